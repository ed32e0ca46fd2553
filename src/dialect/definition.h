/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is known of an operation, type or attribute besides its name. A definition is made from a
 * table when a context first uses the name, and lives as long as the context. */
#ifndef VARVE_DIALECT_DEFINITION_H
#define VARVE_DIALECT_DEFINITION_H

#include "dialect/tables/tables.h"
#include "ir/context.h"
#include "ir/operation.h"

/* A dialect consists of parts: its definition and the extensions that were loaded later. */
typedef struct varve_dialect_definition {
  const varve_definition_tables *tables;
  const varve_dialect_record *record;
  varve_slice name;
  const struct varve_dialect_definition *first; /* part: the definition itself */
  const struct varve_dialect_definition *next;  /* part; NULL: this is the last one */
  struct varve_dialect_definition **last; /* of the first part: the last one, which gets the next */
  bool is_of_pack;                        /* pack_choice.h found it */
} varve_dialect_definition;

/* An enum, copied from the tables of its dialect. */
typedef struct varve_enum_definition {
  const void *place; /* in the tables; NULL: there is no enum */
  varve_enum_record record;
  const varve_definition_tables *tables;
} varve_enum_definition;

typedef enum varve_property_kind {
  VARVE_PROPERTY_REQUIRED, /* attribute that must be present */
  VARVE_PROPERTY_OPTIONAL, /* attribute, optional or with a default */
  VARVE_PROPERTY_NATIVE,  /* no attribute; in memory it is the attribute that mlir-opt prints for it
                           */
  VARVE_PROPERTY_SEGMENTS /* sizes of operand or result groups: segments.h */
} varve_property_kind;

typedef struct varve_property_definition {
  varve_slice name;
  const varve_entity *key; /* the name as STRING */
  varve_property_kind kind;
  varve_slice native;                /* encoding of a native property: native_property.h */
  varve_slice default_value;         /* attribute text; empty: no default */
  bool is_filled_in;                 /* an absent property gets its default */
  varve_enum_definition enumeration; /* of a native property */
  uint32_t constraint;
  uint32_t order; /* in the list of the definition */
} varve_property_definition;

typedef struct varve_operation_definition {
  const varve_dialect_definition *dialect;
  const void *place; /* in the tables */
  const varve_operation_record
      *record; /* a copy; its operands, results, regions and successors are lists in values */
  const varve_value_record *values;
  varve_slice name;
  const varve_property_definition *properties; /* sorted bytewise by name */
  uint32_t property_count;
  uint32_t later; /* the first property, by order, that varve.later allows to be missing from blobs;
                     property_count: none */
  const uint32_t *natives; /* indices of native properties, in the order of the blob */
  uint32_t native_count;
  struct varve_property_memory *memory;               /* operation_properties.c */
  const struct varve_inference_plan **inference_plan; /* infer_plan.c; NULL until first use */
  const struct varve_requirements **requirements;     /* requirement.c; NULL until first use */
  const struct varve_value_names
      *value_names;  /* value_names.h; NULL: the definition names no values */
  bool has_defaults; /* some properties get defaults */
  bool has_body;     /* the fact varve.body: format-spec/structured-operations.md */
  bool has_maps;     /* the fact varve.maps: format-spec/structured-operations.md */
  bool has_operand_segments;
  bool has_result_segments;
  bool in_dictionary; /* of an era without properties: inherent attributes are in the dictionary,
                         and defaults are not filled in */
  bool is_isolated_from_above;
  bool sizes_are_last; /* version 5 of bytecode: segment sizes come behind other attributes */
} varve_operation_definition;

typedef struct varve_parameter_definition {
  varve_slice name;
  varve_slice rule; /* the rule that it matches: rules.def; empty: any value */
  varve_slice default_value;
  bool is_optional; /* may be absent; with a default: is not printed if it has that value */
} varve_parameter_definition;

struct varve_assembly_format; /* format.h */

/* A type or attribute. */
typedef struct varve_entity_definition {
  const varve_dialect_definition *dialect;
  const void *place;                 /* in the tables */
  const varve_entity_record *record; /* a copy */
  varve_slice mnemonic;
  const varve_parameter_definition *parameters;
  uint32_t parameter_count;
  bool is_type;
  bool is_cyclic; /* its format was needed to compile its format */
  bool is_tight;  /* without its name it does not begin with a space: varve.llvm */
  const struct varve_assembly_format *format;          /* NULL: its body is kept as text */
  const struct varve_requirements **requirements;      /* requirement.c; NULL until first use */
  const struct varve_entity_expressions **expressions; /* entity_expressions.h; as requirements */
  const struct varve_code_list **codes;                /* entity_code.h; as requirements */
} varve_entity_definition;

/* *definition is NULL if there is no definition. Both results are cached. */
varve_status varve_find_dialect(varve_context *context, varve_slice name,
                                const varve_dialect_definition **definition) VARVE_MUST_USE;
varve_status varve_find_entity(varve_context *context, varve_slice dialect, varve_slice mnemonic,
                               bool is_type,
                               const varve_entity_definition **definition) VARVE_MUST_USE;
/* Returns whether the definition is needed to make itself: until it is made, it is not found. */
bool varve_entity_is_pending(const varve_context *context, varve_slice dialect,
                             varve_slice mnemonic, bool is_type);
/* Returns whether an attribute has a definition, and whether that says that it is a location. */
varve_status varve_find_location_trait(varve_context *context, const varve_entity *attribute,
                                       bool *is_defined, bool *is_location) VARVE_MUST_USE;
/* Returns the attribute that a definition gives as text. Parses each text once, with
 * context->parse_attribute, which must be set. Do not pass text that depends on a module: the
 * context keeps every text. */
varve_status varve_definition_attribute(varve_context *context, varve_slice text,
                                        const varve_entity **attribute) VARVE_MUST_USE;

/* Parses the text of a type in a definition, as varve_definition_attribute. NULL: it is not a type.
 */
varve_status varve_type_of_definition(varve_context *context, varve_slice text,
                                      const varve_entity **type) VARVE_MUST_USE;
/* The same for text that the library itself wrote. */
varve_status varve_type_of_text(varve_context *context, varve_slice text,
                                const varve_entity **type) VARVE_MUST_USE;

static inline bool varve_operation_has_blob(const varve_operation_definition *definition) {
  return definition->property_count != 0 && !definition->in_dictionary;
}
/* Returns the inherent attributes of an operation that has a definition: its properties, or its
 * dictionary. */
static inline const varve_entity *varve_operation_inherent(const varve_operation *op) {
  return op->name->definition->in_dictionary ? varve_operation_dictionary(op)
                                             : varve_operation_properties(op);
}
/* Returns the property of that name, or NULL if there is no such property. */
const varve_property_definition *varve_find_property(const varve_operation_definition *definition,
                                                     varve_slice name);
/* Returns the dialect whose prefix operations in its regions may omit; empty: no such dialect. */
varve_slice varve_operation_default_dialect(const varve_operation_definition *definition);
/* Returns the terminator that the parser adds to blocks without one; empty: no such operation. */
varve_slice varve_operation_terminator(const varve_operation_definition *definition);
/* The enum of this name: of this part of a dialect or, if it has none, of another part. */
varve_enum_definition varve_find_enum(const varve_dialect_definition *dialect, varve_slice name);
/* Returns the enum that a rule names, as "enum<@Name>" or inside another rule. */
varve_enum_definition varve_find_enum_in_rule(const varve_dialect_definition *dialect,
                                              varve_slice rule);
/* Returns the rule of a constraint, or an empty text if the constraint is not a rule. */
varve_slice varve_constraint_rule(const varve_definition_tables *tables, uint32_t constraint);

/* Forgets all that the context took from packs for the module that it reads (pack_reading.h), so
 * that the module can be read again with other packs. No operation or entity of that module may be
 * left. */
varve_status varve_forget_packs_of_reading(varve_context *context) VARVE_MUST_USE;

/* Returns the part from which this part of a dialect differs, or NULL if it is complete. */
const varve_dialect_definition *varve_base_part(const varve_dialect_definition *part);

/* Returns whether this part of a dialect belongs to the built-in set of that era. */
bool varve_dialect_is_of_era(const varve_dialect_definition *part, varve_era era);
/* Returns whether the registry has the dialect. If so, its types and attributes are parsed by
 * their definitions. */
bool varve_dialect_is_known(varve_context *context, varve_slice dialect);

#endif

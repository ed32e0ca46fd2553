/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is known of an operation, type or attribute beyond its name: a table's facts made ready for
 * one context the first time that context meets the name. Everything here lives as long as the
 * context. */
#ifndef VARVE_DIALECT_DEFINITION_H
#define VARVE_DIALECT_DEFINITION_H

#include "dialect/tables.h"
#include "ir/context.h"
#include "ir/operation.h"

typedef struct varve_dialect_definition {
  const varve_definition_tables *tables;
  const varve_dialect_record *record;
  varve_slice name;
} varve_dialect_definition;

/* An enum, copied out of the tables of its dialect. */
typedef struct varve_enum_definition {
  const void *place; /* in the tables; NULL: there is none */
  varve_enum_record record;
} varve_enum_definition;

typedef enum varve_property_kind {
  VARVE_PROPERTY_REQUIRED, /* attribute that must be there */
  VARVE_PROPERTY_OPTIONAL, /* attribute, optional or with a default */
  VARVE_PROPERTY_NATIVE,   /* no attribute; in memory the attribute that mlir-opt prints it as */
  VARVE_PROPERTY_SEGMENTS  /* sizes of operand or result groups: segments.h */
} varve_property_kind;

typedef struct varve_property_definition {
  varve_slice name;
  const varve_attribute *key; /* the name as STRING */
  varve_property_kind kind;
  varve_slice native;                /* encoding of a native property: native_property.h */
  varve_slice default_value;         /* attribute text; empty: none */
  bool is_filled_in;                 /* where it is absent it gets its default */
  varve_enum_definition enumeration; /* that a native property holds */
  uint32_t constraint;
} varve_property_definition;

typedef struct varve_operation_definition {
  const varve_dialect_definition *dialect;
  const void *place;                    /* in the tables */
  const varve_operation_record *record; /* a copy, whose operands, results, regions and successors
                                           are lists in values */
  const varve_value_record *values;
  varve_slice name;
  const varve_property_definition *properties; /* bytewise by name */
  uint32_t property_count;
  const uint32_t *natives; /* which properties are native, in the order of the blob */
  uint32_t native_count;
  struct varve_property_memory *memory;               /* operation_properties.c */
  const struct varve_inference_plan **inference_plan; /* infer_plan.c: NULL until it is wanted */
  const struct varve_value_names *value_names;        /* value_names.h; NULL: names nothing */
  bool has_defaults;                                  /* some properties are filled in */
  bool has_maps; /* the fact varve.maps: format-spec/structured-operations.md */
  bool has_operand_segments;
  bool has_result_segments;
  bool in_dictionary; /* before there were properties: inherent attributes stand in the dictionary,
                         and nothing is filled in */
  bool is_isolated_from_above;
} varve_operation_definition;

typedef struct varve_parameter_definition {
  varve_slice name;
  varve_slice rule; /* what it holds: rules.def; empty: whatever */
  varve_slice default_value;
  bool is_optional; /* may be absent; with a default: is left out where it has that value */
} varve_parameter_definition;

struct varve_assembly_format; /* format.h */

/* A type or attribute. */
typedef struct varve_entity_definition {
  const varve_dialect_definition *dialect;
  const void *place;                 /* in the tables */
  const varve_entity_record *record; /* a copy */
  varve_slice mnemonic;
  varve_slice alias; /* empty: none */
  const varve_parameter_definition *parameters;
  uint32_t parameter_count;
  bool is_type;
  const struct varve_assembly_format *format; /* NULL: its body is kept as text */
} varve_entity_definition;

/* NULL in *definition: not known. These keep what they find, and that they found nothing. */
varve_status varve_find_dialect(varve_context *context, varve_slice name,
                                const varve_dialect_definition **definition) VARVE_MUST_USE;
varve_status varve_find_entity(varve_context *context, varve_slice dialect, varve_slice mnemonic,
                               bool is_type,
                               const varve_entity_definition **definition) VARVE_MUST_USE;
/* An operation's definition is in its name: varve_operation_name_get. What a context calls for it;
 * nothing is found when it has no registry. */
varve_status varve_define_operation(varve_context *context,
                                    varve_operation_name *name) VARVE_MUST_USE;

/* The attribute that a text of a definition says, read once: context->parse_attribute, which must
 * be there. Not for what is put together from a module, as every text stays with the context. */
varve_status varve_definition_attribute(varve_context *context, varve_slice text,
                                        const varve_attribute **attribute) VARVE_MUST_USE;

static inline bool varve_operation_has_blob(const varve_operation_definition *definition) {
  return definition->property_count != 0 && !definition->in_dictionary;
}
/* Where the inherent attributes of an operation with a definition stand: its properties, or its
 * dictionary. */
static inline const varve_attribute *varve_operation_inherent(const varve_operation *op) {
  return op->name->definition->in_dictionary ? varve_operation_dictionary(op)
                                             : varve_operation_properties(op);
}
/* The property of that name, NULL when there is none. */
const varve_property_definition *varve_find_property(const varve_operation_definition *definition,
                                                     varve_slice name);
/* A fact of the operation, type, attribute or dialect ("names", "terminator"): its value as
 * attribute text, empty when it has none. */
varve_slice varve_find_fact(const varve_definition_tables *tables, varve_record_list facts,
                            const char *key);
/* What stands in the quotes of a fact that is a string, escapes as they are; empty: no such fact.
 */
varve_slice varve_find_text_fact(const varve_definition_tables *tables, varve_record_list facts,
                                 const char *key);
/* The dialect whose name operations in its regions may leave out; empty: none. */
varve_slice varve_operation_default_dialect(const varve_operation_definition *definition);
/* The operation that ends its blocks where none is written; empty: none is told. */
varve_slice varve_operation_terminator(const varve_operation_definition *definition);
/* Whether it has the trait, with whatever arguments in <...>. */
bool varve_has_trait(const varve_definition_tables *tables, varve_record_list traits,
                     const char *trait);
/* The enum of a dialect that has this name. */
varve_enum_definition varve_find_enum(const varve_dialect_definition *dialect, varve_slice name);
/* The enum that a rule names, "enum<@Name>" or with that in it. */
varve_enum_definition varve_find_enum_in_rule(const varve_dialect_definition *dialect,
                                              varve_slice rule);
/* Empty when the constraint is no rule. */
varve_slice varve_constraint_rule(const varve_definition_tables *tables, uint32_t constraint);

/* Whether the registry has the dialect, and so its types and attributes are parsed by it. */
bool varve_dialect_is_known(const varve_context *context, varve_slice dialect);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the value of a parameter is written, according to its rule. */
#ifndef VARVE_DIALECT_PARAMETER_RULE_H
#define VARVE_DIALECT_PARAMETER_RULE_H

#include "dialect/definition.h"

typedef enum varve_parameter_kind {
  VARVE_PARAMETER_ATTRIBUTE,   /* of node_kind, if that is set */
  VARVE_PARAMETER_TYPE,        /* likewise */
  VARVE_PARAMETER_ENTITY,      /* of one definition: dialect and mnemonic may be omitted */
  VARVE_PARAMETER_STRING,      /* STRING */
  VARVE_PARAMETER_BOOL,        /* INTEGER of type i1 */
  VARVE_PARAMETER_INTEGER,     /* INTEGER of type i64 */
  VARVE_PARAMETER_FLOAT,       /* FLOAT of type f32 or f64, by width */
  VARVE_PARAMETER_ENUM,        /* INTEGER of type i64 */
  VARVE_PARAMETER_AFFINE_MAP,  /* AFFINE_MAP without affine_map<...> */
  VARVE_PARAMETER_DENSE_ARRAY, /* DENSE_ARRAY of the element type, written in brackets */
  VARVE_PARAMETER_LIST,        /* of items only: ARRAY of values of the inner rule, in brackets */
  VARVE_PARAMETER_RECORD       /* ARRAY of the values of the fields; only the fields are written */
} varve_parameter_kind;

/* The maximum nesting of arrays and records in a rule. */
enum { VARVE_PARAMETER_NESTING = 8 };

typedef struct varve_parameter_rule {
  varve_parameter_kind kind;
  bool is_optional;    /* or ABSENT */
  bool is_array;       /* ARRAY of such values; types are TYPE attributes */
  bool in_braces;      /* an array in {} */
  bool has_keys;       /* an array of #dialect.dl_entry, written "key = value" */
  bool is_type;        /* for ENTITY */
  bool is_signed;      /* for INTEGER */
  uint32_t width;      /* for INTEGER and DENSE_ARRAY */
  uint64_t node_kinds; /* a bit for each kind that is allowed here; 0: all kinds */
  varve_slice dialect; /* for ENTITY */
  varve_slice mnemonic;
  const varve_definition_tables *tables; /* for ENUM */
  varve_enum_definition enumeration;
  const struct varve_parameter_rule *inner;   /* for LIST: the rule of an item */
  const struct varve_parameter_field *fields; /* for RECORD */
  uint32_t field_count;
} varve_parameter_rule;

/* A field of a record. Its value is at its index in the ARRAY. */
typedef struct varve_parameter_field {
  varve_slice name;
  varve_parameter_rule rule;
} varve_parameter_field;

/* Returns UNSUPPORTED if the way to write such a value is unknown. dialect: where enums are
 * searched. */
varve_status varve_parameter_rule_parse(varve_context *context,
                                        const varve_dialect_definition *dialect, varve_slice text,
                                        varve_parameter_rule *rule) VARVE_MUST_USE;
/* Returns whether a parsed node may be the value, or one item of an array. */
bool varve_parameter_rule_accepts(const varve_parameter_rule *rule, const varve_entity *value);
/* Returns whether a node may be the value, which is an ARRAY if the rule is that of an array. */
bool varve_parameter_rule_accepts_value(const varve_parameter_rule *rule,
                                        const varve_entity *value);
/* The rule of the items of an array. */
varve_parameter_rule varve_parameter_rule_of_item(const varve_parameter_rule *rule);
/* Returns the value that is in an array or record: a type without its TYPE attribute. */
const varve_entity *varve_parameter_unwrap(const varve_parameter_rule *rule,
                                           const varve_entity *node);
/* Returns the index of a field; field_count: there is no field of this name. */
uint32_t varve_parameter_find_field(const varve_parameter_rule *rule, varve_slice name);
/* Converts an attribute of a definition to a value: "nnan" is a case of an enum, 4 : i32 is the
 * number 4. Returns INVALID if the attribute does not fit the rule. */
varve_status varve_parameter_from_attribute(varve_context *context,
                                            const varve_parameter_rule *rule,
                                            const varve_entity *attribute,
                                            const varve_entity **value) VARVE_MUST_USE;

/* Enums. text: one name, or the names of several bits with their separator. */
bool varve_enum_find_case(const varve_parameter_rule *rule, varve_slice text, uint64_t *value);
bool varve_enum_find(const varve_parameter_rule *rule, varve_slice text, uint64_t *value);
/* Returns whether text can represent the whole value. */
bool varve_enum_has(const varve_parameter_rule *rule, uint64_t value);
/* Finds the word of a parametric attribute that holds nothing but a case of an enum; empty: it
 * holds something else. */
varve_status varve_entity_word(varve_context *context, const varve_entity *attribute,
                               varve_slice *word) VARVE_MUST_USE;
/* Appends the text of a value. */
varve_status varve_enum_print(const varve_parameter_rule *rule, uint64_t value,
                              varve_buffer *out) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the value of a parameter is written, according to its rule. */
#ifndef VARVE_DIALECT_PARAMETER_RULE_H
#define VARVE_DIALECT_PARAMETER_RULE_H

#include "dialect/definition.h"
#include "dialect/dwarf_names.h"

typedef enum varve_parameter_kind {
  VARVE_PARAMETER_ATTRIBUTE,   /* of node_kind, if that is set */
  VARVE_PARAMETER_TYPE,        /* likewise */
  VARVE_PARAMETER_ENTITY,      /* of one definition: dialect and mnemonic may be omitted */
  VARVE_PARAMETER_STRING,      /* STRING */
  VARVE_PARAMETER_BOOL,        /* INTEGER of type i1 */
  VARVE_PARAMETER_INTEGER,     /* INTEGER of type i64 */
  VARVE_PARAMETER_ENUM,        /* INTEGER of type i64 */
  VARVE_PARAMETER_NAME,        /* INTEGER of type i64, written as a name of DWARF */
  VARVE_PARAMETER_AFFINE_MAP,  /* AFFINE_MAP without affine_map<...> */
  VARVE_PARAMETER_DENSE_ARRAY, /* DENSE_ARRAY of the element type, written in brackets */
} varve_parameter_kind;

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
  varve_dwarf_family family; /* for NAME */
} varve_parameter_rule;

/* Returns UNSUPPORTED if the way to write such a value is unknown. dialect: where enums are
 * searched. */
varve_status varve_parameter_rule_parse(varve_context *context,
                                        const varve_dialect_definition *dialect, varve_slice text,
                                        varve_parameter_rule *rule) VARVE_MUST_USE;
/* Returns whether a parsed node may be the value, or one item of an array. */
bool varve_parameter_rule_accepts(const varve_parameter_rule *rule, const varve_entity *value);
/* Converts an attribute of a definition to a value: "nnan" is a case of an enum, 4 : i32 is the
 * number 4. Returns INVALID if the attribute does not fit the rule. */
varve_status varve_parameter_from_attribute(varve_context *context,
                                            const varve_parameter_rule *rule,
                                            const varve_attribute *attribute,
                                            const varve_entity **value) VARVE_MUST_USE;

/* Enums: enum_text.c. text: one name, or the names of several bits with their separator. */
bool varve_enum_find_case(const varve_parameter_rule *rule, varve_slice text, uint64_t *value);
bool varve_enum_find(const varve_parameter_rule *rule, varve_slice text, uint64_t *value);
/* Returns whether text can represent the whole value. */
bool varve_enum_has(const varve_parameter_rule *rule, uint64_t value);
/* Appends the text of a value. */
varve_status varve_enum_print(const varve_parameter_rule *rule, uint64_t value,
                              varve_buffer *out) VARVE_MUST_USE;

#endif

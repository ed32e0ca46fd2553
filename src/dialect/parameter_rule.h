/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the value of a parameter is written, from the rule it meets. */
#ifndef VARVE_DIALECT_PARAMETER_RULE_H
#define VARVE_DIALECT_PARAMETER_RULE_H

#include "dialect/definition.h"
#include "dialect/dwarf_names.h"

typedef enum varve_parameter_kind {
  VARVE_PARAMETER_ATTRIBUTE,   /* of node_kind, where that is set */
  VARVE_PARAMETER_TYPE,        /* likewise */
  VARVE_PARAMETER_ENTITY,      /* of one definition: dialect and mnemonic can be left out */
  VARVE_PARAMETER_STRING,      /* STRING */
  VARVE_PARAMETER_BOOL,        /* INTEGER of i1 */
  VARVE_PARAMETER_INTEGER,     /* INTEGER of i64 */
  VARVE_PARAMETER_ENUM,        /* INTEGER of i64 */
  VARVE_PARAMETER_NAME,        /* INTEGER of i64, written as a name of DWARF */
  VARVE_PARAMETER_AFFINE_MAP,  /* AFFINE_MAP without affine_map<...> around it */
  VARVE_PARAMETER_DENSE_ARRAY, /* DENSE_ARRAY of element type, written in brackets */
} varve_parameter_kind;

typedef struct varve_parameter_rule {
  varve_parameter_kind kind;
  bool is_array;       /* ARRAY of it, types as TYPEs */
  bool in_braces;      /* an array in {} */
  bool has_keys;       /* an array of #dialect.dl_entry, written "key = value" */
  bool is_type;        /* of ENTITY */
  bool is_signed;      /* of INTEGER */
  uint32_t width;      /* of INTEGER and DENSE_ARRAY */
  uint64_t node_kinds; /* a bit for each kind that may stand here, 0: all */
  varve_slice dialect; /* of ENTITY */
  varve_slice mnemonic;
  const varve_definition_tables *tables; /* of the enum */
  varve_enum_definition enumeration;
  varve_dwarf_family family; /* of NAME */
} varve_parameter_rule;

/* UNSUPPORTED when nobody knows how a value that meets the rule is written. dialect: where names of
 * enums are looked up. */
varve_status varve_parameter_rule_parse(varve_context *context,
                                        const varve_dialect_definition *dialect, varve_slice text,
                                        varve_parameter_rule *rule) VARVE_MUST_USE;
/* Whether a node that was read may be the value, or one item of an array. */
bool varve_parameter_rule_is_met(const varve_parameter_rule *rule, const varve_entity *value);
/* The value that the attribute of a definition stands for: "nnan" is a case of an enum, 4 : i32 the
 * number 4. INVALID when it is none. */
varve_status varve_parameter_from_attribute(varve_context *context,
                                            const varve_parameter_rule *rule,
                                            const varve_attribute *attribute,
                                            const varve_entity **value) VARVE_MUST_USE;

/* Enums: enum_text.c. text: one name; or also several bits with their separator. */
bool varve_enum_find_case(const varve_parameter_rule *rule, varve_slice text, uint64_t *value);
bool varve_enum_find(const varve_parameter_rule *rule, varve_slice text, uint64_t *value);
/* Whether the value has a text, all of it. */
bool varve_enum_has(const varve_parameter_rule *rule, uint64_t value);
/* Appends the text of a value. */
varve_status varve_enum_print(const varve_parameter_rule *rule, uint64_t value,
                              varve_buffer *out) VARVE_MUST_USE;

#endif

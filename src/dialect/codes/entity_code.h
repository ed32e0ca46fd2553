/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How a dialect encodes a type or attribute in bytecode: the rows of the fact varve.codes.
 * format-spec/dialect-definitions.md, "Codes". */
#ifndef VARVE_DIALECT_ENTITY_CODE_H
#define VARVE_DIALECT_ENTITY_CODE_H

#include "dialect/entity_format/format.h"

struct varve_expression;

/* The most bytes of the letters of a row, with the NUL. */
enum { VARVE_CODE_LETTERS = 128 };

/* Fields of a row that no parameter holds: %name. */
enum { VARVE_CODE_LOCALS = 4 };

/* A field of a row: one letter of numbering/builtin_codes.def, a list, or '?' or '!' and a letter.
 */
typedef struct varve_code_field {
  uint32_t slot;         /* of the parameter, or of a local; VARVE_NO_PARAMETER: a constant */
  uint64_t number;       /* the constant */
  const uint32_t *parts; /* of a list of records: the field of the record for each letter */
  bool is_column;        /* a list of one field, column, of the records in the slot */
  uint32_t column;
  const struct varve_expression *type; /* of I, F and B: the type of the value */
  bool is_packed;                      /* of B: elements of type i1 may take a bit each */
} varve_code_field;

/* $slot = value, or when value */
typedef struct varve_code_equation {
  uint32_t slot; /* VARVE_NO_PARAMETER: a condition of the writer */
  const struct varve_expression *value;
} varve_code_equation;

typedef struct varve_code_row {
  const varve_entity_definition *definition;
  uint64_t code;
  const struct varve_code_row *older; /* the next row of its definition with the code; NULL: none */
  const char *letters;
  varve_slice name; /* for messages: "#stablehlo.conv", with a NUL after it */
  const varve_code_field *fields;
  uint32_t field_count;
  uint32_t slot_count; /* of the fields that hold a parameter */
  uint32_t local_count;
  const varve_code_equation *equations;
  uint32_t equation_count;
  struct varve_element_coverage *coverage; /* NULL: its uses are not counted */
} varve_code_row;

/* The rule of the items of a list: also that of a parameter that is any array attribute. */
varve_parameter_rule varve_code_rule_of_item(const varve_parameter_rule *rule);
/* Returns the letters of the next field. */
static inline const char *varve_code_next_letter(const char *letters) {
  if (*letters == '[' || *letters == '{')
    return letters + strcspn(letters, "]}") + 1;
  return letters + (*letters == '?' || *letters == '!' ? 2 : 1);
}

/* The encodings of a type or attribute, in order. */
typedef struct varve_code_list {
  const varve_code_row *rows;
  uint32_t count;
} varve_code_list;
/* Compiles the fact varve.codes. Returns INVALID and sets *fault if the fact is invalid;
 * fault->offset is that in the text of a row. */
varve_status varve_codes_compile(varve_context *context, const varve_entity_definition *definition,
                                 varve_code_list *codes, varve_format_fault *fault) VARVE_MUST_USE;
/* The same, once for each definition. The list is empty if the fact is invalid. */
varve_status varve_entity_codes(varve_context *context, const varve_entity_definition *definition,
                                const varve_code_list **codes) VARVE_MUST_USE;

/* Returns whether an earlier row of the definition has the code of this one. */
static inline bool varve_code_is_older(const varve_code_list *codes, uint32_t row) {
  for (uint32_t i = 0; i < row; i++)
    if (codes->rows[i].older == &codes->rows[row])
      return true;
  return false;
}

/* The rows of all types or attributes of a dialect, ascending by code; of those of one definition
 * that have the same code, the first. */
typedef struct varve_code_table {
  const varve_code_row *const *rows;
  uint32_t count;
} varve_code_table;
/* Makes the table once for each context. It has no rows if the dialect has no definition, or one of
 * a pack while packs are off. */
varve_status varve_dialect_codes(varve_context *context, varve_slice dialect, bool is_type,
                                 const varve_code_table **table) VARVE_MUST_USE;
/* Returns NULL if no row has the code. */
const varve_code_row *varve_code_table_find(const varve_code_table *table, uint64_t code);

/* The slots of a row are the parameters, then its locals. Fills in those that its fields leave
 * NULL: by its equations, or with their defaults. Returns INVALID if a slot has neither. */
varve_status varve_code_complete(varve_context *context, const varve_code_row *row,
                                 const varve_entity **slots) VARVE_MUST_USE;
/* Computes the type of the value of a field I, F or B. *type is NULL if it is not known. */
varve_status varve_code_type(varve_context *context, const varve_code_row *row,
                             const varve_code_field *field, const varve_entity *const *slots,
                             const varve_entity **type) VARVE_MUST_USE;
/* Returns whether the row says all of an entity: each parameter is in a field, or has the value
 * that varve_code_complete gives it. values becomes the slots. */
varve_status varve_code_describes(varve_context *context, const varve_code_row *row,
                                  const varve_entity *entity, varve_vector *values,
                                  bool *describes) VARVE_MUST_USE;

#endif

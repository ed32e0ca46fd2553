/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the fields of an entry of the attribute and type section as the letters of format.def
 * describe them. */
#ifndef VARVE_BYTECODE_FIELDS_H
#define VARVE_BYTECODE_FIELDS_H

#include "bytecode/file/file.h"

#define VARVE_NO_ENTRY UINT32_MAX

/* A reference to another entry. */
typedef struct varve_field_reference {
  uint32_t entry; /* index into file->entries; VARVE_NO_ENTRY: absent */
  char letter;
} varve_field_reference;

typedef struct varve_fields {
  varve_vector references; /* varve_field_reference: for A, N, L, O, T */
  varve_vector numbers; /* uint64_t: list sizes and all other numbers; V yields two, the first says
                           whether it is present */
  varve_slice data;     /* contents of field B */
} varve_fields;

void varve_fields_init(varve_fields *fields, varve_memory *memory);
void varve_fields_release(varve_fields *fields);
/* Reads up to a final I or F, or to the end of letters. */
varve_status varve_fields_read(varve_fields *fields, const varve_bytecode_file *file,
                               varve_cursor *cursor, const char *letters) VARVE_MUST_USE;
/* Reads the code. *code is its description, or NULL if the code is unknown. The cursor is then
 * after the code. */
varve_status varve_fields_read_code(const varve_bytecode_file *file, varve_cursor *cursor,
                                    varve_bytecode_coder coder, uint64_t *number,
                                    const varve_bytecode_code **code) VARVE_MUST_USE;

static inline uint64_t varve_fields_number(const varve_fields *fields, size_t index) {
  return VARVE_VECTOR_AT(&fields->numbers, uint64_t, index);
}

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes that a dialect other than builtin encodes itself, taken apart into the
 * fields of codes.def. format-spec/bytecode.md: types of quant, attributes of llvm. */
#ifndef VARVE_DIALECT_CODES_H
#define VARVE_DIALECT_CODES_H

#include "base/vector.h"
#include "ir/entity.h"

enum {
#define VARVE_BYTECODE_QUANT_TYPE(name, code, text, fields) VARVE_QUANT_TYPE_##name = code,
#include "dialect/codes.def"
  VARVE_QUANT_TYPE_COUNT
};
/* The attribute of llvm that the code stands for; NULL: none. */
const char *varve_llvm_mnemonic(uint64_t code);

/* One field of an entry; the code is the first, as one of letter v. */
typedef struct varve_coded_field {
  char letter;     /* see bytecode/format.def; '[' and '{' come before the items of a list */
  bool is_present; /* of V */
  uint64_t number; /* of v, s, b and V; bits of d; how many items a list has */
  const varve_entity *entity; /* of A, O and T, NULL where absent; the STRING of S */
} varve_coded_field;

/* Appends the fields of a DIALECT_TYPE or DIALECT_ATTRIBUTE to fields, or nothing when its dialect
 * has no encoding for it or its text is not plain enough to be sure of: it is then written as text.
 * Makes the nodes that the fields refer to. */
varve_status varve_coded_fields_append(varve_context *context, const varve_entity *entity,
                                       varve_vector *fields) VARVE_MUST_USE;

#endif

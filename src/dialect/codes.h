/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes that a dialect other than builtin encodes itself, split into the fields
 * of codes.def. format-spec/bytecode.md: types of quant, attributes of llvm. */
#ifndef VARVE_DIALECT_CODES_H
#define VARVE_DIALECT_CODES_H

#include "base/vector.h"
#include "ir/entity.h"

enum {
#define VARVE_BYTECODE_QUANT_TYPE(name, code, text, fields) VARVE_QUANT_TYPE_##name = code,
#include "dialect/codes.def"
  VARVE_QUANT_TYPE_COUNT
};
/* Returns the mnemonic of the llvm attribute that has this code, or NULL if none has it. */
const char *varve_llvm_mnemonic(uint64_t code);

/* One field of an entry. The first field is the code, with letter v. */
typedef struct varve_coded_field {
  char letter;     /* see bytecode/format.def; '[' and '{' come before the items of a list */
  bool is_present; /* for V */
  uint64_t
      number; /* for v, s, b and V: the number; for d: its bits; for a list: the number of items */
  const varve_entity *entity; /* for A, O and T: the entity, NULL if absent; for S: the STRING */
} varve_coded_field;

/* Appends the fields of a DIALECT_TYPE or DIALECT_ATTRIBUTE to fields, and makes the nodes that
 * they refer to. Appends nothing if the dialect has no encoding for it, or if the text is too
 * unusual to be certain; the caller then writes text. */
varve_status varve_coded_fields_append(varve_context *context, const varve_entity *entity,
                                       varve_vector *fields) VARVE_MUST_USE;

#endif

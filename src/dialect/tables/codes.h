/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes that a dialect other than builtin encodes itself, split into fields by the
 * rows of definitions. */
#ifndef VARVE_DIALECT_CODES_H
#define VARVE_DIALECT_CODES_H

#include "base/vector.h"
#include "ir/entity.h"

/* One field of an entry. The first field is the code, with letter v. */
typedef struct varve_coded_field {
  char letter; /* see numbering/builtin_codes.def; '[' and '{' come before the items of a list */
  bool is_present; /* for V and B */
  uint64_t
      number; /* for v, s, b and V: the number; for d: its bits; for a list: the number of items */
  /* for A, O and T: the entity, NULL if absent; for S: the STRING; for I and F: the attribute whose
   * bits these are; for B: the DENSE_ELEMENTS, whose elements of type i1 take a bit if is_present
   */
  const varve_entity *entity;
} varve_coded_field;

static inline bool varve_is_reference_letter(char letter) {
  return letter == 'A' || letter == 'O' || letter == 'T';
}

/* Appends the fields of a DIALECT_TYPE or DIALECT_ATTRIBUTE to fields, and makes the nodes that
 * they refer to. Appends nothing if the dialect has no encoding for it; the caller then writes
 * text. */
varve_status varve_coded_fields_append(varve_context *context, const varve_entity *entity,
                                       varve_vector *fields) VARVE_MUST_USE;

#endif

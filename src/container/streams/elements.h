/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rearranges raw elements so that they pack better, and restores them. format-spec/varve.md,
 * "Nodes". */
#ifndef VARVE_CONTAINER_ELEMENTS_H
#define VARVE_CONTAINER_ELEMENTS_H

#include "base/vector.h"

typedef enum varve_elements_form {
  VARVE_ELEMENTS_PLAIN,       /* unchanged */
  VARVE_ELEMENTS_PLANES,      /* the first byte of each element, then the second of each, ... */
  VARVE_ELEMENTS_DIFFERENCES, /* the difference of each element from the one before, as planes */
  VARVE_ELEMENTS_FORM_COUNT
} varve_elements_form;

/* Returns the form that is likely to be smallest; width: bytes of an element. */
varve_elements_form varve_elements_choose(varve_slice bytes, size_t width);
/* Appends the bytes in that form. Forms other than PLAIN require a width of 1 to 8 that divides the
 * size. */
varve_status varve_elements_arrange(varve_slice bytes, size_t width, varve_elements_form form,
                                    varve_buffer *out) VARVE_MUST_USE;
/* Appends the bytes that varve_elements_arrange() was given. */
varve_status varve_elements_restore(varve_slice bytes, size_t width, varve_elements_form form,
                                    varve_buffer *out) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Raw elements laid out so that they pack better, and back. format-spec/varve.md, "Nodes". */
#ifndef VARVE_CONTAINER_ELEMENTS_H
#define VARVE_CONTAINER_ELEMENTS_H

#include "base/vector.h"

typedef enum varve_elements_form {
  VARVE_ELEMENTS_PLAIN,       /* as they are */
  VARVE_ELEMENTS_PLANES,      /* the first byte of each, then the second of each, ... */
  VARVE_ELEMENTS_DIFFERENCES, /* of each what it is more than the one before, in planes */
  VARVE_ELEMENTS_FORM_COUNT
} varve_elements_form;

/* Which form is likely to be smallest; width: bytes of an element. */
varve_elements_form varve_elements_choose(varve_slice bytes, size_t width);
/* Appends the bytes in that form; other forms than PLAIN ask for a width of 1 to 8 that divides the
 * size. */
varve_status varve_elements_arrange(varve_slice bytes, size_t width, varve_elements_form form,
                                    varve_buffer *out) VARVE_MUST_USE;
/* The reverse. */
varve_status varve_elements_restore(varve_slice bytes, size_t width, varve_elements_form form,
                                    varve_buffer *out) VARVE_MUST_USE;

#endif

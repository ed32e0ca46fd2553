/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes types, attributes and affine expressions again from what they consist of. */
#ifndef VARVE_TESTS_ACCESSOR_MAKE_H
#define VARVE_TESTS_ACCESSOR_MAKE_H

#include <stdbool.h>

#include <varve.h>

typedef enum remake_result {
  REMADE_SAME,
  REMADE_OTHER,      /* another type or attribute, or an error */
  REMADE_TEXT,       /* of a dialect, kept as text: it has no parameters */
  REMADE_IMPOSSIBLE, /* no constructor gives this form: see the comments */
} remake_result;

/* Makes an entity with the constructors. Its parts, such as the element type, are taken as they
 * are. *why explains REMADE_OTHER. */
remake_result remake_type(varve_context *context, const varve_type *type, const char **why);
remake_result remake_attribute(varve_context *context, const varve_attribute *attribute,
                               const char **why);
remake_result remake_expression(varve_context *context, const varve_affine_expression *expression,
                                const char **why);

#endif

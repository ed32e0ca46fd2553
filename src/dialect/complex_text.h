/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* #complex.number as mlir-opt prints it. */
#ifndef VARVE_DIALECT_COMPLEX_TEXT_H
#define VARVE_DIALECT_COMPLEX_TEXT_H

#include "ir/attributes.h"

/* Replaces an attribute of dialect complex that was parsed from text by the one that mlir-opt
 * makes of it: numbers are reprinted, and the type is the complex type of their format. If the
 * text is not understood, the attribute stays unchanged. */
varve_status varve_complex_attribute_normalize(varve_context *context,
                                               const varve_attribute **attribute) VARVE_MUST_USE;

#endif

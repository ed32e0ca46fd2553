/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* #complex.number as mlir-opt prints it. */
#ifndef VARVE_DIALECT_COMPLEX_TEXT_H
#define VARVE_DIALECT_COMPLEX_TEXT_H

#include "ir/attributes.h"

/* An attribute of dialect complex read from text becomes the one that mlir-opt makes of it: its
 * numbers printed, its type the complex type of their format. It stays when its text is none that
 * is known. */
varve_status varve_complex_attribute_normalize(varve_context *context,
                                               const varve_attribute **attribute) VARVE_MUST_USE;

#endif

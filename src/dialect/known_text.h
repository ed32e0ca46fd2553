/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of LLVM's dialects that are kept as text, as mlir-opt prints them. */
#ifndef VARVE_DIALECT_KNOWN_TEXT_H
#define VARVE_DIALECT_KNOWN_TEXT_H

#include "ir/attributes.h"

/* Gives a type or attribute parsed from text the blanks that mlir-opt prints. If the text is not
 * understood, it stays unchanged. */
varve_status varve_known_text_normalize(varve_context *context,
                                        const varve_entity **entity) VARVE_MUST_USE;

#endif

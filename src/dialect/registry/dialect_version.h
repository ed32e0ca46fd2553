/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The version that a dialect stores in bytecode: varve.version says which numbers it has.
 * format-spec/dialect-definitions.md, 9.1. A version is written as "1.9.0". */
#ifndef VARVE_DIALECT_DIALECT_VERSION_H
#define VARVE_DIALECT_DIALECT_VERSION_H

#include "dialect/lex/format_tokens.h"

/* Counts the numbers that varve.version lists. Returns INVALID and sets *fault if it is invalid. */
varve_status varve_version_fields_parse(varve_slice text, uint32_t *count,
                                        varve_format_fault *fault) VARVE_MUST_USE;
/* Appends the text of a stored version. Returns INVALID if the bytes are not that many numbers. */
varve_status varve_version_decode(uint32_t count, varve_slice bytes,
                                  varve_buffer *text) VARVE_MUST_USE;
/* Appends the bytes of a version. Numbers that the text lacks are 0, and further ones are left out.
 */
varve_status varve_version_encode(uint32_t count, varve_slice text,
                                  varve_buffer *bytes) VARVE_MUST_USE;
/* Compares number by number. */
bool varve_version_is_before(varve_slice version, varve_slice limit);

#endif

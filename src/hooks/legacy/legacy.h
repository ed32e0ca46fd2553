/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that several files use to parse and print custom forms of older releases. */
#ifndef VARVE_HOOKS_LEGACY_H
#define VARVE_HOOKS_LEGACY_H

#include "hooks/shared/form_parts.h"

/* Syntax elements of several custom forms in 2019 and 2020 */

/* Parses ": type word type", or ": type, type" if word is NULL. */
varve_status varve_parse_two_types(varve_parser *parser, const char *word,
                                   const varve_entity *types[2]) VARVE_MUST_USE;
/* Reports an error if the number of operands is less than least or greater than most. */
varve_status varve_expect_uses(varve_parser *parser, const varve_operation_draft *draft,
                               size_t least, size_t most) VARVE_MUST_USE;

#endif

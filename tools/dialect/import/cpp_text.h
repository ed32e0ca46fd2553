/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares C++ text from ODS: predicates, default values, class names. */
#ifndef VARVE_TOOLS_DIALECT_CPP_TEXT_H
#define VARVE_TOOLS_DIALECT_CPP_TEXT_H

#include "dialect/import/import.h"

/* Returns the text with single spaces, without spaces at its ends, without the namespaces mlir and
 * llvm, and without parentheses around the whole; malloc'd. Such text is "clean". */
char *cpp_clean(importer *in, const char *text);
/* Returns whether clean text matches a pattern of rules_by_predicate.def. Appends the captures: an
 * integer, {"list": integers}, or a string. kinds receives a letter for each. */
bool cpp_fits(importer *in, const char *pattern, const char *text, json_t *captures);
/* Returns the last part of a::b::c. */
/* Converts x.isa<C>() to isa<C>(x), and cast likewise, in place. */
void cpp_turn_casts(importer *in, char *text);
const char *cpp_last_name(const char *name);

#endif

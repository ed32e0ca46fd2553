/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* C++ as ODS holds it: predicates, default values, names of classes. */
#ifndef VARVE_TOOLS_DIALECT_CPP_TEXT_H
#define VARVE_TOOLS_DIALECT_CPP_TEXT_H

#include "dialect/import.h"

/* The text with one space where it has any, none at its ends, without the namespaces mlir and llvm,
 * and without parentheses around the whole: malloc'd. */
char *cpp_clean(importer *in, const char *text);
/* Whether clean text fits a pattern of rules_by_predicate.def; what its places stood for is
 * appended to captures: an integer, {"list": integers}, or a string. kinds gets a letter for each.
 */
bool cpp_fits(importer *in, const char *pattern, const char *text, json_t *captures);
/* The last part of a::b::c. */
/* Makes isa<C>(x) of x.isa<C>(), and so with cast, in place. */
void cpp_turn_casts(importer *in, char *text);
const char *cpp_last_name(const char *name);

#endif

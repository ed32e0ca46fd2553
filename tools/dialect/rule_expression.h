/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rule expressions (format-spec/dialect-definitions.md 6) while the importer works on them, as
 * JSON: "TensorOf<I<32>>" is ["TensorOf", ["I", 32]]; strings and integers stand for themselves.
 * These functions set is_out_of_memory and return NULL when memory is out; NULL arguments give
 * NULL. */
#ifndef VARVE_TOOLS_DIALECT_RULE_EXPRESSION_H
#define VARVE_TOOLS_DIALECT_RULE_EXPRESSION_H

#include "dialect/import.h"

enum {
  RULE_MAX_DEPTH = 64,  /* of nested expressions and predicates */
  RULE_MAX_SIZE = 2000, /* parts of an expression; that of MLIR itself have up to 100 */
};

/* "$1" stands for the first of the captures. One that is a list, which is an object with that key,
 * takes several places. NULL too when the text is no expression. */
json_t *rule_parse(importer *in, const char *text, const json_t *captures);
json_t *rule_name(importer *in, const char *name);
/* NAME<argument>; argument is taken. */
json_t *rule_of(importer *in, const char *name, json_t *argument);
const char *rule_head(const json_t *expression); /* its name; "" of integers and strings */
bool rule_is(const json_t *expression, const char *name);
bool rule_is_any(const json_t *expression); /* met by anything */
char *rule_print(importer *in, const json_t *expression);

/* Flattens, leaves out what says nothing, and gives compositions that have a name that name. The
 * arguments must be normal. expression is taken. */
json_t *rule_normalize(importer *in, json_t *expression);
/* The same of an expression the arguments of which need not be normal. */
json_t *rule_normalize_all(importer *in, json_t *expression);

#endif

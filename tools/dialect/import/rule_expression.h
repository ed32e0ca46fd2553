/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rule expressions (format-spec/dialect-definitions.md 6) as JSON: "TensorOf<I<32>>" is
 * ["TensorOf", ["I", 32]]; strings and integers are themselves. If an argument is NULL, these
 * functions return NULL. */
#ifndef VARVE_TOOLS_DIALECT_RULE_EXPRESSION_H
#define VARVE_TOOLS_DIALECT_RULE_EXPRESSION_H

#include "dialect/import/import.h"

enum {
  RULE_MAX_DEPTH = 64,  /* of nested expressions and predicates */
  RULE_MAX_SIZE = 2000, /* parts of an expression; those of MLIR have up to 100 */
};

/* Parses text. "$1" is replaced by the first capture; a capture that is an object with a list is
 * replaced by its items. Returns NULL also if the text is not an expression. */
json_t *rule_parse(importer *in, const char *text, const json_t *captures);
/* Parses text that may be no expression; returns NULL then, and for record<...>. */
json_t *rule_parse_any(importer *in, const char *text);
json_t *rule_name(const char *name);
/* Returns NAME<argument>. Takes ownership of argument. */
json_t *rule_of(const char *name, json_t *argument);
const char *rule_head(const json_t *expression); /* the name; "" for integers and strings */
bool rule_is(const json_t *expression, const char *name);
bool rule_is_any(const json_t *expression); /* accepts everything */
char *rule_print(const json_t *expression);

/* The name of a part of an expression that C++ describes and no list maps. */
#define RULE_UNKNOWN "?"
bool rule_has_unknown(const json_t *expression);
/* Returns the rule that the known parts imply: it accepts at least what the expression accepts.
 * Takes ownership of expression. */
json_t *rule_known_part(importer *in, json_t *expression);

/* Flattens, drops parts without effect, and names compositions that have a name. The arguments must
 * be normal. Takes ownership of expression. */
json_t *rule_normalize(importer *in, json_t *expression);
/* The same for an expression whose arguments need not be normal. */
json_t *rule_normalize_all(importer *in, json_t *expression);

#endif

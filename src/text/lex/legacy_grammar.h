/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Differences of the text of older eras: which constructs an era has, and how it names
 * operations. The parser holds the constructs of its era as bits. For today's text this costs
 * one bit test where grammars differ. Text may pass values to a successor: [^bb(%x : i32)]. In
 * memory these are operands of the operation. They follow its own operands, in the order of
 * successors. The attribute operand_segment_sizes holds the count of each successor, as in LLVM
 * 13: dense<[own, of the first, of the second, ...]> : vector<...xi32>. "own" is one number,
 * even if the operation has groups of operands. An operation without such values does not have
 * this attribute. An operation with this attribute and successors is printed as in 2019. */
#ifndef VARVE_TEXT_LEGACY_GRAMMAR_H
#define VARVE_TEXT_LEGACY_GRAMMAR_H

#include "ir/operation.h"

typedef enum varve_grammar_feature {
#define VARVE_GRAMMAR(enumerator, first, last, text) VARVE_GRAMMAR_##enumerator,
#include "text/lex/legacy_grammar.def"
#undef VARVE_GRAMMAR
  VARVE_GRAMMAR_COUNT
} varve_grammar_feature;

typedef uint64_t varve_grammar;
_Static_assert(VARVE_GRAMMAR_COUNT <= 64, "a bit for each");

/* Returns the constructs of an era. */
varve_grammar varve_grammar_of(varve_era era);
static inline bool varve_grammar_has(varve_grammar grammar, varve_grammar_feature feature) {
  return (grammar >> feature & 1) != 0;
}
/* Returns the construct that a float type is, to check which types an era has. */
varve_grammar_feature varve_grammar_of_float(varve_float_kind kind);
static inline bool varve_grammar_has_float(varve_grammar grammar, varve_float_kind kind) {
  varve_grammar_feature feature = varve_grammar_of_float(kind);
  return feature == VARVE_GRAMMAR_COUNT || varve_grammar_has(grammar, feature);
}
const char *varve_grammar_text(varve_grammar_feature feature);
varve_era_range varve_grammar_eras(varve_grammar_feature feature);

/* Returns the name in memory of an operation name in text: the module of every era is
 * builtin.module. */
varve_slice varve_grammar_read_name(varve_era era, varve_slice name);
/* Returns the name in text for a name in memory. */
varve_slice varve_grammar_printed_name(varve_era era, varve_slice name);
/* Returns the name in custom form: before LLVM 16 operations of std have no prefix. */
varve_slice varve_grammar_custom_name(varve_era era, const varve_operation_name *name);
/* Returns whether the era writes values of successors and the operation has them, as described
 * above. *own: number of its own operands; *sizes: the attribute, which has one number more than
 * there are successors. */
bool varve_grammar_successor_values(varve_era era, const varve_operation *op, uint32_t *own,
                                    const varve_entity **sizes);
/* Returns whether the operation has no generic form: functions of 2019. */
bool varve_grammar_is_never_generic(varve_era era, varve_slice name);

#endif

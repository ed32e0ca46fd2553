/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How the text of older eras differs: which constructs an era has, and how it calls operations. The
 * parser has the constructs of its era as bits, so that today's text costs a test of one bit where
 * grammars differ, and nothing elsewhere.
 *
 * Values that text gives to a successor, [^bb(%x : i32)], are in memory operands of the operation
 * behind those that it has itself, in the order of successors. How many each successor has is told
 * by the attribute operand_segment_sizes, as LLVM 13 has it: dense<[own, of the first, of the
 * second, ...]> : vector<...xi32>; "own" is one number, whatever groups of operands the operation
 * has. An operation without such values has no attribute for them; one with the attribute and
 * successors is printed in 2019's way. */
#ifndef VARVE_TEXT_LEGACY_GRAMMAR_H
#define VARVE_TEXT_LEGACY_GRAMMAR_H

#include "ir/operation.h"

typedef enum varve_grammar_feature {
#define VARVE_GRAMMAR(enumerator, first, last, text) VARVE_GRAMMAR_##enumerator,
#include "text/legacy_grammar.def"
#undef VARVE_GRAMMAR
  VARVE_GRAMMAR_COUNT
} varve_grammar_feature;

typedef uint64_t varve_grammar;
_Static_assert(VARVE_GRAMMAR_COUNT <= 64, "a bit for each");

/* The constructs of an era. */
varve_grammar varve_grammar_of(varve_era era);
static inline bool varve_grammar_has(varve_grammar grammar, varve_grammar_feature feature) {
  return (grammar >> feature & 1) != 0;
}
/* The construct that a float type is; which types an era has. */
varve_grammar_feature varve_grammar_of_float(varve_float_kind kind);
static inline bool varve_grammar_has_float(varve_grammar grammar, varve_float_kind kind) {
  varve_grammar_feature feature = varve_grammar_of_float(kind);
  return feature == VARVE_GRAMMAR_COUNT || varve_grammar_has(grammar, feature);
}
const char *varve_grammar_text(varve_grammar_feature feature);
varve_era varve_grammar_first_era(varve_grammar_feature feature);
varve_era varve_grammar_last_era(varve_grammar_feature feature);

/* What an operation that text calls so is called in memory: the module of every era is
 * builtin.module. */
varve_slice varve_grammar_read_name(varve_era era, varve_slice name);
/* And back. */
varve_slice varve_grammar_printed_name(varve_era era, varve_slice name);
/* Before LLVM 16 custom forms of std have no prefix. */
varve_slice varve_grammar_custom_name(varve_era era, const varve_operation_name *name);
/* Whether the operation has values of successors as the text above says, and is of an era that
 * writes them so; *own: the operands that are its own, *sizes: the attribute, which has one number
 * more than there are successors. */
bool varve_grammar_successor_values(varve_era era, const varve_operation *op, uint32_t *own,
                                    const varve_attribute **sizes);
/* Functions of 2019 had no generic form. */
bool varve_grammar_is_never_generic(varve_era era, varve_slice name);

#endif

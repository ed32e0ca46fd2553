/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The table of grammar differences between eras. */
#include "text/lex/legacy_grammar.h"

#include "base/era_rows.h"
#include "dialect/segments.h"
#include "ir/attributes.h"

typedef struct grammar_row {
  varve_era_range eras;
  const char *text;
} grammar_row;

static const grammar_row features[] = {
#define VARVE_GRAMMAR(enumerator, first, last, text)                                               \
  [VARVE_GRAMMAR_##enumerator] = {VARVE_ERAS(first, last), text},
#include "text/lex/legacy_grammar.def"
#undef VARVE_GRAMMAR
};

varve_grammar varve_grammar_of(varve_era era) {
  varve_grammar grammar = 0;
  for (size_t i = 0; i < VARVE_COUNT_OF(features); i++)
    if (varve_era_is_in(era, features[i].eras))
      grammar |= (varve_grammar)1 << i;
  return grammar;
}

varve_grammar_feature varve_grammar_of_float(varve_float_kind kind) {
  switch (kind) {
  case VARVE_FLOAT_BF16:
  case VARVE_FLOAT_F16:
  case VARVE_FLOAT_F32:
  case VARVE_FLOAT_F64:
    return VARVE_GRAMMAR_COUNT;
  case VARVE_FLOAT_F80:
  case VARVE_FLOAT_F128:
    return VARVE_GRAMMAR_WIDE_FLOATS;
  case VARVE_FLOAT_F8E5M2:
  case VARVE_FLOAT_F8E4M3FN:
    return VARVE_GRAMMAR_SMALL_FLOATS;
  case VARVE_FLOAT_F8E5M2FNUZ:
  case VARVE_FLOAT_F8E4M3FNUZ:
  case VARVE_FLOAT_F8E4M3B11FNUZ:
  case VARVE_FLOAT_F8E4M3:
  case VARVE_FLOAT_TF32:
    return VARVE_GRAMMAR_NEW_FLOATS;
  default:
    return VARVE_GRAMMAR_NEWEST_FLOATS;
  }
}

const char *varve_grammar_text(varve_grammar_feature feature) { return features[feature].text; }

varve_era_range varve_grammar_eras(varve_grammar_feature feature) { return features[feature].eras; }

static bool has_no_builtin_prefix(varve_era era) {
  return !varve_era_has(era, VARVE_HAS_BUILTIN_PREFIX);
}

varve_slice varve_grammar_read_name(varve_era era, varve_slice name) {
  return has_no_builtin_prefix(era) && varve_slice_equal(name, VARVE_SLICE("module"))
             ? VARVE_SLICE("builtin.module")
             : name;
}

varve_slice varve_grammar_printed_name(varve_era era, varve_slice name) {
  return has_no_builtin_prefix(era) && varve_slice_equal(name, VARVE_SLICE("builtin.module"))
             ? VARVE_SLICE("module")
             : name;
}

/* The prefix of one operation of std was printed. */
varve_slice varve_grammar_custom_name(varve_era era, const varve_operation_name *name) {
  if (varve_slice_equal(varve_string_bytes(name->dialect), VARVE_SLICE("std")))
    return varve_slice_equal(name->suffix, VARVE_SLICE("generic_atomic_rmw")) ? name->text
                                                                              : name->suffix;
  return varve_grammar_printed_name(era, name->text);
}

static bool add_up(const varve_entity *sizes, uint32_t operand_count) {
  uint64_t sum = 0;
  for (uint32_t i = 0; i < varve_segments_count(sizes); i++) {
    if (varve_segments_at(sizes, i) < 0)
      return false;
    sum += (uint32_t)varve_segments_at(sizes, i);
  }
  return sum == operand_count;
}

bool varve_grammar_successor_values(varve_era era, const varve_operation *op, uint32_t *own,
                                    const varve_entity **sizes) {
  uint32_t successors = varve_operation_successor_count(op);
  const varve_entity *dictionary = varve_operation_dictionary(op);
  *own = op->operand_count;
  *sizes = NULL;
  if (successors == 0 || dictionary == NULL ||
      !varve_era_has(era, VARVE_HAS_ADDED_SUCCESSOR_VALUES))
    return false;
  const varve_entity *found = varve_dictionary_find(dictionary, varve_segments_name(era, true));
  if (found == NULL || !varve_segments_are_sizes(found) ||
      varve_segments_count(found) != successors + 1 || !add_up(found, op->operand_count))
    return false;
  *sizes = found;
  *own = (uint32_t)varve_segments_at(found, 0);
  return true;
}

bool varve_grammar_is_never_generic(varve_era era, varve_slice name) {
  return varve_era_has(era, VARVE_HAS_NUMBERED_DICTIONARIES) &&
         varve_slice_equal(name, VARVE_SLICE("func"));
}

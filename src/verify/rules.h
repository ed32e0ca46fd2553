/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rules of the verifier, and sets of them. */
#ifndef VARVE_VERIFY_RULES_H
#define VARVE_VERIFY_RULES_H

#include "base/base.h"

typedef enum varve_rule {
#define VARVE_RULE(name, id, demand) VARVE_RULE_##name,
#include "verify/rules.def"
#undef VARVE_RULE
  VARVE_RULE_COUNT
} varve_rule;

/* "ssa.dominance"; empty for VARVE_RULE_COUNT. */
varve_slice varve_rule_id(varve_rule rule);

/* All rules but those whose bit is set: zero is every rule. */
typedef struct varve_rule_set {
  uint8_t left_out[(VARVE_RULE_COUNT + 7) / 8];
} varve_rule_set;

static inline bool varve_rule_set_has(const varve_rule_set *set, varve_rule rule) {
  return (set->left_out[rule / 8] >> rule % 8 & 1) == 0;
}

/* Of a list such as "ssa,symbol.name" (only these) or "-trait,-symbol" (all but these): ids or
 * groups, parted by commas. An entry puts in or, with "-", takes out; the set begins with all where
 * the first entry takes out, else with none. Empty: all. INVALID: *unknown is what is neither an
 * id nor a group. */
varve_status varve_rule_set_parse(varve_slice list, varve_rule_set *set,
                                  varve_slice *unknown) VARVE_MUST_USE;

#endif

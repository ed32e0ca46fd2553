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

/* Returns the id of a rule, such as "ssa.dominance". The id of VARVE_RULE_COUNT is empty. */
varve_slice varve_rule_id(varve_rule rule);

/* A set of rules. Each bit excludes a rule, so a set of zero bits has all rules. */
typedef struct varve_rule_set {
  uint8_t excluded[(VARVE_RULE_COUNT + 7) / 8];
} varve_rule_set;

static inline bool varve_rule_set_has(const varve_rule_set *set, varve_rule rule) {
  return (set->excluded[rule / 8] >> rule % 8 & 1) == 0;
}

/* Parses a list of rule ids and groups, separated by commas. "ssa,symbol.name" selects only these
 * rules, "-trait,-symbol" selects all rules except these. An entry that begins with "-" removes
 * rules, any other entry adds rules. If the first entry removes rules, the set begins with all
 * rules, otherwise the set begins empty. An empty list selects all rules. Returns INVALID and sets
 * *unknown to the entry if an entry is neither an id nor a group. */
varve_status varve_rule_set_parse(varve_slice list, varve_rule_set *set,
                                  varve_slice *unknown) VARVE_MUST_USE;

#endif

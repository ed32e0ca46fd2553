/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of rules, and the lists of them that callers give. */
#include "verify/rules.h"

typedef struct rule_name {
  char id[40];
} rule_name;

static const rule_name names[VARVE_RULE_COUNT] = {
#define VARVE_RULE(name, id, demand) {id},
#include "verify/rules.def"
#undef VARVE_RULE
};

varve_slice varve_rule_id(varve_rule rule) {
  return rule < VARVE_RULE_COUNT ? varve_slice_of(names[rule].id) : VARVE_SLICE("");
}

/* Whether the entry is the rule's id or its group. */
static bool names_rule(varve_slice entry, varve_rule rule) {
  varve_slice id = varve_rule_id(rule);
  return varve_slice_starts_with(id, entry) &&
         (entry.size == id.size || id.data[entry.size] == '.');
}

static bool change(varve_rule_set *set, varve_slice entry, bool is_taken_out) {
  bool is_known = false;
  for (unsigned rule = 0; rule < VARVE_RULE_COUNT && entry.size != 0; rule++) {
    if (!names_rule(entry, (varve_rule)rule))
      continue;
    uint8_t bit = (uint8_t)(1U << rule % 8);
    is_known = true;
    if (is_taken_out)
      set->left_out[rule / 8] |= bit;
    else
      set->left_out[rule / 8] &= (uint8_t)~bit;
  }
  return is_known;
}

varve_status varve_rule_set_parse(varve_slice list, varve_rule_set *set, varve_slice *unknown) {
  bool begins_with_all = list.size == 0 || list.data[0] == '-';
  memset(set->left_out, begins_with_all ? 0 : UINT8_MAX, sizeof(set->left_out));
  *unknown = VARVE_SLICE("");
  for (size_t start = 0; start < list.size;) {
    size_t end = start;
    while (end < list.size && list.data[end] != ',')
      end++;
    bool is_taken_out = list.data[start] == '-';
    varve_slice entry = varve_slice_make(list.data + start, end - start);
    start = end + 1;
    if (is_taken_out)
      entry = varve_slice_make(entry.data + 1, entry.size - 1);
    if (change(set, entry, is_taken_out))
      continue;
    *unknown = entry;
    return VARVE_STATUS_INVALID;
  }
  return VARVE_STATUS_OK;
}

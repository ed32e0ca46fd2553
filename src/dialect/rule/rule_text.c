/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Takes the text of a rule apart. */
#include "dialect/rule/rule_text.h"

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

varve_slice varve_rule_head(varve_slice rule) {
  size_t size = 0;
  while (size < rule.size && is_letter(rule.data[size]))
    size++;
  return varve_slice_make(rule.data, size);
}

static varve_slice behind(varve_slice text, size_t size) {
  return size > text.size ? VARVE_SLICE("") : varve_slice_make(text.data + size, text.size - size);
}

size_t varve_rule_extent(const char *start, const char *end) {
  size_t depth = 0;
  const char *at = start;
  for (; at < end; at++) {
    if (depth == 0 && (*at == ',' || *at == '>'))
      break;
    depth += *at == '<';
    depth -= *at == '>';
  }
  return (size_t)(at - start);
}

varve_slice varve_rule_argument(varve_slice rule) {
  varve_slice rest = behind(rule, varve_rule_head(rule).size);
  if (rest.size == 0 || rest.data[0] != '<')
    return VARVE_SLICE("");
  rest = behind(rest, 1);
  while (rest.size != 0 && rest.data[0] == ' ')
    rest = behind(rest, 1);
  return varve_slice_make(rest.data, varve_rule_extent(rest.data, rest.data + rest.size));
}

varve_slice varve_rule_of_items(varve_slice rule) {
  if (varve_slice_equal(varve_rule_head(rule), VARVE_SLICE("optional")))
    rule = varve_rule_argument(rule);
  varve_slice head = varve_rule_head(rule);
  bool is_list = varve_slice_equal(head, VARVE_SLICE("array")) ||
                 varve_slice_equal(head, VARVE_SLICE("ArrayOf"));
  return is_list ? varve_rule_argument(rule) : VARVE_SLICE("");
}

bool varve_rule_find_field(varve_slice rule, varve_slice name, varve_rule_field *found) {
  bool is_found = false;
  *found = (varve_rule_field){.count = 0};
  if (!varve_slice_starts_with(rule, VARVE_SLICE("record<")))
    return false;
  const char *end = rule.data + rule.size - 1;
  for (const char *at = rule.data + 7; at < end; found->count++) {
    const char *colon = memchr(at, ':', (size_t)(end - at));
    if (colon == NULL)
      return false;
    varve_slice field = varve_slice_make(at, (size_t)(colon - at));
    for (at = colon + 1; at < end && *at == ' ';)
      at++;
    varve_slice value = varve_slice_make(at, varve_rule_extent(at, end));
    if (varve_slice_equal(field, name)) {
      found->place = found->count;
      found->rule = value;
      is_found = true;
    }
    for (at = value.data + value.size; at < end && (*at == ',' || *at == ' ');)
      at++;
  }
  return is_found;
}

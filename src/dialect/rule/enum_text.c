/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints and parses values of enums. */
#include "dialect/rule/parameter_rule.h"
#include "ir/attributes.h"
#include "ir/types.h"

static varve_slice case_text(const varve_parameter_rule *rule, uint32_t index) {
  return varve_enum_case_text(rule->tables, rule->enumeration.record.cases, index);
}

static uint64_t case_value(const varve_parameter_rule *rule, uint32_t index) {
  return varve_enum_case_value(rule->tables, rule->enumeration.record.cases, index);
}

bool varve_enum_find_case(const varve_parameter_rule *rule, varve_slice text, uint64_t *value) {
  for (uint32_t i = 0; i < rule->enumeration.record.cases.count; i++) {
    if (!varve_slice_equal(case_text(rule, i), text))
      continue;
    *value = case_value(rule, i);
    return true;
  }
  return false;
}

bool varve_enum_find(const varve_parameter_rule *rule, varve_slice text, uint64_t *value) {
  *value = 0;
  if (varve_enum_find_case(rule, text, value))
    return true;
  if ((rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) == 0)
    return false;
  varve_slice separator =
      varve_slice_trim(varve_table_text(rule->tables, rule->enumeration.record.separator));
  char between = separator.size == 0 ? ',' : separator.data[0];
  for (;;) {
    uint64_t bits = 0;
    const char *end = text.size == 0 ? NULL : memchr(text.data, between, text.size);
    size_t size = end == NULL ? text.size : (size_t)(end - text.data);
    if (!varve_enum_find_case(rule, varve_slice_trim(varve_slice_make(text.data, size)), &bits) ||
        bits == 0)
      return false;
    *value |= bits;
    if (end == NULL)
      return true;
    text = varve_slice_make(end + 1, text.size - size - 1);
  }
}

/* Returns whether an earlier case "Bit0", "Bit1" ... has the value. Such a case exists only to
 * build groups. */
static bool has_bit_name(const varve_parameter_rule *rule, uint32_t index) {
  for (uint32_t i = 0; i < index; i++)
    if (case_value(rule, i) == case_value(rule, index) &&
        varve_slice_starts_with(case_text(rule, i), VARVE_SLICE("Bit")))
      return true;
  return false;
}

/* Returns whether the case has several bits, or one bit that an earlier "Bit" case names. */
static bool is_group(const varve_parameter_rule *rule, uint32_t index) {
  uint64_t bits = case_value(rule, index);
  return (bits & (bits - 1)) != 0 || has_bit_name(rule, index);
}

typedef struct bits_text {
  const varve_parameter_rule *rule;
  varve_buffer *out;
  uint64_t left;
  bool is_begun;
} bits_text;

static varve_status put_case(bits_text *text, uint32_t index) {
  if (text->is_begun)
    VARVE_TRY(varve_buffer_append(
        text->out, varve_table_text(text->rule->tables, text->rule->enumeration.record.separator)));
  text->is_begun = true;
  return varve_buffer_append(text->out, case_text(text->rule, index));
}

/* Prints the cases of the set bits. If the enum prefers groups, they come first, in reverse order,
 * and a printed group covers its bits. */
static varve_status put_bits(bits_text *text) {
  const varve_enum_record *enumeration = &text->rule->enumeration.record;
  bool prefers_groups = (enumeration->flags & VARVE_ENUM_PREFERS_GROUPS) != 0;
  for (uint32_t i = enumeration->cases.count; prefers_groups && i-- > 0;) {
    uint64_t bits = case_value(text->rule, i);
    if (bits == 0 || (text->left & bits) != bits || !is_group(text->rule, i))
      continue;
    VARVE_TRY(put_case(text, i));
    text->left &= ~bits;
  }
  for (uint32_t i = 0; i < enumeration->cases.count; i++) {
    uint64_t bits = case_value(text->rule, i);
    if (bits != 0 && (text->left & bits) == bits && !(prefers_groups && is_group(text->rule, i)))
      VARVE_TRY(put_case(text, i));
  }
  return VARVE_STATUS_OK;
}

bool varve_enum_has(const varve_parameter_rule *rule, uint64_t value) {
  bool has_bits = (rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) != 0;
  uint64_t left = value;
  for (uint32_t i = 0; i < rule->enumeration.record.cases.count; i++) {
    uint64_t known = case_value(rule, i);
    if (known == value)
      return true;
    if (has_bits && (value & known) == known)
      left &= ~known;
  }
  return has_bits && left == 0;
}

varve_status varve_enum_print(const varve_parameter_rule *rule, uint64_t value, varve_buffer *out) {
  const varve_enum_record *enumeration = &rule->enumeration.record;
  bool has_bits = (enumeration->flags & VARVE_ENUM_IS_BITS) != 0;
  if (has_bits && value != 0) {
    bits_text text = {rule, out, value, false};
    return put_bits(&text);
  }
  for (uint32_t i = 0; i < enumeration->cases.count; i++)
    if (case_value(rule, i) == value)
      return varve_buffer_append(out, case_text(rule, i));
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes that hold a case of an enum, for strings and numbers that told the case. */
#include "upgrade/engine/enum_cases.h"

#include "dialect/definition.h"
#include "dialect/rule/parameter_rule.h"

/* base: "#dialect.mnemonic" */
static bool read_base(varve_slice base, varve_slice *dialect, varve_slice *mnemonic) {
  const char *dot =
      base.size == 0 || base.data[0] != '#' ? NULL : memchr(base.data, '.', base.size);
  if (dot == NULL)
    return false;
  size_t size = (size_t)(dot - base.data);
  *dialect = varve_slice_make(base.data + 1, size - 1);
  *mnemonic = varve_slice_make(dot + 1, base.size - size - 1);
  return true;
}

typedef struct enum_attribute {
  const varve_entity_definition *definition;
  varve_parameter_rule rule;
} enum_attribute;

/* Whether base is an attribute with a case of an enum and nothing else. */
static varve_status find_enum(varve_upgrader *up, varve_slice base, enum_attribute *found,
                              bool *is_found) {
  varve_slice dialect, mnemonic;
  *is_found = false;
  if (!read_base(base, &dialect, &mnemonic))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(up->target, dialect, mnemonic, false, &found->definition));
  if (found->definition == NULL || found->definition->parameter_count != 1)
    return VARVE_STATUS_OK;
  varve_status status = varve_parameter_rule_parse(
      up->target, found->definition->dialect, found->definition->parameters[0].rule, &found->rule);
  if (status == VARVE_STATUS_UNSUPPORTED)
    return VARVE_STATUS_OK;
  *is_found = status == VARVE_STATUS_OK && found->rule.kind == VARVE_PARAMETER_ENUM &&
              !found->rule.is_array;
  return status;
}

/* #dialect.mnemonic<word> or #dialect<mnemonic word>. */
static varve_status put_enum(const enum_attribute *wanted, varve_slice word, varve_buffer *text) {
  varve_slice format =
      varve_table_text(wanted->definition->dialect->tables, wanted->definition->record->syntax);
  bool in_angles = varve_slice_starts_with(format, VARVE_SLICE("`<`"));
  VARVE_TRY(varve_buffer_append(text, wanted->definition->mnemonic));
  VARVE_TRY(varve_buffer_append_char(text, in_angles ? '<' : ' '));
  VARVE_TRY(varve_buffer_append(text, word));
  return in_angles ? varve_buffer_append_char(text, '>') : VARVE_STATUS_OK;
}

/* The name of the case that a string or a number stands for; empty: none. */
static varve_status put_case(const enum_attribute *wanted, const varve_entity *value,
                             varve_buffer *text) {
  uint64_t bits;
  int64_t number;
  if (value->kind == VARVE_KIND_STRING) {
    varve_slice word = varve_string_bytes(value);
    return varve_enum_find(&wanted->rule, word, &bits) ? put_enum(wanted, word, text)
                                                       : VARVE_STATUS_OK;
  }
  if (!varve_upgrade_integer(value, &number) || !varve_enum_has(&wanted->rule, (uint64_t)number))
    return VARVE_STATUS_OK;
  varve_buffer word;
  varve_buffer_init(&word, text->memory);
  varve_status status = varve_enum_print(&wanted->rule, (uint64_t)number, &word);
  if (status == VARVE_STATUS_OK)
    status = put_enum(wanted, varve_buffer_slice(&word), text);
  varve_buffer_release(&word);
  return status;
}

static varve_status to_enum(varve_upgrader *up, const enum_attribute *wanted,
                            const varve_entity *value, const varve_entity **made) {
  varve_buffer text;
  const varve_entity *dialect;
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = put_case(wanted, value, &text);
  if (status == VARVE_STATUS_OK && text.size != 0)
    status = varve_string_get(up->context, wanted->definition->dialect->name, &dialect);
  if (status == VARVE_STATUS_OK && text.size != 0)
    status =
        varve_dialect_attribute_get(up->context, dialect, varve_buffer_slice(&text), NULL, 0, made);
  varve_buffer_release(&text);
  return status;
}

varve_status varve_upgrade_make_case(varve_upgrader *up, const varve_entity *value,
                                     varve_slice base, const varve_entity **made) {
  enum_attribute wanted;
  bool is_found;
  VARVE_TRY(find_enum(up, base, &wanted, &is_found));
  return is_found ? to_enum(up, &wanted, value, made) : VARVE_STATUS_OK;
}

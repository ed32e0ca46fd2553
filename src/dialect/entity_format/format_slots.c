/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The slots of a format: parameters, items of arrays, and fields of records.
 * format-spec/assembly-format.md section 2. */
#include "dialect/entity_format/format_compile.h"

/* Slots */

static varve_status push_slot(varve_format_compiler *c, varve_vector *slots,
                              const varve_parameter_value *slot) {
  if (slots->count == VARVE_FORMAT_ELEMENTS)
    return varve_format_refuse(&c->lexer, c->lexer.text.data,
                               "the parameters have more than %d items and fields",
                               VARVE_FORMAT_ELEMENTS);
  return varve_vector_push(slots, slot);
}

/* Appends the item of an array, or the fields of a record. */
static varve_status push_parts(varve_format_compiler *c, varve_vector *slots, uint32_t parent) {
  const varve_parameter_value whole = VARVE_VECTOR_AT(slots, varve_parameter_value, parent);
  varve_parameter_value part = {
      .parent = parent, .field = VARVE_NO_PARAMETER, .depth = whole.depth};
  VARVE_VECTOR_AT(slots, varve_parameter_value, parent).parts = (uint32_t)slots->count;
  if (whole.rule.is_array) {
    part.rule = varve_parameter_rule_of_item(&whole.rule);
    part.depth++;
    return push_slot(c, slots, &part);
  }
  for (uint32_t i = 0; i < whole.rule.field_count; i++) {
    part.field = i;
    part.rule = whole.rule.fields[i].rule;
    VARVE_TRY(push_slot(c, slots, &part));
  }
  return VARVE_STATUS_OK;
}

static varve_status fill(varve_format_compiler *c, varve_vector *slots) {
  varve_arena *arena = &c->context->arena;
  {
    const varve_entity_definition *definition = c->definition;
    for (uint32_t i = 0; i < definition->parameter_count; i++) {
      const varve_parameter_definition *given = &definition->parameters[i];
      varve_parameter_value slot = {.has_default = given->default_value.size != 0,
                                    .parent = VARVE_NO_PARAMETER,
                                    .field = VARVE_NO_PARAMETER};
      VARVE_TRY(
          varve_parameter_rule_parse(c->context, definition->dialect, given->rule, &slot.rule));
      slot.may_be_absent = given->is_optional || slot.has_default || slot.rule.is_optional;
      VARVE_TRY(varve_vector_push(slots, &slot));
    }
  }
  for (uint32_t i = 0; i < slots->count; i++)
    VARVE_TRY(push_parts(c, slots, i));
  c->slot_count = (uint32_t)slots->count;
  c->parameters = varve_arena_allocate_array(arena, slots->count, sizeof *c->parameters);
  c->is_written = varve_arena_allocate_array(arena, slots->count, sizeof(bool));
  if (c->parameters == NULL || c->is_written == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < c->slot_count; i++) {
    c->parameters[i] = VARVE_VECTOR_AT(slots, varve_parameter_value, i);
    c->is_written[i] = false;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_format_make_slots(varve_format_compiler *c) {
  varve_vector slots; /* varve_parameter_value */
  varve_vector_init(&slots, &c->context->memory, sizeof(varve_parameter_value));
  varve_status status = fill(c, &slots);
  varve_vector_release(&slots);
  return status;
}

varve_slice varve_format_slot_name(const varve_format_compiler *c, uint32_t slot) {
  while (c->parameters[slot].parent != VARVE_NO_PARAMETER) {
    uint32_t parent = c->parameters[slot].parent, field = c->parameters[slot].field;
    if (field != VARVE_NO_PARAMETER)
      return c->parameters[parent].rule.fields[field].name;
    slot = parent;
  }
  return c->definition->parameters[slot].name;
}

bool varve_format_is_complete(const varve_format_compiler *c, uint32_t slot) {
  uint32_t first = c->parameters[slot].parts, count = c->parameters[slot].rule.field_count;
  if (c->is_written[slot] || c->parameters[slot].rule.is_array || count == 0)
    return c->is_written[slot];
  for (uint32_t i = 0; i < count; i++)
    if (!varve_format_is_complete(c, first + i))
      return false;
  return true;
}

varve_status varve_format_check_text(varve_format_compiler *c, const char *place, uint32_t slot) {
  const varve_parameter_rule *rule = &c->parameters[slot].rule;
  while (rule->kind == VARVE_PARAMETER_LIST)
    rule = rule->inner;
  if (rule->kind != VARVE_PARAMETER_RECORD)
    return VARVE_STATUS_OK;
  return varve_format_refuse(&c->lexer, place, "'%.*s' is a record: only its fields have text",
                             VARVE_FORMAT_SLICE(varve_format_slot_name(c, slot)));
}

/* Variables */

static bool is_open(const varve_format_compiler *c, uint32_t array) {
  for (uint32_t i = 0; i < c->each_count; i++)
    if (c->each[i] == array)
      return true;
  return false;
}

/* Returns whether the slot is the item of the innermost 'each', or a part of it. */
static bool is_in_item(const varve_format_compiler *c, uint32_t slot) {
  if (c->each_count == 0)
    return true;
  uint32_t array = c->each[c->each_count - 1];
  for (; slot != VARVE_NO_PARAMETER; slot = c->parameters[slot].parent)
    if (c->parameters[slot].parent == array)
      return true;
  return false;
}

static varve_status find_name(varve_format_compiler *c, uint32_t *slot) {
  varve_slice name = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a variable");
  for (*slot = 0; *slot < c->definition->parameter_count; ++*slot)
    if (varve_slice_equal(c->definition->parameters[*slot].name, name))
      return varve_format_advance(&c->lexer);
  return varve_format_refuse(&c->lexer, c->lexer.token.place, "there is no parameter '%.*s'",
                             VARVE_FORMAT_SLICE(name));
}

varve_status varve_format_find_parameter(varve_format_compiler *c, bool is_reference,
                                         uint32_t *index) {
  const char *place = c->lexer.token.place;
  VARVE_TRY(find_name(c, index));
  for (;;) {
    if (is_open(c, *index))
      *index = c->parameters[*index].parts;
    else if (varve_format_at_sign(&c->lexer, '.')) {
      /* The token is the '.' before a field. */
      uint32_t *slot = index;
      const varve_parameter_value *record = &c->parameters[*slot];
      if (record->rule.is_array || record->rule.kind != VARVE_PARAMETER_RECORD)
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%.*s' is not a record",
                                   VARVE_FORMAT_SLICE(varve_format_slot_name(c, *slot)));
      VARVE_TRY(varve_format_advance(&c->lexer));
      uint32_t field = varve_parameter_find_field(&record->rule, c->lexer.token.text);
      if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_WORD || field == record->rule.field_count)
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%.*s' has no such field",
                                   VARVE_FORMAT_SLICE(varve_format_slot_name(c, *slot)));
      *slot = record->parts + field;
      VARVE_TRY(varve_format_advance(&c->lexer));
    } else
      break;
  }
  varve_slice name = varve_format_slot_name(c, *index);
  if (!is_in_item(c, *index))
    return varve_format_refuse(
        &c->lexer, place, "'%.*s' cannot be in an item of '%.*s'", VARVE_FORMAT_SLICE(name),
        VARVE_FORMAT_SLICE(varve_format_slot_name(c, c->each[c->each_count - 1])));
  if (c->is_written[*index] != is_reference)
    return varve_format_refuse(&c->lexer, place,
                               is_reference ? "'%.*s' is referenced before it occurs in the format"
                                            : "'%.*s' occurs twice in the format",
                               VARVE_FORMAT_SLICE(name));
  c->uses_parts = c->uses_parts || *index >= c->definition->parameter_count;
  return varve_format_mark_written(c, *index);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Alternatives, items and records in the text of types and attributes. */
#include "text/parse/parse_draft.h"

#include <stdlib.h>

#include "base/number/float_parts.h"
#include "dialect/evaluate/entity_expressions.h"

#include "text/parse/parse_parameter.h"
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/print/printer.h"

bool varve_at_format_literal(const varve_parser *parser, varve_slice literal) {
  return !varve_at(parser, VARVE_TOKEN_STRING) && varve_slice_equal(parser->token.text, literal);
}

/* Alternatives and items */

varve_status varve_push_parameter_integer(varve_parser *parser, uint64_t value) {
  const varve_entity *attribute = NULL;
  VARVE_TRY(
      varve_integer_get_i64(parser->context, parser->context->i64, (int64_t)value, &attribute));
  return varve_push_node(parser, attribute);
}

/* Counts digits without leading zeros. */
static size_t digits_of(uint64_t magnitude) {
  size_t count = 1;
  while ((magnitude /= 10) != 0)
    count++;
  return count;
}

/* As in mlir-opt, an unsigned parameter accepts a negative number and wraps it, if its hex digits
 * fit in the width. */
static bool fits(const varve_parameter_rule *rule, uint64_t magnitude, bool is_negative) {
  uint32_t bits = rule->width - (rule->is_signed && rule->width != 0);
  if (is_negative && !rule->is_signed && rule->width > 1)
    return digits_of(magnitude) * 4 <= rule->width;
  if (is_negative)
    return magnitude == 0 || (rule->is_signed && magnitude - 1 <= ((uint64_t)1 << bits) - 1);
  return bits == 64 || magnitude >> bits == 0;
}

/* Parses an integer, which may also be true or false. */
varve_status varve_parse_parameter_integer(varve_parser *parser, const varve_parameter_rule *rule,
                                           uint64_t *value) {
  const char *place = parser->token.text.data;
  *value = varve_at_word(parser, "true");
  if (*value != 0 || varve_at_word(parser, "false")) {
    varve_advance(parser);
    return VARVE_STATUS_OK;
  }
  bool is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected an integer");
  uint64_t magnitude = 0;
  if (!varve_token_unsigned(parser->token.text, &magnitude) || !fits(rule, magnitude, is_negative))
    return VARVE_INVALID_ERROR(parser, place, "the integer does not fit in %u bits",
                               (unsigned)rule->width);
  varve_advance(parser);
  *value = is_negative ? 0 - magnitude : magnitude;
  if (is_negative && !rule->is_signed && rule->width < 64)
    *value &= ((uint64_t)1 << rule->width) - 1;
  return VARVE_STATUS_OK;
}

varve_status varve_push_dense_parameter(varve_parser *parser, const int64_t *numbers,
                                        size_t count) {
  const varve_entity *array = NULL;
  size_t start = parser->text.size;
  for (size_t i = 0; i < count; i++)
    for (uint32_t bit = 0; bit < 64; bit += 8)
      VARVE_TRY(varve_buffer_append_char(
          &parser->text, (char)(unsigned char)((uint64_t)numbers[i] >> bit & 0xff)));
  VARVE_TRY(varve_dense_array_get(
      parser->context, parser->context->i64,
      varve_slice_make(parser->text.data + start, parser->text.size - start), &array));
  parser->text.size = start;
  return varve_push_node(parser, array);
}

bool varve_may_be_parameter(const varve_parser *parser, const varve_parameter_rule *rule) {
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER:
    return varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_MINUS);
  case VARVE_PARAMETER_FLOAT:
    return varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_FLOAT) ||
           varve_at(parser, VARVE_TOKEN_MINUS);
  case VARVE_PARAMETER_TYPE:
    return varve_at_type(parser);
  case VARVE_PARAMETER_STRING:
    return varve_at(parser, VARVE_TOKEN_STRING);
  case VARVE_PARAMETER_LIST:
    return varve_at(parser, VARVE_TOKEN_LEFT_SQUARE);
  case VARVE_PARAMETER_ENUM:
  case VARVE_PARAMETER_BOOL:
    return varve_at(parser, VARVE_TOKEN_WORD) || varve_at(parser, VARVE_TOKEN_STRING);
  default:
    return !varve_at(parser, VARVE_TOKEN_GREATER) && !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE) &&
           !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN) && !varve_at(parser, VARVE_TOKEN_COMMA) &&
           !varve_at(parser, VARVE_TOKEN_RIGHT_BRACE) && !varve_at(parser, VARVE_TOKEN_END);
  }
}

/* Literals and cases of enums win over other values. */
static bool begins_exactly(const varve_parser *parser, const varve_assembly_format *format,
                           const varve_format_start *start) {
  const varve_format_element *element = &format->elements[start->element];
  uint64_t value;
  if (start->literal.size != 0)
    return varve_at_format_literal(parser, start->literal);
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return false;
  if (element->kind == VARVE_FORMAT_WORD)
    return varve_format_is_word(element, element->next - start->element - 1, parser->token.text);
  return element->kind == VARVE_FORMAT_VARIABLE &&
         format->parameters[element->index].rule.kind == VARVE_PARAMETER_ENUM &&
         varve_enum_find_case(&format->parameters[element->index].rule, parser->token.text, &value);
}

/* Returns whether the value of a variable without brackets may begin here. A type whose dialect may
 * be omitted begins with any word. */
bool varve_may_be_value(const varve_parser *parser, const varve_assembly_format *format,
                        const varve_format_element *variable) {
  if (variable->is_name && varve_at(parser, VARVE_TOKEN_STRING))
    return true;
  if (variable->is_symbol)
    return varve_at(parser, VARVE_TOKEN_AT_NAME);
  if (varve_format_is_integer(variable))
    return varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_MINUS);
  return ((variable->is_short || variable->is_name) && varve_at(parser, VARVE_TOKEN_WORD)) ||
         varve_may_be_parameter(parser, varve_format_rule(format, variable));
}

static bool begins_with_value(const varve_parser *parser, const varve_assembly_format *format,
                              const varve_format_start *start) {
  const varve_format_element *element = &format->elements[start->element];
  if (start->literal.size != 0 || element->kind == VARVE_FORMAT_WORD)
    return false;
  if (element->kind == VARVE_FORMAT_LITERAL)
    return varve_at(parser, VARVE_TOKEN_WORD);
  if (element->kind != VARVE_FORMAT_VARIABLE)
    return !varve_at(parser, VARVE_TOKEN_GREATER) && !varve_at(parser, VARVE_TOKEN_END);
  if (element->bracket == VARVE_FORMAT_SHAPE || element->bracket == VARVE_FORMAT_DIMENSIONS)
    return varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_QUESTION);
  return varve_may_be_value(parser, format, element);
}

/* element: a BRANCH or EACH. */
static bool may_begin(const varve_parser *parser, const varve_assembly_format *format,
                      const varve_format_element *element, bool is_exact) {
  for (uint32_t i = 0; i < element->start_count; i++) {
    const varve_format_start *start = &format->starts[element->first_start + i];
    if (is_exact ? begins_exactly(parser, format, start) : begins_with_value(parser, format, start))
      return true;
  }
  return false;
}

static uint32_t find_branch(const varve_parser *parser, const varve_assembly_format *format,
                            uint32_t one) {
  const varve_format_element *elements = format->elements;
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t i = one + 1; i != 0; i = elements[i].next)
      if (may_begin(parser, format, &elements[i], pass == 0))
        return i;
  for (uint32_t i = one + 1; i != 0; i = elements[i].next)
    if (elements[i].may_be_empty)
      return i;
  return 0;
}

size_t varve_draft_item_count(const varve_parser *parser, const varve_format_draft *draft) {
  return parser->nodes.count - draft->first_item;
}

void varve_draft_store(varve_parser *parser, const varve_frame *frame, uint32_t slot) {
  *varve_draft_slot(parser, frame, slot) = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
}

varve_status varve_draft_make_list(varve_parser *parser, const varve_frame *frame,
                                   const varve_format_draft *draft) {
  size_t count = varve_draft_item_count(parser, draft);
  const varve_entity *array = NULL;
  if (count > UINT32_MAX)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, frame->start,
                          "more than 2^32 - 1 elements");
  size_t first = parser->nodes.count - count;
  VARVE_TRY(varve_array_get(parser->context,
                            (const varve_entity *const *)parser->nodes.data + first,
                            (uint32_t)count, &array));
  varve_vector_truncate(&parser->nodes, first);
  return varve_push_node(parser, array);
}

varve_status varve_draft_choose(varve_parser *parser, varve_format_draft *draft) {
  uint32_t branch = find_branch(parser, varve_draft_format(draft), draft->element);
  if (branch == 0)
    return VARVE_EXPECTED(parser, "no alternative of " VARVE_DRAFT_NAME_FORMAT " begins with this",
                          VARVE_DRAFT_NAME_OF(draft));
  varve_cover_read(varve_draft_format(draft)->coverage, branch, false);
  draft->element = branch + 1;
  return VARVE_STATUS_OK;
}

static bool at_item(const varve_parser *parser, const varve_assembly_format *format,
                    const varve_format_element *each) {
  return may_begin(parser, format, each, true) || may_begin(parser, format, each, false);
}

/* Returns whether the token is a literal that follows a separator after the items. */
static bool at_stop(const varve_parser *parser, const varve_assembly_format *format,
                    const varve_format_element *each) {
  for (uint32_t i = 0; i < each->stop_count; i++)
    if (begins_exactly(parser, format, &format->starts[each->first_start + each->start_count + i]))
      return true;
  return false;
}

/* Takes a separator only if an item follows it. */
static bool goes_on(varve_parser *parser, const varve_assembly_format *format,
                    const varve_format_element *each) {
  const char *place = parser->token.text.data;
  bool is_other = each->other.size != 0 && varve_at_format_literal(parser, each->other);
  if (each->text.size == 0)
    return at_item(parser, format, each);
  if (!is_other && !varve_at_format_literal(parser, each->text))
    return false;
  varve_advance(parser);
  if (!at_stop(parser, format, each) && at_item(parser, format, each))
    return true;
  varve_reset(parser, place);
  return false;
}

/* Clauses */

bool varve_draft_is_set(varve_parser *parser, const varve_frame *frame,
                        const varve_format_draft *draft, const varve_format_element *part) {
  for (uint32_t i = 0; i < part->anchor_count; i++)
    if (*varve_draft_slot(parser, frame,
                          varve_draft_format(draft)->anchors[part->first_anchor + i]) != NULL)
      return true;
  return false;
}

/* Finds the clause that the token begins; 0: no clause begins here. A clause comes once. */
static uint32_t find_clause(varve_parser *parser, const varve_frame *frame,
                            const varve_format_draft *draft) {
  const varve_assembly_format *format = varve_draft_format(draft);
  const varve_format_element *elements = format->elements;
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t i = draft->element + 1; i < elements[draft->element].next; i = elements[i].next)
      if (may_begin(parser, format, &elements[i], pass == 0) &&
          !varve_draft_is_set(parser, frame, draft, &elements[i]))
        return i;
  return 0;
}

/* The literal before a clause is taken only if the clause follows. */
void varve_draft_enter_any(varve_parser *parser, const varve_frame *frame,
                           varve_format_draft *draft) {
  const varve_format_element *any = &varve_draft_format(draft)->elements[draft->element];
  const char *place = parser->token.text.data;
  bool has_lead = any->text.size != 0;
  uint32_t clause = 0;
  if (!has_lead || varve_at_format_literal(parser, any->text)) {
    if (has_lead)
      varve_advance(parser);
    clause = find_clause(parser, frame, draft);
    if (has_lead)
      varve_reset(parser, place);
  }
  if (clause != 0)
    varve_cover_read(varve_draft_format(draft)->coverage, clause, false);
  draft->element = clause != 0 ? clause + 1 : any->next;
}

/* Where the items of an EACH begin on the stack. */
static size_t *first_item_of(varve_format_draft *draft, uint32_t each) {
  const varve_assembly_format *format = varve_draft_format(draft);
  return &draft->first_items[format->parameters[format->elements[each].index].depth];
}

typedef struct sorted_item {
  const varve_entity *node;
  int64_t number;
  varve_slice text;
  size_t place; /* equal items keep their order */
} sorted_item;

/* The key is the item, or the first field of a record. */
static sorted_item sorted_item_of(const varve_entity *node, size_t place) {
  const varve_entity *key = node;
  while (key->kind == VARVE_KIND_ARRAY && key->child_count != 0)
    key = key->children[0];
  return (sorted_item){
      .node = node,
      .number = key->kind == VARVE_KIND_INTEGER ? (int64_t)varve_integer_words(key)[0] : 0,
      .text = key->kind == VARVE_KIND_STRING ? varve_string_bytes(key) : VARVE_SLICE(""),
      .place = place};
}

/* Appends the text of an item, or of the first field of a record. The buffer may still move, so
 * only the size is kept. */
static varve_status print_item(varve_parser *parser, varve_buffer *texts, sorted_item *item) {
  size_t start = texts->size;
  const varve_entity *key = item->node->kind == VARVE_KIND_ARRAY && item->node->child_count != 0
                                ? item->node->children[0]
                                : item->node;
  VARVE_TRY(varve_print_on_credit(parser->context, key, 0, texts));
  item->number = 0;
  item->text = varve_slice_make(NULL, texts->size - start);
  return VARVE_STATUS_OK;
}

static varve_status print_items(varve_parser *parser, varve_buffer *texts, sorted_item *items,
                                size_t count) {
  size_t start = 0;
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(print_item(parser, texts, &items[i]));
  for (size_t i = 0; i < count; i++) {
    items[i].text.data = texts->data + start;
    start += items[i].text.size;
  }
  return VARVE_STATUS_OK;
}

static int compare_items(const void *a, const void *b) {
  const sorted_item *x = a, *y = b;
  int order = varve_slice_compare(x->text, y->text);
  if (x->number != y->number)
    return x->number < y->number ? -1 : 1;
  return order != 0 ? order : x->place < y->place ? -1 : 1;
}

static varve_status finish_items(varve_parser *parser, const varve_frame *frame,
                                 varve_format_draft *draft, uint32_t each) {
  const varve_format_element *element = &varve_draft_format(draft)->elements[each];
  draft->first_item = *first_item_of(draft, each);
  if (element->is_sorted) {
    varve_buffer texts;
    varve_status status = VARVE_STATUS_OK;
    size_t count = parser->nodes.count - draft->first_item;
    varve_arena_mark mark;
    if (count >= 2) {
      VARVE_TRY(varve_mark_scratch(parser, &mark));
      sorted_item *items = varve_arena_allocate_array(&parser->scratch, count, sizeof *items);
      if (items == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
      for (size_t i = 0; i < count; i++)
        items[i] = sorted_item_of(
            VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, draft->first_item + i), i);
      varve_buffer_init(&texts, &parser->context->memory);
      if (element->by_text)
        status = print_items(parser, &texts, items, count);
      if (status == VARVE_STATUS_OK)
        qsort(items, count, sizeof *items, compare_items);
      for (size_t i = 0; i < count; i++)
        VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, draft->first_item + i) =
            items[i].node;
      varve_buffer_release(&texts);
      varve_arena_reset(&parser->scratch, mark);
      VARVE_TRY(status);
    }
  }
  VARVE_TRY(varve_draft_make_list(parser, frame, draft));
  varve_draft_store(parser, frame, element->index);
  draft->element = element->next;
  return VARVE_STATUS_OK;
}

/* Moves the value of a slot to the stack. */
static varve_status push_slot(varve_parser *parser, const varve_frame *frame, uint32_t slot) {
  const varve_entity *value = *varve_draft_slot(parser, frame, slot);
  *varve_draft_slot(parser, frame, slot) = NULL;
  if (varve_is_type(value))
    VARVE_TRY(varve_type_attribute_get(parser->context, value, &value));
  return varve_push_node(parser, value);
}

/* Makes a record of the values of its fields, if the slot has none. Records nest as deep as
 * rules. */
static varve_status make_record(varve_parser *parser, const varve_frame *frame,
                                const varve_format_draft *draft, uint32_t slot) {
  const varve_parameter_value *record = &varve_draft_format(draft)->parameters[slot];
  const varve_entity *made = NULL;
  size_t first = parser->nodes.count;
  if (*varve_draft_slot(parser, frame, slot) != NULL || record->rule.is_array)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < record->rule.field_count; i++) {
    VARVE_TRY(make_record(parser, frame, draft, record->parts + i));
    VARVE_TRY(push_slot(parser, frame, record->parts + i));
  }
  VARVE_TRY(varve_array_get(parser->context,
                            (const varve_entity *const *)parser->nodes.data + first,
                            record->rule.field_count, &made));
  varve_vector_truncate(&parser->nodes, first);
  *varve_draft_slot(parser, frame, slot) = made;
  return VARVE_STATUS_OK;
}

/* Adds the item to those on the stack. */
varve_status varve_draft_take_item(varve_parser *parser, const varve_frame *frame,
                                   varve_format_draft *draft) {
  const varve_assembly_format *format = varve_draft_format(draft);
  uint32_t each = format->elements[draft->element].index;
  uint32_t slot = format->parameters[format->elements[each].index].parts;
  VARVE_TRY(make_record(parser, frame, draft, slot));
  VARVE_TRY(push_slot(parser, frame, slot));
  if (!goes_on(parser, format, &format->elements[each]))
    return finish_items(parser, frame, draft, each);
  draft->element = each + 1;
  return VARVE_STATUS_OK;
}

varve_status varve_draft_enter_each(varve_parser *parser, const varve_frame *frame,
                                    varve_format_draft *draft) {
  const varve_assembly_format *format = varve_draft_format(draft);
  *first_item_of(draft, draft->element) = parser->nodes.count;
  bool is_empty = !at_item(parser, format, &format->elements[draft->element]);
  varve_cover_read(format->coverage, draft->element, is_empty);
  if (is_empty)
    return finish_items(parser, frame, draft, draft->element);
  draft->element++;
  return VARVE_STATUS_OK;
}
/* Records */

/* Counts the fields of a record that are set, and all of them. */
static void count_fields(varve_parser *parser, const varve_frame *frame,
                         const varve_format_draft *draft, uint32_t slot, uint32_t count[2]) {
  const varve_parameter_value *record = &varve_draft_format(draft)->parameters[slot];
  if (record->rule.is_array || record->rule.field_count == 0) {
    count[0] += *varve_draft_slot(parser, frame, slot) != NULL;
    count[1]++;
    return;
  }
  for (uint32_t i = 0; i < record->rule.field_count; i++)
    count_fields(parser, frame, draft, record->parts + i, count);
}

/* Makes the record if its fields occurred in the text. */
varve_status varve_draft_take_record(varve_parser *parser, const varve_frame *frame,
                                     const varve_format_draft *draft, uint32_t slot) {
  const varve_parameter_rule *rule = &varve_draft_format(draft)->parameters[slot].rule;
  uint32_t count[2] = {0};
  if (rule->kind != VARVE_PARAMETER_RECORD || rule->is_array)
    return VARVE_STATUS_OK;
  count_fields(parser, frame, draft, slot, count);
  if (count[0] == 0)
    return VARVE_STATUS_OK;
  if (count[0] != count[1])
    return VARVE_EXPECTED(parser, VARVE_DRAFT_NAME_FORMAT " lacks a field of its parameter '%.*s'",
                          VARVE_DRAFT_NAME_OF(draft),
                          VARVE_FORMAT_SLICE(varve_draft_name(draft, slot)));
  return make_record(parser, frame, draft, slot);
}

/* Converts a number that was read as f64; has_bits: its bits are those of the type. */
static varve_status convert_number(varve_parser *parser, const varve_entity *type, bool has_bits,
                                   const varve_entity **value) {
  const varve_float_kind kind = varve_float_type_kind(type);
  uint64_t bits[2] = {((const uint64_t *)varve_entity_payload(*value))[0], 0};
  if (!has_bits) {
    varve_float_parts parts = varve_float_unpack(VARVE_FLOAT_F64, bits);
    varve_float_pack(kind, &parts, bits);
  } else {
    uint32_t width = varve_type_bit_width(type);
    if (width < 64 && bits[0] >> width != 0)
      return VARVE_STATUS_INVALID;
  }
  return varve_float_get(parser->context, type, bits, value);
}

varve_status varve_draft_convert_numbers(varve_parser *parser, const varve_frame *frame,
                                         const varve_format_draft *draft) {
  const varve_assembly_format *format = varve_draft_format(draft);
  for (uint32_t i = 0; i < format->element_count; i++) {
    const varve_format_element *element = &format->elements[i];
    const varve_entity *type;
    if (!element->is_canonical)
      continue;
    VARVE_TRY(varve_canonical_type(parser->context, *varve_draft_slot(parser, frame, element->next),
                                   NULL, &type));
    if (type->kind != VARVE_KIND_FLOAT_TYPE)
      return VARVE_INVALID_ERROR(parser, frame->start,
                                 "the type of the number in " VARVE_DRAFT_NAME_FORMAT
                                 " represents no float type",
                                 VARVE_DRAFT_NAME_OF(draft));
    varve_status status = convert_number(parser, type, (draft->bits >> element->index & 1) != 0,
                                         varve_draft_slot(parser, frame, element->index));
    if (status == VARVE_STATUS_INVALID)
      return VARVE_INVALID_ERROR(parser, frame->start,
                                 "the number in " VARVE_DRAFT_NAME_FORMAT " does not fit its type",
                                 VARVE_DRAFT_NAME_OF(draft));
    VARVE_TRY(status);
  }
  return VARVE_STATUS_OK;
}

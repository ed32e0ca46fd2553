/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses nested(...), places(...) and word(...) of formats of types and attributes.
 * format-spec/assembly-format.md, section 2. */
#include "base/number/float_parts.h"
#include "text/format_rules.h"
#include "text/parse/parse_draft.h"
#include "text/parse/parse_parameter.h"

/* nested(...): {{1.0:3, 2.0}, {4.0, 0.5}} */

typedef struct list {
  const varve_entity *type;
  varve_slice before; /* the literal before an element; empty: it is always there */
  varve_buffer data;
} list;

/* The sizes of the levels are on the stack of numbers; 0 until the first one is closed. */
typedef struct reading {
  list lists[VARVE_NESTED_LISTS];
  uint32_t list_count;
  uint64_t element_count;
  varve_vector counts; /* int64_t: of the items of the open levels */
  size_t first_size;
  size_t rank; /* 0 until the first element */
} reading;

static varve_status report_ranks(varve_parser *parser) {
  return VARVE_INVALID_ERROR(
      parser, parser->token.text.data,
      "tensor literal is invalid; ranks are not consistent between elements");
}

/* Closes the levels that end after this element. */
static varve_status close_levels(varve_parser *parser, reading *r) {
  VARVE_VECTOR_LAST(&r->counts, int64_t)++;
  while (varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE)) {
    size_t level = --r->counts.count;
    int64_t count = VARVE_VECTOR_AT(&r->counts, int64_t, level);
    int64_t *size = &VARVE_VECTOR_AT(&parser->numbers, int64_t, r->first_size + level);
    if (*size != 0 && *size != count)
      return report_ranks(parser);
    *size = count;
    if (level == 0)
      return VARVE_STATUS_OK;
    VARVE_VECTOR_LAST(&r->counts, int64_t)++;
  }
  return varve_expect(parser, VARVE_TOKEN_COMMA, " or '}' after an element");
}

/* Appends an element. Those of one bit are packed. */
static varve_status append(list *to, uint64_t index, const uint64_t *words) {
  size_t size = varve_dense_element_size(to->type);
  if (size == 0) {
    if (index % 8 == 0)
      VARVE_TRY(varve_buffer_append_char(&to->data, 0));
    to->data.data[index / 8] |= (char)((words[0] & 1) << index % 8);
  }
  for (size_t i = 0; i < size; i++)
    VARVE_TRY(varve_buffer_append_char(&to->data, (char)(words[i / 8] >> (i % 8 * 8) & 0xFF)));
  return VARVE_STATUS_OK;
}

/* A number of f64, which is rounded to the type. */
static varve_status read_float(varve_parser *parser, const varve_entity *type, uint64_t words[2]) {
  const varve_float_kind kind = varve_float_type_kind(type);
  varve_literal literal = {.place = parser->token.text.data};
  literal.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  literal.token = parser->token;
  if (!varve_at(parser, VARVE_TOKEN_FLOAT) && !varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected floating point literal");
  VARVE_TRY(
      varve_parse_float_literal(parser, &literal, parser->context->floats[VARVE_FLOAT_F64], words));
  varve_advance(parser);
  if (kind == VARVE_FLOAT_F64)
    return VARVE_STATUS_OK;
  varve_float_parts parts = varve_float_unpack(VARVE_FLOAT_F64, words);
  varve_float_pack(kind, &parts, words);
  return VARVE_STATUS_OK;
}

/* An integer is one of 64 bits, of which the type has the low ones. */
static varve_status take_one(varve_parser *parser, const reading *r, list *to) {
  static const varve_parameter_rule rule = {
      .kind = VARVE_PARAMETER_INTEGER, .width = VARVE_NESTED_WIDTH, .is_signed = true};
  uint64_t words[2] = {0, 0};
  if (to->before.size != 0 && !varve_at_format_literal(parser, to->before))
    return append(to, r->element_count, words);
  if (to->before.size != 0)
    varve_advance(parser);
  VARVE_TRY(to->type->kind == VARVE_KIND_FLOAT_TYPE
                ? read_float(parser, to->type, words)
                : varve_parse_parameter_integer(parser, &rule, words));
  if (to->type->kind == VARVE_KIND_INTEGER_TYPE) {
    /* Copies the sign of a narrow type into the bits above it. */
    uint32_t width = varve_type_bit_width(to->type);
    if (width != 0 && width < VARVE_NESTED_WIDTH) {
      uint64_t above = ~UINT64_C(0) << width;
      words[0] = (words[0] >> (width - 1) & 1) != 0 ? words[0] | above : words[0] & ~above;
    }
  }
  return append(to, r->element_count, words);
}

static varve_status make(varve_parser *parser, const reading *r, const list *from,
                         const varve_entity **made) {
  const varve_entity *type;
  const varve_dims dims = {(const int64_t *)parser->numbers.data + r->first_size, r->rank};
  VARVE_TRY(varve_tensor_type_get(parser->context, dims, from->type, NULL, &type));
  if (from->type->kind == VARVE_KIND_INTEGER_TYPE && varve_dense_element_size(from->type) != 0) {
    /* Makes integers without the constructor. mlir-opt keeps the sign in the bits above a narrow
     * type here; the constructor would clear them, as it must for all other dense elements.
     * take_one has extended them, so that what prints alike is alike. */
    size_t size = varve_dense_element_size(from->type);
    const varve_buffer *data = &from->data;
    bool is_splat = memcmp(data->data, data->data + size, data->size - size) == 0;
    const varve_entity_parts parts = {.kind = VARVE_KIND_DENSE_ELEMENTS,
                                      .flags = is_splat ? VARVE_FLAG_SPLAT : 0,
                                      .child_count = 1,
                                      .children = &type,
                                      .payload = data->data,
                                      .payload_size = is_splat ? size : data->size};
    return varve_entity_intern(parser->context, &parts, made);
  }
  return varve_dense_elements_get(parser->context, type, varve_buffer_slice(&from->data), false,
                                  made);
}

static varve_status parse(varve_parser *parser, const varve_frame *frame,
                          const varve_format_draft *draft, reading *r) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  /* Notes the types of the lists, of which the text has no sign. */
  const varve_format_element *begin_elements = varve_draft_format(draft)->elements;
  for (uint32_t i = draft->element; i < begin_elements[draft->element].next; i += 2) {
    const varve_entity *type = *varve_draft_slot(parser, frame, begin_elements[i + 1].index);
    r->lists[r->list_count++] = (list){.type = type, .before = begin_elements[i].text};
    if (!varve_is_nested_element_type(type))
      return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                                 VARVE_DRAFT_NAME_FORMAT " has no elements of such a type",
                                 VARVE_DRAFT_NAME_OF(draft));
  }
  for (uint32_t i = 0; i < r->list_count; i++)
    varve_buffer_init(&r->lists[i].data, &parser->context->memory);
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return varve_report_missing(parser, VARVE_TOKEN_LEFT_BRACE, "");
  do {
    const int64_t none = 0;
    while (varve_accept(parser, VARVE_TOKEN_LEFT_BRACE)) {
      if (r->counts.count == parser->context->limits.max_depth)
        return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, parser->token.text.data,
                              "braces nest deeper than %u levels",
                              (unsigned)parser->context->limits.max_depth);
      VARVE_TRY(varve_vector_push(&r->counts, &none));
      if (r->rank == 0)
        VARVE_TRY(varve_push_number(parser, none));
    }
    if (r->rank == 0)
      r->rank = r->counts.count;
    VARVE_TRY(r->counts.count == r->rank ? VARVE_STATUS_OK : report_ranks(parser));
    for (uint32_t j = 0; j < r->list_count; j++)
      VARVE_TRY(take_one(parser, r, &r->lists[j]));
    r->element_count++;
    VARVE_TRY(close_levels(parser, r));
  } while (r->counts.count != 0);
  for (uint32_t i = 0; i < r->list_count; i++)
    VARVE_TRY(make(parser, r, &r->lists[i],
                   varve_draft_slot(parser, frame, elements[draft->element + 2 * i].index)));
  return VARVE_STATUS_OK;
}

varve_status varve_draft_parse_nested(varve_parser *parser, const varve_frame *frame,
                                      varve_format_draft *draft) {
  reading r = {.first_size = parser->numbers.count};
  varve_vector_init(&r.counts, &parser->context->memory, sizeof(int64_t));
  varve_status status = parse(parser, frame, draft, &r);
  varve_vector_release(&r.counts);
  for (uint32_t i = 0; i < r.list_count; i++)
    varve_buffer_release(&r.lists[i].data);
  varve_vector_truncate(&parser->numbers, r.first_size);
  draft->element = varve_draft_format(draft)->elements[draft->element].next;
  return status;
}

/* places(...): [b, 0, 1, f] */

/* Parsing: the numbers in the text are put on the stack of numbers, and -1 for each word. */

enum { WORD = -1 };

static varve_status report_places(varve_parser *parser, const varve_format_draft *draft,
                                  const char *place) {
  return VARVE_INVALID_ERROR(parser, place,
                             "expected each of the words and each number from 0 on once "
                             "in " VARVE_DRAFT_NAME_FORMAT,
                             VARVE_DRAFT_NAME_OF(draft));
}

/* Stores the place of a word. */
static varve_status take_word(varve_parser *parser, const varve_frame *frame,
                              const varve_format_draft *draft, size_t place) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  varve_slice word = parser->token.text;
  for (uint32_t i = draft->element + 1; i < elements[draft->element].next; i++) {
    if (!varve_slice_equal(elements[i].text, word))
      continue;
    if (*varve_draft_slot(parser, frame, elements[i].index) != NULL)
      break;
    VARVE_TRY(varve_push_parameter_integer(parser, place));
    varve_draft_store(parser, frame, elements[i].index);
    varve_advance(parser);
    return VARVE_STATUS_OK;
  }
  return report_places(parser, draft, word.data);
}

static varve_status take_item(varve_parser *parser, const varve_frame *frame,
                              const varve_format_draft *draft, size_t first) {
  static const varve_parameter_rule number = {
      .kind = VARVE_PARAMETER_INTEGER, .width = 64, .is_signed = true};
  uint64_t value = 0;
  const char *place = parser->token.text.data;
  if (varve_at(parser, VARVE_TOKEN_WORD)) {
    VARVE_TRY(take_word(parser, frame, draft, parser->numbers.count - first));
    return varve_push_number(parser, WORD);
  }
  VARVE_TRY(varve_parse_parameter_integer(parser, &number, &value));
  return (int64_t)value < 0 ? report_places(parser, draft, place)
                            : varve_push_number(parser, (int64_t)value);
}

/* Pushes the place of each number, in the order of the numbers. */
static varve_status push_places(varve_parser *parser, const varve_format_draft *draft, size_t first,
                                const char *start) {
  size_t end = parser->numbers.count, count = 0;
  for (size_t i = first; i < end; i++)
    count += VARVE_VECTOR_AT(&parser->numbers, int64_t, i) != WORD;
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_number(parser, VARVE_FORMAT_NO_ITEM));
  int64_t *numbers = (int64_t *)parser->numbers.data, *places = numbers + end;
  for (size_t i = first; i < end; i++) {
    if (numbers[i] == WORD)
      continue;
    if ((uint64_t)numbers[i] >= count || places[numbers[i]] != VARVE_FORMAT_NO_ITEM)
      return report_places(parser, draft, start);
    places[numbers[i]] = (int64_t)(i - first);
  }
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_parameter_integer(
        parser, (uint64_t)VARVE_VECTOR_AT(&parser->numbers, int64_t, end + i)));
  return VARVE_STATUS_OK;
}

varve_status varve_draft_parse_places(varve_parser *parser, const varve_frame *frame,
                                      varve_format_draft *draft) {
  const varve_format_element *places = &varve_draft_format(draft)->elements[draft->element];
  const char *start = parser->token.text.data;
  size_t first = parser->numbers.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the list"));
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
    do {
      VARVE_TRY(take_item(parser, frame, draft, first));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the list"));
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  for (uint32_t i = draft->element + 1; i < elements[draft->element].next; i++)
    if (*varve_draft_slot(parser, frame, elements[i].index) == NULL)
      return report_places(parser, draft, start);
  draft->first_item = parser->nodes.count;
  VARVE_TRY(push_places(parser, draft, first, start));
  VARVE_TRY(varve_draft_make_list(parser, frame, draft));
  varve_draft_store(parser, frame, places->index);
  varve_vector_truncate(&parser->numbers, first);
  draft->element = places->next;
  return VARVE_STATUS_OK;
}

/* word(...) and letter(...): p1, ij, z_2 */

static varve_status report_word(varve_parser *parser, const varve_format_draft *draft) {
  return VARVE_EXPECTED(parser, "this is not the word in " VARVE_DRAFT_NAME_FORMAT,
                        VARVE_DRAFT_NAME_OF(draft));
}

/* Stores the numbers that a part of the word begins the text with, and skips them. */
static varve_status take_part(varve_parser *parser, const varve_frame *frame,
                              varve_format_draft *draft, const varve_format_element *part,
                              varve_slice *text) {
  uint64_t number;
  draft->first_item = parser->nodes.count;
  if (part->text.size != 0) {
    *text = varve_slice_make(text->data + part->text.size, text->size - part->text.size);
    return VARVE_STATUS_OK;
  }
  while (text->size != 0 && varve_format_take_number(part, text, &number)) {
    if (part->is_width) {
      const varve_entity *type = NULL;
      VARVE_TRY(varve_integer_type_get(parser->context, (uint32_t)number, VARVE_SIGNLESS, &type));
      VARVE_TRY(varve_push_node(parser, type));
      break;
    }
    if (part->index == VARVE_NO_PARAMETER) {
      /* The word contains the index of the item: the number of those on the stack. */
      uint64_t index = parser->nodes.count - draft->first_items[part->next];
      size_t start = parser->text.size;
      if (number == index)
        return VARVE_STATUS_OK;
      varve_status status = varve_append_letters(&parser->text, part->letters, index);
      if (status == VARVE_STATUS_BAD_ARGUMENT)
        return report_word(parser, draft);
      VARVE_TRY(status);
      varve_slice expected = varve_slice_make(parser->text.data + start, parser->text.size - start);
      status = VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                  "expected '%.*s' here: the items of " VARVE_DRAFT_NAME_FORMAT
                                  " are numbered in order",
                                  VARVE_FORMAT_SLICE(expected), VARVE_DRAFT_NAME_OF(draft));
      parser->text.size = start;
      return status;
    }
    const varve_parameter_rule *rule = &varve_draft_format(draft)->parameters[part->index].rule;
    uint32_t bits = rule->width - rule->is_signed;
    if (bits < 64 && number >> bits != 0)
      return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                                 "the integer does not fit in %u bits", (unsigned)rule->width);
    VARVE_TRY(varve_push_parameter_integer(parser, number));
    if (!part->is_list)
      break;
  }
  if (part->is_list)
    VARVE_TRY(varve_draft_make_list(parser, frame, draft));
  varve_draft_store(parser, frame, part->index);
  return VARVE_STATUS_OK;
}

varve_status varve_draft_parse_word(varve_parser *parser, const varve_frame *frame,
                                    varve_format_draft *draft) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  uint32_t word = draft->element, end = elements[word].next;
  bool is_there = varve_at(parser, VARVE_TOKEN_WORD);
  varve_slice text = is_there ? parser->token.text : VARVE_SLICE("");
  if (!varve_format_is_word(&elements[word], end - word - 1, text))
    return report_word(parser, draft);
  for (uint32_t i = word + 1; i < end; i++)
    VARVE_TRY(take_part(parser, frame, draft, &elements[i], &text));
  if (is_there)
    varve_advance(parser);
  draft->element = end;
  return VARVE_STATUS_OK;
}

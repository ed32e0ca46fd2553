/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses and prints places(...) of formats of types and attributes: [b, 0, 1, f]. */
#include "text/parse/parse_draft.h"
#include "text/parse/parse_parameter.h"
#include "text/print/print_hook.h"

/* Parsing: the numbers in the text are put on the stack of numbers, and -1 for each word. */

enum { WORD = -1 };

static varve_status report(varve_parser *parser, const varve_format_draft *draft,
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
  return report(parser, draft, word.data);
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
  return (int64_t)value < 0 ? report(parser, draft, place)
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
      return report(parser, draft, start);
    places[numbers[i]] = (int64_t)(i - first);
  }
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_parameter_integer(
        parser, (uint64_t)VARVE_VECTOR_AT(&parser->numbers, int64_t, end + i)));
  return VARVE_STATUS_OK;
}

static varve_status check_words(varve_parser *parser, const varve_frame *frame,
                                const varve_format_draft *draft, const char *start) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  for (uint32_t i = draft->element + 1; i < elements[draft->element].next; i++)
    if (*varve_draft_slot(parser, frame, elements[i].index) == NULL)
      return report(parser, draft, start);
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
  VARVE_TRY(check_words(parser, frame, draft, start));
  draft->first_item = parser->nodes.count;
  VARVE_TRY(push_places(parser, draft, first, start));
  VARVE_TRY(varve_draft_make_list(parser, frame, draft));
  varve_draft_store(parser, frame, places->index);
  varve_vector_truncate(&parser->numbers, first);
  draft->element = places->next;
  return VARVE_STATUS_OK;
}

/* Printing */

static varve_status put_items(varve_printer *printer, const varve_format_element *places,
                              const varve_vector *items) {
  VARVE_TRY(varve_put_char(printer, '['));
  for (size_t i = 0; i < items->count; i++) {
    int64_t item = VARVE_VECTOR_AT(items, int64_t, i);
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(item < 0 ? varve_put(printer, places[-item].text) : varve_put_signed(printer, item));
    VARVE_TRY(varve_print_check(printer));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_put_places(varve_printer *printer, const varve_assembly_format *format,
                              const varve_entity *entity, uint32_t element) {
  varve_vector items;
  bool do_fit;
  varve_vector_init(&items, &printer->context->memory, sizeof(int64_t));
  varve_status status = varve_format_find_places(format, entity, element, &items, &do_fit);
  if (status == VARVE_STATUS_OK)
    status =
        do_fit ? put_items(printer, &format->elements[element], &items) : VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_release(&items);
  return status;
}

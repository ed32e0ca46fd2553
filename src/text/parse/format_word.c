/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses and prints word(...) and letter(...) of formats of types and attributes: p1, ij, z_2. */
#include "text/parse/parse_draft.h"
#include "text/parse/parse_parameter.h"
#include "text/print/print_hook.h"

static bool has_text(const varve_format_letters *letters, uint64_t number) {
  return number <= INT64_MAX && (letters == NULL || letters->more.size != 0 ||
                                 number <= (uint64_t)(letters->last - letters->first));
}

static varve_status put_number(varve_buffer *out, const varve_format_letters *letters,
                               uint64_t number) {
  uint64_t last = letters == NULL ? 0 : (uint64_t)(letters->last - letters->first);
  if (letters != NULL && number <= last)
    return varve_buffer_append_char(out, (char)(letters->first + (char)number));
  if (letters != NULL)
    VARVE_TRY(varve_buffer_append(out, letters->more));
  return varve_buffer_append_unsigned(out, number - last);
}

/* Parsing */

static varve_status report(varve_parser *parser, const varve_format_draft *draft) {
  return VARVE_EXPECTED(parser, "this is not the word in " VARVE_DRAFT_NAME_FORMAT,
                        VARVE_DRAFT_NAME_OF(draft));
}

/* The word contains the index of the item: the number of those on the stack. */
static varve_status check_index(varve_parser *parser, const varve_format_draft *draft,
                                const varve_format_element *part, uint64_t number) {
  uint64_t index = parser->nodes.count - draft->first_items[part->next];
  size_t start = parser->text.size;
  if (number == index)
    return VARVE_STATUS_OK;
  if (!has_text(part->letters, index))
    return report(parser, draft);
  VARVE_TRY(put_number(&parser->text, part->letters, index));
  varve_slice expected = varve_slice_make(parser->text.data + start, parser->text.size - start);
  varve_status status = VARVE_SYNTAX_ERROR(
      parser, parser->token.text.data,
      "expected '%.*s' here: the items of " VARVE_DRAFT_NAME_FORMAT " are numbered in order",
      VARVE_FORMAT_SLICE(expected), VARVE_DRAFT_NAME_OF(draft));
  parser->text.size = start;
  return status;
}

static varve_status push_number(varve_parser *parser, const varve_format_draft *draft,
                                const varve_format_element *part, uint64_t number) {
  const varve_parameter_rule *rule = &varve_draft_format(draft)->parameters[part->index].rule;
  uint32_t bits = rule->width - rule->is_signed;
  if (bits < 64 && number >> bits != 0)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "the integer does not fit in %u bits", (unsigned)rule->width);
  return varve_push_parameter_integer(parser, number);
}

static varve_status push_integer_type(varve_parser *parser, uint64_t width) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_integer_type_get(parser->context, (uint32_t)width, VARVE_SIGNLESS, &type));
  return varve_push_node(parser, type);
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
      VARVE_TRY(push_integer_type(parser, number));
      break;
    }
    if (part->index == VARVE_NO_PARAMETER)
      return check_index(parser, draft, part, number);
    VARVE_TRY(push_number(parser, draft, part, number));
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
    return report(parser, draft);
  for (uint32_t i = word + 1; i < end; i++)
    VARVE_TRY(take_part(parser, frame, draft, &elements[i], &text));
  if (is_there)
    varve_advance(parser);
  draft->element = end;
  return VARVE_STATUS_OK;
}

/* Printing */

/* A number that has no such text cannot be printed. */
static varve_status put_printable(varve_printer *printer, const varve_format_letters *letters,
                                  uint64_t number) {
  if (!has_text(letters, number))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(put_number(printer->out, letters, number));
  return varve_print_check(printer);
}

static varve_status put_value(varve_printer *printer, const varve_format_element *part,
                              const varve_entity *value) {
  if (part->is_width)
    return value->kind == VARVE_KIND_INTEGER_TYPE
               ? put_printable(printer, NULL, varve_integer_type_layout(value).width)
               : VARVE_STATUS_BAD_ARGUMENT;
  if (value->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_BAD_ARGUMENT;
  return put_printable(printer, part->letters, varve_integer_words(value)[0]);
}

varve_status varve_put_word_part(varve_printer *printer, const varve_assembly_format *format,
                                 const varve_entity *entity, const varve_format_cursor *cursor,
                                 const varve_format_element *part) {
  if (part->text.size != 0)
    return varve_put(printer, part->text);
  if (part->index == VARVE_NO_PARAMETER)
    return put_printable(printer, part->letters, cursor->rows[part->next]);
  const varve_entity *value = varve_format_value(format, entity, part->index, cursor);
  if (value == NULL || (part->is_list && value->kind != VARVE_KIND_ARRAY))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (!part->is_list)
    return put_value(printer, part, value);
  for (uint32_t i = 0; i < value->child_count; i++)
    VARVE_TRY(put_value(printer, part, value->children[i]));
  return VARVE_STATUS_OK;
}

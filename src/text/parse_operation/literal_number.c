/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* number($x, E) of formats: an integer or dense elements without their type, which E gives when the
 * text has ended. */
#include "base/number/wide_int.h"
#include "dialect/expression/infer_convert.h"
#include "ir/attributes.h"
#include "text/parse/parse_parameter.h"
#include "text/parse_operation/parse_hook.h"
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/print_operation/print_operation_by_format.h"

typedef varve_format_run format_run;

enum { BITS_OF_ZERO = 64, BITS_OF_DIGIT = 4 };

/* How wide upstream makes an integer whose type it does not know, from its digits. */
static uint32_t natural_width(varve_slice text) {
  bool is_hex = text.size > 1 && (text.data[1] == 'x' || text.data[1] == 'X');
  size_t first = is_hex ? 2 : 0;
  while (first < text.size && text.data[first] == '0')
    first++;
  size_t count = text.size - first;
  if (count == 0)
    return BITS_OF_ZERO;
  bool fills_digit = text.data[first] >= '8' && (is_hex || count == 1);
  return count > UINT32_MAX / 8 ? UINT32_MAX
                                : (uint32_t)count * BITS_OF_DIGIT + (fills_digit ? 1 : 0);
}

/* Reads the type: an integer type, or [sign, width], where a width below 0 means that of the
 * digits. *type is NULL for other terms. */
static varve_status find_type(varve_context *context, const varve_term *term, varve_slice digits,
                              const varve_entity **type) {
  varve_slice sign;
  int64_t width;
  *type = varve_term_type(term);
  if (*type != NULL && (*type)->kind != VARVE_KIND_INTEGER_TYPE &&
      (*type)->kind != VARVE_KIND_INDEX_TYPE)
    *type = NULL;
  if (term->kind != VARVE_TERM_LIST || term->count != 2 ||
      !varve_term_text(&term->items[0], &sign) || !varve_term_number(&term->items[1], &width))
    return VARVE_STATUS_OK;
  varve_signedness signedness = varve_slice_equal(sign, VARVE_SLICE("si"))   ? VARVE_SIGNED
                                : varve_slice_equal(sign, VARVE_SLICE("ui")) ? VARVE_UNSIGNED
                                                                             : VARVE_SIGNLESS;
  uint32_t bits = width < 0            ? natural_width(digits)
                  : width > UINT32_MAX ? UINT32_MAX
                                       : (uint32_t)width;
  varve_status status = varve_integer_type_get(context, bits, signedness, type);
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_OK
                                                                               : status;
}

/* Parsing */

/* Skips dense<...>: the type of the elements is not known yet. */
static varve_status skip_dense(varve_parser *parser) {
  size_t depth = 0;
  varve_advance(parser);
  if (!varve_at(parser, VARVE_TOKEN_LESS))
    return varve_report_missing(parser, VARVE_TOKEN_LESS, " before the elements");
  do {
    if (varve_at(parser, VARVE_TOKEN_END) || varve_at(parser, VARVE_TOKEN_ERROR))
      return varve_report_missing(parser, VARVE_TOKEN_GREATER, " after the elements");
    depth += varve_at(parser, VARVE_TOKEN_LESS);
    depth -= varve_at(parser, VARVE_TOKEN_GREATER);
    varve_advance(parser);
  } while (depth != 0);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_number(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_syntax_element *element) {
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE,
                                            draft->format->clause_count + element->index);
  *slot = (varve_format_slot){.place = parser->token.text.data, .is_set = true};
  if (varve_at_word(parser, "dense"))
    return skip_dense(parser);
  (void)varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected an integer");
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* A number without sign may use all bits of a signed type. */
static varve_status parse_bits(varve_parser *parser, const varve_entity *type,
                               const varve_entity **value) {
  const varve_entity *as_parsed = type;
  if (type != NULL && type->kind == VARVE_KIND_INTEGER_TYPE &&
      !varve_at(parser, VARVE_TOKEN_MINUS) &&
      varve_integer_type_layout(type).signedness == VARVE_SIGNED)
    VARVE_TRY(varve_integer_type_get(parser->context, varve_integer_type_layout(type).width,
                                     VARVE_UNSIGNED, &as_parsed));
  VARVE_TRY(varve_parse_integer_attribute(parser, as_parsed, value));
  return as_parsed == type
             ? VARVE_STATUS_OK
             : varve_integer_get(parser->context, type, varve_integer_words(*value), value);
}

static varve_status report_type(varve_parser *parser) {
  return VARVE_INVALID_ERROR(parser, parser->token.text.data, "the type of this number is unknown");
}

static varve_status parse_dense(varve_parser *parser, const varve_term *term,
                                const varve_entity **value) {
  const varve_entity *type = varve_term_type(term);
  return type != NULL && varve_is_shaped_type(type)
             ? varve_parse_attribute_of_type(parser, type, value)
             : report_type(parser);
}

static varve_status parse_integer(varve_parser *parser, const varve_term *term,
                                  const varve_entity **value) {
  const varve_entity *type = NULL;
  varve_lexer after_sign = parser->lexer;
  varve_token digits = parser->token;
  if (varve_at(parser, VARVE_TOKEN_MINUS))
    varve_lexer_next(&after_sign, &digits);
  VARVE_TRY(find_type(parser->context, term, digits.text, &type));
  return type == NULL ? report_type(parser) : parse_bits(parser, type, value);
}

varve_status varve_set_number(varve_parser *parser, const varve_operation_draft *draft,
                              uint32_t index, const varve_term *term) {
  const varve_syntax_equation *equation = &draft->format->equations[index];
  const varve_format_slot *given =
      varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE, draft->format->clause_count + index);
  const varve_entity *value = NULL;
  const varve_parser_place end = varve_parser_mark(parser);
  varve_reset(parser, given->place);
  varve_status status = varve_at_word(parser, "dense") ? parse_dense(parser, term, &value)
                                                       : parse_integer(parser, term, &value);
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, equation->index);
  slot->attribute = value;
  slot->is_set = true;
  varve_parser_return(parser, &end);
  return status;
}

/* Printing */

static varve_status put_hex(varve_printer *printer, const varve_entity *value) {
  const uint64_t *words = varve_integer_words(value);
  size_t last = varve_wide_words(varve_integer_type_layout(value->children[0]).width);
  bool is_first = true;
  VARVE_PUT(printer, "0x");
  for (size_t i = last * 16; i-- > 0;) {
    unsigned digit = (unsigned)(words[i / 16] >> i % 16 * 4) & 0xF;
    if (digit == 0 && is_first && i != 0)
      continue;
    is_first = false;
    VARVE_TRY(varve_put_char(printer, "0123456789abcdef"[digit]));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_digits(const format_run *run, const varve_syntax_element *element,
                               const varve_entity *value) {
  const varve_entity *type = value->children[0];
  const varve_attribute_syntax syntax = {.form = VARVE_ATTRIBUTE_FORM_TYPED, .type = type};
  const varve_print_value_request request = {
      &syntax, run->format->attributes[element[1].index].property, false};
  if (!element->is_unsigned || type->kind != VARVE_KIND_INTEGER_TYPE)
    return varve_print_form(run->printer, &request, value);
  if (element->is_hex)
    return put_hex(run->printer, value);
  return varve_wide_print(run->printer->out, varve_integer_words(value),
                          varve_integer_type_layout(type).width, false);
}

/* Prints dense elements that have the type. */
static varve_status put_dense(varve_printer *printer, const varve_entity *value,
                              const varve_term *term) {
  const varve_entity *type = varve_term_type(term);
  return type != NULL && type == value->children[0]
             ? varve_print_attribute_without_type(printer, value)
             : VARVE_STATUS_UNSUPPORTED;
}

static varve_status put_integer(const format_run *run, const varve_syntax_element *element,
                                const varve_entity *value, const varve_term *term) {
  varve_printer *printer = run->printer;
  const varve_entity *type = NULL;
  size_t start = printer->out->size;
  VARVE_TRY(put_digits(run, element, value));
  varve_slice digits = varve_slice_make(printer->out->data + start, printer->out->size - start);
  if (digits.size != 0 && digits.data[0] == '-')
    digits = varve_slice_make(digits.data + 1, digits.size - 1);
  VARVE_TRY(find_type(printer->context, term, digits, &type));
  return type == value->children[0] ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_put_number(const format_run *run, const varve_syntax_element *element) {
  varve_printer *printer = run->printer;
  const varve_entity *value = NULL;
  varve_arena_mark mark;
  varve_term term;
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  if (value == NULL ||
      (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_DENSE_ELEMENTS))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_begin_terms(printer, &mark));
  varve_status status = varve_evaluate_printed(run, element->index, &term);
  if (status == VARVE_STATUS_OK)
    status = value->kind == VARVE_KIND_INTEGER ? put_integer(run, element, value, &term)
                                               : put_dense(printer, value, &term);
  varve_arena_reset(&printer->terms, mark);
  return status;
}

/* typed($x, TYPE): the type is known before the attribute. */

varve_status varve_parse_typed(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_element *element) {
  varve_format_slot *slot = varve_element_slot(parser, draft, element + 1);
  varve_arena_mark mark;
  varve_term term;
  *slot = (varve_format_slot){.place = parser->token.text.data, .is_set = true};
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = varve_evaluate_draft(parser, draft, element->index, &term);
  const varve_entity *type = status == VARVE_STATUS_OK ? varve_term_type(&term) : NULL;
  varve_arena_reset(&parser->scratch, mark);
  VARVE_TRY(status);
  if (type == NULL)
    return VARVE_INVALID_ERROR(parser, slot->place, "the type of this attribute is unknown here");
  VARVE_TRY(varve_parse_attribute_of_type(parser, type, &slot->attribute));
  VARVE_TRY(varve_push_node(parser, slot->attribute));
  VARVE_TRY(varve_give_self_type(parser, type));
  slot->attribute = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  return VARVE_STATUS_OK;
}

varve_status varve_put_typed(const format_run *run, const varve_syntax_element *element) {
  const varve_entity *value = NULL;
  const varve_entity *own = NULL;
  varve_arena_mark mark;
  varve_term term;
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = varve_evaluate_printed(run, element->index, &term);
  const varve_entity *type = status == VARVE_STATUS_OK ? varve_term_type(&term) : NULL;
  varve_arena_reset(&run->printer->terms, mark);
  VARVE_TRY(status);
  if (value == NULL || type == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_attribute_own_type(run->printer->context, value, &own));
  bool is_none = own == NULL && type->kind == VARVE_KIND_NONE_TYPE &&
                 value->kind == VARVE_KIND_DIALECT_ATTRIBUTE && !varve_entity_is_parametric(value);
  if (own != type && !is_none)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_without_type(run->printer, value);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses operands and types of formats whose number the text before them decides, and operands
 * that belong to a group only if a literal follows. */
#include "ir/attributes.h"
#include "text/parse_operation/parse_operation_by_format.h"

/* Returns whether the literal follows the value at the current token. An empty literal means
 * another value. */
static bool is_value_before(varve_parser *parser, varve_slice literal) {
  const varve_parser_place start = varve_parser_mark(parser);
  bool is_it = varve_at(parser, VARVE_TOKEN_PERCENT_NAME);
  varve_advance(parser);
  if (varve_at(parser, VARVE_TOKEN_HASH_NAME)) /* %x#1 */
    varve_advance(parser);
  is_it = is_it && (literal.size != 0 ? varve_at_literal(parser, literal)
                                      : varve_at(parser, VARVE_TOKEN_PERCENT_NAME));
  varve_parser_return(parser, &start);
  return is_it;
}

static uint32_t skip_whitespace(const varve_operation_format *format, uint32_t element) {
  while (element < format->element_count &&
         format->elements[element].kind == VARVE_SYNTAX_WHITESPACE)
    element++;
  return element;
}

/* In ($a^ `?`)? $b a value belongs to the group only if the literal follows it, and in ($a^)? $b
 * only if another value does. */
bool varve_is_value_behind_group(varve_parser *parser, const varve_operation_draft *draft,
                                 uint32_t group, uint32_t first) {
  const varve_operation_format *format = draft->format;
  const varve_syntax_element *elements = format->elements;
  uint32_t end = elements[group].next, next = skip_whitespace(format, end);
  if (elements[end - 1].kind == VARVE_SYNTAX_JUMP || next >= format->element_count ||
      elements[next].kind != VARVE_SYNTAX_OPERAND || elements[first].kind != VARVE_SYNTAX_OPERAND)
    return false;
  uint32_t behind = skip_whitespace(format, first + 1);
  if (behind >= end)
    return varve_variadicity_of(draft, varve_record_of(draft)->operands, elements[first].index) ==
               VARVE_VARIADICITY_OPTIONAL &&
           !is_value_before(parser, VARVE_SLICE(""));
  return elements[behind].kind == VARVE_SYNTAX_LITERAL &&
         !is_value_before(parser, elements[behind].text);
}

/* The types of a list of operands before another type: the text has as many as operands. */
static varve_status parse_counted_types(varve_parser *parser, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " between the types"));
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  }
  return VARVE_STATUS_OK;
}

/* Returns whether another type follows the types after a comma, and the text had the operands. */
static bool are_types_counted(const varve_operation_draft *draft,
                              const varve_syntax_element *element, const varve_format_slot *uses) {
  const varve_syntax_element *next = &draft->format->elements[element->next];
  return element[1].kind == VARVE_SYNTAX_OPERAND && uses->is_set &&
         element->next + 1 < draft->format->element_count && next->kind == VARVE_SYNTAX_LITERAL &&
         varve_slice_equal(next->text, VARVE_SLICE(",")) && next[1].kind == VARVE_SYNTAX_TYPE;
}

varve_status varve_parse_types_of_list(varve_parser *parser, const varve_operation_draft *draft,
                                       const varve_syntax_element *element) {
  size_t count;
  const varve_format_slot *uses = varve_element_slot(parser, draft, element + 1);
  if (uses != NULL && are_types_counted(draft, element, uses))
    return parse_counted_types(parser, uses->count);
  return varve_parse_type_list(parser, &count);
}

/* Values that an expression counts */

/* %a, (%b, %c): a group has parentheses. */
static varve_status parse_groups(varve_parser *parser, size_t *count) {
  *count = 0;
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME) && !varve_at(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  do {
    ++*count;
    VARVE_TRY(varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)
                  ? varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN)
                  : varve_parse_operand(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

/* Parses all values, and sets the attribute that is their number, or that of their groups. */
static varve_status parse_and_count(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_syntax_element *element) {
  const varve_expression *number = draft->format->equations[element->first_anchor].value;
  const varve_attribute_syntax *syntax =
      varve_syntax_of_attribute(draft->format, number->slot.index, number->slot.is_item);
  varve_format_slot *slot =
      varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, number->slot.index);
  size_t first = parser->operands.count, count = 0;
  if (element->group != 0)
    VARVE_TRY(parse_groups(parser, &count));
  else if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand_list(parser));
  if (element->group == 0)
    count = parser->operands.count - first;
  slot->is_set = true;
  return varve_integer_get_i64(parser->context,
                               syntax->type != NULL ? syntax->type : parser->context->i64,
                               (int64_t)count, &slot->attribute);
}

varve_status varve_parse_counted(varve_parser *parser, const varve_operation_draft *draft,
                                 const varve_syntax_element *element) {
  varve_arena_mark mark;
  varve_term term;
  int64_t count = -1;
  if (element->sets_count)
    return parse_and_count(parser, draft, element);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_solve_some_equations(parser, draft, 0, draft->format->equation_count));
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = varve_evaluate_draft(parser, draft, element->first_anchor, &term);
  if (status == VARVE_STATUS_OK && !varve_term_number(&term, &count))
    count = -1;
  varve_arena_reset(&parser->scratch, mark);
  VARVE_TRY(status);
  if (count < 0)
    return VARVE_INVALID_ERROR(parser, place, "the number of values is unknown here");
  for (int64_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and another value"));
    VARVE_TRY(varve_parse_operand(parser));
  }
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of the parallel loops of scf. */
#include "hooks/assignment_list.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

/* scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) init (%g) -> types {...} {...} */

static varve_status parallel_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  size_t bounds = 3 * draft.saved[0];
  size_t count = varve_draft_operand_count(parser, &draft);
  int32_t loops = (int32_t)draft.saved[0];
  int32_t sizes[] = {loops, loops, loops, (int32_t)(count - bounds)};
  VARVE_TRY(varve_add_segment_sizes(parser, VARVE_SLICE("operandSegmentSizes"), sizes, 4));
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  VARVE_TRY(varve_resolve_as_results(parser, &draft, bounds));
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser),
                                    VARVE_SLICE("scf.reduce")));
  return varve_finish_custom(parser, &draft);
}

/* (%a, %b): as many as the loop has variables. */
static varve_status parse_parallel_bounds(varve_parser *parser,
                                          const varve_operation_draft *draft) {
  size_t first = varve_draft_operand_count(parser, draft);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  varve_operand_range range = {first, varve_draft_operand_count(parser, draft) - first};
  if (range.count != draft->saved[0])
    return VARVE_SYNTAX_ERROR(parser, place, "expected %zu operand%s, as the loop has variables",
                              draft->saved[0], draft->saved[0] == 1 ? "" : "s");
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

varve_status varve_parse_scf_parallel(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_argument_list(parser));
  draft->saved[0] = parser->arguments.count - draft->first_argument;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " behind the variables of the loop"));
  VARVE_TRY(parse_parallel_bounds(parser, draft));
  VARVE_TRY(varve_expect_word(parser, "to", " behind the lower bounds"));
  VARVE_TRY(parse_parallel_bounds(parser, draft));
  VARVE_TRY(varve_expect_word(parser, "step", " behind the upper bounds"));
  VARVE_TRY(parse_parallel_bounds(parser, draft));
  if (varve_accept_word(parser, "init")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the initial values"));
    VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  }
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  VARVE_TRY(varve_draft_push(parser, draft, parallel_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

/* scf.forall (%i, %j) in (%n, 5) shared_outs(%a = %b) -> (types) {...} {...}, or with = (...) to
 * (...) step (...) */

/* (%a, 4): the values become operands, the array has VARVE_DYNAMIC where they stand. */

static varve_status parse_bound(varve_parser *parser) {
  int64_t number = VARVE_DYNAMIC;
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand(parser));
  else
    VARVE_TRY(varve_parse_i64(parser, &number));
  return varve_push_number(parser, number);
}

static varve_status parse_bounds(varve_parser *parser, const varve_attribute **array) {
  size_t first = parser->numbers.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
  if (!varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN)) {
    do {
      VARVE_TRY(parse_bound(parser));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the bounds"));
  }
  return varve_numbers_to_array(parser, first, array);
}

/* which: of the segments; how many values there are goes to draft->saved. */
static varve_status parse_forall_bounds(varve_parser *parser, varve_operation_draft *draft,
                                        unsigned which) {
  static const char *const names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};
  const varve_attribute *array = NULL;
  size_t first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(parse_bounds(parser, &array));
  varve_operand_range range = {first, varve_draft_operand_count(parser, draft) - first};
  draft->saved[which] = range.count;
  VARVE_TRY(varve_add_attribute(parser, varve_slice_of(names[which]), array));
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

static varve_status add_constant_bounds(varve_parser *parser, varve_slice name, size_t count,
                                        int64_t bound) {
  const varve_attribute *array = NULL;
  size_t first = parser->numbers.count;
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_number(parser, bound));
  VARVE_TRY(varve_numbers_to_array(parser, first, &array));
  return varve_add_attribute(parser, name, array);
}

/* in (...): from 0 by 1. */
static varve_status parse_forall_space(varve_parser *parser, varve_operation_draft *draft) {
  size_t loops = parser->arguments.count - draft->first_argument;
  if (varve_accept_word(parser, "in")) {
    VARVE_TRY(add_constant_bounds(parser, VARVE_SLICE("staticLowerBound"), loops, 0));
    VARVE_TRY(add_constant_bounds(parser, VARVE_SLICE("staticStep"), loops, 1));
    return parse_forall_bounds(parser, draft, 1);
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " or 'in' behind the variables of the loop"));
  VARVE_TRY(parse_forall_bounds(parser, draft, 0));
  VARVE_TRY(varve_expect_word(parser, "to", " behind the lower bounds"));
  VARVE_TRY(parse_forall_bounds(parser, draft, 1));
  VARVE_TRY(varve_expect_word(parser, "step", " behind the upper bounds"));
  return parse_forall_bounds(parser, draft, 2);
}

/* The body ends with an operation whose region has a block. */
static varve_status end_forall_body(varve_parser *parser, const varve_operation_draft *draft) {
  varve_region *body = varve_last_region(parser);
  varve_operation_state state = {.region_count = 1};
  varve_operation *last = NULL;
  varve_block *block = NULL;
  VARVE_TRY(varve_ensure_block(parser));
  if (varve_ends_with_terminator(body->last))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_build_operation(parser, draft, VARVE_SLICE("scf.forall.in_parallel"), &state,
                                  body->last, &last));
  VARVE_TRY(varve_block_create(parser->module, &block));
  varve_region_insert_block(varve_operation_region(last, 0), NULL, block);
  return VARVE_STATUS_OK;
}

static varve_status forall_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  size_t bounds = draft.saved[0] + draft.saved[1] + draft.saved[2];
  int32_t sizes[] = {(int32_t)draft.saved[0], (int32_t)draft.saved[1], (int32_t)draft.saved[2],
                     (int32_t)(varve_draft_operand_count(parser, &draft) - bounds)};
  VARVE_TRY(end_forall_body(parser, &draft));
  VARVE_TRY(varve_add_segment_sizes(parser, VARVE_SLICE("operandSegmentSizes"), sizes, 4));
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_scf_forall(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_argument_list(parser));
  varve_set_argument_types(parser, draft->first_argument, parser->context->index_type);
  size_t loops = parser->arguments.count - draft->first_argument;
  VARVE_TRY(parse_forall_space(parser, draft));
  if (varve_accept_word(parser, "shared_outs")) {
    size_t bounds = varve_draft_operand_count(parser, draft);
    VARVE_TRY(varve_parse_assignment_list(parser));
    VARVE_TRY(varve_parse_optional_arrow_results(parser));
    VARVE_TRY(varve_resolve_as_results(parser, draft, bounds));
    varve_set_argument_types_of_results(parser, draft, draft->first_argument + loops);
  }
  VARVE_TRY(varve_draft_push(parser, draft, forall_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

/* scf.forall.in_parallel {...} {...} */

static varve_status in_parallel_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_scf_in_parallel(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_draft_push(parser, draft, in_parallel_step));
  return varve_begin_region(parser);
}

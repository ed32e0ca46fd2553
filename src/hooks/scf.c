/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of scf, but for parallel loops: scf_parallel.c. */
#include "hooks/assignment_list.h"
#include "hooks/hooks.h"

#define YIELD VARVE_SLICE("scf.yield")

/* A region that yields nothing may leave that out. */
static varve_status end_region(varve_parser *parser, const varve_operation_draft *draft) {
  return varve_ensure_terminator(parser, draft, varve_last_region(parser), YIELD);
}

static size_t count_results(const varve_parser *parser, const varve_operation_draft *draft) {
  return parser->added_types.count - draft->first_added_type;
}

/* -> type, or -> (types) */
static varve_status parse_arrow_results(varve_parser *parser) {
  if (!varve_at(parser, VARVE_TOKEN_ARROW))
    return varve_expect(parser, VARVE_TOKEN_ARROW, " and the types of the results");
  return varve_parse_optional_arrow_results(parser);
}

/* scf.execute_region -> (types) no_inline {...} {...} */

static varve_status execute_region_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_scf_execute_region(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  if (varve_accept_word(parser, "no_inline"))
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("no_inline"), parser->context->unit));
  VARVE_TRY(varve_draft_push(parser, draft, execute_region_step));
  return varve_begin_region(parser);
}

/* scf.for unsigned %i = %from to %to step %by iter_args(%a = %b) -> (types) : type {...} {...}. The
 * type lies on the stack of nodes while the region is read. */

static varve_status for_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_type *type = VARVE_VECTOR_AT(&parser->nodes, const varve_type *, draft.first_node);
  VARVE_TRY(end_region(parser, &draft));
  VARVE_TRY(varve_resolve_alike(parser, &draft, (varve_operand_range){0, 3}, type));
  VARVE_TRY(varve_resolve_as_results(parser, &draft, 3));
  VARVE_TRY(varve_parse_attr_dict(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

static varve_status parse_for_bounds(varve_parser *parser) {
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " behind the variable of the loop"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_word(parser, "to", " behind the lower bound"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_word(parser, "step", " behind the upper bound"));
  return varve_parse_operand(parser);
}

varve_status varve_parse_scf_for(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = parser->context->index_type;
  if (varve_accept_word(parser, "unsigned"))
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("unsignedCmp"), parser->context->unit));
  VARVE_TRY(parse_for_bounds(parser));
  if (varve_accept_word(parser, "iter_args")) {
    VARVE_TRY(varve_parse_assignment_list(parser));
    VARVE_TRY(parse_arrow_results(parser));
  }
  size_t carried = parser->arguments.count - draft->first_argument - 1;
  if (carried != count_results(parser, draft))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the loop carries %zu value%s, but has %zu result type%s", carried,
                               carried == 1 ? "" : "s", count_results(parser, draft),
                               count_results(parser, draft) == 1 ? "" : "s");
  if (varve_accept(parser, VARVE_TOKEN_COLON))
    VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_push_node(parser, type));
  varve_region_argument_at(parser, draft->first_argument)->type = type;
  varve_set_argument_types_of_results(parser, draft, draft->first_argument + 1);
  VARVE_TRY(varve_draft_push(parser, draft, for_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

/* scf.if %c -> (types) {...} else {...} {...} */

static varve_status finish_if(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  return varve_finish_custom(parser, draft);
}

static varve_status else_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(end_region(parser, &draft));
  return finish_if(parser, &draft);
}

static varve_status then_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(end_region(parser, &draft));
  if (varve_accept_word(parser, "else")) {
    VARVE_TRY(varve_draft_push(parser, &draft, else_step));
    return varve_begin_region(parser);
  }
  VARVE_TRY(varve_add_region(parser));
  return finish_if(parser, &draft);
}

varve_status varve_parse_scf_if(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(
      varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), parser->context->i1));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_draft_push(parser, draft, then_step));
  return varve_begin_region(parser);
}

/* scf.while (%a = %b) : (inputs) -> results {...} do {...} attributes {...} */

static varve_status do_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

static varve_status while_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_expect_word(parser, "do", " and the region that is repeated"));
  VARVE_TRY(varve_draft_push(parser, &draft, do_step));
  return varve_begin_region(parser);
}

static varve_status take_while_type(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_type *type) {
  uint32_t inputs = varve_function_type_num_inputs(type);
  for (uint32_t i = 0; i < inputs; i++) {
    varve_operand_use use = varve_draft_operand(parser, draft, i);
    VARVE_TRY(varve_resolve_operand(parser, use, type->children[i]));
    varve_region_argument_at(parser, draft->first_argument + i)->type = type->children[i];
  }
  for (uint32_t i = inputs; i < type->child_count; i++)
    VARVE_TRY(varve_add_result(parser, type->children[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_scf_while(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  if (varve_at(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(varve_parse_assignment_list(parser));
  size_t values = varve_draft_operand_count(parser, draft);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the loop"));
  const char *type_place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_INVALID_ERROR(parser, type_place, "the type of the loop must be a function type");
  if (varve_function_type_num_inputs(type) != values)
    return VARVE_INVALID_ERROR(parser, place,
                               "the loop begins with %zu value%s, but has %u input "
                               "type%s",
                               values, values == 1 ? "" : "s", varve_function_type_num_inputs(type),
                               varve_function_type_num_inputs(type) == 1 ? "" : "s");
  VARVE_TRY(take_while_type(parser, draft, type));
  VARVE_TRY(varve_draft_push(parser, draft, while_step));
  return varve_begin_region_with(parser, draft->first_argument);
}

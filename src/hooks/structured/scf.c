/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of scf, except the parallel loops, which are in scf_parallel.c. */
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

/* If a region yields no values, the text may omit its terminator. */

static size_t count_results(const varve_parser *parser, const varve_operation_draft *draft) {
  return parser->operation.added_types.count - draft->first_added_type;
}

/* Parses -> type, or -> (types). */
static varve_status parse_arrow_results(varve_parser *parser) {
  if (!varve_at(parser, VARVE_TOKEN_ARROW))
    return varve_expect(parser, VARVE_TOKEN_ARROW, " and the types of the results");
  return varve_parse_optional_arrow_results(parser);
}

/* scf.execute_region -> (types) no_inline {...} {...} */

varve_status varve_parse_scf_execute_region(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_parse_optional_unit(parser, "no_inline", "no_inline"));
  return varve_begin_region_then(parser, draft, varve_finish_with_attributes_step);
}

varve_status varve_print_scf_execute_region(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_ELIDED("no_inline"));
  VARVE_TRY(varve_print_optional_arrow_results(printer, op));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_optional_unit(printer, op, "no_inline", "no_inline "));
  return varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
}

/* scf.for unsigned %i = %from to %to step %by iter_args(%a = %b) -> (types) : type {...} {...}.
 * While the region is parsed, the type is on the stack of nodes. */

static varve_status for_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_entity *type = varve_node_at(parser, draft.first_node);
  VARVE_TRY(varve_end_region(parser, &draft));
  VARVE_TRY(varve_resolve_alike(parser, &draft, (varve_operand_range){0, 3}, type));
  VARVE_TRY(varve_resolve_as_results(parser, &draft, 3));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_scf_for(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = parser->context->index_type;
  VARVE_TRY(varve_parse_optional_unit(parser, "unsigned", "unsignedCmp"));
  VARVE_TRY(varve_parse_loop_bounds(parser));
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
  return varve_begin_region_with_then(parser, draft, draft->first_argument, for_step);
}

enum { LOWER_BOUND, UPPER_BOUND, STEP, FOR_INITS };

static bool can_print_for(const varve_operation *op, varve_value_range inits) {
  const varve_region *body = varve_operation_region(op, 0);
  return varve_entry_takes(body, 1, op, inits) && varve_operands_are_as_results(op, inits) &&
         varve_loop_bounds_are_alike(op);
}

static varve_status print_for_inits(varve_printer *printer, const varve_operation *op,
                                    varve_value_range inits) {
  if (inits.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " iter_args");
  VARVE_TRY(varve_print_assignments(printer, varve_operation_region(op, 0)->first, 1, op, inits));
  VARVE_PUT(printer, " -> (");
  VARVE_TRY(varve_print_operand_types(printer, op, inits));
  return varve_put_char(printer, ')');
}

varve_status varve_print_scf_for(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range inits = varve_operand_range_of(op, FOR_INITS);
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_ELIDED("unsignedCmp"));
  if (!can_print_for(op, inits))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_optional_unit(printer, op, "unsignedCmp", " unsigned"));
  VARVE_TRY(varve_print_loop_bounds(printer, op));
  VARVE_TRY(print_for_inits(printer, op, inits));
  VARVE_PUT(printer, " ");
  const varve_entity *type = op->operands[LOWER_BOUND].value->type;
  if (type != printer->context->index_type) {
    VARVE_TRY(varve_print_colon_type(printer, type));
    VARVE_PUT(printer, " ");
  }
  return varve_ask_region(frame, varve_operation_region(op, 0),
                          inits.count == 0 ? 0 : VARVE_REGION_TERMINATORS);
}

/* scf.if %c -> (types) {...} else {...} {...} */

varve_status varve_parse_scf_if(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, parser->context->i1));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_begin_if(parser, draft);
}

varve_status varve_print_scf_if(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step == 0) {
    VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
    VARVE_TRY(varve_print_result_list(printer, op));
  }
  return varve_print_if(printer, frame, VARVE_NO_ELISION);
}

/* scf.while (%a = %b) : (inputs) -> results {...} do {...} attributes {...} */

static varve_status take_while_type(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_entity *type) {
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
  const varve_entity *type = NULL;
  if (varve_at(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(varve_parse_assignment_list(parser));
  size_t values = varve_draft_operand_count(parser, draft);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the loop", &type));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "the type of the loop must be a function type");
  if (varve_function_type_num_inputs(type) != values)
    return VARVE_INVALID_ERROR(parser, place,
                               "the loop begins with %zu value%s, but has %u input "
                               "type%s",
                               values, values == 1 ? "" : "s", varve_function_type_num_inputs(type),
                               varve_function_type_num_inputs(type) == 1 ? "" : "s");
  VARVE_TRY(take_while_type(parser, draft, type));
  return varve_begin_region_with_then(parser, draft, draft->first_argument, varve_do_step);
}

static varve_status print_while_head(varve_printer *printer, const varve_operation *op) {
  const varve_region *before = varve_operation_region(op, 0);
  varve_value_range inits = {0, op->operand_count};
  if (!varve_entry_takes(before, 0, op, inits))
    return VARVE_STATUS_UNSUPPORTED;
  if (inits.count != 0) {
    VARVE_PUT(printer, " ");
    VARVE_TRY(varve_print_assignments(printer, before->first, 0, op, inits));
  }
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_functional_type(printer, op));
  return varve_put_char(printer, ' ');
}

varve_status varve_print_scf_while(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  switch (frame->step) {
  case 0:
    VARVE_TRY(print_while_head(printer, op));
    return varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
  case 1:
    VARVE_PUT(printer, " do ");
    return varve_ask_region(frame, varve_operation_region(op, 1),
                            VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
  default:
    return varve_print_attr_dict_with_keyword(printer, op, VARVE_NO_ELISION);
  }
}

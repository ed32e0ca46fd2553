/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The regions of operations that choose or repeat. */
#include "hooks/shared/common_regions.h"

#include "hooks/shared/assignment_list.h"

static varve_status then_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_end_region(parser, &draft));
  if (varve_accept_word(parser, "else")) {
    return varve_begin_region_then(parser, &draft, varve_end_region_step);
  }
  VARVE_TRY(varve_add_region(parser));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_begin_if(varve_parser *parser, varve_operation_draft *draft) {
  return varve_begin_region_then(parser, draft, then_step);
}

varve_status varve_print_if(varve_printer *printer, varve_print_operation *frame,
                            varve_elided elided) {
  const varve_operation *op = frame->op;
  uint32_t flags = varve_operation_result_count(op) == 0 ? 0 : VARVE_REGION_TERMINATORS;
  if (frame->step == 0) {
    return varve_print_region(printer, frame, 0, flags);
  }
  if (frame->step == 1 && varve_operation_region(op, 1)->first != NULL) {
    VARVE_PUT(printer, " else ");
    return varve_ask_region(frame, varve_operation_region(op, 1), flags);
  }
  return varve_print_attr_dict(printer, op, elided);
}

varve_status varve_do_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_expect_keyword(parser, "do", " and the region that is repeated"));
  return varve_begin_region_then(parser, &draft, varve_finish_with_keyword_step);
}

varve_status varve_parse_loop_bounds(varve_parser *parser) {
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the variable of the loop"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_keyword(parser, "to", " after the lower bound"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect_keyword(parser, "step", " after the upper bound"));
  return varve_parse_operand(parser);
}

bool varve_loop_bounds_are_alike(const varve_operation *op) {
  const varve_block *body = varve_operation_region(op, 0)->first;
  const varve_entity *type = op->operands[0].value->type;
  return varve_operands_are(op, (varve_value_range){0, VARVE_LOOP_BOUNDS}, type) &&
         varve_arguments_are(body, (varve_value_range){0, 1}, type);
}

varve_status varve_print_loop_bounds(varve_printer *printer, const varve_operation *op) {
  static const char *const before[VARVE_LOOP_BOUNDS] = {" = ", " to ", " step "};
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_argument(printer, varve_operation_region(op, 0)->first, 0));
  for (uint32_t i = 0; i < VARVE_LOOP_BOUNDS; i++) {
    VARVE_TRY(varve_put(printer, varve_slice_of(before[i])));
    VARVE_TRY(varve_print_value(printer, op->operands[i].value));
  }
  return VARVE_STATUS_OK;
}

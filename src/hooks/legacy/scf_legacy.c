/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* scf.reduce as it was before it ended scf.parallel: scf.reduce(%a) : type {...} */
#include "hooks/hooks.h"

static varve_status reduce_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_legacy_scf_reduce(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operand"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the operand"));
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the operand", &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  return varve_begin_region_then(parser, draft, reduce_step);
}

/* Two spaces stand before the colon. */
varve_status varve_print_legacy_scf_reduce(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range all = {0, op->operand_count};
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_print_operands_between(printer, "(", op, all, ")  : "));
  VARVE_TRY(varve_print_operand_types(printer, op, all));
  return varve_print_region(printer, frame, 0, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of irdl.dialect, irdl.operation, irdl.type and irdl.attribute: @name attributes
 * {...} {...}. A body that is empty is not shown. */
#include "hooks/hooks.h"

static varve_status symbol_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_irdl_symbol(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *name = NULL;
  VARVE_TRY(varve_parse_symbol_name(parser, &name));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("sym_name"), name));
  VARVE_TRY(varve_draft_push(parser, draft, symbol_step));
  return varve_begin_optional_region(parser);
}

varve_status varve_print_irdl_symbol(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (body->first != body->last)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name")));
  VARVE_PUT(printer, " ");
  if (body->first != NULL && body->first->first != NULL)
    varve_ask_region(frame, body, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

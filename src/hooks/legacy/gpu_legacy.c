/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu.module and gpu.shuffle as LLVM 13 had them. */
#include "hooks/hooks.h"

/* gpu.module @name attributes {...} {...} */

static varve_status module_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser),
                                    VARVE_SLICE("gpu.module_end")));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_legacy_gpu_module(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_region_then(parser, draft, module_step);
}

varve_status varve_print_legacy_gpu_module(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name")));
  return varve_print_region(printer, frame, 0, 0);
}

/* gpu.shuffle %value, %offset, %width xor {...} : type */

varve_status varve_parse_legacy_gpu_shuffle(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *mode = NULL, *type = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  if (varve_draft_operand_count(parser, draft) != 3)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 operands");
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the mode: 'xor'");
  VARVE_TRY(varve_string_get(parser->context, parser->token.text, &mode));
  varve_advance(parser);
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("mode"), mode));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the value", &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){1, 2}, parser->context->i32));
  VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_with_result(parser, draft, parser->context->i1);
}

varve_status varve_print_legacy_gpu_shuffle(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *mode = varve_operation_attribute(op, VARVE_SLICE("mode"));
  if (mode == NULL || mode->kind != VARVE_KIND_STRING ||
      !varve_is_bare_identifier(varve_string_bytes(mode)))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_put(printer, varve_string_bytes(mode)));
  return varve_print_attributes_and_types(printer, op, VARVE_ELIDED("mode"),
                                          (varve_value_range){0, 1});
}

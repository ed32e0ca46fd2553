/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* gpu.module and gpu.shuffle as LLVM 13 had them. */
#include "hooks/hooks.h"
#include "hooks/shared/form_parts.h"

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
  VARVE_TRY(varve_draft_push(parser, draft, module_step));
  return varve_begin_region(parser);
}

varve_status varve_print_legacy_gpu_module(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided[] = {"sym_name"};
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, (varve_elided){elided, 1}));
  VARVE_PUT(printer, " ");
  varve_ask_region(frame, varve_operation_region(op, 0), 0);
  return VARVE_STATUS_OK;
}

/* gpu.shuffle %value, %offset, %width xor {...} : type */

varve_status varve_parse_legacy_gpu_shuffle(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *mode = NULL;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  if (varve_draft_operand_count(parser, draft) != 3)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 operands");
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the mode: 'xor'");
  VARVE_TRY(varve_string_get(parser->context, parser->token.text, &mode));
  varve_advance(parser);
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("mode"), mode));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the value"));
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), type));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){1, 2}, parser->context->i32));
  VARVE_TRY(varve_add_result(parser, type));
  VARVE_TRY(varve_add_result(parser, parser->context->i1));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_legacy_gpu_shuffle(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided[] = {"mode"};
  const varve_operation *op = frame->op;
  const varve_entity *mode = varve_operation_attribute(op, VARVE_SLICE("mode"));
  if (mode == NULL || mode->kind != VARVE_KIND_STRING ||
      !varve_is_bare_identifier(varve_string_bytes(mode)))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){0, op->operand_count}));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_put(printer, varve_string_bytes(mode)));
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided, 1}));
  VARVE_PUT(printer, " : ");
  return varve_print_operand_types(printer, op, (varve_value_range){0, 1});
}

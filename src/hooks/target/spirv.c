/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and specialization constants of spirv. */
#include "hooks/target/spirv.h"

#include "hooks/hooks.h"
#include "hooks/shared/function_signature.h"

/* Returns UNSUPPORTED if the operation has other attributes, because the form cannot represent
 * them. */
static varve_status print_no_others(varve_printer *printer, const varve_operation *op,
                                    varve_elided known) {
  size_t start = printer->out->size;
  VARVE_TRY(varve_print_attr_dict(printer, op, known));
  return printer->out->size == start ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* spirv.func @name(%a: type) -> type "None" attributes {...} {...}, and spirv.ARM.Graph without the
 * control */

static varve_status parse_function(varve_parser *parser, varve_operation_draft *draft,
                                   bool has_control) {
  varve_function_signature signature;
  const varve_entity *control = NULL, *type = NULL;
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(varve_add_signature(parser, &signature, type));
  if (has_control) {
    VARVE_TRY(varve_parse_spirv_enum(parser, VARVE_SLICE("function_control"), false, &control));
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("function_control"), control));
  }
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return varve_begin_function_region(parser, &signature);
}

varve_status varve_parse_spirv_func(varve_parser *parser, varve_operation_draft *draft) {
  return parse_function(parser, draft, true);
}

varve_status varve_parse_spirv_graph(varve_parser *parser, varve_operation_draft *draft) {
  return parse_function(parser, draft, false);
}

static varve_status print_function(varve_printer *printer, varve_print_operation *frame,
                                   bool has_control) {
  const varve_operation *op = frame->op;
  varve_printed_signature signature;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_printed_signature_of(op, &signature));
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_function_signature(printer, &signature));
  if (has_control) {
    VARVE_PUT(printer, " \"");
    VARVE_TRY(
        varve_print_spirv_enum(printer, VARVE_SLICE("function_control"),
                               varve_operation_attribute(op, VARVE_SLICE("function_control"))));
    VARVE_PUT(printer, "\"");
  }
  VARVE_TRY(varve_print_attr_dict_with_keyword(
      printer, op,
      VARVE_ELIDED("sym_name", "function_type", "arg_attrs", "res_attrs", "function_control")));
  return varve_print_function_body(printer, frame, signature.body);
}

varve_status varve_print_spirv_func(varve_printer *printer, varve_print_operation *frame) {
  return print_function(printer, frame, true);
}

varve_status varve_print_spirv_graph(varve_printer *printer, varve_print_operation *frame) {
  return print_function(printer, frame, false);
}

/* spirv.SpecConstantOperation, and that of spv, wraps "operation"(...) ..., an operation in generic
 * form with one result. The region yields it, and the operation has its location. */

static varve_slice yield_name(varve_slice wrapper) {
  return varve_slice_starts_with(wrapper, VARVE_SLICE("spv.")) ? VARVE_SLICE("spv.mlir.yield")
                                                               : VARVE_SLICE("spirv.mlir.yield");
}

static varve_status wraps_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  varve_block *block = varve_last_region(parser)->first;
  varve_operation_state state = {.operand_count = 1};
  varve_operation *wrapped = block->first, *yield = NULL;
  draft.name_start = parser->lexer.start + draft.saved[0];
  if (varve_operation_result_count(wrapped) != 1)
    return VARVE_INVALID_ERROR(parser, draft.name_start,
                               "the operation that is wrapped must have one result");
  varve_value *value = varve_operation_result(wrapped, 0);
  state.operands = &value;
  VARVE_TRY(
      varve_build_operation(parser, &draft, yield_name(draft.name->text), &state, block, &yield));
  VARVE_TRY(varve_add_result(parser, value->type));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_spirv_wraps(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_expect_keyword(parser, "wraps", " and an operation in generic form"));
  draft->saved[0] = (size_t)(parser->token.text.data - parser->lexer.start);
  VARVE_TRY(varve_draft_push(parser, draft, wraps_step));
  return varve_begin_wrapped_operation(parser);
}

varve_status varve_print_spirv_wraps(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_block *block = varve_operation_region(op, 0)->first;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(print_no_others(printer, op, VARVE_NO_ELISION));
  if (block == NULL || block->argument_count != 0 || block->next != NULL ||
      block->first == block->last || block->first->next != block->last ||
      !varve_slice_equal(block->last->name->text, yield_name(op->name->text)) ||
      varve_operation_region_count(block->first) != 0 ||
      varve_operation_successor_count(block->first) != 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " wraps ");
  return varve_ask_region(frame, varve_operation_region(op, 0),
                          VARVE_REGION_FIRST_INLINE | VARVE_REGION_GENERIC);
}

/* spirv.SpecConstant @name spec_id(5) = value */

varve_status varve_parse_spirv_spec_constant(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *value = NULL;
  VARVE_TRY(varve_parse_own_name(parser));
  if (varve_accept_word(parser, "spec_id")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the number"));
    const char *place = parser->token.text.data;
    VARVE_TRY(varve_parse_attribute(parser, &value));
    if (value->kind != VARVE_KIND_INTEGER)
      return VARVE_INVALID_ERROR(parser, place, "expected an integer");
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("spec_id"), value));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the number"));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the value"));
  VARVE_TRY(varve_parse_attribute_as(parser, VARVE_SLICE("default_value"), &value));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_spirv_spec_constant(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *id = varve_operation_attribute(op, VARVE_SLICE("spec_id"));
  VARVE_TRY(print_no_others(printer, op, VARVE_ELIDED("sym_name", "default_value", "spec_id")));
  VARVE_TRY(varve_print_own_name(printer, op));
  if (id != NULL) {
    if (id->kind != VARVE_KIND_INTEGER || id->children[0] != printer->context->i64)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_literal_between(printer, " spec_id(", id, ")"));
  }
  return varve_print_attribute_between(
      printer, " = ", varve_operation_attribute(op, VARVE_SLICE("default_value")), "");
}

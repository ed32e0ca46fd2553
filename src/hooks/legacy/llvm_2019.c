/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of llvm.call in 2019 and 2020, when its types contained LLVM IR text.
 * llvm_symbols_2019.c has the custom forms of llvm.func and llvm.mlir.global. */
#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"

/* llvm.call @callee(%a, ...) {...} : (types) -> type. An indirect call has a value %callee instead
 * of the symbol @callee. %callee is the first operand, and its type is a pointer to a function of
 * the type after the colon. */

static varve_status append_text(const varve_entity *type, varve_buffer *out) {
  varve_slice text;
  return varve_llvm_text_of(type, &text) ? varve_buffer_append(out, text) : VARVE_STATUS_INVALID;
}

varve_status varve_llvm_text_of_function(const varve_entity *function, bool is_variadic,
                                         varve_buffer *out) {
  uint32_t inputs = varve_function_type_num_inputs(function);
  if (function->child_count - inputs > 1)
    return VARVE_STATUS_INVALID;
  VARVE_TRY(function->child_count == inputs ? varve_buffer_append(out, VARVE_SLICE("void"))
                                            : append_text(function->children[inputs], out));
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(" (")));
  for (uint32_t i = 0; i < inputs; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
    VARVE_TRY(append_text(function->children[i], out));
  }
  if (is_variadic)
    VARVE_TRY(varve_buffer_append(out, inputs == 0 ? VARVE_SLICE("...") : VARVE_SLICE(", ...")));
  return varve_buffer_append_char(out, ')');
}

static varve_status pointer_to(varve_context *context, const varve_entity *function,
                               varve_buffer *text, const varve_entity **type) {
  VARVE_TRY(varve_llvm_text_of_function(function, false, text));
  VARVE_TRY(varve_buffer_append_char(text, '*'));
  return varve_llvm_text_type(context, varve_buffer_slice(text), type);
}

/* Makes the type of a pointer to the function. Sets *type to NULL if the function has several
 * results, or types of other dialects than llvm. */
static varve_status callee_type(varve_context *context, const varve_entity *function,
                                const varve_entity **type) {
  varve_buffer text;
  *type = NULL;
  varve_buffer_init(&text, &context->memory);
  varve_status status = pointer_to(context, function, &text, type);
  varve_buffer_release(&text);
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

static varve_status resolve_call(varve_parser *parser, const varve_operation_draft *draft,
                                 const varve_entity *function, size_t callees) {
  uint32_t inputs = varve_function_type_num_inputs(function);
  size_t count = varve_draft_operand_count(parser, draft);
  const varve_entity *type = NULL;
  if (count - callees != inputs)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "%zu operands, but the function takes %lu", count - callees,
                               (unsigned long)inputs);
  VARVE_TRY(callee_type(parser->context, function, &type));
  if (type == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected types of llvm, and one result at most");
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i,
                                          i < callees ? type : function->children[i - callees]));
  for (uint32_t i = inputs; i < function->child_count; i++)
    VARVE_TRY(varve_add_result(parser, function->children[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_llvm_call_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *callee = NULL, *type = NULL;
  bool is_value = varve_at(parser, VARVE_TOKEN_PERCENT_NAME);
  if (is_value)
    VARVE_TRY(varve_parse_operand(parser));
  else
    VARVE_TRY(varve_parse_symbol_reference(parser, &callee));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("callee"), callee));
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_function_type(parser, &type));
  VARVE_TRY(resolve_call(parser, draft, type, is_value ? 1 : 0));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_llvm_call_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *callee = varve_operation_attribute(op, VARVE_SLICE("callee"));
  const varve_entity *function = NULL, *pointer = NULL;
  uint32_t first = callee == NULL ? 1 : 0;
  if (op->operand_count < first)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_llvm_function_of_call(
      printer, op, (varve_value_range){first, op->operand_count - first}, &function));
  VARVE_TRY(callee_type(printer->context, function, &pointer));
  if (pointer == NULL || (callee == NULL && varve_operation_operand(op, 0)->type != pointer))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(callee == NULL ? varve_print_operand(printer, op, 0)
                           : varve_print_attribute(printer, callee));
  VARVE_TRY(varve_print_operands_between(
      printer, "(", op, (varve_value_range){first, op->operand_count - first}, ")"));
  return varve_print_attributes_and_type(printer, op, VARVE_ELIDED("callee"), function);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of the dialect llvm in 2019 and 2020, when its types contained LLVM IR text.
 * llvm_symbols_2019.c has the custom forms of llvm.func and llvm.mlir.global. */
#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"

/* llvm.alloca %size x element type {...} : (type of %size) -> pointer type */

varve_status varve_parse_llvm_alloca_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_type_after(parser, "x", " and the type of the elements", &type));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_llvm_function_type(parser, &type));
  if (varve_function_type_num_inputs(type) != 1 || type->child_count != 2)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected the type of a function of one operand and one result");
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type->children[0]));
  return varve_finish_with_result(parser, draft, type->children[1]);
}

varve_status varve_print_llvm_alloca_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *element = NULL;
  varve_slice text, pointee;
  if (!varve_llvm_text_of(varve_operation_result(op, 0)->type, &text) ||
      !varve_llvm_text_pointee(text, &pointee))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_llvm_text_type(printer->context, pointee, &element));
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_type_after(printer, " x ", element));
  return varve_print_attributes_and_functional_type(printer, op, VARVE_NO_ELISION);
}

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

/* llvm.extractvalue %struct[0, 1] {...} : type of %struct, and llvm.insertvalue %value, %struct[0]
 * {...} : type of %struct */

/* Sets *part to the type of the element at a position of an aggregate, or to NULL if the aggregate
 * has no such position. */
static varve_status part_at(varve_context *context, const varve_entity *type,
                            const varve_entity *position, const varve_entity **part) {
  varve_slice text;
  *part = NULL;
  bool is_there = varve_llvm_text_of(type, &text) && position->kind == VARVE_KIND_ARRAY &&
                  position->child_count != 0;
  for (uint32_t i = 0; is_there && i < position->child_count; i++) {
    const varve_entity *index = position->children[i];
    varve_slice whole = text, count, element;
    is_there = index->kind == VARVE_KIND_INTEGER && index->payload_size == 8 &&
               !varve_llvm_text_vector(whole, &count, &element) &&
               varve_llvm_text_part(whole, varve_integer_words(index)[0], &text);
  }
  return is_there ? varve_llvm_text_type(context, text, part) : VARVE_STATUS_OK;
}

static varve_status parse_value_at(varve_parser *parser, varve_operation_draft *draft,
                                   const varve_entity **type, const varve_entity **part) {
  const varve_entity *position = NULL;
  VARVE_TRY(varve_parse_integer_list(parser, &position));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("position"), position));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the container", type));
  VARVE_TRY(part_at(parser->context, *type, position, part));
  if (*part == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the type has no element at this position");
  return VARVE_STATUS_OK;
}

varve_status varve_parse_extractvalue_2019(varve_parser *parser, varve_operation_draft *draft) {
  return varve_parse_llvm_extract(parser, draft, parse_value_at);
}

varve_status varve_parse_insertvalue_2019(varve_parser *parser, varve_operation_draft *draft) {
  return varve_parse_llvm_insert(parser, draft, parse_value_at);
}

static varve_status print_value_at(varve_printer *printer, const varve_operation *op,
                                   const varve_entity *element) {
  const varve_entity *position = varve_operation_attribute(op, VARVE_SLICE("position"));
  const varve_entity *type = varve_operation_operand(op, 0)->type, *part = NULL;
  VARVE_TRY(part_at(printer->context, type, position, &part));
  if (part != element)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand(printer, op, 0));
  VARVE_TRY(varve_print_integer_list(printer, position));
  return varve_print_attributes_and_type(printer, op, VARVE_ELIDED("position"), type);
}

varve_status varve_print_extractvalue_2019(varve_printer *printer, varve_print_operation *frame) {
  VARVE_PUT(printer, " ");
  return print_value_at(printer, frame->op, varve_operation_result(frame->op, 0)->type);
}

varve_status varve_print_insertvalue_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (varve_operation_result(op, 0)->type != varve_operation_operand(op, 0)->type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 1, ", "));
  return print_value_at(printer, op, varve_operation_operand(op, 1)->type);
}

/* llvm.shufflevector %a, %b [0 : i32, ...] {...} : type of %a, type of %b. The result has as many
 * elements as the mask. */

static varve_status vector_text(uint32_t length, varve_slice element, varve_buffer *out) {
  VARVE_TRY(varve_buffer_append_char(out, '<'));
  VARVE_TRY(varve_buffer_append_unsigned(out, length));
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(" x ")));
  VARVE_TRY(varve_buffer_append(out, element));
  return varve_buffer_append_char(out, '>');
}

static varve_status shuffled(varve_context *context, const varve_entity *type, uint32_t length,
                             const varve_entity **result) {
  varve_slice text, count, element;
  varve_buffer out;
  *result = NULL;
  if (!varve_llvm_text_of(type, &text) || !varve_llvm_text_vector(text, &count, &element))
    return VARVE_STATUS_OK;
  varve_buffer_init(&out, &context->memory);
  varve_status status = vector_text(length, element, &out);
  if (status == VARVE_STATUS_OK)
    status = varve_llvm_text_type(context, varve_buffer_slice(&out), result);
  varve_buffer_release(&out);
  return status;
}

varve_status varve_parse_shufflevector_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *mask = NULL;
  const varve_entity *types[2] = {NULL, NULL}, *result = NULL;
  VARVE_TRY(varve_parse_two_operands(parser, " and the other vector"));
  VARVE_TRY(varve_parse_attribute_as(parser, VARVE_SLICE("mask"), &mask));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_parse_two_types(parser, NULL, types));
  if (mask->kind == VARVE_KIND_ARRAY)
    VARVE_TRY(shuffled(parser->context, types[0], mask->child_count, &result));
  if (result == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected a mask and vectors of LLVM IR");
  for (size_t i = 0; i < 2; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, types[i]));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_shufflevector_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *mask = varve_operation_attribute(op, VARVE_SLICE("mask"));
  const varve_entity *result = NULL;
  if (mask->kind == VARVE_KIND_ARRAY)
    VARVE_TRY(shuffled(printer->context, varve_operation_operand(op, 0)->type, mask->child_count,
                       &result));
  if (result != varve_operation_result(op, 0)->type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 2}, " "));
  VARVE_TRY(varve_print_attribute(printer, mask));
  return varve_print_attributes_and_types(printer, op, VARVE_ELIDED("mask"),
                                          (varve_value_range){0, 2});
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of the dialect llvm in LLVM 13: calls. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/common_llvm.h"

/* llvm.call and llvm.invoke in LLVM 13. In an indirect call, the callee is the first operand, and
 * its type is a pointer to a function of the type after the colon. */

varve_status varve_parse_llvm_function_type(varve_parser *parser, const varve_entity **type) {
  const char *place;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of a function"));
  place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, type));
  if ((*type)->kind == VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a function");
}

varve_status varve_llvm_function_of_call(varve_printer *printer, const varve_operation *op,
                                         varve_value_range operands, const varve_entity **type) {
  varve_context *context = printer->context;
  uint32_t inputs = operands.count, results = varve_operation_result_count(op);
  const varve_entity **types = varve_arena_allocate_array(&context->arena, (size_t)inputs + results,
                                                          sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < inputs; i++)
    types[i] = varve_operation_operand(op, operands.first + i)->type;
  for (uint32_t i = 0; i < results; i++)
    types[inputs + i] = varve_operation_result(op, i)->type;
  return varve_function_type_get(context, types, inputs, results, type);
}

/* Makes the type of a pointer to the function. Reports an error if the function has several
 * results, or types of other dialects than llvm. */
static varve_status pointer_to_function(varve_parser *parser, const varve_operation_draft *draft,
                                        const varve_entity *function,
                                        const varve_entity **pointer) {
  uint32_t inputs = varve_function_type_num_inputs(function);
  size_t first = parser->nodes.count;
  varve_llvm_function parts = {.first_input = first, .input_count = inputs};
  const varve_entity *type = NULL;
  bool are_of_llvm = function->child_count - inputs <= 1;
  for (uint32_t i = 0; i < function->child_count && are_of_llvm; i++)
    VARVE_TRY(varve_is_llvm_type(parser->context, function->children[i], &are_of_llvm));
  if (!are_of_llvm)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected types of llvm, and one result at most");
  if (function->child_count > inputs)
    parts.result = function->children[inputs];
  for (uint32_t i = 0; i < inputs; i++)
    VARVE_TRY(varve_push_node(parser, function->children[i]));
  VARVE_TRY(varve_llvm_function_get(parser, &parts, &type));
  varve_vector_truncate(&parser->nodes, first);
  return varve_llvm_pointer_to(parser->context, type, pointer);
}

/* Adds the results of a call. An indirect call always has a result: if the function has no result,
 * the call has a result of type !llvm.void. */
static varve_status add_results(varve_parser *parser, const varve_entity *function,
                                bool is_direct) {
  uint32_t inputs = varve_function_type_num_inputs(function);
  const varve_entity *type = NULL;
  for (uint32_t i = inputs; i < function->child_count; i++)
    VARVE_TRY(varve_add_result(parser, function->children[i]));
  if (is_direct || function->child_count != inputs)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!llvm.void"), &type));
  return varve_add_result(parser, type);
}

/* Parses ": (types) -> type", resolves the operands of the call, and adds the results. */
static varve_status parse_types(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_llvm_callee *parts) {
  const varve_entity *function = NULL, *pointer = NULL;
  VARVE_TRY(varve_parse_llvm_function_type(parser, &function));
  uint32_t inputs = varve_function_type_num_inputs(function);
  size_t callees = parts->is_direct ? 0 : 1, given = parts->operand_count - callees;
  if (given != inputs)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "%zu operands, but the function takes %lu", given,
                               (unsigned long)inputs);
  if (!parts->is_direct) {
    VARVE_TRY(pointer_to_function(parser, draft, function, &pointer));
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, pointer));
  }
  for (uint32_t i = 0; i < inputs; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, callees + i, function->children[i]));
  return add_results(parser, function, parts->is_direct);
}

/* Parses llvm.call @callee(%a) {...} : (i32) -> i32. */
varve_status varve_parse_legacy_llvm_call(varve_parser *parser, varve_operation_draft *draft) {
  varve_llvm_callee parts = {0};
  VARVE_TRY(varve_parse_llvm_callee(parser, draft, &parts));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  return varve_finish_custom(parser, draft);
}

/* Parses llvm.invoke @callee(%a) to ^bb1(%b : i32) unwind ^bb2 {...} : (i32) -> i32. */
varve_status varve_parse_legacy_llvm_invoke(varve_parser *parser, varve_operation_draft *draft) {
  varve_llvm_callee parts = {0};
  size_t first = parser->nodes.count, counts[2];
  VARVE_TRY(varve_parse_llvm_callee(parser, draft, &parts));
  VARVE_TRY(varve_parse_llvm_successors(parser, counts));
  size_t last = parser->nodes.count;
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_types(parser, draft, &parts));
  for (size_t i = 0; first + i < last; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, parts.operand_count + i,
                                          varve_node_at(parser, first + i)));
  int32_t sizes[3] = {(int32_t)parts.operand_count, (int32_t)counts[0], (int32_t)counts[1]};
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 3));
  return varve_finish_custom(parser, draft);
}

/* Returns UNSUPPORTED unless the call has one result, and the callee is a pointer to a function
 * with the types of the given operands and of this result. The callee is the operand before the
 * given operands. */
static varve_status check_callee(const varve_operation *op, varve_value_range operands) {
  const varve_entity *type = varve_llvm_pointee(op->operands[operands.first - 1].value->type);
  varve_llvm_function_type function;
  if (type == NULL || !varve_llvm_function_open(type, &function) || function.is_variadic ||
      function.inputs->child_count != operands.count || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_entity *result = varve_operation_result(op, 0)->type;
  if (function.result == NULL ? !varve_is_dialect_type(result, "llvm", "void")
                              : result != function.result)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < operands.count; i++)
    if (varve_llvm_input(&function, i) != op->operands[operands.first + i].value->type)
      return VARVE_STATUS_UNSUPPORTED;
  return VARVE_STATUS_OK;
}

static varve_status print_callee(varve_printer *printer, const varve_operation *op,
                                 varve_value_range *operands) {
  const uint32_t first = operands->first;
  VARVE_TRY(varve_print_llvm_callee(printer, op, operands));
  return operands->first == first ? VARVE_STATUS_OK : check_callee(op, *operands);
}

/* Prints "{...} : (types) -> type". */
static varve_status print_types(varve_printer *printer, const varve_operation *op,
                                varve_value_range operands) {
  const varve_entity *function = NULL;
  VARVE_TRY(varve_llvm_function_of_call(printer, op, operands, &function));
  return varve_print_attributes_and_type(printer, op, VARVE_ELIDED("callee"), function);
}

varve_status varve_print_legacy_llvm_call(varve_printer *printer, varve_print_operation *frame) {
  varve_value_range operands = {0, frame->op->operand_count};
  VARVE_TRY(print_callee(printer, frame->op, &operands));
  return print_types(printer, frame->op, operands);
}

/* Prints llvm.invoke. The list after the callee has only the arguments of the call. mlir-opt also
 * prints the operands of the successors in this list, and then cannot parse its own output. */
varve_status varve_print_legacy_llvm_invoke(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range operands = varve_operand_range_of(op, 0);
  VARVE_TRY(print_callee(printer, op, &operands));
  VARVE_TRY(varve_print_llvm_successors(printer, op));
  return print_types(printer, op, operands);
}

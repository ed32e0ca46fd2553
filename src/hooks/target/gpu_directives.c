/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> in the formats of gpu. */
#include "hooks/hooks.h"
#include "hooks/target/gpu.h"

/* AsyncDependencies(type of the token, dependencies): async [%a, %b] */

varve_status varve_parse_async_dependencies(varve_parser *parser,
                                            const varve_operation_draft *draft, bool *is_async) {
  const char *place = parser->token.text.data;
  *is_async = varve_accept_word(parser, "async");
  if (*is_async && parser->results.count == draft->first_result)
    return VARVE_INVALID_ERROR(parser, place, "an operation marked 'async' needs a named result");
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  return varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE);
}

varve_status varve_parse_gpu_async_dependencies(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  const varve_entity *token = NULL;
  bool is_async;
  VARVE_TRY(varve_parse_async_dependencies(parser, call->draft, &is_async));
  VARVE_TRY(varve_set_operands(parser, call, 1, first_use));
  if (is_async) {
    VARVE_TRY(varve_fixed_type(parser, VARVE_ASYNC_TOKEN, &token));
    VARVE_TRY(varve_push_node(parser, token));
  }
  return varve_set_types(parser, call, 0, first_type);
}

/* Before LLVM 14 the space behind "async" stands in any case. */
varve_status varve_print_gpu_async_dependencies(varve_printer *printer, varve_print_call *call) {
  varve_value_range token = varve_printed_range(call, 0);
  varve_value_range dependencies = varve_printed_range(call, 1);
  bool is_old = varve_era_is_before(printer->context->era, VARVE_ERA_LLVM14);
  if (token.count != 0)
    VARVE_TRY(varve_put(printer, is_old ? VARVE_SLICE("async ") : VARVE_SLICE("async")));
  if (dependencies.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, token.count != 0 && !is_old ? VARVE_SLICE(" [") : VARVE_SLICE("[")));
  VARVE_TRY(varve_print_operands(printer, call->frame->op, dependencies));
  return varve_put_char(printer, ']');
}

/* AllReduceOperation(operation): a word of the enum, or nothing */

varve_status varve_parse_gpu_all_reduce(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *attribute = NULL;
  varve_slice word = parser->token.text;
  size_t start = parser->text.size;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return varve_set_attribute(parser, call, 0, NULL);
  bool is_string =
      varve_era_is_before(parser->era, VARVE_ERA_LLVM15); /* as bodies of attributes were */
  VARVE_TRY(varve_buffer_append(&parser->text, is_string ? VARVE_SLICE("#gpu<\"all_reduce_op ")
                                                         : VARVE_SLICE("#gpu<all_reduce_op ")));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  VARVE_TRY(varve_buffer_append(&parser->text, is_string ? VARVE_SLICE("\">") : VARVE_SLICE(">")));
  varve_advance(parser);
  varve_status status = varve_fixed_attribute(parser, varve_text_from(parser, start), &attribute);
  parser->text.size = start;
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "'%.*s' is not an operation that reduces", VARVE_FORMAT_SLICE(word));
  VARVE_TRY(status);
  return varve_set_attribute(parser, call, 0, attribute);
}

varve_status varve_print_gpu_all_reduce(varve_printer *printer, varve_print_call *call) {
  const varve_entity *attribute = varve_printed_attribute(call, 0);
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  return varve_print_entity_in(printer, (varve_print_child){attribute, VARVE_PRINT_BODY});
}

/* LaunchDimType(type of the sizes, size of clusters, types of those three): ": type" unless that is
 * index */

varve_status varve_parse_gpu_launch_type(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *type = parser->context->index_type;
  bool has_clusters = varve_get_operands(parser, call, 1).count != 0;
  if (varve_accept(parser, VARVE_TOKEN_COLON))
    VARVE_TRY(varve_parse_type(parser, &type));
  for (uint32_t argument = 0; argument < 5; argument++) {
    size_t first = parser->nodes.count;
    if (argument == 1)
      continue;
    if (argument == 0 || has_clusters)
      VARVE_TRY(varve_push_node(parser, type));
    VARVE_TRY(varve_set_types(parser, call, argument, first));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_gpu_launch_type(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  if (range.count == 0 || op->operands[range.first].value == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (op->operands[range.first].value->type->kind == VARVE_KIND_INDEX_TYPE)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, ": ");
  return varve_print_operand_types(printer, op, (varve_value_range){range.first, 1});
}

/* LaunchFuncOperands(operands, their types): args(%a : i32, %b : f32), or nothing */

varve_status varve_parse_gpu_launch_operands(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  if (varve_accept_word(parser, "args")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments"));
    for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
         more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
      VARVE_TRY(varve_parse_operand(parser));
      VARVE_TRY(varve_parse_colon_type_to_stack(parser, " and the type of the argument"));
    }
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments"));
  }
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  return varve_set_types(parser, call, 1, first_type);
}

varve_status varve_print_gpu_launch_operands(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "args(");
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_value_range one = {range.first + i, 1};
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_typed_operands(printer, op, one));
  }
  return varve_put_char(printer, ')');
}

/* OffloadingHandler(handler): <attribute>, or nothing for #gpu.select_object */

varve_status varve_parse_gpu_offloading_handler(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *handler = NULL;
  if (varve_accept(parser, VARVE_TOKEN_LESS)) {
    VARVE_TRY(varve_parse_attribute(parser, &handler));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the handler"));
  } else {
    VARVE_TRY(varve_fixed_attribute(parser, VARVE_SLICE("#gpu.select_object"), &handler));
  }
  return varve_set_attribute(parser, call, 0, handler);
}

/* Whether it is the one that is left out: without parameters, or with one that is absent. */
static bool is_default_handler(const varve_entity *handler) {
  if (handler->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
      !varve_slice_equal(varve_string_bytes(handler->children[0]), VARVE_SLICE("gpu")) ||
      !varve_slice_equal(varve_parametric_mnemonic(handler), VARVE_SLICE("select_object")))
    return false;
  for (uint32_t i = 1; i < handler->child_count; i++)
    if (handler->children[i]->kind != VARVE_KIND_ABSENT)
      return false;
  return true;
}

varve_status varve_print_gpu_offloading_handler(varve_printer *printer, varve_print_call *call) {
  const varve_entity *handler = varve_printed_attribute(call, 0);
  if (handler == NULL || is_default_handler(handler))
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, "<", handler, ">");
}

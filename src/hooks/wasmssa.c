/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of wasmssa that its formats cannot say. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/shared/function_signature.h"

/* wasmssa.func exported @name(%a: !wasmssa<local ref to i32>) -> f32 attributes {...} {...}: the
 * type of the function is (i32) -> f32. */

#define FUNCTION_TYPE "functionType"

/* What an argument refers to; NULL: it is no reference. */
static const varve_entity *referred_type(const varve_entity *type) {
  return varve_is_dialect_type(type, "wasmssa", "local") ? varve_dialect_type_part(type, 0) : NULL;
}

/* The arguments' types become what they refer to. */
static varve_status push_referred_types(varve_parser *parser,
                                        const varve_function_signature *signature) {
  for (size_t i = signature->first_argument; i < parser->arguments.count; i++) {
    const varve_entity *referred = NULL;
    referred = referred_type(varve_region_argument_at(parser, i)->type);
    if (referred == NULL)
      return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                                 "argument %zu of the function is no !wasmssa<local ref to T>",
                                 i - signature->first_argument);
    VARVE_TRY(varve_push_node(parser, referred));
  }
  return VARVE_STATUS_OK;
}

static varve_status parse_signature(varve_parser *parser, varve_function_signature *signature) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_function_signature(parser, false, signature));
  size_t first = parser->nodes.count, inputs = parser->arguments.count - signature->first_argument;
  VARVE_TRY(push_referred_types(parser, signature));
  for (size_t i = signature->first_result; i < first; i++)
    VARVE_TRY(varve_push_node(parser, varve_node_at(parser, i)));
  size_t results = parser->nodes.count - first - inputs;
  if (inputs > VARVE_MAX_VALUES || results > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_function_type_get(parser->context,
                                    (const varve_entity *const *)parser->nodes.data + first,
                                    (uint32_t)inputs, (uint32_t)results, &type));
  signature->type_name = FUNCTION_TYPE;
  return varve_add_signature(parser, signature, type);
}

varve_status varve_parse_wasmssa_func(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  bool is_string = varve_at(parser, VARVE_TOKEN_STRING);
  if (is_string || varve_at(parser, VARVE_TOKEN_WORD)) {
    if (!varve_slice_equal(is_string ? varve_token_contents(&parser->token) : parser->token.text,
                           VARVE_SLICE("exported")))
      return VARVE_INVALID_ERROR(parser, draft->name_start,
                                 "expected 'exported' or the name of the function");
    varve_advance(parser);
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("exported"), parser->context->unit));
  }
  VARVE_TRY(varve_parse_optional_visibility(parser));
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(parse_signature(parser, &signature));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_function_attributes(parser, draft));
  if (draft->dictionary != NULL &&
      varve_dictionary_find(draft->dictionary, VARVE_SLICE(FUNCTION_TYPE)) != NULL)
    return VARVE_INVALID_ERROR(parser, place,
                               "'" FUNCTION_TYPE "' follows from the form: the attributes cannot "
                               "give it");
  return varve_begin_function_body(parser, draft, &signature);
}

varve_status varve_print_wasmssa_func(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_attribute(op, VARVE_SLICE(FUNCTION_TYPE));
  const varve_region *body = varve_operation_region(op, 0);
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (type == NULL || type->kind != VARVE_KIND_TYPE ||
      type->children[0]->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  type = type->children[0];
  /* Whether the entry block has references to the inputs of the function. */
  uint32_t count = varve_function_type_num_inputs(type);
  bool refers = body->first != NULL ? body->first->argument_count == count : count == 0;
  for (uint32_t i = 0; refers && i < count; i++)
    refers = referred_type(body->first->arguments[i]->value.type) == type->children[i];
  if (!(refers))
    return VARVE_STATUS_UNSUPPORTED;

  uint32_t inputs = varve_function_type_num_inputs(type);
  varve_printed_signature signature = {
      .results = type->children + inputs,
      .input_count = inputs,
      .result_count = type->child_count - inputs,
      .body = body,
      .argument_attributes = varve_operation_attribute(op, VARVE_SLICE("arg_attrs")),
      .result_attributes = varve_operation_attribute(op, VARVE_SLICE("res_attrs"))};
  VARVE_TRY(varve_operation_attribute(op, VARVE_SLICE("exported")) == NULL
                ? VARVE_STATUS_OK
                : varve_put(printer, VARVE_SLICE(" exported")));
  VARVE_TRY(varve_print_function_name(printer, op));
  VARVE_TRY(varve_print_function_signature(printer, &signature));
  VARVE_TRY(
      varve_print_attr_dict_with_keyword(printer, op,
                                         VARVE_ELIDED("exported", "sym_visibility", "sym_name",
                                                      FUNCTION_TYPE, "arg_attrs", "res_attrs")));
  return varve_print_function_body(printer, frame, body);
}

/* custom<ElseRegion>(region) of wasmssa.if: else {...}, or nothing. mlir-opt prints "else " {...},
 * in quotes and with that space, which it does not read: here it is read. */

varve_status varve_parse_wasmssa_else(varve_parser *parser, varve_parse_call *call) {
  bool is_string = varve_at(parser, VARVE_TOKEN_STRING);
  varve_slice word = is_string ? varve_token_contents(&parser->token) : parser->token.text;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, call->draft->saved[0]);
  call->draft->saved[0] = parser->regions.count;
  if (!varve_slice_equal(word, VARVE_SLICE("else")) &&
      !(is_string && varve_slice_equal(word, VARVE_SLICE("else ")))) {
    VARVE_TRY(varve_add_region(parser));
    return varve_set_regions(parser, call, 0, call->draft->saved[0]);
  }
  varve_advance(parser);
  call->is_unfinished = true;
  return varve_begin_region(parser);
}

varve_status varve_print_wasmssa_else(varve_printer *printer, varve_print_call *call) {
  const varve_region *region =
      varve_operation_region(call->frame->op, varve_printed_regions(call, 0).first);
  if (call->step != 0 || region->first == NULL)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "\"else \"");
  return varve_ask_region(call->frame, region, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
}

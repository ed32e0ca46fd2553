/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* array<i32: 1, 2> and dense_resource<key> : type. Builtin dialect: "DenseArrayAttr",
 * "DenseResourceElementsAttr". */
#include "text/parse/parse.h"

static varve_status check_array_element(varve_parser *parser, const char *place,
                                        const varve_entity *element) {
  if (element->kind != VARVE_KIND_INTEGER_TYPE && element->kind != VARVE_KIND_FLOAT_TYPE)
    return VARVE_INVALID_ERROR(parser, place,
                               "elements of an array must be integers or floats, not of %s",
                               varve_kind_text((varve_kind)element->kind));
  if (varve_type_bit_width(element) % 8 == 0 || varve_type_bit_width(element) == 1)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "elements of an array must fill whole bytes");
}

static varve_status parse_array_element(varve_parser *parser, const varve_entity *element) {
  varve_literal literal = {.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS)};
  bool is_bool = varve_at_word(parser, "true") || varve_at_word(parser, "false");
  bool is_float = varve_at(parser, VARVE_TOKEN_FLOAT) && element->kind == VARVE_KIND_FLOAT_TYPE;
  literal.token = parser->token;
  if (is_bool)
    literal.is_negative = false;
  else if (!is_float && !varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected an element of the array");
  varve_advance(parser);
  if (!is_bool && varve_type_is_integer(element, 1, VARVE_SIGNLESS))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected 'true' or 'false' as element of i1");
  /* Like upstream, which has consumed the next token when it reports an integer that does not
   * fit. */
  literal.place =
      element->kind == VARVE_KIND_FLOAT_TYPE ? literal.token.text.data : parser->token.text.data;
  return varve_append_element(parser, &literal, element);
}

static varve_status dense_array_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *element = varve_top_node(parser);
  const varve_entity *array = NULL;
  uint64_t count = 0;
  VARVE_TRY(check_array_element(parser, frame->mark, element));
  if (!varve_at(parser, VARVE_TOKEN_GREATER)) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the type of the array"));
    do {
      VARVE_TRY(parse_array_element(parser, element));
      count++;
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in array"));
  varve_slice data = varve_slice_make(parser->text.data + frame->first_text,
                                      parser->text.size - frame->first_text);
  VARVE_TRY(varve_type_bit_width(element) == 0
                ? varve_dense_array_of_empty_get(parser->context, element, count, &array)
                : varve_dense_array_get(parser->context, element, data, &array));
  return varve_frame_finish(parser, frame, array);
}

varve_status varve_begin_dense_array(varve_parser *parser) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, dense_array_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'array'"));
  frame->mark = parser->token.text.data;
  return varve_request(parser, varve_begin_type);
}

static varve_status dense_resource_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *attribute = NULL;
  if (!varve_is_shaped_type(nodes[1]))
    return VARVE_INVALID_ERROR(parser, frame->mark,
                               "a resource needs a type with a shape, but this is a %s",
                               varve_kind_text((varve_kind)nodes[1]->kind));
  VARVE_TRY(varve_dense_resource_get(parser->context, nodes[1], nodes[0], &attribute));
  return varve_frame_finish(parser, frame, attribute);
}

varve_status varve_begin_dense_resource(varve_parser *parser) {
  const varve_entity *known = parser->requested_type;
  varve_frame *frame = NULL;
  const varve_entity *handle = NULL;
  parser->requested_type = NULL;
  VARVE_TRY(varve_frame_push(parser, dense_resource_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'dense_resource'"));
  VARVE_TRY(varve_parse_resource_key(parser, parser->context->builtin_dialect, &handle));
  VARVE_TRY(varve_push_node(parser, handle));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the key of the resource"));
  frame->mark = parser->token.text.data;
  if (known != NULL)
    return varve_push_node(parser, known);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the resource"));
  return varve_request(parser, varve_begin_type);
}

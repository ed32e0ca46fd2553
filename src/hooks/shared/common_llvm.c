/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parts of custom forms of llvm: see the header. */
#include "hooks/shared/common_llvm.h"

#include <stdio.h>

#include "dialect/known/llvm_text.h"
#include "dialect/rule/parameter_rule.h"
#include "hooks/shared/form_parts.h"

/* Keywords of enums */

varve_status varve_llvm_enum_rule(varve_context *context, const char *enumeration,
                                  varve_parameter_rule *rule) {
  const varve_dialect_definition *dialect = NULL;
  char text[64];
  VARVE_TRY(varve_find_dialect(context, VARVE_SLICE("llvm"), &dialect));
  if (dialect == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  snprintf(text, sizeof text, "enum<@%s>", enumeration);
  return varve_parameter_rule_parse(context, dialect, varve_slice_of(text), rule);
}

varve_status varve_parse_llvm_keyword(varve_parser *parser, const char *enumeration,
                                      uint64_t *value) {
  varve_parameter_rule rule;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_STATUS_OK;
  varve_status status = varve_llvm_enum_rule(parser->context, enumeration, &rule);
  if (status == VARVE_STATUS_UNSUPPORTED || status == VARVE_STATUS_INVALID)
    return varve_error_at(parser, VARVE_STATUS_UNSUPPORTED, parser->token.text.data,
                          "the definition of dialect llvm has no enum '%s'", enumeration);
  VARVE_TRY(status);
  if (varve_enum_find_case(&rule, parser->token.text, value))
    varve_advance(parser);
  return VARVE_STATUS_OK;
}

varve_status varve_llvm_enum_get(varve_context *context, const char *mnemonic, uint64_t value,
                                 const varve_entity **attribute) {
  const varve_entity *number = NULL, *dialect = NULL;
  *attribute = NULL;
  VARVE_TRY(varve_integer_get(context, context->i64, &value, &number));
  if (mnemonic == NULL) {
    *attribute = number;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("llvm"), &dialect));
  return varve_parametric_attribute_get(context, dialect, varve_slice_of(mnemonic), &number, 1,
                                        attribute);
}

varve_status varve_parse_llvm_enum(varve_parser *parser, const varve_llvm_enum *what) {
  const varve_entity *attribute = NULL;
  uint64_t value = what->default_value;
  VARVE_TRY(varve_parse_llvm_keyword(parser, what->enumeration, &value));
  VARVE_TRY(varve_llvm_enum_get(parser->context, what->mnemonic, value, &attribute));
  return varve_add_attribute(parser, varve_slice_of(what->attribute), attribute);
}

static varve_status pointer_text(varve_context *context, varve_slice text,
                                 const varve_entity **pointer) {
  varve_buffer out;
  varve_buffer_init(&out, &context->memory);
  varve_status status = varve_buffer_append(&out, text);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&out, '*');
  if (status == VARVE_STATUS_OK)
    status = varve_llvm_text_type(context, varve_buffer_slice(&out), pointer);
  varve_buffer_release(&out);
  return status;
}

varve_status varve_llvm_pointer_to(varve_context *context, const varve_entity *type,
                                   const varve_entity **pointer) {
  bool is_of_llvm = false;
  varve_slice text;
  *pointer = NULL;
  if (varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES))
    return varve_llvm_text_of(type, &text) ? pointer_text(context, text, pointer) : VARVE_STATUS_OK;
  VARVE_TRY(varve_is_llvm_type(context, type, &is_of_llvm));
  return is_of_llvm ? varve_llvm_pointer_get(context, type, 0, pointer) : VARVE_STATUS_OK;
}

varve_status varve_numbers_to_i32_array(varve_parser *parser, size_t first,
                                        const varve_entity **array) {
  return varve_numbers_to_typed_array(parser, first, parser->context->i32, array);
}

varve_status varve_i32_list_of_era(varve_context *context, const varve_entity **array) {
  const int64_t count = (int64_t)varve_dense_array_count(*array);
  const varve_entity *type = NULL;
  if (varve_era_has(context->era, VARVE_HAS_DENSE_ARRAYS))
    return VARVE_STATUS_OK;
  varve_slice bytes = varve_dense_array_bytes(*array);
  VARVE_TRY(varve_tensor_type_get(context, (varve_dims){&count, 1}, context->i32, NULL, &type));
  return varve_dense_elements_get(context, type, bytes, false, array);
}

varve_status varve_parse_operands_with_types(varve_parser *parser) {
  size_t count;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of the operands");
}

static varve_status parse_bundle(varve_parser *parser, const varve_llvm_bundles *bundles) {
  size_t first_use = parser->operands.count;
  const varve_entity *tag = NULL;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected the tag of a bundle of operands: a string");
  VARVE_TRY(varve_parse_string(parser, &tag));
  VARVE_TRY(varve_push_node(parser, tag));
  size_t first_type = parser->nodes.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands of the bundle"));
  if (!varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    VARVE_TRY(varve_parse_operands_with_types(parser));
  size_t uses = parser->operands.count - first_use, types = parser->nodes.count - first_type;
  if (uses != types)
    return VARVE_INVALID_ERROR(parser, bundles->place,
                               "expected %zu type%s for the operands of bundle %zu, but there %s "
                               "%zu",
                               uses, uses == 1 ? "" : "s",
                               parser->numbers.count - bundles->first_number,
                               types == 1 ? "is" : "are", types);
  return varve_push_number(parser, (int64_t)uses);
}

varve_status varve_parse_llvm_bundles(varve_parser *parser, varve_llvm_bundles *bundles) {
  *bundles = (varve_llvm_bundles){parser->token.text.data, parser->nodes.count,
                                  parser->numbers.count, parser->operands.count};
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE) ||
      varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_bundle(parser, bundles));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the bundles of operands");
}

varve_status varve_llvm_bundle_tags(varve_parser *parser, const varve_llvm_bundles *bundles,
                                    const varve_entity **tags) {
  size_t mark = parser->nodes.count, tag = bundles->first_node;
  *tags = NULL;
  for (size_t i = bundles->first_number; i < parser->numbers.count; i++) {
    VARVE_TRY(varve_push_node(parser, varve_node_at(parser, tag)));
    tag += 1 + (size_t)varve_number_at(parser, i);
  }
  return parser->nodes.count == mark ? VARVE_STATUS_OK : varve_nodes_to_array(parser, mark, tags);
}

varve_status varve_take_llvm_bundles(varve_parser *parser, const varve_llvm_bundles *bundles,
                                     size_t *count) {
  const varve_entity *tags = NULL, *sizes = NULL;
  size_t use = bundles->first_use, node = bundles->first_node;
  VARVE_TRY(varve_llvm_bundle_tags(parser, bundles, &tags));
  for (size_t i = bundles->first_number; i < parser->numbers.count; i++) {
    node++;
    for (int64_t left = varve_number_at(parser, i); left > 0; left--)
      VARVE_TRY(varve_resolve_operand(parser,
                                      VARVE_VECTOR_AT(&parser->operands, varve_operand_use, use++),
                                      varve_node_at(parser, node++)));
  }
  *count = use - bundles->first_use;
  VARVE_TRY(varve_numbers_to_i32_array(parser, bundles->first_number, &sizes));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("op_bundle_sizes"), sizes));
  return varve_add_attribute(parser, VARVE_SLICE("op_bundle_tags"), tags);
}

varve_status varve_parse_successor_and_operands(varve_parser *parser) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  VARVE_TRY(varve_parse_successor(parser));
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_operands_with_types(parser));
  size_t uses = parser->operands.count - first_use, types = parser->nodes.count - first_type;
  if (uses == types)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, parser->last_end - 1,
                             "%zu operand%s of the block, but %zu type%s", uses,
                             uses == 1 ? "" : "s", types, types == 1 ? "" : "s");
}

varve_status varve_parse_switch_default(varve_parser *parser, varve_parse_call *call,
                                        uint32_t first) {
  size_t operands = parser->operands.count, types = parser->nodes.count;
  size_t successors = parser->operation.successors.count;
  VARVE_TRY(varve_expect_keyword(parser, "default", ", the first of the cases"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the block"));
  VARVE_TRY(varve_parse_successor_and_operands(parser));
  VARVE_TRY(varve_set_successors(parser, call, first, successors));
  VARVE_TRY(varve_set_operands(parser, call, first + 1, operands));
  return varve_set_types(parser, call, first + 2, types);
}

varve_status varve_parse_llvm_callee(varve_parser *parser, const varve_operation_draft *draft,
                                     varve_llvm_callee *callee) {
  const varve_entity *symbol = NULL;
  bool is_value = false;
  VARVE_TRY(varve_parse_optional_operand(parser, &is_value));
  callee->is_direct = !is_value;
  if (callee->is_direct) {
    if (!varve_at(parser, VARVE_TOKEN_AT_NAME))
      return VARVE_EXPECTED(parser, "expected what is called: @name or a value");
    VARVE_TRY(varve_parse_attribute_as(parser, VARVE_SLICE("callee"), &symbol));
  }
  VARVE_TRY(
      varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands of the call"));
  callee->operand_count = varve_draft_operand_count(parser, draft);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_llvm_successors(varve_parser *parser, size_t counts[2]) {
  static const char *const words[2] = {"to", "unwind"};
  for (size_t i = 0; i < 2; i++) {
    size_t first = parser->nodes.count;
    VARVE_TRY(varve_expect_keyword(parser, words[i], " and a block"));
    VARVE_TRY(varve_parse_successor_and_operands(parser));
    counts[i] = parser->nodes.count - first;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_llvm_successors(varve_printer *printer, const varve_operation *op) {
  VARVE_PUT(printer, " to ");
  VARVE_TRY(varve_print_successor_and_operands(printer, op, 0, varve_operand_range_of(op, 1)));
  VARVE_PUT(printer, " unwind ");
  return varve_print_successor_and_operands(printer, op, 1, varve_operand_range_of(op, 2));
}

int64_t varve_i32_element(const varve_entity *array, uint64_t index) {
  if (array == NULL || array->kind != VARVE_KIND_DENSE_ARRAY)
    return 0;
  varve_slice bytes = varve_dense_array_bytes(array);
  if (index >= bytes.size / 4)
    return 0;
  return (int32_t)varve_load_bytes((const unsigned char *)bytes.data + 4 * index, 4);
}

varve_status varve_print_successor_and_operands(varve_printer *printer, const varve_operation *op,
                                                uint32_t successor, varve_value_range operands) {
  VARVE_TRY(varve_print_successor(printer, varve_operation_successors(op)[successor].block));
  if (operands.count == 0)
    return VARVE_STATUS_OK;
  return varve_print_typed_operands_between(printer, "(", op, operands, ")");
}

static varve_status print_bundle(varve_printer *printer, const varve_operation *op,
                                 const varve_entity *tag, varve_value_range operands) {
  if (tag->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put_string(printer, varve_string_bytes(tag)));
  VARVE_PUT(printer, "(");
  if (operands.count != 0) {
    VARVE_TRY(varve_print_typed_operands(printer, op, operands));
  }
  return varve_put_char(printer, ')');
}

varve_status varve_print_llvm_bundles(varve_printer *printer, const varve_operation *op,
                                      varve_value_range operands) {
  const varve_entity *tags = varve_operation_attribute(op, VARVE_SLICE("op_bundle_tags"));
  const varve_entity *sizes = varve_operation_attribute(op, VARVE_SLICE("op_bundle_sizes"));
  uint32_t left = operands.count;
  if (tags == NULL || tags->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < tags->child_count; i++) {
    int64_t size = varve_i32_element(sizes, i);
    if (size < 0 || size > left)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_comma(printer, i));
    varve_value_range part = {operands.first + operands.count - left, (uint32_t)size};
    VARVE_TRY(print_bundle(printer, op, tags->children[i], part));
    left -= (uint32_t)size;
  }
  return left == 0 ? varve_put_char(printer, ']') : VARVE_STATUS_UNSUPPORTED;
}

uint64_t varve_llvm_enum_value(const varve_entity *attribute) {
  const varve_entity *number = attribute;
  if (number != NULL && varve_entity_is_parametric(number) && varve_parameter_count(number) == 1)
    number = varve_parameter(number, 0);
  if (number == NULL || number->kind != VARVE_KIND_INTEGER || number->payload_size == 0)
    return 0;
  return varve_integer_words(number)[0];
}

varve_status varve_print_llvm_enum(varve_printer *printer, const char *enumeration,
                                   const varve_entity *attribute) {
  varve_parameter_rule rule;
  uint64_t value = varve_llvm_enum_value(attribute);
  VARVE_TRY(varve_llvm_enum_rule(printer->context, enumeration, &rule));
  if (!varve_enum_has(&rule, value))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_enum_print(&rule, value, printer->out);
}

static varve_status append_text(const varve_entity *type, varve_buffer *out) {
  varve_slice text;
  return varve_llvm_text_of(type, &text) ? varve_buffer_append(out, text) : VARVE_STATUS_INVALID;
}

/* Appends "i32 (i8*, ...)". Returns INVALID if a type has no text. */
static varve_status append_function(const varve_entity *function, bool is_variadic,
                                    varve_buffer *out) {
  uint32_t inputs = varve_function_type_num_inputs(function);
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

static varve_status function_text(varve_context *context, const varve_entity *function,
                                  bool is_variadic, const varve_entity **type) {
  varve_buffer text;
  varve_buffer_init(&text, &context->memory);
  varve_status status = append_function(function, is_variadic, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_llvm_text_type(context, varve_buffer_slice(&text), type);
  varve_buffer_release(&text);
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_llvm_function_of(varve_context *context, const varve_entity *function,
                                    bool is_variadic, const varve_entity **type) {
  uint32_t count = varve_function_type_num_inputs(function);
  varve_llvm_function_type parts = {.is_variadic = is_variadic};
  *type = NULL;
  if (function->child_count - count > 1)
    return VARVE_STATUS_OK;
  if (varve_era_has(context->era, VARVE_HAS_LLVM_TEXT_TYPES))
    return function_text(context, function, is_variadic, type);
  const varve_entity **inputs =
      varve_arena_allocate_array(&context->arena, (size_t)count + 1, sizeof(const varve_entity *));
  if (inputs == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_type_attribute_get(context, function->children[i], &inputs[i]));
  VARVE_TRY(varve_array_get(context, inputs, count, &parts.inputs));
  if (function->child_count > count)
    parts.result = function->children[count];
  return varve_llvm_function_type_get(context, &parts, type);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks of dialects with few hooks: arith, irdl, shape, smt, wasmssa, xegpu, amdgpu. */
#include "base/number/wide_int.h"
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/shared/function_signature.h"
#include "hooks/shared/structured_parts.h"

/* arith.select %c, %a, %b {...} : condition type, type. The type of an i1 condition is omitted. */

varve_status varve_parse_arith_select(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *condition = parser->context->i1, *type = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_operand_list(parser));
  size_t count = varve_draft_operand_count(parser, draft);
  if (count != 3)
    return VARVE_SYNTAX_ERROR(parser, place, "expected 3 operands, but there are %zu", count);
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the operands", &type));
  if (varve_accept(parser, VARVE_TOKEN_COMMA)) {
    condition = type;
    VARVE_TRY(varve_parse_type(parser, &type));
  }
  VARVE_TRY(varve_add_result(parser, type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, condition));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){1, 2}, type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_arith_select(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *condition = op->operands[0].value->type;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (!varve_operands_are(op, (varve_value_range){1, 2}, type))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 3}, ""));
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_NO_ELISION));
  VARVE_PUT(printer, " : ");
  if (condition != printer->context->i1) {
    VARVE_TRY(varve_print_type(printer, condition));
    VARVE_PUT(printer, ", ");
  }
  return varve_print_type(printer, type);
}

/* irdl.dialect, irdl.operation, irdl.type and irdl.attribute: @name attributes {...} {...}. An
 * empty body is not printed. */

varve_status varve_parse_irdl_symbol(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *name = NULL;
  VARVE_TRY(varve_parse_symbol_name(parser, &name));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("sym_name"), name));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_with_block_step));
  return varve_begin_optional_region(parser);
}

varve_status varve_print_irdl_symbol(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_region *body = varve_operation_region(op, 0);
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (body->first != body->last)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name")));
  VARVE_PUT(printer, " ");
  if (body->first != NULL && body->first->first != NULL)
    varve_ask_region(frame, body, VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS);
  return VARVE_STATUS_OK;
}

/* shape.const_shape {...} [1, 2] : type */

varve_status varve_parse_shape_const_shape(varve_parser *parser, varve_operation_draft *draft) {
  size_t first = parser->numbers.count;
  const varve_entity *shape = NULL, *type = NULL;
  int64_t number;
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the sizes"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    if (!varve_at(parser, VARVE_TOKEN_INTEGER) && !varve_at(parser, VARVE_TOKEN_MINUS))
      return VARVE_EXPECTED(parser, "expected an integer");
    VARVE_TRY(varve_parse_i64(parser, &number));
    VARVE_TRY(varve_push_number(parser, number));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the sizes"));
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the shape", &type));
  varve_dims sizes = {(const int64_t *)parser->numbers.data + first, parser->numbers.count - first};
  VARVE_TRY(varve_index_elements_get(parser, sizes, &shape));
  varve_vector_truncate(&parser->numbers, first);
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("shape"), shape));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_shape_const_shape(varve_printer *printer, varve_print_operation *frame) {
  const varve_entity *shape = varve_operation_attribute(frame->op, VARVE_SLICE("shape"));
  uint64_t count;
  if (!varve_index_elements_count(shape, &count))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_attr_dict(printer, frame->op, VARVE_ELIDED("shape")));
  VARVE_PUT(printer, "[");
  for (uint64_t i = 0; i < count; i++) {
    VARVE_TRY(varve_print_check(printer));
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_put_signed(printer, varve_index_element(shape, i)));
  }
  return varve_print_type_after(printer, "] : ", varve_operation_result(frame->op, 0)->type);
}

/* shape.function_library @name attributes {...} {...} mapping {...} */

static varve_status library_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_entity *mapping = NULL;
  VARVE_TRY(varve_expect_keyword(parser, "mapping", " and the functions of operations"));
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_EXPECTED(parser, "expected a dictionary: '{'");
  VARVE_TRY(varve_parse_node(parser, varve_begin_dictionary, &mapping));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("mapping"), mapping));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_shape_function_library(varve_parser *parser,
                                                varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_region_then(parser, draft, library_step);
}

varve_status varve_print_shape_function_library(varve_printer *printer,
                                                varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *mapping = varve_operation_attribute(op, VARVE_SLICE("mapping"));
  if (mapping == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (frame->step == 0) {
    VARVE_TRY(varve_print_own_name(printer, op));
    VARVE_TRY(varve_print_attr_dict_with_keyword(printer, op, VARVE_ELIDED("sym_name", "mapping")));
    return varve_print_region(printer, frame, 0, 0);
  }
  return varve_print_attribute_between(printer, " mapping ", mapping, "");
}

/* Integers and bit vectors of smt */

/* smt.int.constant -5 {...}. The text may have a sign, but the type of the attribute is
 * unsigned. As in upstream's parser, its width is four bits for each digit, or 64 bits for 0,
 * plus one bit if the highest of these bits is set. digits_width returns the width without this
 * bit, or 0 for too many digits. */

static uint32_t digits_width(varve_slice digits) {
  bool is_hex = digits.size > 1 && digits.data[1] == 'x';
  size_t first = is_hex ? 2 : 0;
  while (first < digits.size && digits.data[first] == '0')
    first++;
  if (first == digits.size)
    return 64;
  size_t count = digits.size - first;
  return count > VARVE_MAX_INTEGER_WIDTH / 4 - 1 ? 0 : (uint32_t)count * 4;
}

varve_status varve_parse_smt_int_constant(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *value = NULL;
  bool is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected an integer");
  uint32_t width = digits_width(parser->token.text);
  if (width == 0)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "this integer is too large");
  size_t count = varve_wide_words(width + 1);
  uint64_t *words = varve_arena_allocate_array(&parser->scratch, count, sizeof *words);
  if (words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(words, 0, count * sizeof *words);
  /* Parse the number without its sign. The type has one bit more than the digits can need. */
  const varve_entity *wide = NULL;
  varve_literal literal = {.place = parser->token.text.data, .token = parser->token};
  VARVE_TRY(varve_integer_type_get(parser->context, width + 1, VARVE_SIGNLESS, &wide));
  VARVE_TRY(varve_parse_integer_literal(parser, &literal, wide, words));

  varve_advance(parser);
  width += varve_wide_bit(words, width - 1);
  if (is_negative)
    varve_wide_negate(words, width);
  VARVE_TRY(varve_integer_type_get(parser->context, width, VARVE_UNSIGNED, &type));
  VARVE_TRY(varve_integer_get(parser->context, type, words, &value));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("value"), value));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("!smt.int"), &type));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_smt_int_constant(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *value = varve_operation_attribute(op, VARVE_SLICE("value"));
  const varve_entity *type = NULL;
  if (value == NULL || value->kind != VARVE_KIND_INTEGER ||
      value->children[0]->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t width = varve_type_bit_width(value->children[0]);
  VARVE_TRY(varve_integer_type_get(printer->context, width, VARVE_SIGNED, &type));
  VARVE_TRY(varve_integer_get(printer->context, type, varve_integer_words(value), &value));
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_attribute_without_type(printer, value));
  return varve_print_attr_dict(printer, op, VARVE_ELIDED("value"));
}

/* #smt.bv<0xFF> : !smt.bv<8> is printed as #smt.bv<-1> : !smt.bv<8>. */

static varve_slice without_blanks(varve_slice text) {
  while (text.size != 0 && varve_char_is(text.data[0], VARVE_CHAR_BLANK))
    text = varve_slice_make(text.data + 1, text.size - 1);
  while (text.size != 0 && varve_char_is(text.data[text.size - 1], VARVE_CHAR_BLANK))
    text.size--;
  return text;
}

/* Reads the body <...> as an integer. Reads -0 as 0. Returns false if the body is not an
 * integer. */
static bool read_body(varve_slice body, varve_literal *literal) {
  bool is_zero = true;
  varve_slice text = without_blanks(varve_slice_make(body.data + 1, body.size - 2));
  literal->is_negative = text.size != 0 && text.data[0] == '-';
  if (literal->is_negative)
    text = without_blanks(varve_slice_make(text.data + 1, text.size - 1));
  size_t first = varve_slice_starts_with(text, VARVE_SLICE("0x")) ? 2 : 0;
  literal->token = (varve_token){.kind = VARVE_TOKEN_INTEGER, .text = text};
  for (size_t i = first; i < text.size; i++) {
    if (!varve_char_is(text.data[i], first == 2 ? VARVE_CHAR_HEX : VARVE_CHAR_DIGIT))
      return false;
    is_zero = is_zero && text.data[i] == '0';
  }
  literal->is_negative = literal->is_negative && !is_zero;
  return text.size > first;
}

/* Returns the width of !smt.bv<width>. Returns 0 for another type and for a width that is
 * unsupported. */
static uint32_t bit_vector_width(const varve_entity *type) {
  if (!varve_is_dialect_type(type, "smt", "bv") || !varve_entity_is_parametric(type))
    return 0;
  const varve_entity *width = varve_parameter(type, 0);
  uint64_t bits = width->kind == VARVE_KIND_INTEGER ? varve_integer_words(width)[0] : 0;
  return bits <= VARVE_MAX_INTEGER_WIDTH ? (uint32_t)bits : 0;
}

varve_status varve_fit_smt_bit_vector(varve_parser *parser, const char *place, size_t start,
                                      const varve_entity *type) {
  const varve_entity *integer = NULL;
  varve_literal literal = {.place = place};
  varve_slice body = varve_text_from(parser, start);
  uint32_t width = bit_vector_width(type);
  if (width == 0 || body.size < 3 || !read_body(body, &literal))
    return VARVE_STATUS_OK;
  size_t count = varve_wide_words(width);
  uint64_t *words = varve_arena_allocate_array(&parser->scratch, count, sizeof *words);
  if (words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(words, 0, count * sizeof *words);
  VARVE_TRY(varve_integer_type_get(parser->context, width, VARVE_SIGNLESS, &integer));
  VARVE_TRY(varve_parse_integer_literal(parser, &literal, integer, words));
  parser->text.size = start;
  VARVE_TRY(varve_buffer_append_char(&parser->text, '<'));
  VARVE_TRY(varve_wide_print(&parser->text, words, width, true));
  return varve_buffer_append_char(&parser->text, '>');
}

/* The directives custom<...> of xegpu and amdgpu */

/* xegpu: custom<OptionalDynamicIndexList>(values, numbers): a list of indices, or nothing. */

varve_status varve_parse_optional_index_list(varve_parser *parser, varve_parse_call *call) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  return varve_parse_dynamic_index_list(parser, call);
}

varve_status varve_print_optional_index_list(varve_printer *printer, varve_print_call *call) {
  const varve_entity *numbers = varve_printed_attribute(call, 1);
  if (numbers == NULL || !varve_is_dense_i64_array(numbers)) {
    varve_take_back_space(printer);
    return VARVE_STATUS_OK;
  }
  return varve_print_dynamic_index_list(printer, call);
}

/* amdgpu: custom<MNKDimensionList>($m, $n, $k): 16x16x32, each an i32 */

enum { DIMENSIONS = 3 };

varve_status varve_parse_mnk_list(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *value = NULL;
  size_t first = parser->numbers.count;
  VARVE_TRY(varve_parse_dimension_list(parser));
  const char *place = parser->token.text.data; /* where mlir-opt reports the error */
  if (parser->numbers.count - first != DIMENSIONS)
    return VARVE_INVALID_ERROR(parser, place, "expected three dimensions, as in 16x16x32");
  for (uint32_t i = 0; i < DIMENSIONS; i++) {
    int64_t number = varve_number_at(parser, first + i);
    if (number < 0 || number > INT32_MAX)
      return VARVE_INVALID_ERROR(parser, place, "the dimensions must be integers of 32 bits");
    VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i32, number, &value));
    VARVE_TRY(varve_set_attribute(parser, call, i, value));
  }
  varve_vector_truncate(&parser->numbers, first);
  return VARVE_STATUS_OK;
}

varve_status varve_print_mnk_list(varve_printer *printer, varve_print_call *call) {
  for (uint32_t i = 0; i < DIMENSIONS; i++) {
    const varve_entity *value = varve_printed_attribute(call, i);
    if (value == NULL || value->kind != VARVE_KIND_INTEGER || value->payload_size == 0)
      return VARVE_STATUS_UNSUPPORTED;
    if (i != 0)
      VARVE_PUT(printer, "x");
    VARVE_TRY(varve_put_unsigned(printer, varve_integer_words(value)[0]));
  }
  return VARVE_STATUS_OK;
}

/* wasmssa.func, and the else region of wasmssa.if */

/* wasmssa.func exported @name(%a: !wasmssa<local ref to i32>) -> f32 attributes {...} {...}. The
 * type of this function is (i32) -> f32. */

#define FUNCTION_TYPE "functionType"

/* Returns T for the type !wasmssa<local ref to T>, or NULL for another type. */
static const varve_entity *referred_type(const varve_entity *type) {
  return varve_is_dialect_type(type, "wasmssa", "local") ? varve_dialect_type_part(type, 0) : NULL;
}

/* Pushes T on the stack of nodes for each argument of type !wasmssa<local ref to T>. */
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
  /* The arguments of the entry block must be references to the inputs of the function. */
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

/* custom<ElseRegion>(region) of wasmssa.if: else {...}, or nothing. mlir-opt prints "else "
 * {...} with quotes and a space, but its own parser rejects this text. Varve prints the same
 * text, and parses the word with and without quotes. */

varve_status varve_parse_wasmssa_else(varve_parser *parser, varve_parse_call *call) {
  bool is_string = varve_at(parser, VARVE_TOKEN_STRING);
  varve_slice word = is_string ? varve_token_contents(&parser->token) : parser->token.text;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, call->draft->saved[0]);
  call->draft->saved[0] = parser->operation.regions.count;
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

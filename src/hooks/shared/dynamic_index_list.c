/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<DynamicIndexList>(values, numbers, ...): [4, %n, [%m]]. Optional arguments are flags
 * for scalable sizes (in inner brackets), the types of the values, and a delimiter. For each
 * value in the text, the attribute `numbers` has VARVE_DYNAMIC.
 * custom<NestedDynamicIndexList>(values, numbers): [[4, %n], [%m]].
 * Before LLVM 16, `numbers` is an array of i64, and the directives are
 * OperandsOrIntegersOffsetsOrStridesList and OperandsOrIntegersSizesList. In the latter, the
 * attribute has -1 for each value. */
#include "hooks/hooks.h"

enum { VALUES, NUMBERS, NONE = UINT8_MAX };

typedef struct list_form {
  uint32_t flags; /* index of the argument with the flags, or NONE; likewise for the types */
  uint32_t types;
  bool in_parens;
  int64_t dynamic; /* what `numbers` has for each value */
} list_form;

#define DYNAMIC_SIZE (-1)

static bool contains(varve_slice text, varve_slice part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (memcmp(text.data + i, part.data, part.size) == 0)
      return true;
  return false;
}

static list_form form_of(const varve_syntax_element *arguments, uint32_t count) {
  list_form form = {NONE, NONE, false, VARVE_DYNAMIC};
  for (uint32_t i = NUMBERS + 1; i < count; i++) {
    const varve_syntax_element *element = varve_argument_element(arguments, i);
    if (element->kind == VARVE_SYNTAX_ATTRIBUTE)
      form.flags = i;
    if (element->kind == VARVE_SYNTAX_TYPE)
      form.types = i;
    if (element->kind == VARVE_SYNTAX_STRING && contains(element->text, VARVE_SLICE("Paren")))
      form.in_parens = true;
  }
  return form;
}

/* Parsing pushes values, numbers and types on the stacks of operands, numbers and nodes, and
 * appends flags to parser->text. */

static varve_status parse_value(varve_parser *parser, const list_form *form) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_push_number(parser, form->dynamic));
  if (form->types == NONE)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the value", &type));
  return varve_push_node(parser, type);
}

static varve_status parse_item(varve_parser *parser, const list_form *form) {
  bool is_scalable = form->flags != NONE && varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE);
  int64_t number;
  if (form->flags != NONE)
    VARVE_TRY(varve_buffer_append_char(&parser->text, is_scalable ? 1 : 0));
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME)) {
    VARVE_TRY(parse_value(parser, form));
  } else if (varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_MINUS)) {
    VARVE_TRY(varve_parse_i64(parser, &number));
    VARVE_TRY(varve_push_number(parser, number));
  } else {
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a value or an integer");
  }
  if (!is_scalable)
    return VARVE_STATUS_OK;
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the scalable size");
}

static varve_status parse_items(varve_parser *parser, const list_form *form) {
  varve_token_kind end = form->in_parens ? VARVE_TOKEN_RIGHT_PAREN : VARVE_TOKEN_RIGHT_SQUARE;
  VARVE_TRY(varve_expect(parser, form->in_parens ? VARVE_TOKEN_LEFT_PAREN : VARVE_TOKEN_LEFT_SQUARE,
                         " before the list of indices"));
  for (bool more = !varve_at(parser, end); more; more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(parse_item(parser, form));
  return varve_expect(parser, end, " after the list of indices");
}

/* Replaces the numbers from `first` on by an array. */
static varve_status take_numbers(varve_parser *parser, size_t first, const varve_entity **array) {
  size_t node = parser->nodes.count;
  if (varve_era_has(parser->era, VARVE_HAS_DENSE_ARRAYS))
    return varve_numbers_to_array(parser, first, array);
  for (size_t i = first; i < parser->numbers.count; i++) {
    const varve_entity *number = NULL;
    VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64,
                                    varve_number_at(parser, i), &number));
    VARVE_TRY(varve_push_node(parser, number));
  }
  varve_vector_truncate(&parser->numbers, first);
  return varve_nodes_to_array(parser, node, array);
}

static varve_status parse_list(varve_parser *parser, varve_parse_call *call, int64_t dynamic) {
  list_form form = form_of(call->arguments, call->argument_count);
  form.dynamic = dynamic;
  size_t first_operand = parser->operands.count, first_number = parser->numbers.count;
  size_t first_node = parser->nodes.count, first_text = parser->text.size;
  const varve_entity *array = NULL;
  VARVE_TRY(parse_items(parser, &form));
  VARVE_TRY(varve_set_operands(parser, call, VALUES, first_operand));
  if (form.types != NONE)
    VARVE_TRY(varve_set_types(parser, call, form.types, first_node));
  VARVE_TRY(take_numbers(parser, first_number, &array));
  VARVE_TRY(varve_set_attribute(parser, call, NUMBERS, array));
  if (form.flags == NONE)
    return VARVE_STATUS_OK;
  varve_slice flags = varve_text_from(parser, first_text);
  varve_status status = varve_bool_array_get(parser->context, flags, &array);
  parser->text.size = first_text;
  VARVE_TRY(status);
  return varve_set_attribute(parser, call, form.flags, array);
}

varve_status varve_parse_dynamic_index_list(varve_parser *parser, varve_parse_call *call) {
  return parse_list(parser, call, VARVE_DYNAMIC);
}

varve_status varve_parse_legacy_sizes(varve_parser *parser, varve_parse_call *call) {
  return parse_list(parser, call, DYNAMIC_SIZE);
}

varve_status varve_parse_nested_index_list(varve_parser *parser, varve_parse_call *call) {
  size_t first_operand = parser->operands.count, first_node = parser->nodes.count;
  /* Each inner list becomes an array on the stack of nodes. */
  const list_form form = {NONE, NONE, false, VARVE_DYNAMIC};
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the lists of indices"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    size_t first = parser->numbers.count;
    const varve_entity *array = NULL;
    VARVE_TRY(parse_items(parser, &form));
    VARVE_TRY(varve_numbers_to_array(parser, first, &array));
    VARVE_TRY(varve_push_node(parser, array));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the lists of indices"));

  VARVE_TRY(varve_set_operands(parser, call, VALUES, first_operand));
  return varve_set_array(parser, call, NUMBERS, first_node);
}

typedef struct list_print {
  const varve_print_call *call;
  const varve_entity *numbers;
  const varve_entity *flags;
  varve_value_range values;
  uint32_t done; /* number of values that were printed */
  bool with_types;
  int64_t dynamic;
} list_print;

static bool is_scalable(const list_print *list, uint64_t index) {
  if (list->flags == NULL || list->flags->kind != VARVE_KIND_DENSE_ARRAY)
    return false;
  varve_slice bytes = varve_dense_array_bytes(list->flags);
  return index < bytes.size && bytes.data[index] != 0;
}

/* Prints the next value. Returns INVALID if the operation has too few values. The caller then
 * prints the operation in generic form. */
static varve_status print_value(varve_printer *printer, list_print *list) {
  const varve_operation *op = list->call->frame->op;
  varve_value_range one = {list->values.first + list->done, 1};
  if (list->done >= list->values.count)
    return VARVE_STATUS_INVALID;
  list->done++;
  VARVE_TRY(varve_print_operands(printer, op, one));
  if (!list->with_types)
    return VARVE_STATUS_OK;
  return varve_print_colon_types(printer, op, one);
}

static varve_status print_item(varve_printer *printer, list_print *list, uint64_t index) {
  bool is_array = list->numbers->kind == VARVE_KIND_ARRAY;
  int64_t number = is_array ? (int64_t)*varve_integer_words(list->numbers->children[index])
                            : varve_dense_array_i64(list->numbers, index);
  bool in_brackets = is_scalable(list, index);
  VARVE_TRY(varve_put_comma(printer, index));
  if (in_brackets)
    VARVE_PUT(printer, "[");
  if (number == list->dynamic)
    VARVE_TRY(print_value(printer, list));
  else
    VARVE_TRY(varve_put_signed(printer, number));
  return in_brackets ? varve_put_char(printer, ']') : VARVE_STATUS_OK;
}

static bool are_integers(const varve_entity *array) {
  int64_t number;
  for (uint32_t i = 0; i < array->child_count; i++)
    if (!varve_integer_of(array->children[i], &number))
      return false;
  return true;
}

static varve_status print_items(varve_printer *printer, list_print *list) {
  bool is_array = list->numbers->kind == VARVE_KIND_ARRAY;
  if (is_array ? !are_integers(list->numbers) : !varve_is_dense_i64_array(list->numbers))
    return VARVE_STATUS_INVALID;
  uint64_t count = is_array ? list->numbers->child_count : varve_dense_array_count(list->numbers);
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(print_item(printer, list, i));
  return VARVE_STATUS_OK;
}

varve_status varve_print_nested_index_list(varve_printer *printer, varve_print_call *call) {
  list_print list = {
      .call = call, .values = varve_printed_range(call, VALUES), .dynamic = VARVE_DYNAMIC};
  const varve_entity *arrays = varve_printed_attribute(call, NUMBERS);
  if (arrays == NULL || arrays->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_INVALID;
  VARVE_PUT(printer, "[");
  for (uint32_t i = 0; i < arrays->child_count; i++) {
    list.numbers = arrays->children[i];
    if (!varve_is_dense_i64_array(list.numbers))
      return VARVE_STATUS_INVALID;
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE("[") : VARVE_SLICE(", [")));
    VARVE_TRY(print_items(printer, &list));
    VARVE_PUT(printer, "]");
  }
  return list.done == list.values.count ? varve_put_char(printer, ']') : VARVE_STATUS_INVALID;
}

static varve_status print_list(varve_printer *printer, varve_print_call *call, int64_t dynamic) {
  list_form form = form_of(call->arguments, call->argument_count);
  list_print list = {.call = call,
                     .numbers = varve_printed_attribute(call, NUMBERS),
                     .values = varve_printed_range(call, VALUES),
                     .with_types = form.types != NONE,
                     .dynamic = dynamic};
  if (form.flags != NONE)
    list.flags = varve_printed_attribute(call, form.flags);
  VARVE_TRY(varve_put_char(printer, form.in_parens ? '(' : '['));
  if (list.numbers != NULL)
    VARVE_TRY(print_items(printer, &list));
  return varve_put_char(printer, form.in_parens ? ')' : ']');
}

varve_status varve_print_dynamic_index_list(varve_printer *printer, varve_print_call *call) {
  return print_list(printer, call, VARVE_DYNAMIC);
}

varve_status varve_print_legacy_sizes(varve_printer *printer, varve_print_call *call) {
  return print_list(printer, call, DYNAMIC_SIZE);
}

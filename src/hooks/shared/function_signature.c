/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of functions, as upstream's interface FunctionOpInterface parses and prints
 * it. */
#include "hooks/shared/function_signature.h"

#include "hooks/hooks.h"

static bool is_visibility(varve_slice word) {
  static const char *const words[] = {"public", "private", "nested"};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (varve_slice_equal(word, varve_slice_of(words[i])))
      return true;
  return false;
}

varve_status varve_parse_visibility(varve_parser *parser, const varve_entity **visibility) {
  varve_slice word = parser->token.text;
  *visibility = NULL;
  if (!varve_at(parser, VARVE_TOKEN_WORD) || !is_visibility(word))
    return VARVE_STATUS_OK;
  varve_advance(parser);
  return varve_string_get(parser->context, word, visibility);
}

varve_status varve_parse_optional_visibility(varve_parser *parser) {
  const varve_entity *visibility = NULL;
  VARVE_TRY(varve_parse_visibility(parser, &visibility));
  return varve_add_attribute(parser, VARVE_SLICE("sym_visibility"), visibility);
}

/* Parses an optional {...} of an argument or result, and leaves the dictionary on the stack of
 * nodes. */
static varve_status parse_attributes(varve_parser *parser) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return varve_push_node(parser, parser->context->empty_dictionary);
  return varve_parse_to_stack(parser, varve_begin_dictionary);
}

/* Makes an array of the dictionaries, which are every second node from first + 1 on. *array is
 * NULL if all dictionaries are empty. */
static varve_status collect_dictionaries(varve_parser *parser, size_t first,
                                         const varve_entity **array) {
  size_t end = parser->nodes.count;
  bool has_any = false;
  *array = NULL;
  for (size_t i = first + 1; i < end; i += 2) {
    const varve_entity *dictionary = varve_node_at(parser, i);
    has_any = has_any || dictionary->child_count != 0;
    VARVE_TRY(varve_push_node(parser, dictionary));
  }
  if (has_any)
    return varve_nodes_to_array(parser, end, array);
  varve_vector_truncate(&parser->nodes, end);
  return VARVE_STATUS_OK;
}

/* Collects the dictionaries in an array, and leaves only the types on the stack of nodes. Until
 * then, types and dictionaries alternate from index first on. */
static varve_status split_pairs(varve_parser *parser, size_t first, const varve_entity **array) {
  VARVE_TRY(collect_dictionaries(parser, first, array));
  const varve_entity **nodes = (const varve_entity **)parser->nodes.data + first;
  size_t count = (parser->nodes.count - first) / 2;
  for (size_t i = 0; i < count; i++)
    nodes[i] = nodes[2 * i];
  varve_vector_truncate(&parser->nodes, first + count);
  return VARVE_STATUS_OK;
}

/* Arguments: their types and dictionaries alternate on the stack of nodes. */

static varve_status parse_argument_name(varve_parser *parser, bool is_named) {
  varve_region_argument nameless = {.use = {NULL, parser->token.text.data}};
  if (!is_named)
    return varve_vector_push(&parser->arguments, &nameless);
  VARVE_TRY(varve_parse_region_argument(parser, false));
  return varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the argument");
}

/* Parses an argument. Reports an error if only some of the arguments have names. */
static varve_status parse_argument(varve_parser *parser, varve_function_signature *signature) {
  bool is_named = varve_at(parser, VARVE_TOKEN_PERCENT_NAME);
  bool is_first = parser->arguments.count == signature->first_argument;
  const varve_entity *location = NULL;
  varve_slice deferred;
  if (!is_first && is_named != signature->has_names)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              is_named ? "expected the type of an argument: those before it have "
                                         "no names"
                                       : "expected the name of an argument: those before it have "
                                         "names");
  signature->has_names = is_named;
  VARVE_TRY(parse_argument_name(parser, is_named));
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  const varve_entity *type = varve_top_node(parser);
  VARVE_TRY(parse_attributes(parser));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
  if (location != NULL)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_ARGUMENT_LOCATIONS, place));
  varve_region_argument *argument = &VARVE_VECTOR_LAST(&parser->arguments, varve_region_argument);
  argument->type = type;
  argument->location = location;
  argument->deferred = deferred;
  return VARVE_STATUS_OK;
}

static varve_status parse_argument_list(varve_parser *parser, bool allow_variadic,
                                        varve_function_signature *signature) {
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    if (signature->is_variadic)
      return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                "'...' must be the last of the arguments");
    if (allow_variadic && varve_accept(parser, VARVE_TOKEN_ELLIPSIS))
      signature->is_variadic = true;
    else
      VARVE_TRY(parse_argument(parser, signature));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments");
}

static varve_status parse_arguments(varve_parser *parser, bool allow_variadic,
                                    varve_function_signature *signature) {
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments of the function"));
  VARVE_TRY(parse_argument_list(parser, allow_variadic, signature));
  VARVE_TRY(collect_dictionaries(parser, first, &signature->argument_attributes));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

/* Results: type, or (type {...}, ...) */

static varve_status parse_result(varve_parser *parser) {
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  return parse_attributes(parser);
}

static varve_status parse_results(varve_parser *parser) {
  if (!varve_accept(parser, VARVE_TOKEN_ARROW))
    return VARVE_STATUS_OK;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    return varve_push_node(parser, parser->context->empty_dictionary);
  }
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(parse_result(parser));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the results of the function");
}

varve_status varve_parse_function_signature(varve_parser *parser, bool allow_variadic,
                                            varve_function_signature *signature) {
  *signature = (varve_function_signature){.type_name = "function_type",
                                          .place = parser->token.text.data,
                                          .first_argument = parser->arguments.count};
  VARVE_TRY(parse_arguments(parser, allow_variadic, signature));
  signature->first_result = parser->nodes.count;
  signature->has_arrow = varve_at(parser, VARVE_TOKEN_ARROW);
  VARVE_TRY(parse_results(parser));
  return split_pairs(parser, signature->first_result, &signature->result_attributes);
}

/* Attributes of the signature */

varve_status varve_signature_type(varve_parser *parser, const varve_function_signature *signature,
                                  const varve_entity **type) {
  size_t inputs = parser->arguments.count - signature->first_argument;
  size_t results = parser->nodes.count - signature->first_result;
  size_t mark = parser->nodes.count;
  *type = NULL;
  if (inputs > VARVE_MAX_VALUES || results > VARVE_MAX_VALUES)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, signature->place,
                          "a function has at most 2^30 - 1 arguments and results");
  for (size_t i = 0; i < inputs; i++)
    VARVE_TRY(varve_push_node(
        parser, varve_region_argument_at(parser, signature->first_argument + i)->type));
  for (size_t i = 0; i < results; i++)
    VARVE_TRY(varve_push_node(parser, varve_node_at(parser, signature->first_result + i)));
  varve_status status = varve_function_type_get(
      parser->context, (const varve_entity *const *)parser->nodes.data + mark, (uint32_t)inputs,
      (uint32_t)results, type);
  varve_vector_truncate(&parser->nodes, mark);
  return status;
}

varve_status varve_add_signature(varve_parser *parser, const varve_function_signature *signature,
                                 const varve_entity *type) {
  VARVE_TRY(varve_add_type_attribute(parser, varve_slice_of(signature->type_name), type));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("arg_attrs"), signature->argument_attributes));
  return varve_add_attribute(parser, VARVE_SLICE("res_attrs"), signature->result_attributes);
}

varve_status varve_parse_function_attributes(varve_parser *parser, varve_operation_draft *draft) {
  static const char *const elided_names[] = {"sym_visibility", "sym_name", "function_type"};
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  for (size_t i = 0; draft->dictionary != NULL && i < VARVE_COUNT_OF(elided_names); i++)
    if (varve_dictionary_find(draft->dictionary, varve_slice_of(elided_names[i])) != NULL)
      return VARVE_INVALID_ERROR(parser, place,
                                 "'%s' is implied by the form: it is not allowed in the attributes",
                                 elided_names[i]);
  return VARVE_STATUS_OK;
}

/* The body */

varve_status varve_begin_function_region(varve_parser *parser,
                                         const varve_function_signature *signature) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE)) {
    varve_vector_truncate(&parser->arguments, signature->first_argument);
    return varve_add_region(parser);
  }
  VARVE_VECTOR_LAST(&parser->operation.drafts, varve_operation_draft).saved[VARVE_FUNCTION_BODY] =
      (size_t)(parser->token.text.data - parser->lexer.start) + 1;
  if (!signature->has_names)
    varve_vector_truncate(&parser->arguments, signature->first_argument);
  return varve_begin_region_with(parser, signature->first_argument);
}

varve_status varve_check_function_body(varve_parser *parser, const varve_operation_draft *draft) {
  size_t place = draft->saved[VARVE_FUNCTION_BODY];
  if (place == 0 || varve_last_region(parser)->first != NULL)
    return VARVE_STATUS_OK;
  return VARVE_SYNTAX_ERROR(parser, parser->lexer.start + (place - 1),
                            "expected operations in the body of the function: one without body "
                            "has no braces");
}

static varve_status body_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_check_function_body(parser, &draft));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_begin_function_body(varve_parser *parser, varve_operation_draft *draft,
                                       const varve_function_signature *signature) {
  VARVE_TRY(varve_draft_push(parser, draft, body_step));
  return varve_begin_function_region(parser, signature);
}

varve_status varve_parse_function(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_optional_visibility(parser));
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(varve_add_signature(parser, &signature, type));
  VARVE_TRY(varve_parse_function_attributes(parser, draft));
  return varve_begin_function_body(parser, draft, &signature);
}

varve_status varve_print_function_name(varve_printer *printer, const varve_operation *op) {
  const varve_entity *visibility = varve_operation_attribute(op, VARVE_SLICE("sym_visibility"));
  if (visibility != NULL) {
    varve_slice word =
        visibility->kind == VARVE_KIND_STRING ? varve_string_bytes(visibility) : VARVE_SLICE("");
    if (!is_visibility(word))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_PUT(printer, " ");
    VARVE_TRY(varve_put(printer, word));
  }
  return varve_print_own_name(printer, op);
}

bool varve_are_dictionaries(const varve_entity *array, uint32_t count) {
  if (array == NULL)
    return true;
  if (array->kind != VARVE_KIND_ARRAY || array->child_count != count)
    return false;
  for (uint32_t i = 0; i < count; i++)
    if (array->children[i]->kind != VARVE_KIND_DICTIONARY)
      return false;
  return true;
}

static const varve_block *entry_block(const varve_printed_signature *signature) {
  return signature->body == NULL ? NULL : signature->body->first;
}

static bool can_be_printed(const varve_printed_signature *signature) {
  const varve_block *entry = entry_block(signature);
  if (!varve_are_dictionaries(signature->argument_attributes, signature->input_count) ||
      !varve_are_dictionaries(signature->result_attributes, signature->result_count))
    return false;
  if (entry != NULL && entry->argument_count < signature->input_count)
    return false;
  for (uint32_t i = 0; entry != NULL && i < signature->input_count; i++)
    if (signature->inputs != NULL && entry->arguments[i]->value.type != signature->inputs[i])
      return false;
  return entry != NULL || signature->inputs != NULL || signature->input_count == 0;
}

static varve_status print_dictionary(varve_printer *printer, const varve_entity *array,
                                     uint32_t index) {
  if (array == NULL || array->children[index]->child_count == 0)
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, " ", array->children[index], "");
}

static varve_status print_argument(varve_printer *printer, const varve_printed_signature *signature,
                                   uint32_t index) {
  const varve_block *entry = entry_block(signature);
  if (entry != NULL) {
    VARVE_TRY(varve_print_argument(printer, entry, index));
    VARVE_PUT(printer, ": ");
  }
  VARVE_TRY(varve_print_type(printer, entry != NULL ? entry->arguments[index]->value.type
                                                    : signature->inputs[index]));
  /* mlir-opt collects no aliases from the attributes of an argument that has a name. */
  if (entry == NULL || !printer->is_collecting)
    VARVE_TRY(print_dictionary(printer, signature->argument_attributes, index));
  if (entry == NULL)
    return VARVE_STATUS_OK;
  return varve_print_argument_location(printer, &entry->arguments[index]->value);
}

/* Prints the results. A single result has no parentheses, unless it has attributes or its type
 * is a function type. */
static varve_status print_results(varve_printer *printer,
                                  const varve_printed_signature *signature) {
  const varve_entity *attributes = signature->result_attributes;
  uint32_t count = signature->result_count;
  if (count == 0)
    return VARVE_STATUS_OK;
  bool in_parens = count > 1 || signature->results[0]->kind == VARVE_KIND_FUNCTION_TYPE ||
                   (attributes != NULL && attributes->children[0]->child_count != 0);
  VARVE_TRY(varve_put(printer, in_parens ? VARVE_SLICE(" -> (") : VARVE_SLICE(" -> ")));
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_type(printer, signature->results[i]));
    VARVE_TRY(print_dictionary(printer, attributes, i));
  }
  return in_parens ? varve_put_char(printer, ')') : VARVE_STATUS_OK;
}

varve_status varve_print_function_signature(varve_printer *printer,
                                            const varve_printed_signature *signature) {
  if (!can_be_printed(signature))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "(");
  for (uint32_t i = 0; i < signature->input_count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(print_argument(printer, signature, i));
  }
  if (signature->is_variadic)
    VARVE_TRY(varve_put(printer,
                        signature->input_count == 0 ? VARVE_SLICE("...") : VARVE_SLICE(", ...")));
  VARVE_PUT(printer, ")");
  return print_results(printer, signature);
}

varve_status varve_print_function_body(varve_printer *printer, varve_print_operation *frame,
                                       const varve_region *body) {
  if (body->first == NULL)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " ");
  return varve_ask_region(frame, body, VARVE_REGION_TERMINATORS);
}

varve_status varve_printed_signature_of(const varve_operation *op,
                                        varve_printed_signature *signature) {
  return varve_printed_signature_by(op, VARVE_SLICE("function_type"), signature);
}

varve_status varve_printed_signature_by(const varve_operation *op, varve_slice type_name,
                                        varve_printed_signature *signature) {
  const varve_entity *type = varve_operation_attribute(op, type_name);
  *signature = (varve_printed_signature){0};
  if (type == NULL || type->kind != VARVE_KIND_TYPE ||
      type->children[0]->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  type = type->children[0];
  uint32_t inputs = varve_function_type_num_inputs(type);
  *signature = (varve_printed_signature){
      .inputs = type->children,
      .results = type->children + inputs,
      .input_count = inputs,
      .result_count = type->child_count - inputs,
      .body = varve_operation_region(op, 0),
      .argument_attributes = varve_operation_attribute(op, VARVE_SLICE("arg_attrs")),
      .result_attributes = varve_operation_attribute(op, VARVE_SLICE("res_attrs"))};
  return VARVE_STATUS_OK;
}

varve_status varve_print_function(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_printed_signature signature;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_printed_signature_of(op, &signature));
  VARVE_TRY(varve_print_function_name(printer, op));
  VARVE_TRY(varve_print_function_signature(printer, &signature));
  VARVE_TRY(varve_print_attributes_apart(
      printer, op,
      VARVE_ELIDED("sym_visibility", "sym_name", "function_type", "arg_attrs", "res_attrs"),
      VARVE_SLICE(" attributes {")));
  return varve_print_function_body(printer, frame, signature.body);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Upstream's functions in text: the interface FunctionOpInterface. */
#include "hooks/function_signature.h"

#include "hooks/hooks.h"

/* Visibility */

varve_status varve_parse_optional_visibility(varve_parser *parser) {
  static const char *const words[] = {"public", "private", "nested"};
  const varve_attribute *visibility = NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++) {
    if (!varve_accept_word(parser, words[i]))
      continue;
    VARVE_TRY(varve_string_get(parser->context, varve_slice_of(words[i]), &visibility));
    return varve_add_attribute(parser, VARVE_SLICE("sym_visibility"), visibility);
  }
  return VARVE_STATUS_OK;
}

/* {...} of an argument or a result: its dictionary is left on the stack of nodes. */
static varve_status parse_attributes(varve_parser *parser) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return varve_push_node(parser, parser->context->empty_dictionary);
  return varve_parse_to_stack(parser, varve_begin_dictionary);
}

/* An array of the dictionaries that lie at every second place from first on; NULL: all are empty.
 */
static varve_status collect_dictionaries(varve_parser *parser, size_t first,
                                         const varve_attribute **array) {
  size_t end = parser->nodes.count;
  bool has_any = false;
  *array = NULL;
  for (size_t i = first + 1; i < end; i += 2) {
    const varve_attribute *dictionary = VARVE_VECTOR_AT(&parser->nodes, const varve_attribute *, i);
    has_any = has_any || dictionary->child_count != 0;
    VARVE_TRY(varve_push_node(parser, dictionary));
  }
  size_t count = parser->nodes.count - end;
  if (count > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (has_any)
    VARVE_TRY(varve_array_get(parser->context,
                              (const varve_entity *const *)parser->nodes.data + end,
                              (uint32_t)count, array));
  varve_vector_truncate(&parser->nodes, end);
  return VARVE_STATUS_OK;
}

/* Of types and dictionaries in turn the types stay on the stack. */
static varve_status split_pairs(varve_parser *parser, size_t first, const varve_attribute **array) {
  VARVE_TRY(collect_dictionaries(parser, first, array));
  const varve_entity **nodes = (const varve_entity **)parser->nodes.data + first;
  size_t count = (parser->nodes.count - first) / 2;
  for (size_t i = 0; i < count; i++)
    nodes[i] = nodes[2 * i];
  varve_vector_truncate(&parser->nodes, first + count);
  return VARVE_STATUS_OK;
}

/* Arguments: their types and dictionaries lie on the stack of nodes in turn, too. */

static varve_status parse_argument_name(varve_parser *parser, bool is_named) {
  varve_region_argument nameless = {.use = {NULL, parser->token.text.data}};
  if (!is_named)
    return varve_vector_push(&parser->arguments, &nameless);
  VARVE_TRY(varve_parse_region_argument(parser, false));
  return varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the argument");
}

/* Names have all arguments or none. */
static varve_status parse_argument(varve_parser *parser, varve_function_signature *signature) {
  bool is_named = varve_at(parser, VARVE_TOKEN_PERCENT_NAME);
  bool is_first = parser->arguments.count == signature->first_argument;
  const varve_attribute *location = NULL;
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
  const varve_type *type = varve_top_node(parser);
  VARVE_TRY(parse_attributes(parser));
  VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
  varve_region_argument *argument = &VARVE_VECTOR_LAST(&parser->arguments, varve_region_argument);
  argument->type = type;
  argument->location = location;
  argument->deferred = deferred;
  return VARVE_STATUS_OK;
}

static varve_status parse_argument_list(varve_parser *parser, bool allow_variadic,
                                        varve_function_signature *signature) {
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    if (signature->is_variadic)
      return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                "'...' must be the last of the arguments");
    if (allow_variadic && varve_accept(parser, VARVE_TOKEN_ELLIPSIS))
      signature->is_variadic = true;
    else
      VARVE_TRY(parse_argument(parser, signature));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the arguments");
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
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_result(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the results of the function");
}

varve_status varve_parse_function_signature(varve_parser *parser, bool allow_variadic,
                                            varve_function_signature *signature) {
  *signature = (varve_function_signature){.place = parser->token.text.data,
                                          .first_argument = parser->arguments.count};
  VARVE_TRY(parse_arguments(parser, allow_variadic, signature));
  signature->first_result = parser->nodes.count;
  signature->has_arrow = varve_at(parser, VARVE_TOKEN_ARROW);
  VARVE_TRY(parse_results(parser));
  return split_pairs(parser, signature->first_result, &signature->result_attributes);
}

/* What follows from the signature */

varve_status varve_signature_type(varve_parser *parser, const varve_function_signature *signature,
                                  const varve_type **type) {
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
    VARVE_TRY(varve_push_node(
        parser, VARVE_VECTOR_AT(&parser->nodes, const varve_type *, signature->first_result + i)));
  varve_status status = varve_function_type_get(
      parser->context, (const varve_entity *const *)parser->nodes.data + mark, (uint32_t)inputs,
      (uint32_t)results, type);
  varve_vector_truncate(&parser->nodes, mark);
  return status;
}

varve_status varve_add_signature(varve_parser *parser, const varve_function_signature *signature,
                                 const varve_type *type) {
  const varve_attribute *attribute = NULL;
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("function_type"), attribute));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("arg_attrs"), signature->argument_attributes));
  return varve_add_attribute(parser, VARVE_SLICE("res_attrs"), signature->result_attributes);
}

varve_status varve_parse_function_attributes(varve_parser *parser, varve_operation_draft *draft) {
  static const char *const said[] = {"sym_visibility", "sym_name", "function_type"};
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  for (size_t i = 0; draft->dictionary != NULL && i < VARVE_COUNT_OF(said); i++)
    if (varve_dictionary_find(draft->dictionary, varve_slice_of(said[i])) != NULL)
      return VARVE_INVALID_ERROR(
          parser, place, "'%s' follows from the form: the attributes cannot give it", said[i]);
  return VARVE_STATUS_OK;
}

/* The body */

varve_status varve_begin_function_region(varve_parser *parser,
                                         const varve_function_signature *signature) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE)) {
    varve_vector_truncate(&parser->arguments, signature->first_argument);
    return varve_add_region(parser);
  }
  VARVE_VECTOR_LAST(&parser->drafts, varve_operation_draft).saved[VARVE_FUNCTION_BODY] =
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
  const varve_attribute *name = NULL;
  const varve_type *type = NULL;
  VARVE_TRY(varve_parse_optional_visibility(parser));
  VARVE_TRY(varve_parse_symbol_name(parser, &name));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("sym_name"), name));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(varve_add_signature(parser, &signature, type));
  VARVE_TRY(varve_parse_function_attributes(parser, draft));
  return varve_begin_function_body(parser, draft, &signature);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of the irdl dialect. Names of operands and the like may be strings, which
 * mlir-opt does not read: format-spec/dialect-definitions.md, section 1. */
#include "hooks/hooks.h"

#define ATTRIBUTE_TYPE VARVE_SLICE("!irdl.attribute")
#define REGION_TYPE VARVE_SLICE("!irdl.region")

/* What the operands of the draft and its result, if there is one, are of. */
typedef struct irdl_types {
  varve_slice operands;
  varve_slice result;
} irdl_types;

static varve_status finish(varve_parser *parser, varve_operation_draft *draft, irdl_types texts) {
  varve_operand_range all = {0, varve_draft_operand_count(parser, draft)};
  const varve_type *type = NULL;
  if (all.count != 0) {
    VARVE_TRY(varve_fixed_type(parser, texts.operands, &type));
    VARVE_TRY(varve_resolve_alike(parser, draft, all, type));
  }
  if (texts.result.size != 0) {
    VARVE_TRY(varve_fixed_type(parser, texts.result, &type));
    VARVE_TRY(varve_add_result(parser, type));
  }
  return varve_finish_custom(parser, draft);
}

static varve_status finish_constraint(varve_parser *parser, varve_operation_draft *draft) {
  return finish(parser, draft, (irdl_types){ATTRIBUTE_TYPE, ATTRIBUTE_TYPE});
}

/* Behind the custom form comes {...}; then the one property that the form gave. */
static varve_status finish_with(varve_parser *parser, varve_operation_draft *draft,
                                varve_slice name, const varve_attribute *value) {
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, name, value));
  return finish_constraint(parser, draft);
}

/* irdl.dialect, irdl.operation, irdl.type, irdl.attribute: @name attributes {...} { ... } */

static varve_status symbol_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  VARVE_TRY(varve_ensure_block(parser));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_irdl_symbol(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *name = NULL;
  VARVE_TRY(varve_parse_symbol_name(parser, &name));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("sym_name"), name));
  VARVE_TRY(varve_draft_push(parser, draft, symbol_step));
  return varve_begin_optional_region(parser);
}

/* irdl.operands, irdl.results, irdl.parameters, irdl.regions: (name: %value, ...). The names are
 * left on the stack of nodes, what is said of variadicity is appended to the text. */

static const char *const variadicities[] = {"single", "optional", "variadic"};

static varve_status parse_variadicity(varve_parser *parser, bool is_first) {
  const char *word = variadicities[0];
  for (size_t i = 0; i < VARVE_COUNT_OF(variadicities); i++) {
    if (!varve_at_word(parser, variadicities[i]))
      continue;
    word = variadicities[i];
    varve_advance(parser);
    break;
  }
  VARVE_TRY(varve_buffer_append(&parser->text, is_first ? VARVE_SLICE(" ") : VARVE_SLICE(",  ")));
  return varve_buffer_append(&parser->text, varve_slice_of(word));
}

static varve_status parse_operand(varve_parser *parser) {
  varve_operand_use use;
  VARVE_TRY(varve_parse_value_use(parser, &use));
  return varve_vector_push(&parser->operands, &use);
}

static varve_status parse_named_value(varve_parser *parser, bool with_variadicity, bool is_first) {
  const varve_attribute *name = NULL;
  VARVE_TRY(varve_parse_word_or_string(parser, &name));
  if (name == NULL)
    return VARVE_EXPECTED(parser, "expected the name of what the value constrains");
  VARVE_TRY(varve_push_node(parser, name));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the name"));
  if (with_variadicity)
    VARVE_TRY(parse_variadicity(parser, is_first));
  return parse_operand(parser);
}

static varve_status parse_named_values(varve_parser *parser, bool with_variadicity) {
  bool is_first = true;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the named values"));
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_named_value(parser, with_variadicity, is_first));
    is_first = false;
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the named values");
}

varve_status varve_parse_irdl_values(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *names = NULL, *variadicity = NULL;
  size_t first_node = parser->nodes.count, first_text = parser->text.size;
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("#irdl<variadicity_array[")));
  VARVE_TRY(parse_named_values(parser, true));
  VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE("]>")));
  varve_slice text =
      varve_slice_make(parser->text.data + first_text, parser->text.size - first_text);
  VARVE_TRY(varve_fixed_attribute(parser, text, &variadicity));
  parser->text.size = first_text;
  VARVE_TRY(varve_nodes_to_array(parser, first_node, &names));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("names"), names));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("variadicity"), variadicity));
  return finish(parser, draft, (irdl_types){ATTRIBUTE_TYPE, VARVE_SLICE("")});
}

static varve_status parse_names_only(varve_parser *parser, varve_operation_draft *draft,
                                     varve_slice type) {
  const varve_attribute *names = NULL;
  size_t first_node = parser->nodes.count;
  VARVE_TRY(parse_named_values(parser, false));
  VARVE_TRY(varve_nodes_to_array(parser, first_node, &names));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("names"), names));
  return finish(parser, draft, (irdl_types){type, VARVE_SLICE("")});
}

varve_status varve_parse_irdl_parameters(varve_parser *parser, varve_operation_draft *draft) {
  return parse_names_only(parser, draft, ATTRIBUTE_TYPE);
}

varve_status varve_parse_irdl_regions(varve_parser *parser, varve_operation_draft *draft) {
  return parse_names_only(parser, draft, REGION_TYPE);
}

/* irdl.attributes {"name" = %value, ...}. The braces stand for the list, never for attributes of
 * the operation itself unless they are the second ones. */

static varve_status parse_attribute_value(varve_parser *parser) {
  const varve_attribute *name = NULL;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected the name of an attribute, in quotes");
  VARVE_TRY(varve_token_string(parser, &parser->token, &name));
  varve_advance(parser);
  VARVE_TRY(varve_push_node(parser, name));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the name of an attribute"));
  return parse_operand(parser);
}

static varve_status parse_attribute_values(varve_parser *parser) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_attribute_value(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the attributes");
}

varve_status varve_parse_irdl_attributes(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *names = NULL;
  size_t first_node = parser->nodes.count;
  VARVE_TRY(parse_attribute_values(parser));
  VARVE_TRY(varve_nodes_to_array(parser, first_node, &names));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("attributeValueNames"), names));
  return finish(parser, draft, (irdl_types){ATTRIBUTE_TYPE, VARVE_SLICE("")});
}

/* irdl.region(%a, %b) with size 3 */

static varve_status parse_values_until(varve_parser *parser, varve_token_kind end) {
  if (varve_accept(parser, end))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_operand_list(parser));
  return varve_expect(parser, end, " after the values");
}

static varve_status parse_block_count(varve_parser *parser, const varve_attribute **count) {
  varve_literal literal = {.place = parser->token.text.data};
  uint64_t word = 0;
  *count = NULL;
  if (!varve_at_word(parser, "with"))
    return VARVE_STATUS_OK;
  varve_advance(parser);
  VARVE_TRY(varve_expect_keyword(parser, "size", " after 'with'"));
  literal.place = parser->token.text.data;
  literal.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  literal.token = parser->token;
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected the number of blocks");
  varve_advance(parser);
  VARVE_TRY(varve_parse_integer_literal(parser, &literal, parser->context->i32, &word));
  return varve_integer_get(parser->context, parser->context->i32, &word, count);
}

varve_status varve_parse_irdl_region(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *constrained = NULL, *blocks = NULL;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
    constrained = parser->context->unit;
    VARVE_TRY(parse_values_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  }
  VARVE_TRY(parse_block_count(parser, &blocks));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("constrainedArguments"), constrained));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("numberOfBlocks"), blocks));
  return finish(parser, draft, (irdl_types){ATTRIBUTE_TYPE, REGION_TYPE});
}

/* Constraints */

varve_status varve_parse_irdl_any(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  return finish_constraint(parser, draft);
}

/* irdl.any_of, irdl.all_of: (%a, %b) */
varve_status varve_parse_irdl_combination(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the constraints"));
  VARVE_TRY(parse_values_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  return varve_parse_irdl_any(parser, draft);
}

varve_status varve_parse_irdl_is(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *expected = NULL;
  VARVE_TRY(varve_parse_node(parser, varve_begin_attribute, &expected));
  return finish_with(parser, draft, VARVE_SLICE("expected"), expected);
}

static varve_status parse_string(varve_parser *parser, const varve_attribute **string) {
  VARVE_TRY(varve_token_string(parser, &parser->token, string));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* @dialect::@type or "!dialect.type" */
varve_status varve_parse_irdl_base(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *reference = NULL, *name = NULL;
  if (varve_at(parser, VARVE_TOKEN_AT_NAME))
    VARVE_TRY(varve_parse_node(parser, varve_begin_attribute, &reference));
  if (varve_at(parser, VARVE_TOKEN_STRING))
    VARVE_TRY(parse_string(parser, &name));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("base_ref"), reference));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("base_name"), name));
  return finish_constraint(parser, draft);
}

/* @dialect::@type<%a, %b> */
varve_status varve_parse_irdl_parametric(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *base = NULL;
  if (!varve_at(parser, VARVE_TOKEN_AT_NAME))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected the type or attribute: '@dialect::@name'");
  VARVE_TRY(varve_parse_node(parser, varve_begin_attribute, &base));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " before the constraints of the parameters"));
  VARVE_TRY(parse_values_until(parser, VARVE_TOKEN_GREATER));
  return finish_with(parser, draft, VARVE_SLICE("base_type"), base);
}

varve_status varve_parse_irdl_c_pred(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *predicate = NULL;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a string");
  VARVE_TRY(parse_string(parser, &predicate));
  return finish_with(parser, draft, VARVE_SLICE("pred"), predicate);
}

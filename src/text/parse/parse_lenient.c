/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Repairs mistakes in documents of old eras, with a warning for each, if the caller asks for it
 * (varve_parse_options.lenient). The functions run where the parser would otherwise fail.
 * format-spec/legacy-syntax.md, "Slips". */
#include "text/parse/parse_legacy.h"
#include "text/parse_operation/parse_hook.h"

/* Returns whether to repair the mistake at the current token. If not, the error that follows
 * gets advice. */
static bool is_repaired(varve_parser *parser) {
  if (!varve_era_is_before(parser->era, VARVE_ERA_LLVM14))
    return false;
  if (!parser->options.lenient)
    parser->slip = parser->token.text.data;
  return parser->options.lenient;
}

bool varve_repair_here(varve_parser *parser) { return is_repaired(parser); }

/* Returns whether no type can continue with this token, so that a '>' is missing. */
static bool ends_type(const varve_parser *parser) {
  return varve_at(parser, VARVE_TOKEN_RIGHT_PAREN) || varve_at(parser, VARVE_TOKEN_ARROW) ||
         varve_at(parser, VARVE_TOKEN_LEFT_BRACE) || varve_at(parser, VARVE_TOKEN_RIGHT_BRACE);
}

bool varve_repair_token(varve_parser *parser, varve_token_kind kind) {
  const char *place = parser->token.text.data;
  if (kind == VARVE_TOKEN_GREATER && ends_type(parser) && is_repaired(parser)) {
    varve_warn_at(parser, place, "a '>' is missing before this");
    return true;
  }
  if (kind != VARVE_TOKEN_COMMA || !varve_at_word(parser, "to") || !is_repaired(parser))
    return false;
  varve_warn_at(parser, place, "'to' is read as ','");
  varve_advance(parser);
  return true;
}

bool varve_repair_word(varve_parser *parser, varve_slice word) {
  const char *place = parser->token.text.data;
  if (varve_slice_equal(word, VARVE_SLICE(",")))
    return varve_repair_token(parser, VARVE_TOKEN_COMMA);
  if (!varve_slice_equal(word, VARVE_SLICE("to")) || !varve_at(parser, VARVE_TOKEN_ARROW) ||
      !is_repaired(parser))
    return false;
  varve_warn_at(parser, place, "'->' is read as 'to'");
  varve_advance(parser);
  return true;
}

bool varve_may_lack_parentheses(varve_parser *parser) {
  bool is_old = varve_era_is_before(parser->era, VARVE_ERA_LLVM14);
  const varve_alias *alias = varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME)
                                 ? varve_find_alias(parser, parser->token.text)
                                 : NULL;
  bool is_type = (varve_at(parser, VARVE_TOKEN_WORD) && varve_at_type(parser)) ||
                 (alias != NULL && alias->node->kind != VARVE_KIND_FUNCTION_TYPE);
  if (!is_old || !is_type || !is_repaired(parser))
    return false;
  varve_warn_at(parser, parser->token.text.data, "the types of operands must be in parentheses");
  return true;
}

/* A number in place of a value. The value is made when its type is known. */
varve_status varve_parse_literal_use(varve_parser *parser, varve_operand_use *use,
                                     bool *is_literal) {
  varve_slice text = parser->token.text;
  *is_literal = varve_at(parser, VARVE_TOKEN_INTEGER) && is_repaired(parser);
  if (!*is_literal)
    return VARVE_STATUS_OK;
  varve_value_name *name = varve_arena_allocate(&parser->arena, sizeof *name);
  if (name == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *name = (varve_value_name){.name = text, .place = text.data};
  *use = (varve_operand_use){name, text.data};
  varve_warn_at(parser, text.data, "a constant is made of '%.*s': operands are values",
                VARVE_FORMAT_SLICE(text));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

static varve_status make_number(varve_parser *parser, varve_slice digits, const varve_entity *type,
                                const varve_entity **number) {
  uint64_t bits[2] = {0, 0};
  *number = NULL;
  if (type->kind == VARVE_KIND_FLOAT_TYPE) {
    const varve_literal literal = {.token = {.kind = VARVE_TOKEN_FLOAT, .text = digits},
                                   .place = digits.data};
    VARVE_TRY(varve_parse_float_literal(parser, &literal, type, bits));
    return varve_float_get(parser->context, type, bits, number);
  }
  bool is_number = type->kind == VARVE_KIND_INDEX_TYPE ||
                   (type->kind == VARVE_KIND_INTEGER_TYPE && varve_type_bit_width(type) <= 64);
  if (!is_number || !varve_token_unsigned(digits, &bits[0]))
    return VARVE_INVALID_ERROR(parser, digits.data,
                               "no constant of this type can be made of '%.*s'",
                               VARVE_FORMAT_SLICE(digits));
  return varve_integer_get(parser->context, type, bits, number);
}

varve_status varve_make_literal(varve_parser *parser, varve_operand_use use,
                                const varve_entity *type, varve_value **value) {
  const varve_entity *entry[2] = {NULL, NULL}, *duplicate = NULL;
  varve_operation_draft draft = {.start = use.place, .name_start = use.place};
  varve_operation_state state = {.result_types = &type, .result_count = 1};
  varve_operation *op = NULL;
  VARVE_TRY(make_number(parser, use.name->name, type, &entry[1]));
  VARVE_TRY(varve_string_get(parser->context, VARVE_SLICE("value"), &entry[0]));
  VARVE_TRY(varve_dictionary_get(parser->context, entry, 1, &duplicate, &state.dictionary));
  VARVE_TRY(varve_build_operation(parser, &draft, VARVE_SLICE("std.constant"), &state,
                                  parser->block, &op));
  *value = varve_operation_result(op, 0);
  return VARVE_STATUS_OK;
}

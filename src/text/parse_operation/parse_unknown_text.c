/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* --keep-unknown-text: an operation in the custom form of an unknown dialect becomes an
 * operation that holds its text. The text ends before a line that begins another operation
 * outside brackets. It is split into pieces with an operand between every two: the values that
 * the text names, which must be defined earlier. Text with other constructs is rejected: see
 * varve-translate.1. */
#include "text/hook.h"
#include "text/parse_operation/unknown_text.h"

enum { MAX_RESULTS = 1 << 16 };

typedef struct keeping {
  varve_parser *parser;
  varve_slice name;      /* of the operation, as in the text */
  size_t first_bracket;  /* brackets of the text start here, in parser->dialect.brackets */
  size_t first_text;     /* the current piece starts here, in parser->text */
  const char *raw;       /* text from here on is not in the piece yet */
  varve_lexer lookahead; /* of the text after the token */
  const char *names_end; /* names up to here are in a list that no '=' follows */
} keeping;

/* The end of the text */

static varve_token_kind look_ahead(keeping *k) {
  varve_token token;
  varve_lexer_next(&k->lookahead, &token);
  return token.kind;
}

static bool at_result_names(keeping *k) {
  return k->parser->token.text.data >= k->names_end &&
         varve_at_result_names(k->parser, &k->names_end);
}

/* Returns whether the token, which is outside brackets, is after the text. */
static bool is_behind(keeping *k) {
  const varve_parser *parser = k->parser;
  k->lookahead = parser->lexer;
  switch (parser->token.kind) {
  case VARVE_TOKEN_END:
  case VARVE_TOKEN_METADATA_BEGIN:
    return true;
  case VARVE_TOKEN_STRING:
    return varve_is_on_new_line(parser) && look_ahead(k) == VARVE_TOKEN_LEFT_PAREN;
  case VARVE_TOKEN_PERCENT_NAME:
    return varve_is_on_new_line(parser) && at_result_names(k);
  case VARVE_TOKEN_CARET_NAME:
    return varve_is_on_new_line(parser);
  case VARVE_TOKEN_HASH_NAME:
  case VARVE_TOKEN_EXCLAMATION_NAME:
    return varve_is_on_new_line(parser) && look_ahead(k) == VARVE_TOKEN_EQUAL;
  case VARVE_TOKEN_WORD:
    return varve_at_word(k->parser, "loc") && look_ahead(k) == VARVE_TOKEN_LEFT_PAREN;
  case VARVE_TOKEN_RIGHT_PAREN:
  case VARVE_TOKEN_RIGHT_SQUARE:
  case VARVE_TOKEN_RIGHT_BRACE:
    return true;
  default:
    return false;
  }
}

/* Brackets */

static varve_status open_bracket(keeping *k, char close) {
  return varve_buffer_append_char(&k->parser->dialect.brackets, close);
}

static bool is_nested(const keeping *k) {
  return k->parser->dialect.brackets.size != k->first_bracket;
}

/* Pieces */

static varve_status append_raw(keeping *k, const char *end) {
  varve_slice text = varve_slice_make(k->raw, (size_t)(end - k->raw));
  return varve_buffer_append(&k->parser->text, text);
}

static varve_status end_piece(keeping *k, const char *end) {
  varve_parser *parser = k->parser;
  const varve_entity *piece = NULL;
  VARVE_TRY(append_raw(k, end));
  VARVE_TRY(varve_string_get(
      parser->context,
      varve_slice_make(parser->text.data + k->first_text, parser->text.size - k->first_text),
      &piece));
  parser->text.size = k->first_text;
  return varve_push_node(parser, piece);
}

static varve_status refuse_use(keeping *k, const char *place, const char *what) {
  return VARVE_INVALID_ERROR(k->parser, place,
                             "the text of '%.*s' cannot be kept: it has %s; load its dialect with "
                             "--dialect=FILE, or give it in generic form",
                             VARVE_FORMAT_SLICE(k->name), what);
}

static varve_status take_token(keeping *k) {
  varve_parser *parser = k->parser;
  switch (parser->token.kind) {
  case VARVE_TOKEN_PERCENT_NAME: {
    varve_parser *value_parser = k->parser;
    const char *place = value_parser->token.text.data;
    varve_operand_use use;
    VARVE_TRY(end_piece(k, place));
    VARVE_TRY(varve_parse_value_use(value_parser, &use));
    if (use.name->value == NULL || use.name->value->kind == VARVE_VALUE_FORWARD)
      return refuse_use(k, place, "a value in it that is not defined before");
    VARVE_TRY(varve_resolve_operand(value_parser, use, use.name->value->type));
    k->raw = value_parser->last_end;
    return VARVE_STATUS_OK;
  }
  case VARVE_TOKEN_HASH_NAME:
  case VARVE_TOKEN_EXCLAMATION_NAME: {
    /* Expands an alias, because it may have another name when printed. */
    varve_parser *alias_parser = k->parser;
    varve_slice name = alias_parser->token.text;
    if (memchr(name.data, '.', name.size) != NULL) {
      varve_advance(alias_parser);
      return VARVE_STATUS_OK;
    }
    varve_alias *alias = varve_find_alias(alias_parser, name);
    if (alias == NULL || alias->node == NULL)
      return refuse_use(k, name.data, "an alias in it that is not defined before");
    VARVE_TRY(append_raw(k, name.data));
    VARVE_TRY(
        varve_print_on_credit(alias_parser->context, alias->node, name.size, &alias_parser->text));
    varve_advance(alias_parser);
    k->raw = alias_parser->last_end;
    return VARVE_STATUS_OK;
  }
  case VARVE_TOKEN_CARET_NAME:
    return refuse_use(k, parser->token.text.data, "the name of a block in it");
  case VARVE_TOKEN_ERROR:
  case VARVE_TOKEN_END:
    return VARVE_EXPECTED(parser, "cannot determine where the text of '%.*s' ends",
                          VARVE_FORMAT_SLICE(k->name));
  case VARVE_TOKEN_LEFT_PAREN:
    VARVE_TRY(open_bracket(k, ')'));
    break;
  case VARVE_TOKEN_LEFT_SQUARE:
    VARVE_TRY(open_bracket(k, ']'));
    break;
  case VARVE_TOKEN_LEFT_BRACE:
    VARVE_TRY(open_bracket(k, '}'));
    break;
  case VARVE_TOKEN_RIGHT_PAREN:
  case VARVE_TOKEN_RIGHT_SQUARE:
  case VARVE_TOKEN_RIGHT_BRACE: {
    varve_parser *bracket_parser = k->parser;
    varve_buffer *brackets = &bracket_parser->dialect.brackets;
    char close = bracket_parser->token.text.data[0];
    if (brackets->data[brackets->size - 1] != close)
      return VARVE_SYNTAX_ERROR(bracket_parser, bracket_parser->token.text.data,
                                "expected '%c': cannot determine where the text of '%.*s' ends",
                                brackets->data[brackets->size - 1], VARVE_FORMAT_SLICE(k->name));
    brackets->size--;
  } break;
  default:
    break;
  }
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* The operation */

varve_status varve_keep_unknown_text(varve_parser *parser, varve_operation_draft *draft) {
  size_t first_node = parser->nodes.count;
  const varve_entity *text = NULL;
  keeping k = {.parser = parser,
               .name = parser->token.text,
               .first_bracket = parser->dialect.brackets.size,
               .first_text = parser->text.size,
               .raw = parser->token.text.data};
  draft->name_start = k.raw;
  draft->is_custom = true;
  VARVE_TRY(
      varve_operation_name_get(parser->context, VARVE_SLICE(VARVE_UNKNOWN_TEXT), &draft->name));
  varve_parser *text_parser = k.parser;
  bool is_over = false;
  varve_advance(text_parser);
  while (is_nested(&k) || !is_behind(&k)) {
    if (!is_nested(&k) && varve_at(text_parser, VARVE_TOKEN_WORD) &&
        varve_is_on_new_line(text_parser))
      VARVE_TRY(varve_is_operation_word(text_parser, text_parser->token.text, &is_over));
    if (is_over)
      break;
    VARVE_TRY(take_token(&k));
  }
  VARVE_TRY(end_piece(&k, text_parser->last_end));
  VARVE_TRY(varve_nodes_to_array(parser, first_node, &text));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("text"), text));
  uint64_t count = 0;
  if (parser->operation.unknown_type == NULL)
    VARVE_TRY(
        varve_fixed_type(parser, VARVE_SLICE("!varve.unknown"), &parser->operation.unknown_type));
  for (size_t i = draft->first_result; i < parser->operation.results.count; i++)
    count += VARVE_VECTOR_AT(&parser->operation.results, varve_result_name, i).count;
  if (count > MAX_RESULTS)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, draft->start,
                          "an operation of a dialect that is not loaded can have at most %d "
                          "results",
                          MAX_RESULTS);
  for (; count > 0; count--)
    VARVE_TRY(varve_add_result(parser, parser->operation.unknown_type));
  return varve_finish_custom(parser, draft);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations that --keep-unknown-text kept. */
#include "text/parse_operation/unknown_text.h"
#include "text/print/print_hook.h"

static const varve_entity *pieces_of(const varve_operation *op) {
  return varve_operation_discardable(op, VARVE_SLICE("text"));
}

/* The text as the parser would see it, with "%0" for each operand. A file may contain any
 * strings, so the text is printed only if parse_unknown_text.c would find the same end. */
typedef struct text_check {
  varve_printer *printer;
  varve_slice default_dialect; /* of the enclosing region */
  varve_buffer text;
  varve_vector operands; /* size_t: their places */
  size_t next_operand;
  varve_lexer lexer; /* after the token */
  varve_token token;
  const char *last_end; /* end of the previous token */
  varve_buffer brackets;
} text_check;

static bool has_form(const varve_operation *op) {
  if (!varve_slice_equal(op->name->text, VARVE_SLICE(VARVE_UNKNOWN_TEXT)))
    return false;
  const varve_entity *pieces = pieces_of(op);
  if (pieces == NULL || pieces->kind != VARVE_KIND_ARRAY ||
      varve_dictionary_size(varve_operation_dictionary(op)) != 1 ||
      varve_operation_properties(op) != NULL || varve_operation_region_count(op) != 0 ||
      varve_operation_successor_count(op) != 0 ||
      pieces->child_count != (uint32_t)op->operand_count + 1)
    return false;
  for (uint32_t i = 0; i < pieces->child_count; i++)
    if (pieces->children[i]->kind != VARVE_KIND_STRING)
      return false;
  return true;
}

static void advance(text_check *c) {
  c->last_end = c->token.text.data + c->token.text.size;
  varve_lexer_next(&c->lexer, &c->token);
}

/* Returns whether the text begins with the name of an operation of an unknown dialect. */
static bool begins_as_unknown_text(const text_check *c) {
  varve_slice name = c->token.text;
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  return c->token.kind == VARVE_TOKEN_WORD && name.data == c->text.data && dot != NULL &&
         !varve_dialect_is_known(c->printer->context,
                                 varve_slice_make(name.data, (size_t)(dot - name.data)));
}

/* Returns whether the token, which is outside brackets, ends the text. */
static varve_status ends_text(text_check *c, bool *ends) {
  varve_lexer lookahead = c->lexer;
  varve_token next;
  const char *start = c->token.text.data;
  bool is_on_new_line = memchr(c->last_end, '\n', (size_t)(start - c->last_end)) != NULL;
  varve_lexer_next(&lookahead, &next);
  *ends = false;
  if (c->token.kind == VARVE_TOKEN_WORD && varve_slice_equal(c->token.text, VARVE_SLICE("loc")))
    *ends = next.kind == VARVE_TOKEN_LEFT_PAREN;
  else if (c->token.kind == VARVE_TOKEN_METADATA_BEGIN)
    *ends = true;
  if (*ends || !is_on_new_line)
    return VARVE_STATUS_OK;
  switch (c->token.kind) {
  case VARVE_TOKEN_STRING:
    *ends = next.kind == VARVE_TOKEN_LEFT_PAREN;
    return VARVE_STATUS_OK;
  case VARVE_TOKEN_PERCENT_NAME: /* possibly of results */
    *ends = next.kind == VARVE_TOKEN_EQUAL || next.kind == VARVE_TOKEN_COMMA ||
            next.kind == VARVE_TOKEN_COLON;
    return VARVE_STATUS_OK;
  case VARVE_TOKEN_HASH_NAME:
  case VARVE_TOKEN_EXCLAMATION_NAME:
    *ends = next.kind == VARVE_TOKEN_EQUAL;
    return VARVE_STATUS_OK;
  case VARVE_TOKEN_WORD: {
    /* Does a word at the start of a line begin an operation? */
    bool *is_it = ends;
    const varve_operation_name *name = NULL;
    *is_it = memchr(c->token.text.data, '.', c->token.text.size) != NULL;
    if (*is_it || c->default_dialect.size == 0)
      return VARVE_STATUS_OK;
    varve_buffer full;
    varve_buffer_init(&full, &c->printer->context->memory);
    varve_status status = varve_buffer_append(&full, c->default_dialect);
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append_char(&full, '.');
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&full, c->token.text);
    if (status == VARVE_STATUS_OK)
      status = varve_operation_name_get(c->printer->context, varve_buffer_slice(&full), &name);
    *is_it = status == VARVE_STATUS_OK && name->definition != NULL;
    varve_buffer_release(&full);
    return status;
  }
  default:
    return VARVE_STATUS_OK;
  }
}

static bool close_bracket(text_check *c, char close) {
  if (c->brackets.size == 0 || c->brackets.data[c->brackets.size - 1] != close)
    return false;
  c->brackets.size--;
  return true;
}

/* *fits false: the text may not contain the token. */
static varve_status take_token(text_check *c, bool *fits) {
  varve_slice text = c->token.text;
  switch (c->token.kind) {
  case VARVE_TOKEN_PERCENT_NAME:
    *fits = text.size == 2 && c->next_operand < c->operands.count &&
            text.data == c->text.data + VARVE_VECTOR_AT(&c->operands, size_t, c->next_operand);
    c->next_operand++;
    return VARVE_STATUS_OK;
  case VARVE_TOKEN_HASH_NAME:
  case VARVE_TOKEN_EXCLAMATION_NAME:
    *fits = memchr(text.data, '.', text.size) != NULL; /* not an alias */
    return VARVE_STATUS_OK;
  case VARVE_TOKEN_CARET_NAME:
  case VARVE_TOKEN_ERROR:
    *fits = false;
    return VARVE_STATUS_OK;
  case VARVE_TOKEN_LEFT_PAREN:
    return varve_buffer_append_char(&c->brackets, ')');
  case VARVE_TOKEN_LEFT_SQUARE:
    return varve_buffer_append_char(&c->brackets, ']');
  case VARVE_TOKEN_LEFT_BRACE:
    return varve_buffer_append_char(&c->brackets, '}');
  case VARVE_TOKEN_RIGHT_PAREN:
  case VARVE_TOKEN_RIGHT_SQUARE:
  case VARVE_TOKEN_RIGHT_BRACE:
    *fits = close_bracket(c, text.data[0]);
    return VARVE_STATUS_OK;
  default:
    return VARVE_STATUS_OK;
  }
}

static varve_status check_text(text_check *c, bool *fits) {
  varve_lexer_init(&c->lexer, varve_buffer_slice(&c->text));
  c->token.text = varve_slice_make(c->text.data, 0);
  advance(c);
  *fits = begins_as_unknown_text(c);
  if (*fits)
    advance(c);
  while (*fits && c->token.kind != VARVE_TOKEN_END) {
    bool ends = false;
    if (c->brackets.size == 0)
      VARVE_TRY(ends_text(c, &ends));
    *fits = !ends;
    if (*fits)
      VARVE_TRY(take_token(c, fits));
    if (*fits)
      advance(c);
  }
  *fits = *fits && c->brackets.size == 0 && c->next_operand == c->operands.count &&
          c->last_end == c->text.data + c->text.size;
  return VARVE_STATUS_OK;
}

/* An unused result would not get its type back. */
static bool has_fitting_results(const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++) {
    const varve_value *result = varve_operation_result(op, i);
    const varve_entity *type = result->type;
    if (result->first_use == NULL &&
        !(type->kind == VARVE_KIND_DIALECT_TYPE && !varve_entity_is_parametric(type) &&
          varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("varve")) &&
          varve_slice_equal(varve_parametric_mnemonic(type), VARVE_SLICE("unknown"))))
      return false;
  }
  return true;
}

static varve_status build_text(text_check *c, const varve_entity *pieces) {
  for (uint32_t i = 0; i < pieces->child_count; i++) {
    if (i != 0) {
      VARVE_TRY(varve_vector_push(&c->operands, &c->text.size));
      VARVE_TRY(varve_buffer_append(&c->text, VARVE_SLICE("%0")));
    }
    VARVE_TRY(varve_buffer_append(&c->text, varve_string_bytes(pieces->children[i])));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_is_unknown_text(varve_printer *printer, const varve_operation *op,
                                   varve_slice default_dialect, bool *is_text) {
  varve_memory *memory = &printer->context->memory;
  *is_text = false;
  if (!has_form(op) || !has_fitting_results(op))
    return VARVE_STATUS_OK;
  text_check check = {.printer = printer, .default_dialect = default_dialect};
  varve_buffer_init(&check.text, memory);
  varve_buffer_init(&check.brackets, memory);
  varve_vector_init(&check.operands, memory, sizeof(size_t));
  varve_status status = build_text(&check, pieces_of(op));
  if (status == VARVE_STATUS_OK)
    status = check_text(&check, is_text);
  varve_buffer_release(&check.text);
  varve_buffer_release(&check.brackets);
  varve_vector_release(&check.operands);
  return status;
}

varve_status varve_print_unknown_text(varve_printer *printer, const varve_operation *op) {
  const varve_entity *pieces = pieces_of(op);
  for (uint32_t i = 0; i < pieces->child_count; i++) {
    if (i != 0)
      VARVE_TRY(varve_print_operands(printer, op, (varve_value_range){i - 1, 1}));
    VARVE_TRY(varve_put(printer, varve_string_bytes(pieces->children[i])));
  }
  return VARVE_STATUS_OK;
}

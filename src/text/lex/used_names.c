/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds names of dialects in tokens: see used_names.h. */
#include "text/lex/used_names.h"

bool varve_token_window_next(varve_lexer *lexer, varve_token *window) {
  if (window[0].kind == VARVE_TOKEN_END && window[0].text.data != NULL)
    return false;
  memmove(window + 1, window, (VARVE_TOKEN_WINDOW - 1) * sizeof(*window));
  varve_lexer_next(lexer, &window[0]);
  if (window[0].kind == VARVE_TOKEN_ERROR)
    lexer->next = window[0].text.data + 1;
  return true;
}

/* --- where an operation can begin */

static bool is_on_same_line(const varve_token *before, const varve_token *token) {
  const char *end = before->text.data + before->text.size;
  return memchr(end, '\n', (size_t)(token->text.data - end)) == NULL;
}

static bool has_dot(varve_slice word) { return memchr(word.data, '.', word.size) != NULL; }

/* Returns whether a word can be the last one of an operation in the middle of a line: a type. */
static bool is_type_word(varve_slice word) {
  static const char *const types[] = {"bf16", "f16", "f32", "f64", "index", "none"};
  for (size_t i = 0; i < VARVE_COUNT_OF(types); i++)
    if (varve_slice_equal(word, varve_slice_of(types[i])))
      return true;
  return varve_word_is_integer_type(word);
}

/* Returns whether an operation can begin after the token before the one in question. */
static bool can_begin(const varve_token *window) {
  const varve_token *token = &window[1], *before = &window[2], *second = &window[3];
  switch (before->kind) {
  case VARVE_TOKEN_EQUAL:
    return second->kind == VARVE_TOKEN_PERCENT_NAME || second->kind == VARVE_TOKEN_INTEGER;
  case VARVE_TOKEN_COLON: /* after the label of a block */
    return second->kind == VARVE_TOKEN_CARET_NAME ||
           (second->kind == VARVE_TOKEN_RIGHT_PAREN && !is_on_same_line(before, token));
  case VARVE_TOKEN_WORD:
    return !is_on_same_line(before, token) || is_type_word(before->text);
  case VARVE_TOKEN_COMMA:
  case VARVE_TOKEN_LEFT_PAREN:
  case VARVE_TOKEN_LEFT_SQUARE:
  case VARVE_TOKEN_LESS:
  case VARVE_TOKEN_ARROW:
    return false;
  default:
    return true;
  }
}

/* Returns whether the word in question is a key of a dictionary, unless a value is before it. */
static bool is_key(const varve_token *window) {
  const varve_token *before = &window[2];
  if (window[0].kind == VARVE_TOKEN_EQUAL || window[0].kind == VARVE_TOKEN_COMMA)
    return true;
  return window[0].kind == VARVE_TOKEN_RIGHT_BRACE &&
         (before->kind == VARVE_TOKEN_LEFT_BRACE || before->kind == VARVE_TOKEN_COMMA) &&
         is_on_same_line(before, &window[1]);
}

/* The operands of an operation in generic form begin as no child of a named location does. */
static bool begins_operands(const varve_lexer *lexer, const varve_token *paren) {
  const char *p = paren->text.data + paren->text.size;
  while (p < lexer->end && varve_char_is(*p, VARVE_CHAR_BLANK))
    p++;
  return paren->kind == VARVE_TOKEN_LEFT_PAREN && p < lexer->end && (*p == '%' || *p == ')');
}

bool varve_token_names_operation(const varve_lexer *lexer, const varve_token *window,
                                 varve_slice *name) {
  const varve_token *token = &window[1];
  *name = token->text;
  if (token->kind == VARVE_TOKEN_WORD)
    return has_dot(*name) && can_begin(window) &&
           (window[2].kind == VARVE_TOKEN_EQUAL || !is_key(window));
  if (token->kind != VARVE_TOKEN_STRING || name->size < 2 || !begins_operands(lexer, &window[0]))
    return false;
  *name = varve_slice_make(name->data + 1, name->size - 2);
  return can_begin(window);
}

/* --- the scan */

typedef struct scan {
  varve_lexer lexer;
  varve_token window[VARVE_TOKEN_WINDOW];
  size_t depth;       /* open brackets */
  size_t skipped;     /* the depth to which tokens are skipped; 0: none are */
  bool ends_at_comma; /* at that depth, what is skipped does */
  varve_slice latest; /* the last dialect that was looked up */
} scan;

/* Bytes that touch make one sign. */
static bool is_comparison(const varve_token *sign, const varve_token *next) {
  return next->kind == VARVE_TOKEN_EQUAL && sign->text.data + 1 == next->text.data;
}

/* Returns 1 for an opening bracket, and -1 for a closing one. */
static int bracket_of(const varve_token *window) {
  switch (window[1].kind) {
  case VARVE_TOKEN_LESS:
    return is_comparison(&window[1], &window[0]) ? 0 : 1;
  case VARVE_TOKEN_GREATER:
    return is_comparison(&window[1], &window[0]) ? 0 : -1;
  case VARVE_TOKEN_LEFT_PAREN:
  case VARVE_TOKEN_LEFT_SQUARE:
  case VARVE_TOKEN_LEFT_BRACE:
  case VARVE_TOKEN_METADATA_BEGIN:
    return 1;
  case VARVE_TOKEN_RIGHT_PAREN:
  case VARVE_TOKEN_RIGHT_SQUARE:
  case VARVE_TOKEN_RIGHT_BRACE:
  case VARVE_TOKEN_METADATA_END:
    return -1;
  default:
    return 0;
  }
}

static void skip_from(scan *s, size_t depth, bool ends_at_comma) {
  s->skipped = depth;
  s->ends_at_comma = ends_at_comma;
}

/* Returns whether the token in question is skipped. */
static bool follow(scan *s) {
  int bracket = bracket_of(s->window);
  bool was_skipped = s->skipped != 0;
  if (bracket > 0)
    s->depth++;
  else if (bracket < 0 && s->depth != 0)
    s->depth--;
  if (!was_skipped) {
    /* Skips a location, resources, or the value of a discardable attribute. */
    const varve_token *token = &s->window[1], *next = &s->window[0], *before = &s->window[2];
    bool is_word = token->kind == VARVE_TOKEN_WORD;
    if (token->kind == VARVE_TOKEN_METADATA_BEGIN ||
        (is_word && next->kind == VARVE_TOKEN_LEFT_PAREN &&
         varve_slice_equal(token->text, VARVE_SLICE("loc"))))
      skip_from(s, s->depth + is_word, false);
    else if ((is_word || token->kind == VARVE_TOKEN_STRING) && next->kind == VARVE_TOKEN_EQUAL &&
             (before->kind == VARVE_TOKEN_LEFT_BRACE || before->kind == VARVE_TOKEN_COMMA) &&
             has_dot(token->text))
      skip_from(s, s->depth, true);
    return false;
  }
  bool is_over = bracket < 0 ? s->depth < s->skipped
                             : s->ends_at_comma && s->depth == s->skipped &&
                                   s->window[1].kind == VARVE_TOKEN_COMMA;
  s->skipped = is_over ? 0 : s->skipped;
  return true;
}

/* Returns the dialect of the token in question; empty: it is no use of one. */
static varve_slice dialect_of(const scan *s) {
  const varve_token *token = &s->window[1];
  varve_slice name = token->text;
  bool has_sigil =
      token->kind == VARVE_TOKEN_EXCLAMATION_NAME || token->kind == VARVE_TOKEN_HASH_NAME;
  if (!has_sigil && !varve_token_names_operation(&s->lexer, s->window, &name))
    return VARVE_SLICE("");
  if (has_sigil)
    name = varve_slice_make(name.data + 1, name.size - 1);
  const char *dot = memchr(name.data, '.', name.size);
  if (dot != NULL)
    return varve_slice_make(name.data, (size_t)(dot - name.data));
  bool is_opaque = has_sigil && s->window[0].kind == VARVE_TOKEN_LESS &&
                   name.data + name.size == s->window[0].text.data;
  return is_opaque ? name : VARVE_SLICE("");
}

static varve_status take_token(scan *s, varve_pack_names *names, const varve_registry *registry) {
  if (follow(s))
    return VARVE_STATUS_OK;
  varve_slice dialect = dialect_of(s);
  if (dialect.size == 0 || varve_slice_equal(dialect, s->latest))
    return VARVE_STATUS_OK;
  s->latest = dialect;
  return varve_pack_names_add(names, registry, dialect);
}

static varve_status collect(varve_pack_names *names, const varve_registry *registry,
                            varve_slice text) {
  scan s = {.depth = 1};
  varve_lexer_init(&s.lexer, text);
  while (varve_token_window_next(&s.lexer, s.window))
    if (s.window[1].text.data != NULL)
      VARVE_TRY(take_token(&s, names, registry));
  return VARVE_STATUS_OK;
}

varve_status varve_used_names_collect(varve_pack_names *names, const varve_registry *registry,
                                      varve_slice text, size_t enough) {
  size_t size = text.size < enough ? 0 : enough;
  while (size > 0 && text.data[size - 1] != '\n')
    size--;
  VARVE_TRY(collect(names, registry, varve_slice_make(text.data, size)));
  return names->count != 0 ? VARVE_STATUS_OK : collect(names, registry, text);
}

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

/* --- the tokens of some lines */

typedef struct scan {
  varve_lexer lexer;
  varve_token window[VARVE_TOKEN_WINDOW];
  size_t depth;       /* open brackets */
  size_t skipped;     /* the depth to which tokens are skipped; 0: none are */
  bool ends_at_comma; /* at that depth, what is skipped does */
  bool is_skipped;    /* the token in question is */
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

/* --- the search */

enum { KNOWN_DIALECTS = 64 };

typedef struct known_dialect {
  varve_slice name;
  bool is_pending; /* some pack defines it, and no use was found yet */
} known_dialect;

/* Few names are those of packs. So the search is for marks that end the name of a dialect, and
 * reads tokens only of the lines where a name is that of a pack. */
typedef struct search {
  const varve_registry *registry;
  varve_slice text;
  varve_pack_names *names;
  scan tokens;          /* of the last such lines */
  const char *metadata; /* where the search for the ends of metadata goes on */
  bool is_in_metadata;
  known_dialect known[KNOWN_DIALECTS]; /* by hash */
} search;

static const char *find_mark(const char *from, const char *end, char mark) {
  const char *found = memchr(from, mark, (size_t)(end - from));
  return found == NULL ? end : found;
}

static const char *skip_back(const char *start, const char *p, unsigned classes) {
  while (p > start && p[-1] != '.' && varve_char_is(p[-1], classes))
    p--;
  return p;
}

/* Returns whether what follows the dot after a dialect in quotes is the rest of an operation. */
static bool is_generic(const search *s, const char *dot) {
  const char *end = s->text.data + s->text.size, *p = find_mark(dot, end, '"');
  do
    p += p < end;
  while (p < end && varve_char_is(*p, VARVE_CHAR_BLANK));
  return p < end && (*p == '(' || *p == '/');
}

/* Returns whether a word with this dot is followed as the key of a dictionary is. */
static bool is_like_key(const search *s, const char *word, const char *dot) {
  const char *start = s->text.data, *end = start + s->text.size, *p = dot;
  while (p < end && varve_char_is(*p, VARVE_CHAR_WORD))
    p++;
  while (p < end && *p == ' ')
    p++;
  if (p == end || (*p != '=' && *p != ','))
    return false;
  while (word > start && varve_char_is(word[-1], VARVE_CHAR_BLANK))
    word--;
  return word == start || word[-1] != '=';
}

/* Returns the dialect that may be used at a mark, or an empty name. */
static varve_slice name_before(const search *s, const char *mark) {
  const char *start = s->text.data, *name = skip_back(start, mark, VARVE_CHAR_SUFFIX);
  char before = name > start ? name[-1] : ' ';
  bool has_sigil = before == '!' || before == '#', is_found = has_sigil;
  if (*mark == '.' && before == '"') {
    is_found = is_generic(s, mark);
  } else if (*mark == '.' && !has_sigil) {
    name = skip_back(start, mark, VARVE_CHAR_WORD);
    before = name > start ? name[-1] : ' ';
    is_found = before != '.' && before != '%' && before != '@' && before != '^' &&
               varve_char_is(*name, VARVE_CHAR_LETTER) && !is_like_key(s, name, mark);
  }
  return is_found ? varve_slice_make(name, (size_t)(mark - name)) : VARVE_SLICE("");
}

/* Returns the start of some lines up to that of a name, but no place before the tokens that were
 * read: what is skipped may begin there. */
static const char *find_start(const search *s, const char *name) {
  enum { LINES = 4 }; /* that are not blank; comments may be among them */
  const char *first = s->tokens.lexer.next;
  for (int line = 0; line < LINES; line++) {
    while (name > first && varve_char_is(name[-1], VARVE_CHAR_BLANK))
      name--;
    while (name > first && name[-1] != '\n')
      name--;
  }
  return name;
}

static bool is_in_metadata(search *s, const char *name) {
  const char *p = s->metadata;
  for (; (p = find_mark(p, name, '#')) < name; p++) {
    if (p - s->text.data > 1 && p[-1] == '-' && p[-2] == '{')
      s->is_in_metadata = true;
    else if (name - p > 2 && p[1] == '-' && p[2] == '}')
      s->is_in_metadata = false;
  }
  s->metadata = name;
  return s->is_in_metadata;
}

/* Returns whether the dialect is used where its name is. Reads no token twice. */
static bool is_used(search *s, varve_slice dialect) {
  scan *tokens = &s->tokens;
  const varve_token *token = &tokens->window[1];
  const char *from = find_start(s, dialect.data);
  if (is_in_metadata(s, dialect.data))
    return false;
  if (from > tokens->lexer.next) {
    *tokens = (scan){.lexer = tokens->lexer, .depth = 1};
    tokens->lexer.next = from;
  }
  while (token->text.data == NULL || token->text.data + token->text.size <= dialect.data) {
    if (!varve_token_window_next(&tokens->lexer, tokens->window))
      return false;
    if (token->text.data != NULL)
      tokens->is_skipped = follow(tokens);
  }
  return token->text.data <= dialect.data && !tokens->is_skipped &&
         varve_slice_equal(dialect_of(tokens), dialect);
}

static varve_status take_mark(search *s, const char *mark) {
  const varve_slice dialect = name_before(s, mark);
  if (dialect.size == 0)
    return VARVE_STATUS_OK;
  size_t hash = dialect.size * 37 + (size_t)(unsigned char)dialect.data[0] * 5 +
                (unsigned char)dialect.data[dialect.size - 1];
  known_dialect *known = &s->known[hash % KNOWN_DIALECTS];
  if (!varve_slice_equal(known->name, dialect)) {
    varve_pack_names found;
    found.count = 0;
    VARVE_TRY(varve_pack_names_add(&found, s->registry, dialect));
    *known = (known_dialect){dialect, found.count != 0};
  }
  if (!known->is_pending || !is_used(s, dialect))
    return VARVE_STATUS_OK;
  known->is_pending = false;
  return varve_pack_names_add(s->names, s->registry, dialect);
}

static varve_status collect(varve_pack_names *names, const varve_registry *registry,
                            varve_slice text) {
  search s = {.registry = registry,
              .text = text,
              .names = names,
              .metadata = text.data,
              .tokens = {.depth = 1}};
  if (text.size == 0 || varve_registry_packs(registry) == NULL)
    return VARVE_STATUS_OK;
  const char *end = text.data + text.size;
  varve_lexer_init(&s.tokens.lexer, text);
  const char *dot = find_mark(text.data, end, '.'), *less = find_mark(text.data, end, '<');
  while (dot < end || less < end) {
    bool is_dot = dot < less;
    VARVE_TRY(take_mark(&s, is_dot ? dot : less));
    if (is_dot)
      dot = find_mark(dot + 1, end, '.');
    else
      less = find_mark(less + 1, end, '<');
  }
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

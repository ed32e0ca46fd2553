/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scans tokens for constructs that only some eras have. */
#include "text/lex/era_evidence.h"

#include "text/lex/used_names.h"

typedef struct clue {
  const char *text;
  varve_era first;
  varve_era last;
} clue;

#define CLUE(text, first, last) {text, VARVE_ERA_##first, VARVE_ERA_##last},
static const clue prefixes[] = {
#define VARVE_PREFIX CLUE
#include "text/lex/era_evidence.def"
};
static const clue names[] = {
#define VARVE_NAME CLUE
#include "text/lex/era_evidence.def"
};
static const clue bare_words[] = {
#define VARVE_BARE CLUE
#include "text/lex/era_evidence.def"
};
#undef CLUE

typedef struct scan {
  varve_shown_eras *evidence;
  varve_lexer lexer;
  varve_token window[VARVE_TOKEN_WINDOW]; /* [0] is the newest */
  size_t squares;                         /* open brackets */
} scan;

static bool is_word(const varve_token *token, const char *text) {
  return token->kind == VARVE_TOKEN_WORD && varve_slice_equal(token->text, varve_slice_of(text));
}

static void note_bound(const scan *s, varve_slice text, varve_era era, varve_shown_bound *bound) {
  bound->era = era;
  bound->offset = (uint64_t)(text.data - s->lexer.start);
  bound->text = text;
}

static void narrow(scan *s, varve_slice text, varve_era first, varve_era last) {
  varve_shown_eras *evidence = s->evidence;
  if (varve_era_is_before(evidence->earliest.era, first))
    note_bound(s, text, first, &evidence->earliest);
  if (varve_era_is_before(last, evidence->latest.era))
    note_bound(s, text, last, &evidence->latest);
}

static void look_up(scan *s, const clue *clues, size_t count, varve_slice name) {
  for (size_t i = 0; i < count; i++)
    if (varve_slice_equal(name, varve_slice_of(clues[i].text)))
      narrow(s, name, clues[i].first, clues[i].last);
}

/* Returns whether the previous token can end an operation, so that the next token begins one. */
static bool is_end(const varve_token *token) {
  switch (token->kind) {
  case VARVE_TOKEN_COMMA:
  case VARVE_TOKEN_COLON:
  case VARVE_TOKEN_LEFT_PAREN:
  case VARVE_TOKEN_LEFT_SQUARE:
  case VARVE_TOKEN_LESS:
  case VARVE_TOKEN_ARROW:
    return false;
  default:
    return true;
  }
}

/* !llvm.ptr<i8>, and ptr<i8> in a type of llvm: until LLVM 17 pointers say what they point to. */
static bool is_typed_pointer(const scan *s) {
  const varve_token *at = s->window;
  static const char *const types[] = {"array", "f32", "f64", "func", "i1",     "i16",
                                      "i32",   "i64", "i8",  "ptr",  "struct", "void"};
  if (at[1].kind != VARVE_TOKEN_LESS)
    return false;
  if (at[2].kind == VARVE_TOKEN_EXCLAMATION_NAME &&
      varve_slice_equal(at[2].text, VARVE_SLICE("!llvm.ptr")))
    return at[0].kind == VARVE_TOKEN_WORD || at[0].kind == VARVE_TOKEN_EXCLAMATION_NAME;
  bool is_type = false;
  for (size_t i = 0; i < VARVE_COUNT_OF(types); i++)
    is_type = is_type || is_word(&at[0], types[i]);
  return is_type && is_word(&at[2], "ptr");
}

static void take_token(scan *s) {
  const varve_token *at = s->window;
  if (at[0].kind == VARVE_TOKEN_LEFT_SQUARE)
    s->squares++;
  else if (at[0].kind == VARVE_TOKEN_RIGHT_SQUARE && s->squares != 0)
    s->squares--;
  if (at[0].kind == VARVE_TOKEN_WORD) {
    /* Looks at a value's name, then '=' and a word. */
    const varve_token *word_at = s->window;
    bool is_assigned =
        word_at[1].kind == VARVE_TOKEN_EQUAL &&
        (word_at[2].kind == VARVE_TOKEN_PERCENT_NAME || word_at[2].kind == VARVE_TOKEN_INTEGER);
    if (is_assigned && memchr(word_at[0].text.data, '.', word_at[0].text.size) == NULL)
      look_up(s, bare_words, VARVE_COUNT_OF(bare_words), word_at[0].text);
  }
  /* Looks at a word with the token after it: "func @f", "affine_map<". */
  const varve_token *pair_at = s->window;
  varve_token_kind kind = pair_at[0].kind;
  if (is_word(&pair_at[1], "func") && kind == VARVE_TOKEN_AT_NAME && is_end(&pair_at[2]))
    narrow(s, pair_at[1].text, VARVE_ERA_2019, VARVE_ERA_LLVM14);
  if (is_word(&pair_at[1], "func") &&
      (is_word(&pair_at[0], "private") || is_word(&pair_at[0], "public")))
    narrow(s, pair_at[1].text, VARVE_ERA_LLVM13, VARVE_ERA_LLVM14);
  if ((is_word(&pair_at[1], "store") || is_word(&pair_at[1], "dealloc") ||
       is_word(&pair_at[1], "dma_start")) &&
      kind == VARVE_TOKEN_PERCENT_NAME && is_end(&pair_at[2]))
    narrow(s, pair_at[1].text, VARVE_ERA_2019, VARVE_ERA_2020);
  /* constant @f is an operation of func, too. */
  if (is_word(&pair_at[1], "constant") && pair_at[2].kind == VARVE_TOKEN_EQUAL &&
      kind != VARVE_TOKEN_AT_NAME)
    narrow(s, pair_at[1].text, VARVE_ERA_2019, VARVE_ERA_LLVM13);
  if ((is_word(&pair_at[1], "br") && kind == VARVE_TOKEN_CARET_NAME) ||
      (is_word(&pair_at[1], "cond_br") && kind == VARVE_TOKEN_PERCENT_NAME))
    narrow(s, pair_at[1].text, VARVE_ERA_2019, VARVE_ERA_LLVM14);
  if (kind == VARVE_TOKEN_LESS) {
    if (is_word(&pair_at[1], "affine_map") || is_word(&pair_at[1], "affine_set"))
      narrow(s, pair_at[1].text, VARVE_ERA_2020, VARVE_ERA_NEWEST);
    if (is_word(&pair_at[1], "strided"))
      narrow(s, pair_at[1].text, VARVE_ERA_LLVM16, VARVE_ERA_NEWEST);
    if (is_word(&pair_at[1], "dense_resource"))
      narrow(s, pair_at[1].text, VARVE_ERA_LLVM15, VARVE_ERA_NEWEST);
  }
  /* operand_segment_sizes = dense<...>, or array<...> in LLVM 16 and 17. Then it got another name.
   */
  const varve_token *sizes_at = s->window;
  if (sizes_at[1].kind == VARVE_TOKEN_EQUAL && (is_word(&sizes_at[2], "operand_segment_sizes") ||
                                                is_word(&sizes_at[2], "result_segment_sizes"))) {
    if (is_word(&sizes_at[0], "dense"))
      narrow(s, sizes_at[2].text, VARVE_ERA_2019, VARVE_ERA_LLVM15);
    else if (is_word(&sizes_at[0], "array"))
      narrow(s, sizes_at[2].text, VARVE_ERA_LLVM16, VARVE_ERA_LLVM17);
  }
  if (is_typed_pointer(s))
    narrow(s, s->window[2].text, VARVE_ERA_2019, VARVE_ERA_LLVM17);
  /* !name = type, #name = (d0) -> (d0) */
  const varve_token *alias_at = s->window;
  if (alias_at[1].kind == VARVE_TOKEN_EQUAL) {
    if (alias_at[2].kind == VARVE_TOKEN_EXCLAMATION_NAME && is_word(&alias_at[0], "type"))
      narrow(s, alias_at[0].text, VARVE_ERA_2019, VARVE_ERA_LLVM14);
    else if (alias_at[2].kind == VARVE_TOKEN_EXCLAMATION_NAME)
      narrow(s, alias_at[2].text, VARVE_ERA_LLVM15, VARVE_ERA_NEWEST);
    if (alias_at[2].kind == VARVE_TOKEN_HASH_NAME && alias_at[0].kind == VARVE_TOKEN_LEFT_PAREN)
      narrow(s, alias_at[2].text, VARVE_ERA_2019, VARVE_ERA_2020);
  }
  const varve_token *marks_at = s->window;
  bool touches = marks_at[1].text.data != NULL &&
                 marks_at[1].text.data + marks_at[1].text.size == marks_at[0].text.data;
  if (marks_at[0].kind == VARVE_TOKEN_METADATA_BEGIN)
    narrow(s, marks_at[0].text, VARVE_ERA_LLVM15, VARVE_ERA_NEWEST);
  if (marks_at[0].kind == VARVE_TOKEN_LEFT_BRACE && marks_at[1].kind == VARVE_TOKEN_LESS &&
      touches &&
      (marks_at[2].kind == VARVE_TOKEN_RIGHT_PAREN || marks_at[2].kind == VARVE_TOKEN_RIGHT_SQUARE))
    narrow(s, marks_at[1].text, VARVE_ERA_LLVM17, VARVE_ERA_NEWEST);
  if (s->squares != 0 && marks_at[0].kind == VARVE_TOKEN_LEFT_PAREN &&
      marks_at[1].kind == VARVE_TOKEN_CARET_NAME && marks_at[2].kind != VARVE_TOKEN_COLON)
    narrow(s, marks_at[1].text, VARVE_ERA_2019, VARVE_ERA_2020);
  /* A layout: "offset: 0, strides:". In operations offsets and sizes are in brackets. */
  if (marks_at[0].kind == VARVE_TOKEN_COLON && is_word(&marks_at[1], "strides") &&
      (marks_at[3].kind == VARVE_TOKEN_INTEGER || marks_at[3].kind == VARVE_TOKEN_QUESTION))
    narrow(s, marks_at[1].text, VARVE_ERA_2019, VARVE_ERA_LLVM15);
  if (marks_at[0].kind == VARVE_TOKEN_STRING && marks_at[1].kind == VARVE_TOKEN_LESS &&
      marks_at[2].kind == VARVE_TOKEN_EXCLAMATION_NAME &&
      varve_slice_equal(marks_at[2].text, VARVE_SLICE("!llvm")))
    narrow(s, marks_at[2].text, VARVE_ERA_2019, VARVE_ERA_2020);
  varve_slice name;
  if (varve_token_names_operation(&s->lexer, at, &name)) {
    /* Looks up the name of an operation, with its dialect. */
    look_up(s, names, VARVE_COUNT_OF(names), name);
    for (size_t i = 0; i < VARVE_COUNT_OF(prefixes); i++)
      if (varve_slice_starts_with(name, varve_slice_of(prefixes[i].text)))
        narrow(s, name, prefixes[i].first, prefixes[i].last);
  }
}

/* Chooses the newest possible era, but no newer one than LLVM 22, and LLVM 16 instead of the state
 * of LLVM 17. If only eras until 2020 are possible, it is 2019 unless a newer construct occurred.
 */
static varve_era choose(const varve_shown_eras *evidence) {
  if (evidence->latest.era == VARVE_ERA_LLVM17 &&
      !varve_era_is_before(VARVE_ERA_LLVM16, evidence->earliest.era))
    return VARVE_ERA_LLVM16;
  if (evidence->latest.era == VARVE_ERA_2020 && evidence->earliest.era == VARVE_ERA_2019)
    return VARVE_ERA_2019;
  if (evidence->latest.era == VARVE_ERA_NEWEST)
    return VARVE_ERA_LLVM22;
  return evidence->latest.era;
}

bool varve_collect_evidence(varve_slice source, varve_shown_eras *evidence) {
  scan s = {.evidence = evidence};
  varve_lexer_init(&s.lexer, source);
  evidence->earliest = (varve_shown_bound){.era = VARVE_ERA_2019};
  evidence->latest = (varve_shown_bound){.era = VARVE_ERA_NEWEST};
  while (varve_token_window_next(&s.lexer, s.window))
    if (s.window[0].kind != VARVE_TOKEN_ERROR)
      take_token(&s);
  evidence->likely = choose(evidence);
  return !varve_era_is_before(evidence->latest.era, evidence->earliest.era);
}

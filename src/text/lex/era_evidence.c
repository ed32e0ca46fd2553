/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scans tokens for constructs that only some eras have. */
#include "text/lex/era_evidence.h"

#include "base/era_facts.h"
#include "base/era_rows.h"
#include "text/lex/legacy_grammar.h"
#include "text/lex/used_names.h"

enum {
#define VARVE_CLUE(enumerator, first, last) CLUE_##enumerator,
#include "text/lex/era_evidence.def"
};
static const varve_era_range clues[] = {
#define VARVE_CLUE(enumerator, first, last) VARVE_ERAS(first, last),
#include "text/lex/era_evidence.def"
};

typedef struct known_name {
  const char *text;
  varve_era_range eras;
} known_name;

#define KNOWN(text, first, last) {text, VARVE_ERAS(first, last)},
static const known_name prefixes[] = {
#define VARVE_PREFIX KNOWN
#include "text/lex/era_evidence.def"
};
static const known_name names[] = {
#define VARVE_NAME KNOWN
#include "text/lex/era_evidence.def"
};
static const known_name bare_words[] = {
#define VARVE_BARE KNOWN
#include "text/lex/era_evidence.def"
};
#undef KNOWN

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

static void narrow(scan *s, varve_slice text, varve_era_range eras) {
  varve_shown_eras *evidence = s->evidence;
  if (varve_era_is_before(evidence->earliest.era, eras.first))
    note_bound(s, text, eras.first, &evidence->earliest);
  if (varve_era_is_before(eras.last, evidence->latest.era))
    note_bound(s, text, eras.last, &evidence->latest);
}

static void narrow_to(scan *s, varve_slice text, varve_grammar_feature feature) {
  narrow(s, text, varve_grammar_eras(feature));
}

static void look_up(scan *s, const known_name *known, size_t count, varve_slice name) {
  for (size_t i = 0; i < count; i++)
    if (varve_slice_equal(name, varve_slice_of(known[i].text)))
      narrow(s, name, known[i].eras);
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
    narrow(s, pair_at[1].text, clues[CLUE_FUNC_WITHOUT_PREFIX]);
  if (is_word(&pair_at[1], "func") &&
      (is_word(&pair_at[0], "private") || is_word(&pair_at[0], "public")))
    narrow(s, pair_at[1].text, clues[CLUE_VISIBLE_FUNC]);
  if ((is_word(&pair_at[1], "store") || is_word(&pair_at[1], "dealloc") ||
       is_word(&pair_at[1], "dma_start")) &&
      kind == VARVE_TOKEN_PERCENT_NAME && is_end(&pair_at[2]))
    narrow(s, pair_at[1].text, clues[CLUE_STATEMENT_OF_STD]);
  /* constant @f is an operation of func, too. */
  if (is_word(&pair_at[1], "constant") && pair_at[2].kind == VARVE_TOKEN_EQUAL &&
      kind != VARVE_TOKEN_AT_NAME)
    narrow(s, pair_at[1].text, clues[CLUE_CONSTANT_OF_STD]);
  if ((is_word(&pair_at[1], "br") && kind == VARVE_TOKEN_CARET_NAME) ||
      (is_word(&pair_at[1], "cond_br") && kind == VARVE_TOKEN_PERCENT_NAME))
    narrow(s, pair_at[1].text, clues[CLUE_BRANCH_OF_STD]);
  if (kind == VARVE_TOKEN_LESS) {
    if (is_word(&pair_at[1], "affine_map") || is_word(&pair_at[1], "affine_set"))
      narrow_to(s, pair_at[1].text, VARVE_GRAMMAR_WRAPPED_AFFINE);
    if (is_word(&pair_at[1], "strided"))
      narrow_to(s, pair_at[1].text, VARVE_GRAMMAR_STRIDED_LAYOUTS);
    if (is_word(&pair_at[1], "dense_resource"))
      narrow_to(s, pair_at[1].text, VARVE_GRAMMAR_RESOURCE_ELEMENTS);
  }
  /* operand_segment_sizes = dense<...>, or array<...> in LLVM 16 and 17. Then it got another name.
   */
  const varve_token *sizes_at = s->window;
  if (sizes_at[1].kind == VARVE_TOKEN_EQUAL && (is_word(&sizes_at[2], "operand_segment_sizes") ||
                                                is_word(&sizes_at[2], "result_segment_sizes"))) {
    if (is_word(&sizes_at[0], "dense"))
      narrow(s, sizes_at[2].text, clues[CLUE_DENSE_SEGMENT_SIZES]);
    else if (is_word(&sizes_at[0], "array"))
      narrow(s, sizes_at[2].text, clues[CLUE_ARRAY_SEGMENT_SIZES]);
  }
  if (is_typed_pointer(s))
    narrow(s, s->window[2].text, clues[CLUE_TYPED_POINTER]);
  /* !name = type, #name = (d0) -> (d0) */
  const varve_token *alias_at = s->window;
  if (alias_at[1].kind == VARVE_TOKEN_EQUAL) {
    if (alias_at[2].kind == VARVE_TOKEN_EXCLAMATION_NAME && is_word(&alias_at[0], "type"))
      narrow_to(s, alias_at[0].text, VARVE_GRAMMAR_TYPE_KEYWORDS);
    else if (alias_at[2].kind == VARVE_TOKEN_EXCLAMATION_NAME)
      narrow_to(s, alias_at[2].text, VARVE_GRAMMAR_BARE_TYPE_ALIASES);
    if (alias_at[2].kind == VARVE_TOKEN_HASH_NAME && alias_at[0].kind == VARVE_TOKEN_LEFT_PAREN)
      narrow_to(s, alias_at[2].text, VARVE_GRAMMAR_BARE_AFFINE);
  }
  const varve_token *marks_at = s->window;
  bool touches = marks_at[1].text.data != NULL &&
                 marks_at[1].text.data + marks_at[1].text.size == marks_at[0].text.data;
  if (marks_at[0].kind == VARVE_TOKEN_METADATA_BEGIN)
    narrow_to(s, marks_at[0].text, VARVE_GRAMMAR_METADATA);
  if (marks_at[0].kind == VARVE_TOKEN_LEFT_BRACE && marks_at[1].kind == VARVE_TOKEN_LESS &&
      touches &&
      (marks_at[2].kind == VARVE_TOKEN_RIGHT_PAREN || marks_at[2].kind == VARVE_TOKEN_RIGHT_SQUARE))
    narrow_to(s, marks_at[1].text, VARVE_GRAMMAR_PROPERTIES);
  if (s->squares != 0 && marks_at[0].kind == VARVE_TOKEN_LEFT_PAREN &&
      marks_at[1].kind == VARVE_TOKEN_CARET_NAME && marks_at[2].kind != VARVE_TOKEN_COLON)
    narrow_to(s, marks_at[1].text, VARVE_GRAMMAR_SUCCESSOR_VALUES);
  /* A layout: "offset: 0, strides:". In operations offsets and sizes are in brackets. */
  if (marks_at[0].kind == VARVE_TOKEN_COLON && is_word(&marks_at[1], "strides") &&
      (marks_at[3].kind == VARVE_TOKEN_INTEGER || marks_at[3].kind == VARVE_TOKEN_QUESTION))
    narrow_to(s, marks_at[1].text, VARVE_GRAMMAR_STRIDE_LISTS);
  if (marks_at[0].kind == VARVE_TOKEN_STRING && marks_at[1].kind == VARVE_TOKEN_LESS &&
      marks_at[2].kind == VARVE_TOKEN_EXCLAMATION_NAME &&
      varve_slice_equal(marks_at[2].text, VARVE_SLICE("!llvm")))
    narrow(s, marks_at[2].text, clues[CLUE_QUOTED_LLVM_TYPE]);
  varve_slice name;
  if (varve_token_names_operation(&s->lexer, at, &name)) {
    /* Looks up the name of an operation, with its dialect. */
    look_up(s, names, VARVE_COUNT_OF(names), name);
    for (size_t i = 0; i < VARVE_COUNT_OF(prefixes); i++)
      if (varve_slice_starts_with(name, varve_slice_of(prefixes[i].text)))
        narrow(s, name, prefixes[i].eras);
  }
}

/* Chooses the default era if nothing newer is needed, otherwise the newest possible one, or the one
 * before it if there are more texts of that: of releases there are more than of states between. */
static varve_era choose(const varve_shown_eras *evidence) {
  varve_era latest = evidence->latest.era;
  if (latest == varve_era_newest())
    return VARVE_DEFAULT_ERA;
  bool has_few_texts =
      varve_era_has(latest, VARVE_HAS_FEW_TEXTS) || varve_era_is_development(latest);
  return has_few_texts && varve_era_is_before(evidence->earliest.era, latest)
             ? varve_era_of_rank(varve_era_rank(latest) - 1)
             : latest;
}

bool varve_collect_evidence(varve_slice source, varve_shown_eras *evidence) {
  scan s = {.evidence = evidence};
  varve_lexer_init(&s.lexer, source);
  evidence->earliest = (varve_shown_bound){.era = varve_era_of_rank(0)};
  evidence->latest = (varve_shown_bound){.era = varve_era_newest()};
  while (varve_token_window_next(&s.lexer, s.window))
    if (s.window[0].kind != VARVE_TOKEN_ERROR)
      take_token(&s);
  evidence->likely = choose(evidence);
  return !varve_era_is_before(evidence->latest.era, evidence->earliest.era);
}

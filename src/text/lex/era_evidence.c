/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scans tokens for constructs that only some eras have. */
#include "text/lex/era_evidence.h"

#include "base/era_facts.h"
#include "base/era_rows.h"
#include "dialect/registry/registry.h"
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
static const known_name bare_words[] = {
#define VARVE_BARE KNOWN
#include "text/lex/era_evidence.def"
};
#undef KNOWN

/* Names that were looked up already, by their hash; and operations whose regions are open. */
enum { RECENT_NAMES = 256, OPEN_OPERATIONS = 32 };

/* The parts of a generic form apart from its regions. */
typedef enum generic_part { ELSEWHERE, VALUES, AFTER_VALUES, DICTIONARY } generic_part;

typedef struct scan {
  varve_shown_eras *evidence;
  varve_lexer lexer;
  varve_token window[VARVE_TOKEN_WINDOW]; /* [0] is the newest */
  size_t squares;                         /* open brackets */
  varve_shown_set by_names;               /* that define the operations */
  varve_shown_set by_form;                /* that print the generic forms */
  varve_slice generic;                    /* the last operation in generic form */
  generic_part part;                      /* of it, in which window[1] is */
  size_t depth;                           /* brackets that are open there */
  varve_slice open[OPEN_OPERATIONS];      /* the deepest ones are left out */
  size_t open_count;
  varve_slice recent[RECENT_NAMES];
} scan;

static bool is_word(const varve_token *token, const char *text) {
  return token->kind == VARVE_TOKEN_WORD && varve_slice_equal(token->text, varve_slice_of(text));
}

static void note(scan *s, varve_slice text, varve_shown_set eras) {
  varve_shown_eras *evidence = s->evidence;
  evidence->pieces[evidence->count++] =
      (varve_shown_piece){text, (uint64_t)(text.data - s->lexer.start), eras};
}

/* Finds the first piece that shares no era with these. Of ranges without a common era two share
 * none. */
static size_t find_contradicted(const varve_shown_eras *evidence, varve_shown_set eras) {
  size_t i = 0;
  while (i + 1 < evidence->count && (evidence->pieces[i].eras & eras) != 0)
    i++;
  return i;
}

static void narrow(scan *s, varve_slice text, varve_era_range range) {
  varve_shown_eras *evidence = s->evidence;
  varve_shown_set eras = 0;
  for (unsigned rank = varve_era_rank(range.first); rank <= varve_era_rank(range.last); rank++)
    eras |= (varve_shown_set)1 << rank;
  if ((evidence->possible & ~eras) == 0)
    return;
  if ((evidence->possible & eras) == 0)
    evidence->contradicted = find_contradicted(evidence, eras);
  evidence->possible &= eras;
  note(s, text, eras);
}

/* Returns whether the name was not seen before; sometimes for one that was. */
static bool is_new(scan *s, varve_slice name) {
  uint32_t hash = 0;
  for (size_t i = 0; i < name.size; i++)
    hash = hash * 31 + (uint8_t)name.data[i];
  varve_slice *recent = &s->recent[hash % RECENT_NAMES];
  bool is_known = recent->data != NULL && varve_slice_equal(*recent, name);
  *recent = name;
  return !is_known;
}

/* An operation is of an era that defines it, unless no era does. An operation that contradicts the
 * others may be of a state between eras. */
static void narrow_by_definition(scan *s, varve_slice name) {
  varve_shown_set eras = 0;
  const char *dot = memchr(name.data, '.', name.size);
  if (dot == NULL || !is_new(s, name) ||
      varve_registry_is_of_tests(varve_slice_make(name.data, (size_t)(dot - name.data))))
    return;
  for (unsigned rank = 0; rank < varve_era_count(); rank++) {
    const varve_registry *registry = varve_registry_of_era(varve_era_of_rank(rank));
    eras |= (varve_shown_set)(varve_registry_find_operation(registry, name) != NULL) << rank;
  }
  bool says_more = (s->by_names & s->evidence->possible & ~eras) != 0;
  if ((s->by_names & eras) == 0)
    return;
  s->by_names &= eras;
  if (says_more)
    note(s, name, eras);
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

/* Programs with properties print them in <{...}>, before regions, and not in the dictionary. */
static void note_property(scan *s, varve_slice key) {
  varve_shown_set eras = 0;
  if (key.size > 1 && *key.data == '"')
    key = varve_slice_make(key.data + 1, key.size - 2);
  if (!varve_registry_has_property(varve_registry_builtin(), s->generic, key))
    return;
  for (unsigned rank = 0; rank < varve_era_count(); rank++)
    eras |= (varve_shown_set)!varve_era_has(varve_era_of_rank(rank), VARVE_HAS_PROPERTIES) << rank;
  if ((s->by_form & s->evidence->possible & ~eras) != 0)
    note(s, key, eras);
  s->by_form &= eras;
}

/* Notes that the regions of a generic form begin, or goes on with the form whose regions end. */
static void follow_regions(scan *s) {
  bool begins = s->part == AFTER_VALUES && s->window[1].kind == VARVE_TOKEN_LEFT_PAREN;
  bool ends = s->window[1].kind == VARVE_TOKEN_RIGHT_PAREN &&
              s->window[2].kind == VARVE_TOKEN_RIGHT_BRACE && s->open_count != 0;
  if (begins && s->open_count++ < OPEN_OPERATIONS)
    s->open[s->open_count - 1] = s->generic;
  s->part = ELSEWHERE;
  if (ends && --s->open_count < OPEN_OPERATIONS) {
    s->generic = s->open[s->open_count];
    s->part = AFTER_VALUES;
  }
}

/* Follows a generic form to the first key of its dictionary: "op"(%a)[^bb] ({...}) {key = 1}. */
static void follow_generic_form(scan *s) {
  const varve_token *token = &s->window[1];
  varve_slice name;
  bool opens = token->kind == VARVE_TOKEN_LEFT_PAREN || token->kind == VARVE_TOKEN_LEFT_SQUARE;
  bool closes = token->kind == VARVE_TOKEN_RIGHT_PAREN || token->kind == VARVE_TOKEN_RIGHT_SQUARE;
  if (token->kind == VARVE_TOKEN_STRING &&
      varve_token_names_operation(&s->lexer, s->window, &name)) {
    s->generic = name;
    s->part = VALUES;
    s->depth = 0;
  } else if (s->part == VALUES) {
    s->depth += opens;
    s->depth -= closes && s->depth != 0;
    s->part = closes && s->depth == 0 ? AFTER_VALUES : VALUES;
  } else if (s->part == AFTER_VALUES && token->kind == VARVE_TOKEN_LEFT_SQUARE) {
    s->part = VALUES;
    s->depth = 1;
  } else if (s->part == AFTER_VALUES && token->kind == VARVE_TOKEN_LEFT_BRACE) {
    s->part = DICTIONARY;
  } else if (s->part == DICTIONARY) {
    note_property(s, token->text);
    s->part = ELSEWHERE;
  } else {
    follow_regions(s);
  }
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
  follow_generic_form(s);
  if (varve_token_names_operation(&s->lexer, at, &name)) {
    for (size_t i = 0; i < VARVE_COUNT_OF(prefixes); i++)
      if (varve_slice_starts_with(name, varve_slice_of(prefixes[i].text)))
        narrow(s, name, prefixes[i].eras);
    narrow_by_definition(s, name);
  }
}

/* Chooses the default era if it is possible, otherwise the newest one of which there are many
 * texts: of releases there are more than of states between. */
static varve_era choose(varve_shown_set possible) {
  varve_era oldest = VARVE_DEFAULT_ERA;
  if (possible == 0 || varve_shown_has(possible, VARVE_DEFAULT_ERA))
    return VARVE_DEFAULT_ERA;
  for (unsigned rank = varve_era_count(); rank-- > 0;) {
    varve_era era = varve_era_of_rank(rank);
    if (!varve_shown_has(possible, era))
      continue;
    oldest = era;
    if (!varve_era_has(era, VARVE_HAS_FEW_TEXTS) && !varve_era_is_development(era))
      break;
  }
  return oldest;
}

bool varve_collect_evidence(varve_slice source, varve_shown_eras *evidence) {
  const varve_shown_set all = UINT32_MAX >> (32 - varve_era_count());
  scan s = {.evidence = evidence, .by_names = all, .by_form = all};
  varve_lexer_init(&s.lexer, source);
  *evidence = (varve_shown_eras){.possible = all};
  while (evidence->possible != 0 && varve_token_window_next(&s.lexer, s.window))
    if (s.window[0].kind != VARVE_TOKEN_ERROR)
      take_token(&s);
  if ((evidence->possible & s.by_names) != 0)
    evidence->possible &= s.by_names;
  if ((evidence->possible & s.by_form) != 0)
    evidence->possible &= s.by_form;
  evidence->likely = choose(evidence->possible);
  return evidence->possible != 0;
}

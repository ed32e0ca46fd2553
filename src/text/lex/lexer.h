/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splits MLIR text into tokens, one at a time. The source must outlive the lexer. MLIR language
 * reference: "Notation", "Common syntax". */
#ifndef VARVE_TEXT_LEXER_H
#define VARVE_TEXT_LEXER_H

#include "base/base.h"

typedef enum varve_token_kind {
#define VARVE_TOKEN(name, text) VARVE_TOKEN_##name,
#include "text/lex/token.def"
  VARVE_TOKEN_KIND_COUNT
} varve_token_kind;

typedef enum varve_keyword {
  VARVE_KEYWORD_ABSENT, /* not a keyword */
#define VARVE_KEYWORD(name, spelling) VARVE_KEYWORD_##name,
#include "text/lex/token.def"
  VARVE_KEYWORD_COUNT
} varve_keyword;

typedef struct varve_token {
  varve_slice text; /* with prefix and quotes, as in the source */
  varve_token_kind kind;
} varve_token;

typedef struct varve_lexer {
  const char *start;
  const char *next;
  const char *end;
  const char *error; /* the message and the place of the last ERROR */
  const char *error_place;
} varve_lexer;

void varve_lexer_init(varve_lexer *lexer, varve_slice source);
/* Returns the next token. After an invalid token every call returns ERROR. The lexer does not
 * report it, because the parser may never need a token that it looked ahead to. */
void varve_lexer_next(varve_lexer *lexer, varve_token *token);

/* Returns the name of a token kind for messages. */
const char *varve_token_kind_text(varve_token_kind kind);
varve_keyword varve_keyword_find(varve_slice word);
/* Returns whether the word is like i32, si8, ui64: 'i', "si" or "ui" and digits only. */
bool varve_word_is_integer_type(varve_slice word);
/* Converts a decimal or hex INTEGER. Returns false if it needs more than 64 bits. */
bool varve_token_unsigned(varve_slice text, uint64_t *value);

/* Character classes. */
enum {
  VARVE_CHAR_BLANK = 1,
  VARVE_CHAR_DIGIT = 2,
  VARVE_CHAR_LETTER = 4,
  VARVE_CHAR_WORD = 8,    /* letters, digits, _ $ . */
  VARVE_CHAR_SUFFIX = 16, /* the same and - */
  VARVE_CHAR_HEX = 32
};
extern const unsigned char varve_char_classes[256];
static inline bool varve_char_is(char c, unsigned classes) {
  return (varve_char_classes[(unsigned char)c] & classes) != 0;
}

/* Returns the place after the string whose quote is at p. */
static inline const char *varve_end_of_string(const char *p, const char *end) {
  for (p++; p < end && *p != '"'; p++)
    if (*p == '\\')
      p++;
  return p < end ? p + 1 : end;
}

#endif

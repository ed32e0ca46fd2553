/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Words and signs of assembly formats, and the spaces that printers put between what they stand
 * for. format-spec/assembly-format.md. */
#ifndef VARVE_DIALECT_FORMAT_TOKENS_H
#define VARVE_DIALECT_FORMAT_TOKENS_H

#include "dialect/format.h"

/* How deep groups may be in each other. */
enum { VARVE_FORMAT_NESTING = 16 };

typedef enum varve_format_token_kind {
  VARVE_FORMAT_TOKEN_END,
  VARVE_FORMAT_TOKEN_LITERAL,  /* between backquotes */
  VARVE_FORMAT_TOKEN_VARIABLE, /* without '$' */
  VARVE_FORMAT_TOKEN_WORD,     /* '-' inside: attr-dict */
  VARVE_FORMAT_TOKEN_STRING,   /* between the quotes, escapes as they stand */
  VARVE_FORMAT_TOKEN_SIGN      /* one byte */
} varve_format_token_kind;

typedef struct varve_format_token {
  varve_format_token_kind kind;
  varve_slice text;
  const char *place;
} varve_format_token;

typedef struct varve_format_lexer {
  varve_slice text;
  const char *next;
  varve_format_token token;
  varve_format_fault *fault;
} varve_format_lexer;

/* Before the first token. */
varve_format_lexer varve_format_lexer_make(varve_slice text, varve_format_fault *fault);
/* INVALID, with the fault set. */
varve_status varve_format_refuse(varve_format_lexer *lexer, const char *place, const char *format,
                                 ...) VARVE_MUST_USE;
varve_status varve_format_advance(varve_format_lexer *lexer) VARVE_MUST_USE;
bool varve_format_at_sign(const varve_format_lexer *lexer, char sign);
bool varve_format_at_word(const varve_format_lexer *lexer, const char *word);
varve_status varve_format_expect_sign(varve_format_lexer *lexer, char sign) VARVE_MUST_USE;
/* What a literal can be that is read: a word, or one of the signs that the lexer of MLIR knows. */
bool varve_format_is_literal(varve_slice text);

/* As the printers that upstream generates. */
typedef struct varve_format_spacing {
  bool wants_space; /* before the next element */
  bool after_sign;
} varve_format_spacing;
/* Whether a space is printed before the literal, after which the spacing is. */
bool varve_format_space_literal(varve_format_spacing *spacing, varve_slice literal);
/* The same for what is neither literal nor blank. */
bool varve_format_space_element(varve_format_spacing *spacing);

#endif

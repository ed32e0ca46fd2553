/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tokens of assembly formats, and the spaces that printers put between elements.
 * format-spec/assembly-format.md. */
#ifndef VARVE_DIALECT_FORMAT_TOKENS_H
#define VARVE_DIALECT_FORMAT_TOKENS_H

#include "dialect/entity_format/format.h"

/* The maximum nesting of groups, and the maximum number of elements of a format. */
enum { VARVE_FORMAT_NESTING = 16, VARVE_SYNTAX_ELEMENTS = 4096 };

typedef enum varve_format_token_kind {
  VARVE_FORMAT_TOKEN_END,
  VARVE_FORMAT_TOKEN_LITERAL,  /* between backquotes */
  VARVE_FORMAT_TOKEN_VARIABLE, /* without '$' */
  VARVE_FORMAT_TOKEN_WORD,     /* '-' inside: attr-dict */
  VARVE_FORMAT_TOKEN_STRING,   /* the text between the quotes, with its escapes */
  VARVE_FORMAT_TOKEN_QUOTE,    /* the same between single quotes, without escapes */
  VARVE_FORMAT_TOKEN_NUMBER,   /* decimal digits */
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

/* Returns a lexer that is before the first token. */
varve_format_lexer varve_format_lexer_make(varve_slice text, varve_format_fault *fault);
/* Sets the fault and returns INVALID. */
varve_status varve_format_refuse(varve_format_lexer *lexer, const char *place, const char *format,
                                 ...) VARVE_MUST_USE;
varve_status varve_format_advance(varve_format_lexer *lexer) VARVE_MUST_USE;
bool varve_format_at_sign(const varve_format_lexer *lexer, char sign);
bool varve_format_at_word(const varve_format_lexer *lexer, const char *word);
varve_status varve_format_expect_sign(varve_format_lexer *lexer, char sign) VARVE_MUST_USE;
/* Returns whether a literal can be parsed: a word, or a sign of MLIR's lexer. */
bool varve_format_is_literal(varve_slice text);

/* Decides about spaces as the printers that upstream generates do. */
typedef struct varve_format_spacing {
  bool needs_space; /* before the next element */
  bool after_sign;
} varve_format_spacing;
/* Returns whether a space is printed before the literal, and updates the spacing. */
bool varve_format_space_literal(varve_format_spacing *spacing, varve_slice literal);
/* The same for an element that is neither literal nor whitespace. */
bool varve_format_space_element(varve_format_spacing *spacing);

#endif

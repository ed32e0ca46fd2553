/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splits MLIR text into tokens. The source need not end with a NUL: every lookahead is bounded. */
#include "text/lex/lexer.h"

#include "base/search.h"
#include "base/text_spelling.h"

enum {
  BLANK = VARVE_CHAR_BLANK,
  DIGIT = VARVE_CHAR_DIGIT | VARVE_CHAR_WORD | VARVE_CHAR_SUFFIX | VARVE_CHAR_HEX,
  LETTER = VARVE_CHAR_LETTER | VARVE_CHAR_WORD | VARVE_CHAR_SUFFIX,
  HEX_LETTER = LETTER | VARVE_CHAR_HEX,
  NAME_MARK = VARVE_CHAR_WORD | VARVE_CHAR_SUFFIX
};

/* A NUL outside strings is a blank. */
const unsigned char varve_char_classes[256] = {[0] = BLANK,
                                               [' '] = BLANK,
                                               ['\t'] = BLANK,
                                               ['\n'] = BLANK,
                                               ['\r'] = BLANK,
                                               ['0'] = DIGIT,
                                               ['1'] = DIGIT,
                                               ['2'] = DIGIT,
                                               ['3'] = DIGIT,
                                               ['4'] = DIGIT,
                                               ['5'] = DIGIT,
                                               ['6'] = DIGIT,
                                               ['7'] = DIGIT,
                                               ['8'] = DIGIT,
                                               ['9'] = DIGIT,
                                               ['A'] = HEX_LETTER,
                                               ['B'] = HEX_LETTER,
                                               ['C'] = HEX_LETTER,
                                               ['D'] = HEX_LETTER,
                                               ['E'] = HEX_LETTER,
                                               ['F'] = HEX_LETTER,
                                               ['G'] = LETTER,
                                               ['H'] = LETTER,
                                               ['I'] = LETTER,
                                               ['J'] = LETTER,
                                               ['K'] = LETTER,
                                               ['L'] = LETTER,
                                               ['M'] = LETTER,
                                               ['N'] = LETTER,
                                               ['O'] = LETTER,
                                               ['P'] = LETTER,
                                               ['Q'] = LETTER,
                                               ['R'] = LETTER,
                                               ['S'] = LETTER,
                                               ['T'] = LETTER,
                                               ['U'] = LETTER,
                                               ['V'] = LETTER,
                                               ['W'] = LETTER,
                                               ['X'] = LETTER,
                                               ['Y'] = LETTER,
                                               ['Z'] = LETTER,
                                               ['a'] = HEX_LETTER,
                                               ['b'] = HEX_LETTER,
                                               ['c'] = HEX_LETTER,
                                               ['d'] = HEX_LETTER,
                                               ['e'] = HEX_LETTER,
                                               ['f'] = HEX_LETTER,
                                               ['g'] = LETTER,
                                               ['h'] = LETTER,
                                               ['i'] = LETTER,
                                               ['j'] = LETTER,
                                               ['k'] = LETTER,
                                               ['l'] = LETTER,
                                               ['m'] = LETTER,
                                               ['n'] = LETTER,
                                               ['o'] = LETTER,
                                               ['p'] = LETTER,
                                               ['q'] = LETTER,
                                               ['r'] = LETTER,
                                               ['s'] = LETTER,
                                               ['t'] = LETTER,
                                               ['u'] = LETTER,
                                               ['v'] = LETTER,
                                               ['w'] = LETTER,
                                               ['x'] = LETTER,
                                               ['y'] = LETTER,
                                               ['z'] = LETTER,
                                               ['_'] = NAME_MARK,
                                               ['$'] = NAME_MARK,
                                               ['.'] = NAME_MARK,
                                               ['-'] = VARVE_CHAR_SUFFIX};

void varve_lexer_init(varve_lexer *lexer, varve_slice source) {
  const char *start = source.size == 0 ? "" : source.data;
  *lexer = (varve_lexer){.start = start, .next = start, .end = start + source.size};
}

const char *varve_token_kind_text(varve_token_kind kind) {
  static const char *const texts[] = {
#define VARVE_TOKEN(name, text) text,
#include "text/lex/token.def"
  };
  return texts[kind];
}

varve_keyword varve_keyword_find(varve_slice word) {
  static const varve_slice spellings[] = {
#define VARVE_KEYWORD(name, spelling) {spelling, sizeof(spelling) - 1},
#include "text/lex/token.def"
  };
  size_t at;
  int order = 1;
  VARVE_SEARCH(size_t, at, VARVE_COUNT_OF(spellings),
               order = varve_slice_compare(spellings[at], word));
  return order == 0 ? (varve_keyword)(at + 1) : VARVE_KEYWORD_ABSENT;
}

bool varve_word_is_integer_type(varve_slice word) {
  size_t prefix = 1;
  if (word.size > 2 && (word.data[0] == 's' || word.data[0] == 'u'))
    prefix = 2;
  if (word.size <= prefix || word.data[prefix - 1] != 'i')
    return false;
  for (size_t i = prefix; i < word.size; i++)
    if (!varve_char_is(word.data[i], VARVE_CHAR_DIGIT))
      return false;
  return true;
}

bool varve_token_unsigned(varve_slice text, uint64_t *value) {
  if (text.size > 1 && text.data[1] == 'x') {
    const varve_slice digits = varve_slice_make(text.data + 2, text.size - 2);
    uint64_t result = 0;
    for (size_t i = 0; i < digits.size; i++) {
      if (result >> 60 != 0)
        return false;
      char c = digits.data[i];
      unsigned digit = c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 0x20) - 'a') + 10;
      result = result << 4 | digit;
    }
    *value = result;
    return true;
  }
  uint64_t result = 0;
  for (size_t i = 0; i < text.size; i++) {
    unsigned digit = (unsigned)(text.data[i] - '0');
    if (result > UINT64_MAX / 10 || result * 10 > UINT64_MAX - digit)
      return false;
    result = result * 10 + digit;
  }
  *value = result;
  return true;
}

/* Returns the byte at p, or NUL at the end. */
static char peek(const varve_lexer *lexer, const char *p) { return p < lexer->end ? *p : 0; }

static const char *skip_class(const varve_lexer *lexer, const char *p, unsigned classes) {
  while (p < lexer->end && varve_char_is(*p, classes))
    p++;
  return p;
}

static const char *fail(varve_lexer *lexer, varve_token *token, const char *place,
                        const char *message) {
  lexer->error = message;
  lexer->error_place = place;
  token->kind = VARVE_TOKEN_ERROR;
  return token->text.data;
}

/* p is after the opening quote; returns the place after the closing one. */
static const char *scan_string(varve_lexer *lexer, varve_token *token, const char *p) {
  varve_string_fault fault;
  const char *end = varve_find_string_end(p, lexer->end, &fault);
  return end != NULL ? end : fail(lexer, token, fault.place, fault.message);
}

static const char *scan_number(varve_lexer *lexer, varve_token *token, const char *p) {
  token->kind = VARVE_TOKEN_INTEGER;
  if (p[-1] == '0' && peek(lexer, p) == 'x') {
    const char *digits = p + 1;
    const char *end = skip_class(lexer, digits, VARVE_CHAR_HEX);
    return end == digits ? p : end; /* "0xi32" is the dimension 0, then "xi32" */
  }
  p = skip_class(lexer, p, VARVE_CHAR_DIGIT);
  if (peek(lexer, p) != '.')
    return p;
  token->kind = VARVE_TOKEN_FLOAT;
  p = skip_class(lexer, p + 1, VARVE_CHAR_DIGIT);
  if (peek(lexer, p) != 'e' && peek(lexer, p) != 'E')
    return p;
  const char *exponent = p + 1;
  if (peek(lexer, exponent) == '-' || peek(lexer, exponent) == '+')
    exponent++;
  const char *end = skip_class(lexer, exponent, VARVE_CHAR_DIGIT);
  return end == exponent ? p : end;
}

static const char *scan_prefixed_name(varve_lexer *lexer, varve_token *token, const char *p) {
  if (varve_char_is(peek(lexer, p), VARVE_CHAR_DIGIT))
    return skip_class(lexer, p, VARVE_CHAR_DIGIT);
  const char *end = skip_class(lexer, p, VARVE_CHAR_SUFFIX);
  if (end != p)
    return end;
  switch (token->kind) {
  case VARVE_TOKEN_HASH_NAME:
    return fail(lexer, token, p - 1, "expected an attribute name after '#'");
  case VARVE_TOKEN_PERCENT_NAME:
    return fail(lexer, token, p - 1, "expected a value name after '%'");
  case VARVE_TOKEN_CARET_NAME:
    return fail(lexer, token, p - 1, "expected a block name after '^'");
  default:
    return fail(lexer, token, p - 1, "expected a type name after '!'");
  }
}

/* The token kind for each first byte. ERROR: not decided by the byte alone; words and numbers
 * are recognized by class. */
static const unsigned char FIRST_BYTES[256] = {
    [':'] = VARVE_TOKEN_COLON,        [','] = VARVE_TOKEN_COMMA,
    ['('] = VARVE_TOKEN_LEFT_PAREN,   [')'] = VARVE_TOKEN_RIGHT_PAREN,
    ['{'] = VARVE_TOKEN_LEFT_BRACE,   ['}'] = VARVE_TOKEN_RIGHT_BRACE,
    ['['] = VARVE_TOKEN_LEFT_SQUARE,  [']'] = VARVE_TOKEN_RIGHT_SQUARE,
    ['<'] = VARVE_TOKEN_LESS,         ['>'] = VARVE_TOKEN_GREATER,
    ['='] = VARVE_TOKEN_EQUAL,        ['+'] = VARVE_TOKEN_PLUS,
    ['-'] = VARVE_TOKEN_MINUS,        ['*'] = VARVE_TOKEN_STAR,
    ['/'] = VARVE_TOKEN_SLASH,        ['?'] = VARVE_TOKEN_QUESTION,
    ['|'] = VARVE_TOKEN_BAR,          ['#'] = VARVE_TOKEN_HASH_NAME,
    ['%'] = VARVE_TOKEN_PERCENT_NAME, ['^'] = VARVE_TOKEN_CARET_NAME,
    ['@'] = VARVE_TOKEN_AT_NAME,      ['!'] = VARVE_TOKEN_EXCLAMATION_NAME,
    ['"'] = VARVE_TOKEN_STRING,       ['.'] = VARVE_TOKEN_ELLIPSIS};

/* p is after the first byte, which decided the kind. Returns the end of the token. */
static const char *scan_rest(varve_lexer *lexer, varve_token *token, const char *p) {
  switch (token->kind) {
  case VARVE_TOKEN_HASH_NAME:
    if (peek(lexer, p) == '-' && peek(lexer, p + 1) == '}') {
      token->kind = VARVE_TOKEN_METADATA_END;
      return p + 2;
    }
    return scan_prefixed_name(lexer, token, p);
  case VARVE_TOKEN_PERCENT_NAME:
  case VARVE_TOKEN_CARET_NAME:
  case VARVE_TOKEN_EXCLAMATION_NAME:
    return scan_prefixed_name(lexer, token, p);
  case VARVE_TOKEN_AT_NAME:
    token->kind = VARVE_TOKEN_AT_NAME;
    if (peek(lexer, p) == '"')
      return scan_string(lexer, token, p + 1);
    if (!varve_char_is(peek(lexer, p), VARVE_CHAR_LETTER) && peek(lexer, p) != '_')
      return fail(lexer, token, p, "expected a letter, '_' or a string after '@'");
    return skip_class(lexer, p, VARVE_CHAR_WORD);
  case VARVE_TOKEN_STRING:
    return scan_string(lexer, token, p);
  case VARVE_TOKEN_MINUS:
    if (peek(lexer, p) != '>')
      return p;
    token->kind = VARVE_TOKEN_ARROW;
    return p + 1;
  case VARVE_TOKEN_LEFT_BRACE:
    if (peek(lexer, p) != '-' || peek(lexer, p + 1) != '#')
      return p;
    token->kind = VARVE_TOKEN_METADATA_BEGIN;
    return p + 2;
  case VARVE_TOKEN_ELLIPSIS:
    if (peek(lexer, p) == '.' && peek(lexer, p + 1) == '.')
      return p + 2;
    return fail(lexer, token, p, "expected three dots");
  default:
    return fail(lexer, token, p - 1, "unexpected character");
  }
}

/* Returns the first byte that is neither blank nor in a comment. */
static const char *skip_blanks(const varve_lexer *lexer) {
  const char *p = lexer->next;
  for (;;) {
    p = skip_class(lexer, p, VARVE_CHAR_BLANK);
    if (peek(lexer, p) != '/' || peek(lexer, p + 1) != '/')
      return p;
    while (p < lexer->end && *p != '\n' && *p != '\r')
      p++;
  }
}

void varve_lexer_next(varve_lexer *lexer, varve_token *token) {
  const char *p = skip_blanks(lexer);
  const char *end = p;
  token->text.data = p;
  if (p == lexer->end) {
    token->kind = VARVE_TOKEN_END;
  } else if (varve_char_is(*p, VARVE_CHAR_LETTER) || *p == '_') {
    token->kind = VARVE_TOKEN_WORD;
    end = skip_class(lexer, p + 1, VARVE_CHAR_WORD);
  } else if (varve_char_is(*p, VARVE_CHAR_DIGIT)) {
    end = scan_number(lexer, token, p + 1);
  } else {
    token->kind = (varve_token_kind)FIRST_BYTES[(unsigned char)*p];
    end = token->kind >= VARVE_TOKEN_COLON ? p + 1 : scan_rest(lexer, token, p + 1);
  }
  token->text.size = (size_t)(end - p);
  lexer->next = end;
}

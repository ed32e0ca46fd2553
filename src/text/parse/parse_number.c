/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Number literals: as attributes, and as elements of dense attributes. Builtin dialect:
 * "IntegerAttr", "FloatAttr". */
#include "text/parse/parse.h"

#include "base/number/wide_int.h"

enum {
  FIXED_WORDS = 2,       /* wider integers are made on the stack of numbers */
  MOST_DIGITS = 1 << 16, /* because the conversion from decimal is quadratic */
  INDEX_WIDTH = 64,
  WIDE_BYTES = 1 << 24 /* total size allowed for integers that are far wider than their text; longer
                          sources allow more */
};

static varve_integer_layout layout_of(const varve_entity *type) {
  if (type->kind == VARVE_KIND_INDEX_TYPE)
    return (varve_integer_layout){INDEX_WIDTH, VARVE_SIGNED};
  return varve_integer_type_layout(type);
}

static bool is_hex(varve_slice text) { return text.size > 1 && text.data[1] == 'x'; }

/* A few bytes of text can denote an integer of two million bytes. */
static varve_status charge_wide(varve_parser *parser, const char *place, size_t words) {
  uint64_t source = (uint64_t)(parser->lexer.end - parser->lexer.start);
  if (words <= (size_t)FIXED_WORDS * 16)
    return VARVE_STATUS_OK;
  parser->tables.wide_bytes += words * sizeof(uint64_t);
  if (parser->tables.wide_bytes / 64 <= WIDE_BYTES / 64 + source)
    return VARVE_STATUS_OK;
  return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, place,
                        "integers of this width take far more memory than their text");
}

/* Parses the magnitude, in width bits. */
static varve_status parse_magnitude(varve_parser *parser, varve_slice text, uint64_t *words,
                                    uint32_t width, bool *fits) {
  size_t i = is_hex(text) ? 2 : 0;
  while (i + 1 < text.size && text.data[i] == '0')
    i++;
  varve_slice digits = varve_slice_make(text.data + i, text.size - i);
  uint64_t value = 0;
  if (width <= 64 && varve_token_unsigned(text, &value)) {
    words[0] = value;
    *fits = width == 64 || value >> width == 0;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(charge_wide(parser, text.data, varve_wide_words(width)));
  if (!is_hex(text) && digits.size > MOST_DIGITS)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, text.data,
                          "decimal integers have at most %d digits: write it in hex",
                          (int)MOST_DIGITS);
  return varve_wide_parse(digits, is_hex(text) ? 16 : 10, words, width, fits);
}

/* Handles a number that does not fit its type: 2019 took the low bits if it fits in 64. */
static bool wraps(varve_parser *parser, const varve_literal *literal, varve_integer_layout layout,
                  uint64_t *words) {
  uint64_t magnitude = 0;
  if (!varve_grammar_allows(parser, VARVE_GRAMMAR_WRAPPED_INTEGERS) || layout.width > 64 ||
      layout.width == 0 || !varve_token_unsigned(literal->token.text, &magnitude) ||
      magnitude > INT64_MAX || !literal->is_negative)
    return false;
  words[0] = 0 - magnitude;
  if (layout.width < 64)
    words[0] &= (UINT64_C(1) << layout.width) - 1;
  return true;
}

varve_status varve_parse_integer_literal(varve_parser *parser, const varve_literal *literal,
                                         const varve_entity *type, uint64_t *words) {
  varve_integer_layout layout = layout_of(type);
  varve_slice text = literal->token.text;
  bool fits = false;
  if (literal->is_negative && layout.signedness == VARVE_UNSIGNED)
    return VARVE_INVALID_ERROR(parser, literal->place, "an unsigned integer cannot be negative");
  /* 2019 accepted numbers of at most 63 bits, for any type. */
  uint64_t value = 0;
  if (!varve_grammar_allows(parser, VARVE_GRAMMAR_WIDE_INTEGERS) &&
      !(varve_token_unsigned(literal->token.text, &value) && value <= INT64_MAX)) {
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_WIDE_INTEGERS, literal->place));
  }
  VARVE_TRY(parse_magnitude(parser, text, words, layout.width, &fits));
  if (fits && literal->is_negative) {
    varve_wide_negate(words, layout.width);
    fits = layout.width != 0 && varve_wide_bit(words, layout.width - 1);
  } else if (fits && layout.signedness == VARVE_SIGNED && layout.width != 0) {
    fits = !varve_wide_bit(words, layout.width - 1);
  }
  if (fits || wraps(parser, literal, layout, words))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, literal->place, "integer is out of range for %u bits",
                             (unsigned)layout.width);
}

varve_status varve_parse_float_literal(varve_parser *parser, const varve_literal *literal,
                                       const varve_entity *type, uint64_t bits[2]) {
  bits[0] = 0;
  bits[1] = 0;
  varve_float_kind kind = varve_float_type_kind(type);
  if (literal->token.kind == VARVE_TOKEN_FLOAT)
    return varve_grammar_allows(parser, VARVE_GRAMMAR_FLOATS_THROUGH_F64)
               ? varve_float_parse_through_f64(kind, literal->token.text, literal->is_negative,
                                               bits)
               : varve_float_parse(kind, literal->token.text, literal->is_negative, bits);
  if (literal->token.kind == VARVE_TOKEN_INTEGER) {
    const varve_float_format *format = varve_float_format_get(kind);
    varve_slice text = literal->token.text;
    bool fits = false;
    if (!is_hex(text)) {
      varve_status status = VARVE_INVALID_ERROR(parser, literal->place,
                                                "unexpected decimal integer literal for a float");
      varve_note_at(parser, literal->place, "a trailing dot makes it a float: '%.*s.'",
                    VARVE_FORMAT_SLICE(text));
      return status;
    }
    if (kind == VARVE_FLOAT_BF16)
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_BF16_BITS, literal->place));
    if (literal->is_negative)
      return VARVE_INVALID_ERROR(parser, literal->place, "hex bits of a float cannot have a sign");
    VARVE_TRY(parse_magnitude(parser, text, bits, format->width, &fits));
    if (!fits)
      return VARVE_INVALID_ERROR(parser, literal->place, "%s has %u bits only", format->name,
                                 (unsigned)format->width);
    return VARVE_STATUS_OK;
  }
  return VARVE_SYNTAX_ERROR(parser, literal->place, "expected a float literal");
}

/* Appends little-endian bytes on any host. */
static varve_status append_words(varve_parser *parser, const uint64_t *words, uint32_t width) {
  size_t size = ((size_t)width + 7) / 8;
  VARVE_TRY(varve_buffer_reserve(&parser->text, size));
  char *out = parser->text.data + parser->text.size;
  for (size_t i = 0; i < size; i++)
    out[i] = (char)(words[i / 8] >> i % 8 * 8);
  parser->text.size += size;
  return VARVE_STATUS_OK;
}

varve_status varve_append_element(varve_parser *parser, const varve_literal *literal,
                                  const varve_entity *type) {
  const char *place = literal->place;
  uint64_t bits[2];
  if (type->kind == VARVE_KIND_FLOAT_TYPE) {
    VARVE_TRY(varve_parse_float_literal(parser, literal, type, bits));
    return append_words(parser, bits, varve_type_bit_width(type));
  }
  switch (literal->token.kind) {
  case VARVE_TOKEN_WORD:
    if (literal->is_negative || !varve_type_is_integer(type, 1, VARVE_SIGNLESS))
      return VARVE_INVALID_ERROR(parser, literal->place,
                                 "'true' and 'false' are elements of i1 only");
    return varve_buffer_append_char(&parser->text, literal->token.text.data[0] == 't');
  case VARVE_TOKEN_INTEGER: {
    uint32_t width = layout_of(type).width;
    size_t count = varve_wide_words(width);
    uint64_t fixed[FIXED_WORDS] = {0};
    if (count <= FIXED_WORDS) {
      VARVE_TRY(varve_parse_integer_literal(parser, literal, type, fixed));
      return append_words(parser, fixed, width);
    }
    size_t first = parser->numbers.count;
    uint64_t *words = varve_vector_grow(&parser->numbers, count);
    if (words == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    VARVE_TRY(varve_parse_integer_literal(parser, literal, type, words));
    VARVE_TRY(append_words(parser, words, width));
    varve_vector_truncate(&parser->numbers, first);
    return VARVE_STATUS_OK;
  }
  case VARVE_TOKEN_FLOAT:
    return VARVE_INVALID_ERROR(parser, place, "expected an integer, but this is a float");
  default:
    return VARVE_SYNTAX_ERROR(parser, place, "expected an integer");
  }
}

/* A number as an attribute: 1 : i32, -0x2A, 1.5 : f32. The frame's mark is the start of the
 * literal. */

varve_status varve_push_literal(varve_parser *parser, const varve_literal *literal,
                                const varve_entity *type) {
  const char *place = literal->place;
  if (type->kind == VARVE_KIND_FLOAT_TYPE) {
    uint64_t bits[2];
    const varve_entity *attribute = NULL;
    VARVE_TRY(varve_parse_float_literal(parser, literal, type, bits));
    VARVE_TRY(varve_float_get(parser->context, type, bits, &attribute));
    return varve_push_node(parser, attribute);
  }
  if (literal->token.kind == VARVE_TOKEN_FLOAT)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "a float cannot be of %s",
                               varve_kind_text((varve_kind)type->kind));
  if (type->kind == VARVE_KIND_INTEGER_TYPE || type->kind == VARVE_KIND_INDEX_TYPE) {
    uint64_t fixed[FIXED_WORDS] = {0};
    uint64_t *words = fixed;
    size_t first = parser->numbers.count;
    size_t count = varve_wide_words(layout_of(type).width);
    const varve_entity *attribute = NULL;
    if (count > FIXED_WORDS) {
      words = varve_vector_grow(&parser->numbers, count);
      if (words == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
    }
    VARVE_TRY(varve_parse_integer_literal(parser, literal, type, words));
    VARVE_TRY(varve_integer_get(parser->context, type, words, &attribute));
    varve_vector_truncate(&parser->numbers, first);
    return varve_push_node(parser, attribute);
  }
  return VARVE_INVALID_ERROR(parser, place, "an integer cannot be of %s",
                             varve_kind_text((varve_kind)type->kind));
}

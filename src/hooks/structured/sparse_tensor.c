/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed), posWidth = 32}> and
 * appends the encoding to parser->text as mlir-opt prints it: the dimensions are called d0, d1 ...,
 * and the entries have a fixed order. */
#include "hooks/hooks.h"
#include "text/print/printer.h"

#include <stdio.h>

enum { MAX_NAMES = 64, TEXT_SIZE = 2048 };

/* A text of limited size. is_full is true if a piece did not fit. The parser then rejects the
 * encoding. */
typedef struct short_text {
  char bytes[TEXT_SIZE];
  size_t size;
  bool is_full;
} short_text;

static void add(short_text *text, varve_slice piece) {
  if (piece.size > sizeof text->bytes - text->size) {
    text->is_full = true;
    return;
  }
  memcpy(text->bytes + text->size, piece.data, piece.size);
  text->size += piece.size;
}

static void add_number(short_text *text, const char *before, uint64_t number) {
  char piece[48];
  snprintf(piece, sizeof piece, "%s%llu", before, (unsigned long long)number);
  add(text, varve_slice_of(piece));
}

typedef struct encoding {
  varve_slice names[MAX_NAMES]; /* the names that the text gives to the dimensions */
  uint32_t name_count;
  uint32_t level_count;
  short_text dimensions;           /* such as "d0, d1 : #sparse_tensor<slice(...)>" */
  short_text expressions;          /* the expressions of the levels */
  short_text types[MAX_NAMES / 4]; /* the types of the levels */
  bool has_map;
  uint64_t widths[2];   /* posWidth and crdWidth */
  short_text values[2]; /* explicitVal and implicitVal */
} encoding;

static varve_status expect(varve_parser *parser, varve_token_kind kind) {
  return varve_expect(parser, kind, " in the encoding");
}

/* The entry "map = (i, j) -> (i : dense, j : compressed)" */

static void add_token(const encoding *e, short_text *text, varve_token token) {
  for (uint32_t i = 0; i < e->name_count; i++)
    if (token.kind == VARVE_TOKEN_WORD && varve_slice_equal(e->names[i], token.text)) {
      add_number(text, "d", i);
      return;
    }
  add(text, token.text);
}

/* Parses an affine expression, which ends before the next ':', ',' or ')' outside of parentheses.
 * Appends the expression to `text`, with d0, d1 ... as the names of the dimensions. */
static varve_status take_expression(varve_parser *parser, const encoding *e, short_text *text) {
  size_t depth = 0, tokens = 0;
  for (;; tokens++) {
    bool closes = varve_at(parser, VARVE_TOKEN_RIGHT_PAREN);
    if (depth == 0 &&
        (closes || varve_at(parser, VARVE_TOKEN_COLON) || varve_at(parser, VARVE_TOKEN_COMMA)))
      break;
    if (!closes && !varve_at(parser, VARVE_TOKEN_LEFT_PAREN) &&
        !varve_at(parser, VARVE_TOKEN_WORD) && !varve_at(parser, VARVE_TOKEN_INTEGER) &&
        !varve_at(parser, VARVE_TOKEN_PLUS) && !varve_at(parser, VARVE_TOKEN_MINUS) &&
        !varve_at(parser, VARVE_TOKEN_STAR))
      return VARVE_EXPECTED(parser, "expected an affine expression");
    depth += varve_at(parser, VARVE_TOKEN_LEFT_PAREN);
    depth -= closes;
    add(text, VARVE_SLICE(" "));
    add_token(e, text, parser->token);
    varve_advance(parser);
  }
  return tokens == 0 ? VARVE_EXPECTED(parser, "expected an affine expression") : VARVE_STATUS_OK;
}

/* Skips optional names of levels: {l0, l1}. Only expressions of dimensions, such as i = l0, use
 * these names, and take_dimension drops such expressions. */
static varve_status skip_level_names(varve_parser *parser) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_BRACE))
    return VARVE_STATUS_OK;
  do {
    if (!varve_accept(parser, VARVE_TOKEN_WORD))
      return VARVE_EXPECTED(parser, "expected the name of a level");
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return expect(parser, VARVE_TOKEN_RIGHT_BRACE);
}

static varve_status take_dimension(varve_parser *parser, encoding *e) {
  short_text unused = {.size = 0};
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the name of a dimension");
  if (e->name_count == MAX_NAMES)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "too many dimensions");
  if (e->name_count != 0)
    add(&e->dimensions, VARVE_SLICE(", "));
  add_number(&e->dimensions, "d", e->name_count);
  e->names[e->name_count++] = parser->token.text;
  varve_advance(parser);
  if (varve_accept(parser, VARVE_TOKEN_EQUAL))
    VARVE_TRY(take_expression(parser, e, &unused));
  if (varve_accept(parser, VARVE_TOKEN_COLON)) {
    /* Parses #sparse_tensor<slice(1, ?, 1)>. */
    if (!varve_at(parser, VARVE_TOKEN_HASH_NAME) ||
        !varve_slice_equal(parser->token.text, VARVE_SLICE("#sparse_tensor")))
      return VARVE_EXPECTED(parser, "expected '#sparse_tensor<slice(...)>'");
    varve_advance(parser);
    VARVE_TRY(expect(parser, VARVE_TOKEN_LESS));
    VARVE_TRY(varve_expect_keyword(parser, "slice", " of the dimension"));
    VARVE_TRY(expect(parser, VARVE_TOKEN_LEFT_PAREN));
    add(&e->dimensions, VARVE_SLICE(" : #sparse_tensor<slice("));
    for (int i = 0; i < 3; i++) {
      if (i != 0)
        VARVE_TRY(expect(parser, VARVE_TOKEN_COMMA));
      if (!varve_at(parser, VARVE_TOKEN_INTEGER) && !varve_at(parser, VARVE_TOKEN_QUESTION))
        return VARVE_EXPECTED(parser, "expected an integer or '?'");
      add(&e->dimensions, i == 0 ? VARVE_SLICE("") : VARVE_SLICE(", "));
      add(&e->dimensions, parser->token.text);
      varve_advance(parser);
    }
    add(&e->dimensions, VARVE_SLICE(")>"));
    VARVE_TRY(expect(parser, VARVE_TOKEN_RIGHT_PAREN));
    return expect(parser, VARVE_TOKEN_GREATER);
  }
  return VARVE_STATUS_OK;
}

static varve_status take_structure(varve_parser *parser, short_text *text) {
  VARVE_TRY(expect(parser, VARVE_TOKEN_LEFT_SQUARE));
  add(text, VARVE_SLICE("["));
  for (int i = 0; i < 2; i++) {
    if (i != 0)
      VARVE_TRY(expect(parser, VARVE_TOKEN_COMMA));
    add(text, i == 0 ? VARVE_SLICE("") : VARVE_SLICE(", "));
    add(text, parser->token.text);
    VARVE_TRY(expect(parser, VARVE_TOKEN_INTEGER));
  }
  add(text, VARVE_SLICE("]"));
  return expect(parser, VARVE_TOKEN_RIGHT_SQUARE);
}

static varve_status take_level_properties(varve_parser *parser, short_text *text) {
  static const char *const names[] = {"nonunique", "nonordered", "soa"};
  bool has[3] = {false, false, false}, is_first = true;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return VARVE_STATUS_OK;
  do {
    size_t i = 0;
    while (i < 3 && !varve_at_word(parser, names[i]))
      i++;
    if (i == 3)
      return VARVE_EXPECTED(parser, "expected 'nonunique', 'nonordered' or 'soa'");
    has[i] = true;
    varve_advance(parser);
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  for (size_t i = 0; i < 3; i++) {
    if (!has[i])
      continue;
    add(text, is_first ? VARVE_SLICE("(") : VARVE_SLICE(", "));
    add(text, varve_slice_of(names[i]));
    is_first = false;
  }
  add(text, VARVE_SLICE(")"));
  return expect(parser, VARVE_TOKEN_RIGHT_PAREN);
}

static varve_status take_level_type(varve_parser *parser, short_text *text) {
  static const char *const formats[] = {"batch",     "compressed", "dense", "loose_compressed",
                                        "singleton", "structured"};
  for (size_t i = 0; i < VARVE_COUNT_OF(formats); i++) {
    if (!varve_accept_word(parser, formats[i]))
      continue;
    add(text, varve_slice_of(formats[i]));
    if (varve_at(parser, VARVE_TOKEN_LEFT_SQUARE))
      VARVE_TRY(take_structure(parser, text));
    return take_level_properties(parser, text);
  }
  return VARVE_EXPECTED(parser, "expected the format of a level: 'dense', 'compressed' ...");
}

/* The other entries: posWidth, crdWidth, explicitVal and implicitVal */

static varve_status take_width(varve_parser *parser, uint64_t *width) {
  varve_slice text = parser->token.text;
  VARVE_TRY(expect(parser, VARVE_TOKEN_INTEGER));
  if (!varve_token_unsigned(text, width) ||
      (*width != 0 && *width != 8 && *width != 16 && *width != 32 && *width != 64))
    return VARVE_INVALID_ERROR(parser, text.data, "expected a width of 0, 8, 16, 32 or 64 bits");
  return VARVE_STATUS_OK;
}

/* Parses a number with its type, such as 1.0 : f32, and appends both to `text`. */
static varve_status take_value(varve_parser *parser, short_text *text) {
  if (varve_accept(parser, VARVE_TOKEN_MINUS))
    add(text, VARVE_SLICE("-"));
  if (!varve_at(parser, VARVE_TOKEN_INTEGER) && !varve_at(parser, VARVE_TOKEN_FLOAT))
    return VARVE_EXPECTED(parser, "expected a number and its type");
  add(text, parser->token.text);
  varve_advance(parser);
  VARVE_TRY(expect(parser, VARVE_TOKEN_COLON));
  add(text, VARVE_SLICE(" : "));
  add(text, parser->token.text);
  return expect(parser, VARVE_TOKEN_WORD);
}

static varve_status take_entry(varve_parser *parser, encoding *e) {
  static const char *const keys[] = {"map", "posWidth", "crdWidth", "explicitVal", "implicitVal"};
  size_t i = 0;
  while (i < VARVE_COUNT_OF(keys) && !varve_at_word(parser, keys[i]))
    i++;
  if (i == VARVE_COUNT_OF(keys))
    return VARVE_EXPECTED(parser,
                          "expected 'map', 'posWidth', 'crdWidth', 'explicitVal' or 'implicitVal'");
  varve_advance(parser);
  VARVE_TRY(expect(parser, VARVE_TOKEN_EQUAL));
  if (i == 0) {
    e->has_map = true;
    VARVE_TRY(skip_level_names(parser));
    VARVE_TRY(expect(parser, VARVE_TOKEN_LEFT_PAREN));
    for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
         more = varve_accept(parser, VARVE_TOKEN_COMMA))
      VARVE_TRY(take_dimension(parser, e));
    VARVE_TRY(expect(parser, VARVE_TOKEN_RIGHT_PAREN));
    VARVE_TRY(expect(parser, VARVE_TOKEN_ARROW));
    VARVE_TRY(expect(parser, VARVE_TOKEN_LEFT_PAREN));
    do {
      if (e->level_count == VARVE_COUNT_OF(e->types))
        return VARVE_INVALID_ERROR(parser, parser->token.text.data, "too many levels");
      if (e->level_count != 0)
        add(&e->expressions, VARVE_SLICE(","));
      if (varve_at(parser, VARVE_TOKEN_WORD)) {
        const char *place = parser->token.text.data;
        varve_advance(parser);
        if (!varve_accept(parser, VARVE_TOKEN_EQUAL))
          varve_reset(parser, place);
      }
      VARVE_TRY(take_expression(parser, e, &e->expressions));
      VARVE_TRY(expect(parser, VARVE_TOKEN_COLON));
      VARVE_TRY(take_level_type(parser, &e->types[e->level_count++]));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    return expect(parser, VARVE_TOKEN_RIGHT_PAREN);
  }
  return i < 3 ? take_width(parser, &e->widths[i - 1]) : take_value(parser, &e->values[i - 3]);
}

/* Functions that append the encoding to parser->text */

static varve_status put(varve_parser *parser, const char *text) {
  return varve_buffer_append(&parser->text, varve_slice_of(text));
}

/* Parses the text as an attribute, and appends this attribute to `out` as the printer prints it.
 * Reports an error at `place` if the text is not a valid attribute. */
static varve_status print_again(varve_parser *parser, const short_text *text, const char *place,
                                varve_buffer *out) {
  const varve_entity *attribute = NULL;
  varve_status status = VARVE_STATUS_INVALID;
  if (!text->is_full)
    status = varve_fixed_attribute(parser, varve_slice_make(text->bytes, text->size), &attribute);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX)
    return VARVE_INVALID_ERROR(parser, place, "an expression or value of the encoding is invalid");
  VARVE_TRY(status);
  return varve_print_entity(parser->context, attribute, out);
}

/* Appends each level expression with the type of the level: ") -> (d0 : dense, d1 : compressed)".
 * map: the text of an affine map whose results are the level expressions. */
static varve_status put_levels(varve_parser *parser, const encoding *e, varve_slice map) {
  uint32_t level = 0;
  size_t start = 0;
  while (start + 4 < map.size && memcmp(map.data + start, "-> (", 4) != 0)
    start++;
  VARVE_TRY(put(parser, ") -> ("));
  for (size_t i = start + 4; i + 2 < map.size + 1 && level < e->level_count; i++) {
    bool is_end = i + 2 == map.size;
    if (!is_end && map.data[i] != ',') {
      VARVE_TRY(varve_buffer_append_char(&parser->text, map.data[i]));
      continue;
    }
    VARVE_TRY(put(parser, " : "));
    VARVE_TRY(varve_buffer_append(&parser->text,
                                  varve_slice_make(e->types[level].bytes, e->types[level].size)));
    if (++level < e->level_count)
      VARVE_TRY(put(parser, ","));
  }
  return put(parser, ")");
}

static varve_status put_map(varve_parser *parser, const encoding *e, const char *place) {
  short_text text = {.size = 0};
  varve_buffer printed;
  varve_buffer_init(&printed, &parser->context->memory);
  add(&text, VARVE_SLICE("affine_map<("));
  for (uint32_t i = 0; i < e->name_count; i++)
    add_number(&text, i == 0 ? "d" : ", d", i);
  add(&text, VARVE_SLICE(") -> ("));
  add(&text, varve_slice_make(e->expressions.bytes, e->expressions.size));
  add(&text, VARVE_SLICE(")>"));
  text.is_full = text.is_full || e->expressions.is_full || e->dimensions.is_full;
  varve_status status = print_again(parser, &text, place, &printed);
  if (status == VARVE_STATUS_OK)
    status = put(parser, "map = (");
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&parser->text,
                                 varve_slice_make(e->dimensions.bytes, e->dimensions.size));
  if (status == VARVE_STATUS_OK)
    status = put_levels(parser, e, varve_buffer_slice(&printed));
  varve_buffer_release(&printed);
  return status;
}

static varve_status put_encoding(varve_parser *parser, const encoding *e, const char *place) {
  static const char *const widths[] = {", posWidth = ", ", crdWidth = "};
  static const char *const values[] = {", explicitVal = ", ", implicitVal = "};
  VARVE_TRY(put(parser, "<{ "));
  VARVE_TRY(put_map(parser, e, place));
  for (size_t i = 0; i < 2; i++) {
    if (e->widths[i] == 0)
      continue;
    VARVE_TRY(put(parser, widths[i]));
    VARVE_TRY(varve_buffer_append_unsigned(&parser->text, e->widths[i]));
  }
  for (size_t i = 0; i < 2; i++) {
    if (e->values[i].size == 0)
      continue;
    VARVE_TRY(put(parser, values[i]));
    VARVE_TRY(print_again(parser, &e->values[i], place, &parser->text));
  }
  return put(parser, " }>");
}

static varve_status read_encoding(varve_parser *parser, encoding *e) {
  const char *place = parser->token.text.data;
  VARVE_TRY(expect(parser, VARVE_TOKEN_LESS));
  VARVE_TRY(expect(parser, VARVE_TOKEN_LEFT_BRACE));
  /* The list of entries may end with a comma. */
  while (!varve_at(parser, VARVE_TOKEN_RIGHT_BRACE)) {
    VARVE_TRY(take_entry(parser, e));
    if (!varve_accept(parser, VARVE_TOKEN_COMMA))
      break;
  }
  if (!e->has_map)
    return VARVE_INVALID_ERROR(parser, place, "an encoding needs a map");
  VARVE_TRY(expect(parser, VARVE_TOKEN_RIGHT_BRACE));
  VARVE_TRY(expect(parser, VARVE_TOKEN_GREATER));
  return put_encoding(parser, e, place);
}

varve_status varve_read_sparse_encoding(varve_parser *parser) {
  varve_memory *memory = &parser->context->memory;
  encoding *e = varve_memory_resize(memory, NULL, 0, sizeof *e);
  if (e == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(e, 0, sizeof *e);
  varve_status status = read_encoding(parser, e);
  varve_memory_free(memory, e, sizeof *e);
  return status;
}

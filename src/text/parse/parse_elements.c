/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes of many elements: array<...>, dense<...>, sparse<...>, dense_resource<...>. Builtin
 * dialect: "DenseArrayAttr", "DenseIntOrFPElementsAttr", "SparseElementsAttr",
 * "DenseResourceElementsAttr". The type follows the elements, so they are parsed twice: first
 * for their shape, then, when the type is known, for their values. Nothing is stored in between. */
#include <assert.h>

#include "dialect/evaluate/shaped_type.h"
#include "text/parse/parse_legacy.h"

/* The result of the first pass. */
typedef struct literal_list {
  varve_slice text;
  uint64_t count;   /* of numbers and strings; a complex element has two */
  varve_dims shape; /* shape of a list */
  bool is_list;     /* otherwise one element */
  bool is_text;     /* one string: hex, or a string element */
} literal_list;

/* The same on the stack of numbers, followed by the shape. */
enum { LIST_START, LIST_SIZE, LIST_COUNT, LIST_FORM, LIST_RANK, LIST_NUMBERS };
enum { FORM_ELEMENT, FORM_LIST, FORM_TEXT };

static literal_list list_at(const varve_parser *parser, size_t first, size_t *next) {
  const int64_t *numbers = (const int64_t *)parser->numbers.data + first;
  size_t rank = (size_t)numbers[LIST_RANK];
  literal_list list = {
      .text = {parser->lexer.start + numbers[LIST_START], (size_t)numbers[LIST_SIZE]},
      .count = (uint64_t)numbers[LIST_COUNT],
      .shape = {numbers + LIST_NUMBERS, rank},
      .is_list = numbers[LIST_FORM] == FORM_LIST,
      .is_text = numbers[LIST_FORM] == FORM_TEXT};
  *next = first + LIST_NUMBERS + rank;
  return list;
}

/* First pass. Each level of a list is a pair on the stack of numbers: the size of the lists at
 * this level (or UNKNOWN), and the number of elements of the current list so far. */
enum { UNKNOWN = -1 };

typedef struct list_reading {
  size_t first_level; /* index in parser->numbers */
  size_t depth;       /* open lists */
  size_t rank;        /* 0: no innermost list yet */
  size_t misfit;      /* the depth of an open list where an element is expected; 0: no such list */
  uint64_t count;
} list_reading;

static int64_t *level_at(const varve_parser *parser, const list_reading *reading, size_t depth) {
  return (int64_t *)parser->numbers.data + reading->first_level + 2 * (depth - 1);
}

static varve_status report_misfit(varve_parser *parser) {
  return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                             "lists of one level must hold equally many elements of one kind");
}

static varve_status parse_primitive(varve_parser *parser, list_reading *reading) {
  if (varve_accept(parser, VARVE_TOKEN_MINUS)) {
    if (!varve_at(parser, VARVE_TOKEN_INTEGER) && !varve_at(parser, VARVE_TOKEN_FLOAT))
      return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a number after '-'");
  } else if (!varve_at(parser, VARVE_TOKEN_INTEGER) && !varve_at(parser, VARVE_TOKEN_FLOAT) &&
             !varve_at(parser, VARVE_TOKEN_STRING) && !varve_at_word(parser, "true") &&
             !varve_at_word(parser, "false")) {
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "expected an element: a number, string, 'true', 'false' or '('");
  }
  reading->count++;
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

static varve_status parse_element(varve_parser *parser, list_reading *reading) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return parse_primitive(parser, reading);
  VARVE_TRY(parse_primitive(parser, reading));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " between the parts of a complex number"));
  VARVE_TRY(parse_primitive(parser, reading));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after a complex number");
}

static varve_status open_list(varve_parser *parser, list_reading *reading) {
  if (reading->depth >= parser->context->limits.max_depth)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, parser->token.text.data,
                          "nested deeper than the limit of %u levels (--max-depth)",
                          (unsigned)parser->context->limits.max_depth);
  varve_advance(parser);
  if (reading->rank != 0 && reading->depth >= reading->rank && reading->misfit == 0)
    reading->misfit = reading->depth + 1;
  reading->depth++;
  if (parser->numbers.count < reading->first_level + 2 * reading->depth) {
    VARVE_TRY(varve_push_number(parser, UNKNOWN));
    return varve_push_number(parser, 0);
  }
  level_at(parser, reading, reading->depth)[1] = 0;
  return VARVE_STATUS_OK;
}

/* Handles ']'. */
static varve_status close_list(varve_parser *parser, list_reading *reading) {
  int64_t *level = level_at(parser, reading, reading->depth);
  if (reading->misfit == reading->depth)
    return report_misfit(parser);
  if (level[0] == UNKNOWN)
    level[0] = level[1];
  else if (level[0] != level[1] && reading->misfit == 0)
    return report_misfit(parser);
  reading->depth--;
  return VARVE_STATUS_OK;
}

/* Records that the innermost lists have the current depth. */
static varve_status fix_rank(varve_parser *parser, list_reading *reading) {
  if (reading->rank == 0)
    reading->rank = reading->depth;
  if (reading->rank == reading->depth || reading->misfit != 0)
    return VARVE_STATUS_OK;
  return report_misfit(parser);
}

/* Handles what follows an element or a list inside a list. */
static varve_status continue_list(varve_parser *parser, list_reading *reading) {
  while (reading->depth != 0) {
    level_at(parser, reading, reading->depth)[1]++;
    if (varve_accept(parser, VARVE_TOKEN_COMMA))
      return VARVE_STATUS_OK;
    if (!varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE))
      return VARVE_EXPECTED(parser, "expected ',' or ']' in list of elements");
    VARVE_TRY(close_list(parser, reading));
  }
  return VARVE_STATUS_OK;
}

enum { MAY_BE_EMPTY = 1, MAY_BE_TEXT = 2 };

static varve_status parse_literal_list(varve_parser *parser, unsigned allowed) {
  size_t first = parser->numbers.count;
  const char *start = parser->token.text.data;
  int64_t form = varve_at(parser, VARVE_TOKEN_LEFT_SQUARE) ? FORM_LIST : FORM_ELEMENT;
  if (varve_vector_grow(&parser->numbers, LIST_NUMBERS) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  list_reading reading = {.first_level = parser->numbers.count};
  if ((allowed & MAY_BE_TEXT) && varve_accept(parser, VARVE_TOKEN_STRING)) {
    form = FORM_TEXT;
    reading.count = 1;
  } else if ((allowed & MAY_BE_EMPTY) == 0 || !varve_at(parser, VARVE_TOKEN_GREATER)) {
    do {
      if (!varve_at(parser, VARVE_TOKEN_LEFT_SQUARE)) {
        VARVE_TRY(parse_element(parser, &reading));
        VARVE_TRY(fix_rank(parser, &reading));
      } else {
        VARVE_TRY(open_list(parser, &reading));
        if (!varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE))
          continue;
        VARVE_TRY(fix_rank(parser, &reading));
        VARVE_TRY(close_list(parser, &reading));
      }
      VARVE_TRY(continue_list(parser, &reading));
    } while (reading.depth != 0);
    /* Converts the levels to a shape. */
    int64_t *numbers = (int64_t *)parser->numbers.data + reading.first_level;
    for (size_t i = 0; i < reading.rank; i++)
      numbers[i] = numbers[2 * i];
    varve_vector_truncate(&parser->numbers, reading.first_level + reading.rank);
  }
  int64_t *numbers = (int64_t *)parser->numbers.data + first;
  numbers[LIST_START] = start - parser->lexer.start;
  numbers[LIST_SIZE] = parser->last_end > start ? parser->last_end - start : 0;
  numbers[LIST_COUNT] = (int64_t)reading.count;
  numbers[LIST_FORM] = form;
  numbers[LIST_RANK] = (int64_t)reading.rank;
  return VARVE_STATUS_OK;
}

/* Second pass */

static bool next_literal(varve_lexer *lexer, const char *end, varve_literal *literal) {
  literal->is_negative = false;
  for (;;) {
    varve_lexer_next(lexer, &literal->token);
    literal->place = literal->token.text.data;
    if (literal->token.text.data >= end)
      return false;
    switch (literal->token.kind) {
    case VARVE_TOKEN_MINUS:
      literal->is_negative = true;
      break;
    case VARVE_TOKEN_INTEGER:
    case VARVE_TOKEN_FLOAT:
    case VARVE_TOKEN_STRING:
    case VARVE_TOKEN_WORD:
      return true;
    case VARVE_TOKEN_ERROR:
      return false;
    default:
      break;
    }
  }
}

static varve_status append_literals(varve_parser *parser, const literal_list *list,
                                    const varve_entity *element) {
  varve_lexer lexer = parser->lexer;
  varve_literal literal;
  lexer.next = list->text.data;
  if (element->kind == VARVE_KIND_COMPLEX_TYPE)
    element = varve_type_element(element);
  else if (varve_type_bit_width(element) == 1) {
    varve_literal bools_literal;
    const char *end = list->text.data + list->text.size;
    unsigned bit = 0;
    while (next_literal(&lexer, end, &bools_literal)) {
      VARVE_TRY(varve_append_element(parser, &bools_literal, parser->context->i1));
      char value = parser->text.data[--parser->text.size];
      if (!list->is_list)
        value = (char)(value != 0 ? 0xFF : 0);
      if (bit == 0)
        VARVE_TRY(varve_buffer_append_char(&parser->text, value));
      else
        parser->text.data[parser->text.size - 1] |= (char)((unsigned char)value << bit);
      bit = (bit + 1) % 8;
    }
    return VARVE_STATUS_OK;
  }
  while (next_literal(&lexer, list->text.data + list->text.size, &literal))
    VARVE_TRY(varve_append_element(parser, &literal, element));
  return VARVE_STATUS_OK;
}

static bool has_numbers(const varve_entity *element) {
  return element->kind == VARVE_KIND_INTEGER_TYPE || element->kind == VARVE_KIND_INDEX_TYPE ||
         element->kind == VARVE_KIND_FLOAT_TYPE || element->kind == VARVE_KIND_COMPLEX_TYPE;
}

static varve_status report_hex(varve_parser *parser, varve_slice string) {
  return VARVE_INVALID_ERROR(parser, string.data,
                             "expected a string of \"0x\" and pairs of hex digits");
}

varve_status varve_hex_string_size(varve_parser *parser, varve_slice string, size_t *size) {
  *size = string.size < 4 ? 0 : (string.size - 4) / 2;
  if (string.size < 4 || string.size % 2 != 0 || memcmp(string.data, "\"0x", 3) != 0)
    return report_hex(parser, string);
  return VARVE_STATUS_OK;
}

varve_status varve_decode_hex_string(varve_parser *parser, varve_slice string, char *out) {
  for (size_t i = 3; i + 1 < string.size; i += 2) {
    unsigned high = 0, low = 0;
    if (!varve_parse_hex_digit(string.data[i], &high) ||
        !varve_parse_hex_digit(string.data[i + 1], &low))
      return report_hex(parser, string);
    *out++ = (char)(high << 4 | low);
  }
  return VARVE_STATUS_OK;
}

/* The place and the subject of messages. */
typedef struct elements_request {
  const char *place;
  const varve_entity *type;
  const literal_list *list;
} elements_request;

static varve_slice text_above(const varve_parser *parser, size_t start) {
  return varve_slice_make(parser->text.data + start, parser->text.size - start);
}

static bool is_same_shape(varve_dims a, varve_dims b) {
  if (a.rank != b.rank)
    return false;
  for (size_t i = 0; i < a.rank; i++)
    if (a.sizes[i] != b.sizes[i])
      return false;
  return true;
}

static varve_status check_count(varve_parser *parser, const elements_request *request) {
  const literal_list *list = request->list;
  uint64_t requested = 0;
  if (!varve_dims_count(varve_type_dims(request->type), &requested))
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, request->place,
                          "the type has more than 2^64 - 1 elements");
  if (list->is_list && !is_same_shape(list->shape, varve_type_dims(request->type)))
    return VARVE_INVALID_ERROR(parser, request->place,
                               "the elements do not have the shape of the type");
  if (list->count == 0 && requested != 0)
    return VARVE_INVALID_ERROR(parser, request->place, "found no elements, but the type has %llu",
                               (unsigned long long)requested);
  if (varve_type_element(request->type)->kind != VARVE_KIND_COMPLEX_TYPE)
    return VARVE_STATUS_OK;
  uint64_t factor = list->is_list ? requested : list->count == 0 ? 0 : 1;
  if (list->count / 2 == factor && list->count % 2 == 0)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, request->place,
                             "found %llu numbers, but the complex elements need %llu",
                             (unsigned long long)list->count, (unsigned long long)factor * 2);
}

static varve_status check_era(varve_parser *parser, const elements_request *request) {
  const literal_list *list = request->list;
  varve_kind element = (varve_kind)varve_type_element(request->type)->kind;
  varve_kind kind = (varve_kind)request->type->kind;
  bool is_plain = (element == VARVE_KIND_INTEGER_TYPE || element == VARVE_KIND_FLOAT_TYPE) &&
                  !list->is_text && (list->is_list || list->count != 0);
  if (!is_plain)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_ANY_DENSE, request->place));
  if (kind == VARVE_KIND_MEMREF_TYPE || kind == VARVE_KIND_UNRANKED_MEMREF_TYPE)
    return varve_grammar_check(parser, VARVE_GRAMMAR_DENSE_MEMREFS, request->place);
  return VARVE_STATUS_OK;
}

static varve_status make_elements(varve_parser *parser, const elements_request *request,
                                  const varve_entity **attribute) {
  const literal_list *list = request->list;
  const varve_entity *element = varve_type_element(request->type);
  size_t start = parser->text.size;
  VARVE_TRY(check_era(parser, request));
  if (list->is_text && has_numbers(element)) {
    size_t hex_start = parser->text.size;
    size_t size = 0;
    VARVE_TRY(varve_hex_string_size(parser, request->list->text, &size));
    VARVE_TRY(varve_buffer_reserve(&parser->text, size));
    VARVE_TRY(varve_decode_hex_string(parser, request->list->text,
                                      parser->text.data + parser->text.size));
    parser->text.size += size;
    bool is_packed = varve_type_bit_width(varve_type_element(request->type)) == 1;
    if (is_packed) {
      /* Since LLVM 23, a hex string has a byte for each element of type i1, and one byte is that of
       * all. The attribute has bits. */
      size_t bools_size = parser->text.size - hex_start;
      char *bytes = parser->text.data + hex_start;
      uint64_t count = 0;
      bool is_one = bools_size == 1 && varve_era_has(parser->era, VARVE_HAS_ONE_BOOL_IS_SPLAT);
      if (is_one)
        bytes[0] = (char)(bytes[0] != 0 ? 0xFF : 0);
      if (bools_size >= 2 && varve_dims_count(varve_type_dims(request->type), &count) &&
          count == bools_size) {
        for (size_t i = 0; i < bools_size; i++) {
          char bit = (char)((bytes[i] != 0) << i % 8);
          bytes[i / 8] = (char)(i % 8 == 0 ? bit : bytes[i / 8] | bit);
        }
        parser->text.size = hex_start + (bools_size + 7) / 8;
      }
    }
    varve_slice data = text_above(parser, hex_start);
    bool is_splat = varve_dense_size_is_valid(request->type, data.size, true);
    if (is_packed && is_splat)
      is_splat = data.data[0] == 0 || data.data[0] == (char)0xFF;
    if (!is_splat && !varve_dense_size_is_valid(request->type, data.size, false))
      return VARVE_INVALID_ERROR(parser, request->place,
                                 "the hex string holds %zu bytes, which do not fit the type",
                                 data.size);
    VARVE_TRY(varve_dense_elements_get(parser->context, request->type, data, is_splat, attribute));
    parser->text.size = hex_start;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(check_count(parser, request));
  if (!has_numbers(element)) {
    const literal_list *strings_list = request->list;
    size_t first = parser->nodes.count;
    varve_lexer lexer = parser->lexer;
    varve_literal literal;
    lexer.next = strings_list->text.data;
    while (next_literal(&lexer, strings_list->text.data + strings_list->text.size, &literal)) {
      const varve_entity *string = NULL;
      if (literal.token.kind != VARVE_TOKEN_STRING)
        return VARVE_INVALID_ERROR(
            parser, request->place,
            "elements of this type must be strings, but '%.*s' is not a string",
            VARVE_FORMAT_SLICE(literal.token.text));
      VARVE_TRY(varve_token_string(parser, &literal.token, &string));
      VARVE_TRY(varve_push_node(parser, string));
    }
    size_t count = parser->nodes.count - first;
    if (count > UINT32_MAX)
      return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, request->place,
                            "too many strings");
    varve_string_list strings = {(varve_entity_list)parser->nodes.data + first, (uint32_t)count};
    VARVE_TRY(varve_dense_strings_get(parser->context, request->type, strings, attribute));
    varve_vector_truncate(&parser->nodes, first);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(append_literals(parser, list, element));
  bool is_splat = !list->is_list && list->count != 0;
  VARVE_TRY(varve_dense_elements_get(parser->context, request->type, text_above(parser, start),
                                     is_splat, attribute));
  parser->text.size = start;
  return VARVE_STATUS_OK;
}

static varve_status check_elements_type(varve_parser *parser, const char *place,
                                        const varve_entity *type) {
  if (!varve_is_shaped_type(type))
    return VARVE_INVALID_ERROR(parser, place, "elements need a type with a shape, but this is a %s",
                               varve_kind_text((varve_kind)type->kind));
  varve_dims dims = varve_is_ranked_type(type) ? varve_type_dims(type) : (varve_dims){NULL, 0};
  bool is_static = varve_is_ranked_type(type);
  for (size_t i = 0; i < dims.rank; i++)
    is_static = is_static && dims.sizes[i] != VARVE_DYNAMIC;
  if (is_static)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "elements need a type whose shape is known");
}

/* Makes elements of a builtin type, or of a type whose definition gives it a shape. */
static varve_status make_of_type(varve_parser *parser, elements_request *request,
                                 const varve_entity **attribute) {
  const varve_entity *type = request->type, *tensor = NULL;
  VARVE_TRY(varve_tensor_of_shaped(parser->context, type, &tensor));
  if (tensor != NULL)
    request->type = tensor;
  VARVE_TRY(check_elements_type(parser, request->place, request->type));
  VARVE_TRY(make_elements(parser, request, attribute));
  if (tensor == NULL || (*attribute)->kind != VARVE_KIND_DENSE_ELEMENTS)
    return VARVE_STATUS_OK;
  return varve_shaped_elements_get(parser->context, type, *attribute, attribute);
}

/* dense<...> : type */

static varve_status dense_step(varve_parser *parser, varve_frame *frame) {
  size_t next = 0;
  literal_list list = list_at(parser, frame->first_number, &next);
  elements_request request = {frame->start, varve_top_node(parser), &list};
  const varve_entity *attribute = NULL;
  VARVE_TRY(make_of_type(parser, &request, &attribute));
  return varve_frame_finish(parser, frame, attribute);
}

varve_status varve_skip_elements(varve_parser *parser) {
  size_t first = parser->numbers.count;
  VARVE_TRY(parse_literal_list(parser, MAY_BE_TEXT));
  varve_vector_truncate(&parser->numbers, first);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_elements_of(varve_parser *parser, const varve_entity *type,
                                     const varve_entity **attribute) {
  const char *place = parser->token.text.data;
  size_t first = parser->numbers.count, next = 0;
  VARVE_TRY(parse_literal_list(parser, MAY_BE_TEXT));
  if (varve_is_ranked_type(type)) {
    /* The sizes that the type leaves open are those of the list; an empty list has none. */
    size_t type_first = parser->numbers.count, type_next = 0;
    varve_dims dims = varve_type_dims(type);
    if (varve_has_unknown_size(type) && (type)->kind == VARVE_KIND_RANKED_TENSOR_TYPE) {
      int64_t *sizes = varve_vector_grow(&parser->numbers, dims.rank);
      if (sizes == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
      literal_list list = list_at(parser, first, &type_next);
      bool has_shape = list.is_list && list.count != 0 && list.shape.rank == dims.rank;
      for (size_t i = 0; i < dims.rank; i++)
        sizes[i] = dims.sizes[i] != VARVE_DYNAMIC ? dims.sizes[i]
                   : has_shape                    ? list.shape.sizes[i]
                                                  : 0;
      dims.sizes = sizes;
      varve_status status =
          varve_tensor_type_get(parser->context, dims, varve_type_element(type), NULL, &type);
      varve_vector_truncate(&parser->numbers, type_first);
      VARVE_TRY(status);
    }
  }
  literal_list list = list_at(parser, first, &next);
  list.is_list = list.is_list && list.count != 0; /* an empty list fits every shape */
  elements_request request = {place, type, &list};
  VARVE_TRY(make_of_type(parser, &request, attribute));
  varve_vector_truncate(&parser->numbers, first);
  return VARVE_STATUS_OK;
}

varve_status varve_begin_dense_elements(varve_parser *parser) {
  const varve_entity *known = parser->request.type;
  varve_frame *frame = NULL;
  parser->request.type = NULL;
  VARVE_TRY(varve_frame_push(parser, dense_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'dense'"));
  if (known == NULL)
    VARVE_TRY(varve_parse_type_first(parser, &known));
  VARVE_TRY(parse_literal_list(parser, MAY_BE_EMPTY | MAY_BE_TEXT));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the elements"));
  if (known != NULL)
    return varve_push_node(parser, known);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the elements"));
  return varve_request(parser, varve_begin_type);
}

/* sparse<indices, values> : type; the frame has two lists. */

static uint64_t load_index(const char *data) {
  uint64_t value = 0;
  for (unsigned i = 0; i < 8; i++)
    value |= (uint64_t)(unsigned char)data[i] << 8 * i;
  return value;
}

static varve_status check_sparse_indices(varve_parser *parser, const elements_request *request,
                                         const varve_entity *indices) {
  varve_dims dims = varve_type_dims(request->type);
  const char *data = varve_entity_payload(indices);
  size_t count = indices->payload_size / 8;
  bool is_splat = (indices->flags & VARVE_FLAG_SPLAT) != 0;
  if (!varve_era_has(parser->era,
                     VARVE_HAS_CHECKED_SPARSE_INDICES)) /* older eras did not check this */
    return VARVE_STATUS_OK;
  if (is_splat && count != 0)
    count = dims.rank;
  for (size_t i = 0; i < count; i++) {
    uint64_t index = load_index(data + (is_splat ? 0 : i * 8));
    if (index >= (uint64_t)dims.sizes[i % dims.rank])
      return VARVE_INVALID_ERROR(parser, request->place,
                                 "sparse index %zu lies outside of the shape", i / dims.rank);
  }
  return VARVE_STATUS_OK;
}

static varve_status sparse_step(varve_parser *parser, varve_frame *frame) {
  size_t next = 0;
  literal_list index_list = list_at(parser, frame->first_number, &next);
  literal_list value_list = list_at(parser, next, &next);
  elements_request request = {frame->start, varve_top_node(parser), &value_list};
  const varve_entity *indices = NULL, *values = NULL, *attribute = NULL;
  VARVE_TRY(check_elements_type(parser, request.place, request.type));
  /* A single index is a row of equal indices. */
  elements_request rows = {.place = request.place, .list = &index_list};
  int64_t sizes[2] = {index_list.count == 0 ? 0 : 1, (int64_t)varve_type_dims(request.type).rank};
  varve_dims row_dims = index_list.is_list ? index_list.shape : (varve_dims){sizes, 2};
  VARVE_TRY(
      varve_tensor_type_get(parser->context, row_dims, parser->context->i64, NULL, &rows.type));
  VARVE_TRY(make_elements(parser, &rows, &indices));
  /* A single value is repeated for every index. */
  elements_request row = {.place = request.place, .list = request.list};
  assert(indices != NULL);
  varve_dims index_dims = varve_type_dims(indices->children[0]);
  int64_t size = index_dims.rank == 0 ? 0 : index_dims.sizes[0];
  varve_dims dims = row.list->is_list ? row.list->shape : (varve_dims){&size, 1};
  VARVE_TRY(varve_tensor_type_get(parser->context, dims, varve_type_element(request.type), NULL,
                                  &row.type));
  VARVE_TRY(make_elements(parser, &row, &values));
  /* Indices are a list of rows, or of numbers for rank 1. A single number is a row of equal
   * indices. */
  assert(values != NULL);
  varve_dims value_dims = varve_type_dims(values->children[0]);
  size_t rank = varve_type_dims(request.type).rank;
  bool fits =
      value_dims.rank == 1 && index_dims.rank != 0 && index_dims.sizes[0] == value_dims.sizes[0];
  if (index_dims.rank == 2)
    fits = fits && (uint64_t)index_dims.sizes[1] == rank;
  else
    fits = fits && index_dims.rank == 1 && rank == 1;
  if (!fits) {
    VARVE_TRY(
        VARVE_INVALID_ERROR(parser, request.place,
                            "indices, values and type of the sparse elements do not fit together"));
  }
  VARVE_TRY(check_sparse_indices(parser, &request, indices));
  VARVE_TRY(varve_sparse_elements_get(parser->context, request.type, indices, values, &attribute));
  return varve_frame_finish(parser, frame, attribute);
}

varve_status varve_begin_sparse_elements(varve_parser *parser) {
  const varve_entity *known = parser->request.type;
  varve_frame *frame = NULL;
  parser->request.type = NULL;
  VARVE_TRY(varve_frame_push(parser, sparse_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'sparse'"));
  if (known == NULL)
    VARVE_TRY(varve_parse_type_first(parser, &known));
  bool is_empty = varve_at(parser, VARVE_TOKEN_GREATER);
  VARVE_TRY(parse_literal_list(parser, is_empty ? MAY_BE_EMPTY : 0));
  if (!is_empty)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " between indices and values"));
  VARVE_TRY(parse_literal_list(parser, is_empty ? MAY_BE_EMPTY : MAY_BE_TEXT));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the elements"));
  if (known != NULL)
    return varve_push_node(parser, known);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the elements"));
  return varve_request(parser, varve_begin_type);
}

/* Dense arrays and resources */

static varve_status dense_array_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *element = varve_top_node(parser);
  const varve_entity *array = NULL;
  uint64_t count = 0;
  if (element->kind != VARVE_KIND_INTEGER_TYPE && element->kind != VARVE_KIND_FLOAT_TYPE)
    return VARVE_INVALID_ERROR(parser, frame->mark,
                               "elements of an array must be integers or floats, not of %s",
                               varve_kind_text((varve_kind)element->kind));
  if (varve_type_bit_width(element) % 8 != 0 && varve_type_bit_width(element) != 1) {
    VARVE_TRY(
        VARVE_INVALID_ERROR(parser, frame->mark, "elements of an array must fill whole bytes"));
  }
  if (!varve_at(parser, VARVE_TOKEN_GREATER)) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " after the type of the array"));
    do {
      varve_literal literal = {.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS)};
      bool is_bool = varve_at_word(parser, "true") || varve_at_word(parser, "false");
      bool is_float = varve_at(parser, VARVE_TOKEN_FLOAT) && element->kind == VARVE_KIND_FLOAT_TYPE;
      literal.token = parser->token;
      if (is_bool)
        literal.is_negative = false;
      else if (!is_float && !varve_at(parser, VARVE_TOKEN_INTEGER))
        return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                  "expected an element of the array");
      varve_advance(parser);
      if (!is_bool && varve_type_is_integer(element, 1, VARVE_SIGNLESS))
        return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                  "expected 'true' or 'false' as element of i1");
      /* Like upstream, which has consumed the next token when it reports an integer that does not
       * fit. */
      literal.place = element->kind == VARVE_KIND_FLOAT_TYPE ? literal.token.text.data
                                                             : parser->token.text.data;
      VARVE_TRY(varve_append_element(parser, &literal, element));
      count++;
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in array"));
  varve_slice data = varve_slice_make(parser->text.data + frame->first_text,
                                      parser->text.size - frame->first_text);
  VARVE_TRY(varve_type_bit_width(element) == 0
                ? varve_dense_array_of_empty_get(parser->context, element, count, &array)
                : varve_dense_array_get(parser->context, element, data, &array));
  return varve_frame_finish(parser, frame, array);
}

varve_status varve_begin_dense_array(varve_parser *parser) {
  varve_frame *frame = NULL;
  VARVE_TRY(varve_frame_push(parser, dense_array_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'array'"));
  frame->mark = parser->token.text.data;
  return varve_request(parser, varve_begin_type);
}

static varve_status dense_resource_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *attribute = NULL;
  if (!varve_is_shaped_type(nodes[1]))
    return VARVE_INVALID_ERROR(parser, frame->mark,
                               "a resource needs a type with a shape, but this is a %s",
                               varve_kind_text((varve_kind)nodes[1]->kind));
  VARVE_TRY(varve_dense_resource_get(parser->context, nodes[1], nodes[0], &attribute));
  return varve_frame_finish(parser, frame, attribute);
}

varve_status varve_begin_dense_resource(varve_parser *parser) {
  const varve_entity *known = parser->request.type;
  varve_frame *frame = NULL;
  const varve_entity *handle = NULL;
  parser->request.type = NULL;
  VARVE_TRY(varve_frame_push(parser, dense_resource_step, parser->token.text.data, &frame));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'dense_resource'"));
  VARVE_TRY(varve_parse_resource_key(parser, parser->context->builtin_dialect, &handle));
  VARVE_TRY(varve_push_node(parser, handle));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the key of the resource"));
  frame->mark = parser->token.text.data;
  if (known != NULL)
    return varve_push_node(parser, known);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the resource"));
  return varve_request(parser, varve_begin_type);
}

varve_status varve_parse_resource_key(varve_parser *parser, const varve_entity *dialect,
                                      const varve_entity **handle) {
  const varve_entity *key = NULL;
  *handle = NULL;
  VARVE_TRY(varve_parse_word_or_string(parser, &key));
  if (key == NULL)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected the key of a resource");
  VARVE_TRY(varve_resource_handle_get(parser->context, dialect, key, handle));
  if (parser->module == NULL || varve_module_find_resource(parser->module, *handle) != NULL)
    return VARVE_STATUS_OK;
  varve_resource declared = {
      .group = dialect, .key = key, .handle = *handle, .kind = VARVE_RESOURCE_BLOB};
  return varve_module_add_resource(parser->module, &declared, false);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin types. MLIR language reference: "Type System"; builtin dialect: "Types". */
#include "dialect/registry/registry.h"
#include "text/parse/parse_legacy.h"
#include "text/parse_operation/parse_hook.h"

/* Flags of shaped types being parsed. */
enum { UNRANKED = 1, SCALABLE = 2, HAS_LAYOUT = 4, HAS_SPACE = 8 };
enum { MOST_BITS_OF_2019 = 4096 };

static varve_status begin_non_function_type(varve_parser *parser);

/* Element types of other dialects are always accepted in builtin types, because the parser does
 * not know what their dialect allows. */
static bool is_scalar(const varve_entity *type) {
  switch (type->kind) {
  case VARVE_KIND_INTEGER_TYPE:
  case VARVE_KIND_INDEX_TYPE:
  case VARVE_KIND_FLOAT_TYPE:
  case VARVE_KIND_DIALECT_TYPE:
    return true;
  default:
    return false;
  }
}

static varve_status integer_width(varve_parser *parser, varve_slice digits, uint32_t *width) {
  uint64_t value = 0;
  if (!varve_token_unsigned(digits, &value) || value > VARVE_MAX_INTEGER_WIDTH)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "integer types have at most %d bits", (int)VARVE_MAX_INTEGER_WIDTH);
  *width = (uint32_t)value;
  return VARVE_STATUS_OK;
}

static varve_status push_leaf(varve_parser *parser, const varve_entity *type) {
  varve_advance(parser);
  return varve_push_node(parser, type);
}

/* Pushes the frame of keyword<...> with the token after '<', unless the cache has the same text. */
static varve_status push_bracketed(varve_parser *parser, varve_frame_step *step,
                                   varve_frame **frame) {
  const char *start = parser->token.text.data;
  const char *end = NULL;
  const varve_entity *known = varve_memo_find(parser, start, &end);
  *frame = NULL;
  if (known != NULL) {
    varve_reset(parser, end);
    return varve_push_node(parser, known);
  }
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after the name of the type"));
  return varve_frame_push(parser, step, start, frame);
}

/* Called at '>' of a bracketed type that is checked and made. */
static varve_status finish_bracketed(varve_parser *parser, varve_frame *frame,
                                     const varve_entity *type) {
  VARVE_TRY(varve_memo_add(parser, frame->start, parser->last_end, type));
  return varve_frame_finish(parser, frame, type);
}

varve_status varve_expect_x(varve_parser *parser) {
  varve_slice word = parser->token.text;
  if (!varve_at(parser, VARVE_TOKEN_WORD) || word.data[0] != 'x')
    return VARVE_EXPECTED(parser, "expected 'x' in dimension list");
  varve_reset(parser, word.data + 1);
  return VARVE_STATUS_OK;
}

/* Parses digits at *place as a dimension and advances *place. */
static varve_status scan_dimension(varve_parser *parser, const char **place) {
  const char *start = *place, *p = start;
  uint64_t value = 0;
  while (p < parser->lexer.end && varve_char_is(*p, VARVE_CHAR_DIGIT))
    p++;
  if (!varve_token_unsigned(varve_slice_make(start, (size_t)(p - start)), &value) ||
      value > INT64_MAX)
    return VARVE_INVALID_ERROR(parser, start, "dimension does not fit in 63 bits");
  if (p < parser->lexer.end && *p == '.') {
    varve_reset(parser, start); /* a float, not a dimension */
    return VARVE_EXPECTED(parser, "expected a dimension or a type");
  }
  *place = p;
  return varve_push_number(parser, (int64_t)value);
}

/* Parses dimensions without blanks, "4x?x8x". The lexer would split them into "4", "x", "?",
 * "x8x" ... Parsed byte by byte, a list of a million dimensions takes linear time. */
static varve_status parse_dimension_run(varve_parser *parser, bool allow_dynamic) {
  const char *end = parser->lexer.end;
  const char *p = parser->token.text.data;
  for (;;) {
    if (*p == '?' && allow_dynamic) {
      p++;
      VARVE_TRY(varve_push_number(parser, VARVE_DYNAMIC));
    } else {
      VARVE_TRY(scan_dimension(parser, &p));
    }
    if (p == end || *p != 'x') {
      varve_reset(parser, p);
      return varve_expect_x(parser);
    }
    p++;
    if (p == end || !(varve_char_is(*p, VARVE_CHAR_DIGIT) || (*p == '?' && allow_dynamic)))
      break;
  }
  varve_reset(parser, p);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_dimension_list(varve_parser *parser) {
  const char *end = parser->lexer.end;
  const char *p = parser->token.text.data;
  do {
    if (p < end && *p == '?') {
      p++;
      VARVE_TRY(varve_push_number(parser, VARVE_DYNAMIC));
    } else if (p < end && varve_char_is(*p, VARVE_CHAR_DIGIT)) {
      VARVE_TRY(scan_dimension(parser, &p));
    } else {
      return VARVE_SYNTAX_ERROR(parser, p, "expected a dimension or '?'");
    }
  } while (p < end && *p == 'x' && p++ < end);
  varve_reset(parser, p);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_dimensions_before(varve_parser *parser) {
  while (varve_at(parser, VARVE_TOKEN_INTEGER))
    VARVE_TRY(parse_dimension_run(parser, false));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_shape_before(varve_parser *parser) {
  while (varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_QUESTION))
    VARVE_TRY(parse_dimension_run(parser, true));
  return VARVE_STATUS_OK;
}

/* Parses the dimensions of tensor and memref, or '*'. */
static varve_status parse_shape(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_STAR)) {
    frame->flags |= UNRANKED;
    return varve_expect_x(parser);
  }
  return varve_parse_shape_before(parser);
}

/* tensor<shape x element, encoding> */

static varve_status make_tensor(varve_parser *parser, varve_frame *frame,
                                const varve_entity **type) {
  const varve_entity *element = varve_frame_nodes(parser, frame)[0];
  bool has_encoding = parser->nodes.count - frame->first_node > 1;
  if (element->kind == VARVE_KIND_INDEX_TYPE)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_INDEX_ELEMENTS, frame->mark));
  if (has_encoding)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_ENCODINGS, frame->mark));
  if (!is_scalar(element) && element->kind != VARVE_KIND_COMPLEX_TYPE &&
      element->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_INVALID_ERROR(parser, frame->mark,
                               "elements of a tensor cannot be of %s: expected integer, index, "
                               "float, complex, vector or dialect type",
                               varve_kind_text((varve_kind)element->kind));
  if ((frame->flags & UNRANKED) == 0)
    return varve_tensor_type_get(parser->context, varve_frame_dims(parser, frame), element,
                                 has_encoding ? varve_top_node(parser) : NULL, type);
  if (has_encoding)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "an unranked tensor cannot have an encoding");
  return varve_unranked_tensor_type_get(parser->context, element, type);
}

static varve_status tensor_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *type = NULL;
  if (frame->state == 0 && varve_accept(parser, VARVE_TOKEN_COMMA) &&
      !varve_at(parser, VARVE_TOKEN_GREATER)) {
    frame->state = 1;
    return varve_request(parser, varve_begin_attribute);
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in tensor type"));
  VARVE_TRY(make_tensor(parser, frame, &type));
  return finish_bracketed(parser, frame, type);
}

/* memref<shape x element, layout, space> */

/* Returns whether the attribute at the frame's mark is just a number. */
static bool is_plain_number(const varve_parser *parser, const varve_frame *frame) {
  if (parser->source.options.lenient && varve_char_is(*frame->mark, VARVE_CHAR_LETTER))
    return true;
  for (const char *p = frame->mark; p < parser->last_end; p++)
    if (!varve_char_is(*p, VARVE_CHAR_DIGIT))
      return false;
  return true;
}

/* If a dialect is not one of LLVM, its attribute before a memory space is a layout. */
static bool was_layout(const varve_parser *parser, const varve_frame *frame) {
  const varve_entity *before = varve_frame_nodes(parser, frame)[1];
  varve_found_dialect built_in;
  return (frame->flags & (HAS_LAYOUT | UNRANKED)) == 0 &&
         before->kind == VARVE_KIND_DIALECT_ATTRIBUTE &&
         !varve_registry_find_dialect(varve_registry_of_era(parser->era),
                                      varve_string_bytes(before->children[0]), &built_in);
}

/* Layouts come before the memory space. */
static varve_status take_memref_attribute(varve_parser *parser, varve_frame *frame) {
  const varve_entity *attribute = varve_top_node(parser);
  const char *place = parser->token.text.data;
  bool is_layout =
      attribute->kind == VARVE_KIND_AFFINE_MAP || attribute->kind == VARVE_KIND_STRIDED_LAYOUT;
  if (!is_layout) {
    /* The definition says whether an attribute of a dialect is a layout. */
    const varve_entity_definition *definition = NULL;
    is_layout = false;
    if (attribute->kind == VARVE_KIND_DIALECT_ATTRIBUTE) {
      varve_slice dialect = varve_string_bytes(attribute->children[0]);
      VARVE_TRY(varve_find_entity(parser->context, dialect, varve_dialect_node_mnemonic(attribute),
                                  false, &definition));
      is_layout = definition != NULL &&
                  varve_has_trait(definition->dialect->tables, definition->record->traits,
                                  "MemRefLayoutAttrInterface");
    }
  }
  if (!is_layout) {
    if ((frame->flags & HAS_SPACE) != 0 && was_layout(parser, frame))
      frame->flags |= HAS_LAYOUT;
    else if (frame->flags & HAS_SPACE)
      return VARVE_INVALID_ERROR(parser, place, "a memref has one memory space only");
    if (!is_plain_number(parser, frame))
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_ANY_MEMORY_SPACE, frame->mark));
    frame->flags |= HAS_SPACE;
    return VARVE_STATUS_OK;
  }
  if (frame->flags & UNRANKED)
    return VARVE_INVALID_ERROR(parser, place, "an unranked memref cannot have a layout");
  if (frame->flags & HAS_SPACE)
    return VARVE_INVALID_ERROR(parser, place, "the memory space must follow the layout");
  const varve_entity *layout = attribute;
  /* In older eras a map is an identity even if it names symbols. */
  if (varve_grammar_allows(parser, VARVE_GRAMMAR_COMPOSED_LAYOUTS) &&
      layout->kind == VARVE_KIND_AFFINE_MAP && varve_affine_map_is_identity(layout) &&
      varve_affine_attribute_space(layout).num_symbols != 0) {
    VARVE_TRY(varve_affine_identity_map_get(parser->context, layout->child_count, &layout));
    varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
    VARVE_TRY(varve_push_node(parser, layout));
  }
  if (frame->flags & HAS_LAYOUT) {
    /* If there are several layouts, the last one counts. In older eras it is composed with the
     * others. */
    const varve_entity *before = varve_frame_nodes(parser, frame)[1];
    if (varve_grammar_allows(parser, VARVE_GRAMMAR_COMPOSED_LAYOUTS) &&
        before->kind == VARVE_KIND_AFFINE_MAP && layout->kind == VARVE_KIND_AFFINE_MAP)
      VARVE_TRY(varve_compose_maps(parser, before, layout, &layout));
    varve_vector_truncate(&parser->nodes, parser->nodes.count - 2);
    VARVE_TRY(varve_push_node(parser, layout));
  }
  frame->flags |= HAS_LAYOUT;
  return VARVE_STATUS_OK;
}

static bool is_memory_space(const varve_entity *space) {
  return space->kind == VARVE_KIND_INTEGER || space->kind == VARVE_KIND_STRING ||
         space->kind == VARVE_KIND_DICTIONARY || space->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
}

static varve_status check_layout(varve_parser *parser, const varve_frame *frame,
                                 const varve_entity *layout) {
  size_t rank = varve_frame_dims(parser, frame).rank;
  if (layout->kind == VARVE_KIND_DIALECT_ATTRIBUTE)
    return VARVE_STATUS_OK;
  size_t layout_rank = layout->kind == VARVE_KIND_AFFINE_MAP
                           ? varve_affine_attribute_space(layout).num_dims
                           : layout->payload_size / sizeof(int64_t) - 1;
  if (rank == layout_rank)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, frame->start,
                             "the memref has %zu dimensions but its layout has %zu", rank,
                             layout_rank);
}

static varve_status check_memref_element(varve_parser *parser, const varve_frame *frame) {
  const varve_entity *element = varve_top_node(parser);
  switch (element->kind) {
  case VARVE_KIND_COMPLEX_TYPE:
  case VARVE_KIND_INDEX_TYPE:
  case VARVE_KIND_MEMREF_TYPE:
  case VARVE_KIND_UNRANKED_MEMREF_TYPE:
    return varve_grammar_check(parser, VARVE_GRAMMAR_INDEX_ELEMENTS, frame->mark);
  case VARVE_KIND_VECTOR_TYPE:
    return VARVE_STATUS_OK;
  default:
    break;
  }
  if (element->kind == VARVE_KIND_DIALECT_TYPE)
    return varve_grammar_check(parser, VARVE_GRAMMAR_DIALECT_MEMREFS, frame->mark);
  if (is_scalar(element))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, frame->mark,
                             "elements of a memref cannot be of %s: expected integer, index, "
                             "float, complex, vector, memref or dialect type",
                             varve_kind_text((varve_kind)element->kind));
}

/* memspace0 */
static bool is_space_word(varve_slice word) {
  return varve_slice_starts_with(word, VARVE_SLICE("memspace")) &&
         varve_char_is(word.data[word.size - 1], VARVE_CHAR_DIGIT);
}

static varve_status memref_step(varve_parser *parser, varve_frame *frame) {
  if (frame->state == 0)
    VARVE_TRY(check_memref_element(parser, frame));
  else
    VARVE_TRY(take_memref_attribute(parser, frame));
  frame->state = 1;
  if (varve_accept(parser, VARVE_TOKEN_GREATER)) {
    const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
    const varve_entity *layout = frame->flags & HAS_LAYOUT ? nodes[1] : NULL;
    const varve_entity *space = frame->flags & HAS_SPACE ? varve_top_node(parser) : NULL;
    const varve_entity *type = NULL;
    if (layout != NULL)
      VARVE_TRY(check_layout(parser, frame, layout));
    if (space != NULL && !is_memory_space(space))
      return VARVE_INVALID_ERROR(parser, frame->start,
                                 "a memory space cannot be a %s: expected integer, string, "
                                 "dictionary or dialect attribute",
                                 varve_kind_text((varve_kind)space->kind));
    if (frame->flags & UNRANKED) {
      VARVE_TRY(varve_unranked_memref_type_get(parser->context, nodes[0], space, &type));
    } else {
      varve_memref_parts parts = {varve_frame_dims(parser, frame), nodes[0], layout, space};
      VARVE_TRY(varve_memref_type_get(parser->context, &parts, &type));
    }
    return finish_bracketed(parser, frame, type);
  }
  if (!varve_accept(parser, VARVE_TOKEN_COMMA))
    return VARVE_EXPECTED(parser, "expected ',' or '>' in memref type");
  frame->mark = parser->token.text.data;
  if (varve_at(parser, VARVE_TOKEN_WORD)) {
    if (varve_at_word(parser, "offset") && varve_grammar_allows(parser, VARVE_GRAMMAR_STRIDE_LISTS))
      return varve_parse_stride_list(parser);
    if (is_space_word(parser->token.text) && varve_repair_here(parser)) {
      /* Documents wrote memory spaces as words, memspace0, which no parser accepted. */
      varve_slice word = parser->token.text;
      const varve_entity *space = NULL;
      size_t size = word.size;
      uint64_t number = 0;
      while (size != 0 && varve_char_is(word.data[size - 1], VARVE_CHAR_DIGIT))
        size--;
      varve_slice digits = varve_slice_make(word.data + size, word.size - size);
      if (digits.size == 0 || !varve_token_unsigned(digits, &number))
        return VARVE_SYNTAX_ERROR(parser, word.data, "a memory space is a number, not '%.*s'",
                                  VARVE_FORMAT_SLICE(word));
      varve_warn_at(parser, word.data, "a memory space is a number: '%.*s' is read as %.*s",
                    VARVE_FORMAT_SLICE(word), VARVE_FORMAT_SLICE(digits));
      VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &number, &space));
      varve_advance(parser);
      return varve_push_node(parser, space);
    }
    return varve_request(parser, varve_begin_attribute);
  }
  return varve_request(parser, varve_begin_attribute);
}

/* vector<4x[8]xelement>: the scalable flags are collected in the text buffer, one byte for each
 * dimension. */

static varve_status vector_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *element = varve_top_node(parser);
  const varve_entity *type = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in vector type"));
  varve_dims dims = varve_frame_dims(parser, frame);
  if (element->kind == VARVE_KIND_INDEX_TYPE)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_INDEX_ELEMENTS, frame->start));
  if (element->kind == VARVE_KIND_DIALECT_TYPE)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_DIALECT_VECTORS, frame->start));
  if (dims.rank == 0 || (frame->flags & SCALABLE) != 0)
    VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_SCALABLE_VECTORS, frame->start));
  if (!is_scalar(element))
    return VARVE_INVALID_ERROR(parser, frame->start,
                               "elements of a vector cannot be of %s: expected integer, index, "
                               "float or dialect type",
                               varve_kind_text((varve_kind)element->kind));
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] == 0)
      return VARVE_INVALID_ERROR(parser, frame->start,
                                 "dimensions of a vector must be greater than 0");
  const uint8_t *scalable = (const uint8_t *)parser->text.data + frame->first_text;
  VARVE_TRY(varve_vector_type_get(parser->context, varve_frame_dims(parser, frame),
                                  frame->flags & SCALABLE ? scalable : NULL, element, &type));
  return finish_bracketed(parser, frame, type);
}

static varve_status begin_vector(varve_parser *parser) {
  varve_frame *frame = NULL;
  VARVE_TRY(push_bracketed(parser, vector_step, &frame));
  if (frame == NULL)
    return VARVE_STATUS_OK;
  for (;;) {
    if (varve_at(parser, VARVE_TOKEN_LEFT_SQUARE)) {
      /* Parses the dimensions in brackets: one, or in some eras several. */
      varve_advance(parser);
      for (;;) {
        if (!varve_at(parser, VARVE_TOKEN_INTEGER))
          return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                                    "expected a dimension after '['");
        const char *p = parser->token.text.data;
        VARVE_TRY(scan_dimension(parser, &p));
        VARVE_TRY(varve_buffer_append_char(&parser->text, 1));
        varve_reset(parser, p);
        if (!varve_at(parser, VARVE_TOKEN_WORD) ||
            !varve_grammar_allows(parser, VARVE_GRAMMAR_SCALABLE_GROUPS))
          break;
        VARVE_TRY(varve_expect_x(parser));
      }
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after a scalable dimension"));
      VARVE_TRY(varve_expect_x(parser));
      frame->flags |= SCALABLE;
    } else if (varve_at(parser, VARVE_TOKEN_INTEGER) && (frame->flags & SCALABLE) != 0) {
      /* Parses a dimension after a scalable one. */
      VARVE_TRY(
          varve_grammar_check(parser, VARVE_GRAMMAR_SCALABLE_ANYWHERE, parser->token.text.data));
      VARVE_TRY(parse_dimension_run(parser, false));
    } else if (varve_at(parser, VARVE_TOKEN_INTEGER))
      VARVE_TRY(parse_dimension_run(parser, false));
    else
      break;
    size_t rank = parser->numbers.count - frame->first_number;
    while (parser->text.size - frame->first_text < rank)
      VARVE_TRY(varve_buffer_append_char(&parser->text, 0));
  }
  return varve_request(parser, varve_begin_type);
}

/* complex<element> */

static varve_status complex_step(varve_parser *parser, varve_frame *frame) {
  const varve_entity *element = varve_top_node(parser);
  const varve_entity *type = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in complex type"));
  if (element->kind != VARVE_KIND_INTEGER_TYPE && element->kind != VARVE_KIND_FLOAT_TYPE)
    return VARVE_INVALID_ERROR(parser, frame->mark,
                               "parts of a complex number cannot be of %s: expected integer or "
                               "float type",
                               varve_kind_text((varve_kind)element->kind));
  VARVE_TRY(varve_complex_type_get(parser->context, element, &type));
  return finish_bracketed(parser, frame, type);
}

/* tuple<element, ...> */

static varve_status finish_tuple(varve_parser *parser, varve_frame *frame) {
  uint32_t count = 0;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " in tuple type"));
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  VARVE_TRY(varve_tuple_type_get(parser->context, varve_frame_nodes(parser, frame), count, &type));
  return finish_bracketed(parser, frame, type);
}

static varve_status tuple_step(varve_parser *parser, varve_frame *frame) {
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_request(parser, varve_begin_type);
  return finish_tuple(parser, frame);
}

/* (input, ...) -> result or (input, ...) -> (result, ...); count is the number of inputs. */
enum { INPUTS, RESULTS, SINGLE_RESULT };

static varve_status finish_function(varve_parser *parser, varve_frame *frame) {
  uint32_t count = 0;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  uint32_t inputs = (uint32_t)frame->count;
  VARVE_TRY(varve_function_type_get(parser->context, varve_frame_nodes(parser, frame), inputs,
                                    count - inputs, &type));
  return varve_frame_finish(parser, frame, type);
}

/* Called after the ')' of the inputs. */
static varve_status begin_results(varve_parser *parser, varve_frame *frame) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " in function type"));
  frame->count = parser->nodes.count - frame->first_node;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
    frame->state = SINGLE_RESULT;
    return varve_request(parser, begin_non_function_type);
  }
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return finish_function(parser, frame);
  frame->state = RESULTS;
  return varve_request(parser, varve_begin_type);
}

static varve_status function_step(varve_parser *parser, varve_frame *frame) {
  if (frame->state == SINGLE_RESULT)
    return finish_function(parser, frame);
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return varve_request(parser, varve_begin_type);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " in function type"));
  return frame->state == INPUTS ? begin_results(parser, frame) : finish_function(parser, frame);
}

/* Words that are types. A cache finds the short ones by their bytes. */

static struct varve_leaf_type *leaf_of(varve_parser *parser, varve_slice word, uint64_t *bytes) {
  const uint64_t mix = UINT64_C(0x9E3779B97F4A7C15);
  *bytes = 0;
  if (word.size > sizeof *bytes)
    return NULL;
  memcpy(bytes, word.data, word.size);
  return &parser->tables.leaf_types[*bytes * mix >> 58];
}

static varve_status begin_word_type(varve_parser *parser) {
  varve_slice word = parser->token.text;
  varve_float_kind kind;
  if (varve_word_is_integer_type(word)) {
    varve_slice type_word = parser->token.text;
    varve_signedness signedness = type_word.data[0] == 's'   ? VARVE_SIGNED
                                  : type_word.data[0] == 'u' ? VARVE_UNSIGNED
                                                             : VARVE_SIGNLESS;
    size_t prefix = signedness == VARVE_SIGNLESS ? 1 : 2;
    uint32_t width = 0;
    const varve_entity *type = NULL;
    VARVE_TRY(integer_width(
        parser, varve_slice_make(type_word.data + prefix, type_word.size - prefix), &width));
    if (signedness != VARVE_SIGNLESS)
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_SIGNED_TYPES, type_word.data));
    if (width == 0)
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_EMPTY_INTEGERS, type_word.data));
    if (width > MOST_BITS_OF_2019)
      VARVE_TRY(varve_grammar_check(parser, VARVE_GRAMMAR_WIDE_TYPES, type_word.data));
    VARVE_TRY(varve_integer_type_get(parser->context, width, signedness, &type));
    varve_advance(parser);
    return varve_push_node(parser, type);
  }
  switch (varve_keyword_find(word)) {
  case VARVE_KEYWORD_TENSOR: {
    varve_frame *frame = NULL;
    VARVE_TRY(push_bracketed(parser, tensor_step, &frame));
    if (frame == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(parse_shape(parser, frame));
    frame->mark = parser->token.text.data;
    return varve_request(parser, varve_begin_type);
  }
  case VARVE_KEYWORD_MEMREF: {
    varve_frame *frame = NULL;
    VARVE_TRY(push_bracketed(parser, memref_step, &frame));
    if (frame == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(parse_shape(parser, frame));
    frame->mark = parser->token.text.data;
    return varve_request(parser, varve_begin_type);
  }
  case VARVE_KEYWORD_VECTOR:
    return begin_vector(parser);
  case VARVE_KEYWORD_COMPLEX: {
    varve_frame *frame = NULL;
    VARVE_TRY(push_bracketed(parser, complex_step, &frame));
    if (frame == NULL)
      return VARVE_STATUS_OK;
    frame->mark = parser->token.text.data;
    return varve_request(parser, varve_begin_type);
  }
  case VARVE_KEYWORD_TUPLE: {
    varve_frame *frame = NULL;
    VARVE_TRY(push_bracketed(parser, tuple_step, &frame));
    if (frame == NULL)
      return VARVE_STATUS_OK;
    if (varve_at(parser, VARVE_TOKEN_GREATER))
      return finish_tuple(parser, frame);
    return varve_request(parser, varve_begin_type);
  }
  case VARVE_KEYWORD_INDEX:
    return push_leaf(parser, parser->context->index_type);
  case VARVE_KEYWORD_NONE:
    return push_leaf(parser, parser->context->none_type);
  default:
    break;
  }
  if (varve_float_kind_by_name(word, &kind) &&
      !varve_grammar_has_float(parser->source.grammar, kind))
    return varve_grammar_check(parser, varve_grammar_of_float(kind), word.data);
  if (varve_float_kind_by_name(word, &kind))
    return push_leaf(parser, parser->context->floats[kind]);
  return VARVE_EXPECTED(parser, "expected a type, but '%.*s' is not a type",
                        VARVE_FORMAT_SLICE(word));
}

static varve_status begin_non_function_type(varve_parser *parser) {
  if (varve_at(parser, VARVE_TOKEN_WORD)) {
    uint64_t word = 0;
    varve_slice text = parser->token.text;
    struct varve_leaf_type *leaf = leaf_of(parser, text, &word);
    if (leaf != NULL && leaf->word == word)
      return push_leaf(parser, leaf->type);
    VARVE_TRY(begin_word_type(parser));
    if (leaf != NULL && parser->last_end == text.data + text.size)
      *leaf = (struct varve_leaf_type){word, varve_top_node(parser)};
    return VARVE_STATUS_OK;
  }
  if (varve_at(parser, VARVE_TOKEN_EXCLAMATION_NAME))
    return varve_begin_dialect_symbol(parser);
  return VARVE_EXPECTED(parser, "expected a type");
}

varve_status varve_begin_type(varve_parser *parser) {
  if (varve_at(parser, VARVE_TOKEN_LEFT_PAREN)) {
    varve_frame *frame = NULL;
    VARVE_TRY(varve_frame_push(parser, function_step, parser->token.text.data, &frame));
    varve_advance(parser);
    if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
      return begin_results(parser, frame);
    return varve_request(parser, varve_begin_type);
  }
  return begin_non_function_type(parser);
}

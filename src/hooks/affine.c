/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of affine that have no regions. Affine dialect: "Operations". */
#include "hooks/affine.h"

#include "hooks/hooks.h"

#define MAP VARVE_SLICE("map")

/* Maps with their operands behind them: #map(%i, %j)[%n] */

varve_status varve_parse_affine_operands(varve_parser *parser, const varve_operation_draft *draft,
                                         varve_affine_space *space) {
  size_t first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the dimensions"));
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  size_t dims = varve_draft_operand_count(parser, draft) - first;
  if (varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE));
  size_t symbols = varve_draft_operand_count(parser, draft) - first - dims;
  *space = (varve_affine_space){0, 0};
  if (dims > VARVE_MAX_VALUES || symbols > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  *space = (varve_affine_space){(uint32_t)dims, (uint32_t)symbols};
  return VARVE_STATUS_OK;
}

varve_status varve_check_affine_operands(varve_parser *parser, const varve_operation_draft *draft,
                                         const varve_attribute *map, varve_affine_space given) {
  varve_affine_space space = varve_affine_attribute_space(map);
  if (space.num_dims == given.num_dims && space.num_symbols == given.num_symbols)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "%u dimension%s and %u symbol%s are given, but there should be %u and "
                             "%u",
                             given.num_dims, given.num_dims == 1 ? "" : "s", given.num_symbols,
                             given.num_symbols == 1 ? "" : "s", space.num_dims, space.num_symbols);
}

varve_status varve_resolve_indices(varve_parser *parser, const varve_operation_draft *draft,
                                   size_t first) {
  varve_operand_range range = {first, varve_draft_operand_count(parser, draft) - first};
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

varve_status varve_parse_affine_attribute(varve_parser *parser, varve_kind kind,
                                          const varve_attribute **attribute) {
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, attribute));
  if ((*attribute)->kind == kind)
    return VARVE_STATUS_OK;
  *attribute = NULL;
  return VARVE_INVALID_ERROR(parser, place, "expected an affine %s",
                             kind == VARVE_KIND_AFFINE_MAP ? "map" : "set");
}

/* affine.apply #map(%i)[%n] {...} has as many results as the map; affine.min and affine.max have
 * one. */

static varve_status parse_map_form(varve_parser *parser, varve_operation_draft *draft,
                                   const varve_attribute **map, varve_affine_space *given) {
  VARVE_TRY(varve_parse_affine_attribute(parser, VARVE_KIND_AFFINE_MAP, map));
  VARVE_TRY(varve_add_attribute(parser, MAP, *map));
  VARVE_TRY(varve_parse_affine_operands(parser, draft, given));
  VARVE_TRY(varve_resolve_indices(parser, draft, 0));
  return varve_parse_attr_dict(parser, draft);
}

varve_status varve_parse_affine_apply(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *map = NULL;
  varve_affine_space given;
  VARVE_TRY(parse_map_form(parser, draft, &map, &given));
  VARVE_TRY(varve_check_affine_operands(parser, draft, map, given));
  for (uint32_t i = 0; i < map->child_count; i++)
    VARVE_TRY(varve_add_result(parser, parser->context->index_type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_affine_min_max(varve_parser *parser, varve_operation_draft *draft) {
  const varve_attribute *map = NULL;
  varve_affine_space given;
  VARVE_TRY(parse_map_form(parser, draft, &map, &given));
  VARVE_TRY(varve_add_result(parser, parser->context->index_type));
  return varve_finish_custom(parser, draft);
}

/* %m[%i + 1, symbol(%n)]: the use of the memref, then those of the map */
static varve_status parse_access(varve_parser *parser, varve_slice name) {
  const varve_attribute *map = NULL;
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the indices"));
  varve_begin_affine_list(parser);
  VARVE_TRY(varve_parse_affine_group(parser, VARVE_TOKEN_RIGHT_SQUARE));
  VARVE_TRY(varve_end_affine_list(parser, first, &map));
  return varve_add_attribute(parser, name, map);
}

static varve_status parse_memref_type(varve_parser *parser, const varve_type **type) {
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, type));
  if ((*type)->kind == VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_OK;
  *type = NULL;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a memref");
}

static varve_status parse_colon_memref_type(varve_parser *parser, const varve_type **type) {
  *type = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the memref"));
  return parse_memref_type(parser, type);
}

/* The memref is the use number `memref`; those of the indices follow it. */
static varve_status resolve_access(varve_parser *parser, const varve_operation_draft *draft,
                                   size_t memref, const varve_type *type) {
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, memref), type));
  return varve_resolve_indices(parser, draft, memref + 1);
}

static varve_status parse_vector_type(varve_parser *parser, const varve_type **type) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the type of the vector"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, type));
  if ((*type)->kind == VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a vector");
}

/* affine.load %m[...] {...} : memref, affine.vector_load: the same and the type of the vector */

static varve_status parse_load(varve_parser *parser, varve_operation_draft *draft, bool is_vector) {
  const varve_type *memref = NULL, *result = NULL;
  VARVE_TRY(parse_access(parser, MAP));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_memref_type(parser, &memref));
  result = varve_type_element(memref);
  if (is_vector)
    VARVE_TRY(parse_vector_type(parser, &result));
  VARVE_TRY(varve_add_result(parser, result));
  VARVE_TRY(resolve_access(parser, draft, 0, memref));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_affine_load(varve_parser *parser, varve_operation_draft *draft) {
  return parse_load(parser, draft, false);
}

varve_status varve_parse_affine_vector_load(varve_parser *parser, varve_operation_draft *draft) {
  return parse_load(parser, draft, true);
}

/* affine.store %v, %m[...] {...} : memref, affine.vector_store: the same and the type of the vector
 */

static varve_status parse_store(varve_parser *parser, varve_operation_draft *draft,
                                bool is_vector) {
  const varve_type *memref = NULL, *stored = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the memref"));
  VARVE_TRY(parse_access(parser, MAP));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_memref_type(parser, &memref));
  stored = varve_type_element(memref);
  if (is_vector)
    VARVE_TRY(parse_vector_type(parser, &stored));
  VARVE_TRY(varve_resolve_operand(parser, varve_draft_operand(parser, draft, 0), stored));
  VARVE_TRY(resolve_access(parser, draft, 1, memref));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_affine_store(varve_parser *parser, varve_operation_draft *draft) {
  return parse_store(parser, draft, false);
}

varve_status varve_parse_affine_vector_store(varve_parser *parser, varve_operation_draft *draft) {
  return parse_store(parser, draft, true);
}

/* affine.prefetch %m[...], read, locality<3>, data {...} : memref */

/* One of two words; the attribute says whether it was the second. */
typedef struct word_pair {
  const char *name;
  const char *words[2];
} word_pair;

static varve_status parse_word_of(varve_parser *parser, const varve_operation_draft *draft,
                                  const word_pair *pair) {
  const varve_attribute *value = NULL;
  varve_slice word = parser->token.text;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected '%s' or '%s'", pair->words[0], pair->words[1]);
  bool is_second = varve_at_word(parser, pair->words[1]);
  if (!is_second && !varve_at_word(parser, pair->words[0]))
    return VARVE_INVALID_ERROR(parser, draft->name_start, "'%.*s' should be '%s' or '%s'",
                               VARVE_FORMAT_SLICE(word), pair->words[0], pair->words[1]);
  varve_advance(parser);
  VARVE_TRY(varve_bool_get(parser->context, is_second, &value));
  return varve_add_attribute(parser, varve_slice_of(pair->name), value);
}

static varve_status parse_locality(varve_parser *parser) {
  const varve_attribute *hint = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the locality"));
  VARVE_TRY(varve_expect_word(parser, "locality", " behind 'read' or 'write'"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " behind 'locality'"));
  VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i32, &hint));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " behind the locality"));
  return varve_add_attribute(parser, VARVE_SLICE("localityHint"), hint);
}

varve_status varve_parse_affine_prefetch(varve_parser *parser, varve_operation_draft *draft) {
  static const word_pair access = {"isWrite", {"read", "write"}};
  static const word_pair cache = {"isDataCache", {"instr", "data"}};
  const varve_type *type = NULL;
  VARVE_TRY(parse_access(parser, MAP));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and 'read' or 'write'"));
  VARVE_TRY(parse_word_of(parser, draft, &access));
  VARVE_TRY(parse_locality(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and 'data' or 'instr'"));
  VARVE_TRY(parse_word_of(parser, draft, &cache));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_memref_type(parser, &type));
  VARVE_TRY(resolve_access(parser, draft, 0, type));
  return varve_finish_custom(parser, draft);
}

/* affine.dma_start %source[...], %target[...], %tag[...], %count, %stride, %count_a_stride :
 * memref, memref, memref */

enum { DMA_MEMREFS = 3 };

static varve_status parse_dma_accesses(varve_parser *parser, varve_operation_draft *draft) {
  static const char *const maps[DMA_MEMREFS] = {"src_map", "dst_map", "tag_map"};
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    draft->saved[i] = varve_draft_operand_count(parser, draft);
    VARVE_TRY(parse_access(parser, varve_slice_of(maps[i])));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " behind the indices"));
  }
  draft->saved[DMA_MEMREFS] = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand_list(parser));
  size_t count = varve_draft_operand_count(parser, draft) - draft->saved[DMA_MEMREFS];
  if (count == 1 || count == 3)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "expected the stride and the number of elements a stride, or "
                             "neither");
}

static varve_status resolve_dma(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_type *index = parser->context->index_type;
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    varve_operand_range indices = {draft->saved[i] + 1, draft->saved[i + 1] - draft->saved[i] - 1};
    const varve_type *type =
        VARVE_VECTOR_AT(&parser->nodes, const varve_type *, draft->first_node + i);
    VARVE_TRY(
        varve_resolve_operand(parser, varve_draft_operand(parser, draft, draft->saved[i]), type));
    VARVE_TRY(varve_resolve_alike(parser, draft, indices, index));
  }
  return varve_resolve_indices(parser, draft, draft->saved[DMA_MEMREFS]);
}

varve_status varve_parse_affine_dma_start(varve_parser *parser, varve_operation_draft *draft) {
  size_t types;
  VARVE_TRY(parse_dma_accesses(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the memrefs"));
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != DMA_MEMREFS)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 types, but there are %zu",
                               types);
  VARVE_TRY(resolve_dma(parser, draft));
  return varve_finish_custom(parser, draft);
}

/* affine.dma_wait %tag[...], %count : memref */
varve_status varve_parse_affine_dma_wait(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  VARVE_TRY(parse_access(parser, VARVE_SLICE("tag_map")));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the number of elements"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the tag"));
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(resolve_access(parser, draft, 0, type));
  return varve_finish_custom(parser, draft);
}

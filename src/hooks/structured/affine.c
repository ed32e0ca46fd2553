/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of affine operations that have no regions. The section "Operations" of
 * upstream's document "Affine dialect" describes these custom forms. */
#include "hooks/structured/affine.h"
#include "hooks/hooks.h"

#define MAP VARVE_SLICE("map")

/* Functions that parse and print maps with operands: #map(%i, %j)[%n] */

varve_status varve_parse_affine_operands(varve_parser *parser, const varve_operation_draft *draft,
                                         varve_affine_space *space) {
  size_t first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the dimensions"));
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
                                         const varve_entity *map, varve_affine_space given) {
  varve_affine_space space = {0, 0};
  if (map == NULL)
    return VARVE_STATUS_INTERNAL;
  space = varve_affine_attribute_space(map);
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
  varve_operand_range range = varve_draft_operands_from(parser, draft, first);
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

varve_status varve_parse_affine_attribute(varve_parser *parser, varve_kind kind,
                                          const varve_entity **attribute) {
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, attribute));
  if ((*attribute)->kind == kind)
    return VARVE_STATUS_OK;
  *attribute = NULL;
  return VARVE_INVALID_ERROR(parser, place, "expected an affine %s",
                             kind == VARVE_KIND_AFFINE_MAP ? "map" : "set");
}

const varve_entity *varve_affine_attribute_of(const varve_operation *op, varve_slice name,
                                              varve_value_range range) {
  const varve_entity *map = varve_operation_attribute(op, name);
  if (map == NULL || (map->kind != VARVE_KIND_AFFINE_MAP && map->kind != VARVE_KIND_INTEGER_SET))
    return NULL;
  varve_affine_space space = varve_affine_attribute_space(map);
  if ((uint64_t)space.num_dims + space.num_symbols != range.count)
    return NULL;
  for (uint32_t i = 0; i < range.count; i++)
    if (op->operands[range.first + i].value->type->kind != VARVE_KIND_INDEX_TYPE)
      return NULL;
  return map;
}

varve_status varve_print_affine_call(varve_printer *printer, const varve_operation *op,
                                     const varve_entity *map, varve_value_range range) {
  varve_affine_space space = varve_affine_attribute_space(map);
  varve_value_range dims = {range.first, space.num_dims};
  varve_value_range symbols = {range.first + space.num_dims, space.num_symbols};
  VARVE_TRY(varve_print_attribute(printer, map));
  VARVE_TRY(varve_print_operands_between(printer, "(", op, dims, ")"));
  if (symbols.count == 0)
    return VARVE_STATUS_OK;
  return varve_print_operands_between(printer, "[", op, symbols, "]");
}

/* affine.apply, affine.min and affine.max: affine.apply #map(%i)[%n] {...}. affine.apply has a
 * result for each result of the map; affine.min and affine.max have one result. */

static varve_status parse_map_form(varve_parser *parser, varve_operation_draft *draft,
                                   const varve_entity **map, varve_affine_space *given) {
  VARVE_TRY(varve_parse_affine_attribute(parser, VARVE_KIND_AFFINE_MAP, map));
  VARVE_TRY(varve_add_attribute(parser, MAP, *map));
  VARVE_TRY(varve_parse_affine_operands(parser, draft, given));
  VARVE_TRY(varve_resolve_indices(parser, draft, 0));
  return varve_parse_attr_dict(parser, draft);
}

varve_status varve_parse_affine_apply(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *map = NULL;
  varve_affine_space given;
  VARVE_TRY(parse_map_form(parser, draft, &map, &given));
  VARVE_TRY(varve_check_affine_operands(parser, draft, map, given));
  for (uint32_t i = 0; i < map->child_count; i++)
    VARVE_TRY(varve_add_result(parser, parser->context->index_type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_parse_affine_min_max(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *map = NULL;
  varve_affine_space given;
  VARVE_TRY(parse_map_form(parser, draft, &map, &given));
  return varve_finish_with_result(parser, draft, parser->context->index_type);
}

static varve_status print_map_form(varve_printer *printer, const varve_operation *op,
                                   const varve_entity *map) {
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_affine_call(printer, op, map, (varve_value_range){0, op->operand_count}));
  return varve_print_attr_dict(printer, op, VARVE_ELIDED("map"));
}

varve_status varve_print_affine_apply(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *map =
      varve_affine_attribute_of(op, MAP, (varve_value_range){0, op->operand_count});
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP ||
      map->child_count != varve_operation_result_count(op))
    return VARVE_STATUS_UNSUPPORTED;
  return print_map_form(printer, op, map);
}

varve_status varve_print_affine_min_max(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *map =
      varve_affine_attribute_of(op, MAP, (varve_value_range){0, op->operand_count});
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_STATUS_UNSUPPORTED;
  return print_map_form(printer, op, map);
}

/* Parses %m[%i + 1, symbol(%n)]. The operand %m precedes the operands of the map. */
varve_status varve_parse_affine_access(varve_parser *parser, varve_slice name) {
  const varve_entity *map = NULL;
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the indices"));
  varve_begin_affine_list(parser);
  VARVE_TRY(varve_parse_affine_group(parser, VARVE_TOKEN_RIGHT_SQUARE));
  VARVE_TRY(varve_end_affine_list(parser, first, &map));
  return varve_add_attribute(parser, name, map);
}

static varve_status parse_colon_memref_type(varve_parser *parser, const varve_entity **type) {
  const char *place = parser->token.text.data;
  *type = NULL;
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the memref", type));
  if ((*type)->kind == VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_OK;
  *type = NULL;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a memref");
}

/* Resolves the operand with the index `memref` as a memref of the given type, and all operands
 * after the memref as indices. */
static varve_status resolve_access(varve_parser *parser, const varve_operation_draft *draft,
                                   size_t memref, const varve_entity *type) {
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, memref, type));
  return varve_resolve_indices(parser, draft, memref + 1);
}

/* Returns UNSUPPORTED unless operand place->memref is a memref and the map fits the operands
 * place->indices. */

varve_status varve_print_affine_access(varve_printer *printer, const varve_operation *op,
                                       const varve_affine_access *place) {
  const varve_entity *map =
      varve_affine_attribute_of(op, varve_slice_of(place->map), place->indices);
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP ||
      op->operands[place->memref].value->type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand(printer, op, place->memref));
  VARVE_PUT(printer, "[");
  VARVE_TRY(varve_print_affine_results(printer, map, (varve_value_range){0, map->child_count},
                                       op->operands + place->indices.first));
  return varve_put_char(printer, ']');
}

/* Prints "{...} : memref type". If vector is not NULL, then prints ", " and this vector type. */
static varve_status print_access_types(varve_printer *printer, const varve_operation *op,
                                       uint32_t memref, const varve_entity *vector) {
  VARVE_TRY(varve_print_attributes_and_types(printer, op, VARVE_ELIDED("map"),
                                             (varve_value_range){memref, 1}));
  if (vector == NULL)
    return VARVE_STATUS_OK;
  return varve_print_type_after(printer, ", ", vector);
}

static varve_status parse_vector_type(varve_parser *parser, const varve_entity **type) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the type of the vector"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, type));
  if ((*type)->kind == VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected the type of a vector");
}

static bool is_vector_access(const varve_operation_name *name) {
  return varve_slice_starts_with(name->suffix, VARVE_SLICE("vector_"));
}

/* affine.load %m[...] {...} : memref type, and affine.vector_load %m[...] {...} : memref type,
 * vector type */

varve_status varve_parse_affine_load(varve_parser *parser, varve_operation_draft *draft) {
  bool is_vector = is_vector_access(draft->name);
  const varve_entity *memref = NULL, *result = NULL;
  VARVE_TRY(varve_parse_affine_access(parser, MAP));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_memref_type(parser, &memref));
  result = varve_type_element(memref);
  if (is_vector)
    VARVE_TRY(parse_vector_type(parser, &result));
  VARVE_TRY(varve_add_result(parser, result));
  VARVE_TRY(resolve_access(parser, draft, 0, memref));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_affine_load(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  bool is_vector = is_vector_access(op->name);
  varve_affine_access place = {0, {1, op->operand_count - 1}, "map"};
  const varve_entity *type = varve_operation_result(op, 0)->type;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_affine_access(printer, op, &place));
  if (is_vector)
    return print_access_types(printer, op, 0, type);
  if (type != varve_type_element(op->operands[0].value->type))
    return VARVE_STATUS_UNSUPPORTED;
  return print_access_types(printer, op, 0, NULL);
}

/* affine.store %v, %m[...] {...} : memref type, and affine.vector_store %v, %m[...] {...} : memref
 * type, vector type */

varve_status varve_parse_affine_store(varve_parser *parser, varve_operation_draft *draft) {
  bool is_vector = is_vector_access(draft->name);
  const varve_entity *memref = NULL, *stored = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the memref"));
  VARVE_TRY(varve_parse_affine_access(parser, MAP));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_memref_type(parser, &memref));
  stored = varve_type_element(memref);
  if (is_vector)
    VARVE_TRY(parse_vector_type(parser, &stored));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, stored));
  VARVE_TRY(resolve_access(parser, draft, 1, memref));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_affine_store(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  bool is_vector = is_vector_access(op->name);
  varve_affine_access place = {1, {2, op->operand_count - 2}, "map"};
  const varve_entity *type = op->operands[0].value->type;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ", "));
  VARVE_TRY(varve_print_affine_access(printer, op, &place));
  if (is_vector)
    return print_access_types(printer, op, 1, type);
  if (type != varve_type_element(op->operands[1].value->type))
    return VARVE_STATUS_UNSUPPORTED;
  return print_access_types(printer, op, 1, NULL);
}

/* affine.prefetch %m[...], read, locality<3>, data {...} : memref type */

/* A boolean attribute `name` and the keywords for its values: words[0] for false, words[1] for
 * true. */
typedef struct word_pair {
  const char *name;
  const char *words[2];
} word_pair;

static const word_pair access_words = {"isWrite", {"read", "write"}};
static const word_pair cache_words = {"isDataCache", {"instr", "data"}};

static varve_status parse_word_of(varve_parser *parser, const varve_operation_draft *draft,
                                  const word_pair *pair) {
  const varve_entity *value = NULL;
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

varve_status varve_parse_affine_prefetch(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_affine_access(parser, MAP));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and 'read' or 'write'"));
  VARVE_TRY(parse_word_of(parser, draft, &access_words));
  const varve_entity *hint = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the locality"));
  VARVE_TRY(varve_expect_keyword(parser, "locality", " after 'read' or 'write'"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " after 'locality'"));
  VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i32, &hint));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the locality"));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("localityHint"), hint));

  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and 'data' or 'instr'"));
  VARVE_TRY(parse_word_of(parser, draft, &cache_words));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(parse_colon_memref_type(parser, &type));
  VARVE_TRY(resolve_access(parser, draft, 0, type));
  return varve_finish_custom(parser, draft);
}

/* Returns the keyword for the attribute's value, or NULL if the operation lacks the attribute or
 * the attribute is not an integer. */
static const char *word_of(const varve_operation *op, const word_pair *pair) {
  const varve_entity *value = varve_operation_attribute(op, varve_slice_of(pair->name));
  if (value == NULL || value->kind != VARVE_KIND_INTEGER)
    return NULL;
  return pair->words[*varve_integer_words(value) != 0];
}

varve_status varve_print_affine_prefetch(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_affine_access place = {0, {1, op->operand_count - 1}, "map"};
  const char *access_word = word_of(op, &access_words), *cache_word = word_of(op, &cache_words);
  const varve_entity *hint = varve_operation_attribute(op, VARVE_SLICE("localityHint"));
  if (access_word == NULL || cache_word == NULL || hint == NULL || hint->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_affine_access(printer, op, &place));
  VARVE_TRY(varve_put_word_between(printer, ", ", access_word, ""));
  VARVE_TRY(varve_print_literal_between(printer, ", locality<", hint, ">, "));
  VARVE_TRY(varve_put(printer, varve_slice_of(cache_word)));
  return varve_print_attributes_and_types(
      printer, op, VARVE_ELIDED("map", "localityHint", "isDataCache", "isWrite"),
      (varve_value_range){0, 1});
}

/* The custom forms of affine.dma_start and affine.dma_wait. Upstream does not define these
 * operations in ODS. */

/* affine.dma_start %source[...], %target[...], %tag[...], %count, %stride, %count_per_stride : type
 * of %source, type of %target, type of %tag. %stride and %count_per_stride are optional. */

enum { DMA_MEMREFS = 3 };

static varve_status parse_dma_accesses(varve_parser *parser, varve_operation_draft *draft) {
  static const char *const maps[DMA_MEMREFS] = {"src_map", "dst_map", "tag_map"};
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    draft->saved[i] = varve_draft_operand_count(parser, draft);
    VARVE_TRY(varve_parse_affine_access(parser, varve_slice_of(maps[i])));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " after the indices"));
  }
  draft->saved[DMA_MEMREFS] = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand(parser));
  while (varve_accept(parser, VARVE_TOKEN_COMMA)) {
    if (varve_may_end_in_comma(parser))
      break;
    VARVE_TRY(varve_parse_operand(parser));
  }
  size_t count = varve_draft_operand_count(parser, draft) - draft->saved[DMA_MEMREFS];
  if (count == 1 || count == 3)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, draft->name_start,
                             "expected the stride and the number of elements a stride, or "
                             "neither");
}

varve_status varve_parse_affine_dma_start(varve_parser *parser, varve_operation_draft *draft) {
  size_t types;
  VARVE_TRY(parse_dma_accesses(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the memrefs"));
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != DMA_MEMREFS)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 types, but there are %zu",
                               types);
  const varve_entity *index = parser->context->index_type;
  for (size_t i = 0; i < DMA_MEMREFS; i++) {
    varve_operand_range indices = {draft->saved[i] + 1, draft->saved[i + 1] - draft->saved[i] - 1};
    const varve_entity *type = varve_node_at(parser, draft->first_node + i);
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, draft->saved[i], type));
    VARVE_TRY(varve_resolve_alike(parser, draft, indices, index));
  }
  VARVE_TRY(varve_resolve_indices(parser, draft, draft->saved[DMA_MEMREFS]));

  return varve_finish_custom(parser, draft);
}

/* Parses affine.dma_wait %tag[...], %count : type of %tag. */
varve_status varve_parse_affine_dma_wait(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_affine_access(parser, VARVE_SLICE("tag_map")));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the number of elements"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the tag", &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  VARVE_TRY(varve_resolve_indices(parser, draft, 1));
  return varve_finish_custom(parser, draft);
}

/* Sets access->indices to the operands of the map access->map, which follow operand access->memref.
 * Returns false if the operation has no such map or too few operands. */
static bool find_access(const varve_operation *op, varve_affine_access *access) {
  const varve_entity *map = varve_operation_attribute(op, varve_slice_of(access->map));
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP || access->memref >= op->operand_count)
    return false;
  varve_affine_space space = varve_affine_attribute_space(map);
  uint64_t count = (uint64_t)space.num_dims + space.num_symbols;
  if (count >= op->operand_count - access->memref)
    return false;
  access->indices = (varve_value_range){access->memref + 1, (uint32_t)count};
  return true;
}

/* Prints the accesses, the remaining operands, and the types. mlir-opt does not print the
 * attributes, so this function prints none. Returns UNSUPPORTED if an access lacks its map or
 * operands. */
static varve_status print_accesses(varve_printer *printer, const varve_operation *op,
                                   varve_affine_access *accesses, uint32_t count) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < count; i++) {
    accesses[i].memref = next;
    if (!find_access(op, &accesses[i]))
      return VARVE_STATUS_UNSUPPORTED;
    next = accesses[i].indices.first + accesses[i].indices.count;
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE(" ") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_affine_access(printer, op, &accesses[i]));
  }
  VARVE_TRY(varve_print_operands_between(
      printer, ", ", op, (varve_value_range){next, op->operand_count - next}, " : "));
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_operand_types(printer, op, (varve_value_range){accesses[i].memref, 1}));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_affine_dma_start(varve_printer *printer, varve_print_operation *frame) {
  varve_affine_access accesses[DMA_MEMREFS] = {
      {.map = "src_map"}, {.map = "dst_map"}, {.map = "tag_map"}};
  return print_accesses(printer, frame->op, accesses, DMA_MEMREFS);
}

varve_status varve_print_affine_dma_wait(varve_printer *printer, varve_print_operation *frame) {
  varve_affine_access access = {.map = "tag_map"};
  return print_accesses(printer, frame->op, &access, 1);
}

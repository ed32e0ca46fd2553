/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of vector. */
#include "dialect/evaluate/infer_convert.h"
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

#define KIND VARVE_SLICE("kind")
#define FASTMATH VARVE_SLICE("fastmath")

/* Adds the attribute kind with the default #vector.kind<add>, unless the text has this attribute or
 * the operation has none of this name. */
static varve_status add_kind(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_entity *kind = NULL;
  if (varve_draft_attribute(parser, draft, KIND) != NULL ||
      varve_find_property(draft->name->definition, KIND) == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fixed_attribute(parser, VARVE_SLICE("#vector.kind<add>"), &kind));
  return varve_add_attribute(parser, KIND, kind);
}

/* vector.contract {...} %lhs, %rhs, %acc {...} : type of %lhs, type of %rhs into type of %acc. The
 * result has the type of %acc. */

static const char *const traits[] = {"fastmath", "indexing_maps", "iterator_types", "kind"};

/* Resolves the two masks of vector.contract, which are operands 3 and 4: one for %lhs and one for
 * %rhs. Only releases before LLVM 19 have masks. */
static varve_status resolve_masks(varve_parser *parser, const varve_operation_draft *draft,
                                  size_t first_node) {
  const varve_entity *mask = NULL;
  for (size_t i = 0; i < 2; i++) {
    const varve_entity *type = varve_node_at(parser, first_node + i);
    if (type->kind != VARVE_KIND_VECTOR_TYPE)
      return VARVE_INVALID_ERROR(parser, draft->name_start, "only vectors have masks");
    VARVE_TRY(varve_type_with_element(parser->context, type, parser->context->i1, &mask));
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 3 + i, mask));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_parse_vector_contract(varve_parser *parser, varve_operation_draft *draft) {
  size_t first_node = parser->nodes.count, types;
  const varve_entity *result = NULL;
  VARVE_TRY(varve_parse_iterator_traits(parser, draft));
  do {
    VARVE_TRY(varve_parse_operand(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA) && !varve_may_end_in_comma(parser));
  size_t operands = varve_draft_operand_count(parser, draft);
  bool has_masks = operands == 5 && draft->name->definition->record->operands.count > 3;
  if (operands != 3 && !has_masks)
    return VARVE_INVALID_ERROR(parser, varve_draft_operand(parser, draft, 0).place,
                               "expected 3 operands, not %zu", operands);
  VARVE_TRY(varve_parse_more_attributes(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != 2)
    return VARVE_INVALID_ERROR(parser, place, "expected 2 types, not %zu", types);
  VARVE_TRY(varve_parse_type_after(parser, "into", " and the type of the result", &result));
  for (size_t i = 0; i < 2; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, varve_node_at(parser, first_node + i)));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 2, result));
  if (has_masks)
    VARVE_TRY(resolve_masks(parser, draft, first_node));
  VARVE_TRY(add_kind(parser, draft));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_vector_contract(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *none = NULL;
  const size_t is_earlier = !varve_era_has(printer->context->era, VARVE_HAS_VECTOR_FASTMATH);
  const varve_elided names = {traits + is_earlier, VARVE_COUNT_OF(traits) - is_earlier};
  varve_elided shown = names;
  if (!is_earlier) {
    VARVE_TRY(
        varve_definition_attribute(printer->context, VARVE_SLICE("#arith.fastmath<none>"), &none));
    const size_t is_none = varve_operation_attribute(op, FASTMATH) == none;
    shown = (varve_elided){traits + is_none, VARVE_COUNT_OF(traits) - is_none};
  }
  VARVE_TRY(varve_print_iterator_traits(printer, op, shown));
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(varve_print_attributes_and_types(printer, op, names, (varve_value_range){0, 2}));
  return varve_print_type_after(printer, " into ", varve_operation_result(op, 0)->type);
}

/* vector.outerproduct %lhs, %rhs, %acc {...} : type of %lhs, type of %rhs. %rhs is a vector or a
 * scalar. %acc is optional. */

static bool has_no_dimension(const varve_entity *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(type).rank == 0;
}

varve_status varve_parse_vector_outerproduct(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *lhs = NULL, *rhs = NULL, *result = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the types of the operands", &lhs));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the type of the second operand"));
  VARVE_TRY(varve_parse_type(parser, &rhs));
  size_t operands = varve_draft_operand_count(parser, draft);
  if (operands < 2)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected at least 2 operands");
  if (lhs->kind != VARVE_KIND_VECTOR_TYPE || has_no_dimension(lhs) || has_no_dimension(rhs))
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the first operand must be a vector, and no vector without "
                               "dimensions");
  bool is_vector = rhs->kind == VARVE_KIND_VECTOR_TYPE;
  const uint8_t *left = varve_vector_type_scalable(lhs);
  const uint8_t *right = is_vector ? varve_vector_type_scalable(rhs) : NULL;
  int64_t sizes[2] = {varve_type_dims(lhs).sizes[0], is_vector ? varve_type_dims(rhs).sizes[0] : 0};
  uint8_t scalable[2] = {left != NULL && left[0] != 0, right != NULL && right[0] != 0};
  varve_dims dims = {sizes, is_vector ? 2 : 1};
  VARVE_TRY(varve_vector_type_get(parser->context, dims,
                                  scalable[0] != 0 || scalable[1] != 0 ? scalable : NULL,
                                  varve_type_element(lhs), &result));

  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, lhs));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 1, rhs));
  if (operands > 2)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, 2, result));
  VARVE_TRY(add_kind(parser, draft));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_vector_outerproduct(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  VARVE_TRY(varve_print_all_operands(printer, op));
  if (op->operand_count > 2)
    VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_NO_ELISION));
  return varve_print_colon_types(printer, op, (varve_value_range){0, 2});
}

/* vector.mask %mask, %passthru { operation } {...} : type of %mask -> result type */

/* Ends the region with a terminator. If the region has exactly one operation, and this operation is
 * not a vector.yield, adds a vector.yield of its results. Otherwise adds a vector.yield without
 * operands, unless the region ends with a terminator. */
static varve_status end_mask(varve_parser *parser, const varve_operation_draft *draft) {
  varve_region *region = varve_last_region(parser);
  varve_slice yield = VARVE_SLICE("vector.yield");
  varve_operation_state state = {0};
  varve_operation *created = NULL;
  VARVE_TRY(varve_ensure_block(parser));
  varve_operation *masked = region->first->first;
  if (masked == NULL || masked->next != NULL || varve_slice_equal(masked->name->text, yield))
    return varve_ensure_terminator(parser, draft, region, yield);
  varve_vector_truncate(&parser->operation.values, 0);
  for (uint32_t i = 0; i < varve_operation_result_count(masked); i++) {
    varve_value *value = varve_operation_result(masked, i);
    VARVE_TRY(varve_vector_push(&parser->operation.values, &value));
  }
  state.operands = parser->operation.values.data;
  state.operand_count = (uint32_t)parser->operation.values.count;
  return varve_build_operation(parser, draft, yield, &state, region->first, &created);
}

static varve_status mask_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_entity *type = NULL;
  VARVE_TRY(end_mask(parser, &draft));
  VARVE_TRY(varve_parse_attributes_and_type(parser, &draft, " and the type of the mask", &type));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  VARVE_TRY(varve_resolve_draft_operand(parser, &draft, 0, type));
  if (varve_draft_operand_count(parser, &draft) == 1)
    return varve_finish_custom(parser, &draft);
  if (parser->operation.added_types.count == draft.first_added_type)
    return VARVE_INVALID_ERROR(parser, draft.name_start,
                               "a mask with a passthru value must have a result");
  type =
      VARVE_VECTOR_AT(&parser->operation.added_types, const varve_entity *, draft.first_added_type);
  VARVE_TRY(varve_resolve_draft_operand(parser, &draft, 1, type));
  return varve_finish_custom(parser, &draft);
}

varve_status varve_parse_vector_mask(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_parse_operand(parser));
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(varve_parse_operand(parser));
  return varve_begin_region_then(parser, draft, mask_step);
}

varve_status varve_print_vector_mask(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step == 0) {
    VARVE_TRY(varve_print_all_operands(printer, op));
    return varve_print_region(printer, frame, 0, VARVE_REGION_FIRST_INLINE);
  }
  VARVE_TRY(
      varve_print_attributes_and_types(printer, op, VARVE_NO_ELISION, (varve_value_range){0, 1}));
  return varve_print_optional_arrow_results(printer, op);
}

/* vector.transfer_read %base[...], %padding, %mask {...} : type of %base, vector type, and
 * vector.transfer_write %vector, %base[...], %mask {...} : type of %vector, type of %base. The
 * attribute permutation_map implies the type of %mask. */

#define MAP VARVE_SLICE("permutation_map")
#define BOUNDS VARVE_SLICE("in_bounds")

typedef struct transfer {
  varve_operand_range base; /* the operands that are the memref or tensor and its indices */
  size_t value;             /* the index of the operand %padding, only for vector.transfer_read */
  size_t mask;              /* the index of the operand %mask, or 0 if the text has no mask */
  const varve_entity *shaped;
  const varve_entity *vector;
  const varve_entity *map;
  const char *place; /* where error messages about the types point to */
} transfer;

static bool has_dimensions(const varve_entity *type) {
  return type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_RANKED_TENSOR_TYPE;
}

static varve_status parse_base(varve_parser *parser, const varve_operation_draft *draft,
                               transfer *t) {
  t->base.first = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_access(parser));
  t->base.count = varve_draft_operand_count(parser, draft) - t->base.first;
  return VARVE_STATUS_OK;
}

static varve_status parse_mask(varve_parser *parser, const varve_operation_draft *draft,
                               transfer *t) {
  if (!varve_accept(parser, VARVE_TOKEN_COMMA))
    return VARVE_STATUS_OK;
  t->mask = varve_draft_operand_count(parser, draft);
  return varve_parse_operand(parser);
}

static varve_status find_map(varve_parser *parser, const varve_operation_draft *draft,
                             transfer *t) {
  t->map = varve_draft_attribute(parser, draft, MAP);
  if (t->map == NULL) {
    /* Makes the default map. Its results are the last dimensions of the base, in order. The number
     * of results is the rank of the vector, minus the rank of the elements of the base if these
     * elements are vectors. */
    const varve_entity **map = &t->map;
    const varve_entity *element = varve_type_element(t->shaped);
    varve_dims vector = varve_type_dims(t->vector);
    size_t rank = varve_type_dims(t->shaped).rank, results = vector.rank,
           first = parser->nodes.count;
    const varve_entity *expression = NULL;
    *map = NULL;
    if (element->kind == VARVE_KIND_VECTOR_TYPE) {
      size_t inner = varve_type_dims(element).rank;
      results = results < inner ? 0 : results - inner;
    }
    if (results > rank)
      return VARVE_INVALID_ERROR(
          parser, t->place,
          "expected a permutation_map, as the vector has more dimensions than "
          "the memref or tensor");
    for (size_t i = rank - results; i < rank; i++) {
      VARVE_TRY(varve_affine_dim_get(parser->context, (uint32_t)i, &expression));
      VARVE_TRY(varve_push_node(parser, expression));
    }
    VARVE_TRY(varve_affine_map_get(parser->context, (varve_affine_space){(uint32_t)rank, 0},
                                   (const varve_entity *const *)parser->nodes.data + first,
                                   (uint32_t)results, map));
    varve_vector_truncate(&parser->nodes, first);
    VARVE_TRY(varve_add_attribute(parser, MAP, t->map));
  }
  if (t->map == NULL)
    return VARVE_STATUS_INTERNAL;
  if (t->map->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "permutation_map must be an affine map");
  return VARVE_STATUS_OK;
}

static varve_status add_bounds(varve_parser *parser, const varve_operation_draft *draft,
                               const transfer *t) {
  const varve_entity *no = NULL;
  size_t first = parser->nodes.count;
  if (varve_draft_attribute(parser, draft, BOUNDS) != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_bool_get(parser->context, false, &no));
  for (uint32_t i = 0; i < t->map->child_count; i++)
    VARVE_TRY(varve_push_node(parser, no));
  return varve_add_array(parser, BOUNDS, first);
}

/* Returns the index of the map's result that is the given dimension of the base, or the number of
 * results if no result is this dimension. */
static uint32_t find_dimension(const varve_entity *map, uint32_t dimension) {
  for (uint32_t i = 0; i < map->child_count; i++)
    if (map->children[i]->kind == VARVE_KIND_AFFINE_DIM &&
        *(const uint32_t *)varve_entity_payload(map->children[i]) == dimension)
      return i;
  return map->child_count;
}

/* Returns the index of a result of the map, or the number of results if there is no such result.
 * From LLVM 16 on, `index` is a dimension of the base, and the result is this dimension. Before
 * LLVM 16, the result is result `index`, which must be a dimension and not a constant. */
static uint32_t find_mask_dimension(const varve_parser *parser, const transfer *t, uint32_t index) {
  if (varve_era_has(parser->context->era, VARVE_HAS_VECTOR_MASKS_OF_MEMORY))
    return find_dimension(t->map, index);
  bool is_dimension =
      index < t->map->child_count && t->map->children[index]->kind == VARVE_KIND_AFFINE_DIM;
  return is_dimension ? index : t->map->child_count;
}

/* Makes the type of the mask: a vector of i1. For each index 0, 1 ... for which find_mask_dimension
 * finds a result of the map, the mask has the dimension of the vector with the index of this
 * result. If the map has no such result, the mask has one dimension of size 1. */
static varve_status mask_type(varve_parser *parser, const transfer *t, const varve_entity **type) {
  const varve_affine_space *space = varve_entity_payload(t->map);
  const uint8_t *scalable = varve_vector_type_scalable(t->vector);
  varve_dims sizes = varve_type_dims(t->vector);
  size_t first = parser->numbers.count, first_text = parser->text.size;
  uint32_t count = space->num_dims > t->map->child_count ? space->num_dims : t->map->child_count;
  for (uint32_t d = 0; d < count; d++) {
    uint32_t result = find_mask_dimension(parser, t, d);
    if (result == t->map->child_count)
      continue;
    VARVE_TRY(varve_push_number(parser, sizes.sizes[result]));
    VARVE_TRY(
        varve_buffer_append_char(&parser->text, scalable != NULL && scalable[result] != 0 ? 1 : 0));
  }
  if (parser->numbers.count == first) {
    VARVE_TRY(varve_push_number(parser, 1));
    VARVE_TRY(varve_buffer_append_char(&parser->text, 0));
  }
  varve_dims dims = {(const int64_t *)parser->numbers.data + first, parser->numbers.count - first};
  const uint8_t *flags = scalable == NULL ? NULL : (const uint8_t *)parser->text.data + first_text;
  VARVE_TRY(varve_vector_type_get(parser->context, dims, flags, parser->context->i1, type));
  varve_vector_truncate(&parser->numbers, first);
  parser->text.size = first_text;
  return VARVE_STATUS_OK;
}

static varve_status resolve_mask(varve_parser *parser, const varve_operation_draft *draft,
                                 const transfer *t) {
  varve_operand_use use = varve_draft_operand(parser, draft, t->mask);
  const varve_entity *type = NULL;
  if (varve_type_element(t->shaped)->kind == VARVE_KIND_VECTOR_TYPE)
    return VARVE_INVALID_ERROR(parser, use.place, "elements that are vectors cannot be masked");
  if (varve_type_dims(t->vector).rank != t->map->child_count)
    return VARVE_INVALID_ERROR(
        parser, t->place, "the vector and the results of permutation_map must have the same rank");
  VARVE_TRY(mask_type(parser, t, &type));
  return varve_resolve_operand(parser, use, type);
}

static varve_status resolve_base(varve_parser *parser, const varve_operation_draft *draft,
                                 const transfer *t) {
  varve_operand_range indices = {t->base.first + 1, t->base.count - 1};
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, t->base.first, t->shaped));
  return varve_resolve_alike(parser, draft, indices, parser->context->index_type);
}

static varve_status parse_rest(varve_parser *parser, varve_operation_draft *draft, transfer *t,
                               bool is_read) {
  VARVE_TRY(parse_mask(parser, draft, t));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  size_t count, first = parser->nodes.count;
  t->place = parser->token.text.data;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and two types"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  if (count != 2)
    return VARVE_INVALID_ERROR(parser, t->place, "expected two types, not %zu", count);
  t->shaped = varve_node_at(parser, first + (is_read ? 0 : 1));
  t->vector = varve_node_at(parser, first + (is_read ? 1 : 0));
  if (t->vector->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_INVALID_ERROR(parser, t->place, "expected a vector type");
  if (!has_dimensions(t->shaped))
    return VARVE_INVALID_ERROR(parser, t->place, "expected the type of a memref or ranked tensor");

  VARVE_TRY(find_map(parser, draft, t));
  if (t->shaped == NULL || t->vector == NULL)
    return VARVE_STATUS_INTERNAL;
  const varve_property_definition *bounds = varve_find_property(draft->name->definition, BOUNDS);
  if (bounds == NULL || bounds->kind != VARVE_PROPERTY_REQUIRED)
    return VARVE_STATUS_OK; /* in older releases in_bounds is optional and has no default */
  return add_bounds(parser, draft, t);
}

varve_status varve_parse_vector_transfer_read(varve_parser *parser, varve_operation_draft *draft) {
  transfer t = {{0, 0}, 0, 0, NULL, NULL, NULL, NULL};
  VARVE_TRY(parse_base(parser, draft, &t));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the padding"));
  t.value = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(parse_rest(parser, draft, &t, true));
  VARVE_TRY(resolve_base(parser, draft, &t));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, t.value, varve_type_element(t.shaped)));
  if (t.mask != 0)
    VARVE_TRY(resolve_mask(parser, draft, &t));
  int32_t sizes[4] = {1, (int32_t)(t.base.count - 1), 1, t.mask != 0};
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 4));
  return varve_finish_with_result(parser, draft, t.vector);
}

varve_status varve_parse_vector_transfer_write(varve_parser *parser, varve_operation_draft *draft) {
  transfer t = {{0, 0}, 0, 0, NULL, NULL, NULL, NULL};
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the memref or tensor"));
  VARVE_TRY(parse_base(parser, draft, &t));
  VARVE_TRY(parse_rest(parser, draft, &t, false));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, t.vector));
  VARVE_TRY(resolve_base(parser, draft, &t));
  if (t.mask != 0)
    VARVE_TRY(resolve_mask(parser, draft, &t));
  int32_t sizes[4] = {1, 1, (int32_t)(t.base.count - 1), t.mask != 0};
  VARVE_TRY(varve_add_operand_sizes(parser, sizes, 4));
  if (t.shaped->kind == VARVE_KIND_RANKED_TENSOR_TYPE)
    VARVE_TRY(varve_add_result(parser, t.shaped));
  return varve_finish_custom(parser, draft);
}

/* Returns whether the map is the default map, whose results are the last dimensions in order. */
static bool is_minor_identity(const varve_entity *map) {
  const varve_affine_space *space = varve_entity_payload(map);
  if (map->child_count > space->num_dims || space->num_symbols != 0)
    return false;
  uint32_t first = space->num_dims - map->child_count;
  for (uint32_t i = 0; i < map->child_count; i++)
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM ||
        *(const uint32_t *)varve_entity_payload(map->children[i]) != first + i)
      return false;
  return true;
}

static bool has_bounds(const varve_entity *array) {
  for (uint32_t i = 0; i < array->child_count; i++)
    if (array->children[i]->kind != VARVE_KIND_INTEGER ||
        varve_integer_words(array->children[i])[0] != 0)
      return true;
  return false;
}

static varve_status put_base(varve_printer *printer, const varve_operation *op, uint32_t base) {
  VARVE_TRY(varve_print_operands(printer, op, varve_operand_range_of(op, base)));
  return varve_print_operands_between(printer, "[", op, varve_operand_range_of(op, base + 1), "]");
}

static varve_status put_rest(varve_printer *printer, const varve_operation *op,
                             const varve_entity *const types[2]) {
  varve_value_range mask = varve_operand_range_of(op, 3);
  if (mask.count != 0) {
    VARVE_TRY(varve_print_operands_between(printer, ", ", op, mask, ""));
  }
  const char *elided[2];
  size_t count = 0;
  const varve_entity *map = varve_operation_attribute(op, MAP);
  const varve_entity *bounds = varve_operation_attribute(op, BOUNDS);
  if (map != NULL && map->kind == VARVE_KIND_AFFINE_MAP && is_minor_identity(map))
    elided[count++] = "permutation_map";
  if (bounds != NULL && bounds->kind == VARVE_KIND_ARRAY && !has_bounds(bounds))
    elided[count++] = "in_bounds";
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){elided, count}));

  VARVE_TRY(varve_print_colon_type(printer, types[0]));
  return varve_print_type_after(printer, ", ", types[1]);
}

varve_status varve_print_vector_transfer_read(varve_printer *printer,
                                              varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *types[2] = {varve_operation_operand(op, 0)->type,
                                  varve_operation_result(op, 0)->type};
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_base(printer, op, 0));
  VARVE_TRY(varve_print_operands_between(printer, ", ", op, varve_operand_range_of(op, 2), ""));
  return put_rest(printer, op, types);
}

varve_status varve_print_vector_transfer_write(varve_printer *printer,
                                               varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *types[2] = {varve_operation_operand(op, 0)->type,
                                  varve_operation_operand(op, 1)->type};
  VARVE_TRY(varve_print_operands_between(printer, " ", op, varve_operand_range_of(op, 0), ", "));
  VARVE_TRY(put_base(printer, op, 1));
  return put_rest(printer, op, types);
}

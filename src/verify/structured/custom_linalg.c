/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: map, reduce, transpose, broadcast, softmax, pack and unpack, Winograd transforms. */
#include "verify/custom_common.h"

static varve_status check_mapper(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != op->operand_count)
    return VARVE_OP_FAULT(
        v, "expects number of operands to match the arity of mapper, but got: % and %",
        VARVE_NUMBER(op->operand_count), VARVE_NUMBER(body->argument_count));
  for (uint32_t i = 0; i + 1 < op->operand_count; i++) {
    const varve_entity *element = varve_scalar_of(varve_operand_type(op, i));
    if (element != body->arguments[i]->value.type)
      return VARVE_OP_FAULT(v, "expected element type of input % to match bbArg type %",
                            VARVE_NODE(element), VARVE_NODE(body->arguments[i]->value.type));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_map(varve_verifier *v, const varve_operation *op) {
  const varve_entity *init = varve_operand_type(op, op->operand_count - 1);
  VARVE_TRY(check_mapper(v, op));
  for (uint32_t i = 0; i + 1 < op->operand_count; i++) {
    const varve_entity *type = varve_operand_type(op, i);
    if (varve_is_ranked_type(type) && varve_is_ranked_type(init) &&
        !varve_dims_equal(varve_type_dims(type), varve_type_dims(init)))
      return VARVE_OP_FAULT(v, "expected shape of input (%) to match shape of output (%)",
                            VARVE_NODE(type), VARVE_NODE(init));
  }
  return VARVE_STATUS_OK;
}

/* Checks that the dimensions in the list are in range, and sets a bit in *marked for each one up to
 * 63. The dimensions are reduced from the input or added to the init. */
static varve_status mark_dimensions(varve_verifier *v, const varve_entity *list, uint64_t rank,
                                    uint64_t *marked) {
  *marked = 0;
  for (uint32_t i = 0; i < varve_number_count(list); i++) {
    int64_t dimension = varve_number_at(list, i);
    if (dimension < 0 || dimension >= (int64_t)rank)
      return VARVE_OP_FAULT(v, "dimension % is out of range. expected range: [0, %], got: %",
                            VARVE_NUMBER(i), VARVE_NUMBER((int64_t)rank - 1),
                            VARVE_NUMBER(dimension));
    *marked |= dimension < 64 ? (uint64_t)1 << dimension : 0;
  }
  return VARVE_STATUS_OK;
}

/* Returns whether "part" has the sizes of the unmarked dimensions of "whole". Returns true if the
 * rank of "whole" is above 64. */
static bool rest_fits(varve_dims whole, uint64_t marked, varve_dims part) {
  size_t at = 0;
  if (whole.rank > 64)
    return true;
  for (size_t i = 0; i < whole.rank; i++) {
    if ((marked >> i & 1) != 0)
      continue;
    if (at >= part.rank)
      return false;
    if (whole.sizes[i] != part.sizes[at++])
      return false;
  }
  return at == part.rank;
}

static varve_status check_same_shapes(varve_verifier *v, const varve_operation *op,
                                      varve_value_range group, const char *noun) {
  for (uint32_t i = 1; i < group.count; i++)
    if (!varve_dims_equal(varve_type_dims(varve_operand_type(op, group.first)),
                          varve_type_dims(varve_operand_type(op, group.first + i))))
      return VARVE_OP_FAULT(v,
                            "expects all %s to have the same shapes. Shape at %-index % is not "
                            "equal to the shape at %-index 0.",
                            VARVE_TEXT(varve_slice_of(noun)), VARVE_TEXT(varve_slice_of(noun)),
                            VARVE_NUMBER(i), VARVE_TEXT(varve_slice_of(noun)));
  return VARVE_STATUS_OK;
}

static varve_status check_combiner(varve_verifier *v, const varve_operation *op,
                                   uint32_t input_count) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != op->operand_count)
    return varve_op_fault(v, "mismatching number of operands and block arguments");
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_entity *element = varve_scalar_of(varve_operand_type(op, i));
    if (element != body->arguments[i]->value.type)
      return VARVE_OP_FAULT(
          v, "% element type % does not match corresponding block argument type %",
          VARVE_TEXT(i < input_count ? VARVE_SLICE("input") : VARVE_SLICE("output")),
          VARVE_NODE(element), VARVE_NODE(body->arguments[i]->value.type));
  }
  return VARVE_STATUS_OK;
}

/* Checks linalg.reduce. Like mlir-opt, accepts an odd number of operands: then there is one more
 * input than inits. A single operand is an input, and mlir-opt also uses this operand as the
 * init. */
varve_status varve_verify_linalg_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_entity *dimensions = varve_property_of(op, "dimensions");
  varve_value_range inits = varve_operand_range_of(op, 1);
  varve_value_range inputs = {0, op->operand_count - inits.count};
  uint64_t reduced = 0;
  if (op->operand_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_same_shapes(v, op, inputs, "input"));
  VARVE_TRY(check_same_shapes(v, op, inits, "output"));
  varve_dims from = varve_type_dims(varve_operand_type(op, inputs.first));
  varve_dims to = varve_type_dims(varve_operand_type(op, inits.first));
  for (uint32_t i = 0; i < varve_number_count(dimensions); i++)
    if (varve_number_at(dimensions, i) < 0 || varve_number_at(dimensions, i) >= (int64_t)from.rank)
      return VARVE_OP_FAULT(v, "dimensions for reduction should be in the range [0, %].",
                            VARVE_NUMBER((int64_t)from.rank - 1));
  VARVE_TRY(mark_dimensions(v, dimensions, from.rank, &reduced));
  uint32_t removed = varve_number_count(dimensions);
  if ((int64_t)from.rank - removed != (int64_t)to.rank)
    return VARVE_OP_FAULT(v, "number of dimensions after reduction % doesn't match the init rank %",
                          VARVE_NUMBER((int64_t)from.rank - removed), VARVE_NUMBER(to.rank));
  if (!rest_fits(from, reduced, to))
    return varve_op_fault(v, "init dimensions don't match input dimensions after reduction");
  return check_combiner(v, op, inputs.count);
}

varve_status varve_verify_linalg_transpose(varve_verifier *v, const varve_operation *op) {
  const varve_entity *permutation = varve_property_of(op, "permutation");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_operand_type(op, 1));
  if (!varve_is_permutation(permutation))
    return varve_op_fault(v, "permutation is not valid");
  if (from.rank != to.rank)
    return VARVE_OP_FAULT(v, "input rank % does not match init rank %", VARVE_NUMBER(from.rank),
                          VARVE_NUMBER(to.rank));
  if (varve_number_count(permutation) != from.rank)
    return VARVE_OP_FAULT(v, "size of permutation % does not match the argument rank %",
                          VARVE_NUMBER(varve_number_count(permutation)), VARVE_NUMBER(from.rank));
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t a = from.sizes[varve_number_at(permutation, i)], b = to.sizes[i];
    if (a != b)
      return VARVE_OP_FAULT(v, "dim(result, %) = % doesn't match dim(input, permutation[%]) = %",
                            VARVE_NUMBER(i), VARVE_NUMBER(b), VARVE_NUMBER(i), VARVE_NUMBER(a));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_broadcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *added = varve_property_of(op, "dimensions");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_operand_type(op, 1));
  uint64_t marked = 0;
  if (from.rank + varve_number_count(added) != to.rank)
    return VARVE_OP_FAULT(v,
                          "input rank plus added dimensions does not match init rank. input rank: "
                          "%, dimensions size: %, init rank: %",
                          VARVE_NUMBER(from.rank), VARVE_NUMBER(varve_number_count(added)),
                          VARVE_NUMBER(to.rank));
  VARVE_TRY(mark_dimensions(v, added, to.rank, &marked));
  if (!rest_fits(to, marked, from))
    return varve_op_fault(v, "input dimensions should match those of the init that are not added");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_softmax(varve_verifier *v, const varve_operation *op) {
  varve_dims input = varve_type_dims(varve_operand_type(op, 0));
  varve_dims output = varve_type_dims(varve_operand_type(op, 1));
  int64_t dimension = 0;
  if (!varve_dims_fit(input, output))
    return varve_op_fault(v, "incompatible output shape");
  if (varve_integer_of(varve_property_of(op, "dimension"), &dimension) &&
      (dimension < 0 || dimension >= (int64_t)input.rank))
    return varve_op_fault(v, "incorrect dimension specified");
  return VARVE_STATUS_OK;
}

/* Packing */

/* A packing: the unpacked and the packed shape, and how the packed shape is computed. Shapes are
 * not checked if the unpacked rank is above MOST_DIMS. */
enum { MOST_DIMS = 64 };

typedef struct packing {
  const varve_entity *packed_type;
  varve_dims unpacked;
  varve_dims packed;
  const varve_entity *outer; /* permutation; NULL or empty: the identity */
  const varve_entity *positions;
  const varve_entity *tiles;
} packing;

static bool is_dimension_list(const varve_entity *list, size_t rank) {
  uint64_t seen = 0;
  for (uint32_t i = 0; i < varve_number_count(list); i++) {
    int64_t at = varve_number_at(list, i);
    if (at < 0 || at >= (int64_t)rank || (seen >> at & 1) != 0)
      return false;
    seen |= (uint64_t)1 << at;
  }
  return true;
}

static int64_t tiles_in(int64_t size, int64_t tile) {
  if (size == VARVE_DYNAMIC || tile <= 0)
    return VARVE_DYNAMIC;
  return size / tile + (size % tile != 0);
}

static varve_status check_shape(varve_verifier *v, const packing *of) {
  int64_t sizes[MOST_DIMS];
  size_t rank = of->unpacked.rank;
  uint32_t tiles = varve_number_count(of->tiles);
  for (uint32_t i = 0; i < tiles; i++)
    if (of->packed.sizes[rank + i] != varve_number_at(of->tiles, i))
      return varve_fault(v,
                         "mismatch in inner tile sizes specified and shaped of tiled dimension in "
                         "the packed type",
                         NULL);
  for (size_t i = 0; i < rank; i++)
    sizes[i] = of->unpacked.sizes[i];
  for (uint32_t i = 0; i < tiles; i++) {
    int64_t at = varve_number_at(of->positions, i);
    sizes[at] = tiles_in(sizes[at], varve_number_at(of->tiles, i));
  }
  for (uint32_t i = 0; i < rank; i++) {
    bool is_moved = of->outer != NULL && varve_number_count(of->outer) != 0;
    int64_t expected = sizes[is_moved ? varve_number_at(of->outer, i) : i];
    int64_t size = of->packed.sizes[i];
    if (expected != size && expected != VARVE_DYNAMIC && size != VARVE_DYNAMIC)
      return VARVE_FAULT(v, "expected % in dimension % for the packed domain value, got %",
                         VARVE_NUMBER(expected), VARVE_NUMBER(i), VARVE_NODE(of->packed_type));
  }
  return VARVE_STATUS_OK;
}

/* Checks that all tiles are full: without a padding value, the size of a tiled dimension must be a
 * multiple of its tile. */
static varve_status check_full_tiles(varve_verifier *v, const packing *of) {
  uint32_t tiles = of->unpacked.sizes == NULL ? 0 : varve_number_count(of->tiles);
  for (uint32_t i = 0; i < tiles; i++) {
    int64_t size = of->unpacked.sizes[varve_number_at(of->positions, i)];
    int64_t tile = varve_number_at(of->tiles, i);
    if (size != VARVE_DYNAMIC && tile > 0 && size % tile != 0)
      return varve_op_fault(v, "invalid tile factor or output size provided. Only full tiles are "
                               "supported when padding_value is not set");
  }
  return VARVE_STATUS_OK;
}

static varve_status check_packing(varve_verifier *v, const varve_operation *op, uint32_t unpacked,
                                  packing *of) {
  const varve_entity *types[] = {varve_operand_type(op, 0), varve_operand_type(op, 1)};
  *of = (packing){.packed_type = types[1 - unpacked],
                  .outer = varve_property_of(op, "outer_dims_perm"),
                  .positions = varve_property_of(op, "inner_dims_pos"),
                  .tiles = varve_property_of(op, "static_inner_tiles")};
  if (!varve_is_ranked_type(types[0]) || !varve_is_ranked_type(types[1]) ||
      !varve_is_number_list(of->positions) || !varve_is_number_list(of->tiles) ||
      (of->outer != NULL && !varve_is_number_list(of->outer)) ||
      varve_type_dims(types[unpacked]).rank > MOST_DIMS) {
    of->tiles = NULL;
    return VARVE_STATUS_OK;
  }
  of->unpacked = varve_type_dims(types[unpacked]);
  of->packed = varve_type_dims(of->packed_type);
  uint32_t tiles = varve_number_count(of->tiles), outer = 0;
  size_t rank = of->unpacked.rank;
  for (uint32_t i = 0; i < tiles; i++)
    if (varve_number_at(of->tiles, i) == 0)
      return varve_fault(v, "invalid zero tile factor", NULL);
  if (!is_dimension_list(of->positions, rank))
    return varve_fault(v, "invalid inner_dims_pos vector", NULL);
  if (of->outer != NULL)
    outer = varve_number_count(of->outer);
  if (outer != 0 && !is_dimension_list(of->outer, rank))
    return varve_fault(v, "invalid outer_dims_perm vector", NULL);
  if (outer != 0 && outer != rank)
    return varve_fault(v, "outer_dims_perm must be a permutation or empty", NULL);
  if (tiles > rank)
    return varve_fault(v,
                       "tiling factors must be less than or equal to the input rank for pack or "
                       "output rank for unpack",
                       NULL);
  if (tiles != varve_number_count(of->positions))
    return varve_fault(v, "tiling factors must equal the number of dimensions to tile", NULL);
  if (of->packed.rank != rank + tiles)
    return VARVE_FAULT(v, "packed rank != (unpacked rank + num tiling factors), got % != %",
                       VARVE_NUMBER(of->packed.rank), VARVE_NUMBER(rank + tiles));
  return of->packed.sizes == NULL || of->unpacked.sizes == NULL ? VARVE_STATUS_OK
                                                                : check_shape(v, of);
}

varve_status varve_verify_linalg_pack(varve_verifier *v, const varve_operation *op) {
  enum { PADDING = 2 };
  const varve_entity *padding = varve_operand_type_of(op, PADDING);
  const varve_entity *element = varve_scalar_of(varve_operand_type(op, 0));
  packing of;
  VARVE_TRY(check_packing(v, op, 0, &of));
  if (padding != NULL && padding != element)
    return VARVE_OP_FAULT(v, "expected padding_value has % but got: %", VARVE_NODE(element),
                          VARVE_NODE(padding));
  return padding != NULL || of.tiles == NULL ? VARVE_STATUS_OK : check_full_tiles(v, &of);
}

varve_status varve_verify_linalg_unpack(varve_verifier *v, const varve_operation *op) {
  packing of;
  return check_packing(v, op, 1, &of);
}

/* Winograd */

typedef struct winograd {
  int64_t m;
  int64_t r;
  varve_dims from;
  varve_dims to;
} winograd;

/* Gets the numbers and shapes of a Winograd transform. Returns false if the shapes or the kind do
 * not satisfy the definition. */
static bool begin(const varve_operation *op, size_t from_rank, size_t to_rank, winograd *w) {
  static const int64_t kinds[][2] = {{2, 3}, {4, 3}, {2, 5}};
  int64_t kind = 0;
  if (!varve_integer_of(varve_property_of(op, "fmr"), &kind) || kind < 0 ||
      kind >= (int64_t)VARVE_COUNT_OF(kinds))
    return false;
  *w = (winograd){kinds[kind][0], kinds[kind][1], varve_type_dims(varve_operand_type(op, 0)),
                  varve_type_dims(varve_operand_type(op, 1))};
  return w->from.rank == from_rank && w->to.rank == to_rank;
}

static varve_status check_output(varve_verifier *v, const winograd *w, const int64_t *sizes) {
  const varve_dims expected = {sizes, w->to.rank};
  return varve_dims_fit(expected, w->to) ? VARVE_STATUS_OK
                                         : varve_op_fault(v, "the output shape is not expected");
}

/* Checks the transform of the filter from F H W C to H W C F. */
varve_status varve_verify_linalg_winograd_filter(varve_verifier *v, const varve_operation *op) {
  winograd w;
  if (!begin(op, 4, 4, &w))
    return VARVE_STATUS_OK;
  int64_t height = w.from.sizes[1], width = w.from.sizes[2], tile = w.m + w.r - 1;
  if (height != w.r && height != 1)
    return varve_op_fault(v, "expect filter height either equals to r or 1");
  if (width != w.r && width != 1)
    return varve_op_fault(v, "expect filter width either equals to r or 1");
  if (height == 1 && width == 1)
    return varve_op_fault(v, "expect either filter height or width equals to r");
  const int64_t sizes[] = {height == w.r ? tile : 1, width == w.r ? tile : 1, w.from.sizes[3],
                           w.from.sizes[0]};
  return check_output(v, &w, sizes);
}

/* Checks the transform of the input from N H W C to tiles: two dimensions for the position in a
 * tile, two for the number of the tile, then N and C. */
varve_status varve_verify_linalg_winograd_input(varve_verifier *v, const varve_operation *op) {
  winograd w;
  if (!begin(op, 4, 6, &w))
    return VARVE_STATUS_OK;
  int64_t sizes[6] = {0, 0, 0, 0, w.from.sizes[0], w.from.sizes[3]};
  for (uint32_t i = 0; i < 2; i++) {
    int64_t size = w.from.sizes[1 + i];
    bool is_dynamic = size == VARVE_DYNAMIC, is_whole = !is_dynamic && w.to.sizes[i] == 1;
    sizes[i] = is_whole ? 1 : w.m + w.r - 1;
    sizes[2 + i] = is_whole || is_dynamic ? size : (size - (w.r - 1)) / w.m;
  }
  return check_output(v, &w, sizes);
}

/* Checks the transform of tiles back to N H W F. */
varve_status varve_verify_linalg_winograd_output(varve_verifier *v, const varve_operation *op) {
  winograd w;
  if (!begin(op, 6, 4, &w))
    return VARVE_STATUS_OK;
  int64_t sizes[4] = {w.from.sizes[4], VARVE_DYNAMIC, VARVE_DYNAMIC, w.from.sizes[5]};
  for (uint32_t i = 0; i < 2; i++) {
    int64_t place = w.from.sizes[i], tiles = w.from.sizes[2 + i];
    if (place == VARVE_DYNAMIC || tiles == VARVE_DYNAMIC)
      continue;
    if (place != 1 && place != w.m + w.r - 1)
      return VARVE_OP_FAULT(v, "expect input % equals to input tile size",
                            VARVE_TEXT(varve_slice_of(i == 0 ? "height" : "width")));
    if (__builtin_mul_overflow(place == 1 ? 1 : w.m, tiles, &sizes[1 + i]))
      return VARVE_STATUS_OK;
  }
  return check_output(v, &w, sizes);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: pack and unpack. */
#include "verify/custom_common.h"

/* The unpacked and the packed shape, and how one becomes the other. At most this many dimensions
 * are looked at. */
enum { MOST_DIMS = 64 };

typedef struct packing {
  const varve_entity *packed_type;
  varve_dims unpacked;
  varve_dims packed;
  const varve_entity *outer; /* permutation; NULL or empty: none */
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

static varve_status check_lists(varve_verifier *v, const packing *of) {
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
  return VARVE_STATUS_OK;
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
    int64_t wanted = sizes[is_moved ? varve_number_at(of->outer, i) : i];
    int64_t size = of->packed.sizes[i];
    if (wanted != size && wanted != VARVE_DYNAMIC && size != VARVE_DYNAMIC)
      return VARVE_FAULT(v, "expected % in dimension % for the packed domain value, got %",
                         VARVE_NUMBER(wanted), VARVE_NUMBER(i), VARVE_NODE(of->packed_type));
  }
  return VARVE_STATUS_OK;
}

/* Without padding the tiles are full. */
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
  VARVE_TRY(check_lists(v, of));
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

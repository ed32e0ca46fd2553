/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sparse elements. As in upstream's verifier, every index must be inside the shape; the eras 2019
 * and 2020 do not check that. */
#include "ir/attributes.h"
#include "ir/children.h"

static uint64_t read_index(const uint8_t *bytes) {
  uint64_t value = 0;
  for (unsigned i = 0; i < 8; i++)
    value |= (uint64_t)bytes[i] << 8 * i;
  return value;
}

/* Each row holds one index for each dimension; a splat is one row of equal indices. */
static bool indices_are_inside(const varve_entity *indices, varve_dims dims) {
  bool splat = (indices->flags & VARVE_FLAG_SPLAT) != 0;
  const uint8_t *bytes = varve_entity_payload(indices);
  size_t left = indices->payload_size / sizeof(uint64_t);
  if (left == 0 || dims.rank == 0)
    return true;
  do {
    for (size_t i = 0; i < dims.rank; i++) {
      if (read_index(bytes) >= (uint64_t)dims.sizes[i])
        return false;
      bytes += splat ? 0 : sizeof(uint64_t);
    }
    left -= splat ? left : dims.rank;
  } while (left != 0);
  return true;
}

static bool indices_fit(const varve_entity *indices, varve_dims dims) {
  if (!varve_child_is_kind(indices, VARVE_KIND_DENSE_ELEMENTS) ||
      !varve_type_is_integer(varve_type_element(indices->children[0]), 64, VARVE_SIGNLESS))
    return false;
  varve_dims shape = varve_type_dims(indices->children[0]);
  bool is_table = shape.rank == 2 && (uint64_t)shape.sizes[1] == dims.rank;
  bool is_list = shape.rank == 1 && dims.rank == 1;
  return is_table || is_list;
}

static bool is_dense(const varve_entity *values) {
  return varve_child_is_kind(values, VARVE_KIND_DENSE_ELEMENTS) ||
         varve_child_is_kind(values, VARVE_KIND_DENSE_STRING_ELEMENTS);
}

static bool is_static(varve_dims dims) {
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] < 0)
      return false;
  return true;
}

varve_status varve_sparse_elements_get(varve_context *context, const varve_entity *type,
                                       const varve_entity *indices, const varve_entity *values,
                                       const varve_entity **attribute) {
  *attribute = NULL;
  const varve_entity *children[3] = {type, indices, values};
  if (!varve_child_is_type(type) || !varve_is_ranked_type(type) ||
      !is_static(varve_type_dims(type)) || !indices_fit(indices, varve_type_dims(type)) ||
      !is_dense(values))
    return VARVE_STATUS_INVALID;
  if (!varve_era_is_before(context->era, VARVE_ERA_LLVM13) &&
      !indices_are_inside(indices, varve_type_dims(type)))
    return VARVE_STATUS_INVALID;
  varve_dims index_shape = varve_type_dims(indices->children[0]);
  varve_dims value_shape = varve_type_dims(values->children[0]);
  if (value_shape.rank != 1 || value_shape.sizes[0] != index_shape.sizes[0] ||
      varve_type_element(values->children[0]) != varve_type_element(type))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_SPARSE_ELEMENTS, .child_count = 3, .children = children};
  return varve_entity_intern(context, &parts, attribute);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* shard: grids and their axes, devices in a group, and the sizes of tensors after collective
 * operations. */
#include "verify/custom_common.h"

varve_status varve_verify_shard_grid(varve_verifier *v, const varve_operation *op) {
  const varve_entity *shape = varve_property_of(op, "shape");
  if (!varve_is_number_list(shape))
    return VARVE_STATUS_OK;
  if (varve_number_count(shape) == 0)
    return varve_op_fault(v, "rank of grid is expected to be a positive integer");
  for (uint32_t i = 0; i < varve_number_count(shape); i++)
    if (varve_number_at(shape, i) < 0 && varve_number_at(shape, i) != VARVE_DYNAMIC)
      return varve_op_fault(v,
                            "dimension size of a grid is expected to be non-negative or dynamic");
  return VARVE_STATUS_OK;
}

/* Returns the array of lists in split_axes, a #shard.axisarray. Returns NULL if the attribute is
 * missing or has another form. */
static const varve_entity *split_axes_of(const varve_operation *op) {
  const varve_entity *axes = varve_property_of(op, "split_axes");
  if (axes == NULL || !varve_entity_is_parametric(axes) || varve_parameter_count(axes) == 0)
    return NULL;
  const varve_entity *lists = varve_parameter(axes, 0);
  if (lists->kind != VARVE_KIND_ARRAY)
    return NULL;
  for (uint32_t i = 0; i < lists->child_count; i++)
    if (!varve_is_number_list(lists->children[i]))
      return NULL;
  return lists;
}

/* A set of axes. An axis is a number of 16 bits. */
typedef struct axis_set {
  uint64_t words[1024];
} axis_set;

static bool add_axis(axis_set *set, int64_t axis) {
  uint64_t bit = (uint64_t)1 << (axis & 63), *word = &set->words[(axis >> 6) & 1023];
  bool is_new = (*word & bit) == 0;
  *word |= bit;
  return is_new;
}

static bool has_numbers(const varve_entity *list) {
  return varve_is_number_list(list) && varve_number_count(list) != 0;
}

varve_status varve_verify_shard_sharding(varve_verifier *v, const varve_operation *op) {
  const varve_entity *halos = varve_property_of(op, "static_halo_sizes");
  const varve_entity *offsets = varve_property_of(op, "static_sharded_dims_offsets");
  const varve_entity *lists = split_axes_of(op);
  axis_set seen = {0};
  uint64_t expected = 0;
  if (lists != NULL) {
    for (uint32_t i = 0; i < lists->child_count; i++)
      for (uint32_t k = 0; k < varve_number_count(lists->children[i]); k++) {
        int64_t axis = varve_number_at(lists->children[i], k);
        if (axis < 0)
          return varve_fault(v, "grid axis is expected to be non-negative", NULL);
        if (!add_axis(&seen, axis))
          return varve_fault(v, "grid axis duplicated", NULL);
      }
  }
  if (has_numbers(halos) && has_numbers(offsets))
    return varve_op_fault(v, "halo sizes and shard offsets are mutually exclusive");
  for (uint32_t i = 0; lists != NULL && i < lists->child_count; i++)
    expected += varve_number_count(lists->children[i]) == 0 ? 0 : 2;
  if (lists != NULL && has_numbers(halos) && varve_number_count(halos) != expected)
    return varve_fault(v, "halo sizes must be specified for all split axes.", NULL);
  return VARVE_STATUS_OK;
}

/* An operation that uses a grid, and the grid. */
typedef struct grid_use {
  varve_verifier *verifier;
  const varve_operation *op;
  const varve_operation *grid;
  const varve_entity *shape; /* the shape of the grid */
  const varve_entity *axes; /* the axes of the operation; NULL: the operation has no list of axes */
} grid_use;

static int64_t axis_count(const grid_use *use) {
  return use->axes == NULL ? 0 : varve_number_count(use->axes);
}

static varve_status check_axes(const grid_use *use) {
  axis_set seen = {0};
  int64_t rank = varve_number_count(use->shape);
  for (uint32_t i = 0; i < axis_count(use); i++)
    if (!add_axis(&seen, varve_number_at(use->axes, i)))
      return varve_fault(use->verifier, "Grid axes contains duplicate elements.", NULL);
  for (uint32_t i = 0; i < axis_count(use); i++) {
    int64_t axis = varve_number_at(use->axes, i);
    const varve_entity *name = varve_property_of(use->grid, "sym_name");
    if (axis >= 0 && axis < rank)
      continue;
    return VARVE_FAULT(use->verifier,
                       "0-based grid axis index % is out of bounds. The referenced grid \"%\" is "
                       "of rank %.",
                       VARVE_NUMBER(axis),
                       VARVE_TEXT(name != NULL && name->kind == VARVE_KIND_STRING
                                      ? varve_string_bytes(name)
                                      : VARVE_SLICE("")),
                       VARVE_NUMBER(rank));
  }
  return VARVE_STATUS_OK;
}

/* Returns the number of devices along the axes, or VARVE_DYNAMIC if a size of the grid is
 * dynamic. */
static int64_t group_size(const grid_use *use) {
  uint64_t size = 1;
  for (uint32_t i = 0; i < axis_count(use); i++) {
    int64_t along = varve_number_at(use->shape, (uint32_t)varve_number_at(use->axes, i));
    if (along < 0)
      return VARVE_DYNAMIC;
    size *= (uint64_t)along;
  }
  return (int64_t)size;
}

static varve_status check_device(const grid_use *use, const char *name) {
  const varve_entity *device = varve_property_of(use->op, name);
  if (!varve_is_number_list(device))
    return VARVE_STATUS_OK;
  if (varve_number_count(device) != axis_count(use))
    return VARVE_FAULT(use->verifier,
                       "In-group device \"%\" has unexpected multi-index size %. Expected %.",
                       VARVE_TEXT(varve_slice_of(name)), VARVE_NUMBER(varve_number_count(device)),
                       VARVE_NUMBER(axis_count(use)));
  for (uint32_t i = 0; i < varve_number_count(device); i++) {
    int64_t at = varve_number_at(device, i);
    int64_t size = varve_number_at(use->shape, (uint32_t)varve_number_at(use->axes, i));
    if (at != VARVE_DYNAMIC && size != VARVE_DYNAMIC && at >= size)
      return VARVE_FAULT(use->verifier,
                         "Out of bounds coordinate % for in-group device \"%\". Got %, but "
                         "expected value in the range [0, %].",
                         VARVE_NUMBER(i), VARVE_TEXT(varve_slice_of(name)), VARVE_NUMBER(at),
                         VARVE_NUMBER(size - 1));
  }
  return VARVE_STATUS_OK;
}

/* Sizes */

typedef struct resize {
  const grid_use *use;
  varve_dims from;
  varve_dims to;
} resize;

static varve_status check_size(const resize *it, size_t axis, int64_t expected) {
  int64_t size = it->to.sizes[axis];
  if (size == VARVE_DYNAMIC || size == expected)
    return VARVE_STATUS_OK;
  if (expected == VARVE_DYNAMIC)
    return VARVE_FAULT(it->use->verifier,
                       "Dimension size mismatch for result axis %. Expected dynamic, but got %.",
                       VARVE_NUMBER(axis), VARVE_NUMBER(size));
  return VARVE_FAULT(it->use->verifier,
                     "Dimension size mismatch for result axis %. Expected %, but got %.",
                     VARVE_NUMBER(axis), VARVE_NUMBER(expected), VARVE_NUMBER(size));
}

/* Checks that all sizes are unchanged except along axis and other, which may be the same axis. */
static varve_status check_others(const resize *it, int64_t axis, int64_t other) {
  for (size_t i = 0; i < it->from.rank; i++)
    if ((int64_t)i != axis && (int64_t)i != other)
      VARVE_TRY(check_size(it, i, it->from.sizes[i]));
  return VARVE_STATUS_OK;
}

static int64_t multiplied(int64_t size, int64_t by) {
  return size == VARVE_DYNAMIC || by == VARVE_DYNAMIC ? VARVE_DYNAMIC
                                                      : (int64_t)((uint64_t)size * (uint64_t)by);
}

/* Divides two sizes. Returns VARVE_DYNAMIC if a size is dynamic or the quotient is not an
 * integer. */
static int64_t divided(int64_t size, int64_t by) {
  bool is_known = size != VARVE_DYNAMIC && by != VARVE_DYNAMIC && by != 0;
  return is_known && size % by == 0 ? size / by : VARVE_DYNAMIC;
}

static bool axis_of(const resize *it, const char *property, int64_t *axis) {
  return varve_integer_of(varve_property_of(it->use->op, property), axis);
}

static bool is_within(const resize *it, int64_t axis) {
  return axis >= 0 && axis < (int64_t)it->from.rank;
}

static varve_status check_gather(const resize *it, const char *property) {
  int64_t axis = 0;
  if (!axis_of(it, property, &axis))
    return VARVE_STATUS_OK;
  if (!is_within(it, axis))
    return VARVE_FAULT(it->use->verifier, "Gather axis % is out of bounds [0, %).",
                       VARVE_NUMBER(axis), VARVE_NUMBER(it->to.rank));
  for (size_t i = 0; i < it->from.rank; i++) {
    int64_t by = (int64_t)i == axis ? group_size(it->use) : 1;
    VARVE_TRY(check_size(it, i, multiplied(it->from.sizes[i], by)));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_slice(const resize *it, const char *property) {
  int64_t axis = 0, group = group_size(it->use);
  if (!axis_of(it, property, &axis) || !is_within(it, axis))
    return VARVE_STATUS_OK;
  VARVE_TRY(check_others(it, axis, axis));
  int64_t size = it->from.sizes[axis];
  if (size != VARVE_DYNAMIC && group > 0 && size % group != 0)
    return VARVE_FAULT(it->use->verifier,
                       "Operand dimension size % is not divisible by collective device group size "
                       "% for tensor axis %.",
                       VARVE_NUMBER(size), VARVE_NUMBER(group), VARVE_NUMBER(axis));
  return check_size(it, (size_t)axis, divided(size, group));
}

static varve_status check_all_to_all(const resize *it, const char *property) {
  int64_t split = 0, concat = 0, group = group_size(it->use);
  if (!axis_of(it, property, &split) || !axis_of(it, "concat_axis", &concat) ||
      !is_within(it, split) || !is_within(it, concat))
    return VARVE_STATUS_OK;
  if (split == concat)
    return check_others(it, -1, -1);
  VARVE_TRY(check_others(it, split, concat));
  VARVE_TRY(check_size(it, (size_t)concat, multiplied(it->from.sizes[concat], group)));
  return check_size(it, (size_t)split, divided(it->from.sizes[split], group));
}

/* Checks the offsets of shards. Each split dimension has one more offset than shards. */
static varve_status check_offsets(const grid_use *use) {
  const varve_entity *offsets = varve_property_of(use->op, "static_sharded_dims_offsets");
  const varve_entity *lists = split_axes_of(use->op);
  uint64_t at = 0;
  if (!has_numbers(offsets) || lists == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < varve_number_count(use->shape); i++)
    if (varve_number_at(use->shape, i) == VARVE_DYNAMIC)
      return varve_fault(
          use->verifier,
          "sharded dims offsets are not allowed for device grids with dynamic shape.", NULL);
  for (uint32_t i = 0; i < lists->child_count; i++) {
    const varve_entity *axes = lists->children[i];
    uint64_t end = at + (varve_number_count(axes) != 0);
    int64_t before = 0;
    for (uint32_t k = 0; k < varve_number_count(axes); k++) {
      uint64_t axis = (uint64_t)varve_number_at(axes, k);
      if (axis < varve_number_count(use->shape))
        end += (uint64_t)varve_number_at(use->shape, (uint32_t)axis);
    }
    for (; at < end; at++) {
      if (at >= varve_number_count(offsets))
        return varve_fault(use->verifier, "sharded dims offsets has wrong size.", NULL);
      int64_t offset = varve_number_at(offsets, (uint32_t)at);
      if (offset != VARVE_DYNAMIC && offset < before)
        return varve_fault(use->verifier, "sharded dims offsets must be non-decreasing.", NULL);
      before = offset == VARVE_DYNAMIC ? before : offset;
    }
  }
  return VARVE_STATUS_OK;
}

/* The name of an operation that uses a grid, the properties to check, and a check of sizes. */
typedef struct grid_user {
  const char *name;
  const char *axes;
  const char *device; /* property with the position in the group; NULL: the operation has no such
                         property */
  varve_status (*check)(const resize *it, const char *property); /* NULL: sizes are not checked */
  const char *property;
} grid_user;

static const grid_user users[] = {
    {"shard.all_gather", "grid_axes", NULL, check_gather, "gather_axis"},
    {"shard.all_reduce", "grid_axes", NULL, NULL, NULL},
    {"shard.all_slice", "grid_axes", NULL, check_slice, "slice_axis"},
    {"shard.all_to_all", "grid_axes", NULL, check_all_to_all, "split_axis"},
    {"shard.broadcast", "grid_axes", "root", NULL, NULL},
    {"shard.gather", "grid_axes", "root", check_gather, "gather_axis"},
    {"shard.grid_shape", "axes", NULL, NULL, NULL},
    {"shard.process_multi_index", "axes", NULL, NULL, NULL},
    {"shard.recv", "grid_axes", "source", NULL, NULL},
    {"shard.reduce", "grid_axes", "root", NULL, NULL},
    {"shard.reduce_scatter", "grid_axes", NULL, check_slice, "scatter_axis"},
    {"shard.scatter", "grid_axes", "root", check_slice, "scatter_axis"},
    {"shard.send", "grid_axes", "destination", NULL, NULL},
    {"shard.shift", "grid_axes", NULL, NULL, NULL},
};

static varve_status check_user(grid_use *use, const grid_user *user) {
  use->axes = varve_property_of(use->op, user->axes);
  if (!varve_is_number_list(use->axes))
    use->axes = NULL;
  VARVE_TRY(check_axes(use));
  if (user->device != NULL)
    VARVE_TRY(check_device(use, user->device));
  if (strcmp(user->axes, "axes") == 0) {
    uint32_t count = varve_operation_result_count(use->op);
    int64_t expected = axis_count(use) == 0 ? varve_number_count(use->shape) : axis_count(use);
    if (count == expected)
      return VARVE_STATUS_OK;
    return VARVE_FAULT(use->verifier, "Unexpected number of results %. Expected %.",
                       VARVE_NUMBER(count), VARVE_NUMBER(expected));
  }
  if (varve_is_operation(use->op, "shard.shift")) {
    int64_t axis = 0;
    if (!varve_integer_of(varve_property_of(use->op, "shift_axis"), &axis))
      return VARVE_STATUS_OK;
    for (uint32_t i = 0; i < axis_count(use); i++)
      if (varve_number_at(use->axes, i) == axis)
        return VARVE_STATUS_OK;
    return VARVE_FAULT(use->verifier,
                       "Invalid shift axis %. It must be one of the grouping grid axes.",
                       VARVE_NUMBER(axis));
  }
  if (user->check == NULL || !varve_is_ranked_type(varve_operand_type(use->op, 0)) ||
      !varve_is_ranked_type(varve_result_type(use->op, 0)))
    return VARVE_STATUS_OK;
  const resize it = {use, varve_type_dims(varve_operand_type(use->op, 0)),
                     varve_type_dims(varve_result_type(use->op, 0))};
  return it.from.rank == it.to.rank ? user->check(&it, user->property) : VARVE_STATUS_OK;
}

varve_status varve_verify_shard_use(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "grid");
  grid_use use = {.verifier = v, .op = op};
  VARVE_TRY(varve_find_used_symbol(v, op, "grid", &use.grid));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (use.grid == NULL || !varve_is_operation(use.grid, "shard.grid"))
    return VARVE_FAULT(v, "Undefined required grid symbol \"%\".",
                       VARVE_TEXT(varve_string_bytes(name->children[0])));
  use.shape = varve_property_of(use.grid, "shape");
  if (!varve_is_number_list(use.shape))
    return VARVE_STATUS_OK;
  if (varve_is_operation(op, "shard.sharding"))
    return check_offsets(&use);
  for (size_t i = 0; i < VARVE_COUNT_OF(users); i++)
    if (varve_is_operation(op, users[i].name))
      return check_user(&use, &users[i]);
  return VARVE_STATUS_OK;
}

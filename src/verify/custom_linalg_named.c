/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: operations whose maps follow from their names. Sizes are compared only where all loops
 * have known ones, as those of linalg.generic are. */
#include "verify/custom.h"

typedef struct named_maps {
  const char *name;
  const char *maps;
} named_maps;

static const named_maps rows[] = {
#define LINALG_MAPS(name, maps) {name, maps},
#include "verify/linalg_maps.def"
#undef LINALG_MAPS
};

static const char *find_maps(varve_slice name) {
  size_t low = 0, high = VARVE_COUNT_OF(rows);
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = varve_slice_compare(varve_slice_of(rows[middle].name), name);
    if (order == 0)
      return rows[middle].maps;
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return NULL;
}

enum { LETTERS = 26 };

/* One dimension of an operand: a loop, and that of its window or 0. */
typedef struct map_item {
  char loop;
  char window;
} map_item;

/* From the dimension at *at on; false: the operand has no other. */
static bool next_item(const char **at, map_item *item) {
  while (**at == ' ')
    ++*at;
  if (**at == 0 || **at == '|')
    return false;
  item->loop = *(*at)++;
  item->window = 0;
  if (**at == ':') {
    item->window = (*at)[1];
    *at += 2;
  }
  return true;
}

static uint32_t count_items(const char *at) {
  map_item item;
  uint32_t count = 0;
  while (next_item(&at, &item))
    count++;
  return count;
}

typedef struct named_operation {
  varve_verifier *verifier;
  const varve_operation *op;
  const char *maps;
  int64_t sizes[LETTERS]; /* of loops; 0: not known yet */
} named_operation;

static const char *map_of(const named_operation *n, uint32_t operand) {
  const char *at = n->maps;
  for (uint32_t i = 0; i < operand && at != NULL; i++) {
    at = strchr(at, '|');
    at = at == NULL ? NULL : at + 1;
  }
  return at;
}

static varve_status check_ranks(const named_operation *n) {
  for (uint32_t i = 0; i < n->op->operand_count; i++) {
    const char *map = map_of(n, i);
    if (map == NULL)
      return VARVE_STATUS_OK;
    const varve_type *type = varve_operand_type(n->op, i);
    int64_t rank = varve_rank_of(type);
    if (varve_type_is_shaped(type) && rank != count_items(map))
      return VARVE_OP_FAULT(
          n->verifier, "expected operand #% rank (%) to match the result rank of indexing_map (%)",
          VARVE_NUMBER(i), VARVE_NUMBER(rank), VARVE_NUMBER(count_items(map)));
  }
  return VARVE_STATUS_OK;
}

/* False: not all are known. */
static bool collect_sizes(named_operation *n) {
  for (uint32_t i = 0; i < n->op->operand_count; i++) {
    const char *map = map_of(n, i);
    map_item item;
    varve_dims dims = {NULL, 0};
    if (map == NULL || !varve_type_has_rank(varve_operand_type(n->op, i)))
      return false;
    dims = varve_type_dims(varve_operand_type(n->op, i));
    for (size_t at = 0; at < dims.rank && next_item(&map, &item); at++) {
      if (dims.sizes[at] == VARVE_DYNAMIC)
        return false;
      int64_t *size = &n->sizes[item.loop - 'a'];
      if (item.window == 0 && *size == 0)
        *size = dims.sizes[at];
    }
  }
  return true;
}

/* A number of strides or dilations; 1 where nothing is told. -1: it is not known. */
static int64_t step_at(const varve_operation *op, const char *property, uint32_t index) {
  const varve_attribute *list = varve_property_of(op, property);
  if (list == NULL)
    return 1;
  if (list->kind != VARVE_KIND_DENSE_ELEMENTS ||
      varve_type_bit_width(varve_type_element(list->children[0])) != 64)
    return -1;
  size_t place = list->payload_size == 8 ? 0 : 8 * (size_t)index;
  if (place + 8 > list->payload_size)
    return -1;
  uint64_t number = 0;
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(list) + place;
  for (unsigned i = 0; i < 8; i++)
    number |= (uint64_t)bytes[i] << (8 * i);
  return number <= UINT32_MAX ? (int64_t)number : -1;
}

static varve_status check_window(const named_operation *n, uint32_t operand, uint32_t dimension,
                                 map_item item, uint32_t window) {
  int64_t stride = step_at(n->op, "strides", window);
  int64_t dilation = step_at(n->op, "dilations", window);
  int64_t out = n->sizes[item.loop - 'a'], kernel = n->sizes[item.window - 'a'];
  int64_t size = varve_type_dims(varve_operand_type(n->op, operand)).sizes[dimension];
  bool is_small = out > 0 && kernel > 0 && out < UINT32_MAX / 2 && kernel < UINT32_MAX / 2;
  if (stride < 0 || dilation < 0 || !is_small || stride > INT32_MAX || dilation > INT32_MAX)
    return VARVE_STATUS_OK;
  int64_t needed = (out - 1) * stride + (kernel - 1) * dilation + 1;
  if (needed <= size)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(n->verifier,
                        "inferred input/output operand #% has shape's dimension #% to be greater "
                        "than or equal to %, but found %",
                        VARVE_NUMBER(operand), VARVE_NUMBER(dimension), VARVE_NUMBER(needed),
                        VARVE_NUMBER(size));
}

static varve_status check_sizes(const named_operation *n) {
  for (uint32_t i = 0; i < n->op->operand_count; i++) {
    const char *map = map_of(n, i);
    map_item item;
    varve_dims dims = varve_type_dims(varve_operand_type(n->op, i));
    for (uint32_t at = 0, window = 0; at < dims.rank && next_item(&map, &item); at++) {
      int64_t wanted = n->sizes[item.loop - 'a'];
      if (item.window != 0)
        VARVE_TRY(check_window(n, i, at, item, window++));
      else if (wanted != dims.sizes[at])
        return VARVE_OP_FAULT(
            n->verifier,
            "inferred input/output operand #% has shape's dimension #% to be %, but found %",
            VARVE_NUMBER(i), VARVE_NUMBER(at), VARVE_NUMBER(wanted), VARVE_NUMBER(dims.sizes[at]));
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_named(varve_verifier *v, const varve_operation *op) {
  named_operation n = {.verifier = v, .op = op, .maps = find_maps(op->name->text)};
  const varve_attribute *maps = varve_property_of(op, "indexing_maps");
  VARVE_TRY(varve_check_linalg_destinations(v, op, 1));
  if (maps != NULL)
    return varve_check_linalg_maps(v, op, maps);
  if (n.maps == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_ranks(&n));
  return collect_sizes(&n) ? check_sizes(&n) : VARVE_STATUS_OK;
}

/* Every operand has the shape of the output. */
varve_status varve_verify_linalg_elementwise(varve_verifier *v, const varve_operation *op) {
  const varve_type *output = varve_operand_type(op, op->operand_count - 1);
  VARVE_TRY(varve_check_linalg_destinations(v, op, 1));
  for (uint32_t i = 0; i + 1 < op->operand_count; i++) {
    const varve_type *type = varve_operand_type(op, i);
    if (!varve_type_has_rank(type) || !varve_type_has_rank(output))
      continue;
    varve_dims dims = varve_type_dims(type), wanted = varve_type_dims(output);
    if (dims.rank != wanted.rank)
      return VARVE_OP_FAULT(
          v, "expected operand #% rank (%) to match the result rank of indexing_map (%)",
          VARVE_NUMBER(i), VARVE_NUMBER(dims.rank), VARVE_NUMBER(wanted.rank));
    if (varve_dynamic_count(dims) == 0 && varve_dynamic_count(wanted) == 0 &&
        !varve_dims_equal(dims, wanted))
      return VARVE_OP_FAULT(v, "operand #% has not the shape of the output", VARVE_NUMBER(i));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_fill(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(varve_check_linalg_destinations(v, op, 1));
  return varve_type_is_shaped(varve_operand_type(op, 0))
             ? varve_fault(v, "expected op with scalar input", NULL)
             : VARVE_STATUS_OK;
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
  return varve_check_linalg_destinations(v, op, 1);
}

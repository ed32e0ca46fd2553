/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: contractions, convolutions and fills, which are recognized by their maps and bodies. */
#include "dialect/properties/operation_properties.h"
#include "verify/custom_common.h"

/* A set of loops is a word with a bit for each loop. Maps of MOST_LOOPS or more loops are not
 * checked. */
enum { MOST_LOOPS = 64 };

static uint64_t dim_bit(const varve_entity *expression) {
  if (expression->kind != VARVE_KIND_AFFINE_DIM)
    return 0;
  uint32_t dim = *(const uint32_t *)varve_entity_payload(expression);
  return dim < MOST_LOOPS ? (uint64_t)1 << dim : 0;
}

/* Gets the loops that are results of the map. Returns false if a result is not a loop, or a loop
 * occurs twice. */
static bool is_projection(const varve_entity *map, uint64_t *loops) {
  *loops = 0;
  for (uint32_t i = 0; i < map->child_count; i++) {
    uint64_t bit = dim_bit(map->children[i]);
    if (bit == 0 || (*loops & bit) != 0)
      return false;
    *loops |= bit;
  }
  return true;
}

static bool can_be_looked_at(const varve_entity *maps, uint32_t least) {
  return maps != NULL && maps->child_count >= least &&
         varve_affine_attribute_space(maps->children[0]).num_dims < MOST_LOOPS;
}

/* Contractions */

static const varve_value *skip_casts(const varve_value *value) {
  const varve_operation *op = varve_defining_operation(value);
  while (op != NULL && op->operand_count == 1) {
    value = varve_operation_operand(op, 0);
    op = varve_defining_operation(value);
  }
  return value;
}

static const varve_operation *binary_behind(const varve_value *value) {
  const varve_operation *op = varve_defining_operation(value);
  bool is_binary = op != NULL && op->operand_count == 2 && varve_operation_result_count(op) == 1;
  return is_binary ? op : NULL;
}

static bool is_sum_and_product(const varve_operation *sum, const varve_operation *product) {
  static const char *const pairs[][2] = {{"arith.addf", "arith.mulf"},
                                         {"arith.addi", "arith.muli"},
                                         {"complex.add", "complex.mul"},
                                         {"arith.ori", "arith.andi"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(pairs); i++)
    if (varve_is_operation(sum, pairs[i][0]) && varve_is_operation(product, pairs[i][1]))
      return true;
  return false;
}

/* Returns whether the body adds the product of arguments 0 and 1 to argument 2. Casts are ignored.
 */
static bool is_contraction_body(const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_operation *end = body == NULL ? NULL : body->last;
  if (end == NULL || body->argument_count != 3 || end->operand_count != 1)
    return false;
  const varve_operation *sum = binary_behind(skip_casts(varve_operation_operand(end, 0)));
  if (sum == NULL)
    return false;
  const varve_value *a = skip_casts(varve_operation_operand(sum, 0));
  const varve_value *b = skip_casts(varve_operation_operand(sum, 1));
  const varve_value *total = &body->arguments[2]->value;
  if (a != total && b != total)
    return false;
  const varve_operation *product = binary_behind(a->kind == VARVE_VALUE_BLOCK_ARGUMENT ? b : a);
  if (product == NULL || !is_sum_and_product(sum, product))
    return false;
  a = skip_casts(varve_operation_operand(product, 0));
  b = skip_casts(varve_operation_operand(product, 1));
  const varve_value *x = &body->arguments[0]->value, *y = &body->arguments[1]->value;
  return (a == x && b == y) || (a == y && b == x);
}

varve_status varve_trait_linalg_contraction(varve_verifier *v, const varve_operation *op,
                                            const varve_trait_use *use) {
  const varve_entity *maps = NULL;
  varve_value_range outputs;
  uint64_t loops = 0;
  (void)use;
  if (!varve_era_has(v->context->era, VARVE_HAS_ALL_CHECKS) ||
      !varve_linalg_destinations(op, &outputs))
    return VARVE_STATUS_OK;
  if (outputs.count != 1 || op->operand_count != 3)
    return varve_fault(v, "expected op with 2 inputs and 1 output", NULL);
  VARVE_TRY(varve_linalg_maps_of(v, op, &maps));
  for (uint32_t i = 0; can_be_looked_at(maps, 3) && i < 3; i++)
    if (!is_projection(maps->children[i], &loops))
      return varve_fault(v, "expected indexing maps to be projected permutations", NULL);
  return is_contraction_body(op) ? VARVE_STATUS_OK
                                 : varve_fault(v, "expected add/mul op in the body", NULL);
}

/* linalg.contract */

varve_status varve_verify_linalg_contract(varve_verifier *v, const varve_operation *op) {
  const varve_entity *maps = NULL;
  uint64_t uses[3] = {0, 0, 0};
  VARVE_TRY(varve_linalg_maps_of(v, op, &maps));
  if (!can_be_looked_at(maps, 3) || op->operand_count != 3)
    return VARVE_STATUS_OK;
  uint32_t dims = varve_affine_attribute_space(maps->children[0]).num_dims;
  for (uint32_t i = 0; i < 3; i++) {
    const varve_entity *map = maps->children[i];
    if (varve_affine_attribute_space(map).num_dims != dims)
      return varve_fault(v, "iteration spaces of provided affine_maps differ", NULL);
    const varve_entity *type = varve_operand_type(op, i);
    if (!is_projection(map, &uses[i]))
      return varve_fault(v, "provided affine_map is not a projected permutation", NULL);
    if (!varve_is_shaped_type(type) && map->child_count != 0)
      return varve_fault(v, "affine_map specifies shaped access while operand has non-shaped type",
                         NULL);
    if (varve_is_ranked_type(type) && varve_rank_of(type) != map->child_count)
      return varve_fault(
          v, "ranks of shaped operand and results of corresponding affine_map differ", NULL);
  }
  uint64_t all = ((uint64_t)1 << dims) - 1, contracted = uses[0] & uses[1] & ~uses[2];
  if ((uses[0] | uses[1] | uses[2]) != all)
    return varve_fault(v, "an iteration space dim is not used to access any operand", NULL);
  if (((uses[0] ^ uses[1]) & ~uses[2]) != 0)
    return varve_fault(v,
                       "an iteration space dim is neither a contracting dim nor of parallel "
                       "iteration type",
                       NULL);
  return contracted != 0
             ? VARVE_STATUS_OK
             : varve_fault(v, "'indexing_maps' do not specify a contracting dimension", NULL);
}

/* linalg.matmul and linalg.batch_matmul with user-defined maps */

static bool is_dim(const varve_entity *map, uint32_t result, uint32_t dim) {
  return result < map->child_count && dim_bit(map->children[result]) == (uint64_t)1 << dim;
}

static uint64_t loops_of(const varve_entity *map, bool *are_plain) {
  uint64_t loops = 0;
  for (uint32_t i = 0; i < map->child_count; i++) {
    uint64_t bit = dim_bit(map->children[i]);
    *are_plain &= bit != 0;
    loops |= bit;
  }
  return loops;
}

/* Returns whether the map of an operand with fewer results than usual may broadcast the operand. If
 * is_batch, the loops are batch, m, n, k, otherwise m, n, k. */
static bool can_be_spread(const varve_entity *map, bool is_batch, bool is_left) {
  enum { BATCH, M, N, K };
  if (!is_batch)
    return map->child_count == 1 && is_dim(map, 0, 2);
  if (map->child_count == 1)
    return is_dim(map, 0, K);
  if (map->child_count != 2)
    return false;
  if (is_left)
    return (is_dim(map, 0, BATCH) || is_dim(map, 0, M)) && is_dim(map, 1, K);
  return (is_dim(map, 0, BATCH) && is_dim(map, 1, K)) || (is_dim(map, 0, K) && is_dim(map, 1, N));
}

static varve_status check_input_map(varve_verifier *v, const varve_entity *map,
                                    const varve_entity *usual, bool is_left) {
  bool are_plain = true;
  bool is_batch = usual->child_count == 3;
  if ((loops_of(map, &are_plain) & ~loops_of(usual, &are_plain)) != 0 || !are_plain)
    return varve_op_fault(v, "Unexpected dim expression in map result.");
  if (map->child_count < usual->child_count)
    return can_be_spread(map, is_batch, is_left) ? VARVE_STATUS_OK
                                                 : varve_op_fault(v, "Invalid broadcast requested");
  if (is_batch && map->child_count > 3)
    return varve_op_fault(v, "no. of result dim expressions exceeds 3.");
  if (is_batch && !is_dim(map, 0, 0))
    return varve_op_fault(v, "Invalid batch dimension expression.");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_matmul(varve_verifier *v, const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_property_definition *property =
      varve_find_property(definition, VARVE_SLICE("indexing_maps"));
  const varve_entity *maps = NULL, *usual = NULL;
  VARVE_TRY(varve_linalg_maps_of(v, op, &maps));
  if (property == NULL || property->default_value.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_property_default(v->context, definition, property, &usual));
  if (usual == NULL || usual->kind != VARVE_KIND_ARRAY || usual->child_count != 3 ||
      maps == usual || !can_be_looked_at(maps, 1))
    return VARVE_STATUS_OK;
  bool is_batch = usual->children[0]->child_count == 3;
  if (maps->child_count != 3)
    return is_batch ? varve_op_fault(v, "Indexing_map attribute must have 3 affine maps.")
                    : VARVE_STATUS_OK;
  for (uint32_t i = 0; i < 2; i++)
    VARVE_TRY(check_input_map(v, maps->children[i], usual->children[i], i == 0));
  const varve_entity *output = maps->children[2];
  if (!is_batch)
    return VARVE_STATUS_OK;
  if (output->child_count != usual->children[2]->child_count)
    return VARVE_OP_FAULT(v, "expects % dims, but got (%).",
                          VARVE_NUMBER(usual->children[2]->child_count),
                          VARVE_NUMBER(output->child_count));
  for (uint32_t i = 0; i < output->child_count; i++)
    if (output->children[i] != usual->children[2]->children[i])
      return varve_op_fault(v, "Invalid output map result dimension.");
  return VARVE_STATUS_OK;
}

/* Convolutions */

typedef struct input_access {
  uint64_t plain;  /* loops that are dimensions of the input */
  uint64_t window; /* loops that share a dimension with another loop */
} input_access;

/* Returns the bit of a loop, or of a loop times a constant. */
static uint64_t scaled_bit(const varve_entity *expression) {
  if (expression->kind != VARVE_KIND_AFFINE_MUL)
    return dim_bit(expression);
  bool is_scaled = expression->children[1]->kind == VARVE_KIND_AFFINE_CONSTANT;
  return is_scaled ? dim_bit(expression->children[0]) : 0;
}

static bool access_input(const varve_entity *expression, input_access *access) {
  uint64_t met = access->plain | access->window;
  if (expression->kind == VARVE_KIND_AFFINE_DIM) {
    uint64_t bit = dim_bit(expression);
    access->plain |= bit;
    return (met & bit) == 0;
  }
  if (expression->kind != VARVE_KIND_AFFINE_ADD)
    return false;
  uint64_t a = scaled_bit(expression->children[0]), b = scaled_bit(expression->children[1]);
  access->window |= a | b;
  return a != 0 && b != 0 && ((a | b) & met) == 0;
}

varve_status varve_trait_linalg_convolution(varve_verifier *v, const varve_operation *op,
                                            const varve_trait_use *use) {
  const varve_entity *maps = NULL;
  varve_value_range outputs;
  input_access access = {0, 0};
  uint64_t filter = 0, output = 0;
  (void)use;
  if (!varve_era_has(v->context->era, VARVE_HAS_ALL_CHECKS) ||
      !varve_linalg_destinations(op, &outputs))
    return VARVE_STATUS_OK;
  if (outputs.count != 1 || op->operand_count < 3)
    return varve_fault(v, "expected op with 2 inputs and 1 output", NULL);
  VARVE_TRY(varve_linalg_maps_of(v, op, &maps));
  if (!can_be_looked_at(maps, 3))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < maps->children[0]->child_count; i++)
    if (!access_input(maps->children[0]->children[i], &access))
      return varve_fault(v, "unexpected input index map for convolutions", NULL);
  if (!is_projection(maps->children[1], &filter) ||
      !is_projection(maps->children[maps->child_count - 1], &output))
    return varve_fault(v, "expected output/filter indexing maps to be projected permutations",
                       NULL);
  uint64_t all = ((uint64_t)1 << varve_affine_attribute_space(maps->children[0]).num_dims) - 1;
  /* Each loop of the output is a batch, image, channel or depth loop. Each other loop of the
   * filter is a window or input channel loop. */
  uint64_t input = access.plain | access.window;
  uint64_t batch_or_image = output & input & ~filter, channel = output & ~input & filter;
  uint64_t depth = output & access.plain & filter;
  uint64_t inner = filter & ~output & input;
  if (!((batch_or_image | channel | depth) == output && (inner | channel | depth) == filter &&
        (output | inner) == all))
    return varve_fault(v, "unexpected loop dimension for convolution op", NULL);
  return access.window != 0 ? VARVE_STATUS_OK
                            : varve_fault(v, "expected convolved dim to be non-empty", NULL);
}

varve_status varve_trait_linalg_fill(varve_verifier *v, const varve_operation *op,
                                     const varve_trait_use *use) {
  (void)use;
  if (!varve_era_has(v->context->era, VARVE_HAS_ALL_CHECKS) || op->operand_count == 0)
    return VARVE_STATUS_OK;
  if (op->operand_count != 2)
    return varve_fault(v, "expected op with 1 input and 1 output", NULL);
  const varve_entity *input = varve_operand_type(op, 0);
  if (varve_is_shaped_type(input) && input->kind != VARVE_KIND_VECTOR_TYPE)
    return varve_fault(v, "expected op with scalar input", NULL);
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect affine. LLVM 22 has stricter rules for dimensions and symbols. An operation that
 * breaks these rules becomes an operation of memref, vector or scf, and operations of arith compute
 * its maps. */
#include "dialect/definition.h"
#include "upgrade/families/families.h"

/* Arithmetic for affine maps */

typedef struct affine_use {
  const varve_entity *map;      /* AFFINE_MAP or INTEGER_SET */
  varve_value *const *operands; /* dimensions, then symbols */
} affine_use;

typedef struct expansion {
  varve_upgrader *up;
  varve_operation *before;
  const affine_use *use;
  varve_vector values; /* varve_value * by the expression's id */
} expansion;

static varve_status note_value(expansion *all, const varve_entity *expression, varve_value *value) {
  if (expression->id >= all->values.count &&
      varve_vector_grow(&all->values, expression->id + 1 - all->values.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_VECTOR_AT(&all->values, varve_value *, expression->id) = value;
  return VARVE_STATUS_OK;
}

static varve_status make_binary(expansion *all, const char *name, varve_value *lhs,
                                varve_value *rhs, varve_value **result) {
  varve_value *const operands[] = {lhs, rhs};
  return varve_upgrade_insert_binary(all->up, all->before, name, operands,
                                     all->up->context->index_type, result);
}

static varve_status make_operation(expansion *all, const varve_entity *expression,
                                   varve_value **value) {
  varve_value *lhs = VARVE_VECTOR_AT(&all->values, varve_value *, expression->children[0]->id);
  varve_value *rhs = VARVE_VECTOR_AT(&all->values, varve_value *, expression->children[1]->id);
  switch (expression->kind) {
  case VARVE_KIND_AFFINE_ADD:
    return make_binary(all, "arith.addi", lhs, rhs, value);
  case VARVE_KIND_AFFINE_MUL:
    return make_binary(all, "arith.muli", lhs, rhs, value);
  case VARVE_KIND_AFFINE_MOD: {
    /* Like mod in affine maps, lhs - (lhs floordiv rhs) * rhs is never negative. */
    varve_value *quotient, *product;
    VARVE_TRY(make_binary(all, "arith.floordivsi", lhs, rhs, &quotient));
    VARVE_TRY(make_binary(all, "arith.muli", quotient, rhs, &product));
    return make_binary(all, "arith.subi", lhs, product, value);
  }
  case VARVE_KIND_AFFINE_FLOORDIV:
    return make_binary(all, "arith.floordivsi", lhs, rhs, value);
  default:
    return make_binary(all, "arith.ceildivsi", lhs, rhs, value);
  }
}

static varve_status visit(void *user, const varve_entity *expression) {
  expansion *all = user;
  varve_value *value = NULL;
  uint32_t position = 0;
  if (expression->kind == VARVE_KIND_AFFINE_CONSTANT) {
    int64_t number;
    memcpy(&number, varve_entity_payload(expression), sizeof(number));
    VARVE_TRY(varve_upgrade_insert_index(all->up, all->before, number, &value));
    return note_value(all, expression, value);
  }
  if (expression->kind == VARVE_KIND_AFFINE_DIM || expression->kind == VARVE_KIND_AFFINE_SYMBOL) {
    memcpy(&position, varve_entity_payload(expression), sizeof(position));
    if (expression->kind == VARVE_KIND_AFFINE_SYMBOL)
      position += varve_affine_attribute_space(all->use->map).num_dims;
    return note_value(all, expression, all->use->operands[position]);
  }
  if (varve_kind_class((varve_kind)expression->kind) != VARVE_CLASS_AFFINE)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_operation(all, expression, &value));
  return note_value(all, expression, value);
}

/* Inserts operations before `before` that compute one result of a map. */
static varve_status expand_affine(varve_upgrader *up, varve_operation *before,
                                  const affine_use *use, uint32_t result, varve_value **value) {
  expansion all = {.up = up, .before = before, .use = use};
  const varve_entity *expression = use->map->children[result];
  varve_entity_walk walk;
  *value = NULL;
  varve_entity_walk_init(&walk, up->context);
  varve_vector_init(&all.values, &up->context->memory, sizeof(varve_value *));
  varve_status status = varve_entity_walk_from(&walk, expression, visit, &all);
  if (status == VARVE_STATUS_OK)
    *value = VARVE_VECTOR_AT(&all.values, varve_value *, expression->id);
  varve_vector_release(&all.values);
  varve_entity_walk_release(&walk);
  return status;
}

/* Dimensions and symbols. LLVM 22 accepts fewer values as dimensions and symbols than MLIR of 2019:
 * for example, a value that was loaded inside a loop is not a dimension. */

/* How a result of affine.apply may be used. upgrade_apply stores these bits in the `number` of the
 * result. */
enum { NOTE_NOTHING = 0, NOTE_DIMENSION = 1, NOTE_SYMBOL = 2 };

static bool is_scope(varve_upgrader *up, const varve_operation *op) {
  const varve_operation_name *newer;
  if (varve_upgrade_is(op, "func") || varve_upgrade_is(op, "builtin.func"))
    return true;
  if (up->target == NULL ||
      varve_operation_name_get(up->target, op->name->text, &newer) != VARVE_STATUS_OK)
    return varve_upgrade_is(op, "func.func") || varve_upgrade_is(op, "builtin.module");
  return newer->definition != NULL &&
         varve_has_trait(newer->definition->dialect->tables, newer->definition->record->traits,
                         "AffineScope");
}

static const varve_region *scope_of(varve_upgrader *up, const varve_operation *op) {
  for (; op->block != NULL; op = varve_block_owner(op->block)) {
    const varve_operation *parent = varve_block_owner(op->block);
    if (parent == NULL)
      return NULL;
    if (is_scope(up, parent))
      return op->block->region;
  }
  return NULL;
}

static bool is_top_level(const varve_value *value, const varve_region *scope) {
  const varve_block *block = value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)->block
                                                               : varve_value_argument(value)->block;
  return block != NULL && block->region == scope;
}

/* Whether op computes a size of a value that is defined at the top level of the scope. */
static bool is_size(const varve_operation *op, const varve_region *scope) {
  return (varve_upgrade_is(op, "memref.dim") || varve_upgrade_is(op, "tensor.dim") ||
          varve_upgrade_is(op, "std.dim")) &&
         op->operand_count != 0 && is_top_level(varve_operation_operand(op, 0), scope);
}

static bool is_loop_argument(const varve_value *value) {
  const varve_operation *loop = varve_block_owner(varve_value_argument(value)->block);
  return loop != NULL && (varve_upgrade_is(loop, "affine.parallel") ||
                          (varve_upgrade_is(loop, "affine.for") && value->index == 0));
}

static bool is_place(varve_upgrader *up, const varve_value *value, const varve_region *scope,
                     bool is_symbol) {
  if (value->type != up->context->index_type)
    return false;
  if (is_top_level(value, scope))
    return true;
  if (value->kind == VARVE_VALUE_BLOCK_ARGUMENT)
    return !is_symbol && is_loop_argument(value);
  if (value->kind != VARVE_VALUE_RESULT)
    return false;
  const varve_operation *op = varve_value_operation(value);
  if (varve_upgrade_is(op, "affine.apply"))
    return (value->number & (is_symbol ? NOTE_SYMBOL : NOTE_DIMENSION)) != 0 &&
           scope_of(up, op) == scope;
  return varve_upgrade_is(op, "arith.constant") || varve_upgrade_is(op, "std.constant") ||
         varve_upgrade_is(op, "index.constant") || is_size(op, scope);
}

static bool are_places(varve_upgrader *up, const varve_operation *op, uint32_t first,
                       uint32_t count, bool are_symbols) {
  const varve_region *scope = scope_of(up, op);
  for (uint32_t i = first; i < first + count; i++)
    if (!is_place(up, varve_operation_operand(op, i), scope, are_symbols))
      return false;
  return true;
}

/* Whether LLVM 22 accepts the operands of op from `first` on as the dimensions and symbols of a map
 * or set. */
static bool fits_affine(varve_upgrader *up, const varve_operation *op, const varve_entity *map,
                        uint32_t first) {
  varve_affine_space space = varve_affine_attribute_space(map);
  if (op->operand_count < first || op->operand_count - first < space.num_dims ||
      op->operand_count - first - space.num_dims < space.num_symbols)
    return false;
  return are_places(up, op, first, space.num_dims, false) &&
         are_places(up, op, first + space.num_dims, space.num_symbols, true);
}

static const varve_entity *get_map(const varve_operation *op, const char *name, varve_kind kind) {
  const varve_entity *map = varve_upgrade_get(op, name);
  return map != NULL && map->kind == kind ? map : NULL;
}

static uint32_t input_count(const varve_entity *map) {
  varve_affine_space space = varve_affine_attribute_space(map);
  return space.num_dims + space.num_symbols;
}

static varve_status copy_operands(varve_upgrader *up, const varve_operation *op, uint32_t first,
                                  varve_value ***values) {
  uint32_t count = op->operand_count - first;
  *values = varve_upgrade_allocate(up, count, sizeof(varve_value *));
  if (*values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    (*values)[i] = varve_operation_operand(op, first + i);
  return VARVE_STATUS_OK;
}

/* Loads and stores */

/* Replaces the operands of the map, which follow the first `head` operands, by the results of the
 * map. */
static varve_status expand_indices(varve_upgrader *up, varve_operation *op, const varve_entity *map,
                                   uint32_t head) {
  uint32_t count = head + map->child_count;
  varve_value **inputs, **operands = varve_upgrade_allocate(up, count, sizeof(varve_value *));
  if (operands == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(copy_operands(up, op, head, &inputs));
  const affine_use use = {map, inputs};
  for (uint32_t i = 0; i < head; i++)
    operands[i] = varve_operation_operand(op, i);
  for (uint32_t i = 0; i < map->child_count; i++)
    VARVE_TRY(expand_affine(up, op, &use, i, &operands[head + i]));
  return varve_operation_set_operands(up->module, op, operands, count);
}

/* An operation that has the operands of a map after its first `head` operands, and the equivalent
 * operation without a map. */
static const struct access {
  const char *from, *to;
  uint32_t head;
} accesses[] = {{"affine.load", "memref.load", 1},
                {"affine.store", "memref.store", 2},
                {"affine.vector_load", "vector.load", 1},
                {"affine.vector_store", "vector.store", 2},
                {"affine.prefetch", "memref.prefetch", 1}};

static varve_status upgrade_access(varve_upgrader *up, varve_operation *op) {
  const struct access *access = accesses;
  while (!varve_upgrade_is(op, access->from))
    access++;
  const varve_entity *map = get_map(op, "map", VARVE_KIND_AFFINE_MAP);
  if (map == NULL || op->operand_count < access->head ||
      op->operand_count - access->head != input_count(map) ||
      fits_affine(up, op, map, access->head))
    return VARVE_STATUS_OK;
  VARVE_TRY(expand_indices(up, op, map, access->head));
  VARVE_TRY(varve_upgrade_set(up, op, "map", NULL));
  varve_upgrade_count(up, VARVE_UPGRADE_AFFINE_PLACES);
  return varve_upgrade_rename(up, op, access->to);
}

static varve_status upgrade_apply(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_result_count(op) == 1) {
    /* Store whether the result may be a dimension or a symbol. The walk visits an affine.apply
     * before the users of its result. */
    varve_value *result = varve_operation_result(op, 0);
    result->number = NOTE_NOTHING;
    if (are_places(up, op, 0, op->operand_count, false))
      result->number |= NOTE_DIMENSION;
    if (are_places(up, op, 0, op->operand_count, true))
      result->number |= NOTE_SYMBOL;
  }
  return VARVE_STATUS_OK;
}

/* Loops */

/* Inserts operations that compute the maximum or minimum of the results of a map. */
static varve_status expand_bound(varve_upgrader *up, varve_operation *op, const affine_use *use,
                                 const char *select, varve_value **bound) {
  *bound = NULL;
  for (uint32_t i = 0; i < use->map->child_count; i++) {
    varve_value *value;
    VARVE_TRY(expand_affine(up, op, use, i, &value));
    if (*bound == NULL)
      *bound = value;
    else
      VARVE_TRY(varve_upgrade_insert_binary(up, op, select, (varve_value *[]){*bound, value},
                                            up->context->index_type, bound));
  }
  return VARVE_STATUS_OK;
}

static varve_status rename_terminators(varve_upgrader *up, varve_operation *op) {
  for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
    for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
         block = block->next)
      if (block->last != NULL && varve_upgrade_is(block->last, "affine.yield"))
        VARVE_TRY(varve_upgrade_rename(up, block->last, "scf.yield"));
  return VARVE_STATUS_OK;
}

typedef struct loop_bounds {
  const varve_entity *lower;
  const varve_entity *upper;
  uint32_t lower_count;
  uint32_t upper_count;
} loop_bounds;

/* Replaces the loop by scf.for. The walk then checks the operations in its body. */
static varve_status replace_loop(varve_upgrader *up, varve_operation *op,
                                 const loop_bounds *bounds) {
  uint32_t used = bounds->lower_count + bounds->upper_count, rest = op->operand_count - used;
  varve_value **inputs,
      **operands = varve_upgrade_allocate(up, (size_t)rest + 3, sizeof(varve_value *));
  int64_t step = 1;
  if (operands == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(copy_operands(up, op, 0, &inputs));
  const affine_use lower = {bounds->lower, inputs};
  const affine_use upper = {bounds->upper, inputs + bounds->lower_count};
  (void)varve_integer_of(varve_upgrade_get(op, "step"), &step);
  VARVE_TRY(expand_bound(up, op, &lower, "arith.maxsi", &operands[0]));
  VARVE_TRY(expand_bound(up, op, &upper, "arith.minsi", &operands[1]));
  VARVE_TRY(varve_upgrade_insert_index(up, op, step, &operands[2]));
  for (uint32_t i = 0; i < rest; i++)
    operands[3 + i] = inputs[used + i];
  VARVE_TRY(varve_operation_set_operands(up->module, op, operands, rest + 3));
  VARVE_TRY(varve_upgrade_set(up, op, "lowerBoundMap", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "upperBoundMap", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "step", NULL));
  VARVE_TRY(varve_upgrade_rename(up, op, "scf.for"));
  varve_upgrade_count(up, VARVE_UPGRADE_AFFINE_PLACES);
  return rename_terminators(up, op);
}

static varve_status upgrade_for(varve_upgrader *up, varve_operation *op) {
  loop_bounds bounds = {.lower = get_map(op, "lowerBoundMap", VARVE_KIND_AFFINE_MAP),
                        .upper = get_map(op, "upperBoundMap", VARVE_KIND_AFFINE_MAP)};
  if (bounds.lower == NULL || bounds.upper == NULL)
    return varve_upgrade_skip(up, op, "its bounds are unknown");
  bounds.lower_count = input_count(bounds.lower);
  bounds.upper_count = input_count(bounds.upper);
  if (op->operand_count < bounds.lower_count ||
      op->operand_count - bounds.lower_count < bounds.upper_count)
    return varve_upgrade_skip(up, op, "it has too few operands for its bounds");
  const int32_t sizes[] = {(int32_t)bounds.lower_count, (int32_t)bounds.upper_count,
                           (int32_t)(op->operand_count - bounds.lower_count - bounds.upper_count)};
  if (fits_affine(up, op, bounds.lower, 0) && fits_affine(up, op, bounds.upper, bounds.lower_count))
    return varve_upgrade_set_segments(up, op, sizes, VARVE_COUNT_OF(sizes));
  return replace_loop(up, op, &bounds);
}

/* Conditions */

static varve_status expand_condition(varve_upgrader *up, varve_operation *op, const affine_use *use,
                                     varve_value **met) {
  const uint8_t *equalities = varve_integer_set_equalities(use->map);
  *met = NULL;
  for (uint32_t i = 0; i < use->map->child_count; i++) {
    varve_value *value, *one;
    VARVE_TRY(expand_affine(up, op, use, i, &value));
    const bool is_equality = equalities[i] != 0;
    varve_value *operands[] = {value, NULL};
    const varve_entity *predicate;
    VARVE_TRY(varve_upgrade_insert_index(up, op, 0, &operands[1]));
    VARVE_TRY(varve_upgrade_insert_binary(up, op, "arith.cmpi", operands, up->context->i1, &one));
    VARVE_TRY(varve_upgrade_i64(up, is_equality ? 0 : 5, &predicate));
    VARVE_TRY(varve_upgrade_set(up, varve_value_operation(one), "predicate", predicate));
    if (*met == NULL)
      *met = one;
    else
      VARVE_TRY(varve_upgrade_insert_binary(up, op, "arith.andi", (varve_value *[]){*met, one},
                                            up->context->i1, met));
  }
  return VARVE_STATUS_OK;
}

static varve_status upgrade_if(varve_upgrader *up, varve_operation *op) {
  const varve_entity *set = get_map(op, "condition", VARVE_KIND_INTEGER_SET);
  varve_value **inputs, *met = NULL;
  if (set == NULL || set->child_count == 0 || op->operand_count != input_count(set) ||
      fits_affine(up, op, set, 0))
    return VARVE_STATUS_OK;
  VARVE_TRY(copy_operands(up, op, 0, &inputs));
  const affine_use use = {set, inputs};
  VARVE_TRY(expand_condition(up, op, &use, &met));
  VARVE_TRY(varve_operation_set_operands(up->module, op, &met, 1));
  VARVE_TRY(varve_upgrade_set(up, op, "condition", NULL));
  VARVE_TRY(varve_upgrade_rename(up, op, "scf.if"));
  varve_upgrade_count(up, VARVE_UPGRADE_AFFINE_PLACES);
  return rename_terminators(up, op);
}

#define CHECKED(from, rewrite)                                                                     \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    CHECKED("affine.for", upgrade_for),
    CHECKED("affine.load", upgrade_access),
    CHECKED("affine.store", upgrade_access),
    CHECKED("affine.vector_load", upgrade_access),
    CHECKED("affine.vector_store", upgrade_access),
    CHECKED("affine.prefetch", upgrade_access),
    CHECKED("affine.apply", upgrade_apply),
    CHECKED("affine.if", upgrade_if),
};

const varve_upgrade_family varve_upgrade_affine = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* affine: maps and their operands. wasmssa: casts. */
#include "verify/custom_common.h"

/* Limits of the search through the values from which a dimension or symbol is computed. A search
 * that exceeds a limit ends, and the operand is accepted. */
enum { MOST_VALUES = 128, MOST_OPEN = 32 };

typedef struct open_value {
  const varve_value *value;
  bool is_symbol;
} open_value;

typedef struct inquiry {
  open_value open[MOST_OPEN];
  uint32_t count;
  bool is_over; /* the search exceeded a limit: the operand is accepted */
} inquiry;

static void ask(inquiry *about, const varve_value *value, bool is_symbol) {
  if (about->count == MOST_OPEN)
    about->is_over = true;
  else
    about->open[about->count++] = (open_value){value, is_symbol};
}

/* The kind of operation that encloses an operation or block argument. UNKNOWN: an operation without
 * a definition; SCOPE: an AffineScope; LOOP: a loop whose induction variable the argument is;
 * OTHER: any other operation. */
typedef enum surroundings { UNKNOWN, SCOPE, LOOP, OTHER } surroundings;

static surroundings around(const varve_operation *parent) {
  if (parent == NULL || parent->name->definition == NULL)
    return UNKNOWN;
  if (varve_has_operation_trait(parent, "AffineScope"))
    return SCOPE;
  return OTHER;
}

/* Returns the surroundings of a block argument. The induction variables of loops (LOOP) are the
 * first argument of affine.for and all arguments of affine.parallel. */
static surroundings around_argument(const varve_value *value) {
  const varve_block_argument *argument = varve_value_argument(value);
  const varve_operation *parent = varve_block_owner(argument->block);
  surroundings outside = around(parent);
  if (outside != OTHER)
    return outside;
  bool is_variable = varve_is_operation(parent, "affine.for") && value->index == 0;
  return is_variable || varve_is_operation(parent, "affine.parallel") ? LOOP : OTHER;
}

/* Returns whether the result of memref.dim or tensor.dim may be a symbol: its operand is a result,
 * or an argument of an AffineScope or of an unknown operation. */
static bool is_size_allowed(const varve_operation *op) {
  const varve_value *shaped = varve_operation_operand(op, 0);
  if (shaped->kind == VARVE_VALUE_RESULT)
    return true;
  surroundings outside = around_argument(shaped);
  return outside == UNKNOWN || outside == SCOPE;
}

/* Returns false if the value cannot be a dimension or symbol. Adds the values from which it is
 * computed to the search. */
static bool visit_value(inquiry *about, const open_value *of) {
  if (of->value->type->kind != VARVE_KIND_INDEX_TYPE)
    return false;
  if (of->value->kind != VARVE_VALUE_RESULT) {
    surroundings outside = around_argument(of->value);
    return outside == UNKNOWN || outside == SCOPE || (outside == LOOP && !of->is_symbol);
  }
  const varve_operation *op = varve_value_operation(of->value);
  surroundings outside = around(varve_operation_parent(op));
  if (outside == UNKNOWN || outside == SCOPE || op->name->definition == NULL ||
      varve_has_operation_trait(op, "ConstantLike"))
    return true;
  if (varve_is_operation(op, "memref.dim") || varve_is_operation(op, "tensor.dim"))
    return is_size_allowed(op);
  bool is_affine = varve_is_operation(op, "affine.apply") ||
                   varve_is_operation(op, "affine.delinearize_index") ||
                   varve_is_operation(op, "affine.linearize_index");
  for (uint32_t i = 0; i < op->operand_count; i++)
    ask(about, varve_operation_operand(op, i), of->is_symbol || !is_affine);
  return true;
}

static bool is_allowed(const varve_value *value, bool is_symbol) {
  inquiry about = {.count = 0};
  ask(&about, value, is_symbol);
  for (int steps = 0; about.count != 0 && !about.is_over && steps < MOST_VALUES; steps++) {
    open_value next = about.open[--about.count];
    if (!visit_value(&about, &next))
      return false;
  }
  return true;
}

varve_status varve_check_dims_and_symbols(varve_verifier *v, const varve_operation *op,
                                          varve_value_range operands, uint32_t dims) {
  for (uint32_t i = 0; i < operands.count; i++)
    if (!is_allowed(varve_operation_operand(op, operands.first + i), i >= dims))
      return varve_op_fault(v, i < dims ? "operand cannot be used as a dimension id"
                                        : "operand cannot be used as a symbol");
  return VARVE_STATUS_OK;
}

/* Checks the symbols of affine.apply. Any value except an induction variable may be a symbol. */
varve_status varve_check_applied_symbols(varve_verifier *v, const varve_operation *op,
                                         uint32_t dims) {
  for (uint32_t i = dims; i < op->operand_count; i++) {
    const varve_value *value = varve_operation_operand(op, i);
    if (value->kind != VARVE_VALUE_RESULT && around_argument(value) == LOOP)
      return varve_fault(v, "dimensional operand cannot be used as a symbol", NULL);
  }
  return VARVE_STATUS_OK;
}

static uint64_t inputs_of(const varve_entity *map) {
  varve_affine_space space = varve_affine_attribute_space(map);
  return (uint64_t)space.num_dims + space.num_symbols;
}

static varve_status check_inputs(varve_verifier *v, const varve_entity *map, uint64_t count) {
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP || inputs_of(map) == count)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "operand count and affine map dimension and symbol count must match");
}

varve_status varve_verify_affine_apply(varve_verifier *v, const varve_operation *op) {
  const varve_entity *map = varve_property_of(op, "map");
  VARVE_TRY(check_inputs(v, map, op->operand_count));
  if (map->child_count != 1)
    return varve_op_fault(v, "mapping must produce one value");
  return varve_check_applied_symbols(v, op, varve_affine_attribute_space(map).num_dims);
}

varve_status varve_verify_affine_min(varve_verifier *v, const varve_operation *op) {
  const varve_entity *map = varve_property_of(op, "map");
  VARVE_TRY(check_inputs(v, map, op->operand_count));
  return map->child_count != 0 ? VARVE_STATUS_OK
                               : varve_op_fault(v, "affine map expect at least one result");
}

varve_status varve_verify_affine_if(varve_verifier *v, const varve_operation *op) {
  const varve_entity *set = varve_property_of(op, "condition");
  if (set == NULL || set->kind != VARVE_KIND_INTEGER_SET)
    return varve_op_fault(v, "requires an integer set attribute named 'condition'");
  if (inputs_of(set) != op->operand_count)
    return varve_op_fault(v, "operand count and integer set dimension and symbol count must match");
  return varve_check_dims_and_symbols(v, op, (varve_value_range){0, op->operand_count},
                                      varve_affine_attribute_space(set).num_dims);
}

/* Checks the map of a load or store. Its results are the indices of the memref. */
static varve_status check_access(varve_verifier *v, const varve_operation *op, uint32_t memory) {
  const varve_entity *map = varve_property_of(op, "map");
  const varve_entity *type = varve_operand_type(op, memory);
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP || !varve_is_ranked_type(type))
    return VARVE_STATUS_OK;
  if (map->child_count != varve_rank_of(type))
    return varve_op_fault(v, "affine map num results must equal memref rank");
  if (inputs_of(map) != op->operand_count - memory - 1)
    return varve_op_fault(v, "expects as many subscripts as affine map inputs");
  return varve_check_dims_and_symbols(
      v, op, (varve_value_range){memory + 1, op->operand_count - memory - 1},
      varve_affine_attribute_space(map).num_dims);
}

static varve_status check_element(varve_verifier *v, const varve_entity *memory,
                                  const varve_entity *value, bool is_vector) {
  const varve_entity *expected = is_vector ? varve_scalar_of(value) : value;
  if (varve_type_element(memory) == expected || varve_type_element(memory) == value)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, is_vector
                               ? "requires memref and vector types of the same elemental type"
                               : "value to load or store must have the element type of the memref");
}

varve_status varve_verify_affine_load(varve_verifier *v, const varve_operation *op) {
  bool is_vector = varve_is_operation(op, "affine.vector_load");
  VARVE_TRY(check_element(v, varve_operand_type(op, 0), varve_result_type(op, 0), is_vector));
  return check_access(v, op, 0);
}

varve_status varve_verify_affine_store(varve_verifier *v, const varve_operation *op) {
  bool is_vector = varve_is_operation(op, "affine.vector_store");
  VARVE_TRY(check_element(v, varve_operand_type(op, 1), varve_operand_type(op, 0), is_vector));
  return check_access(v, op, 1);
}

/* Checks the operands of the map in a property, such as the map of the lower bound. */
static varve_status check_bound(varve_verifier *v, const varve_operation *op, const char *property,
                                varve_value_range operands) {
  const varve_entity *map = varve_property_of(op, property);
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP || inputs_of(map) != operands.count)
    return VARVE_STATUS_OK;
  return varve_check_dims_and_symbols(v, op, operands, varve_affine_attribute_space(map).num_dims);
}

varve_status varve_verify_affine_for(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  varve_value_range inits = varve_operand_range_of(op, 2);
  uint32_t results = varve_operation_result_count(op);
  if (body != NULL &&
      (body->argument_count == 0 || body->arguments[0]->value.type->kind != VARVE_KIND_INDEX_TYPE))
    return varve_op_fault(
        v, "expected body to have a single index argument for the induction variable");
  if (inits.count != results)
    return varve_op_fault(v, "mismatch between the number of loop-carried values and results");
  if (body != NULL && body->argument_count != results + 1)
    return varve_op_fault(v, "mismatch between the number of basic block args and results");
  VARVE_TRY(check_bound(v, op, "lowerBoundMap", varve_operand_range_of(op, 0)));
  return check_bound(v, op, "upperBoundMap", varve_operand_range_of(op, 1));
}

static uint64_t group_count(const varve_entity *groups) {
  return groups != NULL && varve_attribute_is_elements(groups) &&
                 varve_is_ranked_type(groups->children[0])
             ? (uint64_t)varve_dims_product(varve_type_dims(groups->children[0]), 0, SIZE_MAX)
             : 0;
}

static bool fits_reduction(const varve_entity *type, int64_t kind) {
  /* A letter for each case of AtomicRMWKind: the types that the case allows. f: floats, i:
   * integers, s: signed integers, u: unsigned integers, *: all types, -: no type. Signless integers
   * are neither s nor u. */
  static const char classes[] = "fii*f-suf-sufii-";
  bool is_integer = type->kind == VARVE_KIND_INTEGER_TYPE;
  uint32_t sign = is_integer ? varve_integer_type_layout(type).signedness : VARVE_SIGNLESS;
  switch (kind < 0 || kind >= (int64_t)sizeof(classes) ? '-' : classes[kind]) {
  case '*':
    return true;
  case 'f':
    return type->kind == VARVE_KIND_FLOAT_TYPE;
  case 'i':
    return is_integer;
  case 's':
    return sign == VARVE_SIGNED;
  case 'u':
    return sign == VARVE_UNSIGNED;
  default:
    return false;
  }
}

static varve_status check_reductions(varve_verifier *v, const varve_operation *op) {
  const varve_entity *reductions = varve_property_of(op, "reductions");
  int64_t kind;
  if (reductions == NULL || reductions->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  if (reductions->child_count != varve_operation_result_count(op))
    return varve_op_fault(v, "a reduction must be specified for each output");
  for (uint32_t i = 0; i < reductions->child_count; i++)
    if (varve_integer_of(reductions->children[i], &kind) &&
        !fits_reduction(varve_result_type(op, i), kind))
      return varve_op_fault(v, "result type cannot match reduction attribute");
  return VARVE_STATUS_OK;
}

/* Checks the groups of bounds: for each loop, the number of map results that bound the loop.
 * mlir-opt reads the numbers as unsigned and adds them modulo 2^32. */
static varve_status check_groups(varve_verifier *v, const varve_operation *op, bool is_lower) {
  const varve_entity *groups =
      varve_property_of(op, is_lower ? "lowerBoundsGroups" : "upperBoundsGroups");
  const varve_entity *map = varve_property_of(op, is_lower ? "lowerBoundsMap" : "upperBoundsMap");
  uint32_t sum = 0;
  if (groups == NULL || groups->kind != VARVE_KIND_DENSE_ELEMENTS || map == NULL ||
      map->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_STATUS_OK;
  for (uint64_t i = 0; i < group_count(groups); i++) {
    int64_t size = 0;
    if (!varve_dense_integer_at(groups, i, &size))
      return VARVE_STATUS_OK;
    if (size == 0)
      return VARVE_OP_FAULT(v, "expected % bound map to have at least one result",
                            VARVE_TEXT(varve_slice_of(is_lower ? "lower" : "upper")));
    sum += (uint32_t)size;
  }
  return sum == map->child_count
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "expected % bounds map to have % results",
                              VARVE_TEXT(varve_slice_of(is_lower ? "lower" : "upper")),
                              VARVE_NUMBER(sum));
}

varve_status varve_verify_affine_parallel(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *steps = varve_property_of(op, "steps");
  uint64_t lower = group_count(varve_property_of(op, "lowerBoundsGroups"));
  uint64_t upper = group_count(varve_property_of(op, "upperBoundsGroups"));
  uint64_t step = steps == NULL || steps->kind != VARVE_KIND_ARRAY ? 0 : steps->child_count;
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != lower || lower != upper || upper != step)
    return VARVE_OP_FAULT(v,
                          "the number of region arguments (%) and the number of map groups for "
                          "lower (%) and upper bound (%), and the number of steps (%) must all "
                          "match",
                          VARVE_NUMBER(body->argument_count), VARVE_NUMBER(lower),
                          VARVE_NUMBER(upper), VARVE_NUMBER(step));
  VARVE_TRY(check_groups(v, op, true));
  VARVE_TRY(check_groups(v, op, false));
  VARVE_TRY(check_reductions(v, op));
  const varve_entity *map = varve_property_of(op, "lowerBoundsMap");
  uint64_t inputs = map == NULL || map->kind != VARVE_KIND_AFFINE_MAP ? 0 : inputs_of(map);
  if (inputs > op->operand_count)
    return VARVE_STATUS_OK;
  varve_value_range bounds = {0, (uint32_t)inputs};
  VARVE_TRY(check_bound(v, op, "lowerBoundsMap", bounds));
  bounds = (varve_value_range){(uint32_t)inputs, op->operand_count - (uint32_t)inputs};
  return check_bound(v, op, "upperBoundsMap", bounds);
}

/* Compares the operands of affine.yield with the results of the enclosing loop or affine.if. */
varve_status varve_verify_affine_yield(varve_verifier *v, const varve_operation *op) {
  static const char *const parents[] = {"affine.for", "affine.if", "affine.parallel"};
  const varve_operation *parent = varve_operation_parent(op);
  bool is_inside = parent == NULL || parent->name->definition == NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(parents); i++)
    is_inside |= parent != NULL && varve_is_operation(parent, parents[i]);
  if (!is_inside)
    return varve_op_fault(v, "only terminates affine.if/for/parallel regions");
  if (parent == NULL || parent->name->definition == NULL)
    return VARVE_STATUS_OK;
  if (varve_operation_result_count(parent) != op->operand_count)
    return varve_op_fault(v, "parent of yield must have same number of results as the yield "
                             "operands");
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_operand_type(op, i) != varve_result_type(parent, i))
      return varve_op_fault(v, "types mismatch between yield op and its parent");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_affine_if_region(varve_verifier *v, const varve_operation *op) {
  if (varve_operation_result_count(op) == 0 || varve_entry_block(op, 1) != NULL)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "along control flow edge: source has 0 operands, but target needs %",
                        VARVE_NUMBER(varve_operation_result_count(op)));
}

static varve_status check_basis(varve_verifier *v, const varve_entity *basis) {
  for (uint32_t i = 0; i < varve_number_count(basis); i++) {
    int64_t number = varve_number_at(basis, i);
    if (number <= 0 && number != VARVE_DYNAMIC)
      return varve_op_fault(v, "no basis element may be statically non-positive");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_affine_delinearize(varve_verifier *v, const varve_operation *op) {
  const varve_entity *basis = varve_property_of(op, "static_basis");
  if (basis == NULL || !varve_is_number_list(basis))
    return VARVE_STATUS_OK;
  uint32_t count = varve_number_count(basis), results = varve_operation_result_count(op);
  return results == count || (uint64_t)results == (uint64_t)count + 1
             ? check_basis(v, basis)
             : varve_op_fault(v, "should return an index for each basis element and up to one "
                                 "extra index");
}

varve_status varve_verify_affine_linearize(varve_verifier *v, const varve_operation *op) {
  const varve_entity *basis = varve_property_of(op, "static_basis");
  if (basis == NULL || !varve_is_number_list(basis))
    return VARVE_STATUS_OK;
  uint64_t count = varve_number_count(basis), indices = varve_operand_range_of(op, 0).count;
  return indices == count || indices == count + 1
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "should be passed a basis element for each index except possibly "
                                 "the first");
}

varve_status varve_verify_affine_prefetch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *map = varve_property_of(op, "map");
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_STATUS_OK;
  if (map->child_count != varve_rank_of(varve_operand_type(op, 0)))
    return varve_op_fault(v, "affine.prefetch affine map results must equal memref rank");
  if (inputs_of(map) + 1 != op->operand_count)
    return varve_op_fault(v, "too few operands");
  return check_bound(v, op, "map", (varve_value_range){1, op->operand_count - 1});
}

/* wasmssa */

varve_status varve_verify_wasmssa_extend(varve_verifier *v, const varve_operation *op) {
  int64_t bits = 0;
  if (!varve_integer_of(varve_property_of(op, "bitsToTake"), &bits))
    return VARVE_STATUS_OK;
  if (bits != 8 && bits != 16 && bits != 32)
    return VARVE_FAULT(v, "extend op can only take 8, 16 or 32 bits. Got %", VARVE_NUMBER(bits));
  if (bits >= varve_type_bit_width(varve_operand_type(op, 0)))
    return VARVE_FAULT(v, "trying to extend the % low bits from a % value is illegal",
                       VARVE_NUMBER(bits), VARVE_NODE(varve_operand_type(op, 0)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_wasmssa_reinterpret(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  if (from == to)
    return varve_fault(v, "reinterpret input and output type should be distinct", NULL);
  if (varve_type_bit_width(from) != varve_type_bit_width(to))
    return VARVE_FAULT(v, "input type (%) and output type (%) have incompatible bit widths",
                       VARVE_NODE(from), VARVE_NODE(to));
  return VARVE_STATUS_OK;
}

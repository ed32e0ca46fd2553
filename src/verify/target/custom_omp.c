/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* omp and acc: clauses, loops, data maps, atomic operations and recipes. */
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Returns the number of values of the operand with this name, or 0 if the definition has no such
 * operand. */
static uint32_t count_named(const varve_operation *op, const char *name) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_record_list list = definition->record->operands;
  for (uint32_t i = 0; i < list.count; i++)
    if (varve_slice_equal(varve_table_text(tables, definition->values[list.first + i].name),
                          varve_slice_of(name)))
      return varve_operand_range_of(op, i).count;
  return 0;
}

/* Clauses */

/* The names of an operand and of an attribute that must have equally many items, and the
 * message. */
typedef struct paired_clause {
  const char *operands;
  const char *attribute;
  const char *message;
} paired_clause;

static varve_status check_pairs(varve_verifier *v, const varve_operation *op) {
  static const paired_clause clauses[] = {
      {"aligned_vars", "alignments", "expected as many alignment values as aligned variables"},
      {"reduction_vars", "reduction_syms",
       "expected as many reduction symbol references as reduction variables"},
      {"task_reduction_vars", "task_reduction_syms",
       "expected as many reduction symbol references as reduction variables"},
      {"depend_vars", "depend_kinds", "expected as many depend values as depend variables"}};
  bool is_simd =
      varve_is_operation(op, "omp.simd"); /* mlir-opt does not check the reductions of omp.simd */
  for (size_t i = 0; i < (is_simd ? 1 : VARVE_COUNT_OF(clauses)); i++) {
    const varve_entity *list = varve_property_of(op, clauses[i].attribute);
    uint32_t count = count_named(op, clauses[i].operands);
    if ((list != NULL || count != 0) &&
        (list == NULL || list->kind != VARVE_KIND_ARRAY ? 0 : list->child_count) != count)
      return varve_op_fault(v, clauses[i].message);
  }
  if (count_named(op, "allocate_vars") != count_named(op, "allocator_vars"))
    return varve_op_fault(v, "expected equal sizes for allocate and allocator variables");
  return VARVE_STATUS_OK;
}

/* Checks that the entry block has at least one argument for each operand that a clause passes to
 * the block. */
static varve_status check_block_arguments(varve_verifier *v, const varve_operation *op) {
  static const char *const names[] = {"in_reduction_vars",    "private_vars",
                                      "reduction_vars",       "task_reduction_vars",
                                      "use_device_addr_vars", "use_device_ptr_vars"};
  static const char *const of_target[] = {"has_device_addr_vars", "host_eval_vars", "map_vars"};
  uint32_t expected = 0;
  const varve_block *entry = varve_entry_block(op, 0);
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    expected += count_named(op, names[i]);
  for (size_t i = 0; i < VARVE_COUNT_OF(of_target) && varve_is_operation(op, "omp.target"); i++)
    expected += count_named(op, of_target[i]);
  if (entry == NULL || entry->argument_count >= expected)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "expected at least % entry block argument(s)", VARVE_NUMBER(expected));
}

/* Checks the clauses that several operations share, and the arguments of the entry block. */
varve_status varve_verify_omp_construct(varve_verifier *v, const varve_operation *op) {
  int64_t simdlen = 0, safelen = 0;
  VARVE_TRY(check_pairs(v, op));
  if (varve_integer_of(varve_property_of(op, "simdlen"), &simdlen) &&
      varve_integer_of(varve_property_of(op, "safelen"), &safelen) && simdlen > safelen)
    return varve_op_fault(v, "simdlen clause and safelen clause are both present, but the simdlen "
                             "value is not less than or equal to safelen value");
  if (count_named(op, "dist_schedule_chunk_size") != 0 &&
      varve_property_of(op, "dist_schedule_static") == NULL)
    return varve_op_fault(v, "chunk size set without dist_schedule_static being present");
  if (varve_is_operation(op, "omp.simd"))
    VARVE_TRY(varve_check_omp_simd(v, op));
  if (varve_is_operation(op, "omp.teams"))
    VARVE_TRY(varve_check_omp_teams(v, op));
  if (varve_has_operation_trait(op, "BlockArgOpenMPOpInterface"))
    VARVE_TRY(check_block_arguments(v, op));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_omp_wrapper(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  if (entry == NULL || entry->next != NULL || entry->first == NULL || entry->first != entry->last)
    return varve_op_fault(v, "loop wrapper does not contain exactly one nested op");
  const varve_operation *inner = entry->first;
  if (inner->name->definition != NULL && !varve_is_operation(inner, "omp.loop_nest") &&
      !varve_has_operation_trait(inner, "LoopWrapperInterface"))
    return varve_op_fault(v,
                          "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`");
  return varve_check_omp_nesting(v, op);
}

varve_status varve_verify_omp_loop_nest(varve_verifier *v, const varve_operation *op) {
  varve_value_range lower = varve_operand_range_of(op, 0);
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_operation *around = varve_operation_parent(op);
  if (lower.count == 0)
    return varve_op_fault(v, "must represent at least one loop");
  if (entry != NULL && entry->argument_count != lower.count)
    return varve_op_fault(v, "number of range arguments and IVs do not match");
  for (uint32_t i = 0; entry != NULL && i < lower.count; i++)
    if (entry->arguments[i]->value.type != varve_operand_type(op, lower.first + i))
      return VARVE_OP_FAULT(v, "range argument type does not match corresponding IV type: % != %",
                            VARVE_NODE(varve_operand_type(op, lower.first + i)),
                            VARVE_NODE(entry->arguments[i]->value.type));
  if (around != NULL && around->name->definition != NULL &&
      !varve_has_operation_trait(around, "LoopWrapperInterface"))
    return varve_op_fault(v, "expects parent op to be a loop wrapper");
  return VARVE_STATUS_OK;
}

/* Maps */

enum {
  MAP_TO = 2,
  MAP_FROM = 4,
  MAP_ALWAYS = 8,
  MAP_DELETE = 16,
  MAP_IMPLICIT = 256,
  MAP_CLOSE = 512
};

static bool map_bits(const varve_operation *map, uint64_t *bits) {
  int64_t number = 0;
  bool is_known = varve_case_number(map, "map_type", &number);
  *bits = (uint64_t)number;
  return is_known;
}

static varve_status check_map(varve_verifier *v, const varve_operation *op, uint64_t bits) {
  bool to = (bits & MAP_TO) != 0, from = (bits & MAP_FROM) != 0, del = (bits & MAP_DELETE) != 0;
  if (varve_is_operation(op, "omp.target_data") && del)
    return varve_fault(v, "to, from, tofrom and alloc map types are permitted", NULL);
  if (varve_is_operation(op, "omp.target_enter_data") && (from || del))
    return varve_fault(v, "to and alloc map types are permitted", NULL);
  if (varve_is_operation(op, "omp.target_exit_data") && to)
    return varve_fault(v, "from, release and delete map types are permitted", NULL);
  if (varve_is_operation(op, "omp.target") && del)
    return varve_fault(v, "to, from, tofrom and alloc map types are permitted", NULL);
  if (!varve_is_operation(op, "omp.target_update"))
    return VARVE_STATUS_OK;
  if (del || (!to && !from))
    return varve_fault(v,
                       "at least one of to or from map types must be specified, other map types "
                       "are not permitted",
                       NULL);
  if (to && from)
    return varve_fault(v, "either to or from map types can be specified, not both", NULL);
  if ((bits & (MAP_ALWAYS | MAP_CLOSE | MAP_IMPLICIT)) != 0)
    return varve_fault(v, "present, mapper and iterator map type modifiers are permitted", NULL);
  return VARVE_STATUS_OK;
}

static uint32_t map_operand(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  varve_record_list list = definition->record->operands;
  for (uint32_t i = 0; i < list.count; i++)
    if (varve_slice_equal(
            varve_table_text(definition->dialect->tables, definition->values[list.first + i].name),
            VARVE_SLICE("map_vars")))
      return i;
  return 0;
}

/* Returns whether an earlier map entry for the same variable has other "to" and "from" flags. */
static bool is_contradicted(const varve_operation *op, varve_value_range range, uint32_t index) {
  enum { MOST = 64 };
  const varve_operation *map =
      varve_defining_operation(varve_operation_operand(op, range.first + index));
  uint64_t bits = 0, other_bits = 0;
  for (uint32_t i = 0; i < index && i < MOST; i++) {
    const varve_operation *other =
        varve_defining_operation(varve_operation_operand(op, range.first + i));
    if (varve_operation_operand(other, 0) == varve_operation_operand(map, 0) &&
        map_bits(map, &bits) && map_bits(other, &other_bits) &&
        ((bits ^ other_bits) & (MAP_TO | MAP_FROM)) != 0)
      return true;
  }
  return false;
}

varve_status varve_verify_omp_maps(varve_verifier *v, const varve_operation *op) {
  varve_value_range range = varve_operand_range_of(op, map_operand(op));
  uint64_t bits = 0;
  VARVE_TRY(varve_verify_omp_construct(v, op));
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_operation *map =
        varve_defining_operation(varve_operation_operand(op, range.first + i));
    bool is_map = map != NULL && varve_is_operation(map, "omp.map.info");
    if (map == NULL || (!is_map && !varve_is_operation(op, "omp.declare_mapper.info")))
      return varve_fault(v, "missing map operation", NULL);
    if (!is_map)
      continue;
    if (varve_is_operation(op, "omp.target_update") && is_contradicted(op, range, i))
      return varve_fault(v, "either to or from map types can be specified, not both", NULL);
    if (map_bits(map, &bits))
      VARVE_TRY(check_map(v, op, bits));
  }
  return VARVE_STATUS_OK;
}

/* Atomic operations. The pointee of a memref is the element type of the memref; the pointee of an
 * llvm pointer is unknown. */

static const varve_entity *pointee(const varve_operation *op) {
  const varve_entity *type = varve_operand_type(op, 0);
  return varve_is_shaped_type(type) ? varve_type_element(type) : NULL;
}

varve_status varve_verify_atomic_read(varve_verifier *v, const varve_operation *op) {
  if (varve_operation_operand(op, 0) == varve_operation_operand(op, 1))
    return varve_fault(v, "read and write must not be to the same location for atomic reads", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_atomic_write(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = pointee(op);
  if (type != NULL && type != varve_operand_type(op, 1))
    return varve_fault(v, "address must dereference to value type", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_atomic_update(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_entity *type = pointee(op);
  if (entry == NULL)
    return VARVE_STATUS_OK;
  if (entry->argument_count != 1)
    return varve_fault(v, "the region must accept exactly one argument", NULL);
  if (type != NULL && type != entry->arguments[0]->value.type)
    return varve_fault(v,
                       "the type of the operand must be a pointer type whose element type is the "
                       "same as that of the region argument",
                       NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_atomic_update_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_operation *end = varve_region_end(op, 0);
  if (entry == NULL || end == NULL || entry->argument_count != 1)
    return VARVE_STATUS_OK;
  if (end->operand_count != 1)
    return varve_fault(v, "only updated value must be returned", NULL);
  if (varve_operand_type(end, 0) != entry->arguments[0]->value.type)
    return varve_fault(v, "input and yielded value must have the same type", NULL);
  return VARVE_STATUS_OK;
}

static bool is_atomic(const varve_operation *op, const char *what) {
  varve_slice suffix = op->name->suffix;
  return varve_slice_starts_with(suffix, VARVE_SLICE("atomic.")) &&
         varve_slice_equal(varve_slice_make(suffix.data + 7, suffix.size - 7),
                           varve_slice_of(what));
}

static bool has_clause(const varve_operation *op) {
  int64_t hint = 0;
  return varve_property_of(op, "memory_order") != NULL ||
         (varve_integer_of(varve_property_of(op, "hint"), &hint) && hint != 0);
}

varve_status varve_verify_atomic_capture_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_operation *first = entry == NULL ? NULL : entry->first;
  const varve_operation *second = first == NULL ? NULL : first->next;
  if (entry == NULL)
    return VARVE_STATUS_OK;
  if (second == NULL || second->next == NULL || second->next->next != NULL)
    return varve_fault(v,
                       "expected three operations in atomic.capture region (one terminator, and "
                       "two atomic ops)",
                       NULL);
  bool updates_first = is_atomic(first, "update") && is_atomic(second, "read");
  bool reads_first =
      is_atomic(first, "read") && (is_atomic(second, "update") || is_atomic(second, "write"));
  v->op = first;
  if (!updates_first && !reads_first)
    return varve_fault(v, "invalid sequence of operations in the capture region", NULL);
  if (has_clause(first) || has_clause(second)) {
    v->op = op;
    return varve_op_fault(v, "operations inside capture region must not have hint or "
                             "memory_order clause");
  }
  if (first->operand_count == 0 || second->operand_count == 0 ||
      varve_operation_operand(first, 0) == varve_operation_operand(second, 0)) {
    v->op = op;
    return VARVE_STATUS_OK;
  }
  return varve_fault(v,
                     updates_first
                         ? "updated variable in atomic.update must be captured in second operation"
                         : "captured variable in atomic.read must be updated in second operation",
                     NULL);
}

varve_status varve_verify_acc_bounds(varve_verifier *v, const varve_operation *op) {
  if (count_named(op, "extent") == 0 && count_named(op, "upperbound") == 0)
    return varve_fault(v, "expected extent or upperbound.", NULL);
  return VARVE_STATUS_OK;
}

/* acc */

typedef struct recipe_region {
  uint32_t index;
  const char *noun; /* "privatization" */
  const char *name; /* "init" */
  bool is_optional;
} recipe_region;

static const varve_entity *recipe_type(const varve_operation *op) {
  return varve_property_of(op, "type")->children[0];
}

static varve_status check_recipe_region(varve_verifier *v, const varve_operation *op,
                                        const recipe_region *region) {
  const varve_block *entry = varve_entry_block(op, region->index);
  varve_slice noun = varve_slice_of(region->noun), name = varve_slice_of(region->name);
  if (entry == NULL && region->is_optional)
    return VARVE_STATUS_OK;
  if (entry == NULL)
    return VARVE_OP_FAULT(v, "expects non-empty % region", VARVE_TEXT(name));
  if (entry->argument_count < 1 || entry->arguments[0]->value.type != recipe_type(op))
    return VARVE_OP_FAULT(v, "expects % region first argument of the % type", VARVE_TEXT(name),
                          VARVE_TEXT(noun));
  return VARVE_STATUS_OK;
}

static varve_status check_recipe_pair(varve_verifier *v, const varve_operation *op,
                                      const char *empty, const char *arguments) {
  const varve_block *entry = varve_entry_block(op, 1);
  const varve_entity *type = recipe_type(op);
  if (entry == NULL)
    return varve_op_fault(v, empty);
  if (entry->argument_count < 2 || entry->arguments[0]->value.type != type ||
      entry->arguments[1]->value.type != type)
    return varve_op_fault(v, arguments);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_acc_private_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "privatization", "init", false};
  static const recipe_region destroy = {1, "privatization", "destroy", true};
  VARVE_TRY(check_recipe_region(v, op, &init));
  return check_recipe_region(v, op, &destroy);
}

varve_status varve_verify_acc_firstprivate_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "privatization", "init", false};
  static const recipe_region destroy = {2, "privatization", "destroy", true};
  VARVE_TRY(check_recipe_region(v, op, &init));
  VARVE_TRY(check_recipe_pair(v, op, "expects non-empty copy region",
                              "expects copy region with two arguments of the privatization type"));
  return check_recipe_region(v, op, &destroy);
}

varve_status varve_verify_acc_reduction_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "reduction", "init", false};
  VARVE_TRY(check_recipe_region(v, op, &init));
  VARVE_TRY(check_recipe_pair(
      v, op, "expects non-empty combiner region",
      "expects combiner region with the first two arguments of the reduction type"));
  for (const varve_block *block = varve_entry_block(op, 1); block != NULL; block = block->next) {
    const varve_operation *end = block->last;
    if (end != NULL && varve_is_operation(end, "acc.yield") &&
        (end->operand_count != 1 || varve_operand_type(end, 0) != recipe_type(op)))
      return varve_op_fault(v, "expects combiner region to yield a value of the reduction type");
  }
  return VARVE_STATUS_OK;
}

static const varve_operation *loop_around(const varve_operation *op) {
  do
    op = varve_operation_parent(op);
  while (op != NULL && !varve_has_operation_trait(op, "LoopLikeOpInterface"));
  return op;
}

static int64_t count_collapsed(const varve_operation *op) {
  const varve_entity *collapse = varve_property_of(op, "collapse");
  int64_t most = 1, count;
  for (uint32_t i = 0;
       collapse != NULL && collapse->kind == VARVE_KIND_ARRAY && i < collapse->child_count; i++)
    if (varve_integer_of(collapse->children[i], &count) && count > most)
      most = count;
  return most;
}

/* Checks that an acc.loop without bounds contains as many nested loops as it collapses. If an
 * operation without a definition occurs before the last of these loops, the acc.loop is accepted,
 * because that operation may be a loop. acc.loop operations may be nested, so a check visits at
 * most MOST_OPERATIONS operations. */
enum { MOST_OPERATIONS = 4096 };
varve_status varve_verify_acc_loop(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = op;
  int64_t missing = count_collapsed(op);
  uint32_t count = 0;
  if (varve_operand_range_of(op, 0).count != 0 || varve_property_of(op, "unstructured") != NULL)
    return VARVE_STATUS_OK;
  for (varve_operation *inner = varve_operation_next_preorder(op, (varve_operation *)op);
       inner != NULL && missing > 0; inner = varve_operation_next_preorder(op, inner)) {
    if (inner->name->definition == NULL || ++count > MOST_OPERATIONS)
      return VARVE_STATUS_OK;
    if (!varve_has_operation_trait(inner, "LoopLikeOpInterface"))
      continue;
    if (loop_around(inner) != around)
      return varve_fault(v, "found sibling loops inside container-like acc.loop", NULL);
    around = inner;
    missing--;
  }
  return missing == 0
             ? VARVE_STATUS_OK
             : varve_fault(
                   v, "failed to find enough loop-like operations inside container-like acc.loop",
                   NULL);
}

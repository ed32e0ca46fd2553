/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* omp: operations that are referenced by symbols, such as privatizers and reductions, and the
 * references to them. */
#include "verify/custom_common.h"

/* Regions whose arguments and yielded values have the type of the operation */

static bool yields(const varve_operation *end, const varve_entity *type) {
  return type == NULL ? end->operand_count == 0
                      : end->operand_count == 1 && varve_operand_type(end, 0) == type;
}

/* Returns whether each omp.yield that ends a block of the region yields one value of the type. */
static bool region_yields(const varve_operation *op, uint32_t region, const varve_entity *type) {
  for (const varve_block *block = varve_entry_block(op, region); block != NULL; block = block->next)
    if (block->last != NULL && varve_is_operation(block->last, "omp.yield") &&
        !yields(block->last, type))
      return false;
  return true;
}

static bool arguments_have_type(const varve_operation *op, uint32_t region,
                                const varve_entity *type) {
  const varve_block *entry = varve_entry_block(op, region);
  for (uint32_t i = 0; entry != NULL && i < entry->argument_count; i++)
    if (entry->arguments[i]->value.type != type)
      return false;
  return true;
}

/* private */

/* Returns the type of the first argument of the regions, or NULL if the regions have no
 * arguments. */
static const varve_entity *private_type(const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *entry = varve_entry_block(op, i);
    if (entry != NULL && entry->argument_count != 0)
      return entry->arguments[0]->value.type;
  }
  return NULL;
}

enum { PRIVATE, FIRSTPRIVATE };
enum { INIT_REGION, COPY_REGION, DEALLOC_REGION };

static varve_status check_private_region(varve_verifier *v, const varve_operation *op,
                                         uint32_t region) {
  static const uint32_t counts[] = {2, 2, 1};
  const varve_block *entry = varve_entry_block(op, region);
  const varve_entity *type = region == DEALLOC_REGION ? NULL : private_type(op);
  if (entry == NULL)
    return VARVE_STATUS_OK;
  if (entry->argument_count != counts[region])
    return VARVE_FAULT(v, "expected % region arguments, got: %", VARVE_NUMBER(counts[region]),
                       VARVE_NUMBER(entry->argument_count));
  for (const varve_block *block = entry; block != NULL; block = block->next) {
    const varve_operation *end = block->last;
    if (end == NULL || varve_operation_successor_count(end) != 0)
      continue;
    v->op = end;
    if (!varve_is_operation(end, "omp.yield"))
      return varve_fault(v, "expected exit block terminator to be an `omp.yield` op.", NULL);
    if (!yields(end, type))
      return varve_fault(
          v, type == NULL ? "Did not expect any values to be yielded." : "Invalid yielded value.",
          NULL);
    v->op = op;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_omp_private_region(varve_verifier *v, const varve_operation *op) {
  int64_t kind = 0;
  if (!varve_case_number(op, "data_sharing_type", &kind))
    return VARVE_STATUS_OK;
  for (uint32_t i = INIT_REGION; i <= DEALLOC_REGION; i++)
    if (!arguments_have_type(op, i, private_type(op)))
      return varve_fault(v, "Region argument type mismatch", NULL);
  VARVE_TRY(check_private_region(v, op, INIT_REGION));
  bool has_copy = varve_entry_block(op, COPY_REGION) != NULL;
  if (kind == PRIVATE && has_copy)
    return varve_fault(v, "`private` clauses do not require a `copy` region.", NULL);
  if (kind == FIRSTPRIVATE && !has_copy)
    return varve_fault(v, "`firstprivate` clauses require at least a `copy` region.", NULL);
  VARVE_TRY(check_private_region(v, op, COPY_REGION));
  return check_private_region(v, op, DEALLOC_REGION);
}

/* declare_reduction */

enum { ALLOC, INITIALIZER, REDUCTION, ATOMIC, CLEANUP };

varve_status varve_verify_omp_reduction_region(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_type_property_of(op, "type");
  const varve_block *reduction = varve_entry_block(op, REDUCTION);
  const varve_block *atomic = varve_entry_block(op, ATOMIC);
  const varve_block *cleanup = varve_entry_block(op, CLEANUP);
  if (type == NULL)
    return VARVE_STATUS_OK;
  const varve_block *entry = varve_entry_block(op, INITIALIZER);
  bool has_alloc = varve_entry_block(op, ALLOC) != NULL;
  if (has_alloc && !region_yields(op, ALLOC, type))
    return varve_op_fault(v, "expects alloc region to yield a value of the reduction type");
  if (entry == NULL)
    return varve_op_fault(v, "expects non-empty initializer region");
  if (entry->argument_count != 1 && entry->argument_count != 2)
    return varve_op_fault(v, "expects one or two arguments to the initializer region");
  if (entry->argument_count != (has_alloc ? 2 : 1))
    return varve_op_fault(v, has_alloc ? "expects two arguments to the initializer region when an "
                                         "allocation region is used"
                                       : "expects one argument to the initializer region when no "
                                         "allocation region is used");
  if (!arguments_have_type(op, INITIALIZER, type))
    return varve_op_fault(v, "expects initializer region argument to match the reduction type");
  if (!region_yields(op, INITIALIZER, type))
    return varve_op_fault(v, "expects initializer region to yield a value of the reduction type");
  if (reduction == NULL)
    return varve_op_fault(v, "expects non-empty reduction region");
  if (reduction->argument_count != 2 || !arguments_have_type(op, REDUCTION, type))
    return varve_op_fault(v, "expects reduction region with two arguments of the reduction type");
  if (!region_yields(op, REDUCTION, type))
    return varve_op_fault(v, "expects reduction region to yield a value of the reduction type");
  if (atomic != NULL && (atomic->argument_count != 2 ||
                         atomic->arguments[0]->value.type != atomic->arguments[1]->value.type))
    return varve_op_fault(v, "expects atomic reduction region with two arguments of the same type");
  if (atomic != NULL) {
    const varve_entity *pointer = atomic->arguments[0]->value.type;
    bool is_memref = pointer->kind == VARVE_KIND_MEMREF_TYPE;
    if ((is_memref && varve_type_element(pointer) != type) ||
        (!is_memref && pointer->kind != VARVE_KIND_DIALECT_TYPE))
      return varve_op_fault(v, "expects atomic reduction region arguments to be accumulators "
                               "containing the reduction type");
  }
  if (cleanup != NULL &&
      (cleanup->argument_count != 1 || cleanup->arguments[0]->value.type != type))
    return varve_op_fault(v, "expects cleanup region with one argument of the reduction type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_omp_mapper_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  return entry == NULL || entry->last == NULL ||
                 varve_is_operation(entry->last, "omp.declare_mapper.info")
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected terminator to be a DeclareMapperInfoOp");
}

/* References. Each variable of a clause has a symbol. */

static bool find_operand(const varve_operation *op, const char *name, uint32_t *index) {
  const varve_operation_definition *definition = op->name->definition;
  varve_record_list list = definition->record->operands;
  for (*index = 0; *index < list.count; (*index)++)
    if (varve_slice_equal(varve_table_text(definition->dialect->tables,
                                           definition->values[list.first + *index].name),
                          varve_slice_of(name)))
      return true;
  return false;
}

/* The variables of a clause and their symbols. There must be as many symbols as variables. */
typedef struct named_operands {
  varve_value_range range;
  const varve_entity *symbols; /* an array if count is not 0 */
  uint32_t count;
} named_operands;

static bool find_named_operands(const varve_operation *op, const char *variables,
                                const char *symbols, named_operands *named) {
  uint32_t index = 0;
  const varve_entity *list = varve_property_of(op, symbols);
  if (!find_operand(op, variables, &index))
    return false;
  *named = (named_operands){.range = varve_operand_range_of(op, index), .symbols = list};
  if (list != NULL && list->kind == VARVE_KIND_ARRAY)
    named->count = list->child_count;
  return true;
}

static varve_status check_privatizers(varve_verifier *v, const varve_operation *op) {
  named_operands named;
  if (!find_named_operands(op, "private_vars", "private_syms", &named))
    return VARVE_STATUS_OK;
  if (named.range.count != named.count)
    return VARVE_FAULT(v,
                       "inconsistent number of private variables and privatizer op symbols, "
                       "private vars: % vs. privatizer op symbols: %",
                       VARVE_NUMBER(named.range.count), VARVE_NUMBER(named.count));
  for (uint32_t i = 0; i < named.count; i++) {
    const varve_operation *found = NULL;
    VARVE_TRY(varve_find_symbol(v, op, named.symbols->children[i], &found));
    if (found == NULL || !varve_is_operation(found, "omp.private"))
      return VARVE_FAULT(v, "failed to lookup privatizer op with symbol: '%'",
                         VARVE_NODE(named.symbols->children[i]));
    if (private_type(found) != NULL &&
        private_type(found) != varve_operand_type(op, named.range.first + i))
      return VARVE_FAULT(v, "type mismatch between a variable and its privatizer op: % vs. %",
                         VARVE_NODE(varve_operand_type(op, named.range.first + i)),
                         VARVE_NODE(private_type(found)));
  }
  return VARVE_STATUS_OK;
}

/* The names of the operand and properties of a clause: variables, their symbols, and whether each
 * variable is passed by reference. */
typedef struct reduction_clause {
  const char *variables;
  const char *symbols;
  const char *by_reference;
} reduction_clause;

static bool is_repeated(const varve_operation *op, varve_value_range range, uint32_t index) {
  enum { MOST = 64 };
  for (uint32_t i = 0; i < index && i < MOST; i++)
    if (varve_operation_operand(op, range.first + i) ==
        varve_operation_operand(op, range.first + index))
      return true;
  return false;
}

static varve_status check_reductions(varve_verifier *v, const varve_operation *op,
                                     const reduction_clause *clause) {
  uint32_t index = 0;
  const varve_entity *symbols = varve_property_of(op, clause->symbols);
  const varve_entity *references = varve_property_of(op, clause->by_reference);
  if (!find_operand(op, clause->variables, &index))
    return VARVE_STATUS_OK;
  varve_value_range range = varve_operand_range_of(op, index);
  if (range.count == 0 || symbols == NULL || symbols->child_count != range.count)
    return VARVE_STATUS_OK; /* an earlier check reported the wrong number */
  if (references != NULL && references->kind == VARVE_KIND_DENSE_ARRAY &&
      varve_dense_array_count(references) != range.count)
    return varve_op_fault(
        v, "expected as many reduction variable by reference attributes as reduction variables");
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_operation *found = NULL;
    const varve_entity *type = varve_operand_type(op, range.first + i);
    if (is_repeated(op, range, i))
      return varve_op_fault(v, "accumulator variable used more than once");
    VARVE_TRY(varve_find_symbol(v, op, symbols->children[i], &found));
    if (found == NULL || !varve_is_operation(found, "omp.declare_reduction"))
      return VARVE_OP_FAULT(v, "expected symbol reference % to point to a reduction declaration",
                            VARVE_NODE(symbols->children[i]));
    const varve_block *atomic = varve_entry_block(found, ATOMIC);
    if (atomic != NULL && atomic->argument_count != 0 && atomic->arguments[0]->value.type != type)
      return VARVE_OP_FAULT(v,
                            "expected accumulator (%) to be the same type as reduction "
                            "declaration (%)",
                            VARVE_NODE(type), VARVE_NODE(atomic->arguments[0]->value.type));
  }
  return VARVE_STATUS_OK;
}

/* Checks the copy functions of omp.single. A copy function has two parameters of the type of the
 * variable. */
static varve_status check_copies(varve_verifier *v, const varve_operation *op) {
  named_operands named;
  if (!find_named_operands(op, "copyprivate_vars", "copyprivate_syms", &named))
    return VARVE_STATUS_OK;
  if (named.range.count != named.count)
    return VARVE_OP_FAULT(v,
                          "inconsistent number of copyprivate vars (= %) and functions (= %), "
                          "both must be equal",
                          VARVE_NUMBER(named.range.count), VARVE_NUMBER(named.count));
  for (uint32_t i = 0; i < named.count; i++) {
    const varve_operation *found = NULL;
    VARVE_TRY(varve_find_symbol(v, op, named.symbols->children[i], &found));
    if (found == NULL ||
        (!varve_is_operation(found, "func.func") && !varve_is_operation(found, "llvm.func")))
      return VARVE_OP_FAULT(v, "expected symbol reference % to point to a copy function",
                            VARVE_NODE(named.symbols->children[i]));
    const varve_entity *type = varve_function_type_of(found);
    if (type == NULL)
      continue;
    const varve_entity *variable = varve_operand_type(op, named.range.first + i);
    if (varve_function_type_num_inputs(type) != 2)
      return VARVE_OP_FAULT(v, "expected copy function % to have 2 operands",
                            VARVE_NODE(named.symbols->children[i]));
    if (type->children[0] != variable || type->children[1] != variable)
      return VARVE_OP_FAULT(v, "expected copy function % arguments to have the type %",
                            VARVE_NODE(named.symbols->children[i]), VARVE_NODE(variable));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_omp_references(varve_verifier *v, const varve_operation *op) {
  static const reduction_clause clauses[] = {
      {"reduction_vars", "reduction_syms", "reduction_byref"},
      {"task_reduction_vars", "task_reduction_syms", "task_reduction_byref"},
      {"in_reduction_vars", "in_reduction_syms", "in_reduction_byref"}};
  if (varve_is_operation(op, "omp.simd")) {
    /* The privatizers of omp.simd must exist and must not be firstprivate. mlir-opt does not check
     * the reductions of omp.simd. */
    const varve_entity *symbols = varve_property_of(op, "private_syms");
    for (uint32_t i = 0;
         symbols != NULL && symbols->kind == VARVE_KIND_ARRAY && i < symbols->child_count; i++) {
      const varve_operation *found = NULL;
      int64_t kind = PRIVATE;
      VARVE_TRY(varve_find_symbol(v, op, symbols->children[i], &found));
      if (found == NULL || !varve_is_operation(found, "omp.private"))
        return VARVE_FAULT(v, "Cannot find privatizer '%'", VARVE_NODE(symbols->children[i]));
      if (varve_case_number(found, "data_sharing_type", &kind) && kind == FIRSTPRIVATE)
        return varve_fault(v, "FIRSTPRIVATE cannot be used with SIMD", NULL);
    }
    return VARVE_STATUS_OK;
  }
  if (varve_is_operation(op, "omp.parallel"))
    VARVE_TRY(check_privatizers(v, op));
  for (size_t i = 0; i < VARVE_COUNT_OF(clauses) && !varve_is_operation(op, "omp.target"); i++)
    VARVE_TRY(check_reductions(v, op, &clauses[i]));
  return check_copies(v, op);
}

varve_status varve_verify_omp_map_info(varve_verifier *v, const varve_operation *op) {
  const varve_operation *found = NULL;
  uint32_t index = 0;
  VARVE_TRY(varve_find_used_symbol(v, op, "mapper_id", &found));
  if (varve_property_of(op, "mapper_id") != NULL &&
      (found == NULL || !varve_is_operation(found, "omp.declare_mapper")))
    return varve_fault(v, "invalid mapper id", NULL);
  if (!find_operand(op, "members", &index))
    return VARVE_STATUS_OK;
  varve_value_range range = varve_operand_range_of(op, index);
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_operation *member =
        varve_defining_operation(varve_operation_operand(op, range.first + i));
    if (member == NULL || !varve_is_operation(member, "omp.map.info"))
      return varve_op_fault(v, "'members' arguments must be defined by 'omp.map.info' ops");
  }
  return VARVE_STATUS_OK;
}

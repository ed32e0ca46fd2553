/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* llvm: functions, calls, and references to globals. */
#include "dialect/known/llvm_parts.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

/* Cases of #llvm.linkage. */
enum { EXTERNAL = 0, AVAILABLE_EXTERNALLY = 1, EXTERN_WEAK = 9 };

static bool open_function(const varve_entity *type, varve_llvm_function_type *function) {
  return type != NULL && varve_llvm_function_open(type, function);
}

/* Functions */

static varve_status check_entry(varve_verifier *v, const varve_block *entry,
                                const varve_llvm_function_type *function) {
  uint32_t count = function->inputs->child_count;
  for (uint32_t i = 0; i < count && i < entry->argument_count; i++) {
    const varve_entity *type = entry->arguments[i]->value.type;
    bool is_match = false;
    VARVE_TRY(varve_llvm_types_match(v->context, varve_llvm_input(function, i), type, &is_match));
    if (!is_match)
      return VARVE_OP_FAULT(v,
                            "type of entry block argument #%(%) must match the type of the "
                            "corresponding argument in function signature",
                            VARVE_NUMBER(i), VARVE_NODE(type));
  }
  if (count == entry->argument_count)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "entry block must have % arguments to match function signature",
                        VARVE_NUMBER(count));
}

varve_status varve_verify_llvm_func(varve_verifier *v, const varve_operation *op) {
  int64_t linkage = EXTERNAL;
  if (varve_entry_block(op, 0) == NULL && varve_case_number(op, "linkage", &linkage) &&
      linkage != EXTERNAL && linkage != EXTERN_WEAK)
    return varve_op_fault(v, "external functions must have 'external' or 'extern_weak' linkage");
  const varve_block *entry = varve_entry_block(op, 0);
  varve_llvm_function_type function;
  if (entry == NULL || !open_function(varve_type_property_of(op, "function_type"), &function))
    return VARVE_STATUS_OK;
  return check_entry(v, entry, &function);
}

varve_status varve_verify_llvm_return(varve_verifier *v, const varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  varve_llvm_function_type function;
  if (parent == NULL || !varve_is_operation(parent, "llvm.func") ||
      !open_function(varve_type_property_of(parent, "function_type"), &function))
    return VARVE_STATUS_OK;
  if (function.result == NULL)
    return op->operand_count == 0 ? VARVE_STATUS_OK : varve_op_fault(v, "expected no operands");
  if (op->operand_count == 0)
    return varve_op_fault(v, "expected 1 operand");
  bool is_match = false;
  VARVE_TRY(
      varve_llvm_types_match(v->context, function.result, varve_operand_type(op, 0), &is_match));
  return is_match ? VARVE_STATUS_OK : varve_op_fault(v, "mismatching result types");
}

/* Calls */

static varve_status check_call(varve_verifier *v, const varve_operation *op,
                               const varve_entity *type) {
  uint32_t count = varve_operand_range_of(op, 0).count;
  varve_llvm_function_type function;
  if (!open_function(type, &function))
    return VARVE_STATUS_OK;
  uint32_t expected = function.inputs->child_count;
  if (function.is_variadic && varve_property_of(op, "var_callee_type") == NULL)
    return varve_op_fault(v, "missing var_callee_type attribute for vararg call");
  if (function.is_variadic ? count < expected : count != expected)
    return VARVE_OP_FAULT(
        v, "incorrect number of operands (%) for % (expecting% %)", VARVE_NUMBER(count),
        VARVE_TEXT(varve_slice_of(function.is_variadic ? "varargs callee" : "callee")),
        VARVE_TEXT(varve_slice_of(function.is_variadic ? " at least:" : ":")),
        VARVE_NUMBER(expected));
  for (uint32_t i = 0; i < expected; i++) {
    const varve_entity *given = varve_operand_type(op, i);
    bool is_match = false;
    VARVE_TRY(varve_llvm_types_match(v->context, varve_llvm_input(&function, i), given, &is_match));
    if (!is_match)
      return VARVE_OP_FAULT(v, "operand type mismatch for operand %: % is not that of the callee",
                            VARVE_NUMBER(i), VARVE_NODE(given));
  }
  if (varve_operation_result_count(op) == 0)
    return function.result == NULL ? VARVE_STATUS_OK
                                   : varve_op_fault(v, "expected function call to produce a value");
  if (function.result == NULL)
    return varve_op_fault(v, "calling function with void result must not produce values");
  bool is_match = false;
  VARVE_TRY(
      varve_llvm_types_match(v->context, function.result, varve_result_type(op, 0), &is_match));
  if (is_match)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "result type mismatch: % is not that of the callee",
                        VARVE_NODE(varve_result_type(op, 0)));
}

/* Checks the attribute var_callee_type of a call. Calls of variadic functions have this
 * attribute. */
static varve_status check_own_type(varve_verifier *v, const varve_operation *op) {
  varve_value_range operands = varve_operand_range_of(op, 0);
  uint32_t skipped = varve_property_of(op, "callee") == NULL;
  varve_llvm_function_type function;
  if (!open_function(varve_type_property_of(op, "var_callee_type"), &function))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < function.inputs->child_count; i++) {
    bool is_match = false;
    if (i + skipped >= operands.count)
      return VARVE_OP_FAULT(v, "expected var_callee_type to have at most % parameters",
                            VARVE_NUMBER(operands.count - skipped));
    const varve_entity *given = varve_operand_type(op, operands.first + skipped + i);
    VARVE_TRY(varve_llvm_types_match(v->context, varve_llvm_input(&function, i), given, &is_match));
    if (!is_match)
      return VARVE_OP_FAULT(v, "var_callee_type parameter type mismatch: % is another type",
                            VARVE_NODE(given));
  }
  return function.is_variadic
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected var_callee_type to be a variadic function type");
}

varve_status varve_verify_llvm_call(varve_verifier *v, const varve_operation *op) {
  const varve_operation *callee = NULL;
  const varve_entity *name = varve_property_of(op, "callee");
  VARVE_TRY(check_own_type(v, op));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF) {
    if (op->operand_count == 0)
      return varve_op_fault(v, "must have either a `callee` attribute or at least an operand");
    if (varve_is_base(varve_operand_type(op, 0), "llvm.ptr"))
      return VARVE_STATUS_OK;
    return VARVE_OP_FAULT(v, "indirect call expects a pointer as callee: %",
                          VARVE_NODE(varve_operand_type(op, 0)));
  }
  VARVE_TRY(varve_find_symbol(v, op, name, &callee));
  varve_slice text = varve_string_bytes(name->children[0]);
  if (callee == NULL)
    return VARVE_OP_FAULT(v, "'%' does not reference a symbol in the current scope",
                          VARVE_TEXT(text));
  if (varve_is_operation(callee, "llvm.func"))
    return check_call(v, op, varve_type_property_of(callee, "function_type"));
  if (varve_is_operation(callee, "llvm.mlir.ifunc"))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "'%' does not reference a valid LLVM function or IFunc",
                        VARVE_TEXT(text));
}

/* Globals */

/* Finds the operation that a reference names. Like the llvm dialect, looks in the nearest symbol
 * table that is isolated from above. */
static varve_status find_global(varve_verifier *v, const varve_operation *op,
                                const varve_entity *name, const varve_operation **found) {
  varve_operation_plan *plan = NULL;
  *found = NULL;
  for (varve_operation *table = varve_operation_parent(op); table != NULL;
       table = varve_operation_parent(table)) {
    VARVE_TRY(varve_get_plan(v, table->name, &plan));
    if (plan->is_symbol_table && plan->is_isolated)
      return varve_find_in_table(v, table, name, found);
    if (varve_operation_region_count(table) == 1)
      VARVE_TRY(varve_doubt_unknown(v, table));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_addressof(varve_verifier *v, const varve_operation *op) {
  const varve_operation *found = NULL;
  const varve_entity *name = varve_property_of(op, "global_name");
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_global(v, op, name, &found));
  bool is_global = found != NULL && (varve_is_operation(found, "llvm.mlir.global") ||
                                     varve_is_operation(found, "llvm.mlir.alias"));
  if (is_global) {
    int64_t space = 0, expected = varve_llvm_address_space(varve_result_type(op, 0));
    const varve_entity *value = varve_property_of(found, "addr_space");
    if (value != NULL && !varve_integer_of(value, &space))
      return VARVE_STATUS_OK;
    return expected == -1 || expected == space
               ? VARVE_STATUS_OK
               : varve_op_fault(v, "pointer address space must match address space of the "
                                   "referenced global or alias");
  }
  if (found != NULL &&
      (varve_is_operation(found, "llvm.func") || varve_is_operation(found, "llvm.mlir.ifunc")))
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "must reference a global defined by 'llvm.mlir.global', "
                           "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
}

/* Checks the resolver of an ifunc, which must be a function definition. Accepts an alias without a
 * check of the alias's target. */
varve_status varve_verify_llvm_ifunc(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "resolver");
  const varve_entity *space = varve_property_of(op, "address_space");
  const varve_entity *type = varve_type_property_of(op, "resolver_type");
  const varve_operation *found = NULL;
  varve_llvm_function_type function;
  int64_t linkage = 0, expected = 0;
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_global(v, op, name, &found));
  if (found != NULL && varve_is_operation(found, "llvm.mlir.alias"))
    return VARVE_STATUS_OK;
  if (found == NULL || !varve_is_operation(found, "llvm.func"))
    return varve_op_fault(v, "must have a function resolver");
  (void)varve_case_number(found, "linkage", &linkage);
  if (varve_entry_block(found, 0) == NULL || linkage == AVAILABLE_EXTERNALLY)
    return varve_op_fault(v, "resolver must be a definition");
  if (open_function(varve_type_property_of(found, "function_type"), &function) &&
      (function.result == NULL || varve_llvm_address_space(function.result) == -1))
    return varve_op_fault(v, "resolver must return a pointer");
  if (type == NULL || (space != NULL && !varve_integer_of(space, &expected)))
    return VARVE_STATUS_OK;
  return varve_llvm_address_space(type) == expected
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "resolver has incorrect type");
}

static varve_status check_functions(varve_verifier *v, const varve_operation *op,
                                    const varve_entity *list) {
  for (uint32_t i = 0; list != NULL && list->kind == VARVE_KIND_ARRAY && i < list->child_count;
       i++) {
    const varve_entity *name = list->children[i];
    const varve_operation *found = NULL;
    if (name->kind != VARVE_KIND_SYMBOL_REF)
      continue;
    VARVE_TRY(varve_find_symbol(v, op, name, &found));
    if (found == NULL || !varve_is_operation(found, "llvm.func"))
      return VARVE_OP_FAULT(v, "'%' does not reference a valid LLVM function",
                            VARVE_TEXT(varve_string_bytes(name->children[0])));
  }
  return VARVE_STATUS_OK;
}

static bool has_length(const varve_operation *op, const char *property, uint32_t count) {
  const varve_entity *list = varve_property_of(op, property);
  return list == NULL || list->kind != VARVE_KIND_ARRAY || list->child_count == count;
}

varve_status varve_verify_llvm_global_lists(varve_verifier *v, const varve_operation *op) {
  const varve_entity *data = varve_property_of(op, "data");
  if (data != NULL && data->kind == VARVE_KIND_ARRAY &&
      (!has_length(op, "ctors", data->child_count) || !has_length(op, "dtors", data->child_count) ||
       !has_length(op, "priorities", data->child_count)))
    return varve_fault(v, "functions, priorities, and data must have the same number of elements",
                       NULL);
  VARVE_TRY(check_functions(v, op, varve_property_of(op, "ctors")));
  return check_functions(v, op, varve_property_of(op, "dtors"));
}

/* Comdats, aliases, module-level operations and branches */

varve_status varve_verify_llvm_comdat_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_operation *inner = entry == NULL ? NULL : entry->first;
  for (; inner != NULL; inner = inner->next)
    if (!varve_is_operation(inner, "llvm.comdat_selector")) {
      v->op = inner;
      return varve_fault(v, "only comdat selector symbols can appear in a comdat region", NULL);
    }
  return VARVE_STATUS_OK;
}

/* Checks the comdat of a function or global. */
varve_status varve_verify_llvm_comdat_use(varve_verifier *v, const varve_operation *op) {
  const varve_operation *found = NULL;
  const varve_entity *name = varve_property_of(op, "comdat");
  if (name == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_used_symbol(v, op, "comdat", &found));
  return found != NULL && varve_is_operation(found, "llvm.comdat_selector")
             ? VARVE_STATUS_OK
             : varve_fault(v, "expected comdat symbol", NULL);
}

varve_status varve_verify_llvm_alias_region(varve_verifier *v, const varve_operation *op) {
  const varve_operation *end = varve_region_end(op, 0);
  if (end == NULL || !varve_is_operation(end, "llvm.return"))
    return VARVE_STATUS_OK;
  return end->operand_count == 1 &&
                 varve_slice_equal(varve_node_mnemonic(varve_operand_type(end, 0)),
                                   VARVE_SLICE("ptr"))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "initializer region must always return a pointer");
}

/* Checks that the parent of the operation is a module, that is, an isolated symbol table. A parent
 * that is an unknown operation with one region may be a module. */
varve_status varve_check_llvm_module_level(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  varve_operation_plan *plan = NULL;
  if (around == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_get_plan(v, around->name, &plan));
  bool may_be_module = !plan->is_described && varve_operation_region_count(around) == 1;
  return may_be_module || (plan->is_symbol_table && plan->is_isolated)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "must appear at the module level");
}

/* Checks operations at module level: linker options and flags. */
varve_status varve_verify_llvm_module_level(varve_verifier *v, const varve_operation *op) {
  const varve_entity *flags = varve_property_of(op, "flags");
  VARVE_TRY(varve_check_llvm_module_level(v, op));
  for (uint32_t i = 0; flags != NULL && flags->kind == VARVE_KIND_ARRAY && i < flags->child_count;
       i++)
    if (!varve_entity_is_dialect_node(flags->children[i]))
      return varve_op_fault(v, "expected a module flag attribute");
  return VARVE_STATUS_OK;
}

/* Checks that there is one branch weight for each successor. */
varve_status varve_verify_llvm_weights(varve_verifier *v, const varve_operation *op) {
  const varve_entity *weights = varve_property_of(op, "branch_weights");
  uint32_t count = varve_operation_successor_count(op);
  if (weights == NULL || weights->kind != VARVE_KIND_DENSE_ARRAY ||
      varve_dense_array_count(weights) == count)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "expects number of branch weights to match number of successors: % vs %",
                     VARVE_NUMBER(varve_dense_array_count(weights)), VARVE_NUMBER(count));
}

varve_status varve_verify_llvm_invoke(varve_verifier *v, const varve_operation *op) {
  const varve_operation *first = varve_operation_successor_count(op) == 2
                                     ? varve_operation_successors(op)[1].block->first
                                     : NULL;
  if (first != NULL && !varve_is_operation(first, "llvm.landingpad"))
    return varve_fault(
        v, "first operation in unwind destination should be a llvm.landingpad operation", NULL);
  return varve_verify_llvm_weights(v, op);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* spirv: contents of modules, symbol references, functions, loops and selections. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/spirv_parts.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

static bool is_of_spirv(const varve_operation *op) {
  return varve_slice_starts_with(op->name->text, VARVE_SLICE("spirv."));
}

/* Finds the operation of this kind that a reference names. Sets *found to NULL if there is no such
 * operation. */
static varve_status find_item(varve_verifier *v, const varve_operation *op,
                              const varve_entity *name, const char *kind,
                              const varve_operation **found) {
  *found = NULL;
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_symbol(v, op, name, found));
  if (*found != NULL && !varve_is_operation(*found, kind))
    *found = NULL;
  return VARVE_STATUS_OK;
}

/* Entry points */

static bool is_same_entry(const varve_operation *a, const varve_operation *b) {
  return varve_is_operation(b, "spirv.EntryPoint") &&
         varve_property_of(a, "fn") == varve_property_of(b, "fn") &&
         varve_property_of(a, "execution_model") == varve_property_of(b, "execution_model");
}

/* Returns whether one of the entry points before this one is equal to it. Compares at most MOST
 * entry points, because modules have few. */
static bool is_repeated(const varve_operation *entry) {
  enum { MOST = 256 };
  uint32_t seen = 0;
  for (const varve_operation *op = entry->previous; op != NULL && seen < MOST; op = op->previous) {
    if (is_same_entry(entry, op))
      return true;
    seen += varve_is_operation(op, "spirv.EntryPoint");
  }
  return false;
}

static varve_status check_entry_point(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "fn");
  const varve_operation *function = NULL;
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_item(v, op, name, "spirv.func", &function));
  v->op = op;
  if (function == NULL)
    return VARVE_FAULT(v, "function '%' not found in 'spirv.module'",
                       VARVE_TEXT(varve_string_bytes(name->children[0])));
  const varve_entity *list = varve_property_of(op, "interface");
  for (uint32_t i = 0; list != NULL && list->kind == VARVE_KIND_ARRAY && i < list->child_count;
       i++) {
    const varve_operation *variable = NULL;
    if (list->children[i]->kind != VARVE_KIND_SYMBOL_REF)
      return VARVE_FAULT(v, "expected symbol reference for interface specification instead of '%'",
                         VARVE_NODE(list->children[i]));
    VARVE_TRY(find_item(v, op, list->children[i], "spirv.GlobalVariable", &variable));
    if (variable == NULL)
      return VARVE_FAULT(v, "expected spirv.GlobalVariable symbol reference instead of'%'",
                         VARVE_NODE(list->children[i]));
  }
  return is_repeated(op) ? varve_fault(v, "duplicate of a previous EntryPointOp", NULL)
                         : VARVE_STATUS_OK;
}

/* Functions */

static varve_status check_function(varve_verifier *v, const varve_operation *function) {
  if (varve_operation_region_count(function) == 0)
    return VARVE_STATUS_OK;
  v->op = function;
  const varve_entity *linkage = varve_property_of(function, "linkage_attributes");
  if (varve_entry_block(function, 0) == NULL && linkage == NULL)
    return varve_fault(v,
                       "'spirv.module' cannot contain external functions without 'Import' "
                       "linkage_attributes (LinkageAttributes)",
                       NULL);
  for (const varve_block *block = varve_entry_block(function, 0); block != NULL;
       block = block->next)
    for (const varve_operation *op = block->first; op != NULL; op = op->next)
      if (!is_of_spirv(op)) {
        v->op = op;
        return varve_fault(v, "functions in 'spirv.module' can only contain spirv.* ops", NULL);
      }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_module_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  for (const varve_operation *item = body == NULL ? NULL : body->first; item != NULL;
       item = item->next) {
    v->op = item;
    if (!is_of_spirv(item))
      return varve_fault(v, "'spirv.module' can only contain spirv.* ops", NULL);
    if (varve_is_operation(item, "spirv.EntryPoint"))
      VARVE_TRY(check_entry_point(v, item));
    else if (varve_is_operation(item, "spirv.func"))
      VARVE_TRY(check_function(v, item));
  }
  v->op = op;
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_func(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_type_property_of(op, "function_type");
  return type != NULL && type->kind == VARVE_KIND_FUNCTION_TYPE &&
                 type->child_count - varve_function_type_num_inputs(type) > 1
             ? varve_op_fault(v, "cannot have more than one result")
             : VARVE_STATUS_OK;
}

/* Symbol references. mlir-opt checks symbol references of spirv in the verifier of each operation,
 * before it checks symbol uses of the whole symbol table. */

varve_status varve_verify_spirv_addressof(varve_verifier *v, const varve_operation *op) {
  const varve_operation *variable = NULL;
  const varve_entity *name = varve_property_of(op, "variable");
  VARVE_TRY(find_item(v, op, name, "spirv.GlobalVariable", &variable));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (variable == NULL)
    return varve_op_fault(v, "expected spirv.GlobalVariable symbol");
  const varve_entity *type = varve_type_property_of(variable, "type");
  return type == NULL || type == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "result type mismatch with the referenced global variable's type");
}

/* Returns the type of the default value of a spirv.SpecConstant, or NULL if the constant has no
 * default value. */
static const varve_entity *default_type(const varve_operation *constant) {
  const varve_entity *value = varve_property_of(constant, "default_value");
  return value == NULL ? NULL : varve_attribute_type(value);
}

varve_status varve_verify_spirv_referenceof(varve_verifier *v, const varve_operation *op) {
  const varve_operation *constant = NULL, *composite = NULL;
  const varve_entity *name = varve_property_of(op, "spec_const");
  VARVE_TRY(find_item(v, op, name, "spirv.SpecConstant", &constant));
  VARVE_TRY(find_item(v, op, name, "spirv.SpecConstantComposite", &composite));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (constant == NULL && composite == NULL)
    return varve_op_fault(v, "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol");
  const varve_entity *type =
      constant != NULL ? default_type(constant) : varve_type_property_of(composite, "type");
  return type == NULL || type == varve_result_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "result type mismatch with the referenced specialization "
                                 "constant's type");
}

varve_status varve_verify_spirv_spec_constant(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "default_value");
  const varve_entity *id = varve_discardable_of(op, "spec_id");
  int64_t number = 0;
  if (id != NULL && varve_integer_of(id, &number) && number < 0)
    return varve_op_fault(v, "SpecId cannot be negative");
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_FLOAT)
    return varve_op_fault(v, "default value can only be a bool, integer, or float scalar");
  const varve_entity *type = value->children[0];
  uint32_t width = varve_type_bit_width(type);
  bool is_known = type->kind == VARVE_KIND_FLOAT_TYPE
                      ? width == 16 || width == 32 || width == 64
                      : width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
  return is_known ? VARVE_STATUS_OK : varve_op_fault(v, "default value bitwidth disallowed");
}

varve_status varve_verify_spirv_spec_composite(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_type_property_of(op, "type");
  const varve_entity *list = varve_property_of(op, "constituents");
  uint64_t count = 0;
  if (type == NULL || list == NULL || list->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  if (!varve_spirv_count_parts(type, &count))
    return VARVE_FAULT(v, "result type must be a composite type, but provided %", VARVE_NODE(type));
  if (varve_is_dialect_type(type, "spirv", "coopmatrix"))
    return VARVE_FAULT(v, "unsupported composite type  %", VARVE_NODE(type));
  if (count != list->child_count)
    return VARVE_FAULT(v, "has incorrect number of operands: expected %, but provided %",
                       VARVE_NUMBER(count), VARVE_NUMBER(list->child_count));
  for (uint32_t i = 0; i < list->child_count; i++) {
    const varve_operation *constant = NULL;
    const varve_entity *part = NULL;
    VARVE_TRY(find_item(v, op, list->children[i], "spirv.SpecConstant", &constant));
    part = varve_spirv_part(type, i);
    if (constant != NULL && part != NULL && default_type(constant) != part)
      return VARVE_FAULT(v, "has incorrect types of operands: expected %", VARVE_NODE(part));
  }
  return VARVE_STATUS_OK;
}

static bool has_trait(const varve_operation *op, const char *trait) {
  return op->name->definition != NULL && varve_has_operation_trait(op, trait);
}

varve_status varve_verify_spirv_spec_operation(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  const varve_operation *inner = body->first;
  if (inner == NULL || inner->next == NULL || inner->next->next != NULL)
    return varve_op_fault(v, "expected exactly 2 nested ops");
  if (!has_trait(inner, "UsableInSpecConstantOp"))
    return varve_op_fault(v, "invalid enclosed op");
  for (uint32_t i = 0; i < inner->operand_count; i++) {
    const varve_operation *from = varve_defining_operation(varve_operation_operand(inner, i));
    if (from == NULL || (!varve_is_operation(from, "spirv.Constant") &&
                         !varve_is_operation(from, "spirv.mlir.referenceof") &&
                         !varve_is_operation(from, "spirv.SpecConstantOperation")))
      return varve_op_fault(v, "invalid operand, must be defined by a constant operation");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_global(varve_verifier *v, const varve_operation *op) {
  enum { FUNCTION_CLASS = 7, GENERIC_CLASS = 8 };
  const varve_entity *type = varve_type_property_of(op, "type");
  const varve_entity *initializer = varve_property_of(op, "initializer");
  const varve_operation *constant = NULL, *composite = NULL;
  int64_t storage = -1;
  if (type != NULL && !varve_is_dialect_type(type, "spirv", "ptr"))
    return varve_op_fault(v, "result must be of a !spv.ptr type");
  if (type != NULL && varve_entity_is_parametric(type) && varve_parameter_count(type) == 2 &&
      varve_integer_of(varve_parameter(type, 1), &storage) &&
      (storage == FUNCTION_CLASS || storage == GENERIC_CLASS))
    return varve_op_fault(v, storage == FUNCTION_CLASS ? "storage class cannot be 'Function'"
                                                       : "storage class cannot be 'Generic'");
  VARVE_TRY(find_item(v, op, initializer, "spirv.SpecConstant", &constant));
  VARVE_TRY(find_item(v, op, initializer, "spirv.SpecConstantComposite", &composite));
  return initializer == NULL || constant != NULL || composite != NULL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "initializer must be result of a spirv.SpecConstant or "
                                 "spirv.SpecConstantCompositeOp op");
}

/* Structured control flow */

static bool branches_to(const varve_block *block, const varve_block *target) {
  const varve_operation *end = block->last;
  for (uint32_t i = 0; end != NULL && i < varve_operation_successor_count(end); i++)
    if (varve_operation_successors(end)[i].block == target)
      return true;
  return false;
}

/* Checks that the last block is the merge block, and that no other block has spirv.mlir.merge. */
static varve_status check_merges(varve_verifier *v, const varve_block *first,
                                 const varve_block *last) {
  if (!(last->first != NULL && last->first->next == NULL &&
        varve_is_operation(last->first, "spirv.mlir.merge")))
    return varve_op_fault(v, "last block must be the merge block with only one 'spirv.mlir.merge' "
                             "op");
  for (const varve_block *block = first; block != last; block = block->next)
    if (block->last != NULL && varve_is_operation(block->last, "spirv.mlir.merge"))
      return varve_op_fault(v, "should not have 'spirv.mlir.merge' op outside the merge block");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_selection(varve_verifier *v, const varve_operation *op) {
  const varve_block *first = varve_entry_block(op, 0), *last = first;
  if (first == NULL)
    return VARVE_STATUS_OK;
  while (last->next != NULL)
    last = last->next;
  VARVE_TRY(check_merges(v, first, last));
  return first == last ? varve_op_fault(v, "must have a selection header block") : VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_loop(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0), *tail = entry, *last = entry;
  if (entry == NULL)
    return VARVE_STATUS_OK;
  for (; last->next != NULL; last = last->next)
    tail = last;
  VARVE_TRY(check_merges(v, entry, last));
  const varve_block *header = entry->next;
  if (header == NULL)
    return varve_op_fault(v, "must have an entry block branching to the loop header block");
  if (header == last)
    return varve_op_fault(v, "must have a loop header block branched from the entry block");
  if (entry->first != entry->last || !varve_is_operation(entry->first, "spirv.Branch") ||
      !branches_to(entry, header))
    return varve_op_fault(v, "entry block must only have one 'spirv.Branch' op to the second "
                             "block");
  if (header->next == last)
    return varve_op_fault(v, "requires a loop continue block branching to the loop header block");
  if (!branches_to(tail, header))
    return varve_op_fault(v, "second to last block must be the loop continue block that branches "
                             "to the loop header block");
  for (const varve_block *block = header->next; block != tail; block = block->next)
    if (branches_to(block, header))
      return varve_op_fault(v, "can only have the entry and loop continue block branching to the "
                               "loop header block");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_spirv_branch_weights(varve_verifier *v, const varve_operation *op) {
  const varve_entity *weights = varve_property_of(op, "branch_weights");
  bool is_any = false;
  if (!varve_is_number_list(weights))
    return VARVE_STATUS_OK;
  if (varve_number_count(weights) != 2)
    return varve_op_fault(v, "must have exactly two branch weights");
  for (uint32_t i = 0; i < 2; i++)
    is_any |= varve_number_at(weights, i) != 0;
  return is_any ? VARVE_STATUS_OK : varve_op_fault(v, "branch weights cannot both be zero");
}

/* Scopes */

/* Returns whether the operation is a function. LLVM 22 has an interface for functions, older
 * releases have a trait. */
static bool is_function(const varve_operation *op) {
  return has_trait(op, "FunctionOpInterface") || has_trait(op, "FunctionLike");
}

varve_status varve_trait_in_function(varve_verifier *v, const varve_operation *op,
                                     const varve_trait_use *use) {
  (void)use;
  for (const varve_operation *around = varve_operation_parent(op); around != NULL;
       around = varve_operation_parent(around)) {
    if (around->name->definition == NULL || is_function(around))
      return VARVE_STATUS_OK;
    if (has_trait(around, "SymbolTable"))
      break;
  }
  return varve_op_fault(v, "failed to verify that op must appear in a function-like op's block");
}

varve_status varve_trait_in_module(varve_verifier *v, const varve_operation *op,
                                   const varve_trait_use *use) {
  const varve_operation *around = varve_operation_parent(op);
  (void)use;
  return around == NULL || around->name->definition == NULL || has_trait(around, "SymbolTable")
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "failed to verify that op must appear in a module-like op's "
                                 "block");
}

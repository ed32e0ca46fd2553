/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks uses of symbols: the kind of the referenced operation, and whether its type matches the
 * use. Function calls are in custom_func.c. */
#include "verify/custom_common.h"

varve_status varve_find_used_symbol(varve_verifier *v, const varve_operation *op,
                                    const char *property, const varve_operation **found) {
  const varve_entity *name = varve_property_of(op, property);
  *found = NULL;
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  return varve_find_symbol(v, op, name, found);
}

/* An operation that references a symbol, and the kinds of operations ("expected") that may define
 * the symbol. */
typedef struct symbol_use {
  const char *user;
  const char
      *property; /* name of the attribute with the reference; an operation without it is accepted */
  const char *expected;
  const char *text;
  bool is_whole; /* text has the whole reference in place of '%'; false: its first name */
} symbol_use;

static const symbol_use uses[] = {
    {"acc.firstprivate", "recipe", "acc.firstprivate.recipe",
     "expected symbol reference % to point to a firstprivate declaration", true},
    {"acc.private", "recipe", "acc.private.recipe",
     "expected symbol reference % to point to a private declaration", true},
    {"acc.reduction", "recipe", "acc.reduction.recipe",
     "expected symbol reference % to point to a reduction declaration", true},
    {"emitc.declare_func", "sym_name", "emitc.func", "'%' does not reference a valid function",
     false},
    {"emitc.get_global", "name", "emitc.global", "'%' does not reference a valid emitc.global",
     false},
    {"llvm.dso_local_equivalent", "function_name", "llvm.func llvm.mlir.alias",
     "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'", false},
    {"memref.get_global", "name", "memref.global", "'%' does not reference a valid global memref",
     false},
    {"omp.critical", "name", "omp.critical.declare",
     "expected symbol reference % to point to a critical declaration", true},
    {"transform.include", "target", "transform.named_sequence",
     "does not reference a named transform sequence", false},
};

/* Returns whether the operation has one of the names, which are separated by spaces. */
static bool is_one_of(const varve_operation *op, const char *names) {
  for (;;) {
    size_t size = strcspn(names, " ");
    if (varve_slice_equal(op->name->text, varve_slice_make(names, size)))
      return true;
    if (names[size] == '\0')
      return false;
    names += size + 1;
  }
}

varve_status varve_find_required_symbol(varve_verifier *v, const varve_operation *op,
                                        const varve_operation **found) {
  const symbol_use *use = uses;
  *found = NULL;
  while (!varve_is_operation(op, use->user))
    use++;
  const varve_entity *name = varve_property_of(op, use->property);
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_symbol(v, op, name, found));
  if (*found != NULL && is_one_of(*found, use->expected))
    return VARVE_STATUS_OK;
  *found = NULL;
  if (use->is_whole)
    return VARVE_OP_FAULT(v, use->text, VARVE_NODE(name));
  return VARVE_OP_FAULT(v, use->text, VARVE_TEXT(varve_string_bytes(name->children[0])));
}

varve_status varve_verify_symbol_use(varve_verifier *v, const varve_operation *op) {
  const varve_operation *found;
  return varve_find_required_symbol(v, op, &found);
}

/* memref */

varve_status varve_verify_memref_get_global(varve_verifier *v, const varve_operation *op) {
  const varve_operation *global;
  VARVE_TRY(varve_find_required_symbol(v, op, &global));
  const varve_entity *type = global == NULL ? NULL : varve_type_property_of(global, "type");
  if (type == NULL || type == varve_result_type(op, 0))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "result type % does not match type % of the global memref @%",
                        VARVE_NODE(varve_result_type(op, 0)), VARVE_NODE(type),
                        VARVE_TEXT(varve_string_bytes(varve_property_of(op, "name")->children[0])));
}

/* ml_program */

static varve_status find_ml_global(varve_verifier *v, const varve_operation *op,
                                   const varve_operation **global, const varve_entity **type) {
  const varve_entity *name = varve_property_of(op, "global");
  *type = NULL;
  VARVE_TRY(varve_find_used_symbol(v, op, "global", global));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  if (*global == NULL || !varve_is_operation(*global, "ml_program.global"))
    return VARVE_OP_FAULT(v, "undefined global: %", VARVE_NODE(name));
  *type = varve_type_property_of(*global, "type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_ml_program_global(varve_verifier *v, const varve_operation *op) {
  if (varve_property_of(op, "is_mutable") != NULL || varve_property_of(op, "value") != NULL)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "immutable global must have an initial value");
}

varve_status varve_verify_ml_program_load(varve_verifier *v, const varve_operation *op) {
  const varve_operation *global = NULL;
  const varve_entity *type = NULL;
  VARVE_TRY(find_ml_global(v, op, &global, &type));
  if (type == NULL)
    return VARVE_STATUS_OK;
  if (varve_is_operation(op, "ml_program.global_load_const") &&
      varve_property_of(global, "is_mutable") != NULL)
    return VARVE_OP_FAULT(v, "cannot load as const from mutable global %",
                          VARVE_NODE(varve_property_of(op, "global")));
  if (type == varve_result_type(op, 0))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "cannot load from global typed % as %", VARVE_NODE(type),
                        VARVE_NODE(varve_result_type(op, 0)));
}

varve_status varve_verify_ml_program_store(varve_verifier *v, const varve_operation *op) {
  const varve_operation *global = NULL;
  const varve_entity *type = NULL;
  VARVE_TRY(find_ml_global(v, op, &global, &type));
  if (type == NULL)
    return VARVE_STATUS_OK;
  if (varve_property_of(global, "is_mutable") == NULL)
    return VARVE_OP_FAULT(v, "cannot store to an immutable global %",
                          VARVE_NODE(varve_property_of(op, "global")));
  if (type == varve_operand_type(op, 0))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "cannot store to a global typed % from %", VARVE_NODE(type),
                        VARVE_NODE(varve_operand_type(op, 0)));
}

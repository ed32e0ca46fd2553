/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects of which a few operations ask for something: gpu, pdl, smt. */
#include "verify/custom.h"

/* gpu */

varve_status varve_verify_gpu_alloc(varve_verifier *v, const varve_operation *op) {
  const varve_type *type = varve_result_type(op, 0);
  return varve_check_dynamic_sizes(v, type, varve_operand_range_of(op, 1).count);
}

/* The arguments behind those of the type are memory. */
varve_status varve_verify_gpu_func_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_attribute *attribute = varve_property_of(op, "function_type");
  if (entry == NULL || attribute == NULL || attribute->kind != VARVE_KIND_TYPE ||
      attribute->children[0]->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(attribute->children[0]);
  for (uint32_t i = inputs; i < entry->argument_count; i++)
    if (entry->arguments[i]->value.type->kind != VARVE_KIND_MEMREF_TYPE)
      return varve_op_fault(v, "expected memref type in attribution");
  const varve_attribute *dictionary = varve_operation_dictionary(op);
  bool is_kernel =
      dictionary != NULL && varve_dictionary_find(dictionary, VARVE_SLICE("gpu.kernel")) != NULL;
  if (is_kernel && inputs != attribute->children[0]->child_count)
    return varve_op_fault(v, "expected void return type for kernel function");
  return VARVE_STATUS_OK;
}

/* pdl, pdl_interp */

static bool is_in(const varve_operation *op, const char *name) {
  const varve_operation *around = varve_operation_parent(op);
  return around != NULL && varve_is_operation(around, name);
}

varve_status varve_verify_pdl_attribute(varve_verifier *v, const varve_operation *op) {
  if (is_in(op, "pdl.rewrite") && varve_property_of(op, "value") == NULL)
    return varve_op_fault(v, "expected constant value when specified within a `pdl.rewrite`");
  if (varve_property_of(op, "value") != NULL && varve_operand_range_of(op, 0).count != 0)
    return varve_op_fault(v, "expected only one of [`type`, `value`] to be set");
  return VARVE_STATUS_OK;
}

static bool is_bound(const varve_operation *op) {
  static const char *const binding[] = {"pdl.attribute",
                                        "pdl.operand",
                                        "pdl.operands",
                                        "pdl.operation",
                                        "pdl.result",
                                        "pdl.results",
                                        "pdl.rewrite",
                                        "pdl.apply_native_constraint",
                                        NULL};
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    for (const varve_use *use = varve_operation_result(op, i)->first_use; use != NULL;
         use = use->next)
      for (const char *const *name = binding; *name != NULL; name++)
        if (varve_is_operation(use->owner, *name))
          return true;
  return false;
}

varve_status varve_verify_pdl_operand(varve_verifier *v, const varve_operation *op) {
  if (is_in(op, "pdl.pattern") && !is_bound(op))
    return varve_op_fault(v, "expected a bindable user when defined in the matcher body of a "
                             "`pdl.pattern`");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_operation(varve_verifier *v, const varve_operation *op) {
  if (is_in(op, "pdl.rewrite") && varve_property_of(op, "opName") == NULL)
    return varve_op_fault(v, "must have an operation name when nested within a `pdl.rewrite`");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_pattern_region(varve_verifier *v, const varve_operation *op) {
  const varve_operation *end = varve_region_end(op, 0);
  const varve_block *body = varve_entry_block(op, 0);
  bool has_operation = false;
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (end == NULL || !varve_is_operation(end, "pdl.rewrite"))
    return varve_op_fault(v, "expected body to terminate with `pdl.rewrite`");
  for (const varve_operation *inner = body->first; inner != NULL; inner = inner->next) {
    has_operation |= varve_is_operation(inner, "pdl.operation");
    if (!varve_slice_starts_with(inner->name->text, VARVE_SLICE("pdl.")))
      return varve_op_fault(v, "expected only `pdl` operations within the pattern body");
  }
  if (!has_operation)
    return varve_op_fault(v, "the pattern must contain at least one `pdl.operation`");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_interp_foreach(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL || body->argument_count != 1)
    return varve_op_fault(v, "requires exactly one argument");
  return VARVE_STATUS_OK;
}

/* smt */

varve_status varve_verify_smt_variadic(varve_verifier *v, const varve_operation *op) {
  if (op->operand_count >= 2)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "'inputs' must have at least size 2, but got %",
                        VARVE_NUMBER(op->operand_count));
}

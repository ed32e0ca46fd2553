/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules and functions as eras before LLVM 15 have them. */
#include "ir/attributes.h"
#include "verify/custom_common.h"

static const varve_entity *find(const varve_operation *op, const char *name) {
  return varve_operation_discardable(op, varve_slice_of(name));
}

/* Whether each name in it has the name of a dialect before it. */
static bool is_prefixed(const varve_entity *dictionary) {
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (memchr(name.data, '.', name.size) == NULL)
      return false;
  }
  return true;
}

static varve_status check_prefixes(varve_verifier *v, const varve_entity *attribute,
                                   const char *message) {
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  if (attribute->kind == VARVE_KIND_DICTIONARY)
    return is_prefixed(attribute) ? VARVE_STATUS_OK : varve_op_fault(v, message);
  for (uint32_t i = 0; attribute->kind == VARVE_KIND_ARRAY && i < attribute->child_count; i++)
    if (attribute->children[i]->kind == VARVE_KIND_DICTIONARY &&
        !is_prefixed(attribute->children[i]))
      return varve_op_fault(v, message);
  return VARVE_STATUS_OK;
}

/* arg0, arg1, ... of 2019 */
static varve_status check_numbered(varve_verifier *v, const varve_operation *op) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count; i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    const varve_entity *value = varve_dictionary_value(dictionary, i);
    if (name.size > 3 && value->kind == VARVE_KIND_DICTIONARY &&
        varve_slice_starts_with(name, VARVE_SLICE("arg")) && name.data[3] >= '0' &&
        name.data[3] <= '9')
      VARVE_TRY(check_prefixes(v, value, "arguments may only have dialect attributes"));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_function(varve_verifier *v, const varve_operation *op) {
  const varve_entity *visibility = find(op, "sym_visibility");
  bool is_declaration =
      varve_operation_region_count(op) == 0 || varve_operation_region(op, 0)->first == NULL;
  if (varve_era_is_before(v->context->era, VARVE_ERA_LLVM13))
    return check_numbered(v, op);
  VARVE_TRY(check_prefixes(v, find(op, "arg_attrs"), "arguments may only have dialect attributes"));
  VARVE_TRY(check_prefixes(v, find(op, "res_attrs"), "results may only have dialect attributes"));
  if (is_declaration && (visibility == NULL || visibility->kind != VARVE_KIND_STRING ||
                         varve_slice_equal(varve_string_bytes(visibility), VARVE_SLICE("public"))))
    return varve_op_fault(v, "symbol declaration cannot have public visibility");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_legacy(varve_verifier *v, const varve_operation *op) {
  if (varve_slice_equal(op->name->text, VARVE_SLICE("builtin.module")))
    return varve_verify_builtin_module(v, op);
  bool is_function = varve_slice_equal(op->name->text, VARVE_SLICE("func")) ||
                     varve_slice_equal(op->name->text, VARVE_SLICE("builtin.func"));
  return is_function ? check_function(v, op) : VARVE_STATUS_OK;
}

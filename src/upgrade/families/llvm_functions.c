/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions, globals and calls of dialect llvm. */
#include "dialect/expression/infer_convert.h"
#include "dialect/known/llvm_parts.h"
#include "upgrade/engine/values.h"
#include "upgrade/families/llvm.h"
#include "upgrade/families/llvm_types.h"

/* Attributes of arguments */

/* What an entry of an argument's dictionary is today. */
static varve_status upgrade_entry(varve_upgrader *up, varve_slice name, const varve_entity *type,
                                  const varve_entity **value) {
  int64_t number;
  const varve_entity *pointee = NULL;
  bool tells_type = varve_slice_equal(name, VARVE_SLICE("llvm.sret")) ||
                    varve_slice_equal(name, VARVE_SLICE("llvm.byval"));
  if (tells_type && (*value)->kind == VARVE_KIND_UNIT && type != NULL)
    VARVE_TRY(varve_upgrade_pointee(up, type, &pointee));
  if (pointee != NULL)
    return varve_type_attribute_get(up->context, pointee, value);
  if (varve_slice_equal(name, VARVE_SLICE("llvm.align")) && varve_upgrade_integer(*value, &number))
    return varve_upgrade_i64(up, number, value);
  if (varve_slice_equal(name, VARVE_SLICE("llvm.noalias")) &&
      varve_upgrade_integer(*value, &number))
    *value = number == 0 ? NULL : up->context->unit;
  return VARVE_STATUS_OK;
}

static varve_status upgrade_dictionary(varve_upgrader *up, const varve_entity *type,
                                       const varve_entity **dictionary) {
  varve_vector entries;
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&entries, &up->context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; i < varve_dictionary_size(*dictionary) && status == VARVE_STATUS_OK; i++) {
    const varve_entity *name = varve_dictionary_name(*dictionary, i);
    const varve_entity *value = varve_dictionary_value(*dictionary, i);
    status = upgrade_entry(up, varve_string_bytes(name), type, &value);
    if (status == VARVE_STATUS_OK && value != NULL)
      status = varve_vector_push_pointer(&entries, name);
    if (status == VARVE_STATUS_OK && value != NULL)
      status = varve_vector_push_pointer(&entries, value);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_get(up->context, entries.data, (uint32_t)(entries.count / 2), NULL,
                                  dictionary);
  varve_vector_release(&entries);
  return status;
}

static varve_status upgrade_argument(const varve_upgrade_item *at, const varve_entity **item) {
  const varve_block *entry =
      varve_operation_region_count(at->op) == 0 ? NULL : varve_operation_region(at->op, 0)->first;
  bool has_argument = entry != NULL && at->index < entry->argument_count;
  if ((*item)->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  return upgrade_dictionary(at->up, has_argument ? entry->arguments[at->index]->value.type : NULL,
                            item);
}

varve_status varve_upgrade_llvm_function(varve_upgrader *up, varve_operation *op) {
  return varve_upgrade_items(up, op, "arg_attrs", upgrade_argument);
}

/* Calls */

/* The function type that a type attribute of an llvm.func holds, NULL when it has no variable
 * number of arguments. */
static varve_status variadic_type(varve_upgrader *up, const varve_entity *type,
                                  const varve_entity **variadic) {
  varve_llvm_type read;
  varve_llvm_function_type function;
  *variadic = NULL;
  varve_status status = varve_llvm_type_read(up->context, type, &read);
  if (status == VARVE_STATUS_OK && varve_llvm_function_open(read.type, &function) &&
      function.is_variadic)
    *variadic = read.type;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* By name's id. */
static varve_status note_function(varve_upgrader *up, const varve_operation *op,
                                  varve_vector *functions) {
  const varve_entity *name = varve_upgrade_get(op, "sym_name");
  const varve_entity *type = varve_upgrade_get(op, "type");
  const varve_entity *variadic;
  if (type == NULL)
    type = varve_upgrade_get(op, "function_type");
  if (name == NULL || type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_OK;
  VARVE_TRY(variadic_type(up, type->children[0], &variadic));
  if (variadic == NULL)
    return VARVE_STATUS_OK;
  if (name->id >= functions->count &&
      varve_vector_grow(functions, name->id + 1 - functions->count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_VECTOR_AT(functions, const varve_entity *, name->id) = variadic;
  return VARVE_STATUS_OK;
}

static const varve_entity *called_function(const varve_operation *op,
                                           const varve_vector *functions) {
  const varve_entity *callee = varve_upgrade_get(op, "callee");
  if (callee == NULL || callee->kind != VARVE_KIND_SYMBOL_REF ||
      callee->children[0]->id >= functions->count)
    return NULL;
  return VARVE_VECTOR_AT(functions, const varve_entity *, callee->children[0]->id);
}

static bool is_call(const varve_operation *op) {
  return varve_upgrade_is(op, "llvm.call") || varve_upgrade_is(op, "llvm.invoke");
}

static varve_status tell_callees(varve_upgrader *up, const varve_vector *functions) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_entity *function = is_call(op) ? called_function(op, functions) : NULL;
    if (function != NULL)
      VARVE_TRY(varve_upgrade_set_type(up, op, "var_callee_type", function));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_llvm_callees(varve_upgrader *up) {
  varve_vector functions;
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&functions, &up->context->memory, sizeof(const varve_entity *));
  for (varve_operation *op = up->module->root; op != NULL && status == VARVE_STATUS_OK;
       op = varve_operation_next_preorder(up->module->root, op))
    if (varve_upgrade_is(op, "llvm.func"))
      status = note_function(up, op, &functions);
  if (status == VARVE_STATUS_OK && functions.count != 0)
    status = tell_callees(up, &functions);
  varve_vector_release(&functions);
  return status;
}

/* A call through a pointer: what that points to. */
static varve_status tell_pointer_callee(varve_upgrader *up, varve_operation *op) {
  const varve_entity *pointee, *variadic = NULL;
  if (varve_upgrade_get(op, "callee") != NULL || op->operand_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_pointee(up, varve_operation_operand(op, 0)->type, &pointee));
  if (pointee != NULL)
    VARVE_TRY(variadic_type(up, pointee, &variadic));
  return variadic == NULL ? VARVE_STATUS_OK
                          : varve_upgrade_set_type(up, op, "var_callee_type", variadic);
}

static varve_status add_no_bundles(varve_upgrader *up, varve_operation *op) {
  const varve_entity *none;
  VARVE_TRY(tell_pointer_callee(up, op));
  VARVE_TRY(varve_upgrade_i32_array(up, NULL, 0, &none));
  return varve_upgrade_set(up, op, "op_bundle_sizes", none);
}

/* In LLVM 13 a call can have a result of type void, of which nothing can be made: the form of today
 * has none. */
static varve_status drop_void_result(varve_upgrader *up, varve_operation **op) {
  varve_operation *made = NULL;
  varve_vector operands;
  varve_status status = VARVE_STATUS_OK;
  if (varve_operation_result_count(*op) != 1 || varve_operation_result(*op, 0)->first_use != NULL ||
      !varve_is_dialect_type(varve_operation_result(*op, 0)->type, "llvm", "void"))
    return VARVE_STATUS_OK;
  varve_vector_init(&operands, &up->context->memory, sizeof(varve_value *));
  for (uint32_t i = 0; i < (*op)->operand_count && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push_pointer(&operands, varve_operation_operand(*op, i));
  varve_operation_state state = {.dictionary = varve_operation_dictionary(*op),
                                 .operands = operands.data,
                                 .operand_count = (uint32_t)operands.count};
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_insert(up, *op, (*op)->name->text.data, &state, &made);
  varve_vector_release(&operands);
  VARVE_TRY(status);
  VARVE_TRY(varve_upgrade_replace(up, *op, made));
  *op = made;
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_llvm_call(varve_upgrader *up, varve_operation *op) {
  const int32_t sizes[] = {(int32_t)op->operand_count, 0};
  if (varve_upgrade_get(op, "op_bundle_sizes") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(drop_void_result(up, &op));
  VARVE_TRY(add_no_bundles(up, op));
  return varve_upgrade_set_segments(up, op, sizes, VARVE_COUNT_OF(sizes));
}

varve_status varve_upgrade_llvm_invoke(varve_upgrader *up, varve_operation *op) {
  varve_vector sizes;
  bool is_list = false;
  const int64_t no_bundles = 0;
  const varve_entity *today;
  if (varve_upgrade_get(op, "op_bundle_sizes") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(add_no_bundles(up, op));
  varve_vector_init(&sizes, &up->context->memory, sizeof(int64_t));
  varve_status status =
      varve_upgrade_read_list(varve_upgrade_get(op, "operand_segment_sizes"), &sizes, &is_list);
  if (status == VARVE_STATUS_OK)
    status = varve_vector_push(&sizes, &no_bundles);
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_dense_list(up, &sizes, 32, &today);
  varve_vector_release(&sizes);
  VARVE_TRY(status);
  VARVE_TRY(varve_upgrade_set(up, op, "operand_segment_sizes", NULL));
  return is_list ? varve_upgrade_set(up, op, "operandSegmentSizes", today) : VARVE_STATUS_OK;
}

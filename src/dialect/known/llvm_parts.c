/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the parameters of types of llvm. */
#include "dialect/known/llvm_parts.h"

#include "dialect/evaluate/shaped_type.h"
#include "ir/attributes.h"
#include "ir/context.h"

enum { ARRAY_ELEMENT, ARRAY_COUNT, ARRAY_PARAMETERS };
enum { FUNCTION_RESULT, FUNCTION_INPUTS, FUNCTION_IS_VARIADIC, FUNCTION_PARAMETERS };
enum { POINTER_SPACE, POINTER_POINTEE, POINTER_PARAMETERS };
enum { STRUCT_NAME, STRUCT_BODY, STRUCT_IS_OPAQUE, STRUCT_IS_PACKED, STRUCT_PARAMETERS };

bool varve_is_of_llvm(const varve_entity *node) {
  return varve_entity_is_dialect_node(node) &&
         varve_slice_equal(varve_string_bytes(node->children[0]), VARVE_SLICE("llvm"));
}

/* Returns whether the type has that name and as many parameters. */
static bool is_of(const varve_entity *type, const char *mnemonic, uint32_t count) {
  return varve_is_of_llvm(type) && varve_is_type(type) && varve_entity_is_parametric(type) &&
         varve_parameter_count(type) == count &&
         varve_slice_equal(varve_parametric_mnemonic(type), varve_slice_of(mnemonic));
}

static varve_status make(varve_context *context, varve_slice mnemonic,
                         const varve_entity *const *parameters, uint32_t count,
                         const varve_entity **type) {
  const varve_entity *dialect = NULL;
  *type = NULL;
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("llvm"), &dialect));
  return varve_parametric_type_get(context, dialect, mnemonic, parameters, count, type);
}

/* Functions */

bool varve_llvm_function_open(const varve_entity *type, varve_llvm_function_type *function) {
  if (!is_of(type, "func", FUNCTION_PARAMETERS))
    return false;
  const varve_entity *result = varve_parameter(type, FUNCTION_RESULT);
  const varve_entity *variadic = varve_parameter(type, FUNCTION_IS_VARIADIC);
  bool is_void = varve_is_of_llvm(result) &&
                 varve_slice_equal(varve_parametric_mnemonic(result), VARVE_SLICE("void"));
  *function = (varve_llvm_function_type){.result = is_void ? NULL : result,
                                         .inputs = varve_parameter(type, FUNCTION_INPUTS),
                                         .is_variadic = variadic->kind == VARVE_KIND_INTEGER &&
                                                        varve_integer_words(variadic)[0] != 0};
  return function->inputs->kind == VARVE_KIND_ARRAY;
}

varve_status varve_llvm_function_types(const varve_llvm_function_type *function,
                                       varve_vector *types) {
  VARVE_TRY(varve_vector_push(types, &function->result));
  for (uint32_t i = 0; i < function->inputs->child_count; i++) {
    const varve_entity *input = varve_llvm_input(function, i);
    VARVE_TRY(varve_vector_push(types, &input));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_llvm_function_type_get(varve_context *context,
                                          const varve_llvm_function_type *function,
                                          const varve_entity **type) {
  const varve_entity *parameters[FUNCTION_PARAMETERS] = {function->result, function->inputs};
  *type = NULL;
  if (function->result == NULL)
    VARVE_TRY(make(context, VARVE_SLICE("void"), NULL, 0, &parameters[FUNCTION_RESULT]));
  VARVE_TRY(varve_bool_get(context, function->is_variadic, &parameters[FUNCTION_IS_VARIADIC]));
  return make(context, VARVE_SLICE("func"), parameters, FUNCTION_PARAMETERS, type);
}

/* Structs and arrays */

static const varve_entity *struct_parameter(const varve_entity *type, uint32_t index,
                                            varve_kind kind) {
  if (!is_of(type, "struct", STRUCT_PARAMETERS) || varve_parameter(type, index)->kind != kind)
    return NULL;
  return varve_parameter(type, index);
}

const varve_entity *varve_llvm_struct_name(const varve_entity *type) {
  return struct_parameter(type, STRUCT_NAME, VARVE_KIND_STRING);
}

const varve_entity *varve_llvm_struct_body(const varve_entity *type) {
  return struct_parameter(type, STRUCT_BODY, VARVE_KIND_ARRAY);
}

bool varve_llvm_struct_members(const varve_entity *type, const varve_entity **members) {
  *members = varve_llvm_struct_body(type);
  return varve_is_dialect_type(type, "llvm", "struct");
}

bool varve_llvm_struct_is_reference(const varve_entity *type) {
  const varve_entity *is_opaque = struct_parameter(type, STRUCT_IS_OPAQUE, VARVE_KIND_INTEGER);
  return is_opaque != NULL && varve_integer_words(is_opaque)[0] == 0 &&
         varve_llvm_struct_body(type) == NULL;
}

varve_status varve_llvm_struct_get(varve_context *context, const varve_llvm_struct *parts,
                                   const varve_entity **type) {
  const varve_entity *parameters[STRUCT_PARAMETERS] = {parts->name, parts->body};
  *type = NULL;
  for (uint32_t i = STRUCT_NAME; i <= STRUCT_BODY; i++)
    if (parameters[i] == NULL)
      VARVE_TRY(varve_absent_get(context, &parameters[i]));
  VARVE_TRY(varve_bool_get(context, parts->body == NULL, &parameters[STRUCT_IS_OPAQUE]));
  VARVE_TRY(varve_bool_get(context, parts->is_packed, &parameters[STRUCT_IS_PACKED]));
  return make(context, VARVE_SLICE("struct"), parameters, STRUCT_PARAMETERS, type);
}

varve_status varve_llvm_array_get(varve_context *context, const varve_entity *element,
                                  uint64_t count, const varve_entity **type) {
  const varve_entity *parameters[ARRAY_PARAMETERS] = {element};
  *type = NULL;
  VARVE_TRY(varve_integer_get_i64(context, context->i64, (int64_t)count, &parameters[ARRAY_COUNT]));
  return make(context, VARVE_SLICE("array"), parameters, ARRAY_PARAMETERS, type);
}

const varve_entity *varve_llvm_array_element(const varve_entity *type, uint64_t *count) {
  if (!is_of(type, "array", ARRAY_PARAMETERS) ||
      varve_parameter(type, ARRAY_COUNT)->kind != VARVE_KIND_INTEGER)
    return NULL;
  *count = varve_integer_words(varve_parameter(type, ARRAY_COUNT))[0];
  return varve_parameter(type, ARRAY_ELEMENT);
}

const varve_entity *varve_llvm_element(const varve_entity *type, int64_t index,
                                       bool *is_aggregate) {
  uint64_t count = 0;
  const varve_entity *element = varve_llvm_array_element(type, &count);
  const varve_entity *body = varve_llvm_struct_body(type);
  *is_aggregate = element != NULL || is_of(type, "struct", STRUCT_PARAMETERS);
  if (body != NULL && index >= 0 && (uint64_t)index < body->child_count)
    return body->children[index]->children[0];
  return index >= 0 && (uint64_t)index < count ? element : NULL;
}

/* Pointers: a set whose pointers have no pointee lacks the second parameter. */

static const varve_entity *pointer_parameter(const varve_entity *type, uint32_t index) {
  return is_of(type, "ptr", POINTER_PARAMETERS) || is_of(type, "ptr", POINTER_PARAMETERS - 1)
             ? type->children[1 + (index < varve_parameter_count(type) ? index : 0)]
             : NULL;
}

int64_t varve_llvm_address_space(const varve_entity *type) {
  const varve_entity *space = pointer_parameter(type, POINTER_SPACE);
  if (space == NULL)
    return -1;
  return space->kind == VARVE_KIND_INTEGER ? (int64_t)varve_integer_words(space)[0] : 0;
}

const varve_entity *varve_llvm_pointee(const varve_entity *type) {
  const varve_entity *pointee = pointer_parameter(type, POINTER_POINTEE);
  return pointee != NULL && varve_is_type(pointee) ? pointee : NULL;
}

varve_status varve_llvm_pointer_get(varve_context *context, const varve_entity *pointee,
                                    uint64_t space, const varve_entity **type) {
  const varve_entity *parameters[POINTER_PARAMETERS] = {NULL, pointee};
  *type = NULL;
  VARVE_TRY(
      varve_integer_get_i64(context, context->i64, (int64_t)space, &parameters[POINTER_SPACE]));
  if (pointee == NULL)
    VARVE_TRY(varve_absent_get(context, &parameters[POINTER_POINTEE]));
  return make(context, VARVE_SLICE("ptr"), parameters, POINTER_PARAMETERS, type);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types that emitc accepts, and the types that its own types may contain. */
#include "dialect/known/emitc_types.h"

#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/entity_check.h"

static bool is_emitc(const varve_entity *type, const char *mnemonic) {
  return varve_is_dialect_type(type, "emitc", mnemonic);
}

static bool is_integer(const varve_entity *type) {
  if (type->kind != VARVE_KIND_INTEGER_TYPE)
    return false;
  uint32_t width = varve_integer_type_layout(type).width;
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

bool varve_emitc_is_float(const varve_entity *type) {
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  varve_float_kind kind = varve_float_type_kind(type);
  return kind == VARVE_FLOAT_BF16 || kind == VARVE_FLOAT_F16 || kind == VARVE_FLOAT_F32 ||
         kind == VARVE_FLOAT_F64;
}

bool varve_emitc_is_pointer_wide(const varve_entity *type) {
  return is_emitc(type, "size_t") || is_emitc(type, "ssize_t") || is_emitc(type, "ptrdiff_t");
}

bool varve_emitc_is_index(const varve_entity *type) {
  return is_integer(type) || type->kind == VARVE_KIND_INDEX_TYPE ||
         varve_emitc_is_pointer_wide(type) || is_emitc(type, "opaque");
}

bool varve_emitc_is_scalar(const varve_entity *type) {
  return varve_emitc_is_index(type) || varve_emitc_is_float(type);
}

/* Finds the type that a pointer points to, or that an array or tensor contains, through all
 * levels. */
static varve_emitc_verdict judge_scalar(const varve_entity *type) {
  enum { DEPTH = 64 };
  for (unsigned depth = 0; depth < DEPTH; depth++) {
    bool is_array = is_emitc(type, "array");
    bool is_tensor = type->kind == VARVE_KIND_RANKED_TENSOR_TYPE;
    uint64_t count = 0;
    if (varve_emitc_is_scalar(type))
      return VARVE_EMITC_SUPPORTED;
    if ((is_tensor && !varve_dims_count(varve_type_dims(type), &count)) ||
        (!is_tensor && !is_array && !is_emitc(type, "ptr")))
      return VARVE_EMITC_REFUSED;
    type = is_tensor ? varve_type_element(type) : varve_dialect_type_element(type);
    if (type == NULL)
      return VARVE_EMITC_UNKNOWN;
    if ((is_array || is_tensor) && is_emitc(type, "array"))
      return VARVE_EMITC_REFUSED;
  }
  return VARVE_EMITC_UNKNOWN;
}

varve_emitc_verdict varve_emitc_judge_type(const varve_entity *type) {
  varve_emitc_verdict least = VARVE_EMITC_SUPPORTED;
  if (type->kind != VARVE_KIND_TUPLE_TYPE)
    return judge_scalar(type);
  for (uint32_t i = 0; i < type->child_count; i++) {
    const varve_entity *item = type->children[i];
    varve_emitc_verdict own = VARVE_EMITC_UNKNOWN;
    if (is_emitc(item, "array"))
      own = VARVE_EMITC_REFUSED;
    else if (item->kind != VARVE_KIND_TUPLE_TYPE)
      own = judge_scalar(item);
    least = own < least ? own : least;
  }
  return least;
}

/* Types of emitc */

/* Returns NULL if the shape is valid. */
static const char *fault_of_shape(const varve_entity *type) {
  varve_dialect_shape shape;
  if (!varve_dialect_type_shape(type, &shape))
    return NULL;
  for (uint32_t i = 0; i < shape.rank; i++)
    if (varve_dialect_shape_at(&shape, i) < 0)
      return "expected static shape";
  return shape.rank == 0 ? "shape must not be empty" : NULL;
}

varve_status varve_check_emitc_array(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  const varve_entity *element = varve_dialect_type_element(type);
  (void)context;
  *fault = fault_of_shape(type);
  if (*fault == NULL && element != NULL && !varve_emitc_is_scalar(element) &&
      !is_emitc(element, "ptr"))
    *fault = "invalid array element type";
  return VARVE_STATUS_OK;
}

varve_status varve_check_emitc_lvalue(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  (void)context;
  const varve_entity *inner = varve_dialect_type_part(type, 0);
  if (inner == NULL)
    return VARVE_STATUS_OK;
  if (is_emitc(inner, "array"))
    *fault = "!emitc.lvalue cannot wrap !emitc.array type";
  else if (varve_emitc_judge_type(inner) == VARVE_EMITC_REFUSED)
    *fault = "!emitc.lvalue must wrap supported emitc type";
  return VARVE_STATUS_OK;
}

varve_status varve_check_emitc_pointer(varve_context *context, const varve_entity *type,
                                       const char **fault) {
  (void)context;
  const varve_entity *inner = varve_dialect_type_part(type, 0);
  if (inner != NULL && is_emitc(inner, "lvalue"))
    *fault = "pointers to lvalues are not allowed";
  return VARVE_STATUS_OK;
}

varve_status varve_check_emitc_opaque(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  bool has_text = varve_entity_is_parametric(type) && varve_parameter_count(type) == 1 &&
                  varve_parameter(type, 0)->kind == VARVE_KIND_STRING;
  varve_slice text = has_text ? varve_string_bytes(varve_parameter(type, 0)) : VARVE_SLICE("?");
  (void)context;
  if (text.size == 0)
    *fault = "expected non empty string in !emitc.opaque type";
  else if (text.data[text.size - 1] == '*')
    *fault = "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead";
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules that dialects have of their own. */
#include "dialect/infer_convert.h"
#include "verify/condition.h"

static bool is_of_dialect(const varve_entity *entity, const char *dialect) {
  return varve_entity_is_dialect_node(entity) &&
         varve_slice_equal(varve_string_bytes(entity->children[0]), varve_slice_of(dialect));
}
static bool is_base(const varve_entity *entity, const char *name) {
  return varve_has_base_name(entity, varve_slice_of(name));
}

/* llvm */

static bool is_llvm_float(const varve_type *type) {
  if (is_base(type, "llvm.ppc_fp128"))
    return true;
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  switch (varve_float_type_kind(type)) {
  case VARVE_FLOAT_BF16:
  case VARVE_FLOAT_F16:
  case VARVE_FLOAT_F32:
  case VARVE_FLOAT_F64:
  case VARVE_FLOAT_F80:
  case VARVE_FLOAT_F128:
    return true;
  default:
    return false;
  }
}

static bool is_llvm_vector(const varve_type *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(type).rank == 1;
}

static varve_verdict llvm_type(varve_question *q) {
  const varve_type *type = q->entity;
  if (type->kind == VARVE_KIND_DIALECT_TYPE)
    return is_of_dialect(type, "llvm") ? VARVE_VERDICT_YES : VARVE_VERDICT_UNKNOWN;
  if (type->kind == VARVE_KIND_INTEGER_TYPE)
    return varve_verdict_of(varve_integer_type_layout(type).signedness == VARVE_SIGNLESS);
  return varve_verdict_of(is_llvm_float(type) || is_llvm_vector(type));
}

static varve_verdict llvm_loadable(varve_question *q) {
  if (is_base(q->entity, "llvm.void") || is_base(q->entity, "llvm.func"))
    return VARVE_VERDICT_NO;
  return llvm_type(q);
}

static varve_verdict llvm_float(varve_question *q) {
  return varve_verdict_of(is_llvm_float(q->entity));
}

static varve_verdict llvm_vector(varve_question *q) {
  return varve_verdict_of(q->entity->kind == VARVE_KIND_VECTOR_TYPE);
}

static varve_verdict llvm_scalable(varve_question *q) {
  return varve_verdict_of(is_llvm_vector(q->entity) &&
                          varve_vector_type_scalable(q->entity) != NULL &&
                          varve_vector_type_scalable(q->entity)[0] != 0);
}

static varve_verdict llvm_pointer(varve_question *q) {
  if (!is_base(q->entity, "llvm.ptr"))
    return VARVE_VERDICT_NO;
  if (!varve_entity_is_parametric(q->entity) || varve_parameter_count(q->entity) == 0)
    return VARVE_VERDICT_UNKNOWN;
  const varve_entity *space = varve_parameter(q->entity, 0);
  if (space->kind == VARVE_KIND_ABSENT)
    return varve_verdict_of(q->condition->first->number == 0);
  if (space->kind != VARVE_KIND_INTEGER)
    return VARVE_VERDICT_UNKNOWN;
  return varve_verdict_of(varve_integer_words(space)[0] == (uint64_t)q->condition->first->number);
}

/* emitc */

static bool is_emitc_integer(const varve_type *type) {
  if (type->kind != VARVE_KIND_INTEGER_TYPE)
    return false;
  uint32_t width = varve_integer_type_layout(type).width;
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

static bool is_emitc_float(const varve_type *type) {
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  varve_float_kind kind = varve_float_type_kind(type);
  return kind == VARVE_FLOAT_BF16 || kind == VARVE_FLOAT_F16 || kind == VARVE_FLOAT_F32 ||
         kind == VARVE_FLOAT_F64;
}

static bool is_emitc_word(const varve_type *type) {
  return type->kind == VARVE_KIND_INDEX_TYPE || is_base(type, "emitc.size_t") ||
         is_base(type, "emitc.ssize_t") || is_base(type, "emitc.ptrdiff_t");
}

static bool is_emitc_scalar(const varve_type *type) {
  return is_emitc_integer(type) || is_emitc_float(type) || is_emitc_word(type) ||
         is_base(type, "emitc.opaque");
}

/* Into what a pointer points and what an array or tensor is made of, as deep as that goes. */
static varve_verdict emitc_type_of(varve_question *q, const varve_type *type) {
  enum { DEPTH = 64 };
  for (unsigned depth = 0; depth < DEPTH; depth++) {
    const varve_type *inner = NULL;
    bool is_array = is_base(type, "emitc.array");
    bool is_tensor = type->kind == VARVE_KIND_RANKED_TENSOR_TYPE;
    uint64_t count = 0;
    if (is_emitc_scalar(type))
      return VARVE_VERDICT_YES;
    if (is_tensor && !varve_dims_count(varve_type_dims(type), &count))
      return VARVE_VERDICT_NO;
    if (is_tensor) {
      inner = varve_type_element(type);
    } else if (is_array || is_base(type, "emitc.ptr")) {
      q->status = varve_dialect_type_element(q->context, type, &inner);
      if (q->status != VARVE_STATUS_OK || inner == NULL)
        return VARVE_VERDICT_UNKNOWN;
    } else {
      return VARVE_VERDICT_NO;
    }
    if ((is_array || is_tensor) && is_base(inner, "emitc.array"))
      return VARVE_VERDICT_NO;
    type = inner;
  }
  return VARVE_VERDICT_UNKNOWN;
}

static varve_verdict emitc_type(varve_question *q) {
  varve_verdict least = VARVE_VERDICT_YES;
  if (q->entity->kind != VARVE_KIND_TUPLE_TYPE)
    return emitc_type_of(q, q->entity);
  for (uint32_t i = 0; i < q->entity->child_count; i++) {
    const varve_type *item = q->entity->children[i];
    varve_verdict verdict = VARVE_VERDICT_UNKNOWN;
    if (is_base(item, "emitc.array"))
      verdict = VARVE_VERDICT_NO;
    else if (item->kind != VARVE_KIND_TUPLE_TYPE)
      verdict = emitc_type_of(q, item);
    least = verdict < least ? verdict : least;
  }
  return least;
}

static varve_verdict emitc_float(varve_question *q) {
  return varve_verdict_of(is_emitc_float(q->entity));
}

static varve_verdict emitc_integer_index_or_opaque(varve_question *q) {
  return varve_verdict_of(is_emitc_integer(q->entity) || is_emitc_word(q->entity) ||
                          is_base(q->entity, "emitc.opaque"));
}

/* Others */

static varve_verdict any_quantized(varve_question *q) {
  return varve_verdict_of(is_of_dialect(q->entity, "quant"));
}

static varve_verdict smt_type(varve_question *q) {
  return varve_verdict_of(is_of_dialect(q->entity, "smt"));
}

static varve_verdict smt_value_type(varve_question *q) {
  return varve_verdict_of(is_of_dialect(q->entity, "smt") && !is_base(q->entity, "smt.func"));
}

static varve_verdict sparse_encoded(varve_question *q) {
  if (q->entity->kind != VARVE_KIND_RANKED_TENSOR_TYPE)
    return VARVE_VERDICT_NO;
  const varve_attribute *encoding = varve_tensor_type_encoding(q->entity);
  if (encoding == NULL)
    return VARVE_VERDICT_NO;
  return is_base(encoding, "sparse_tensor.encoding") ? VARVE_VERDICT_YES : VARVE_VERDICT_UNKNOWN;
}

static const varve_named_predicate predicates[] = {
    {"AnyQuantizedType", any_quantized},
    {"EmitCFloatType", emitc_float},
    {"EmitCIntegerIndexOrOpaqueType", emitc_integer_index_or_opaque},
    {"EmitCType", emitc_type},
    {"LLVM_AnyFloat", llvm_float},
    {"LLVM_AnyVector", llvm_vector},
    {"LLVM_LoadableType", llvm_loadable},
    {"LLVM_PointerInAddressSpace", llvm_pointer},
    {"LLVM_ScalableVector", llvm_scalable},
    {"LLVM_Type", llvm_type},
    {"SMT_AnyNonFuncType", smt_value_type},
    {"SMT_AnyType", smt_type},
    {"SparseEncoded", sparse_encoded},
};

varve_predicate *varve_find_dialect_predicate(varve_slice name) {
  static const varve_named_predicates list = {predicates, VARVE_COUNT_OF(predicates)};
  return varve_find_predicate(list, name);
}

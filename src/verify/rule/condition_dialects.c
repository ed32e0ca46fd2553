/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Predicates of rules about types and attributes of single dialects. */
#include "dialect/known/emitc_types.h"
#include "verify/rule/condition.h"

static bool is_of_dialect(const varve_entity *entity, const char *dialect) {
  return varve_entity_is_dialect_node(entity) &&
         varve_slice_equal(varve_string_bytes(entity->children[0]), varve_slice_of(dialect));
}

/* llvm */

static bool is_llvm_float(const varve_entity *type) {
  if (varve_is_base(type, "llvm.ppc_fp128"))
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

static bool is_llvm_vector(const varve_entity *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(type).rank == 1;
}

/* Returns whether the dialect of a type is built in and of LLVM 22. The definition of such a
 * dialect lists all traits of its types. */
static bool is_built_in(varve_question *q, const varve_entity *type) {
  const varve_dialect_definition *dialect = NULL;
  q->status = varve_find_dialect(q->context, varve_string_bytes(type->children[0]), &dialect);
  return q->status == VARVE_STATUS_OK && dialect != NULL &&
         varve_dialect_is_of_era(dialect, VARVE_DEFAULT_ERA);
}

/* Tests whether a type is an LLVM type. The verdict is UNKNOWN for types of amx and
 * ptr, and of dialects whose definitions were loaded. For example, !ptr.ptr is an LLVM type only if
 * its memory space is an attribute of the llvm dialect. */
static varve_verdict llvm_type(varve_question *q) {
  const varve_entity *type = q->entity;
  if (type->kind == VARVE_KIND_DIALECT_TYPE && is_of_dialect(type, "llvm"))
    return VARVE_VERDICT_YES;
  if (type->kind == VARVE_KIND_DIALECT_TYPE)
    return is_built_in(q, type) && !is_of_dialect(type, "ptr") && !is_of_dialect(type, "amx")
               ? VARVE_VERDICT_NO
               : VARVE_VERDICT_UNKNOWN;
  if (type->kind == VARVE_KIND_INTEGER_TYPE)
    return varve_verdict_of(varve_integer_type_layout(type).signedness == VARVE_SIGNLESS);
  return varve_verdict_of(is_llvm_float(type) || is_llvm_vector(type));
}

static varve_verdict llvm_loadable(varve_question *q) {
  if (varve_is_base(q->entity, "llvm.void") || varve_is_base(q->entity, "llvm.func"))
    return VARVE_VERDICT_NO;
  return llvm_type(q);
}

static varve_verdict llvm_float(varve_question *q) {
  return varve_verdict_of(is_llvm_float(q->entity));
}

static bool is_llvm_element(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE
             ? varve_integer_type_layout(type).signedness == VARVE_SIGNLESS
             : type->kind == VARVE_KIND_DIALECT_TYPE || is_llvm_float(type);
}

static varve_verdict llvm_vector(varve_question *q) {
  return varve_verdict_of(is_llvm_vector(q->entity) &&
                          is_llvm_element(varve_type_element(q->entity)));
}

static varve_verdict llvm_scalable(varve_question *q) {
  return varve_verdict_of(is_llvm_vector(q->entity) &&
                          varve_vector_type_scalable(q->entity) != NULL &&
                          varve_vector_type_scalable(q->entity)[0] != 0);
}

static varve_verdict llvm_pointer(varve_question *q) {
  if (!varve_is_base(q->entity, "llvm.ptr"))
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

static varve_verdict emitc_type(varve_question *q) {
  varve_emitc_verdict verdict = varve_emitc_judge_type(q->entity);
  return verdict == VARVE_EMITC_UNKNOWN ? VARVE_VERDICT_UNKNOWN
                                        : varve_verdict_of(verdict == VARVE_EMITC_SUPPORTED);
}

static varve_verdict emitc_float(varve_question *q) {
  return varve_verdict_of(varve_emitc_is_float(q->entity));
}

static varve_verdict emitc_integer_index_or_opaque(varve_question *q) {
  return varve_verdict_of(varve_emitc_is_index(q->entity));
}

/* Others */

static varve_verdict any_quantized(varve_question *q) {
  return varve_verdict_of(is_of_dialect(q->entity, "quant"));
}

static varve_verdict smt_type(varve_question *q) {
  return varve_verdict_of(is_of_dialect(q->entity, "smt"));
}

static varve_verdict smt_value_type(varve_question *q) {
  return varve_verdict_of(is_of_dialect(q->entity, "smt") && !varve_is_base(q->entity, "smt.func"));
}

static varve_verdict sparse_encoded(varve_question *q) {
  if (q->entity->kind != VARVE_KIND_RANKED_TENSOR_TYPE)
    return VARVE_VERDICT_NO;
  const varve_entity *encoding = varve_tensor_type_encoding(q->entity);
  if (encoding == NULL)
    return VARVE_VERDICT_NO;
  return varve_is_base(encoding, "sparse_tensor.encoding") ? VARVE_VERDICT_YES
                                                           : VARVE_VERDICT_UNKNOWN;
}

/* Tests whether the encoding of a tensor has a slice. The text of the encoding has
 * #sparse_tensor<slice(...)> for each dimension that is a slice. */
static varve_verdict sparse_slice(varve_question *q) {
  static const char word[] = "#sparse_tensor<slice(";
  varve_verdict verdict = sparse_encoded(q);
  if (verdict != VARVE_VERDICT_YES)
    return verdict;
  const varve_entity *encoding = varve_tensor_type_encoding(q->entity);
  const char *text = varve_entity_payload(encoding);
  if (varve_entity_is_parametric(encoding))
    return VARVE_VERDICT_UNKNOWN;
  for (size_t i = 0; i + sizeof(word) <= encoding->payload_size; i++)
    if (memcmp(text + i, word, sizeof(word) - 1) == 0)
      return VARVE_VERDICT_YES;
  return VARVE_VERDICT_NO;
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
    {"SparseSlice", sparse_slice},
};

varve_predicate *varve_find_dialect_predicate(varve_slice name) {
  static const varve_named_predicates list = {predicates, VARVE_COUNT_OF(predicates)};
  return varve_find_predicate(list, name);
}

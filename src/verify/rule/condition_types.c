/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Predicates of rules about builtin types. */
#include "base/number/float_format.h"
#include "dialect/evaluate/infer_convert.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

static bool is_integer(const varve_question *q, varve_signedness signedness) {
  return varve_asks_kind(q, VARVE_KIND_INTEGER_TYPE) &&
         varve_integer_type_layout(q->entity).signedness == (uint32_t)signedness;
}

static bool has_width(const varve_question *q) {
  return varve_asks_kind(q, VARVE_KIND_INTEGER_TYPE) &&
         varve_integer_type_layout(q->entity).width == (uint64_t)varve_first_number(q);
}
static bool is_tensor(const varve_question *q) {
  return varve_asks_kind(q, VARVE_KIND_RANKED_TENSOR_TYPE) ||
         varve_asks_kind(q, VARVE_KIND_UNRANKED_TENSOR_TYPE);
}
static bool is_memref(const varve_question *q) {
  return varve_asks_kind(q, VARVE_KIND_MEMREF_TYPE) ||
         varve_asks_kind(q, VARVE_KIND_UNRANKED_MEMREF_TYPE);
}

/* Returns the verdict of a rule about an interface that builtin types implement. For a builtin
 * type, is_met decides. A dialect type may implement the interface too: the verdict is NO if the
 * definition of the type lacks the interface, otherwise UNKNOWN, because only the dialect knows the
 * shape and elements. */
static varve_verdict unless_foreign(varve_question *q, varve_slice interface, bool is_met) {
  if (!varve_asks_kind(q, VARVE_KIND_DIALECT_TYPE))
    return varve_verdict_of(is_met);
  return varve_ask_definition(q, interface) == VARVE_VERDICT_NO ? VARVE_VERDICT_NO
                                                                : VARVE_VERDICT_UNKNOWN;
}
static varve_verdict unless_shaped(varve_question *q, bool is_met) {
  return unless_foreign(q, VARVE_SLICE("ShapedType"), is_met);
}

#define VARVE_TYPE_PREDICATE(name, condition)                                                      \
  static varve_verdict name(varve_question *q) { return varve_verdict_of(condition); }
VARVE_TYPE_PREDICATE(signless, has_width(q) && is_integer(q, VARVE_SIGNLESS))
VARVE_TYPE_PREDICATE(of_sign, has_width(q) && is_integer(q, VARVE_SIGNED))
VARVE_TYPE_PREDICATE(without_sign, has_width(q) && is_integer(q, VARVE_UNSIGNED))
VARVE_TYPE_PREDICATE(of_width, has_width(q))
VARVE_TYPE_PREDICATE(any_integer, varve_asks_kind(q, VARVE_KIND_INTEGER_TYPE))
VARVE_TYPE_PREDICATE(any_signless, is_integer(q, VARVE_SIGNLESS))
VARVE_TYPE_PREDICATE(any_signed, is_integer(q, VARVE_SIGNED))
VARVE_TYPE_PREDICATE(any_unsigned, is_integer(q, VARVE_UNSIGNED))
VARVE_TYPE_PREDICATE(any_index, varve_asks_kind(q, VARVE_KIND_INDEX_TYPE))
VARVE_TYPE_PREDICATE(signless_or_index,
                     is_integer(q, VARVE_SIGNLESS) || varve_asks_kind(q, VARVE_KIND_INDEX_TYPE))
VARVE_TYPE_PREDICATE(any_complex, varve_asks_kind(q, VARVE_KIND_COMPLEX_TYPE))
VARVE_TYPE_PREDICATE(function_type, varve_asks_kind(q, VARVE_KIND_FUNCTION_TYPE))
VARVE_TYPE_PREDICATE(any_tuple, varve_asks_kind(q, VARVE_KIND_TUPLE_TYPE))
VARVE_TYPE_PREDICATE(dialect_type, varve_asks_kind(q, VARVE_KIND_DIALECT_TYPE))
VARVE_TYPE_PREDICATE(none_type, varve_asks_kind(q, VARVE_KIND_NONE_TYPE))
VARVE_TYPE_PREDICATE(any_vector, varve_asks_kind(q, VARVE_KIND_VECTOR_TYPE))
VARVE_TYPE_PREDICATE(ranked_tensor, varve_asks_kind(q, VARVE_KIND_RANKED_TENSOR_TYPE))
VARVE_TYPE_PREDICATE(unranked_tensor, varve_asks_kind(q, VARVE_KIND_UNRANKED_TENSOR_TYPE))
VARVE_TYPE_PREDICATE(any_tensor, is_tensor(q))
VARVE_TYPE_PREDICATE(ranked_memref, varve_asks_kind(q, VARVE_KIND_MEMREF_TYPE))
VARVE_TYPE_PREDICATE(unranked_memref, varve_asks_kind(q, VARVE_KIND_UNRANKED_MEMREF_TYPE))
VARVE_TYPE_PREDICATE(any_memref, is_memref(q))

/* Tests for a float type. The verdict for a dialect type may be UNKNOWN, because dialects may
 * define their own float types. */
static varve_verdict any_float(varve_question *q) {
  return unless_foreign(q, VARVE_SLICE("FloatType"), varve_asks_kind(q, VARVE_KIND_FLOAT_TYPE));
}
static varve_verdict any_shaped(varve_question *q) {
  return unless_shaped(q, varve_is_shaped_type(q->entity));
}
static varve_verdict is_ranked(varve_question *q) {
  return unless_shaped(q, varve_is_ranked_type(q->entity));
}

/* Vectors */

static uint32_t scalable_count(const varve_question *q) {
  uint32_t count = 0;
  const uint8_t *scalable =
      varve_asks_kind(q, VARVE_KIND_VECTOR_TYPE) ? varve_vector_type_scalable(q->entity) : NULL;
  for (size_t i = 0; scalable != NULL && i < varve_type_dims(q->entity).rank; i++)
    count += scalable[i] != 0;
  return count;
}
static bool last_is_scalable(const varve_question *q) {
  return scalable_count(q) != 0 &&
         varve_vector_type_scalable(q->entity)[varve_type_dims(q->entity).rank - 1] != 0;
}
VARVE_TYPE_PREDICATE(fixed_vector,
                     varve_asks_kind(q, VARVE_KIND_VECTOR_TYPE) && scalable_count(q) == 0)
VARVE_TYPE_PREDICATE(scalable_vector, scalable_count(q) != 0)
VARVE_TYPE_PREDICATE(all_scalable,
                     scalable_count(q) != 0 && scalable_count(q) == varve_type_dims(q->entity).rank)
VARVE_TYPE_PREDICATE(trailing_scalable, last_is_scalable(q))
VARVE_TYPE_PREDICATE(only_trailing_scalable, varve_asks_kind(q, VARVE_KIND_VECTOR_TYPE) &&
                                                 (scalable_count(q) == 0 ||
                                                  (scalable_count(q) == 1 && last_is_scalable(q))))

/* Shapes */

static bool is_number_of(const varve_condition *list, int64_t number) {
  for (; list != NULL; list = list->next)
    if (list->number == number)
      return true;
  return false;
}

static bool has_static_shape(const varve_question *q) {
  varve_dims dims = varve_type_dims(q->entity);
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] < 0)
      return false;
  return true;
}
static varve_verdict static_shape(varve_question *q) {
  return unless_shaped(q, varve_is_ranked_type(q->entity) && has_static_shape(q));
}

static varve_verdict rank_at_least(varve_question *q) {
  return unless_shaped(q, varve_is_ranked_type(q->entity) &&
                              (int64_t)varve_type_dims(q->entity).rank >= varve_first_number(q));
}

static varve_verdict rank_is(varve_question *q) {
  varve_dialect_shape shape;
  varve_verdict verdict = unless_shaped(
      q, varve_is_ranked_type(q->entity) &&
             is_number_of(q->condition->first, (int64_t)varve_type_dims(q->entity).rank));
  return verdict == VARVE_VERDICT_UNKNOWN && varve_dialect_type_shape(q->entity, &shape)
             ? varve_verdict_of(is_number_of(q->condition->first, shape.rank))
             : verdict;
}

static bool has_shape(varve_dims dims, const varve_condition *list) {
  size_t at = 0;
  for (; list != NULL; list = list->next, at++)
    if (at >= dims.rank || dims.sizes[at] != list->number)
      return false;
  return at == dims.rank;
}
static varve_verdict shape_is(varve_question *q) {
  return unless_shaped(q, varve_is_ranked_type(q->entity) &&
                              has_shape(varve_type_dims(q->entity), q->condition->first));
}

static varve_verdict no_dimension(varve_question *q) {
  if (!varve_is_ranked_type(q->entity))
    return VARVE_VERDICT_UNKNOWN;
  varve_dims dims = varve_type_dims(q->entity);
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] == varve_first_number(q))
      return VARVE_VERDICT_NO;
  return VARVE_VERDICT_YES;
}

static varve_verdict all_dimensions(varve_question *q) {
  if (!varve_is_ranked_type(q->entity))
    return VARVE_VERDICT_UNKNOWN;
  varve_dims dims = varve_type_dims(q->entity);
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] != varve_first_number(q))
      return VARVE_VERDICT_NO;
  return VARVE_VERDICT_YES;
}

static varve_verdict dimension_is(varve_question *q) {
  if (!varve_is_ranked_type(q->entity) || q->condition->first == NULL)
    return VARVE_VERDICT_UNKNOWN;
  varve_dims dims = varve_type_dims(q->entity);
  int64_t at = varve_first_number(q) < 0 ? (int64_t)dims.rank + varve_first_number(q)
                                         : varve_first_number(q);
  if (at < 0 || at >= (int64_t)dims.rank)
    return VARVE_VERDICT_NO;
  return varve_verdict_of(is_number_of(q->condition->first->next, dims.sizes[at]));
}

/* Returns the number of elements of a vector, or -1 if the type is not a vector or the number is
 * too large. */
static int64_t vector_length(const varve_question *q) {
  uint64_t count = 0;
  if (!varve_asks_kind(q, VARVE_KIND_VECTOR_TYPE) ||
      !varve_dims_count(varve_type_dims(q->entity), &count))
    return -1;
  return count > INT64_MAX ? -1 : (int64_t)count;
}
VARVE_TYPE_PREDICATE(length_is, is_number_of(q->condition->first, vector_length(q)))
VARVE_TYPE_PREDICATE(length_at_least, vector_length(q) >= varve_first_number(q))
VARVE_TYPE_PREDICATE(length_at_most,
                     vector_length(q) >= 0 && vector_length(q) <= varve_first_number(q))

/* Nested types */

static varve_verdict element_type(varve_question *q) {
  const varve_entity *element = NULL;
  if (varve_is_shaped_type(q->entity) || varve_asks_kind(q, VARVE_KIND_COMPLEX_TYPE))
    element = varve_type_element(q->entity);
  else if (varve_asks_kind(q, VARVE_KIND_DIALECT_TYPE))
    element = varve_dialect_type_element(q->entity);
  else
    return VARVE_VERDICT_NO;
  /* The parts of a spirv matrix are vectors. The element type of the matrix is the element type of
   * these vectors. */
  if (varve_asks_kind(q, VARVE_KIND_DIALECT_TYPE) && element != NULL &&
      varve_is_shaped_type(element))
    element = varve_type_element(element);
  return element == NULL ? VARVE_VERDICT_UNKNOWN
                         : varve_condition_ask(q, q->condition->first, element);
}

static varve_verdict element_types(varve_question *q) {
  varve_verdict least = VARVE_VERDICT_YES;
  if (!varve_asks_kind(q, VARVE_KIND_TUPLE_TYPE))
    return VARVE_VERDICT_NO;
  for (uint32_t i = 0; i < q->entity->child_count; i++) {
    varve_verdict verdict = varve_condition_ask(q, q->condition->first, q->entity->children[i]);
    least = verdict < least ? verdict : least;
  }
  return least;
}

/* Returns whether the rule requires ValueSemantics of a builtin type. has_trait knows the answer,
 * because the same builtin types have this trait in every release. */
static bool has_known_traits(const varve_question *q) {
  return varve_is_type(q->entity) && !varve_entity_is_dialect_node(q->entity) &&
         varve_slice_equal(q->condition->first->name, VARVE_SLICE("ValueSemantics"));
}

static varve_verdict has_trait(varve_question *q) {
  if (has_known_traits(q))
    return varve_verdict_of(is_tensor(q) || varve_asks_kind(q, VARVE_KIND_VECTOR_TYPE));
  return varve_ask_definition(q, q->condition->first->name);
}

/* Tests for an interface. A project may attach interfaces to types of other dialects. So if the
 * rule belongs to a loaded definition, a missing interface makes the verdict UNKNOWN. */

static varve_verdict implements(varve_question *q) {
  varve_verdict verdict = varve_ask_definition(q, q->condition->first->name);
  return q->is_loaded && verdict == VARVE_VERDICT_NO ? VARVE_VERDICT_UNKNOWN : verdict;
}

/* The name of a float type is also a rule: "F8E4M3FN" is f8E4M3FN, "BF16" is bf16. */
static varve_verdict named_float(varve_question *q) {
  if (!varve_asks_kind(q, VARVE_KIND_FLOAT_TYPE))
    return VARVE_VERDICT_NO;
  varve_slice text = varve_slice_of(varve_float_format_get(varve_float_type_kind(q->entity))->name);
  if (text.size != q->condition->name.size)
    return VARVE_VERDICT_NO;
  for (size_t i = 0; i < text.size; i++)
    if ((text.data[i] | 0x20) != (q->condition->name.data[i] | 0x20))
      return VARVE_VERDICT_NO;
  return VARVE_VERDICT_YES;
}

static const varve_named_predicate predicates[] = {
    {"AllDims", all_dimensions},
    {"AllDimsScalable", all_scalable},
    {"AnyComplex", any_complex},
    {"AnyFixedVectorOfAnyRank", fixed_vector},
    {"AnyFloat", any_float},
    {"AnyI", of_width},
    {"AnyInteger", any_integer},
    {"AnyMemRef", ranked_memref},
    {"AnyRankedOrUnrankedMemRef", any_memref},
    {"AnyRankedTensor", ranked_tensor},
    {"AnyScalableVectorOfAnyRank", scalable_vector},
    {"AnyShaped", any_shaped},
    {"AnySignedInteger", any_signed},
    {"AnySignlessInteger", any_signless},
    {"AnySignlessIntegerOrIndex", signless_or_index},
    {"AnyTensor", any_tensor},
    {"AnyTuple", any_tuple},
    {"AnyUnrankedMemRef", unranked_memref},
    {"AnyUnrankedTensor", unranked_tensor},
    {"AnyUnsignedInteger", any_unsigned},
    {"AnyVectorOfAnyRank", any_vector},
    {"BF16", named_float},
    {"DialectType", dialect_type},
    {"DimIs", dimension_is},
    {"ElementType", element_type},
    {"ElementTypes", element_types},
    {"F128", named_float},
    {"F16", named_float},
    {"F32", named_float},
    {"F4E2M1FN", named_float},
    {"F64", named_float},
    {"F6E2M3FN", named_float},
    {"F6E3M2FN", named_float},
    {"F80", named_float},
    {"F8E3M4", named_float},
    {"F8E4M3", named_float},
    {"F8E4M3B11FNUZ", named_float},
    {"F8E4M3FN", named_float},
    {"F8E4M3FNUZ", named_float},
    {"F8E5M2", named_float},
    {"F8E5M2FNUZ", named_float},
    {"F8E8M0FNU", named_float},
    {"FunctionType", function_type},
    {"HasTrait", has_trait},
    {"I", signless},
    {"Implements", implements},
    {"Index", any_index},
    {"LengthAtLeast", length_at_least},
    {"LengthAtMost", length_at_most},
    {"LengthIs", length_is},
    {"NoDim", no_dimension},
    {"NoneType", none_type},
    {"OnlyTrailingDimScalable", only_trailing_scalable},
    {"RankAtLeast", rank_at_least},
    {"RankIs", rank_is},
    {"Ranked", is_ranked},
    {"SI", of_sign},
    {"ShapeIs", shape_is},
    {"StaticShape", static_shape},
    {"TF32", named_float},
    {"TrailingDimScalable", trailing_scalable},
    {"UI", without_sign},
};

varve_predicate *varve_find_type_predicate(varve_slice name) {
  static const varve_named_predicates list = {predicates, VARVE_COUNT_OF(predicates)};
  return varve_find_predicate(list, name);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Decides whether a type satisfies a rule. For rules of dialects, the data files say so: "rule
 * NAME". */
#include "dialect/evaluate/infer_convert.h"
#include "gen.h"
#include "ir/types.h"

#include <ctype.h>
#include <stdio.h>

typedef struct question {
  gen *g;
  const varve_entity *type;
  const gen_rule *rule;
} question;

typedef struct answer {
  const char *rule;
  bool (*meets)(const question *q);
} answer;

static bool is_kind(const question *q, varve_kind kind) { return q->type->kind == kind; }

static bool is_integer(const question *q, varve_signedness signedness) {
  return is_kind(q, VARVE_KIND_INTEGER_TYPE) &&
         varve_integer_type_layout(q->type).signedness == (uint32_t)signedness;
}

static int64_t number(const question *q, uint32_t index) {
  return index < q->rule->count ? gen_rule_number(&q->rule->arguments[index]) : 0;
}

static bool has_width(const question *q) {
  return is_kind(q, VARVE_KIND_INTEGER_TYPE) &&
         varve_integer_type_layout(q->type).width == (uint64_t)number(q, 0);
}

static bool any_type(const question *q) { return q->type != NULL; }
static bool signless(const question *q) { return has_width(q) && is_integer(q, VARVE_SIGNLESS); }
static bool is_signed(const question *q) { return has_width(q) && is_integer(q, VARVE_SIGNED); }
static bool is_unsigned(const question *q) { return has_width(q) && is_integer(q, VARVE_UNSIGNED); }
static bool any_integer(const question *q) { return is_kind(q, VARVE_KIND_INTEGER_TYPE); }
static bool any_signless(const question *q) { return is_integer(q, VARVE_SIGNLESS); }
static bool any_signed(const question *q) { return is_integer(q, VARVE_SIGNED); }
static bool any_unsigned(const question *q) { return is_integer(q, VARVE_UNSIGNED); }
static bool index_type(const question *q) { return is_kind(q, VARVE_KIND_INDEX_TYPE); }
static bool signless_or_index(const question *q) { return any_signless(q) || index_type(q); }
static bool any_float(const question *q) { return is_kind(q, VARVE_KIND_FLOAT_TYPE); }
static bool any_complex(const question *q) { return is_kind(q, VARVE_KIND_COMPLEX_TYPE); }
static bool function_type(const question *q) { return is_kind(q, VARVE_KIND_FUNCTION_TYPE); }
static bool any_tuple(const question *q) { return is_kind(q, VARVE_KIND_TUPLE_TYPE); }
static bool none_type(const question *q) { return is_kind(q, VARVE_KIND_NONE_TYPE); }
static bool any_vector(const question *q) { return is_kind(q, VARVE_KIND_VECTOR_TYPE); }
static bool ranked_tensor(const question *q) { return is_kind(q, VARVE_KIND_RANKED_TENSOR_TYPE); }
static bool unranked_tensor(const question *q) {
  return is_kind(q, VARVE_KIND_UNRANKED_TENSOR_TYPE);
}
static bool any_tensor(const question *q) { return ranked_tensor(q) || unranked_tensor(q); }
static bool any_memref(const question *q) { return is_kind(q, VARVE_KIND_MEMREF_TYPE); }
static bool unranked_memref(const question *q) {
  return is_kind(q, VARVE_KIND_UNRANKED_MEMREF_TYPE);
}
static bool whatever_memref(const question *q) { return any_memref(q) || unranked_memref(q); }
static bool any_shaped(const question *q) { return varve_is_shaped_type(q->type); }
static bool is_ranked(const question *q) { return varve_is_ranked_type(q->type); }
static bool value_semantics(const question *q) { return any_vector(q) || any_tensor(q); }

static uint32_t scalable_count(const question *q) {
  uint32_t count = 0;
  const uint8_t *scalable = any_vector(q) ? varve_vector_type_scalable(q->type) : NULL;
  for (size_t i = 0; scalable != NULL && i < varve_type_dims(q->type).rank; i++)
    count += scalable[i] != 0;
  return count;
}

static bool fixed_vector(const question *q) { return any_vector(q) && scalable_count(q) == 0; }
static bool scalable_vector(const question *q) { return scalable_count(q) != 0; }
static bool all_scalable(const question *q) {
  return scalable_vector(q) && scalable_count(q) == varve_type_dims(q->type).rank;
}
static bool last_is_scalable(const question *q) {
  return scalable_vector(q) &&
         varve_vector_type_scalable(q->type)[varve_type_dims(q->type).rank - 1] != 0;
}
static bool trailing_scalable(const question *q) {
  return fixed_vector(q) || (scalable_count(q) == 1 && last_is_scalable(q));
}

static bool static_shape(const question *q) {
  if (!is_ranked(q))
    return false;
  varve_dims dims = varve_type_dims(q->type);
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] < 0)
      return false;
  return true;
}

static bool rank_at_least(const question *q) {
  return is_ranked(q) && varve_type_dims(q->type).rank >= (uint64_t)number(q, 0);
}

static bool rank_is(const question *q) {
  bool is_one = false;
  for (uint32_t i = 0; is_ranked(q) && i < q->rule->count; i++)
    is_one |= varve_type_dims(q->type).rank == (uint64_t)number(q, i);
  return is_one;
}

static bool shape_is(const question *q) {
  if (!is_ranked(q) || varve_type_dims(q->type).rank != q->rule->count)
    return false;
  for (uint32_t i = 0; i < q->rule->count; i++)
    if (varve_type_dims(q->type).sizes[i] != number(q, i))
      return false;
  return true;
}

static int64_t element_count(const question *q) {
  int64_t count = 1;
  varve_dims dims = varve_type_dims(q->type);
  for (size_t i = 0; i < dims.rank; i++)
    count *= dims.sizes[i];
  return count;
}

static bool length_is(const question *q) {
  bool is_one = false;
  for (uint32_t i = 0; any_vector(q) && i < q->rule->count; i++)
    is_one |= element_count(q) == number(q, i);
  return is_one;
}
static bool length_at_least(const question *q) {
  return any_vector(q) && element_count(q) >= number(q, 0);
}
static bool length_at_most(const question *q) {
  return any_vector(q) && element_count(q) <= number(q, 0);
}

static bool dimension_is(const question *q) {
  bool is_one = false;
  if (!is_ranked(q) || varve_type_dims(q->type).rank == 0)
    return false;
  varve_dims dims = varve_type_dims(q->type);
  int64_t at = number(q, 0) < 0 ? (int64_t)dims.rank + number(q, 0) : number(q, 0);
  for (uint32_t i = 1; at >= 0 && at < (int64_t)dims.rank && i < q->rule->count; i++)
    is_one |= dims.sizes[at] == number(q, i);
  return is_one;
}

static bool no_dimension(const question *q) {
  if (!is_ranked(q))
    return false;
  varve_dims dims = varve_type_dims(q->type);
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] == number(q, 0))
      return false;
  return true;
}

static bool all_dimensions(const question *q) {
  if (!is_ranked(q))
    return false;
  varve_dims dims = varve_type_dims(q->type);
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] != number(q, 0))
      return false;
  return true;
}

static bool all_of(const question *q) {
  for (uint32_t i = 0; i < q->rule->count; i++)
    if (!gen_type_meets(q->g, q->type, &q->rule->arguments[i]))
      return false;
  return true;
}
static bool any_of(const question *q) {
  for (uint32_t i = 0; i < q->rule->count; i++)
    if (gen_type_meets(q->g, q->type, &q->rule->arguments[i]))
      return true;
  return false;
}
static bool not(const question *q) {
  return !gen_type_meets(q->g, q->type, &q->rule->arguments[0]);
}

/* "rule NAME" or "rule NAME<argument>" of the data files: patterns of texts. */
static bool meets_by_data(const question *q) {
  gen_texts patterns;
  varve_slice rule = gen_rule_text(q->g, q->rule);
  varve_slice text = gen_type_text(q->g, q->type);
  if (!gen_find_named_hint(q->g, VARVE_SLICE("*"), "rule", rule, &patterns))
    return false;
  for (uint32_t i = 0; i < patterns.count; i++)
    if (gen_matches(patterns.items[i], text))
      return true;
  return false;
}

static bool element_type(const question *q) {
  if (any_shaped(q) || any_complex(q))
    return gen_type_meets(q->g, varve_type_element(q->type), &q->rule->arguments[0]);
  if (!is_kind(q, VARVE_KIND_DIALECT_TYPE))
    return false;
  const varve_entity *element = varve_dialect_type_element(q->type);
  if (element != NULL && gen_type_meets(q->g, element, &q->rule->arguments[0]))
    return true;
  return meets_by_data(q);
}

static bool operation_name(const question *q) {
  varve_slice name = q->rule->arguments[0].name;
  varve_slice wanted = gen_format(q->g, "!transform.op<%.*s>", (int)name.size, name.data);
  return varve_slice_equal(wanted, gen_type_text(q->g, q->type));
}

static bool body_type(const question *q) {
  return gen_starts(gen_type_text(q->g, q->type), "!llvm.struct<");
}

static bool element_types(const question *q) {
  for (uint32_t i = 0; i < q->type->child_count; i++)
    if (!gen_type_meets(q->g, q->type->children[i], &q->rule->arguments[0]))
      return false;
  return any_tuple(q);
}

static bool has_trait(const question *q) {
  return gen_rule_is(&q->rule->arguments[0], "\"ValueSemantics\"") && value_semantics(q);
}

static const answer answers[] = {
    {"AllOf", all_of},
    {"AnyOf", any_of},
    {"Not", not },
    {"AnyType", any_type},
    {"any", any_type},
    {"I", signless},
    {"SI", is_signed},
    {"UI", is_unsigned},
    {"AnyI", has_width},
    {"Index", index_type},
    {"NoneType", none_type},
    {"AnyInteger", any_integer},
    {"AnySignlessInteger", any_signless},
    {"AnySignedInteger", any_signed},
    {"AnyUnsignedInteger", any_unsigned},
    {"AnySignlessIntegerOrIndex", signless_or_index},
    {"AnyFloat", any_float},
    {"AnyComplex", any_complex},
    {"FunctionType", function_type},
    {"AnyTuple", any_tuple},
    {"ElementTypes", element_types},
    {"LeafTypes", any_tuple},
    {"AnyVectorOfAnyRank", any_vector},
    {"AnyFixedVectorOfAnyRank", fixed_vector},
    {"AnyScalableVectorOfAnyRank", scalable_vector},
    {"AllDimsScalable", all_scalable},
    {"TrailingDimScalable", last_is_scalable},
    {"OnlyTrailingDimScalable", trailing_scalable},
    {"AnyTensor", any_tensor},
    {"AnyRankedTensor", ranked_tensor},
    {"AnyUnrankedTensor", unranked_tensor},
    {"AnyMemRef", any_memref},
    {"AnyUnrankedMemRef", unranked_memref},
    {"AnyRankedOrUnrankedMemRef", whatever_memref},
    {"AnyShaped", any_shaped},
    {"Ranked", is_ranked},
    {"StaticShape", static_shape},
    {"Strided", any_memref},
    {"RankAtLeast", rank_at_least},
    {"RankIs", rank_is},
    {"ShapeIs", shape_is},
    {"LengthIs", length_is},
    {"LengthAtLeast", length_at_least},
    {"LengthAtMost", length_at_most},
    {"DimIs", dimension_is},
    {"NoDim", no_dimension},
    {"AllDims", all_dimensions},
    {"ElementType", element_type},
    {"HasTrait", has_trait},
    {"OperationName", operation_name},
    {"BodyType", body_type},
};

/* "!spirv.ptr" matches "!spirv.ptr<i32, Function>". */
static bool has_base(const question *q) {
  varve_slice text = gen_type_text(q->g, q->type);
  varve_slice base = q->rule->name;
  if (base.size != 0 && base.data[0] == '"')
    base = varve_slice_make(base.data + 1, base.size - 2);
  if (!varve_slice_starts_with(text, base))
    return false;
  return text.size == base.size || text.data[base.size] == '<';
}

/* Some rules have the name of a float type: "F8E4M3FN", "BF16". */
static bool is_named_float(const question *q) {
  varve_slice text = gen_type_text(q->g, q->type);
  if (!any_float(q) || text.size != q->rule->name.size)
    return false;
  for (size_t i = 0; i < text.size; i++)
    if (tolower((unsigned char)text.data[i]) != tolower((unsigned char)q->rule->name.data[i]))
      return false;
  return true;
}

bool gen_type_meets(gen *g, const varve_entity *type, const gen_rule *rule) {
  const question q = {g, type, rule};
  for (size_t i = 0; i < VARVE_COUNT_OF(answers); i++)
    if (gen_rule_is(rule, answers[i].rule))
      return answers[i].meets(&q);
  if (gen_starts(rule->name, "!") || gen_starts(rule->name, "\"!"))
    return has_base(&q);
  if (gen_starts(rule->name, "is ")) {
    varve_slice wanted = varve_slice_make(rule->name.data + 3, rule->name.size - 3);
    return varve_slice_equal(wanted, gen_type_text(g, type));
  }
  return is_named_float(&q) || meets_by_data(&q);
}

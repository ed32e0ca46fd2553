/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Predicates of rules about attributes. */
#include "verify/rule/condition.h"

/* Returns UNKNOWN for a dialect attribute, because the attribute may implement the interface of a
 * builtin attribute. For other attributes, is_met decides. */
static varve_verdict verdict_unless_foreign(const varve_question *q, bool is_met) {
  if (varve_asks_kind(q, VARVE_KIND_DIALECT_ATTRIBUTE))
    return VARVE_VERDICT_UNKNOWN;
  return varve_verdict_of(is_met);
}

static varve_verdict location(varve_question *q) {
  return verdict_unless_foreign(q, varve_is_location(q->entity));
}

static bool is_elements(const varve_question *q) {
  return varve_asks_kind(q, VARVE_KIND_DENSE_ELEMENTS) ||
         varve_asks_kind(q, VARVE_KIND_SHAPED_ELEMENTS) ||
         varve_asks_kind(q, VARVE_KIND_DENSE_STRING_ELEMENTS) ||
         varve_asks_kind(q, VARVE_KIND_DENSE_RESOURCE_ELEMENTS) ||
         varve_asks_kind(q, VARVE_KIND_SPARSE_ELEMENTS);
}
static bool has_element_of(const varve_question *q, varve_kind kind, varve_kind other) {
  if (!varve_asks_kind(q, VARVE_KIND_DENSE_ELEMENTS))
    return false;
  varve_kind element = (varve_kind)varve_type_element(q->entity->children[0])->kind;
  return element == kind || element == other;
}
static bool is_array_of(const varve_question *q, uint32_t width) {
  return varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY) &&
         varve_type_is_integer(q->entity->children[0], width, VARVE_SIGNLESS);
}
static bool is_array_of_floats(const varve_question *q, uint32_t width) {
  return varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY) &&
         q->entity->children[0]->kind == VARVE_KIND_FLOAT_TYPE &&
         varve_type_bit_width(q->entity->children[0]) == width;
}

#define VARVE_ATTRIBUTE_PREDICATE(name, condition)                                                 \
  static varve_verdict name(varve_question *q) { return varve_verdict_of(condition); }
VARVE_ATTRIBUTE_PREDICATE(integer, varve_asks_kind(q, VARVE_KIND_INTEGER))
VARVE_ATTRIBUTE_PREDICATE(boolean,
                          varve_asks_kind(q, VARVE_KIND_INTEGER) &&
                              varve_type_is_integer(q->entity->children[0], 1, VARVE_SIGNLESS))
VARVE_ATTRIBUTE_PREDICATE(floating, varve_asks_kind(q, VARVE_KIND_FLOAT))
VARVE_ATTRIBUTE_PREDICATE(affine_map, varve_asks_kind(q, VARVE_KIND_AFFINE_MAP))
VARVE_ATTRIBUTE_PREDICATE(integer_set, varve_asks_kind(q, VARVE_KIND_INTEGER_SET))
VARVE_ATTRIBUTE_PREDICATE(array, varve_asks_kind(q, VARVE_KIND_ARRAY))
VARVE_ATTRIBUTE_PREDICATE(dictionary, varve_asks_kind(q, VARVE_KIND_DICTIONARY))
VARVE_ATTRIBUTE_PREDICATE(unit, varve_asks_kind(q, VARVE_KIND_UNIT))
VARVE_ATTRIBUTE_PREDICATE(string, varve_asks_kind(q, VARVE_KIND_STRING))
VARVE_ATTRIBUTE_PREDICATE(distinct, varve_asks_kind(q, VARVE_KIND_DISTINCT))
VARVE_ATTRIBUTE_PREDICATE(fused_location, varve_asks_kind(q, VARVE_KIND_FUSED_LOCATION))
VARVE_ATTRIBUTE_PREDICATE(strided_layout, varve_asks_kind(q, VARVE_KIND_STRIDED_LAYOUT))
VARVE_ATTRIBUTE_PREDICATE(symbol_ref, varve_asks_kind(q, VARVE_KIND_SYMBOL_REF))
VARVE_ATTRIBUTE_PREDICATE(flat_symbol_ref,
                          varve_asks_kind(q, VARVE_KIND_SYMBOL_REF) && q->entity->child_count == 1)
VARVE_ATTRIBUTE_PREDICATE(dense_array, varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY))
VARVE_ATTRIBUTE_PREDICATE(dense_bools, is_array_of(q, 1))
VARVE_ATTRIBUTE_PREDICATE(dense_i8s, is_array_of(q, 8))
VARVE_ATTRIBUTE_PREDICATE(dense_i16s, is_array_of(q, 16))
VARVE_ATTRIBUTE_PREDICATE(dense_i32s, is_array_of(q, 32))
VARVE_ATTRIBUTE_PREDICATE(dense_i64s, is_array_of(q, 64))
VARVE_ATTRIBUTE_PREDICATE(dense_f32s, is_array_of_floats(q, 32))
VARVE_ATTRIBUTE_PREDICATE(dense_f64s, is_array_of_floats(q, 64))
VARVE_ATTRIBUTE_PREDICATE(dense_elements, varve_asks_kind(q, VARVE_KIND_DENSE_ELEMENTS) ||
                                              varve_asks_kind(q, VARVE_KIND_SHAPED_ELEMENTS) ||
                                              varve_asks_kind(q, VARVE_KIND_DENSE_STRING_ELEMENTS))
VARVE_ATTRIBUTE_PREDICATE(string_elements, varve_asks_kind(q, VARVE_KIND_DENSE_STRING_ELEMENTS))
VARVE_ATTRIBUTE_PREDICATE(sparse_elements, varve_asks_kind(q, VARVE_KIND_SPARSE_ELEMENTS))
VARVE_ATTRIBUTE_PREDICATE(resource_elements, varve_asks_kind(q, VARVE_KIND_DENSE_RESOURCE_ELEMENTS))
VARVE_ATTRIBUTE_PREDICATE(int_elements,
                          has_element_of(q, VARVE_KIND_INTEGER_TYPE, VARVE_KIND_INDEX_TYPE))
VARVE_ATTRIBUTE_PREDICATE(float_elements,
                          has_element_of(q, VARVE_KIND_FLOAT_TYPE, VARVE_KIND_FLOAT_TYPE))

static varve_verdict any_elements(varve_question *q) {
  return verdict_unless_foreign(q, is_elements(q));
}
static varve_verdict layout(varve_question *q) {
  return verdict_unless_foreign(q, varve_asks_kind(q, VARVE_KIND_AFFINE_MAP) ||
                                       varve_asks_kind(q, VARVE_KIND_STRIDED_LAYOUT));
}

/* Nested nodes */

static const varve_entity *type_of(const varve_question *q) {
  bool is_typed = varve_asks_kind(q, VARVE_KIND_INTEGER) || varve_asks_kind(q, VARVE_KIND_FLOAT) ||
                  is_elements(q) ||
                  (varve_asks_kind(q, VARVE_KIND_STRING) && q->entity->child_count != 0);
  return is_typed ? q->entity->children[0] : NULL;
}

static varve_verdict typed(varve_question *q) {
  static const varve_kind untyped[] = {VARVE_KIND_UNIT,       VARVE_KIND_ARRAY,
                                       VARVE_KIND_DICTIONARY, VARVE_KIND_SYMBOL_REF,
                                       VARVE_KIND_AFFINE_MAP, VARVE_KIND_INTEGER_SET};
  for (size_t i = 0; i < VARVE_COUNT_OF(untyped); i++)
    if (varve_asks_kind(q, untyped[i]))
      return VARVE_VERDICT_NO;
  if (varve_asks_kind(q, VARVE_KIND_DIALECT_ATTRIBUTE))
    return varve_ask_definition(q, VARVE_SLICE("TypedAttr"));
  return type_of(q) != NULL ? VARVE_VERDICT_YES : VARVE_VERDICT_UNKNOWN;
}

static varve_verdict has_type(varve_question *q) {
  const varve_entity *type = type_of(q);
  return type == NULL ? VARVE_VERDICT_UNKNOWN : varve_condition_ask(q, q->condition->first, type);
}

/* Tests the type in a TypeAttr. Also accepts a type in place of the attribute, because some callers
 * pass the type. */
static varve_verdict type_attribute(varve_question *q) {
  if (varve_is_type(q->entity))
    return varve_condition_ask(q, q->condition->first, q->entity);
  if (!varve_asks_kind(q, VARVE_KIND_TYPE))
    return VARVE_VERDICT_NO;
  return varve_condition_ask(q, q->condition->first, q->entity->children[0]);
}

static varve_verdict elements(varve_question *q) {
  varve_verdict least = VARVE_VERDICT_YES;
  if (!varve_asks_kind(q, VARVE_KIND_ARRAY))
    return VARVE_VERDICT_NO;
  for (uint32_t i = 0; i < q->entity->child_count && least != VARVE_VERDICT_NO; i++) {
    varve_verdict verdict = varve_condition_ask(q, q->condition->first, q->entity->children[i]);
    least = verdict < least ? verdict : least;
  }
  return least;
}

static varve_verdict elements_of(varve_question *q) {
  if (!is_elements(q))
    return verdict_unless_foreign(q, false);
  if (varve_asks_kind(q, VARVE_KIND_SHAPED_ELEMENTS))
    return varve_condition_ask(q, q->condition->first,
                               varve_type_element(q->entity->children[1]->children[0]));
  return varve_condition_ask(q, q->condition->first, varve_type_element(q->entity->children[0]));
}

static varve_verdict elements_shape(varve_question *q) {
  if (!is_elements(q))
    return verdict_unless_foreign(q, false);
  if (!varve_is_ranked_type(q->entity->children[0]))
    return VARVE_VERDICT_UNKNOWN;
  varve_dims dims = varve_type_dims(q->entity->children[0]);
  size_t at = 0;
  for (const varve_condition *size = q->condition->first; size != NULL; size = size->next, at++)
    if (at >= dims.rank || dims.sizes[at] != size->number)
      return VARVE_VERDICT_NO;
  return varve_verdict_of(at == dims.rank);
}

/* Counts */

VARVE_ATTRIBUTE_PREDICATE(array_count,
                          varve_asks_kind(q, VARVE_KIND_ARRAY) &&
                              q->entity->child_count == (uint64_t)varve_first_number(q))
VARVE_ATTRIBUTE_PREDICATE(array_min_count, varve_asks_kind(q, VARVE_KIND_ARRAY) &&
                                               q->entity->child_count >= varve_first_number(q))
VARVE_ATTRIBUTE_PREDICATE(array_max_count, varve_asks_kind(q, VARVE_KIND_ARRAY) &&
                                               q->entity->child_count <= varve_first_number(q))

static uint64_t dense_count(const varve_question *q) {
  return varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY) ? varve_dense_array_count(q->entity) : 0;
}
VARVE_ATTRIBUTE_PREDICATE(dense_array_count, varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY) &&
                                                 dense_count(q) == (uint64_t)varve_first_number(q))
VARVE_ATTRIBUTE_PREDICATE(dense_array_min_count,
                          varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY) &&
                              dense_count(q) >= (uint64_t)varve_first_number(q))
VARVE_ATTRIBUTE_PREDICATE(dense_array_max_count,
                          varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY) &&
                              dense_count(q) <= (uint64_t)varve_first_number(q))

/* Returns an element of the array, sign-extended to 64 bits. Returns 0 if the element is missing or
 * has more than 64 bits. */
static int64_t dense_item(const varve_entity *array, uint64_t index) {
  varve_slice bytes = varve_dense_array_bytes(array);
  uint32_t width = varve_type_bit_width(array->children[0]);
  size_t size = (width + 7) / 8;
  return size > 8 || (index + 1) * size > bytes.size
             ? 0
             : varve_sign_extend(varve_load_bytes(bytes.data + index * size, size), width);
}

/* A test of an item of an array and the item before it. For the first item, both are the first
 * item. */
typedef bool neighbours(int64_t before, int64_t item);
static varve_verdict each_item(const varve_question *q, neighbours *are_right) {
  if (!varve_asks_kind(q, VARVE_KIND_DENSE_ARRAY))
    return VARVE_VERDICT_NO;
  for (uint64_t i = 0; i < dense_count(q); i++)
    if (!are_right(dense_item(q->entity, i == 0 ? 0 : i - 1), dense_item(q->entity, i)))
      return VARVE_VERDICT_NO;
  return VARVE_VERDICT_YES;
}
static bool is_natural(int64_t before, int64_t item) { return (void)before, item >= 0; }
static bool is_positive(int64_t before, int64_t item) { return (void)before, item > 0; }
static bool ascends(int64_t before, int64_t item) { return before <= item; }
static varve_verdict items_natural(varve_question *q) { return each_item(q, is_natural); }
static varve_verdict items_positive(varve_question *q) { return each_item(q, is_positive); }
static varve_verdict items_sorted(varve_question *q) { return each_item(q, ascends); }

/* Values */

typedef bool comparison(int64_t value, const varve_condition *numbers);
static varve_verdict compare(const varve_entity *integer, const varve_condition *numbers,
                             comparison *holds) {
  int64_t value = 0;
  if (integer->kind != VARVE_KIND_INTEGER)
    return VARVE_VERDICT_NO;
  if (!varve_integer_of(integer, &value))
    return VARVE_VERDICT_UNKNOWN;
  return varve_verdict_of(holds(value, numbers));
}
static bool is_at_least(int64_t value, const varve_condition *n) { return value >= n->number; }
static bool is_at_most(int64_t value, const varve_condition *n) { return value <= n->number; }
static bool is_other(int64_t value, const varve_condition *n) { return value != n->number; }
static bool is_equal(int64_t value, const varve_condition *n) { return value == n->number; }
static bool is_not_negative(int64_t value, const varve_condition *n) { return (void)n, value >= 0; }
static bool is_above_zero(int64_t value, const varve_condition *n) { return (void)n, value > 0; }
static bool is_power(int64_t value, const varve_condition *n) {
  uint64_t word = (uint64_t)value;
  return (void)n, word != 0 && (word & (word - 1)) == 0;
}
static bool is_one_of(int64_t value, const varve_condition *n) {
  for (; n != NULL; n = n->next)
    if (n->number == value)
      return true;
  return false;
}

#define VARVE_VALUE_PREDICATE(name, holds)                                                         \
  static varve_verdict name(varve_question *q) {                                                   \
    return compare(q->entity, q->condition->first, holds);                                         \
  }
VARVE_VALUE_PREDICATE(min_value, is_at_least)
VARVE_VALUE_PREDICATE(max_value, is_at_most)
VARVE_VALUE_PREDICATE(not_value, is_other)
VARVE_VALUE_PREDICATE(not_negative, is_not_negative)
VARVE_VALUE_PREDICATE(positive, is_above_zero)
VARVE_VALUE_PREDICATE(power_of_two, is_power)
VARVE_VALUE_PREDICATE(one_of, is_one_of)

static varve_verdict compare_item(const varve_question *q, comparison *holds) {
  int64_t at = varve_first_number(q);
  if (!varve_asks_kind(q, VARVE_KIND_ARRAY) || at < 0 || at >= q->entity->child_count)
    return VARVE_VERDICT_NO;
  return compare(q->entity->children[at], q->condition->first->next, holds);
}
static varve_verdict item_is(varve_question *q) { return compare_item(q, is_equal); }
static varve_verdict item_min(varve_question *q) { return compare_item(q, is_at_least); }
static varve_verdict item_max(varve_question *q) { return compare_item(q, is_at_most); }

static const varve_named_predicate predicates[] = {
    {"APIntAttr", integer},
    {"AffineMapAttr", affine_map},
    {"AnyFloatElementsAttr", float_elements},
    {"AnyIntElementsAttr", int_elements},
    {"ArrayAttr", array},
    {"ArrayCount", array_count},
    {"ArrayMaxCount", array_max_count},
    {"ArrayMinCount", array_min_count},
    {"BoolAttr", boolean},
    {"DenseArrayAttr", dense_array},
    {"DenseArrayCount", dense_array_count},
    {"DenseArrayMaxCt", dense_array_max_count},
    {"DenseArrayMinCt", dense_array_min_count},
    {"DenseArrayNonNegative", items_natural},
    {"DenseArraySorted", items_sorted},
    {"DenseArrayStrictlyPositive", items_positive},
    {"DenseBoolArrayAttr", dense_bools},
    {"DenseElementsAttr", dense_elements},
    {"DenseF32ArrayAttr", dense_f32s},
    {"DenseF64ArrayAttr", dense_f64s},
    {"DenseI16ArrayAttr", dense_i16s},
    {"DenseI32ArrayAttr", dense_i32s},
    {"DenseI64ArrayAttr", dense_i64s},
    {"DenseI8ArrayAttr", dense_i8s},
    {"DenseResourceElementsAttr", resource_elements},
    {"DictionaryAttr", dictionary},
    {"DistinctAttr", distinct},
    {"Elements", elements},
    {"ElementsAttr", any_elements},
    {"ElementsOf", elements_of},
    {"ElementsShape", elements_shape},
    {"FlatSymbolRefAttr", flat_symbol_ref},
    {"FloatAttr", floating},
    {"FusedLoc", fused_location},
    {"HasType", has_type},
    {"IntArrayElementIs", item_is},
    {"IntArrayElementMax", item_max},
    {"IntArrayElementMin", item_min},
    {"IntIsOneOf", one_of},
    {"IntMaxValue", max_value},
    {"IntMinValue", min_value},
    {"IntNEQValue", not_value},
    {"IntNonNegative", not_negative},
    {"IntPositive", positive},
    {"IntPowerOf2", power_of_two},
    {"IntegerSetAttr", integer_set},
    {"LocationAttr", location},
    {"MemRefLayout", layout},
    {"SparseElementsAttr", sparse_elements},
    {"StrAttr", string},
    {"StridedLayoutAttr", strided_layout},
    {"StringElementsAttr", string_elements},
    {"SymbolNameAttr", string},
    {"SymbolRefAttr", symbol_ref},
    {"TypeAttrOf", type_attribute},
    {"TypedAttr", typed},
    {"UnitAttr", unit},
};

varve_predicate *varve_find_attribute_predicate(varve_slice name) {
  static const varve_named_predicates list = {predicates, VARVE_COUNT_OF(predicates)};
  return varve_find_predicate(list, name);
}

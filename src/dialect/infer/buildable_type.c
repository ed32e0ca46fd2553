/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules that only one type matches, and rules that match the types of one C++ class of upstream. */
#include <stdio.h>

#include "base/scanner.h"
#include "dialect/definition_cache.h"
#include "dialect/infer/infer_types.h"
#include "ir/attributes.h"
#include "ir/types.h"

/* Short names of rules that contain others: rules.def. */
static const struct short_rule {
  const char *name;
  int arity;
  const char *expression;
} short_rules[] = {
#define X(name, arity, meaning)
#define Y(name, arity, expression) {#name, arity, expression},
#include "dialect/rule/rules.def"
#undef X
};

static varve_slice expand(varve_slice rule) {
  if (rule.size == 0)
    return rule;
  for (size_t i = 0; i < VARVE_COUNT_OF(short_rules); i++)
    if (rule.data[0] == short_rules[i].name[0] && short_rules[i].arity == 0 &&
        varve_slice_equal(rule, varve_slice_of(short_rules[i].name)))
      return varve_slice_of(short_rules[i].expression);
  return rule;
}

static const struct float_rule {
  const char *name;
  varve_float_kind kind;
} float_rules[] = {
#define FLOAT_RULE(id, name, width, exponent, significand, bias, specials, sign, explicit)         \
  {#id, VARVE_FLOAT_##id},
    VARVE_FLOAT_FORMAT_LIST(FLOAT_RULE)
#undef FLOAT_RULE
};

/* Parses the number in name<number>. Returns false if the rule does not have this form. */
static bool take_number(varve_slice rule, const char *name, uint32_t *number) {
  varve_slice opening = varve_slice_of(name);
  if (!varve_slice_starts_with(rule, opening) || rule.data[rule.size - 1] != '>')
    return false;
  *number = 0;
  for (size_t i = opening.size; i < rule.size - 1; i++) {
    if (rule.data[i] < '0' || rule.data[i] > '9' || *number > VARVE_MAX_INTEGER_WIDTH)
      return false;
    *number = *number * 10 + (uint32_t)(rule.data[i] - '0');
  }
  return rule.size > opening.size + 1;
}

static varve_status build_integer(varve_context *context, varve_slice rule,
                                  const varve_entity **type) {
  uint32_t width;
  if (take_number(rule, "I<", &width))
    return varve_integer_type_get(context, width, VARVE_SIGNLESS, type);
  if (take_number(rule, "SI<", &width))
    return varve_integer_type_get(context, width, VARVE_SIGNED, type);
  if (take_number(rule, "UI<", &width))
    return varve_integer_type_get(context, width, VARVE_UNSIGNED, type);
  return VARVE_STATUS_OK;
}

static varve_status build(varve_context *context, varve_slice rule, const varve_entity **type) {
  uint32_t space;
  char text[32];
  rule = expand(rule);
  if (rule.size == 0)
    return VARVE_STATUS_OK;
  if (rule.data[0] == '!') {
    /* !dialect.name without parameters. */
    const varve_entity_definition *definition = NULL;
    const char *dot = memchr(rule.data, '.', rule.size);
    if (dot == NULL)
      return VARVE_STATUS_OK;
    size_t size = (size_t)(dot - rule.data);
    VARVE_TRY(varve_find_entity(context, varve_slice_make(rule.data + 1, size - 1),
                                varve_slice_make(dot + 1, rule.size - size - 1), true,
                                &definition));
    if (definition == NULL || definition->parameter_count != 0)
      return VARVE_STATUS_OK;
    return varve_type_of_definition(context, rule, type);
  }
  if (varve_slice_equal(rule, VARVE_SLICE("Index")))
    *type = context->index_type;
  else if (varve_slice_equal(rule, VARVE_SLICE("NoneType")))
    *type = context->none_type;
  for (size_t i = 0; i < VARVE_COUNT_OF(float_rules); i++)
    if (varve_slice_equal(rule, varve_slice_of(float_rules[i].name)))
      *type = context->floats[float_rules[i].kind];
  if (take_number(rule, "LLVM_PointerInAddressSpace<", &space)) {
    snprintf(text, sizeof text, "!llvm.ptr<%lu>", (unsigned long)space);
    return varve_type_of_definition(context, varve_slice_of(text), type);
  }
  return *type != NULL ? VARVE_STATUS_OK : build_integer(context, rule, type);
}

/* Returns the first rule that must also match: each argument of AllOf and HasType is one.
 * Removes it from *rest, or only enters it. */
static varve_slice take_rule(varve_slice *rest) {
  size_t size = 0;
  uint32_t depth = 0;
  for (; size < rest->size; size++) {
    char c = rest->data[size];
    if (depth == 0 && (c == ',' || c == '>'))
      break;
    varve_slice so_far = varve_slice_make(rest->data, size);
    if (c == '<' && depth == 0 &&
        (varve_slice_equal(so_far, VARVE_SLICE("AllOf")) ||
         varve_slice_equal(so_far, VARVE_SLICE("HasType")))) {
      *rest = varve_text_after(*rest, size + 1);
      return VARVE_SLICE("");
    }
    depth += c == '<';
    depth -= c == '>';
  }
  varve_slice rule = varve_text_take(rest, size);
  while (rest->size != 0 && strchr(",> ", rest->data[0]) != NULL)
    *rest = varve_text_after(*rest, 1);
  return rule;
}

/* The rule has no short names except in its atoms. */
static varve_status build_first(varve_context *context, varve_slice rule,
                                const varve_entity **type) {
  while (rule.size != 0 && *type == NULL)
    VARVE_TRY(build(context, take_rule(&rule), type));
  return VARVE_STATUS_OK;
}

static varve_status build_type(varve_context *context, varve_slice rule,
                               const varve_entity **type) {
  *type = NULL;
  rule = expand(rule);
  while (rule.size != 0 && *type == NULL)
    VARVE_TRY(build_first(context, expand(take_rule(&rule)), type));
  return VARVE_STATUS_OK;
}

varve_status varve_buildable_type(varve_context *context, varve_slice rule,
                                  const varve_entity **type) {
  const varve_cached key = {.kind = VARVE_CACHED_RULE, .mnemonic = rule};
  return varve_read_once(context, &key, build_type, type);
}

/* Kinds of types */

#define KIND(name) (1u << VARVE_KIND_##name##_TYPE)
#define TENSORS (KIND(RANKED_TENSOR) | KIND(UNRANKED_TENSOR))
#define MEMREFS (KIND(MEMREF) | KIND(UNRANKED_MEMREF))

/* Types of dialects may be floats or shaped types, or implement an interface. */
static const struct class_rule {
  const char *name; /* the rule, or the text that it and its arguments start with */
  uint32_t kinds;
} class_rules[] = {
    {"AnyComplex", KIND(COMPLEX)},
    {"AnyFixedVectorOfAnyRank", KIND(VECTOR)},
    {"AnyFloat", KIND(FLOAT) | KIND(DIALECT)},
    {"AnyI", KIND(INTEGER)},
    {"AnyInteger", KIND(INTEGER)},
    {"AnyMemRef", KIND(MEMREF)},
    {"AnyRankedOrUnrankedMemRef", MEMREFS},
    {"AnyRankedTensor", KIND(RANKED_TENSOR)},
    {"AnyScalableVectorOfAnyRank", KIND(VECTOR)},
    {"AnyShaped", KIND(VECTOR) | TENSORS | MEMREFS | KIND(DIALECT)},
    {"AnySignedInteger", KIND(INTEGER)},
    {"AnySignlessInteger", KIND(INTEGER)},
    {"AnyTensor", TENSORS},
    {"AnyTuple", KIND(TUPLE)},
    {"AnyUnrankedMemRef", KIND(UNRANKED_MEMREF)},
    {"AnyUnrankedTensor", KIND(UNRANKED_TENSOR)},
    {"AnyUnsignedInteger", KIND(INTEGER)},
    {"AnyVectorOfAnyRank", KIND(VECTOR)},
    {"FunctionType", KIND(FUNCTION)},
    {"HasTrait<\"ValueSemantics\">", KIND(VECTOR) | TENSORS | KIND(DIALECT)},
    {"I", KIND(INTEGER)},
    {"Implements<\"BufferLikeType\">", MEMREFS | KIND(DIALECT)},
    {"Implements<\"TensorLikeType\">", TENSORS | KIND(DIALECT)},
    {"Implements<\"TransformHandleTypeInterface\">", KIND(DIALECT)},
    {"Implements<\"TransformParamTypeInterface\">", KIND(DIALECT)},
    {"Implements<\"TransformValueHandleTypeInterface\">", KIND(DIALECT)},
    {"Index", KIND(INDEX)},
    {"LLVM_AnyVector", KIND(VECTOR)},
    {"NoneType", KIND(NONE)},
    {"SI", KIND(INTEGER)},
    {"UI", KIND(INTEGER)},
};

static uint32_t kinds_of(varve_slice rule) {
  for (size_t i = 0; i < VARVE_COUNT_OF(class_rules); i++) {
    varve_slice name = varve_slice_of(class_rules[i].name);
    bool is_it = varve_slice_starts_with(rule, name) &&
                 (rule.size == name.size || rule.data[name.size] == '<');
    if (is_it)
      return class_rules[i].kinds;
  }
  for (size_t i = 0; i < VARVE_COUNT_OF(float_rules); i++)
    if (varve_slice_equal(rule, varve_slice_of(float_rules[i].name)))
      return KIND(FLOAT) | KIND(DIALECT);
  return 0;
}

/* Names that are short for an expression: "MemRefOf<...>" is short for "AllOf<AnyMemRef, ...>". */
static varve_slice expand_name(varve_slice rule) {
  const char *open = rule.size == 0 ? NULL : memchr(rule.data, '<', rule.size);
  if (open != NULL)
    rule.size = (size_t)(open - rule.data);
  for (size_t i = 0; i < VARVE_COUNT_OF(short_rules); i++)
    if (varve_slice_equal(rule, varve_slice_of(short_rules[i].name)))
      return varve_slice_of(short_rules[i].expression);
  return VARVE_SLICE("");
}

uint32_t varve_kinds_of_rule(varve_slice rule) {
  enum { NESTING = 4 }; /* of short names inside each other */
  varve_slice rest = rule;
  uint32_t kinds = 0;
  for (unsigned depth = 0; depth < NESTING && rest.size != 0;) {
    varve_slice part = take_rule(&rest);
    varve_slice longer = expand_name(part);
    kinds = kinds_of(part);
    if (kinds != 0)
      return kinds;
    if (longer.size == 0)
      continue;
    rest = longer;
    depth++;
  }
  return 0;
}

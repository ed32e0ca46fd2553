/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of expressions: what types have, and parts of types and attributes. */
#include <math.h>

#include "base/number/float_parts.h"
#include "dialect/evaluate/entity_expressions.h"
#include "dialect/evaluate/expression_functions.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/operation_format/operation_format_compile.h"
#include "dialect/registry/knowledge.h"
#include "dialect/rule/rule_text.h"
#include "ir/attributes.h"

typedef varve_evaluation evaluation;
typedef const varve_arguments arguments;
typedef varve_term term;

static const varve_entity *type_of(arguments *a) { return varve_term_type(&a->items[0]); }

static void set_number(term *result, int64_t value) { *result = varve_term_of_number(value); }

/* An attribute that a type may lack. */
static void set_part(term *result, const varve_entity *part) {
  *result = varve_term_of_entity(part);
  if (part == NULL)
    result->kind = VARVE_TERM_ABSENT;
}

varve_status varve_expression_typeof(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = NULL;
  if (a->items[0].kind != VARVE_TERM_ENTITY || varve_is_type(a->items[0].entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_attribute_own_type_within(e->input->context, a->items[0].entity, e->input->types,
                                            &type));
  *result = varve_term_of_entity(type);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_elem(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a), *element = NULL;
  (void)e;
  if (type == NULL)
    return VARVE_STATUS_OK;
  if (varve_is_shaped_type(type) || type->kind == VARVE_KIND_COMPLEX_TYPE)
    element = varve_type_element(type);
  else if (type->kind == VARVE_KIND_DIALECT_TYPE)
    element = varve_dialect_type_element(type);
  *result = varve_term_of_entity(element == NULL ? type : element);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_rank(evaluation *e, arguments *a, term *result) {
  (void)e;
  if (type_of(a) != NULL && varve_is_ranked_type(type_of(a)))
    set_number(result, (int64_t)varve_type_dims(type_of(a)).rank);
  return VARVE_STATUS_OK;
}

static varve_status list_sizes(evaluation *e, varve_dims dims, bool are_known, term *result) {
  term *items = NULL;
  VARVE_TRY(varve_evaluation_items(e, dims.rank, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < dims.rank; i++) {
    set_number(&items[i], dims.sizes[i]);
    if (are_known && dims.sizes[i] == VARVE_DYNAMIC)
      items[i].kind = VARVE_TERM_UNKNOWN;
  }
  *result = varve_term_of_items(items, dims.rank);
  return VARVE_STATUS_OK;
}

/* The shape of a type without a rank is absent. */
varve_status varve_expression_shape(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  if (type == NULL || !varve_is_shaped_type(type))
    return VARVE_STATUS_OK;
  if (varve_is_ranked_type(type))
    return list_sizes(e, varve_type_dims(type), false, result);
  result->kind = VARVE_TERM_ABSENT;
  return VARVE_STATUS_OK;
}

varve_status varve_expression_sizes(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  if (type == NULL || !varve_is_ranked_type(type))
    return VARVE_STATUS_OK;
  return list_sizes(e, varve_type_dims(type), true, result);
}

varve_status varve_expression_scalable(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  term *items = NULL;
  if (type == NULL || type->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  const uint8_t *scalable = varve_vector_type_scalable(type);
  size_t rank = varve_type_dims(type).rank;
  VARVE_TRY(varve_evaluation_items(e, rank, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < rank; i++)
    items[i] = varve_term_of_truth(scalable != NULL && scalable[i] != 0);
  *result = varve_term_of_items(items, rank);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_dynamic(evaluation *e, arguments *a, term *result) {
  int64_t count = 0;
  (void)e;
  if (type_of(a) == NULL)
    return VARVE_STATUS_OK;
  if (varve_is_ranked_type(type_of(a))) {
    varve_dims dims = varve_type_dims(type_of(a));
    for (size_t i = 0; i < dims.rank; i++)
      count += dims.sizes[i] == VARVE_DYNAMIC;
  }
  set_number(result, count);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_width(evaluation *e, arguments *a, term *result) {
  (void)e;
  const varve_entity *type = type_of(a);
  if (type != NULL && (varve_type_bit_width(type) != 0 || type->kind == VARVE_KIND_INTEGER_TYPE))
    set_number(result, varve_type_bit_width(type));
  return VARVE_STATUS_OK;
}

varve_status varve_expression_encoding(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  (void)e;
  if (type != NULL && type->kind == VARVE_KIND_RANKED_TENSOR_TYPE)
    set_part(result, varve_tensor_type_encoding(type));
  else if (type != NULL)
    set_part(result, NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_layout(evaluation *e, arguments *a, term *result) {
  (void)e;
  if (type_of(a) != NULL && type_of(a)->kind == VARVE_KIND_MEMREF_TYPE)
    set_part(result, varve_memref_type_layout(type_of(a)));
  return VARVE_STATUS_OK;
}

varve_status varve_expression_space(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  (void)e;
  if (type != NULL &&
      (type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE))
    set_part(result, varve_memref_type_space(type));
  return VARVE_STATUS_OK;
}

static varve_status list_entities(evaluation *e, varve_entity_list list, uint64_t count,
                                  term *result) {
  term *items = NULL;
  VARVE_TRY(varve_evaluation_items(e, count, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < count; i++)
    items[i] = varve_term_of_entity(list[i]);
  *result = varve_term_of_items(items, (size_t)count);
  return VARVE_STATUS_OK;
}

/* Other types have no members: absent. */
varve_status varve_expression_elements(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  if (type == NULL)
    return VARVE_STATUS_OK;
  if (type->kind == VARVE_KIND_TUPLE_TYPE)
    return list_entities(e, type->children, type->child_count, result);
  const varve_entity *body = NULL;
  if (varve_known.find_members != NULL && varve_known.find_members(type, &body)) {
    term *items = NULL;
    if (body == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_evaluation_items(e, body->child_count, &items));
    if (items == NULL)
      return VARVE_STATUS_OK;
    for (size_t i = 0; i < body->child_count; i++)
      items[i] = varve_term_of_entity(body->children[i]->children[0]);
    *result = varve_term_of_items(items, body->child_count);
    return VARVE_STATUS_OK;
  }
  result->kind = VARVE_TERM_ABSENT;
  return VARVE_STATUS_OK;
}

/* The number of elements; 1 if the type has no shape. */
varve_status varve_expression_length(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  uint64_t count = 1;
  (void)e;
  if (type == NULL ||
      (varve_is_ranked_type(type) && !varve_dims_count(varve_type_dims(type), &count)))
    return VARVE_STATUS_OK;
  if (count <= INT64_MAX)
    set_number(result, (int64_t)count);
  return VARVE_STATUS_OK;
}

/* The strides of a memref that has a strided layout, or none. */
varve_status varve_expression_strides(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  term *items = NULL;
  if (type == NULL || type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_OK;
  const varve_entity *layout = varve_memref_type_layout(type);
  varve_dims dims = varve_type_dims(type);
  bool is_dense = layout == NULL ||
                  (layout->kind == VARVE_KIND_AFFINE_MAP && varve_affine_map_is_identity(layout));
  if (!is_dense && layout->kind != VARVE_KIND_STRIDED_LAYOUT)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluation_items(e, dims.rank, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  if (is_dense) {
    /* The strides of dense memory: each is the product of the sizes behind it. */
    int64_t stride = 1;
    for (size_t i = dims.rank; i-- > 0;) {
      set_number(&items[i], stride);
      if (stride == VARVE_DYNAMIC || dims.sizes[i] == VARVE_DYNAMIC ||
          __builtin_mul_overflow(stride, dims.sizes[i], &stride))
        stride = VARVE_DYNAMIC;
    }
  } else {
    /* The payload of a strided layout is its offset and its strides. */
    const char *bytes = varve_entity_payload(layout);
    if (layout->payload_size / sizeof(int64_t) != dims.rank + 1)
      return VARVE_STATUS_OK;
    for (size_t i = 0; i < dims.rank; i++) {
      int64_t stride;
      memcpy(&stride, bytes + (i + 1) * sizeof stride, sizeof stride);
      set_number(&items[i], stride);
    }
  }
  *result = varve_term_of_items(items, dims.rank);
  return VARVE_STATUS_OK;
}

/* Whether a type or attribute matches a rule of definitions: the verifier knows the rules. */
varve_status varve_expression_isa(evaluation *e, arguments *a, term *result) {
  varve_context *context = e->input->context;
  const varve_entity *entity = a->items[0].entity;
  bool is_known = false, is_match = false;
  if (a->items[0].kind == VARVE_TERM_ABSENT) {
    *result = varve_term_of_truth(false);
    return VARVE_STATUS_OK;
  }
  if (a->items[0].kind != VARVE_TERM_ENTITY || a->items[1].kind != VARVE_TERM_TEXT ||
      varve_known.match_rule == NULL)
    return VARVE_STATUS_OK;
  const varve_rule_question question = {
      .rule = a->items[1].text,
      .kept = e->call->cache,
      .entity = entity->kind == VARVE_KIND_TYPE ? entity->children[0] : entity};
  VARVE_TRY(varve_known.match_rule(context, &question, &is_known, &is_match));
  if (is_known)
    *result = varve_term_of_truth(is_match);
  return VARVE_STATUS_OK;
}

/* Parts by name */

varve_status varve_expression_canonical(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  if (type == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_canonical_type(e->input->context, type, e->input->types, &type));
  *result = varve_term_of_entity(type);
  return VARVE_STATUS_OK;
}

varve_status varve_expression_standing(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = type_of(a);
  if (type == NULL || a->items[1].kind != VARVE_TERM_TEXT)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_type_representing(e->input->context, a->items[1].text, type, &type));
  *result = varve_term_of_entity(type);
  return VARVE_STATUS_OK;
}

/* A record is stored as the array of its fields. */
static void field_of_record(const term *record, varve_slice name, term *result) {
  varve_rule_field field;
  if (!varve_rule_find_field(record->text, name, &field) ||
      field.count != record->entity->child_count)
    return;
  *result = varve_term_of_entity(record->entity->children[field.place]);
  result->text = field.rule;
}

varve_status varve_evaluate_field(evaluation *e, const term *of, varve_slice name, term *result) {
  const varve_entity *type = varve_term_type(of);
  if (type != NULL && type->kind == VARVE_KIND_FUNCTION_TYPE) {
    uint32_t inputs = varve_function_type_num_inputs(type);
    if (varve_slice_equal(name, VARVE_SLICE("inputs")))
      return list_entities(e, type->children, inputs, result);
    if (varve_slice_equal(name, VARVE_SLICE("results")))
      return list_entities(e, type->children + inputs, type->child_count - inputs, result);
    return VARVE_STATUS_OK;
  }
  if (varve_term_is(of, VARVE_KIND_DICTIONARY)) {
    set_part(result, varve_dictionary_find(of->entity, name));
    return VARVE_STATUS_OK;
  }
  if (varve_term_is(of, VARVE_KIND_ARRAY)) {
    field_of_record(of, name, result);
    return VARVE_STATUS_OK;
  }
  const varve_entity *node = type != NULL ? type : of->entity;
  if ((type == NULL && of->kind != VARVE_TERM_ENTITY) || !varve_entity_is_dialect_node(node) ||
      !varve_entity_is_parametric(node))
    return VARVE_STATUS_OK;
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(e->input->context, varve_string_bytes(node->children[0]),
                              varve_parametric_mnemonic(node), varve_is_type(node), &definition));
  for (uint32_t i = 0; definition != NULL && i < definition->parameter_count; i++) {
    if (!varve_slice_equal(definition->parameters[i].name, name) ||
        i >= varve_parameter_count(node))
      continue;
    const varve_entity *value = varve_parameter(node, i);
    set_part(result, value->kind == VARVE_KIND_ABSENT ? NULL : value);
    if (result->kind == VARVE_TERM_ENTITY)
      result->text = definition->parameters[i].rule;
    return VARVE_STATUS_OK;
  }
  const varve_expression_input in = {
      .context = e->input->context, .arena = e->input->arena, .types = e->input->types};
  return varve_derived_find(&in, node, name, result);
}

/* Floats in expressions: their order, and the limits of their types. Each is rounded to f64. */

static void round_to_double(varve_float_parts *parts, uint64_t bits[2]) {
  if (parts->class == VARVE_FLOAT_FINITE)
    varve_float_round_to_f64(parts);
  varve_float_pack(VARVE_FLOAT_F64, parts, bits);
}

bool varve_term_double(const term *t, double *value) {
  uint64_t bits[2];
  int64_t number;
  if (t->kind == VARVE_TERM_ENTITY && t->entity->kind == VARVE_KIND_FLOAT) {
    varve_float_parts parts = varve_float_unpack(varve_float_type_kind(t->entity->children[0]),
                                                 varve_entity_payload(t->entity));
    bool is_number = parts.class != VARVE_FLOAT_NAN;
    round_to_double(&parts, bits);
    memcpy(value, bits, sizeof *value);
    if (!is_number)
      *value = NAN;
    return true;
  }
  if (!varve_term_number(t, &number))
    return false;
  *value = (double)number;
  return true;
}

/* The result is a float of f64. */
static varve_status finish(evaluation *e, varve_float_parts *parts, term *result) {
  const varve_entity *made = NULL;
  uint64_t bits[2];
  round_to_double(parts, bits);
  VARVE_TRY(
      varve_float_get(e->input->context, e->input->context->floats[VARVE_FLOAT_F64], bits, &made));
  *result = varve_term_of_entity(made);
  return VARVE_STATUS_OK;
}

static bool find_format(arguments *a, varve_float_kind *kind) {
  const varve_entity *type = varve_term_type(&a->items[0]);
  if (type == NULL || type->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  *kind = varve_float_type_kind(type);
  return true;
}

/* The least positive value. The bits 0 are one if there is no zero. */
varve_status varve_expression_smallest(evaluation *e, arguments *a, term *result) {
  varve_float_kind kind;
  if (!find_format(a, &kind))
    return VARVE_STATUS_OK;
  uint64_t bits[2] = {0, 0};
  varve_float_parts parts = varve_float_unpack(kind, bits);
  bits[0] = 1;
  if (parts.class == VARVE_FLOAT_ZERO)
    parts = varve_float_unpack(kind, bits);
  return finish(e, &parts, result);
}

/* The greatest finite value: that with the most ones which is no NaN. */
varve_status varve_expression_largest(evaluation *e, arguments *a, term *result) {
  varve_float_kind kind;
  uint64_t bits[2];
  if (!find_format(a, &kind))
    return VARVE_STATUS_OK;
  const varve_float_format *format = varve_float_format_get(kind);
  uint32_t precision = varve_float_precision(format);
  varve_float_parts parts = {.class = VARVE_FLOAT_ZERO};
  for (uint64_t less = 0; parts.class != VARVE_FLOAT_FINITE && less < 4; less++) {
    parts = (varve_float_parts){.class = VARVE_FLOAT_FINITE,
                                .exponent =
                                    varve_float_greatest_exponent(format) - (int32_t)precision + 1};
    parts.significand[0] = precision >= 64 ? UINT64_MAX : (UINT64_C(1) << precision) - 1;
    parts.significand[1] = precision <= 64 ? 0 : (UINT64_C(1) << (precision - 64)) - 1;
    parts.significand[0] -= less;
    varve_float_pack(kind, &parts, bits);
    parts = varve_float_unpack(kind, bits);
  }
  return finish(e, &parts, result);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluates expressions. The depth of a tree is limited when it is parsed. */
#include "dialect/expression.h"

#include "dialect/infer_convert.h"
#include "dialect/segments.h"

typedef const varve_expression_input input;
typedef const varve_expression tree;
typedef varve_term term;

static const term unknown = {.kind = VARVE_TERM_UNKNOWN};

static term truth(bool value) { return (term){.kind = VARVE_TERM_TRUTH, .number = value}; }
static term number(int64_t value) { return (term){.kind = VARVE_TERM_NUMBER, .number = value}; }
static term entity(const varve_entity *value) {
  return value == NULL ? unknown : (term){.kind = VARVE_TERM_ENTITY, .entity = value};
}

/* What terms hold */

static bool is_of(const term *t, varve_kind kind) {
  return t->kind == VARVE_TERM_ENTITY && t->entity->kind == kind;
}

const varve_type *varve_term_type(const term *t) {
  if (t->kind != VARVE_TERM_ENTITY)
    return NULL;
  if (t->entity->kind == VARVE_KIND_TYPE)
    return t->entity->children[0];
  return varve_is_type(t->entity) ? t->entity : NULL;
}

bool varve_term_number(const term *t, int64_t *value) {
  *value = t->number;
  if (t->kind == VARVE_TERM_NUMBER || t->kind == VARVE_TERM_TRUTH)
    return true;
  if (!is_of(t, VARVE_KIND_INTEGER))
    return false;
  const varve_type *type = varve_attribute_type(t->entity);
  uint32_t width =
      type->kind == VARVE_KIND_INTEGER_TYPE ? varve_integer_type_layout(type).width : 64;
  if (width == 0 || width > 64)
    return false;
  uint64_t word = varve_integer_words(t->entity)[0];
  if (width > 1 && width < 64 && (word >> (width - 1) & 1) != 0)
    word |= UINT64_MAX << width;
  *value = (int64_t)word;
  return true;
}

bool varve_term_text(const term *t, varve_slice *text) {
  *text = t->text;
  if (t->kind == VARVE_TERM_TEXT)
    return true;
  if (!is_of(t, VARVE_KIND_STRING))
    return false;
  *text = varve_string_bytes(t->entity);
  return true;
}

static term *new_items(input *in, size_t count) {
  return varve_arena_allocate_array(in->arena, count == 0 ? 1 : count, sizeof(term));
}

varve_status varve_term_list(input *in, const term *t, term *list) {
  bool is_array = is_of(t, VARVE_KIND_ARRAY), is_dense = is_of(t, VARVE_KIND_DENSE_ARRAY);
  *list = t->kind == VARVE_TERM_LIST ? *t : unknown;
  if (t->entity == NULL || (!is_array && !is_dense))
    return VARVE_STATUS_OK;
  uint64_t count = is_array ? t->entity->child_count : varve_dense_array_count(t->entity);
  if (count > VARVE_EXPRESSION_ITEMS)
    return VARVE_STATUS_OK;
  term *items = new_items(in, (size_t)count);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint64_t i = 0; i < count; i++)
    items[i] =
        is_array ? entity(t->entity->children[i]) : number(varve_dense_array_i64(t->entity, i));
  *list = (term){.kind = VARVE_TERM_LIST, .items = items, .count = (uint32_t)count};
  return VARVE_STATUS_OK;
}

/* Comparison */

static int compare_lists(const term *a, const term *b) {
  if (a->count != b->count)
    return 0;
  for (uint32_t i = 0; i < a->count; i++) {
    int one = varve_term_compare(&a->items[i], &b->items[i]);
    if (one != 1)
      return one;
  }
  return 1;
}

int varve_term_compare(const term *a, const term *b) {
  int64_t x, y;
  varve_slice s, t;
  if (a->kind == VARVE_TERM_UNKNOWN || b->kind == VARVE_TERM_UNKNOWN)
    return -1;
  if (a->kind == VARVE_TERM_ABSENT || b->kind == VARVE_TERM_ABSENT)
    return a->kind == b->kind;
  if (a->kind == VARVE_TERM_LIST && b->kind == VARVE_TERM_LIST)
    return compare_lists(a, b);
  if (varve_term_type(a) != NULL && varve_term_type(b) != NULL)
    return varve_term_type(a) == varve_term_type(b);
  if (a->kind == VARVE_TERM_ENTITY && b->kind == VARVE_TERM_ENTITY)
    return a->entity == b->entity;
  if (varve_term_number(a, &x) && varve_term_number(b, &y))
    return a->kind == VARVE_TERM_TRUTH || b->kind == VARVE_TERM_TRUTH ? (x != 0) == (y != 0)
                                                                      : x == y;
  if (varve_term_text(a, &s) && varve_term_text(b, &t))
    return varve_slice_equal(s, t);
  if ((is_of(a, VARVE_KIND_UNIT) && b->kind == VARVE_TERM_TRUTH) ||
      (is_of(b, VARVE_KIND_UNIT) && a->kind == VARVE_TERM_TRUTH))
    return a->kind == VARVE_TERM_TRUTH ? a->number != 0 : b->number != 0;
  return 0;
}

/* An absent flag is false, and an array may be compared with a list. */
static varve_status equal(input *in, term a, term b, int *result) {
  if (a.kind == VARVE_TERM_ABSENT && b.kind == VARVE_TERM_TRUTH)
    a = truth(false);
  if (b.kind == VARVE_TERM_ABSENT && a.kind == VARVE_TERM_TRUTH)
    b = truth(false);
  if (a.kind == VARVE_TERM_LIST && b.kind == VARVE_TERM_ENTITY)
    VARVE_TRY(varve_term_list(in, &b, &b));
  else if (b.kind == VARVE_TERM_LIST && a.kind == VARVE_TERM_ENTITY)
    VARVE_TRY(varve_term_list(in, &a, &a));
  *result = varve_term_compare(&a, &b);
  return VARVE_STATUS_OK;
}

/* Operators */

static term compute(varve_expression_operator id, int64_t x, int64_t y) {
  int64_t z = 0;
  switch (id) {
  case VARVE_OPERATOR_LESS:
    return truth(x < y);
  case VARVE_OPERATOR_AT_MOST:
    return truth(x <= y);
  case VARVE_OPERATOR_MORE:
    return truth(x > y);
  case VARVE_OPERATOR_AT_LEAST:
    return truth(x >= y);
  case VARVE_OPERATOR_ADD:
    return __builtin_add_overflow(x, y, &z) ? unknown : number(z);
  case VARVE_OPERATOR_SUBTRACT:
    return __builtin_sub_overflow(x, y, &z) ? unknown : number(z);
  case VARVE_OPERATOR_MULTIPLY:
    return __builtin_mul_overflow(x, y, &z) ? unknown : number(z);
  case VARVE_OPERATOR_DIVIDE:
    return y == 0 || (y == -1 && x == INT64_MIN) ? unknown : number(x / y);
  case VARVE_OPERATOR_MODULO:
    return y == 0 || y == -1 ? unknown : number(x % y);
  default:
    return unknown;
  }
}

/* -1: unknown */
static int truth_of(const term *t) {
  if (t->kind == VARVE_TERM_TRUTH)
    return t->number != 0;
  if (is_of(t, VARVE_KIND_UNIT))
    return 1;
  if (t->kind == VARVE_TERM_ABSENT)
    return 0;
  int64_t value;
  return is_of(t, VARVE_KIND_INTEGER) && varve_term_number(t, &value) ? value != 0 : -1;
}

static varve_status apply_logic(input *in, tree *e, term *result) {
  term a, b;
  bool is_or = e->number == VARVE_OPERATOR_OR;
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[0], &a));
  int x = truth_of(&a);
  if (e->number == VARVE_OPERATOR_NOT) {
    *result = x < 0 ? unknown : truth(x == 0);
    return VARVE_STATUS_OK;
  }
  *result = truth(is_or);
  if (x == is_or)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[1], &b));
  int y = truth_of(&b);
  if (y != is_or)
    *result = x < 0 || y < 0 ? unknown : truth(!is_or);
  return VARVE_STATUS_OK;
}

static varve_status apply_operator(input *in, tree *e, term *result) {
  term a, b;
  int64_t x, y;
  int is_equal;
  if (e->number <= VARVE_OPERATOR_NOT)
    return apply_logic(in, e, result);
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[0], &a));
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[1], &b));
  if (e->number <= VARVE_OPERATOR_UNEQUAL) {
    VARVE_TRY(equal(in, a, b, &is_equal));
    *result =
        is_equal < 0 ? unknown : truth((is_equal != 0) == (e->number == VARVE_OPERATOR_EQUAL));
    return VARVE_STATUS_OK;
  }
  *result = varve_term_number(&a, &x) && varve_term_number(&b, &y)
                ? compute((varve_expression_operator)e->number, x, y)
                : unknown;
  return VARVE_STATUS_OK;
}

/* Types */

static varve_status element_of(input *in, const varve_type *type, const varve_type **element) {
  *element = NULL;
  if (varve_type_is_shaped(type) || type->kind == VARVE_KIND_COMPLEX_TYPE)
    *element = varve_type_element(type);
  else if (type->kind == VARVE_KIND_DIALECT_TYPE)
    return varve_dialect_type_element(in->context, type, element);
  return VARVE_STATUS_OK;
}

static varve_status apply_elem(input *in, const varve_type *type, term *result) {
  const varve_type *element = NULL;
  VARVE_TRY(element_of(in, type, &element));
  *result = entity(element == NULL ? type : element);
  return VARVE_STATUS_OK;
}

static varve_status apply_over(input *in, tree *e, term *result) {
  term outer, local, inner;
  const varve_type *element = NULL, *made = NULL;
  *result = unknown;
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[0], &outer));
  const varve_type *type = varve_term_type(&outer);
  if (type == NULL)
    return VARVE_STATUS_OK;
  bool is_shaped = varve_type_is_shaped(type);
  if (is_shaped)
    VARVE_TRY(element_of(in, type, &element));
  local = entity(is_shaped ? element : type);
  varve_expression_input within = *in;
  within.local = &local;
  VARVE_TRY(varve_expression_evaluate(&within, e->arguments[1], &inner));
  if (varve_term_type(&inner) == NULL || !is_shaped) {
    *result = entity(varve_term_type(&inner));
    return VARVE_STATUS_OK;
  }
  varve_status status = varve_type_with_element(in->context, type, varve_term_type(&inner), &made);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  *result = entity(made);
  return status;
}

static varve_status apply_shape(input *in, const varve_type *type, term *result) {
  if (!varve_type_has_rank(type))
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(type);
  if (dims.rank > VARVE_EXPRESSION_ITEMS)
    return VARVE_STATUS_OK;
  term *items = new_items(in, dims.rank);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < dims.rank; i++)
    items[i] = number(dims.sizes[i]);
  *result = (term){.kind = VARVE_TERM_LIST, .items = items, .count = (uint32_t)dims.rank};
  return VARVE_STATUS_OK;
}

static varve_status apply_elements(input *in, const varve_type *type, term *result) {
  if (type->kind != VARVE_KIND_TUPLE_TYPE || type->child_count > VARVE_EXPRESSION_ITEMS)
    return VARVE_STATUS_OK;
  term *items = new_items(in, type->child_count);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < type->child_count; i++)
    items[i] = entity(type->children[i]);
  *result = (term){.kind = VARVE_TERM_LIST, .items = items, .count = type->child_count};
  return VARVE_STATUS_OK;
}

static term dynamic_of(const varve_type *type) {
  int64_t count = 0;
  if (!varve_type_has_rank(type))
    return number(0);
  varve_dims dims = varve_type_dims(type);
  for (size_t i = 0; i < dims.rank; i++)
    count += dims.sizes[i] == VARVE_DYNAMIC;
  return number(count);
}

/* Functions of one type. */
static varve_status apply_to_type(input *in, varve_expression_function id, const term *of,
                                  term *result) {
  const varve_type *type = varve_term_type(of);
  if (type == NULL)
    return VARVE_STATUS_OK;
  switch (id) {
  case VARVE_FUNCTION_ELEM:
    return apply_elem(in, type, result);
  case VARVE_FUNCTION_RANK:
    if (varve_type_has_rank(type))
      *result = number((int64_t)varve_type_dims(type).rank);
    return VARVE_STATUS_OK;
  case VARVE_FUNCTION_SHAPE:
    return apply_shape(in, type, result);
  case VARVE_FUNCTION_ELEMENTS:
    return apply_elements(in, type, result);
  case VARVE_FUNCTION_DYNAMIC:
    *result = dynamic_of(type);
    return VARVE_STATUS_OK;
  case VARVE_FUNCTION_WIDTH:
    if (varve_type_bit_width(type) != 0)
      *result = number(varve_type_bit_width(type));
    return VARVE_STATUS_OK;
  default: {
    const varve_type *made = NULL;
    VARVE_TRY(varve_complex_type_get(in->context, type, &made));
    *result = entity(made);
    return VARVE_STATUS_OK;
  }
  }
}

/* Collects the types of a list, or one type. *count is UINT32_MAX if there is anything else. */
static varve_status collect_types(input *in, const term *of, const varve_entity ***types,
                                  uint32_t *count) {
  term list;
  VARVE_TRY(varve_term_list(in, of, &list));
  if (list.kind != VARVE_TERM_LIST)
    list = (term){.kind = VARVE_TERM_LIST, .items = of, .count = 1};
  *count = UINT32_MAX;
  *types = varve_arena_allocate_array(in->arena, list.count + 1, sizeof(const varve_entity *));
  if (*types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.count; i++) {
    (*types)[i] = varve_term_type(&list.items[i]);
    if ((*types)[i] == NULL)
      return VARVE_STATUS_OK;
  }
  *count = list.count;
  return VARVE_STATUS_OK;
}

static varve_status apply_fn(input *in, const term *inputs, const term *results, term *result) {
  const varve_entity **ins = NULL, **outs = NULL;
  const varve_type *made = NULL;
  uint32_t in_count, out_count;
  VARVE_TRY(collect_types(in, inputs, &ins, &in_count));
  VARVE_TRY(collect_types(in, results, &outs, &out_count));
  if (in_count == UINT32_MAX || out_count == UINT32_MAX)
    return VARVE_STATUS_OK;
  const varve_entity **all = varve_arena_allocate_array(in->arena, (size_t)in_count + out_count + 1,
                                                        sizeof(const varve_entity *));
  if (all == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < in_count; i++)
    all[i] = ins[i];
  for (uint32_t i = 0; i < out_count; i++)
    all[in_count + i] = outs[i];
  VARVE_TRY(varve_function_type_get(in->context, all, in_count, out_count, &made));
  *result = entity(made);
  return VARVE_STATUS_OK;
}

static varve_status apply_tensor(input *in, const term *shape, const term *element, term *result) {
  term list;
  const varve_type *made = NULL;
  VARVE_TRY(varve_term_list(in, shape, &list));
  if (list.kind != VARVE_TERM_LIST || varve_term_type(element) == NULL)
    return VARVE_STATUS_OK;
  int64_t *sizes = varve_arena_allocate_array(in->arena, list.count + 1, sizeof *sizes);
  if (sizes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.count; i++)
    if (!varve_term_number(&list.items[i], &sizes[i]))
      return VARVE_STATUS_OK;
  varve_status status = varve_tensor_type_get(in->context, (varve_dims){sizes, list.count},
                                              varve_term_type(element), NULL, &made);
  if (status == VARVE_STATUS_OK)
    *result = entity(made);
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_OK
                                                                               : status;
}

/* Lists */

static varve_status apply_sum(input *in, const term *of, term *result) {
  term list;
  int64_t sum = 0, one;
  VARVE_TRY(varve_term_list(in, of, &list));
  if (list.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list.count; i++)
    if (!varve_term_number(&list.items[i], &one) || __builtin_add_overflow(sum, one, &sum))
      return VARVE_STATUS_OK;
  *result = number(sum);
  return VARVE_STATUS_OK;
}

static varve_status apply_concat(input *in, const term *a, const term *b, term *result) {
  term parts[2];
  VARVE_TRY(varve_term_list(in, a, &parts[0]));
  VARVE_TRY(varve_term_list(in, b, &parts[1]));
  if (parts[0].kind != VARVE_TERM_LIST || parts[1].kind != VARVE_TERM_LIST ||
      (uint64_t)parts[0].count + parts[1].count > VARVE_EXPRESSION_ITEMS)
    return VARVE_STATUS_OK;
  term *items = new_items(in, (size_t)parts[0].count + parts[1].count);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint32_t count = 0;
  for (int part = 0; part < 2; part++)
    for (uint32_t i = 0; i < parts[part].count; i++)
      items[count++] = parts[part].items[i];
  *result = (term){.kind = VARVE_TERM_LIST, .items = items, .count = count};
  return VARVE_STATUS_OK;
}

static varve_status count_of(input *in, const term *of, term *result) {
  term list;
  if (of->kind == VARVE_TERM_VALUES) {
    *result = number(of->count);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_term_list(in, of, &list));
  if (list.kind == VARVE_TERM_LIST)
    *result = number(list.count);
  else if (of->kind == VARVE_TERM_ABSENT)
    *result = number(0);
  return VARVE_STATUS_OK;
}

/* The type of a typed attribute. */
static varve_status apply_typeof(input *in, const term *of, term *result) {
  const varve_type *type = NULL;
  if (of->kind != VARVE_TERM_ENTITY || varve_is_type(of->entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_attribute_own_type(in->context, of->entity, &type));
  *result = entity(type);
  return VARVE_STATUS_OK;
}

static varve_status apply_int(input *in, const term *of, term *result) {
  int64_t width;
  const varve_type *made = NULL;
  if (!varve_term_number(of, &width) || width < 0 || width > VARVE_MAX_INTEGER_WIDTH)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_type_get(in->context, (uint32_t)width, VARVE_SIGNLESS, &made));
  *result = entity(made);
  return VARVE_STATUS_OK;
}

static varve_status apply_tuple(input *in, const term *of, term *result) {
  const varve_entity **types = NULL;
  const varve_type *made = NULL;
  uint32_t count;
  VARVE_TRY(collect_types(in, of, &types, &count));
  if (count == UINT32_MAX)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_tuple_type_get(in->context, types, count, &made));
  *result = entity(made);
  return VARVE_STATUS_OK;
}

static varve_status apply(input *in, varve_expression_function id, const term *arguments,
                          term *result) {
  switch (id) {
  case VARVE_FUNCTION_COUNT_OF:
    return count_of(in, &arguments[0], result);
  case VARVE_FUNCTION_HAS:
    if (arguments[0].kind != VARVE_TERM_UNKNOWN)
      *result = truth(arguments[0].kind != VARVE_TERM_ABSENT &&
                      (arguments[0].kind != VARVE_TERM_VALUES || arguments[0].count != 0));
    return VARVE_STATUS_OK;
  case VARVE_FUNCTION_TYPEOF:
    return apply_typeof(in, &arguments[0], result);
  case VARVE_FUNCTION_INT:
    return apply_int(in, &arguments[0], result);
  case VARVE_FUNCTION_TENSOR:
    return apply_tensor(in, &arguments[0], &arguments[1], result);
  case VARVE_FUNCTION_TUPLE:
    return apply_tuple(in, &arguments[0], result);
  case VARVE_FUNCTION_FN:
    return apply_fn(in, &arguments[0], &arguments[1], result);
  case VARVE_FUNCTION_SUM:
    return apply_sum(in, &arguments[0], result);
  case VARVE_FUNCTION_CONCAT:
    return apply_concat(in, &arguments[0], &arguments[1], result);
  default:
    return apply_to_type(in, id, &arguments[0], result);
  }
}

static varve_status apply_function(input *in, tree *e, term *result) {
  term arguments[4] = {{0}};
  if (e->number == VARVE_FUNCTION_IF) {
    VARVE_TRY(varve_expression_evaluate(in, e->arguments[0], &arguments[0]));
    int which = truth_of(&arguments[0]);
    return which < 0 ? VARVE_STATUS_OK
                     : varve_expression_evaluate(in, e->arguments[which ? 1 : 2], result);
  }
  for (uint32_t i = 0; i < e->argument_count && i < VARVE_COUNT_OF(arguments); i++)
    VARVE_TRY(varve_expression_evaluate(in, e->arguments[i], &arguments[i]));
  return apply(in, (varve_expression_function)e->number, arguments, result);
}

/* Parts */

static varve_status make_list(input *in, tree *e, term *result) {
  term *items = new_items(in, e->argument_count);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < e->argument_count; i++)
    VARVE_TRY(varve_expression_evaluate(in, e->arguments[i], &items[i]));
  *result = (term){.kind = VARVE_TERM_LIST, .items = items, .count = e->argument_count};
  return VARVE_STATUS_OK;
}

static varve_status item_of(input *in, tree *e, term *result) {
  term of, index, list;
  int64_t at;
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[0], &of));
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[1], &index));
  VARVE_TRY(varve_term_list(in, &of, &list));
  if (list.kind == VARVE_TERM_LIST && varve_term_number(&index, &at) && at >= 0 && at < list.count)
    *result = list.items[at];
  return VARVE_STATUS_OK;
}

/* A parameter by its name: a type in it is returned as the type. */
static varve_status field_of(input *in, tree *e, term *result) {
  term of;
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_expression_evaluate(in, e->arguments[0], &of));
  if (of.kind != VARVE_TERM_ENTITY || !varve_entity_is_dialect_node(of.entity) ||
      !varve_entity_is_parametric(of.entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(in->context, varve_string_bytes(of.entity->children[0]),
                              varve_parametric_mnemonic(of.entity), varve_is_type(of.entity),
                              &definition));
  for (uint32_t i = 0; definition != NULL && i < definition->parameter_count; i++) {
    if (!varve_slice_equal(definition->parameters[i].name, e->text) ||
        i >= varve_parameter_count(of.entity))
      continue;
    const varve_entity *value = varve_parameter(of.entity, i);
    *result = entity(value);
    if (value->kind == VARVE_KIND_ABSENT)
      *result = (term){.kind = VARVE_TERM_ABSENT};
  }
  return VARVE_STATUS_OK;
}

static varve_status constant_of(input *in, tree *e, term *result) {
  const varve_attribute *attribute = NULL;
  if (in->context->parse_attribute == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_definition_attribute(in->context, e->text, &attribute);
  if (status == VARVE_STATUS_OK)
    *result =
        attribute->kind == VARVE_KIND_TYPE ? entity(attribute->children[0]) : entity(attribute);
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX ? VARVE_STATUS_OK : status;
}

varve_status varve_expression_evaluate(input *in, tree *e, term *result) {
  *result = unknown;
  switch (e->kind) {
  case VARVE_EXPRESSION_NUMBER:
    *result = number(e->number);
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_TEXT:
    *result = (term){.kind = VARVE_TERM_TEXT, .text = e->text};
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_TRUTH:
    *result = truth(e->number != 0);
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_ABSENT:
    *result = (term){.kind = VARVE_TERM_ABSENT};
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_LIST:
    return make_list(in, e, result);
  case VARVE_EXPRESSION_CASE:
  case VARVE_EXPRESSION_SLOT:
  case VARVE_EXPRESSION_TYPES:
  case VARVE_EXPRESSION_ATTRIBUTE:
    return in->find(in, e, result);
  case VARVE_EXPRESSION_CONSTANT:
    return constant_of(in, e, result);
  case VARVE_EXPRESSION_LOCAL:
    if (in->local != NULL)
      *result = *in->local;
    return VARVE_STATUS_OK;
  case VARVE_EXPRESSION_FIELD:
    return field_of(in, e, result);
  case VARVE_EXPRESSION_ITEM:
    return item_of(in, e, result);
  case VARVE_EXPRESSION_OPERATOR:
    return apply_operator(in, e, result);
  case VARVE_EXPRESSION_FUNCTION:
    return apply_function(in, e, result);
  case VARVE_EXPRESSION_OVER:
    return apply_over(in, e, result);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_expression_holds(input *in, tree *e, bool *holds) {
  term result;
  VARVE_TRY(varve_expression_evaluate(in, e, &result));
  *holds = truth_of(&result) == 1;
  return VARVE_STATUS_OK;
}

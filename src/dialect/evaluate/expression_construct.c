/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of expressions that make types and attributes. What the arguments do not allow is
 * unknown. */
#include "dialect/entity_format/format.h"
#include "dialect/evaluate/expression_functions.h"
#include "dialect/evaluate/infer_convert.h"

typedef varve_evaluation evaluation;
typedef const varve_arguments arguments;
typedef varve_term term;

static varve_context *context_of(const evaluation *e) { return e->input->context; }

/* Sets the result to what was made, if the parts were valid. */
static varve_status finish(varve_status status, const varve_entity *const *made, term *result) {
  if (status == VARVE_STATUS_OK)
    *result = varve_term_of_entity(*made);
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_OK
                                                                               : status;
}

varve_status varve_expression_int(evaluation *e, arguments *a, term *result) {
  int64_t width;
  const varve_entity *made = NULL;
  if (!varve_term_number(&a->items[0], &width) || width < 0 || width > VARVE_MAX_INTEGER_WIDTH)
    return VARVE_STATUS_OK;
  varve_status status =
      varve_integer_type_get(context_of(e), (uint32_t)width, VARVE_SIGNLESS, &made);
  return finish(status, &made, result);
}

/* An integer attribute of a type. */
varve_status varve_expression_integer(evaluation *e, arguments *a, term *result) {
  const varve_entity *type = varve_term_type(&a->items[1]);
  const varve_entity *made = NULL;
  int64_t number;
  if (!varve_term_number(&a->items[0], &number) || type == NULL ||
      (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE))
    return VARVE_STATUS_OK;
  return finish(varve_integer_get_i64(context_of(e), type, number, &made), &made, result);
}

varve_status varve_expression_complex(evaluation *e, arguments *a, term *result) {
  const varve_entity *element = varve_term_type(&a->items[0]), *made = NULL;
  if (element == NULL)
    return VARVE_STATUS_OK;
  return finish(varve_complex_type_get(context_of(e), element, &made), &made, result);
}

/* Collects the types of a list, or one type. *count is UINT32_MAX if there is anything else. */
static varve_status collect_types(evaluation *e, const term *of, const varve_entity ***types,
                                  uint32_t *count) {
  term list;
  VARVE_TRY(varve_term_list(e->input, of, &list));
  if (list.kind != VARVE_TERM_LIST)
    list = varve_term_of_items(of, 1);
  *count = UINT32_MAX;
  *types = varve_arena_allocate_array(e->input->arena, (size_t)list.count + 1,
                                      sizeof(const varve_entity *));
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

/* An attribute of a dialect, as its text. */
varve_status varve_expression_written(evaluation *e, arguments *a, term *result) {
  const varve_entity *dialect, *made = NULL;
  varve_slice name, text;
  if (!varve_term_text(&a->items[0], &name) || !varve_term_text(&a->items[1], &text) ||
      name.size == 0 || text.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_string_get(e->input->context, name, &dialect));
  varve_status status = varve_dialect_attribute_get(context_of(e), dialect, text, NULL, 0, &made);
  return finish(status, &made, result);
}

varve_status varve_expression_tuple(evaluation *e, arguments *a, term *result) {
  const varve_entity **types = NULL;
  const varve_entity *made = NULL;
  uint32_t count;
  VARVE_TRY(collect_types(e, &a->items[0], &types, &count));
  if (count == UINT32_MAX)
    return VARVE_STATUS_OK;
  return finish(varve_tuple_type_get(context_of(e), types, count, &made), &made, result);
}

varve_status varve_expression_fn(evaluation *e, arguments *a, term *result) {
  const varve_entity **parts[2] = {NULL, NULL};
  uint32_t counts[2];
  const varve_entity *made = NULL;
  for (int i = 0; i < 2; i++)
    VARVE_TRY(collect_types(e, &a->items[i], &parts[i], &counts[i]));
  if (counts[0] == UINT32_MAX || counts[1] == UINT32_MAX)
    return VARVE_STATUS_OK;
  const varve_entity **all = varve_arena_allocate_array(
      e->input->arena, (size_t)counts[0] + counts[1] + 1, sizeof(const varve_entity *));
  if (all == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint32_t count = 0;
  for (int i = 0; i < 2; i++)
    for (uint32_t j = 0; j < counts[i]; j++)
      all[count++] = parts[i][j];
  varve_status status = varve_function_type_get(context_of(e), all, counts[0], counts[1], &made);
  return finish(status, &made, result);
}

/* Shaped types */

/* Reads a shape. *is_known is false if the term is no list of numbers. */
static varve_status read_dims(evaluation *e, const term *shape, varve_dims *dims, bool *is_known) {
  term list;
  *is_known = false;
  VARVE_TRY(varve_term_list(e->input, shape, &list));
  if (list.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  int64_t *sizes =
      varve_arena_allocate_array(e->input->arena, (size_t)list.count + 1, sizeof *sizes);
  if (sizes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.count; i++)
    if (!varve_term_number(&list.items[i], &sizes[i]))
      return VARVE_STATUS_OK;
  *dims = (varve_dims){sizes, list.count};
  *is_known = true;
  return VARVE_STATUS_OK;
}

/* Reads an attribute that may be missing. Returns false if the term is something else. */
static bool read_part(arguments *a, uint32_t index, const varve_entity **part) {
  *part = NULL;
  if (index >= a->count || a->items[index].kind == VARVE_TERM_ABSENT)
    return true;
  if (a->items[index].kind != VARVE_TERM_ENTITY || varve_is_type(a->items[index].entity))
    return false;
  *part = a->items[index].entity;
  return true;
}

varve_status varve_expression_tensor(evaluation *e, arguments *a, term *result) {
  varve_dims dims;
  bool is_known;
  const varve_entity *element = varve_term_type(&a->items[1]), *made = NULL;
  const varve_entity *encoding = NULL;
  if (element == NULL || !read_part(a, 2, &encoding))
    return VARVE_STATUS_OK;
  if (a->items[0].kind == VARVE_TERM_ABSENT)
    return finish(varve_unranked_tensor_type_get(context_of(e), element, &made), &made, result);
  VARVE_TRY(read_dims(e, &a->items[0], &dims, &is_known));
  if (!is_known)
    return VARVE_STATUS_OK;
  varve_status status = varve_tensor_type_get(context_of(e), dims, element, encoding, &made);
  return finish(status, &made, result);
}

varve_status varve_expression_vector(evaluation *e, arguments *a, term *result) {
  varve_dims dims;
  bool is_known;
  const varve_entity *element = varve_term_type(&a->items[1]), *made = NULL;
  VARVE_TRY(read_dims(e, &a->items[0], &dims, &is_known));
  if (element == NULL || !is_known)
    return VARVE_STATUS_OK;
  varve_status status = varve_vector_type_get(context_of(e), dims, NULL, element, &made);
  return finish(status, &made, result);
}

varve_status varve_expression_memref(evaluation *e, arguments *a, term *result) {
  varve_memref_parts parts = {.element = varve_term_type(&a->items[1])};
  bool is_known;
  const varve_entity *made = NULL;
  if (parts.element == NULL || !read_part(a, 2, &parts.layout) || !read_part(a, 3, &parts.space))
    return VARVE_STATUS_OK;
  if (a->items[0].kind == VARVE_TERM_ABSENT) {
    varve_status unranked =
        varve_unranked_memref_type_get(context_of(e), parts.element, parts.space, &made);
    return finish(unranked, &made, result);
  }
  VARVE_TRY(read_dims(e, &a->items[0], &parts.dims, &is_known));
  if (!is_known)
    return VARVE_STATUS_OK;
  return finish(varve_memref_type_get(context_of(e), &parts, &made), &made, result);
}

/* Types and attributes of dialects */

/* What is made. parameters: NULL where a value does not fit. */
typedef struct making {
  const varve_assembly_format *format;
  const varve_entity **parameters;
} making;

static varve_status start_making(const evaluation *e, const varve_entity_definition *definition,
                                 making *m) {
  *m = (making){.format = definition == NULL ? NULL : definition->format};
  if (m->format == NULL || m->format->is_dynamic)
    return VARVE_STATUS_OK;
  m->parameters = varve_arena_allocate_array(
      e->input->arena, (size_t)m->format->parameter_count + 1, sizeof(const varve_entity *));
  return m->parameters == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static varve_status make_parameter(const evaluation *e, const making *m, uint32_t index,
                                   const term *given) {
  const varve_parameter_value *parameter = &m->format->parameters[index];
  const varve_parameter_rule *rule = &parameter->rule;
  const varve_entity *attribute = NULL;
  m->parameters[index] = NULL;
  if (given->kind == VARVE_TERM_ABSENT) {
    VARVE_TRY(varve_format_default(context_of(e), m->format, index, &m->parameters[index]));
    if (m->parameters[index]->kind == VARVE_KIND_ABSENT && !parameter->may_be_absent)
      m->parameters[index] = NULL;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_term_attribute(e->input, given, &attribute));
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *value = NULL;
  varve_status status = varve_parameter_from_attribute(context_of(e), rule, attribute, &value);
  if (status == VARVE_STATUS_OK)
    m->parameters[index] = value;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

static varve_status finish_making(const evaluation *e, const making *m, term *result) {
  const varve_entity_definition *definition = m->format->definition;
  const varve_entity *dialect = NULL;
  const varve_entity *made = NULL;
  for (uint32_t i = 0; i < m->format->parameter_count; i++)
    if (m->parameters[i] == NULL)
      return VARVE_STATUS_OK;
  varve_slice name =
      varve_table_text(definition->dialect->tables, definition->dialect->record->name);
  VARVE_TRY(varve_string_get(context_of(e), name, &dialect));
  varve_status status =
      definition->is_type
          ? varve_parametric_type_get(context_of(e), dialect, definition->mnemonic, m->parameters,
                                      m->format->parameter_count, &made)
          : varve_parametric_attribute_get(context_of(e), dialect, definition->mnemonic,
                                           m->parameters, m->format->parameter_count, &made);
  return finish(status, &made, result);
}

/* !dialect.type(arguments): parameters without an argument have their default. */
varve_status varve_evaluate_make(evaluation *e, const varve_expression *tree, arguments *a,
                                 term *result) {
  const term absent = {.kind = VARVE_TERM_ABSENT};
  const varve_entity_definition *definition = NULL;
  making m;
  const char *dot = memchr(tree->text.data, '.', tree->text.size);
  varve_slice dialect = varve_slice_make(tree->text.data + 1, (size_t)(dot - tree->text.data) - 1);
  varve_slice mnemonic =
      varve_slice_make(dot + 1, tree->text.size - (size_t)(dot + 1 - tree->text.data));
  bool is_type = tree->text.data[0] == '!';
  VARVE_TRY(varve_find_entity(context_of(e), dialect, mnemonic, is_type, &definition));
  VARVE_TRY(start_making(e, definition, &m));
  if (m.parameters == NULL || a->count > m.format->parameter_count)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < m.format->parameter_count; i++)
    VARVE_TRY(make_parameter(e, &m, i, i < a->count ? &a->items[i] : &absent));
  return finish_making(e, &m, result);
}

/* Changed parts */

/* The type or attribute of another name with the same parameters. */
static varve_status change_mnemonic(evaluation *e, const varve_entity *node, const term *value,
                                    term *result) {
  const varve_entity_definition *definition = NULL;
  varve_slice mnemonic;
  making m;
  if (!varve_term_text(value, &mnemonic))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(context_of(e), varve_string_bytes(node->children[0]), mnemonic,
                              varve_is_type(node), &definition));
  VARVE_TRY(start_making(e, definition, &m));
  if (m.parameters == NULL || m.format->parameter_count != varve_parameter_count(node))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < m.format->parameter_count; i++)
    m.parameters[i] = varve_parameter(node, i);
  return finish_making(e, &m, result);
}

static varve_status change_parameter(evaluation *e, const varve_entity *node, varve_slice name,
                                     const term *value, term *result) {
  const varve_entity_definition *definition = NULL;
  making m;
  bool is_found = false;
  if (!varve_entity_is_dialect_node(node) || !varve_entity_is_parametric(node))
    return VARVE_STATUS_OK;
  if (varve_slice_equal(name, VARVE_SLICE("mnemonic")))
    return change_mnemonic(e, node, value, result);
  VARVE_TRY(varve_find_entity(context_of(e), varve_string_bytes(node->children[0]),
                              varve_parametric_mnemonic(node), varve_is_type(node), &definition));
  VARVE_TRY(start_making(e, definition, &m));
  if (m.parameters == NULL || m.format->parameter_count != varve_parameter_count(node))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < m.format->parameter_count; i++) {
    m.parameters[i] = varve_parameter(node, i);
    if (!varve_slice_equal(definition->parameters[i].name, name))
      continue;
    is_found = true;
    VARVE_TRY(make_parameter(e, &m, i, value));
  }
  return is_found ? finish_making(e, &m, result) : VARVE_STATUS_OK;
}

static varve_status change_element(const evaluation *e, const varve_entity *type,
                                   const varve_entity *element, term *result) {
  const varve_entity *made = NULL;
  if (element == NULL)
    return VARVE_STATUS_OK;
  if (type->kind == VARVE_KIND_COMPLEX_TYPE)
    return finish(varve_complex_type_get(context_of(e), element, &made), &made, result);
  varve_status status = varve_type_with_element(context_of(e), type, element, &made);
  return finish(status, &made, result);
}

/* with(T, part = value) */
varve_status varve_evaluate_with(evaluation *e, const varve_expression *tree, arguments *a,
                                 term *result) {
  static const char *const names[] = {"shape", "encoding", "layout", "space"};
  static const uint32_t places[] = {0, 2, 2, 3};
  const varve_entity *type = varve_term_type(&a->items[0]);
  const varve_arguments of = {a->items, 1};
  const varve_entity *node = type != NULL ? type : a->items[0].entity;
  term parts[4] = {{.kind = VARVE_TERM_UNKNOWN}};
  if (node == NULL || !(type != NULL && varve_is_shaped_type(type))) {
    bool is_element = type != NULL && type->kind == VARVE_KIND_COMPLEX_TYPE &&
                      varve_slice_equal(tree->text, VARVE_SLICE("elem"));
    if (is_element)
      return change_element(e, type, varve_term_type(&a->items[1]), result);
    return node == NULL ? VARVE_STATUS_OK
                        : change_parameter(e, node, tree->text, &a->items[1], result);
  }
  if (varve_slice_equal(tree->text, VARVE_SLICE("elem")))
    return change_element(e, type, varve_term_type(&a->items[1]), result);
  bool is_memref =
      type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE;
  VARVE_TRY(varve_expression_shape(e, &of, &parts[0]));
  VARVE_TRY(varve_expression_elem(e, &of, &parts[1]));
  VARVE_TRY(is_memref ? varve_expression_layout(e, &of, &parts[2])
                      : varve_expression_encoding(e, &of, &parts[2]));
  VARVE_TRY(varve_expression_space(e, &of, &parts[3]));
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    if (varve_slice_equal(tree->text, varve_slice_of(names[i])))
      parts[places[i]] = a->items[1];
  /* Makes a shaped type again, from a shape, the element type, and two other parts. */
  const varve_arguments all = {parts, 4};
  const varve_arguments first = {parts, type->kind == VARVE_KIND_VECTOR_TYPE ? 2U : 3U};
  switch (type->kind) {
  case VARVE_KIND_RANKED_TENSOR_TYPE:
  case VARVE_KIND_UNRANKED_TENSOR_TYPE:
    return varve_expression_tensor(e, &first, result);
  case VARVE_KIND_MEMREF_TYPE:
  case VARVE_KIND_UNRANKED_MEMREF_TYPE:
    return varve_expression_memref(e, &all, result);
  case VARVE_KIND_VECTOR_TYPE: {
    /* Dimensions stay scalable if their number stays. */
    varve_dims dims;
    bool is_known;
    const varve_entity *made = NULL;
    VARVE_TRY(read_dims(e, &first.items[0], &dims, &is_known));
    if (!is_known || dims.rank != varve_type_dims(type).rank)
      return varve_expression_vector(e, &first, result);
    varve_status status =
        varve_vector_type_get(context_of(e), dims, varve_vector_type_scalable(type),
                              varve_term_type(&first.items[1]), &made);
    return finish(status, &made, result);
  }
  default:
    return VARVE_STATUS_OK;
  }
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of expressions that make types and attributes. What the arguments do not allow is
 * unknown. */
#include "base/number/float_parts.h"
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

/* Functions of expressions that take integers, floats, dense elements, dictionaries and references
 * apart, and put them together. */

/* The bits of an integer attribute, from the lowest. */
varve_status varve_expression_bits(evaluation *e, arguments *a, term *result) {
  term *items = NULL;
  if (!varve_term_is(&a->items[0], VARVE_KIND_INTEGER))
    return VARVE_STATUS_OK;
  const varve_entity *value = a->items[0].entity;
  const varve_entity *type = varve_attribute_type(value);
  if (type->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_STATUS_OK;
  uint32_t width = varve_integer_type_layout(type).width;
  VARVE_TRY(varve_evaluation_items(e, width, &items));
  for (uint32_t i = 0; items != NULL && i < width; i++)
    items[i] = varve_term_of_truth((varve_integer_words(value)[i / 64] >> (i % 64) & 1) != 0);
  if (items != NULL)
    *result = varve_term_of_items(items, width);
  return VARVE_STATUS_OK;
}

/* The integer attribute with these bits, of a type as wide as their number. */
varve_status varve_expression_packed(evaluation *e, arguments *a, term *result) {
  term list;
  const varve_entity *type = NULL;
  const varve_entity *made = NULL;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  size_t count = list.count / 64 + 1;
  uint64_t *words = varve_arena_allocate_array(e->input->arena, count, sizeof *words);
  if (words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(words, 0, count * sizeof *words);
  for (uint32_t i = 0; i < list.count; i++) {
    int truth = varve_term_truth(&list.items[i]);
    if (truth < 0)
      return VARVE_STATUS_OK;
    words[i / 64] |= (uint64_t)truth << (i % 64);
  }
  VARVE_TRY(varve_integer_type_get(e->input->context, list.count, VARVE_SIGNLESS, &type));
  return finish(varve_integer_get(e->input->context, type, words, &made), &made, result);
}

/* The dictionary of a list of names and a list of values. */
varve_status varve_expression_dictionary(evaluation *e, arguments *a, term *result) {
  term names, values;
  const varve_entity *made = NULL;
  VARVE_TRY(varve_argument_list(e, a, 0, &names));
  VARVE_TRY(varve_argument_list(e, a, 1, &values));
  if (names.kind != VARVE_TERM_LIST || values.kind != VARVE_TERM_LIST ||
      names.count != values.count)
    return VARVE_STATUS_OK;
  const varve_entity **entries = varve_arena_allocate_array(
      e->input->arena, 2 * (size_t)names.count + 1, sizeof(const varve_entity *));
  if (entries == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < names.count; i++) {
    VARVE_TRY(varve_term_attribute(e->input, &names.items[i], &entries[2 * (size_t)i]));
    VARVE_TRY(varve_term_attribute(e->input, &values.items[i], &entries[2 * (size_t)i + 1]));
    if (entries[2 * (size_t)i] == NULL || entries[2 * (size_t)i + 1] == NULL)
      return VARVE_STATUS_OK;
  }
  return finish(varve_dictionary_get(e->input->context, entries, names.count, NULL, &made), &made,
                result);
}

/* The names in a dictionary. */
varve_status varve_expression_names(evaluation *e, arguments *a, term *result) {
  term *items = NULL;
  if (!varve_term_is(&a->items[0], VARVE_KIND_DICTIONARY))
    return VARVE_STATUS_OK;
  const varve_entity *dictionary = a->items[0].entity;
  uint32_t count = varve_dictionary_size(dictionary);
  VARVE_TRY(varve_evaluation_items(e, count, &items));
  for (uint32_t i = 0; items != NULL && i < count; i++)
    items[i] = varve_term_of_entity(varve_dictionary_name(dictionary, i));
  if (items != NULL)
    *result = varve_term_of_items(items, count);
  return VARVE_STATUS_OK;
}

/* The entry of a dictionary with a computed name. */
varve_status varve_expression_entry(evaluation *e, arguments *a, term *result) {
  varve_slice name;
  (void)e;
  if (!varve_term_is(&a->items[0], VARVE_KIND_DICTIONARY) || !varve_term_text(&a->items[1], &name))
    return VARVE_STATUS_OK;
  const varve_entity *value = varve_dictionary_find(a->items[0].entity, name);
  *result = (term){.kind = VARVE_TERM_ABSENT};
  if (value != NULL)
    *result = varve_term_of_entity(value);
  return VARVE_STATUS_OK;
}

/* The symbol reference @x of a text; with two texts, @x::@y. */
varve_status varve_expression_reference(evaluation *e, arguments *a, term *result) {
  varve_context *context = e->input->context;
  const varve_entity *parts[2] = {NULL}, *nested = NULL, *made = NULL;
  for (uint32_t i = 0; i < a->count; i++) {
    varve_slice text;
    if (!varve_term_text(&a->items[i], &text))
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_string_get(context, text, &parts[i]));
  }
  if (a->count == 2)
    VARVE_TRY(varve_symbol_ref_get(context, parts[1], NULL, 0, &nested));
  varve_status status =
      varve_symbol_ref_get(context, parts[0], &nested, nested == NULL ? 0 : 1, &made);
  return finish(status, &made, result);
}

/* The texts of a symbol reference, from the outermost. */
varve_status varve_expression_symbols(evaluation *e, arguments *a, term *result) {
  term *items = NULL;
  if (!varve_term_is(&a->items[0], VARVE_KIND_SYMBOL_REF))
    return VARVE_STATUS_OK;
  const varve_entity *reference = a->items[0].entity;
  VARVE_TRY(varve_evaluation_items(e, reference->child_count, &items));
  for (uint32_t i = 0; items != NULL && i < reference->child_count; i++)
    items[i] =
        varve_term_of_entity(i == 0 ? reference->children[0] : reference->children[i]->children[0]);
  if (items != NULL)
    *result = varve_term_of_items(items, reference->child_count);
  return VARVE_STATUS_OK;
}

static uint64_t load_bytes(const unsigned char *bytes, size_t size) {
  uint64_t word = 0;
  for (size_t i = 0; i < size; i++)
    word |= (uint64_t)bytes[i] << (8 * i);
  return word;
}

/* Makes element i of a dense attribute; that of a splat is the first one. */
static varve_status make_element(evaluation *e, const varve_entity *dense, uint64_t i,
                                 const varve_entity **made) {
  const varve_entity *type = varve_type_element(dense->children[0]);
  const unsigned char *bytes = varve_entity_payload(dense);
  size_t size = varve_dense_element_size(type), low = size < 8 ? size : 8;
  if ((dense->flags & VARVE_FLAG_SPLAT) != 0)
    i = 0;
  if (size == 0) {
    const uint64_t bit[2] = {bytes[i / 8] >> (i % 8) & 1, 0};
    return varve_integer_get(e->input->context, type, bit, made);
  }
  if (size > 16)
    return VARVE_STATUS_INVALID;
  bytes += (size_t)i * size;
  const uint64_t words[2] = {load_bytes(bytes, low),
                             size > 8 ? load_bytes(bytes + low, size - low) : 0};
  if (type->kind == VARVE_KIND_FLOAT_TYPE)
    return varve_float_get(e->input->context, type, words, made);
  if (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE)
    return VARVE_STATUS_INVALID;
  return varve_integer_get(e->input->context, type, words, made);
}

/* The integers in dense elements or a list. */
varve_status varve_expression_numbers(evaluation *e, arguments *a, term *result) {
  const varve_entity *dense = a->items[0].entity;
  uint64_t count = 0;
  term *items = NULL;
  if (!varve_term_is(&a->items[0], VARVE_KIND_DENSE_ELEMENTS))
    return varve_term_list(e->input, &a->items[0], result);
  if (!varve_dims_count(varve_type_dims(dense->children[0]), &count))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluation_items(e, count, &items));
  for (uint64_t i = 0; items != NULL && i < count; i++) {
    items[i] = varve_term_of_number(0);
    if (!varve_dense_integer_at(dense, i, &items[i].number))
      return VARVE_STATUS_OK;
  }
  if (items != NULL)
    *result = varve_term_of_items(items, (size_t)count);
  return VARVE_STATUS_OK;
}

/* The value that all elements of a dense attribute have: absent if they differ. */
varve_status varve_expression_splat(evaluation *e, arguments *a, term *result) {
  const varve_entity *made = NULL;
  if (a->items[0].kind != VARVE_TERM_ENTITY)
    return VARVE_STATUS_OK;
  const varve_entity *value = a->items[0].entity;
  if (value->kind == VARVE_KIND_SHAPED_ELEMENTS)
    value = value->children[1];
  if (value->kind != VARVE_KIND_DENSE_ELEMENTS)
    return VARVE_STATUS_OK;
  *result = (term){.kind = VARVE_TERM_ABSENT};
  return (value->flags & VARVE_FLAG_SPLAT) == 0
             ? VARVE_STATUS_OK
             : finish(make_element(e, value, 0, &made), &made, result);
}

/* The elements of dense elements, or the items of an array. */
varve_status varve_expression_items(evaluation *e, arguments *a, term *result) {
  const varve_entity *value = a->items[0].entity;
  uint64_t count;
  term *items = NULL;
  if (a->items[0].kind == VARVE_TERM_ENTITY && value->kind == VARVE_KIND_SHAPED_ELEMENTS)
    value = value->children[1];
  if (a->items[0].kind != VARVE_TERM_ENTITY || value->kind != VARVE_KIND_DENSE_ELEMENTS)
    return varve_argument_list(e, a, 0, result);
  if (!varve_dims_count(varve_type_dims(value->children[0]), &count))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_evaluation_items(e, count, &items));
  for (uint64_t i = 0; items != NULL && i < count; i++) {
    const varve_entity *made = NULL;
    items[i] = (term){.kind = VARVE_TERM_UNKNOWN};
    VARVE_TRY(finish(make_element(e, value, i, &made), &made, &items[i]));
  }
  if (items != NULL)
    *result = varve_term_of_items(items, (size_t)count);
  return VARVE_STATUS_OK;
}

/* Stores the words of an element that is a number, or a float of the type. */
static bool store_element(const term *value, const varve_entity *type, char *bytes, uint64_t i) {
  size_t size = varve_dense_element_size(type);
  uint64_t words[2] = {0, 0};
  int64_t number = 0;
  if (varve_term_is(value, VARVE_KIND_FLOAT) && varve_attribute_type(value->entity) == type)
    memcpy(words, varve_entity_payload(value->entity), size);
  else if (type->kind == VARVE_KIND_FLOAT_TYPE || !varve_term_number(value, &number))
    return false;
  else
    words[0] = (uint64_t)number, words[1] = number < 0 ? UINT64_MAX : 0;
  if (size == 0)
    bytes[i / 8] = (char)(bytes[i / 8] | (char)((words[0] & 1) << (i % 8)));
  for (size_t k = 0; k < size; k++)
    bytes[i * size + k] = (char)(words[k / 8] >> (k % 8 * 8) & 0xFF);
  return true;
}

/* The type of the dense elements that dense(...) makes, or NULL. */
static varve_status find_dense_type(evaluation *e, arguments *a, const term *list,
                                    const varve_entity **type) {
  const int64_t size = list->count;
  const varve_entity *given =
      a->count == 2 ? varve_term_type(&a->items[1]) : e->input->context->i64;
  uint64_t count;
  *type = NULL;
  if (a->count == 1) {
    if (varve_term_is(&a->items[0], VARVE_KIND_DENSE_ARRAY))
      given = a->items[0].entity->children[0];
    return varve_tensor_type_get(e->input->context, (varve_dims){&size, 1}, given, NULL, type);
  }
  if (given != NULL && varve_is_ranked_type(given) &&
      varve_dims_count(varve_type_dims(given), &count) && count == list->count)
    *type = given;
  return VARVE_STATUS_OK;
}

/* The dense elements of a list and a type, or of one dimension: of a dense array, or of numbers of
 * type i64. */
varve_status varve_expression_dense(evaluation *e, arguments *a, term *result) {
  enum { MAX_SIZE = 16 };
  term list;
  const varve_entity *type;
  const varve_entity *made = NULL;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_dense_type(e, a, &list, &type));
  if (type == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *element = varve_type_element(type);
  size_t each = varve_dense_element_size(element);
  size_t size = each == 0 ? ((size_t)list.count + 7) / 8 : each * list.count;
  if (each > MAX_SIZE ||
      (element->kind != VARVE_KIND_INTEGER_TYPE && element->kind != VARVE_KIND_INDEX_TYPE &&
       element->kind != VARVE_KIND_FLOAT_TYPE))
    return VARVE_STATUS_OK;
  char *bytes = varve_arena_allocate(e->input->arena, size + 1);
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(bytes, 0, size + 1);
  for (uint32_t i = 0; i < list.count; i++)
    if (!store_element(&list.items[i], element, bytes, i))
      return VARVE_STATUS_OK;
  return finish(varve_dense_elements_get(e->input->context, type, varve_slice_make(bytes, size),
                                         false, &made),
                &made, result);
}

/* The dense array of integers of a type. */
varve_status varve_expression_array(evaluation *e, arguments *a, term *result) {
  const varve_entity *element = varve_term_type(&a->items[1]);
  const varve_entity *made = NULL;
  term list;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind != VARVE_TERM_LIST || element == NULL || element->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_STATUS_OK;
  size_t each = (varve_type_bit_width(element) + 7) / 8;
  if (each == 0 || each > sizeof(uint64_t))
    return VARVE_STATUS_OK;
  char *bytes = varve_arena_allocate(e->input->arena, each * list.count + 1);
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.count; i++) {
    int64_t number;
    if (!varve_term_number(&list.items[i], &number))
      return VARVE_STATUS_OK;
    for (size_t b = 0; b < each; b++)
      bytes[i * each + b] = (char)((uint64_t)number >> (8 * b) & 0xff);
  }
  varve_slice data = varve_slice_make(bytes, each * list.count);
  return finish(varve_dense_array_get(e->input->context, element, data, &made), &made, result);
}

/* The number that an integer below 2^62 has as a float: absent for other floats. */
varve_status varve_expression_whole(evaluation *e, arguments *a, term *result) {
  (void)e;
  if (a->items[0].kind != VARVE_TERM_UNKNOWN)
    *result = (term){.kind = VARVE_TERM_ABSENT};
  if (!varve_term_is(&a->items[0], VARVE_KIND_FLOAT))
    return VARVE_STATUS_OK;
  const varve_entity *value = a->items[0].entity;
  varve_float_parts parts =
      varve_float_unpack(varve_float_type_kind(value->children[0]), varve_entity_payload(value));
  if (parts.class == VARVE_FLOAT_ZERO)
    *result = varve_term_of_number(0);
  if (parts.class != VARVE_FLOAT_FINITE)
    return VARVE_STATUS_OK;
  for (; parts.exponent < 0 && (parts.significand[0] & 1) == 0; parts.exponent++) {
    parts.significand[0] = parts.significand[0] >> 1 | parts.significand[1] << 63;
    parts.significand[1] >>= 1;
  }
  uint64_t number = parts.significand[0];
  if (parts.exponent < 0 || parts.exponent >= 62 || parts.significand[1] != 0 ||
      number >> (62 - parts.exponent) != 0)
    return VARVE_STATUS_OK;
  int64_t magnitude = (int64_t)(number << parts.exponent);
  *result = varve_term_of_number(parts.negative ? -magnitude : magnitude);
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* accessor_make.h */
#include "tests/system/interface/accessor_make.h"

#include <stdlib.h>
#include <string.h>

static bool is_ok(varve_status status) { return status == VARVE_STATUS_OK; }

static bool is_same_component(varve_component a, varve_component b) {
  return a.type == b.type && a.attribute == b.attribute && a.expression == b.expression;
}

/* Returns NULL if the status is not OK. */
static const varve_type *type_of(varve_status status, const varve_type *const *made) {
  return is_ok(status) ? *made : NULL;
}

static const varve_attribute *attribute_of(varve_status status,
                                           const varve_attribute *const *made) {
  return is_ok(status) ? *made : NULL;
}

/* Entities of dialects */

typedef struct parameters {
  varve_dialect_parameter *items;
  uint32_t count;
  char name[512];
  const char *why; /* NULL: they are as they should be */
} parameters;

static varve_status get_parameter(varve_context *context, varve_component whole, uint32_t index,
                                  varve_dialect_parameter *parameter) {
  return whole.type != NULL
             ? varve_type_get_parameter(context, whole.type, index, parameter)
             : varve_attribute_get_parameter(context, whole.attribute, index, parameter);
}

static varve_status find_parameter(varve_context *context, varve_component whole, varve_slice name,
                                   varve_component *value) {
  return whole.type != NULL ? varve_type_find_parameter(context, whole.type, name, value)
                            : varve_attribute_find_parameter(context, whole.attribute, name, value);
}

/* Reads all parameters by number, and again by name. */
static void read_parameters(varve_context *context, varve_component whole, parameters *p) {
  varve_slice dialect = whole.type != NULL ? varve_type_get_dialect(whole.type)
                                           : varve_attribute_get_dialect(whole.attribute);
  varve_slice mnemonic = whole.type != NULL ? varve_type_get_mnemonic(whole.type)
                                            : varve_attribute_get_mnemonic(whole.attribute);
  p->count = whole.type != NULL ? varve_type_get_parameter_count(whole.type)
                                : varve_attribute_get_parameter_count(whole.attribute);
  p->items = calloc(p->count + (size_t)1, sizeof *p->items);
  if (p->items == NULL || dialect.size + mnemonic.size + 2 > sizeof p->name) {
    p->why = "the name is too long";
    return;
  }
  memcpy(p->name, dialect.data, dialect.size);
  p->name[dialect.size] = '.';
  memcpy(p->name + dialect.size + 1, mnemonic.data, mnemonic.size);
  for (uint32_t i = 0; i < p->count && p->why == NULL; i++) {
    varve_component value;
    if (!is_ok(get_parameter(context, whole, i, &p->items[i])))
      p->why = "a parameter cannot be read";
    else if (p->items[i].name.size == 0)
      p->why = "a parameter has no name";
    else if (!is_ok(find_parameter(context, whole, p->items[i].name, &value)) ||
             !is_same_component(value, p->items[i].value))
      p->why = "a parameter is another one by name";
  }
}

static remake_result remake_dialect(varve_context *context, varve_component whole,
                                    const char **why) {
  parameters p = {.items = NULL};
  varve_component made = {NULL, NULL, NULL};
  read_parameters(context, whole, &p);
  varve_slice name = {p.name, strlen(p.name)};
  varve_dialect_parameter_list list = {p.items, p.count};
  varve_status status = VARVE_STATUS_OK;
  if (p.why == NULL)
    status = whole.type != NULL
                 ? varve_type_make_dialect(context, name, list, &made.type)
                 : varve_attribute_make_dialect(context, name, list, &made.attribute);
  *why = p.why != NULL ? p.why : varve_status_text(status);
  free(p.items);
  if (p.why == NULL && is_ok(status) && is_same_component(made, whole))
    return REMADE_SAME;
  return p.why == NULL && p.count == 0 ? REMADE_TEXT : REMADE_OTHER;
}

/* Types */

static const varve_type *make_of_list(varve_context *context, const varve_type *type) {
  bool is_tuple = varve_type_get_kind(type) == VARVE_TYPE_KIND_TUPLE;
  uint32_t input_count =
      is_tuple ? varve_type_get_member_count(type) : varve_type_get_input_count(type);
  uint32_t result_count = varve_type_get_result_count(type);
  size_t count = (size_t)input_count + result_count;
  const varve_type **items = calloc(count + 1, sizeof(const varve_type *));
  const varve_type *made = NULL;
  if (items == NULL)
    return NULL;
  for (uint32_t i = 0; i < count; i++)
    items[i] = i >= input_count ? varve_type_get_result(type, i - input_count)
               : is_tuple       ? varve_type_get_member(type, i)
                                : varve_type_get_input(type, i);
  varve_type_list inputs = {items, input_count}, results = {items + input_count, result_count};
  varve_status status = is_tuple ? varve_type_make_tuple(context, inputs, &made)
                                 : varve_type_make_function(context, inputs, results, &made);
  free(items);
  return type_of(status, &made);
}

static const varve_type *make_shaped(varve_context *context, const varve_type *type) {
  const varve_type *made = NULL;
  varve_shaped_type_parts parts = {.struct_size = sizeof parts,
                                   .kind = varve_type_get_kind(type),
                                   .shape = varve_type_get_shape(type),
                                   .element_type = varve_type_get_element_type(type),
                                   .encoding = varve_type_get_encoding(type),
                                   .layout = varve_type_get_layout(type),
                                   .memory_space = varve_type_get_memory_space(type)};
  varve_status status = varve_type_make_shaped(context, &parts, &made);
  return type_of(status, &made);
}

static const varve_type *make_simple(varve_context *context, const varve_type *type) {
  const varve_type *made = NULL;
  varve_status status = VARVE_STATUS_BAD_ARGUMENT;
  switch (varve_type_get_kind(type)) {
  case VARVE_TYPE_KIND_INTEGER:
    status = varve_type_make_integer(context, varve_type_get_width(type),
                                     varve_type_get_signedness(type), &made);
    break;
  case VARVE_TYPE_KIND_INDEX:
    status = varve_type_make_index(context, &made);
    break;
  case VARVE_TYPE_KIND_FLOAT:
    status = varve_type_make_float(context, varve_type_get_float_kind(type), &made);
    break;
  case VARVE_TYPE_KIND_NONE:
    status = varve_type_make_none(context, &made);
    break;
  case VARVE_TYPE_KIND_COMPLEX:
    status = varve_type_make_complex(context, varve_type_get_element_type(type), &made);
    break;
  default:
    break;
  }
  return type_of(status, &made);
}

remake_result remake_type(varve_context *context, const varve_type *type, const char **why) {
  const varve_type *made = NULL;
  varve_type_kind kind = varve_type_get_kind(type);
  *why = "the constructor does not return it";
  if (kind == VARVE_TYPE_KIND_DIALECT)
    return remake_dialect(context, (varve_component){.type = type}, why);
  if (varve_type_is_shaped(type))
    made = make_shaped(context, type);
  else if (kind == VARVE_TYPE_KIND_TUPLE || kind == VARVE_TYPE_KIND_FUNCTION)
    made = make_of_list(context, type);
  else
    made = make_simple(context, type);
  return made == type ? REMADE_SAME : REMADE_OTHER;
}

/* Affine expressions */

remake_result remake_expression(varve_context *context, const varve_affine_expression *expression,
                                const char **why) {
  const varve_affine_expression *made = NULL;
  varve_affine_operands operands = {varve_affine_get_kind(expression),
                                    varve_affine_get_lhs(expression),
                                    varve_affine_get_rhs(expression)};
  varve_status status;
  switch (operands.kind) {
  case VARVE_AFFINE_KIND_DIM:
    status = varve_affine_make_dim(context, varve_affine_get_position(expression), &made);
    break;
  case VARVE_AFFINE_KIND_SYMBOL:
    status = varve_affine_make_symbol(context, varve_affine_get_position(expression), &made);
    break;
  case VARVE_AFFINE_KIND_CONSTANT:
    status = varve_affine_make_constant(context, varve_affine_get_constant(expression), &made);
    break;
  default:
    status = varve_affine_make_binary(context, operands, &made);
    break;
  }
  *why = varve_status_text(status);
  return is_ok(status) && made == expression ? REMADE_SAME : REMADE_OTHER;
}

/* Maps and sets */
static const varve_attribute *make_affine(varve_context *context,
                                          const varve_attribute *attribute) {
  const varve_attribute *made = NULL;
  bool is_set = varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_INTEGER_SET;
  uint32_t count = varve_attribute_get_expression_count(attribute);
  const varve_affine_expression **items =
      calloc(count + (size_t)1, sizeof(const varve_affine_expression *));
  bool *equalities = calloc(count + (size_t)1, sizeof *equalities);
  for (uint32_t i = 0; i < count && items != NULL && equalities != NULL; i++) {
    items[i] = varve_attribute_get_expression(attribute, i);
    equalities[i] = varve_attribute_is_equality(attribute, i);
  }
  varve_affine_parts parts = {.struct_size = sizeof parts,
                              .dim_count = varve_attribute_get_dim_count(attribute),
                              .symbol_count = varve_attribute_get_symbol_count(attribute),
                              .expressions = items,
                              .expression_count = count,
                              .is_equality = is_set ? equalities : NULL};
  varve_status status = is_set ? varve_attribute_make_integer_set(context, &parts, &made)
                               : varve_attribute_make_affine_map(context, &parts, &made);
  free(items);
  free(equalities);
  return attribute_of(status, &made);
}

/* Locations */

static const varve_attribute *make_fused(varve_context *context, const varve_attribute *location) {
  const varve_attribute *made = NULL;
  uint32_t count = varve_location_get_fused_count(location);
  const varve_attribute **items = calloc(count + (size_t)1, sizeof(const varve_attribute *));
  if (items == NULL)
    return NULL;
  for (uint32_t i = 0; i < count; i++)
    items[i] = varve_location_get_fused(location, i);
  varve_status status = varve_location_make_fused(context, (varve_attribute_list){items, count},
                                                  varve_location_get_metadata(location), &made);
  free(items);
  return attribute_of(status, &made);
}

static const varve_attribute *make_location(varve_context *context,
                                            const varve_attribute *location) {
  const varve_attribute *made = NULL;
  varve_file_position place = {.struct_size = sizeof place};
  varve_status status;
  switch (varve_attribute_get_kind(location)) {
  case VARVE_ATTRIBUTE_KIND_UNKNOWN_LOCATION:
    status = varve_location_make_unknown(context, &made);
    break;
  case VARVE_ATTRIBUTE_KIND_FILE_LOCATION:
    status = varve_location_get_file(location, &place);
    if (is_ok(status))
      status = varve_location_make_file(context, &place, &made);
    break;
  case VARVE_ATTRIBUTE_KIND_NAME_LOCATION:
    status = varve_location_make_name(context, varve_location_get_name(location),
                                      varve_location_get_child(location), &made);
    break;
  case VARVE_ATTRIBUTE_KIND_CALL_SITE_LOCATION:
    status = varve_location_make_call_site(context, varve_location_get_callee(location),
                                           varve_location_get_caller(location), &made);
    break;
  case VARVE_ATTRIBUTE_KIND_DIALECT_LOCATION:
    status = varve_location_make_dialect(context, varve_location_get_attribute(location), &made);
    break;
  default:
    return make_fused(context, location);
  }
  return attribute_of(status, &made);
}

/* Attributes */

static const varve_attribute *make_of_elements(varve_context *context,
                                               const varve_attribute *attribute) {
  const varve_attribute *made = NULL;
  varve_attribute_kind kind = varve_attribute_get_kind(attribute);
  uint32_t count = varve_attribute_get_element_count(attribute);
  const varve_attribute **items = calloc(count + (size_t)1, sizeof(const varve_attribute *));
  varve_named_attribute *entries = calloc(count + (size_t)1, sizeof *entries);
  varve_attribute_list list = {items, count};
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count && items != NULL && entries != NULL; i++) {
    items[i] = varve_attribute_get_element(attribute, i);
    entries[i] = (varve_named_attribute){varve_attribute_get_name(attribute, i), items[i]};
  }
  if (items != NULL && entries != NULL)
    status = kind == VARVE_ATTRIBUTE_KIND_ARRAY ? varve_attribute_make_array(context, list, &made)
             : kind == VARVE_ATTRIBUTE_KIND_DICTIONARY
                 ? varve_attribute_make_dictionary(context, entries, count, &made)
                 : varve_attribute_make_string_elements(
                       context, varve_attribute_get_type(attribute), list, &made);
  free(items);
  free(entries);
  return attribute_of(status, &made);
}

static const varve_attribute *make_symbol_ref(varve_context *context,
                                              const varve_attribute *reference) {
  const varve_attribute *made = NULL;
  uint32_t count = varve_attribute_get_symbol_name_count(reference);
  varve_slice *names = calloc(count + (size_t)1, sizeof *names);
  if (names == NULL)
    return NULL;
  for (uint32_t i = 0; i < count; i++)
    names[i] = varve_attribute_get_symbol_name(reference, i);
  varve_status status = varve_attribute_make_symbol_ref(context, names, count, &made);
  free(names);
  return attribute_of(status, &made);
}

static const varve_attribute *make_number(varve_context *context,
                                          const varve_attribute *attribute) {
  const varve_type *type = varve_attribute_get_type(attribute);
  const varve_attribute *made = NULL, *by_value = attribute;
  const uint64_t *words;
  uint64_t bits[2];
  uint32_t count;
  int64_t number;
  varve_status status;
  if (varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_FLOAT) {
    status = varve_attribute_get_float_words(attribute, bits);
    if (is_ok(status))
      status = varve_attribute_make_float_words(context, type, bits, &made);
    return attribute_of(status, &made);
  }
  status = varve_attribute_get_integer_words(attribute, &words, &count);
  if (is_ok(status))
    status = varve_attribute_make_integer_words(context, type, words, &made);
  if (is_ok(status) && is_ok(varve_attribute_get_integer(attribute, &number)))
    status = varve_attribute_make_integer(context, type, number, &by_value);
  return by_value == attribute ? attribute_of(status, &made) : NULL;
}

static const varve_attribute *make_elements(varve_context *context,
                                            const varve_attribute *attribute) {
  const varve_attribute *made = NULL;
  varve_elements elements = {.struct_size = sizeof elements};
  varve_status status = varve_attribute_get_elements(attribute, &elements);
  if (is_ok(status))
    status = varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_DENSE_ARRAY
                 ? varve_attribute_make_dense_array(context, elements.element_type, elements.bytes,
                                                    &made)
                 : varve_attribute_make_elements(context, varve_attribute_get_type(attribute),
                                                 &elements, &made);
  return attribute_of(status, &made);
}

static const varve_attribute *make_resource(varve_context *context,
                                            const varve_attribute *attribute) {
  const varve_attribute *handle = NULL, *made = NULL;
  bool is_handle = varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_RESOURCE_HANDLE;
  varve_status status =
      varve_attribute_make_resource_handle(context, varve_attribute_get_resource_dialect(attribute),
                                           varve_attribute_get_resource_key(attribute), &handle);
  if (is_handle || !is_ok(status))
    return attribute_of(status, &handle);
  status = varve_attribute_make_resource_elements(context, varve_attribute_get_type(attribute),
                                                  handle, &made);
  return attribute_of(status, &made);
}

static const varve_attribute *make_other(varve_context *context, const varve_attribute *attribute) {
  const varve_type *type = varve_attribute_get_type(attribute);
  const varve_attribute *made = NULL;
  varve_slice bytes;
  varve_status status;
  switch (varve_attribute_get_kind(attribute)) {
  case VARVE_ATTRIBUTE_KIND_STRING:
    status = varve_attribute_get_string(attribute, &bytes);
    if (is_ok(status))
      status = varve_attribute_make_string(context, bytes, type, &made);
    break;
  case VARVE_ATTRIBUTE_KIND_UNIT:
    status = varve_attribute_make_unit(context, &made);
    break;
  case VARVE_ATTRIBUTE_KIND_TYPE:
    status = varve_attribute_make_type(context, varve_attribute_get_type_value(attribute), &made);
    break;
  case VARVE_ATTRIBUTE_KIND_SPARSE_ELEMENTS:
    status =
        varve_attribute_make_sparse_elements(context, type, varve_attribute_get_indices(attribute),
                                             varve_attribute_get_values(attribute), &made);
    break;
  default:
    status = varve_attribute_make_strided_layout(context, varve_attribute_get_offset(attribute),
                                                 varve_attribute_get_strides(attribute), &made);
    break;
  }
  return attribute_of(status, &made);
}

static const varve_attribute *make_attribute(varve_context *context,
                                             const varve_attribute *attribute) {
  switch (varve_attribute_get_kind(attribute)) {
  case VARVE_ATTRIBUTE_KIND_INTEGER:
  case VARVE_ATTRIBUTE_KIND_FLOAT:
    return make_number(context, attribute);
  case VARVE_ATTRIBUTE_KIND_ARRAY:
  case VARVE_ATTRIBUTE_KIND_DICTIONARY:
  case VARVE_ATTRIBUTE_KIND_DENSE_STRING_ELEMENTS:
    return make_of_elements(context, attribute);
  case VARVE_ATTRIBUTE_KIND_SYMBOL_REF:
    return make_symbol_ref(context, attribute);
  case VARVE_ATTRIBUTE_KIND_DENSE_ARRAY:
  case VARVE_ATTRIBUTE_KIND_DENSE_ELEMENTS:
    return make_elements(context, attribute);
  case VARVE_ATTRIBUTE_KIND_DENSE_RESOURCE_ELEMENTS:
  case VARVE_ATTRIBUTE_KIND_RESOURCE_HANDLE:
    return make_resource(context, attribute);
  case VARVE_ATTRIBUTE_KIND_AFFINE_MAP:
  case VARVE_ATTRIBUTE_KIND_INTEGER_SET:
    return make_affine(context, attribute);
  default:
    return varve_attribute_is_location(attribute) ? make_location(context, attribute)
                                                  : make_other(context, attribute);
  }
}

/* Each distinct attribute differs from all others. */
static remake_result remake_distinct(varve_context *context, const varve_attribute *attribute) {
  const varve_attribute *inner = varve_attribute_get_distinct(attribute), *made = NULL;
  varve_status status = varve_attribute_make_distinct(context, inner, &made);
  bool is_new = is_ok(status) && made != attribute &&
                varve_attribute_get_kind(made) == VARVE_ATTRIBUTE_KIND_DISTINCT &&
                varve_attribute_get_distinct(made) == inner;
  return is_new ? REMADE_IMPOSSIBLE : REMADE_OTHER;
}

/* Bytecode can have locations without line or column, or with an end equal to the start; arrays of
 * i0 have elements without bytes. */
static bool is_rare_form(const varve_attribute *attribute) {
  varve_file_position place = {.struct_size = sizeof place};
  varve_elements elements = {.struct_size = sizeof elements};
  if (is_ok(varve_location_get_file(attribute, &place)))
    return place.line == place.end_line && place.column == place.end_column;
  return varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_DENSE_ARRAY &&
         is_ok(varve_attribute_get_elements(attribute, &elements)) && elements.count != 0 &&
         elements.element_size == 0;
}

remake_result remake_attribute(varve_context *context, const varve_attribute *attribute,
                               const char **why) {
  varve_attribute_kind kind = varve_attribute_get_kind(attribute);
  *why = "the constructor does not return it";
  if (kind == VARVE_ATTRIBUTE_KIND_DIALECT)
    return remake_dialect(context, (varve_component){.attribute = attribute}, why);
  if (kind == VARVE_ATTRIBUTE_KIND_DISTINCT)
    return remake_distinct(context, attribute);
  if (make_attribute(context, attribute) == attribute)
    return REMADE_SAME;
  return is_rare_form(attribute) ? REMADE_IMPOSSIBLE : REMADE_OTHER;
}

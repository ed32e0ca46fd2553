/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of everything except numbers: accessor_text.h */
#include "tests/system/interface/accessor_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bytes */

void text_init(text *t, varve_context *context) { *t = (text){.context = context}; }

void text_release(text *t) { free(t->data); }

void text_put_slice(text *t, varve_slice slice) {
  if (t->is_given_up || slice.size > TEXT_MOST - t->size) {
    t->is_given_up = true;
    return;
  }
  if (t->size + slice.size + 1 > t->room) {
    size_t room = 2 * (t->size + slice.size + 1);
    char *data = realloc(t->data, room);
    if (data == NULL) {
      t->is_given_up = true;
      return;
    }
    t->data = data;
    t->room = room;
  }
  if (slice.size != 0)
    memcpy(t->data + t->size, slice.data, slice.size);
  t->size += slice.size;
  t->data[t->size] = 0;
}

void text_put(text *t, const char *word) { text_put_slice(t, (varve_slice){word, strlen(word)}); }

void text_put_signed(text *t, int64_t number) {
  char digits[32];
  (void)snprintf(digits, sizeof digits, "%" PRId64, number);
  text_put(t, digits);
}

void text_put_unsigned(text *t, uint64_t number) {
  char digits[32];
  (void)snprintf(digits, sizeof digits, "%" PRIu64, number);
  text_put(t, digits);
}

void text_put_hex(text *t, varve_slice bytes) {
  for (size_t i = 0; i < bytes.size && !t->is_given_up; i++) {
    char digits[3];
    (void)snprintf(digits, sizeof digits, "%02X", (unsigned)(unsigned char)bytes.data[i]);
    text_put(t, digits);
  }
}

void text_put_quoted(text *t, varve_slice string) {
  text_put(t, "\"");
  for (size_t i = 0; i < string.size && !t->is_given_up; i++) {
    unsigned char c = (unsigned char)string.data[i];
    char escape[4];
    if (c == '\\')
      (void)snprintf(escape, sizeof escape, "\\\\");
    else if (c < 0x20 || c >= 0x7F || c == '"')
      (void)snprintf(escape, sizeof escape, "\\%02X", (unsigned)c);
    else
      (void)snprintf(escape, sizeof escape, "%c", c);
    text_put(t, escape);
  }
  text_put(t, "\"");
}

static bool is_in(char c, const char *set) { return c != 0 && strchr(set, c) != NULL; }

static bool is_identifier(varve_slice word) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
  if (word.size == 0 || !is_in(word.data[0], letters))
    return false;
  for (size_t i = 1; i < word.size; i++)
    if (!is_in(word.data[i], letters) && !is_in(word.data[i], "0123456789$."))
      return false;
  return true;
}

void text_put_keyword(text *t, varve_slice word) {
  if (is_identifier(word))
    text_put_slice(t, word);
  else
    text_put_quoted(t, word);
}

static void put_separator(text *t, uint32_t index) {
  if (index != 0)
    text_put(t, ", ");
}

/* Entities of dialects have the syntax of their definition, which no accessor tells. */
static void put_printed(text *t, varve_status status, varve_bytes *bytes) {
  if (status == VARVE_STATUS_OK)
    text_put_slice(t, varve_bytes_slice(bytes));
  else
    t->is_given_up = true;
  /* Their numbers depend on what is printed before. */
  if (!t->is_given_up && strstr(t->data, "distinct[") != NULL)
    t->is_given_up = true;
  varve_bytes_destroy(bytes);
}

/* Types */

static void put_size(text *t, int64_t size) {
  if (size == VARVE_DYNAMIC)
    text_put(t, "?");
  else
    text_put_signed(t, size);
}

static void put_integer_type(text *t, const varve_type *type) {
  static const char *const prefixes[] = {"i", "si", "ui"};
  text_put(t, prefixes[varve_type_get_signedness(type)]);
  text_put_unsigned(t, varve_type_get_width(type));
}

static void put_float_type(text *t, const varve_type *type) {
  static const char *const names[] = {
      "f4E2M1FN",   "f6E2M3FN",   "f6E3M2FN",      "f8E5M2", "f8E4M3",    "f8E4M3FN",
      "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU", "bf16",
      "f16",        "tf32",       "f32",           "f64",    "f80",       "f128"};
  text_put(t, names[varve_type_get_float_kind(type)]);
}

static void put_function_type(text *t, const varve_type *type) {
  uint32_t result_count = varve_type_get_result_count(type);
  bool is_bare = result_count == 1 &&
                 varve_type_get_kind(varve_type_get_result(type, 0)) != VARVE_TYPE_KIND_FUNCTION;
  text_put(t, "(");
  for (uint32_t i = 0; i < varve_type_get_input_count(type); i++) {
    put_separator(t, i);
    text_put_type(t, varve_type_get_input(type, i));
  }
  text_put(t, is_bare ? ") -> " : ") -> (");
  for (uint32_t i = 0; i < result_count; i++) {
    put_separator(t, i);
    text_put_type(t, varve_type_get_result(type, i));
  }
  text_put(t, is_bare ? "" : ")");
}

static void put_tuple_type(text *t, const varve_type *type) {
  text_put(t, "tuple<");
  for (uint32_t i = 0; i < varve_type_get_member_count(type); i++) {
    put_separator(t, i);
    text_put_type(t, varve_type_get_member(type, i));
  }
  text_put(t, ">");
}

static void put_shape(text *t, const varve_type *type) {
  varve_shape shape = varve_type_get_shape(type);
  if (!varve_type_has_rank(type))
    text_put(t, "*x");
  for (uint32_t i = 0; i < varve_type_get_rank(type); i++) {
    bool is_scalable = shape.scalable != NULL && shape.scalable[i] != 0;
    text_put(t, is_scalable ? "[" : "");
    put_size(t, varve_type_get_size(type, i));
    text_put(t, is_scalable ? "]x" : "x");
    t->is_given_up |= shape.sizes[i] != varve_type_get_size(type, i) || shape.rank <= i;
  }
}

static bool is_identity(const varve_attribute *layout) {
  uint32_t count = varve_attribute_get_expression_count(layout);
  bool is_same = varve_attribute_get_kind(layout) == VARVE_ATTRIBUTE_KIND_AFFINE_MAP &&
                 varve_attribute_get_dim_count(layout) == count &&
                 varve_attribute_get_symbol_count(layout) == 0;
  for (uint32_t i = 0; i < count && is_same; i++) {
    const varve_affine_expression *result = varve_attribute_get_expression(layout, i);
    is_same = varve_affine_get_kind(result) == VARVE_AFFINE_KIND_DIM &&
              varve_affine_get_position(result) == i;
  }
  return is_same;
}

static void put_shaped_type(text *t, const varve_type *type, const char *name) {
  const varve_attribute *encoding = varve_type_get_encoding(type);
  const varve_attribute *layout = varve_type_get_layout(type);
  const varve_attribute *space = varve_type_get_memory_space(type);
  text_put(t, name);
  put_shape(t, type);
  text_put_type(t, varve_type_get_element_type(type));
  if (encoding != NULL) {
    text_put(t, ", ");
    text_put_attribute(t, encoding, TEXT_ALONE);
  }
  if (layout != NULL && !is_identity(layout)) {
    text_put(t, ", ");
    text_put_attribute(t, layout, TEXT_ALONE);
  }
  if (space != NULL) {
    text_put(t, ", ");
    text_put_attribute(t, space, TEXT_INSIDE);
  }
  text_put(t, ">");
}

static void put_dialect_type(text *t, const varve_type *type) {
  varve_bytes *bytes = NULL;
  varve_status status = varve_type_print(t->context, type, &bytes);
  put_printed(t, status, bytes);
}

void text_put_type(text *t, const varve_type *type) {
  switch (varve_type_get_kind(type)) {
  case VARVE_TYPE_KIND_INTEGER:
    put_integer_type(t, type);
    break;
  case VARVE_TYPE_KIND_INDEX:
    text_put(t, "index");
    break;
  case VARVE_TYPE_KIND_FLOAT:
    put_float_type(t, type);
    break;
  case VARVE_TYPE_KIND_NONE:
    text_put(t, "none");
    break;
  case VARVE_TYPE_KIND_COMPLEX:
    text_put(t, "complex<");
    text_put_type(t, varve_type_get_element_type(type));
    text_put(t, ">");
    break;
  case VARVE_TYPE_KIND_FUNCTION:
    put_function_type(t, type);
    break;
  case VARVE_TYPE_KIND_TUPLE:
    put_tuple_type(t, type);
    break;
  case VARVE_TYPE_KIND_VECTOR:
    put_shaped_type(t, type, "vector<");
    break;
  case VARVE_TYPE_KIND_RANKED_TENSOR:
  case VARVE_TYPE_KIND_UNRANKED_TENSOR:
    put_shaped_type(t, type, "tensor<");
    break;
  case VARVE_TYPE_KIND_MEMREF:
  case VARVE_TYPE_KIND_UNRANKED_MEMREF:
    put_shaped_type(t, type, "memref<");
    break;
  case VARVE_TYPE_KIND_DIALECT:
    put_dialect_type(t, type);
    break;
  default:
    text_put(t, "a type of no kind");
    break;
  }
}

/* Affine expressions */

static bool is_constant(const varve_affine_expression *e) {
  return varve_affine_get_kind(e) == VARVE_AFFINE_KIND_CONSTANT;
}

/* Returns the constant that an expression is multiplied by, or 1. */
static int64_t factor_of(const varve_affine_expression *e) {
  const varve_affine_expression *rhs = varve_affine_get_rhs(e);
  bool has_factor = varve_affine_get_kind(e) == VARVE_AFFINE_KIND_MUL && is_constant(rhs);
  return has_factor ? varve_affine_get_constant(rhs) : 1;
}

static void put_negated(text *t, int64_t number) {
  text_put_signed(t, number == INT64_MIN ? number : -number);
}

static void put_sum(text *t, const varve_affine_expression *sum) {
  const varve_affine_expression *rhs = varve_affine_get_rhs(sum);
  const varve_affine_expression *inner = varve_affine_get_lhs(rhs);
  text_put_expression(t, varve_affine_get_lhs(sum), false);
  if (is_constant(rhs) && varve_affine_get_constant(rhs) < 0) {
    text_put(t, " - ");
    put_negated(t, varve_affine_get_constant(rhs));
  } else if (factor_of(rhs) < 0) {
    bool is_sum = varve_affine_get_kind(inner) == VARVE_AFFINE_KIND_ADD;
    text_put(t, " - ");
    text_put_expression(t, inner, is_sum || factor_of(rhs) != -1);
    if (factor_of(rhs) != -1) {
      text_put(t, " * ");
      put_negated(t, factor_of(rhs));
    }
  } else {
    text_put(t, " + ");
    text_put_expression(t, rhs, false);
  }
}

static void put_product(text *t, const varve_affine_expression *product) {
  static const char *const operators[] = {" * ", " mod ", " floordiv ", " ceildiv "};
  if (factor_of(product) == -1) {
    text_put(t, "-");
    text_put_expression(t, varve_affine_get_lhs(product), true);
    return;
  }
  text_put_expression(t, varve_affine_get_lhs(product), true);
  text_put(t, operators[varve_affine_get_kind(product) - VARVE_AFFINE_KIND_MUL]);
  text_put_expression(t, varve_affine_get_rhs(product), true);
}

void text_put_expression(text *t, const varve_affine_expression *expression, bool is_operand) {
  varve_affine_kind kind = varve_affine_get_kind(expression);
  bool is_binary = kind >= VARVE_AFFINE_KIND_ADD;
  text_put(t, is_binary && is_operand ? "(" : "");
  switch (kind) {
  case VARVE_AFFINE_KIND_DIM:
  case VARVE_AFFINE_KIND_SYMBOL:
    text_put(t, kind == VARVE_AFFINE_KIND_DIM ? "d" : "s");
    text_put_unsigned(t, varve_affine_get_position(expression));
    break;
  case VARVE_AFFINE_KIND_CONSTANT:
    text_put_signed(t, varve_affine_get_constant(expression));
    break;
  case VARVE_AFFINE_KIND_ADD:
    put_sum(t, expression);
    break;
  default:
    put_product(t, expression);
    break;
  }
  text_put(t, is_binary && is_operand ? ")" : "");
}

static void put_names(text *t, const char *letter, uint32_t count) {
  for (uint32_t i = 0; i < count && !t->is_given_up; i++) {
    put_separator(t, i);
    text_put(t, letter);
    text_put_unsigned(t, i);
  }
}

static void put_affine(text *t, const varve_attribute *attribute) {
  bool is_set = varve_attribute_get_kind(attribute) == VARVE_ATTRIBUTE_KIND_INTEGER_SET;
  text_put(t, is_set ? "affine_set<(" : "affine_map<(");
  put_names(t, "d", varve_attribute_get_dim_count(attribute));
  text_put(t, ")");
  if (varve_attribute_get_symbol_count(attribute) != 0) {
    text_put(t, "[");
    put_names(t, "s", varve_attribute_get_symbol_count(attribute));
    text_put(t, "]");
  }
  text_put(t, is_set ? " : (" : " -> (");
  for (uint32_t i = 0; i < varve_attribute_get_expression_count(attribute); i++) {
    put_separator(t, i);
    text_put_expression(t, varve_attribute_get_expression(attribute, i), false);
    if (is_set)
      text_put(t, varve_attribute_is_equality(attribute, i) ? " == 0" : " >= 0");
  }
  text_put(t, ")>");
}

/* Locations */

static void put_file_location(text *t, const varve_attribute *location) {
  varve_file_position place = {.struct_size = sizeof place};
  if (varve_location_get_file(location, &place) != VARVE_STATUS_OK)
    t->is_given_up = true;
  text_put_quoted(t, place.file);
  text_put(t, ":");
  text_put_unsigned(t, place.line);
  text_put(t, ":");
  text_put_unsigned(t, place.column);
  if (place.end_line != place.line) {
    text_put(t, " to ");
    text_put_unsigned(t, place.end_line);
    text_put(t, ":");
    text_put_unsigned(t, place.end_column);
  } else if (place.end_column != place.column) {
    text_put(t, " to :");
    text_put_unsigned(t, place.end_column);
  }
}

static void put_fused_location(text *t, const varve_attribute *location) {
  const varve_attribute *metadata = varve_location_get_metadata(location);
  text_put(t, "fused");
  if (metadata != NULL) {
    text_put(t, "<");
    text_put_attribute(t, metadata, TEXT_ALONE);
    text_put(t, ">");
  }
  text_put(t, "[");
  for (uint32_t i = 0; i < varve_location_get_fused_count(location); i++) {
    put_separator(t, i);
    text_put_attribute(t, varve_location_get_fused(location, i), TEXT_INSIDE);
  }
  text_put(t, "]");
}

static void put_bare_location(text *t, const varve_attribute *location) {
  const varve_attribute *child = varve_location_get_child(location);
  switch (varve_attribute_get_kind(location)) {
  case VARVE_ATTRIBUTE_KIND_FILE_LOCATION:
    put_file_location(t, location);
    break;
  case VARVE_ATTRIBUTE_KIND_NAME_LOCATION:
    text_put_quoted(t, varve_location_get_name(location));
    if (varve_attribute_get_kind(child) == VARVE_ATTRIBUTE_KIND_UNKNOWN_LOCATION)
      break;
    text_put(t, "(");
    text_put_attribute(t, child, TEXT_INSIDE);
    text_put(t, ")");
    break;
  case VARVE_ATTRIBUTE_KIND_CALL_SITE_LOCATION:
    text_put(t, "callsite(");
    text_put_attribute(t, varve_location_get_callee(location), TEXT_INSIDE);
    text_put(t, " at ");
    text_put_attribute(t, varve_location_get_caller(location), TEXT_INSIDE);
    text_put(t, ")");
    break;
  case VARVE_ATTRIBUTE_KIND_FUSED_LOCATION:
    put_fused_location(t, location);
    break;
  case VARVE_ATTRIBUTE_KIND_DIALECT_LOCATION:
    text_put_attribute(t, varve_location_get_attribute(location), TEXT_INSIDE);
    break;
  default:
    text_put(t, "unknown");
    break;
  }
}

/* Attributes */

static void put_array(text *t, const varve_attribute *array) {
  text_put(t, "[");
  for (uint32_t i = 0; i < varve_attribute_get_element_count(array); i++) {
    const varve_attribute *element = varve_attribute_get_element(array, i);
    put_separator(t, i);
    text_put_attribute(t, element, varve_attribute_is_location(element) ? TEXT_ALONE : TEXT_INSIDE);
  }
  text_put(t, "]");
}

static void put_dictionary(text *t, const varve_attribute *dictionary) {
  text_put(t, "{");
  for (uint32_t i = 0; i < varve_attribute_get_element_count(dictionary); i++) {
    varve_slice name = varve_attribute_get_name(dictionary, i);
    const varve_attribute *value = varve_attribute_get_element(dictionary, i);
    put_separator(t, i);
    text_put_keyword(t, name);
    t->is_given_up |= varve_attribute_find(dictionary, name) != value;
    if (varve_attribute_get_kind(value) == VARVE_ATTRIBUTE_KIND_UNIT)
      continue;
    text_put(t, " = ");
    text_put_attribute(t, value, TEXT_ALONE);
  }
  text_put(t, "}");
}

static void put_symbol_ref(text *t, const varve_attribute *reference) {
  for (uint32_t i = 0; i < varve_attribute_get_symbol_name_count(reference); i++) {
    text_put(t, i == 0 ? "@" : "::@");
    text_put_keyword(t, varve_attribute_get_symbol_name(reference, i));
  }
}

static void put_strided_layout(text *t, const varve_attribute *layout) {
  varve_shape strides = varve_attribute_get_strides(layout);
  text_put(t, "strided<[");
  for (size_t i = 0; i < strides.rank; i++) {
    put_separator(t, (uint32_t)i);
    put_size(t, strides.sizes[i]);
  }
  text_put(t, "]");
  if (varve_attribute_get_offset(layout) != 0) {
    text_put(t, ", offset: ");
    put_size(t, varve_attribute_get_offset(layout));
  }
  text_put(t, ">");
}

static void put_distinct(text *t, const varve_attribute *attribute) {
  const varve_attribute *inner = varve_attribute_get_distinct(attribute);
  uint32_t number = 0;
  while (number < t->distinct_count && t->distinct[number] != attribute)
    number++;
  if (number == TEXT_DISTINCT) {
    t->is_given_up = true;
    return;
  }
  if (number == t->distinct_count)
    t->distinct[t->distinct_count++] = attribute;
  text_put(t, "distinct[");
  text_put_unsigned(t, number);
  text_put(t, "]<");
  if (varve_attribute_get_kind(inner) != VARVE_ATTRIBUTE_KIND_UNIT)
    text_put_attribute(t, inner, TEXT_ALONE);
  text_put(t, ">");
}

static void put_dense_array(text *t, const varve_attribute *array) {
  varve_elements elements = {.struct_size = sizeof elements};
  if (varve_attribute_get_elements(array, &elements) != VARVE_STATUS_OK)
    t->is_given_up = true;
  text_put(t, "array<");
  text_put_type(t, elements.element_type);
  if (elements.count != 0)
    text_put(t, ": ");
  text_put_array_elements(t, array);
  text_put(t, ">");
}

static void put_sparse(text *t, const varve_attribute *attribute) {
  const varve_attribute *indices = varve_attribute_get_indices(attribute);
  varve_elements elements = {.struct_size = sizeof elements};
  if (varve_attribute_get_elements(indices, &elements) != VARVE_STATUS_OK)
    t->is_given_up = true;
  text_put(t, "sparse<");
  if (elements.count != 0) {
    text_put_elements(t, indices, false);
    text_put(t, ", ");
    text_put_elements(t, varve_attribute_get_values(attribute), true);
  }
  text_put(t, ">");
}

static void put_string(text *t, const varve_attribute *attribute) {
  varve_slice bytes;
  if (varve_attribute_get_string(attribute, &bytes) != VARVE_STATUS_OK)
    t->is_given_up = true;
  text_put_quoted(t, bytes);
}

/* The parts that have a type. */
static void put_value(text *t, const varve_attribute *attribute) {
  switch (varve_attribute_get_kind(attribute)) {
  case VARVE_ATTRIBUTE_KIND_STRING:
    put_string(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_INTEGER:
    text_put_integer(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_FLOAT:
    text_put_float(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_DENSE_RESOURCE_ELEMENTS:
    text_put(t, "dense_resource<");
    text_put_keyword(t, varve_attribute_get_resource_key(attribute));
    text_put(t, ">");
    break;
  case VARVE_ATTRIBUTE_KIND_SPARSE_ELEMENTS:
    put_sparse(t, attribute);
    break;
  default:
    text_put(t, "dense<");
    text_put_elements(t, attribute, true);
    text_put(t, ">");
    break;
  }
}

/* Returns whether the value tells the type: of `true`, and inside others of i64 and f64. */
static bool is_default_type(const varve_type *type, text_place place) {
  bool is_signless = varve_type_get_kind(type) == VARVE_TYPE_KIND_INTEGER &&
                     varve_type_get_signedness(type) == VARVE_SIGNLESS;
  if (is_signless && varve_type_get_width(type) == 1)
    return true;
  return place == TEXT_INSIDE && (varve_type_get_float_kind(type) == VARVE_FLOAT_F64 ||
                                  (is_signless && varve_type_get_width(type) == 64));
}

static void put_typed(text *t, const varve_attribute *attribute, text_place place) {
  const varve_type *type = varve_attribute_get_type(attribute);
  varve_attribute_kind kind = varve_attribute_get_kind(attribute);
  bool is_number = kind == VARVE_ATTRIBUTE_KIND_INTEGER || kind == VARVE_ATTRIBUTE_KIND_FLOAT;
  size_t start = t->size;
  put_value(t, attribute);
  if (t->is_given_up || type == NULL)
    return;
  bool is_hex = t->data[start] == '0' && t->data[start + 1] == 'x';
  if (is_number && is_default_type(type, place) && !is_hex)
    return;
  text_put(t, " : ");
  text_put_type(t, type);
}

static void put_dialect_attribute(text *t, const varve_attribute *attribute) {
  varve_bytes *bytes = NULL;
  varve_status status = varve_attribute_print(t->context, attribute, &bytes);
  put_printed(t, status, bytes);
}

static void put_location(text *t, const varve_attribute *location, text_place place) {
  text_put(t, place == TEXT_ALONE ? "loc(" : "");
  put_bare_location(t, location);
  text_put(t, place == TEXT_ALONE ? ")" : "");
}

void text_put_attribute(text *t, const varve_attribute *attribute, text_place place) {
  if (t->is_given_up)
    return;
  if (varve_attribute_is_location(attribute)) {
    put_location(t, attribute, place);
    return;
  }
  switch (varve_attribute_get_kind(attribute)) {
  case VARVE_ATTRIBUTE_KIND_UNIT:
    text_put(t, "unit");
    break;
  case VARVE_ATTRIBUTE_KIND_TYPE:
    text_put_type(t, varve_attribute_get_type_value(attribute));
    break;
  case VARVE_ATTRIBUTE_KIND_ARRAY:
    put_array(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_DICTIONARY:
    put_dictionary(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_SYMBOL_REF:
    put_symbol_ref(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_DENSE_ARRAY:
    put_dense_array(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_AFFINE_MAP:
  case VARVE_ATTRIBUTE_KIND_INTEGER_SET:
    put_affine(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_STRIDED_LAYOUT:
    put_strided_layout(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_DISTINCT:
    put_distinct(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_DIALECT:
    put_dialect_attribute(t, attribute);
    break;
  case VARVE_ATTRIBUTE_KIND_RESOURCE_HANDLE:
    text_put_keyword(t, varve_attribute_get_resource_key(attribute));
    break;
  default:
    put_typed(t, attribute, place);
    break;
  }
}

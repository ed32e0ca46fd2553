/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants that are operands of tosa in LLVM 22: shapes, zero points and other numbers. */
#include "upgrade/families/tosa_operands.h"

#include "dialect/evaluate/infer_convert.h"

/* The parameters of quant.any and quant.uniform. */
enum { IS_SIGNED, STORAGE };

varve_status varve_tosa_element(varve_upgrader *up, const varve_entity *type,
                                const varve_entity **element) {
  if (varve_is_shaped_type(type))
    type = varve_type_element(type);
  *element = type;
  if ((!varve_is_dialect_type(type, "quant", "any") &&
       !varve_is_dialect_type(type, "quant", "uniform")) ||
      !varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  const varve_entity *storage = varve_parameter(type, STORAGE);
  if (storage->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_STATUS_OK;
  *element = storage;
  const varve_integer_layout layout = varve_integer_type_layout(storage);
  bool is_unsigned = varve_integer_words(varve_parameter(type, IS_SIGNED))[0] == 0;
  return layout.signedness == VARVE_SIGNLESS && is_unsigned
             ? varve_integer_type_get(up->context, layout.width, VARVE_UNSIGNED, element)
             : VARVE_STATUS_OK;
}

/* Makes elements of one dimension from the numbers, with an integer, index or float type. If the
 * type is a float type, all elements are 0 instead. */
static varve_status make_elements(varve_upgrader *up, const varve_entity *element,
                                  varve_numbers numbers, const varve_entity **elements) {
  const varve_entity *type;
  size_t size = varve_dense_element_size(element), total = numbers.count * size;
  bool is_float = element->kind == VARVE_KIND_FLOAT_TYPE;
  int64_t sizes[] = {(int64_t)numbers.count};
  VARVE_TRY(varve_tensor_type_get(up->context, (varve_dims){sizes, 1}, element, NULL, &type));
  char *bytes = varve_upgrade_allocate(up, numbers.count, size);
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < total; i++) {
    size_t shift = 8 * (i % size);
    bytes[i] = (char)(is_float || shift >= 64 ? 0 : (uint64_t)numbers.items[i / size] >> shift);
  }
  return varve_dense_elements_get(up->context, type, varve_slice_make(bytes, total), false,
                                  elements);
}

varve_status varve_tosa_add_tensor(varve_upgrader *up, varve_operation *op,
                                   const varve_entity *element, varve_numbers numbers) {
  const varve_entity *elements;
  varve_value *value;
  if (!((element->kind == VARVE_KIND_INTEGER_TYPE || element->kind == VARVE_KIND_INDEX_TYPE ||
         element->kind == VARVE_KIND_FLOAT_TYPE) &&
        varve_dense_element_size(element) != 0))
    return varve_upgrade_skip(up, op, "its elements are not numbers");
  VARVE_TRY(make_elements(up, element, numbers, &elements));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "tosa.const", NULL, elements->children[0], &value));
  VARVE_TRY(varve_upgrade_set(up, varve_value_operation(value), "values", elements));
  return varve_upgrade_insert_operand(up, op, op->operand_count, value);
}

varve_status varve_tosa_insert_shape(varve_upgrader *up, varve_operation *op, varve_numbers numbers,
                                     varve_value **shape) {
  const varve_entity *elements;
  const varve_entity *type;
  *shape = NULL;
  VARVE_TRY(varve_upgrade_dialect_type(
      up, "tosa", varve_upgrade_format(up, "shape<%zu>", numbers.count), &type));
  VARVE_TRY(make_elements(up, up->context->index_type, numbers, &elements));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "tosa.const_shape", NULL, type, shape));
  return varve_upgrade_set(up, varve_value_operation(*shape), "values", elements);
}

varve_status varve_tosa_add_shape(varve_upgrader *up, varve_operation *op, varve_numbers numbers) {
  varve_value *shape;
  VARVE_TRY(varve_tosa_insert_shape(up, op, numbers, &shape));
  return varve_upgrade_insert_operand(up, op, op->operand_count, shape);
}

varve_status varve_tosa_insert_reshape(varve_upgrader *up, varve_operation *op, varve_value *from,
                                       varve_dims dims, varve_value **shaped) {
  enum { MAX_RANK = 16 };
  int64_t numbers[MAX_RANK];
  const varve_entity *type;
  if (dims.rank > MAX_RANK)
    return VARVE_STATUS_INTERNAL;
  for (size_t i = 0; i < dims.rank; i++)
    numbers[i] = dims.sizes[i] == VARVE_DYNAMIC ? -1 : dims.sizes[i];
  varve_value *operands[] = {from, NULL};
  VARVE_TRY(varve_tensor_type_get(up->context, dims, varve_type_element(from->type), NULL, &type));
  VARVE_TRY(varve_tosa_insert_shape(up, op, (varve_numbers){numbers, dims.rank}, &operands[1]));
  return varve_upgrade_insert_binary(up, op, "tosa.reshape", operands, type, shaped);
}

varve_status varve_tosa_read_constant(varve_upgrader *up, const varve_value *value,
                                      varve_numbers *numbers) {
  const varve_entity *content = NULL;
  if (value->kind == VARVE_VALUE_RESULT)
    content = varve_upgrade_get(varve_value_operation(value), "values");
  if (content == NULL && value->kind == VARVE_VALUE_RESULT)
    content = varve_upgrade_get(varve_value_operation(value), "value");
  return varve_upgrade_read_list(up, content, numbers);
}

varve_status varve_tosa_make_shape(varve_upgrader *up, varve_dims dims,
                                   const varve_entity **shape) {
  int64_t *items = varve_upgrade_allocate(up, dims.rank, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < dims.rank; i++)
    items[i] = dims.sizes[i] == VARVE_DYNAMIC ? -1 : dims.sizes[i];
  return make_elements(up, up->context->index_type, (varve_numbers){items, dims.rank}, shape);
}

/* Zero points */

/* Finds the number after a name in the text of LLVM 16, such as "input_zp = 1". */
static bool find_in_text(varve_slice text, varve_slice name, int64_t *number) {
  for (size_t i = 0; i + name.size < text.size; i++) {
    if (memcmp(text.data + i, name.data, name.size) != 0)
      continue;
    size_t at = i + name.size;
    while (at < text.size && (text.data[at] == ' ' || text.data[at] == '='))
      at++;
    bool is_negative = at < text.size && text.data[at] == '-';
    *number = 0;
    for (at += is_negative; at < text.size && text.data[at] >= '0' && text.data[at] <= '9'; at++)
      if (*number < INT32_MAX)
        *number = *number * 10 + (text.data[at] - '0');
    *number = is_negative ? -*number : *number;
    return true;
  }
  return false;
}

/* Reads a zero point from quantization_info, which is {input_zp = 1 : i32, ...} or
 * #tosa.conv_quant<input_zp = 1, ...>. The zero point is 0 if op lacks quantization_info. Returns
 * false if quantization_info has another form. */
static bool zero_point(const varve_operation *op, const char *name, int64_t *number) {
  const varve_entity *info = varve_upgrade_get(op, "quantization_info");
  *number = 0;
  if (info == NULL)
    return true;
  if (info->kind == VARVE_KIND_DICTIONARY)
    return varve_integer_of(varve_dictionary_find(info, varve_slice_of(name)), number);
  if (info->kind != VARVE_KIND_DIALECT_ATTRIBUTE)
    return false;
  if (varve_entity_is_parametric(info)) {
    bool is_first = strcmp(name, "input_zp") == 0 || strcmp(name, "a_zp") == 0;
    uint32_t index = is_first ? 0 : 1;
    return index < varve_parameter_count(info) &&
           varve_integer_of(varve_parameter(info, index), number);
  }
  return find_in_text(varve_slice_make(varve_entity_payload(info), info->payload_size),
                      varve_slice_of(name), number);
}

varve_status varve_tosa_add_zero_point(varve_upgrader *up, varve_operation *op,
                                       const varve_entity *type, const char *name) {
  const varve_entity *element;
  int64_t number;
  if (!zero_point(op, name, &number))
    return varve_upgrade_skip(up, op, "its zero points are unknown");
  VARVE_TRY(varve_tosa_element(up, type, &element));
  return varve_tosa_add_tensor(up, op, element, (varve_numbers){&number, 1});
}

varve_status varve_tosa_add_zero_points(varve_upgrader *up, varve_operation *op,
                                        const varve_entity *const *types,
                                        const char *const *names) {
  VARVE_TRY(varve_tosa_add_zero_point(up, op, types[0], names[0]));
  VARVE_TRY(varve_tosa_add_zero_point(up, op, types[1], names[1]));
  return varve_upgrade_set(up, op, "quantization_info", NULL);
}

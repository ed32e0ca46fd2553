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

/* Makes elements of an integer, index or float type. */
static varve_status make_elements(varve_upgrader *up, const varve_entity *element,
                                  varve_tosa_numbers numbers, const varve_entity **elements) {
  const varve_entity *type;
  varve_buffer bytes;
  size_t size = varve_dense_element_size(element);
  int64_t sizes[] = {(int64_t)numbers.count};
  VARVE_TRY(varve_tensor_type_get(up->context, (varve_dims){sizes, 1}, element, NULL, &type));
  varve_buffer_init(&bytes, &up->context->memory);
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < numbers.count; i++) {
    uint64_t bits = element->kind == VARVE_KIND_FLOAT_TYPE ? 0 : (uint64_t)numbers.items[i];
    for (size_t b = 0; b < size && status == VARVE_STATUS_OK; b++, bits >>= 8)
      status = varve_buffer_append_char(&bytes, (char)(bits & 0xff));
  }
  if (status == VARVE_STATUS_OK)
    status =
        varve_dense_elements_get(up->context, type, varve_buffer_slice(&bytes), false, elements);
  varve_buffer_release(&bytes);
  return status;
}

varve_status varve_tosa_add_tensor(varve_upgrader *up, varve_operation *op,
                                   const varve_entity *element, varve_tosa_numbers numbers) {
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

varve_status varve_tosa_insert_shape(varve_upgrader *up, varve_operation *op,
                                     varve_tosa_numbers numbers, varve_value **shape) {
  const varve_entity *elements;
  const varve_entity *type;
  varve_buffer text;
  *shape = NULL;
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = varve_buffer_append(&text, VARVE_SLICE("shape<"));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_unsigned(&text, numbers.count);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, varve_slice_make(">", sizeof(">")));
  if (status == VARVE_STATUS_OK)
    status = varve_upgrade_dialect_type(up, "tosa", text.data, &type);
  varve_buffer_release(&text);
  VARVE_TRY(status);
  VARVE_TRY(make_elements(up, up->context->index_type, numbers, &elements));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "tosa.const_shape", NULL, type, shape));
  return varve_upgrade_set(up, varve_value_operation(*shape), "values", elements);
}

varve_status varve_tosa_add_shape(varve_upgrader *up, varve_operation *op,
                                  varve_tosa_numbers numbers) {
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
  VARVE_TRY(
      varve_tosa_insert_shape(up, op, (varve_tosa_numbers){numbers, dims.rank}, &operands[1]));
  return varve_upgrade_insert_binary(up, op, "tosa.reshape", operands, type, shaped);
}

varve_status varve_tosa_read_constant(const varve_value *value, varve_vector *numbers,
                                      bool *is_constant) {
  *is_constant = false;
  if (value->kind != VARVE_VALUE_RESULT)
    return VARVE_STATUS_OK;
  const varve_operation *maker = varve_value_operation(value);
  const varve_entity *content = varve_upgrade_get(maker, "values");
  if (content == NULL)
    content = varve_upgrade_get(maker, "value");
  return varve_upgrade_read_list(content, numbers, is_constant);
}

varve_status varve_tosa_make_shape(varve_upgrader *up, varve_dims dims,
                                   const varve_entity **shape) {
  varve_vector numbers;
  varve_vector_init(&numbers, &up->context->memory, sizeof(int64_t));
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < dims.rank && status == VARVE_STATUS_OK; i++) {
    int64_t size = dims.sizes[i] == VARVE_DYNAMIC ? -1 : dims.sizes[i];
    status = varve_vector_push(&numbers, &size);
  }
  if (status == VARVE_STATUS_OK)
    status = make_elements(up, up->context->index_type,
                           (varve_tosa_numbers){numbers.data, numbers.count}, shape);
  varve_vector_release(&numbers);
  return status;
}

/* Zero points */

/* Finds a number such as "input_zp = 1" in the text of LLVM 16. */
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
 * #tosa.conv_quant<input_zp = 1, ...>. It is 0 without that attribute. Returns false if the
 * attribute has another form. */
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
  return varve_tosa_add_tensor(up, op, element, (varve_tosa_numbers){&number, 1});
}

/* names: those of the zero points in quantization_info */
varve_status varve_tosa_add_zero_points(varve_upgrader *up, varve_operation *op,
                                        const varve_entity *const *types,
                                        const char *const *names) {
  VARVE_TRY(varve_tosa_add_zero_point(up, op, types[0], names[0]));
  VARVE_TRY(varve_tosa_add_zero_point(up, op, types[1], names[1]));
  return varve_upgrade_set(up, op, "quantization_info", NULL);
}

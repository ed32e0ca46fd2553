/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints dense, sparse and resource elements and dense arrays. Data is little-endian: bytecode
 * 6.4. */
#include "ir/attributes.h"
#include "text/print/print.h"

/* Elements that are numbers, in any attribute. */
typedef struct number_data {
  const varve_entity *type;
  varve_slice bytes;
  size_t size;                 /* size of one number */
  varve_integer_layout layout; /* of integers; index has the layout of a signed one */
} number_data;

static number_data number_data_of(const varve_entity *type, varve_slice bytes) {
  uint32_t width = varve_type_bit_width(type);
  varve_integer_layout layout = {width, VARVE_SIGNED};
  if (type->kind == VARVE_KIND_INTEGER_TYPE)
    layout = varve_integer_type_layout(type);
  return (number_data){type, bytes, ((size_t)width + 7) / 8, layout};
}

static uint64_t load(const unsigned char *bytes, size_t size) {
  uint64_t value = 0;
  for (size_t i = 0; i < size; i++)
    value |= (uint64_t)bytes[i] << (8 * i);
  return value;
}

static varve_status put_truth(varve_printer *printer, bool value) {
  return varve_put(printer, value ? VARVE_SLICE("true") : VARVE_SLICE("false"));
}

static varve_status put_number(varve_printer *printer, const number_data *data, size_t index) {
  static const unsigned char no_bits[1] = {0}; /* Numbers of i0 have no bytes. */
  const unsigned char *bytes =
      data->size == 0 ? no_bits : (const unsigned char *)data->bytes.data + index * data->size;
  if (data->type->kind != VARVE_KIND_FLOAT_TYPE) {
    if (data->layout.width == 1)
      return put_truth(printer, (bytes[0] & 1) != 0);
    if (data->layout.width > 64) {
      varve_vector words;
      varve_vector_init(&words, &printer->context->memory, sizeof(uint64_t));
      size_t count = varve_wide_words(data->layout.width);
      uint64_t *word = varve_vector_grow(&words, count);
      varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
      if (word != NULL) {
        for (size_t i = 0; i < data->size; i += 8)
          word[i / 8] = load(bytes + i, data->size - i < 8 ? data->size - i : 8);
        status = varve_wide_print(printer->out, word, data->layout.width,
                                  data->layout.signedness != VARVE_UNSIGNED);
      }
      varve_vector_release(&words);
      return status;
    }
    return varve_put_integer(printer, load(bytes, data->size), data->layout);
  }
  size_t low = data->size < 8 ? data->size : 8;
  uint64_t bits[2] = {load(bytes, low), load(bytes + low, data->size - low)};
  return varve_put_float(printer, varve_float_type_kind(data->type), bits);
}

/* An attribute whose elements are printed one by one. */
typedef struct element_list {
  const varve_entity *attribute;
  number_data numbers;
  bool is_complex;
  bool is_packed;
  bool is_splat;
} element_list;

static element_list element_list_of(const varve_entity *attribute) {
  const varve_entity *element = varve_type_element(attribute->children[0]);
  element_list list = {.attribute = attribute,
                       .is_splat = (attribute->flags & VARVE_FLAG_SPLAT) != 0};
  if (attribute->kind == VARVE_KIND_DENSE_STRING_ELEMENTS)
    return list;
  varve_slice bytes = varve_slice_make(varve_entity_payload(attribute), attribute->payload_size);
  list.is_complex = element->kind == VARVE_KIND_COMPLEX_TYPE;
  list.numbers = number_data_of(list.is_complex ? element->children[0] : element, bytes);
  list.is_packed = !list.is_complex && element->kind == VARVE_KIND_INTEGER_TYPE &&
                   list.numbers.layout.width == 1;
  return list;
}

static varve_status put_element(varve_printer *printer, const element_list *list, size_t index) {
  if (list->attribute->kind == VARVE_KIND_DENSE_STRING_ELEMENTS)
    return varve_put_string(printer, varve_string_bytes(list->attribute->children[index + 1]));
  if (list->is_packed)
    return put_truth(printer,
                     ((unsigned char)list->numbers.bytes.data[index / 8] >> index % 8 & 1) != 0);
  if (!list->is_complex)
    return put_number(printer, &list->numbers, index);
  /* mlir-opt reads wrong bits of complex<i1> and so loses its imaginary parts. Varve prints
   * them. */
  VARVE_TRY(varve_put_char(printer, '('));
  VARVE_TRY(put_number(printer, &list->numbers, 2 * index));
  VARVE_TRY(varve_put_char(printer, ','));
  VARVE_TRY(put_number(printer, &list->numbers, 2 * index + 1));
  return varve_put_char(printer, ')');
}

static varve_status put_repeated(varve_printer *printer, char c, size_t count) {
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_put_char(printer, c));
  return VARVE_STATUS_OK;
}

static varve_status put_nested(varve_printer *printer, const element_list *list, uint64_t count,
                               int64_t *counter) {
  varve_dims dims = varve_type_dims(list->attribute->children[0]);
  size_t open = 0;
  for (uint64_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(put_repeated(printer, '[', dims.rank - open));
    VARVE_TRY(put_element(printer, list, list->is_splat ? 0 : (size_t)i));
    /* Advances to the next element and closes the lists that end with this one; open: the number
     * of lists that stay open. */
    open = dims.rank;
    for (size_t j = dims.rank - 1; j > 0 && ++counter[j] == dims.sizes[j]; j--) {
      counter[j] = 0;
      open--;
      VARVE_TRY(varve_put_char(printer, ']'));
    }
    VARVE_TRY(varve_print_check(printer));
  }
  return put_repeated(printer, ']', open);
}

static uint64_t count_of(const varve_entity *attribute) {
  uint64_t count;
  return varve_dims_count(varve_type_dims(attribute->children[0]), &count) ? count : 0;
}

static varve_status put_list(varve_printer *printer, const varve_entity *attribute, bool is_long) {
  element_list list = element_list_of(attribute);
  uint64_t count = count_of(attribute);
  if (list.is_splat && !is_long)
    return put_element(printer, &list, 0);
  if (count == 0)
    return VARVE_STATUS_OK;
  varve_vector counter;
  varve_vector_init(&counter, &printer->context->memory, sizeof(int64_t));
  size_t rank = varve_type_dims(attribute->children[0]).rank;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  if (rank == 0)
    status = put_element(printer, &list, 0);
  else if (varve_vector_grow(&counter, rank) != NULL)
    status = put_nested(printer, &list, count, counter.data);
  varve_vector_release(&counter);
  return status;
}

/* Returns whether the attribute has more elements than limit and is not a splat. */
static bool is_larger(const varve_entity *attribute, int64_t limit) {
  return limit >= 0 && (attribute->flags & VARVE_FLAG_SPLAT) == 0 &&
         count_of(attribute) > (uint64_t)limit;
}

static varve_status put_elements(varve_printer *printer, const varve_entity *attribute) {
  /* Among negative limits only -1 means that no attribute is printed in hex. */
  int64_t limit = printer->options.hex_if_larger;
  if (attribute->kind != VARVE_KIND_DENSE_ELEMENTS || limit == VARVE_ELIDE_NEVER)
    return put_list(printer, attribute, false);
  if (!(limit < 0 ? (attribute->flags & VARVE_FLAG_SPLAT) == 0 : is_larger(attribute, limit)))
    return put_list(printer, attribute, false);
  if (varve_type_bit_width(varve_type_element(attribute->children[0])) == 1 &&
      varve_era_has(printer->context->era, VARVE_HAS_ONE_BOOL_IS_SPLAT) &&
      (attribute->flags & VARVE_FLAG_SPLAT) == 0) {
    /* Since LLVM 23, each element of type i1 has a byte. */
    const unsigned char *bits = varve_entity_payload(attribute);
    uint64_t count = count_of(attribute);
    VARVE_PUT(printer, "\"0x");
    for (uint64_t i = 0; i < count; i++) {
      VARVE_TRY(varve_put(printer,
                          (bits[i / 8] >> i % 8 & 1) != 0 ? VARVE_SLICE("01") : VARVE_SLICE("00")));
      VARVE_TRY(varve_print_check(printer));
    }
    return varve_put_char(printer, '"');
  }
  VARVE_PUT(printer, "\"0x");
  VARVE_TRY(varve_print_hex(
      printer->out, varve_slice_make(varve_entity_payload(attribute), attribute->payload_size)));
  return varve_put_char(printer, '"');
}

varve_status varve_print_elements_of(varve_printer *printer, const varve_entity *attribute,
                                     bool is_long) {
  return count_of(attribute) == 0 ? varve_put(printer, VARVE_SLICE("[]"))
                                  : put_list(printer, attribute, is_long);
}

static bool is_elided(const varve_printer *printer, const varve_entity *attribute) {
  int64_t limit = printer->options.elide_elements_if_larger;
  if (attribute->kind == VARVE_KIND_SPARSE_ELEMENTS)
    return is_larger(attribute->children[1], limit) || is_larger(attribute->children[2], limit);
  return is_larger(attribute, limit);
}

static varve_status ask_for_type(varve_printer *printer, const varve_print_frame *frame,
                                 varve_print_child *child) {
  if (frame->mode == VARVE_PRINT_WITHOUT_TYPE)
    return VARVE_STATUS_OK;
  child->entity = frame->entity->children[0];
  return varve_put(printer, VARVE_SLICE(" : "));
}

varve_status varve_step_elements(varve_printer *printer, varve_print_frame *frame,
                                 varve_print_child *child) {
  const varve_entity *attribute = frame->entity;
  if (frame->position != 0)
    return VARVE_STATUS_OK;
  if (attribute->kind == VARVE_KIND_SHAPED_ELEMENTS)
    attribute = attribute->children[1];
  if (is_elided(printer, attribute)) {
    VARVE_PUT(printer, "dense_resource<__elided__>");
  } else if (attribute->kind == VARVE_KIND_SPARSE_ELEMENTS) {
    const varve_entity *indices = attribute->children[1];
    VARVE_PUT(printer, "sparse<");
    if (count_of(indices) != 0) {
      VARVE_TRY(put_list(printer, indices, false));
      VARVE_PUT(printer, ", ");
      VARVE_TRY(put_elements(printer, attribute->children[2]));
    }
    VARVE_TRY(varve_put_char(printer, '>'));
  } else {
    VARVE_PUT(printer, "dense<");
    VARVE_TRY(put_elements(printer, attribute));
    VARVE_TRY(varve_put_char(printer, '>'));
  }
  return ask_for_type(printer, frame, child);
}

varve_status varve_step_dense_resource(varve_printer *printer, varve_print_frame *frame,
                                       varve_print_child *child) {
  const varve_entity *handle = frame->entity->children[1];
  if (frame->position != 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "dense_resource<");
  VARVE_TRY(varve_put_keyword(printer, varve_string_bytes(handle->children[1])));
  VARVE_TRY(varve_print_note_handle(printer, handle));
  VARVE_TRY(varve_put_char(printer, '>'));
  return ask_for_type(printer, frame, child);
}

varve_status varve_print_array_elements(varve_printer *printer, const varve_entity *array) {
  number_data data = number_data_of(array->children[0], varve_dense_array_bytes(array));
  uint64_t count = varve_dense_array_count(array);
  for (uint64_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(put_number(printer, &data, (size_t)i));
    VARVE_TRY(varve_print_check(printer));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_step_dense_array(varve_printer *printer, varve_print_frame *frame,
                                    varve_print_child *child) {
  const varve_entity *array = frame->entity;
  if (frame->position == 0) {
    child->entity = array->children[0];
    return varve_put(printer, VARVE_SLICE("array<"));
  }
  if (varve_dense_array_count(array) != 0)
    VARVE_PUT(printer, ": ");
  VARVE_TRY(varve_print_array_elements(printer, array));
  return varve_put_char(printer, '>');
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints nested(...), places(...) and word(...) of formats of types and attributes. */
#include "text/format_rules.h"
#include "text/print/print_hook.h"

/* nested(...) */

static varve_status put_one(varve_printer *printer, const varve_format_element *element,
                            const varve_entity *dense, uint64_t i) {
  const varve_entity *type = varve_type_element(dense->children[0]);
  uint64_t words[2];
  /* Loads element i as words, with the sign of an integer of more than one bit. */
  const varve_entity *load_type = varve_type_element(dense->children[0]);
  const uint8_t *data = varve_entity_payload(dense);
  size_t size = varve_dense_element_size(load_type);
  bool is_splat = (dense->flags & VARVE_FLAG_SPLAT) != 0;
  words[0] = words[1] = 0;
  if (size == 0)
    words[0] = is_splat ? data[0] & 1 : data[i / 8] >> (i % 8) & 1;
  if (!is_splat)
    data += i * size;
  for (size_t k = 0; k < size; k++)
    words[k / 8] |= (uint64_t)data[k] << (k % 8 * 8);
  uint32_t unused = VARVE_NESTED_WIDTH - (load_type->kind == VARVE_KIND_FLOAT_TYPE
                                              ? VARVE_NESTED_WIDTH
                                              : varve_type_bit_width(load_type));
  if (load_type->kind != VARVE_KIND_FLOAT_TYPE && size != 0)
    words[0] = (uint64_t)((int64_t)(words[0] << unused) >> unused);
  if (element->text.size != 0 && words[0] == 0 && words[1] == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, element->text));
  /* mlir-opt does not read back what it prints for 1. */
  if (varve_dense_element_size(type) == 0)
    return varve_put_signed(printer, printer->holes != NULL ? 1 : -1);
  return type->kind == VARVE_KIND_FLOAT_TYPE
             ? varve_put_float(printer, varve_float_type_kind(type), words)
             : varve_put_signed(printer, (int64_t)words[0]);
}

/* What is printed: as many elements for each list, of the same shape. */
typedef struct writing {
  const varve_format_element *elements;
  const varve_entity *lists[VARVE_NESTED_LISTS];
  uint32_t list_count;
  varve_dims dims;
  uint64_t count;
} writing;

/* Puts the braces that open before element i, or close after element i - 1. */
static varve_status put_braces(varve_printer *printer, const writing *w, uint64_t i, char brace) {
  uint64_t size = w->count;
  for (size_t d = 0; d < w->dims.rank; size /= (uint64_t)w->dims.sizes[d++])
    if (i % size == 0)
      VARVE_TRY(varve_put_char(printer, brace));
  return varve_print_check(printer);
}

static bool are_equal(varve_dims a, varve_dims b) {
  return a.rank == b.rank && memcmp(a.sizes, b.sizes, a.rank * sizeof *a.sizes) == 0;
}

varve_status varve_put_nested(varve_printer *printer, const varve_assembly_format *format,
                              const varve_entity *entity, uint32_t element) {
  writing w = {.elements = &format->elements[element]};
  for (uint32_t i = element; i < format->elements[element].next; i += 2) {
    const varve_entity *dense = varve_parameter(entity, format->elements[i].index);
    const varve_entity *type = varve_parameter(entity, format->elements[i + 1].index);
    if (dense->kind != VARVE_KIND_DENSE_ELEMENTS ||
        dense->children[0]->kind != VARVE_KIND_RANKED_TENSOR_TYPE ||
        varve_type_element(dense->children[0]) != type || !varve_is_nested_element_type(type))
      return VARVE_STATUS_BAD_ARGUMENT;
    const varve_dims dims = varve_type_dims(dense->children[0]);
    if (w.list_count != 0 && !are_equal(dims, w.dims))
      return VARVE_STATUS_BAD_ARGUMENT;
    w.dims = dims;
    w.lists[w.list_count++] = dense;
  }
  if (!varve_dims_count(w.dims, &w.count) || w.count == 0 || w.dims.rank == 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (uint64_t j = 0; j < w.count; j++) {
    if (j != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(put_braces(printer, &w, j, '{'));
    for (uint32_t k = 0; k < w.list_count; k++)
      VARVE_TRY(put_one(printer, &w.elements[2 * (size_t)k], w.lists[k], j));
    VARVE_TRY(put_braces(printer, &w, j + 1, '}'));
  }
  return VARVE_STATUS_OK;
}

/* places(...) */

static varve_status put_items(varve_printer *printer, const varve_format_element *places,
                              const varve_vector *items) {
  VARVE_TRY(varve_put_char(printer, '['));
  for (size_t i = 0; i < items->count; i++) {
    int64_t item = VARVE_VECTOR_AT(items, int64_t, i);
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(item < 0 ? varve_put(printer, places[-item].text) : varve_put_signed(printer, item));
    VARVE_TRY(varve_print_check(printer));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_put_places(varve_printer *printer, const varve_assembly_format *format,
                              const varve_entity *entity, uint32_t element) {
  varve_vector items;
  bool do_fit;
  varve_vector_init(&items, &printer->context->memory, sizeof(int64_t));
  varve_status status = varve_format_find_places(format, entity, element, &items, &do_fit);
  if (status == VARVE_STATUS_OK)
    status =
        do_fit ? put_items(printer, &format->elements[element], &items) : VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_release(&items);
  return status;
}

/* word(...) */

static varve_status put_letters(varve_printer *printer, const varve_format_letters *letters,
                                uint64_t number) {
  VARVE_TRY(varve_append_letters(printer->out, letters, number));
  return varve_print_check(printer);
}

static varve_status put_value(varve_printer *printer, const varve_format_element *part,
                              const varve_entity *value) {
  if (part->is_width)
    return value->kind == VARVE_KIND_INTEGER_TYPE
               ? put_letters(printer, NULL, varve_integer_type_layout(value).width)
               : VARVE_STATUS_BAD_ARGUMENT;
  if (value->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_BAD_ARGUMENT;
  return put_letters(printer, part->letters, varve_integer_words(value)[0]);
}

varve_status varve_put_word_part(varve_printer *printer, const varve_assembly_format *format,
                                 const varve_entity *entity, const varve_format_cursor *cursor,
                                 const varve_format_element *part) {
  if (part->text.size != 0)
    return varve_put(printer, part->text);
  if (part->index == VARVE_NO_PARAMETER)
    return put_letters(printer, part->letters, cursor->rows[part->next]);
  const varve_entity *value = varve_format_value(format, entity, part->index, cursor);
  if (value == NULL || (part->is_list && value->kind != VARVE_KIND_ARRAY))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (!part->is_list)
    return put_value(printer, part, value);
  for (uint32_t i = 0; i < value->child_count; i++)
    VARVE_TRY(put_value(printer, part, value->children[i]));
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules of formats that parsing and printing share. */
#include "text/format_rules.h"

#include "ir/attributes.h"
#include "ir/types.h"

varve_status varve_append_letters(varve_buffer *out, const varve_format_letters *letters,
                                  uint64_t number) {
  uint64_t last = letters == NULL ? 0 : (uint64_t)(letters->last - letters->first);
  if (number > INT64_MAX || (letters != NULL && letters->more.size == 0 && number > last))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (letters != NULL && number <= last)
    return varve_buffer_append_char(out, (char)(letters->first + (char)number));
  if (letters != NULL)
    VARVE_TRY(varve_buffer_append(out, letters->more));
  return varve_buffer_append_unsigned(out, number - last);
}

bool varve_is_nested_element_type(const varve_entity *type) {
  return type->kind == VARVE_KIND_FLOAT_TYPE ||
         (type->kind == VARVE_KIND_INTEGER_TYPE && varve_integer_type_layout(type).width != 0 &&
          varve_integer_type_layout(type).width <= VARVE_NESTED_WIDTH);
}

/* How wide upstream makes an integer whose type it does not know, from its digits. */
static uint32_t natural_width(varve_slice text) {
  bool is_hex = text.size > 1 && (text.data[1] == 'x' || text.data[1] == 'X');
  size_t first = is_hex ? 2 : 0;
  while (first < text.size && text.data[first] == '0')
    first++;
  size_t count = text.size - first;
  if (count == 0)
    return 64;
  bool fills_digit = text.data[first] >= '8' && (is_hex || count == 1);
  return count > UINT32_MAX / 8 ? UINT32_MAX : (uint32_t)count * 4 + (fills_digit ? 1 : 0);
}

varve_status varve_number_type(varve_context *context, const varve_term *term, varve_slice digits,
                               const varve_entity **type) {
  varve_slice sign;
  int64_t width;
  *type = varve_term_type(term);
  if (*type != NULL && (*type)->kind != VARVE_KIND_INTEGER_TYPE &&
      (*type)->kind != VARVE_KIND_INDEX_TYPE)
    *type = NULL;
  if (term->kind != VARVE_TERM_LIST || term->count != 2 ||
      !varve_term_text(&term->items[0], &sign) || !varve_term_number(&term->items[1], &width))
    return VARVE_STATUS_OK;
  varve_signedness signedness = varve_slice_equal(sign, VARVE_SLICE("si"))   ? VARVE_SIGNED
                                : varve_slice_equal(sign, VARVE_SLICE("ui")) ? VARVE_UNSIGNED
                                                                             : VARVE_SIGNLESS;
  uint32_t bits = width < 0            ? natural_width(digits)
                  : width > UINT32_MAX ? UINT32_MAX
                                       : (uint32_t)width;
  varve_status status = varve_integer_type_get(context, bits, signedness, type);
  return status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_OK
                                                                               : status;
}

const varve_entity *varve_plain_elements(const varve_entity *elements) {
  return elements->kind == VARVE_KIND_SHAPED_ELEMENTS ? elements->children[1] : elements;
}

bool varve_has_number_items(const varve_operation_format *format,
                            const varve_syntax_element *element) {
  return element[1].is_item &&
         varve_syntax_of_attribute(format, element[1].index, true)->item != NULL;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* #complex.number<:f32 1.0, 2.0>: the text has the float format, and the type follows from it. */
#include "dialect/complex_text.h"

#include "dialect/coder.h"

typedef struct complex_number {
  varve_float_kind kind;
  uint64_t parts[2][2];
} complex_number;

static varve_status take_part(varve_coder *coder, varve_float_kind kind, uint64_t bits[2]) {
  varve_slice digits;
  bool is_negative;
  VARVE_CODER_WANT(varve_coder_take_float(coder, &digits, &is_negative));
  return varve_float_parse(kind, digits, is_negative, bits);
}

static varve_status take_number(varve_coder *coder, complex_number *number) {
  varve_slice word;
  VARVE_CODER_WANT(
      varve_coder_take_word(coder, &word) && varve_slice_equal(word, VARVE_SLICE("number")) &&
      varve_coder_accept(coder, '<') && varve_coder_accept(coder, ':') &&
      varve_coder_take_word(coder, &word) && varve_float_kind_by_name(word, &number->kind));
  VARVE_TRY(take_part(coder, number->kind, number->parts[0]));
  VARVE_CODER_WANT(varve_coder_accept(coder, ','));
  VARVE_TRY(take_part(coder, number->kind, number->parts[1]));
  VARVE_CODER_WANT(varve_coder_accept(coder, '>') && coder->place == coder->end);
  return VARVE_STATUS_OK;
}

static varve_status print_number(const complex_number *number, varve_buffer *text) {
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("number<:")));
  VARVE_TRY(varve_buffer_append(text, varve_slice_of(varve_float_format_get(number->kind)->name)));
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(" ")));
  VARVE_TRY(varve_float_print(text, number->kind, number->parts[0]));
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE(", ")));
  VARVE_TRY(varve_float_print(text, number->kind, number->parts[1]));
  return varve_buffer_append(text, VARVE_SLICE(">"));
}

static varve_status make_attribute(varve_context *context, const complex_number *number,
                                   varve_buffer *text, const varve_attribute **attribute) {
  const varve_type *type = NULL;
  VARVE_TRY(print_number(number, text));
  VARVE_TRY(varve_complex_type_get(context, context->floats[number->kind], &type));
  return varve_dialect_attribute_get(context, (*attribute)->children[0], varve_buffer_slice(text),
                                     &type, 1, attribute);
}

varve_status varve_complex_attribute_normalize(varve_context *context,
                                               const varve_attribute **attribute) {
  const char *text = varve_entity_payload(*attribute);
  varve_coder coder = {.context = context, .place = text, .end = text + (*attribute)->payload_size};
  complex_number number;
  varve_buffer out;
  varve_status status = take_number(&coder, &number);
  if (status != VARVE_STATUS_OK)
    return status == VARVE_STATUS_OUT_OF_MEMORY ? status : VARVE_STATUS_OK;
  varve_buffer_init(&out, &context->memory);
  status = make_attribute(context, &number, &out, attribute);
  varve_buffer_release(&out);
  return status;
}

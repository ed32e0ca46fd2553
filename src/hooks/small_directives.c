/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> of dialects that have one each. */
#include "hooks/hooks.h"

/* xegpu: custom<OptionalDynamicIndexList>(values, numbers): a list of indices, or nothing. */

varve_status varve_parse_optional_index_list(varve_parser *parser, varve_parse_call *call) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  return varve_parse_dynamic_index_list(parser, call);
}

varve_status varve_print_optional_index_list(varve_printer *printer, varve_print_call *call) {
  const varve_entity *numbers = varve_printed_attribute(call, 1);
  if (numbers == NULL || !varve_is_dense_i64_array(numbers)) {
    varve_take_back_space(printer);
    return VARVE_STATUS_OK;
  }
  return varve_print_dynamic_index_list(printer, call);
}

/* amdgpu: custom<MNKDimensionList>($m, $n, $k): 16x16x32, integers of i32 each. */

enum { DIMENSIONS = 3 };

varve_status varve_parse_mnk_list(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *value = NULL;
  size_t first = parser->numbers.count;
  VARVE_TRY(varve_parse_dimension_list(parser));
  const char *place = parser->token.text.data; /* where upstream has gone */
  if (parser->numbers.count - first != DIMENSIONS)
    return VARVE_INVALID_ERROR(parser, place, "expected three dimensions, as in 16x16x32");
  for (uint32_t i = 0; i < DIMENSIONS; i++) {
    int64_t number = varve_number_at(parser, first + i);
    if (number < 0 || number > INT32_MAX)
      return VARVE_INVALID_ERROR(parser, place, "the dimensions must be integers of 32 bits");
    VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i32, number, &value));
    VARVE_TRY(varve_set_attribute(parser, call, i, value));
  }
  varve_vector_truncate(&parser->numbers, first);
  return VARVE_STATUS_OK;
}

varve_status varve_print_mnk_list(varve_printer *printer, varve_print_call *call) {
  for (uint32_t i = 0; i < DIMENSIONS; i++) {
    const varve_entity *value = varve_printed_attribute(call, i);
    if (value == NULL || value->kind != VARVE_KIND_INTEGER || value->payload_size == 0)
      return VARVE_STATUS_UNSUPPORTED;
    if (i != 0)
      VARVE_PUT(printer, "x");
    VARVE_TRY(varve_put_unsigned(printer, varve_integer_words(value)[0]));
  }
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> of dialects that have one each. */
#include <stdio.h>

#include "dialect/parameter_rule.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

/* xegpu: custom<OptionalDynamicIndexList>(values, numbers): a list of indices, or nothing. */

varve_status varve_parse_optional_index_list(varve_parser *parser, varve_parse_call *call) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  return varve_parse_dynamic_index_list(parser, call);
}

varve_status varve_print_optional_index_list(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *numbers = varve_printed_attribute(call, 1);
  if (numbers == NULL || !varve_is_dense_i64_array(numbers)) {
    varve_take_back_space(printer);
    return VARVE_STATUS_OK;
  }
  return varve_print_dynamic_index_list(printer, call);
}

/* amdgpu: custom<MNKDimensionList>($m, $n, $k): 16x16x32, integers of i32 each. */

enum { DIMENSIONS = 3 };

varve_status varve_parse_mnk_list(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *value = NULL;
  size_t first = parser->numbers.count;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_dimension_list(parser));
  if (parser->numbers.count - first != DIMENSIONS)
    return VARVE_INVALID_ERROR(parser, place, "expected three dimensions, as in 16x16x32");
  for (uint32_t i = 0; i < DIMENSIONS; i++) {
    int64_t number = VARVE_VECTOR_AT(&parser->numbers, int64_t, first + i);
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
    const varve_attribute *value = varve_printed_attribute(call, i);
    if (value == NULL || value->kind != VARVE_KIND_INTEGER || value->payload_size == 0)
      return VARVE_STATUS_UNSUPPORTED;
    if (i != 0)
      VARVE_PUT(printer, "x");
    VARVE_TRY(varve_put_unsigned(printer, varve_integer_words(value)[0]));
  }
  return VARVE_STATUS_OK;
}

/* spirv: custom<ImageOperands>($image_operands): ["Bias|Lod"] or nothing. */

varve_status varve_parse_spirv_image_operands(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *names = NULL, *value = NULL;
  char text[256];
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_string(parser, &names));
  varve_slice bytes = varve_string_bytes(names);
  bool is_short = bytes.size < 200 && memchr(bytes.data, 0, bytes.size) == NULL;
  snprintf(text, sizeof text, "#spirv.image_operands<%.*s>", is_short ? (int)bytes.size : 0,
           bytes.data);
  varve_status status = varve_fixed_attribute(parser, varve_slice_of(text), &value);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX)
    return VARVE_INVALID_ERROR(parser, place,
                               "expected names of image operands, as in \"Bias|Lod\"");
  VARVE_TRY(status);
  VARVE_TRY(varve_set_attribute(parser, call, 0, value));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " behind the image operands");
}

static varve_status put_enum(varve_printer *printer, const varve_entity_definition *definition,
                             const varve_attribute *value) {
  varve_parameter_rule rule;
  varve_buffer text;
  VARVE_TRY(varve_parameter_rule_parse(printer->context, definition->dialect,
                                       definition->parameters[0].rule, &rule));
  if (rule.kind != VARVE_PARAMETER_ENUM)
    return VARVE_STATUS_UNSUPPORTED;
  varve_buffer_init(&text, &printer->context->memory);
  varve_status status =
      varve_enum_print(&rule, varve_integer_words(varve_parameter(value, 0))[0], &text);
  if (status == VARVE_STATUS_OK)
    status = varve_put(printer, varve_buffer_slice(&text));
  varve_buffer_release(&text);
  return status;
}

/* Upstream prints the space before it in any case. */
varve_status varve_print_spirv_image_operands(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *value = varve_printed_attribute(call, 0);
  const varve_entity_definition *definition = NULL;
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (!varve_entity_is_parametric(value) || varve_parameter_count(value) != 1 ||
      varve_parameter(value, 0)->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_find_entity(printer->context, varve_string_bytes(value->children[0]),
                              varve_parametric_mnemonic(value), false, &definition));
  if (definition == NULL || definition->parameter_count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, "[\"");
  VARVE_TRY(put_enum(printer, definition, value));
  return varve_put(printer, VARVE_SLICE("\"]"));
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<VariableOpTypeOrInitialValue>(shape, type, initial value) of tosa.variable: ": type" of a
 * tensor, or "= value", whose type it is. The shape is dense elements of index, -1 for a dimension
 * that is not known. */
#include "hooks/hooks.h"

enum { SHAPE, ELEMENT, VALUE };

static varve_status set_shape(varve_parser *parser, varve_parse_call *call,
                              const varve_entity *type) {
  const varve_entity *attribute = NULL;
  if (type == NULL || !varve_is_shaped_type(type) || !varve_is_ranked_type(type))
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "expected a tensor of known rank");
  VARVE_TRY(varve_type_attribute_get(parser->context, varve_type_element(type), &attribute));
  VARVE_TRY(varve_set_attribute(parser, call, ELEMENT, attribute));
  VARVE_TRY(varve_index_elements_get(parser, varve_type_dims(type), &attribute));
  return varve_set_attribute(parser, call, SHAPE, attribute);
}

varve_status varve_parse_tosa_variable(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *value = NULL, *type = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_EQUAL)) {
    VARVE_TRY(varve_parse_colon_type(parser, " and the type of the variable", &type));
    return set_shape(parser, call, type);
  }
  VARVE_TRY(varve_parse_attribute(parser, &value));
  VARVE_TRY(varve_set_attribute(parser, call, VALUE, value));
  if (value->child_count != 0 && varve_is_type(value->children[0]))
    type = value->children[0];
  return set_shape(parser, call, type);
}

static varve_status put_type(varve_printer *printer, const varve_entity *shape,
                             const varve_entity *element) {
  enum { MAX_RANK = 64 };
  int64_t sizes[MAX_RANK];
  const varve_entity *type = NULL;
  uint64_t count;
  if (!varve_index_elements_count(shape, &count) || count > MAX_RANK)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint64_t i = 0; i < count; i++) {
    int64_t size = varve_index_element(shape, i);
    sizes[i] = size == -1 ? VARVE_DYNAMIC : size;
  }
  varve_dims dims = {sizes, (size_t)count};
  if (varve_tensor_type_get(printer->context, dims, element, NULL, &type) != VARVE_STATUS_OK)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_type_after(printer, ": ", type);
}

varve_status varve_print_tosa_variable(varve_printer *printer, varve_print_call *call) {
  const varve_entity *value = varve_printed_attribute(call, VALUE);
  const varve_entity *shape = varve_printed_attribute(call, SHAPE);
  const varve_entity *element = varve_printed_attribute(call, ELEMENT);
  if (value != NULL) {
    return varve_print_attribute_between(printer, "= ", value, "");
  }
  if (element == NULL || element->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  return put_type(printer, shape, element->children[0]);
}

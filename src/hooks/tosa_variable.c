/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<VariableOpTypeOrInitialValue>(shape, type, initial value) of tosa.variable: ": type" of a
 * tensor, or "= value", whose type it is. The shape is dense elements of index, -1 for a dimension
 * that is not known. */
#include "hooks/hooks.h"
#include "text/parse_hook.h"

enum { SHAPE, ELEMENT, VALUE };

static varve_status shape_of(varve_parser *parser, varve_dims dims, const varve_attribute **shape) {
  const varve_type *type = NULL;
  int64_t rank = (int64_t)dims.rank;
  size_t start = parser->text.size;
  VARVE_TRY(varve_tensor_type_get(parser->context, (varve_dims){&rank, 1},
                                  parser->context->index_type, NULL, &type));
  for (size_t i = 0; i < dims.rank; i++) {
    uint64_t word = dims.sizes[i] == VARVE_DYNAMIC ? UINT64_MAX : (uint64_t)dims.sizes[i];
    for (size_t byte = 0; byte < 8; byte++)
      VARVE_TRY(varve_buffer_append_char(&parser->text, (char)(word >> (8 * byte) & 0xff)));
  }
  varve_slice data = varve_slice_make(parser->text.data + start, parser->text.size - start);
  varve_status status = varve_dense_elements_get(parser->context, type, data, false, shape);
  parser->text.size = start;
  return status;
}

static varve_status set_shape(varve_parser *parser, varve_parse_call *call, const varve_type *type,
                              const char *place) {
  const varve_attribute *attribute = NULL;
  if (type == NULL || !varve_type_is_shaped(type) || !varve_type_has_rank(type))
    return VARVE_INVALID_ERROR(parser, place, "expected a tensor of known rank");
  VARVE_TRY(varve_type_attribute_get(parser->context, varve_type_element(type), &attribute));
  VARVE_TRY(varve_set_attribute(parser, call, ELEMENT, attribute));
  VARVE_TRY(shape_of(parser, varve_type_dims(type), &attribute));
  return varve_set_attribute(parser, call, SHAPE, attribute);
}

varve_status varve_parse_tosa_variable(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *value = NULL;
  const varve_type *type = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_EQUAL)) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the variable"));
    const char *type_place = parser->token.text.data;
    VARVE_TRY(varve_parse_type(parser, &type));
    return set_shape(parser, call, type, type_place);
  }
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, &value));
  VARVE_TRY(varve_set_attribute(parser, call, VALUE, value));
  if (value->child_count != 0 && varve_is_type(value->children[0]))
    type = value->children[0];
  return set_shape(parser, call, type, place);
}

/* Number index of dense elements of index. */
static int64_t size_at(const varve_attribute *shape, size_t index) {
  size_t first = (shape->flags & VARVE_FLAG_SPLAT) != 0 ? 0 : 8 * index;
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(shape) + first;
  uint64_t word = 0;
  for (size_t i = 0; i < 8; i++)
    word |= (uint64_t)bytes[i] << (8 * i);
  return word == UINT64_MAX ? VARVE_DYNAMIC : (int64_t)word;
}

static varve_status put_type(varve_printer *printer, const varve_attribute *shape,
                             const varve_type *element) {
  enum { MAX_RANK = 64 };
  int64_t sizes[MAX_RANK];
  const varve_type *type = NULL;
  varve_dims count = varve_type_dims(shape->children[0]);
  if (count.rank != 1 || count.sizes[0] < 0 || count.sizes[0] > MAX_RANK ||
      varve_type_element(shape->children[0])->kind != VARVE_KIND_INDEX_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  for (int64_t i = 0; i < count.sizes[0]; i++)
    sizes[i] = size_at(shape, (size_t)i);
  varve_dims dims = {sizes, (size_t)count.sizes[0]};
  if (varve_tensor_type_get(printer->context, dims, element, NULL, &type) != VARVE_STATUS_OK)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, ": ");
  return varve_print_type(printer, type);
}

varve_status varve_print_tosa_variable(varve_printer *printer, varve_print_call *call) {
  const varve_attribute *value = varve_printed_attribute(call, VALUE);
  const varve_attribute *shape = varve_printed_attribute(call, SHAPE);
  const varve_attribute *element = varve_printed_attribute(call, ELEMENT);
  if (value != NULL) {
    VARVE_PUT(printer, "= ");
    return varve_print_attribute(printer, value);
  }
  if (shape == NULL || shape->kind != VARVE_KIND_DENSE_ELEMENTS || element == NULL ||
      element->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  return put_type(printer, shape, element->children[0]);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/type.h, attribute.h and affine.h: parsing and printing. */
#include <varve/affine.h>

#include "api/bytes.h"
#include "api/options.h"
#include "base/diagnostic.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

typedef varve_status parse_function(varve_module *module, varve_context *context,
                                    varve_reporter *reporter, varve_slice text,
                                    const varve_entity **entity);

static varve_status parse(parse_function *parse_text, varve_context *context, varve_slice text,
                          varve_diagnostic_sink sink, const varve_entity **entity) {
  if (context == NULL || (text.data == NULL && text.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_source_map map;
  varve_source_map_init(&map, &context->memory, text);
  varve_reporter reporter = {.sink = sink,
                             .file = VARVE_SLICE("-"),
                             .source = text,
                             .map = &map,
                             .max_errors = context->limits.max_errors};
  varve_status status = parse_text(NULL, context, &reporter, text, entity);
  varve_source_map_release(&map);
  return status;
}

varve_status varve_type_parse(varve_context *context, varve_slice text, varve_diagnostic_sink sink,
                              const varve_type **type) {
  const varve_entity *made = NULL;
  if (type == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = parse(varve_parse_type_text, context, text, sink, &made);
  return varve_give_type(status, &made, type);
}

varve_status varve_attribute_parse(varve_context *context, varve_slice text,
                                   varve_diagnostic_sink sink, const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (attribute == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = parse(varve_parse_attribute_text, context, text, sink, &made);
  return varve_give_attribute(status, &made, attribute);
}

static varve_status print(varve_context *context, const varve_entity *entity, varve_bytes **text) {
  if (text == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *text = NULL;
  if (context == NULL || entity == NULL || !varve_entity_is_of(context, entity))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *made;
  VARVE_TRY(varve_bytes_create(&context->memory, &made));
  varve_status status = varve_print_entity(context, entity, &made->buffer);
  if (status == VARVE_STATUS_OK)
    *text = made;
  else
    varve_bytes_destroy(made);
  return status;
}

varve_status varve_type_print(varve_context *context, const varve_type *type, varve_bytes **text) {
  return print(context, varve_of_type(type), text);
}

varve_status varve_attribute_print(varve_context *context, const varve_attribute *attribute,
                                   varve_bytes **text) {
  return print(context, varve_of_attribute(attribute), text);
}

varve_status varve_affine_print(varve_context *context, const varve_affine_expression *expression,
                                varve_bytes **text) {
  return print(context, varve_of_expression(expression), text);
}

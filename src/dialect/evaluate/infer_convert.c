/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inferences that find a type from one other type. */
#include "dialect/evaluate/infer_convert.h"

#include <stdarg.h>
#include <stdio.h>

varve_status varve_infer_refuse(varve_inference *inference, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(inference->message, sizeof inference->message, format, arguments);
  va_end(arguments);
  return VARVE_STATUS_INVALID;
}

static varve_context *context_of(const varve_conversion *c) { return c->inference->context; }

/* Element types */

static bool has_element(const varve_entity *type) {
  return varve_is_shaped_type(type) || type->kind == VARVE_KIND_COMPLEX_TYPE;
}

varve_status varve_convert_to_element(varve_conversion *c) {
  c->type = has_element(c->source) ? varve_type_element(c->source)
                                   : varve_dialect_type_element(c->source);
  if (c->type == NULL)
    c->type = c->source;
  return VARVE_STATUS_OK;
}

varve_status varve_convert_to_i1(varve_conversion *c) {
  c->type = context_of(c)->i1;
  if (!varve_is_shaped_type(c->source))
    return VARVE_STATUS_OK;
  return varve_type_with_element(context_of(c), c->source, c->type, &c->type);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/kinds.h: components, and lists of types and attributes. */
#include "ir/handle.h"

varve_component varve_as_component(const varve_entity *entity) {
  varve_component component = {NULL, NULL, NULL};
  if (entity == NULL || entity->kind == VARVE_KIND_ABSENT)
    return component;
  if (varve_is_type(entity))
    component.type = varve_as_type(entity);
  else if (varve_is_attribute(entity))
    component.attribute = varve_as_attribute(entity);
  else
    component.expression = varve_as_expression(entity);
  return component;
}

const varve_entity *varve_of_component(varve_component component) {
  int members =
      (component.type != NULL) + (component.attribute != NULL) + (component.expression != NULL);
  if (members != 1)
    return NULL;
  if (component.type != NULL)
    return varve_of_type(component.type);
  return component.attribute != NULL ? varve_of_attribute(component.attribute)
                                     : varve_of_expression(component.expression);
}

varve_status varve_append_types(varve_vector *nodes, const varve_context *context,
                                varve_type_list types) {
  if (types.items == NULL && types.count != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (uint32_t i = 0; i < types.count; i++) {
    if (!varve_is_type_of(context, types.items[i]))
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(varve_vector_push_pointer(nodes, types.items[i]));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_append_attributes(varve_vector *nodes, const varve_context *context,
                                     varve_attribute_list attributes) {
  if (attributes.items == NULL && attributes.count != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (uint32_t i = 0; i < attributes.count; i++) {
    if (!varve_is_attribute_of(context, attributes.items[i]))
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(varve_vector_push_pointer(nodes, attributes.items[i]));
  }
  return VARVE_STATUS_OK;
}

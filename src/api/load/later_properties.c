/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Omits the properties of newer versions: see later_properties.h. */
#include "api/load/later_properties.h"

#include "dialect/definition.h"
#include "ir/attributes.h"

static varve_status is_omitted(varve_module *module, const varve_operation_definition *definition,
                               const varve_entity *properties, uint32_t entry, bool *is_it) {
  const varve_property_definition *property =
      varve_find_property(definition, varve_string_bytes(varve_dictionary_name(properties, entry)));
  const varve_entity *usual;
  *is_it = false;
  if (property == NULL || property->kind != VARVE_PROPERTY_OPTIONAL ||
      property->order < definition->later || property->default_value.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(module->context, property->default_value, &usual));
  *is_it = varve_dictionary_value(properties, entry) == usual;
  return VARVE_STATUS_OK;
}

static varve_status collect(varve_module *module, const varve_operation *op, varve_vector *kept) {
  const varve_entity *properties = varve_operation_properties(op);
  for (uint32_t i = 0; i < varve_dictionary_size(properties); i++) {
    bool is_it;
    VARVE_TRY(is_omitted(module, op->name->definition, properties, i, &is_it));
    if (!is_it)
      VARVE_TRY(varve_vector_append(kept, properties->children + 2 * (size_t)i, 2));
  }
  return VARVE_STATUS_OK;
}

static varve_status omit(varve_module *module, varve_operation *op, varve_vector *kept) {
  const varve_entity *properties = varve_operation_properties(op);
  varve_vector_truncate(kept, 0);
  if (properties == NULL || properties->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  VARVE_TRY(collect(module, op, kept));
  if (kept->count == 2 * (size_t)varve_dictionary_size(properties))
    return VARVE_STATUS_OK;
  properties = NULL;
  if (kept->count != 0)
    VARVE_TRY(varve_dictionary_get(module->context, (varve_entity_list)kept->data,
                                   (uint32_t)(kept->count / 2), NULL, &properties));
  return varve_operation_set_attributes(module, op, varve_operation_dictionary(op), properties);
}

varve_status varve_omit_later_properties(varve_module *module) {
  varve_status status = VARVE_STATUS_OK;
  varve_vector kept;
  varve_vector_init(&kept, &module->context->memory, sizeof(const varve_entity *));
  for (varve_operation *op = module->root; op != NULL && status == VARVE_STATUS_OK;
       op = varve_operation_next_preorder(module->root, op)) {
    const varve_operation_definition *definition = op->name->definition;
    if (definition == NULL || definition->later >= definition->property_count)
      continue;
    status = omit(module, op, &kept);
    if (status == VARVE_STATUS_OK)
      status = varve_module_set_short_blob(module, op->name, definition->later);
  }
  varve_vector_release(&kept);
  return status;
}

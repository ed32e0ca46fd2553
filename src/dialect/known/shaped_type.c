/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialects that have a shape: varve.shaped = ["SHAPE", "ELEMENT"] names two parameters.
 * format-spec/dialect-definitions.md section 4. */
#include "dialect/known/shaped_type.h"

#include "dialect/definition.h"
#include "ir/attributes.h"

/* Returns the parameter that an item of varve.shaped names, or NULL. */
static const varve_entity *find_parameter(const varve_entity_definition *definition,
                                          const varve_entity *type, const varve_entity *name) {
  if (name->kind != VARVE_KIND_STRING)
    return NULL;
  for (uint32_t i = 0; i < definition->parameter_count && i < varve_parameter_count(type); i++)
    if (varve_slice_equal(definition->parameters[i].name, varve_string_bytes(name)))
      return varve_parameter(type, i);
  return NULL;
}

static varve_status make_tensor(varve_context *context, const varve_entity *shape,
                                const varve_entity *element, const varve_entity **tensor) {
  varve_vector sizes; /* int64_t */
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&sizes, &context->memory, sizeof(int64_t));
  for (uint32_t i = 0; i < shape->child_count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *number = shape->children[i];
    int64_t size = number->kind == VARVE_KIND_INTEGER ? (int64_t)varve_integer_words(number)[0]
                                                      : VARVE_DYNAMIC;
    status = varve_vector_push(&sizes, &size);
  }
  varve_dims dims = {sizes.data, sizes.count};
  if (status == VARVE_STATUS_OK)
    status = varve_tensor_type_get(context, dims, element, NULL, tensor);
  varve_vector_release(&sizes);
  if (status == VARVE_STATUS_INVALID)
    *tensor = NULL;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_tensor_of_shaped(varve_context *context, const varve_entity *type,
                                    const varve_entity **tensor) {
  const varve_entity_definition *definition = NULL;
  const varve_entity *names = NULL;
  *tensor = NULL;
  if (type->kind != VARVE_KIND_DIALECT_TYPE || !varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(type->children[0]),
                              varve_parametric_mnemonic(type), true, &definition));
  varve_slice text = definition == NULL ? VARVE_SLICE("")
                                        : varve_find_fact(definition->dialect->tables,
                                                          definition->record->facts, "shaped");
  if (text.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(context, text, &names));
  if (names->kind != VARVE_KIND_ARRAY || names->child_count != 2)
    return VARVE_STATUS_OK;
  const varve_entity *shape = find_parameter(definition, type, names->children[0]);
  const varve_entity *element = find_parameter(definition, type, names->children[1]);
  if (shape == NULL || shape->kind != VARVE_KIND_ARRAY || element == NULL ||
      !varve_is_type(element))
    return VARVE_STATUS_OK;
  return make_tensor(context, shape, element, tensor);
}

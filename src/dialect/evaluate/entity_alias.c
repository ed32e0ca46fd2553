/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes aliases of types and attributes, and types of attributes. */
#include "dialect/evaluate/entity_alias.h"

#include "dialect/entity_format/format.h"
#include "dialect/evaluate/entity_expressions.h"
#include "dialect/evaluate/entity_input.h"
#include "dialect/evaluate/infer_convert.h"
#include "ir/attributes.h"

static varve_status write_pattern(varve_context *context, const varve_entity_input *in,
                                  const varve_name_pattern *pattern, varve_buffer *text) {
  varve_term terms[VARVE_NAME_PARTS];
  bool is_list;
  VARVE_TRY(varve_name_pattern_evaluate(&in->base, pattern, terms, &is_list));
  return varve_name_pattern_write(context, pattern, terms, 0, text);
}

varve_status varve_alias_write(varve_context *context, const varve_entity *entity,
                               varve_alias_budget *budget, varve_buffer *text) {
  varve_alias_budget own = {.left = VARVE_ALIAS_COUNT};
  const varve_entity_definition *definition;
  const varve_entity_expressions *expressions;
  varve_arena arena;
  text->size = 0;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(entity->children[0]),
                              varve_dialect_node_mnemonic(entity), varve_is_type(entity),
                              &definition));
  if (definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_entity_expressions_get(context, definition, &expressions));
  const varve_name_pattern *alias = &expressions->alias;
  if (alias->count == 0 || varve_name_pattern_is_plain(alias))
    return alias->count == 0 ? VARVE_STATUS_OK : varve_buffer_append(text, alias->parts[0].text);
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, entity);
  in.base.aliases = budget == NULL ? &own : budget;
  varve_status status = write_pattern(context, &in, alias, text);
  varve_arena_release(&arena);
  return status;
}

varve_status varve_own_type_compute(varve_context *context, const varve_entity *attribute,
                                    varve_alias_budget *budget, const varve_entity **type) {
  varve_alias_budget own = {.left = VARVE_OWN_TYPES};
  const varve_entity_definition *definition = NULL;
  const varve_entity_expressions *expressions;
  varve_arena arena;
  varve_term term;
  varve_alias_budget *types = budget == NULL ? &own : budget;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(attribute->children[0]),
                              varve_dialect_node_mnemonic(attribute), false, &definition));
  if (definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_entity_expressions_get(context, definition, &expressions));
  if (expressions->own_type == NULL || types->left == 0 || types->depth == VARVE_ALIAS_DEPTH)
    return VARVE_STATUS_OK;
  types->left--;
  types->depth++;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, attribute);
  in.base.types = types;
  varve_status status = varve_expression_evaluate(&in.base, expressions->own_type, &term);
  if (status == VARVE_STATUS_OK)
    *type = varve_term_type(&term);
  varve_arena_release(&arena);
  types->depth--;
  return status;
}

/* Types of attributes */

static uint32_t count_places(const varve_entity *node) {
  const char *text = varve_entity_payload(node);
  uint32_t places = 0;
  for (size_t i = 0; i < node->payload_size; i++)
    places += text[i] == 0;
  return places;
}

const varve_entity *varve_text_self_type(const varve_entity *attribute) {
  const varve_entity *last = attribute->children[attribute->child_count - 1];
  bool has_type = attribute->child_count > count_places(attribute) + 1 && varve_is_type(last);
  return has_type ? last : NULL;
}

/* Handles #dialect.name<...> : type. */
static varve_status find_self_type(varve_context *context, const varve_entity *attribute,
                                   const varve_entity **type) {
  const varve_entity_definition *definition = NULL;
  if (!varve_entity_is_parametric(attribute)) {
    *type = varve_text_self_type(attribute);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(attribute->children[0]),
                              varve_parametric_mnemonic(attribute), false, &definition));
  uint32_t self = definition == NULL || definition->format == NULL ? VARVE_NO_PARAMETER
                                                                   : definition->format->self_type;
  if (self < varve_parameter_count(attribute) && varve_is_type(varve_parameter(attribute, self)))
    *type = varve_parameter(attribute, self);
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_own_type(varve_context *context, const varve_entity *attribute,
                                      const varve_entity **type) {
  return varve_attribute_own_type_within(context, attribute, NULL, type);
}

varve_status varve_attribute_own_type_within(varve_context *context, const varve_entity *attribute,
                                             varve_alias_budget *budget,
                                             const varve_entity **type) {
  *type = NULL;
  if (attribute->kind == VARVE_KIND_DIALECT_ATTRIBUTE) {
    VARVE_TRY(find_self_type(context, attribute, type));
    return *type != NULL ? VARVE_STATUS_OK
                         : varve_own_type_compute(context, attribute, budget, type);
  }
  *type = varve_attribute_type(attribute);
  if (*type == NULL && attribute->kind == VARVE_KIND_STRING)
    *type = context->none_type;
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes aliases of types and attributes, and types of attributes. */
#include "dialect/evaluate/entity_alias.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "dialect/expression/entity_scope.h"
#include "ir/attributes.h"

/* Compilation */

static varve_status keep_pattern(varve_context *context, varve_entity_definition *definition,
                                 varve_name_pattern pattern) {
  varve_name_pattern *kept;
  if (pattern.count == 0)
    return VARVE_STATUS_OK;
  if (varve_name_pattern_is_plain(&pattern)) {
    definition->alias = pattern.parts[0].text;
    return VARVE_STATUS_OK;
  }
  kept = varve_arena_allocate(&context->arena, sizeof *kept);
  if (kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *kept = pattern;
  definition->alias_pattern = kept;
  return VARVE_STATUS_OK;
}

varve_status varve_alias_compile(varve_context *context, varve_entity_definition *definition,
                                 varve_format_fault *fault) {
  varve_slice text =
      varve_find_text_fact(definition->dialect->tables, definition->record->facts, "alias");
  const char *start = text.data;
  varve_entity_scope scope;
  varve_name_pattern pattern;
  varve_entity_scope_init(&scope, context, definition);
  if (text.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_name_pattern_parse(&scope.base, &text, &pattern, fault));
  if (text.size == 0)
    return keep_pattern(context, definition, pattern);
  fault->offset = (size_t)(text.data - start);
  (void)snprintf(fault->message, sizeof fault->message, "%s", "varve.alias must be a name");
  return VARVE_STATUS_INVALID;
}

varve_status varve_own_type_compile(varve_context *context, varve_entity_definition *definition,
                                    varve_format_fault *fault) {
  varve_slice text =
      varve_find_text_fact(definition->dialect->tables, definition->record->facts, "type");
  const varve_expression *made = NULL;
  varve_entity_scope scope;
  varve_entity_scope_init(&scope, context, definition);
  if (text.size == 0 || definition->is_type)
    return VARVE_STATUS_OK;
  varve_format_lexer lexer = varve_format_lexer_make(text, fault);
  VARVE_TRY(varve_format_advance(&lexer));
  VARVE_TRY(varve_expression_parse(&lexer, &scope.base, &made));
  if (lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    return varve_format_refuse(&lexer, lexer.token.place, "the expression does not end here");
  definition->own_type = made;
  return VARVE_STATUS_OK;
}

/* Evaluation */

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
  varve_arena arena;
  text->size = 0;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(entity->children[0]),
                              varve_dialect_node_mnemonic(entity), varve_is_type(entity),
                              &definition));
  if (definition == NULL || definition->alias_pattern == NULL)
    return definition == NULL ? VARVE_STATUS_OK : varve_buffer_append(text, definition->alias);
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, entity);
  in.base.aliases = budget == NULL ? &own : budget;
  varve_status status = write_pattern(context, &in, definition->alias_pattern, text);
  varve_arena_release(&arena);
  return status;
}

varve_status varve_own_type_compute(varve_context *context, const varve_entity *attribute,
                                    varve_alias_budget *budget, const varve_entity **type) {
  varve_alias_budget own = {.left = VARVE_OWN_TYPES};
  const varve_entity_definition *definition = NULL;
  varve_arena arena;
  varve_term term;
  varve_alias_budget *types = budget == NULL ? &own : budget;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(attribute->children[0]),
                              varve_dialect_node_mnemonic(attribute), false, &definition));
  if (definition == NULL || definition->own_type == NULL || types->left == 0 ||
      types->depth == VARVE_ALIAS_DEPTH)
    return VARVE_STATUS_OK;
  types->left--;
  types->depth++;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, attribute);
  in.base.types = types;
  varve_status status = varve_expression_evaluate(&in.base, definition->own_type, &term);
  if (status == VARVE_STATUS_OK)
    *type = varve_term_type(&term);
  varve_arena_release(&arena);
  types->depth--;
  return status;
}

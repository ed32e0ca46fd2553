/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the type that a type of a dialect represents, the type that represents another, and the
 * type or attribute that a text means. */
#include "dialect/evaluate/canonical_type.h"

#include "dialect/expression/entity_scope.h"
#include "dialect/work.h"
#include "ir/attributes.h"

enum { MOST_STEPS = 64 };

/* Compiles a fact that is an expression of the parameters. *made is NULL without the fact. */
static varve_status compile(varve_context *context, const varve_entity_definition *definition,
                            const char *fact, varve_format_fault *fault,
                            const varve_expression **made) {
  varve_slice text =
      varve_find_text_fact(definition->dialect->tables, definition->record->facts, fact);
  varve_entity_scope scope;
  varve_entity_scope_init(&scope, context, definition);
  *made = NULL;
  if (text.size == 0)
    return VARVE_STATUS_OK;
  varve_format_lexer lexer = varve_format_lexer_make(text, fault);
  VARVE_TRY(varve_format_advance(&lexer));
  VARVE_TRY(varve_expression_parse(&lexer, &scope.base, made));
  if (lexer.token.kind == VARVE_FORMAT_TOKEN_END)
    return VARVE_STATUS_OK;
  *made = NULL;
  return varve_format_refuse(&lexer, lexer.token.place, "the expression does not end here");
}

varve_status varve_stands_for_compile(varve_context *context, varve_entity_definition *definition,
                                      varve_format_fault *fault) {
  return definition->is_type
             ? compile(context, definition, "stands_for", fault, &definition->stands_for)
             : VARVE_STATUS_OK;
}

varve_status varve_read_as_compile(varve_context *context, varve_entity_definition *definition,
                                   varve_format_fault *fault) {
  return compile(context, definition, "read_as", fault, &definition->read_as);
}

varve_status varve_read_entity(varve_context *context, const varve_entity_definition *definition,
                               const varve_entity *entity, const varve_entity **result) {
  varve_arena arena;
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  *result = entity;
  if (definition->read_as == NULL)
    return VARVE_STATUS_OK;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_alias_budget budget = {.left = VARVE_OWN_TYPES};
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, entity);
  in.base.types = &budget;
  context->work.has_cycle = false;
  varve_status status = varve_expression_evaluate(&in.base, definition->read_as, &term);
  if (status == VARVE_STATUS_OK && term.kind == VARVE_TERM_UNKNOWN && context->work.has_cycle)
    status = VARVE_STATUS_INVALID;
  if (status == VARVE_STATUS_OK && term.kind == VARVE_TERM_ENTITY &&
      varve_is_type(term.entity) == varve_is_type(entity))
    *result = term.entity;
  varve_arena_release(&arena);
  return status;
}

varve_status varve_find_read_as_cycle(varve_context *context, const varve_expression *e,
                                      varve_slice *constant) {
  const varve_entity *ignored;
  varve_status status = VARVE_STATUS_OK;
  if (e->kind == VARVE_EXPRESSION_CONSTANT) {
    context->work.has_cycle = false;
    status = varve_definition_attribute(context, e->text, &ignored);
  }
  if (status == VARVE_STATUS_INVALID && context->work.has_cycle)
    *constant = e->text;
  for (uint32_t i = 0; i < e->argument_count && constant->size == 0; i++)
    VARVE_TRY(varve_find_read_as_cycle(context, e->arguments[i], constant));
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* One step. *result is NULL if the type represents no other, or if this is not known. */
static varve_status step(varve_context *context, const varve_entity *type,
                         varve_alias_budget *budget, const varve_entity **result) {
  const varve_entity_definition *definition = NULL;
  varve_arena arena;
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  *result = NULL;
  if (type->kind != VARVE_KIND_DIALECT_TYPE || !varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(type->children[0]),
                              varve_parametric_mnemonic(type), true, &definition));
  if (definition == NULL || definition->stands_for == NULL)
    return VARVE_STATUS_OK;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, type);
  in.base.types = budget;
  varve_status status = varve_expression_evaluate(&in.base, definition->stands_for, &term);
  if (status == VARVE_STATUS_OK)
    *result = varve_term_type(&term);
  varve_arena_release(&arena);
  return status;
}

varve_status varve_canonical_type(varve_context *context, const varve_entity *type,
                                  varve_alias_budget *budget, const varve_entity **result) {
  varve_alias_budget own = {.left = VARVE_OWN_TYPES};
  varve_alias_budget *types = budget == NULL ? &own : budget;
  varve_status status = VARVE_STATUS_OK;
  *result = type;
  if (types->depth == VARVE_ALIAS_DEPTH)
    return VARVE_STATUS_OK;
  types->depth++;
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < MOST_STEPS && types->left != 0; i++) {
    const varve_entity *next;
    types->left--;
    status = step(context, *result, types, &next);
    if (status != VARVE_STATUS_OK || next == NULL)
      break;
    *result = next;
  }
  types->depth--;
  return status;
}

varve_status varve_standing_type(varve_context *context, varve_slice dialect,
                                 const varve_entity *type, const varve_entity **result) {
  const varve_dialect_definition *part;
  const varve_entity *name;
  *result = NULL;
  VARVE_TRY(varve_find_dialect(context, dialect, &part));
  VARVE_TRY(varve_string_get(context, dialect, &name));
  for (; part != NULL && varve_work_take(context, part->record->types.count); part = part->next)
    for (uint32_t i = 0; i < part->record->types.count; i++) {
      const varve_entity_record record =
          varve_entity_record_at(part->tables, part->record->types.first + i);
      varve_slice mnemonic = varve_table_text(part->tables, record.name);
      const varve_entity *candidate, *other;
      if (record.parameters.count != 0 ||
          varve_find_text_fact(part->tables, record.facts, "stands_for").size == 0)
        continue;
      VARVE_TRY(varve_parametric_type_get(context, name, mnemonic, NULL, 0, &candidate));
      VARVE_TRY(step(context, candidate, NULL, &other));
      if (other != type)
        continue;
      *result = candidate;
      return VARVE_STATUS_OK;
    }
  return VARVE_STATUS_OK;
}

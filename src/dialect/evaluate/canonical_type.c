/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluates what types and attributes represent: the canonical type of a type, the type with a
 * given canonical type, the entity that a text means, and derived parts. */
#include "dialect/evaluate/canonical_type.h"

#include "dialect/evaluate/entity_expressions.h"
#include "dialect/evaluate/entity_input.h"
#include "dialect/work.h"
#include "ir/attributes.h"

enum { MOST_STEPS = 64 };

varve_status varve_read_entity(varve_context *context, const varve_entity_definition *definition,
                               const varve_entity *entity, const varve_entity **result) {
  varve_arena arena;
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  const varve_entity_expressions *expressions;
  *result = entity;
  VARVE_TRY(varve_entity_expressions_get(context, definition, &expressions));
  if (expressions->read_as == NULL)
    return VARVE_STATUS_OK;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_alias_budget budget = {.left = VARVE_OWN_TYPES};
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, entity);
  in.base.types = &budget;
  context->work.has_cycle = false;
  varve_status status = varve_expression_evaluate(&in.base, expressions->read_as, &term);
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
  if (definition == NULL)
    return VARVE_STATUS_OK;
  const varve_entity_expressions *expressions;
  VARVE_TRY(varve_entity_expressions_get(context, definition, &expressions));
  if (expressions->canonical == NULL)
    return VARVE_STATUS_OK;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input in;
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, type);
  in.base.types = budget;
  varve_status status = varve_expression_evaluate(&in.base, expressions->canonical, &term);
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

varve_status varve_type_representing(varve_context *context, varve_slice dialect,
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

/* Derived parts */

enum { MOST_NESTED = 32 };

static varve_status evaluate(const varve_expression_input *input, const varve_entity *entity,
                             const varve_expression *value, varve_term *result) {
  varve_alias_budget own = {.left = VARVE_OWN_TYPES};
  varve_alias_budget *types = input->types == NULL ? &own : input->types;
  varve_entity_input in;
  if (types->depth >= MOST_NESTED || types->left == 0)
    return VARVE_STATUS_OK;
  varve_entity_input_init(&in, input->context, input->arena);
  varve_entity_input_take(&in, entity);
  in.base.types = types;
  types->depth++;
  types->left--;
  varve_status status = varve_expression_evaluate(&in.base, value, result);
  types->depth--;
  return status;
}

varve_status varve_derived_find(const varve_expression_input *input, const varve_entity *entity,
                                varve_slice name, varve_term *result) {
  const varve_entity_definition *definition = NULL;
  const varve_entity_expressions *expressions;
  VARVE_TRY(varve_find_entity(input->context, varve_string_bytes(entity->children[0]),
                              varve_parametric_mnemonic(entity), varve_is_type(entity),
                              &definition));
  if (definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_entity_expressions_get(input->context, definition, &expressions));
  for (uint32_t i = 0; i < expressions->derived_count; i++)
    if (varve_slice_equal(expressions->derived[i].name, name))
      return evaluate(input, entity, expressions->derived[i].value, result);
  return VARVE_STATUS_OK;
}

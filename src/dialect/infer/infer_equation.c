/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Equations of varve.let: parses them, and computes the types of their targets. */
#include "dialect/infer/infer_plan.h"
#include "dialect/infer/operation_terms.h"

typedef struct parsing {
  varve_context *context;
  const varve_operation_definition *definition;
  varve_format_lexer *lexer;
} parsing;

/* Parsing */

static bool find_value(const parsing *p, varve_slice name, varve_expression_slot *slot) {
  const varve_operation_definition *definition = p->definition;
  uint32_t operands = definition->record->operands.count;
  for (uint32_t i = 0; i < varve_inference_value_count(definition); i++) {
    varve_slice own =
        varve_table_text(definition->dialect->tables, varve_inference_value(definition, i)->name);
    if (!varve_slice_equal(own, name))
      continue;
    bool is_operand = i < operands;
    *slot = (varve_expression_slot){.kind = is_operand ? VARVE_SYNTAX_OPERAND : VARVE_SYNTAX_RESULT,
                                    .index = is_operand ? i : i - operands};
    return true;
  }
  return false;
}

/* Finds a region of which the definition has one in each operation. */
static bool find_region(const parsing *p, varve_slice name, varve_expression_slot *slot) {
  const varve_operation_definition *definition = p->definition;
  varve_record_list regions = definition->record->regions;
  for (uint32_t i = 0; i < regions.count; i++) {
    const varve_value_record *region = &definition->values[regions.first + i];
    if (region->variadicity != VARVE_VARIADICITY_SINGLE)
      return false;
    *slot = (varve_expression_slot){.kind = VARVE_SYNTAX_REGION, .index = i};
    if (varve_slice_equal(varve_table_text(definition->dialect->tables, region->name), name))
      return true;
  }
  return false;
}

static varve_status find_slots(void *user, bool is_argument, varve_expression_slot *slots,
                               uint32_t *count) {
  const parsing *p = user;
  varve_slice name = p->lexer->token.text;
  const varve_property_definition *property = varve_find_property(p->definition, name);
  *count = 1;
  if (is_argument)
    return varve_format_refuse(p->lexer, p->lexer->token.place,
                               "types cannot depend on arguments of regions");
  if (find_value(p, name, &slots[0]) || find_region(p, name, &slots[0]))
    return VARVE_STATUS_OK;
  if (property == NULL)
    return varve_format_refuse(p->lexer, p->lexer->token.place,
                               "the operation has no operand, result, attribute or region '%.*s'",
                               VARVE_FORMAT_SLICE(name));
  slots[0] = (varve_expression_slot){.kind = VARVE_SYNTAX_ATTRIBUTE,
                                     .index = (uint32_t)(property - p->definition->properties)};
  return VARVE_STATUS_OK;
}

static uint32_t number_of(const varve_operation_definition *definition,
                          varve_expression_slot slot) {
  return slot.kind == VARVE_SYNTAX_OPERAND ? slot.index
                                           : definition->record->operands.count + slot.index;
}

/* Collects the values whose types the expression uses. Regions count as attributes: they are not
 * values. The depth of expressions is limited. */
static varve_status collect(const parsing *p, const varve_expression *e, varve_vector *sources,
                            bool *has_attributes) {
  bool is_region = e->kind == VARVE_EXPRESSION_TYPES && e->slot.kind == VARVE_SYNTAX_REGION;
  if (e->kind == VARVE_EXPRESSION_TYPES && !is_region) {
    uint32_t value = number_of(p->definition, e->slot);
    VARVE_TRY(varve_vector_push(sources, &value));
  }
  *has_attributes = *has_attributes || is_region || e->kind == VARVE_EXPRESSION_SLOT ||
                    e->kind == VARVE_EXPRESSION_CASE;
  for (uint32_t i = 0; i < e->argument_count; i++)
    VARVE_TRY(collect(p, e->arguments[i], sources, has_attributes));
  return VARVE_STATUS_OK;
}

varve_status varve_inference_parse(varve_context *context,
                                   const varve_operation_definition *definition,
                                   varve_format_lexer *lexer, varve_inference_equation *equation) {
  parsing p = {context, definition, lexer};
  varve_expression_scope scope = {.user = &p, .find = find_slots, .context = context};
  *equation = (varve_inference_equation){0};
  VARVE_TRY(varve_format_advance(lexer));
  /* type($x) or types($x) */
  varve_format_lexer *l = p.lexer;
  varve_expression_slot slot;
  if (!varve_format_at_word(l, "type") && !varve_format_at_word(l, "types"))
    return varve_format_refuse(l, l->token.place, "expected 'type($x) =' and an expression");
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, '('));
  if (l->token.kind != VARVE_FORMAT_TOKEN_VARIABLE || !find_value(&p, l->token.text, &slot))
    return varve_format_refuse(l, l->token.place, "expected an operand or result");
  equation->target = number_of(p.definition, slot);
  VARVE_TRY(varve_format_advance(l));
  VARVE_TRY(varve_format_expect_sign(l, ')'));
  VARVE_TRY(varve_format_expect_sign(l, '='));
  VARVE_TRY(varve_expression_parse(lexer, &scope, &equation->value));
  if (lexer->token.kind != VARVE_FORMAT_TOKEN_END)
    return varve_format_refuse(lexer, lexer->token.place, "expected the end of the equation");
  varve_vector sources;
  varve_vector_init(&sources, &p.context->memory, sizeof(uint32_t));
  varve_status status = collect(&p, equation->value, &sources, &equation->has_attributes);
  uint32_t *kept = varve_arena_allocate_array(&p.context->arena, sources.count + 1, sizeof *kept);
  if (status == VARVE_STATUS_OK && kept == NULL)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  if (status == VARVE_STATUS_OK && sources.count != 0)
    memcpy(kept, sources.data, sources.count * sizeof *kept);
  equation->sources = kept;
  equation->source_count = (uint32_t)sources.count;
  varve_vector_release(&sources);
  return status;
}

/* Solving */

typedef struct solving {
  varve_expression_input base;
  const varve_inference *inference;
} solving;

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const solving *s = (const solving *)input;
  const varve_operation_definition *definition = s->inference->definition;
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (e->kind == VARVE_EXPRESSION_CASE)
    return VARVE_STATUS_OK;
  if (e->slot.kind == VARVE_SYNTAX_ATTRIBUTE) {
    const varve_inference *inference = s->inference;
    const varve_property_definition *property = &inference->definition->properties[e->slot.index];
    const varve_entity *value = NULL;
    if (inference->dictionary != NULL)
      value = varve_dictionary_find(inference->dictionary, property->name);
    if (value == NULL && property->default_value.size != 0)
      VARVE_TRY(varve_definition_attribute(s->base.context, property->default_value, &value));
    term->kind = value == NULL ? VARVE_TERM_ABSENT : VARVE_TERM_ENTITY;
    term->entity = value;
    return VARVE_STATUS_OK;
  }
  if (e->slot.kind == VARVE_SYNTAX_REGION) {
    const varve_inference *inference = s->inference;
    if (e->kind != VARVE_EXPRESSION_TYPES || e->slot.index >= inference->region_count)
      return VARVE_STATUS_OK;
    return varve_term_of_region_types(s->base.arena, inference->regions[e->slot.index], term);
  }
  if (e->slot.kind != VARVE_SYNTAX_OPERAND && e->slot.kind != VARVE_SYNTAX_RESULT)
    return VARVE_STATUS_OK;
  bool is_operand = e->slot.kind == VARVE_SYNTAX_OPERAND;
  const varve_type_group *group =
      is_operand ? &s->inference->operands[e->slot.index] : &s->inference->results[e->slot.index];
  uint32_t value = number_of(definition, e->slot);
  if (e->kind == VARVE_EXPRESSION_TYPES) {
    uint32_t variadicity = varve_inference_value(definition, value)->variadicity;
    const bool is_list =
        variadicity != VARVE_VARIADICITY_SINGLE && variadicity != VARVE_VARIADICITY_OPTIONAL;
    if (group->types == NULL)
      return VARVE_STATUS_OK;
    if (!is_list && group->count == 1) {
      *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = group->types[0]};
      return VARVE_STATUS_OK;
    }
    varve_term *items =
        varve_arena_allocate_array(s->base.arena, (size_t)group->count + 1, sizeof *items);
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < group->count; i++)
      items[i] = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = group->types[i]};
    *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = group->count};
    return VARVE_STATUS_OK;
  }
  if (is_operand)
    *term = (varve_term){.kind = VARVE_TERM_VALUES, .count = group->count};
  return VARVE_STATUS_OK;
}

varve_status varve_inference_solve(varve_inference *inference,
                                   const varve_inference_equation *equation,
                                   varve_conversion *found) {
  const solving s = {
      .base = {.context = inference->context, .arena = inference->arena, .find = find_term},
      .inference = inference};
  varve_term given, term;
  found->type = NULL;
  found->types = NULL;
  if (equation->value->kind == VARVE_EXPRESSION_FUNCTION &&
      equation->value->number == VARVE_FUNCTION_REPEAT) {
    /* Makes types directly from repeat(type, count), which may be more than an expression has
     * items. */
    varve_term type, count_term;
    int64_t count;
    VARVE_TRY(varve_expression_evaluate(&s.base, equation->value->arguments[0], &type));
    VARVE_TRY(varve_expression_evaluate(&s.base, equation->value->arguments[1], &count_term));
    const varve_entity *repeated = varve_term_type(&type);
    if (repeated == NULL || !varve_term_number(&count_term, &count) || count < 0 ||
        count > VARVE_MAX_VALUES)
      return VARVE_STATUS_OK;
    const varve_entity **types =
        varve_arena_allocate_array(s.base.arena, (size_t)count + 1, sizeof(const varve_entity *));
    if (types == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (int64_t i = 0; i < count; i++)
      types[i] = repeated;
    found->types = types;
    found->count = (uint32_t)count;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_expression_evaluate(&s.base, equation->value, &given));
  VARVE_TRY(varve_term_list(&s.base, &given, &term));
  found->type = varve_term_type(&given);
  if (term.kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  const varve_entity **types = varve_arena_allocate_array(inference->arena, (size_t)term.count + 1,
                                                          sizeof(const varve_entity *));
  if (types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < term.count; i++) {
    types[i] = varve_term_type(&term.items[i]);
    if (types[i] == NULL)
      return VARVE_STATUS_OK;
  }
  found->types = types;
  found->count = term.count;
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles and evaluates the facts of types and attributes that are expressions of their
 * parameters.
 */
#include "dialect/evaluate/entity_expressions.h"

#include <stdio.h>

#include "dialect/entity_format/format.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/expression/entity_scope.h"
#include "dialect/operation_format/operation_format.h"
#include "dialect/work.h"
#include "ir/attributes.h"
#include "ir/types.h"

/* Compiles a text that is one expression. */
static varve_status compile_text(varve_context *context, const varve_entity_definition *definition,
                                 varve_slice text, varve_format_fault *fault,
                                 const varve_expression **compiled) {
  varve_entity_scope scope;
  varve_entity_scope_init(&scope, context, definition);
  varve_format_lexer lexer = varve_format_lexer_make(text, fault);
  VARVE_TRY(varve_format_advance(&lexer));
  VARVE_TRY(varve_expression_parse(&lexer, &scope.base, compiled));
  if (lexer.token.kind == VARVE_FORMAT_TOKEN_END)
    return VARVE_STATUS_OK;
  *compiled = NULL;
  return varve_format_refuse(&lexer, lexer.token.place, "the expression does not end here");
}

/* Compiles a fact that is one expression. *compiled is NULL without the fact. */
static varve_status compile_fact(varve_context *context, const varve_entity_definition *definition,
                                 const char *fact, varve_format_fault *fault,
                                 const varve_expression **compiled) {
  varve_slice text =
      varve_find_text_fact(definition->dialect->tables, definition->record->facts, fact);
  *compiled = NULL;
  return text.size == 0 ? VARVE_STATUS_OK
                        : compile_text(context, definition, text, fault, compiled);
}

varve_status varve_alias_compile(varve_context *context, const varve_entity_definition *definition,
                                 varve_entity_expressions *compiled, varve_format_fault *fault) {
  varve_slice text =
      varve_find_text_fact(definition->dialect->tables, definition->record->facts, "alias");
  const char *start = text.data;
  varve_name_pattern pattern;
  varve_entity_scope scope;
  if (text.size == 0)
    return VARVE_STATUS_OK;
  varve_entity_scope_init(&scope, context, definition);
  VARVE_TRY(varve_name_pattern_parse(&scope.base, &text, &pattern, fault));
  if (text.size == 0) {
    compiled->alias = pattern;
    return VARVE_STATUS_OK;
  }
  fault->offset = (size_t)(text.data - start);
  (void)snprintf(fault->message, sizeof fault->message, "%s", "varve.alias must be a name");
  return VARVE_STATUS_INVALID;
}

varve_status varve_own_type_compile(varve_context *context,
                                    const varve_entity_definition *definition,
                                    varve_entity_expressions *compiled, varve_format_fault *fault) {
  return definition->is_type
             ? VARVE_STATUS_OK
             : compile_fact(context, definition, "type", fault, &compiled->own_type);
}

varve_status varve_stands_for_compile(varve_context *context,
                                      const varve_entity_definition *definition,
                                      varve_entity_expressions *compiled,
                                      varve_format_fault *fault) {
  return definition->is_type
             ? compile_fact(context, definition, "stands_for", fault, &compiled->canonical)
             : VARVE_STATUS_OK;
}

varve_status varve_read_as_compile(varve_context *context,
                                   const varve_entity_definition *definition,
                                   varve_entity_expressions *compiled, varve_format_fault *fault) {
  return compile_fact(context, definition, "read_as", fault, &compiled->read_as);
}

static const char prefix[] = "derived.";

/* Finds the name of the part that fact i gives. */
static bool find_part_name(const varve_entity_definition *definition, uint32_t i,
                           varve_slice *name) {
  const varve_definition_tables *tables = definition->dialect->tables;
  uint32_t at = definition->record->facts.first + 2 * i;
  varve_slice key = varve_table_text(tables, varve_table_number(tables, at));
  size_t size = sizeof prefix - 1;
  if (!varve_slice_starts_with(key, varve_slice_make(prefix, size)))
    return false;
  *name = varve_slice_make(key.data + size, key.size - size);
  return name->size != 0;
}

varve_status varve_derived_compile(varve_context *context,
                                   const varve_entity_definition *definition,
                                   varve_entity_expressions *compiled, varve_format_fault *fault) {
  const varve_definition_tables *tables = definition->dialect->tables;
  uint32_t facts = definition->record->facts.count, count = 0;
  varve_slice name;
  for (uint32_t i = 0; i < facts; i++)
    count += find_part_name(definition, i, &name);
  if (count == 0)
    return VARVE_STATUS_OK;
  varve_derived_part *parts = varve_arena_allocate_array(&context->arena, count, sizeof *parts);
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  count = 0;
  for (uint32_t i = 0; i < facts; i++) {
    if (!find_part_name(definition, i, &name))
      continue;
    uint32_t at = definition->record->facts.first + 2 * i;
    varve_slice text = varve_table_text(tables, varve_table_number(tables, at + 1));
    if (text.size < 2 || text.data[0] != '"')
      text = VARVE_SLICE("\"\"");
    parts[count].name = name;
    text = varve_slice_make(text.data + 1, text.size - 2);
    VARVE_TRY(compile_text(context, definition, text, fault, &parts[count++].value));
  }
  compiled->derived = parts;
  compiled->derived_count = count;
  return VARVE_STATUS_OK;
}

varve_status varve_entity_expressions_get(varve_context *context,
                                          const varve_entity_definition *definition,
                                          const varve_entity_expressions **expressions) {
  static varve_compile_expression *const compilers[] = {
      varve_alias_compile, varve_own_type_compile, varve_stands_for_compile, varve_read_as_compile,
      varve_derived_compile};
  *expressions = *definition->expressions;
  if (*expressions != NULL)
    return VARVE_STATUS_OK;
  varve_entity_expressions *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_entity_expressions){.derived_count = 0};
  for (size_t i = 0; i < VARVE_COUNT_OF(compilers); i++) {
    varve_format_fault fault;
    varve_status status = compilers[i](context, definition, made, &fault);
    if (status != VARVE_STATUS_OK && status != VARVE_STATUS_INVALID)
      return status;
  }
  *expressions = *definition->expressions = made;
  return VARVE_STATUS_OK;
}

/* Aliases, and types of attributes */

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

/* Evaluates an expression of the parameters of an entity. Lists in the term are not valid. */
static varve_status evaluate_for(varve_context *context, const varve_entity *entity,
                                 varve_alias_budget *types, const varve_expression *expression,
                                 varve_term *term) {
  varve_arena arena;
  varve_entity_input in;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input_init(&in, context, &arena);
  varve_entity_input_take(&in, entity);
  in.base.types = types;
  varve_status status = varve_expression_evaluate(&in.base, expression, term);
  varve_arena_release(&arena);
  return status;
}

varve_status varve_own_type_compute(varve_context *context, const varve_entity *attribute,
                                    varve_alias_budget *budget, const varve_entity **type) {
  varve_alias_budget own = {.left = VARVE_OWN_TYPES};
  const varve_entity_definition *definition = NULL;
  const varve_entity_expressions *expressions;
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
  varve_status status = evaluate_for(context, attribute, types, expressions->own_type, &term);
  if (status == VARVE_STATUS_OK)
    *type = varve_term_type(&term);
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

/* Canonical types, and entities that a text means */

enum { MOST_STEPS = 64 };

varve_status varve_read_entity(varve_context *context, const varve_entity_definition *definition,
                               const varve_entity *entity, const varve_entity **result) {
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  const varve_entity_expressions *expressions;
  *result = entity;
  VARVE_TRY(varve_entity_expressions_get(context, definition, &expressions));
  if (expressions->read_as == NULL)
    return VARVE_STATUS_OK;
  varve_alias_budget budget = {.left = VARVE_OWN_TYPES};
  context->work.has_cycle = false;
  varve_status status = evaluate_for(context, entity, &budget, expressions->read_as, &term);
  if (status == VARVE_STATUS_OK && term.kind == VARVE_TERM_UNKNOWN && context->work.has_cycle)
    status = VARVE_STATUS_INVALID;
  if (status == VARVE_STATUS_OK && term.kind == VARVE_TERM_ENTITY &&
      varve_is_type(term.entity) == varve_is_type(entity))
    *result = term.entity;
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
  varve_status status = evaluate_for(context, type, budget, expressions->canonical, &term);
  if (status == VARVE_STATUS_OK)
    *result = varve_term_type(&term);
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

/* Finds the values of the parameters that expressions name. */

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const varve_entity_input *in = (const varve_entity_input *)input;
  if (e->kind != VARVE_EXPRESSION_SLOT || e->slot.kind != VARVE_SYNTAX_ATTRIBUTE ||
      e->slot.index >= in->count || in->parameters[e->slot.index] == NULL)
    return VARVE_STATUS_OK;
  *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = in->parameters[e->slot.index]};
  if (in->definition != NULL && e->slot.index < in->definition->parameter_count)
    term->text = in->definition->parameters[e->slot.index].rule;
  if (term->entity->kind == VARVE_KIND_ABSENT)
    *term = (varve_term){.kind = VARVE_TERM_ABSENT};
  return VARVE_STATUS_OK;
}

void varve_entity_input_init(varve_entity_input *input, varve_context *context,
                             varve_arena *arena) {
  *input = (varve_entity_input){.base = {.context = context, .arena = arena, .find = find_term}};
}

void varve_entity_input_take(varve_entity_input *input, const varve_entity *entity) {
  bool is_known = varve_entity_is_parametric(entity);
  input->parameters = is_known ? entity->children + 1 : NULL;
  input->count = is_known ? varve_parameter_count(entity) : 0;
}

varve_status varve_entity_solve(const varve_entity_input *input, const varve_parameter_rule *rule,
                                const varve_expression *expression, const varve_entity **value) {
  const varve_entity *attribute = NULL;
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  *value = NULL;
  VARVE_TRY(varve_expression_evaluate(&input->base, expression, &term));
  if (term.kind == VARVE_TERM_ABSENT)
    return varve_absent_get(input->base.context, value);
  VARVE_TRY(varve_term_attribute(&input->base, &term, &attribute));
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_parameter_from_attribute(input->base.context, rule, attribute, value);
  if (status == VARVE_STATUS_INVALID)
    *value = NULL;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the facts of types and attributes that are expressions of their parameters. */
#include "dialect/evaluate/entity_expressions.h"

#include <stdio.h>

#include "dialect/expression/entity_scope.h"

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

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the rows of varve.require: [CONDITION, MESSAGE], or [use NAME(ARGUMENTS)] for those of a
 * varve.rule of the dialect. */
#include "dialect/requirement.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "dialect/entity_scope.h"
#include "dialect/operation_format.h"
#include "dialect/operation_terms.h"
#include "ir/attributes.h"

typedef struct compiler {
  varve_context *context;
  const varve_dialect_definition *dialect;
  varve_expression_scope *scope;
  const varve_operation_definition *operation; /* NULL: of a type or attribute */
  const varve_requirement_reporter *reporter;  /* NULL: faults are not reported */
  varve_vector rows;                           /* varve_requirement */
  varve_format_fault fault;
  varve_slice text; /* that is compiled now */
} compiler;

static varve_status refuse(compiler *c, const char *message) {
  c->fault = (varve_format_fault){.offset = 0};
  (void)snprintf(c->fault.message, sizeof c->fault.message, "%s", message);
  return VARVE_STATUS_INVALID;
}

static varve_status refuse_case(compiler *c, varve_slice name) {
  c->fault = (varve_format_fault){.offset = (size_t)(name.data - c->text.data)};
  (void)snprintf(c->fault.message, sizeof c->fault.message,
                 "no enum of an attribute that '.%.*s' is compared with has this case",
                 VARVE_FORMAT_SLICE(name));
  return VARVE_STATUS_INVALID;
}

/* Rows */

/* Each case must be one of the enum of the attribute that it is compared with. Expressions nest
 * only so deep. */
static varve_status check_cases(compiler *c, const varve_expression *e) {
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  if (e->kind == VARVE_EXPRESSION_CASE && c->operation != NULL)
    VARVE_TRY(varve_operation_case(c->context, c->operation, e, &term));
  if (e->kind == VARVE_EXPRESSION_CASE && term.kind == VARVE_TERM_UNKNOWN)
    return refuse_case(c, e->text);
  for (uint32_t i = 0; i < e->argument_count; i++)
    VARVE_TRY(check_cases(c, e->arguments[i]));
  return VARVE_STATUS_OK;
}

static varve_status parse_row(compiler *c, const varve_attribute *row) {
  varve_requirement made;
  c->text = varve_string_bytes(row->children[0]);
  varve_format_lexer lexer = varve_format_lexer_make(c->text, &c->fault);
  VARVE_TRY(varve_format_advance(&lexer));
  VARVE_TRY(varve_expression_parse(&lexer, c->scope, &made.condition));
  if (lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    return varve_format_refuse(&lexer, lexer.token.place, "expected the end of the condition");
  VARVE_TRY(check_cases(c, made.condition));
  c->text = varve_string_bytes(row->children[1]);
  VARVE_TRY(varve_message_pattern_parse(c->scope, c->text, &made.message, &c->fault));
  return varve_vector_push(&c->rows, &made);
}

static bool is_row(const varve_attribute *row, uint32_t count) {
  bool is_it = row->kind == VARVE_KIND_ARRAY && row->child_count == count;
  for (uint32_t i = 0; is_it && i < count; i++)
    is_it = row->children[i]->kind == VARVE_KIND_STRING;
  return is_it;
}

/* Reports what is wrong with a row; the row is left out. */
static varve_status end_row(compiler *c, varve_status status) {
  const varve_requirement_fault described = {c->fault, c->text};
  if (status != VARVE_STATUS_INVALID)
    return status;
  return c->reporter == NULL ? VARVE_STATUS_OK : c->reporter->report(c->reporter->user, &described);
}

/* Rules */

/* The rows of the rule, and the names of its parameters. */
static varve_status find_rule(compiler *c, varve_format_lexer *lexer,
                              const varve_attribute *const **parts) {
  const varve_attribute *rule = NULL;
  char key[64];
  int size = snprintf(key, sizeof key, "rule.%.*s", VARVE_FORMAT_SLICE(lexer->token.text));
  varve_slice fact = VARVE_SLICE("");
  for (const varve_dialect_definition *part = c->dialect->first;
       part != NULL && fact.size == 0 && (size_t)size < sizeof key; part = part->next)
    fact = varve_find_fact(part->tables, part->record->facts, key);
  if (fact.size == 0)
    return varve_format_refuse(lexer, lexer->token.place, "the dialect has no varve.rule '%.*s'",
                               VARVE_FORMAT_SLICE(lexer->token.text));
  VARVE_TRY(varve_definition_attribute(c->context, fact, &rule));
  *parts = rule->children;
  return varve_format_advance(lexer);
}

static varve_status parse_arguments(compiler *c, varve_format_lexer *lexer,
                                    const varve_attribute *takes,
                                    varve_expression_parameter *parameters) {
  VARVE_TRY(varve_format_expect_sign(lexer, '('));
  for (uint32_t i = 0; i < takes->child_count; i++) {
    varve_slice name = varve_string_bytes(takes->children[i]);
    if (i != 0)
      VARVE_TRY(varve_format_expect_sign(lexer, ','));
    parameters[i].name = name.size > 1 && name.data[0] == '$'
                             ? varve_slice_make(name.data + 1, name.size - 1)
                             : name;
    VARVE_TRY(varve_expression_parse(lexer, c->scope, &parameters[i].value));
  }
  VARVE_TRY(varve_format_expect_sign(lexer, ')'));
  return lexer->token.kind == VARVE_FORMAT_TOKEN_END
             ? VARVE_STATUS_OK
             : varve_format_refuse(lexer, lexer->token.place, "expected the end of the row");
}

static varve_status use_rule(compiler *c, const varve_attribute *row) {
  varve_expression_parameter parameters[VARVE_EXPRESSION_SLOTS];
  const varve_attribute *const *parts = NULL;
  c->text = varve_string_bytes(row->children[0]);
  varve_format_lexer lexer = varve_format_lexer_make(c->text, &c->fault);
  VARVE_TRY(varve_format_advance(&lexer));
  if (!varve_format_at_word(&lexer, "use"))
    return varve_format_refuse(&lexer, lexer.token.place, "expected 'use' and a varve.rule");
  VARVE_TRY(varve_format_advance(&lexer));
  VARVE_TRY(find_rule(c, &lexer, &parts));
  if (parts[0]->child_count > VARVE_EXPRESSION_SLOTS)
    return refuse(c, "the varve.rule has too many parameters");
  VARVE_TRY(parse_arguments(c, &lexer, parts[0], parameters));
  c->scope->parameters = parameters;
  c->scope->parameter_count = parts[0]->child_count;
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < parts[1]->child_count; i++)
    status = is_row(parts[1]->children[i], 2)
                 ? parse_row(c, parts[1]->children[i])
                 : refuse(c, "a row of varve.rule is a condition and a message");
  c->scope->parameter_count = 0;
  return status;
}

/* Compilation */

static varve_status compile_row(compiler *c, const varve_attribute *row) {
  c->text = VARVE_SLICE("");
  varve_status status =
      is_row(row, 2) ? parse_row(c, row)
      : is_row(row, 1)
          ? use_rule(c, row)
          : refuse(c, "a row is [\"CONDITION\", \"MESSAGE\"] or [\"use NAME(ARGUMENTS)\"]");
  return end_row(c, status);
}

static varve_status compile_rows(compiler *c, varve_slice fact) {
  const varve_attribute *list = NULL;
  varve_status status = varve_definition_attribute(c->context, fact, &list);
  if (status == VARVE_STATUS_OK && list->kind != VARVE_KIND_ARRAY)
    status = refuse(c, "varve.require must be an array of rows");
  if (status != VARVE_STATUS_OK)
    return end_row(c, status);
  for (uint32_t i = 0; i < list->child_count; i++)
    VARVE_TRY(compile_row(c, list->children[i]));
  return VARVE_STATUS_OK;
}

static varve_status keep(compiler *c, varve_requirements *found) {
  varve_requirement *rows =
      varve_arena_allocate_array(&c->context->arena, c->rows.count + 1, sizeof *rows);
  if (rows == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (c->rows.count != 0)
    memcpy(rows, c->rows.data, c->rows.count * sizeof *rows);
  *found = (varve_requirements){rows, (uint32_t)c->rows.count};
  return VARVE_STATUS_OK;
}

static varve_status compile(compiler *c, varve_record_list facts, varve_requirements *found) {
  varve_slice fact = varve_find_fact(c->dialect->tables, facts, "require");
  *found = (varve_requirements){NULL, 0};
  if (fact.size == 0)
    return VARVE_STATUS_OK;
  varve_vector_init(&c->rows, &c->context->memory, sizeof(varve_requirement));
  varve_status status = compile_rows(c, fact);
  if (status == VARVE_STATUS_OK)
    status = keep(c, found);
  varve_vector_release(&c->rows);
  return status;
}

static varve_status compile_operation(varve_context *context,
                                      const varve_operation_definition *definition,
                                      const varve_requirement_reporter *reporter,
                                      varve_requirements *found) {
  varve_operation_scope scope;
  varve_operation_scope_init(&scope, context, definition);
  compiler c = {.context = context,
                .dialect = definition->dialect,
                .scope = &scope.base,
                .operation = definition,
                .reporter = reporter};
  return compile(&c, definition->record->facts, found);
}

static varve_status compile_entity(varve_context *context,
                                   const varve_entity_definition *definition,
                                   const varve_requirement_reporter *reporter,
                                   varve_requirements *found) {
  varve_entity_scope scope;
  varve_entity_scope_init(&scope, context, definition);
  compiler c = {.context = context,
                .dialect = definition->dialect,
                .scope = &scope.base,
                .reporter = reporter};
  return compile(&c, definition->record->facts, found);
}

varve_status varve_find_requirements(varve_context *context,
                                     const varve_operation_definition *definition,
                                     const varve_requirements **found) {
  *found = *definition->requirements;
  if (*found != NULL)
    return VARVE_STATUS_OK;
  varve_requirements *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(compile_operation(context, definition, NULL, made));
  *found = *definition->requirements = made;
  return VARVE_STATUS_OK;
}

varve_status varve_entity_requirements(varve_context *context,
                                       const varve_entity_definition *definition,
                                       varve_requirements *found) {
  return compile_entity(context, definition, NULL, found);
}

varve_status varve_check_requirements(varve_context *context,
                                      const varve_operation_definition *operation,
                                      const varve_entity_definition *entity,
                                      const varve_requirement_reporter *reporter) {
  varve_requirements ignored;
  return operation != NULL ? compile_operation(context, operation, reporter, &ignored)
                           : compile_entity(context, entity, reporter, &ignored);
}

/* Evaluation */

varve_status varve_requirements_test(const varve_expression_input *input,
                                     const varve_requirements *requirements,
                                     const varve_requirement **failed) {
  *failed = NULL;
  for (uint32_t i = 0; *failed == NULL && i < requirements->count; i++) {
    varve_term term;
    VARVE_TRY(varve_expression_evaluate(input, requirements->rows[i].condition, &term));
    if (varve_term_truth(&term) == 0)
      *failed = &requirements->rows[i];
  }
  return VARVE_STATUS_OK;
}

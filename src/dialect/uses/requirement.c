/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles the rows of varve.require: [CONDITION, MESSAGE], or [use NAME(ARGUMENTS)] for those of a
 * varve.rule of the dialect. */
#include "dialect/uses/requirement.h"

#include <stdio.h>

#include "base/diagnostic.h"
#include "dialect/expression/entity_scope.h"
#include "dialect/infer/operation_terms.h"
#include "dialect/operation_format/operation_format.h"
#include "dialect/work.h"
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
  varve_slice use;  /* the row that uses the rule whose rows are compiled; empty: none */
  uint32_t depth;   /* of rows in rows */
  uint32_t visited; /* rows, which may be in rules that are used often */
  uint32_t name_count;
  bool reads_sources, reads_more; /* than types and inherent attributes */
} compiler;

static varve_status refuse(compiler *c, const char *message) {
  c->fault = (varve_format_fault){.offset = 0};
  (void)snprintf(c->fault.message, sizeof c->fault.message, "%s", message);
  return VARVE_STATUS_INVALID;
}

/* Rows */

/* Each case must be one of the enum of the attribute that it is compared with. Expressions nest
 * only so deep. */
static varve_status check_tree(compiler *c, const varve_expression *e) {
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  bool is_around = e->kind == VARVE_EXPRESSION_SOURCE && e->number == VARVE_SOURCE_AROUND;
  if (is_around || e->kind == VARVE_EXPRESSION_ATTRIBUTE || e->kind == VARVE_EXPRESSION_NAME ||
      e->slot.kind == VARVE_SYNTAX_REGION)
    c->reads_more = true;
  else if (e->kind == VARVE_EXPRESSION_SOURCE)
    c->reads_sources = true;
  if (e->kind == VARVE_EXPRESSION_CASE && c->operation != NULL)
    VARVE_TRY(varve_operation_case(c->context, c->operation, e, &term));
  if (e->kind == VARVE_EXPRESSION_CASE && term.kind == VARVE_TERM_UNKNOWN) {
    c->fault = (varve_format_fault){.offset = (size_t)(e->text.data - c->text.data)};
    (void)snprintf(c->fault.message, sizeof c->fault.message,
                   "no enum of an attribute that '.%.*s' is compared with has this case",
                   VARVE_FORMAT_SLICE(e->text));
    return VARVE_STATUS_INVALID;
  }
  for (uint32_t i = 0; i < e->argument_count; i++)
    VARVE_TRY(check_tree(c, e->arguments[i]));
  return VARVE_STATUS_OK;
}

static varve_status expect_end(varve_format_lexer *lexer) {
  return lexer->token.kind == VARVE_FORMAT_TOKEN_END
             ? VARVE_STATUS_OK
             : varve_format_refuse(lexer, lexer->token.place, "expected the end of the condition");
}

/* Parses the expression that the rest of the text is. */
static varve_status parse_rest(compiler *c, varve_format_lexer *lexer,
                               const varve_expression **made) {
  VARVE_TRY(varve_expression_parse(lexer, c->scope, made));
  VARVE_TRY(expect_end(lexer));
  return check_tree(c, *made);
}

static char *append(char *text, varve_slice more) {
  if (more.size != 0)
    memcpy(text, more.data, more.size);
  return text + more.size;
}

/* If the context counts, the check does. Its text is "use NAME(ARGUMENTS): CONDITION: MESSAGE". */
static varve_status add_coverage(compiler *c, const varve_entity *row, varve_requirement *check) {
  const varve_slice colon = VARVE_SLICE(": ");
  varve_slice condition = varve_string_bytes(row->children[0]);
  varve_slice message = varve_string_bytes(row->children[1]);
  if (c->context->coverage == NULL)
    return VARVE_STATUS_OK;
  char *text = varve_arena_allocate(&c->context->arena,
                                    c->use.size + condition.size + message.size + 2 * colon.size);
  if (text == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *end = append(text, c->use);
  end = append(end, c->use.size == 0 ? VARVE_SLICE("") : colon);
  end = append(append(append(end, condition), colon), message);
  check->kind = VARVE_REQUIREMENT_COUNTED_CHECK;
  return varve_coverage_make_place(c->context, varve_slice_make(text, (size_t)(end - text)),
                                   &check->coverage);
}

/* Returns whether it has strings only. */
static bool is_row(const varve_entity *row, uint32_t least, uint32_t most) {
  bool is_it =
      row->kind == VARVE_KIND_ARRAY && row->child_count >= least && row->child_count <= most;
  for (uint32_t i = 0; is_it && i < row->child_count; i++)
    is_it = row->children[i]->kind == VARVE_KIND_STRING;
  return is_it;
}

/* Returns whether it has a string, and rows. */
static bool is_block(const varve_entity *row) {
  bool is_it = row->kind == VARVE_KIND_ARRAY && row->child_count >= 2 &&
               row->children[0]->kind == VARVE_KIND_STRING;
  for (uint32_t i = 1; is_it && i < row->child_count; i++)
    is_it = row->children[i]->kind == VARVE_KIND_ARRAY;
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
                              const varve_entity *const **parts) {
  const varve_entity *rule = NULL;
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

static varve_status parse_row(compiler *c, const varve_entity *row);

/* Rows may be in blocks and rules, as deep as the limit. */
static varve_status parse_all(compiler *c, const varve_entity *list, uint32_t first) {
  varve_status status = VARVE_STATUS_OK;
  if (c->depth == VARVE_REQUIREMENT_DEPTH)
    return refuse(c, "there are too many rows, or they nest too deeply");
  c->depth++;
  for (uint32_t i = first; status == VARVE_STATUS_OK && i < list->child_count; i++)
    status = parse_row(c, list->children[i]);
  c->depth--;
  return status;
}

/* Blocks of rows */

/* A name for the rows in a block. */
static varve_status open_name(compiler *c, varve_format_lexer *lexer) {
  varve_expression_scope *scope = c->scope;
  if (lexer->token.kind != VARVE_FORMAT_TOKEN_WORD || scope->name_count == VARVE_EXPRESSION_NAMES)
    return varve_format_refuse(lexer, lexer->token.place, "expected a name, one of at most %d",
                               VARVE_EXPRESSION_NAMES);
  scope->names[scope->name_count++] = lexer->token.text;
  c->name_count = scope->name_count > c->name_count ? scope->name_count : c->name_count;
  return varve_format_advance(lexer);
}

/* let NAME = E, NAME = E; the lexer is before the first name. Each may use those before it. */
static varve_status parse_lets(compiler *c, varve_format_lexer *lexer) {
  do {
    varve_requirement made = {.kind = VARVE_REQUIREMENT_LET, .name = c->scope->name_count};
    VARVE_TRY(varve_format_advance(lexer));
    VARVE_TRY(open_name(c, lexer));
    VARVE_TRY(varve_format_expect_sign(lexer, '='));
    c->scope->name_count--;
    VARVE_TRY(varve_expression_parse(lexer, c->scope, &made.value));
    c->scope->name_count++;
    VARVE_TRY(check_tree(c, made.value));
    VARVE_TRY(varve_vector_push(&c->rows, &made));
  } while (varve_format_at_sign(lexer, ','));
  return expect_end(lexer);
}

/* each NAME in E, each NAME at NAME in E; the lexer is before the first name. */
static varve_status parse_each(compiler *c, varve_format_lexer *lexer) {
  varve_requirement made = {.kind = VARVE_REQUIREMENT_EACH, .name = c->scope->name_count};
  VARVE_TRY(varve_format_advance(lexer));
  VARVE_TRY(open_name(c, lexer));
  made.has_place = varve_format_at_word(lexer, "at");
  if (made.has_place) {
    VARVE_TRY(varve_format_advance(lexer));
    VARVE_TRY(open_name(c, lexer));
  }
  uint32_t opened = c->scope->name_count;
  if (!varve_format_at_word(lexer, "in"))
    return varve_format_refuse(lexer, lexer->token.place, "expected 'in'");
  VARVE_TRY(varve_format_advance(lexer));
  c->scope->name_count = made.name;
  VARVE_TRY(parse_rest(c, lexer, &made.value));
  c->scope->name_count = opened;
  return varve_vector_push(&c->rows, &made);
}

static varve_status parse_head(compiler *c, varve_format_lexer *lexer) {
  varve_requirement made = {.kind = VARVE_REQUIREMENT_IF};
  if (varve_format_at_word(lexer, "let"))
    return parse_lets(c, lexer);
  if (varve_format_at_word(lexer, "each"))
    return parse_each(c, lexer);
  if (!varve_format_at_word(lexer, "if"))
    return varve_format_refuse(lexer, lexer->token.place, "expected 'let', 'each' or 'if'");
  VARVE_TRY(varve_format_advance(lexer));
  VARVE_TRY(parse_rest(c, lexer, &made.value));
  return varve_vector_push(&c->rows, &made);
}

/* A rule is parsed again at each use: a short definition could use a long one often. */
static bool may_parse(const compiler *c, const varve_entity *row) {
  enum { STEPS_OF_BYTE = 4 };
  uint64_t size = 0;
  if (c->use.size == 0)
    return true;
  for (uint32_t i = 0; i < row->child_count; i++)
    if (row->children[i]->kind == VARVE_KIND_STRING)
      size += varve_string_bytes(row->children[i]).size;
  return varve_work_take(c->context, size * STEPS_OF_BYTE);
}

static varve_status parse_row(compiler *c, const varve_entity *row) {
  c->text = VARVE_SLICE("");
  if (c->visited++ == VARVE_REQUIREMENT_VISITS || !may_parse(c, row))
    return refuse(c, "there are too many rows, or they nest too deeply");
  if (is_row(row, 2, 1 + VARVE_REQUIREMENT_MESSAGES)) {
    varve_requirement made = {.kind = VARVE_REQUIREMENT_CHECK,
                              .message_count = row->child_count - 1};
    c->text = varve_string_bytes(row->children[0]);
    varve_format_lexer lexer = varve_format_lexer_make(c->text, &c->fault);
    VARVE_TRY(varve_format_advance(&lexer));
    VARVE_TRY(parse_rest(c, &lexer, &made.value));
    varve_name_pattern *messages =
        varve_arena_allocate_array(&c->context->arena, made.message_count, sizeof *messages);
    if (messages == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < made.message_count; i++) {
      c->text = varve_string_bytes(row->children[i + 1]);
      VARVE_TRY(varve_message_pattern_parse(c->scope, c->text, &messages[i], &c->fault));
    }
    made.messages = messages;
    VARVE_TRY(add_coverage(c, row, &made));
    return varve_vector_push(&c->rows, &made);
  }
  if (is_block(row)) {
    uint32_t name_count = c->scope->name_count;
    size_t first = c->rows.count;
    c->text = varve_string_bytes(row->children[0]);
    varve_format_lexer lexer = varve_format_lexer_make(c->text, &c->fault);
    VARVE_TRY(varve_format_advance(&lexer));
    varve_status status = parse_head(c, &lexer);
    size_t inner = c->rows.count;
    if (status == VARVE_STATUS_OK)
      status = parse_all(c, row, 1);
    c->scope->name_count = name_count;
    for (size_t i = first; status == VARVE_STATUS_OK && i < inner; i++)
      VARVE_VECTOR_AT(&c->rows, varve_requirement, i).inner = (uint32_t)(c->rows.count - i - 1);
    return status;
  }
  if (is_row(row, 1, 1)) {
    varve_expression_parameter parameters[VARVE_EXPRESSION_SLOTS];
    const varve_entity *const *parts = NULL;
    c->text = varve_string_bytes(row->children[0]);
    varve_format_lexer lexer = varve_format_lexer_make(c->text, &c->fault);
    VARVE_TRY(varve_format_advance(&lexer));
    if (!varve_format_at_word(&lexer, "use"))
      return varve_format_refuse(&lexer, lexer.token.place, "expected 'use' and a varve.rule");
    VARVE_TRY(varve_format_advance(&lexer));
    VARVE_TRY(find_rule(c, &lexer, &parts));
    if (parts == NULL || parts[0]->child_count > VARVE_EXPRESSION_SLOTS)
      return refuse(c, "the varve.rule has too many parameters");
    VARVE_TRY(varve_format_expect_sign(&lexer, '('));
    for (uint32_t i = 0; i < parts[0]->child_count; i++) {
      varve_slice name = varve_string_bytes(parts[0]->children[i]);
      if (i != 0)
        VARVE_TRY(varve_format_expect_sign(&lexer, ','));
      parameters[i].name = name.size > 1 && name.data[0] == '$'
                               ? varve_slice_make(name.data + 1, name.size - 1)
                               : name;
      VARVE_TRY(varve_expression_parse(&lexer, c->scope, &parameters[i].value));
    }
    VARVE_TRY(varve_format_expect_sign(&lexer, ')'));
    VARVE_TRY(lexer.token.kind == VARVE_FORMAT_TOKEN_END
                  ? VARVE_STATUS_OK
                  : varve_format_refuse(&lexer, lexer.token.place, "expected the end of the row"));
    const varve_expression_parameter *outer = c->scope->parameters;
    uint32_t outer_count = c->scope->parameter_count;
    varve_slice outer_use = c->use;
    c->use = c->text;
    c->scope->parameters = parameters;
    c->scope->parameter_count = parts[0]->child_count;
    varve_status status = parse_all(c, parts[1], 0);
    c->scope->parameters = outer;
    c->scope->parameter_count = outer_count;
    c->use = outer_use;
    return status;
  }
  return refuse(c, "a row is [\"CONDITION\", \"MESSAGE\"], [\"use NAME(ARGUMENTS)\"], or "
                   "\"let NAME = E\", \"each NAME in E\" or \"if E\" with rows");
}

/* Compilation */

/* A row with a fault is left out. */
static varve_status compile_row(compiler *c, const varve_entity *row) {
  size_t count = c->rows.count;
  varve_status status = parse_row(c, row);
  if (status == VARVE_STATUS_INVALID)
    c->rows.count = count;
  return end_row(c, status);
}

static varve_status compile_rows(compiler *c, varve_slice fact) {
  const varve_entity *list = NULL;
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
  *found = (varve_requirements){.rows = rows,
                                .count = (uint32_t)c->rows.count,
                                .name_count = c->name_count,
                                .is_of_parts = !c->reads_more,
                                .reads_sources = c->reads_sources};
  return VARVE_STATUS_OK;
}

static varve_status compile(compiler *c, varve_record_list facts, varve_requirements *found) {
  varve_slice fact = varve_find_fact(c->dialect->tables, facts, "require");
  *found = (varve_requirements){.rows = NULL};
  if (fact.size == 0)
    return VARVE_STATUS_OK;
  varve_vector_init(&c->rows, &c->context->memory, sizeof(varve_requirement));
  varve_status status = compile_rows(c, fact);
  if (status == VARVE_STATUS_OK)
    status = keep(c, found);
  varve_vector_release(&c->rows);
  return status;
}

/* Compiles the rows of an operation or, if it is NULL, of a type or attribute. */
static varve_status compile_of(varve_context *context, varve_requirement_subject subject,
                               const varve_requirement_reporter *reporter,
                               varve_requirements *found) {
  const varve_operation_definition *operation = subject.operation;
  varve_operation_scope of_operation;
  varve_entity_scope of_entity;
  compiler c = {.context = context, .operation = operation, .reporter = reporter};
  if (operation != NULL) {
    varve_operation_scope_init(&of_operation, context, operation);
    c.dialect = operation->dialect;
    c.scope = &of_operation.base;
    return compile(&c, operation->record->facts, found);
  }
  varve_entity_scope_init(&of_entity, context, subject.entity);
  c.dialect = subject.entity->dialect;
  c.scope = &of_entity.base;
  return compile(&c, subject.entity->record->facts, found);
}

varve_status varve_find_requirements(varve_context *context, varve_requirement_subject subject,
                                     const varve_requirements **found) {
  const varve_requirements **kept =
      subject.operation != NULL ? subject.operation->requirements : subject.entity->requirements;
  *found = *kept;
  if (*found != NULL)
    return VARVE_STATUS_OK;
  varve_requirements *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(compile_of(context, subject, NULL, made));
  *found = *kept = made;
  return VARVE_STATUS_OK;
}

varve_status varve_check_requirements(varve_context *context, varve_requirement_subject subject,
                                      const varve_requirement_reporter *reporter) {
  varve_requirements ignored;
  return compile_of(context, subject, reporter, &ignored);
}

/* Evaluation */

typedef struct test {
  const varve_expression_input *input;
  const varve_requirements *requirements;
  varve_term *names;
  const varve_requirement *failed;
} test;

static varve_status test_rows(test *t, uint32_t first, uint32_t end);

static varve_status test_each(test *t, uint32_t at, const varve_term *of) {
  const varve_requirement *row = &t->requirements->rows[at];
  varve_term list;
  VARVE_TRY(varve_term_list(t->input, of, &list));
  for (uint32_t i = 0; list.kind == VARVE_TERM_LIST && i < list.count && t->failed == NULL &&
                       varve_work_is_left(t->input->context);
       i++) {
    t->names[row->name] = list.items[i];
    if (row->has_place)
      t->names[row->name + 1] = (varve_term){.kind = VARVE_TERM_NUMBER, .number = i};
    VARVE_TRY(test_rows(t, at + 1, at + 1 + row->inner));
  }
  return VARVE_STATUS_OK;
}

static varve_status test_row(test *t, uint32_t at) {
  const varve_requirement *row = &t->requirements->rows[at];
  varve_term term;
  VARVE_TRY(varve_expression_evaluate(t->input, row->value, &term));
  switch (row->kind) {
  case VARVE_REQUIREMENT_COUNTED_CHECK: {
    int truth = varve_term_truth(&term);
    if (truth == 0)
      t->failed = row;
    if (truth == 0 || truth == 1)
      varve_coverage_count_place(t->input->context, row->coverage, truth == 1);
  }
    return VARVE_STATUS_OK;
  case VARVE_REQUIREMENT_CHECK:
    if (varve_term_truth(&term) == 0)
      t->failed = row;
    return VARVE_STATUS_OK;
  case VARVE_REQUIREMENT_IF:
    return varve_term_truth(&term) == 1 ? test_rows(t, at + 1, at + 1 + row->inner)
                                        : VARVE_STATUS_OK;
  case VARVE_REQUIREMENT_LET:
    t->names[row->name] = term;
    return test_rows(t, at + 1, at + 1 + row->inner);
  case VARVE_REQUIREMENT_EACH:
    return test_each(t, at, &term);
  }
  return VARVE_STATUS_OK;
}

/* Rows nest only so deep. */
static varve_status test_rows(test *t, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end && t->failed == NULL; i += 1 + t->requirements->rows[i].inner)
    VARVE_TRY(test_row(t, i));
  return VARVE_STATUS_OK;
}

varve_status varve_requirements_test(varve_expression_input *input,
                                     const varve_requirements *requirements,
                                     const varve_requirement **failed) {
  test t = {.input = input, .requirements = requirements};
  *failed = NULL;
  t.names = varve_arena_allocate_array(input->arena, requirements->name_count + 1, sizeof *t.names);
  if (t.names == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  input->names = t.names;
  if (!varve_work_begin(input->context))
    return VARVE_STATUS_OK;
  varve_status status = test_rows(&t, 0, requirements->count);
  varve_work_end(input->context);
  *failed = t.failed;
  return status;
}

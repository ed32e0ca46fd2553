/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks types and attributes against the constraints of definitions, as upstream does. Within a
 * scope (the check of one operation, type or attribute), a shared constraint accepts only the first
 * node that satisfied it. any_of tries its alternatives in order and stops at the first that is
 * satisfied. If an alternative fails, its assignments to shared constraints are kept. */
#include "ir/attributes.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

/* A frame of the explicit stack of constraints that are being evaluated: a constraint, and the node
 * that it constrains. Recursion would not be safe, because definitions may nest constraints
 * deeply. */
typedef struct constraint_frame {
  varve_constraint_record record;
  const varve_entity *entity;
  uint32_t index;
  uint32_t next;     /* index of the next argument to check */
  bool is_quiet;     /* failures are not reported */
  bool is_parameter; /* the node is a parameter: constraints that are rules are skipped */
  bool has_returned; /* false when the constraint is entered, true when it is resumed */
} constraint_frame;

enum { MOST_SHARED = 256 };

typedef struct evaluation {
  varve_verifier *verifier;
  const varve_dialect_definition *dialect;
  const varve_definition_tables *tables; /* the tables of dialect */
  bool is_satisfied;                     /* the result of the last check */
} evaluation;

void varve_constraints_init(varve_verifier *verifier) {
  varve_vector_init(&verifier->cells, &verifier->context->memory, sizeof(varve_constraint_cells));
  varve_vector_init(&verifier->frames, &verifier->context->memory, sizeof(constraint_frame));
  varve_arena_init(&verifier->conditions, &verifier->context->memory);
  varve_vector_init(&verifier->shared_conditions, &verifier->context->memory,
                    sizeof(varve_shared_condition));
}

void varve_constraints_release(varve_verifier *verifier) {
  for (size_t i = 0; i < verifier->cells.count; i++)
    varve_vector_release(&VARVE_VECTOR_AT(&verifier->cells, varve_constraint_cells, i).cells);
  varve_vector_release(&verifier->cells);
  varve_vector_release(&verifier->frames);
  varve_arena_release(&verifier->conditions);
  varve_vector_release(&verifier->shared_conditions);
}

void varve_begin_scope(varve_verifier *verifier) { verifier->scope++; }

static varve_status find_cells(varve_verifier *verifier, const varve_definition_tables *tables,
                               varve_vector **found) {
  for (size_t i = 0; i < verifier->cells.count; i++) {
    varve_constraint_cells *cells = &VARVE_VECTOR_AT(&verifier->cells, varve_constraint_cells, i);
    *found = &cells->cells;
    if (cells->tables == varve_tables_identity(tables))
      return VARVE_STATUS_OK;
  }
  varve_constraint_cells *made = varve_vector_grow(&verifier->cells, 1);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->tables = varve_tables_identity(tables);
  varve_vector_init(&made->cells, &verifier->context->memory, sizeof(varve_constraint_cell));
  *found = &made->cells;
  return VARVE_STATUS_OK;
}

varve_status varve_find_constraint_cell(varve_verifier *verifier,
                                        const varve_definition_tables *tables, uint32_t index,
                                        varve_constraint_cell **cell) {
  varve_vector *cells = NULL;
  *cell = NULL;
  VARVE_TRY(find_cells(verifier, tables, &cells));
  if (index >= cells->count && varve_vector_grow(cells, (size_t)index + 1 - cells->count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *cell = &VARVE_VECTOR_AT(cells, varve_constraint_cell, index);
  return VARVE_STATUS_OK;
}

/* Gets the condition of a rule: a shared condition with the same text, or a new one that is parsed
 * from the text. */
static varve_status make_condition(varve_verifier *verifier,
                                   const varve_dialect_definition *dialect,
                                   const varve_constraint_record *record,
                                   const varve_condition **condition) {
  const varve_condition_source source = {verifier->context, &verifier->conditions, dialect};
  varve_shared_condition made = {.text = varve_table_text(dialect->tables, record->text),
                                 .dialect = dialect};
  for (size_t i = 0; i < verifier->shared_conditions.count; i++) {
    const varve_shared_condition *same =
        &VARVE_VECTOR_AT(&verifier->shared_conditions, varve_shared_condition, i);
    *condition = same->condition;
    if (same->text.data == made.text.data && same->dialect == dialect)
      return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_condition_make(&source, made.text, &made.condition));
  *condition = made.condition;
  return verifier->shared_conditions.count < MOST_SHARED
             ? varve_vector_push(&verifier->shared_conditions, &made)
             : VARVE_STATUS_OK;
}

varve_status varve_violates_rule(varve_verifier *verifier, const varve_dialect_definition *dialect,
                                 uint32_t constraint, const varve_entity *entity,
                                 bool *is_violated) {
  varve_constraint_cell *cell = NULL;
  *is_violated = false;
  VARVE_TRY(varve_find_constraint_cell(verifier, dialect->tables, constraint, &cell));
  if (cell->condition == NULL) {
    varve_constraint_record record = varve_constraint_record_at(dialect->tables, constraint);
    VARVE_TRY(make_condition(verifier, dialect, &record, &cell->condition));
  }
  varve_question question = {.context = verifier->context,
                             .condition = cell->condition,
                             .entity = entity,
                             .is_loaded = varve_is_loaded(verifier, dialect)};
  question.steps = question.is_loaded ? &verifier->rule_steps_left : NULL;
  *is_violated = varve_condition_meets(&question) == VARVE_VERDICT_NO;
  return question.status;
}

static varve_status find_cell(const evaluation *e, uint32_t index, varve_constraint_cell **cell) {
  return varve_find_constraint_cell(e->verifier, e->tables, index, cell);
}

/* Functions that report faults, but report nothing if is_quiet is set. */

static varve_status append_node(const evaluation *e, const char *before, const varve_entity *node,
                                const char *after) {
  VARVE_TRY(varve_fault_text(e->verifier, before));
  VARVE_TRY(varve_fault_node(e->verifier, node));
  return varve_fault_text(e->verifier, after);
}

static varve_status report_unequal(const evaluation *e, const constraint_frame *frame,
                                   const varve_entity *expected) {
  if (frame->is_quiet)
    return VARVE_STATUS_OK;
  VARVE_TRY(append_node(e, "expected '", expected, "' but got '"));
  VARVE_TRY(append_node(e, "", frame->entity, "'"));
  return varve_fault_report(e->verifier, VARVE_STATUS_INVALID);
}

static varve_status report_base(const evaluation *e, const constraint_frame *frame,
                                varve_slice expected) {
  varve_verifier *v = e->verifier;
  bool is_type = expected.data[0] == '!';
  if (frame->is_quiet)
    return VARVE_STATUS_OK;
  if (is_type && !varve_is_type(frame->entity)) {
    VARVE_TRY(append_node(e, "expected type, got attribute '", frame->entity, "'"));
    return varve_fault_report(v, VARVE_STATUS_INVALID);
  }
  VARVE_TRY(varve_fault_text(v, is_type ? "expected base type '" : "expected base attribute '"));
  VARVE_TRY(varve_fault_slice(v, varve_slice_make(expected.data + 1, expected.size - 1)));
  VARVE_TRY(varve_fault_text(v, "' but got '"));
  if (frame->record.kind == VARVE_CONSTRAINT_PARAMETRIC) {
    VARVE_TRY(varve_fault_node(v, frame->entity));
  } else if (!is_type && varve_is_type(frame->entity)) {
    VARVE_TRY(varve_fault_text(v, "builtin.type"));
  } else {
    size_t start = v->message.size;
    VARVE_TRY(varve_append_base_name(&v->message, frame->entity));
    memmove(v->message.data + start, v->message.data + start + 1, v->message.size - start - 1);
    v->message.size--;
  }
  VARVE_TRY(varve_fault_text(v, "'"));
  return varve_fault_report(v, VARVE_STATUS_INVALID);
}

static varve_status report_count(const evaluation *e, const constraint_frame *frame) {
  varve_slice name = varve_table_text(e->tables, frame->record.text);
  if (frame->is_quiet)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fault_text(e->verifier, "attribute '"));
  VARVE_TRY(varve_fault_slice(e->verifier, varve_slice_make(name.data + 1, name.size - 1)));
  const int64_t counts[] = {varve_parameter_count(frame->entity), frame->record.arguments.count};
  return varve_fault(e->verifier, "' expects # parameters but got #", counts);
}

/* Steps of the evaluation */

static varve_status push(evaluation *e, constraint_frame frame) {
  varve_verifier *v = e->verifier;
  if (v->steps_left == 0) {
    VARVE_TRY(varve_fault_text(v, "the constraints of this take too many steps to check"));
    return varve_fault_report(v, VARVE_STATUS_LIMIT_EXCEEDED);
  }
  v->steps_left--;
  frame.record = varve_constraint_record_at(e->tables, frame.index);
  return varve_vector_push(&v->frames, &frame);
}

static void pop(evaluation *e, bool is_satisfied) {
  e->is_satisfied = is_satisfied;
  varve_vector_truncate(&e->verifier->frames, e->verifier->frames.count - 1);
}

/* Returns whether the constraint is shared: after a first node satisfied it, only equal nodes
 * do. */
static bool is_shared(const constraint_frame *frame) { return frame->record.is_shared != 0; }

static varve_status succeed(evaluation *e, const constraint_frame *frame) {
  varve_constraint_cell *cell = NULL;
  if (is_shared(frame)) {
    VARVE_TRY(find_cell(e, frame->index, &cell));
    cell->assigned = frame->entity;
    cell->scope = e->verifier->scope;
  }
  pop(e, true);
  return VARVE_STATUS_OK;
}

static varve_status step_is(evaluation *e, const constraint_frame *frame) {
  varve_verifier *v = e->verifier;
  varve_constraint_cell *cell = NULL;
  VARVE_TRY(find_cell(e, frame->index, &cell));
  if (cell->expected == NULL) {
    const varve_entity *expected = NULL;
    varve_slice text = varve_table_text(e->tables, frame->record.text);
    varve_status status = v->context->parse_attribute(v->context, text, &expected);
    if (status == VARVE_STATUS_INVALID) {
      VARVE_TRY(varve_fault_text(v, "cannot parse the attribute that the definition expects: "));
      VARVE_TRY(varve_fault_slice(v, text));
      return varve_fault_report(v, VARVE_STATUS_INVALID);
    }
    VARVE_TRY(status);
    VARVE_TRY(find_cell(e, frame->index, &cell));
    cell->expected = varve_plain_node(expected);
  }
  if (cell->expected == frame->entity)
    return succeed(e, frame);
  VARVE_TRY(report_unequal(e, frame, cell->expected));
  pop(e, false);
  return VARVE_STATUS_OK;
}

static varve_status has_base(evaluation *e, const constraint_frame *frame, bool *matches) {
  varve_slice expected = varve_table_text(e->tables, frame->record.text);
  varve_buffer *scratch = &e->verifier->message;
  *matches =
      varve_slice_equal(expected, VARVE_SLICE("#builtin.type")) && varve_is_type(frame->entity);
  if (*matches)
    return VARVE_STATUS_OK;
  size_t start = scratch->size;
  VARVE_TRY(varve_append_base_name(scratch, frame->entity));
  *matches =
      varve_slice_equal(expected, varve_slice_make(scratch->data + start, scratch->size - start));
  scratch->size = start;
  return VARVE_STATUS_OK;
}

static varve_status next_argument(evaluation *e, constraint_frame *frame, constraint_frame next) {
  next.index = varve_table_number(e->tables, frame->record.arguments.first + frame->next);
  frame->next++;
  frame->has_returned = true;
  return push(e, next);
}

/* Returns a frame for the same node. The caller adds the constraint. */
static constraint_frame frame_of_same(const constraint_frame *frame, bool is_quiet) {
  return (constraint_frame){
      .entity = frame->entity, .is_quiet = is_quiet, .is_parameter = frame->is_parameter};
}

/* Compares the node with the node that is assigned to a shared constraint in this scope. If there
 * is such an assigned node, sets *is_done, because the constraint is then fully evaluated. */
static varve_status step_assigned(evaluation *e, const constraint_frame *frame, bool *is_done) {
  varve_constraint_cell *cell = NULL;
  *is_done = false;
  if (!is_shared(frame) || frame->has_returned)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_cell(e, frame->index, &cell));
  *is_done = cell->scope == e->verifier->scope;
  if (!*is_done)
    return VARVE_STATUS_OK;
  bool is_equal = cell->assigned == frame->entity;
  if (!is_equal)
    VARVE_TRY(report_unequal(e, frame, cell->assigned));
  pop(e, is_equal);
  return VARVE_STATUS_OK;
}

static varve_status step(evaluation *e) {
  constraint_frame *frame = &VARVE_VECTOR_LAST(&e->verifier->frames, constraint_frame);
  bool is_done = false;
  VARVE_TRY(step_assigned(e, frame, &is_done));
  if (is_done)
    return VARVE_STATUS_OK;
  switch ((varve_constraint_kind)frame->record.kind) {
  case VARVE_CONSTRAINT_IS:
    return step_is(e, frame);
  case VARVE_CONSTRAINT_BASE: {
    bool matches = false;
    VARVE_TRY(has_base(e, frame, &matches));
    if (matches)
      return succeed(e, frame);
    VARVE_TRY(report_base(e, frame, varve_table_text(e->tables, frame->record.text)));
    pop(e, false);
    return VARVE_STATUS_OK;
  }
  case VARVE_CONSTRAINT_PARAMETRIC: {
    if (!frame->has_returned) {
      /* If the node is stored as text, its parameters are not checked. */
      bool matches = false;
      VARVE_TRY(has_base(e, frame, &matches));
      if (matches && !varve_entity_is_parametric(frame->entity))
        return succeed(e, frame);
      if (matches && varve_parameter_count(frame->entity) == frame->record.arguments.count) {
        frame->has_returned = true;
        e->is_satisfied = true;
        return VARVE_STATUS_OK;
      }
      VARVE_TRY(matches ? report_count(e, frame)
                        : report_base(e, frame, varve_table_text(e->tables, frame->record.text)));
      pop(e, false);
      return VARVE_STATUS_OK;
    }
    if (!e->is_satisfied) {
      pop(e, false);
      return VARVE_STATUS_OK;
    }
    if (frame->next == frame->record.arguments.count)
      return succeed(e, frame);
    const constraint_frame parameter = {
        .entity = varve_plain_node(varve_parameter(frame->entity, frame->next)),
        .is_quiet = frame->is_quiet,
        .is_parameter = true};
    return next_argument(e, frame, parameter);
  }
  case VARVE_CONSTRAINT_ANY_OF:
    if (frame->has_returned && e->is_satisfied)
      return succeed(e, frame);
    if (frame->next < frame->record.arguments.count)
      return next_argument(e, frame, frame_of_same(frame, true));
    if (!frame->is_quiet) {
      VARVE_TRY(append_node(e, "'", frame->entity, "' does not satisfy the constraint"));
      VARVE_TRY(varve_fault_report(e->verifier, VARVE_STATUS_INVALID));
    }
    pop(e, false);
    return VARVE_STATUS_OK;
  case VARVE_CONSTRAINT_ALL_OF:
    if (frame->has_returned && !e->is_satisfied) {
      pop(e, false);
      return VARVE_STATUS_OK;
    }
    if (frame->next == frame->record.arguments.count)
      return succeed(e, frame);
    return next_argument(e, frame, frame_of_same(frame, frame->is_quiet));
  case VARVE_CONSTRAINT_RULE: {
    bool is_violated = false;
    if (!frame->is_parameter)
      VARVE_TRY(
          varve_violates_rule(e->verifier, e->dialect, frame->index, frame->entity, &is_violated));
    if (!is_violated)
      return succeed(e, frame);
    if (!frame->is_quiet) {
      VARVE_TRY(append_node(e, "'", frame->entity, "' does not satisfy the rule "));
      VARVE_TRY(varve_fault_slice(e->verifier, varve_table_text(e->tables, frame->record.text)));
      VARVE_TRY(varve_fault_report(e->verifier, VARVE_STATUS_INVALID));
    }
    pop(e, false);
    return VARVE_STATUS_OK;
  }
  case VARVE_CONSTRAINT_ANY:
  case VARVE_CONSTRAINT_REGION:
    break;
  }
  return succeed(e, frame);
}

static varve_status check(varve_verifier *verifier, const varve_dialect_definition *dialect,
                          constraint_frame frame) {
  evaluation e = {.verifier = verifier, .dialect = dialect, .tables = dialect->tables};
  if (frame.index == 0)
    return VARVE_STATUS_OK;
  varve_vector_truncate(&verifier->frames, 0);
  VARVE_TRY(push(&e, frame));
  while (verifier->frames.count != 0)
    VARVE_TRY(step(&e));
  return e.is_satisfied ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

varve_status varve_check_constraint(varve_verifier *verifier,
                                    const varve_dialect_definition *dialect, uint32_t constraint,
                                    const varve_entity *entity) {
  return check(verifier, dialect,
               (constraint_frame){.index = constraint, .entity = varve_plain_node(entity)});
}

varve_status varve_try_constraint(varve_verifier *verifier, const varve_dialect_definition *dialect,
                                  uint32_t constraint, const varve_entity *entity) {
  return check(verifier, dialect,
               (constraint_frame){
                   .index = constraint, .entity = varve_plain_node(entity), .is_quiet = true});
}

varve_status varve_check_parameter(varve_verifier *verifier,
                                   const varve_dialect_definition *dialect, uint32_t constraint,
                                   const varve_entity *entity) {
  return check(verifier, dialect,
               (constraint_frame){
                   .index = constraint, .entity = varve_plain_node(entity), .is_parameter = true});
}

/* Regions */

static uint64_t count_blocks(const varve_region *region) {
  uint64_t count = 0;
  for (const varve_block *block = region->first; block != NULL; block = block->next)
    count++;
  return count;
}

/* Returns the required number of blocks. The text of the constraint is a decimal number, as was
 * checked when the definition was read. */
static uint64_t required_blocks(varve_slice text) {
  uint64_t count = 0;
  for (size_t i = 0; i < text.size; i++)
    count = count * 10 + (uint64_t)(text.data[i] - '0');
  return count;
}

/* Checks the arguments of a region. A wrong type is reported at the location of the argument. A
 * wrong number of arguments is reported at the first argument, or at the operation if the region
 * has no arguments. */
varve_status varve_check_region_arguments(varve_verifier *v,
                                          const varve_dialect_definition *dialect,
                                          const varve_constraint_record *record, uint32_t number) {
  const varve_block *entry = varve_operation_region(v->op, number)->first;
  uint32_t count = entry == NULL ? 0 : entry->argument_count;
  const varve_record_list *expected = &record->arguments;
  v->location = count == 0 ? NULL : entry->arguments[0]->location;
  if (count != expected->count) {
    const int64_t numbers[] = {number, expected->count, count};
    return varve_fault(v, "expected region # to have # arguments but got #", numbers);
  }
  for (uint32_t i = 0; i < count; i++) {
    v->location = entry->arguments[i]->location;
    VARVE_TRY(varve_check_constraint(v, dialect,
                                     varve_table_number(dialect->tables, expected->first + i),
                                     entry->arguments[i]->value.type));
  }
  v->location = NULL;
  return VARVE_STATUS_OK;
}

static varve_status check_region(varve_verifier *v, const varve_dialect_definition *dialect,
                                 uint32_t constraint, uint32_t number) {
  const varve_constraint_record record = varve_constraint_record_at(dialect->tables, constraint);
  varve_slice blocks = varve_table_text(dialect->tables, record.text);
  if (record.kind != VARVE_CONSTRAINT_REGION)
    return VARVE_STATUS_OK;
  if (blocks.size != 0) {
    const int64_t numbers[] = {number, (int64_t)required_blocks(blocks),
                               (int64_t)count_blocks(varve_operation_region(v->op, number))};
    if (numbers[1] != numbers[2])
      return varve_fault(v, "expected region # to have # block(s) but got #", numbers);
  }
  return record.constrains_arguments ? varve_check_region_arguments(v, dialect, &record, number)
                                     : VARVE_STATUS_OK;
}

static bool is_variadic(const varve_value_record *region) {
  return region->variadicity != VARVE_VARIADICITY_SINGLE;
}

/* Checks the number of regions. Only the last region of a definition can be variadic. */
static varve_status check_region_count(varve_verifier *verifier, const varve_value_record *values,
                                       varve_record_list regions) {
  uint32_t count = varve_operation_region_count(verifier->op);
  bool is_open = regions.count != 0 && is_variadic(&values[regions.first + regions.count - 1]);
  if (is_open ? count >= regions.count - 1 : count == regions.count)
    return VARVE_STATUS_OK;
  const int64_t numbers[] = {regions.count, count};
  VARVE_TRY(varve_fault_operation(verifier));
  return varve_fault(verifier, "unexpected number of regions: expected # but got #", numbers);
}

varve_status varve_check_regions(varve_verifier *verifier,
                                 const varve_operation_definition *definition) {
  varve_record_list regions = definition->record->regions;
  VARVE_TRY(check_region_count(verifier, definition->values, regions));
  for (uint32_t i = 0; i < varve_operation_region_count(verifier->op); i++) {
    uint32_t index = i < regions.count ? i : regions.count - 1;
    VARVE_TRY(check_region(verifier, definition->dialect,
                           definition->values[regions.first + index].constraint, i));
  }
  return VARVE_STATUS_OK;
}

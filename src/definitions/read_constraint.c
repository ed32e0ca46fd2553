/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads constraints in order; each comes after the constraints that it uses. */
#include "definitions/read.h"
#include "definitions/rule_syntax.h"

typedef enum constraint_op {
  CONSTRAINT_IS,
  CONSTRAINT_BASE,
  CONSTRAINT_ANY,
  CONSTRAINT_ANY_OF,
  CONSTRAINT_ALL_OF,
  CONSTRAINT_PARAMETRIC,
  CONSTRAINT_REGION,
  CONSTRAINT_C_PRED,
  CONSTRAINT_COUNT
} constraint_op;

static const char *const constraint_names[CONSTRAINT_COUNT] = {
    "irdl.is",     "irdl.base",       "irdl.any",    "irdl.any_of",
    "irdl.all_of", "irdl.parametric", "irdl.region", "irdl.c_pred"};

static constraint_op constraint_of(const varve_operation *op) {
  size_t i = 0;
  while (i < CONSTRAINT_COUNT && !varve_has_operation_name(op, constraint_names[i]))
    i++;
  return (constraint_op)i;
}

bool varve_is_constraint(const varve_operation *op) {
  return constraint_of(op) != CONSTRAINT_COUNT;
}

/* irdl.any gets an index of its own only where it makes a difference. */
#define NO_INDEX UINT32_MAX

static varve_read_value *find_value(varve_definition_body *body,
                                    const varve_constraint_place *place, varve_status *status) {
  varve_definition_reader *reader = body->reader;
  const varve_value *value = varve_operation_operand(place->op, place->operand);
  *status = VARVE_STATUS_INVALID;
  if (value == NULL || value->kind != VARVE_VALUE_RESULT) {
    varve_definition_fault(reader, place->op, "operand #%u is not a constraint",
                           (unsigned)place->operand);
    return NULL;
  }
  const varve_operation *maker = varve_value_operation(value);
  if (maker->block != body->block) {
    varve_definition_fault(reader, place->op,
                           "operand #%u is a constraint of another operation or type",
                           (unsigned)place->operand);
    return NULL;
  }
  if (!varve_is_constraint(maker)) {
    varve_definition_fault(reader, place->op,
                           "operand #%u is made by '%.*s', which is not a constraint",
                           (unsigned)place->operand, VARVE_FORMAT_SLICE(maker->name->text));
    return NULL;
  }
  varve_read_value *made = NULL;
  if (value->number < body->values.count)
    made = &VARVE_VECTOR_AT(&body->values, varve_read_value, value->number);
  if (made == NULL || made->op != maker) {
    varve_definition_fault(reader, place->op, "operand #%u %s", (unsigned)place->operand,
                           maker == place->op ? "refers to itself"
                                              : "is used before the constraint is made");
    return NULL;
  }
  *status = VARVE_STATUS_OK;
  return made;
}

static varve_status find_index(varve_definition_body *body, const varve_constraint_place *place,
                               uint32_t *index) {
  varve_status status;
  *index = 0;
  varve_read_value *made = find_value(body, place, &status);
  if (made == NULL)
    return status;
  if (made->is_constraint == place->is_region)
    return varve_definition_fault(body->reader, place->op, "operand #%u must be made by %s",
                                  (unsigned)place->operand,
                                  place->is_region ? "irdl.region" : "a constraint");
  const varve_use *first = varve_operation_operand(place->op, place->operand)->first_use;
  bool is_single = !place->is_repeated && first->next == NULL;
  if (made->index == NO_INDEX && (is_single || !body->is_dynamic))
    return VARVE_STATUS_OK; /* anything satisfies it, and nothing has to equal it */
  if (made->index == NO_INDEX) {
    varve_constraint_record any = {.kind = VARVE_CONSTRAINT_ANY, .is_shared = 1};
    VARVE_TRY(varve_tables_builder_constraint(&body->reader->builder, &any, &made->index));
  }
  *index = made->index;
  return VARVE_STATUS_OK;
}

varve_status varve_read_constraint_index(varve_definition_body *body,
                                         const varve_constraint_place *place, uint32_t *index) {
  return varve_definition_go_on(body->reader, find_index(body, place, index));
}

/* A fault in an argument is a fault of the constraint. */
static varve_status read_arguments(varve_definition_body *body, const varve_operation *op,
                                   varve_record_list *list) {
  varve_vector *indices = &body->reader->list;
  varve_vector_truncate(indices, 0);
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_constraint_place place = {.op = op, .operand = i};
    uint32_t index;
    VARVE_TRY(find_index(body, &place, &index));
    VARVE_TRY(varve_vector_push(indices, &index));
  }
  return varve_tables_builder_list(&body->reader->builder, VARVE_TABLE_numbers, indices->data,
                                   indices->count, list);
}

static varve_status read_is(varve_definition_body *body, const varve_operation *op,
                            varve_constraint_record *record) {
  const varve_entity *expected = varve_read_find(op, "expected");
  if (expected == NULL)
    return varve_definition_fault(body->reader, op, "irdl.is has no expected attribute");
  record->kind = VARVE_CONSTRAINT_IS;
  return varve_read_attribute_text(body->reader, op, expected, &record->text);
}

static varve_status read_base(varve_definition_body *body, const varve_operation *op,
                              varve_constraint_record *record) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *symbol = varve_read_find(op, "base_ref");
  varve_slice name;
  VARVE_TRY(varve_read_text(reader, op, "base_name", &name));
  record->kind = VARVE_CONSTRAINT_BASE;
  if ((symbol == NULL) == (varve_read_find(op, "base_name") == NULL))
    return varve_definition_fault(
        reader, op, "irdl.base names a type or attribute either by a string or by a symbol");
  if (symbol != NULL)
    return varve_read_symbol(reader, op, symbol, &record->text);
  /* Compiled dialects have types that are defined only in C++. */
  if (body->is_dynamic)
    VARVE_TRY(varve_check_entity_name(reader, op, name));
  return varve_tables_builder_text(&reader->builder, name, &record->text);
}

static varve_status read_rule(varve_definition_body *body, const varve_operation *op,
                              varve_constraint_record *record) {
  varve_slice rule;
  VARVE_TRY(varve_read_text(body->reader, op, "varve.rule", &rule));
  varve_rule_fault fault;
  if (!varve_rule_check(rule, &fault))
    return varve_definition_fault(body->reader, op, "rule \"%.*s\": %s at character %u",
                                  VARVE_FORMAT_SLICE(rule), fault.text, fault.position);
  record->kind = VARVE_CONSTRAINT_RULE;
  return varve_tables_builder_text(&body->reader->builder, rule, &record->text);
}

static varve_status read_any(varve_definition_body *body, const varve_operation *op,
                             varve_constraint_record *record) {
  record->kind = VARVE_CONSTRAINT_ANY;
  return varve_read_find(op, "varve.rule") == NULL ? VARVE_STATUS_OK : read_rule(body, op, record);
}

static varve_status read_combination(varve_definition_body *body, const varve_operation *op,
                                     varve_constraint_record *record) {
  if (op->operand_count == 0)
    return varve_definition_fault(body->reader, op, "%.*s takes one constraint or more",
                                  VARVE_FORMAT_SLICE(op->name->text));
  record->kind =
      constraint_of(op) == CONSTRAINT_ANY_OF ? VARVE_CONSTRAINT_ANY_OF : VARVE_CONSTRAINT_ALL_OF;
  return read_arguments(body, op, &record->arguments);
}

static varve_status read_parametric(varve_definition_body *body, const varve_operation *op,
                                    varve_constraint_record *record) {
  const varve_entity *symbol = varve_read_find(op, "base_type");
  if (symbol == NULL)
    return varve_definition_fault(body->reader, op, "irdl.parametric names no type or attribute");
  record->kind = VARVE_CONSTRAINT_PARAMETRIC;
  VARVE_TRY(varve_read_symbol(body->reader, op, symbol, &record->text));
  return read_arguments(body, op, &record->arguments);
}

static varve_status read_region(varve_definition_body *body, const varve_operation *op,
                                varve_constraint_record *record) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *blocks = varve_read_find(op, "numberOfBlocks");
  bool are_constrained;
  if (varve_read_find(op, "varve.rule") != NULL && blocks == NULL && op->operand_count == 0)
    return read_rule(body, op, record);
  record->kind = VARVE_CONSTRAINT_REGION;
  VARVE_TRY(varve_read_unit(reader, op, "constrainedArguments", &are_constrained));
  record->constrains_arguments = are_constrained;
  if (!are_constrained && op->operand_count != 0)
    return varve_definition_fault(reader, op,
                                  "irdl.region has constraints but no constrainedArguments");
  if (blocks != NULL) {
    bool is_number = blocks->kind == VARVE_KIND_INTEGER &&
                     blocks->children[0] == reader->context->i32 &&
                     varve_integer_words(blocks)[0] - 1 < INT32_MAX;
    if (!is_number)
      return varve_definition_fault(reader, op,
                                    "the number of blocks of a region is an i32 of 1 or more");
    reader->text.size = 0;
    VARVE_TRY(varve_buffer_append_unsigned(&reader->text, varve_integer_words(blocks)[0]));
    VARVE_TRY(varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text),
                                        &record->text));
  }
  return read_arguments(body, op, &record->arguments);
}

typedef varve_status read_constraint_function(varve_definition_body *body,
                                              const varve_operation *op,
                                              varve_constraint_record *record);

/* Adds the constraint to the tables, and finds its index and bases. */
static varve_status make_value(varve_definition_body *body, const varve_operation *op,
                               varve_read_value *made) {
  static read_constraint_function *const readers[] = {
      [CONSTRAINT_IS] = read_is,
      [CONSTRAINT_BASE] = read_base,
      [CONSTRAINT_ANY] = read_any,
      [CONSTRAINT_ANY_OF] = read_combination,
      [CONSTRAINT_ALL_OF] = read_combination,
      [CONSTRAINT_PARAMETRIC] = read_parametric,
      [CONSTRAINT_REGION] = read_region,
  };
  varve_definition_reader *reader = body->reader;
  constraint_op kind = constraint_of(op);
  if (kind == CONSTRAINT_C_PRED)
    return varve_definition_fault_as(
        reader, VARVE_STATUS_UNSUPPORTED, op,
        "irdl.c_pred is C++, which a definition cannot hold: use irdl.any with varve.rule");
  bool takes_operands = kind != CONSTRAINT_IS && kind != CONSTRAINT_BASE && kind != CONSTRAINT_ANY;
  if (varve_operation_result_count(op) != 1 || (!takes_operands && op->operand_count != 0))
    return varve_definition_fault(reader, op, "%.*s has one result%s",
                                  VARVE_FORMAT_SLICE(op->name->text),
                                  takes_operands ? "" : " and no operands");
  varve_constraint_record record = {0};
  VARVE_TRY(readers[kind](body, op, &record));
  record.is_shared =
      body->is_dynamic && made->is_constraint && record.kind != VARVE_CONSTRAINT_RULE;
  if (record.kind != VARVE_CONSTRAINT_ANY)
    VARVE_TRY(varve_tables_builder_constraint(&reader->builder, &record, &made->index));
  return varve_read_bases(body, op, &record, made);
}

varve_status varve_read_constraint(varve_definition_body *body, varve_operation *op) {
  bool is_constraint = constraint_of(op) != CONSTRAINT_REGION;
  varve_read_value made = {.op = op, .index = NO_INDEX, .is_constraint = is_constraint};
  varve_status status = make_value(body, op, &made);
  /* A constraint that has a fault matches anything. */
  if (varve_definition_goes_on(body->reader, status))
    made = (varve_read_value){.op = op, .index = NO_INDEX, .is_constraint = is_constraint};
  VARVE_TRY(varve_definition_go_on(body->reader, status));
  if (body->values.count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  if (varve_operation_result_count(op) != 0)
    varve_operation_result(op, 0)->number = (uint32_t)body->values.count;
  return varve_vector_push(&body->values, &made);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds rows of varve.codes by their code, and parameters that a row has no field for. */
#include <stdlib.h>

#include "base/search.h"
#include "dialect/codes/entity_code.h"
#include "dialect/definition_cache.h"
#include "dialect/evaluate/entity_expressions.h"
#include "dialect/tables/codes.h"
#include "ir/attributes.h"

/* Tables */

static int compare_codes(const void *a, const void *b) {
  const varve_code_row *left = *(const varve_code_row *const *)a,
                       *right = *(const varve_code_row *const *)b;
  return (left->code > right->code) - (left->code < right->code);
}

/* Takes the rows of one part of a dialect, except those that an earlier part replaces. */
static varve_status collect_part(varve_context *context, const varve_dialect_definition *part,
                                 bool is_type, varve_vector *rows) {
  const varve_record_list list = is_type ? part->record->types : part->record->attributes;
  for (uint32_t i = list.first; i < list.first + list.count; i++) {
    const varve_entity_record record = varve_entity_record_at(part->tables, i);
    const varve_entity_definition *definition;
    if (varve_find_fact(part->tables, record.facts, "codes").size == 0)
      continue;
    VARVE_TRY(varve_find_entity(context, part->name, varve_table_text(part->tables, record.name),
                                is_type, &definition));
    if (definition == NULL ||
        definition->place != varve_table_place(part->tables, VARVE_TABLE_entities, i))
      continue;
    const varve_code_list *codes;
    VARVE_TRY(varve_entity_codes(context, definition, &codes));
    for (uint32_t k = 0; k < codes->count; k++) {
      const varve_code_row *row = &codes->rows[k];
      if (!varve_code_is_older(codes, k))
        VARVE_TRY(varve_vector_push(rows, &row));
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status collect(varve_context *context, varve_slice dialect, bool is_type,
                            varve_vector *rows, const varve_code_table **table) {
  const varve_dialect_definition *part;
  VARVE_TRY(varve_find_dialect(context, dialect, &part));
  for (; part != NULL; part = part->next)
    VARVE_TRY(collect_part(context, part, is_type, rows));
  if (rows->count != 0)
    qsort(rows->data, rows->count, sizeof(const varve_code_row *), compare_codes);
  varve_code_table *made = varve_arena_allocate(&context->arena, sizeof *made);
  const char *kept =
      varve_arena_copy(&context->arena,
                       varve_slice_make(rows->data, rows->count * sizeof(const varve_code_row *)))
          .data;
  if (made == NULL || kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_code_table){(const void *)kept, (uint32_t)rows->count};
  *table = made;
  return VARVE_STATUS_OK;
}

varve_status varve_dialect_codes(varve_context *context, varve_slice dialect, bool is_type,
                                 const varve_code_table **table) {
  static const varve_code_table none = {NULL, 0};
  varve_cached key = {.kind = is_type ? VARVE_CACHED_TYPE_CODES : VARVE_CACHED_ATTRIBUTE_CODES,
                      .dialect = dialect};
  const varve_cached *known = varve_cache_find(context, &key);
  const varve_dialect_definition *definition;
  *table = &none;
  VARVE_TRY(varve_find_any_dialect(context, dialect, &definition));
  if (varve_dialect_is_off(context, definition))
    return VARVE_STATUS_OK;
  if (known != NULL) {
    *table = known->definition;
    return VARVE_STATUS_OK;
  }
  varve_vector rows;
  varve_vector_init(&rows, &context->memory, sizeof(const varve_code_row *));
  varve_status status = collect(context, dialect, is_type, &rows, table);
  varve_vector_release(&rows);
  key.definition = *table;
  return status == VARVE_STATUS_OK ? varve_cache_add(context, &key, NULL) : status;
}

const varve_code_row *varve_code_table_find(const varve_code_table *table, uint64_t code) {
  uint32_t at;
  VARVE_SEARCH(uint32_t, at, table->count, table->rows[at]->code < code ? -1 : 1);
  return at < table->count && table->rows[at]->code == code ? table->rows[at] : NULL;
}

/* Parameters without a field */

/* The value of an equation as a parameter or local. *value is NULL if it is not known. */
static varve_status evaluate(varve_entity_input *input, const varve_code_row *row,
                             const varve_code_equation *equation, const varve_entity **value) {
  const varve_assembly_format *format = row->definition->format;
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  if (equation->slot < format->parameter_count)
    return varve_entity_solve(input, &format->parameters[equation->slot].rule, equation->value,
                              value);
  VARVE_TRY(varve_expression_evaluate(&input->base, equation->value, &term));
  *value = term.kind == VARVE_TERM_ENTITY ? term.entity : NULL;
  return VARVE_STATUS_OK;
}

static varve_status complete(varve_entity_input *input, const varve_code_row *row,
                             const varve_entity **slots) {
  const varve_assembly_format *format = row->definition->format;
  for (uint32_t i = 0; i < row->equation_count; i++) {
    uint32_t slot = row->equations[i].slot;
    const varve_entity *value;
    if (slot == VARVE_NO_PARAMETER)
      continue;
    VARVE_TRY(evaluate(input, row, &row->equations[i], &value));
    if (value == NULL || (slots[slot] != NULL && slots[slot] != value))
      return VARVE_STATUS_INVALID;
    slots[slot] = value;
  }
  for (uint32_t i = 0; i < format->parameter_count; i++)
    if (slots[i] == NULL)
      VARVE_TRY(varve_format_default(input->base.context, format, i, &slots[i]));
  for (uint32_t i = 0; i < row->local_count; i++)
    if (slots[format->parameter_count + i] == NULL)
      return VARVE_STATUS_INVALID;
  return VARVE_STATUS_OK;
}

static void take_slots(varve_entity_input *input, const varve_code_row *row,
                       const varve_entity *const *slots) {
  input->parameters = slots;
  input->count = row->definition->parameter_count + row->local_count;
}

varve_status varve_code_complete(varve_context *context, const varve_code_row *row,
                                 const varve_entity **slots) {
  varve_entity_input input;
  varve_arena arena;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input_init(&input, context, &arena);
  take_slots(&input, row, slots);
  varve_status status = complete(&input, row, slots);
  varve_arena_release(&arena);
  return status;
}

varve_status varve_code_type(varve_context *context, const varve_code_row *row,
                             const varve_code_field *field, const varve_entity *const *slots,
                             const varve_entity **type) {
  varve_entity_input input;
  varve_arena arena;
  varve_term term = {.kind = VARVE_TERM_UNKNOWN};
  varve_arena_init(&arena, &context->memory);
  varve_entity_input_init(&input, context, &arena);
  take_slots(&input, row, slots);
  varve_status status = varve_expression_evaluate(&input.base, field->type, &term);
  *type = status == VARVE_STATUS_OK ? varve_term_type(&term) : NULL;
  varve_arena_release(&arena);
  return status;
}

/* *hold: the conditions of a row do, under which the writer uses it. */
static varve_status check_conditions(varve_context *context, const varve_code_row *row,
                                     const varve_entity *const *slots, bool *hold) {
  varve_entity_input input;
  varve_arena arena;
  varve_status status = VARVE_STATUS_OK;
  varve_arena_init(&arena, &context->memory);
  varve_entity_input_init(&input, context, &arena);
  take_slots(&input, row, slots);
  for (uint32_t i = 0; i < row->equation_count && *hold && status == VARVE_STATUS_OK; i++)
    if (row->equations[i].slot == VARVE_NO_PARAMETER)
      status = varve_expression_is_true(&input.base, row->equations[i].value, hold);
  varve_arena_release(&arena);
  return status;
}

/* A value whose type is another than the row says has no encoding. */
static varve_status check_types(varve_context *context, const varve_code_row *row,
                                const varve_entity *const *slots, bool *describes) {
  for (uint32_t i = 0; i < row->field_count && *describes; i++) {
    const varve_code_field *field = &row->fields[i];
    const varve_entity *type;
    if (field->type == NULL)
      continue;
    VARVE_TRY(varve_code_type(context, row, field, slots, &type));
    *describes = type != NULL && slots[field->slot]->child_count != 0 &&
                 slots[field->slot]->children[0] == type;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_code_describes(varve_context *context, const varve_code_row *row,
                                  const varve_entity *entity, varve_vector *values,
                                  bool *describes) {
  uint32_t count = row->definition->parameter_count;
  *describes = false;
  if (!varve_entity_is_parametric(entity) || varve_parameter_count(entity) != count)
    return VARVE_STATUS_OK;
  varve_vector_truncate(values, 0);
  if (varve_vector_grow(values, count + row->local_count) == NULL && count + row->local_count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  const varve_entity **slots = values->data;
  for (uint32_t i = 0; i < row->field_count; i++)
    if (row->fields[i].slot < count)
      slots[row->fields[i].slot] = varve_parameter(entity, row->fields[i].slot);
  *describes = row->equation_count == 0 && row->slot_count == count;
  if (*describes)
    return check_types(context, row, slots, describes);
  varve_status status = varve_code_complete(context, row, slots);
  *describes = status == VARVE_STATUS_OK;
  for (uint32_t i = 0; *describes && i < count; i++)
    *describes = slots[i] == varve_parameter(entity, i);
  if (*describes)
    VARVE_TRY(check_conditions(context, row, slots, describes));
  return status == VARVE_STATUS_OK        ? check_types(context, row, slots, describes)
         : status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK
                                          : status;
}

/* Encodes types and attributes by the rows of their definition: the first row that says all of the
 * value counts. format-spec/dialect-definitions.md, "Codes". */

typedef struct coder {
  varve_context *context;
  varve_vector *fields; /* varve_coded_field */
  varve_vector nodes;   /* const varve_entity *: the slots of a row */
} coder;

/* Ends the attempt with a row. */
#define WANT(condition)                                                                            \
  do {                                                                                             \
    if (!(condition))                                                                              \
      return VARVE_STATUS_UNSUPPORTED;                                                             \
  } while (0)

static varve_status push(coder *c, char letter, uint64_t number) {
  const varve_coded_field field = {.letter = letter, .is_present = true, .number = number};
  return varve_vector_push(c->fields, &field);
}

static varve_status push_entity(coder *c, char letter, const varve_entity *entity) {
  const varve_coded_field field = {.letter = letter, .entity = entity};
  return varve_vector_push(c->fields, &field);
}

static varve_status push_number(coder *c, char letter, const varve_entity *value) {
  bool is_absent = value->kind == VARVE_KIND_ABSENT;
  const varve_coded_field field = {.letter = letter,
                                   .is_present = !is_absent,
                                   .number = is_absent ? 0 : varve_integer_words(value)[0]};
  WANT(value->kind == VARVE_KIND_INTEGER || (is_absent && letter == 'V'));
  return varve_vector_push(c->fields, &field);
}

static varve_status push_value(coder *c, char letter, const varve_entity *value) {
  bool is_absent = value->kind == VARVE_KIND_ABSENT;
  switch (letter) {
  case 'A':
    WANT(varve_is_attribute(value) && !is_absent);
    return push_entity(c, letter, value);
  case 'O':
    WANT(varve_is_attribute(value));
    return push_entity(c, letter, is_absent ? NULL : value);
  case 'T':
    WANT(varve_is_type(value));
    return push_entity(c, letter, value);
  case 'S':
    WANT(value->kind == VARVE_KIND_STRING && value->child_count == 0);
    return push_entity(c, letter, value);
  case 'I':
    WANT(value->kind == VARVE_KIND_INTEGER);
    return push_entity(c, letter, value);
  case 'F':
    WANT(value->kind == VARVE_KIND_FLOAT);
    return push_entity(c, letter, value);
  case 'd':
    WANT(value->kind == VARVE_KIND_FLOAT);
    return push(c, letter, ((const uint64_t *)varve_entity_payload(value))[0]);
  default:
    return push_number(c, letter, value);
  }
}

/* The fields of a record, in the order of the letters. */
static varve_status push_record(coder *c, const char *letters, const uint32_t *parts,
                                const varve_parameter_rule *rule, const varve_entity *record) {
  size_t count = strcspn(letters, "]}");
  WANT(record->kind == VARVE_KIND_ARRAY && record->child_count == rule->field_count);
  for (size_t i = 0; i < count; i++) {
    const varve_parameter_rule *part = &rule->fields[parts[i]].rule;
    VARVE_TRY(push_value(c, letters[i], varve_parameter_unwrap(part, record->children[parts[i]])));
  }
  return VARVE_STATUS_OK;
}

static varve_status push_field(coder *c, const varve_code_row *row, uint32_t index,
                               const char *letters) {
  const varve_code_field *field = &row->fields[index];
  if (field->slot == VARVE_NO_PARAMETER)
    return push(c, letters[0], field->number);
  const varve_entity *value = VARVE_VECTOR_AT(&c->nodes, const varve_entity *, field->slot);
  if (letters[0] == 'B') {
    const varve_coded_field blob = {.letter = 'B', .is_present = field->is_packed, .entity = value};
    WANT(value->kind == VARVE_KIND_DENSE_ELEMENTS);
    return varve_vector_push(c->fields, &blob);
  }
  if (field->slot >= row->definition->parameter_count)
    return push_value(c, letters[0], value);
  const varve_parameter_rule *rule = &row->definition->format->parameters[field->slot].rule;
  if (field->is_column) {
    const varve_parameter_rule *part = &rule->fields[field->column].rule;
    WANT(value->kind == VARVE_KIND_ARRAY);
    VARVE_TRY(push(c, letters[0], value->child_count));
    for (uint32_t i = 0; i < value->child_count; i++) {
      const varve_entity *record = value->children[i];
      WANT(record->kind == VARVE_KIND_ARRAY && record->child_count == rule->field_count);
      VARVE_TRY(
          push_value(c, letters[1], varve_parameter_unwrap(part, record->children[field->column])));
    }
    return VARVE_STATUS_OK;
  }
  if (letters[0] == '[' || letters[0] == '{') {
    const varve_parameter_rule item = varve_code_rule_of_item(rule);
    WANT(value->kind == VARVE_KIND_ARRAY);
    VARVE_TRY(push(c, letters[0], value->child_count));
    for (uint32_t i = 0; i < value->child_count; i++)
      VARVE_TRY(field->parts != NULL
                    ? push_record(c, letters + 1, field->parts, &item, value->children[i])
                    : push_value(c, letters[1], varve_parameter_unwrap(&item, value->children[i])));
    return VARVE_STATUS_OK;
  }
  if (letters[0] != '?' && letters[0] != '!')
    return push_value(c, letters[0], value);
  bool is_present = value->kind != VARVE_KIND_ABSENT;
  VARVE_TRY(push(c, letters[0] == '?' ? 'v' : 'b', is_present));
  return is_present ? push_value(c, letters[1], value) : VARVE_STATUS_OK;
}

/* The values of the row's slots are in c->nodes. */
static varve_status code_by(coder *c, const varve_code_row *row) {
  const char *letters = row->letters;
  VARVE_TRY(push(c, 'v', row->code));
  for (uint32_t i = 0; i < row->field_count; i++) {
    VARVE_TRY(push_field(c, row, i, letters));
    letters = varve_code_next_letter(letters);
  }
  return VARVE_STATUS_OK;
}

/* Returns UNSUPPORTED if no row describes the type or attribute. */
static varve_status code_by_rows(coder *c, const varve_entity *entity) {
  const varve_entity_definition *definition;
  VARVE_TRY(varve_find_entity(c->context, varve_string_bytes(entity->children[0]),
                              varve_dialect_node_mnemonic(entity), varve_is_type(entity),
                              &definition));
  const varve_code_list *codes;
  if (definition == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_entity_codes(c->context, definition, &codes));
  for (uint32_t i = 0; i < codes->count; i++) {
    const varve_code_row *row = &codes->rows[i];
    size_t count = c->fields->count;
    bool describes;
    VARVE_TRY(varve_code_describes(c->context, row, entity, &c->nodes, &describes));
    varve_status status = describes ? code_by(c, row) : VARVE_STATUS_UNSUPPORTED;
    if (status == VARVE_STATUS_OK)
      varve_coverage_count_place(c->context, row->coverage, false);
    if (status != VARVE_STATUS_UNSUPPORTED)
      return status;
    varve_vector_truncate(c->fields, count);
  }
  return VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_coded_fields_append(varve_context *context, const varve_entity *entity,
                                       varve_vector *fields) {
  size_t count = fields->count;
  coder c = {.context = context, .fields = fields};
  varve_vector_init(&c.nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = code_by_rows(&c, entity);
  varve_vector_release(&c.nodes);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_vector_truncate(fields, count);
  return varve_is_failure(status) ? status : VARVE_STATUS_OK;
}

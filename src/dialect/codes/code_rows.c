/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes types and attributes by the rows of their definition: the first row that says all of
 * the value counts. format-spec/dialect-definitions.md, "Codes". */
#include "dialect/codes/entity_code.h"
#include "dialect/tables/codes.h"
#include "ir/attributes.h"

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

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads inherent attributes and native properties of an operation, and parameters of a type or
 * attribute. */
#include "definitions/read.h"
#include "definitions/rule_syntax.h"

/* Reads varve.optional into a flag for each name of reader->names. */
static varve_status mark_optional(varve_definition_reader *reader, const varve_operation *op,
                                  varve_vector *marks) {
  const varve_entity *array;
  size_t count = reader->names.names.count;
  uint8_t *mark = varve_vector_grow(marks, count);
  if (mark == NULL && count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_read_strings(reader, op, "varve.optional", &array));
  for (uint32_t i = 0; array != NULL && i < array->child_count; i++) {
    varve_slice name = varve_string_bytes(array->children[i]);
    uint32_t number = varve_name_set_find(&reader->names, name);
    varve_status status = VARVE_STATUS_OK;
    if (number != VARVE_NAME_ABSENT && mark != NULL)
      mark[number] = 1;
    else
      status = varve_definition_fault(reader, op,
                                      "varve.optional names '%.*s', which is not in the list",
                                      VARVE_FORMAT_SLICE(name));
    VARVE_TRY(varve_definition_go_on(reader, status));
  }
  return VARVE_STATUS_OK;
}

static varve_status read_default(varve_definition_reader *reader, const varve_operation *op,
                                 const varve_entity *defaults, varve_slice name, varve_text *text) {
  const varve_entity *value = defaults == NULL ? NULL : varve_dictionary_find(defaults, name);
  *text = 0;
  return value == NULL ? VARVE_STATUS_OK : varve_read_attribute_text(reader, op, value, text);
}

static varve_status read_native(varve_definition_reader *reader, const varve_operation *op,
                                const varve_entity *natives, varve_slice name, varve_text *text) {
  const varve_entity *value = natives == NULL ? NULL : varve_dictionary_find(natives, name);
  *text = 0;
  if (value == NULL)
    return VARVE_STATUS_OK;
  varve_slice encoding =
      value->kind == VARVE_KIND_STRING ? varve_string_bytes(value) : varve_slice_make("", 0);
  if (!varve_is_native_encoding(encoding))
    return varve_definition_fault(reader, op, "varve.native of '%.*s' is not an encoding",
                                  VARVE_FORMAT_SLICE(name));
  return varve_tables_builder_text(&reader->builder, encoding, text);
}

static varve_status make_properties(varve_definition_body *body, const varve_operation *op,
                                    const uint8_t *optional, varve_property_record *records) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *defaults, *natives;
  VARVE_TRY(varve_read_dictionary(reader, op, "varve.defaults", &defaults));
  VARVE_TRY(varve_read_dictionary(reader, op, "varve.native", &natives));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_property_record *record = records + i;
    varve_slice name = VARVE_VECTOR_AT(&reader->names.names, varve_slice, i);
    varve_constraint_place place = {.op = op, .operand = i};
    VARVE_TRY(varve_tables_builder_text(&reader->builder, name, &record->name));
    VARVE_TRY(varve_read_constraint_index(body, &place, &record->constraint));
    varve_status of_default = read_default(reader, op, defaults, name, &record->default_value);
    VARVE_TRY(varve_definition_go_on(reader, of_default));
    varve_status of_native = read_native(reader, op, natives, name, &record->native);
    VARVE_TRY(varve_definition_go_on(reader, of_native));
    /* Without its default or encoding, the attribute may be absent. */
    record->is_optional =
        optional[i] != 0 || of_default != VARVE_STATUS_OK || of_native != VARVE_STATUS_OK;
  }
  return varve_tables_builder_list(&reader->builder, VARVE_TABLE_properties, records,
                                   op->operand_count, &body->operation.properties);
}

static varve_status make_parameters(varve_definition_body *body, const varve_operation *op,
                                    const uint8_t *optional, varve_value_record *records) {
  varve_definition_reader *reader = body->reader;
  const varve_entity *defaults;
  VARVE_TRY(varve_read_dictionary(reader, op, "varve.defaults", &defaults));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    varve_value_record *record = records + i;
    varve_slice name = VARVE_VECTOR_AT(&reader->names.names, varve_slice, i);
    varve_constraint_place place = {.op = op, .operand = i};
    VARVE_TRY(varve_tables_builder_text(&reader->builder, name, &record->name));
    VARVE_TRY(varve_read_constraint_index(body, &place, &record->constraint));
    varve_status status = read_default(reader, op, defaults, name, &record->default_value);
    VARVE_TRY(varve_definition_go_on(reader, status));
    bool is_optional = optional[i] != 0 || status != VARVE_STATUS_OK;
    record->variadicity = is_optional ? VARVE_VARIADICITY_OPTIONAL : VARVE_VARIADICITY_SINGLE;
  }
  return varve_tables_builder_list(&reader->builder, VARVE_TABLE_values, records, op->operand_count,
                                   &body->entity.parameters);
}

varve_status varve_read_properties(varve_definition_body *body, const varve_operation *op) {
  varve_definition_reader *reader = body->reader;
  varve_vector marks, records;
  VARVE_TRY(varve_read_names(reader, op, "attributeValueNames", op->operand_count));
  varve_vector_init(&marks, reader->memory, 1);
  varve_vector_init(&records, reader->memory, sizeof(varve_property_record));
  varve_status status = mark_optional(reader, op, &marks);
  if (status == VARVE_STATUS_OK && op->operand_count != 0)
    status = varve_vector_grow(&records, op->operand_count) == NULL
                 ? VARVE_STATUS_OUT_OF_MEMORY
                 : make_properties(body, op, marks.data, records.data);
  varve_vector_release(&marks);
  varve_vector_release(&records);
  return status;
}

varve_status varve_read_parameters(varve_definition_body *body, const varve_operation *op) {
  varve_definition_reader *reader = body->reader;
  varve_vector marks, records;
  VARVE_TRY(varve_read_names(reader, op, "names", op->operand_count));
  varve_vector_init(&marks, reader->memory, 1);
  varve_vector_init(&records, reader->memory, sizeof(varve_value_record));
  varve_status status = mark_optional(reader, op, &marks);
  if (status == VARVE_STATUS_OK && op->operand_count != 0)
    status = varve_vector_grow(&records, op->operand_count) == NULL
                 ? VARVE_STATUS_OUT_OF_MEMORY
                 : make_parameters(body, op, marks.data, records.data);
  varve_vector_release(&marks);
  varve_vector_release(&records);
  return status;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of definitions. Reports or records faults of a definition at the location of the operation
 * that has them. */
#include <stdio.h>

#include "definitions/read.h"

bool varve_has_operation_name(const varve_operation *op, const char *name) {
  return varve_slice_equal(op->name->text, varve_slice_of(name));
}

const varve_entity *varve_read_find(const varve_operation *op, const char *name) {
  return varve_operation_attribute(op, varve_slice_of(name));
}

varve_slice varve_symbol_name(const varve_operation *op) {
  const varve_entity *name = varve_read_find(op, "sym_name");
  return name == NULL || name->kind != VARVE_KIND_STRING ? varve_slice_make("", 0)
                                                         : varve_string_bytes(name);
}

varve_slice varve_entity_name(const varve_operation *op) {
  varve_slice name = varve_symbol_name(op);
  char sigil = varve_has_operation_name(op, "irdl.type") ? '!' : '#';
  return name.size > 1 && name.data[0] == sigil ? varve_slice_make(name.data + 1, name.size - 1)
                                                : name;
}

static bool is_definition(const varve_operation *op, varve_definition_kind *kind) {
  static const struct {
    const char *name;
    varve_definition_kind kind;
  } kinds[] = {{"irdl.dialect", VARVE_DEFINITION_DIALECT},
               {"irdl.operation", VARVE_DEFINITION_OPERATION},
               {"irdl.type", VARVE_DEFINITION_TYPE},
               {"irdl.attribute", VARVE_DEFINITION_ATTRIBUTE},
               {"varve.enum", VARVE_DEFINITION_ENUM}};
  for (size_t i = 0; i < VARVE_COUNT_OF(kinds); i++)
    if (varve_has_operation_name(op, kinds[i].name)) {
      *kind = kinds[i].kind;
      return true;
    }
  return false;
}

/* Appends "dialect.name", or the name of the dialect alone. */
static varve_status append_name(varve_buffer *name, const varve_operation *definition,
                                varve_definition_kind kind) {
  const varve_operation *parent = varve_operation_parent(definition);
  if (kind == VARVE_DEFINITION_DIALECT)
    return varve_buffer_append(name, varve_symbol_name(definition));
  if (parent != NULL && varve_has_operation_name(parent, "irdl.dialect")) {
    VARVE_TRY(varve_buffer_append(name, varve_symbol_name(parent)));
    VARVE_TRY(varve_buffer_append_char(name, '.'));
  }
  bool is_entity = kind == VARVE_DEFINITION_TYPE || kind == VARVE_DEFINITION_ATTRIBUTE;
  return varve_buffer_append(name, is_entity ? varve_entity_name(definition)
                                             : varve_symbol_name(definition));
}

static varve_status record(const varve_definition_reader *reader, varve_registry_fault *fault,
                           const varve_operation *op) {
  const varve_operation *definition = op;
  varve_buffer name;
  if (reader->faults->faults.count == VARVE_MOST_FAULTS)
    return varve_fault_list_add(reader->faults, fault);
  fault->part = reader->part.size != 0 ? reader->part : op->name->text;
  while (definition != NULL && !is_definition(definition, &fault->kind))
    definition = varve_operation_parent(definition);
  varve_buffer_init(&name, reader->memory);
  varve_status status =
      definition == NULL ? VARVE_STATUS_OK : append_name(&name, definition, fault->kind);
  fault->name = varve_buffer_slice(&name);
  if (status == VARVE_STATUS_OK)
    status = varve_fault_list_add(reader->faults, fault);
  varve_buffer_release(&name);
  return status;
}

static varve_status report(const varve_definition_reader *reader, varve_status status,
                           const varve_operation *op, const char *message) {
  varve_source_place place = varve_location_place(op->location);
  if (reader->faults == NULL || status == VARVE_STATUS_LIMIT_EXCEEDED)
    return varve_report_at(reader->reporter, status, &place, "%s", message);
  varve_registry_fault fault = {.message = varve_slice_of(message),
                                .file = place.file,
                                .line = place.line,
                                .column = place.column};
  if (fault.file.size == 0 && reader->reporter != NULL)
    fault.file = reader->reporter->file;
  VARVE_TRY(record(reader, &fault, op));
  return status;
}

enum { MESSAGE_SIZE = 1024 };

varve_status varve_definition_error(varve_definition_reader *reader, const varve_operation *op,
                                    const char *format, ...) {
  char message[MESSAGE_SIZE];
  varve_source_place place = varve_location_place(op->location);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return varve_report_at(reader->reporter, VARVE_STATUS_INVALID, &place, "%s", message);
}

varve_status varve_definition_fault(varve_definition_reader *reader, const varve_operation *op,
                                    const char *format, ...) {
  char message[MESSAGE_SIZE];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return report(reader, VARVE_STATUS_INVALID, op, message);
}

varve_status varve_definition_fault_as(varve_definition_reader *reader, varve_status status,
                                       const varve_operation *op, const char *format, ...) {
  char message[MESSAGE_SIZE];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return report(reader, status, op, message);
}

bool varve_definition_goes_on(const varve_definition_reader *reader, varve_status status) {
  return reader->faults != NULL &&
         (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_UNSUPPORTED);
}

varve_status varve_definition_go_on(const varve_definition_reader *reader, varve_status status) {
  return varve_definition_goes_on(reader, status) ? VARVE_STATUS_OK : status;
}

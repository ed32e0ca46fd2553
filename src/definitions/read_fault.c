/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reports errors of a definition at the location of the operation that has them. */
#include <stdio.h>

#include "definitions/read.h"

static varve_status report(const varve_definition_reader *reader, varve_status status,
                           const varve_operation *op, const char *message) {
  varve_source_place place = varve_location_place(op->location);
  return varve_report_at(reader->reporter, status, &place, "%s", message);
}

enum { MESSAGE_SIZE = 1024 };

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

bool varve_is_named(const varve_operation *op, const char *name) {
  return varve_slice_equal(op->name->text, varve_slice_of(name));
}

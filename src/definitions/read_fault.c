/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Faults of a definition are told at the location of the operation that has them. */
#include <stdio.h>

#include "definitions/read.h"

/* The first file location in what a location is made of; each step goes one level down. */
static varve_source_place place_of(const varve_attribute *location) {
  varve_source_place place = {{"", 0}, 0, 0};
  while (location->kind != VARVE_KIND_FILE_LOCATION) {
    bool has_more =
        location->kind == VARVE_KIND_NAME_LOCATION ||
        location->kind == VARVE_KIND_CALL_SITE_LOCATION ||
        (location->kind == VARVE_KIND_FUSED_LOCATION &&
         location->child_count > ((location->flags & VARVE_FLAG_HAS_METADATA) != 0 ? 1 : 0));
    if (!has_more)
      return place;
    location = location->children[location->kind == VARVE_KIND_NAME_LOCATION ? 1 : 0];
  }
  const varve_file_range *range = varve_entity_payload(location);
  place.file = varve_string_bytes(location->children[0]);
  place.line = range->start_line;
  place.column = range->start_column;
  return place;
}

static varve_status report(const varve_definition_reader *reader, varve_status status,
                           const varve_operation *op, const char *message) {
  varve_source_place place = place_of(op->location);
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

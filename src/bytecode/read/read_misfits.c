/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads what definitions of packs do not fit: see read_misfits.h. */
#include "bytecode/read/read_misfits.h"

#include <stdio.h>

/* The first fault of an attempt. */
typedef struct held_fault {
  varve_diagnostic_sink sink; /* receives warnings at once */
  varve_diagnostic fault;
  char text[512];
  size_t size;
  bool is_held;
} held_fault;

static void hold(void *user, const varve_diagnostic *diagnostic) {
  held_fault *held = user;
  bool is_error = diagnostic->severity == VARVE_SEVERITY_ERROR;
  if (!is_error && held->sink.function != NULL)
    held->sink.function(held->sink.user, diagnostic);
  if (!is_error || held->is_held)
    return;
  held->is_held = true;
  held->fault = *diagnostic;
  held->size =
      diagnostic->message.size < sizeof held->text ? diagnostic->message.size : sizeof held->text;
  memcpy(held->text, diagnostic->message.data, held->size);
}

static void show(held_fault *held, varve_severity severity, const char *end) {
  char text[sizeof held->text + 128];
  if (!held->is_held || held->sink.function == NULL)
    return;
  snprintf(text, sizeof text, "%.*s%s", (int)held->size, held->text, end);
  held->fault.severity = severity;
  held->fault.message = varve_slice_of(text);
  held->sink.function(held->sink.user, &held->fault);
}

static bool may_be_of_pack(const varve_bytecode_reader *reader, varve_status status) {
  return varve_packs_used(reader->context) != 0 &&
         (status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_UNSUPPORTED ||
          status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX);
}

varve_status varve_read_misfit(varve_bytecode_reader *reader, varve_misfit *misfit) {
  held_fault held = {.sink = reader->reporter.sink};
  uint32_t errors = reader->reporter.error_count;
  if (!reader->keeps_misfits || reader->context->packs.is_off)
    return misfit->read(reader, misfit, false);
  reader->reporter.sink = (varve_diagnostic_sink){hold, &held};
  varve_status status = misfit->read(reader, misfit, false);
  if (!may_be_of_pack(reader, status)) {
    reader->reporter.sink = held.sink;
    show(&held, VARVE_SEVERITY_ERROR, "");
    return status;
  }
  reader->reporter.sink = (varve_diagnostic_sink){NULL, NULL};
  reader->reporter.error_count = errors;
  varve_status again = misfit->read(reader, misfit, true);
  reader->reporter.sink = held.sink;
  if (again == VARVE_STATUS_OK && misfit->is_known)
    return again;
  show(&held, again == VARVE_STATUS_OK ? VARVE_SEVERITY_WARNING : VARVE_SEVERITY_ERROR,
       again == VARVE_STATUS_OK ? misfit->end : "");
  return again == VARVE_STATUS_OK || varve_is_failure(again) ? again : status;
}

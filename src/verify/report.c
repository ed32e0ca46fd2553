/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Messages of the verifier, in the words of mlir-opt. */
#include "base/diagnostic.h"
#include "ir/attributes.h"
#include "verify/verifier.h"

varve_status varve_fault_slice(varve_verifier *verifier, varve_slice text) {
  enum { SHOWN = 200 };
  size_t size = text.size > SHOWN ? SHOWN : text.size;
  return varve_buffer_append(&verifier->message, varve_slice_make(text.data, size));
}

varve_status varve_fault_text(varve_verifier *verifier, const char *text) {
  return varve_buffer_append(&verifier->message, varve_slice_of(text));
}

varve_status varve_fault_number(varve_verifier *verifier, int64_t number) {
  return varve_buffer_append_signed(&verifier->message, number);
}

/* A graph of few nodes can print as gigabytes. */
varve_status varve_fault_node(varve_verifier *verifier, const varve_entity *node) {
  enum { SHOWN = 200, PRINTED = 4096 };
  varve_buffer *message = &verifier->message;
  uint64_t *limit = &verifier->context->limits.max_output;
  uint64_t max_output = *limit;
  size_t start = message->size;
  *limit = PRINTED;
  varve_status status = VARVE_STATUS_UNSUPPORTED;
  if (verifier->options.print != NULL)
    status = verifier->options.print(verifier->context, node, message);
  *limit = max_output;
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    return status;
  if (status == VARVE_STATUS_OK) {
    message->size = message->size - start > SHOWN ? start + SHOWN : message->size;
    return VARVE_STATUS_OK;
  }
  message->size = start;
  return varve_fault_text(verifier, varve_kind_text((varve_kind)node->kind));
}

varve_status varve_fault_operation(varve_verifier *verifier) {
  VARVE_TRY(varve_fault_text(verifier, "'"));
  VARVE_TRY(varve_fault_slice(verifier, verifier->op->name->text));
  return varve_fault_text(verifier, "' op ");
}

varve_status varve_fault_report(varve_verifier *verifier, varve_status status) {
  const varve_attribute *location =
      verifier->location != NULL ? verifier->location : verifier->op->location;
  varve_source_place place = varve_location_place(location);
  varve_diagnostic diagnostic = {.severity = VARVE_SEVERITY_ERROR,
                                 .status = status,
                                 .file = verifier->options.file,
                                 .message = varve_buffer_slice(&verifier->message)};
  if (place.file.size != 0) {
    diagnostic.file = place.file;
    diagnostic.line = place.line;
    diagnostic.column = place.column;
  }
  if (verifier->options.sink.report != NULL)
    verifier->options.sink.report(verifier->options.sink.user, &diagnostic);
  verifier->message.size = 0;
  return status;
}

varve_status varve_fault_about(varve_verifier *verifier, const char *noun, const char *text,
                               const int64_t *numbers) {
  for (const char *p = text; *p != 0; p++) {
    if (*p == '#')
      VARVE_TRY(varve_fault_number(verifier, *numbers++));
    else if (*p == '@')
      VARVE_TRY(varve_fault_text(verifier, noun));
    else
      VARVE_TRY(varve_buffer_append_char(&verifier->message, *p));
  }
  return varve_fault_report(verifier, VARVE_STATUS_INVALID);
}

varve_status varve_fault(varve_verifier *verifier, const char *text, const int64_t *numbers) {
  return varve_fault_about(verifier, "", text, numbers);
}

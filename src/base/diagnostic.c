/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics. Callers pass offsets; this file looks up line and column. */
#include "base/diagnostic.h"

#include <stdio.h>

enum { MESSAGE_SIZE = 1024 };

/* Replaces control bytes, so that hostile names cannot control a terminal. */
static void make_printable(char *message) {
  for (; *message != 0; message++)
    if ((unsigned char)*message < 0x20 || *message == 0x7F)
      *message = '?';
}

/* Returns where a text can be cut to size bytes without splitting a UTF-8 sequence. */
static size_t cut_utf8(const char *text, size_t size) {
  size_t start = size;
  while (start > 0 && size - start < 4 && ((unsigned char)text[start - 1] & 0xC0) == 0x80)
    start--;
  if (start == 0 || ((unsigned char)text[start - 1] & 0xC0) != 0xC0)
    return size;
  unsigned char lead = (unsigned char)text[start - 1];
  size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  return size - (start - 1) >= length ? size : start - 1;
}

const char *varve_severity_text(varve_severity severity) {
  switch (severity) {
  case VARVE_SEVERITY_ERROR:
    return "error";
  case VARVE_SEVERITY_WARNING:
    return "warning";
  default:
    return "note";
  }
}

static void find_place(varve_reporter *reporter, varve_diagnostic *diagnostic) {
  varve_slice source = reporter->source;
  if (reporter->map == NULL || diagnostic->offset > source.size)
    return;
  size_t offset = (size_t)diagnostic->offset;
  if (varve_source_map_find(reporter->map, offset, &diagnostic->line, &diagnostic->column) !=
      VARVE_STATUS_OK)
    return;
  size_t start = offset - (diagnostic->column - 1);
  size_t end = offset;
  while (end < source.size && source.data[end] != '\n' && source.data[end] != '\r')
    end++;
  if (end > start)
    diagnostic->source_line = varve_slice_make(source.data + start, end - start);
}

/* Writes the prefix of a message about an unpacked part. */
static int print_part(const varve_reporter *reporter, varve_diagnostic *diagnostic, char *message) {
  const varve_reported_part *part = reporter->part;
  if (part == NULL || diagnostic->line != 0)
    return 0;
  uint64_t offset = diagnostic->offset;
  diagnostic->offset = part->offset;
  return snprintf(message, MESSAGE_SIZE, "%s section, unpacked, at 0x%llx: ", part->text,
                  (unsigned long long)offset);
}

static void emit(varve_reporter *reporter, varve_diagnostic *diagnostic, const char *format,
                 va_list arguments) {
  uint32_t max_errors = reporter->max_errors == 0 ? VARVE_DEFAULT_MAX_ERRORS : reporter->max_errors;
  if (diagnostic->severity == VARVE_SEVERITY_ERROR && reporter->error_count < UINT32_MAX)
    reporter->error_count++;
  if (reporter->sink.function == NULL || reporter->error_count > max_errors)
    return;
  char message[MESSAGE_SIZE];
  int start = print_part(reporter, diagnostic, message);
  int length = vsnprintf(message + start, sizeof message - (size_t)start, format, arguments);
  if (length < 0)
    message[start] = 0;
  else
    length += start;
  make_printable(message);
  size_t size = strlen(message);
  if (length >= MESSAGE_SIZE)
    size = cut_utf8(message, size);
  diagnostic->source_line = varve_slice_make("", 0);
  diagnostic->message = varve_slice_make(message, size);
  if (diagnostic->line == 0) {
    diagnostic->file = reporter->file;
    find_place(reporter, diagnostic);
  } else if (reporter->map != NULL && varve_slice_equal(diagnostic->file, reporter->file)) {
    varve_source_map_show(reporter->map, diagnostic);
  }
  reporter->sink.function(reporter->sink.user, diagnostic);
}

varve_status varve_report(varve_reporter *reporter, varve_status status, uint64_t offset,
                          const char *format, ...) {
  if (reporter == NULL)
    return status;
  varve_diagnostic diagnostic = {.status = status, .offset = offset};
  va_list arguments;
  va_start(arguments, format);
  emit(reporter, &diagnostic, format, arguments);
  va_end(arguments);
  return status;
}

void varve_report_note(varve_reporter *reporter, uint64_t offset, const char *format, ...) {
  if (reporter == NULL)
    return;
  varve_diagnostic diagnostic = {.severity = VARVE_SEVERITY_NOTE, .offset = offset};
  va_list arguments;
  va_start(arguments, format);
  emit(reporter, &diagnostic, format, arguments);
  va_end(arguments);
}

varve_status varve_report_range(varve_reporter *reporter, varve_status status,
                                varve_diagnostic place, const char *format, ...) {
  if (reporter == NULL)
    return status;
  varve_diagnostic diagnostic = {.severity = place.severity,
                                 .status = status,
                                 .offset = place.offset,
                                 .length = place.length,
                                 .rule = place.rule};
  va_list arguments;
  va_start(arguments, format);
  emit(reporter, &diagnostic, format, arguments);
  va_end(arguments);
  return status;
}

varve_status varve_report_at(varve_reporter *reporter, varve_status status,
                             const varve_source_place *place, const char *format, ...) {
  if (reporter == NULL)
    return status;
  varve_diagnostic diagnostic = {
      .status = status, .file = place->file, .line = place->line, .column = place->column};
  va_list arguments;
  va_start(arguments, format);
  emit(reporter, &diagnostic, format, arguments);
  va_end(arguments);
  return status;
}

const char *varve_status_text(varve_status status) {
  switch (status) {
#define VARVE_STATUS_CASE(name, number, text)                                                      \
  case VARVE_STATUS_##name:                                                                        \
    return text;
    VARVE_STATUS_LIST(VARVE_STATUS_CASE)
#undef VARVE_STATUS_CASE
  }
  return "unknown status";
}

const char *varve_status_name(varve_status status) {
  switch (status) {
#define VARVE_STATUS_CASE(name, number, text)                                                      \
  case VARVE_STATUS_##name:                                                                        \
    return #name;
    VARVE_STATUS_LIST(VARVE_STATUS_CASE)
#undef VARVE_STATUS_CASE
  }
  return "UNKNOWN";
}

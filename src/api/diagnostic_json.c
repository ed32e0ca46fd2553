/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints diagnostics as JSON (format-spec/diagnostics.md). */
#include "api/bytes.h"

/* Returns the size of the character at the start of a text, or 0 if that is not UTF-8. */
static size_t utf8_size(const uint8_t *text, size_t left) {
  uint8_t lead = text[0];
  size_t size = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (size > left || lead > 0xF4)
    return 0;
  for (size_t i = 1; i < size; i++)
    if ((text[i] & 0xC0) != 0x80)
      return 0;
  bool is_overlong = (lead == 0xE0 && text[1] < 0xA0) || (lead == 0xF0 && text[1] < 0x90);
  bool is_surrogate = lead == 0xED && text[1] >= 0xA0, is_beyond = lead == 0xF4 && text[1] >= 0x90;
  return is_overlong || is_surrogate || is_beyond ? 0 : size;
}

/* Appends an escaped byte. One that is not UTF-8 becomes the character with its number. */
static varve_status append_escape(varve_buffer *out, uint8_t byte) {
  static const char digits[] = "0123456789abcdef";
  if (byte == '"' || byte == '\\') {
    const char text[] = {'\\', (char)byte};
    return varve_buffer_append(out, varve_slice_make(text, sizeof(text)));
  }
  const char text[] = {'\\', 'u', '0', '0', digits[byte >> 4], digits[byte & 15]};
  return varve_buffer_append(out, varve_slice_make(text, sizeof(text)));
}

static varve_status append_string(varve_buffer *out, varve_slice text) {
  VARVE_TRY(varve_buffer_append_char(out, '"'));
  for (size_t at = 0; at < text.size;) {
    uint8_t byte = (uint8_t)text.data[at];
    size_t size = utf8_size((const uint8_t *)text.data + at, text.size - at);
    if (size == 0 || byte < ' ' || byte == '"' || byte == '\\') {
      VARVE_TRY(append_escape(out, byte));
      at++;
      continue;
    }
    VARVE_TRY(varve_buffer_append(out, varve_slice_make(text.data + at, size)));
    at += size;
  }
  return varve_buffer_append_char(out, '"');
}

static varve_status append_key(varve_buffer *out, const char *key) {
  if (out->data[out->size - 1] != '{')
    VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
  VARVE_TRY(append_string(out, varve_slice_of(key)));
  return varve_buffer_append(out, VARVE_SLICE(": "));
}

static varve_status append_text(varve_buffer *out, const char *key, varve_slice text) {
  if (text.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(append_key(out, key));
  return append_string(out, text);
}

static varve_status append_number(varve_buffer *out, const char *key, uint64_t number) {
  VARVE_TRY(append_key(out, key));
  return varve_buffer_append_unsigned(out, number);
}

/* Offset 0 means none if it is not that of the line, or if nothing was read. */
static bool has_offset(const varve_diagnostic *diagnostic) {
  if (diagnostic->offset != 0)
    return true;
  if (diagnostic->line != 0)
    return diagnostic->line == 1 && diagnostic->column == 1;
  return diagnostic->status != VARVE_STATUS_OK && diagnostic->status != VARVE_STATUS_IO;
}

static varve_status append_place(varve_buffer *out, const varve_diagnostic *diagnostic) {
  if (diagnostic->file.size == 0 && diagnostic->line == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(append_text(out, "file", diagnostic->file));
  if (diagnostic->line != 0) {
    VARVE_TRY(append_number(out, "line", diagnostic->line));
    VARVE_TRY(append_number(out, "column", diagnostic->column));
  }
  if (has_offset(diagnostic))
    VARVE_TRY(append_number(out, "offset", diagnostic->offset));
  return diagnostic->length != 0 ? append_number(out, "length", diagnostic->length)
                                 : VARVE_STATUS_OK;
}

/* Appends the members that a diagnostic and a note have. */
static varve_status append_members(varve_buffer *out, const varve_diagnostic *diagnostic) {
  VARVE_TRY(varve_buffer_append_char(out, '{'));
  VARVE_TRY(
      append_text(out, "severity", varve_slice_of(varve_severity_text(diagnostic->severity))));
  if (diagnostic->status != VARVE_STATUS_OK)
    VARVE_TRY(append_text(out, "status", varve_slice_of(varve_status_name(diagnostic->status))));
  VARVE_TRY(append_place(out, diagnostic));
  VARVE_TRY(append_text(out, "rule", diagnostic->rule));
  VARVE_TRY(append_key(out, "message"));
  VARVE_TRY(append_string(out, diagnostic->message));
  return append_text(out, "source_line", diagnostic->source_line);
}

static varve_status append_diagnostic(varve_buffer *out, const varve_diagnostic *diagnostic) {
  VARVE_TRY(append_members(out, diagnostic));
  VARVE_TRY(append_key(out, "notes"));
  VARVE_TRY(varve_buffer_append_char(out, '['));
  for (size_t i = 0; diagnostic->notes != NULL && i < diagnostic->note_count; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(", ")));
    VARVE_TRY(append_members(out, &diagnostic->notes[i]));
    VARVE_TRY(varve_buffer_append_char(out, '}'));
  }
  return varve_buffer_append(out, VARVE_SLICE("]}"));
}

varve_status varve_diagnostic_print_json(const varve_diagnostic *diagnostic, varve_bytes **json) {
  if (json != NULL)
    *json = NULL;
  if (diagnostic == NULL || json == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *made;
  VARVE_TRY(varve_bytes_create_alone(NULL, &made));
  varve_status status = append_diagnostic(&made->buffer, diagnostic);
  if (status != VARVE_STATUS_OK) {
    varve_bytes_destroy(made);
    return status;
  }
  *json = made;
  return VARVE_STATUS_OK;
}

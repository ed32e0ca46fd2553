/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of diagnostics that are kept, and diagnostics as JSON. */
#include "api/diagnostics.h"

#include "api/bytes.h"

void varve_held_init(varve_held_diagnostics *held, varve_memory *memory) {
  *held = (varve_held_diagnostics){.is_out_of_memory = false};
  varve_arena_init(&held->arena, memory);
  varve_vector_init(&held->list, memory, sizeof(varve_diagnostic));
}

void varve_held_release(varve_held_diagnostics *held) {
  varve_vector_release(&held->list);
  varve_arena_release(&held->arena);
}

static bool copy_text(varve_held_diagnostics *held, varve_slice *text) {
  if (text->size == 0)
    return true;
  *text = varve_arena_copy(&held->arena, *text);
  return text->data != NULL;
}

static void hold(void *user, const varve_diagnostic *diagnostic) {
  varve_held_diagnostics *held = user;
  varve_diagnostic copy = *diagnostic;
  held->is_out_of_memory = held->is_out_of_memory || !copy_text(held, &copy.file) ||
                           !copy_text(held, &copy.source_line) || !copy_text(held, &copy.message) ||
                           !copy_text(held, &copy.rule) ||
                           varve_vector_push(&held->list, &copy) != VARVE_STATUS_OK;
}

varve_diagnostic_sink varve_held_sink(varve_held_diagnostics *held) {
  return (varve_diagnostic_sink){hold, held};
}

void varve_held_show(const varve_held_diagnostics *held, varve_diagnostic_sink sink) {
  for (size_t i = 0; sink.function != NULL && i < held->list.count; i++)
    sink.function(sink.user, &VARVE_VECTOR_AT(&held->list, const varve_diagnostic, i));
}

const varve_diagnostic *varve_held_first_error(const varve_held_diagnostics *held) {
  for (size_t i = 0; i < held->list.count; i++) {
    const varve_diagnostic *diagnostic = &VARVE_VECTOR_AT(&held->list, const varve_diagnostic, i);
    if (diagnostic->severity == VARVE_SEVERITY_ERROR)
      return diagnostic;
  }
  return NULL;
}

/* The public list: kept diagnostics, and the position of each that is not a note */

struct varve_diagnostic_list {
  varve_memory memory;
  varve_held_diagnostics held;
  varve_vector starts; /* uint32_t: positions in held.list */
};

varve_status varve_diagnostic_list_create(const varve_allocator *allocator,
                                          varve_diagnostic_list **list) {
  if (list == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *list = NULL;
  varve_memory memory;
  varve_memory_init(&memory, allocator, 0);
  varve_diagnostic_list *made = varve_memory_resize(&memory, NULL, 0, sizeof(*made));
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->memory = memory;
  varve_held_init(&made->held, &made->memory);
  varve_vector_init(&made->starts, &made->memory, sizeof(uint32_t));
  *list = made;
  return VARVE_STATUS_OK;
}

void varve_diagnostic_list_destroy(varve_diagnostic_list *list) {
  if (list == NULL)
    return;
  varve_held_release(&list->held);
  varve_vector_release(&list->starts);
  varve_memory memory = list->memory;
  varve_memory_free(&memory, list, sizeof(*list));
}

static void keep(void *user, const varve_diagnostic *diagnostic) {
  varve_diagnostic_list *list = user;
  varve_held_diagnostics *held = &list->held;
  size_t position = held->list.count;
  if (held->is_out_of_memory || position >= UINT32_MAX)
    return;
  bool is_start = position == 0 || diagnostic->severity != VARVE_SEVERITY_NOTE;
  if (is_start && varve_vector_push_u32(&list->starts, (uint32_t)position) != VARVE_STATUS_OK) {
    held->is_out_of_memory = true;
    return;
  }
  varve_diagnostic alone = *diagnostic;
  alone.notes = NULL;
  alone.note_count = 0;
  varve_diagnostic_sink sink = varve_held_sink(held);
  sink.function(sink.user, &alone);
  if (is_start && held->list.count == position)
    varve_vector_truncate(&list->starts, list->starts.count - 1);
}

varve_diagnostic_sink varve_diagnostic_list_get_sink(varve_diagnostic_list *list) {
  return (varve_diagnostic_sink){list != NULL ? keep : NULL, list};
}

size_t varve_diagnostic_list_get_count(const varve_diagnostic_list *list) {
  return list != NULL ? list->starts.count : 0;
}

const varve_diagnostic *varve_diagnostic_list_get(varve_diagnostic_list *list, size_t index) {
  if (list == NULL || index >= list->starts.count)
    return NULL;
  size_t start = VARVE_VECTOR_AT(&list->starts, uint32_t, index);
  size_t end = index + 1 < list->starts.count ? VARVE_VECTOR_AT(&list->starts, uint32_t, index + 1)
                                              : list->held.list.count;
  varve_diagnostic *diagnostic = &VARVE_VECTOR_AT(&list->held.list, varve_diagnostic, start);
  diagnostic->note_count = end - start - 1;
  diagnostic->notes = diagnostic->note_count != 0 ? diagnostic + 1 : NULL;
  return diagnostic;
}

void varve_diagnostic_list_clear(varve_diagnostic_list *list) {
  if (list == NULL)
    return;
  varve_held_release(&list->held);
  varve_held_init(&list->held, &list->memory);
  varve_vector_truncate(&list->starts, 0);
}

/* Prints diagnostics as JSON (format-spec/diagnostics.md). */

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

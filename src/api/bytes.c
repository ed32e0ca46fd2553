/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytes that the caller owns, and whole files. */
#include "api/bytes.h"

#include "base/diagnostic.h"
#include "base/file/file_map.h"
#include "base/file/file_output.h"
#include "ir/context.h"

varve_status varve_bytes_create(varve_memory *memory, varve_bytes **bytes) {
  *bytes = varve_memory_resize(memory, NULL, 0, sizeof(**bytes));
  if (*bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_buffer_init(&(*bytes)->buffer, memory);
  return VARVE_STATUS_OK;
}

varve_status varve_bytes_create_alone(const varve_allocator *allocator, varve_bytes **bytes) {
  varve_memory memory;
  varve_memory_init(&memory, allocator, 0);
  VARVE_TRY(varve_bytes_create(&memory, bytes));
  (*bytes)->own = memory;
  varve_buffer_init(&(*bytes)->buffer, &(*bytes)->own);
  return VARVE_STATUS_OK;
}

varve_slice varve_bytes_slice(const varve_bytes *bytes) {
  return varve_buffer_slice(&bytes->buffer);
}

void varve_bytes_destroy(varve_bytes *bytes) {
  if (bytes == NULL)
    return;
  varve_memory *memory = bytes->buffer.memory;
  varve_buffer_release(&bytes->buffer);
  varve_memory own = bytes->own;
  varve_memory_free(memory == &bytes->own ? &own : memory, bytes, sizeof(*bytes));
}

/* Files */

varve_status varve_bytes_load_file(varve_context *context, const char *path,
                                   varve_diagnostic_sink sink, varve_bytes **bytes) {
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = NULL;
  if (context == NULL || path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  bool is_stdin = strcmp(path, "-") == 0;
  varve_reporter reporter = {.sink = sink,
                             .file = is_stdin ? VARVE_SLICE("<stdin>") : varve_slice_of(path),
                             .max_errors = 1};
  const varve_file_request request = {.path = is_stdin ? NULL : path,
                                      .max_input = context->limits.max_input};
  const char *error;
  varve_file_map map;
  varve_status status = varve_file_map_open(&map, &context->memory, &request, &error);
  if (status != VARVE_STATUS_OK)
    return varve_file_map_report(&reporter, status, error);
  varve_bytes *made;
  status = varve_bytes_create(&context->memory, &made);
  if (status == VARVE_STATUS_OK) {
    status = varve_buffer_append(&made->buffer, varve_slice_make(map.data, map.size));
    if (status == VARVE_STATUS_OK)
      *bytes = made;
    else
      varve_bytes_destroy(made);
  }
  varve_file_map_close(&map);
  return status;
}

/* Reports a failed write. A diagnostic about standard output has no file name. */
static varve_status report_failure(varve_diagnostic_sink sink, const char *path,
                                   varve_status status, const char *error) {
  varve_reporter reporter = {.sink = sink, .max_errors = 1};
  if (status != VARVE_STATUS_IO)
    return status;
  if (strcmp(path, "-") == 0)
    return varve_report(&reporter, status, 0, "cannot write standard output: %s", error);
  reporter.file = varve_slice_of(path);
  return varve_report(&reporter, status, 0, "cannot write: %s", error);
}

static const char *path_or_null(const char *path) { return strcmp(path, "-") == 0 ? NULL : path; }

varve_status varve_write_pieces(const char *path, const varve_pieces *pieces,
                                varve_diagnostic_sink sink) {
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  const char *error = "";
  varve_status status = varve_file_write_pieces(&memory, path_or_null(path), pieces, &error);
  return report_failure(sink, path, status, error);
}

varve_status varve_bytes_save_file(const char *path, varve_slice bytes,
                                   varve_diagnostic_sink sink) {
  if (path == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_pieces pieces = {bytes, NULL};
  return varve_write_pieces(path, &pieces, sink);
}

/* Writing in steps */

struct varve_output {
  varve_memory memory;
  varve_diagnostic_sink sink;
  varve_status status; /* of the earlier calls */
  varve_file_output out;
  char path[];
};

varve_status varve_output_create(const char *path, varve_diagnostic_sink sink,
                                 varve_output **writer) {
  varve_memory memory;
  const char *error = "";
  size_t size;
  if (writer == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *writer = NULL;
  if (path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (!varve_add_size(sizeof(**writer), strlen(path) + 1, &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_memory_init(&memory, NULL, 0);
  varve_output *made = varve_memory_resize(&memory, NULL, 0, size);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->memory = memory;
  made->sink = sink;
  memcpy(made->path, path, strlen(path) + 1);
  made->status = varve_file_output_open(&made->out, &made->memory, path_or_null(path), &error);
  varve_status status = report_failure(sink, path, made->status, error);
  if (status == VARVE_STATUS_OK)
    *writer = made;
  else
    varve_output_destroy(made);
  return status;
}

varve_status varve_output_append(varve_output *writer, varve_slice bytes) {
  const char *error = "";
  if (writer == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(writer->status);
  writer->status = varve_file_output_append(&writer->out, bytes, &error);
  return report_failure(writer->sink, writer->path, writer->status, error);
}

varve_status varve_output_finish(varve_output *writer) {
  const char *error = "";
  if (writer == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(writer->status);
  varve_status status = varve_file_output_close(&writer->out, VARVE_STATUS_OK, &error);
  writer->status = VARVE_STATUS_BAD_ARGUMENT; /* all further calls fail */
  return report_failure(writer->sink, writer->path, status, error);
}

void varve_output_destroy(varve_output *writer) {
  const char *error = "";
  if (writer == NULL)
    return;
  varve_memory memory = writer->memory;
  varve_status status = varve_file_output_close(&writer->out, VARVE_STATUS_CANCELLED, &error);
  (void)status;
  varve_memory_free(&memory, writer, sizeof(*writer) + strlen(writer->path) + 1);
}

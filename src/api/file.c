/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whole files in and out. */
#include "base/file_map.h"

#include "api/bytes.h"
#include "api/output.h"
#include "base/diagnostic.h"
#include "ir/context.h"

static varve_status fail(varve_diagnostic_sink sink, const char *path, const char *verb,
                         const char *error) {
  varve_reporter reporter = {.sink = sink, .file = varve_slice_of(path), .max_errors = 1};
  return varve_report(&reporter, VARVE_STATUS_IO, 0, "cannot %s: %s", verb, error);
}

varve_status varve_file_read(varve_context *context, const char *path, varve_diagnostic_sink sink,
                             varve_bytes **bytes) {
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = NULL;
  if (context == NULL || path == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  const char *error = NULL;
  varve_file_map map;
  varve_status status = varve_file_map_open(&map, &context->memory,
                                            strcmp(path, "-") == 0 ? NULL : path, false, &error);
  if (status != VARVE_STATUS_OK)
    return status == VARVE_STATUS_IO ? fail(sink, path, "read", error) : status;
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

varve_status varve_write_pieces(const char *path, const varve_pieces *pieces,
                                varve_diagnostic_sink sink) {
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  const char *error = NULL;
  varve_status status =
      varve_file_write_pieces(&memory, strcmp(path, "-") == 0 ? NULL : path, pieces, &error);
  return status == VARVE_STATUS_IO ? fail(sink, path, "write", error) : status;
}

varve_status varve_file_write(const char *path, varve_slice bytes, varve_diagnostic_sink sink) {
  if (path == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_pieces pieces = {bytes, NULL};
  return varve_write_pieces(path, &pieces, sink);
}

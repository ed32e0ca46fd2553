/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bounded outputs: see output.h. */
#include "common/output.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"

static const varve_diagnostic_sink sink = {diagnostics_print, NULL};

output_limit output_limit_make(const char *tool, uint64_t max_output) {
  const uint64_t default_most = UINT64_C(4) << 30;
  return (output_limit){
      .tool = tool, .option = "--max-output", .most = max_output == 0 ? default_most : max_output};
}

void output_open_stream(output *out, FILE *stream, output_limit *limit) {
  out->writer = NULL;
  out->stream = stream;
  out->limit = limit;
  out->size = 0;
  out->is_stream = true;
  out->status = VARVE_STATUS_OK;
}

varve_status output_open(output *out, const char *path, output_limit *limit) {
  output_open_stream(out, NULL, limit);
  out->is_stream = strcmp(path, "-") == 0;
  out->status = varve_output_create(path, sink, &out->writer);
  return out->status;
}

static void write_through(output *out, varve_slice bytes) {
  if (out->status != VARVE_STATUS_OK || bytes.size == 0)
    return;
  if (out->stream == NULL)
    out->status = varve_output_append(out->writer, bytes);
  else if (fwrite(bytes.data, 1, bytes.size, out->stream) != bytes.size)
    out->status = VARVE_STATUS_OUT_OF_MEMORY; /* among the streams that tools use, only one in
                                                 memory fails here */
}

void output_flush(output *out) {
  write_through(out, (varve_slice){out->bytes, out->size});
  out->size = 0;
}

/* Returns whether the limit allows so many more bytes, and counts them. */
static bool spend(output *out, size_t size) {
  output_limit *limit = out->limit;
  if (out->status != VARVE_STATUS_OK)
    return false;
  if (size <= limit->most - limit->used) {
    limit->used += size;
    return true;
  }
  output_flush(out);
  message_print(limit->tool, "the output is longer than %" PRIu64 " bytes, the limit of %s",
                limit->most, limit->option);
  out->status = VARVE_STATUS_LIMIT_EXCEEDED;
  return false;
}

void put_bytes(varve_slice bytes, output *out) {
  if (bytes.size == 0 || !spend(out, bytes.size))
    return;
  if (bytes.size > OUTPUT_BUFFER - out->size)
    output_flush(out);
  if (bytes.size <= OUTPUT_BUFFER) {
    memcpy(out->bytes + out->size, bytes.data, bytes.size);
    out->size += bytes.size;
  } else {
    write_through(out, bytes);
  }
}

void put_text(const char *text, output *out) { put_bytes((varve_slice){text, strlen(text)}, out); }

void put_char(char c, output *out) { put_bytes((varve_slice){&c, 1}, out); }

void put_format(output *out, const char *format, ...) {
  formatted_text made;
  va_list arguments;
  va_start(arguments, format);
  formatted_make(&made, format, arguments);
  va_end(arguments);
  if (!made.is_cut)
    put_bytes((varve_slice){made.text, strlen(made.text)}, out);
  else if (out->status == VARVE_STATUS_OK)
    out->status = VARVE_STATUS_OUT_OF_MEMORY;
  formatted_release(&made);
}

void put_visible(varve_slice text, output *out) {
  while (text.size != 0) {
    size_t plain = visible_plain(text);
    put_bytes((varve_slice){text.data, plain}, out);
    text = (varve_slice){text.data + plain, text.size - plain};
    if (text.size == 0)
      return;
    visible_character next = visible_first(text);
    put_bytes((varve_slice){next.shown, next.shown_size}, out);
    text = (varve_slice){text.data + next.size, text.size - next.size};
  }
}

varve_status output_close(output *out, varve_status status) {
  if (status == VARVE_STATUS_OK || out->is_stream)
    output_flush(out);
  if (status == VARVE_STATUS_OK)
    status = out->status;
  if (status == VARVE_STATUS_OK && out->writer != NULL)
    status = varve_output_finish(out->writer);
  varve_output_destroy(out->writer);
  out->writer = NULL;
  return status;
}

int output_text(const char *tool, const char *text) {
  output out;
  output_limit limit = output_limit_make(tool, 0);
  varve_status status = output_open(&out, "-", &limit);
  if (status == VARVE_STATUS_OK)
    put_text(text, &out);
  status = output_close(&out, status);
  return exit_code_of(status);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unpacks in a stream: allocates memory as bytes are unpacked, not by the size in the header. */
#include "api/load/zstd_frame.h"

#include <varve/module.h>

#include <zstd.h>
#include <zstd_errors.h>

#include "api/bytes.h"
#include "api/detect.h"
#include "api/options.h"
#include "ir/context.h"

enum { DEFAULT_LEVEL = 3, MAX_LEVEL = 19, MAGIC_SIZE = 4 };

typedef struct unwrapping {
  ZSTD_DStream *stream;
  varve_reporter *reporter;
  const varve_limits *limits;
  varve_slice bytes;
  size_t start; /* of the current frame */
  size_t next;  /* of the next part of the frame */
} unwrapping;

/* Reports the error of zstd for the part at next. */
static varve_status fail(const unwrapping *u, size_t result) {
  switch (ZSTD_getErrorCode(result)) {
  case ZSTD_error_memory_allocation:
    return VARVE_STATUS_OUT_OF_MEMORY;
  case ZSTD_error_prefix_unknown:
    return varve_report(u->reporter, VARVE_STATUS_CORRUPT, u->next,
                        "the bytes after the zstd frame are not a zstd frame");
  case ZSTD_error_dictionary_wrong:
    return varve_report(u->reporter, VARVE_STATUS_UNSUPPORTED, u->start,
                        "the zstd frame at 0x%zx needs a dictionary of zstd", u->start);
  case ZSTD_error_frameParameter_windowTooLarge:
    return varve_report(u->reporter, VARVE_STATUS_LIMIT_EXCEEDED, u->start,
                        "the zstd frame at 0x%zx has a window of more than 128 MB", u->start);
  default:
    return varve_report(u->reporter, VARVE_STATUS_CORRUPT, u->next, "the zstd frame at 0x%zx: %s",
                        u->start, ZSTD_getErrorName(result));
  }
}

/* Decompresses one part at a time, so that an error has its offset. */
static varve_status unwrap_all(unwrapping *u, varve_buffer *out) {
  size_t step = ZSTD_DStreamOutSize();
  size_t needed = MAGIC_SIZE + 1; /* enough bytes for the size of the frame header */
  for (;;) {
    size_t left = u->bytes.size - u->next;
    ZSTD_inBuffer in = {u->bytes.data + u->next, needed < left ? needed : left, 0};
    VARVE_TRY(varve_buffer_reserve(out, step));
    ZSTD_outBuffer window = {out->data + out->size, step, 0};
    size_t expected = ZSTD_decompressStream(u->stream, &window, &in);
    if (ZSTD_isError(expected))
      return fail(u, expected);
    out->size += window.pos;
    uint64_t most = varve_expansion_limit(u->bytes.size, u->limits->max_expansion);
    if (out->size > u->limits->max_unpacked)
      return varve_report(u->reporter, VARVE_STATUS_LIMIT_EXCEEDED, u->next,
                          "the zstd frame unpacks to more than %llu bytes: see --max-unpacked",
                          (unsigned long long)u->limits->max_unpacked);
    if (out->size > most)
      return varve_report(
          u->reporter, VARVE_STATUS_LIMIT_EXCEEDED, u->next,
          "the zstd frame of %zu bytes unpacks to more than %llu: see --max-expansion",
          u->bytes.size, (unsigned long long)most);
    u->next += in.pos;
    bool is_all = u->next == u->bytes.size;
    if (expected == 0 && is_all)
      return VARVE_STATUS_OK;
    if (expected != 0 && is_all && window.pos < step)
      return varve_report(u->reporter, VARVE_STATUS_TRUNCATED, u->bytes.size,
                          "the zstd frame at 0x%zx ends early", u->start);
    if (expected == 0)
      u->start = u->next;
    needed = expected == 0 ? MAGIC_SIZE + 1 : expected;
  }
}

varve_status varve_unwrap_zstd(varve_slice bytes, const varve_limits *limits,
                               varve_reporter *reporter, varve_buffer *out) {
  unwrapping u = {.stream = ZSTD_createDStream(),
                  .reporter = reporter,
                  .limits = limits,
                  .bytes = bytes,
                  .start = 0,
                  .next = 0};
  if (u.stream == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  size_t start = out->size;
  varve_status status = unwrap_all(&u, out);
  ZSTD_freeDStream(u.stream);
  if (status == VARVE_STATUS_OK &&
      varve_is_zstd(varve_slice_make(out->data + start, out->size - start)))
    return varve_report(reporter, VARVE_STATUS_UNSUPPORTED, 0, "zstd frame inside a zstd frame");
  return status;
}

static varve_status wrap_with(ZSTD_CCtx *context, varve_slice bytes, int32_t level,
                              varve_buffer *out) {
  if (ZSTD_isError(ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel,
                                          level == 0 ? DEFAULT_LEVEL : level)) ||
      ZSTD_isError(ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1)))
    return VARVE_STATUS_INTERNAL;
  VARVE_TRY(varve_buffer_reserve(out, ZSTD_compressBound(bytes.size)));
  size_t size = ZSTD_compress2(context, out->data + out->size, out->capacity - out->size,
                               bytes.data, bytes.size);
  if (ZSTD_isError(size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  out->size += size;
  return VARVE_STATUS_OK;
}

varve_status varve_wrap_zstd(varve_slice bytes, int32_t level, varve_buffer *out) {
  if (level < 0 || level > MAX_LEVEL)
    return VARVE_STATUS_BAD_ARGUMENT;
  ZSTD_CCtx *context = ZSTD_createCCtx();
  if (context == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_status status = wrap_with(context, bytes, level, out);
  ZSTD_freeCCtx(context);
  return status;
}

/* Sets *bytes to made if status is OK; otherwise frees made. */
static varve_status hand_over(varve_status status, varve_bytes *made, varve_bytes **bytes) {
  if (status == VARVE_STATUS_OK)
    *bytes = made;
  else
    varve_bytes_destroy(made);
  return status;
}

varve_status varve_zstd_wrap(varve_context *context, varve_slice bytes, int32_t level,
                             varve_bytes **wrapped) {
  if (wrapped == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *wrapped = NULL;
  if (context == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *made;
  VARVE_TRY(varve_bytes_create(&context->memory, &made));
  return hand_over(varve_wrap_zstd(bytes, level, &made->buffer), made, wrapped);
}

varve_status varve_zstd_unwrap(varve_context *context, varve_slice bytes,
                               const varve_load_options *options, varve_bytes **unwrapped) {
  if (unwrapped == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *unwrapped = NULL;
  if (context == NULL || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_load_options filled = {.struct_size = sizeof(varve_load_options)};
  VARVE_TRY(varve_load_options_fill(options, &filled));
  varve_reporter reporter = {.sink = filled.sink, .file = filled.file_name, .max_errors = 1};
  varve_bytes *made;
  VARVE_TRY(varve_bytes_create(&context->memory, &made));
  return hand_over(varve_unwrap_zstd(bytes, &context->limits, &reporter, &made->buffer), made,
                   unwrapped);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Unpacks as a stream: memory follows what really comes out, not what a header promises. */
#include "api/unwrap_zstd.h"

#include <zstd.h>

static varve_status unwrap_all(ZSTD_DStream *stream, varve_slice bytes, uint64_t limit,
                               varve_reporter *reporter, varve_buffer *out) {
  ZSTD_inBuffer in = {bytes.data, bytes.size, 0};
  size_t step = ZSTD_DStreamOutSize();
  for (;;) {
    VARVE_TRY(varve_buffer_reserve(out, step));
    ZSTD_outBuffer window = {out->data + out->size, step, 0};
    size_t before = in.pos;
    size_t expected = ZSTD_decompressStream(stream, &window, &in);
    if (ZSTD_isError(expected))
      return varve_report(reporter, VARVE_STATUS_CORRUPT, before, "zstd frame: %s",
                          ZSTD_getErrorName(expected));
    out->size += window.pos;
    if (out->size > limit)
      return varve_report(reporter, VARVE_STATUS_LIMIT_EXCEEDED, before,
                          "zstd frame unpacks to more than %llu bytes", (unsigned long long)limit);
    if (in.pos == in.size && expected == 0)
      return VARVE_STATUS_OK;
    if (in.pos == in.size && window.pos < step)
      return varve_report(reporter, VARVE_STATUS_TRUNCATED, bytes.size, "zstd frame ends early");
  }
}

varve_status varve_unwrap_zstd(varve_slice bytes, uint64_t limit, varve_reporter *reporter,
                               varve_buffer *out) {
  ZSTD_DStream *stream = ZSTD_createDStream();
  if (stream == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_status status = unwrap_all(stream, bytes, limit, reporter, out);
  ZSTD_freeDStream(stream);
  return status;
}

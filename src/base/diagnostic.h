/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reports errors with their locations. Each input has one reporter, which counts its errors. */
#ifndef VARVE_BASE_DIAGNOSTIC_H
#define VARVE_BASE_DIAGNOSTIC_H

#include <stdarg.h>

#include "base/source_map.h"

/* Bytes that were unpacked from a file. Offsets in messages refer to the unpacked bytes. */
typedef struct varve_reported_part {
  const char *text;
  uint64_t offset; /* of the packed bytes in the file */
} varve_reported_part;

typedef struct varve_reporter {
  varve_diagnostic_sink sink;
  varve_slice file;
  varve_slice source;    /* text input: the whole text; binary: empty */
  varve_source_map *map; /* text input: for line and column; NULL for binary */
  uint32_t error_count;
  uint32_t max_errors;             /* 0: the default; later errors are counted, not reported */
  const varve_reported_part *part; /* the part being read; NULL: the file itself */
} varve_reporter;

enum { VARVE_DEFAULT_MAX_ERRORS = 20 };

/* Reports an error and returns status, so that callers write `return varve_report(...)`. The format
 * is printf's; "%.*s" takes slices through VARVE_FORMAT_SLICE. Messages are cut at 1 KiB. */
varve_status varve_report(varve_reporter *reporter, varve_status status, uint64_t offset,
                          const char *format, ...) VARVE_PRINTF(4, 5);
/* Reports a note on the preceding error. */
void varve_report_note(varve_reporter *reporter, uint64_t offset, const char *format, ...)
    VARVE_PRINTF(3, 4);
/* As varve_report, with the severity, offset and length of place. */
varve_status varve_report_range(varve_reporter *reporter, varve_status status,
                                varve_diagnostic place, const char *format, ...) VARVE_PRINTF(4, 5);
/* As varve_report, at a line and column instead of an offset: the location of an operation. The
 * message shows the source line if the reporter has that source. */
typedef struct varve_source_place {
  varve_slice file;
  uint32_t line; /* 0: unknown */
  uint32_t column;
} varve_source_place;
varve_status varve_report_at(varve_reporter *reporter, varve_status status,
                             const varve_source_place *place, const char *format, ...)
    VARVE_PRINTF(4, 5);

/* For "%.*s": at most 200 bytes of a slice. */
#define VARVE_FORMAT_SLICE(slice)                                                                  \
  (int)((slice).size > 200 ? 200 : (slice).size), ((slice).size == 0 ? "" : (slice).data)

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reporting with a place: one reporter per input, counting what it told. */
#ifndef VARVE_BASE_DIAGNOSTIC_H
#define VARVE_BASE_DIAGNOSTIC_H

#include <stdarg.h>

#include "base/source_map.h"

/* Bytes that were unpacked out of a file: offsets are counted in them. */
typedef struct varve_reported_part {
  const char *text;
  uint64_t offset; /* of what they were unpacked from, in the file */
} varve_reported_part;

typedef struct varve_reporter {
  varve_diagnostic_sink sink;
  varve_slice file;
  varve_slice source;    /* text input: the whole text; binary: empty */
  varve_source_map *map; /* text input: for line and column; NULL for binary */
  uint32_t error_count;
  uint32_t max_errors;             /* 0: the default; later errors are counted, not told */
  const varve_reported_part *part; /* what is being read; NULL: the file itself */
} varve_reporter;

enum { VARVE_DEFAULT_MAX_ERRORS = 20 };

/* Reports an error and returns status, so that callers write `return varve_report(...)`. Format is
 * printf's;
 * "%.*s" takes slices via VARVE_FORMAT_SLICE. Messages longer than 1 KiB are cut. */
varve_status varve_report(varve_reporter *reporter, varve_status status, uint64_t offset,
                          const char *format, ...) VARVE_PRINTF(4, 5);
/* A note that belongs to the error before it. */
void varve_report_note(varve_reporter *reporter, uint64_t offset, const char *format, ...)
    VARVE_PRINTF(3, 4);
/* As varve_report for the severity, offset and length of place. */
varve_status varve_report_range(varve_reporter *reporter, varve_status status,
                                varve_diagnostic place, const char *format, ...) VARVE_PRINTF(4, 5);
/* As varve_report for what is known by its place in a source: the location of an operation. The
 * line itself is shown when the reporter has that source. */
typedef struct varve_source_place {
  varve_slice file;
  uint32_t line; /* 0: not known */
  uint32_t column;
} varve_source_place;
varve_status varve_report_at(varve_reporter *reporter, varve_status status,
                             const varve_source_place *place, const char *format, ...)
    VARVE_PRINTF(4, 5);

/* For "%.*s": at most 200 bytes of a slice. */
#define VARVE_FORMAT_SLICE(slice)                                                                  \
  (int)((slice).size > 200 ? 200 : (slice).size), ((slice).size == 0 ? "" : (slice).data)

#endif

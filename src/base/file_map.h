/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A whole input as bytes: files of 16 MB and more are mapped, smaller ones, pipes and stdin are
 * read. */
#ifndef VARVE_BASE_FILE_MAP_H
#define VARVE_BASE_FILE_MAP_H

#include "base/diagnostic.h"
#include "base/loans.h"

typedef struct varve_file_map {
  varve_memory *memory;
  void *data;
  size_t size;
  size_t capacity; /* of heap storage */
  bool is_mapped;
  varve_mapped_file mapped; /* when it is: open as long as the map is */
} varve_file_map;

typedef struct varve_file_request {
  const char *path;   /* NULL: standard input */
  uint64_t max_input; /* bytes of what is not a regular file; 0: 4 GiB */
  bool allow_map;
  bool must_be_regular; /* IO for a FIFO, a device or a folder, without waiting for it */
} varve_file_request;

/* On IO and LIMIT_EXCEEDED *error_text is a static or errno text. */
varve_status varve_file_map_open(varve_file_map *map, varve_memory *memory,
                                 const varve_file_request *request,
                                 const char **error_text) VARVE_MUST_USE;
/* Reports how opening failed; status OK and OUT_OF_MEMORY are answered alone. */
varve_status varve_file_map_report(varve_reporter *reporter, varve_status status,
                                   const char *error_text);
void varve_file_map_close(varve_file_map *map);

#endif

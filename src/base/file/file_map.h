/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A whole input as bytes. Files of 16 MB and more are mapped; smaller files, pipes and standard
 * input are read. */
#ifndef VARVE_BASE_FILE_MAP_H
#define VARVE_BASE_FILE_MAP_H

#include "base/diagnostic.h"
#include "base/file/loans.h"

typedef struct varve_file_map {
  varve_memory *memory;
  void *data;
  size_t size;
  size_t capacity; /* size of the heap block */
  bool is_mapped;
  varve_mapped_file mapped; /* if the file is mapped; open as long as the map is */
} varve_file_map;

typedef struct varve_file_request {
  const char *path;   /* NULL: standard input */
  uint64_t max_input; /* largest size of input that is no regular file; 0: 4 GiB */
  bool allow_map;
  bool maps_all;        /* also maps small files */
  bool must_be_regular; /* returns IO at once for a FIFO, a device or a folder */
} varve_file_request;

/* On IO and LIMIT_EXCEEDED, *error_text is a static or errno text. */
varve_status varve_file_map_open(varve_file_map *map, varve_memory *memory,
                                 const varve_file_request *request,
                                 const char **error_text) VARVE_MUST_USE;
/* Reports why opening failed. OK and OUT_OF_MEMORY are returned without a report. */
varve_status varve_file_map_report(varve_reporter *reporter, varve_status status,
                                   const char *error_text);
void varve_file_map_close(varve_file_map *map);

#endif

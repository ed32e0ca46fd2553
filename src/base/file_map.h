/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A whole input as bytes: files of 16 MB and more are mapped, smaller ones, pipes and stdin are
 * read. */
#ifndef VARVE_BASE_FILE_MAP_H
#define VARVE_BASE_FILE_MAP_H

#include "base/loans.h"

typedef struct varve_file_map {
  varve_memory *memory;
  void *data;
  size_t size;
  size_t capacity; /* of heap storage */
  bool is_mapped;
  varve_mapped_file mapped; /* when it is: open as long as the map is */
} varve_file_map;

/* path NULL reads standard input. On IO *error_text is a static or errno text. */
varve_status varve_file_map_open(varve_file_map *map, varve_memory *memory, const char *path,
                                 bool allow_map, const char **error_text) VARVE_MUST_USE;
void varve_file_map_close(varve_file_map *map);

/* Output that appears whole or not at all: a temporary beside the target, synced and renamed; mode
 * kept, symlinks followed; devices and pipes are written in place; path NULL is standard output. */
varve_status varve_file_write_whole(varve_memory *memory, const char *path, varve_slice bytes,
                                    const char **error_text) VARVE_MUST_USE;
/* The same of bytes that are in pieces; CORRUPT when what is lent is not what it should be. */
varve_status varve_file_write_pieces(varve_memory *memory, const char *path,
                                     const varve_pieces *pieces,
                                     const char **error_text) VARVE_MUST_USE;

#endif

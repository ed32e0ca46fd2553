/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps offsets of a text to lines and columns. Line starts are found in one pass and searched by
 * bisection. */
#ifndef VARVE_BASE_SOURCE_MAP_H
#define VARVE_BASE_SOURCE_MAP_H

#include "base/vector.h"

typedef struct varve_source_map {
  varve_slice text;
  varve_vector line_starts; /* size_t, complete up to `scanned` */
  size_t scanned;
  size_t last_line; /* index of the last result: lookups mostly go forward */
  /* If the text is part of a file, the size of what precedes it. Set after init; 0 for a whole
   * file. */
  uint32_t lines_before;
  uint32_t columns_before; /* in the line where the text begins */
} varve_source_map;

void varve_source_map_init(varve_source_map *map, varve_memory *memory, varve_slice text);
void varve_source_map_release(varve_source_map *map);
/* Returns the 1-based line and byte column of offset, which may equal the size. */
varve_status varve_source_map_find(varve_source_map *map, size_t offset, uint32_t *line,
                                   uint32_t *column) VARVE_MUST_USE;
/* Returns the text of a line, numbered as by _find, without its line end. */
varve_slice varve_source_map_line(varve_source_map *map, uint32_t line);
/* Gives a diagnostic at a line of the text that line, and its offset. */
void varve_source_map_show(varve_source_map *map, varve_diagnostic *diagnostic);

#endif

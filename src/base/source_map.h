/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Offset to line and column of a text: line starts are found in one pass and looked up by
 * bisection. */
#ifndef VARVE_BASE_SOURCE_MAP_H
#define VARVE_BASE_SOURCE_MAP_H

#include "base/vector.h"

typedef struct varve_source_map {
  varve_slice text;
  varve_vector line_starts;   /* size_t, made up to `scanned` on demand */
  varve_vector column_starts; /* size_t, behind each '\r' that does not end a line */
  size_t scanned;
  size_t last_line; /* index of the line found last: lookups mostly go forward */
  /* Of a text that is part of a file: what lies before it. Set after init; 0 for a whole file. */
  uint32_t lines_before;
  uint32_t columns_before; /* in the line where it begins */
} varve_source_map;

void varve_source_map_init(varve_source_map *map, varve_memory *memory, varve_slice text);
void varve_source_map_release(varve_source_map *map);
/* 1-based line and byte column of offset (which may equal the size). */
varve_status varve_source_map_find(varve_source_map *map, size_t offset, uint32_t *line,
                                   uint32_t *column) VARVE_MUST_USE;
/* The text of a line, as _find numbers it, without its end. */
varve_slice varve_source_map_line(varve_source_map *map, uint32_t line);

#endif

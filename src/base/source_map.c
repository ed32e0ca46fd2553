/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps offsets to lines and columns. As in MLIR's lexer, only '\n' ends a line. */
#include "base/source_map.h"

#include "base/search.h"

void varve_source_map_init(varve_source_map *map, varve_memory *memory, varve_slice text) {
  *map = (varve_source_map){.text = text};
  varve_vector_init(&map->line_starts, memory, sizeof(size_t));
}

void varve_source_map_release(varve_source_map *map) {
  varve_vector_release(&map->line_starts);
  map->scanned = 0;
  map->last_line = 0;
}

/* Extends line_starts by every line that starts at or before offset. */
static varve_status scan_to(varve_source_map *map, size_t offset) {
  size_t first = 0;
  if (map->line_starts.count == 0)
    VARVE_TRY(varve_vector_push(&map->line_starts, &first));
  while (map->scanned <= offset && map->scanned < map->text.size) {
    const char *from = map->text.data + map->scanned;
    const char *found = memchr(from, '\n', map->text.size - map->scanned);
    size_t next = found == NULL ? map->text.size : (size_t)(found - map->text.data) + 1;
    if (found != NULL)
      VARVE_TRY(varve_vector_push(&map->line_starts, &next));
    map->scanned = next;
  }
  return VARVE_STATUS_OK;
}

/* Returns the line that contains offset. Tries the last result and its successor first. */
static size_t find_line(varve_source_map *map, size_t offset) {
  for (size_t line = map->last_line; line < map->line_starts.count && line < map->last_line + 2;
       line++) {
    if (VARVE_VECTOR_AT(&map->line_starts, size_t, line) > offset)
      break;
    if (line + 1 == map->line_starts.count ||
        VARVE_VECTOR_AT(&map->line_starts, size_t, line + 1) > offset)
      return line;
  }
  size_t after;
  VARVE_SEARCH(size_t, after, map->line_starts.count,
               VARVE_VECTOR_AT(&map->line_starts, size_t, after) <= offset ? -1 : 1);
  return after - 1;
}

static uint32_t saturate(size_t value) { return value > UINT32_MAX ? UINT32_MAX : (uint32_t)value; }

/* Returns the size of the byte order mark. Editors do not count it as a column. */
static size_t mark_size(const varve_source_map *map) {
  const varve_slice mark = VARVE_SLICE("\xEF\xBB\xBF");
  return varve_slice_starts_with(map->text, mark) ? mark.size : 0;
}

varve_status varve_source_map_find(varve_source_map *map, size_t offset, uint32_t *line,
                                   uint32_t *column) {
  *line = 0;
  *column = 0;
  if (offset > map->text.size)
    offset = map->text.size;
  VARVE_TRY(scan_to(map, offset));
  size_t index = find_line(map, offset);
  map->last_line = index;
  size_t start = VARVE_VECTOR_AT(&map->line_starts, size_t, index);
  uint32_t before = start == 0 ? map->columns_before : 0;
  if (start == 0 && offset >= mark_size(map))
    start = mark_size(map);
  *line = saturate(index + 1 + map->lines_before);
  *column = saturate(offset - start + 1 + before);
  return VARVE_STATUS_OK;
}

varve_slice varve_source_map_line(varve_source_map *map, uint32_t line) {
  varve_slice none = {"", 0};
  if (line <= map->lines_before)
    return none;
  line -= map->lines_before;
  while (map->line_starts.count < line && map->scanned < map->text.size)
    if (scan_to(map, map->scanned) != VARVE_STATUS_OK)
      return none;
  if (line > map->line_starts.count)
    return none;
  size_t start = VARVE_VECTOR_AT(&map->line_starts, size_t, line - 1);
  if (start == 0)
    start = mark_size(map);
  size_t left = map->text.size - start;
  if (left == 0)
    return none;
  const char *end = memchr(map->text.data + start, '\n', left);
  size_t size = end == NULL ? left : (size_t)(end - map->text.data) - start;
  if (size != 0 && map->text.data[start + size - 1] == '\r')
    size--;
  return varve_slice_make(map->text.data + start, size);
}

void varve_source_map_show(varve_source_map *map, varve_diagnostic *diagnostic) {
  varve_slice line = varve_source_map_line(map, diagnostic->line);
  diagnostic->source_line = line;
  size_t start = line.size != 0 ? (size_t)(line.data - map->text.data) : 0;
  uint32_t before = start == 0 ? map->columns_before + 1 : 1;
  if (diagnostic->column >= before && diagnostic->column - before <= line.size)
    diagnostic->offset = start + (diagnostic->column - before);
}

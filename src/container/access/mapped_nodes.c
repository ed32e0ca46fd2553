/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Access to nodes of the mapped layout in place. format-spec/varve-mapped.md, "Nodes". */
#include "base/search.h"
#include "container/access/mapped.h"

/* Returns the run that has the node. */
static const varve_mapped_run *find_run(const varve_mapped *mapped, uint32_t number) {
  const varve_mapped_run *runs = mapped->runs.data;
  size_t run;
  VARVE_SEARCH(size_t, run, mapped->runs.count - 1, runs[run + 1].first <= number ? -1 : 1);
  return &runs[run];
}

static varve_status load(const varve_mapped *mapped, const varve_mapped_site *column,
                         uint64_t index, int64_t *value) {
  uint64_t place = column->offset + index * column->width;
  VARVE_TRY(varve_mapped_touch(mapped, place, column->width));
  uint64_t loaded = varve_mapped_load(mapped->section.data + place, column->width);
  *value = (int64_t)((uint64_t)column->base + loaded);
  return VARVE_STATUS_OK;
}

/* Finds the range of item number index. The end of the last of count items was checked before. */
static varve_status get_range(const varve_mapped *mapped, const varve_mapped_site *ends,
                              const varve_mapped_run *run, uint32_t index, uint64_t range[2]) {
  int64_t start = 0, end, last;
  range[0] = (uint64_t)ends->base * index;
  range[1] = range[0] + (uint64_t)ends->base;
  if (ends->width == 0)
    return VARVE_STATUS_OK;
  if (index != 0)
    VARVE_TRY(load(mapped, ends, index - 1, &start));
  VARVE_TRY(load(mapped, ends, index, &end));
  VARVE_TRY(load(mapped, ends, run->count - 1, &last));
  range[0] = (uint64_t)start;
  range[1] = (uint64_t)end;
  return range[0] <= range[1] && range[1] <= (uint64_t)last ? VARVE_STATUS_OK
                                                            : VARVE_STATUS_CORRUPT;
}

static varve_status get_contents(const varve_mapped *mapped, varve_mapped_node *node) {
  const varve_mapped_run *run = node->run;
  uint64_t range[2];
  VARVE_TRY(get_range(mapped, &run->ends, run, node->number - run->first, range));
  if (run->code == VARVE_NODE_DENSE_ELEMENTS && run->ends.width != 0)
    range[0] = (range[0] + VARVE_MAPPED_ALIGNMENT - 1) & ~(uint64_t)(VARVE_MAPPED_ALIGNMENT - 1);
  if (range[0] > range[1])
    return VARVE_STATUS_CORRUPT;
  uint64_t start = run->contents + range[0] * run->number_size;
  uint64_t size = (range[1] - range[0]) * run->number_size;
  VARVE_TRY(varve_mapped_touch(mapped, start, size));
  node->contents = varve_slice_make(mapped->section.data + start, (size_t)size);
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_get_node(const varve_mapped *mapped, uint32_t number,
                                   varve_mapped_node *node) {
  *node = (varve_mapped_node){.number = number};
  if (number >= mapped->node_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_mapped_run *run = find_run(mapped, number);
  node->run = run;
  node->child_count = run->fixed;
  if (run->has_list) {
    uint64_t range[2];
    VARVE_TRY(get_range(mapped, &run->list_ends, run, number - run->first, range));
    if (range[1] - range[0] > VARVE_MAX_VALUES)
      return VARVE_STATUS_CORRUPT;
    node->first_listed = range[0];
    node->child_count += (uint32_t)(range[1] - range[0]);
  }
  return varve_mapped_contents_of(run->code) == VARVE_MAPPED_NOTHING ? VARVE_STATUS_OK
                                                                     : get_contents(mapped, node);
}

varve_status varve_mapped_child(const varve_mapped *mapped, const varve_mapped_node *node,
                                uint32_t index, uint32_t *child) {
  const varve_mapped_run *run = node->run;
  int64_t value;
  *child = 0;
  if (index >= node->child_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (index < run->fixed)
    VARVE_TRY(load(mapped, &run->places[index], node->number - run->first, &value));
  else
    VARVE_TRY(load(mapped, &run->list, node->first_listed + (index - run->fixed), &value));
  *child = (uint32_t)value;
  return value >= 0 && value < (int64_t)node->number ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT;
}

uint64_t varve_mapped_number(const varve_mapped_node *node, size_t index) {
  unsigned size = node->run->number_size;
  return varve_mapped_load(node->contents.data + index * size, size);
}

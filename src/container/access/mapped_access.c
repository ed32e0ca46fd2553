/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Access to operations of the mapped layout in place. format-spec/varve-mapped.md, "Operations". */
#include "base/search.h"
#include "container/access/mapped.h"

varve_status varve_mapped_touch_pages(const varve_mapped *mapped, uint64_t offset, uint64_t size) {
  enum { WORD_BITS = 64 };
  varve_pages *pages = mapped->pages;
  uint64_t first = offset >> pages->page_bits;
  if (size != 0 && pages->checked != NULL && offset + size <= pages->raw_size &&
      first == (offset + size - 1) >> pages->page_bits &&
      (pages->checked[first / WORD_BITS] >> first % WORD_BITS & 1) != 0)
    return VARVE_STATUS_OK;
  varve_status status = varve_pages_check(pages, offset, size);
  return status == VARVE_STATUS_BAD_ARGUMENT ? VARVE_STATUS_CORRUPT : status;
}

/* Checks pages; CORRUPT if the bytes are not in the part. */
static varve_status touch_part(const varve_mapped *mapped, varve_mapped_part part, uint64_t offset,
                               uint64_t size) {
  uint64_t start = mapped->starts[part], whole = mapped->sizes[part];
  if (offset < start || offset - start > whole || size > whole - (offset - start))
    return VARVE_STATUS_CORRUPT;
  return varve_mapped_touch(mapped, offset, size);
}

/* Fills the other fields of op from index, first_value and record. */
static varve_status get_operation(const varve_mapped *mapped, varve_mapped_operation *op) {
  /* Finds the shape of op->index. Its record begins at op->record with the rest of the shape's
   * number. */
  uint64_t place = mapped->starts[VARVE_MAPPED_OPERATIONS] + op->index;
  VARVE_TRY(varve_mapped_touch(mapped, place, 1));
  uint32_t number = (uint8_t)mapped->section.data[place];
  if (number >= VARVE_MAPPED_DIRECT) {
    bool is_long = number == VARVE_MAPPED_LAST;
    unsigned size = is_long ? VARVE_MAPPED_LONG_SIZE : 1;
    VARVE_TRY(touch_part(mapped, VARVE_MAPPED_RECORDS, op->record, size));
    uint32_t rest = (uint32_t)varve_mapped_load(mapped->section.data + op->record, size);
    number = is_long ? rest : VARVE_MAPPED_DIRECT + ((number - VARVE_MAPPED_DIRECT) << 8) + rest;
    op->record += size;
  }
  if (number >= mapped->shapes.count)
    return VARVE_STATUS_CORRUPT;
  op->shape = &VARVE_VECTOR_AT(&mapped->shapes, varve_mapped_shape, number);
  uint64_t count = op->shape->value_count;
  VARVE_TRY(touch_part(mapped, VARVE_MAPPED_RECORDS, op->record, op->shape->record_size));
  if ((op->shape->flags & VARVE_MAPPED_HAS_BLOCKS) != 0) {
    int64_t listed =
        varve_mapped_at(mapped, op, op->shape->first_block + VARVE_MAPPED_LISTED_ARGUMENTS);
    if (listed < 0 || listed > VARVE_MAX_VALUES)
      return VARVE_STATUS_CORRUPT;
    count += (uint64_t)listed;
  }
  if (count > mapped->value_count - op->first_value)
    return VARVE_STATUS_CORRUPT;
  op->value_count = (uint32_t)count;
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_next(const varve_mapped *mapped, varve_mapped_operation *op) {
  if (op->index + 1 >= mapped->operation_count)
    return VARVE_STATUS_NOT_FOUND;
  op->index++;
  op->record += op->shape->record_size;
  op->first_value += op->value_count;
  return get_operation(mapped, op);
}

varve_status varve_mapped_checkpoint(const varve_mapped *mapped, uint32_t index,
                                     uint64_t fields[VARVE_MAPPED_FIELDS]) {
  const uint8_t *sizes = mapped->field_sizes;
  unsigned size = (unsigned)sizes[0] + sizes[1] + sizes[2];
  uint64_t place = mapped->checkpoints + (uint64_t)(index / VARVE_MAPPED_STEP) * size;
  VARVE_TRY(varve_mapped_touch(mapped, place, size));
  const char *bytes = mapped->section.data + place;
  for (unsigned i = 0; i < VARVE_MAPPED_FIELDS; bytes += sizes[i++])
    fields[i] = varve_mapped_load(bytes, sizes[i]);
  bool is_fine = fields[0] <= mapped->sizes[VARVE_MAPPED_RECORDS] &&
                 fields[1] <= mapped->value_count && fields[2] <= index;
  return is_fine ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT;
}

/* Moves to the first operation of the checkpoint of index. */
static varve_status begin_step(const varve_mapped *mapped, uint32_t index,
                               varve_mapped_operation *op) {
  uint64_t fields[VARVE_MAPPED_FIELDS];
  *op = (varve_mapped_operation){.index = index - index % VARVE_MAPPED_STEP};
  VARVE_TRY(varve_mapped_checkpoint(mapped, op->index, fields));
  op->record = mapped->starts[VARVE_MAPPED_RECORDS] + fields[0];
  op->first_value = (uint32_t)fields[1];
  return get_operation(mapped, op);
}

varve_status varve_mapped_seek(const varve_mapped *mapped, uint32_t index,
                               varve_mapped_operation *op) {
  if (index >= mapped->operation_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(begin_step(mapped, index, op));
  while (op->index < index)
    VARVE_TRY(varve_mapped_next(mapped, op));
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_find_value(const varve_mapped *mapped, uint32_t value,
                                     varve_mapped_operation *op) {
  uint32_t step;
  uint64_t fields[VARVE_MAPPED_FIELDS];
  varve_status found = VARVE_STATUS_OK;
  if (value >= mapped->value_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_SEARCH(uint32_t, step, (mapped->operation_count - 1) / VARVE_MAPPED_STEP,
               (found = varve_mapped_checkpoint(mapped, (step + 1) * VARVE_MAPPED_STEP, fields)) !=
                       VARVE_STATUS_OK
                   ? 0
                   : (fields[1] <= value ? -1 : 1));
  VARVE_TRY(found);
  VARVE_TRY(begin_step(mapped, step * VARVE_MAPPED_STEP, op));
  for (unsigned i = 0; i < VARVE_MAPPED_STEP; i++) {
    if (value < op->first_value)
      return VARVE_STATUS_CORRUPT;
    if (value - op->first_value < op->value_count)
      return VARVE_STATUS_OK;
    varve_status status = varve_mapped_next(mapped, op);
    if (status != VARVE_STATUS_OK)
      return status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_CORRUPT : status;
  }
  return VARVE_STATUS_CORRUPT;
}

/* Walks from the checkpoint of index to find the last operation before index that contains it. If
 * none does, the parent contains the checkpoint. */
varve_status varve_mapped_parent(const varve_mapped *mapped, uint32_t index, uint32_t *parent) {
  uint32_t asked = index;
  if (index == 0 || index >= mapped->operation_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (;;) {
    uint64_t fields[VARVE_MAPPED_FIELDS];
    varve_mapped_operation op;
    uint32_t found = UINT32_MAX, end;
    VARVE_TRY(begin_step(mapped, asked, &op));
    for (; op.index < asked;) {
      VARVE_TRY(varve_mapped_end(mapped, &op, &end));
      if (end > index)
        found = op.index;
      VARVE_TRY(varve_mapped_next(mapped, &op));
    }
    *parent = found;
    if (found != UINT32_MAX)
      return VARVE_STATUS_OK;
    uint32_t step = asked - asked % VARVE_MAPPED_STEP;
    VARVE_TRY(varve_mapped_checkpoint(mapped, step, fields));
    if (fields[2] == 0)
      return VARVE_STATUS_CORRUPT;
    VARVE_TRY(varve_mapped_seek(mapped, step - (uint32_t)fields[2], &op));
    VARVE_TRY(varve_mapped_end(mapped, &op, &end));
    *parent = op.index;
    if (end > index)
      return VARVE_STATUS_OK;
    if (op.index == 0)
      return VARVE_STATUS_CORRUPT;
    asked = op.index;
  }
}

int64_t varve_mapped_at(const varve_mapped *mapped, const varve_mapped_operation *op,
                        uint32_t site) {
  const varve_mapped_site *place = &op->shape->sites[site];
  uint64_t value =
      varve_mapped_load(mapped->section.data + op->record + place->offset, place->width);
  return (int64_t)((uint64_t)place->base + value);
}

varve_status varve_mapped_node_at(const varve_mapped *mapped, const varve_mapped_operation *op,
                                  uint32_t site, uint32_t *node) {
  int64_t value = varve_mapped_at(mapped, op, site);
  *node = (uint32_t)value;
  return value >= 0 && value < (int64_t)mapped->node_count ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT;
}

varve_status varve_mapped_operand(const varve_mapped *mapped, const varve_mapped_operation *op,
                                  uint32_t index, uint32_t *value) {
  int64_t distance = varve_mapped_at(mapped, op, index);
  *value = 0;
  if (distance > (int64_t)op->first_value ||
      distance <= (int64_t)op->first_value - (int64_t)mapped->value_count)
    return VARVE_STATUS_CORRUPT;
  *value = (uint32_t)((int64_t)op->first_value - distance);
  return VARVE_STATUS_OK;
}

/* Reads the number of operations in op from its record. */
static varve_status count_operations(const varve_mapped *mapped, const varve_mapped_operation *op,
                                     uint32_t regions, uint64_t *count) {
  const varve_mapped_shape *shape = op->shape;
  *count = 0;
  for (uint32_t i = 0; i < regions; i++) {
    if (!shape->regions[i].has_block)
      continue;
    int64_t size = varve_mapped_at(mapped, op, shape->first_block + shape->regions[i].site);
    if (size < 0 || size >= (int64_t)(mapped->operation_count - op->index))
      return VARVE_STATUS_CORRUPT;
    *count += (uint64_t)size;
  }
  return *count < mapped->operation_count - op->index ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT;
}

varve_status varve_mapped_end(const varve_mapped *mapped, const varve_mapped_operation *op,
                              uint32_t *end) {
  uint64_t count = 0;
  if ((op->shape->flags & VARVE_MAPPED_HAS_BLOCKS) != 0) {
    int64_t listed =
        varve_mapped_at(mapped, op, op->shape->first_block + VARVE_MAPPED_LISTED_OPERATIONS);
    if (listed < 0 || listed >= (int64_t)(mapped->operation_count - op->index))
      return VARVE_STATUS_CORRUPT;
    count = (uint64_t)listed;
  } else if (op->shape->region_count != 0) {
    VARVE_TRY(count_operations(mapped, op, op->shape->region_count, &count));
  }
  *end = op->index + 1 + (uint32_t)count;
  return VARVE_STATUS_OK;
}

/* The numbers in REGIONS of one operation; all have the same size. */
typedef struct listed_blocks {
  uint64_t start; /* offset of the numbers in REGIONS */
  unsigned size;
  uint32_t block_count;
} listed_blocks;

static varve_status listed_number(const varve_mapped *mapped, const listed_blocks *listed,
                                  uint64_t index, uint32_t *number) {
  uint64_t place = listed->start + index * listed->size;
  VARVE_TRY(touch_part(mapped, VARVE_MAPPED_REGIONS, place, listed->size));
  *number = (uint32_t)varve_mapped_load(mapped->section.data + place, listed->size);
  return VARVE_STATUS_OK;
}

static varve_status open_listed(const varve_mapped *mapped, const varve_mapped_operation *op,
                                listed_blocks *listed) {
  int64_t offset = varve_mapped_at(mapped, op, op->shape->first_block + VARVE_MAPPED_LISTED_OFFSET);
  if (offset < 0 || offset > (int64_t)mapped->sizes[VARVE_MAPPED_REGIONS])
    return VARVE_STATUS_CORRUPT;
  uint64_t place = mapped->starts[VARVE_MAPPED_REGIONS] + (uint64_t)offset;
  VARVE_TRY(touch_part(mapped, VARVE_MAPPED_REGIONS, place, 1));
  *listed = (listed_blocks){.start = place + 1, .size = (uint8_t)mapped->section.data[place]};
  if (listed->size == 0 || listed->size > 4 || op->shape->region_count == 0)
    return VARVE_STATUS_CORRUPT;
  return listed_number(mapped, listed, op->shape->region_count - 1, &listed->block_count);
}

varve_status varve_mapped_listed_range(const varve_mapped *mapped, const varve_mapped_operation *op,
                                       uint64_t *start, uint64_t *end) {
  listed_blocks listed;
  *start = *end = 0;
  if ((op->shape->flags & VARVE_MAPPED_HAS_BLOCKS) == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(open_listed(mapped, op, &listed));
  uint64_t arguments = op->value_count - op->shape->result_count;
  uint64_t count = op->shape->region_count + (uint64_t)listed.block_count * 2 +
                   arguments * (mapped->has_locations ? 2 : 1);
  *start = listed.start - 1;
  *end = listed.start + count * listed.size;
  return touch_part(mapped, VARVE_MAPPED_REGIONS, *start, *end - *start);
}

/* Finds the blocks of the region among all blocks of op. */
static varve_status region_range(const varve_mapped *mapped, const listed_blocks *listed,
                                 uint32_t region, uint32_t range[2]) {
  range[0] = 0;
  if (region != 0)
    VARVE_TRY(listed_number(mapped, listed, region - 1, &range[0]));
  VARVE_TRY(listed_number(mapped, listed, region, &range[1]));
  return range[0] <= range[1] && range[1] <= listed->block_count ? VARVE_STATUS_OK
                                                                 : VARVE_STATUS_CORRUPT;
}

varve_status varve_mapped_block_count(const varve_mapped *mapped, const varve_mapped_operation *op,
                                      uint32_t region, uint32_t *count) {
  listed_blocks listed;
  uint32_t range[2];
  *count = 0;
  if (region >= op->shape->region_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  if ((op->shape->flags & VARVE_MAPPED_HAS_BLOCKS) == 0) {
    *count = op->shape->regions[region].has_block;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(open_listed(mapped, op, &listed));
  VARVE_TRY(region_range(mapped, &listed, region, range));
  *count = range[1] - range[0];
  return VARVE_STATUS_OK;
}

static varve_status get_listed_block(const varve_mapped *mapped, const varve_mapped_operation *op,
                                     uint32_t region, uint32_t index, varve_mapped_block *block) {
  listed_blocks listed;
  uint32_t range[2], before[2] = {0, 0}, ends[2], last;
  VARVE_TRY(open_listed(mapped, op, &listed));
  VARVE_TRY(region_range(mapped, &listed, region, range));
  if (index >= range[1] - range[0])
    return VARVE_STATUS_BAD_ARGUMENT;
  uint64_t place = op->shape->region_count + ((uint64_t)range[0] + index) * 2;
  for (unsigned i = 0; i < 2; i++) {
    if (range[0] + index != 0)
      VARVE_TRY(listed_number(mapped, &listed, place - 2 + i, &before[i]));
    VARVE_TRY(listed_number(mapped, &listed, place + i, &ends[i]));
  }
  VARVE_TRY(varve_mapped_end(mapped, op, &last));
  if (before[0] > ends[0] || before[1] > ends[1] || ends[0] > last - op->index - 1 ||
      ends[1] > op->value_count - op->shape->result_count)
    return VARVE_STATUS_CORRUPT;
  *block = (varve_mapped_block){op->index + 1 + before[0], op->index + 1 + ends[0],
                                op->first_value + op->shape->result_count + before[1],
                                ends[1] - before[1]};
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_get_block(const varve_mapped *mapped, const varve_mapped_operation *op,
                                    uint32_t region, uint32_t index, varve_mapped_block *block) {
  uint64_t before, with;
  *block = (varve_mapped_block){.first = 0};
  if (region >= op->shape->region_count)
    return VARVE_STATUS_BAD_ARGUMENT;
  if ((op->shape->flags & VARVE_MAPPED_HAS_BLOCKS) != 0)
    return get_listed_block(mapped, op, region, index, block);
  const varve_mapped_region *form = &op->shape->regions[region];
  if (!form->has_block || index != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(count_operations(mapped, op, region, &before));
  VARVE_TRY(count_operations(mapped, op, region + 1, &with));
  *block = (varve_mapped_block){op->index + 1 + (uint32_t)before, op->index + 1 + (uint32_t)with,
                                op->first_value + op->shape->result_count + form->first_argument,
                                form->argument_count};
  return VARVE_STATUS_OK;
}

static varve_status listed_argument(const varve_mapped *mapped, const varve_mapped_operation *op,
                                    uint64_t index, uint32_t *node) {
  listed_blocks listed;
  VARVE_TRY(open_listed(mapped, op, &listed));
  uint64_t place = op->shape->region_count + (uint64_t)listed.block_count * 2 + index;
  VARVE_TRY(listed_number(mapped, &listed, place, node));
  return *node < mapped->node_count ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT;
}

/* Returns the region whose block has the argument. First arguments ascend. */
static uint32_t region_of_argument(const varve_mapped_shape *shape, uint32_t index) {
  uint32_t region;
  VARVE_SEARCH(uint32_t, region, shape->region_count - 1,
               shape->regions[region + 1].first_argument <= index ? -1 : 1);
  return region;
}

varve_status varve_mapped_argument(const varve_mapped *mapped, const varve_mapped_operation *op,
                                   uint32_t index, bool is_location, uint32_t *node) {
  const varve_mapped_shape *shape = op->shape;
  uint32_t count = op->value_count - shape->result_count;
  *node = 0;
  if (index >= count || (is_location && !mapped->has_locations))
    return VARVE_STATUS_BAD_ARGUMENT;
  if ((shape->flags & VARVE_MAPPED_HAS_BLOCKS) != 0)
    return listed_argument(mapped, op, is_location ? (uint64_t)count + index : index, node);
  if (is_location)
    return varve_mapped_node_at(mapped, op, shape->location + 1 + index, node);
  const varve_mapped_region *region = &shape->regions[region_of_argument(shape, index)];
  uint32_t site = shape->first_block + region->site + 1 + (index - region->first_argument);
  return varve_mapped_node_at(mapped, op, site, node);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads operations (5) and blocks (6) of the mapped layout, in order and without recursion. */
#include "mapped.h"

enum { STEP = 32, MAX_DEPTH = 1 << 16, MOST = (1 << 30) - 1 };

typedef struct mapped_block {
  uint32_t end; /* number after its last operation */
  uint32_t argument_end;
} mapped_block;

/* An operation whose regions are being read. */
typedef struct open_regions {
  uint32_t index;
  uint32_t end;
  uint32_t region_count;
  const uint32_t *block_ends; /* number of blocks up to the end of each region */
  const mapped_block *blocks;
  const uint32_t *types; /* types of the arguments */
  const uint32_t *locations;
  uint32_t first_argument; /* value number in the section */
  uint32_t argument;       /* the next argument */
  uint32_t next_region;
  uint32_t next_block;
  uint32_t block_end; /* index in blocks; of the last region that was started */
  uint32_t region_blocks;
  uint32_t operation_end; /* end of the current block's operations */
  size_t block;           /* index in d->blocks */
} open_regions;

/* The state of reading an operation. */
typedef struct reading {
  decoder *d;
  mapped_module *m;
  vector path; /* open_regions */
  uint32_t index;
} reading;

void open_mapped(decoder *d, bytes section) {
  enum { ALIGNMENT = 8 };
  const uint8_t *start = section.data;
  uint64_t sizes[MAPPED_PARTS];
  mapped_module *m = take(d, 1, sizeof(mapped_module));
  m->operation_count = take_below(d, &section, (uint64_t)MOST + 1);
  m->value_count = take_below(d, &section, UINT32_MAX);
  m->node_count = take_below(d, &section, UINT32_MAX);
  for (unsigned i = 0; i < MAPPED_PARTS; i++)
    sizes[i] = take_varint(d, &section);
  for (unsigned i = 0; i < MAPPED_PARTS; i++) {
    uint64_t offset = (uint64_t)(section.data - start);
    bytes padding = {NULL, 0};
    if (i == MAPPED_CONTENTS)
      padding = take_bytes(d, &section, (0 - offset) & (ALIGNMENT - 1));
    for (size_t b = 0; b < padding.size; b++)
      if (padding.data[b] != 0)
        fail(d, "padding is not zero");
    m->parts[i] = take_bytes(d, &section, sizes[i]);
  }
  if (section.size != 0 || m->operation_count == 0 ||
      sizes[MAPPED_OPERATIONS] != m->operation_count)
    fail(d, "the parts do not fill their section");
  d->mapped = m;
  d->is_small = true;
  m->records = m->parts[MAPPED_RECORDS];
  claim_work(d, (uint64_t)m->node_count + m->value_count);
  m->value_map = take(d, (size_t)m->value_count + 1, sizeof(uint32_t));
  read_mapped_nodes(d, m);
  d->streams[HEAD] = m->parts[MAPPED_HEAD];
}

static void begin_checkpoints(const decoder *d, mapped_module *m) {
  static const unsigned sizes[6] = {0, 1, 2, 3, 4, 8};
  for (unsigned i = 0; i < 3; i++) {
    uint8_t code = take_byte(d, &m->parts[MAPPED_CHECKPOINTS]);
    if (code >= 6)
      fail(d, "a field of an unknown width");
    m->fields[i] = sizes[code];
  }
}

static void check_checkpoint(reading *r) {
  mapped_module *m = r->m;
  uint32_t parent =
      r->path.count == 0 ? r->index : AT(r->path, open_regions, r->path.count - 1).index;
  const int64_t expected[3] = {(int64_t)(m->records.size - m->parts[MAPPED_RECORDS].size),
                               m->value_end, r->index - parent};
  for (unsigned i = 0; i < 3; i++)
    if (take_at_site(r->d, &m->parts[MAPPED_CHECKPOINTS], (mapped_site){0, m->fields[i]}) !=
        expected[i])
      fail(r->d, "a checkpoint is wrong");
}

static const mapped_shape *next_mapped_shape(reading *r) {
  enum { DIRECT = 240, LAST = 255 };
  bytes *records = &r->m->parts[MAPPED_RECORDS];
  uint64_t number = take_byte(r->d, &r->m->parts[MAPPED_OPERATIONS]);
  if (number == LAST)
    number = (uint64_t)take_at_site(r->d, records, (mapped_site){0, 4});
  else if (number >= DIRECT)
    number = DIRECT + (number - DIRECT) * 256 + take_byte(r->d, records);
  if (number >= r->m->shapes.count)
    fail(r->d, "an operation of an unknown shape");
  return &AT(r->m->shapes, mapped_shape, number);
}

static uint32_t class_checked(const decoder *d, int64_t number, char letter) {
  uint32_t found = mapped_node(d, number);
  if (!is_of_letter(d, found, letter))
    fail(d, "a node of the wrong class");
  return found;
}

static uint32_t as_count(const decoder *d, int64_t number) {
  if (number < 0 || number > MOST)
    fail(d, "an invalid count");
  return (uint32_t)number;
}

/* Defines the value, which has the next number of the section. */
static void define(reading *r, uint32_t number, uint32_t type, uint32_t location) {
  decoder *d = r->d;
  if (number >= r->m->value_count)
    fail(d, "there are more values than the module declares");
  r->m->value_map[number] = (uint32_t)d->values.count + 1;
  *PUSH(d, d->values, module_value) = (module_value){.type = type, .location = location};
}

/* Reads the sites of an operation in order. */
typedef struct sites {
  const mapped_site *next;
  bytes *from;
} sites;

static int64_t next_at(const decoder *d, sites *of) {
  return take_at_site(d, of->from, *of->next++);
}

static void read_values(reading *r, const shape *base, sites *of) {
  decoder *d = r->d;
  for (uint32_t i = 0; i < base->operand_count; i++) {
    int64_t number = (int64_t)r->m->value_end - next_at(d, of);
    if (number < 0 || number >= (int64_t)r->m->value_count)
      fail(d, "an operand that is out of range");
    *PUSH(d, d->operands, uint32_t) = (uint32_t)number;
  }
  for (uint32_t i = 0; i < base->key_count; i++) {
    uint32_t value = mapped_node(d, next_at(d, of));
    if (!is_of_letter(d, value, 'A') && !is_of_letter(d, value, 'L'))
      fail(d, "a value is not an attribute");
    *PUSH(d, d->open_values, uint32_t) = value;
  }
  for (uint32_t i = 0; i < base->result_count; i++)
    define(r, r->m->value_end + i, class_checked(d, next_at(d, of), 'T'), 0);
}

static void read_successors(reading *r, const shape *base, sites *of) {
  const open_regions *parent =
      r->path.count == 0 ? NULL : &AT(r->path, open_regions, r->path.count - 1);
  for (uint32_t i = 0; i < base->successor_count; i++) {
    int64_t number = next_at(r->d, of);
    if (parent == NULL || number < 0 || number >= parent->region_blocks)
      fail(r->d, "a successor that is not a block of the region");
    *PUSH(r->d, r->d->successors, uint32_t) = (uint32_t)number;
  }
}

/* Blocks that are not listed: at most one in each region. */
static void read_plain_blocks(reading *r, const mapped_shape *of, sites *from, open_regions *open) {
  decoder *d = r->d;
  uint32_t regions = of->base.region_count, count = 0, argument = 0;
  uint64_t end = (uint64_t)r->index + 1;
  uint32_t *ends = take(d, (size_t)regions + 1, sizeof(uint32_t));
  mapped_block *blocks = take(d, (size_t)regions + 1, sizeof(mapped_block));
  uint32_t *types = take(d, (size_t)of->argument_count + 1, sizeof(uint32_t));
  for (uint32_t i = 0; i < regions; i++) {
    uint32_t form = of->blocks[i];
    if (form != 0) {
      end += as_count(d, next_at(d, from));
      if (end > r->m->operation_count)
        fail(d, "an operation contains more operations than the module has");
      for (uint32_t a = 1; a < form; a++)
        types[argument++] = class_checked(d, next_at(d, from), 'T');
      blocks[count++] = (mapped_block){(uint32_t)end, argument};
    }
    ends[i] = count;
  }
  open->end = (uint32_t)end;
  open->block_ends = ends;
  open->blocks = blocks;
  open->types = types;
}

static uint32_t *take_nodes(decoder *d, bytes *from, mapped_site at, uint32_t count, char letter) {
  uint32_t *list = take(d, (size_t)count + 1, sizeof(uint32_t));
  for (uint32_t i = 0; i < count; i++)
    list[i] = class_checked(d, take_at_site(d, from, at), letter);
  return list;
}

static void read_listed_blocks(reading *r, const mapped_shape *of, sites *from,
                               open_regions *open) {
  decoder *d = r->d;
  bytes *list = &r->m->parts[MAPPED_REGIONS];
  uint32_t regions = of->base.region_count, before = 0, end = 0, argument = 0;
  uint32_t *ends = take(d, (size_t)regions + 1, sizeof(uint32_t));
  open->end = as_count(d, next_at(d, from)) + r->index + 1;
  uint32_t arguments = as_count(d, next_at(d, from));
  if (next_at(d, from) != list->data - r->m->regions_start)
    fail(d, "a list of blocks is not at its place");
  mapped_site at = {0, take_byte(d, list)};
  if (at.size == 0 || at.size > 4)
    fail(d, "numbers have an invalid size");
  for (uint32_t i = 0; i < regions; before = ends[i++]) {
    ends[i] = as_count(d, take_at_site(d, list, at));
    if (ends[i] < before || ends[i] > list->size)
      fail(d, "blocks that do not exist");
  }
  mapped_block *blocks = take(d, (size_t)before + 1, sizeof(mapped_block));
  for (uint32_t i = 0; i < before; i++) {
    uint32_t next = as_count(d, take_at_site(d, list, at));
    uint32_t next_argument = as_count(d, take_at_site(d, list, at));
    if (next < end || next_argument < argument)
      fail(d, "blocks that do not ascend");
    end = next;
    argument = next_argument;
    blocks[i] = (mapped_block){r->index + 1 + end, argument};
  }
  if (argument != arguments || r->index + 1 + end != open->end || arguments > list->size)
    fail(d, "blocks do not contain all operations of their parent");
  open->block_ends = ends;
  open->blocks = blocks;
  open->types = take_nodes(d, list, at, arguments, 'T');
  if (d->has_locations)
    open->locations = take_nodes(d, list, at, arguments, 'L');
}

static void read_locations(reading *r, const mapped_shape *of, sites *from, module_operation *made,
                           open_regions *open) {
  decoder *d = r->d;
  made->location = d->unknown_location;
  if (!d->has_locations)
    return;
  made->location = class_checked(d, next_at(d, from), 'L');
  if (of->lists_blocks)
    return;
  uint32_t *list = take(d, (size_t)of->argument_count + 1, sizeof(uint32_t));
  for (uint32_t i = 0; i < of->argument_count; i++)
    list[i] = class_checked(d, next_at(d, from), 'L');
  open->locations = list;
}

static void read_one(reading *r) {
  decoder *d = r->d;
  if (r->index >= r->m->operation_count)
    fail(d, "operations are missing");
  if (r->index % STEP == 0)
    check_checkpoint(r);
  const mapped_shape *of = next_mapped_shape(r);
  sites from = {of->sites, &r->m->parts[MAPPED_RECORDS]};
  module_operation made = {.shape = &of->base,
                           .first_operand = d->operands.count,
                           .first_open = d->open_values.count,
                           .first_successor = d->successors.count,
                           .first_result = (uint32_t)d->values.count};
  claim_work(d, (uint64_t)of->site_count);
  open_regions open = {.index = r->index, .region_count = of->base.region_count};
  read_values(r, &of->base, &from);
  read_successors(r, &of->base, &from);
  if (of->lists_blocks)
    read_listed_blocks(r, of, &from, &open);
  else
    read_plain_blocks(r, of, &from, &open);
  read_locations(r, of, &from, &made, &open);
  *PUSH(d, d->operations, module_operation) = made;
  open.first_argument = r->m->value_end + of->base.result_count;
  uint32_t blocks = open.region_count == 0 ? 0 : open.block_ends[open.region_count - 1];
  uint32_t arguments = blocks == 0 ? 0 : open.blocks[blocks - 1].argument_end;
  r->m->value_end = open.first_argument + arguments;
  if (r->m->value_end > r->m->value_count)
    fail(d, "there are more values than the module declares");
  r->index++;
  if (r->path.count >= MAX_DEPTH)
    fail(d, "operations are nested too deep");
  if (open.region_count != 0)
    *PUSH(d, r->path, open_regions) = open;
}

static void begin_block(reading *r, open_regions *open) {
  decoder *d = r->d;
  const mapped_block *of = &open->blocks[open->next_block++];
  open->block = d->blocks.count;
  open->operation_end = of->end;
  *PUSH(d, d->blocks, module_block) =
      (module_block){.first_argument = (uint32_t)d->values.count,
                     .argument_count = of->argument_end - open->argument};
  for (; open->argument < of->argument_end; open->argument++) {
    uint32_t location = d->unknown_location;
    if (open->locations != NULL)
      location = open->locations[open->argument];
    define(r, open->first_argument + open->argument, open->types[open->argument], location);
  }
}

static void begin_region(reading *r, open_regions *open) {
  open->block_end = open->block_ends[open->next_region++];
  open->region_blocks = open->block_end - open->next_block;
  *PUSH(r->d, r->d->regions, uint32_t) = open->region_blocks;
}

static void read_all(reading *r) {
  read_one(r);
  while (r->path.count != 0) {
    open_regions *open = &AT(r->path, open_regions, r->path.count - 1);
    if (r->index < open->operation_end) {
      AT(r->d->blocks, module_block, open->block).operation_count++;
      read_one(r);
    } else if (r->index != open->operation_end && open->operation_end != 0) {
      fail(r->d, "an operation ends after its block");
    } else if (open->next_block < open->block_end) {
      begin_block(r, open);
    } else if (open->next_region < open->region_count) {
      begin_region(r, open);
    } else {
      if (r->index != open->end)
        fail(r->d, "an operation does not end where its record says");
      r->path.count--;
    }
  }
}

void read_mapped_operations(decoder *d) {
  mapped_module *m = d->mapped;
  reading r = {.d = d, .m = m};
  m->regions_start = m->parts[MAPPED_REGIONS].data;
  read_mapped_shapes(d, m);
  begin_checkpoints(d, m);
  read_all(&r);
  for (unsigned i = MAPPED_OPERATIONS; i <= MAPPED_REGIONS; i++)
    if (m->parts[i].size != 0)
      fail(d, "bytes are left over in a part");
  if (r.index != m->operation_count || m->value_end != m->value_count)
    fail(d, "operations are left over");
  for (size_t i = 0; i < d->operands.count; i++) {
    uint32_t *operand = &AT(d->operands, uint32_t, i);
    if (m->value_map[*operand] == 0)
      fail(d, "a value is used and never defined");
    *operand = m->value_map[*operand] - 1;
  }
}

uint64_t value_of_order(const decoder *d, uint64_t number) {
  return d->mapped == NULL ? number : d->mapped->value_map[number] - 1;
}

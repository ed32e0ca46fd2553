/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the tables of the mapped layout (names, shapes, runs of nodes) when it is opened.
 * format-spec/varve-mapped.md. */
#include "base/byte_reader.h"
#include "container/access/mapped.h"
#include "container/streams/read.h"

typedef struct open_state {
  varve_mapped *mapped;
  varve_reporter *reporter;
  varve_byte_reader part;
} open_state;

static varve_status fail(open_state *state, const char *what) {
  return varve_byte_reader_fail(&state->part, VARVE_STATUS_CORRUPT, "%s", what);
}

static varve_status get_u32(open_state *state, uint64_t most, const char *what, uint32_t *number) {
  uint64_t value;
  *number = 0;
  VARVE_TRY(varve_read_shortest_varint(&state->part, what, &value));
  if (value > most)
    return varve_byte_reader_fail(&state->part, VARVE_STATUS_CORRUPT, "%s: %llu is more than %llu",
                                  what, (unsigned long long)value, (unsigned long long)most);
  *number = (uint32_t)value;
  return VARVE_STATUS_OK;
}

/* Reads a count of items that take at least one byte each. */
static varve_status get_count(open_state *state, const char *what, uint32_t *count) {
  size_t left = varve_byte_reader_left(&state->part);
  return get_u32(state, left < VARVE_MAX_VALUES ? left : VARVE_MAX_VALUES, what, count);
}

static varve_status get_site(open_state *state, varve_mapped_site *site) {
  uint64_t code;
  VARVE_TRY(varve_read_shortest_varint(&state->part, "a site", &code));
  unsigned width = code & ((1U << VARVE_MAPPED_WIDTH_BITS) - 1);
  if (width >= VARVE_MAPPED_WIDTH_CODES)
    return varve_byte_reader_fail(&state->part, VARVE_STATUS_UNSUPPORTED,
                                  "this release does not know widths of code %u", width);
  *site = (varve_mapped_site){.base = varve_unfold(code >> VARVE_MAPPED_WIDTH_BITS),
                              .width = varve_mapped_widths[width]};
  return VARVE_STATUS_OK;
}

static varve_status begin_part(open_state *state, varve_mapped_part part, const char *section) {
  const varve_mapped *mapped = state->mapped;
  VARVE_TRY(varve_mapped_touch(mapped, mapped->starts[part], mapped->sizes[part]));
  varve_slice bytes =
      varve_slice_make(mapped->section.data + mapped->starts[part], (size_t)mapped->sizes[part]);
  varve_byte_reader_init(&state->part, bytes, mapped->starts[part], state->reporter, section);
  return VARVE_STATUS_OK;
}

static varve_status open_header(open_state *state) {
  enum { MAX_HEADER = (3 + VARVE_MAPPED_PART_COUNT) * 9 };
  varve_mapped *mapped = state->mapped;
  varve_slice bytes = mapped->section;
  if (bytes.size > MAX_HEADER)
    bytes.size = MAX_HEADER;
  VARVE_TRY(varve_mapped_touch(mapped, 0, bytes.size));
  varve_byte_reader_init(&state->part, bytes, 0, state->reporter, "mapped module");
  VARVE_TRY(get_u32(state, VARVE_MAX_VALUES, "the number of operations", &mapped->operation_count));
  VARVE_TRY(get_u32(state, UINT32_MAX - 1, "the number of values", &mapped->value_count));
  VARVE_TRY(get_u32(state, UINT32_MAX - 1, "the number of nodes", &mapped->node_count));
  for (unsigned i = 0; i < VARVE_MAPPED_PART_COUNT; i++)
    VARVE_TRY(varve_read_shortest_varint(&state->part, "the size of a part", &mapped->sizes[i]));
  /* Computes the offsets of the parts, which must fill the section. */
  uint64_t offset = varve_byte_reader_offset(&state->part);
  for (unsigned k = 0; k < VARVE_MAPPED_PART_COUNT; k++) {
    if (k == VARVE_MAPPED_CONTENTS)
      while (offset % VARVE_MAPPED_ALIGNMENT != 0 && offset < mapped->section.size) {
        VARVE_TRY(varve_mapped_touch(mapped, offset, 1));
        if (mapped->section.data[offset++] != 0)
          return fail(state, "padding is not zero");
      }
    if (offset > mapped->section.size || mapped->sizes[k] > mapped->section.size - offset)
      return fail(state, "the parts are larger than the section");
    mapped->starts[k] = offset;
    offset += mapped->sizes[k];
  }
  VARVE_TRY(offset == mapped->section.size ? VARVE_STATUS_OK
                                           : fail(state, "the parts do not fill the section"));
  return mapped->operation_count != mapped->sizes[VARVE_MAPPED_OPERATIONS] ||
                 mapped->operation_count == 0
             ? fail(state, "the number of operations is wrong")
             : VARVE_STATUS_OK;
}

/* Reads the flags of the head; the reader of modules reads the rest. */
static varve_status open_head(open_state *state) {
  uint64_t flags;
  varve_mapped *mapped = state->mapped;
  varve_slice bytes = varve_slice_make(mapped->section.data + mapped->starts[VARVE_MAPPED_HEAD],
                                       (size_t)mapped->sizes[VARVE_MAPPED_HEAD]);
  if (bytes.size > 9)
    bytes.size = 9;
  VARVE_TRY(varve_mapped_touch(mapped, mapped->starts[VARVE_MAPPED_HEAD], bytes.size));
  varve_byte_reader_init(&state->part, bytes, mapped->starts[VARVE_MAPPED_HEAD], state->reporter,
                         "head");
  VARVE_TRY(varve_read_shortest_varint(&state->part, "the flags", &flags));
  mapped->has_locations = (flags & VARVE_HEAD_HAS_LOCATIONS) != 0;
  return VARVE_STATUS_OK;
}

static varve_status open_names(open_state *state) {
  varve_mapped *mapped = state->mapped;
  uint32_t count;
  varve_slice before = {"", 0};
  VARVE_TRY(begin_part(state, VARVE_MAPPED_NAMES, "names"));
  VARVE_TRY(get_count(state, "the number of names", &count));
  for (uint32_t i = 0; i < count; i++) {
    uint32_t shared;
    varve_slice rest;
    VARVE_TRY(get_u32(state, before.size, "what a name shares", &shared));
    VARVE_TRY(varve_read_c_string(&state->part, "a name", &rest));
    size_t size = shared + rest.size;
    if (size > state->mapped->expansion_left)
      return varve_byte_reader_fail(&state->part, VARVE_STATUS_LIMIT_EXCEEDED,
                                    "this takes too much memory for so small a file");
    state->mapped->expansion_left -= size;
    char *text = varve_arena_allocate(&mapped->arena, size + 1);
    if (text == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    memcpy(text, before.data, shared);
    memcpy(text + shared, rest.data, rest.size);
    text[size] = 0;
    before = varve_slice_make(text, size);
    if (!varve_is_operation_name(before))
      return fail(state, "an operation needs a name");
    VARVE_TRY(varve_vector_push(&mapped->names, &before));
  }
  return varve_read_end(&state->part, "the names");
}

/* Reads a count if flags have flag; otherwise it is 0. */
static varve_status get_part_count(open_state *state, const varve_mapped_shape *shape,
                                   uint32_t flag, uint32_t *count) {
  *count = 0;
  return (shape->flags & flag) == flag ? get_count(state, "a count of a shape", count)
                                       : VARVE_STATUS_OK;
}

static varve_status get_shape(open_state *state, varve_mapped_shape *shape) {
  uint64_t blocks = VARVE_MAPPED_LISTED_SITES;
  bool has_locations = state->mapped->has_locations;
  varve_mapped *mapped = state->mapped;
  uint32_t dictionary_count;
  if (mapped->names.count == 0)
    return fail(state, "there are no names");
  VARVE_TRY(get_u32(state, mapped->names.count - 1, "a name", &shape->name_number));
  shape->name = VARVE_VECTOR_AT(&mapped->names, varve_slice, shape->name_number);
  VARVE_TRY(get_u32(state, UINT32_MAX, "flags", &shape->flags));
  if ((shape->flags & ~(uint32_t)VARVE_MAPPED_SHAPE_FLAGS) != 0)
    return varve_byte_reader_fail(&state->part, VARVE_STATUS_UNSUPPORTED,
                                  "this release does not know all flags of a shape among %u",
                                  shape->flags);
  VARVE_TRY(get_part_count(state, shape, 0, &shape->operand_count));
  VARVE_TRY(get_part_count(state, shape, 0, &shape->result_count));
  VARVE_TRY(get_part_count(state, shape, VARVE_MAPPED_HAS_SUCCESSORS, &shape->successor_count));
  VARVE_TRY(get_part_count(state, shape, VARVE_MAPPED_HAS_REGIONS, &shape->region_count));
  VARVE_TRY(get_part_count(state, shape, VARVE_MAPPED_HAS_PROPERTIES, &shape->property_count));
  VARVE_TRY(get_part_count(state, shape, VARVE_MAPPED_HAS_KEYS, &dictionary_count));
  uint32_t other = (shape->flags & VARVE_MAPPED_OTHER_PROPERTIES) != 0;
  if (other != 0 && (shape->flags & VARVE_MAPPED_HAS_PROPERTIES) != 0)
    return fail(state, "properties of two forms");
  shape->property_count += other;
  shape->key_count = shape->property_count + dictionary_count;
  uint64_t last_node = state->mapped->node_count == 0 ? 0 : state->mapped->node_count - 1;
  uint32_t *keys = varve_arena_allocate_array(&state->mapped->arena, shape->key_count, 4);
  if (keys == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  bool has_other = (shape->flags & VARVE_MAPPED_OTHER_PROPERTIES) != 0;
  for (uint32_t i = 0; i < shape->key_count; i++) {
    keys[i] = UINT32_MAX;
    if (i != 0 || !has_other)
      VARVE_TRY(get_u32(state, last_node, "a key", &keys[i]));
  }
  shape->keys = keys;
  shape->value_count = shape->result_count;
  bool is_listed = (shape->flags & VARVE_MAPPED_HAS_BLOCKS) != 0;
  if (!is_listed) {
    /* Reads the regions and counts the sites of their blocks. */
    uint64_t *sites = &blocks;
    varve_mapped_region *regions =
        varve_arena_allocate_array(&state->mapped->arena, shape->region_count, sizeof(*regions));
    uint64_t values = shape->result_count;
    *sites = 0;
    if (regions == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < shape->region_count; i++) {
      uint32_t form;
      VARVE_TRY(get_count(state, "the arguments of a block", &form));
      uint32_t count = form == 0 ? 0 : form - 1;
      regions[i] = (varve_mapped_region){form != 0, count, (uint32_t)(values - shape->result_count),
                                         (uint32_t)*sites};
      *sites += form;
      values += count;
      if (*sites > varve_byte_reader_left(&state->part))
        return fail(state, "a shape has more parts than bytes are left");
    }
    shape->regions = regions;
    shape->value_count = (uint32_t)values;
  }
  uint64_t fixed = (uint64_t)shape->operand_count + shape->key_count + shape->result_count +
                   shape->successor_count + blocks;
  uint64_t arguments = shape->value_count - shape->result_count;
  if (fixed > UINT32_MAX / 2)
    return fail(state, "a shape has more parts than bytes are left");
  shape->first_key = shape->operand_count;
  shape->first_result = shape->first_key + shape->key_count;
  shape->first_successor = shape->first_result + shape->result_count;
  shape->first_block = shape->first_successor + shape->successor_count;
  shape->location = (uint32_t)fixed;
  const uint64_t count = fixed + (has_locations ? 1 + arguments : 0);
  if (count > varve_byte_reader_left(&state->part))
    return fail(state, "a shape has more parts than bytes are left");
  varve_mapped_site *sites =
      varve_arena_allocate_array(&state->mapped->arena, (size_t)count, sizeof(*sites));
  if (sites == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint64_t size = 0;
  for (uint64_t k = 0; k < count; k++) {
    VARVE_TRY(get_site(state, &sites[k]));
    sites[k].offset = size;
    size += sites[k].width;
  }
  if (size > VARVE_MAX_VALUES)
    return fail(state, "a record is too large");
  shape->sites = sites;
  shape->record_size = (uint32_t)size;
  return VARVE_STATUS_OK;
}

/* Reads a column of count numbers, the next one of COLUMNS. */
static varve_status get_column(open_state *state, uint64_t count, uint64_t *next,
                               varve_mapped_site *site) {
  const varve_mapped *mapped = state->mapped;
  VARVE_TRY(get_site(state, site));
  uint64_t end = mapped->starts[VARVE_MAPPED_COLUMNS] + mapped->sizes[VARVE_MAPPED_COLUMNS];
  site->offset = *next;
  if (site->width != 0 && count > (end - *next) / site->width)
    return fail(state, "a column is longer than what is left");
  *next += count * site->width;
  return VARVE_STATUS_OK;
}

/* Computes the total size of count items from their ends. */
static varve_status get_total(open_state *state, const varve_mapped_run *run,
                              const varve_mapped_site *ends, uint64_t *total) {
  const varve_mapped *mapped = state->mapped;
  *total = 0;
  if (ends->base < 0 || ends->base > UINT32_MAX || (ends->width != 0 && ends->base != 0))
    return fail(state, "an invalid size");
  *total = (uint64_t)ends->base * run->count;
  if (ends->width == 0)
    return VARVE_STATUS_OK;
  uint64_t last = ends->offset + (uint64_t)(run->count - 1) * ends->width;
  VARVE_TRY(varve_mapped_touch(mapped, last, ends->width));
  *total = varve_mapped_load(mapped->section.data + last, ends->width);
  return VARVE_STATUS_OK;
}

static varve_status get_children(open_state *state, varve_mapped_run *run, uint64_t *next) {
  const char *letters = varve_node_form_get(run->code)->children;
  const char *bar = strchr(letters, '|');
  uint64_t total;
  run->has_list = bar != NULL;
  run->fixed = (uint32_t)(bar == NULL ? strlen(letters) : (size_t)(bar - letters));
  for (uint32_t i = 0; i < run->fixed; i++)
    VARVE_TRY(get_column(state, run->count, next, &run->places[i]));
  if (!run->has_list)
    return VARVE_STATUS_OK;
  VARVE_TRY(get_column(state, run->count, next, &run->list_ends));
  VARVE_TRY(get_total(state, run, &run->list_ends, &total));
  /* Columns of width 0 take no bytes. */
  if (total > (uint64_t)VARVE_MAX_VALUES * 2)
    return fail(state, "a list has more children than are possible");
  return get_column(state, total, next, &run->list);
}

static varve_status get_contents(open_state *state, varve_mapped_run *run, uint64_t *column,
                                 uint64_t *next) {
  const varve_mapped *mapped = state->mapped;
  varve_mapped_contents contents = varve_mapped_contents_of(run->code);
  uint64_t end = mapped->starts[VARVE_MAPPED_CONTENTS] + mapped->sizes[VARVE_MAPPED_CONTENTS];
  uint32_t size = 1;
  uint64_t total;
  run->contents = *next;
  run->number_size = 1;
  if (contents == VARVE_MAPPED_NOTHING)
    return VARVE_STATUS_OK;
  if (contents >= VARVE_MAPPED_NUMBERS)
    VARVE_TRY(get_u32(state, 8, "the size of a number", &size));
  if (size != 1 && size != 2 && size != 4 && size != 8)
    return fail(state, "numbers have an invalid size");
  run->number_size = (uint8_t)size;
  if (run->code == VARVE_NODE_DENSE_ELEMENTS)
    run->contents = (*next + VARVE_MAPPED_ALIGNMENT - 1) & ~(uint64_t)(VARVE_MAPPED_ALIGNMENT - 1);
  VARVE_TRY(get_column(state, run->count, column, &run->ends));
  VARVE_TRY(get_total(state, run, &run->ends, &total));
  if (run->contents > end || total > (end - run->contents) / size)
    return fail(state, "contents are longer than what is left");
  *next = run->contents + total * size;
  return VARVE_STATUS_OK;
}

static varve_status open_runs(open_state *state) {
  varve_mapped *mapped = state->mapped;
  uint32_t count;
  uint64_t first = 0, column = mapped->starts[VARVE_MAPPED_COLUMNS];
  uint64_t contents = mapped->starts[VARVE_MAPPED_CONTENTS];
  VARVE_TRY(begin_part(state, VARVE_MAPPED_RUNS, "runs"));
  VARVE_TRY(get_count(state, "the number of runs", &count));
  for (uint32_t i = 0; i < count; i++) {
    varve_mapped_run run = {.first = (uint32_t)first};
    VARVE_TRY(get_u32(state, UINT32_MAX, "a code", &run.code));
    if (varve_node_form_get(run.code) == NULL || run.code == VARVE_NODE_SPLIT_TYPE ||
        run.code == VARVE_NODE_SPLIT_ATTRIBUTE)
      return varve_byte_reader_fail(&state->part, VARVE_STATUS_UNSUPPORTED,
                                    "this release does not know nodes of code %u", run.code);
    VARVE_TRY(get_u32(state, mapped->node_count - first, "nodes of a run", &run.count));
    if (run.count == 0)
      return fail(state, "a run has no nodes");
    first += run.count;
    VARVE_TRY(get_children(state, &run, &column));
    VARVE_TRY(get_contents(state, &run, &column, &contents));
    VARVE_TRY(varve_vector_push(&mapped->runs, &run));
  }
  VARVE_TRY(varve_read_end(&state->part, "the runs"));
  bool is_full =
      first == mapped->node_count &&
      column == mapped->starts[VARVE_MAPPED_COLUMNS] + mapped->sizes[VARVE_MAPPED_COLUMNS] &&
      contents == mapped->starts[VARVE_MAPPED_CONTENTS] + mapped->sizes[VARVE_MAPPED_CONTENTS];
  return is_full ? VARVE_STATUS_OK : fail(state, "runs are missing");
}

static varve_status open_checkpoints(open_state *state) {
  varve_mapped *mapped = state->mapped;
  uint64_t start = mapped->starts[VARVE_MAPPED_CHECKPOINTS], size = 0;
  uint64_t count = ((uint64_t)mapped->operation_count + VARVE_MAPPED_STEP - 1) / VARVE_MAPPED_STEP;
  if (mapped->sizes[VARVE_MAPPED_CHECKPOINTS] < VARVE_MAPPED_FIELDS)
    return fail(state, "checkpoints are missing");
  VARVE_TRY(varve_mapped_touch(mapped, start, VARVE_MAPPED_FIELDS));
  for (unsigned i = 0; i < VARVE_MAPPED_FIELDS; i++) {
    uint8_t code = (uint8_t)mapped->section.data[start + i];
    if (code >= VARVE_MAPPED_WIDTH_CODES)
      return fail(state, "a checkpoint has an invalid width");
    mapped->field_sizes[i] = varve_mapped_widths[code];
    size += varve_mapped_widths[code];
  }
  mapped->checkpoints = start + VARVE_MAPPED_FIELDS;
  return mapped->sizes[VARVE_MAPPED_CHECKPOINTS] == VARVE_MAPPED_FIELDS + count * size
             ? VARVE_STATUS_OK
             : fail(state, "checkpoints are missing");
}

/* Checks that the keys of shapes are strings. */
static varve_status open_keys(open_state *state, varve_mapped_shape *shape) {
  const varve_mapped *mapped = state->mapped;
  varve_slice *texts =
      varve_arena_allocate_array(&state->mapped->arena, shape->key_count, sizeof(*texts));
  if (texts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < shape->key_count; i++) {
    varve_mapped_node node;
    texts[i] = varve_slice_make("", 0);
    if (shape->keys[i] == UINT32_MAX)
      continue;
    varve_status status = varve_mapped_get_node(mapped, shape->keys[i], &node);
    if (varve_mapped_is_passed_on(status))
      return status;
    if (status != VARVE_STATUS_OK || node.run->code != VARVE_NODE_STRING)
      return fail(state, "a key is not a string");
    texts[i] = node.contents;
  }
  shape->key_texts = texts;
  for (uint32_t i = 0; i < shape->key_count; i++)
    shape->has_symbol_name |=
        shape->keys[i] == UINT32_MAX || varve_slice_equal(texts[i], VARVE_SLICE("sym_name"));
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_open(varve_mapped *mapped, varve_memory *memory, varve_reporter *reporter,
                               varve_slice section, varve_pages *pages) {
  open_state state = {.mapped = mapped, .reporter = reporter};
  *mapped = (varve_mapped){.memory = memory, .section = section, .pages = pages};
  mapped->expansion_left = VARVE_EXPANSION_BASE + (uint64_t)section.size * VARVE_EXPANSION_PER_BYTE;
  varve_arena_init(&mapped->arena, memory);
  varve_vector_init(&mapped->names, memory, sizeof(varve_slice));
  varve_vector_init(&mapped->shapes, memory, sizeof(varve_mapped_shape));
  varve_vector_init(&mapped->runs, memory, sizeof(varve_mapped_run));
  VARVE_TRY(open_header(&state));
  VARVE_TRY(open_head(&state));
  VARVE_TRY(open_checkpoints(&state));
  VARVE_TRY(open_names(&state));
  uint32_t count;
  VARVE_TRY(begin_part(&state, VARVE_MAPPED_SHAPES, "shapes"));
  VARVE_TRY(get_count(&state, "the number of shapes", &count));
  for (uint32_t i = 0; i < count; i++) {
    varve_mapped_shape shape = {.flags = 0};
    VARVE_TRY(get_shape(&state, &shape));
    VARVE_TRY(varve_vector_push(&state.mapped->shapes, &shape));
  }
  VARVE_TRY(varve_read_end(&state.part, "the shapes"));
  VARVE_TRY(open_runs(&state));
  for (size_t i = 0; i < mapped->shapes.count; i++)
    VARVE_TRY(open_keys(&state, &VARVE_VECTOR_AT(&mapped->shapes, varve_mapped_shape, i)));
  return VARVE_STATUS_OK;
}

void varve_mapped_release(varve_mapped *mapped) {
  varve_vector_release(&mapped->names);
  varve_vector_release(&mapped->shapes);
  varve_vector_release(&mapped->runs);
  varve_arena_release(&mapped->arena);
}

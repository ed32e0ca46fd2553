/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the mapped layout into IR, in one pass and without recursion. format-spec/varve-mapped.md.
 */
#include "container/mapped/mapped_read.h"

#include "dialect/registry/pack_notes.h"
#include "ir/use_list.h"

/* An operation whose blocks are being filled. */
typedef struct open_operation {
  varve_operation *op;
  varve_mapped_operation place;
  uint32_t end;        /* number after its last nested operation */
  uint32_t region;     /* the current one */
  uint32_t block;      /* the current one, in the region */
  uint32_t block_end;  /* number after the last operation of the block */
  size_t outer_blocks; /* size of base->blocks before its regions were opened */
  size_t first_block;  /* first block of the region in base->blocks */
  uint32_t block_count;
} open_operation;

static varve_status fail(varve_mapped_reader *reader, const char *what) {
  return varve_report(reader->base->reporter, VARVE_STATUS_CORRUPT, 0,
                      "mapped module: operation %u: %s", reader->place.index, what);
}

/* Reports an error for a status that accessors return without a message. */
static varve_status report_status(varve_mapped_reader *reader, varve_status status) {
  return status == VARVE_STATUS_OK || varve_mapped_is_passed_on(status)
             ? status
             : fail(reader, "it refers to something that does not exist");
}

static varve_status as_location(varve_mapped_reader *reader, uint32_t node,
                                const varve_entity **location) {
  VARVE_TRY(varve_mapped_make(&reader->nodes, node, location));
  return varve_is_location(*location) ? VARVE_STATUS_OK
                                      : fail(reader, "a node that is not a location");
}

static varve_status get_location(varve_mapped_reader *reader, const varve_entity **location) {
  uint32_t node;
  *location = reader->base->context->unknown_location;
  if (!reader->mapped->has_locations)
    return VARVE_STATUS_OK;
  uint32_t site = reader->place.shape->location;
  VARVE_TRY(
      report_status(reader, varve_mapped_node_at(reader->mapped, &reader->place, site, &node)));
  return as_location(reader, node, location);
}

static varve_status define(varve_mapped_reader *reader, uint32_t number, varve_value *value) {
  varve_container_reader *base = reader->base;
  if (number - reader->first_value >= base->values.all.count)
    return fail(reader, "it defines more values than the module has");
  varve_value **place =
      &VARVE_VECTOR_AT(&base->values.all, varve_value *, number - reader->first_value);
  varve_value *forward = *place;
  *place = value;
  if (forward == NULL)
    return VARVE_STATUS_OK;
  reader->forward_count--;
  return varve_forward_value_settle(base->module, forward, value, &base->values.uses);
}

/* Builds a dictionary attribute of the keys from first up to end. */
static varve_status make_dictionary(varve_mapped_reader *reader, uint32_t first, uint32_t end,
                                    const varve_entity **dictionary) {
  varve_container_reader *base = reader->base;
  const varve_mapped_shape *shape = reader->place.shape;
  varve_vector_truncate(&base->scratch.entries, 0);
  for (uint32_t i = first; i < end; i++) {
    const varve_entity *key;
    VARVE_TRY(varve_mapped_make(&reader->nodes, shape->keys[i], &key));
    if (key->kind != VARVE_KIND_STRING || key->child_count != 0)
      return fail(reader, "a key is not a string");
    VARVE_TRY(varve_vector_push_pointer(&base->scratch.entries, key));
    VARVE_TRY(varve_vector_push_pointer(&base->scratch.entries,
                                        VARVE_VECTOR_AT(&reader->values, const varve_entity *, i)));
  }
  varve_status status = varve_dictionary_get(
      base->context, varve_entities_from(&base->scratch.entries, 0), end - first, NULL, dictionary);
  return status == VARVE_STATUS_INVALID ? fail(reader, "a key occurs twice") : status;
}

/* Reuses the attributes of the latest operation of the shape if the values are equal. */
static varve_status get_attributes(varve_mapped_reader *reader, varve_mapped_last *last) {
  const varve_mapped_shape *shape = reader->place.shape;
  bool is_same = last->is_made;
  if (last->nodes == NULL) {
    last->nodes = varve_arena_allocate_array(&reader->base->arena, shape->key_count, 4);
    if (last->nodes == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
  }
  for (uint32_t i = 0; i < shape->key_count; i++) {
    uint32_t node;
    VARVE_TRY(report_status(
        reader, varve_mapped_node_at(reader->mapped, &reader->place, shape->first_key + i, &node)));
    is_same = is_same && last->nodes[i] == node;
    last->nodes[i] = node;
  }
  if (is_same)
    return VARVE_STATUS_OK;
  last->is_made = false;
  varve_operation_state state = {.name = last->name};
  varve_vector_truncate(&reader->values, 0);
  for (uint32_t k = 0; k < shape->key_count; k++) {
    const varve_entity *value;
    VARVE_TRY(varve_mapped_make(&reader->nodes, last->nodes[k], &value));
    if (!varve_is_attribute(value))
      return fail(reader, "a node that is not an attribute");
    VARVE_TRY(varve_vector_push_pointer(&reader->values, value));
  }
  if ((shape->flags & VARVE_MAPPED_OTHER_PROPERTIES) != 0) {
    state.properties = VARVE_VECTOR_AT(&reader->values, const varve_entity *, 0);
    if (state.properties->kind == VARVE_KIND_DICTIONARY)
      return fail(reader, "properties that are a dictionary have no keys");
  }
  if ((shape->flags & VARVE_MAPPED_HAS_PROPERTIES) != 0)
    VARVE_TRY(make_dictionary(reader, 0, shape->property_count, &state.properties));
  if (shape->property_count != shape->key_count)
    VARVE_TRY(make_dictionary(reader, shape->property_count, shape->key_count, &state.dictionary));
  VARVE_TRY(varve_operation_join_attributes(reader->base->context, &state, &last->attributes));
  last->is_made = true;
  return VARVE_STATUS_OK;
}

/* Limits memory for what takes no bytes in the file; small amounts are free. */
static varve_status charge_operation(varve_mapped_reader *reader) {
  enum { FREE = 256 };
  const varve_mapped_operation *place = &reader->place;
  uint64_t size =
      (uint64_t)place->shape->operand_count * sizeof(varve_use) +
      (uint64_t)place->shape->successor_count * sizeof(varve_block_use) +
      (uint64_t)place->shape->key_count * 2 * sizeof(varve_entity *) +
      (uint64_t)place->shape->region_count * (sizeof(varve_region) + sizeof(varve_block)) +
      (uint64_t)place->value_count * sizeof(varve_block_argument);
  if (size > FREE) {
    if (size > reader->base->expansion_left)
      return varve_report(reader->base->reporter, VARVE_STATUS_LIMIT_EXCEEDED, 0,
                          "mapped module: this takes too much memory for so small a file");
    reader->base->expansion_left -= size;
  }
  return VARVE_STATUS_OK;
}

static varve_status make_operation(varve_mapped_reader *reader, const open_operation *parent,
                                   varve_operation **op) {
  varve_container_reader *base = reader->base;
  const varve_mapped_shape *shape = reader->place.shape;
  const varve_mapped_shape *first = reader->mapped->shapes.data;
  varve_mapped_last *last = &VARVE_VECTOR_AT(&reader->lasts, varve_mapped_last, shape - first);
  varve_operation_state state = {.location = NULL};
  VARVE_TRY(charge_operation(reader));
  if (last->name == NULL) {
    varve_slice text = reader->place.shape->name;
    VARVE_TRY(varve_pack_note_operation(reader->base->context, text));
    VARVE_TRY(varve_operation_name_get(reader->base->context, text, &last->name));
  }
  VARVE_TRY(get_location(reader, &state.location));
  varve_vector_truncate(&base->scratch.operands, 0);
  for (uint32_t i = 0; i < reader->place.shape->operand_count; i++) {
    uint32_t number;
    VARVE_TRY(
        report_status(reader, varve_mapped_operand(reader->mapped, &reader->place, i, &number)));
    /* Numbers count from the first value of the part that is read. */
    if (number < reader->first_value || number - reader->first_value >= base->values.all.count)
      return fail(reader, "an operand is defined outside");
    base->root.uses_outside |= number < reader->top_value;
    varve_value **place =
        &VARVE_VECTOR_AT(&base->values.all, varve_value *, number - reader->first_value);
    if (*place == NULL) {
      VARVE_TRY(varve_forward_value_create(base->module, base->context->none_type, place));
      reader->forward_count++;
    }
    VARVE_TRY(varve_vector_push_pointer(&base->scratch.operands, *place));
  }
  VARVE_TRY(get_attributes(reader, last));
  varve_vector_truncate(&base->scratch.result_types, 0);
  for (uint32_t i = 0; i < reader->place.shape->result_count; i++) {
    const varve_entity *type;
    uint32_t node;
    VARVE_TRY(
        report_status(reader, varve_mapped_node_at(reader->mapped, &reader->place,
                                                   reader->place.shape->first_result + i, &node)));
    VARVE_TRY(varve_mapped_make(&reader->nodes, node, &type));
    VARVE_TRY(varve_is_type(type) ? VARVE_STATUS_OK : fail(reader, "a node that is not a type"));
    VARVE_TRY(varve_vector_push_pointer(&base->scratch.result_types, type));
  }
  varve_vector_truncate(&base->scratch.successors, 0);
  for (uint32_t i = 0; i < reader->place.shape->successor_count; i++) {
    int64_t number =
        varve_mapped_at(reader->mapped, &reader->place, reader->place.shape->first_successor + i);
    if (parent == NULL || number < 0 || number >= parent->block_count)
      return fail(reader, "a successor is not a block of the region");
    varve_block *block =
        VARVE_VECTOR_AT(&base->blocks, varve_block *, parent->first_block + (size_t)number);
    VARVE_TRY(varve_vector_push_pointer(&base->scratch.successors, block));
  }
  state.name = last->name;
  state.result_types = base->scratch.result_types.data;
  state.operands = base->scratch.operands.data;
  state.successors = base->scratch.successors.data;
  state.result_count = shape->result_count;
  state.operand_count = shape->operand_count;
  state.successor_count = shape->successor_count;
  state.region_count = shape->region_count;
  VARVE_TRY(varve_operation_make(base->module, &state, last->attributes, op));
  if (parent == NULL)
    base->module->root = *op;
  else
    varve_block_insert_operation(
        VARVE_VECTOR_AT(&base->blocks, varve_block *, parent->first_block + parent->block), NULL,
        *op);
  for (uint32_t i = 0; i < shape->result_count; i++)
    VARVE_TRY(define(reader, reader->place.first_value + i, varve_operation_result(*op, i)));
  return VARVE_STATUS_OK;
}

static varve_status add_argument(varve_mapped_reader *reader, varve_block *block, uint32_t index) {
  const varve_mapped *mapped = reader->mapped;
  const varve_entity *type;
  const varve_entity *location = reader->base->context->unknown_location;
  varve_value *value;
  uint32_t node;
  VARVE_TRY(
      report_status(reader, varve_mapped_argument(mapped, &reader->place, index, false, &node)));
  VARVE_TRY(varve_mapped_make(&reader->nodes, node, &type));
  if (!varve_is_type(type))
    return fail(reader, "a node that is not a type");
  if (mapped->has_locations) {
    VARVE_TRY(
        report_status(reader, varve_mapped_argument(mapped, &reader->place, index, true, &node)));
    VARVE_TRY(as_location(reader, node, &location));
  }
  VARVE_TRY(varve_block_add_argument(reader->base->module, block, type, location, &value));
  return define(reader, reader->place.first_value + reader->place.shape->result_count + index,
                value);
}

/* Creates all blocks of op with their arguments, in order. *next: number after the last operation,
 * *argument: number after the last argument. */
static varve_status make_blocks(varve_mapped_reader *reader, const open_operation *open,
                                uint32_t region, uint32_t *next, uint32_t *argument) {
  uint32_t count;
  VARVE_TRY(report_status(reader,
                          varve_mapped_block_count(reader->mapped, &open->place, region, &count)));
  for (uint32_t i = 0; i < count; i++) {
    varve_mapped_block place;
    varve_block *block;
    VARVE_TRY(report_status(
        reader, varve_mapped_get_block(reader->mapped, &open->place, region, i, &place)));
    if (place.first != *next || place.first_argument != *argument)
      return fail(reader, "its blocks do not follow each other");
    *next = place.end;
    *argument += place.argument_count;
    VARVE_TRY(varve_block_create(reader->base->module, &block));
    varve_region_insert_block(varve_operation_region(open->op, region), NULL, block);
    VARVE_TRY(varve_vector_push_pointer(&reader->base->blocks, block));
    uint32_t first =
        place.first_argument - open->place.first_value - open->place.shape->result_count;
    for (uint32_t a = 0; a < place.argument_count; a++)
      VARVE_TRY(add_argument(reader, block, first + a));
  }
  return VARVE_STATUS_OK;
}

/* Checks that the lists in REGIONS are in the order of the operations. */
static varve_status check_listed(varve_mapped_reader *reader) {
  uint64_t start, end;
  if ((reader->place.shape->flags & VARVE_MAPPED_HAS_BLOCKS) == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(report_status(reader,
                          varve_mapped_listed_range(reader->mapped, &reader->place, &start, &end)));
  if (reader->is_whole && start != reader->listed_end)
    return fail(reader, "the list of its blocks is not at its place");
  reader->listed_end = end;
  uint64_t blocks = (end - start) / 2;
  if (blocks > reader->base->expansion_left / sizeof(varve_block))
    return fail(reader, "it has more blocks than the limit");
  return VARVE_STATUS_OK;
}

/* Closes the operations that contain nothing from index on. */
static void close_operations(varve_mapped_reader *reader, varve_vector *path, uint32_t index) {
  while (path->count != 0 && VARVE_VECTOR_LAST(path, open_operation).end <= index) {
    const open_operation *open = &VARVE_VECTOR_LAST(path, open_operation);
    open->op->number = reader->base->values.closed++;
    varve_vector_truncate(&reader->base->blocks, open->outer_blocks);
    varve_vector_truncate(path, path->count - 1);
  }
}

/* Compares the operation's checkpoint with what was found. */
static varve_status check_checkpoint(varve_mapped_reader *reader, const varve_vector *path,
                                     uint64_t record) {
  uint64_t fields[VARVE_MAPPED_FIELDS];
  uint32_t index = reader->place.index;
  if (index % VARVE_MAPPED_STEP != 0 || !reader->is_whole)
    return VARVE_STATUS_OK;
  VARVE_TRY(report_status(reader, varve_mapped_checkpoint(reader->mapped, index, fields)));
  uint32_t parent = path->count == 0 ? index : VARVE_VECTOR_LAST(path, open_operation).place.index;
  bool is_fine = fields[0] == record - reader->mapped->starts[VARVE_MAPPED_RECORDS] &&
                 fields[1] == reader->place.first_value && fields[2] == index - parent;
  return is_fine ? VARVE_STATUS_OK : fail(reader, "its checkpoint is wrong");
}

static varve_status get_all(varve_mapped_reader *reader, varve_vector *path, uint32_t end) {
  uint64_t record = reader->mapped->starts[VARVE_MAPPED_RECORDS];
  for (;;) {
    open_operation *parent = NULL;
    varve_operation *op;
    close_operations(reader, path, reader->place.index);
    VARVE_TRY(check_checkpoint(reader, path, record));
    if (path->count != 0) {
      parent = &VARVE_VECTOR_LAST(path, open_operation);
      /* Moves to the block that has operation number index. */
      while (reader->place.index >= parent->block_end) {
        varve_mapped_block block;
        if (++parent->block < parent->block_count) {
          VARVE_TRY(
              report_status(reader, varve_mapped_get_block(reader->mapped, &parent->place,
                                                           parent->region, parent->block, &block)));
          parent->block_end = block.end;
          continue;
        }
        parent->first_block += parent->block_count;
        parent->block = UINT32_MAX;
        if (++parent->region >= parent->place.shape->region_count)
          return fail(reader, "it is in no block");
        VARVE_TRY(
            report_status(reader, varve_mapped_block_count(reader->mapped, &parent->place,
                                                           parent->region, &parent->block_count)));
      }
    }
    if (path->count == 1 && reader->is_whole) {
      /* Collects what the index needs of an operation of the root. */
      reader->base->root.uses_outside |= reader->forward_count != 0;
      reader->top_value = reader->place.first_value;
      VARVE_TRY(varve_vector_push(&reader->base->root.numbers, &reader->place.index));
    }
    VARVE_TRY(make_operation(reader, parent, &op));
    reader->base->root.named_count += reader->place.shape->has_symbol_name;
    if (reader->place.shape->region_count != 0) {
      size_t outer_blocks = reader->base->blocks.count;
      open_operation open = {.op = op,
                             .place = reader->place,
                             .outer_blocks = outer_blocks,
                             .first_block = outer_blocks};
      uint32_t next = open.place.index + 1;
      uint32_t argument = open.place.first_value + open.place.shape->result_count;
      if (path->count >= reader->base->context->limits.max_depth)
        return varve_report(reader->base->reporter, VARVE_STATUS_LIMIT_EXCEEDED, 0,
                            "mapped module: operations are nested deeper than %u",
                            reader->base->context->limits.max_depth);
      VARVE_TRY(check_listed(reader));
      VARVE_TRY(report_status(reader, varve_mapped_end(reader->mapped, &open.place, &open.end)));
      for (uint32_t i = 0; i < open.place.shape->region_count; i++)
        VARVE_TRY(make_blocks(reader, &open, i, &next, &argument));
      if (next != open.end || argument != open.place.first_value + open.place.value_count)
        return fail(reader, "its blocks do not contain all of its operations");
      if (path->count != 0 && open.end > VARVE_VECTOR_LAST(path, open_operation).block_end)
        return fail(reader, "it ends after the block that contains it");
      if (open.place.shape->region_count != 0)
        VARVE_TRY(report_status(
            reader, varve_mapped_block_count(reader->mapped, &open.place, 0, &open.block_count)));
      open.block_end = open.place.index + 1;
      open.block = UINT32_MAX;
      VARVE_TRY(varve_vector_push(path, &open));
    } else
      op->number = reader->base->values.closed++;
    record = reader->place.record + reader->place.shape->record_size;
    if (reader->place.index + 1 == end)
      break;
    if (path->count == 0)
      return fail(reader, "operations follow the root");
    VARVE_TRY(report_status(reader, varve_mapped_next(reader->mapped, &reader->place)));
    if (VARVE_VECTOR_AT(path, open_operation, 0).end <= reader->place.index)
      return fail(reader, "it is not in the root");
  }
  close_operations(reader, path, end);
  reader->record_end = record;
  return path->count == 0 ? VARVE_STATUS_OK : fail(reader, "operations are missing");
}

static varve_status get_operations(varve_mapped_reader *reader, uint32_t end) {
  varve_vector path;
  varve_vector_init(&path, &reader->base->context->memory, sizeof(open_operation));
  varve_status status = get_all(reader, &path, end);
  varve_vector_release(&path);
  VARVE_TRY(status);
  return reader->forward_count == 0 ? VARVE_STATUS_OK
                                    : fail(reader, "values are used but not defined");
}

/* Makes room for count values, the number of values that will be read. */
static varve_status make_room(varve_mapped_reader *reader, uint64_t count) {
  varve_container_reader *base = reader->base;
  uint64_t size = count * sizeof(varve_value *);
  varve_vector_truncate(&base->values.all, 0);
  if (size > base->expansion_left)
    return varve_report(base->reporter, VARVE_STATUS_LIMIT_EXCEEDED, 0,
                        "mapped module: it has too many values for so small a file");
  base->expansion_left -= size;
  if ((count != 0 && varve_vector_grow(&base->values.all, (size_t)count) == NULL) ||
      (reader->lasts.count == 0 &&
       varve_vector_grow(&reader->lasts, reader->mapped->shapes.count) == NULL))
    return VARVE_STATUS_OUT_OF_MEMORY;
  return VARVE_STATUS_OK;
}

static varve_status open_head(varve_mapped_reader *reader) {
  const varve_mapped *mapped = reader->mapped;
  uint64_t start = mapped->starts[VARVE_MAPPED_HEAD], size = mapped->sizes[VARVE_MAPPED_HEAD];
  VARVE_TRY(varve_mapped_touch(mapped, start, size));
  varve_byte_reader_init(&reader->base->streams[0],
                         varve_slice_make(mapped->section.data + start, (size_t)size), start,
                         reader->base->reporter, "head");
  return VARVE_STATUS_OK;
}

static varve_status read_module(varve_mapped_reader *reader) {
  const varve_mapped *mapped = reader->mapped;
  varve_container_reader *base = reader->base;
  const varve_entity *made;
  reader->is_whole = true;
  reader->listed_end = mapped->starts[VARVE_MAPPED_REGIONS];
  VARVE_TRY(make_room(reader, mapped->value_count));
  for (uint32_t i = 0; i < mapped->node_count; i++)
    VARVE_TRY(varve_mapped_make(&reader->nodes, i, &made));
  VARVE_TRY(open_head(reader));
  VARVE_TRY(varve_unpack_head(base));
  VARVE_TRY(report_status(reader, varve_mapped_seek(mapped, 0, &reader->place)));
  VARVE_TRY(get_operations(reader, mapped->operation_count));
  /* Orders of uses refer to all values. */
  if (reader->place.first_value + reader->place.value_count != mapped->value_count)
    return fail(reader, "values are left over after it");
  VARVE_TRY(varve_unpack_tail(base));
  /* Rejects data after the module. */
  bool is_full = reader->record_end ==
                     mapped->starts[VARVE_MAPPED_RECORDS] + mapped->sizes[VARVE_MAPPED_RECORDS] &&
                 reader->listed_end ==
                     mapped->starts[VARVE_MAPPED_REGIONS] + mapped->sizes[VARVE_MAPPED_REGIONS];
  if (!is_full)
    return fail(reader, "data is left over after it");
  if (varve_byte_reader_left(&reader->base->streams[0]) != 0)
    return varve_container_fail(reader->base, VARVE_STREAM_HEAD, "bytes are left over");
  return reader->base->blobs.next == reader->base->blobs.count
             ? VARVE_STATUS_OK
             : varve_container_fail(reader->base, VARVE_STREAM_HEAD, "blobs are left over");
}

varve_status varve_mapped_reader_init(varve_mapped_reader *reader, const varve_mapped *mapped,
                                      varve_container_reader *base) {
  varve_memory *memory = &base->context->memory;
  *reader = (varve_mapped_reader){.mapped = mapped, .base = base};
  varve_vector_init(&reader->lasts, memory, sizeof(varve_mapped_last));
  varve_vector_init(&reader->values, memory, sizeof(const varve_entity *));
  return varve_mapped_nodes_init(&reader->nodes, mapped, base);
}

void varve_mapped_reader_release(varve_mapped_reader *reader) {
  varve_vector_release(&reader->lasts);
  varve_vector_release(&reader->values);
  varve_mapped_nodes_release(&reader->nodes);
}

varve_status varve_mapped_read(varve_container_reader *base, varve_slice section) {
  varve_mapped mapped;
  varve_mapped_reader reader;
  if (base->known.vocabulary != NULL)
    return varve_report(base->reporter, VARVE_STATUS_CORRUPT, 0,
                        "a mapped module in a file with a vocabulary");
  varve_status status =
      varve_mapped_open(&mapped, &base->context->memory, base->reporter, section, NULL);
  if (status == VARVE_STATUS_OK) {
    status = varve_mapped_reader_init(&reader, &mapped, base);
    if (status == VARVE_STATUS_OK)
      status = read_module(&reader);
    varve_mapped_reader_release(&reader);
    base->mapped = NULL;
  }
  varve_mapped_release(&mapped);
  return status;
}

/* Resets everything except nodes that were made. */
static void begin(varve_mapped_reader *reader, varve_module *module) {
  varve_container_reader *base = reader->base;
  base->module = module;
  base->expansion_left = reader->mapped->expansion_left;
  base->values.closed = 0;
  varve_vector_truncate(&base->blocks, 0);
  varve_vector_truncate(&base->values.uses, 0);
  varve_vector_truncate(&base->values.all, 0);
  reader->forward_count = 0;
  reader->is_whole = false;
}

static varve_status read_orders(varve_mapped_reader *reader, uint64_t orders) {
  const varve_mapped *mapped = reader->mapped;
  const varve_values_read values = {mapped->value_count, reader->first_value};
  uint64_t end = mapped->starts[VARVE_MAPPED_HEAD] + mapped->sizes[VARVE_MAPPED_HEAD];
  if (orders == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_mapped_touch(mapped, orders, end - orders));
  varve_byte_reader_init(&reader->base->streams[0],
                         varve_slice_make(mapped->section.data + orders, (size_t)(end - orders)),
                         orders, reader->base->reporter, "head");
  return varve_unpack_orders(reader->base, values);
}

varve_status varve_mapped_reader_read(varve_mapped_reader *reader, uint32_t index, uint64_t orders,
                                      varve_module *module) {
  uint32_t end;
  begin(reader, module);
  reader->place = (varve_mapped_operation){.index = index};
  VARVE_TRY(report_status(reader, varve_mapped_seek(reader->mapped, index, &reader->place)));
  VARVE_TRY(report_status(reader, varve_mapped_end(reader->mapped, &reader->place, &end)));
  /* Reads all operations from reader->place up to end. */
  const varve_mapped *mapped = reader->mapped;
  uint64_t values = mapped->value_count;
  varve_mapped_operation behind;
  reader->first_value = reader->place.first_value;
  if (end < mapped->operation_count) {
    VARVE_TRY(report_status(reader, varve_mapped_seek(mapped, end, &behind)));
    values = behind.first_value;
  }
  if (values < reader->first_value)
    return fail(reader, "values that do not ascend");
  VARVE_TRY(make_room(reader, values - reader->first_value));
  VARVE_TRY(get_operations(reader, end));
  return read_orders(reader, orders);
}

static varve_status read_plain_root(varve_mapped_reader *reader) {
  varve_module *module = reader->base->module;
  varve_operation *op;
  varve_block *block;
  reader->place = (varve_mapped_operation){.index = 0};
  VARVE_TRY(report_status(reader, varve_mapped_seek(reader->mapped, 0, &reader->place)));
  if (!(reader->place.shape->region_count == 1 &&
        (reader->place.shape->flags & VARVE_MAPPED_HAS_BLOCKS) == 0 &&
        reader->place.shape->regions[0].has_block &&
        reader->place.shape->regions[0].argument_count == 0 &&
        reader->place.shape->operand_count == 0 && reader->place.shape->result_count == 0 &&
        reader->place.shape->successor_count == 0))
    return VARVE_STATUS_INVALID;
  VARVE_TRY(make_room(reader, 0));
  VARVE_TRY(make_operation(reader, NULL, &op));
  VARVE_TRY(varve_block_create(module, &block));
  varve_region_insert_block(varve_operation_region(op, 0), NULL, block);
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_reader_read_root(varve_mapped_reader *reader, varve_module *module,
                                           uint64_t *orders) {
  const varve_mapped *mapped = reader->mapped;
  varve_container_reader *base = reader->base;
  *orders = 0;
  begin(reader, module);
  base->blobs.next = 0;
  VARVE_TRY(read_plain_root(reader));
  VARVE_TRY(open_head(reader));
  VARVE_TRY(varve_unpack_head(base));
  VARVE_TRY(varve_unpack_resources(base));
  if (base->blobs.next != base->blobs.count)
    return varve_container_fail(base, VARVE_STREAM_HEAD, "blobs are left over");
  *orders = mapped->starts[VARVE_MAPPED_HEAD] + mapped->sizes[VARVE_MAPPED_HEAD] -
            varve_byte_reader_left(&base->streams[0]);
  return VARVE_STATUS_OK;
}

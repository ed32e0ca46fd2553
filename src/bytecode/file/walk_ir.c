/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks the operations, regions and blocks of the IR section, with the open ones on a stack.
 * format-spec/bytecode.md, "IR". */
#include "bytecode/file/walk_ir.h"

#include <inttypes.h>

/* An operation has a name, a mask and a location. */
enum { MIN_OPERATION_SIZE = 3 };

/* The state around a section of its own, to restore after it; end is NULL without such a section.
 */
typedef struct outer_section {
  const uint8_t *end;
  size_t claims_left;
} outer_section;

/* An operation whose regions are being read. */
typedef struct frame {
  size_t regions_left;
  size_t blocks_left;       /* left in the open region */
  uint64_t operations_left; /* left in the open block */
  size_t block_count;       /* number of blocks in the open region */
  outer_section outer;      /* for regions in a section of their own */
  bool is_region_open;
  bool is_top; /* the block of top-level operations, which has no region and no owner */
} frame;

void varve_ir_walk_init(varve_ir_walk *walk, const varve_bytecode_file *file,
                        const varve_ir_client *client, void *user) {
  *walk = (varve_ir_walk){.file = file, .client = client, .user = user};
  varve_vector_init(&walk->frames, file->memory, sizeof(frame));
  varve_vector_init(&walk->result_types, file->memory, sizeof(uint32_t));
  varve_vector_init(&walk->operands, file->memory, sizeof(uint32_t));
  varve_vector_init(&walk->successors, file->memory, sizeof(uint32_t));
  varve_vector_init(&walk->arguments, file->memory, sizeof(varve_ir_argument));
  varve_vector_init(&walk->orders, file->memory, sizeof(varve_ir_order));
}

void varve_ir_walk_release(varve_ir_walk *walk) {
  varve_vector_release(&walk->frames);
  varve_vector_release(&walk->result_types);
  varve_vector_release(&walk->operands);
  varve_vector_release(&walk->successors);
  varve_vector_release(&walk->arguments);
  varve_vector_release(&walk->orders);
}

static size_t data_position(const varve_ir_walk *walk) {
  return walk->data_offset + (size_t)(walk->cursor.bytes.cursor - walk->cursor.bytes.start);
}

/* Every region, block and value needs at least one byte of the section. Counts beyond that are
 * rejected, because they would allocate memory that the file does not account for. */
static varve_status claim(varve_ir_walk *walk, varve_scan_field field, uint64_t count) {
  if (count > walk->claims_left)
    return varve_byte_reader_fail(&walk->cursor.bytes, VARVE_STATUS_CORRUPT,
                                  "%s %" PRIu64 " is too large for the bytes of the section",
                                  varve_scan_field_texts[field], count);
  walk->claims_left -= (size_t)count;
  return VARVE_STATUS_OK;
}

/* Reads a count and as many indexes less than limit. */
static varve_status read_list(varve_cursor *cursor, varve_scan_field count_field, size_t limit,
                              varve_vector *list) {
  varve_scan_field field = (varve_scan_field)(count_field + 1);
  size_t count;
  varve_vector_truncate(list, 0);
  VARVE_TRY(varve_cursor_count(cursor, count_field, 1, &count));
  VARVE_TRY(varve_vector_reserve(list, count));
  uint32_t *items = list->data;
  for (size_t i = 0; i < count; i++) {
    size_t index;
    VARVE_TRY(varve_cursor_index(cursor, field, limit, &index));
    items[i] = (uint32_t)index;
  }
  list->count = count;
  return VARVE_STATUS_OK;
}

static varve_status read_order(varve_ir_walk *walk, size_t value_count) {
  varve_cursor *cursor = &walk->cursor;
  varve_ir_order order = {.value = 0};
  uint64_t size;
  if (value_count != 1)
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_ORDER_VALUE, value_count, &order.value));
  VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_ORDER_SIZE, &size, &order.is_pairs));
  VARVE_TRY(varve_check_count(&cursor->bytes, varve_scan_field_texts[VARVE_SCAN_ORDER_SIZE], size,
                              1, &order.count));
  order.at = data_position(walk);
  for (size_t i = 0; i < order.count; i++) {
    uint64_t number;
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_ORDER_INDEX, &number));
  }
  return varve_vector_push(&walk->orders, &order);
}

static varve_status read_orders(varve_ir_walk *walk, size_t value_count) {
  size_t count = 1;
  if (value_count != 1)
    VARVE_TRY(varve_cursor_count(&walk->cursor, VARVE_SCAN_ORDER_COUNT, 2, &count));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(read_order(walk, value_count));
  return VARVE_STATUS_OK;
}

/* Opens the nested section. Until it is closed, the cursor ends with it and only its bytes are
 * available to claim, so it reads the same on its own. */
static varve_status open_body(varve_ir_walk *walk, varve_ir_operation *op, outer_section *outer) {
  varve_cursor *cursor = &walk->cursor;
  varve_file_section section;
  if (cursor->hook != NULL)
    cursor->hook->nesting++;
  VARVE_TRY(varve_file_read_section_header(cursor, &section));
  if (section.id != VARVE_SECTION_IR)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "expected a nested IR section, found %s",
                                  varve_bytecode_section_text(section.id));
  op->is_nested = true;
  op->body = data_position(walk);
  op->body_size = section.data.size;
  VARVE_TRY(claim(walk, VARVE_SCAN_SECTION_SIZE, section.data.size));
  *outer = (outer_section){cursor->bytes.end, walk->claims_left};
  cursor->bytes.end = cursor->bytes.cursor + section.data.size;
  walk->claims_left = section.data.size;
  return VARVE_STATUS_OK;
}

static varve_status close_body(varve_ir_walk *walk, outer_section outer) {
  varve_cursor *cursor = &walk->cursor;
  varve_slice rest;
  VARVE_TRY(varve_cursor_rest(cursor, VARVE_SCAN_TRAILING, &rest));
  cursor->bytes.end = outer.end;
  walk->claims_left = outer.claims_left;
  if (cursor->hook != NULL)
    cursor->hook->nesting--;
  return VARVE_STATUS_OK;
}

static varve_status read_attributes(varve_ir_walk *walk, uint8_t mask, varve_ir_operation *op) {
  const varve_bytecode_file *file = walk->file;
  varve_cursor *cursor = &walk->cursor;
  op->dictionary = VARVE_ABSENT;
  op->properties = VARVE_ABSENT;
  if ((mask & VARVE_MASK_ATTRIBUTES) != 0)
    VARVE_TRY(
        varve_cursor_index(cursor, VARVE_SCAN_DICTIONARY, file->attribute_count, &op->dictionary));
  if ((mask & VARVE_MASK_PROPERTIES) == 0)
    return VARVE_STATUS_OK;
  if (!varve_file_has(file, VARVE_SINCE_PROPERTIES))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "properties require version 5, but the file has version %u",
                                  file->version);
  return varve_cursor_index(cursor, VARVE_SCAN_PROPERTIES_INDEX, file->properties.count,
                            &op->properties);
}

static varve_status read_lists(varve_ir_walk *walk, uint8_t mask, varve_ir_operation *op) {
  varve_cursor *cursor = &walk->cursor;
  size_t block_count = VARVE_VECTOR_LAST(&walk->frames, frame).block_count;
  if ((mask & VARVE_MASK_RESULTS) != 0) {
    VARVE_TRY(
        read_list(cursor, VARVE_SCAN_RESULT_COUNT, walk->file->type_count, &walk->result_types));
    op->result_types = walk->result_types.data;
    op->result_count = walk->result_types.count;
  }
  if ((mask & VARVE_MASK_OPERANDS) != 0) {
    VARVE_TRY(read_list(cursor, VARVE_SCAN_OPERAND_COUNT, UINT32_MAX, &walk->operands));
    op->operands = walk->operands.data;
    op->operand_count = walk->operands.count;
  }
  if ((mask & VARVE_MASK_SUCCESSORS) != 0) {
    VARVE_TRY(read_list(cursor, VARVE_SCAN_SUCCESSOR_COUNT, block_count, &walk->successors));
    op->successors = walk->successors.data;
    op->successor_count = walk->successors.count;
  }
  varve_vector_truncate(&walk->orders, 0);
  if ((mask & VARVE_MASK_USE_LIST_ORDERS) != 0 &&
      varve_file_has(walk->file, VARVE_SINCE_USE_LIST_ORDERS)) {
    VARVE_TRY(read_orders(walk, op->result_count));
    op->orders = walk->orders.data;
    op->order_count = walk->orders.count;
  }
  return VARVE_STATUS_OK;
}

static varve_status read_region_count(varve_ir_walk *walk, varve_ir_operation *op,
                                      outer_section *outer) {
  varve_cursor *cursor = &walk->cursor;
  uint64_t count;
  VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_REGION_COUNT, &count, &op->is_isolated));
  if (op->is_isolated && count != 0 && varve_file_has(walk->file, VARVE_SINCE_NESTED_REGIONS))
    VARVE_TRY(open_body(walk, op, outer));
  op->region_count = (size_t)count;
  return claim(walk, VARVE_SCAN_REGION_COUNT, count);
}

/* Starts the regions of op. */
static varve_status enter(varve_ir_walk *walk, const varve_ir_operation *op, outer_section outer) {
  frame opened = {.regions_left = op->region_count, .outer = outer};
  walk->depth++;
  if (walk->max_depth != 0 && walk->depth > walk->max_depth)
    return varve_byte_reader_fail(&walk->cursor.bytes, VARVE_STATUS_LIMIT_EXCEEDED,
                                  "regions nest deeper than the limit of %u (--max-depth)",
                                  walk->max_depth);
  return varve_vector_push(&walk->frames, &opened);
}

static varve_status read_operation(varve_ir_walk *walk) {
  varve_cursor *cursor = &walk->cursor;
  varve_ir_operation op = {.region_count = 0};
  outer_section outer = {NULL, 0};
  uint8_t mask;
  bool skip = false;
  varve_cursor_name(cursor, "operation", walk->operation_count++);
  VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_NAME, walk->file->names.count, &op.name));
  VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_MASK, &mask));
  VARVE_TRY(
      varve_cursor_index(cursor, VARVE_SCAN_LOCATION, walk->file->attribute_count, &op.location));
  VARVE_TRY(read_attributes(walk, mask, &op));
  VARVE_TRY(read_lists(walk, mask, &op));
  if ((mask & VARVE_MASK_REGIONS) != 0)
    VARVE_TRY(read_region_count(walk, &op, &outer));
  if (walk->client != NULL)
    VARVE_TRY(walk->client->operation(walk->user, &op, &skip));
  if (skip && op.is_nested) {
    cursor->bytes.cursor = cursor->bytes.end;
    return close_body(walk, outer);
  }
  return op.region_count != 0 ? enter(walk, &op, outer) : VARVE_STATUS_OK;
}

static varve_status read_argument(varve_ir_walk *walk) {
  const varve_bytecode_file *file = walk->file;
  varve_cursor *cursor = &walk->cursor;
  size_t type, location;
  bool has_location = true;
  varve_ir_argument argument = {.location = VARVE_NO_ENTRY};
  if (varve_file_has(file, VARVE_SINCE_ELIDED_LOCATIONS))
    VARVE_TRY(varve_cursor_flagged_index(cursor, VARVE_SCAN_ARGUMENT_TYPE, file->type_count, &type,
                                         &has_location));
  else
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_ARGUMENT_TYPE, file->type_count, &type));
  if (has_location) {
    VARVE_TRY(
        varve_cursor_index(cursor, VARVE_SCAN_ARGUMENT_LOCATION, file->attribute_count, &location));
    argument.location = (uint32_t)location;
  }
  argument.type = (uint32_t)type;
  return varve_vector_push(&walk->arguments, &argument);
}

static varve_status read_arguments(varve_ir_walk *walk, varve_ir_block *block) {
  varve_cursor *cursor = &walk->cursor;
  uint8_t has_orders = 0;
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_ARGUMENT_COUNT, 1, &block->argument_count));
  for (size_t i = 0; i < block->argument_count; i++)
    VARVE_TRY(read_argument(walk));
  if (varve_file_has(walk->file, VARVE_SINCE_USE_LIST_ORDERS))
    VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_ORDER_FLAG, &has_orders));
  if (has_orders != 0)
    VARVE_TRY(read_orders(walk, block->argument_count));
  block->arguments = walk->arguments.data;
  block->orders = walk->orders.data;
  block->order_count = walk->orders.count;
  return VARVE_STATUS_OK;
}

static varve_status read_block(varve_ir_walk *walk, frame *open) {
  varve_cursor *cursor = &walk->cursor;
  varve_ir_block block = {.argument_count = 0};
  size_t operation_count;
  bool has_arguments;
  VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_OPERATION_COUNT, &block.operation_count,
                                 &has_arguments));
  if (has_arguments && open->is_top)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "the block of top-level operations has arguments");
  varve_vector_truncate(&walk->arguments, 0);
  varve_vector_truncate(&walk->orders, 0);
  if (has_arguments)
    VARVE_TRY(read_arguments(walk, &block));
  VARVE_TRY(varve_check_count(&cursor->bytes, varve_scan_field_texts[VARVE_SCAN_OPERATION_COUNT],
                              block.operation_count, MIN_OPERATION_SIZE, &operation_count));
  open->operations_left = operation_count;
  return walk->client == NULL ? VARVE_STATUS_OK : walk->client->block(walk->user, &block);
}

static varve_status read_region(varve_ir_walk *walk, frame *open) {
  varve_cursor *cursor = &walk->cursor;
  uint64_t value_count = 0;
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_BLOCK_COUNT, 1, &open->block_count));
  VARVE_TRY(claim(walk, VARVE_SCAN_BLOCK_COUNT, open->block_count));
  if (open->block_count != 0) {
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_VALUE_COUNT, &value_count));
    VARVE_TRY(claim(walk, VARVE_SCAN_VALUE_COUNT, value_count));
  }
  open->blocks_left = open->block_count;
  open->is_region_open = true;
  if (walk->client == NULL)
    return VARVE_STATUS_OK;
  return walk->client->region(walk->user, open->block_count, (size_t)value_count);
}

static varve_status step(varve_ir_walk *walk) {
  frame *open = &VARVE_VECTOR_LAST(&walk->frames, frame);
  if (open->operations_left != 0) {
    open->operations_left--;
    return read_operation(walk);
  }
  if (open->blocks_left != 0) {
    open->blocks_left--;
    return read_block(walk, open);
  }
  if (open->is_region_open && !open->is_top) {
    open->is_region_open = false;
    if (walk->client != NULL)
      VARVE_TRY(walk->client->end_region(walk->user));
  }
  if (open->regions_left != 0) {
    open->regions_left--;
    return read_region(walk, open);
  }
  frame left = VARVE_VECTOR_LAST(&walk->frames, frame);
  varve_vector_truncate(&walk->frames, walk->frames.count - 1);
  if (left.is_top)
    return VARVE_STATUS_OK;
  walk->depth--;
  if (left.outer.end != NULL)
    VARVE_TRY(close_body(walk, left.outer));
  return walk->client == NULL ? VARVE_STATUS_OK : walk->client->end_operation(walk->user);
}

static varve_status run(varve_ir_walk *walk) {
  while (walk->frames.count != 0)
    VARVE_TRY(step(walk));
  varve_slice rest;
  varve_cursor_name(&walk->cursor, NULL, 0);
  return varve_cursor_rest(&walk->cursor, VARVE_SCAN_TRAILING, &rest);
}

varve_status varve_ir_walk_file(varve_ir_walk *walk) {
  frame top = {.blocks_left = 1, .is_top = true};
  varve_file_section_cursor(walk->file, VARVE_SECTION_IR, &walk->cursor);
  walk->claims_left = varve_cursor_left(&walk->cursor);
  VARVE_TRY(varve_vector_push(&walk->frames, &top));
  return run(walk);
}

varve_status varve_ir_walk_body(varve_ir_walk *walk, const varve_ir_operation *op) {
  varve_file_part_cursor(walk->file, VARVE_SECTION_IR, op->body, op->body_size, &walk->cursor);
  walk->data_offset = op->body;
  walk->claims_left = op->body_size - op->region_count;
  VARVE_TRY(enter(walk, op, (outer_section){NULL, 0}));
  return run(walk);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the IR section: operations in preorder, each followed by its regions.
 * format-spec/bytecode.md: IR section. */
#include "base/era_facts.h"
#include "bytecode/write/write.h"
#include "ir/attributes.h"
#include "ir/use_list.h"

/* Use lists: format-spec/bytecode.md, use-list orders */

/* The results of an operation or the arguments of a block. */
typedef struct value_list {
  const varve_operation *op;
  const varve_block *block; /* NULL: results of op */
  uint32_t count;
} value_list;

static const varve_value *value_at(const value_list *values, uint32_t index) {
  return values->block == NULL ? varve_operation_result(values->op, index)
                               : &values->block->arguments[index]->value;
}

/* Until LLVM 22, upstream collects the orders in a hash table by value index, inserted in ascending
 * order, and writes them in the table's order. Later releases keep the ascending order. */
static bool is_ascending(const varve_bytecode_writer *writer) {
  const varve_order_sequence sequence = writer->numbering.module->order_sequence;
  return sequence == VARVE_ORDERS_UNKNOWN
             ? varve_era_has(writer->context->era, VARVE_HAS_ASCENDING_USE_LISTS)
             : sequence == VARVE_ORDERS_ASCENDING;
}

enum { FIRST_BUCKETS = 64, HASH_FACTOR = 37 };

static void put_in_bucket(uint32_t *buckets, uint32_t count, uint32_t value) {
  uint32_t bucket = value * HASH_FACTOR & (count - 1);
  for (uint32_t step = 1; buckets[bucket] != 0; step++)
    bucket = (bucket + step) & (count - 1);
  buckets[bucket] = value + 1;
}

/* Doubles the table and inserts the values again in their old order. The old buckets are stored
 * after the new ones. */
static varve_status grow_buckets(varve_vector *buckets) {
  size_t old_count = buckets->count;
  if (varve_vector_grow(buckets, 2 * old_count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  uint32_t *all = buckets->data, *old = all + 2 * old_count;
  memcpy(old, all, old_count * sizeof *all);
  memset(all, 0, 2 * old_count * sizeof *all);
  for (size_t i = 0; i < old_count; i++)
    if (old[i] != 0)
      put_in_bucket(all, (uint32_t)(2 * old_count), old[i] - 1);
  varve_vector_truncate(buckets, 2 * old_count);
  return VARVE_STATUS_OK;
}

static varve_status sort_orders(varve_vector *orders, varve_vector *buckets) {
  if (orders->count < 2)
    return VARVE_STATUS_OK;
  varve_vector_truncate(buckets, 0);
  if (varve_vector_grow(buckets, FIRST_BUCKETS) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < orders->count; i++) {
    if ((i + 1) * 4 >= buckets->count * 3)
      VARVE_TRY(grow_buckets(buckets));
    put_in_bucket(buckets->data, (uint32_t)buckets->count, VARVE_VECTOR_AT(orders, uint32_t, i));
  }
  size_t count = 0;
  for (size_t i = 0; i < buckets->count; i++) {
    uint32_t value = VARVE_VECTOR_AT(buckets, uint32_t, i);
    if (value != 0)
      VARVE_VECTOR_AT(orders, uint32_t, count++) = value - 1;
  }
  return VARVE_STATUS_OK;
}

/* Computes the list position of each use in reading order. uses has twice the room, for sorting. */
static varve_status find_places(varve_vector *uses, const varve_value *value, size_t *count) {
  varve_vector_truncate(uses, 0);
  for (const varve_use *use = value->first_use; use != NULL; use = use->next) {
    varve_sort_entry entry = {~varve_use_key(use), uses->count};
    VARVE_TRY(varve_vector_push(uses, &entry));
  }
  *count = uses->count;
  if (varve_vector_grow(uses, *count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_sort_entry *entries = uses->data;
  varve_sort(entries, entries + *count, *count);
  return VARVE_STATUS_OK;
}

/* Writes pairs if less than half of the uses are out of place. */
static varve_status write_order(varve_bytecode_writer *writer, const varve_value *value) {
  varve_byte_writer *out = &writer->out;
  size_t count, moved = 0;
  VARVE_TRY(find_places(&writer->uses, value, &count));
  const varve_sort_entry *uses = writer->uses.data;
  for (size_t i = 0; i < count; i++)
    moved += uses[i].value != i;
  bool is_pairs = moved < count / 2;
  VARVE_TRY(varve_write_varint_with_flag(out, is_pairs ? 2 * moved : count, is_pairs));
  for (size_t i = 0; i < count; i++) {
    if (is_pairs && uses[i].value == i)
      continue;
    VARVE_TRY(varve_write_varint(out, uses[i].value));
    if (is_pairs)
      VARVE_TRY(varve_write_varint(out, i));
  }
  return VARVE_STATUS_OK;
}

/* Writes the orders of values whose uses are not in reading order. */
static varve_status write_use_list_orders(varve_bytecode_writer *writer, const value_list *values,
                                          bool *has_orders) {
  const varve_vector *orders = &writer->orders;
  varve_vector_truncate(&writer->orders, 0);
  for (uint32_t i = 0; i < values->count; i++)
    if (varve_value_has_own_order(value_at(values, i)))
      VARVE_TRY(varve_vector_push(&writer->orders, &i));
  *has_orders = orders->count != 0;
  if (!*has_orders)
    return VARVE_STATUS_OK;
  if (!is_ascending(writer))
    VARVE_TRY(sort_orders(&writer->orders, &writer->buckets));
  if (values->count != 1)
    VARVE_TRY(varve_write_varint(&writer->out, orders->count));
  for (size_t i = 0; i < orders->count; i++) {
    uint32_t index = VARVE_VECTOR_AT(orders, uint32_t, i);
    if (values->count != 1)
      VARVE_TRY(varve_write_varint(&writer->out, index));
    VARVE_TRY(write_order(writer, value_at(values, index)));
  }
  return VARVE_STATUS_OK;
}

/* Operations */

static varve_status write_attributes(varve_bytecode_writer *writer, const varve_operation *op,
                                     unsigned *mask) {
  uint32_t blob;
  bool has_properties;
  const varve_entity *dictionary = varve_numbering_dictionary(&writer->numbering, op);
  if (dictionary != NULL) {
    *mask |= VARVE_MASK_ATTRIBUTES;
    VARVE_TRY(varve_write_reference(writer, dictionary));
  }
  VARVE_TRY(varve_writer_properties(writer, op, &has_properties, &blob));
  if (!has_properties)
    return VARVE_STATUS_OK;
  *mask |= VARVE_MASK_PROPERTIES;
  return varve_write_varint(&writer->out, blob);
}

static varve_status write_values(varve_bytecode_writer *writer, const varve_operation *op,
                                 unsigned *mask) {
  value_list results = {.op = op, .count = varve_operation_result_count(op)};
  bool has_orders = false;
  if (results.count != 0) {
    *mask |= VARVE_MASK_RESULTS;
    uint32_t count = varve_operation_result_count(op);
    VARVE_TRY(varve_write_varint(&writer->out, count));
    for (uint32_t i = 0; i < count; i++)
      VARVE_TRY(varve_write_reference(writer, varve_operation_result(op, i)->type));
  }
  if (op->operand_count != 0) {
    *mask |= VARVE_MASK_OPERANDS;
    VARVE_TRY(varve_write_varint(&writer->out, op->operand_count));
    for (uint32_t i = 0; i < op->operand_count; i++)
      VARVE_TRY(varve_write_varint(&writer->out, varve_operation_operand(op, i)->number));
  }
  if (varve_operation_successor_count(op) != 0) {
    *mask |= VARVE_MASK_SUCCESSORS;
    uint32_t count = varve_operation_successor_count(op);
    const varve_block_use *successors = varve_operation_successors(op);
    VARVE_TRY(varve_write_varint(&writer->out, count));
    for (uint32_t i = 0; i < count; i++) {
      const varve_block *block = successors[i].block;
      uint32_t first = varve_numbered_region_of(&writer->numbering, block)->first_block;
      VARVE_TRY(varve_write_varint(&writer->out, block->number - first));
    }
  }
  if (results.count != 0 && varve_writer_has(writer, VARVE_SINCE_USE_LIST_ORDERS))
    VARVE_TRY(write_use_list_orders(writer, &results, &has_orders));
  if (has_orders)
    *mask |= VARVE_MASK_USE_LIST_ORDERS;
  return VARVE_STATUS_OK;
}

static bool has_nested_section(const varve_bytecode_writer *writer, const varve_operation *op) {
  return varve_writer_has(writer, VARVE_SINCE_NESTED_REGIONS) &&
         varve_numbering_is_isolated(&writer->numbering, op);
}

/* Writes an operation without the contents of its regions. */
static varve_status write_operation(varve_bytecode_writer *writer, const varve_operation *op) {
  varve_byte_writer *out = &writer->out;
  uint32_t region_count = varve_operation_region_count(op);
  unsigned mask = region_count == 0 ? 0 : VARVE_MASK_REGIONS;
  VARVE_TRY(varve_write_varint(out, varve_number_of_name(&writer->numbering, op->name)));
  size_t mask_place = out->bytes.size;
  VARVE_TRY(varve_write_byte(out, 0));
  VARVE_TRY(varve_write_reference(writer, op->location));
  VARVE_TRY(write_attributes(writer, op, &mask));
  VARVE_TRY(write_values(writer, op, &mask));
  out->bytes.data[mask_place] = (char)mask;
  if (region_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_write_varint_with_flag(out, region_count,
                                         varve_numbering_is_isolated(&writer->numbering, op)));
  return has_nested_section(writer, op) ? varve_section_open(writer, VARVE_SECTION_IR)
                                        : VARVE_STATUS_OK;
}

static varve_status write_argument(varve_bytecode_writer *writer,
                                   const varve_block_argument *argument) {
  varve_byte_writer *out = &writer->out;
  bool has_location = argument->location->kind != VARVE_KIND_UNKNOWN_LOCATION;
  uint32_t type = varve_number_of(&writer->numbering, argument->value.type);
  if (!varve_writer_has(writer, VARVE_SINCE_ELIDED_LOCATIONS)) {
    VARVE_TRY(varve_write_varint(out, type));
    return varve_write_reference(writer, argument->location);
  }
  VARVE_TRY(varve_write_varint_with_flag(out, type, has_location));
  return has_location ? varve_write_reference(writer, argument->location) : VARVE_STATUS_OK;
}

static varve_status write_block_header(varve_bytecode_writer *writer, const varve_block *block) {
  varve_byte_writer *out = &writer->out;
  value_list arguments = {.block = block, .count = block->argument_count};
  bool has_orders;
  VARVE_TRY(varve_write_varint_with_flag(
      out, varve_numbered_block_at(&writer->numbering, block)->operation_count,
      arguments.count != 0));
  if (arguments.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_write_varint(out, arguments.count));
  for (uint32_t i = 0; i < arguments.count; i++)
    VARVE_TRY(write_argument(writer, block->arguments[i]));
  if (!varve_writer_has(writer, VARVE_SINCE_USE_LIST_ORDERS))
    return VARVE_STATUS_OK;
  size_t flag_place = out->bytes.size;
  VARVE_TRY(varve_write_byte(out, 0));
  VARVE_TRY(write_use_list_orders(writer, &arguments, &has_orders));
  if (has_orders)
    out->bytes.data[flag_place] = VARVE_BYTECODE_BLOCK_HAS_ORDERS;
  return VARVE_STATUS_OK;
}

/* Writes the headers of blocks up to the first block with operations. *op is its first operation,
 * or NULL. */
static varve_status enter_blocks(varve_bytecode_writer *writer, const varve_block *block,
                                 const varve_operation **op) {
  *op = NULL;
  for (; block != NULL && *op == NULL; block = block->next) {
    VARVE_TRY(write_block_header(writer, block));
    *op = block->first;
  }
  return VARVE_STATUS_OK;
}

/* The same for the regions of owner from index on. */
static varve_status enter_regions(varve_bytecode_writer *writer, const varve_operation *owner,
                                  uint32_t index, const varve_operation **op) {
  *op = NULL;
  for (; index < varve_operation_region_count(owner) && *op == NULL; index++) {
    const varve_block *first = varve_operation_region(owner, index)->first;
    if (first == NULL) {
      VARVE_TRY(varve_write_varint(&writer->out, 0));
      continue;
    }
    const varve_numbered_region *region = varve_numbered_region_of(&writer->numbering, first);
    VARVE_TRY(varve_write_varint(&writer->out, region->block_count));
    VARVE_TRY(varve_write_varint(&writer->out, region->value_count));
    VARVE_TRY(enter_blocks(writer, first, op));
  }
  return VARVE_STATUS_OK;
}

static varve_status leave_operation(varve_bytecode_writer *writer, const varve_operation *op) {
  return has_nested_section(writer, op) ? varve_section_close(writer) : VARVE_STATUS_OK;
}

/* Advances from an operation just written to the next one in preorder, or NULL. Writes everything
 * between them. */
static varve_status advance(varve_bytecode_writer *writer, const varve_operation **position) {
  const varve_operation *root = writer->numbering.module->root, *op = *position;
  if (varve_operation_region_count(op) != 0) {
    VARVE_TRY(enter_regions(writer, op, 0, position));
    if (*position != NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(leave_operation(writer, op));
  }
  while (op != root) {
    *position = op->next;
    if (op->next == NULL)
      VARVE_TRY(enter_blocks(writer, op->block->next, position));
    if (*position != NULL)
      return VARVE_STATUS_OK;
    const varve_region *region = op->block->region;
    op = region->owner;
    uint32_t index = (uint32_t)(region - varve_operation_regions(op));
    VARVE_TRY(enter_regions(writer, op, index + 1, position));
    if (*position != NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(leave_operation(writer, op));
  }
  *position = NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_write_ir(varve_bytecode_writer *writer) {
  const varve_operation *op = writer->numbering.module->root;
  VARVE_TRY(varve_section_open(writer, VARVE_SECTION_IR));
  VARVE_TRY(varve_write_varint_with_flag(&writer->out, 1, false));
  while (op != NULL) {
    VARVE_TRY(varve_context_step(writer->numbering.module->context));
    VARVE_TRY(write_operation(writer, op));
    VARVE_TRY(advance(writer, &op));
  }
  return varve_section_close(writer);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes use-list orders of operation results and block arguments. format-spec/bytecode.md:
 * use-list orders. */
#include "base/era.h"
#include "bytecode/write/write.h"
#include "ir/use_list.h"

static const varve_value *value_at(const varve_value_list *values, uint32_t index) {
  return values->block == NULL ? varve_operation_result(values->op, index)
                               : &values->block->arguments[index]->value;
}

static varve_status find_orders(varve_bytecode_writer *writer, const varve_value_list *values) {
  varve_vector_truncate(&writer->orders, 0);
  for (uint32_t i = 0; i < values->count; i++)
    if (varve_value_has_own_order(value_at(values, i)))
      VARVE_TRY(varve_vector_push(&writer->orders, &i));
  return VARVE_STATUS_OK;
}

/* Until LLVM 22, upstream collects the orders in a hash table by value index, inserted in ascending
 * order, and writes them in the table's order. Later releases keep the ascending order. */
static bool is_ascending(const varve_bytecode_writer *writer) {
  const varve_order_sequence sequence = writer->numbering.module->order_sequence;
  return sequence == VARVE_ORDERS_UNKNOWN
             ? !varve_era_is_before(writer->context->era, VARVE_ERA_LLVM24)
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

varve_status varve_write_use_list_orders(varve_bytecode_writer *writer,
                                         const varve_value_list *values, bool *has_orders) {
  const varve_vector *orders = &writer->orders;
  VARVE_TRY(find_orders(writer, values));
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

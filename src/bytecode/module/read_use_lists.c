/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Applies recorded orders of use lists. The reader links uses in preorder, so at first every list
 * is in reference order: the last use first. format-spec/bytecode.md, "Use-list orders". */
#include "bytecode/read/read.h"

#define UNSET UINT64_MAX

/* The reordering of a value's n uses. */
typedef struct reordering {
  varve_use **reference; /* n */
  varve_use **actual;    /* n, all NULL */
  uint64_t *places;      /* n: the actual position of each use in the reference order */
  size_t count;
  varve_cursor cursor;
} reordering;

static varve_status fail(reordering *r) {
  return varve_byte_reader_fail(
      &r->cursor.bytes, VARVE_STATUS_CORRUPT,
      "a use-list order is not a permutation of the %zu uses of its value", r->count);
}

/* Reads a position for every use. */
static varve_status read_full(reordering *r, const varve_ir_order *order) {
  if (order->count != r->count)
    return fail(r);
  for (size_t i = 0; i < r->count; i++)
    VARVE_TRY(varve_cursor_varint(&r->cursor, VARVE_SCAN_ORDER_INDEX, &r->places[i]));
  return VARVE_STATUS_OK;
}

/* Reads only the uses that moved, as pairs of actual position and reference position. */
static varve_status read_pairs(reordering *r, const varve_ir_order *order) {
  if (order->count % 2 != 0)
    return fail(r);
  for (size_t i = 0; i < order->count; i += 2) {
    uint64_t actual, reference;
    VARVE_TRY(varve_cursor_varint(&r->cursor, VARVE_SCAN_ORDER_INDEX, &actual));
    VARVE_TRY(varve_cursor_varint(&r->cursor, VARVE_SCAN_ORDER_INDEX, &reference));
    if (reference >= r->count || r->places[reference] != UNSET || actual >= r->count)
      return fail(r);
    r->places[reference] = actual;
  }
  for (size_t i = 0; i < r->count; i++)
    if (r->places[i] == UNSET)
      r->places[i] = i;
  return VARVE_STATUS_OK;
}

static varve_status permute(reordering *r) {
  for (size_t i = 0; i < r->count; i++) {
    if (r->places[i] >= r->count || r->actual[r->places[i]] != NULL)
      return fail(r);
    r->actual[r->places[i]] = r->reference[i];
  }
  return VARVE_STATUS_OK;
}

static varve_status apply(varve_bytecode_reader *reader, const varve_read_order *read,
                          varve_vector *uses) {
  const size_t section_size = reader->file.sections[VARVE_SECTION_IR].data.size;
  reordering r = {.count = 0};
  varve_vector_truncate(uses, 0);
  for (varve_use *use = read->value->first_use; use != NULL; use = use->next)
    VARVE_TRY(varve_vector_push(uses, &use));
  r.count = uses->count;
  if (r.count < 2)
    return VARVE_STATUS_OK;
  varve_vector_truncate(&reader->words, 0);
  r.places = varve_vector_grow(&reader->words, r.count);
  r.actual = varve_vector_grow(uses, r.count);
  if (r.places == NULL || r.actual == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  r.reference = uses->data;
  for (size_t i = 0; i < r.count; i++)
    r.places[i] = UNSET;
  varve_file_part_cursor(&reader->file, VARVE_SECTION_IR, read->order.at,
                         section_size - read->order.at, &r.cursor);
  VARVE_TRY(read->order.is_pairs ? read_pairs(&r, &read->order) : read_full(&r, &read->order));
  VARVE_TRY(permute(&r));
  varve_value_set_use_order(read->value, r.actual, r.count);
  return VARVE_STATUS_OK;
}

varve_status varve_reader_apply_orders(varve_bytecode_reader *reader,
                                       const varve_read_order *orders, size_t count,
                                       varve_vector *uses) {
  /* A second order of the same value would use the first one as its reference. */
  for (size_t i = 0; i < count; i++)
    orders[i].value->number = 0;
  for (size_t i = 0; i < count; i++) {
    if (orders[i].value->number++ != 0)
      return varve_report(&reader->reporter, VARVE_STATUS_CORRUPT,
                          reader->file.sections[VARVE_SECTION_IR].offset + orders[i].order.at,
                          "IR section: a second use-list order of one value");
    VARVE_TRY(apply(reader, &orders[i], uses));
  }
  return VARVE_STATUS_OK;
}

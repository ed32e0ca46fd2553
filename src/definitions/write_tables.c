/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes definition tables as a file: format-spec/definition-tables.md. */
#include <xxhash.h>

#include "base/byte_writer.h"
#include "definitions/pack_tables.h"

static varve_status add_layout(varve_buffer *out, const varve_row_layout *layout, size_t count) {
  VARVE_TRY(varve_buffer_append_fixed(out, layout->start, 4));
  VARVE_TRY(varve_buffer_append_fixed(out, count, 4));
  VARVE_TRY(varve_buffer_append_fixed(out, layout->size, 1));
  VARVE_TRY(varve_buffer_append_fixed(out, layout->member_count, 1));
  for (size_t i = 0; i < layout->member_count; i++) {
    VARVE_TRY(varve_buffer_append_fixed(out, layout->widths[i], 1));
    VARVE_TRY(varve_buffer_append_fixed(out, layout->constants[i], 2));
  }
  return VARVE_STATUS_OK;
}

static void set_fixed(varve_buffer *out, size_t at, uint64_t number, size_t size) {
  for (size_t i = 0; i < size; i++)
    out->data[at + i] = (char)(number >> 8 * i & 0xFF);
}

static varve_status write_packed(const varve_packed_tables *packed, const varve_slice *facts,
                                 varve_buffer *pool, varve_buffer *out) {
  enum { SIZE = VARVE_TABLE_FILE_HASHED, SIZE_OF_STRINGS = SIZE + 8 };
  VARVE_TRY(varve_buffer_append(out, VARVE_SLICE(VARVE_TABLE_FILE_MAGIC)));
  VARVE_TRY(varve_buffer_append_fixed(out, VARVE_TABLE_FILE_VERSION, 8));
  VARVE_TRY(varve_buffer_append_fixed(out, 0, 8)); /* these are set when they are known */
  VARVE_TRY(varve_buffer_append_fixed(out, 0, 8));
  VARVE_TRY(varve_buffer_append_fixed(out, 0, 4));
  VARVE_TRY(varve_buffer_append_fixed(out, packed->rows.size, 4));
  /* Adds the facts of the pack to the strings, which come later in the file. */
  for (size_t i = 0; i < VARVE_PACK_FACT_COUNT; i++) {
    VARVE_TRY(varve_buffer_append_fixed(out, facts[i].size == 0 ? 0 : pool->size, 4));
    if (facts[i].size == 0)
      continue;
    VARVE_TRY(varve_buffer_append(pool, facts[i]));
    VARVE_TRY(varve_buffer_append_char(pool, 0));
  }
  for (size_t i = 0; i < VARVE_LAYOUT_COUNT; i++)
    VARVE_TRY(
        add_layout(out, &packed->layouts[i],
                   i < VARVE_TABLE_COUNT ? packed->records[i].count : packed->constants.count));
  VARVE_TRY(varve_buffer_append(out, varve_buffer_slice(pool)));
  VARVE_TRY(varve_buffer_append(out, varve_buffer_slice(&packed->rows)));
  set_fixed(out, SIZE, out->size, 8);
  set_fixed(out, SIZE_OF_STRINGS, pool->size, 4);
  uint64_t hash =
      XXH3_64bits(out->data + VARVE_TABLE_FILE_HASHED, out->size - VARVE_TABLE_FILE_HASHED);
  set_fixed(out, VARVE_TABLE_FILE_HASHED - 8, hash, 8);
  return VARVE_STATUS_OK;
}

varve_status varve_definitions_write(const varve_definition_tables *tables, size_t size,
                                     const varve_slice *facts, varve_buffer *out) {
  varve_buffer pool;
  varve_packed_tables packed;
  varve_buffer_init(&pool, out->memory);
  varve_status status = varve_pack_tables(&packed, tables, size, &pool);
  if (status == VARVE_STATUS_OK)
    status = write_packed(&packed, facts, &pool, out);
  varve_packed_tables_release(&packed);
  varve_buffer_release(&pool);
  return status;
}

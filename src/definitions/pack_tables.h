/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tables in the form that is compiled into the library: rows, as dialect/tables.h describes them.
 */
#ifndef VARVE_DEFINITIONS_PACK_TABLES_H
#define VARVE_DEFINITIONS_PACK_TABLES_H

#include "base/vector.h"
#include "definitions/definitions.h"
#include "dialect/tables/tables.h"

/* Packs the strings of tables: a text that is a suffix of another shares its bytes, and texts that
 * need small offsets come first. Several sets share a pool of strings: a set adds what the sets
 * before it lack. */

/* How small the offset of a text should be, smallest first. */
typedef enum varve_text_rank {
  VARVE_TEXT_PLACED, /* of an earlier set: it has its place already */
  VARVE_TEXT_RARE,   /* of members that few records have: one byte suffices for small offsets */
  VARVE_TEXT_NAME,   /* of members of small records: two bytes suffice for small offsets */
  VARVE_TEXT_OTHER,
  VARVE_TEXT_UNUSED
} varve_text_rank;

typedef struct varve_string_packing {
  varve_slice old;
  varve_vector ranks;  /* uint8_t, varve_text_rank by old offset */
  varve_vector places; /* varve_text, new offset by old offset */
  varve_buffer *pool;  /* the strings of all sets so far */
} varve_string_packing;

varve_status varve_pack_strings_begin(varve_string_packing *packing, varve_slice old,
                                      varve_buffer *pool) VARVE_MUST_USE;
void varve_pack_strings_release(varve_string_packing *packing);
/* Assigns the rank; if a text gets several, the lowest counts. */
void varve_pack_strings_use(varve_string_packing *packing, varve_text text, varve_text_rank rank);
/* Adds the strings of all texts in use to the pool. */
varve_status varve_pack_strings_end(varve_string_packing *packing) VARVE_MUST_USE;
/* Returns the new offset of a text. */
varve_text varve_pack_strings_place(const varve_string_packing *packing, varve_text text);

typedef struct varve_packed_tables {
  varve_string_packing strings;
  varve_vector records[VARVE_TABLE_COUNT]; /* not yet packed into rows */
  varve_vector words;                      /* scratch: the list that is being placed */
  varve_vector lists;
  varve_vector constants; /* uint32_t */
  varve_buffer rows;
  varve_row_layout layouts[VARVE_LAYOUT_COUNT];
} varve_packed_tables;

/* Packs tables from varve_definition_reader_finish(). Adds their strings to the pool. The caller
 * must release packed whatever the status is. */
varve_status varve_pack_tables(varve_packed_tables *packed, const varve_definition_tables *tables,
                               size_t size, varve_buffer *pool) VARVE_MUST_USE;
void varve_packed_tables_release(varve_packed_tables *packed);

#endif

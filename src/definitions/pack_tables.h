/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tables in the form that is compiled into the library: rows, as dialect/tables.h describes them.
 */
#ifndef VARVE_DEFINITIONS_PACK_TABLES_H
#define VARVE_DEFINITIONS_PACK_TABLES_H

#include "definitions/definitions.h"
#include "definitions/pack_strings.h"

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

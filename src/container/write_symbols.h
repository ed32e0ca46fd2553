/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* SYMBOLS and INDEX, which the module and the groups determine: to be written, and to be compared
 * with those of a file. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_WRITE_SYMBOLS_H
#define VARVE_CONTAINER_WRITE_SYMBOLS_H

#include "container/symbols.h"
#include "container/write_index.h"
#include "ir/module.h"

typedef struct varve_symbols_writer {
  varve_memory *memory;
  uint64_t count;
  uint64_t last_top_level;
  varve_buffer last_name;
  varve_slice last_operation; /* its name, and the number of that */
  uint64_t last_number;
  varve_byte_writer columns[VARVE_SYMBOL_COLUMNS];
  varve_hash_table numbers_of_names; /* uint64_t */
  varve_arena arena;                 /* of these */
  varve_index_writer index;
} varve_symbols_writer;

/* groups must live as long as the writer. */
void varve_symbols_writer_init(varve_symbols_writer *writer, varve_memory *memory,
                               const varve_group_starts *groups);
void varve_symbols_writer_release(varve_symbols_writer *writer);
/* Adds a symbol; user: the writer. Symbols come in preorder, and names of operations are interned.
 */
varve_status varve_symbols_writer_add(void *user, const varve_symbol *symbol) VARVE_MUST_USE;
/* Adds the symbols of the operations of the root, which are those of block. named_count: that so
 * many operations, in whatever operation, may be symbols; if the root has so many, none has another
 * in it. UINT64_MAX: unknown. */
varve_status varve_symbols_writer_add_block(varve_symbols_writer *writer, const varve_block *block,
                                            uint64_t named_count) VARVE_MUST_USE;
/* Appends what SYMBOLS has; ends: of its columns. */
varve_status varve_symbols_writer_bytes(const varve_symbols_writer *writer, varve_byte_writer *all,
                                        size_t ends[VARVE_SYMBOL_COLUMNS]) VARVE_MUST_USE;

/* Adds both sections for the operations of block, which are those of the root; their bodies must
 * have been read. Omits INDEX if there are more groups than it can name. */
varve_status varve_symbols_write(const varve_block *block, const varve_group_starts *groups,
                                 varve_container_frame_writer *frame) VARVE_MUST_USE;

#endif

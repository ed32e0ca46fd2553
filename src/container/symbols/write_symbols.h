/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes SYMBOLS and INDEX from the module and its groups, either to write them or to compare
 * them with those of a file. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_WRITE_SYMBOLS_H
#define VARVE_CONTAINER_WRITE_SYMBOLS_H

#include "container/symbols/symbols.h"
#include "container/symbols/write_index.h"
#include "ir/module.h"

typedef struct varve_symbols_writer {
  varve_memory *memory;
  uint64_t count;
  uint64_t last_top_level;
  varve_buffer last_name;
  varve_slice last_operation; /* name of the last symbol's operation; its number follows */
  uint64_t last_number;
  varve_byte_writer columns[VARVE_SYMBOL_COLUMNS];
  varve_hash_table numbers_of_names; /* uint64_t */
  varve_arena arena;                 /* holds the numbers */
  varve_index_writer index;
} varve_symbols_writer;

/* groups must live as long as the writer. */
void varve_symbols_writer_init(varve_symbols_writer *writer, varve_memory *memory,
                               const varve_group_starts *groups);
void varve_symbols_writer_release(varve_symbols_writer *writer);
/* Adds a symbol; user: the writer. Call in preorder. Operation names must be interned. */
varve_status varve_symbols_writer_add(void *user, const varve_symbol *symbol) VARVE_MUST_USE;
/* Adds the symbols of the operations of block, the root's block. named_count: number of operations,
 * nested ones included, that may be symbols. If the root alone has that many, no nested operation
 * is visited. UINT64_MAX: unknown. */
varve_status varve_symbols_writer_add_block(varve_symbols_writer *writer, const varve_block *block,
                                            uint64_t named_count) VARVE_MUST_USE;
/* Appends the contents of SYMBOLS. ends: the offsets at which its columns end. */
varve_status varve_symbols_writer_bytes(const varve_symbols_writer *writer, varve_byte_writer *all,
                                        size_t ends[VARVE_SYMBOL_COLUMNS]) VARVE_MUST_USE;

/* Adds both sections for the operations of block, the root's block; their bodies must have been
 * read. Omits INDEX if there are more groups than it can name. */
varve_status varve_symbols_write(const varve_block *block, const varve_group_starts *groups,
                                 varve_container_frame_writer *frame) VARVE_MUST_USE;

#endif

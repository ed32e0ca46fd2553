/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* SYMBOLS and INDEX of a file being compared with its module. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_CHECK_SYMBOLS_H
#define VARVE_CONTAINER_CHECK_SYMBOLS_H

#include "container/frame.h"
#include "container/write_symbols.h"

/* The sections of a file. */
typedef struct varve_symbol_sections {
  varve_reporter *reporter;
  const varve_section *symbols; /* NULL: the file has none, or one that it may ignore */
  const varve_section *index;   /* likewise */
  varve_slice symbol_bytes;     /* unpacked */
  varve_slice index_bytes;
} varve_symbol_sections;

/* Compares the sections with what expected would write: CORRUPT if one differs. */
varve_status varve_compare_symbols(const varve_symbol_sections *sections,
                                   varve_symbols_writer *expected,
                                   const varve_index_widths *widths) VARVE_MUST_USE;
/* The same for INDEX alone. */
varve_status varve_compare_index(const varve_symbol_sections *sections,
                                 varve_index_writer *expected,
                                 const varve_index_widths *widths) VARVE_MUST_USE;

/* What reading the module told of its operations. */
typedef struct varve_symbol_facts {
  const varve_group_starts *groups; /* NULL: the module is mapped, and INDEX chooses its groups */
  const uint32_t *numbers;          /* of a mapped module: of the operations of the root */
  uint64_t named_count;             /* see varve_symbols_writer_add_block */
} varve_symbol_facts;
/* Compares the sections of the file with the operations of block, which are those of the root, or
 * NULL where they cannot be in groups: CORRUPT if there are sections then. */
varve_status varve_check_symbols(varve_container_frame_reader *frame, const varve_block *block,
                                 const varve_symbol_facts *facts) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares SYMBOLS and INDEX of a file with its module. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_CHECK_SYMBOLS_H
#define VARVE_CONTAINER_CHECK_SYMBOLS_H

#include "container/frame/frame.h"
#include "container/symbols/write_symbols.h"

/* SYMBOLS and INDEX of a file. */
typedef struct varve_symbol_sections {
  varve_reporter *reporter;
  const varve_section *symbols; /* NULL: the section is missing or may be ignored */
  const varve_section *index;   /* likewise */
  varve_slice symbol_bytes;     /* unpacked */
  varve_slice index_bytes;
} varve_symbol_sections;

/* Compares the sections with the output of expected: CORRUPT if one differs. */
varve_status varve_compare_symbols(const varve_symbol_sections *sections,
                                   varve_symbols_writer *expected,
                                   const varve_index_widths *widths) VARVE_MUST_USE;
/* Compares only INDEX. */
varve_status varve_compare_index(const varve_symbol_sections *sections,
                                 varve_index_writer *expected,
                                 const varve_index_widths *widths) VARVE_MUST_USE;

/* Facts about operations that the reader collects while it reads the module. */
typedef struct varve_symbol_facts {
  const varve_group_starts *groups; /* NULL: the module is mapped, and INDEX chooses its groups */
  const uint32_t *numbers;          /* of a mapped module: the numbers of the root's operations */
  uint64_t named_count;             /* see varve_symbols_writer_add_block() */
} varve_symbol_facts;
/* Compares the sections of the file with the operations of block, the block of the root. block is
 * NULL if the operations cannot be in groups; then any section is CORRUPT. */
varve_status varve_check_symbols(varve_container_frame_reader *frame, const varve_block *block,
                                 const varve_symbol_facts *facts) VARVE_MUST_USE;

#endif

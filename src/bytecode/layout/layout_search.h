/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The search for the layouts of a file: layouts.c reads its blobs by the definitions of all eras,
 * layout_choice.c chooses among those that fit. */
#ifndef VARVE_BYTECODE_LAYOUT_SEARCH_H
#define VARVE_BYTECODE_LAYOUT_SEARCH_H

#include "bytecode/layout/layouts.h"

/* layout_variants.c: layouts of properties that no set has: format-spec/bytecode.md, 13.1. */

enum { VARVE_MOST_LAYOUT_VARIANTS = 8 }; /* of one operation, in the table */

typedef struct varve_layout_variant {
  const char *operation;
  unsigned first_release, last_release;
  varve_era base;
  const char *changes;
} varve_layout_variant;

/* Fills in the variants of the operation that a producer of this release (0: any) may have written,
 * and returns how many there are. */
size_t varve_layout_variants_find(varve_slice operation, unsigned release,
                                  const varve_layout_variant *found[VARVE_MOST_LAYOUT_VARIANTS]);

/* Makes a definition that differs from that of the base in its properties, in the arena of the
 * context. It serves to read properties only. *made is NULL if the base has native properties.
 * changes must live as long as the context. */
varve_status varve_layout_variant_make(varve_context *context, varve_slice changes,
                                       const varve_operation_definition *base,
                                       const varve_operation_definition **made) VARVE_MUST_USE;

/* Returns whether a producer of this release may have stored segment sizes in version 5 behind all
 * other attributes, instead of by name. */
static inline bool varve_layout_sizes_may_be_last(unsigned release) {
  enum { FIRST = 17, LAST = 18 };
  return FIRST <= release && release <= LAST;
}
/* Makes such a layout of one that has them by name; *made is NULL if they are last anyway. */
varve_status varve_layout_sizes_last(varve_context *context, const varve_operation_definition *base,
                                     const varve_operation_definition **made) VARVE_MUST_USE;

/* Eras are numbered from the nearest to the release of the producer; sets of them are bits. */
enum {
  VARVE_LAYOUT_ERAS = VARVE_MOST_ERAS,
  VARVE_VARIANTS_TRIED = 2 * VARVE_MOST_LAYOUT_VARIANTS + 4,
  VARVE_MOST_LAYOUTS = VARVE_LAYOUT_ERAS + VARVE_VARIANTS_TRIED
};

typedef uint64_t varve_layout_set;
_Static_assert(VARVE_MOST_LAYOUTS <= 64, "a bit for each");
static inline varve_layout_set varve_layout_bit(size_t layout) {
  return (varve_layout_set)1 << layout;
}

typedef struct varve_layout_candidate {
  varve_era era;
  varve_context *context;
  varve_bytecode_reader *reader;
} varve_layout_candidate;

/* An operation name of the file. Its layouts are those of the eras, then the variants. */
typedef struct varve_name_layouts {
  varve_layout_set defined; /* eras that define it */
  varve_layout_set fitting; /* layouts that read all blobs so far */
  bool is_open;             /* several that fit lay it out differently, so its blobs must be read */
  /* Eras whose definition demands a terminator in its regions, until one was seen; and those that
   * demand another terminator than there is. */
  varve_layout_set demanding, excluded;
  uint8_t classes[VARVE_MOST_LAYOUTS]; /* for each layout, the first one that is the same */
  varve_layout_set
      differing[VARVE_MOST_LAYOUTS]; /* for each class, those that have read other properties */
  size_t variant_count;
  uint8_t bases[VARVE_VARIANTS_TRIED]; /* the era that a variant is near to */
  const varve_operation_definition *variants[VARVE_VARIANTS_TRIED];
} varve_name_layouts;

/* An operation with regions that the walk is in. */
typedef struct varve_open_operation {
  size_t name;
  size_t last; /* name of the last operation in the region; VARVE_ABSENT: none */
} varve_open_operation;

typedef struct varve_layout_search {
  const varve_bytecode_reader *reader;
  const varve_bytecode_file *file; /* of the reader */
  varve_layout_candidate candidates[VARVE_LAYOUT_ERAS];
  size_t count;
  varve_layout_set
      near; /* eras next to the producer's release, and between them; 0: none is known */
  varve_layout_set own; /* those of that release itself */
  varve_vector names;   /* varve_name_layouts, by operation name */
  varve_vector checked; /* uint32_t: by blob, the last name whose layouts were tried, plus 1 */
  varve_vector parents; /* varve_open_operation */
  size_t open_count;    /* of the names */
  varve_ir_walk walk;
  varve_status failure; /* OUT_OF_MEMORY, or OK */
  const varve_layout_witness *witness;
} varve_layout_search;

/* layout_variants.c. Opens the context of the era. */
varve_status varve_layout_open_context(const varve_bytecode_reader *reader,
                                       varve_layout_candidate *c) VARVE_MUST_USE;
/* Writes the name of an operation of the file. */
varve_status varve_layout_name(const varve_layout_search *s, size_t index,
                               varve_buffer *text) VARVE_MUST_USE;

/* Returns NULL if the era does not define the operation, or if an allocation fails. */
const varve_operation_definition *
varve_layout_definition(varve_layout_search *s, varve_layout_candidate *c, varve_slice text);

/* Returns whether the era defines the type or attribute; false if an allocation fails. */
bool varve_layout_defines(varve_layout_search *s, varve_layout_candidate *c, varve_slice dialect,
                          varve_slice mnemonic, bool is_type);

/* Returns NULL if an era that does not define the operation is the layout, or if an allocation
 * fails. */
const varve_operation_definition *varve_layout_of(varve_layout_search *s,
                                                  const varve_name_layouts *layouts, size_t layout,
                                                  varve_slice text);

/* layout_choice.c: chooses the era of the module when all blobs are read. */
varve_status varve_layout_choose(varve_layout_search *s, varve_era requested, varve_buffer *text,
                                 varve_layout_choice *choice) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants that writer and readers of the mapped layout share. format-spec/varve-mapped.md. */
#ifndef VARVE_CONTAINER_MAPPED_FORMAT_H
#define VARVE_CONTAINER_MAPPED_FORMAT_H

#include "base/vector.h"
#include "container/frame/format.h"

/* Parts of the section, in file order. */
typedef enum varve_mapped_part {
  VARVE_MAPPED_HEAD,
  VARVE_MAPPED_NAMES,
  VARVE_MAPPED_SHAPES,
  VARVE_MAPPED_RUNS,
  VARVE_MAPPED_OPERATIONS,
  VARVE_MAPPED_CHECKPOINTS,
  VARVE_MAPPED_RECORDS,
  VARVE_MAPPED_REGIONS,
  VARVE_MAPPED_COLUMNS,
  VARVE_MAPPED_CONTENTS,
  VARVE_MAPPED_PART_COUNT
} varve_mapped_part;

enum {
  VARVE_MAPPED_STEP = 32,     /* operations for each checkpoint */
  VARVE_MAPPED_ALIGNMENT = 8, /* of CONTENTS in the section, and of dense elements in CONTENTS */
  VARVE_MAPPED_ALIGNMENT_BITS = 3,
  VARVE_MAPPED_FIELDS =
      3 /* fields of a checkpoint: offset of the record, first value, distance to the parent */
};

/* Numbers of shapes in OPERATIONS. A byte below DIRECT is the number. A byte below LAST needs one
 * more byte of the record. LAST is followed by four bytes. */
enum { VARVE_MAPPED_DIRECT = 240, VARVE_MAPPED_LAST = 255, VARVE_MAPPED_LONG_SIZE = 4 };

/* Flags of a shape. */
enum {
  VARVE_MAPPED_HAS_PROPERTIES = 1,
  VARVE_MAPPED_OTHER_PROPERTIES = 2,
  VARVE_MAPPED_HAS_KEYS = 4,
  VARVE_MAPPED_HAS_SUCCESSORS = 8,
  VARVE_MAPPED_HAS_REGIONS = 16,
  VARVE_MAPPED_HAS_BLOCKS = 32, /* a region has several blocks: REGIONS lists them */
  VARVE_MAPPED_SHAPE_FLAGS = 63
};

/* Sites of an operation whose blocks are listed; they follow the sites of successors. */
enum {
  VARVE_MAPPED_LISTED_OPERATIONS,
  VARVE_MAPPED_LISTED_ARGUMENTS,
  VARVE_MAPPED_LISTED_OFFSET,
  VARVE_MAPPED_LISTED_SITES
};

/* Encoding of a site: base << 3 (folded) | code of its width. */
enum { VARVE_MAPPED_WIDTH_BITS = 3, VARVE_MAPPED_WIDTH_CODES = 6 };
extern const uint8_t varve_mapped_widths[VARVE_MAPPED_WIDTH_CODES];

/* What a node stores besides children. */
typedef enum varve_mapped_contents {
  VARVE_MAPPED_NOTHING,
  VARVE_MAPPED_BYTES,
  VARVE_MAPPED_NUMBERS,
  VARVE_MAPPED_DIMENSIONS,          /* numbers without the first, their count */
  VARVE_MAPPED_SCALABLE_DIMENSIONS, /* dimensions, then as many flags */
  VARVE_MAPPED_STRIDES              /* dimensions and one number more */
} varve_mapped_contents;
varve_mapped_contents varve_mapped_contents_of(uint64_t code);
varve_status varve_mapped_append_varint(varve_buffer *out, uint64_t value) VARVE_MUST_USE;
/* Appends a site: the code of its width, and its base. */
varve_status varve_mapped_append_site(varve_buffer *out, unsigned width_code,
                                      int64_t base) VARVE_MUST_USE;

#endif

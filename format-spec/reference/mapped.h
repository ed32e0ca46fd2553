/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the mapped layout from its first byte to its last. Numbers in parentheses are sections of
 * format-spec/varve-mapped.md. */
#ifndef REFERENCE_MAPPED_H
#define REFERENCE_MAPPED_H

#include "reference.h"

/* Parts (1), in file order. */
enum {
  MAPPED_HEAD,
  MAPPED_NAMES,
  MAPPED_SHAPES,
  MAPPED_RUNS,
  MAPPED_OPERATIONS,
  MAPPED_CHECKPOINTS,
  MAPPED_RECORDS,
  MAPPED_REGIONS,
  MAPPED_COLUMNS,
  MAPPED_CONTENTS,
  MAPPED_PARTS
};

/* A site (2). */
typedef struct mapped_site {
  int64_t base;
  unsigned size; /* bytes of a number */
} mapped_site;

typedef struct mapped_shape {
  shape base; /* all of its values are open */
  bool lists_blocks;
  const uint32_t *blocks; /* for each region: 0, or 1 + number of arguments */
  uint32_t argument_count;
  uint32_t site_count;
  const mapped_site *sites;
} mapped_shape;

typedef struct mapped_module mapped_module;
struct mapped_module {
  bytes parts[MAPPED_PARTS]; /* the unread rest of each */
  bytes records;             /* the whole part */
  uint32_t operation_count;
  uint32_t value_count;
  uint32_t node_count;
  vector shapes;       /* mapped_shape */
  uint32_t *value_map; /* 1 + the number in reading order, by number in this layout */
  uint32_t value_end;  /* number of values defined so far */
  unsigned fields[3];  /* sizes of the fields of a checkpoint */
  const uint8_t *regions_start;
};

/* mapped_nodes.c */
mapped_site take_site(const decoder *d, bytes *from);
int64_t take_at_site(const decoder *d, bytes *from, mapped_site at);
void read_mapped_nodes(decoder *d, mapped_module *m);
/* Returns the node with that number. */
uint32_t mapped_node(const decoder *d, int64_t number);
uint32_t take_below(const decoder *d, bytes *from, uint64_t end);

/* mapped_shapes.c */
void read_mapped_shapes(decoder *d, mapped_module *m);

#endif

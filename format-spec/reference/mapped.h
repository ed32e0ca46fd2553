/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The mapped layout, read from its first byte to its last. The numbers of sections in these files
 * are those of format-spec/varve-mapped.md. */
#ifndef REFERENCE_MAPPED_H
#define REFERENCE_MAPPED_H

#include "reference.h"

/* Parts (1), in their order. */
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
  shape told; /* its values are open, of all keys */
  bool lists_blocks;
  const uint32_t *blocks; /* of each region: 0, or 1 + arguments */
  uint32_t argument_count;
  uint32_t site_count;
  const mapped_site *sites;
} mapped_shape;

typedef struct mapped_module mapped_module;
struct mapped_module {
  bytes parts[MAPPED_PARTS]; /* what is left of each */
  bytes records;             /* all of them */
  uint32_t operation_count;
  uint32_t value_count;
  uint32_t node_count;
  vector shapes;       /* mapped_shape */
  uint32_t *value_map; /* number in reading order and 1, by number here */
  uint32_t value_end;  /* values that operations had so far */
  unsigned fields[3];  /* sizes of those of a checkpoint */
  const uint8_t *regions_start;
};

/* mapped_nodes.c */
mapped_site take_site(const decoder *d, bytes *from);
int64_t take_at_site(const decoder *d, bytes *from, mapped_site at);
void read_mapped_nodes(decoder *d, mapped_module *m);
/* The node of that number. */
uint32_t mapped_node(const decoder *d, int64_t number);
uint32_t take_below(const decoder *d, bytes *from, uint64_t end);

/* mapped_shapes.c */
void read_mapped_shapes(decoder *d, mapped_module *m);

#endif

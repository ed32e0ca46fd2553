/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations that the parts of the reader from mapped layout into IR share. */
#ifndef VARVE_CONTAINER_MAPPED_READ_H
#define VARVE_CONTAINER_MAPPED_READ_H

#include "container/streams/mapped_nodes.h"

/* Attributes of the latest operation of a shape, for reuse. */
typedef struct varve_mapped_last {
  const varve_operation_name *name;
  const varve_entity *attributes;
  uint32_t *nodes; /* values of all keys; NULL: no operation of the shape was read yet */
  bool is_made;
} varve_mapped_last;

/* Reads operations; nodes made for one are reused for later ones. */
typedef struct varve_mapped_reader {
  const varve_mapped *mapped;
  varve_container_reader *base;
  varve_mapped_nodes nodes;
  varve_mapped_operation place; /* the current operation */
  bool is_whole;                /* the whole module is being read */
  uint32_t first_value;         /* number of the first value of the part that is read */
  uint32_t top_value;           /* number of the first value of the current operation of the root */
  size_t forward_count;         /* values used before their definition */
  uint64_t record_end;
  uint64_t listed_end; /* position in REGIONS */
  varve_vector lasts;  /* varve_mapped_last, by shape */
  varve_vector values; /* const varve_entity *: scratch */
} varve_mapped_reader;

/* base must be new. The caller must release both whatever the status is. */
varve_status varve_mapped_reader_init(varve_mapped_reader *reader, const varve_mapped *mapped,
                                      varve_container_reader *base) VARVE_MUST_USE;
void varve_mapped_reader_release(varve_mapped_reader *reader);
/* Reads an operation and its regions as the root of module, which has no root. Rejects uses of
 * values from outside. orders: offset of the orders of uses in the section; 0: do not read them.
 * Reports every error. */
varve_status varve_mapped_reader_read(varve_mapped_reader *reader, uint32_t index, uint64_t orders,
                                      varve_module *module) VARVE_MUST_USE;
/* Reads the head, and the root with an empty block, into module, which has neither. INVALID if the
 * root has no block that contains all other operations. *orders: for the function above. */
varve_status varve_mapped_reader_read_root(varve_mapped_reader *reader, varve_module *module,
                                           uint64_t *orders) VARVE_MUST_USE;
/* Reads the module of a section into base->module, which exists; the blobs are set.
 */
varve_status varve_mapped_read(varve_container_reader *base, varve_slice section) VARVE_MUST_USE;

#endif

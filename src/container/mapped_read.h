/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the parts of the reader of the mapped layout into IR share. */
#ifndef VARVE_CONTAINER_MAPPED_READ_H
#define VARVE_CONTAINER_MAPPED_READ_H

#include "container/mapped.h"
#include "container/read.h"

/* What the latest operation of a shape was given. */
typedef struct varve_mapped_last {
  const varve_operation_name *name;
  const varve_attribute *attributes;
  uint32_t *nodes; /* of the values of all keys; NULL: there was none */
  bool is_made;
} varve_mapped_last;

/* Nodes that were made serve all that is read later. */
typedef struct varve_mapped_reader {
  const varve_mapped *mapped;
  varve_container_reader *base; /* whose first space has the nodes, NULL where not made yet */
  varve_mapped_operation place; /* that is being read */
  bool is_whole;                /* all of the module is read */
  uint32_t first_value;         /* that is read */
  uint32_t top_value;           /* the first of the operation of the root that is being read */
  size_t forward_count;         /* values that are used and not defined yet */
  uint64_t record_end;
  uint64_t listed_end;  /* in REGIONS */
  varve_vector lasts;   /* varve_mapped_last: by shape */
  varve_vector values;  /* const varve_entity *: scratch */
  varve_vector pending; /* uint32_t: nodes whose children are made */
  varve_buffer contents;
} varve_mapped_reader;

/* base was made for this; both must be released, whatever the status. */
varve_status varve_mapped_reader_init(varve_mapped_reader *reader, const varve_mapped *mapped,
                                      varve_container_reader *base) VARVE_MUST_USE;
void varve_mapped_reader_release(varve_mapped_reader *reader);
/* An operation with all that is in it, as the root of module, which has none. It uses no value from
 * outside. orders: where in the section the head tells of orders of uses; 0: they are not wanted.
 * What is wrong is told. */
varve_status varve_mapped_reader_read(varve_mapped_reader *reader, uint32_t index, uint64_t orders,
                                      varve_module *module) VARVE_MUST_USE;
/* What the head tells, and the root, with an empty block, into module, which has neither; INVALID
 * when the root is no operation whose block has all the others. *orders: for the function above. */
varve_status varve_mapped_reader_read_root(varve_mapped_reader *reader, varve_module *module,
                                           uint64_t *orders) VARVE_MUST_USE;
/* The string that a reference names: code is 1 + its number. */
varve_status varve_mapped_resolve(varve_mapped_reader *reader, uint64_t code,
                                  const varve_entity **entity) VARVE_MUST_USE;
/* The node, which is made with what it needs when it was not yet. */
varve_status varve_mapped_make(varve_mapped_reader *reader, uint32_t number,
                               const varve_entity **entity) VARVE_MUST_USE;

#endif

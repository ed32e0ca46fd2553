/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads everything of a module except operations. format-spec/varve.md, "Module". */
#ifndef VARVE_CONTAINER_READ_HEAD_H
#define VARVE_CONTAINER_READ_HEAD_H

#include "container/streams/read.h"

/* Read what precedes the operations, and what follows them. */
varve_status varve_unpack_head(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_unpack_tail(varve_container_reader *reader) VARVE_MUST_USE;

/* The values of the module: how many there are, and the number of the first of all_values. The
 * functions below read the two parts of the tail. */
typedef struct varve_values_read {
  uint64_t count;
  uint64_t first;
} varve_values_read;
varve_status varve_unpack_resources(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_unpack_orders(varve_container_reader *reader,
                                 varve_values_read values) VARVE_MUST_USE;

#endif

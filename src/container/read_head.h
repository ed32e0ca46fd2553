/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a module has besides operations, being read. format-spec/varve.md, "Module". */
#ifndef VARVE_CONTAINER_READ_HEAD_H
#define VARVE_CONTAINER_READ_HEAD_H

#include "container/read.h"

/* Before the operations, and behind them. */
varve_status varve_unpack_head(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_unpack_tail(varve_container_reader *reader) VARVE_MUST_USE;

/* The two parts of the tail. values: how many the module has, and the number of the first of
 * all_values. */
typedef struct varve_values_read {
  uint64_t count;
  uint64_t first;
} varve_values_read;
varve_status varve_unpack_resources(varve_container_reader *reader) VARVE_MUST_USE;
varve_status varve_unpack_orders(varve_container_reader *reader,
                                 varve_values_read values) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a module has besides operations, being written. format-spec/varve.md, "Module". */
#ifndef VARVE_CONTAINER_WRITE_HEAD_H
#define VARVE_CONTAINER_WRITE_HEAD_H

#include "container/write.h"

/* Whether any location of the module is known. */
bool varve_finds_locations(const varve_container_writer *writer);
/* Before the operations, and behind them. */
varve_status varve_pack_head(varve_container_writer *writer) VARVE_MUST_USE;
varve_status varve_pack_tail(varve_container_writer *writer) VARVE_MUST_USE;

#endif

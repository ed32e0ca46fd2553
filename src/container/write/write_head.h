/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes everything of a module except operations. format-spec/varve.md, "Module". */
#ifndef VARVE_CONTAINER_WRITE_HEAD_H
#define VARVE_CONTAINER_WRITE_HEAD_H

#include "container/write/write.h"

/* Returns true if any location of the module is known. */
bool varve_finds_locations(const varve_container_writer *writer);
/* Write what precedes the operations, and what follows them. */
varve_status varve_pack_head(varve_container_writer *writer) VARVE_MUST_USE;
varve_status varve_pack_tail(varve_container_writer *writer) VARVE_MUST_USE;

#endif

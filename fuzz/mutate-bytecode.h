/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes bytecode such that its sections still end where their sizes say. */
#ifndef VARVE_FUZZ_MUTATE_BYTECODE_H
#define VARVE_FUZZ_MUTATE_BYTECODE_H

#include <stddef.h>
#include <stdint.h>

/* Writes a changed copy of the bytes and returns its size: at most room, 0 when the bytes have no
 * sections. *state is where chance stands. */
size_t fuzz_mutate_bytecode(uint64_t *state, const unsigned char *bytes, size_t size,
                            unsigned char *changed, size_t room);

#endif

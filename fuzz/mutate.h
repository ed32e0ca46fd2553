/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes files of a binary form as a fuzzer would, but keeps the sizes in them right. mutate.c has
 * what the forms share, mutate-<form>.c the form. */
#ifndef VARVE_FUZZ_MUTATE_H
#define VARVE_FUZZ_MUTATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Puts a changed file into changed, which has room for so many bytes; its size, or 0 when bytes has
 * not the shape of a file or there is no room. state may begin with any number. */
size_t fuzz_mutate(uint64_t *state, const unsigned char *bytes, size_t size, unsigned char *changed,
                   size_t room);

typedef struct fuzz_output {
  unsigned char *bytes;
  size_t size;
  size_t room;
  bool is_full;
} fuzz_output;

size_t fuzz_chance(uint64_t *state, size_t below);

/* Moves *at behind the varint; false when that goes beyond the end. */
bool fuzz_read_varint(const unsigned char *bytes, size_t size, size_t *at, uint64_t *value);
void fuzz_put(fuzz_output *out, const void *bytes, size_t size);
void fuzz_put_varint(fuzz_output *out, uint64_t value);

/* A copy with one to four changes, and its size; freed by the caller; NULL without memory. */
unsigned char *fuzz_change(uint64_t *state, const unsigned char *data, size_t *size);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All ways of reading a varve file, which give one verdict and one module. */
#ifndef VARVE_TESTS_PATHS_H
#define VARVE_TESTS_PATHS_H

#include <stdbool.h>
#include <stdint.h>

#include <varve.h>

enum { MOST_DECODE_ARGUMENTS = 16, MESSAGE_SIZE = 200 };

typedef struct paths {
  varve_context *context;
  varve_dictionary *dictionary;                  /* NULL: none */
  uint64_t dictionary_hash;                      /* of its file; 0: none */
  const char *decode[MOST_DECODE_ARGUMENTS + 1]; /* the second decoder; [0] NULL: it is not asked */
  unsigned decode_count;
  const char *scratch; /* a file for it to read */
  const char *what;    /* the change, for messages */
  uint64_t place;
  uint64_t accepted;
  uint64_t decoded;
  uint64_t excused; /* nodes that only one of the decoders refuses, and may */
  uint64_t disagreements;
  char message[MESSAGE_SIZE]; /* the last error */
  char decoder_message[MESSAGE_SIZE];
} paths;

/* Reads the file in all ways, and prints where they disagree. asks_decoder: the second decoder,
 * which is slow to start. */
void paths_compare(paths *p, varve_slice bytes, bool asks_decoder);

#endif

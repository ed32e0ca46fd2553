/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Outputs that appear whole or not at all. A new file has no name until it is whole, where the
 * system can do that; else it is a temporary beside its target. Then it is synced and takes the
 * place of the target, whose mode is kept; symlinks are followed. Devices and pipes are written in
 * place; path NULL is standard output. On IO *error_text is an errno text. */
#ifndef VARVE_BASE_FILE_OUTPUT_H
#define VARVE_BASE_FILE_OUTPUT_H

#include <signal.h>

#include "base/loans.h"

/* While a temporary has a name, signals that would end the program and leave it behind are held
 * back. */
typedef struct varve_held_signals {
  sigset_t before;
  bool are_held;
} varve_held_signals;

typedef struct varve_file_output {
  int file;         /* -1: closed */
  bool is_borrowed; /* a descriptor that somebody else opened */
  bool is_new;      /* it takes the place of target when it is whole */
  bool has_mode;
  unsigned mode;          /* of what it replaces */
  varve_buffer target;    /* NUL-terminated */
  varve_buffer temporary; /* NUL-terminated; empty: the file has no name */
  varve_held_signals signals;
} varve_file_output;

varve_status varve_file_output_open(varve_file_output *out, varve_memory *memory, const char *path,
                                    const char **error_text) VARVE_MUST_USE;
/* CANCELLED when a signal that is held back is to end the program. */
varve_status varve_file_output_append(varve_file_output *out, varve_slice bytes,
                                      const char **error_text) VARVE_MUST_USE;
/* Closes it, also when it is closed already. status is how writing went: only with OK does a new
 * file appear. The first failure of all. */
varve_status varve_file_output_close(varve_file_output *out, varve_status status,
                                     const char **error_text) VARVE_MUST_USE;

/* All at once. */
varve_status varve_file_write_whole(varve_memory *memory, const char *path, varve_slice bytes,
                                    const char **error_text) VARVE_MUST_USE;
/* The same of bytes that are in pieces; CORRUPT when what is lent is not what it should be. */
varve_status varve_file_write_pieces(varve_memory *memory, const char *path,
                                     const varve_pieces *pieces,
                                     const char **error_text) VARVE_MUST_USE;

#endif

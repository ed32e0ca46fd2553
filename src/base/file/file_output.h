/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes outputs that appear completely or not at all. A new file has no name until it is complete,
 * if the system supports that; otherwise it is a temporary file beside its target. It is synced,
 * then replaces the target and keeps the target's mode. Symbolic links are followed. Devices and
 * pipes are written in place; path NULL is standard output. On IO, *error_text is an errno text. */
#ifndef VARVE_BASE_FILE_OUTPUT_H
#define VARVE_BASE_FILE_OUTPUT_H

#include <signal.h>

#include "base/file/loans.h"

/* While a temporary file has a name, signals that would end the program and leave the file behind
 * are blocked. */
typedef struct varve_held_signals {
  sigset_t before;
  bool are_held;
} varve_held_signals;

typedef struct varve_file_output {
  int file;         /* -1: closed */
  bool is_borrowed; /* the descriptor belongs to the caller */
  bool is_new;      /* replaces target when complete */
  bool has_mode;
  unsigned mode;          /* mode of the replaced file */
  varve_buffer target;    /* NUL-terminated */
  varve_buffer temporary; /* NUL-terminated; empty if the file has no name */
  varve_held_signals signals;
} varve_file_output;

varve_status varve_file_output_open(varve_file_output *out, varve_memory *memory, const char *path,
                                    const char **error_text) VARVE_MUST_USE;
/* Returns CANCELLED if a blocked signal that ends the program is pending. */
varve_status varve_file_output_append(varve_file_output *out, varve_slice bytes,
                                      const char **error_text) VARVE_MUST_USE;
/* Closes the output; may be called again. status is the result of writing: only with OK a new file
 * appears. Returns the first error, status included. */
varve_status varve_file_output_close(varve_file_output *out, varve_status status,
                                     const char **error_text) VARVE_MUST_USE;

/* Opens, writes and closes an output. */
varve_status varve_file_write_whole(varve_memory *memory, const char *path, varve_slice bytes,
                                    const char **error_text) VARVE_MUST_USE;
/* The same for pieces. Returns CORRUPT if lent bytes fail their check. */
varve_status varve_file_write_pieces(varve_memory *memory, const char *path,
                                     const varve_pieces *pieces,
                                     const char **error_text) VARVE_MUST_USE;

#endif

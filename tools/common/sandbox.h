/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A tool that is about to read what a stranger made gives up what it will not need: files other
 * than those it was told of, starting programs, the network. What the kernel does not have is
 * passed over; nothing here fails. */
#ifndef VARVE_TOOLS_SANDBOX_H
#define VARVE_TOOLS_SANDBOX_H

#include <stdbool.h>

typedef struct sandbox {
  int rules;      /* a file descriptor; -1: the kernel cannot hold files back */
  bool is_opened; /* something must stay possible that cannot be told by rules */
} sandbox;

/* NULL and "-" are no files. */
void sandbox_begin(sandbox *box);
void sandbox_allow_reading(sandbox *box, const char *path);
/* The file may be there or not; it is replaced as varve_file_write does. */
void sandbox_allow_writing(sandbox *box, const char *path);
/* All files in the folder, which is there, may be read, and others made. */
void sandbox_allow_folder(sandbox *box, const char *path);
/* For the rest of the process. Files that are open stay so. */
void sandbox_enter(sandbox *box);

#endif

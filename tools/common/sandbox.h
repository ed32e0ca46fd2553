/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Before a tool reads untrusted input, it gives up what it does not need: files other than those on
 * its command line, starting programs, and the network. Protections that the kernel lacks are
 * skipped; nothing here fails. */
#ifndef VARVE_TOOLS_SANDBOX_H
#define VARVE_TOOLS_SANDBOX_H

#include <stdbool.h>

typedef struct sandbox {
  int ruleset;           /* a file descriptor; -1: the kernel has no Landlock */
  bool allows_all_files; /* Landlock rules cannot describe a file that the tool needs */
} sandbox;

/* NULL and "-" are not files. */
void sandbox_begin(sandbox *box);
void sandbox_allow_reading(sandbox *box, const char *path);
/* The file may exist or not. It is replaced as varve_bytes_save_file does. */
void sandbox_allow_writing(sandbox *box, const char *path);
/* Allows reading all files of an existing folder. */
void sandbox_allow_reading_folder(sandbox *box, const char *path);
/* The same, and making others in it. */
void sandbox_allow_folder(sandbox *box, const char *path);
/* Restricts the rest of the process. Files that are open stay usable. */
void sandbox_enter(sandbox *box);

#endif

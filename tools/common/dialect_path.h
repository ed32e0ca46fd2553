/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where the tools find packs, and what --dialect names. */
#ifndef VARVE_TOOLS_DIALECT_PATH_H
#define VARVE_TOOLS_DIALECT_PATH_H

#include <varve/dialect.h>

#include "common/sandbox.h"

enum { DIALECT_PATH_SIZE = 1 << 14 };

/* The folders of packs, separated by ':': those of --dialect-path, then those of the environment's
 * VARVE_DIALECT_PATH or else the installed one. is_hermetic: only those of --dialect-path. */
typedef struct dialect_path {
  const char *text;
  size_t named; /* length of the part that an option or the environment names */
} dialect_path;

/* folders: the value of --dialect-path; NULL: none. Returns false if the path is too long. */
bool dialect_path_make(dialect_path *path, const char *folders, bool is_hermetic);
/* Warns of named folders that do not exist. Reports other folders that cannot be read as errors,
 * and returns false. */
bool dialect_path_check(const dialect_path *path);
/* Allows reading the packs of the folders, also those that symbolic links name. */
void dialect_path_allow(const dialect_path *path, sandbox *box);
/* Whether a value of --dialect names a pack: a file has a path or a suffix, or exists. */
bool dialect_path_is_pack(const char *name);
/* Loads a file, or the pack of that name if there is no such file. */
varve_status dialect_path_load(varve_registry *registry, const char *name,
                               const varve_definition_options *options);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The folders of packs: see dialect_path.h. */
#include "common/dialect_path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

bool dialect_path_make(dialect_path *path, const char *folders, bool is_hermetic) {
  const char *others = is_hermetic ? "" : getenv("VARVE_DIALECT_PATH");
  if (others == NULL)
    others = varve_default_dialect_path().data;
  if (folders == NULL)
    folders = "";
  const char *colon = *folders != 0 && *others != 0 ? ":" : "";
  int size = snprintf(path->text, sizeof(path->text), "%s%s%s", folders, colon, others);
  return size >= 0 && (size_t)size < sizeof(path->text);
}

void dialect_path_allow(const dialect_path *path, sandbox *box) {
  char folder[DIALECT_PATH_SIZE];
  for (const char *rest = path->text; *rest != 0;) {
    size_t size = strcspn(rest, ":");
    memcpy(folder, rest, size);
    folder[size] = 0;
    if (size != 0)
      sandbox_allow_reading_folder(box, folder);
    rest += size + (rest[size] == ':');
  }
}

/* Returns whether the word may name a pack: a file has a path or a suffix, or exists. Folders are
 * no files. */
static bool is_pack_name(const char *name) {
  struct stat found;
  size_t size = strcspn(name, "@");
  return memchr(name, '.', size) == NULL && strchr(name, '/') == NULL && size != 0 &&
         strcmp(name, "-") != 0 && (stat(name, &found) != 0 || S_ISDIR(found.st_mode));
}

varve_status dialect_path_load(varve_registry *registry, const char *name,
                               const varve_definition_options *options) {
  if (is_pack_name(name))
    return varve_registry_load_named(registry, (varve_slice){name, strlen(name)}, options);
  return varve_registry_load_file(registry, name, options);
}

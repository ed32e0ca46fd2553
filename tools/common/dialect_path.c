/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The folders of packs: see dialect_path.h. */
#include "common/dialect_path.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "common/diagnostics.h"

static char joined_folders[DIALECT_PATH_SIZE];

bool dialect_path_make(dialect_path *path, const char *folders, bool is_hermetic) {
  const char *others = is_hermetic ? "" : getenv("VARVE_DIALECT_PATH");
  bool is_named = others != NULL;
  if (!is_named)
    others = varve_default_dialect_path().data;
  if (folders == NULL)
    folders = "";
  const char *colon = *folders != 0 && *others != 0 ? ":" : "";
  int size = snprintf(joined_folders, sizeof(joined_folders), "%s%s%s", folders, colon, others);
  path->text = joined_folders;
  path->named = is_named ? SIZE_MAX : strlen(folders);
  return size >= 0 && (size_t)size < sizeof(joined_folders);
}

/* Copies the next folder that is not empty to folder, and moves *rest behind it. Returns false at
 * the end. */
static bool next_folder(const char **rest, char *folder) {
  size_t size = 0;
  while (**rest != 0 && size == 0) {
    size = strcspn(*rest, ":");
    memcpy(folder, *rest, size);
    folder[size] = 0;
    *rest += size + ((*rest)[size] == ':');
  }
  return size != 0;
}

bool dialect_path_check(const dialect_path *path) {
  char folder[DIALECT_PATH_SIZE], text[128];
  for (const char *rest = path->text, *start = rest; next_folder(&rest, folder); start = rest) {
    DIR *entries = opendir(folder);
    int cause = errno;
    bool is_named = (size_t)(start - path->text) < path->named;
    bool is_absent = cause == ENOENT || cause == ENOTDIR;
    if (entries != NULL) {
      (void)closedir(entries);
      continue;
    }
    if (is_absent && !is_named)
      continue;
    (void)snprintf(text, sizeof(text), "the folder of dialects cannot be read: %s",
                   strerror(cause));
    diagnostics_print_about(is_absent ? VARVE_SEVERITY_WARNING : VARVE_SEVERITY_ERROR,
                            VARVE_STATUS_IO, (varve_slice){folder, strlen(folder)}, text);
    if (!is_absent)
      return false;
  }
  return true;
}

/* The sandbox allows files by where they are, not by the links that lead to them. */
static void allow_links(const char *folder, sandbox *box) {
  char path[DIALECT_PATH_SIZE];
  struct stat found;
  DIR *entries = opendir(folder);
  const struct dirent *entry;
  while (entries != NULL && (entry = readdir(entries)) != NULL) {
    int size = snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
    if (size >= 0 && (size_t)size < sizeof(path) && lstat(path, &found) == 0 &&
        S_ISLNK(found.st_mode))
      sandbox_allow_reading(box, path);
  }
  if (entries != NULL)
    (void)closedir(entries);
}

void dialect_path_allow(const dialect_path *path, sandbox *box) {
  char folder[DIALECT_PATH_SIZE];
  for (const char *rest = path->text; next_folder(&rest, folder);) {
    sandbox_allow_reading_folder(box, folder);
    allow_links(folder, box);
  }
}

/* Folders are no files. */
bool dialect_path_is_pack(const char *name) {
  struct stat found;
  size_t size = strcspn(name, "@");
  return memchr(name, '.', size) == NULL && strchr(name, '/') == NULL && size != 0 &&
         strcmp(name, "-") != 0 && (stat(name, &found) != 0 || S_ISDIR(found.st_mode));
}

varve_status dialect_path_load(varve_registry *registry, const char *name,
                               const varve_definition_options *options) {
  if (dialect_path_is_pack(name))
    return varve_registry_load_named(registry, (varve_slice){name, strlen(name)}, options);
  return varve_registry_load_file(registry, name, options);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared objects with hooks. include/varve/hooks.h says what they export. */
#include "modules/hooks_file.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "common/message.h"

static varve_status refuse(const char *path, const char *why) {
  message_fault(path, "%s", why);
  return VARVE_STATUS_INVALID;
}

/* dlopen would search a name without a slash in the system's folders. */
static void *open_file(const char *path) {
  if (strchr(path, '/') != NULL)
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
  size_t size = strlen(path) + 1;
  char *here = malloc(size + 2);
  if (here == NULL)
    return NULL;
  memcpy(here, "./", 2);
  memcpy(here + 2, path, size);
  void *file = dlopen(here, RTLD_NOW | RTLD_LOCAL);
  free(here);
  return file;
}

varve_status hooks_file_load(varve_registry *registry, const char *path) {
  varve_dialect_hooks_function *add_hooks;
  struct stat found;
  /* dlopen would block on a FIFO until somebody writes to it. */
  if (stat(path, &found) == 0 && !S_ISREG(found.st_mode))
    return refuse(path, "it is not a regular file");
  void *file = open_file(path);
  if (file == NULL) {
    const char *why = dlerror();
    return refuse(path, why != NULL ? why : "it cannot be loaded");
  }
  void *symbol = dlsym(file, VARVE_DIALECT_HOOKS_FUNCTION);
  if (symbol == NULL)
    return refuse(path, "it has no function " VARVE_DIALECT_HOOKS_FUNCTION);
  memcpy(&add_hooks, &symbol, sizeof add_hooks); /* ISO C has no such conversion */
  varve_status status = add_hooks(registry);
  return status == VARVE_STATUS_OK ? VARVE_STATUS_OK : refuse(path, varve_status_text(status));
}

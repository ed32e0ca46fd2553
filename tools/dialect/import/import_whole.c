/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Adds the dialects without ODS: FOLDER/<dialect>.whole.mlir, beside the facts, is a whole
 * definition written by hand. It is copied, unless the import defines a dialect of that name. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
#include "dialect/import/import.h"

static const char suffix[] = ".whole.mlir";

static int is_definition(const struct dirent *entry) {
  size_t size = strlen(entry->d_name), end = sizeof suffix - 1;
  return size > end && strcmp(entry->d_name + size - end, suffix) == 0;
}

/* Copies the file at `path` to `out`. */
static int copy_into(const char *path, output *out) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    message_fault(path, "cannot be read");
    return EXIT_USAGE;
  }
  char bytes[4096];
  size_t size;
  while ((size = fread(bytes, 1, sizeof bytes, file)) > 0)
    put_bytes((varve_slice){bytes, size}, out);
  bool is_whole = ferror(file) == 0;
  (void)fclose(file);
  if (!is_whole)
    message_fault(path, "cannot be read");
  return is_whole ? 0 : EXIT_USAGE;
}

/* Returns the name of the dialect that a file defines, malloc'd. */
static char *dialect_of(importer *in, const char *file) {
  return import_format(in, "%.*s", (int)(strlen(file) + 1 - sizeof suffix), file);
}

/* Writes the definition as that of another dialect. */
static int copy_definition(importer *in, const char *path, const char *dialect) {
  const dialect_settings *settings = in->settings;
  if (settings->folder == NULL)
    return copy_into(path, settings->out);
  output page;
  char *target = import_format(in, "%s/%s.irdl.mlir", settings->folder, dialect);
  if (target == NULL)
    return EXIT_USAGE;
  int code = EXIT_USAGE;
  varve_status status = output_open(&page, target, settings->out->limit);
  if (status == VARVE_STATUS_OK)
    code = copy_into(path, &page);
  if (status == VARVE_STATUS_OK && code != 0)
    status = VARVE_STATUS_IO;
  free(target);
  int closed = exit_code_of(output_close(&page, status));
  return code != 0 ? code : closed;
}

static int take_file(importer *in, const char *folder, const char *file) {
  char *dialect = dialect_of(in, file), *path = import_format(in, "%s/%s", folder, file);
  int code = EXIT_USAGE;
  if (dialect != NULL && path != NULL) {
    bool is_left =
        json_object_get(in->dialects, dialect) == NULL && import_is_selected(in, dialect);
    code = is_left ? copy_definition(in, path, dialect) : 0;
  }
  free(path);
  free(dialect);
  return code;
}

static int take_folder(importer *in, const char *folder) {
  struct dirent **entries = NULL;
  int count = scandir(folder, &entries, is_definition, alphasort);
  int code = 0;
  for (int i = 0; i < count; i++) {
    if (code == 0)
      code = take_file(in, folder, entries[i]->d_name);
    free(entries[i]);
  }
  free(entries);
  return code;
}

int import_whole(importer *in) {
  const char *folders = in->settings->facts;
  int code = 0;
  for (size_t i = 0; i < import_folder_count(folders) && code == 0; i++) {
    char *folder = import_folder(in, folders, i);
    code = folder != NULL ? take_folder(in, folder) : EXIT_USAGE;
    free(folder);
  }
  return code;
}

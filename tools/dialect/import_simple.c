/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Defaults, types and attributes as far as one line tells. */
#include <stdlib.h>

#include "dialect/import.h"

char *import_default(importer *in, const json_t *record) {
  (void)in;
  (void)record;
  return NULL;
}

int import_entity(importer *in, const json_t *record, json_t *model) {
  const char *format = import_text(record, "assemblyFormat");
  char *text = format != NULL ? import_squeeze(in, format) : NULL;
  if (text != NULL)
    import_set_text(in, model, "format", text);
  free(text);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints one function of a large module as text, without reading the others:
 *   cc -o read-function read-function.c $(pkg-config --cflags --libs varve)
 *   ./read-function model.varve @main */
#include <stdio.h>
#include <string.h>

#include <varve.h>

static void report(void *user, const varve_diagnostic *diagnostic) {
  fprintf(user, "%.*s\n", (int)diagnostic->message.size, diagnostic->message.data);
}

/* The module stays valid after the file is closed. */
static varve_status read_function(varve_context *context, const char *path, varve_slice symbol,
                                  varve_module **module) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_file *file;
  load.sink = (varve_diagnostic_sink){report, stderr};
  *module = NULL;
  varve_status status = varve_file_open(context, path, &load, &file);
  if (status != VARVE_STATUS_OK)
    return status;
  status = varve_file_read_symbol(file, symbol, module);
  varve_file_close(file);
  return status;
}

int main(int argc, char **argv) {
  varve_context *context;
  varve_module *module;
  if (argc != 3 || varve_context_create(NULL, &context) != VARVE_STATUS_OK)
    return 2;
  const varve_slice symbol = {argv[2], strlen(argv[2])};
  varve_status status = read_function(context, argv[1], symbol, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_save_file(module, "-", NULL);
  else
    fprintf(stderr, "%s: %s\n", argv[2], varve_status_text(status));
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status == VARVE_STATUS_OK ? 0 : 1;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Measures modules as varve files and in the forms that they are compared with. Arguments: a
 * dictionary for modules with locations and one for those without, or "-" twice; the folder of
 * mlir-opt's bytecode, and that of the same without locations; then names of files in both. Prints
 * a line for each: name, bytecode, packed by zstd -19, the same without locations, varve, without
 * locations, and this without the built-in vocabulary; then both with the dictionaries, or "-". */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <zstd.h>

#include <varve.h>

enum { LEVEL = 19, CONTEXT_USES = 100, PATH_SIZE = 4096 };

typedef struct measure {
  const char *folder;
  const char *stripped_folder;
  varve_context *context;
  varve_dictionary *dictionary; /* or NULL */
  varve_dictionary *stripped_dictionary;
  int uses;
} measure;

static void need(bool is_fine, const char *what) {
  if (is_fine)
    return;
  (void)fprintf(stderr, "%s: cannot be measured\n", what);
  exit(1);
}

/* Returns memory that the caller frees. */
static varve_slice read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  need(file != NULL && fseek(file, 0, SEEK_END) == 0, path);
  long size = ftell(file);
  char *bytes = size > 0 ? malloc((size_t)size) : NULL;
  rewind(file);
  need(bytes != NULL && fread(bytes, 1, (size_t)size, file) == (size_t)size, path);
  (void)fclose(file);
  return (varve_slice){bytes, (size_t)size};
}

/* Packs as the zstd program does, which adds a checksum. */
static size_t packed_size(varve_slice bytes) {
  size_t room = ZSTD_compressBound(bytes.size);
  char *packed = malloc(room);
  ZSTD_CCtx *context = ZSTD_createCCtx();
  need(packed != NULL && context != NULL, "zstd");
  (void)ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, LEVEL);
  (void)ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  size_t size = ZSTD_compress2(context, packed, room, bytes.data, bytes.size);
  need(!ZSTD_isError(size), "zstd");
  (void)ZSTD_freeCCtx(context);
  free(packed);
  return size;
}

static varve_slice read_from(const char *folder, const char *name) {
  char path[PATH_SIZE];
  int length = snprintf(path, sizeof path, "%s/%s", folder, name);
  need(length > 0 && length < PATH_SIZE, name);
  return read_file(path);
}

static void print_sizes(const char *folder, const char *name) {
  varve_slice bytes = read_from(folder, name);
  printf("\t%zu\t%zu", bytes.size, packed_size(bytes));
  free((void *)(uintptr_t)bytes.data);
}

static varve_module *load(measure *m, const char *name) {
  varve_module *module = NULL;
  if (m->uses++ % CONTEXT_USES == 0) {
    varve_context_destroy(m->context);
    need(varve_context_create(NULL, &m->context) == VARVE_STATUS_OK, "context");
  }
  varve_slice bytes = read_from(m->folder, name);
  need(varve_module_load(m->context, bytes, NULL, &module) == VARVE_STATUS_OK, name);
  free((void *)(uintptr_t)bytes.data);
  return module;
}

static void print_varve(varve_module *module, const varve_dictionary *dictionary,
                        bool no_builtin_dictionary) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes = NULL;
  save.format = VARVE_FORMAT_VARVE;
  save.level = LEVEL;
  save.dictionary = dictionary;
  save.no_builtin_dictionary = no_builtin_dictionary;
  need(varve_module_save(module, &save, &bytes) == VARVE_STATUS_OK, "a module");
  printf("\t%zu", varve_bytes_slice(bytes).size);
  varve_bytes_destroy(bytes);
}

static void print_with_dictionary(varve_module *module, const varve_dictionary *dictionary) {
  if (dictionary == NULL)
    printf("\t-");
  else
    print_varve(module, dictionary, false);
}

static void print_line(measure *m, const char *name) {
  varve_module *module = load(m, name), *stripped = load(m, name);
  need(varve_module_strip_debug_info(stripped) == VARVE_STATUS_OK, name);
  printf("%s", name);
  print_sizes(m->folder, name);
  print_sizes(m->stripped_folder, name);
  print_varve(module, NULL, false);
  print_varve(stripped, NULL, false);
  print_varve(stripped, NULL, true);
  print_with_dictionary(module, m->dictionary);
  print_with_dictionary(stripped, m->stripped_dictionary);
  printf("\n");
  varve_module_destroy(stripped);
  varve_module_destroy(module);
}

static varve_dictionary *open_dictionary(const char *path) {
  varve_dictionary *dictionary = NULL;
  if (strcmp(path, "-") == 0)
    return NULL;
  varve_slice bytes = read_file(path);
  need(varve_dictionary_create(bytes, (varve_diagnostic_sink){NULL, NULL}, &dictionary) ==
           VARVE_STATUS_OK,
       path);
  free((void *)(uintptr_t)bytes.data);
  return dictionary;
}

int main(int argc, char **argv) {
  need(argc > 4, "nothing");
  measure m = {.folder = argv[3], .stripped_folder = argv[4]};
  m.dictionary = open_dictionary(argv[1]);
  m.stripped_dictionary = open_dictionary(argv[2]);
  for (int i = 5; i < argc; i++)
    print_line(&m, argv[i]);
  varve_context_destroy(m.context);
  varve_dictionary_destroy(m.dictionary);
  varve_dictionary_destroy(m.stripped_dictionary);
  return 0;
}

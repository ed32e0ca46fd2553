/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compares the time of reading the large modules of the corpus from varve files and from our
 * bytecode: user time, without the verifier. Each reading makes and destroys a context; in some
 * runs the context has read another varve file before. For comparison it measures the time of
 * building the IR alone, which is that of copying the module into such a context.
 * VARVE_CORPUS_FOLDER names the folder of the unpacked corpus. */
#define _DEFAULT_SOURCE

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include <varve/module.h>

static const char *const modules[] = {
    "buddy-mlir/081360291c128446", "buddy-mlir/dc7d658ebe4bd54a", "buddy-mlir/3a38184f47ea232d",
    "stablehlo/e26e10fff9d254a8",  "stablehlo/a529946fef6f27d4",  "stablehlo/477894919d64c5be",
    "stablehlo/4c8e60624cba9d18",  "stablehlo/71d4339eec6e3723",  "stablehlo/795b3b0aff6d42e5",
    "stablehlo/51fb7a740cc477c1",  "stablehlo/21ccbe14a1b707fc",  "xdsl/8d8773b810b9b744",
    "xdsl/acc0bda03565e41e",       "buddy-mlir/956690dec686ede8"};
enum { MODULE_COUNT = sizeof(modules) / sizeof(modules[0]) };
#define SECONDS_EACH 0.5

static void must(varve_status status, const char *what) {
  if (status == VARVE_STATUS_OK)
    return;
  fprintf(stderr, "bench_container: %s failed\n", what);
  exit(1);
}

static double user_time(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0)
    exit(1);
  return (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec * 1e-6;
}

static void read_once(varve_context *context, varve_slice bytes) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  options.no_verify = true;
  must(varve_module_load(context, bytes, &options, &module), "reading");
  varve_module_destroy(module);
}

/* Returns the seconds that one reading takes. If first is not empty, the context reads it
 * before. */
static double time_of(varve_slice bytes, varve_slice first) {
  double start = user_time(), spent = 0;
  unsigned count = 0;
  for (; spent < SECONDS_EACH; count++) {
    varve_context *context;
    must(varve_context_create(NULL, &context), "a context");
    if (first.size != 0)
      read_once(context, first);
    if (bytes.size != 0)
      read_once(context, bytes);
    varve_context_destroy(context);
    spent = user_time() - start;
  }
  return spent / count;
}

/* Returns the seconds that a copy takes. */
static double time_of_copy(varve_module *module) {
  double start = user_time(), spent = 0;
  unsigned count = 0;
  for (; spent < SECONDS_EACH; count++) {
    varve_context *context;
    varve_module *copy;
    must(varve_context_create(NULL, &context), "a context");
    must(varve_module_copy(module, context, &copy), "copying");
    varve_module_destroy(copy);
    varve_context_destroy(context);
    spent = user_time() - start;
  }
  return spent / count;
}

static varve_bytes *save(varve_module *module, varve_format format) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  options.format = format;
  must(varve_module_save(module, &options, &bytes), "writing");
  return bytes;
}

typedef struct figures {
  double bytecode, alone, among_others, copy;
} figures;

static figures measure(varve_context *context, varve_slice file, varve_slice first) {
  static const varve_slice none = {NULL, 0};
  varve_module *module;
  must(varve_module_load(context, file, NULL, &module), "reading");
  varve_bytes *bytecode = save(module, VARVE_FORMAT_BYTECODE);
  varve_bytes *container = save(module, VARVE_FORMAT_VARVE);
  figures f = {.bytecode = time_of(varve_bytes_slice(bytecode), none),
               .alone = time_of(varve_bytes_slice(container), none),
               .among_others = time_of(varve_bytes_slice(container), first) - time_of(none, first),
               .copy = time_of_copy(module)};
  varve_bytes_destroy(bytecode);
  varve_bytes_destroy(container);
  varve_module_destroy(module);
  return f;
}

static void print(const char *name, figures f) {
  printf(
      "%-28s bytecode %8.0f us  varve %8.0f us, %.2f times as fast; among others %8.0f us, %.2f; "
      "copy %8.0f us, %.2f\n",
      name, f.bytecode * 1e6, f.alone * 1e6, f.bytecode / f.alone, f.among_others * 1e6,
      f.bytecode / f.among_others, f.copy * 1e6, f.bytecode / f.copy);
}

static void bench(varve_context *context, const char *folder) {
  static const varve_slice empty_text = {"", 0};
  varve_diagnostic_sink sink = {NULL, NULL};
  varve_module *empty;
  figures sum = {0, 0, 0, 0};
  double alone = 0, among_others = 0, copy = 0;
  must(varve_module_load(context, empty_text, NULL, &empty), "reading");
  varve_bytes *first = save(empty, VARVE_FORMAT_VARVE);
  for (unsigned i = 0; i < MODULE_COUNT; i++) {
    char path[4096];
    varve_bytes *file;
    snprintf(path, sizeof(path), "%s/%s.mlirbc", folder, modules[i]);
    must(varve_bytes_load_file(context, path, sink, &file), path);
    figures f = measure(context, varve_bytes_slice(file), varve_bytes_slice(first));
    print(modules[i], f);
    varve_bytes_destroy(file);
    sum.bytecode += f.bytecode;
    sum.alone += f.alone;
    sum.among_others += f.among_others;
    sum.copy += f.copy;
    alone += log(f.bytecode / f.alone);
    among_others += log(f.bytecode / f.among_others);
    copy += log(f.bytecode / f.copy);
  }
  print("all of them", sum);
  printf("geometric mean: %.2f times as fast; among others %.2f; copy %.2f\n",
         exp(alone / MODULE_COUNT), exp(among_others / MODULE_COUNT), exp(copy / MODULE_COUNT));
  varve_bytes_destroy(first);
  varve_module_destroy(empty);
}

int main(void) {
  const char *folder = getenv("VARVE_CORPUS_FOLDER");
  varve_context *context;
  if (folder == NULL) {
    printf("container: VARVE_CORPUS_FOLDER does not say where the corpus is\n");
    return 0;
  }
  must(varve_context_create(NULL, &context), "a context");
  bench(context, folder);
  varve_context_destroy(context);
  return 0;
}

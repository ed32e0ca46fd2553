/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every way of reading an artifact gives the module that it stores: artifacts and files of
 * jax.export, loaded or by parts, from memory, files and callbacks. keep_artifact gives the
 * artifact. tests/data/files/jax-export.bin is jax.export of x + x, by JAX 0.10.2. */
#include "tests/system/interface/file_fixture.h"

#include <unistd.h>

#include <varve/upgrade.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

typedef struct reader {
  varve_registry *registry;
  varve_context *context;
  unsigned errors;
} reader;

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static void note_error(void *user, const varve_diagnostic *diagnostic) {
  ((reader *)user)->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
}

static int set_up(void **state) {
  static char path[1024];
  const char *build = getenv("top_builddir");
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_context_options in = {.struct_size = sizeof(varve_context_options)};
  reader *f = calloc(1, sizeof *f);
  assert_non_null(f);
  (void)snprintf(path, sizeof path, "%s/dialects", build != NULL ? build : ".");
  options.era = text_of("llvm24-2026-08");
  options.dialect_path = text_of(path);
  OK(varve_registry_create(&options, &f->registry));
  in.registry = f->registry;
  OK(varve_context_create(&in, &f->context));
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  reader *f = *state;
  varve_context_destroy(f->context);
  varve_registry_destroy(f->registry);
  free(f);
  return 0;
}

/* Returns whether the module has this operation, and destroys it. */
static bool has(varve_module *module, const char *name) {
  bool is_found = false;
  assert_non_null(module);
  varve_operation *root = varve_module_get_root(module);
  for (varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op)) {
    varve_slice got = varve_operation_get_name(op);
    is_found |= got.size == strlen(name) && memcmp(got.data, name, got.size) == 0;
  }
  varve_module_destroy(module);
  return is_found;
}

static varve_status count_symbol(void *user, const varve_file_symbol *symbol) {
  *(unsigned *)user += symbol->operation_name.size == strlen("func.func");
  return VARVE_STATUS_OK;
}

/* Reads all parts, and closes the file. */
static void assert_parts(varve_file *file, bool is_kept) {
  const char *name = is_kept ? "vhlo.add_v1" : "stablehlo.add";
  unsigned symbols = 0;
  varve_module *module;
  uint64_t operation;
  OK(varve_file_list(file, count_symbol, &symbols));
  assert_int_equal(symbols, is_kept ? 0 : 1);
  assert_int_equal(varve_file_find(file, text_of("main"), &operation, NULL),
                   is_kept ? VARVE_STATUS_NOT_FOUND : VARVE_STATUS_OK);
  OK(varve_file_read_operation(file, 0, &module));
  assert_true(has(module, name));
  assert_int_equal(varve_file_read_symbol(file, text_of("@main"), &module),
                   is_kept ? VARVE_STATUS_NOT_FOUND : VARVE_STATUS_OK);
  if (!is_kept)
    assert_true(has(module, name));
  OK(varve_file_read_module(file, &module));
  assert_true(has(module, name));
  OK(varve_file_check(file, NULL, &module));
  assert_true(has(module, name));
  varve_file_close(file);
}

static void write_file(const char *path, varve_slice bytes) {
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes.data, 1, bytes.size, file), bytes.size);
  assert_int_equal(fclose(file), 0);
}

static void assert_read(reader *f, varve_slice bytes, bool is_kept) {
  const char *name = is_kept ? "vhlo.add_v1" : "stablehlo.add";
  char path[] = "/tmp/varve-artifact-XXXXXX";
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  counted read = {.bytes = bytes};
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  varve_module *module;
  varve_file *file;
  options.keep_artifact = is_kept;
  source.size = bytes.size;
  source.read_at = read_counted;
  source.user = &read;
  int made = mkstemp(path);
  assert_true(made >= 0);
  (void)close(made);
  write_file(path, bytes);
  OK(varve_module_load(f->context, bytes, &options, &module));
  assert_true(has(module, name));
  OK(varve_module_load_file(f->context, path, &options, &module));
  assert_true(has(module, name));
  OK(varve_file_open(f->context, path, &options, &file));
  assert_parts(file, is_kept);
  OK(varve_file_open_bytes(f->context, bytes, &options, &file));
  assert_parts(file, is_kept);
  OK(varve_file_open_source(f->context, &source, &options, &file));
  assert_parts(file, is_kept);
  options.lazy_bodies = true;
  OK(varve_module_load_file(f->context, path, &options, &module));
  OK(varve_module_read_bodies(module));
  assert_true(has(module, name));
  (void)remove(path);
}

static varve_bytes *save_kept(reader *f, varve_slice artifact, const varve_save_options *save) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  varve_bytes *bytes;
  options.keep_artifact = true;
  OK(varve_module_load(f->context, artifact, &options, &module));
  OK(varve_module_save(module, save, &bytes));
  varve_module_destroy(module);
  return bytes;
}

static void every_way_of_reading_gives_the_stored_module(void **state) {
  reader *f = *state;
  size_t size;
  char *file = source_file_read("tests/data/files/jax-export.bin", &size);
  const varve_slice exported = {file, size};
  assert_int_equal(varve_format_detect(exported), VARVE_FORMAT_JAX_EXPORT);
  assert_int_equal(varve_format_detect((varve_slice){file, 256}), VARVE_FORMAT_JAX_EXPORT);
  varve_save_options kept_forms[] = {{.format = VARVE_FORMAT_TEXT},
                                     {.format = VARVE_FORMAT_BYTECODE},
                                     {.format = VARVE_FORMAT_BYTECODE, .zstd_frame = true},
                                     {.format = VARVE_FORMAT_VARVE},
                                     {.format = VARVE_FORMAT_VARVE, .group_size = 1},
                                     {.format = VARVE_FORMAT_VARVE, .layout = VARVE_LAYOUT_MAPPED}};
  for (int is_kept = 0; is_kept <= 1; is_kept++) {
    assert_read(f, exported, is_kept);
    for (size_t i = 0; i < sizeof kept_forms / sizeof kept_forms[0]; i++) {
      kept_forms[i].struct_size = sizeof kept_forms[i];
      varve_bytes *bytes = save_kept(f, exported, &kept_forms[i]);
      assert_read(f, varve_bytes_slice(bytes), is_kept);
      varve_bytes_destroy(bytes);
    }
  }
  free(file);
}

/* A damaged file is one error or a module. */
static void assert_sound(reader *f, varve_slice bytes) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_context_options in = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  varve_module *module;
  char *copy = malloc(bytes.size + 1);
  assert_non_null(copy);
  memcpy(copy, bytes.data, bytes.size);
  in.registry = f->registry;
  OK(varve_context_create(&in, &context));
  f->errors = 0;
  options.sink = (varve_diagnostic_sink){note_error, f};
  varve_status status =
      varve_module_load(context, (varve_slice){copy, bytes.size}, &options, &module);
  assert_true((status == VARVE_STATUS_OK) == (module != NULL));
  assert_true(status == VARVE_STATUS_OK || f->errors >= 1);
  varve_module_destroy(module);
  varve_context_destroy(context);
  free(copy);
}

static void a_damaged_file_of_jax_export_is_read_within_its_bounds(void **state) {
  reader *f = *state;
  size_t size;
  char *file = source_file_read("tests/data/files/jax-export.bin", &size);
  for (size_t cut = 0; cut < size; cut++)
    assert_sound(f, (varve_slice){file, cut});
  for (size_t i = 0; i < 160; i++)
    for (int bit = 0; bit < 8; bit++) {
      file[i] = (char)(file[i] ^ (1 << bit));
      assert_sound(f, (varve_slice){file, size});
      file[i] = (char)(file[i] ^ (1 << bit));
    }
  free(file);
}

static void a_cut_file_of_jax_export_is_named(void **state) {
  reader *f = *state;
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  size_t size;
  char *file = source_file_read("tests/data/files/jax-export.bin", &size);
  assert_int_equal(varve_module_load(f->context, (varve_slice){file, 300}, &options, &module),
                   VARVE_STATUS_CORRUPT);
  free(file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
#define POINT(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
      POINT(every_way_of_reading_gives_the_stored_module),
      POINT(a_damaged_file_of_jax_export_is_read_within_its_bounds),
      POINT(a_cut_file_of_jax_export_is_named),
#undef POINT
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

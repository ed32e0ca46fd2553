/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packs that a varve file names, in a program: bodies that are read later take them, too, and so do
 * copies; and memory may run out. */
#include "tests/system/interface/failing_work.h"

#include <unistd.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* The versions of the project beach; their forms of sand.pour differ. */
static const char *const versions[] = {"1.0.0", "2.0.0"};
enum { VERSION_COUNT = 2 };

/* A folder with a pack of each version. */
typedef struct beach {
  char folder[64];
  varve_registry *registries[VERSION_COUNT]; /* with that version loaded by name */
  varve_registry *open;                      /* with both in its path */
} beach;

static void put(const beach *b, const char *name, varve_slice bytes) {
  char path[128];
  (void)snprintf(path, sizeof path, "%s/%s", b->folder, name);
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes.data, 1, bytes.size, file), bytes.size);
  assert_int_equal(fclose(file), 0);
}

static void put_pack(const beach *b, const char *version) {
  char text[512], path[128];
  varve_bytes *bytes;
  (void)snprintf(text, sizeof text,
                 "module attributes {varve.project = \"beach\", varve.version = \"%s\"} {\n"
                 "irdl.dialect @sand { irdl.operation @pour attributes {\n"
                 "    varve.format = \"`of_%s` $amount attr-dict `:` type($amount)\"} {\n"
                 "  %%0 = irdl.any irdl.operands(amount: %%0) } } }\n",
                 version, version);
  put(b, "source.mlir", text_of(text));
  (void)snprintf(path, sizeof path, "%s/source.mlir", b->folder);
  const char *source = path;
  OK(varve_definitions_compile(&source, 1, NULL, &bytes));
  (void)snprintf(path, sizeof path, "%s.vdef", version);
  put(b, path, varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
}

static varve_registry *open_registry(const beach *b) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_registry *registry;
  options.dialect_path = text_of(b->folder);
  OK(varve_registry_create(&options, &registry));
  return registry;
}

static int setup(void **state) {
  beach *b = calloc(1, sizeof *b);
  if (b == NULL)
    return 1;
  (void)snprintf(b->folder, sizeof b->folder, "/tmp/varve-named.XXXXXX");
  assert_non_null(mkdtemp(b->folder));
  for (size_t i = 0; i < VERSION_COUNT; i++)
    put_pack(b, versions[i]);
  for (size_t i = 0; i < VERSION_COUNT; i++) {
    char name[64];
    (void)snprintf(name, sizeof name, "beach@%s", versions[i]);
    b->registries[i] = open_registry(b);
    OK(varve_registry_load_named(b->registries[i], text_of(name), NULL));
  }
  b->open = open_registry(b);
  *state = b;
  return 0;
}

static int teardown(void **state) {
  static const char *const names[] = {"source.mlir", "1.0.0.vdef", "2.0.0.vdef"};
  beach *b = *state;
  char path[128];
  for (size_t i = 0; i < VERSION_COUNT; i++)
    varve_registry_destroy(b->registries[i]);
  varve_registry_destroy(b->open);
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    (void)snprintf(path, sizeof path, "%s/%s", b->folder, names[i]);
    (void)unlink(path);
  }
  int status = rmdir(b->folder);
  free(b);
  return status;
}

static varve_context *open_context(varve_registry *registry) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  return context;
}

static const char module_text[] = "func.func @f(%a: i32) {\n"
                                  "  \"sand.pour\"(%a) : (i32) -> ()\n"
                                  "  func.return\n"
                                  "}\n"
                                  "func.func @g() {\n"
                                  "  func.return\n"
                                  "}\n";

/* Saves the module in groups of one operation. */
static varve_status save_groups(varve_module *module, varve_bytes **bytes) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.group_size = 1;
  return varve_module_save(module, &save, bytes);
}

/* A file that names a version. */
typedef struct named_file {
  char bytes[512];
  size_t size;
} named_file;

static varve_slice bytes_of(const named_file *file) {
  return (varve_slice){file->bytes, file->size};
}

static void write_file(varve_registry *registry, named_file *file) {
  varve_context *context = open_context(registry);
  varve_module *module;
  varve_bytes *bytes;
  OK(varve_module_load(context, text_of(module_text), NULL, &module));
  OK(save_groups(module, &bytes));
  file->size = varve_bytes_slice(bytes).size;
  assert_true(file->size < sizeof file->bytes);
  memcpy(file->bytes, varve_bytes_slice(bytes).data, file->size);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void assert_prints(varve_module *module, const char *part) {
  varve_bytes *bytes;
  char text[512] = "";
  OK(varve_module_save(module, NULL, &bytes));
  varve_slice printed = varve_bytes_slice(bytes);
  assert_true(printed.size < sizeof text);
  memcpy(text, printed.data, printed.size);
  varve_bytes_destroy(bytes);
  assert_non_null(strstr(text, part));
}

static void bodies_that_are_read_later_have_the_named_version(void **state) {
  const beach *b = *state;
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.lazy_bodies = true;
  for (size_t i = 0; i < VERSION_COUNT; i++) {
    varve_context *context = open_context(b->open);
    varve_module *module;
    named_file file;
    char path[128], part[64];
    write_file(b->registries[i], &file);
    put(b, "source.mlir", bytes_of(&file));
    (void)snprintf(path, sizeof path, "%s/source.mlir", b->folder);
    (void)snprintf(part, sizeof part, "sand.pour of_%s ", versions[i]);
    OK(varve_module_load_file(context, path, &load, &module));
    assert_int_equal(varve_context_get_pack_count(context), 0);
    assert_prints(module, part);
    assert_int_equal(varve_context_get_pack_count(context), 1);
    varve_module_destroy(module);
    varve_context_destroy(context);
  }
}

/* A context has one version of a project: that of its first module. */
static void two_files_in_a_context_have_one_version(void **state) {
  const beach *b = *state;
  varve_context *context = open_context(b->open);
  for (size_t i = 0; i < VERSION_COUNT; i++) {
    varve_module *module;
    named_file file;
    write_file(b->registries[i], &file);
    OK(varve_module_load(context, bytes_of(&file), NULL, &module));
    assert_prints(module, "sand.pour of_1.0.0 ");
    varve_module_destroy(module);
  }
  varve_context_destroy(context);
}

static void a_copy_has_the_names(void **state) {
  const beach *b = *state;
  varve_context *context = open_context(NULL), *other = open_context(NULL);
  varve_module *module, *copy;
  varve_bytes *again;
  named_file file;
  write_file(b->registries[0], &file);
  OK(varve_module_load(context, bytes_of(&file), NULL, &module));
  OK(varve_module_copy(module, other, &copy));
  varve_module_destroy(module);
  varve_context_destroy(context);
  OK(save_groups(copy, &again));
  varve_slice got = varve_bytes_slice(again);
  assert_int_equal(got.size, file.size);
  assert_memory_equal(got.data, file.bytes, file.size);
  varve_bytes_destroy(again);
  varve_module_destroy(copy);
  varve_context_destroy(other);
}

static varve_status load_and_save(varve_context *context, varve_slice input) {
  varve_module *module = NULL;
  varve_bytes *bytes = NULL;
  varve_status status = varve_module_load(context, input, NULL, &module);
  if (status == VARVE_STATUS_OK)
    status = save_groups(module, &bytes);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  return status;
}

static void names_survive_failed_allocations(void **state) {
  const beach *b = *state;
  named_file file;
  write_file(b->registries[0], &file);
  fail_each_allocation_in(b->open, bytes_of(&file), load_and_save);
}

#define beach_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
      beach_test(bodies_that_are_read_later_have_the_named_version),
      beach_test(two_files_in_a_context_have_one_version),
      beach_test(a_copy_has_the_names),
      beach_test(names_survive_failed_allocations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packs through the public interface: compiled, found in folders, loaded by name, shared between
 * threads; and artifacts. `make check-threads` runs this under ThreadSanitizer. */
#include "tests/system/interface/failing_work.h"

#include <pthread.h>
#include <unistd.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static void assert_text(varve_slice got, const char *expected) {
  assert_int_equal(got.size, strlen(expected));
  assert_memory_equal(got.data, expected, got.size);
}

static const char sand[] = "irdl.dialect @sand {\n"
                           "  irdl.type @grain { %0 = irdl.any irdl.parameters(size: %0) }\n"
                           "  irdl.operation @pour attributes {\n"
                           "      varve.format = \"$amount attr-dict `:` type($amount)\"} {\n"
                           "    %0 = irdl.is i32 irdl.operands(amount: %0) } }\n";
static const char description[] =
    "module attributes {varve.project = \"beach\", varve.version = \"1.2.0\", varve.llvm = "
    "\"23git\",\n"
    "  varve.era = \"llvm19\", varve.source = \"s\", varve.commit = \"c\", varve.license = \"l\",\n"
    "  varve.builds_on = \"sea@2\", varve.dialects = [\"sand\"],\n"
    "  varve.targets = [\"shovel-1: llvm19, bytecode 4, beach@1.1, sea@2, with builtin sand\",\n"
    "    \"shovel-2: llvm22, bytecode 6, beach@1.2.0\"]} {}\n";
/* A folder with the sources and the pack beach.vdef of them. */
typedef struct beach {
  char folder[64];
  char path[96];
  varve_diagnostic_sink sink;
  char message[512]; /* the last error or warning */
  unsigned errors;
  unsigned warnings;
} beach;

static void note(void *user, const varve_diagnostic *diagnostic) {
  beach *b = user;
  b->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
  b->warnings += diagnostic->severity == VARVE_SEVERITY_WARNING;
  (void)snprintf(b->message, sizeof b->message, "%.*s", (int)diagnostic->message.size,
                 diagnostic->message.data);
}

static void put(beach *b, const char *name, varve_slice bytes) {
  (void)snprintf(b->path, sizeof b->path, "%s/%s", b->folder, name);
  FILE *file = fopen(b->path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes.data, 1, bytes.size, file), bytes.size);
  assert_int_equal(fclose(file), 0);
}

static varve_bytes *compile_beach(beach *b) {
  varve_compile_options options = {.struct_size = sizeof(varve_compile_options)};
  varve_bytes *bytes;
  options.sink = b->sink;
  put(b, "sand.irdl.mlir", text_of(sand));
  put(b, "pack.mlir", text_of(description));
  const char *path = b->path;
  OK(varve_definitions_compile(&path, 1, &options, &bytes));
  return bytes;
}

static int setup(void **state) {
  beach *b = calloc(1, sizeof *b);
  if (b == NULL)
    return 1;
  b->sink = (varve_diagnostic_sink){note, b};
  (void)snprintf(b->folder, sizeof b->folder, "/tmp/varve-packs.XXXXXX");
  assert_non_null(mkdtemp(b->folder));
  varve_bytes *bytes = compile_beach(b);
  put(b, "beach.vdef", varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
  *state = b;
  return 0;
}

static int teardown(void **state) {
  static const char *const names[] = {"sand.irdl.mlir", "pack.mlir",       "beach.vdef",
                                      "bad.vdef",       "other.irdl.mlir", "dune.vdef"};
  beach *b = *state;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    (void)snprintf(b->path, sizeof b->path, "%s/%s", b->folder, names[i]);
    (void)unlink(b->path);
  }
  int status = rmdir(b->folder);
  free(b);
  return status;
}

static varve_registry *open_registry(const beach *b, const varve_allocator *allocator) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_registry *registry;
  options.dialect_path = text_of(b->folder);
  options.allocator = allocator;
  return varve_registry_create(&options, &registry) == VARVE_STATUS_OK ? registry : NULL;
}

/* --- registries */

static void a_registry_lists_its_packs(void **state) {
  beach *b = *state;
  varve_pack_info pack = {.struct_size = sizeof(varve_pack_info)};
  put(b, "bad.vdef", text_of("VARVEDEF"));
  varve_registry *registry = open_registry(b, NULL);
  assert_int_equal(varve_registry_get_pack_count(registry), 2);
  OK(varve_registry_get_pack(registry, 1, &pack));
  assert_text(pack.project, "beach");
  assert_text(pack.version, "1.2.0");
  assert_text(pack.llvm, "23git");
  assert_text(pack.era, "llvm19");
  assert_text(pack.source, "s");
  assert_text(pack.commit, "c");
  assert_text(pack.license, "l");
  assert_text(pack.builds_on, "sea@2");
  assert_int_equal(pack.dialect_count, 1);
  assert_text(varve_registry_get_pack_dialect(registry, 1, 0), "sand");
  assert_text(varve_registry_get_pack_dialect(registry, 1, 1), "");
  assert_text(varve_registry_get_pack_dialect(registry, 2, 0), "");
  OK(varve_registry_get_pack(registry, 0, &pack));
  assert_int_equal(pack.dialect_count, 0);
  assert_text(pack.project, "");
  assert_non_null(strstr(pack.path.data, "/bad.vdef"));
  assert_text(varve_registry_get_pack_dialect(registry, 0, 0), "");
  varve_registry_destroy(registry);
}

static void a_registry_lists_the_targets_of_its_packs(void **state) {
  beach *b = *state;
  varve_target_info target = {.struct_size = sizeof(varve_target_info)};
  varve_registry *registry = open_registry(b, NULL);
  assert_int_equal(varve_registry_get_target_count(registry), 2);
  OK(varve_registry_get_target(registry, 0, &target));
  assert_text(target.name, "shovel-1");
  assert_text(target.era, "llvm19");
  assert_text(target.packs, "beach@1.1, sea@2");
  assert_text(target.dialects, "builtin sand");
  assert_int_equal(target.bytecode_version, 4);
  OK(varve_registry_find_target(registry, text_of("shovel-2"), &target));
  assert_text(target.dialects, "");
  OK(varve_registry_find_target(registry, text_of("beach@1.1.9"), &target));
  assert_text(target.name, "beach@1.1.9");
  assert_int_equal(target.bytecode_version, 4);
  assert_int_equal(varve_registry_find_target(registry, text_of("rake"), &target),
                   VARVE_STATUS_NOT_FOUND);
  assert_int_equal(varve_registry_find_target(registry, text_of(""), &target),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_find_target(NULL, text_of("rake"), &target),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_get_target(registry, 2, &target), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_get_target(registry, 0, NULL), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_get_target_count(NULL), 0);
  varve_registry_destroy(registry);
}

static void wrong_arguments_are_refused(void **state) {
  beach *b = *state;
  varve_pack_info pack = {.struct_size = sizeof(varve_pack_info)};
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_registry *registry = open_registry(b, NULL), *other;
  const char *path = b->path;
  varve_bytes *bytes;
  assert_int_equal(varve_registry_get_pack_count(NULL), 0);
  assert_int_equal(varve_registry_read_packs(NULL, (varve_diagnostic_sink){NULL, NULL}),
                   VARVE_STATUS_OK);
  assert_int_equal(varve_registry_get_pack(registry, 1, &pack), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_get_pack(registry, 0, NULL), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_get_pack(NULL, 0, &pack), VARVE_STATUS_BAD_ARGUMENT);
  pack.struct_size = 0;
  assert_int_equal(varve_registry_get_pack(registry, 0, &pack), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_context_get_pack_count(NULL), 0);
  assert_int_equal(varve_context_get_pack(NULL, 0, &pack), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_load_named(registry, text_of(""), NULL),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_registry_load_named(NULL, text_of("sand"), NULL),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_definitions_compile(NULL, 1, NULL, &bytes), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_definitions_compile(&path, 0, NULL, &bytes), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_definitions_compile(&path, 1, NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  options.dialect_path = (varve_slice){NULL, 3};
  assert_int_equal(varve_registry_create(&options, &other), VARVE_STATUS_BAD_ARGUMENT);
  options.dialect_path = (varve_slice){NULL, 0};
  options.era = (varve_slice){NULL, 3};
  assert_int_equal(varve_registry_create(&options, &other), VARVE_STATUS_BAD_ARGUMENT);
  options.era = text_of("llvm1");
  assert_int_equal(varve_registry_create(&options, &other), VARVE_STATUS_NOT_FOUND);
  varve_registry_destroy(registry);
}

static void a_pack_is_loaded_by_name(void **state) {
  beach *b = *state;
  static const char *const names[] = {"beach", "sand", "beach@1", "sand@1.2", "beach@1.2.0"};
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.sink = b->sink;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    varve_registry *registry = open_registry(b, NULL);
    OK(varve_registry_load_named(registry, text_of(names[i]), &options));
    assert_non_null(
        varve_registry_get_definition(registry, VARVE_DEFINITION_OPERATION, text_of("sand.pour"))
            .record);
    assert_int_equal(varve_registry_load_named(registry, text_of("sand"), &options),
                     VARVE_STATUS_INVALID);
    assert_string_equal(b->message, "dialect 'sand' is defined already");
    options.replace = true;
    OK(varve_registry_load_named(registry, text_of("sand"), &options));
    options.replace = false;
    assert_int_equal(varve_registry_load_named(registry, text_of("sand@2"), &options),
                     VARVE_STATUS_NOT_FOUND);
    assert_string_equal(b->message, "no pack has this version of 'sand'; there is 1.2.0");
    varve_registry_destroy(registry);
  }
}

static void the_bytes_of_a_pack_are_loaded(void **state) {
  beach *b = *state;
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  varve_registry *registry;
  options.sink = b->sink;
  varve_bytes *bytes = compile_beach(b);
  varve_slice whole = varve_bytes_slice(bytes);
  OK(varve_registry_create(NULL, &registry));
  assert_int_equal(
      varve_registry_load(registry, (varve_slice){whole.data, whole.size - 1}, &options),
      VARVE_STATUS_TRUNCATED);
  OK(varve_registry_load(registry, whole, &options));
  (void)snprintf(b->path, sizeof b->path, "%s/beach.vdef", b->folder);
  assert_int_equal(varve_registry_load_file(registry, b->path, &options), VARVE_STATUS_INVALID);
  varve_bytes_destroy(bytes);
  varve_registry_destroy(registry);
}

static void assert_era(const varve_registry *registry, const char *text, const char *era) {
  const varve_era_choice_options options = {.struct_size = sizeof(varve_era_choice_options),
                                            .registry = registry};
  varve_era_choice *choice;
  OK(varve_era_choice_create(text_of(text), &options, &choice));
  assert_text(varve_era_choice_get_era(choice), era);
  varve_era_choice_destroy(choice);
}

static void the_era_is_that_of_the_pack(void **state) {
  beach *b = *state;
  assert_true(strlen(varve_version()) >= 5);
  varve_registry *registry = open_registry(b, NULL);
  assert_era(registry, "func.func @f() { sand.pour %0 : i32 }", "llvm19");
  assert_era(registry, "func.func @sand.f() { %sand.x }", "llvm22");
  assert_era(registry, "", "llvm22");
  varve_registry_destroy(registry);
}

static void the_name_of_a_target_is_that_of_its_era(void **state) {
  beach *b = *state;
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_registry *registry;
  options.era = text_of("shovel-1");
  options.dialect_path = text_of(b->folder);
  OK(varve_registry_create(&options, &registry));
  assert_era(registry, "", "llvm19");
  varve_registry_destroy(registry);
  options.era = text_of("shovel-3");
  assert_int_equal(varve_registry_create(&options, &registry), VARVE_STATUS_NOT_FOUND);
}

static void the_era_is_that_of_loaded_definitions(void **state) {
  (void)state;
  varve_registry *registry;
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, text_of("irdl.dialect @d attributes {varve.llvm = \"24\"} {}"),
                         NULL));
  assert_era(registry, "func.func @f()", "llvm24-2026-08");
  assert_era(registry, "", "llvm24-2026-08");
  varve_registry_destroy(registry);
  options.era = text_of("llvm19");
  OK(varve_registry_create(&options, &registry));
  OK(varve_registry_load(registry, text_of("irdl.dialect @d attributes {varve.llvm = \"16\"} {}"),
                         NULL));
  assert_era(registry, "", "llvm19");
  varve_registry_destroy(registry);
}

static void a_dialect_that_is_defined_twice_is_refused(void **state) {
  beach *b = *state;
  varve_compile_options options = {.struct_size = sizeof(varve_compile_options)};
  varve_bytes *bytes;
  char first[96];
  options.sink = b->sink;
  (void)snprintf(first, sizeof first, "%s/sand.irdl.mlir", b->folder);
  put(b, "other.irdl.mlir", text_of("irdl.dialect @sand {}"));
  const char *const paths[] = {first, b->path};
  assert_int_equal(varve_definitions_compile(paths, 2, &options, &bytes), VARVE_STATUS_INVALID);
  assert_null(bytes);
  assert_int_equal(b->errors, 1);
  assert_non_null(strstr(b->message, "dialect 'sand' is defined already, at "));
  assert_non_null(strstr(b->message, "/sand.irdl.mlir:1"));
}

/* --- use */

static const char module_text[] = "module {\n"
                                  "  %0 = \"t.v\"() {g = !sand.grain<3 : i64>} : () -> i32\n"
                                  "  sand.pour %0 : i32\n"
                                  "}\n";

static bool reads_and_prints(varve_context *context, varve_diagnostic_sink sink) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_module *module;
  varve_bytes *bytes;
  load.sink = sink;
  save.format = VARVE_FORMAT_TEXT;
  if (varve_module_load(context, text_of(module_text), &load, &module) != VARVE_STATUS_OK)
    return false;
  bool is_right = varve_module_save(module, &save, &bytes) == VARVE_STATUS_OK;
  if (is_right) {
    varve_slice printed = varve_bytes_slice(bytes);
    is_right = printed.size >= sizeof module_text - 1 &&
               memcmp(printed.data, module_text, sizeof module_text - 1) == 0;
    varve_bytes_destroy(bytes);
  }
  varve_module_destroy(module);
  return is_right;
}

/* --- several packs with one dialect */

/* Adds a second project with the dialect, whose operation has another form. */
static void put_dune(beach *b) {
  static const char definition[] =
      "module attributes {varve.project = \"dune\"} {\n"
      "irdl.dialect @sand {\n"
      "  irdl.operation @pour attributes {\n"
      "      varve.format = \"`(` $amount `)` attr-dict `:` type($amount)\"} {\n"
      "    %0 = irdl.is i32 irdl.operands(amount: %0) } } }\n";
  varve_compile_options options = {.struct_size = sizeof(varve_compile_options)};
  varve_bytes *bytes;
  options.sink = b->sink;
  put(b, "other.irdl.mlir", text_of(definition));
  const char *path = b->path;
  OK(varve_definitions_compile(&path, 1, &options, &bytes));
  put(b, "dune.vdef", varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
}

static const char dune_text[] = "%0 = \"t.v\"() : () -> i32 sand.pour(%0) : i32";

/* Reads the text, and returns whether it prints with this. */
static bool prints_with(varve_context *context, beach *b, const char *text, const char *part) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  varve_bytes *bytes;
  load.sink = b->sink;
  if (varve_module_load(context, text_of(text), &load, &module) != VARVE_STATUS_OK)
    return false;
  OK(varve_module_save(module, NULL, &bytes));
  varve_slice printed = varve_bytes_slice(bytes);
  char copy[256] = "";
  assert_true(printed.size < sizeof copy);
  memcpy(copy, printed.data, printed.size);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  return strstr(copy, part) != NULL;
}

static void the_first_module_of_a_context_chooses_a_pack(void **state) {
  beach *b = *state;
  static const char generic[] = "%0 = \"t.v\"() : () -> i32 \"sand.pour\"(%0) : (i32) -> ()";
  put_dune(b);
  varve_registry *registry = open_registry(b, NULL);
  for (int first = 0; first < 2; first++) {
    varve_context_options options = {.struct_size = sizeof(varve_context_options)};
    varve_context *context;
    options.registry = registry;
    OK(varve_context_create(&options, &context));
    assert_true(prints_with(context, b, first == 0 ? dune_text : module_text,
                            first == 0 ? "sand.pour(%0)" : "sand.pour %0"));
    assert_int_equal(b->errors + b->warnings, 0);
    assert_true(prints_with(context, b, generic, first == 0 ? "sand.pour(%0)" : "sand.pour %0"));
    assert_int_equal(b->errors + b->warnings, 0);
    varve_context_destroy(context);
  }
  varve_registry_destroy(registry);
}

static varve_status load_dune(varve_context *context, varve_slice input) {
  varve_module *module;
  varve_status status = varve_module_load(context, input, NULL, &module);
  varve_module_destroy(module);
  return status;
}

static void choosing_packs_survives_failed_allocations(void **state) {
  beach *b = *state;
  put_dune(b);
  varve_registry *registry = open_registry(b, NULL);
  fail_each_allocation_in(registry, text_of(dune_text), load_dune);
  fail_each_allocation_in(
      registry, text_of("%0 = \"t.v\"() : () -> i32 \"sand.pour\"(%0) : (i32) -> ()"), load_dune);
  varve_registry_destroy(registry);
}

/* The bodies are read after the call that loads, so its sink must still be there. */
static void faults_of_bodies_are_reported_later(void **state) {
  beach *b = *state;
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_context *context;
  varve_module *module;
  varve_bytes *bytes, *text;
  varve_registry *registry = open_registry(b, NULL);
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  OK(varve_module_load(context, text_of("func.func @f(%a: i32) { sand.pour %a : i32 func.return }"),
                       NULL, &module));
  save.format = VARVE_FORMAT_BYTECODE;
  OK(varve_module_save(module, &save, &bytes));
  varve_module_destroy(module);
  varve_slice file = varve_bytes_slice(bytes);
  char damaged[512], *at = damaged;
  assert_true(file.size < sizeof damaged);
  memcpy(damaged, file.data, file.size);
  put(b, "bad.vdef", file);
  load.sink = b->sink;
  load.lazy_bodies = true;
  unsigned reported = 0;
  for (size_t i = 16; i < file.size; i++) { /* some of these bytes are of the body */
    at[i] = (char)(at[i] ^ 0x10);
    put(b, "bad.vdef", (varve_slice){damaged, file.size});
    if (varve_module_load_file(context, b->path, &load, &module) == VARVE_STATUS_OK) {
      unsigned errors = b->errors;
      bool is_saved = varve_module_save(module, NULL, &text) == VARVE_STATUS_OK;
      reported += !is_saved && b->errors > errors;
      varve_bytes_destroy(is_saved ? text : NULL);
    }
    varve_module_destroy(module);
    at[i] = file.data[i];
  }
  assert_true(reported > 0);
  varve_bytes_destroy(bytes);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

static void *work(void *user) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  options.registry = user;
  if (varve_context_create(&options, &context) != VARVE_STATUS_OK)
    return NULL;
  bool is_right = true;
  for (int round = 0; round < 3; round++)
    is_right = is_right && reads_and_prints(context, (varve_diagnostic_sink){NULL, NULL});
  varve_context_destroy(context);
  return is_right ? user : NULL;
}

static void *look(void *user) {
  varve_pack_info pack = {.struct_size = sizeof(varve_pack_info)};
  bool is_right = varve_registry_get_pack_count(user) == 2;
  for (uint32_t i = 0; i < 2; i++)
    is_right = is_right && varve_registry_get_pack(user, i, &pack) == VARVE_STATUS_OK;
  return is_right && work(user) != NULL ? user : NULL;
}

/* All of them open the packs of one frozen registry at once. */
static void threads_meet_a_pack_at_once(void **state) {
  enum { ROUNDS = 5, THREADS = 6 };
  beach *b = *state;
  pthread_t threads[THREADS];
  void *answer;
  put(b, "bad.vdef", text_of("VARVEDEF"));
  for (int round = 0; round < ROUNDS; round++) {
    varve_registry *registry = open_registry(b, NULL);
    for (size_t i = 0; i < THREADS; i++)
      assert_int_equal(pthread_create(&threads[i], NULL, i % 3 == 0 ? look : work, registry), 0);
    for (size_t i = 0; i < THREADS; i++) {
      assert_int_equal(pthread_join(threads[i], &answer), 0);
      assert_non_null(answer);
    }
    varve_registry_destroy(registry);
  }
}

static void a_damaged_pack_is_as_if_absent(void **state) {
  beach *b = *state;
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_context *context;
  varve_module *module;
  load.sink = b->sink;
  varve_bytes *bytes = compile_beach(b);
  put(b, "beach.vdef",
      (varve_slice){varve_bytes_slice(bytes).data, varve_bytes_slice(bytes).size - 1});
  varve_bytes_destroy(bytes);
  varve_registry *registry = open_registry(b, NULL);
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  OK(varve_module_load(context, text_of("\"sand.pour\"() {x = !sand.grain<1, 2>} : () -> ()"),
                       &load, &module));
  assert_int_equal(b->errors, 0);
  assert_int_equal(b->warnings, 1);
  assert_non_null(strstr(b->message, "the file is incomplete: "));
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

/* --- artifacts */

static void a_module_without_artifacts_is_said_so(void **state) {
  beach *b = *state;
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_artifact_options artifact = {.struct_size = sizeof(varve_artifact_options)};
  varve_artifact_info info = {.struct_size = sizeof(varve_artifact_info)};
  varve_context *context;
  varve_module *module;
  bool is_artifact = true;
  artifact.sink = b->sink;
  varve_registry *registry = open_registry(b, NULL);
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  OK(varve_module_load(context, text_of(module_text), NULL, &module));
  OK(varve_module_from_artifact(module, NULL, &is_artifact));
  assert_false(is_artifact);
  assert_int_equal(varve_module_to_artifact(module, &artifact, &info), VARVE_STATUS_UNSUPPORTED);
  assert_string_equal(b->message, "the module has no dialect with artifacts, such as stablehlo");
  assert_int_equal(varve_module_from_artifact(NULL, NULL, &is_artifact), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_module_from_artifact(module, NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_module_to_artifact(module, NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_module_to_artifact(NULL, NULL, &info), VARVE_STATUS_BAD_ARGUMENT);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

/* --- memory */

static varve_status use_all(const beach *b, const varve_allocator *allocator) {
  varve_registry_options of = {.struct_size = sizeof(varve_registry_options)};
  varve_pack_info pack = {.struct_size = sizeof(varve_pack_info)};
  varve_target_info target = {.struct_size = sizeof(varve_target_info)};
  varve_registry *registry;
  varve_era_choice *choice = NULL;
  of.dialect_path = text_of(b->folder);
  of.allocator = allocator;
  varve_status status = varve_registry_create(&of, &registry);
  if (status != VARVE_STATUS_OK)
    return status;
  const varve_era_choice_options choosing = {.struct_size = sizeof(varve_era_choice_options),
                                             .registry = registry,
                                             .allocator = allocator,
                                             .searches = true};
  status = varve_era_choice_create(text_of("sand.pour\nfunc @f()"), &choosing, &choice);
  varve_era_choice_destroy(choice);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_get_pack(registry, 0, &pack);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_load_named(registry, text_of("sand"), NULL);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_get_target(registry, 1, &target);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_find_target(registry, text_of("beach@1.2"), &target);
  varve_registry_destroy(registry);
  of.target = text_of("shovel-2");
  if (status == VARVE_STATUS_OK)
    status = varve_registry_create(&of, &registry);
  if (status == VARVE_STATUS_OK)
    varve_registry_destroy(registry);
  return status;
}

static void failed_allocations_leave_nothing(void **state) {
  beach *b = *state;
  for (uint64_t fail_at = 0;; fail_at++) {
    failing_allocator counts = {.fail_at = fail_at};
    const varve_allocator allocator = {failing_resize, &counts};
    varve_status status = use_all(b, &allocator);
    assert_int_equal(counts.held, 0);
    if (status == VARVE_STATUS_OK)
      break;
    assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
  }
}

static void compiling_survives_failed_allocations(void **state) {
  beach *b = *state;
  (void)snprintf(b->path, sizeof b->path, "%s/pack.mlir", b->folder);
  const char *path = b->path;
  for (uint64_t fail_at = 0;; fail_at++) {
    failing_allocator counts = {.fail_at = fail_at};
    const varve_allocator allocator = {failing_resize, &counts};
    varve_compile_options options = {.struct_size = sizeof(varve_compile_options)};
    varve_bytes *bytes;
    options.allocator = &allocator;
    varve_status status = varve_definitions_compile(&path, 1, &options, &bytes);
    assert_int_equal(bytes != NULL, status == VARVE_STATUS_OK);
    varve_bytes_destroy(bytes);
    assert_int_equal(counts.held, 0);
    if (status == VARVE_STATUS_OK)
      break;
    assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
  }
}

/* The second module is read without the pack. */
static varve_status load_both(varve_context *context, varve_slice input) {
  varve_module *module;
  varve_status status = varve_module_load(context, input, NULL, &module);
  varve_module_destroy(module);
  if (status != VARVE_STATUS_OK)
    return status;
  status =
      varve_module_load(context, text_of("\"t.v\"() : () -> !sand.grain<1, 2>"), NULL, &module);
  varve_module_destroy(module);
  return status;
}

static void reading_with_packs_survives_failed_allocations(void **state) {
  beach *b = *state;
  varve_registry *registry = open_registry(b, NULL);
  fail_each_allocation_in(registry, text_of(module_text), load_both);
  varve_registry_destroy(registry);
}

/* Two dialects, of which the old one stores the new one. */
static const char artifact_definitions[] =
    "irdl.dialect @old attributes {varve.unknown = [\"operations\"]} {\n"
    "  \"varve.upgrade\"() {from = \"old\", to = \"new\", operation = \"old.op\",\n"
    "    becomes = \"new.op\", move = {a = \"b\"}} : () -> ()\n"
    "  \"varve.upgrade\"() {from = \"old\", to = \"old\", before = \"1.1.0\", backward,\n"
    "    operation = \"old.late\", refuse = \"it is new in 1.1.0\"} : () -> ()\n"
    "}\n"
    "irdl.dialect @new attributes {varve.unknown = [\"operations\"],\n"
    "    varve.artifact = {dialect = \"old\", producer = \"New_v\", newest = \"1.2.0\",\n"
    "      bytecode = [[\"1.0.0\", 1], [\"1.1.0\", 6]]}} {\n"
    "  \"varve.upgrade\"() {from = \"new\", to = \"old\", operation = \"new.op\",\n"
    "    becomes = \"old.op\", move = {b = \"a\"}} : () -> ()\n"
    "}\n";

static varve_status there_and_back(varve_context *context, varve_slice input) {
  varve_artifact_info info = {.struct_size = sizeof(varve_artifact_info)};
  varve_module *module;
  bool is_artifact = false;
  varve_status status = varve_module_load(context, input, NULL, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_to_artifact(module, NULL, &info);
  if (status == VARVE_STATUS_OK) {
    assert_text(info.producer, "New_v1.2.0");
    assert_int_equal(info.bytecode_version, 6);
    status = varve_module_from_artifact(module, NULL, &is_artifact);
    assert_true(status != VARVE_STATUS_OK || is_artifact);
  }
  varve_module_destroy(module);
  return status;
}

static void artifacts_survive_failed_allocations(void **state) {
  (void)state;
  varve_registry *registry;
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, text_of(artifact_definitions), NULL));
  fail_each_allocation_in(registry, text_of("\"new.op\"() {b = 2 : i64} : () -> ()"),
                          there_and_back);
  varve_registry_destroy(registry);
}

static void versions_of_artifacts_are_checked(void **state) {
  beach *b = *state;
  static const char *const versions[] = {"0.9.9", "1.2.1", "2", "x", "1.", ".1", "1..1"};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_artifact_options artifact = {.struct_size = sizeof(varve_artifact_options)};
  varve_artifact_info info = {.struct_size = sizeof(varve_artifact_info)};
  varve_registry *registry;
  varve_context *context;
  varve_module *module;
  artifact.sink = b->sink;
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, text_of(artifact_definitions), NULL));
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  OK(varve_module_load(context, text_of("\"new.op\"() : () -> ()"), NULL, &module));
  for (size_t i = 0; i < sizeof versions / sizeof versions[0]; i++) {
    artifact.version = text_of(versions[i]);
    assert_int_equal(varve_module_to_artifact(module, &artifact, &info), VARVE_STATUS_UNSUPPORTED);
    assert_int_equal(b->errors, i + 1);
  }
  artifact.version = text_of("1.0.0");
  OK(varve_module_to_artifact(module, &artifact, &info));
  assert_text(info.producer, "New_v1.0.0");
  assert_int_equal(info.bytecode_version, 1);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

#define beach_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
      beach_test(a_registry_lists_its_packs),
      beach_test(a_registry_lists_the_targets_of_its_packs),
      beach_test(wrong_arguments_are_refused),
      beach_test(a_pack_is_loaded_by_name),
      beach_test(the_bytes_of_a_pack_are_loaded),
      beach_test(the_era_is_that_of_the_pack),
      beach_test(the_name_of_a_target_is_that_of_its_era),
      beach_test(the_era_is_that_of_loaded_definitions),
      beach_test(the_first_module_of_a_context_chooses_a_pack),
      beach_test(choosing_packs_survives_failed_allocations),
      beach_test(faults_of_bodies_are_reported_later),
      beach_test(a_dialect_that_is_defined_twice_is_refused),
      beach_test(threads_meet_a_pack_at_once),
      beach_test(a_damaged_pack_is_as_if_absent),
      beach_test(a_module_without_artifacts_is_said_so),
      beach_test(failed_allocations_leave_nothing),
      beach_test(compiling_survives_failed_allocations),
      beach_test(reading_with_packs_survives_failed_allocations),
      beach_test(artifacts_survive_failed_allocations),
      beach_test(versions_of_artifacts_are_checked),
  };
  return cmocka_run_group_tests_name("packs", tests, NULL, NULL);
}

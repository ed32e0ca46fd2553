/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Threads may share a registry and a dictionary. Each thread has its own context and modules. `make
 * check-threads` runs this under ThreadSanitizer. */
#include "tests/system/interface/sample_files.h"

#include <pthread.h>

#include <varve/dialect.h>

enum { THREADS = 4, ROUNDS = 3 };

static const char definitions[] = "irdl.dialect @sediment {\n"
                                  "  irdl.type @layer {\n"
                                  "    %0 = irdl.any\n"
                                  "    irdl.parameters(year: %0)\n"
                                  "  }\n"
                                  "  irdl.operation @settle {\n"
                                  "    %0 = irdl.is i32\n"
                                  "    irdl.operands(grain: %0)\n"
                                  "    irdl.results(out: %0)\n"
                                  "  }\n"
                                  "}\n";

static const char text[] =
    "module {\n"
    "  func.func @f(%a: i32, %t: tensor<4x?xf32>) -> i32 attributes {x = #llvm.access_group<id = "
    "distinct[0]<>>} {\n"
    "    %0 = \"sediment.settle\"(%a) : (i32) -> i32\n"
    "    %1 = arith.addi %0, %a : i32\n"
    "    %2 = \"other.op\"(%1) {l = !sediment.layer<2026>, d = dense<[1, 2, 3]> : tensor<3xi8>} : "
    "(i32) -> i32\n"
    "    cf.br ^bb1(%2 : i32)\n"
    "  ^bb1(%b: i32):\n"
    "    return %b : i32\n"
    "  }\n"
    "}\n";

enum { TEXT, BYTECODE, CONTAINER, CONTAINER_WITH_DICTIONARY, FORM_COUNT };

typedef struct shared_things {
  varve_registry *registry;
  varve_dictionary *dictionary;
  varve_bytes *dictionary_bytes;
  varve_bytes *expected[FORM_COUNT];
} shared_things;

static varve_slice slice_of(const char *string) { return (varve_slice){string, strlen(string)}; }

static varve_context *make_context(const shared_things *shared) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  options.registry = shared->registry;
  return varve_context_create(&options, &context) == VARVE_STATUS_OK ? context : NULL;
}

static varve_module *load(const shared_things *shared, varve_context *context, varve_slice bytes) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  options.dictionary = shared->dictionary;
  return varve_module_load(context, bytes, &options, &module) == VARVE_STATUS_OK ? module : NULL;
}

static varve_bytes *save(const shared_things *shared, varve_module *module, unsigned form) {
  static const varve_format formats[] = {VARVE_FORMAT_TEXT, VARVE_FORMAT_BYTECODE,
                                         VARVE_FORMAT_VARVE, VARVE_FORMAT_VARVE};
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  options.format = formats[form];
  options.dictionary = form == CONTAINER_WITH_DICTIONARY ? shared->dictionary : NULL;
  return varve_module_save(module, &options, &bytes) == VARVE_STATUS_OK ? bytes : NULL;
}

static bool is_same(const varve_bytes *a, const varve_bytes *b) {
  varve_slice x = varve_bytes_slice(a), y = varve_bytes_slice(b);
  return x.size == y.size && memcmp(x.data, y.data, x.size) == 0;
}

/* Returns whether the thread reads the form and writes all forms the same again. */
static bool goes_round(const shared_things *shared, varve_context *context, unsigned from) {
  varve_module *module = load(shared, context, varve_bytes_slice(shared->expected[from]));
  bool is_right = module != NULL;
  /* This text has no locations. */
  for (unsigned form = from == TEXT ? FORM_COUNT : 0; is_right && form < FORM_COUNT; form++) {
    varve_bytes *bytes = save(shared, module, form);
    is_right = bytes != NULL && is_same(bytes, shared->expected[form]);
    varve_bytes_destroy(bytes);
  }
  varve_module_destroy(module);
  return is_right;
}

/* cmocka's assertions work in the main thread only: a thread returns whether all checks passed. */
static void *work(void *user) {
  const shared_things *shared = user;
  bool is_right = true;
  for (unsigned round = 0; round < ROUNDS && is_right; round++) {
    varve_context *context = make_context(shared);
    is_right = context != NULL;
    for (unsigned form = 0; form < FORM_COUNT && is_right; form++)
      is_right = goes_round(shared, context, form);
    varve_context_destroy(context);
  }
  return is_right ? user : NULL;
}

static void train(shared_things *shared, varve_context *context, varve_module *module) {
  varve_training_options options = {.struct_size = sizeof(varve_training_options)};
  varve_diagnostic_sink silent = {NULL, NULL};
  options.modules = &module;
  options.count = 1;
  assert_int_equal(varve_dictionary_train(context, &options, &shared->dictionary_bytes),
                   VARVE_STATUS_OK);
  assert_int_equal(varve_dictionary_create(varve_bytes_slice(shared->dictionary_bytes), silent,
                                           &shared->dictionary),
                   VARVE_STATUS_OK);
}

static void a_registry_and_a_dictionary_are_shared(void **state) {
  (void)state;
  shared_things shared = {.registry = NULL};
  pthread_t threads[THREADS];
  void *answer;
  assert_int_equal(varve_registry_create(NULL, &shared.registry), VARVE_STATUS_OK);
  assert_int_equal(varve_registry_load(shared.registry, slice_of(definitions), NULL),
                   VARVE_STATUS_OK);
  varve_context *context = make_context(&shared);
  assert_non_null(context);
  varve_module *module = load(&shared, context, slice_of(text));
  assert_non_null(module);
  train(&shared, context, module);
  for (unsigned form = 0; form < FORM_COUNT; form++) {
    shared.expected[form] = save(&shared, module, form);
    assert_non_null(shared.expected[form]);
  }
  for (size_t i = 0; i < THREADS; i++)
    assert_int_equal(pthread_create(&threads[i], NULL, work, &shared), 0);
  for (size_t i = 0; i < THREADS; i++) {
    assert_int_equal(pthread_join(threads[i], &answer), 0);
    assert_non_null(answer);
  }
  for (unsigned form = 0; form < FORM_COUNT; form++)
    varve_bytes_destroy(shared.expected[form]);
  varve_bytes_destroy(shared.dictionary_bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_dictionary_destroy(shared.dictionary);
  varve_registry_destroy(shared.registry);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_registry_and_a_dictionary_are_shared)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The output depends on the module only. It does not depend on addresses, on old contents of
 * memory, on the seed of hash tables, on the form that the module was read from, or on other
 * threads. */
#include "tests/system/interface/sample_files.h"

#include <pthread.h>

/* Paths below tests/. These files have operations, types and attributes of many dialects. */
static const char *const modules[] = {
    "files/good-attributes", "files/good-types",     "files/good-locations",  "files/good-regions",
    "files/good-resources",  "files/good-functions", "files/good-properties", "cases/custom/arith",
    "cases/custom/affine",   "cases/custom/gpu",     "cases/custom/linalg",   "cases/custom/llvm",
    "cases/custom/memref",   "cases/custom/omp",     "cases/custom/scf",      "cases/custom/shape"};
enum { MODULE_COUNT = sizeof(modules) / sizeof(modules[0]) };

static varve_slice read_module_file(const char *module) {
  char name[64];
  size_t size;
  snprintf(name, sizeof(name), "tests/data/%s.mlir", module);
  char *text = source_file_read(name, &size);
  return (varve_slice){text, size};
}

/* Allocates from one block, downwards from its end or upwards from its start, and never uses memory
 * twice. Allocated and freed memory is filled with a pattern. */
enum { POOL_SIZE = 128 << 20, POOL_ALIGNMENT = 16 };

typedef struct memory_pool {
  char *memory;
  size_t used;
  bool is_descending;
  uint64_t fill; /* the pattern: the content of each word before its first write */
} memory_pool;

static void *pool_take(memory_pool *pool, size_t size) {
  size_t rounded = (size + POOL_ALIGNMENT - 1) / POOL_ALIGNMENT * POOL_ALIGNMENT;
  if (rounded > POOL_SIZE - pool->used)
    return NULL;
  pool->used += rounded;
  char *taken =
      pool->memory + (pool->is_descending ? POOL_SIZE - pool->used : pool->used - rounded);
  for (size_t i = 0; i < rounded; i += sizeof(pool->fill))
    memcpy(taken + i, &pool->fill, sizeof(pool->fill));
  return taken;
}

static void *pool_resize(void *user, void *pointer, size_t old_size, size_t new_size) {
  memory_pool *from = user;
  void *moved = new_size == 0 ? NULL : pool_take(from, new_size);
  if (pointer != NULL && (moved != NULL || new_size == 0)) {
    if (moved != NULL)
      memcpy(moved, pointer, old_size < new_size ? old_size : new_size);
    memset(pointer, (int)(from->fill & 0xFF), old_size);
  }
  return moved;
}

/* The outputs that are compared. The first two do not store the order of uses, because text and
 * bytecode below version 3 have none. The last stores versions of dialects, which text does not
 * have. */
enum {
  GENERIC_TEXT,
  CUSTOM_TEXT,
  BYTECODE,
  USERS,
  MAPPED,
  OUTPUT_COUNT,
  OUTPUTS_WITHOUT_ORDER = BYTECODE,
  OUTPUTS_OF_ANY_FORM = MAPPED
};

typedef struct output {
  varve_bytes *bytes[OUTPUT_COUNT];
} output;

static varve_save_options output_options(unsigned which) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.format = which == BYTECODE ? VARVE_FORMAT_BYTECODE
                   : which == MAPPED ? VARVE_FORMAT_VARVE
                                     : VARVE_FORMAT_TEXT;
  options.layout = which == MAPPED ? VARVE_LAYOUT_MAPPED : VARVE_LAYOUT_PACKED;
  options.debug_info = which == GENERIC_TEXT || which == CUSTOM_TEXT;
  options.generic_form = which == GENERIC_TEXT;
  options.local_scope = options.value_users = which == USERS;
  return options;
}

static varve_status save(varve_module *module, unsigned which, varve_bytes **bytes) {
  varve_save_options options = output_options(which);
  return varve_module_save(module, &options, bytes);
}

static varve_context *make_context(const varve_allocator *allocator, uint64_t seed) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  options.allocator = allocator;
  options.seed = seed;
  assert_int_equal(varve_context_create(&options, &context), VARVE_STATUS_OK);
  return context;
}

static void report(void *user, const varve_diagnostic *diagnostic) {
  (void)user;
  print_error("%.*s\n", (int)diagnostic->message.size, diagnostic->message.data);
}

static void save_all(varve_context *context, varve_slice input, output *out) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_module *module;
  load.sink = (varve_diagnostic_sink){report, NULL};
  assert_int_equal(varve_module_load(context, input, &load, &module), VARVE_STATUS_OK);
  for (unsigned i = 0; i < OUTPUT_COUNT; i++)
    assert_int_equal(save(module, i, &out->bytes[i]), VARVE_STATUS_OK);
  varve_module_destroy(module);
}

static void release(output *out) {
  for (size_t i = 0; i < OUTPUT_COUNT; i++)
    varve_bytes_destroy(out->bytes[i]);
}

/* Compares the first count outputs. */
static void assert_same_outputs(const char *name, const output *a, const output *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    varve_slice first = varve_bytes_slice(a->bytes[i]), second = varve_bytes_slice(b->bytes[i]);
    if (first.size != second.size || memcmp(first.data, second.data, first.size) != 0)
      fail_msg("%s: output %zu is another one", name, i);
  }
}

static void assert_same(const char *name, const output *a, const output *b) {
  assert_same_outputs(name, a, b, OUTPUT_COUNT);
}

/* Saves the input from a context of its own. The caller destroys the context after the outputs. */
static varve_context *save_with(const varve_allocator *allocator, uint64_t seed, varve_slice input,
                                output *out) {
  varve_context *context = make_context(allocator, seed);
  save_all(context, input, out);
  return context;
}

static void addresses_do_not_matter(void **state) {
  (void)state;
  static const memory_pool kinds[] = {
      {NULL, 0, true, UINT64_MAX}, {NULL, 0, false, 0}, {NULL, 0, false, 1}};
  char *memory = malloc(POOL_SIZE);
  assert_non_null(memory);
  for (size_t i = 0; i < MODULE_COUNT; i++) {
    output expected, got;
    varve_slice input = read_module_file(modules[i]);
    varve_context *context = save_with(NULL, 1, input, &expected);
    for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++) {
      memory_pool pool = kinds[k];
      pool.memory = memory;
      varve_allocator allocator = {pool_resize, &pool};
      varve_context *other = save_with(&allocator, 1, input, &got);
      assert_same(modules[i], &expected, &got);
      release(&got);
      varve_context_destroy(other);
    }
    release(&expected);
    varve_context_destroy(context);
    free((char *)input.data);
  }
  free(memory);
}

static void seeds_do_not_matter(void **state) {
  (void)state;
  static const uint64_t seeds[] = {0, 0, 2, 0x9E3779B97F4A7C15u, UINT64_MAX};
  for (size_t i = 0; i < MODULE_COUNT; i++) {
    output expected, got;
    varve_slice input = read_module_file(modules[i]);
    varve_context *context = save_with(NULL, 1, input, &expected);
    for (size_t k = 0; k < sizeof(seeds) / sizeof(seeds[0]); k++) {
      varve_context *other = save_with(NULL, seeds[k], input, &got);
      assert_same(modules[i], &expected, &got);
      release(&got);
      varve_context_destroy(other);
    }
    release(&expected);
    varve_context_destroy(context);
    free((char *)input.data);
  }
}

/* A context that has read other modules writes the same output as a new context. */
static void earlier_modules_do_not_matter(void **state) {
  (void)state;
  varve_context *used = make_context(NULL, 1);
  for (size_t i = MODULE_COUNT; i-- > 0;) {
    output expected, got;
    varve_slice input = read_module_file(modules[i]);
    varve_context *context = save_with(NULL, 1, input, &expected);
    save_all(used, input, &got);
    assert_same(modules[i], &expected, &got);
    release(&got);
    release(&expected);
    varve_context_destroy(context);
    free((char *)input.data);
  }
  varve_context_destroy(used);
}

/* Writes the module in a form, reads it back, and compares the outputs of both. Returns false if
 * the form cannot represent the module. */
static bool comes_back(const char *name, const output *expected, varve_module *module,
                       const varve_save_options *form) {
  varve_bytes *bytes;
  output got;
  varve_status status = varve_module_save(module, form, &bytes);
  if (status == VARVE_STATUS_UNSUPPORTED)
    return false;
  assert_int_equal(status, VARVE_STATUS_OK);
  varve_context *context = save_with(NULL, 3, varve_bytes_slice(bytes), &got);
  bool has_order = form->format == VARVE_FORMAT_BYTECODE && form->bytecode_version >= 3 &&
                   form->bytecode_version != VARVE_BYTECODE_VERSION_0;
  assert_same_outputs(name, expected, &got,
                      has_order ? OUTPUTS_OF_ANY_FORM : OUTPUTS_WITHOUT_ORDER);
  release(&got);
  varve_context_destroy(context);
  varve_bytes_destroy(bytes);
  return true;
}

static void input_forms_do_not_matter(void **state) {
  (void)state;
  size_t held[VARVE_BYTECODE_DEFAULT_VERSION + 1] = {0};
  for (size_t i = 0; i < MODULE_COUNT; i++) {
    output expected;
    varve_module *module;
    varve_slice input = read_module_file(modules[i]);
    varve_context *context = save_with(NULL, 1, input, &expected);
    assert_int_equal(varve_module_load(context, input, NULL, &module), VARVE_STATUS_OK);
    varve_save_options text = output_options(GENERIC_TEXT);
    assert_true(comes_back(modules[i], &expected, module, &text));
    for (uint32_t version = 0; version <= VARVE_BYTECODE_DEFAULT_VERSION; version++) {
      varve_save_options form = output_options(BYTECODE);
      form.bytecode_version = VARVE_BYTECODE_VERSION(version);
      held[version] += comes_back(modules[i], &expected, module, &form);
    }
    varve_module_destroy(module);
    release(&expected);
    varve_context_destroy(context);
    free((char *)input.data);
  }
  for (uint32_t version = 0; version <= VARVE_BYTECODE_DEFAULT_VERSION; version++)
    assert_true(held[version] >= (version < 5 ? 3 : MODULE_COUNT));
}

static void copies_are_written_identically(void **state) {
  (void)state;
  for (size_t i = 0; i < MODULE_COUNT; i++) {
    output expected, got;
    varve_module *module, *copy;
    varve_slice input = read_module_file(modules[i]);
    varve_context *context = save_with(NULL, 1, input, &expected);
    varve_context *other = make_context(NULL, 5);
    assert_int_equal(varve_module_load(context, input, NULL, &module), VARVE_STATUS_OK);
    assert_int_equal(varve_module_copy(module, other, &copy), VARVE_STATUS_OK);
    for (unsigned k = 0; k < OUTPUT_COUNT; k++)
      assert_int_equal(save(copy, k, &got.bytes[k]), VARVE_STATUS_OK);
    assert_same(modules[i], &expected, &got);
    varve_module_destroy(module);
    varve_module_destroy(copy);
    release(&got);
    release(&expected);
    varve_context_destroy(other);
    varve_context_destroy(context);
    free((char *)input.data);
  }
}

/* Threads */

typedef struct job {
  varve_slice input;
  varve_context *context;
  output out;
} job;

static void *run_job(void *user) {
  job *mine = user;
  mine->context = save_with(NULL, 0, mine->input, &mine->out);
  return NULL;
}

static void threads_do_not_matter(void **state) {
  (void)state;
  enum { THREADS = 4 };
  for (size_t i = 0; i < MODULE_COUNT; i++) {
    output expected;
    job jobs[THREADS];
    pthread_t threads[THREADS];
    varve_slice input = read_module_file(modules[i]);
    varve_context *context = save_with(NULL, 1, input, &expected);
    for (size_t k = 0; k < THREADS; k++) {
      jobs[k] = (job){.input = input};
      assert_int_equal(pthread_create(&threads[k], NULL, run_job, &jobs[k]), 0);
    }
    for (size_t k = 0; k < THREADS; k++) {
      assert_int_equal(pthread_join(threads[k], NULL), 0);
      assert_same(modules[i], &expected, &jobs[k].out);
      release(&jobs[k].out);
      varve_context_destroy(jobs[k].context);
    }
    release(&expected);
    varve_context_destroy(context);
    free((char *)input.data);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(addresses_do_not_matter),        cmocka_unit_test(seeds_do_not_matter),
      cmocka_unit_test(earlier_modules_do_not_matter),  cmocka_unit_test(input_forms_do_not_matter),
      cmocka_unit_test(copies_are_written_identically), cmocka_unit_test(threads_do_not_matter)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* <varve/file.h>: calls ask a range source for weights only when these are used. */
#include "tests/system/interface/file_fixture.h"

enum {
  FUNCTIONS = 20,
  OPERATIONS = 30,
  WEIGHTS = 8,
  WEIGHT_SIZE = 2500000,
  BLOCK = 1 << 20,
  OVERHEAD = 512 << 10 /* everything but weights */
};

static char *weights[WEIGHTS];

static int make_weights(void **state) {
  uint64_t number = 1;
  (void)state;
  for (size_t i = 0; i < WEIGHTS; i++) {
    weights[i] = malloc(WEIGHT_SIZE);
    assert_non_null(weights[i]);
    for (size_t k = 0; k < WEIGHT_SIZE; k++) {
      number = number * 6364136223846793005u + 1442695040888963407u;
      weights[i][k] = (char)(number >> 56);
    }
  }
  return 0;
}

static int free_weights(void **state) {
  (void)state;
  for (size_t i = 0; i < WEIGHTS; i++)
    free(weights[i]);
  return 0;
}

/* The first functions use a weight each. */
static void make_text(fixture *f) {
  char line[160];
  for (unsigned i = 0; i < FUNCTIONS; i++) {
    int size = snprintf(line, sizeof(line), "func.func @f%u(%%x: i32) -> i32 {\n", i);
    append(&f->text, line, (size_t)size);
    size = snprintf(line, sizeof(line),
                    "%%w = \"my.const\"() {value = dense_resource<w%u> : tensor<%uxui8>} : () -> "
                    "tensor<%uxui8>\n",
                    i, (unsigned)WEIGHT_SIZE, (unsigned)WEIGHT_SIZE);
    if (i < WEIGHTS)
      append(&f->text, line, (size_t)size);
    for (unsigned k = 0; k < OPERATIONS; k++) {
      size = snprintf(line, sizeof(line), "%%a%u = arith.addi %%x, %%x : i32\n", k);
      append(&f->text, line, (size_t)size);
    }
    append(&f->text, "return %x : i32 }\n", 18);
  }
}

static void set_weights(varve_module *module) {
  const varve_release keep = {NULL, NULL};
  for (unsigned i = 0; i < WEIGHTS; i++) {
    char key[8];
    varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
    snprintf(key, sizeof(key), "w%u", i);
    item.group = slice_of("builtin");
    item.key = slice_of(key);
    item.has_data = true;
    item.alignment = 64;
    item.data = (varve_slice){weights[i], WEIGHT_SIZE};
    assert_int_equal(varve_module_set_resource(module, &item, &keep), VARVE_STATUS_OK);
  }
}

static void write_weights(fixture *f, const varve_save_options *save) {
  varve_load_options load = load_options(f);
  varve_module *module;
  f->least_request = 0;
  make_text(f);
  assert_int_equal(
      varve_module_load(f->context, (varve_slice){f->text.data, f->text.size}, &load, &module),
      VARVE_STATUS_OK);
  set_weights(module);
  assert_int_equal(varve_module_save(module, save, &f->bytes), VARVE_STATUS_OK);
  varve_module_destroy(module);
}

static void begin(fixture *f) {
  f->source = (counted){.bytes = varve_bytes_slice(f->bytes)};
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
}

static varve_status ignore_symbol(void *user, const varve_file_symbol *symbol) {
  (void)symbol;
  ++*(unsigned *)user;
  return VARVE_STATUS_OK;
}

/* Returns a module with all resources and no operations. */
static varve_module *read_resources(fixture *f) {
  varve_module *module;
  varve_file_selection none = {.struct_size = sizeof(varve_file_selection)};
  none.all_resources = true;
  assert_int_equal(varve_file_read_selection(f->file, &none, &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_get_resource_count(module), WEIGHTS);
  return module;
}

/* Checks the first bytes of a weight. */
static void use_weight(varve_module *module, unsigned weight, uint64_t size) {
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  size_t index = 0;
  for (; varve_module_get_resource(module, index, &item) == VARVE_STATUS_OK; index++)
    if (item.key.data[1] == (char)('0' + weight))
      break;
  assert_true(index < varve_module_get_resource_count(module));
  assert_int_equal(item.data.size, WEIGHT_SIZE);
  assert_int_equal(item.alignment, 64);
  assert_true(item.needs_check);
  assert_int_equal(varve_module_check_resource(module, index, 0, size), VARVE_STATUS_OK);
  assert_memory_equal(item.data.data, weights[weight], (size_t)size);
}

static void check_symbols_and_functions(fixture *f) {
  varve_module *module;
  unsigned count = 0;
  begin(f);
  assert_true(f->source.bytes_read <= OVERHEAD);
  assert_int_equal(varve_file_list(f->file, ignore_symbol, &count), VARVE_STATUS_OK);
  assert_int_equal(count, FUNCTIONS);
  assert_true(f->source.bytes_read <= OVERHEAD);
  begin(f);
  assert_int_equal(varve_file_read_symbol(f->file, slice_of("@f10"), &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_get_resource_count(module), 0);
  varve_module_destroy(module);
  assert_true(f->source.bytes_read <= OVERHEAD);
  begin(f);
  assert_int_equal(varve_file_read_symbol(f->file, slice_of("@f3"), &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_get_resource_count(module), 1);
  assert_true(f->source.bytes_read <= OVERHEAD);
  use_weight(module, 3, WEIGHT_SIZE);
  use_weight(module, 3, WEIGHT_SIZE);
  assert_true(f->source.bytes_read <= WEIGHT_SIZE + OVERHEAD);
  varve_module_destroy(module);
}

static void check_resources(fixture *f) {
  begin(f);
  varve_module *module = read_resources(f);
  assert_true(f->source.bytes_read <= OVERHEAD);
  use_weight(module, 2, 16);
  use_weight(module, 2, BLOCK);
  assert_true(f->source.bytes_read <= BLOCK + OVERHEAD);
  varve_file_close(f->file);
  f->file = NULL;
  use_weight(module, 5, WEIGHT_SIZE); /* after the file was closed */
  use_weight(module, 2, WEIGHT_SIZE);
  assert_true(f->source.bytes_read <= 2 * WEIGHT_SIZE + OVERHEAD);
  varve_module_destroy(module);
}

static void check(void **state, const varve_save_options *save) {
  fixture *f = *state;
  write_weights(f, save);
  check_symbols_and_functions(f);
  check_resources(f);
  assert_int_equal(f->errors, 0);
}

static void containers_read_weights_when_they_are_used(void **state) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  check(state, &save);
}

static void containers_in_groups_do(void **state) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.group_size = 32;
  check(state, &save);
}

static void mapped_containers_do(void **state) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.layout = VARVE_LAYOUT_MAPPED;
  check(state, &save);
}

static void bytecode_does(void **state) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  check(state, &save);
}

/* Writes resources of SMALL bytes, which are stored packed or raw, without pages. */
enum { SMALL = 200000 };

static void write_small(fixture *f, varve_resource_codec codec) {
  const varve_release keep = {NULL, NULL};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  varve_module *module;
  static char bytes[SMALL];
  for (size_t i = 0; i < SMALL; i++)
    bytes[i] = (char)(i % 4 == 0 ? weights[0][i] : 7); /* one byte of four cannot be compressed */
  assert_int_equal(varve_module_load(f->context, slice_of("module {\n}\n"), NULL, &module),
                   VARVE_STATUS_OK);
  item.group = slice_of("builtin");
  item.has_data = true;
  item.data = (varve_slice){bytes, SMALL};
  for (unsigned i = 0; i < 2; i++) {
    item.key = slice_of(i == 0 ? "first" : "second");
    assert_int_equal(varve_module_set_resource(module, &item, &keep), VARVE_STATUS_OK);
  }
  save.format = VARVE_FORMAT_VARVE;
  save.resource_codec = codec;
  varve_bytes_destroy(f->bytes);
  assert_int_equal(varve_module_save(module, &save, &f->bytes), VARVE_STATUS_OK);
  varve_module_destroy(module);
  f->source = (counted){.bytes = varve_bytes_slice(f->bytes)};
  f->least_request = 1;
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
}

static varve_module *read_small(fixture *f) {
  varve_module *module;
  varve_file_selection none = {.struct_size = sizeof(varve_file_selection)};
  none.all_resources = true;
  assert_int_equal(varve_file_read_selection(f->file, &none, &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_get_resource_count(module), 2);
  return module;
}

static void a_resource_without_pages_is_read_whole(void **state) {
  static const varve_resource_codec codecs[] = {
      VARVE_RESOURCE_CODEC_NONE, VARVE_RESOURCE_CODEC_ZSTD, VARVE_RESOURCE_CODEC_PLANES};
  fixture *f = *state;
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  for (unsigned i = 0; i < sizeof(codecs) / sizeof(codecs[0]); i++) {
    write_small(f, codecs[i]);
    assert_true((f->source.bytes.size > 2 * SMALL) == (i == 0));
    varve_module *module = read_small(f);
    uint64_t before = f->source.bytes_read;
    assert_true(before < 5000);
    assert_int_equal(varve_module_get_resource(module, 1, &item), VARVE_STATUS_OK);
    assert_int_equal(varve_module_check_resource(module, 1, 5, 8), VARVE_STATUS_OK);
    assert_true(f->source.bytes_read < before + f->source.bytes.size / 2);
    before = f->source.bytes_read;
    assert_int_equal(varve_module_check_resource(module, 1, 0, SMALL), VARVE_STATUS_OK);
    assert_int_equal(f->source.bytes_read, before);
    for (size_t k = 0; k < SMALL; k++)
      assert_true(item.data.data[k] == (char)(k % 4 == 0 ? weights[0][k] : 7));
    varve_module_destroy(module);
  }
  assert_int_equal(f->errors, 0);
}

/* A changed byte of a resource is found when the resource is used, and a failed read is tried
 * again. */
static void faults_of_resources_are_found_when_they_are_used(void **state) {
  static const varve_resource_codec codecs[] = {
      VARVE_RESOURCE_CODEC_NONE, VARVE_RESOURCE_CODEC_ZSTD, VARVE_RESOURCE_CODEC_PLANES};
  fixture *f = *state;
  for (unsigned i = 0; i < sizeof(codecs) / sizeof(codecs[0]); i++) {
    write_small(f, codecs[i]);
    size_t size = f->source.bytes.size, middle = size / 4;
    char *copy = malloc(size);
    assert_non_null(copy);
    memcpy(copy, f->source.bytes.data, size);
    copy[middle] ^= 1;
    f->source.bytes.data = copy;
    varve_module *module = read_small(f);
    f->source.fails_from = 1;
    assert_int_equal(varve_module_check_resource(module, 1, 0, 1), VARVE_STATUS_IO);
    f->source.fails_from = 0;
    assert_int_equal(varve_module_check_resource(module, 1, 0, 1), VARVE_STATUS_OK);
    assert_int_equal(varve_module_check_resource(module, 0, 0, 1), VARVE_STATUS_CORRUPT);
    varve_module_destroy(module);
    varve_file_close(f->file);
    f->file = NULL;
    free(copy);
  }
}

static void a_changed_page_leaves_the_others(void **state) {
  fixture *f = *state;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  write_weights(f, &save);
  varve_slice bytes = varve_bytes_slice(f->bytes);
  char *copy = malloc(bytes.size);
  assert_non_null(copy);
  memcpy(copy, bytes.data, bytes.size);
  size_t at = 0;
  while (memcmp(copy + at, weights[0], 64) != 0)
    at++;
  copy[at + BLOCK + 5] ^= 1;
  begin(f);
  f->source.bytes.data = copy;
  varve_module *module = read_resources(f);
  use_weight(module, 0, BLOCK);
  assert_int_equal(varve_module_check_resource(module, 0, BLOCK, 1), VARVE_STATUS_CORRUPT);
  assert_int_equal(varve_module_check_resource(module, 0, 2 * BLOCK, 1), VARVE_STATUS_OK);
  assert_int_equal(varve_module_check_resource(module, 0, 0, WEIGHT_SIZE), VARVE_STATUS_CORRUPT);
  varve_module_destroy(module);
  free(copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      file_test(containers_read_weights_when_they_are_used),
      file_test(containers_in_groups_do),
      file_test(mapped_containers_do),
      file_test(bytecode_does),
      file_test(a_resource_without_pages_is_read_whole),
      file_test(faults_of_resources_are_found_when_they_are_used),
      file_test(a_changed_page_leaves_the_others),
  };
  return cmocka_run_group_tests(tests, make_weights, free_weights);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every prefix, every single-bit flip, and every removed, repeated or added byte of small varve
 * files. The reader rejects each of these files and reports one error. */
#include "tests/system/interface/hostile_files.h"

static varve_status load(attacker *a, varve_slice bytes) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink.function = attacker_record_error;
  options.sink.user = a;
  attacker_renew(a);
  a->errors = 0;
  varve_module *module;
  varve_status status = varve_module_load(a->context, bytes, &options, &module);
  varve_module_destroy(module);
  return status;
}

static void expect_refusal(attacker *a, const char *bytes, size_t size) {
  char *copy = exact_copy(bytes, size);
  varve_status status = load(a, (varve_slice){copy, size});
  assert_int_not_equal(status, VARVE_STATUS_OK);
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  assert_int_not_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
  assert_int_equal(a->errors, 1);
  assert_true(a->has_message);
  free(copy);
}

typedef struct file {
  char *bytes;
  size_t size;
} file;

/* Packs the sample into memory with room for one more byte. */
static file make_file(size_t index, int32_t level) {
  size_t size;
  char *text = sample_file_read(index, &size);
  varve_context *context = bounded_context();
  varve_module *module;
  varve_bytes *bytes;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.level = level;
  assert_int_equal(varve_module_load(context, (varve_slice){text, size}, NULL, &module),
                   VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(module, &save, &bytes), VARVE_STATUS_OK);
  free(text);
  varve_slice slice = varve_bytes_slice(bytes);
  file made = {malloc(slice.size + 1), slice.size};
  assert_non_null(made.bytes);
  memcpy(made.bytes, slice.data, slice.size);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return made;
}

typedef void visit(attacker *a, file *f);

static void for_each_file(visit *work) {
  attacker a = {.context = NULL};
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++) {
    file f = make_file(i, 0);
    assert_int_equal(load(&a, (varve_slice){f.bytes, f.size}), VARVE_STATUS_OK);
    work(&a, &f);
    free(f.bytes);
  }
  varve_context_destroy(a.context);
}

/* Less than four bytes are parsed as text. */
static void cut(attacker *a, file *f) {
  for (size_t size = 4; size < f->size; size++)
    expect_refusal(a, f->bytes, size);
}

/* A flip in the first four bytes makes the file text. A flip elsewhere leaves it a varve file. */
static void flip(attacker *a, file *f) {
  for (size_t bit = 0; bit < 8 * f->size; bit++) {
    f->bytes[bit / 8] = (char)(f->bytes[bit / 8] ^ (1 << bit % 8));
    if (bit < 32)
      assert_int_not_equal(load(a, (varve_slice){f->bytes, f->size}), VARVE_STATUS_OK);
    else
      expect_refusal(a, f->bytes, f->size);
    f->bytes[bit / 8] = (char)(f->bytes[bit / 8] ^ (1 << bit % 8));
  }
}

static void remove_byte(attacker *a, file *f) {
  char *room = malloc(f->size);
  assert_non_null(room);
  for (size_t at = 4; at < f->size; at++) {
    memcpy(room, f->bytes, at);
    memcpy(room + at, f->bytes + at + 1, f->size - at - 1);
    expect_refusal(a, room, f->size - 1);
  }
  free(room);
}

static void repeat_byte(attacker *a, file *f) {
  char *room = malloc(f->size + 1);
  assert_non_null(room);
  for (size_t at = 4; at < f->size; at++) {
    memcpy(room, f->bytes, at + 1);
    memcpy(room + at + 1, f->bytes + at, f->size - at);
    expect_refusal(a, room, f->size + 1);
  }
  free(room);
}

static void add_zero(attacker *a, file *f) {
  f->bytes[f->size] = 0;
  expect_refusal(a, f->bytes, f->size + 1);
}

static void every_prefix_is_rejected(void **state) {
  (void)state;
  for_each_file(cut);
}

static void every_bit_flip_is_rejected(void **state) {
  (void)state;
  for_each_file(flip);
}

static void every_shorter_file_is_rejected(void **state) {
  (void)state;
  for_each_file(remove_byte);
}

static void every_repeated_byte_is_rejected(void **state) {
  (void)state;
  for_each_file(repeat_byte);
}

static void a_byte_after_the_end_is_rejected(void **state) {
  (void)state;
  for_each_file(add_zero);
}

static void every_level_holds_the_module(void **state) {
  (void)state;
  attacker a = {.context = NULL};
  for (int32_t level = 1; level <= 19; level += 3) {
    file f = make_file(0, level);
    assert_int_equal(load(&a, (varve_slice){f.bytes, f.size}), VARVE_STATUS_OK);
    free(f.bytes);
  }
  varve_context_destroy(a.context);
}

static void an_invalid_level_is_rejected(void **state) {
  (void)state;
  static const int32_t levels[] = {-1, 20, INT32_MAX, INT32_MIN};
  varve_context *context = bounded_context();
  varve_module *module;
  assert_int_equal(varve_module_load(context, (varve_slice){"", 0}, NULL, &module),
                   VARVE_STATUS_OK);
  for (size_t i = 0; i < sizeof(levels) / sizeof(levels[0]); i++) {
    varve_save_options save = {.struct_size = sizeof(varve_save_options)};
    varve_bytes *bytes;
    save.format = VARVE_FORMAT_VARVE;
    save.level = levels[i];
    assert_int_equal(varve_module_save(module, &save, &bytes), VARVE_STATUS_BAD_ARGUMENT);
    assert_null(bytes);
  }
  varve_module_destroy(module);
  varve_context_destroy(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_prefix_is_rejected),
      cmocka_unit_test(every_bit_flip_is_rejected),
      cmocka_unit_test(every_shorter_file_is_rejected),
      cmocka_unit_test(every_repeated_byte_is_rejected),
      cmocka_unit_test(a_byte_after_the_end_is_rejected),
      cmocka_unit_test(every_level_holds_the_module),
      cmocka_unit_test(an_invalid_level_is_rejected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

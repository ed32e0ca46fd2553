/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/module/read_module.c: the reader as a whole */
#include "tests/unit/bytecode_fixture.h"

static varve_slice sample(bytecode_fixture *f) {
  f->file.bytes.size = 0;
  bytecode_put_hex(&f->file, BYTECODE_SAMPLE);
  return varve_buffer_slice(&f->file.bytes);
}

static varve_keeper nothing_kept = {NULL, NULL};

/* Lazy bodies use the file's bytes, so the caller keeps these. */
static varve_status read_lazily(bytecode_fixture *f, varve_slice bytes) {
  varve_bytecode_read_options options = {
      .sink = {bytecode_record_error, f}, .lazy_bodies = true, .keeper = &nothing_kept};
  varve_module_destroy(f->module);
  f->error_count = 0;
  return varve_bytecode_read(f->context, bytes, &options, &f->module);
}

static void the_sample_is_read(void **state) {
  bytecode_fixture *f = *state;
  assert_status(bytecode_read(f, sample(f)), OK);
  assert_string_equal(bytecode_print(f), BYTECODE_SAMPLE_TEXT);
  assert_true(varve_is_bytecode(varve_buffer_slice(&f->file.bytes)));
  assert_false(varve_is_bytecode(VARVE_SLICE("ML\xEF")));
}

static void bodies_stay_unread_until_needed(void **state) {
  bytecode_fixture *f = *state;
  assert_status(read_lazily(f, sample(f)), OK);
  varve_operation *function = varve_operation_region(f->module->root, 0)->first->first;
  varve_region *region = varve_operation_region(function, 0);
  assert_slice(function->name->text, "func.func");
  assert_non_null(region->lazy);
  assert_null(region->first);
  assert_status(varve_operation_materialize(function), OK);
  assert_null(region->lazy);
  assert_non_null(region->first);
  assert_status(varve_module_materialize(f->module), OK);
  assert_string_equal(bytecode_print(f), BYTECODE_SAMPLE_TEXT);
}

/* Changes the operation name of t.use in the body of the function. */
static void a_bad_body_fails_when_it_is_read(void **state) {
  bytecode_fixture *f = *state;
  varve_slice bytes = sample(f);
  char *use = (char *)memchr(bytes.data, 0x3b, bytes.size);
  while (memcmp(use, "\x3b\x03\x03\x05", 4) != 0)
    use++;
  *use = (char)0xff;
  assert_status(bytecode_read(f, bytes), CORRUPT);
  assert_status(read_lazily(f, bytes), OK);
  varve_operation *function = varve_operation_region(f->module->root, 0)->first->first;
  for (int i = 0; i < 2; i++) {
    assert_status(varve_operation_materialize(function), CORRUPT);
    assert_int_equal(f->error_count, 1);
    assert_non_null(varve_operation_region(function, 0)->lazy);
    assert_null(varve_operation_region(function, 0)->first);
  }
}

typedef struct hostile {
  size_t error_count;
  varve_limits limits;
  test_allocator allocator;
} hostile;

static void count_errors(void *user, const varve_diagnostic *diagnostic) {
  (void)diagnostic;
  ((hostile *)user)->error_count++;
}

/* Reads in a context of its own. A failure reports one error and leaks nothing. */
static varve_status read_hostile(hostile *h, varve_slice bytes, bool lazy_bodies) {
  varve_context_options options = {
      .allocator = &(varve_allocator){test_resize, &h->allocator}, .limits = &h->limits, .seed = 1};
  varve_bytecode_read_options read = {.sink = {count_errors, h},
                                      .lazy_bodies = lazy_bodies,
                                      .keeper = lazy_bodies ? &nothing_kept : NULL};
  varve_context *context;
  varve_module *module = NULL;
  varve_status status = varve_context_make(&options, &context);
  h->error_count = 0;
  if (status != VARVE_STATUS_OK)
    return status;
  varve_registry_attach(varve_registry_builtin(), context);
  varve_text_attach(context);
  status = varve_bytecode_read(context, bytes, &read, &module);
  if (status == VARVE_STATUS_OK)
    status = varve_module_materialize(module);
  if (status != VARVE_STATUS_OUT_OF_MEMORY)
    assert_int_equal(h->error_count, status != VARVE_STATUS_OK);
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  varve_module_destroy(module);
  varve_context_destroy(context);
  assert_int_equal(h->allocator.live, 0);
  return status;
}

static void every_prefix_is_an_error(void **state) {
  bytecode_fixture *f = *state;
  varve_slice bytes = sample(f);
  for (size_t size = 0; size < bytes.size; size++)
    for (int lazy = 0; lazy < 2; lazy++) {
      hostile h = {.limits = {.struct_size = sizeof(varve_limits)}};
      /* A copy of the exact size, so that a sanitizer detects reads beyond it. */
      char *copy = malloc(size == 0 ? 1 : size);
      memcpy(copy, bytes.data, size);
      assert_int_not_equal(read_hostile(&h, varve_slice_make(copy, size), lazy != 0),
                           VARVE_STATUS_OK);
      free(copy);
    }
}

static void every_flipped_bit_is_read_or_reported(void **state) {
  bytecode_fixture *f = *state;
  varve_slice bytes = sample(f);
  char *data = f->file.bytes.data;
  for (size_t bit = 0; bit < bytes.size * 8; bit++)
    for (int lazy = 0; lazy < 2; lazy++) {
      hostile h = {.limits = {.struct_size = sizeof(varve_limits)}};
      h.limits.max_memory = 1 << 24;
      data[bit / 8] ^= (char)(1 << bit % 8);
      assert_int_not_equal(read_hostile(&h, bytes, lazy != 0), VARVE_STATUS_OUT_OF_MEMORY);
      data[bit / 8] ^= (char)(1 << bit % 8);
    }
}

static void every_allocation_may_fail(void **state) {
  bytecode_fixture *f = *state;
  varve_slice bytes = sample(f);
  for (int lazy = 0; lazy < 2; lazy++) {
    varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
    for (size_t fail_at = 1; status != VARVE_STATUS_OK; fail_at++) {
      hostile h = {.limits = {.struct_size = sizeof(varve_limits)},
                   .allocator = {.fail_at = fail_at}};
      status = read_hostile(&h, bytes, lazy != 0);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(the_sample_is_read),
      bytecode_test(bodies_stay_unread_until_needed),
      bytecode_test(a_bad_body_fails_when_it_is_read),
      bytecode_test(every_prefix_is_an_error),
      bytecode_test(every_flipped_bit_is_read_or_reported),
      bytecode_test(every_allocation_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

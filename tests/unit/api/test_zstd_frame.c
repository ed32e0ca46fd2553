/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/api/load/zstd_frame.c through the public interface: writes, unpacks and rejects frames.
 * tests/system/tools/zstd.sh compares with the zstd program. */
#include "tests/unit/diagnostic_log.h"

#include <varve.h>

#include "api/load/zstd_frame.h"

typedef struct fixture {
  test_allocator allocator;
  varve_context *context;
  diagnostic_log reported;
} fixture;

static varve_context *make_context(fixture *f, const varve_limits *limits) {
  varve_allocator allocator = {test_resize, &f->allocator};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  options.allocator = &allocator;
  options.limits = limits;
  options.seed = 1;
  assert_status(varve_context_create(&options, &context), OK);
  return context;
}

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL)
    return 1;
  f->context = make_context(f, NULL);
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_context_destroy(f->context);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define frame_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

static varve_status unwrap(fixture *f, varve_slice bytes, varve_bytes **unwrapped) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = (varve_diagnostic_sink){log_diagnostic, &f->reported};
  return varve_zstd_unwrap(f->context, bytes, &options, unwrapped);
}

static void a_wrapped_file_round_trips(void **state) {
  fixture *f = *state;
  static const varve_slice samples[] = {VARVE_SLICE_INIT(""), VARVE_SLICE_INIT("a"),
                                        VARVE_SLICE_INIT("module {\n}\n")};
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++) {
    varve_bytes *wrapped, *unwrapped;
    assert_status(varve_zstd_wrap(f->context, samples[i], (int32_t)i, &wrapped), OK);
    assert_int_equal(varve_format_detect(varve_bytes_slice(wrapped)), VARVE_FORMAT_ZSTD);
    assert_status(unwrap(f, varve_bytes_slice(wrapped), &unwrapped), OK);
    assert_true(varve_slice_equal(varve_bytes_slice(unwrapped), samples[i]));
    varve_bytes_destroy(unwrapped);
    varve_bytes_destroy(wrapped);
  }
}

static void skippable_frames_are_frames(void **state) {
  fixture *f = *state;
  varve_bytes *unwrapped;
  assert_int_equal(varve_format_detect(VARVE_SLICE("\x50\x2A\x4D\x18")), VARVE_FORMAT_ZSTD);
  assert_int_equal(varve_format_detect(VARVE_SLICE("\x5F\x2A\x4D\x18")), VARVE_FORMAT_ZSTD);
  assert_int_equal(varve_format_detect(VARVE_SLICE("\x60\x2A\x4D\x18")), VARVE_FORMAT_TEXT);
  assert_int_equal(varve_format_detect(VARVE_SLICE("\x50\x2A\x4D")), VARVE_FORMAT_TEXT);
  assert_status(unwrap(f, VARVE_SLICE("\x50\x2A\x4D\x18\1\0\0\0x"), &unwrapped), OK);
  assert_int_equal(varve_bytes_slice(unwrapped).size, 0);
  varve_bytes_destroy(unwrapped);
}

static void levels_are_those_of_zstd(void **state) {
  fixture *f = *state;
  varve_bytes *wrapped;
  assert_status(varve_zstd_wrap(f->context, VARVE_SLICE("a"), 20, &wrapped), BAD_ARGUMENT);
  assert_null(wrapped);
  assert_status(varve_zstd_wrap(f->context, VARVE_SLICE("a"), -1, &wrapped), BAD_ARGUMENT);
}

static void every_prefix_ends_early(void **state) {
  fixture *f = *state;
  varve_bytes *wrapped, *unwrapped;
  assert_status(varve_zstd_wrap(f->context, VARVE_SLICE("aaaaaaaaaaaaaaaaabcd"), 1, &wrapped), OK);
  varve_slice bytes = varve_bytes_slice(wrapped);
  for (size_t size = 0; size < bytes.size; size++) {
    assert_status(unwrap(f, varve_slice_make(bytes.data, size), &unwrapped), TRUNCATED);
    assert_string_equal(f->reported.text, "the zstd frame at 0x0 ends early");
    assert_int_equal(f->reported.offset, size);
    assert_null(unwrapped);
  }
  varve_bytes_destroy(wrapped);
}

static void no_limit_overflows(void **state) {
  (void)state;
  assert_true(varve_expansion_limit(2, 1000) == 2000 + (UINT64_C(64) << 20));
  assert_true(varve_expansion_limit(UINT64_MAX, 1000) == UINT64_MAX);
  assert_true(varve_expansion_limit(UINT64_MAX, 1) == UINT64_MAX);
  assert_true(varve_expansion_limit(UINT64_MAX, 0) == UINT64_C(64) << 20);
}

static void unpacking_stops_at_its_limit(void **state) {
  fixture *f = *state;
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  limits.max_unpacked = 1 << 16;
  varve_bytes *wrapped, *unwrapped;
  enum { SIZE = 1 << 22 };
  char *zeros = calloc(1, SIZE);
  assert_non_null(zeros);
  assert_status(varve_zstd_wrap(f->context, varve_slice_make(zeros, SIZE), 1, &wrapped), OK);
  free(zeros);
  fixture small = {.reported.offset = 0};
  small.context = make_context(&small, &limits);
  size_t before = small.allocator.live;
  assert_status(unwrap(&small, varve_bytes_slice(wrapped), &unwrapped), LIMIT_EXCEEDED);
  assert_non_null(strstr(small.reported.text, "more than 65536 bytes"));
  assert_int_equal(small.allocator.live, before);
  varve_context_destroy(small.context);
  varve_bytes_destroy(wrapped);
}

static void a_container_is_not_wrapped(void **state) {
  fixture *f = *state;
  varve_module *module;
  varve_bytes *bytes;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  assert_status(varve_module_load(f->context, VARVE_SLICE("module {\n}\n"), NULL, &module), OK);
  save.zstd_frame = true;
  assert_status(varve_module_save(module, &save, &bytes), OK);
  assert_int_equal(varve_format_detect(varve_bytes_slice(bytes)), VARVE_FORMAT_ZSTD);
  varve_bytes_destroy(bytes);
  save.level = 20;
  assert_status(varve_module_save(module, &save, &bytes), BAD_ARGUMENT);
  save.level = 0;
  save.format = VARVE_FORMAT_VARVE;
  assert_status(varve_module_save(module, &save, &bytes), BAD_ARGUMENT);
  assert_null(bytes);
  varve_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      frame_test(a_wrapped_file_round_trips), frame_test(skippable_frames_are_frames),
      frame_test(levels_are_those_of_zstd),   frame_test(every_prefix_ends_early),
      frame_test(no_limit_overflows),         frame_test(unpacking_stops_at_its_limit),
      frame_test(a_container_is_not_wrapped),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

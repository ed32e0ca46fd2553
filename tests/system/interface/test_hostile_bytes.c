/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every prefix and every single-bit flip of small bytecode files of each version. The reader does
 * not crash, and reports each fault once. A module that it accepts can be printed and written. This
 * test finds most when it runs under the sanitizers. */
#include "tests/system/interface/hostile_files.h"

static void save_any(varve_module *module, varve_format format) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = format;
  save.debug_info = true;
  varve_bytes *bytes;
  varve_status status = varve_module_save(module, &save, &bytes);
  assert_true((status == VARVE_STATUS_OK) == (bytes != NULL));
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  varve_bytes_destroy(bytes);
}

/* Returns whether the reader accepts the bytes. */
static bool load_hostile(varve_slice bytes) {
  attacker a = {.context = bounded_context()};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.sink.function = attacker_record_error;
  load.sink.user = &a;
  varve_module *module;
  varve_status status = varve_module_load(a.context, bytes, &load, &module);
  if (status == VARVE_STATUS_OK) {
    assert_int_equal(a.errors, 0);
    save_any(module, VARVE_FORMAT_TEXT);
    save_any(module, VARVE_FORMAT_BYTECODE);
  } else {
    assert_null(module);
    assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
    if (status != VARVE_STATUS_OUT_OF_MEMORY) {
      assert_in_range(a.errors, 1, 20);
      assert_true(a.has_message);
    }
  }
  varve_module_destroy(module);
  varve_context_destroy(a.context);
  return status == VARVE_STATUS_OK;
}

/* Returns the bytecode of a sample. */
static char *sample_bytecode(size_t index, uint32_t version, size_t *size) {
  char *text = sample_file_read(index, size);
  varve_context *context = bounded_context();
  varve_module *module;
  varve_bytes *bytes;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  save.bytecode_version = VARVE_BYTECODE_VERSION(version);
  save.allow_lossy = true;
  assert_int_equal(varve_module_load(context, (varve_slice){text, *size}, NULL, &module),
                   VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(module, &save, &bytes), VARVE_STATUS_OK);
  free(text);
  varve_slice slice = varve_bytes_slice(bytes);
  *size = slice.size;
  char *copy = exact_copy(slice.data, slice.size);
  varve_bytes_destroy(bytes);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return copy;
}

/* A long run tests every version, a short run the oldest and the newest. */
static bool is_tested(uint32_t version) {
  return version == 0 || version == 6 || getenv("VARVE_TEST_LONG") != NULL;
}

static void every_prefix_is_rejected(void **state) {
  (void)state;
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++)
    for (uint32_t version = 0; version <= 6; version++) {
      if (!is_tested(version))
        continue;
      size_t size;
      char *bytes = sample_bytecode(i, version, &size);
      assert_true(load_hostile((varve_slice){bytes, size}));
      /* Less than four bytes are parsed as text. */
      for (size_t cut = 4; cut < size; cut++) {
        char *prefix = exact_copy(bytes, cut);
        assert_false(load_hostile((varve_slice){prefix, cut}));
        free(prefix);
      }
      free(bytes);
    }
}

static void no_bit_flip_crashes_the_reader(void **state) {
  (void)state;
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++)
    for (uint32_t version = 0; version <= 6; version++) {
      if (!is_tested(version))
        continue;
      size_t size;
      char *bytes = sample_bytecode(i, version, &size);
      for (size_t bit = 0; bit < 8 * size; bit++) {
        bytes[bit / 8] = (char)(bytes[bit / 8] ^ (1 << bit % 8));
        load_hostile((varve_slice){bytes, size});
        bytes[bit / 8] = (char)(bytes[bit / 8] ^ (1 << bit % 8));
      }
      free(bytes);
    }
}

static void no_prefix_of_text_crashes_the_parser(void **state) {
  (void)state;
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++) {
    size_t size;
    char *text = sample_file_read(i, &size);
    for (size_t cut = 0; cut < size; cut++) {
      char *prefix = malloc(cut + 1);
      assert_non_null(prefix);
      memcpy(prefix, text, cut);
      load_hostile((varve_slice){prefix, cut});
      free(prefix);
    }
    free(text);
  }
}

static void no_changed_byte_of_text_crashes_the_parser(void **state) {
  (void)state;
  static const char replacements[] = {'<', '"', '\0', ')', '%', '\xFF', ' ', '9'};
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++) {
    size_t size;
    char *text = sample_file_read(i, &size);
    for (size_t at = 0; at < size; at++) {
      char kept = text[at];
      text[at] = replacements[at % sizeof(replacements)];
      load_hostile((varve_slice){text, size});
      text[at] = kept;
    }
    free(text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_prefix_is_rejected),
      cmocka_unit_test(no_bit_flip_crashes_the_reader),
      cmocka_unit_test(no_prefix_of_text_crashes_the_parser),
      cmocka_unit_test(no_changed_byte_of_text_crashes_the_parser),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/vocabulary/vocabulary.c: the file of a vocabulary. */
#include "tests/unit/diagnostic_log.h"

#include <xxhash.h>

#include "container/vocabulary/vocabulary.h"

enum { CHECKSUM = 8, ENTRIES_SIZE = 5 };

/* The smallest file: no base, entries of 5 bytes unpacked and 3 packed, and no dictionary. */
static const char good[] = "\xD7vdc\x01\x01\x0B\x07"
                           "abc\x01";

/* Opens the bytes with a correct checksum after them. */
static varve_status open_with_checksum(varve_slice bytes, varve_vocabulary *vocabulary,
                                       diagnostic_log *h) {
  char file[64];
  varve_reporter reporter = {.sink = {log_diagnostic, h}, .max_errors = 1};
  uint64_t checksum = XXH3_64bits(bytes.data, bytes.size);
  assert_in_range(bytes.size, 0, sizeof(file) - CHECKSUM);
  memcpy(file, bytes.data, bytes.size);
  for (unsigned i = 0; i < CHECKSUM; i++)
    file[bytes.size + i] = (char)(checksum >> (8 * i) & 0xFF);
  h->text[0] = 0;
  return varve_vocabulary_open(varve_slice_make(file, bytes.size + CHECKSUM), &reporter,
                               vocabulary);
}

static void a_vocabulary_file_is_opened(void **state) {
  (void)state;
  diagnostic_log said;
  varve_vocabulary vocabulary;
  assert_status(open_with_checksum(varve_slice_make(good, sizeof(good) - 1), &vocabulary, &said),
                OK);
  assert_int_equal(vocabulary.entries_size, ENTRIES_SIZE);
  assert_int_equal(vocabulary.entries.size, 3);
  assert_int_equal(vocabulary.dictionary.size, 0);
}

static void an_appended_vocabulary_can_be_opened(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer file;
  varve_reporter reporter = {.max_errors = 1};
  varve_vocabulary opened;
  const varve_vocabulary vocabulary = {.entries = VARVE_SLICE("entries"),
                                       .entries_size = 300,
                                       .dictionary = VARVE_SLICE("dictionary")};
  varve_buffer_init(&file, &memory);
  assert_status(varve_vocabulary_append(&vocabulary, &file), OK);
  assert_status(varve_vocabulary_open(varve_buffer_slice(&file), &reporter, &opened), OK);
  assert_int_equal(opened.entries_size, 300);
  assert_true(varve_slice_equal(opened.entries, vocabulary.entries));
  assert_true(varve_slice_equal(opened.dictionary, vocabulary.dictionary));
  varve_buffer_release(&file);
}

static void numbers_take_no_more_bytes_than_they_need(void **state) {
  (void)state;
  static const varve_slice files[] = {VARVE_SLICE_INIT("\xD7vdc\x01\x01\x16\0\x07"
                                                       "abc\x01"),
                                      VARVE_SLICE_INIT("\xD7vdc\x01\x01\x0B\x0E\0"
                                                       "abc\x01"),
                                      VARVE_SLICE_INIT("\xD7vdc\x01\x01\x0B\x07"
                                                       "abc\x02\0")};
  for (size_t i = 0; i < VARVE_COUNT_OF(files); i++) {
    diagnostic_log said;
    varve_vocabulary vocabulary;
    assert_status(open_with_checksum(files[i], &vocabulary, &said), CORRUPT);
    assert_non_null(strstr(said.text, "takes more bytes than it needs"));
  }
}

static void a_missing_edition_is_rejected(void **state) {
  (void)state;
  diagnostic_log said;
  varve_vocabulary vocabulary;
  varve_reporter reporter = {.sink = {log_diagnostic, &said}, .max_errors = 1};
  assert_status(open_with_checksum(VARVE_SLICE("\xD7vdc\x01\xFF\x0B\x07"
                                               "abc\x01"),
                                   &vocabulary, &said),
                UNSUPPORTED);
  assert_non_null(strstr(said.text, "edition 127"));
  assert_status(varve_vocabulary_builtin(VARVE_VOCABULARY_EDITION + 1, &reporter, &vocabulary),
                UNSUPPORTED);
}

static void every_edition_exists(void **state) {
  (void)state;
  diagnostic_log said;
  varve_vocabulary vocabulary;
  varve_reporter reporter = {.sink = {log_diagnostic, &said}, .max_errors = 1};
  for (uint32_t edition = 1; edition <= VARVE_VOCABULARY_EDITION; edition++) {
    assert_status(varve_vocabulary_builtin(edition, &reporter, &vocabulary), OK);
    assert_true(vocabulary.is_builtin);
    assert_int_equal(vocabulary.edition, edition);
    assert_non_null(vocabulary.table);
    assert_in_range(vocabulary.dictionary.size, 1, 64 << 10);
  }
}

static void every_prefix_is_rejected(void **state) {
  (void)state;
  for (size_t size = 0; size < sizeof(good) - 1; size++) {
    diagnostic_log said;
    varve_vocabulary vocabulary;
    assert_int_not_equal(open_with_checksum(varve_slice_make(good, size), &vocabulary, &said),
                         VARVE_STATUS_OK);
    assert_true(said.text[0] != 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_vocabulary_file_is_opened),
      cmocka_unit_test(an_appended_vocabulary_can_be_opened),
      cmocka_unit_test(numbers_take_no_more_bytes_than_they_need),
      cmocka_unit_test(a_missing_edition_is_rejected),
      cmocka_unit_test(every_edition_exists),
      cmocka_unit_test(every_prefix_is_rejected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/diagnostic.c */
#include "tests/unit/unit.h"

#include "base/diagnostic.h"

typedef struct diagnostic_log {
  int count;
  varve_diagnostic last;
  char message[2048];
  char source_line[256];
} diagnostic_log;

static void log_diagnostic(void *user, const varve_diagnostic *diagnostic) {
  diagnostic_log *log = user;
  log->count++;
  log->last = *diagnostic;
  assert_in_range(diagnostic->message.size, 0, sizeof log->message - 1);
  memcpy(log->message, diagnostic->message.data, diagnostic->message.size);
  log->message[diagnostic->message.size] = 0;
  assert_in_range(diagnostic->source_line.size, 0, sizeof log->source_line - 1);
  memcpy(log->source_line, diagnostic->source_line.data, diagnostic->source_line.size);
  log->source_line[diagnostic->source_line.size] = 0;
}

static varve_reporter reporter_to(diagnostic_log *log) {
  *log = (diagnostic_log){.count = 0};
  return (varve_reporter){.sink = {log_diagnostic, log}, .file = VARVE_SLICE("file.mlir")};
}

static void a_location_in_a_binary_file_is_an_offset(void **state) {
  (void)state;
  diagnostic_log log;
  varve_reporter reporter = reporter_to(&log);
  assert_status(varve_report(&reporter, VARVE_STATUS_CORRUPT, 1234, "%s %d", "bad", 7), CORRUPT);
  assert_int_equal(log.count, 1);
  assert_string_equal(log.message, "bad 7");
  assert_slice(log.last.file, "file.mlir");
  assert_int_equal(log.last.severity, VARVE_SEVERITY_ERROR);
  assert_int_equal(log.last.status, VARVE_STATUS_CORRUPT);
  assert_int_equal(log.last.offset, 1234);
  assert_int_equal(log.last.line, 0);
  assert_int_equal(log.last.column, 0);
  assert_string_equal(log.source_line, "");
}

static void a_location_in_text_has_line_column_and_source(void **state) {
  (void)state;
  diagnostic_log log;
  varve_memory memory;
  varve_source_map map;
  varve_reporter reporter = reporter_to(&log);
  varve_memory_init(&memory, NULL, 0);
  reporter.source = VARVE_SLICE("one\r\ntwo three\r\nfour");
  varve_source_map_init(&map, &memory, reporter.source);
  reporter.map = &map;
  assert_status(varve_report(&reporter, VARVE_STATUS_SYNTAX, 9, "here"), SYNTAX);
  assert_int_equal(log.last.line, 2);
  assert_int_equal(log.last.column, 5);
  assert_string_equal(log.source_line, "two three");
  varve_report_note(&reporter, reporter.source.size, "end");
  assert_int_equal(log.last.severity, VARVE_SEVERITY_NOTE);
  assert_int_equal(log.last.line, 3);
  assert_int_equal(log.last.column, 5);
  assert_string_equal(log.source_line, "four");
  assert_status(varve_report(&reporter, VARVE_STATUS_SYNTAX, UINT64_MAX, "nowhere"), SYNTAX);
  assert_int_equal(log.last.line, 0);
  varve_source_map_release(&map);
}

static void a_range_has_its_own_severity_and_length(void **state) {
  (void)state;
  diagnostic_log log;
  varve_reporter reporter = reporter_to(&log);
  varve_diagnostic place = {.severity = VARVE_SEVERITY_WARNING, .offset = 3, .length = 4};
  assert_status(varve_report_range(&reporter, VARVE_STATUS_OK, place, "odd"), OK);
  assert_int_equal(log.last.severity, VARVE_SEVERITY_WARNING);
  assert_int_equal(log.last.offset, 3);
  assert_int_equal(log.last.length, 4);
  assert_int_equal(reporter.error_count, 0);
}

static void errors_beyond_the_limit_are_only_counted(void **state) {
  (void)state;
  diagnostic_log log;
  varve_reporter reporter = reporter_to(&log);
  reporter.max_errors = 3;
  for (int i = 0; i < 10; i++) {
    assert_status(varve_report(&reporter, VARVE_STATUS_SYNTAX, 0, "error"), SYNTAX);
    varve_report_note(&reporter, 0, "note");
  }
  assert_int_equal(log.count, 6);
  assert_int_equal(reporter.error_count, 10);
  reporter = reporter_to(&log);
  for (int i = 0; i < 100; i++)
    assert_status(varve_report(&reporter, VARVE_STATUS_SYNTAX, 0, "error"), SYNTAX);
  assert_int_equal(log.count, VARVE_DEFAULT_MAX_ERRORS);
}

static void long_messages_are_truncated_between_characters(void **state) {
  (void)state;
  char text[3000];
  for (size_t shift = 0; shift < 3; shift++) {
    diagnostic_log log;
    varve_reporter reporter = reporter_to(&log);
    memset(text, 'x', shift);
    for (size_t i = shift; i + 3 < sizeof text; i += 3)
      memcpy(text + i, "\xE2\x82\xAC\0", 4);
    assert_status(varve_report(&reporter, VARVE_STATUS_SYNTAX, 0, "%s", text), SYNTAX);
    assert_in_range(log.last.message.size, 1000, 1023);
    assert_int_equal((log.last.message.size - shift) % 3, 0);
  }
}

static void control_bytes_do_not_reach_the_message(void **state) {
  (void)state;
  diagnostic_log log;
  varve_reporter reporter = reporter_to(&log);
  varve_slice name = VARVE_SLICE("a\x1B[31m\nb");
  assert_status(varve_report(&reporter, VARVE_STATUS_SYNTAX, 0, "'%.*s'", VARVE_FORMAT_SLICE(name)),
                SYNTAX);
  assert_string_equal(log.message, "'a?[31m?b'");
}

static void without_listener_the_status_still_comes_back(void **state) {
  (void)state;
  varve_reporter reporter = {.error_count = 0};
  assert_status(varve_report(&reporter, VARVE_STATUS_IO, 0, "x"), IO);
  assert_int_equal(reporter.error_count, 1);
  assert_status(varve_report(NULL, VARVE_STATUS_IO, 0, "x"), IO);
  assert_status(varve_report_range(NULL, VARVE_STATUS_IO, (varve_diagnostic){.offset = 0}, "x"),
                IO);
  varve_report_note(NULL, 0, "x");
}

static void without_memory_the_location_is_the_offset(void **state) {
  (void)state;
  diagnostic_log log;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 1);
  varve_source_map map;
  varve_reporter reporter = reporter_to(&log);
  reporter.source = VARVE_SLICE("text");
  varve_source_map_init(&map, &memory, reporter.source);
  reporter.map = &map;
  assert_status(varve_report(&reporter, VARVE_STATUS_OUT_OF_MEMORY, 2, "x"), OUT_OF_MEMORY);
  assert_int_equal(log.count, 1);
  assert_int_equal(log.last.line, 0);
  varve_source_map_release(&map);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_location_in_a_binary_file_is_an_offset),
      cmocka_unit_test(a_location_in_text_has_line_column_and_source),
      cmocka_unit_test(a_range_has_its_own_severity_and_length),
      cmocka_unit_test(errors_beyond_the_limit_are_only_counted),
      cmocka_unit_test(long_messages_are_truncated_between_characters),
      cmocka_unit_test(control_bytes_do_not_reach_the_message),
      cmocka_unit_test(without_listener_the_status_still_comes_back),
      cmocka_unit_test(without_memory_the_location_is_the_offset),
  };
  return cmocka_run_group_tests_name("diagnostic", tests, NULL, NULL);
}

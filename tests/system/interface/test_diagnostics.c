/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of diagnostics, and their JSON: diagnostic.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <varve.h>

static varve_slice slice_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static void add(varve_diagnostic_list *list, varve_severity severity, const char *message) {
  char copy[32];
  strcpy(copy, message);
  const varve_diagnostic diagnostic = {.severity = severity, .message = slice_of(copy)};
  varve_diagnostic_sink sink = varve_diagnostic_list_get_sink(list);
  sink.function(sink.user, &diagnostic);
  memset(copy, '-', sizeof copy);
}

static void assert_message(const varve_diagnostic *diagnostic, const char *message) {
  assert_non_null(diagnostic);
  assert_int_equal(diagnostic->message.size, strlen(message));
  assert_memory_equal(diagnostic->message.data, message, strlen(message));
}

static void a_diagnostic_has_its_notes(void **state) {
  (void)state;
  varve_diagnostic_list *list;
  assert_int_equal(varve_diagnostic_list_create(NULL, &list), VARVE_STATUS_OK);
  add(list, VARVE_SEVERITY_ERROR, "one");
  add(list, VARVE_SEVERITY_NOTE, "one, a");
  add(list, VARVE_SEVERITY_NOTE, "one, b");
  add(list, VARVE_SEVERITY_WARNING, "two");
  assert_int_equal(varve_diagnostic_list_get_count(list), 2);
  const varve_diagnostic *one = varve_diagnostic_list_get(list, 0);
  assert_message(one, "one");
  assert_int_equal(one->note_count, 2);
  assert_message(&one->notes[0], "one, a");
  assert_message(&one->notes[1], "one, b");
  const varve_diagnostic *two = varve_diagnostic_list_get(list, 1);
  assert_message(two, "two");
  assert_int_equal(two->severity, VARVE_SEVERITY_WARNING);
  assert_int_equal(two->note_count, 0);
  assert_null(two->notes);
  assert_null(varve_diagnostic_list_get(list, 2));
  varve_diagnostic_list_clear(list);
  assert_int_equal(varve_diagnostic_list_get_count(list), 0);
  add(list, VARVE_SEVERITY_NOTE, "alone");
  assert_int_equal(varve_diagnostic_list_get_count(list), 1);
  assert_message(varve_diagnostic_list_get(list, 0), "alone");
  varve_diagnostic_list_destroy(list);
}

static void a_severity_has_a_text(void **state) {
  (void)state;
  assert_string_equal(varve_severity_text(VARVE_SEVERITY_ERROR), "error");
  assert_string_equal(varve_severity_text(VARVE_SEVERITY_WARNING), "warning");
  assert_string_equal(varve_severity_text(VARVE_SEVERITY_NOTE), "note");
}

static void no_list_has_nothing(void **state) {
  (void)state;
  assert_int_equal(varve_diagnostic_list_create(NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_diagnostic_list_get_count(NULL), 0);
  assert_null(varve_diagnostic_list_get(NULL, 0));
  assert_null(varve_diagnostic_list_get_sink(NULL).function);
  varve_diagnostic_list_clear(NULL);
  varve_diagnostic_list_destroy(NULL);
}

static void assert_json(const varve_diagnostic *diagnostic, const char *expected) {
  varve_bytes *json;
  assert_int_equal(varve_diagnostic_print_json(diagnostic, &json), VARVE_STATUS_OK);
  varve_slice text = varve_bytes_slice(json);
  char *copy = calloc(1, text.size + 1);
  assert_non_null(copy);
  memcpy(copy, text.data, text.size);
  assert_string_equal(copy, expected);
  free(copy);
  varve_bytes_destroy(json);
}

static void json_has_what_is_known(void **state) {
  (void)state;
  varve_diagnostic diagnostic = {.status = VARVE_STATUS_CORRUPT,
                                 .file = slice_of("a\"b"),
                                 .offset = 7,
                                 .length = 2,
                                 .message = slice_of("no\\")};
  assert_json(&diagnostic, "{\"severity\": \"error\", \"status\": \"CORRUPT\", \"file\": "
                           "\"a\\\"b\", \"offset\": 7, \"length\": 2, \"message\": \"no\\\\\", "
                           "\"notes\": []}");
  const varve_diagnostic notes[] = {{.severity = VARVE_SEVERITY_NOTE, .message = slice_of("x")},
                                    {.severity = VARVE_SEVERITY_NOTE, .message = slice_of("y")}};
  diagnostic = (varve_diagnostic){.severity = VARVE_SEVERITY_WARNING,
                                  .file = slice_of("f"),
                                  .line = 3,
                                  .column = 4,
                                  .rule = slice_of("r"),
                                  .notes = notes,
                                  .note_count = 2};
  assert_json(&diagnostic,
              "{\"severity\": \"warning\", \"file\": \"f\", \"line\": 3, \"column\": 4, \"rule\": "
              "\"r\", \"message\": \"\", \"notes\": [{\"severity\": \"note\", \"message\": \"x\"}, "
              "{\"severity\": \"note\", \"message\": \"y\"}]}");
  varve_bytes *json = NULL;
  assert_int_equal(varve_diagnostic_print_json(NULL, &json), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_diagnostic_print_json(&diagnostic, NULL), VARVE_STATUS_BAD_ARGUMENT);
}

static void json_is_utf_8_whatever_the_bytes_are(void **state) {
  (void)state;
  const struct {
    const char *text, *json;
  } rows[] = {
      {"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80", "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"},
      {"\xC0\xAF", "\\u00c0\\u00af"}, /* overlong */
      {"\xE0\x80\xAF", "\\u00e0\\u0080\\u00af"},
      {"\xED\xA0\x80", "\\u00ed\\u00a0\\u0080"}, /* a surrogate */
      {"\xF4\x90\x80\x80", "\\u00f4\\u0090\\u0080\\u0080"},
      {"\xE2\x82", "\\u00e2\\u0082"},
      {"\xFF\n\x7F", "\\u00ff\\u000a\x7F"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    char expected[128];
    const varve_diagnostic diagnostic = {.message = slice_of(rows[i].text)};
    strcpy(expected, "{\"severity\": \"error\", \"message\": \"");
    strcat(expected, rows[i].json);
    strcat(expected, "\", \"notes\": []}");
    assert_json(&diagnostic, expected);
  }
}

typedef struct budget {
  int left;
} budget;

static void *resize(void *user, void *pointer, size_t old_size, size_t new_size) {
  budget *of = user;
  (void)old_size;
  if (new_size == 0) {
    free(pointer);
    return NULL;
  }
  return of->left-- > 0 ? realloc(pointer, new_size) : NULL;
}

static void a_list_without_memory_keeps_what_it_has(void **state) {
  (void)state;
  for (int allocations = 0; allocations < 12; allocations++) {
    budget of = {allocations};
    const varve_allocator allocator = {resize, &of};
    varve_diagnostic_list *list = NULL;
    varve_status status = varve_diagnostic_list_create(&allocator, &list);
    assert_int_equal(status, allocations == 0 ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK);
    if (list == NULL)
      continue;
    for (int i = 0; i < 100; i++)
      add(list, i % 2 == 0 ? VARVE_SEVERITY_ERROR : VARVE_SEVERITY_NOTE, "a message");
    size_t count = varve_diagnostic_list_get_count(list);
    for (size_t i = 0; i < count; i++)
      assert_message(varve_diagnostic_list_get(list, i), "a message");
    varve_diagnostic_list_destroy(list);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_diagnostic_has_its_notes),
      cmocka_unit_test(a_severity_has_a_text),
      cmocka_unit_test(no_list_has_nothing),
      cmocka_unit_test(json_has_what_is_known),
      cmocka_unit_test(json_is_utf_8_whatever_the_bytes_are),
      cmocka_unit_test(a_list_without_memory_keeps_what_it_has),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

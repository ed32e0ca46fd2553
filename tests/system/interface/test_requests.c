/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* <varve/file.h>: how many requests a source gets, and for how many bytes. The module is like one
 * of hundreds of megabytes, but a hundred times smaller. */
#include "tests/system/interface/file_fixture.h"

enum { FUNCTIONS = 4000, CONSTANTS = 8, WORDS = 32 };

static unsigned random_number;

static unsigned next_number(void) {
  random_number = random_number * 1664525 + 1013904223;
  return random_number;
}

static void append_text(text_buffer *out, const char *text) { append(out, text, strlen(text)); }

/* Constants of random bytes, so that compression saves little. */
static void append_constants(text_buffer *out) {
  char part[80];
  for (unsigned k = 0; k < CONSTANTS; k++) {
    snprintf(part, sizeof(part), "    %%%u = arith.constant dense<\"0x", k);
    append_text(out, part);
    for (unsigned i = 0; i < WORDS; i++) {
      snprintf(part, sizeof(part), "%08X", next_number());
      append_text(out, part);
    }
    snprintf(part, sizeof(part), "\"> : tensor<%dxi32>\n", WORDS);
    append_text(out, part);
  }
}

static void make_module(fixture *f) {
  char line[160];
  f->text.size = 0;
  random_number = 1;
  append_text(&f->text, "module @large {\n");
  for (unsigned i = 0; i < FUNCTIONS; i++) {
    snprintf(line, sizeof(line), "  func.func @f%u(%%a: tensor<%dxi32>) -> tensor<%dxi32> {\n", i,
             WORDS, WORDS);
    append_text(&f->text, line);
    append_constants(&f->text);
    snprintf(line, sizeof(line),
             "    %%r = arith.addi %%0, %%a : tensor<%dxi32>\n    return %%r : tensor<%dxi32>\n"
             "  }\n",
             WORDS, WORDS);
    append_text(&f->text, line);
  }
  append_text(&f->text, "}\n");
}

static const form in_groups = {"varve", VARVE_FORMAT_VARVE, 0, false, 1000, false};
static const form mapped = {"mapped", VARVE_FORMAT_VARVE, 0, false, 0, true};

static void write_module(fixture *f, const form *requested) {
  f->least_request = 0;
  make_module(f);
  write_form(f, slice_of(f->text.data), requested);
  assert_true(f->source.bytes.size > 3 << 20);
}

/* Reads @f<number> from the counted source and from memory. */
static void read_function(fixture *f, unsigned number) {
  varve_load_options load = load_options(f);
  varve_module *module, *expected;
  varve_file *file;
  bool equal;
  char name[20];
  snprintf(name, sizeof(name), "@f%u", number);
  assert_int_equal(varve_file_read_symbol(f->file, slice_of(name), &module), VARVE_STATUS_OK);
  assert_int_equal(varve_file_open_bytes(f->context, f->source.bytes, &load, &file),
                   VARVE_STATUS_OK);
  assert_int_equal(varve_file_read_symbol(file, slice_of(name), &expected), VARVE_STATUS_OK);
  assert_int_equal(varve_module_compare(module, expected, NULL, &equal, NULL), VARVE_STATUS_OK);
  assert_true(equal);
  varve_module_destroy(module);
  varve_module_destroy(expected);
  varve_file_close(file);
}

static void reset(fixture *f) { f->source.calls = f->source.bytes_read = 0; }

static void a_function_takes_at_most_six_requests(void **state) {
  fixture *f = *state;
  uint64_t calls = 0, opened = 0;
  write_module(f, &in_groups);
  for (unsigned i = 0; i < FUNCTIONS; i += 97) {
    reset(f);
    assert_int_equal(open_counted(f), VARVE_STATUS_OK);
    assert_int_equal(f->source.calls, 1);
    read_function(f, i);
    assert_in_range(f->source.calls, 2, 6);
    assert_in_range(f->source.bytes_read, 0, 1 << 20);
    calls += f->source.calls;
    opened++;
  }
  assert_in_range(calls, 0, 4 * opened);
  assert_int_equal(f->errors, 0);
}

static void a_function_of_the_same_group_takes_none(void **state) {
  fixture *f = *state;
  write_module(f, &in_groups);
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
  read_function(f, 17);
  reset(f);
  for (unsigned i = 0; i < 30; i++)
    read_function(f, 17);
  assert_int_equal(f->source.calls, 0);
}

static varve_status count_one(void *user, const varve_file_symbol *symbol) {
  (void)symbol;
  ++*(unsigned *)user;
  return VARVE_STATUS_OK;
}

static void a_list_takes_two_requests(void **state) {
  fixture *f = *state;
  const form *const kinds[] = {&in_groups, &mapped};
  for (size_t i = 0; i < 2; i++) {
    unsigned count = 0;
    write_module(f, kinds[i]);
    assert_int_equal(open_counted(f), VARVE_STATUS_OK);
    assert_int_equal(varve_file_list(f->file, count_one, &count), VARVE_STATUS_OK);
    assert_int_equal(count, FUNCTIONS);
    assert_int_equal(f->source.calls, 2);
    assert_in_range(f->source.bytes_read, 0, 1 << 19);
  }
}

/* Requests of exactly what is needed take the fewest bytes. */
static void small_requests_can_be_chosen(void **state) {
  fixture *f = *state;
  write_module(f, &in_groups);
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
  read_function(f, 17);
  uint64_t bytes = f->source.bytes_read, calls = f->source.calls;
  reset(f);
  f->least_request = 1;
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
  assert_in_range(f->source.bytes_read, 0, 4096);
  read_function(f, 17);
  assert_true(f->source.bytes_read < bytes);
  assert_true(f->source.calls > calls);
  reset(f);
  f->least_request = UINT64_MAX;
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
  assert_int_equal(f->source.calls, 1);
  assert_int_equal(f->source.bytes_read, 1 << 20);
  read_function(f, 17);
}

/* The pages of a function are scattered. */
static void a_mapped_function_takes_few_bytes(void **state) {
  fixture *f = *state;
  write_module(f, &mapped);
  assert_int_equal(open_counted(f), VARVE_STATUS_OK);
  assert_in_range(f->source.bytes_read, 0, 1 << 17);
  reset(f);
  read_function(f, 2017);
  assert_in_range(f->source.bytes_read, 0, 3 << 17);
}

/* The whole file is then in memory. */
static void parts_are_read_after_the_whole(void **state) {
  fixture *f = *state;
  const form *const kinds[] = {&in_groups, &mapped};
  for (size_t i = 0; i < 4; i++) {
    varve_module *whole;
    write_module(f, kinds[i / 2]);
    f->least_request = i % 2;
    assert_int_equal(open_counted(f), VARVE_STATUS_OK);
    read_function(f, 17);
    assert_int_equal(varve_file_read_module(f->file, &whole), VARVE_STATUS_OK);
    varve_module_destroy(whole);
    reset(f);
    read_function(f, 2017);
    assert_int_equal(f->source.calls, 0);
  }
}

/* Errors name the first byte of the request. The next call tries again. */
static void a_failed_request_is_tried_again(void **state) {
  fixture *f = *state;
  const form *const kinds[] = {&in_groups, &mapped};
  for (size_t i = 0; i < 2; i++) {
    varve_module *module;
    write_module(f, kinds[i]);
    assert_int_equal(open_counted(f), VARVE_STATUS_OK);
    f->errors = 0;
    f->source.fails_from = f->source.bytes_read + 1;
    assert_int_equal(varve_file_read_symbol(f->file, slice_of("@f17"), &module), VARVE_STATUS_IO);
    assert_int_equal(varve_file_list(f->file, refuse_one, f), VARVE_STATUS_IO);
    assert_int_equal(f->errors, 2);
    assert_non_null(strstr(f->message, "cannot read"));
    f->source.fails_from = 0;
    read_function(f, 17);
    assert_int_equal(f->errors, 2);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      file_test(a_function_takes_at_most_six_requests),
      file_test(a_function_of_the_same_group_takes_none),
      file_test(a_list_takes_two_requests),
      file_test(small_requests_can_be_chosen),
      file_test(a_mapped_function_takes_few_bytes),
      file_test(parts_are_read_after_the_whole),
      file_test(a_failed_request_is_tried_again),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/file/scan.c */
#include "tests/unit/bytecode_fixture.h"

#include "bytecode/file/scan.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct listener {
  bytecode_fixture *f;
  uint64_t next; /* the required start of the next event */
  size_t count;
  size_t stop_at; /* the number of the event that returns CANCELLED; 0: none */
  bool lists;     /* events are listed in f->text */
} listener;

static varve_status listen(void *user, const varve_scan_event *event) {
  listener *l = user;
  assert_int_equal(event->offset, l->next);
  assert_int_not_equal(event->size, 0);
  assert_string_equal(event->what, varve_scan_field_texts[event->field]);
  l->next += event->size;
  if (++l->count == l->stop_at)
    return VARVE_STATUS_CANCELLED;
  if (l->lists) {
    char line[128];
    int length =
        snprintf(line, sizeof line, "%" PRIu64 "+%" PRIu64 " %d.%d %s %" PRIu64 "\n", event->offset,
                 event->size, event->section == VARVE_SCAN_HEADER ? -1 : event->section,
                 event->nesting, event->what, event->value);
    assert_status(varve_buffer_append(&l->f->text, varve_slice_make(line, (size_t)length)), OK);
  }
  return VARVE_STATUS_OK;
}

static varve_status scan(listener *l, varve_slice bytes) {
  bytecode_fixture *f = l->f;
  f->error_count = 0;
  f->text.size = 0;
  l->next = 0;
  l->count = 0;
  varve_status status =
      varve_bytecode_scan(&f->context->memory, bytes, VARVE_SLICE("test.bc"),
                          (varve_diagnostic_sink){bytecode_record_error, f}, listen, l);
  if (status == VARVE_STATUS_OK)
    assert_int_equal(l->next, bytes.size);
  if (status != VARVE_STATUS_CANCELLED)
    assert_int_equal(f->error_count, status != VARVE_STATUS_OK);
  return status;
}

static varve_slice file_of(bytecode_fixture *f, const char *hex) {
  f->file.bytes.size = 0;
  bytecode_put_hex(&f->file, hex);
  return varve_buffer_slice(&f->file.bytes);
}

static void every_byte_of_a_module_is_reported(void **state) {
  listener l = {.f = *state, .lists = true};
  assert_status(scan(&l, file_of(l.f, BYTECODE_EMPTY_MODULE)), OK);
  assert_string_equal(
      bytecode_end_text(l.f),
      "0+4 -1.0 magic number 0\n4+1 -1.0 version 6\n5+11 -1.0 producer 0\n"
      "16+1 1.0 section id 1\n17+1 1.0 section size 6\n18+1 1.0 dialect count 1\n"
      "19+1 1.0 dialect name index 0\n20+1 1.0 operation name count 1\n"
      "21+1 1.0 dialect index of a group 0\n22+1 1.0 size of a group 1\n"
      "23+1 1.0 operation name string index 1\n"
      "24+1 3.0 section id 3\n25+1 3.0 section size 6\n26+1 3.0 attribute count 2\n"
      "27+1 3.0 type count 0\n28+1 3.0 dialect index of a group 0\n"
      "29+1 3.0 size of a group 2\n30+1 3.0 entry size 4\n31+1 3.0 entry size 2\n"
      "32+1 2.0 section id 2\n33+1 2.0 section size 6\n34+1 2.0 code 11\n"
      "35+1 2.0 attribute index 1\n36+1 2.0 number 1\n37+1 2.0 number 1\n"
      "38+1 2.0 code 2\n39+1 2.0 string index 2\n"
      "40+1 4.0 section id 4\n41+1 4.0 section size 11\n42+1 4.0 operation count 1\n"
      "43+1 4.0 operation name index 0\n44+1 4.0 operation mask 80\n"
      "45+1 4.0 location index 0\n46+1 4.0 properties index 0\n"
      "47+1 4.0 region count 1\n48+1 4.1 section id 4\n49+1 4.1 section size 3\n"
      "50+1 4.1 block count 1\n51+1 4.1 value count 0\n52+1 4.1 operation count 0\n"
      "53+1 6.0 section id 6\n54+1 6.0 section size 1\n"
      "55+1 6.0 external resource group count 0\n"
      "56+1 5.0 section id 5\n57+1 5.0 section size 0\n"
      "58+1 0.0 section id 0\n59+1 0.0 section size 26\n60+1 0.0 string count 3\n"
      "61+1 0.0 string size 7\n62+1 0.0 string size 7\n63+1 0.0 string size 8\n"
      "64+8 0.0 string 0\n72+7 0.0 string 0\n79+7 0.0 string 0\n"
      "86+1 8.0 section id 8\n87+1 8.0 section size 4\n88+1 8.0 properties count 1\n"
      "89+1 8.0 properties size 2\n90+2 8.0 properties 0\n");
}

static void every_byte_of_the_sample_is_reported(void **state) {
  listener l = {.f = *state};
  assert_status(scan(&l, file_of(l.f, BYTECODE_SAMPLE)), OK);
}

/* The headers of nested sections are events of the nested section. */
static void nested_sections_are_reported(void **state) {
  listener l = {.f = *state, .lists = true};
  bytecode_parts parts = {.version = 1,
                          .strings = {"builtin", "t", "op"},
                          .dialects = "05 01 07 07 05 05 01  03 03 05",
                          .attributes = {"0 1f"},
                          .ir = "05 01 00 01"};
  assert_status(scan(&l, bytecode_assemble(l.f, &parts)), OK);
  assert_non_null(strstr(bytecode_end_text(l.f), "21+1 7.1 section id 7\n22+1 7.1 section size 2\n"
                                                 "23+2 7.1 dialect version 0\n25+1 1.0 "));
}

/* The scanner skips unknown encodings if their size is known. */
static void unknown_encodings_are_reported_as_unknown(void **state) {
  listener l = {.f = *state, .lists = true};
  bytecode_parts parts = {.version = 6,
                          .strings = {"builtin", "t", "op"},
                          .dialects = "05 01 05 03  03 03 09",
                          .attributes = {"0 81 11 22", "1 33 44", "0 11 01 55", "0 0f 66", "0 1f",
                                         "0 11 03 09", "0'unit", "0 13 05 01"},
                          .types = {"1 77", "0 01 41", "0'tf32"},
                          .ir = "05 01 00 09"};
  assert_status(scan(&l, bytecode_assemble(l.f, &parts)), OK);
  const char *text = bytecode_end_text(l.f);
  static const char *const events[] = {"code 64\n",
                                       "+2 2.0 unknown encoding 0\n",
                                       "+1 2.0 unknown encoding 0\n",
                                       "+1 2.0 trailing bytes 0\n",
                                       "+1 2.0 integer bits 9\n",
                                       "+5 2.0 text 0\n"};
  for (size_t i = 0; i < VARVE_COUNT_OF(events); i++)
    assert_non_null(strstr(text, events[i]));
}

static void the_listener_can_stop(void **state) {
  listener l = {.f = *state, .stop_at = 20};
  assert_status(scan(&l, file_of(l.f, BYTECODE_EMPTY_MODULE)), CANCELLED);
  assert_int_equal(l.count, 20);
}

static void every_prefix_is_an_error(void **state) {
  listener l = {.f = *state};
  varve_slice bytes = file_of(l.f, BYTECODE_SAMPLE);
  for (size_t size = 0; size < bytes.size; size++) {
    char *copy = malloc(size == 0 ? 1 : size);
    memcpy(copy, bytes.data, size);
    assert_int_not_equal(scan(&l, varve_slice_make(copy, size)), VARVE_STATUS_OK);
    free(copy);
  }
}

static void every_flipped_bit_is_scanned_or_an_error(void **state) {
  listener l = {.f = *state};
  varve_slice bytes = file_of(l.f, BYTECODE_SAMPLE);
  char *data = l.f->file.bytes.data;
  for (size_t bit = 0; bit < bytes.size * 8; bit++) {
    data[bit / 8] ^= (char)(1 << bit % 8);
    assert_int_not_equal(scan(&l, bytes), VARVE_STATUS_OUT_OF_MEMORY);
    data[bit / 8] ^= (char)(1 << bit % 8);
  }
}

static void every_allocation_may_fail(void **state) {
  listener l = {.f = *state};
  varve_slice bytes = file_of(l.f, BYTECODE_SAMPLE);
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t fail_at = 1; status != VARVE_STATUS_OK; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    l.next = 0;
    status = varve_bytecode_scan(&memory, bytes, VARVE_SLICE("test.bc"),
                                 (varve_diagnostic_sink){NULL, NULL}, listen, &l);
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    assert_int_equal(allocator.live, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(every_byte_of_a_module_is_reported),
      bytecode_test(every_byte_of_the_sample_is_reported),
      bytecode_test(nested_sections_are_reported),
      bytecode_test(unknown_encodings_are_reported_as_unknown),
      bytecode_test(the_listener_can_stop),
      bytecode_test(every_prefix_is_an_error),
      bytecode_test(every_flipped_bit_is_scanned_or_an_error),
      bytecode_test(every_allocation_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/write/cover.c: chooses what the dictionary of the packer contains. */
#include "tests/unit/ir_fixture.h"

#include "container/write/cover.h"

static const char common[] = "what all of the samples have in them, ";

/* Appends count samples, each with some text of its own and then the same text as the others. */
static void append_samples(varve_buffer *samples, unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    for (unsigned k = 0; k < 100; k++)
      assert_status(
          varve_buffer_append_char(samples, (char)((i * 7919 + k * 104729 + k * k * i) % 251)), OK);
    assert_status(varve_buffer_append(samples, varve_slice_of(common)), OK);
  }
}

static bool holds(varve_slice text, varve_slice part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (memcmp(text.data + i, part.data, part.size) == 0)
      return true;
  return false;
}

static void a_frequent_substring_is_chosen_once(void **state) {
  ir_fixture *f = *state;
  varve_buffer samples, content;
  varve_buffer_init(&samples, &f->context->memory);
  varve_buffer_init(&content, &f->context->memory);
  append_samples(&samples, 20);
  assert_status(varve_cover_choose(varve_buffer_slice(&samples), 400, &content), OK);
  assert_true(holds(varve_buffer_slice(&content), VARVE_SLICE("all of the samples have")));
  assert_in_range(content.size, sizeof(common) - 1, 100);
  varve_buffer_release(&samples);
  varve_buffer_release(&content);
}

static void a_substring_of_the_content_is_not_chosen_again(void **state) {
  ir_fixture *f = *state;
  varve_buffer samples, content;
  varve_buffer_init(&samples, &f->context->memory);
  varve_buffer_init(&content, &f->context->memory);
  append_samples(&samples, 20);
  assert_status(varve_buffer_append(&content, varve_slice_of(common)), OK);
  assert_status(varve_buffer_append(&content, varve_slice_of(common)), OK);
  assert_status(varve_cover_choose(varve_buffer_slice(&samples), 400, &content), OK);
  assert_in_range(content.size, 2 * (sizeof(common) - 1), 2 * (sizeof(common) - 1) + 20);
  varve_buffer_release(&samples);
  varve_buffer_release(&content);
}

static void the_content_has_the_requested_size(void **state) {
  ir_fixture *f = *state;
  varve_buffer samples, content;
  varve_buffer_init(&samples, &f->context->memory);
  append_samples(&samples, 20);
  append_samples(&samples, 20);
  for (size_t size = 0; size < 500; size += 7) {
    varve_buffer_init(&content, &f->context->memory);
    assert_status(varve_cover_choose(varve_buffer_slice(&samples), size, &content), OK);
    assert_int_equal(content.size, size);
    varve_buffer_release(&content);
  }
  varve_buffer_release(&samples);
}

static void samples_of_a_few_bytes_give_nothing(void **state) {
  ir_fixture *f = *state;
  varve_buffer content;
  varve_buffer_init(&content, &f->context->memory);
  assert_status(varve_cover_choose(VARVE_SLICE(""), 100, &content), OK);
  assert_status(varve_cover_choose(VARVE_SLICE("abc"), 100, &content), OK);
  assert_status(varve_cover_choose(VARVE_SLICE("abcdef"), 100, &content), OK);
  assert_int_equal(content.size, 0);
  varve_buffer_release(&content);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(a_frequent_substring_is_chosen_once),
      ir_test(a_substring_of_the_content_is_not_chosen_again),
      ir_test(the_content_has_the_requested_size),
      ir_test(samples_of_a_few_bytes_give_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

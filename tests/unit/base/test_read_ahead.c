/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/file/read_ahead.c */
#include "tests/unit/unit.h"

#include "base/file/read_ahead.h"

enum { SIZE = 8 << 20, LEAST = 1000 };

/* Byte i of the source is i * 7 + i / 256. */
static char byte_at(uint64_t i) { return (char)(uint8_t)(i * 7 + i / 256); }

typedef struct requests {
  unsigned count;
  uint64_t offset; /* of the last */
  size_t size;
  varve_status status;
} requests;

static varve_status serve(void *user, uint64_t offset, void *bytes, size_t size) {
  requests *r = user;
  r->count++;
  r->offset = offset;
  r->size = size;
  assert_true(offset < SIZE && size <= SIZE - offset);
  for (size_t i = 0; i < size; i++)
    ((char *)bytes)[i] = byte_at(offset + i);
  return r->status;
}

typedef struct state {
  test_allocator allocator;
  varve_memory memory;
  requests served;
  varve_read_ahead ahead;
  varve_source source;
} state;

static state *begin(size_t fail_at, uint64_t least) {
  static state s;
  s = (state){.served = {.status = VARVE_STATUS_OK}};
  s.memory = test_memory(&s.allocator, fail_at);
  varve_read_ahead_init(&s.ahead, &s.memory,
                        (varve_source){.size = SIZE, .read_at = serve, .user = &s.served}, least);
  s.source = varve_read_ahead_source(&s.ahead);
  return &s;
}

static void end(state *s) {
  varve_read_ahead_release(&s->ahead);
  assert_int_equal(s->allocator.live, 0);
}

static void read_right(state *s, uint64_t offset, size_t size) {
  char *bytes = malloc(size);
  assert_non_null(bytes);
  assert_status(varve_source_read(&s->source, offset, bytes, size), OK);
  for (size_t i = 0; i < size; i++)
    if (bytes[i] != byte_at(offset + i))
      fail_msg("byte %zu of the part at %zu is wrong", i, (size_t)offset);
  free(bytes);
}

#define assert_request(s, n, at, bytes)                                                            \
  do {                                                                                             \
    assert_int_equal((s)->served.count, n);                                                        \
    assert_int_equal((s)->served.offset, at);                                                      \
    assert_int_equal((s)->served.size, bytes);                                                     \
  } while (0)

static void what_follows_a_small_part_is_read_with_it(void **unused) {
  (void)unused;
  state *s = begin(0, LEAST);
  read_right(s, 100, 16);
  assert_request(s, 1, 100, LEAST);
  read_right(s, 116, LEAST - 16);
  read_right(s, 100, LEAST);
  assert_int_equal(s->served.count, 1);
  read_right(s, 99, 1);
  assert_request(s, 2, 99, LEAST);
  end(s);
}

static void a_part_that_is_kept_in_part_takes_one_request(void **unused) {
  (void)unused;
  state *s = begin(0, LEAST);
  read_right(s, 0, 10);
  read_right(s, 500, 5000);
  assert_request(s, 2, LEAST, 4500);
  read_right(s, 0, 5500);
  assert_int_equal(s->served.count, 2);
  end(s);
}

static void requests_end_where_the_source_ends(void **unused) {
  (void)unused;
  state *s = begin(0, LEAST);
  read_right(s, SIZE - 10, 10);
  assert_request(s, 1, SIZE - 10, 10);
  assert_status(varve_source_expect(&s->source, SIZE - 5, 6), OK);
  assert_status(varve_source_expect(&s->source, UINT64_MAX, 2), OK);
  assert_int_equal(s->served.count, 1);
  end(s);
}

static void large_parts_are_read_exactly_and_not_kept(void **unused) {
  (void)unused;
  state *s = begin(0, LEAST);
  read_right(s, 0, 1);
  read_right(s, 0, VARVE_READ_AHEAD_MOST + 1 + LEAST);
  assert_request(s, 2, LEAST, VARVE_READ_AHEAD_MOST + 1);
  read_right(s, LEAST, 1);
  assert_request(s, 3, LEAST, LEAST);
  end(s);
}

static void what_is_expected_is_read_once(void **unused) {
  (void)unused;
  state *s = begin(0, LEAST);
  assert_status(varve_source_expect(&s->source, 4000, 9000), OK);
  assert_request(s, 1, 4000, 9000);
  assert_status(varve_source_expect(&s->source, 5000, 10000), OK);
  assert_request(s, 2, 13000, 2000);
  assert_status(varve_source_expect(&s->source, 0, VARVE_READ_AHEAD_MOST + 1), OK);
  for (unsigned i = 4000; i + 4 <= 15000; i += 4)
    read_right(s, i, 4);
  assert_int_equal(s->served.count, 2);
  end(s);
}

static void the_parts_used_last_are_kept(void **unused) {
  (void)unused;
  state *s = begin(0, LEAST);
  for (unsigned i = 0; i < VARVE_READ_AHEAD_PARTS; i++)
    read_right(s, (uint64_t)i * LEAST, 1);
  read_right(s, 0, 1);
  read_right(s, (uint64_t)VARVE_READ_AHEAD_PARTS * LEAST, 1); /* part 1 goes */
  unsigned count = s->served.count;
  read_right(s, 0, 1);
  assert_int_equal(s->served.count, count);
  read_right(s, LEAST, 1);
  assert_int_equal(s->served.count, count + 1);
  end(s);
}

static void memory_is_bounded(void **unused) {
  (void)unused;
  state *s = begin(0, UINT64_MAX);
  for (unsigned i = 0; i < 8; i++) {
    read_right(s, (uint64_t)i << 20, 1);
    assert_request(s, i + 1, (uint64_t)i << 20, 1 << 20);
    uint64_t kept = 0;
    for (size_t k = 0; k < s->ahead.count; k++)
      kept += s->ahead.parts[k].bytes.size;
    assert_in_range(kept, 1 << 20, VARVE_READ_AHEAD_MEMORY);
  }
  end(s);
}

static void a_failed_request_keeps_nothing(void **unused) {
  (void)unused;
  char byte;
  state *s = begin(0, LEAST);
  s->served.status = VARVE_STATUS_IO;
  assert_status(varve_source_read(&s->source, 0, &byte, 1), IO);
  assert_status(varve_source_expect(&s->source, 0, 1), IO);
  s->served.status = VARVE_STATUS_OK;
  read_right(s, 0, 1);
  assert_int_equal(s->served.count, 3);
  end(s);
}

/* A limit of memory that suffices without reading ahead still suffices. */
static void without_memory_only_what_is_needed_is_read(void **unused) {
  (void)unused;
  state *s = begin(1, LEAST);
  assert_status(varve_source_expect(&s->source, 0, 1), OK);
  assert_int_equal(s->served.count, 0);
  end(s);
  s = begin(1, LEAST);
  read_right(s, 100, 16);
  assert_request(s, 1, 100, 16);
  end(s);
  s = begin(0, LEAST);
  s->memory.limit = 10000;
  read_right(s, 100, 16);
  assert_request(s, 1, 100, 16);
  end(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_follows_a_small_part_is_read_with_it),
      cmocka_unit_test(a_part_that_is_kept_in_part_takes_one_request),
      cmocka_unit_test(requests_end_where_the_source_ends),
      cmocka_unit_test(large_parts_are_read_exactly_and_not_kept),
      cmocka_unit_test(what_is_expected_is_read_once),
      cmocka_unit_test(the_parts_used_last_are_kept),
      cmocka_unit_test(memory_is_bounded),
      cmocka_unit_test(a_failed_request_keeps_nothing),
      cmocka_unit_test(without_memory_only_what_is_needed_is_read),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

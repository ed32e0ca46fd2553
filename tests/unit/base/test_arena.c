/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/arena.c */
#include "tests/unit/unit.h"

#include "base/arena.h"

static void blocks_are_aligned_and_apart(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_arena arena;
  varve_arena_init(&arena, &memory);
  unsigned char *blocks[1000];
  for (size_t i = 0; i < 1000; i++) {
    blocks[i] = varve_arena_allocate(&arena, i);
    assert_non_null(blocks[i]);
    assert_int_equal((uintptr_t)blocks[i] % 8, 0);
    memset(blocks[i], (int)(i % 251), i);
  }
  for (size_t i = 0; i < 1000; i++)
    for (size_t j = 0; j < i; j++)
      assert_int_equal(blocks[i][j], i % 251);
  varve_arena_release(&arena);
  assert_int_equal(allocator.live, 0);
}

static void a_large_block_leaves_the_current_chunk_in_use(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_arena arena;
  varve_arena_init(&arena, &memory);
  assert_non_null(varve_arena_allocate(&arena, 8));
  assert_non_null(varve_arena_allocate(&arena, 1 << 22));
  size_t calls = allocator.calls;
  assert_int_equal(calls, 2);
  assert_non_null(varve_arena_allocate(&arena, 8));
  assert_int_equal(allocator.calls, calls);
  varve_arena_release(&arena);
  assert_int_equal(allocator.live, 0);
}

static void impossible_sizes_are_rejected(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_arena arena;
  varve_arena_init(&arena, &memory);
  for (size_t i = 0; i < 40; i++)
    assert_null(varve_arena_allocate(&arena, SIZE_MAX - i));
  assert_null(varve_arena_allocate_array(&arena, SIZE_MAX / 2, 3));
  assert_null(varve_arena_allocate_array(&arena, (size_t)1 << (sizeof(size_t) * 4),
                                         (size_t)1 << (sizeof(size_t) * 4)));
  assert_int_equal(allocator.live, 0);
  varve_arena_release(&arena);
}

static void a_copy_ends_with_nul(void **state) {
  (void)state;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_arena arena;
  varve_arena_init(&arena, &memory);
  varve_slice copy = varve_arena_copy(&arena, VARVE_SLICE("a\0b"));
  assert_slice(copy, "a\0b");
  assert_int_equal(copy.data[3], 0);
  copy = varve_arena_copy(&arena, (varve_slice){NULL, 0});
  assert_int_equal(copy.size, 0);
  assert_string_equal(copy.data, "");
  varve_arena_release(&arena);
}

static void a_reset_releases_what_came_after_the_mark(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_arena arena;
  varve_arena_init(&arena, &memory);
  varve_arena_mark empty = varve_arena_get_mark(&arena);
  char *kept = varve_arena_allocate(&arena, 16);
  assert_non_null(kept);
  memcpy(kept, "kept", 5);
  varve_arena_mark mark = varve_arena_get_mark(&arena);
  size_t live = allocator.live;
  void *first = varve_arena_allocate(&arena, 24);
  for (size_t size = 1; size < 1 << 21; size *= 2)
    assert_non_null(varve_arena_allocate(&arena, size));
  varve_arena_reset(&arena, mark);
  assert_int_equal(allocator.live, live);
  assert_string_equal(kept, "kept");
#ifndef VARVE_STRESS
  assert_ptr_equal(varve_arena_allocate(&arena, 24), first);
#else
  (void)first;
#endif
  varve_arena_reset(&arena, empty);
  assert_int_equal(allocator.live, 0);
  assert_non_null(varve_arena_allocate(&arena, 1));
  varve_arena_release(&arena);
  assert_int_equal(allocator.live, 0);
}

static void a_failed_block_leaves_the_arena_usable(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 2);
  varve_arena arena;
  varve_arena_init(&arena, &memory);
  assert_non_null(varve_arena_allocate(&arena, 8));
  assert_null(varve_arena_allocate(&arena, 1 << 20));
  assert_null(varve_arena_copy(&arena, varve_slice_make((const char *)&memory, SIZE_MAX)).data);
  assert_non_null(varve_arena_allocate(&arena, 8));
  varve_arena_release(&arena);
  assert_int_equal(allocator.live, 0);
}

static void the_pool_reuses_freed_blocks(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_pool pool;
  varve_pool_init(&pool, &memory);
  for (size_t size = 0; size < 5000; size += 7) {
    char *block = varve_pool_allocate(&pool, size);
    assert_non_null(block);
    memset(block, 1, size);
    varve_pool_free(&pool, block, size);
    assert_ptr_equal(varve_pool_allocate(&pool, size), block);
  }
  varve_pool_free(&pool, NULL, 64);
  varve_pool_release(&pool);
  assert_int_equal(allocator.live, 0);
}

static void the_pool_keeps_live_blocks_apart(void **state) {
  (void)state;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_pool pool;
  varve_pool_init(&pool, &memory);
  enum { COUNT = 300 };
  unsigned char *blocks[COUNT];
  size_t sizes[COUNT] = {0};
  for (size_t round = 0; round < 20; round++) {
    for (size_t i = round % 3; i < COUNT; i += 3) {
      if (sizes[i] != 0)
        varve_pool_free(&pool, blocks[i], sizes[i]);
      sizes[i] = 1 + (i * 37 + round * 101) % 900;
      blocks[i] = varve_pool_allocate(&pool, sizes[i]);
      assert_non_null(blocks[i]);
      memset(blocks[i], (int)(i % 256), sizes[i]);
    }
    for (size_t i = 0; i < COUNT; i++)
      for (size_t j = 0; j < sizes[i]; j++)
        assert_int_equal(blocks[i][j], i % 256);
  }
  varve_pool_release(&pool);
}

static void the_pool_refuses_impossible_sizes(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 1);
  varve_pool pool;
  varve_pool_init(&pool, &memory);
  assert_null(varve_pool_allocate(&pool, SIZE_MAX));
  assert_null(varve_pool_allocate(&pool, SIZE_MAX / 2 + 2));
  assert_null(varve_pool_allocate(&pool, 64));
  varve_pool_release(&pool);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(blocks_are_aligned_and_apart),
      cmocka_unit_test(a_large_block_leaves_the_current_chunk_in_use),
      cmocka_unit_test(impossible_sizes_are_rejected),
      cmocka_unit_test(a_copy_ends_with_nul),
      cmocka_unit_test(a_reset_releases_what_came_after_the_mark),
      cmocka_unit_test(a_failed_block_leaves_the_arena_usable),
      cmocka_unit_test(the_pool_reuses_freed_blocks),
      cmocka_unit_test(the_pool_keeps_live_blocks_apart),
      cmocka_unit_test(the_pool_refuses_impossible_sizes),
  };
  return cmocka_run_group_tests_name("arena", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/frame/planes.c, and sections of codec PLANES: split bytes are joined again, and
 * wrong numbers of planes are rejected. */
#include "container/frame/planes.h"

#include <zstd.h>

#include "tests/unit/container_fixture.h"

enum { SIZE = 40003 };

typedef struct fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_buffer planes;
  varve_buffer back;
  varve_buffer file;
  varve_reporter reporter;
  varve_container_frame_reader frame;
  char bytes[SIZE];
} fixture;

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  varve_buffer_init(&f->planes, &f->memory);
  varve_buffer_init(&f->back, &f->memory);
  varve_buffer_init(&f->file, &f->memory);
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_buffer_release(&f->planes);
  varve_buffer_release(&f->back);
  varve_buffer_release(&f->file);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define planes_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

/* Writes numbers of width bytes whose upper half is always the same. */
static void fill_numbers(fixture *f, unsigned width) {
  uint32_t state = 7;
  for (size_t i = 0; i < SIZE; i++) {
    state = state * 1664525 + 1013904223;
    f->bytes[i] = (char)(i % width >= width / 2 ? '?' : state >> 24);
  }
}

static varve_slice bytes_of(const fixture *f, size_t size) {
  return varve_slice_make(f->bytes, size);
}

static void split_planes_join_to_the_same_bytes(void **state) {
  fixture *f = *state;
  fill_numbers(f, 2 * SIZE + 2);
  for (unsigned width = 2; width <= 8; width *= 2)
    for (size_t size = 0; size < 40; size++) {
      f->planes.size = f->back.size = 0;
      assert_status(varve_planes_split(bytes_of(f, size), width, &f->planes), OK);
      assert_status(varve_planes_join(varve_buffer_slice(&f->planes), width, &f->back), OK);
      assert_int_equal(f->back.size, size);
      if (size != 0)
        assert_memory_equal(f->back.data, f->bytes, size);
    }
}

static void first_bytes_are_stored_together(void **state) {
  fixture *f = *state;
  assert_status(varve_planes_split(VARVE_SLICE("abcABC123xyz-"), 4, &f->planes), OK);
  assert_int_equal(f->planes.size, 13);
  assert_memory_equal(f->planes.data, "aB3bCxc1yA2z-", 13);
}

static void the_smallest_width_is_chosen(void **state) {
  fixture *f = *state;
  unsigned width;
  for (unsigned expected = 2; expected <= 4; expected *= 2) {
    fill_numbers(f, expected);
    assert_status(varve_planes_choose(&f->memory, bytes_of(f, SIZE), &width), OK);
    assert_true(width != 0 && width % expected == 0);
    bool pays;
    assert_status(varve_packing_pays(&f->memory, bytes_of(f, SIZE), width, &pays), OK);
    assert_true(pays);
    fill_numbers(f, 2 * SIZE + 2);
    assert_status(varve_packing_pays(&f->memory, bytes_of(f, SIZE), width, &pays), OK);
    assert_false(pays);
  }
  memset(f->bytes, 0, SIZE);
  assert_status(varve_planes_choose(&f->memory, bytes_of(f, SIZE), &width), OK);
  assert_int_equal(width, 0);
}

/* Writes numbers that are distributed as weights are: sums of twelve even ones. */
static void fill_floats(fixture *f) {
  uint32_t state = 7;
  for (size_t i = 0; i + sizeof(float) <= SIZE; i += sizeof(float)) {
    uint32_t bits;
    float sum = -6;
    for (int part = 0; part < 12; part++) {
      state = state * 1664525 + 1013904223;
      sum += (float)(state >> 8) / 16777216.0F;
    }
    memcpy(&bits, &sum, sizeof bits);
    for (unsigned byte = 0; byte < sizeof bits; byte++)
      f->bytes[i + byte] = (char)(bits >> (8 * byte));
  }
}

static void planes_are_chosen_for_floats(void **state) {
  fixture *f = *state;
  unsigned width;
  fill_floats(f);
  assert_status(varve_planes_choose(&f->memory, bytes_of(f, SIZE), &width), OK);
  assert_int_equal(width, sizeof(float));
  /* The upper half of each is a bfloat16. */
  for (size_t i = 0; i < SIZE / 2; i++)
    f->bytes[i] = f->bytes[i / 2 * 4 + 2 + i % 2];
  assert_status(varve_planes_choose(&f->memory, bytes_of(f, SIZE / 2), &width), OK);
  assert_int_equal(width, 2);
}

/* Writes words that follow each other at random. */
static void fill_words(fixture *f) {
  static const char *const words[] = {"arith", ".add",   "f32", "tensor<",
                                      "4x",    "memref", "loc", " = "};
  uint32_t state = 7;
  size_t size = 0;
  while (size < SIZE) {
    state = state * 1664525 + 1013904223;
    const char *word = words[state >> 29];
    for (size_t i = 0; word[i] != 0 && size < SIZE; i++)
      f->bytes[size++] = word[i];
  }
}

static void a_high_level_pays_for_words_but_not_for_floats(void **state) {
  fixture *f = *state;
  bool pays;
  fill_words(f);
  assert_status(varve_level_pays(&f->memory, bytes_of(f, SIZE), 3, 19, &pays), OK);
  assert_true(pays);
  fill_floats(f);
  assert_status(varve_level_pays(&f->memory, bytes_of(f, SIZE), 3, 19, &pays), OK);
  assert_false(pays);
  assert_status(varve_level_pays(&f->memory, bytes_of(f, 0), 3, 19, &pays), OK);
  assert_false(pays);
}

static void write_planes(fixture *f, unsigned width) {
  varve_container_frame_writer writer;
  const varve_section module = {.kind = VARVE_CONTAINER_MODULE};
  const varve_section blob = {.kind = VARVE_CONTAINER_RESOURCE, .alignment_bits = 6};
  varve_container_frame_writer_init(&writer, &f->memory, 3);
  writer.dictionary = VARVE_SLICE("that planes do not use");
  f->file.size = 0;
  assert_status(varve_container_frame_add_planes(&writer, &blob, bytes_of(f, SIZE), width), OK);
  writer.dictionary = (varve_slice){NULL, 0};
  assert_status(
      varve_container_frame_add(&writer, &module, VARVE_SLICE("abc"), (varve_part_ends){NULL, 0}),
      OK);
  assert_status(varve_container_frame_finish(&writer, &f->file), OK);
  varve_container_frame_writer_release(&writer);
}

static varve_status read_planes(fixture *f) {
  varve_slice bytes;
  f->reporter = (varve_reporter){.max_errors = 1};
  varve_status status = box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter);
  f->back.size = 0;
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_get(&f->frame, f->frame.sections.data, &f->back, &bytes);
  if (status == VARVE_STATUS_OK) {
    assert_int_equal(bytes.size, SIZE);
    assert_memory_equal(bytes.data, f->bytes, SIZE);
  }
  varve_container_frame_reader_release(&f->frame);
  return status;
}

static void a_section_of_planes_is_smaller_and_round_trips(void **state) {
  fixture *f = *state;
  for (unsigned width = 2; width <= 8; width *= 2) {
    fill_numbers(f, width);
    write_planes(f, width);
    assert_true(f->file.size < SIZE);
    assert_status(read_planes(f), OK);
  }
}

/* If splitting into planes saves nothing, the writer stores the bytes raw. */
static void incompressible_bytes_are_stored_raw(void **state) {
  fixture *f = *state;
  fill_numbers(f, 2 * SIZE + 2);
  write_planes(f, 4);
  assert_status(read_planes(f), OK);
  assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
  assert_int_equal(((const varve_section *)f->frame.sections.data)->codec, VARVE_CODEC_NONE);
  varve_container_frame_reader_release(&f->frame);
}

static varve_status read_stored(fixture *f, varve_slice stored, uint64_t size) {
  const box_section section = {
      .kind = VARVE_CONTAINER_MODULE, .codec = VARVE_CODEC_PLANES, .size = size, .stored = stored};
  box_file(&f->file, (box_head){.flags = BOX_FLAG_WHOLE}, &section, 1);
  return read_planes(f);
}

static void wrong_sizes_of_planes_are_rejected(void **state) {
  fixture *f = *state;
  char stored[256];
  memset(f->bytes, 0, SIZE);
  size_t size = ZSTD_compress(stored, sizeof(stored), f->bytes, SIZE, 3);
  assert_false(ZSTD_isError(size));
  size -= 3;
  memmove(stored + 1, stored + 4, size - 1);
  for (int width = 0; width < 256; width++) {
    stored[0] = (char)width;
    assert_int_equal(read_stored(f, varve_slice_make(stored, size), SIZE),
                     varve_is_plane_width((unsigned)width) ? VARVE_STATUS_OK
                                                           : VARVE_STATUS_CORRUPT);
  }
  stored[0] = 4;
  assert_status(read_stored(f, varve_slice_make(stored, 0), SIZE), CORRUPT);
  assert_status(read_stored(f, varve_slice_make(stored, 1), SIZE), CORRUPT);
  assert_status(read_stored(f, varve_slice_make(stored, size - 1), SIZE), CORRUPT);
  assert_status(read_stored(f, varve_slice_make(stored, size), SIZE - 1), CORRUPT);
  assert_status(read_stored(f, varve_slice_make(stored, size), SIZE + 1), CORRUPT);
  assert_status(read_stored(f, varve_slice_make(stored, size), UINT64_MAX / 2), LIMIT_EXCEEDED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      planes_test(split_planes_join_to_the_same_bytes),
      planes_test(first_bytes_are_stored_together),
      planes_test(the_smallest_width_is_chosen),
      planes_test(planes_are_chosen_for_floats),
      planes_test(a_high_level_pays_for_words_but_not_for_floats),
      planes_test(a_section_of_planes_is_smaller_and_round_trips),
      planes_test(incompressible_bytes_are_stored_raw),
      planes_test(wrong_sizes_of_planes_are_rejected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

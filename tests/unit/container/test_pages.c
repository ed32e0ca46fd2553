/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/frame/pages.c, and sections with pages: each page is checked when it is first read.
 */
#include "container/frame/pages.h"

#include "tests/unit/container_fixture.h"

enum { PAGE = 1 << VARVE_PAGE_BITS, RAW = 2 * PAGE + 100, STORED = RAW + 3 * 8 };

typedef struct fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_buffer file;
  varve_reporter reporter;
  varve_container_frame_reader frame;
  varve_pages pages;
  uint8_t raw[RAW];
} fixture;

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  varve_buffer_init(&f->file, &f->memory);
  f->reporter = (varve_reporter){.max_errors = 1};
  uint32_t number = 7;
  for (size_t i = 0; i < RAW; i++) {
    number = number * 1664525 + 1013904223;
    f->raw[i] = (uint8_t)(number >> 24);
  }
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_buffer_release(&f->file);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define pages_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

/* Writes a file with a module, and a section with this codec of the first size bytes of raw. */
static void write_file(fixture *f, uint32_t kind, uint32_t codec, size_t size) {
  varve_container_frame_writer writer;
  varve_container_frame_writer_init(&writer, &f->memory, 3);
  const varve_section module = {.kind = VARVE_CONTAINER_MODULE};
  const varve_section section = {.kind = kind,
                                 .is_optional = kind != VARVE_CONTAINER_RESOURCE,
                                 .alignment_bits = 6,
                                 .codec = codec};
  varve_part_ends none = {NULL, 0};
  f->file.size = 0;
  assert_status(varve_container_frame_add(&writer, &module, VARVE_SLICE("abc"), none), OK);
  varve_slice raw = varve_slice_make((const char *)f->raw, size);
  assert_status(varve_container_frame_add(&writer, &section, raw, none), OK);
  assert_status(varve_container_frame_finish(&writer, &f->file), OK);
  varve_container_frame_writer_release(&writer);
}

static varve_status open_frame(fixture *f, bool defers_resources) {
  f->reporter.error_count = 0;
  VARVE_TRY(varve_container_frame_open(&f->frame, varve_buffer_slice(&f->file), &f->memory,
                                       &f->reporter));
  f->frame.defers_resources = defers_resources;
  return varve_container_frame_check(&f->frame);
}

static const varve_section *paged(const fixture *f) {
  return &VARVE_VECTOR_AT(&f->frame.sections, varve_section, 1);
}

/* Starts reading the pages of the open file. */
static void start_pages(fixture *f) {
  const varve_section *section = paged(f);
  varve_slice raw = varve_container_frame_raw(&f->frame, section);
  varve_pages_init(&f->pages, &f->memory, (const uint8_t *)raw.data, section->size,
                   varve_codec_page_bits(section->codec));
}

static void end_pages(fixture *f) {
  varve_pages_release(&f->pages);
  varve_container_frame_reader_release(&f->frame);
}

static void a_section_is_raw_with_a_table_after_it(void **state) {
  fixture *f = *state;
  static const uint32_t codecs[] = {VARVE_CODEC_PAGES, VARVE_CODEC_BLOCKS};
  static const size_t sizes[] = {0, 1, PAGE, PAGE + 1, RAW};
  for (size_t i = 0; i < VARVE_COUNT_OF(codecs) * VARVE_COUNT_OF(sizes); i++) {
    uint32_t codec = codecs[i % 2];
    size_t size = sizes[i / 2];
    write_file(f, VARVE_CONTAINER_RESOURCE, codec, size);
    assert_int_equal(f->file.data[5], 0);
    assert_status(open_frame(f, false), OK);
    size_t pages = codec == VARVE_CODEC_BLOCKS ? size != 0 : (size + PAGE - 1) / PAGE;
    assert_int_equal(paged(f)->codec, codec);
    assert_int_equal(paged(f)->size, size);
    assert_int_equal(paged(f)->stored_size, size + 8 * pages);
    assert_int_equal(paged(f)->offset % 64, 0);
    varve_slice bytes;
    assert_status(varve_container_frame_get(&f->frame, paged(f), NULL, &bytes), OK);
    assert_int_equal(bytes.size, size);
    assert_memory_equal(bytes.data, f->raw, size);
    assert_ptr_equal(bytes.data, f->file.data + paged(f)->offset);
    varve_container_frame_reader_release(&f->frame);
  }
}

static void reading_everything_detects_every_flipped_bit(void **state) {
  fixture *f = *state;
  write_file(f, VARVE_CONTAINER_RESOURCE, VARVE_CODEC_PAGES, RAW);
  for (size_t i = 0; i < f->file.size; i++) {
    f->file.data[i] = (char)(f->file.data[i] ^ (1 << i % 8));
    assert_int_not_equal(open_frame(f, false), VARVE_STATUS_OK);
    varve_container_frame_reader_release(&f->frame);
    f->file.data[i] = (char)(f->file.data[i] ^ (1 << i % 8));
  }
  assert_status(open_frame(f, false), OK);
  varve_container_frame_reader_release(&f->frame);
}

/* Reading a page finds a flipped bit in it, and none in other pages. */
static void reading_a_page_detects_every_flipped_bit(void **state) {
  fixture *f = *state;
  write_file(f, VARVE_CONTAINER_RESOURCE, VARVE_CODEC_PAGES, RAW);
  assert_status(open_frame(f, true), OK);
  size_t start = (size_t)paged(f)->offset;
  varve_container_frame_reader_release(&f->frame);
  for (size_t i = 0; i < RAW; i++) {
    f->file.data[start + i] = (char)(f->file.data[start + i] ^ (1 << i % 8));
    assert_status(open_frame(f, true), OK);
    start_pages(f);
    for (size_t page = 0; page < 3; page++) {
      bool is_wrong = page == i / PAGE;
      assert_int_equal(varve_pages_check(&f->pages, page * PAGE + i % 50, 50),
                       is_wrong ? VARVE_STATUS_CORRUPT : VARVE_STATUS_OK);
      if (is_wrong)
        assert_int_equal(f->pages.first_wrong, page * PAGE);
    }
    assert_status(varve_pages_check(&f->pages, 0, RAW), CORRUPT);
    end_pages(f);
    f->file.data[start + i] = (char)(f->file.data[start + i] ^ (1 << i % 8));
  }
}

static void opening_detects_every_flipped_bit_of_the_table(void **state) {
  fixture *f = *state;
  write_file(f, VARVE_CONTAINER_RESOURCE, VARVE_CODEC_PAGES, RAW);
  for (size_t i = f->file.size - 24; i < f->file.size; i++) {
    f->file.data[i] = (char)(f->file.data[i] ^ (1 << i % 8));
    assert_status(open_frame(f, true), CORRUPT);
    varve_container_frame_reader_release(&f->frame);
    f->file.data[i] = (char)(f->file.data[i] ^ (1 << i % 8));
  }
}

static void a_page_is_checked_once(void **state) {
  fixture *f = *state;
  write_file(f, VARVE_CONTAINER_RESOURCE, VARVE_CODEC_PAGES, RAW);
  assert_status(open_frame(f, true), OK);
  start_pages(f);
  assert_status(varve_pages_check(&f->pages, PAGE, 1), OK);
  size_t at = (size_t)paged(f)->offset + PAGE;
  f->file.data[at] = (char)(f->file.data[at] ^ 1);
  assert_status(varve_pages_check(&f->pages, PAGE + 7, 1), OK);
  f->file.data[at - 1] = (char)(f->file.data[at - 1] ^ 1);
  assert_status(varve_pages_check(&f->pages, PAGE - 1, 2), CORRUPT);
  end_pages(f);
}

/* Only resources are checked later, when they are read. Reading all of a resource checks all of
 * it. */
static void all_sections_except_resources_are_checked_at_once(void **state) {
  fixture *f = *state;
  static const uint32_t kinds[] = {VARVE_CONTAINER_RESOURCE, VARVE_FIRST_SECTION_NOTES};
  for (unsigned i = 0; i < VARVE_COUNT_OF(kinds); i++) {
    write_file(f, kinds[i], VARVE_CODEC_BLOCKS, RAW);
    size_t at = f->file.size - 8 - RAW;
    f->file.data[at] = (char)(f->file.data[at] ^ 1);
    assert_status(open_frame(f, false), CORRUPT);
    varve_container_frame_reader_release(&f->frame);
    if (kinds[i] != VARVE_CONTAINER_RESOURCE) {
      assert_status(open_frame(f, true), CORRUPT);
    } else {
      varve_slice bytes;
      assert_status(open_frame(f, true), OK);
      assert_status(varve_container_frame_get(&f->frame, paged(f), NULL, &bytes), CORRUPT);
    }
    varve_container_frame_reader_release(&f->frame);
  }
}

static void nothing_is_checked_beyond_the_end(void **state) {
  fixture *f = *state;
  varve_pages_init(&f->pages, &f->memory, f->raw, PAGE, VARVE_PAGE_BITS);
  assert_status(varve_pages_check(&f->pages, PAGE, 0), OK);
  assert_status(varve_pages_check(&f->pages, PAGE + 1, 0), BAD_ARGUMENT);
  assert_status(varve_pages_check(&f->pages, PAGE - 1, 2), BAD_ARGUMENT);
  assert_status(varve_pages_check(&f->pages, 1, UINT64_MAX), BAD_ARGUMENT);
  varve_pages_release(&f->pages);
}

/* A table that is too short or too long, and pages in a file with one checksum. */
static void sizes_that_do_not_fit_are_rejected(void **state) {
  fixture *f = *state;
  static const struct {
    size_t size, stored;
  } lies[] = {{RAW, RAW}, {RAW, RAW + 16}, {RAW, RAW + 32}, {RAW - 101, RAW + 24}, {SIZE_MAX, 24}};
  char *bytes = calloc(1, RAW + 32);
  assert_non_null(bytes);
  box_section section = {.kind = VARVE_CONTAINER_RESOURCE, .codec = VARVE_CODEC_PAGES};
  for (unsigned i = 0; i < VARVE_COUNT_OF(lies); i++) {
    section.size = lies[i].size;
    section.stored = varve_slice_make(bytes, lies[i].stored);
    box_file(&f->file, (box_head){.flags = 0}, &section, 1);
    assert_status(open_frame(f, true), CORRUPT);
    varve_container_frame_reader_release(&f->frame);
  }
  section.size = RAW;
  section.stored = varve_slice_make(bytes, STORED);
  box_file(&f->file, (box_head){.flags = BOX_FLAG_WHOLE}, &section, 1);
  assert_status(open_frame(f, true), CORRUPT);
  varve_container_frame_reader_release(&f->frame);
  free(bytes);
}

static void running_out_of_memory_is_an_error(void **state) {
  fixture *f = *state;
  varve_pages_init(&f->pages, &f->memory, f->raw, PAGE, VARVE_PAGE_BITS);
  f->memory.limit = 1;
  assert_status(varve_pages_check(&f->pages, 0, 1), OUT_OF_MEMORY);
  varve_pages_release(&f->pages);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      pages_test(a_section_is_raw_with_a_table_after_it),
      pages_test(reading_everything_detects_every_flipped_bit),
      pages_test(reading_a_page_detects_every_flipped_bit),
      pages_test(opening_detects_every_flipped_bit_of_the_table),
      pages_test(a_page_is_checked_once),
      pages_test(all_sections_except_resources_are_checked_at_once),
      pages_test(nothing_is_checked_beyond_the_end),
      pages_test(sizes_that_do_not_fit_are_rejected),
      pages_test(running_out_of_memory_is_an_error),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/frame/frame_read.c and frame_write.c: header, directory, checksums and codecs. Each
 * fault of a directory has a message of its own. */
#include "tests/unit/container_fixture.h"
#include "tests/unit/diagnostic_log.h"

#include <zstd.h>

typedef struct fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_buffer file;
  varve_buffer unpacked;
  diagnostic_log reported;
  varve_reporter reporter;
  varve_container_frame_reader frame;
} fixture;

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  varve_buffer_init(&f->file, &f->memory);
  varve_buffer_init(&f->unpacked, &f->memory);
  f->reporter = (varve_reporter){.sink = {log_diagnostic, &f->reported}, .max_errors = 1};
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_buffer_release(&f->file);
  varve_buffer_release(&f->unpacked);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define frame_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

/* Copies the bytes into memory of exactly that size, so that a sanitizer detects reads beyond
 * it. */
static varve_status open_bytes(fixture *f, const char *bytes, size_t size) {
  char *copy = malloc(size + (size == 0));
  assert_non_null(copy);
  memcpy(copy, bytes, size);
  f->reported = (diagnostic_log){.count = 0};
  f->reporter = (varve_reporter){.sink = {log_diagnostic, &f->reported}, .max_errors = 1};
  varve_status status = box_open(&f->frame, varve_slice_make(copy, size), &f->memory, &f->reporter);
  varve_container_frame_reader_release(&f->frame);
  assert_int_equal(f->reported.count, status != VARVE_STATUS_OK);
  free(copy);
  return status;
}

static varve_status open_file(fixture *f) { return open_bytes(f, f->file.data, f->file.size); }

static void assert_says(const fixture *f, const char *text, uint64_t offset) {
  if (strstr(f->reported.text, text) == NULL)
    fail_msg("expected \"%s\", got \"%s\"", text, f->reported.text);
  assert_int_equal(f->reported.offset, offset);
}

/* Unpacks section number index of the file. */
static varve_status get_section(fixture *f, size_t index) {
  varve_slice bytes = {NULL, 0};
  f->reported = (diagnostic_log){.count = 0};
  f->reporter = (varve_reporter){.sink = {log_diagnostic, &f->reported}, .max_errors = 1};
  assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
  const varve_section *section = &VARVE_VECTOR_AT(&f->frame.sections, varve_section, index);
  varve_buffer scratch;
  varve_buffer_init(&scratch, &f->memory);
  varve_status status = varve_container_frame_get(&f->frame, section, &scratch, &bytes);
  f->unpacked.size = 0;
  if (status == VARVE_STATUS_OK)
    assert_status(varve_buffer_append(&f->unpacked, bytes), OK);
  varve_buffer_release(&scratch);
  varve_container_frame_reader_release(&f->frame);
  return status;
}

static const box_head whole = {.flags = BOX_FLAG_WHOLE};
static const box_head parts = {.flags = 0};
static const box_head heads[] = {{.flags = BOX_FLAG_WHOLE},
                                 {.flags = 0},
                                 {.flags = BOX_FLAG_WHOLE | BOX_FLAG_HASHES},
                                 {.flags = BOX_FLAG_HASHES}};

static box_section module_of(varve_slice stored) {
  return (box_section){.kind = VARVE_CONTAINER_MODULE, .stored = stored};
}

static box_section resource_of(varve_slice stored) {
  box_section section = module_of(stored);
  section.kind = VARVE_CONTAINER_RESOURCE;
  return section;
}

/* Packs the bytes with zstd, without the magic number. */
static varve_slice packed(varve_slice bytes, char *room, size_t size) {
  size_t got = ZSTD_compress(room, size, bytes.data, bytes.size, 3);
  assert_false(ZSTD_isError(got));
  return varve_slice_make(room + 4, got - 4);
}

static void fill_mixed(char *bytes, size_t size) {
  uint32_t state = 7;
  for (size_t i = 0; i < size; i++) {
    state = state * 1664525 + 1013904223;
    bytes[i] = (char)(state >> 24);
  }
}

/* Writes three sections of size bytes: one that packs well, one that does not and has an
 * alignment, and an empty one. */
static void write_sections(fixture *f, size_t size) {
  char *zeros = calloc(1, size), *mixed = malloc(size);
  assert_true(zeros != NULL && mixed != NULL);
  fill_mixed(mixed, size);
  varve_container_frame_writer writer;
  varve_container_frame_writer_init(&writer, &f->memory, 3);
  varve_section module = {.kind = VARVE_CONTAINER_MODULE};
  varve_section blob = {.kind = VARVE_CONTAINER_RESOURCE, .alignment_bits = 6};
  const size_t ends[] = {size / 2, size / 2 + 1};
  varve_part_ends two = {ends, 2}, none = {NULL, 0};
  f->file.size = 0;
  assert_status(varve_container_frame_add(&writer, &module, varve_slice_make(zeros, size), two),
                OK);
  assert_status(varve_container_frame_add(&writer, &blob, varve_slice_make(mixed, size), none), OK);
  assert_status(varve_container_frame_add(&writer, &blob, VARVE_SLICE(""), none), OK);
  assert_status(varve_container_frame_finish(&writer, &f->file), OK);
  varve_container_frame_writer_release(&writer);
  free(zeros);
  free(mixed);
}

static void expect_sections(fixture *f, size_t size, uint8_t flags) {
  write_sections(f, size);
  assert_int_equal(f->file.data[5], flags);
  assert_status(get_section(f, 0), OK);
  assert_int_equal(f->unpacked.size, size);
  for (size_t i = 0; i < size; i++)
    assert_int_equal(f->unpacked.data[i], 0);
  char *mixed = malloc(size);
  assert_non_null(mixed);
  fill_mixed(mixed, size);
  assert_status(get_section(f, 1), OK);
  assert_int_equal(f->unpacked.size, size);
  assert_memory_equal(f->unpacked.data, mixed, size);
  free(mixed);
  assert_status(get_section(f, 2), OK);
  assert_int_equal(f->unpacked.size, 0);
}

static void written_sections_are_read(void **state) {
  expect_sections(*state, 3000, BOX_FLAG_WHOLE);
  expect_sections(*state, 80000, 0);
}

static void sections_begin_where_they_are_aligned(void **state) {
  fixture *f = *state;
  write_sections(f, 3000);
  assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
  const varve_section *list = f->frame.sections.data;
  assert_int_equal(list[0].codec, VARVE_CODEC_ZSTD);
  assert_int_equal(list[1].codec, VARVE_CODEC_NONE);
  assert_int_equal(list[1].offset % 64, 0);
  assert_int_equal(list[2].offset % 64, 0);
  varve_container_frame_reader_release(&f->frame);
}

static void every_prefix_is_rejected(void **state) {
  fixture *f = *state;
  const box_section sections[] = {
      module_of(VARVE_SLICE("abc")),
      {.kind = VARVE_CONTAINER_RESOURCE, .alignment_bits = 3, .stored = VARVE_SLICE("defg")}};
  for (unsigned i = 0; i < VARVE_COUNT_OF(heads); i++) {
    box_file(&f->file, heads[i], sections, 2);
    assert_status(open_file(f), OK);
    for (size_t size = 0; size < f->file.size; size++)
      assert_int_not_equal(open_bytes(f, f->file.data, size), VARVE_STATUS_OK);
  }
}

/* The directory names sections that the file no longer has. */
static void a_shortened_file_is_reported_as_truncated(void **state) {
  fixture *f = *state;
  const box_section sections[] = {
      module_of(VARVE_SLICE("abc")),
      {.kind = VARVE_CONTAINER_RESOURCE, .alignment_bits = 3, .stored = VARVE_SLICE("defg")}};
  for (unsigned i = 0; i < 2; i++) {
    box_file(&f->file, i == 0 ? whole : parts, sections, 2);
    for (size_t size = f->file.size - 12; size < f->file.size; size++)
      assert_status(open_bytes(f, f->file.data, size), TRUNCATED);
    assert_says(f, "truncated file: the resource section", f->file.size - 1);
  }
}

static void every_bit_flip_is_rejected(void **state) {
  fixture *f = *state;
  const box_section sections[] = {
      module_of(VARVE_SLICE("abc")),
      {.kind = VARVE_CONTAINER_RESOURCE, .alignment_bits = 3, .stored = VARVE_SLICE("defg")},
      {.kind = 99, .is_optional = true, .codec = 9, .size = 12, .stored = VARVE_SLICE("optional")}};
  for (unsigned i = 0; i < VARVE_COUNT_OF(heads); i++) {
    box_file(&f->file, heads[i], sections, 3);
    assert_status(open_file(f), OK);
    for (size_t bit = 0; bit < 8 * f->file.size; bit++) {
      f->file.data[bit / 8] = (char)(f->file.data[bit / 8] ^ (1 << bit % 8));
      assert_int_not_equal(open_file(f), VARVE_STATUS_OK);
      f->file.data[bit / 8] = (char)(f->file.data[bit / 8] ^ (1 << bit % 8));
    }
  }
}

static void a_foreign_file_is_not_recognized(void **state) {
  fixture *f = *state;
  assert_status(open_bytes(f, "module {\n}\n", 11), NOT_RECOGNIZED);
  assert_says(f, "this is not a varve file", 0);
}

static void a_newer_version_is_unsupported(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  box_file(&f->file, (box_head){.later_by = 1, .flags = 1}, &section, 1);
  assert_status(open_file(f), UNSUPPORTED);
  assert_says(f, "is newer than this release, which reads version", 5);
}

static void an_undefined_flag_is_rejected(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  box_file(&f->file, (box_head){.flags = 0x40 | BOX_FLAG_WHOLE}, &section, 1);
  assert_status(open_file(f), UNSUPPORTED);
  assert_says(f, "this release does not know all of the flags", 6);
}

static void the_header_names_sets(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  static const char *const sets[][3] = {{"2019", "2019", ""},
                                        {"llvm99-2031-01", "llvm99-2031-01", ""},
                                        {"a@1", "llvm22", "a@1"},
                                        {"llvm16,A_b+c@1.0-rc1", "llvm16", "A_b+c@1.0-rc1"},
                                        {"llvm16,a@1,ab@1,b@1", "llvm16", "a@1,ab@1,b@1"}};
  varve_slice name;
  for (unsigned i = 0; i < VARVE_COUNT_OF(sets); i++) {
    box_file(&f->file, (box_head){.flags = 0x80 | BOX_FLAG_WHOLE, .sets = sets[i][0]}, &section, 1);
    assert_status(open_file(f), OK);
    assert_true(varve_container_find_era(varve_buffer_slice(&f->file), &name));
    assert_true(varve_slice_equal(name, varve_slice_of(sets[i][1])));
    assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
    assert_true(varve_slice_equal(f->frame.packs, varve_slice_of(sets[i][2])));
    varve_container_frame_reader_release(&f->frame);
  }
  box_file(&f->file, (box_head){.flags = BOX_FLAG_WHOLE}, &section, 1);
  assert_status(open_file(f), OK);
  assert_true(varve_slice_equal(f->frame.era, VARVE_SLICE("llvm22")));
  assert_int_equal(f->frame.packs.size, 0);
}

static void wrong_names_of_sets_are_rejected(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  char size[257];
  static const struct wrong {
    const char *names;
    const char *fault;
  } all[] = {{"llvm22", "the name of the era must be"},
             {"llvm22,a@1", "the name of the era must be"},
             {"llvm24-123456789012345678901234567890", "the name of the era must be"},
             {"LLVM16", "the name of the era must be"},
             {"llvm16\n", "the name of the era must be"},
             {"llvm_16", "the name of the era must be"},
             {"llvm16,", "the name of a set is missing"},
             {"a@1,", "the name of a set is missing"},
             {",a@1", "the name of a pack must be"},
             {"a@1,,b@1", "the name of a pack must be"},
             {"llvm16,llvm17", "the name of a pack must be"},
             {"a@1,llvm16", "the name of a pack must be"},
             {"a@", "the name of a pack must be"},
             {"@1", "the name of a pack must be"},
             {"a@1@2", "the name of a pack must be"},
             {"a@1, b@1", "the name of a pack must be"},
             {"a@\177", "the name of a pack must be"},
             {"b@1,a@1", "the packs must be in the order"},
             {"a@1,a@2", "the packs must be in the order"}};
  for (unsigned i = 0; i < VARVE_COUNT_OF(all); i++) {
    box_file(&f->file, (box_head){.flags = 0x80 | BOX_FLAG_WHOLE, .sets = all[i].names}, &section,
             1);
    assert_status(open_file(f), CORRUPT);
    assert_says(f, all[i].fault, 7 + strlen(all[i].names));
  }
  box_file(&f->file, (box_head){.flags = 0x80 | BOX_FLAG_WHOLE, .sets = ""}, &section, 1);
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "the names of sets have 0 bytes", 7);
  memset(size, 'a', sizeof size - 1);
  size[1] = '@';
  size[256] = 0;
  box_file(&f->file, (box_head){.flags = 0x80 | BOX_FLAG_WHOLE, .sets = size}, &section, 1);
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "the names of sets have 256 bytes", 8);
  size[255] = 0;
  box_file(&f->file, (box_head){.flags = 0x80 | BOX_FLAG_WHOLE, .sets = size}, &section, 1);
  assert_status(open_file(f), OK);
}

static void flags_that_contradict_each_other_are_rejected(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  static const uint8_t flags[] = {BOX_FLAG_WHOLE | 8, BOX_FLAG_WHOLE | 16, 2 | 4, 16,
                                  8 | BOX_FLAG_HASHES};
  for (unsigned i = 0; i < VARVE_COUNT_OF(flags); i++) {
    box_file(&f->file, (box_head){.flags = flags[i]}, &section, 1);
    assert_status(open_file(f), CORRUPT);
    assert_says(f, "contradict each other", 6);
  }
}

static void hashes_in_the_directory_are_read(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  for (unsigned i = 0; i < VARVE_COUNT_OF(heads); i++) {
    box_file(&f->file, heads[i], &section, 1);
    assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
    assert_int_equal(f->frame.has_hashes, i >= 2);
    assert_int_equal(f->frame.hashes.content[0], i >= 2 ? 1 : 0);
    assert_int_equal(f->frame.hashes.content[15], i >= 2 ? 16 : 0);
    assert_int_equal(f->frame.hashes.without_locations[0], i >= 2 ? 17 : 0);
    assert_int_equal(f->frame.hashes.without_locations[15], i >= 2 ? 32 : 0);
    assert_int_equal(f->frame.sections.count, 1);
    varve_container_frame_reader_release(&f->frame);
  }
}

static void hashes_that_end_early_are_rejected(void **state) {
  fixture *f = *state;
  const char file[] = "\xD7vrv\x01\x21 0123456789abcde0123456789abcd";
  assert_status(open_bytes(f, file, 6 + 15), TRUNCATED);
  assert_says(f, "the hash of the module", 6);
  assert_status(open_bytes(f, file, sizeof(file) - 1), TRUNCATED);
  assert_says(f, "the hash without locations", 22);
}

/* A small module alone has no directory. */
static void written_hashes_are_read_where_there_is_a_directory(void **state) {
  fixture *f = *state;
  const varve_module_hashes hashes = {{1, 2, 3}, {4, 5, 6}};
  static const uint32_t kinds[] = {VARVE_CONTAINER_MODULE, VARVE_CONTAINER_SMALL_MODULE};
  for (unsigned i = 0; i < VARVE_COUNT_OF(kinds); i++) {
    varve_container_frame_writer writer;
    varve_container_frame_writer_init(&writer, &f->memory, 3);
    writer.hashes = &hashes;
    const varve_section module = {.kind = kinds[i]};
    f->file.size = 0;
    assert_status(
        varve_container_frame_add(&writer, &module, VARVE_SLICE("abc"), (varve_part_ends){NULL, 0}),
        OK);
    assert_status(varve_container_frame_finish(&writer, &f->file), OK);
    varve_container_frame_writer_release(&writer);
    assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
    assert_int_equal(f->frame.has_hashes, kinds[i] == VARVE_CONTAINER_MODULE);
    if (f->frame.has_hashes)
      assert_memory_equal(&f->frame.hashes, &hashes, sizeof(hashes));
    varve_container_frame_reader_release(&f->frame);
  }
}

static void an_unknown_section_is_rejected_unless_optional(void **state) {
  fixture *f = *state;
  box_section sections[] = {module_of(VARVE_SLICE("abc")),
                            {.kind = 77, .stored = VARVE_SLICE("x")}};
  box_file(&f->file, whole, sections, 2);
  assert_status(open_file(f), UNSUPPORTED);
  assert_says(f, "does not know sections of kind 77", f->file.size - 1);
  sections[1].is_optional = true;
  box_file(&f->file, whole, sections, 2);
  assert_status(open_file(f), OK);
  box_file(&f->file, parts, sections, 2);
  assert_status(open_file(f), OK);
}

static void an_unknown_codec_is_rejected(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  section.codec = VARVE_FIRST_CODEC_TESTS;
  section.size = 3;
  box_file(&f->file, whole, &section, 1);
  assert_status(open_file(f), UNSUPPORTED);
  assert_says(f, "module section: this release does not know codec 14", f->file.size - 3);
  /* A reader may skip an optional section, but it must not read its bytes with an unknown
   * codec. */
  box_section sections[] = {module_of(VARVE_SLICE("def")), resource_of(VARVE_SLICE("abc"))};
  sections[1].kind = VARVE_FIRST_SECTION_TEST_NOTES;
  sections[1].codec = VARVE_FIRST_CODEC_TESTS;
  sections[1].size = 3;
  sections[1].is_optional = true;
  box_file(&f->file, whole, sections, 2);
  assert_status(get_section(f, 1), UNSUPPORTED);
  assert_says(f, "codec 14", f->file.size - 3);
}

static void padding_must_be_zero(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  section.alignment_bits = 5;
  box_file(&f->file, (box_head){.flags = 1, .padding = 0}, &section, 1);
  assert_status(open_file(f), OK);
  box_file(&f->file, (box_head){.flags = 1, .padding = 1}, &section, 1);
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "the padding before the module section is not zero", 14);
  box_file(&f->file, (box_head){.flags = 0, .padding = 1}, &section, 1);
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "is not zero", 26);
}

static void nothing_follows_the_last_section(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  box_directory(&f->file, whole, &section, 1);
  box_finish(&f->file, whole, &section, 1, VARVE_SLICE("xyz"));
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "3 bytes follow the last section", f->file.size - 3);
}

/* A directory that is wrong about the bytes after it. */
static varve_status open_lie(fixture *f, const box_section *sections, size_t count) {
  f->file.size = 0;
  box_directory(&f->file, whole, sections, count);
  box_finish(&f->file, whole, NULL, 0, VARVE_SLICE("abcdefgh"));
  return open_file(f);
}

static void sizes_beyond_the_file_are_rejected(void **state) {
  fixture *f = *state;
  static const uint64_t sizes[] = {9, 1 << 20, UINT32_MAX, UINT64_MAX / 2, UINT64_MAX};
  for (size_t i = 0; i < VARVE_COUNT_OF(sizes); i++) {
    if (sizes[i] > SIZE_MAX)
      continue;
    const box_section sections[] = {module_of((varve_slice){NULL, (size_t)sizes[i]}),
                                    module_of((varve_slice){NULL, (size_t)(0 - sizes[i] + 8)})};
    assert_status(open_lie(f, sections, 1), TRUNCATED);
    assert_non_null(strstr(f->reported.text, "truncated file: the module section"));
    assert_status(open_lie(f, sections, 2), TRUNCATED);
  }
}

static void more_sections_than_bytes_are_rejected(void **state) {
  fixture *f = *state;
  varve_buffer *file = &f->file;
  box_section section = module_of(VARVE_SLICE("abc"));
  box_directory(file, whole, &section, 0);
  file->size--;
  box_varint(file, UINT64_MAX / 2);
  box_finish(file, whole, NULL, 0, VARVE_SLICE(""));
  assert_int_not_equal(open_file(f), VARVE_STATUS_OK);
  assert_non_null(strstr(f->reported.text, "the number of sections"));
}

static void an_alignment_that_cannot_be_is_rejected(void **state) {
  fixture *f = *state;
  box_section section = module_of(VARVE_SLICE("abc"));
  section.alignment_bits = 16;
  box_file(&f->file, whole, &section, 1);
  assert_status(open_file(f), OK);
  section.alignment_bits = 17;
  f->file.size = 0;
  box_directory(&f->file, whole, &section, 1);
  section.alignment_bits = 0;
  box_finish(&f->file, whole, &section, 1, VARVE_SLICE(""));
  assert_status(open_file(f), CORRUPT);
  assert_non_null(strstr(f->reported.text, "a section that cannot be"));
}

static void numbers_take_no_more_bytes_than_they_need(void **state) {
  fixture *f = *state;
  /* The count; the kind; the codec; the size. */
  static const char *const directories[] = {"\6\0\5\1\7", "\3\x0A\0\1\7", "\3\5\2\0\7",
                                            "\3\5\1\x0E\0"};
  for (size_t i = 0; i < VARVE_COUNT_OF(directories); i++) {
    f->file.size = 0;
    box_directory(&f->file, whole, NULL, 0);
    f->file.size--;
    assert_status(varve_buffer_append(&f->file, varve_slice_make(directories[i], 5)), OK);
    box_finish(&f->file, whole, NULL, 0, VARVE_SLICE("abc"));
    assert_status(open_file(f), CORRUPT);
    assert_non_null(strstr(f->reported.text, "takes more bytes than it needs"));
  }
}

static void each_checksum_error_names_its_part(void **state) {
  fixture *f = *state;
  const box_section sections[] = {module_of(VARVE_SLICE("abc")), resource_of(VARVE_SLICE("def"))};
  box_file(&f->file, parts, sections, 2);
  f->file.data[f->file.size - 1] ^= 1;
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "the checksum of the resource section is wrong", f->file.size - 3);
  f->file.data[f->file.size - 1] ^= 1;
  f->file.data[f->file.size - 4] ^= 1;
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "the checksum of the module section is wrong", f->file.size - 6);
  f->file.data[f->file.size - 4] ^= 1;
  f->file.data[f->file.size - 7] ^= 1;
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "the checksum of header and directory is wrong", f->file.size - 6 - BOX_CHECKSUM);
  box_file(&f->file, whole, sections, 2);
  f->file.data[f->file.size - 1] ^= 1;
  assert_status(open_file(f), CORRUPT);
  assert_says(f, "the checksum of the file is wrong", f->file.size - 6 - BOX_WHOLE_CHECKSUM);
}

/* Makes a file with one packed section of the packed text, cut to size bytes. */
static void make_packed(fixture *f, size_t cut, uint64_t size, varve_slice extra) {
  static const char text[] = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab";
  char room[256];
  varve_slice frame = packed(varve_slice_make(text, sizeof(text) - 1), room, sizeof(room) - 16);
  frame.size -= cut;
  memcpy(room + 4 + frame.size, extra.data, extra.size);
  frame.size += extra.size;
  box_section section = module_of(frame);
  section.codec = VARVE_CODEC_ZSTD;
  section.size = size;
  box_file(&f->file, whole, &section, 1);
}

static void a_packed_section_matches_the_directory(void **state) {
  fixture *f = *state;
  enum { SIZE = 66 };
  make_packed(f, 0, SIZE, VARVE_SLICE(""));
  assert_status(get_section(f, 0), OK);
  assert_int_equal(f->unpacked.size, SIZE);
  make_packed(f, 0, SIZE - 1, VARVE_SLICE(""));
  assert_status(get_section(f, 0), CORRUPT);
  assert_non_null(strstr(f->reported.text, "holds more than the directory says"));
  make_packed(f, 0, SIZE + 1, VARVE_SLICE(""));
  assert_status(get_section(f, 0), CORRUPT);
  assert_non_null(strstr(f->reported.text, "does not match the size in the directory"));
  make_packed(f, 0, SIZE, VARVE_SLICE("x"));
  assert_status(get_section(f, 0), CORRUPT);
  assert_non_null(strstr(f->reported.text, "does not match the size in the directory"));
  make_packed(f, 1, SIZE, VARVE_SLICE(""));
  assert_status(get_section(f, 0), CORRUPT);
  assert_non_null(strstr(f->reported.text, "ends early"));
}

static void bytes_that_are_not_a_frame_are_rejected(void **state) {
  fixture *f = *state;
  static const varve_slice frames[] = {VARVE_SLICE_INIT(""), VARVE_SLICE_INIT("\xFF"),
                                       VARVE_SLICE_INIT("\x28\xB5\x2F\xFD"),
                                       VARVE_SLICE_INIT("\x20\x03\x1F\x00\x00zzz")};
  for (size_t i = 0; i < VARVE_COUNT_OF(frames); i++) {
    box_section section = module_of(frames[i]);
    section.codec = VARVE_CODEC_ZSTD;
    section.size = 3;
    box_file(&f->file, whole, &section, 1);
    assert_status(get_section(f, 0), CORRUPT);
    assert_non_null(strstr(f->reported.text, "module section: its zstd frame"));
  }
}

static void expansion_has_a_limit(void **state) {
  fixture *f = *state;
  make_packed(f, 0, UINT64_C(1) << 40, VARVE_SLICE(""));
  size_t calls = f->allocator.calls;
  assert_status(get_section(f, 0), LIMIT_EXCEEDED);
  assert_non_null(strstr(f->reported.text, "would become 1099511627776"));
  assert_in_range(f->allocator.calls - calls, 0, 2);
}

static void the_limit_of_expansion_is_the_callers(void **state) {
  fixture *f = *state;
  varve_slice bytes;
  varve_buffer scratch;
  varve_buffer_init(&scratch, &f->memory);
  make_packed(f, 0, (64 << 20) + 1, VARVE_SLICE(""));
  assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
  const varve_section *section = f->frame.sections.data;
  f->frame.max_expansion = 0;
  assert_status(varve_container_frame_get(&f->frame, section, &scratch, &bytes), LIMIT_EXCEEDED);
  assert_non_null(strstr(f->reported.text, "see --max-expansion"));
  f->frame.max_expansion = UINT64_MAX;
  f->reporter.error_count = 0;
  assert_status(varve_container_frame_get(&f->frame, section, &scratch, &bytes), CORRUPT);
  varve_container_frame_reader_release(&f->frame);
  varve_buffer_release(&scratch);
}

static void all_sections_together_have_a_limit_of_expansion(void **state) {
  fixture *f = *state;
  enum { SIZE = 40 << 20 };
  box_section section = module_of(VARVE_SLICE("no frame"));
  section.codec = VARVE_CODEC_ZSTD;
  section.size = SIZE;
  box_section sections[] = {section, section};
  sections[1].kind = VARVE_CONTAINER_RESOURCE;
  box_file(&f->file, whole, sections, 1);
  assert_status(get_section(f, 0), CORRUPT);
  box_file(&f->file, whole, sections, 2);
  assert_status(get_section(f, 0), LIMIT_EXCEEDED);
  assert_non_null(strstr(f->reported.text, "would become 83886080: see --max-expansion"));
}

/* The reader allocates as the bytes are unpacked, not by the size in the directory. */
static void a_wrong_size_allocates_no_memory(void **state) {
  fixture *f = *state;
  make_packed(f, 0, 64 << 20, VARVE_SLICE(""));
  assert_status(box_open(&f->frame, varve_buffer_slice(&f->file), &f->memory, &f->reporter), OK);
  const varve_section *section = f->frame.sections.data;
  varve_buffer scratch;
  varve_slice bytes;
  varve_buffer_init(&scratch, &f->memory);
  assert_status(varve_container_frame_get(&f->frame, section, &scratch, &bytes), CORRUPT);
  assert_in_range(scratch.capacity, 0, 1 << 20);
  varve_buffer_release(&scratch);
  varve_container_frame_reader_release(&f->frame);
}

/* An empty frame whose header requires a window of 2^bits bytes. */
static varve_status get_window(fixture *f, unsigned bits) {
  const char frame[] = {0, (char)((bits - 10) << 3), 1, 0, 0};
  box_section section = module_of(varve_slice_make(frame, sizeof(frame)));
  section.codec = VARVE_CODEC_ZSTD;
  box_file(&f->file, whole, &section, 1);
  return get_section(f, 0);
}

static void windows_have_a_limit(void **state) {
  fixture *f = *state;
  assert_status(get_window(f, 10), OK);
  assert_status(get_window(f, 23), OK);
  for (unsigned bits = 24; bits < 42; bits++) {
    assert_status(get_window(f, bits), LIMIT_EXCEEDED);
    assert_non_null(strstr(f->reported.text, "asks for a window of more than 2^23 bytes"));
  }
}

static void no_level_needs_a_larger_window(void **state) {
  enum { SIZE = 10 << 20 };
  fixture *f = *state;
  char *zeros = calloc(1, SIZE);
  assert_non_null(zeros);
  for (int level = 1; level < 20; level += 9) {
    varve_container_frame_writer writer;
    varve_container_frame_writer_init(&writer, &f->memory, level);
    varve_section module = {.kind = VARVE_CONTAINER_MODULE};
    varve_part_ends none = {NULL, 0};
    f->file.size = 0;
    assert_status(varve_container_frame_add(&writer, &module, varve_slice_make(zeros, SIZE), none),
                  OK);
    assert_status(varve_container_frame_finish(&writer, &f->file), OK);
    varve_container_frame_writer_release(&writer);
    assert_status(get_section(f, 0), OK);
    assert_int_equal(f->unpacked.size, SIZE);
  }
  free(zeros);
}

/* Otherwise each small group would take a millisecond. The output is the same. */
static void a_dictionary_is_prepared_once_for_a_file(void **state) {
  static const char words[] = "func.func arith.addi return i32 module symbol visibility private";
  enum { LEVEL = 19 };
  fixture *f = *state;
  varve_container_frame_writer kept, fresh;
  varve_container_frame_writer_init(&kept, &f->memory, LEVEL);
  kept.dictionary = VARVE_SLICE("arith.addi func.func visibility private symbol return");
  const void *first = NULL;
  for (size_t size = 1; size < sizeof(words); size++) {
    varve_slice part = varve_slice_make(words, size);
    f->file.size = f->unpacked.size = 0;
    assert_status(varve_container_frame_pack(&kept, part, &f->file), OK);
    first = first == NULL ? kept.packer : first;
    assert_ptr_equal(kept.packer, first);
    varve_container_frame_writer_init(&fresh, &f->memory, LEVEL);
    fresh.dictionary = kept.dictionary;
    assert_status(varve_container_frame_pack(&fresh, part, &f->unpacked), OK);
    varve_container_frame_writer_release(&fresh);
    assert_true(varve_slice_equal(varve_buffer_slice(&f->file), varve_buffer_slice(&f->unpacked)));
  }
  varve_container_frame_writer_release(&kept);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      frame_test(written_sections_are_read),
      frame_test(sections_begin_where_they_are_aligned),
      frame_test(every_prefix_is_rejected),
      frame_test(a_shortened_file_is_reported_as_truncated),
      frame_test(every_bit_flip_is_rejected),
      frame_test(a_foreign_file_is_not_recognized),
      frame_test(a_newer_version_is_unsupported),
      frame_test(an_undefined_flag_is_rejected),
      frame_test(the_header_names_sets),
      frame_test(wrong_names_of_sets_are_rejected),
      frame_test(flags_that_contradict_each_other_are_rejected),
      frame_test(hashes_in_the_directory_are_read),
      frame_test(hashes_that_end_early_are_rejected),
      frame_test(written_hashes_are_read_where_there_is_a_directory),
      frame_test(an_unknown_section_is_rejected_unless_optional),
      frame_test(an_unknown_codec_is_rejected),
      frame_test(padding_must_be_zero),
      frame_test(nothing_follows_the_last_section),
      frame_test(sizes_beyond_the_file_are_rejected),
      frame_test(more_sections_than_bytes_are_rejected),
      frame_test(an_alignment_that_cannot_be_is_rejected),
      frame_test(numbers_take_no_more_bytes_than_they_need),
      frame_test(each_checksum_error_names_its_part),
      frame_test(a_packed_section_matches_the_directory),
      frame_test(bytes_that_are_not_a_frame_are_rejected),
      frame_test(expansion_has_a_limit),
      frame_test(the_limit_of_expansion_is_the_callers),
      frame_test(all_sections_together_have_a_limit_of_expansion),
      frame_test(a_wrong_size_allocates_no_memory),
      frame_test(windows_have_a_limit),
      frame_test(a_dictionary_is_prepared_once_for_a_file),
      frame_test(no_level_needs_a_larger_window),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Files of future releases. The reader skips or keeps optional additions, and reports others as
 * unsupported, never as corrupt. format-spec/varve.md, "Compatibility". */
#include "tests/unit/container_fixture.h"
#include "tests/unit/diagnostic_log.h"

#include <varve.h>

#include "container/file/read_file.h"
#include "container/file/write_file.h"
#include "container/frame/format.h"

enum { FLAG_TO_REFUSE = 0x40 };

typedef struct fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_context *context;
  varve_buffer module; /* the unpacked bytes of its section */
  varve_buffer file;
  diagnostic_log reported;
} fixture;

/* Makes the section of a module that has a node for each kind of stream. */
static void make_module(fixture *f) {
  static const varve_container_layout layout = {.new_shapes_are_zero = true};
  varve_container_write_options options = {.level = 1};
  varve_reporter reporter = {.max_errors = 1};
  varve_container_frame_reader frame;
  varve_module *module;
  varve_slice bytes, text = VARVE_SLICE("\"a.b\"() {x = i32, y = \"text\"} : () -> tensor<4xf32>");
  varve_buffer scratch;
  varve_buffer_init(&scratch, &f->memory);
  assert_status(varve_module_load(f->context, text, NULL, &module), OK);
  assert_status(varve_container_write_layout(module, &options, layout, &f->file), OK);
  assert_status(box_open(&frame, varve_buffer_slice(&f->file), &f->memory, &reporter), OK);
  assert_status(varve_container_frame_get(&frame, frame.sections.data, &scratch, &bytes), OK);
  assert_status(varve_buffer_append(&f->module, bytes), OK);
  varve_container_frame_reader_release(&frame);
  varve_buffer_release(&scratch);
  varve_module_destroy(module);
}

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  varve_buffer_init(&f->module, &f->memory);
  varve_buffer_init(&f->file, &f->memory);
  assert_status(varve_context_create(NULL, &f->context), OK);
  make_module(f);
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_buffer_release(&f->module);
  varve_buffer_release(&f->file);
  varve_context_destroy(f->context);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define future_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

static varve_status read_file(fixture *f, varve_module **module) {
  varve_container_read_options options = {.sink = {log_diagnostic, &f->reported}};
  f->reported.text[0] = 0;
  return varve_container_read(f->context, varve_buffer_slice(&f->file), &options, module);
}

/* Reads a file with the module and, unless its kind is 0, one other section. */
static varve_status read_with(fixture *f, box_head head, box_section other) {
  const box_section sections[] = {
      {.kind = VARVE_CONTAINER_MODULE, .stored = varve_buffer_slice(&f->module)}, other};
  varve_module *module;
  box_file(&f->file, head, sections, other.kind == 0 ? 1 : 2);
  varve_status status = read_file(f, &module);
  assert_int_equal(status == VARVE_STATUS_OK, module != NULL);
  varve_module_destroy(module);
  return status;
}

static void assert_says(const fixture *f, const char *text) {
  if (strstr(f->reported.text, text) == NULL)
    fail_msg("expected \"%s\", got \"%s\"", text, f->reported.text);
}

static const box_head plain = {.flags = 0};
static const box_head whole = {.flags = BOX_FLAG_WHOLE};
static const box_section none = {.kind = 0};

static void a_known_file_is_read(void **state) {
  assert_status(read_with(*state, plain, none), OK);
  assert_status(read_with(*state, whole, none), OK);
}

static void an_unknown_optional_section_is_skipped(void **state) {
  box_section other = {.is_optional = true, .stored = VARVE_SLICE("later")};
  for (other.kind = VARVE_FIRST_SECTION_TESTS; other.kind <= VARVE_LAST_SECTION_TESTS; other.kind++)
    for (other.codec = 0; other.codec <= VARVE_LAST_CODEC_TESTS;
         other.codec += VARVE_LAST_CODEC_TESTS) {
      other.size = 5;
      assert_status(read_with(*state, plain, other), OK);
      assert_status(read_with(*state, whole, other), OK);
    }
}

static void its_checksum_is_checked_all_the_same(void **state) {
  fixture *f = *state;
  box_section other = {
      .kind = VARVE_FIRST_SECTION_TESTS, .is_optional = true, .stored = VARVE_SLICE("later")};
  varve_module *module;
  assert_status(read_with(f, plain, other), OK);
  f->file.data[f->file.size - 1] ^= 1;
  assert_status(read_file(f, &module), CORRUPT);
  assert_says(f, "the checksum of the unknown section is wrong");
  assert_int_equal(f->reported.offset, f->file.size - 5);
}

static void an_unknown_required_section_is_unsupported(void **state) {
  fixture *f = *state;
  box_section other = {.kind = VARVE_FIRST_SECTION_TESTS, .stored = VARVE_SLICE("later")};
  assert_status(read_with(f, plain, other), UNSUPPORTED);
  assert_says(f, "this release does not know sections of kind 28");
  assert_int_equal(f->reported.offset, f->file.size - 5);
}

static void an_unknown_codec_is_unsupported(void **state) {
  fixture *f = *state;
  box_section other = {.kind = VARVE_CONTAINER_RESOURCE,
                       .codec = VARVE_FIRST_CODEC_TESTS,
                       .stored = VARVE_SLICE("later")};
  assert_status(read_with(f, whole, other), UNSUPPORTED);
  assert_says(f, "resource section: this release does not know codec 14");
}

static void an_unknown_flag_is_unsupported(void **state) {
  fixture *f = *state;
  assert_status(read_with(f, (box_head){.flags = FLAG_TO_REFUSE}, none), UNSUPPORTED);
  assert_says(f, "this release does not know all of the flags 40");
}

static void an_unknown_era_needs_no_definitions(void **state) {
  fixture *f = *state;
  assert_status(read_with(f, (box_head){.flags = VARVE_FRAME_SETS, .sets = "llvm99"}, none), OK);
}

static void a_later_version_is_unsupported(void **state) {
  fixture *f = *state;
  for (unsigned later = 1; VARVE_CONTAINER_VERSION + later < 256; later++) {
    assert_status(read_with(f, (box_head){.later_by = (uint8_t)later}, none), UNSUPPORTED);
    assert_says(f, "is newer than this release");
  }
}

/* Returns the address of a stream's bytes in the module. */
static char *find_stream(fixture *f, varve_stream_id requested) {
  varve_byte_reader reader;
  varve_reporter reporter = {.max_errors = 1};
  uint64_t before = 0, size;
  varve_byte_reader_init(&reader, varve_buffer_slice(&f->module), 0, &reporter, "module");
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++) {
    assert_status(varve_read_shortest_varint(&reader, "size", &size), OK);
    before += i < (unsigned)requested ? size : 0;
    assert_true(i != (unsigned)requested || size != 0);
  }
  return f->module.data + varve_byte_reader_offset(&reader) + before;
}

static void an_unknown_node_is_unsupported(void **state) {
  fixture *f = *state;
  for (unsigned code = VARVE_NODE_COUNT; code <= VARVE_LAST_NODE_TESTS; code++) {
    *find_stream(f, VARVE_STREAM_DEFINITION) = (char)(code << 2 | 1);
    assert_status(read_with(f, plain, none), UNSUPPORTED);
    assert_says(f, "definitions: this release does not know nodes of code 6");
  }
}

static void unknown_flags_of_a_module_are_unsupported(void **state) {
  fixture *f = *state;
  *find_stream(f, VARVE_STREAM_HEAD) = (char)((VARVE_HEAD_FLAGS + 1) << 1 | 1);
  assert_status(read_with(f, plain, none), UNSUPPORTED);
  assert_says(f, "head: this release does not know all flags of a module among 64");
}

/* Reads a file and writes it again. Returns the section after the module. */
static const varve_section *rewrite(fixture *f, box_section other,
                                    varve_container_frame_reader *frame) {
  static const varve_container_write_options options = {.level = 1, .no_builtin_vocabulary = true};
  const box_section sections[] = {
      {.kind = VARVE_CONTAINER_MODULE, .stored = varve_buffer_slice(&f->module)}, other};
  varve_reporter reporter = {.max_errors = 1};
  varve_module *module, *copied;
  box_file(&f->file, plain, sections, 2);
  assert_status(read_file(f, &module), OK);
  assert_status(varve_module_copy(module, f->context, &copied), OK);
  f->file.size = 0;
  assert_status(varve_container_write(copied, &options, &f->file), OK);
  varve_module_destroy(copied);
  varve_module_destroy(module);
  assert_status(box_open(frame, varve_buffer_slice(&f->file), &f->memory, &reporter), OK);
  frame->reporter = NULL;
  return frame->sections.count == 2 ? &VARVE_VECTOR_AT(&frame->sections, varve_section, 1) : NULL;
}

static void notes_that_are_not_known_are_kept(void **state) {
  fixture *f = *state;
  varve_container_frame_reader frame;
  box_section other = {.kind = VARVE_FIRST_SECTION_TEST_NOTES,
                       .is_optional = true,
                       .alignment_bits = 5,
                       .stored = VARVE_SLICE("who made it")};
  const varve_section *kept = rewrite(f, other, &frame);
  assert_non_null(kept);
  assert_int_equal(kept->kind, other.kind);
  assert_true(kept->is_optional);
  assert_int_equal(kept->alignment_bits, 5);
  assert_int_equal(kept->codec, VARVE_CODEC_NONE);
  assert_memory_equal(f->file.data + kept->offset, "who made it", 11);
  varve_container_frame_reader_release(&frame);
}

static void other_optional_sections_and_codecs_are_not_kept(void **state) {
  fixture *f = *state;
  varve_container_frame_reader frame;
  box_section other = {.kind = VARVE_FIRST_SECTION_TESTS,
                       .is_optional = true,
                       .stored = VARVE_SLICE("places of functions")};
  assert_null(rewrite(f, other, &frame));
  varve_container_frame_reader_release(&frame);
  other.kind = VARVE_FIRST_SECTION_TEST_NOTES;
  other.codec = VARVE_FIRST_CODEC_TESTS;
  assert_null(rewrite(f, other, &frame));
  varve_container_frame_reader_release(&frame);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      future_test(a_known_file_is_read),
      future_test(an_unknown_optional_section_is_skipped),
      future_test(its_checksum_is_checked_all_the_same),
      future_test(an_unknown_required_section_is_unsupported),
      future_test(an_unknown_codec_is_unsupported),
      future_test(an_unknown_flag_is_unsupported),
      future_test(an_unknown_era_needs_no_definitions),
      future_test(a_later_version_is_unsupported),
      future_test(an_unknown_node_is_unsupported),
      future_test(unknown_flags_of_a_module_are_unsupported),
      future_test(notes_that_are_not_known_are_kept),
      future_test(other_optional_sections_and_codecs_are_not_kept),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

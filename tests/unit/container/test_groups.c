/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules in groups: sections in wrong places are rejected, a group can be read alone, and nothing
 * leaks if an allocation fails. */
#include "tests/unit/container_fixture.h"
#include "tests/unit/diagnostic_log.h"

#include <varve.h>

#include "container/file/read_file.h"
#include "container/file/write_file.h"
#include "container/frame/format.h"
#include "container/streams/groups.h"

enum { PRELUDE, MODULE, FIRST, SECOND, SECTIONS, MOST_SECTIONS = 256 };

typedef struct fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_context *context;
  varve_buffer bytes[SECTIONS]; /* unpacked */
  box_section sections[SECTIONS];
  varve_buffer file;
  diagnostic_log reported;
} fixture;

static const varve_container_write_options in_ones = {
    .level = 1, .no_builtin_vocabulary = true, .group_size = 1};

/* The sections of a module with two groups of one operation each. */
static void make_sections(fixture *f, varve_slice text) {
  varve_reporter reporter = {.max_errors = 1};
  varve_container_frame_reader frame;
  varve_module *module;
  varve_buffer scratch;
  varve_slice bytes;
  varve_buffer_init(&scratch, &f->memory);
  f->file.size = 0;
  assert_status(varve_module_load(f->context, text, NULL, &module), OK);
  assert_status(varve_container_write(module, &in_ones, &f->file), OK);
  varve_module_destroy(module);
  assert_status(box_open(&frame, varve_buffer_slice(&f->file), &f->memory, &reporter), OK);
  assert_true(frame.sections.count >= SECTIONS);
  for (size_t i = 0; i < SECTIONS; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame.sections, varve_section, i);
    assert_status(varve_container_frame_get(&frame, section, &scratch, &bytes), OK);
    f->bytes[i].size = 0;
    assert_status(varve_buffer_append(&f->bytes[i], bytes), OK);
    f->sections[i] =
        (box_section){.kind = section->kind, .stored = varve_buffer_slice(&f->bytes[i])};
  }
  varve_container_frame_reader_release(&frame);
  varve_buffer_release(&scratch);
}

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  varve_buffer_init(&f->file, &f->memory);
  for (size_t i = 0; i < SECTIONS; i++)
    varve_buffer_init(&f->bytes[i], &f->memory);
  assert_status(varve_context_create(NULL, &f->context), OK);
  make_sections(f, VARVE_SLICE("\"t.a\"() {x = \"one\"} : () -> ()\n"
                               "\"t.b\"() {x = \"one\", y = \"two\"} : () -> ()"));
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  for (size_t i = 0; i < SECTIONS; i++)
    varve_buffer_release(&f->bytes[i]);
  varve_buffer_release(&f->file);
  varve_context_destroy(f->context);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define groups_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

/* Writes a file of the sections in the given order, one digit for each. */
static void put_order(fixture *f, const char *order) {
  static const box_head plain = {.flags = 0};
  box_section sections[MOST_SECTIONS];
  size_t count = strlen(order);
  for (size_t i = 0; i < count; i++)
    sections[i] = f->sections[order[i] - '0'];
  f->reported.text[0] = 0;
  box_file(&f->file, plain, sections, count);
}

static varve_status read_order(fixture *f, const char *order, varve_module **module) {
  varve_container_read_options options = {.sink = {log_diagnostic, &f->reported}};
  put_order(f, order);
  return varve_container_read(f->context, varve_buffer_slice(&f->file), &options, module);
}

static void assert_refused(fixture *f, const char *order, const char *text) {
  varve_module *module;
  assert_status(read_order(f, order, &module), CORRUPT);
  assert_null(module);
  if (strstr(f->reported.text, text) == NULL)
    fail_msg("%s: expected \"%s\", got \"%s\"", order, text, f->reported.text);
}

static void assert_operations(const varve_module *module, const char *const *names, size_t count) {
  const varve_operation *op = varve_operation_region(module->root, 0)->first->first;
  for (size_t i = 0; i < count; i++, op = op->next) {
    assert_non_null(op);
    assert_true(varve_slice_equal(op->name->text, varve_slice_make(names[i], strlen(names[i]))));
  }
  assert_null(op);
}

static void groups_are_read_in_their_order(void **state) {
  static const char *const names[] = {"t.a", "t.b", "t.b"};
  varve_module *module;
  assert_status(read_order(*state, "0123", &module), OK);
  assert_operations(module, names, 2);
  varve_module_destroy(module);
  assert_status(read_order(*state, "0133", &module), OK);
  assert_operations(module, names + 1, 2);
  varve_module_destroy(module);
}

static void sections_in_other_places_are_rejected(void **state) {
  assert_refused(*state, "00123", "there are two preludes");
  assert_refused(*state, "1023", "the prelude follows the module");
  assert_refused(*state, "1203", "the prelude follows the module");
  assert_refused(*state, "0213", "a group precedes the module");
  assert_refused(*state, "01123", "there are two module sections");
  assert_refused(*state, "023", "a group precedes the module");
  assert_refused(*state, "0", "there is no module section");
}

static void flag_and_groups_belong_together(void **state) {
  fixture *f = *state;
  assert_refused(f, "01", "a prelude or a group, but the module has no groups");
  f->sections[MODULE].stored = f->sections[FIRST].stored;
  assert_refused(f, "0123", "the file has group sections, but the module has no groups");
}

/* Returns HEAD, which is the first stream after the sizes of all streams, and one byte long
 * here. */
static char *head_of(fixture *f, size_t section) {
  return &f->bytes[section].data[VARVE_STREAM_COUNT];
}

static void a_group_has_nothing_of_the_module(void **state) {
  fixture *f = *state;
  f->sections[FIRST].stored = f->sections[MODULE].stored;
  assert_refused(f, "0123", "group section: ");
  f->sections[FIRST].stored = varve_buffer_slice(&f->bytes[FIRST]);
  *head_of(f, FIRST) |= VARVE_HEAD_GROUPED << 1;
  assert_refused(f, "0123", "it has parts that only the module may have");
}

static void a_group_needs_its_prelude(void **state) {
  varve_module *module;
  fixture *f = *state;
  assert_int_not_equal(read_order(f, "123", &module), VARVE_STATUS_OK);
  assert_true(f->reported.count != 0);
}

/* Shapes of the prelude imply many results, so each group needs only a byte or two. */
static void groups_share_what_they_may_expand_to(void **state) {
  enum { RESULTS = 20000, GROUPS = 200 };
  fixture *f = *state;
  varve_buffer text;
  varve_module *module;
  char order[2 + GROUPS + 1] = "01";
  varve_container_read_options options = {.sink = {log_diagnostic, &f->reported}};
  varve_buffer_init(&text, &f->memory);
  for (unsigned i = 0; i < 2; i++) {
    assert_status(varve_buffer_append(&text, VARVE_SLICE("\"t.a\"() ({\n\"t.b\"() : () -> (i1")),
                  OK);
    for (unsigned j = 1; j < RESULTS; j++)
      assert_status(varve_buffer_append(&text, VARVE_SLICE(", i1")), OK);
    assert_status(varve_buffer_append(&text, VARVE_SLICE(")\n}) : () -> ()\n")), OK);
  }
  make_sections(f, varve_buffer_slice(&text));
  varve_buffer_release(&text);
  assert_in_range(f->sections[FIRST].stored.size, 1, RESULTS / 10);
  memset(order + 2, '2', GROUPS);
  order[2 + GROUPS] = 0;
  assert_status(read_order(f, order, &module), LIMIT_EXCEEDED);
  assert_null(module);
  assert_non_null(strstr(f->reported.text, "too much memory for so small a file"));
  order[2 + 2] = 0;
  put_order(f, order);
  assert_status(varve_container_read(f->context, varve_buffer_slice(&f->file), &options, &module),
                OK);
  varve_module_destroy(module);
}

static void no_truncation_or_change_crashes_the_reader(void **state) {
  fixture *f = *state;
  varve_module *module;
  for (size_t s = 0; s < SECTIONS; s++) {
    box_section *section = &f->sections[s];
    const box_section kept = *section;
    for (size_t i = 0; i < kept.stored.size; i++) {
      section->stored.size = i;
      assert_int_not_equal(read_order(f, "0123", &module), VARVE_STATUS_OK);
      section->stored = kept.stored;
      for (unsigned bit = 0; bit < 8; bit++) {
        f->bytes[s].data[i] ^= (char)(1 << bit);
        if (read_order(f, "0123", &module) == VARVE_STATUS_OK)
          varve_module_destroy(module);
        else
          assert_null(module);
        f->bytes[s].data[i] ^= (char)(1 << bit);
      }
    }
  }
}

static void a_group_is_read_alone(void **state) {
  static const char *const names[] = {"t.b"};
  fixture *f = *state;
  varve_reporter reporter = {.max_errors = 1};
  varve_group_reader *groups;
  varve_module *module;
  assert_status(
      varve_group_reader_create(f->context, &reporter, NULL, f->sections[PRELUDE].stored, &groups),
      OK);
  for (int i = 0; i < 2; i++) {
    const varve_group_source group = {.bytes = f->sections[SECOND].stored};
    assert_status(varve_group_reader_read(groups, group, &module), OK);
    assert_operations(module, names, 1);
    varve_module_destroy(module);
  }
  const varve_group_source none = {.bytes = VARVE_SLICE("no group")};
  assert_status(varve_group_reader_read(groups, none, &module), TRUNCATED);
  assert_null(module);
  varve_group_reader_destroy(groups);
}

/* The module keeps using the file, which the fixture owns. */
static varve_status read_lazily(fixture *f, varve_module **module) {
  const varve_container_read_options lazy = {
      .sink = {log_diagnostic, &f->reported}, .is_kept = true, .lazy_bodies = true};
  return varve_container_read(f->context, varve_buffer_slice(&f->file), &lazy, module);
}

static void unread_groups_are_read_with_the_body_of_the_root(void **state) {
  static const char *const names[] = {"t.a", "t.b"};
  fixture *f = *state;
  varve_module *module;
  put_order(f, "0123");
  assert_status(read_lazily(f, &module), OK);
  const varve_region *body = varve_operation_region(module->root, 0);
  assert_non_null(body->lazy);
  assert_null(body->first);
  assert_status(varve_module_materialize(module), OK);
  assert_null(body->lazy);
  assert_operations(module, names, 2);
  assert_status(varve_module_materialize(module), OK);
  varve_module_destroy(module);
  assert_status(read_lazily(f, &module), OK);
  varve_module_destroy(module);
}

/* The last byte is in the last group. */
static void reading_a_wrong_group_reports_it(void **state) {
  fixture *f = *state;
  varve_module *module;
  put_order(f, "0123");
  f->file.data[f->file.size - 1] ^= 1;
  assert_status(read_lazily(f, &module), OK);
  assert_string_equal(f->reported.text, "");
  for (int i = 0; i < 2; i++) {
    assert_status(varve_operation_materialize(module->root), CORRUPT);
    assert_null(varve_operation_region(module->root, 0)->first);
  }
  assert_non_null(strstr(f->reported.text, "the checksum of the group section is wrong"));
  varve_module_destroy(module);
}

/* A zstd frame of one raw block, without the magic number. */
static void pack_as_it_is(varve_slice bytes, varve_buffer *out) {
  enum { SINGLE_SEGMENT = 0x20, LAST_RAW_BLOCK = 1 };
  assert_true(bytes.size < 256);
  box_number(out, SINGLE_SEGMENT, 1);
  box_number(out, bytes.size, 1);
  box_number(out, bytes.size << 3 | LAST_RAW_BLOCK, 3);
  assert_status(varve_buffer_append(out, bytes), OK);
}

static void errors_in_a_packed_group_have_its_offset(void **state) {
  fixture *f = *state;
  varve_module *module;
  varve_buffer packed;
  varve_buffer_init(&packed, &f->memory);
  box_section *group = &f->sections[SECOND];
  group->codec = VARVE_CODEC_ZSTD;
  group->size = f->bytes[SECOND].size;
  pack_as_it_is(varve_buffer_slice(&f->bytes[SECOND]), &packed);
  group->stored = varve_buffer_slice(&packed);
  assert_status(read_order(f, "0123", &module), OK);
  varve_module_destroy(module);
  packed.data[packed.size - 1] ^= 1;
  assert_status(read_order(f, "0123", &module), CORRUPT);
  assert_non_null(strstr(f->reported.text, "group section, unpacked, at 0x"));
  assert_int_equal(f->reported.offset, f->file.size - packed.size);
  varve_buffer_release(&packed);
}

static varve_status read_all_lazily(varve_context *context, varve_slice file,
                                    varve_module **module) {
  const varve_container_read_options lazy = {.is_kept = true, .lazy_bodies = true};
  VARVE_TRY(varve_container_read(context, file, &lazy, module));
  return varve_module_materialize(*module);
}

static void memory_may_run_out_anywhere(void **state) {
  const varve_slice text = VARVE_SLICE("\"t.a\"() {x = \"one\"} : () -> ()\n"
                                       "\"t.b\"() {x = \"one\", y = \"two\"} : () -> ()");
  test_allocator allocator;
  bool is_done = false;
  (void)state;
  for (size_t limit = 1; !is_done; limit++) {
    varve_allocator hook = {test_resize, &allocator};
    varve_context_options options = {.struct_size = sizeof(varve_context_options)};
    varve_context *context;
    varve_module *module, *read = NULL;
    varve_buffer file;
    allocator = (test_allocator){.fail_at = limit};
    options.allocator = &hook;
    if (varve_context_create(&options, &context) != VARVE_STATUS_OK)
      continue;
    varve_buffer_init(&file, &context->memory);
    if (varve_module_load(context, text, NULL, &module) == VARVE_STATUS_OK) {
      const varve_container_read_options plain = {.check_hashes = true};
      varve_status status = varve_container_write(module, &in_ones, &file);
      if (status == VARVE_STATUS_OK)
        status = varve_container_read(context, varve_buffer_slice(&file), &plain, &read);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
      varve_module_destroy(read);
      read = NULL;
      if (status == VARVE_STATUS_OK)
        status = read_all_lazily(context, varve_buffer_slice(&file), &read);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
      is_done = status == VARVE_STATUS_OK;
      varve_module_destroy(read);
      varve_module_destroy(module);
    }
    varve_buffer_release(&file);
    varve_context_destroy(context);
    assert_int_equal(allocator.live, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      groups_test(groups_are_read_in_their_order),
      groups_test(sections_in_other_places_are_rejected),
      groups_test(flag_and_groups_belong_together),
      groups_test(a_group_has_nothing_of_the_module),
      groups_test(a_group_needs_its_prelude),
      groups_test(groups_share_what_they_may_expand_to),
      groups_test(no_truncation_or_change_crashes_the_reader),
      groups_test(a_group_is_read_alone),
      groups_test(unread_groups_are_read_with_the_body_of_the_root),
      groups_test(reading_a_wrong_group_reports_it),
      groups_test(errors_in_a_packed_group_have_its_offset),
      cmocka_unit_test(memory_may_run_out_anywhere),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads containers of more than 4 GiB through a read-at call, as a 32-bit host does. The parts
 * that are read follow 5 GiB that nobody reads. */
#include <stdio.h>

#include <varve/file.h>

#include "container/file/write_file.h"
#include "tests/unit/container_fixture.h"

enum { FUNCTIONS = 40, GROUP_OPERATIONS = 12, FIRST_READ = 4096, LATER_KIND = 28 };
static const uint64_t hole_size = UINT64_C(5) << 30;

/* The header and directory, 5 GiB, and the sections. */
typedef struct far_file {
  varve_context *context;
  varve_buffer front;
  varve_buffer sections;
  uint64_t hole_read;
  uint64_t size;
} far_file;

static varve_status read_far(void *user, uint64_t offset, void *bytes, size_t size) {
  far_file *f = user;
  uint64_t behind = f->front.size + hole_size;
  assert_true(offset <= f->size && size <= f->size - offset);
  for (size_t i = 0; i < size; i++, offset++) {
    char byte = 0;
    if (offset < f->front.size)
      byte = f->front.data[offset];
    else if (offset >= behind)
      byte = f->sections.data[offset - behind];
    else
      f->hole_read++;
    ((char *)bytes)[i] = byte;
  }
  return VARVE_STATUS_OK;
}

static void put_entry(varve_buffer *out, const varve_section *section) {
  box_varint(out, (uint64_t)section->kind << 1 | section->is_optional);
  box_varint(out, (uint64_t)section->alignment_bits << 4 | section->codec);
  box_varint(out, section->stored_size);
  if (section->codec != VARVE_CODEC_NONE)
    box_varint(out, section->size);
  box_number(out, section->checksum, BOX_CHECKSUM);
}

/* Moves the sections of a container behind a hole, which is a section of the directory. */
static void move_away(far_file *f, varve_slice file) {
  varve_container_frame_reader frame;
  varve_reporter reporter = {.max_errors = 1};
  const varve_section hole = {.kind = LATER_KIND, .is_optional = true, .stored_size = hole_size};
  assert_status(box_open(&frame, file, &f->context->memory, &reporter), OK);
  assert_status(varve_buffer_append(&f->front, varve_slice_make(file.data, 5)), OK);
  box_number(&f->front, 0, 1);
  box_varint(&f->front, frame.sections.count + 1);
  put_entry(&f->front, &hole);
  for (size_t i = 0; i < frame.sections.count; i++)
    put_entry(&f->front, &VARVE_VECTOR_AT(&frame.sections, varve_section, i));
  box_number(&f->front, XXH3_64bits(f->front.data, f->front.size), BOX_CHECKSUM);
  for (size_t i = 0; i < frame.sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame.sections, varve_section, i);
    uint64_t mask = ((uint64_t)1 << section->alignment_bits) - 1;
    while (((f->front.size + hole_size + f->sections.size) & mask) != 0)
      assert_status(varve_buffer_append_char(&f->sections, 0), OK);
    assert_status(
        varve_buffer_append(&f->sections, varve_slice_make(file.data + (size_t)section->offset,
                                                           (size_t)section->stored_size)),
        OK);
  }
  f->size = f->front.size + hole_size + f->sections.size;
  varve_container_frame_reader_release(&frame);
}

static int setup_as(void **state, bool is_mapped) {
  const varve_container_write_options options = {.level = 1,
                                                 .no_builtin_vocabulary = true,
                                                 .group_size = GROUP_OPERATIONS,
                                                 .stored_hashes = VARVE_STORED_HASHES_NEVER,
                                                 .is_mapped = is_mapped};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options context = {.struct_size = sizeof(varve_context_options)};
  char function[100];
  varve_buffer text, file;
  varve_module *module;
  far_file *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  limits.max_memory = 64 << 20;
  context.limits = &limits;
  assert_status(varve_context_create(&context, &f->context), OK);
  varve_memory *memory = &f->context->memory;
  varve_buffer_init(&f->front, memory);
  varve_buffer_init(&f->sections, memory);
  varve_buffer_init(&text, memory);
  varve_buffer_init(&file, memory);
  for (int i = 0; i < FUNCTIONS; i++) {
    int size = snprintf(function, sizeof(function),
                        "func.func @f%d(%%a: i32) -> i32 { return %%a : i32 }\n", i);
    assert_status(varve_buffer_append(&text, varve_slice_make(function, (size_t)size)), OK);
  }
  assert_status(varve_module_load(f->context, varve_buffer_slice(&text), NULL, &module), OK);
  assert_status(varve_container_write(module, &options, &file), OK);
  move_away(f, varve_buffer_slice(&file));
  varve_module_destroy(module);
  varve_buffer_release(&text);
  varve_buffer_release(&file);
  *state = f;
  return 0;
}

static int setup_groups(void **state) { return setup_as(state, false); }
static int setup_mapped(void **state) { return setup_as(state, true); }

static int teardown(void **state) {
  far_file *f = *state;
  varve_buffer_release(&f->front);
  varve_buffer_release(&f->sections);
  varve_context_destroy(f->context);
  free(f);
  return 0;
}

static varve_file *open_far(far_file *f) {
  varve_file *file;
  varve_file_source source = {.struct_size = sizeof(varve_file_source)};
  source.size = f->size;
  source.read_at = read_far;
  source.user = f;
  source.least_request = 1;
  assert_status(varve_file_open_source(f->context, &source, NULL, &file), OK);
  return file;
}

static varve_status count_symbols(void *user, const varve_file_symbol *symbol) {
  (void)symbol;
  ++*(unsigned *)user;
  return VARVE_STATUS_OK;
}

static void data_beyond_4_gib_is_read(void **state) {
  far_file *f = *state;
  varve_file *file = open_far(f);
  varve_module *module;
  unsigned count = 0;
  char path[20];
  assert_true(f->size > UINT32_MAX);
  assert_status(varve_file_list(file, count_symbols, &count), OK);
  assert_int_equal(count, FUNCTIONS);
  for (int i = 0; i < FUNCTIONS; i += 13) {
    (void)snprintf(path, sizeof(path), "@f%d", i);
    assert_status(varve_file_read_symbol(file, varve_slice_of(path), &module), OK);
    varve_module_destroy(module);
  }
  assert_status(varve_file_read_symbol(file, VARVE_SLICE("@absent"), &module), NOT_FOUND);
  assert_in_range(f->hole_read, 0, FIRST_READ);
  varve_file_close(file);
}

/* The whole file does not fit into memory; a 32-bit host cannot even address it. */
static void a_module_that_does_not_fit_into_memory_is_rejected(void **state) {
  far_file *f = *state;
  varve_file *file = open_far(f);
  varve_module *module;
  varve_status status = varve_file_read_module(file, &module);
  assert_true(status == VARVE_STATUS_LIMIT_EXCEEDED || status == VARVE_STATUS_OUT_OF_MEMORY);
  assert_null(module);
  assert_in_range(f->hole_read, 0, FIRST_READ);
  varve_file_close(file);
}

static void a_changed_byte_after_it_is_detected(void **state) {
  far_file *f = *state;
  varve_module *module;
  for (size_t i = 0; i < f->sections.size; i++)
    f->sections.data[i] = (char)(f->sections.data[i] ^ 1);
  varve_file *file = open_far(f);
  assert_status(varve_file_read_symbol(file, VARVE_SLICE("@f1"), &module), CORRUPT);
  varve_file_close(file);
}

#define far_tests(function)                                                                        \
  cmocka_unit_test_setup_teardown(function, setup_groups, teardown),                               \
      cmocka_unit_test_setup_teardown(function, setup_mapped, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
      far_tests(data_beyond_4_gib_is_read),
      far_tests(a_module_that_does_not_fit_into_memory_is_rejected),
      far_tests(a_changed_byte_after_it_is_detected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Mapped modules changed behind correct checksums. The reader rejects them, or reads a module that
 * can be written again. A view of them reads no wrong memory. */
#include "tests/unit/diagnostic_log.h"

#include <varve.h>

#include "container/frame/frame.h"
#include "container/mapped/mapped_read.h"
#include "fuzz/view_walk.h"

static const char small_text[] =
    "module {\n"
    "  func.func @f(%arg0: i32, %arg1: memref<2x?xf32>) -> i32 {\n"
    "    %c = arith.constant 5 : i32\n"
    "    %0 = arith.addi %arg0, %c : i32\n"
    "    cf.cond_br %b, ^bb1(%0 : i32), ^bb2\n"
    "  ^bb1(%1: i32):\n"
    "    %b = arith.cmpi slt, %1, %c : i32\n"
    "    cf.br ^bb1(%arg0 : i32)\n"
    "  ^bb2:\n"
    "    return %0 : i32\n"
    "  }\n"
    "  \"t.a\"() ({}, {\n"
    "  ^bb0(%x: index, %y: f32):\n"
    "    \"t.b\"(%x) {a = dense<[1, 2, 3]> : tensor<3xi16>, s = \"text\", d = {k = 1 : i8},"
    " m = affine_map<(d0) -> (d0 + 1)>} : (index) -> ()\n"
    "  }) : () -> ()\n"
    "}\n";

typedef struct fixture {
  varve_context *context;
  varve_module *module;
  varve_bytes *bytes;
  varve_slice section; /* slice of bytes */
  varve_memory memory;
} fixture;

static void find_section(fixture *f) {
  varve_reporter reporter = {.max_errors = 1};
  varve_container_frame_reader frame;
  assert_status(
      varve_container_frame_open(&frame, varve_bytes_slice(f->bytes), &f->memory, &reporter), OK);
  assert_status(varve_container_frame_check(&frame), OK);
  assert_int_equal(frame.sections.count, 1);
  f->section = varve_container_frame_raw(&frame, frame.sections.data);
  varve_container_frame_reader_release(&frame);
}

static void make(fixture *f, const char *text) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  limits.max_memory = 1 << 28;
  options.limits = &limits;
  options.seed = 1;
  load.no_verify = true;
  save.format = VARVE_FORMAT_VARVE;
  save.layout = VARVE_LAYOUT_MAPPED;
  varve_memory_init(&f->memory, NULL, 0);
  assert_status(varve_context_create(&options, &f->context), OK);
  assert_status(varve_module_load(f->context, varve_slice_of(text), &load, &f->module), OK);
  assert_status(varve_module_save(f->module, &save, &f->bytes), OK);
  find_section(f);
}

static void release(fixture *f) {
  varve_bytes_destroy(f->bytes);
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
}

static void put_into_file(fixture *f, varve_slice section, varve_buffer *file) {
  const varve_section entry = {.kind = VARVE_CONTAINER_MAPPED_MODULE,
                               .codec = VARVE_CODEC_PAGES,
                               .alignment_bits = VARVE_MAPPED_ALIGNMENT_BITS};
  varve_container_frame_writer frame;
  varve_container_frame_writer_init(&frame, &f->memory, 1);
  varve_buffer_init(file, &f->memory);
  assert_status(varve_container_frame_add(&frame, &entry, section, (varve_part_ends){NULL, 0}), OK);
  assert_status(varve_container_frame_finish(&frame, file), OK);
  varve_container_frame_writer_release(&frame);
}

/* Writes an accepted module in both layouts and reads it again. */
static void check_accepted(fixture *f, varve_module *module) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_bytes *bytes;
  varve_module *again;
  save.format = VARVE_FORMAT_VARVE;
  save.layout = VARVE_LAYOUT_MAPPED;
  load.no_verify = true;
  assert_status(varve_module_save(module, &save, &bytes), OK);
  assert_status(varve_module_load(f->context, varve_bytes_slice(bytes), &load, &again), OK);
  varve_module_destroy(again);
  varve_bytes_destroy(bytes);
}

static void look(varve_slice bytes) {
  varve_view *view;
  if (varve_view_open_bytes(bytes, NULL, &view) == VARVE_STATUS_OK) {
    varve_status status = view_look_at_all(view);
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_CORRUPT);
  }
  varve_view_close(view);
}

/* Returns false if the section is accepted. */
static bool is_refused(fixture *f, varve_slice section) {
  varve_buffer file;
  varve_module *module;
  diagnostic_log last = {.count = 0};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.no_verify = true;
  load.sink = (varve_diagnostic_sink){log_diagnostic, &last};
  put_into_file(f, section, &file);
  look(varve_buffer_slice(&file));
  varve_status status = varve_module_load(f->context, varve_buffer_slice(&file), &load, &module);
  varve_buffer_release(&file);
  if (status != VARVE_STATUS_OK) {
    if (last.count != 1)
      fail_msg("%s, reported %u times", varve_status_text(status), last.count);
    assert_true(status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_UNSUPPORTED ||
                status == VARVE_STATUS_LIMIT_EXCEEDED || status == VARVE_STATUS_TRUNCATED);
    return true;
  }
  check_accepted(f, module);
  varve_module_destroy(module);
  return false;
}

static void changed_bytes_do_not_crash_the_reader(void **state) {
  (void)state;
  fixture f;
  make(&f, small_text);
  size_t size = f.section.size, refused = 0;
  char *copy = malloc(size);
  assert_non_null(copy);
  static const uint8_t changes[] = {0x01, 0x02, 0x08, 0x80, 0xFF, 0x7F};
  for (size_t i = 0; i < size * VARVE_COUNT_OF(changes); i++) {
    memcpy(copy, f.section.data, size);
    char *byte = &copy[i / VARVE_COUNT_OF(changes)];
    *byte = (char)(*byte ^ changes[i % VARVE_COUNT_OF(changes)]);
    refused += is_refused(&f, varve_slice_make(copy, size));
  }
  assert_true(refused > size);
  free(copy);
  release(&f);
}

static void shortened_sections_are_rejected(void **state) {
  (void)state;
  fixture f;
  make(&f, small_text);
  assert_false(is_refused(&f, f.section));
  for (size_t i = 0; i < f.section.size; i++)
    assert_true(is_refused(&f, varve_slice_make(f.section.data, i)));
  release(&f);
}

static void bytes_after_the_parts_are_rejected(void **state) {
  (void)state;
  fixture f;
  make(&f, small_text);
  char *longer = malloc(f.section.size + 1);
  assert_non_null(longer);
  memcpy(longer, f.section.data, f.section.size);
  longer[f.section.size] = 0;
  assert_true(is_refused(&f, varve_slice_make(longer, f.section.size + 1)));
  free(longer);
  release(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(changed_bytes_do_not_crash_the_reader),
      cmocka_unit_test(shortened_sections_are_rejected),
      cmocka_unit_test(bytes_after_the_parts_are_rejected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

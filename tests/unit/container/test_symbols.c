/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/symbols/symbols.c and index.c, and src/dialect/symbols.c below them: the symbols of
 * a module, and how to find one by reading few pages. */
#include "container/symbols/symbols.h"

#include "container/streams/groups.h"
#include "container/symbols/write_symbols.h"

#include <stdio.h>

#include "container/frame/pages.h"
#include "container/symbols/index.h"
#include "tests/unit/container_fixture.h"

/* Several symbols have the same name. */
static const varve_load_options unchecked = {.struct_size = sizeof(unchecked), .no_verify = true};

static const char text[] =
    "module {\n"
    "  func.func private @a()\n"
    "  module @in attributes {sym_visibility = \"nested\"} {\n"
    "    func.func @a() { return }\n"
    "    module @deep { func.func @x() { return } }\n"
    "  }\n"
    "  \"t.none\"() : () -> ()\n"
    "  \"t.box\"() ({ \"t.item\"() {sym_name = \"odd\\00\\01name\"} : () -> () "
    "}) {sym_name = \"box\"} : () -> ()\n"
    "  func.func @a() { return }\n"
    "  func.func @abc() { return }\n"
    "}\n";
/* Each line: name, operation, visibility, depth, and the number of the root's operation. */
static const char listing[] = "a func.func 1 0 0\n"
                              "in builtin.module 2 0 1\n"
                              "a func.func 0 1 1\n"
                              "deep builtin.module 0 1 1\n"
                              "x func.func 0 2 1\n"
                              "box t.box 0 0 3\n"
                              "odd?name t.item 0 1 3\n"
                              "a func.func 0 0 4\n"
                              "abc func.func 0 0 5\n";
static const uint32_t starts[] = {0, 2, 4};

typedef struct fixture {
  varve_context *context;
  varve_module *module;
  varve_buffer file;
  varve_reporter reporter;
  varve_container_frame_reader frame;
  varve_section sections[2]; /* symbols, index */
  varve_source source;
  uint64_t bytes_read;
  varve_buffer listed;
} fixture;

static varve_status count_read(void *user, uint64_t offset, void *bytes, size_t size) {
  fixture *f = user;
  f->bytes_read += size;
  memcpy(bytes, f->file.data + offset, size);
  return VARVE_STATUS_OK;
}

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  assert_status(varve_context_create(NULL, &f->context), OK);
  varve_buffer_init(&f->file, &f->context->memory);
  varve_buffer_init(&f->listed, &f->context->memory);
  f->reporter = (varve_reporter){.max_errors = 1};
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_container_frame_reader_release(&f->frame);
  varve_buffer_release(&f->file);
  varve_buffer_release(&f->listed);
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
  free(f);
  return 0;
}

#define symbols_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

/* Writes a file with a module and the sections SYMBOLS and INDEX. */
static void write_file(fixture *f, varve_slice source, varve_group_starts groups) {
  varve_container_frame_writer writer;
  const varve_section module = {.kind = VARVE_CONTAINER_MODULE};
  const varve_section group = {.kind = VARVE_CONTAINER_GROUP};
  assert_status(varve_module_load(f->context, source, &unchecked, &f->module), OK);
  varve_container_frame_writer_init(&writer, &f->context->memory, 3);
  for (size_t i = 0; i < 2; i++)
    assert_status(varve_container_frame_add(&writer, i == 0 ? &module : &group, VARVE_SLICE("abc"),
                                            (varve_part_ends){NULL, 0}),
                  OK);
  assert_status(varve_symbols_write(varve_groupable_block(f->module), &groups, &writer), OK);
  assert_status(varve_container_frame_finish(&writer, &f->file), OK);
  varve_container_frame_writer_release(&writer);
  assert_status(
      box_open(&f->frame, varve_buffer_slice(&f->file), &f->context->memory, &f->reporter), OK);
  assert_int_equal(f->frame.sections.count, 4);
  for (size_t i = 0; i < 2; i++)
    f->sections[i] = VARVE_VECTOR_AT(&f->frame.sections, varve_section, i + 2);
  assert_int_equal(f->sections[0].kind, VARVE_CONTAINER_SYMBOLS);
  assert_int_equal(f->sections[1].kind, VARVE_CONTAINER_INDEX);
  f->source = (varve_source){.size = f->file.size, .read_at = count_read, .user = f};
}

static void write_sample(fixture *f) {
  write_file(f, varve_slice_of(text),
             (varve_group_starts){.first = starts, .count = 3, .operation_count = 6});
}

static varve_status list_one(void *user, const varve_symbol *symbol) {
  fixture *f = user;
  char line[100];
  int size = snprintf(line, sizeof(line), "%.*s %.*s %d %u %u\n", VARVE_FORMAT_SLICE(symbol->name),
                      VARVE_FORMAT_SLICE(symbol->operation), (int)symbol->visibility,
                      (unsigned)symbol->depth, (unsigned)symbol->top_level);
  if (symbol->name.size != 0 &&
      memchr(symbol->name.data, 0, symbol->name.size) != NULL) /* "odd", 00, 01, "name" */
    size = snprintf(line, sizeof(line), "odd?name t.item %d %u %u\n", (int)symbol->visibility,
                    (unsigned)symbol->depth, (unsigned)symbol->top_level);
  return varve_buffer_append(&f->listed, varve_slice_make(line, (size_t)size));
}

static varve_status list_bytes(fixture *f, varve_slice bytes, uint64_t operation_count) {
  const varve_symbols_reader section = {.context = f->context,
                                        .reporter = &f->reporter,
                                        .bytes = bytes,
                                        .operation_count = operation_count};
  f->listed.size = 0;
  return varve_symbols_visit(&section, list_one, f);
}

/* The section of symbols, unpacked. */
static varve_slice symbols_of(fixture *f, varve_buffer *scratch) {
  varve_slice bytes;
  varve_buffer_init(scratch, &f->context->memory);
  assert_status(varve_container_frame_get(&f->frame, &f->sections[0], scratch, &bytes), OK);
  return bytes;
}

static void assert_listed(const fixture *f, const char *expected) {
  assert_int_equal(f->listed.size, strlen(expected));
  assert_memory_equal(f->listed.data, expected, f->listed.size);
}

static void a_module_lists_its_symbols_in_order_of_definition(void **state) {
  fixture *f = *state;
  assert_status(varve_module_load(f->context, varve_slice_of(text), &unchecked, &f->module), OK);
  assert_status(varve_module_visit_symbols(f->module, list_one, f), OK);
  assert_listed(f, listing);
}

static void a_section_lists_the_same(void **state) {
  fixture *f = *state;
  varve_buffer scratch;
  write_sample(f);
  assert_status(list_bytes(f, symbols_of(f, &scratch), 6), OK);
  assert_listed(f, listing);
  varve_buffer_release(&scratch);
}

static void a_symbol_in_a_missing_operation_is_rejected(void **state) {
  fixture *f = *state;
  varve_buffer scratch;
  write_sample(f);
  varve_slice bytes = symbols_of(f, &scratch);
  assert_status(list_bytes(f, bytes, 5), CORRUPT);
  assert_status(list_bytes(f, bytes, 0), CORRUPT);
  varve_buffer_release(&scratch);
}

static void every_truncation_of_a_section_is_rejected(void **state) {
  fixture *f = *state;
  varve_buffer scratch;
  write_sample(f);
  varve_slice bytes = symbols_of(f, &scratch);
  for (size_t size = 0; size < bytes.size; size++)
    assert_int_not_equal(list_bytes(f, varve_slice_make(bytes.data, size), 6), VARVE_STATUS_OK);
  varve_buffer_release(&scratch);
}

static void every_changed_byte_of_a_section_is_rejected_or_listed(void **state) {
  fixture *f = *state;
  varve_buffer scratch, changed;
  write_sample(f);
  varve_slice bytes = symbols_of(f, &scratch);
  unsigned refused = 0;
  varve_buffer_init(&changed, &f->context->memory);
  for (size_t i = 0; i < bytes.size; i++)
    for (unsigned value = 0; value < 256; value++) {
      changed.size = 0;
      assert_status(varve_buffer_append(&changed, bytes), OK);
      changed.data[i] = (char)value;
      varve_status status = list_bytes(f, varve_buffer_slice(&changed), 6);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_CORRUPT ||
                  status == VARVE_STATUS_TRUNCATED);
      refused += status != VARVE_STATUS_OK;
    }
  assert_true(refused > bytes.size * 50);
  varve_buffer_release(&scratch);
  varve_buffer_release(&changed);
}

static varve_status open_index(fixture *f, varve_index *index) {
  varve_index_init(index, &f->context->memory);
  return varve_index_open(index, &f->source, &f->sections[1], &f->reporter);
}

/* Compares the groups that the index names for a symbol, as digits. */
static void assert_groups(varve_index *index, const char *name, const char *expected) {
  char found[10] = "";
  varve_index_cursor cursor;
  varve_status status;
  uint32_t group;
  size_t count = 0;
  assert_status(varve_index_find(index, varve_index_hash(varve_slice_of(name)), &cursor), OK);
  while ((status = varve_index_next(index, &cursor, &group)) == VARVE_STATUS_OK) {
    assert_in_range(count, 0, sizeof(found) - 2);
    found[count++] = (char)('0' + group);
  }
  assert_status(status, NOT_FOUND);
  assert_string_equal(found, expected);
}

static void the_index_names_the_groups_of_a_symbol(void **state) {
  fixture *f = *state;
  varve_index index;
  write_sample(f);
  assert_status(open_index(f, &index), OK);
  assert_groups(&index, "a", "02");
  assert_groups(&index, "in", "0");
  assert_groups(&index, "box", "1");
  assert_groups(&index, "abc", "2");
  assert_groups(&index, "deep", "");
  assert_groups(&index, "no such name", "");
  varve_index_release(&index);
}

static void the_index_finds_the_group_of_an_operation(void **state) {
  static const uint32_t expected[] = {0, 0, 1, 1, 2, 2};
  fixture *f = *state;
  varve_index index;
  uint32_t group, first;
  write_sample(f);
  assert_status(open_index(f, &index), OK);
  assert_int_equal(index.operation_count, 6);
  for (uint32_t i = 0; i < 6; i++) {
    assert_status(varve_index_group_of_operation(&index, i, &group), OK);
    assert_int_equal(group, expected[i]);
  }
  assert_status(varve_index_first_operation(&index, 2, &first), OK);
  assert_int_equal(first, 4);
  assert_status(varve_index_first_operation(&index, 3, &first), OK);
  assert_int_equal(first, 6);
  varve_index_release(&index);
}

/* Adds count functions @f0 and so on, in groups of group_size. */
static void write_many(fixture *f, uint32_t count, uint32_t group_size) {
  varve_buffer source;
  varve_vector first;
  varve_buffer_init(&source, &f->context->memory);
  varve_vector_init(&first, &f->context->memory, sizeof(uint32_t));
  for (uint32_t i = 0; i < count; i++) {
    if (i % group_size == 0)
      assert_status(varve_vector_push_u32(&first, i), OK);
    assert_status(varve_buffer_append(&source, VARVE_SLICE("func.func private @f")), OK);
    assert_status(varve_buffer_append_unsigned(&source, i), OK);
    assert_status(varve_buffer_append(&source, VARVE_SLICE("()\n")), OK);
  }
  write_file(f, varve_buffer_slice(&source),
             (varve_group_starts){
                 .first = first.data, .count = (uint32_t)first.count, .operation_count = count});
  varve_buffer_release(&source);
  varve_vector_release(&first);
}

static void a_symbol_among_many_is_found_by_reading_few_pages(void **state) {
  enum { COUNT = 60000, GROUP = 100 };
  fixture *f = *state;
  varve_index index;
  char name[16];
  write_many(f, COUNT, GROUP);
  assert_status(open_index(f, &index), OK);
  for (uint32_t i = 0; i < COUNT; i += 997) {
    varve_index_cursor cursor;
    uint32_t group, others = 0;
    bool is_found = false;
    snprintf(name, sizeof(name), "f%u", (unsigned)i);
    f->bytes_read = 0;
    assert_status(varve_index_find(&index, varve_index_hash(varve_slice_of(name)), &cursor), OK);
    while (varve_index_next(&index, &cursor, &group) == VARVE_STATUS_OK) {
      is_found |= group == i / GROUP;
      others += group != i / GROUP;
    }
    assert_in_range(others, 0, 4);
    assert_true(is_found);
    assert_true(f->bytes_read <= 3 << VARVE_PAGE_BITS);
  }
  /* The index has less than two bytes for each symbol. */
  assert_in_range(index.raw_size, 20 << VARVE_PAGE_BITS, 2 * COUNT);
  varve_index_release(&index);
}

static void reading_a_changed_page_reports_it(void **state) {
  fixture *f = *state;
  varve_index index;
  varve_index_cursor cursor;
  varve_status status;
  uint32_t group;
  write_many(f, 4000, 2);
  f->file.data[f->sections[1].offset + f->sections[1].size - 1] ^= 1;
  assert_status(open_index(f, &index), OK);
  assert_status(varve_index_find(&index, 0, &cursor), OK);
  while ((status = varve_index_next(&index, &cursor, &group)) == VARVE_STATUS_OK)
    ;
  assert_status(status, NOT_FOUND);
  assert_status(varve_index_find(&index, UINT64_MAX, &cursor), OK);
  while ((status = varve_index_next(&index, &cursor, &group)) == VARVE_STATUS_OK)
    ;
  assert_status(status, CORRUPT);
  varve_index_release(&index);
}

static void opening_the_index_detects_a_changed_checksum(void **state) {
  fixture *f = *state;
  varve_index index;
  write_sample(f);
  f->file.data[f->sections[1].offset + f->sections[1].size] ^= 1;
  assert_status(open_index(f, &index), CORRUPT);
  varve_index_release(&index);
}

/* The checksums are correct. */
static void every_changed_byte_of_an_index_is_rejected_or_harmless(void **state) {
  fixture *f = *state;
  varve_index index;
  unsigned refused = 0;
  write_sample(f);
  char *raw = f->file.data + f->sections[1].offset;
  size_t size = (size_t)f->sections[1].size;
  for (size_t i = 0; i < size; i++)
    for (unsigned change = 1; change < 256; change++) {
      varve_index_cursor cursor;
      uint32_t group = 0;
      raw[i] ^= (char)change;
      uint64_t page = XXH3_64bits(raw, size);
      for (unsigned k = 0; k < 8; k++)
        raw[size + k] = (char)(page >> (8 * k) & 0xFF);
      f->sections[1].checksum = XXH3_64bits(raw + size, 8);
      varve_status status = open_index(f, &index);
      if (status == VARVE_STATUS_OK)
        status = varve_index_find(&index, varve_index_hash(VARVE_SLICE("a")), &cursor);
      while (status == VARVE_STATUS_OK)
        status = varve_index_next(&index, &cursor, &group);
      if (status == VARVE_STATUS_NOT_FOUND)
        status = VARVE_STATUS_OK;
      if (status == VARVE_STATUS_OK && index.operation_count != 0)
        status = varve_index_group_of_operation(&index, index.operation_count - 1, &group);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_CORRUPT);
      refused += status != VARVE_STATUS_OK;
      varve_index_release(&index);
      raw[i] ^= (char)change;
    }
  assert_true(refused > 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      symbols_test(a_module_lists_its_symbols_in_order_of_definition),
      symbols_test(a_section_lists_the_same),
      symbols_test(a_symbol_in_a_missing_operation_is_rejected),
      symbols_test(every_truncation_of_a_section_is_rejected),
      symbols_test(every_changed_byte_of_a_section_is_rejected_or_listed),
      symbols_test(the_index_names_the_groups_of_a_symbol),
      symbols_test(the_index_finds_the_group_of_an_operation),
      symbols_test(a_symbol_among_many_is_found_by_reading_few_pages),
      symbols_test(reading_a_changed_page_reports_it),
      symbols_test(opening_the_index_detects_a_changed_checksum),
      symbols_test(every_changed_byte_of_an_index_is_rejected_or_harmless),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/file/read_tables.c and src/bytecode/read/reader.c: resources */
#include "tests/unit/bytecode_fixture.h"

#include <stdio.h>

/* Strings: 3 "tool", 4 "key", 5 "other", 6 "value". */
static bytecode_parts with_resources(const char *offsets, const char *resources) {
  return (bytecode_parts){.version = 6,
                          .strings = {"builtin", "t", "op", "tool", "key", "other", "value"},
                          .dialects = "05 01 05 03  03 03 09",
                          .attributes = {"0 1f", "0 21 01 03", "0 03 03 07 03", "0 05 09"},
                          .types = {"0 1b 03 09 03", "0 01 41"},
                          .ir = "05 01 01 01 05",
                          .resource_offsets = offsets,
                          .resources = resources};
}

static const varve_resource *resource_at(const varve_vector *resources, size_t index) {
  assert_in_range(index, 0, resources->count - 1);
  return &VARVE_VECTOR_AT(resources, varve_resource, index);
}

static void every_kind_of_value(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = with_resources("03 07 07  09 09 00  0b 03 01  0d 03 02"
                                        "  01 05  09 07 00  0b 01 00",
                                        "03 05 aabb  01  0d  03 03 cc");
  assert_status(bytecode_read_parts(f, &parts), OK);
  const varve_vector *external = &f->module->external_resources;
  assert_int_equal(external->count, 3);
  assert_slice(varve_string_bytes(resource_at(external, 0)->group), "tool");
  assert_slice(varve_string_bytes(resource_at(external, 0)->key), "key");
  assert_int_equal(resource_at(external, 0)->kind, VARVE_RESOURCE_BLOB);
  assert_slice(resource_at(external, 0)->data, "\xaa\xbb");
  assert_int_equal(resource_at(external, 0)->alignment, 1);
  assert_int_equal(resource_at(external, 1)->kind, VARVE_RESOURCE_BOOL);
  assert_true(resource_at(external, 1)->bool_value);
  assert_int_equal(resource_at(external, 2)->kind, VARVE_RESOURCE_STRING);
  assert_slice(resource_at(external, 2)->data, "value");
  /* The dense resource refers to the dialect's second resource, which is only declared. */
  const varve_vector *dialect = &f->module->dialect_resources;
  assert_int_equal(dialect->count, 2);
  assert_slice(resource_at(dialect, 0)->data, "\xcc");
  assert_false(resource_at(dialect, 1)->has_data);
  assert_string_equal(bytecode_print_entity(f, varve_operation_dictionary(f->module->root)),
                      "{key = dense_resource<other> : tensor<2xi8>}");
}

/* Producers of different lengths move the resource section. The data section always has 36 bytes:
 * alignment and size of the blob, padding, two bytes, and the rest. */
static void blobs_are_padded_by_the_offset_in_the_file(void **state) {
  bytecode_fixture *f = *state;
  for (size_t shift = 0; shift < 16; shift++) {
    bytecode_parts parts = with_resources("01 01 05  09 49 00  0b 01 00", "");
    char producer[32] = "", resources[100] = "21 05";
    memset(producer, 'x', shift);
    parts.producer = producer;
    /* The header of the empty section, before that of the string section. */
    varve_slice bytes = bytecode_assemble(f, &parts);
    size_t at = bytes.size - 6;
    while (memcmp(bytes.data + at, "\x05\x01\x00\x55", 4) != 0)
      at--;
    size_t padding = (16 - (at + 4) % 16) % 16;
    for (size_t i = 0; i < 34; i++)
      strcat(resources, i < padding ? "cb" : i == padding ? "01" : "02");
    parts.resources = resources;
    assert_status(bytecode_read_parts(f, &parts), OK);
    const varve_resource *resource = resource_at(&f->module->dialect_resources, 0);
    assert_int_equal(resource->alignment, 16);
    assert_slice(resource->data, "\x01\x02");
  }
}

static void kept_data_points_into_the_file(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = with_resources("01 01 05  09 09 00  0b 01 00", "03 05 aabb");
  varve_slice bytes = bytecode_assemble(f, &parts);
  varve_keeper keeper = {NULL, NULL};
  varve_bytecode_read_options options = {.keeper = &keeper};
  assert_status(bytecode_read(f, bytes), OK);
  const char *data = resource_at(&f->module->dialect_resources, 0)->data.data;
  assert_false(data >= bytes.data && data < bytes.data + bytes.size);
  varve_module_destroy(f->module);
  assert_status(varve_bytecode_read(f->context, bytes, &options, &f->module), OK);
  data = resource_at(&f->module->dialect_resources, 0)->data.data;
  assert_true(data >= bytes.data && data < bytes.data + bytes.size);
}

/* Upstream rejects this when reading, but writes it for "0x08000000". */
static void an_empty_blob_may_have_no_alignment(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = with_resources("01 01 05  09 05 00  0b 01 00", "01 01");
  assert_status(bytecode_read_parts(f, &parts), OK);
  const varve_resource *resource = resource_at(&f->module->dialect_resources, 0);
  assert_true(resource->has_data);
  assert_int_equal(resource->data.size + resource->alignment, 0);
}

static void external_groups_may_be_empty(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = with_resources("05 07 01 09 01  01 05  09 01 00  0b 01 00", "");
  assert_status(bytecode_read_parts(f, &parts), OK);
  assert_int_equal(f->module->external_groups.count, 2);
  assert_int_equal(f->module->external_resources.count, 0);
}

static void bad_resources_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *offsets;
    const char *resources;
    const char *message;
  } cases[] = {
      {"c9 01", "",
       "resource offset section: external resource group count 100 exceeds the 1 bytes left"},
      {"03 11 01", "",
       "resource offset section: external resource group name index 8 is out of range: there are "
       "7"},
      {"01 05 01", "",
       "resource offset section: dialect index of a resource group 2 is out of range: there are 2"},
      {"01 01 09 09 01", "", "resource offset section: resource count 4 exceeds the 2 bytes left"},
      {"01 01 03 0f 01 00", "",
       "resource offset section: resource #0: resource key index 7 is out of range: there are 7"},
      {"01 01 03 09 01 03", "", "resource offset section: resource #0: unknown kind 3"},
      {"01 01 03 09 05 00", "03",
       "resource offset section: resource #0: value of 2 bytes exceeds the 1 left"},
      {"03 07 03 09 01 00", "",
       "resource section: resource #0: an external resource without a value"},
      {"01 01 03 09 05 00", "01 03",
       "resource section: resource #0: blob alignment 0 is not a power of two"},
      {"01 01 03 09 05 00", "07 01",
       "resource section: resource #0: blob alignment 3 is not a power of two"},
      {"01 01 03 09 05 00", "03 03",
       "resource section: resource #0: blob of 1 bytes exceeds the 0 bytes left"},
      {"01 01 03 09 03 02", "0f",
       "resource section: resource #0: resource string index 7 is out of range: there are 7"},
      {"01", "",
       "attribute and type section: attribute #1: resource index 1 is out of range: there are 0"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    bytecode_parts parts = with_resources(cases[i].offsets, cases[i].resources);
    varve_status status = bytecode_read_parts(f, &parts);
    assert_true(status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_TRUNCATED);
    assert_string_equal(f->message, cases[i].message);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(every_kind_of_value),
      bytecode_test(blobs_are_padded_by_the_offset_in_the_file),
      bytecode_test(kept_data_points_into_the_file),
      bytecode_test(an_empty_blob_may_have_no_alignment),
      bytecode_test(external_groups_may_be_empty),
      bytecode_test(bad_resources_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

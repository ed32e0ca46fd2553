/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions as a whole: bytecode, cut and flipped inputs, failing allocations, several modules.
 */
#include "tests/unit/definitions_fixture.h"

#include "bytecode/read/reader.h"
#include "bytecode/write/writer.h"

/* An example of each construct. */
static const char small[] =
    "irdl.dialect @d attributes {varve.set = \"s\", varve.depends = [\"e\"], varve.x = 1 : i32} {\n"
    "  \"varve.enum\"() {sym_name = \"E\", storage = i32, cases = [[\"a\", 0 : i32]]} : () -> ()\n"
    "  irdl.type @\"!t\" attributes {varve.traits = [\"T\"]} {\n"
    "    %0 = irdl.any\n"
    "    irdl.parameters(p: %0) {varve.defaults = {p = 7 : i32}}\n"
    "  }\n"
    "  irdl.attribute @a\n"
    "  irdl.operation @o attributes {varve.format = \"attr-dict\", varve.names = \"n\"} {\n"
    "    %0 = irdl.is i32\n"
    "    %1 = irdl.base @d::@a\n"
    "    %2 = irdl.any_of(%0, %1)\n"
    "    %3 = irdl.parametric @d::@\"!t\"<%2>\n"
    "    %4 = irdl.any {varve.rule = \"R<1>\"}\n"
    "    irdl.operands(x: %3, y: variadic %4, z: variadic %4) {varve.segments}\n"
    "    irdl.results(r: optional %2)\n"
    "    irdl.attributes {\"k\" = %4, \"n\" = %4}\n"
    "        {varve.optional = [\"k\"], varve.native = {n = \"i32\"}}\n"
    "    %5 = irdl.region(%0) with size 2\n"
    "    irdl.regions(g: %5)\n"
    "    \"varve.successors\"() {names = [\"s\"], variadic = [\"s\"]} : () -> ()\n"
    "  }\n"
    "}\n";

static varve_status read_bytes(varve_memory *memory, varve_context *context, varve_slice bytes) {
  varve_bytecode_read_options options = {.file_name = VARVE_SLICE("x")};
  varve_definition_tables *tables = NULL;
  varve_module *module;
  size_t size = 0;
  VARVE_TRY(varve_bytecode_read(context, bytes, &options, &module));
  varve_status status = varve_definitions_read(memory, module, NULL, &tables, &size);
  assert_int_equal(status == VARVE_STATUS_OK, tables != NULL);
  varve_memory_free(memory, tables, size);
  varve_module_destroy(module);
  return status;
}

static varve_buffer make_bytecode(parse_fixture *f) {
  varve_buffer bytes;
  varve_bytecode_write_options options = {.version = 4, .producer = VARVE_SLICE("p")};
  varve_text_attach(f->context);
  varve_module *module = parse_source(f, varve_slice_of(small));
  assert_non_null(module);
  varve_buffer_init(&bytes, &f->context->memory);
  assert_status(varve_bytecode_write(module, &options, &bytes), OK);
  varve_module_destroy(module);
  return bytes;
}

static void bytecode_is_read_too(void **state) {
  parse_fixture *f = *state;
  varve_buffer bytes = make_bytecode(f);
  assert_status(read_bytes(&f->context->memory, f->context, varve_buffer_slice(&bytes)), OK);
  varve_buffer_release(&bytes);
}

static void no_prefix_or_flipped_bit_crashes_the_loader(void **state) {
  parse_fixture *f = *state;
  varve_buffer bytes = make_bytecode(f);
  varve_memory *memory = &f->context->memory;
  for (size_t size = 0; size < bytes.size; size++)
    assert_int_not_equal(read_bytes(memory, f->context, varve_slice_make(bytes.data, size)),
                         VARVE_STATUS_OK);
  for (size_t bit = 0; bit < bytes.size * 8; bit++) {
    bytes.data[bit / 8] = (char)(bytes.data[bit / 8] ^ (1 << bit % 8));
    (void)read_bytes(memory, f->context, varve_buffer_slice(&bytes));
    bytes.data[bit / 8] = (char)(bytes.data[bit / 8] ^ (1 << bit % 8));
  }
  varve_buffer_release(&bytes);
}

static void every_failing_allocation_is_an_error(void **state) {
  parse_fixture *f = *state;
  read_tables whole = read_good(f, small);
  free_tables(f, &whole);
  varve_module *module = parse_source(f, varve_slice_of(small));
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  size_t fail_at = 1;
  for (; status != VARVE_STATUS_OK; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    varve_definition_tables *tables;
    size_t size;
    status = varve_definitions_read(&memory, module, NULL, &tables, &size);
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    assert_int_equal(status == VARVE_STATUS_OK, tables != NULL);
    varve_memory_free(&memory, tables, size);
    assert_int_equal(allocator.live, 0);
  }
  assert_true(fail_at > 50);
  varve_module_destroy(module);
}

static void tables_hold_no_pointers_but_their_own(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, small);
  varve_table_sizes sizes = varve_definition_table_sizes(read.tables, read.size);
  assert_int_equal(sizes.dialects, 1);
  assert_int_equal(sizes.operations, 1);
  assert_int_equal(sizes.entities, 2);
  assert_int_equal(sizes.enums, 1);
  assert_ptr_equal(read.tables->dialects, read.tables + 1);
  assert_ptr_equal(read.tables->strings + sizes.strings, (char *)read.tables + read.size);
  free_tables(f, &read);
}

static void a_dialect_is_defined_once(void **state) {
  static const definition_fault faults[] = {
      {"irdl.dialect @d {}\nmodule { irdl.dialect @d {} }", 2, 10,
       "the dialect 'd' is defined twice"},
      {"irdl.dialect @\"d.e\" {}", 1, 1, "'d.e' is not a valid name of a dialect"},
      {"irdl.dialect @\"\" {}", 1, 1, "'' is not a valid name of a dialect"},
      {"irdl.dialect @\"1\" {}", 1, 1, "'1' is not a valid name of a dialect"},
      {"\"irdl.dialect\"() ({}) {sym_name = 1} : () -> ()", 1, 1,
       "'' is not a valid name of a dialect"},
      {"\"irdl.dialect\"() ({ ^a: \"t.t\"() : () -> () ^b: }) {sym_name = \"d\"} : () -> ()", 1, 1,
       "irdl.dialect has one region of one block"},
      {"\"irdl.dialect\"() ({}, {}) {sym_name = \"d\"} : () -> ()", 1, 1,
       "irdl.dialect has one region of one block"},
      {"irdl.operation @o {}", 1, 1, "irdl.operation must be inside irdl.dialect"},
  };
  assert_all_refused(*state, faults);
}

static void operations_that_are_not_definitions_are_skipped(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "\"t.x\"() ({ irdl.dialect @d {} }) : () -> ()\n");
  assert_int_equal(read.tables->dialect_count, 1);
  free_tables(f, &read);
  read = read_good(f, "");
  assert_int_equal(read.tables->dialect_count, 0);
  free_tables(f, &read);
}

static void several_modules_know_each_other(void **state) {
  parse_fixture *f = *state;
  static const char *const sources[] = {
      "irdl.dialect @a { irdl.operation @o { %0 = irdl.base @b::@t irdl.operands(x: %0) } }",
      "irdl.dialect @b { irdl.type @t }"};
  varve_memory *memory = &f->context->memory;
  varve_definition_reader *reader;
  varve_definition_tables *tables;
  varve_module *modules[2];
  size_t size;
  assert_status(varve_definition_reader_create(memory, &reader), OK);
  for (size_t i = 0; i < 2; i++) {
    modules[i] = parse_source(f, varve_slice_of(sources[i]));
    assert_status(varve_definition_reader_declare(reader, modules[i], NULL), OK);
  }
  for (size_t i = 0; i < 2; i++)
    assert_status(varve_definition_reader_read(reader, modules[i], NULL), OK);
  assert_status(varve_definition_reader_finish(reader, &tables, &size), OK);
  varve_definition_reader_destroy(reader);
  assert_int_equal(tables->dialect_count, 2);
  varve_memory_free(memory, tables, size);
  for (size_t i = 0; i < 2; i++)
    varve_module_destroy(modules[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(bytecode_is_read_too),
      parse_test(no_prefix_or_flipped_bit_crashes_the_loader),
      parse_test(every_failing_allocation_is_an_error),
      parse_test(tables_hold_no_pointers_but_their_own),
      parse_test(a_dialect_is_defined_once),
      parse_test(operations_that_are_not_definitions_are_skipped),
      parse_test(several_modules_know_each_other),
  };
  return cmocka_run_group_tests_name("definitions", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints tables as C source, and then the strings of all sets. The library is built from such
 * source, which shows that it compiles and is right. */
#include "tests/unit/definitions_fixture.h"

static void emit(parse_fixture *f, const char *source, varve_buffer *out) {
  read_tables read = read_good(f, source);
  varve_buffer_init(out, &f->context->memory);
  const varve_emitted_set set = {
      .tables = read.tables, .size = read.size, .name = VARVE_SLICE("own")};
  varve_buffer pool;
  varve_buffer_init(&pool, &f->context->memory);
  assert_status(varve_definitions_emit(&set, &pool, out), OK);
  assert_status(varve_definitions_emit_strings(varve_buffer_slice(&pool), out), OK);
  assert_status(varve_buffer_append_char(out, 0), OK);
  varve_buffer_release(&pool);
  free_tables(f, &read);
}

static void arrays_and_an_accessor(void **state) {
  parse_fixture *f = *state;
  varve_buffer out;
  emit(f,
       "irdl.dialect @d { irdl.operation @o {\n"
       "  %0 = irdl.any irdl.operands(a: %0) } }",
       &out);
  assert_string_equal(
      out.data, "/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */\n"
                "/* Made by `make regen` of the files in dialects/own: change those. */\n"
                "#include \"dialect/generated/own.h\"\n"
                "\n"
                "#include \"dialect/generated/strings.h\"\n"
                "\n"
                "static const unsigned char rows[] = {\n"
                "    3, 1, 5, 32, 1, 1, 0, 0, 0, 0,\n"
                "};\n"
                "\n"
                "static const varve_row_layout layouts[] = {\n"
                "    {0, 2, 5, {1, 0, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 1 dialects */\n"
                "    {2, 3, 5, {1, 0, 1, 0, 1}, {0, 0, 0, 0, 0}}, /* 1 operations */\n"
                "    {5, 0, 0, {0}, {0}}, /* 0 entities */\n"
                "    {5, 1, 1, {1}, {0}}, /* 1 values */\n"
                "    {6, 0, 0, {0}, {0}}, /* 0 properties */\n"
                "    {6, 0, 0, {0}, {0}}, /* 0 enums */\n"
                "    {6, 0, 0, {0}, {0}}, /* 0 enum_cases */\n"
                "    {6, 0, 0, {0}, {0}}, /* 1 constraints */\n"
                "    {6, 0, 0, {0}, {0}}, /* 0 numbers */\n"
                "    {6, 4, 1, {4}, {0}}, /* 0 constants */\n"
                "};\n"
                "\n"
                "void varve_generated_own(varve_definition_tables *tables) {\n"
                "  *tables = (varve_definition_tables){.strings = varve_generated_strings(),\n"
                "                                      .rows = rows,\n"
                "                                      .layouts = layouts,\n"
                "                                      .dialect_count = 1};\n"
                "}\n"
                "/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */\n"
                "/* Made by `make regen` of the files in dialects/: change those. */\n"
                "#include \"dialect/generated/strings.h\"\n"
                "\n"
                "static const struct {\n"
                "  char part_0[9];\n"
                "} strings = {\n"
                "    \"\\0\"\n"
                "    \"a\\0\"\n"
                "    \"d\\0\"\n"
                "    \"d.o\",\n"
                "};\n"
                "\n"
                "const char *varve_generated_strings(void) { return (const char "
                "*)&strings; }\n");
  varve_buffer_release(&out);
}

static void strings_are_escaped(void **state) {
  parse_fixture *f = *state;
  varve_buffer out;
  emit(f, "irdl.dialect @d attributes {varve.set = \"a\\22\\\\?\\01\\C3\\A9\"} {}", &out);
  assert_non_null(strstr(out.data, "    \"a\\\"\\\\\\?\\001\\303\\251\",\n"));
  varve_buffer_release(&out);
}

/* A C compiler need not accept a literal of more than 4095 bytes. */
static void long_texts_are_bytes(void **state) {
  parse_fixture *f = *state;
  varve_buffer out;
  varve_slice source = parse_nest("irdl.dialect @d attributes {varve.set = \"", "", "", 1);
  varve_slice filler = parse_nest("abcd", "\"} {}", "", 1001);
  varve_buffer whole;
  varve_buffer_init(&whole, &f->context->memory);
  assert_status(varve_buffer_append(&whole, source), OK);
  assert_status(varve_buffer_append(&whole, filler), OK);
  assert_status(varve_buffer_append_char(&whole, 0), OK);
  emit(f, whole.data, &out);
  assert_non_null(strstr(out.data, "  char part_1[4005];\n"));
  assert_non_null(strstr(out.data, "    {\n      97, 98, 99, 100, 97,"));
  varve_buffer_release(&out);
  varve_buffer_release(&whole);
  free((void *)(uintptr_t)source.data);
  free((void *)(uintptr_t)filler.data);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(arrays_and_an_accessor),
      parse_test(strings_are_escaped),
      parse_test(long_texts_are_bytes),
  };
  return cmocka_run_group_tests_name("emit_tables", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints tables as C source, and then the strings of all sets. The library is built from such
 * source, which shows that it compiles and is right. */
#include "tests/unit/definitions_fixture.h"

static void arrays_and_strings(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "irdl.dialect @d { irdl.operation @o {\n"
                                  "  %0 = irdl.any irdl.operands(a: %0) } }");
  const varve_emitted_set set = {
      .tables = read.tables, .size = read.size, .name = VARVE_SLICE("own")};
  varve_buffer pool, out;
  varve_buffer_init(&pool, &f->context->memory);
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_definitions_emit(&set, &pool, &out), OK);
  assert_status(varve_definitions_emit_strings(varve_buffer_slice(&pool), &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data,
                      "static const unsigned char own_rows[] = {\n"
                      "3,1,5,32,1,1,0,0,0,0,};\n"
                      "static const varve_row_layout own_layouts[] = {\n"
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
                      "enum { own_dialect_count = 1 };\n"
                      "\n"
                      "static const unsigned char strings[] = {\n"
                      "0,97,0,100,0,100,46,111,0,};\n");
  varve_buffer_release(&pool);
  varve_buffer_release(&out);
  free_tables(f, &read);
}

int main(void) {
  const struct CMUnitTest tests[] = {parse_test(arrays_and_strings)};
  return cmocka_run_group_tests_name("emit_tables", tests, NULL, NULL);
}

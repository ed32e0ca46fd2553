/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/file/read_tables.c */
#include "tests/unit/bytecode_fixture.h"

/* One operation "t" without regions; the name is number 0. */
static bytecode_parts one_operation(unsigned version, const char *dialects) {
  return (bytecode_parts){.version = version,
                          .strings = {"t", "x.y", ""},
                          .dialects = dialects,
                          .attributes = {"0'unit", "0'loc(unknown)"},
                          .ir = "05 01 00 03"};
}

static void names_are_dialect_and_rest(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    unsigned version;
    const char *dialects;
    const char *text;
  } cases[] = {
      {0, "03 01  01 03 03", "\"t.x.y\"() : () -> ()"},
      {3, "03 01  01 03 03", "\"t.x.y\"() : () -> ()"},
      {4, "03 01 03  01 03 03", "\"t.x.y\"() : () -> ()"},
      {5, "03 01 03  01 03 05", "\"t.x.y\"() : () -> ()"},
      {6, "03 01 03  01 03 05", "\"t.x.y\"() : () -> ()"},
      /* A name without dot; an empty group before; a wrong total. */
      {6, "03 01 03  01 03 09", "\"t\"() : () -> ()"},
      {6, "03 01 03  01 01  01 03 05", "\"t.x.y\"() : () -> ()"},
      {6, "03 01 c9  01 03 05", "\"t.x.y\"() : () -> ()"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    bytecode_parts parts = one_operation(cases[i].version, cases[i].dialects);
    assert_status(bytecode_read_parts(f, &parts), OK);
    assert_string_equal(bytecode_print(f), cases[i].text);
  }
}

static void versions_of_dialects_are_kept(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = one_operation(1, "03 03 07 05 05 01  01 03 03");
  assert_status(bytecode_read_parts(f, &parts), OK);
  assert_int_equal(f->module->dialect_versions.count, 1);
  const varve_dialect_version *version = f->module->dialect_versions.data;
  assert_slice(varve_string_bytes(version->dialect), "t");
  assert_slice(version->bytes, "\x05\x01");
}

static void bad_dialects_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *dialects;
    const char *message;
  } cases[] = {
      {"05", "dialect section: dialect count 2 exceeds the 0 bytes left"},
      {"03 0d 01",
       "dialect section: dialect #0: dialect name index 3 is out of range: there are 3"},
      {"03 03 07", "dialect section: dialect #0: input ends inside section size"},
      {"03 03 09 03 01 01", "dialect section: dialect #0: unknown section id 9"},
      {"03 03 04 03 01 01",
       "dialect section: dialect #0: expected a dialect version section, found IR section"},
      {"03 01 03 03 03 05",
       "dialect section: dialect index of a group 1 is out of range: there are 1"},
      {"03 01 03 01 07 05", "dialect section: size of a group 3 exceeds the 1 bytes left"},
      {"03 01 03 01 03 0d", "dialect section: operation name #0: operation name string index 3 is "
                            "out of range: there are 3"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    bytecode_parts parts = one_operation(6, cases[i].dialects);
    varve_status status = bytecode_read_parts(f, &parts);
    assert_true(status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_TRUNCATED);
    assert_string_equal(f->message, cases[i].message);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(names_are_dialect_and_rest),
      bytecode_test(versions_of_dialects_are_kept),
      bytecode_test(bad_dialects_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

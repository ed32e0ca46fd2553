/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/module/read_operation_attributes.c and read_properties.c */
#include "tests/unit/bytecode_fixture.h"

/* One operation `dialect.suffix`; attribute 0 is its location, 1 the string "s", 2 the integer 5, 3
 * the dictionary {sym_name = "s"}, 4 {x = "s"}. */
typedef struct operation_case {
  unsigned version;
  const char *producer;
  const char *dialect;
  const char *suffix;
  bool is_registered;
  const char *ir; /* the bytes from the mask on */
  const char *properties;
} operation_case;

static varve_status read_case(bytecode_fixture *f, const operation_case *c) {
  bytecode_parts parts = {.version = c->version,
                          .producer = c->producer,
                          .strings = {"builtin", c->dialect, c->suffix, "s", "sym_name", "x"},
                          .attributes = {"0 1f", "0 05 07", "0'5 : i8", "0 03 03 0b 03",
                                         "0 03 03 0d 03", "0 05 09", "0 05 0b"},
                          .properties = c->properties};
  char ir[128] = "05 01 ";
  parts.dialects = c->version < 5     ? "05 01 05 03  03 03 05"
                   : c->is_registered ? "05 01 05 03  03 03 0b"
                                      : "05 01 05 03  03 03 09";
  strcat(ir, c->ir);
  parts.ir = ir;
  return bytecode_read_parts(f, &parts);
}

static void layouts_decide_what_a_blob_holds(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    operation_case given;
    const char *text;
  } cases[] = {
      {{6, NULL, "builtin", "module", true, "40 01 01", "03 05 07 01"},
       "\"builtin.module\"() <{sym_name = \"s\"}> : () -> ()"},
      {{6, NULL, "builtin", "module", true, "40 01 01", "03 05 01 01"},
       "\"builtin.module\"() : () -> ()"},
      /* A registered operation without a blob has no properties set. */
      {{6, NULL, "builtin", "module", true, "00 01", "01"}, "\"builtin.module\"() : () -> ()"},
      {{5, "LLVM19.1.7", "builtin", "module", true, "40 01 01", "03 05 01 07"},
       "\"builtin.module\"() <{sym_visibility = \"s\"}> : () -> ()"},
      {{6, "Varve 0.1.0", "func", "call", true, "40 01 01", "03 09 01 03 0b 01"},
       "\"func.call\"() <{callee = \"s\", no_inline = 5 : i8}> : () -> ()"},
      {{6, NULL, "func", "return", true, "00 01", "01"}, "\"func.return\"() : () -> ()"},
      /* The producer does not know the operation: its properties are one attribute. */
      {{6, NULL, "t", "op", false, "41 01 09 01", "03 03 05"},
       "\"t.op\"() <5 : i8> {x = \"s\"} : () -> ()"},
      {{6, NULL, "t", "op", false, "40 01 01", "03 03 09"}, "\"t.op\"() <{x = \"s\"}> : () -> ()"},
      {{6, NULL, "builtin", "module", false, "41 01 09 01", "03 03 07"},
       "\"builtin.module\"() <{sym_name = \"s\"}> {x = \"s\"} : () -> ()"},
      {{6, NULL, "builtin", "module", false, "01 01 07", "01"},
       "\"builtin.module\"() <{sym_name = \"s\"}> : () -> ()"},
      /* Before version 5 all attributes are in the dictionary. */
      {{4, NULL, "builtin", "module", false, "01 01 07", NULL},
       "\"builtin.module\"() <{sym_name = \"s\"}> : () -> ()"},
      {{4, NULL, "t", "op", false, "01 01 07", NULL}, "\"t.op\"() {sym_name = \"s\"} : () -> ()"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    (void)read_case(f, &cases[i].given);
    assert_string_equal(f->message, "");
    assert_string_equal(bytecode_print(f), cases[i].text);
  }
}

static void properties_with_unknown_layout_are_rejected(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    operation_case given;
    const char *message;
  } cases[] = {
      {{6, NULL, "tosca", "addi", true, "40 01 01", "03 03 05"},
       "IR section: operation #0: properties of 'tosca.addi' (dialect 'tosca', written by "
       "MLIR22.1.8) cannot be read without its definition (--dialect=FILE)"},
      {{6, "MLIR19.1.7", "func", "func", true, "40 01 01", "03 03 05"},
       "IR section: operation #0: properties of 'func.func' (dialect 'func', written by "
       "MLIR19.1.7) cannot be read without the definitions of llvm19"},
      {{6, "", "func", "func", true, "40 01 01", "03 03 05"},
       "IR section: operation #0: properties of 'func.func' by an unnamed producer fit no known "
       "release: llvm24-2026-08, llvm24-2026-07, llvm24-2026-09, llvm22, llvm21, llvm20, llvm19, "
       "llvm18"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    assert_status(read_case(f, &cases[i].given), UNSUPPORTED);
    assert_string_equal(f->message, cases[i].message);
  }
}

static void bad_blobs_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    operation_case given;
    const char *message;
  } cases[] = {
      {{6, NULL, "builtin", "module", true, "40 01 01", "03 03 01"},
       "properties section: blob #0: input ends inside attribute index: the properties do not "
       "match the loaded definition of 'builtin.module'; load the definition of dialect 'builtin' "
       "that MLIR22.1.8 used"},
      {{6, NULL, "builtin", "module", true, "40 01 01", "03 07 01 01 01"},
       "properties section: blob #0: 1 unexpected bytes after the last property: the properties do "
       "not match the loaded definition of 'builtin.module'; load the definition of dialect "
       "'builtin' that MLIR22.1.8 used"},
      {{6, NULL, "builtin", "module", true, "40 01 01", "03 05 01 7f"},
       "properties section: blob #0: attribute index 31 is out of range: there are 7: the "
       "properties do not match the loaded definition of 'builtin.module'; load the definition of "
       "dialect 'builtin' that MLIR22.1.8 used"},
      {{6, NULL, "func", "call", true, "40 01 01", "03 09 01 7f 01 01"},
       "properties section: blob #0: attribute index 63 is out of range: there are 7: the "
       "properties do not match the loaded definition of 'func.call'; load the definition of "
       "dialect 'func' that MLIR22.1.8 used"},
      {{6, NULL, "t", "op", false, "40 01 01", "03 05 05 05"},
       "properties section: blob #0: 1 unexpected bytes after the attribute"},
      {{6, NULL, "t", "op", false, "40 01 01", "03 01"},
       "properties section: blob #0: input ends inside attribute index"},
      {{6, NULL, "builtin", "module", false, "40 01 01", "03 03 05"},
       "IR section: operation #0: the properties do not match the definition of 'builtin.module'"},
      {{6, NULL, "builtin", "module", false, "41 01 07 01", "03 03 07"},
       "IR section: operation #0: 'builtin.module' has 'sym_name' both as attribute and as "
       "property"},
      {{6, NULL, "t", "op", false, "00 01", "03 05 01"},
       "properties section: blob #0: properties of 2 bytes exceeds the 1 bytes left"},
      {{6, NULL, "t", "op", false, "00 01", "03 01 01"},
       "properties section: 1 unexpected bytes after the last blob"},
      {{6, NULL, "t", "op", false, "00 01", "09 01 01"},
       "properties section: properties count 4 exceeds the 2 bytes left"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    varve_status status = read_case(f, &cases[i].given);
    assert_true(status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_TRUNCATED);
    assert_string_equal(f->message, cases[i].message);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(layouts_decide_what_a_blob_holds),
      bytecode_test(properties_with_unknown_layout_are_rejected),
      bytecode_test(bad_blobs_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/read/read_builtin.c */
#include "tests/unit/bytecode_fixture.h"

/* Strings begin with index 6. */
static const bytecode_case good[] = {
    {{.strings = {"s"}, .attributes = {"0 01 05 03 05", "0 0f", "0 05 0d"}}, "[unit, \"s\"]"},
    {{.attributes = {"0 01 01"}}, "[]"},
    {{.strings = {"b", "a0"}, .attributes = {"0 03 05 03 05 07 05", "0 05 0d", "0 0f", "0 05 0f"}},
     "{a0, b}"},
    {{.strings = {"s"}, .attributes = {"0 05 0d"}}, "\"s\""},
    {{.strings = {"s"}, .attributes = {"0 07 0d 01"}, .types = {"0 01 02 02"}}, "\"s\" : i32"},
    {{.strings = {"s"}, .attributes = {"0 07 0d 01"}, .types = {"0 19"}}, "\"s\""},
    {{.strings = {"s"}, .attributes = {"0 09 03", "0 05 0d"}}, "@s"},
    {{.strings = {"s", "t"}, .attributes = {"0 0b 03 03 05", "0 05 0d", "0 09 07", "0 05 0f"}},
     "@s::@t"},
    {{.attributes = {"0 0d 01"}, .types = {"0 01 02 02"}}, "i32"},
    {{.attributes = {"0 0f"}}, "unit"},
    {{.attributes = {"0 11 01 d0 ff ff ff 3f"}, .types = {"0 01 02 02"}}, "-1 : i32"},
    {{.attributes = {"0 11 01 03"}, .types = {"0 01 02 04"}}, "-1 : i64"},
    {{.attributes = {"0 11 01 ff"}, .types = {"0 01 41"}}, "-1 : i8"},
    {{.attributes = {"0 11 01 01"}, .types = {"0 01 09"}}, "true"},
    {{.attributes = {"0 11 01 02"}, .types = {"0 01 09"}}, "false"},
    {{.attributes = {"0 11 01 06"}, .types = {"0 01 19"}}, "-2 : i3"},
    {{.attributes = {"0 11 01 00"}, .types = {"0 01 01"}}, "0 : i0"},
    {{.attributes = {"0 11 01 fa 7f"}, .types = {"0 01 61"}}, "-1 : i12"},
    {{.attributes = {"0 11 01 a0 02 00 00 00 80"}, .types = {"0 01 02 02"}}, "5 : i32"},
    {{.attributes = {"0 11 01 00 0a 00 00 00 00 00 00 00"}, .types = {"0 01 02 02"}}, "5 : i32"},
    {{.attributes = {"0 11 01 05 03 03"}, .types = {"0 01 02 08"}}, "-1 : i128"},
    {{.attributes = {"0 11 01 03 15"}, .types = {"0 01 02 08"}}, "5 : i128"},
    {{.attributes = {"0 11 01 01"}, .types = {"0 01 02 08"}}, "0 : i128"},
    {{.attributes = {"0 11 01 07 05 05 1d"}, .types = {"0 01 12 04"}},
     "-18446744073709551615 : i65"},
    {{.attributes = {"0 11 01 1d"}, .types = {"0 03"}}, "7 : index"},
    {{.attributes = {"0 11 01 ff"}, .types = {"0 01 45"}}, "255 : ui8"},
    {{.attributes = {"0 11 01 ff"}, .types = {"0 01 43"}}, "-1 : si8"},
    {{.attributes = {"0 13 01 10 00 00 e0 0f"}, .types = {"0 0b"}}, "1.000000e+00 : f32"},
    {{.attributes = {"0 13 01 50 00 00 f0 1f"}, .types = {"0 0b"}}, "0x7FC00001 : f32"},
    {{.attributes = {"0 13 01 00 ff ff ff ff ff ff f7 7f"}, .types = {"0 0d"}},
     "-2.500000e+00 : f64"},
    {{.attributes = {"0 13 01 04 e0 03"}, .types = {"0 09"}}, "1.500000e+00 : f16"},
    {{.attributes = {"0 13 01 04 fc 03"}, .types = {"0 07"}}, "1.500000e+00 : bf16"},
    {{.attributes = {"0 13 01 05 00 ff ff ff ff ff ff ff ff f4 ff 03"}, .types = {"0 0f"}},
     "1.000000e+00 : f80"},
    {{.attributes = {"0 13 01 05 01 00 00 00 00 00 00 00 fe 7f"}, .types = {"0 11"}},
     "1.000000e+00 : f128"},
    {{.attributes = {"0 13 01 03 01"}, .types = {"0 0f"}}, "0.000000e+00 : f80"},
    {{.attributes = {"0 13 01 3c"}, .types = {"0'f8E5M2"}}, "1.000000e+00 : f8E5M2"},
    {{.attributes = {"0 13 01 04 c0 1f"}, .types = {"0'tf32"}}, "1.000000e+00 : tf32"},
    {{.attributes = {"0 23 01 07 19 01 00 00 00 fe ff ff ff 03 00 00 00"}, .types = {"0 01 02 02"}},
     "array<i32: 1, -2, 3>"},
    {{.attributes = {"0 23 01 05 05 01 00"}, .types = {"0 01 09"}}, "array<i1: true, false>"},
    {{.attributes = {"0 23 01 01 01"}, .types = {"0 01 81"}}, "array<i16>"},
    {{.attributes = {"0 23 01 03 11 00 00 00 00 00 00 f0 3f"}, .types = {"0 0d"}},
     "array<f64: 1.000000e+00>"},
    {{.attributes = {"0 25 01 09 07 00 00 00"}, .types = {"0 1b 05 09 09 03", "0 01 02 02"}},
     "dense<7> : tensor<2x2xi32>"},
    {{.attributes = {"0 25 01 11 07 00 00 00 08 00 00 00"},
      .types = {"0 1b 03 09 03", "0 01 02 02"}},
     "dense<[7, 8]> : tensor<2xi32>"},
    {{.attributes = {"0 25 01 11 07 00 00 00 07 00 00 00"},
      .types = {"0 1b 03 09 03", "0 01 02 02"}},
     "dense<7> : tensor<2xi32>"},
    {{.attributes = {"0 25 01 01"}, .types = {"0 1b 03 01 03", "0 01 02 02"}},
     "dense<> : tensor<0xi32>"},
    {{.attributes = {"0 25 01 03 05"}, .types = {"0 27 03 0d 03", "0 01 09"}},
     "dense<[true, false, true]> : vector<3xi1>"},
    {{.attributes = {"0 25 01 03 ff"}, .types = {"0 27 03 0d 03", "0 01 09"}},
     "dense<true> : vector<3xi1>"},
    {{.attributes = {"0 25 01 03 07"}, .types = {"0 27 03 0d 03", "0 01 09"}},
     "dense<true> : vector<3xi1>"},
    {{.attributes = {"0 25 01 03 01"}, .types = {"0 1b 03 25 03", "0 01 09"}},
     "dense<true> : tensor<9xi1>"},
    {{.attributes = {"0 25 01 09 fe 0f 01 00"}, .types = {"0 1b 03 09 03", "0 01 61"}},
     "dense<[-2, 1]> : tensor<2xi12>"},
    {{.attributes = {"0 25 01 11 00 00 80 3f 00 00 00 40"},
      .types = {"0 1b 03 0d 03", "0 13 05", "0 0b"}},
     "dense<(1.000000e+00,2.000000e+00)> : tensor<3xcomplex<f32>>"},
    {{.strings = {"s", "t"},
      .attributes = {"0 27 01 01 0d 0f"},
      .types = {"0 1b 03 09 03", "3'!t.str"}},
     "dense<[\"s\", \"t\"]> : tensor<2x!t.str>"},
    {{.strings = {"s"}, .attributes = {"0 27 01 03 0d"}, .types = {"0 1b 03 09 03", "3'!t.str"}},
     "dense<\"s\"> : tensor<2x!t.str>"},
    {{.attributes = {"0 29 01 03 05",
                     "0 25 03 41 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 01 00 00 00 00 00 "
                     "00 00 02 00 00 00 00 00 00 00",
                     "0 25 05 11 01 00 00 00 05 00 00 00"},
      .types = {"0 1b 05 0d 11 07", "0 1b 05 09 09 09", "0 1b 03 09 07", "0 01 02 02",
                "0 01 02 04"}},
     "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>"},
    {{.attributes = {"0 2b 03", "0 0f"}}, "distinct[0]<>"},
    {{.attributes = {"0 01 07 03 05 03", "0 2b 07", "0 2b 07", "0 0f"}},
     "[distinct[0]<>, distinct[1]<>, distinct[0]<>]"},
    {{.strings = {"f"}, .attributes = {"0 17 03 07 09", "0 05 0d"}}, "loc(\"f\":3:4)"},
    {{.strings = {"f"}, .attributes = {"0 17 03 07 90 00 00 00 20", "0 05 0d"}}, "loc(\"f\":3:4)"},
    {{.strings = {"f"}, .attributes = {"0 15 03 05", "0 1d 07 05", "0 1f", "0 05 0d"}},
     "loc(callsite(\"f\" at unknown))"},
    {{.strings = {"f"}, .attributes = {"0 19 05 03 05", "0 17 07 03 05", "0 1d 07 03", "0 05 0d"}},
     "loc(fused[\"f\":1:2, \"f\"(\"f\":1:2)])"},
    {{.strings = {"f"}, .attributes = {"0 19 03 03", "0 17 05 03 05", "0 05 0d"}},
     "loc(\"f\":1:2)"},
    {{.strings = {"f"}, .attributes = {"0 1b 03 03 05", "0 17 05 03 05", "0 05 0d"}},
     "loc(fused<\"f\">[\"f\":1:2])"},
    {{.attributes = {"0 1f"}}, "loc(unknown)"},
    {{.strings = {"f"}, .attributes = {"0 2d 03 01", "0 05 0d"}}, "loc(\"f\":0:0)"},
    {{.strings = {"f"}, .attributes = {"0 2d 03 03 0f", "0 05 0d"}}, "loc(\"f\":7:0)"},
    {{.strings = {"f"}, .attributes = {"0 2d 03 05 0f 07", "0 05 0d"}}, "loc(\"f\":7:3)"},
    {{.strings = {"f"}, .attributes = {"0 2d 03 07 03 05 0b", "0 05 0d"}}, "loc(\"f\":1:2 to :5)"},
    {{.strings = {"f"}, .attributes = {"0 2d 03 09 03 05 07 09", "0 05 0d"}},
     "loc(\"f\":1:2 to 3:4)"},
    {{.attributes = {"0'affine_map<(d0) -> (d0 + 1)>"}}, "affine_map<(d0) -> (d0 + 1)>"},
    {{.attributes = {"3'#t.any<\"thing\">"}}, "#t.any<\"thing\">"},
    {{.attributes = {"0 2f 01"}}, "affine_map<() -> ()>"},
    {{.attributes = {"0 2f 11"}}, "affine_map<(d0, d1) -> (d0, d1)>"},
    {{.attributes = {"0 2f 13 03 01"}}, "affine_map<(d0, d1) -> (d1, d0)>"},
    {{.attributes = {"0 2f 1d 03 05"}}, "affine_map<(d0, d1, d2) -> (d2)>"},
    {{.attributes = {"0 2f 0f 03 03 07 09 01 01 05 09 03 01"}},
     "affine_map<(d0)[s0] -> (d0 * 2 + s0)>"},
    {{.attributes = {"0 2f 0f 01 07 0b 01 01 05 09 0d 01 01 05 09 0f 01 01 05 09"}},
     "affine_map<(d0) -> (d0 mod 2, d0 floordiv 2, d0 ceildiv 2)>"},
    {{.attributes = {"0 31 03 03 05 07 01 01 05 03 03 01 00 01"}},
     "affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 == 0)>"},
    {{.attributes = {"0 33 0d 05 05 09"}}, "strided<[1, 2], offset: 3>"},
};

static void every_code_makes_its_attribute(void **state) {
  bytecode_assert_read(*state, good, VARVE_COUNT_OF(good));
}

static const bytecode_case bad[] = {
    {{.strings = {"s"}, .attributes = {"0 03 05 03 03 03 03", "0 05 0d"}},
     "attribute and type section: attribute #0: duplicate name 's'"},
    {{.attributes = {"0 03 03 03 03", "0 0f"}},
     "attribute and type section: attribute #0: attribute #1 (unit attribute) occurs where a plain "
     "string is required"},
    {{.strings = {"s"}, .attributes = {"0 0b 03 03 03", "0 05 0d"}},
     "attribute and type section: attribute #0: a nested reference (string attribute) is not a "
     "flat symbol reference"},
    {{.attributes = {"0 11 01 01"}, .types = {"0 0b"}},
     "attribute and type section: attribute #0: its type (float type) is not an integer or index "
     "type"},
    {{.attributes = {"0 13 01 01"}, .types = {"0 01 41"}},
     "attribute and type section: attribute #0: its type (integer type) is not a float type"},
    {{.attributes = {"0 11 01"}, .types = {"0 01 41"}},
     "attribute and type section: attribute #0: input ends inside integer bits"},
    {{.attributes = {"0 11 01 01 01"}, .types = {"0 01 41"}},
     "attribute and type section: attribute #0: 1 unexpected bytes after integer attribute"},
    {{.attributes = {"0 15 03 03", "0 0f"}},
     "attribute and type section: attribute #0: attribute #1 (unit attribute) occurs where a "
     "location is required"},
    {{.attributes = {"0 21 01 01"}, .types = {"0 1b 03 09 03", "0 01 41"}},
     "attribute and type section: attribute #0: resource index 0 is out of range: there are 0"},
    {{.attributes = {"0 23 01 05 09 00 00 00 00"}, .types = {"0 01 02 02"}},
     "attribute and type section: attribute #0: 2 elements in 4 bytes of data"},
    {{.attributes = {"0 23 01 03 07 00 00 00"}, .types = {"0 01 02 02"}},
     "attribute and type section: attribute #0: its fields do not form a valid dense array "
     "attribute"},
    {{.attributes = {"0 23 01 03 13 00"}, .types = {"0 01 02 02"}},
     "attribute and type section: attribute #0: data of 9 bytes exceeds the 1 bytes left"},
    {{.attributes = {"0 25 01 07 00 00 00"}, .types = {"0 1b 03 09 03", "0 01 41"}},
     "attribute and type section: attribute #0: 3 bytes of data do not fit its type (tensor type)"},
    {{.attributes = {"0 25 01 01"}, .types = {"0 01 41"}},
     "attribute and type section: attribute #0: 0 bytes of data do not fit its type (integer "
     "type)"},
    {{.strings = {"s"}, .attributes = {"0 27 01 03 0d 0d"}, .types = {"0 1b 03 09 03", "3'!t.str"}},
     "attribute and type section: attribute #0: 2 strings do not fit its type (tensor type)"},
    {{.strings = {"s"}, .attributes = {"0 27 01 01 0d"}, .types = {"0 1b 03 09 03", "3'!t.str"}},
     "attribute and type section: attribute #0: 1 strings do not fit its type (tensor type)"},
    {{.strings = {"s"}, .attributes = {"0 2d 03 0b 03 03 03 03 03", "0 05 0d"}},
     "attribute and type section: attribute #0: 5 positions exceed the maximum of 4"},
    {{.attributes = {"0 35"}},
     "attribute and type section: attribute #0: unknown code 26 of dialect 'builtin'"},
    {{.attributes = {"0 2f 13 03"}},
     "attribute and type section: attribute #0: 2 results exceed the 1 bytes left"},
    {{.attributes = {"0 2f 09 11 03"}},
     "attribute and type section: attribute #0: 2 unexpected bytes after affine map"},
    {{.attributes = {"0 2f 0d 03 03"}},
     "attribute and type section: attribute #0: its fields do not form a valid affine map"},
    {{.attributes = {"0 2f 0f 01 03 11"}},
     "attribute and type section: attribute #0: unknown code 8 of an affine expression"},
    {{.attributes = {"0 2f 0f 01 03 07 01 01"}},
     "attribute and type section: attribute #0: input ends inside number"},
    {{.attributes = {"0 2f 0f 01 03 03 01"}},
     "attribute and type section: attribute #0: its fields do not form a valid affine map"},
    {{.attributes = {"0 31 03 01 01"}},
     "attribute and type section: attribute #0: its fields do not form a valid integer set"},
    {{.attributes = {"0 05 c7"}},
     "attribute and type section: attribute #0: string index 99 is out of range: there are 6"},
    {{.attributes = {"0 01 03 13"}},
     "attribute and type section: attribute #0: attribute index 9 is out of range: there are 4"},
    {{.attributes = {"0 0d 01"}},
     "attribute and type section: attribute #0: type index 0 is out of range: there are 0"},
    {{.attributes = {"0 01 04 12 7a"}},
     "attribute and type section: attribute #0: list size 1000000 exceeds the 0 bytes left"},
};

static void errors_name_the_entry(void **state) {
  bytecode_assert_refused(*state, bad, VARVE_COUNT_OF(bad), VARVE_STATUS_TRUNCATED);
}

/* A few bytes of the file would need 2 MiB of memory. */
static void wide_integers_are_limited(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = {.attributes = {"0 01 51"}, .types = {"0 01 c8 ff ff 3f"}};
  const varve_entity *attribute;
  char list[3 * 42] = "0 01 51";
  for (size_t i = 1; i <= 40; i++) {
    snprintf(list + strlen(list), sizeof list - strlen(list), "%02x", (unsigned)(2 * i + 1));
    parts.attributes[i] = "0 11 01 03 03";
  }
  parts.attributes[0] = list;
  assert_status(bytecode_read_attribute(f, &parts, &attribute), LIMIT_EXCEEDED);
  assert_non_null(strstr(f->message, "this takes too much memory"));
}

static void wide_identity_maps_are_limited(void **state) {
  bytecode_parts parts = {.attributes = {"0 2f 10 80 f0 fa 02"}};
  const varve_entity *attribute;
  assert_status(bytecode_read_attribute(*state, &parts, &attribute), LIMIT_EXCEEDED);
}

/* The operators of an expression take no stack. */
static void expressions_may_be_deep(void **state) {
  static char text[3 * 4096] = "0 2f 0f 01 03";
  bytecode_parts parts = {.attributes = {text}};
  const varve_entity *attribute;
  for (int i = 0; i < 400; i++)
    strcat(text, " 0b");
  for (int i = 0; i <= 400; i++)
    strcat(text, " 01 01");
  assert_status(bytecode_read_attribute(*state, &parts, &attribute), OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(every_code_makes_its_attribute), bytecode_test(errors_name_the_entry),
      bytecode_test(wide_integers_are_limited),      bytecode_test(wide_identity_maps_are_limited),
      bytecode_test(expressions_may_be_deep),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/read/read_builtin.c */
#include "tests/unit/bytecode_fixture.h"

static const bytecode_case good[] = {
    {{.attributes = {"0 0d 01"}, .types = {"0 01 02 02"}}, "i32"},
    {{.attributes = {"0 0d 01"}, .types = {"0 01 43"}}, "si8"},
    {{.attributes = {"0 0d 01"}, .types = {"0 01 85"}}, "ui16"},
    {{.attributes = {"0 0d 01"}, .types = {"0 01 01"}}, "i0"},
    {{.attributes = {"0 0d 01"}, .types = {"0 01 c8 ff ff 3f"}}, "i16777215"},
    {{.attributes = {"0 0d 01"}, .types = {"0 03"}}, "index"},
    {{.attributes = {"0 0d 01"}, .types = {"0 05 03 03 05 03 05", "0 03", "0 0b"}},
     "(index) -> (index, f32)"},
    {{.attributes = {"0 0d 01"}, .types = {"0 05 01 01"}}, "() -> ()"},
    {{.attributes = {"0 0d 01"}, .types = {"0 07"}}, "bf16"},
    {{.attributes = {"0 0d 01"}, .types = {"0 09"}}, "f16"},
    {{.attributes = {"0 0d 01"}, .types = {"0 0b"}}, "f32"},
    {{.attributes = {"0 0d 01"}, .types = {"0 0d"}}, "f64"},
    {{.attributes = {"0 0d 01"}, .types = {"0 0f"}}, "f80"},
    {{.attributes = {"0 0d 01"}, .types = {"0 11"}}, "f128"},
    {{.attributes = {"0 0d 01"}, .types = {"0 2b"}}, "tf32"},
    {{.attributes = {"0 0d 01"}, .types = {"0 2d"}}, "f8E5M2"},
    {{.attributes = {"0 0d 01"}, .types = {"0 2f"}}, "f8E4M3"},
    {{.attributes = {"0 0d 01"}, .types = {"0 31"}}, "f8E4M3FN"},
    {{.attributes = {"0 0d 01"}, .types = {"0 33"}}, "f8E5M2FNUZ"},
    {{.attributes = {"0 0d 01"}, .types = {"0 35"}}, "f8E4M3FNUZ"},
    {{.attributes = {"0 0d 01"}, .types = {"0 37"}}, "f8E4M3B11FNUZ"},
    {{.attributes = {"0 0d 01"}, .types = {"0 39"}}, "f8E3M4"},
    {{.attributes = {"0 0d 01"}, .types = {"0 3b"}}, "f4E2M1FN"},
    {{.attributes = {"0 0d 01"}, .types = {"0 3d"}}, "f6E2M3FN"},
    {{.attributes = {"0 0d 01"}, .types = {"0 3f"}}, "f6E3M2FN"},
    {{.attributes = {"0 0d 01"}, .types = {"0 41"}}, "f8E8M0FNU"},
    {{.attributes = {"0 0d 01"}, .types = {"0 13 03", "0 0b"}}, "complex<f32>"},
    {{.attributes = {"0 0d 01", "0'affine_map<(d0) -> (d0)>"},
      .types = {"0 15 03 11 03 03", "0 0b"}},
     "memref<4xf32>"},
    {{.attributes = {"0 0d 01", "0'strided<[?], offset: ?>"},
      .types = {"0 15 03 00 ff ff ff ff ff ff ff ff 03 03", "0 0b"}},
     "memref<?xf32, strided<[?], offset: ?>>"},
    {{.attributes = {"0 0d 01", "0'affine_map<() -> ()>"}, .types = {"0 15 01 03 03", "0 0b"}},
     "memref<f32>"},
    {{.attributes = {"0 0d 01", "0'affine_map<(d0) -> (d0)>", "0 11 05 05"},
      .types = {"0 17 05 03 11 03 03", "0 0b", "0 01 02 04"}},
     "memref<4xf32, 1>"},
    {{.attributes = {"0 0d 01"}, .types = {"0 19"}}, "none"},
    {{.attributes = {"0 0d 01"}, .types = {"0 1b 05 00 ff ff ff ff ff ff ff ff 11 03", "0 0b"}},
     "tensor<?x4xf32>"},
    {{.attributes = {"0 0d 01"}, .types = {"0 1b 01 03", "0 0b"}}, "tensor<f32>"},
    {{.strings = {"e"},
      .attributes = {"0 0d 01", "0 05 0d"},
      .types = {"0 1d 03 03 09 03", "0 0b"}},
     "tensor<2xf32, \"e\">"},
    {{.attributes = {"0 0d 01"}, .types = {"0 1f 05 03 03", "0 0b"}}, "tuple<f32, f32>"},
    {{.attributes = {"0 0d 01"}, .types = {"0 1f 01"}}, "tuple<>"},
    {{.attributes = {"0 0d 01"}, .types = {"0 21 03", "0 0b"}}, "memref<*xf32>"},
    {{.strings = {"e"}, .attributes = {"0 0d 01", "0 05 0d"}, .types = {"0 23 03 03", "0 0b"}},
     "memref<*xf32, \"e\">"},
    {{.attributes = {"0 0d 01"}, .types = {"0 25 03", "0 0b"}}, "tensor<*xf32>"},
    {{.attributes = {"0 0d 01"}, .types = {"0 27 03 11 03", "0 0b"}}, "vector<4xf32>"},
    {{.attributes = {"0 0d 01"}, .types = {"0 27 01 03", "0 0b"}}, "vector<f32>"},
    {{.attributes = {"0 0d 01"}, .types = {"0 29 05 00 01 05 11 09 03", "0 0b"}},
     "vector<4x[2]xf32>"},
    {{.attributes = {"0 0d 01"}, .types = {"0'f8E4M3FN"}}, "f8E4M3FN"},
    {{.attributes = {"0 0d 01"}, .types = {"3'!t.any<\"thing\">"}}, "!t.any<\"thing\">"},
    {{.attributes = {"0 0d 01"}, .types = {"2'!llvm.struct<\"s\", (i32)>"}},
     "!llvm.struct<\"s\", (i32)>"},
};

static void every_code_makes_its_type(void **state) {
  bytecode_assert_read(*state, good, VARVE_COUNT_OF(good));
}

static const bytecode_case bad[] = {
    {{.attributes = {"0 0d 01"}, .types = {"0 01 08 00 00 40"}},
     "attribute and type section: type #0: 16777216 bits are more than the 16777215 of the widest "
     "integer"},
    {{.attributes = {"0 0d 01"}, .types = {"0 01 07"}},
     "attribute and type section: type #0: signedness 3 is undefined"},
    {{.attributes = {"0 0d 01"}, .types = {"0 13 03", "0 03"}},
     "attribute and type section: type #0: its fields do not form a valid complex type"},
    {{.attributes = {"0 0d 01"}, .types = {"0 1b 03 0b 03", "0 0b"}},
     "attribute and type section: type #0: its fields do not form a valid tensor type"},
    {{.attributes = {"0 0d 01"}, .types = {"0 27 03 01 03", "0 0b"}},
     "attribute and type section: type #0: its fields do not form a valid vector type"},
    {{.attributes = {"0 0d 01"}, .types = {"0 29 03 00 05 11 09 03", "0 0b"}},
     "attribute and type section: type #0: 1 scalable dimensions of 2"},
    {{.attributes = {"0 0d 01", "0'affine_map<(d0, d1) -> (d0)>"},
      .types = {"0 15 03 11 03 03", "0 0b"}},
     "attribute and type section: type #0: its fields do not form a valid memref type"},
    {{.attributes = {"0 0d 01", "0 0f"}, .types = {"0 15 03 11 03 03", "0 0b"}},
     "attribute and type section: type #0: its fields do not form a valid memref type"},
    {{.attributes = {"0 0d 01"}, .types = {"0 43"}},
     "attribute and type section: type #0: unknown code 33 of dialect 'builtin'"},
    {{.attributes = {"0 0d 01"}, .types = {"0 19 01"}},
     "attribute and type section: type #0: 1 unexpected bytes after none type"},
    {{.attributes = {"0 0d 01"}, .types = {"0 1f 03 01"}},
     "attribute and type section: type #0: it contains itself through type #0"},
};

static void errors_name_the_entry(void **state) {
  bytecode_assert_refused(*state, bad, VARVE_COUNT_OF(bad), VARVE_STATUS_CORRUPT);
}

/* Version 0 of LLVM 16: the number of trailing scalable dimensions. */
static void scalable_vectors_of_llvm_16(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = {.producer = "MLIR16.0.6",
                          .attributes = {"0 0d 01"},
                          .types = {"0 29 03 05 11 09 03", "0 0b"}};
  const varve_entity *attribute;
  assert_status(bytecode_read_attribute(f, &parts, &attribute), OK);
  assert_string_equal(bytecode_print_entity(f, attribute), "vector<4x[2]xf32>");
  parts.types[0] = "0 29 07 05 11 09 03";
  assert_status(bytecode_read_attribute(f, &parts, &attribute), CORRUPT);
  assert_string_equal(f->message,
                      "attribute and type section: type #0: 3 scalable dimensions of 2");
  parts.producer = "MLIR17.0.6";
  assert_status(bytecode_read_attribute(f, &parts, &attribute), CORRUPT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(every_code_makes_its_type),
      bytecode_test(errors_name_the_entry),
      bytecode_test(scalable_vectors_of_llvm_16),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

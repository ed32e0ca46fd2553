/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of quant by their rows: dialects/llvm22/quant.facts.mlir, src/bytecode/read/read_codes.c */
#include "tests/unit/bytecode_fixture.h"

#include "text/print/printer.h"

static const bytecode_case good[] = {
    {{.attributes = {"0 0d 01"}, .types = {"1 03 03 03 fe 03 fa 03", "0 01 41"}}, "!quant.any<i8>"},
    {{.attributes = {"0 0d 01"}, .types = {"1 03 01 03 01 fa 07", "0 01 41"}}, "!quant.any<u8>"},
    {{.attributes = {"0 0d 01"}, .types = {"1 03 03 03 3f fa 03", "0 01 41"}},
     "!quant.any<i8<-16:127>>"},
    {{.attributes = {"0 0d 01"}, .types = {"1 03 03 03 03 01", "0 01 09"}}, "!quant.any<i1>"},
    {{.attributes = {"0 0d 01"}, .types = {"1 03 01 03 01 d0 ff ff ff 3f", "0 01 02 02"}},
     "!quant.any<u32>"},
    {{.attributes = {"0 0d 01"}, .types = {"1 05 01 03 05 05 22 03", "0 01 41", "0 0b"}},
     "!quant.any<u8<1:100>:f32>"},
    {{.attributes = {"0 0d 01"},
      .types = {"1 07 03 00 53 e3 a5 9b c4 20 20 80 00 e8 d9 ac fa 5c 6d e7 7f", "0 0b"}},
     "!quant.calibrated<f32<-0.998:1.232100e+00>>"},
    {{.attributes = {"0 0d 01"},
      .types = {"1 09 03 03 05 00 00 00 00 00 00 00 00 80 29 fe 03 fa 03", "0 01 41", "0 0b"}},
     "!quant.uniform<i8:f32, 2.000000e+00:10>"},
    {{.attributes = {"0 0d 01"},
      .types = {"1 09 03 03 05 00 00 00 00 a8 68 de 3a 83 01 1f 1d", "0 01 41", "0 0b"}},
     "!quant.uniform<i8<-8:7>:f32, 0x419D6F3454000000>"},
    {{.attributes = {"0 0d 01"},
      .types = {"1 0b 03 03 05 03 fe 03 fa 03 07 00 00 00 00 00 00 00 00 80 00 00 00 00 00 00 00 "
                "c0 7f 00 00 00 00 00 00 00 e0 7f 07 01 0d 07",
                "0 01 41", "0 0b"}},
     "!quant.uniform<i8:f32:1, {2.000000e+00,5.000000e-01:3,1.000000e+00:-2}>"},
    {{.attributes = {"0 0d 01", "0 25 07 21 00 00 80 3f 00 00 00 40 00 00 40 40 00 00 80 40",
                     "0 25 09 09 01 00 ff 02"},
      .types = {"1 0d 03 03 05 fe 03 fa 03 05 01 05 05 09 0d 03 05", "0 01 41", "0 0b",
                "0 1b 05 09 09 05", "0 1b 05 09 09 03"}},
     "!quant.uniform<i8:f32:{0:2, 1:3}, {{1.000000e+00:1, 2.000000e+00}, {3.000000e+00:-1, "
     "4.000000e+00:2}}>"},
    {{.attributes = {"0 0d 01", "0 25 07 09 00 00 80 3f", "0 25 09 03 00"},
      .types = {"1 0d 03 03 05 fe 03 fa 03 03 01 03 09 03 05", "0 01 41", "0 0b", "0 1b 03 09 05",
                "0 1b 03 09 03"}},
     "!quant.uniform<i8:f32:{0:2}, {1.000000e+00, 1.000000e+00}>"},
};

static void every_code_makes_its_type(void **state) {
  bytecode_assert_read(*state, good, VARVE_COUNT_OF(good));
}

static const bytecode_case bad[] = {
    {{.attributes = {"0 0d 01"}, .types = {"1 01"}},
     "attribute and type section: type #0: unknown code 0 of dialect 'quant'; load a newer "
     "definition of it"},
    {{.attributes = {"0 0d 01"}, .types = {"1 0f"}},
     "attribute and type section: type #0: unknown code 7 of dialect 'quant'; load a newer "
     "definition of it"},
    {{.attributes = {"0 0d 01"}, .types = {"1 03 03 03 fe 03 fa 03", "0 0b"}},
     "attribute and type section: type #0: a value that cannot be parameter 'storage' of "
     "!quant.any"},
    {{.attributes = {"0 0d 01"},
      .types = {"1 07 03 00 53 e3 a5 9b c4 20 20 80 00 e8 d9 ac fa 5c 6d e7 7f", "0 01 41"}},
     "attribute and type section: type #0: a value that cannot be parameter 'expressed' of "
     "!quant.calibrated"},
    {{.attributes = {"0 0d 01"},
      .types = {"1 0b 03 03 05 03 fe 03 fa 03 03 00 00 00 00 00 00 00 00 80 01", "0 01 41",
                "0 0b"}},
     "attribute and type section: type #0: lists of different lengths for parameter 'channels' of "
     "!quant.uniform"},
    {{.attributes = {"0 0d 01", "0 25 07 09 00 00 80 3f", "0 25 09 03 00"},
      .types = {"1 0d 03 03 05 fe 03 fa 03 03 01 01 03 05", "0 01 41", "0 0b", "0 1b 03 09 05",
                "0 1b 03 09 03"}},
     "attribute and type section: type #0: lists of different lengths for parameter 'blocks' of "
     "!quant.uniform"},
    {{.attributes = {"0 0d 01", "0 0f"},
      .types = {"1 0d 03 03 05 fe 03 fa 03 01 01 03 03", "0 01 41", "0 0b"}},
     "attribute and type section: type #0: a value that cannot be parameter 'scales' of "
     "!quant.uniform"},
};

static void errors_name_the_entry(void **state) {
  bytecode_assert_refused(*state, bad, VARVE_COUNT_OF(bad), VARVE_STATUS_CORRUPT);
}

/* A splat of four bytes would be gigabytes of text. */
static void text_of_blocks_is_limited(void **state) {
  enum { MOST_TEXT = 1 << 16 };
  bytecode_fixture *f = *state;
  bytecode_parts parts = {.attributes = {"0 0d 01", "0 25 07 09 00 00 80 3f", "0 25 09 03 00"},
                          .types = {"1 0d 03 03 05 fe 03 fa 03 03 01 03 05 03 05", "0 01 41",
                                    "0 0b", "0 1b 03 00 00 00 00 80 00 00 00 00 05",
                                    "0 1b 03 00 00 00 00 80 00 00 00 00 03"}};
  const varve_entity *attribute;
  varve_buffer text;
  assert_status(bytecode_read_attribute(f, &parts, &attribute), OK);
  f->context->limits.max_output = MOST_TEXT;
  varve_buffer_init(&text, &f->context->memory);
  assert_status(varve_print_entity(f->context, attribute, &text), LIMIT_EXCEEDED);
  assert_true(text.size < 2 * MOST_TEXT);
  varve_buffer_release(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(every_code_makes_its_type),
      bytecode_test(errors_name_the_entry),
      bytecode_test(text_of_blocks_is_limited),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/number/float_print.c. With --source or --text: the samples before and after mlir-opt. */
#include "tests/unit/float_samples.h"

#include "base/number/float_format.h"

static uint64_t sample_exponent(uint64_t index, uint64_t random, const varve_float_format *format) {
  uint64_t all_ones = (UINT64_C(1) << format->exponent_bits) - 1;
  switch (index % 4) {
  case 0:
    return random & all_ones;
  case 1:
    return random % 3;
  case 2:
    return index % 12 == 2 ? all_ones - random % 2 : (uint64_t)format->bias + random % 30;
  default:
    return (uint64_t)format->bias - 40 + random % 80;
  }
}

/* Makes bits of every class: any exponent, subnormal, huge, ordinary. Every other value has few
 * significant bits. */
static void sample_bits(varve_float_kind kind, uint64_t index, uint64_t bits[2]) {
  const varve_float_format *format = varve_float_format_get(kind);
  bits[0] = index;
  bits[1] = 0;
  if (format->width <= 16)
    return;
  uint64_t state = index * 100 + (uint64_t)kind;
  uint64_t significand[2] = {sample_random(&state), sample_random(&state)};
  uint64_t exponent = sample_exponent(index, sample_random(&state), format);
  uint64_t zeros = sample_random(&state);
  uint32_t stored = (uint32_t)format->significand_bits + format->has_integer_bit;
  if (zeros % 2 != 0 && stored > 64)
    significand[0] = 0;
  if (zeros % 2 != 0)
    significand[(stored - 1) / 64] &= UINT64_MAX << (zeros >> 8) % 64;
  if (format->has_integer_bit)
    significand[0] = (significand[0] & UINT64_MAX >> 1) | (uint64_t)(zeros >> 16 & 15 ? 1 : 0)
                                                              << 63;
  exponent |= (zeros >> 32 & 1) << format->exponent_bits;
  varve_wide_mask(significand, 128);
  bits[0] = significand[0];
  if (stored < 64) {
    bits[0] = (significand[0] & ((UINT64_C(1) << stored) - 1)) | exponent << stored;
  } else {
    uint64_t high = stored == 64 ? 0 : significand[1] & ((UINT64_C(1) << (stored - 64)) - 1);
    bits[1] = high | exponent << (stored - 64);
  }
}

static void sample_source(varve_buffer *out, varve_float_kind kind, uint64_t index) {
  uint64_t bits[2];
  char text[40];
  sample_bits(kind, index, bits);
  int digits = (varve_float_format_get(kind)->width + 3) / 4;
  int size = digits > 16
                 ? snprintf(text, sizeof text, "0x%0*llX%016llX", digits - 16,
                            (unsigned long long)bits[1], (unsigned long long)bits[0])
                 : snprintf(text, sizeof text, "0x%0*llX", digits, (unsigned long long)bits[0]);
  assert_status(varve_buffer_append(out, varve_slice_make(text, (size_t)size)), OK);
  write_sample_type(out, kind);
}

static void sample_text(varve_buffer *out, varve_float_kind kind, uint64_t index) {
  uint64_t bits[2];
  sample_bits(kind, index, bits);
  write_sample_value(out, kind, bits);
}

static void check(varve_float_kind kind, uint64_t high, uint64_t low, const char *text) {
  varve_memory memory;
  varve_buffer out;
  const uint64_t bits[2] = {low, high};
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  assert_status(varve_float_print(&out, kind, bits), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, text);
  varve_buffer_release(&out);
}

static void six_digits_when_they_read_back(void **state) {
  (void)state;
  check(VARVE_FLOAT_F32, 0, 0x3F800000, "1.000000e+00");
  check(VARVE_FLOAT_F32, 0, 0xBF000000, "-5.000000e-01");
  check(VARVE_FLOAT_F32, 0, 0x00000000, "0.000000e+00");
  check(VARVE_FLOAT_F32, 0, 0x80000000, "-0.000000e+00");
  check(VARVE_FLOAT_F32, 0, 0x3F8CCCCD, "1.100000e+00");
  check(VARVE_FLOAT_F16, 0, 0x7BFF, "6.550400e+04");
  check(VARVE_FLOAT_F64, 0, UINT64_C(0x3FB999999999999A), "1.000000e-01");
  check(VARVE_FLOAT_F64, 0, UINT64_C(0x7E37E43C8800759C), "1.000000e+300");
  check(VARVE_FLOAT_F128, UINT64_C(0x3FFE) << 48, 0, "5.000000e-01");
}

static void digits_are_truncated_in_binary_first(void **state) {
  (void)state;
  /* 1.953125e-3 is rounded up and 9.765625e-4 down, because it loses its last digit in an earlier
   * rounding. */
  check(VARVE_FLOAT_F8E4M3FN, 0, 0x01, "1.953130e-03");
  check(VARVE_FLOAT_F8E4M3FNUZ, 0, 0x01, "9.765620e-04");
}

static void the_longer_form_where_six_digits_lose(void **state) {
  (void)state;
  check(VARVE_FLOAT_F32, 0, 0x40490FDB, "3.14159274");
  check(VARVE_FLOAT_F32, 0, 0x3E800003, "0.250000089");
  check(VARVE_FLOAT_F64, 0, UINT64_C(0x400921FB54442D18), "3.1415926535897931");
  check(VARVE_FLOAT_F64, 0, UINT64_C(0x3383D494D0AF5B32), "1.5425606956520909E-60");
  check(VARVE_FLOAT_F80, 0x3FFB, UINT64_C(0xCCCCCCCCCCCCD000), "0.100000000000000005551");
  check(VARVE_FLOAT_F128, UINT64_C(0x3FFB999999999999), UINT64_C(0xA000000000000000),
        "0.100000000000000005551115123125782702");
}

static void hex_where_the_longer_form_has_no_point(void **state) {
  (void)state;
  check(VARVE_FLOAT_F32, 0, 0x4B800001, "0x4B800001");
  check(VARVE_FLOAT_F64, 0, UINT64_C(0x41678C29C0000000), "0x41678C29C0000000");
  check(VARVE_FLOAT_F128, UINT64_C(0x406293E5939A08CE), UINT64_C(0xA000000000000000),
        "0x406293E5939A08CEA000000000000000");
}

static void infinities_and_nans_are_printed_as_hex(void **state) {
  (void)state;
  check(VARVE_FLOAT_F32, 0, 0x7FC00000, "0x7FC00000");
  check(VARVE_FLOAT_F32, 0, 0xFF800001, "0xFF800001");
  check(VARVE_FLOAT_F64, 0, UINT64_C(0x7FF0000000000000), "0x7FF0000000000000");
  check(VARVE_FLOAT_BF16, 0, 0xFF80, "0xFF80");
  check(VARVE_FLOAT_F8E8M0FNU, 0, 0xFF, "0xFF");
  check(VARVE_FLOAT_F8E4M3FN, 0, 0x7F, "0x7F");
  check(VARVE_FLOAT_F8E5M2FNUZ, 0, 0x80, "0x80");
  check(VARVE_FLOAT_TF32, 0, 0x3FC00, "0x3FC00");
  check(VARVE_FLOAT_F80, 0x7FFF, UINT64_C(0x8000000000000000), "0x7FFF8000000000000000");
}

static void f80_patterns_of_no_number_are_made_canonical(void **state) {
  (void)state;
  check(VARVE_FLOAT_F80, 0x3FFF, 0, "0x7FFF0000000000000000");
  check(VARVE_FLOAT_F80, 0xBFFF, UINT64_C(0x4000000000000000), "0xFFFF4000000000000000");
  check(VARVE_FLOAT_F80, 0, UINT64_C(0x8000000000000000), "3.36210314311209350626E-4932");
  check(VARVE_FLOAT_F80, 1, UINT64_C(0x8000000000000000), "3.36210314311209350626E-4932");
}

static void all_samples_are_spelled_as_mlir_opt_22_does(void **state) {
  (void)state;
  /* The XXH3 of the text that mlir-opt prints. */
  static const uint64_t hashes[VARVE_FLOAT_KIND_COUNT] = {
      UINT64_C(0x41BD57137F16FF4B), UINT64_C(0x31AA164DCB2A77F9), UINT64_C(0x25C4D000A3DAC45C),
      UINT64_C(0xF42A8905F9A47430), UINT64_C(0x493A261F2448BDAA), UINT64_C(0x8285029722FC7864),
      UINT64_C(0xED4C620BB16C9993), UINT64_C(0x54D3366D4FC5625C), UINT64_C(0x9AAE03375793760F),
      UINT64_C(0x4E287D5DF774DAA5), UINT64_C(0xFE62A6E2DD0D6290), UINT64_C(0x10FF80C12CB9324F),
      UINT64_C(0x1C76024E10F9B865), UINT64_C(0x5EF8D45D1A214A8D), UINT64_C(0xD5C609696DFC6F83),
      UINT64_C(0x7B5FDAC0CB0E562F), UINT64_C(0x11BDA5EC887C2469), UINT64_C(0xEE96AA8BDFDEF0E4),
  };
  for (int kind = 0; kind < VARVE_FLOAT_KIND_COUNT; kind++)
    if (hash_samples((varve_float_kind)kind, sample_text) != hashes[kind])
      fail_msg("%s", varve_float_format_get((varve_float_kind)kind)->name);
}

static void assert_plain(uint64_t word, const char *text) {
  varve_memory memory;
  varve_buffer out;
  const uint64_t bits[2] = {word, 0};
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  assert_status(varve_float_print_plain(&out, VARVE_FLOAT_F64, bits), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_string_equal(out.data, text);
  varve_buffer_release(&out);
}

static void plain_text_has_no_zeros_that_say_nothing(void **state) {
  (void)state;
  assert_plain(UINT64_C(0x0000000000000000), "0");
  assert_plain(UINT64_C(0x8000000000000000), "-0");
  assert_plain(UINT64_C(0x3FF0000000000000), "1");
  assert_plain(UINT64_C(0xBFE0000000000000), "-0.5");
  assert_plain(UINT64_C(0x408F400000000000), "1000");
  assert_plain(UINT64_C(0x40C3880000000000), "1.0E+4");
  assert_plain(UINT64_C(0x40C3888000000000), "10001");
  assert_plain(UINT64_C(0x3F50624DD2F1A9FC), "0.001");
  assert_plain(UINT64_C(0x3FB999999999999A), "0.10000000000000001");
  assert_plain(UINT64_C(0x3E60000000000000), "2.9802322387695313E-8");
  assert_plain(UINT64_C(0x7FF0000000000000), "0x7FF0000000000000");
}

static void out_of_memory_is_reported(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 1);
  varve_buffer out;
  const uint64_t bits[2] = {0, 0};
  varve_buffer_init(&out, &memory);
  assert_status(varve_float_print(&out, VARVE_FLOAT_F32, bits), OUT_OF_MEMORY);
  assert_int_equal(out.size, 0);
  varve_buffer_release(&out);
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "--source") == 0)
    return write_sample_module(stdout, sample_source);
  if (argc == 2 && strcmp(argv[1], "--text") == 0)
    return write_sample_module(stdout, sample_text);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(six_digits_when_they_read_back),
      cmocka_unit_test(digits_are_truncated_in_binary_first),
      cmocka_unit_test(the_longer_form_where_six_digits_lose),
      cmocka_unit_test(hex_where_the_longer_form_has_no_point),
      cmocka_unit_test(infinities_and_nans_are_printed_as_hex),
      cmocka_unit_test(f80_patterns_of_no_number_are_made_canonical),
      cmocka_unit_test(all_samples_are_spelled_as_mlir_opt_22_does),
      cmocka_unit_test(plain_text_has_no_zeros_that_say_nothing),
      cmocka_unit_test(out_of_memory_is_reported),
  };
  return cmocka_run_group_tests_name("float_print", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/byte_writer.c */
#include "tests/unit/unit.h"

#include "base/byte_reader.h"
#include "base/byte_writer.h"

static void varints_take_the_fewest_bytes_and_read_back(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  for (unsigned bit = 0; bit < 64; bit++) {
    for (int offset = -1; offset <= 1; offset++) {
      uint64_t value = (UINT64_C(1) << bit) + (uint64_t)(int64_t)offset;
      size_t size = 1;
      while (size < 9 && value >> (7 * size) != 0)
        size++;
      varve_byte_writer writer;
      varve_byte_reader reader;
      uint64_t unsigned_back;
      int64_t signed_back;
      varve_byte_writer_init(&writer, &memory);
      assert_status(varve_write_varint(&writer, value), OK);
      assert_int_equal(writer.bytes.size, size);
      assert_status(varve_write_signed_varint(&writer, (int64_t)value), OK);
      varve_byte_reader_init(&reader, varve_buffer_slice(&writer.bytes), 0, NULL, "");
      assert_status(varve_read_varint(&reader, "", &unsigned_back), OK);
      assert_true(unsigned_back == value);
      assert_status(varve_read_signed_varint(&reader, "", &signed_back), OK);
      assert_true(signed_back == (int64_t)value);
      assert_status(varve_read_end(&reader, ""), OK);
      varve_byte_writer_release(&writer);
    }
  }
  assert_int_equal(allocator.live, 0);
}

static void known_bytes(void **state) {
  (void)state;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_byte_writer writer;
  varve_byte_writer_init(&writer, &memory);
  assert_status(varve_write_varint(&writer, 128), OK);
  assert_status(varve_write_varint(&writer, UINT64_MAX), OK);
  assert_status(varve_write_signed_varint(&writer, -1), OK);
  assert_status(varve_write_varint_with_flag(&writer, 2, true), OK);
  assert_status(varve_write_varint_with_flag(&writer, 2, false), OK);
  assert_status(varve_write_byte(&writer, 0xAB), OK);
  assert_status(varve_write_bytes(&writer, VARVE_SLICE("x\0y")), OK);
  assert_slice(varve_buffer_slice(&writer.bytes),
               "\x02\x02\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x03\x0B\x09\xABx\0y");
  assert_status(varve_write_varint_with_flag(&writer, UINT64_C(1) << 63, false), BAD_ARGUMENT);
  assert_int_equal(writer.bytes.size, 18);
  varve_byte_writer_release(&writer);
}

static void out_of_memory_is_reported(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 1);
  varve_byte_writer writer;
  varve_byte_writer_init(&writer, &memory);
  assert_status(varve_write_byte(&writer, 1), OUT_OF_MEMORY);
  assert_status(varve_write_varint(&writer, 1000), OUT_OF_MEMORY);
  assert_int_equal(writer.bytes.size, 0);
  varve_byte_writer_release(&writer);
  assert_int_equal(allocator.live, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(varints_take_the_fewest_bytes_and_read_back),
      cmocka_unit_test(known_bytes),
      cmocka_unit_test(out_of_memory_is_reported),
  };
  return cmocka_run_group_tests_name("byte_writer", tests, NULL, NULL);
}

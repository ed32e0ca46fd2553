/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/hash/hash.c: the canonical form of small modules, byte by byte, and the properties
 * it ignores; src/api/convert/save.c: hashes in files. */
#include "tests/unit/diagnostic_log.h"

#include <stdio.h>
#include <xxhash.h>

#include <varve.h>

#include "bytecode/read/reader.h"
#include "container/hash/hash.h"
#include "container/write/writer.h"
#include "ir/module.h"

/* A number below 128 in canonical form, and one below 16384. */
#define V(number) ((number) << 1 | 1)
#define W(number) (uint8_t)((number) << 2 | 2), (uint8_t)((number) >> 6)
/* The code of a definition with others after it, and that of the last one. */
#define MORE(code) V((code) << 1)
#define LAST(code) V((code) << 1 | 1)
/* All locations are unknown. The first one is defined, and there are no resources. */
#define NO_RESOURCES V(0), V(0)
#define UNKNOWN V(0), LAST(44), V(0)

typedef struct fixture {
  test_allocator allocator;
  varve_context *context;
  varve_module *module;
  varve_buffer canonical;
  varve_module_hashes hashes;
} fixture;

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL)
    return 1;
  varve_allocator hook = {test_resize, &f->allocator};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.allocator = &hook;
  options.seed = 1;
  if (varve_context_create(&options, &f->context) != VARVE_STATUS_OK)
    return 1;
  varve_buffer_init(&f->canonical, &f->context->memory);
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_module_destroy(f->module);
  varve_buffer_release(&f->canonical);
  varve_context_destroy(f->context);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define hash_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

static void hash_loaded(fixture *f) {
  f->canonical.size = 0;
  assert_status(varve_hash_module(f->module, &f->canonical, &f->hashes), OK);
  XXH128_canonical_t expected;
  XXH128_canonicalFromHash(&expected, XXH3_128bits(f->canonical.data, f->canonical.size));
  assert_memory_equal(f->hashes.content, expected.digest, VARVE_HASH_SIZE);
}

/* Hashes a text whose only operation is the root. */
static void hash_text(fixture *f, varve_slice text) {
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.no_implicit_module = true;
  options.no_source_locations = true;
  options.no_verify = true;
  varve_module_destroy(f->module);
  assert_status(varve_module_load(f->context, text, &options, &f->module), OK);
  hash_loaded(f);
}

/* The last part has tail bytes. */
static void expect_bytes(const fixture *f, varve_slice bytes, size_t tail) {
  for (size_t i = 0; i < bytes.size && i < f->canonical.size; i++)
    if (bytes.data[i] != f->canonical.data[i])
      fail_msg("byte %zu is %02x, expected %02x", i, (uint8_t)f->canonical.data[i],
               (uint8_t)bytes.data[i]);
  assert_int_equal(f->canonical.size, bytes.size);
  XXH128_canonical_t expected;
  XXH128_canonicalFromHash(&expected, XXH3_128bits(bytes.data, bytes.size - tail));
  assert_memory_equal(f->hashes.without_locations, expected.digest, VARVE_HASH_SIZE);
}

#define expect_form(f, text, tail, ...)                                                            \
  do {                                                                                             \
    static const uint8_t form_[] = {__VA_ARGS__};                                                  \
    hash_text(f, VARVE_SLICE(text));                                                               \
    expect_bytes(f, varve_slice_make((const char *)form_, sizeof(form_)), tail);                   \
  } while (0)

static void an_operation_is_its_name_and_counts(void **state) {
  expect_form(*state, "\"a.b\"() : () -> ()", 4, V(0), 'a', '.', 'b', 0, V(0), V(0), V(0),
              V(0),       /* counts, from operands to regions */
              V(0), V(0), /* keys */
              NO_RESOURCES, UNKNOWN, V(0));
}

static void hashes_have_their_usual_notation(void **state) {
  fixture *f = *state;
  hash_text(f, VARVE_SLICE("\"a.b\"() : () -> ()"));
  XXH128_hash_t hash = XXH3_128bits(f->canonical.data, f->canonical.size);
  for (unsigned i = 0; i < 8; i++) {
    assert_int_equal(f->hashes.content[i], hash.high64 >> (56 - 8 * i) & 0xFF);
    assert_int_equal(f->hashes.content[8 + i], hash.low64 >> (56 - 8 * i) & 0xFF);
  }
}

static void properties_and_attributes_are_sorted_by_key(void **state) {
  expect_form(*state, "\"a.b\"() <{y = 1 : i8, x}> {zz = \"s\", z = 2 : i8} : () -> ()", 4, V(0),
              'a', '.', 'b', 0, V(0), V(0), V(0), V(0), V(4), V(2), V(0), LAST(20), V(0), 'x', 0,
              V(0), LAST(24), V(0),                                                /* 1, 2 */
              V(0), LAST(20), V(0), 'y', 0,                                        /* 3 */
              V(0), MORE(0), V(0), V(8 << 2), LAST(22), V(1), V(4), V(1 << 1),     /* 4, 5 */
              V(0), LAST(20), V(0), 'z', 0, V(0), LAST(22), V(1), V(4), V(2 << 1), /* 6, 7 */
              V(0), LAST(20), V(0), 'z', 'z', 0, V(0), LAST(20), V(0), 's', 0,     /* 8, 9 */
              NO_RESOURCES, UNKNOWN, V(0));
}

static void properties_without_a_dictionary_have_no_key(void **state) {
  expect_form(*state, "\"a.b\"() <\"p\"> {p = \"p\"} : () -> ()", 4, V(0), 'a', '.', 'b', 0, V(0),
              V(0), V(0), V(0), V(3), V(1), V(0), LAST(20), V(0), 'p', 0, V(1), V(1), NO_RESOURCES,
              UNKNOWN, V(0));
}

static void an_empty_dictionary_of_properties_is_dropped(void **state) {
  fixture *f = *state;
  hash_text(f, VARVE_SLICE("\"a.b\"() : () -> ()"));
  varve_module_hashes none = f->hashes;
  hash_text(f, VARVE_SLICE("\"a.b\"() <{}> {} : () -> ()"));
  assert_memory_equal(&f->hashes, &none, sizeof(none));
}

static void blocks_and_values_have_numbers(void **state) {
  expect_form(*state,
              "\"a.f\"() ({\n"
              "^bb0(%0: i1):\n"
              "  \"a.br\"(%1)[^bb1] : (i1) -> ()\n"
              "^bb1:\n"
              "  %1:2 = \"a.c\"() : () -> (i1, i2)\n"
              "  \"a.br\"(%1#1)[^bb0] : (i2) -> ()\n"
              "}) : () -> ()",
              8, V(0), 'a', '.', 'f', 0, V(0), V(0), V(0), V(1), V(0), V(0), V(2), V(1), V(0),
              LAST(0), V(0), V(1 << 2), V(1), /* ^bb0(%0) */
              V(0), 'a', '.', 'b', 'r', 0, V(1), V(0), V(1), V(0), V(0), V(0), V(1), V(1), V(0),
              V(2), /* ^bb1 */
              V(0), 'a', '.', 'c', 0, V(0), V(2), V(0), V(0), V(0), V(0), V(1), V(0), LAST(0), V(0),
              V(2 << 2), V(2), V(1), V(0), V(1), V(0), V(0), V(0), V(2), V(0), NO_RESOURCES,
              UNKNOWN, V(3), V(3), V(3), V(3), V(0));
}

static void arguments_are_written_even_if_a_signature_implies_them(void **state) {
  expect_form(*state,
              "\"a.f\"() ({\n"
              "^bb0(%0: none):\n"
              "}) {t = (none) -> ()} : () -> ()",
              5, V(0), 'a', '.', 'f', 0, V(0), V(0), V(0), V(1), V(0), V(1), V(0), LAST(20), V(0),
              't', 0,                                                               /* 1 */
              V(0), MORE(3), V(0), MORE(5), V(1), V(2), V(1), LAST(25), V(1), V(3), /* 2, 3, 4 */
              V(1), V(1), V(2), V(0), NO_RESOURCES, UNKNOWN, V(5), V(0));
}

/* Elements that the container rearranges are hashed in plain form. */
static void elements_are_plain(void **state) {
  fixture *f = *state;
  char text[1024] = "\"a.b\"() {e = dense<[0";
  for (int i = 1; i < 64; i++)
    (void)snprintf(text + strlen(text), sizeof(text) - strlen(text), ", %d", 1000 * i);
  strcat(text, "]> : tensor<64xi32>} : () -> ()");
  hash_text(f, varve_slice_of(text));
  uint8_t form[512] = {V(0),     'a',     '.',  'b',        0,        V(0), V(0), V(0),
                       V(0),     V(0),    V(1), V(0),       LAST(20), V(0), 'e',  0, /* 1 */
                       V(0),     MORE(0), V(0), W(32 << 2), MORE(9),  V(1), V(2), V(1),
                       V(65), /* 2, 3 */
                       LAST(30), V(1),    V(3), W(256 << 2)};
  size_t size = 11 + 5 + 5 + 5 + 5;
  for (unsigned i = 0; i < 64; i++)
    for (unsigned b = 0; b < 4; b++)
      form[size++] = (uint8_t)(1000 * i >> 8 * b);
  static const uint8_t end[] = {NO_RESOURCES, UNKNOWN, V(0)};
  memcpy(form + size, end, sizeof(end));
  expect_bytes(f, varve_slice_make((const char *)form, size + sizeof(end)), 4);
}

static void each_distinct_attribute_is_unique(void **state) {
  expect_form(*state,
              "\"a.b\"() {x = distinct[0]<unit>, y = distinct[1]<unit>, "
              "z = distinct[0]<unit>} : () -> ()",
              4, V(0), 'a', '.', 'b', 0, V(0), V(0), V(0), V(0), V(0), V(3), V(0), LAST(20), V(0),
              'x', 0, V(0), MORE(24), V(0), LAST(39), V(1), V(2),       /* 1-3 */
              V(0), LAST(20), V(0), 'y', 0, V(0), LAST(39), V(1), V(2), /* 4, 5 */
              V(0), LAST(20), V(0), 'z', 0, V(3),                       /* 6 */
              NO_RESOURCES, UNKNOWN, V(0));
}

/* The first resource is referenced by an attribute, the second by nothing, the third by a location
 * only. External ones need no reference. */
static void resources_follow_the_order_of_their_handles(void **state) {
  expect_form(*state,
              "\"a.b\"() {x = dense_resource<k> : tensor<i8>} : () -> () "
              "loc(fused<dense_resource<m> : tensor<i8>>[unknown])\n"
              "{-# dialect_resources: { builtin: { l: \"0x0100000002\", m: \"0x0100000005\", "
              "k: \"0x0100000001\" } }, external_resources: { q: { c: true, b: \"t\" }, "
              "p: { a: false } } #-}",
              19 + 14, V(0), 'a', '.', 'b', 0, V(0), V(0), V(0), V(0), V(0), V(1), V(0), LAST(20),
              V(0), 'x', 0,                                              /* 1 */
              V(0), MORE(0), V(0), V(8 << 2), MORE(9), V(1), V(2), V(0), /* 2, 3 */
              MORE(20), V(0), 'b', 'u', 'i', 'l', 't', 'i', 'n', 0,      /* 4 */
              MORE(20), V(0), 'k', 0, MORE(40), V(2), V(4), V(5),        /* 5, 6 */
              LAST(34), V(2), V(3), V(6),                                /* 7 */
              V(1), 'b', 'u', 'i', 'l', 't', 'i', 'n', 0, 'k', 0, V(0), V(1), 1, V(3), 'p', 0, 'a',
              0, V(1), V(0), 'q', 0, 'b', 0, V(2), 't', 0, 'q', 0, 'c', 0, V(1), V(1), V(0),
              MORE(20), V(0), 'm', 0, MORE(40), V(2), V(4), V(8),                       /* 8, 9 */
              MORE(34), V(2), V(3), V(9), MORE(44), V(0), LAST(49), V(2), V(10), V(11), /* 10-12 */
              V(1), 'b', 'u', 'i', 'l', 't', 'i', 'n', 0, 'm', 0, V(0), V(1), 5);
}

static void a_resource_without_value_is_omitted(void **state) {
  fixture *f = *state;
  hash_text(f, VARVE_SLICE("\"a.b\"() {x = dense_resource<k> : tensor<i8>} : () -> ()"));
  static const uint8_t end[] = {NO_RESOURCES, UNKNOWN, V(0)};
  assert_memory_equal(f->canonical.data + f->canonical.size - sizeof(end), end, sizeof(end));
}

static void alignments_of_blobs_do_not_count(void **state) {
  fixture *f = *state;
  varve_module_hashes other;
  hash_text(f, VARVE_SLICE("\"a.b\"() {x = dense_resource<k> : tensor<i8>} : () -> () {-# "
                           "dialect_resources: { builtin: { k: \"0x0100000001\" } } #-}"));
  other = f->hashes;
  hash_text(f, VARVE_SLICE("\"a.b\"() {x = dense_resource<k> : tensor<i8>} : () -> () {-# "
                           "dialect_resources: { builtin: { k: \"0x0800000001\" } } #-}"));
  assert_memory_equal(&f->hashes, &other, sizeof(other));
  hash_text(f, VARVE_SLICE("\"a.b\"() {x = dense_resource<k> : tensor<i8>} : () -> () {-# "
                           "dialect_resources: { builtin: { k: \"0x0800000002\" } } #-}"));
  assert_memory_not_equal(f->hashes.without_locations, other.without_locations, VARVE_HASH_SIZE);
}

static void locations_change_the_first_hash_only(void **state) {
  fixture *f = *state;
  hash_text(f, VARVE_SLICE("\"a.b\"() : () -> () loc(\"f\":1:2)"));
  varve_module_hashes other = f->hashes;
  hash_text(f, VARVE_SLICE("\"a.b\"() : () -> () loc(\"f\":1:3)"));
  assert_memory_not_equal(f->hashes.content, other.content, VARVE_HASH_SIZE);
  assert_memory_equal(f->hashes.without_locations, other.without_locations, VARVE_HASH_SIZE);
}

/* Nodes are numbered in the order of their first use, not in that of the context. */
static void a_context_that_was_used_gives_the_same(void **state) {
  fixture *f = *state;
  static const char text[] = "\"a.b\"() {x = [i1, f32], y = {b = 1 : i3, a}} : () -> (i1, i2)";
  hash_text(f, varve_slice_of(text));
  varve_module_hashes first = f->hashes;
  hash_text(f, VARVE_SLICE("\"c.d\"() {a = 7 : i3, b = i2, x = f32, z = [i2]} : () -> (i2)"));
  hash_text(f, varve_slice_of(text));
  assert_memory_equal(&f->hashes, &first, sizeof(first));
}

/* The module is larger than the buffer of the hash, both in operations and in one attribute. */
static void a_large_module_is_hashed_in_parts(void **state) {
  enum { COUNT = 4000, SIZE = 200000 };
  fixture *f = *state;
  char *text = malloc(COUNT * 32 + 2 * SIZE + 200), *end = text;
  assert_non_null(text);
  end += sprintf(end, "\"a.b\"() ({\n");
  for (int i = 0; i < COUNT; i++)
    end += sprintf(end, "\"c%d\"() : () -> ()\n", i);
  end += sprintf(end, "}) {x = dense<\"0x");
  for (int i = 0; i < SIZE; i++)
    end += sprintf(end, "%02x", i % 251);
  end += sprintf(end, "\"> : tensor<%dxi8>} : () -> ()", SIZE);
  hash_text(f, varve_slice_make(text, (size_t)(end - text)));
  assert_true(f->canonical.size > SIZE + COUNT * 8);
  varve_module_hashes kept = f->hashes;
  assert_status(varve_hash_module(f->module, NULL, &f->hashes), OK);
  assert_memory_equal(&f->hashes, &kept, sizeof(kept));
  free(text);
}

static void bodies_that_are_not_read_yet_are_read(void **state) {
  fixture *f = *state;
  varve_keeper nothing_kept = {NULL, NULL};
  const varve_bytecode_read_options lazy = {.lazy_bodies = true, .keeper = &nothing_kept};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_bytes *bytes;
  save.format = VARVE_FORMAT_BYTECODE;
  hash_text(f, VARVE_SLICE("module { func.func @f(%a: i32) -> i32 {\n  return %a : i32\n} }"));
  varve_module_hashes read = f->hashes;
  assert_status(varve_module_save(f->module, &save, &bytes), OK);
  varve_module_destroy(f->module);
  assert_status(varve_bytecode_read(f->context, varve_bytes_slice(bytes), &lazy, &f->module), OK);
  varve_operation *function = varve_operation_region(f->module->root, 0)->first->first;
  assert_non_null(varve_operation_region(function, 0)->lazy);
  assert_status(varve_module_hash(f->module, NULL, &f->hashes), OK);
  assert_memory_equal(&f->hashes, &read, sizeof(read));
  varve_bytes_destroy(bytes);
}

static void unset_operands_and_successors_are_rejected(void **state) {
  static const varve_module_hashes none = {.content = {0}};
  fixture *f = *state;
  hash_text(f, VARVE_SLICE("\"a.f\"() ({\n^bb0(%0: i1):\n  \"a.br\"(%0)[^bb0] : (i1) -> ()\n}) "
                           ": () -> ()"));
  varve_operation *op = varve_operation_region(f->module->root, 0)->first->first;
  varve_operation_set_successor(op, 0, NULL);
  assert_status(varve_module_hash(f->module, NULL, &f->hashes), INVALID);
  assert_memory_equal(&f->hashes, &none, sizeof(none));
  varve_operation_set_successor(op, 0, op->block);
  assert_status(varve_module_hash(f->module, NULL, &f->hashes), OK);
  varve_operation_set_operand(op, 0, NULL);
  assert_status(varve_module_hash(f->module, NULL, &f->hashes), INVALID);
  assert_status(varve_module_hash(NULL, NULL, &f->hashes), BAD_ARGUMENT);
  assert_status(varve_module_hash(f->module, NULL, NULL), BAD_ARGUMENT);
}

/* Files */

/* Makes a file of the fixture's module, which is large enough for a directory. */
static void write_file(fixture *f, const varve_module_hashes *hashes, varve_buffer *file) {
  const varve_container_write_options options = {.level = 1, .hashes = hashes};
  const varve_container_layout layout = {.is_interleaved = false};
  hash_text(f, VARVE_SLICE("\"a.b\"() {x = [1, 2, 3]} : () -> () loc(\"f\":1:2)"));
  file->size = 0;
  assert_status(varve_container_write_layout(f->module, &options, layout, file), OK);
}

static void hashes_of_a_file_are_read_without_its_module(void **state) {
  fixture *f = *state;
  const varve_module_hashes stored = {{1, 2, 3}, {4, 5, 6}};
  varve_module_hashes got;
  varve_buffer file;
  diagnostic_log seen = {.count = 0};
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = (varve_diagnostic_sink){log_diagnostic, &seen};
  varve_buffer_init(&file, &f->context->memory);
  write_file(f, &stored, &file);
  assert_status(varve_module_hashes_read(varve_buffer_slice(&file), &options, &got), OK);
  assert_memory_equal(&got, &stored, sizeof(got));
  file.data[10] = (char)(file.data[10] ^ 1);
  assert_status(varve_module_hashes_read(varve_buffer_slice(&file), &options, &got), CORRUPT);
  assert_int_equal(got.content[0], 0);
  assert_int_equal(seen.count, 1);
  write_file(f, NULL, &file);
  assert_status(varve_module_hashes_read(varve_buffer_slice(&file), &options, &got), NOT_FOUND);
  assert_int_equal(seen.count, 1);
  assert_status(varve_module_hashes_read(VARVE_SLICE("module {}"), &options, &got), NOT_RECOGNIZED);
  assert_status(varve_module_hashes_read(VARVE_SLICE("x"), NULL, NULL), BAD_ARGUMENT);
  varve_buffer_release(&file);
}

static void hashes_of_a_file_are_compared_when_asked_for(void **state) {
  fixture *f = *state;
  varve_buffer file;
  diagnostic_log seen = {.count = 0};
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  options.sink = (varve_diagnostic_sink){log_diagnostic, &seen};
  varve_buffer_init(&file, &f->context->memory);
  write_file(f, NULL, &file);
  for (unsigned wrong = 0; wrong < 3; wrong++) {
    varve_module_hashes hashes = f->hashes;
    varve_module *module;
    hashes.content[15] ^= wrong == 1;
    hashes.without_locations[15] ^= wrong == 2;
    write_file(f, &hashes, &file);
    options.check_hashes = false;
    assert_status(varve_module_load(f->context, varve_buffer_slice(&file), &options, &module), OK);
    varve_module_destroy(module);
    options.check_hashes = true;
    varve_status status =
        varve_module_load(f->context, varve_buffer_slice(&file), &options, &module);
    assert_int_equal(status, wrong == 0 ? VARVE_STATUS_OK : VARVE_STATUS_CORRUPT);
    assert_int_equal(seen.count, wrong);
    varve_module_destroy(module);
  }
  assert_non_null(strstr(seen.text, "do not match the module"));
  varve_buffer_release(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      hash_test(an_operation_is_its_name_and_counts),
      hash_test(hashes_have_their_usual_notation),
      hash_test(properties_and_attributes_are_sorted_by_key),
      hash_test(properties_without_a_dictionary_have_no_key),
      hash_test(an_empty_dictionary_of_properties_is_dropped),
      hash_test(blocks_and_values_have_numbers),
      hash_test(arguments_are_written_even_if_a_signature_implies_them),
      hash_test(elements_are_plain),
      hash_test(each_distinct_attribute_is_unique),
      hash_test(resources_follow_the_order_of_their_handles),
      hash_test(a_resource_without_value_is_omitted),
      hash_test(alignments_of_blobs_do_not_count),
      hash_test(locations_change_the_first_hash_only),
      hash_test(a_context_that_was_used_gives_the_same),
      hash_test(a_large_module_is_hashed_in_parts),
      hash_test(bodies_that_are_not_read_yet_are_read),
      hash_test(unset_operands_and_successors_are_rejected),
      hash_test(hashes_of_a_file_are_read_without_its_module),
      hash_test(hashes_of_a_file_are_compared_when_asked_for),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

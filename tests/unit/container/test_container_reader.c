/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/file/read_file.c and the functions it calls, behind the checksums. The test changes
 * the streams of valid files and computes correct checksums. If the reader accepts a file, its
 * module must print, be written, and read back equal. The files have template text, which readers
 * need no hook for. */
#include "tests/unit/container_fixture.h"

#include "container/file/read_file.h"
#include "container/frame/format.h"
#include "container/write/writer.h"
#include "ir/module.h"
#include "tests/system/interface/hostile_files.h"

enum { MAX_BLOBS = 5 };

static const varve_container_layout layouts[] = {
    {.is_interleaved = true}, {.new_shapes_are_zero = true}, {.new_shapes_are_zero = false}};

/* The contents of a file, unpacked; the first section is the module. */
typedef struct contents {
  box_section sections[1 + MAX_BLOBS];
  size_t count;
  char *module; /* the bytes of the first section, which the test changes */
  size_t size;
} contents;

static varve_status read_file(attacker *a, varve_slice file, varve_module **module) {
  varve_container_read_options options = {.sink = {attacker_record_error, a}};
  a->errors = 0;
  return varve_container_read(a->context, file, &options, module);
}

static void save(varve_module *module, varve_format format, varve_bytes **bytes) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.format = format;
  options.debug_info = true;
  options.level = 1;
  options.no_builtin_dictionary = true; /* making its tables takes longer than the rest */
  varve_status status = varve_module_save(module, &options, bytes);
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  assert_int_not_equal(status, VARVE_STATUS_BAD_ARGUMENT);
}

static void expect_same(varve_module *a, varve_module *b) {
  bool is_equal;
  varve_bytes *difference;
  assert_status(varve_module_compare(a, b, NULL, &is_equal, &difference), OK);
  if (!is_equal)
    fail_msg("%.*s", (int)varve_bytes_slice(difference).size, varve_bytes_slice(difference).data);
  varve_bytes_destroy(difference);
}

/* Prints an accepted module, writes it and reads it back. */
static void use_module(attacker *a, varve_module *module) {
  varve_bytes *bytes;
  varve_module *again;
  save(module, VARVE_FORMAT_TEXT, &bytes);
  varve_bytes_destroy(bytes);
  save(module, VARVE_FORMAT_BYTECODE, &bytes);
  varve_bytes_destroy(bytes);
  save(module, VARVE_FORMAT_VARVE, &bytes);
  if (bytes == NULL)
    return;
  assert_status(read_file(a, varve_bytes_slice(bytes), &again), OK);
  expect_same(module, again);
  varve_module_destroy(again);
  varve_bytes_destroy(bytes);
}

/* Returns whether the reader accepts the contents. */
static bool attack(attacker *a, const contents *c) {
  attacker_renew(a);
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer file;
  varve_buffer_init(&file, &memory);
  box_file(&file, (box_head){.flags = BOX_FLAG_WHOLE}, c->sections, c->count);
  varve_module *module;
  varve_status status = read_file(a, varve_buffer_slice(&file), &module);
  assert_int_not_equal(status, VARVE_STATUS_INTERNAL);
  assert_int_not_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
  assert_int_equal(a->errors, status != VARVE_STATUS_OK);
  assert_true(status == VARVE_STATUS_OK || a->has_message);
  assert_int_equal(module != NULL, status == VARVE_STATUS_OK);
  if (module != NULL)
    use_module(a, module);
  varve_module_destroy(module);
  varve_buffer_release(&file);
  assert_int_equal(allocator.live, 0);
  return status == VARVE_STATUS_OK;
}

static varve_slice copy(varve_slice bytes) {
  char *made = malloc(bytes.size + 1);
  assert_non_null(made);
  if (bytes.size != 0)
    memcpy(made, bytes.data, bytes.size);
  return varve_slice_make(made, bytes.size);
}

/* Unpacks the sections of a file. */
static void take_apart(contents *c, varve_context *context, varve_slice file) {
  varve_container_frame_reader frame;
  varve_reporter reporter = {.max_errors = 1};
  assert_status(box_open(&frame, file, &context->memory, &reporter), OK);
  assert_in_range(frame.sections.count, 1, 1 + MAX_BLOBS);
  *c = (contents){.count = frame.sections.count};
  for (size_t i = 0; i < c->count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame.sections, varve_section, i);
    varve_buffer scratch;
    varve_slice bytes;
    varve_buffer_init(&scratch, &context->memory);
    assert_status(varve_container_frame_get(&frame, section, &scratch, &bytes), OK);
    c->sections[i] = (box_section){
        .kind = section->kind, .alignment_bits = section->alignment_bits, .stored = copy(bytes)};
    varve_buffer_release(&scratch);
  }
  varve_container_frame_reader_release(&frame);
  c->module = (char *)c->sections[0].stored.data;
  c->size = c->sections[0].stored.size;
}

static void make_contents(contents *c, size_t sample, varve_container_layout layout) {
  size_t size;
  char *text = sample_file_read(sample, &size);
  varve_registry *registry = box_registry("tu", NULL);
  varve_context_options with_hooks = {.struct_size = sizeof(varve_context_options)};
  varve_context *context;
  with_hooks.registry = registry;
  assert_status(varve_context_create(&with_hooks, &context), OK);
  varve_module *module;
  varve_buffer file;
  varve_container_write_options options = {.level = 1};
  assert_status(varve_module_load(context, (varve_slice){text, size}, NULL, &module), OK);
  varve_buffer_init(&file, &context->memory);
  assert_status(varve_container_write_layout(module, &options, layout, &file), OK);
  take_apart(c, context, varve_buffer_slice(&file));
  varve_buffer_release(&file);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  free(text);
}

static void release_contents(contents *c) {
  for (size_t i = 0; i < c->count; i++)
    free((char *)c->sections[i].stored.data);
}

static bool is_long(void) { return getenv("VARVE_TEST_LONG") != NULL; }

typedef void visit(attacker *a, contents *c);

/* Tests each sample in each layout. */
static void for_each_file(visit *work) {
  attacker a = {.context = NULL};
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++)
    for (size_t l = 0; l < VARVE_COUNT_OF(layouts) - (is_long() ? 0 : 1); l++) {
      contents c;
      make_contents(&c, i, layouts[l]);
      work(&a, &c);
      release_contents(&c);
    }
  varve_context_destroy(a.context);
}

static void accept(attacker *a, contents *c) { assert_true(attack(a, c)); }

static void flip_bits(attacker *a, contents *c) {
  size_t step = is_long() ? 1 : 13;
  for (size_t bit = 0; bit < 8 * c->size; bit += step) {
    c->module[bit / 8] = (char)(c->module[bit / 8] ^ (1 << bit % 8));
    attack(a, c);
    c->module[bit / 8] = (char)(c->module[bit / 8] ^ (1 << bit % 8));
  }
}

/* Replaces bytes by small numbers and by the largest one. */
static void replace_bytes(attacker *a, contents *c) {
  static const char bytes[] = {'\x01', '\x03', '\x05', '\x00', '\xFF'};
  for (size_t at = 0; at < c->size; at++) {
    char kept = c->module[at];
    for (size_t i = is_long() ? 0 : at % sizeof(bytes); i < sizeof(bytes);
         i += is_long() ? 1 : sizeof(bytes)) {
      c->module[at] = bytes[i];
      attack(a, c);
    }
    c->module[at] = kept;
  }
}

static void cut_ends(attacker *a, contents *c) {
  for (size_t size = 0; size < c->size; size += is_long() ? 1 : 3) {
    c->sections[0].stored.size = size;
    assert_false(attack(a, c));
  }
  c->sections[0].stored.size = c->size;
}

static uint32_t next_random(uint32_t *state) {
  *state = *state * 1664525 + 1013904223;
  return *state >> 8;
}

/* Makes one to four changes: replaces a byte, flips a bit, removes or inserts a byte. */
static size_t mutate(char *bytes, size_t size, uint32_t *state) {
  for (uint32_t changes = 1 + next_random(state) % 4; changes != 0 && size != 0; changes--) {
    size_t at = next_random(state) % size;
    uint32_t what = next_random(state);
    switch (what % 5) {
    case 0:
      bytes[at] = (char)(bytes[at] ^ (1 << what / 8 % 8));
      break;
    case 1:
      bytes[at] = (char)(2 * (what / 8 % 16) + 1);
      break;
    case 2:
      bytes[at] = bytes[next_random(state) % size];
      break;
    case 3:
      memmove(bytes + at, bytes + at + 1, size - at - 1);
      size--;
      break;
    default:
      memmove(bytes + at + 1, bytes + at, size - at);
      bytes[at] = (char)what;
      size++;
      break;
    }
  }
  return size;
}

static void mutate_often(attacker *a, contents *c) {
  const char *given = getenv("VARVE_TEST_MUTATIONS"), *seed = getenv("VARVE_TEST_SEED");
  unsigned long count = given != NULL ? strtoul(given, NULL, 10) : is_long() ? 20000 : 300;
  uint32_t state = seed != NULL ? (uint32_t)strtoul(seed, NULL, 10) : 1;
  char *room = malloc(c->size + 4);
  assert_non_null(room);
  contents changed = *c;
  for (unsigned long i = 0; i < count; i++) {
    memcpy(room, c->module, c->size);
    changed.sections[0].stored = varve_slice_make(room, mutate(room, c->size, &state));
    attack(a, &changed);
  }
  free(room);
}

static void good_files_are_read(void **state) {
  (void)state;
  for_each_file(accept);
}

static void a_flipped_bit_does_not_crash_the_reader(void **state) {
  (void)state;
  for_each_file(flip_bits);
}

static void a_changed_byte_does_not_crash_the_reader(void **state) {
  (void)state;
  for_each_file(replace_bytes);
}

static void a_truncated_end_is_rejected(void **state) {
  (void)state;
  for_each_file(cut_ends);
}

static void many_changes_do_not_crash_the_reader(void **state) {
  (void)state;
  for_each_file(mutate_often);
}

/* Streams written by hand, for small files that expand to large modules */

static void put(varve_buffer *out, uint64_t number) { box_varint(out, number); }

/* Writes the code of the last definition of its row. */
static void put_last(varve_buffer *out, uint64_t code) { put(out, code << 1 | 1); }

static void put_text(varve_buffer *out, const char *text) {
  assert_status(varve_buffer_append(out, varve_slice_make(text, strlen(text) + 1)), OK);
}

/* Writes a string where a reference to an attribute is expected. */
static void put_string(varve_buffer *out, const char *text) {
  put(out, 0);
  put_last(out, VARVE_NODE_STRING);
  put_text(out, text);
}

/* Writes a new shape up to its flags. */
static void put_shape(varve_buffer *out, const char *name, uint64_t flags) {
  put(out, 0);
  put(out, 0);
  put_string(out, "t");
  put_text(out, name);
  put(out, flags);
}

/* Writes the flags of a module, and an operation with a region of one block, which contains the
 * operations that follow. */
static void put_root(varve_buffer *out) {
  put(out, 0);
  put_shape(out, "root", VARVE_SHAPE_HAS_REGIONS);
  put(out, 0);
  put(out, 0);
  put(out, 1);
  put(out, 1);
  put(out, 0);
}

enum { SECOND_SHAPE = 2, COUNT = 20000 };

static void put_many_results(varve_buffer *out) {
  put_root(out);
  put_shape(out, "results", 0);
  put(out, 0);
  put(out, COUNT);
  for (unsigned i = 0; i < COUNT; i++) {
    put(out, VARVE_RESULT_FIXED);
    put(out, i == 0 ? 0 : 1);
    if (i == 0)
      put_last(out, VARVE_NODE_INDEX_TYPE);
  }
  for (unsigned i = 0; i < COUNT; i++)
    put(out, SECOND_SHAPE);
}

static void put_many_arguments(varve_buffer *out) {
  put_root(out);
  put_shape(out, "arguments", VARVE_SHAPE_HAS_REGIONS | VARVE_SHAPE_HAS_KEYS);
  put(out, 0);
  put(out, 0);
  put(out, 1);
  put(out, 1);
  put_string(out, "key");
  put(out, 1 + VARVE_SPACE_ATTRIBUTE);
  put(out, 0);
  put(out, VARVE_NODE_INDEX_TYPE << 1);
  put(out, VARVE_NODE_FUNCTION_TYPE << 1);
  put(out, COUNT);
  for (unsigned i = 0; i <= COUNT; i++)
    put(out, i == COUNT ? COUNT : 1);
  put_last(out, VARVE_NODE_TYPE);
  put(out, 1);
  for (unsigned i = 0; i < COUNT; i++) {
    put(out, 1);
    put(out, 3);
    put(out, SECOND_SHAPE);
  }
}

static void put_long_names(varve_buffer *out) {
  char name[COUNT];
  memset(name, 'n', sizeof(name));
  name[COUNT - 1] = 0;
  put_root(out);
  for (unsigned i = 0; i < COUNT; i++) {
    char text[16];
    (void)snprintf(text, sizeof(text), "%u", i);
    put(out, 0);
    put(out, 0);
    if (i == 0)
      put_string(out, name);
    else
      put(out, 2);
    put_text(out, text);
    put(out, 0);
    put(out, 0);
    put(out, 0);
  }
}

/* Reads a small module whose bytes are written by work. */
static void expect_status(void (*work)(varve_buffer *out), varve_status expected) {
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer stream, file;
  varve_module *module;
  attacker a = {.context = NULL};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  assert_status(varve_context_create(&options, &a.context), OK);
  varve_buffer_init(&stream, &memory);
  varve_buffer_init(&file, &memory);
  work(&stream);
  box_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE,
                         .stored = varve_buffer_slice(&stream)};
  box_file(&file, (box_head){.flags = BOX_FLAG_WHOLE}, &section, 1);
  assert_int_equal(read_file(&a, varve_buffer_slice(&file), &module), expected);
  assert_int_equal(a.errors, expected != VARVE_STATUS_OK);
  assert_int_equal(module != NULL, expected == VARVE_STATUS_OK);
  varve_module_destroy(module);
  varve_buffer_release(&stream);
  varve_buffer_release(&file);
  varve_context_destroy(a.context);
}

static void results_of_shapes_are_counted(void **state) {
  (void)state;
  expect_status(put_many_results, VARVE_STATUS_LIMIT_EXCEEDED);
}

static void arguments_of_function_types_are_counted(void **state) {
  (void)state;
  expect_status(put_many_arguments, VARVE_STATUS_LIMIT_EXCEEDED);
}

static void long_names_are_counted(void **state) {
  (void)state;
  expect_status(put_long_names, VARVE_STATUS_LIMIT_EXCEEDED);
}

/* Writes an operation and a blob of one byte with this alignment. */
static void put_blob(varve_buffer *out, uint64_t alignment) {
  put(out, VARVE_HEAD_HAS_RESOURCES);
  put_shape(out, "root", 0);
  put(out, 0);
  put(out, 0);
  put(out, 1);
  put_string(out, "group");
  put_string(out, "key");
  put(out, VARVE_RESOURCE_BLOB << 1 | 1);
  put(out, alignment);
  put(out, 2);
  assert_status(varve_buffer_append_char(out, 'x'), OK);
  put(out, 0);
  put(out, VARVE_GROUPS_NONE);
}

static void put_blob_unaligned(varve_buffer *out) { put_blob(out, 0); }
static void put_blob_aligned(varve_buffer *out) { put_blob(out, UINT64_C(1) << 31); }
static void put_odd_alignment(varve_buffer *out) { put_blob(out, 24); }
static void put_large_alignment(varve_buffer *out) { put_blob(out, UINT64_C(1) << 32); }

static void blobs_are_aligned_by_powers_of_two(void **state) {
  (void)state;
  expect_status(put_blob_unaligned, VARVE_STATUS_OK);
  expect_status(put_blob_aligned, VARVE_STATUS_OK);
  expect_status(put_odd_alignment, VARVE_STATUS_CORRUPT);
  expect_status(put_large_alignment, VARVE_STATUS_CORRUPT);
}

/* Writes the flags 0 in two bytes, one more than necessary. */
static void put_long_number(varve_buffer *out) {
  assert_status(varve_buffer_append(out, varve_slice_make("\2\0", 2)), OK);
}

static void a_number_in_a_stream_has_the_shortest_encoding(void **state) {
  (void)state;
  expect_status(put_long_number, VARVE_STATUS_CORRUPT);
}

/* Sections */

/* Writes the size of the first stream, which is one byte long, in two bytes. */
static void lengthen_a_size(attacker *a, contents *c) {
  if (c->sections[0].kind != VARVE_CONTAINER_MODULE)
    return;
  char *longer = malloc(c->size + 1);
  assert_non_null(longer);
  uint8_t first = (uint8_t)c->module[0];
  assert_int_equal(first & 1, 1);
  longer[0] = (char)(first << 1 & 0xFF);
  longer[1] = (char)(first >> 7);
  memcpy(longer + 2, c->module + 1, c->size - 1);
  contents changed = *c;
  changed.sections[0].stored = varve_slice_make(longer, c->size + 1);
  assert_false(attack(a, &changed));
  free(longer);
}

static void sizes_of_streams_are_as_short_as_they_can_be(void **state) {
  (void)state;
  for_each_file(lengthen_a_size);
}

static void only_section(attacker *a, contents *c) {
  c->sections[c->count++] = c->sections[0];
  assert_false(attack(a, c));
  c->sections[c->count - 1] =
      (box_section){.kind = VARVE_CONTAINER_RESOURCE, .stored = VARVE_SLICE("left over")};
  assert_false(attack(a, c));
  c->sections[c->count - 1] =
      (box_section){.kind = 4000, .is_optional = true, .stored = VARVE_SLICE("unknown")};
  assert_true(attack(a, c));
  c->sections[c->count - 1].is_optional = false;
  assert_false(attack(a, c));
  c->count--;
  uint32_t kind = c->sections[0].kind;
  c->sections[0].kind = VARVE_CONTAINER_RESOURCE;
  assert_false(attack(a, c));
  c->sections[0].kind =
      kind == VARVE_CONTAINER_MODULE ? VARVE_CONTAINER_SMALL_MODULE : VARVE_CONTAINER_MODULE;
  assert_false(attack(a, c));
  c->sections[0].kind = kind;
}

static void there_is_one_module_and_each_blob_is_used(void **state) {
  (void)state;
  for_each_file(only_section);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(good_files_are_read),
      cmocka_unit_test(a_truncated_end_is_rejected),
      cmocka_unit_test(a_flipped_bit_does_not_crash_the_reader),
      cmocka_unit_test(a_changed_byte_does_not_crash_the_reader),
      cmocka_unit_test(many_changes_do_not_crash_the_reader),
      cmocka_unit_test(there_is_one_module_and_each_blob_is_used),
      cmocka_unit_test(results_of_shapes_are_counted),
      cmocka_unit_test(arguments_of_function_types_are_counted),
      cmocka_unit_test(long_names_are_counted),
      cmocka_unit_test(blobs_are_aligned_by_powers_of_two),
      cmocka_unit_test(a_number_in_a_stream_has_the_shortest_encoding),
      cmocka_unit_test(sizes_of_streams_are_as_short_as_they_can_be),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

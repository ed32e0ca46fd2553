/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/file/parts.c: reads containers with groups by parts, also if the index is wrong. */
#include "container/file/parts.h"

#include <stdio.h>

#include "container/file/read_file.h"
#include "container/file/write_file.h"
#include "container/frame/pages.h"
#include "container/symbols/index.h"
#include "tests/unit/container_fixture.h"
#include "tests/unit/diagnostic_log.h"

enum { FUNCTIONS = 40, GROUP_OPERATIONS = 12, OPERATIONS_OF_A_FUNCTION = 3 };

typedef struct fixture {
  varve_context *context;
  varve_module *module;
  varve_buffer file;
  varve_source source;
  varve_container_parts *parts;
  diagnostic_log reported;
} fixture;

/* Gives the uses of an argument an order that no reader produces. */
static void reorder_uses(varve_module *module) {
  varve_operation *op = varve_operation_region(module->root, 0)->first->first;
  for (unsigned i = 0; op != NULL; op = op->next, i++) {
    varve_value *value = &varve_operation_region(op, 0)->first->arguments[0]->value;
    varve_use *uses[3] = {value->first_use, value->first_use->next, value->first_use->next->next};
    varve_use *const arranged[3] = {uses[1], uses[i % 2 == 0 ? 0 : 2], uses[i % 2 == 0 ? 2 : 0]};
    if (i % 3 != 0)
      varve_value_set_use_order(value, arranged, 3);
  }
}

/* Several symbols have the same name. */
static const varve_load_options unchecked = {.struct_size = sizeof(unchecked), .no_verify = true};

static void write_file(fixture *f, bool is_mapped) {
  const varve_container_write_options options = {.level = 1,
                                                 .no_builtin_vocabulary = true,
                                                 .group_size = GROUP_OPERATIONS,
                                                 .is_mapped = is_mapped};
  f->file.size = 0;
  assert_status(varve_container_write(f->module, &options, &f->file), OK);
}

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  char function[200];
  varve_buffer text;
  assert_non_null(f);
  assert_status(varve_context_create(NULL, &f->context), OK);
  varve_buffer_init(&f->file, &f->context->memory);
  varve_buffer_init(&text, &f->context->memory);
  for (int i = 0; i < FUNCTIONS; i++) {
    int size = snprintf(function, sizeof(function),
                        "func.func @f%d(%%a: i32) -> i32 { %%0 = arith.addi %%a, %%a : i32 return "
                        "%%a : i32 }\n",
                        i == 35 ? 5 : i); /* one name occurs twice */
    assert_status(varve_buffer_append(&text, varve_slice_make(function, (size_t)size)), OK);
  }
  assert_status(varve_module_load(f->context, varve_buffer_slice(&text), &unchecked, &f->module),
                OK);
  varve_buffer_release(&text);
  reorder_uses(f->module);
  write_file(f, false);
  *state = f;
  return 0;
}

static int setup_mapped(void **state) {
  int code = setup(state);
  if (code == 0)
    write_file(*state, true);
  return code;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_container_parts_destroy(f->parts);
  varve_buffer_release(&f->file);
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
  free(f);
  return 0;
}

#define parts_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)
#define mapped_test(function) cmocka_unit_test_setup_teardown(function, setup_mapped, teardown)

static varve_status open_parts(fixture *f) {
  const varve_container_read_options options = {.sink = {log_diagnostic, &f->reported}};
  varve_container_parts_destroy(f->parts);
  f->reported = (diagnostic_log){.count = 0};
  f->source = varve_source_of(varve_buffer_slice(&f->file));
  return varve_container_parts_open(f->context, &f->source, &options, &f->parts);
}

static void open_groups(fixture *f) {
  assert_status(open_parts(f), OK);
  assert_non_null(f->parts);
  assert_true(varve_container_parts_has_groups(f->parts));
}

static varve_status find(fixture *f, const char *name, uint64_t *operation, size_t *count) {
  varve_container_parts_begin_call(f->parts);
  return varve_container_find(f->parts, varve_slice_of(name), operation, count);
}

/* A change of the sections that are copied into another file. */
typedef struct change {
  uint32_t kind;
  size_t at; /* offset in the section */
  uint32_t word;
  unsigned swapped; /* this group and the next one change places */
  bool is_left_out;
  bool is_doubled;
  bool is_first; /* the section comes before all others */
} change;

static void add_section(varve_container_frame_writer *writer, varve_container_frame_reader *frame,
                        const varve_section *of, const change *requested) {
  varve_buffer scratch, bytes;
  varve_slice got;
  varve_buffer_init(&scratch, writer->memory);
  varve_buffer_init(&bytes, writer->memory);
  const varve_section section = {.kind = of->kind,
                                 .is_optional = of->is_optional,
                                 .codec = varve_codec_page_bits(of->codec) != 0 ? of->codec
                                                                                : VARVE_CODEC_NONE,
                                 .alignment_bits = of->alignment_bits};
  assert_status(varve_container_frame_get(frame, of, &scratch, &got), OK);
  assert_status(varve_buffer_append(&bytes, got), OK);
  bool is_changed = of->kind == requested->kind && !requested->is_doubled && !requested->is_first;
  for (unsigned k = 0; is_changed && k < 4; k++)
    bytes.data[requested->at + k] = (char)(requested->word >> (8 * k) & 0xFF);
  assert_status(varve_container_frame_add(writer, &section, varve_buffer_slice(&bytes),
                                          (varve_part_ends){NULL, 0}),
                OK);
  varve_buffer_release(&scratch);
  varve_buffer_release(&bytes);
}

/* Writes the file again with the change, and with correct checksums. */
static void rewrite(fixture *f, const change *requested) {
  varve_container_frame_reader frame;
  varve_container_frame_writer writer;
  varve_reporter reporter = {.max_errors = 1};
  varve_memory *memory = &f->context->memory;
  assert_status(box_open(&frame, varve_buffer_slice(&f->file), memory, &reporter), OK);
  varve_container_frame_writer_init(&writer, memory, 1);
  varve_section *sections = frame.sections.data;
  for (size_t i = 0, group = 0; i < frame.sections.count; i++)
    if (sections[i].kind == VARVE_CONTAINER_GROUP && ++group == requested->swapped) {
      varve_section other = sections[i];
      sections[i] = sections[i + 1];
      sections[i + 1] = other;
    }
  for (size_t i = 0; i < frame.sections.count; i++)
    if (sections[i].kind == requested->kind && requested->is_first)
      add_section(&writer, &frame, &sections[i], requested);
  for (size_t i = 0; i < frame.sections.count; i++) {
    bool is_changed = sections[i].kind == requested->kind;
    if (is_changed && (requested->is_left_out || requested->is_first))
      continue;
    add_section(&writer, &frame, &sections[i], requested);
    if (is_changed && requested->is_doubled)
      add_section(&writer, &frame, &sections[i], requested);
  }
  f->file.size = 0;
  assert_status(varve_container_frame_finish(&writer, &f->file), OK);
  varve_container_frame_writer_release(&writer);
  varve_container_frame_reader_release(&frame);
}

static void every_operation_is_read_alone(void **state) {
  fixture *f = *state;
  varve_module *module;
  uint64_t count;
  open_groups(f);
  assert_status(varve_container_operation_count(f->parts, &count), OK);
  assert_int_equal(count, FUNCTIONS);
  for (uint64_t i = 0; i < FUNCTIONS; i++) {
    varve_slice name;
    char expected[10];
    assert_status(varve_container_read_root(f->parts, &module), OK);
    assert_status(varve_container_read_operations(f->parts, &i, 1, module), OK);
    const varve_operation *op = varve_operation_region(module->root, 0)->first->first;
    assert_non_null(op);
    assert_null(op->next);
    assert_true(varve_operation_symbol_name(op, &name));
    snprintf(expected, sizeof(expected), "f%d", i == 35 ? 5 : (int)i);
    assert_true(varve_slice_equal(name, varve_slice_of(expected)));
    varve_module_destroy(module);
  }
}

static void all_of_a_name_are_counted_and_the_first_is_found(void **state) {
  fixture *f = *state;
  uint64_t operation;
  size_t count;
  open_groups(f);
  assert_status(find(f, "f5", &operation, &count), OK);
  assert_int_equal(operation, 5);
  assert_int_equal(count, 2);
  assert_status(find(f, "f39", &operation, &count), OK);
  assert_int_equal(operation, 39);
  assert_int_equal(count, 1);
  assert_status(find(f, "f35", &operation, &count), NOT_FOUND);
  assert_int_equal(f->reported.count, 0);
}

/* Offsets in the index: of the numbers of groups, the buckets, and the entries. */
static size_t place_of_groups(void) { return VARVE_INDEX_HEAD_SIZE; }
static size_t group_count(void) {
  size_t in_a_group = (GROUP_OPERATIONS + OPERATIONS_OF_A_FUNCTION - 1) / OPERATIONS_OF_A_FUNCTION;
  return (FUNCTIONS + in_a_group - 1) / in_a_group;
}

static void assert_lie(fixture *f, const char *name, const char *message) {
  uint64_t operation;
  size_t count;
  open_groups(f);
  assert_status(find(f, name, &operation, &count), CORRUPT);
  assert_int_equal(f->reported.count, 1);
  assert_non_null(strstr(f->reported.text, message));
  assert_true(f->reported.offset > 0);
}

static void the_file_is_the_same_when_nothing_is_changed(void **state) {
  fixture *f = *state;
  const change nothing = {.kind = 0};
  rewrite(f, &nothing);
  all_of_a_name_are_counted_and_the_first_is_found(state);
}

static void an_index_with_more_groups_than_the_file_is_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_INDEX, .at = 8, .word = 1};
  rewrite(f, &lie);
  assert_lie(f, "f1", "index section");
}

static void a_group_at_the_wrong_position_is_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_INDEX, .at = place_of_groups() + 4, .word = 7};
  rewrite(f, &lie);
  assert_lie(f, "f1", "the number of operations of a group");
}

static void groups_out_of_order_are_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_INDEX, .at = place_of_groups() + 4, .word = 0};
  rewrite(f, &lie);
  assert_lie(f, "f1", "out of order");
}

static void an_entry_that_names_another_group_is_rejected(void **state) {
  fixture *f = *state;
  uint64_t operation;
  size_t lies = 0, others = 0;
  open_groups(f);
  assert_true(group_count() > 3);
  /* The 40 entries after the two numbers of one bucket have more than nine bits. */
  for (size_t i = 0; i < 11; i++) {
    varve_buffer before;
    varve_buffer_init(&before, &f->context->memory);
    assert_status(varve_buffer_append(&before, varve_buffer_slice(&f->file)), OK);
    size_t entries = place_of_groups() + 4 * group_count() + 8;
    const change lie = {
        .kind = VARVE_CONTAINER_INDEX, .at = entries + 4 * i, .word = UINT32_C(0x49d2a5b7)};
    rewrite(f, &lie);
    open_groups(f);
    for (int k = 0; k < FUNCTIONS; k++) {
      char name[16];
      snprintf(name, sizeof(name), "f%d", k);
      varve_status status = find(f, name, &operation, NULL);
      assert_true(status != VARVE_STATUS_OK || operation == (uint64_t)k);
      lies += status == VARVE_STATUS_CORRUPT;
      others += status != VARVE_STATUS_CORRUPT && status != VARVE_STATUS_OK;
    }
    f->file.size = 0;
    assert_status(varve_buffer_append(&f->file, varve_buffer_slice(&before)), OK);
    varve_buffer_release(&before);
  }
  assert_true(lies > 11);
  assert_int_equal(others, 0);
}

static void groups_in_another_order_are_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = 0, .swapped = 2};
  rewrite(f, &lie);
  assert_lie(f, "f5", "does not define the symbol");
}

static void without_an_index_the_module_is_read_whole(void **state) {
  fixture *f = *state;
  const change without = {.kind = VARVE_CONTAINER_INDEX, .is_left_out = true};
  varve_module *module;
  rewrite(f, &without);
  assert_status(open_parts(f), OK);
  assert_true(f->parts == NULL || !varve_container_parts_has_groups(f->parts));
  assert_status(varve_module_load(f->context, varve_buffer_slice(&f->file), &unchecked, &module),
                OK);
  varve_module_destroy(module);
}

static void assert_refused_whole(fixture *f, const char *message) {
  const varve_container_read_options options = {.sink = {log_diagnostic, &f->reported}};
  varve_module *module;
  f->reported = (diagnostic_log){.count = 0};
  assert_status(varve_container_read(f->context, varve_buffer_slice(&f->file), &options, &module),
                CORRUPT);
  assert_int_equal(f->reported.count, 1);
  assert_non_null(strstr(f->reported.text, message));
}

static varve_status no_visit(void *user, const varve_symbol *symbol) {
  (void)user;
  (void)symbol;
  return VARVE_STATUS_OK;
}

static void assert_list_is_refused(fixture *f) {
  open_groups(f);
  assert_status(varve_container_visit_symbols(f->parts, no_visit, NULL), CORRUPT);
  assert_int_equal(f->reported.count, 1);
}

static void symbols_that_are_not_in_the_module_are_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_SYMBOLS, .at = 10, .word = 0x66666666};
  rewrite(f, &lie);
  assert_refused_whole(f, "symbols section: it does not list");
}

/* Changes the name of a symbol of the root, which is in INDEX too. */
static void symbols_with_another_name_are_rejected_by_a_list(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_SYMBOLS, .at = 185, .word = 0x00320031};
  rewrite(f, &lie);
  assert_refused_whole(f, "symbols section: it does not list");
  assert_list_is_refused(f);
}

static void an_index_that_hides_symbols_is_rejected(void **state) {
  fixture *f = *state;
  size_t entries = place_of_groups() + 4 * group_count() + 8;
  const change lie = {.kind = VARVE_CONTAINER_INDEX, .at = entries, .word = 0};
  rewrite(f, &lie);
  assert_refused_whole(f, "index section: it does not lead to");
  assert_list_is_refused(f);
}

static void an_index_with_another_count_is_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_INDEX, .at = 0, .word = FUNCTIONS + 1};
  rewrite(f, &lie);
  assert_refused_whole(f, "index section: it does not lead to");
}

static void assert_order_is_refused(fixture *f, const change *requested, const char *message) {
  varve_buffer before;
  varve_buffer_init(&before, &f->context->memory);
  assert_status(varve_buffer_append(&before, varve_buffer_slice(&f->file)), OK);
  rewrite(f, requested);
  assert_refused_whole(f, message);
  assert_status(open_parts(f), CORRUPT);
  assert_non_null(strstr(f->reported.text, message));
  f->file.size = 0;
  assert_status(varve_buffer_append(&f->file, varve_buffer_slice(&before)), OK);
  varve_buffer_release(&before);
}

static void two_indices_or_lists_of_symbols_are_rejected(void **state) {
  const change two = {.kind = VARVE_CONTAINER_INDEX, .is_doubled = true};
  const change lists = {.kind = VARVE_CONTAINER_SYMBOLS, .is_doubled = true};
  assert_order_is_refused(*state, &two, "two such sections");
  assert_order_is_refused(*state, &lists, "two such sections");
}

static void an_index_before_the_module_is_rejected(void **state) {
  const change first = {.kind = VARVE_CONTAINER_INDEX, .is_first = true};
  const change lists = {.kind = VARVE_CONTAINER_SYMBOLS, .is_first = true};
  assert_order_is_refused(*state, &first, "precedes the module");
  assert_order_is_refused(*state, &lists, "precedes the module");
}

static uint32_t word_of(fixture *f, uint32_t kind) {
  varve_container_frame_reader frame;
  varve_reporter reporter = {.max_errors = 1};
  uint32_t word = 0;
  assert_status(box_open(&frame, varve_buffer_slice(&f->file), &f->context->memory, &reporter), OK);
  for (size_t i = 0; i < frame.sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame.sections, varve_section, i);
    if (section->kind == kind)
      for (unsigned k = 0; k < 4; k++)
        word |= (uint32_t)(unsigned char)f->file.data[section->offset + k] << (8 * k);
  }
  varve_container_frame_reader_release(&frame);
  return word;
}

/* The second number of the section, of one byte, is the number of values. */
static void values_that_no_operation_defines_are_rejected_before_orders_of_uses(void **state) {
  enum { ONE_MORE = 2 << 8 };
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_MAPPED_MODULE,
                      .word = word_of(f, VARVE_CONTAINER_MAPPED_MODULE) + ONE_MORE};
  rewrite(f, &lie);
  assert_refused_whole(f, "values are left over");
}

/* If SYMBOLS is wrong, a reader must not report an operation as missing before it compares SYMBOLS
 * with the module. */
static void a_small_index_is_compared_with_the_module_before_use(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_SYMBOLS, .at = 10, .word = 0x66666666};
  const varve_container_read_options options = {.sink = {log_diagnostic, &f->reported},
                                                .confirm_index_below = 1 << 16};
  uint64_t operation;
  rewrite(f, &lie);
  f->source = varve_source_of(varve_buffer_slice(&f->file));
  assert_status(varve_container_parts_open(f->context, &f->source, &options, &f->parts), OK);
  assert_status(find(f, "f1", &operation, NULL), CORRUPT);
  open_groups(f);
  assert_status(find(f, "f1", &operation, NULL), OK);
  assert_status(find(f, "missing", &operation, NULL), CORRUPT);
  varve_container_parts_begin_call(f->parts);
  assert_status(varve_container_confirm_index(f->parts),
                CORRUPT); /* before it reports that an operation is missing */
}

static void every_changed_byte_is_rejected_or_never_read(void **state) {
  fixture *f = *state;
  unsigned refused = 0;
  for (size_t i = 0; i < f->file.size; i++) {
    f->file.data[i] ^= 0x20;
    uint64_t operation = 0;
    varve_status status = open_parts(f);
    if (status == VARVE_STATUS_OK && f->parts != NULL &&
        varve_container_parts_has_groups(f->parts)) {
      status = find(f, "f20", &operation, NULL);
      if (status == VARVE_STATUS_OK)
        status = varve_container_visit_symbols(f->parts, no_visit, NULL);
      assert_true(status != VARVE_STATUS_OK || operation == 20);
    }
    refused += status != VARVE_STATUS_OK;
    assert_int_equal(f->reported.count, status != VARVE_STATUS_OK);
    f->file.data[i] ^= 0x20;
  }
  assert_true(refused > f->file.size / 4);
  /* Every read of a mapped module of one page checks the whole page. */
  assert_true(refused < f->file.size || f->file.size < 1 << 13);
}

/* The operations also have the same orders of uses, which a mapped module stores in its head. */
static void all_operations_make_the_module_again(void **state) {
  fixture *f = *state;
  varve_module *module;
  uint64_t numbers[FUNCTIONS];
  bool equal;
  varve_buffer difference;
  varve_buffer_init(&difference, &f->context->memory);
  for (uint64_t i = 0; i < FUNCTIONS; i++)
    numbers[i] = i;
  open_groups(f);
  assert_status(varve_container_read_root(f->parts, &module), OK);
  assert_status(varve_container_read_operations(f->parts, numbers, FUNCTIONS, module), OK);
  assert_status(varve_module_equal(f->module, module,
                                   (varve_equal_options){.ignore_locations = false}, &equal,
                                   &difference),
                OK);
  if (!equal)
    fail_msg("%.*s", (int)difference.size, difference.data);
  varve_buffer_release(&difference);
  varve_module_destroy(module);
}

static void a_run_that_begins_elsewhere_is_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_INDEX,
                      .at = place_of_groups() + 4 * group_count() + 4,
                      .word = 1 + 2 * OPERATIONS_OF_A_FUNCTION};
  rewrite(f, &lie);
  assert_lie(f, "f1", "the number of operations of a group");
}

static void an_index_of_another_layout_is_rejected(void **state) {
  fixture *f = *state;
  const change lie = {.kind = VARVE_CONTAINER_INDEX, .at = 12, .word = 0x00000800};
  rewrite(f, &lie);
  assert_lie(f, "f1", "another layout");
}

/* Sets the numbers of runs to other values. */
static void numbers_of_runs_may_be_anything(void **state) {
  fixture *f = *state;
  varve_buffer before;
  uint64_t operation;
  unsigned fine = 0;
  varve_buffer_init(&before, &f->context->memory);
  assert_status(varve_buffer_append(&before, varve_buffer_slice(&f->file)), OK);
  for (uint32_t number = 0; number < FUNCTIONS * OPERATIONS_OF_A_FUNCTION + 3; number++) {
    const change lie = {
        .kind = VARVE_CONTAINER_INDEX, .at = place_of_groups() + 4 * group_count(), .word = number};
    rewrite(f, &lie);
    open_groups(f);
    varve_status status = find(f, "f2", &operation, NULL);
    /* The changed number may be that of another operation with as many operations after it. */
    assert_true(status == VARVE_STATUS_OK ? operation == 2 : status == VARVE_STATUS_CORRUPT);
    fine += status == VARVE_STATUS_OK;
    f->file.size = 0;
    assert_status(varve_buffer_append(&f->file, varve_buffer_slice(&before)), OK);
  }
  assert_in_range(fine, 1, 3);
  varve_buffer_release(&before);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parts_test(symbols_that_are_not_in_the_module_are_rejected),
      mapped_test(symbols_that_are_not_in_the_module_are_rejected),
      parts_test(symbols_with_another_name_are_rejected_by_a_list),
      mapped_test(symbols_with_another_name_are_rejected_by_a_list),
      parts_test(an_index_with_another_count_is_rejected),
      mapped_test(an_index_with_another_count_is_rejected),
      parts_test(two_indices_or_lists_of_symbols_are_rejected),
      mapped_test(two_indices_or_lists_of_symbols_are_rejected),
      parts_test(an_index_before_the_module_is_rejected),
      mapped_test(an_index_before_the_module_is_rejected),
      parts_test(a_small_index_is_compared_with_the_module_before_use),
      mapped_test(a_small_index_is_compared_with_the_module_before_use),
      parts_test(an_index_that_hides_symbols_is_rejected),
      mapped_test(values_that_no_operation_defines_are_rejected_before_orders_of_uses),
      parts_test(all_operations_make_the_module_again),
      mapped_test(all_operations_make_the_module_again),
      mapped_test(every_operation_is_read_alone),
      mapped_test(all_of_a_name_are_counted_and_the_first_is_found),
      mapped_test(a_group_at_the_wrong_position_is_rejected),
      mapped_test(groups_out_of_order_are_rejected),
      mapped_test(a_run_that_begins_elsewhere_is_rejected),
      mapped_test(an_index_of_another_layout_is_rejected),
      mapped_test(numbers_of_runs_may_be_anything),
      mapped_test(without_an_index_the_module_is_read_whole),
      mapped_test(every_changed_byte_is_rejected_or_never_read),
      parts_test(every_operation_is_read_alone),
      parts_test(all_of_a_name_are_counted_and_the_first_is_found),
      parts_test(the_file_is_the_same_when_nothing_is_changed),
      parts_test(an_index_with_more_groups_than_the_file_is_rejected),
      parts_test(a_group_at_the_wrong_position_is_rejected),
      parts_test(groups_out_of_order_are_rejected),
      parts_test(an_entry_that_names_another_group_is_rejected),
      parts_test(groups_in_another_order_are_rejected),
      parts_test(without_an_index_the_module_is_read_whole),
      parts_test(every_changed_byte_is_rejected_or_never_read),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/write/writer.c and the functions it calls: the writer rejects modules that it
 * cannot represent, and reports OUT_OF_MEMORY wherever an allocation fails. */
#include "tests/unit/diagnostic_log.h"
#include "tests/unit/ir_fixture.h"

#include "container/file/read_file.h"
#include "container/file/write_file.h"
#include "container/frame/cost.h"

/* Makes an operation whose function type implies the argument types of its block. */
static void make_function(ir_fixture *f) {
  varve_block *body, *top = ir_root(f);
  const varve_entity *function;
  const varve_entity *input = f->context->i32;
  const varve_entity *type;
  assert_status(varve_function_type_get(f->context, &input, 1, 0, &function), OK);
  assert_status(varve_type_attribute_get(f->context, function, &type), OK);
  varve_operation *op =
      ir_make(f, "t.function",
              (varve_operation_state){.region_count = 1,
                                      .dictionary = ir_dictionary(f, "function_type", type)});
  body = ir_block(f, varve_operation_region(op, 0));
  ir_append(top, op);
  ir_append(body, ir_use(f, ir_argument(f, body)));
}

static varve_status write_with(ir_fixture *f, bool is_interleaved, varve_buffer *out) {
  const varve_container_write_options options = {.level = 1};
  const varve_container_layout layout = {.is_interleaved = is_interleaved};
  return varve_container_write_layout(f->module, &options, layout, out);
}

static void arguments_that_a_signature_implies_are_not_written(void **state) {
  ir_fixture *f = *state;
  varve_buffer implied, written;
  make_function(f);
  varve_buffer_init(&implied, &f->context->memory);
  varve_buffer_init(&written, &f->context->memory);
  assert_status(write_with(f, true, &implied), OK);
  varve_block *top = varve_operation_region(f->module->root, 0)->first;
  ir_argument(f, varve_operation_region(top->first, 0)->first);
  assert_status(write_with(f, true, &written), OK);
  /* The two argument types are stored, because the function type no longer implies them. */
  assert_in_range(written.size, implied.size + 2, SIZE_MAX);
  varve_buffer_release(&implied);
  varve_buffer_release(&written);
}

static void running_out_of_memory_is_reported(void **state) {
  ir_fixture *f = *state;
  make_function(f);
  for (int layout = 0; layout < 2; layout++) {
    varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
    for (size_t room = 1; status != VARVE_STATUS_OK; room++) {
      varve_buffer out;
      varve_buffer_init(&out, &f->context->memory);
      size_t live = f->allocator.live;
      f->allocator.fail_at = f->allocator.calls + room;
      status = write_with(f, layout == 1, &out);
      f->allocator.fail_at = 0;
      varve_buffer_release(&out);
      assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
      assert_int_equal(f->allocator.live, live);
      assert_in_range(room, 1, 10000);
    }
  }
}

static void alignments_are_powers_of_two(void **state) {
  ir_fixture *f = *state;
  static const uint64_t refused[] = {3, 24, UINT64_C(1) << 32, UINT64_MAX};
  diagnostic_log log;
  varve_buffer out;
  const varve_container_write_options options = {.sink = {log_diagnostic, &log}};
  ir_root(f);
  varve_resource resource = {.group = ir_string(f, "g"),
                             .key = ir_string(f, "odd"),
                             .kind = VARVE_RESOURCE_BLOB,
                             .has_data = true,
                             .data = VARVE_SLICE("x")};
  assert_status(varve_module_add_resource(f->module, &resource, true), OK);
  varve_resource *added = f->module->external_resources.data;
  varve_buffer_init(&out, &f->context->memory);
  for (size_t i = 0; i < VARVE_COUNT_OF(refused); i++) {
    added->alignment = refused[i];
    assert_status(varve_container_write(f->module, &options, &out), INVALID);
    assert_string_equal(log.text,
                        "the alignment of resource 'odd' is not a power of two below 2^32");
    assert_int_equal(out.size, 0);
  }
  added->alignment = UINT64_C(1) << 31;
  assert_status(varve_container_write(f->module, &options, &out), OK);
  varve_buffer_release(&out);
}

/* The dictionary is empty, as if training had found nothing to share. */
static void a_vocabulary_needs_no_dictionary(void **state) {
  ir_fixture *f = *state;
  varve_buffer trained, out;
  varve_reporter reporter = {.max_errors = 1};
  varve_vocabulary vocabulary;
  varve_module *read, *const twice[] = {f->module, f->module};
  const varve_training training = {.modules = twice, .count = 2, .dictionary_size = 1 << 16};
  make_function(f);
  varve_buffer_init(&trained, &f->context->memory);
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_vocabulary_train(f->context, &training, &trained), OK);
  assert_status(varve_vocabulary_open(varve_buffer_slice(&trained), &reporter, &vocabulary), OK);
  assert_int_not_equal(vocabulary.dictionary.size, 0);
  vocabulary.dictionary = VARVE_SLICE("");
  const varve_container_write_options write = {.level = 1, .vocabulary = &vocabulary};
  for (int interleaved = 0; interleaved < 2; interleaved++) {
    const varve_container_layout layout = {.is_interleaved = interleaved == 1,
                                           .has_vocabulary = true};
    const varve_container_read_options options = {.vocabulary = &vocabulary};
    out.size = 0;
    assert_status(varve_container_write_layout(f->module, &write, layout, &out), OK);
    assert_status(varve_container_read(f->context, varve_buffer_slice(&out), &options, &read), OK);
    varve_module_destroy(read);
  }
  varve_buffer_release(&trained);
  varve_buffer_release(&out);
}

/* Costs are in 1/256 of a bit. */
static void a_rare_value_costs_more(void **state) {
  (void)state;
  assert_int_equal(varve_cost_of_alike(1, 1), 0);
  assert_int_equal(varve_cost_of_alike(1000, 1000), 0);
  assert_int_equal(varve_cost_of_alike(64, 1), 6 * 256);
  assert_int_equal(varve_cost_of_alike(64, 32), 32 * 256);
  assert_int_equal(varve_cost_of_alike(6, 4), 4 * 128);
  assert_int_equal(varve_cost_of_alike(UINT32_MAX, 1), 31 * 256 + 255);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(arguments_that_a_signature_implies_are_not_written),
      ir_test(running_out_of_memory_is_reported),
      ir_test(alignments_are_powers_of_two),
      ir_test(a_vocabulary_needs_no_dictionary),
      cmocka_unit_test(a_rare_value_costs_more),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

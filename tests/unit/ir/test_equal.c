/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/equal.c */
#include "tests/unit/ir_fixture.h"

/* The difference from the module that make() builds without a variant. */
typedef enum variant {
  SAME,
  OTHER_NAME,
  OTHER_ATTRIBUTE,
  FURTHER_ATTRIBUTE,
  OTHER_PROPERTY,
  EMPTY_PROPERTIES,
  OTHER_TYPE,
  OTHER_COUNT,
  OTHER_ARGUMENT,
  FURTHER_BLOCK,
  FURTHER_OPERATION,
  FURTHER_NESTED_OPERATION,
  FURTHER_LAST_OPERATION,
  OTHER_OPERAND,
  UNSET_OPERAND,
  OTHER_SUCCESSOR,
  OTHER_USE_ORDER,
  OTHER_ARGUMENT_USE_ORDER,
  OTHER_LOCATION,
  OTHER_ARGUMENT_LOCATION,
  OTHER_CONTENTS,
  OTHER_PAIRING,
  OTHER_EXTERNAL
} variant;

static const varve_entity *location_at(varve_context *context, uint32_t line) {
  const varve_entity *file, *location;
  assert_status(varve_string_get(context, VARVE_SLICE("a.mlir"), &file), OK);
  assert_status(varve_file_line_column_get(context, file, line, 1, &location), OK);
  return location;
}

static void add_resource(ir_fixture *f, const char *key, const char *data, bool is_external) {
  varve_resource resource = {.group = ir_string(f, "builtin"),
                             .key = ir_string(f, key),
                             .kind = VARVE_RESOURCE_STRING,
                             .has_data = true,
                             .data = varve_slice_of(data)};
  assert_status(varve_module_add_resource(f->module, &resource, is_external), OK);
}

static const varve_entity *weight_of(ir_fixture *f) {
  const varve_entity *handle, *weight;
  const varve_entity *tensor;
  const varve_dims dims = {(const int64_t[]){4}, 1};
  assert_status(
      varve_resource_handle_get(f->context, ir_string(f, "builtin"), ir_string(f, "w"), &handle),
      OK);
  assert_status(varve_tensor_type_get(f->context, dims, f->context->i32, NULL, &tensor), OK);
  assert_status(varve_dense_resource_get(f->context, tensor, handle, &weight), OK);
  return weight;
}

/* {a = distinct, b = distinct}: the same distinct attribute twice, or two of them. */
static const varve_entity *pair_of_distinct(ir_fixture *f, bool are_two) {
  const varve_entity *one, *two, *dictionary;
  assert_status(varve_distinct_create(f->context, f->context->unit, &one), OK);
  assert_status(varve_distinct_create(f->context, f->context->unit, &two), OK);
  const varve_entity *entries[] = {ir_string(f, "a"), one, ir_string(f, "b"), are_two ? two : one};
  assert_status(varve_dictionary_get(f->context, entries, 2, NULL, &dictionary), OK);
  return dictionary;
}

static void make_first_operations(ir_fixture *f, varve_block *block, variant v) {
  const char *unit_name = v == OTHER_ATTRIBUTE ? "y" : "x";
  const varve_entity *attributes = ir_dictionary(f, unit_name, f->context->unit);
  const varve_entity *properties = NULL;
  if (v == OTHER_PROPERTY)
    properties = ir_dictionary(f, "p", f->context->unit);
  if (v == EMPTY_PROPERTIES)
    properties = f->context->empty_dictionary;
  ir_append(block,
            ir_make(f, v == OTHER_NAME ? "t.other" : "t.attributes",
                    (varve_operation_state){.dictionary = attributes, .properties = properties}));
  ir_append(block, ir_make(f, "t.distinct",
                           (varve_operation_state){
                               .dictionary = pair_of_distinct(f, v != OTHER_PAIRING),
                               .properties = ir_dictionary(f, "weight", weight_of(f))}));
  if (v == FURTHER_OPERATION)
    ir_append(block, ir_make(f, "t.further", (varve_operation_state){0}));
}

/* Two blocks: ^a(%x, %y): use %x, use %x, branch to both; ^b: end. */
static void fill_nest(ir_fixture *f, varve_operation *nest, variant v) {
  varve_region *region = varve_operation_region(nest, 0);
  varve_block *a = region->first, *b = ir_block(f, region);
  varve_value *x = ir_argument(f, a), *y;
  const varve_entity *type = v == OTHER_ARGUMENT ? f->context->i64 : f->context->i32;
  uint32_t line = v == OTHER_ARGUMENT_LOCATION ? 2 : 1;
  assert_status(varve_block_add_argument(f->module, a, type, location_at(f->context, line), &y),
                OK);
  varve_operation *first = ir_append(a, ir_use(f, v == OTHER_OPERAND ? y : x));
  if (v == UNSET_OPERAND)
    varve_operation_set_operand(first, 0, NULL);
  ir_append(a, ir_use(f, x));
  if (v == OTHER_ARGUMENT_USE_ORDER)
    varve_operation_set_operand(first, 0, x);
  varve_block *successors[] = {a, v == OTHER_SUCCESSOR ? a : b};
  ir_append(a, ir_make(f, "t.branch",
                       (varve_operation_state){.successors = successors, .successor_count = 2}));
  ir_append(b, ir_make(f, "t.end", (varve_operation_state){0}));
  if (v == FURTHER_NESTED_OPERATION)
    ir_append(b, ir_make(f, "t.further", (varve_operation_state){0}));
  if (v == FURTHER_BLOCK)
    (void)ir_block(f, region);
}

static void make(ir_fixture *f, variant v) {
  varve_block *block = ir_root(f), *inner;
  add_resource(f, "w", v == OTHER_CONTENTS ? "other" : "contents", false);
  add_resource(f, "e", v == OTHER_EXTERNAL ? "other" : "contents", true);
  make_first_operations(f, block, v);
  const varve_entity *types[] = {f->context->i32,
                                 v == OTHER_TYPE ? f->context->i64 : f->context->i32};
  varve_operation *define = ir_append(
      block,
      ir_make(f, "t.define",
              (varve_operation_state){.location = location_at(f->context, v == OTHER_LOCATION),
                                      .result_types = types,
                                      .result_count = v == OTHER_COUNT ? 1 : 2}));
  varve_operation *nest = ir_nest(f, "t.nest", &inner);
  ir_append(block, nest);
  fill_nest(f, nest, v);
  varve_operation *first = ir_append(block, ir_use(f, varve_operation_result(define, 0)));
  ir_append(block, ir_use(f, varve_operation_result(define, 0)));
  if (v == OTHER_USE_ORDER)
    varve_operation_set_operand(first, 0, varve_operation_result(define, 0));
  if (v == FURTHER_LAST_OPERATION)
    ir_append(block, ir_make(f, "t.further", (varve_operation_state){0}));
  if (v == FURTHER_ATTRIBUTE)
    assert_status(varve_operation_set_attributes(f->module, f->module->root,
                                                 ir_dictionary(f, "z", f->context->unit), NULL),
                  OK);
}

/* Compares the variants in both directions. expected is the message, "" if they are equal. */
static void check(ir_fixture *f, const variant v[2], varve_equal_options options,
                  const char *expected) {
  void *other_state = NULL;
  varve_buffer difference;
  bool equal;
  assert_int_equal(ir_setup(&other_state), 0);
  ir_fixture *other = other_state;
  make(f, v[0]);
  make(other, v[1]);
  varve_buffer_init(&difference, &f->context->memory);
  assert_status(varve_module_equal(f->module, other->module, options, &equal, &difference), OK);
  assert_status(varve_buffer_append_char(&difference, 0), OK);
  assert_string_equal(difference.data, expected);
  assert_int_equal(equal, expected[0] == 0);
  assert_status(varve_module_equal(other->module, f->module, options, &equal, NULL), OK);
  assert_int_equal(equal, expected[0] == 0);
  varve_buffer_release(&difference);
  assert_int_equal(ir_teardown(&other_state), 0);
  varve_module_destroy(f->module);
  assert_status(varve_module_create(f->context, &f->module), OK);
}

static void every_difference_is_reported(void **state) {
  static const struct {
    variant v;
    const char *sentence;
  } rows[] = {
      {SAME, ""},
      {OTHER_NAME, "t.attributes #0: in the second module it is t.other"},
      {OTHER_ATTRIBUTE, "t.attributes #0: attribute \"x\" is in the first module only"},
      {FURTHER_ATTRIBUTE, "builtin.module: attribute \"z\" is in the second module only"},
      {OTHER_PROPERTY, "t.attributes #0: attribute \"p\" is in the second module only"},
      {EMPTY_PROPERTIES, "t.attributes #0: the properties differ"},
      {OTHER_TYPE, "t.define #2: result 1 has another type"},
      {OTHER_COUNT, "t.define #2: 2 results in the first module, in the second 1"},
      {OTHER_ARGUMENT, "t.nest #3: region 0, block 0, argument 1 has another type"},
      {FURTHER_BLOCK, "t.nest #3: the number of blocks in region 0 differs"},
      {FURTHER_OPERATION, "t.define #2: in the second module it is t.further"},
      {FURTHER_NESTED_OPERATION,
       "t.nest #3, region 0, block 1, op 1 (t.further): it is in the second module only"},
      {FURTHER_LAST_OPERATION, "t.further #6: it is in the second module only"},
      {OTHER_OPERAND, "t.nest #3, region 0, block 0, op 0 (t.use): operand 0 is another value"},
      {UNSET_OPERAND, "t.nest #3, region 0, block 0, op 0 (t.use): operand 0 is another value"},
      {OTHER_SUCCESSOR,
       "t.nest #3, region 0, block 0, op 2 (t.branch): successor 1 is another block"},
      {OTHER_USE_ORDER, "t.define #2: result 0 has its uses in another order"},
      {OTHER_ARGUMENT_USE_ORDER,
       "t.nest #3: region 0, block 0, argument 0 has its uses in another order"},
      {OTHER_LOCATION, "t.define #2: the location differs"},
      {OTHER_ARGUMENT_LOCATION, "t.nest #3: region 0, block 0, argument 1 has another location"},
      {OTHER_CONTENTS,
       "t.distinct #1: attribute \"weight\" differs in the contents of resource \"w\""},
      {OTHER_PAIRING, "t.distinct #1: attribute \"b\" differs"},
      {OTHER_EXTERNAL, "external resource \"e\" differs"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++)
    check(*state, (variant[]){SAME, rows[i].v}, (varve_equal_options){false, false},
          rows[i].sentence);
}

static void options_ignore_what_they_name(void **state) {
  const varve_equal_options locations = {.ignore_locations = true};
  const varve_equal_options order = {.ignore_use_list_order = true};
  check(*state, (variant[]){SAME, OTHER_LOCATION}, locations, "");
  check(*state, (variant[]){SAME, OTHER_ARGUMENT_LOCATION}, locations, "");
  check(*state, (variant[]){SAME, OTHER_USE_ORDER}, order, "");
  check(*state, (variant[]){SAME, OTHER_ARGUMENT_USE_ORDER}, order, "");
}

static void a_module_equals_itself(void **state) {
  ir_fixture *f = *state;
  bool equal;
  make(f, SAME);
  assert_status(
      varve_module_equal(f->module, f->module, (varve_equal_options){false, false}, &equal, NULL),
      OK);
  assert_true(equal);
}

static void an_empty_module_differs_from_a_full_one(void **state) {
  ir_fixture *f = *state;
  varve_module *empty;
  bool equal;
  assert_status(varve_module_create(f->context, &empty), OK);
  make(f, SAME);
  const varve_equal_options options = {false, false};
  assert_status(varve_module_equal(f->module, empty, options, &equal, NULL), OK);
  assert_false(equal);
  assert_status(varve_module_equal(empty, empty, options, &equal, NULL), OK);
  assert_true(equal);
  varve_module_destroy(empty);
}

/* t = tuple<t, t>, 60 times: a walk that visits a node twice would not end. */
static void shared_nodes_are_compared_once(void **state) {
  ir_fixture *f = *state;
  void *other_state = NULL;
  bool equal;
  assert_int_equal(ir_setup(&other_state), 0);
  ir_fixture *both[] = {f, other_state};
  for (int i = 0; i < 2; i++) {
    const varve_entity *type = both[i]->context->i32;
    for (int level = 0; level < 60; level++)
      assert_status(
          varve_tuple_type_get(both[i]->context, (const varve_entity *[]){type, type}, 2, &type),
          OK);
    both[i]->module->root =
        ir_make(both[i], "t.op", (varve_operation_state){.result_types = &type, .result_count = 1});
  }
  assert_status(varve_module_equal(f->module, both[1]->module, (varve_equal_options){false, false},
                                   &equal, NULL),
                OK);
  assert_true(equal);
  assert_int_equal(ir_teardown(&other_state), 0);
}

static void deep_differences_have_short_paths(void **state) {
  ir_fixture *f = *state;
  varve_block *level = ir_root(f);
  varve_module *copy;
  varve_buffer difference;
  bool equal;
  for (int i = 0; i < IR_DEPTH; i++) {
    varve_block *inner;
    varve_operation *nest = ir_nest(f, "t.nest", &inner);
    ir_append(level, nest);
    level = inner;
  }
  assert_status(varve_module_clone(f->module, f->context, &copy), OK);
  ir_append(level, ir_make(f, "t.\x01", (varve_operation_state){0}));
  varve_buffer_init(&difference, &f->context->memory);
  assert_status(
      varve_module_equal(f->module, copy, (varve_equal_options){false, false}, &equal, &difference),
      OK);
  assert_false(equal);
  assert_status(varve_buffer_append_char(&difference, 0), OK);
#define NEST "region 0, block 0, op 0 (t.nest), "
#define NESTS NEST NEST NEST NEST NEST NEST NEST
  assert_string_equal(difference.data,
                      "t.nest #0, " NESTS "..., " NESTS
                      "region 0, block 0, op 0 (t.\\01): it is in the first module only");
  varve_buffer_release(&difference);
  varve_module_destroy(copy);
}

static void failing_allocations_are_reported(void **state) {
  ir_fixture *f = *state;
  varve_module *copy;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  make(f, SAME);
  assert_status(varve_module_clone(f->module, f->context, &copy), OK);
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    bool equal = true;
    size_t live = f->allocator.live;
    f->allocator.fail_at = f->allocator.calls + i;
    status = varve_module_equal(f->module, copy, (varve_equal_options){false, false}, &equal, NULL);
    f->allocator.fail_at = 0;
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    assert_int_equal(equal, status == VARVE_STATUS_OK);
    assert_int_equal(f->allocator.live, live);
  }
  varve_module_destroy(copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(every_difference_is_reported),     ir_test(options_ignore_what_they_name),
      ir_test(a_module_equals_itself),           ir_test(an_empty_module_differs_from_a_full_one),
      ir_test(shared_nodes_are_compared_once),   ir_test(deep_differences_have_short_paths),
      ir_test(failing_allocations_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/parser.c, src/text/parse/parse_machine.c, src/text/parse/parse_memo.c */
#include "tests/unit/parse_fixture.h"

static int deep_setup(void **state) { return parse_setup_depth(state, 10 * IR_DEPTH); }

/* Nested text: the middle, count times between before and after, then between begin and end. */
static const struct nest {
  const char *begin;
  const char *before;
  const char *middle;
  const char *after;
  const char *end;
} nests[] = {
    {"", "[", "", "]", ""},
    {"", "{a = ", "1", "}", ""},
    {"", "tuple<", "i1", ">", ""},
    {"", "(", "i1", ") -> i1", ""},
    {"", "() -> (", "i1", ")", ""},
    {"", "tensor<1xi1, ", "1", ">", ""},
    {"", "memref<1x", "i1", ">", ""},
    {"", "#sparse_tensor.slice<", "", ">", ""},
    {"", "loc(fused<", "1", ">[])", ""},
    {"loc(", "\"a\"(", "unknown", ")", ")"},
    {"loc(", "callsite(", "unknown", " at unknown)", ")"},
    {"loc(", "fused[", "\"a\"", ", \"b\"]", ")"},
    {"affine_map<(d0) -> (", "(", "d0", ")", ")>"},
    {"affine_map<(d0) -> (", "-(", "d0", ")", ")>"},
};

static varve_slice nest_text(struct nest nest, size_t count) {
  varve_slice inner = parse_nest(nest.before, nest.middle, nest.after, count);
  size_t begin = strlen(nest.begin), end = strlen(nest.end);
  char *text = malloc(begin + inner.size + end);
  assert_non_null(text);
  memcpy(text, nest.begin, begin);
  memcpy(text + begin, inner.data, inner.size);
  memcpy(text + begin + inner.size, nest.end, end);
  free((char *)inner.data);
  return varve_slice_make(text, begin + inner.size + end);
}

/* Deeper than a recursive parser could go, on a stack of 512 KB or on the default stack. */
static void deep_attributes_are_read(void **state) {
  parse_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(nests); i++) {
    varve_slice text = nest_text(nests[i], IR_DEPTH);
    if (parse_alone(f, varve_parse_attribute_text, text) == NULL)
      fail_msg("%s: %s", nests[i].before, f->message);
    free((char *)text.data);
  }
}

static void deep_regions_are_read(void **state) {
  parse_fixture *f = *state;
  varve_slice text = parse_nest("\"r\"() ({\n", "", "}) : () -> ()\n", IR_DEPTH);
  varve_module *module = parse_source(f, text);
  assert_non_null(module);
  varve_module_destroy(module);
  free((char *)text.data);
}

/* Each construct gives one error. */
static void beyond_the_limit_there_is_one_error(void **state) {
  parse_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(nests); i++) {
    varve_slice nest = nest_text(nests[i], 1100);
    assert_null(parse_alone(f, varve_parse_attribute_text, nest));
    if (f->errors != 1 || strstr(f->message, "limit of 1000 levels") == NULL)
      fail_msg("%s: %s", nests[i].before, f->message);
    free((char *)nest.data);
  }
  varve_slice text = parse_nest("\"r\"() ({\n", "", "}) : () -> ()\n", 1100);
  assert_null(parse_source(f, text));
  assert_int_equal(f->line, 1001);
  assert_non_null(strstr(f->message, "limit of 1000 levels"));
  free((char *)text.data);
}

static void a_part_of_a_file_has_its_lines(void **state) {
  parse_fixture *f = *state;
  f->options.first_line = 100;
  assert_null(parse_source(f, VARVE_SLICE("\"a\"() : () -> ()\nfoo")));
  assert_int_equal(f->line, 101);
  assert_int_equal(f->column, 1);
  varve_module *module = parse_source(f, VARVE_SLICE("\n\"a\"() : () -> ()"));
  assert_non_null(module);
  assert_printed(f, varve_operation_region(module->root, 0)->first->first->location,
                 "loc(\"f.mlir\":101:1)");
  varve_module_destroy(module);
}

static void errors_are_at_the_missing_token(void **state) {
  static const parse_fault faults[] = {
      {"\"a\"()  // comment\n  // more\n\n 1", 6, "expected ':'"},
      {"\"a\"()\t\t1", 6, "expected ':'"},
      {"\"a\"() ", 6, "expected ':'"},
      {"// only\n  1", 3, "expected an operation"},
      {"   1", 4, "expected an operation"},
  };
  assert_source_faults(*state, faults, VARVE_COUNT_OF(faults));
}

/* A small graph prints as gigabytes, but the message is short. */
static void messages_are_bounded(void **state) {
  parse_fixture *f = *state;
  varve_buffer text;
  varve_buffer_init(&text, &f->context->memory);
  assert_status(varve_buffer_append(&text, VARVE_SLICE("!t0 = tuple<i1, i1>\n")), OK);
  for (uint64_t i = 1; i <= 64; i++) {
    assert_status(varve_buffer_append(&text, VARVE_SLICE("!t")), OK);
    assert_status(varve_buffer_append_unsigned(&text, i), OK);
    assert_status(varve_buffer_append(&text, VARVE_SLICE(" = tuple<!t")), OK);
    assert_status(varve_buffer_append_unsigned(&text, i - 1), OK);
    assert_status(varve_buffer_append(&text, VARVE_SLICE(", !t")), OK);
    assert_status(varve_buffer_append_unsigned(&text, i - 1), OK);
    assert_status(varve_buffer_append(&text, VARVE_SLICE(">\n")), OK);
  }
  assert_status(
      varve_buffer_append(&text, VARVE_SLICE("%0 = \"a\"() : () -> !t64\n\"b\"(%0) : (i1) -> ()")),
      OK);
  assert_null(parse_source(f, varve_buffer_slice(&text)));
  assert_non_null(strstr(f->message, "'tuple type'"));
  varve_buffer_release(&text);
}

static const char sample[] =
    "#m = affine_map<(d0) -> (d0)>\n!t = tensor<2xi8>\n"
    "%0:2 = \"a.b\"(%1) <{p = [1, \"x\\n\", dense<[1, 2]> : !t]}> ({\n"
    "^b(%a: i1 loc(\"l\"), %b: !llvm.array<2 x i8>):\n  \"j\"(%a)[^c] : (i1) -> ()\n^c:\n}) {q = "
    "#m,\n"
    "r = dense_resource<k> : !t, s = distinct[0]<>, u = array<i8: 1>, v = sparse<0, 1> : "
    "tensor<2xi8>}\n"
    " : (i1) -> (i1, i2) loc(fused<1>[\"a\", callsite(\"b\" at unknown)])\n"
    "%1 = \"c\"() : () -> i1 loc(#late2)\n#late2 = loc(\"f\":1:2)\n"
    "{-# dialect_resources: {builtin: {k: \"0x040000000102\"}} #-}\n";

/* Each prefix is an error or a module, and leaks nothing (teardown checks that). */
static void every_prefix_is_read_or_rejected(void **state) {
  parse_fixture *f = *state;
  for (size_t size = 0; size < sizeof sample; size++) {
    char *copy = malloc(size + 1);
    assert_non_null(copy);
    memcpy(copy, sample, size);
    varve_module *module = parse_source(f, varve_slice_make(copy, size));
    if (module != NULL)
      varve_module_destroy(module);
    free(copy);
  }
}

static void every_allocation_may_fail(void **state) {
  (void)state;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t fail_at = 1; status == VARVE_STATUS_OUT_OF_MEMORY; fail_at++) {
    test_allocator allocator = {.fail_at = fail_at};
    varve_allocator hook = {test_resize, &allocator};
    varve_context_options options = {.allocator = &hook, .seed = 1};
    varve_parse_options parse_options = {.file_name = VARVE_SLICE("f")};
    varve_context *context;
    varve_module *module = NULL;
    status = varve_context_make(&options, &context);
    if (status == VARVE_STATUS_OK) {
      status = varve_parse_module(context, varve_slice_of(sample), &parse_options, &module);
      if (status == VARVE_STATUS_OK)
        varve_module_destroy(module);
      varve_context_destroy(context);
    }
    assert_int_equal(allocator.live, 0);
  }
  assert_status(status, OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(deep_attributes_are_read, deep_setup, parse_teardown),
      cmocka_unit_test_setup_teardown(deep_regions_are_read, deep_setup, parse_teardown),
      parse_test(beyond_the_limit_there_is_one_error),
      parse_test(a_part_of_a_file_has_its_lines),
      parse_test(errors_are_at_the_missing_token),
      parse_test(messages_are_bounded),
      parse_test(every_prefix_is_read_or_rejected),
      cmocka_unit_test(every_allocation_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_names.c */
#include "tests/unit/names_fixture.h"

/* The numbers of a region continue those of its parent. Sibling regions have the same numbers. */
static void regions_beside_each_other_have_the_same_numbers(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  %a = \"t.a\"() : () -> i32\n"
              "  \"t.f\"() ({\n"
              "  ^bb0(%x: i32):\n"
              "    %b = \"t.a\"() : () -> i32\n"
              "    \"t.br\"(%b)[^bb1] : (i32) -> ()\n"
              "  ^bb1(%y: i32):\n"
              "    \"t.use\"(%x, %y, %a) : (i32, i32, i32) -> ()\n"
              "  }, {\n"
              "  ^bb0(%x: i32):\n"
              "    %b = \"t.a\"() : () -> i32\n"
              "  }) : () -> ()\n"
              "  %c = \"t.a\"() : () -> i32\n"
              "}) : () -> ()\n",
              "  %0 = \"t.a\"() : () -> i32\n"
              "  \"t.f\"() ({\n"
              "  ^bb0(%arg0: i32):\n"
              "    %2 = \"t.a\"() : () -> i32\n"
              "    \"t.br\"(%2)[^bb1] : (i32) -> ()\n"
              "  ^bb1(%3: i32):  // pred: ^bb0\n"
              "    \"t.use\"(%arg0, %3, %0) : (i32, i32, i32) -> ()\n"
              "  }, {\n"
              "  ^bb0(%arg0: i32):\n"
              "    %2 = \"t.a\"() : () -> i32\n"
              "  }) : () -> ()\n"
              "  %1 = \"t.a\"() : () -> i32\n");
}

/* A name is used by all surrounding regions, also if it is defined further below. */
static void names_differ_from_those_around(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  \"t.f\"() ({\n"
              "    %b = \"n.plain\"() : () -> i32\n"
              "    %c = \"n.plain\"() : () -> i32\n"
              "    \"t.f\"() ({\n"
              "      %d = \"n.plain\"() : () -> i32\n"
              "    }) : () -> ()\n"
              "  }) : () -> ()\n"
              "  \"t.f\"() ({\n"
              "    %b = \"n.plain\"() : () -> i32\n"
              "  }) : () -> ()\n"
              "  %a = \"n.plain\"() : () -> i32\n"
              "  %e = \"n.plain\"() : () -> i32\n"
              "}) : () -> ()\n",
              "  \"t.f\"() ({\n"
              "    %plain_1 = \"n.plain\"() : () -> i32\n"
              "    %plain_2 = \"n.plain\"() : () -> i32\n"
              "    \"t.f\"() ({\n"
              "      %plain_3 = \"n.plain\"() : () -> i32\n"
              "    }) : () -> ()\n"
              "  }) : () -> ()\n"
              "  \"t.f\"() ({\n"
              "    %plain_1 = \"n.plain\"() : () -> i32\n"
              "  }) : () -> ()\n"
              "  %plain = \"n.plain\"() : () -> i32\n"
              "  %plain_0 = \"n.plain\"() : () -> i32\n");
}

static void results_share_the_name_before_them(void **state) {
  names_check(
      *state,
      "\"t.module\"() ({\n"
      "  %a:4 = \"n.groups\"() <{resultSegmentSizes = array<i32: 1, 2, 1>}>"
      " : () -> (i32, i32, i32, i32)\n"
      "  %b:3 = \"n.groups\"() <{resultSegmentSizes = array<i32: 1, 0, 2>}>"
      " : () -> (i32, i32, i32)\n"
      "  %c:3 = \"t.a\"() : () -> (i32, i32, i32)\n"
      "  \"t.use\"(%a#0, %a#1, %a#2, %a#3, %c#2) : (i32, i32, i32, i32, i32) -> ()\n"
      "}) : () -> ()\n",
      "  %head, %tail:2, %each = \"n.groups\"() <{resultSegmentSizes = array<i32: 1, 2, 1>}>"
      " : () -> (i32, i32, i32, i32)\n"
      "  %head_0, %each_1, %each_2 = \"n.groups\"() <{resultSegmentSizes = array<i32: 1, 0, 2>}>"
      " : () -> (i32, i32, i32)\n"
      "  %0:3 = \"t.a\"() : () -> (i32, i32, i32)\n"
      "  \"t.use\"(%head, %tail#0, %tail#1, %each, %0#2) : (i32, i32, i32, i32, i32) -> ()\n");
}

static void entry_blocks_and_their_arguments_have_names(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  %a = \"t.a\"() : () -> i32\n"
              "  \"n.body\"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({\n"
              "  ^bb0(%x: i32, %y: i32, %z: i32):\n"
              "    \"t.br\"(%z)[^bb1] : (i32) -> ()\n"
              "  ^bb1(%w: i32):\n"
              "    \"t.use\"(%x, %y, %z, %w) : (i32, i32, i32, i32) -> ()\n"
              "  }) : (i32, i32, i32) -> ()\n"
              "  \"n.body\"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> ({\n"
              "  }) : (i32) -> ()\n"
              "}) : () -> ()\n",
              "  %0 = \"t.a\"() : () -> i32\n"
              "  \"n.body\"(%0, %0, %0) <{operandSegmentSizes = array<i32: 2, 1>}> ({\n"
              "  ^start(%in: i32, %in_0: i32, %out: i32):\n"
              "    \"t.br\"(%out)[^bb1] : (i32) -> ()\n"
              "  ^bb1(%1: i32):  // pred: ^start\n"
              "    \"t.use\"(%in, %in_0, %out, %1) : (i32, i32, i32, i32) -> ()\n"
              "  }) : (i32, i32, i32) -> ()\n"
              "  \"n.body\"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({\n"
              "  }) : (i32) -> ()\n");
}

typedef struct located_name {
  const char *location;
  const char *name;
} located_name;

static void names_of_locations_become_identifiers(void **state) {
  static const located_name rows[] = {
      {"loc(\"x y\")", "%x_y"},
      {"loc(\"9\")", "%_9"},
      {"loc(\"+a+\")", "%_2Ba2B"},
      {"loc(\"\\01\")", "%_1"},
      {"loc(\" a\")", "%_a"},
      {"loc(\"\")", "%0"},
      {"loc(unknown)", "%0"},
      {"loc(callsite(\"f\":1:2 at \"caller\"))", "%caller"},
      {"loc(fused[\"f\":1:2, \"a\"(\"b\"), \"c\"])", "%a"},
  };
  varve_print_options options = print_local;
  options.use_location_names = true;
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    char text[256], expected[256];
    snprintf(text, sizeof text, "%%0 = \"t.a\"() : () -> i32 %s", rows[i].location);
    snprintf(expected, sizeof expected,
             "\"builtin.module\"() ({\n  %s = \"t.a\"() : () -> i32\n}) : () -> ()\n",
             rows[i].name);
    print_check(*state, text, options, expected);
  }
}

static void arguments_have_names_of_locations(void **state) {
  varve_print_options options = print_local;
  options.use_location_names = true;
  print_check(*state,
              "\"t.f\"() ({\n"
              "^bb0(%a: i32 loc(\"first\"), %b: i32):\n"
              "  \"t.br\"(%b)[^bb1] : (i32) -> ()\n"
              "^bb1(%c: i32 loc(\"first\")):\n"
              "  \"t.use\"(%a, %b, %c) : (i32, i32, i32) -> ()\n"
              "}) : () -> ()\n",
              options,
              "\"builtin.module\"() ({\n"
              "  \"t.f\"() ({\n"
              "  ^bb0(%first: i32, %arg1: i32):\n"
              "    \"t.br\"(%arg1)[^bb1] : (i32) -> ()\n"
              "  ^bb1(%first_0: i32):  // pred: ^bb0\n"
              "    \"t.use\"(%first, %arg1, %first_0) : (i32, i32, i32) -> ()\n"
              "  }) : () -> ()\n"
              "}) : () -> ()\n");
}

/* 2^40 paths lead through these locations. */
static void shared_locations_are_visited_once(void **state) {
  ir_fixture *f = *state;
  varve_print_options options = print_local;
  const varve_entity *location;
  assert_status(varve_file_line_column_get(f->context, ir_string(f, "f"), 1, 1, &location), OK);
  for (unsigned i = 0; i < 40; i++)
    assert_status(varve_call_site_location_get(f->context, location, location, &location), OK);
  varve_operation *op = ir_define(f);
  op->location = location;
  ir_append(ir_root(f), op);
  options.use_location_names = true;
  print_check_module(f->module, options,
                     "\"builtin.module\"() ({\n  %0 = \"t.define\"() : () -> i32\n}) : () -> ()\n");
}

static void numbers_can_be_unique_in_the_module(void **state) {
  varve_print_options options = print_local;
  options.generic = false;
  options.unique_numbers = true;
  print_check(*state,
              "\"t.f\"() ({\n"
              "  ^bb0(%x: i32):\n"
              "    %b = \"t.a\"() : () -> i32\n"
              "  }, {\n"
              "  ^bb0(%x: i32):\n"
              "    %b = \"t.a\"() : () -> i32\n"
              "  }) : () -> ()\n",
              options,
              "module {\n"
              "  \"t.f\"() ({\n"
              "  ^bb0(%arg1: i32):\n"
              "    %1 = \"t.a\"() : () -> i32\n"
              "  }, {\n"
              "  ^bb0(%arg0: i32):\n"
              "    %0 = \"t.a\"() : () -> i32\n"
              "  }) : () -> ()\n"
              "}\n");
}

/* Names of surrounding regions are tried once, not once in each region. */
static void names_in_use_are_tried_once(void **state) {
  enum { COUNT = 20000 };
  names_fixture *f = *state;
  varve_context *context = f->ir.context;
  varve_print_options options = print_local;
  const varve_entity *location, *unknown = context->unknown_location;
  char text[32];
  options.use_location_names = true;
  options.generic = false;
  varve_block *root = ir_root(&f->ir), *inside;
  for (unsigned i = 0; i <= COUNT; i++) {
    snprintf(text, sizeof text, i == 0 ? "x" : "x_%u", i - 1);
    assert_status(varve_name_location_get(context, ir_string(&f->ir, text), unknown, &location),
                  OK);
    ir_append(root, ir_define(&f->ir))->location = location;
  }
  assert_status(varve_name_location_get(context, ir_string(&f->ir, "x"), unknown, &location), OK);
  for (unsigned i = 0; i < COUNT; i++) {
    ir_append(root, ir_nest(&f->ir, "t.nest", &inside));
    ir_append(inside, ir_define(&f->ir))->location = location;
  }
  varve_buffer out;
  varve_buffer_init(&out, &context->memory);
  assert_status(varve_print_module(f->ir.module, &options, &out), OK);
  assert_status(varve_buffer_append_char(&out, 0), OK);
  assert_non_null(strstr(out.data, "%x_20000 = "));
  assert_null(strstr(out.data, "%x_20001 = "));
  varve_buffer_release(&out);
}

static void failing_allocations_are_errors(void **state) {
  names_fixture *f = *state;
  static const char source[] = "%0:2 = \"n.named\"() : () -> (i32, i32) loc(\"a b\")\n"
                               "%1:2 = \"n.named\"() : () -> (i32, i32) loc(fused[\"f\":1:2])\n"
                               "%2 = \"n.by\"() {key = 5} : () -> i32\n";
  const varve_parse_options parse = {.file_name = VARVE_SLICE("-")};
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  varve_print_options options = print_local;
  varve_module *module;
  options.use_location_names = true;
  options.generic = false;
  assert_status(varve_parse_module(f->ir.context, varve_slice_of(source), &parse, &module), OK);
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    varve_buffer out;
    varve_buffer_init(&out, &f->ir.context->memory);
    f->ir.allocator.fail_at = f->ir.allocator.calls + i;
    status = varve_print_module(module, &options, &out);
    f->ir.allocator.fail_at = 0;
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    varve_buffer_release(&out);
  }
  varve_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      names_test(regions_beside_each_other_have_the_same_numbers),
      names_test(names_differ_from_those_around),
      names_test(results_share_the_name_before_them),
      names_test(entry_blocks_and_their_arguments_have_names),
      ir_test(names_of_locations_become_identifiers),
      ir_test(arguments_have_names_of_locations),
      ir_test(shared_locations_are_visited_once),
      ir_test(numbers_can_be_unique_in_the_module),
      names_test(names_in_use_are_tried_once),
      names_test(failing_allocations_are_errors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_number.c */
#include "tests/unit/print_fixture.h"

static void later_regions_are_numbered_first(void **state) {
  print_check(*state,
              "%r:2 = \"top.a\"() ({\n"
              "  %0 = \"in.a\"() : () -> i32\n"
              "  \"in.b\"() ({\n"
              "  ^bb0(%x: i32):\n"
              "    %1 = \"in.c\"(%0) : (i32) -> i32\n"
              "    \"br\"(%1)[^bb1] : (i32) -> ()\n"
              "  ^bb1(%y: i32, %z: i32):\n"
              "    \"t\"(%x, %y, %z, %0) : (i32, i32, i32, i32) -> ()\n"
              "  }, {\n"
              "  ^bb0(%x: i64):\n"
              "    %1 = \"in.d\"() : () -> i32\n"
              "  }) : () -> ()\n"
              "  \"in.e\"() ({\n"
              "  ^bb0(%x: i32):\n"
              "    %1:2 = \"in.c\"(%0) : (i32) -> (i32, i32)\n"
              "    \"u\"(%1#1, %1#0) : (i32, i32) -> ()\n"
              "  }) : () -> ()\n"
              "}) : () -> (i32, i32)\n"
              "\"func.func\"() <{function_type = (i32) -> i32, sym_name = \"g\"}> ({\n"
              "^bb0(%a: i32):\n"
              "  \"func.return\"(%a) : (i32) -> ()\n"
              "}) : () -> ()\n"
              "\"use\"(%r#1) : (i32) -> ()\n",
              print_local,
              "\"builtin.module\"() ({\n"
              "  %0:2 = \"top.a\"() ({\n"
              "    %1 = \"in.a\"() : () -> i32\n"
              "    \"in.b\"() ({\n"
              "    ^bb0(%arg3: i32):\n"
              "      %4 = \"in.c\"(%1) : (i32) -> i32\n"
              "      \"br\"(%4)[^bb1] : (i32) -> ()\n"
              "    ^bb1(%5: i32, %6: i32):  // pred: ^bb0\n"
              "      \"t\"(%arg3, %5, %6, %1) : (i32, i32, i32, i32) -> ()\n"
              "    }, {\n"
              "    ^bb0(%arg2: i64):\n"
              "      %3 = \"in.d\"() : () -> i32\n"
              "    }) : () -> ()\n"
              "    \"in.e\"() ({\n"
              "    ^bb0(%arg1: i32):\n"
              "      %2:2 = \"in.c\"(%1) : (i32) -> (i32, i32)\n"
              "      \"u\"(%2#1, %2#0) : (i32, i32) -> ()\n"
              "    }) : () -> ()\n"
              "  }) : () -> (i32, i32)\n"
              "  \"func.func\"() <{function_type = (i32) -> i32, sym_name = \"g\"}> ({\n"
              "  ^bb0(%arg0: i32):\n"
              "    \"func.return\"(%arg0) : (i32) -> ()\n"
              "  }) : () -> ()\n"
              "  \"use\"(%0#1) : (i32) -> ()\n"
              "}) : () -> ()\n");
}

/* Values that are not in the module have no number, whatever their scratch number is. */
static void values_from_elsewhere_are_unknown(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_root(f), *other;
  varve_operation *detached = ir_define(f);
  varve_operation *nest = ir_nest(f, "t.nest", &other);
  varve_value *argument = ir_argument(f, other), *forward;
  assert_status(varve_forward_value_create(f->module, f->context->i32, &forward), OK);
  ir_append(block, ir_define(f));
  varve_operation *use = ir_append(block, ir_use(f, varve_operation_result(detached, 0)));
  ir_append(block, ir_use(f, argument));
  varve_operation *late = ir_append(block, ir_use(f, forward));
  print_check_module(f->module, print_local,
                     "\"builtin.module\"() ({\n"
                     "  %0 = \"t.define\"() : () -> i32\n"
                     "  \"t.use\"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()\n"
                     "  \"t.use\"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()\n"
                     "  \"t.use\"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()\n"
                     "}) : () -> ()\n");
  varve_operation_set_operand(use, 0, NULL);
  varve_operation_set_operand(late, 0, NULL);
  varve_forward_value_destroy(f->module, forward);
  ir_append(block, nest);
  print_check_module(f->module, print_local,
                     "\"builtin.module\"() ({\n"
                     "  %0 = \"t.define\"() : () -> i32\n"
                     "  \"t.use\"(<<NULL VALUE>>) : (<<NULL TYPE>>) -> ()\n"
                     "  \"t.use\"(%arg0) : (i32) -> ()\n"
                     "  \"t.use\"(<<NULL VALUE>>) : (<<NULL TYPE>>) -> ()\n"
                     "  \"t.nest\"() ({\n"
                     "  ^bb0(%arg0: i32):\n"
                     "  }) : () -> ()\n"
                     "}) : () -> ()\n");
}

static void blocks_from_elsewhere_are_invalid(void **state) {
  ir_fixture *f = *state;
  varve_block *block = ir_root(f), *outside = ir_block(f, NULL);
  ir_append(block, ir_make(f, "t.br",
                           (varve_operation_state){.successors = &outside, .successor_count = 1}));
  (void)ir_append(
      outside,
      ir_make(f, "t.br", (varve_operation_state){.successors = &block, .successor_count = 1}));
  print_check_module(f->module, print_local,
                     "\"builtin.module\"() ({\n"
                     "  \"t.br\"()[INVALIDBLOCK] : () -> ()\n"
                     "}) : () -> ()\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(later_regions_are_numbered_first),
      ir_test(values_from_elsewhere_are_unknown),
      ir_test(blocks_from_elsewhere_are_invalid),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print_operation/print_operation.c */
#include "tests/unit/print_fixture.h"

static void parts_keep_their_order(void **state) {
  print_check_same(*state, "  %0 = \"a\"() : () -> i32\n"
                           "  %1:2 = \"b\\22 c\"(%0, %0) <{p = 1 : i64}> ({\n"
                           "  ^bb0:\n"
                           "  }, {\n"
                           "  }, {\n"
                           "    \"c\"() : () -> ()\n"
                           "  }) {d} : (i32, i32) -> (i32, () -> i32)\n"
                           "  \"d\"(%1#1) <\"text\"> : (() -> i32) -> ()\n"
                           "  %2 = \"e\"() <{}> : () -> (() -> ())\n");
}

static void blocks_list_their_predecessors(void **state) {
  print_check_same(*state, "  \"a\"() ({\n"
                           "  ^bb0(%arg0: i1, %arg1: index):\n"
                           "    \"br\"()[^bb1, ^bb1] : () -> ()\n"
                           "  ^bb1:  // 2 preds: ^bb0, ^bb0\n"
                           "    \"br\"()[^bb3] : () -> ()\n"
                           "  ^bb2:  // no predecessors\n"
                           "    \"br\"()[^bb3, ^bb4] : () -> ()\n"
                           "  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb4\n"
                           "    \"end\"() : () -> ()\n"
                           "  ^bb4(%0: i8):  // pred: ^bb2\n"
                           "    \"br\"()[^bb3] : () -> ()\n"
                           "  }) : () -> ()\n");
}

/* mlir-opt prints no properties if no property of a registered operation is set. */
static void registered_operations_hide_empty_properties(void **state) {
  ir_fixture *f = *state;
  varve_registry_attach(varve_registry_builtin(), f->context);
  varve_block *block = ir_root(f);
  varve_operation_state with_none = {.properties = f->context->empty_dictionary};
  ir_append(block, ir_make(f, "test_dyn.op", with_none));
  ir_append(block, ir_make(f, "other.addi", with_none));
  print_check_module(f->module, print_local,
                     "\"builtin.module\"() ({\n"
                     "  \"test_dyn.op\"() : () -> ()\n"
                     "  \"other.addi\"() <{}> : () -> ()\n"
                     "}) : () -> ()\n");
}

static void deep_regions_need_no_stack(void **state) {
  enum { DEPTH = 3000 };
  ir_fixture *f = *state;
  varve_block *block = ir_root(f);
  varve_buffer out;
  for (int i = 0; i < DEPTH; i++) {
    varve_block *inner;
    ir_append(block, ir_nest(f, "t.n", &inner));
    block = inner;
  }
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_module(f->module, &print_local, &out), OK);
  assert_true(out.size > (size_t)DEPTH * DEPTH * 2);
  varve_buffer_release(&out);
  f->context->limits.max_output = 1 << 20;
  assert_status(varve_print_module(f->module, &print_local, &out), LIMIT_EXCEEDED);
  varve_buffer_release(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(parts_keep_their_order),
      ir_test(blocks_list_their_predecessors),
      ir_test(registered_operations_hide_empty_properties),
      ir_test(deep_regions_need_no_stack),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

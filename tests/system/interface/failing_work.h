/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Work in a context, done again and again while another allocation fails each time. */
#ifndef VARVE_TESTS_FAILING_WORK_H
#define VARVE_TESTS_FAILING_WORK_H

#include "tests/system/interface/sample_files.h"

typedef varve_status work_function(varve_context *context, varve_slice input);

/* The context uses the definitions of the registry; NULL: the built-in ones. */
static inline void fail_each_allocation_in(varve_registry *registry, varve_slice input,
                                           work_function *work) {
  for (uint64_t fail_at = 0;; fail_at++) {
    failing_allocator state = {.fail_at = fail_at};
    varve_allocator allocator = {failing_resize, &state};
    varve_context_options options = {.struct_size = sizeof(varve_context_options)};
    options.allocator = &allocator;
    options.registry = registry;
    options.seed = 1;
    varve_context *context;
    varve_status status = varve_context_create(&options, &context);
    if (status == VARVE_STATUS_OK)
      status = work(context, input);
    else
      assert_null(context);
    varve_context_destroy(context);
    assert_int_equal(state.held, 0);
    if (status == VARVE_STATUS_OK)
      return;
    assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
  }
}

static inline void fail_each_allocation(varve_slice input, work_function *work) {
  fail_each_allocation_in(NULL, input, work);
}

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which operations mlir-opt 22 registers, as far as it can be told without their definitions. */
#include "dialect/definition.h"

#include <stdlib.h>

/* In place of pointers, which would be relocated at start-up. */
enum { NAME_ROOM = 56 };
static const char test_operations[][NAME_ROOM] = {
#define VARVE_TEST_OPERATION(name) #name,
#include "dialect/test_operations.def"
#undef VARVE_TEST_OPERATION
};

static int compare_names(const void *key, const void *element) {
  return varve_slice_compare(*(const varve_slice *)key, varve_slice_of(element));
}

bool varve_operation_is_registered(varve_slice dialect, varve_slice suffix) {
  if (!varve_slice_equal(dialect, VARVE_SLICE("test")))
    return varve_dialect_is_known(dialect);
  return bsearch(&suffix, test_operations, VARVE_COUNT_OF(test_operations), NAME_ROOM,
                 compare_names) != NULL;
}

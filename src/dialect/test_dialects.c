/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* mlir-opt 22 registers these for its own tests. No package has their definitions; of `test` the
 * names of the operations are known. */
#include "dialect/test_dialects.h"

/* One pool of strings: each has a member that is named by its line in the list. */
#define JOIN_NOW(a, b) a##b
#define JOIN(a, b) JOIN_NOW(a, b)
#define AT_LINE JOIN(at_, __LINE__)

static const struct string_pool {
  char none[1];
  char test[sizeof "test"];
  char test_dyn[sizeof "test_dyn"];
  char test_irdl_to_cpp[sizeof "test_irdl_to_cpp"];
#define VARVE_TEST_OPERATION(name) char AT_LINE[sizeof "test." #name];
#include "dialect/test_operations.def"
#undef VARVE_TEST_OPERATION
} strings = {
    "",
    "test",
    "test_dyn",
    "test_irdl_to_cpp",
#define VARVE_TEST_OPERATION(name) "test." #name,
#include "dialect/test_operations.def"
#undef VARVE_TEST_OPERATION
};

static const varve_operation_record operations[] = {
#define VARVE_TEST_OPERATION(operation)                                                            \
  {.name = offsetof(struct string_pool, AT_LINE), .flags = VARVE_OPERATION_NAME_ONLY},
#include "dialect/test_operations.def"
#undef VARVE_TEST_OPERATION
};

static const varve_dialect_record dialects[] = {
    {.name = offsetof(struct string_pool, test),
     .flags = VARVE_DIALECT_UNKNOWN_OPERATIONS,
     .operations = {0, VARVE_COUNT_OF(operations)}},
    {.name = offsetof(struct string_pool, test_dyn), .flags = VARVE_DIALECT_NAME_ONLY},
    {.name = offsetof(struct string_pool, test_irdl_to_cpp), .flags = VARVE_DIALECT_NAME_ONLY},
};

void varve_test_dialects(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .dialects = dialects,
                                      .operations = operations,
                                      .dialect_count = VARVE_COUNT_OF(dialects)};
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* mlir-opt 22 registers these dialects for its own tests. No package has their definitions; for
 * `test` the names of the operations are known. */
#include "dialect/registry/test_dialects.h"

/* One pool of strings: the list makes a struct with a member for each line. */
#define JOIN_NOW(a, b) a##b
#define JOIN(a, b) JOIN_NOW(a, b)
#define AT_LINE JOIN(at_, __LINE__)

static const struct string_pool {
  char none[1];
  char test[sizeof "test"];
  char test_dyn[sizeof "test_dyn"];
  char test_irdl_to_cpp[sizeof "test_irdl_to_cpp"];
#define VARVE_TEST_OPERATION(name) char AT_LINE[sizeof "test." #name];
#include "dialect/registry/test_operations.def"
#undef VARVE_TEST_OPERATION
} strings = {
    "",
    "test",
    "test_dyn",
    "test_irdl_to_cpp",
#define VARVE_TEST_OPERATION(name) "test." #name,
#include "dialect/registry/test_operations.def"
#undef VARVE_TEST_OPERATION
};

_Static_assert(sizeof strings <= UINT16_MAX, "two bytes hold every offset");
#define TWO_BYTES(number) (number) & 0xFF, (number) >> 8
#define NAME(member) TWO_BYTES(offsetof(struct string_pool, member))

enum {
  OPERATION_COUNT = 0
#define VARVE_TEST_OPERATION(name) +1
#include "dialect/registry/test_operations.def"
#undef VARVE_TEST_OPERATION
  ,
  OPERATION_SIZE = 3, /* name, flags */
  DIALECT_COUNT = 3,
  DIALECT_SIZE = 5 /* name, flags, number of operations */
};

static const unsigned char
    rows[OPERATION_COUNT * OPERATION_SIZE + DIALECT_COUNT * DIALECT_SIZE + VARVE_ROW_PADDING] = {
#define VARVE_TEST_OPERATION(operation) NAME(AT_LINE), VARVE_OPERATION_NAME_ONLY,
#include "dialect/registry/test_operations.def"
#undef VARVE_TEST_OPERATION
        NAME(test),
        VARVE_DIALECT_UNKNOWN_OPERATIONS,
        TWO_BYTES(OPERATION_COUNT),
        NAME(test_dyn),
        VARVE_DIALECT_NAME_ONLY,
        TWO_BYTES(0),
        NAME(test_irdl_to_cpp),
        VARVE_DIALECT_NAME_ONLY,
        TWO_BYTES(0),
};

static const varve_row_layout layouts[VARVE_LAYOUT_COUNT] = {
    [VARVE_TABLE_operations] = {0, OPERATION_SIZE, 3, {2, 0, 1}, {0}},
    [VARVE_TABLE_dialects] =
        {OPERATION_COUNT * OPERATION_SIZE, DIALECT_SIZE, 5, {2, 0, 1, 0, 2}, {0}},
};

void varve_test_dialects(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = DIALECT_COUNT};
}

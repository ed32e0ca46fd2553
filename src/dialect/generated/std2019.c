/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/std2019: change those. */
#include "dialect/generated/std2019.h"

static const struct {
  char part_0[386];
} strings = {
    "\0"
    "sym_name\0"
    "type\0"
    "body\0"
    "builtin\0"
    "std2019\0"
    "StrAttr\0"
    "TypeAttrOf<FunctionType>\0"
    "hook:func\0"
    "AffineScope\0"
    "AutomaticAllocationScope\0"
    "FunctionLike\0"
    "IsolatedFromAbove\0"
    "Symbol\0"
    "builtin.func\0"
    "SymbolNameAttr\0"
    "1\0"
    "($sym_name^)\? attr-dict-with-keyword $body\0"
    "SymbolTable\0"
    "SingleBlockImplicitTerminator<module_terminator>\0"
    "\"module_terminator\"\0"
    "builtin.module\0"
    "HasParent<builtin.module>\0"
    "Terminator\0"
    "builtin.module_terminator",
};

static const unsigned char rows[] = {
    20, 28, 3, 154, 0, 69, 4, 0, 1, 0, 2, 0, 5, 0, 0, 52, 1, 184, 4, 1, 1, 2, 1, 5, 3,
    8, 1, 104, 1, 0, 0, 0, 0, 0, 0, 10, 2, 0, 0, 15, 3, 15, 5, 1, 1, 0, 10, 2, 0, 1,
    4, 1, 0, 0, 1, 36, 1, 44, 7, 0, 1, 167, 7, 182, 79, 0, 91, 0, 116, 0, 129, 0, 147, 0, 129,
    0, 227, 0, 239, 0, 119, 1, 32, 1, 67, 1, 93, 1, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 3, 5, {1, 1, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 1 dialects */
    {3, 12, 17, {2, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 3 operations */
    {39, 0, 0, {0}, {0}}, /* 0 entities */
    {39, 2, 2, {1, 1}, {0, 0}}, /* 2 values */
    {43, 3, 5, {1, 1, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 3 properties */
    {52, 0, 0, {0}, {0}}, /* 0 enums */
    {52, 0, 0, {0}, {0}}, /* 0 enum_cases */
    {52, 2, 2, {1, 1}, {0, 0}}, /* 6 constraints */
    {64, 2, 1, {2}, {0}}, /* 12 numbers */
    {88, 4, 1, {4}, {0}}, /* 0 constants */
};

void varve_generated_std2019(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 1};
}

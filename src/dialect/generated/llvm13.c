/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm13: change those. */
#include "dialect/generated/llvm13.h"

static const struct {
  char part_0[332];
} strings = {
    "\0"
    "sym_name\0"
    "type\0"
    "sym_visibility\0"
    "body\0"
    "builtin\0"
    "llvm13\0"
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
    "NoTerminator\0"
    "SingleBlock\0"
    "RegionKindInterface\0"
    "HasOnlyGraphRegion\0"
    "builtin.module",
};

static const unsigned char rows[] = {
    35, 43, 2, 168, 0, 83, 4, 0, 1, 0, 3, 6, 5, 61, 1, 198, 4, 1, 1, 3, 1, 0, 6, 30, 3,
    30, 5, 1, 1, 0, 10, 2, 0, 15, 1, 1, 1, 4, 1, 0, 0, 1, 50, 1, 58, 7, 0, 1, 181, 7,
    196, 143, 0, 241, 0, 253, 0, 10, 1, 22, 1, 42, 1, 93, 0, 105, 0, 130, 0, 143, 0, 161, 0, 0, 0,
    0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 3, 5, {1, 1, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 1 dialects */
    {3, 10, 15, {2, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 2 operations */
    {23, 0, 0, {0}, {0}}, /* 0 entities */
    {23, 2, 2, {1, 1}, {0, 0}}, /* 2 values */
    {27, 3, 5, {1, 1, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 4 properties */
    {39, 0, 0, {0}, {0}}, /* 0 enums */
    {39, 0, 0, {0}, {0}}, /* 0 enum_cases */
    {39, 2, 2, {1, 1}, {0, 0}}, /* 6 constraints */
    {51, 2, 1, {2}, {0}}, /* 11 numbers */
    {73, 4, 1, {4}, {0}}, /* 0 constants */
};

void varve_generated_llvm13(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 1};
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm19: change those. */
#include "dialect/generated/llvm19.h"

static const struct {
  char part_0[273];
} strings = {
    "\0"
    "sym_name\0"
    "function_type\0"
    "sym_visibility\0"
    "arg_attrs\0"
    "res_attrs\0"
    "body\0"
    "llvm19\0"
    "SymbolNameAttr\0"
    "TypeAttrOf<FunctionType>\0"
    "StrAttr\0"
    "ArrayOf<DictionaryAttr>\0"
    "hook:func.func\0"
    "AffineScope\0"
    "AutomaticAllocationScope\0"
    "FunctionOpInterface\0"
    "IsolatedFromAbove\0"
    "OpAsmOpInterface\0"
    "default_dialect\0"
    "\"func\"",
};

static const unsigned char rows[] = {
    153, 64, 16, 1, 148, 143, 4, 1, 5, 5, 5, 1, 59, 5, 1, 1, 0, 10, 2, 0, 24, 3, 1, 39, 4,
    1, 49, 4, 1, 0, 0, 1, 71, 1, 86, 1, 111, 1, 119, 7, 0, 158, 0, 170, 0, 195, 0, 215, 0, 233,
    0, 250, 0, 10, 1, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 4, 5, {1, 1, 1, 0, 1}, {0, 0, 0, 0, 0}}, /* 1 dialects */
    {4, 8, 17, {1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 1 operations */
    {12, 0, 0, {0}, {0}}, /* 0 entities */
    {12, 2, 2, {1, 1}, {0, 0}}, /* 1 values */
    {14, 3, 5, {1, 1, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 5 properties */
    {29, 0, 0, {0}, {0}}, /* 0 enums */
    {29, 0, 0, {0}, {0}}, /* 0 enum_cases */
    {29, 2, 2, {1, 1}, {0, 0}}, /* 6 constraints */
    {41, 2, 1, {2}, {0}}, /* 7 numbers */
    {55, 4, 1, {4}, {0}}, /* 0 constants */
};

void varve_generated_llvm19(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 1};
}

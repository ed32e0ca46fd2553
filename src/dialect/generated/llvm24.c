/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm24: change those. */
#include "dialect/generated/llvm24.h"

static const struct {
  char part_0[447];
} strings = {
    "\0"
    "false\0"
    "memref\0"
    "indices\0"
    "result\0"
    "nontemporal\0"
    "alignment\0"
    "invariant\0"
    "llvm24\0"
    "arith\0"
    "ub\0"
    "AnyMemRef\0"
    "Index\0"
    "BoolAttr\0"
    "AllOf<I64Attr, IntPositive, IntPowerOf2>\0"
    "$memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "TypesMatchWith<memref,result>\0"
    "MemRefsNormalizable\0"
    "AlignmentAttrOpInterface\0"
    "MemorySpaceCastConsumerOpInterface\0"
    "PromotableMemOpInterface\0"
    "DestructurableAccessorOpInterface\0"
    "let\0"
    "[\"type($result) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.load",
};

static const unsigned char rows[] = {
    7, 61, 16, 1, 6, 2, 179, 1, 143, 2, 2, 1, 3, 6, 8, 1, 7, 1, 0, 14, 2, 2, 22, 0, 0,
    29, 3, 1, 1, 41, 4, 0, 1, 51, 3, 1, 1, 0, 0, 1, 77, 1, 87, 1, 93, 1, 102, 196, 0, 226,
    0, 246, 0, 15, 1, 50, 1, 75, 1, 68, 0, 74, 0, 109, 1, 113, 1, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 6, 13, {1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 1 dialects */
    {6, 10, 17, {2, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 1 operations */
    {16, 0, 0, {0}, {0}}, /* 0 entities */
    {16, 3, 3, {1, 1, 1}, {0, 0, 0}}, /* 3 values */
    {25, 4, 5, {1, 1, 0, 1, 1}, {0, 0, 0, 0, 0}}, /* 3 properties */
    {37, 0, 0, {0}, {0}}, /* 0 enums */
    {37, 0, 0, {0}, {0}}, /* 0 enum_cases */
    {37, 2, 2, {1, 1}, {0, 0}}, /* 5 constraints */
    {47, 2, 1, {2}, {0}}, /* 10 numbers */
    {67, 4, 1, {4}, {0}}, /* 0 constants */
};

void varve_generated_llvm24(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 1};
}

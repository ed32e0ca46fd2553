/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm21: change those. */
#include "dialect/generated/llvm21.h"

#include "dialect/generated/strings.h"

static const unsigned char rows[] = {
    230, 212, 1, 120, 167, 6, 16, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 7, 3, {3, 3, 1}, {0, 0, 0}}, /* 1 dialects */
    {7, 0, 0, {0}, {0}}, /* 0 operations */
    {7, 0, 0, {0}, {0}}, /* 0 entities */
    {7, 0, 0, {0}, {0}}, /* 0 values */
    {7, 0, 0, {0}, {0}}, /* 0 properties */
    {7, 0, 0, {0}, {0}}, /* 0 enums */
    {7, 0, 0, {0}, {0}}, /* 0 enum_cases */
    {7, 0, 0, {0}, {0}}, /* 1 constraints */
    {7, 0, 0, {0}, {0}}, /* 0 numbers */
    {7, 4, 1, {4}, {0}}, /* 0 constants */
};

void varve_generated_llvm21(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = varve_generated_strings(),
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 1};
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Arithmetic: std to arith, math and complex; constants. */
#include "upgrade/upgrader.h"

/* arith.constant holds what it can be asked for by type: numbers and their elements. What else a
 * constant held is the business of other dialects today, or of none. */
static varve_status upgrade_constant(varve_upgrader *up, varve_operation *op) {
  const varve_attribute *value = varve_upgrade_get(op, "value");
  if (value == NULL)
    return varve_upgrade_leave(up, op, "it has no value");
  if (value->kind == VARVE_KIND_SYMBOL_REF)
    return varve_upgrade_rename(up, op, "func.constant");
  if (value->kind == VARVE_KIND_UNIT)
    return varve_upgrade_leave(up, op, "LLVM 22 has no operation for a constant without value");
  if (value->kind == VARVE_KIND_ARRAY)
    return varve_upgrade_rename(up, op, "complex.constant");
  if (value->kind != VARVE_KIND_INTEGER && value->kind != VARVE_KIND_FLOAT &&
      !varve_attribute_is_elements(value))
    return varve_upgrade_leave(up, op, "arith.constant does not hold such a value");
  return varve_upgrade_rename(up, op, "arith.constant");
}

#define RENAME(step, from, to)                                                                     \
  { VARVE_STEP_##step, VARVE_UPGRADE_ARITH, from, to, NULL, NULL }

static const varve_upgrade_line lines[] = {
    RENAME(2019, "std.divis", "std.divi_signed"),
    RENAME(2019, "std.diviu", "std.divi_unsigned"),
    RENAME(2019, "std.remis", "std.remi_signed"),
    RENAME(2019, "std.remiu", "std.remi_unsigned"),
    RENAME(2020, "std.cos", "math.cos"),
    RENAME(2020, "std.sin", "math.sin"),
    RENAME(2020, "std.tanh", "math.tanh"),
    RENAME(2020, "std.atan", "math.atan"),
    RENAME(2020, "std.atan2", "math.atan2"),
    RENAME(2020, "std.exp", "math.exp"),
    RENAME(2020, "std.exp2", "math.exp2"),
    RENAME(2020, "std.expm1", "math.expm1"),
    RENAME(2020, "std.log", "math.log"),
    RENAME(2020, "std.log10", "math.log10"),
    RENAME(2020, "std.log1p", "math.log1p"),
    RENAME(2020, "std.log2", "math.log2"),
    RENAME(2020, "std.pow", "math.powf"),
    RENAME(2020, "std.powf", "math.powf"),
    RENAME(2020, "std.sqrt", "math.sqrt"),
    RENAME(2020, "std.rsqrt", "math.rsqrt"),
    RENAME(2020, "std.create_complex", "complex.create"),
    RENAME(2020, "std.re", "complex.re"),
    RENAME(2020, "std.im", "complex.im"),
    RENAME(2020, "std.addcf", "complex.add"),
    RENAME(2020, "std.subcf", "complex.sub"),
    RENAME(LLVM13, "std.addi", "arith.addi"),
    RENAME(LLVM13, "std.subi", "arith.subi"),
    RENAME(LLVM13, "std.muli", "arith.muli"),
    RENAME(LLVM13, "std.addf", "arith.addf"),
    RENAME(LLVM13, "std.subf", "arith.subf"),
    RENAME(LLVM13, "std.mulf", "arith.mulf"),
    RENAME(LLVM13, "std.divf", "arith.divf"),
    RENAME(LLVM13, "std.remf", "arith.remf"),
    RENAME(LLVM13, "std.negf", "arith.negf"),
    RENAME(LLVM13, "std.and", "arith.andi"),
    RENAME(LLVM13, "std.or", "arith.ori"),
    RENAME(LLVM13, "std.xor", "arith.xori"),
    RENAME(LLVM13, "std.divi_signed", "arith.divsi"),
    RENAME(LLVM13, "std.divi_unsigned", "arith.divui"),
    RENAME(LLVM13, "std.remi_signed", "arith.remsi"),
    RENAME(LLVM13, "std.remi_unsigned", "arith.remui"),
    RENAME(LLVM13, "std.shift_left", "arith.shli"),
    RENAME(LLVM13, "std.shift_right_signed", "arith.shrsi"),
    RENAME(LLVM13, "std.shift_right_unsigned", "arith.shrui"),
    RENAME(LLVM13, "std.floordivi_signed", "arith.floordivsi"),
    RENAME(LLVM13, "std.ceildivi_signed", "arith.ceildivsi"),
    RENAME(LLVM13, "std.sexti", "arith.extsi"),
    RENAME(LLVM13, "std.zexti", "arith.extui"),
    RENAME(LLVM13, "std.trunci", "arith.trunci"),
    RENAME(LLVM13, "std.index_cast", "arith.index_cast"),
    RENAME(LLVM13, "std.sitofp", "arith.sitofp"),
    RENAME(LLVM13, "std.uitofp", "arith.uitofp"),
    RENAME(LLVM13, "std.fptosi", "arith.fptosi"),
    RENAME(LLVM13, "std.fptoui", "arith.fptoui"),
    RENAME(LLVM13, "std.fpext", "arith.extf"),
    RENAME(LLVM13, "std.fptrunc", "arith.truncf"),
    RENAME(LLVM13, "std.bitcast", "arith.bitcast"),
    RENAME(LLVM13, "std.cmpi", "arith.cmpi"),
    RENAME(LLVM13, "std.cmpf", "arith.cmpf"),
    RENAME(LLVM13, "std.select", "arith.select"),
    RENAME(LLVM13, "std.maxf", "arith.maximumf"),
    RENAME(LLVM13, "std.minf", "arith.minimumf"),
    RENAME(LLVM13, "std.maxsi", "arith.maxsi"),
    RENAME(LLVM13, "std.minsi", "arith.minsi"),
    RENAME(LLVM13, "std.maxui", "arith.maxui"),
    RENAME(LLVM13, "std.minui", "arith.minui"),
    RENAME(LLVM13, "std.absf", "math.absf"),
    RENAME(LLVM13, "std.ceilf", "math.ceil"),
    RENAME(LLVM13, "std.floorf", "math.floor"),
    RENAME(LLVM13, "std.copysign", "math.copysign"),
    RENAME(LLVM13, "std.fmaf", "math.fma"),
    RENAME(LLVM13, "math.abs", "math.absf"),
    RENAME(LLVM16, "arith.maxf", "arith.maximumf"),
    RENAME(LLVM16, "arith.minf", "arith.minimumf"),
    {VARVE_STEP_LLVM13, VARVE_UPGRADE_CONSTANT, "std.constant", NULL, NULL, upgrade_constant},
};

const varve_upgrade_family varve_upgrade_arith = {.lines = lines,
                                                  .line_count = VARVE_COUNT_OF(lines)};

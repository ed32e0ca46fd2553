/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialect llvm kept as text: checks whether an era has them. Until 2020 they are LLVM's
 * own, "{ i32, float* }". Since then they are names with bodies, ptr<i32>. */
#ifndef VARVE_TEXT_LLVM_TYPE_TEXT_H
#define VARVE_TEXT_LLVM_TYPE_TEXT_H

#include "base/era.h"

/* text: the part after "!llvm.", or between the quotes of !llvm<"...">. */
bool varve_llvm_type_is_known(varve_era era, varve_slice text);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialect llvm that are kept as text: whether an era has them. Until 2020 they are LLVM's
 * own, "{ i32, float* }", from then on names with bodies, ptr<i32>. */
#ifndef VARVE_TEXT_LLVM_TYPE_TEXT_H
#define VARVE_TEXT_LLVM_TYPE_TEXT_H

#include "base/era.h"

/* text: what stands behind "!llvm." or between the quotes of !llvm<"...">. */
bool varve_llvm_type_is_known(varve_era era, varve_slice text);

#endif

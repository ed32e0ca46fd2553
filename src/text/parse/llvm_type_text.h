/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of LLVM IR in the text of 2019 and 2020: !llvm<"{ i32, float* }">. */
#ifndef VARVE_TEXT_LLVM_TYPE_TEXT_H
#define VARVE_TEXT_LLVM_TYPE_TEXT_H

#include "base/base.h"

/* text: the part between the quotes. */
bool varve_llvm_text_is_type(varve_slice text);

#endif

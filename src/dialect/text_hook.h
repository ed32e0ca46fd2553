/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parts that a caller's hook finds in the text of a type or attribute: <varve/hooks.h>,
 * "Text in parts". */
#ifndef VARVE_DIALECT_TEXT_HOOK_H
#define VARVE_DIALECT_TEXT_HOOK_H

#include <varve/hooks.h>

#include "base/vector.h"

typedef struct varve_text_part {
  size_t offset;
  size_t size;
} varve_text_part;

struct varve_text_parts {
  varve_slice text;
  varve_vector list; /* varve_text_part, in order */
  size_t end;        /* end of the last part */
};

#endif

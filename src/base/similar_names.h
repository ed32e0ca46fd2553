/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Messages with similar names: varve/slice.h finds them. */
#ifndef VARVE_BASE_SIMILAR_NAMES_H
#define VARVE_BASE_SIMILAR_NAMES_H

#include "base/base.h"

typedef struct varve_similar_text {
  char text[256];
} varve_similar_text;

/* Makes "; did you mean 'a', 'b' or 'c'?", or an empty text if there are no names, or they are too
 * long. Returns to->text. */
const char *varve_similar_names_print(const varve_similar_names *similar, varve_similar_text *to);

#endif

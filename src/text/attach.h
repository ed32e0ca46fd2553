/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What lower layers need of the text layer is given to the context. */
#ifndef VARVE_TEXT_ATTACH_H
#define VARVE_TEXT_ATTACH_H

#include "ir/context.h"

/* Sets how the context reads the text of attributes in definitions. */
void varve_text_attach(varve_context *context);

#endif

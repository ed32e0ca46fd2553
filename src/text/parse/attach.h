/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Gives a context the functions of the text layer that lower layers need. */
#ifndef VARVE_TEXT_ATTACH_H
#define VARVE_TEXT_ATTACH_H

#include "ir/context.h"

/* Sets the function that parses the text of attributes in definitions. */
void varve_text_attach(varve_context *context);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms that are read by code. */
#ifndef VARVE_HOOKS_HOOKS_H
#define VARVE_HOOKS_HOOKS_H

#include "text/hook.h"

/* From now on the context's parsers know them. */
void varve_hooks_attach(varve_context *context);

#define VARVE_HOOK(operation, parse_function) varve_parse_hook parse_function;
#include "hooks/hooks.def"
#undef VARVE_HOOK

#endif

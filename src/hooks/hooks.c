/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The table of all hooks. */
#include "hooks/hooks.h"

static const varve_operation_hook operation_hooks[] = {
#define VARVE_HOOK(operation, parse_function) {VARVE_SLICE_INIT(operation), parse_function},
#include "hooks/hooks.def"
#undef VARVE_HOOK
};

static const varve_hook_table hook_table = {operation_hooks, VARVE_COUNT_OF(operation_hooks)};

void varve_hooks_attach(varve_context *context) { context->hooks = &hook_table; }

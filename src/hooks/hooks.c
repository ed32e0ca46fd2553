/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The table of all hooks. */
#include "hooks/hooks.h"

#include "hooks/linalg_maps.h"

static const varve_operation_hook operation_hooks[] = {
#define VARVE_PARSE_HOOK(operation, parse_function)                                                \
  {VARVE_SLICE_INIT(operation), parse_function, NULL},
#define VARVE_HOOK(operation, parse_function, print_function)                                      \
  {VARVE_SLICE_INIT(operation), parse_function, print_function},
#include "hooks/hooks.def"
#undef VARVE_PARSE_HOOK
#undef VARVE_HOOK
};

static const varve_directive_hook directive_hooks[] = {
#define VARVE_DIRECTIVE(name, parse_function, print_function)                                      \
  {VARVE_SLICE_INIT(name), parse_function, print_function, NULL, NULL},
#define VARVE_BLOCK(name, parse_function, print_function, arguments)                               \
  {VARVE_SLICE_INIT(name), parse_function, print_function, arguments, NULL},
#include "hooks/directives.def"
#undef VARVE_DIRECTIVE
#undef VARVE_BLOCK
};

static const varve_body_hook body_hooks[] = {
#define VARVE_BODY(name, read_function) {VARVE_SLICE_INIT(name), read_function},
#include "hooks/bodies.def"
#undef VARVE_BODY
};

static const varve_hook_table hook_table = {operation_hooks,      VARVE_COUNT_OF(operation_hooks),
                                            directive_hooks,      VARVE_COUNT_OF(directive_hooks),
                                            body_hooks,           VARVE_COUNT_OF(body_hooks),
                                            varve_linalg_add_maps};

void varve_hooks_attach(varve_context *context) { context->hooks = &hook_table; }

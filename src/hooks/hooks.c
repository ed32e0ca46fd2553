/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tables of the hooks, one for each set of definitions. */
#include "hooks/hooks.h"

#include "hooks/structured/linalg.h"

#define VARVE_HOOK(operation, parse_function, print_function)                                      \
  {VARVE_SLICE_INIT(operation), parse_function, print_function},
#define VARVE_DIRECTIVE(name, parse_function, print_function)
static const varve_operation_hook llvm22_hooks[] = {
#include "hooks/hooks.def"
};

static const varve_operation_hook llvm19_hooks[] = {
#include "hooks/legacy/llvm19.def"
};

static const varve_operation_hook llvm18_hooks[] = {
#include "hooks/legacy/llvm18.def"
};

static const varve_operation_hook llvm17_hooks[] = {
#include "hooks/legacy/llvm17.def"
};

static const varve_operation_hook llvm16_hooks[] = {
#include "hooks/legacy/llvm16.def"
};

static const varve_operation_hook llvm15_hooks[] = {
#include "hooks/legacy/llvm15.def"
};

static const varve_operation_hook llvm14_hooks[] = {
#include "hooks/legacy/llvm14.def"
};

static const varve_operation_hook llvm13_hooks[] = {
#include "hooks/legacy/llvm13.def"
};

static const varve_operation_hook std2019_hooks[] = {
#include "hooks/legacy/std2019.def"
};

#undef VARVE_HOOK
#undef VARVE_DIRECTIVE

#define VARVE_HOOK(operation, parse_function, print_function)
#define VARVE_BLOCK(name, parse_function, print_function, arguments)                               \
  {VARVE_SLICE_INIT(name), parse_function, print_function, arguments, NULL},
#define VARVE_DIRECTIVE(name, parse_function, print_function)                                      \
  VARVE_BLOCK(name, parse_function, print_function, NULL)
static const varve_directive_hook llvm22_directives[] = {
#include "hooks/directives.def"
};

static const varve_directive_hook llvm17_directives[] = {
#include "hooks/legacy/llvm17.def"
};

static const varve_directive_hook llvm16_directives[] = {
#include "hooks/legacy/llvm16.def"
};

static const varve_directive_hook llvm15_directives[] = {
#include "hooks/legacy/llvm15.def"
};

static const varve_directive_hook llvm14_directives[] = {
#include "hooks/legacy/llvm14.def"
};

static const varve_directive_hook llvm13_directives[] = {
#include "hooks/legacy/llvm13.def"
};

static const varve_directive_hook std2019_directives[] = {
#include "hooks/legacy/std2019.def"
};

#undef VARVE_HOOK
#undef VARVE_DIRECTIVE
#undef VARVE_BLOCK

static const varve_body_hook body_hooks[] = {
#define VARVE_BODY(name, read_function) {VARVE_SLICE_INIT(name), read_function, NULL},
#define VARVE_TYPED_BODY(name, fit_function) {VARVE_SLICE_INIT(name), NULL, fit_function},
#include "hooks/bodies.def"
#undef VARVE_TYPED_BODY
#undef VARVE_BODY
};

/* bodies: the number of body hooks. It is 0 before LLVM 18, where Varve keeps the bodies as they
 * are in the text. */
#define VARVE_TABLES(operations, directives, bodies, next)                                         \
  {                                                                                                \
    operations, VARVE_COUNT_OF(operations), directives, VARVE_COUNT_OF(directives), body_hooks,    \
        bodies, varve_linalg_add_maps, next                                                        \
  }
static const varve_hook_table llvm22_table =
    VARVE_TABLES(llvm22_hooks, llvm22_directives, VARVE_COUNT_OF(body_hooks), NULL);
static const varve_hook_table llvm19_table =
    VARVE_TABLES(llvm19_hooks, llvm22_directives, VARVE_COUNT_OF(body_hooks), &llvm22_table);
static const varve_hook_table llvm18_table =
    VARVE_TABLES(llvm18_hooks, llvm22_directives, VARVE_COUNT_OF(body_hooks), &llvm19_table);
static const varve_hook_table llvm17_table =
    VARVE_TABLES(llvm17_hooks, llvm17_directives, 0, &llvm22_table);
static const varve_hook_table llvm16_table =
    VARVE_TABLES(llvm16_hooks, llvm16_directives, 0, &llvm22_table);
static const varve_hook_table llvm15_table =
    VARVE_TABLES(llvm15_hooks, llvm15_directives, 0, &llvm16_table);
static const varve_hook_table llvm14_table =
    VARVE_TABLES(llvm14_hooks, llvm14_directives, 0, &llvm15_table);
static const varve_hook_table llvm13_table = VARVE_TABLES(llvm13_hooks, llvm13_directives, 0, NULL);
static const varve_hook_table std2019_table =
    VARVE_TABLES(std2019_hooks, std2019_directives, 0, NULL);
#undef VARVE_TABLES
static const varve_hook_table llvm24_table = {.directives = llvm22_directives,
                                              .directive_count = VARVE_COUNT_OF(llvm22_directives),
                                              .bodies = body_hooks,
                                              .body_count = VARVE_COUNT_OF(body_hooks),
                                              .complete = varve_linalg_add_maps,
                                              .next = &llvm22_table};
/* These sets have the hooks of a later one. */
#define llvm20_table llvm21_table
#define llvm21_table llvm22_table
/* Later states of LLVM 24 have the same hooks. */
#define llvm24b_table llvm24_table
#define llvm24c_table llvm24_table

void varve_hooks_attach(varve_context *context) {
  static const varve_hook_table *const tables[] = {
#define VARVE_ERA(enumerator, word, set, base, ...) [VARVE_ERA_##enumerator] = &set##_table,
#include "base/eras.def"
#undef VARVE_ERA
  };
  context->hooks = tables[context->era];
}

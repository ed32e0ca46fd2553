/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks: C functions that parse and print custom forms. */
#ifndef VARVE_HOOKS_HOOKS_H
#define VARVE_HOOKS_HOOKS_H

#include "dialect/infer/infer_plan.h"
#include "dialect/uses/value_names.h"
#include "hooks/shared/form_parts.h"

extern const varve_hook_table varve_hooks;
extern const varve_named_rule varve_name_rules[];
extern const varve_known_results varve_infer_results_of[];
extern varve_convert_type *const varve_inferences[]; /* in the order of inferences.def */

#define VARVE_HOOK(operation, parse_function, print_function)                                      \
  varve_parse_hook parse_function;                                                                 \
  varve_print_hook print_function;
#define VARVE_DIRECTIVE(name, parse_function, print_function)                                      \
  varve_parse_directive parse_function;                                                            \
  varve_print_directive print_function;
#define VARVE_BLOCK(name, parse_function, print_function, arguments)                               \
  VARVE_DIRECTIVE(name, parse_function, print_function)
#include "hooks/directives.def"
#include "hooks/hooks.def"
#define VARVE_HOOK_OF_ERAS(first, last, operation, parse_function, print_function)                 \
  VARVE_HOOK(operation, parse_function, print_function)
#define VARVE_DIRECTIVE_OF_ERAS(first, last, name, parse_function, print_function)                 \
  VARVE_DIRECTIVE(name, parse_function, print_function)
#include "hooks/legacy/hooks.def"
#undef VARVE_DIRECTIVE_OF_ERAS
#undef VARVE_HOOK_OF_ERAS
#undef VARVE_HOOK
#undef VARVE_DIRECTIVE
#undef VARVE_BLOCK

#define VARVE_BODY(name, read_function) varve_read_body read_function;
#define VARVE_TYPED_BODY(name, fit_function) varve_fit_body fit_function;
#include "hooks/bodies.def"
#undef VARVE_TYPED_BODY
#undef VARVE_BODY

#endif

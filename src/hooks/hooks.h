/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms that are read by code. */
#ifndef VARVE_HOOKS_HOOKS_H
#define VARVE_HOOKS_HOOKS_H

#include "hooks/shared/form_parts.h"

/* From now on the context's parsers and printers know them. */
void varve_hooks_attach(varve_context *context);

#define VARVE_PARSE_HOOK(operation, parse_function) varve_parse_hook parse_function;
#define VARVE_HOOK(operation, parse_function, print_function)                                      \
  varve_parse_hook parse_function;                                                                 \
  varve_print_hook print_function;
#include "hooks/hooks.def"
#include "hooks/legacy/llvm13.def"
#include "hooks/legacy/llvm14.def"
#include "hooks/legacy/llvm15.def"
#include "hooks/legacy/llvm16.def"
#include "hooks/legacy/std2019.def"
#undef VARVE_PARSE_HOOK
#undef VARVE_HOOK

#define VARVE_DIRECTIVE(name, parse_function, print_function)                                      \
  varve_parse_directive parse_function;                                                            \
  varve_print_directive print_function;
#define VARVE_BLOCK(name, parse_function, print_function, arguments)                               \
  VARVE_DIRECTIVE(name, parse_function, print_function)
#include "hooks/directives.def"
#include "hooks/legacy/llvm13_directives.def"
#include "hooks/legacy/llvm14_directives.def"
#include "hooks/legacy/llvm15_directives.def"
#include "hooks/legacy/std2019_directives.def"
#include "hooks/llvm16_directives.def"
#undef VARVE_DIRECTIVE
#undef VARVE_BLOCK

#define VARVE_BODY(name, read_function) varve_read_body read_function;
#define VARVE_TYPED_BODY(name, fit_function) varve_fit_body fit_function;
#include "hooks/bodies.def"
#undef VARVE_TYPED_BODY
#undef VARVE_BODY

#endif

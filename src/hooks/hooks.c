/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tables of the hooks. */
#include "hooks/hooks.h"

#include "base/era_rows.h"
#include "dialect/known/entity_check.h"
#include "dialect/known/llvm_text.h"
#include "hooks/structured/linalg.h"
#include "hooks/target/llvm_types.h"

#define VARVE_HOOK(operation, parse_function, print_function)                                      \
  {VARVE_SLICE_INIT(operation), parse_function, print_function},
static const varve_operation_hook operations[] = {
#include "hooks/hooks.def"
};
#undef VARVE_HOOK

#define VARVE_DIRECTIVE_OF_ERAS(first, last, name, parse_function, print_function)
#define VARVE_HOOK_OF_ERAS(first, last, name, parse_function, print_function)                      \
  {VARVE_SLICE_INIT(name), VARVE_ERAS(first, last),                                                \
   &(const varve_operation_hook){VARVE_SLICE_INIT(name), parse_function, print_function}},
static const varve_era_hook era_operations[] = {
#include "hooks/legacy/hooks.def"
};
#undef VARVE_HOOK_OF_ERAS
#undef VARVE_DIRECTIVE_OF_ERAS

#define VARVE_BLOCK(name, parse_function, print_function, arguments)                               \
  {VARVE_SLICE_INIT(name), parse_function, print_function, arguments, NULL},
#define VARVE_DIRECTIVE(name, parse_function, print_function)                                      \
  VARVE_BLOCK(name, parse_function, print_function, NULL)
static const varve_directive_hook directives[] = {
#include "hooks/directives.def"
};
#undef VARVE_DIRECTIVE
#undef VARVE_BLOCK

#define VARVE_HOOK_OF_ERAS(first, last, name, parse_function, print_function)
#define VARVE_DIRECTIVE_OF_ERAS(first, last, name, parse_function, print_function)                 \
  {VARVE_SLICE_INIT(name), VARVE_ERAS(first, last),                                                \
   &(const varve_directive_hook){VARVE_SLICE_INIT(name), parse_function, print_function, NULL,     \
                                 NULL}},
static const varve_era_hook era_directives[] = {
#include "hooks/legacy/hooks.def"
};
#undef VARVE_DIRECTIVE_OF_ERAS
#undef VARVE_HOOK_OF_ERAS

static const varve_body_hook bodies[] = {
#define VARVE_BODY(name, read_function) {VARVE_SLICE_INIT(name), read_function, NULL},
#define VARVE_TYPED_BODY(name, fit_function) {VARVE_SLICE_INIT(name), NULL, fit_function},
#include "hooks/bodies.def"
#undef VARVE_TYPED_BODY
#undef VARVE_BODY
};

const varve_hook_table varve_hooks = {.operations = operations,
                                      .operation_count = VARVE_COUNT_OF(operations),
                                      .era_operations = era_operations,
                                      .era_operation_count = VARVE_COUNT_OF(era_operations),
                                      .directives = directives,
                                      .directive_count = VARVE_COUNT_OF(directives),
                                      .era_directives = era_directives,
                                      .era_directive_count = VARVE_COUNT_OF(era_directives),
                                      .bodies = bodies,
                                      .body_count = VARVE_COUNT_OF(bodies),
                                      .with_body = VARVE_SLICE_INIT("linalg.*"),
                                      .functions = VARVE_SLICE_INIT("func.func"),
                                      .complete = varve_linalg_add_maps,
                                      .check = varve_check_parsed_entity,
                                      .is_undefined = varve_is_undefined_name,
                                      .text_types = {.dialect = VARVE_SLICE_INIT("llvm"),
                                                     .pointer = VARVE_SLICE_INIT("ptr"),
                                                     .is_type = varve_llvm_text_is_type,
                                                     .normalize = varve_llvm_text_normalize}};

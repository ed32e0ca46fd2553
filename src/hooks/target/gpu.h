/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of gpu's custom forms share. */
#ifndef VARVE_HOOKS_GPU_H
#define VARVE_HOOKS_GPU_H

#include "hooks/shared/form_parts.h"

#define VARVE_ASYNC_TOKEN VARVE_SLICE("!gpu.async.token")

/* async [%a, %b], where either may be missing. */
varve_status varve_parse_async_dependencies(varve_parser *parser,
                                            const varve_operation_draft *draft,
                                            bool *is_async) VARVE_MUST_USE;

#endif

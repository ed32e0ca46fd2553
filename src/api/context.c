/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contexts as users make them: with limits checked and definitions attached. */
#include <varve/module.h>

#include "api/options.h"
#include "dialect/registry.h"
#include "hooks/hooks.h"
#include "ir/context.h"
#include "text/attach.h"
#include "verify/attach.h"

varve_status varve_context_create(const varve_context_options *options, varve_context **context) {
  if (context == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *context = NULL;
  varve_context_options filled = {.struct_size = sizeof(varve_context_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  VARVE_TRY(varve_options_fill(filled.limits, &limits, sizeof(limits)));
  filled.limits = &limits;
  VARVE_TRY(varve_context_make(&filled, context));
  if (filled.registry != NULL)
    varve_registry_freeze(filled.registry);
  varve_registry_attach(filled.registry != NULL ? filled.registry : varve_registry_builtin(),
                        *context);
  varve_hooks_attach(*context);
  varve_text_attach(*context);
  varve_verify_attach(*context);
  return VARVE_STATUS_OK;
}

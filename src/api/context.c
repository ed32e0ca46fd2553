/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contexts as users make them: with limits checked and definitions attached. */
#include <varve/dialect.h>

#include "api/options.h"
#include "dialect/packs/pack_library.h"
#include "dialect/tables/registry.h"
#include "hooks/hooks.h"
#include "ir/context.h"
#include "text/parse/attach.h"
#include "verify/driver/verify.h"

/* The installed packs, of a context without a registry. */
typedef struct default_packs {
  varve_kept kept; /* first */
  varve_memory *memory;
  varve_pack_library library;
} default_packs;

static void release_packs(varve_kept *kept) {
  default_packs *packs = (default_packs *)kept;
  varve_pack_library_release(&packs->library);
  varve_memory_free(packs->memory, packs, sizeof(*packs));
}

static varve_status find_default_packs(varve_context *context) {
  const varve_slice path = varve_default_dialect_path();
  if (path.size == 0)
    return VARVE_STATUS_OK;
  default_packs *packs = varve_memory_resize(&context->memory, NULL, 0, sizeof(*packs));
  if (packs == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *packs = (default_packs){.kept = {.next = context->kept, .release = release_packs},
                           .memory = &context->memory};
  context->kept = &packs->kept;
  context->packs.library = &packs->library;
  return varve_pack_library_init(&packs->library, &context->memory, path);
}

static varve_status attach_registry(const varve_context_options *options, varve_context *context) {
  if (options->registry != NULL)
    varve_registry_freeze(options->registry);
  varve_registry_attach(options->registry != NULL ? options->registry : varve_registry_builtin(),
                        context);
  return options->registry == NULL && !options->no_default_packs ? find_default_packs(context)
                                                                 : VARVE_STATUS_OK;
}

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
  varve_status status = attach_registry(&filled, *context);
  if (status != VARVE_STATUS_OK) {
    varve_context_destroy(*context);
    *context = NULL;
    return status;
  }
  varve_hooks_attach(*context);
  varve_text_attach(*context);
  varve_verify_attach(*context);
  return VARVE_STATUS_OK;
}

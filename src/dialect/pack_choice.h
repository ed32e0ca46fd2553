/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which pack a context takes the definition of a dialect from, if its registry has none. */
#ifndef VARVE_DIALECT_PACK_CHOICE_H
#define VARVE_DIALECT_PACK_CHOICE_H

#include "dialect/pack_library.h"
#include "dialect/registry.h"
#include "ir/context.h"

/* Finds the dialect in the packs of the registry. If several packs define it, prefers one that the
 * context uses already, then the one of whose other dialects most are named in the input
 * (context->packs.input), or most have operations if there is no such input. *found is unchanged if
 * no pack has the dialect, if none is preferred, or if the pack is damaged. */
varve_status varve_pack_choose(varve_context *context, varve_slice dialect,
                               varve_found_dialect *found, bool *is_found) VARVE_MUST_USE;
/* Finds, in the same way, what a pack adds to a dialect that the registry has: it must have the
 * operation of that name. Asks packs only if one of them adds to the dialect. */
varve_status varve_pack_choose_extension(varve_context *context, varve_slice dialect,
                                         varve_slice operation, varve_found_dialect *found,
                                         bool *is_found) VARVE_MUST_USE;
/* Returns whether an operation of this name may lose its definition, because that is of a pack. */
static inline bool varve_pack_may_demote(const varve_operation_name *name) {
  return name->is_of_pack && !name->is_undefined;
}
/* Replaces the name of an operation that does not fit its definition of a pack by one without
 * definition. *is_first: no operation of this name did so before in the context. */
varve_status varve_pack_demote(varve_context *context, const varve_operation_name **name,
                               bool *is_first) VARVE_MUST_USE;
/* Ends the warning about such an operation. */
#define VARVE_PACK_DEMOTED "; the operation keeps its generic form"
/* Returns the number of packs that the context uses, and their tables. */
size_t varve_packs_used(const varve_context *context);
const varve_pack *varve_pack_used_at(const varve_context *context, size_t index);
/* Reports, as warnings, packs that could not be used and dialects that two packs define, if the
 * context missed a dialect. */
varve_status varve_packs_report(varve_context *context, varve_diagnostic_sink sink) VARVE_MUST_USE;

#endif

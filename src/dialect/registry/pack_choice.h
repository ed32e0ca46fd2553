/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which pack a context takes the definition of a dialect from, if its registry has none. */
#ifndef VARVE_DIALECT_PACK_CHOICE_H
#define VARVE_DIALECT_PACK_CHOICE_H

#include "dialect/registry/pack_reading.h"

/* A pack that defines a dialect. */
typedef struct varve_pack_candidate {
  varve_pack *pack;
  uint32_t index; /* of the dialect */
  uint64_t merit; /* how well it suits the module */
} varve_pack_candidate;

/* Further projects are left out. */
enum { VARVE_MOST_PACK_CANDIDATES = 8 };
typedef struct varve_pack_candidates {
  varve_pack_candidate items[VARVE_MOST_PACK_CANDIDATES];
  size_t count;
} varve_pack_candidates;

/* Finds the packs that define a dialect, one of each project: those that suit best come first. A
 * pack that the context used for another module suits best; then the one that defines most of what
 * the module uses (pack_evidence.h). Of one project, that is the version decided or used before, or
 * the one that defines most: if several do, the one that the module asks for (pack_version.h), or
 * the highest one. */
varve_status varve_pack_find_candidates(varve_context *context, varve_slice dialect,
                                        varve_pack_candidates *found) VARVE_MUST_USE;
/* Finds the dialect in the packs of the registry: in that of its question (pack_reading.h) if it is
 * decided, or else in the best candidate. *found is unchanged if no pack has the dialect, or if
 * none is best. */
varve_status varve_pack_choose(varve_context *context, varve_slice dialect,
                               varve_found_dialect *found, bool *is_found) VARVE_MUST_USE;
/* Finds, by merit, what a pack adds to a dialect that the registry has: it must have the operation
 * of that name. Asks packs only if one of them adds to the dialect. */
varve_status varve_pack_choose_extension(varve_context *context, varve_slice dialect,
                                         varve_slice operation, varve_found_dialect *found,
                                         bool *is_found) VARVE_MUST_USE;
/* Finds whether a pack adds to a dialect that the registry has. Which one it is shows the first of
 * its operations; types and attributes may come before. */
varve_status varve_pack_may_extend(varve_context *context, varve_slice dialect,
                                   bool *may) VARVE_MUST_USE;
/* Returns whether an operation of this name may lose its definition, because that is of a pack. */
static inline bool varve_pack_may_demote(const varve_operation_name *name) {
  return name->is_of_pack && !name->is_undefined;
}
/* Replaces the name of an operation that does not fit its definition of a pack by one without
 * definition, and notes the misfit: the property key, or anything if it is empty. *is_first: no
 * operation of this name did so before in the context. */
varve_status varve_pack_demote(varve_context *context, const varve_operation_name **name,
                               varve_slice key, bool *is_first) VARVE_MUST_USE;
/* After a reading: chooses what a second one takes. *is_other: it takes other packs, or none for a
 * dialect that several define alike. is_failed: the module could not be read. */
varve_status varve_pack_choose_again(varve_context *context, bool is_failed,
                                     bool *is_other) VARVE_MUST_USE;
/* Chooses the packs of the first reading again, after varve_forget_packs_of_reading; is_tied: of
 * the dialect for which the second one took another pack, none, because both fit alike. */
varve_status varve_pack_choose_first(varve_context *context, bool is_tied) VARVE_MUST_USE;
/* After a reading that showed which pack fits: nothing is disputed any more. */
void varve_pack_end_dispute(varve_context *context);
/* Whether the module that is being read shows that it is of another version of the project of this
 * dialect than the pack: by the version that it states, or by an operation of the project that did
 * not fit. */
varve_status varve_pack_is_other_version(varve_context *context, varve_slice dialect,
                                         bool *is_other) VARVE_MUST_USE;
/* Whether both dialects were taken from packs of one project. */
bool varve_pack_is_one_project(const varve_context *context, varve_slice dialect,
                               varve_slice other);
/* Ends the warning about such an operation. */
#define VARVE_PACK_DEMOTED "; the operation keeps its generic form"
/* Returns the number of packs that the context uses, and their tables. */
size_t varve_packs_used(const varve_context *context);
const varve_pack *varve_pack_used_at(const varve_context *context, size_t index);
/* Adds a pack to them. */
varve_status varve_pack_take(varve_context *context, varve_pack *pack) VARVE_MUST_USE;
/* Returns the pack that the context took the dialect from; NULL: none. */
const varve_pack *varve_pack_taken_for(const varve_context *context, varve_slice dialect);
/* Appends its project and version, or its path. */
varve_status varve_pack_append_label(const varve_pack *pack, varve_buffer *text) VARVE_MUST_USE;
/* Reports, as warnings, packs that could not be used and dialects that two packs define, if the
 * context missed a dialect. */
varve_status varve_packs_report(varve_context *context, varve_diagnostic_sink sink) VARVE_MUST_USE;

#endif

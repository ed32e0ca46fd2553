/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Applies the rules of definitions: dialect/rewrite_rule.h. Each operation, type and attribute is
 * rewritten at most once, by the first rule that fits, so rules cannot run in circles. */
#ifndef VARVE_UPGRADE_REWRITES_H
#define VARVE_UPGRADE_REWRITES_H

#include "dialect/tables/tables.h"
#include "dialect/uses/rewrite_rule.h"
#include "upgrade/engine/upgrader.h"

/* A rewrite, and the next one of the same kind and name. */
typedef struct varve_rewrite_link {
  const varve_rewrite *rewrite; /* release_rules.c: NULL: it is not read yet */
  varve_slice text;             /* release_rules.c: of the rule that it is read from */
  uint32_t forms;               /* release_rules.c: as in the rewrite */
  varve_slice name;             /* that it is found by: of a pattern, what ends with its '*' */
  const varve_entity *exact;    /* what an exact rewrite applies to */
  struct varve_rewrite_link *next;
  struct varve_rewrite_link *last; /* of the first one: the end of the list */
  varve_upgrade_rule rule;         /* under which it is counted; VARVE_UPGRADE_COUNT: it is not */
} varve_rewrite_link;

typedef struct varve_rewrites {
  varve_context *context;
  varve_vector list;      /* varve_rewrite, in the order of the rules */
  varve_vector links;     /* varve_rewrite_link, one for each of list */
  varve_hash_table named; /* by kind and name: the first link */
  varve_hash_table exact; /* by entity */
  bool has_entities;      /* some rewrite types or attributes */
  bool has_patterns;      /* some are for all operations with a prefix */
} varve_rewrites;

/* Rules that are faulty are ignored: the loader of the definitions reported them. */
void varve_rewrites_init(varve_rewrites *set, varve_context *context);
void varve_rewrites_release(varve_rewrites *set);
/* Adds the rules of all dialects of the tables. */
varve_status varve_rewrites_add(varve_rewrites *set, const varve_definition_tables *tables,
                                const varve_rewrite_request *request) VARVE_MUST_USE;
/* Makes the set ready, after the last rule is added. */
varve_status varve_rewrites_finish(varve_rewrites *set) VARVE_MUST_USE;
/* Returns the first rewrite of that name, or NULL. */
const varve_rewrite_link *varve_rewrites_find(const varve_rewrites *set, varve_rewrite_kind kind,
                                              varve_slice name);
/* Returns the first rewrite for an operation, or the next one: those of its name, then of patterns,
 * the longest before the '*' first. NULL: there is no further one. */
const varve_rewrite_link *varve_rewrites_find_operation(const varve_rewrites *set,
                                                        const varve_operation_name *op,
                                                        const varve_rewrite_link *after);
varve_status varve_rewrites_find_entity(const varve_rewrites *set, const varve_entity *node,
                                        const varve_rewrite_link **link) VARVE_MUST_USE;

/* Finds the first rewrite of up->rules that applies to op: of its name, then of prefixes. NULL:
 * none. */
varve_status varve_rewrite_choose(varve_upgrader *up, const varve_operation *op,
                                  const varve_rewrite_link **chosen) VARVE_MUST_USE;
/* Returns whether a rewrite applies to op. */
varve_status varve_rewrite_applies(varve_upgrader *up, const varve_rewrite *rewrite,
                                   const varve_operation *op, bool *applies) VARVE_MUST_USE;
/* Counts a rewrite in the report. */
void varve_rewrite_count(varve_upgrader *up, const varve_rewrite_link *link);
/* Applies a rewrite. up->is_skipped is set if that was not possible. */
varve_status varve_rewrite_operation(varve_upgrader *up, const varve_rewrite_link *link,
                                     varve_operation *op) VARVE_MUST_USE;
/* Rewrites a type or attribute; node: the same with its children converted. */
varve_status varve_rewrite_entity(varve_upgrader *up, const varve_rewrites *set,
                                  const varve_entity *was, const varve_entity *node,
                                  const varve_entity **converted) VARVE_MUST_USE;

#endif

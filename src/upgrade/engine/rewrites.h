/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Applies rules that dialect/uses/rewrite_rule.h reads from definitions. Each operation, type and
 * attribute is rewritten at most once, by the first rule that applies. So rules cannot run in
 * circles. */
#ifndef VARVE_UPGRADE_REWRITES_H
#define VARVE_UPGRADE_REWRITES_H

#include "dialect/tables/tables.h"
#include "dialect/uses/rewrite_rule.h"
#include "upgrade/engine/upgrader.h"

/* A rewrite in a list of rewrites with the same kind and name. */
typedef struct varve_rewrite_link {
  const varve_rewrite *rewrite; /* NULL if release_rules.c has not read it yet */
  varve_slice text;             /* release_rules.c: the text of the rule */
  uint32_t forms;               /* release_rules.c: a bit for each form of the rule */
  varve_slice name; /* the key in the table; for a pattern, the text up to and including its '*' */
  const varve_entity *exact; /* if rewrite->is_exact: the type or attribute to rewrite */
  struct varve_rewrite_link *next;
  struct varve_rewrite_link *last; /* in the first link: the end of the list */
  varve_upgrade_rule rule; /* counted for each use; VARVE_UPGRADE_COUNT: uses are not counted */
} varve_rewrite_link;

typedef struct varve_rewrites {
  varve_context *context;
  varve_vector list;      /* varve_rewrite, in the order of the rules */
  varve_vector links;     /* varve_rewrite_link, one for each rewrite */
  varve_hash_table named; /* varve_rewrite_link: the first link for each kind and name */
  varve_hash_table exact; /* links of exact rewrites, by type or attribute */
  bool has_entities;      /* there are rewrites of types or attributes */
  bool has_patterns;      /* there are rewrites for all operations with a prefix */
} varve_rewrites;

void varve_rewrites_init(varve_rewrites *set, varve_context *context);
void varve_rewrites_release(varve_rewrites *set);
/* Adds the rules that all dialects of the tables have for the request. Ignores invalid rules, which
 * the loader of the definitions has reported. */
varve_status varve_rewrites_add(varve_rewrites *set, const varve_definition_tables *tables,
                                const varve_rewrite_request *request) VARVE_MUST_USE;
/* Makes the set ready for searches, after the last rule was added. */
varve_status varve_rewrites_finish(varve_rewrites *set) VARVE_MUST_USE;
/* Returns the first rewrite for this kind and name, or NULL. */
const varve_rewrite_link *varve_rewrites_find(const varve_rewrites *set, varve_rewrite_kind kind,
                                              varve_slice name);
/* Returns the first rewrite for an operation, or if `after` is not NULL, the rewrite after `after`.
 * Rewrites for the whole name come first. Patterns follow, and the pattern with the longest text
 * before the '*' is the first of them. Returns NULL after the last rewrite. */
const varve_rewrite_link *varve_rewrites_find_operation(const varve_rewrites *set,
                                                        const varve_operation_name *op,
                                                        const varve_rewrite_link *after);
varve_status varve_rewrites_find_entity(const varve_rewrites *set, const varve_entity *node,
                                        const varve_rewrite_link **link) VARVE_MUST_USE;

/* Finds the first rewrite of up->rules that applies to op, in the order of
 * varve_rewrites_find_operation. *chosen is NULL if there is no such rewrite. */
varve_status varve_rewrite_choose(varve_upgrader *up, const varve_operation *op,
                                  const varve_rewrite_link **chosen) VARVE_MUST_USE;
/* Sets *applies: whether the direction, the version and the condition of a rewrite match op. */
varve_status varve_rewrite_applies(varve_upgrader *up, const varve_rewrite *rewrite,
                                   const varve_operation *op, bool *applies) VARVE_MUST_USE;
/* Counts a use of a rewrite for the report. */
void varve_rewrite_count(varve_upgrader *up, const varve_rewrite_link *link);
/* Applies a rewrite to op. If the rewrite is impossible, skips or rejects op and sets
 * up->is_skipped. */
varve_status varve_rewrite_operation(varve_upgrader *up, const varve_rewrite_link *link,
                                     varve_operation *op) VARVE_MUST_USE;
/* Rewrites a type or attribute. was: the type or attribute before the conversion; node: the same
 * with converted children. *converted is node if no rewrite applies. */
varve_status varve_rewrite_entity(varve_upgrader *up, const varve_rewrites *set,
                                  const varve_entity *was, const varve_entity *node,
                                  const varve_entity **converted) VARVE_MUST_USE;

#endif

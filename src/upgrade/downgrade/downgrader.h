/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The interface between the walk of downgrade.c and the functions that change one operation. It
 * extends upgrader.h. */
#ifndef VARVE_UPGRADE_DOWNGRADER_H
#define VARVE_UPGRADE_DOWNGRADER_H

#include "upgrade/engine/upgrader.h"

typedef struct varve_downgrader {
  varve_upgrader up;
  varve_reporter *reporter;
  varve_slice target_name;           /* the name of the target in messages */
  const varve_entity *known_dialect; /* the last dialect that was found in the target */
  bool keeps_all;   /* in an upgrade: keeps attributes that the target lacks, and rejects nothing */
  bool is_rejected; /* the target cannot express at least one operation */
  bool is_op_rejected;        /* the target cannot express the current operation */
  varve_entity_walk entities; /* the types and attributes that were checked already */
} varve_downgrader;

/* Changes op, whose attributes are all in the dictionary, or replaces it by other operations. */
typedef varve_status varve_downgrade_rewrite(varve_downgrader *down, varve_operation *op);

typedef struct varve_downgrade_line {
  varve_era until; /* targets of this era and of earlier eras need the change */
  varve_upgrade_rule rule;
  const char *from; /* the name in LLVM 22 */
  varve_downgrade_rewrite *rewrite;
} varve_downgrade_line;

/* downgrade_rules.c */
extern const varve_downgrade_line varve_downgrade_lines[];
extern const size_t varve_downgrade_line_count;

/* Reports that the target cannot express op, unless down->keeps_all. format: a sentence about the
 * target, without its full stop */
varve_status varve_downgrade_reject(varve_downgrader *down, const varve_operation *op,
                                    const char *format, ...) VARVE_PRINTF(3, 4) VARVE_MUST_USE;

struct varve_operation_definition;
/* downgrade_attributes.c: converts the attributes of op, which are all in the dictionary, to the
 * target's definition. own: the definition in the module's context; definition: the definition in
 * the target */
varve_status
varve_downgrade_fit_attributes(varve_downgrader *down, varve_operation *op,
                               const struct varve_operation_definition *own,
                               const struct varve_operation_definition *definition) VARVE_MUST_USE;

/* Rejects op if the target lacks a type or attribute of op. Checks each type or attribute only in
 * the first operation that has it. */
varve_status varve_downgrade_check_entities(varve_downgrader *down,
                                            const varve_operation *op) VARVE_MUST_USE;

#endif

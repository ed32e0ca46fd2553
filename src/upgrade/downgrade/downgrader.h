/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The interface between the walk of downgrade.c and the parts that change one operation, in
 * addition to upgrader.h. */
#ifndef VARVE_UPGRADE_DOWNGRADER_H
#define VARVE_UPGRADE_DOWNGRADER_H

#include "upgrade/engine/upgrader.h"

typedef struct varve_downgrader {
  varve_upgrader up;
  varve_reporter *reporter;
  varve_slice target_name;           /* in messages */
  const varve_entity *known_dialect; /* the last dialect that was found in the target */
  bool keeps_all;      /* an upgrade: keeps attributes that the target lacks, and rejects nothing */
  bool is_rejected;    /* the target cannot express some operation */
  bool is_op_rejected; /* the target cannot express the current operation */
  varve_entity_walk entities; /* the types and attributes that were checked already */
} varve_downgrader;

/* Changes op, whose attributes are all in the dictionary, or replaces it by other operations. */
typedef varve_status varve_downgrade_rewrite(varve_downgrader *down, varve_operation *op);

typedef struct varve_downgrade_line {
  varve_era until; /* the last era of a target that needs the change */
  varve_upgrade_rule rule;
  const char *from; /* the name in LLVM 22 */
  varve_downgrade_rewrite *rewrite;
} varve_downgrade_line;

/* downgrade_rules.c */
extern const varve_downgrade_line varve_downgrade_lines[];
extern const size_t varve_downgrade_line_count;

/* Reports that the target cannot express op. The text is a sentence about the target, without its
 * full stop. */
varve_status varve_downgrade_reject(varve_downgrader *down, const varve_operation *op,
                                    const char *format, ...) VARVE_PRINTF(3, 4) VARVE_MUST_USE;

struct varve_operation_definition;
/* downgrade_attributes.c: gives op the attributes of the target's definition. The attributes of op
 * are all in the dictionary. own: the definition in the module's context */
varve_status
varve_downgrade_fit_attributes(varve_downgrader *down, varve_operation *op,
                               const struct varve_operation_definition *own,
                               const struct varve_operation_definition *definition) VARVE_MUST_USE;

/* Rejects op if the target lacks one of its types or attributes. Reports each of them once. */
varve_status varve_downgrade_check_entities(varve_downgrader *down,
                                            const varve_operation *op) VARVE_MUST_USE;

#endif

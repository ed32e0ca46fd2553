/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What backward rules are made of, and what they may call besides upgrader.h. */
#ifndef VARVE_UPGRADE_DOWNGRADER_H
#define VARVE_UPGRADE_DOWNGRADER_H

#include "upgrade/engine/upgrader.h"

typedef struct varve_downgrader {
  varve_upgrader up;
  varve_reporter *reporter;
  varve_slice target_name;           /* for messages */
  const varve_entity *known_dialect; /* the last one that the target was found to have */
  bool keeps_all;             /* an upgrade: what the target lacks is kept instead of refused */
  bool is_rejected;           /* some operation cannot be expressed */
  bool is_op_rejected;        /* the one that is being changed */
  varve_entity_walk entities; /* types and attributes that were compared with the target */
} varve_downgrader;

/* Changes op, whose attributes are all in the dictionary, or puts others in its place. */
typedef varve_status varve_downgrade_rewrite(varve_downgrader *down, varve_operation *op);

typedef struct varve_downgrade_line {
  varve_era until; /* the last era that needs it */
  varve_upgrade_rule rule;
  const char *from; /* the name in LLVM 22 */
  varve_downgrade_rewrite *rewrite;
} varve_downgrade_line;

/* downgrade_rules.c */
extern const varve_downgrade_line varve_downgrade_lines[];
extern const size_t varve_downgrade_line_count;

/* Reports that the target cannot express op; reason: a sentence without its end, about the target.
 */
varve_status varve_downgrade_reject(varve_downgrader *down, const varve_operation *op,
                                    const char *format, ...) VARVE_PRINTF(3, 4) VARVE_MUST_USE;

struct varve_operation_definition;
/* downgrade_attributes.c: gives op, whose attributes are all in the dictionary, those of the
 * target's definition; own: its definition in the module's context. */
varve_status
varve_downgrade_fit_attributes(varve_downgrader *down, varve_operation *op,
                               const struct varve_operation_definition *own,
                               const struct varve_operation_definition *definition) VARVE_MUST_USE;

/* downgrade_entities.c: refuses op if the target knows the dialect of a type or attribute, but not
 * this one. Reports each of them once. */
varve_status varve_downgrade_check_entities(varve_downgrader *down,
                                            const varve_operation *op) VARVE_MUST_USE;

#endif

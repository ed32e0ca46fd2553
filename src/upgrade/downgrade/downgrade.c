/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Visits all operations of a downgrade: see downgrade.h. Gives each operation the name and the
 * attributes that the target defines, or reports the operation. */
#include "upgrade/downgrade/downgrade.h"

#include "base/era.h"
#include "dialect/definition.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "upgrade/downgrade/downgrader.h"
#include "upgrade/engine/release_rules.h"

/* Names of the target */

static varve_status target_name(varve_downgrader *down, varve_slice name,
                                const varve_operation_name **found) {
  return varve_operation_name_get(down->up.target, name, found);
}

/* Lines of downgrade_rules.c */

static varve_status use_lines(varve_downgrader *down, varve_operation *op) {
  for (size_t i = 0; i < varve_downgrade_line_count; i++) {
    const varve_downgrade_line *line = &varve_downgrade_lines[i];
    if (!varve_slice_equal(op->name->text, varve_slice_of(line->from)) ||
        varve_era_is_before(line->until, down->up.target->era))
      continue;
    VARVE_TRY(line->rewrite(down, op));
    if (line->rule != VARVE_UPGRADE_COUNT && !down->is_op_rejected)
      varve_upgrade_count(&down->up, line->rule);
    if (down->up.is_erased || down->is_op_rejected)
      return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}

/* Rules of dialects/upgrades */

/* Advances *link to a rule without `back` if is_implied, or with `back` otherwise. Does not advance
 * if *link is such a rule already. *link becomes NULL at the end of the list. */
static varve_status next_rule(varve_downgrader *down, bool is_implied, varve_rewrite_link **link) {
  for (; *link != NULL; *link = (*link)->next) {
    VARVE_TRY(varve_release_rules_read(down->up.release_rules, *link, true));
    if ((*link)->rewrite->is_implied == is_implied)
      break;
  }
  return VARVE_STATUS_OK;
}

/* Applies the first rule that matches op, among the rules of the module's era and of later eras
 * before the target's. Does nothing unless the target's era is later than the module's. */
static varve_status apply_forwards(varve_downgrader *down, varve_operation *op) {
  varve_upgrader *up = &down->up;
  varve_rewrite_link *link;
  up->is_back = false;
  up->form_mask =
      varve_release_forms_since(up->context->era) & ~varve_release_forms_since(up->target->era);
  if (up->form_mask == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_release_rules_find(up->release_rules, op->name, false, &link));
  VARVE_TRY(varve_release_rules_choose(up, op, &link));
  if (link == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_rewrite_operation(up, link, op));
  varve_rewrite_count(up, link);
  return VARVE_STATUS_OK;
}

/* Applies the first rule with `back` that matches op and belongs to the target's era or a later
 * one. */
static varve_status apply_backwards(varve_downgrader *down, varve_operation *op) {
  varve_upgrader *up = &down->up;
  varve_rewrite_link *link;
  VARVE_TRY(varve_release_rules_find(up->release_rules, op->name, true, &link));
  VARVE_TRY(next_rule(down, false, &link));
  if (link == NULL)
    return VARVE_STATUS_OK;
  up->is_back = true;
  up->form_mask = varve_release_forms_since(up->target->era);
  VARVE_TRY(varve_release_rules_choose(up, op, &link));
  if (link == NULL || link->rewrite->is_implied)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_rewrite_operation(up, link, op));
  varve_rewrite_count(up, link);
  return VARVE_STATUS_OK;
}

/* Gives op its name in the target, if a rule renames an operation that the target defines to op's
 * name. */
static varve_status rename_back(varve_downgrader *down, varve_operation *op) {
  varve_rewrite_link *link;
  VARVE_TRY(varve_release_rules_find(down->up.release_rules, op->name, true, &link));
  VARVE_TRY(next_rule(down, true, &link));
  while (link != NULL) {
    const varve_operation_name *name = NULL;
    if (link->rewrite->to.size != 0)
      VARVE_TRY(target_name(down, link->rewrite->to, &name));
    if (name != NULL && name->definition != NULL) {
      varve_rewrite_count(&down->up, link);
      return varve_operation_name_get(down->up.context, link->rewrite->to, &op->name);
    }
    link = link->next;
    VARVE_TRY(next_rule(down, true, &link));
  }
  return VARVE_STATUS_OK;
}

/* Operations */

/* Moves the properties of op into its dictionary. Rejects op if both have an attribute of one
 * name. */
static varve_status join(varve_downgrader *down, varve_operation *op) {
  const varve_entity *conflict = NULL, *merged;
  if (varve_operation_properties(op) == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_merge_attributes(down->up.context, varve_operation_dictionary(op),
                                               varve_operation_properties(op), &merged, &conflict);
  if (conflict != NULL)
    return varve_downgrade_reject(down, op, "'%.*s' is a property and a discardable attribute",
                                  VARVE_FORMAT_SLICE(varve_string_bytes(conflict)));
  if (status == VARVE_STATUS_BAD_ARGUMENT)
    return varve_downgrade_reject(down, op, "its properties are not a dictionary");
  VARVE_TRY(status);
  return varve_operation_set_attributes(down->up.module, op, merged, NULL);
}

/* Rejects op if the target's tool lacks the dialect of op. A tool may lack dialects of LLVM or of
 * other projects. Accepts operations without a definition, because no known dialect has them. */
static varve_status check_dialect(varve_downgrader *down, const varve_operation *op) {
  const varve_target *target = varve_registry_target(down->up.target->registry);
  const varve_entity *dialect = op->name->dialect;
  if (target == NULL || dialect == down->known_dialect || op->name->definition == NULL)
    return VARVE_STATUS_OK;
  if (!varve_target_has_dialect(target, varve_string_bytes(dialect)))
    return varve_downgrade_reject(down, op, "it has no dialect '%.*s'",
                                  VARVE_FORMAT_SLICE(varve_string_bytes(dialect)));
  down->known_dialect = dialect;
  return VARVE_STATUS_OK;
}

/* Handles an operation that the target does not define. Rejects op if own is not NULL and the
 * target's dialect allows no undefined operations. Otherwise keeps op as an unregistered operation,
 * and moves its properties into the dictionary if the target's era has no properties. */
static varve_status fit_undefined(varve_downgrader *down, varve_operation *op,
                                  const varve_operation_definition *own) {
  const varve_dialect_definition *dialect;
  varve_slice name = varve_string_bytes(op->name->dialect);
  VARVE_TRY(varve_find_dialect(down->up.target, name, &dialect));
  if (own != NULL && dialect != NULL &&
      (dialect->record->flags & VARVE_DIALECT_UNKNOWN_OPERATIONS) == 0)
    return varve_downgrade_reject(down, op, "there is no such operation");
  if (varve_era_has(down->up.target->era, VARVE_HAS_PROPERTIES))
    return VARVE_STATUS_OK;
  if (own == NULL && varve_operation_properties(op) != NULL &&
      varve_dictionary_size(varve_operation_properties(op)) != 0)
    return varve_downgrade_reject(down, op, "there are no properties");
  return join(down, op);
}

static varve_status fit_operation(varve_downgrader *down, varve_operation *op) {
  const varve_operation_definition *own = op->name->definition;
  const varve_operation_name *name;
  down->up.op = op;
  down->up.next = NULL;
  down->up.is_erased = down->is_op_rejected = false;
  VARVE_TRY(target_name(down, op->name->text, &name));
  if (own == NULL)
    return fit_undefined(down, op, own);
  VARVE_TRY(check_dialect(down, op));
  if (down->is_op_rejected)
    return VARVE_STATUS_OK;
  VARVE_TRY(join(down, op));
  if (!down->is_op_rejected)
    VARVE_TRY(use_lines(down, op));
  if (!down->up.is_erased && !down->is_op_rejected)
    VARVE_TRY(apply_forwards(down, op));
  if (!down->up.is_erased && !down->is_op_rejected)
    VARVE_TRY(apply_backwards(down, op));
  if (down->up.is_erased || down->is_op_rejected)
    return VARVE_STATUS_OK;
  VARVE_TRY(target_name(down, op->name->text, &name));
  if (name->definition == NULL) {
    VARVE_TRY(rename_back(down, op));
    VARVE_TRY(target_name(down, op->name->text, &name));
  }
  if (name->definition == NULL)
    return fit_undefined(down, op, own);
  VARVE_TRY(varve_downgrade_fit_attributes(down, op, own, name->definition));
  /* In an upgrade, skip op if the target's definition has another fixed number of results. */
  varve_record_list results = name->definition->record->results;
  for (uint32_t i = 0; i < results.count; i++)
    if (name->definition->values[results.first + i].variadicity != VARVE_VARIADICITY_SINGLE)
      return VARVE_STATUS_OK;
  if (!down->keeps_all || results.count == varve_operation_result_count(op))
    return VARVE_STATUS_OK;
  return varve_upgrade_skip(&down->up, op, "LLVM 22 has another number of results");
}

static varve_status fit_all(varve_downgrader *down) {
  varve_upgrader *up = &down->up;
  const varve_arena_mark start = varve_arena_get_mark(&up->scratch);
  varve_operation *op = up->module->root;
  while (op != NULL) {
    VARVE_TRY(fit_operation(down, op));
    if (!up->is_erased && !down->is_op_rejected && !down->keeps_all)
      VARVE_TRY(varve_downgrade_check_entities(down, op));
    op = up->is_erased ? up->next : varve_operation_next_preorder(up->module->root, op);
    varve_arena_reset(&up->scratch, start);
  }
  return down->is_rejected ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OK;
}

varve_status varve_downgrade_and_keep(varve_upgrader *up) {
  varve_downgrader down = {
      .up = *up, .target_name = varve_target_label(up->target), .keeps_all = true};
  varve_status status = fit_all(&down);
  *up = down.up;
  return status;
}

varve_status varve_downgrade_in_place(varve_module *module, varve_context *target,
                                      varve_reporter *reporter, varve_upgrade_outcome *outcome) {
  varve_release_rules rules;
  varve_downgrader down = {.up = {.module = module,
                                  .context = module->context,
                                  .release_rules = &rules,
                                  .target = target,
                                  .outcome = outcome,
                                  .step = VARVE_STEP_COUNT},
                           .reporter = reporter,
                           .target_name = varve_target_label(target)};
  VARVE_TRY(varve_module_materialize(module));
  VARVE_TRY(varve_context_define_names(module->context));
  varve_hash_table_init(&down.up.reported, &module->context->memory);
  varve_arena_init(&down.up.scratch, &module->context->memory);
  varve_release_rules_init(&rules, module->context);
  varve_entity_walk_init(&down.entities, module->context);
  varve_status status = fit_all(&down);
  varve_entity_walk_release(&down.entities);
  varve_release_rules_release(&rules);
  varve_arena_release(&down.up.scratch);
  varve_hash_table_release(&down.up.reported);
  return status;
}

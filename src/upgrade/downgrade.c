/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The walk that gives each operation the properties of the target's definition, or reports why it
 * cannot: see downgrade.h. */
#include "upgrade/downgrade.h"

#include <stdio.h>

#include "base/era.h"
#include "dialect/definition.h"
#include "dialect/operation_properties.h"
#include "upgrade/downgrader.h"

static const varve_downgrade_family *const families[] = {
#define VARVE_DOWNGRADE_FAMILY(name) &varve_downgrade_##name,
#include "upgrade/downgrade_families.def"
#undef VARVE_DOWNGRADE_FAMILY
};

varve_status varve_downgrade_refuse(varve_downgrader *down, const varve_operation *op,
                                    const char *format, ...) {
  char reason[512];
  const varve_source_place place = varve_location_place(op->location);
  if (down->keeps_all)
    return VARVE_STATUS_OK;
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(reason, sizeof(reason), format, arguments);
  va_end(arguments);
  down->is_refused = down->is_op_refused = true;
  (void)varve_report_at(down->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                        "operation '%.*s' cannot be converted to %s: %s",
                        VARVE_FORMAT_SLICE(op->name->text), down->era_name, reason);
  return VARVE_STATUS_OK;
}

/* Finding what the target has */

static varve_status target_name(varve_downgrader *down, varve_slice name,
                                const varve_operation_name **found) {
  return varve_operation_name_get(down->up.target, name, found);
}

static varve_status target_defines(varve_downgrader *down, const char *name, bool *defines) {
  const varve_operation_name *found;
  VARVE_TRY(target_name(down, varve_slice_of(name), &found));
  *defines = found->definition != NULL;
  return VARVE_STATUS_OK;
}

/* Lists of all families */

static varve_status use_line(varve_downgrader *down, varve_operation *op,
                             const varve_downgrade_line *line) {
  bool is_new, is_old = true;
  VARVE_TRY(target_defines(down, line->from, &is_new));
  if (line->to != NULL)
    VARVE_TRY(target_defines(down, line->to, &is_old));
  if (!is_old || (line->to != NULL && is_new) ||
      varve_era_is_before(line->until, down->up.target->era))
    return VARVE_STATUS_OK;
  if (line->moves != NULL)
    VARVE_TRY(varve_upgrade_move_attributes(&down->up, op, line->moves));
  if (line->to != NULL)
    VARVE_TRY(varve_upgrade_rename(&down->up, op, line->to));
  if (line->rewrite != NULL)
    VARVE_TRY(line->rewrite(down, op));
  if (line->rule != VARVE_UPGRADE_COUNT && !down->is_op_refused)
    varve_upgrade_count(&down->up, line->rule);
  return VARVE_STATUS_OK;
}

static varve_status use_lines(varve_downgrader *down, varve_operation *op) {
  for (size_t f = 0; f < VARVE_COUNT_OF(families); f++)
    for (size_t i = 0; i < families[f]->line_count; i++) {
      const varve_downgrade_line *line = &families[f]->lines[i];
      if (!varve_slice_equal(op->name->text, varve_slice_of(line->from)))
        continue;
      VARVE_TRY(use_line(down, op, line));
      if (down->up.is_erased || down->is_op_refused)
        return VARVE_STATUS_OK;
    }
  return VARVE_STATUS_OK;
}

/* Forward rules that only rename */

static const varve_upgrade_family *const upgrades[] = {
#define VARVE_UPGRADE_FAMILY(name) &varve_upgrade_##name,
#include "upgrade/families.def"
#undef VARVE_UPGRADE_FAMILY
};

static bool is_renaming(const varve_upgrade_line *line, varve_slice name) {
  return line->to != NULL && line->rewrite == NULL &&
         varve_slice_equal(name, varve_slice_of(line->to));
}

/* Gives an operation that the target does not have the name that a rule renames to its own. */
static varve_status rename_back(varve_downgrader *down, varve_operation *op) {
  for (size_t f = 0; f < VARVE_COUNT_OF(upgrades); f++)
    for (size_t i = 0; i < upgrades[f]->line_count; i++) {
      const varve_upgrade_line *line = &upgrades[f]->lines[i];
      bool is_defined;
      if (!is_renaming(line, op->name->text))
        continue;
      VARVE_TRY(target_defines(down, line->from, &is_defined));
      if (!is_defined)
        continue;
      varve_upgrade_count(&down->up, line->rule);
      return varve_upgrade_rename(&down->up, op, line->from);
    }
  return VARVE_STATUS_OK;
}

/* Operations */

/* Puts properties into the dictionary. */
static varve_status join(varve_downgrader *down, varve_operation *op) {
  const varve_attribute *conflict = NULL, *merged;
  if (varve_operation_properties(op) == NULL)
    return VARVE_STATUS_OK;
  varve_status status = varve_merge_attributes(down->up.context, varve_operation_dictionary(op),
                                               varve_operation_properties(op), &merged, &conflict);
  if (conflict != NULL)
    return varve_downgrade_refuse(down, op, "'%.*s' is a property and a discardable attribute",
                                  VARVE_FORMAT_SLICE(varve_string_bytes(conflict)));
  if (status == VARVE_STATUS_BAD_ARGUMENT)
    return varve_downgrade_refuse(down, op, "its properties are not a dictionary");
  VARVE_TRY(status);
  return varve_operation_set_attributes(down->up.module, op, merged, NULL);
}

/* An operation that the target does not define. Where its dialect is unknown, it becomes an
 * unregistered operation, whose attributes need no definition. */
static varve_status fit_undefined(varve_downgrader *down, varve_operation *op,
                                  const varve_operation_definition *own) {
  const varve_dialect_definition *dialect;
  varve_slice name = varve_string_bytes(op->name->dialect);
  VARVE_TRY(varve_find_dialect(down->up.target, name, &dialect));
  if (own != NULL && dialect != NULL &&
      (dialect->record->flags & VARVE_DIALECT_UNKNOWN_OPERATIONS) == 0)
    return varve_downgrade_refuse(down, op, "there is no such operation");
  if (varve_era_has_properties(down->up.target->era))
    return VARVE_STATUS_OK;
  if (own == NULL && varve_operation_properties(op) != NULL &&
      varve_dictionary_size(varve_operation_properties(op)) != 0)
    return varve_downgrade_refuse(down, op, "there are no properties");
  return join(down, op);
}

/* Leaves an operation with other results than the target's has. */
static varve_status leave_if_other(varve_downgrader *down, varve_operation *op,
                                   const varve_operation_definition *definition) {
  varve_record_list results = definition->record->results;
  for (uint32_t i = 0; i < results.count; i++)
    if (definition->values[results.first + i].variadicity != VARVE_VARIADICITY_SINGLE)
      return VARVE_STATUS_OK;
  if (!down->keeps_all || results.count == varve_operation_result_count(op))
    return VARVE_STATUS_OK;
  return varve_upgrade_leave(&down->up, op, "LLVM 22 has another number of results");
}

static varve_status fit_operation(varve_downgrader *down, varve_operation *op) {
  const varve_operation_definition *own = op->name->definition;
  const varve_operation_name *name;
  down->up.op = op;
  down->up.next = NULL;
  down->up.is_erased = down->is_op_refused = false;
  VARVE_TRY(target_name(down, op->name->text, &name));
  if (own == NULL)
    return fit_undefined(down, op, own);
  VARVE_TRY(join(down, op));
  if (!down->is_op_refused)
    VARVE_TRY(use_lines(down, op));
  if (down->up.is_erased || down->is_op_refused)
    return VARVE_STATUS_OK;
  VARVE_TRY(target_name(down, op->name->text, &name));
  if (name->definition == NULL) {
    VARVE_TRY(rename_back(down, op));
    VARVE_TRY(target_name(down, op->name->text, &name));
  }
  if (name->definition == NULL)
    return fit_undefined(down, op, own);
  VARVE_TRY(varve_downgrade_fit_attributes(down, op, own, name->definition));
  return leave_if_other(down, op, name->definition);
}

static varve_status fit_all(varve_downgrader *down) {
  varve_upgrader *up = &down->up;
  varve_operation *op = up->module->root;
  while (op != NULL) {
    VARVE_TRY(fit_operation(down, op));
    op = up->is_erased ? up->next : varve_operation_next_preorder(up->module->root, op);
  }
  return down->is_refused ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OK;
}

varve_status varve_downgrade_and_keep(varve_upgrader *up) {
  varve_downgrader down = {
      .up = *up, .era_name = varve_era_text(up->target->era), .keeps_all = true};
  varve_vector_init(&down.moves, &up->context->memory, sizeof(int));
  varve_status status = fit_all(&down);
  varve_vector_release(&down.moves);
  *up = down.up;
  return status;
}

varve_status varve_downgrade_in_place(varve_module *module, varve_context *target,
                                      varve_reporter *reporter, varve_upgrade_outcome *outcome) {
  varve_downgrader down = {.up = {.module = module,
                                  .context = module->context,
                                  .target = target,
                                  .outcome = outcome,
                                  .step = VARVE_STEP_COUNT},
                           .reporter = reporter,
                           .era_name = varve_era_text(target->era)};
  VARVE_TRY(varve_module_materialize(module));
  VARVE_TRY(varve_context_define_names(module->context));
  varve_hash_table_init(&down.up.reported, &module->context->memory);
  varve_vector_init(&down.moves, &module->context->memory, sizeof(int));
  varve_status status = fit_all(&down);
  varve_vector_release(&down.moves);
  varve_hash_table_release(&down.up.reported);
  return status;
}

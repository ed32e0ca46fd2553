/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Runs the steps of an upgrade: see upgrade.h. A step visits each operation once, and applies to it
 * the first matching rule of dialects/upgrades and then the line that a family has for its name. */
#include "upgrade/driver/upgrade.h"

#include "base/era.h"
#include "dialect/definition.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/segments.h"
#include "upgrade/downgrade/downgrade.h"
#include "upgrade/engine/release_rules.h"
#include "upgrade/families/families.h"

/* A step tries the families in this order for each type and attribute, until a family changes
 * it. */
static const varve_upgrade_family *const families[] = {
    &varve_upgrade_standard, &varve_upgrade_llvm,          &varve_upgrade_affine,
    &varve_upgrade_views,    &varve_upgrade_linalg,        &varve_upgrade_vector,
    &varve_upgrade_spirv,    &varve_upgrade_other,         &varve_upgrade_tosa,
    &varve_upgrade_openmp,   &varve_upgrade_sparse_tensor,
};

/* The state of one step. */
typedef struct step_state {
  varve_upgrader *up;
  varve_vector actions;   /* name_action, by the id of the name */
  varve_hash_table lines; /* varve_upgrade_line, by the name */
} step_state;

/* What a step does with operations of a name. line and link are NULL if there is no line or
 * rule. */
typedef struct name_action {
  bool is_known;
  const varve_upgrade_line *line;
  varve_rewrite_link *link; /* the first rule of the step */
} name_action;

static bool line_has_name(const void *key, const void *value) {
  const varve_slice *name = key;
  const varve_upgrade_line *line = value;
  return varve_slice_equal(*name, varve_slice_of(line->from));
}

static const varve_upgrade_line *find_line(const step_state *step, varve_slice name) {
  uint64_t hash = varve_hash_bytes(step->up->context->seed, name.data, name.size);
  return varve_hash_table_find(&step->lines, hash, line_has_name, &name);
}

/* Collects the lines of the step from all families. If two lines have one name, uses the first
 * line. */
static varve_status collect_lines(step_state *step) {
  const varve_upgrade_step now = step->up->step;
  for (size_t f = 0; f < VARVE_COUNT_OF(families); f++) {
    for (size_t i = 0; i < families[f]->line_count; i++) {
      const varve_upgrade_line *line = &families[f]->lines[i];
      varve_slice name = varve_slice_of(line->from);
      bool is_repeated = families[f]->repeats_lines && line->step + 1 == now;
      if ((line->step != now && !is_repeated) || find_line(step, name) != NULL)
        continue;
      uint64_t hash = varve_hash_bytes(step->up->context->seed, name.data, name.size);
      VARVE_TRY(varve_hash_table_insert(&step->lines, hash, (void *)(uintptr_t)line));
    }
  }
  return VARVE_STATUS_OK;
}

/* Finds the line for all operations of a dialect, such as "spv.*" for the name spv.IAdd. Returns
 * NULL if there is no such line. */
static const varve_upgrade_line *find_dialect_line(const step_state *step, varve_slice name) {
  enum { MAX_NAME = 64 };
  char pattern[MAX_NAME];
  const char *dot = memchr(name.data, '.', name.size);
  size_t size = dot == NULL ? 0 : (size_t)(dot - name.data) + 1;
  if (size == 0 || size >= MAX_NAME)
    return NULL;
  memcpy(pattern, name.data, size);
  pattern[size] = '*';
  return find_line(step, varve_slice_make(pattern, size + 1));
}

static varve_status find_action(step_state *step, const varve_operation_name *name,
                                name_action *found) {
  if (name->id >= step->actions.count &&
      varve_vector_grow(&step->actions, name->id + 1 - step->actions.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  name_action *action = &VARVE_VECTOR_AT(&step->actions, name_action, name->id);
  if (!action->is_known) {
    varve_rewrite_link *link;
    VARVE_TRY(varve_release_rules_find(step->up->release_rules, name, false, &link));
    while (link != NULL && (link->forms & step->up->form_mask) == 0)
      link = link->next;
    *action = (name_action){true, find_line(step, name->text), link};
    if (action->line == NULL)
      action->line = find_dialect_line(step, name->text);
  }
  *found = *action;
  return VARVE_STATUS_OK;
}

/* Applies the first rule that matches op, then the line. Counts both, unless op is skipped. */
static varve_status apply_action(varve_upgrader *up, varve_operation *op,
                                 const name_action *action) {
  const varve_upgrade_line *line = action->line;
  varve_rewrite_link *link = action->link;
  VARVE_TRY(varve_release_rules_choose(up, op, &link));
  if (link != NULL)
    VARVE_TRY(varve_rewrite_operation(up, link, op));
  if (line != NULL && !up->is_skipped) {
    if (line->to != NULL)
      VARVE_TRY(varve_upgrade_rename(up, op, line->to));
    if (line->rewrite != NULL)
      VARVE_TRY(line->rewrite(up, op));
    if (!up->is_skipped && line->rule != VARVE_UPGRADE_COUNT)
      varve_upgrade_count(up, line->rule);
  }
  if (link != NULL && !up->is_skipped)
    varve_rewrite_count(up, link);
  return VARVE_STATUS_OK;
}

static varve_status rewrite_all(step_state *step) {
  varve_upgrader *up = step->up;
  const varve_arena_mark start = varve_arena_get_mark(&up->scratch);
  varve_operation *op = up->module->root;
  while (op != NULL) {
    name_action action;
    up->op = op;
    up->next = NULL;
    up->is_erased = up->is_skipped = false;
    VARVE_TRY(find_action(step, op->name, &action));
    VARVE_TRY(apply_action(up, op, &action));
    op = up->is_erased ? up->next : varve_operation_next_preorder(up->module->root, op);
    varve_arena_reset(&up->scratch, start);
  }
  up->op = NULL;
  return VARVE_STATUS_OK;
}

static varve_status run_passes(varve_upgrader *up, bool is_after) {
  const varve_arena_mark start = varve_arena_get_mark(&up->scratch);
  for (size_t f = 0; f < VARVE_COUNT_OF(families); f++) {
    varve_upgrade_pass *const *passes = is_after ? families[f]->after : families[f]->before;
    if (passes[up->step] != NULL)
      VARVE_TRY(passes[up->step](up));
    varve_arena_reset(&up->scratch, start);
  }
  return VARVE_STATUS_OK;
}

static varve_status run_parts(step_state *step) {
  bool converts = false;
  for (size_t f = 0; f < VARVE_COUNT_OF(families); f++)
    converts = converts || families[f]->convert[step->up->step] != NULL;
  VARVE_TRY(collect_lines(step));
  VARVE_TRY(run_passes(step->up, false));
  VARVE_TRY(rewrite_all(step));
  if (converts)
    VARVE_TRY(varve_upgrade_convert_all(step->up));
  return run_passes(step->up, true);
}

static varve_status run_step(varve_upgrader *up, varve_upgrade_step number) {
  step_state step = {.up = up};
  up->step = number;
  up->form_mask = varve_release_forms_of_step(number);
  varve_vector_init(&step.actions, &up->context->memory, sizeof(name_action));
  varve_hash_table_init(&step.lines, &up->context->memory);
  varve_status status = run_parts(&step);
  varve_hash_table_release(&step.lines);
  varve_vector_release(&step.actions);
  return status;
}

/* Moves properties into the dictionaries, before the first step. Operations that neither the
 * module's context nor the target defines keep their properties. */
static varve_status join_properties(const varve_upgrader *up) {
  varve_module *module = up->module;
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op)) {
    const varve_operation_name *name = op->name;
    const varve_entity *conflict, *merged;
    if (varve_operation_properties(op) == NULL)
      continue;
    if (up->target != NULL)
      VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &name));
    if (op->name->definition == NULL && name->definition == NULL)
      continue;
    VARVE_TRY(varve_merge_attributes(module->context, varve_operation_dictionary(op),
                                     varve_operation_properties(op), &merged, &conflict));
    VARVE_TRY(varve_operation_set_attributes(module, op, merged, NULL));
  }
  return VARVE_STATUS_OK;
}

/* Operations without an equivalent */

/* Adds the prefix "legacy." to the name of op, if LLVM 22 has the dialect of op and the dialect
 * rejects operations that it does not define. No dialect has the name legacy. */
static varve_status add_legacy_prefix(varve_upgrader *up, varve_operation *op) {
  const varve_dialect_definition *dialect;
  VARVE_TRY(varve_find_dialect(up->target, varve_string_bytes(op->name->dialect), &dialect));
  if (dialect == NULL || (dialect->record->flags & VARVE_DIALECT_UNKNOWN_OPERATIONS) != 0)
    return VARVE_STATUS_OK;
  const char *name = varve_upgrade_format(up, "legacy.%.*s", VARVE_FORMAT_SLICE(op->name->text));
  return name == NULL ? VARVE_STATUS_OUT_OF_MEMORY : varve_upgrade_rename(up, op, name);
}

static bool is_count_allowed(const varve_operation_definition *definition, varve_record_list list,
                             uint32_t count) {
  uint32_t least = 0;
  uint64_t most = list.count;
  for (uint32_t i = 0; i < list.count; i++) {
    uint32_t variadicity = definition->values[list.first + i].variadicity;
    least += variadicity == VARVE_VARIADICITY_SINGLE;
    if (variadicity == VARVE_VARIADICITY_VARIADIC || variadicity == VARVE_VARIADICITY_NESTED)
      most = UINT32_MAX;
  }
  return count >= least && count <= most;
}

/* Whether op has the required attributes and an allowed number of operands, results and regions. */
static bool fits(const varve_operation *op, const varve_operation_definition *definition) {
  const varve_operation_record *record = definition->record;
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_entity *value = varve_operation_attribute(op, property->name);
    if (property->kind == VARVE_PROPERTY_SEGMENTS
            ? value != NULL && varve_segments_are_property(value) &&
                  varve_segments_count(value) != varve_segments_expected(definition, property->name)
            : property->kind == VARVE_PROPERTY_REQUIRED && value == NULL)
      return false;
  }
  return is_count_allowed(definition, record->operands, op->operand_count) &&
         is_count_allowed(definition, record->results, varve_operation_result_count(op)) &&
         is_count_allowed(definition, record->regions, varve_operation_region_count(op));
}

/* Whether op is the terminator of an operation with the prefix "legacy." and belongs to the same
 * dialect. Such a terminator needs the prefix, too. */
static bool ends_legacy_operation(const varve_operation *op) {
  const varve_slice prefix = VARVE_SLICE_INIT("legacy.");
  const varve_operation *parent = varve_operation_parent(op);
  if (parent == NULL || op->next != NULL || !varve_slice_starts_with(parent->name->text, prefix))
    return false;
  varve_slice name = varve_slice_make(parent->name->text.data + prefix.size,
                                      parent->name->text.size - prefix.size);
  varve_slice dialect = varve_string_bytes(op->name->dialect);
  return varve_slice_starts_with(name, dialect) && name.size > dialect.size &&
         name.data[dialect.size] == '.';
}

/* Adds the prefix "legacy." to three kinds of operations: operations that LLVM 22 lacks or defines
 * in another way, operations that were skipped before, and terminators of both. Records an
 * operation of the first kind as skipped if its own era defines the operation. */
static varve_status find_unsupported(varve_upgrader *up) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation_name *name;
    varve_skipped_operation skipped = {varve_location_place(op->location), op->name->text,
                                       "LLVM 22 has no equivalent operation"};
    VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &name));
    bool is_reported = varve_upgrade_was_reported(up, op);
    bool is_end = ends_legacy_operation(op);
    bool is_supported = name->definition != NULL || name->is_registered;
    if (name->definition != NULL && !fits(op, name->definition)) {
      skipped.reason = "in LLVM 22 it has other operands, results or attributes";
      is_supported = false;
    }
    if (!is_reported && !is_end && is_supported)
      continue;
    if (op->name->definition != NULL && !is_reported && !is_end)
      VARVE_TRY(varve_vector_push(&up->outcome->skipped, &skipped));
    /* Operations of transform may contain only operations of transform. So the operations of
     * transform around op get the prefix, too. */
    for (varve_operation *outer = op;
         outer != NULL &&
         varve_slice_equal(varve_string_bytes(outer->name->dialect), VARVE_SLICE("transform"));
         outer = varve_operation_parent(outer))
      VARVE_TRY(add_legacy_prefix(up, outer));
    VARVE_TRY(add_legacy_prefix(up, op));
  }
  return VARVE_STATUS_OK;
}

static varve_status upgrade_all(varve_upgrader *up, varve_upgrade_step first) {
  VARVE_TRY(varve_module_materialize(up->module));
  VARVE_TRY(varve_context_define_names(up->context));
  VARVE_TRY(join_properties(up));
  for (int step = (int)first; step < VARVE_STEP_COUNT; step++)
    VARVE_TRY(run_step(up, (varve_upgrade_step)step));
  if (up->target == NULL)
    return VARVE_STATUS_OK;
  if (varve_era_is_before(up->target->era, up->context->era))
    VARVE_TRY(varve_downgrade_and_keep(up));
  VARVE_TRY(varve_upgrade_conform_all(up));
  return find_unsupported(up);
}

varve_status varve_upgrade_in_place(varve_module *module, varve_upgrade_step first,
                                    varve_context *target, varve_upgrade_outcome *outcome) {
  varve_release_rules rules;
  varve_upgrader up = {.module = module,
                       .context = module->context,
                       .target = target,
                       .families = families,
                       .family_count = VARVE_COUNT_OF(families),
                       .outcome = outcome,
                       .release_rules = &rules};
  varve_release_rules_init(&rules, module->context);
  varve_hash_table_init(&up.reported, &up.context->memory);
  varve_arena_init(&up.scratch, &up.context->memory);
  varve_status status = upgrade_all(&up, first);
  varve_arena_release(&up.scratch);
  varve_hash_table_release(&up.reported);
  varve_release_rules_release(&rules);
  return status;
}

/* Passes one event to the report for each rule that was applied. */
static void report_counts(const varve_upgrade_outcome *outcome,
                          const varve_upgrade_options *options) {
  for (int rule = 0; rule < VARVE_UPGRADE_COUNT; rule++) {
    const varve_upgrade_event event = {.kind = VARVE_UPGRADE_EVENT_CHANGED,
                                       .rule = varve_upgrade_rule_id((varve_upgrade_rule)rule),
                                       .count = outcome->counts[rule]};
    if (event.count != 0)
      options->report.function(options->report.user, &event);
  }
}

static void report_skipped(const varve_upgrade_outcome *outcome,
                           const varve_upgrade_options *options) {
  for (size_t i = 0; i < outcome->skipped.count; i++) {
    const varve_skipped_operation *left =
        &VARVE_VECTOR_AT(&outcome->skipped, varve_skipped_operation, i);
    const varve_upgrade_event event = {.kind = VARVE_UPGRADE_EVENT_LEFT,
                                       .operation = left->name,
                                       .reason = varve_slice_of(left->reason),
                                       .file = left->place.file,
                                       .line = left->place.line,
                                       .column = left->place.column};
    options->report.function(options->report.user, &event);
  }
}

static varve_status reject_skipped(const varve_upgrade_outcome *outcome,
                                   const varve_upgrade_options *options) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
  varve_status status = VARVE_STATUS_OK;
  for (size_t i = 0; i < outcome->skipped.count; i++) {
    const varve_skipped_operation *left =
        &VARVE_VECTOR_AT(&outcome->skipped, varve_skipped_operation, i);
    status = varve_report_at(&reporter, VARVE_STATUS_UNSUPPORTED, &left->place,
                             "operation '%.*s' cannot be upgraded: %s",
                             VARVE_FORMAT_SLICE(left->name), left->reason);
  }
  return status;
}

varve_status varve_upgrade_module(varve_module *module, const varve_upgrade_options *options,
                                  varve_era from, varve_context *target) {
  varve_upgrade_outcome outcome;
  varve_upgrade_outcome_init(&outcome, &target->memory);
  varve_status status =
      varve_upgrade_in_place(module, varve_release_first_step(from), target, &outcome);
  if (status == VARVE_STATUS_OK && options->report.function != NULL) {
    report_counts(&outcome, options);
    report_skipped(&outcome, options);
  }
  if (status == VARVE_STATUS_OK && options->strict)
    status = reject_skipped(&outcome, options);
  varve_upgrade_outcome_release(&outcome);
  return status;
}

varve_status varve_downgrade_module(varve_module *module, const varve_upgrade_options *options,
                                    varve_context *target) {
  varve_reporter reporter = {.sink = options->sink, .file = options->file_name};
  varve_upgrade_outcome outcome;
  if (varve_release_first_step(module->context->era) < VARVE_STEP_LLVM19)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_upgrade_outcome_init(&outcome, &target->memory);
  varve_status status = varve_downgrade_in_place(module, target, &reporter, &outcome);
  if (status == VARVE_STATUS_OK && options->report.function != NULL)
    report_counts(&outcome, options);
  varve_upgrade_outcome_release(&outcome);
  return status;
}

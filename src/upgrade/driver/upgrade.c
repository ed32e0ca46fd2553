/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The steps of upgrading, and the walk that finds for each operation the line that says what
 * becomes of it. */
#include "upgrade/driver/upgrade.h"

#include "base/era.h"
#include "dialect/definition.h"
#include "dialect/operation_properties.h"
#include "dialect/segments.h"
#include "upgrade/downgrade/downgrade.h"
#include "upgrade/engine/release_rules.h"
#include "upgrade/engine/upgrader.h"

static const varve_upgrade_family *const families[] = {
#define VARVE_UPGRADE_FAMILY(name) &varve_upgrade_##name,
#include "upgrade/engine/families.def"
#undef VARVE_UPGRADE_FAMILY
};

varve_slice varve_upgrade_rule_id(varve_upgrade_rule rule) {
  static const varve_slice ids[] = {
#define VARVE_UPGRADE(name, id, what) VARVE_SLICE_INIT(id),
#include "upgrade/engine/rules.def"
#undef VARVE_UPGRADE
  };
  return ids[rule];
}

varve_upgrade_rule varve_upgrade_find_rule(varve_slice id) {
  int rule = 0;
  while (rule < VARVE_UPGRADE_COUNT &&
         !varve_slice_equal(varve_upgrade_rule_id((varve_upgrade_rule)rule), id))
    rule++;
  return (varve_upgrade_rule)rule;
}

void varve_upgrade_outcome_init(varve_upgrade_outcome *outcome, varve_memory *memory) {
  memset(outcome, 0, sizeof(*outcome));
  varve_vector_init(&outcome->left, memory, sizeof(varve_left_behind));
}

void varve_upgrade_outcome_release(varve_upgrade_outcome *outcome) {
  varve_vector_release(&outcome->left);
}

static bool is_same(const void *key, const void *value) { return key == value; }

uint64_t varve_upgrade_hash(const varve_upgrader *up, const varve_operation *op) {
  uintptr_t address = (uintptr_t)op;
  return varve_hash_bytes(up->context->seed, &address, sizeof(address));
}

static bool was_reported(const varve_upgrader *up, const varve_operation *op) {
  return varve_hash_table_find(&up->reported, varve_upgrade_hash(up, op), is_same, op) != NULL;
}

varve_status varve_upgrade_leave(varve_upgrader *up, varve_operation *op, const char *reason) {
  const varve_left_behind left = {varve_location_place(op->location), op->name->text, reason};
  if (op == up->op)
    up->is_left = true;
  if (was_reported(up, op))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_hash_table_insert(&up->reported, varve_upgrade_hash(up, op), op));
  return varve_vector_push(&up->outcome->left, &left);
}

/* Rules of definitions */

varve_status varve_upgrade_refuse(varve_upgrader *up, varve_operation *op, const char *reason) {
  const varve_source_place place = varve_location_place(op->location);
  up->is_left = up->is_refused = true;
  if (was_reported(up, op))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_hash_table_insert(&up->reported, varve_upgrade_hash(up, op), op));
  (void)varve_report_at(up->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                        "operation '%.*s' cannot be expressed in %.*s: %s",
                        VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(up->goal), reason);
  return VARVE_STATUS_OK;
}

bool varve_upgrade_has_entity_rules(const varve_upgrader *up) {
  return up->rules != NULL && up->rules->has_entities;
}

bool varve_upgrade_has_rules(const varve_upgrader *up, const varve_operation *op) {
  return up->with_rules != NULL &&
         varve_hash_table_find(up->with_rules, varve_upgrade_hash(up, op), is_same, op) != NULL;
}

varve_status varve_upgrade_convert_by_rules(varve_upgrader *up, const varve_entity *was,
                                            const varve_entity *node,
                                            const varve_entity **converted) {
  *converted = node;
  return varve_upgrade_has_entity_rules(up)
             ? varve_rewrite_entity(up, up->rules, was, node, converted)
             : VARVE_STATUS_OK;
}

/* The lines of a step by name. */

static bool line_is_of(const void *key, const void *value) {
  const varve_slice *name = key;
  const varve_upgrade_line *line = value;
  return varve_slice_equal(*name, varve_slice_of(line->from));
}

static const varve_upgrade_line *find_line(const varve_upgrader *up, varve_slice name) {
  uint64_t hash = varve_hash_bytes(up->context->seed, name.data, name.size);
  return varve_hash_table_find(&up->line_table, hash, line_is_of, &name);
}

static varve_status add_line(varve_upgrader *up, const varve_upgrade_line *line) {
  varve_slice name = varve_slice_of(line->from);
  if (find_line(up, name) != NULL)
    return VARVE_STATUS_OK;
  uint64_t hash = varve_hash_bytes(up->context->seed, name.data, name.size);
  union {
    const varve_upgrade_line *from;
    void *to;
  } value = {line};
  return varve_hash_table_insert(&up->line_table, hash, value.to);
}

static bool is_of_step(const varve_upgrader *up, const varve_upgrade_family *family, size_t line) {
  return family->lines[line].step == up->step ||
         (family->spans_llvm19 && up->step == VARVE_STEP_LLVM19 &&
          family->lines[line].step == VARVE_STEP_LLVM16);
}

static varve_status collect_lines(varve_upgrader *up) {
  for (size_t f = 0; f < VARVE_COUNT_OF(families); f++)
    for (size_t i = 0; i < families[f]->line_count; i++)
      if (is_of_step(up, families[f], i))
        VARVE_TRY(add_line(up, &families[f]->lines[i]));
  return VARVE_STATUS_OK;
}

/* "spv.*" for spv.IAdd. */
static const varve_upgrade_line *find_dialect_line(const varve_upgrader *up, varve_slice name) {
  enum { MAX_NAME = 64 };
  char pattern[MAX_NAME];
  const char *dot = memchr(name.data, '.', name.size);
  size_t size = dot == NULL ? 0 : (size_t)(dot - name.data) + 1;
  if (size == 0 || size >= MAX_NAME)
    return NULL;
  memcpy(pattern, name.data, size);
  pattern[size] = '*';
  return find_line(up, varve_slice_make(pattern, size + 1));
}

/* What a step does with operations of a name: what the first rule of its form says, then what the
 * line says. Both may be NULL. */
typedef struct of_name {
  bool is_known;
  const varve_upgrade_line *line;
  varve_rewrite_link *link;
} of_name;

static varve_status find_of_name(varve_upgrader *up, const varve_operation_name *name,
                                 of_name *found) {
  found->is_known = true;
  found->line = find_line(up, name->text);
  if (found->line == NULL)
    found->line = find_dialect_line(up, name->text);
  VARVE_TRY(varve_release_rules_find(up->release_rules, name, false, &found->link));
  while (found->link != NULL && (found->link->forms & up->form_mask) == 0)
    found->link = found->link->next;
  return VARVE_STATUS_OK;
}

static varve_status look_up(varve_upgrader *up, const varve_operation_name *name, of_name *found) {
  if (name->id >= up->of_names.count &&
      varve_vector_grow(&up->of_names, name->id + 1 - up->of_names.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  of_name *known = &VARVE_VECTOR_AT(&up->of_names, of_name, name->id);
  if (!known->is_known)
    VARVE_TRY(find_of_name(up, name, known));
  *found = *known;
  return VARVE_STATUS_OK;
}

static varve_status use_line(varve_upgrader *up, varve_operation *op,
                             const varve_upgrade_line *line) {
  if (line->to != NULL)
    VARVE_TRY(varve_upgrade_rename(up, op, line->to));
  if (line->rewrite != NULL)
    VARVE_TRY(line->rewrite(up, op));
  if (!up->is_left && line->rule != VARVE_UPGRADE_COUNT)
    varve_upgrade_count(up, line->rule);
  return VARVE_STATUS_OK;
}

/* A rule is counted if the line behind it does not leave op behind. */
static varve_status use_rule(varve_upgrader *up, varve_operation *op, const of_name *of) {
  varve_rewrite_link *link = of->link;
  VARVE_TRY(varve_release_rules_choose(up, op, &link));
  if (link != NULL)
    VARVE_TRY(varve_rewrite_operation(up, link, op));
  if (of->line != NULL && !up->is_left)
    VARVE_TRY(use_line(up, op, of->line));
  if (link != NULL && !up->is_left)
    varve_rewrite_count(up, link);
  return VARVE_STATUS_OK;
}

static varve_status rewrite_operation(varve_upgrader *up, varve_operation *op) {
  of_name of;
  up->op = op;
  up->next = NULL;
  up->is_erased = up->is_left = false;
  VARVE_TRY(look_up(up, op->name, &of));
  if (of.link != NULL)
    return use_rule(up, op, &of);
  return of.line == NULL ? VARVE_STATUS_OK : use_line(up, op, of.line);
}

static varve_status rewrite_all(varve_upgrader *up) {
  varve_operation *op = up->module->root;
  while (op != NULL) {
    VARVE_TRY(rewrite_operation(up, op));
    op = up->is_erased ? up->next : varve_operation_next_preorder(up->module->root, op);
  }
  up->op = NULL;
  return VARVE_STATUS_OK;
}

static varve_status run_looks(varve_upgrader *up, bool is_after) {
  for (size_t f = 0; f < VARVE_COUNT_OF(families); f++) {
    varve_upgrade_look *const *looks = is_after ? families[f]->after : families[f]->before;
    if (looks[up->step] != NULL)
      VARVE_TRY(looks[up->step](up));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_upgrade_convert_node(varve_upgrader *up, const varve_entity *node,
                                        const varve_entity **converted) {
  *converted = node;
  if (up->step == VARVE_STEP_COUNT)
    return VARVE_STATUS_OK;
  for (size_t f = 0; f < VARVE_COUNT_OF(families) && *converted == node; f++)
    if (families[f]->convert[up->step] != NULL)
      VARVE_TRY(families[f]->convert[up->step](up, node, converted));
  return VARVE_STATUS_OK;
}

static bool step_converts(varve_upgrade_step step) {
  for (size_t f = 0; f < VARVE_COUNT_OF(families); f++)
    if (families[f]->convert[step] != NULL)
      return true;
  return false;
}

static varve_status run_parts(varve_upgrader *up) {
  VARVE_TRY(collect_lines(up));
  VARVE_TRY(run_looks(up, false));
  VARVE_TRY(rewrite_all(up));
  if (step_converts(up->step))
    VARVE_TRY(varve_upgrade_convert_all(up));
  return run_looks(up, true);
}

static varve_status run_step(varve_upgrader *up, varve_upgrade_step step) {
  up->step = step;
  up->form_mask = varve_release_forms_of_step(step);
  varve_vector_init(&up->of_names, &up->context->memory, sizeof(of_name));
  varve_hash_table_init(&up->line_table, &up->context->memory);
  varve_status status = run_parts(up);
  varve_hash_table_release(&up->line_table);
  varve_vector_release(&up->of_names);
  return status;
}

/* Whether no definition needs the properties of an operation. */
static varve_status is_unknown(const varve_upgrader *up, const varve_operation *op, bool *is_so) {
  const varve_operation_name *today = op->name;
  if (up->target != NULL)
    VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &today));
  *is_so = op->name->definition == NULL && today->definition == NULL;
  return VARVE_STATUS_OK;
}

/* Before the first step: all attributes into the dictionary. */
static varve_status join_properties(const varve_upgrader *up) {
  varve_module *module = up->module;
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op)) {
    const varve_entity *conflict, *merged;
    bool is_kept = true;
    if (varve_operation_properties(op) != NULL)
      VARVE_TRY(is_unknown(up, op, &is_kept));
    if (is_kept)
      continue;
    VARVE_TRY(varve_merge_attributes(module->context, varve_operation_dictionary(op),
                                     varve_operation_properties(op), &merged, &conflict));
    VARVE_TRY(varve_operation_set_attributes(module, op, merged, NULL));
  }
  return VARVE_STATUS_OK;
}

/* Today's dialects mostly refuse what they do not define: such a name gets one in front that is no
 * dialect's. */
static varve_status set_apart(varve_upgrader *up, varve_operation *op) {
  const varve_dialect_definition *dialect;
  VARVE_TRY(varve_find_dialect(up->target, varve_string_bytes(op->name->dialect), &dialect));
  if (dialect == NULL || (dialect->record->flags & VARVE_DIALECT_UNKNOWN_OPERATIONS) != 0)
    return VARVE_STATUS_OK;
  varve_buffer name;
  varve_buffer_init(&name, &up->context->memory);
  varve_status status = varve_buffer_append(&name, VARVE_SLICE("legacy."));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&name, op->name->text);
  if (status == VARVE_STATUS_OK)
    status = varve_operation_name_get(up->context, varve_buffer_slice(&name), &op->name);
  varve_buffer_release(&name);
  return status;
}

static bool are_enough(const varve_operation_definition *definition, varve_record_list list,
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

static bool fits_property(const varve_operation *op, const varve_operation_definition *definition,
                          const varve_property_definition *property) {
  const varve_entity *value = varve_operation_attribute(op, property->name);
  if (property->kind == VARVE_PROPERTY_SEGMENTS)
    return value == NULL || !varve_segments_are_property(value) ||
           varve_segments_count(value) == varve_segments_expected(definition, property->name);
  return property->kind != VARVE_PROPERTY_REQUIRED || value != NULL;
}

/* Whether op has the numbers of values, and the attributes, that its definition requires. */
static bool fits(const varve_operation *op, const varve_operation_definition *definition) {
  const varve_operation_record *record = definition->record;
  for (uint32_t i = 0; i < definition->property_count; i++)
    if (!fits_property(op, definition, &definition->properties[i]))
      return false;
  return are_enough(definition, record->operands, op->operand_count) &&
         are_enough(definition, record->results, varve_operation_result_count(op)) &&
         are_enough(definition, record->regions, varve_operation_region_count(op));
}

/* Operations of transform may only contain operations that are transforms. */
static varve_status set_transforms_apart(varve_upgrader *up, varve_operation *op) {
  while (op != NULL &&
         varve_slice_equal(varve_string_bytes(op->name->dialect), VARVE_SLICE("transform"))) {
    VARVE_TRY(set_apart(up, op));
    op = varve_operation_parent(op);
  }
  return VARVE_STATUS_OK;
}

/* The end of a body of what was set apart: it may not stand there under its own name. */
static bool ends_set_apart(const varve_operation *op) {
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

/* Operations that were known in their time and are not today. */
static varve_status find_left(varve_upgrader *up) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation_name *today;
    varve_left_behind left = {varve_location_place(op->location), op->name->text,
                              "LLVM 22 has no equivalent operation"};
    VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &today));
    bool is_reported = was_reported(up, op);
    bool is_end = ends_set_apart(op);
    bool is_there = today->definition != NULL || today->is_registered;
    if (is_there && today->definition != NULL && !fits(op, today->definition)) {
      left.reason = "in LLVM 22 it has other operands, results or attributes";
      is_there = false;
    }
    if (!is_reported && !is_end && is_there)
      continue;
    if (op->name->definition != NULL && !is_reported && !is_end)
      VARVE_TRY(varve_vector_push(&up->outcome->left, &left));
    VARVE_TRY(set_transforms_apart(up, op));
    VARVE_TRY(set_apart(up, op));
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
  return find_left(up);
}

varve_status varve_upgrade_in_place(varve_module *module, varve_upgrade_step first,
                                    varve_context *target, varve_upgrade_outcome *outcome) {
  varve_release_rules rules;
  varve_upgrader up = {.module = module,
                       .context = module->context,
                       .target = target,
                       .outcome = outcome,
                       .release_rules = &rules};
  varve_release_rules_init(&rules, module->context);
  varve_hash_table_init(&up.reported, &up.context->memory);
  varve_status status = upgrade_all(&up, first);
  varve_hash_table_release(&up.reported);
  varve_release_rules_release(&rules);
  return status;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts a module by the rules of loaded definitions: see apply_rules.h. A rule for operations
 * expects types and attributes in the form that `to` of the rule names. Therefore a forward
 * conversion converts types and attributes before the operations, and a backward conversion
 * converts them after the operations. */
#include "upgrade/engine/apply_rules.h"

#include "dialect/properties/operation_properties.h"
#include "dialect/registry/dialect_version.h"
#include "dialect/registry/pack_choice.h"
#include "ir/use_list.h"
#include "upgrade/engine/rewrites.h"

/* Casts. Some operations have no rule and keep their types, such as operations of sdy in an
 * artifact of StableHLO. If exactly one of the operations that define and use a value has a rule,
 * the value needs a cast: builtin.unrealized_conversion_cast, at the same place as in upstream. */

static const char cast_name[] = "builtin.unrealized_conversion_cast";

typedef struct cast_insertion {
  varve_upgrader *up;
  varve_hash_table *converted; /* varve_operation *: the table up->with_rules */
} cast_insertion;

static bool is_cast(const varve_operation *op) { return varve_upgrade_is(op, cast_name); }

/* Returns the operation that defines the value, or the operation whose block has the value as an
 * argument. */
static const varve_operation *side_of(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)
                                           : varve_value_argument(value)->block->region->owner;
}

/* Returns the operation before which upstream puts a cast of the value: the operation after the one
 * that defines the value, or for an argument the first operation of its block. Returns NULL if
 * there is no such operation. */
static varve_operation *place_of_cast(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)->next
                                           : varve_value_argument(value)->block->first;
}

static const varve_entity *location_of(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)->location
                                           : varve_value_argument(value)->location;
}

static bool has_user_without_rule(const varve_upgrader *up, const varve_value *value) {
  for (const varve_use *use = value->first_use; use != NULL; use = use->next)
    if (!varve_upgrade_has_rules(up, use->owner))
      return true;
  return false;
}

/* Inserts a cast of the value, and makes the users without a rule use the cast. */
static varve_status cast_for_users_without_rule(varve_upgrader *up, varve_value *value) {
  varve_value *result;
  varve_operation *before = place_of_cast(value);
  if (before == NULL || !has_user_without_rule(up, value))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_one(up, before, cast_name, value, value->type, &result));
  varve_value_operation(result)->location = location_of(value);
  for (varve_use *use = value->first_use, *next; use != NULL; use = next) {
    next = use->next;
    if (use->owner != varve_value_operation(result) && !varve_upgrade_has_rules(up, use->owner))
      varve_operation_set_operand(use->owner, varve_use_index(use), result);
  }
  varve_value_reverse_uses(result);
  return VARVE_STATUS_OK;
}

static varve_status cast_values_of(varve_upgrader *up, varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(cast_for_users_without_rule(up, varve_operation_result(op, i)));
  for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
    for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
         block = block->next)
      for (uint32_t a = 0; a < block->argument_count; a++)
        VARVE_TRY(cast_for_users_without_rule(up, &block->arguments[a]->value));
  return VARVE_STATUS_OK;
}

/* Makes op, which has a rule, use a cast of its operand `index`, if an operation without a rule
 * defines the operand. A value has at most one such cast, which is the newest use of the value. */
static varve_status cast_operand(cast_insertion *all, varve_operation *op, uint32_t index) {
  varve_value *value = op->operands[index].value, *result;
  if (value == NULL || side_of(value) == NULL || varve_upgrade_has_rules(all->up, side_of(value)))
    return VARVE_STATUS_OK;
  varve_operation *user = value->first_use->owner;
  if (is_cast(user) && varve_upgrade_has_rules(all->up, user)) {
    varve_operation_set_operand(op, index, varve_operation_result(user, 0));
    return VARVE_STATUS_OK;
  }
  varve_operation *before = place_of_cast(value);
  if (before == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_one(all->up, before, cast_name, value, value->type, &result));
  user = varve_value_operation(result);
  user->location = op->location;
  varve_operation_set_operand(op, index, result);
  return varve_hash_table_insert(all->converted, varve_upgrade_hash(all->up, user), user);
}

/* Inserts a cast wherever an operation with a rule uses a value of an operation without a rule, or
 * the reverse. The operand and the result of a new cast have the same type. A cast for operations
 * with rules is added to `converted`, which is up->with_rules, so that its result is converted. */
static varve_status insert_casts(varve_upgrader *up, varve_hash_table *converted) {
  cast_insertion all = {.up = up, .converted = converted};
  varve_operation *root = up->module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    if (varve_upgrade_has_rules(up, op))
      VARVE_TRY(cast_values_of(up, op));
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    if (varve_upgrade_has_rules(up, op) && !is_cast(op))
      for (uint32_t i = 0; i < op->operand_count; i++)
        VARVE_TRY(cast_operand(&all, op, i));
  return VARVE_STATUS_OK;
}

static void make_oldest(varve_use *use) {
  varve_value_reverse_uses(use->value);
  varve_use_make_newest(use);
  varve_value_reverse_uses(use->value);
}

/* Puts the uses of the operands and results of casts into the order that upstream produces. A cast
 * for users with rules becomes the oldest use of its operand, every other cast the newest. */
static void order_casts(varve_upgrader *up) {
  varve_operation *root = up->module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    if (!is_cast(op))
      continue;
    if (varve_upgrade_has_rules(up, op)) {
      varve_value_reverse_uses(varve_operation_result(op, 0));
      make_oldest(&op->operands[0]);
    } else if (op->operand_count == 1)
      varve_use_make_newest(&op->operands[0]);
  }
}

/* Removes each cast whose operand and result have the same type. */
static varve_status fold_casts(varve_upgrader *up) {
  varve_operation *root = up->module->root, *next;
  for (varve_operation *op = root; op != NULL; op = next) {
    next = varve_operation_next_preorder(root, op);
    if (!is_cast(op) || op->operand_count != 1 || varve_operation_result_count(op) != 1 ||
        op->operands[0].value == NULL ||
        op->operands[0].value->type != varve_operation_result(op, 0)->type)
      continue;
    varve_value_reverse_uses(varve_operation_result(op, 0));
    varve_value_replace_uses(varve_operation_result(op, 0), op->operands[0].value);
    VARVE_TRY(varve_operation_erase(up->module, op));
  }
  return VARVE_STATUS_OK;
}

/* The conversion */

/* The state of a conversion. */
typedef struct application {
  varve_upgrader up;
  varve_hash_table
      with_rules;       /* varve_operation *: operations that had a rule before the conversion */
  varve_vector changed; /* varve_operation *: a rule applied to the operation, and its attributes
                           are in the dictionary */
  bool keeps_uses;
  bool keeps_others;
  bool is_change_of_form; /* false: `from` and `to` are the same form, in two versions */
} application;

static varve_status add_rules(varve_rewrites *rules, const varve_rewrite_request *request) {
  const varve_registry *registry = rules->context->registry;
  for (size_t i = 0; i < varve_registry_set_count(registry); i++) {
    varve_definition_tables tables;
    varve_registry_get_set(registry, i, &tables);
    VARVE_TRY(varve_rewrites_add(rules, &tables, request));
  }
  for (size_t i = 0; i < varve_packs_used(rules->context); i++)
    VARVE_TRY(
        varve_rewrites_add(rules, &varve_pack_used_at(rules->context, i)->file.tables, request));
  return VARVE_STATUS_OK;
}

/* Reads the rules from `from` to `to`, unless they are one form and request->version is set. If
 * that gives no rule, and request->stored is empty, reads the rules from `to` to `from`, which then
 * run backwards. */
static varve_status read_rules(application *a, varve_rewrites *rules,
                               const varve_rules_request *request) {
  varve_rewrite_request rules_of = {.forms = &request->from, .form_count = 1, .to = request->to};
  bool is_same = varve_slice_equal(request->from, request->to);
  a->is_change_of_form = !is_same;
  if (!is_same || request->version.size == 0)
    VARVE_TRY(add_rules(rules, &rules_of));
  a->up.is_back = rules->list.count == 0 && request->stored.size == 0;
  rules_of = (varve_rewrite_request){
      .forms = &request->to, .form_count = 1, .to = request->from, .is_back = true};
  if (a->up.is_back)
    VARVE_TRY(add_rules(rules, &rules_of));
  if (rules->list.count != 0 || request->stored.size != 0)
    return varve_rewrites_finish(rules);
  const varve_source_place place = varve_location_place(a->up.module->root->location);
  return varve_report_at(request->reporter, VARVE_STATUS_NOT_FOUND, &place,
                         "no loaded definition has a rule from '%.*s' to '%.*s'",
                         VARVE_FORMAT_SLICE(request->from), VARVE_FORMAT_SLICE(request->to));
}

static varve_status join_properties(application *a, varve_operation *op) {
  const varve_entity *conflict = NULL, *merged;
  varve_status status = varve_merge_attributes(a->up.context, varve_operation_dictionary(op),
                                               varve_operation_properties(op), &merged, &conflict);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT)
    return varve_upgrade_reject(&a->up, op, "its properties and attributes are no dictionary");
  VARVE_TRY(status);
  return varve_operation_set_attributes(a->up.module, op, merged, NULL);
}

static varve_status rewrite_operation(application *a, varve_operation *op) {
  const varve_rewrite_link *link;
  a->up.op = op;
  a->up.is_skipped = false;
  VARVE_TRY(varve_rewrite_choose(&a->up, op, &link));
  if (link == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(join_properties(a, op));
  if (!a->up.is_skipped)
    VARVE_TRY(varve_rewrite_operation(&a->up, link, op));
  if (!a->up.is_skipped)
    varve_rewrite_count(&a->up, link);
  return varve_vector_push_pointer(&a->changed, op);
}

static varve_status rewrite_all(application *a) {
  const varve_arena_mark start = varve_arena_get_mark(&a->up.scratch);
  for (varve_operation *op = a->up.module->root; op != NULL;
       op = varve_operation_next_preorder(a->up.module->root, op)) {
    VARVE_TRY(rewrite_operation(a, op));
    varve_arena_reset(&a->up.scratch, start);
  }
  return VARVE_STATUS_OK;
}

/* Gives the attributes of an operation the form that its new definition requires. */
static varve_status conform(application *a, varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  varve_attribute_split split;
  if (definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_conform_operation(&a->up, op, definition));
  VARVE_TRY(varve_upgrade_make_properties(&a->up, op, definition));
  varve_status status =
      varve_split_attributes(a->up.context, op->name, varve_operation_dictionary(op),
                             varve_operation_properties(op), &split);
  if (status == VARVE_STATUS_INVALID)
    return varve_upgrade_reject(&a->up, op, "its new definition does not have these properties");
  VARVE_TRY(status);
  return varve_operation_set_attributes(a->up.module, op, split.dictionary, split.properties);
}

/* Gives uses the order that bytecode of upstream stores. Upstream replaces each operation by a new
 * one, whose operands are the newest uses of their values. In a conversion between versions of one
 * form, the uses of the old results then move to the new results, which reverses their order. */
static void order_uses(application *a) {
  for (size_t i = 0; i < a->changed.count; i++) {
    varve_operation *op = VARVE_VECTOR_AT(&a->changed, varve_operation *, i);
    for (uint32_t k = 0; k < op->operand_count; k++)
      varve_use_make_newest(&op->operands[k]);
  }
  for (size_t i = 0; i < a->changed.count && !a->is_change_of_form; i++) {
    varve_operation *op = VARVE_VECTOR_AT(&a->changed, varve_operation *, i);
    for (uint32_t k = 0; k < varve_operation_result_count(op); k++)
      varve_value_reverse_uses(varve_operation_result(op, k));
  }
  if (a->up.keeps_others)
    order_casts(&a->up);
}

/* Collects the operations for whose names there are rules, before a rule changes a name. */
static varve_status mark_all(application *a) {
  for (varve_operation *op = a->up.module->root; op != NULL;
       op = varve_operation_next_preorder(a->up.module->root, op))
    if (varve_rewrites_find_operation(a->up.rules, op->name, NULL) != NULL)
      VARVE_TRY(varve_hash_table_insert(&a->with_rules, varve_upgrade_hash(&a->up, op), op));
  return VARVE_STATUS_OK;
}

static varve_status apply_all(application *a) {
  varve_upgrader *up = &a->up;
  VARVE_TRY(varve_module_materialize(up->module));
  VARVE_TRY(varve_context_define_names(up->context));
  VARVE_TRY(mark_all(a));
  up->keeps_others = a->keeps_others && a->is_change_of_form && up->is_back;
  if (up->keeps_others)
    VARVE_TRY(insert_casts(up, &a->with_rules));
  if (!up->is_back && up->rules->has_entities)
    VARVE_TRY(varve_upgrade_convert_all(up));
  VARVE_TRY(rewrite_all(a));
  if (up->is_back && up->rules->has_entities)
    VARVE_TRY(varve_upgrade_convert_all(up));
  if (a->is_change_of_form)
    VARVE_TRY(fold_casts(up));
  if (!a->keeps_uses)
    order_uses(a);
  for (size_t i = 0; i < a->changed.count; i++)
    VARVE_TRY(conform(a, VARVE_VECTOR_AT(&a->changed, varve_operation *, i)));
  return up->is_rejected ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_OK;
}

/* Returns the newest version that a rule has in `before`, or an empty text if no rule has
 * `before`. */
static varve_slice find_newest(const varve_rewrites *rules) {
  varve_slice newest = {NULL, 0};
  for (size_t i = 0; i < rules->list.count; i++) {
    varve_slice before = VARVE_VECTOR_AT(&rules->list, varve_rewrite, i).before;
    if (varve_version_is_before(newest, before))
      newest = before;
  }
  return newest;
}

varve_status varve_rules_apply(varve_module *module, const varve_rules_request *request,
                               varve_slice *newest) {
  varve_upgrade_outcome outcome;
  varve_rewrites rules;
  varve_memory *memory = &module->context->memory;
  application a = {.up = {.module = module,
                          .context = module->context,
                          .target = module->context,
                          .step = VARVE_STEP_COUNT,
                          .outcome = &outcome,
                          .rules = &rules,
                          .form_mask = 1,
                          .version = request->version,
                          .stored = request->stored,
                          .reporter = request->reporter,
                          .goal = request->to},
                   .keeps_uses = request->keeps_uses,
                   .keeps_others = request->keeps_others};
  varve_upgrade_outcome_init(&outcome, memory);
  varve_rewrites_init(&rules, module->context);
  varve_hash_table_init(&a.up.reported, memory);
  varve_arena_init(&a.up.scratch, memory);
  varve_hash_table_init(&a.with_rules, memory);
  a.up.with_rules = &a.with_rules;
  varve_vector_init(&a.changed, memory, sizeof(varve_operation *));
  varve_status status = read_rules(&a, &rules, request);
  *newest = find_newest(&rules);
  if (status == VARVE_STATUS_OK &&
      (request->stored.size == 0 || varve_version_is_before(request->stored, *newest)))
    status = apply_all(&a);
  varve_vector_release(&a.changed);
  varve_hash_table_release(&a.with_rules);
  varve_arena_release(&a.up.scratch);
  varve_hash_table_release(&a.up.reported);
  varve_rewrites_release(&rules);
  varve_upgrade_outcome_release(&outcome);
  return status;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Gives the attributes of one operation the form that the target's definition requires: their
 * names, the numbers of enum cases, and the sizes of operand and result groups. Removes an
 * attribute that the target lacks, if its value carries no information, and otherwise rejects the
 * operation. */
#include <stdio.h>
#include <string.h>

#include "base/era.h"
#include "dialect/definition.h"
#include "dialect/entity_format/format.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "dialect/rule/parameter_rule.h"
#include "dialect/segments.h"
#include "ir/attributes.h"
#include "ir/children.h"
#include "ir/types.h"
#include "upgrade/downgrade/downgrader.h"
#include "upgrade/engine/release_rules.h"

varve_status varve_downgrade_reject(varve_downgrader *down, const varve_operation *op,
                                    const char *format, ...) {
  char reason[512];
  const varve_source_place place = varve_location_place(op->location);
  if (down->keeps_all)
    return VARVE_STATUS_OK;
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(reason, sizeof(reason), format, arguments);
  va_end(arguments);
  down->is_rejected = down->is_op_rejected = true;
  (void)varve_report_at(down->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                        "operation '%.*s' cannot be converted to %.*s: %s",
                        VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(down->target_name),
                        reason);
  return VARVE_STATUS_OK;
}

/* Attributes that have another name in the target */

/* Whether an attribute stays in the dictionary although the definition does not list it. These are
 * sym_name, all attributes of affine, and sym_visibility in an era without properties. */
static bool belongs_to_dictionary(const varve_operation_definition *definition, varve_slice name) {
  return varve_slice_equal(definition->dialect->name, VARVE_SLICE("affine")) ||
         varve_slice_equal(name, VARVE_SLICE("sym_name")) ||
         (definition->in_dictionary && varve_slice_equal(name, VARVE_SLICE("sym_visibility")));
}

/* Sets *is_it: whether the format of the operation prints a discardable attribute of this name. */
static varve_status is_discardable(varve_downgrader *down,
                                   const varve_operation_definition *definition, varve_slice name,
                                   bool *is_it) {
  varve_slice fact =
      varve_find_fact(definition->dialect->tables, definition->record->facts, "discardable");
  const varve_entity *list = NULL;
  *is_it = false;
  if (fact.size != 0)
    VARVE_TRY(varve_definition_attribute(down->up.context, fact, &list));
  for (uint32_t i = 0; list != NULL && list->kind == VARVE_KIND_ARRAY && i < list->child_count; i++)
    *is_it |= list->children[i]->kind == VARVE_KIND_STRING &&
              varve_slice_equal(varve_string_bytes(list->children[i]), name);
  return VARVE_STATUS_OK;
}

/* Whether op has an attribute under its new name, and the target has it under the older name only.
 */
static bool has_newer_name_only(const varve_operation *op,
                                const varve_operation_definition *definition,
                                const varve_rewrite_change *move) {
  const varve_slice old_name = varve_string_bytes(move->from);
  const varve_slice new_name = varve_string_bytes(move->name);
  return varve_dictionary_find(varve_operation_dictionary(op), new_name) != NULL &&
         varve_find_property(definition, new_name) == NULL &&
         (varve_find_property(definition, old_name) != NULL ||
          belongs_to_dictionary(definition, old_name));
}

static varve_status move_back(varve_downgrader *down, varve_operation *op,
                              const varve_operation_definition *definition,
                              const varve_rewrite_link *link) {
  const varve_rewrite *rewrite = link->rewrite;
  for (uint32_t i = 0; i < rewrite->change_count; i++) {
    const varve_rewrite_change *move = &rewrite->changes[i];
    if (move->from == NULL || !has_newer_name_only(op, definition, move))
      continue;
    const varve_entity *value =
        varve_dictionary_find(varve_operation_dictionary(op), varve_string_bytes(move->name));
    VARVE_TRY(varve_upgrade_set_by_key(&down->up, op, move->name, NULL));
    VARVE_TRY(varve_upgrade_set_by_key(&down->up, op, move->from, value));
    varve_rewrite_count(&down->up, link);
  }
  return VARVE_STATUS_OK;
}

/* Enums whose cases have other numbers in the target */

static varve_parameter_rule enum_rule(const varve_operation_definition *definition,
                                      const varve_property_definition *property) {
  varve_parameter_rule rule = {.kind = VARVE_PARAMETER_ENUM};
  if (property->kind != VARVE_PROPERTY_NATIVE && property->kind != VARVE_PROPERTY_SEGMENTS)
    rule.enumeration = varve_find_enum_in_rule(
        definition->dialect,
        varve_constraint_rule(definition->dialect->tables, property->constraint));
  rule.tables = rule.enumeration.tables;
  return rule;
}

/* Returns the older name of an enum case, or `word` if the name did not change. */
static varve_slice older_word(varve_slice word) {
  if (varve_slice_equal(word, VARVE_SLICE("maximumf")))
    return VARVE_SLICE("maxf");
  return varve_slice_equal(word, VARVE_SLICE("minimumf")) ? VARVE_SLICE("minf") : word;
}

typedef struct renumbering {
  varve_parameter_rule own;
  varve_parameter_rule theirs;
  varve_slice missing; /* not empty: the target lacks a case */
} renumbering;

static varve_status renumber(varve_downgrader *down, renumbering *cases,
                             const varve_entity **value) {
  int64_t number;
  uint64_t other = 0;
  varve_buffer text;
  if (!varve_integer_of(*value, &number) || !varve_enum_has(&cases->own, (uint64_t)number))
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &down->up.context->memory);
  varve_status status = varve_enum_print(&cases->own, (uint64_t)number, &text);
  varve_slice word = varve_buffer_slice(&text);
  if (status == VARVE_STATUS_OK && !varve_enum_find(&cases->theirs, word, &other) &&
      !varve_enum_find(&cases->theirs, older_word(word), &other))
    cases->missing = varve_slice_make("?", 1);
  varve_buffer_release(&text);
  VARVE_TRY(status);
  if (cases->missing.size != 0 || other == (uint64_t)number)
    return VARVE_STATUS_OK;
  varve_upgrade_count(&down->up, VARVE_UPGRADE_ATOMIC_KINDS);
  return varve_integer_get_i64(down->up.context, varve_attribute_type(*value), (int64_t)other,
                               value);
}

static varve_status renumber_list(varve_downgrader *down, renumbering *cases,
                                  const varve_entity **value) {
  uint32_t count = (*value)->child_count;
  const varve_entity **items =
      varve_upgrade_allocate(&down->up, count, sizeof(const varve_entity *));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++) {
    items[i] = (*value)->children[i];
    VARVE_TRY(renumber(down, cases, &items[i]));
  }
  return varve_array_get(down->up.context, items, count, value);
}

static varve_status renumber_property(varve_downgrader *down, varve_operation *op,
                                      const varve_operation_definition *own,
                                      const varve_property_definition *property,
                                      const varve_operation_definition *definition) {
  const varve_property_definition *theirs = varve_find_property(definition, property->name);
  const varve_entity *value = varve_upgrade_get(op, property->name.data);
  if (theirs == NULL || value == NULL)
    return VARVE_STATUS_OK;
  renumbering cases = {.own = enum_rule(own, property), .theirs = enum_rule(definition, theirs)};
  if (cases.own.enumeration.place == NULL || cases.theirs.enumeration.place == NULL)
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_ARRAY)
    VARVE_TRY(renumber_list(down, &cases, &value));
  else
    VARVE_TRY(renumber(down, &cases, &value));
  if (cases.missing.size != 0)
    return varve_downgrade_reject(down, op, "attribute '%.*s' has no such case there",
                                  VARVE_FORMAT_SLICE(property->name));
  return varve_upgrade_set(&down->up, op, property->name.data, value);
}

/* Sizes of groups of operands or results */

typedef struct group_list {
  const varve_operation_definition *definition;
  varve_record_list list;
  bool has_sizes;
} group_list;

static group_list groups_of(const varve_operation_definition *definition, bool are_operands) {
  const varve_operation_record *record = definition->record;
  return (group_list){definition, are_operands ? record->operands : record->results,
                      are_operands ? definition->has_operand_segments
                                   : definition->has_result_segments};
}

static varve_slice group_name(const group_list *groups, uint32_t index) {
  return varve_table_text(groups->definition->dialect->tables,
                          groups->definition->values[groups->list.first + index].name);
}

static uint32_t find_group(const group_list *groups, varve_slice name) {
  uint32_t i = 0;
  while (i < groups->list.count && !varve_slice_equal(group_name(groups, i), name))
    i++;
  return i;
}

enum { MAX_GROUPS = 64 };

/* Gives each group of `theirs` the size of the group of `own` with the same name, or 0 if `own` has
 * no such group. matched: the sizes, in the order of `theirs`. Returns false if `theirs` lacks a
 * group of `own` whose size is not 0, or if common groups have another order. */
static bool match_groups(const group_list *own, const int32_t *sizes, const group_list *theirs,
                         int32_t *matched) {
  uint32_t next = 0;
  memset(matched, 0, theirs->list.count * sizeof(*matched));
  for (uint32_t i = 0; i < own->list.count; i++) {
    uint32_t place = find_group(theirs, group_name(own, i));
    if (place == theirs->list.count && sizes[i] == 0)
      continue;
    if (place == theirs->list.count || place < next)
      return false;
    matched[place] = sizes[i];
    next = place + 1;
  }
  return true;
}

/* Converts the attribute `name`, which has the sizes of the groups of `own`, to the groups of
 * `theirs`. */
static varve_status fit_groups(varve_downgrader *down, varve_operation *op, const group_list *own,
                               const group_list *theirs, varve_slice name) {
  int32_t sizes[MAX_GROUPS], matched[MAX_GROUPS];
  const varve_entity *value = varve_upgrade_get(op, name.data), *made;
  if (own->list.count > MAX_GROUPS || theirs->list.count > MAX_GROUPS ||
      !varve_segments_are_property(value) || varve_segments_count(value) != own->list.count)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < own->list.count; i++)
    sizes[i] = varve_segments_at(value, i);
  if (!match_groups(own, sizes, theirs, matched)) {
    /* If the target has as many groups, with other names or in another order, keep the sizes. */
    if (own->list.count == theirs->list.count)
      return VARVE_STATUS_OK;
    return varve_downgrade_reject(down, op, "its groups of operands differ there");
  }
  VARVE_TRY(varve_upgrade_i32_array(&down->up, matched, theirs->list.count, &made));
  return varve_upgrade_set(&down->up, op, name.data, made);
}

/* Converts the attributes with the sizes of operand and result groups to the names and sizes that
 * the target requires. Removes the attribute if the target stores no such sizes. */
static varve_status place_segments(varve_downgrader *down, varve_operation *op,
                                   const varve_operation_definition *own,
                                   const varve_operation_definition *definition) {
  varve_upgrader *up = &down->up;
  for (int i = 0; i < 2 && !down->is_op_rejected; i++) {
    const group_list from = groups_of(own, i == 0), to = groups_of(definition, i == 0);
    varve_slice now = varve_segments_name(up->context->era, i == 0);
    varve_slice then = varve_segments_name(up->target->era, i == 0);
    if (varve_upgrade_get(op, now.data) == NULL || (!from.has_sizes && !to.has_sizes))
      continue; /* neither definition has sizes: this attribute is discardable */
    if (!to.has_sizes) {
      VARVE_TRY(varve_upgrade_set(up, op, now.data, NULL));
      continue;
    }
    if (from.has_sizes)
      VARVE_TRY(fit_groups(down, op, &from, &to, now));
    if (!varve_slice_equal(now, then))
      VARVE_TRY(varve_upgrade_move(up, op, now.data, then.data));
  }
  return VARVE_STATUS_OK;
}

/* Attributes that the target lacks */

static bool is_empty_list(const varve_entity *value) {
  return (value->kind == VARVE_KIND_ARRAY && value->child_count == 0) ||
         (value->kind == VARVE_KIND_DENSE_ARRAY && value->payload_size == 0);
}

/* Sets *is_same: whether the value is the default, an empty list or the sizes of groups, so that
 * removing the attribute loses nothing. */
static varve_status is_default(varve_downgrader *down, const varve_operation_definition *own,
                               const varve_property_definition *property, const varve_entity *value,
                               bool *is_same) {
  const varve_entity *normal = NULL;
  *is_same = property->kind == VARVE_PROPERTY_SEGMENTS || is_empty_list(value);
  if (*is_same)
    return VARVE_STATUS_OK;
  varve_status status = varve_property_default(down->up.context, own, property, &normal);
  *is_same = status == VARVE_STATUS_OK && normal == value;
  return status == VARVE_STATUS_UNSUPPORTED ? VARVE_STATUS_OK : status;
}

static varve_status drop_property(varve_downgrader *down, varve_operation *op,
                                  const varve_operation_definition *own,
                                  const varve_property_definition *property) {
  const varve_entity *value = varve_upgrade_get(op, property->name.data);
  bool is_same;
  if (value == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(is_default(down, own, property, value, &is_same));
  if (!is_same)
    return varve_downgrade_reject(down, op, "it has no attribute '%.*s' there",
                                  VARVE_FORMAT_SLICE(property->name));
  return varve_upgrade_set(&down->up, op, property->name.data, NULL);
}

varve_status varve_downgrade_fit_attributes(varve_downgrader *down, varve_operation *op,
                                            const varve_operation_definition *own,
                                            const varve_operation_definition *definition) {
  varve_rewrite_link *link;
  VARVE_TRY(varve_release_rules_find(down->up.release_rules, op->name, false, &link));
  for (; link != NULL && varve_operation_dictionary(op) != NULL; link = link->next) {
    if (varve_rewrite_is_pattern(link->name))
      continue;
    VARVE_TRY(varve_release_rules_read(down->up.release_rules, link, false));
    VARVE_TRY(move_back(down, op, definition, link));
  }
  for (uint32_t i = 0; i < own->property_count && !down->is_op_rejected; i++)
    VARVE_TRY(renumber_property(down, op, own, &own->properties[i], definition));
  if (!down->is_op_rejected)
    VARVE_TRY(varve_upgrade_conform_operation(&down->up, op, definition));
  if (!down->is_op_rejected)
    VARVE_TRY(place_segments(down, op, own, definition));
  for (uint32_t i = 0; i < own->property_count && !down->is_op_rejected; i++) {
    const varve_property_definition *property = &own->properties[i];
    bool is_kept = varve_find_property(definition, property->name) != NULL ||
                   belongs_to_dictionary(definition, property->name);
    if (!is_kept)
      VARVE_TRY(is_discardable(down, definition, property->name, &is_kept));
    if (!is_kept)
      VARVE_TRY(drop_property(down, op, own, property));
  }
  if (definition->in_dictionary || down->is_op_rejected || down->keeps_all)
    return VARVE_STATUS_OK;
  return varve_upgrade_make_properties(&down->up, op, definition);
}

/* Types and attributes that the target lacks */

/* Sets *is_so: whether the target lacks a type or attribute that the module's own definitions have.
 * If the target's definitions lack the whole dialect, *is_so is true only if the target's tool is
 * known to lack the dialect. */
static varve_status is_missing(const varve_downgrader *down, const varve_entity *entity,
                               bool *is_so) {
  const varve_slice dialect = varve_string_bytes(entity->children[0]);
  const varve_slice mnemonic = varve_dialect_node_mnemonic(entity);
  const bool is_type = varve_is_type(entity);
  const varve_target *target = varve_registry_target(down->up.target->registry);
  const bool has_dialect = target == NULL || varve_target_has_dialect(target, dialect);
  const varve_dialect_definition *known;
  const varve_entity_definition *own = NULL, *theirs = NULL;
  VARVE_TRY(varve_find_dialect(down->up.target, dialect, &known));
  if (known != NULL || !has_dialect)
    VARVE_TRY(varve_find_entity(down->up.context, dialect, mnemonic, is_type, &own));
  if (own != NULL && has_dialect)
    VARVE_TRY(varve_find_entity(down->up.target, dialect, mnemonic, is_type, &theirs));
  *is_so = own != NULL && theirs == NULL;
  return VARVE_STATUS_OK;
}

static varve_status visit(void *user, const varve_entity *entity) {
  varve_downgrader *down = user;
  bool is_so;
  if (!varve_entity_is_dialect_node(entity) || down->is_op_rejected)
    return VARVE_STATUS_OK;
  VARVE_TRY(is_missing(down, entity, &is_so));
  if (!is_so)
    return VARVE_STATUS_OK;
  return varve_downgrade_reject(down, down->up.op, "there is no %s '%c%.*s.%.*s'",
                                varve_is_type(entity) ? "type" : "attribute",
                                varve_is_type(entity) ? '!' : '#',
                                VARVE_FORMAT_SLICE(varve_string_bytes(entity->children[0])),
                                VARVE_FORMAT_SLICE(varve_dialect_node_mnemonic(entity)));
}

/* A filter of the walk. Sets *is_whole, which makes the walk skip the parameters of a type or
 * attribute, if the target lacks one of the parameters. The text of the type or attribute may spell
 * this parameter in another way, so the parser of the target decides whether it accepts the
 * text. */
static varve_status stop_at_missing_parameter(void *user, const varve_entity *entity,
                                              bool *is_whole) {
  const varve_downgrader *down = user;
  const varve_entity_definition *own = NULL;
  if (!varve_entity_is_dialect_node(entity) || !varve_entity_is_parametric(entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(down->up.context, varve_string_bytes(entity->children[0]),
                              varve_dialect_node_mnemonic(entity), varve_is_type(entity), &own));
  if (own == NULL || own->format == NULL || varve_parameter_count(entity) != own->parameter_count)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < own->parameter_count && !*is_whole; i++) {
    const varve_entity *parameter = varve_parameter(entity, i);
    if (own->format->parameters[i].rule.kind == VARVE_PARAMETER_ENTITY &&
        varve_entity_is_dialect_node(parameter))
      VARVE_TRY(is_missing(down, parameter, is_whole));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_entity(varve_downgrader *down, const varve_entity *root) {
  return root == NULL || down->is_op_rejected
             ? VARVE_STATUS_OK
             : varve_entity_walk_from(&down->entities, root, visit, down);
}

varve_status varve_downgrade_check_entities(varve_downgrader *down, const varve_operation *op) {
  down->entities.filter = stop_at_missing_parameter;
  VARVE_TRY(check_entity(down, varve_operation_dictionary(op)));
  VARVE_TRY(check_entity(down, varve_operation_properties(op)));
  VARVE_TRY(check_entity(down, op->location));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(check_entity(down, varve_operation_result(op, i)->type));
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    for (const varve_block *block = varve_operation_region(op, i)->first; block != NULL;
         block = block->next)
      for (uint32_t a = 0; a < block->argument_count; a++)
        VARVE_TRY(check_entity(down, block->arguments[a]->value.type));
  return VARVE_STATUS_OK;
}

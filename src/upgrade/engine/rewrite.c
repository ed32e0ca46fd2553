/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Applies one rewrite of rewrites.h to an operation, type or attribute. */
#include <stdio.h>

#include "dialect/definition.h"
#include "dialect/registry/dialect_version.h"
#include "dialect/rule/parameter_rule.h"
#include "ir/children.h"
#include "upgrade/engine/rewrites.h"

/* The values of variables in expressions */

typedef struct rewrite_input {
  varve_expression_input base; /* must be first */
  const varve_rewrite *rewrite;
  const varve_operation *op; /* NULL for a type or attribute */
  const varve_entity *was;
  const varve_entity *self;
} rewrite_input;

static varve_term term_of(const varve_entity *attribute) {
  varve_term term = {.kind = VARVE_TERM_ABSENT};
  if (attribute != NULL)
    term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = attribute};
  return term;
}

/* Returns an attribute of op. The upgrader moves properties into the dictionary and changes them
 * there, so an attribute in the dictionary is newer than a property. */
static varve_term attribute_of(const varve_operation *op, varve_slice name) {
  const varve_entity *found = op == NULL ? NULL : varve_operation_discardable(op, name);
  if (found == NULL && op != NULL)
    found = varve_operation_property(op, name);
  return term_of(found);
}

static varve_term slot_term(const rewrite_input *in, const varve_expression_slot *slot) {
  const varve_operation *op = in->op, *parent;
  switch ((varve_rewrite_slot)slot->kind) {
  case VARVE_REWRITE_NAMED:
    return attribute_of(op, varve_string_bytes(in->rewrite->names[slot->index]));
  case VARVE_REWRITE_OPERANDS:
    return (varve_term){.kind = VARVE_TERM_VALUES, .count = op->operand_count};
  case VARVE_REWRITE_RESULTS:
    return (varve_term){.kind = VARVE_TERM_VALUES, .count = varve_operation_result_count(op)};
  case VARVE_REWRITE_PARENT:
    parent = varve_operation_parent(op);
    return parent == NULL ? term_of(NULL)
                          : (varve_term){.kind = VARVE_TERM_TEXT, .text = parent->name->text};
  case VARVE_REWRITE_BLOCKS: {
    int64_t count = 0;
    if (varve_operation_region_count(op) != 0)
      for (const varve_block *b = varve_operation_region(op, 0)->first; b != NULL; b = b->next)
        count++;
    return (varve_term){.kind = VARVE_TERM_NUMBER, .number = count};
  }
  case VARVE_REWRITE_SELF:
    return term_of(in->self);
  case VARVE_REWRITE_WAS:
    return term_of(in->was);
  }
  return (varve_term){.kind = VARVE_TERM_UNKNOWN};
}

/* Returns the types of all operands or results as a list. */
static varve_status types_term(const rewrite_input *in, const varve_expression_slot *slot,
                               varve_term *term) {
  bool is_result = slot->kind == VARVE_REWRITE_RESULTS;
  if (in->op == NULL || (!is_result && slot->kind != VARVE_REWRITE_OPERANDS))
    return VARVE_STATUS_OK;
  uint32_t count = is_result ? varve_operation_result_count(in->op) : in->op->operand_count;
  varve_term *items =
      varve_arena_allocate_array(in->base.arena, (size_t)count + 1, sizeof(varve_term));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    items[i] =
        term_of(is_result ? varve_operation_result((varve_operation *)(uintptr_t)in->op, i)->type
                          : varve_operation_operand(in->op, i)->type);
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = count};
  return VARVE_STATUS_OK;
}

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const rewrite_input *in = (const rewrite_input *)input;
  if (e->kind == VARVE_EXPRESSION_SLOT)
    *term = slot_term(in, &e->slot);
  else if (e->kind == VARVE_EXPRESSION_TYPES)
    return types_term(in, &e->slot, term);
  else if (e->kind == VARVE_EXPRESSION_ATTRIBUTE && e->number == VARVE_ATTRIBUTE_OF_OPERATION)
    *term = attribute_of(in->op, e->text);
  else if (e->kind == VARVE_EXPRESSION_ATTRIBUTE && e->number == VARVE_ATTRIBUTE_OF_OUTER)
    *term = attribute_of(varve_operation_parent(in->op), e->text);
  return VARVE_STATUS_OK;
}

static rewrite_input input_of(varve_upgrader *up, const varve_rewrite *rewrite,
                              const varve_operation *op) {
  return (rewrite_input){.base = {.context = up->context, .arena = &up->scratch, .find = find_term},
                         .rewrite = rewrite,
                         .op = op};
}

/* Conditions */

/* Whether a rule applies to the version of the target or file. A rule with `before` describes a
 * change between versions. Such a rule runs backwards if the target has an older version, and
 * forwards if the file has an older version. */
static bool is_of_version(const varve_upgrader *up, const varve_rewrite *rewrite) {
  if (up->stored.size != 0)
    return rewrite->before.size != 0 && varve_version_is_before(up->stored, rewrite->before);
  return rewrite->before.size == 0 || !rewrite->is_back ||
         (up->version.size != 0 && varve_version_is_before(up->version, rewrite->before));
}

static bool is_of_direction(const varve_upgrader *up, const varve_rewrite *rewrite) {
  return rewrite->is_back == up->is_back && (up->form_mask & rewrite->forms) != 0 &&
         is_of_version(up, rewrite);
}

static varve_status holds(varve_upgrader *up, rewrite_input *in, bool *is_so) {
  *is_so = is_of_direction(up, in->rewrite);
  if (!*is_so || in->rewrite->when == NULL)
    return VARVE_STATUS_OK;
  return varve_expression_is_true(&in->base, in->rewrite->when, is_so);
}

varve_status varve_rewrite_applies(varve_upgrader *up, const varve_rewrite *rewrite,
                                   const varve_operation *op, bool *applies) {
  rewrite_input in = input_of(up, rewrite, op);
  return holds(up, &in, applies);
}

varve_status varve_rewrite_choose(varve_upgrader *up, const varve_operation *op,
                                  const varve_rewrite_link **chosen) {
  const varve_rewrite_link *link = varve_rewrites_find_operation(up->rules, op->name, NULL);
  bool applies = false;
  *chosen = NULL;
  for (; link != NULL; link = varve_rewrites_find_operation(up->rules, op->name, link)) {
    VARVE_TRY(varve_rewrite_applies(up, link->rewrite, op, &applies));
    *chosen = applies ? link : NULL;
    if (applies)
      break;
  }
  return VARVE_STATUS_OK;
}

/* Operations */

static varve_status refuse(varve_upgrader *up, varve_operation *op, const char *reason,
                           varve_slice about) {
  char text[512];
  (void)snprintf(text, sizeof text, reason, VARVE_FORMAT_SLICE(about));
  varve_slice kept = varve_arena_copy(&up->context->arena, varve_slice_of(text));
  if (kept.data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  return up->step == VARVE_STEP_COUNT ? varve_upgrade_reject(up, op, kept.data)
                                      : varve_upgrade_skip(up, op, kept.data);
}

/* Returns the new value of an attribute with the default `value`. If rules run forwards, a value
 * that is the default becomes NULL, which removes the attribute. If rules run backwards, an absent
 * attribute gets the default. */
static const varve_entity *use_default(const varve_operation *op, const varve_entity *name,
                                       const varve_entity *value, bool is_back) {
  const varve_term given = attribute_of(op, varve_string_bytes(name));
  if (given.kind == VARVE_TERM_ABSENT)
    return is_back ? value : NULL;
  return !is_back && given.entity == value ? NULL : given.entity;
}

/* Computes the values of all changes before the first change is made. The value NULL removes the
 * attribute. */
static varve_status compute(varve_upgrader *up, const rewrite_input *in, varve_operation *op,
                            const varve_entity **values) {
  const varve_rewrite *rewrite = in->rewrite;
  for (uint32_t i = 0; i < rewrite->change_count && !up->is_skipped; i++) {
    const varve_rewrite_change *change = &rewrite->changes[i];
    varve_term term = {.kind = VARVE_TERM_ABSENT};
    values[i] = NULL;
    if (change->from != NULL)
      term = attribute_of(op, varve_string_bytes(change->from));
    if (change->value != NULL)
      VARVE_TRY(varve_expression_evaluate(&in->base, change->value, &term));
    VARVE_TRY(varve_term_attribute(&in->base, &term, &values[i]));
    if (values[i] == NULL && term.kind != VARVE_TERM_ABSENT)
      VARVE_TRY(refuse(up, op, "the value of '%.*s' is unknown", varve_string_bytes(change->name)));
    if (change->is_default)
      values[i] = use_default(op, change->name, values[i], rewrite->is_back);
  }
  return VARVE_STATUS_OK;
}

static varve_status make_changes(varve_upgrader *up, const varve_rewrite *rewrite,
                                 varve_operation *op, const varve_entity *const *values) {
  for (uint32_t i = 0; i < rewrite->change_count; i++)
    if (rewrite->changes[i].from != NULL && values[i] != NULL)
      VARVE_TRY(varve_upgrade_set_by_key(up, op, rewrite->changes[i].from, NULL));
  for (uint32_t i = 0; i < rewrite->change_count; i++) {
    const varve_rewrite_change *change = &rewrite->changes[i];
    if (change->from == NULL || values[i] != NULL) /* a move of an absent attribute does nothing */
      VARVE_TRY(varve_upgrade_set_by_key(up, op, change->name, values[i]));
  }
  return VARVE_STATUS_OK;
}

static varve_status change_attributes(varve_upgrader *up, const varve_rewrite *rewrite,
                                      varve_operation *op) {
  varve_term term;
  int64_t times = 1;
  up->times = 1;
  if (rewrite->change_count == 0)
    return VARVE_STATUS_OK;
  const rewrite_input in = input_of(up, rewrite, op);
  const varve_entity **values =
      varve_upgrade_allocate(up, rewrite->change_count, sizeof(const varve_entity *));
  if (values == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  /* Compute how often the rewrite counts before the rewrite changes the attributes. */
  if (rewrite->times != NULL) {
    VARVE_TRY(varve_expression_evaluate(&in.base, rewrite->times, &term));
    if (!varve_term_number(&term, &times) || times < 0)
      times = 0;
  }
  up->times = (uint64_t)times;
  VARVE_TRY(compute(up, &in, op, values));
  return up->is_skipped ? VARVE_STATUS_OK : make_changes(up, rewrite, op, values);
}

/* Sets the new name of op. A '*' in the new name becomes the text that the '*' of the old
 * pattern matched. */
static varve_status set_name(varve_upgrader *up, varve_operation *op,
                             const varve_rewrite *rewrite) {
  varve_slice to = rewrite->to, from = rewrite->from, old = op->name->text;
  size_t open = varve_rewrite_star(from), star = varve_rewrite_star(to);
  if (to.size == 0 || up->is_skipped)
    return VARVE_STATUS_OK;
  if (star == to.size || open == from.size)
    return varve_operation_name_get(up->context, to, &op->name);
  const char *name =
      varve_upgrade_format(up, "%.*s%.*s%.*s", (int)star, to.data, (int)(old.size + 1 - from.size),
                           old.data + open, (int)(to.size - star - 1), to.data + star + 1);
  return name == NULL ? VARVE_STATUS_OUT_OF_MEMORY : varve_upgrade_rename(up, op, name);
}

void varve_rewrite_count(varve_upgrader *up, const varve_rewrite_link *link) {
  if (link->rule != VARVE_UPGRADE_COUNT)
    up->outcome->counts[link->rule] += link->rewrite->times == NULL ? 1 : up->times;
}

varve_status varve_rewrite_operation(varve_upgrader *up, const varve_rewrite_link *link,
                                     varve_operation *op) {
  const varve_rewrite *rewrite = link->rewrite;
  if (rewrite->refuse.size != 0)
    return refuse(up, op, "%.*s", rewrite->refuse);
  VARVE_TRY(change_attributes(up, rewrite, op));
  return set_name(up, op, rewrite);
}

/* Types and attributes */

/* Sets *definition to the definition with the name "dialect.mnemonic", or to NULL. */
static varve_status find_definition(varve_upgrader *up, varve_slice name, bool is_type,
                                    const varve_entity_definition **definition) {
  const char *dot = memchr(name.data, '.', name.size);
  varve_slice dialect = varve_slice_make(name.data, dot == NULL ? 0 : (size_t)(dot - name.data));
  *definition = NULL;
  if (dot == NULL)
    return VARVE_STATUS_OK;
  varve_slice mnemonic = varve_slice_make(dot + 1, name.size - dialect.size - 1);
  return varve_find_entity(up->context, dialect, mnemonic, is_type, definition);
}

static varve_status enum_of(varve_upgrader *up, const varve_entity_definition *definition,
                            uint32_t index, varve_parameter_rule *rule) {
  varve_status status = varve_parameter_rule_parse(up->context, definition->dialect,
                                                   definition->parameters[index].rule, rule);
  if (status == VARVE_STATUS_UNSUPPORTED)
    rule->kind = VARVE_PARAMETER_ATTRIBUTE;
  return status == VARVE_STATUS_UNSUPPORTED ? VARVE_STATUS_OK : status;
}

/* Converts a case of an enum to the case of the same name in another enum. Sets *value to NULL if
 * the other enum has no such case. */
static varve_status carry_case(varve_upgrader *up, const varve_parameter_rule *from,
                               const varve_parameter_rule *to, const varve_entity **value) {
  int64_t number;
  uint64_t bits = 0;
  const varve_entity *old = *value;
  varve_buffer word;
  *value = NULL;
  if (!varve_integer_of(old, &number) || !varve_enum_has(from, (uint64_t)number))
    return VARVE_STATUS_OK;
  varve_buffer_init(&word, &up->context->memory);
  varve_status status = varve_enum_print(from, (uint64_t)number, &word);
  if (status == VARVE_STATUS_OK && varve_enum_find(to, varve_buffer_slice(&word), &bits))
    status = varve_integer_get_i64(up->context, varve_attribute_type(old), (int64_t)bits, value);
  varve_buffer_release(&word);
  return status;
}

static varve_status carry_parameters(varve_upgrader *up, const varve_entity_definition *const *pair,
                                     const varve_entity *node, const varve_entity **parameters) {
  for (uint32_t i = 0; i < varve_parameter_count(node); i++) {
    varve_parameter_rule from, to;
    parameters[i] = varve_parameter(node, i);
    VARVE_TRY(enum_of(up, pair[0], i, &from));
    VARVE_TRY(enum_of(up, pair[1], i, &to));
    if (from.kind == VARVE_PARAMETER_ENUM && to.kind == VARVE_PARAMETER_ENUM && !from.is_array)
      VARVE_TRY(carry_case(up, &from, &to, &parameters[i]));
    if (parameters[i] == NULL)
      return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}

/* Makes the type or attribute `to` with the parameters of node. If no definition has the name `to`,
 * parses `to` as a whole type or attribute. *made stays NULL if the parameters do not fit or `to`
 * is invalid. */
static varve_status rename_entity(varve_upgrader *up, const varve_entity *node, varve_slice to,
                                  varve_arena *arena, const varve_entity **made) {
  const varve_entity_definition *pair[2] = {NULL, NULL};
  const bool is_type = varve_is_type(node);
  const varve_entity *constant = NULL;
  VARVE_TRY(find_definition(up, to, is_type, &pair[1]));
  if (pair[1] == NULL) {
    varve_status status = varve_definition_attribute(up->context, to, &constant);
    *made = constant != NULL && is_type && constant->kind == VARVE_KIND_TYPE ? constant->children[0]
                                                                             : constant;
    return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
  }
  uint32_t count = varve_entity_is_parametric(node) ? varve_parameter_count(node) : 0;
  if (varve_entity_is_parametric(node))
    VARVE_TRY(varve_find_entity(up->context, varve_string_bytes(node->children[0]),
                                varve_parametric_mnemonic(node), is_type, &pair[0]));
  if (count != pair[1]->parameter_count || (count != 0 && pair[0] == NULL) ||
      (count != 0 && pair[0]->parameter_count != count))
    return VARVE_STATUS_OK;
  const varve_entity **parameters =
      varve_arena_allocate_array(arena, (size_t)count + 1, sizeof(const varve_entity *));
  if (parameters == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(count == 0 ? VARVE_STATUS_OK : carry_parameters(up, pair, node, parameters));
  for (uint32_t i = 0; i < count; i++)
    if (parameters[i] == NULL)
      return VARVE_STATUS_OK;
  const varve_entity *dialect;
  VARVE_TRY(varve_string_get(up->context, pair[1]->dialect->name, &dialect));
  if (pair[1]->is_type)
    return varve_parametric_type_get(up->context, dialect, pair[1]->mnemonic, parameters,
                                     pair[1]->parameter_count, made);
  return varve_parametric_attribute_get(up->context, dialect, pair[1]->mnemonic, parameters,
                                        pair[1]->parameter_count, made);
}

static varve_status make_entity(varve_upgrader *up, const rewrite_input *in,
                                const varve_entity **made) {
  varve_term term;
  *made = NULL;
  if (in->rewrite->value == NULL)
    return in->rewrite->to.size == 0
               ? VARVE_STATUS_OK
               : rename_entity(up, in->self, in->rewrite->to, in->base.arena, made);
  VARVE_TRY(varve_expression_evaluate(&in->base, in->rewrite->value, &term));
  *made = varve_term_type(&term);
  if (in->rewrite->kind == VARVE_REWRITE_ATTRIBUTE)
    return varve_term_attribute(&in->base, &term, made);
  return VARVE_STATUS_OK;
}

static varve_status use_link(varve_upgrader *up, rewrite_input *in, const varve_rewrite_link *link,
                             const varve_entity **converted) {
  const varve_entity *made = NULL;
  bool is_so = false;
  for (; link != NULL && !is_so; link = is_so ? link : link->next) {
    in->rewrite = link->rewrite;
    VARVE_TRY(holds(up, in, &is_so));
  }
  if (!is_so)
    return VARVE_STATUS_OK;
  if (in->rewrite->refuse.size != 0)
    return refuse(up, up->op, "%.*s", in->rewrite->refuse);
  VARVE_TRY(make_entity(up, in, &made));
  if (made == NULL)
    return refuse(up, up->op, "a value of '%.*s' has no equivalent", in->rewrite->from);
  *converted = made;
  varve_rewrite_count(up, link);
  return VARVE_STATUS_OK;
}

varve_status varve_rewrite_entity(varve_upgrader *up, const varve_rewrites *set,
                                  const varve_entity *was, const varve_entity *node,
                                  const varve_entity **converted) {
  const varve_rewrite_link *link;
  *converted = node;
  VARVE_TRY(varve_rewrites_find_entity(set, was, &link));
  bool is_builtin_attribute = !varve_is_type(was) && !varve_entity_is_dialect_node(was);
  if (link == NULL || (is_builtin_attribute && !up->is_in_rewritten))
    return VARVE_STATUS_OK;
  rewrite_input in = input_of(up, link->rewrite, NULL);
  in.was = was;
  in.self = node;
  return use_link(up, &in, link, converted);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Converts types and attributes at the end of a step. Each type or attribute is converted once,
 * after its children. */
#include "ir/children.h"
#include "upgrade/engine/rewrites.h"

static const varve_entity *known_in(const varve_vector *converted, const varve_entity *node) {
  return node->id < converted->count ? VARVE_VECTOR_AT(converted, const varve_entity *, node->id)
                                     : NULL;
}

static const varve_entity *known(const varve_upgrader *up, const varve_entity *node) {
  return known_in(&up->converted[up->is_in_rewritten], node);
}

static varve_status remember(varve_upgrader *up, const varve_entity *node,
                             const varve_entity *now) {
  varve_vector *converted = &up->converted[up->is_in_rewritten];
  if (node->id >= converted->count &&
      varve_vector_grow(converted, node->id + 1 - converted->count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_VECTOR_AT(converted, const varve_entity *, node->id) = now;
  return VARVE_STATUS_OK;
}

/* Whether a child is part of a name. Such a child is never converted. */
static bool is_name(const varve_entity *node, uint32_t child) {
  switch ((varve_kind)node->kind) {
  case VARVE_KIND_DICTIONARY:
    return child % 2 == 0;
  case VARVE_KIND_SYMBOL_REF:
  case VARVE_KIND_RESOURCE_HANDLE:
    return true;
  case VARVE_KIND_DENSE_STRING_ELEMENTS:
    return child != 0;
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
    return child == 0;
  default:
    return false;
  }
}

static bool is_builtin_attribute(const varve_entity *node) {
  return !varve_is_type(node) && !varve_is_location(node) && !varve_entity_is_dialect_node(node);
}

/* Returns the converted child. The definition of a type or attribute determines its parameters.
 * Therefore builtin attributes among the parameters are converted as in an operation without
 * rules. */
static const varve_entity *converted_child(const varve_upgrader *up, const varve_entity *node,
                                           uint32_t child) {
  const varve_entity *is = node->children[child];
  bool is_parameter = varve_entity_is_dialect_node(node) && is_builtin_attribute(is);
  if (is_name(node, child))
    return is;
  return is_parameter ? known_in(&up->converted[0], is) : known(up, is);
}

/* Whether the conversion would replace the builtin type of a number, or of a list of numbers, by a
 * type of a dialect. A number cannot have such a type. */
static bool loses_type(const varve_upgrader *up, const varve_entity *node) {
  if (node->kind != VARVE_KIND_INTEGER && node->kind != VARVE_KIND_FLOAT &&
      node->kind != VARVE_KIND_DENSE_ARRAY && node->kind != VARVE_KIND_DENSE_ELEMENTS)
    return false;
  const varve_entity *type = converted_child(up, node, 0);
  return varve_entity_is_dialect_node(type) ||
         (varve_is_shaped_type(type) && varve_entity_is_dialect_node(varve_type_element(type)));
}

/* Makes *rebuilt the node with its converted children. */
static varve_status rebuild(varve_upgrader *up, const varve_entity *node,
                            const varve_entity **rebuilt) {
  bool is_changed = false;
  for (uint32_t i = 0; i < node->child_count; i++)
    is_changed = is_changed || converted_child(up, node, i) != node->children[i];
  *rebuilt = node;
  if (!is_changed || loses_type(up, node))
    return VARVE_STATUS_OK;
  const varve_entity **children =
      varve_upgrade_allocate(up, node->child_count, sizeof(const varve_entity *));
  if (children == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < node->child_count; i++)
    children[i] = converted_child(up, node, i);
  const varve_entity_parts parts = varve_entity_parts_of(node, children);
  return varve_entity_intern(up->context, &parts, rebuilt);
}

/* The walks of one step. walks[0] is for operations without a rule of definitions. walks[1] is for
 * operations with such a rule, whose builtin attributes are converted, too. A walk does not convert
 * a node twice. */
typedef struct conversion {
  varve_upgrader *up;
  varve_entity_walk walks[2];
} conversion;

static varve_status convert(conversion *all, const varve_entity *node,
                            const varve_entity **converted);

static bool has_entity_rules(const varve_upgrader *up) {
  return up->rules != NULL && up->rules->has_entities;
}

/* Converts the builtin attributes among the parameters of a type or attribute, as in an operation
 * without rules. */
static varve_status convert_parameters(conversion *all, const varve_entity *node) {
  varve_upgrader *up = all->up;
  varve_status status = VARVE_STATUS_OK;
  if (!up->is_in_rewritten || !varve_entity_is_dialect_node(node))
    return VARVE_STATUS_OK;
  up->is_in_rewritten = false;
  for (uint32_t i = 0; i < node->child_count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *unused;
    if (!is_name(node, i) && is_builtin_attribute(node->children[i]))
      status = convert(all, node->children[i], &unused);
  }
  up->is_in_rewritten = true;
  return status;
}

static varve_status visit(void *user, const varve_entity *node) {
  conversion *all = user;
  varve_upgrader *up = all->up;
  const varve_entity *rebuilt, *converted;
  if (known(up, node) != NULL)
    return VARVE_STATUS_OK;
  if (varve_is_location(node))
    return remember(up, node, node);
  VARVE_TRY(convert_parameters(all, node));
  VARVE_TRY(rebuild(up, node, &rebuilt));
  converted = rebuilt;
  if (has_entity_rules(up))
    VARVE_TRY(varve_rewrite_entity(up, up->rules, node, rebuilt, &converted));
  for (size_t f = 0; f < up->family_count && converted == rebuilt; f++)
    if (up->families[f]->convert[up->step] != NULL)
      VARVE_TRY(up->families[f]->convert[up->step](up, rebuilt, &converted));
  return remember(up, node, converted);
}

/* A filter of the walk. If operations without rules keep their types (keeps_others), sets *is_whole
 * for types and attributes without a rule, except builtin types. Then the walk does not visit their
 * children. */
static varve_status stop_at_unconverted(void *user, const varve_entity *node, bool *is_whole) {
  conversion *all = user;
  const varve_rewrite_link *link = NULL;
  bool is_builtin_type = varve_is_type(node) && !varve_entity_is_dialect_node(node);
  if (!all->up->keeps_others || is_builtin_type || known(all->up, node) != NULL)
    return VARVE_STATUS_OK;
  if (!varve_is_location(node))
    VARVE_TRY(varve_rewrites_find_entity(all->up->rules, node, &link));
  *is_whole = link == NULL;
  return *is_whole ? remember(all->up, node, node) : VARVE_STATUS_OK;
}

static varve_status convert(conversion *all, const varve_entity *node,
                            const varve_entity **converted) {
  if (known(all->up, node) == NULL)
    VARVE_TRY(varve_entity_walk_from(&all->walks[all->up->is_in_rewritten], node, visit, all));
  const varve_entity *now = known(all->up, node);
  *converted = now == NULL ? node : now;
  return VARVE_STATUS_OK;
}

/* Converts the values in the dictionary or the properties of an operation. Rules for dictionaries
 * do not apply to *dictionary itself. */
static varve_status convert_values(conversion *all, const varve_entity **dictionary) {
  const varve_entity *given = *dictionary;
  bool is_changed = false;
  if (given == NULL)
    return VARVE_STATUS_OK;
  if (given->kind != VARVE_KIND_DICTIONARY || !has_entity_rules(all->up))
    return convert(all, given, dictionary);
  const varve_entity **entries =
      varve_upgrade_allocate(all->up, given->child_count, sizeof(const varve_entity *));
  if (entries == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < given->child_count; i++) {
    entries[i] = given->children[i];
    if (!is_name(given, i))
      VARVE_TRY(convert(all, given->children[i], &entries[i]));
    is_changed = is_changed || entries[i] != given->children[i];
  }
  return is_changed ? varve_dictionary_get(all->up->context, entries, given->child_count / 2, NULL,
                                           dictionary)
                    : VARVE_STATUS_OK;
}

static varve_status convert_operation(conversion *all, varve_operation *op) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  const varve_entity *properties = varve_operation_properties(op);
  all->up->op = op;
  all->up->is_in_rewritten = varve_upgrade_has_rules(all->up, op);
  if (all->up->keeps_others && !all->up->is_in_rewritten)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++) {
    varve_value *result = varve_operation_result(op, i);
    VARVE_TRY(convert(all, result->type, &result->type));
  }
  for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
    for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
         block = block->next)
      for (uint32_t a = 0; a < block->argument_count; a++)
        VARVE_TRY(convert(all, block->arguments[a]->value.type, &block->arguments[a]->value.type));
  VARVE_TRY(convert_values(all, &properties));
  VARVE_TRY(convert_values(all, &dictionary));
  if (dictionary == NULL && properties == NULL)
    return VARVE_STATUS_OK;
  return varve_operation_set_attributes(all->up->module, op, dictionary, properties);
}

varve_status varve_upgrade_convert_all(varve_upgrader *up) {
  conversion all = {.up = up};
  const varve_arena_mark start = varve_arena_get_mark(&up->scratch);
  varve_status status = VARVE_STATUS_OK;
  for (int i = 0; i < 2; i++) {
    varve_entity_walk_init(&all.walks[i], up->context);
    all.walks[i].filter = stop_at_unconverted;
    varve_vector_init(&up->converted[i], &up->context->memory, sizeof(const varve_entity *));
  }
  for (varve_operation *op = up->module->root; op != NULL && status == VARVE_STATUS_OK;
       op = varve_operation_next_preorder(up->module->root, op)) {
    status = convert_operation(&all, op);
    varve_arena_reset(&up->scratch, start);
  }
  for (int i = 0; i < 2; i++) {
    varve_entity_walk_release(&all.walks[i]);
    varve_vector_release(&up->converted[i]);
  }
  up->is_in_rewritten = false;
  up->op = NULL;
  return status;
}

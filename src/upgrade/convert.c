/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The conversion of types and attributes at the end of a step: each node once, children first. */
#include "ir/children.h"
#include "upgrade/upgrader.h"

static const varve_entity *known(const varve_upgrader *up, const varve_entity *node) {
  return node->id < up->converted.count
             ? VARVE_VECTOR_AT(&up->converted, const varve_entity *, node->id)
             : NULL;
}

static varve_status remember(varve_upgrader *up, const varve_entity *node,
                             const varve_entity *converted) {
  if (node->id >= up->converted.count &&
      varve_vector_grow(&up->converted, node->id + 1 - up->converted.count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_VECTOR_AT(&up->converted, const varve_entity *, node->id) = converted;
  return VARVE_STATUS_OK;
}

/* node with its children converted, all of which are known. */
static varve_status rebuild(varve_upgrader *up, const varve_entity *node,
                            const varve_entity **rebuilt) {
  bool is_changed = false;
  for (uint32_t i = 0; i < node->child_count; i++)
    is_changed = is_changed || known(up, node->children[i]) != node->children[i];
  *rebuilt = node;
  if (!is_changed)
    return VARVE_STATUS_OK;
  varve_vector children;
  varve_vector_init(&children, &up->context->memory, sizeof(const varve_entity *));
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; i < node->child_count && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push_pointer(&children, known(up, node->children[i]));
  const varve_entity_parts parts = {.kind = (varve_kind)node->kind,
                                    .flags = node->flags,
                                    .child_count = node->child_count,
                                    .children = children.data,
                                    .payload = varve_entity_payload(node),
                                    .payload_size = node->payload_size};
  if (status == VARVE_STATUS_OK)
    status = varve_entity_intern(up->context, &parts, rebuilt);
  varve_vector_release(&children);
  return status;
}

static varve_status visit(void *user, const varve_entity *node) {
  varve_upgrader *up = user;
  const varve_entity *rebuilt, *converted;
  if (known(up, node) != NULL)
    return VARVE_STATUS_OK;
  if (varve_is_location(node))
    return remember(up, node, node);
  VARVE_TRY(rebuild(up, node, &rebuilt));
  VARVE_TRY(varve_upgrade_convert_node(up, rebuilt, &converted));
  return remember(up, node, converted);
}

/* One walk a step: what was seen in it is known. */
typedef struct conversion {
  varve_upgrader *up;
  varve_entity_walk walk;
} conversion;

static varve_status convert(conversion *all, const varve_entity *node,
                            const varve_entity **converted) {
  if (known(all->up, node) == NULL)
    VARVE_TRY(varve_entity_walk_from(&all->walk, node, visit, all->up));
  const varve_entity *now = known(all->up, node);
  *converted = now == NULL ? node : now;
  return VARVE_STATUS_OK;
}

static varve_status convert_blocks(conversion *all, varve_operation *op) {
  for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
    for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
         block = block->next)
      for (uint32_t a = 0; a < block->argument_count; a++)
        VARVE_TRY(convert(all, block->arguments[a]->value.type, &block->arguments[a]->value.type));
  return VARVE_STATUS_OK;
}

static varve_status convert_operation(conversion *all, varve_operation *op) {
  const varve_attribute *dictionary = varve_operation_dictionary(op), *converted;
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++) {
    varve_value *result = varve_operation_result(op, i);
    VARVE_TRY(convert(all, result->type, &result->type));
  }
  VARVE_TRY(convert_blocks(all, op));
  if (dictionary == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(convert(all, dictionary, &converted));
  return varve_operation_set_attributes(all->up->module, op, converted, NULL);
}

varve_status varve_upgrade_convert_all(varve_upgrader *up) {
  conversion all = {.up = up};
  varve_status status = VARVE_STATUS_OK;
  varve_entity_walk_init(&all.walk, up->context);
  for (varve_operation *op = up->module->root; op != NULL && status == VARVE_STATUS_OK;
       op = varve_operation_next_preorder(up->module->root, op))
    status = convert_operation(&all, op);
  varve_entity_walk_release(&all.walk);
  return status;
}

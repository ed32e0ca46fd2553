/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which types are those of llvm's values, and which of them match. The answers are kept in the
 * context, so that each node is visited once, however many types and operations share it. */
#include "dialect/known/llvm_parts.h"

#include "ir/attributes.h"
#include "ir/context.h"

/* A visited node that is not a type of llvm, or that has a struct with a name in it. */
typedef struct odd_node {
  const varve_entity *node;
  const varve_entity *plain; /* with the name alone of each struct that has one */
  bool is_valid;
} odd_node;

typedef struct varve_llvm_visited {
  varve_kept kept; /* first */
  varve_entity_walk walk;
  varve_hash_table odd; /* odd_node *, by id of the node */
} varve_llvm_visited;

static bool is_scalar_or_vector(const varve_entity *type) {
  if (type->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(type).rank == 1)
    type = varve_type_element(type);
  switch (type->kind) {
  case VARVE_KIND_INTEGER_TYPE:
    return varve_integer_type_layout(type).signedness == VARVE_SIGNLESS;
  case VARVE_KIND_FLOAT_TYPE:
    return varve_type_bit_width(type) >= 16 && varve_type_bit_width(type) != 19;
  default:
    return type->kind == VARVE_KIND_DIALECT_TYPE;
  }
}

/* Returns the first child that is a part of a type, or the number of children. */
static uint32_t first_part(const varve_entity *node) {
  if (node->kind == VARVE_KIND_ARRAY || node->kind == VARVE_KIND_TYPE)
    return 0;
  return varve_is_of_llvm(node) ? 1 : node->child_count;
}

static varve_status has_no_parts(void *user, const varve_entity *node, bool *is_whole) {
  (void)user;
  *is_whole = first_part(node) == node->child_count;
  return VARVE_STATUS_OK;
}

static bool is_node(const void *key, const void *value) {
  return ((const odd_node *)value)->node == key;
}

static odd_node visited_node(const varve_llvm_visited *visited, const varve_entity *node) {
  const odd_node *found = varve_hash_table_find(&visited->odd, node->id, is_node, node);
  return found != NULL ? *found : (odd_node){node, node, true};
}

/* Makes the node with other children. */
static varve_status replace_children(varve_llvm_visited *visited, const varve_entity *node,
                                     const varve_entity **plain) {
  varve_vector children;
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&children, &visited->walk.context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; i < node->child_count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *child = visited_node(visited, node->children[i]).plain;
    status = varve_vector_push(&children, &child);
  }
  const varve_entity_parts parts = varve_entity_parts_of(node, children.data);
  if (status == VARVE_STATUS_OK)
    status = varve_entity_intern(visited->walk.context, &parts, plain);
  varve_vector_release(&children);
  return status;
}

static varve_status keep(varve_llvm_visited *visited, const odd_node *odd) {
  odd_node *made = varve_arena_allocate(&visited->walk.context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = *odd;
  return varve_hash_table_insert(&visited->odd, odd->node->id, made);
}

static varve_status visit(void *user, const varve_entity *node) {
  varve_llvm_visited *visited = user;
  odd_node made = {node, node, true};
  bool is_plain = true;
  uint32_t first = first_part(node);
  const varve_entity *name = varve_llvm_struct_name(node);
  if (first == node->child_count && !varve_is_of_llvm(node))
    made.is_valid = !varve_is_type(node) || is_scalar_or_vector(node);
  for (uint32_t i = first; i < node->child_count; i++) {
    odd_node child = visited_node(visited, node->children[i]);
    made.is_valid &= child.is_valid;
    is_plain &= child.plain == child.node;
  }
  if (name != NULL)
    VARVE_TRY(varve_llvm_struct_get(visited->walk.context, &(varve_llvm_struct){.name = name},
                                    &made.plain));
  else if (!is_plain)
    VARVE_TRY(replace_children(visited, node, &made.plain));
  return made.is_valid && made.plain == node ? VARVE_STATUS_OK : keep(visited, &made);
}

static void forget(varve_llvm_visited *visited) {
  varve_context *context = visited->walk.context;
  varve_entity_walk_release(&visited->walk);
  visited->walk.filter = has_no_parts;
  varve_hash_table_release(&visited->odd);
  varve_hash_table_init(&visited->odd, &context->memory);
}

static void release(varve_kept *kept) { forget((varve_llvm_visited *)kept); }

static varve_status get_visited(varve_context *context, varve_llvm_visited **visited) {
  *visited = context->llvm_visited;
  if (*visited != NULL)
    return VARVE_STATUS_OK;
  varve_llvm_visited *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (varve_llvm_visited){.kept = {context->kept, release}};
  varve_entity_walk_init(&made->walk, context);
  made->walk.filter = has_no_parts;
  varve_hash_table_init(&made->odd, &context->memory);
  context->kept = &made->kept;
  *visited = context->llvm_visited = made;
  return VARVE_STATUS_OK;
}

static varve_status visit_parts(varve_context *context, const varve_entity *node, odd_node *found) {
  varve_llvm_visited *visited;
  VARVE_TRY(get_visited(context, &visited));
  varve_status status = varve_entity_walk_from(&visited->walk, node, visit, visited);
  if (status == VARVE_STATUS_OK)
    *found = visited_node(visited, node);
  else
    forget(visited); /* a node may be marked as visited without its answers */
  return status;
}

varve_status varve_is_llvm_type(varve_context *context, const varve_entity *type, bool *is_type) {
  odd_node found = {.is_valid = is_scalar_or_vector(type)};
  if (varve_is_of_llvm(type))
    VARVE_TRY(visit_parts(context, type, &found));
  *is_type = found.is_valid;
  return VARVE_STATUS_OK;
}

varve_status varve_llvm_plain_node(varve_context *context, const varve_entity *node,
                                   const varve_entity **plain) {
  odd_node found = {.plain = node};
  if (first_part(node) != node->child_count)
    VARVE_TRY(visit_parts(context, node, &found));
  *plain = found.plain;
  return VARVE_STATUS_OK;
}

varve_status varve_llvm_types_match(varve_context *context, const varve_entity *a,
                                    const varve_entity *b, bool *is_match) {
  *is_match = a == b;
  if (*is_match)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_llvm_plain_node(context, a, &a));
  VARVE_TRY(varve_llvm_plain_node(context, b, &b));
  *is_match = a == b;
  return VARVE_STATUS_OK;
}

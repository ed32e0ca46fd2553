/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks and copies graphs of nodes depth first, with an explicit stack; visits each node once. */
#include "ir/attributes.h"

/* A node on the path from the root, and the child to visit next. */
typedef struct path_step {
  const varve_entity *entity;
  uint32_t next_child;
} path_step;

static varve_status push_step(varve_vector *path, const varve_entity *entity) {
  path_step step = {entity, 0};
  return varve_vector_push(path, &step);
}

/* Grows a table that is indexed by id to needed entries; new entries are zero. */
static varve_status grow_table(varve_memory *memory, void **table, size_t *count, size_t item_size,
                               size_t needed) {
  size_t bytes;
  if (needed <= *count)
    return VARVE_STATUS_OK;
  size_t new_count = needed > SIZE_MAX / 2 ? needed : needed + needed / 2 + 16;
  if (!varve_multiply_size(new_count, item_size, &bytes))
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *grown = varve_memory_resize(memory, *table, *count * item_size, bytes);
  if (grown == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(grown + *count * item_size, 0, bytes - *count * item_size);
  *table = grown;
  *count = new_count;
  return VARVE_STATUS_OK;
}

void varve_entity_walk_init(varve_entity_walk *walk, varve_context *context) {
  *walk = (varve_entity_walk){.context = context};
}

void varve_entity_walk_release(varve_entity_walk *walk) {
  varve_memory_free(&walk->context->memory, walk->seen, walk->seen_count);
  varve_entity_walk_init(walk, walk->context);
}

static varve_status walk_path(varve_entity_walk *walk, varve_vector *path,
                              varve_entity_visitor *visit, void *user) {
  while (path->count != 0) {
    path_step *step = &VARVE_VECTOR_LAST(path, path_step);
    const varve_entity *entity = step->entity;
    bool is_whole = false;
    if (walk->filter != NULL && step->next_child == 0)
      VARVE_TRY(walk->filter(user, step->entity, &is_whole));
    if (is_whole)
      step->next_child = step->entity->child_count;
    uint32_t i = step->next_child;
    while (i < entity->child_count && walk->seen[entity->children[i]->id])
      i++;
    step->next_child = i;
    if (i < entity->child_count) {
      VARVE_TRY(push_step(path, entity->children[i]));
      continue;
    }
    varve_vector_truncate(path, path->count - 1);
    walk->seen[entity->id] = 1;
    VARVE_TRY(visit(user, entity));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_entity_walk_from(varve_entity_walk *walk, const varve_entity *root,
                                    varve_entity_visitor *visit, void *user) {
  void *seen = walk->seen;
  VARVE_TRY(grow_table(&walk->context->memory, &seen, &walk->seen_count, 1, (size_t)root->id + 1));
  walk->seen = seen;
  if (walk->seen[root->id])
    return VARVE_STATUS_OK;
  if (root->child_count == 0) {
    walk->seen[root->id] = 1;
    return visit(user, root);
  }
  varve_vector path;
  varve_vector_init(&path, &walk->context->memory, sizeof(path_step));
  varve_status status = push_step(&path, root);
  if (status == VARVE_STATUS_OK)
    status = walk_path(walk, &path, visit, user);
  varve_vector_release(&path);
  return status;
}

void varve_entity_copier_init(varve_entity_copier *copier, varve_context *target) {
  *copier = (varve_entity_copier){.target = target};
}

void varve_entity_copier_release(varve_entity_copier *copier) {
  varve_memory_free(&copier->target->memory, copier->copies,
                    copier->count * sizeof(const varve_entity *));
  varve_entity_copier_init(copier, copier->target);
}

/* Copies a node whose children are already copied. */
static varve_status copy_node(varve_entity_copier *copier, varve_vector *children,
                              const varve_entity *source) {
  varve_vector_truncate(children, 0);
  VARVE_TRY(varve_vector_reserve(children, source->child_count));
  for (uint32_t i = 0; i < source->child_count; i++) {
    const varve_entity *child = copier->copies[source->children[i]->id];
    VARVE_TRY(varve_vector_push(children, &child));
  }
  varve_entity_parts parts = varve_entity_parts_of(source, children->data);
  if (source->kind == VARVE_KIND_DISTINCT)
    return varve_distinct_create(copier->target, parts.children[0], &copier->copies[source->id]);
  return varve_entity_intern(copier->target, &parts, &copier->copies[source->id]);
}

static varve_status copy_path(varve_entity_copier *copier, varve_vector *path,
                              varve_vector *children) {
  while (path->count != 0) {
    path_step *step = &VARVE_VECTOR_LAST(path, path_step);
    const varve_entity *entity = step->entity;
    uint32_t i = step->next_child;
    while (i < entity->child_count && copier->copies[entity->children[i]->id] != NULL)
      i++;
    step->next_child = i;
    if (i < entity->child_count) {
      VARVE_TRY(push_step(path, entity->children[i]));
      continue;
    }
    varve_vector_truncate(path, path->count - 1);
    VARVE_TRY(copy_node(copier, children, entity));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_entity_copy(varve_entity_copier *copier, const varve_entity *source,
                               const varve_entity **copy) {
  *copy = NULL;
  varve_memory *memory = &copier->target->memory;
  void *copies = copier->copies;
  /* Children were created before their parents, so the table has room for their ids too. */
  VARVE_TRY(grow_table(memory, &copies, &copier->count, sizeof(const varve_entity *),
                       (size_t)source->id + 1));
  copier->copies = copies;
  if (copier->copies[source->id] == NULL) {
    varve_vector path, children;
    varve_vector_init(&path, memory, sizeof(path_step));
    varve_vector_init(&children, memory, sizeof(const varve_entity *));
    varve_status status = push_step(&path, source);
    if (status == VARVE_STATUS_OK)
      status = copy_path(copier, &path, &children);
    varve_vector_release(&path);
    varve_vector_release(&children);
    VARVE_TRY(status);
  }
  *copy = copier->copies[source->id];
  return VARVE_STATUS_OK;
}

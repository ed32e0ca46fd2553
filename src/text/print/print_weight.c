/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The weight of a node is the size of its text without aliases. If parts may be aliases, heavy
 * nodes are counted again without these parts, each once. */
#include "text/print/print_weight.h"

/* A node on the path from the root, the next child, and the sum of the children so far. */
typedef struct weight_step {
  const varve_entity *entity;
  uint64_t sum;
  uint32_t next_child;
} weight_step;

/* A node may take less than a byte of text, such as a type that is printed by a format. In
 * light nodes the weight may be too large, because aliases inside them are not considered. So light
 * nodes are never a reason to reject. */
enum { NODES_A_BYTE = 4, LITTLE = 256 };

static bool is_light(const varve_printer *printer, uint64_t weight) {
  size_t left = printer->out->size < printer->limit ? printer->limit - printer->out->size : 0;
  return weight / NODES_A_BYTE <= left;
}

/* Returns the weight if it is known without visiting children, otherwise 0. */
static uint64_t known_weight(const varve_printer *printer, const varve_entity *entity) {
  uint64_t weight = varve_entity_text_weight(entity);
  if (weight <= LITTLE)
    return weight;
  if (varve_aliases_may_have(entity) && varve_aliases_find(&printer->aliases, entity) != NULL)
    return 1;
  const uint64_t *found = varve_side_table_find(&printer->weights, entity->id);
  return found != NULL ? *found : 0;
}

static varve_status push_step(varve_vector *path, const varve_entity *entity) {
  const weight_step step = {.entity = entity, .sum = 1};
  return varve_vector_push(path, &step);
}

static varve_status keep_weight(varve_printer *printer, const weight_step *step) {
  uint64_t *kept = varve_side_table_at(&printer->weights, step->entity->id);
  if (kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *kept = step->sum;
  return VARVE_STATUS_OK;
}

static varve_status count_path(varve_printer *printer, varve_vector *path) {
  while (path->count != 0) {
    weight_step *step = &VARVE_VECTOR_LAST(path, weight_step);
    if (step->next_child == step->entity->child_count) {
      VARVE_TRY(keep_weight(printer, step));
      varve_vector_truncate(path, path->count - 1);
      continue;
    }
    const varve_entity *child = step->entity->children[step->next_child];
    uint64_t more = known_weight(printer, child);
    if (more == 0) {
      VARVE_TRY(push_step(path, child));
      continue;
    }
    step->sum = more > UINT64_MAX - step->sum ? UINT64_MAX : step->sum + more;
    step->next_child++;
  }
  return VARVE_STATUS_OK;
}

static varve_status count_without_aliases(varve_printer *printer, const varve_entity *entity,
                                          uint64_t *weight) {
  varve_vector path;
  varve_vector_init(&path, &printer->context->memory, sizeof(weight_step));
  varve_status status = push_step(&path, entity);
  if (status == VARVE_STATUS_OK)
    status = count_path(printer, &path);
  varve_vector_release(&path);
  if (status == VARVE_STATUS_OK)
    *weight = *(const uint64_t *)varve_side_table_find(&printer->weights, entity->id);
  return status;
}

varve_status varve_print_check_weight(varve_printer *printer, const varve_entity *entity) {
  uint64_t weight = varve_entity_text_weight(entity);
  /* Heavy parts of a template are holes. */
  bool is_template = printer->holes != NULL && printer->frames.count == 0;
  if (is_template || is_light(printer, weight))
    return VARVE_STATUS_OK;
  if (printer->aliases.order.count != 0) {
    const uint64_t *found = varve_side_table_find(&printer->weights, entity->id);
    if (found != NULL && *found != 0)
      weight = *found;
    else
      VARVE_TRY(count_without_aliases(printer, entity, &weight));
  }
  return is_light(printer, weight) ? VARVE_STATUS_OK : VARVE_STATUS_LIMIT_EXCEEDED;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* First walk: operations in preorder, regions, blocks, and the smallest depth from which each
 * region uses values. format-spec/bytecode.md: isolated regions. */
#include "numbering/numbering.h"

#define NO_DEPTH UINT32_MAX

typedef struct structure {
  varve_numbering *numbering;
  uint32_t operation_count;
  varve_vector path; /* uint32_t: by depth, the region on the path to the current operation */
} structure;

static varve_numbered_region *region_at(const structure *s, size_t index) {
  return &VARVE_VECTOR_AT(&s->numbering->regions, varve_numbered_region, index);
}

static varve_status fail(const structure *s, const varve_operation *op, const char *what,
                         uint32_t index, const char *fault) {
  return varve_report(s->numbering->reporter, VARVE_STATUS_INVALID, 0, "'%.*s': %s #%lu %s",
                      VARVE_FORMAT_SLICE(op->name->text), what, (unsigned long)index, fault);
}

/* Returns the region that defines a value if its block was visited before, else VARVE_NO_REGION.
 * The scratch number of a block that was not visited is meaningless, so the region itself is
 * compared. */
static uint32_t find_defining_region(const structure *s, const varve_value *value) {
  const varve_block *block = NULL;
  if (value->kind == VARVE_VALUE_RESULT)
    block = varve_value_operation(value)->block;
  else if (value->kind == VARVE_VALUE_BLOCK_ARGUMENT)
    block = varve_value_argument(value)->block;
  if (block == NULL || block->number >= s->numbering->blocks.count)
    return VARVE_NO_REGION;
  const varve_numbered_block *numbered = varve_numbered_block_at(s->numbering, block);
  uint32_t region = numbered->region;
  return region_at(s, region)->region == block->region ? region : VARVE_NO_REGION;
}

static varve_status check_operand(structure *s, const varve_operation *op, uint32_t index,
                                  uint32_t current) {
  const varve_value *value = varve_operation_operand(op, index);
  if (value == NULL)
    return fail(s, op, "operand", index, "is not set");
  uint32_t defining = find_defining_region(s, value);
  if (defining == current && current != VARVE_NO_REGION)
    return VARVE_STATUS_OK;
  if (defining == VARVE_NO_REGION || current == VARVE_NO_REGION)
    return fail(s, op, "operand", index, "is not defined in a region around the operation");
  uint32_t depth = region_at(s, defining)->depth;
  varve_numbered_region *region = region_at(s, current);
  if (depth >= region->depth || VARVE_VECTOR_AT(&s->path, uint32_t, depth) != defining)
    return fail(s, op, "operand", index, "is not defined in a region around the operation");
  if (depth < region->scope_depth)
    return fail(s, op, "operand", index, "is defined outside an operation isolated from above");
  if (depth < region->lowest_depth)
    region->lowest_depth = depth;
  return VARVE_STATUS_OK;
}

static varve_status check_successors(structure *s, const varve_operation *op) {
  const varve_block_use *successors = varve_operation_successors(op);
  const varve_region *region = op->block == NULL ? NULL : op->block->region;
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++) {
    const varve_block *block = successors[i].block;
    if (block == NULL || region == NULL || block->region != region)
      return fail(s, op, "successor", i, "is not a block of the operation's region");
  }
  return VARVE_STATUS_OK;
}

static varve_status add_values(varve_numbered_region *region, uint32_t count) {
  if (count > UINT32_MAX - region->value_count)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  region->value_count += count;
  return VARVE_STATUS_OK;
}

static varve_status add_blocks(structure *s, varve_numbered_region *added) {
  varve_numbering *n = s->numbering;
  varve_numbered_block numbered = {.region = (uint32_t)n->regions.count};
  for (varve_block *block = added->region->first; block != NULL; block = block->next) {
    if (n->blocks.count >= UINT32_MAX)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    block->number = (uint32_t)n->blocks.count;
    VARVE_TRY(varve_vector_push(&n->blocks, &numbered));
    VARVE_TRY(add_values(added, block->argument_count));
  }
  added->block_count = (uint32_t)n->blocks.count - added->first_block;
  return varve_vector_push(&n->regions, added);
}

static varve_status add_regions(structure *s, const varve_operation *op, uint32_t parent) {
  varve_numbering *n = s->numbering;
  const varve_operation_definition *definition = op->name->definition;
  bool is_isolated = definition != NULL && definition->is_isolated_from_above;
  uint32_t depth = parent == VARVE_NO_REGION ? 0 : region_at(s, parent)->depth + 1;
  uint32_t scope_depth =
      parent == VARVE_NO_REGION || is_isolated ? depth : region_at(s, parent)->scope_depth;
  if (depth == s->path.count && varve_vector_grow(&s->path, 1) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_region *region = varve_operation_region(op, i);
    if (region->first == NULL)
      continue;
    if (n->regions.count >= UINT32_MAX - 1)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    varve_numbered_region added = {.region = region,
                                   .parent = parent,
                                   .depth = depth,
                                   .scope_depth = scope_depth,
                                   .lowest_depth = NO_DEPTH,
                                   .first_block = (uint32_t)n->blocks.count,
                                   .is_owner_isolated = is_isolated};
    VARVE_TRY(add_blocks(s, &added));
  }
  return VARVE_STATUS_OK;
}

static varve_status visit_operation(structure *s, varve_operation *op) {
  uint32_t current = VARVE_NO_REGION;
  if (s->operation_count == UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  op->number = s->operation_count++;
  if (op->block != NULL) {
    varve_numbered_block *block =
        &VARVE_VECTOR_AT(&s->numbering->blocks, varve_numbered_block, op->block->number);
    block->operation_count++;
    current = block->region;
    varve_numbered_region *region = region_at(s, current);
    VARVE_VECTOR_AT(&s->path, uint32_t, region->depth) = current;
    VARVE_TRY(add_values(region, varve_operation_result_count(op)));
  }
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(check_operand(s, op, i, current));
  if (!op->has_tail)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_successors(s, op));
  if (varve_operation_region_count(op) == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_materialize(op));
  return add_regions(s, op, current);
}

/* Passes depths from the innermost regions outwards. Then the regions of each operation, which are
 * adjacent, determine whether it is isolated. */
static void find_isolation(const structure *s) {
  size_t count = s->numbering->regions.count;
  for (size_t i = count; i-- > 0;) {
    const varve_numbered_region *region = region_at(s, i);
    if (region->parent == VARVE_NO_REGION)
      continue;
    varve_numbered_region *parent = region_at(s, region->parent);
    if (region->lowest_depth < parent->lowest_depth)
      parent->lowest_depth = region->lowest_depth;
  }
  for (size_t first = 0, end; first < count; first = end) {
    varve_numbered_region *region = region_at(s, first);
    bool is_isolated = true;
    for (end = first; end < count && region_at(s, end)->region->owner == region->region->owner;
         end++)
      is_isolated = is_isolated && region_at(s, end)->lowest_depth >= region->depth;
    for (size_t i = first; i < end; i++)
      region_at(s, i)->is_owner_isolated |= is_isolated;
  }
}

static varve_status walk(structure *s) {
  varve_operation *root = s->numbering->module->root;
  if (root->block != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    VARVE_TRY(varve_context_step(s->numbering->module->context));
    VARVE_TRY(visit_operation(s, op));
  }
  find_isolation(s);
  return VARVE_STATUS_OK;
}

varve_status varve_numbering_find_structure(varve_numbering *numbering) {
  structure s = {.numbering = numbering};
  if (numbering->module->root == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&s.path, &numbering->context->memory, sizeof(uint32_t));
  varve_status status = walk(&s);
  varve_vector_release(&s.path);
  return status;
}

bool varve_numbering_is_isolated(const varve_numbering *numbering, const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_region *region = varve_operation_region(op, i);
    if (region->first != NULL)
      return varve_numbered_region_of(numbering, region->first)->is_owner_isolated;
  }
  return true;
}

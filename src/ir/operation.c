/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes operations and changes their operands, successors and attributes. */
#include "ir/operation.h"

#include <assert.h>

#include "ir/module.h"
#include "ir/use_list.h"

#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(varve_operation) == 64, "an operation takes a cache line");
#endif

/* Header of operands that are stored outside of the operation. */
typedef struct operand_storage {
  uint32_t capacity;
  uint32_t inline_capacity; /* number of operands that fit in the operation itself */
} operand_storage;

static varve_use *inline_operands(const varve_operation *op) {
  if (!op->has_tail)
    return (varve_use *)(op + 1);
  return (varve_use *)(varve_operation_regions(op) + varve_operation_region_count(op));
}

static operand_storage *storage_of(const varve_operation *op) {
  return op->operands == inline_operands(op) ? NULL : (operand_storage *)op->operands - 1;
}

static bool storage_size(uint32_t capacity, size_t *size) {
  return varve_multiply_size(capacity, sizeof(varve_use), size) &&
         varve_add_size(*size, sizeof(operand_storage), size);
}

/* Adds count elements to a size; returns false on overflow. */
static bool add_array(size_t *size, uint32_t count, size_t element) {
  size_t bytes;
  return varve_multiply_size(count, element, &bytes) && varve_add_size(*size, bytes, size);
}

static bool needs_tail(const varve_operation_state *state) {
  return state->result_count > 1 || state->successor_count != 0 || state->region_count != 0;
}

static bool operation_size(const varve_operation_state *state, size_t *size) {
  *size = sizeof(varve_operation) + (needs_tail(state) ? sizeof(varve_operation_tail) : 0);
  return add_array(size, state->result_count, sizeof(varve_value)) &&
         add_array(size, state->successor_count, sizeof(varve_block_use)) &&
         add_array(size, state->region_count, sizeof(varve_region)) &&
         add_array(size, state->operand_count, sizeof(varve_use));
}

static varve_status check_counts(const varve_operation_state *state) {
  const uint32_t counts[] = {state->result_count, state->operand_count, state->successor_count,
                             state->region_count};
  for (size_t i = 0; i < VARVE_COUNT_OF(counts); i++)
    if (counts[i] > VARVE_MAX_VALUES)
      return VARVE_STATUS_LIMIT_EXCEEDED;
  return VARVE_STATUS_OK;
}

/* Returns one node for both dictionaries, or NULL if both are empty. An operation with a definition
 * always has properties, so an empty dictionary of properties is dropped. */
varve_status varve_operation_join_attributes(varve_context *context,
                                             const varve_operation_state *state,
                                             const varve_entity **joined) {
  const varve_entity *dictionary = state->dictionary;
  const varve_entity *properties = state->properties;
  *joined = NULL;
  if (dictionary != NULL && dictionary->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_BAD_ARGUMENT;
  if (dictionary != NULL && dictionary->child_count == 0)
    dictionary = NULL;
  if (properties != NULL && !varve_is_attribute(properties))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (properties != NULL && properties->kind == VARVE_KIND_DICTIONARY &&
      properties->child_count == 0) {
    VARVE_TRY(varve_context_define_names(context));
    if (state->name->definition != NULL)
      properties = NULL;
  }
  if (properties == NULL) {
    *joined = dictionary;
    return VARVE_STATUS_OK;
  }
  const varve_entity *children[] = {dictionary != NULL ? dictionary : context->empty_dictionary,
                                    properties};
  varve_entity_parts parts = {
      .kind = VARVE_KIND_OPERATION_ATTRIBUTES, .child_count = 2, .children = children};
  return varve_entity_intern(context, &parts, joined);
}

static void init_operands(varve_operation *op, varve_value *const *values, uint32_t count) {
  op->operand_count = count & VARVE_MAX_VALUES;
  for (uint32_t i = 0; i < count; i++) {
    op->operands[i] = (varve_use){.owner = op};
    if (values != NULL && values[i] != NULL)
      varve_use_link(&op->operands[i], values[i]);
  }
}

varve_status varve_operation_make(varve_module *module, const varve_operation_state *state,
                                  const varve_entity *attributes, varve_operation **op) {
  size_t size;
  *op = NULL;
  varve_context_made(module->context, VARVE_WORK_OF_OPERATION);
  if (!operation_size(state, &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_value *results = varve_pool_allocate(&module->pool, size);
  if (results == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_operation *created = (varve_operation *)(results + state->result_count);
  *created = (varve_operation){
      .module = module,
      .name = state->name,
      .location = state->location != NULL ? state->location : module->context->unknown_location,
      .attributes = attributes,
      .has_tail = needs_tail(state),
      .has_one_result = state->result_count == 1 && !needs_tail(state)};
  for (uint32_t i = 0; i < state->result_count; i++)
    *varve_operation_result(created, i) = (varve_value){
        .type = state->result_types[i], .index = i & VARVE_MAX_VALUES, .kind = VARVE_VALUE_RESULT};
  if (created->has_tail) {
    *varve_operation_tail_of(created) =
        (varve_operation_tail){.result_count = state->result_count,
                               .successor_count = state->successor_count,
                               .region_count = state->region_count};
    for (uint32_t i = 0; i < state->successor_count; i++) {
      varve_block_use *use = varve_operation_successors(created) + i;
      *use = (varve_block_use){.owner = created};
      if (state->successors != NULL)
        varve_block_use_link(use, state->successors[i]);
    }
    for (uint32_t i = 0; i < state->region_count; i++)
      *varve_operation_region(created, i) = (varve_region){.owner = created};
  }
  created->operands = inline_operands(created);
  init_operands(created, state->operands, state->operand_count);
  *op = created;
  return VARVE_STATUS_OK;
}

varve_status varve_operation_mold_init(varve_operation_mold *mold, varve_module *module,
                                       const varve_operation_state *state) {
  bool has_tail = needs_tail(state);
  mold->tail = (varve_operation_tail){.result_count = state->result_count,
                                      .successor_count = state->successor_count,
                                      .region_count = state->region_count};
  mold->head = (varve_operation){.module = module,
                                 .name = state->name,
                                 .location = module->context->unknown_location,
                                 .operand_count = state->operand_count & VARVE_MAX_VALUES,
                                 .has_tail = has_tail,
                                 .has_one_result = state->result_count == 1 && !has_tail};
  VARVE_TRY(check_counts(state));
  return operation_size(state, &mold->size) ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

/* Sets unset successors and empty regions. */
static void cast_tail(varve_operation *op, const varve_operation_tail *tail) {
  *varve_operation_tail_of(op) = *tail;
  for (uint32_t i = 0; i < tail->successor_count; i++)
    varve_operation_successors(op)[i] = (varve_block_use){.owner = op};
  for (uint32_t i = 0; i < tail->region_count; i++)
    *varve_operation_region(op, i) = (varve_region){.owner = op};
}

varve_operation *varve_operation_cast(varve_module *module, const varve_operation_mold *mold) {
  varve_value *results = varve_pool_allocate(&module->pool, mold->size);
  if (results == NULL)
    return NULL;
  uint32_t count = mold->tail.result_count;
  varve_operation *op = (varve_operation *)(results + count);
  *op = mold->head;
  for (uint32_t i = 0; i < count; i++)
    results[count - 1 - i] =
        (varve_value){.index = i & VARVE_MAX_VALUES, .kind = VARVE_VALUE_RESULT};
  if (op->has_tail)
    cast_tail(op, &mold->tail);
  op->operands = inline_operands(op);
  for (uint32_t i = 0; i < op->operand_count; i++)
    op->operands[i] = (varve_use){.owner = op};
  return op;
}

varve_status varve_operation_create(varve_module *module, const varve_operation_state *state,
                                    varve_operation **op) {
  const varve_entity *attributes;
  *op = NULL;
  if (state->name == NULL || (state->location != NULL && !varve_is_location(state->location)))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(check_counts(state));
  for (uint32_t i = 0; i < state->result_count; i++)
    if (state->result_types[i] == NULL || !varve_is_type(state->result_types[i]))
      return VARVE_STATUS_BAD_ARGUMENT;
  for (uint32_t i = 0; state->operands != NULL && i < state->operand_count; i++)
    if (state->operands[i] == NULL)
      return VARVE_STATUS_BAD_ARGUMENT;
  for (uint32_t i = 0; state->successors != NULL && i < state->successor_count; i++)
    if (state->successors[i] == NULL)
      return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_context_step(module->context));
  VARVE_TRY(varve_operation_join_attributes(module->context, state, &attributes));
  return varve_operation_make(module, state, attributes, op);
}

void varve_operation_free(varve_module *module, varve_operation *op) {
  operand_storage *storage = storage_of(op);
  varve_operation_state counts = {.result_count = varve_operation_result_count(op),
                                  .successor_count = varve_operation_successor_count(op),
                                  .region_count = varve_operation_region_count(op),
                                  .operand_count = op->operand_count};
  size_t size;
  if (storage != NULL) {
    counts.operand_count = storage->inline_capacity;
    if (storage_size(storage->capacity, &size))
      varve_pool_free(&module->pool, storage, size);
  }
  if (operation_size(&counts, &size))
    varve_pool_free(&module->pool, (varve_value *)op - counts.result_count, size);
}

void varve_operation_remove(varve_operation *op) {
  varve_block *block = op->block;
  if (block == NULL)
    return;
  if (op->previous != NULL)
    op->previous->next = op->next;
  else
    block->first = op->next;
  if (op->next != NULL)
    op->next->previous = op->previous;
  else
    block->last = op->previous;
  op->block = NULL;
  op->previous = NULL;
  op->next = NULL;
}

varve_status varve_operation_set_attributes(varve_module *module, varve_operation *op,
                                            const varve_entity *dictionary,
                                            const varve_entity *properties) {
  const varve_operation_state state = {
      .name = op->name, .dictionary = dictionary, .properties = properties};
  const varve_entity *attributes;
  VARVE_TRY(varve_operation_join_attributes(module->context, &state, &attributes));
  op->attributes = attributes;
  return VARVE_STATUS_OK;
}

void varve_operation_set_operand(varve_operation *op, uint32_t index, varve_value *value) {
  varve_use_unlink(&op->operands[index]);
  if (value != NULL)
    varve_use_link(&op->operands[index], value);
}

/* Allocates storage outside of op for count operands. A list that shrinks moves too, because
 * otherwise the capacity inside of op would be lost. */
static varve_status move_operands(varve_module *module, varve_operation *op, uint32_t count) {
  operand_storage *old = storage_of(op);
  size_t size, old_size;
  if (old == NULL ? count == op->operand_count : count <= old->capacity)
    return VARVE_STATUS_OK;
  uint32_t capacity = old == NULL || count / 2 >= old->capacity ? count : old->capacity * 2;
  if (!storage_size(capacity, &size))
    return VARVE_STATUS_OUT_OF_MEMORY;
  operand_storage *storage = varve_pool_allocate(&module->pool, size);
  if (storage == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *storage = (operand_storage){capacity, old == NULL ? op->operand_count : old->inline_capacity};
  assert(op->operands != NULL || op->operand_count == 0);
  for (uint32_t i = 0; i < op->operand_count; i++)
    varve_use_unlink(&op->operands[i]);
  op->operand_count = 0;
  if (old != NULL && storage_size(old->capacity, &old_size))
    varve_pool_free(&module->pool, old, old_size);
  op->operands = (varve_use *)(storage + 1);
  return VARVE_STATUS_OK;
}

varve_status varve_operation_set_operands(varve_module *module, varve_operation *op,
                                          varve_value *const *values, uint32_t count) {
  if (count > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  for (uint32_t i = 0; i < count; i++)
    if (values[i] == NULL)
      return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(move_operands(module, op, count));
  for (uint32_t i = 0; i < op->operand_count; i++)
    varve_use_unlink(&op->operands[i]);
  init_operands(op, values, count);
  return VARVE_STATUS_OK;
}

void varve_operation_set_successor(varve_operation *op, uint32_t index, varve_block *block) {
  varve_block_use *use = varve_operation_successors(op) + index;
  varve_block_use_unlink(use);
  if (block != NULL)
    varve_block_use_link(use, block);
}

void varve_value_replace_uses(varve_value *value, varve_value *replacement) {
  if (value == replacement)
    return;
  while (value->first_use != NULL) {
    varve_use *use = value->first_use;
    varve_use_unlink(use);
    varve_use_link(use, replacement);
  }
}

void varve_value_set_use_order(varve_value *value, varve_use *const *uses, size_t count) {
  varve_use **back = &value->first_use;
  for (size_t i = 0; i < count; i++) {
    *back = uses[i];
    uses[i]->back = back;
    back = &uses[i]->next;
  }
  *back = NULL;
}

size_t varve_value_use_count(const varve_value *value) {
  size_t count = 0;
  for (const varve_use *use = value->first_use; use != NULL; use = use->next)
    count++;
  return count;
}

bool varve_value_has_own_order(const varve_value *value) {
  const varve_use *use = value->first_use;
  for (; use != NULL && use->next != NULL; use = use->next)
    if (varve_use_key(use) < varve_use_key(use->next))
      return true;
  return false;
}

varve_status varve_forward_value_create(varve_module *module, const varve_entity *type,
                                        varve_value **value) {
  *value = NULL;
  if (type == NULL || !varve_is_type(type))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_value *created = varve_pool_allocate(&module->pool, sizeof *created);
  if (created == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *created = (varve_value){.type = type, .kind = VARVE_VALUE_FORWARD};
  *value = created;
  return VARVE_STATUS_OK;
}

/* Moves the oldest use first: a list starts with its newest use. */
varve_status varve_forward_value_settle(varve_module *module, varve_value *forward,
                                        varve_value *value, varve_vector *scratch) {
  varve_vector_truncate(scratch, 0);
  for (varve_use *use = forward->first_use; use != NULL; use = use->next)
    VARVE_TRY(varve_vector_push(scratch, &use));
  for (size_t i = scratch->count; i-- > 0;) {
    varve_use *use = VARVE_VECTOR_AT(scratch, varve_use *, i);
    varve_use_unlink(use);
    varve_use_link(use, value);
  }
  varve_forward_value_destroy(module, forward);
  return VARVE_STATUS_OK;
}

void varve_forward_value_destroy(varve_module *module, varve_value *value) {
  varve_pool_free(&module->pool, value, sizeof *value);
}

/* Returns the first operation in block or a later block of its region. */
static varve_operation *first_from_block(const varve_block *block) {
  for (; block != NULL; block = block->next)
    if (block->first != NULL)
      return block->first;
  return NULL;
}

/* Returns the first operation in the regions of op from index on. */
static varve_operation *first_from_region(const varve_operation *op, uint32_t index) {
  uint32_t count = varve_operation_region_count(op);
  for (; index < count; index++) {
    varve_operation *first = first_from_block(varve_operation_region(op, index)->first);
    if (first != NULL)
      return first;
  }
  return NULL;
}

/* Returns the operation after op on its level: in its block, its region or the regions after it. */
static varve_operation *next_on_level(const varve_operation *op) {
  if (op->next != NULL || op->block == NULL)
    return op->next;
  varve_operation *next = first_from_block(op->block->next);
  const varve_region *region = op->block->region;
  if (next != NULL || region == NULL || region->owner == NULL)
    return next;
  uint32_t index = (uint32_t)(region - varve_operation_regions(region->owner));
  return first_from_region(region->owner, index + 1);
}

varve_operation *varve_operation_next_skipping(const varve_operation *root, varve_operation *op) {
  while (op != NULL && op != root) {
    varve_operation *next = next_on_level(op);
    if (next != NULL)
      return next;
    op = varve_operation_parent(op);
  }
  return NULL;
}

varve_status varve_operation_walk_entities(varve_entity_walk *walk, const varve_operation *op,
                                           varve_entity_visitor *visit, void *user) {
  if (op->attributes != NULL)
    VARVE_TRY(varve_entity_walk_from(walk, op->attributes, visit, user));
  VARVE_TRY(varve_entity_walk_from(walk, op->location, visit, user));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(varve_entity_walk_from(walk, varve_operation_result(op, i)->type, visit, user));
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    for (const varve_block *b = varve_operation_region(op, i)->first; b != NULL; b = b->next)
      for (uint32_t k = 0; k < b->argument_count; k++) {
        VARVE_TRY(varve_entity_walk_from(walk, b->arguments[k]->value.type, visit, user));
        VARVE_TRY(varve_entity_walk_from(walk, b->arguments[k]->location, visit, user));
      }
  return VARVE_STATUS_OK;
}

varve_operation *varve_operation_next_preorder(const varve_operation *root, varve_operation *op) {
  varve_operation *first = first_from_region(op, 0);
  return first != NULL ? first : varve_operation_next_skipping(root, op);
}

varve_operation *varve_operation_first_postorder(varve_operation *root) {
  for (varve_operation *op = root; op != NULL; op = first_from_region(op, 0))
    root = op;
  return root;
}

varve_operation *varve_operation_next_postorder(const varve_operation *root, varve_operation *op) {
  if (op == root)
    return NULL;
  varve_operation *next = next_on_level(op);
  return next != NULL ? varve_operation_first_postorder(next) : varve_operation_parent(op);
}

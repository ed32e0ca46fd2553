/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies operations with their contents, within a module, between modules and between contexts. All
 * parts are made first and linked afterwards. Linking cannot fail, so a failed copy leaves no uses
 * behind. */
#include "ir/attributes.h"
#include "ir/module.h"
#include "ir/use_list.h"

/* Pairs of an original and its copy. The scratch number of an original is its index here. If the
 * pair at that index has another original, the thing is outside the copied tree. */
typedef struct operation_pair {
  varve_operation *source;
  varve_operation *copy;
} operation_pair;

typedef struct block_pair {
  varve_block *source;
  varve_block *copy;
} block_pair;

typedef struct value_pair {
  varve_value *source;
  varve_value *copy;
} value_pair;

typedef struct cloner {
  varve_module *source;
  varve_module *target;
  varve_entity_copier copier;
  varve_vector operations; /* operation_pair, in preorder */
  varve_vector blocks;     /* block_pair */
  varve_vector values;     /* value_pair */
  varve_vector types;      /* const varve_entity *, of one operation's results */
} cloner;

static void cloner_init(cloner *c, varve_module *source, varve_module *target) {
  varve_memory *memory = &target->context->memory;
  *c = (cloner){.source = source, .target = target};
  varve_entity_copier_init(&c->copier, target->context);
  varve_vector_init(&c->operations, memory, sizeof(operation_pair));
  varve_vector_init(&c->blocks, memory, sizeof(block_pair));
  varve_vector_init(&c->values, memory, sizeof(value_pair));
  varve_vector_init(&c->types, memory, sizeof(const varve_entity *));
}

static void cloner_release(cloner *c) {
  varve_entity_copier_release(&c->copier);
  varve_vector_release(&c->operations);
  varve_vector_release(&c->blocks);
  varve_vector_release(&c->values);
  varve_vector_release(&c->types);
}

static const block_pair *find_block(const cloner *c, const varve_block *block) {
  const block_pair *pairs = c->blocks.data;
  return block->number < c->blocks.count && pairs[block->number].source == block
             ? &pairs[block->number]
             : NULL;
}

static const value_pair *find_value(const cloner *c, const varve_value *value) {
  const value_pair *pairs = c->values.data;
  return value->number < c->values.count && pairs[value->number].source == value
             ? &pairs[value->number]
             : NULL;
}

/* Sets the number of the next pair; numbers have 32 bits. */
static varve_status next_number(const varve_vector *pairs, uint32_t *number) {
  if (pairs->count >= UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  *number = (uint32_t)pairs->count;
  return VARVE_STATUS_OK;
}

static varve_status copy_entity(cloner *c, const varve_entity *source, const varve_entity **copy) {
  *copy = source;
  if (source == NULL || c->source->context == c->target->context)
    return VARVE_STATUS_OK;
  return varve_entity_copy(&c->copier, source, copy);
}

static varve_status note_value(cloner *c, varve_value *source, varve_value *copy) {
  const value_pair pair = {source, copy};
  VARVE_TRY(next_number(&c->values, &source->number));
  return varve_vector_push(&c->values, &pair);
}

static varve_status copy_block(cloner *c, varve_block *source, varve_region *region) {
  block_pair pair = {.source = source};
  VARVE_TRY(next_number(&c->blocks, &source->number));
  VARVE_TRY(varve_block_create(c->target, &pair.copy));
  varve_region_insert_block(region, NULL, pair.copy);
  VARVE_TRY(varve_vector_push(&c->blocks, &pair));
  for (uint32_t i = 0; i < source->argument_count; i++) {
    const varve_block_argument *argument = source->arguments[i];
    const varve_entity *type, *location;
    varve_value *copy;
    VARVE_TRY(copy_entity(c, argument->value.type, &type));
    VARVE_TRY(copy_entity(c, argument->location, &location));
    VARVE_TRY(varve_block_add_argument(c->target, pair.copy, type, location, &copy));
    VARVE_TRY(note_value(c, &source->arguments[i]->value, copy));
  }
  return VARVE_STATUS_OK;
}

static varve_status copy_name(cloner *c, const varve_operation_name *source,
                              const varve_operation_name **copy) {
  *copy = source;
  if (c->source->context == c->target->context)
    return VARVE_STATUS_OK;
  return (source->is_undefined ? varve_operation_name_get_undefined
                               : varve_operation_name_get)(c->target->context, source->text, copy);
}

/* root is the root of the copied tree; its copy stays detached. */
static varve_status copy_operation(cloner *c, varve_operation *root, varve_operation *source) {
  operation_pair pair = {.source = source};
  VARVE_TRY(varve_operation_materialize(source));
  VARVE_TRY(next_number(&c->operations, &source->number));
  VARVE_TRY(varve_vector_reserve(&c->operations, 1));
  /* Operands and successors are set later. */
  uint32_t result_count = varve_operation_result_count(source);
  varve_operation_state state = {.result_count = result_count,
                                 .operand_count = source->operand_count,
                                 .successor_count = varve_operation_successor_count(source),
                                 .region_count = varve_operation_region_count(source)};
  VARVE_TRY(copy_name(c, source->name, &state.name));
  VARVE_TRY(copy_entity(c, source->location, &state.location));
  VARVE_TRY(copy_entity(c, varve_operation_dictionary(source), &state.dictionary));
  VARVE_TRY(copy_entity(c, varve_operation_properties(source), &state.properties));
  varve_vector_truncate(&c->types, 0);
  VARVE_TRY(varve_vector_reserve(&c->types, result_count));
  for (uint32_t i = 0; i < result_count; i++) {
    const varve_entity *type;
    VARVE_TRY(copy_entity(c, varve_operation_result(source, i)->type, &type));
    VARVE_TRY(varve_vector_push(&c->types, &type));
  }
  state.result_types = c->types.data;
  VARVE_TRY(varve_operation_create(c->target, &state, &pair.copy));
  VARVE_TRY(varve_vector_push(&c->operations, &pair));
  if (source != root)
    varve_block_insert_operation(find_block(c, source->block)->copy, NULL, pair.copy);
  for (uint32_t i = 0; i < varve_operation_result_count(source); i++)
    VARVE_TRY(
        note_value(c, varve_operation_result(source, i), varve_operation_result(pair.copy, i)));
  for (uint32_t i = 0; i < varve_operation_region_count(source); i++)
    for (varve_block *b = varve_operation_region(source, i)->first; b != NULL; b = b->next)
      VARVE_TRY(copy_block(c, b, varve_operation_region(pair.copy, i)));
  return VARVE_STATUS_OK;
}

static varve_status copy_tree(cloner *c, varve_operation *root) {
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(copy_operation(c, root, op));
  return VARVE_STATUS_OK;
}

/* Rejects operands from outside the tree if the copy goes to another module. */
static varve_status check_outside(const cloner *c) {
  const operation_pair *pairs = c->operations.data;
  if (c->source == c->target)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < c->operations.count; i++) {
    const varve_operation *op = pairs[i].source;
    for (uint32_t j = 0; j < op->operand_count; j++)
      if (op->operands[j].value != NULL && find_value(c, op->operands[j].value) == NULL)
        return VARVE_STATUS_INVALID;
    for (uint32_t j = 0; j < varve_operation_successor_count(op); j++) {
      const varve_block *block = varve_operation_successors(op)[j].block;
      if (block != NULL && find_block(c, block) == NULL)
        return VARVE_STATUS_INVALID;
    }
  }
  return VARVE_STATUS_OK;
}

/* Links successors and operands from outside the tree. link_value links the operands from inside.
 */
static void link_operation(const cloner *c, const operation_pair *pair) {
  for (uint32_t i = 0; i < pair->source->operand_count; i++) {
    varve_value *value = pair->source->operands[i].value;
    if (value != NULL && find_value(c, value) == NULL)
      varve_use_link(&pair->copy->operands[i], value);
  }
  for (uint32_t i = 0; i < varve_operation_successor_count(pair->source); i++) {
    varve_block *block = varve_operation_successors(pair->source)[i].block;
    if (block == NULL)
      continue;
    const block_pair *inside = find_block(c, block);
    varve_operation_set_successor(pair->copy, i, inside != NULL ? inside->copy : block);
  }
}

/* Links the copies of the uses in the same order. */
static void link_value(const cloner *c, const value_pair *pair) {
  varve_use **back = &pair->copy->first_use;
  for (const varve_use *use = pair->source->first_use; use != NULL; use = use->next) {
    if (use->owner->number >= c->operations.count)
      continue;
    const operation_pair *owner =
        &VARVE_VECTOR_AT(&c->operations, operation_pair, use->owner->number);
    if (owner->source != use->owner)
      continue;
    varve_use *copy = &owner->copy->operands[varve_use_index(use)];
    copy->value = pair->copy;
    copy->back = back;
    *back = copy;
    back = &copy->next;
  }
  *back = NULL;
}

static varve_status clone_with(cloner *c, varve_operation *op, varve_operation **copy) {
  varve_status status = copy_tree(c, op);
  if (status == VARVE_STATUS_OK)
    status = check_outside(c);
  if (c->operations.count == 0)
    return status;
  varve_operation *made = VARVE_VECTOR_AT(&c->operations, operation_pair, 0).copy;
  if (status != VARVE_STATUS_OK) {
    /* The copy has no uses yet, so this cannot fail. */
    varve_status erased = varve_operation_erase(c->target, made);
    return erased == VARVE_STATUS_OK ? status : VARVE_STATUS_INTERNAL;
  }
  for (size_t i = 0; i < c->operations.count; i++)
    link_operation(c, &VARVE_VECTOR_AT(&c->operations, operation_pair, i));
  for (size_t i = 0; i < c->values.count; i++)
    link_value(c, &VARVE_VECTOR_AT(&c->values, value_pair, i));
  *copy = made;
  return VARVE_STATUS_OK;
}

varve_status varve_operation_clone(varve_operation *op, varve_module *source, varve_module *target,
                                   varve_operation **copy) {
  cloner c;
  *copy = NULL;
  cloner_init(&c, source, target);
  varve_status status = clone_with(&c, op, copy);
  cloner_release(&c);
  return status;
}

static varve_status copy_bytes(varve_module *target, varve_slice bytes, varve_slice *copy) {
  *copy = varve_arena_copy(&target->pool.arena, bytes);
  return copy->data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static varve_status copy_resources(cloner *c, const varve_vector *resources, bool is_external) {
  for (size_t i = 0; i < resources->count; i++) {
    varve_resource resource = VARVE_VECTOR_AT(resources, varve_resource, i);
    VARVE_TRY(copy_entity(c, resource.group, &resource.group));
    VARVE_TRY(copy_entity(c, resource.key, &resource.key));
    VARVE_TRY(varve_resource_check(&resource));
    VARVE_TRY(copy_bytes(c->target, resource.data, &resource.data));
    resource.check = NULL;
    resource.mapped = NULL;
    VARVE_TRY(varve_module_add_resource(c->target, &resource, is_external));
  }
  return VARVE_STATUS_OK;
}

static varve_status copy_notes(cloner *c) {
  const varve_vector *notes = &c->source->notes;
  for (size_t i = 0; i < notes->count; i++) {
    varve_note note = VARVE_VECTOR_AT(notes, varve_note, i);
    VARVE_TRY(copy_bytes(c->target, note.bytes, &note.bytes));
    VARVE_TRY(varve_vector_push(&c->target->notes, &note));
  }
  return VARVE_STATUS_OK;
}

static varve_status copy_groups(cloner *c) {
  const varve_vector *groups = &c->source->external_groups;
  for (size_t i = 0; i < groups->count; i++) {
    const varve_entity *group = VARVE_VECTOR_AT(groups, const varve_entity *, i);
    VARVE_TRY(copy_entity(c, group, &group));
    VARVE_TRY(varve_vector_push(&c->target->external_groups, &group));
  }
  return VARVE_STATUS_OK;
}

static varve_status copy_module(cloner *c) {
  VARVE_TRY(copy_bytes(c->target, c->source->producer, &c->target->producer));
  const varve_vector *versions = &c->source->dialect_versions;
  c->target->order_sequence = c->source->order_sequence;
  c->target->printer_release = c->source->printer_release;
  c->target->maps_are_text = c->source->maps_are_text;
  for (size_t i = 0; i < versions->count; i++) {
    varve_dialect_version version = VARVE_VECTOR_AT(versions, varve_dialect_version, i);
    VARVE_TRY(copy_entity(c, version.dialect, &version.dialect));
    VARVE_TRY(copy_bytes(c->target, version.bytes, &version.bytes));
    VARVE_TRY(varve_vector_push(&c->target->dialect_versions, &version));
  }
  VARVE_TRY(copy_notes(c));
  VARVE_TRY(copy_resources(c, &c->source->dialect_resources, false));
  VARVE_TRY(copy_groups(c));
  VARVE_TRY(copy_resources(c, &c->source->external_resources, true));
  if (c->source->root == NULL)
    return VARVE_STATUS_OK;
  return clone_with(c, c->source->root, &c->target->root);
}

varve_status varve_module_clone(varve_module *source, varve_context *context, varve_module **copy) {
  varve_module *target;
  cloner c;
  *copy = NULL;
  VARVE_TRY(varve_module_create(context, &target));
  cloner_init(&c, source, target);
  varve_status status = varve_module_copy_sets(target, source);
  if (status == VARVE_STATUS_OK)
    status = copy_module(&c);
  cloner_release(&c);
  if (status != VARVE_STATUS_OK) {
    varve_module_destroy(target);
    return status;
  }
  *copy = target;
  return VARVE_STATUS_OK;
}

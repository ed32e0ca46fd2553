/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/ir.h: building and changing operations, regions, blocks and values. */
#include <varve/ir.h>

#include "api/options.h"
#include "api/owner.h"
#include "api/used_resources.h"
#include "dialect/properties/operation_properties.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "ir/module.h"

/* include/varve/ir.h: reads operations, regions, blocks and values. */

varve_context *varve_module_get_context(const varve_module *module) { return module->context; }

varve_operation *varve_module_get_root(const varve_module *module) { return module->root; }

varve_status varve_module_read_bodies(varve_module *module) {
  return module == NULL ? VARVE_STATUS_BAD_ARGUMENT : varve_module_materialize(module);
}

varve_status varve_operation_read_regions(varve_operation *op) {
  return op == NULL ? VARVE_STATUS_BAD_ARGUMENT : varve_operation_materialize(op);
}

varve_slice varve_operation_get_name(const varve_operation *op) { return op->name->text; }

const varve_attribute *varve_operation_get_location(const varve_operation *op) {
  return varve_as_attribute(op->location);
}

const varve_attribute *varve_operation_get_dictionary(const varve_operation *op) {
  return varve_as_attribute(varve_operation_dictionary(op));
}

const varve_attribute *varve_operation_get_properties(const varve_operation *op) {
  return varve_as_attribute(varve_operation_properties(op));
}

const varve_attribute *varve_operation_get_attribute(const varve_operation *op, varve_slice name) {
  return varve_slice_is_sound(name) ? varve_as_attribute(varve_operation_attribute(op, name))
                                    : NULL;
}

uint32_t varve_operation_get_operand_count(const varve_operation *op) { return op->operand_count; }

varve_value *varve_operation_get_operand(const varve_operation *op, uint32_t index) {
  return varve_operation_operand(op, index);
}

uint32_t varve_operation_get_result_count(const varve_operation *op) {
  return varve_operation_result_count(op);
}

varve_value *varve_operation_get_result(const varve_operation *op, uint32_t index) {
  return varve_operation_result(op, index);
}

uint32_t varve_operation_get_successor_count(const varve_operation *op) {
  return varve_operation_successor_count(op);
}

varve_block *varve_operation_get_successor(const varve_operation *op, uint32_t index) {
  return varve_operation_successors(op)[index].block;
}

uint32_t varve_operation_get_region_count(const varve_operation *op) {
  return varve_operation_region_count(op);
}

varve_region *varve_operation_get_region(const varve_operation *op, uint32_t index) {
  return varve_operation_region(op, index);
}

varve_block *varve_operation_get_block(const varve_operation *op) { return op->block; }

varve_operation *varve_operation_get_parent(const varve_operation *op) {
  return varve_operation_parent(op);
}

varve_operation *varve_operation_get_next(const varve_operation *op) { return op->next; }

varve_operation *varve_operation_get_previous(const varve_operation *op) {
  return op->block == NULL ? NULL : op->previous;
}

varve_operation *varve_operation_walk_next(const varve_operation *root, const varve_operation *op) {
  return varve_operation_next_preorder(root, (varve_operation *)op);
}

varve_operation *varve_operation_walk_post_first(const varve_operation *root) {
  return varve_operation_first_postorder((varve_operation *)root);
}

varve_operation *varve_operation_walk_post_next(const varve_operation *root,
                                                const varve_operation *op) {
  return varve_operation_next_postorder(root, (varve_operation *)op);
}

varve_operation *varve_region_get_owner(const varve_region *region) { return region->owner; }

varve_block *varve_region_get_first_block(const varve_region *region) { return region->first; }

varve_region *varve_block_get_region(const varve_block *block) { return block->region; }

varve_block *varve_block_get_next(const varve_block *block) { return block->next; }

varve_operation *varve_block_get_first_operation(const varve_block *block) { return block->first; }

varve_operation *varve_block_get_last_operation(const varve_block *block) { return block->last; }

uint32_t varve_block_get_argument_count(const varve_block *block) { return block->argument_count; }

varve_value *varve_block_get_argument(const varve_block *block, uint32_t index) {
  return &block->arguments[index]->value;
}

const varve_type *varve_value_get_type(const varve_value *value) {
  return varve_as_type(value->type);
}

const varve_attribute *varve_value_get_location(const varve_value *value) {
  return varve_as_attribute(value->kind == VARVE_VALUE_RESULT
                                ? varve_value_operation(value)->location
                                : varve_value_argument(value)->location);
}

varve_operation *varve_value_get_operation(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value) : NULL;
}

varve_block *varve_value_get_block(const varve_value *value) {
  return value->kind == VARVE_VALUE_BLOCK_ARGUMENT ? varve_value_argument(value)->block : NULL;
}

uint32_t varve_value_get_index(const varve_value *value) { return value->index; }

varve_use *varve_value_get_first_use(const varve_value *value) { return value->first_use; }

varve_use *varve_use_get_next(const varve_use *use) { return use->next; }

varve_operation *varve_use_get_operation(const varve_use *use) { return use->owner; }

uint32_t varve_use_get_operand_index(const varve_use *use) { return varve_use_index(use); }

static bool may_use(const varve_context *context, const varve_attribute *attribute) {
  return attribute == NULL || varve_is_attribute_of(context, attribute);
}

static bool may_use_location(const varve_context *context, const varve_attribute *location) {
  return location == NULL || varve_is_location_of(context, location);
}

varve_status varve_module_create_empty(varve_context *context, varve_module **module) {
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *module = NULL;
  if (context == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_module *made;
  VARVE_TRY(varve_module_create(context, &made));
  varve_operation_state state = {.region_count = 1};
  varve_block *block;
  varve_status status =
      varve_operation_name_get(context, VARVE_SLICE("builtin.module"), &state.name);
  if (status == VARVE_STATUS_OK)
    status = varve_operation_create(made, &state, &made->root);
  if (status == VARVE_STATUS_OK)
    status = varve_region_append_block(made, varve_operation_region(made->root, 0), &block);
  if (status == VARVE_STATUS_OK)
    *module = made;
  else
    varve_module_destroy(made);
  return status;
}

/* Returns whether every list with a nonzero count is not NULL. */
static bool lists_are_there(const varve_operation_description *d) {
  return (d->result_types != NULL || d->result_count == 0) &&
         (d->operands != NULL || d->operand_count == 0) &&
         (d->successors != NULL || d->successor_count == 0);
}

static bool attributes_are_sound(const varve_context *context,
                                 const varve_operation_description *d) {
  return may_use_location(context, d->location) && may_use(context, d->properties) &&
         may_use(context, d->dictionary) &&
         (d->dictionary == NULL ||
          varve_of_attribute(d->dictionary)->kind == VARVE_KIND_DICTIONARY);
}

static bool is_in(const varve_module *module, const varve_operation *op) {
  return varve_may_be_same_owner(varve_owner_of_operation(op), varve_owner_of_module(module));
}

static bool is_block_in(const varve_module *module, const varve_block *block) {
  return varve_may_be_same_owner(varve_owner_of_block(block), varve_owner_of_module(module));
}

static bool are_values(const varve_module *module, varve_value *const *values, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (values[i] == NULL ||
        !varve_may_be_same_owner(varve_owner_of_value(values[i]), varve_owner_of_module(module)))
      return false;
  return true;
}

static bool description_is_sound(const varve_module *module, const varve_operation_description *d) {
  const varve_context *context = module->context;
  if (!varve_is_operation_name(d->name) || !lists_are_there(d) || !attributes_are_sound(context, d))
    return false;
  for (uint32_t i = 0; i < d->result_count; i++)
    if (!varve_is_type_of(context, d->result_types[i]))
      return false;
  for (uint32_t i = 0; i < d->successor_count; i++)
    if (d->successors[i] == NULL || !is_block_in(module, d->successors[i]))
      return false;
  return are_values(module, d->operands, d->operand_count);
}

static varve_status build(varve_module *module, const varve_operation_description *d,
                          varve_entity_list result_types, varve_operation **op) {
  varve_operation_state state = {.location = varve_of_attribute(d->location),
                                 .result_types = result_types,
                                 .operands = d->operands,
                                 .successors = d->successors,
                                 .result_count = d->result_count,
                                 .operand_count = d->operand_count,
                                 .successor_count = d->successor_count,
                                 .region_count = d->region_count};
  VARVE_TRY(varve_operation_name_get(module->context, d->name, &state.name));
  varve_attribute_split split;
  VARVE_TRY(varve_split_attributes(module->context, state.name, varve_of_attribute(d->dictionary),
                                   varve_of_attribute(d->properties), &split));
  if (split.conflict != NULL || split.unknown != NULL || split.useless != NULL)
    return VARVE_STATUS_INVALID;
  state.dictionary = split.dictionary;
  state.properties = split.properties;
  return varve_operation_create(module, &state, op);
}

varve_status varve_operation_build(varve_module *module,
                                   const varve_operation_description *description,
                                   varve_operation **op) {
  if (op == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *op = NULL;
  varve_operation_description d = {.struct_size = sizeof(d)};
  VARVE_TRY(varve_options_fill(description, &d, sizeof(d)));
  if (module == NULL || !description_is_sound(module, &d))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector types;
  varve_vector_init(&types, &module->context->memory, sizeof(const varve_entity *));
  varve_status status = varve_append_types(&types, module->context,
                                           (varve_type_list){d.result_types, d.result_count});
  if (status == VARVE_STATUS_OK)
    status = build(module, &d, types.data, op);
  varve_vector_release(&types);
  return status;
}

varve_status varve_operation_insert(varve_operation *op, varve_block *block,
                                    varve_operation *before) {
  if (op == NULL || block == NULL || op->block != NULL ||
      (before != NULL && before->block != block) ||
      !varve_may_be_same_owner(varve_owner_of_block(block), varve_owner_of_operation(op)))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (op->module != NULL && op == op->module->root)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (const varve_operation *outer = varve_block_owner(block); outer != NULL;
       outer = varve_operation_parent(outer))
    if (outer == op)
      return VARVE_STATUS_BAD_ARGUMENT;
  varve_block_insert_operation(block, before, op);
  return VARVE_STATUS_OK;
}

varve_status varve_operation_detach(varve_operation *op) {
  if (op == NULL || op->block == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_module *module = varve_operation_module(op);
  varve_operation_remove(op);
  op->module = module;
  return VARVE_STATUS_OK;
}

varve_status varve_operation_delete(varve_module *module, varve_operation *op) {
  if (module == NULL || op == NULL || op == module->root || !is_in(module, op))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_operation_erase(module, op);
}

varve_status varve_operation_copy(varve_module *module, varve_operation *op,
                                  varve_operation **copy) {
  if (copy == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *copy = NULL;
  if (module == NULL || op == NULL || varve_operation_owner(op) != module->context)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_module *source = varve_operation_module(op);
  if (source == NULL || source == module)
    return varve_operation_clone(op, module, module, copy);
  VARVE_TRY(varve_operation_clone(op, source, module, copy));
  varve_status status = varve_copy_used_resources(source, op, module);
  if (status == VARVE_STATUS_OK)
    return status;
  if (varve_operation_erase(module, *copy) != VARVE_STATUS_OK)
    status = VARVE_STATUS_INTERNAL;
  *copy = NULL;
  return status;
}

varve_status varve_operation_set_location(varve_operation *op, const varve_attribute *location) {
  if (op == NULL || !varve_is_location_of(varve_operation_owner(op), location))
    return VARVE_STATUS_BAD_ARGUMENT;
  op->location = varve_of_attribute(location);
  return VARVE_STATUS_OK;
}

/* Makes a copy of a dictionary attribute with one entry set, or removed if value is NULL. If old is
 * NULL, the copy starts empty. */
static varve_status change_entry(varve_context *context, const varve_entity *old,
                                 const varve_entity *name, const varve_entity *value,
                                 const varve_entity **changed) {
  uint32_t size = old == NULL ? 0 : varve_dictionary_size(old);
  varve_vector entries;
  varve_vector_init(&entries, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_vector_reserve(&entries, 2 * ((size_t)size + 1));
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < size; i++)
    if (varve_dictionary_name(old, i) != name)
      status = varve_vector_append(&entries, old->children + 2 * (size_t)i, 2);
  if (status == VARVE_STATUS_OK && value != NULL) {
    const varve_entity *entry[] = {name, value};
    status = varve_vector_append(&entries, entry, 2);
  }
  if (status == VARVE_STATUS_OK)
    status =
        varve_dictionary_get(context, entries.data, (uint32_t)(entries.count / 2), NULL, changed);
  varve_vector_release(&entries);
  return status;
}

static bool is_inherent(const varve_operation *op, varve_slice name) {
  const varve_operation_definition *definition = op->name->definition;
  return definition != NULL && varve_find_property(definition, name) != NULL;
}

varve_status varve_operation_set_attribute(varve_module *module, varve_operation *op,
                                           varve_slice name, const varve_attribute *value) {
  if (module == NULL || op == NULL || name.data == NULL || !is_in(module, op) ||
      !may_use(module->context, value))
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_entity *key, *changed, *entry = varve_of_attribute(value);
  VARVE_TRY(varve_context_define_names(module->context));
  VARVE_TRY(varve_string_get(module->context, name, &key));
  const varve_entity *dictionary = varve_operation_dictionary(op);
  const varve_entity *properties = varve_operation_properties(op);
  if (varve_operation_property(op, name) != NULL || is_inherent(op, name)) {
    VARVE_TRY(change_entry(module->context, properties, key, entry, &changed));
    properties = changed;
  } else {
    VARVE_TRY(change_entry(module->context, dictionary, key, entry, &changed));
    dictionary = changed;
  }
  return varve_operation_set_attributes(module, op, dictionary, properties);
}

varve_status varve_operation_replace_operand(varve_operation *op, uint32_t index,
                                             varve_value *value) {
  if (op == NULL || value == NULL || index >= op->operand_count ||
      !varve_may_be_same_owner(varve_owner_of_value(value), varve_owner_of_operation(op)))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_operation_set_operand(op, index, value);
  return VARVE_STATUS_OK;
}

varve_status varve_operation_replace_operands(varve_module *module, varve_operation *op,
                                              varve_value *const *values, uint32_t count) {
  if (module == NULL || op == NULL || (values == NULL && count != 0) || !is_in(module, op) ||
      !are_values(module, values, count))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_operation_set_operands(module, op, values, count);
}

varve_status varve_operation_replace_successor(varve_operation *op, uint32_t index,
                                               varve_block *block) {
  if (op == NULL || block == NULL || index >= varve_operation_successor_count(op) ||
      !varve_may_be_same_owner(varve_owner_of_block(block), varve_owner_of_operation(op)))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_operation_set_successor(op, index, block);
  return VARVE_STATUS_OK;
}

varve_status varve_value_replace_all_uses(varve_value *value, varve_value *replacement) {
  if (value == NULL || replacement == NULL ||
      !varve_may_be_same_owner(varve_owner_of_value(value), varve_owner_of_value(replacement)))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (value != replacement)
    varve_value_replace_uses(value, replacement);
  return VARVE_STATUS_OK;
}

varve_status varve_region_append_block(varve_module *module, varve_region *region,
                                       varve_block **block) {
  if (block == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *block = NULL;
  if (module == NULL || region == NULL || (region->owner != NULL && !is_in(module, region->owner)))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_block *made;
  VARVE_TRY(varve_block_create(module, &made));
  varve_region_insert_block(region, NULL, made);
  *block = made;
  return VARVE_STATUS_OK;
}

varve_status varve_block_append_argument(varve_module *module, varve_block *block,
                                         const varve_type *type, const varve_attribute *location,
                                         varve_value **argument) {
  if (argument != NULL)
    *argument = NULL;
  if (module == NULL || block == NULL || !varve_is_type_of(module->context, type) ||
      !may_use_location(module->context, location) || !is_block_in(module, block))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_value *made;
  VARVE_TRY(varve_block_add_argument(module, block, varve_of_type(type),
                                     varve_of_attribute(location), &made));
  if (argument != NULL)
    *argument = made;
  return VARVE_STATUS_OK;
}

varve_status varve_block_delete(varve_module *module, varve_block *block) {
  if (module == NULL || block == NULL || !is_block_in(module, block))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_block_erase(module, block);
}

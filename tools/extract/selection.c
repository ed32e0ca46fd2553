/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Selects what to keep: see selection.h. A reference is resolved in the innermost symbol table, as
 * in MLIR. It is also resolved in the outer tables, because some dialects do so. */
#include "extract/selection.h"

enum { SHELL, WHOLE };

static varve_status push(pointer_list *list, const void *item) {
  return pointer_list_push(list, item) ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

static varve_status mark(selection *kept, varve_operation *op, int tag) {
  pointer_entry *known = pointer_map_find(&kept->marks, op, NULL);
  const pointer_entry entry = {.key = op, .tag = tag};
  if (known != NULL && known->tag >= tag)
    return VARVE_STATUS_OK;
  if (known != NULL)
    known->tag = tag;
  else if (!pointer_map_add(&kept->marks, &entry))
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_status status = tag == SHELL ? push(&kept->shells, op) : VARVE_STATUS_OK;
  return status == VARVE_STATUS_OK && kept->with_deps ? push(&kept->pending, op) : status;
}

static bool is_whole(const selection *kept, const varve_operation *op) {
  const pointer_entry *entry = pointer_map_find(&kept->marks, op, NULL);
  return entry != NULL && entry->tag == WHOLE;
}

static bool is_in_whole(const selection *kept, const varve_operation *op) {
  while (op != NULL && !is_whole(kept, op))
    op = varve_operation_get_parent(op);
  return op != NULL;
}

varve_status selection_add(selection *kept, varve_operation *op) {
  varve_status status = VARVE_STATUS_OK;
  if (is_in_whole(kept, op))
    return VARVE_STATUS_OK;
  for (varve_operation *outer = varve_operation_get_parent(op);
       status == VARVE_STATUS_OK && outer != NULL; outer = varve_operation_get_parent(outer))
    status = mark(kept, outer, SHELL);
  return status == VARVE_STATUS_OK ? mark(kept, op, WHOLE) : status;
}

/* Requests a name of the root that may be in a part that was not read. */
static varve_status miss(selection *kept, const varve_operation *table, varve_slice name) {
  size_t count;
  if (kept->input->is_whole || table != varve_module_get_root(kept->input->module))
    return VARVE_STATUS_OK;
  return extract_input_take(kept->input, name, &count);
}

/* Finds the operation that a reference names in one table, or NULL. */
static varve_status find_in(selection *kept, varve_operation *table,
                            const varve_attribute *reference, varve_operation **found) {
  uint32_t count = varve_attribute_get_symbol_name_count(reference);
  varve_operation *op = table;
  for (uint32_t i = 0; i < count; i++) {
    const symbol_table *symbols;
    varve_slice name = varve_attribute_get_symbol_name(reference, i);
    size_t same;
    bool is_table = true;
    varve_status status = VARVE_STATUS_OK;
    if (i != 0)
      status = symbol_is_table(kept->index, op, &is_table);
    if (status == VARVE_STATUS_OK && is_table)
      status = symbol_table_of(kept->index, op, &symbols);
    if (status != VARVE_STATUS_OK)
      return status;
    const symbol *next = is_table ? symbol_find(symbols, name, &same) : NULL;
    if (next == NULL) {
      *found = NULL;
      return miss(kept, op, name);
    }
    op = next->op;
  }
  *found = op;
  return VARVE_STATUS_OK;
}

static varve_status add_referenced(selection *kept, const varve_attribute *reference,
                                   varve_operation *scope) {
  varve_operation *found = NULL;
  while (scope != NULL) {
    varve_status status = find_in(kept, scope, reference, &found);
    if (status != VARVE_STATUS_OK || found != NULL)
      return status == VARVE_STATUS_OK ? selection_add(kept, found) : status;
    status = symbol_nearest_table(kept->index, varve_operation_get_parent(scope), &scope);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  return VARVE_STATUS_OK;
}

/* Visits each type and attribute once in each scope, because a reference means the same within a
 * scope. Affine expressions refer to nothing. */
static varve_status visit(selection *kept, varve_component node, const varve_operation *scope) {
  const void *key = node.type != NULL ? (const void *)node.type : node.attribute;
  const pointer_entry entry = {.key = key, .scope = scope};
  if (key == NULL || pointer_map_find(&kept->seen, key, scope) != NULL)
    return VARVE_STATUS_OK;
  if (!pointer_map_add(&kept->seen, &entry))
    return VARVE_STATUS_OUT_OF_MEMORY;
  return push(node.type != NULL ? &kept->types : &kept->attributes, key);
}

static varve_status visit_type(selection *kept, const varve_type *type,
                               const varve_operation *scope) {
  return visit(kept, (varve_component){.type = type}, scope);
}

static varve_status visit_attribute(selection *kept, const varve_attribute *attribute,
                                    const varve_operation *scope) {
  return visit(kept, (varve_component){.attribute = attribute}, scope);
}

/* Takes a type or attribute that is not searched yet. It has no member if all are searched. */
static varve_component take_node(selection *kept) {
  varve_component node = {NULL, NULL, NULL};
  if (kept->types.count != 0)
    node.type = kept->types.items[--kept->types.count];
  else if (kept->attributes.count != 0)
    node.attribute = kept->attributes.items[--kept->attributes.count];
  return node;
}

static varve_status search_nodes(selection *kept, varve_operation *scope) {
  varve_status status = VARVE_STATUS_OK;
  while (status == VARVE_STATUS_OK) {
    varve_component node = take_node(kept);
    if (node.type == NULL && node.attribute == NULL)
      break;
    if (varve_attribute_get_kind(node.attribute) == VARVE_ATTRIBUTE_KIND_SYMBOL_REF) {
      status = add_referenced(kept, node.attribute, scope);
      continue;
    }
    uint32_t count = varve_component_get_count(node);
    for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++)
      status = visit(kept, varve_component_get(node, i), scope);
  }
  return status;
}

static varve_status visit_types(selection *kept, const varve_operation *op,
                                const varve_operation *scope) {
  varve_status status = VARVE_STATUS_OK;
  uint32_t count = varve_operation_get_result_count(op);
  for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++)
    status = visit_type(kept, varve_value_get_type(varve_operation_get_result(op, i)), scope);
  for (uint32_t i = 0; i < varve_operation_get_region_count(op); i++) {
    const varve_block *block = varve_region_get_first_block(varve_operation_get_region(op, i));
    for (; block != NULL; block = varve_block_get_next(block))
      for (uint32_t k = 0; k < varve_block_get_argument_count(block); k++)
        if (status == VARVE_STATUS_OK)
          status =
              visit_type(kept, varve_value_get_type(varve_block_get_argument(block, k)), scope);
  }
  return status;
}

static varve_status search_operation(selection *kept, varve_operation *op, varve_operation *scope) {
  varve_status status = visit_attribute(kept, varve_operation_get_dictionary(op), scope);
  if (status == VARVE_STATUS_OK)
    status = visit_attribute(kept, varve_operation_get_properties(op), scope);
  if (status == VARVE_STATUS_OK)
    status = visit_types(kept, op, scope);
  return status == VARVE_STATUS_OK ? search_nodes(kept, scope) : status;
}

/* Searches op; if op is kept as a whole, also everything in it. */
static varve_status search_tree(selection *kept, varve_operation *top) {
  const varve_operation *last_parent = NULL;
  varve_operation *around = NULL, *scope;
  bool is_tree = is_whole(kept, top), is_table;
  for (varve_operation *op = top; op != NULL; op = varve_operation_walk_next(top, op)) {
    varve_status status = is_tree ? extract_input_read(op) : VARVE_STATUS_OK;
    if (status == VARVE_STATUS_OK)
      status = symbol_is_table(kept->index, op, &is_table);
    varve_operation *parent = varve_operation_get_parent(op);
    if (status == VARVE_STATUS_OK && parent != last_parent) {
      status = symbol_nearest_table(kept->index, parent, &around);
      last_parent = parent;
    }
    if (status != VARVE_STATUS_OK)
      return status;
    scope = is_table ? op : around;
    status = search_operation(kept, op, scope);
    if (status != VARVE_STATUS_OK || !is_tree)
      return status;
  }
  return VARVE_STATUS_OK;
}

varve_status selection_complete(selection *kept) {
  varve_status status = VARVE_STATUS_OK;
  while (status == VARVE_STATUS_OK && kept->pending.count != 0)
    status = search_tree(kept, (varve_operation *)kept->pending.items[--kept->pending.count]);
  return status;
}

/* Returns whether op is the last operation of a block that may need a terminator. */
static bool is_terminator(const selection *kept, const varve_operation *op) {
  varve_slice name;
  if (varve_operation_get_next(op) != NULL || symbol_name_of(op, &name))
    return false;
  if (symbol_has_definition(kept->index, op))
    return symbol_has_trait(kept->index, op, "Terminator");
  return varve_operation_get_result_count(op) == 0 && varve_operation_get_region_count(op) == 0 &&
         !symbol_has_definition(kept->index, varve_operation_get_parent(op));
}

/* Erases from the end of the block, because used values stay. Returns whether it erased something.
 */
static bool empty_block(const selection *kept, varve_module *module, const varve_block *block) {
  bool is_changed = false;
  varve_operation *op = varve_block_get_last_operation(block), *previous;
  for (; op != NULL; op = previous) {
    previous = varve_operation_get_previous(op);
    if (pointer_map_find(&kept->marks, op, NULL) == NULL && !is_terminator(kept, op))
      is_changed |= varve_operation_delete(module, op) == VARVE_STATUS_OK;
  }
  return is_changed;
}

/* Operations left after some passes are used by kept ones, or form a cycle. */
void selection_apply(const selection *kept, varve_module *module) {
  enum { MOST_PASSES = 4 };
  for (size_t i = 0; i < kept->shells.count; i++) {
    const varve_operation *op = kept->shells.items[i];
    bool is_changed = !is_in_whole(kept, op);
    for (int pass = 0; pass < MOST_PASSES && is_changed; pass++) {
      is_changed = false;
      for (uint32_t r = 0; r < varve_operation_get_region_count(op); r++) {
        const varve_region *region = varve_operation_get_region(op, r);
        const varve_block *block = varve_region_get_first_block(region);
        for (; block != NULL; block = varve_block_get_next(block))
          is_changed |= empty_block(kept, module, block);
      }
    }
  }
}

void selection_release(selection *kept) {
  pointer_map_release(&kept->marks);
  pointer_map_release(&kept->seen);
  pointer_list_release(&kept->shells);
  pointer_list_release(&kept->pending);
  pointer_list_release(&kept->types);
  pointer_list_release(&kept->attributes);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols: see symbols.h. */
#include "dialect/symbols.h"

static const varve_entity *find(const varve_operation *op, varve_slice key) {
  const varve_entity *found = varve_operation_attribute(op, key);
  return found != NULL && found->kind == VARVE_KIND_STRING ? found : NULL;
}

bool varve_operation_symbol_name(const varve_operation *op, varve_slice *name) {
  const varve_entity *found = find(op, VARVE_SLICE("sym_name"));
  if (found == NULL)
    return false;
  *name = varve_string_bytes(found);
  return true;
}

varve_visibility varve_visibility_of_text(varve_slice text) {
  if (varve_slice_equal(text, VARVE_SLICE("private")))
    return VARVE_VISIBILITY_PRIVATE;
  return varve_slice_equal(text, VARVE_SLICE("nested")) ? VARVE_VISIBILITY_NESTED
                                                        : VARVE_VISIBILITY_PUBLIC;
}

bool varve_may_be_symbol_table(const varve_operation_definition *definition) {
  return definition == NULL || definition->dialect->is_of_pack ||
         varve_has_trait(definition->dialect->tables, definition->record->traits, "SymbolTable");
}

static varve_status visit(varve_symbol_walk *walk, const varve_operation *op) {
  const varve_entity *visibility = find(op, VARVE_SLICE("sym_visibility"));
  walk->symbol.operation = op->name->text;
  walk->symbol.visibility = visibility == NULL
                                ? VARVE_VISIBILITY_PUBLIC
                                : varve_visibility_of_text(varve_string_bytes(visibility));
  return walk->function(walk->user, &walk->symbol);
}

/* Caches attributes without a name, because many operations share them. */
static bool is_plain(varve_symbol_walk *walk, const varve_operation *op) {
  return op->attributes == NULL ||
         walk->plain[op->attributes->id % VARVE_PLAIN_ATTRIBUTES] == op->attributes;
}

/* Calls the callback if op is a symbol. *is_table: op may contain symbols. */
static varve_status visit_operation(varve_symbol_walk *walk, varve_operation *op, bool *is_table) {
  *is_table = false;
  if (is_plain(walk, op))
    return VARVE_STATUS_OK;
  if (!varve_operation_symbol_name(op, &walk->symbol.name)) {
    walk->plain[op->attributes->id % VARVE_PLAIN_ATTRIBUTES] = op->attributes;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(visit(walk, op));
  *is_table = varve_operation_region_count(op) != 0 && !walk->is_flat &&
              (!walk->asks_definitions || varve_may_be_symbol_table(op->name->definition));
  return *is_table ? varve_operation_materialize(op) : VARVE_STATUS_OK;
}

varve_status varve_symbol_walk_visit(varve_symbol_walk *walk, varve_operation *top) {
  varve_operation *table = top, *op = top;
  bool is_table;
  walk->symbol.depth = 0;
  VARVE_TRY(visit_operation(walk, top, &is_table));
  if (!is_table)
    return VARVE_STATUS_OK;
  walk->symbol.depth = 1;
  while (op != NULL) {
    if (!is_table && op->next != NULL) {
      op = op->next;
    } else {
      op = is_table ? varve_operation_next_preorder(top, op)
                    : varve_operation_next_skipping(top, op);
      for (; op != NULL && varve_operation_parent(op) != table; walk->symbol.depth--)
        table = varve_operation_parent(table);
    }
    is_table = false;
    if (op != NULL)
      VARVE_TRY(visit_operation(walk, op, &is_table));
    if (is_table) {
      table = op;
      walk->symbol.depth++;
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_module_visit_symbols(varve_module *module, varve_symbol_function *function,
                                        void *user) {
  varve_symbol_walk walk = {.function = function, .user = user, .asks_definitions = true};
  varve_operation *root = module->root;
  VARVE_TRY(varve_context_define_names(module->context));
  VARVE_TRY(varve_operation_materialize(root));
  varve_operation *op = varve_operation_next_preorder(root, root);
  for (; op != NULL; op = varve_operation_next_skipping(root, op)) {
    VARVE_TRY(varve_symbol_walk_visit(&walk, op));
    walk.symbol.top_level++;
  }
  return VARVE_STATUS_OK;
}

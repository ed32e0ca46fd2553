/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols: see symbols.h. */
#include "dialect/symbols.h"

static const varve_attribute *find(const varve_operation *op, varve_slice key) {
  const varve_attribute *properties = varve_operation_properties(op);
  const varve_attribute *found = NULL;
  if (properties != NULL && properties->kind == VARVE_KIND_DICTIONARY)
    found = varve_dictionary_find(properties, key);
  const varve_attribute *dictionary = varve_operation_dictionary(op);
  if (found == NULL && dictionary != NULL)
    found = varve_dictionary_find(dictionary, key);
  return found != NULL && found->kind == VARVE_KIND_STRING ? found : NULL;
}

bool varve_operation_symbol_name(const varve_operation *op, varve_slice *name) {
  const varve_attribute *found = find(op, VARVE_SLICE("sym_name"));
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
  return definition == NULL ||
         varve_has_trait(definition->dialect->tables, definition->record->traits, "SymbolTable");
}

static varve_status visit(const varve_operation *op, varve_symbol *symbol,
                          varve_symbol_function *function, void *user) {
  const varve_attribute *visibility = find(op, VARVE_SLICE("sym_visibility"));
  symbol->operation = op->name->text;
  symbol->visibility = visibility == NULL
                           ? VARVE_VISIBILITY_PUBLIC
                           : varve_visibility_of_text(varve_string_bytes(visibility));
  return function(user, symbol);
}

varve_status varve_module_visit_symbols(varve_module *module, varve_symbol_function *function,
                                        void *user) {
  varve_operation *root = module->root;
  const varve_operation *table = root;
  varve_symbol symbol = {.depth = 0};
  uint64_t next_top_level = 0;
  VARVE_TRY(varve_context_define_names(module->context));
  if (!varve_may_be_symbol_table(root->name->definition))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_materialize(root));
  varve_operation *op = varve_operation_next_preorder(root, root);
  while (op != NULL) {
    for (; varve_operation_parent(op) != table; symbol.depth--)
      table = varve_operation_parent(table);
    if (table == root)
      symbol.top_level = next_top_level++;
    bool is_symbol = varve_operation_symbol_name(op, &symbol.name);
    if (is_symbol)
      VARVE_TRY(visit(op, &symbol, function, user));
    if (!is_symbol || varve_operation_region_count(op) == 0 ||
        !varve_may_be_symbol_table(op->name->definition)) {
      op = varve_operation_next_skipping(root, op);
      continue;
    }
    VARVE_TRY(varve_operation_materialize(op));
    table = op;
    symbol.depth++;
    op = varve_operation_next_preorder(root, op);
  }
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks symbols, symbol tables, and uses of symbols. Looks symbols up. */
#include "ir/attributes.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

static const varve_entity *name_of(const varve_operation *op) {
  const varve_entity *name = varve_operation_attribute(op, VARVE_SLICE("sym_name"));
  return name != NULL && name->kind == VARVE_KIND_STRING ? name : NULL;
}

/* Returns whether the operation is a declaration, which must not be public: a func.func without a
 * body. Other functions without a body may be public. */
static bool is_declaration(const varve_operation *op) {
  return varve_slice_equal(op->name->text, VARVE_SLICE("func.func")) &&
         varve_operation_region_count(op) == 1 && varve_operation_region(op, 0)->first == NULL;
}

/* Returns whether a symbol may lack a name. It may if its definition lists sym_name as optional, or
 * if a loaded definition does not list sym_name, because C++ code of the project then decides. */
static bool may_be_nameless(const varve_verifier *v, const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_property_definition *property =
      varve_find_property(definition, VARVE_SLICE("sym_name"));
  if (property != NULL)
    return property->kind == VARVE_PROPERTY_OPTIONAL;
  return definition != NULL && !varve_dialect_is_built_in(v->context, definition->dialect);
}

varve_status varve_trait_symbol(varve_verifier *v, const varve_operation *op,
                                const varve_trait_use *use) {
  const varve_entity *visibility = varve_operation_attribute(op, VARVE_SLICE("sym_visibility"));
  const varve_operation *parent = varve_operation_parent(op);
  varve_operation_plan *plan = NULL;
  (void)use;
  if (may_be_nameless(v, op) && varve_operation_attribute(op, VARVE_SLICE("sym_name")) == NULL)
    return VARVE_STATUS_OK;
  if (name_of(op) == NULL)
    return varve_op_fault(v, "requires string attribute 'sym_name'");
  v->rule = VARVE_RULE_SYMBOL_VISIBILITY;
  if (visibility != NULL) {
    if (visibility->kind != VARVE_KIND_STRING)
      return VARVE_OP_FAULT(v,
                            "requires visibility attribute 'sym_visibility' to "
                            "be a string attribute, but got %",
                            VARVE_NODE(visibility));
    const varve_slice text = varve_string_bytes(visibility);
    if (!(varve_slice_equal(text, VARVE_SLICE("public")) ||
          varve_slice_equal(text, VARVE_SLICE("private")) ||
          varve_slice_equal(text, VARVE_SLICE("nested"))))
      return VARVE_OP_FAULT(v,
                            "visibility expected to be one of [\"public\", "
                            "\"private\", \"nested\"], but got %",
                            VARVE_NODE(visibility));
  }
  bool is_public = visibility == NULL ||
                   varve_slice_equal(varve_string_bytes(visibility), VARVE_SLICE("public"));
  if (is_public && is_declaration(op))
    return varve_op_fault(v, "symbol declaration cannot have public visibility");
  if (parent == NULL || !varve_era_has(v->context->era, VARVE_HAS_CHECKED_SYMBOL_PARENTS))
    return VARVE_STATUS_OK;
  v->rule = VARVE_RULE_SYMBOL_PARENT;
  VARVE_TRY(varve_get_plan(v, parent->name, &plan));
  if (plan->is_described && !plan->is_symbol_table)
    return varve_op_fault(v, "symbol's parent must have the SymbolTable trait");
  return VARVE_STATUS_OK;
}

/* A key of the hash table with the symbols of all symbol tables: a symbol table operation, and the
 * name of a symbol in it. */

typedef struct symbol_key {
  const varve_operation *table;
  const varve_entity *name; /* STRING */
} symbol_key;

static uint64_t hash_of(const varve_verifier *v, const symbol_key *key) {
  const uintptr_t words[] = {(uintptr_t)key->table, (uintptr_t)key->name};
  return varve_hash_bytes(v->context->seed, words, sizeof(words));
}

static bool is_symbol(const void *key, const void *value) {
  const symbol_key *expected = key;
  const varve_operation *op = value;
  return varve_operation_parent(op) == expected->table && name_of(op) == expected->name;
}

static uint64_t hash_of_table(const varve_verifier *v, const varve_operation *table) {
  const uintptr_t word = (uintptr_t)table;
  return varve_hash_bytes(v->context->seed, &word, sizeof(word));
}
static bool is_table(const void *key, const void *value) { return key == value; }

static bool has_table(const varve_verifier *v, const varve_operation *table) {
  return varve_hash_table_find(&v->symbol_tables, hash_of_table(v, table), is_table, table) != NULL;
}

/* Adds the symbols of the table to the hash table. If is_described is false, redefinitions are
 * accepted. */
static varve_status add_symbols(varve_verifier *v, varve_operation *table, bool is_described) {
  const varve_region *region = varve_operation_region(table, 0);
  for (const varve_block *block = region->first; block != NULL; block = block->next)
    for (varve_operation *op = block->first; op != NULL; op = op->next) {
      const symbol_key key = {table, name_of(op)};
      if (key.name == NULL)
        continue;
      uint64_t hash = hash_of(v, &key);
      const varve_operation *earlier = varve_hash_table_find(&v->symbols, hash, is_symbol, &key);
      if (earlier != NULL && earlier != op && is_described) {
        v->rule = VARVE_RULE_SYMBOL_REDEFINITION;
        v->op = op;
        varve_status status = VARVE_FAULT(v, "redefinition of symbol named '%'",
                                          VARVE_TEXT(varve_string_bytes(name_of(op))));
        if (status == VARVE_STATUS_INVALID)
          varve_fault_note(v, earlier->location, "see existing symbol definition here");
        return status;
      }
      if (earlier == NULL)
        VARVE_TRY(varve_hash_table_insert(&v->symbols, hash, op));
    }
  if (has_table(v, table))
    return VARVE_STATUS_OK;
  return varve_hash_table_insert(&v->symbol_tables, hash_of_table(v, table), table);
}

varve_status varve_find_in_table(varve_verifier *v, varve_operation *table,
                                 const varve_entity *reference, const varve_operation **found) {
  varve_operation_plan *plan = NULL;
  *found = NULL;
  for (uint32_t i = 0; i < reference->child_count; i++) {
    const varve_entity *part = reference->children[i];
    const symbol_key key = {table, i == 0 ? part : part->children[0]};
    if (varve_operation_region_count(table) == 0)
      break;
    if (!has_table(v, table))
      VARVE_TRY(add_symbols(v, table, false));
    varve_operation *op = varve_hash_table_find(&v->symbols, hash_of(v, &key), is_symbol, &key);
    *found = NULL;
    if (op == NULL)
      varve_doubt_part(v, table);
    if (op == NULL)
      break;
    *found = op;
    if (i + 1 == reference->child_count)
      break;
    VARVE_TRY(varve_get_plan(v, op->name, &plan));
    if (!plan->is_symbol_table) {
      *found = NULL;
      return varve_doubt_unknown(v, op);
    }
    table = op;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_find_symbol(varve_verifier *v, const varve_operation *from,
                               const varve_entity *reference, const varve_operation **found) {
  varve_operation_plan *plan = NULL;
  *found = NULL;
  for (varve_operation *table = varve_operation_parent(from); table != NULL;
       table = varve_operation_parent(table)) {
    VARVE_TRY(varve_get_plan(v, table->name, &plan));
    if (plan->is_symbol_table)
      return varve_find_in_table(v, table, reference, found);
    if (!plan->is_described && varve_operation_region_count(table) == 1)
      return varve_doubt_unknown(v, table); /* the operation may be a symbol table */
  }
  return VARVE_STATUS_OK;
}

/* Runs the checks of symbol uses (VARVE_CUSTOM_USER) for all operations in the table, except
 * operations in nested symbol tables. */
static varve_status check_users(varve_verifier *v, varve_operation *table) {
  varve_operation *op = varve_operation_next_preorder(table, table);
  while (op != NULL) {
    varve_operation_plan *plan = NULL;
    VARVE_TRY(varve_get_plan(v, op->name, &plan));
    if (plan->custom_user != NULL && !varve_has_odd_groups(v, op)) {
      v->op = op;
      v->rule = VARVE_RULE_SYMBOL_USE;
      VARVE_TRY(varve_end_check(v, plan->custom_user(v, op)));
    }
    op = plan->is_symbol_table ? varve_operation_next_skipping(table, op)
                               : varve_operation_next_preorder(table, op);
  }
  v->op = table; /* for the checks that follow */
  return VARVE_STATUS_OK;
}

varve_status varve_trait_symbol_table(varve_verifier *v, const varve_operation *op,
                                      const varve_trait_use *use) {
  (void)use;
  if (varve_operation_region_count(op) != 1)
    return varve_op_fault(v, "Operations with a 'SymbolTable' must have exactly one region");
  varve_region *region = varve_operation_region(op, 0);
  if (region->first == NULL || region->first != region->last)
    return varve_op_fault(v, "Operations with a 'SymbolTable' must have exactly one block");
  varve_operation *table = region->owner;
  VARVE_TRY(add_symbols(v, table, true));
  return v->has_users ? check_users(v, table) : VARVE_STATUS_OK;
}

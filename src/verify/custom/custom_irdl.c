/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* irdl: names of values, lists of equal length, references to types and attributes. The characters
 * of names are not checked, because definitions may contain names that upstream rejects. */
#include "verify/custom_common.h"

static varve_slice text_of(const varve_operation *op, const char *property) {
  const varve_entity *name = varve_property_of(op, property);
  return name != NULL && name->kind == VARVE_KIND_STRING ? varve_string_bytes(name)
                                                         : VARVE_SLICE("");
}

/* Lists of values */

typedef struct value_list {
  const char *operation;
  const char *noun;
  const char *plural;
} value_list;

static const value_list lists[] = {
    {"irdl.operands", "operand", "operands"},
    {"irdl.results", "result", "results"},
    {"irdl.parameters", "parameter", "parameters"},
    {"irdl.regions", "region", "regions"},
};

static const value_list *list_of(const varve_operation *op) {
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    if (varve_is_operation(op, lists[i].operation))
      return &lists[i];
  return NULL;
}

/* Returns the array of names, or NULL if the property is not an array of strings. */
static const varve_entity *names_of(const varve_operation *op, const char *property) {
  const varve_entity *names = varve_property_of(op, property);
  if (names == NULL || names->kind != VARVE_KIND_ARRAY)
    return NULL;
  for (uint32_t i = 0; i < names->child_count; i++)
    if (names->children[i]->kind != VARVE_KIND_STRING)
      return NULL;
  return names;
}

/* Returns whether a slot of the hash table has the name "key". The value of the slot is a pointer
 * into the list of names. Equal names are the same node. */
static bool is_name(const void *key, const void *value) {
  return *(const varve_entity *const *)value == key;
}

static const varve_entity *const *find_name(const varve_hash_table *table,
                                            const varve_entity *name) {
  return varve_hash_table_find(table, name->id, is_name, name);
}

static varve_status add_names(varve_hash_table *table, const varve_entity *names) {
  VARVE_TRY(varve_hash_table_reserve(table, names->child_count));
  for (uint32_t i = 0; i < names->child_count; i++)
    if (find_name(table, names->children[i]) == NULL)
      varve_hash_table_add(
          table, (varve_hash_slot){names->children[i]->id, (void *)(uintptr_t)&names->children[i]});
  return VARVE_STATUS_OK;
}

static varve_status check_names(varve_verifier *v, const value_list *list,
                                const varve_entity *names, const varve_hash_table *table) {
  varve_slice noun = varve_slice_of(list->noun);
  for (uint32_t i = 0; i < names->child_count; i++) {
    const varve_entity *const *first = find_name(table, names->children[i]);
    if (first != NULL && first != &names->children[i])
      return VARVE_OP_FAULT(v, "name of % #% is a duplicate of the name of % #%", VARVE_TEXT(noun),
                            VARVE_NUMBER(i), VARVE_TEXT(noun),
                            VARVE_NUMBER(first - names->children));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_count(varve_verifier *v, const value_list *list, const char *of,
                                uint64_t count) {
  const varve_operation *op = v->op;
  if (count == op->operand_count)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "the number of % and their % must be the same, but got % and % "
                        "respectively",
                        VARVE_TEXT(varve_slice_of(list->plural)), VARVE_TEXT(varve_slice_of(of)),
                        VARVE_NUMBER(op->operand_count), VARVE_NUMBER(count));
}

/* Counts the items of #irdl<variadicity_array[...]>. Returns false for a missing or other
 * attribute. */
static bool count_variadicities(const varve_entity *array, uint64_t *count) {
  if (array == NULL || !varve_entity_is_parametric(array) || varve_parameter_count(array) != 1 ||
      varve_parameter(array, 0)->kind != VARVE_KIND_ARRAY)
    return false;
  *count = varve_parameter(array, 0)->child_count;
  return true;
}

varve_status varve_verify_irdl_values(varve_verifier *v, const varve_operation *op) {
  const value_list *list = list_of(op);
  const varve_entity *names = names_of(op, "names");
  uint64_t variadicities = 0;
  varve_hash_table table;
  if (count_variadicities(varve_property_of(op, "variadicity"), &variadicities))
    VARVE_TRY(check_count(v, list, "variadicities", variadicities));
  if (names == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_count(v, list, "names", names->child_count));
  varve_hash_table_init(&table, &v->context->memory);
  varve_status status = add_names(&table, names);
  if (status == VARVE_STATUS_OK)
    status = check_names(v, list, names, &table);
  varve_hash_table_release(&table);
  return status;
}

varve_status varve_verify_irdl_attributes(varve_verifier *v, const varve_operation *op) {
  const varve_entity *names = varve_property_of(op, "attributeValueNames");
  if (names == NULL || names->kind != VARVE_KIND_ARRAY || names->child_count == op->operand_count)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "the number of attribute names and their constraints must be the same but "
                        "got % and % respectively",
                        VARVE_NUMBER(names->child_count), VARVE_NUMBER(op->operand_count));
}

varve_status varve_verify_irdl_region(varve_verifier *v, const varve_operation *op) {
  int64_t count = 1;
  if (!varve_integer_of(varve_property_of(op, "numberOfBlocks"), &count) || count >= 1)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "the number of blocks is expected to be >= 1 but got %",
                        VARVE_NUMBER(count));
}

/* Checks that two lists of an operation, such as operands and results, share no name. */

static varve_status check_shared_names(varve_verifier *v, const varve_operation *op,
                                       const varve_operation *other) {
  const varve_entity *names = names_of(op, "names"), *others = names_of(other, "names");
  varve_hash_table table;
  varve_status status = VARVE_STATUS_OK;
  if (names == NULL || others == NULL)
    return VARVE_STATUS_OK;
  varve_hash_table_init(&table, &v->context->memory);
  status = add_names(&table, others);
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < names->child_count; i++)
    if (find_name(&table, names->children[i]) != NULL)
      status = VARVE_OP_FAULT(v, "contains a value named '%' for both its % and %",
                              VARVE_TEXT(varve_string_bytes(names->children[i])),
                              VARVE_TEXT(varve_slice_of(list_of(other)->plural)),
                              VARVE_TEXT(varve_slice_of(list_of(op)->plural)));
  varve_hash_table_release(&table);
  return status;
}

varve_status varve_verify_irdl_operation_region(varve_verifier *v, const varve_operation *op) {
  const varve_operation *found[VARVE_COUNT_OF(lists)] = {NULL};
  const varve_block *body = varve_entry_block(op, 0);
  size_t count = 0;
  for (const varve_operation *inner = body == NULL ? NULL : body->first;
       inner != NULL && count < VARVE_COUNT_OF(lists); inner = inner->next)
    if (list_of(inner) != NULL)
      found[count++] = inner;
  for (size_t i = 1; i < count; i++)
    for (size_t k = 0; k < i; k++)
      VARVE_TRY(check_shared_names(v, found[i], found[k]));
  return VARVE_STATUS_OK;
}

/* References */

varve_status varve_verify_irdl_base(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "base_name");
  if ((name != NULL) == (varve_property_of(op, "base_ref") != NULL))
    return varve_op_fault(v, "the base type or attribute should be specified by either a name or a "
                             "reference");
  varve_slice text = text_of(op, "base_name");
  if (name != NULL && (text.size == 0 || (text.data[0] != '!' && text.data[0] != '#')))
    return varve_op_fault(v, "the base type or attribute name should start with '!' or '#'");
  return VARVE_STATUS_OK;
}

/* Checks that a reference names a type or attribute. The lookup of the symbol begins outside the
 * irdl.dialect that contains the operation. */
varve_status varve_verify_irdl_reference(varve_verifier *v, const varve_operation *op) {
  const char *property = varve_is_operation(op, "irdl.base") ? "base_ref" : "base_type";
  const varve_entity *name = varve_property_of(op, property);
  const varve_operation *from = op, *found = NULL;
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  while (from != NULL && !varve_is_operation(from, "irdl.dialect"))
    from = varve_operation_parent(from);
  VARVE_TRY(varve_find_symbol(v, from == NULL ? op : from, name, &found));
  if (found == NULL)
    return VARVE_OP_FAULT(v, "symbol '%' not found", VARVE_NODE(name));
  if (varve_is_operation(found, "irdl.type") || varve_is_operation(found, "irdl.attribute"))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "symbol '%' does not refer to a type or attribute definition (refers to "
                        "'%')",
                        VARVE_NODE(name), VARVE_TEXT(found->name->text));
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What functions ask of their entry blocks and lists of attributes. */
#include "dialect/expression/infer_convert.h"
#include "dialect/known/llvm_parts.h"
#include "ir/attributes.h"
#include "ir/types.h"
#include "verify/verifier.h"

/* An argument or result attribute list, and what it is told as. */
typedef struct attribute_list {
  const char *name; /* of the property */
  const char *noun; /* "argument" */
  varve_entity_list types;
  uint32_t wanted;
  bool is_result;
} attribute_list;

static varve_status check_names(varve_verifier *v, const varve_entity *dictionary,
                                const attribute_list *list) {
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (memchr(name.data, '.', name.size) == NULL)
      return VARVE_OP_FAULT(v, "%s may only have dialect attributes",
                            VARVE_TEXT(varve_slice_of(list->noun)));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_count(varve_verifier *v, const varve_entity *value,
                                const attribute_list *list) {
  return value->child_count == list->wanted
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(
                   v,
                   "expects % attribute array to have the same number of elements as the "
                   "number of function %s, got %, but expected %",
                   VARVE_TEXT(varve_slice_of(list->noun)), VARVE_TEXT(varve_slice_of(list->noun)),
                   VARVE_NUMBER(value->child_count), VARVE_NUMBER(list->wanted));
}

/* The dictionary of one argument or result. */
static varve_status check_item(varve_verifier *v, const attribute_list *list,
                               const varve_entity *item, const varve_entity *type) {
  if (item->kind != VARVE_KIND_DICTIONARY)
    return VARVE_OP_FAULT(v, "expects % attribute dictionary to be a DictionaryAttr, but got `%`",
                          VARVE_TEXT(varve_slice_of(list->noun)), VARVE_NODE(item));
  VARVE_TRY(check_names(v, item, list));
  return varve_check_argument_attributes(v, item, type, list->is_result);
}

static varve_status check_list(varve_verifier *v, const varve_entity *properties,
                               const attribute_list *list) {
  const varve_entity *value = varve_dictionary_find(properties, varve_slice_of(list->name));
  if (value == NULL || value->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_count(v, value, list));
  for (uint32_t i = 0; i < value->child_count; i++)
    VARVE_TRY(check_item(v, list, value->children[i], list->types[i]));
  return VARVE_STATUS_OK;
}

static varve_status check_llvm_function(varve_verifier *v, const varve_entity *properties,
                                        const varve_llvm_function_type *function) {
  const attribute_list results_list = {"res_attrs", "result", NULL, 1, true};
  attribute_list list = {"arg_attrs", "argument", NULL, function->inputs->child_count, false};
  const varve_entity *arguments = varve_dictionary_find(properties, VARVE_SLICE("arg_attrs"));
  const varve_entity *results = varve_dictionary_find(properties, VARVE_SLICE("res_attrs"));
  if (function->result != NULL && results != NULL && results->kind == VARVE_KIND_ARRAY &&
      results->child_count == 1)
    VARVE_TRY(check_item(v, &results_list, results->children[0], function->result));
  if (arguments == NULL || arguments->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list.wanted && i < arguments->child_count; i++)
    VARVE_TRY(check_item(v, &list, arguments->children[i], varve_llvm_input(function, i)));
  return check_count(v, arguments, &list);
}

static varve_status check_entry(varve_verifier *v, const varve_block *entry,
                                const varve_entity *type) {
  uint32_t count = varve_function_type_num_inputs(type);
  if (entry->argument_count != count)
    return VARVE_OP_FAULT(v, "entry block must have % arguments to match function signature",
                          VARVE_NUMBER(count));
  for (uint32_t i = 0; i < count; i++)
    if (entry->arguments[i]->value.type != type->children[i])
      return VARVE_OP_FAULT(v,
                            "type of entry block argument #%(%) must match the type of the "
                            "corresponding argument in function signature(%)",
                            VARVE_NUMBER(i), VARVE_NODE(entry->arguments[i]->value.type),
                            VARVE_NODE(type->children[i]));
  return VARVE_STATUS_OK;
}

/* A function is a symbol. The rest only of those whose type is builtin's; others have rules of
 * their own. */
varve_status varve_trait_function(varve_verifier *v, const varve_operation *op,
                                  const varve_trait_use *use) {
  const varve_entity *properties = varve_operation_properties(op);
  v->rule = VARVE_RULE_SYMBOL_NAME;
  VARVE_TRY(varve_trait_symbol(v, op, use));
  v->rule = VARVE_RULE_TRAIT_FUNCTION;
  if (properties == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *holder = varve_dictionary_find(properties, VARVE_SLICE("function_type"));
  const varve_entity *type = holder == NULL ? NULL : varve_plain_node(holder);
  varve_llvm_function_type function;
  if (type != NULL && varve_llvm_function_open(type, &function))
    return check_llvm_function(v, properties, &function);
  if (type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type);
  const attribute_list lists[] = {
      {"arg_attrs", "argument", type->children, inputs, false},
      {"res_attrs", "result", type->children + inputs, type->child_count - inputs, true}};
  for (size_t i = 0; i < VARVE_COUNT_OF(lists); i++)
    VARVE_TRY(check_list(v, properties, &lists[i]));
  const varve_block *entry =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
  /* Behind the inputs gpu.func has attributions, which it checks itself. */
  bool has_plain_entry = !varve_slice_equal(op->name->text, VARVE_SLICE("gpu.func"));
  return entry != NULL && has_plain_entry ? check_entry(v, entry, type) : VARVE_STATUS_OK;
}

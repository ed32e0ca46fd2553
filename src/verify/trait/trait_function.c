/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the entry blocks and argument attributes of functions. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/llvm_parts.h"
#include "ir/attributes.h"
#include "ir/types.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

typedef struct argument_attribute {
  varve_slice name;
  const varve_entity *value;
  const varve_entity *type; /* of the argument or result */
  bool is_result;
} argument_attribute;

/* llvm */

typedef enum value_kind { UNIT, TYPE, INTEGER, ANY_VALUE } value_kind;
typedef enum carrier { POINTER, WHOLE_NUMBER, ANY_TYPE } carrier;

static const struct llvm_row {
  const char *name;
  value_kind value;
  carrier type;
  bool is_of_results;
} llvm_rows[] = {
    {"align", INTEGER, POINTER, true},
    {"alignstack", INTEGER, ANY_TYPE, false},
    {"allocalign", ANY_VALUE, ANY_TYPE, false},
    {"allocptr", ANY_VALUE, ANY_TYPE, false},
    {"byref", TYPE, POINTER, false},
    {"byval", TYPE, POINTER, false},
    {"dereferenceable", INTEGER, POINTER, true},
    {"dereferenceable_or_null", INTEGER, POINTER, true},
    {"elementtype", TYPE, POINTER, true},
    {"inalloca", TYPE, POINTER, false},
    {"inreg", UNIT, ANY_TYPE, true},
    {"nest", UNIT, POINTER, false},
    {"noalias", UNIT, POINTER, true},
    {"nocapture", UNIT, POINTER, false},
    {"nofree", UNIT, POINTER, false},
    {"nonnull", UNIT, POINTER, true},
    {"noundef", UNIT, ANY_TYPE, true},
    {"preallocated", TYPE, POINTER, false},
    {"readnone", UNIT, POINTER, false},
    {"readonly", UNIT, POINTER, false},
    {"returned", UNIT, ANY_TYPE, false},
    {"signext", UNIT, WHOLE_NUMBER, true},
    {"sret", TYPE, POINTER, false},
    {"writeonly", UNIT, POINTER, false},
    {"zeroext", UNIT, WHOLE_NUMBER, true},
};

static varve_status check_llvm_value(varve_verifier *v, const argument_attribute *of,
                                     value_kind value) {
  static const struct {
    varve_kind kind;
    const char *text;
  } kinds[] = {[UNIT] = {VARVE_KIND_UNIT, "a unit"},
               [TYPE] = {VARVE_KIND_TYPE, "a type"},
               [INTEGER] = {VARVE_KIND_INTEGER, "an integer"}};
  if (value == ANY_VALUE || of->value->kind == kinds[value].kind)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "\"%\" should be % attribute", VARVE_TEXT(of->name),
                     VARVE_TEXT(varve_slice_of(kinds[value].text)));
}

static varve_status check_llvm(varve_verifier *v, const varve_operation *op,
                               const argument_attribute *of, varve_slice word) {
  (void)op;
  for (size_t i = 0; i < VARVE_COUNT_OF(llvm_rows); i++) {
    const struct llvm_row *row = &llvm_rows[i];
    if (!varve_slice_equal(word, varve_slice_of(row->name)))
      continue;
    if (of->is_result && !row->is_of_results)
      return VARVE_FAULT(v, "\"%\" is not a valid result attribute", VARVE_TEXT(of->name));
    VARVE_TRY(check_llvm_value(v, of, row->value));
    /* Types that are not lowered to llvm yet may have any attribute. */
    bool is_right = row->type == POINTER ? varve_is_base(of->type, "llvm.ptr")
                                         : of->type->kind == VARVE_KIND_INTEGER_TYPE;
    bool is_of_llvm = false;
    if (row->type == ANY_TYPE || is_right)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_is_llvm_type(v->context, of->type, &is_of_llvm));
    if (!is_of_llvm)
      return VARVE_STATUS_OK;
    if (of->type->kind == VARVE_KIND_DIALECT_TYPE &&
        !varve_slice_equal(varve_string_bytes(of->type->children[0]), VARVE_SLICE("llvm")))
      return VARVE_STATUS_OK;
    return VARVE_FAULT(v, "\"%\" attribute attached to non-% LLVM type", VARVE_TEXT(of->name),
                       VARVE_TEXT(varve_slice_of(row->type == POINTER ? "pointer" : "integer")));
  }
  return VARVE_STATUS_OK;
}

/* bufferization */

static bool is_access(const varve_entity *value) {
  static const char *const words[] = {"none", "read", "read-write", "write"};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (varve_slice_equal(varve_string_bytes(value), varve_slice_of(words[i])))
      return true;
  return false;
}

static varve_status check_bufferization(varve_verifier *v, const varve_operation *op,
                                        const argument_attribute *of, varve_slice word) {
  if (of->is_result)
    return VARVE_STATUS_OK;
  if (varve_slice_equal(word, VARVE_SLICE("writable"))) {
    if (of->value->kind != VARVE_KIND_INTEGER ||
        !varve_type_is_integer(of->value->children[0], 1, VARVE_SIGNLESS))
      return varve_fault(v, "'bufferization.writable' is expected to be a boolean attribute", NULL);
    if (varve_operation_region_count(op) != 0 && varve_entry_block(op, 0) == NULL)
      return varve_fault(v, "'bufferization.writable' is invalid on external functions", NULL);
    return VARVE_STATUS_OK;
  }
  if (varve_slice_equal(word, VARVE_SLICE("access"))) {
    if (of->value->kind != VARVE_KIND_STRING)
      return varve_fault(v, "'bufferization.access' is expected to be a string attribute", NULL);
    return is_access(of->value) ? VARVE_STATUS_OK
                                : varve_fault(v, "invalid value for 'bufferization.access'", NULL);
  }
  if (varve_slice_equal(word, VARVE_SLICE("buffer_layout"))) {
    varve_kind kind = of->value->kind;
    return kind == VARVE_KIND_AFFINE_MAP || kind == VARVE_KIND_STRIDED_LAYOUT ||
                   kind == VARVE_KIND_DIALECT_ATTRIBUTE
               ? VARVE_STATUS_OK
               : varve_fault(v,
                             "'bufferization.buffer_layout' is expected to be a memref layout "
                             "attribute",
                             NULL);
  }
  return VARVE_FAULT(v,
                     "attribute '%' not supported as a region arg attribute by the bufferization "
                     "dialect",
                     VARVE_TEXT(of->name));
}

/* spirv, nvvm */

static varve_status check_spirv(varve_verifier *v, const varve_operation *op,
                                const argument_attribute *of, varve_slice word) {
  if (of->is_result && varve_is_operation(op, "spirv.ARM.Graph"))
    return VARVE_STATUS_OK;
  if (of->is_result)
    return varve_fault(v,
                       "cannot attach SPIR-V attributes to region result which is not part of a "
                       "spirv::GraphARMOp type",
                       NULL);
  if (varve_slice_equal(word, VARVE_SLICE("interface_var_abi")))
    return varve_has_base_name(of->value, of->name)
               ? VARVE_STATUS_OK
               : varve_fault(v, "'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr",
                             NULL);
  if (varve_slice_equal(word, VARVE_SLICE("decoration")))
    return varve_has_base_name(of->value, of->name)
               ? VARVE_STATUS_OK
               : varve_fault(v, "'spirv.decoration' must be a spirv::DecorationAttr", NULL);
  return VARVE_FAULT(v, "found unsupported '%' attribute on region argument", VARVE_TEXT(of->name));
}

static varve_status check_nvvm(varve_verifier *v, const varve_operation *op,
                               const argument_attribute *of, varve_slice word) {
  if (of->is_result || !varve_slice_equal(word, VARVE_SLICE("grid_constant")))
    return VARVE_STATUS_OK;
  if (!varve_is_operation(op, "llvm.func") || varve_discardable_of(op, "nvvm.kernel") == NULL)
    return VARVE_FAULT(v, "'\"%\"' attribute must be present only on kernel arguments",
                       VARVE_TEXT(of->name));
  return VARVE_STATUS_OK;
}

typedef varve_status argument_check(varve_verifier *v, const varve_operation *op,
                                    const argument_attribute *of, varve_slice word);

static const struct argument_row {
  const char *dialect;
  argument_check *check;
} rows[] = {
    {"bufferization.", check_bufferization},
    {"llvm.", check_llvm},
    {"nvvm.", check_nvvm},
    {"spirv.", check_spirv},
};

varve_status varve_check_argument_attributes(varve_verifier *v, const varve_entity *dictionary,
                                             const varve_entity *type, bool is_result) {
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    const argument_attribute of = {varve_string_bytes(varve_dictionary_name(dictionary, i)),
                                   varve_dictionary_value(dictionary, i), type, is_result};
    for (size_t k = 0; k < VARVE_COUNT_OF(rows); k++) {
      varve_slice prefix = varve_slice_of(rows[k].dialect);
      if (varve_slice_starts_with(of.name, prefix))
        VARVE_TRY(rows[k].check(
            v, v->op, &of,
            varve_slice_make(of.name.data + prefix.size, of.name.size - prefix.size)));
    }
  }
  return VARVE_STATUS_OK;
}

/* The attributes of all arguments or of all results: the name of the property, the noun for
 * messages, and the types of the values. */
typedef struct attribute_list {
  const char *name; /* name of the property */
  const char *noun; /* "argument" */
  varve_entity_list types;
  uint32_t expected;
  bool is_result;
} attribute_list;

static varve_status check_count(varve_verifier *v, const varve_entity *value,
                                const attribute_list *list) {
  return value->child_count == list->expected
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(
                   v,
                   "expects % attribute array to have the same number of elements as the "
                   "number of function %s, got %, but expected %",
                   VARVE_TEXT(varve_slice_of(list->noun)), VARVE_TEXT(varve_slice_of(list->noun)),
                   VARVE_NUMBER(value->child_count), VARVE_NUMBER(list->expected));
}

/* Checks the dictionary of one argument or result. */
static varve_status check_item(varve_verifier *v, const attribute_list *list,
                               const varve_entity *item, const varve_entity *type) {
  if (item->kind != VARVE_KIND_DICTIONARY)
    return VARVE_OP_FAULT(v, "expects % attribute dictionary to be a DictionaryAttr, but got `%`",
                          VARVE_TEXT(varve_slice_of(list->noun)), VARVE_NODE(item));
  for (uint32_t i = 0; i < varve_dictionary_size(item); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(item, i));
    if (memchr(name.data, '.', name.size) == NULL)
      return VARVE_OP_FAULT(v, "%s may only have dialect attributes",
                            VARVE_TEXT(varve_slice_of(list->noun)));
  }
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

/* Checks a function as a symbol, and its argument and result attributes. The entry block is checked
 * only for builtin function types, because other types have their own rules. */
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
  if (type != NULL && varve_llvm_function_open(type, &function)) {
    const attribute_list results_list = {"res_attrs", "result", NULL, 1, true};
    attribute_list list = {"arg_attrs", "argument", NULL, function.inputs->child_count, false};
    const varve_entity *arguments = varve_dictionary_find(properties, VARVE_SLICE("arg_attrs"));
    const varve_entity *results = varve_dictionary_find(properties, VARVE_SLICE("res_attrs"));
    if (function.result != NULL && results != NULL && results->kind == VARVE_KIND_ARRAY &&
        results->child_count == 1)
      VARVE_TRY(check_item(v, &results_list, results->children[0], function.result));
    if (arguments == NULL || arguments->kind != VARVE_KIND_ARRAY)
      return VARVE_STATUS_OK;
    for (uint32_t i = 0; i < list.expected && i < arguments->child_count; i++)
      VARVE_TRY(check_item(v, &list, arguments->children[i], varve_llvm_input(&function, i)));
    return check_count(v, arguments, &list);
  }
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
  /* The entry block of gpu.func has memory attributions after the inputs.
   * varve_verify_gpu_func_region checks the attributions. */
  bool has_plain_entry = !varve_slice_equal(op->name->text, VARVE_SLICE("gpu.func"));
  return entry != NULL && has_plain_entry ? check_entry(v, entry, type) : VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks of builtin operations, of gpu.launch_func operations in a module, and of attributes of
 * complex and dlti. */
#include "ir/attributes.h"
#include "verify/custom_common.h"

static varve_status check_kernel_operands(varve_verifier *v, const varve_operation *op,
                                          const varve_operation *kernel) {
  enum { KERNEL_OPERANDS = 11 };
  varve_value_range operands = varve_operand_range_of(op, KERNEL_OPERANDS);
  const varve_entity *type = varve_function_type_of(kernel);
  if (type == NULL)
    return VARVE_STATUS_OK;
  uint32_t inputs = varve_function_type_num_inputs(type);
  if (operands.count != inputs)
    return VARVE_OP_FAULT(v, "got % kernel operands but expected %", VARVE_NUMBER(operands.count),
                          VARVE_NUMBER(inputs));
  for (uint32_t i = 0; i < inputs; i++)
    if (varve_operand_type(op, operands.first + i) != type->children[i])
      return VARVE_OP_FAULT(v, "type of function argument % does not match", VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

/* Checks that the kernel that a gpu.launch_func names is a function in a gpu.module. Accepts every
 * kernel in a gpu.binary, because its contents are unknown. */
static varve_status check_launch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "kernel"), *root = NULL;
  const varve_operation *container = NULL, *kernel = NULL;
  v->op = op;
  VARVE_TRY(varve_check_counts(v, op->name->definition));
  if (name == NULL || name->kind != VARVE_KIND_SYMBOL_REF || varve_has_odd_groups(v, op))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_symbol_ref_get(v->context, name->children[0], NULL, 0, &root));
  VARVE_TRY(varve_find_symbol(v, op, root, &container));
  varve_slice text = varve_string_bytes(name->children[0]);
  if (container == NULL)
    return VARVE_OP_FAULT(v, "kernel container '%' is undefined", VARVE_TEXT(text));
  if (varve_is_operation(container, "gpu.binary"))
    return VARVE_STATUS_OK;
  if (!varve_is_operation(container, "gpu.module"))
    return VARVE_OP_FAULT(v, "kernel module '%' is undefined", VARVE_TEXT(text));
  VARVE_TRY(varve_find_symbol(v, op, name, &kernel));
  if (kernel == NULL || kernel == container)
    return VARVE_OP_FAULT(v, "kernel function '%' is undefined", VARVE_NODE(name));
  if (!(varve_discardable_of(kernel, "gpu.kernel") != NULL ||
        varve_property_of(kernel, "kernel") != NULL))
    return varve_op_fault(v, "kernel function is missing the 'gpu.kernel' attribute");
  return varve_is_operation(kernel, "gpu.func") ? check_kernel_operands(v, op, kernel)
                                                : VARVE_STATUS_OK;
}

static varve_status check_launches_in(varve_verifier *v, const varve_operation *function) {
  for (uint32_t i = 0; i < varve_operation_region_count(function); i++)
    for (const varve_block *block = varve_entry_block(function, i); block != NULL;
         block = block->next)
      for (const varve_operation *op = block->first; op != NULL; op = op->next)
        if (op->name->definition != NULL && varve_is_operation(op, "gpu.launch_func"))
          VARVE_TRY(varve_end_check(v, check_launch(v, op)));
  return VARVE_STATUS_OK;
}

varve_status varve_check_gpu_launches(varve_verifier *v, const varve_operation *module) {
  const varve_block *body = varve_entry_block(module, 0);
  v->rule = VARVE_RULE_SYMBOL_USE;
  for (const varve_operation *op = body == NULL ? NULL : body->first; op != NULL; op = op->next)
    VARVE_TRY(check_launches_in(v, op));
  v->op = module;
  return VARVE_STATUS_OK;
}

varve_status varve_verify_builtin_module(varve_verifier *verifier, const varve_operation *op) {
  const varve_entity *dictionary = varve_operation_dictionary(op);
  uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
  for (uint32_t i = 0; i < count; i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (memchr(name.data, '.', name.size) == NULL &&
        !varve_slice_equal(name, VARVE_SLICE("sym_name")) &&
        !varve_slice_equal(name, VARVE_SLICE("sym_visibility")))
      return VARVE_OP_FAULT(verifier,
                            "can only contain attributes with dialect-prefixed names, found: '%'",
                            VARVE_TEXT(name));
  }
  return varve_discardable_of(op, "gpu.container_module") != NULL
             ? varve_check_gpu_launches(verifier, op)
             : VARVE_STATUS_OK;
}

varve_status varve_verify_builtin_cast(varve_verifier *v, const varve_operation *op) {
  return varve_operation_result_count(op) != 0
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected at least one result for cast operation");
}

/* Returns whether each name in the dictionary begins with a dialect prefix and a dot. */
static bool is_prefixed(const varve_entity *dictionary) {
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (memchr(name.data, '.', name.size) == NULL)
      return false;
  }
  return true;
}

static varve_status check_prefixes(varve_verifier *v, const varve_entity *attribute,
                                   const char *message) {
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  if (attribute->kind == VARVE_KIND_DICTIONARY)
    return is_prefixed(attribute) ? VARVE_STATUS_OK : varve_op_fault(v, message);
  for (uint32_t i = 0; attribute->kind == VARVE_KIND_ARRAY && i < attribute->child_count; i++)
    if (attribute->children[i]->kind == VARVE_KIND_DICTIONARY &&
        !is_prefixed(attribute->children[i]))
      return varve_op_fault(v, message);
  return VARVE_STATUS_OK;
}

static varve_status check_function(varve_verifier *v, const varve_operation *op) {
  const varve_entity *visibility = varve_discardable_of(op, "sym_visibility");
  bool is_declaration =
      varve_operation_region_count(op) == 0 || varve_operation_region(op, 0)->first == NULL;
  if (varve_era_has(v->context->era, VARVE_HAS_NUMBERED_DICTIONARIES)) {
    /* Releases of 2019 keep argument attributes in arg0, arg1, ... */
    const varve_entity *dictionary = varve_operation_dictionary(op);
    uint32_t count = dictionary == NULL ? 0 : varve_dictionary_size(dictionary);
    for (uint32_t i = 0; i < count; i++) {
      varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
      const varve_entity *value = varve_dictionary_value(dictionary, i);
      if (name.size > 3 && value->kind == VARVE_KIND_DICTIONARY &&
          varve_slice_starts_with(name, VARVE_SLICE("arg")) && name.data[3] >= '0' &&
          name.data[3] <= '9')
        VARVE_TRY(check_prefixes(v, value, "arguments may only have dialect attributes"));
    }
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(check_prefixes(v, varve_discardable_of(op, "arg_attrs"),
                           "arguments may only have dialect attributes"));
  VARVE_TRY(check_prefixes(v, varve_discardable_of(op, "res_attrs"),
                           "results may only have dialect attributes"));
  if (is_declaration && (visibility == NULL || visibility->kind != VARVE_KIND_STRING ||
                         varve_slice_equal(varve_string_bytes(visibility), VARVE_SLICE("public"))))
    return varve_op_fault(v, "symbol declaration cannot have public visibility");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_legacy(varve_verifier *v, const varve_operation *op) {
  if (varve_slice_equal(op->name->text, VARVE_SLICE("builtin.module")))
    return varve_verify_builtin_module(v, op);
  bool is_function = varve_slice_equal(op->name->text, VARVE_SLICE("func")) ||
                     varve_slice_equal(op->name->text, VARVE_SLICE("builtin.func"));
  return is_function ? check_function(v, op) : VARVE_STATUS_OK;
}

typedef struct node_text {
  const varve_entity *node;
  const char *text; /* the body, which begins after '<' */
  const char *end;
} node_text;

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Checks that no literal of a #complex.number with a float format, such as <:f64 1.0, 2.0>, is a
 * decimal integer. Accepts a node without text: the parser has already parsed its literals. */
varve_status varve_verify_complex_number(varve_verifier *v, const varve_entity *node) {
  const char *text = varve_entity_payload(node), *end = text + node->payload_size;
  const char *start = node->payload_size == 0 ? NULL : memchr(text, '<', node->payload_size);
  node_text body = (node_text){node, start == NULL ? end : start + 1, end};
  const char *p = body.text;
  if (varve_entity_is_parametric(node) || p == body.end || *p != ':')
    return VARVE_STATUS_OK;
  while (p < body.end && *p != ' ')
    p++;
  for (; p < body.end && *p != '>'; p++) {
    bool begins = is_digit(*p) && (p[-1] == ' ' || p[-1] == '-' || p[-1] == ',');
    while (begins && p < body.end && is_digit(*p))
      p++;
    if (begins && (p == body.end || (*p != '.' && *p != 'x')))
      return varve_fault(v, "unexpected decimal integer literal for a floating point value", NULL);
  }
  return VARVE_STATUS_OK;
}

/* dlti: lists of entries. An entry is a key and a value. */

static const varve_entity *key_of(const varve_entity *entry) {
  return varve_entity_is_parametric(entry) && varve_parameter_count(entry) != 0
             ? varve_parameter(entry, 0)
             : NULL;
}

static varve_status check_key(varve_verifier *v, const varve_entity *list, uint32_t index) {
  const varve_entity *key = key_of(list->children[index]);
  if (key == NULL)
    return VARVE_STATUS_OK;
  if (key->kind == VARVE_KIND_STRING && varve_string_bytes(key).size == 0)
    return varve_fault(v, "empty string as DLTI key is not allowed", NULL);
  for (uint32_t i = 0; i < index; i++)
    if (key_of(list->children[i]) == key)
      return VARVE_FAULT(v, "repeated DLTI key: %", VARVE_NODE(key));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_dlti_entries(varve_verifier *v, const varve_entity *node) {
  enum { MOST = 256 };
  if (!varve_entity_is_parametric(node) || varve_parameter_count(node) == 0)
    return VARVE_STATUS_OK;
  const varve_entity *list = varve_parameter(node, 0);
  if (list->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < list->child_count && i < MOST; i++)
    VARVE_TRY(check_key(v, list, i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_dlti_entry(varve_verifier *v, const varve_entity *node) {
  const varve_entity *key = key_of(node);
  if (key == NULL || varve_is_type(key) || key->kind == VARVE_KIND_TYPE ||
      key->kind == VARVE_KIND_STRING || key->kind == VARVE_KIND_DIALECT_ATTRIBUTE)
    return VARVE_STATUS_OK;
  return varve_fault(v, "expected a type or a quoted string", NULL);
}

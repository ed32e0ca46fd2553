/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* llvm: parts of structs and arrays, labels of blocks, and what initializers give. */
#include "dialect/known/llvm_parts.h"
#include "verify/custom_common.h"

/* Values in structs and arrays. *type NULL: it cannot be told. */
static varve_status type_at(varve_verifier *v, const varve_operation *op,
                            const varve_entity **type) {
  const varve_entity *position = varve_property_of(op, "position");
  *type = position != NULL && varve_is_dense_i64_array(position) ? varve_operand_type(op, 0) : NULL;
  for (uint64_t i = 0; *type != NULL && i < varve_dense_array_count(position); i++) {
    int64_t index = varve_dense_array_i64(position, i);
    bool is_aggregate = false;
    const varve_entity *element = varve_llvm_element(*type, index, &is_aggregate);
    if (!is_aggregate)
      return VARVE_OP_FAULT(v, "expected LLVM IR structure/array type, got: %", VARVE_NODE(*type));
    if (element == NULL)
      return VARVE_OP_FAULT(v, "position out of bounds: %", VARVE_NUMBER(index));
    *type = element;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_extractvalue(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = NULL;
  VARVE_TRY(type_at(v, op, &type));
  bool is_match = true;
  if (type != NULL)
    VARVE_TRY(varve_llvm_types_match(v->context, type, varve_result_type(op, 0), &is_match));
  if (is_match)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "Type mismatch: extracting from % should produce % but this op returns %",
                        VARVE_NODE(varve_operand_type(op, 0)), VARVE_NODE(type),
                        VARVE_NODE(varve_result_type(op, 0)));
}

varve_status varve_verify_llvm_insertvalue(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = NULL;
  VARVE_TRY(type_at(v, op, &type));
  bool is_match = true;
  if (type != NULL)
    VARVE_TRY(varve_llvm_types_match(v->context, type, varve_operand_type(op, 1), &is_match));
  if (is_match)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "Type mismatch: cannot insert % into %",
                        VARVE_NODE(varve_operand_type(op, 1)),
                        VARVE_NODE(varve_operand_type(op, 0)));
}

/* Labels of blocks, one for all tables of symbols: by the function around them and their tag. */
typedef struct label_key {
  const varve_operation *function;
  const varve_entity *tag;
} label_key;

static const varve_operation *function_around(const varve_operation *op) {
  do
    op = varve_operation_parent(op);
  while (op != NULL && !varve_is_operation(op, "llvm.func"));
  return op;
}

static uint64_t hash_of(const varve_verifier *v, const label_key *key) {
  const uintptr_t words[] = {(uintptr_t)key->tag, (uintptr_t)key->function, 1};
  return varve_hash_bytes(v->context->seed, words, sizeof(words));
}

static bool is_label(const void *key, const void *value) {
  const label_key *wanted = key;
  const varve_operation *op = value;
  return varve_is_operation(op, "llvm.blocktag") && varve_property_of(op, "tag") == wanted->tag &&
         function_around(op) == wanted->function;
}

varve_status varve_verify_llvm_blocktag(varve_verifier *v, const varve_operation *op) {
  const label_key key = {function_around(op), varve_property_of(op, "tag")};
  if (key.function == NULL || key.tag == NULL)
    return VARVE_STATUS_OK;
  uint64_t hash = hash_of(v, &key);
  const varve_operation *earlier = varve_hash_table_find(&v->symbols, hash, is_label, &key);
  if (earlier == NULL)
    return varve_hash_table_insert(&v->symbols, hash, (void *)(uintptr_t)op);
  if (earlier == op)
    return VARVE_STATUS_OK;
  return VARVE_FAULT(v, "duplicate block tag % in the same function", VARVE_NODE(key.tag));
}

/* When all labels below the table of symbols were seen. */
varve_status varve_verify_llvm_blockaddress(varve_verifier *v, const varve_operation *op) {
  const varve_entity *address = varve_property_of(op, "block_addr");
  const varve_operation *function = NULL;
  if (address == NULL || !varve_entity_is_parametric(address) ||
      varve_parameter_count(address) != 2 ||
      varve_parameter(address, 0)->kind != VARVE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_symbol(v, op, varve_parameter(address, 0), &function));
  const label_key key = {function, varve_parameter(address, 1)};
  if (function != NULL &&
      varve_hash_table_find(&v->symbols, hash_of(v, &key), is_label, &key) != NULL)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "expects an existing block label target in the referenced function");
}

/* What the initializer of a global returns. */
varve_status varve_verify_llvm_global_region(varve_verifier *v, const varve_operation *op) {
  const varve_operation *end = varve_region_end(op, 0);
  const varve_entity *type = varve_type_property_of(op, "global_type");
  if (type == NULL || end == NULL || !varve_is_operation(end, "llvm.return") ||
      end->operand_count != 1)
    return VARVE_STATUS_OK;
  bool is_match = false;
  VARVE_TRY(varve_llvm_types_match(v->context, varve_operand_type(end, 0), type, &is_match));
  if (is_match)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "initializer region type % does not match global type %",
                        VARVE_NODE(varve_operand_type(end, 0)), VARVE_NODE(type));
}

varve_status varve_verify_llvm_landingpad(varve_verifier *v, const varve_operation *op) {
  const varve_operation *function = function_around(op);
  if (function != NULL && varve_property_of(function, "personality") == NULL)
    return varve_fault(v, "llvm.landingpad needs to be in a function with a personality", NULL);
  return op->operand_count != 0 || varve_property_of(op, "cleanup") != NULL
             ? VARVE_STATUS_OK
             : varve_fault(
                   v, "landingpad instruction expects at least one clause or cleanup attribute",
                   NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* llvm: constants, casts, values in structs and arrays, memory and atomic operations. */
#include "dialect/known/llvm_parts.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

enum { DYNAMIC_INDEX = INT32_MIN };

/* Applies one index of getelementptr: replaces *type by the type at the index, or by NULL if that
 * type is unknown. */
static varve_status step_into(varve_verifier *v, int32_t index, uint64_t at,
                              const varve_entity **type) {
  const varve_entity *from = *type;
  const varve_entity *body = varve_llvm_struct_body(from);
  bool is_struct = varve_is_base(from, "llvm.struct"), is_aggregate = false;
  uint64_t count = 0;
  *type = is_struct ? varve_llvm_element(from, index, &is_aggregate)
                    : varve_llvm_array_element(from, &count);
  if (is_struct && index == DYNAMIC_INDEX)
    return VARVE_OP_FAULT(v, "expected index % indexing a struct to be constant", VARVE_NUMBER(at));
  if (body != NULL && *type == NULL)
    return VARVE_OP_FAULT(v, "index % indexing a struct is out of bounds", VARVE_NUMBER(at));
  if (from->kind == VARVE_KIND_INTEGER_TYPE || from->kind == VARVE_KIND_FLOAT_TYPE)
    return VARVE_OP_FAULT(v, "type % cannot be indexed (index #%)", VARVE_NODE(from),
                          VARVE_NUMBER(at));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_getelementptr(varve_verifier *v, const varve_operation *op) {
  const varve_entity *indices = varve_property_of(op, "rawConstantIndices");
  const varve_entity *element = varve_property_of(op, "elem_type");
  uint32_t dynamic = 0;
  if (indices == NULL || indices->kind != VARVE_KIND_DENSE_ARRAY ||
      !varve_type_is_integer(indices->children[0], 32, VARVE_SIGNLESS) || element == NULL ||
      element->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_OK;
  uint64_t count = varve_dense_array_count(indices);
  for (uint64_t i = 0; i < count; i++)
    dynamic += (int32_t)varve_dense_array_i64(indices, i) == DYNAMIC_INDEX;
  if (dynamic + 1 != op->operand_count)
    return varve_op_fault(v,
                          "expected as many dynamic indices as specified in 'rawConstantIndices'");
  const varve_entity *type = element->children[0];
  for (uint64_t i = 1; i < count && type != NULL; i++)
    VARVE_TRY(step_into(v, (int32_t)varve_dense_array_i64(indices, i), i, &type));
  return VARVE_STATUS_OK;
}

/* Constants */

/* Returns the number of elements of a byte array, or -1 for other types. */
static int64_t byte_array_size(const varve_entity *type) {
  uint64_t count = 0;
  const varve_entity *element = varve_llvm_array_element(type, &count);
  return element != NULL && varve_type_is_integer(element, 8, VARVE_SIGNLESS) ? (int64_t)count : -1;
}

/* Returns the number of elements of a fixed-length vector, or -1 for other types. */
static int64_t value_count(const varve_entity *type) {
  if (type->kind != VARVE_KIND_VECTOR_TYPE || varve_vector_type_scalable(type) != NULL)
    return -1;
  return varve_dims_product(varve_type_dims(type), 0, SIZE_MAX);
}

varve_status varve_verify_llvm_constant(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *type = varve_result_type(op, 0);
  if (value == NULL)
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_STRING &&
      byte_array_size(type) != (int64_t)varve_string_bytes(value).size)
    return VARVE_OP_FAULT(v, "expected array type of % i8 elements for the string constant",
                          VARVE_NUMBER(varve_string_bytes(value).size));
  if (value->kind == VARVE_KIND_INTEGER && type->kind != VARVE_KIND_INTEGER_TYPE)
    return varve_op_fault(v, "expected integer type");
  if (value->kind == VARVE_KIND_FLOAT) {
    /* If LLVM does not support the float type, the result type is an integer of the same width. */
    if (type->kind == VARVE_KIND_FLOAT_TYPE)
      return value->children[0] == type
                 ? VARVE_STATUS_OK
                 : varve_op_fault(v, "attribute and type have different float semantics");
    return varve_type_is_integer(type, varve_type_bit_width(value->children[0]), VARVE_SIGNLESS) ||
                   varve_is_base(type, "llvm.ppc_fp128")
               ? VARVE_STATUS_OK
               : varve_op_fault(v, "expected integer type of the float's width");
  }
  int64_t count = value_count(type);
  if (value->kind != VARVE_KIND_DENSE_ELEMENTS || count < 0 ||
      count == varve_dims_product(varve_type_dims(value->children[0]), 0, SIZE_MAX))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(
      v, "type and attribute have a different number of elements: % vs. %", VARVE_NUMBER(count),
      VARVE_NUMBER(varve_dims_product(varve_type_dims(value->children[0]), 0, SIZE_MAX)));
}

static varve_status is_of_global(varve_context *context, const varve_entity *type, bool *is_one) {
  static const char *const none[] = {"llvm.void", "llvm.label", "llvm.metadata", "llvm.token"};
  for (size_t i = 0; i < VARVE_COUNT_OF(none); i++)
    if (varve_is_base(type, none[i])) {
      *is_one = false;
      return VARVE_STATUS_OK;
    }
  return varve_is_llvm_type(context, type, is_one);
}

varve_status varve_verify_llvm_global(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_property_of(op, "value");
  const varve_entity *type = varve_type_property_of(op, "global_type");
  bool is_right = true;
  if (type != NULL)
    VARVE_TRY(is_of_global(v->context, type, &is_right));
  if (!is_right)
    return varve_op_fault(v, "expects type to be a valid element type for an LLVM global");
  VARVE_TRY(varve_check_llvm_module_level(v, op));
  if (value == NULL || value->kind != VARVE_KIND_STRING || type == NULL ||
      byte_array_size(type) == (int64_t)varve_string_bytes(value).size)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "requires an i8 array type of the length equal to that of the string "
                           "attribute");
}

/* Casts */

static bool is_scalar_integer(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE;
}

varve_status varve_verify_llvm_extension(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  const varve_entity *a = varve_scalar_of(from), *b = varve_scalar_of(to);
  if (is_scalar_integer(from) != is_scalar_integer(to))
    return varve_fault(v,
                       is_scalar_integer(from)
                           ? "input type is an integer but output type is a vector"
                           : "input type is a vector but output type is an integer",
                       NULL);
  if (from->kind == VARVE_KIND_VECTOR_TYPE && to->kind == VARVE_KIND_VECTOR_TYPE &&
      !varve_dims_equal(varve_type_dims(from), varve_type_dims(to)))
    return varve_fault(v, "input and output vectors are of incompatible shape", NULL);
  if (is_scalar_integer(a) && is_scalar_integer(b) &&
      varve_type_bit_width(b) <= varve_type_bit_width(a))
    return varve_fault(v,
                       "integer width of the output type is smaller or equal to the integer width "
                       "of the input type",
                       NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_bitcast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_scalar_of(varve_operand_type(op, 0));
  const varve_entity *to = varve_scalar_of(varve_result_type(op, 0));
  if (varve_is_base(from, "llvm.ptr") != varve_is_base(to, "llvm.ptr"))
    return varve_op_fault(v, "can only cast pointers from and to pointers");
  return VARVE_STATUS_OK;
}

/* Calls and functions */

varve_status varve_verify_llvm_call_intrinsic(varve_verifier *v, const varve_operation *op) {
  const varve_entity *name = varve_property_of(op, "intrin");
  if (name != NULL && name->kind == VARVE_KIND_STRING &&
      !varve_slice_starts_with(varve_string_bytes(name), VARVE_SLICE("llvm.")))
    return varve_op_fault(v, "intrinsic name must start with 'llvm.'");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_llvm_insertelement(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_operand_type(op, 0);
  if (type->kind == VARVE_KIND_VECTOR_TYPE && varve_rank_of(type) != 1)
    return VARVE_FAULT(v, "'vector' must be LLVM dialect-compatible vector type, but got %",
                       VARVE_NODE(type));
  return VARVE_STATUS_OK;
}

/* Values */

/* Gets the type of the value at the position in the struct or array. Sets *type to NULL if the type
 * is unknown. */
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

/* A key of v->symbols for block tags: the function that contains the tag, and the tag. */
typedef struct label_key {
  const varve_operation *function;
  const varve_entity *tag;
} label_key;

static uint64_t hash_of(const varve_verifier *v, const label_key *key) {
  const uintptr_t words[] = {(uintptr_t)key->tag, (uintptr_t)key->function, 1};
  return varve_hash_bytes(v->context->seed, words, sizeof(words));
}

static bool is_label(const void *key, const void *value) {
  const label_key *expected = key;
  const varve_operation *op = value;
  return varve_is_operation(op, "llvm.blocktag") && varve_property_of(op, "tag") == expected->tag &&
         varve_find_around(op, "llvm.func") == expected->function;
}

varve_status varve_verify_llvm_blocktag(varve_verifier *v, const varve_operation *op) {
  const label_key key = {varve_find_around(op, "llvm.func"), varve_property_of(op, "tag")};
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

/* Checks that the function that an llvm.blockaddress references has its block tag.
 * varve_verify_llvm_blocktag has already added all tags in the MLIR symbol table to the hash table
 * v->symbols. */
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

/* Checks the value that the initializer of a global returns. */
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
  const varve_operation *function = varve_find_around(op, "llvm.func");
  if (function != NULL && varve_property_of(function, "personality") == NULL)
    return varve_fault(v, "llvm.landingpad needs to be in a function with a personality", NULL);
  return op->operand_count != 0 || varve_property_of(op, "cleanup") != NULL
             ? VARVE_STATUS_OK
             : varve_fault(
                   v, "landingpad instruction expects at least one clause or cleanup attribute",
                   NULL);
}

/* Memory */

/* Atomic orderings by their numbers in the definition. */
enum { NOT_ATOMIC, UNORDERED, MONOTONIC, ACQUIRE = 4, RELEASE, ACQ_REL, SEQ_CST };

/* Returns the number of the enum case in a property, such as an ordering, or -1 if the case is
 * unknown. */
static int64_t ordering_of(const varve_operation *op, const char *property) {
  int64_t ordering = 0;
  return varve_integer_of(varve_property_of(op, property), &ordering) ? ordering : -1;
}

varve_status varve_verify_llvm_fence(varve_verifier *v, const varve_operation *op) {
  int64_t ordering = ordering_of(op, "ordering");
  return ordering == -1 || ordering >= ACQUIRE
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "can be given only acquire, release, acq_rel, and seq_cst "
                                 "orderings");
}

/* Returns whether a value of the type can be accessed atomically: an integer whose width is a power
 * of two from 8 to "most", a float or a pointer. */
static bool is_atomic(const varve_entity *type, uint32_t most) {
  uint32_t width = type->kind == VARVE_KIND_INTEGER_TYPE ? varve_type_bit_width(type) : 0;
  if (type->kind == VARVE_KIND_INTEGER_TYPE)
    return width >= 8 && width <= most && (width & (width - 1)) == 0;
  return type->kind == VARVE_KIND_FLOAT_TYPE ||
         (type->kind == VARVE_KIND_DIALECT_TYPE &&
          varve_slice_equal(varve_node_mnemonic(type), VARVE_SLICE("ptr")));
}

varve_status varve_verify_llvm_access(varve_verifier *v, const varve_operation *op) {
  int64_t ordering = ordering_of(op, "ordering");
  bool is_load = varve_is_operation(op, "llvm.load");
  if (ordering <= NOT_ATOMIC)
    return VARVE_STATUS_OK;
  if (!is_atomic(is_load ? varve_result_type(op, 0) : varve_operand_type(op, 0), 128))
    return varve_op_fault(v, "unsupported type for atomic access");
  if (ordering == ACQ_REL || ordering == (is_load ? RELEASE : ACQUIRE))
    return varve_op_fault(v, "unsupported ordering");
  return varve_property_of(op, "alignment") != NULL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected alignment for atomic access");
}

varve_status varve_verify_llvm_cmpxchg(varve_verifier *v, const varve_operation *op) {
  int64_t success = ordering_of(op, "success_ordering");
  int64_t failure = ordering_of(op, "failure_ordering");
  if (success == -1 || failure == -1)
    return VARVE_STATUS_OK;
  if (success < MONOTONIC || failure < MONOTONIC)
    return varve_op_fault(v, "ordering must be at least 'monotonic'");
  return failure != RELEASE && failure != ACQ_REL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "failure ordering cannot be 'release' or 'acq_rel'");
}

varve_status varve_verify_llvm_atomicrmw(varve_verifier *v, const varve_operation *op) {
  enum { ADD = 1, LAST_INTEGER = 10, FIRST_FLOAT, LAST_FLOAT = 14 };
  const varve_entity *type = varve_scalar_of(varve_operand_type(op, 1));
  int64_t kind = ordering_of(op, "bin_op");
  if (kind >= ADD && kind <= LAST_INTEGER && type->kind == VARVE_KIND_FLOAT_TYPE)
    return varve_op_fault(v, "expected LLVM IR integer type");
  if (kind >= ADD && kind <= LAST_INTEGER && type->kind == VARVE_KIND_INTEGER_TYPE &&
      !is_atomic(type, 64))
    return varve_op_fault(v, "expected LLVM IR integer type");
  if (kind >= FIRST_FLOAT && kind <= LAST_FLOAT && type->kind == VARVE_KIND_INTEGER_TYPE)
    return varve_op_fault(v, "expected LLVM IR floating point type");
  int64_t ordering = ordering_of(op, "ordering");
  return ordering == -1 || ordering >= MONOTONIC
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "expected at least 'monotonic' ordering");
}

varve_status varve_verify_llvm_switch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *values = varve_property_of(op, "case_values");
  uint32_t cases = varve_operation_successor_count(op);
  if (cases == 0 || (values != NULL && values->kind != VARVE_KIND_DENSE_ELEMENTS))
    return VARVE_STATUS_OK;
  int64_t count =
      values == NULL ? 0 : varve_dims_product(varve_type_dims(values->children[0]), 0, SIZE_MAX);
  return count == (int64_t)cases - 1
             ? varve_verify_llvm_weights(v, op)
             : varve_op_fault(v, "expects number of case values to match number of case "
                                 "destinations");
}

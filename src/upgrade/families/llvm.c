/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect llvm. Pointer types lost their element type, so operations have the element type as
 * an attribute. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/llvm_parts.h"
#include "upgrade/engine/values.h"
#include "upgrade/families/families.h"
#include "upgrade/families/llvm_types.h"

/* Whether both types have the same text. Then only their representation in memory differs. */
static bool is_same_text(const varve_entity *a, const varve_entity *b) {
  return a->kind == b->kind && a->child_count == 1 && b->child_count == 1 &&
         a->payload_size == b->payload_size &&
         memcmp(varve_entity_payload(a), varve_entity_payload(b), a->payload_size) == 0;
}

static varve_status convert_type(varve_upgrader *up, const varve_entity *node,
                                 const varve_entity **converted) {
  varve_llvm_type read;
  if (node->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  varve_status status = varve_llvm_type_read(up->context, node, &read);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  if (status == VARVE_STATUS_OK && read.type != node && !is_same_text(read.type, node)) {
    *converted = read.type;
    varve_upgrade_count(up, VARVE_UPGRADE_LLVM_TYPES);
  }
  return status;
}

/* Reads the value of an integer constant of std, arith or llvm. */
static bool constant_integer(const varve_value *value, int64_t *number) {
  if (value->kind != VARVE_VALUE_RESULT)
    return false;
  const varve_operation *op = varve_value_operation(value);
  return (varve_upgrade_is(op, "llvm.mlir.constant") || varve_upgrade_is(op, "arith.constant") ||
          varve_upgrade_is(op, "std.constant")) &&
         varve_integer_of(varve_upgrade_get(op, "value"), number);
}

/* Sets the attribute elem_type to the element type of a pointer type. Skips op if the pointer type
 * has no element type. */
static varve_status set_element_type(varve_upgrader *up, varve_operation *op,
                                     const varve_entity *pointer) {
  const varve_entity *pointee;
  if (varve_upgrade_get(op, "elem_type") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_pointee(up, pointer, &pointee));
  if (pointee == NULL)
    return varve_upgrade_skip(up, op, "the type of its pointer has no element type");
  return varve_upgrade_set_type(up, op, "elem_type", pointee);
}

static varve_status upgrade_alloca(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_result_count(op) != 1)
    return varve_upgrade_skip(up, op, "it needs exactly one result");
  return set_element_type(up, op, varve_operation_result(op, 0)->type);
}

/* Replaces *type by the type of its element at an index, or by NULL if there is no such element.
 * *is_struct: *type was a struct, whose indices must be constants */
static varve_status step_inside(varve_upgrader *up, const varve_entity **type, int64_t index,
                                bool *is_struct) {
  varve_llvm_type read;
  const varve_entity *outer = *type;
  uint64_t count;
  bool is_aggregate;
  *type = NULL;
  *is_struct = false;
  varve_status status = varve_llvm_type_read(up->context, outer, &read);
  if (status != VARVE_STATUS_OK)
    return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
  if (read.type->kind == VARVE_KIND_VECTOR_TYPE)
    *type = varve_type_element(read.type);
  const varve_entity *element = varve_llvm_array_element(read.type, &count);
  *is_struct = varve_llvm_struct_body(read.type) != NULL;
  if (element != NULL || *is_struct)
    *type = *is_struct ? varve_llvm_element(read.type, index, &is_aggregate) : element;
  return VARVE_STATUS_OK;
}

/* Computes the numbers of rawConstantIndices. The number is the index itself if it is a constant
 * index into a struct. For any other index, which stays an operand, the number is INT32_MIN. */
static varve_status find_constant_indices(varve_upgrader *up, varve_operation *op,
                                          const varve_entity *pointee, int64_t *constants) {
  const varve_entity *type = pointee;
  for (uint32_t i = 1; i < op->operand_count; i++) {
    int64_t number = 0;
    bool is_struct = false;
    bool is_constant = constant_integer(varve_operation_operand(op, i), &number);
    if (i > 1 && type != NULL)
      VARVE_TRY(step_inside(up, &type, is_constant ? number : 0, &is_struct));
    bool is_number = is_struct && is_constant && number >= 0 && number < INT32_MAX;
    constants[i - 1] = is_number ? number : INT32_MIN;
  }
  return VARVE_STATUS_OK;
}

static varve_status set_indices(varve_upgrader *up, varve_operation *op, varve_numbers constants) {
  const varve_entity *indices;
  VARVE_TRY(varve_upgrade_dense_list(up, constants, 32, &indices));
  VARVE_TRY(varve_upgrade_set(up, op, "rawConstantIndices", indices));
  for (size_t i = constants.count; i-- > 0;)
    if (constants.items[i] != INT32_MIN)
      VARVE_TRY(varve_upgrade_remove_operand(up, op, (uint32_t)i + 1));
  return VARVE_STATUS_OK;
}

static varve_status upgrade_gep(varve_upgrader *up, varve_operation *op) {
  const varve_entity *pointee;
  if (op->operand_count == 0)
    return varve_upgrade_skip(up, op, "it has no pointer");
  VARVE_TRY(varve_upgrade_move(up, op, "structIndices", "rawConstantIndices"));
  VARVE_TRY(set_element_type(up, op, varve_operation_operand(op, 0)->type));
  if (varve_upgrade_get(op, "rawConstantIndices") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_pointee(up, varve_operation_operand(op, 0)->type, &pointee));
  const size_t count = op->operand_count - 1;
  int64_t *constants = varve_upgrade_allocate(up, count, sizeof(*constants));
  if (constants == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(find_constant_indices(up, op, pointee, constants));
  return set_indices(up, op, (varve_numbers){constants, count});
}

/* Removes a cast between pointers whose types are the same in LLVM 22. */
static varve_status upgrade_bitcast(varve_upgrader *up, varve_operation *op) {
  varve_llvm_type from, to;
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  varve_status status =
      varve_llvm_type_read(up->context, varve_operation_operand(op, 0)->type, &from);
  if (status == VARVE_STATUS_OK)
    status = varve_llvm_type_read(up->context, varve_operation_result(op, 0)->type, &to);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  if (from.type != to.type || from.pointee == NULL)
    return VARVE_STATUS_OK;
  return varve_upgrade_forward(up, op, varve_operation_operand(op, 0));
}

/* Gives the attribute `value` the type of the result. A constant that is a function becomes
 * llvm.mlir.addressof. */
static varve_status upgrade_constant(varve_upgrader *up, varve_operation *op) {
  const varve_entity *value = varve_upgrade_get(op, "value"), *typed;
  varve_llvm_type result;
  int64_t number;
  if (value == NULL || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_SYMBOL_REF) {
    VARVE_TRY(varve_upgrade_move(up, op, "value", "global_name"));
    return varve_upgrade_rename(up, op, "llvm.mlir.addressof");
  }
  varve_status status =
      varve_llvm_type_read(up->context, varve_operation_result(op, 0)->type, &result);
  if (status != VARVE_STATUS_OK)
    return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
  if (result.type->kind != VARVE_KIND_INTEGER_TYPE || !varve_integer_of(value, &number))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_get_i64(up->context, result.type, number, &typed));
  return varve_upgrade_set(up, op, "value", typed);
}

/* An operand that became the attribute `name`. The operand must be an integer constant. */
typedef struct constant_operand {
  const char *name;
  uint32_t index;
  uint32_t width;
} constant_operand;

static varve_status operands_to_attributes(varve_upgrader *up, varve_operation *op,
                                           const constant_operand *operands, size_t count) {
  int64_t number;
  if (varve_upgrade_get(op, operands[0].name) != NULL)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < count; i++)
    if (operands[i].index >= op->operand_count ||
        !constant_integer(varve_operation_operand(op, operands[i].index), &number))
      return varve_upgrade_skip(up, op,
                                "an operand that is an attribute in LLVM 22 is not a constant");
  for (size_t i = count; i-- > 0;) {
    const varve_entity *type;
    const varve_entity *value;
    (void)constant_integer(varve_operation_operand(op, operands[i].index), &number);
    VARVE_TRY(varve_integer_type_get(up->context, operands[i].width, VARVE_SIGNLESS, &type));
    VARVE_TRY(varve_integer_get_i64(up->context, type, number, &value));
    VARVE_TRY(varve_upgrade_set(up, op, operands[i].name, value));
    VARVE_TRY(varve_upgrade_remove_operand(up, op, operands[i].index));
  }
  return VARVE_STATUS_OK;
}

static varve_status upgrade_memcpy(varve_upgrader *up, varve_operation *op) {
  static const constant_operand operands[] = {{"isVolatile", 3, 1}};
  return operands_to_attributes(up, op, operands, VARVE_COUNT_OF(operands));
}

static varve_status upgrade_memcpy_inline(varve_upgrader *up, varve_operation *op) {
  static const constant_operand operands[] = {{"len", 2, 64}, {"isVolatile", 3, 1}};
  return operands_to_attributes(up, op, operands, VARVE_COUNT_OF(operands));
}

static varve_status upgrade_prefetch(varve_upgrader *up, varve_operation *op) {
  static const constant_operand operands[] = {{"rw", 1, 32}, {"hint", 2, 32}, {"cache", 3, 32}};
  return operands_to_attributes(up, op, operands, VARVE_COUNT_OF(operands));
}

/* Adds the operand for the returned values: the result of llvm.mlir.none. */
static varve_status upgrade_coro_end(varve_upgrader *up, varve_operation *op) {
  const varve_entity *token;
  varve_value *none;
  if (op->operand_count != 2)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_dialect_type(up, "llvm", "token", &token));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "llvm.mlir.none", NULL, token, &none));
  return varve_upgrade_insert_operand(up, op, 2, none);
}

/* Attributes of arguments */

/* Upgrades an entry of an argument's dictionary. *value becomes NULL if the entry is removed. */
static varve_status upgrade_entry(varve_upgrader *up, varve_slice name, const varve_entity *type,
                                  const varve_entity **value) {
  int64_t number;
  const varve_entity *pointee = NULL;
  bool tells_type = varve_slice_equal(name, VARVE_SLICE("llvm.sret")) ||
                    varve_slice_equal(name, VARVE_SLICE("llvm.byval"));
  if (tells_type && (*value)->kind == VARVE_KIND_UNIT && type != NULL)
    VARVE_TRY(varve_upgrade_pointee(up, type, &pointee));
  if (pointee != NULL)
    return varve_type_attribute_get(up->context, pointee, value);
  if (varve_slice_equal(name, VARVE_SLICE("llvm.align")) && varve_integer_of(*value, &number))
    return varve_upgrade_i64(up, number, value);
  if (varve_slice_equal(name, VARVE_SLICE("llvm.noalias")) && varve_integer_of(*value, &number))
    *value = number == 0 ? NULL : up->context->unit;
  return VARVE_STATUS_OK;
}

static varve_status upgrade_dictionary(varve_upgrader *up, const varve_entity *type,
                                       const varve_entity **dictionary) {
  uint32_t size = varve_dictionary_size(*dictionary), count = 0;
  const varve_entity **entries =
      varve_upgrade_allocate(up, 2 * (size_t)size, sizeof(const varve_entity *));
  if (entries == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < size; i++) {
    const varve_entity *name = varve_dictionary_name(*dictionary, i);
    const varve_entity *value = varve_dictionary_value(*dictionary, i);
    VARVE_TRY(upgrade_entry(up, varve_string_bytes(name), type, &value));
    entries[2 * (size_t)count] = name;
    entries[2 * (size_t)count + 1] = value;
    count += value != NULL;
  }
  return varve_dictionary_get(up->context, entries, count, NULL, dictionary);
}

static varve_status upgrade_argument(const varve_upgrade_item *at, const varve_entity **item) {
  const varve_block *entry = varve_upgrade_body(at->op);
  bool has_argument = entry != NULL && at->index < entry->argument_count;
  if ((*item)->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  return upgrade_dictionary(at->up, has_argument ? entry->arguments[at->index]->value.type : NULL,
                            item);
}

static varve_status upgrade_function(varve_upgrader *up, varve_operation *op) {
  return varve_upgrade_items(up, op, "arg_attrs", upgrade_argument);
}

/* Calls */

/* Converts the type to LLVM 22. Sets *variadic to the new type if it is a function type with a
 * variable number of arguments, and otherwise to NULL. */
static varve_status variadic_type(varve_upgrader *up, const varve_entity *type,
                                  const varve_entity **variadic) {
  varve_llvm_type read;
  varve_llvm_function_type function;
  *variadic = NULL;
  varve_status status = varve_llvm_type_read(up->context, type, &read);
  if (status == VARVE_STATUS_OK && varve_llvm_function_open(read.type, &function) &&
      function.is_variadic)
    *variadic = read.type;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* Stores the type of a variadic function, by the id of its name. */
static varve_status note_function(varve_upgrader *up, const varve_operation *op,
                                  varve_vector *functions) {
  const varve_entity *name = varve_upgrade_get(op, "sym_name");
  const varve_entity *type = varve_upgrade_get(op, "type");
  const varve_entity *variadic;
  if (type == NULL)
    type = varve_upgrade_get(op, "function_type");
  if (name == NULL || type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_OK;
  VARVE_TRY(variadic_type(up, type->children[0], &variadic));
  if (variadic == NULL)
    return VARVE_STATUS_OK;
  if (name->id >= functions->count &&
      varve_vector_grow(functions, name->id + 1 - functions->count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_VECTOR_AT(functions, const varve_entity *, name->id) = variadic;
  return VARVE_STATUS_OK;
}

static const varve_entity *called_function(const varve_operation *op,
                                           const varve_vector *functions) {
  const varve_entity *callee = varve_upgrade_get(op, "callee");
  if (callee == NULL || callee->kind != VARVE_KIND_SYMBOL_REF ||
      callee->children[0]->id >= functions->count)
    return NULL;
  return VARVE_VECTOR_AT(functions, const varve_entity *, callee->children[0]->id);
}

static varve_status set_callee_types(varve_upgrader *up, const varve_vector *functions) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    bool is_call = varve_upgrade_is(op, "llvm.call") || varve_upgrade_is(op, "llvm.invoke");
    const varve_entity *function = is_call ? called_function(op, functions) : NULL;
    if (function != NULL)
      VARVE_TRY(varve_upgrade_set_type(up, op, "var_callee_type", function));
  }
  return VARVE_STATUS_OK;
}

/* Sets the function type of a call through a pointer to a variadic function. */
static varve_status set_pointer_callee_type(varve_upgrader *up, varve_operation *op) {
  const varve_entity *pointee, *variadic = NULL;
  if (varve_upgrade_get(op, "callee") != NULL || op->operand_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_pointee(up, varve_operation_operand(op, 0)->type, &pointee));
  if (pointee != NULL)
    VARVE_TRY(variadic_type(up, pointee, &variadic));
  return variadic == NULL ? VARVE_STATUS_OK
                          : varve_upgrade_set_type(up, op, "var_callee_type", variadic);
}

static varve_status add_no_bundles(varve_upgrader *up, varve_operation *op) {
  const varve_entity *none;
  VARVE_TRY(set_pointer_callee_type(up, op));
  VARVE_TRY(varve_upgrade_i32_array(up, NULL, 0, &none));
  return varve_upgrade_set(up, op, "op_bundle_sizes", none);
}

/* Removes the result of a call if its type is void and it has no uses. A call could have such a
 * result in LLVM 13, but not in LLVM 22. */
static varve_status drop_void_result(varve_upgrader *up, varve_operation **op) {
  if (varve_operation_result_count(*op) != 1 || varve_operation_result(*op, 0)->first_use != NULL ||
      !varve_is_dialect_type(varve_operation_result(*op, 0)->type, "llvm", "void"))
    return VARVE_STATUS_OK;
  return varve_upgrade_recreate(up, op, 0, 0);
}

static varve_status upgrade_call(varve_upgrader *up, varve_operation *op) {
  const int32_t sizes[] = {(int32_t)op->operand_count, 0};
  if (varve_upgrade_get(op, "op_bundle_sizes") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(drop_void_result(up, &op));
  VARVE_TRY(add_no_bundles(up, op));
  return varve_upgrade_set_segments(up, op, sizes, VARVE_COUNT_OF(sizes));
}

static varve_status upgrade_invoke(varve_upgrader *up, varve_operation *op) {
  varve_numbers sizes;
  const varve_entity *newer;
  if (varve_upgrade_get(op, "op_bundle_sizes") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(add_no_bundles(up, op));
  VARVE_TRY(varve_upgrade_read_list(up, varve_upgrade_get(op, "operand_segment_sizes"), &sizes));
  VARVE_TRY(varve_upgrade_set(up, op, "operand_segment_sizes", NULL));
  if (sizes.items == NULL)
    return VARVE_STATUS_OK;
  int64_t *items = varve_upgrade_allocate(up, sizes.count + 1, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(items, sizes.items, sizes.count * sizeof(*items));
  items[sizes.count] = 0;
  VARVE_TRY(varve_upgrade_dense_list(up, (varve_numbers){items, sizes.count + 1}, 32, &newer));
  return varve_upgrade_set(up, op, "operandSegmentSizes", newer);
}

#define LLVM(from, rewrite)                                                                        \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_LLVM_OPERATIONS, "llvm." from, NULL, rewrite }
/* A line that does not count its uses: its function or a rule of dialects/upgrades counts them. */
#define COUNTED(from, rewrite)                                                                     \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, "llvm." from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    LLVM("alloca", upgrade_alloca),          LLVM("getelementptr", upgrade_gep),
    LLVM("bitcast", upgrade_bitcast),        LLVM("mlir.constant", upgrade_constant),
    LLVM("intr.memcpy", upgrade_memcpy),     LLVM("intr.memmove", upgrade_memcpy),
    LLVM("intr.memset", upgrade_memcpy),     LLVM("intr.memcpy.inline", upgrade_memcpy_inline),
    LLVM("intr.prefetch", upgrade_prefetch), LLVM("intr.coro.end", upgrade_coro_end),
    COUNTED("func", upgrade_function),       LLVM("call", upgrade_call),
    LLVM("invoke", upgrade_invoke),
};

static varve_status prepare_module(varve_upgrader *up) {
  /* Set the function type of each call of a variadic function. */
  varve_vector functions;
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&functions, &up->context->memory, sizeof(const varve_entity *));
  for (varve_operation *op = up->module->root; op != NULL && status == VARVE_STATUS_OK;
       op = varve_operation_next_preorder(up->module->root, op))
    if (varve_upgrade_is(op, "llvm.func"))
      status = note_function(up, op, &functions);
  if (status == VARVE_STATUS_OK && functions.count != 0)
    status = set_callee_types(up, &functions);
  varve_vector_release(&functions);
  VARVE_TRY(status);
  return varve_upgrade_llvm_loops(up);
}

const varve_upgrade_family varve_upgrade_llvm = {.lines = lines,
                                                 .line_count = VARVE_COUNT_OF(lines),
                                                 .before = {[VARVE_STEP_LLVM16] = prepare_module},
                                                 .convert = {[VARVE_STEP_LLVM16] = convert_type}};

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect llvm: pointers that no longer tell what they point to, so that operations do. */
#include "upgrade/families/llvm.h"

#include "dialect/known/llvm_parts.h"
#include "upgrade/engine/values.h"
#include "upgrade/families/llvm_types.h"

/* Whether it is spelled as it was, only held in another way. */
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

varve_status varve_upgrade_pointee(varve_upgrader *up, const varve_entity *pointer,
                                   const varve_entity **pointee) {
  varve_llvm_type read;
  *pointee = NULL;
  varve_status status = varve_llvm_type_read(up->context, pointer, &read);
  if (status == VARVE_STATUS_OK)
    *pointee = read.pointee;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_upgrade_set_type(varve_upgrader *up, varve_operation *op, const char *name,
                                    const varve_entity *type) {
  const varve_entity *attribute;
  VARVE_TRY(varve_type_attribute_get(up->context, type, &attribute));
  return varve_upgrade_set(up, op, name, attribute);
}

bool varve_upgrade_constant_integer(const varve_value *value, int64_t *number) {
  if (value->kind != VARVE_VALUE_RESULT)
    return false;
  const varve_operation *op = varve_value_operation(value);
  return (varve_upgrade_is(op, "llvm.mlir.constant") || varve_upgrade_is(op, "arith.constant") ||
          varve_upgrade_is(op, "std.constant")) &&
         varve_upgrade_integer(varve_upgrade_get(op, "value"), number);
}

/* elem_type, where the type of a pointer told it. */
static varve_status set_element_type(varve_upgrader *up, varve_operation *op,
                                     const varve_entity *pointer) {
  const varve_entity *pointee;
  if (varve_upgrade_get(op, "elem_type") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_pointee(up, pointer, &pointee));
  if (pointee == NULL)
    return varve_upgrade_leave(up, op, "the type of its pointer has no element type");
  return varve_upgrade_set_type(up, op, "elem_type", pointee);
}

static varve_status upgrade_alloca(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_result_count(op) != 1)
    return varve_upgrade_leave(up, op, "it needs exactly one result");
  return set_element_type(up, op, varve_operation_result(op, 0)->type);
}

/* What is inside a type at an index; *is_struct: the index must be a constant there. */
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

/* Which indices are told in the operation: those of elements of structs. */
static varve_status find_constant_indices(varve_upgrader *up, varve_operation *op,
                                          const varve_entity *pointee, varve_vector *constants) {
  const varve_entity *type = pointee;
  for (uint32_t i = 1; i < op->operand_count; i++) {
    int64_t number = 0, told = INT32_MIN;
    bool is_struct = false;
    bool is_constant = varve_upgrade_constant_integer(varve_operation_operand(op, i), &number);
    if (i > 1 && type != NULL)
      VARVE_TRY(step_inside(up, &type, is_constant ? number : 0, &is_struct));
    if (is_struct && is_constant && number >= 0 && number < INT32_MAX)
      told = number;
    VARVE_TRY(varve_vector_push(constants, &told));
  }
  return VARVE_STATUS_OK;
}

static varve_status set_indices(varve_upgrader *up, varve_operation *op,
                                const varve_vector *constants) {
  const varve_entity *indices;
  VARVE_TRY(varve_upgrade_dense_list(up, constants, 32, &indices));
  VARVE_TRY(varve_upgrade_set(up, op, "rawConstantIndices", indices));
  for (size_t i = constants->count; i-- > 0;)
    if (VARVE_VECTOR_AT(constants, int64_t, i) != INT32_MIN)
      VARVE_TRY(varve_upgrade_remove_operand(up, op, (uint32_t)i + 1));
  return VARVE_STATUS_OK;
}

static varve_status upgrade_gep(varve_upgrader *up, varve_operation *op) {
  const varve_entity *pointee;
  if (op->operand_count == 0)
    return varve_upgrade_leave(up, op, "it has no pointer");
  VARVE_TRY(varve_upgrade_move(up, op, "structIndices", "rawConstantIndices"));
  VARVE_TRY(set_element_type(up, op, varve_operation_operand(op, 0)->type));
  if (varve_upgrade_get(op, "rawConstantIndices") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_pointee(up, varve_operation_operand(op, 0)->type, &pointee));
  varve_vector constants;
  varve_vector_init(&constants, &up->context->memory, sizeof(int64_t));
  varve_status status = find_constant_indices(up, op, pointee, &constants);
  if (status == VARVE_STATUS_OK)
    status = set_indices(up, op, &constants);
  varve_vector_release(&constants);
  return status;
}

/* Between pointers that are one type today nothing is left to be done. */
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

/* The value gets the type of the result; functions have an operation of their own. */
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
  if (result.type->kind != VARVE_KIND_INTEGER_TYPE || !varve_upgrade_integer(value, &number))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_integer_get_i64(up->context, result.type, number, &typed));
  return varve_upgrade_set(up, op, "value", typed);
}

/* The last count operands, integers that are constants, become attributes: names, then the last
 * operand they stand for. */
typedef struct told_operand {
  const char *name;
  uint32_t index;
  uint32_t width;
} told_operand;

static varve_status tell_operands(varve_upgrader *up, varve_operation *op, const told_operand *told,
                                  size_t count) {
  int64_t number;
  if (varve_upgrade_get(op, told[0].name) != NULL)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < count; i++)
    if (told[i].index >= op->operand_count ||
        !varve_upgrade_constant_integer(varve_operation_operand(op, told[i].index), &number))
      return varve_upgrade_leave(up, op,
                                 "an operand that is an attribute in LLVM 22 is not a constant");
  for (size_t i = count; i-- > 0;) {
    const varve_entity *type;
    const varve_entity *value;
    (void)varve_upgrade_constant_integer(varve_operation_operand(op, told[i].index), &number);
    VARVE_TRY(varve_integer_type_get(up->context, told[i].width, VARVE_SIGNLESS, &type));
    VARVE_TRY(varve_integer_get_i64(up->context, type, number, &value));
    VARVE_TRY(varve_upgrade_set(up, op, told[i].name, value));
    VARVE_TRY(varve_upgrade_remove_operand(up, op, told[i].index));
  }
  return VARVE_STATUS_OK;
}

static varve_status upgrade_memcpy(varve_upgrader *up, varve_operation *op) {
  static const told_operand told[] = {{"isVolatile", 3, 1}};
  return tell_operands(up, op, told, VARVE_COUNT_OF(told));
}

static varve_status upgrade_memcpy_inline(varve_upgrader *up, varve_operation *op) {
  static const told_operand told[] = {{"len", 2, 64}, {"isVolatile", 3, 1}};
  return tell_operands(up, op, told, VARVE_COUNT_OF(told));
}

static varve_status upgrade_prefetch(varve_upgrader *up, varve_operation *op) {
  static const told_operand told[] = {{"rw", 1, 32}, {"hint", 2, 32}, {"cache", 3, 32}};
  return tell_operands(up, op, told, VARVE_COUNT_OF(told));
}

/* What leaves the coroutine: nothing. */
static varve_status upgrade_coro_end(varve_upgrader *up, varve_operation *op) {
  const varve_entity *token;
  varve_value *none;
  if (op->operand_count != 2)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_dialect_type(up, "llvm", "token", &token));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "llvm.mlir.none", NULL, token, &none));
  return varve_upgrade_insert_operand(up, op, 2, none);
}

#define LLVM(from, rewrite)                                                                        \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_LLVM_OPERATIONS, "llvm." from, NULL, rewrite }
/* Rules of definitions count these. */
#define COUNTED(from, rewrite)                                                                     \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, "llvm." from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    LLVM("alloca", upgrade_alloca),
    LLVM("getelementptr", upgrade_gep),
    LLVM("bitcast", upgrade_bitcast),
    LLVM("mlir.constant", upgrade_constant),
    LLVM("intr.memcpy", upgrade_memcpy),
    LLVM("intr.memmove", upgrade_memcpy),
    LLVM("intr.memset", upgrade_memcpy),
    LLVM("intr.memcpy.inline", upgrade_memcpy_inline),
    LLVM("intr.prefetch", upgrade_prefetch),
    LLVM("intr.coro.end", upgrade_coro_end),
    COUNTED("func", varve_upgrade_llvm_function),
    LLVM("call", varve_upgrade_llvm_call),
    LLVM("invoke", varve_upgrade_llvm_invoke),
};

static varve_status look_around(varve_upgrader *up) {
  VARVE_TRY(varve_upgrade_llvm_callees(up));
  return varve_upgrade_llvm_loops(up);
}

const varve_upgrade_family varve_upgrade_llvm = {.lines = lines,
                                                 .line_count = VARVE_COUNT_OF(lines),
                                                 .before = {[VARVE_STEP_LLVM16] = look_around},
                                                 .convert = {[VARVE_STEP_LLVM16] = convert_type}};

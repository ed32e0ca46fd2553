/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* affine: what may be a dimension or a symbol of a map. A symbol is defined at the top of an affine
 * scope, such as a function, or computed from symbols and constants; a dimension may also be the
 * induction variable of a loop of affine, or computed from one by operations of affine. What cannot
 * be told is taken. */
#include "verify/custom_common.h"

/* Values that all must be right, so that one is. So many are looked at. */
enum { MOST_VALUES = 128, MOST_OPEN = 32 };

typedef struct open_value {
  const varve_value *value;
  bool is_symbol;
} open_value;

typedef struct inquiry {
  open_value open[MOST_OPEN];
  uint32_t count;
  bool is_over; /* too much to look at: it is taken */
} inquiry;

static void ask(inquiry *about, const varve_value *value, bool is_symbol) {
  if (about->count == MOST_OPEN)
    about->is_over = true;
  else
    about->open[about->count++] = (open_value){value, is_symbol};
}

/* What stands around an operation or argument. */
typedef enum surroundings { UNKNOWN, SCOPE, LOOP, OTHER } surroundings;

static surroundings around(const varve_operation *parent) {
  if (parent == NULL || parent->name->definition == NULL)
    return UNKNOWN;
  if (varve_has_operation_trait(parent, "AffineScope"))
    return SCOPE;
  return OTHER;
}

/* The first argument of affine.for and each of affine.parallel count for the loop. */
static surroundings around_argument(const varve_value *value) {
  const varve_block_argument *argument = varve_value_argument(value);
  const varve_operation *parent = varve_block_owner(argument->block);
  surroundings outside = around(parent);
  if (outside != OTHER)
    return outside;
  bool is_variable = varve_is_operation(parent, "affine.for") && value->index == 0;
  return is_variable || varve_is_operation(parent, "affine.parallel") ? LOOP : OTHER;
}

static bool is_argument_allowed(const varve_value *value, bool is_symbol) {
  surroundings outside = around_argument(value);
  return outside == UNKNOWN || outside == SCOPE || (outside == LOOP && !is_symbol);
}

/* A dimension of something that is itself at the top, or whose sizes may be. */
static bool is_size_allowed(const varve_operation *op) {
  const varve_value *shaped = varve_operation_operand(op, 0);
  if (shaped->kind == VARVE_VALUE_RESULT)
    return true;
  surroundings outside = around_argument(shaped);
  return outside == UNKNOWN || outside == SCOPE;
}

/* False: it cannot be one. What it is computed from is asked about. */
static bool look_at(inquiry *about, const open_value *of) {
  if (of->value->type->kind != VARVE_KIND_INDEX_TYPE)
    return false;
  if (of->value->kind != VARVE_VALUE_RESULT)
    return is_argument_allowed(of->value, of->is_symbol);
  const varve_operation *op = varve_value_operation(of->value);
  surroundings outside = around(varve_operation_parent(op));
  if (outside == UNKNOWN || outside == SCOPE || op->name->definition == NULL ||
      varve_has_operation_trait(op, "ConstantLike"))
    return true;
  if (varve_is_operation(op, "memref.dim") || varve_is_operation(op, "tensor.dim"))
    return is_size_allowed(op);
  bool is_affine = varve_is_operation(op, "affine.apply") ||
                   varve_is_operation(op, "affine.delinearize_index") ||
                   varve_is_operation(op, "affine.linearize_index");
  for (uint32_t i = 0; i < op->operand_count; i++)
    ask(about, varve_operation_operand(op, i), of->is_symbol || !is_affine);
  return true;
}

static bool is_allowed(const varve_value *value, bool is_symbol) {
  inquiry about = {.count = 0};
  ask(&about, value, is_symbol);
  for (int steps = 0; about.count != 0 && !about.is_over && steps < MOST_VALUES; steps++) {
    open_value next = about.open[--about.count];
    if (!look_at(&about, &next))
      return false;
  }
  return true;
}

varve_status varve_check_dims_and_symbols(varve_verifier *v, const varve_operation *op,
                                          varve_value_range operands, uint32_t dims) {
  for (uint32_t i = 0; i < operands.count; i++)
    if (!is_allowed(varve_operation_operand(op, operands.first + i), i >= dims))
      return varve_op_fault(v, i < dims ? "operand cannot be used as a dimension id"
                                        : "operand cannot be used as a symbol");
  return VARVE_STATUS_OK;
}

/* affine.apply may take anything but the variable of a loop as a symbol. */
varve_status varve_check_applied_symbols(varve_verifier *v, const varve_operation *op,
                                         uint32_t dims) {
  for (uint32_t i = dims; i < op->operand_count; i++) {
    const varve_value *value = varve_operation_operand(op, i);
    if (value->kind != VARVE_VALUE_RESULT && around_argument(value) == LOOP)
      return varve_fault(v, "dimensional operand cannot be used as a symbol", NULL);
  }
  return VARVE_STATUS_OK;
}

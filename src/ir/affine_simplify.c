/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Simplifies affine operations at construction exactly as upstream does. Two texts that mlir-opt
 * maps to one expression must become one expression here, so all rules, their order and the
 * wrapping arithmetic are upstream's. A rule may apply an operation to parts of its operands. Those
 * are already simplified, so the recursion is a few steps deep. Rules that could follow the depth
 * of an operand (adding to the last term of a sum, dividing a sum) use an explicit stack. */
#include "ir/affine.h"
#include "ir/children.h"

typedef const varve_entity *expression;

static int64_t wrapping_add(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }
static int64_t wrapping_multiply(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

static bool add_overflows(int64_t a, int64_t b) {
  return b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b;
}

static bool multiply_overflows(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return false;
  if (a == -1 || b == -1)
    return (a == -1 ? b : a) == INT64_MIN;
  int64_t product = wrapping_multiply(a, b);
  return product / b != a || product % b != 0;
}

static varve_status make(varve_context *context, varve_kind kind, expression lhs, expression rhs,
                         expression *result) {
  return varve_affine_make(context, (varve_affine_operation){kind, lhs, rhs}, result);
}

static varve_status make_with_constant(varve_context *context, varve_kind kind, expression lhs,
                                       int64_t value, expression *result) {
  expression constant;
  VARVE_TRY(varve_affine_constant_get(context, value, &constant));
  return make(context, kind, lhs, constant, result);
}

/* Matches e = inner <kind> constant. */
static bool has_constant_rhs(expression e, varve_kind kind, int64_t *constant) {
  return e->kind == kind && varve_affine_is_constant(e->children[1], constant);
}

static bool is_operation(expression e) { return e->kind >= VARVE_KIND_AFFINE_ADD; }

/* Matches "e - (e floordiv q) * q", which is "e mod q", and sets *modulus to q. As in upstream, the
 * first form accepts its constant under any operation, so "e + ((e floordiv q) * q - 1)" matches
 * too. */
static bool is_remainder(expression lhs, expression rhs, expression *modulus) {
  int64_t factor, divisor;
  if (!is_operation(rhs))
    return false;
  expression product = rhs->children[0];
  bool has_factor = varve_affine_is_constant(rhs->children[1], &factor);
  if (has_factor && factor == -1 && product->kind == VARVE_KIND_AFFINE_MUL) {
    expression division = product->children[0];
    *modulus = product->children[1];
    if (division->kind != VARVE_KIND_AFFINE_FLOORDIV)
      return false;
    if (division->children[1] == *modulus && division->children[0] == lhs)
      return true;
  }
  if (!has_factor || rhs->kind != VARVE_KIND_AFFINE_MUL || factor == INT64_MIN ||
      !has_constant_rhs(product, VARVE_KIND_AFFINE_FLOORDIV, &divisor))
    return false;
  *modulus = product->children[1];
  return divisor > 0 && divisor == -factor && product->children[0] == lhs;
}

/* Splits e = factor * *multiplicand and returns the factor. */
static int64_t split_factor(expression e, expression *multiplicand) {
  int64_t factor;
  bool is_product = has_constant_rhs(e, VARVE_KIND_AFFINE_MUL, &factor);
  *multiplicand = is_product ? e->children[0] : e;
  return is_product ? factor : 1;
}

static varve_status simplify_sum_of_terms(varve_context *context, expression lhs, expression rhs,
                                          expression *result) {
  expression lhs_term, rhs_term, modulus;
  int64_t constant;
  int64_t lhs_factor = split_factor(lhs, &lhs_term);
  int64_t rhs_factor = split_factor(rhs, &rhs_term);
  if (lhs_term == rhs_term)
    return make_with_constant(context, VARVE_KIND_AFFINE_MUL, lhs_term,
                              wrapping_add(lhs_factor, rhs_factor), result);
  if (has_constant_rhs(lhs, VARVE_KIND_AFFINE_ADD, &constant)) {
    expression sum;
    VARVE_TRY(make(context, VARVE_KIND_AFFINE_ADD, lhs->children[0], rhs, &sum));
    return make(context, VARVE_KIND_AFFINE_ADD, sum, lhs->children[1], result);
  }
  if (is_remainder(lhs, rhs, &modulus))
    return make(context, VARVE_KIND_AFFINE_MOD, lhs, modulus, result);
  return VARVE_STATUS_OK;
}

/* Returns true for two dimensions or two symbols that do not ascend by position. */
static bool is_out_of_order(expression lhs, expression rhs) {
  bool is_position = lhs->kind == VARVE_KIND_AFFINE_DIM || lhs->kind == VARVE_KIND_AFFINE_SYMBOL;
  return is_position && lhs->kind == rhs->kind &&
         *(const uint32_t *)varve_entity_payload(lhs) >
             *(const uint32_t *)varve_entity_payload(rhs);
}

/* Applies all rules except the one for the last term. */
static varve_status simplify_sum(varve_context *context, expression lhs, expression rhs,
                                 expression *result) {
  int64_t left = 0, right = 0, inner = 0;
  bool lhs_is_constant = varve_affine_is_constant(lhs, &left);
  bool rhs_is_constant = varve_affine_is_constant(rhs, &right);
  if (lhs_is_constant && rhs_is_constant)
    return add_overflows(left, right) ? VARVE_STATUS_OK
                                      : varve_affine_constant_get(context, left + right, result);
  if (lhs_is_constant ||
      (varve_affine_is_symbolic_or_constant(lhs) && !varve_affine_is_symbolic_or_constant(rhs)))
    return make(context, VARVE_KIND_AFFINE_ADD, rhs, lhs, result);
  if (is_out_of_order(lhs, rhs))
    return make(context, VARVE_KIND_AFFINE_ADD, rhs, lhs, result);
  if (rhs_is_constant && right == 0) {
    *result = lhs;
    return VARVE_STATUS_OK;
  }
  if (rhs_is_constant && has_constant_rhs(lhs, VARVE_KIND_AFFINE_ADD, &inner))
    return make_with_constant(context, VARVE_KIND_AFFINE_ADD, lhs->children[0],
                              wrapping_add(inner, right), result);
  return simplify_sum_of_terms(context, lhs, rhs, result);
}

static bool is_scaled_quotient(expression e) {
  return e->kind == VARVE_KIND_AFFINE_MUL && e->children[0]->kind == VARVE_KIND_AFFINE_FLOORDIV;
}

/* If "(e floordiv q) * c" matches no rule with a sum, it is tried with the sum's last term, then
 * with the last term of that, and so on. *result is the result of the first rule that matches. The
 * other terms of the sums are stored in lefts; the caller adds them in turn. */
static varve_status simplify_last_term(varve_context *context, varve_affine_operation sum,
                                       varve_vector *lefts, expression *result) {
  size_t mark = lefts->count;
  expression term = sum.lhs;
  for (;;) {
    *result = NULL;
    VARVE_TRY(simplify_sum(context, term, sum.rhs, result));
    if (*result != NULL)
      return VARVE_STATUS_OK;
    if (term->kind != VARVE_KIND_AFFINE_ADD || !is_scaled_quotient(sum.rhs))
      break;
    VARVE_TRY(varve_vector_push(lefts, &term->children[0]));
    term = term->children[1];
  }
  varve_vector_truncate(lefts, mark);
  return varve_affine_intern(context, sum, result);
}

static varve_status make_sum(varve_context *context, varve_affine_operation sum,
                             expression *result) {
  varve_vector lefts; /* expression */
  varve_vector_init(&lefts, &context->memory, sizeof(expression));
  varve_status status = simplify_last_term(context, sum, &lefts, result);
  while (status == VARVE_STATUS_OK && lefts.count != 0) {
    sum.lhs = VARVE_VECTOR_LAST(&lefts, expression);
    sum.rhs = *result;
    varve_vector_truncate(&lefts, lefts.count - 1);
    status = varve_context_spend(context, 1);
    if (status == VARVE_STATUS_OK)
      status = simplify_last_term(context, sum, &lefts, result);
  }
  varve_vector_release(&lefts);
  return status;
}

static varve_status simplify_product(varve_context *context, expression lhs, expression rhs,
                                     expression *result) {
  int64_t left = 0, right = 0, inner = 0;
  bool lhs_is_constant = varve_affine_is_constant(lhs, &left);
  bool rhs_is_constant = varve_affine_is_constant(rhs, &right);
  if (lhs_is_constant && rhs_is_constant)
    return multiply_overflows(left, right)
               ? VARVE_STATUS_OK
               : varve_affine_constant_get(context, left * right, result);
  bool lhs_is_symbolic = varve_affine_is_symbolic_or_constant(lhs);
  bool rhs_is_symbolic = varve_affine_is_symbolic_or_constant(rhs);
  if (!lhs_is_symbolic && !rhs_is_symbolic)
    return VARVE_STATUS_OK;
  if (!rhs_is_symbolic || lhs_is_constant || is_out_of_order(lhs, rhs))
    return make(context, VARVE_KIND_AFFINE_MUL, rhs, lhs, result);
  if (rhs_is_constant && (right == 0 || right == 1)) {
    *result = right == 1 ? lhs : rhs;
    return VARVE_STATUS_OK;
  }
  if (!has_constant_rhs(lhs, VARVE_KIND_AFFINE_MUL, &inner))
    return VARVE_STATUS_OK;
  if (rhs_is_constant)
    return make_with_constant(context, VARVE_KIND_AFFINE_MUL, lhs->children[0],
                              wrapping_multiply(inner, right), result);
  expression product;
  VARVE_TRY(make(context, VARVE_KIND_AFFINE_MUL, lhs->children[0], rhs, &product));
  return make(context, VARVE_KIND_AFFINE_MUL, product, lhs->children[1], result);
}

static int64_t floor_quotient(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

static int64_t ceiling_quotient(int64_t a, int64_t b) {
  return a / b + (a % b != 0 && (a < 0) == (b < 0));
}

/* Applies the rules of both divisions by a nonzero constant, except floor division of sums. */
static varve_status simplify_quotient(varve_context *context, varve_affine_operation operation,
                                      int64_t divisor, expression *result) {
  int64_t left, factor;
  expression lhs = operation.lhs;
  if (varve_affine_is_constant(lhs, &left)) {
    if (left == INT64_MIN && divisor == -1)
      return VARVE_STATUS_OK;
    bool is_floor = operation.kind == VARVE_KIND_AFFINE_FLOORDIV;
    return varve_affine_constant_get(
        context, is_floor ? floor_quotient(left, divisor) : ceiling_quotient(left, divisor),
        result);
  }
  if (divisor == 1)
    *result = lhs;
  else if (has_constant_rhs(lhs, VARVE_KIND_AFFINE_MUL, &factor) &&
           varve_affine_remainder(factor, divisor) == 0)
    return make_with_constant(context, VARVE_KIND_AFFINE_MUL, lhs->children[0],
                              varve_affine_quotient(factor, divisor), result);
  return VARVE_STATUS_OK;
}

static bool divides(int64_t divisor, expression e) {
  return varve_affine_remainder(varve_affine_facts_of(e).divisor, divisor) == 0;
}

static bool is_distributed(expression e, int64_t divisor) {
  return e->kind == VARVE_KIND_AFFINE_ADD && divisor != 1 &&
         (divides(divisor, e->children[0]) || divides(divisor, e->children[1]));
}

/* The quotients of the parts of a sum. A shared part is divided once. */
typedef struct division {
  varve_context *context;
  expression divisor;
  int64_t divisor_value;
  varve_vector pending;   /* expression: still to be divided; parts come after their sum */
  varve_arena arena;      /* holds the quotient_of entries */
  varve_hash_table index; /* id of the dividend -> quotient_of */
} division;

typedef struct quotient_of {
  expression dividend;
  expression quotient;
} quotient_of;

static bool has_dividend(const void *key, const void *value) {
  return ((const quotient_of *)value)->dividend == key;
}

/* Returns NULL if the quotient is not known yet. */
static expression find_quotient(const division *d, expression dividend) {
  const quotient_of *found = varve_hash_table_find(&d->index, dividend->id, has_dividend, dividend);
  return found == NULL ? NULL : found->quotient;
}

static varve_status keep_quotient(division *d, expression dividend, expression quotient) {
  quotient_of *kept = varve_arena_allocate(&d->arena, sizeof *kept);
  if (kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *kept = (quotient_of){dividend, quotient};
  return varve_hash_table_insert(&d->index, dividend->id, kept);
}

/* Divides the last pending expression, or appends those parts of it that must be divided first. */
static varve_status divide_last(division *d) {
  expression e = VARVE_VECTOR_LAST(&d->pending, expression), quotient;
  if (find_quotient(d, e) != NULL) {
    varve_vector_truncate(&d->pending, d->pending.count - 1);
    return VARVE_STATUS_OK;
  }
  if (is_distributed(e, d->divisor_value)) {
    expression lhs = find_quotient(d, e->children[0]);
    expression rhs = find_quotient(d, e->children[1]);
    if (lhs == NULL)
      return varve_vector_push(&d->pending, &e->children[0]);
    if (rhs == NULL)
      return varve_vector_push(&d->pending, &e->children[1]);
    VARVE_TRY(make(d->context, VARVE_KIND_AFFINE_ADD, lhs, rhs, &quotient));
  } else {
    VARVE_TRY(make(d->context, VARVE_KIND_AFFINE_FLOORDIV, e, d->divisor, &quotient));
  }
  VARVE_TRY(varve_context_spend(d->context, 1));
  varve_vector_truncate(&d->pending, d->pending.count - 1);
  return keep_quotient(d, e, quotient);
}

static varve_status divide_sum(varve_context *context, varve_affine_operation operation,
                               int64_t divisor, expression *result) {
  division d = {.context = context, .divisor = operation.rhs, .divisor_value = divisor};
  varve_vector_init(&d.pending, &context->memory, sizeof(expression));
  varve_arena_init(&d.arena, &context->memory);
  varve_hash_table_init(&d.index, &context->memory);
  varve_status status = varve_vector_push(&d.pending, &operation.lhs);
  while (status == VARVE_STATUS_OK && d.pending.count != 0)
    status = divide_last(&d);
  if (status == VARVE_STATUS_OK)
    *result = find_quotient(&d, operation.lhs);
  varve_vector_release(&d.pending);
  varve_arena_release(&d.arena);
  varve_hash_table_release(&d.index);
  return status;
}

/* Returns the part of e that decides its remainder by a positive modulus. */
static expression reduce_dividend(expression e, int64_t modulus) {
  int64_t inner;
  for (;;) {
    if (e->kind == VARVE_KIND_AFFINE_ADD && divides(modulus, e->children[0]))
      e = e->children[1];
    else if ((e->kind == VARVE_KIND_AFFINE_ADD && divides(modulus, e->children[1])) ||
             (has_constant_rhs(e, VARVE_KIND_AFFINE_MOD, &inner) && inner >= 1 &&
              inner % modulus == 0))
      e = e->children[0];
    else
      return e;
    if (divides(modulus, e))
      return e;
  }
}

static varve_status simplify_remainder(varve_context *context, expression lhs, expression rhs,
                                       expression *result) {
  int64_t modulus, value;
  if (!varve_affine_is_constant(rhs, &modulus) || modulus < 1)
    return VARVE_STATUS_OK;
  expression e = divides(modulus, lhs) ? lhs : reduce_dividend(lhs, modulus);
  if (divides(modulus, e))
    return varve_affine_constant_get(context, 0, result);
  if (varve_affine_is_constant(e, &value)) {
    int64_t remainder = value % modulus;
    return varve_affine_constant_get(context, remainder < 0 ? remainder + modulus : remainder,
                                     result);
  }
  if (e == lhs)
    return VARVE_STATUS_OK;
  varve_affine_operation reduced = {VARVE_KIND_AFFINE_MOD, e, rhs};
  return varve_affine_intern(context, reduced, result);
}

static varve_status simplify_division(varve_context *context, varve_affine_operation operation,
                                      expression *result) {
  int64_t divisor;
  if (!varve_affine_is_constant(operation.rhs, &divisor) || divisor == 0)
    return VARVE_STATUS_OK;
  if (operation.kind == VARVE_KIND_AFFINE_FLOORDIV && is_distributed(operation.lhs, divisor))
    return divide_sum(context, operation, divisor, result);
  return simplify_quotient(context, operation, divisor, result);
}

varve_status varve_affine_make(varve_context *context, varve_affine_operation operation,
                               expression *result) {
  varve_status status;
  expression simplified = NULL;
  *result = NULL;
  if (operation.kind == VARVE_KIND_AFFINE_ADD)
    return make_sum(context, operation, result);
  if (operation.kind == VARVE_KIND_AFFINE_MUL)
    status = simplify_product(context, operation.lhs, operation.rhs, &simplified);
  else if (operation.kind == VARVE_KIND_AFFINE_MOD)
    status = simplify_remainder(context, operation.lhs, operation.rhs, &simplified);
  else
    status = simplify_division(context, operation, &simplified);
  if (status != VARVE_STATUS_OK)
    return status;
  *result = simplified;
  return simplified != NULL ? VARVE_STATUS_OK : varve_affine_intern(context, operation, result);
}

varve_status varve_affine_binary_get(varve_context *context, varve_kind kind,
                                     const varve_entity *lhs, const varve_entity *rhs,
                                     const varve_entity **result) {
  *result = NULL;
  if (kind < VARVE_KIND_AFFINE_ADD || kind > VARVE_KIND_AFFINE_CEILDIV ||
      !varve_child_is_affine(lhs) || !varve_child_is_affine(rhs))
    return VARVE_STATUS_INVALID;
  varve_context_earn(context, 0);
  return make(context, kind, lhs, rhs, result);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/affine_simplify.c. Expected values are what mlir-opt 22 prints for the same operations. */
#include "tests/unit/ir_fixture.h"

#include "ir/affine.h"

enum { DEEP = 20000, MAX_STACK = 16 };

typedef varve_status make_function(varve_context *context, varve_affine_operation operation,
                                   const varve_entity **expression);

static varve_status make_leaf(ir_fixture *f, const char *word, const varve_entity **leaf) {
  if (word[0] == 'd')
    return varve_affine_dim_get(f->context, (uint32_t)strtoul(word + 1, NULL, 10), leaf);
  if (word[0] == 's')
    return varve_affine_symbol_get(f->context, (uint32_t)strtoul(word + 1, NULL, 10), leaf);
  return varve_affine_constant_get(f->context, strtoll(word, NULL, 10), leaf);
}

static bool find_operator(const char *word, varve_kind *kind) {
  static const char operators[] = "+*%/^";
  const char *found = strchr(operators, word[0]);
  *kind = (varve_kind)(VARVE_KIND_AFFINE_ADD + (found == NULL ? 0 : found - operators));
  return found != NULL;
}

/* Expressions in postfix notation: "d0 2 *". '/' rounds down, '^' rounds up. */
static const varve_entity *build(ir_fixture *f, const char *text, make_function *make) {
  const varve_entity *stack[MAX_STACK];
  size_t count = 0;
  while (*text != 0) {
    varve_kind kind;
    if (find_operator(text, &kind)) {
      assert_true(count >= 2);
      varve_affine_operation operation = {kind, stack[count - 2], stack[count - 1]};
      count--;
      assert_status(make(f->context, operation, &stack[count - 1]), OK);
    } else {
      assert_true(count < MAX_STACK);
      assert_status(make_leaf(f, text, &stack[count]), OK);
      count++;
    }
    text += strcspn(text, " ");
    text += strspn(text, " ");
  }
  assert_int_equal(count, 1);
  return stack[0];
}

typedef struct simplification {
  const char *given, *expected;
} simplification;

static void check(ir_fixture *f, const simplification *cases, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const varve_entity *made = build(f, cases[i].given, varve_affine_make);
    if (made != build(f, cases[i].expected, varve_affine_intern))
      print_message("# %s\n", cases[i].given);
    assert_ptr_equal(made, build(f, cases[i].expected, varve_affine_intern));
  }
}

static void sums_are_folded_and_ordered(void **state) {
  static const simplification cases[] = {
      {"2 3 +", "5"},
      {"d0 0 +", "d0"},
      {"3 d0 +", "d0 3 +"},
      {"s0 d0 +", "d0 s0 +"},
      {"d1 d0 +", "d0 d1 +"},
      {"s1 s0 +", "s0 s1 +"},
      {"d1 2 * d0 +", "d1 2 * d0 +"},
      {"d0 2 + 3 +", "d0 5 +"},
      {"d0 2 + d1 +", "d0 d1 + 2 +"},
      {"d0 2 + d1 3 + +", "d0 d1 3 + + 2 +"},
      {"d0 d0 +", "d0 2 *"},
      {"d0 2 * d0 3 * +", "d0 5 *"},
      {"d0 d0 -1 * +", "0"},
  };
  check(*state, cases, VARVE_COUNT_OF(cases));
}

static void products_are_folded_and_ordered(void **state) {
  static const simplification cases[] = {
      {"2 3 *", "6"},         {"d0 1 *", "d0"},         {"d0 0 *", "0"},
      {"3 d0 *", "d0 3 *"},   {"s0 d0 *", "d0 s0 *"},   {"s1 s0 *", "s0 s1 *"},
      {"d0 d1 *", "d0 d1 *"}, {"d0 2 * 3 *", "d0 6 *"}, {"d0 2 * s0 *", "d0 s0 * 2 *"},
  };
  check(*state, cases, VARVE_COUNT_OF(cases));
}

static void divisions_are_folded(void **state) {
  static const simplification cases[] = {
      {"-7 2 /", "-4"},
      {"7 -2 /", "-4"},
      {"-7 2 ^", "-3"},
      {"7 2 ^", "4"},
      {"7 -2 ^", "-3"},
      {"-8 2 /", "-4"},
      {"d0 1 /", "d0"},
      {"d0 1 ^", "d0"},
      {"d0 -1 /", "d0 -1 /"},
      {"5 0 /", "5 0 /"},
      {"d0 s0 ^", "d0 s0 ^"},
      {"d0 4 * -2 /", "d0 -2 *"},
      {"d0 4 * 2 ^", "d0 2 *"},
      {"d0 4 * 3 /", "d0 4 * 3 /"},
      {"d0 4 * d1 + 2 /", "d0 2 * d1 2 / +"},
      {"d0 4 * d1 + 2 ^", "d0 4 * d1 + 2 ^"},
      {"d0 d1 + 2 /", "d0 d1 + 2 /"},
      {"d0 d1 + -1 /", "d0 -1 / d1 -1 / +"},
      {"d0 4 * d1 + d2 8 * + 4 /", "d0 d1 4 / + d2 2 * +"},
  };
  check(*state, cases, VARVE_COUNT_OF(cases));
}

static void remainders_are_folded(void **state) {
  static const simplification cases[] = {
      {"-7 4 %", "1"},
      {"7 -2 %", "7 -2 %"},
      {"5 0 %", "5 0 %"},
      {"d0 1 %", "0"},
      {"d0 8 * 4 %", "0"},
      {"d0 8 * d1 + 4 %", "d1 4 %"},
      {"d0 4 + 4 %", "d0 4 %"},
      {"d0 8 % 4 %", "d0 4 %"},
      {"d0 4 % 8 %", "d0 4 % 8 %"},
      {"d0 s0 % 2 %", "d0 s0 % 2 %"},
      {"d0 8 * d1 + d2 8 % + 4 %", "d0 8 * d1 + d2 8 % + 4 %"},
      {"d0 8 % d1 4 * + 2 %", "d0 2 %"},
  };
  check(*state, cases, VARVE_COUNT_OF(cases));
}

static void remainders_are_recognized_in_sums(void **state) {
  static const simplification cases[] = {
      {"d0 d0 4 / -4 * +", "d0 4 %"},
      {"d0 d0 s0 / s0 * -1 * +", "d0 s0 %"},
      {"d0 d0 s0 / s0 * -1 + +", "d0 s0 %"},
      {"d0 d0 4 / 4 * +", "d0 d0 4 / 4 * +"},
      {"d0 d0 -4 / 4 * +", "d0 d0 -4 / 4 * +"},
      {"d0 d1 4 / -4 * +", "d0 d1 4 / -4 * +"},
      {"d0 d1 + d1 4 / -4 * +", "d0 d1 4 % +"},
      {"d0 d1 d2 + + d2 4 / -4 * +", "d0 d1 d2 4 % + +"},
      {"d0 s0 + d1 2 / 3 * +", "d0 d1 2 / 3 * s0 + +"},
      {"d0 s0 + d1 2 / +", "d0 s0 + d1 2 / +"},
      {"d0 d1 2 / -3 * + d1 2 / 3 * +", "d0"},
      {"d0 d1 2 / + d1 2 / + d1 2 / 3 * +", "d0 d1 2 / 5 * +"},
  };
  check(*state, cases, VARVE_COUNT_OF(cases));
}

static void overflow_is_upstreams(void **state) {
  static const simplification cases[] = {
      {"9223372036854775807 1 +", "9223372036854775807 1 +"},
      {"-9223372036854775808 -1 +", "-9223372036854775808 -1 +"},
      {"9223372036854775807 2 *", "9223372036854775807 2 *"},
      {"-9223372036854775808 -1 *", "-9223372036854775808 -1 *"},
      {"-1 -9223372036854775808 *", "-1 -9223372036854775808 *"},
      {"3037000500 3037000500 *", "3037000500 3037000500 *"},
      {"4294967296 -2147483648 *", "-9223372036854775808"},
      {"-9223372036854775808 -1 /", "-9223372036854775808 -1 /"},
      {"-9223372036854775808 -1 ^", "-9223372036854775808 -1 ^"},
      {"d0 9223372036854775807 + 1 +", "d0 -9223372036854775808 +"},
      {"d0 9223372036854775807 * 2 *", "d0 -2 *"},
      {"d0 9223372036854775807 * d0 +", "d0 -9223372036854775808 *"},
      {"d0 -9223372036854775808 * -1 /", "d0 -9223372036854775808 *"},
      {"d0 -9223372036854775808 * d1 + 3 /", "d0 -9223372036854775808 * d1 + 3 /"},
  };
  check(*state, cases, VARVE_COUNT_OF(cases));
}

static const varve_entity *binary(ir_fixture *f, varve_kind kind, const varve_entity *lhs,
                                  const varve_entity *rhs) {
  const varve_entity *expression;
  assert_status(varve_affine_binary_get(f->context, kind, lhs, rhs, &expression), OK);
  return expression;
}

static const varve_entity *multiple(ir_fixture *f, uint32_t position, int64_t factor) {
  const varve_entity *dim, *constant;
  assert_status(varve_affine_dim_get(f->context, position, &dim), OK);
  assert_status(varve_affine_constant_get(f->context, factor, &constant), OK);
  return binary(f, VARVE_KIND_AFFINE_MUL, dim, constant);
}

/* x + (x + n): 2^64 paths lead to the first node. */
static void shared_parts_are_divided_once(void **state) {
  ir_fixture *f = *state;
  const varve_entity *sum = multiple(f, 0, 4);
  for (uint32_t i = 1; i <= 64; i++)
    sum = binary(f, VARVE_KIND_AFFINE_ADD, sum,
                 binary(f, VARVE_KIND_AFFINE_ADD, sum, multiple(f, i, 4)));
  const varve_entity *quotient =
      binary(f, VARVE_KIND_AFFINE_FLOORDIV, sum, build(f, "4", varve_affine_make));
  for (uint32_t i = 64; i > 0; i--) {
    assert_ptr_equal(quotient->children[1]->children[1], multiple(f, i, 1));
    assert_ptr_equal(quotient->children[1]->children[0], quotient->children[0]);
    quotient = quotient->children[0];
  }
  assert_ptr_equal(quotient, multiple(f, 0, 1));
  assert_ptr_equal(binary(f, VARVE_KIND_AFFINE_MOD, sum, build(f, "4", varve_affine_make)),
                   build(f, "0", varve_affine_make));
}

static void deep_sums_are_divided(void **state) {
  ir_fixture *f = *state;
  const varve_entity *left = multiple(f, 0, 6), *right = left;
  for (uint32_t i = 1; i < DEEP; i++) {
    left = binary(f, VARVE_KIND_AFFINE_ADD, left, multiple(f, i, 6));
    right = binary(f, VARVE_KIND_AFFINE_ADD, multiple(f, i, 6), right);
  }
  const varve_entity *two = build(f, "2", varve_affine_make);
  assert_int_equal(binary(f, VARVE_KIND_AFFINE_FLOORDIV, left, two)->depth, left->depth);
  assert_int_equal(binary(f, VARVE_KIND_AFFINE_FLOORDIV, right, two)->depth, right->depth);
  const varve_entity *odd = binary(f, VARVE_KIND_AFFINE_ADD, left, right);
  odd = binary(f, VARVE_KIND_AFFINE_ADD, build(f, "s0", varve_affine_make), odd);
  assert_ptr_equal(binary(f, VARVE_KIND_AFFINE_MOD, odd, two),
                   build(f, "s0 2 %", varve_affine_make));
}

/* (((d0 + q) + q) + ...) + q * 3: each addition combines with the q before it. */
static void many_equal_quotients_become_one(void **state) {
  ir_fixture *f = *state;
  const varve_entity *sum = build(f, "d0", varve_affine_make);
  const varve_entity *quotient = build(f, "d1 2 /", varve_affine_make);
  for (uint32_t i = 0; i < DEEP; i++)
    sum = binary(f, VARVE_KIND_AFFINE_ADD, sum, quotient);
  assert_int_equal(sum->depth, DEEP + 2);
  sum = binary(f, VARVE_KIND_AFFINE_ADD, sum, build(f, "d1 2 / 3 *", varve_affine_make));
  assert_ptr_equal(sum, build(f, "d0 d1 2 / 20003 * +", varve_affine_make));
}

static void repeated_division_of_a_large_sum_is_bounded(void **state) {
  ir_fixture *f = *state;
  const varve_entity *sum = multiple(f, 0, 3), *minus = build(f, "-1", varve_affine_make),
                     *next = NULL;
  for (uint32_t i = 1; i < 1000; i++)
    sum = binary(f, VARVE_KIND_AFFINE_ADD, sum, multiple(f, i, 3));
  varve_status status = VARVE_STATUS_OK;
  uint32_t rounds = 0;
  for (; rounds < 100000 && status == VARVE_STATUS_OK; rounds++) {
    status = varve_affine_binary_get(f->context, VARVE_KIND_AFFINE_FLOORDIV, sum, minus, &next);
    if (status == VARVE_STATUS_OK)
      sum = next;
  }
  assert_int_equal(status, VARVE_STATUS_LIMIT_EXCEEDED);
  assert_null(next);
  assert_true(rounds > 100);
}

static void failing_allocations_lose_nothing(void **state) {
  static const char *const words[] = {"d0 s0 + s1 + d1 +", "d0 d1 s0 + +", "d0 4 * d1 + d2 8 * +"};
  static const char *const more[] = {"d1 2 / 7 *", "d2 2 / 9 *", "4"};
  ir_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++) {
    const varve_entity *lhs = build(f, words[i], varve_affine_make);
    const varve_entity *rhs = build(f, more[i], varve_affine_make), *result;
    varve_kind kind = i < 2 ? VARVE_KIND_AFFINE_ADD : VARVE_KIND_AFFINE_FLOORDIV;
    varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
    for (size_t fail_at = 1; status != VARVE_STATUS_OK; fail_at++) {
      f->allocator.calls = 0;
      f->allocator.fail_at = fail_at;
      status = varve_affine_binary_get(f->context, kind, lhs, rhs, &result);
      f->allocator.fail_at = 0;
      assert_true((status == VARVE_STATUS_OK) == (result != NULL));
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(sums_are_folded_and_ordered),
      ir_test(products_are_folded_and_ordered),
      ir_test(divisions_are_folded),
      ir_test(remainders_are_folded),
      ir_test(remainders_are_recognized_in_sums),
      ir_test(overflow_is_upstreams),
      ir_test(shared_parts_are_divided_once),
      ir_test(deep_sums_are_divided),
      ir_test(many_equal_quotients_become_one),
      ir_test(repeated_division_of_a_large_sum_is_bounded),
      ir_test(failing_allocations_lose_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

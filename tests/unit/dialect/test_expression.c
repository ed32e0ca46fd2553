/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/expression/expression*.c: limits, and what is unknown. Examples of each function are
 * in format-spec/assembly-format.md. */
#include "tests/unit/ir_fixture.h"

#include "dialect/expression/expression.h"
#include "ir/attributes.h"

static varve_status find_slots(void *user, bool is_type, varve_expression_slot *slots,
                               uint32_t *count) {
  const varve_format_lexer *lexer = user;
  (void)is_type;
  slots[0] = (varve_expression_slot){
      .kind = varve_slice_equal(lexer->token.text, VARVE_SLICE("list")) ? 2 : 1};
  *count = 1;
  return VARVE_STATUS_OK;
}

/* $list is [1, 2]; each other variable is unknown. */
static varve_status find_term(const varve_expression_input *input,
                              const varve_expression *expression, varve_term *term) {
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (expression->slot.kind == 1)
    return VARVE_STATUS_OK;
  varve_context *context = input->context;
  const varve_entity *items[2];
  for (int i = 0; i < 2; i++)
    VARVE_TRY(varve_integer_get_i64(context, context->i64, i + 1, &items[i]));
  term->kind = VARVE_TERM_ENTITY;
  return varve_array_get(context, items, 2, &term->entity);
}

static varve_status parse(ir_fixture *f, const char *text, varve_format_fault *fault,
                          const varve_expression **expression) {
  varve_format_lexer lexer = varve_format_lexer_make(varve_slice_of(text), fault);
  varve_expression_scope scope = {.user = &lexer, .find = find_slots, .context = f->context};
  assert_status(varve_format_advance(&lexer), OK);
  return varve_expression_parse(&lexer, &scope, expression);
}

static varve_term evaluate(ir_fixture *f, const char *text) {
  varve_format_fault fault = {0};
  const varve_expression *expression;
  varve_term term;
  if (parse(f, text, &fault, &expression) != VARVE_STATUS_OK)
    fail_msg("%s: %s", text, fault.message);
  varve_arena arena;
  varve_arena_init(&arena, &f->context->memory);
  const varve_expression_input input = {.context = f->context, .arena = &arena, .find = find_term};
  assert_status(varve_expression_evaluate(&input, expression, &term), OK);
  varve_arena_release(&arena);
  return term;
}

static void what_has_an_unknown_input_is_unknown(void **state) {
  static const char *const texts[] = {
      "$x",
      "$x + 1",
      "1 in [2, $x]",
      "all(x in [1, $x]: x = 1)",
      "any(x in [2, $x]: x = 1)",
      "filter(x in [2, $x]: x = 1)",
      "if($x, 1, 2)",
      "max([1, $x])",
      "concat('a', $x)",
      "repeat($x, 2)",
      "[1, 2][2]",
      "[1, 2][-3]",
      "9000000000000000000 + 900000000000000000",
      "product([4611686018427387904, 4])",
      "log2ceil(0)",
      "bit(1, 64)",
      "slice([1, 2], 1, 3)",
      "drop([1], 2)",
      "zip([1], [1, 2])",
      "permute([1, 2], [2])",
      "dense([1, 'x'])",
      "dense([1, 2], tensor([3], i8))",
      "dense([1, 2], i8)",
      "dense([1, 2], tensor([2], f32))",
      "items('x')",
      "inverse([1, 1])",
      "permutation(['a'])",
      "distinct([1, 'a'])",
      "int(16777216)",
      "vector([-1], i8)",
      "!no.dialect(i8)",
      "with(i8, shape = [1])",
      "isa(i8, 'AnyInteger')", /* nothing knows rules here */
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    if (evaluate(*state, texts[i]).kind != VARVE_TERM_UNKNOWN)
      fail_msg("%s is known", texts[i]);
}

static void what_does_not_depend_on_the_unknown_is_known(void **state) {
  static const char *const texts[] = {
      "1 in [$x, 1]",         "any(x in [$x, 1]: x = 1)", "not all(x in [$x, 2]: x = 1)",
      "true or $x",           "not (false and $x)",       "if(true, true, $x)",
      "count([1, $x]) = 2",   "not isa(absent, 'I1')",    "sum(x in [1, 2]: x * x) = 5",
      "permutation([1, 0])",  "not permutation([0, 0])",  "count(x in [1, 2, 3]: x > 1) = 2",
      "log2ceil(5) = 3",      "log2ceil(1) = 0",          "min(2, 1) = 1 and max([1, 3, 2]) = 3",
      "$list = [1, 2]",       "[1, 2] = $list",           "$list != [1] and [1, 3] != $list",
      "distinct(['a', 'b'])", "not distinct([1, 2, 1])",  "concat('a', 1, 'b') = 'a1b'",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    varve_term term = evaluate(*state, texts[i]);
    if (term.kind != VARVE_TERM_TRUTH || term.number == 0)
      fail_msg("%s does not hold", texts[i]);
  }
}

static void steps_and_items_are_limited(void **state) {
  static const char *const texts[] = {
      "sum(x in indices(60000): sum(y in indices(60000): x))",
      "count(x in indices(60000): x in indices(60000))",
      "indices(65537)",
      "repeat(1, 65537)",
      "concat(indices(60000), indices(60000))",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    assert_int_equal(evaluate(*state, texts[i]).kind, VARVE_TERM_UNKNOWN);
  assert_int_equal(evaluate(*state, "sum(x in indices(1000): 1)").number, 1000);
}

/* Otherwise the texts would be gigabytes, and comparing the lists would not end. */
static void results_are_limited(void **state) {
  static const char *const texts[] = {
      "replace(join(repeat('a', 60000), ''), 'a', join(repeat('a', 60000), ''))",
      "join(repeat(join(repeat('a', 60000), ''), 60000), '')",
      "map(x in indices(60000): join(repeat('a', 60000), x))[59999]",
      "map(x in indices(60000): tuple(repeat(int(x), 60000)))[59999]",
      "map(x in indices(60000): split(join(repeat('a', 60000), x), 'b'))[59999]",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    assert_int_equal(evaluate(*state, texts[i]).kind, VARVE_TERM_UNKNOWN);
}

/* 50,000 '+' in a row are as deep as 50,000 brackets. */
static void tall_trees_are_refused(void **state) {
  enum { COUNT = 50000 };
  static const char *const starts[] = {"1 + ", "not ", "(", "if(true, "};
  char *text = malloc(COUNT * 10 + 2);
  assert_non_null(text);
  for (size_t i = 0; i < VARVE_COUNT_OF(starts); i++) {
    size_t size = strlen(starts[i]);
    varve_format_fault fault = {0};
    const varve_expression *expression;
    for (size_t at = 0; at < COUNT; at++)
      memcpy(text + at * size, starts[i], size);
    memcpy(text + COUNT * size, "1", 2);
    assert_status(parse(*state, text, &fault, &expression), INVALID);
    assert_string_equal(fault.message, "the expression is nested too deeply");
  }
  free(text);
}

/* What is evaluated once has the value that it would have each time. */
static void parts_without_the_item_have_their_values(void **state) {
  static const char *const texts[] = {
      "map(x in [1, 2, 3]: x + sum([4, 5])) = [10, 11, 12]",
      "map(x in [1, 2]: map(y in [10, 20]: x + y + sum([100, 200]))) = [[311, 321], [312, 322]]",
      "map(x in [1, 2]: sum(map(y in [10, 20]: x * 2))) = [4, 8]",
      "map(x in [1, 2]: sum(map(y in [x, x]: y * 2))) = [4, 8]",
      "map(x in [1, 2]: sum([3, 4])) = [7, 7]",
      "map(x in []: sum([3, 4])) = []",
      "map(x in [1, 2]: if(x = 1, sum([3]), min([]))) != 1",
      "map(x in indices(10000): split(join(repeat('ab', 10000), ''), '')[x]) != 1",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++)
    if (evaluate(*state, texts[i]).number != 1)
      fail_msg("%s does not hold", texts[i]);
}

static void faults_are_reported(void **state) {
  static const char *const rows[][2] = {
      {"any(x in [1]: any(y in [x]: any(z in [y]: z = 1)))", "quantifiers nest at most 2 deep"},
      {"min()", "'min' has 1 to 16 arguments"},
      {"elem(i8, i8)", "'elem' has 1 argument"},
      {"with(i8)", "expected ','"},
      {"with(i8, 1 = i8)", "expected the name of a part"},
      {"nothing(1)", "'nothing' is no function"},
      {"map(x in [1] x)", "expected ':'"},
      {"!d", "expected '.' and the name of a type"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    varve_format_fault fault = {0};
    const varve_expression *expression;
    assert_status(parse(*state, rows[i][0], &fault, &expression), INVALID);
    assert_string_equal(fault.message, rows[i][1]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(what_has_an_unknown_input_is_unknown),
      ir_test(what_does_not_depend_on_the_unknown_is_known),
      ir_test(steps_and_items_are_limited),
      ir_test(results_are_limited),
      ir_test(tall_trees_are_refused),
      ir_test(parts_without_the_item_have_their_values),
      ir_test(faults_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/value_names.c, name_rules.c. tests/oracle/names.sh tests every operation of LLVM. */
#include "tests/unit/names_fixture.h"

#include "dialect/value_names.h"

static void attributes_are_part_of_names(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  %0 = \"n.by\"() {key = \"a b\"} : () -> i32\n"
              "  %1 = \"n.by\"() {key = @x::@y} : () -> i32\n"
              "  %2 = \"n.by\"() {key = -5 : i8} : () -> i32\n"
              "  %3 = \"n.by\"() {key = true} : () -> i32\n"
              "  %4 = \"n.by\"() {key = #t<other 7>} : () -> i32\n"
              "  %5 = \"n.by\"() {key = #arith.overflow<nsw>} : () -> i32\n"
              "  %6 = \"n.by\"() {key = [1]} : () -> i32\n"
              "  %7 = \"n.by\"() {key = \"\"} : () -> i32\n"
              "  %8 = \"n.by\"() : () -> i32\n"
              "}) : () -> ()\n",
              "  %x_a_b.y = \"n.by\"() {key = \"a b\"} : () -> i32\n"
              "  %x_y.y = \"n.by\"() {key = @x::@y} : () -> i32\n"
              "  %x_-5.y = \"n.by\"() {key = -5 : i8} : () -> i32\n"
              "  %x_true.y = \"n.by\"() {key = true} : () -> i32\n"
              "  %x_7.y = \"n.by\"() {key = #t<other 7>} : () -> i32\n"
              "  %x_nsw.y = \"n.by\"() {key = #arith.overflow<nsw>} : () -> i32\n"
              "  %0 = \"n.by\"() {key = [1]} : () -> i32\n"
              "  %1 = \"n.by\"() {key = \"\"} : () -> i32\n"
              "  %2 = \"n.by\"() : () -> i32\n");
}

static void several_results_have_the_names_of_their_definition(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  %0:3 = \"n.named\"() : () -> (i32, i32, i32)\n"
              "  %1 = \"n.named\"() : () -> i32\n"
              "  %2:2 = \"n.silent\"() : () -> (i32, i32)\n"
              "}) : () -> ()\n",
              "  %first, %others:2 = \"n.named\"() : () -> (i32, i32, i32)\n"
              "  %first_0 = \"n.named\"() : () -> i32\n"
              "  %0:2 = \"n.silent\"() : () -> (i32, i32)\n");
}

/* An operation that does not fit its definition, which a module built by calls may contain. */
static void operations_that_do_not_fit_their_definition_suggest_no_names(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  %0:2 = \"n.plain\"() : () -> (i32, i32)\n"
              "}) : () -> ()\n",
              "  %0:2 = \"n.plain\"() : () -> (i32, i32)\n");
}

static void texts_that_are_not_names_are_reported(void **state) {
  static const struct {
    const char *names;
    const char *arguments;
    const char *entry;
    bool is_good;
  } rows[] = {
      {"\"a\"", "", "", true},
      {"\"a, b..., c{k}d...\"", "\"a: in, {k}\"", "\"entry\"", true},
      {"\"rule:constant\"", "\"rule:omp_loop\"", "", true},
      {"\"rule:other\"", "", "", false},
      {"\"a,\"", "", "", false},
      {"\"a b\"", "", "", false},
      {"\"{}\"", "", "", false},
      {"\"{k\"", "", "", false},
      {"\"a: in\"", "", "", false},
      {"\"%\"", "", "", false},
      {"", "\"a: out\"", "", false},
      {"", "\"a...\"", "", false},
      {"", "\"rule:constant\"", "", false},
      {"", "", "\"a b\"", false},
  };
  (void)state;
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    char strings[256];
    uint32_t size = 1;
    const char *const texts[] = {"in",          "names",           rows[i].names,
                                 "block_names", rows[i].arguments, "entry_block",
                                 rows[i].entry};
    uint32_t at[VARVE_COUNT_OF(texts)];
    strings[0] = 0;
    for (size_t t = 0; t < VARVE_COUNT_OF(texts); t++) {
      at[t] = size;
      memcpy(strings + size, texts[t], strlen(texts[t]) + 1);
      size += (uint32_t)strlen(texts[t]) + 1;
    }
    const varve_value_record values[] = {{.name = at[0]}};
    const varve_definition_tables tables = {
        .strings = strings, .values = values, .numbers = at + 1};
    const varve_operation_record record = {.operands = {0, 1}, .facts = {0, 3}};
    const char *fault = varve_value_names_find_fault(&tables, values, &record);
    if ((fault == NULL) != rows[i].is_good)
      fail_msg("row %zu: %s", i, fault == NULL ? "accepted" : fault);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      names_test(attributes_are_part_of_names),
      names_test(several_results_have_the_names_of_their_definition),
      names_test(operations_that_do_not_fit_their_definition_suggest_no_names),
      cmocka_unit_test(texts_that_are_not_names_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

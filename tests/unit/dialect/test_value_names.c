/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/uses/value_names.c, src/hooks/name_rules.c. tests/oracle/names.sh tests every
 * operation of LLVM. */
#include "tests/unit/names_fixture.h"

#include "dialect/uses/value_names.h"

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
              "  %x_1.y = \"n.by\"() {key = [1]} : () -> i32\n"
              "  %0 = \"n.by\"() {key = \"\"} : () -> i32\n"
              "  %1 = \"n.by\"() : () -> i32\n");
}

static void expressions_are_part_of_names(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  %0 = \"n.cases\"() <{v = 1.0 : f64}> : () -> i8\n"
              "  %1 = \"n.cases\"() <{v = -3.25e-8 : f32}> : () -> f32\n"
              "  %2 = \"n.cases\"() <{v = 0xFF800000 : f32}> : () -> index\n"
              "  %3 = \"n.cases\"() <{v = 0x7FC00000 : f32}> : () -> ui4\n"
              "  %5 = \"n.hinted\"() {hint = \"seen\"} : () -> i1\n"
              "  %6:2 = \"n.hinted\"() : () -> (i1, i1)\n"
              "  %4 = \"n.cases\"() <{v = 123456789.0 : f32}> : () -> tuple<>\n"
              "}) : () -> ()\n",
              "  %v1.000000e00_i8 = \"n.cases\"() <{v = 1.000000e+00 : f64}> : () -> i8\n"
              "  %v-3.250000e-08_f32 = \"n.cases\"() <{v = -3.250000e-08 : f32}> : () -> f32\n"
              "  %v-Inf_index = \"n.cases\"() <{v = 0xFF800000 : f32}> : () -> index\n"
              "  %vNaN_ui4 = \"n.cases\"() <{v = 0x7FC00000 : f32}> : () -> ui4\n"
              "  %seen = \"n.hinted\"() {hint = \"seen\"} : () -> i1\n"
              "  %_2:2 = \"n.hinted\"() : () -> (i1, i1)\n"
              "  %0 = \"n.cases\"() <{v = 0x4CEB79A3 : f32}> : () -> tuple<>\n");
}

static void lists_name_value_by_value(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "  %0:3 = \"n.ports\"() <{names = [\"a\", \"b\"]}> : () -> (i1, i2, i3)\n"
              "  %1:2 = \"n.ports\"() <{names = [\"\", \"b\", \"c\"]}> : () -> (i1, i2)\n"
              "  %2 = \"n.ports\"() <{names = []}> : () -> i1\n"
              "}) : () -> ()\n",
              "  %p_a, %p_b:2 = \"n.ports\"() <{names = [\"a\", \"b\"]}> : () -> (i1, i2, i3)\n"
              "  %0, %p_b_0 = \"n.ports\"() <{names = [\"\", \"b\", \"c\"]}> : () -> (i1, i2)\n"
              "  %1 = \"n.ports\"() <{names = []}> : () -> i1\n");
}

static void types_name_values_that_have_no_name(void **state) {
  names_check(*state,
              "\"t.module\"() ({\n"
              "^bb0(%0: !n.box, %1: i1, %2: !n.box):\n"
              "  %3:3 = \"t.op\"() : () -> (i1, !n.box, i1)\n"
              "  %4 = \"n.plain\"() : () -> !n.box\n"
              "  \"t.next\"() [^bb1] : () -> ()\n"
              "^bb1(%5: !n.box):\n"
              "}) : () -> ()\n",
              "^bb0(%b: !n.box, %arg0: i1, %b_0: !n.box):\n"
              "  %0, %b_1:2 = \"t.op\"() : () -> (i1, !n.box, i1)\n"
              "  %plain = \"n.plain\"() : () -> !n.box\n"
              "  \"t.next\"()[^bb1] : () -> ()\n"
              "^bb1(%1: !n.box):  // pred: ^bb0\n");
}

static void aliases_are_computed_from_parameters(void **state) {
  static const varve_print_options options = {.elide_elements_if_larger = VARVE_ELIDE_NEVER,
                                              .elide_resources_if_larger = VARVE_ELIDE_NEVER,
                                              .hex_if_larger = VARVE_HEX_IF_LARGER};
  const varve_parse_options parse = {.file_name = VARVE_SLICE("-"), .no_implicit_module = true};
  names_fixture *f = *state;
  varve_module *module;
  assert_status(varve_parse_module(
                    f->ir.context,
                    VARVE_SLICE("\"t.module\"() {a = #n.key<\"a b+\", 7>, b = #n.key<\"c\", 7>,"
                                " c = #n.key<\"a b+\", 9>, d = #n.key<\"d\", 7>,"
                                " e = #n.key<\"d.\", 7>} : () -> ()"),
                    &parse, &module),
                OK);
  print_check_module(module, options,
                     "#key_a_b2B_7 = #n.key<\"a b+\", 7>\n"
                     "#key_c_7 = #n.key<\"c\", 7>\n"
                     "#key_d2E_7 = #n.key<\"d.\", 7>\n"
                     "#key_d_7 = #n.key<\"d\", 7>\n"
                     "\"t.module\"() {a = #key_a_b2B_7, b = #key_c_7, c = #n.key<\"a b+\", 9>,"
                     " d = #key_d_7, e = #key_d2E_7} : () -> ()\n\n");
  varve_module_destroy(module);
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
  const names_fixture *f = *state;
  static const struct {
    const char *names;
    const char *arguments;
    const char *entry;
    bool is_good;
  } rows[] = {
      {"\"a\"", "", "", true},
      {"\"a, b..., c{$in}d...\"", "\"a: in, {count($in) + 1}\"", "\"entry\"", true},
      {"\"{attribute('a.b')}\"", "", "", true},
      {"\"{if(has($in), 'a', 'b')}x, c\"", "", "", true},
      {"\"rule:constant\"", "\"rule:omp_loop\"", "", true},
      {"\"rule:other\"", "", "", false},
      {"\"a,\"", "", "", false},
      {"\"a b\"", "", "", false},
      {"\"{}\"", "", "", false},
      {"\"{$in\"", "", "", false},
      {"\"{$other}\"", "", "", false},
      {"\"{attribute(1)}\"", "", "", false},
      {"\"{1}{2}{3}{4}{5}{6}{7}{8}{9}{1}{2}{3}{4}{5}{6}{7}{8}\"", "", "", false},
      {"\"a: in\"", "", "", false},
      {"\"%\"", "", "", false},
      {"", "\"a: out\"", "", false},
      {"", "\"a...\"", "", false},
      {"", "\"rule:constant\"", "", false},
      {"", "", "\"a b\"", false},
  };
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
    const varve_names_source source = {f->ir.context, &tables, values, &record};
    varve_format_fault fault = {.message = "accepted"};
    varve_status status = varve_value_names_check(&source, &fault);
    if ((status == VARVE_STATUS_OK) != rows[i].is_good)
      fail_msg("row %zu: %s", i, fault.message);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      names_test(attributes_are_part_of_names),
      names_test(several_results_have_the_names_of_their_definition),
      names_test(operations_that_do_not_fit_their_definition_suggest_no_names),
      names_test(texts_that_are_not_names_are_reported),
      names_test(expressions_are_part_of_names),
      names_test(lists_name_value_by_value),
      names_test(types_name_values_that_have_no_name),
      names_test(aliases_are_computed_from_parameters),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

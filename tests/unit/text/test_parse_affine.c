/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/parse_affine.c */
#include "tests/unit/parse_fixture.h"

static void maps_and_sets_are_read(void **state) {
  static const parse_pair pairs[] = {
      {"affine_map<() -> ()>", NULL},
      {"affine_map<(d0, d1)[s0] -> (d0, d1 + s0, 5)>", NULL},
      {"affine_map<(i, j)[N] -> (i + N, j)>", "affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>"},
      {"affine_map<(mod, i32, index) -> (mod, i32, index)>",
       "affine_map<(d0, d1, d2) -> (d0, d1, d2)>"},
      {"affine_map<(d0)[s0] -> (d0 - s0 - 1)>", NULL},
      {"affine_map<(d0) -> (-d0)>", NULL},
      {"affine_map<(d0) -> (--d0)>", "affine_map<(d0) -> (d0)>"},
      {"affine_map<(d0) -> (-d0 * 2)>", "affine_map<(d0) -> (d0 * -2)>"},
      {"affine_map<(d0) -> (2 * d0 + 3)>", "affine_map<(d0) -> (d0 * 2 + 3)>"},
      {"affine_map<(d0) -> ((d0 + 1) * 2)>", NULL},
      {"affine_map<(d0) -> (d0 floordiv 2 mod 3 ceildiv 4)>",
       "affine_map<(d0) -> (((d0 floordiv 2) mod 3) ceildiv 4)>"},
      {"affine_map<(d0)[s0] -> (1 + d0 * s0 - (d0 - 1))>",
       "affine_map<(d0)[s0] -> (d0 * s0 - (d0 - 1) + 1)>"},
      {"affine_set<(d0) : ()>", "affine_set<(d0) : (0 == 0)>"},
      {"affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 2, d0 <= 10)>",
       "affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 2 == 0, -d0 + 10 >= 0)>"},
      {"affine_set<()[s0] : (1 == s0)>", "affine_set<()[s0] : (-s0 + 1 == 0)>"},
  };
  assert_pairs(*state, varve_parse_attribute_text, pairs);
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"affine_map(d0)", 11, "expected '<'"},
      {"affine_map<(d0, d0) -> (d0)>", 17, "names a dimension or symbol already"},
      {"affine_map<(1) -> ()>", 13, "expected the name"},
      {"affine_map<(d0) -> (d1)>", 21, "'d1' is neither"},
      {"affine_map<(d0) -> (d0 +)>", 25, "expected an operand"},
      {"affine_map<(d0) -> (d0 * d0)>", 24, "not affine: one side"},
      {"affine_map<(d0) -> (1 floordiv d0)>", 23, "not affine: the right side"},
      {"affine_map<(d0) -> (1 mod d0)>", 23, "not affine: the right side"},
      {"affine_map<(d0) -> ((d0)>", 25, "expected ')'"},
      {"affine_map<(d0) -> d0>", 19, "expected '('"},
      {"affine_map<(d0) -> (9223372036854775808)>", 21, "63 bits"},
      {"affine_set<(d0) : (d0)>", 22, "expected '>='"},
      {"affine_set<(d0) : (d0 > 0)>", 25, "expected '>='"},
      {"affine_set<(d0) -> (d0)>", 12, "expected a set"},
  };
  assert_faults(*state, varve_parse_attribute_text, faults);
}

static void many_names_are_found(void **state) {
  parse_fixture *f = *state;
  enum { MANY = 2000 };
  varve_buffer text;
  varve_buffer_init(&text, &f->context->memory);
  assert_status(varve_buffer_append(&text, VARVE_SLICE("affine_map<(")), OK);
  for (uint64_t i = 0; i < MANY; i++) {
    assert_status(varve_buffer_append(&text, i == 0 ? VARVE_SLICE("x") : VARVE_SLICE(", x")), OK);
    assert_status(varve_buffer_append_unsigned(&text, i), OK);
  }
  assert_status(varve_buffer_append(&text, VARVE_SLICE(") -> (x1999, x0, x16, x17)>")), OK);
  const varve_entity *map = parse_alone(f, varve_parse_attribute_text, varve_buffer_slice(&text));
  assert_non_null(map);
  assert_int_equal(varve_affine_attribute_space(map).num_dims, MANY);
  static const uint32_t positions[] = {1999, 0, 16, 17};
  for (size_t i = 0; i < VARVE_COUNT_OF(positions); i++)
    assert_int_equal(*(const uint32_t *)varve_entity_payload(map->children[i]), positions[i]);
  varve_buffer_release(&text);
}

/* A map does not know the names of the map before it. */
static void names_end_with_their_map(void **state) {
  parse_fixture *f = *state;
  assert_null(parse_alone(f, varve_parse_attribute_text,
                          VARVE_SLICE("[affine_map<(a) -> (a)>, affine_map<(b) -> (a)>]")));
  assert_int_equal(f->column, 45);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(maps_and_sets_are_read),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
      parse_test(many_names_are_found),
      parse_test(names_end_with_their_map),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

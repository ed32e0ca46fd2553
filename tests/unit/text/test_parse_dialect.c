/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/parse_dialect.c */
#include "tests/unit/parse_fixture.h"

static void bodies_are_kept_unchanged(void **state) {
  static const parse_pair pairs[] = {
      {"#a.b", NULL},
      {"#a.b<>", NULL},
      {"#a.b.c-d<1,  2>", "#a<b.c-d<1,  2>>"},
      {"#a.b<\"]>\\22\", -> [<->>] >", NULL},
      {"#a.b<[({<->>})]>", NULL},
      {"#a.b<// no comment\n>", NULL},
      {"#a<b<c>>", "#a.b<c>"},
      {"#a<\"x y\">", NULL},
      {"#a<b c>", NULL},
      {"#a.b<c> : i32", NULL},
      {"#a<\"x\"> : tensor<2xi8>", NULL},
      {"#a.b<#x, !y>", NULL}, /* unknown dialects have no aliases in their bodies */
      {"!a.b<c>", NULL},
      {"!llvm.struct<\"a>b\", (i32, ptr<3>)>", NULL},
      {"#llvm.loop_annotation<disableNonforced = true>", NULL},
      {"tensor<2x2xi8, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) "
       "}>>",
       NULL},
  };
  parse_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(pairs); i++) {
    bool is_type = pairs[i].text[0] == '!' || pairs[i].text[0] == 't';
    assert_pair(f, is_type ? varve_parse_type_text : varve_parse_attribute_text, pairs[i]);
  }
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"#a", 2, "alias '#a' is not defined"},
      {"#a <b>", 3, "alias '#a' is not defined"},
      {"#a.b<", 5, "'<' is not closed"},
      {"#a.b<[>", 5, "'[' is not closed"},
      {"#a.b<\"x\"", 6, "'<' is not closed"},
      {"#a.b<\"x>", 9, "at the end of the string"},
      {"#-a.b", 5, "cannot be the name of a dialect"},
      {"#builtin.unit", 10, "neither attribute nor type of builtin"},
      {"#arith.denormal<#y>", 19, "alias '#y' is not defined"},
      {"#arith.denormal<!y>", 19, "alias '!y' is not defined"},
      {"#arith.denormal<(#arith.denormal<[>)>", 16, "'[' is not closed"},
  };
  assert_faults(*state, varve_parse_attribute_text, faults);
  parse_fixture *f = *state;
  assert_null(parse_alone(f, varve_parse_attribute_text, VARVE_SLICE("#a.b<\0>")));
  assert_non_null(strstr(f->message, "not closed"));
  assert_null(parse_alone(f, varve_parse_attribute_text, VARVE_SLICE("#a.b<\"\0\">")));
  assert_non_null(strstr(f->message, "NUL byte"));
}

/* In bodies of known dialects, aliases and nested attributes are nodes. */
static void references_of_known_dialects_are_nodes(void **state) {
  parse_fixture *f = *state;
  const varve_entity *node =
      parse_alone(f, varve_parse_attribute_text,
                  VARVE_SLICE("#arith.denormal<a = #arith.denormal<1>, b = distinct[0]<>, "
                              "\"#c\", affine_map<(d0) -> (d0)>, d>"));
  assert_non_null(node);
  assert_int_equal(node->child_count, 4);
  assert_int_equal(node->children[1]->kind, VARVE_KIND_DIALECT_ATTRIBUTE);
  assert_int_equal(node->children[2]->kind, VARVE_KIND_DISTINCT);
  assert_int_equal(node->children[3]->kind, VARVE_KIND_AFFINE_MAP);
  varve_slice text = varve_slice_make(varve_entity_payload(node), node->payload_size);
  assert_slice(text, "denormal<a = \0, b = \0, \"#c\", \0, d>");
}

static void typed_attributes_refer_to_their_type(void **state) {
  parse_fixture *f = *state;
  const varve_entity *node = parse_alone(f, varve_parse_attribute_text, VARVE_SLICE("#a.b : i32"));
  assert_non_null(node);
  assert_int_equal(node->child_count, 2);
  assert_ptr_equal(node->children[1], f->context->i32);
  assert_slice(varve_slice_make(varve_entity_payload(node), node->payload_size), "b");
}

static void aliases_are_replaced_by_their_definitions(void **state) {
  parse_fixture *f = *state;
  assert_module(
      f,
      "!t = i32\n#a = [!t, #a.b<#a>]\n!s = tensor<2x!t>\n"
      "\"x.y\"() {a = #a, s = !s, l = !llvm.array<2 x !t>} : () -> ()",
      "\"builtin.module\"() ({\n"
      "  \"x.y\"() {a = [i32, #a.b<#a>], l = !llvm.array<2 x i32>, s = tensor<2xi32>} : () -> ()\n"
      "}) : () -> ()\n\n");
  static const parse_fault faults[] = {
      {"#a = 1\n#a = 2", 1, "'#a' is defined already"},
      {"!t = i1\n!t = i2", 1, "'!t' is defined already"},
      {"#a.b = 1", 1, "belong to dialects"},
      {"#a 1", 3, "expected '='"},
      {"!t = foo", 5, "expected a type"},
      {"#a = [#a]", 9, "'#a' is not defined"},
  };
  assert_source_faults(f, faults, VARVE_COUNT_OF(faults));
}

/* Comments do not end the body. Inside nested constructs, they are blanks. */
static void comments_are_text_when_the_end_of_a_body_is_searched(void **state) {
  parse_fixture *f = *state;
  static const parse_fault faults[] = {
      {"#arith.denormal<tensor<2xi8 // > >", 33, "expected '>'"},
      {"#arith.denormal<tensor<2xi8 // > >\n>", 1, "does not end"},
  };
  assert_faults(f, varve_parse_attribute_text, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(bodies_are_kept_unchanged),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
      parse_test(references_of_known_dialects_are_nodes),
      parse_test(typed_attributes_refer_to_their_type),
      parse_test(aliases_are_replaced_by_their_definitions),
      parse_test(comments_are_text_when_the_end_of_a_body_is_searched),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

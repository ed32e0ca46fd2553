/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/template.c */
#include "tests/unit/format_fixture.h"

#include "text/parse/template.h"

static const varve_entity *template_of(format_fixture *f, const varve_entity *entity) {
  const varve_entity *made = NULL;
  assert_status(varve_template_of(f->ir.context, entity, &made), OK);
  return made;
}

static const varve_entity *parsed(format_fixture *f, const varve_entity *template_node) {
  const varve_entity *entity = NULL;
  assert_status(varve_template_parse(f->ir.context, template_node, &entity), OK);
  return entity;
}

static const varve_entity *node_of(format_fixture *f, const char *text) {
  const varve_entity *entity = NULL;
  if (format_parse(f, text, &entity) != VARVE_STATUS_OK)
    fail_msg("%s: %s", text, f->message);
  return entity->kind == VARVE_KIND_TYPE ? entity->children[0] : entity;
}

/* In text, '@' is a nested node. */
static void assert_template(const varve_entity *made, const char *text, uint32_t children) {
  char shown[256];
  const char *bytes = varve_entity_payload(made);
  assert_true(made->payload_size < sizeof(shown));
  for (size_t i = 0; i < made->payload_size; i++)
    shown[i] = bytes[i] == 0 ? '@' : bytes[i];
  shown[made->payload_size] = 0;
  assert_string_equal(shown, text);
  assert_int_equal(made->child_count - 1, children);
  assert_false(varve_entity_is_parametric(made));
}

typedef struct template_sample {
  const char *text;
  const char *template_text;
  uint32_t children;
} template_sample;

static void a_template_parses_to_the_node_that_it_is_of(void **state) {
  static const template_sample samples[] = {
      {"#f<case one>", "case one", 0},
      {"#f.bits<ab,c>", "bits<ab,c>", 0},
      {"#f.null", "null", 0},
      {"#f.own", "own", 0},
      {"#f.own : i32", "own", 1},
      {"#f.own : tensor<4xi8>", "own", 1},
      {"#f<odd(two)>", "odd(two)", 0},
      {"#f.pair<<a>, #f.bits<b>>", "pair<<a>, @>", 1},
      {"#f.many<255, true, \"s\\22\">", "many<255, true, \"s\\22\">", 0},
      {"#f.chain<id = 1, next = <id = 2, next = <id = 3>>>",
       "chain<id = 1, next = <id = 2, next = <id = 3>>>", 0},
      {"#f.default<n = 3>", "default<n = 3>", 0},
      {"#f.map<map = (d0, d1)[s0] -> (d0 + s0, d1)>", "map<map = (d0, d1)[s0] -> (d0 + s0, d1)>",
       0},
      {"#f.spaced<\"a\":\"b\" -> tensor<4xi32>>", "spaced<\"a\":\"b\" -> @>", 1},
      {"#f.plain<[#f.null, 1 : i64], affine_map<(d0) -> (d0)>>", "plain<[@, 1], @>", 2},
      {"#f.plain<loc(\"a\":1:2), distinct[0]<@b>>", "plain<@, @>", 2},
      {"#f.plain<(!f.token) -> !f.ptr<3>, #u<x!f.token>>", "plain<(@) -> @, @>", 3},
      {"!f.box<tensor<4x!f.box<!f.token>>>", "box<@>", 1},
      {"!f.tuple<i32, !f.ptr, (i1) -> ()>", "tuple<i32, @, (i1) -> ()>", 1},
      {"!f.box<!u.text<a, b>>", "box<@>", 1},
  };
  format_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++) {
    const varve_entity *entity = node_of(f, samples[i].text);
    const varve_entity *made = template_of(f, entity);
    assert_template(made, samples[i].template_text, samples[i].children);
    assert_ptr_equal(parsed(f, made), entity);
  }
}

/* Types and attributes stay text if the definition would print them differently. */
static void a_template_that_the_definition_prints_otherwise_is_kept_as_text(void **state) {
  static const char *const texts[] = {"ptr<0>",    "ptr< 3>", "ptr<x>",  "ptr<3",   "ptr<3>>",
                                      "ptr<3, 4>", "box<>",   "nothing", "token<1>"};
  format_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    const varve_entity *type;
    if (varve_dialect_type_get(f->ir.context, ir_string(&f->ir, "f"), varve_slice_of(texts[i]),
                               NULL, 0, &type) != VARVE_STATUS_OK)
      continue;
    assert_ptr_equal(parsed(f, type), type);
    assert_ptr_equal(template_of(f, type), type);
  }
}

static void a_child_of_another_class_is_kept_as_text(void **state) {
  format_fixture *f = *state;
  const varve_entity *children[] = {f->ir.context->unit};
  const varve_entity *type;
  assert_status(varve_dialect_type_get(f->ir.context, ir_string(&f->ir, "f"),
                                       VARVE_SLICE("box<\0>"), children, 1, &type),
                OK);
  assert_ptr_equal(parsed(f, type), type);
}

static void text_without_a_definition_is_its_own_template(void **state) {
  format_fixture *f = *state;
  const varve_entity *type = node_of(f, "!u.text<a, b>");
  assert_ptr_equal(template_of(f, type), type);
  assert_ptr_equal(parsed(f, type), type);
  assert_ptr_equal(template_of(f, f->ir.context->i32), f->ir.context->i32);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      format_test(a_template_parses_to_the_node_that_it_is_of),
      format_test(a_template_that_the_definition_prints_otherwise_is_kept_as_text),
      format_test(a_child_of_another_class_is_kept_as_text),
      format_test(text_without_a_definition_is_its_own_template),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

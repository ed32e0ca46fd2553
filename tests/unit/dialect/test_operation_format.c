/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/operation_format/operation_format.c, operation_format_compile.c,
 * operation_format_check.c */
#include <stdio.h>
#include <stdlib.h>

#include "tests/unit/ir_fixture.h"

#include "dialect/operation_format/operation_format.h"
#include "dialect/registry/registry.h"
#include "text/parse/parser.h"

/* Counts the operations of a built-in dialect whose formats compile. Prints those that do not. */
static uint32_t count_compiled(varve_context *context, const varve_definition_tables *tables,
                               const varve_dialect_record *dialect, uint32_t *bad) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < dialect->operations.count; i++) {
    varve_operation_record record =
        varve_operation_record_at(tables, dialect->operations.first + i);
    const varve_operation_name *name;
    const varve_operation_format *format;
    varve_format_fault fault;
    varve_slice text = varve_table_text(tables, record.name);
    if (record.syntax == 0 || (record.flags & VARVE_OPERATION_NAME_ONLY) != 0)
      continue;
    assert_status(varve_operation_name_get(context, text, &name), OK);
    varve_status status = varve_find_operation_format(context, name->definition, &format, &fault);
    count += status == VARVE_STATUS_OK && format != NULL;
    if (status == VARVE_STATUS_OK)
      continue;
    print_message("# %s: %s (at %zu of '%s')\n", text.data, fault.message, fault.offset,
                  varve_table_text(tables, record.syntax).data);
    ++*bad;
  }
  return count;
}

static void all_formats_of_llvm_compile(void **state) {
  ir_fixture *f = *state;
  varve_definition_tables tables;
  uint32_t total = 0, bad = 0;
  varve_registry_attach(varve_registry_builtin(), f->context);
  varve_text_attach(f->context);
  varve_registry_get_set(varve_registry_builtin(), 0, &tables);
  for (uint32_t i = 0; i < tables.dialect_count; i++) {
    varve_dialect_record dialect = varve_dialect_record_at(&tables, i);
    uint32_t count = count_compiled(f->context, &tables, &dialect, &bad);
    if (count != 0)
      print_message("# %s: %u\n", varve_table_text(&tables, dialect.name).data, count);
    total += count;
  }
  print_message("# all dialects: %u\n", total);
  assert_int_equal(bad, 0);
  assert_true(total > 2200);
}

/* Formats of an operation d.o, which each case defines */

typedef struct format_case {
  varve_registry *registry;
  varve_context *context;
  const varve_operation_format *format;
  char text[2048]; /* the elements as text */
} format_case;

static format_case *make_case(const char *format, const char *body) {
  format_case *made = calloc(1, sizeof *made);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  const varve_operation_name *name;
  varve_format_fault fault;
  char text[4096];
  assert_non_null(made);
  snprintf(
      text, sizeof text,
      "irdl.dialect @d attributes {varve.set = \"s\"} {\n"
      "  irdl.attribute @\"#own\" attributes {varve.format = \"`<` `>`\"} {}\n"
      "  irdl.operation @o attributes {varve.format = \"%s\"} {\n    %%0 = irdl.any\n%s  }\n}\n",
      format, body);
  assert_status(varve_registry_create(NULL, &made->registry), OK);
  assert_status(varve_registry_load(made->registry, varve_slice_of(text), NULL), OK);
  options.registry = made->registry;
  assert_status(varve_context_create(&options, &made->context), OK);
  assert_status(varve_operation_name_get(made->context, VARVE_SLICE("d.o"), &name), OK);
  assert_non_null(name->definition);
  assert_status(varve_find_operation_format(made->context, name->definition, &made->format, &fault),
                OK);
  assert_non_null(made->format);
  return made;
}

static void free_case(format_case *made) {
  varve_context_destroy(made->context);
  varve_registry_destroy(made->registry);
  free(made);
}

static char letter_of(varve_syntax_kind kind) {
  static const char letters[] = {
      [VARVE_SYNTAX_LITERAL] = '`',    [VARVE_SYNTAX_WHITESPACE] = 'w',
      [VARVE_SYNTAX_ATTRIBUTE] = 'a',  [VARVE_SYNTAX_OPERAND] = 'o',
      [VARVE_SYNTAX_RESULT] = 'r',     [VARVE_SYNTAX_REGION] = 'g',
      [VARVE_SYNTAX_SUCCESSOR] = 's',  [VARVE_SYNTAX_OPERANDS] = 'O',
      [VARVE_SYNTAX_RESULTS] = 'R',    [VARVE_SYNTAX_REGIONS] = 'G',
      [VARVE_SYNTAX_SUCCESSORS] = 'S', [VARVE_SYNTAX_ATTR_DICT] = 'D',
      [VARVE_SYNTAX_PROP_DICT] = 'P',  [VARVE_SYNTAX_TYPE] = 't',
      [VARVE_SYNTAX_CUSTOM] = 'c',     [VARVE_SYNTAX_FUNCTIONAL_TYPE] = 'f',
      [VARVE_SYNTAX_STRING] = '"',     [VARVE_SYNTAX_OILIST] = 'l',
      [VARVE_SYNTAX_CLAUSE] = '|',     [VARVE_SYNTAX_GROUP] = '(',
      [VARVE_SYNTAX_JUMP] = '-'};
  return letters[kind];
}

/* Prints elements as text: '_' for a space before, the kind, its text or number, marks ("&"
 * reference, "q" qualified, "~" implied, "k" keyword, "!" inverted), anchors in [], ">" next. */
static const char *show(format_case *made) {
  char *to = made->text, *end = to + sizeof made->text;
  for (uint32_t i = 0; i < made->format->element_count; i++) {
    const varve_syntax_element *e = &made->format->elements[i];
    to += snprintf(to, (size_t)(end - to), "%s%s%c", i == 0 ? "" : " ", e->has_space ? "_" : "",
                   letter_of(e->kind));
    if (e->kind >= VARVE_SYNTAX_ATTRIBUTE && e->kind <= VARVE_SYNTAX_SUCCESSOR)
      to += snprintf(to, (size_t)(end - to), "%u", e->index);
    to += snprintf(to, (size_t)(end - to), "%.*s%s%s%s%s%s", (int)e->text.size, e->text.data,
                   e->is_reference ? "&" : "", e->is_qualified ? "q" : "", e->is_implied ? "~" : "",
                   e->has_keyword ? "k" : "", e->is_inverted ? "!" : "");
    for (uint32_t k = 0; k < e->anchor_count; k++) {
      const varve_syntax_element *anchor = &made->format->anchors[e->first_anchor + k];
      to += snprintf(to, (size_t)(end - to), "[%c%u]", letter_of(anchor->kind), anchor->index);
    }
    if (e->next != 0)
      to += snprintf(to, (size_t)(end - to), ">%u", e->next);
    assert_true(to < end);
  }
  return made->text;
}

#define OPERANDS "irdl.operands(a: %0, v: variadic %0)\n"
#define ATTRIBUTES                                                                                 \
  "%1 = irdl.any {varve.rule = \"UnitAttr\"}\n%2 = irdl.any {varve.rule = \"I64Attr\"}\n"          \
  "irdl.attributes {\"i\" = %2, \"u\" = %1} {varve.optional = [\"i\", \"u\"]}\n"

static void formats_become_elements(void **state) {
  (void)state;
  static const struct {
    const char *format;
    const char *body;
    const char *elements;
  } rows[] = {
      {"attr-dict", "", "_D"},
      {"`x` `,` `(` `)` attr-dict-with-keyword", "", "_`x `, _`( `) _Dattributesk"},
      {"$a `,` $v attr-dict `:` type(operands)", OPERANDS, "_o0 `, _o1 _D _`: _t>7 O"},
      {"$a `[` $v `]` attr-dict `:` qualified(type($a)) functional-type($v, results)", OPERANDS,
       "_o0 `[ o1 `] _D _`: _tq>8 o0 _f>11 o1 R"},
      {"$a (`x` $v^ `:` type($v))? attr-dict type($a)", OPERANDS,
       "_o0 ([o1]>7 _`x _o1 _`: _t>7 o1 _D _t>10 o0"},
      {"$a (`x`):(`y` $v^)? attr-dict type(operands)", OPERANDS,
       "_o0 (![o1]>4 _`x ->6 _`y _o1 _D _t>9 O"},
      {"operands attr-dict type(operands)", OPERANDS, "_O _D _t>4 O"},
      {"(`x` $u^)? ($i^ `y`)? attr-dict", ATTRIBUTES, "([a1]>3 _`x a1~ ([a0]>6 _a0 _`y _D"},
      {"(`<` $u^ `y` `>`)? $i attr-dict", ATTRIBUTES, "([a1]>5 `< a1~ `y `> _a0 _D"},
      {"oilist(`x` $u | `y` `(` $i `)`) attr-dict", ATTRIBUTES,
       "l>7 _|x[a1]>3 a1~ _|y[a0]>7 `( a0 `) _D"},
      {"custom<F>($a, ref($a), type($a), \\\"t\\\") $v type($v) attr-dict", OPERANDS,
       "_cF>6 o0 o0& t>5 o0 \"t _o1 _t>9 o1 _D"},
      {"`x` `` $i ` ` `y` `\\\\n` `z` $u attr-dict", ATTRIBUTES, "_`x w a0 w  `y w\n _`z _a1 _D"},
      {"(custom<F>($i, $u)^)? prop-dict attr-dict", ATTRIBUTES, "([a0][a1]>4 _cF>4 a0 a1 _P _D"},
      {"$g attr-dict", "%r = irdl.region\nirdl.regions(g: %r)\n", "_g0 _D"},
      {"$s $t attr-dict",
       "\"varve.successors\"() {names = [\"s\", \"t\"], variadic = [\"t\"]} : () -> ()\n",
       "_s0 _s1 _D"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    format_case *made = make_case(rows[i].format, rows[i].body);
    assert_string_equal(show(made), rows[i].elements);
    free_case(made);
  }
}

static void attributes_have_their_forms(void **state) {
  (void)state;
  static const struct {
    const char *rule;
    varve_attribute_form form;
    bool has_type;
    bool is_unrestricted;
  } rows[] = {
      {"irdl.any", VARVE_ATTRIBUTE_FORM_ANY, false, true},
      {"irdl.any {varve.rule = \"I64Attr\"}", VARVE_ATTRIBUTE_FORM_TYPED, true, false},
      {"irdl.any {varve.rule = \"AllOf<AllOf<I32Attr, IntPositive>, IntMaxValue<3>>\"}",
       VARVE_ATTRIBUTE_FORM_TYPED, true, false},
      {"irdl.any {varve.rule = \"BoolAttr\"}", VARVE_ATTRIBUTE_FORM_TYPED, true, false},
      {"irdl.any {varve.rule = \"StrAttr\"}", VARVE_ATTRIBUTE_FORM_TYPED, true, false},
      {"irdl.any {varve.rule = \"SymbolNameAttr\"}", VARVE_ATTRIBUTE_FORM_SYMBOL_NAME, true, false},
      {"irdl.any {varve.rule = \"FlatSymbolRefAttr\"}", VARVE_ATTRIBUTE_FORM_SYMBOL_REF, false,
       false},
      {"irdl.any {varve.rule = \"UnitAttr\"}", VARVE_ATTRIBUTE_FORM_UNIT, false, false},
      {"irdl.any {varve.rule = \"DenseBoolArrayAttr\"}", VARVE_ATTRIBUTE_FORM_DENSE_ARRAY, true,
       false},
      {"irdl.any {varve.rule = \"TypeAttrOf<I32>\"}", VARVE_ATTRIBUTE_FORM_ANY, false, false},
      {"irdl.any {varve.rule = \"ArrayOf<I64Attr>\"}", VARVE_ATTRIBUTE_FORM_ANY, false, false},
      {"irdl.base @d::@\"#own\"", VARVE_ATTRIBUTE_FORM_ENTITY, false, false},
      {"irdl.base \"#builtin.string\"", VARVE_ATTRIBUTE_FORM_ANY, false, false},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++) {
    char body[256];
    snprintf(body, sizeof body, "%%1 = %s\nirdl.attributes {\"x\" = %%1}\n", rows[i].rule);
    format_case *made = make_case("$x attr-dict", body);
    const varve_attribute_syntax *syntax = &made->format->attributes[0];
    assert_int_equal(syntax->form, rows[i].form);
    assert_int_equal(syntax->type != NULL, rows[i].has_type);
    assert_int_equal(syntax->is_unrestricted, rows[i].is_unrestricted);
    assert_true(made->format->is_bound[0]);
    free_case(made);
  }
}

static void types_come_from_the_format_or_from_other_values(void **state) {
  (void)state;
  static const char format[] = "$a $b $c attr-dict `:` type($a)\", varve.let = ["
                               "\"type($c) = type($r)\", \"type($r) = elem(type($a))\"], "
                               "varve.note = \"";
  format_case *made = make_case(format, "%1 = irdl.is i32\n%2 = irdl.base \"!llvm.ptr\"\n"
                                        "irdl.operands(a: %2, b: %1, c: %0)\n"
                                        "irdl.results(r: %0)\n");
  const varve_value_syntax *operands = made->format->operands;
  assert_int_equal(operands[0].source, VARVE_TYPE_FROM_FORMAT);
  assert_non_null(operands[0].stripped);
  assert_true(varve_slice_equal(operands[0].stripped->mnemonic, VARVE_SLICE("ptr")));
  assert_int_equal(operands[1].source, VARVE_TYPE_BUILDABLE);
  assert_ptr_equal(operands[1].type, made->context->i32);
  assert_null(operands[1].stripped);
  assert_int_equal(operands[2].source, VARVE_TYPE_INFERRED);
  assert_int_equal(made->format->results[0].source, VARVE_TYPE_INFERRED);
  free_case(made);
}

static void sizes_of_groups_are_bound(void **state) {
  (void)state;
  format_case *made =
      make_case("$z $o (`x` $p^)? attr-dict type(operands)",
                "%1 = irdl.any {varve.rule = \"DenseI32ArrayAttr\"}\n"
                "irdl.operands(z: variadic %0, o: %0, p: optional %0) {varve.segments,\n"
                "  varve.nested = {z = \"sizes\"}}\n"
                "irdl.attributes {\"other\" = %1, \"sizes\" = %1}\n");
  const varve_operation_format *format = made->format;
  assert_int_equal(format->definition->property_count, 3);
  for (uint32_t i = 0; i < 3; i++) {
    varve_slice name = format->definition->properties[i].name;
    assert_int_equal(format->is_bound[i], !varve_slice_equal(name, VARVE_SLICE("other")));
  }
  free_case(made);
}

static void formats_are_kept(void **state) {
  (void)state;
  format_case *made = make_case("attr-dict", "");
  const varve_operation_format *again;
  varve_format_fault fault;
  assert_status(
      varve_find_operation_format(made->context, made->format->definition, &again, &fault), OK);
  assert_ptr_equal(again, made->format);
  free_case(made);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(all_formats_of_llvm_compile, ir_setup, ir_teardown),
      cmocka_unit_test(formats_become_elements),
      cmocka_unit_test(attributes_have_their_forms),
      cmocka_unit_test(types_come_from_the_format_or_from_other_values),
      cmocka_unit_test(sizes_of_groups_are_bound),
      cmocka_unit_test(formats_are_kept),
  };
  return cmocka_run_group_tests_name("operation_format", tests, NULL, NULL);
}

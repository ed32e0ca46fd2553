/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse_operation/parse_operation_by_format.c, finish_by_format.c,
 * parse_attribute_by_form.c */
#include "tests/unit/parse_fixture.h"

#include <stdio.h>
#include <varve/dialect.h>

/* An operation of the dialect `p`. The members are operands of its irdl operations, and refer to
 * the names in `values`. */
typedef struct format_operation {
  const char *name;
  const char *format;
  const char *operands;
  const char *results;
  const char *attributes;
  const char *optional; /* names of optional attributes, in quotes */
  const char *regions;
  const char *rest; /* more attributes of the operation, or operations in its body */
  const char *traits;
} format_operation;

static const char values[] = "%any = irdl.any\n"
                             "%box = irdl.base @p::@\"!box\"\n"
                             "%i32 = irdl.any {varve.rule = \"I32\"}\n"
                             "%int = irdl.any {varve.rule = \"I64Attr\"}\n"
                             "%str = irdl.any {varve.rule = \"StrAttr\"}\n"
                             "%name = irdl.any {varve.rule = \"SymbolNameAttr\"}\n"
                             "%ref = irdl.any {varve.rule = \"FlatSymbolRefAttr\"}\n"
                             "%unit = irdl.any {varve.rule = \"UnitAttr\"}\n"
                             "%list = irdl.any {varve.rule = \"DenseI32ArrayAttr\"}\n"
                             "%array = irdl.any {varve.rule = \"ArrayAttr\"}\n"
                             "%size = irdl.any {varve.rule = \"enum<@Size>\"}\n"
                             "%flags = irdl.any {varve.rule = \"enum<@Flags>\"}\n"
                             "%pair = irdl.base @p::@\"#pair\"\n"
                             "%body = irdl.region\n";

static const char entities[] =
    "\"varve.enum\"() {sym_name = \"Size\", storage = i32,"
    " cases = [[\"small\", 0 : i32], [\"large\", 1 : i32]]} : () -> ()\n"
    "\"varve.enum\"() {sym_name = \"Flags\", storage = i32, bits, separator = \"|\","
    " cases = [[\"none\", 0 : i32], [\"a\", 1 : i32], [\"b\", 2 : i32]]} : () -> ()\n"
    "irdl.type @\"!box\" attributes {varve.format = \"`<` $of `>`\"} {\n"
    "%0 = irdl.any {varve.rule = \"type\"}\nirdl.parameters(of: %0)\n}\n"
    "irdl.attribute @\"#pair\" attributes {varve.format = \"`<` $a `,` $b `>`\"} {\n"
    "%0 = irdl.any {varve.rule = \"i64\"}\nirdl.parameters(a: %0, b: %0)\n}\n";

static const format_operation operations[] = {
    {.name = "end", .format = "attr-dict", .traits = "\"Terminator\""},
    {.name = "two",
     .format = "$a `,` $b attr-dict `:` type($a) `to` type($b)",
     .operands = "a: %any, b: %any"},
    {.name = "group",
     .format = "`(` ($a^ `:` type($a))? `)` (`=` $n^)? (`fast` $fast^)? attr-dict",
     .operands = "a: optional %any",
     .attributes = "\"n\" = %int, \"fast\" = %unit",
     .optional = "\"n\", \"fast\""},
    {.name = "either",
     .format = "(`[` $a^ `]` `:` type($a)) : (`none` $no)? attr-dict",
     .operands = "a: variadic %any",
     .attributes = "\"no\" = %unit",
     .optional = "\"no\""},
    {.name = "forms",
     .format = "$s $name $ref $list $size $pair $int attr-dict",
     .attributes = "\"s\" = %str, \"name\" = %name, \"ref\" = %ref, \"list\" = %list, "
                   "\"size\" = %size, \"pair\" = %pair, \"int\" = %int"},
    {.name = "maybe",
     .format = "$s `,` $name `,` $size `,` $array attr-dict",
     .attributes = "\"s\" = %str, \"name\" = %name, \"size\" = %size, \"array\" = %array",
     .optional = "\"s\", \"name\", \"size\", \"array\""},
    {.name = "bits", .format = "$flags attr-dict", .attributes = "\"flags\" = %flags"},
    {.name = "box",
     .format = "$a attr-dict `:` type($a) `->` type($r)",
     .operands = "a: %box",
     .results = "r: optional %box"},
    {.name = "call",
     .format = "$a attr-dict `:` functional-type($a, $r)",
     .operands = "a: variadic %any",
     .results = "r: variadic %any"},
    {.name = "all",
     .format = "operands attr-dict `:` type(operands)",
     .operands = "a: %any, b: variadic %any"},
    {.name = "known", .format = "$a attr-dict", .operands = "a: %i32", .results = "r: %i32"},
    {.name = "swap",
     .format = "$b `<` $a `>` attr-dict `:` type($b) `->` type($a)",
     .operands = "a: variadic %any, b: variadic %any) {varve.segments"},
    {.name = "nest",
     .format = "`(` $a `)` `:` type($a) attr-dict",
     .operands = "a: variadic %any) {varve.nested = {a = \"sizes\"}",
     .attributes = "\"sizes\" = %list"},
    {.name = "list",
     .format = "oilist(`one` $one | `two` `(` $n `)` | `three` $a `:` type($a)) attr-dict",
     .operands = "a: optional %any",
     .attributes = "\"one\" = %unit, \"n\" = %int",
     .optional = "\"one\", \"n\""},
    {.name = "loop",
     .format = "$body attr-dict",
     .regions = "body: %body",
     .traits = "\"SingleBlock\"",
     .rest = ", varve.terminator = \"p.end\""},
    {.name = "if",
     .format = "$then (`else` $else^)? attr-dict",
     .regions = "then: %body, else: %body"},
    {.name = "many",
     .format = "($bodies^ `done`)? attr-dict",
     .regions = "bodies: %body) {varve.variadic = [\"bodies\"]"},
    {.name = "native",
     .format = "$count $on $steps prop-dict attr-dict",
     .attributes = "\"count\" = %int, \"on\" = %int, \"steps\" = %int, \"more\" = %int"},
    {.name = "odd", .format = "custom<Nobody>($n) attr-dict", .attributes = "\"n\" = %int"},
};

static size_t put_list(char *out, size_t size, const char *keyword, const char *list) {
  bool has_tail = list != NULL && strchr(list, '{') != NULL;
  if (list == NULL)
    return 0;
  return (size_t)snprintf(out, size, "irdl.%s(%s%s\n", keyword, list, has_tail ? "}" : ")");
}

static size_t put_attributes(char *out, size_t size, const format_operation *op) {
  bool is_native = strcmp(op->name, "native") == 0;
  if (op->attributes == NULL)
    return 0;
  return (size_t)snprintf(out, size, "irdl.attributes {%s} {varve.optional = [%s]%s}\n",
                          op->attributes, op->optional == NULL ? "" : op->optional,
                          is_native ? ", varve.native = {count = \"i32\", on = \"bool\", steps = "
                                      "\"array<optional<i64>>\", more = \"string\"}"
                                    : "");
}

static size_t put_operation(char *out, size_t size, const format_operation *op) {
  size_t at = (size_t)snprintf(out, size,
                               "irdl.operation @%s attributes {varve.format = \"%s\", "
                               "varve.traits = [%s]%s} {\n%s",
                               op->name, op->format, op->traits == NULL ? "" : op->traits,
                               op->rest == NULL ? "" : op->rest, values);
  at += put_list(out + at, size - at, "operands", op->operands);
  at += put_list(out + at, size - at, "results", op->results);
  at += put_attributes(out + at, size - at, op);
  at += put_list(out + at, size - at, "regions", op->regions);
  return at + (size_t)snprintf(out + at, size - at, "}\n");
}

static int by_format_setup(void **state) {
  enum { SIZE = 1 << 16 };
  char *text = malloc(SIZE);
  varve_registry *registry = NULL;
  if (text == NULL || parse_setup(state) != 0)
    return 1;
  parse_fixture *f = *state;
  size_t at = (size_t)snprintf(text, SIZE, "irdl.dialect @p attributes {varve.set = \"own\"} {\n%s",
                               entities);
  for (size_t i = 0; i < VARVE_COUNT_OF(operations); i++)
    at += put_operation(text + at, SIZE - at, &operations[i]);
  at += (size_t)snprintf(text + at, SIZE - at, "}\n");
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.sink = (varve_diagnostic_sink){parse_note, f};
  assert_status(varve_registry_create(NULL, &registry), OK);
  if (varve_registry_load(registry, varve_slice_make(text, at), &options) != VARVE_STATUS_OK)
    fail_msg("the definition: %u:%u: %s", (unsigned)f->line, (unsigned)f->column, f->message);
  varve_registry_attach(registry, f->context);
  free(text);
  return 0;
}

static int by_format_teardown(void **state) {
  parse_fixture *f = *state;
  varve_registry *registry = (varve_registry *)f->context->registry;
  int left = parse_teardown(state);
  varve_registry_destroy(registry);
  return left;
}

/* Parses text in the body of an operation with the arguments %i of i32 and %x of !p.box<f32>, and
 * compares the generic form. */
static void assert_generic(void **state, const char *text, const char *generic) {
  char source[2048], expected[4096];
  (void)snprintf(source, sizeof source,
                 "\"t.t\"() ({\n^bb0(%%i: i32, %%x: !p.box<f32>):\n%s\n}) : () -> ()\n", text);
  (void)snprintf(expected, sizeof expected,
                 "\"builtin.module\"() ({\n  \"t.t\"() ({\n  ^bb0(%%arg0: i32, %%arg1: "
                 "!p.box<f32>):\n    %s\n  }) : () -> ()\n}) : () -> ()\n\n",
                 generic);
  assert_module(*state, source, expected);
}

static void operands_and_their_types(void **state) {
  assert_generic(state, "p.two %i, %x : i32 to !p.box<f32>",
                 "\"p.two\"(%arg0, %arg1) : (i32, !p.box<f32>) -> ()");
  assert_generic(state, "%0 = p.known %i", "%0 = \"p.known\"(%arg0) : (i32) -> i32");
  assert_generic(state, "p.all %i, %x, %i : i32, !p.box<f32>, i32",
                 "\"p.all\"(%arg0, %arg1, %arg0) : (i32, !p.box<f32>, i32) -> ()");
  assert_generic(state, "%0:2 = p.call %i : (i32) -> (i1, i2)",
                 "%0:2 = \"p.call\"(%arg0) : (i32) -> (i1, i2)");
  assert_generic(state, "p.call : () -> ()", "\"p.call\"() : () -> ()");
  assert_generic(state, "p.swap %i, %i<%x> : i32, i32 -> !p.box<f32>",
                 "\"p.swap\"(%arg1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 2>}> : "
                 "(!p.box<f32>, i32, i32) -> ()");
  assert_generic(state, "p.nest((%i, %i), (), (%x)) : (i32, i32), (), (!p.box<f32>)",
                 "\"p.nest\"(%arg0, %arg0, %arg1) <{sizes = array<i32: 2, 0, 1>}> : (i32, i32, "
                 "!p.box<f32>) -> ()");
}

static void names_of_known_types_are_omitted(void **state) {
  assert_generic(state, "p.box %x : <f32> -> ", "\"p.box\"(%arg1) : (!p.box<f32>) -> ()");
  assert_generic(state, "%0 = p.box %x : !p.box<f32> -> !p.box<i1>",
                 "%0 = \"p.box\"(%arg1) : (!p.box<f32>) -> !p.box<i1>");
}

static void optional_groups_begin_with_a_distinguishing_element(void **state) {
  assert_generic(state, "p.group ()", "\"p.group\"() : () -> ()");
  assert_generic(state, "p.group (%i : i32) = 4 fast {x = 1 : i8}",
                 "\"p.group\"(%arg0) <{fast, n = 4 : i64}> {x = 1 : i8} : (i32) -> ()");
  assert_generic(state, "p.either [%i, %i] : i32, i32",
                 "\"p.either\"(%arg0, %arg0) : (i32, i32) -> ()");
  assert_generic(state, "p.either none unit", "\"p.either\"() <{no}> : () -> ()");
}

static void attributes_by_their_forms(void **state) {
  assert_generic(state, "p.forms \"s\" @n @r [1, -2] large <3, 4> 5",
                 "\"p.forms\"() <{int = 5 : i64, list = array<i32: 1, -2>, name = \"n\", pair = "
                 "#p.pair<3, 4>, ref = @r, s = \"s\", size = 1 : i32}> : () -> ()");
  assert_generic(state, "p.forms \"s\" @n @r [] \"small\" #p.pair<3, 4> -5 {a}",
                 "\"p.forms\"() <{int = -5 : i64, list = array<i32>, name = \"n\", pair = "
                 "#p.pair<3, 4>, ref = @r, s = \"s\", size = 0 : i32}> {a} : () -> ()");
  assert_generic(state, "p.maybe , , , {b}", "\"p.maybe\"() {b} : () -> ()");
  assert_generic(state, "p.maybe \"s\", @n, small, [1 : i8]",
                 "\"p.maybe\"() <{array = [1 : i8], name = \"n\", s = \"s\", size = 0 : i32}> : () "
                 "-> ()");
  assert_generic(state, "p.bits \"a|b\"", "\"p.bits\"() <{flags = 3 : i32}> : () -> ()");
  assert_generic(state, "p.bits a", "\"p.bits\"() <{flags = 1 : i32}> : () -> ()");
}

static void native_properties(void **state) {
  assert_generic(state, "p.native 4 true [1, none] <{more = \"m\"}>",
                 "\"p.native\"() <{count = 4 : i32, more = \"m\", on = true, steps = [[1], []]}> : "
                 "() -> ()");
  assert_generic(state, "p.native -4 0 []",
                 "\"p.native\"() <{count = -4 : i32, more = \"\", on = false, steps = []}> : () -> "
                 "()");
}

static void clauses_in_any_order(void **state) {
  assert_generic(state, "p.list", "\"p.list\"() : () -> ()");
  assert_generic(state, "p.list three %i : i32 one two(7)",
                 "\"p.list\"(%arg0) <{n = 7 : i64, one}> : (i32) -> ()");
}

static void regions_are_completed(void **state) {
  assert_generic(state, "p.loop {}",
                 "\"p.loop\"() ({\n      \"p.end\"() : () -> ()\n    }) : () -> ()");
}
/* The region of a custom form is indented by its own depth. */
static void regions_with_operations_in_them(void **state) {
  assert_generic(
      state, "p.if {\n%0 = p.known %i\n} else {\n}",
      "\"p.if\"() ({\n      %0 = \"p.known\"(%arg0) : (i32) -> i32\n    }, {\n    }) : () "
      "-> ()");
  assert_generic(state, "p.if {\n}", "\"p.if\"() ({\n    }, {\n    }) : () -> ()");
  assert_generic(state, "p.many", "\"p.many\"() : () -> ()");
  assert_generic(state, "p.many {}, {\n p.end\n} done {a}",
                 "\"p.many\"() ({\n    }, {\n      \"p.end\"() : () -> ()\n    }) {a} : () -> ()");
}

static void a_dictionary_takes_precedence_over_the_form(void **state) {
  assert_generic(state, "p.bits a {flags = 2 : i32, c}",
                 "\"p.bits\"() <{flags = 2 : i32}> {c} : () -> ()");
}

/* The text is the only line of a body with the argument %i. The column is that in the text. */
static void errors_have_their_column(void **state) {
  static const parse_fault faults[] = {
      {"p.two %i %i : i32 to i32", 9, "expected ',' in the custom form of 'p.two'"},
      {"p.two %i, %i : i32 into i32", 20, "expected 'to' in the custom form of 'p.two'"},
      {"p.two %i, 3 : i32 to i32", 10, "expected the name of a value"},
      {"p.two %i, %i : i64 to i32", 7, "value '%i' is used with type 'i64'"},
      {"p.all %i, %i : i32", 7, "2 operands, but 1 operand type"},
      {"p.group (%i : i32", 18, "expected ')'"},
      {"p.forms 4", 9, "expected a string for 's'"},
      {"p.forms \"s\" n", 13, "expected a symbol name"},
      {"p.bits c", 8, "expected for 'flags' one of none, a, b"},
      {"p.box %x : i32 -> i32", 11, "expected '<' in p.box"},
      {"p.call : i32", 10, "expected a function type"},
      {"p.list one two(1) one", 1, "the clause 'one' occurs more than once"},
      {"p.loop", 7, "expected '{'"},
      {"p.native x true []", 10, "property 'count' cannot be made of this"},
      {"p.native 4294967296 true []", 10, "out of range for 32 bits"},
      {"p.native 1 true [] <{most = 1}>", 21, "'p.native' has no property 'most'"},
      {"p.odd", 1, "this version does not know custom<Nobody>"},
      {"p.none", 1, "dialect 'p' has no operation 'p.none'"},
      {"q.none", 1, "dialect 'q' is not loaded"},
  };
  parse_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(faults); i++) {
    char source[512];
    (void)snprintf(source, sizeof source,
                   "\"t.t\"() ({\n^bb0(%%i: i32, %%x: !p.box<f32>):\n%s\n}) : () -> ()\n\n",
                   faults[i].text);
    assert_null(parse_source(f, varve_slice_of(source)));
    assert_fault(f, faults[i]);
  }
}

/* Neither the stack nor the time grows without limit. */
static void many_regions_nest(void **state) {
  enum { DEPTH = 400 };
  parse_fixture *f = *state;
  varve_slice source = parse_nest("p.loop {\n", "p.end", "\n}", DEPTH);
  varve_module *module = parse_source(f, source);
  assert_non_null(module);
  varve_module_destroy(module);
  free((char *)source.data);
}

/* Every allocation fails in turn. */
static void failing_allocations_are_reported(void **state) {
  static const char text[] = "\"t.t\"() ({\n^bb0(%i: i32, %x: !p.box<f32>):\n"
                             "p.swap %i, %i<%x> : i32, i32 -> !p.box<f32>\n"
                             "p.loop {}\np.forms \"s\" @n @r [1, -2] large <3, 4> 5\n"
                             "%0 = p.known %i {a}\np.nest((%i, %i), (), (%x)) : (i32, i32), (), "
                             "(!p.box<f32>)\np.many {}, {} done\n}) : () -> ()";
  parse_fixture *f = *state;
  test_allocator *allocator = f->context->memory.allocator.user;
  varve_module *module = NULL;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t limit = 1; status == VARVE_STATUS_OUT_OF_MEMORY && limit < 4000; limit++) {
    allocator->calls = 0;
    allocator->fail_at = limit;
    status = varve_parse_module(f->context, varve_slice_of(text), &f->options, &module);
  }
  allocator->fail_at = 0;
  if (status != VARVE_STATUS_OK)
    fail_msg("%u:%u: %s", (unsigned)f->line, (unsigned)f->column, f->message);
  varve_module_destroy(module);
}

#define by_format_test(function)                                                                   \
  cmocka_unit_test_setup_teardown(function, by_format_setup, by_format_teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
      by_format_test(operands_and_their_types),
      by_format_test(names_of_known_types_are_omitted),
      by_format_test(optional_groups_begin_with_a_distinguishing_element),
      by_format_test(attributes_by_their_forms),
      by_format_test(native_properties),
      by_format_test(clauses_in_any_order),
      by_format_test(regions_are_completed),
      by_format_test(regions_with_operations_in_them),
      by_format_test(a_dictionary_takes_precedence_over_the_form),
      by_format_test(errors_have_their_column),
      by_format_test(many_regions_nest),
      by_format_test(failing_allocations_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

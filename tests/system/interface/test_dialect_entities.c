/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects: their parameters by number and by name, and making them from
 * parameters. Of built-in dialects, of packs, of a dialect from a file, and of one made by calls.
 */
#include "tests/system/interface/entity_fixture.h"

#include <varve/dialect.h>
#include <varve/ir.h>

/* Where `make` puts the packs: tests run in the build folder. */
#define PACKS "dialects"

static varve_component of_type(const varve_type *type) { return (varve_component){.type = type}; }

static varve_component of(const varve_attribute *attribute) {
  return (varve_component){.attribute = attribute};
}

static varve_component in(varve_context *context, const char *text) {
  return of(attribute_in(context, text));
}

static bool is_same(varve_component a, varve_component b) {
  return a.type == b.type && a.attribute == b.attribute && a.expression == b.expression;
}

enum { MOST = 8 };

/* A parameter as text: a type, an attribute, or "" if it is absent. */
typedef struct expected {
  const char *name;
  const char *value;
} expected;

static varve_component value_of(varve_context *context, const char *text) {
  if (text[0] == 0)
    return (varve_component){NULL, NULL, NULL};
  return text[0] == '!' || strcmp(text, "i32") == 0 || strcmp(text, "f32") == 0
             ? of_type(type_in(context, text))
             : in(context, text);
}

static void check_type(varve_context *context, const char *text, const char *name,
                       const expected *all, uint32_t count) {
  const varve_type *type = type_in(context, text), *made;
  varve_dialect_parameter given[MOST], got;
  varve_component value;
  assert_int_equal(varve_type_get_kind(type), VARVE_TYPE_KIND_DIALECT);
  assert_int_equal(varve_type_get_parameter_count(type), count);
  for (uint32_t i = 0; i < count; i++) {
    given[i] = (varve_dialect_parameter){slice_of(all[i].name), value_of(context, all[i].value)};
    OK(varve_type_get_parameter(context, type, i, &got));
    assert_text(got.name, all[i].name);
    assert_true(is_same(got.value, given[i].value));
    OK(varve_type_find_parameter(context, type, given[i].name, &value));
    assert_true(is_same(value, given[i].value));
  }
  BAD(varve_type_get_parameter(context, type, count, &got));
  assert_no_component(got.value);
  FAILS(varve_type_find_parameter(context, type, TEXT("no such name"), &value), NOT_FOUND);
  assert_no_component(value);
  OK(varve_type_make_dialect(context, slice_of(name), (varve_dialect_parameter_list){given, count},
                             &made));
  assert_ptr_equal(made, type);
}

static void check_attribute(varve_context *context, const char *text, const char *name,
                            const expected *all, uint32_t count) {
  const varve_attribute *attribute = attribute_in(context, text), *made;
  varve_dialect_parameter given[MOST], got;
  varve_component value;
  assert_int_equal(varve_attribute_get_kind(attribute), VARVE_ATTRIBUTE_KIND_DIALECT);
  assert_int_equal(varve_attribute_get_parameter_count(attribute), count);
  for (uint32_t i = 0; i < count; i++) {
    /* The order in which they are given does not matter. */
    varve_dialect_parameter *at = &given[count - 1 - i];
    *at = (varve_dialect_parameter){slice_of(all[i].name), value_of(context, all[i].value)};
    OK(varve_attribute_get_parameter(context, attribute, i, &got));
    assert_text(got.name, all[i].name);
    assert_true(is_same(got.value, at->value));
    OK(varve_attribute_find_parameter(context, attribute, at->name, &value));
    assert_true(is_same(value, at->value));
  }
  BAD(varve_attribute_get_parameter(context, attribute, UINT32_MAX, &got));
  FAILS(varve_attribute_find_parameter(context, attribute, TEXT(""), &value), NOT_FOUND);
  OK(varve_attribute_make_dialect(context, slice_of(name),
                                  (varve_dialect_parameter_list){given, count}, &made));
  assert_ptr_equal(made, attribute);
}

#define CHECK_TYPE(context, text, name, ...)                                                       \
  check_type(context, text, name, (const expected[]){__VA_ARGS__},                                 \
             sizeof((const expected[]){__VA_ARGS__}) / sizeof(expected))
#define CHECK(context, text, name, ...)                                                            \
  check_attribute(context, text, name, (const expected[]){__VA_ARGS__},                            \
                  sizeof((const expected[]){__VA_ARGS__}) / sizeof(expected))

/* Built-in dialects */

static void types_of_built_in_dialects_have_parameters(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  CHECK_TYPE(c, "!llvm.ptr<3>", "llvm.ptr", {"addressSpace", "3"});
  CHECK_TYPE(c, "!llvm.ptr", "llvm.ptr", {"addressSpace", "0"});
  CHECK_TYPE(c, "!llvm.array<4 x i32>", "llvm.array", {"elementType", "i32"}, {"numElements", "4"});
  CHECK_TYPE(c, "!llvm.func<void (i32, ...)>", "llvm.func", {"returnType", "!llvm.void"},
             {"params", "[i32]"}, {"varArg", "true"});
  check_type(c, "!llvm.void", "llvm.void", NULL, 0);
  check_type(c, "!transform.any_op", "transform.any_op", NULL, 0);
}

static void attributes_of_built_in_dialects_have_parameters(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  CHECK(c, "#llvm.di_file<\"a\" in \"b\">", "llvm.di_file", {"name", "\"a\""},
        {"directory", "\"b\""});
  CHECK(c, "#llvm.di_subrange<count = 4 : i64>", "llvm.di_subrange", {"count", "4"},
        {"lowerBound", ""}, {"upperBound", ""}, {"stride", ""});
  CHECK(c, "#llvm.fastmath<nnan, ninf>", "llvm.fastmath", {"value", "3"});
  CHECK(c, "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", encoding = DW_ATE_signed>",
        "llvm.di_basic_type", {"tag", "36"}, {"name", "\"int\""}, {"sizeInBits", "0"},
        {"encoding", "5"});
  CHECK(c, "#gpu.address_space<workgroup>", "gpu.address_space", {"value", "2"});
}

static const varve_attribute *make(varve_context *context, const char *name,
                                   const varve_dialect_parameter *items, uint32_t count) {
  const varve_attribute *made;
  OK(varve_attribute_make_dialect(context, slice_of(name),
                                  (varve_dialect_parameter_list){items, count}, &made));
  return made;
}

static void values_are_converted_to_what_the_parameter_keeps(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_type *type;
  varve_dialect_parameter p = {TEXT("addressSpace"), in(c, "3 : i8")};
  const varve_dialect_parameter_list list = {&p, 1};
  OK(varve_type_make_dialect(c, TEXT("llvm.ptr"), list, &type));
  assert_ptr_equal(type, type_in(c, "!llvm.ptr<3>"));
  p.value = in(c, "4294967295 : ui32");
  OK(varve_type_make_dialect(c, TEXT("llvm.ptr"), list, &type));
  assert_ptr_equal(type, type_in(c, "!llvm.ptr<4294967295>"));
  p.value = in(c, "-1 : i32"); /* as the defaults of definitions are written */
  OK(varve_type_make_dialect(c, TEXT("llvm.ptr"), list, &type));
  assert_ptr_equal(type, type_in(c, "!llvm.ptr<4294967295>"));
  OK(varve_type_make_dialect(c, TEXT("llvm.ptr"), (varve_dialect_parameter_list){NULL, 0}, &type));
  assert_ptr_equal(type, type_in(c, "!llvm.ptr"));
  p = (varve_dialect_parameter){TEXT("value"), in(c, "\"nnan\"")}; /* a case by its name */
  assert_ptr_equal(make(c, "llvm.fastmath", &p, 1), attribute_in(c, "#llvm.fastmath<nnan>"));
  const varve_dialect_parameter array[] = {{TEXT("elementType"), in(c, "i32")}, /* as attribute */
                                           {TEXT("numElements"), in(c, "4 : i32")}};
  OK(varve_type_make_dialect(c, TEXT("llvm.array"), (varve_dialect_parameter_list){array, 2},
                             &type));
  assert_ptr_equal(type, type_in(c, "!llvm.array<4 x i32>"));
}

static varve_status make_type(varve_context *context, const char *name, const char *parameter,
                              varve_component value) {
  const varve_type *type = type_in(context, "f32");
  const varve_dialect_parameter p = {slice_of(parameter), value};
  varve_status status = varve_type_make_dialect(context, slice_of(name),
                                                (varve_dialect_parameter_list){&p, 1}, &type);
  assert_null(type);
  return status;
}

static void parameters_that_do_not_fit_are_rejected(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_type *i32 = type_in(c, "i32"), *made;
  const varve_affine_expression *d0;
  OK(varve_affine_make_dim(c, 0, &d0));
  FAILS(make_type(c, "llvm.ptr", "addressSpace", in(c, "\"x\"")), INVALID);
  FAILS(make_type(c, "llvm.ptr", "addressSpace", in(c, "4294967296")), INVALID);
  FAILS(make_type(c, "llvm.ptr", "addressSpace", in(c, "-4294967297")), INVALID);
  FAILS(make_type(c, "llvm.ptr", "addressSpace", in(c, "36893488147419103232 : i128")), INVALID);
  FAILS(make_type(c, "llvm.ptr", "addressSpace", of_type(i32)), INVALID);
  FAILS(make_type(c, "llvm.ptr", "addressspace", in(c, "3")), INVALID);
  FAILS(make_type(c, "llvm.array", "numElements", in(c, "3")), INVALID); /* one is missing */
  FAILS(make_type(c, "llvm.nothing", "addressSpace", in(c, "3")), NOT_FOUND);
  FAILS(make_type(c, "nowhere.ptr", "addressSpace", in(c, "3")), NOT_FOUND);
  FAILS(make_type(c, "llvm.", "addressSpace", in(c, "3")), NOT_FOUND);
  FAILS(make_type(c, ".ptr", "addressSpace", in(c, "3")), NOT_FOUND);
  BAD(make_type(c, "llvm", "addressSpace", in(c, "3")));
  BAD(make_type(c, "", "addressSpace", in(c, "3")));
  BAD(make_type(c, "llvm.ptr", "addressSpace", (varve_component){.expression = d0}));
  BAD(make_type(c, "llvm.ptr", "addressSpace", in(f->other, "3")));
  BAD(make_type(c, "llvm.ptr", "addressSpace",
                (varve_component){.type = i32, .attribute = attribute_in(c, "3")}));
  const varve_dialect_parameter twice[] = {{TEXT("addressSpace"), in(c, "3")},
                                           {TEXT("addressSpace"), in(c, "3")}};
  FAILS(
      varve_type_make_dialect(c, TEXT("llvm.ptr"), (varve_dialect_parameter_list){twice, 2}, &made),
      INVALID);
  const varve_dialect_parameter nameless = {NO_BYTES, in(c, "3")};
  BAD(varve_type_make_dialect(c, TEXT("llvm.ptr"), (varve_dialect_parameter_list){&nameless, 1},
                              &made));
  BAD(varve_type_make_dialect(c, TEXT("llvm.ptr"), (varve_dialect_parameter_list){NULL, 1}, &made));
  BAD(varve_type_make_dialect(c, NO_BYTES, (varve_dialect_parameter_list){NULL, 0}, &made));
  BAD(varve_type_make_dialect(NULL, TEXT("llvm.ptr"), (varve_dialect_parameter_list){NULL, 0},
                              &made));
  BAD(varve_type_make_dialect(c, TEXT("llvm.ptr"), (varve_dialect_parameter_list){NULL, 0}, NULL));
}

static void wrong_attributes_of_dialects_are_rejected(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_attribute *made = attribute_in(c, "1");
  varve_dialect_parameter p = {TEXT("value"), in(c, "1099511627776")};
  const varve_dialect_parameter_list list = {&p, 1}, none = {NULL, 0};
  FAILS(varve_attribute_make_dialect(c, TEXT("llvm.fastmath"), list, &made), INVALID);
  assert_null(made);
  p.value = in(c, "\"no case\"");
  FAILS(varve_attribute_make_dialect(c, TEXT("llvm.fastmath"), list, &made), INVALID);
  FAILS(varve_attribute_make_dialect(c, TEXT("llvm.fastmath"), none, &made), INVALID);
  FAILS(varve_attribute_make_dialect(c, TEXT("llvm.ptr"), none, &made), NOT_FOUND);
  p = (varve_dialect_parameter){TEXT("name"), in(c, "\"a\" : i32")};
  FAILS(varve_attribute_make_dialect(c, TEXT("llvm.di_file"), list, &made), INVALID);
  BAD(varve_attribute_make_dialect(c, NO_BYTES, none, &made));
  BAD(varve_attribute_make_dialect(NULL, TEXT("llvm.fastmath"), list, &made));
  BAD(varve_attribute_make_dialect(c, TEXT("llvm.fastmath"), list, NULL));
}

static void parameters_are_read_in_their_own_context(void **state) {
  const fixture *f = *state;
  const varve_type *type = type_in(f->context, "!llvm.array<4 x i32>");
  const varve_attribute *file = attribute_in(f->context, "#llvm.di_file<\"a\" in \"b\">");
  varve_dialect_parameter got = {.name = TEXT("x")};
  varve_component value;
  BAD(varve_type_get_parameter(f->other, type, 0, &got));
  assert_text(got.name, "");
  BAD(varve_type_get_parameter(NULL, type, 0, &got));
  BAD(varve_type_get_parameter(f->context, NULL, 0, &got));
  BAD(varve_type_get_parameter(f->context, type, 0, NULL));
  BAD(varve_type_find_parameter(f->other, type, TEXT("elementType"), &value));
  assert_no_component(value);
  BAD(varve_type_find_parameter(NULL, type, TEXT("elementType"), &value));
  BAD(varve_type_find_parameter(f->context, NULL, TEXT("elementType"), &value));
  BAD(varve_type_find_parameter(f->context, type, NO_BYTES, &value));
  BAD(varve_type_find_parameter(f->context, type, TEXT("elementType"), NULL));
  BAD(varve_attribute_get_parameter(f->other, file, 0, &got));
  BAD(varve_attribute_get_parameter(f->context, file, 0, NULL));
  BAD(varve_attribute_get_parameter(f->context, NULL, 0, &got));
  BAD(varve_attribute_find_parameter(f->other, file, TEXT("name"), &value));
  BAD(varve_attribute_find_parameter(f->context, file, TEXT("name"), NULL));
  BAD(varve_attribute_find_parameter(f->context, NULL, TEXT("name"), &value));
  FAILS(varve_type_find_parameter(f->context, type_in(f->context, "i32"), TEXT("x"), &value),
        NOT_FOUND);
}

static void entities_without_a_definition_keep_their_text(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_type *type = type_in(c, "!nowhere.x<i32, 3>"), *made;
  varve_component value;
  assert_text(varve_type_get_dialect(type), "nowhere");
  assert_text(varve_type_get_mnemonic(type), "x");
  assert_int_equal(varve_type_get_parameter_count(type), 0);
  FAILS(varve_type_find_parameter(c, type, TEXT("a"), &value), NOT_FOUND);
  FAILS(
      varve_type_make_dialect(c, TEXT("nowhere.x"), (varve_dialect_parameter_list){NULL, 0}, &made),
      NOT_FOUND);
  assert_null(made);
}

/* Packs */

typedef struct packed {
  varve_registry *registry;
  varve_context *context;
} packed;

static packed open_packs(void) {
  varve_registry_options options = {.struct_size = sizeof options, .dialect_path = TEXT(PACKS)};
  packed p;
  OK(varve_registry_create(&options, &p.registry));
  varve_context_options context_options = {.struct_size = sizeof context_options,
                                           .registry = p.registry};
  OK(varve_context_create(&context_options, &p.context));
  return p;
}

static void close_packs(packed *p) {
  varve_context_destroy(p->context);
  varve_registry_destroy(p->registry);
}

static void entities_of_packs_have_parameters(void **state) {
  (void)state;
  packed p = open_packs();
  CHECK_TYPE(p.context, "!tt.ptr<f32>", "tt.ptr", {"pointeeType", "f32"},
             {"addressSpace", "\"global\""});
  CHECK_TYPE(p.context, "!tt.ptr<f32, \"shared\">", "tt.ptr", {"pointeeType", "f32"},
             {"addressSpace", "\"shared\""});
  CHECK(p.context, "#stablehlo.dot<lhs_contracting_dimensions = [1]>", "stablehlo.dot",
        {"lhsBatchingDimensions", "[]"}, {"rhsBatchingDimensions", "[]"},
        {"lhsContractingDimensions", "[1]"}, {"rhsContractingDimensions", "[]"});
  check_type(p.context, "!stablehlo.token", "stablehlo.token", NULL, 0);
  close_packs(&p);
}

/* A pack is found by the name of its dialect, also by the call that makes an entity. */
static void entities_of_packs_are_made_first(void **state) {
  (void)state;
  packed p = open_packs();
  const varve_type *type;
  const varve_dialect_parameter pointee = {TEXT("pointeeType"), of_type(type_in(p.context, "f32"))};
  OK(varve_type_make_dialect(p.context, TEXT("tt.ptr"), (varve_dialect_parameter_list){&pointee, 1},
                             &type));
  assert_ptr_equal(type, type_in(p.context, "!tt.ptr<f32>"));
  /* The text of the first means the second. */
  const varve_dialect_parameter bounds = {TEXT("bounds"), in(p.context, "[4, 5]")};
  assert_ptr_equal(make(p.context, "stablehlo.type_extensions", &bounds, 1),
                   attribute_in(p.context, "#stablehlo.bounds<4, 5>"));
  close_packs(&p);
}

static void parameters_of_a_loaded_module_are_read(void **state) {
  (void)state;
  packed p = open_packs();
  varve_module *module;
  OK(varve_module_load(p.context,
                       TEXT("\"t.a\"() {x = #stablehlo.channel_handle<handle = 3, type = 1>} : "
                            "() -> !tt.ptr<i32>\n"),
                       NULL, &module));
  varve_operation *root = varve_module_get_root(module);
  varve_operation *op = varve_operation_walk_next(root, root);
  varve_component value;
  OK(varve_type_find_parameter(p.context, varve_value_get_type(varve_operation_get_result(op, 0)),
                               TEXT("pointeeType"), &value));
  assert_ptr_equal(value.type, type_in(p.context, "i32"));
  OK(varve_attribute_find_parameter(p.context, varve_operation_get_attribute(op, TEXT("x")),
                                    TEXT("handle"), &value));
  assert_ptr_equal(value.attribute, attribute_in(p.context, "3"));
  varve_module_destroy(module);
  OK(varve_type_find_parameter(p.context, type_in(p.context, "!tt.ptr<i32>"), TEXT("pointeeType"),
                               &value));
  close_packs(&p);
}

/* Dialects of the caller */

static const char plain[] = "irdl.dialect @p {\n"
                            "  irdl.type @box { %0 = irdl.any\n"
                            "    irdl.parameters(item: %0, size: %0) }\n"
                            "  irdl.attribute @none { }\n"
                            "  irdl.attribute @typed {\n"
                            "    %0 = irdl.any irdl.parameters(value: %0) } }\n";

static void definitions_in_plain_irdl_have_parameters(void **state) {
  (void)state;
  varve_registry *registry;
  varve_context *c;
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, slice_of(plain), NULL));
  varve_context_options options = {.struct_size = sizeof options, .registry = registry};
  OK(varve_context_create(&options, &c));
  const varve_type *box = type_in(c, "!p.box<i32, 3>"), *made;
  varve_dialect_parameter given[] = {{TEXT("size"), in(c, "3")},
                                     {TEXT("item"), of_type(type_in(c, "i32"))}};
  OK(varve_type_make_dialect(c, TEXT("p.box"), (varve_dialect_parameter_list){given, 2}, &made));
  assert_ptr_equal(made, box);
  varve_component value;
  OK(varve_type_find_parameter(c, box, TEXT("item"), &value));
  assert_ptr_equal(varve_attribute_get_type_value(value.attribute), type_in(c, "i32"));
  FAILS(varve_type_make_dialect(c, TEXT("p.box"), (varve_dialect_parameter_list){given, 1}, &made),
        INVALID);
  given[0].name = TEXT("weight");
  FAILS(varve_type_make_dialect(c, TEXT("p.box"), (varve_dialect_parameter_list){given, 2}, &made),
        INVALID);
  assert_ptr_equal(make(c, "p.none", NULL, 0), attribute_in(c, "#p.none"));
  varve_context_destroy(c);
  varve_registry_destroy(registry);
}

static void add_parameter(varve_dialect_builder *builder, const char *name, const char *rule,
                          bool is_optional) {
  varve_definition_item item = {.struct_size = sizeof item,
                                .name = slice_of(name),
                                .rule = slice_of(rule),
                                .is_optional = is_optional};
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_PARAMETERS, &item));
}

static varve_registry *build_dialect(void) {
  varve_registry *registry;
  varve_dialect_builder *builder;
  varve_dialect_builder_options options = {.struct_size = sizeof options, .set = TEXT("b")};
  OK(varve_registry_create(NULL, &registry));
  OK(varve_dialect_builder_create(registry, TEXT("b"), &options, &builder));
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_TYPE, TEXT("box")));
  add_parameter(builder, "item", "type", false);
  add_parameter(builder, "sizes", "array<i32>", false);
  add_parameter(builder, "note", "string", true);
  OK(varve_dialect_builder_set_format(builder,
                                      TEXT("`<` $item `,` `[` $sizes `]` (`,` $note^)? `>`")));
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_ATTRIBUTE, TEXT("mark")));
  add_parameter(builder, "value", "u8", false);
  add_parameter(builder, "type", "type", false);
  OK(varve_dialect_builder_set_format(builder, TEXT("`<` $value `>`")));
  OK(varve_dialect_builder_finish(builder));
  varve_dialect_builder_destroy(builder);
  return registry;
}

static void entities_of_a_dialect_made_by_calls_have_parameters(void **state) {
  (void)state;
  varve_registry *registry = build_dialect();
  varve_context_options options = {.struct_size = sizeof options, .registry = registry};
  varve_context *c;
  OK(varve_context_create(&options, &c));
  CHECK_TYPE(c, "!b.box<f32, [1, -2]>", "b.box", {"item", "f32"}, {"sizes", "[1, -2]"},
             {"note", ""});
  CHECK_TYPE(c, "!b.box<f32, [1], \"n\">", "b.box", {"item", "f32"}, {"sizes", "[1]"},
             {"note", "\"n\""});
  CHECK(c, "#b.mark<255> : i32", "b.mark", {"value", "255"}, {"type", "i32"});
  const varve_type *type;
  varve_dialect_parameter given[] = {{TEXT("item"), of_type(type_in(c, "f32"))},
                                     {TEXT("sizes"), in(c, "[1 : i32, 2 : i8]")}};
  OK(varve_type_make_dialect(c, TEXT("b.box"), (varve_dialect_parameter_list){given, 2}, &type));
  assert_ptr_equal(type, type_in(c, "!b.box<f32, [1, 2]>"));
  given[1].value = in(c, "[2147483648]");
  FAILS(varve_type_make_dialect(c, TEXT("b.box"), (varve_dialect_parameter_list){given, 2}, &type),
        INVALID);
  given[1].value = in(c, "[36893488147419103232 : i128]");
  FAILS(varve_type_make_dialect(c, TEXT("b.box"), (varve_dialect_parameter_list){given, 2}, &type),
        INVALID);
  const varve_dialect_parameter value = {TEXT("value"), in(c, "7")};
  assert_ptr_equal(make(c, "b.mark", &value, 1), attribute_in(c, "#b.mark<7>"));
  varve_context_destroy(c);
  varve_registry_destroy(registry);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types_of_built_in_dialects_have_parameters),
      cmocka_unit_test(attributes_of_built_in_dialects_have_parameters),
      cmocka_unit_test(values_are_converted_to_what_the_parameter_keeps),
      cmocka_unit_test(parameters_that_do_not_fit_are_rejected),
      cmocka_unit_test(wrong_attributes_of_dialects_are_rejected),
      cmocka_unit_test(parameters_are_read_in_their_own_context),
      cmocka_unit_test(entities_without_a_definition_keep_their_text),
      cmocka_unit_test(entities_of_packs_have_parameters),
      cmocka_unit_test(entities_of_packs_are_made_first),
      cmocka_unit_test(parameters_of_a_loaded_module_are_read),
      cmocka_unit_test(definitions_in_plain_irdl_have_parameters),
      cmocka_unit_test(entities_of_a_dialect_made_by_calls_have_parameters),
  };
  return cmocka_run_group_tests_name("dialect_entities", tests, set_up_contexts,
                                     tear_down_contexts);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The module in memory through the public interface: built, walked, changed, printed. */
#include "tests/system/interface/sample_files.h"

#include <unistd.h>

typedef struct fixture {
  varve_context *context;
  varve_module *module;
} fixture;

#define TEXT(literal) ((varve_slice){"" literal, sizeof(literal) - 1})
#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static int set_up(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  OK(varve_context_create(NULL, &f->context));
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  varve_module_destroy(f->module);
  varve_context_destroy(f->context);
  free(f);
  return 0;
}

static void load(fixture *f, const char *text) {
  OK(varve_module_load(f->context, text_of(text), NULL, &f->module));
}

static void assert_prints(varve_module *module, const char *expected) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.generic_form = true;
  varve_bytes *bytes;
  OK(varve_module_save(module, &options, &bytes));
  varve_slice text = varve_bytes_slice(bytes);
  assert_int_equal(text.size, strlen(expected));
  assert_memory_equal(text.data, expected, text.size);
  varve_bytes_destroy(bytes);
}

static void assert_name(const varve_operation *op, const char *name) {
  assert_non_null(op);
  varve_slice got = varve_operation_get_name(op);
  assert_int_equal(got.size, strlen(name));
  assert_memory_equal(got.data, name, got.size);
}

static varve_operation *first_operation(varve_module *module) {
  varve_region *body = varve_operation_get_region(varve_module_get_root(module), 0);
  return varve_block_get_first_operation(varve_region_get_first_block(body));
}

static void a_module_is_built_and_printed(void **state) {
  fixture *f = *state;
  OK(varve_module_create_empty(f->context, &f->module));
  varve_block *body =
      varve_region_get_first_block(varve_operation_get_region(varve_module_get_root(f->module), 0));
  const varve_type *i32;
  varve_diagnostic_sink none = {NULL, NULL};
  OK(varve_type_parse(f->context, TEXT("i32"), none, &i32));
  const varve_attribute *seven, *dictionary;
  OK(varve_attribute_make_integer(f->context, i32, 7, &seven));
  const varve_named_attribute entry = {TEXT("value"), seven};
  OK(varve_attribute_make_dictionary(f->context, &entry, 1, &dictionary));
  varve_operation_description d = {.struct_size = sizeof(d)};
  d.name = TEXT("t.constant");
  d.dictionary = dictionary;
  d.result_types = &i32;
  d.result_count = 1;
  varve_operation *constant, *use;
  OK(varve_operation_build(f->module, &d, &constant));
  OK(varve_operation_insert(constant, body, NULL));
  varve_value *operands[] = {varve_operation_get_result(constant, 0),
                             varve_operation_get_result(constant, 0)};
  d = (varve_operation_description){.struct_size = sizeof(d)};
  d.name = TEXT("t.use");
  d.operands = operands;
  d.operand_count = 2;
  d.region_count = 1;
  OK(varve_operation_build(f->module, &d, &use));
  OK(varve_operation_insert(use, body, NULL));
  varve_block *inner;
  OK(varve_region_append_block(f->module, varve_operation_get_region(use, 0), &inner));
  OK(varve_block_append_argument(f->module, inner, i32, NULL, NULL));
  assert_prints(f->module, "\"builtin.module\"() ({\n"
                           "  %0 = \"t.constant\"() {value = 7 : i32} : () -> i32\n"
                           "  \"t.use\"(%0, %0) ({\n"
                           "  ^bb0(%arg0: i32):\n"
                           "  }) : (i32, i32) -> ()\n"
                           "}) : () -> ()\n\n");
}

static void walks_go_parents_first_or_children_first(void **state) {
  fixture *f = *state;
  load(f, "\"t.a\"() ({\n \"t.b\"() : () -> ()\n \"t.c\"() : () -> () }) : () -> ()\n"
          "\"t.d\"() : () -> ()\n");
  const char *const before[] = {"builtin.module", "t.a", "t.b", "t.c", "t.d"};
  const char *const after[] = {"t.b", "t.c", "t.a", "t.d", "builtin.module"};
  varve_operation *root = varve_module_get_root(f->module), *op = root;
  for (size_t i = 0; i < 5; i++, op = varve_operation_walk_next(root, op))
    assert_name(op, before[i]);
  assert_null(op);
  op = varve_operation_walk_post_first(root);
  for (size_t i = 0; i < 5; i++, op = varve_operation_walk_post_next(root, op))
    assert_name(op, after[i]);
  assert_null(op);
}

static void operations_and_blocks_are_linked_both_ways(void **state) {
  fixture *f = *state;
  load(f, "\"t.a\"() ({\n  \"t.go\"()[^next] : () -> ()\n^next:\n  \"t.end\"() : () -> ()\n}) "
          ": () -> ()\n\"t.b\"() : () -> ()\n");
  assert_ptr_equal(varve_module_get_context(f->module), f->context);
  varve_operation *a = first_operation(f->module);
  varve_block *body = varve_operation_get_block(a);
  varve_operation *b = varve_block_get_last_operation(body);
  assert_name(b, "t.b");
  assert_ptr_equal(varve_operation_get_previous(b), a);
  assert_null(varve_operation_get_previous(a));
  varve_block *first = varve_region_get_first_block(varve_operation_get_region(a, 0));
  varve_operation *go = varve_block_get_first_operation(first);
  assert_int_equal(varve_operation_get_successor_count(go), 1);
  assert_ptr_equal(varve_operation_get_successor(go, 0), varve_block_get_next(first));
}

static void uses_are_listed_newest_first(void **state) {
  fixture *f = *state;
  load(f, "%0 = \"t.a\"() : () -> i32\n\"t.b\"(%0) : (i32) -> ()\n\"t.c\"(%0) : (i32) -> ()\n");
  varve_value *value = varve_operation_get_result(first_operation(f->module), 0);
  varve_use *use = varve_value_get_first_use(value);
  assert_name(varve_use_get_operation(use), "t.c");
  use = varve_use_get_next(use);
  assert_name(varve_use_get_operation(use), "t.b");
  assert_int_equal(varve_use_get_operand_index(use), 0);
  assert_null(varve_use_get_next(use));
}

static void operations_are_replaced_and_deleted(void **state) {
  fixture *f = *state;
  load(f, "%0 = \"t.a\"() : () -> i32\n%1 = \"t.b\"() : () -> i32\n\"t.c\"(%0) : (i32) -> ()\n");
  varve_operation *a = first_operation(f->module), *b = varve_operation_get_next(a);
  assert_int_equal(varve_operation_delete(f->module, a), VARVE_STATUS_INVALID);
  OK(varve_value_replace_all_uses(varve_operation_get_result(a, 0),
                                  varve_operation_get_result(b, 0)));
  OK(varve_operation_delete(f->module, a));
  assert_int_equal(varve_operation_delete(f->module, varve_module_get_root(f->module)),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_prints(f->module, "\"builtin.module\"() ({\n  %0 = \"t.b\"() : () -> i32\n"
                           "  \"t.c\"(%0) : (i32) -> ()\n}) : () -> ()\n\n");
}

static void attributes_are_set_where_the_definition_has_them(void **state) {
  fixture *f = *state;
  load(f, "\"func.func\"() <{function_type = () -> (), sym_name = \"f\", "
          "sym_visibility = \"private\"}> ({\n}) : () -> ()\n"
          "\"t.a\"() {x} : () -> ()\n");
  varve_operation *func = first_operation(f->module), *other = varve_operation_get_next(func);
  const varve_attribute *name;
  OK(varve_attribute_make_string(f->context, TEXT("g"), NULL, &name));
  OK(varve_operation_set_attribute(f->module, func, TEXT("sym_name"), name));
  OK(varve_operation_set_attribute(f->module, func, TEXT("t.note"), name));
  OK(varve_operation_set_attribute(f->module, other, TEXT("x"), NULL));
  assert_ptr_equal(varve_operation_get_attribute(func, TEXT("sym_name")), name);
  assert_prints(f->module, "\"builtin.module\"() ({\n"
                           "  \"func.func\"() <{function_type = () -> (), sym_name = \"g\", "
                           "sym_visibility = \"private\"}> ({\n"
                           "  }) {t.note = \"g\"} : () -> ()\n"
                           "  \"t.a\"() : () -> ()\n}) : () -> ()\n\n");
}

/* Reading a container does not look up definitions. The call that sets an attribute does. */
static void inherent_attributes_of_an_operation_from_a_container_are_set(void **state) {
  fixture *f = *state;
  load(f, "func.func private @f()\n");
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  varve_load_options unverified = {.struct_size = sizeof(varve_load_options)};
  save.format = VARVE_FORMAT_VARVE;
  unverified.no_verify = true;
  varve_bytes *bytes;
  OK(varve_module_save(f->module, &save, &bytes));
  fixture other = {NULL, NULL};
  OK(varve_context_create(NULL, &other.context));
  OK(varve_module_load(other.context, varve_bytes_slice(bytes), &unverified, &other.module));
  varve_bytes_destroy(bytes);
  const varve_attribute *name;
  OK(varve_attribute_make_string(other.context, TEXT("g"), NULL, &name));
  OK(varve_operation_set_attribute(other.module, first_operation(other.module), TEXT("arg_attrs"),
                                   name));
  assert_prints(other.module, "\"builtin.module\"() ({\n"
                              "  \"func.func\"() <{arg_attrs = \"g\", function_type = () -> (), "
                              "sym_name = \"f\", sym_visibility = \"private\"}> ({\n"
                              "  }) : () -> ()\n}) : () -> ()\n\n");
  varve_module_destroy(other.module);
  varve_context_destroy(other.context);
}

static void an_operation_cannot_be_moved_into_itself(void **state) {
  fixture *f = *state;
  load(f, "\"t.a\"() ({\n \"t.b\"() : () -> () }) : () -> ()\n");
  varve_operation *a = first_operation(f->module);
  varve_block *inner = varve_region_get_first_block(varve_operation_get_region(a, 0));
  OK(varve_operation_detach(a));
  assert_int_equal(varve_operation_insert(a, inner, NULL), VARVE_STATUS_BAD_ARGUMENT);
}

static void the_root_cannot_be_moved(void **state) {
  fixture *f = *state;
  varve_operation *copy;
  load(f, "\"t.a\"() ({\n \"t.b\"() : () -> () }) : () -> ()\n");
  OK(varve_operation_copy(f->module, first_operation(f->module), &copy));
  varve_block *detached = varve_region_get_first_block(varve_operation_get_region(copy, 0));
  varve_operation *root = varve_module_get_root(f->module);
  assert_int_equal(varve_operation_insert(root, detached, NULL), VARVE_STATUS_BAD_ARGUMENT);
}

static void types_and_attributes_round_trip_through_text(void **state) {
  fixture *f = *state;
  static const char *const texts[] = {"tensor<4x?xf32>", "(i32, index) -> !d.x<1>",
                                      "memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 3>"};
  varve_diagnostic_sink none = {NULL, NULL};
  for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
    const varve_type *type;
    varve_bytes *printed;
    OK(varve_type_parse(f->context, text_of(texts[i]), none, &type));
    OK(varve_type_print(f->context, type, &printed));
    varve_slice text = varve_bytes_slice(printed);
    assert_int_equal(text.size, strlen(texts[i]));
    assert_memory_equal(text.data, texts[i], text.size);
    varve_bytes_destroy(printed);
  }
  const varve_type *type;
  assert_int_equal(varve_type_parse(f->context, TEXT("tensor<4x"), none, &type),
                   VARVE_STATUS_SYNTAX);
  assert_null(type);
  const varve_attribute *dictionary;
  OK(varve_attribute_parse(f->context, TEXT("{b = -3 : i8, a = \"x\"}"), none, &dictionary));
  assert_int_equal(varve_attribute_get_element_count(dictionary), 2);
  int64_t value;
  OK(varve_attribute_get_integer(varve_attribute_find(dictionary, TEXT("b")), &value));
  assert_int_equal(value, -3);
  varve_slice string;
  OK(varve_attribute_get_string(varve_attribute_get_element(dictionary, 0), &string));
  assert_memory_equal(string.data, "x", 1);
  assert_int_equal(varve_attribute_get_integer(dictionary, &value), VARVE_STATUS_BAD_ARGUMENT);
}

static void comparison_reports_where_modules_differ(void **state) {
  fixture *f = *state;
  load(f, "\"t.a\"() {x = 1} : () -> ()\n");
  varve_module *copy, *other;
  bool equal = false;
  varve_bytes *difference;
  OK(varve_module_copy(f->module, f->context, &copy));
  OK(varve_module_compare(f->module, copy, NULL, &equal, &difference));
  assert_true(equal);
  assert_null(difference);
  OK(varve_module_load(f->context, TEXT("\"t.a\"() {x = 2} : () -> ()\n"), NULL, &other));
  OK(varve_module_compare(f->module, other, NULL, &equal, &difference));
  assert_false(equal);
  varve_slice text = varve_bytes_slice(difference);
  char line[512];
  snprintf(line, sizeof(line), "%.*s", (int)text.size, text.data);
  assert_non_null(strstr(line, "t.a"));
  varve_bytes_destroy(difference);
  varve_module_destroy(other);
  varve_module_destroy(copy);
}

static void option_structs_of_other_releases_are_understood(void **state) {
  fixture *f = *state;
  struct {
    varve_load_options known;
    uint64_t newer;
  } options = {{.struct_size = sizeof(varve_load_options)}, 0};
  options.known.struct_size = sizeof(options);
  OK(varve_module_load(f->context, TEXT(""), &options.known, &f->module));
  options.newer = 1;
  varve_module *module;
  assert_int_equal(varve_module_load(f->context, TEXT(""), &options.known, &module),
                   VARVE_STATUS_BAD_ARGUMENT);
  options.known.struct_size = 1;
  assert_int_equal(varve_module_load(f->context, TEXT(""), &options.known, &module),
                   VARVE_STATUS_BAD_ARGUMENT);
}

static void a_symbol_reference_gives_its_names(void **state) {
  fixture *f = *state;
  varve_diagnostic_sink none = {NULL, NULL};
  const varve_attribute *reference;
  OK(varve_attribute_parse(f->context, TEXT("@outer::@middle::@\"in ner\""), none, &reference));
  assert_int_equal(varve_attribute_get_symbol_name_count(reference), 3);
  const char *names[] = {"outer", "middle", "in ner"};
  for (uint32_t i = 0; i < 3; i++) {
    varve_slice name = varve_attribute_get_symbol_name(reference, i);
    assert_int_equal(name.size, strlen(names[i]));
    assert_memory_equal(name.data, names[i], name.size);
  }
}

typedef struct found {
  int symbols;
  int tensors;
  int constants;
} found;

/* Counts the paths to nodes of a kind. It recurses, because the nodes here are not deep. */
static void count_components(varve_component whole, found *f) {
  f->symbols += varve_attribute_get_kind(whole.attribute) == VARVE_ATTRIBUTE_KIND_SYMBOL_REF;
  f->tensors += varve_type_get_kind(whole.type) == VARVE_TYPE_KIND_RANKED_TENSOR;
  f->constants += varve_affine_get_kind(whole.expression) == VARVE_AFFINE_KIND_CONSTANT;
  for (uint32_t i = 0; i < varve_component_get_count(whole); i++)
    count_components(varve_component_get(whole, i), f);
}

static void all_that_an_attribute_consists_of_is_among_its_components(void **state) {
  fixture *f = *state;
  varve_diagnostic_sink none = {NULL, NULL};
  const varve_attribute *attribute;
  varve_slice text =
      TEXT("{a = [@x, [tensor<4xi32, {c = @y}>]], m = affine_map<(d0) -> (d0 + 1)>}");
  OK(varve_attribute_parse(f->context, text, none, &attribute));
  varve_component whole = {.attribute = attribute};
  found all = {0};
  count_components(whole, &all);
  assert_int_equal(all.symbols, 2);
  assert_int_equal(all.tensors, 1);
  assert_int_equal(all.constants, 1);
  varve_component beyond = varve_component_get(whole, varve_component_get_count(whole));
  assert_true(beyond.type == NULL && beyond.attribute == NULL && beyond.expression == NULL);
}

static const char with_resources[] =
    "\"t.a\"() {r = dense_resource<used> : tensor<2xi8>} : () -> ()\n"
    "\"t.b\"() {r = dense_resource<other> : tensor<2xi8>} : () -> ()\n"
    "{-# dialect_resources: { builtin: { idle: \"0x0100000009\", used: \"0x040000000102\",\n"
    "other: \"0x010000000304\" } },\n"
    "external_resources: { tool: { flag: true, name: \"text\" } } #-}\n";

static void resources_are_listed(void **state) {
  fixture *f = *state;
  load(f, with_resources);
  assert_int_equal(varve_module_get_resource_count(f->module), 5);
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  bool is_found = false;
  for (size_t i = 0; i < 3; i++) {
    OK(varve_module_get_resource(f->module, i, &item));
    assert_false(item.is_external || item.is_bool || item.is_string);
    if (item.key.size != 4 || memcmp(item.key.data, "used", 4) != 0)
      continue;
    is_found = true;
    assert_true(item.has_data);
    assert_int_equal(item.alignment, 4);
    assert_int_equal(item.data.size, 2);
    assert_memory_equal(item.data.data, "\1\2", 2);
    assert_memory_equal(item.group.data, "builtin", 7);
  }
  assert_true(is_found);
  OK(varve_module_get_resource(f->module, 3, &item));
  assert_true(item.is_external && item.is_bool && item.bool_value);
  OK(varve_module_get_resource(f->module, 4, &item));
  assert_true(item.is_external && item.is_string);
  assert_memory_equal(item.data.data, "text", 4);
  assert_int_equal(varve_module_get_resource(f->module, 5, &item), VARVE_STATUS_BAD_ARGUMENT);
}

static void resources_that_nothing_refers_to_are_dropped(void **state) {
  fixture *f = *state;
  load(f, with_resources);
  varve_operation *root = varve_module_get_root(f->module);
  OK(varve_operation_delete(f->module,
                            varve_operation_get_next(varve_operation_walk_next(root, root))));
  OK(varve_module_drop_unused_resources(f->module));
  assert_int_equal(varve_module_get_resource_count(f->module), 3);
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  OK(varve_module_get_resource(f->module, 0, &item));
  assert_memory_equal(item.key.data, "used", 4);
  OK(varve_module_drop_unused_resources(f->module));
  assert_int_equal(varve_module_get_resource_count(f->module), 3);
  assert_int_equal(varve_module_drop_unused_resources(NULL), VARVE_STATUS_BAD_ARGUMENT);
}

static void lazy_regions_are_read_one_by_one(void **state) {
  fixture *f = *state;
  char path[] = "/tmp/varve-test-XXXXXX";
  load(f, "func.func @a() { return }\nfunc.func @b() { return }\n");
  int file = mkstemp(path);
  assert_true(file >= 0);
  close(file);
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  OK(varve_module_save_file(f->module, path, &save));
  varve_load_options lazy = {.struct_size = sizeof(varve_load_options)};
  lazy.lazy_bodies = true;
  varve_module *module;
  OK(varve_module_load_file(f->context, path, &lazy, &module));
  remove(path);
  varve_operation *root = varve_module_get_root(module);
  varve_operation *a = varve_operation_walk_next(root, root);
  varve_operation *b = varve_operation_get_next(a);
  assert_null(varve_region_get_first_block(varve_operation_get_region(a, 0)));
  OK(varve_operation_read_regions(b));
  assert_null(varve_region_get_first_block(varve_operation_get_region(a, 0)));
  assert_non_null(varve_region_get_first_block(varve_operation_get_region(b, 0)));
  assert_int_equal(varve_operation_read_regions(NULL), VARVE_STATUS_BAD_ARGUMENT);
  varve_module_destroy(module);
}

static void the_body_of_a_root_in_groups_is_read_when_it_is_needed(void **state) {
  fixture *f = *state;
  char path[] = "/tmp/varve-test-XXXXXX";
  load(f, "func.func @a() { return }\nfunc.func @b() { return }\n");
  int file = mkstemp(path);
  assert_true(file >= 0);
  close(file);
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.group_size = 1;
  OK(varve_module_save_file(f->module, path, &save));
  varve_load_options lazy = {.struct_size = sizeof(varve_load_options)};
  lazy.lazy_bodies = true;
  varve_module *module;
  OK(varve_module_load_file(f->context, path, &lazy, &module));
  remove(path);
  varve_operation *root = varve_module_get_root(module);
  assert_null(varve_region_get_first_block(varve_operation_get_region(root, 0)));
  OK(varve_operation_read_regions(root));
  varve_block *block = varve_region_get_first_block(varve_operation_get_region(root, 0));
  assert_non_null(block);
  bool equal = false;
  varve_bytes *difference = NULL;
  OK(varve_module_compare(f->module, module, NULL, &equal, &difference));
  assert_true(equal);
  varve_bytes_destroy(difference);
  varve_module_destroy(module);
  OK(varve_module_save_file(f->module, path, &save));
  OK(varve_module_load_file(f->context, path, &lazy, &module));
  remove(path);
  varve_bytes *text = NULL, *expected = NULL;
  OK(varve_module_save(module, NULL, &text));
  OK(varve_module_save(f->module, NULL, &expected));
  assert_int_equal(varve_bytes_slice(text).size, varve_bytes_slice(expected).size);
  varve_bytes_destroy(text);
  varve_bytes_destroy(expected);
  varve_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
#define POINT(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
      POINT(a_module_is_built_and_printed),
      POINT(walks_go_parents_first_or_children_first),
      POINT(operations_and_blocks_are_linked_both_ways),
      POINT(uses_are_listed_newest_first),
      POINT(operations_are_replaced_and_deleted),
      POINT(attributes_are_set_where_the_definition_has_them),
      POINT(inherent_attributes_of_an_operation_from_a_container_are_set),
      POINT(an_operation_cannot_be_moved_into_itself),
      POINT(the_root_cannot_be_moved),
      POINT(types_and_attributes_round_trip_through_text),
      POINT(comparison_reports_where_modules_differ),
      POINT(option_structs_of_other_releases_are_understood),
      POINT(a_symbol_reference_gives_its_names),
      POINT(all_that_an_attribute_consists_of_is_among_its_components),
      POINT(resources_are_listed),
      POINT(resources_that_nothing_refers_to_are_dropped),
      POINT(lazy_regions_are_read_one_by_one),
      POINT(the_body_of_a_root_in_groups_is_read_when_it_is_needed),
#undef POINT
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Registries through the public interface. */
#include "tests/system/interface/sample_files.h"

#include <varve/coverage.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static void assert_text(varve_slice got, const char *expected) {
  assert_int_equal(got.size, strlen(expected));
  assert_memory_equal(got.data, expected, got.size);
}

/* Looking */

static void built_in_dialects_ascend_by_name(void **state) {
  (void)state;
  varve_slice last = text_of("");
  uint32_t count = 0;
  for (;; count++) {
    varve_definition dialect = varve_registry_get_next_dialect(NULL, last);
    if (dialect.record == NULL)
      break;
    varve_slice name = varve_definition_get_name(dialect);
    assert_true(count == 0 || strcmp(last.data, name.data) < 0);
    last = name;
  }
  assert_true(count >= 48);
}

static void a_dialect_names_its_set(void **state) {
  (void)state;
  varve_definition dialect =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_DIALECT, text_of("func"));
  assert_non_null(dialect.record);
  assert_text(varve_definition_get_set(dialect), "llvm22");
}

static void an_operation_is_found_by_its_full_name(void **state) {
  (void)state;
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  assert_non_null(op.record);
  assert_text(varve_definition_get_name(op), "func.call");
}

static void undefined_names_are_not_found(void **state) {
  (void)state;
  static const char *const names[] = {"nowhere.op", "func.nowhere", "func", "", ".", "func."};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    assert_null(
        varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of(names[i])).record);
  varve_definition nothing =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.nowhere"));
  assert_text(varve_definition_get_name(nothing), "");
  assert_int_equal(varve_definition_get_count(nothing, VARVE_DEFINITION_PROPERTIES), 0);
}

static void members_and_names_agree(void **state) {
  (void)state;
  varve_definition dialect =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_DIALECT, text_of("func"));
  uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_OPERATION);
  assert_true(count >= 3);
  for (uint32_t i = 0; i < count; i++) {
    varve_definition op = varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, i);
    varve_definition found = varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION,
                                                           varve_definition_get_name(op));
    assert_ptr_equal(found.record, op.record);
  }
  assert_null(varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, count).record);
}

static void eras_are_listed_from_the_oldest(void **state) {
  (void)state;
  uint32_t count = varve_era_get_count(), found, standard;
  varve_era_info era = {.struct_size = sizeof(era)};
  assert_true(varve_era_find_index((varve_slice){NULL, 0}, &standard));
  assert_in_range(standard, 1, count - 1);
  for (uint32_t i = 0; i < count; i++) {
    OK(varve_era_get_info(i, &era));
    assert_true(era.name.size != 0 && era.state.size != 0);
    assert_int_equal(strlen(era.name.data), era.name.size);
    assert_true(varve_era_find_index(era.name, &found));
    assert_int_equal(found, i);
    assert_true(era.is_target || (i < standard && era.bytecode_version == 0));
  }
  OK(varve_era_get_info(0, &era));
  assert_text(era.name, "2019");
  OK(varve_era_get_info(standard, &era));
  assert_text(era.name, "llvm22");
  assert_false(varve_era_find_index(text_of("llvm1"), &found));
  assert_int_equal(found, standard);
  assert_false(varve_era_find_index((varve_slice){NULL, 2}, NULL));
  assert_int_equal(varve_era_get_info(count, &era), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_era_get_info(0, NULL), VARVE_STATUS_BAD_ARGUMENT);
  era.struct_size = 0;
  assert_int_equal(varve_era_get_info(0, &era), VARVE_STATUS_BAD_ARGUMENT);
}

/* The set of a release may be given as differences from that of another one. */
static void members_of_releases_are_found_by_their_names(void **state) {
  (void)state;
  for (uint32_t i = 0; i < varve_era_get_count(); i++) {
    varve_era_info era = {.struct_size = sizeof(era)};
    varve_registry_options options = {.struct_size = sizeof(options)};
    varve_registry *registry;
    varve_slice name = {"", 0};
    OK(varve_era_get_info(i, &era));
    options.era = era.name;
    assert_int_equal(varve_registry_create(&options, &registry), VARVE_STATUS_OK);
    for (;;) {
      varve_definition dialect = varve_registry_get_next_dialect(registry, name);
      if (dialect.record == NULL)
        break;
      name = varve_definition_get_name(dialect);
      uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_OPERATION);
      for (uint32_t k = 0; k < count; k++) {
        varve_definition op = varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, k);
        varve_definition found = varve_registry_get_definition(registry, VARVE_DEFINITION_OPERATION,
                                                               varve_definition_get_name(op));
        assert_ptr_equal(found.record, op.record);
      }
      assert_null(varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, count).record);
    }
    varve_registry_destroy(registry);
  }
}

static void properties_are_printed_in_order_of_declaration(void **state) {
  (void)state;
  static const char *const names[] = {"callee", "arg_attrs", "res_attrs", "no_inline"};
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  assert_int_equal(varve_definition_get_count(op, VARVE_DEFINITION_PROPERTIES), 4);
  for (uint32_t i = 0; i < 4; i++) {
    varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
    OK(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, i, &item));
    assert_text(item.name, names[i]);
    assert_int_equal(item.is_optional, i != 0);
  }
}

static void items_beyond_the_end_are_rejected(void **state) {
  (void)state;
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  assert_int_equal(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, 4, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_definition_get_item(op, VARVE_DEFINITION_CASES, 0, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
  item.struct_size = 1;
  assert_int_equal(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, 0, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
}

static void a_shorter_struct_of_an_older_caller_is_not_overrun(void **state) {
  (void)state;
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  item.number = 77;
  item.struct_size = offsetof(varve_definition_item, number);
  OK(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, 0, &item));
  assert_int_equal(item.number, 77);
}

/* Registries and contexts */

static void a_registry_may_start_empty(void **state) {
  (void)state;
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  options.without_builtin = true;
  varve_registry *registry;
  OK(varve_registry_create(&options, &registry));
  assert_null(varve_registry_get_next_dialect(registry, text_of("")).record);
  varve_registry_destroy(registry);
}

static void a_registry_starts_with_the_built_in_dialects(void **state) {
  (void)state;
  varve_registry *registry;
  OK(varve_registry_create(NULL, &registry));
  varve_definition own =
      varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT, text_of("func"));
  varve_definition built_in =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_DIALECT, text_of("func"));
  assert_non_null(own.record);
  assert_ptr_equal(own.record, built_in.record);
  varve_registry_destroy(registry);
}

static void contexts_share_a_registry(void **state) {
  (void)state;
  varve_registry *registry;
  OK(varve_registry_create(NULL, &registry));
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.registry = registry;
  varve_context *contexts[2];
  for (int i = 0; i < 2; i++) {
    OK(varve_context_create(&options, &contexts[i]));
    varve_module *module;
    OK(varve_module_load(contexts[i], text_of("\"t.op\"() : () -> ()"), NULL, &module));
    varve_module_destroy(module);
  }
  for (int i = 0; i < 2; i++)
    varve_context_destroy(contexts[i]);
  varve_registry_destroy(registry);
}

static void missing_arguments_are_rejected(void **state) {
  (void)state;
  assert_int_equal(varve_registry_create(NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  varve_registry_destroy(NULL);
}

/* Loading */

static const char box_definition[] = "irdl.dialect @shapes attributes {varve.set = \"own\"} {\n"
                                     "  irdl.type @box {\n"
                                     "    %0 = irdl.is i32\n"
                                     "    irdl.parameters(side: %0)\n"
                                     "  }\n"
                                     "}\n";

typedef struct report {
  int count;
  char file[64];
  uint32_t line;
  char message[256];
} report;

static void remember(void *user, const varve_diagnostic *diagnostic) {
  report *t = user;
  if (t->count++ != 0)
    return;
  t->line = diagnostic->line;
  snprintf(t->file, sizeof t->file, "%.*s", (int)diagnostic->file.size, diagnostic->file.data);
  snprintf(t->message, sizeof t->message, "%.*s", (int)diagnostic->message.size,
           diagnostic->message.data);
}

static varve_definition_options reporting_to(report *t) {
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.sink = (varve_diagnostic_sink){remember, t};
  options.file_name = text_of("box.mlir");
  return options;
}

static int make_registry(void **state) {
  varve_registry *registry;
  OK(varve_registry_create(NULL, &registry));
  *state = registry;
  return 0;
}

static int free_registry(void **state) {
  varve_registry_destroy(*state);
  return 0;
}

static void a_loaded_dialect_is_found(void **state) {
  varve_registry *registry = *state;
  OK(varve_registry_load(registry, text_of(box_definition), NULL));
  varve_definition type =
      varve_registry_get_definition(registry, VARVE_DEFINITION_TYPE, text_of("shapes.box"));
  assert_non_null(type.record);
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  OK(varve_definition_get_item(type, VARVE_DEFINITION_PARAMETERS, 0, &item));
  assert_text(item.name, "side");
  char text[16];
  size_t length;
  OK(varve_definition_print_constraint(type, item.constraint, text, sizeof text, &length));
  assert_text((varve_slice){text, length}, "is i32");
}

static void a_constraint_longer_than_its_buffer_is_truncated(void **state) {
  varve_registry *registry = *state;
  OK(varve_registry_load(registry, text_of(box_definition), NULL));
  varve_definition type =
      varve_registry_get_definition(registry, VARVE_DEFINITION_TYPE, text_of("shapes.box"));
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  OK(varve_definition_get_item(type, VARVE_DEFINITION_PARAMETERS, 0, &item));
  char text[4];
  size_t length;
  assert_int_equal(
      varve_definition_print_constraint(type, item.constraint, text, sizeof text, &length),
      VARVE_STATUS_LIMIT_EXCEEDED);
  assert_string_equal(text, "is ");
}

static void a_dialect_is_not_loaded_twice(void **state) {
  varve_registry *registry = *state;
  report t = {0};
  varve_definition_options options = reporting_to(&t);
  OK(varve_registry_load(registry, text_of(box_definition), &options));
  assert_int_equal(varve_registry_load(registry, text_of(box_definition), &options),
                   VARVE_STATUS_INVALID);
  assert_int_equal(t.count, 1);
  assert_string_equal(t.file, "box.mlir");
  assert_int_equal(t.line, 1);
  assert_string_equal(t.message,
                      "dialect 'shapes' is defined already: varve.extends adds to it, and "
                      "--replace-dialect=FILE replaces it");
}

static void a_broken_file_loads_nothing(void **state) {
  varve_registry *registry = *state;
  report t = {0};
  varve_definition_options options = reporting_to(&t);
  static const char text[] = "irdl.dialect @good {}\n"
                             "irdl.dialect @bad {}\n"
                             "module {\n"
                             "  irdl.dialect @bad {}\n"
                             "}\n";
  assert_int_equal(varve_registry_load(registry, text_of(text), &options), VARVE_STATUS_INVALID);
  assert_int_equal(t.count, 1);
  assert_int_equal(t.line, 4);
  assert_null(
      varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT, text_of("good")).record);
}

static void a_registry_in_use_rejects_definitions(void **state) {
  varve_registry *registry = *state;
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.registry = registry;
  varve_context *context;
  OK(varve_context_create(&options, &context));
  assert_int_equal(varve_registry_load(registry, text_of(box_definition), NULL),
                   VARVE_STATUS_BAD_ARGUMENT);
  varve_dialect_builder *builder;
  assert_int_equal(varve_dialect_builder_create(registry, text_of("d"), NULL, &builder),
                   VARVE_STATUS_BAD_ARGUMENT);
  varve_context_destroy(context);
}

static void a_missing_file_is_reported(void **state) {
  report t = {0};
  varve_definition_options options = {.struct_size = sizeof(varve_definition_options)};
  options.sink = (varve_diagnostic_sink){remember, &t};
  assert_int_equal(varve_registry_load_file(*state, "no/such/file", &options), VARVE_STATUS_IO);
  assert_string_equal(t.file, "no/such/file");
}

/* Definitions made by calls */

static varve_definition_item item_of(const char *name, const char *rule) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  item.name = text_of(name);
  item.rule = text_of(rule);
  return item;
}

static varve_dialect_builder *begin_shapes(varve_registry *registry, report *t) {
  varve_dialect_builder_options options = {.struct_size = sizeof(varve_dialect_builder_options)};
  options.sink = (varve_diagnostic_sink){remember, t};
  options.set = text_of("own");
  varve_dialect_builder *builder;
  OK(varve_dialect_builder_create(registry, text_of("shapes"), &options, &builder));
  return builder;
}

/* shapes.grow has an operand of type box, any number of other operands, and a result of type box.
 * The attribute by is an i32, by default 1. */
static void define_grow(varve_dialect_builder *builder) {
  varve_definition_item box = item_of("box", "!shapes.box");
  varve_definition_item rest = item_of("rest", "");
  varve_definition_item result = item_of("result", "is i8");
  varve_definition_item by = item_of("by", "I32Attr");
  varve_definition_item trait = item_of("Pure", "");
  varve_definition_item body = item_of("body", "");
  rest.arity = VARVE_ARITY_VARIADIC;
  by.default_value = text_of("1 : i32");
  body.number = 1;
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_TYPE, text_of("box")));
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_OPERATION, text_of("grow")));
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_OPERANDS, &box));
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_RESULTS, &result));
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_PROPERTIES, &by));
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_OPERANDS, &rest));
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_TRAITS, &trait));
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_REGIONS, &body));
}

static void definitions_made_by_calls_are_found(void **state) {
  varve_registry *registry = *state;
  report t = {0};
  varve_dialect_builder *builder = begin_shapes(registry, &t);
  define_grow(builder);
  OK(varve_dialect_builder_finish(builder));
  varve_dialect_builder_destroy(builder);
  varve_definition op =
      varve_registry_get_definition(registry, VARVE_DEFINITION_OPERATION, text_of("shapes.grow"));
  assert_non_null(op.record);
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  OK(varve_definition_get_item(op, VARVE_DEFINITION_OPERANDS, 1, &item));
  assert_text(item.name, "rest");
  assert_int_equal(item.arity, VARVE_ARITY_VARIADIC);
  OK(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, 0, &item));
  assert_text(item.default_value, "1 : i32");
  OK(varve_definition_get_item(op, VARVE_DEFINITION_TRAITS, 0, &item));
  assert_text(item.name, "Pure");
  OK(varve_definition_get_item(op, VARVE_DEFINITION_REGIONS, 0, &item));
  assert_int_equal(item.number, 1);
}

static void an_enum_is_defined_by_calls(void **state) {
  varve_registry *registry = *state;
  report t = {0};
  varve_dialect_builder *builder = begin_shapes(registry, &t);
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_ENUM, text_of("Colour")));
  OK(varve_dialect_builder_set_width(builder, 64));
  OK(varve_dialect_builder_set_flag(builder, VARVE_DEFINITION_BITS));
  OK(varve_dialect_builder_set_format(builder, text_of("|")));
  varve_definition_item red = item_of("red", "");
  red.number = UINT64_C(1) << 40;
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_CASES, &red));
  OK(varve_dialect_builder_finish(builder));
  varve_dialect_builder_destroy(builder);
  varve_definition colour =
      varve_registry_get_definition(registry, VARVE_DEFINITION_ENUM, text_of("shapes.Colour"));
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  OK(varve_definition_get_item(colour, VARVE_DEFINITION_CASES, 0, &item));
  assert_true(item.number == UINT64_C(1) << 40);
  assert_int_equal(varve_definition_get_width(colour), 64);
  assert_true(varve_definition_has_flag(colour, VARVE_DEFINITION_BITS));
  assert_text(varve_definition_get_format(colour), "|");
}

static void a_wrong_definition_is_rejected_when_it_is_finished(void **state) {
  report t = {0};
  varve_dialect_builder *builder = begin_shapes(*state, &t);
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_OPERATION, text_of("grow")));
  varve_definition_item item = item_of("x", "NoRule<");
  OK(varve_dialect_builder_add(builder, VARVE_DEFINITION_OPERANDS, &item));
  assert_int_equal(varve_dialect_builder_finish(builder), VARVE_STATUS_INVALID);
  assert_int_equal(t.count, 1);
  assert_string_equal(t.file, "shapes.grow");
  assert_int_equal(varve_dialect_builder_finish(builder), VARVE_STATUS_BAD_ARGUMENT);
  varve_dialect_builder_destroy(builder);
}

static void a_wrong_default_is_rejected_at_once_and_later(void **state) {
  report t = {0};
  varve_dialect_builder *builder = begin_shapes(*state, &t);
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_OPERATION, text_of("grow")));
  varve_definition_item item = item_of("x", "I32Attr");
  item.default_value = text_of("1 : i32}, y");
  assert_int_equal(varve_dialect_builder_add(builder, VARVE_DEFINITION_PROPERTIES, &item),
                   VARVE_STATUS_SYNTAX);
  assert_string_equal(t.file, "shapes.grow");
  assert_int_equal(varve_dialect_builder_finish(builder), VARVE_STATUS_SYNTAX);
  varve_dialect_builder_destroy(builder);
}

static void members_that_do_not_belong_to_a_definition_are_rejected(void **state) {
  report t = {0};
  varve_dialect_builder *builder = begin_shapes(*state, &t);
  varve_definition_item item = item_of("x", "");
  assert_int_equal(varve_dialect_builder_add(builder, VARVE_DEFINITION_OPERANDS, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_dialect_builder_set_width(builder, 8), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_dialect_builder_begin(builder, VARVE_DEFINITION_DIALECT, text_of("d")),
                   VARVE_STATUS_BAD_ARGUMENT);
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_TYPE, text_of("box")));
  assert_int_equal(varve_dialect_builder_add(builder, VARVE_DEFINITION_PROPERTIES, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_dialect_builder_set_flag(builder, VARVE_DEFINITION_BITS),
                   VARVE_STATUS_BAD_ARGUMENT);
  OK(varve_dialect_builder_finish(builder));
  varve_dialect_builder_destroy(builder);
}

static varve_status refuse_big(void *user, varve_verifier *verifier, const varve_operation *op) {
  int *calls = user;
  int64_t by;
  ++*calls;
  OK(varve_attribute_get_integer(varve_operation_get_attribute(op, text_of("by")), &by));
  return by < 10 ? VARVE_STATUS_OK : varve_verifier_report(verifier, text_of("grows too much"));
}

static varve_status count_boxes(void *user, varve_verifier *verifier, varve_component entity) {
  varve_bytes *text;
  assert_non_null(entity.type);
  OK(varve_type_print(varve_verifier_get_context(verifier), entity.type, &text));
  varve_bytes_destroy(text);
  ++*(int *)user;
  return VARVE_STATUS_OK;
}

static void checks_of_the_caller_are_run(void **state) {
  varve_registry *registry = *state;
  report t = {0};
  int op_calls = 0, box_calls = 0;
  varve_dialect_builder *builder = begin_shapes(registry, &t);
  OK(varve_dialect_builder_begin(builder, VARVE_DEFINITION_TYPE, text_of("ball")));
  OK(varve_dialect_builder_set_entity_check(builder, count_boxes, &box_calls));
  define_grow(builder);
  OK(varve_dialect_builder_set_operation_check(builder, refuse_big, &op_calls));
  OK(varve_dialect_builder_finish(builder));
  varve_dialect_builder_destroy(builder);
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.registry = registry;
  varve_context *context;
  OK(varve_context_create(&options, &context));
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  load.sink = (varve_diagnostic_sink){remember, &t};
  static const char text[] = "%0 = \"t.box\"() : () -> !shapes.box\n"
                             "%2 = \"t.ball\"() : () -> !shapes.ball\n"
                             "%1 = \"shapes.grow\"(%0) <{by = 12 : i32}> ({\n"
                             "^bb0:\n"
                             "  \"t.end\"() : () -> ()\n"
                             "}) : (!shapes.box) -> i8\n";
  varve_module *module;
  assert_int_equal(varve_module_load(context, text_of(text), &load, &module), VARVE_STATUS_INVALID);
  assert_string_equal(t.message, "'shapes.grow' op grows too much");
  assert_int_equal(t.line, 3);
  assert_int_equal(op_calls, 1);
  assert_int_equal(box_calls, 1);
  load.no_verify = true;
  OK(varve_module_load(context, text_of(text), &load, &module));
  assert_int_equal(op_calls, 1);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

/* Uses of formats */

typedef struct uses {
  uint32_t parts;
  uint64_t read, printed;
  varve_status status; /* that visits return */
} uses;

static varve_status add_uses(void *user, const varve_format_part *part) {
  uses *all = user;
  all->parts++;
  all->read += part->read;
  all->printed += part->printed;
  return all->status;
}

static uses uses_of_return(varve_context *context) {
  uses all = {0};
  assert_int_equal(varve_context_visit_format(context, VARVE_DEFINITION_OPERATION,
                                              text_of("func.return"), add_uses, &all),
                   VARVE_STATUS_OK);
  return all;
}

static void read_a_return(varve_context *context) {
  varve_module *module = NULL;
  assert_int_equal(
      varve_module_load(context, text_of("func.func @f() {\n  return\n}\n"), NULL, &module),
      VARVE_STATUS_OK);
  varve_module_destroy(module);
}

static void uses_of_a_format_are_counted_while_that_is_on(void **state) {
  varve_context *context;
  (void)state;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  assert_int_equal(varve_context_count_formats(context, true), VARVE_STATUS_OK);
  read_a_return(context);
  uses all = uses_of_return(context);
  assert_int_equal(all.parts, 3); /* the format, its group present and absent */
  assert_int_equal(all.read, 2);
  assert_int_equal(all.printed, 0);
  assert_int_equal(varve_context_count_formats(context, false), VARVE_STATUS_OK);
  read_a_return(context);
  assert_int_equal(uses_of_return(context).read, 2);
  varve_context_destroy(context);
}

static void a_context_that_does_not_count_visits_no_parts(void **state) {
  varve_context *context;
  (void)state;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  read_a_return(context);
  assert_int_equal(uses_of_return(context).parts, 0);
  varve_context_destroy(context);
}

typedef struct checks {
  uint32_t count;
  uint64_t was_true, was_false; /* of the last one */
  char text[128];
} checks;

static varve_status note_check(void *user, const varve_format_part *part) {
  checks *all = user;
  if (part->kind != VARVE_FORMAT_PART_CHECK)
    return VARVE_STATUS_OK;
  all->count++;
  all->was_true = part->read;
  all->was_false = part->printed;
  assert_true(part->text.size < sizeof all->text);
  memcpy(all->text, part->text.data, part->text.size);
  all->text[part->text.size] = 0;
  return VARVE_STATUS_OK;
}

static void checks_are_counted_when_they_are_true_and_false(void **state) {
  static const char definition[] = "irdl.dialect @d attributes {varve.set = \"d\"} {\n"
                                   "  \"varve.rule\"() {sym_name = \"less\", takes = [\"$a\"],\n"
                                   "    require = [[\"$a < 4\", \"too large\"]]} : () -> ()\n"
                                   "  irdl.operation @x attributes {varve.require = [[\"$n != 1\", "
                                   "\"one\"], [\"use less($n)\"]]} {\n"
                                   "    %0 = irdl.any {varve.rule = \"I64Attr\"}\n"
                                   "    irdl.attributes {\"n\" = %0}\n"
                                   "  }\n}\n";
  static const char *const modules[] = {
      "\"d.x\"() {n = 3} : () -> ()", "\"d.x\"() {n = 1} : () -> ()",
      "\"d.x\"() {n = 4} : () -> ()", "\"d.x\"() {n = 2} : () -> ()"};
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_registry *registry;
  varve_context *context;
  varve_module *module;
  checks all = {0};
  (void)state;
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_load(registry, text_of(definition), NULL));
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  OK(varve_context_count_formats(context, true));
  for (size_t i = 0; i < sizeof modules / sizeof modules[0]; i++) {
    bool is_valid = i == 0 || i == 3;
    assert_int_equal(varve_module_load(context, text_of(modules[i]), NULL, &module),
                     is_valid ? VARVE_STATUS_OK : VARVE_STATUS_INVALID);
    varve_module_destroy(module);
  }
  OK(varve_context_visit_format(context, VARVE_DEFINITION_OPERATION, text_of("d.x"), note_check,
                                &all));
  assert_int_equal(all.count, 2);
  assert_int_equal(all.was_true, 2);
  assert_int_equal(all.was_false, 1);
  assert_string_equal(all.text, "use less($n): $a < 4: too large");
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

static void a_visit_of_parts_ends_when_the_caller_says_so(void **state) {
  varve_context *context;
  uses all = {.status = VARVE_STATUS_CANCELLED};
  (void)state;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  assert_int_equal(varve_context_count_formats(context, true), VARVE_STATUS_OK);
  assert_int_equal(varve_context_visit_format(context, VARVE_DEFINITION_OPERATION,
                                              text_of("func.return"), add_uses, &all),
                   VARVE_STATUS_CANCELLED);
  assert_int_equal(all.parts, 1);
  assert_int_equal(varve_context_count_formats(NULL, true), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_context_visit_format(context, VARVE_DEFINITION_DIALECT, text_of("func"),
                                              add_uses, &all),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_context_visit_format(context, VARVE_DEFINITION_OPERATION,
                                              (varve_slice){NULL, 3}, add_uses, &all),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(
      varve_context_visit_format(context, VARVE_DEFINITION_TYPE, text_of("no-dot"), add_uses, &all),
      VARVE_STATUS_OK);
  varve_context_destroy(context);
}

/* Every allocation fails in turn; the allocator is in sample_files.h. */
static varve_status define_all(const varve_allocator *allocator) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  options.allocator = allocator;
  varve_registry *registry;
  varve_dialect_builder *builder = NULL;
  varve_status status = varve_registry_create(&options, &registry);
  if (status == VARVE_STATUS_OK)
    status = varve_registry_load(registry, text_of(box_definition), NULL);
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_builder_create(registry, text_of("d"), NULL, &builder);
  varve_definition_item item = item_of("x", "I32Attr");
  item.default_value = text_of("2 : i32");
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_builder_begin(builder, VARVE_DEFINITION_OPERATION, text_of("o"));
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_builder_set_operation_check(builder, refuse_big, NULL);
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_builder_add(builder, VARVE_DEFINITION_PROPERTIES, &item);
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_builder_add(builder, VARVE_DEFINITION_OPERANDS, &item);
  if (status == VARVE_STATUS_OK)
    status = varve_dialect_builder_finish(builder);
  varve_dialect_builder_destroy(builder);
  varve_registry_destroy(registry);
  return status;
}

static void a_failing_allocation_is_reported_and_leaks_nothing(void **state) {
  (void)state;
  for (uint64_t fail_at = 0;; fail_at++) {
    failing_allocator failing = {.fail_at = fail_at};
    varve_allocator allocator = {failing_resize, &failing};
    varve_status status = define_all(&allocator);
    assert_int_equal(failing.held, 0);
    if (status == VARVE_STATUS_OK)
      return;
    assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(built_in_dialects_ascend_by_name),
      cmocka_unit_test(a_dialect_names_its_set),
      cmocka_unit_test(an_operation_is_found_by_its_full_name),
      cmocka_unit_test(undefined_names_are_not_found),
      cmocka_unit_test(members_and_names_agree),
      cmocka_unit_test(eras_are_listed_from_the_oldest),
      cmocka_unit_test(members_of_releases_are_found_by_their_names),
      cmocka_unit_test(properties_are_printed_in_order_of_declaration),
      cmocka_unit_test(items_beyond_the_end_are_rejected),
      cmocka_unit_test(a_shorter_struct_of_an_older_caller_is_not_overrun),
      cmocka_unit_test(a_registry_may_start_empty),
      cmocka_unit_test(a_registry_starts_with_the_built_in_dialects),
      cmocka_unit_test(contexts_share_a_registry),
      cmocka_unit_test(missing_arguments_are_rejected),
      cmocka_unit_test(uses_of_a_format_are_counted_while_that_is_on),
      cmocka_unit_test(a_context_that_does_not_count_visits_no_parts),
      cmocka_unit_test(checks_are_counted_when_they_are_true_and_false),
      cmocka_unit_test(a_visit_of_parts_ends_when_the_caller_says_so),
#define WITH_REGISTRY(name) cmocka_unit_test_setup_teardown(name, make_registry, free_registry)
      WITH_REGISTRY(a_loaded_dialect_is_found),
      WITH_REGISTRY(a_constraint_longer_than_its_buffer_is_truncated),
      WITH_REGISTRY(a_dialect_is_not_loaded_twice),
      WITH_REGISTRY(a_broken_file_loads_nothing),
      WITH_REGISTRY(a_registry_in_use_rejects_definitions),
      WITH_REGISTRY(a_missing_file_is_reported),
      WITH_REGISTRY(definitions_made_by_calls_are_found),
      WITH_REGISTRY(an_enum_is_defined_by_calls),
      WITH_REGISTRY(a_wrong_definition_is_rejected_when_it_is_finished),
      WITH_REGISTRY(a_wrong_default_is_rejected_at_once_and_later),
      WITH_REGISTRY(members_that_do_not_belong_to_a_definition_are_rejected),
      WITH_REGISTRY(checks_of_the_caller_are_run),
      cmocka_unit_test(a_failing_allocation_is_reported_and_leaks_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

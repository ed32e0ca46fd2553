/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks of a program: hooks.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <varve.h>

#define TEXT(literal) ((varve_slice){literal, sizeof literal - 1})
#define TRY(call)                                                                                  \
  do {                                                                                             \
    varve_status try_status = (call);                                                              \
    if (try_status != VARVE_STATUS_OK)                                                             \
      return try_status;                                                                           \
  } while (0)

static const char definition[] =
    "irdl.dialect @d attributes {varve.set = \"d\"} {\n"
    "  irdl.operation @entry attributes {varve.format = \"custom<Entry>(\\\"as\\\", $name, $size, "
    "$note, $element) custom<Typed>($values, type($values)) attr-dict\"} {\n"
    "    %any = irdl.any\n"
    "    irdl.operands(values: variadic %any)\n"
    "    irdl.attributes {\"name\" = %any, \"size\" = %any, \"note\" = %any, \"element\" = %any}\n"
    "  }\n"
    "}\n";

/* as NAME SIZE "note" element TYPE */
static varve_status read_entry(void *user, varve_hook_reader *reader) {
  varve_context *context = varve_hook_reader_get_context(reader);
  const varve_attribute *attribute;
  const varve_type *type;
  varve_slice word;
  int64_t size;
  ++*(int *)user;
  TRY(varve_hook_reader_expect(reader, varve_hook_reader_get_text(reader, 0)));
  TRY(varve_hook_reader_read_word(reader, &word));
  if (word.size == 0)
    return varve_hook_reader_fail(reader, TEXT("a name is missing"));
  TRY(varve_attribute_make_string(context, word, NULL, &attribute));
  TRY(varve_hook_reader_set_attribute(reader, 1, attribute));
  TRY(varve_hook_reader_read_integer(reader, &size));
  TRY(varve_type_make_integer(context, 64, VARVE_SIGNLESS, &type));
  TRY(varve_attribute_make_integer(context, type, size, &attribute));
  TRY(varve_hook_reader_set_attribute(reader, 2, attribute));
  if (varve_hook_reader_get_attribute(reader, 2) != attribute)
    return VARVE_STATUS_INTERNAL;
  TRY(varve_hook_reader_read_string(reader, &attribute));
  TRY(varve_hook_reader_set_attribute(reader, 3, attribute));
  TRY(varve_hook_reader_expect(reader, TEXT("element")));
  TRY(varve_hook_reader_read_attribute(reader, &attribute));
  return varve_hook_reader_set_attribute(reader, 4, attribute);
}

static varve_status print_entry(void *user, varve_hook_printer *printer) {
  varve_slice name, op = varve_operation_get_name(varve_hook_printer_get_operation(printer));
  char number[32];
  int64_t size;
  ++*(int *)user;
  if (op.size != 7 || memcmp(op.data, "d.entry", 7) != 0)
    return VARVE_STATUS_INTERNAL;
  TRY(varve_attribute_get_string(varve_hook_printer_get_attribute(printer, 1), &name));
  TRY(varve_attribute_get_integer(varve_hook_printer_get_attribute(printer, 2), &size));
  TRY(varve_hook_printer_print_text(printer, varve_hook_printer_get_text(printer, 0)));
  TRY(varve_hook_printer_print_text(printer, TEXT(" ")));
  TRY(varve_hook_printer_print_text(printer, name));
  int length = snprintf(number, sizeof number, " %lld ", (long long)size);
  TRY(varve_hook_printer_print_text(printer, (varve_slice){number, (size_t)length}));
  TRY(varve_hook_printer_print_attribute(printer, varve_hook_printer_get_attribute(printer, 3)));
  TRY(varve_hook_printer_print_text(printer, TEXT(" element ")));
  return varve_hook_printer_print_type(
      printer, varve_attribute_get_type_value(varve_hook_printer_get_attribute(printer, 4)));
}

/* Typed, and the texts of the dialect e: tests/data/cases/hooks/interval.c */
varve_dialect_hooks_function varve_dialect_hooks;

static varve_context *make_context(int *calls, varve_registry **registry) {
  const varve_hook entry = {
      .struct_size = sizeof entry,
      .name = TEXT("d.Entry"),
      .arguments = TEXT("waaaa"),
      .read = read_entry,
      .print = print_entry,
      .user = calls,
  };
  varve_context *context = NULL;
  assert_int_equal(varve_registry_create(NULL, registry), VARVE_STATUS_OK);
  assert_int_equal(varve_registry_load(*registry, TEXT(definition), NULL), VARVE_STATUS_OK);
  assert_int_equal(varve_registry_add_hook(*registry, &entry), VARVE_STATUS_OK);
  assert_int_equal(varve_registry_add_hook(*registry, &entry), VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_dialect_hooks(*registry), VARVE_STATUS_OK);
  const varve_context_options options = {.struct_size = sizeof options, .registry = *registry};
  assert_int_equal(varve_context_create(&options, &context), VARVE_STATUS_OK);
  return context;
}

static void hooks_print_what_they_read(void **state) {
  (void)state;
  static const char text[] = "module {\n"
                             "  %0:2 = \"u.x\"() : () -> (i32, i64)\n"
                             "  d.entry as weights 12 \"large\" element tensor<4xf32> {%0#0 of "
                             "i32, %0#1 of i64}\n"
                             "  d.entry as none 0 \"\" element f8E5M2 {} {mark}\n"
                             "}\n\n";
  int calls = 0;
  varve_registry *registry;
  varve_context *context = make_context(&calls, &registry);
  varve_module *module;
  varve_bytes *printed;
  assert_int_equal(varve_module_load(context, TEXT(text), NULL, &module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(module, NULL, &printed), VARVE_STATUS_OK);
  varve_slice got = varve_bytes_slice(printed);
  assert_int_equal(got.size, sizeof text - 1);
  assert_memory_equal(got.data, text, sizeof text - 1);
  assert_true(calls >= 4);
  varve_bytes_destroy(printed);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

static void an_error_of_a_hook_has_its_place(void **state) {
  (void)state;
  static const char *const texts[] = {
      "d.entry as 4",
      "d.entry as a 4 5",
      "d.entry as a 4 \"x\" element [",
      "d.entry as a 4 \"x\" element f32 {%a",
      "d.entry is",
  };
  int calls = 0;
  varve_registry *registry;
  varve_context *context = make_context(&calls, &registry);
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    varve_diagnostic_list *list;
    varve_module *module;
    assert_int_equal(varve_diagnostic_list_create(NULL, &list), VARVE_STATUS_OK);
    const varve_load_options load = {.struct_size = sizeof load,
                                     .sink = varve_diagnostic_list_get_sink(list)};
    const varve_slice text = {texts[i], strlen(texts[i])};
    assert_int_equal(varve_module_load(context, text, &load, &module), VARVE_STATUS_SYNTAX);
    assert_int_equal(varve_diagnostic_list_get_count(list), 1);
    assert_in_range(varve_diagnostic_list_get(list, 0)->column, 8, text.size + 1);
    varve_diagnostic_list_destroy(list);
  }
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

static varve_bytes *saved_in(varve_context *context, varve_slice text, varve_module **module) {
  const varve_save_options save = {.struct_size = sizeof save, .format = VARVE_FORMAT_VARVE};
  varve_bytes *saved;
  assert_int_equal(varve_module_load(context, text, NULL, module), VARVE_STATUS_OK);
  assert_int_equal(varve_module_save(*module, &save, &saved), VARVE_STATUS_OK);
  return saved;
}

static void a_text_hook_changes_the_file_and_not_what_is_read(void **state) {
  (void)state;
  int calls = 0;
  varve_registry *registry;
  varve_context *context = make_context(&calls, &registry);
  static const char text[] = "\"u.x\"() : () -> !e.layout<row, column>\n"
                             "\"u.x\"() : () -> !e.layout<column, row>\n";
  varve_module *module, *plain_module, *again;
  bool are_equal = false;
  varve_context *plain = NULL;
  assert_int_equal(varve_context_create(NULL, &plain), VARVE_STATUS_OK);
  varve_bytes *saved = saved_in(context, TEXT(text), &module);
  varve_bytes *whole = saved_in(plain, TEXT(text), &plain_module);
  varve_slice parts = varve_bytes_slice(saved), texts = varve_bytes_slice(whole);
  assert_false(parts.size == texts.size && memcmp(parts.data, texts.data, parts.size) == 0);
  assert_int_equal(varve_module_load(context, varve_bytes_slice(saved), NULL, &again),
                   VARVE_STATUS_OK);
  assert_int_equal(varve_module_compare(module, again, NULL, &are_equal, NULL), VARVE_STATUS_OK);
  assert_true(are_equal);
  varve_bytes_destroy(saved);
  varve_bytes_destroy(whole);
  varve_module_destroy(plain_module);
  varve_context_destroy(plain);
  varve_module_destroy(again);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hooks_print_what_they_read),
      cmocka_unit_test(an_error_of_a_hook_has_its_place),
      cmocka_unit_test(a_text_hook_changes_the_file_and_not_what_is_read),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

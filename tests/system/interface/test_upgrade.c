/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* <varve/upgrade.h>: modules of earlier eras, and versions of dialects. */
#include <varve.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define OK(call) assert_int_equal(call, VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* The contents of reports and diagnostics. */
typedef struct diagnostic_log {
  unsigned changed;
  unsigned left;
  unsigned errors;
  char last[128]; /* the last operation without a successor, or the error */
} diagnostic_log;

static void keep(diagnostic_log *all, varve_slice text) {
  size_t size = text.size < sizeof(all->last) ? text.size : sizeof(all->last) - 1;
  memcpy(all->last, text.data, size);
  all->last[size] = 0;
}

static void log_event(void *user, const varve_upgrade_event *event) {
  diagnostic_log *all = user;
  if (event->kind == VARVE_UPGRADE_EVENT_CHANGED) {
    all->changed++;
    assert_true(event->count > 0 && event->rule.size > 0);
    return;
  }
  all->left++;
  assert_true(event->line > 0 && event->reason.size > 0);
  keep(all, event->operation);
}

static void log_error(void *user, const varve_diagnostic *diagnostic) {
  diagnostic_log *all = user;
  all->errors++;
  keep(all, diagnostic->message);
}

static varve_module *load_of_2019(const char *text, varve_registry **registry,
                                  varve_context **context) {
  varve_registry_options registry_options = {.struct_size = sizeof(varve_registry_options)};
  varve_context_options context_options = {.struct_size = sizeof(varve_context_options)};
  varve_module *module;
  registry_options.era = (varve_slice){"2019", 4};
  OK(varve_registry_create(&registry_options, registry));
  context_options.registry = *registry;
  OK(varve_context_create(&context_options, context));
  OK(varve_module_load(*context, text_of(text), NULL, &module));
  return module;
}

/* Returns the upgraded text, "" if the upgrade fails. The caller frees it. */
static char *upgrade(const char *text, bool strict, diagnostic_log *all, varve_status *status) {
  varve_registry *registry;
  varve_context *context, *target;
  varve_module *upgraded, *module = load_of_2019(text, &registry, &context);
  varve_upgrade_options options = {.struct_size = sizeof(varve_upgrade_options)};
  varve_bytes *bytes = NULL;
  OK(varve_context_create(NULL, &target));
  options.report.function = log_event;
  options.report.user = all;
  options.sink = (varve_diagnostic_sink){log_error, all};
  options.strict = strict;
  *status = varve_module_upgrade(module, &options, target, &upgraded);
  if (*status == VARVE_STATUS_OK)
    OK(varve_module_save(upgraded, NULL, &bytes));
  varve_slice saved = bytes == NULL ? (varve_slice){"", 0} : varve_bytes_slice(bytes);
  char *result = strndup(saved.data, saved.size);
  varve_bytes_destroy(bytes);
  varve_module_destroy(upgraded);
  varve_module_destroy(module);
  varve_context_destroy(target);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  return result;
}

static void a_module_of_2019_becomes_one_of_today(void **state) {
  (void)state;
  diagnostic_log all = {0};
  varve_status status;
  char *text = upgrade("func @f(%a: i32) -> i32 {\n  %0 = addi %a, %a : i32\n  return %0 : i32\n}",
                       true, &all, &status);
  OK(status);
  assert_string_equal(text, "module {\n"
                            "  func.func @f(%arg0: i32) -> i32 {\n"
                            "    %0 = arith.addi %arg0, %arg0 : i32\n"
                            "    return %0 : i32\n"
                            "  }\n"
                            "}\n\n");
  assert_int_equal(all.left, 0);
  assert_true(all.changed >= 2);
  free(text);
}

static void an_operation_without_successor_is_reported_and_rejected_if_strict(void **state) {
  (void)state;
  static const char source[] = "func @f() {\n  %0 = constant unit\n  return\n}";
  diagnostic_log all = {0};
  varve_status status;
  free(upgrade(source, false, &all, &status));
  OK(status);
  assert_int_equal(all.left, 1);
  assert_string_equal(all.last, "std.constant");
  free(upgrade(source, true, &all, &status));
  assert_int_equal(status, VARVE_STATUS_UNSUPPORTED);
  assert_int_equal(all.errors, 1);
  assert_non_null(strstr(all.last, "operation 'std.constant' cannot be upgraded"));
}

static void arguments_are_checked(void **state) {
  (void)state;
  varve_registry *registry;
  varve_context *context;
  varve_module *upgraded, *module = load_of_2019("func @f()", &registry, &context);
  assert_int_equal(varve_module_upgrade(module, NULL, NULL, &upgraded), VARVE_STATUS_BAD_ARGUMENT);
  assert_null(upgraded);
  /* A context of an older era cannot be the target of an upgrade. */
  assert_int_equal(varve_module_upgrade(module, NULL, context, &upgraded),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_module_upgrade(module, NULL, context, NULL), VARVE_STATUS_BAD_ARGUMENT);
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
}

/* Versions */

typedef struct version_user {
  unsigned calls;
  varve_status answer;
  bool sets_version;
} version_user;

/* The operation "mine.old" of version 1 is called "mine.new" in version 2. Here it also loses an
 * attribute. */
static varve_status upgrade_mine(void *user, varve_module *module, varve_slice dialect,
                                 varve_slice version) {
  version_user *seen = user;
  seen->calls++;
  assert_int_equal(version.size, 1);
  assert_int_equal(version.data[0], 3);
  varve_operation *root = varve_module_get_root(module);
  assert_non_null(root);
  OK(varve_module_strip_debug_info(module));
  if (seen->sets_version)
    OK(varve_module_set_dialect_version(module, dialect, text_of("new")));
  return seen->answer;
}

/* Saves a module with a version of the dialect in that format. */
static varve_bytes *save_with_version(varve_context *context, varve_format format) {
  varve_module *module;
  varve_bytes *bytes;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  OK(varve_module_load(context, text_of("\"mine.op\"() : () -> () loc(\"here\")"), NULL, &module));
  assert_null(varve_module_get_dialect_version(module, text_of("mine")).data);
  OK(varve_module_set_dialect_version(module, text_of("mine"), text_of("\x03")));
  assert_int_equal(varve_module_get_dialect_version(module, text_of("mine")).size, 1);
  save.format = format;
  OK(varve_module_save(module, &save, &bytes));
  varve_module_destroy(module);
  return bytes;
}

static varve_status load_with_hook(varve_slice bytes, version_user *user, size_t *version_size) {
  varve_registry *registry;
  varve_context *context;
  varve_module *module;
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  const varve_version_hook hook = {sizeof(hook), text_of("mine"), upgrade_mine, user};
  OK(varve_registry_create(NULL, &registry));
  OK(varve_registry_add_version_hook(registry, &hook));
  assert_int_equal(varve_registry_add_version_hook(registry, &hook), VARVE_STATUS_BAD_ARGUMENT);
  options.registry = registry;
  OK(varve_context_create(&options, &context));
  varve_status status = varve_module_load(context, bytes, NULL, &module);
  *version_size =
      module == NULL ? 0 : varve_module_get_dialect_version(module, text_of("mine")).size;
  varve_module_destroy(module);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  return status;
}

static void a_hook_gets_the_version_of_its_dialect(void **state) {
  (void)state;
  static const varve_format formats[] = {VARVE_FORMAT_BYTECODE, VARVE_FORMAT_VARVE};
  for (size_t i = 0; i < 2; i++) {
    varve_context *context;
    version_user user = {0, VARVE_STATUS_OK, false};
    size_t version_size;
    OK(varve_context_create(NULL, &context));
    varve_bytes *bytes = save_with_version(context, formats[i]);
    OK(load_with_hook(varve_bytes_slice(bytes), &user, &version_size));
    assert_int_equal(user.calls, 1);
    assert_int_equal(version_size, 0);
    user.sets_version = true;
    OK(load_with_hook(varve_bytes_slice(bytes), &user, &version_size));
    assert_int_equal(version_size, 3);
    user.answer = VARVE_STATUS_INVALID;
    assert_int_equal(load_with_hook(varve_bytes_slice(bytes), &user, &version_size),
                     VARVE_STATUS_INVALID);
    varve_bytes_destroy(bytes);
    varve_context_destroy(context);
  }
}

/* Converts a module of LLVM 22 to LLVM 16. Returns the text, "" if that fails. The caller frees it.
 */
static char *retarget(const char *text, diagnostic_log *all, varve_status *status) {
  varve_bytes *bytes = NULL;
  varve_registry_options registry_options = {.struct_size = sizeof(varve_registry_options)};
  varve_context_options context_options = {.struct_size = sizeof(varve_context_options)};
  varve_upgrade_options options = {.struct_size = sizeof(varve_upgrade_options)};
  varve_registry *registry;
  varve_context *context, *target;
  varve_module *module, *converted;
  registry_options.era = (varve_slice){"llvm16", 6};
  OK(varve_registry_create(&registry_options, &registry));
  context_options.registry = registry;
  OK(varve_context_create(&context_options, &target));
  OK(varve_context_create(NULL, &context));
  OK(varve_module_load(context, text_of(text), NULL, &module));
  options.report.function = log_event;
  options.report.user = all;
  options.sink = (varve_diagnostic_sink){log_error, all};
  *status = varve_module_retarget(module, &options, target, &converted);
  assert_true((converted != NULL) == (*status == VARVE_STATUS_OK));
  if (*status == VARVE_STATUS_OK)
    OK(varve_module_save(converted, NULL, &bytes));
  varve_slice saved = bytes == NULL ? (varve_slice){"", 0} : varve_bytes_slice(bytes);
  char *result = strndup(saved.data, saved.size);
  varve_bytes_destroy(bytes);
  varve_module_destroy(converted);
  varve_module_destroy(module);
  varve_context_destroy(target);
  varve_context_destroy(context);
  varve_registry_destroy(registry);
  return result;
}

static void a_module_of_today_becomes_one_of_llvm16(void **state) {
  (void)state;
  static const char source[] = "func.func @f(%a: f32) {\n  %0 = arith.maximumf %a, %a : f32\n"
                               "  return\n}";
  diagnostic_log all = {0};
  varve_status status;
  char *text = retarget(source, &all, &status);
  OK(status);
  assert_non_null(strstr(text, "arith.maxf %arg0, %arg0 : f32"));
  assert_int_equal(all.changed, 1);
  free(text);
}

static void what_a_target_cannot_express_is_rejected(void **state) {
  (void)state;
  static const char source[] = "func.func @f(%a: f32) {\n  %0 = arith.maxnumf %a, %a : f32\n"
                               "  return\n}";
  diagnostic_log all = {0};
  varve_status status;
  free(retarget(source, &all, &status));
  assert_int_equal(status, VARVE_STATUS_UNSUPPORTED);
  assert_string_equal(all.last, "operation 'arith.maxnumf' cannot be converted to llvm16: there is "
                                "no such operation");
  assert_int_equal(all.errors, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_module_of_2019_becomes_one_of_today),
      cmocka_unit_test(an_operation_without_successor_is_reported_and_rejected_if_strict),
      cmocka_unit_test(arguments_are_checked),
      cmocka_unit_test(a_module_of_today_becomes_one_of_llvm16),
      cmocka_unit_test(what_a_target_cannot_express_is_rejected),
      cmocka_unit_test(a_hook_gets_the_version_of_its_dialect),
  };
  return cmocka_run_group_tests_name("upgrade", tests, NULL, NULL);
}

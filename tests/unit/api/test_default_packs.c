/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contexts without a registry find the packs of the default folder. This program has a default
 * folder of its own, in place of the library's: that of the packs that were built. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <varve.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static char folder[1024];

varve_slice varve_default_dialect_path(void) { return (varve_slice){folder, strlen(folder)}; }

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static const char jax[] = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                          "  %0 = stablehlo.add %x, %x : tensor<4xf32>\n"
                          "  return %0 : tensor<4xf32>\n"
                          "}\n";

static int choose_folder(void **state) {
  const char *build = getenv("top_builddir");
  (void)state;
  (void)snprintf(folder, sizeof folder, "%s/dialects", build != NULL ? build : ".");
  return 0;
}

static varve_status load_in(const varve_context_options *options) {
  varve_context *context;
  varve_module *module;
  OK(varve_context_create(options, &context));
  varve_status status = varve_module_load(context, text_of(jax), NULL, &module);
  varve_module_destroy(module);
  varve_context_destroy(context);
  return status;
}

static void a_context_without_registry_finds_them(void **state) {
  char pack[1100];
  (void)state;
  (void)snprintf(pack, sizeof pack, "%s/stablehlo.vdef", folder);
  FILE *file = fopen(pack, "rb");
  if (file == NULL) /* this build has no packs */
    return;
  (void)fclose(file);
  OK(load_in(NULL));
}

static void they_can_be_left_out(void **state) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  (void)state;
  options.no_default_packs = true;
  assert_int_equal(load_in(&options), VARVE_STATUS_INVALID);
}

static void a_registry_names_its_own(void **state) {
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  varve_registry *registry;
  (void)state;
  OK(varve_registry_create(NULL, &registry));
  options.registry = registry;
  assert_int_equal(load_in(&options), VARVE_STATUS_INVALID);
  varve_registry_destroy(registry);
}

static void a_folder_that_is_absent_has_none(void **state) {
  (void)state;
  (void)snprintf(folder, sizeof folder, "/nonexistent/varve");
  assert_int_equal(load_in(NULL), VARVE_STATUS_INVALID);
  folder[0] = 0;
  assert_int_equal(load_in(NULL), VARVE_STATUS_INVALID);
}

int main(void) {
  const struct CMUnitTest tests[] = {
#define POINT(name) cmocka_unit_test_setup(name, choose_folder)
      POINT(a_context_without_registry_finds_them),
      POINT(they_can_be_left_out),
      POINT(a_registry_names_its_own),
      POINT(a_folder_that_is_absent_has_none),
#undef POINT
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* varve/progress.h: long calls report their steps, and can be cancelled. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <varve.h>

enum { OPERATIONS = 120000 };

typedef struct count {
  uint64_t calls;
  uint64_t steps;
  uint64_t cancel_at; /* this call is the last one; 0: none is */
} count;

static bool note(void *user, uint64_t steps) {
  count *c = user;
  assert_true(steps > c->steps && steps - c->steps <= 100000);
  c->steps = steps;
  c->calls++;
  return c->calls != c->cancel_at;
}

static varve_module *make_module(varve_context *context) {
  varve_module *module = NULL;
  assert_int_equal(varve_module_create_empty(context, &module), VARVE_STATUS_OK);
  varve_operation *root = varve_module_get_root(module);
  varve_block *block = varve_region_get_first_block(varve_operation_get_region(root, 0));
  varve_operation_description description = {.struct_size = sizeof description,
                                             .name = {"test.operation", 14}};
  for (int i = 0; i < OPERATIONS; i++) {
    varve_operation *op = NULL;
    assert_int_equal(varve_operation_build(module, &description, &op), VARVE_STATUS_OK);
    assert_int_equal(varve_operation_insert(op, block, NULL), VARVE_STATUS_OK);
  }
  return module;
}

typedef struct form {
  varve_format format;
  varve_layout layout;
  bool generic_form;
} form;
static const form forms[] = {{VARVE_FORMAT_TEXT, VARVE_LAYOUT_PACKED, true},
                             {VARVE_FORMAT_TEXT, VARVE_LAYOUT_PACKED, false},
                             {VARVE_FORMAT_BYTECODE, VARVE_LAYOUT_PACKED, false},
                             {VARVE_FORMAT_VARVE, VARVE_LAYOUT_PACKED, false},
                             {VARVE_FORMAT_VARVE, VARVE_LAYOUT_MAPPED, false}};
enum { FORMS = sizeof forms / sizeof *forms };

static varve_save_options save_options(const form *of, count *c) {
  return (varve_save_options){.struct_size = sizeof(varve_save_options),
                              .format = of->format,
                              .layout = of->layout,
                              .generic_form = of->generic_form,
                              .level = 1,
                              .progress = {note, c}};
}

static void saving_and_loading_report_steps_and_can_be_cancelled(void **state) {
  (void)state;
  varve_context *context = NULL;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_module *module = make_module(context);
  for (int i = 0; i < FORMS; i++) {
    count all = {0};
    varve_save_options save = save_options(&forms[i], &all);
    varve_bytes *bytes = NULL, *none = NULL;
    assert_int_equal(varve_module_save(module, &save, &bytes), VARVE_STATUS_OK);
    assert_true(all.calls >= OPERATIONS / 100000 && all.steps >= OPERATIONS - 100000);
    for (uint64_t at = 1; at <= all.calls; at++) {
      count some = {.cancel_at = at};
      save.progress.user = &some;
      assert_int_equal(varve_module_save(module, &save, &none), VARVE_STATUS_CANCELLED);
      assert_null(none);
      assert_int_equal(some.calls, at);
    }
    count loads = {0};
    varve_load_options load = {.struct_size = sizeof load, .progress = {note, &loads}};
    varve_module *read = NULL;
    assert_int_equal(varve_module_load(context, varve_bytes_slice(bytes), &load, &read),
                     VARVE_STATUS_OK);
    assert_true(loads.calls > 0);
    varve_module_destroy(read);
    for (uint64_t at = 1; at <= loads.calls; at++) {
      count some = {.cancel_at = at};
      load.progress.user = &some;
      assert_int_equal(varve_module_load(context, varve_bytes_slice(bytes), &load, &read),
                       VARVE_STATUS_CANCELLED);
      assert_null(read);
    }
    varve_bytes_destroy(bytes);
  }
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void a_cancelled_save_leaves_the_file_as_it_was(void **state) {
  (void)state;
  char path[] = "progress-XXXXXX";
  int descriptor = mkstemp(path);
  assert_true(descriptor >= 0);
  FILE *file = fdopen(descriptor, "w");
  assert_non_null(file);
  fputs("before", file);
  fclose(file);
  varve_context *context = NULL;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_module *module = make_module(context);
  count first = {.cancel_at = 1};
  varve_save_options save = save_options(&forms[2], &first);
  assert_int_equal(varve_module_save_file(module, path, &save), VARVE_STATUS_CANCELLED);
  char content[16] = "";
  file = fopen(path, "r");
  assert_non_null(file);
  assert_int_equal(fread(content, 1, sizeof content, file), 6);
  fclose(file);
  remove(path);
  assert_string_equal(content, "before");
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void verifying_and_hashing_report_steps_and_can_be_cancelled(void **state) {
  (void)state;
  varve_context *context = NULL;
  assert_int_equal(varve_context_create(NULL, &context), VARVE_STATUS_OK);
  varve_module *module = make_module(context);
  count verified = {0}, hashed = {0}, cancelled = {.cancel_at = 1};
  varve_module_verify_options verify = {.struct_size = sizeof verify,
                                        .progress = {note, &verified}};
  varve_hash_options hash = {.struct_size = sizeof hash, .progress = {note, &hashed}};
  varve_module_hashes hashes;
  assert_int_equal(varve_module_verify(module, &verify), VARVE_STATUS_OK);
  assert_int_equal(varve_module_hash(module, &hash, &hashes), VARVE_STATUS_OK);
  assert_true(verified.calls > 0 && hashed.calls > 0);
  verify.progress.user = hash.progress.user = &cancelled;
  assert_int_equal(varve_module_verify(module, &verify), VARVE_STATUS_CANCELLED);
  cancelled = (count){.cancel_at = 1};
  assert_int_equal(varve_module_hash(module, &hash, &hashes), VARVE_STATUS_CANCELLED);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(saving_and_loading_report_steps_and_can_be_cancelled),
      cmocka_unit_test(a_cancelled_save_leaves_the_file_as_it_was),
      cmocka_unit_test(verifying_and_hashing_report_steps_and_can_be_cancelled),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

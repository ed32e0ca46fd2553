/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of an era, upgraded: the first byte chooses the era, whether slips are repaired, and whether
 * what has no successor is refused. What is read is printed in its era's forms and read again as
 * the same; what comes of it today is a valid module, whose text is read again as the same. */
#include "fuzz/target.h"

enum { LENIENT = 8, STRICT = 16 };

typedef struct told {
  unsigned errors;
  unsigned left;
} told;

static void count_error(void *user, const varve_diagnostic *diagnostic) {
  told *all = user;
  FUZZ_CHECK(diagnostic->message.size > 0);
  all->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
}

static void count_event(void *user, const varve_upgrade_event *event) {
  told *all = user;
  if (event->kind == VARVE_UPGRADE_EVENT_CHANGED) {
    FUZZ_CHECK(event->rule.size > 0 && event->count > 0);
    return;
  }
  FUZZ_CHECK(event->operation.size > 0 && event->reason.size > 0);
  all->left++;
}

/* What a module prints is read again, in the generic form as the same module; the custom form says
 * some defaults that the module does not, so that only its text is the same. */
static void check_form(fuzz_session *session, varve_module *module, bool is_generic) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.generic_form = is_generic;
  varve_bytes *text = fuzz_save(module, &save);
  if (text == NULL)
    return;
  varve_module *again = fuzz_load(session, varve_bytes_slice(text), NULL);
  FUZZ_CHECK(again != NULL);
  if (is_generic)
    fuzz_check_same_module(module, again, true);
  varve_bytes *second = fuzz_save(again, &save);
  FUZZ_CHECK(fuzz_bytes_are_equal(text, second));
  varve_bytes_destroy(second);
  varve_bytes_destroy(text);
  varve_module_destroy(again);
}

static void check_upgrade(varve_module *module, bool is_strict) {
  varve_upgrade_options options = {.struct_size = sizeof(varve_upgrade_options)};
  varve_module *upgraded;
  fuzz_session session;
  told all = {0, 0};
  fuzz_open(&session, NULL);
  options.sink = (varve_diagnostic_sink){count_error, &all};
  options.report.function = count_event;
  options.report.user = &all;
  options.strict = is_strict;
  varve_status status = varve_module_upgrade(module, &options, session.context, &upgraded);
  FUZZ_CHECK(status != VARVE_STATUS_INTERNAL && status != VARVE_STATUS_BAD_ARGUMENT);
  FUZZ_CHECK((upgraded != NULL) == (status == VARVE_STATUS_OK));
  if (status == VARVE_STATUS_OK) {
    FUZZ_CHECK(all.errors == 0 && (all.left == 0 || !is_strict));
    check_form(&session, upgraded, true);
    check_form(&session, upgraded, false);
  } else {
    FUZZ_CHECK(all.errors > 0 || status == VARVE_STATUS_OUT_OF_MEMORY);
  }
  varve_module_destroy(upgraded);
  fuzz_close(&session);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_registry_options of_era = {.struct_size = sizeof(varve_registry_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_registry *registry;
  fuzz_session session;
  unsigned choice = size == 0 ? 0 : data[0];
  static const char *const eras[] = {"llvm22", "2019", "2020", "llvm13", "llvm16"};
  const char *era = eras[choice % 8 % (sizeof(eras) / sizeof(eras[0]))];
  of_era.era = (varve_slice){era, strlen(era)};
  load.lenient = (choice & LENIENT) != 0;
  FUZZ_CHECK(varve_registry_create(&of_era, &registry) == VARVE_STATUS_OK);
  fuzz_open(&session, registry);
  const varve_slice text = {size == 0 ? NULL : (const char *)data + 1, size == 0 ? 0 : size - 1};
  varve_module *module = fuzz_load(&session, text, &load);
  if (module != NULL) {
    check_form(&session, module, true);
    check_form(&session, module, false);
    check_upgrade(module, (choice & STRICT) != 0);
  }
  varve_module_destroy(module);
  fuzz_close(&session);
  varve_registry_destroy(registry);
  return 0;
}

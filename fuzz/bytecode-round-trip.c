/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytecode that is accepted: what is written of it gives an equal module, and from then on the same
 * bytes. */
#include "fuzz/target.h"

/* What bytes give, which is like the module that they were written of. */
static varve_module *read_again(fuzz_session *session, varve_module *module,
                                const varve_bytes *bytes, bool ignore_locations) {
  varve_module *again = fuzz_load(session, varve_bytes_slice(bytes), NULL);
  FUZZ_CHECK(again != NULL);
  fuzz_check_same_module(module, again, ignore_locations);
  return again;
}

static void check(fuzz_session *session, varve_module *module) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  varve_bytes *first = fuzz_save(module, &save);
  if (first == NULL)
    return;
  varve_module *second_module = read_again(session, module, first, true);
  varve_bytes *second = fuzz_save(second_module, &save);
  FUZZ_CHECK(second != NULL);
  varve_module *third_module = read_again(session, second_module, second, false);
  varve_bytes *third = fuzz_save(third_module, &save);
  FUZZ_CHECK(fuzz_bytes_are_equal(second, third));
  varve_bytes_destroy(third);
  varve_bytes_destroy(second);
  varve_bytes_destroy(first);
  varve_module_destroy(third_module);
  varve_module_destroy(second_module);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)data, size}, NULL);
  if (module != NULL)
    check(&session, module);
  varve_module_destroy(module);
  fuzz_close(&session);
  return 0;
}

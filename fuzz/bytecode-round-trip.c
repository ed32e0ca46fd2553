/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytecode that is accepted: what is written of it is accepted, gives an equal module, and is
 * written as the same bytes again. */
#include "fuzz/target.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_save_options save = VARVE_SAVE_OPTIONS_INIT;
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)data, size}, NULL);
  save.format = VARVE_FORMAT_BYTECODE;
  varve_bytes *first = module == NULL ? NULL : fuzz_save(module, &save);
  if (first != NULL) {
    varve_module *again = fuzz_load(&session, varve_bytes_slice(first), NULL);
    FUZZ_CHECK(again != NULL);
    fuzz_check_same_module(module, again);
    varve_bytes *second = fuzz_save(again, &save);
    FUZZ_CHECK(fuzz_bytes_are_equal(first, second));
    varve_bytes_destroy(second);
    varve_module_destroy(again);
  }
  varve_bytes_destroy(first);
  varve_module_destroy(module);
  fuzz_close(&session);
  return 0;
}

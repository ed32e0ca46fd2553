/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytecode: it is refused, or what it gives can be printed and written in each version. */
#include "fuzz/target.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)data, size}, NULL);
  if (module != NULL) {
    varve_save_options save = {.struct_size = sizeof(varve_save_options)};
    save.debug_info = size % 2 == 0;
    varve_bytes_destroy(fuzz_save(module, &save));
    save.generic_form = true;
    varve_bytes_destroy(fuzz_save(module, &save));
    save.format = VARVE_FORMAT_BYTECODE;
    save.bytecode_version = VARVE_BYTECODE_VERSION(size % (VARVE_BYTECODE_DEFAULT_VERSION + 1));
    save.allow_lossy = true;
    varve_bytes_destroy(fuzz_save(module, &save));
  }
  varve_module_destroy(module);
  fuzz_close(&session);
  return 0;
}

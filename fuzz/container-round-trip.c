/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text that is accepted: the container of it, with and without what is built in, and in groups,
 * gives the same module, and is written as the same bytes again. */
#include "fuzz/container.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)data, size}, NULL);
  if (module != NULL) {
    varve_save_options save = {.struct_size = sizeof(varve_save_options)};
    save.format = VARVE_FORMAT_VARVE;
    save.level = 1;
    save.debug_info = size % 2 == 0;
    fuzz_check_container(&session, module, &save);
    save.no_builtin_dictionary = true;
    fuzz_check_container(&session, module, &save);
    save.group_size = 1 + (int64_t)(size % 4);
    fuzz_check_container(&session, module, &save);
    save.no_builtin_dictionary = false;
    fuzz_check_container(&session, module, &save);
  }
  varve_module_destroy(module);
  fuzz_close(&session);
  return 0;
}

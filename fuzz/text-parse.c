/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text, read with each of the options that change reading; the input's size chooses. */
#include "fuzz/target.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_load_options load = VARVE_LOAD_OPTIONS_INIT;
  fuzz_session session;
  load.keep_unknown_text = (size & 1) != 0;
  load.no_implicit_module = (size & 2) != 0;
  load.no_source_locations = (size & 4) != 0;
  load.strict = (size & 8) != 0;
  fuzz_open(&session, NULL);
  varve_module_destroy(fuzz_load(&session, (varve_slice){(const char *)data, size}, &load));
  fuzz_close(&session);
  return 0;
}

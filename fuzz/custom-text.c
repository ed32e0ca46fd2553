/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text in custom forms of the built-in dialects: it is read or refused, and the generic form of
 * what is read gives the same module. */
#include "fuzz/target.h"

/* The generic form; NULL when the text is refused. Custom forms are printed too. */
static varve_bytes *read_and_print(fuzz_session *session, varve_slice text) {
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  load.keep_unknown_text = text.size % 2 == 0;
  varve_module *module = fuzz_load(session, text, &load);
  if (module == NULL)
    return NULL;
  varve_bytes_destroy(fuzz_save(module, &save));
  save.generic_form = true;
  varve_bytes *printed = fuzz_save(module, &save);
  varve_module_destroy(module);
  return printed;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_bytes *first = read_and_print(&session, (varve_slice){(const char *)data, size});
  if (first != NULL) {
    varve_bytes *second = read_and_print(&session, varve_bytes_slice(first));
    FUZZ_CHECK(fuzz_bytes_are_equal(first, second));
    varve_bytes_destroy(second);
  }
  varve_bytes_destroy(first);
  fuzz_close(&session);
  return 0;
}

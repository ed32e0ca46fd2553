/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text that is accepted, written in its generic form with all locations and as bytecode: both give
 * the same module, and print as it does. */
#include "fuzz/target.h"

/* The generic form with all locations, or NULL. */
static varve_bytes *print(varve_module *module, bool is_local) {
  varve_save_options save = VARVE_SAVE_OPTIONS_INIT;
  save.generic_form = true;
  save.debug_info = true;
  save.local_scope = is_local;
  return fuzz_save(module, &save);
}

/* What was written is read as the same module, the generic form of which is text. */
static void check_written(fuzz_session *session, varve_module *module, const varve_bytes *text,
                          const varve_bytes *written) {
  if (written == NULL)
    return;
  varve_module *again = fuzz_load(session, varve_bytes_slice(written), NULL);
  FUZZ_CHECK(again != NULL);
  fuzz_check_same_module(module, again);
  varve_bytes *printed = print(again, false);
  FUZZ_CHECK(fuzz_bytes_are_equal(text, printed));
  varve_bytes_destroy(printed);
  varve_module_destroy(again);
}

/* In a local scope resources are not printed: only the text is the same again. */
static void check_local(fuzz_session *session, varve_module *module) {
  varve_bytes *first = print(module, true);
  if (first == NULL)
    return;
  varve_module *again = fuzz_load(session, varve_bytes_slice(first), NULL);
  FUZZ_CHECK(again != NULL);
  varve_bytes *second = print(again, true);
  FUZZ_CHECK(fuzz_bytes_are_equal(first, second));
  varve_bytes_destroy(second);
  varve_bytes_destroy(first);
  varve_module_destroy(again);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_save_options save = VARVE_SAVE_OPTIONS_INIT;
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)data, size}, NULL);
  if (module != NULL) {
    varve_bytes *text = print(module, false);
    save.format = VARVE_FORMAT_BYTECODE;
    varve_bytes *bytecode = fuzz_save(module, &save);
    check_written(&session, module, text, text);
    check_written(&session, module, text, bytecode);
    check_local(&session, module);
    varve_bytes_destroy(bytecode);
    varve_bytes_destroy(text);
  }
  varve_module_destroy(module);
  fuzz_close(&session);
  return 0;
}

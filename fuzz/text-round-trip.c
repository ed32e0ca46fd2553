/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text that is accepted: its generic form with all locations and its bytecode give an equal module,
 * and what is written of that is the same from then on. */
#include "fuzz/target.h"

static varve_bytes *print(varve_module *module, bool is_local) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.generic_form = true;
  save.debug_info = true;
  save.local_scope = is_local;
  return fuzz_save(module, &save);
}

static varve_module *read_again(fuzz_session *session, const varve_bytes *bytes) {
  varve_module *again = fuzz_load(session, varve_bytes_slice(bytes), NULL);
  FUZZ_CHECK(again != NULL);
  return again;
}

/* The module is of printed text. In a local scope resources are not printed, so that only the text
 * is the same again. */
static void check_fixed_point(fuzz_session *session, varve_module *module, bool is_local) {
  varve_bytes *first = print(module, is_local);
  if (first == NULL)
    return;
  varve_module *again = read_again(session, first);
  if (!is_local)
    fuzz_check_same_module(module, again, false);
  varve_bytes *second = print(again, is_local);
  FUZZ_CHECK(fuzz_bytes_are_equal(first, second));
  varve_bytes_destroy(second);
  varve_bytes_destroy(first);
  varve_module_destroy(again);
}

static void check_bytecode(fuzz_session *session, varve_module *module) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  varve_bytes *bytecode = fuzz_save(module, &save);
  if (bytecode == NULL)
    return;
  varve_module *again = read_again(session, bytecode);
  fuzz_check_same_module(module, again, true);
  varve_module_destroy(again);
  varve_bytes_destroy(bytecode);
}

/* Types of quant print si8 and ui8 as i8 and u8, as in mlir-opt. */
static bool loses_signs(varve_slice text) {
  static const char word[] = "quant";
  const size_t size = sizeof word - 1;
  for (size_t i = 0; i + size <= text.size; i++)
    if (memcmp(text.data + i, word, size) == 0)
      return true;
  return false;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)data, size}, NULL);
  varve_bytes *text = module == NULL ? NULL : print(module, false);
  if (text != NULL) {
    varve_module *again = read_again(&session, text);
    if (!loses_signs((varve_slice){(const char *)data, size}))
      fuzz_check_same_module(module, again, true);
    check_fixed_point(&session, again, false);
    check_fixed_point(&session, again, true);
    check_bytecode(&session, module);
    varve_module_destroy(again);
  }
  varve_bytes_destroy(text);
  varve_module_destroy(module);
  fuzz_close(&session);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Container files, whose checksums are mended: looked at where they are mapped modules; refused, or
 * what they give can be printed, and is written and read again as the same module, which has the
 * same hashes. */
#include "fuzz/container.h"
#include "fuzz/view_walk.h"

static void check_hashes(varve_module *module, const varve_save_options *save,
                         fuzz_session *session) {
  varve_module_hashes hashes, again;
  varve_bytes *bytes = fuzz_save(module, save);
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  if (bytes == NULL)
    return;
  load.check_hashes = true;
  varve_module *read = fuzz_load(session, varve_bytes_slice(bytes), &load);
  FUZZ_CHECK(read != NULL);
  if (varve_module_hash(module, NULL, &hashes) == VARVE_STATUS_OK) {
    FUZZ_CHECK(varve_module_hash(read, NULL, &again) == VARVE_STATUS_OK);
    FUZZ_CHECK(memcmp(&hashes, &again, sizeof hashes) == 0);
  }
  varve_module_destroy(read);
  varve_bytes_destroy(bytes);
}

static void check(fuzz_session *session, varve_module *module, size_t size) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.debug_info = size % 2 == 0;
  varve_bytes_destroy(fuzz_save(module, &save));
  save.generic_form = true;
  varve_bytes_destroy(fuzz_save(module, &save));
  save = (varve_save_options){.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.level = 1;
  save.no_builtin_dictionary = size % 3 == 0;
  save.group_size = size % 5 == 0 ? -1 : (int64_t)(size % 5);
  save.layout = size % 4 == 0 ? VARVE_LAYOUT_MAPPED : VARVE_LAYOUT_PACKED;
  fuzz_check_container(session, module, &save);
  check_hashes(module, &save, session);
}

static void look(varve_slice bytes) {
  varve_view *view;
  if (varve_view_open_bytes(bytes, NULL, &view) == VARVE_STATUS_OK) {
    varve_status status = view_look_at_all(view);
    FUZZ_CHECK(status == VARVE_STATUS_OK || status == VARVE_STATUS_CORRUPT);
  }
  varve_view_close(view);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  fuzz_session session;
  varve_slice bytes = {(const char *)data, size};
  unsigned char *mended = fuzz_copy(bytes);
  fuzz_mend_container(mended, size, 0);
  look((varve_slice){(const char *)mended, size});
  fuzz_open(&session, NULL);
  varve_module_destroy(fuzz_load(&session, bytes, NULL));
  varve_module *module = fuzz_load(&session, (varve_slice){(const char *)mended, size}, NULL);
  if (module != NULL)
    check(&session, module, size);
  varve_module_destroy(module);
  fuzz_close(&session);
  free(mended);
  return 0;
}

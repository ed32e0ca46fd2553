/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text, read with each of the options that change reading, in each era, and which era it
 * may be of; the input's size chooses. */
#include "fuzz/target.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_registry_options of_era = {.struct_size = sizeof(varve_registry_options)};
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_registry *registry;
  varve_era_choice_options searching = {.struct_size = sizeof(varve_era_choice_options)};
  varve_era_choice *choice;
  const varve_slice text = {(const char *)data, size};
  fuzz_session session;
  load.keep_unknown_text = (size & 1) != 0;
  load.no_implicit_module = (size & 2) != 0;
  load.no_source_locations = (size & 4) != 0;
  load.strict = (size & 8) != 0;
  load.lenient = (size & 16) != 0;
  static const char *const eras[] = {"llvm22", "2019", "2020", "llvm13", "llvm16"};
  const char *era = eras[size / 32 % (sizeof(eras) / sizeof(eras[0]))];
  of_era.era = (varve_slice){era, strlen(era)};
  searching.searches = true;
  FUZZ_CHECK(varve_era_choice_create(text, &searching, &choice) == VARVE_STATUS_OK);
  varve_era_choice_destroy(choice);
  FUZZ_CHECK(varve_registry_create(&of_era, &registry) == VARVE_STATUS_OK);
  fuzz_open(&session, registry);
  varve_module_destroy(fuzz_load(&session, text, &load));
  fuzz_close(&session);
  varve_registry_destroy(registry);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions of dialects, and behind a line "// -----" a module that uses them: they are refused,
 * or all of them can be looked at and contexts work with them. */
#include "fuzz/look.h"
#include "fuzz/target.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_slice rest = {(const char *)data, size}, definitions = fuzz_cut_part(&rest);
  varve_registry *registry = NULL;
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  limits.max_memory = (uint64_t)1 << 26;
  options.limits = &limits;
  options.without_builtin = definitions.size % 2 == 0;
  FUZZ_CHECK(varve_registry_create(&options, &registry) == VARVE_STATUS_OK);
  if (fuzz_define(registry, definitions)) {
    if (options.without_builtin)
      fuzz_look_at_all(registry);
    fuzz_use(registry, rest);
  }
  varve_registry_destroy(registry);
  return 0;
}

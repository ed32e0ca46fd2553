/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiled definitions, and behind a line "// -----" a module that uses them. Size and checksum are
 * set first, so that the contents are reached: they are refused, or contexts work with them. */
#include "fuzz/look.h"
#include "fuzz/target.h"

#include <xxhash.h>

/* format-spec/definition-tables.md: magic, version, checksum of what follows it, size of the file.
 */
enum { VERSION = 8, CHECKSUM = 16, HASHED = 24, HEAD = 32 };

static void set_number(char *at, uint64_t number) {
  for (size_t i = 0; i < 8; i++)
    at[i] = (char)(number >> 8 * i & 0xFF);
}

/* The module comes first, because compiled definitions may hold any bytes. */
int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_registry_options options = {.struct_size = sizeof(varve_registry_options)};
  varve_slice rest = {(const char *)data, size}, text = fuzz_cut_part(&rest);
  varve_registry *registry = NULL;
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  if (rest.size < HEAD)
    return 0;
  char *pack = malloc(rest.size);
  FUZZ_CHECK(pack != NULL);
  memcpy(pack, rest.data, rest.size);
  set_number(pack + HASHED, rest.size);
  set_number(pack + CHECKSUM, XXH3_64bits(pack + HASHED, rest.size - HASHED));
  limits.max_memory = (uint64_t)1 << 26;
  options.limits = &limits;
  options.without_builtin = true;
  FUZZ_CHECK(varve_registry_create(&options, &registry) == VARVE_STATUS_OK);
  if (fuzz_define(registry, (varve_slice){pack, rest.size})) {
    fuzz_look_at_all(registry);
    fuzz_use(registry, text);
  }
  varve_registry_destroy(registry);
  free(pack);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/module.h: hashes of modules. */
#include <varve/module.h>

#include "api/dictionary.h"
#include "api/load/load.h"
#include "api/options.h"
#include "container/file/read_file.h"
#include "container/hash/hash.h"

varve_status varve_module_hash(varve_module *module, const varve_hash_options *options,
                               varve_module_hashes *hashes) {
  varve_hash_options filled = {.struct_size = sizeof(varve_hash_options)};
  if (hashes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *hashes = (varve_module_hashes){.content = {0}};
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof filled));
  varve_step_count outer = varve_context_count_steps(module->context, filled.progress);
  varve_status status = varve_hash_module(module, NULL, hashes);
  varve_context_end_steps(module->context, outer);
  return status;
}

varve_status varve_module_hashes_read(varve_slice bytes, const varve_load_options *options,
                                      varve_module_hashes *hashes) {
  if (hashes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *hashes = (varve_module_hashes){.content = {0}};
  if (bytes.data == NULL && bytes.size != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_load_options filled = {.struct_size = sizeof(varve_load_options)};
  VARVE_TRY(varve_load_options_fill(options, &filled));
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_container_read_options read = {.file_name = filled.file_name,
                                       .sink = filled.sink,
                                       .vocabulary =
                                           varve_dictionary_vocabulary(filled.dictionary)};
  return varve_container_read_hashes(&memory, bytes, &read, hashes);
}

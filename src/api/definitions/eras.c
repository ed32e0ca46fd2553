/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: lists eras. */
#include <varve/dialect.h>

#include "api/options.h"
#include "base/era.h"

uint32_t varve_era_get_count(void) { return varve_era_count(); }

varve_status varve_era_get_info(uint32_t index, varve_era_info *info) {
  if (info == NULL || !varve_struct_size_is_sound(info->struct_size) || index >= varve_era_count())
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_era era = varve_era_of_rank(index);
  int bytecode = varve_era_target_bytecode(era);
  const varve_era_info found = {.struct_size = info->struct_size,
                                .name = varve_slice_of(varve_era_text(era)),
                                .state = varve_slice_of(varve_era_state(era)),
                                .is_development = varve_era_is_development(era),
                                .is_target = bytecode >= 0,
                                .bytecode_version = bytecode < 0 ? 0 : (uint32_t)bytecode};
  varve_struct_give(info, &found, sizeof found);
  return VARVE_STATUS_OK;
}

bool varve_era_find_index(varve_slice name, uint32_t *index) {
  varve_era era = VARVE_DEFAULT_ERA;
  bool is_found = name.size == 0 || (name.data != NULL && varve_era_find(name, &era));
  if (index != NULL)
    *index = varve_era_rank(era);
  return is_found;
}

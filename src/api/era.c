/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: what a text tells of its era. */
#include "api/options.h"
#include "text/era_evidence.h"

static void find_place(varve_slice text, varve_era_bound *bound) {
  bound->line = bound->column = 0;
  if (bound->text.size == 0 || text.data == NULL)
    return;
  bound->line = bound->column = 1;
  for (uint64_t i = 0; i < bound->offset; i++) {
    bound->column = text.data[i] == '\n' ? 1 : bound->column + 1;
    bound->line += text.data[i] == '\n';
  }
}

varve_status varve_era_detect(varve_slice text, varve_era_evidence *evidence) {
  if (evidence == NULL || evidence->struct_size < sizeof(*evidence) ||
      !varve_struct_size_is_sound(evidence->struct_size) || (text.data == NULL && text.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  bool is_possible = varve_collect_evidence(text, evidence);
  find_place(text, &evidence->earliest);
  find_place(text, &evidence->latest);
  return is_possible ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

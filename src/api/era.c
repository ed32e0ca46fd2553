/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: detects the era of a text. */
#include "api/jax_export.h"
#include "api/options.h"
#include "bytecode/layout/layouts.h"
#include "container/frame/frame.h"
#include "text/lex/era_evidence.h"

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

static varve_status find_stored(varve_slice file, varve_era *era, bool *is_exact) {
  *is_exact = true;
  if (varve_format_detect(file) == VARVE_FORMAT_BYTECODE)
    return varve_bytecode_find_era(file, VARVE_ERA_LLVM22, era, is_exact);
  return varve_container_find_era(file, era) ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* The header of a container names its era; the properties of bytecode show it. */
static varve_status detect_stored(varve_slice file, varve_era_evidence *evidence) {
  varve_era era;
  bool is_exact;
  VARVE_TRY(find_stored(file, &era, &is_exact));
  *evidence = (varve_era_evidence){.struct_size = sizeof(varve_era_evidence)};
  evidence->earliest.era = evidence->latest.era = evidence->likely = era;
  evidence->is_exact = is_exact;
  return VARVE_STATUS_OK;
}

varve_status varve_era_detect(varve_slice text, varve_era_evidence *evidence) {
  if (evidence == NULL || evidence->struct_size < sizeof(*evidence) ||
      !varve_struct_size_is_sound(evidence->struct_size) || (text.data == NULL && text.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  text = varve_jax_export_content(text);
  varve_format format = varve_format_detect(text);
  if (format == VARVE_FORMAT_VARVE || format == VARVE_FORMAT_BYTECODE)
    return detect_stored(text, evidence);
  bool is_possible = varve_collect_evidence(text, evidence);
  find_place(text, &evidence->earliest);
  find_place(text, &evidence->latest);
  return is_possible ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/dialect.h: lists eras, and finds that of an input. */
#include <varve/dialect.h>

#include "api/detect.h"
#include "api/options.h"
#include "base/era.h"
#include "bytecode/layout/layouts.h"
#include "container/frame/frame.h"
#include "text/lex/era_evidence.h"

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

static varve_era_bound describe(varve_slice text, const varve_shown_bound *shown) {
  varve_era_bound bound = {.era = varve_slice_of(varve_era_text(shown->era)),
                           .offset = shown->offset,
                           .text = shown->text};
  if (bound.text.size == 0 || text.data == NULL)
    return bound;
  bound.line = bound.column = 1;
  for (uint64_t i = 0; i < bound.offset; i++) {
    bound.column = text.data[i] == '\n' ? 1 : bound.column + 1;
    bound.line += text.data[i] == '\n';
  }
  return bound;
}

/* The header of a container names its era; the properties of bytecode show it. */
static varve_status find_stored(varve_slice file, varve_era *era, bool *is_exact) {
  *is_exact = true;
  if (varve_format_detect(file) == VARVE_FORMAT_BYTECODE)
    return varve_bytecode_find_era(file, VARVE_DEFAULT_ERA, era, is_exact);
  varve_slice name;
  bool is_sound = varve_container_find_era(file, &name);
  *is_exact = varve_era_find_nearest(name, era);
  return is_sound ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_era_detect(varve_slice text, varve_era_evidence *evidence) {
  if (evidence == NULL || evidence->struct_size < sizeof(*evidence) ||
      !varve_struct_size_is_sound(evidence->struct_size) || (text.data == NULL && text.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_shown_eras shown = {.likely = VARVE_DEFAULT_ERA};
  bool is_possible = true, is_exact = false;
  text = varve_jax_export_content(text);
  varve_format format = varve_format_detect(text);
  if (format == VARVE_FORMAT_VARVE || format == VARVE_FORMAT_BYTECODE) {
    VARVE_TRY(find_stored(text, &shown.likely, &is_exact));
    shown.earliest.era = shown.latest.era = shown.likely;
  } else {
    is_possible = varve_collect_evidence(text, &shown);
  }
  *evidence = (varve_era_evidence){.struct_size = sizeof(varve_era_evidence),
                                   .earliest = describe(text, &shown.earliest),
                                   .latest = describe(text, &shown.latest),
                                   .likely = varve_slice_of(varve_era_text(shown.likely)),
                                   .is_exact = is_exact};
  return is_possible ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

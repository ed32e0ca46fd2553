/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Eras by name. */
#include "base/era.h"

typedef struct named_era {
  varve_era era;
  const char *word;
} named_era;

static const named_era eras[] = {
#define VARVE_ERA(enumerator, word, set, base) {VARVE_ERA_##enumerator, word},
#include "base/eras.def"
#undef VARVE_ERA
};

const char *varve_era_text(varve_era era) {
  for (size_t i = 0; i < VARVE_COUNT_OF(eras); i++)
    if (eras[i].era == era)
      return eras[i].word;
  return "";
}

bool varve_era_find(varve_slice word, varve_era *era) {
  *era = VARVE_ERA_LLVM22;
  if (word.data == NULL)
    return false;
  for (size_t i = 0; i < VARVE_COUNT_OF(eras); i++)
    if (varve_slice_equal(word, varve_slice_of(eras[i].word))) {
      *era = eras[i].era;
      return true;
    }
  return false;
}

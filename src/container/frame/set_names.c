/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the names of sets: see set_names.h. */
#include "container/frame/set_names.h"

#include "base/era.h"
#include "base/scanner.h"

static bool is_era(varve_slice name) {
  bool is_valid = name.size != 0 && name.size <= VARVE_LONGEST_ERA &&
                  !varve_slice_equal(name, varve_slice_of(varve_era_text(VARVE_DEFAULT_ERA)));
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    is_valid =
        is_valid && ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.');
  }
  return is_valid;
}

bool varve_set_names_may_have(varve_slice word) {
  bool is_valid = word.size != 0;
  for (size_t i = 0; i < word.size; i++) {
    char c = word.data[i];
    is_valid = is_valid && c > ' ' && c <= '~' && c != ',' && c != '@';
  }
  return is_valid;
}

static const char *check_packs(varve_slice packs) {
  varve_slice last = VARVE_SLICE("");
  while (packs.size != 0) {
    varve_slice version = varve_text_take_part(&packs, VARVE_SLICE(","));
    const varve_slice project = varve_text_take_part(&version, VARVE_SLICE("@"));
    if (!varve_set_names_may_have(project) || !varve_set_names_may_have(version))
      return "the name of a pack must be PROJECT@VERSION, of visible characters of ASCII";
    if (varve_slice_compare(last, project) >= 0)
      return "the packs must be in the order of their projects, each of another one";
    last = project;
  }
  return NULL;
}

const char *varve_set_names_split(varve_slice names, varve_slice *era, varve_slice *packs) {
  varve_slice rest = names;
  const varve_slice first = varve_text_take_part(&rest, VARVE_SLICE(","));
  bool has_era = first.size != 0 && memchr(first.data, '@', first.size) == NULL;
  *packs = has_era ? rest : names;
  if (names.size == 0 || names.data[names.size - 1] == ',')
    return "the name of a set is missing";
  if (has_era && !is_era(first))
    return "the name of the era must be 1 to 31 of a-z, 0-9, '-' and '.', and other than that of "
           "the default";
  *era = has_era ? first : *era;
  return check_packs(*packs);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Collects the names of dialects: see pack_names.h. */
#include "dialect/pack_names.h"

#include <ctype.h>

/* Words of a text that need no second search. */
enum { KNOWN_WORDS = 64 };
typedef struct known_words {
  varve_slice words[KNOWN_WORDS]; /* by a sum of some of their bytes */
} known_words;

static bool is_name_byte(char c) { return isalnum((unsigned char)c) != 0 || c == '_'; }

/* Returns whether a word at this place is part of the name of a file in a location. */
static bool is_in_file_name(varve_slice text, size_t start) {
  char before = start > 0 ? text.data[start - 1] : ' ';
  return before == '/' || (before == '"' && start > 1 && text.data[start - 2] == '(');
}

/* Returns the word that ends before a dot, or an empty slice if it cannot be a dialect. */
static varve_slice word_before(varve_slice text, size_t dot) {
  size_t start = dot;
  while (start > 0 && is_name_byte(text.data[start - 1]))
    start--;
  bool is_word = start < dot && isdigit((unsigned char)text.data[start]) == 0 &&
                 (start == 0 || strchr("@.$%", text.data[start - 1]) == NULL) &&
                 !is_in_file_name(text, start);
  return varve_slice_make(text.data + start, is_word ? dot - start : 0);
}

/* Returns whether the word was seen shortly before, and notes it. */
static bool is_known(known_words *known, varve_slice word) {
  size_t sum = word.size + (unsigned char)word.data[0] + (unsigned char)word.data[word.size - 1] +
               (unsigned char)word.data[word.size / 2];
  varve_slice *at = &known->words[sum % KNOWN_WORDS];
  bool is_same = varve_slice_equal(*at, word);
  *at = word;
  return is_same;
}

static bool is_defined(const varve_pack_list *list, varve_slice name) {
  uint32_t index;
  for (size_t i = 0; i < list->packs.count; i++)
    if (varve_pack_find_dialect(varve_pack_at(list, i), name, &index))
      return true;
  return false;
}

varve_status varve_pack_names_add(varve_pack_names *names, const varve_registry *registry,
                                  varve_slice name) {
  varve_found_dialect found;
  varve_pack_library *library = varve_registry_packs(registry);
  if (library == NULL || name.size == 0 || names->count == VARVE_MOST_PACK_NAMES)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < names->count; i++)
    if (varve_slice_equal(names->names[i], name))
      return VARVE_STATUS_OK;
  if (varve_registry_find_dialect(registry, name, &found))
    return VARVE_STATUS_OK;
  const varve_pack_list *list = varve_pack_library_list(library);
  if (list == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (is_defined(list, name))
    names->names[names->count++] = name;
  return VARVE_STATUS_OK;
}

varve_status varve_pack_names_collect(varve_pack_names *names, const varve_registry *registry,
                                      varve_slice text) {
  known_words known = {{{NULL, 0}}};
  for (size_t at = 0; at < text.size; at++) {
    const char *dot = memchr(text.data + at, '.', text.size - at);
    if (dot == NULL)
      break;
    at = (size_t)(dot - text.data);
    varve_slice word = word_before(text, at);
    if (word.size != 0 && !is_known(&known, word))
      VARVE_TRY(varve_pack_names_add(names, registry, word));
  }
  return VARVE_STATUS_OK;
}

uint32_t varve_pack_names_count(const varve_pack_names *names, const varve_pack *pack,
                                varve_slice except) {
  uint32_t count = 0, index;
  for (uint32_t i = 0; i < names->count; i++)
    count += !varve_slice_equal(names->names[i], except) &&
             varve_pack_find_dialect(pack, names->names[i], &index);
  return count;
}

varve_status varve_pack_names_find_era(const varve_pack_names *names,
                                       const varve_registry *registry, varve_era *era) {
  uint32_t most = 0;
  if (names->count == 0)
    return VARVE_STATUS_OK;
  const varve_pack_list *list = varve_pack_library_list(varve_registry_packs(registry));
  for (size_t i = 0; list != NULL && i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    varve_slice name = varve_pack_fact_of(pack, VARVE_PACK_FACT_era);
    uint32_t count = name.size == 0 ? 0 : varve_pack_names_count(names, pack, VARVE_SLICE(""));
    varve_era found;
    if (count > most && varve_era_find(name, &found)) {
      most = count;
      *era = found;
    }
  }
  return VARVE_STATUS_OK;
}

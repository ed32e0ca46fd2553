/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the era of a text by the packs of its dialects: see pack_era.h. */
#include "dialect/pack_era.h"

#include <ctype.h>

/* The names of dialects in a text, without those of the registry. Later ones are not counted. */
enum { MOST_NAMES = 64 };
typedef struct names {
  const varve_registry *registry;
  varve_slice names[MOST_NAMES];
  size_t count;
  varve_slice last; /* the last name of the registry */
} names;

static bool is_name_byte(char c) { return isalnum((unsigned char)c) != 0 || c == '_'; }

/* Returns the word that ends before a dot, or an empty slice if there is no word. */
static varve_slice word_before(varve_slice text, size_t dot) {
  size_t start = dot;
  while (start > 0 && is_name_byte(text.data[start - 1]))
    start--;
  bool is_word = start < dot && isdigit((unsigned char)text.data[start]) == 0 &&
                 (start == 0 || strchr("@.$%", text.data[start - 1]) == NULL);
  return varve_slice_make(text.data + start, is_word ? dot - start : 0);
}

static void add_name(names *n, varve_slice name) {
  varve_found_dialect found;
  if (name.size == 0 || varve_slice_equal(name, n->last) || n->count == MOST_NAMES)
    return;
  for (size_t i = 0; i < n->count; i++)
    if (varve_slice_equal(n->names[i], name))
      return;
  if (varve_registry_find_dialect(n->registry, name, &found))
    n->last = name;
  else
    n->names[n->count++] = name;
}

static void collect(names *n, varve_slice text) {
  for (size_t at = 0; at < text.size; at++) {
    const char *dot = memchr(text.data + at, '.', text.size - at);
    if (dot == NULL)
      return;
    at = (size_t)(dot - text.data);
    add_name(n, word_before(text, at));
  }
}

static uint32_t count_defined(const names *n, const varve_pack *pack) {
  uint32_t count = 0, index;
  for (size_t i = 0; i < n->count; i++)
    count += varve_pack_find_dialect(pack, n->names[i], &index);
  return count;
}

varve_status varve_pack_find_era(const varve_registry *registry, varve_slice text, varve_era *era) {
  varve_pack_library *library = varve_registry_packs(registry);
  names n = {.registry = registry};
  uint32_t most = 0;
  collect(&n, text);
  if (library == NULL || n.count == 0)
    return VARVE_STATUS_OK;
  const varve_pack_list *list = varve_pack_library_list(library);
  if (list == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    varve_slice name = varve_pack_fact_of(pack, VARVE_PACK_FACT_era);
    uint32_t count = pack->is_open && name.size != 0 ? count_defined(&n, pack) : 0;
    varve_era found;
    if (count > most && varve_era_find(name, &found)) {
      most = count;
      *era = found;
    }
  }
  return VARVE_STATUS_OK;
}

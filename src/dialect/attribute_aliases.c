/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which attributes mlir-opt 22 gives an alias. */
#include "dialect/definition.h"

#include <stdlib.h>

typedef struct attribute_alias {
  const char *dialect;
  const char *mnemonic;
  const char *alias;
} attribute_alias;

static const attribute_alias attribute_aliases[] = {
#define VARVE_ALIAS(dialect, mnemonic, alias) {#dialect, #mnemonic, #alias},
#define VARVE_MNEMONIC_ALIAS(dialect, mnemonic) VARVE_ALIAS(dialect, mnemonic, mnemonic)
#include "dialect/attribute_aliases.def"
#undef VARVE_MNEMONIC_ALIAS
#undef VARVE_ALIAS
};

/* key: dialect and mnemonic. */
static int compare_aliases(const void *key, const void *element) {
  const varve_slice *wanted = key;
  const attribute_alias *entry = element;
  int order = varve_slice_compare(wanted[0], varve_slice_of(entry->dialect));
  return order != 0 ? order : varve_slice_compare(wanted[1], varve_slice_of(entry->mnemonic));
}

varve_slice varve_dialect_attribute_alias(varve_slice dialect, varve_slice mnemonic) {
  const varve_slice key[2] = {dialect, mnemonic};
  const attribute_alias *found = bsearch(key, attribute_aliases, VARVE_COUNT_OF(attribute_aliases),
                                         sizeof attribute_aliases[0], compare_aliases);
  return found == NULL ? varve_slice_make(NULL, 0) : varve_slice_of(found->alias);
}

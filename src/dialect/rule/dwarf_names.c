/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Look-up in dwarf_names.def. */
#include "dialect/rule/dwarf_names.h"

#include <stdlib.h>

typedef struct numbered_name {
  uint32_t number;
  const char *name;
} numbered_name;

#define NUMBERED(number, name) {number, #name},
static const numbered_name tags[] = {
#define VARVE_DW_TAG NUMBERED
#include "dialect/rule/dwarf_names.def"
};
static const numbered_name encodings[] = {
#define VARVE_DW_ATE NUMBERED
#include "dialect/rule/dwarf_names.def"
};
static const numbered_name languages[] = {
#define VARVE_DW_LANG NUMBERED
#include "dialect/rule/dwarf_names.def"
};
static const numbered_name calling_conventions[] = {
#define VARVE_DW_CC NUMBERED
#include "dialect/rule/dwarf_names.def"
};
static const numbered_name operations[] = {
#define VARVE_DW_OP NUMBERED
#include "dialect/rule/dwarf_names.def"
};

typedef struct name_table {
  const char *text;
  const char *prefix;
  const numbered_name *names; /* ascending */
  size_t count;
} name_table;

static const name_table tables[VARVE_DWARF_FAMILY_COUNT] = {
    [VARVE_DWARF_TAG] = {"tag", "DW_TAG_", tags, VARVE_COUNT_OF(tags)},
    [VARVE_DWARF_ENCODING] = {"encoding", "DW_ATE_", encodings, VARVE_COUNT_OF(encodings)},
    [VARVE_DWARF_LANGUAGE] = {"language", "DW_LANG_", languages, VARVE_COUNT_OF(languages)},
    [VARVE_DWARF_CALLING_CONVENTION] = {"calling convention", "DW_CC_", calling_conventions,
                                        VARVE_COUNT_OF(calling_conventions)},
    [VARVE_DWARF_OPERATION] = {"operation", "DW_OP_", operations, VARVE_COUNT_OF(operations)},
};

const char *varve_dwarf_family_text(varve_dwarf_family family) { return tables[family].text; }

const char *varve_dwarf_prefix(varve_dwarf_family family) { return tables[family].prefix; }

static int compare_numbers(const void *key, const void *element) {
  uint64_t number = *(const uint64_t *)key;
  const numbered_name *name = element;
  return (number > name->number) - (number < name->number);
}

const char *varve_dwarf_name_of(varve_dwarf_family family, uint64_t number) {
  const name_table *table = &tables[family];
  const numbered_name *found =
      bsearch(&number, table->names, table->count, sizeof table->names[0], compare_numbers);
  return found == NULL ? NULL : found->name;
}

bool varve_dwarf_number_of(varve_dwarf_family family, varve_slice text, uint64_t *number) {
  const name_table *table = &tables[family];
  varve_slice prefix = varve_slice_of(table->prefix);
  *number = 0;
  if (!varve_slice_starts_with(text, prefix))
    return false;
  varve_slice name = varve_slice_make(text.data + prefix.size, text.size - prefix.size);
  for (size_t i = 0; i < table->count; i++) {
    if (varve_slice_equal(name, varve_slice_of(table->names[i].name))) {
      *number = table->names[i].number;
      return true;
    }
  }
  return false;
}

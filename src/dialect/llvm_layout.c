/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Look-up in llvm_attributes.def. format-spec/bytecode.md: attributes of llvm. */
#include "dialect/llvm_layout.h"

#include <stdlib.h>

typedef struct numbered_name {
  uint32_t number;
  const char *name;
} numbered_name;

#define NUMBERED(number, name) {number, #name},
static const numbered_name tags[] = {
#define VARVE_DW_TAG NUMBERED
#include "dialect/llvm_attributes.def"
};
static const numbered_name encodings[] = {
#define VARVE_DW_ATE NUMBERED
#include "dialect/llvm_attributes.def"
};
static const numbered_name languages[] = {
#define VARVE_DW_LANG NUMBERED
#include "dialect/llvm_attributes.def"
};
static const numbered_name calling_conventions[] = {
#define VARVE_DW_CC NUMBERED
#include "dialect/llvm_attributes.def"
};
static const numbered_name operations[] = {
#define VARVE_DW_OP NUMBERED
#include "dialect/llvm_attributes.def"
};
static const numbered_name emission_kinds[] = {
#define VARVE_EMISSION_KIND NUMBERED
#include "dialect/llvm_attributes.def"
};
static const numbered_name name_table_kinds[] = {
#define VARVE_NAME_TABLE_KIND NUMBERED
#include "dialect/llvm_attributes.def"
};

#define FLAG(name, bits) {name, bits},
static const varve_llvm_flag debug_flags[] = {
#define VARVE_DI_FLAG FLAG
#include "dialect/llvm_attributes.def"
};
static const varve_llvm_flag subprogram_flags[] = {
#define VARVE_SUBPROGRAM_FLAG FLAG
#include "dialect/llvm_attributes.def"
};

struct varve_llvm_names {
  char form;
  const char *what;
  const char *prefix;
  const numbered_name *names; /* ascending */
  size_t count;
};

static const varve_llvm_names name_tables[] = {
    {'t', "tag", "DW_TAG_", tags, VARVE_COUNT_OF(tags)},
    {VARVE_LLVM_ENCODING_FORM, "encoding", "DW_ATE_", encodings, VARVE_COUNT_OF(encodings)},
    {'l', "language", "DW_LANG_", languages, VARVE_COUNT_OF(languages)},
    {'c', "calling convention", "DW_CC_", calling_conventions, VARVE_COUNT_OF(calling_conventions)},
    {'k', "emission kind", "", emission_kinds, VARVE_COUNT_OF(emission_kinds)},
    {'n', "name table kind", "", name_table_kinds, VARVE_COUNT_OF(name_table_kinds)},
    {VARVE_LLVM_OPERATION_FORM, "operation", "DW_OP_", operations, VARVE_COUNT_OF(operations)},
};

const varve_llvm_names *varve_llvm_names_find(char form) {
  for (size_t i = 0; i < VARVE_COUNT_OF(name_tables); i++)
    if (name_tables[i].form == form)
      return &name_tables[i];
  return NULL;
}

const char *varve_llvm_names_what(const varve_llvm_names *names) { return names->what; }

const char *varve_llvm_names_prefix(const varve_llvm_names *names) { return names->prefix; }

static int compare_numbers(const void *key, const void *element) {
  uint64_t number = *(const uint64_t *)key;
  const numbered_name *name = element;
  return (number > name->number) - (number < name->number);
}

const char *varve_llvm_name_of(const varve_llvm_names *names, uint64_t number) {
  const numbered_name *found =
      bsearch(&number, names->names, names->count, sizeof names->names[0], compare_numbers);
  return found == NULL ? NULL : found->name;
}

bool varve_llvm_number_of(const varve_llvm_names *names, varve_slice text, uint64_t *number) {
  varve_slice prefix = varve_slice_of(names->prefix);
  *number = 0;
  if (!varve_slice_starts_with(text, prefix))
    return false;
  varve_slice name = varve_slice_make(text.data + prefix.size, text.size - prefix.size);
  for (size_t i = 0; i < names->count; i++) {
    if (varve_slice_equal(name, varve_slice_of(names->names[i].name))) {
      *number = names->names[i].number;
      return true;
    }
  }
  return false;
}

varve_llvm_flags varve_llvm_flags_find(char form) {
  if (form == VARVE_LLVM_FLAGS_FORM)
    return (varve_llvm_flags){debug_flags, VARVE_COUNT_OF(debug_flags)};
  return (varve_llvm_flags){subprogram_flags, VARVE_COUNT_OF(subprogram_flags)};
}

const varve_llvm_layout *varve_llvm_layout_get(uint32_t code) {
  static const varve_llvm_layout layouts[VARVE_LLVM_ATTRIBUTE_COUNT] = {
#define VARVE_LLVM_LAYOUT(code, mnemonic, parameters)                                              \
  [VARVE_LLVM_ATTRIBUTE_##code] = {mnemonic, parameters},
#include "dialect/llvm_attributes.def"
  };
  return &layouts[code];
}

/* "name:form(mnemonic)! name:form ..." */
varve_llvm_parameter varve_llvm_take_parameter(const char **parameters) {
  const char *colon = strchr(*parameters, ':');
  varve_llvm_parameter parameter = {
      .name = varve_slice_make(*parameters, (size_t)(colon - *parameters)), .form = colon[1]};
  const char *end = colon + 2;
  if (*end == '(') {
    parameter.mnemonic = varve_slice_make(end + 1, strcspn(end + 1, ")"));
    end += parameter.mnemonic.size + 2;
  }
  parameter.is_required = *end == '!';
  end += parameter.is_required;
  *parameters = *end == ' ' ? end + 1 : end;
  return parameter;
}

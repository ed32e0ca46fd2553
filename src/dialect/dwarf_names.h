/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The names of dwarf_names.def, made searchable in both directions. */
#ifndef VARVE_DIALECT_DWARF_NAMES_H
#define VARVE_DIALECT_DWARF_NAMES_H

#include "base/base.h"

/* A family of numbers that have names. */
typedef enum varve_dwarf_family {
  VARVE_DWARF_TAG,
  VARVE_DWARF_ENCODING,
  VARVE_DWARF_LANGUAGE,
  VARVE_DWARF_CALLING_CONVENTION,
  VARVE_DWARF_OPERATION,
  VARVE_DWARF_FAMILY_COUNT
} varve_dwarf_family;

enum { VARVE_DWARF_OPERATION_CONVERT = 0x1001 /* its second argument is an encoding */ };

/* "tag" and so on, for messages. */
const char *varve_dwarf_family_text(varve_dwarf_family family);
/* What stands before every name of the family. */
const char *varve_dwarf_prefix(varve_dwarf_family family);
/* Without the prefix; NULL when the number has no name. */
const char *varve_dwarf_name_of(varve_dwarf_family family, uint64_t number);
/* text: with the prefix. */
bool varve_dwarf_number_of(varve_dwarf_family family, varve_slice text, uint64_t *number);

#endif

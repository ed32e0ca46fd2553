/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Searches the names of dwarf_names.def in both directions. */
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

/* Returns the name of a family ("tag") for messages. */
const char *varve_dwarf_family_text(varve_dwarf_family family);
/* Returns the prefix of all names of the family. */
const char *varve_dwarf_prefix(varve_dwarf_family family);
/* Returns the name without its prefix, or NULL if the number has no name. */
const char *varve_dwarf_name_of(varve_dwarf_family family, uint64_t number);
/* text includes the prefix. */
bool varve_dwarf_number_of(varve_dwarf_family family, varve_slice text, uint64_t *number);

#endif

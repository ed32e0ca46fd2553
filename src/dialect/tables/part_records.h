/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The records in one part of a dialect. They start with their names and are sorted by them. */
#ifndef VARVE_DIALECT_PART_RECORDS_H
#define VARVE_DIALECT_PART_RECORDS_H

#include "dialect/definition.h"

typedef enum varve_record_kind {
  VARVE_RECORD_OPERATION,
  VARVE_RECORD_TYPE,
  VARVE_RECORD_ATTRIBUTE,
  VARVE_RECORD_ENUM
} varve_record_kind;

/* Finds the record of a name. The functions use only the tables and the record of the part. */
bool varve_part_find(const varve_dialect_definition *part, varve_record_kind kind, varve_slice name,
                     uint32_t *index);
/* Returns whether a part that gives differences says that the record of the parts before is gone.
 */
bool varve_part_removes(const varve_dialect_definition *part, varve_record_kind kind,
                        varve_slice name);

#endif

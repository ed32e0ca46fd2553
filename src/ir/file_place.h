/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations of a file, a line and a column at less cost than nodes have otherwise. */
#ifndef VARVE_IR_FILE_PLACE_H
#define VARVE_IR_FILE_PLACE_H

#include "ir/attributes.h"

/* Places of one file, ascending by line and column: what was appended in that order. None of them
 * is in the table of all nodes, and nothing in that table belongs behind the last of them, as long
 * as context->loose_places is 0. */
typedef struct varve_place_run {
  const varve_attribute *file;
  varve_vector places; /* const varve_entity * */
  uint64_t last;       /* line, column */
} varve_place_run;
void varve_place_runs_release(varve_vector *runs);
/* The one in a run; NULL: there is none. */
const varve_entity *varve_find_place(const varve_context *context, const varve_attribute *file,
                                     const varve_file_range *range);

/* A place in a file, and the file: a STRING. */
typedef struct varve_file_place {
  const varve_attribute *file;
  uint32_t line;
  uint32_t column;
} varve_file_place;
/* The same node as varve_file_line_column_get gives, for a reader: cheap where places ascend. */
varve_status varve_file_place_get(varve_context *context, varve_file_place place,
                                  const varve_attribute **location) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files share that merge facts written by hand. */
#ifndef VARVE_TOOLS_DIALECT_IMPORT_FACTS_H
#define VARVE_TOOLS_DIALECT_IMPORT_FACTS_H

#include <stdbool.h>

#include <varve/ir.h>

#include "dialect/import/import.h"

/* State while one file is merged. */
typedef struct facts {
  importer *in;
  const char *path;
  varve_context *context;
  json_t *dialect;
  bool of_other_release; /* entries that the model lacks are ignored */
  bool only_forms;       /* of other releases: how operations are written that ODS does not say */
} facts;

varve_slice facts_slice_of(const char *text);
bool facts_is_named(const varve_operation *op, const char *name);
const varve_operation *facts_first_in(const varve_operation *op);

/* Returns a string attribute of an operation, malloc'd, or NULL if it is missing or memory runs
 * out. */
char *facts_text_of(const facts *from, const varve_operation *op, const char *name);

/* Returns the text at a place of an array of strings, or an empty one. */
varve_slice facts_text_at(const varve_attribute *list, uint32_t index);

/* Returns whether an array of strings, an attribute of the operation, has the text. */
bool facts_lists(const varve_operation *op, const char *key, varve_slice text);

/* Sets the operands, results, regions, successors or parameters that the facts list, and adds
 * attributes. Returns whether they list operands, results, regions or parameters. */
bool facts_take_lists(const facts *from, const varve_operation *op, bool is_operation,
                      json_t *model);

#endif

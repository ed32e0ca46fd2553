/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loads the registry that the command line selects. */
#ifndef VARVE_TOOLS_DIALECT_LOAD_H
#define VARVE_TOOLS_DIALECT_LOAD_H

#include <varve/dialect.h>

#include "dialect/commands.h"

/* Returns 0, or the exit code after reporting an error; then *registry is NULL. */
int dialect_make_registry(const dialect_settings *settings, varve_registry **registry);
/* The same, in an era. */
int dialect_make_registry_of(const dialect_settings *settings, varve_slice era,
                             varve_registry **registry);
/* Like varve_registry_load_file, with diagnostics on standard error. Returns an exit code. */
int dialect_load_file(varve_registry *registry, const char *path, bool replaces);
/* Returns the number of the latest load that has defined something; -1: nothing is defined. */
int64_t dialect_last_load(const varve_registry *registry);
/* Returns the dialect of a name, which may also be that of an operation, type or attribute. Loads
 * the pack that has it if it is not loaded. record is NULL if it is not found. */
varve_definition dialect_find(varve_registry *registry, varve_slice name);
/* Offers the names of all dialects, loaded or in packs. */
void dialect_offer_dialects(const varve_registry *registry, varve_similar_names *similar);
/* Calls visit for each input in turn, with the registry of the command line. missing is the message
 * if there is no input. Returns the worst exit code. */
typedef int dialect_visit(const dialect_settings *settings, varve_registry *registry,
                          const char *input);
int dialect_each_input(const dialect_settings *settings, dialect_visit *visit, const char *missing);
/* Writes "1 operation, 0 types, 2 attributes, 0 enums". */
void dialect_write_counts(varve_definition dialect, output *out);
/* Returns the sigil before a name of the kind: "!", "#" or nothing. */
const char *dialect_sigil(varve_definition_kind kind);
/* Returns "operation", or "operations". */
const char *dialect_kind_text(varve_definition_kind kind, bool is_plural);

#endif

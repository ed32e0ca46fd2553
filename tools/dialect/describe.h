/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Describes one definition: as text for `show`, as Markdown for `docs`. */
#ifndef VARVE_TOOLS_DIALECT_DESCRIBE_H
#define VARVE_TOOLS_DIALECT_DESCRIBE_H

#include <varve/dialect.h>

#include "common/output.h"

typedef struct describer {
  output *out;
  bool is_markdown;
} describer;

/* dialect: the dialect of the definition. A dialect is described by its own facts, without its
 * members. */
void describe_definition(const describer *to, varve_definition dialect,
                         varve_definition definition);
/* Writes a name with dialect and sigil; in Markdown as code. */
void describe_name(const describer *to, varve_definition dialect, varve_definition definition);

#endif

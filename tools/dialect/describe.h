/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One definition in words: as text for `show`, as Markdown for `docs`. */
#ifndef VARVE_TOOLS_DIALECT_DESCRIBE_H
#define VARVE_TOOLS_DIALECT_DESCRIBE_H

#include <varve/dialect.h>

#include "common/output.h"

typedef struct describer {
  output *out;
  bool is_markdown;
} describer;

/* dialect: where the definition is from. Of a dialect: its own facts, without its members. */
void describe_definition(const describer *to, varve_definition dialect,
                         varve_definition definition);
/* Name with dialect and sigil; of Markdown as code. */
void describe_name(const describer *to, varve_definition dialect, varve_definition definition);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The strings of all sets, as `make regen` made them of dialects/. */
#ifndef VARVE_DIALECT_GENERATED_STRINGS_H
#define VARVE_DIALECT_GENERATED_STRINGS_H

const char *varve_generated_strings(void);

#endif

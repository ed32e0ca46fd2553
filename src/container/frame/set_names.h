/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The names of the sets of definitions that a module uses, in the header: the era, then packs, as
 * "ERA,stablehlo@1.20.0,triton@3.7.1". format-spec/varve.md, "File". */
#ifndef VARVE_CONTAINER_SET_NAMES_H
#define VARVE_CONTAINER_SET_NAMES_H

#include "base/base.h"

enum { VARVE_LONGEST_SET_NAMES = 255 };

/* Finds the names of the era and of the packs. *era is unchanged if the names have the default.
 * Returns what is wrong with the names; NULL: nothing. */
const char *varve_set_names_split(varve_slice names, varve_slice *era, varve_slice *packs);
/* Returns whether the project or the version of a pack can be among the names. */
bool varve_set_names_may_have(varve_slice word);

#endif

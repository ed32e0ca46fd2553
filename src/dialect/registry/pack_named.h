/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The packs that a container names, by project and version. A reading takes them, as --dialect=NAME
 * does. */
#ifndef VARVE_DIALECT_PACK_NAMED_H
#define VARVE_DIALECT_PACK_NAMED_H

#include "base/diagnostic.h"
#include "dialect/registry/pack_reading.h"

/* Notes the packs of these names, such as "stablehlo@1.20.0,triton@3.7.1", for the module that is
 * being read. Of a version that is not there the nearest one counts, and a note says so. Without a
 * module that is being read this does nothing. */
varve_status varve_pack_note_named(varve_context *context, varve_slice names,
                                   varve_reporter *reporter) VARVE_MUST_USE;
/* Returns the pack of this project that the file names, also that of an outer reading; NULL: it
 * names none. */
varve_pack *varve_pack_named_of(const varve_context *context, const varve_pack *of_project);

#endif

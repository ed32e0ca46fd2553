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
/* Begins a reading with the packs of these names, without notes; not if there are none, or if the
 * context is reading already. End it with varve_pack_end_named(), also after a failure. */
varve_status varve_pack_begin_named(varve_context *context, varve_slice names,
                                    varve_pack_reading *reading) VARVE_MUST_USE;
void varve_pack_end_named(varve_context *context, const varve_pack_reading *reading);
/* Returns the pack of this project that the file names, also that of an outer reading; NULL: it
 * names none. */
varve_pack *varve_pack_named_of(const varve_context *context, const varve_pack *of_project);

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What readers tell of a module, so that packs can be chosen for it (pack_reading.h). Without a
 * module that is being read these calls do nothing. */
#ifndef VARVE_DIALECT_PACK_NOTES_H
#define VARVE_DIALECT_PACK_NOTES_H

#include "ir/context.h"

/* Readers of binary files call these before they read what depends on definitions. The producer
 * lives as long as the reading. */
/* An operation by its whole name. */
varve_status varve_pack_note_operation(varve_context *context, varve_slice name) VARVE_MUST_USE;
/* A type or attribute by its text, of which the first word counts. */
varve_status varve_pack_note_entity(varve_context *context, varve_slice dialect, varve_slice text,
                                    bool is_type) VARVE_MUST_USE;
void varve_pack_note_producer(varve_context *context, varve_slice producer, uint32_t release);
/* Copies both. */
varve_status varve_pack_note_version(varve_context *context, varve_slice dialect,
                                     varve_slice bytes) VARVE_MUST_USE;
/* Notes that an operation did not fit its definition; key: the property that did not, or empty. */
void varve_pack_note_misfit(varve_context *context, varve_slice name, varve_slice key);
/* Notes that a type or attribute did not. */
void varve_pack_note_misfit_of(varve_context *context, varve_slice dialect);
/* Notes that the custom form of an operation of a pack begins. */
void varve_pack_note_custom(varve_context *context, const varve_operation_name *name);
/* Notes that one in generic form got the default of a property. */
void varve_pack_note_filled(varve_context *context, varve_slice dialect);

#endif

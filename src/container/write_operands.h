/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operands being coded. format-spec/varve.md, "Operands". */
#ifndef VARVE_CONTAINER_WRITE_OPERANDS_H
#define VARVE_CONTAINER_WRITE_OPERANDS_H

#include "container/write_shapes.h"

/* Numbers all values in the order in which they are defined: into their scratch. */
varve_status varve_number_values(varve_container_writer *writer) VARVE_MUST_USE;
/* The values that can be seen, as the writing goes on. */
varve_status varve_visible_define(varve_container_writer *writer,
                                  const varve_value *value) VARVE_MUST_USE;
varve_status varve_visible_open(varve_container_writer *writer) VARVE_MUST_USE;
void varve_visible_close(varve_container_writer *writer);

/* Lays out the sites of all shapes. */
varve_status varve_make_sites(varve_container_writer *writer) VARVE_MUST_USE;
/* Codes the operands of op: at once when streams are interleaved, else in every mode, to be chosen
 * from. */
varve_status varve_code_operands(varve_container_writer *writer, const varve_operation *op,
                                 const varve_written_shape *shape) VARVE_MUST_USE;
/* Chooses the modes; then what was coded is written. */
void varve_choose_modes(varve_container_writer *writer);
varve_status varve_pack_operands(varve_container_writer *writer) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes operands. format-spec/varve.md, "Operands". */
#ifndef VARVE_CONTAINER_WRITE_OPERANDS_H
#define VARVE_CONTAINER_WRITE_OPERANDS_H

#include "container/write/write_shapes.h"

/* Stores the number of each value, in order of definition, in its scratch. */
varve_status varve_number_values(varve_container_writer *writer) VARVE_MUST_USE;
/* Track the visible values while operations are written. */
varve_status varve_visible_define(varve_container_writer *writer,
                                  const varve_value *value) VARVE_MUST_USE;
varve_status varve_visible_open(varve_container_writer *writer) VARVE_MUST_USE;
void varve_visible_close(varve_container_writer *writer);

/* Creates the sites of all shapes. */
varve_status varve_make_sites(varve_container_writer *writer) VARVE_MUST_USE;
/* Encodes the operands of op: directly if streams are interleaved, otherwise in every mode, so that
 * varve_choose_modes() can choose. */
varve_status varve_code_operands(varve_container_writer *writer, const varve_operation *op,
                                 const varve_written_shape *shape) VARVE_MUST_USE;
/* Chooses the mode of each site; afterwards the codes are written. */
void varve_choose_modes(varve_container_writer *writer);
varve_status varve_pack_operands(varve_container_writer *writer) VARVE_MUST_USE;

#endif

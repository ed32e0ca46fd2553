/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes locations. format-spec/varve.md, "Locations". */
#ifndef VARVE_CONTAINER_WRITE_LOCATIONS_H
#define VARVE_CONTAINER_WRITE_LOCATIONS_H

#include "container/write/write.h"

/* Writes the location of an operation, at its site. */
varve_status varve_pack_location(varve_container_writer *writer, const varve_entity *location,
                                 uint32_t site) VARVE_MUST_USE;
/* Writes the location of argument number index. */
varve_status varve_pack_argument_location(varve_container_writer *writer, const varve_block *block,
                                          uint32_t index) VARVE_MUST_USE;

#endif

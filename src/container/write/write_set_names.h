/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which packs a container names. */
#ifndef VARVE_CONTAINER_WRITE_SET_NAMES_H
#define VARVE_CONTAINER_WRITE_SET_NAMES_H

#include "ir/module.h"

/* Appends the names of the packs whose operations, types and attributes the module uses, and those
 * that it was read with if they are not there. */
varve_status varve_find_set_names(const varve_module *module, varve_buffer *names) VARVE_MUST_USE;

#endif

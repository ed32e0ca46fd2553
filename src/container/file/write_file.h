/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes whole files. */
#ifndef VARVE_CONTAINER_WRITE_FILE_H
#define VARVE_CONTAINER_WRITE_FILE_H

#include "container/write/writer.h"

/* Appends the module in the smallest layout, with hashes if the layout has a directory. */
varve_status varve_container_write(varve_module *module,
                                   const varve_container_write_options *options,
                                   varve_buffer *out) VARVE_MUST_USE;

#endif

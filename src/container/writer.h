/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Module to the varve container. format-spec/varve.md. */
#ifndef VARVE_CONTAINER_WRITER_H
#define VARVE_CONTAINER_WRITER_H

#include "base/diagnostic.h"
#include "ir/module.h"

typedef struct varve_container_write_options {
  int level; /* of zstd, 1 to 19 */
  bool strip_locations;
  varve_diagnostic_sink sink;
} varve_container_write_options;

/* Appends to out. */
varve_status varve_container_write(varve_module *module,
                                   const varve_container_write_options *options,
                                   varve_buffer *out) VARVE_MUST_USE;

#endif

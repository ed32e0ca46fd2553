/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes the hashes of a module. format-spec/varve.md, "Hashes". */
#ifndef VARVE_CONTAINER_HASH_H
#define VARVE_CONTAINER_HASH_H

#include "ir/module.h"

/* Reads bodies that were not read yet. canonical receives the hashed form; it may be NULL. INVALID
 * for a module that cannot be written. */
varve_status varve_hash_module(varve_module *module, varve_buffer *canonical,
                               varve_module_hashes *hashes) VARVE_MUST_USE;

#endif

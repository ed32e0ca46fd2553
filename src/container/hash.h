/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The hashes of a module. format-spec/varve.md, "Hashes". */
#ifndef VARVE_CONTAINER_HASH_H
#define VARVE_CONTAINER_HASH_H

#include "ir/module.h"

/* Reads bodies that are not read yet. canonical gets the form that is hashed; NULL: nobody wants to
 * see it. INVALID for a module that could not be written. */
varve_status varve_hash_module(varve_module *module, varve_buffer *canonical,
                               varve_module_hashes *hashes) VARVE_MUST_USE;

#endif

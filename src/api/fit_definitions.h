/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules that were stored under other definitions than those that are loaded. */
#ifndef VARVE_API_FIT_DEFINITIONS_H
#define VARVE_API_FIT_DEFINITIONS_H

#include "api/verify.h"
#include "ir/module.h"

/* A container holds an operation as it was given, so a definition that is loaded now may not fit
 * it. Such an operation loses its definition: it is printed in generic form and not verified by it.
 * The sink of check gets a warning for each such dialect. verifies: an operation that fails its
 * verifier does not fit either, and *is_verified says whether the module was verified here, without
 * an error. */
varve_status varve_fit_definitions(varve_module *module, const varve_check *check, bool verifies,
                                   bool *is_verified) VARVE_MUST_USE;

#endif

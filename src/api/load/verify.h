/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls the verifier, for loading and for public functions, and fits modules to definitions. */
#ifndef VARVE_API_VERIFY_H
#define VARVE_API_VERIFY_H

#include <varve/module.h>

#include "dialect/registry/knowledge.h"

/* Verifies a module as varve_known does. */
varve_status varve_check_module(varve_module *module,
                                const varve_verify_options *check) VARVE_MUST_USE;

/* A container stores an operation as it is, so a definition that is loaded now may not fit. Such
 * an operation loses its definition: the printer uses the generic form, and the verifier does not
 * apply the definition. The sink of check gets a warning for each such dialect. verifies: an
 * operation that fails its verifier does not fit either; *is_verified is whether this call
 * verified the module without an error. */
varve_status varve_fit_definitions(varve_module *module, const varve_verify_options *check,
                                   bool verifies, bool *is_verified) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The resources that operations use. */
#ifndef VARVE_API_USED_RESOURCES_H
#define VARVE_API_USED_RESOURCES_H

#include "ir/module.h"

/* Adds the resources that op uses, with everything nested in it, from its module source to target,
 * a module of the same context. Copies their data. Returns INVALID if target has another value
 * under the same key. */
varve_status varve_copy_used_resources(varve_module *source, varve_operation *op,
                                       varve_module *target) VARVE_MUST_USE;

#endif

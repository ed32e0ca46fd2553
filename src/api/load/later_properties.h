/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Brings operations to the layouts of older versions of their dialects. */
#ifndef VARVE_API_LATER_PROPERTIES_H
#define VARVE_API_LATER_PROPERTIES_H

#include "ir/module.h"

/* Removes each property that varve.later allows to be missing, if it has its default value. Blobs
 * of bytecode then end before these properties. */
varve_status varve_omit_later_properties(varve_module *module) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rejects dialects that MLIR does not register, as mlir-opt does. */
#ifndef VARVE_API_STRICT_H
#define VARVE_API_STRICT_H

#include "base/diagnostic.h"
#include "ir/module.h"

/* Reports INVALID at the location of the first operation whose dialect MLIR 22 does not
 * register. */
varve_status varve_check_dialects_known(varve_module *module, varve_diagnostic_sink sink,
                                        varve_slice file) VARVE_MUST_USE;

#endif

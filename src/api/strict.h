/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* mlir-opt's refusal of dialects it does not register, on request. */
#ifndef VARVE_API_STRICT_H
#define VARVE_API_STRICT_H

#include "base/diagnostic.h"
#include "ir/module.h"

/* INVALID, reported at the source location of the first operation whose dialect MLIR 22 does not
 * register. */
varve_status varve_check_dialects_known(varve_module *module, varve_diagnostic_sink sink,
                                        varve_slice file) VARVE_MUST_USE;

#endif

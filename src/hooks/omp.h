/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of omp's custom forms share. */
#ifndef VARVE_HOOKS_OMP_H
#define VARVE_HOOKS_OMP_H

#include "dialect/format.h"
#include "text/hook.h"

/* #omp.mnemonic of that value. */
varve_status varve_omp_enum_get(varve_context *context, varve_slice mnemonic, uint64_t value,
                                const varve_attribute **attribute) VARVE_MUST_USE;

#endif

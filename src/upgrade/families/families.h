/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The families of rules: one for each dialect or group of dialects. */
#ifndef VARVE_UPGRADE_FAMILIES_H
#define VARVE_UPGRADE_FAMILIES_H

#include "upgrade/engine/upgrader.h"

extern const varve_upgrade_family varve_upgrade_standard, varve_upgrade_llvm, varve_upgrade_affine,
    varve_upgrade_views, varve_upgrade_linalg, varve_upgrade_vector, varve_upgrade_spirv,
    varve_upgrade_other, varve_upgrade_tosa, varve_upgrade_openmp, varve_upgrade_sparse_tensor;

#endif

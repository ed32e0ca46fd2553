/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of tosa that are told by other numbers today, or by other operations. */
#ifndef VARVE_UPGRADE_TOSA_CONVOLUTION_H
#define VARVE_UPGRADE_TOSA_CONVOLUTION_H

#include "upgrade/engine/upgrader.h"

varve_status varve_tosa_upgrade_convolution(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;
varve_status varve_tosa_upgrade_transpose_conv(varve_upgrader *up,
                                               varve_operation *op) VARVE_MUST_USE;
varve_status varve_tosa_upgrade_fully_connected(varve_upgrader *up,
                                                varve_operation *op) VARVE_MUST_USE;
varve_status varve_tosa_upgrade_resize(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;

#endif

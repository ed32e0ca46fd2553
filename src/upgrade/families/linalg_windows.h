/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of linalg whose window moves over what they read, and views by ranges. */
#ifndef VARVE_UPGRADE_LINALG_WINDOWS_H
#define VARVE_UPGRADE_LINALG_WINDOWS_H

#include "upgrade/engine/upgrader.h"

varve_status varve_linalg_upgrade_conv(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;
varve_status varve_linalg_upgrade_pooling(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;
varve_status varve_linalg_upgrade_reshape(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;
varve_status varve_linalg_upgrade_slice(varve_upgrader *up, varve_operation *op) VARVE_MUST_USE;
/* Those that nothing uses any more. */
varve_status varve_linalg_erase_ranges(varve_upgrader *up) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of numbers, in whatever form attributes hold them. */
#ifndef VARVE_UPGRADE_LISTS_H
#define VARVE_UPGRADE_LISTS_H

#include "upgrade/engine/upgrader.h"

/* Appends int64_t. *is_list: it is an array of integers, a dense array of them or elements of an
 * integer type (not i1); else nothing is appended. attribute may be NULL. */
varve_status varve_upgrade_read_list(const varve_entity *attribute, varve_vector *numbers,
                                     bool *is_list) VARVE_MUST_USE;
/* array<iN: ...>; numbers: int64_t. */
varve_status varve_upgrade_dense_list(varve_upgrader *up, const varve_vector *numbers,
                                      uint32_t width, const varve_entity **made) VARVE_MUST_USE;

#endif

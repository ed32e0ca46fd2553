/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes that hold a case of an enum. */
#ifndef VARVE_UPGRADE_ENUM_CASES_H
#define VARVE_UPGRADE_ENUM_CASES_H

#include "upgrade/engine/upgrader.h"

/* base: "#vector.kind", as definitions of the target have it. *made stays what it is when value is
 * no string or number that stands for a case. */
varve_status varve_upgrade_make_case(varve_upgrader *up, const varve_entity *value,
                                     varve_slice base, const varve_entity **made) VARVE_MUST_USE;

#endif

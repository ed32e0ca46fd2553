/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of numbers and cases of enums, in the forms that attributes of all releases have. */
#ifndef VARVE_UPGRADE_VALUES_H
#define VARVE_UPGRADE_VALUES_H

#include "upgrade/engine/upgrader.h"

/* Appends int64_t. *is_list: it is an array of integers, a dense array of them or elements of an
 * integer type (not i1); else nothing is appended. attribute may be NULL. */
varve_status varve_upgrade_read_list(const varve_entity *attribute, varve_vector *numbers,
                                     bool *is_list) VARVE_MUST_USE;
/* array<iN: ...>; numbers: int64_t. */
varve_status varve_upgrade_dense_list(varve_upgrader *up, const varve_vector *numbers,
                                      uint32_t width, const varve_entity **made) VARVE_MUST_USE;

/* Elements of one dimension, of integers of whole bytes: their number, and one of them. */
bool varve_upgrade_is_number_elements(const varve_entity *attribute);
uint64_t varve_upgrade_element_count(const varve_entity *attribute);
int64_t varve_upgrade_element(const varve_entity *attribute, uint64_t index);

/* base: "#vector.kind", as definitions of the target have it. *made stays what it is when value is
 * no string or number that stands for a case. */
varve_status varve_upgrade_make_case(varve_upgrader *up, const varve_entity *value,
                                     varve_slice base, const varve_entity **made) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of numbers and cases of enums, in all forms that releases used for them. */
#ifndef VARVE_UPGRADE_VALUES_H
#define VARVE_UPGRADE_VALUES_H

#include "upgrade/engine/upgrader.h"

typedef struct varve_numbers {
  const int64_t *items; /* NULL: the attribute is not a list */
  size_t count;
} varve_numbers;

/* Reads the integers of a list: an array of integers, a dense array of integers, or elements of an
 * integer type other than i1. attribute may be NULL. The numbers live while the current operation
 * is upgraded. */
varve_status varve_upgrade_read_list(varve_upgrader *up, const varve_entity *attribute,
                                     varve_numbers *numbers) VARVE_MUST_USE;
/* Makes array<iN: ...>, with N = width. */
varve_status varve_upgrade_dense_list(varve_upgrader *up, varve_numbers numbers, uint32_t width,
                                      const varve_entity **made) VARVE_MUST_USE;

/* Return whether an attribute is elements with one dimension and with integers of whole bytes, the
 * number of its elements, and its element at an index. */
bool varve_upgrade_is_number_elements(const varve_entity *attribute);
uint64_t varve_upgrade_element_count(const varve_entity *attribute);
int64_t varve_upgrade_element(const varve_entity *attribute, uint64_t index);

/* Makes an attribute for a case of an enum from a string or an integer. base: the attribute's name
 * in definitions of the target, such as "#vector.kind". *made does not change if value is not a
 * case of the enum. */
varve_status varve_upgrade_make_case(varve_upgrader *up, const varve_entity *value,
                                     varve_slice base, const varve_entity **made) VARVE_MUST_USE;

#endif

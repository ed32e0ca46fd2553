/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects by the parameters of their definitions. */
#ifndef VARVE_API_DIALECT_ENTITY_H
#define VARVE_API_DIALECT_ENTITY_H

#include <varve/kinds.h>

#include "ir/attributes.h"

/* entity may be NULL in all of them. */
varve_slice varve_dialect_of_entity(const varve_entity *entity);
varve_slice varve_mnemonic_of_entity(const varve_entity *entity);
uint32_t varve_parameter_count_of_entity(const varve_entity *entity);
varve_status varve_get_parameter(varve_context *context, const varve_entity *entity, uint32_t index,
                                 varve_dialect_parameter *parameter) VARVE_MUST_USE;
varve_status varve_find_parameter(varve_context *context, const varve_entity *entity,
                                  varve_slice name, varve_component *value) VARVE_MUST_USE;

/* The full name of a type or attribute. */
typedef struct varve_entity_name {
  varve_slice text;
  bool is_type;
} varve_entity_name;
varve_status varve_make_dialect_entity(varve_context *context, varve_entity_name name,
                                       varve_dialect_parameter_list parameters,
                                       const varve_entity **made) VARVE_MUST_USE;

#endif

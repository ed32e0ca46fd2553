/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions on whole use lists, and placeholders for values that are defined later. */
#include "ir/use_list.h"
#include "ir/module.h"

void varve_value_replace_uses(varve_value *value, varve_value *replacement) {
  if (value == replacement)
    return;
  while (value->first_use != NULL) {
    varve_use *use = value->first_use;
    varve_use_unlink(use);
    varve_use_link(use, replacement);
  }
}

void varve_value_set_use_order(varve_value *value, varve_use *const *uses, size_t count) {
  varve_use **back = &value->first_use;
  for (size_t i = 0; i < count; i++) {
    *back = uses[i];
    uses[i]->back = back;
    back = &uses[i]->next;
  }
  *back = NULL;
}

size_t varve_value_use_count(const varve_value *value) {
  size_t count = 0;
  for (const varve_use *use = value->first_use; use != NULL; use = use->next)
    count++;
  return count;
}

bool varve_value_has_own_order(const varve_value *value) {
  const varve_use *use = value->first_use;
  for (; use != NULL && use->next != NULL; use = use->next)
    if (varve_use_key(use) < varve_use_key(use->next))
      return true;
  return false;
}

varve_status varve_forward_value_create(varve_module *module, const varve_entity *type,
                                        varve_value **value) {
  *value = NULL;
  if (type == NULL || !varve_is_type(type))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_value *created = varve_pool_allocate(&module->pool, sizeof *created);
  if (created == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *created = (varve_value){.type = type, .kind = VARVE_VALUE_FORWARD};
  *value = created;
  return VARVE_STATUS_OK;
}

/* Moves the oldest use first: a list starts with its newest use. */
varve_status varve_forward_value_settle(varve_module *module, varve_value *forward,
                                        varve_value *value, varve_vector *scratch) {
  varve_vector_truncate(scratch, 0);
  for (varve_use *use = forward->first_use; use != NULL; use = use->next)
    VARVE_TRY(varve_vector_push(scratch, &use));
  for (size_t i = scratch->count; i-- > 0;) {
    varve_use *use = VARVE_VECTOR_AT(scratch, varve_use *, i);
    varve_use_unlink(use);
    varve_use_link(use, value);
  }
  varve_forward_value_destroy(module, forward);
  return VARVE_STATUS_OK;
}

void varve_forward_value_destroy(varve_module *module, varve_value *value) {
  varve_pool_free(&module->pool, value, sizeof *value);
}

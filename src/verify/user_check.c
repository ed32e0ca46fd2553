/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks of callers, behind those of definitions: include/varve/dialect.h. */
#include "dialect/tables/registry.h"
#include "ir/handle.h"
#include "verify/verifier.h"

varve_status varve_check_operation_by_user(varve_verifier *verifier) {
  const varve_operation_definition *definition = verifier->op->name->definition;
  if (definition == NULL)
    return VARVE_STATUS_OK;
  const varve_user_check *check =
      varve_registry_find_check(verifier->context->registry, definition->place);
  if (check == NULL || check->operation == NULL)
    return VARVE_STATUS_OK;
  return check->operation(check->user, verifier, verifier->op);
}

varve_status varve_check_entity_by_user(varve_verifier *verifier,
                                        const varve_entity_definition *definition,
                                        const varve_entity *entity) {
  const varve_user_check *check =
      varve_registry_find_check(verifier->context->registry, definition->place);
  if (check == NULL || check->entity == NULL)
    return VARVE_STATUS_OK;
  verifier->checked_entity = entity;
  varve_status status = check->entity(check->user, verifier, varve_as_component(entity));
  verifier->checked_entity = NULL;
  return status;
}

varve_context *varve_verifier_get_context(varve_verifier *verifier) {
  return verifier == NULL ? NULL : verifier->context;
}

varve_status varve_verifier_report(varve_verifier *verifier, varve_slice message) {
  if (verifier == NULL || (message.data == NULL && message.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (verifier->checked_entity == NULL)
    VARVE_TRY(varve_fault_operation(verifier));
  VARVE_TRY(varve_fault_slice(verifier, message));
  return varve_fault_report(verifier, VARVE_STATUS_INVALID);
}

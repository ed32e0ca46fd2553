/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The walk over a module. */
#include "verify/verify.h"

#include "dialect/registry.h"
#include "verify/verifier.h"

enum { STEPS_AT_FIRST = 1 << 20, STEPS_AN_OPERATION = 1 << 10 };

/* What mlir-opt checks as it reads comes first. */
static varve_status check_what_is_read(varve_verifier *verifier, varve_operation *root) {
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    verifier->op = op;
    verifier->steps_left += STEPS_AN_OPERATION;
    VARVE_TRY(varve_check_entities(verifier));
    VARVE_TRY(varve_check_successors(verifier));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_all_operations(varve_verifier *verifier, varve_operation *root) {
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op)) {
    verifier->op = op;
    VARVE_TRY(varve_check_operation(verifier));
    VARVE_TRY(varve_check_blocks(verifier, op));
    VARVE_TRY(varve_check_operation_by_user(verifier));
  }
  return VARVE_STATUS_OK;
}

static void release(varve_verifier *verifier) {
  varve_buffer_release(&verifier->message);
  varve_constraints_release(verifier);
  varve_entity_walk_release(&verifier->entities);
}

varve_status varve_verify_module(varve_module *module, const varve_verify_options *options) {
  varve_context *context = module->context;
  varve_verifier verifier = {.context = context, .options = *options, .steps_left = STEPS_AT_FIRST};
  if (context->registry == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_module_materialize(module));
  varve_buffer_init(&verifier.message, &context->memory);
  varve_constraints_init(&verifier);
  varve_entity_walk_init(&verifier.entities, context);
  varve_status status = check_what_is_read(&verifier, module->root);
  if (status == VARVE_STATUS_OK)
    status = check_all_operations(&verifier, module->root);
  release(&verifier);
  return status;
}

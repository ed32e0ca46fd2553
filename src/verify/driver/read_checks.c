/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The checks that the text parser calls (dialect/read_checks.h), and the rules that expressions in
 * definitions test with isa(x, 'RULE'). The parser gets the messages and adds the location. */
#include "dialect/read_checks.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

enum { STEPS_A_NODE = 1 << 16 };

typedef struct reading {
  varve_read_checks checks; /* must be first: check functions cast its address to reading * */
  varve_verifier verifier;
  varve_buffer message;
  varve_status status; /* the result of copying the message */
} reading;

static void keep_message(void *user, const varve_diagnostic *diagnostic) {
  reading *r = user;
  r->message.size = 0;
  r->status = varve_buffer_append(&r->message, diagnostic->message);
  r->checks.rule = diagnostic->rule;
}

static varve_status finish(reading *r, varve_status status) {
  bool is_none = status == VARVE_STATUS_INVALID && r->verifier.is_suppressed;
  r->verifier.is_suppressed = false;
  r->verifier.message.size = 0;
  r->checks.message = varve_buffer_slice(&r->message);
  VARVE_TRY(r->status);
  return is_none ? VARVE_STATUS_OK : status;
}

static varve_status check_node(varve_read_checks *checks, const varve_entity *node) {
  reading *r = (reading *)checks;
  r->verifier.rule = VARVE_RULE_DEFINITION_ENTITY;
  r->verifier.steps_left = STEPS_A_NODE;
  return finish(r, varve_check_entity(&r->verifier, node));
}

static varve_status check_type(varve_read_checks *checks,
                               const varve_operation_definition *definition,
                               const varve_value_record *value, const varve_entity *type) {
  reading *r = (reading *)checks;
  r->verifier.rule = VARVE_RULE_DEFINITION_OPERAND;
  r->verifier.steps_left = STEPS_A_NODE;
  return finish(r, varve_check_declared_type(&r->verifier, definition, value, type));
}

static void destroy(varve_read_checks *checks) {
  reading *r = (reading *)checks;
  varve_memory *memory = &r->verifier.context->memory;
  varve_verifier_release(&r->verifier);
  varve_buffer_release(&r->message);
  varve_memory_free(memory, r, sizeof *r);
}

varve_status varve_read_checks_create(varve_context *context, const varve_verify_options *options,
                                      varve_read_checks **checks) {
  reading *r = varve_memory_resize(&context->memory, NULL, 0, sizeof *r);
  *checks = NULL;
  if (r == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(r, 0, sizeof *r);
  r->checks.check_node = check_node;
  r->checks.check_type = check_type;
  r->checks.destroy = destroy;
  varve_buffer_init(&r->message, &context->memory);
  varve_status status = varve_verifier_init(&r->verifier, context, options);
  if (status != VARVE_STATUS_OK) {
    destroy(&r->checks);
    return status;
  }
  r->verifier.options.sink = (varve_diagnostic_sink){keep_message, r};
  r->verifier.location = context->unknown_location;
  *checks = &r->checks;
  return VARVE_STATUS_OK;
}

varve_status varve_verify_match_rule(varve_context *context, const varve_rule_question *question,
                                     bool *is_known, bool *is_match) {
  const varve_condition_source source = {context, &context->arena, NULL};
  varve_question asked = {
      .context = context, .condition = *question->kept, .entity = question->entity};
  if (asked.condition == NULL)
    VARVE_TRY(varve_condition_make(&source, question->rule, &asked.condition));
  *question->kept = asked.condition;
  if (asked.condition == NULL)
    return VARVE_STATUS_OK;
  varve_work *work = &context->work; /* rules take their steps from the limit for expressions */
  const uint64_t given = work->left > work->floor ? work->left - work->floor : 0;
  uint64_t steps = given;
  asked.steps = &steps;
  varve_verdict verdict = varve_condition_meets(&asked);
  work->left -= given - steps;
  *is_known = verdict != VARVE_VERDICT_UNKNOWN;
  *is_match = verdict == VARVE_VERDICT_YES;
  return asked.status;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Answers expressions of definitions that ask whether a node matches a rule: isa(x, 'RULE'). */
#include "verify/driver/attach.h"

#include "verify/rule/condition.h"

static varve_status match_rule(varve_context *context, const varve_rule_question *question,
                               bool *is_known, bool *is_match) {
  const varve_condition_source source = {context, &context->arena, NULL};
  varve_question asked = {
      .context = context, .condition = *question->kept, .entity = question->entity};
  if (asked.condition == NULL)
    VARVE_TRY(varve_condition_make(&source, question->rule, &asked.condition));
  *question->kept = asked.condition;
  if (asked.condition == NULL)
    return VARVE_STATUS_OK;
  varve_work *work = &context->work; /* a rule takes steps as an expression does */
  const uint64_t given = work->left > work->floor ? work->left - work->floor : 0;
  uint64_t steps = given;
  asked.steps = &steps;
  varve_verdict verdict = varve_condition_meets(&asked);
  work->left -= given - steps;
  *is_known = verdict != VARVE_VERDICT_UNKNOWN;
  *is_match = verdict == VARVE_VERDICT_YES;
  return asked.status;
}

void varve_verify_attach(varve_context *context) { context->match_rule = match_rule; }

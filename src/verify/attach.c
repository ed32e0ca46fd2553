/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Answers expressions of definitions that ask whether a node matches a rule: isa(x, 'RULE'). */
#include "verify/attach.h"

#include "verify/condition.h"

static varve_status match_rule(varve_context *context, const varve_rule_question *question,
                               bool *is_known, bool *is_match) {
  varve_arena arena;
  varve_question asked = {.context = context, .entity = question->entity};
  varve_arena_init(&arena, &context->memory);
  const varve_condition_source source = {context, &arena, NULL};
  varve_status status = varve_condition_make(&source, question->rule, &asked.condition);
  if (status == VARVE_STATUS_OK && asked.condition != NULL) {
    varve_verdict verdict = varve_condition_meets(&asked);
    *is_known = verdict != VARVE_VERDICT_UNKNOWN;
    *is_match = verdict == VARVE_VERDICT_YES;
    status = asked.status;
  }
  varve_arena_release(&arena);
  return status;
}

void varve_verify_attach(varve_context *context) { context->match_rule = match_rule; }

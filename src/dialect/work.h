/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What expressions may do: definitions come from outside, too. All evaluations of a call take steps
 * from what the context was given (ir/context.h), each of them at most VARVE_EXPRESSION_STEPS of
 * these and VARVE_EXPRESSION_MEMORY, and what they start nests at most VARVE_EVALUATION_DEPTH deep.
 * What would need more is unknown. */
#ifndef VARVE_DIALECT_WORK_H
#define VARVE_DIALECT_WORK_H

#include "ir/context.h"

enum {
  VARVE_EXPRESSION_STEPS = 1000000,
  VARVE_EXPRESSION_MEMORY = 1 << 25,
  VARVE_WORK_OF_EVALUATION = 64, /* steps that each evaluation allows more */
  /* Levels of the stack. 512 KB are enough for all of them. */
  VARVE_EVALUATION_DEPTH = 1024,
  VARVE_LEVELS_OF_CALL = 4,        /* with many arguments */
  VARVE_LEVELS_OF_EVALUATION = 4,  /* that an expression starts */
  VARVE_LEVELS_OF_DEFINITION = 64, /* that is compiled because another one needs it */
  VARVE_LEVELS_OF_TEXT = 128       /* of a definition, which is parsed */
};

/* Enters levels of the stack. Returns false if there are not so many: nothing is entered. */
static inline bool varve_work_enter(varve_context *context, uint32_t levels) {
  varve_work *work = &context->work;
  if (work->depth + levels > VARVE_EVALUATION_DEPTH)
    return false;
  work->depth += levels;
  return true;
}
static inline void varve_work_leave(varve_context *context, uint32_t levels) {
  context->work.depth -= levels;
}

/* Of a tree alone, without those in it. */
static inline uint32_t varve_expression_own_levels(uint32_t argument_count) {
  enum { FEW = 2 };
  return argument_count > FEW ? VARVE_LEVELS_OF_CALL : 1;
}

/* Begins an evaluation, which may be part of another one. Returns false if that is too deep. */
static inline bool varve_work_begin(varve_context *context) {
  varve_work *work = &context->work;
  if (work->evaluations == 0) {
    work->left += VARVE_WORK_OF_EVALUATION;
    work->floor = work->left > VARVE_EXPRESSION_STEPS ? work->left - VARVE_EXPRESSION_STEPS : 0;
    work->most_memory = context->memory.used + VARVE_EXPRESSION_MEMORY;
  }
  if (!varve_work_enter(context, VARVE_LEVELS_OF_EVALUATION))
    return false;
  work->evaluations++;
  return true;
}
static inline void varve_work_end(varve_context *context) {
  varve_work_leave(context, VARVE_LEVELS_OF_EVALUATION);
  if (--context->work.evaluations == 0)
    context->work.floor = 0;
}

static inline bool varve_work_is_left(const varve_context *context) {
  return context->work.left > context->work.floor;
}
/* Takes steps. Returns false if there are not so many: none are taken. */
static inline bool varve_work_take(varve_context *context, uint64_t steps) {
  varve_work *work = &context->work;
  if (work->left < work->floor || steps > work->left - work->floor)
    return false;
  work->left -= steps;
  return true;
}
/* The same for bytes that are copied or compared. */
static inline bool varve_work_take_bytes(varve_context *context, uint64_t bytes) {
  enum { BYTES_PER_STEP = 16 };
  return varve_work_take(context, bytes / BYTES_PER_STEP);
}

#endif

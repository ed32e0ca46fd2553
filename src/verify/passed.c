/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations that passed a check: what the check reads, of which all is unique in a context.
 * Modules say the same again and again. */
#include "verify/verifier.h"

enum { PASSED_SETS = 256, PASSED_BITS = 8, PASSED_WAYS = 2 };

/* Adds the types of all operands and results, and for each operand, if the check reads it, the name
 * and the attributes of the operation that defines it. The count is 0 if there is too much. */
void varve_passed_describe(const varve_operation *op, const void *check, bool reads_sources,
                           varve_passed_check *made) {
  uint32_t results = varve_operation_result_count(op);
  uint64_t count = 3 + (uint64_t)op->operand_count * (reads_sources ? 3 : 1) + results;
  const void **word = made->words;
  made->count = 0;
  if (count > VARVE_PASSED_WORDS)
    return;
  made->count = (uint32_t)count;
  *word++ = check;
  *word++ = varve_operation_inherent(op);
  *word++ = (const void *)(uintptr_t)op->operand_count;
  for (uint32_t i = 0; i < results; i++)
    *word++ = varve_operation_result(op, i)->type;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_value *operand = varve_operation_operand(op, i);
    *word++ = operand->type;
    if (!reads_sources)
      continue;
    const varve_operation *source =
        operand->kind == VARVE_VALUE_RESULT ? varve_value_operation(operand) : NULL;
    bool is_defined = source != NULL && source->name->definition != NULL;
    *word++ = source == NULL ? NULL : source->name;
    *word++ = is_defined ? varve_operation_inherent(source) : NULL;
  }
}

static bool is_same(const varve_passed_check *a, const varve_passed_check *b) {
  return a->count == b->count && memcmp(a->words, b->words, a->count * sizeof a->words[0]) == 0;
}

static varve_status make_sets(varve_verifier *v) {
  v->passed =
      varve_arena_allocate_array(&v->arena, (size_t)PASSED_SETS * PASSED_WAYS, sizeof *v->passed);
  if (v->passed == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < PASSED_SETS * PASSED_WAYS; i++)
    v->passed[i].count = 0;
  return VARVE_STATUS_OK;
}

/* The places of such operations; the one that was used last is the first. */
static varve_passed_check *set_of(varve_verifier *v, const varve_passed_check *of) {
  uint64_t hash = 0;
  for (uint32_t i = 0; i < of->count; i++)
    hash = (hash ^ (uint64_t)(uintptr_t)of->words[i]) * UINT64_C(0x9e3779b97f4a7c15);
  return &v->passed[(hash >> (64 - PASSED_BITS)) * PASSED_WAYS];
}

static void copy(varve_passed_check *to, const varve_passed_check *from) {
  memcpy(to->words, from->words, from->count * sizeof from->words[0]);
  to->count = from->count;
}

varve_status varve_passed_find(varve_verifier *v, const varve_passed_check *of, bool *has_passed) {
  *has_passed = false;
  if (v->passed == NULL)
    VARVE_TRY(make_sets(v));
  const varve_passed_check *set = set_of(v, of);
  for (uint32_t i = 0; i < PASSED_WAYS && of->count != 0; i++)
    *has_passed = *has_passed || is_same(of, &set[i]);
  return VARVE_STATUS_OK;
}

void varve_passed_keep(varve_verifier *v, const varve_passed_check *passed) {
  if (passed->count == 0)
    return;
  varve_passed_check *set = set_of(v, passed);
  copy(&set[1], &set[0]);
  copy(&set[0], passed);
}

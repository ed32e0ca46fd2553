/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the varve.require rows of operations, types and attributes. Also remembers checks that
 * succeeded, because modules repeat operations. The key of a check consists of the nodes and names
 * that the check reads. Nodes and names are unique in a context, so pointers to them suffice. */
#include <stdio.h>

#include "dialect/evaluate/entity_expressions.h"
#include "dialect/uses/requirement.h"
#include "verify/verifier.h"

enum { CACHE_SETS = 256, CACHE_BITS = 8, CACHE_WAYS = 2 };

/* Makes the key of a check: the inherent attributes and the types of all operands and results. If
 * reads_sources, adds the name and attributes of the operation that defines each operand. If the
 * key is too long, its count is 0. */
void varve_check_key_describe(const varve_operation *op, const void *check, bool reads_sources,
                              varve_check_key *made) {
  uint32_t results = varve_operation_result_count(op);
  uint64_t count = 3 + (uint64_t)op->operand_count * (reads_sources ? 3 : 1) + results;
  const void **word = made->words;
  made->count = 0;
  if (count > VARVE_CHECK_KEY_WORDS)
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

static bool is_same(const varve_check_key *a, const varve_check_key *b) {
  return a->count == b->count && memcmp(a->words, b->words, a->count * sizeof a->words[0]) == 0;
}

static varve_status make_sets(varve_verifier *v) {
  v->check_cache = varve_arena_allocate_array(&v->arena, (size_t)CACHE_SETS * CACHE_WAYS,
                                              sizeof *v->check_cache);
  if (v->check_cache == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < CACHE_SETS * CACHE_WAYS; i++)
    v->check_cache[i].count = 0;
  return VARVE_STATUS_OK;
}

/* Returns the first of the CACHE_WAYS slots for keys with this hash. The first slot has the newest
 * key. */
static varve_check_key *set_of(varve_verifier *v, const varve_check_key *of) {
  uint64_t hash = 0;
  for (uint32_t i = 0; i < of->count; i++)
    hash = (hash ^ (uint64_t)(uintptr_t)of->words[i]) * UINT64_C(0x9e3779b97f4a7c15);
  return &v->check_cache[(hash >> (64 - CACHE_BITS)) * CACHE_WAYS];
}

static void copy(varve_check_key *to, const varve_check_key *from) {
  memcpy(to->words, from->words, from->count * sizeof from->words[0]);
  to->count = from->count;
}

varve_status varve_check_cache_find(varve_verifier *v, const varve_check_key *of,
                                    bool *has_passed) {
  *has_passed = false;
  if (v->check_cache == NULL)
    VARVE_TRY(make_sets(v));
  const varve_check_key *set = set_of(v, of);
  for (uint32_t i = 0; i < CACHE_WAYS && of->count != 0; i++)
    *has_passed = *has_passed || is_same(of, &set[i]);
  return VARVE_STATUS_OK;
}

void varve_check_cache_add(varve_verifier *v, const varve_check_key *passed) {
  if (passed->count == 0)
    return;
  varve_check_key *set = set_of(v, passed);
  copy(&set[1], &set[0]);
  copy(&set[0], passed);
}

/* Returns the rule of an LLVM dialect, such as "operation.acc". Returns "definition.require" for a
 * dialect that has no rule of its own. */
static varve_rule rule_of(varve_slice dialect) {
  const varve_slice prefix = VARVE_SLICE("operation.");
  if (varve_slice_equal(dialect, VARVE_SLICE("pdl_interp")))
    return VARVE_RULE_OPERATION_PDL;
  for (unsigned i = VARVE_RULE_OPERATION_ACC; i < VARVE_RULE_COUNT; i++) {
    varve_slice id = varve_rule_id((varve_rule)i);
    if (varve_slice_starts_with(id, prefix) &&
        varve_slice_equal(varve_slice_make(id.data + prefix.size, id.size - prefix.size), dialect))
      return (varve_rule)i;
  }
  return VARVE_RULE_DEFINITION_REQUIRE;
}

varve_status varve_plan_requirements(varve_verifier *verifier, varve_operation_plan *plan) {
  const varve_requirements *found = NULL;
  VARVE_TRY(varve_find_requirements(
      verifier->context, (varve_requirement_subject){.operation = plan->definition}, &found));
  if (found->count == 0)
    return VARVE_STATUS_OK;
  plan->requirements = found;
  plan->required_rule =
      plan->is_loaded ? VARVE_RULE_DEFINITION_REQUIRE : rule_of(plan->definition->dialect->name);
  return VARVE_STATUS_OK;
}

static varve_status append_term(varve_verifier *v, const varve_term *term) {
  switch (term->kind) {
  case VARVE_TERM_NUMBER:
    return varve_fault_number(v, term->number);
  case VARVE_TERM_VALUES:
    return varve_fault_number(v, term->count);
  case VARVE_TERM_TRUTH:
    return varve_fault_text(v, term->number != 0 ? "true" : "false");
  case VARVE_TERM_TEXT:
    return varve_fault_slice(v, term->text);
  case VARVE_TERM_ENTITY:
    return varve_fault_node(v, term->entity);
  default:
    return varve_fault_text(v, "?");
  }
}

static varve_status append_list(varve_verifier *v, const varve_term *list) {
  for (uint32_t i = 0; i < list->count; i++) {
    if (i != 0)
      VARVE_TRY(varve_fault_text(v, ", "));
    VARVE_TRY(append_term(v, &list->items[i]));
  }
  return VARVE_STATUS_OK;
}

/* Appends a float as LLVM prints it: 1.500000e+00, INF. Replaces a decimal comma, which some
 * locales use. */
static varve_status append_float(varve_verifier *v, double number) {
  enum { LONGEST = 32 };
  char text[LONGEST];
  if (number != number)
    return varve_fault_text(v, "nan");
  if (number - number != 0)
    return varve_fault_text(v, number < 0 ? "-INF" : "INF");
  int size = snprintf(text, sizeof text, "%e", number);
  for (int i = 0; i < size; i++)
    if (text[i] == ',')
      text[i] = '.';
  return varve_fault_text(v, text);
}

/* Appends the value of an expression in a message. Integer attributes are printed without their
 * types. */
static varve_status append_value(varve_verifier *v, const varve_expression_input *input,
                                 const varve_expression *value) {
  varve_term term, list;
  int64_t number;
  double real;
  VARVE_TRY(varve_expression_evaluate(input, value, &term));
  VARVE_TRY(varve_term_list(input, &term, &list));
  if (list.kind == VARVE_TERM_LIST)
    return append_list(v, &list);
  if (term.kind == VARVE_TERM_ENTITY && varve_term_text(&term, &term.text))
    return varve_fault_slice(v, term.text);
  if (term.kind == VARVE_TERM_ENTITY && varve_term_number(&term, &number))
    return varve_fault_number(v, number);
  if (term.kind == VARVE_TERM_ENTITY && varve_term_double(&term, &real))
    return append_float(v, real);
  return append_term(v, &term);
}

/* Reports a message of a row. If names_op, the message begins with the name of the operation,
 * unless the row excludes the name (is_alone). */
static varve_status report(varve_verifier *v, const varve_expression_input *input, bool names_op,
                           const varve_name_pattern *message) {
  if (names_op && !message->is_alone)
    VARVE_TRY(varve_fault_operation(v));
  for (uint32_t i = 0; i < message->count; i++)
    VARVE_TRY(message->parts[i].value == NULL ? varve_fault_slice(v, message->parts[i].text)
                                              : append_value(v, input, message->parts[i].value));
  return varve_fault_report(v, VARVE_STATUS_INVALID);
}

static varve_status test(varve_verifier *v, varve_expression_input *input, bool names_op,
                         const varve_requirements *requirements) {
  const varve_requirement *failed = NULL;
  VARVE_TRY(varve_requirements_test(input, requirements, &failed));
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; failed != NULL && i < failed->message_count; i++) {
    status = report(v, input, names_op, &failed->messages[i]);
    if (status != VARVE_STATUS_INVALID)
      break;
  }
  return status;
}

static varve_status check(varve_verifier *v, const varve_requirements *requirements) {
  varve_operation_input input = varve_operation_input_make(v->context, &v->terms, v->op);
  return test(v, &input.base, true, requirements);
}

static varve_status check_unless_passed(varve_verifier *v, const varve_requirements *requirements) {
  varve_check_key own;
  bool has_passed = false;
  if (!requirements->is_of_parts)
    return check(v, requirements);
  varve_check_key_describe(v->op, requirements, requirements->reads_sources, &own);
  VARVE_TRY(varve_check_cache_find(v, &own, &has_passed));
  if (has_passed)
    return VARVE_STATUS_OK;
  VARVE_TRY(check(v, requirements));
  varve_check_cache_add(v, &own);
  return VARVE_STATUS_OK;
}

/* Gets the mark to which the arena is reset after a check. The mark is after the first allocation,
 * so that the reset keeps the first chunk of the arena. */
static varve_status mark_terms(varve_verifier *verifier, varve_arena_mark *mark) {
  if (verifier->terms.chunks == NULL && varve_arena_allocate(&verifier->terms, 1) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *mark = varve_arena_get_mark(&verifier->terms);
  return VARVE_STATUS_OK;
}

varve_status varve_check_requirements_of(varve_verifier *verifier,
                                         const varve_operation_plan *plan) {
  varve_arena_mark mark;
  if (plan->requirements == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(mark_terms(verifier, &mark));
  verifier->rule = plan->required_rule;
  varve_doubt_part(verifier, verifier->op);
  varve_status status =
      varve_end_check(verifier, check_unless_passed(verifier, plan->requirements));
  varve_arena_reset(&verifier->terms, mark);
  return status;
}

varve_status varve_check_entity_requirements(varve_verifier *verifier, const varve_entity *entity,
                                             const varve_entity_definition *definition) {
  const varve_requirements *found = NULL;
  varve_entity_input input;
  varve_arena_mark mark;
  VARVE_TRY(varve_find_requirements(verifier->context,
                                    (varve_requirement_subject){.entity = definition}, &found));
  if (found->count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(mark_terms(verifier, &mark));
  varve_entity_input_init(&input, verifier->context, &verifier->terms);
  varve_entity_input_take(&input, entity);
  input.definition = definition;
  varve_status status = test(verifier, &input.base, false, found);
  varve_arena_reset(&verifier->terms, mark);
  return status;
}

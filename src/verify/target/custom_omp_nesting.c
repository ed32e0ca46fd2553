/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* omp: nesting of loop wrappers, composite constructs, cancellation and ordered regions. */
#include "verify/custom_common.h"

static bool is_omp(const varve_operation *op) {
  return varve_slice_starts_with(op->name->text, VARVE_SLICE("omp."));
}
static bool is_wrapper(const varve_operation *op) {
  return op != NULL && varve_has_operation_trait(op, "LoopWrapperInterface");
}
static bool is_composite(const varve_operation *op) {
  return varve_discardable_of(op, "omp.composite") != NULL;
}

/* Wrappers */

static varve_status check_composite(varve_verifier *v, const varve_operation *op,
                                    bool is_required) {
  if (is_composite(op) == is_required)
    return VARVE_STATUS_OK;
  return varve_fault(v,
                     is_required ? "'omp.composite' attribute missing from composite wrapper"
                                 : "'omp.composite' attribute present in non-composite wrapper",
                     NULL);
}

/* Checks how a loop wrapper is nested. An earlier check ensures that the region of the wrapper has
 * a single valid operation. */
varve_status varve_check_omp_nesting(varve_verifier *v, const varve_operation *op) {
  /* "nested" is the wrapper that begins the region of op, or NULL if the region does not begin with
   * a wrapper. */
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_operation *nested = entry != NULL && is_wrapper(entry->first) ? entry->first : NULL;
  bool is_leaf = is_wrapper(varve_operation_parent(op));
  if (varve_is_operation(op, "omp.simd"))
    return nested == NULL ? VARVE_STATUS_OK
                          : varve_op_fault(v, "must wrap an 'omp.loop_nest' directly");
  if (varve_is_operation(op, "omp.loop") || varve_is_operation(op, "omp.workshare.loop_wrapper"))
    return nested == NULL && !is_leaf
               ? VARVE_STATUS_OK
               : varve_op_fault(v, "expected to be a standalone loop wrapper");
  VARVE_TRY(
      check_composite(v, op, nested != NULL || (is_leaf && varve_is_operation(op, "omp.wsloop"))));
  if (nested == NULL)
    return VARVE_STATUS_OK;
  if (varve_is_operation(op, "omp.distribute")) {
    const varve_operation *around = varve_operation_parent(op);
    if (varve_is_operation(nested, "omp.simd"))
      return VARVE_STATUS_OK;
    if (!varve_is_operation(nested, "omp.wsloop"))
      return varve_fault(v, "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'", NULL);
    return around != NULL && varve_is_operation(around, "omp.parallel") && is_composite(around)
               ? VARVE_STATUS_OK
               : varve_fault(v,
                             "an 'omp.wsloop' nested wrapper is only allowed when a composite "
                             "'omp.parallel' is the direct parent",
                             NULL);
  }
  return varve_is_operation(nested, "omp.simd")
             ? VARVE_STATUS_OK
             : varve_fault(v, "only supported nested wrapper is 'omp.simd'", NULL);
}

varve_status varve_check_omp_simd(varve_verifier *v, const varve_operation *op) {
  return check_composite(v, op, is_wrapper(varve_operation_parent(op)));
}

static uint32_t count_inside(const varve_operation *op, const char *name) {
  uint32_t count = 0;
  for (const varve_block *block = varve_entry_block(op, 0); block != NULL; block = block->next)
    for (const varve_operation *inner = block->first; inner != NULL; inner = inner->next)
      count += varve_is_operation(inner, name);
  return count;
}

varve_status varve_verify_omp_parallel_region(varve_verifier *v, const varve_operation *op) {
  uint32_t count = count_inside(op, "omp.distribute");
  if (count > 1)
    return varve_fault(v, "multiple 'omp.distribute' nested inside of 'omp.parallel'", NULL);
  if (is_composite(op) != (count == 1))
    return varve_fault(v,
                       count == 1 ? "'omp.composite' attribute missing from composite operation"
                                  : "'omp.composite' attribute present in non-composite operation",
                       NULL);
  const varve_block *block = count == 0 ? NULL : varve_entry_block(op, 0);
  for (; block != NULL; block = block->next)
    for (const varve_operation *inner = block->first; inner != NULL; inner = inner->next)
      if (is_omp(inner) && !varve_is_operation(inner, "omp.distribute") &&
          !varve_has_operation_trait(inner, "Terminator"))
        return VARVE_FAULT(v, "unexpected OpenMP operation inside of composite 'omp.parallel': %",
                           VARVE_TEXT(inner->name->text));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_omp_sections_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  const varve_operation *inner = entry == NULL ? NULL : entry->first;
  for (; inner != NULL; inner = inner->next)
    if (!varve_is_operation(inner, "omp.section") && !varve_is_operation(inner, "omp.terminator"))
      return varve_op_fault(v, "expected omp.section op or terminator op inside region");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_omp_target_region(varve_verifier *v, const varve_operation *op) {
  return count_inside(op, "omp.teams") <= 1
             ? VARVE_STATUS_OK
             : varve_fault(v, "target containing multiple 'omp.teams' nested ops", NULL);
}

varve_status varve_check_omp_teams(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  if (around != NULL && varve_is_operation(around, "omp.target"))
    return VARVE_STATUS_OK;
  for (; around != NULL; around = varve_operation_parent(around))
    if (is_omp(around))
      return varve_fault(v,
                         "expected to be nested inside of omp.target or not nested in any OpenMP "
                         "dialect operations",
                         NULL);
  return VARVE_STATUS_OK;
}

/* Cancellation */

enum { PARALLEL, LOOP, SECTIONS, TASKGROUP };

static bool is_nested_in(const varve_operation *op, const varve_operation *around, int64_t kind) {
  const varve_operation *outer = varve_operation_parent(around);
  bool is_cancel = varve_is_operation(op, "omp.cancel");
  switch (kind) {
  case PARALLEL:
    return varve_is_operation(around, "omp.parallel");
  case LOOP:
    return outer != NULL && varve_is_operation(outer, "omp.wsloop");
  case SECTIONS:
    return is_cancel ? outer != NULL && varve_is_operation(outer, "omp.sections")
                     : varve_is_operation(around, "omp.section");
  case TASKGROUP:
    return varve_is_operation(around, "omp.task") ||
           (outer != NULL && varve_is_operation(outer, "omp.taskloop"));
  default:
    return true;
  }
}

varve_status varve_verify_omp_cancel(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  int64_t kind = -1;
  while (around != NULL && !is_omp(around))
    around = varve_operation_parent(around);
  if (around == NULL)
    return varve_op_fault(v, "Orphaned cancel construct or cancellation point");
  if (!varve_case_number(op, "cancel_directive", &kind))
    return VARVE_STATUS_OK;
  if (!is_nested_in(op, around, kind))
    return varve_op_fault(v, "must appear inside a region of the construct that it names");
  if ((kind != LOOP && kind != SECTIONS) || !varve_is_operation(op, "omp.cancel"))
    return VARVE_STATUS_OK;
  const varve_operation *outer = varve_operation_parent(around);
  if (varve_property_of(outer, "nowait") != NULL)
    return varve_fault(v, "A construct that is canceled must not have a nowait clause", NULL);
  return kind != LOOP || varve_property_of(outer, "ordered") == NULL
             ? VARVE_STATUS_OK
             : varve_fault(
                   v, "A worksharing construct that is canceled must not have an ordered clause",
                   NULL);
}

/* Ordering */

static varve_status check_ordered(varve_verifier *v, const varve_operation *op, bool has_region) {
  const varve_operation *loop = varve_find_around(op, "omp.loop_nest");
  const varve_operation *wrapper = loop == NULL ? NULL : varve_operation_parent(loop);
  int64_t count = 0;
  if (wrapper == NULL)
    return has_region ? VARVE_STATUS_OK : varve_op_fault(v, "must be nested inside of a loop");
  if (!varve_is_operation(wrapper, "omp.wsloop"))
    return varve_is_operation(wrapper, "omp.simd")
               ? VARVE_STATUS_OK
               : varve_op_fault(v, "must be nested inside of a worksharing, simd or worksharing "
                                   "simd loop");
  if (!varve_integer_of(varve_property_of(wrapper, "ordered"), &count))
    return varve_op_fault(v, "the enclosing worksharing-loop region must have an ordered clause");
  return has_region == (count == 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, has_region ? "the enclosing loop's ordered clause must not have a "
                                              "parameter present"
                                            : "the enclosing loop's ordered clause must have a "
                                              "parameter present");
}

varve_status varve_verify_omp_ordered(varve_verifier *v, const varve_operation *op) {
  bool has_region = varve_is_operation(op, "omp.ordered.region");
  int64_t expected = 0, count = 0;
  VARVE_TRY(check_ordered(v, op, has_region));
  if (has_region)
    return VARVE_STATUS_OK;
  const varve_operation *loop = varve_find_around(op, "omp.wsloop");
  if (loop != NULL && varve_integer_of(varve_property_of(loop, "ordered"), &expected) &&
      varve_integer_of(varve_property_of(op, "doacross_num_loops"), &count) && expected == count)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "number of variables in depend clause does not match number of "
                           "iteration variables in the doacross loop");
}

varve_status varve_verify_omp_scan(varve_verifier *v, const varve_operation *op) {
  enum { INSCAN = 1 };
  static const char *const loops[] = {"omp.wsloop", "omp.simd"};
  for (size_t i = 0; i < VARVE_COUNT_OF(loops); i++) {
    const varve_operation *loop = varve_find_around(op, loops[i]);
    int64_t modifier = 0;
    if (loop != NULL && varve_case_number(loop, "reduction_mod", &modifier) && modifier == INSCAN)
      return VARVE_STATUS_OK;
  }
  return varve_fault(v,
                     "SCAN directive needs to be enclosed within a parent worksharing loop "
                     "construct or SIMD construct with INSCAN reduction modifier",
                     NULL);
}

varve_status varve_verify_omp_workshare(varve_verifier *v, const varve_operation *op) {
  return varve_find_around(op, "omp.workshare") != NULL
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "must be nested in an omp.workshare");
}

varve_status varve_verify_omp_canonical_loop(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  if (entry == NULL)
    return VARVE_STATUS_OK;
  if (entry->argument_count != 1)
    return varve_op_fault(v, "Canonical loop region must have exactly one argument");
  return entry->arguments[0]->value.type == varve_operand_type(op, 0)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "Region argument must be the same type as the trip count");
}

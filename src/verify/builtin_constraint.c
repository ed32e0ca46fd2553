/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether a type or attribute meets a constraint of the definitions that are built in, which are
 * rules and names of types and attributes only. What met a constraint last is remembered: modules
 * say the same again and again. */
#include "verify/rule.h"
#include "verify/verifier.h"

/* The predicate of a constraint, made once. */
static varve_status find_rule(varve_verifier *verifier, const varve_dialect_definition *dialect,
                              const varve_constraint_record *record, const varve_rule **rule) {
  const varve_rule_source source = {verifier->context, &verifier->rules, dialect};
  varve_slice text = varve_table_text(dialect->tables, record->text);
  *rule = NULL;
  if (record->kind != VARVE_CONSTRAINT_RULE && record->kind != VARVE_CONSTRAINT_BASE)
    return varve_rule_make(&source, VARVE_SLICE("AnyType"), rule);
  return varve_rule_make(&source, text, rule);
}

varve_status varve_check_builtin_constraint(varve_verifier *verifier,
                                            const varve_dialect_definition *dialect,
                                            uint32_t constraint, const varve_entity *entity,
                                            bool *is_met) {
  varve_constraint_cell *cell = NULL;
  *is_met = true;
  if (constraint == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_constraint_cell(verifier, dialect->tables, constraint, &cell));
  if (cell->met == entity)
    return VARVE_STATUS_OK;
  if (cell->rule == NULL) {
    varve_constraint_record record = varve_constraint_record_at(dialect->tables, constraint);
    VARVE_TRY(find_rule(verifier, dialect, &record, &cell->rule));
  }
  varve_rule_question question = {
      .context = verifier->context, .rule = cell->rule, .entity = entity};
  *is_met = varve_rule_meets(&question) != VARVE_VERDICT_NO;
  if (*is_met)
    cell->met = entity;
  return question.status;
}

static varve_status tell_constraint(varve_verifier *verifier, const varve_definition_tables *tables,
                                    uint32_t constraint) {
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  varve_slice text = varve_table_text(tables, record.text);
  if (record.kind == VARVE_CONSTRAINT_BASE)
    return varve_fault_slice(verifier, text);
  return varve_rule_describe(text, &verifier->message);
}

varve_status varve_check_builtin_value(const varve_value_place *place, const varve_type *type) {
  varve_verifier *v = place->verifier;
  const int64_t number[] = {place->index};
  bool is_met = true;
  VARVE_TRY(varve_check_builtin_constraint(v, place->dialect, place->constraint, type, &is_met));
  if (is_met)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fault_operation(v));
  VARVE_TRY(varve_fault_text(v, place->noun));
  VARVE_TRY(varve_fault_text(v, " #"));
  VARVE_TRY(varve_fault_number(v, number[0]));
  VARVE_TRY(varve_fault_text(v, place->is_variadic ? " must be variadic of " : " must be "));
  VARVE_TRY(tell_constraint(v, place->dialect->tables, place->constraint));
  VARVE_TRY(varve_fault_text(v, ", but got '"));
  VARVE_TRY(varve_fault_node(v, type));
  return varve_fault(v, "'", NULL);
}

varve_status varve_check_builtin_attribute(varve_verifier *verifier,
                                           const varve_dialect_definition *dialect,
                                           const varve_property_record *record,
                                           const varve_attribute *value) {
  bool is_met = true;
  varve_slice name = varve_table_text(dialect->tables, record->name);
  if (value != NULL)
    VARVE_TRY(
        varve_check_builtin_constraint(verifier, dialect, record->constraint, value, &is_met));
  if (value != NULL && is_met)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fault_operation(verifier));
  VARVE_TRY(varve_fault_text(verifier, value == NULL ? "requires attribute '" : "attribute '"));
  VARVE_TRY(varve_fault_slice(verifier, name));
  if (value == NULL)
    return varve_fault(verifier, "'", NULL);
  VARVE_TRY(varve_fault_text(verifier, "' failed to satisfy constraint: "));
  VARVE_TRY(tell_constraint(verifier, dialect->tables, record->constraint));
  return varve_fault(verifier, "", NULL);
}

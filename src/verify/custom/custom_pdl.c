/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* pdl and pdl_interp: used values and connected operations of patterns, result types in rewrites,
 * ranges, and cases of switches. */
#include "dialect/evaluate/infer_convert.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

static bool is_in(const varve_operation *op, const char *name) {
  const varve_operation *around = varve_operation_parent(op);
  return around != NULL && varve_is_operation(around, name);
}

/* Returns whether the operation has one of the names. The last name is NULL. */
static bool is_any(const varve_operation *op, const char *const *names) {
  for (; *names != NULL; names++)
    if (varve_is_operation(op, *names))
      return true;
  return false;
}

static const char *const result_names[] = {"pdl.result", "pdl.results", NULL};

/* Returns whether an operation that binds a value uses a result of op. All operations bind except
 * pdl.result and pdl.results. If may_be_result, these two bind if another kind of operation uses
 * their own result. */
static bool is_bound(const varve_operation *op, bool may_be_result) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    for (const varve_use *use = varve_operation_result(op, i)->first_use; use != NULL;
         use = use->next)
      if (!is_any(use->owner, result_names) || (may_be_result && is_bound(use->owner, false)))
        return true;
  return false;
}

static varve_status check_bound(varve_verifier *v, const varve_operation *op) {
  if (is_in(op, "pdl.pattern") && !is_bound(op, true))
    return varve_op_fault(v, "expected a bindable user when defined in the matcher body of a "
                             "`pdl.pattern`");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_attribute(varve_verifier *v, const varve_operation *op) {
  bool has_value = varve_property_of(op, "value") != NULL;
  if (is_in(op, "pdl.rewrite") && !has_value)
    return varve_op_fault(v, "expected constant value when specified within a `pdl.rewrite`");
  if (!has_value)
    return check_bound(v, op);
  if (varve_operand_range_of(op, 0).count != 0)
    return varve_op_fault(v, "expected only one of [`type`, `value`] to be set");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_operand(varve_verifier *v, const varve_operation *op) {
  return check_bound(v, op);
}

varve_status varve_verify_pdl_type(varve_verifier *v, const varve_operation *op) {
  bool is_constant = varve_property_of(op, "constantType") != NULL ||
                     varve_property_of(op, "constantTypes") != NULL;
  return is_constant ? VARVE_STATUS_OK : check_bound(v, op);
}

varve_status varve_verify_pdl_constraint(varve_verifier *v, const varve_operation *op) {
  if (op->operand_count == 0)
    return varve_op_fault(v, "expected at least one argument");
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (varve_is_base(varve_result_type(op, i), "pdl.operation"))
      return varve_op_fault(v, "returning an operation from a constraint is not supported");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_native_rewrite(varve_verifier *v, const varve_operation *op) {
  if (op->operand_count == 0 && varve_operation_result_count(op) == 0)
    return varve_op_fault(v, "expected at least one argument or result");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_replace(varve_verifier *v, const varve_operation *op) {
  if (varve_operand_range_of(op, 1).count != 0 && varve_operand_range_of(op, 2).count != 0)
    return varve_op_fault(v, "expected no replacement values to be provided when the replacement "
                             "operation is present");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_results(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_result_type(op, 0);
  if (varve_property_of(op, "index") != NULL || !varve_is_base(type, "pdl.value"))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "expected `pdl.range<value>` result type when no index is specified, but "
                        "got: %",
                        VARVE_NODE(type));
}

/* Ranges */

/* Returns the element type of a range, or NULL if the element type is unknown. Returns other types
 * unchanged. */
static const varve_entity *element_or_self(const varve_entity *type) {
  if (!varve_is_dialect_type(type, "pdl", "range"))
    return type;
  if (!varve_entity_is_parametric(type) || varve_parameter_count(type) != 1)
    return NULL;
  const varve_entity *element = varve_parameter(type, 0);
  return element->kind == VARVE_KIND_TYPE ? element->children[0] : element;
}

varve_status varve_verify_pdl_range(varve_verifier *v, const varve_operation *op) {
  const varve_entity *expected = element_or_self(varve_result_type(op, 0));
  for (uint32_t i = 0; i < op->operand_count && expected != NULL; i++) {
    const varve_entity *element = element_or_self(varve_operand_type(op, i));
    if (element != NULL && element != expected)
      return VARVE_OP_FAULT(v, "expected operand to have element type %, but got %",
                            VARVE_NODE(expected), VARVE_NODE(element));
  }
  return VARVE_STATUS_OK;
}

/* Operations in rewrites. If an operation cannot infer its result types, the rewrite must specify
 * them. */

/* Returns whether a pdl.replace replaces an operation of the pattern, or an earlier operation of
 * the rewrite, by this operation. If so, mlir-opt infers the result types from the replaced
 * operation. */
static bool is_replacement(const varve_operation *op) {
  for (const varve_use *use = varve_operation_result(op, 0)->first_use; use != NULL;
       use = use->next) {
    if (!varve_is_operation(use->owner, "pdl.replace") || use == &use->owner->operands[0])
      continue;
    const varve_operation *replaced =
        varve_defining_operation(varve_operation_operand(use->owner, 0));
    if (replaced != NULL && (replaced->block != op->block || replaced->number < op->number))
      return true;
  }
  return false;
}

static bool constrains_input(const varve_operation *type, const varve_operation *rewritten) {
  static const char *const matched[] = {"pdl.operand", "pdl.operands", "pdl.operation", NULL};
  for (const varve_use *use = varve_operation_result(type, 0)->first_use; use != NULL;
       use = use->next)
    if (use->owner->block != rewritten->block && is_any(use->owner, matched))
      return true;
  return false;
}

static bool is_type_given(const varve_value *value, const varve_operation *rewritten) {
  static const char *const types[] = {"pdl.type", "pdl.types", NULL};
  const varve_operation *type = varve_defining_operation(value);
  if (type == NULL || !is_any(type, types))
    return type == NULL || varve_is_operation(type, "pdl.apply_native_rewrite");
  return varve_property_of(type, "constantType") != NULL ||
         varve_property_of(type, "constantTypes") != NULL || constrains_input(type, rewritten);
}

/* Finds the definition of the operation with this name. Sets *definition to NULL if the operation
 * is undefined. */
static varve_status find_definition(varve_verifier *v, const varve_entity *name,
                                    const varve_operation_definition **definition) {
  const varve_operation_name *found = NULL;
  *definition = NULL;
  if (name == NULL || name->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_name_get(v->context, varve_string_bytes(name), &found));
  *definition = found->definition;
  return VARVE_STATUS_OK;
}

/* Returns whether the operation infers its result types, or may infer them: its definition has
 * InferTypeOpInterface or "let" facts. */
static bool infers_types(const varve_operation_definition *definition) {
  const varve_operation_record *record = definition->record;
  return varve_has_trait(definition->dialect->tables, record->traits, "InferTypeOpInterface") ||
         varve_find_fact(definition->dialect->tables, record->facts, "let").size != 0;
}

static bool has_results(const varve_operation_definition *definition) {
  varve_record_list results = definition->record->results;
  for (uint32_t i = 0; i < results.count; i++)
    if (definition->values[results.first + i].variadicity == VARVE_VARIADICITY_SINGLE)
      return true;
  return false;
}

static varve_status check_result_types(varve_verifier *v, const varve_operation *op) {
  static const char text[] =
      "must have inferable or constrained result types when nested within `pdl.rewrite`";
  const varve_operation_definition *definition = NULL;
  varve_value_range types = varve_operand_range_of(op, 2);
  VARVE_TRY(find_definition(v, varve_property_of(op, "opName"), &definition));
  if (definition == NULL || infers_types(definition) || is_replacement(op))
    return VARVE_STATUS_OK;
  if (types.count == 0)
    return has_results(definition) ? varve_op_fault(v, text) : VARVE_STATUS_OK;
  for (uint32_t i = 0; i < types.count; i++)
    if (!is_type_given(varve_operation_operand(op, types.first + i), op))
      return varve_op_fault(v, text);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_operation(varve_verifier *v, const varve_operation *op) {
  bool is_rewritten = is_in(op, "pdl.rewrite");
  const varve_entity *names = varve_property_of(op, "attributeValueNames");
  uint32_t values = varve_operand_range_of(op, 1).count;
  if (is_rewritten && varve_property_of(op, "opName") == NULL)
    return varve_op_fault(v, "must have an operation name when nested within a `pdl.rewrite`");
  if (names != NULL && names->kind == VARVE_KIND_ARRAY && names->child_count != values)
    return VARVE_OP_FAULT(v,
                          "expected the same number of attribute values and attribute names, got % "
                          "names and % values",
                          VARVE_NUMBER(names->child_count), VARVE_NUMBER(values));
  if (is_rewritten)
    VARVE_TRY(check_result_types(v, op));
  return check_bound(v, op);
}

varve_status varve_verify_pdl_rewrite_region(varve_verifier *v, const varve_operation *op) {
  bool is_external = varve_property_of(op, "name") != NULL;
  bool has_body = varve_entry_block(op, 0) != NULL;
  if (is_external)
    return has_body
               ? varve_op_fault(v, "expected rewrite region to be empty when rewrite is external")
               : VARVE_STATUS_OK;
  if (!has_body)
    return varve_op_fault(v, "expected rewrite region to be non-empty if external name is not "
                             "specified");
  if (varve_operand_range_of(op, 1).count != 0)
    return varve_op_fault(v, "expected no external arguments when the rewrite is specified inline");
  return VARVE_STATUS_OK;
}

/* Patterns */

static const varve_operation *find_foreign(const varve_block *body) {
  for (const varve_operation *op = body->first; op != NULL; op = op->next) {
    if (!varve_slice_starts_with(op->name->text, VARVE_SLICE("pdl.")))
      return op;
    for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
      for (const varve_block *block = varve_operation_region(op, i)->first; block != NULL;
           block = block->next) {
        const varve_operation *inner = block->first;
        while (inner != NULL && varve_slice_starts_with(inner->name->text, VARVE_SLICE("pdl.")))
          inner = inner->next;
        if (inner != NULL)
          return inner;
      }
  }
  return NULL;
}

/* The state of a search for all operations of a pattern that are connected with one operation. */
typedef struct pattern_walk {
  const varve_block *body;
  varve_vector
      is_seen; /* bool, indexed by the number of an operation: the walk reached the operation */
  varve_vector open; /* const varve_operation *: reached operations that are still to be visited */
} pattern_walk;

static varve_status reach(pattern_walk *walk, const varve_operation *op) {
  if (op == NULL || op->block != walk->body || varve_is_operation(op, "pdl.rewrite") ||
      VARVE_VECTOR_AT(&walk->is_seen, bool, op->number))
    return VARVE_STATUS_OK;
  VARVE_VECTOR_AT(&walk->is_seen, bool, op->number) = true;
  return varve_vector_push(&walk->open, &op);
}

static varve_status reach_all(pattern_walk *walk, const varve_operation *op) {
  VARVE_TRY(reach(walk, op));
  while (walk->open.count != 0) {
    const varve_operation *next = VARVE_VECTOR_LAST(&walk->open, const varve_operation *);
    varve_vector_truncate(&walk->open, walk->open.count - 1);
    varve_value_range above = {0, 0};
    if (varve_is_operation(next, "pdl.operation"))
      above = varve_operand_range_of(next, 0);
    else if (is_any(next, result_names))
      above = (varve_value_range){0, next->operand_count};
    for (uint32_t i = 0; i < above.count; i++)
      VARVE_TRY(
          reach(walk, varve_defining_operation(varve_operation_operand(next, above.first + i))));
    for (uint32_t i = 0; i < varve_operation_result_count(next); i++)
      for (const varve_use *use = varve_operation_result(next, i)->first_use; use != NULL;
           use = use->next)
        VARVE_TRY(reach(walk, use->owner));
  }
  return VARVE_STATUS_OK;
}

static bool is_used_in_rewrite(const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    for (const varve_use *use = varve_operation_result(op, i)->first_use; use != NULL;
         use = use->next)
      if (varve_is_operation(use->owner, "pdl.rewrite") || is_in(use->owner, "pdl.rewrite"))
        return true;
  return false;
}

static varve_status check_connected(varve_verifier *v, pattern_walk *walk) {
  static const char *const matched[] = {"pdl.operand", "pdl.operands",  "pdl.result",
                                        "pdl.results", "pdl.operation", NULL};
  bool is_first = true;
  if (varve_vector_grow(&walk->is_seen, (size_t)walk->body->last->number + 1) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (const varve_operation *op = walk->body->first; op != NULL; op = op->next) {
    if (!is_any(op, matched) || !is_used_in_rewrite(op))
      continue;
    if (is_first)
      VARVE_TRY(reach_all(walk, op));
    is_first = false;
    if (!VARVE_VECTOR_AT(&walk->is_seen, bool, op->number))
      return varve_op_fault(v, "the operations must form a connected component");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_pattern_region(varve_verifier *v, const varve_operation *op) {
  const varve_operation *end = varve_region_end(op, 0);
  pattern_walk walk = {.body = varve_entry_block(op, 0)};
  bool has_operation = false;
  if (walk.body == NULL)
    return VARVE_STATUS_OK;
  if (end == NULL || !varve_is_operation(end, "pdl.rewrite"))
    return varve_op_fault(v, "expected body to terminate with `pdl.rewrite`");
  const varve_operation *foreign = find_foreign(walk.body);
  if (foreign != NULL) {
    varve_status status =
        varve_op_fault(v, "expected only `pdl` operations within the pattern body");
    varve_fault_note(v, foreign->location, "see non-`pdl` operation defined here");
    return status;
  }
  for (const varve_operation *inner = walk.body->first; inner != NULL; inner = inner->next)
    has_operation |= varve_is_operation(inner, "pdl.operation");
  if (!has_operation)
    return varve_op_fault(v, "the pattern must contain at least one `pdl.operation`");
  varve_vector_init(&walk.is_seen, &v->context->memory, sizeof(bool));
  varve_vector_init(&walk.open, &v->context->memory, sizeof(const varve_operation *));
  varve_status status = check_connected(v, &walk);
  varve_vector_release(&walk.is_seen);
  varve_vector_release(&walk.open);
  return status;
}

/* pdl_interp */

varve_status varve_verify_pdl_interp_create_operation(varve_verifier *v,
                                                      const varve_operation *op) {
  const varve_operation_definition *definition = NULL;
  const varve_entity *name = varve_property_of(op, "name");
  if (varve_property_of(op, "inferredResultTypes") == NULL)
    return VARVE_STATUS_OK;
  if (varve_operand_range_of(op, 2).count != 0)
    return varve_op_fault(v, "with inferred results cannot also have explicit result types");
  VARVE_TRY(find_definition(v, name, &definition));
  if (name == NULL || name->kind != VARVE_KIND_STRING ||
      (definition != NULL && infers_types(definition)))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "has inferred results, but the created operation '%' does not support "
                        "result type inference (or is not registered)",
                        VARVE_TEXT(varve_string_bytes(name)));
}

varve_status varve_verify_pdl_interp_foreach(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *element = NULL;
  if (body == NULL || body->argument_count != 1)
    return varve_op_fault(v, "requires exactly one argument");
  element = element_or_self(varve_operand_type(op, 0));
  if (element != NULL && element != body->arguments[0]->value.type)
    return varve_op_fault(v, "operand must be a range of loop variable type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_pdl_interp_switch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *values = varve_property_of(op, "caseValues");
  uint64_t count = 0, cases = (uint64_t)varve_operation_successor_count(op) - 1;
  if (values != NULL && values->kind == VARVE_KIND_ARRAY)
    count = values->child_count;
  else if (values == NULL || values->kind != VARVE_KIND_DENSE_ELEMENTS ||
           !varve_dims_count(varve_type_dims(values->children[0]), &count))
    return VARVE_STATUS_OK;
  if (count == cases)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "expected number of cases to match the number of case values, got % but "
                        "expected %",
                        VARVE_NUMBER(cases), VARVE_NUMBER(count));
}

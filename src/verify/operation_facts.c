/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Facts about operations that several checks use: what the definition of a name says, whether an
 * operation has the shape of its definition, and whether the module and the definition may be of
 * different versions. */
#include "dialect/registry/pack_choice.h"
#include "dialect/segments.h"
#include "ir/attributes.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

bool varve_is_loaded(varve_verifier *verifier, const varve_dialect_definition *dialect) {
  size_t at = (uintptr_t)dialect / sizeof *dialect % VARVE_COUNT_OF(verifier->loaded);
  if (verifier->loaded[at].dialect != dialect) {
    verifier->loaded[at].dialect = dialect;
    verifier->loaded[at].is_loaded = !varve_dialect_is_built_in(verifier->context, dialect);
  }
  return verifier->loaded[at].is_loaded;
}

static void describe_operation(varve_verifier *verifier,
                               const varve_operation_definition *definition,
                               varve_operation_plan *plan) {
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_record_list traits = definition->record->traits;
  plan->definition = definition;
  plan->is_loaded = varve_is_loaded(verifier, definition->dialect);
  plan->is_dynamic =
      plan->is_loaded && varve_table_text(tables, definition->dialect->record->set).size == 0;
  plan->is_described = (definition->record->flags & VARVE_OPERATION_NAME_ONLY) == 0;
  if (!plan->is_described)
    return;
  plan->is_terminator = varve_has_trait(tables, traits, "Terminator");
  if (varve_has_trait(tables, traits, "SingleBlock"))
    plan->terminator = varve_operation_terminator(definition);
  plan->needs_no_terminator = varve_has_trait(tables, traits, "NoTerminator");
  plan->is_isolated = definition->is_isolated_from_above;
  plan->is_cast = varve_has_trait(tables, traits, "CastOpInterface");
  plan->is_symbol_table = varve_has_trait(tables, traits, "SymbolTable");
  plan->has_graph_regions = varve_has_trait(tables, traits, "HasOnlyGraphRegion");
  /* RegionKindInterface is C++ code that decides for each region whether the order matters. Varve
   * does not have this code for a loaded definition. */
  plan->may_have_graph_regions =
      plan->is_loaded && varve_has_trait(tables, traits, "RegionKindInterface");
}

varve_status varve_get_plan(varve_verifier *verifier, const varve_operation_name *name,
                            varve_operation_plan **plan) {
  varve_vector *plans = &verifier->plans;
  varve_era era = verifier->context->era;
  *plan = NULL;
  if (name->id >= plans->count && varve_vector_grow(plans, name->id + 1 - plans->count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *plan = VARVE_VECTOR_AT(plans, varve_operation_plan *, name->id);
  if (*plan != NULL)
    return VARVE_STATUS_OK;
  varve_operation_plan *created = varve_arena_allocate(&verifier->arena, sizeof(*created));
  if (created == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *created = (varve_operation_plan){
      .is_terminator = true,
      .needs_no_terminator = varve_era_has(era, VARVE_HAS_OPTIONAL_TERMINATORS),
      .has_graph_regions = varve_era_has(era, VARVE_HAS_GRAPH_REGIONS),
      .custom_rule = VARVE_RULE_COUNT};
  if (name->definition != NULL)
    describe_operation(verifier, name->definition, created);
  VARVE_VECTOR_AT(plans, varve_operation_plan *, name->id) = created;
  *plan = created;
  return VARVE_STATUS_OK;
}

varve_status varve_doubt_unknown(varve_verifier *verifier, const varve_operation *op) {
  varve_operation_plan *plan = NULL;
  VARVE_TRY(varve_get_plan(verifier, op->name, &plan));
  verifier->is_unsure |= !plan->is_described;
  return VARVE_STATUS_OK;
}

varve_counted varve_count_of(const varve_operation_definition *definition, varve_record_list list,
                             uint32_t count) {
  varve_counted c = {.definition = definition, .list = list, .count = count, .single = 0};
  for (uint32_t i = 0; i < list.count; i++)
    c.single += varve_counted_at(&c, i)->variadicity == VARVE_VARIADICITY_SINGLE;
  return c;
}

bool varve_counts_vary(const varve_counted *c) { return c->single != c->list.count; }
bool varve_count_fits(const varve_counted *c) {
  return varve_counts_vary(c) ? c->count >= c->single : c->count == c->single;
}

static bool has_odd_sizes(const varve_counted *c, const varve_entity *sizes) {
  if (sizes == NULL || !varve_segments_are_sizes(sizes) ||
      varve_segments_count(sizes) != c->list.count)
    return false;
  for (uint32_t i = 0; i < c->list.count; i++)
    if (varve_counted_at(c, i)->variadicity == VARVE_VARIADICITY_SINGLE &&
        varve_segments_at(sizes, i) != 1)
      return true;
  return false;
}

static bool has_odd_values(const varve_verifier *v, const varve_operation *op, bool are_operands) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_counted c =
      are_operands ? varve_count_of(definition, definition->record->operands, op->operand_count)
                   : varve_count_of(definition, definition->record->results,
                                    varve_operation_result_count(op));
  if (!(are_operands ? definition->has_operand_segments : definition->has_result_segments))
    return varve_counts_vary(&c) && (c.count - c.single) % (c.list.count - c.single) != 0;
  const varve_entity *properties = varve_operation_inherent(op);
  return properties != NULL && properties->kind == VARVE_KIND_DICTIONARY &&
         has_odd_sizes(&c, varve_dictionary_find(
                               properties, varve_segments_name(v->context->era, are_operands)));
}

bool varve_has_odd_groups(const varve_verifier *v, const varve_operation *op) {
  return op->name->definition != NULL &&
         (has_odd_values(v, op, true) || has_odd_values(v, op, false));
}

/* Returns whether the required segment sizes exist and add up to the number of values. */
static bool have_right_sizes(const varve_context *context, const varve_operation *op,
                             const varve_counted *c, bool are_operands) {
  const varve_entity *properties = varve_operation_inherent(op), *sizes = NULL;
  uint64_t sum = 0;
  if (!(are_operands ? c->definition->has_operand_segments : c->definition->has_result_segments))
    return true;
  if (properties != NULL && properties->kind == VARVE_KIND_DICTIONARY)
    sizes = varve_dictionary_find(properties, varve_segments_name(context->era, are_operands));
  if (sizes == NULL || !varve_segments_are_sizes(sizes) ||
      varve_segments_count(sizes) != c->list.count)
    return false;
  for (uint32_t i = 0; i < c->list.count; i++)
    sum += (uint32_t)varve_segments_at(sizes, i);
  return sum == c->count;
}

static bool has_required(const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *properties = varve_operation_inherent(op);
  for (uint32_t i = 0; i < definition->property_count; i++)
    if (definition->properties[i].kind == VARVE_PROPERTY_REQUIRED &&
        (properties == NULL || properties->kind != VARVE_KIND_DICTIONARY ||
         varve_dictionary_find(properties, definition->properties[i].name) == NULL))
      return false;
  return true;
}

bool varve_has_shape(const varve_context *context, const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_operation_record *record = definition->record;
  const varve_counted regions =
      varve_count_of(definition, record->regions, varve_operation_region_count(op));
  const varve_counted results =
      varve_count_of(definition, record->results, varve_operation_result_count(op));
  const varve_counted operands = varve_count_of(definition, record->operands, op->operand_count);
  const varve_counted successors =
      varve_count_of(definition, record->successors, varve_operation_successor_count(op));
  return varve_count_fits(&regions) && varve_count_fits(&results) &&
         varve_count_fits(&successors) && varve_count_fits(&operands) &&
         have_right_sizes(context, op, &operands, true) &&
         have_right_sizes(context, op, &results, false) && has_required(op);
}

static varve_operation *root_of(varve_operation *op) {
  for (varve_operation *around = op; around != NULL; around = varve_operation_parent(op))
    op = around;
  return op;
}

/* Returns whether the operation belongs to the project of the dialect, and the definitions of the
 * project either lack the operation or give it another shape (varve_has_shape). If the operation
 * did not fit its definition, the reader removed the definition from the operation. */
static bool is_misfit(const varve_verifier *v, const varve_operation *op, varve_slice dialect) {
  const varve_operation_name *name = op->name;
  if (!name->is_of_pack && !name->is_undefined && name->definition != NULL)
    return false;
  if (!varve_pack_is_one_project(v->context, varve_string_bytes(name->dialect), dialect))
    return false;
  return name->is_undefined || name->definition == NULL || !varve_has_shape(v->context, op);
}

static varve_status find_version(varve_verifier *v, const varve_operation *of, bool *is_other) {
  varve_slice dialect = varve_string_bytes(of->name->dialect);
  VARVE_TRY(varve_pack_is_other_version(v->context, dialect, is_other));
  varve_operation *root = root_of(v->entered);
  for (varve_operation *op = root; op != NULL && !*is_other;
       op = varve_operation_next_preorder(root, op))
    *is_other = is_misfit(v, op, dialect);
  return VARVE_STATUS_OK;
}

varve_status varve_is_of_other_version(varve_verifier *verifier, const varve_operation *op,
                                       bool *is_other) {
  varve_project_version found = {.dialect = op->name->dialect};
  for (size_t i = 0; i < verifier->projects.count; i++) {
    found = VARVE_VECTOR_AT(&verifier->projects, varve_project_version, i);
    *is_other = found.is_other;
    if (found.dialect == op->name->dialect)
      return VARVE_STATUS_OK;
  }
  found.dialect = op->name->dialect;
  VARVE_TRY(find_version(verifier, op, &found.is_other));
  *is_other = found.is_other;
  return varve_vector_push(&verifier->projects, &found);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds definitions of types and attributes: each is made from its record once for each context,
 * with its parameters and its format. Other parts are compiled when they are first used. */
#include "dialect/definition_cache.h"
#include "dialect/entity_format/format.h"
#include "dialect/work.h"
#include "ir/attributes.h"

/* A base is a rule too. */
static varve_slice parameter_rule(const varve_definition_tables *tables, uint32_t constraint) {
  varve_constraint_record record = varve_constraint_record_at(tables, constraint);
  return record.kind == VARVE_CONSTRAINT_BASE ? varve_table_text(tables, record.text)
                                              : varve_constraint_rule(tables, constraint);
}

static varve_status make_parameters(varve_context *context, varve_entity_definition *made) {
  const varve_definition_tables *tables = made->dialect->tables;
  varve_record_list list = made->record->parameters;
  varve_parameter_definition *parameters =
      varve_arena_allocate_array(&context->arena, list.count, sizeof *parameters);
  if (parameters == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < list.count; i++) {
    varve_value_record record = varve_value_record_at(tables, list.first + i);
    parameters[i] = (varve_parameter_definition){
        .name = varve_table_text(tables, record.name),
        .rule = parameter_rule(tables, record.constraint),
        .default_value = varve_table_text(tables, record.default_value),
        .is_optional = record.variadicity == VARVE_VARIADICITY_OPTIONAL};
  }
  made->parameters = parameters;
  made->parameter_count = list.count;
  return VARVE_STATUS_OK;
}

/* From LLVM 23 on, printers of types and attributes put no space at the start of a body. */
static bool is_tight(const varve_dialect_definition *dialect) {
  varve_slice llvm = varve_find_text_fact(dialect->tables, dialect->record->facts, "llvm");
  return llvm.size > 2 || varve_slice_compare(llvm, VARVE_SLICE("22")) > 0;
}

static varve_status make_entity(varve_context *context, const varve_cached *key,
                                const varve_entity_definition **definition) {
  const varve_dialect_definition *dialect;
  VARVE_TRY(varve_find_any_dialect(context, key->dialect, &dialect));
  if (dialect == NULL)
    return VARVE_STATUS_OK;
  uint32_t index = 0;
  bool of_tight = is_tight(dialect); /* also what it has from its base */
  if (!varve_find_record(
          &dialect, key->kind == VARVE_CACHED_TYPE ? VARVE_RECORD_TYPE : VARVE_RECORD_ATTRIBUTE,
          key->mnemonic, &index))
    return VARVE_STATUS_OK;
  const varve_definition_tables *tables = dialect->tables;
  struct parts {
    varve_entity_definition definition;
    varve_entity_record record;
    const struct varve_requirements *requirements;
    const struct varve_entity_expressions *expressions;
    const struct varve_code_list *codes;
  } *made = varve_arena_allocate(&context->arena, sizeof *made);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *made = (struct parts){.record = varve_entity_record_at(tables, index)};
  made->definition =
      (varve_entity_definition){.dialect = dialect,
                                .place = varve_table_place(tables, VARVE_TABLE_entities, index),
                                .record = &made->record,
                                .mnemonic = varve_table_text(tables, made->record.name),
                                .is_type = key->kind == VARVE_CACHED_TYPE,
                                .is_tight = of_tight,
                                .requirements = &made->requirements,
                                .expressions = &made->expressions,
                                .codes = &made->codes};
  VARVE_TRY(make_parameters(context, &made->definition));
  /* The check of the definition has already rejected invalid formats. The type or attribute is
   * then kept as text. */
  varve_format_fault fault;
  context->work.has_cycle = false;
  varve_status status =
      varve_format_compile(context, &made->definition, &made->definition.format, &fault);
  made->definition.is_cyclic = status == VARVE_STATUS_INVALID && context->work.has_cycle;
  VARVE_TRY(status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status);
  *definition = &made->definition;
  return VARVE_STATUS_OK;
}

static varve_status find_any_entity(varve_context *context, const varve_cached *key,
                                    const varve_entity_definition **definition) {
  varve_cached *entry = varve_cache_find(context, key);
  *definition = NULL;
  if (entry != NULL && entry->state != VARVE_CACHE_FAILED) {
    *definition = entry->state == VARVE_CACHE_COMPLETE ? entry->definition : NULL;
    return VARVE_STATUS_OK;
  }
  if (!varve_work_enter(context, VARVE_LEVELS_OF_DEFINITION))
    return VARVE_STATUS_OK;
  varve_status status = varve_cache_begin(context, key, &entry);
  if (status == VARVE_STATUS_OK) {
    status = make_entity(context, key, definition);
    varve_cache_end(entry, status, *definition);
  }
  varve_work_leave(context, VARVE_LEVELS_OF_DEFINITION);
  return status;
}

bool varve_entity_is_pending(const varve_context *context, varve_slice dialect,
                             varve_slice mnemonic, bool is_type) {
  const varve_cached key = {.kind = is_type ? VARVE_CACHED_TYPE : VARVE_CACHED_ATTRIBUTE,
                            .dialect = dialect,
                            .mnemonic = mnemonic};
  const varve_cached *known = varve_cache_find(context, &key);
  return known != NULL && known->state == VARVE_CACHE_PENDING;
}

varve_status varve_find_entity(varve_context *context, varve_slice dialect, varve_slice mnemonic,
                               bool is_type, const varve_entity_definition **definition) {
  *definition = NULL;
  if (context->registry == NULL)
    return VARVE_STATUS_OK;
  const varve_cached key = {.kind = is_type ? VARVE_CACHED_TYPE : VARVE_CACHED_ATTRIBUTE,
                            .dialect = dialect,
                            .mnemonic = mnemonic};
  VARVE_TRY(find_any_entity(context, &key, definition));
  if (*definition != NULL && varve_dialect_is_off(context, (*definition)->dialect))
    *definition = NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_find_location_trait(varve_context *context, const varve_entity *attribute,
                                       bool *is_defined, bool *is_location) {
  const varve_entity_definition *definition = NULL;
  *is_defined = *is_location = false;
  if (varve_entity_is_dialect_node(attribute))
    VARVE_TRY(varve_find_entity(context, varve_string_bytes(attribute->children[0]),
                                varve_dialect_node_mnemonic(attribute), false, &definition));
  *is_defined = definition != NULL;
  *is_location = definition != NULL && varve_has_trait(definition->dialect->tables,
                                                       definition->record->traits, "IsLocation");
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether types and attributes of dialects that are coded by parameter are what their definitions
 * say: what prints them trusts that. format-spec/varve.md, "Nodes". */
#include "container/read.h"
#include "dialect/definition.h"
#include "dialect/format.h"

/* "key = value". */
static bool is_entry(const varve_entity *item) {
  return varve_entity_is_parametric(item) && varve_parameter_count(item) == 2;
}

static bool is_item(const varve_parameter_rule *rule, const varve_entity *item) {
  if (rule->has_keys)
    return is_entry(item);
  if (item->kind == VARVE_KIND_TYPE && rule->kind != VARVE_PARAMETER_ATTRIBUTE)
    item = item->children[0];
  return varve_parameter_rule_is_met(rule, item);
}

static bool is_value(const varve_parameter_value *parameter, const varve_entity *value) {
  const varve_parameter_rule *rule = &parameter->rule;
  if (value->kind == VARVE_KIND_ABSENT)
    return parameter->may_be_absent;
  if (!rule->is_array)
    return varve_parameter_rule_is_met(rule, value);
  if (value->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < value->child_count; i++)
    if (!is_item(rule, value->children[i]))
      return false;
  return true;
}

/* Lists may be shared by many that have them: what is looked at is counted. */
static varve_status claim_items(varve_container_reader *reader, const varve_entity *entity) {
  enum { FREE_ITEMS = 64 };
  for (uint32_t i = 0; i < varve_parameter_count(entity); i++) {
    uint32_t count = varve_parameter(entity, i)->child_count;
    if (count > FREE_ITEMS)
      VARVE_TRY(varve_claim(reader, VARVE_STREAM_DEFINITION, count));
  }
  return VARVE_STATUS_OK;
}

static varve_status compare(varve_container_reader *reader, const varve_entity *entity) {
  const varve_entity_definition *definition;
  varve_slice dialect = varve_string_bytes(entity->children[0]);
  VARVE_TRY(varve_find_entity(reader->context, dialect, varve_parametric_mnemonic(entity),
                              varve_is_type(entity), &definition));
  if (definition == NULL || definition->format == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (definition->format->is_dynamic)
    return VARVE_STATUS_OK;
  VARVE_TRY(claim_items(reader, entity));
  uint32_t count = varve_parameter_count(entity);
  if (count != definition->parameter_count)
    return VARVE_STATUS_INVALID;
  for (uint32_t i = 0; i < count; i++)
    if (!is_value(&definition->format->parameters[i], varve_parameter(entity, i)))
      return VARVE_STATUS_INVALID;
  return VARVE_STATUS_OK;
}

static varve_status report_missing(varve_container_reader *reader, const varve_entity *entity) {
  return varve_byte_reader_fail(varve_read_stream(reader, VARVE_STREAM_DEFINITION),
                                VARVE_STATUS_UNSUPPORTED, "no definition of %c%.*s.%.*s is loaded",
                                varve_is_type(entity) ? '!' : '#',
                                VARVE_FORMAT_SLICE(varve_string_bytes(entity->children[0])),
                                VARVE_FORMAT_SLICE(varve_parametric_mnemonic(entity)));
}

varve_status varve_check_parameters(varve_container_reader *reader, const varve_entity *entity) {
  varve_status status = compare(reader, entity);
  bool is_misfit = status == VARVE_STATUS_UNSUPPORTED || status == VARVE_STATUS_INVALID;
  if (is_misfit && reader->reads_vocabulary) {
    reader->met_unusable = true;
    return VARVE_STATUS_OK;
  }
  return status == VARVE_STATUS_UNSUPPORTED ? report_missing(reader, entity) : status;
}

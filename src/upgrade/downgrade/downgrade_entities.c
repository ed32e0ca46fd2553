/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Refuses types and attributes that the target's release of their dialect does not have. */
#include "dialect/definition.h"
#include "dialect/entity_format/format.h"
#include "dialect/tables/registry.h"
#include "dialect/target.h"
#include "ir/attributes.h"
#include "ir/types.h"
#include "upgrade/downgrade/downgrader.h"

/* A dialect that the target does not know keeps its types and attributes as text, and what the
 * module's own definitions do not have either is not judged. */
static varve_status is_missing(const varve_downgrader *down, const varve_entity *entity,
                               bool *is_so) {
  const varve_slice dialect = varve_string_bytes(entity->children[0]);
  const varve_slice mnemonic = varve_dialect_node_mnemonic(entity);
  const bool is_type = varve_is_type(entity);
  const varve_target *target = varve_registry_target(down->up.target->registry);
  const bool has_dialect = target == NULL || varve_target_has_dialect(target, dialect);
  const varve_dialect_definition *known;
  const varve_entity_definition *own = NULL, *theirs = NULL;
  VARVE_TRY(varve_find_dialect(down->up.target, dialect, &known));
  if (known != NULL || !has_dialect)
    VARVE_TRY(varve_find_entity(down->up.context, dialect, mnemonic, is_type, &own));
  if (own != NULL && has_dialect)
    VARVE_TRY(varve_find_entity(down->up.target, dialect, mnemonic, is_type, &theirs));
  *is_so = own != NULL && theirs == NULL;
  return VARVE_STATUS_OK;
}

static varve_status visit(void *user, const varve_entity *entity) {
  varve_downgrader *down = user;
  bool is_so;
  if (!varve_entity_is_dialect_node(entity) || down->is_op_refused)
    return VARVE_STATUS_OK;
  VARVE_TRY(is_missing(down, entity, &is_so));
  if (!is_so)
    return VARVE_STATUS_OK;
  return varve_downgrade_refuse(down, down->up.op, "there is no %s '%c%.*s.%.*s'",
                                varve_is_type(entity) ? "type" : "attribute",
                                varve_is_type(entity) ? '!' : '#',
                                VARVE_FORMAT_SLICE(varve_string_bytes(entity->children[0])),
                                VARVE_FORMAT_SLICE(varve_dialect_node_mnemonic(entity)));
}

/* Where a format says that a parameter is an attribute which the target does not have, the text may
 * say it in another way. The target's parser decides, and its format accepts no other text. */
static varve_status leave_to_parser(void *user, const varve_entity *entity, bool *is_whole) {
  const varve_downgrader *down = user;
  const varve_entity_definition *own = NULL;
  if (!varve_entity_is_dialect_node(entity) || !varve_entity_is_parametric(entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(down->up.context, varve_string_bytes(entity->children[0]),
                              varve_dialect_node_mnemonic(entity), varve_is_type(entity), &own));
  if (own == NULL || own->format == NULL || varve_parameter_count(entity) != own->parameter_count)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < own->parameter_count && !*is_whole; i++) {
    const varve_entity *parameter = varve_parameter(entity, i);
    if (own->format->parameters[i].rule.kind == VARVE_PARAMETER_ENTITY &&
        varve_entity_is_dialect_node(parameter))
      VARVE_TRY(is_missing(down, parameter, is_whole));
  }
  return VARVE_STATUS_OK;
}

static varve_status look(varve_downgrader *down, const varve_entity *root) {
  return root == NULL || down->is_op_refused
             ? VARVE_STATUS_OK
             : varve_entity_walk_from(&down->entities, root, visit, down);
}

varve_status varve_downgrade_check_entities(varve_downgrader *down, const varve_operation *op) {
  down->entities.filter = leave_to_parser;
  VARVE_TRY(look(down, varve_operation_dictionary(op)));
  VARVE_TRY(look(down, varve_operation_properties(op)));
  VARVE_TRY(look(down, op->location));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(look(down, varve_operation_result(op, i)->type));
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    for (const varve_block *block = varve_operation_region(op, i)->first; block != NULL;
         block = block->next)
      for (uint32_t a = 0; a < block->argument_count; a++)
        VARVE_TRY(look(down, block->arguments[a]->value.type));
  return VARVE_STATUS_OK;
}

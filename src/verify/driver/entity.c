/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the number and constraints of the parameters of types and attributes. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/entity_check.h"
#include "ir/attributes.h"
#include "ir/types.h"
#include "verify/custom_common.h"

/* Checks the varve.require rows of a node, if a dialect of this era defines the node. */
static varve_status check_rows(varve_verifier *verifier, const varve_entity *entity) {
  const varve_entity_definition *definition = NULL;
  if (!varve_entity_is_parametric(entity))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(verifier->context, varve_string_bytes(entity->children[0]),
                              varve_parametric_mnemonic(entity), varve_is_type(entity),
                              &definition));
  return definition == NULL || !varve_dialect_is_of_era(definition->dialect, verifier->context->era)
             ? VARVE_STATUS_OK
             : varve_check_entity_requirements(verifier, entity, definition);
}

static varve_status check_builtin_node(varve_verifier *verifier, const varve_entity *entity) {
  const char *fault = NULL;
  if (varve_era_has(verifier->context->era, VARVE_HAS_ALL_CHECKS))
    VARVE_TRY(varve_check_known_entity(verifier->context, entity, &fault));
  if (fault != NULL)
    return varve_fault(verifier, fault, NULL);
  VARVE_TRY(check_rows(verifier, entity));
  varve_custom_entity_check *check = varve_find_custom_entity_check(entity);
  return check == NULL ? VARVE_STATUS_OK : check(verifier, entity);
}

/* Checks a type or attribute of a dialect. If the dialect was loaded at run time, sets *found to
 * the definition of the type or attribute. */
static varve_status check_dialect_node(varve_verifier *verifier, const varve_entity *entity,
                                       const varve_entity_definition **found) {
  const varve_dialect_definition *dialect = NULL;
  const varve_entity_definition *definition = NULL;
  varve_slice name = varve_string_bytes(entity->children[0]);
  bool is_type = varve_is_type(entity);
  VARVE_TRY(varve_find_dialect(verifier->context, name, &dialect));
  bool is_extended = dialect != NULL && dialect->next != NULL;
  if (dialect != NULL && (is_extended || varve_is_loaded(verifier, dialect)))
    VARVE_TRY(varve_find_entity(verifier->context, name, varve_node_mnemonic(entity), is_type,
                                &definition));
  if (is_extended && definition != NULL)
    dialect = definition->dialect; /* the extension that defines the node */
  if (dialect == NULL || !varve_is_loaded(verifier, dialect))
    return dialect == NULL ? VARVE_STATUS_OK : check_builtin_node(verifier, entity);
  if (definition == NULL && (dialect->record->flags & VARVE_DIALECT_UNKNOWN_TYPES) == 0)
    return varve_fault(verifier, is_type ? "expected dynamic type" : "expected dynamic attribute",
                       NULL);
  if (definition == NULL)
    return VARVE_STATUS_OK;
  *found = definition;
  if (!varve_entity_is_parametric(entity))
    return VARVE_STATUS_OK;
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_record_list list = definition->record->parameters;
  uint32_t count = varve_parameter_count(entity);
  if (count != list.count) {
    const int64_t numbers[] = {list.count, count};
    return varve_fault(verifier, "expected # type arguments, but had #", numbers);
  }
  varve_begin_scope(verifier);
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *parameter = varve_parameter(entity, i);
    if (parameter->kind != VARVE_KIND_ABSENT)
      VARVE_TRY(varve_check_parameter(verifier, definition->dialect,
                                      varve_value_record_at(tables, list.first + i).constraint,
                                      parameter));
  }
  return varve_check_entity_requirements(verifier, entity, definition);
}

varve_status varve_check_entity(varve_verifier *verifier, const varve_entity *entity) {
  const varve_entity_definition *definition = NULL;
  return check_dialect_node(verifier, entity, &definition);
}

/* A type of a built-in dialect that may be the element type of vectors or memrefs. */
static const struct element_row {
  const char *dialect;
  const char *mnemonic;
  bool is_of_vectors;
  bool is_of_memrefs;
} element_rows[] = {
    {"llvm", "ppc_fp128", true, true}, {"llvm", "ptr", true, false}, {"ptr", "ptr", true, true}};

/* Checks the element type of a vector or memref. Accepts all types of loaded and unknown dialects,
 * because only the C++ code of such a dialect knows which types may be elements. */
static varve_status check_element(varve_verifier *verifier, const varve_entity *type) {
  const varve_dialect_definition *dialect = NULL;
  const varve_entity *element = type->children[0];
  bool is_vector = type->kind == VARVE_KIND_VECTOR_TYPE;
  if (element->kind != VARVE_KIND_DIALECT_TYPE ||
      !varve_era_has(verifier->context->era, VARVE_HAS_ALL_CHECKS))
    return VARVE_STATUS_OK;
  VARVE_TRY(
      varve_find_dialect(verifier->context, varve_string_bytes(element->children[0]), &dialect));
  if (dialect == NULL || varve_is_loaded(verifier, dialect) ||
      (dialect->record->flags & VARVE_DIALECT_UNKNOWN_TYPES) != 0)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < VARVE_COUNT_OF(element_rows); i++) {
    const struct element_row *row = &element_rows[i];
    if (varve_is_dialect_type(element, row->dialect, row->mnemonic) &&
        (is_vector ? row->is_of_vectors : row->is_of_memrefs))
      return VARVE_STATUS_OK;
  }
  return varve_fault(verifier,
                     is_vector
                         ? "failed to verify 'elementType': VectorElementTypeInterface instance"
                         : "invalid memref element type",
                     NULL);
}

/* Checks that a dialect attribute is a location. Accepts an attribute without a definition, because
 * the attribute may be a location. */
static varve_status check_location(varve_verifier *verifier, const varve_entity *location) {
  bool is_defined, is_location;
  const varve_entity *attribute = varve_location_attribute(location);
  VARVE_TRY(varve_find_location_trait(verifier->context, attribute, &is_defined, &is_location));
  return is_location || !is_defined
             ? VARVE_STATUS_OK
             : VARVE_FAULT(verifier, "expected location attribute, but got %",
                           VARVE_NODE(attribute));
}

static varve_status visit(void *user, const varve_entity *entity) {
  const varve_entity_definition *definition = NULL;
  if (entity->kind == VARVE_KIND_DIALECT_LOCATION)
    return check_location(user, entity);
  if (!varve_entity_is_dialect_node(entity)) {
    switch (entity->kind) {
    case VARVE_KIND_VECTOR_TYPE:
    case VARVE_KIND_MEMREF_TYPE:
    case VARVE_KIND_UNRANKED_MEMREF_TYPE:
      return check_element(user, entity);
    case VARVE_KIND_RANKED_TENSOR_TYPE: {
      uint32_t dim_count = 0;
      size_t rank = varve_type_dims(entity).rank;
      if (entity->child_count < 2 || !varve_sparse_dim_count(entity, &dim_count) ||
          dim_count == rank)
        return VARVE_STATUS_OK;
      return VARVE_FAULT(user, "dimension-rank mismatch between encoding and tensor shape: % != %",
                         VARVE_NUMBER(dim_count), VARVE_NUMBER(rank));
    }
    default:
      return VARVE_STATUS_OK;
    }
  }
  VARVE_TRY(check_dialect_node(user, entity, &definition));
  return definition == NULL ? VARVE_STATUS_OK
                            : varve_check_entity_by_user(user, definition, entity);
}

/* Checks a node and all nodes in it. Skips nodes that were visited before, and file locations,
 * which contain no other node. */
static varve_status walk_from(varve_verifier *verifier, const varve_entity *root) {
  const varve_entity_walk *walk = &verifier->entities;
  if ((root->id < walk->seen_count && walk->seen[root->id]) ||
      root->kind == VARVE_KIND_FILE_LOCATION)
    return VARVE_STATUS_OK;
  return varve_entity_walk_from(&verifier->entities, root, visit, verifier);
}

static varve_status walk_block(varve_verifier *verifier, const varve_block *block) {
  for (uint32_t i = 0; i < block->argument_count; i++) {
    VARVE_TRY(walk_from(verifier, block->arguments[i]->value.type));
    VARVE_TRY(walk_from(verifier, block->arguments[i]->location));
  }
  return VARVE_STATUS_OK;
}

/* Checks all types and attributes of an operation. Types of operands are checked where the operands
 * are defined, as types of results or block arguments. */
varve_status varve_check_entities(varve_verifier *verifier) {
  const varve_operation *op = verifier->op;
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(walk_from(verifier, varve_operation_result(op, i)->type));
  VARVE_TRY(walk_from(verifier, op->location));
  if (op->attributes != NULL)
    VARVE_TRY(walk_from(verifier, op->attributes));
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++)
    for (const varve_block *block = varve_operation_region(op, i)->first; block != NULL;
         block = block->next)
      VARVE_TRY(walk_block(verifier, block));
  return VARVE_STATUS_OK;
}

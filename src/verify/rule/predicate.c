/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that predicates share: base names of types and attributes as in irdl.base, tables
 * sorted by name, traits of definitions, and evaluation of a condition. */
#include "base/number/float_format.h"
#include "base/search.h"
#include "dialect/registry/registry.h"
#include "ir/attributes.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

const varve_entity *varve_plain_node(const varve_entity *entity) {
  return entity->kind == VARVE_KIND_TYPE ? entity->children[0] : entity;
}

static const char *builtin_name(const varve_entity *entity) {
  static const char *const names[] = {
      [VARVE_KIND_INTEGER_TYPE] = "integer",
      [VARVE_KIND_INDEX_TYPE] = "index",
      [VARVE_KIND_NONE_TYPE] = "none",
      [VARVE_KIND_COMPLEX_TYPE] = "complex",
      [VARVE_KIND_FUNCTION_TYPE] = "function",
      [VARVE_KIND_TUPLE_TYPE] = "tuple",
      [VARVE_KIND_VECTOR_TYPE] = "vector",
      [VARVE_KIND_RANKED_TENSOR_TYPE] = "tensor",
      [VARVE_KIND_UNRANKED_TENSOR_TYPE] = "unranked_tensor",
      [VARVE_KIND_MEMREF_TYPE] = "memref",
      [VARVE_KIND_UNRANKED_MEMREF_TYPE] = "unranked_memref",
      [VARVE_KIND_STRING] = "string",
      [VARVE_KIND_INTEGER] = "integer",
      [VARVE_KIND_FLOAT] = "float",
      [VARVE_KIND_UNIT] = "unit",
      [VARVE_KIND_TYPE] = "type",
      [VARVE_KIND_ARRAY] = "array",
      [VARVE_KIND_DICTIONARY] = "dictionary",
      [VARVE_KIND_SYMBOL_REF] = "symbol_ref",
      [VARVE_KIND_DENSE_ARRAY] = "dense_array",
      [VARVE_KIND_DENSE_ELEMENTS] = "dense_int_or_fp_elements",
      [VARVE_KIND_DENSE_STRING_ELEMENTS] = "dense_string_elements",
      [VARVE_KIND_DENSE_RESOURCE_ELEMENTS] = "dense_resource_elements",
      [VARVE_KIND_SHAPED_ELEMENTS] = "dense_int_or_fp_elements",
      [VARVE_KIND_SPARSE_ELEMENTS] = "sparse_elements",
      [VARVE_KIND_AFFINE_MAP] = "affine_map",
      [VARVE_KIND_INTEGER_SET] = "integer_set",
      [VARVE_KIND_STRIDED_LAYOUT] = "strided_layout",
      [VARVE_KIND_DISTINCT] = "distinct",
      [VARVE_KIND_UNKNOWN_LOCATION] = "unknown_loc",
      [VARVE_KIND_FILE_LOCATION] = "file_line_range",
      [VARVE_KIND_NAME_LOCATION] = "name_loc",
      [VARVE_KIND_CALL_SITE_LOCATION] = "call_site_loc",
      [VARVE_KIND_FUSED_LOCATION] = "fused_loc",
  };
  if (entity->kind == VARVE_KIND_FLOAT_TYPE)
    return varve_float_format_get(varve_float_type_kind(entity))->name;
  const char *name = entity->kind < VARVE_COUNT_OF(names) ? names[entity->kind] : NULL;
  return name == NULL ? "" : name;
}

/* If a node is stored as text, its mnemonic is the name at the start of the text. */
varve_slice varve_node_mnemonic(const varve_entity *entity) {
  return varve_entity_is_dialect_node(entity) ? varve_dialect_node_mnemonic(entity)
                                              : varve_slice_of(builtin_name(entity));
}

varve_status varve_append_base_name(varve_buffer *out, const varve_entity *entity) {
  VARVE_TRY(varve_buffer_append_char(out, varve_is_type(entity) ? '!' : '#'));
  VARVE_TRY(varve_buffer_append(out, varve_entity_is_dialect_node(entity)
                                         ? varve_string_bytes(entity->children[0])
                                         : VARVE_SLICE("builtin")));
  VARVE_TRY(varve_buffer_append_char(out, '.'));
  return varve_buffer_append(out, varve_node_mnemonic(entity));
}

bool varve_has_base_name(const varve_entity *entity, varve_slice name) {
  if (!varve_entity_is_dialect_node(entity))
    return false;
  varve_slice dialect = varve_string_bytes(entity->children[0]);
  if (!varve_slice_starts_with(name, dialect) || name.size <= dialect.size ||
      name.data[dialect.size] != '.')
    return false;
  varve_slice mnemonic =
      varve_slice_make(name.data + dialect.size + 1, name.size - dialect.size - 1);
  varve_slice text =
      varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size);
  if (!varve_slice_starts_with(text, mnemonic))
    return false;
  return text.size == mnemonic.size || text.data[mnemonic.size] == 0 ||
         memchr("<([{\" ", text.data[mnemonic.size], 6) != NULL;
}

const void *varve_find_row(varve_named_rows in, varve_slice name) {
  const char *row = NULL, *row_name;
  size_t at;
  int order = 1;
  VARVE_SEARCH(size_t, at, in.count,
               (row = (const char *)in.first + at * in.size,
                memcpy(&row_name, row, sizeof(row_name)),
                order = varve_slice_compare(varve_slice_of(row_name), name)));
  return order == 0 ? row : NULL;
}

varve_predicate *varve_find_predicate(varve_named_predicates list, varve_slice name) {
  const varve_named_rows rows = {list.items, sizeof list.items[0], list.count};
  const varve_named_predicate *found = varve_find_row(rows, name);
  return found == NULL ? NULL : found->meets;
}

bool varve_dialect_is_built_in(const varve_context *context,
                               const varve_dialect_definition *dialect) {
  return varve_registry_has_tables(varve_registry_of_era(context->era), dialect->name,
                                   dialect->tables);
}

varve_verdict varve_ask_definition(varve_question *q, varve_slice required) {
  const varve_entity_definition *definition = NULL;
  varve_slice dialect = varve_entity_is_dialect_node(q->entity)
                            ? varve_string_bytes(q->entity->children[0])
                            : VARVE_SLICE("builtin");
  char trait[64];
  if (required.size >= sizeof(trait))
    return VARVE_VERDICT_UNKNOWN;
  q->status = varve_find_entity(q->context, dialect, varve_node_mnemonic(q->entity),
                                varve_is_type(q->entity), &definition);
  if (q->status != VARVE_STATUS_OK || definition == NULL)
    return VARVE_VERDICT_UNKNOWN;
  memcpy(trait, required.data, required.size);
  trait[required.size] = 0;
  if (varve_has_trait(definition->dialect->tables, definition->record->traits, trait))
    return VARVE_VERDICT_YES;
  bool says_all = varve_era_has(q->context->era, VARVE_HAS_ALL_CHECKS) &&
                  varve_dialect_is_built_in(q->context, definition->dialect);
  return says_all ? VARVE_VERDICT_NO : VARVE_VERDICT_UNKNOWN;
}

/* Evaluation */

varve_verdict varve_condition_meets(varve_question *question) {
  if (question->condition->meets == NULL || question->depth > VARVE_MOST_RULE_DEPTH)
    return VARVE_VERDICT_UNKNOWN;
  return question->condition->meets(question);
}

varve_verdict varve_condition_ask(varve_question *question, const varve_condition *rule,
                                  const varve_entity *entity) {
  if (rule == NULL || (question->steps != NULL && *question->steps == 0))
    return VARVE_VERDICT_UNKNOWN;
  if (question->steps != NULL)
    --*question->steps;
  varve_question inner = {.context = question->context,
                          .condition = rule,
                          .entity = entity,
                          .depth = question->depth + 1,
                          .is_loaded = question->is_loaded,
                          .steps = question->steps};
  varve_verdict verdict = varve_condition_meets(&inner);
  if (inner.status != VARVE_STATUS_OK)
    question->status = inner.status;
  return verdict;
}

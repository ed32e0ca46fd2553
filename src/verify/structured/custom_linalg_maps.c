/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The indexing maps of structured operations of linalg: those that they hold, or what the fact
 * varve.maps of the definition tells (format-spec/structured-operations.md), or the identity. */
#include "dialect/operation_properties.h"
#include "verify/custom_common.h"

/* "(d0, d1) -> (d0 * $strides[0] + d1 * $dilations[0]), (d1)" */
typedef struct map_reader {
  varve_verifier *verifier;
  const varve_operation *op;
  varve_slice rest;
  varve_affine_space space;
  varve_vector results; /* const varve_entity *, of the map that is read */
  varve_vector maps;
} map_reader;

static bool accept(map_reader *reader, const char *text) {
  varve_slice wanted = varve_slice_of(text);
  if (!varve_slice_starts_with(reader->rest, wanted))
    return false;
  reader->rest = varve_slice_make(reader->rest.data + wanted.size, reader->rest.size - wanted.size);
  return true;
}

static bool accept_digit(map_reader *reader, uint32_t *digit) {
  if (reader->rest.size == 0 || reader->rest.data[0] < '0' || reader->rest.data[0] > '9')
    return false;
  *digit = (uint32_t)(reader->rest.data[0] - '0');
  reader->rest = varve_slice_make(reader->rest.data + 1, reader->rest.size - 1);
  return true;
}

static bool dense_number(const varve_entity *list, uint32_t index, int64_t *number) {
  uint64_t word = 0;
  if (list == NULL || list->kind != VARVE_KIND_DENSE_ELEMENTS ||
      varve_type_bit_width(varve_type_element(list->children[0])) != 64)
    return false;
  size_t place = (list->flags & VARVE_FLAG_SPLAT) != 0 ? 0 : 8 * (size_t)index;
  if (place + 8 > list->payload_size)
    return false;
  const unsigned char *bytes = (const unsigned char *)varve_entity_payload(list) + place;
  for (unsigned i = 0; i < 8; i++)
    word |= (uint64_t)bytes[i] << (8 * i);
  *number = (int64_t)word;
  return true;
}

/* strides[0] */
static varve_status read_number(map_reader *reader, int64_t *number) {
  const varve_operation_definition *definition = reader->op->name->definition;
  const varve_entity *properties = varve_operation_properties(reader->op), *list = NULL;
  size_t size = 0;
  uint32_t index = 0;
  while (size < reader->rest.size && reader->rest.data[size] != '[')
    size++;
  varve_slice name = varve_slice_make(reader->rest.data, size);
  reader->rest = varve_slice_make(name.data + size, reader->rest.size - size);
  if (!accept(reader, "[") || !accept_digit(reader, &index) || !accept(reader, "]"))
    return VARVE_STATUS_INTERNAL;
  const varve_property_definition *property = varve_find_property(definition, name);
  if (properties != NULL)
    list = varve_dictionary_find(properties, name);
  if (list == NULL && property != NULL)
    VARVE_TRY(varve_property_default(reader->verifier->context, definition, property, &list));
  return dense_number(list, index, number) ? VARVE_STATUS_OK : VARVE_STATUS_NOT_FOUND;
}

/* d0 or d0 * $strides[0] */
static varve_status read_term(map_reader *reader, const varve_entity **term) {
  varve_context *context = reader->verifier->context;
  const varve_entity *factor = NULL;
  uint32_t dim = 0;
  int64_t number = 1;
  if (!accept(reader, "d") || !accept_digit(reader, &dim))
    return VARVE_STATUS_INTERNAL;
  VARVE_TRY(varve_affine_dim_get(context, dim, term));
  if (!accept(reader, " * $"))
    return VARVE_STATUS_OK;
  VARVE_TRY(read_number(reader, &number));
  VARVE_TRY(varve_affine_constant_get(context, number, &factor));
  return varve_affine_binary_get(context, VARVE_KIND_AFFINE_MUL, *term, factor, term);
}

static varve_status read_results(map_reader *reader) {
  varve_context *context = reader->verifier->context;
  varve_vector_truncate(&reader->results, 0);
  if (!accept(reader, "("))
    return VARVE_STATUS_INTERNAL;
  while (!accept(reader, ")")) {
    const varve_entity *sum = NULL, *term = NULL;
    VARVE_TRY(read_term(reader, &sum));
    while (accept(reader, " + ")) {
      VARVE_TRY(read_term(reader, &term));
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, sum, term, &sum));
    }
    VARVE_TRY(varve_vector_push(&reader->results, &sum));
    (void)accept(reader, ", ");
  }
  return VARVE_STATUS_OK;
}

static varve_status read_maps(map_reader *reader, const varve_entity **maps) {
  varve_context *context = reader->verifier->context;
  VARVE_TRY(read_results(reader));
  reader->space.num_dims = (uint32_t)reader->results.count;
  if (!accept(reader, " -> "))
    return VARVE_STATUS_INTERNAL;
  do {
    const varve_entity *map = NULL;
    VARVE_TRY(read_results(reader));
    VARVE_TRY(varve_affine_map_get(context, reader->space, reader->results.data,
                                   (uint32_t)reader->results.count, &map));
    VARVE_TRY(varve_vector_push(&reader->maps, &map));
  } while (accept(reader, ", "));
  return varve_array_get(context, reader->maps.data, (uint32_t)reader->maps.count, maps);
}

static varve_status told_maps(varve_verifier *v, const varve_operation *op, varve_slice fact,
                              const varve_entity **maps) {
  map_reader reader = {.verifier = v, .op = op, .rest = fact};
  varve_vector_init(&reader.results, &v->context->memory, sizeof(const varve_entity *));
  varve_vector_init(&reader.maps, &v->context->memory, sizeof(const varve_entity *));
  varve_status status = read_maps(&reader, maps);
  varve_vector_release(&reader.results);
  varve_vector_release(&reader.maps);
  return status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_OK : status;
}

int64_t varve_linalg_rank(const varve_entity *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE ? 0 : varve_rank_of(type);
}

/* Each operand has the shape of the output, but for scalars. */
static varve_status identity_maps(varve_verifier *v, const varve_operation *op,
                                  const varve_entity **maps) {
  varve_context *context = v->context;
  int64_t rank = varve_linalg_rank(varve_operand_type(op, op->operand_count - 1));
  const varve_affine_space space = {(uint32_t)rank, 0};
  const varve_entity *identity = NULL, *none = NULL;
  varve_vector list;
  if (rank < 0 || rank > UINT16_MAX)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_affine_identity_map_get(context, (uint32_t)rank, &identity));
  VARVE_TRY(varve_affine_map_get(context, space, NULL, 0, &none));
  varve_vector_init(&list, &context->memory, sizeof(const varve_entity *));
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; i < op->operand_count && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push(
        &list, varve_linalg_rank(varve_operand_type(op, i)) == 0 ? &none : &identity);
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(context, list.data, (uint32_t)list.count, maps);
  varve_vector_release(&list);
  return status;
}

static bool is_map_list(const varve_entity *maps) {
  if (maps == NULL || maps->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < maps->child_count; i++)
    if (maps->children[i]->kind != VARVE_KIND_AFFINE_MAP)
      return false;
  return true;
}

varve_status varve_linalg_maps_of(varve_verifier *v, const varve_operation *op,
                                  const varve_entity **maps) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_record_list facts = definition->record->facts;
  const varve_property_definition *property =
      varve_find_property(definition, VARVE_SLICE("indexing_maps"));
  varve_slice fact = varve_find_text_fact(tables, facts, "maps");
  *maps = varve_property_of(op, "indexing_maps");
  if (*maps == NULL && property != NULL && property->default_value.size != 0)
    VARVE_TRY(varve_property_default(v->context, definition, property, maps));
  const varve_entity *dictionary = varve_operation_dictionary(op);
  if (*maps == NULL && dictionary != NULL)
    *maps = varve_dictionary_find(dictionary, VARVE_SLICE("linalg.memoized_indexing_maps"));
  if (*maps != NULL && (*maps)->kind == VARVE_KIND_ARRAY && !is_map_list(*maps))
    return varve_op_fault(v, "expected only affine maps in 'linalg.memoized_indexing_maps'");
  if (*maps == NULL && fact.size != 0)
    VARVE_TRY(told_maps(v, op, fact, maps));
  bool has_body = varve_find_fact(tables, facts, "body").size != 0;
  if (*maps == NULL && has_body && fact.size == 0 && property == NULL && op->operand_count != 0)
    VARVE_TRY(identity_maps(v, op, maps));
  if (!is_map_list(*maps))
    *maps = NULL;
  return VARVE_STATUS_OK;
}

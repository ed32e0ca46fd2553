/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* format-spec/bytecode.md, "Properties". */
#include "dialect/segments.h"

/* Upstream's limit is one more, but its readers do not accept a place of nine bits. */
enum { LAST_SPARSE_PLACE = 255 };

varve_slice varve_segments_name(varve_era era, bool are_operands) {
  if (varve_era_has_properties(era))
    return are_operands ? VARVE_SLICE("operandSegmentSizes") : VARVE_SLICE("resultSegmentSizes");
  return are_operands ? VARVE_SLICE("operand_segment_sizes") : VARVE_SLICE("result_segment_sizes");
}

static varve_status get_sizes(varve_context *context, varve_slice bytes, uint32_t count,
                              const varve_entity **attribute) {
  const int64_t dimension = count;
  const varve_entity *type = NULL;
  if (!varve_era_is_before(context->era, VARVE_ERA_LLVM16))
    return varve_dense_array_get(context, context->i32, bytes, attribute);
  VARVE_TRY(varve_vector_type_get(context, (varve_dims){&dimension, 1}, NULL, context->i32, &type));
  return varve_dense_elements_get(context, type, bytes, false, attribute);
}

varve_status varve_segments_get(varve_context *context, const int32_t *sizes, uint32_t count,
                                const varve_entity **attribute) {
  enum { USUAL_COUNT = 32 };
  char usual[4 * USUAL_COUNT];
  size_t size = 4 * (size_t)count;
  char *bytes = size <= sizeof usual ? usual : varve_memory_resize(&context->memory, NULL, 0, size);
  *attribute = NULL;
  if (bytes == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < size; i++)
    bytes[i] = (char)(unsigned char)((uint32_t)sizes[i / 4] >> 8 * (i % 4));
  varve_status status = get_sizes(context, varve_slice_make(bytes, size), count, attribute);
  if (bytes != usual)
    varve_memory_free(&context->memory, bytes, size);
  return status;
}

/* Returns whether the sizes have the form used before LLVM 16. */
static bool are_elements(const varve_entity *sizes) {
  const varve_entity *type = sizes->kind == VARVE_KIND_DENSE_ELEMENTS ? sizes->children[0] : NULL;
  return type != NULL && type->kind == VARVE_KIND_VECTOR_TYPE && varve_type_dims(type).rank == 1 &&
         varve_type_dims(type).sizes[0] <= UINT32_MAX &&
         type->children[0]->kind == VARVE_KIND_INTEGER_TYPE &&
         varve_type_bit_width(type->children[0]) == 32;
}

bool varve_segments_are_sizes(const varve_entity *sizes) {
  return sizes->kind == VARVE_KIND_DENSE_ARRAY ? varve_segments_are_property(sizes)
                                               : are_elements(sizes);
}

bool varve_segments_are_property(const varve_entity *sizes) {
  if (sizes->kind != VARVE_KIND_DENSE_ARRAY)
    return false;
  return varve_type_is_integer(sizes->children[0], 32, VARVE_SIGNLESS) &&
         sizes->payload_size / sizeof(int32_t) <= UINT32_MAX;
}

uint32_t varve_segments_count(const varve_entity *sizes) {
  if (sizes->kind == VARVE_KIND_DENSE_ELEMENTS)
    return (uint32_t)varve_type_dims(sizes->children[0]).sizes[0];
  return (uint32_t)(sizes->payload_size / sizeof(int32_t));
}

int32_t varve_segments_at(const varve_entity *sizes, uint32_t index) {
  if (sizes->kind == VARVE_KIND_DENSE_ELEMENTS && (sizes->flags & VARVE_FLAG_SPLAT) != 0)
    index = 0;
  const uint8_t *bytes = (const uint8_t *)varve_entity_payload(sizes) + 4 * (size_t)index;
  return (int32_t)(bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                   (uint32_t)bytes[3] << 24);
}

bool varve_segments_are_of_operands(varve_slice name) { return name.data[0] == 'o'; }

uint32_t varve_segments_expected(const varve_operation_definition *definition, varve_slice name) {
  const varve_operation_record *record = definition->record;
  return varve_segments_are_of_operands(name) ? record->operands.count : record->results.count;
}

static bool fit(const varve_operation_definition *definition, varve_slice name,
                const varve_entity *sizes, uint32_t total) {
  uint64_t sum = 0;
  if (sizes == NULL || !varve_segments_are_sizes(sizes) ||
      varve_segments_count(sizes) != varve_segments_expected(definition, name))
    return false;
  for (uint32_t i = 0; i < varve_segments_count(sizes); i++) {
    int32_t size = varve_segments_at(sizes, i);
    if (size < 0)
      return false;
    sum += (uint32_t)size;
  }
  return sum == total;
}

const varve_property_definition *
varve_segments_find_fault(const varve_operation_definition *definition,
                          const varve_entity *properties, varve_segment_totals totals) {
  if (!definition->has_operand_segments && !definition->has_result_segments)
    return NULL;
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    if (property->kind != VARVE_PROPERTY_SEGMENTS)
      continue;
    uint32_t total =
        varve_segments_are_of_operands(property->name) ? totals.operand_count : totals.result_count;
    const varve_entity *sizes =
        properties == NULL ? NULL : varve_dictionary_find_key(properties, property->key);
    if (!fit(definition, property->name, sizes, total))
      return property;
  }
  return NULL;
}

varve_sparse_form varve_segments_form(const varve_entity *sizes) {
  varve_sparse_form form = {.is_sparse = true};
  uint32_t last = 0, count = varve_segments_count(sizes);
  for (uint32_t i = 0; i < count; i++)
    if (varve_segments_at(sizes, i) != 0) {
      form.count++;
      last = i;
    }
  if (last > LAST_SPARSE_PLACE || form.count > count / 2)
    return (varve_sparse_form){.count = count};
  while (last >> form.bits != 0)
    form.bits++;
  return form;
}

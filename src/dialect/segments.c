/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* format-spec/bytecode.md, "Properties". */
#include "dialect/segments.h"

/* Upstream's bound is one more, but its readers take no place of nine bits. */
enum { LAST_SPARSE_PLACE = 255 };

bool varve_segments_are_sizes(const varve_attribute *sizes) {
  const varve_type *element;
  if (sizes->kind != VARVE_KIND_DENSE_ARRAY)
    return false;
  element = sizes->children[0];
  return element->kind == VARVE_KIND_INTEGER_TYPE && varve_type_bit_width(element) == 32 &&
         sizes->payload_size / sizeof(int32_t) <= UINT32_MAX;
}

uint32_t varve_segments_count(const varve_attribute *sizes) {
  return (uint32_t)(sizes->payload_size / sizeof(int32_t));
}

int32_t varve_segments_at(const varve_attribute *sizes, uint32_t index) {
  const uint8_t *bytes = (const uint8_t *)varve_entity_payload(sizes) + 4 * (size_t)index;
  return (int32_t)(bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                   (uint32_t)bytes[3] << 24);
}

static bool are_operands(varve_slice name) {
  return varve_slice_equal(name, VARVE_SLICE("operandSegmentSizes"));
}

uint32_t varve_segments_expected(const varve_operation_definition *definition, varve_slice name) {
  const varve_operation_record *record = definition->record;
  return are_operands(name) ? record->operands.count : record->results.count;
}

static bool fit(const varve_operation_definition *definition, varve_slice name,
                const varve_attribute *sizes, uint32_t total) {
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
                          const varve_attribute *properties, varve_segment_totals totals) {
  if (!definition->has_operand_segments && !definition->has_result_segments)
    return NULL;
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    if (property->kind != VARVE_PROPERTY_SEGMENTS)
      continue;
    uint32_t total = are_operands(property->name) ? totals.operand_count : totals.result_count;
    const varve_attribute *sizes =
        properties == NULL ? NULL : varve_dictionary_find(properties, property->name);
    if (!fit(definition, property->name, sizes, total))
      return property;
  }
  return NULL;
}

varve_sparse_form varve_segments_form(const varve_attribute *sizes) {
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

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes builtin types from their coded fields. format-spec/bytecode.md, "Builtin types". */
#include <inttypes.h>

#include "bytecode/read/read.h"

/* Returns the list of signed numbers whose size is at this index. */
static varve_dims dims_at(const varve_coded_entry *entry, size_t index) {
  const uint64_t *numbers = entry->fields->numbers.data;
  return (varve_dims){(const int64_t *)(numbers + index + 1), (size_t)numbers[index]};
}

static varve_status build_integer(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                  const varve_entity **entity) {
  uint64_t layout = varve_fields_number(entry->fields, 0);
  if (layout >> 2 > VARVE_MAX_INTEGER_WIDTH)
    return varve_entry_fail(entry, "%" PRIu64 " bits are more than the %d of the widest integer",
                            layout >> 2, VARVE_MAX_INTEGER_WIDTH);
  if ((layout & 3) > VARVE_UNSIGNED)
    return varve_entry_fail(entry, "signedness 3 is undefined");
  return varve_integer_type_get(reader->context, (uint32_t)(layout >> 2),
                                (varve_signedness)(layout & 3), entity);
}

static varve_status build_memref(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 const varve_entity **entity) {
  bool has_space = entry->code == VARVE_BUILTIN_TYPE_MEMREF_WITH_SPACE;
  varve_entity_list children = entry->children + (has_space ? 1 : 0);
  varve_memref_parts parts = {.dims = dims_at(entry, 0),
                              .element = children[0],
                              .layout = children[1],
                              .space = has_space ? entry->children[0] : NULL};
  return varve_memref_type_get(reader->context, &parts, entity);
}

/* LLVM 16 stores the number of scalable dimensions, which are the last ones; later releases store
 * one byte for each dimension. */
static varve_status build_scalable_vector(varve_bytecode_reader *reader,
                                          const varve_coded_entry *entry,
                                          const varve_entity **entity) {
  bool is_old = *entry->known->fields == 'v';
  uint64_t flag_count = varve_fields_number(entry->fields, 0);
  varve_dims dims = dims_at(entry, is_old ? 1 : (size_t)flag_count + 1);
  if (is_old ? flag_count > dims.rank : flag_count != dims.rank)
    return varve_entry_fail(entry, "%" PRIu64 " scalable dimensions of %zu", flag_count, dims.rank);
  varve_vector_truncate(&reader->words, 0);
  if (dims.rank == 0)
    return varve_vector_type_get(reader->context, dims, NULL, entry->children[0], entity);
  uint8_t *flags = varve_vector_grow(&reader->words, (dims.rank + 7) / 8);
  if (flags == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < dims.rank; i++)
    flags[i] =
        is_old ? i >= dims.rank - flag_count : varve_fields_number(entry->fields, i + 1) != 0;
  return varve_vector_type_get(reader->context, dims, flags, entry->children[0], entity);
}

static varve_status build_shaped(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 const varve_entity **entity) {
  varve_context *context = reader->context;
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_TYPE_MEMREF:
  case VARVE_BUILTIN_TYPE_MEMREF_WITH_SPACE:
    return build_memref(reader, entry, entity);
  case VARVE_BUILTIN_TYPE_RANKED_TENSOR:
    return varve_tensor_type_get(context, dims_at(entry, 0), children[0], NULL, entity);
  case VARVE_BUILTIN_TYPE_RANKED_TENSOR_WITH_ENCODING:
    return varve_tensor_type_get(context, dims_at(entry, 0), children[1], children[0], entity);
  case VARVE_BUILTIN_TYPE_UNRANKED_MEMREF:
    return varve_unranked_memref_type_get(context, children[0], NULL, entity);
  case VARVE_BUILTIN_TYPE_UNRANKED_MEMREF_WITH_SPACE:
    return varve_unranked_memref_type_get(context, children[1], children[0], entity);
  case VARVE_BUILTIN_TYPE_UNRANKED_TENSOR:
    return varve_unranked_tensor_type_get(context, children[0], entity);
  case VARVE_BUILTIN_TYPE_VECTOR:
    return varve_vector_type_get(context, dims_at(entry, 0), NULL, children[0], entity);
  default:
    return build_scalable_vector(reader, entry, entity);
  }
}

varve_status varve_build_builtin_type(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                      const varve_entity **entity) {
  varve_context *context = reader->context;
  varve_entity_list children = entry->children;
  switch (entry->code) {
  case VARVE_BUILTIN_TYPE_INTEGER:
    return build_integer(reader, entry, entity);
  case VARVE_BUILTIN_TYPE_INDEX:
    *entity = context->index_type;
    return VARVE_STATUS_OK;
  case VARVE_BUILTIN_TYPE_NONE:
    *entity = context->none_type;
    return VARVE_STATUS_OK;
#define VARVE_BYTECODE_BUILTIN_FLOAT(name, code, text)                                             \
  case code:                                                                                       \
    *entity = context->floats[VARVE_FLOAT_##name];                                                 \
    return VARVE_STATUS_OK;
#include "bytecode/file/format.def"
  case VARVE_BUILTIN_TYPE_FUNCTION: {
    uint32_t num_inputs = (uint32_t)varve_fields_number(entry->fields, 0);
    return varve_function_type_get(context, children, num_inputs, entry->child_count - num_inputs,
                                   entity);
  }
  case VARVE_BUILTIN_TYPE_COMPLEX:
    return varve_complex_type_get(context, children[0], entity);
  case VARVE_BUILTIN_TYPE_TUPLE:
    return varve_tuple_type_get(context, children, entry->child_count, entity);
  default:
    return build_shaped(reader, entry, entity);
  }
}

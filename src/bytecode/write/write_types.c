/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes builtin types. format-spec/bytecode.md: builtin types. */
#include "bytecode/write/write.h"
#include "ir/types.h"

varve_status varve_write_references(varve_bytecode_writer *writer, varve_entity_list entities,
                                    uint32_t count) {
  VARVE_TRY(varve_write_varint(&writer->out, count));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_write_reference(writer, entities[i]));
  return VARVE_STATUS_OK;
}

static varve_status write_code(varve_bytecode_writer *writer, uint64_t code) {
  return varve_write_varint(&writer->out, code);
}

static varve_status write_dims(varve_bytecode_writer *writer, const varve_entity *type) {
  varve_dims dims = varve_type_dims(type);
  VARVE_TRY(varve_write_varint(&writer->out, dims.rank));
  for (size_t i = 0; i < dims.rank; i++)
    VARVE_TRY(varve_write_signed_varint(&writer->out, dims.sizes[i]));
  return VARVE_STATUS_OK;
}

static varve_status write_integer(varve_bytecode_writer *writer, const varve_entity *type) {
  varve_integer_layout layout = varve_integer_type_layout(type);
  VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_INTEGER));
  return varve_write_varint(&writer->out, (uint64_t)layout.width << 2 | layout.signedness);
}

static varve_status write_float(varve_bytecode_writer *writer, const varve_entity *type) {
  static const uint8_t codes[VARVE_FLOAT_KIND_COUNT] = {
#define VARVE_BYTECODE_BUILTIN_FLOAT(name, code, text) [VARVE_FLOAT_##name] = code,
#include "bytecode/file/format.def"
  };
  return write_code(writer, codes[varve_float_type_kind(type)]);
}

static varve_status write_function(varve_bytecode_writer *writer, const varve_entity *type) {
  uint32_t num_inputs = varve_function_type_num_inputs(type);
  VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_FUNCTION));
  VARVE_TRY(varve_write_references(writer, type->children, num_inputs));
  return varve_write_references(writer, type->children + num_inputs,
                                type->child_count - num_inputs);
}

static varve_status write_vector(varve_bytecode_writer *writer, const varve_entity *type) {
  const uint8_t *scalable = varve_vector_type_scalable(type);
  size_t rank = varve_type_dims(type).rank;
  if (scalable == NULL) {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_VECTOR));
  } else {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_SCALABLE_VECTOR));
    VARVE_TRY(varve_write_varint(&writer->out, rank));
    for (size_t i = 0; i < rank; i++)
      VARVE_TRY(varve_write_byte(&writer->out, scalable[i]));
  }
  VARVE_TRY(write_dims(writer, type));
  return varve_write_reference(writer, varve_type_element(type));
}

static varve_status write_tensor(varve_bytecode_writer *writer, const varve_entity *type) {
  const varve_entity *encoding = varve_tensor_type_encoding(type);
  if (encoding == NULL) {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_RANKED_TENSOR));
  } else {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_RANKED_TENSOR_WITH_ENCODING));
    VARVE_TRY(varve_write_reference(writer, encoding));
  }
  VARVE_TRY(write_dims(writer, type));
  return varve_write_reference(writer, varve_type_element(type));
}

static varve_status write_memref(varve_bytecode_writer *writer, const varve_entity *type) {
  const varve_entity *space = varve_memref_type_space(type);
  if (space == NULL) {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_MEMREF));
  } else {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_MEMREF_WITH_SPACE));
    VARVE_TRY(varve_write_reference(writer, space));
  }
  VARVE_TRY(write_dims(writer, type));
  VARVE_TRY(varve_write_reference(writer, varve_type_element(type)));
  return varve_write_reference(writer, varve_memref_type_layout(type));
}

static varve_status write_unranked_memref(varve_bytecode_writer *writer, const varve_entity *type) {
  const varve_entity *space = varve_memref_type_space(type);
  if (space == NULL) {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_UNRANKED_MEMREF));
  } else {
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_UNRANKED_MEMREF_WITH_SPACE));
    VARVE_TRY(varve_write_reference(writer, space));
  }
  return varve_write_reference(writer, varve_type_element(type));
}

varve_status varve_write_builtin_type(varve_bytecode_writer *writer, const varve_entity *type) {
  switch (type->kind) {
  case VARVE_KIND_INTEGER_TYPE:
    return write_integer(writer, type);
  case VARVE_KIND_INDEX_TYPE:
    return write_code(writer, VARVE_BUILTIN_TYPE_INDEX);
  case VARVE_KIND_FLOAT_TYPE:
    return write_float(writer, type);
  case VARVE_KIND_NONE_TYPE:
    return write_code(writer, VARVE_BUILTIN_TYPE_NONE);
  case VARVE_KIND_COMPLEX_TYPE:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_COMPLEX));
    return varve_write_reference(writer, type->children[0]);
  case VARVE_KIND_FUNCTION_TYPE:
    return write_function(writer, type);
  case VARVE_KIND_TUPLE_TYPE:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_TUPLE));
    return varve_write_references(writer, type->children, type->child_count);
  case VARVE_KIND_VECTOR_TYPE:
    return write_vector(writer, type);
  case VARVE_KIND_RANKED_TENSOR_TYPE:
    return write_tensor(writer, type);
  case VARVE_KIND_UNRANKED_TENSOR_TYPE:
    VARVE_TRY(write_code(writer, VARVE_BUILTIN_TYPE_UNRANKED_TENSOR));
    return varve_write_reference(writer, type->children[0]);
  case VARVE_KIND_MEMREF_TYPE:
    return write_memref(writer, type);
  case VARVE_KIND_UNRANKED_MEMREF_TYPE:
    return write_unranked_memref(writer, type);
  default: /* the others are text */
    return VARVE_STATUS_INTERNAL;
  }
}

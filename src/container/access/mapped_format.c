/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The contents of nodes of each code in the mapped layout. */
#include "container/access/mapped_format.h"

#include "base/byte_writer.h"

const uint8_t varve_mapped_widths[VARVE_MAPPED_WIDTH_CODES] = {0, 1, 2, 3, 4, 8};

varve_mapped_contents varve_mapped_contents_of(uint64_t code) {
  switch (code) {
  case VARVE_NODE_INTEGER_TYPE:
  case VARVE_NODE_FLOAT_TYPE:
  case VARVE_NODE_FUNCTION_TYPE:
  case VARVE_NODE_INTEGER:
  case VARVE_NODE_AFFINE_MAP:
  case VARVE_NODE_INTEGER_SET:
  case VARVE_NODE_FILE_LOCATION:
  case VARVE_NODE_AFFINE_DIM:
  case VARVE_NODE_AFFINE_SYMBOL:
  case VARVE_NODE_AFFINE_CONSTANT:
    return VARVE_MAPPED_NUMBERS;
  case VARVE_NODE_VECTOR_TYPE:
  case VARVE_NODE_TENSOR_TYPE:
  case VARVE_NODE_ENCODED_TENSOR_TYPE:
  case VARVE_NODE_MEMREF_TYPE:
  case VARVE_NODE_SPACE_MEMREF_TYPE:
  case VARVE_NODE_LAYOUT_MEMREF_TYPE:
  case VARVE_NODE_LAYOUT_SPACE_MEMREF_TYPE:
    return VARVE_MAPPED_DIMENSIONS;
  case VARVE_NODE_SCALABLE_VECTOR_TYPE:
    return VARVE_MAPPED_SCALABLE_DIMENSIONS;
  case VARVE_NODE_STRIDED_LAYOUT:
    return VARVE_MAPPED_STRIDES;
  case VARVE_NODE_TEXT_TYPE:
  case VARVE_NODE_TEXT_ATTRIBUTE:
  case VARVE_NODE_STRING:
  case VARVE_NODE_TYPED_STRING:
  case VARVE_NODE_FLOAT:
  case VARVE_NODE_DENSE_ARRAY:
  case VARVE_NODE_DENSE_ELEMENTS:
  case VARVE_NODE_SPLAT_ELEMENTS:
    return VARVE_MAPPED_BYTES;
  default:
    return VARVE_MAPPED_NOTHING;
  }
}

varve_status varve_mapped_append_varint(varve_buffer *out, uint64_t value) {
  varve_byte_writer number = {.bytes = *out};
  varve_status status = varve_write_varint(&number, value);
  *out = number.bytes;
  return status;
}

varve_status varve_mapped_append_site(varve_buffer *out, unsigned width_code, int64_t base) {
  return varve_mapped_append_varint(out, varve_fold(base) << VARVE_MAPPED_WIDTH_BITS | width_code);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Properties: a blob for each operation that has any, equal blobs being one.
 * format-spec/bytecode.md: properties section. */
#include "bytecode/write.h"

static varve_slice blob_at(const varve_bytecode_writer *writer, size_t index) {
  size_t start = index == 0 ? 0 : VARVE_VECTOR_AT(&writer->blob_ends, size_t, index - 1);
  size_t end = VARVE_VECTOR_AT(&writer->blob_ends, size_t, index);
  return varve_slice_make(writer->blobs.bytes.data + start, end - start);
}

typedef struct blob_key {
  const varve_bytecode_writer *writer;
  varve_slice bytes;
} blob_key;

static bool is_blob(const void *key, const void *value) {
  const blob_key *wanted = key;
  return varve_slice_equal(wanted->bytes, blob_at(wanted->writer, (uintptr_t)value - 1));
}

static varve_status write_blob(varve_bytecode_writer *writer, varve_property_cursor *cursor) {
  varve_numbered_property property;
  while (varve_property_cursor_next(cursor, &property)) {
    if (property.value == NULL) {
      VARVE_TRY(varve_write_varint(&writer->blobs, 0));
      continue;
    }
    uint32_t number = varve_number_of(&writer->numbering, property.value);
    if (property.is_optional)
      VARVE_TRY(varve_write_varint_with_flag(&writer->blobs, number, true));
    else
      VARVE_TRY(varve_write_varint(&writer->blobs, number));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_writer_properties(varve_bytecode_writer *writer, const varve_operation *op,
                                     bool *has_properties, uint32_t *blob) {
  varve_property_cursor cursor;
  varve_buffer *bytes = &writer->blobs.bytes;
  *blob = 0;
  *has_properties = varve_property_cursor_init(&cursor, &writer->numbering, op);
  if (!*has_properties)
    return VARVE_STATUS_OK;
  size_t start = bytes->size;
  VARVE_TRY(write_blob(writer, &cursor));
  blob_key key = {writer, varve_slice_make(bytes->data + start, bytes->size - start)};
  uint64_t hash = varve_hash_bytes(writer->context->seed, key.bytes.data, key.bytes.size);
  uintptr_t place = (uintptr_t)varve_hash_table_find(&writer->blob_places, hash, is_blob, &key);
  if (place != 0) {
    bytes->size = start;
    *blob = (uint32_t)(place - 1);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_vector_push(&writer->blob_ends, &bytes->size));
  place = writer->blob_ends.count;
  *blob = (uint32_t)(place - 1);
  return varve_hash_table_insert(&writer->blob_places, hash, (void *)place);
}

varve_status varve_write_properties(varve_bytecode_writer *writer) {
  VARVE_TRY(varve_section_open(writer, VARVE_SECTION_PROPERTIES));
  VARVE_TRY(varve_write_varint(&writer->out, writer->blob_ends.count));
  for (size_t i = 0; i < writer->blob_ends.count; i++) {
    varve_slice blob = blob_at(writer, i);
    VARVE_TRY(varve_write_varint(&writer->out, blob.size));
    VARVE_TRY(varve_write_bytes(&writer->out, blob));
  }
  return varve_section_close(writer);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads everything of a module except operations. format-spec/varve.md, "Module". */
#include "container/streams/mapped_nodes.h"

#include "container/symbols/walk.h"
#include "dialect/registry/pack_notes.h"
#include "ir/use_list.h"
#include "numbering/sort.h"

static varve_status get_string(varve_container_reader *reader, const varve_entity **string) {
  uint64_t code;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &code));
  VARVE_TRY(reader->mapped != NULL
                ? varve_mapped_resolve(reader->mapped, code, string)
                : varve_resolve(reader, VARVE_STREAM_HEAD, code, VARVE_SPACE_ATTRIBUTE, string));
  if ((*string)->kind != VARVE_KIND_STRING || (*string)->child_count != 0)
    return varve_container_fail(reader, VARVE_STREAM_HEAD, "a name is not a string");
  return VARVE_STATUS_OK;
}

static varve_status keep(varve_container_reader *reader, varve_slice bytes, varve_slice *kept) {
  *kept = varve_arena_copy(&reader->module->pool.arena, bytes);
  return kept->data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static varve_status get_data(varve_container_reader *reader, uint64_t size, varve_slice *kept) {
  varve_slice bytes;
  VARVE_TRY(varve_read_bytes(varve_read_stream(reader, VARVE_STREAM_DATA), "bytes", size, &bytes));
  return keep(reader, bytes, kept);
}

static varve_status get_versions(varve_container_reader *reader) {
  uint32_t count;
  VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_HEAD, VARVE_STREAM_HEAD, &count));
  for (uint32_t i = 0; i < count; i++) {
    varve_dialect_version version;
    uint64_t size;
    VARVE_TRY(get_string(reader, &version.dialect));
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_LENGTH, &size));
    VARVE_TRY(get_data(reader, size, &version.bytes));
    VARVE_TRY(varve_vector_push(&reader->module->dialect_versions, &version));
    VARVE_TRY(varve_pack_note_version(reader->context, varve_string_bytes(version.dialect),
                                      version.bytes));
  }
  return VARVE_STATUS_OK;
}

static varve_status get_value(varve_container_reader *reader, varve_resource *resource) {
  uint64_t flag;
  varve_slice text;
  switch (resource->kind) {
  case VARVE_RESOURCE_BOOL:
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &flag));
    resource->bool_value = flag == 1;
    if (flag > 1)
      return varve_container_fail(reader, VARVE_STREAM_HEAD, "a bool that is neither 0 nor 1");
    return VARVE_STATUS_OK;
  case VARVE_RESOURCE_STRING:
    VARVE_TRY(varve_unpack_text(reader, VARVE_STREAM_TEXT, &text));
    return keep(reader, text, &resource->data);
  default: {
    uint64_t size;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &resource->alignment));
    if (!varve_is_blob_alignment(resource->alignment))
      return varve_container_fail(reader, VARVE_STREAM_HEAD,
                                  "the alignment of a blob is %llu, not a power of two below 2^32",
                                  (unsigned long long)resource->alignment);
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &size));
    if (size != 0)
      return get_data(reader, size - 1, &resource->data);
    if (reader->blobs.next == reader->blobs.count)
      return varve_container_fail(reader, VARVE_STREAM_HEAD, "a blob has no section");
    if (reader->blobs.are_left_out) {
      resource->data = varve_slice_make(NULL, ++reader->blobs.next);
      return VARVE_STATUS_OK;
    }
    const varve_read_blob *blob = &reader->blobs.list[reader->blobs.next++];
    if (!blob->is_borrowed)
      return keep(reader, blob->bytes, &resource->data);
    resource->data = blob->bytes;
    resource->check = blob->check;
    return VARVE_STATUS_OK;
  }
  }
}

static varve_status get_resource(varve_container_reader *reader, bool is_external) {
  varve_resource resource = {.has_data = false};
  uint64_t kind;
  VARVE_TRY(get_string(reader, &resource.group));
  VARVE_TRY(get_string(reader, &resource.key));
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &kind));
  if (kind >> 1 > VARVE_RESOURCE_STRING)
    return varve_container_unknown(reader, VARVE_STREAM_HEAD, "resources of kind", kind >> 1);
  resource.kind = (varve_resource_kind)(kind >> 1);
  resource.has_data = (kind & 1) != 0;
  if (resource.has_data)
    VARVE_TRY(get_value(reader, &resource));
  return varve_module_add_resource(reader->module, &resource, is_external);
}

static varve_status get_resources(varve_container_reader *reader) {
  for (unsigned external = 0; external < 2; external++) {
    uint32_t count;
    VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_HEAD, VARVE_STREAM_HEAD, &count));
    for (uint32_t i = 0; i < count; i++)
      VARVE_TRY(get_resource(reader, external == 1));
  }
  uint64_t code;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &code));
  if (code == VARVE_GROUPS_OF_ENTRIES) {
    const varve_entity *last = NULL;
    for (size_t i = 0; i < reader->module->external_resources.count; i++) {
      const varve_entity *group =
          VARVE_VECTOR_AT(&reader->module->external_resources, varve_resource, i).group;
      if (group != last)
        VARVE_TRY(varve_vector_push(&reader->module->external_groups, &group));
      last = group;
    }
    return VARVE_STATUS_OK;
  }
  if (code == VARVE_GROUPS_NONE)
    return VARVE_STATUS_OK;
  uint64_t count = code - VARVE_GROUPS_LISTED;
  for (uint64_t i = 0; i < count; i++) {
    const varve_entity *group;
    VARVE_TRY(get_string(reader, &group));
    VARVE_TRY(varve_vector_push(&reader->module->external_groups, &group));
  }
  return VARVE_STATUS_OK;
}

/* Sorts the uses of value by the numbers of their operations, the last first. */
static varve_status sort_uses(varve_container_reader *reader, varve_value *value) {
  if (!varve_value_has_own_order(value))
    return VARVE_STATUS_OK;
  varve_vector_truncate(&reader->values.uses, 0);
  varve_vector_truncate(&reader->values.use_keys, 0);
  for (varve_use *use = value->first_use; use != NULL; use = use->next) {
    varve_sort_entry entry = {~varve_use_key(use), (uint64_t)(uintptr_t)use};
    VARVE_TRY(varve_vector_push(&reader->values.use_keys, &entry));
  }
  size_t count = reader->values.use_keys.count;
  if (varve_vector_grow(&reader->values.use_keys, count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_sort_entry *entries = reader->values.use_keys.data;
  varve_sort(entries, entries + count, count);
  for (size_t i = 0; i < count; i++) {
    varve_use *use = (varve_use *)(uintptr_t)entries[i].value;
    VARVE_TRY(varve_vector_push(&reader->values.uses, &use));
  }
  varve_value_set_use_order(value, reader->values.uses.data, count);
  return VARVE_STATUS_OK;
}

/* Reads an order; the uses are in the order that reading created. */
static varve_status get_order(varve_container_reader *reader, varve_value *value) {
  varve_vector *uses = &reader->values.uses;
  uint64_t stored_count = 0;
  varve_vector_truncate(uses, 0);
  for (varve_use *use = value->first_use; use != NULL; use = use->next)
    VARVE_TRY(varve_vector_push(uses, &use));
  size_t count = uses->count;
  if (reader->is_mapped)
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &stored_count));
  if (reader->is_mapped && stored_count != count)
    return varve_container_fail(reader, VARVE_STREAM_HEAD,
                                "an order of %llu uses of a value that has %zu",
                                (unsigned long long)stored_count, count);
  if (varve_vector_grow(uses, count) == NULL && count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_use **list = uses->data;
  for (size_t i = 0; i < count; i++) {
    uint64_t which;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &which));
    if (which >= count || list[which] == NULL)
      return varve_container_fail(reader, VARVE_STREAM_HEAD,
                                  "an order is not a permutation of the %zu uses of its value",
                                  count);
    list[count + i] = list[which];
    list[which] = NULL;
  }
  varve_value_set_use_order(value, list + count, count);
  return VARVE_STATUS_OK;
}

static varve_status pass_order(varve_container_reader *reader) {
  uint64_t count, which;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &count));
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &which));
  return VARVE_STATUS_OK;
}

static varve_status get_orders(varve_container_reader *reader, varve_values_read values) {
  uint32_t count;
  uint64_t number = 0;
  VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_HEAD, VARVE_STREAM_HEAD, &count));
  for (uint32_t i = 0; i < count; i++) {
    uint64_t step;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &step));
    if (step >= values.count - number || (step == 0 && i != 0))
      return varve_container_fail(reader, VARVE_STREAM_HEAD,
                                  "an order of a value that does not exist");
    number += step;
    uint64_t index = number - values.first;
    VARVE_TRY(number < values.first || index >= reader->values.all.count
                  ? pass_order(reader)
                  : get_order(reader, VARVE_VECTOR_AT(&reader->values.all, varve_value *, index)));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_head(varve_container_reader *reader) {
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &reader->head_flags));
  if ((reader->head_flags & ~(uint64_t)VARVE_HEAD_FLAGS) != 0)
    return varve_container_unknown(reader, VARVE_STREAM_HEAD, "all flags of a module among",
                                   reader->head_flags);
  reader->has_locations = (reader->head_flags & VARVE_HEAD_HAS_LOCATIONS) != 0;
  return (reader->head_flags & VARVE_HEAD_HAS_VERSIONS) != 0 ? get_versions(reader)
                                                             : VARVE_STATUS_OK;
}

varve_status varve_unpack_resources(varve_container_reader *reader) {
  return (reader->head_flags & VARVE_HEAD_HAS_RESOURCES) != 0 ? get_resources(reader)
                                                              : VARVE_STATUS_OK;
}

varve_status varve_unpack_orders(varve_container_reader *reader, varve_values_read values) {
  if ((reader->head_flags & VARVE_HEAD_REGIONS_FIRST) != 0) {
    /* Reorders uses as if operations were created after their regions. The operations were numbered
     * when they ended. */
    for (size_t i = 0; i < reader->values.all.count; i++) {
      varve_value *value = VARVE_VECTOR_AT(&reader->values.all, varve_value *, i);
      if (value->first_use != NULL && value->first_use->next != NULL)
        VARVE_TRY(sort_uses(reader, value));
    }
  }
  return (reader->head_flags & VARVE_HEAD_HAS_ORDERS) != 0 ? get_orders(reader, values)
                                                           : VARVE_STATUS_OK;
}

varve_status varve_unpack_tail(varve_container_reader *reader) {
  const varve_values_read all = {reader->values.all.count, 0};
  VARVE_TRY(varve_unpack_resources(reader));
  return varve_unpack_orders(reader, all);
}

/* Reads the sizes of all streams, then the streams, which must fill the section. */
static varve_status split_streams(varve_container_reader *reader, varve_slice bytes,
                                  uint64_t start) {
  varve_byte_reader all;
  uint64_t sizes[VARVE_STREAM_COUNT];
  varve_byte_reader_init(&all, bytes, start, reader->reporter, "module");
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    VARVE_TRY(varve_read_shortest_varint(&all, "the size of a stream", &sizes[i]));
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++) {
    varve_slice stream;
    uint64_t offset = varve_byte_reader_offset(&all);
    VARVE_TRY(varve_read_bytes(&all, "a stream", sizes[i], &stream));
    varve_byte_reader_init(&reader->streams[i], stream, offset, reader->reporter,
                           varve_stream_text((varve_stream_id)i));
  }
  return varve_read_end(&all, "the streams");
}

static varve_status read_streams(varve_container_reader *reader) {
  VARVE_TRY(varve_unpack_head(reader));
  if (reader->is_interleaved) {
    /* Makes room for a small module: about one node for this many bytes, and the first entries of
     * lists that always grow. */
    enum { BYTES = 12, FIRST = 64 };
    varve_vector *const lists[] = {&reader->nodes.spaces[VARVE_SPACE_ATTRIBUTE],
                                   &reader->nodes.spaces[VARVE_SPACE_TYPE], &reader->values.seen,
                                   &reader->values.all};
    for (unsigned i = 0; i < VARVE_COUNT_OF(lists); i++)
      VARVE_TRY(varve_vector_reserve(lists[i], FIRST));
    VARVE_TRY(varve_hash_table_reserve(&reader->context->entities,
                                       varve_byte_reader_left(&reader->streams[0]) / BYTES));
  } else {
    /* Makes room for the nodes that the streams define: one for each byte, or for two of a column
     * if locations are not in runs. Attributes of operations are extra. */
    size_t columns = varve_byte_reader_left(&reader->streams[VARVE_STREAM_COLUMN]) +
                     varve_byte_reader_left(&reader->streams[VARVE_STREAM_ARGUMENT_COLUMN]);
    size_t definitions = varve_byte_reader_left(&reader->streams[VARVE_STREAM_DEFINITION]);
    size_t shapes = varve_byte_reader_left(&reader->streams[VARVE_STREAM_SHAPE]);
    size_t locations = reader->context->loose_places == 0 ? 0 : columns / 2;
    VARVE_TRY(
        varve_hash_table_reserve(&reader->context->entities, definitions + shapes / 4 + locations));
    VARVE_TRY(varve_unpack_shapes(reader));
    VARVE_TRY(varve_unpack_sites(reader));
  }
  VARVE_TRY(varve_unpack_operations(reader));
  VARVE_TRY(varve_unpack_tail(reader));
  /* Rejects bytes after the end of a stream. */
  unsigned count = reader->is_interleaved ? 1 : VARVE_STREAM_COUNT;
  for (unsigned i = 0; i < count; i++)
    if (varve_byte_reader_left(&reader->streams[i]) != 0)
      return varve_container_fail(reader, (varve_stream_id)i, "%zu bytes are left over",
                                  varve_byte_reader_left(&reader->streams[i]));
  if (reader->codes.next_operation != reader->codes.shapes.count)
    return varve_container_fail(reader, VARVE_STREAM_OPERATION, "operations are left over");
  if (reader->blobs.next != reader->blobs.count)
    return varve_container_fail(reader, VARVE_STREAM_HEAD, "blobs are left over");
  return VARVE_STATUS_OK;
}

varve_status varve_container_read_streams(varve_container_reader *reader, varve_slice bytes,
                                          uint64_t offset) {
  VARVE_TRY(split_streams(reader, bytes, offset));
  return read_streams(reader);
}

varve_status varve_container_read_small(varve_container_reader *reader, varve_slice bytes,
                                        uint64_t offset) {
  reader->is_interleaved = true;
  varve_byte_reader_init(&reader->streams[0], bytes, offset, reader->reporter, "module");
  return read_streams(reader);
}

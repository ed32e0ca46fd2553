/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes everything of a module except operations: versions of dialects, resources, orders of uses.
 * format-spec/varve.md, "Module". */
#include "container/write/write.h"

#include "container/symbols/walk.h"
#include "ir/use_list.h"
#include "numbering/sort.h"

static varve_status put_versions(varve_container_writer *writer) {
  const varve_vector *versions = &writer->module->dialect_versions;
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, versions->count));
  for (size_t i = 0; i < versions->count; i++) {
    const varve_dialect_version *version = &VARVE_VECTOR_AT(versions, varve_dialect_version, i);
    VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_HEAD, version->dialect));
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_LENGTH, version->bytes.size));
    VARVE_TRY(varve_pack_bytes(writer, VARVE_STREAM_DATA, version->bytes));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_resource(varve_container_writer *writer, const varve_resource *resource) {
  VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_HEAD, resource->group));
  VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_HEAD, resource->key));
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD,
                       (uint64_t)resource->kind << 1 | (resource->has_data ? 1 : 0)));
  if (!resource->has_data)
    return VARVE_STATUS_OK;
  switch (resource->kind) {
  case VARVE_RESOURCE_BOOL:
    return varve_pack(writer, VARVE_STREAM_HEAD, resource->bool_value);
  case VARVE_RESOURCE_STRING:
    return varve_pack_text(writer, VARVE_STREAM_TEXT, resource->data);
  default: {
    /* Writes a blob; a large one gets a section of its own. */
    if (!varve_is_blob_alignment(resource->alignment))
      return varve_report(writer->reporter, VARVE_STATUS_INVALID, 0,
                          "the alignment of resource '%.*s' is not a power of two below 2^32",
                          VARVE_FORMAT_SLICE(varve_string_bytes(resource->key)));
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, resource->alignment));
    bool is_apart = resource->data.size >= VARVE_BLOB_APART;
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, is_apart ? 0 : resource->data.size + 1));
    if (!is_apart)
      return varve_pack_bytes(writer, VARVE_STREAM_DATA, resource->data);
    return varve_vector_push(&writer->blobs, &resource);
  }
  }
}

static varve_status put_resources(varve_container_writer *writer, const varve_vector *resources) {
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, resources->count));
  for (size_t i = 0; i < resources->count; i++)
    VARVE_TRY(put_resource(writer, &VARVE_VECTOR_AT(resources, varve_resource, i)));
  return VARVE_STATUS_OK;
}

/* Returns true if the groups match the entries, one group for each run of entries. */
static bool follows_entries(const varve_module *module) {
  const varve_vector *groups = &module->external_groups;
  size_t met = 0;
  const varve_entity *last = NULL;
  for (size_t i = 0; i < module->external_resources.count; i++) {
    const varve_entity *group =
        VARVE_VECTOR_AT(&module->external_resources, varve_resource, i).group;
    if (group == last)
      continue;
    if (met == groups->count || VARVE_VECTOR_AT(groups, const varve_entity *, met) != group)
      return false;
    last = group;
    met++;
  }
  return met == groups->count;
}

/* Writes the groups of external resources in order of discovery, including groups without entries.
 */
static varve_status put_groups(varve_container_writer *writer) {
  const varve_vector *groups = &writer->module->external_groups;
  if (groups->count != 0 && follows_entries(writer->module))
    return varve_pack(writer, VARVE_STREAM_HEAD, VARVE_GROUPS_OF_ENTRIES);
  VARVE_TRY(
      varve_pack(writer, VARVE_STREAM_HEAD,
                 groups->count == 0 ? VARVE_GROUPS_NONE : VARVE_GROUPS_LISTED + groups->count));
  for (size_t i = 0; i < groups->count; i++)
    VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_HEAD,
                                   VARVE_VECTOR_AT(groups, const varve_entity *, i)));
  return VARVE_STATUS_OK;
}

static varve_status note_value(varve_container_writer *writer, const varve_value *value) {
  return varve_value_has_own_order(value) ? varve_vector_push(&writer->ordered, &value)
                                          : VARVE_STATUS_OK;
}

/* Finds the values whose order of uses must be stored. */
static varve_status find_ordered(varve_container_writer *writer) {
  varve_walk walk;
  varve_vector_truncate(&writer->ordered, 0);
  varve_walk_init(&walk, writer->run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    if (walk.event == VARVE_WALK_OPERATION)
      for (uint32_t i = 0; i < varve_operation_result_count(walk.op); i++)
        VARVE_TRY(note_value(writer, varve_operation_result(walk.op, i)));
    if (walk.event == VARVE_WALK_BLOCK)
      for (uint32_t i = 0; i < walk.block->argument_count; i++)
        VARVE_TRY(note_value(writer, &walk.block->arguments[i]->value));
  }
  return VARVE_STATUS_OK;
}

/* Compares orders with one of two that readers produce themselves. Text parsers create operations
 * after their regions; bytecode readers create them before. */
static varve_status find_orders(varve_container_writer *writer) {
  varve_number_preorder(writer->run);
  VARVE_TRY(find_ordered(writer));
  size_t count = writer->ordered.count;
  if (count == 0)
    return VARVE_STATUS_OK;
  varve_number_postorder(writer->run);
  VARVE_TRY(find_ordered(writer));
  writer->regions_first = writer->ordered.count < count;
  if (writer->regions_first)
    return VARVE_STATUS_OK;
  varve_number_preorder(writer->run);
  return find_ordered(writer);
}

static varve_status put_orders(varve_container_writer *writer) {
  uint32_t last = 0;
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, writer->ordered.count));
  for (size_t i = 0; i < writer->ordered.count; i++) {
    const varve_value *value = VARVE_VECTOR_AT(&writer->ordered, const varve_value *, i);
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, value->number - last));
    /* Writes, for each use in the stored order, its index in the order that reading produces. */
    varve_vector *entries = &writer->order;
    varve_vector_truncate(entries, 0);
    for (const varve_use *use = value->first_use; use != NULL; use = use->next) {
      varve_sort_entry entry = {~varve_use_key(use), entries->count};
      VARVE_TRY(varve_vector_push(entries, &entry));
    }
    size_t count = entries->count;
    if (varve_vector_grow(entries, 2 * count) == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    varve_sort_entry *list = entries->data;
    varve_sort(list, list + count, count);
    for (size_t k = 0; k < count; k++)
      list[2 * count + list[k].value].value = k;
    if (writer->is_mapped)
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, count));
    for (size_t k = 0; k < count; k++)
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, list[2 * count + k].value));
    last = value->number;
  }
  return VARVE_STATUS_OK;
}

bool varve_finds_locations(const varve_container_writer *writer) {
  varve_walk walk;
  varve_walk_init(&walk, writer->run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    if (walk.event == VARVE_WALK_OPERATION &&
        walk.op->location->kind != VARVE_KIND_UNKNOWN_LOCATION)
      return true;
    for (uint32_t i = 0; walk.event == VARVE_WALK_BLOCK && i < walk.block->argument_count; i++)
      if (walk.block->arguments[i]->location->kind != VARVE_KIND_UNKNOWN_LOCATION)
        return true;
  }
  return false;
}

varve_status varve_pack_head(varve_container_writer *writer) {
  const varve_module *module = writer->module;
  bool is_group = writer->run.last != NULL;
  VARVE_TRY(find_orders(writer));
  writer->has_locations = varve_finds_locations(writer);
  uint64_t flags = writer->has_locations ? VARVE_HEAD_HAS_LOCATIONS : 0;
  if (module->dialect_versions.count != 0 && !is_group)
    flags |= VARVE_HEAD_HAS_VERSIONS;
  if ((module->dialect_resources.count != 0 || module->external_resources.count != 0 ||
       module->external_groups.count != 0) &&
      !is_group)
    flags |= VARVE_HEAD_HAS_RESOURCES;
  if (writer->ordered.count != 0)
    flags |= VARVE_HEAD_HAS_ORDERS;
  if (writer->regions_first)
    flags |= VARVE_HEAD_REGIONS_FIRST;
  if (writer->is_grouped && !is_group)
    flags |= VARVE_HEAD_GROUPED;
  writer->head_flags = flags;
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, flags));
  return (flags & VARVE_HEAD_HAS_VERSIONS) != 0 ? put_versions(writer) : VARVE_STATUS_OK;
}

varve_status varve_pack_tail(varve_container_writer *writer) {
  if ((writer->head_flags & VARVE_HEAD_HAS_RESOURCES) != 0) {
    VARVE_TRY(put_resources(writer, &writer->module->dialect_resources));
    VARVE_TRY(put_resources(writer, &writer->module->external_resources));
    VARVE_TRY(put_groups(writer));
  }
  return (writer->head_flags & VARVE_HEAD_HAS_ORDERS) != 0 ? put_orders(writer) : VARVE_STATUS_OK;
}

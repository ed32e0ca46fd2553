/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations. Fused locations are flattened as in upstream. */
#include "ir/children.h"
#include "ir/file_place.h"

varve_status varve_file_location_get(varve_context *context, const varve_entity *file,
                                     varve_file_range range, const varve_entity **location) {
  *location = NULL;
  if (!varve_child_is_string(file) || range.count > VARVE_FILE_LINE_COLUMN)
    return VARVE_STATUS_INVALID;
  /* Omitted fields are copied from the start, so that equal locations are one node. */
  if (range.count == 0)
    range.start_line = 0;
  if (range.count <= 1)
    range.start_column = 0;
  if (range.count != 4)
    range.end_line = range.start_line;
  if (range.count != 3 && range.count != 4)
    range.end_column = range.start_column;
  varve_entity_parts parts = {.kind = VARVE_KIND_FILE_LOCATION,
                              .child_count = 1,
                              .children = &file,
                              .payload = &range,
                              .payload_size = sizeof range};
  return varve_entity_intern(context, &parts, location);
}

enum { MOST_RUNS = 16 };

static varve_status begin_run(varve_context *context, const varve_entity *file,
                              varve_place_run **run) {
  varve_place_run begun = {.file = file};
  *run = NULL;
  if (context->loose_places != 0 || context->place_runs.count == MOST_RUNS ||
      file->depth >= context->limits.max_depth)
    return VARVE_STATUS_OK;
  varve_vector_init(&begun.places, &context->memory, sizeof(const varve_entity *));
  VARVE_TRY(varve_vector_push(&context->place_runs, &begun));
  *run = &VARVE_VECTOR_LAST(&context->place_runs, varve_place_run);
  return VARVE_STATUS_OK;
}

varve_status varve_file_place_get_any(varve_context *context, varve_file_place place,
                                      const varve_entity **location) {
  uint64_t key = varve_place_key(place.line, place.column);
  varve_place_run *run = varve_find_place_run(context, place.file);
  *location = NULL;
  if (run == NULL)
    VARVE_TRY(begin_run(context, place.file, &run));
  bool is_behind = run != NULL && (run->places.count == 0 || key > run->last);
  if (is_behind && context->loose_places == 0 && context->entity_count != UINT32_MAX) {
    if (run->places.count == run->places.capacity)
      VARVE_TRY(varve_vector_reserve(&run->places, 1));
    *location = varve_place_run_append(context, run, key);
    return *location == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  }
  if (run != NULL && !is_behind)
    *location = varve_find_in_place_run(run, key);
  if (*location != NULL)
    return VARVE_STATUS_OK;
  uint32_t loose = context->loose_places;
  VARVE_TRY(varve_file_line_column_get(context, place.file, place.line, place.column, location));
  /* A place before the end of the run can never be appended to it, so it is no reason to end the
   * run. */
  if (run != NULL && !is_behind)
    context->loose_places = loose;
  return VARVE_STATUS_OK;
}

varve_status varve_name_location_get(varve_context *context, const varve_entity *name,
                                     const varve_entity *child, const varve_entity **location) {
  *location = NULL;
  const varve_entity *children[2] = {name, child};
  if (!varve_child_is_string(name) || !varve_child_is_location(child))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_NAME_LOCATION, .child_count = 2, .children = children};
  return varve_entity_intern(context, &parts, location);
}

varve_status varve_call_site_location_get(varve_context *context, const varve_entity *callee,
                                          const varve_entity *caller,
                                          const varve_entity **location) {
  *location = NULL;
  const varve_entity *children[2] = {callee, caller};
  if (!varve_child_is_location(callee) || !varve_child_is_location(caller))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_CALL_SITE_LOCATION, .child_count = 2, .children = children};
  return varve_entity_intern(context, &parts, location);
}

varve_status varve_dialect_location_get(varve_context *context, const varve_entity *attribute,
                                        const varve_entity **location) {
  *location = NULL;
  if (!varve_child_is_kind(attribute, VARVE_KIND_DIALECT_ATTRIBUTE) ||
      attribute->children[0] == context->builtin_dialect)
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_DIALECT_LOCATION, .child_count = 1, .children = &attribute};
  return varve_entity_intern(context, &parts, location);
}

varve_status varve_location_from_attribute(varve_context *context, const varve_entity *attribute,
                                           const varve_entity **location) {
  *location = attribute;
  return varve_is_location(attribute) ? VARVE_STATUS_OK
                                      : varve_dialect_location_get(context, attribute, location);
}

/* A set of locations in order of insertion. */
typedef struct location_set {
  varve_vector items; /* const varve_entity * */
  varve_hash_table index;
} location_set;

static bool is_same(const void *key, const void *value) { return key == value; }

static varve_status add_to_set(location_set *set, const varve_entity *location) {
  if (varve_hash_table_find(&set->index, location->id, is_same, location) != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_hash_table_insert(&set->index, location->id, (void *)location));
  return varve_vector_push(&set->items, &location);
}

typedef struct fused_parts {
  varve_entity_list locations;
  uint32_t count;
  const varve_entity *metadata;
} fused_parts;

static const varve_entity *metadata_of(const varve_entity *fused) {
  return (fused->flags & VARVE_FLAG_HAS_METADATA) != 0 ? fused->children[fused->child_count - 1]
                                                       : NULL;
}

static varve_status flatten(varve_context *context, const fused_parts *given, location_set *set) {
  for (uint32_t i = 0; i < given->count; i++) {
    const varve_entity *location = given->locations[i];
    if (location->kind == VARVE_KIND_FUSED_LOCATION && metadata_of(location) == given->metadata) {
      uint32_t inner_count = location->child_count - (given->metadata != NULL ? 1 : 0);
      VARVE_TRY(varve_context_spend(context, inner_count));
      for (uint32_t k = 0; k < inner_count; k++)
        VARVE_TRY(add_to_set(set, location->children[k]));
    } else if (location->kind != VARVE_KIND_UNKNOWN_LOCATION) {
      VARVE_TRY(add_to_set(set, location));
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status intern_fused(varve_context *context, location_set *set,
                                 const varve_entity *metadata, const varve_entity **location) {
  if (set->items.count == 0) {
    if (metadata == NULL) {
      *location = context->unknown_location;
      return VARVE_STATUS_OK;
    }
    VARVE_TRY(varve_vector_push(&set->items, &context->unknown_location));
  }
  if (set->items.count == 1 && metadata == NULL) {
    *location = VARVE_VECTOR_AT(&set->items, const varve_entity *, 0);
    return VARVE_STATUS_OK;
  }
  if (metadata != NULL)
    VARVE_TRY(varve_vector_push(&set->items, &metadata));
  if (set->items.count > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  varve_entity_parts parts = {.kind = VARVE_KIND_FUSED_LOCATION,
                              .flags = metadata != NULL ? VARVE_FLAG_HAS_METADATA : 0,
                              .child_count = (uint32_t)set->items.count,
                              .children = set->items.data};
  return varve_entity_intern(context, &parts, location);
}

varve_status varve_fused_location_get(varve_context *context, varve_entity_list locations,
                                      uint32_t count, const varve_entity *metadata,
                                      const varve_entity **location) {
  *location = NULL;
  if (!varve_children_are(locations, count, varve_child_is_location) ||
      (metadata != NULL && !varve_child_is_attribute(metadata)))
    return VARVE_STATUS_INVALID;
  varve_context_earn(context, count);
  location_set set;
  varve_vector_init(&set.items, &context->memory, sizeof(const varve_entity *));
  varve_hash_table_init(&set.index, &context->memory);
  fused_parts given = {locations, count, metadata};
  varve_status status = flatten(context, &given, &set);
  if (status == VARVE_STATUS_OK)
    status = intern_fused(context, &set, metadata, location);
  varve_vector_release(&set.items);
  varve_hash_table_release(&set.index);
  return status;
}

/* Returns the location to search before the other parts of a location, or NULL. */
static const varve_entity *first_inside(const varve_entity *location) {
  uint32_t metadata = (location->flags & VARVE_FLAG_HAS_METADATA) != 0 ? 1 : 0;
  switch (location->kind) {
  case VARVE_KIND_NAME_LOCATION:
    return location->children[1];
  case VARVE_KIND_CALL_SITE_LOCATION:
    return location->children[0];
  case VARVE_KIND_FUSED_LOCATION:
    return location->child_count > metadata ? location->children[0] : NULL;
  case VARVE_KIND_DIALECT_LOCATION: {
    const varve_entity *attribute = location->children[0];
    for (uint32_t i = 1; i < attribute->child_count; i++)
      if (varve_is_location(attribute->children[i]))
        return attribute->children[i];
    return NULL;
  }
  default:
    return NULL;
  }
}

const varve_entity *varve_location_first_file(const varve_entity *location) {
  while (location != NULL && location->kind != VARVE_KIND_FILE_LOCATION)
    location = first_inside(location);
  return location;
}

varve_source_place varve_location_place(const varve_entity *location) {
  location = varve_location_first_file(location);
  if (location == NULL)
    return (varve_source_place){{"", 0}, 0, 0};
  const varve_file_range *range = varve_entity_payload(location);
  return (varve_source_place){varve_string_bytes(location->children[0]), range->start_line,
                              range->start_column};
}

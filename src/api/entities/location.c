/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/location.h */
#include <varve/location.h>

#include "api/options.h"
#include "ir/handle.h"

static bool is_kind(const varve_entity *entity, varve_kind kind) {
  return entity != NULL && entity->kind == kind;
}

static const varve_attribute *child_of(const varve_attribute *location, varve_kind kind,
                                       uint32_t index) {
  const varve_entity *entity = varve_of_attribute(location);
  return is_kind(entity, kind) ? varve_as_attribute(entity->children[index]) : NULL;
}

bool varve_attribute_is_location(const varve_attribute *attribute) {
  return attribute != NULL && varve_is_location(varve_of_attribute(attribute));
}

varve_status varve_location_get_file(const varve_attribute *location,
                                     varve_file_position *position) {
  const varve_entity *entity = varve_of_attribute(location);
  varve_file_position filled = {.struct_size = 0};
  if (position == NULL || !varve_struct_size_is_sound(position->struct_size))
    return VARVE_STATUS_BAD_ARGUMENT;
  bool is_file = is_kind(entity, VARVE_KIND_FILE_LOCATION);
  if (is_file) {
    const varve_file_range *range = varve_entity_payload(entity);
    filled.file = varve_string_bytes(entity->children[0]);
    filled.line = range->start_line;
    filled.column = range->start_column;
    filled.end_line = range->end_line;
    filled.end_column = range->end_column;
  }
  varve_struct_give(position, &filled, sizeof filled);
  return is_file ? VARVE_STATUS_OK : VARVE_STATUS_BAD_ARGUMENT;
}

varve_status varve_location_find_file(const varve_attribute *location,
                                      varve_file_position *position) {
  const varve_entity *found = varve_of_attribute(location);
  if (!varve_attribute_is_location(location))
    return varve_location_get_file(NULL, position);
  found = varve_location_first_file(found);
  varve_status status = varve_location_get_file(varve_as_attribute(found), position);
  return found == NULL && position != NULL ? VARVE_STATUS_NOT_FOUND : status;
}

varve_slice varve_location_get_name(const varve_attribute *location) {
  const varve_entity *entity = varve_of_attribute(location);
  return is_kind(entity, VARVE_KIND_NAME_LOCATION) ? varve_string_bytes(entity->children[0])
                                                   : varve_slice_make(NULL, 0);
}

const varve_attribute *varve_location_get_child(const varve_attribute *location) {
  return child_of(location, VARVE_KIND_NAME_LOCATION, 1);
}

const varve_attribute *varve_location_get_callee(const varve_attribute *location) {
  return child_of(location, VARVE_KIND_CALL_SITE_LOCATION, 0);
}

const varve_attribute *varve_location_get_caller(const varve_attribute *location) {
  return child_of(location, VARVE_KIND_CALL_SITE_LOCATION, 1);
}

uint32_t varve_location_get_fused_count(const varve_attribute *location) {
  const varve_entity *entity = varve_of_attribute(location);
  if (!is_kind(entity, VARVE_KIND_FUSED_LOCATION))
    return 0;
  return entity->child_count - ((entity->flags & VARVE_FLAG_HAS_METADATA) != 0 ? 1 : 0);
}

const varve_attribute *varve_location_get_fused(const varve_attribute *location, uint32_t index) {
  return index < varve_location_get_fused_count(location)
             ? varve_as_attribute(varve_of_attribute(location)->children[index])
             : NULL;
}

const varve_attribute *varve_location_get_metadata(const varve_attribute *location) {
  const varve_entity *entity = varve_of_attribute(location);
  if (!is_kind(entity, VARVE_KIND_FUSED_LOCATION) || (entity->flags & VARVE_FLAG_HAS_METADATA) == 0)
    return NULL;
  return varve_as_attribute(entity->children[entity->child_count - 1]);
}

const varve_attribute *varve_location_get_attribute(const varve_attribute *location) {
  return child_of(location, VARVE_KIND_DIALECT_LOCATION, 0);
}

/* Clears the output. Returns whether context and output are not NULL. */
static bool can_make(const varve_context *context, const varve_attribute **location) {
  if (location != NULL)
    *location = NULL;
  return context != NULL && location != NULL;
}

varve_status varve_location_make_unknown(varve_context *context, const varve_attribute **location) {
  if (!can_make(context, location))
    return VARVE_STATUS_BAD_ARGUMENT;
  *location = varve_as_attribute(context->unknown_location);
  return VARVE_STATUS_OK;
}

/* The form that text and bytecode give to such a range. */
static varve_file_range range_of(const varve_file_position *position) {
  varve_file_range range = {position->line, position->column, position->end_line,
                            position->end_column, VARVE_FILE_LINE_COLUMN};
  if (position->end_line == 0)
    range.end_line = position->line;
  if (position->end_line == 0 && position->end_column == 0)
    range.end_column = position->column;
  if (range.end_line != range.start_line)
    range.count = 4;
  else if (range.end_column != range.start_column)
    range.count = 3;
  return range;
}

varve_status varve_location_make_file(varve_context *context, const varve_file_position *position,
                                      const varve_attribute **location) {
  varve_file_position filled = {.struct_size = sizeof filled};
  const varve_entity *file = NULL, *made = NULL;
  if (!can_make(context, location) || position == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(position, &filled, sizeof filled));
  if (!varve_slice_is_sound(filled.file))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_string_get(context, filled.file, &file));
  return varve_give_attribute(varve_file_location_get(context, file, range_of(&filled), &made),
                              &made, location);
}

varve_status varve_location_make_name(varve_context *context, varve_slice name,
                                      const varve_attribute *child,
                                      const varve_attribute **location) {
  const varve_entity *string = NULL, *made = NULL;
  if (!can_make(context, location) || !varve_slice_is_sound(name) ||
      (child != NULL && !varve_is_location_of(context, child)))
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_entity *inner = child == NULL ? context->unknown_location : varve_of_attribute(child);
  VARVE_TRY(varve_string_get(context, name, &string));
  return varve_give_attribute(varve_name_location_get(context, string, inner, &made), &made,
                              location);
}

varve_status varve_location_make_call_site(varve_context *context, const varve_attribute *callee,
                                           const varve_attribute *caller,
                                           const varve_attribute **location) {
  const varve_entity *made = NULL;
  if (!can_make(context, location) || !varve_is_location_of(context, callee) ||
      !varve_is_location_of(context, caller))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_call_site_location_get(context, varve_of_attribute(callee),
                                                           varve_of_attribute(caller), &made),
                              &made, location);
}

varve_status varve_location_make_fused(varve_context *context, varve_attribute_list locations,
                                       const varve_attribute *metadata,
                                       const varve_attribute **location) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, location) ||
      (metadata != NULL && !varve_is_attribute_of(context, metadata)))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_append_attributes(&nodes, context, locations);
  if (status == VARVE_STATUS_OK)
    status = varve_fused_location_get(context, nodes.data, locations.count,
                                      varve_of_attribute(metadata), &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(status == VARVE_STATUS_INVALID ? VARVE_STATUS_BAD_ARGUMENT : status,
                              &made, location);
}

varve_status varve_location_make_dialect(varve_context *context, const varve_attribute *attribute,
                                         const varve_attribute **location) {
  const varve_entity *made = NULL;
  if (!can_make(context, location) || !varve_is_attribute_of(context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_dialect_location_get(context, varve_of_attribute(attribute), &made);
  return varve_give_attribute(status == VARVE_STATUS_INVALID ? VARVE_STATUS_BAD_ARGUMENT : status,
                              &made, location);
}

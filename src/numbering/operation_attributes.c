/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splits the attributes of an operation between dictionary and properties, as the output format
 * requires. format-spec/bytecode.md: properties. */
#include <inttypes.h>
#include <stdio.h>

#include "dialect/properties/operation_properties.h"
#include "ir/attributes.h"
#include "numbering/numbering.h"

static bool is_merged(const varve_numbering *n) {
  return n->options.properties == VARVE_PROPERTIES_MERGED;
}

/* Below version 5, properties of operations without a definition cannot be stored. */
static bool drops_properties(const varve_numbering *n, const varve_operation *op) {
  return is_merged(n) && !op->name->is_registered;
}

static bool has_natives(const varve_operation *op) {
  return op->name->definition != NULL && op->name->definition->native_count != 0;
}

const varve_entity *varve_numbering_dictionary(const varve_numbering *numbering,
                                               const varve_operation *op) {
  const varve_entity *properties = varve_operation_properties(op);
  if (!is_merged(numbering) || properties == NULL || drops_properties(numbering, op))
    return varve_operation_dictionary(op);
  uint32_t merged = has_natives(op)
                        ? varve_id_table_get(&numbering->stripped_numbers, op->number) - 1
                        : varve_number_of(numbering, op->attributes);
  return VARVE_VECTOR_AT(&numbering->merged, const varve_entity *, merged);
}

static varve_status refuse(const varve_numbering *n, const varve_operation *op, const char *fault,
                           varve_slice name) {
  varve_source_place place = varve_location_place(op->location);
  return varve_report_at(n->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                         "cannot write '%.*s' below version 5: %s%.*s",
                         VARVE_FORMAT_SLICE(op->name->text), fault, VARVE_FORMAT_SLICE(name));
}

static varve_status merge(varve_numbering *n, const varve_operation *op,
                          const varve_entity *properties) {
  const varve_entity *merged, *conflict;
  if (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY)
    return refuse(n, op, "its properties are not a dictionary", VARVE_SLICE(""));
  varve_status status = varve_merge_attributes(n->context, varve_operation_dictionary(op),
                                               properties, &merged, &conflict);
  if (status == VARVE_STATUS_INVALID)
    return refuse(n, op, "attribute and property have the same name ",
                  varve_string_bytes(conflict));
  VARVE_TRY(status);
  return varve_vector_push(&n->merged, &merged);
}

/* Makes one dictionary for each pair of dictionary and properties. The pair is one node, whose
 * number is the index of the merged dictionary. */
static varve_status merge_once(varve_numbering *n, const varve_operation *op) {
  if (varve_id_table_get(&n->entity_numbers, op->attributes->id) != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(merge(n, op, varve_operation_properties(op)));
  return varve_id_table_set(&n->entity_numbers, op->attributes->id, (uint32_t)n->merged.count);
}

static bool is_native(const varve_operation *op, const varve_entity *name) {
  const varve_property_definition *property =
      varve_find_property(op->name->definition, varve_string_bytes(name));
  return property != NULL && property->kind == VARVE_PROPERTY_NATIVE;
}

/* Drops native properties, which a dictionary cannot contain. */
static varve_status strip_natives(varve_numbering *n, const varve_operation *op,
                                  const varve_entity **stripped) {
  const varve_entity *properties = varve_operation_properties(op);
  varve_status status = VARVE_STATUS_OK;
  varve_vector entries;
  *stripped = NULL;
  varve_vector_init(&entries, &n->context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < varve_dictionary_size(properties); i++)
    if (!is_native(op, varve_dictionary_name(properties, i)))
      status = varve_vector_append(&entries, properties->children + 2 * (size_t)i, 2);
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_get(n->context, entries.data, (uint32_t)(entries.count / 2), NULL,
                                  stripped);
  varve_vector_release(&entries);
  return status;
}

/* Below version 5, sets *lost to the first native property that would be lost, or to NULL. A
 * property with its default value is not lost, because readers restore it. */
static varve_status find_lost_native(varve_numbering *n, const varve_operation *op,
                                     const varve_entity *stripped, const varve_entity **lost) {
  const varve_entity *properties = varve_operation_properties(op);
  varve_attribute_split split;
  *lost = NULL;
  VARVE_TRY(varve_split_attributes(n->context, op->name, NULL, stripped, &split));
  for (uint32_t i = 0; i < varve_dictionary_size(properties) && *lost == NULL; i++) {
    const varve_entity *name = varve_dictionary_name(properties, i);
    const varve_entity *value = varve_dictionary_value(properties, i);
    if (is_native(op, name) &&
        (split.properties == NULL ||
         varve_dictionary_find(split.properties, varve_string_bytes(name)) != value))
      *lost = name;
  }
  return VARVE_STATUS_OK;
}

static varve_status refuse_native(const varve_numbering *n, const varve_operation *op,
                                  const varve_entity *name) {
  varve_source_place place = varve_location_place(op->location);
  return varve_report_at(n->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                         "cannot write '%.*s' below version 5: it would lose its property %.*s; "
                         "--allow-lossy drops it",
                         VARVE_FORMAT_SLICE(op->name->text),
                         VARVE_FORMAT_SLICE(varve_string_bytes(name)));
}

static varve_status refuse_undefined(const varve_numbering *n, const varve_operation *op) {
  enum { SHOWN = 120 };
  const varve_entity *properties = varve_operation_properties(op);
  varve_source_place place = varve_location_place(op->location);
  char names[SHOWN] = "";
  int used = 0;
  uint32_t count =
      properties->kind == VARVE_KIND_DICTIONARY ? varve_dictionary_size(properties) : 0;
  for (uint32_t i = 0; i < count && used >= 0 && used < SHOWN; i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(properties, i));
    used += snprintf(names + used, (size_t)(SHOWN - used), "%s%.*s", i == 0 ? " " : ", ",
                     VARVE_FORMAT_SLICE(name));
  }
  return varve_report_at(n->reporter, VARVE_STATUS_UNSUPPORTED, &place,
                         "cannot write '%.*s' below version 5: it would lose its properties%s, as "
                         "no definition of it is loaded; --allow-lossy drops them",
                         VARVE_FORMAT_SLICE(op->name->text), names);
}

/* Reports the operation if a part of it would be lost. */
static varve_status check_losses(varve_numbering *n, const varve_operation *op) {
  const varve_entity *properties = varve_operation_properties(op), *stripped, *lost;
  if (properties == NULL)
    return VARVE_STATUS_OK;
  if (drops_properties(n, op))
    return refuse_undefined(n, op);
  if (!has_natives(op) || properties->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  VARVE_TRY(strip_natives(n, op, &stripped));
  VARVE_TRY(find_lost_native(n, op, stripped, &lost));
  return lost == NULL ? VARVE_STATUS_OK : refuse_native(n, op, lost);
}

/* Properties would be lost. Reports the first such operation of the module, not the first that is
 * numbered. */
static varve_status refuse_losses(varve_numbering *n) {
  varve_operation *root = n->module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(check_losses(n, op));
  return VARVE_STATUS_INTERNAL;
}

static varve_status merge_stripped(varve_numbering *n, const varve_operation *op) {
  const varve_entity *stripped, *lost = NULL;
  if (varve_operation_properties(op)->kind != VARVE_KIND_DICTIONARY)
    return merge(n, op, varve_operation_properties(op));
  VARVE_TRY(strip_natives(n, op, &stripped));
  if (!n->options.allow_lossy)
    VARVE_TRY(find_lost_native(n, op, stripped, &lost));
  if (lost != NULL)
    return refuse_losses(n);
  VARVE_TRY(merge(n, op, stripped));
  return varve_id_table_set(&n->stripped_numbers, op->number, (uint32_t)n->merged.count);
}

static varve_status report_fault(const varve_numbering *n, const varve_operation *op,
                                 const varve_property_definition *property) {
  varve_source_place place = varve_location_place(op->location);
  const varve_entity *properties = varve_operation_properties(op);
  bool is_absent = properties == NULL || varve_dictionary_find(properties, property->name) == NULL;
  return varve_report_at(n->reporter, VARVE_STATUS_INVALID, &place,
                         is_absent ? "'%.*s' requires %s '%.*s'"
                                   : "'%.*s' has a %s '%.*s' that its definition does not allow",
                         VARVE_FORMAT_SLICE(op->name->text),
                         property->kind == VARVE_PROPERTY_REQUIRED ? "attribute" : "property",
                         VARVE_FORMAT_SLICE(property->name));
}

/* Checks that the definition has every entry of the properties. */
static varve_status check_names(const varve_numbering *n, const varve_operation *op) {
  const varve_entity *properties = varve_operation_properties(op);
  for (uint32_t i = 0; properties != NULL && i < varve_dictionary_size(properties); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(properties, i));
    if (varve_find_property(op->name->definition, name) == NULL) {
      varve_source_place place = varve_location_place(op->location);
      return varve_report_at(n->reporter, VARVE_STATUS_INVALID, &place,
                             "'%.*s' has a property '%.*s', which its definition does not have",
                             VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(name));
    }
  }
  return VARVE_STATUS_OK;
}

/* Checks the properties once for each pair of properties and operation name. */
static varve_status check_fields(varve_numbering *n, const varve_operation *op) {
  const varve_entity *properties = varve_operation_properties(op);
  varve_property_cursor cursor;
  varve_property_field field;
  if (properties != NULL &&
      varve_id_table_get(&n->checked_names, properties->id) == op->name->id + 1)
    return VARVE_STATUS_OK;
  if (properties != NULL && properties->kind != VARVE_KIND_DICTIONARY)
    return varve_report(n->reporter, VARVE_STATUS_INVALID, 0,
                        "'%.*s' has properties that are not a dictionary",
                        VARVE_FORMAT_SLICE(op->name->text));
  VARVE_TRY(check_names(n, op));
  if (!varve_property_cursor_init(&cursor, n->options.properties, op))
    return VARVE_STATUS_OK;
  while (varve_property_cursor_next(&cursor, &field))
    n->has_property_strings |= field.kind == VARVE_PROPERTY_FIELD_STRING;
  if (cursor.fault != NULL)
    return report_fault(n, op, cursor.fault);
  return properties == NULL
             ? VARVE_STATUS_OK
             : varve_id_table_set(&n->checked_names, properties->id, op->name->id + 1);
}

/* Checks that all required properties are present and can be encoded. */
static varve_status check_defined(varve_numbering *n, const varve_operation *op) {
  VARVE_TRY(check_fields(n, op));
  varve_segment_totals totals = {op->operand_count, varve_operation_result_count(op)};
  const varve_property_definition *fault =
      varve_segments_find_fault(op->name->definition, varve_operation_properties(op), totals);
  if (fault == NULL)
    return VARVE_STATUS_OK;
  varve_source_place place = varve_location_place(op->location);
  return varve_report_at(n->reporter, VARVE_STATUS_INVALID, &place,
                         "'%.*s' of '%.*s' does not fit its %" PRIu32 " operands and %" PRIu32
                         " results",
                         VARVE_FORMAT_SLICE(fault->name), VARVE_FORMAT_SLICE(op->name->text),
                         totals.operand_count, totals.result_count);
}

varve_status varve_numbering_check_attributes(varve_numbering *numbering,
                                              const varve_operation *op) {
  if (!is_merged(numbering))
    return op->name->definition == NULL ? VARVE_STATUS_OK : check_defined(numbering, op);
  if (varve_operation_properties(op) == NULL)
    return VARVE_STATUS_OK;
  if (drops_properties(numbering, op))
    return numbering->options.allow_lossy ? VARVE_STATUS_OK : refuse_losses(numbering);
  return has_natives(op) ? merge_stripped(numbering, op) : merge_once(numbering, op);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What of an operation's attributes stands in its dictionary and what in its properties, for the
 * form to be written. format-spec/bytecode.md: properties. */
#include "dialect/operation_properties.h"
#include "ir/attributes.h"
#include "numbering/numbering.h"

/* mlir-opt has no place for properties of operations it does not know below version 5. */
static bool drops_properties(const varve_numbering *n, const varve_operation *op) {
  return !n->options.has_properties && n->options.allow_lossy && !op->name->is_registered;
}

const varve_attribute *varve_numbering_dictionary(const varve_numbering *numbering,
                                                  const varve_operation *op) {
  const varve_attribute *properties = varve_operation_properties(op);
  if (numbering->options.has_properties || properties == NULL || drops_properties(numbering, op))
    return varve_operation_dictionary(op);
  uint32_t merged = varve_number_of(numbering, op->attributes);
  return VARVE_VECTOR_AT(&numbering->merged, const varve_attribute *, merged);
}

static varve_status refuse(const varve_numbering *n, const varve_operation *op, const char *fault,
                           varve_slice name) {
  return varve_report(n->reporter, VARVE_STATUS_UNSUPPORTED, 0,
                      "cannot write '%.*s' below version 5: %s%.*s",
                      VARVE_FORMAT_SLICE(op->name->text), fault, VARVE_FORMAT_SLICE(name));
}

/* One dictionary for each pair of dictionary and properties, which are one node: its number is the
 * place among the merged ones. */
static varve_status merge(varve_numbering *n, const varve_operation *op) {
  const varve_attribute *properties = varve_operation_properties(op), *merged, *conflict;
  if (varve_id_table_get(&n->entity_numbers, op->attributes->id) != 0)
    return VARVE_STATUS_OK;
  if (properties->kind != VARVE_KIND_DICTIONARY)
    return refuse(n, op, "its properties are no dictionary", VARVE_SLICE(""));
  varve_status status = varve_merge_attributes(n->context, varve_operation_dictionary(op),
                                               properties, &merged, &conflict);
  if (status == VARVE_STATUS_INVALID)
    return refuse(n, op, "attribute and property have the same name ",
                  varve_string_bytes(conflict));
  VARVE_TRY(status);
  VARVE_TRY(varve_vector_push(&n->merged, &merged));
  return varve_id_table_set(&n->entity_numbers, op->attributes->id, (uint32_t)n->merged.count);
}

/* Every entry of the properties must be one of the definition's; what must be there must be. */
static varve_status check_defined(const varve_numbering *n, const varve_operation *op) {
  varve_property_cursor cursor;
  varve_numbered_property property;
  const varve_operation_definition *definition = op->name->definition;
  const varve_attribute *properties = varve_operation_properties(op);
  uint32_t given = properties == NULL ? 0 : varve_dictionary_size(properties);
  if (varve_property_cursor_init(&cursor, n, op))
    while (varve_property_cursor_next(&cursor, &property)) {
      if (property.value == NULL && !property.is_optional)
        return varve_report(n->reporter, VARVE_STATUS_INVALID, 0,
                            "'%.*s' has no attribute '%.*s', which it requires",
                            VARVE_FORMAT_SLICE(op->name->text),
                            VARVE_FORMAT_SLICE(definition->properties[cursor.index - 1].name));
      given -= property.value != NULL;
    }
  if (given != 0)
    return varve_report(n->reporter, VARVE_STATUS_INVALID, 0,
                        "'%.*s' has a property that its definition does not have",
                        VARVE_FORMAT_SLICE(op->name->text));
  return VARVE_STATUS_OK;
}

varve_status varve_numbering_check_attributes(varve_numbering *numbering,
                                              const varve_operation *op) {
  if (numbering->options.has_properties)
    return op->name->definition == NULL ? VARVE_STATUS_OK : check_defined(numbering, op);
  if (varve_operation_properties(op) == NULL || drops_properties(numbering, op))
    return VARVE_STATUS_OK;
  return merge(numbering, op);
}

bool varve_property_cursor_init(varve_property_cursor *cursor, const varve_numbering *numbering,
                                const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  *cursor = (varve_property_cursor){.definition = definition,
                                    .properties = varve_operation_properties(op)};
  if (!numbering->options.has_properties)
    return false;
  return definition == NULL ? cursor->properties != NULL : definition->property_count != 0;
}

bool varve_property_cursor_next(varve_property_cursor *cursor, varve_numbered_property *property) {
  *property = (varve_numbered_property){0};
  if (cursor->definition == NULL) {
    property->value = cursor->properties;
    return cursor->index++ == 0;
  }
  if (cursor->index == cursor->definition->property_count)
    return false;
  const varve_property_definition *wanted = &cursor->definition->properties[cursor->index++];
  property->is_optional = wanted->kind == VARVE_PROPERTY_OPTIONAL;
  varve_slice name = wanted->name;
  const varve_attribute *dictionary = cursor->properties;
  /* Both ascend by name. */
  while (dictionary != NULL && cursor->entry < varve_dictionary_size(dictionary)) {
    varve_slice present = varve_string_bytes(varve_dictionary_name(dictionary, cursor->entry));
    int order = varve_slice_compare(present, name);
    if (order > 0)
      break;
    uint32_t entry = cursor->entry++;
    if (order < 0)
      continue;
    property->value = varve_dictionary_value(dictionary, entry);
    break;
  }
  return true;
}

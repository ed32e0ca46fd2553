/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Yields attributes by name, native properties in declaration order, then sparse segment sizes.
 * format-spec/bytecode.md, "Properties". */
#include "numbering/property_cursor.h"

bool varve_property_cursor_init(varve_property_cursor *cursor, varve_property_form form,
                                const varve_operation *op) {
  cursor->definition = op->name->definition;
  cursor->properties = varve_operation_properties(op);
  cursor->form = form;
  cursor->index = cursor->entry = cursor->native = cursor->segment = cursor->depth = 0;
  cursor->sparse = (varve_sparse_cursor){0};
  cursor->fault = NULL;
  if (form == VARVE_PROPERTIES_MERGED)
    return false;
  return cursor->definition == NULL ? cursor->properties != NULL
                                    : varve_operation_has_blob(cursor->definition);
}

/* Returns the value of a property. Properties are requested in the order of their names, as
 * dictionaries are sorted. */
static const varve_entity *find_next(varve_property_cursor *cursor, varve_slice name) {
  const varve_entity *dictionary = cursor->properties;
  while (dictionary != NULL && cursor->entry < varve_dictionary_size(dictionary)) {
    varve_slice present = varve_string_bytes(varve_dictionary_name(dictionary, cursor->entry));
    int order = varve_slice_compare(present, name);
    if (order > 0)
      return NULL;
    uint32_t entry = cursor->entry++;
    if (order == 0)
      return varve_dictionary_value(dictionary, entry);
  }
  return NULL;
}

static const varve_entity *find(const varve_property_cursor *cursor, varve_slice name) {
  return cursor->properties == NULL ? NULL : varve_dictionary_find(cursor->properties, name);
}

static bool fail(varve_property_cursor *cursor, const varve_property_definition *property) {
  cursor->fault = property;
  return false;
}

/* Returns whether another attribute follows. */
static bool next_attribute(varve_property_cursor *cursor, varve_property_field *field) {
  const varve_operation_definition *definition = cursor->definition;
  while (cursor->index < definition->property_count) {
    const varve_property_definition *property = &definition->properties[cursor->index++];
    if (property->kind == VARVE_PROPERTY_NATIVE ||
        (property->kind == VARVE_PROPERTY_SEGMENTS && cursor->form == VARVE_PROPERTIES_SPARSE))
      continue;
    bool is_optional = property->kind == VARVE_PROPERTY_OPTIONAL;
    *field = (varve_property_field){is_optional ? VARVE_PROPERTY_FIELD_OPTIONAL
                                                : VARVE_PROPERTY_FIELD_ATTRIBUTE,
                                    find_next(cursor, property->name), 0};
    return field->attribute != NULL || is_optional || fail(cursor, property);
  }
  return false;
}

/* Reads an integer; sign-extends it if is_signed. */
static bool take_integer(const varve_entity *value, uint32_t bits, bool is_signed,
                         varve_property_field *field) {
  if (value->kind != VARVE_KIND_INTEGER || varve_type_bit_width(value->children[0]) != bits)
    return false;
  field->number = varve_integer_words(value)[0];
  if (is_signed && bits == 32)
    field->number = (uint64_t)(int64_t)(int32_t)field->number;
  return true;
}

static bool take_flag(const varve_entity *value, varve_property_field *field) {
  field->kind = VARVE_PROPERTY_FIELD_BYTE;
  return take_integer(value, 1, false, field);
}

static bool open_frame(varve_property_cursor *cursor, const varve_entity *value,
                       varve_slice element) {
  if (value->kind != VARVE_KIND_ARRAY || cursor->depth == VARVE_NATIVE_NESTING)
    return false;
  cursor->frames[cursor->depth++] = (varve_native_frame){value, 0, element};
  return true;
}

/* Returns whether the encoding can represent the value. */
static bool take_native(varve_property_cursor *cursor, const varve_entity *value,
                        varve_slice encoding, varve_property_field *field) {
  const varve_operation_definition *definition = cursor->definition;
  const varve_property_definition *property =
      &definition->properties[definition->natives[cursor->native - 1]];
  varve_slice element;
  *field = (varve_property_field){VARVE_PROPERTY_FIELD_NUMBER, NULL, 0};
  varve_native_kind kind = varve_native_kind_of(encoding, &element);
  switch (kind) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
    return take_integer(value, varve_native_integer_width(property, kind), true, field);
  case VARVE_NATIVE_ENUM: {
    /* The integer in the enum's attribute has another width than the property. */
    const uint32_t bits = varve_native_integer_width(property, kind);
    const varve_entity *integer = varve_native_enum_integer(value);
    if (integer == value)
      return take_integer(value, bits, false, field);
    uint64_t number = varve_integer_words(integer)[0];
    field->number = number;
    return bits >= 64 || number >> bits == 0;
  }
  case VARVE_NATIVE_BOOL:
    return take_flag(value, field);
  case VARVE_NATIVE_UNIT:
    if (value->kind != VARVE_KIND_UNIT)
      return take_flag(value, field) && field->number == 0;
    *field = (varve_property_field){VARVE_PROPERTY_FIELD_BYTE, NULL, 1};
    return true;
  case VARVE_NATIVE_STRING:
    *field = (varve_property_field){VARVE_PROPERTY_FIELD_STRING, value, 0};
    return value->kind == VARVE_KIND_STRING;
  case VARVE_NATIVE_ATTRIBUTE:
    *field = (varve_property_field){VARVE_PROPERTY_FIELD_ATTRIBUTE, value, 0};
    return true;
  case VARVE_NATIVE_OPTIONAL:
    *field = (varve_property_field){VARVE_PROPERTY_FIELD_BYTE, NULL, value->child_count};
    return open_frame(cursor, value, element) && value->child_count <= 1;
  case VARVE_NATIVE_ARRAY:
    field->number = value->child_count;
    return open_frame(cursor, value, element);
  case VARVE_NATIVE_NONE:
    break;
  }
  return false;
}

static bool next_native(varve_property_cursor *cursor, varve_property_field *field) {
  const varve_operation_definition *definition = cursor->definition;
  const varve_property_definition *property;
  while (cursor->depth != 0) {
    varve_native_frame *frame = &cursor->frames[cursor->depth - 1];
    property = &definition->properties[definition->natives[cursor->native - 1]];
    if (frame->next != frame->array->child_count)
      return take_native(cursor, frame->array->children[frame->next++], frame->encoding, field) ||
             fail(cursor, property);
    cursor->depth--;
  }
  if (cursor->native == definition->native_count)
    return false;
  property = &definition->properties[definition->natives[cursor->native++]];
  const varve_entity *value = find(cursor, property->name);
  if (value == NULL)
    return fail(cursor, property);
  return take_native(cursor, value, property->native, field) || fail(cursor, property);
}

/* Yields the parts of a sparse array after its header. */
static bool next_size(varve_sparse_cursor *sparse, varve_property_field *field) {
  uint32_t count = sparse->sizes == NULL ? 0 : varve_segments_count(sparse->sizes);
  *field = (varve_property_field){VARVE_PROPERTY_FIELD_NUMBER, NULL, 0};
  if (sparse->sizes != NULL && !sparse->has_bits) {
    sparse->has_bits = true;
    field->number = sparse->form.bits;
    return true;
  }
  while (sparse->next < count) {
    uint32_t place = sparse->next++;
    uint64_t size = (uint64_t)varve_segments_at(sparse->sizes, place);
    field->number = sparse->form.is_sparse ? size << sparse->form.bits | place : size;
    if (size != 0 || !sparse->form.is_sparse)
      return true;
  }
  return false;
}

static bool next_sparse(varve_property_cursor *cursor, varve_property_field *field) {
  const varve_operation_definition *definition = cursor->definition;
  varve_sparse_cursor *sparse = &cursor->sparse;
  if (next_size(sparse, field))
    return true;
  while (cursor->segment < definition->property_count) {
    const varve_property_definition *property = &definition->properties[cursor->segment++];
    if (property->kind != VARVE_PROPERTY_SEGMENTS)
      continue;
    *sparse = (varve_sparse_cursor){.sizes = find(cursor, property->name)};
    if (sparse->sizes == NULL || !varve_segments_are_property(sparse->sizes))
      return fail(cursor, property);
    sparse->form = varve_segments_form(sparse->sizes);
    sparse->has_bits = !sparse->form.is_sparse || sparse->form.count == 0;
    field->number = (uint64_t)sparse->form.count << 1 | sparse->form.is_sparse;
    return true;
  }
  return false;
}

bool varve_property_cursor_next(varve_property_cursor *cursor, varve_property_field *field) {
  if (cursor->definition == NULL) {
    *field = (varve_property_field){VARVE_PROPERTY_FIELD_ATTRIBUTE, cursor->properties, 0};
    return cursor->index++ == 0;
  }
  if (next_attribute(cursor, field))
    return true;
  if (cursor->fault != NULL || next_native(cursor, field))
    return cursor->fault == NULL;
  if (cursor->fault != NULL || cursor->form != VARVE_PROPERTIES_SPARSE)
    return false;
  return next_sparse(cursor, field);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dictionary and properties of an operation. A blob of properties says nothing of its layout: the
 * operation's definition does, and only for the releases of LLVM that it holds for.
 * format-spec/bytecode.md, "Properties". */
#include "bytecode/read.h"
#include "dialect/operation_properties.h"

/* Operations whose blobs every release lays out as the built-in definition says. */
static const char *const stable_layouts[] = {"builtin.module"};

static bool has_layout(const varve_bytecode_reader *reader, const varve_operation_name *name) {
  if (name->definition == NULL)
    return false;
  if (reader->file.producer_release == VARVE_OWN_RELEASE)
    return true;
  for (size_t i = 0; i < VARVE_COUNT_OF(stable_layouts); i++)
    if (varve_slice_equal(name->text, varve_slice_of(stable_layouts[i])))
      return true;
  return false;
}

static varve_status refuse_blob(varve_bytecode_reader *reader, const varve_operation_name *name,
                                varve_cursor *cursor) {
  varve_slice producer = reader->file.producer;
  varve_slice dialect = varve_string_bytes(name->dialect);
  if (producer.size == 0)
    producer = VARVE_SLICE("an unnamed producer");
  return varve_byte_reader_fail(
      &cursor->bytes, VARVE_STATUS_UNSUPPORTED,
      "properties of '%.*s' (dialect '%.*s', written by %.*s) cannot be read without %s",
      VARVE_FORMAT_SLICE(name->text), VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(producer),
      name->definition == NULL ? "its definition" : "the definition of that release");
}

static varve_status read_required(varve_bytecode_reader *reader, varve_cursor *cursor,
                                  const varve_attribute **value) {
  size_t index;
  VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_ATTRIBUTE, reader->file.attribute_count, &index));
  return varve_reader_attribute(reader, index, value);
}

/* *value NULL when it is absent. */
static varve_status read_optional(varve_bytecode_reader *reader, varve_cursor *cursor,
                                  const varve_attribute **value) {
  const uint8_t *start = cursor->bytes.cursor;
  uint64_t index;
  bool present;
  *value = NULL;
  VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_ATTRIBUTE, &index, &present));
  if (!present)
    return VARVE_STATUS_OK;
  if (index >= reader->file.attribute_count)
    return varve_cursor_index_fail(cursor, VARVE_SCAN_ATTRIBUTE, start, index,
                                   reader->file.attribute_count);
  return varve_reader_attribute(reader, (size_t)index, value);
}

static varve_status read_defined(varve_bytecode_reader *reader, const varve_operation_name *name,
                                 varve_cursor *cursor, const varve_attribute **properties) {
  const varve_operation_definition *definition = name->definition;
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    const varve_attribute *entry[2] = {property->key, NULL};
    VARVE_TRY(property->kind == VARVE_PROPERTY_REQUIRED ? read_required(reader, cursor, &entry[1])
                                                        : read_optional(reader, cursor, &entry[1]));
    if (entry[1] == NULL)
      continue;
    VARVE_TRY(varve_vector_append(&reader->property_entries, entry, 2));
  }
  VARVE_TRY(varve_read_end(&cursor->bytes, "the last property"));
  return varve_dictionary_get(reader->context, reader->property_entries.data,
                              (uint32_t)(reader->property_entries.count / 2), NULL, properties);
}

/* A blob of an operation that its producer did not know either holds one attribute. */
static varve_status read_blob(varve_bytecode_reader *reader, const varve_operation_name *name,
                              const varve_ir_operation *op, varve_cursor *cursor,
                              const varve_attribute **properties) {
  const varve_file_section *section = &reader->file.sections[VARVE_SECTION_PROPERTIES];
  varve_slice blob = VARVE_VECTOR_AT(&reader->file.properties, varve_slice, op->properties);
  bool is_registered =
      VARVE_VECTOR_AT(&reader->file.names, varve_file_name, op->name).is_registered;
  varve_cursor at;
  if (is_registered && !has_layout(reader, name))
    return refuse_blob(reader, name, cursor);
  varve_file_part_cursor(&reader->file, VARVE_SECTION_PROPERTIES,
                         blob.size == 0 ? 0 : (size_t)(blob.data - section->data.data), blob.size,
                         &at);
  varve_cursor_name(&at, "blob", op->properties);
  varve_vector_truncate(&reader->property_entries, 0);
  if (is_registered)
    return read_defined(reader, name, &at, properties);
  VARVE_TRY(read_required(reader, &at, properties));
  return varve_read_end(&at.bytes, "the attribute");
}

/* What a producer that did not know the operation left in the dictionary in braces. */
static varve_status split(varve_bytecode_reader *reader, const varve_operation_name *name,
                          varve_cursor *cursor, varve_read_attributes *attributes) {
  varve_attribute_split parts;
  varve_status status = varve_split_attributes(reader->context, name, attributes->dictionary,
                                               attributes->properties, &parts);
  if (status == VARVE_STATUS_INVALID || parts.unknown != NULL)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "'%.*s' has no such properties", VARVE_FORMAT_SLICE(name->text));
  VARVE_TRY(status);
  if (parts.conflict != NULL)
    return varve_byte_reader_fail(
        &cursor->bytes, VARVE_STATUS_CORRUPT, "'%.*s' has '%.*s' among attributes and properties",
        VARVE_FORMAT_SLICE(name->text), VARVE_FORMAT_SLICE(varve_string_bytes(parts.conflict)));
  attributes->dictionary = parts.dictionary;
  attributes->properties = parts.properties;
  return VARVE_STATUS_OK;
}

static varve_status read_dictionary(varve_bytecode_reader *reader, size_t index,
                                    varve_cursor *cursor, const varve_attribute **dictionary) {
  *dictionary = NULL;
  if (index == VARVE_ABSENT)
    return VARVE_STATUS_OK;
  const varve_attribute *attribute;
  VARVE_TRY(varve_reader_attribute(reader, index, &attribute));
  if (attribute->kind != VARVE_KIND_DICTIONARY)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "attribute #%zu (%s) stands where a dictionary belongs", index,
                                  varve_kind_text((varve_kind)attribute->kind));
  if (varve_dictionary_size(attribute) != 0)
    *dictionary = attribute;
  return VARVE_STATUS_OK;
}

/* The memory of the last reading of this index; they are made when the first is wanted. */
static varve_status find_memory(varve_bytecode_reader *reader, size_t index,
                                varve_read_attributes **memory) {
  bool is_by_blob = varve_file_has(&reader->file, VARVE_SINCE_PROPERTIES);
  if (reader->attributes.count == 0 &&
      varve_vector_grow(&reader->attributes, is_by_blob ? reader->file.properties.count
                                                        : reader->file.attribute_count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *memory = &VARVE_VECTOR_AT(&reader->attributes, varve_read_attributes, index);
  return VARVE_STATUS_OK;
}

static varve_status read_properties(varve_bytecode_reader *reader, const varve_operation_name *name,
                                    const varve_ir_operation *op, varve_cursor *cursor,
                                    varve_read_attributes *attributes) {
  varve_read_attributes *memory;
  if (op->properties == VARVE_ABSENT)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_memory(reader, op->properties, &memory));
  if (memory->name != name) {
    VARVE_TRY(read_blob(reader, name, op, cursor, &memory->properties));
    memory->name = name;
  }
  attributes->properties = memory->properties;
  return VARVE_STATUS_OK;
}

varve_status varve_reader_operation_attributes(varve_bytecode_reader *reader,
                                               const varve_operation_name *name,
                                               const varve_ir_operation *op, varve_cursor *cursor,
                                               varve_read_attributes *attributes) {
  *attributes = (varve_read_attributes){.name = name};
  VARVE_TRY(read_dictionary(reader, op->dictionary, cursor, &attributes->dictionary));
  VARVE_TRY(read_properties(reader, name, op, cursor, attributes));
  if (name->definition == NULL ||
      VARVE_VECTOR_AT(&reader->file.names, varve_file_name, op->name).is_registered)
    return VARVE_STATUS_OK;
  if (varve_file_has(&reader->file, VARVE_SINCE_PROPERTIES) || op->dictionary == VARVE_ABSENT)
    return split(reader, name, cursor, attributes);
  varve_read_attributes *memory;
  VARVE_TRY(find_memory(reader, op->dictionary, &memory));
  if (memory->name != name) {
    VARVE_TRY(split(reader, name, cursor, attributes));
    *memory = *attributes;
  }
  *attributes = *memory;
  return VARVE_STATUS_OK;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the dictionary and properties of an operation. A blob of properties does not describe its
 * own layout. The operation's definition does, but only for the LLVM releases it belongs to.
 * format-spec/bytecode.md, "Properties". */
#include <inttypes.h>

#include "base/scanner.h"
#include "bytecode/layout/layout_search.h"
#include "bytecode/read/read.h"
#include "dialect/properties/native_property.h"
#include "dialect/properties/operation_properties.h"
#include "dialect/registry/registry.h"
#include "dialect/segments.h"

static bool is_registered(const varve_bytecode_reader *reader, const varve_ir_operation *op) {
  return VARVE_VECTOR_AT(&reader->file.names, varve_file_name, op->name).is_registered;
}

static const varve_operation_definition *layout_at(const varve_layout_choice *choice, size_t name) {
  return VARVE_VECTOR_AT(&choice->layouts, const varve_operation_definition *const, name);
}

/* Returns whether the context of the reader has the definition of the era that was chosen. */
static bool is_of_choice(const varve_bytecode_reader *reader, const varve_operation_name *name) {
  varve_era era = reader->choice.era;
  return era == reader->context->era ||
         varve_registry_find_operation(varve_registry_of_era(era), name->text) ==
             name->definition->place;
}

/* Sets *layout to the definition whose layout the blobs of the operation have, or to NULL. A
 * definition that was loaded is taken for that of the file. */
static varve_status find_layout(varve_bytecode_reader *reader, const varve_operation_name *name,
                                const varve_ir_operation *op,
                                const varve_operation_definition **layout) {
  const varve_operation_definition *definition = name->definition;
  *layout = definition;
  if (definition == NULL || reader->trusts_layouts ||
      !varve_registry_has_tables(varve_registry_of_era(reader->context->era),
                                 definition->dialect->name, definition->dialect->tables))
    return VARVE_STATUS_OK;
  if (!reader->has_choice)
    VARVE_TRY(varve_layouts_choose(reader, &(varve_layout_request){.era = reader->context->era},
                                   &reader->choice));
  reader->has_choice = true;
  const varve_layout_choice *choice = &reader->choice;
  if (*choice->fault != 0 || !is_of_choice(reader, name))
    *layout = NULL;
  else if (choice->layouts.count != 0 && layout_at(choice, op->name) != NULL)
    *layout = choice->era == reader->context->era ? layout_at(choice, op->name) : NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_reader_find_layout(varve_bytecode_reader *reader,
                                      const varve_operation_name *name,
                                      const varve_ir_operation *op,
                                      const varve_operation_definition **layout) {
  *layout = NULL;
  return is_registered(reader, op) ? find_layout(reader, name, op, layout) : VARVE_STATUS_OK;
}

static varve_slice producer_of(const varve_bytecode_reader *reader) {
  return reader->file.producer.size == 0 ? VARVE_SLICE("an unnamed producer")
                                         : reader->file.producer;
}

static varve_status refuse_blob(varve_bytecode_reader *reader, const varve_operation_name *name,
                                varve_cursor *cursor) {
  varve_slice producer = producer_of(reader), dialect = varve_string_bytes(name->dialect);
  bool is_defined = name->definition != NULL;
  if (is_defined && *reader->choice.fault != 0)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_UNSUPPORTED, "%s",
                                  reader->choice.fault);
  if (!is_defined && varve_dialect_is_known(reader->context, dialect))
    return varve_byte_reader_fail(
        &cursor->bytes, VARVE_STATUS_UNSUPPORTED,
        "properties of '%.*s' (written by %.*s) cannot be read: the definitions of dialect '%.*s' "
        "have no such operation",
        VARVE_FORMAT_SLICE(name->text), VARVE_FORMAT_SLICE(producer), VARVE_FORMAT_SLICE(dialect));
  return varve_byte_reader_fail(
      &cursor->bytes, VARVE_STATUS_UNSUPPORTED,
      "properties of '%.*s' (dialect '%.*s', written by %.*s) cannot be read without %s%s",
      VARVE_FORMAT_SLICE(name->text), VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(producer),
      is_defined ? "the definitions of " : "its definition (--dialect=FILE)",
      is_defined ? varve_era_text(reader->choice.era) : "");
}

static varve_status note_short_blob(const varve_bytecode_reader *reader,
                                    const varve_operation_name *name, uint32_t count) {
  const varve_short_blob *known = varve_module_find_short_blob(reader->module, name);
  return known != NULL && known->count <= count
             ? VARVE_STATUS_OK
             : varve_module_set_short_blob(reader->module, name, count);
}

/* Holds an error of a blob that does not match its definition, to report it together with the
 * likely cause. */
typedef struct blob_fault {
  varve_status status;
  uint64_t offset;
  size_t size;
  char text[512];
} blob_fault;

/* Keeps the first fault. */
static void keep_fault(void *user, const varve_diagnostic *diagnostic) {
  blob_fault *fault = user;
  if (fault->status != VARVE_STATUS_OK)
    return;
  size_t size = diagnostic->message.size;
  fault->status = diagnostic->status;
  fault->offset = diagnostic->offset;
  fault->size = size < sizeof fault->text ? size : sizeof fault->text;
  memcpy(fault->text, diagnostic->message.data, fault->size);
}

static varve_status report_fault(varve_bytecode_reader *reader, const varve_operation_name *name,
                                 const blob_fault *fault) {
  varve_slice producer = producer_of(reader), dialect = varve_string_bytes(name->dialect);
  return varve_report(&reader->reporter, fault->status, fault->offset,
                      "%.*s: the properties do not match the loaded definition of '%.*s'; load the "
                      "definition of dialect '%.*s' that %.*s used",
                      (int)fault->size, fault->text, VARVE_FORMAT_SLICE(name->text),
                      VARVE_FORMAT_SLICE(dialect), VARVE_FORMAT_SLICE(producer));
}

/* Layouts of older releases: varve.layouts */

static varve_status find_older_layout(varve_bytecode_reader *reader,
                                      const varve_operation_definition *layout, varve_slice changes,
                                      const varve_operation_definition **made) {
  varve_vector *known = &reader->older_layouts;
  for (size_t i = 0; i < known->count; i++) {
    const varve_older_layout *older = &VARVE_VECTOR_AT(known, varve_older_layout, i);
    *made = older->made;
    if (older->layout == layout && varve_slice_equal(older->changes, changes))
      return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_layout_variant_make(reader->context, changes, layout, made));
  return varve_vector_push(known, &(varve_older_layout){layout, changes, *made});
}

static bool has_all(const varve_operation_definition *definition, const varve_entity *properties) {
  uint32_t count = properties == NULL ? 0 : varve_dictionary_size(properties);
  for (uint32_t i = 0; i < count; i++)
    if (varve_find_property(definition, varve_string_bytes(varve_dictionary_name(properties, i))) ==
        NULL)
      return false;
  return true;
}

/* Whether the names and kinds of the values and the sizes of groups fit the definition. */
static varve_status fits_layout(varve_bytecode_reader *reader,
                                const varve_operation_definition *layout,
                                const varve_ir_operation *op, const varve_entity *properties,
                                bool *is_so) {
  varve_segment_totals totals = {(uint32_t)op->operand_count, (uint32_t)op->result_count};
  const varve_entity *misfit = NULL;
  *is_so =
      has_all(layout, properties) && varve_segments_find_fault(layout, properties, totals) == NULL;
  if (*is_so && properties != NULL)
    VARVE_TRY(varve_drop_misfits(reader->context, layout, &properties, &misfit));
  *is_so = *is_so && misfit == NULL;
  return VARVE_STATUS_OK;
}

static varve_slice older_layouts_of(const varve_operation_definition *layout) {
  return varve_find_text_fact(layout->dialect->tables, layout->record->facts, "layouts");
}

/* Tries the layouts in their order, without reports; *is_read is whether one fits. */
static varve_status read_older(varve_bytecode_reader *reader,
                               const varve_operation_definition *layout,
                               const varve_ir_operation *op, const varve_entity **properties,
                               bool *is_read) {
  varve_slice text = older_layouts_of(layout);
  while (text.size != 0 && !*is_read) {
    varve_slice changes = varve_text_take_part(&text, VARVE_SLICE(";"));
    const varve_operation_definition *made;
    blob_fault fault = {.status = VARVE_STATUS_OK};
    varve_reporter keeper = {.sink = {keep_fault, &fault}};
    varve_cursor at;
    VARVE_TRY(find_older_layout(reader, layout, changes, &made));
    if (made == NULL)
      continue;
    varve_reader_open_blob(reader, op, &at);
    at.bytes.reporter = &keeper;
    reader->blob_count = made->property_count;
    varve_status status = varve_reader_properties_at(reader, made, &at, properties);
    if (status != VARVE_STATUS_OK && fault.status == VARVE_STATUS_OK)
      return status;
    if (status == VARVE_STATUS_OK)
      VARVE_TRY(fits_layout(reader, layout, op, *properties, is_read));
  }
  return VARVE_STATUS_OK;
}

/* If the blob does not fit all properties, it may lack the last ones that varve.later allows, or
 * have another layout. */
static varve_status read_registered(varve_bytecode_reader *reader, const varve_operation_name *name,
                                    const varve_operation_definition *layout,
                                    const varve_ir_operation *op, const varve_entity **properties) {
  blob_fault fault = {.status = VARVE_STATUS_OK};
  varve_reporter keeper = {.sink = {keep_fault, &fault}};
  uint32_t count = layout->property_count;
  for (;; count--) {
    varve_cursor at;
    varve_reader_open_blob(reader, op, &at);
    at.bytes.reporter = &keeper;
    reader->blob_count = count;
    varve_status status = varve_reader_properties_at(reader, layout, &at, properties);
    bool is_read = status == VARVE_STATUS_OK, does_fit = is_read;
    if (is_read && older_layouts_of(layout).size != 0)
      VARVE_TRY(fits_layout(reader, layout, op, *properties, &does_fit));
    if (does_fit)
      break;
    if (varve_is_failure(status) || (!is_read && fault.status == VARVE_STATUS_OK))
      return status;
    if (!is_read && count != layout->later)
      continue;
    const varve_entity *found = *properties;
    bool is_older = false;
    VARVE_TRY(read_older(reader, layout, op, &found, &is_older));
    if (is_older)
      *properties = found;
    return is_read || is_older ? VARVE_STATUS_OK : report_fault(reader, name, &fault);
  }
  return layout->later == layout->property_count ? VARVE_STATUS_OK
                                                 : note_short_blob(reader, name, count);
}

/* If the producer did not know the operation either, its blob holds one attribute. */
static varve_status read_blob(varve_bytecode_reader *reader, const varve_operation_name *name,
                              const varve_ir_operation *op, varve_cursor *cursor,
                              const varve_entity **properties) {
  varve_cursor at;
  if (is_registered(reader, op)) {
    const varve_operation_definition *layout;
    VARVE_TRY(find_layout(reader, name, op, &layout));
    if (layout == NULL)
      return refuse_blob(reader, name, cursor);
    return read_registered(reader, name, layout, op, properties);
  }
  varve_reader_open_blob(reader, op, &at);
  VARVE_TRY(varve_reader_required(reader, &at, properties));
  return varve_read_end(&at.bytes, "the attribute");
}

/* Splits the attributes in braces and in the blob into dictionary and properties, and fills in
 * defaults. */
static varve_status split(varve_bytecode_reader *reader, const varve_operation_name *name,
                          varve_cursor *cursor, varve_read_attributes *attributes) {
  varve_attribute_split parts;
  varve_status status = varve_split_attributes(reader->context, name, attributes->dictionary,
                                               attributes->properties, &parts);
  if (status == VARVE_STATUS_INVALID && parts.fault != NULL)
    return varve_byte_reader_fail(
        &cursor->bytes, VARVE_STATUS_CORRUPT, "'%.*s' of '%.*s' is not %s",
        VARVE_FORMAT_SLICE(parts.fault->name), VARVE_FORMAT_SLICE(name->text),
        varve_property_expectation(parts.fault));
  if (status == VARVE_STATUS_INVALID || parts.unknown != NULL || parts.useless != NULL ||
      (parts.kept != NULL && varve_pack_may_demote(name)))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "the properties do not match the definition of '%.*s'",
                                  VARVE_FORMAT_SLICE(name->text));
  VARVE_TRY(status);
  if (parts.conflict != NULL)
    return varve_byte_reader_fail(
        &cursor->bytes, VARVE_STATUS_CORRUPT, "'%.*s' has '%.*s' both as attribute and as property",
        VARVE_FORMAT_SLICE(name->text), VARVE_FORMAT_SLICE(varve_string_bytes(parts.conflict)));
  attributes->dictionary = parts.dictionary;
  attributes->properties = parts.properties;
  return VARVE_STATUS_OK;
}

static varve_status read_dictionary(varve_bytecode_reader *reader, size_t index,
                                    varve_cursor *cursor, const varve_entity **dictionary) {
  *dictionary = NULL;
  if (index == VARVE_ABSENT)
    return VARVE_STATUS_OK;
  const varve_entity *attribute;
  VARVE_TRY(varve_reader_attribute(reader, index, &attribute));
  if (attribute->kind != VARVE_KIND_DICTIONARY)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "attribute #%zu (%s) occurs where a dictionary is required",
                                  index, varve_kind_text((varve_kind)attribute->kind));
  if (varve_dictionary_size(attribute) != 0)
    *dictionary = attribute;
  return VARVE_STATUS_OK;
}

/* Returns the attributes last read from this index; the first call allocates the table. */
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

/* Adds properties that the definition does not have; they become discardable. */
static varve_status add_kept(varve_bytecode_reader *reader, const varve_operation_name *name,
                             varve_cursor *cursor, const varve_entity *kept,
                             varve_read_attributes *attributes) {
  const varve_entity *conflict;
  varve_status status = varve_merge_attributes(reader->context, attributes->dictionary, kept,
                                               &attributes->dictionary, &conflict);
  if (status != VARVE_STATUS_INVALID)
    return status;
  return varve_byte_reader_fail(
      &cursor->bytes, VARVE_STATUS_CORRUPT, "'%.*s' has '%.*s' both as attribute and as property",
      VARVE_FORMAT_SLICE(name->text), VARVE_FORMAT_SLICE(varve_string_bytes(conflict)));
}

/* Reads the properties from the blob, if any, and fills in defaults. Repeated reading is charged
 * against the expansion budget. */
static varve_status read_properties(varve_bytecode_reader *reader, const varve_operation_name *name,
                                    const varve_ir_operation *op, varve_cursor *cursor,
                                    varve_read_attributes *attributes) {
  varve_read_attributes *memory;
  if (op->properties == VARVE_ABSENT)
    return split(reader, name, cursor, attributes);
  VARVE_TRY(find_memory(reader, op->properties, &memory));
  if (memory->name != name) {
    varve_slice blob = VARVE_VECTOR_AT(&reader->file.properties, varve_slice, op->properties);
    varve_read_attributes made = {.name = name};
    VARVE_TRY(varve_reader_claim(reader, cursor, memory->name == NULL ? 0 : blob.size));
    VARVE_TRY(read_blob(reader, name, op, cursor, &made.properties));
    if (is_registered(reader, op))
      VARVE_TRY(split(reader, name, cursor, &made));
    *memory = made;
  }
  attributes->properties = memory->properties;
  return memory->dictionary == NULL
             ? VARVE_STATUS_OK
             : add_kept(reader, name, cursor, memory->dictionary, attributes);
}

/* Reads files before version 5. */
static varve_status read_merged(varve_bytecode_reader *reader, const varve_operation_name *name,
                                const varve_ir_operation *op, varve_cursor *cursor,
                                varve_read_attributes *attributes) {
  varve_read_attributes *memory;
  if (op->dictionary == VARVE_ABSENT || name->definition == NULL)
    return split(reader, name, cursor, attributes);
  VARVE_TRY(find_memory(reader, op->dictionary, &memory));
  if (memory->name != name) {
    uint32_t size =
        attributes->dictionary == NULL ? 0 : varve_dictionary_size(attributes->dictionary);
    VARVE_TRY(varve_reader_claim(reader, cursor, memory->name == NULL ? 0 : size));
    VARVE_TRY(split(reader, name, cursor, attributes));
    *memory = *attributes;
  }
  *attributes = *memory;
  return VARVE_STATUS_OK;
}

static varve_status check_segments(const varve_operation_name *name, const varve_ir_operation *op,
                                   varve_cursor *cursor, const varve_read_attributes *attributes) {
  varve_segment_totals totals = {(uint32_t)op->operand_count, (uint32_t)op->result_count};
  bool in_dictionary = name->definition->in_dictionary;
  const varve_property_definition *fault = varve_segments_find_fault(
      name->definition, in_dictionary ? attributes->dictionary : attributes->properties, totals);
  if (fault == NULL)
    return VARVE_STATUS_OK;
  return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                "'%.*s' of '%.*s' does not fit its %" PRIu32
                                " operands and %" PRIu32 " results",
                                VARVE_FORMAT_SLICE(fault->name), VARVE_FORMAT_SLICE(name->text),
                                totals.operand_count, totals.result_count);
}

static varve_status read_all(varve_bytecode_reader *reader, const varve_operation_name *name,
                             const varve_ir_operation *op, varve_cursor *cursor,
                             varve_read_attributes *attributes) {
  *attributes = (varve_read_attributes){.name = name};
  VARVE_TRY(read_dictionary(reader, op->dictionary, cursor, &attributes->dictionary));
  if (!varve_file_has(&reader->file, VARVE_SINCE_PROPERTIES)) {
    VARVE_TRY(read_merged(reader, name, op, cursor, attributes));
  } else {
    VARVE_TRY(read_properties(reader, name, op, cursor, attributes));
    /* A producer that did not know the operation stored all attributes in the dictionary. */
    if (name->definition != NULL && op->properties != VARVE_ABSENT &&
        (attributes->dictionary != NULL || !is_registered(reader, op)))
      VARVE_TRY(split(reader, name, cursor, attributes));
  }
  return name->definition == NULL ? VARVE_STATUS_OK : check_segments(name, op, cursor, attributes);
}

typedef struct attributes_of_pack {
  varve_misfit misfit; /* first */
  const varve_operation_name *name;
  const varve_ir_operation *op;
  varve_cursor *cursor;
  varve_read_attributes *attributes;
} attributes_of_pack;

static varve_status read_of_pack(varve_bytecode_reader *reader, varve_misfit *misfit,
                                 bool is_again) {
  attributes_of_pack *a = (attributes_of_pack *)misfit;
  bool is_first = false;
  if (is_again)
    VARVE_TRY(varve_pack_demote(reader->context, &a->name, VARVE_SLICE(""), &is_first));
  misfit->is_known = !is_first;
  return read_all(reader, a->name, a->op, a->cursor, a->attributes);
}

varve_status varve_reader_operation_attributes(varve_bytecode_reader *reader,
                                               const varve_operation_name *name,
                                               const varve_ir_operation *op, varve_cursor *cursor,
                                               varve_read_attributes *attributes) {
  attributes_of_pack of_pack = {.misfit = {.read = read_of_pack, .end = VARVE_PACK_DEMOTED},
                                .name = name,
                                .op = op,
                                .cursor = cursor,
                                .attributes = attributes};
  return varve_pack_may_demote(name) ? varve_read_misfit(reader, &of_pack.misfit)
                                     : read_all(reader, name, op, cursor, attributes);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of definitions. Reports or records faults of a definition at the location of the operation
 * that has them. */
#include <stdio.h>

#include "definitions/read.h"
#include "text/print/printer.h"

bool varve_has_operation_name(const varve_operation *op, const char *name) {
  return varve_slice_equal(op->name->text, varve_slice_of(name));
}

const varve_entity *varve_read_find(const varve_operation *op, const char *name) {
  return varve_operation_attribute(op, varve_slice_of(name));
}

varve_slice varve_symbol_name(const varve_operation *op) {
  const varve_entity *name = varve_read_find(op, "sym_name");
  return name == NULL || name->kind != VARVE_KIND_STRING ? varve_slice_make("", 0)
                                                         : varve_string_bytes(name);
}

varve_slice varve_entity_name(const varve_operation *op) {
  varve_slice name = varve_symbol_name(op);
  char sigil = varve_has_operation_name(op, "irdl.type") ? '!' : '#';
  return name.size > 1 && name.data[0] == sigil ? varve_slice_make(name.data + 1, name.size - 1)
                                                : name;
}

static bool is_definition(const varve_operation *op, varve_definition_kind *kind) {
  static const struct {
    const char *name;
    varve_definition_kind kind;
  } kinds[] = {{"irdl.dialect", VARVE_DEFINITION_DIALECT},
               {"irdl.operation", VARVE_DEFINITION_OPERATION},
               {"irdl.type", VARVE_DEFINITION_TYPE},
               {"irdl.attribute", VARVE_DEFINITION_ATTRIBUTE},
               {"varve.enum", VARVE_DEFINITION_ENUM}};
  for (size_t i = 0; i < VARVE_COUNT_OF(kinds); i++)
    if (varve_has_operation_name(op, kinds[i].name)) {
      *kind = kinds[i].kind;
      return true;
    }
  return false;
}

/* Appends "dialect.name", or the name of the dialect alone. */
static varve_status append_name(varve_buffer *name, const varve_operation *definition,
                                varve_definition_kind kind) {
  const varve_operation *parent = varve_operation_parent(definition);
  if (kind == VARVE_DEFINITION_DIALECT)
    return varve_buffer_append(name, varve_symbol_name(definition));
  if (parent != NULL && varve_has_operation_name(parent, "irdl.dialect")) {
    VARVE_TRY(varve_buffer_append(name, varve_symbol_name(parent)));
    VARVE_TRY(varve_buffer_append_char(name, '.'));
  }
  bool is_entity = kind == VARVE_DEFINITION_TYPE || kind == VARVE_DEFINITION_ATTRIBUTE;
  return varve_buffer_append(name, is_entity ? varve_entity_name(definition)
                                             : varve_symbol_name(definition));
}

static varve_status record(const varve_definition_reader *reader, varve_registry_fault *fault,
                           const varve_operation *op) {
  const varve_operation *definition = op;
  varve_buffer name;
  if (reader->faults->faults.count == VARVE_MOST_FAULTS)
    return varve_fault_list_add(reader->faults, fault);
  fault->part = reader->part.size != 0 ? reader->part : op->name->text;
  while (definition != NULL && !is_definition(definition, &fault->kind))
    definition = varve_operation_parent(definition);
  varve_buffer_init(&name, reader->memory);
  varve_status status =
      definition == NULL ? VARVE_STATUS_OK : append_name(&name, definition, fault->kind);
  fault->name = varve_buffer_slice(&name);
  if (status == VARVE_STATUS_OK)
    status = varve_fault_list_add(reader->faults, fault);
  varve_buffer_release(&name);
  return status;
}

static varve_status report(const varve_definition_reader *reader, varve_status status,
                           const varve_operation *op, const char *message) {
  varve_source_place place = varve_location_place(op->location);
  if (reader->faults == NULL || status == VARVE_STATUS_LIMIT_EXCEEDED)
    return varve_report_at(reader->reporter, status, &place, "%s", message);
  varve_registry_fault fault = {.message = varve_slice_of(message),
                                .file = place.file,
                                .line = place.line,
                                .column = place.column};
  if (fault.file.size == 0 && reader->reporter != NULL)
    fault.file = reader->reporter->file;
  VARVE_TRY(record(reader, &fault, op));
  return status;
}

enum { MESSAGE_SIZE = 1024 };

varve_status varve_definition_error(varve_definition_reader *reader, const varve_operation *op,
                                    const char *format, ...) {
  char message[MESSAGE_SIZE];
  varve_source_place place = varve_location_place(op->location);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return varve_report_at(reader->reporter, VARVE_STATUS_INVALID, &place, "%s", message);
}

varve_status varve_definition_fault(varve_definition_reader *reader, const varve_operation *op,
                                    const char *format, ...) {
  char message[MESSAGE_SIZE];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return report(reader, VARVE_STATUS_INVALID, op, message);
}

varve_status varve_definition_fault_as(varve_definition_reader *reader, varve_status status,
                                       const varve_operation *op, const char *format, ...) {
  char message[MESSAGE_SIZE];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return report(reader, status, op, message);
}

bool varve_definition_goes_on(const varve_definition_reader *reader, varve_status status) {
  return reader->faults != NULL &&
         (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_UNSUPPORTED);
}

varve_status varve_definition_go_on(const varve_definition_reader *reader, varve_status status) {
  return varve_definition_goes_on(reader, status) ? VARVE_STATUS_OK : status;
}

/* Attributes of operations of a definition. A registered irdl operation has its attributes as
 * properties; an unregistered one has all in its dictionary. */

static bool is_text(const varve_entity *attribute) {
  if (attribute->kind != VARVE_KIND_STRING)
    return false;
  varve_slice bytes = varve_string_bytes(attribute);
  return bytes.size == 0 || memchr(bytes.data, 0, bytes.size) == NULL;
}

varve_status varve_read_text(varve_definition_reader *reader, const varve_operation *op,
                             const char *name, varve_slice *text) {
  const varve_entity *attribute = varve_read_find(op, name);
  *text = VARVE_SLICE("");
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  if (!is_text(attribute))
    return varve_definition_fault(reader, op, "'%s' must be a string without NUL", name);
  *text = varve_string_bytes(attribute);
  return VARVE_STATUS_OK;
}

varve_status varve_read_table_text(varve_definition_reader *reader, const varve_operation *op,
                                   const char *name, varve_text *text) {
  varve_slice bytes;
  VARVE_TRY(varve_read_text(reader, op, name, &bytes));
  return varve_tables_builder_text(&reader->builder, bytes, text);
}

varve_status varve_read_unit(varve_definition_reader *reader, const varve_operation *op,
                             const char *name, bool *is_given) {
  const varve_entity *attribute = varve_read_find(op, name);
  *is_given = attribute != NULL;
  if (attribute != NULL && attribute->kind != VARVE_KIND_UNIT)
    return varve_definition_fault(reader, op, "'%s' must be a unit attribute", name);
  return VARVE_STATUS_OK;
}

varve_status varve_read_strings(varve_definition_reader *reader, const varve_operation *op,
                                const char *name, const varve_entity **array) {
  *array = varve_read_find(op, name);
  if (*array == NULL)
    return VARVE_STATUS_OK;
  bool is_good = (*array)->kind == VARVE_KIND_ARRAY;
  for (uint32_t i = 0; is_good && i < (*array)->child_count; i++)
    is_good = is_text((*array)->children[i]) && (*array)->children[i]->payload_size != 0;
  return is_good
             ? VARVE_STATUS_OK
             : varve_definition_fault(
                   reader, op, "'%s' must be an array of strings, none empty or with a NUL", name);
}

varve_status varve_read_text_list(varve_definition_reader *reader, const varve_operation *op,
                                  const char *name, varve_record_list *list) {
  const varve_entity *array;
  *list = (varve_record_list){0, 0};
  VARVE_TRY(varve_read_strings(reader, op, name, &array));
  if (array == NULL)
    return VARVE_STATUS_OK;
  varve_vector_truncate(&reader->list, 0);
  for (uint32_t i = 0; i < array->child_count; i++) {
    varve_text text;
    VARVE_TRY(
        varve_tables_builder_text(&reader->builder, varve_string_bytes(array->children[i]), &text));
    VARVE_TRY(varve_vector_push(&reader->list, &text));
  }
  return varve_tables_builder_list(&reader->builder, VARVE_TABLE_numbers, reader->list.data,
                                   reader->list.count, list);
}

/* Appends a trait without blanks, which mean nothing before and between its arguments. */
static varve_status append_trait(varve_buffer *out, varve_slice trait) {
  bool is_quoted = false;
  for (size_t i = 0; i < trait.size; i++) {
    is_quoted ^= trait.data[i] == '"';
    if (trait.data[i] != ' ' || is_quoted)
      VARVE_TRY(varve_buffer_append_char(out, trait.data[i]));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_read_traits(varve_definition_reader *reader, const varve_operation *op,
                               varve_record_list *list) {
  const varve_entity *array;
  *list = (varve_record_list){0, 0};
  VARVE_TRY(varve_read_strings(reader, op, "varve.traits", &array));
  if (array == NULL)
    return VARVE_STATUS_OK;
  varve_vector_truncate(&reader->list, 0);
  for (uint32_t i = 0; i < array->child_count; i++) {
    varve_text text;
    reader->text.size = 0;
    VARVE_TRY(append_trait(&reader->text, varve_string_bytes(array->children[i])));
    VARVE_TRY(
        varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text), &text));
    VARVE_TRY(varve_vector_push(&reader->list, &text));
  }
  return varve_tables_builder_list(&reader->builder, VARVE_TABLE_numbers, reader->list.data,
                                   reader->list.count, list);
}

varve_status varve_read_dictionary(varve_definition_reader *reader, const varve_operation *op,
                                   const char *name, const varve_entity **dictionary) {
  *dictionary = varve_read_find(op, name);
  if (*dictionary == NULL)
    return VARVE_STATUS_OK;
  if ((*dictionary)->kind != VARVE_KIND_DICTIONARY) {
    *dictionary = NULL;
    return varve_definition_go_on(
        reader, varve_definition_fault(reader, op, "'%s' must be a dictionary", name));
  }
  for (uint32_t i = 0; i < varve_dictionary_size(*dictionary); i++) {
    varve_slice key = varve_string_bytes(varve_dictionary_name(*dictionary, i));
    if (varve_name_set_find(&reader->names, key) != VARVE_NAME_ABSENT)
      continue;
    varve_status status = varve_definition_fault(
        reader, op, "'%s' names '%.*s', which is not in the list", name, VARVE_FORMAT_SLICE(key));
    VARVE_TRY(varve_definition_go_on(reader, status));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_definition(varve_definition_reader *reader, const varve_operation *op,
                                    const varve_entity *attribute) {
  reader->text.size = 0;
  varve_status status =
      varve_print_within(reader->context, attribute, VARVE_DEFINITION_TEXT_LIMIT, &reader->text);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED || reader->text.size > VARVE_DEFINITION_TEXT_LIMIT)
    return varve_definition_fault_as(reader, VARVE_STATUS_LIMIT_EXCEEDED, op,
                                     "an attribute here has more than %u bytes of text",
                                     (unsigned)VARVE_DEFINITION_TEXT_LIMIT);
  VARVE_TRY(status);
  if (memchr(reader->text.data, 0, reader->text.size) != NULL)
    return varve_definition_fault(reader, op, "an attribute here holds a NUL");
  return VARVE_STATUS_OK;
}

varve_status varve_read_attribute_text(varve_definition_reader *reader, const varve_operation *op,
                                       const varve_entity *attribute, varve_text *text) {
  VARVE_TRY(varve_print_definition(reader, op, attribute));
  return varve_tables_builder_text(&reader->builder, varve_buffer_slice(&reader->text), text);
}

static bool is_known(const char *const *known, varve_slice name) {
  for (; *known != NULL; known++)
    if (varve_slice_equal(varve_slice_of(*known), name))
      return true;
  return false;
}

static varve_status add_fact(varve_definition_reader *reader, const varve_operation *op,
                             varve_slice key, const varve_entity *value) {
  varve_text pair[2];
  if (memchr(key.data, 0, key.size) != NULL)
    return varve_definition_fault(reader, op, "the name of an attribute here holds a NUL");
  VARVE_TRY(varve_tables_builder_text(&reader->builder, key, &pair[0]));
  VARVE_TRY(varve_read_attribute_text(reader, op, value, &pair[1]));
  return varve_vector_append(&reader->list, pair, 2);
}

static varve_status add_facts_in(varve_definition_reader *reader, const varve_operation *op,
                                 const varve_entity *dictionary, const char *const *known) {
  static const varve_slice prefix = VARVE_SLICE_INIT("varve.");
  if (dictionary == NULL || dictionary->kind != VARVE_KIND_DICTIONARY)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    if (!varve_slice_starts_with(name, prefix) || name.size == prefix.size)
      continue;
    varve_slice key = varve_slice_make(name.data + prefix.size, name.size - prefix.size);
    if (is_known(known, key))
      continue;
    varve_status status = add_fact(reader, op, key, varve_dictionary_value(dictionary, i));
    VARVE_TRY(varve_definition_go_on(reader, status));
  }
  return VARVE_STATUS_OK;
}

static varve_status add_facts(varve_definition_reader *reader, const varve_operation *op,
                              const char *const *known) {
  VARVE_TRY(add_facts_in(reader, op, varve_operation_properties(op), known));
  return add_facts_in(reader, op, varve_operation_dictionary(op), known);
}

varve_status varve_read_facts(varve_definition_reader *reader, const varve_fact_source *source,
                              varve_record_list *list) {
  varve_vector_truncate(&reader->list, 0);
  VARVE_TRY(add_facts(reader, source->op, source->known));
  if (source->parameters != NULL)
    VARVE_TRY(add_facts(reader, source->parameters, source->known));
  if (source->more != NULL)
    VARVE_TRY(varve_vector_append(&reader->list, source->more->data, source->more->count));
  VARVE_TRY(varve_tables_builder_list(&reader->builder, VARVE_TABLE_numbers, reader->list.data,
                                      reader->list.count, list));
  list->count /= 2;
  return VARVE_STATUS_OK;
}

/* Joins an array of strings with blanks; the text is in reader->text. */
varve_status varve_read_joined(varve_definition_reader *reader, const varve_operation *op,
                               const char *name, varve_slice *text) {
  const varve_entity *attribute = varve_read_find(op, name);
  if (attribute == NULL || attribute->kind != VARVE_KIND_ARRAY)
    return varve_read_text(reader, op, name, text);
  VARVE_TRY(varve_read_strings(reader, op, name, &attribute));
  reader->text.size = 0;
  for (uint32_t i = 0; i < attribute->child_count; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append_char(&reader->text, ' '));
    VARVE_TRY(varve_buffer_append(&reader->text, varve_string_bytes(attribute->children[i])));
  }
  *text = varve_buffer_slice(&reader->text);
  return VARVE_STATUS_OK;
}

varve_status varve_read_syntax(varve_definition_reader *reader, const varve_operation *op,
                               varve_text *text) {
  varve_slice format, hook;
  VARVE_TRY(varve_read_joined(reader, op, "varve.format", &format));
  VARVE_TRY(varve_read_text(reader, op, "varve.syntax", &hook));
  bool has_format = varve_read_find(op, "varve.format") != NULL;
  bool has_hook = varve_read_find(op, "varve.syntax") != NULL;
  *text = 0;
  if (has_format && has_hook)
    return varve_definition_fault(reader, op, "varve.format and varve.syntax exclude each other");
  if (has_hook && (!varve_slice_starts_with(hook, VARVE_SLICE("hook:")) || hook.size == 5))
    return varve_definition_fault(reader, op, "varve.syntax must be \"hook:\" and a name");
  if (varve_slice_starts_with(format, VARVE_SLICE("hook:")))
    return varve_definition_fault(reader, op, "a hook is named by varve.syntax");
  return varve_tables_builder_text(&reader->builder, has_hook ? hook : format, text);
}

varve_status varve_read_names(varve_definition_reader *reader, const varve_operation *op,
                              const char *name, uint32_t count) {
  const varve_entity *array;
  varve_name_set_clear(&reader->names);
  VARVE_TRY(varve_read_strings(reader, op, name, &array));
  uint32_t given = array == NULL ? 0 : array->child_count;
  if (given != count)
    return varve_definition_fault(reader, op, "%.*s has %u values but %u names",
                                  VARVE_FORMAT_SLICE(op->name->text), (unsigned)count,
                                  (unsigned)given);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t earlier;
    varve_slice text = varve_string_bytes(array->children[i]);
    VARVE_TRY(varve_name_set_add(&reader->names, text, &earlier));
    if (earlier != VARVE_NAME_ABSENT)
      return varve_definition_fault(reader, op, "%.*s names '%.*s' twice",
                                    VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(text));
  }
  return VARVE_STATUS_OK;
}

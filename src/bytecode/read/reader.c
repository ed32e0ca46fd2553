/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The state of a reader, and what all its parts look up: strings, names and the memory that is
 * left. format-spec/bytecode.md. */
#include "bytecode/read/reader.h"

#include <stdio.h>

#include "bytecode/read/read.h"
#include "dialect/registry/pack_choice.h"

/* Entries that grow when they are read may take this many bytes, plus this many for each byte of
 * the file. */
enum { EXPANSION_BASE = 64 << 20, EXPANSION_PER_BYTE = 16 };

void varve_layouts_release(varve_layout_choice *choice) {
  varve_vector_release(&choice->layouts);
  for (size_t i = 0; i < VARVE_COUNT_OF(choice->contexts); i++)
    varve_context_destroy(choice->contexts[i]);
}

void varve_bytecode_reader_destroy(varve_bytecode_reader *reader) {
  varve_memory *memory = &reader->context->memory;
  varve_module_destroy(reader->scratch_module);
  varve_file_release(&reader->file);
  varve_fields_release(&reader->fields);
  varve_buffer_release(&reader->file_name);
  varve_buffer_release(&reader->work.text);
  varve_vector_release(&reader->work.open);
  varve_vector_release(&reader->work.children);
  varve_vector_release(&reader->work.scratch);
  varve_vector_release(&reader->work.affine_operators);
  varve_vector_release(&reader->work.words);
  varve_vector_release(&reader->work.parameters);
  varve_vector_release(&reader->work.property_entries);
  varve_vector_release(&reader->older_layouts);
  varve_vector_release(&reader->work.native_values);
  varve_buffer_release(&reader->work.sizes);
  varve_vector_release(&reader->strings);
  varve_vector_release(&reader->attributes);
  varve_layouts_release(&reader->choice);
  varve_memory_free(memory, reader, sizeof *reader);
}

static void release_keeper(varve_keeper *keeper) {
  varve_bytecode_reader_destroy((varve_bytecode_reader *)keeper);
}

void varve_reader_allow_expansion(varve_bytecode_reader *reader) {
  reader->expansion_left = EXPANSION_BASE + (uint64_t)reader->file.bytes.size * EXPANSION_PER_BYTE;
}

varve_status varve_bytecode_reader_create(varve_context *context, varve_slice bytes,
                                          const varve_bytecode_read_options *options,
                                          varve_bytecode_reader **created) {
  varve_memory *memory = &context->memory;
  varve_bytecode_reader *reader = varve_memory_resize(memory, NULL, 0, sizeof *reader);
  *created = reader;
  if (reader == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *reader = (varve_bytecode_reader){.keeper = {.release = release_keeper},
                                    .context = context,
                                    .lazy_bodies = options->lazy_bodies && options->keeper != NULL,
                                    .is_kept = options->keeper != NULL,
                                    .leaves_resources = options->leaves_resources,
                                    .trusts_layouts = options->trusts_layouts,
                                    .keeps_misfits = options->keeps_misfits};
  reader->reporter = (varve_reporter){.sink = options->sink, .max_errors = 1};
  varve_file_init(&reader->file, memory, bytes, &reader->reporter);
  varve_reader_allow_expansion(reader);
  varve_fields_init(&reader->fields, memory);
  varve_buffer_init(&reader->file_name, memory);
  varve_buffer_init(&reader->work.text, memory);
  varve_vector_init(&reader->work.open, memory, sizeof(uint32_t));
  varve_vector_init(&reader->work.children, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->work.scratch, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->work.affine_operators, memory, sizeof(varve_affine_operator));
  varve_vector_init(&reader->work.words, memory, sizeof(uint64_t));
  varve_vector_init(&reader->work.parameters, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->work.property_entries, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->older_layouts, memory, sizeof(varve_older_layout));
  varve_vector_init(&reader->work.native_values, memory, sizeof(const varve_entity *));
  varve_buffer_init(&reader->work.sizes, memory);
  varve_vector_init(&reader->strings, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->attributes, memory, sizeof(varve_read_attributes));
  VARVE_TRY(varve_buffer_append(&reader->file_name, options->file_name));
  reader->reporter.file = varve_buffer_slice(&reader->file_name);
  return VARVE_STATUS_OK;
}

varve_status varve_reader_string(varve_bytecode_reader *reader, size_t index,
                                 const varve_entity **string) {
  size_t count = reader->file.strings.count;
  if (reader->strings.count == 0 && varve_vector_grow(&reader->strings, count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  const varve_entity **known = &VARVE_VECTOR_AT(&reader->strings, const varve_entity *, index);
  if (*known == NULL)
    VARVE_TRY(varve_string_get(reader->context, varve_file_string(&reader->file, index), known));
  *string = *known;
  return VARVE_STATUS_OK;
}

varve_status varve_reader_claim(varve_bytecode_reader *reader, varve_cursor *cursor,
                                uint64_t size) {
  if (size > reader->expansion_left)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_LIMIT_EXCEEDED,
                                  "this takes too much memory for so small a file");
  reader->expansion_left -= size;
  return VARVE_STATUS_OK;
}

static varve_status intern_name(varve_bytecode_reader *reader, varve_cursor *cursor,
                                varve_file_name *name) {
  varve_buffer text;
  varve_slice suffix = varve_file_string(&reader->file, name->suffix);
  varve_slice dialect = varve_file_dialect_at(&reader->file, name->dialect)->name;
  VARVE_TRY(varve_reader_claim(reader, cursor, dialect.size + suffix.size));
  varve_buffer_init(&text, &reader->context->memory);
  varve_status status = varve_buffer_append(&text, dialect);
  if (status == VARVE_STATUS_OK && suffix.size != 0)
    status = varve_buffer_append_char(&text, '.');
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, suffix);
  if (status == VARVE_STATUS_OK && !varve_is_operation_name(varve_buffer_slice(&text)))
    status = varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "an operation needs a name, without a NUL byte");
  if (status == VARVE_STATUS_OK)
    status = varve_operation_name_get(reader->context, varve_buffer_slice(&text), &name->name);
  varve_buffer_release(&text);
  return status;
}

varve_status varve_reader_operation_name(varve_bytecode_reader *reader, size_t index,
                                         varve_cursor *cursor, const varve_operation_name **name) {
  varve_file_name *entry = &VARVE_VECTOR_AT(&reader->file.names, varve_file_name, index);
  if (entry->name == NULL)
    VARVE_TRY(intern_name(reader, cursor, entry));
  *name = entry->name;
  return reader->context->packs.is_off && varve_pack_may_demote(*name)
             ? varve_operation_name_get_undefined(reader->context, (*name)->text, name)
             : VARVE_STATUS_OK;
}

varve_status varve_reader_read_value(varve_bytecode_reader *reader, size_t index,
                                     varve_resource *resource) {
  const varve_file_resource *source =
      &VARVE_VECTOR_AT(&reader->file.resources, varve_file_resource, index);
  varve_resource_value value;
  varve_cursor cursor;
  varve_file_part_cursor(&reader->file, VARVE_SECTION_RESOURCE, source->offset, source->size,
                         &cursor);
  varve_cursor_name(&cursor, "resource", index);
  if (source->size == 0 && source->is_external)
    return varve_byte_reader_fail(&cursor.bytes, VARVE_STATUS_CORRUPT,
                                  "an external resource without a value");
  if (source->size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_file_read_resource_value(&reader->file, source, &cursor, &value));
  resource->has_data = true;
  resource->alignment = value.alignment;
  resource->bool_value = value.boolean;
  /* The bytes must live as long as the module. */
  varve_slice *kept = &resource->data;
  *kept = value.data;
  if (reader->is_kept || value.data.size == 0)
    return VARVE_STATUS_OK;
  *kept = varve_arena_copy(&reader->module->pool.arena, value.data);
  return kept->data != NULL ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

varve_status varve_reader_handle(varve_bytecode_reader *reader, size_t index,
                                 const varve_entity **handle) {
  const varve_bytecode_file *file = &reader->file;
  const varve_file_resource *source = &VARVE_VECTOR_AT(&file->resources, varve_file_resource,
                                                       file->external_resource_count + index);
  const varve_entity *group, *key;
  VARVE_TRY(
      varve_reader_string(reader, varve_file_dialect_at(file, source->group)->name_index, &group));
  VARVE_TRY(varve_reader_string(reader, source->key, &key));
  return varve_resource_handle_get(reader->context, group, key, handle);
}

varve_status varve_reader_read_resources(varve_bytecode_reader *reader) {
  static const varve_resource_kind kinds[] = {[VARVE_RESOURCE_KIND_BLOB] = VARVE_RESOURCE_BLOB,
                                              [VARVE_RESOURCE_KIND_BOOL] = VARVE_RESOURCE_BOOL,
                                              [VARVE_RESOURCE_KIND_STRING] = VARVE_RESOURCE_STRING};
  const varve_vector *groups = &reader->file.external_groups;
  const varve_entity *name;
  for (size_t i = 0; i < groups->count; i++) {
    VARVE_TRY(varve_reader_string(reader, VARVE_VECTOR_AT(groups, uint32_t, i), &name));
    VARVE_TRY(varve_vector_push(&reader->module->external_groups, &name));
  }
  for (size_t i = 0; i < reader->file.resources.count; i++) {
    const varve_file_resource *source =
        &VARVE_VECTOR_AT(&reader->file.resources, varve_file_resource, i);
    const varve_bytecode_file *file = &reader->file;
    varve_resource resource = {.kind = kinds[source->kind], .has_data = false};
    size_t group = source->is_external ? source->group
                                       : varve_file_dialect_at(file, source->group)->name_index;
    VARVE_TRY(varve_reader_string(reader, group, &resource.group));
    VARVE_TRY(varve_reader_string(reader, source->key, &resource.key));
    if (reader->leaves_resources && source->size != 0) {
      resource.has_data = true;
      resource.data = varve_slice_make(NULL, i + 1);
    } else {
      VARVE_TRY(varve_reader_read_value(reader, i, &resource));
    }
    VARVE_TRY(varve_module_add_resource(reader->module, &resource, source->is_external));
  }
  return VARVE_STATUS_OK;
}

/* What definitions of packs do not fit */

/* The first fault of an attempt. */
typedef struct held_fault {
  varve_diagnostic_sink sink; /* receives warnings at once */
  varve_diagnostic fault;
  char text[512];
  size_t size;
  bool is_held;
} held_fault;

static void hold(void *user, const varve_diagnostic *diagnostic) {
  held_fault *held = user;
  bool is_error = diagnostic->severity == VARVE_SEVERITY_ERROR;
  if (!is_error && held->sink.function != NULL)
    held->sink.function(held->sink.user, diagnostic);
  if (!is_error || held->is_held)
    return;
  held->is_held = true;
  held->fault = *diagnostic;
  held->size =
      diagnostic->message.size < sizeof held->text ? diagnostic->message.size : sizeof held->text;
  memcpy(held->text, diagnostic->message.data, held->size);
}

static void show(held_fault *held, varve_severity severity, const char *end) {
  char text[sizeof held->text + 128];
  if (!held->is_held || held->sink.function == NULL)
    return;
  snprintf(text, sizeof text, "%.*s%s", (int)held->size, held->text, end);
  held->fault.severity = severity;
  held->fault.message = varve_slice_of(text);
  held->sink.function(held->sink.user, &held->fault);
}

static bool may_be_of_pack(const varve_bytecode_reader *reader, varve_status status) {
  return varve_packs_used(reader->context) != 0 &&
         (status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_UNSUPPORTED ||
          status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX);
}

varve_status varve_read_misfit(varve_bytecode_reader *reader, varve_misfit *misfit) {
  held_fault held = {.sink = reader->reporter.sink};
  uint32_t errors = reader->reporter.error_count;
  if (!reader->keeps_misfits || reader->context->packs.is_off)
    return misfit->read(reader, misfit, false);
  reader->reporter.sink = (varve_diagnostic_sink){hold, &held};
  varve_status status = misfit->read(reader, misfit, false);
  if (!may_be_of_pack(reader, status)) {
    reader->reporter.sink = held.sink;
    show(&held, VARVE_SEVERITY_ERROR, "");
    return status;
  }
  reader->reporter.sink = (varve_diagnostic_sink){NULL, NULL};
  reader->reporter.error_count = errors;
  varve_status again = misfit->read(reader, misfit, true);
  reader->reporter.sink = held.sink;
  if (again == VARVE_STATUS_OK && misfit->is_known)
    return again;
  show(&held, again == VARVE_STATUS_OK ? VARVE_SEVERITY_WARNING : VARVE_SEVERITY_ERROR,
       again == VARVE_STATUS_OK ? misfit->end : "");
  return again == VARVE_STATUS_OK || varve_is_failure(again) ? again : status;
}

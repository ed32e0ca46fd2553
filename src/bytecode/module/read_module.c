/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads bytecode into a module. format-spec/bytecode.md. */
#include "base/scanner.h"
#include "bytecode/read/read.h"
#include "dialect/registry/newer_producer.h"
#include "dialect/registry/pack_notes.h"

static varve_status copy_to_module(varve_module *module, varve_slice bytes, varve_slice *copy) {
  *copy = varve_arena_copy(&module->pool.arena, bytes);
  return copy->data != NULL ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

/* Returns the release whose printers the producer has; Varve's are the newest. */
static uint32_t printer_release(const varve_bytecode_file *file) {
  return varve_slice_starts_with(file->producer, VARVE_SLICE("Varve")) ? 0 : file->producer_release;
}

/* Notes the types and attributes that are stored as text: "!dialect.name<...>". */
static varve_status note_texts(varve_bytecode_reader *reader) {
  const varve_bytecode_file *file = &reader->file;
  size_t count = file->attribute_count + file->type_count;
  for (size_t i = 0; i < count; i++) {
    const varve_file_entry *entry = varve_file_entry_at(file, i);
    varve_slice dialect = varve_file_dialect_at(file, entry->dialect)->name;
    varve_cursor cursor;
    if (entry->is_coded)
      continue;
    varve_file_entry_cursor(file, i, &cursor);
    varve_slice text = varve_slice_make((const char *)cursor.bytes.cursor,
                                        (size_t)(cursor.bytes.end - cursor.bytes.cursor));
    if (text.size > dialect.size + 2 && text.data[dialect.size + 1] == '.' &&
        memcmp(text.data + 1, dialect.data, dialect.size) == 0)
      VARVE_TRY(varve_pack_note_entity(reader->context, dialect,
                                       varve_text_after(text, dialect.size + 2),
                                       varve_file_entry_is_type(file, i)));
  }
  return VARVE_STATUS_OK;
}

static varve_status note_operations(varve_bytecode_reader *reader) {
  const varve_bytecode_file *file = &reader->file;
  varve_buffer text;
  varve_status status = VARVE_STATUS_OK;
  varve_buffer_init(&text, &reader->context->memory);
  for (size_t i = 0; i < file->names.count && status == VARVE_STATUS_OK; i++) {
    const varve_file_name *name = &VARVE_VECTOR_AT(&file->names, varve_file_name, i);
    text.size = 0;
    status = varve_buffer_append(&text, varve_file_dialect_at(file, name->dialect)->name);
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append_char(&text, '.');
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&text, varve_file_string(file, name->suffix));
    if (status == VARVE_STATUS_OK)
      status = varve_pack_note_operation(reader->context, varve_buffer_slice(&text));
  }
  varve_buffer_release(&text);
  return status;
}

/* Notes what is known of the dialects before their definitions are looked up. */
static varve_status note_dialects(varve_bytecode_reader *reader) {
  const varve_bytecode_file *file = &reader->file;
  if (reader->context->packs.library == NULL)
    return VARVE_STATUS_OK;
  varve_pack_note_producer(reader->context, file->producer, file->producer_release);
  for (size_t i = 0; i < file->dialects.count; i++) {
    const varve_file_dialect *dialect = varve_file_dialect_at(file, i);
    if (dialect->has_version)
      VARVE_TRY(varve_pack_note_version(reader->context, dialect->name, dialect->version));
  }
  VARVE_TRY(note_operations(reader));
  return note_texts(reader);
}

/* Reads into a new module. */
static varve_status read_contents(varve_bytecode_reader *reader) {
  VARVE_TRY(varve_module_create(reader->context, &reader->module));
  const varve_dialect_definition *definition;
  const varve_bytecode_file *file = &reader->file;
  VARVE_TRY(note_dialects(reader));
  /* If bodies are read later, packs are chosen for all dialects, because the notes are not at hand
   * then. */
  for (size_t i = 0; i < file->dialects.count && reader->lazy_bodies; i++)
    VARVE_TRY(
        varve_find_dialect(reader->context, varve_file_dialect_at(file, i)->name, &definition));
  VARVE_TRY(copy_to_module(reader->module, reader->file.producer, &reader->module->producer));
  reader->module->printer_release = printer_release(&reader->file);
  varve_module *module = reader->module;
  for (size_t i = 0; i < reader->file.dialects.count; i++) {
    const varve_file_dialect *dialect = varve_file_dialect_at(&reader->file, i);
    varve_dialect_version version;
    if (!dialect->has_version)
      continue;
    VARVE_TRY(varve_reader_string(reader, dialect->name_index, &version.dialect));
    VARVE_TRY(copy_to_module(module, dialect->version, &version.bytes));
    VARVE_TRY(varve_vector_push(&module->dialect_versions, &version));
  }
  VARVE_TRY(varve_reader_read_resources(reader));
  return varve_reader_read_ir(reader);
}

/* Reports an exceeded limit that no position in the file causes. */
static void fail(varve_bytecode_reader *reader, varve_status status) {
  if (reader->reporter.error_count == 0 && status != VARVE_STATUS_OUT_OF_MEMORY)
    (void)varve_report(&reader->reporter, status, 0, "%s", varve_status_text(status));
}

varve_status varve_bytecode_reader_read_module(varve_bytecode_reader *reader,
                                               varve_module **module) {
  *module = NULL;
  reader->module = NULL;
  reader->reporter.error_count = 0;
  varve_reader_allow_expansion(reader);
  varve_status status = read_contents(reader);
  if (status == VARVE_STATUS_OK)
    *module = reader->module;
  else
    varve_module_destroy(reader->module);
  if (status != VARVE_STATUS_OK)
    fail(reader, status);
  return status;
}

varve_status varve_bytecode_read(varve_context *context, varve_slice bytes,
                                 const varve_bytecode_read_options *options,
                                 varve_module **module) {
  varve_bytecode_reader *reader;
  *module = NULL;
  varve_status status = varve_bytecode_reader_create(context, bytes, options, &reader);
  if (reader == NULL)
    return status;
  if (status == VARVE_STATUS_OK)
    status = varve_file_read_tables(&reader->file);
  if (status == VARVE_STATUS_OK)
    status = varve_bytecode_reader_read_module(reader, module);
  else
    fail(reader, status);
  if (status != VARVE_STATUS_OK && status != VARVE_STATUS_OUT_OF_MEMORY)
    varve_report_newer_producer(context, reader->file.producer, &reader->reporter);
  if (status == VARVE_STATUS_OK && reader->lazy_bodies)
    varve_module_keep(*module, &reader->keeper);
  else
    varve_bytecode_reader_destroy(reader);
  return status;
}

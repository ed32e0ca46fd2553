/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes attributes and types on demand. The references of an entry are resolved first; open entries
 * are on a stack. A reference to an open entry is a cycle. format-spec/bytecode.md, "Attributes and
 * types". */
#include <stdio.h>

#include "bytecode/read/read.h"
#include "dialect/codes/entity_code.h"
#include "text/parse/parser.h"

static uint64_t entry_number(const varve_bytecode_file *file, size_t entry) {
  return varve_file_entry_is_type(file, entry) ? entry - file->attribute_count : entry;
}

/* An error in the text makes the file corrupt. */
static varve_status status_of_text(varve_status status) {
  return status == VARVE_STATUS_SYNTAX || status == VARVE_STATUS_INVALID ? VARVE_STATUS_CORRUPT
                                                                         : status;
}

/* Receives the parser's first error about an entry's text. */
typedef struct text_sink {
  varve_byte_reader *bytes; /* its cursor is at the text */
  bool has_error;
} text_sink;

static void report_text_error(void *user, const varve_diagnostic *diagnostic) {
  text_sink *sink = user;
  if (diagnostic->severity != VARVE_SEVERITY_ERROR || sink->has_error)
    return;
  sink->has_error = true;
  sink->bytes->cursor += diagnostic->offset < varve_byte_reader_left(sink->bytes)
                             ? (size_t)diagnostic->offset
                             : varve_byte_reader_left(sink->bytes);
  (void)varve_byte_reader_fail(sink->bytes, status_of_text(diagnostic->status), "in its text: %.*s",
                               VARVE_FORMAT_SLICE(diagnostic->message));
}

/* Parses an entry without code: the whole text and a NUL. */
static varve_status parse_text(varve_bytecode_reader *reader, varve_cursor *cursor, bool is_type,
                               const varve_entity **entity) {
  varve_byte_reader at = cursor->bytes;
  varve_slice text;
  VARVE_TRY(varve_read_c_string(&cursor->bytes, "text", &text));
  VARVE_TRY(varve_read_end(&cursor->bytes, "the text"));
  text_sink sink = {.bytes = &at};
  varve_source_map map;
  varve_source_map_init(&map, &reader->context->memory, text);
  varve_reporter reporter = {
      .sink = {report_text_error, &sink}, .source = text, .map = &map, .max_errors = 1};
  varve_status status =
      is_type
          ? varve_parse_type_text(reader->module, reader->context, &reporter, text, entity)
          : varve_parse_attribute_text(reader->module, reader->context, &reporter, text, entity);
  varve_source_map_release(&map);
  if (status != VARVE_STATUS_OK && status != VARVE_STATUS_OUT_OF_MEMORY && !sink.has_error)
    return varve_byte_reader_fail(&at, status_of_text(status), "its text is not valid");
  return status_of_text(status);
}

typedef struct entry_text {
  varve_misfit misfit; /* first */
  varve_slice dialect;
  const varve_cursor *cursor;
  bool is_type;
  const varve_entity **entity;
} entry_text;

static varve_status read_text(varve_bytecode_reader *reader, varve_misfit *misfit, bool is_again) {
  const entry_text *text = (const entry_text *)misfit;
  varve_cursor cursor = *text->cursor;
  misfit->is_known = reader->has_misfit_text;
  if (is_again)
    varve_pack_note_misfit_of(reader->context, text->dialect);
  reader->context->packs.is_off |= is_again;
  varve_status status = parse_text(reader, &cursor, text->is_type, text->entity);
  if (is_again)
    reader->context->packs.is_off = false;
  reader->has_misfit_text |= is_again && status == VARVE_STATUS_OK;
  return status;
}

/* Opens the unresolved references of the fields. Without any, *pending stays false. */
static varve_status open_references(varve_bytecode_reader *reader, varve_cursor *cursor,
                                    bool *pending) {
  const varve_bytecode_file *file = &reader->file;
  const varve_field_reference *references = reader->fields.references.data;
  for (size_t i = 0; i < reader->fields.references.count; i++) {
    uint32_t entry = references[i].entry;
    if (entry == VARVE_NO_ENTRY || varve_file_entry_at(file, entry)->entity != NULL)
      continue;
    if (varve_file_entry_at(file, entry)->is_open)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "it contains itself through %s #%llu",
                                    varve_file_entry_is_type(file, entry) ? "type" : "attribute",
                                    (unsigned long long)entry_number(file, entry));
    VARVE_TRY(varve_vector_push(&reader->work.open, &entry));
    *pending = true;
  }
  return VARVE_STATUS_OK;
}

/* Replaces an attribute by the location that it is where the letter requires one. */
static varve_status fit_letter(varve_bytecode_reader *reader, const varve_entity **entity,
                               char letter) {
  const varve_entity *given = *entity;
  if (letter == 'L')
    return varve_location_from_attribute(reader->context, given, entity);
  bool is_plain_string = given->kind == VARVE_KIND_STRING && given->child_count == 0;
  return letter != 'N' || is_plain_string ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

static varve_status collect_children(varve_bytecode_reader *reader, varve_cursor *cursor) {
  const varve_field_reference *references = reader->fields.references.data;
  size_t count = reader->fields.references.count;
  varve_vector_truncate(&reader->work.children, 0);
  VARVE_TRY(varve_vector_reserve(&reader->work.children, count));
  const varve_entity **children = reader->work.children.data;
  for (size_t i = 0; i < count; i++) {
    children[i] = NULL;
    if (references[i].entry == VARVE_NO_ENTRY)
      continue;
    const varve_entity *entity = varve_file_entry_at(&reader->file, references[i].entry)->entity;
    children[i] = entity;
    varve_status status =
        entity == NULL ? VARVE_STATUS_OK : fit_letter(reader, &children[i], references[i].letter);
    if (status == VARVE_STATUS_INVALID)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "attribute #%u (%s) occurs where %s is required",
                                    references[i].entry, varve_kind_text((varve_kind)entity->kind),
                                    references[i].letter == 'L' ? "a location" : "a plain string");
    VARVE_TRY(status);
  }
  reader->work.children.count = count;
  return count <= UINT32_MAX ? VARVE_STATUS_OK : VARVE_STATUS_LIMIT_EXCEEDED;
}

/* Reports the status of a builder, which reports nothing itself. */
static varve_status explain(varve_bytecode_reader *reader, varve_cursor *cursor,
                            const varve_coded_entry *entry, varve_status status) {
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_BAD_ARGUMENT)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "its fields do not form a valid %s", entry->known->text);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return varve_byte_reader_fail(&cursor->bytes, status,
                                  "this %s nests deeper than the limit of %u (--max-depth)",
                                  entry->known->text, reader->context->limits.max_depth);
  return status;
}

static varve_status build(varve_bytecode_reader *reader, varve_bytecode_coder coder,
                          varve_coded_entry *entry, const varve_entity **entity) {
  static varve_entry_builder *const builders[] = {
      [VARVE_CODER_NONE] = varve_build_by_row,
      [VARVE_CODER_BUILTIN_ATTRIBUTE] = varve_build_builtin_attribute,
      [VARVE_CODER_BUILTIN_TYPE] = varve_build_builtin_type,
  };
  varve_cursor *cursor = entry->cursor;
  const uint32_t errors = reader->reporter.error_count;
  VARVE_TRY(collect_children(reader, cursor));
  entry->children = reader->work.children.data;
  entry->child_count = (uint32_t)reader->work.children.count;
  const varve_entity *built = NULL;
  varve_status status = builders[coder](reader, entry, &built);
  if (status != VARVE_STATUS_OK)
    return reader->reporter.error_count != errors ? status : explain(reader, cursor, entry, status);
  VARVE_TRY(varve_read_end(&cursor->bytes, entry->known->text));
  *entity = built;
  return VARVE_STATUS_OK;
}

/* Reads the code, and finds it among those that are built in, or else in the definitions of the
 * dialect. *code describes the row that was found there. */
static varve_status find_row(varve_bytecode_reader *reader, const varve_file_dialect *dialect,
                             bool is_type, varve_coded_entry *entry, varve_bytecode_code *code) {
  const varve_code_table *table;
  const varve_bytecode_coder coder = is_type ? dialect->type_coder : dialect->attribute_coder;
  if (coder != VARVE_CODER_NONE) {
    VARVE_TRY(
        varve_fields_read_code(&reader->file, entry->cursor, coder, &entry->code, &entry->known));
    if (entry->known != NULL)
      return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_dialect_codes(reader->context, dialect->name, is_type, &table));
  if (coder == VARVE_CODER_NONE) {
    if (table->count == 0)
      return varve_byte_reader_fail(&entry->cursor->bytes, VARVE_STATUS_UNSUPPORTED,
                                    "the encoding of dialect '%.*s' is unknown",
                                    VARVE_FORMAT_SLICE(dialect->name));
    VARVE_TRY(varve_cursor_varint(entry->cursor, VARVE_SCAN_ENTRY_CODE, &entry->code));
  }
  entry->row = varve_code_table_find(table, entry->code);
  if (entry->row == NULL)
    return varve_byte_reader_fail(
        &entry->cursor->bytes,
        dialect->has_version ? VARVE_STATUS_UNSUPPORTED : VARVE_STATUS_CORRUPT,
        "unknown code %llu of dialect '%.*s'%s", (unsigned long long)entry->code,
        VARVE_FORMAT_SLICE(dialect->name),
        coder == VARVE_CODER_NONE ? "; load a newer definition of it" : "");
  *code = (varve_bytecode_code){.text = entry->row->name.data, .fields = entry->row->letters};
  entry->known = code;
  return VARVE_STATUS_OK;
}

/* Makes a type or attribute that differs from all others of the file. */
static varve_status make_opaque(varve_bytecode_reader *reader, size_t index, bool is_type,
                                const varve_file_dialect *dialect, const varve_entity **entity) {
  enum { MOST_DIGITS = 24 };
  char text[MOST_DIGITS];
  const varve_entity *name;
  int size = snprintf(text, sizeof text, "entry%zu", index);
  VARVE_TRY(varve_string_get(reader->context, dialect->name, &name));
  return (is_type ? varve_dialect_type_get : varve_dialect_attribute_get)(
      reader->context, name, varve_slice_make(text, (size_t)size), NULL, 0, entity);
}

static varve_status is_opaque(const varve_bytecode_reader *reader,
                              const varve_file_dialect *dialect, bool is_type, bool *result) {
  const varve_code_table *table;
  *result = false;
  if (!reader->knows_no_definitions ||
      (is_type ? dialect->type_coder : dialect->attribute_coder) != VARVE_CODER_NONE)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_dialect_codes(reader->context, dialect->name, is_type, &table));
  *result = table->count == 0;
  return VARVE_STATUS_OK;
}

/* Reads the fields. If the definition has several rows with the code, the first one that fits the
 * entry counts. */
static varve_status read_fields(varve_bytecode_reader *reader, varve_cursor *cursor,
                                varve_coded_entry *entry, varve_bytecode_code *code) {
  for (; entry->row != NULL && entry->row->older != NULL; entry->row = entry->row->older) {
    varve_reporter silent = {.sink = {NULL, NULL}};
    varve_cursor at = *cursor;
    at.bytes.reporter = &silent;
    varve_status status =
        varve_fields_read(&reader->fields, &reader->file, &at, entry->row->letters);
    if (status == VARVE_STATUS_OUT_OF_MEMORY ||
        (status == VARVE_STATUS_OK && varve_cursor_left(&at) == 0))
      break;
  }
  if (entry->row != NULL)
    *code = (varve_bytecode_code){.text = entry->row->name.data, .fields = entry->row->letters};
  return varve_fields_read(&reader->fields, &reader->file, cursor, entry->known->fields);
}

/* If other entries were opened first, *entity stays NULL. */
static varve_status read_coded(varve_bytecode_reader *reader, varve_cursor *cursor,
                               const varve_file_dialect *dialect, bool is_type,
                               const varve_entity **entity) {
  varve_coded_entry entry = {.fields = &reader->fields, .cursor = cursor};
  varve_bytecode_code code;
  bool pending = false;
  VARVE_TRY(find_row(reader, dialect, is_type, &entry, &code));
  const varve_bytecode_coder coder = entry.row != NULL ? VARVE_CODER_NONE
                                     : is_type         ? dialect->type_coder
                                                       : dialect->attribute_coder;
  VARVE_TRY(read_fields(reader, cursor, &entry, &code));
  VARVE_TRY(open_references(reader, cursor, &pending));
  return pending ? VARVE_STATUS_OK : build(reader, coder, &entry, entity);
}

/* Makes the entry, or opens the entries it refers to. */
static varve_status read_entry(varve_bytecode_reader *reader, size_t index,
                               const varve_entity **entity) {
  const varve_file_entry *entry = varve_file_entry_at(&reader->file, index);
  const varve_file_dialect *dialect = varve_file_dialect_at(&reader->file, entry->dialect);
  bool is_type = varve_file_entry_is_type(&reader->file, index);
  varve_cursor cursor;
  varve_file_entry_cursor(&reader->file, index, &cursor);
  entry_text text = {
      .misfit = {.read = read_text,
                 .end = "; it is read without the definitions that were found by name"},
      .dialect = dialect->name,
      .cursor = &cursor,
      .is_type = is_type,
      .entity = entity};
  bool opaque;
  if (!entry->is_coded)
    return varve_read_misfit(reader, &text.misfit);
  VARVE_TRY(is_opaque(reader, dialect, is_type, &opaque));
  if (opaque)
    return make_opaque(reader, index, is_type, dialect, entity);
  return read_coded(reader, &cursor, dialect, is_type, entity);
}

/* Reads until no entry is open. */
static varve_status read_open(varve_bytecode_reader *reader) {
  while (reader->work.open.count != 0) {
    uint32_t index = VARVE_VECTOR_LAST(&reader->work.open, uint32_t);
    varve_file_entry *top = varve_file_entry_at(&reader->file, index);
    if (top->entity == NULL) {
      top->is_open = true;
      VARVE_TRY(read_entry(reader, index, &top->entity));
    }
    if (top->entity != NULL) {
      top->is_open = false;
      varve_vector_truncate(&reader->work.open, reader->work.open.count - 1);
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_reader_resolve(varve_bytecode_reader *reader, size_t entry,
                                  const varve_entity **entity) {
  uint32_t first = (uint32_t)entry;
  *entity = NULL;
  varve_vector_truncate(&reader->work.open, 0);
  VARVE_TRY(varve_vector_push(&reader->work.open, &first));
  varve_status status = read_open(reader);
  for (size_t i = 0; i < reader->work.open.count; i++)
    varve_file_entry_at(&reader->file, VARVE_VECTOR_AT(&reader->work.open, uint32_t, i))->is_open =
        false;
  *entity = varve_file_entry_at(&reader->file, entry)->entity;
  return status;
}

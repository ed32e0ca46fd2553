/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the header of a file and splits the file into sections. format-spec/bytecode.md, "File
 * header" and "Sections". */
#include <inttypes.h>

#include "base/scanner.h"
#include "bytecode/file/file.h"
#include "bytecode/read/reader.h"
#include "bytecode/write/writer.h"

bool varve_is_bytecode(varve_slice bytes) {
  return varve_slice_starts_with(bytes, VARVE_SLICE(VARVE_BYTECODE_MAGIC));
}

void varve_file_init(varve_bytecode_file *file, varve_memory *memory, varve_slice bytes,
                     varve_reporter *reporter) {
  *file = (varve_bytecode_file){.memory = memory, .reporter = reporter, .bytes = bytes};
  varve_vector_init(&file->strings, memory, sizeof(varve_slice));
  varve_vector_init(&file->dialects, memory, sizeof(varve_file_dialect));
  varve_vector_init(&file->names, memory, sizeof(varve_file_name));
  varve_vector_init(&file->entries, memory, sizeof(varve_file_entry));
  varve_vector_init(&file->resources, memory, sizeof(varve_file_resource));
  varve_vector_init(&file->external_groups, memory, sizeof(uint32_t));
  varve_vector_init(&file->properties, memory, sizeof(varve_slice));
}

void varve_file_release(varve_bytecode_file *file) {
  varve_vector_release(&file->strings);
  varve_vector_release(&file->dialects);
  varve_vector_release(&file->names);
  varve_vector_release(&file->entries);
  varve_vector_release(&file->resources);
  varve_vector_release(&file->external_groups);
  varve_vector_release(&file->properties);
}

/* Returns the number at the start of the text, and sets the text to what follows. */
static uint32_t take_number(varve_slice *text) {
  enum { MOST_DIGITS = 4 };
  uint32_t number = 0;
  for (int i = 0; i < MOST_DIGITS && text->size != 0; i++) {
    if (*text->data < '0' || *text->data > '9')
      break;
    number = number * 10 + (uint32_t)(*text->data - '0');
    *text = varve_text_after(*text, 1);
  }
  return number;
}

/* Finds the release in "MLIR22.1.8", "22.0.0git", and in the name of an era after "Varve 0.1.0".
 * Varve writes the layouts of the default era if it names none. */
static void find_release(varve_bytecode_file *file) {
  varve_slice text = file->producer;
  if (varve_text_accept(&text, VARVE_SLICE("Varve"))) {
    (void)varve_text_take_part(&text, VARVE_SLICE(" llvm"));
    if (text.size != 0)
      file->names_era =
          varve_era_find(varve_slice_make(text.data - strlen("llvm"), text.size + strlen("llvm")),
                         &file->producer_era);
    file->producer_release =
        text.size == 0 ? varve_era_release(VARVE_DEFAULT_ERA) : take_number(&text);
    file->is_release = true;
    return;
  }
  (void)(varve_text_accept(&text, VARVE_SLICE("MLIR")) ||
         varve_text_accept(&text, VARVE_SLICE("LLVM")));
  file->producer_release = take_number(&text);
  while (text.size != 0 && !varve_slice_starts_with(text, VARVE_SLICE("git")))
    text = varve_text_after(text, 1);
  file->is_release = file->producer_release != 0 && text.size == 0;
}

varve_status varve_file_read_header(varve_bytecode_file *file, varve_cursor *cursor) {
  varve_slice magic;
  uint64_t version;
  if (!varve_is_bytecode(file->bytes))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_NOT_RECOGNIZED,
                                  "the input is not MLIR bytecode");
  VARVE_TRY(varve_cursor_bytes(cursor, VARVE_SCAN_MAGIC, VARVE_BYTECODE_MAGIC_SIZE, &magic));
  VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_VERSION, &version));
  VARVE_TRY(varve_cursor_c_string(cursor, VARVE_SCAN_PRODUCER, &file->producer));
  if (version > VARVE_BYTECODE_NEWEST)
    return varve_report(
        cursor->bytes.reporter, VARVE_STATUS_UNSUPPORTED, VARVE_BYTECODE_MAGIC_SIZE,
        "bytecode version %" PRIu64
        " (written by '%.*s') is newer than version %d, the newest supported version",
        version, VARVE_FORMAT_SLICE(file->producer), VARVE_BYTECODE_NEWEST);
  file->version = (uint32_t)version;
  find_release(file);
  return VARVE_STATUS_OK;
}

varve_status varve_file_read_section_header(varve_cursor *cursor, varve_file_section *section) {
  const uint8_t *start = cursor->bytes.cursor;
  uint64_t size;
  uint64_t alignment = 1;
  uint8_t id;
  *section = (varve_file_section){.header_offset = varve_byte_reader_offset(&cursor->bytes)};
  VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_SECTION_ID, &id));
  section->id = id & (uint8_t)~VARVE_BYTECODE_ALIGNED;
  if (section->id >= VARVE_SECTION_COUNT) {
    cursor->bytes.cursor = start;
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT, "unknown section id %u",
                                  section->id);
  }
  VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_SECTION_SIZE, &size));
  if ((id & VARVE_BYTECODE_ALIGNED) != 0) {
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_ALIGNMENT, &alignment));
    if (alignment == 0 || (alignment & (alignment - 1)) != 0)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "section alignment %" PRIu64 " is not a power of two",
                                    alignment);
    VARVE_TRY(varve_cursor_align(cursor, alignment));
  }
  if (size > varve_cursor_left(cursor))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_TRUNCATED,
                                  "%s of %" PRIu64 " bytes exceeds the %zu bytes left",
                                  varve_bytecode_section_text(section->id), size,
                                  varve_cursor_left(cursor));
  section->is_present = true;
  section->offset = varve_byte_reader_offset(&cursor->bytes);
  section->data = varve_slice_make((const char *)cursor->bytes.cursor, (size_t)size);
  return VARVE_STATUS_OK;
}

static varve_status check_presence(const varve_bytecode_file *file, varve_cursor *cursor) {
  static const bool mandatory[] = {
#define VARVE_BYTECODE_SECTION(name, id, text, is_mandatory) [id] = is_mandatory,
#include "bytecode/file/format.def"
  };
  for (unsigned id = 0; id < VARVE_SECTION_COUNT; id++) {
    bool needed = mandatory[id];
    if (id == VARVE_SECTION_PROPERTIES)
      needed = varve_file_has(file, VARVE_SINCE_PROPERTIES);
    else if (id == VARVE_SECTION_RESOURCE)
      needed = file->sections[VARVE_SECTION_RESOURCE_OFFSET].is_present;
    else if (id == VARVE_SECTION_RESOURCE_OFFSET)
      needed = file->sections[VARVE_SECTION_RESOURCE].is_present;
    if (needed && !file->sections[id].is_present)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT, "the %s is missing",
                                    varve_bytecode_section_text(id));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_file_read_sections(varve_bytecode_file *file, varve_cursor *cursor) {
  file->section_count = 0;
  while (varve_cursor_left(cursor) != 0) {
    const uint8_t *start = cursor->bytes.cursor;
    varve_file_section section;
    VARVE_TRY(varve_file_read_section_header(cursor, &section));
    if (file->sections[section.id].is_present) {
      cursor->bytes.cursor = start;
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT, "duplicate %s",
                                    varve_bytecode_section_text(section.id));
    }
    cursor->bytes.cursor += section.data.size;
    file->sections[section.id] = section;
    file->section_order[file->section_count++] = section.id;
  }
  return check_presence(file, cursor);
}

void varve_file_part_cursor(const varve_bytecode_file *file, unsigned section, size_t offset,
                            size_t size, varve_cursor *cursor) {
  const varve_file_section *whole = &file->sections[section];
  varve_slice part = {NULL, 0};
  if (size != 0)
    part = varve_slice_make(whole->data.data + offset, size);
  varve_byte_reader_init(&cursor->bytes, part, whole->offset + offset, file->reporter,
                         varve_bytecode_section_text(section));
  cursor->hook = file->hook;
}

void varve_file_section_cursor(const varve_bytecode_file *file, unsigned section,
                               varve_cursor *cursor) {
  varve_file_part_cursor(file, section, 0, file->sections[section].data.size, cursor);
}

void varve_file_entry_cursor(const varve_bytecode_file *file, size_t index, varve_cursor *cursor) {
  const varve_file_entry *entry = varve_file_entry_at(file, index);
  varve_file_part_cursor(file, VARVE_SECTION_ENTITY, entry->offset, entry[1].offset - entry->offset,
                         cursor);
  if (varve_file_entry_is_type(file, index))
    varve_cursor_name(cursor, "type", index - file->attribute_count);
  else
    varve_cursor_name(cursor, "attribute", index);
}

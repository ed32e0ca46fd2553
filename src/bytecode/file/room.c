/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads bytecode by range. format-spec/bytecode.md, "Sections" and "Resources". */
#include "bytecode/file/room.h"

#include "bytecode/file/cursor.h"
#include "bytecode/file/format.h"

/* FIRST_READ: bytes that hold the header. MOST_VARINT: bytes of the largest varint. */
enum { FIRST_READ = 4096, MOST_VARINT = 9, MOST_HEADER = 1 + 2 * MOST_VARINT };

/* Reads up to end. */
static varve_status extend(varve_bytecode_room *room, uint64_t end) {
  if (end > room->source->size)
    end = room->source->size;
  if (end <= room->end)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_source_read(room->source, room->end, room->data + room->end,
                              (size_t)(end - room->end)));
  room->end = end;
  return VARVE_STATUS_OK;
}

/* Sets a cursor that reports no errors. */
static void set_cursor(const varve_bytecode_room *room, uint64_t offset, uint64_t end,
                       varve_cursor *cursor) {
  *cursor = (varve_cursor){.hook = NULL};
  varve_byte_reader_init(&cursor->bytes,
                         varve_slice_make(room->data + offset, (size_t)(end - offset)), offset,
                         NULL, "");
}

/* Finds the first section. */
static bool skip_header(const varve_bytecode_room *room, uint64_t *offset) {
  varve_cursor cursor;
  varve_slice magic, producer;
  uint64_t version;
  set_cursor(room, 0, room->end, &cursor);
  bool is_read = varve_cursor_bytes(&cursor, VARVE_SCAN_MAGIC, VARVE_BYTECODE_MAGIC_SIZE, &magic) ==
                     VARVE_STATUS_OK &&
                 varve_cursor_varint(&cursor, VARVE_SCAN_VERSION, &version) == VARVE_STATUS_OK &&
                 varve_cursor_c_string(&cursor, VARVE_SCAN_PRODUCER, &producer) == VARVE_STATUS_OK;
  *offset = varve_byte_reader_offset(&cursor.bytes);
  return is_read;
}

/* The data of a section. */
typedef struct extent {
  uint8_t id;
  uint64_t start;
  uint64_t end;
} extent;

static bool read_section_header(const varve_bytecode_room *room, uint64_t offset, extent *found) {
  varve_cursor cursor;
  uint64_t size, alignment = 1;
  uint8_t id;
  set_cursor(room, offset, room->end, &cursor);
  if (varve_cursor_byte(&cursor, VARVE_SCAN_SECTION_ID, &id) != VARVE_STATUS_OK ||
      varve_cursor_varint(&cursor, VARVE_SCAN_SECTION_SIZE, &size) != VARVE_STATUS_OK)
    return false;
  if ((id & VARVE_BYTECODE_ALIGNED) != 0 &&
      varve_cursor_varint(&cursor, VARVE_SCAN_ALIGNMENT, &alignment) != VARVE_STATUS_OK)
    return false;
  found->id = id & (uint8_t)~VARVE_BYTECODE_ALIGNED;
  found->start = varve_byte_reader_offset(&cursor.bytes);
  uint64_t padding = (0 - found->start) & (alignment - 1), left = room->source->size - found->start;
  if (alignment == 0 || (alignment & (alignment - 1)) != 0 || padding > left ||
      size > left - padding)
    return false;
  found->start += padding;
  found->end = found->start + size;
  return true;
}

/* Leaves out the data of the section that was not read yet. */
static varve_status leave(varve_bytecode_room *room, const extent *section) {
  VARVE_TRY(extend(room, section->start));
  if (section->end <= room->end)
    return VARVE_STATUS_OK;
  room->left = room->end;
  room->left_size = section->end - room->end;
  room->end = section->end;
  return VARVE_STATUS_OK;
}

varve_status varve_bytecode_room_open(varve_bytecode_room *room, const varve_source *source,
                                      char *data) {
  uint64_t offset;
  *room = (varve_bytecode_room){.source = source, .data = data};
  VARVE_TRY(extend(room, FIRST_READ));
  if (!skip_header(room, &offset))
    return extend(room, source->size);
  while (offset < source->size) {
    extent section;
    VARVE_TRY(extend(room, offset + MOST_HEADER));
    if (!read_section_header(room, offset, &section))
      return extend(room, source->size);
    bool is_left = section.id == VARVE_SECTION_RESOURCE && room->left_size == 0 &&
                   section.end - section.start >= VARVE_ROOM_LARGE_BLOB;
    VARVE_TRY(is_left ? leave(room, &section) : extend(room, section.end));
    offset = section.end;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_bytecode_room_complete(varve_bytecode_room *room) {
  if (room->left_size != 0)
    VARVE_TRY(varve_source_read(room->source, room->left, room->data + room->left,
                                (size_t)room->left_size));
  room->left_size = 0;
  return VARVE_STATUS_OK;
}

varve_status varve_bytecode_room_read_value(const varve_bytecode_room *room, uint64_t offset,
                                            uint64_t size) {
  varve_cursor cursor;
  uint64_t alignment, blob_size;
  if (room->left_size == 0)
    return VARVE_STATUS_OK;
  char *value = room->data + offset;
  if (size < VARVE_ROOM_LARGE_BLOB)
    return varve_source_read(room->source, offset, value, (size_t)size);
  /* Asks for the bytes before those of the blob, and for no others. */
  const varve_source *source = room->source->below == NULL ? room->source : room->source->below;
  VARVE_TRY(varve_source_read(source, offset, value, MOST_HEADER));
  set_cursor(room, offset, offset + MOST_HEADER, &cursor);
  if (varve_cursor_varint(&cursor, VARVE_SCAN_BLOB_ALIGNMENT, &alignment) != VARVE_STATUS_OK ||
      varve_cursor_varint(&cursor, VARVE_SCAN_BLOB_SIZE, &blob_size) != VARVE_STATUS_OK ||
      blob_size < VARVE_ROOM_LARGE_BLOB || blob_size > size)
    return varve_source_read(source, offset, value, (size_t)size);
  return varve_source_read(source, offset, value, (size_t)(size - blob_size));
}

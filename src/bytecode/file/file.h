/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A bytecode file split into sections and tables, without IR, for reader and scanner.
 * format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_FILE_H
#define VARVE_BYTECODE_FILE_H

#include "base/era.h"
#include "base/vector.h"
#include "bytecode/file/cursor.h"
#include "bytecode/file/format.h"

struct varve_entity;
struct varve_operation_name;

typedef struct varve_file_section {
  varve_slice data;
  uint64_t header_offset; /* offset of the header in the file */
  uint64_t offset;        /* offset of data in the file */
  uint8_t id;
  bool is_present;
} varve_file_section;

typedef struct varve_file_dialect {
  varve_slice name;
  uint32_t name_index;
  varve_slice version; /* empty: none */
  bool has_version;
  varve_bytecode_coder attribute_coder;
  varve_bytecode_coder type_coder;
} varve_file_dialect;

typedef struct varve_file_name {
  const struct varve_operation_name *name; /* NULL until the reader needs it */
  uint32_t dialect;
  uint32_t suffix;    /* string index */
  bool is_registered; /* by the producer; false before version 5, which does not store it */
} varve_file_name;

/* An attribute or a type. */
typedef struct varve_file_entry {
  const struct varve_entity *entity; /* NULL until the reader needs it */
  size_t offset; /* in the data section; the entry ends at the next one's offset */
  uint32_t dialect;
  bool is_coded; /* encoded by its dialect; false: text */
  bool is_open;  /* the reader is resolving its references */
} varve_file_entry;

typedef struct varve_file_resource {
  uint32_t group; /* external: string index of the name; otherwise dialect */
  uint32_t key;   /* string index */
  size_t offset;  /* offset in the resource section */
  size_t size;    /* 0: declared only */
  uint8_t kind;
  bool is_external;
} varve_file_resource;

typedef struct varve_bytecode_file {
  varve_memory *memory;
  varve_reporter *reporter;
  varve_scan_hook *hook; /* NULL unless the scanner runs */
  varve_slice bytes;
  uint32_t version;
  varve_slice producer;
  uint32_t producer_release; /* 22 for "MLIR22.1.8"; 0 if the producer does not say */
  bool is_release;           /* not a state before that release, as "MLIR22.0.0git" is */
  bool names_era;            /* producer_era is set: Varve wrote the file */
  varve_era producer_era;
  varve_file_section sections[VARVE_SECTION_COUNT];
  uint8_t section_order[VARVE_SECTION_COUNT];
  size_t section_count;
  varve_vector strings;         /* varve_slice */
  varve_vector dialects;        /* varve_file_dialect */
  varve_vector names;           /* varve_file_name */
  varve_vector entries;         /* varve_file_entry: attributes, types, and an end marker */
  varve_vector resources;       /* varve_file_resource */
  varve_vector external_groups; /* uint32_t: string indexes of their names */
  varve_vector properties;      /* varve_slice */
  size_t attribute_count;
  size_t type_count;
  size_t external_resource_count; /* these come first */
} varve_bytecode_file;

/* bytes must outlive the file. */
void varve_file_init(varve_bytecode_file *file, varve_memory *memory, varve_slice bytes,
                     varve_reporter *reporter);
void varve_file_release(varve_bytecode_file *file);
/* Reads all tables below. */
varve_status varve_file_read_tables(varve_bytecode_file *file) VARVE_MUST_USE;
/* Makes the tables those of another file of the same bytes, without what its reader resolved. */
varve_status varve_file_copy_tables(varve_bytecode_file *file,
                                    const varve_bytecode_file *from) VARVE_MUST_USE;

varve_status varve_file_read_header(varve_bytecode_file *file, varve_cursor *cursor) VARVE_MUST_USE;
varve_status varve_file_read_sections(varve_bytecode_file *file,
                                      varve_cursor *cursor) VARVE_MUST_USE;
/* Moves the cursor to the data and checks that all of it is present. */
varve_status varve_file_read_section_header(varve_cursor *cursor,
                                            varve_file_section *section) VARVE_MUST_USE;
/* Each reads one section; cursor covers its data. A repeated call makes the same tables. */
varve_status varve_file_read_strings(varve_bytecode_file *file,
                                     varve_cursor *cursor) VARVE_MUST_USE;
varve_status varve_file_read_dialects(varve_bytecode_file *file,
                                      varve_cursor *cursor) VARVE_MUST_USE;
varve_status varve_file_read_entry_offsets(varve_bytecode_file *file,
                                           varve_cursor *cursor) VARVE_MUST_USE;
varve_status varve_file_read_resource_offsets(varve_bytecode_file *file,
                                              varve_cursor *cursor) VARVE_MUST_USE;
varve_status varve_file_read_properties(varve_bytecode_file *file,
                                        varve_cursor *cursor) VARVE_MUST_USE;

/* The value of a resource whose size is not 0. */
typedef struct varve_resource_value {
  uint64_t alignment;
  varve_slice data; /* bytes of a blob or string */
  bool boolean;
} varve_resource_value;
varve_status varve_file_read_resource_value(const varve_bytecode_file *file,
                                            const varve_file_resource *resource,
                                            varve_cursor *cursor,
                                            varve_resource_value *value) VARVE_MUST_USE;

void varve_file_section_cursor(const varve_bytecode_file *file, unsigned section,
                               varve_cursor *cursor);
/* Sets a cursor to size bytes of a section's data. */
void varve_file_part_cursor(const varve_bytecode_file *file, unsigned section, size_t offset,
                            size_t size, varve_cursor *cursor);

static inline bool varve_file_has(const varve_bytecode_file *file, unsigned since) {
  return file->version >= since;
}
static inline varve_slice varve_file_string(const varve_bytecode_file *file, size_t index) {
  return VARVE_VECTOR_AT(&file->strings, varve_slice, index);
}
static inline const varve_file_dialect *varve_file_dialect_at(const varve_bytecode_file *file,
                                                              size_t index) {
  return &VARVE_VECTOR_AT(&file->dialects, varve_file_dialect, index);
}
static inline varve_file_entry *varve_file_entry_at(const varve_bytecode_file *file, size_t index) {
  return &VARVE_VECTOR_AT(&file->entries, varve_file_entry, index);
}
static inline bool varve_file_entry_is_type(const varve_bytecode_file *file, size_t index) {
  return index >= file->attribute_count;
}
/* Sets a cursor to the bytes of an entry; messages name the entry. */
void varve_file_entry_cursor(const varve_bytecode_file *file, size_t index, varve_cursor *cursor);

#endif

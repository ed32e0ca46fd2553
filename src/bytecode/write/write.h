/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Declarations shared by the parts of the writer. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_WRITE_H
#define VARVE_BYTECODE_WRITE_H

#include "base/byte_writer.h"
#include "bytecode/file/format.h"
#include "bytecode/write/writer.h"
#include "numbering/numbering.h"
#include "numbering/sort.h"

typedef struct varve_written_section {
  size_t start;    /* of the data in out, without headers */
  size_t size;     /* of the data, with the headers of nested sections */
  size_t inserted; /* size of the headers of nested sections */
  uint8_t id;
} varve_written_section;

/* The blob that was last made of some properties. */
typedef struct varve_written_blob {
  const varve_operation_name *name; /* NULL: none yet */
  uint32_t blob;
  bool has_properties;
} varve_written_blob;

/* Tables whose operations are written as those of an older version. */
typedef struct varve_older_tables {
  const void *identity;
  bool is_requested; /* later properties are refused */
} varve_older_tables;

typedef struct varve_bytecode_writer {
  const varve_bytecode_write_options *options;
  varve_context *context;
  varve_numbering numbering;
  varve_reporter reporter;
  varve_byte_writer out;        /* the caller's bytes, then the file */
  size_t start;                 /* where the file begins in out */
  varve_vector sections;        /* varve_written_section: headers not inserted yet */
  varve_vector open_sections;   /* size_t: sections that are not closed */
  varve_byte_writer blobs;      /* the distinct blobs of properties, concatenated */
  varve_vector blob_ends;       /* size_t: the end of each blob */
  varve_hash_table blob_places; /* 1 + index in blob_ends as pointer */
  varve_vector written_blobs;   /* varve_written_blob */
  varve_id_table blob_numbers;  /* 1 + index in written_blobs, by properties */
  varve_vector orders;          /* uint32_t: values of an operation or block that have an order */
  varve_vector buckets;         /* uint32_t: see write_ir.c */
  varve_vector uses;            /* varve_sort_entry */
  varve_vector expressions;     /* const varve_entity *: not written yet */
  uint64_t text_left;           /* bytes that texts and expressions may still take */
  varve_vector older;           /* varve_older_tables */
} varve_bytecode_writer;

static inline bool varve_writer_has(const varve_bytecode_writer *writer, unsigned since) {
  return writer->options->version >= since;
}

/* write_sections.c. A section's header contains the size of its data. Headers are inserted when the
 * outermost section is closed: all at once, so that every byte moves only once. */
varve_status varve_section_open(varve_bytecode_writer *writer, uint8_t id) VARVE_MUST_USE;
varve_status varve_section_close(varve_bytecode_writer *writer) VARVE_MUST_USE;
/* For a section of known size. alignment is that of the data in the file; 1: none. */
varve_status varve_section_write_header(varve_bytecode_writer *writer, uint8_t id, uint64_t size,
                                        uint64_t alignment) VARVE_MUST_USE;
size_t varve_varint_size(uint64_t value);
/* An alignment of up to 2 GiB needs much padding, which is lent if it can be. */
varve_status varve_write_padding(varve_bytecode_writer *writer, uint64_t size) VARVE_MUST_USE;

/* Each writes one section, or all that are made together. */
varve_status varve_write_dialects(varve_bytecode_writer *writer) VARVE_MUST_USE;
varve_status varve_write_entities(varve_bytecode_writer *writer) VARVE_MUST_USE;
varve_status varve_write_ir(varve_bytecode_writer *writer) VARVE_MUST_USE;
varve_status varve_write_resources(varve_bytecode_writer *writer) VARVE_MUST_USE;
varve_status varve_write_strings(varve_bytecode_writer *writer) VARVE_MUST_USE;
varve_status varve_write_properties(varve_bytecode_writer *writer) VARVE_MUST_USE;
/* write_properties.c. Finds the packs of which an older version is written: that of the
 * target, that on which another pack builds, or the newest one that is released. */
varve_status varve_writer_find_older(varve_bytecode_writer *writer) VARVE_MUST_USE;

/* Writes runs of items of the same dialect: (dialect, count, items). */
typedef varve_status varve_item_writer(varve_bytecode_writer *writer, varve_byte_writer *groups,
                                       const varve_numbered_item *item);
varve_status varve_write_groups(varve_bytecode_writer *writer, varve_byte_writer *groups,
                                const varve_vector *items, varve_item_writer *write) VARVE_MUST_USE;

static inline varve_status VARVE_MUST_USE varve_write_reference(varve_bytecode_writer *writer,
                                                                const varve_entity *entity) {
  return varve_write_varint(&writer->out, varve_number_of(&writer->numbering, entity));
}
/* Sets the blob of the operation's properties; *has_properties is false if it has none. */
varve_status varve_writer_properties(varve_bytecode_writer *writer, const varve_operation *op,
                                     bool *has_properties, uint32_t *blob) VARVE_MUST_USE;

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The file around the sections: header, directory, checksums, codecs. format-spec/varve.md, "File".
 */
#ifndef VARVE_CONTAINER_FRAME_H
#define VARVE_CONTAINER_FRAME_H

#include "base/byte_reader.h"
#include "base/byte_writer.h"
#include "base/loans.h"

#include <varve/dialect.h>
#include <varve/module.h>

enum {
#define VARVE_SECTION(name, code, text) VARVE_CONTAINER_##name = code,
#include "container/format.def"
#define VARVE_CODEC(name, code, text) VARVE_CODEC_##name = code,
#include "container/format.def"
#define VARVE_RESERVED(name, first, last) VARVE_FIRST_##name = first, VARVE_LAST_##name = last,
#include "container/format.def"
  VARVE_CONTAINER_VERSION = 1,
  VARVE_CONTAINER_MAGIC_SIZE = 4,
  VARVE_CONTAINER_HEAD_SIZE = 6 /* magic, version, flags */
};

/* Flags of the header, and sizes of what stands there. */
enum {
  VARVE_FRAME_WHOLE = 1,    /* one checksum for all of the file */
  VARVE_FRAME_BUILTIN = 2,  /* with the vocabulary that is built in */
  VARVE_FRAME_LOADED = 4,   /* with the one whose hash follows */
  VARVE_FRAME_SMALL = 8,    /* one small module and no directory */
  VARVE_FRAME_PACKED = 16,  /* which is packed */
  VARVE_FRAME_HASHES = 32,  /* the directory begins with those of the module */
  VARVE_FRAME_REFUSED = 64, /* no flag yet */
  VARVE_FRAME_ERA = 128,    /* an era follows; without the flag it is LLVM 22 */
  VARVE_LAST_ERA = 127,     /* eras are added up to this number */
  VARVE_CHECKSUM_SIZE = 8,
  VARVE_WHOLE_CHECKSUM_SIZE = 4,
  VARVE_VOCABULARY_HASH_SIZE = 2 /* the rest of it seeds the checksum */
};

typedef struct varve_section {
  uint32_t kind;
  bool is_optional; /* may be left out by who does not know it */
  uint32_t codec;
  uint32_t alignment_bits; /* of where it begins in the file */
  uint64_t stored_size;
  uint64_t size; /* of what is packed in it */
  uint64_t checksum;
  uint64_t offset;
  size_t loan; /* when it is written: 1 + its number among what is lent; 0: none */
} varve_section;

/* Parts that end where a packer shall begin anew; ends: of each in bytes; count 0: one part. */
typedef struct varve_part_ends {
  const size_t *ends;
  size_t count;
} varve_part_ends;

/* A file that is being put together. */
typedef struct varve_container_frame_writer {
  varve_memory *memory;
  int level;
  varve_slice dictionary; /* of the packer; empty: none */
  uint64_t vocabulary_hash;
  uint32_t edition; /* of the built-in vocabulary; 0: a loaded one */
  bool has_vocabulary;
  uint32_t era;                      /* of the module */
  bool has_pages;                    /* some section has */
  const varve_module_hashes *hashes; /* stand in the directory, if there is one; NULL: none */
  varve_vector sections;             /* varve_section; offset: in stored */
  varve_buffer stored;
  varve_loans *loans; /* gets what is lent; NULL: nothing may be */
  void *
      packer; /* ZSTD_CCtx that has packed_with prepared, which takes longer than packing a group */
  varve_slice packed_with;
} varve_container_frame_writer;

void varve_container_frame_writer_init(varve_container_frame_writer *frame, varve_memory *memory,
                                       int level);
void varve_container_frame_writer_release(varve_container_frame_writer *frame);
/* Packs the bytes when that makes them smaller. A section of codec PAGES or BLOCKS is raw, with the
 * checksums of its pages. */
varve_status varve_container_frame_add(varve_container_frame_writer *frame,
                                       const varve_section *section, varve_slice bytes,
                                       varve_part_ends parts) VARVE_MUST_USE;
/* The bytes as they are, codec NONE. */
varve_status varve_container_frame_add_raw(varve_container_frame_writer *frame,
                                           const varve_section *section,
                                           varve_slice bytes) VARVE_MUST_USE;
/* Codec PLANES, where that is smaller than the bytes, else as frame_add; width: of an element. */
varve_status varve_container_frame_add_planes(varve_container_frame_writer *frame,
                                              const varve_section *section, varve_slice bytes,
                                              unsigned width) VARVE_MUST_USE;
/* A section of codec BLOCKS whose bytes are lent to the file; its place is set here. */
varve_status varve_container_frame_lend(varve_container_frame_writer *frame,
                                        const varve_section *section,
                                        const varve_loan *loan) VARVE_MUST_USE;
/* Appends the bytes as a frame without its magic number. */
varve_status varve_container_frame_pack(varve_container_frame_writer *frame, varve_slice bytes,
                                        varve_buffer *out) VARVE_MUST_USE;
/* Where something is lent, out is empty before. */
varve_status varve_container_frame_finish(varve_container_frame_writer *frame,
                                          varve_buffer *out) VARVE_MUST_USE;

/* What unpacks the small sections of all files of a context that have one vocabulary, made when the
 * first of them need it. */
typedef struct varve_unpacker {
  void *state;      /* ZSTD_DCtx */
  void *dictionary; /* ZSTD_DDict: the vocabulary's, prepared */
  unsigned uses;    /* of the dictionary as it is */
} varve_unpacker;
void varve_unpacker_release(varve_unpacker *unpacker);

/* A file that is being taken apart. */
typedef struct varve_container_frame_reader {
  varve_memory *memory;
  varve_reporter *reporter;
  varve_slice file;
  uint64_t file_size; /* for check_directory: file has only the first bytes of that many */
  varve_byte_reader header;
  uint64_t section_count; /* that the directory says it has */
  uint8_t flags;
  varve_vector sections;  /* varve_section */
  uint64_t packed_size;   /* what they say that all of them are unpacked */
  bool defers_resources;  /* pages of resources are checked by who touches them, not all at first */
  bool defers_mapped;     /* the same of a mapped module */
  bool defers_groups;     /* groups are checked when they are got */
  bool is_checked;        /* all was checked before: check.h */
  uint64_t directory_end; /* behind its checksum */
  uint64_t max_expansion; /* of varve_limits; set by the caller where it is not the default */
  varve_slice dictionary; /* of the vocabulary */
  varve_unpacker *unpacker; /* with that dictionary; NULL: none */
  uint64_t seed;
  uint64_t vocabulary_hash; /* its lowest two bytes */
  uint64_t edition;         /* of the built-in vocabulary; 0: a loaded one */
  bool has_vocabulary;
  uint32_t era; /* varve_era, known to this release or not */
  bool has_hashes;
  varve_module_hashes hashes;
} varve_container_frame_reader;

/* The byte behind the magic number, of files and of vocabularies: UNSUPPORTED for one that is not
 * known. */
varve_status varve_container_read_version(varve_byte_reader *reader) VARVE_MUST_USE;
/* Reads the header, which names the vocabulary. The frame must be released, whatever the status. */
varve_status varve_container_frame_open(varve_container_frame_reader *frame, varve_slice file,
                                        varve_memory *memory,
                                        varve_reporter *reporter) VARVE_MUST_USE;
/* The era that the header of a file names; false if it names none that this release knows. */
bool varve_container_find_era(varve_slice file, varve_era *era);
/* Checks header and directory, then the checksums of all sections and their pages; dictionary and
 * seed, which is the hash of the vocabulary, are set by the caller. */
varve_status varve_container_frame_check(varve_container_frame_reader *frame) VARVE_MUST_USE;
/* Checks which sections there are, and their order. */
varve_status varve_container_check_order(const varve_container_frame_reader *frame) VARVE_MUST_USE;
/* Checks header and directory alone, of which the file may be the first bytes: TRUNCATED when they
 * are too few. BAD_ARGUMENT for a file with flag WHOLE or SMALL. */
varve_status
varve_container_frame_check_directory(varve_container_frame_reader *frame) VARVE_MUST_USE;
void varve_container_frame_reader_release(varve_container_frame_reader *frame);
/* Whether sections of the codec can be read. */
bool varve_codec_is_known(uint32_t codec);
/* The raw bytes of a section of codec PAGES or BLOCKS, of which only the table of checksums was
 * checked: see pages.h. */
varve_slice varve_container_frame_raw(const varve_container_frame_reader *frame,
                                      const varve_section *section);
/* The bytes of a section, all of them checked: borrowed from the file, or unpacked into scratch. */
varve_status varve_container_frame_get(varve_container_frame_reader *frame,
                                       const varve_section *section, varve_buffer *scratch,
                                       varve_slice *bytes) VARVE_MUST_USE;
const char *varve_section_text(uint32_t kind);
extern const char varve_container_magic[VARVE_CONTAINER_MAGIC_SIZE];

#endif

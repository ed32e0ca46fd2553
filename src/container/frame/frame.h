/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The frame around the sections: header, directory, checksums, codecs. format-spec/varve.md,
 * "File". */
#ifndef VARVE_CONTAINER_FRAME_H
#define VARVE_CONTAINER_FRAME_H

#include "base/byte_reader.h"
#include "base/byte_writer.h"
#include "base/era.h"
#include "base/file/loans.h"

#include <varve/module.h>

enum {
#define VARVE_SECTION(name, code, text) VARVE_CONTAINER_##name = code,
#include "container/frame/format.def"
#define VARVE_CODEC(name, code, text) VARVE_CODEC_##name = code,
#include "container/frame/format.def"
#define VARVE_RESERVED(name, first, last) VARVE_FIRST_##name = first, VARVE_LAST_##name = last,
#include "container/frame/format.def"
  VARVE_CONTAINER_VERSION = 1,
  VARVE_CONTAINER_MAGIC_SIZE = 4,
  VARVE_CONTAINER_HEAD_SIZE = 6 /* magic, version, flags */
};

/* Flags of the header, and sizes of its fields. */
enum {
  VARVE_FRAME_WHOLE = 1,    /* one checksum covers the whole file */
  VARVE_FRAME_BUILTIN = 2,  /* uses the built-in vocabulary */
  VARVE_FRAME_LOADED = 4,   /* uses the loaded vocabulary whose hash follows */
  VARVE_FRAME_SMALL = 8,    /* one small module without a directory */
  VARVE_FRAME_PACKED = 16,  /* the small module is packed */
  VARVE_FRAME_HASHES = 32,  /* the directory begins with the hashes of the module */
  VARVE_FRAME_REFUSED = 64, /* reserved; readers reject it */
  VARVE_FRAME_SETS = 128,   /* the names of sets follow: those of the definitions that are used */
  VARVE_CHECKSUM_SIZE = 8,
  VARVE_WHOLE_CHECKSUM_SIZE = 4,
  VARVE_VOCABULARY_HASH_SIZE = 2 /* the other bytes seed the checksum */
};

typedef struct varve_section {
  uint32_t kind;
  bool is_optional; /* readers that do not know the section may skip it */
  uint32_t codec;
  uint32_t alignment_bits; /* of its offset in the file */
  uint64_t stored_size;
  uint64_t size; /* unpacked */
  uint64_t checksum;
  uint64_t offset;
  size_t loan; /* in a writer: 1 + index in the loans; 0: the frame owns the bytes */
} varve_section;

/* The ends of parts, in bytes, where the packer starts anew; count 0: one part. */
typedef struct varve_part_ends {
  const size_t *ends;
  size_t count;
} varve_part_ends;

/* Writes the frame of a file. */
typedef struct varve_container_frame_writer {
  varve_memory *memory;
  int level;              /* of zstd; it may change between two sections */
  varve_slice dictionary; /* zstd dictionary of the packer; empty: none */
  uint64_t vocabulary_hash;
  uint32_t edition; /* of the built-in vocabulary; 0: a loaded one */
  bool has_vocabulary;
  varve_slice era;                   /* of the module */
  varve_slice packs;                 /* that it uses: set_names.h */
  bool has_pages;                    /* at least one section has pages */
  const varve_module_hashes *hashes; /* for the directory; may be NULL */
  varve_vector sections; /* varve_section; their offsets count from the start of stored */
  varve_buffer stored;
  varve_loans *loans; /* takes bytes that callers lend; NULL: all bytes are copied */
  void *packer; /* ZSTD_CCtx prepared with packed_with; preparing it takes longer than packing a
                   group */
  varve_slice packed_with;
  int packed_at; /* its level */
} varve_container_frame_writer;

void varve_container_frame_writer_init(varve_container_frame_writer *frame, varve_memory *memory,
                                       int level);
void varve_container_frame_writer_release(varve_container_frame_writer *frame);
/* Adds a section and packs its bytes if that makes them smaller. A section of codec PAGES or BLOCKS
 * stays raw and gets the checksums of its pages. */
varve_status varve_container_frame_add(varve_container_frame_writer *frame,
                                       const varve_section *section, varve_slice bytes,
                                       varve_part_ends parts) VARVE_MUST_USE;
/* Adds a section with codec NONE. */
varve_status varve_container_frame_add_raw(varve_container_frame_writer *frame,
                                           const varve_section *section,
                                           varve_slice bytes) VARVE_MUST_USE;
/* Adds a section with codec PLANES if that is smaller, otherwise as varve_container_frame_add();
 * width: bytes of an element. */
varve_status varve_container_frame_add_planes(varve_container_frame_writer *frame,
                                              const varve_section *section, varve_slice bytes,
                                              unsigned width) VARVE_MUST_USE;
/* Adds a section of codec BLOCKS whose bytes are lent to the file; sets its offset. */
varve_status varve_container_frame_lend(varve_container_frame_writer *frame,
                                        const varve_section *section,
                                        const varve_loan *loan) VARVE_MUST_USE;
/* Appends the bytes as a zstd frame without its magic number. */
varve_status varve_container_frame_pack(varve_container_frame_writer *frame, varve_slice bytes,
                                        varve_buffer *out) VARVE_MUST_USE;
/* Appends the whole file. If a section is lent, out must be empty. */
varve_status varve_container_frame_finish(varve_container_frame_writer *frame,
                                          varve_buffer *out) VARVE_MUST_USE;

/* Unpacks small sections for all files of a context that share a vocabulary. Its members are
 * created at first use. */
typedef struct varve_unpacker {
  void *state;      /* ZSTD_DCtx */
  void *dictionary; /* ZSTD_DDict prepared from the vocabulary's zstd dictionary */
  unsigned uses;    /* number of times that the current zstd dictionary was used */
} varve_unpacker;
void varve_unpacker_release(varve_unpacker *unpacker);

/* Reads the frame of a file. */
typedef struct varve_container_frame_reader {
  varve_memory *memory;
  varve_reporter *reporter;
  varve_slice file;
  uint64_t file_size; /* for check_directory(): the size of the file; the slice above holds only its
                         first bytes */
  varve_byte_reader header;
  uint64_t section_count; /* according to the directory */
  uint8_t flags;
  varve_vector sections;    /* varve_section */
  uint64_t packed_size;     /* sum of the unpacked sizes in the directory */
  bool defers_resources;    /* pages of resources are checked at first use, not all at once */
  bool defers_mapped;       /* the same for pages of a mapped module */
  bool defers_groups;       /* groups are checked when varve_container_frame_get() returns them */
  bool is_checked;          /* varve_container_check() checked the file before */
  uint64_t directory_end;   /* offset after its checksum */
  uint64_t max_expansion;   /* from varve_limits; the caller sets it if it is not the default */
  varve_slice dictionary;   /* zstd dictionary of the vocabulary */
  varve_unpacker *unpacker; /* prepared with that dictionary; NULL: no unpacker */
  uint64_t seed;
  uint64_t vocabulary_hash; /* lowest two bytes of its hash */
  uint64_t edition;         /* of the built-in vocabulary; 0: a loaded one */
  bool has_vocabulary;
  varve_slice era;   /* its name, which this release may not know */
  varve_slice packs; /* that the module uses, as "stablehlo@1.20.0,triton@3.7.1" */
  bool has_hashes;
  varve_module_hashes hashes;
} varve_container_frame_reader;

/* Reads the version byte after the magic number of a file or a vocabulary. UNSUPPORTED if the
 * version is unknown. */
varve_status varve_container_read_version(varve_byte_reader *reader) VARVE_MUST_USE;
/* Reads the header, which names the vocabulary. The caller must release the frame whatever the
 * status is. */
varve_status varve_container_frame_open(varve_container_frame_reader *frame, varve_slice file,
                                        varve_memory *memory,
                                        varve_reporter *reporter) VARVE_MUST_USE;
/* Finds the name of the era in the header of a file, into which *name points. Returns false if
 * there is no sound header; the name is then that of the default. */
bool varve_container_find_era(varve_slice file, varve_slice *name);
/* Checks header and directory, then the checksums of all sections and pages. The caller sets
 * dictionary and seed (the hash of the vocabulary) before. */
varve_status varve_container_frame_check(varve_container_frame_reader *frame) VARVE_MUST_USE;
/* Checks only header and directory. The slice may hold just the first bytes of the file: TRUNCATED
 * if they are too few. BAD_ARGUMENT for a file with flag WHOLE or SMALL. */
varve_status
varve_container_frame_check_directory(varve_container_frame_reader *frame) VARVE_MUST_USE;
void varve_container_frame_reader_release(varve_container_frame_reader *frame);
/* Returns true if this build can read the codec. */
bool varve_codec_is_known(uint32_t codec);
/* Checks the expansion of a packed section, and of all sections of the file together, since all may
 * be in memory at once. LIMIT_EXCEEDED if one is above the limit. */
varve_status varve_container_frame_check_size(varve_container_frame_reader *frame,
                                              const varve_section *section) VARVE_MUST_USE;
/* Returns the raw bytes of a section of codec PAGES or BLOCKS. Only the table of checksums was
 * checked: see pages.h. */
varve_slice varve_container_frame_raw(const varve_container_frame_reader *frame,
                                      const varve_section *section);
/* Returns the bytes of a section after checking all of them. They point into the file, or into
 * scratch if they were unpacked. */
varve_status varve_container_frame_get(varve_container_frame_reader *frame,
                                       const varve_section *section, varve_buffer *scratch,
                                       varve_slice *bytes) VARVE_MUST_USE;
const char *varve_section_text(uint32_t kind);
extern const char varve_container_magic[VARVE_CONTAINER_MAGIC_SIZE];

#endif

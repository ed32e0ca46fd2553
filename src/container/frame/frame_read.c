/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks header and directory before their contents are used, and unpacks sections.
 * format-spec/varve.md, "File". */
#include <xxhash.h>
#include <zstd.h>
#include <zstd_errors.h>

#include "container/frame/frame.h"
#include "container/frame/pages.h"
#include "container/frame/planes.h"
#include "container/frame/set_names.h"

enum {
  MAX_ALIGNMENT_BITS = 16,
  MAX_WINDOW_BITS = 23, /* of a zstd frame: the largest that level 19 uses */
  DEFAULT_MAX_EXPANSION = 1000
};
static const char zstd_magic[4] = {'\x28', '\xB5', '\x2F', '\xFD'};
#define UNKNOWN_SIZE UINT64_MAX /* the size is not stored */

static const struct {
  uint32_t kind;
  const char *text;
} section_texts[] = {
#define VARVE_SECTION(name, code, text) {code, text},
#include "container/frame/format.def"
};

const char *varve_section_text(uint32_t kind) {
  for (size_t i = 0; i < VARVE_COUNT_OF(section_texts); i++)
    if (section_texts[i].kind == kind)
      return section_texts[i].text;
  return "unknown";
}

bool varve_codec_is_known(uint32_t codec) { return codec <= VARVE_CODEC_PLANES; }

/* Returns true if the section is not as large as its raw bytes and the page table. */
static bool has_wrong_size(const varve_section *section) {
  unsigned bits = varve_codec_page_bits(section->codec);
  return section->size > section->stored_size ||
         varve_page_table_size(section->size, bits) != section->stored_size - section->size;
}

static varve_status read_entry(varve_byte_reader *reader, varve_section *section, bool is_whole) {
  uint64_t kind, codec;
  *section = (varve_section){.kind = 0};
  VARVE_TRY(varve_read_shortest_varint(reader, "the kind of a section", &kind));
  VARVE_TRY(varve_read_shortest_varint(reader, "the codec of a section", &codec));
  VARVE_TRY(varve_read_shortest_varint(reader, "the size of a section", &section->stored_size));
  section->size = section->stored_size;
  section->is_optional = (kind & 1) != 0;
  if (kind >> 1 > UINT32_MAX || codec >> 4 > MAX_ALIGNMENT_BITS)
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT, "a section that cannot be");
  section->kind = (uint32_t)(kind >> 1);
  section->codec = (uint32_t)(codec & 15);
  section->alignment_bits = (uint32_t)(codec >> 4);
  if (section->codec != VARVE_CODEC_NONE)
    VARVE_TRY(varve_read_shortest_varint(reader, "the unpacked size of a section", &section->size));
  if (varve_codec_page_bits(section->codec) != 0 && (is_whole || has_wrong_size(section)))
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT,
                                  is_whole ? "pages in a file with one checksum"
                                           : "a section that is not as large as its pages");
  if (is_whole)
    return VARVE_STATUS_OK;
  return varve_read_fixed(reader, "the checksum of a section", VARVE_CHECKSUM_SIZE,
                          &section->checksum);
}

static varve_status read_directory(varve_container_frame_reader *frame, varve_byte_reader *reader,
                                   bool is_whole) {
  enum { LEAST_ENTRY = 3 };
  uint64_t number;
  size_t count;
  if ((frame->flags & VARVE_FRAME_HASHES) != 0) {
    varve_slice content, without;
    VARVE_TRY(varve_read_bytes(reader, "the hash of the module", VARVE_HASH_SIZE, &content));
    VARVE_TRY(varve_read_bytes(reader, "the hash without locations", VARVE_HASH_SIZE, &without));
    memcpy(frame->hashes.content, content.data, VARVE_HASH_SIZE);
    memcpy(frame->hashes.without_locations, without.data, VARVE_HASH_SIZE);
    frame->has_hashes = true;
  }
  VARVE_TRY(varve_read_shortest_varint(reader, "the number of sections", &number));
  frame->section_count = number;
  if (frame->file_size == frame->file.size)
    VARVE_TRY(varve_check_count(reader, "the number of sections", number, LEAST_ENTRY, &count));
  else if (number > frame->file_size / LEAST_ENTRY)
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT,
                                  "more sections than the file has bytes for");
  for (uint64_t i = 0; i < number; i++) {
    varve_section section;
    VARVE_TRY(read_entry(reader, &section, is_whole));
    VARVE_TRY(varve_vector_push(&frame->sections, &section));
  }
  return VARVE_STATUS_OK;
}

/* Computes the offset of each section from the directory. Reads no section. */
static varve_status place_sections(varve_container_frame_reader *frame, uint64_t offset) {
  for (size_t i = 0; i < frame->sections.count; i++) {
    varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    uint64_t mask = ((uint64_t)1 << section->alignment_bits) - 1;
    uint64_t padding = (0 - offset) & mask;
    if (offset > frame->file_size || padding > frame->file_size - offset ||
        section->stored_size > frame->file_size - offset - padding)
      return varve_report(frame->reporter, VARVE_STATUS_TRUNCATED, frame->file_size,
                          "truncated file: the %s section at offset 0x%llx is incomplete",
                          varve_section_text(section->kind), (unsigned long long)offset + padding);
    section->offset = offset + padding;
    offset = section->offset + section->stored_size;
    /* Sets the size of a section without directory entry once it is known. */
    uint64_t room = UINT64_MAX - frame->packed_size;
    if (varve_codec_is_packed(section->codec) && section->size != UNKNOWN_SIZE)
      frame->packed_size += section->size < room ? section->size : room;
  }
  if (offset != frame->file_size)
    return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, offset,
                        "%llu bytes follow the last section",
                        (unsigned long long)(frame->file_size - offset));
  return VARVE_STATUS_OK;
}

/* Checks the padding between sections; offset: of the end of the header. */
static varve_status check_padding(varve_container_frame_reader *frame, uint64_t offset) {
  for (size_t i = 0; i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    for (uint64_t at = offset; at < section->offset; at++)
      if (frame->file.data[at] != 0)
        return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, at,
                            "the padding before the %s section is not zero",
                            varve_section_text(section->kind));
    offset = section->offset + section->stored_size;
  }
  return VARVE_STATUS_OK;
}

static varve_slice stored_bytes(const varve_container_frame_reader *frame,
                                const varve_section *section) {
  return varve_slice_make(frame->file.data + section->offset, (size_t)section->stored_size);
}

varve_slice varve_container_frame_raw(const varve_container_frame_reader *frame,
                                      const varve_section *section) {
  return varve_slice_make(frame->file.data + section->offset, (size_t)section->size);
}

/* Returns the bytes that the checksum in the directory covers: for pages, only their table. */
static varve_slice summed_bytes(const varve_container_frame_reader *frame,
                                const varve_section *section) {
  varve_slice stored = stored_bytes(frame, section);
  if (varve_codec_page_bits(section->codec) == 0)
    return stored;
  return varve_slice_make(stored.data + section->size, stored.size - (size_t)section->size);
}

static varve_status check_pages(varve_container_frame_reader *frame, const varve_section *section) {
  varve_pages pages;
  const uint8_t *stored = (const uint8_t *)frame->file.data + section->offset;
  unsigned bits = varve_codec_page_bits(section->codec);
  varve_pages_init(&pages, frame->memory, stored, section->size, bits);
  varve_status status = varve_pages_check(&pages, 0, section->size);
  uint64_t place = section->offset + pages.first_wrong;
  varve_pages_release(&pages);
  if (status != VARVE_STATUS_CORRUPT)
    return status;
  return varve_report(frame->reporter, status, place,
                      "the checksum of a page of the %s section is wrong",
                      varve_section_text(section->kind));
}

static bool is_deferred(const varve_container_frame_reader *frame, const varve_section *section) {
  return (frame->defers_resources && section->kind == VARVE_CONTAINER_RESOURCE) ||
         (frame->defers_mapped && section->kind == VARVE_CONTAINER_MAPPED_MODULE);
}

static varve_status check_sum(varve_container_frame_reader *frame, const varve_section *section) {
  varve_slice bytes = summed_bytes(frame, section);
  if (XXH3_64bits(bytes.data, bytes.size) == section->checksum)
    return VARVE_STATUS_OK;
  return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, section->offset,
                      "the checksum of the %s section is wrong", varve_section_text(section->kind));
}

/* Returns true for a group that is checked later. A checksum of the whole file was checked with the
 * header. */
static bool is_deferred_group(const varve_container_frame_reader *frame,
                              const varve_section *section) {
  return frame->defers_groups && section->kind == VARVE_CONTAINER_GROUP &&
         (frame->flags & VARVE_FRAME_WHOLE) == 0;
}

static varve_status unknown_codec(varve_container_frame_reader *frame,
                                  const varve_section *section) {
  return varve_report(frame->reporter, VARVE_STATUS_UNSUPPORTED, section->offset,
                      "%s section: this release does not know codec %u",
                      varve_section_text(section->kind), section->codec);
}

static bool is_known_kind(uint32_t kind) {
  switch (kind) {
#define VARVE_SECTION(name, code, text) case code:
#include "container/frame/format.def"
    return true;
  default:
    return false;
  }
}

/* Returns true for sections that only repeat facts of the module. */
static bool can_be_ignored(const varve_section *section) {
  return section->is_optional &&
         (!is_known_kind(section->kind) || section->kind == VARVE_CONTAINER_SYMBOLS ||
          section->kind == VARVE_CONTAINER_INDEX);
}

/* The sections before the current one. */
typedef struct section_order {
  const varve_section *module; /* the module section of any layout */
  bool has_prelude;
  bool has_groups;
  bool has_symbols;
  bool has_index;
} section_order;

/* Records a section. Returns NULL if it may be here, otherwise the error. */
static const char *note_module(section_order *order, const varve_section *section,
                               bool has_vocabulary) {
  enum { LEAST_ALIGNMENT = 3 };
  if (order->module != NULL)
    return "there are two module sections";
  order->module = section;
  if (section->kind == VARVE_CONTAINER_MAPPED_MODULE && has_vocabulary)
    return "a mapped module in a file with a vocabulary";
  if (section->kind == VARVE_CONTAINER_MAPPED_MODULE &&
      (section->codec != VARVE_CODEC_PAGES || section->alignment_bits < LEAST_ALIGNMENT))
    return "the mapped module has no pages, or is not aligned";
  return order->has_prelude && section->kind != VARVE_CONTAINER_MODULE
             ? "there is a prelude or a group, but the module has no groups"
             : NULL;
}

static const char *note_symbols(const section_order *order, bool *has_one) {
  if (*has_one)
    return "there are two such sections";
  *has_one = true;
  if (order->module == NULL)
    return "it precedes the module";
  return order->has_groups || order->module->kind == VARVE_CONTAINER_MAPPED_MODULE
             ? NULL
             : "the module has no groups and is not mapped";
}

static const char *note(section_order *order, const varve_section *section, bool has_vocabulary) {
  switch (section->kind) {
  case VARVE_CONTAINER_MODULE:
  case VARVE_CONTAINER_SMALL_MODULE:
  case VARVE_CONTAINER_MAPPED_MODULE:
    return note_module(order, section, has_vocabulary);
  case VARVE_CONTAINER_PRELUDE: {
    const char *wrong = order->has_prelude      ? "there are two preludes"
                        : order->module != NULL ? "the prelude follows the module"
                                                : NULL;
    order->has_prelude = true;
    return wrong;
  }
  case VARVE_CONTAINER_GROUP:
    order->has_groups = true;
    if (order->module == NULL)
      return "a group precedes the module";
    if (order->module->kind != VARVE_CONTAINER_MODULE)
      return "there is a prelude or a group, but the module has no groups";
    return order->has_symbols || order->has_index ? "a group follows symbols or index" : NULL;
  case VARVE_CONTAINER_SYMBOLS:
    return note_symbols(order, &order->has_symbols);
  case VARVE_CONTAINER_INDEX:
    return section->codec != VARVE_CODEC_PAGES ? "it has no pages"
                                               : note_symbols(order, &order->has_index);
  default:
    return NULL;
  }
}

/* Rejects sections that this release does not know but needs to read the file. */
static varve_status check_kinds(varve_container_frame_reader *frame) {
  for (size_t i = 0; i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    if (!is_known_kind(section->kind) && !section->is_optional)
      return varve_report(frame->reporter, VARVE_STATUS_UNSUPPORTED, section->offset,
                          "this release does not know sections of kind %u, and the file cannot be "
                          "read without them",
                          section->kind);
    if (!varve_codec_is_known(section->codec) && !can_be_ignored(section))
      return unknown_codec(frame, section);
  }
  /* An optional section with an unknown codec is skipped. */
  section_order order = {.module = NULL};
  for (size_t k = 0; k < frame->sections.count; k++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, k);
    const char *wrong =
        varve_codec_is_known(section->codec) ? note(&order, section, frame->has_vocabulary) : NULL;
    if (wrong != NULL)
      return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, section->offset, "%s section: %s",
                          varve_section_text(section->kind), wrong);
  }
  if (order.module == NULL)
    return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, 0, "there is no module section");
  return order.has_prelude && !order.has_groups
             ? varve_report(frame->reporter, VARVE_STATUS_CORRUPT, order.module->offset,
                            "there is a prelude or a group, but the module has no groups")
             : VARVE_STATUS_OK;
}

/* Returns true if the file is cut off. For a packed module without directory, only its zstd frame
 * can show that. */
static bool is_cut(const varve_container_frame_reader *frame) {
  varve_buffer whole;
  bool cut = false;
  if ((frame->flags & VARVE_FRAME_PACKED) == 0)
    return false;
  varve_slice bytes = stored_bytes(frame, frame->sections.data);
  varve_buffer_init(&whole, frame->memory);
  if (varve_buffer_append(&whole, varve_slice_make(zstd_magic, sizeof(zstd_magic))) ==
          VARVE_STATUS_OK &&
      varve_buffer_append(&whole, bytes) == VARVE_STATUS_OK)
    cut = ZSTD_getErrorCode(ZSTD_findFrameCompressedSize(whole.data, whole.size)) ==
          ZSTD_error_srcSize_wrong;
  varve_buffer_release(&whole);
  return cut;
}

static varve_status fail_checksum(varve_container_frame_reader *frame, size_t place,
                                  const char *what) {
  if (is_cut(frame))
    return varve_report(frame->reporter, VARVE_STATUS_TRUNCATED, frame->file.size,
                        "truncated file: the module is incomplete");
  return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, place, "the checksum of %s is wrong%s",
                      what,
                      (frame->flags & VARVE_FRAME_LOADED) != 0
                          ? ", or the dictionary is not the one it was written with"
                          : "");
}

/* Checks the checksum of the whole file, in which its own field counts as zero. */
static varve_status check_whole(varve_container_frame_reader *frame, varve_byte_reader *reader) {
  static const char zero[VARVE_WHOLE_CHECKSUM_SIZE];
  uint64_t stored;
  size_t place = (size_t)(reader->cursor - reader->start);
  VARVE_TRY(varve_read_fixed(reader, "the checksum", VARVE_WHOLE_CHECKSUM_SIZE, &stored));
  VARVE_TRY(place_sections(frame, place + VARVE_WHOLE_CHECKSUM_SIZE));
  XXH3_state_t *state = XXH3_createState();
  if (state == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  (void)XXH3_64bits_reset_withSeed(state, frame->seed);
  (void)XXH3_64bits_update(state, frame->file.data, place);
  (void)XXH3_64bits_update(state, zero, VARVE_WHOLE_CHECKSUM_SIZE);
  (void)XXH3_64bits_update(state, frame->file.data + place + VARVE_WHOLE_CHECKSUM_SIZE,
                           frame->file.size - place - VARVE_WHOLE_CHECKSUM_SIZE);
  uint64_t checksum = XXH3_64bits_digest(state);
  (void)XXH3_freeState(state);
  if ((checksum & UINT32_MAX) != stored)
    return fail_checksum(frame, place, "the file");
  VARVE_TRY(check_padding(frame, place + VARVE_WHOLE_CHECKSUM_SIZE));
  return check_kinds(frame);
}

/* Checks the checksum of header and directory, which were read; *end: offset after the checksum. */
static varve_status check_header(varve_container_frame_reader *frame, varve_byte_reader *reader,
                                 uint64_t *end) {
  uint64_t stored;
  size_t size = (size_t)(reader->cursor - reader->start);
  VARVE_TRY(varve_read_fixed(reader, "the checksum", VARVE_CHECKSUM_SIZE, &stored));
  if (XXH3_64bits_withSeed(frame->file.data, size, frame->seed) != stored)
    return fail_checksum(frame, size, "header and directory");
  *end = frame->directory_end = size + VARVE_CHECKSUM_SIZE;
  VARVE_TRY(place_sections(frame, *end));
  return check_kinds(frame);
}

static varve_status check_parts(varve_container_frame_reader *frame, varve_byte_reader *reader) {
  uint64_t end = 0;
  VARVE_TRY(check_header(frame, reader, &end));
  if (frame->is_checked)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_padding(frame, end));
  for (size_t i = 0; i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    if (is_deferred_group(frame, section))
      continue;
    VARVE_TRY(check_sum(frame, section));
    if (varve_codec_page_bits(section->codec) != 0 && !is_deferred(frame, section))
      VARVE_TRY(check_pages(frame, section));
  }
  return VARVE_STATUS_OK;
}

static bool contradicts(uint8_t flags) {
  bool is_small = (flags & VARVE_FRAME_SMALL) != 0;
  return (flags & (VARVE_FRAME_BUILTIN | VARVE_FRAME_LOADED)) ==
             (VARVE_FRAME_BUILTIN | VARVE_FRAME_LOADED) ||
         (is_small && (flags & (VARVE_FRAME_WHOLE | VARVE_FRAME_HASHES)) != 0) ||
         (!is_small && (flags & VARVE_FRAME_PACKED) != 0);
}

/* Reads which vocabulary the file uses. */
static varve_status read_vocabulary(varve_container_frame_reader *frame,
                                    varve_byte_reader *reader) {
  frame->has_vocabulary = (frame->flags & (VARVE_FRAME_BUILTIN | VARVE_FRAME_LOADED)) != 0;
  if ((frame->flags & VARVE_FRAME_LOADED) != 0)
    return varve_read_fixed(reader, "the hash of a dictionary", VARVE_VOCABULARY_HASH_SIZE,
                            &frame->vocabulary_hash);
  if ((frame->flags & VARVE_FRAME_BUILTIN) == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_read_shortest_varint(reader, "the edition of the vocabulary", &frame->edition));
  return frame->edition != 0
             ? VARVE_STATUS_OK
             : varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT,
                                      "there is no edition 0 of the built-in vocabulary");
}

/* A file without the field has the default era and no packs. */
static varve_status read_sets(varve_container_frame_reader *frame, varve_byte_reader *reader) {
  uint64_t size;
  varve_slice names;
  VARVE_TRY(varve_read_shortest_varint(reader, "the size of the names of sets", &size));
  if (size == 0 || size > VARVE_LONGEST_SET_NAMES)
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT,
                                  "the names of sets have %llu bytes, not 1 to %u",
                                  (unsigned long long)size, (unsigned)VARVE_LONGEST_SET_NAMES);
  VARVE_TRY(varve_read_bytes(reader, "the names of sets", (size_t)size, &names));
  const char *fault = varve_set_names_split(names, &frame->era, &frame->packs);
  return fault == NULL ? VARVE_STATUS_OK
                       : varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT, "%s", fault);
}

varve_status varve_container_read_version(varve_byte_reader *reader) {
  uint8_t version;
  VARVE_TRY(varve_read_byte(reader, "the version", &version));
  if (version == VARVE_CONTAINER_VERSION)
    return VARVE_STATUS_OK;
  if (version == 0)
    return varve_byte_reader_fail(reader, VARVE_STATUS_UNSUPPORTED,
                                  "version 0 was a draft that no release reads");
  return varve_byte_reader_fail(reader, VARVE_STATUS_UNSUPPORTED,
                                "version %u is newer than this release, which reads version %u",
                                version, VARVE_CONTAINER_VERSION);
}

varve_status varve_container_frame_open(varve_container_frame_reader *frame, varve_slice file,
                                        varve_memory *memory, varve_reporter *reporter) {
  varve_byte_reader *reader = &frame->header;
  varve_slice magic;
  *frame = (varve_container_frame_reader){.memory = memory,
                                          .reporter = reporter,
                                          .file = file,
                                          .file_size = file.size,
                                          .era = varve_slice_of(varve_era_text(VARVE_DEFAULT_ERA)),
                                          .max_expansion = DEFAULT_MAX_EXPANSION};
  varve_vector_init(&frame->sections, memory, sizeof(varve_section));
  varve_byte_reader_init(reader, file, 0, reporter, "header");
  VARVE_TRY(varve_read_bytes(reader, "the magic number", VARVE_CONTAINER_MAGIC_SIZE, &magic));
  if (memcmp(magic.data, varve_container_magic, VARVE_CONTAINER_MAGIC_SIZE) != 0)
    return varve_report(reporter, VARVE_STATUS_NOT_RECOGNIZED, 0, "this is not a varve file");
  VARVE_TRY(varve_container_read_version(reader));
  VARVE_TRY(varve_read_byte(reader, "the flags", &frame->flags));
  if ((frame->flags & VARVE_FRAME_REFUSED) != 0)
    return varve_byte_reader_fail(reader, VARVE_STATUS_UNSUPPORTED,
                                  "this release does not know all of the flags %02x", frame->flags);
  if (contradicts(frame->flags))
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT, "flags %02x contradict each other",
                                  frame->flags);
  VARVE_TRY(read_vocabulary(frame, reader));
  return (frame->flags & VARVE_FRAME_SETS) != 0 ? read_sets(frame, reader) : VARVE_STATUS_OK;
}

bool varve_container_find_era(varve_slice file, varve_slice *name) {
  varve_container_frame_reader frame;
  varve_reporter reporter = {.max_errors = 1};
  varve_status status = varve_container_frame_open(&frame, file, NULL, &reporter);
  varve_container_frame_reader_release(&frame);
  *name = status == VARVE_STATUS_OK ? frame.era : varve_slice_of(varve_era_text(VARVE_DEFAULT_ERA));
  return status == VARVE_STATUS_OK;
}

varve_status varve_container_frame_check(varve_container_frame_reader *frame) {
  varve_byte_reader *reader = &frame->header;
  if ((frame->flags & VARVE_FRAME_SMALL) != 0) {
    /* Opens a file whose rest is one small module. */
    const bool is_packed = (frame->flags & VARVE_FRAME_PACKED) != 0;
    varve_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE,
                             .codec = is_packed ? VARVE_CODEC_ZSTD : VARVE_CODEC_NONE};
    size_t left = varve_byte_reader_left(reader);
    section.stored_size = left < VARVE_WHOLE_CHECKSUM_SIZE ? 0 : left - VARVE_WHOLE_CHECKSUM_SIZE;
    section.size = is_packed ? UNKNOWN_SIZE : section.stored_size;
    VARVE_TRY(varve_vector_push(&frame->sections, &section));
    return check_whole(frame, reader);
  }
  VARVE_TRY(read_directory(frame, reader, (frame->flags & VARVE_FRAME_WHOLE) != 0));
  return (frame->flags & VARVE_FRAME_WHOLE) != 0 ? check_whole(frame, reader)
                                                 : check_parts(frame, reader);
}

varve_status varve_container_frame_check_directory(varve_container_frame_reader *frame) {
  uint64_t end;
  if ((frame->flags & (VARVE_FRAME_SMALL | VARVE_FRAME_WHOLE)) != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(read_directory(frame, &frame->header, false));
  return check_header(frame, &frame->header, &end);
}

void varve_container_frame_reader_release(varve_container_frame_reader *frame) {
  varve_vector_release(&frame->sections);
}

static varve_status fail(varve_container_frame_reader *frame, const varve_section *section,
                         const char *what) {
  return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, section->offset,
                      "%s section: its zstd frame %s", varve_section_text(section->kind), what);
}

/* Returns the zstd frame of a section; planes have a width before it. */
static varve_slice frame_bytes(const varve_container_frame_reader *frame,
                               const varve_section *section) {
  size_t before = section->codec == VARVE_CODEC_PLANES ? 1 : 0;
  varve_slice stored = stored_bytes(frame, section);
  return varve_slice_make(stored.data + before, stored.size - before);
}

/* Memory grows with the bytes that are really unpacked, not with the size that the file claims. */
static varve_status unpack_into(varve_container_frame_reader *frame, const varve_section *section,
                                ZSTD_DCtx *context, varve_buffer *out) {
  varve_slice bytes = frame_bytes(frame, section);
  ZSTD_inBuffer in = {zstd_magic, sizeof(zstd_magic), 0};
  uint64_t limit = varve_expansion_limit(section->stored_size, frame->max_expansion);
  uint64_t most = section->size < limit ? section->size : limit;
  bool is_in_magic = true;
  for (;;) {
    uint64_t left = most - out->size;
    size_t step = left > ZSTD_DStreamOutSize() ? ZSTD_DStreamOutSize() : (size_t)left + 1;
    VARVE_TRY(varve_buffer_reserve(out, step));
    ZSTD_outBuffer window = {out->data + out->size, step, 0};
    size_t expected = ZSTD_decompressStream(context, &window, &in);
    if (ZSTD_isError(expected)) {
      if (ZSTD_getErrorCode(expected) == ZSTD_error_memory_allocation)
        return VARVE_STATUS_OUT_OF_MEMORY;
      return fail(frame, section, ZSTD_getErrorName(expected));
    }
    out->size += window.pos;
    if (out->size > most)
      return fail(frame, section, "holds more than the directory says or the limit allows");
    if (is_in_magic && in.pos == in.size) {
      in = (ZSTD_inBuffer){bytes.data, bytes.size, 0};
      is_in_magic = false;
      continue;
    }
    if (expected == 0)
      break;
    if (in.pos == in.size && window.pos < step)
      return fail(frame, section, "ends early");
  }
  if (in.pos != in.size || (section->size != UNKNOWN_SIZE && out->size != section->size))
    return fail(frame, section, "does not match the size in the directory");
  return VARVE_STATUS_OK;
}

/* Blobs do without the dictionary, so that they can be unpacked when it is gone. */
static varve_slice dictionary_of(const varve_container_frame_reader *frame,
                                 const varve_section *section) {
  return section->kind == VARVE_CONTAINER_RESOURCE || section->codec == VARVE_CODEC_PLANES
             ? varve_slice_make(NULL, 0)
             : frame->dictionary;
}

static bool set_dictionary(const varve_container_frame_reader *frame, const varve_section *section,
                           ZSTD_DCtx *context) {
  varve_slice dictionary = dictionary_of(frame, section);
  return !ZSTD_isError(ZSTD_DCtx_loadDictionary(context, dictionary.data, dictionary.size));
}

void varve_unpacker_release(varve_unpacker *unpacker) {
  (void)ZSTD_freeDDict(unpacker->dictionary);
  (void)ZSTD_freeDCtx(unpacker->state);
  *unpacker = (varve_unpacker){.state = NULL};
}

/* Preparing a zstd dictionary takes about as long as this many uses of it unprepared. Most contexts
 * read one file. */
enum { PREPARED_BEHIND = 3 };
static size_t unpack_framed(varve_unpacker *unpacker, varve_slice dictionary, varve_slice framed,
                            varve_buffer *out) {
  if (unpacker->uses == PREPARED_BEHIND && unpacker->dictionary == NULL && dictionary.size != 0)
    unpacker->dictionary = ZSTD_createDDict(dictionary.data, dictionary.size);
  unpacker->uses += unpacker->uses < PREPARED_BEHIND && dictionary.size != 0;
  return unpacker->dictionary == NULL || dictionary.size == 0
             ? ZSTD_decompress_usingDict(unpacker->state, out->data, out->capacity, framed.data,
                                         framed.size, dictionary.data, dictionary.size)
             : ZSTD_decompress_usingDDict(unpacker->state, out->data, out->capacity, framed.data,
                                          framed.size, unpacker->dictionary);
}

/* Unpacks a small section in one call, without memory for a stream. Returns false if the caller
 * must use a stream: the section is large, or wrong and the stream finds the reason. */
static bool unpack_at_once(const varve_container_frame_reader *frame, const varve_section *section,
                           varve_buffer *out) {
  enum { MOST_STORED = 1 << 14, MOST_UNPACKED = 1 << 17, USUAL_BASE = 1 << 14, USUAL_FACTOR = 8 };
  char framed[sizeof(zstd_magic) + MOST_STORED];
  varve_slice bytes = frame_bytes(frame, section);
  varve_unpacker *unpacker = frame->unpacker;
  uint64_t limit = varve_expansion_limit(section->stored_size, frame->max_expansion);
  uint64_t most = USUAL_BASE + bytes.size * USUAL_FACTOR;
  if (section->size != UNKNOWN_SIZE || most > MOST_UNPACKED)
    most = section->size != UNKNOWN_SIZE ? section->size : MOST_UNPACKED;
  if (unpacker == NULL || bytes.size > MOST_STORED || most > MOST_UNPACKED || most > limit)
    return false;
  if (unpacker->state == NULL)
    unpacker->state = ZSTD_createDCtx();
  size_t size = sizeof(zstd_magic) + bytes.size;
  memcpy(framed, zstd_magic, sizeof(zstd_magic));
  memcpy(framed + sizeof(zstd_magic), bytes.data, bytes.size);
  if (unpacker->state == NULL || ZSTD_findFrameCompressedSize(framed, size) != size ||
      varve_buffer_reserve(out, (size_t)most + 1) != VARVE_STATUS_OK)
    return false;
  size_t unpacked =
      unpack_framed(unpacker, dictionary_of(frame, section), varve_slice_make(framed, size), out);
  if (ZSTD_isError(unpacked) || unpacked > most ||
      (section->size != UNKNOWN_SIZE && unpacked != section->size))
    return false;
  out->size = unpacked;
  return true;
}

/* Returns the window size in the header of a zstd frame (RFC 8878, 3.1.1.1), or 0 if the header is
 * incomplete. zstd itself ignores the window when it unpacks in one call. */
static uint64_t window_of(varve_slice bytes) {
  enum { IS_SINGLE = 0x20, LEAST_BITS = 10, SHORT_SIZE_BASE = 256 };
  static const uint8_t id_sizes[] = {0, 1, 2, 4}, content_sizes[] = {1, 2, 4, 8};
  const uint8_t *at = (const uint8_t *)bytes.data;
  uint64_t window = 0;
  if (bytes.size < 2)
    return 0;
  if ((at[0] & IS_SINGLE) == 0) {
    window = UINT64_C(1) << (LEAST_BITS + (at[1] >> 3));
    return window + window / 8 * (at[1] & 7);
  }
  size_t start = 1 + (size_t)id_sizes[at[0] & 3], size = content_sizes[at[0] >> 6];
  if (bytes.size < start + size)
    return 0;
  for (size_t i = 0; i < size; i++)
    window |= (uint64_t)at[start + i] << (8 * i);
  return size == 2 ? window + SHORT_SIZE_BASE : window;
}

varve_status varve_container_frame_check_size(varve_container_frame_reader *frame,
                                              const varve_section *section) {
  if (section->size != UNKNOWN_SIZE &&
      section->size > varve_expansion_limit(section->stored_size, frame->max_expansion))
    return varve_report(frame->reporter, VARVE_STATUS_LIMIT_EXCEEDED, section->offset,
                        "%s section: %llu bytes would become %llu: see --max-expansion",
                        varve_section_text(section->kind), (unsigned long long)section->stored_size,
                        (unsigned long long)section->size);
  if (frame->packed_size > varve_expansion_limit(frame->file_size, frame->max_expansion)) {
    VARVE_TRY(varve_report(frame->reporter, VARVE_STATUS_LIMIT_EXCEEDED, section->offset,
                           "the sections of %llu bytes would become %llu: see --max-expansion",
                           (unsigned long long)frame->file_size,
                           (unsigned long long)frame->packed_size));
  }
  return VARVE_STATUS_OK;
}

static varve_status unpack(varve_container_frame_reader *frame, const varve_section *section,
                           varve_buffer *scratch) {
  VARVE_TRY(varve_container_frame_check_size(frame, section));
  if (window_of(frame_bytes(frame, section)) > UINT64_C(1) << MAX_WINDOW_BITS) {
    VARVE_TRY(varve_report(frame->reporter, VARVE_STATUS_LIMIT_EXCEEDED, section->offset,
                           "%s section: its zstd frame asks for a window of more than 2^%d bytes",
                           varve_section_text(section->kind), MAX_WINDOW_BITS));
  }
  scratch->size = 0;
  if (section->codec != VARVE_CODEC_PLANES && unpack_at_once(frame, section, scratch))
    return VARVE_STATUS_OK;
  ZSTD_DCtx *context = ZSTD_createDCtx();
  if (context == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  if (!ZSTD_isError(ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, MAX_WINDOW_BITS)) &&
      set_dictionary(frame, section, context))
    status = unpack_into(frame, section, context, scratch);
  ZSTD_freeDCtx(context);
  return status;
}

varve_status varve_container_frame_get(varve_container_frame_reader *frame,
                                       const varve_section *section, varve_buffer *scratch,
                                       varve_slice *bytes) {
  bool is_left =
      !frame->is_checked && (is_deferred(frame, section) || is_deferred_group(frame, section));
  *bytes = stored_bytes(frame, section);
  if (is_left && is_deferred_group(frame, section))
    VARVE_TRY(check_sum(frame, section));
  if (section->codec == VARVE_CODEC_NONE)
    return VARVE_STATUS_OK;
  if (varve_codec_page_bits(section->codec) != 0) {
    *bytes = varve_container_frame_raw(frame, section);
    return is_left ? check_pages(frame, section) : VARVE_STATUS_OK;
  }
  if (!varve_codec_is_known(section->codec))
    return unknown_codec(frame, section);
  if (section->codec == VARVE_CODEC_PLANES) {
    /* Unpacks byte planes and restores the numbers. */
    varve_slice stored = stored_bytes(frame, section);
    unsigned width = stored.size == 0 ? 0 : (unsigned char)stored.data[0];
    if (!varve_is_plane_width(width))
      return varve_report(frame->reporter, VARVE_STATUS_CORRUPT, section->offset,
                          "%s section: planes of elements of %u bytes",
                          varve_section_text(section->kind), width);
    varve_buffer planes;
    varve_buffer_init(&planes, frame->memory);
    varve_status status = unpack(frame, section, &planes);
    scratch->size = 0;
    if (status == VARVE_STATUS_OK)
      status = varve_planes_join(varve_buffer_slice(&planes), width, scratch);
    varve_buffer_release(&planes);
    *bytes = varve_buffer_slice(scratch);
    return status;
  }
  VARVE_TRY(unpack(frame, section, scratch));
  *bytes = varve_buffer_slice(scratch);
  return VARVE_STATUS_OK;
}

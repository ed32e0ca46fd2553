/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes header, directory and sections. format-spec/varve.md, "File". */
#include <xxhash.h>
#include <zstd.h>

#include "container/frame/frame.h"
#include "container/frame/pages.h"
#include "container/frame/planes.h"

const char varve_container_magic[VARVE_CONTAINER_MAGIC_SIZE] = {'\xD7', 'v', 'r', 'v'};

enum {
  ZSTD_MAGIC = 4,        /* bytes that the file omits */
  WHOLE_LIMIT = 1 << 16, /* largest file that has one checksum */
  FLUSH_SIZE = 256       /* a shorter part shares tables with the next one */
};

void varve_container_frame_writer_init(varve_container_frame_writer *frame, varve_memory *memory,
                                       int level) {
  *frame = (varve_container_frame_writer){
      .memory = memory, .level = level, .era = varve_slice_of(varve_era_text(VARVE_DEFAULT_ERA))};
  varve_vector_init(&frame->sections, memory, sizeof(varve_section));
  varve_buffer_init(&frame->stored, memory);
}

void varve_container_frame_writer_release(varve_container_frame_writer *frame) {
  varve_vector_release(&frame->sections);
  varve_buffer_release(&frame->stored);
  ZSTD_freeCCtx(frame->packer);
  frame->packer = NULL;
}

static varve_status pack_part(ZSTD_CCtx *context, varve_slice bytes, ZSTD_EndDirective end,
                              varve_buffer *out) {
  ZSTD_inBuffer in = {bytes.data, bytes.size, 0};
  size_t left;
  do {
    VARVE_TRY(varve_buffer_reserve(out, ZSTD_CStreamOutSize()));
    ZSTD_outBuffer window = {out->data + out->size, out->capacity - out->size, 0};
    left = ZSTD_compressStream2(context, &window, &in, end);
    if (ZSTD_isError(left))
      return VARVE_STATUS_OUT_OF_MEMORY;
    out->size += window.pos;
  } while (in.pos != in.size || (end != ZSTD_e_continue && left != 0));
  return VARVE_STATUS_OK;
}

static varve_status pack_parts(ZSTD_CCtx *context, varve_slice bytes, varve_part_ends parts,
                               varve_buffer *out) {
  size_t start = 0;
  for (size_t i = 0; i < parts.count; i++) {
    size_t size = parts.ends[i] - start;
    VARVE_TRY(pack_part(context, varve_slice_make(bytes.data + start, size),
                        size >= FLUSH_SIZE ? ZSTD_e_flush : ZSTD_e_continue, out));
    start = parts.ends[i];
  }
  return pack_part(context, varve_slice_make(bytes.data + start, bytes.size - start), ZSTD_e_end,
                   out);
}

static bool set_up(ZSTD_CCtx *context, const varve_container_frame_writer *frame) {
  return !ZSTD_isError(ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, frame->level)) &&
         !ZSTD_isError(ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, 0)) &&
         !ZSTD_isError(ZSTD_CCtx_setParameter(context, ZSTD_c_dictIDFlag, 0)) &&
         !ZSTD_isError(
             ZSTD_CCtx_loadDictionary(context, frame->dictionary.data, frame->dictionary.size));
}

/* Returns a packer that is ready for a zstd frame; NULL if memory ran out. */
static ZSTD_CCtx *make_packer(varve_container_frame_writer *frame) {
  bool is_ready = frame->packer != NULL && frame->packed_with.data == frame->dictionary.data &&
                  frame->packed_with.size == frame->dictionary.size &&
                  frame->packed_at == frame->level;
  if (is_ready && !ZSTD_isError(ZSTD_CCtx_reset(frame->packer, ZSTD_reset_session_only)))
    return frame->packer;
  ZSTD_freeCCtx(frame->packer);
  frame->packer = ZSTD_createCCtx();
  frame->packed_with = frame->dictionary;
  frame->packed_at = frame->level;
  if (frame->packer != NULL && set_up(frame->packer, frame))
    return frame->packer;
  ZSTD_freeCCtx(frame->packer);
  frame->packer = NULL;
  return NULL;
}

/* Appends a zstd frame without its magic number. */
static varve_status pack(varve_container_frame_writer *frame, varve_slice bytes,
                         varve_part_ends parts, varve_buffer *out) {
  size_t start = out->size;
  ZSTD_CCtx *context = make_packer(frame);
  if (context == NULL || ZSTD_isError(ZSTD_CCtx_setPledgedSrcSize(context, bytes.size)))
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(pack_parts(context, bytes, parts, out));
  memmove(out->data + start, out->data + start + ZSTD_MAGIC, out->size - start - ZSTD_MAGIC);
  out->size -= ZSTD_MAGIC;
  return VARVE_STATUS_OK;
}

varve_status varve_container_frame_pack(varve_container_frame_writer *frame, varve_slice bytes,
                                        varve_buffer *out) {
  return pack(frame, bytes, (varve_part_ends){NULL, 0}, out);
}

/* Appends a zstd frame that uses no dictionary. */
static varve_status pack_alone(varve_container_frame_writer *frame, varve_slice bytes,
                               varve_buffer *out) {
  const varve_slice dictionary = frame->dictionary;
  frame->dictionary = (varve_slice){NULL, 0};
  varve_status status = varve_container_frame_pack(frame, bytes, out);
  frame->dictionary = dictionary;
  return status;
}

/* Adds a section whose bytes were stored from added->offset on. */
static varve_status push_stored(varve_container_frame_writer *frame, varve_section *added) {
  added->stored_size = frame->stored.size - added->offset;
  return varve_vector_push(&frame->sections, added);
}

varve_status varve_container_frame_add_raw(varve_container_frame_writer *frame,
                                           const varve_section *section, varve_slice bytes) {
  varve_section added = *section;
  added.offset = frame->stored.size;
  added.size = bytes.size;
  added.codec = VARVE_CODEC_NONE;
  VARVE_TRY(varve_buffer_append(&frame->stored, bytes));
  return push_stored(frame, &added);
}

varve_status varve_container_frame_add_planes(varve_container_frame_writer *frame,
                                              const varve_section *section, varve_slice bytes,
                                              unsigned width) {
  enum { LEVEL = 1 }; /* higher ones take a hundred times as long, for less than a hundredth */
  varve_section added = *section;
  added.offset = frame->stored.size;
  added.size = bytes.size;
  added.codec = VARVE_CODEC_PLANES;
  added.alignment_bits = 0;
  /* Appends the width and a zstd frame without a dictionary. */
  varve_buffer planes;
  varve_container_frame_writer plain = *frame;
  plain.dictionary = (varve_slice){NULL, 0};
  plain.packer = NULL;
  plain.level = LEVEL;
  varve_buffer_init(&planes, frame->memory);
  varve_status status = varve_planes_split(bytes, width, &planes);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&frame->stored, (char)width);
  size_t ends[VARVE_MOST_PLANES];
  for (unsigned i = 0; i < width; i++)
    ends[i] = (i + 1) * (bytes.size / width);
  if (status == VARVE_STATUS_OK)
    status =
        pack(&plain, varve_buffer_slice(&planes), (varve_part_ends){ends, width}, &frame->stored);
  ZSTD_freeCCtx(plain.packer);
  varve_buffer_release(&planes);
  VARVE_TRY(status);
  if (frame->stored.size - added.offset < bytes.size)
    return push_stored(frame, &added);
  frame->stored.size = (size_t)added.offset;
  return varve_container_frame_add(frame, section, bytes, (varve_part_ends){NULL, 0});
}

varve_status varve_container_frame_lend(varve_container_frame_writer *frame,
                                        const varve_section *section, const varve_loan *loan) {
  unsigned bits = varve_codec_page_bits(section->codec);
  varve_section added = *section;
  VARVE_TRY(varve_vector_push(&frame->loans->list, loan));
  added.loan = frame->loans->list.count;
  added.size = loan->bytes.size;
  added.stored_size = added.size + varve_page_table_size(added.size, bits);
  frame->has_pages = true;
  return varve_vector_push(&frame->sections, &added);
}

varve_status varve_container_frame_add(varve_container_frame_writer *frame,
                                       const varve_section *section, varve_slice bytes,
                                       varve_part_ends parts) {
  if (varve_codec_page_bits(section->codec) != 0) {
    varve_section added = *section;
    added.offset = frame->stored.size;
    added.size = bytes.size;
    /* Appends the raw bytes and the checksum of each page. */
    const unsigned page_bits = varve_codec_page_bits(section->codec);
    size_t page = (size_t)1 << page_bits;
    VARVE_TRY(varve_buffer_append(&frame->stored, bytes));
    for (size_t start = 0; start < bytes.size; start += page) {
      size_t size = bytes.size - start < page ? bytes.size - start : page;
      VARVE_TRY(varve_buffer_append_fixed(&frame->stored, XXH3_64bits(bytes.data + start, size),
                                          VARVE_PAGE_CHECKSUM_SIZE));
    }
    frame->has_pages = true;
    return push_stored(frame, &added);
  }
  varve_section added = *section;
  added.offset = frame->stored.size;
  added.size = bytes.size;
  added.codec = VARVE_CODEC_ZSTD;
  bool is_blob = added.kind == VARVE_CONTAINER_RESOURCE;
  if (is_blob) /* programs do not use packed bytes in place */
    added.alignment_bits = 0;
  if (bytes.size != 0)
    VARVE_TRY(is_blob ? pack_alone(frame, bytes, &frame->stored)
                      : pack(frame, bytes, parts, &frame->stored));
  if (frame->stored.size - added.offset >= bytes.size) {
    added.codec = VARVE_CODEC_NONE;
    added.alignment_bits = section->alignment_bits;
    frame->stored.size = (size_t)added.offset;
    VARVE_TRY(varve_buffer_append(&frame->stored, bytes));
  }
  return push_stored(frame, &added);
}

static varve_loan *loan_of(const varve_container_frame_writer *frame,
                           const varve_section *section) {
  return &VARVE_VECTOR_AT(&frame->loans->list, varve_loan, section->loan - 1);
}

static varve_slice stored_bytes(const varve_container_frame_writer *frame,
                                const varve_section *section) {
  const varve_buffer *stored = &frame->stored;
  return section->stored_size == 0
             ? varve_slice_make(NULL, 0)
             : varve_slice_make(stored->data + section->offset, (size_t)section->stored_size);
}

static varve_status write_entry(const varve_container_frame_writer *frame, varve_byte_writer *out,
                                const varve_section *section, bool is_whole) {
  VARVE_TRY(varve_write_varint(out, (uint64_t)section->kind << 1 | section->is_optional));
  VARVE_TRY(varve_write_varint(out, (uint64_t)section->alignment_bits << 4 | section->codec));
  VARVE_TRY(varve_write_varint(out, section->stored_size));
  if (section->codec != VARVE_CODEC_NONE)
    VARVE_TRY(varve_write_varint(out, section->size));
  if (is_whole)
    return VARVE_STATUS_OK;
  if (section->loan != 0) {
    loan_of(frame, section)->sum = out->bytes.size;
    return varve_buffer_append_fixed(&out->bytes, 0, VARVE_CHECKSUM_SIZE);
  }
  varve_slice bytes = stored_bytes(frame, section);
  /* If the section has pages, hashes only the table of their checksums. */
  if (varve_codec_page_bits(section->codec) != 0 && section->size != 0)
    bytes = varve_slice_make(bytes.data + section->size, bytes.size - (size_t)section->size);
  return varve_buffer_append_fixed(&out->bytes, XXH3_64bits(bytes.data, bytes.size),
                                   VARVE_CHECKSUM_SIZE);
}

static varve_status write_directory(const varve_container_frame_writer *frame,
                                    varve_byte_writer *out, bool is_whole) {
  if (frame->hashes != NULL) {
    VARVE_TRY(varve_write_bytes(
        out, varve_slice_make((const char *)frame->hashes->content, VARVE_HASH_SIZE)));
    VARVE_TRY(varve_write_bytes(
        out, varve_slice_make((const char *)frame->hashes->without_locations, VARVE_HASH_SIZE)));
  }
  VARVE_TRY(varve_write_varint(out, frame->sections.count));
  for (size_t i = 0; i < frame->sections.count; i++)
    VARVE_TRY(
        write_entry(frame, out, &VARVE_VECTOR_AT(&frame->sections, varve_section, i), is_whole));
  return VARVE_STATUS_OK;
}

static void put_sum(char *place, uint64_t sum) {
  for (unsigned i = 0; i < VARVE_CHECKSUM_SIZE; i++)
    place[i] = (char)(sum >> (8 * i) & 0xFF);
}

/* Keeps the checksum of a part once the writer has used it. If the bytes change later, the file has
 * a wrong checksum. */
static void add_part(const varve_loans *loans, const varve_loan *loan, uint64_t offset,
                     varve_slice part) {
  size_t place = (size_t)(offset >> VARVE_BLOCK_BITS) * VARVE_PAGE_CHECKSUM_SIZE;
  char *sum = loans->made + loan->sums + place;
  if (loan->check != NULL && loan->check->sums != NULL)
    memcpy(sum, loan->check->sums + place, VARVE_PAGE_CHECKSUM_SIZE);
  else
    put_sum(sum, XXH3_64bits(part.data, part.size));
}

/* The directory holds checksums of the page tables; the header holds one of the directory. */
static void finish_sums(const varve_loans *loans) {
  for (size_t i = 0; i < loans->list.count; i++) {
    const varve_loan *loan = &VARVE_VECTOR_AT(&loans->list, varve_loan, i);
    uint64_t size = varve_page_table_size(loan->bytes.size, VARVE_BLOCK_BITS);
    put_sum(loans->made + loan->sum, XXH3_64bits(loans->made + loan->sums, (size_t)size));
  }
  put_sum(loans->made + loans->sum, XXH3_64bits_withSeed(loans->made, loans->sum, loans->seed));
}

static uint64_t lent_size(const varve_container_frame_writer *frame) {
  return frame->loans == NULL ? 0 : frame->loans->size;
}

/* Appends the sections at aligned offsets; start: of the file in out. */
static varve_status append_sections(const varve_container_frame_writer *frame, size_t start,
                                    varve_buffer *out) {
  for (size_t i = 0; i < frame->sections.count; i++) {
    const varve_section *section = &VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    uint64_t mask = ((uint64_t)1 << section->alignment_bits) - 1;
    while (((out->size - start + lent_size(frame)) & mask) != 0)
      VARVE_TRY(varve_buffer_append_char(out, 0));
    if (section->loan != 0) {
      /* Sets the offsets of a loan and makes room for the checksums of its parts after it. */
      varve_loan *loan = loan_of(frame, section);
      loan->place = loan->sums = out->size;
      frame->loans->size += loan->bytes.size;
      for (uint64_t left = section->stored_size - section->size; left != 0; left--)
        VARVE_TRY(varve_buffer_append_char(out, 0));
      continue;
    }
    VARVE_TRY(varve_buffer_append(out, stored_bytes(frame, section)));
  }
  return VARVE_STATUS_OK;
}

/* The vocabulary seeds checksums, so that reading with another one fails. */
static uint64_t seed_of(const varve_container_frame_writer *frame) {
  return frame->has_vocabulary ? frame->vocabulary_hash : 0;
}

/* Returns true if the file is one small module after a checksum, without a directory. */
static bool is_small(const varve_container_frame_writer *frame) {
  const varve_section *section = frame->sections.data;
  return frame->sections.count == 1 && section->kind == VARVE_CONTAINER_SMALL_MODULE &&
         frame->stored.size < WHOLE_LIMIT;
}

static bool is_packed(const varve_container_frame_writer *frame) {
  return ((const varve_section *)frame->sections.data)->codec != VARVE_CODEC_NONE;
}

static varve_status write_file(const varve_container_frame_writer *frame, varve_byte_writer *header,
                               varve_buffer *out) {
  size_t start = out->size;
  bool is_whole = frame->stored.size < WHOLE_LIMIT && !frame->has_pages;
  /* Writes magic number, version, flags, vocabulary and, if there is one, the directory. */
  int vocabulary = !frame->has_vocabulary ? 0
                   : frame->edition != 0  ? VARVE_FRAME_BUILTIN
                                          : VARVE_FRAME_LOADED;
  int layout = is_small(frame) ? VARVE_FRAME_SMALL | (is_packed(frame) ? VARVE_FRAME_PACKED : 0)
               : is_whole      ? VARVE_FRAME_WHOLE
                               : 0;
  if (!is_small(frame) && frame->hashes != NULL)
    layout |= VARVE_FRAME_HASHES;
  bool has_era = !varve_slice_equal(frame->era, varve_slice_of(varve_era_text(VARVE_DEFAULT_ERA)));
  size_t names = (has_era ? frame->era.size : 0) + frame->packs.size;
  names += has_era && frame->packs.size != 0;
  if (names != 0)
    layout |= VARVE_FRAME_SETS;
  VARVE_TRY(varve_write_bytes(header,
                              varve_slice_make(varve_container_magic, VARVE_CONTAINER_MAGIC_SIZE)));
  VARVE_TRY(varve_write_byte(header, VARVE_CONTAINER_VERSION));
  VARVE_TRY(varve_write_byte(header, (uint8_t)(layout | vocabulary)));
  if (vocabulary == VARVE_FRAME_BUILTIN)
    VARVE_TRY(varve_write_varint(header, frame->edition));
  if (vocabulary == VARVE_FRAME_LOADED)
    VARVE_TRY(varve_buffer_append_fixed(&header->bytes, frame->vocabulary_hash,
                                        VARVE_VOCABULARY_HASH_SIZE));
  if (names != 0)
    VARVE_TRY(varve_write_varint(header, names));
  if (has_era)
    VARVE_TRY(varve_write_bytes(header, frame->era));
  if (has_era && frame->packs.size != 0)
    VARVE_TRY(varve_write_byte(header, ','));
  VARVE_TRY(varve_write_bytes(header, frame->packs));
  VARVE_TRY(is_small(frame) ? VARVE_STATUS_OK : write_directory(frame, header, is_whole));
  varve_slice bytes = varve_buffer_slice(&header->bytes);
  VARVE_TRY(varve_buffer_append(out, bytes));
  if (is_whole) {
    /* One checksum of the whole file replaces that of the header. */
    size_t place = out->size;
    VARVE_TRY(varve_buffer_append_fixed(out, 0, VARVE_WHOLE_CHECKSUM_SIZE));
    VARVE_TRY(append_sections(frame, start, out));
    uint64_t checksum = XXH3_64bits_withSeed(out->data + start, out->size - start, seed_of(frame));
    for (unsigned i = 0; i < VARVE_WHOLE_CHECKSUM_SIZE; i++)
      out->data[place + i] = (char)(checksum >> (8 * i) & 0xFF);
    return VARVE_STATUS_OK;
  }
  uint64_t checksum = XXH3_64bits_withSeed(bytes.data, bytes.size, seed_of(frame));
  VARVE_TRY(varve_buffer_append_fixed(out, checksum, VARVE_CHECKSUM_SIZE));
  VARVE_TRY(append_sections(frame, start, out));
  if (lent_size(frame) != 0) {
    frame->loans->add_part = add_part;
    frame->loans->finish = finish_sums;
    frame->loans->made = out->data;
    frame->loans->sum = start + bytes.size;
    frame->loans->seed = seed_of(frame);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_container_frame_finish(varve_container_frame_writer *frame, varve_buffer *out) {
  varve_byte_writer header;
  varve_byte_writer_init(&header, frame->memory);
  varve_status status = write_file(frame, &header, out);
  varve_byte_writer_release(&header);
  return status;
}

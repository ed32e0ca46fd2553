/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Container files without their packing, which a fuzzer cannot change and keep whole. */
#include "fuzz/container.h"

#include "container/frame/frame.h"
#include "container/frame/pages.h"
#include "container/vocabulary/vocabulary.h"

static void put(varve_buffer *out, varve_slice bytes) {
  FUZZ_CHECK(varve_buffer_append(out, bytes) == VARVE_STATUS_OK);
}

static void put_varint(varve_memory *memory, varve_buffer *out, uint64_t value) {
  varve_byte_writer writer;
  varve_byte_writer_init(&writer, memory);
  FUZZ_CHECK(varve_write_varint(&writer, value) == VARVE_STATUS_OK);
  put(out, varve_buffer_slice(&writer.bytes));
  varve_byte_writer_release(&writer);
}

/* Sections with pages stay as they are, and then a file has a checksum for each section. */
static bool has_pages(const varve_container_frame_reader *frame) {
  for (size_t i = 0; i < frame->sections.count; i++)
    if (varve_codec_page_bits(VARVE_VECTOR_AT(&frame->sections, varve_section, i).codec) != 0)
      return true;
  return false;
}

static void put_entry(varve_memory *memory, varve_buffer *out, const varve_section *section,
                      size_t size) {
  put_varint(memory, out, (uint64_t)section->kind << 1 | section->is_optional);
  put_varint(memory, out, (uint64_t)section->alignment_bits << 4 | section->codec);
  put_varint(memory, out, size);
  if (section->codec != VARVE_CODEC_NONE)
    put_varint(memory, out, section->size);
}

static void put_zeros(varve_buffer *out, size_t count) {
  static const char zero[1];
  for (size_t i = 0; i < count; i++)
    put(out, (varve_slice){zero, 1});
}

/* What the section holds, into scratch; section: as the new file has it. */
static varve_slice open_section(varve_container_frame_reader *frame, varve_section *section,
                                varve_buffer *scratch) {
  varve_slice bytes = {frame->file.data + section->offset, (size_t)section->stored_size};
  if (varve_codec_page_bits(section->codec) != 0)
    return bytes;
  FUZZ_CHECK(varve_container_frame_get(frame, section, scratch, &bytes) == VARVE_STATUS_OK);
  section->alignment_bits = 0;
  section->codec = VARVE_CODEC_NONE;
  return bytes;
}

/* The directory, and the sizes of sections, which are not packed any more. */
static void put_directory(varve_container_frame_reader *frame, varve_buffer *out) {
  size_t checksum = has_pages(frame) ? VARVE_CHECKSUM_SIZE : 0;
  put_varint(frame->memory, out, frame->sections.count);
  for (size_t i = 0; i < frame->sections.count; i++) {
    varve_section section = VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    varve_buffer scratch;
    varve_buffer_init(&scratch, frame->memory);
    varve_slice bytes = open_section(frame, &section, &scratch);
    put_entry(frame->memory, out, &section, bytes.size);
    put_zeros(out, checksum);
    varve_buffer_release(&scratch);
  }
}

static void put_sections(varve_container_frame_reader *frame, varve_buffer *out) {
  for (size_t i = 0; i < frame->sections.count; i++) {
    varve_section section = VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    varve_buffer scratch;
    varve_buffer_init(&scratch, frame->memory);
    varve_slice bytes = open_section(frame, &section, &scratch);
    put_zeros(out, (0 - out->size) & (((size_t)1 << section.alignment_bits) - 1));
    put(out, bytes);
    varve_buffer_release(&scratch);
  }
}

/* Header and directory are written anew, with checksums that are to be mended. */
static void put_container(varve_container_frame_reader *frame, varve_buffer *out) {
  bool is_small = (frame->flags & VARVE_FRAME_SMALL) != 0;
  size_t header = (size_t)(frame->header.cursor - frame->header.start);
  put(out, (varve_slice){frame->file.data, header});
  FUZZ_CHECK(varve_container_frame_check(frame) == VARVE_STATUS_OK);
  bool is_whole = !is_small && !has_pages(frame);
  uint8_t flags = (uint8_t)((frame->flags & ~(VARVE_FRAME_PACKED | VARVE_FRAME_HASHES)) |
                            (is_whole ? VARVE_FRAME_WHOLE : 0));
  out->data[VARVE_CONTAINER_HEAD_SIZE - 1] = (char)flags;
  if (!is_small)
    put_directory(frame, out);
  put_zeros(out, is_small || is_whole ? VARVE_WHOLE_CHECKSUM_SIZE : VARVE_CHECKSUM_SIZE);
  put_sections(frame, out);
}

static void open_vocabulary(varve_container_frame_reader *frame, varve_slice loaded,
                            varve_vocabulary *vocabulary) {
  if ((frame->flags & VARVE_FRAME_BUILTIN) != 0)
    FUZZ_CHECK(varve_vocabulary_builtin(frame->edition, frame->reporter, vocabulary) ==
               VARVE_STATUS_OK);
  else if (loaded.size != 0)
    FUZZ_CHECK(varve_vocabulary_open(loaded, frame->reporter, vocabulary) == VARVE_STATUS_OK);
  if (frame->has_vocabulary) {
    frame->seed = vocabulary->hash;
    frame->dictionary = vocabulary->dictionary;
  }
}

unsigned char *fuzz_unpack_container(varve_slice file, varve_slice loaded, size_t *size) {
  varve_container_frame_reader frame;
  varve_vocabulary vocabulary = {.hash = 0};
  varve_reporter reporter = {.error_count = 0};
  varve_memory memory;
  varve_buffer out;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  FUZZ_CHECK(varve_container_frame_open(&frame, file, &memory, &reporter) == VARVE_STATUS_OK);
  open_vocabulary(&frame, loaded, &vocabulary);
  put_container(&frame, &out);
  unsigned char *unpacked = fuzz_copy(varve_buffer_slice(&out));
  *size = out.size;
  varve_container_frame_reader_release(&frame);
  varve_buffer_release(&out);
  return unpacked;
}

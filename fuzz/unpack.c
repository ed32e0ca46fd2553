/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Container files without their packing, which a fuzzer cannot change and keep whole. */
#include "fuzz/container.h"

#include "container/frame.h"
#include "container/vocabulary.h"

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

static void put_entry(varve_memory *memory, varve_buffer *out, const varve_section *section,
                      size_t size) {
  put_varint(memory, out, (uint64_t)section->kind << 1 | section->is_optional);
  put_varint(memory, out, (uint64_t)section->alignment_bits << 4 | VARVE_CODEC_NONE);
  put_varint(memory, out, size);
}

/* Header and directory are written anew, with one checksum for all of it. */
static void put_container(varve_container_frame_reader *frame, varve_buffer *out) {
  static const char zero[VARVE_WHOLE_CHECKSUM_SIZE];
  varve_memory *memory = frame->memory;
  size_t start = out->size;
  bool is_small = (frame->flags & VARVE_FRAME_SMALL) != 0;
  size_t header = (size_t)(frame->header.cursor - frame->header.start);
  uint8_t flags = (uint8_t)((frame->flags & ~(VARVE_FRAME_PACKED | VARVE_FRAME_HASHES)) |
                            (is_small ? 0 : VARVE_FRAME_WHOLE));
  put(out, (varve_slice){frame->file.data, header});
  FUZZ_CHECK(varve_container_frame_check(frame) == VARVE_STATUS_OK);
  out->data[start + VARVE_CONTAINER_HEAD_SIZE - 1] = (char)flags;
  varve_buffer directory, sections;
  varve_buffer_init(&directory, memory);
  varve_buffer_init(&sections, memory);
  put_varint(memory, &directory, frame->sections.count);
  for (size_t i = 0; i < frame->sections.count; i++) {
    varve_section section = VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    varve_buffer scratch;
    varve_slice bytes;
    varve_buffer_init(&scratch, memory);
    FUZZ_CHECK(varve_container_frame_get(frame, &section, &scratch, &bytes) == VARVE_STATUS_OK);
    section.alignment_bits = 0;
    put_entry(memory, &directory, &section, bytes.size);
    put(&sections, bytes);
    varve_buffer_release(&scratch);
  }
  if (!is_small)
    put(out, varve_buffer_slice(&directory));
  put(out, (varve_slice){zero, sizeof zero});
  put(out, varve_buffer_slice(&sections));
  varve_buffer_release(&directory);
  varve_buffer_release(&sections);
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

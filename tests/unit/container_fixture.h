/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Container files put together by hand: any directory, with checksums that are right. */
#ifndef VARVE_TESTS_UNIT_CONTAINER_FIXTURE_H
#define VARVE_TESTS_UNIT_CONTAINER_FIXTURE_H

#include "tests/unit/unit.h"

#include <xxhash.h>

#include <varve/hooks.h>

#include "container/frame/frame.h"

enum { BOX_FLAG_WHOLE = 1, BOX_FLAG_HASHES = 32, BOX_WHOLE_CHECKSUM = 4, BOX_CHECKSUM = 8 };

/* What stands at the front of a file; padding: the byte that fills up to alignments. */
typedef struct box_head {
  uint8_t later_by; /* versions after the present one */
  uint8_t flags;
  const char *sets; /* with flag SETS: their names */
  char padding;
} box_head;

/* A section as it stands in the directory. */
typedef struct box_section {
  uint32_t kind;
  bool is_optional;
  uint32_t codec;
  uint32_t alignment_bits;
  uint64_t size; /* unpacked; left out for codec none */
  varve_slice stored;
} box_section;

static inline varve_status box_open(varve_container_frame_reader *frame, varve_slice file,
                                    varve_memory *memory, varve_reporter *reporter) {
  VARVE_TRY(varve_container_frame_open(frame, file, memory, reporter));
  return varve_container_frame_check(frame);
}

static inline void box_number(varve_buffer *out, uint64_t value, unsigned size) {
  for (unsigned i = 0; i < size; i++)
    assert_status(varve_buffer_append_char(out, (char)(value >> (8 * i) & 0xFF)), OK);
}

static inline void box_varint(varve_buffer *out, uint64_t value) {
  varve_byte_writer writer;
  varve_byte_writer_init(&writer, out->memory);
  assert_status(varve_write_varint(&writer, value), OK);
  assert_status(varve_buffer_append(out, varve_buffer_slice(&writer.bytes)), OK);
  varve_byte_writer_release(&writer);
}

static inline void box_entry(varve_buffer *out, const box_section *section, bool is_whole) {
  box_varint(out, (uint64_t)section->kind << 1 | section->is_optional);
  box_varint(out, (uint64_t)section->alignment_bits << 4 | section->codec);
  box_varint(out, section->stored.size);
  if (section->codec != VARVE_CODEC_NONE)
    box_varint(out, section->size);
  if (!is_whole)
    box_number(out, XXH3_64bits(section->stored.data, section->stored.size), BOX_CHECKSUM);
}

static inline void box_text(varve_buffer *out, const char *text) {
  box_varint(out, strlen(text));
  assert_status(varve_buffer_append(out, varve_slice_of(text)), OK);
}

/* Appends everything up to the checksum, with hashes of bytes 1 to 32 when the head has their flag;
 * a count that is not that of the sections is a lie. */
static inline void box_directory(varve_buffer *out, box_head head, const box_section *sections,
                                 size_t count) {
  assert_status(
      varve_buffer_append(out, varve_slice_make(varve_container_magic, VARVE_CONTAINER_MAGIC_SIZE)),
      OK);
  box_number(out, VARVE_CONTAINER_VERSION + head.later_by, 1);
  box_number(out, head.flags, 1);
  if ((head.flags & VARVE_FRAME_SETS) != 0)
    box_text(out, head.sets);
  for (unsigned i = 0; (head.flags & BOX_FLAG_HASHES) != 0 && i < 2 * VARVE_HASH_SIZE; i++)
    box_number(out, i + 1, 1);
  box_varint(out, count);
  for (size_t i = 0; i < count; i++)
    box_entry(out, &sections[i], (head.flags & BOX_FLAG_WHOLE) != 0);
}

/* Appends the checksum, the sections and what follows them to a directory. */
static inline void box_finish(varve_buffer *out, box_head head, const box_section *sections,
                              size_t count, varve_slice trailing) {
  size_t place = out->size;
  bool is_whole = (head.flags & BOX_FLAG_WHOLE) != 0;
  box_number(out, is_whole ? 0 : XXH3_64bits(out->data, out->size),
             is_whole ? BOX_WHOLE_CHECKSUM : BOX_CHECKSUM);
  for (size_t i = 0; i < count; i++) {
    while ((out->size & (((size_t)1 << sections[i].alignment_bits) - 1)) != 0)
      assert_status(varve_buffer_append_char(out, head.padding), OK);
    assert_status(varve_buffer_append(out, sections[i].stored), OK);
  }
  assert_status(varve_buffer_append(out, trailing), OK);
  uint64_t checksum = XXH3_64bits(out->data, out->size);
  for (unsigned i = 0; is_whole && i < BOX_WHOLE_CHECKSUM; i++)
    out->data[place + i] = (char)(checksum >> (8 * i) & 0xFF);
}

/* Parts: what stands between commas and brackets, behind the first bracket. */
static inline varve_status box_split(void *user, varve_slice text, bool is_type,
                                     varve_text_parts *parts) {
  size_t start = SIZE_MAX;
  if (user != NULL)
    ++*(unsigned *)user;
  if (text.data[0] == '?')
    return is_type ? VARVE_STATUS_INVALID : VARVE_STATUS_UNSUPPORTED;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] != 0 && strchr("<>,[]{}() ", text.data[i]) == NULL)
      continue;
    if (start != SIZE_MAX && i > start && text.data[i] != 0)
      VARVE_TRY(varve_text_parts_add(parts, start, i - start));
    start = i + 1;
  }
  return VARVE_STATUS_OK;
}

static inline varve_registry *box_registry(const char *dialects, unsigned *calls) {
  varve_registry *registry;
  assert_status(varve_registry_create(NULL, &registry), OK);
  for (const char *c = dialects; *c != 0; c++) {
    varve_text_hook hook = {sizeof(hook), {c, 1}, box_split, calls};
    assert_status(varve_registry_add_text_hook(registry, &hook), OK);
  }
  return registry;
}

static inline void box_file(varve_buffer *out, box_head head, const box_section *sections,
                            size_t count) {
  out->size = 0;
  box_directory(out, head, sections, count);
  box_finish(out, head, sections, count, VARVE_SLICE(""));
}

#endif

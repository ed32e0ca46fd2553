/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* First inputs of the targets that read containers: FILE without its packing, which a fuzzer cannot
 * change and keep whole; or with VOCABULARY before it, both as the target vocabulary takes them. */
#include "fuzz/container.h"

#include "container/frame.h"
#include "container/vocabulary.h"

static varve_memory memory;
static varve_reporter reporter;

static varve_slice read_file(const char *path) {
  enum { MOST = 1 << 20 };
  FILE *file = fopen(path, "rb");
  char *bytes = malloc(MOST);
  FUZZ_CHECK(file != NULL && bytes != NULL);
  size_t size = fread(bytes, 1, MOST, file);
  (void)fclose(file);
  return (varve_slice){bytes, size};
}

static void put(varve_buffer *out, varve_slice bytes) {
  FUZZ_CHECK(varve_buffer_append(out, bytes) == VARVE_STATUS_OK);
}

static void put_varint(varve_buffer *out, uint64_t value) {
  varve_byte_writer writer;
  varve_byte_writer_init(&writer, &memory);
  FUZZ_CHECK(varve_write_varint(&writer, value) == VARVE_STATUS_OK);
  put(out, varve_buffer_slice(&writer.bytes));
  varve_byte_writer_release(&writer);
}

static void put_entry(varve_buffer *out, const varve_section *section, size_t size) {
  put_varint(out, (uint64_t)section->kind << 1 | section->is_optional);
  put_varint(out, (uint64_t)section->alignment_bits << 4 | VARVE_CODEC_NONE);
  put_varint(out, size);
}

/* Header and directory are written anew, with one checksum for all of it. */
static void put_container(varve_container_frame_reader *frame, varve_buffer *out) {
  static const char zero[VARVE_WHOLE_CHECKSUM_SIZE];
  size_t start = out->size;
  bool is_small = (frame->flags & VARVE_FRAME_SMALL) != 0;
  size_t header = (size_t)(frame->header.cursor - frame->header.start);
  uint8_t flags = (uint8_t)((frame->flags & ~(VARVE_FRAME_PACKED | VARVE_FRAME_HASHES)) |
                            (is_small ? 0 : VARVE_FRAME_WHOLE));
  put(out, (varve_slice){frame->file.data, header});
  FUZZ_CHECK(varve_container_frame_check(frame) == VARVE_STATUS_OK);
  out->data[start + VARVE_CONTAINER_HEAD_SIZE - 1] = (char)flags;
  varve_buffer directory, sections;
  varve_buffer_init(&directory, &memory);
  varve_buffer_init(&sections, &memory);
  put_varint(&directory, frame->sections.count);
  for (size_t i = 0; i < frame->sections.count; i++) {
    varve_section section = VARVE_VECTOR_AT(&frame->sections, varve_section, i);
    varve_buffer scratch;
    varve_slice bytes;
    varve_buffer_init(&scratch, &memory);
    FUZZ_CHECK(varve_container_frame_get(frame, &section, &scratch, &bytes) == VARVE_STATUS_OK);
    section.alignment_bits = 0;
    put_entry(&directory, &section, bytes.size);
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

/* Its edition and entries, and its dictionary, each with a line that ends it. */
static void put_vocabulary(varve_vocabulary *vocabulary, varve_buffer *out) {
  static const varve_slice separator = {"\n// -----\n", 10};
  varve_container_frame_reader frame = {
      .memory = &memory, .reporter = &reporter, .file = vocabulary->entries};
  const varve_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE,
                                 .codec = VARVE_CODEC_ZSTD,
                                 .stored_size = vocabulary->entries.size,
                                 .size = vocabulary->entries_size};
  varve_buffer scratch;
  varve_slice bytes;
  varve_buffer_init(&scratch, &memory);
  FUZZ_CHECK(varve_container_frame_get(&frame, &section, &scratch, &bytes) == VARVE_STATUS_OK);
  put(out, (varve_slice){vocabulary->edition == 0 ? "0" : "1", 1});
  put(out, bytes);
  put(out, separator);
  put(out, vocabulary->dictionary);
  put(out, separator);
  varve_buffer_release(&scratch);
}

int main(int count, char **arguments) {
  varve_container_frame_reader frame;
  varve_vocabulary vocabulary = {.hash = 0};
  varve_buffer out;
  if (count < 2 || count > 3)
    return 2;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  varve_slice file = read_file(arguments[1]), other = {NULL, 0};
  if (count == 3) {
    other = read_file(arguments[2]);
    FUZZ_CHECK(varve_vocabulary_open(other, &reporter, &vocabulary) == VARVE_STATUS_OK);
    put_vocabulary(&vocabulary, &out);
  }
  FUZZ_CHECK(varve_container_frame_open(&frame, file, &memory, &reporter) == VARVE_STATUS_OK);
  if ((frame.flags & VARVE_FRAME_BUILTIN) != 0)
    FUZZ_CHECK(varve_vocabulary_builtin(frame.edition, &reporter, &vocabulary) == VARVE_STATUS_OK);
  if (frame.has_vocabulary) {
    frame.seed = vocabulary.hash;
    frame.dictionary = vocabulary.dictionary;
  }
  put_container(&frame, &out);
  FUZZ_CHECK(fwrite(out.data, 1, out.size, stdout) == out.size);
  varve_container_frame_reader_release(&frame);
  varve_buffer_release(&out);
  free((void *)(uintptr_t)file.data);
  free((void *)(uintptr_t)other.data);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* First inputs of the targets that read containers: FILE without its packing, which a fuzzer cannot
 * change and keep whole; or with VOCABULARY before it, both as the target vocabulary takes them. */
#include "fuzz/container.h"

#include "container/frame/frame.h"
#include "container/vocabulary/vocabulary.h"

static varve_slice read_file(const char *path) {
  enum { MOST = 1 << 20 };
  FILE *file = fopen(path, "rb");
  char *bytes = malloc(MOST);
  FUZZ_CHECK(file != NULL && bytes != NULL);
  size_t size = fread(bytes, 1, MOST, file);
  (void)fclose(file);
  return (varve_slice){bytes, size};
}

static void write_out(varve_slice bytes) {
  FUZZ_CHECK(fwrite(bytes.data, 1, bytes.size, stdout) == bytes.size);
}

/* Its edition and entries, and its dictionary, each with a line that ends it. */
static void write_vocabulary(varve_slice file) {
  static const varve_slice separator = {"\n// -----\n", 10};
  varve_memory memory;
  varve_reporter reporter = {.error_count = 0};
  varve_vocabulary vocabulary = {.hash = 0};
  varve_buffer scratch;
  varve_slice bytes;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&scratch, &memory);
  FUZZ_CHECK(varve_vocabulary_open(file, &reporter, &vocabulary) == VARVE_STATUS_OK);
  varve_container_frame_reader frame = {
      .memory = &memory, .reporter = &reporter, .file = vocabulary.entries};
  const varve_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE,
                                 .codec = VARVE_CODEC_ZSTD,
                                 .stored_size = vocabulary.entries.size,
                                 .size = vocabulary.entries_size};
  FUZZ_CHECK(varve_container_frame_get(&frame, &section, &scratch, &bytes) == VARVE_STATUS_OK);
  write_out((varve_slice){vocabulary.edition == 0 ? "0" : "1", 1});
  write_out(bytes);
  write_out(separator);
  write_out(vocabulary.dictionary);
  write_out(separator);
  varve_buffer_release(&scratch);
}

int main(int count, char **arguments) {
  varve_slice file, loaded = {NULL, 0};
  size_t size;
  if (count < 2 || count > 3)
    return 2;
  file = read_file(arguments[1]);
  if (count == 3) {
    loaded = read_file(arguments[2]);
    write_vocabulary(loaded);
  }
  unsigned char *unpacked = fuzz_unpack_container(file, loaded, &size);
  write_out((varve_slice){(const char *)unpacked, size});
  free(unpacked);
  free((void *)(uintptr_t)file.data);
  free((void *)(uintptr_t)loaded.data);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The file of a vocabulary, and a container file that is read with it. Three parts: the edition of
 * the built-in vocabulary, a digit, and the entries, which are packed here; the dictionary of zstd;
 * the container file. Or two: the first a whole vocabulary. What is accepted can be written with
 * the vocabulary, and a fixed module too. */
#include "fuzz/container.h"

#include <zstd.h>

#include "base/byte_writer.h"
#include "container/vocabulary/vocabulary.h"

enum { MOST_ENTRIES = 1 << 16, ZSTD_MAGIC_SIZE = 4 };

static const char fixed_module[] = "func.func @f(%a: i32) -> i32 {\n"
                                   "  %0 = arith.addi %a, %a : i32\n"
                                   "  \"t.a\"(%0) {b = \"c\"} : (i32) -> ()\n"
                                   "  return %0 : i32\n"
                                   "}\n";

/* The file of a vocabulary, in memory that the caller frees. */
static unsigned char *make_file(varve_slice entries, varve_slice dictionary, size_t *size) {
  static char packed[ZSTD_COMPRESSBOUND(MOST_ENTRIES)];
  varve_memory memory;
  varve_buffer out;
  varve_vocabulary vocabulary = {.dictionary = dictionary};
  if (entries.size != 0) {
    vocabulary.edition = entries.data[0] == '1' ? VARVE_VOCABULARY_EDITION : 0;
    entries = (varve_slice){entries.data + 1, entries.size - 1};
  }
  if (entries.size > MOST_ENTRIES)
    entries.size = MOST_ENTRIES;
  size_t length = ZSTD_compress(packed, sizeof packed, entries.data, entries.size, 1);
  FUZZ_CHECK(!ZSTD_isError(length));
  vocabulary.entries = (varve_slice){packed + ZSTD_MAGIC_SIZE, length - ZSTD_MAGIC_SIZE};
  vocabulary.entries_size = entries.size;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  FUZZ_CHECK(varve_vocabulary_append(&vocabulary, &out) == VARVE_STATUS_OK);
  *size = out.size;
  unsigned char *copy = fuzz_copy(varve_buffer_slice(&out));
  varve_buffer_release(&out);
  return copy;
}

static void count_error(void *user, const varve_diagnostic *diagnostic) {
  *(size_t *)user += diagnostic->message.size != 0;
}

static void check(const varve_dictionary *dictionary, varve_slice file) {
  fuzz_session session;
  varve_load_options load = {.struct_size = sizeof(varve_load_options)};
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  fuzz_open(&session, NULL);
  save.format = VARVE_FORMAT_VARVE;
  save.level = 1;
  load.dictionary = save.dictionary = dictionary;
  varve_module *module = fuzz_load(&session, file, &load);
  if (module != NULL)
    fuzz_check_container(&session, module, &save);
  varve_module_destroy(module);
  module = fuzz_load(&session, (varve_slice){fixed_module, sizeof fixed_module - 1}, NULL);
  FUZZ_CHECK(module != NULL);
  fuzz_check_container(&session, module, &save);
  varve_module_destroy(module);
  fuzz_close(&session);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_slice file = {(const char *)data, size};
  varve_slice first = fuzz_cut_part(&file);
  varve_dictionary *dictionary = NULL;
  size_t length = first.size, errors = 0;
  unsigned char *vocabulary = varve_is_vocabulary(first)
                                  ? fuzz_copy(first)
                                  : make_file(first, fuzz_cut_part(&file), &length);
  uint64_t hash = fuzz_mend_vocabulary(vocabulary, length);
  unsigned char *mended = fuzz_copy(file);
  fuzz_mend_container(mended, file.size, hash);
  if (varve_dictionary_create((varve_slice){(const char *)vocabulary, length},
                              (varve_diagnostic_sink){count_error, &errors},
                              &dictionary) == VARVE_STATUS_OK)
    check(dictionary, (varve_slice){(const char *)mended, file.size});
  else
    FUZZ_CHECK(errors != 0);
  varve_dictionary_destroy(dictionary);
  free(mended);
  free(vocabulary);
  return 0;
}

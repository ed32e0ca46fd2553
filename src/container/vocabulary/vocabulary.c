/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads and writes vocabulary files, and provides the built-in vocabulary. format-spec/varve.md,
 * "Vocabularies". */
#include "container/vocabulary/vocabulary.h"

#include <xxhash.h>

#include "container/frame/frame.h"
#include "container/vocabulary/vocabulary_table.h"

static const char vocabulary_magic[4] = {'\xD7', 'v', 'd', 'c'};

bool varve_is_vocabulary(varve_slice bytes) {
  return bytes.size >= sizeof(vocabulary_magic) &&
         memcmp(bytes.data, vocabulary_magic, sizeof(vocabulary_magic)) == 0;
}

/* The hash is the one at the end of the file. */
static varve_status take_apart(varve_slice bytes, varve_reporter *reporter,
                               varve_vocabulary *vocabulary) {
  varve_byte_reader reader;
  varve_slice magic;
  uint64_t size, edition;
  varve_byte_reader_init(&reader, bytes, 0, reporter, "dictionary");
  VARVE_TRY(varve_read_bytes(&reader, "the magic number", sizeof(vocabulary_magic), &magic));
  if (memcmp(magic.data, vocabulary_magic, sizeof(vocabulary_magic)) != 0)
    return varve_report(reporter, VARVE_STATUS_NOT_RECOGNIZED, 0, "this is not a varve dictionary");
  VARVE_TRY(varve_container_read_version(&reader));
  VARVE_TRY(
      varve_read_shortest_varint(&reader, "the edition of the built-in vocabulary", &edition));
  if (edition > VARVE_VOCABULARY_EDITION)
    return varve_report(
        reporter, VARVE_STATUS_UNSUPPORTED, 5,
        "the dictionary extends edition %llu of the built-in vocabulary, which this "
        "release does not have",
        (unsigned long long)edition);
  *vocabulary = (varve_vocabulary){.edition = (uint32_t)edition};
  VARVE_TRY(varve_read_shortest_varint(&reader, "the unpacked size", &vocabulary->entries_size));
  VARVE_TRY(varve_read_shortest_varint(&reader, "a size", &size));
  VARVE_TRY(varve_read_bytes(&reader, "the entries", size, &vocabulary->entries));
  VARVE_TRY(varve_read_shortest_varint(&reader, "a size", &size));
  VARVE_TRY(varve_read_bytes(&reader, "the dictionary", size, &vocabulary->dictionary));
  VARVE_TRY(varve_read_fixed(&reader, "the checksum", VARVE_CHECKSUM_SIZE, &vocabulary->hash));
  return varve_read_end(&reader, "the dictionary");
}

varve_status varve_vocabulary_open(varve_slice bytes, varve_reporter *reporter,
                                   varve_vocabulary *vocabulary) {
  VARVE_TRY(take_apart(bytes, reporter, vocabulary));
  size_t end = bytes.size - VARVE_CHECKSUM_SIZE;
  if (vocabulary->hash != XXH3_64bits(bytes.data, end))
    return varve_report(reporter, VARVE_STATUS_CORRUPT, end,
                        "the checksum of the dictionary is wrong");
  return VARVE_STATUS_OK;
}

varve_status varve_vocabulary_builtin(uint64_t edition, varve_reporter *reporter,
                                      varve_vocabulary *vocabulary) {
  static const uint8_t bytes[] = {
#include "container/vocabulary-1.inc"
  };
  if (edition > VARVE_VOCABULARY_EDITION)
    return varve_report(reporter, VARVE_STATUS_UNSUPPORTED, VARVE_CONTAINER_HEAD_SIZE,
                        "header: edition %llu of the built-in vocabulary is newer than this "
                        "release, which has edition %u",
                        (unsigned long long)edition, VARVE_VOCABULARY_EDITION);
  varve_vocabulary_table table;
  varve_vocabulary_table_open(bytes, &table);
  *vocabulary = (varve_vocabulary){.table = bytes,
                                   .dictionary = table.dictionary,
                                   .hash = table.hash,
                                   .edition = (uint32_t)edition,
                                   .is_builtin = true};
  return VARVE_STATUS_OK;
}

varve_status varve_vocabulary_append(const varve_vocabulary *vocabulary, varve_buffer *out) {
  varve_byte_writer writer;
  size_t start = out->size;
  const char version = VARVE_CONTAINER_VERSION;
  varve_byte_writer_init(&writer, out->memory);
  varve_status status =
      varve_write_bytes(&writer, varve_slice_make(vocabulary_magic, sizeof(vocabulary_magic)));
  const struct {
    uint64_t number;
    varve_slice bytes;
  } parts[] = {{vocabulary->edition, {NULL, 0}},
               {vocabulary->entries_size, {NULL, 0}},
               {vocabulary->entries.size, vocabulary->entries},
               {vocabulary->dictionary.size, vocabulary->dictionary}};
  if (status == VARVE_STATUS_OK)
    status = varve_write_byte(&writer, (uint8_t)version);
  for (unsigned i = 0; i < VARVE_COUNT_OF(parts) && status == VARVE_STATUS_OK; i++) {
    status = varve_write_varint(&writer, parts[i].number);
    if (status == VARVE_STATUS_OK)
      status = varve_write_bytes(&writer, parts[i].bytes);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(out, varve_buffer_slice(&writer.bytes));
  varve_byte_writer_release(&writer);
  VARVE_TRY(status);
  uint64_t hash = XXH3_64bits(out->data + start, out->size - start);
  return varve_buffer_append_fixed(out, hash, VARVE_CHECKSUM_SIZE);
}

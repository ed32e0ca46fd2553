/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Packs made of definitions as text, in memory and in folders. */
#ifndef VARVE_TESTS_UNIT_PACK_FIXTURE_H
#define VARVE_TESTS_UNIT_PACK_FIXTURE_H

#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define XXH_STATIC_LINKING_ONLY
#include <xxhash.h>

#include "tests/unit/definitions_fixture.h"

#include "dialect/registry/pack_library.h"

/* Appends the pack of a source with a project and a version. */
static inline void make_pack(parse_fixture *f, const char *source, const char *project,
                             const char *version, varve_buffer *out) {
  read_tables read = read_good(f, source);
  varve_slice facts[VARVE_PACK_FACT_COUNT] = {{NULL, 0}};
  facts[VARVE_PACK_FACT_project] = varve_slice_of(project);
  facts[VARVE_PACK_FACT_version] = varve_slice_of(version);
  assert_status(varve_definitions_write(read.tables, read.size, facts, out), OK);
  free_tables(f, &read);
}

/* Sets the checksum, so that only the contents can be wrong. */
static inline void seal_pack(varve_buffer *pack) {
  uint64_t hash =
      XXH3_64bits(pack->data + VARVE_TABLE_FILE_HASHED, pack->size - VARVE_TABLE_FILE_HASHED);
  for (size_t i = 0; i < 8; i++)
    pack->data[VARVE_TABLE_FILE_HASHED - 8 + i] = (char)(hash >> 8 * i & 0xFF);
}

/* A folder for packs. */
typedef struct pack_folder {
  char path[64];
} pack_folder;

static inline void pack_folder_make(pack_folder *folder) {
  (void)snprintf(folder->path, sizeof folder->path, "/tmp/varve-packs.XXXXXX");
  assert_non_null(mkdtemp(folder->path));
}

static inline void pack_folder_remove(const pack_folder *folder) {
  DIR *entries = opendir(folder->path);
  assert_non_null(entries);
  for (const struct dirent *entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
    char path[512];
    (void)snprintf(path, sizeof path, "%s/%s", folder->path, entry->d_name);
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
      (void)unlink(path);
  }
  (void)closedir(entries);
  assert_int_equal(rmdir(folder->path), 0);
}

static inline void put_file(const pack_folder *folder, const char *name, varve_slice bytes) {
  char path[512];
  (void)snprintf(path, sizeof path, "%s/%s", folder->path, name);
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes.data, 1, bytes.size, file), bytes.size);
  assert_int_equal(fclose(file), 0);
}

/* Puts a pack of empty dialects, "a b c", into the folder as <name>.vdef. */
static inline void put_pack(parse_fixture *f, const pack_folder *folder, const char *name,
                            const char *project, const char *version, const char *dialects) {
  varve_buffer source, pack;
  char file[128];
  varve_buffer_init(&source, &f->context->memory);
  varve_buffer_init(&pack, &f->context->memory);
  for (const char *word = dialects; *word != 0;) {
    char line[192];
    int size = (int)strcspn(word, " ");
    (void)snprintf(
        line, sizeof line,
        "irdl.dialect @%.*s { irdl.operation @o {} irdl.type @t {} irdl.attribute @a {} }\n", size,
        word);
    assert_status(varve_buffer_append(&source, varve_slice_of(line)), OK);
    word += size + (word[size] == ' ');
  }
  assert_status(varve_buffer_append_char(&source, 0), OK);
  make_pack(f, source.data, project, version, &pack);
  (void)snprintf(file, sizeof file, "%s.vdef", name);
  put_file(folder, file, varve_buffer_slice(&pack));
  varve_buffer_release(&pack);
  varve_buffer_release(&source);
}

/* Returns NULL if the folders cannot be read. */
static inline const varve_pack_list *pack_list_of(varve_pack_library *library) {
  const varve_pack_list *list;
  return varve_pack_library_list(library, &list) == VARVE_STATUS_OK ? list : NULL;
}

#endif

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The packs that a registry can find: the files FOLDER/<name>.vdef of some folders. Nothing is read
 * before the first question. After that the list does not change, so threads may share it. */
#ifndef VARVE_DIALECT_PACK_LIBRARY_H
#define VARVE_DIALECT_PACK_LIBRARY_H

#include <stdatomic.h>

#include "base/file/file_map.h"
#include "base/vector.h"
#include "dialect/tables/table_file.h"

typedef enum varve_pack_check {
  VARVE_PACK_UNCHECKED,
  VARVE_PACK_SOUND,
  VARVE_PACK_DAMAGED
} varve_pack_check;

typedef struct varve_pack {
  char *path;
  size_t path_size; /* of the block */
  varve_file_map map;
  varve_table_file file;
  bool is_open;       /* its head is sound, so that it can be asked for its dialects */
  atomic_int checked; /* varve_pack_check */
} varve_pack;

/* What a pack adds to a dialect that it does not define, such as a built-in one. */
typedef struct varve_pack_extension {
  varve_slice dialect;
  varve_pack *pack;
  uint32_t index; /* in the tables of the pack */
} varve_pack_extension;

/* Sorted by project; of one project the highest version comes first. */
typedef struct varve_pack_list {
  varve_memory memory;     /* of everything here */
  varve_vector packs;      /* varve_pack * */
  varve_vector extensions; /* varve_pack_extension, in the order of packs */
} varve_pack_list;

typedef struct varve_pack_library {
  varve_allocator allocator;
  varve_buffer path; /* the folders, separated by ':' */
  _Atomic(varve_pack_list *) list;
} varve_pack_library;

/* Copies the path. */
varve_status varve_pack_library_init(varve_pack_library *library, varve_memory *memory,
                                     varve_slice path) VARVE_MUST_USE;
void varve_pack_library_release(varve_pack_library *library);
/* Reads the heads of all packs at the first call. A folder or pack that exists and cannot be read
 * is reported and makes the call fail with IO or OUT_OF_MEMORY: without it other packs might be
 * chosen. A folder that does not exist has no packs. */
varve_status varve_pack_library_read(varve_pack_library *library, varve_diagnostic_sink sink,
                                     const varve_pack_list **list) VARVE_MUST_USE;
/* The same without a report. library NULL: *list is NULL. */
varve_status varve_pack_library_list(varve_pack_library *library,
                                     const varve_pack_list **list) VARVE_MUST_USE;

static inline varve_pack *varve_pack_at(const varve_pack_list *list, size_t index) {
  return VARVE_VECTOR_AT(&list->packs, varve_pack *, index);
}
static inline varve_slice varve_pack_fact_of(const varve_pack *pack, varve_pack_fact fact) {
  return pack->file.facts[fact];
}
/* A pack without project is one of its own. */
static inline bool varve_pack_is_same_project(const varve_pack *a, const varve_pack *b) {
  varve_slice project = varve_pack_fact_of(a, VARVE_PACK_FACT_project);
  return a == b || (project.size != 0 &&
                    varve_slice_equal(project, varve_pack_fact_of(b, VARVE_PACK_FACT_project)));
}
/* Returns whether the version of the pack is this one, or begins with it: "1.13" of "1.13.2". */
bool varve_pack_is_version(const varve_pack *pack, varve_slice asked);
/* Returns whether the pack defines a dialect, and its number in the tables. */
bool varve_pack_find_dialect(const varve_pack *pack, varve_slice name, uint32_t *index);
/* Checks the whole file at the first call. */
bool varve_pack_is_sound(varve_pack *pack);
/* Returns whether that is known without a check: the head is damaged, or the check has failed. */
bool varve_pack_is_known_damaged(const varve_pack *pack);
/* Reports why a pack cannot be used. Reports nothing if it can be. */
void varve_pack_report(const varve_pack *pack, varve_diagnostic_sink sink);
/* Finds the pack of a project, or the first pack that defines a dialect, by "name" or
 * "name@version"; "name@1.13" also finds version 1.13.2. Returns NULL if there is no
 * such pack. */
varve_pack *varve_pack_find(const varve_pack_list *list, varve_slice name);

#endif

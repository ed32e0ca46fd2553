/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the packs of folders, and opens them. */
#include "dialect/registry/pack_library.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>

#include "dialect/registry/dialect_version.h"

static const char suffix[] = ".vdef";
enum { LARGEST_PACK = 64 << 20 };

varve_status varve_pack_library_init(varve_pack_library *library, varve_memory *memory,
                                     varve_slice path) {
  library->allocator = memory->allocator;
  varve_buffer_init(&library->path, memory);
  atomic_init(&library->list, NULL);
  return varve_buffer_append(&library->path, path);
}

static void close_pack(varve_memory *memory, varve_pack *pack) {
  if (pack == NULL)
    return;
  varve_file_map_close(&pack->map);
  varve_memory_free(memory, pack->path, pack->path_size);
  varve_memory_free(memory, pack, sizeof *pack);
}

static void free_list(varve_pack_list *list) {
  if (list == NULL)
    return;
  for (size_t i = 0; i < list->packs.count; i++)
    close_pack(&list->memory, varve_pack_at(list, i));
  varve_vector_release(&list->packs);
  varve_vector_release(&list->extensions);
  varve_memory memory = list->memory;
  varve_memory_free(&memory, list, sizeof *list);
}

void varve_pack_library_release(varve_pack_library *library) {
  free_list(atomic_load(&library->list));
  varve_buffer_release(&library->path);
}

/* --- the list */

/* A list that is being made. */
typedef struct filling {
  varve_pack_list *list;
  varve_diagnostic_sink sink;
} filling;

/* Returns whether something that exists could not be read. */
static bool is_failure(int cause) {
  return cause != 0 && cause != ENOENT && cause != ENOTDIR && cause != ELOOP && cause != ENXIO;
}

static varve_status report_failure(const filling *f, varve_slice path, int cause) {
  varve_reporter reporter = {.sink = f->sink, .file = path};
  return cause == ENOMEM ? VARVE_STATUS_OUT_OF_MEMORY
                         : varve_report(&reporter, VARVE_STATUS_IO, 0,
                                        "the definitions cannot be read: %s", strerror(cause));
}

/* A damaged pack stays in the list, so that its fault can be reported. */
static varve_status open_pack(const filling *f, varve_pack *pack) {
  const varve_file_request request = {
      .path = pack->path, .max_input = LARGEST_PACK, .must_be_regular = true, .maps_all = true};
  varve_reporter silent = {.sink = {NULL, NULL}};
  const char *error;
  errno = 0;
  varve_status status = varve_file_map_open(&pack->map, &f->list->memory, &request, &error);
  int cause = errno;
  if (status == VARVE_STATUS_IO && is_failure(cause))
    return report_failure(f, varve_slice_of(pack->path), cause);
  if (status == VARVE_STATUS_OK)
    status = varve_table_file_open(&pack->file, varve_slice_make(pack->map.data, pack->map.size),
                                   &silent);
  pack->is_open = status == VARVE_STATUS_OK;
  return status == VARVE_STATUS_OUT_OF_MEMORY ? status : VARVE_STATUS_OK;
}

static bool is_pack_name(const char *name) {
  size_t size = strlen(name), tail = sizeof(suffix) - 1;
  return size > tail && name[0] != '.' && strcmp(name + size - tail, suffix) == 0;
}

static varve_status add_entries(const filling *f, varve_slice folder, DIR *entries) {
  for (;;) {
    errno = 0;
    const struct dirent *entry = readdir(entries);
    if (entry == NULL)
      return errno == 0 ? VARVE_STATUS_OK : report_failure(f, folder, errno);
    if (is_pack_name(entry->d_name)) {
      varve_pack_list *list = f->list;
      size_t size = folder.size + 1 + strlen(entry->d_name) + 1;
      varve_pack *pack = varve_memory_resize(&list->memory, NULL, 0, sizeof *pack);
      if (pack == NULL)
        return VARVE_STATUS_OUT_OF_MEMORY;
      *pack = (varve_pack){.map = {.memory = &list->memory}, .path_size = size};
      atomic_init(&pack->checked, VARVE_PACK_UNCHECKED);
      pack->path = varve_memory_resize(&list->memory, NULL, 0, size);
      varve_status status = pack->path == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
      if (status == VARVE_STATUS_OK) {
        memcpy(pack->path, folder.data, folder.size);
        pack->path[folder.size] = '/';
        memcpy(pack->path + folder.size + 1, entry->d_name, strlen(entry->d_name) + 1);
        status = open_pack(f, pack);
      }
      if (status == VARVE_STATUS_OK)
        status = varve_vector_push_pointer(&list->packs, pack);
      if (status != VARVE_STATUS_OK)
        close_pack(&list->memory, pack);
      VARVE_TRY(status);
    }
  }
}

/* A folder that is absent has no packs. */
static varve_status add_folder(const filling *f, varve_slice folder) {
  varve_buffer path;
  if (folder.size == 0)
    return VARVE_STATUS_OK;
  varve_buffer_init(&path, &f->list->memory);
  varve_status status = varve_buffer_append(&path, folder);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_char(&path, 0);
  DIR *entries = status == VARVE_STATUS_OK ? opendir(path.data) : NULL;
  if (entries != NULL) {
    status = add_entries(f, folder, entries);
    (void)closedir(entries);
  } else if (status == VARVE_STATUS_OK && is_failure(errno)) {
    status = report_failure(f, folder, errno);
  }
  varve_buffer_release(&path);
  return status;
}

/* By project, then the higher version first, then by path. */
static int compare_packs(const void *a, const void *b) {
  const varve_pack *left = *(varve_pack *const *)a, *right = *(varve_pack *const *)b;
  int order = varve_slice_compare(varve_pack_fact_of(left, VARVE_PACK_FACT_project),
                                  varve_pack_fact_of(right, VARVE_PACK_FACT_project));
  varve_slice l = varve_pack_fact_of(left, VARVE_PACK_FACT_version);
  varve_slice r = varve_pack_fact_of(right, VARVE_PACK_FACT_version);
  if (order == 0)
    order = (int)varve_version_is_before(l, r) - (int)varve_version_is_before(r, l);
  return order != 0 ? order : strcmp(left->path, right->path);
}

/* A dialect of the pack precedes its extensions. */
static varve_status add_extensions(varve_pack_list *list, varve_pack *pack) {
  const varve_definition_tables *tables = &pack->file.tables;
  varve_slice last = VARVE_SLICE("");
  for (uint32_t i = 0; pack->is_open && i < tables->dialect_count; i++) {
    const varve_dialect_record record = varve_dialect_record_at(tables, i);
    const varve_pack_extension added = {varve_table_text(tables, record.name), pack, i};
    if ((record.flags & VARVE_DIALECT_EXTENDS) == 0)
      last = added.dialect;
    else if (!varve_slice_equal(added.dialect, last))
      VARVE_TRY(varve_vector_push(&list->extensions, &added));
  }
  return VARVE_STATUS_OK;
}

static varve_status fill_list(const filling *f, varve_slice path) {
  varve_pack_list *list = f->list;
  while (path.size != 0) {
    const char *colon = memchr(path.data, ':', path.size);
    size_t size = colon == NULL ? path.size : (size_t)(colon - path.data);
    VARVE_TRY(add_folder(f, varve_slice_make(path.data, size)));
    size_t taken = size + (colon != NULL);
    path = varve_slice_make(path.data + taken, path.size - taken);
  }
  if (list->packs.count != 0)
    qsort(list->packs.data, list->packs.count, sizeof(varve_pack *), compare_packs);
  for (size_t i = 0; i < list->packs.count; i++)
    VARVE_TRY(add_extensions(list, varve_pack_at(list, i)));
  return VARVE_STATUS_OK;
}

static varve_status make_list(varve_pack_library *library, varve_diagnostic_sink sink,
                              varve_pack_list **made) {
  varve_memory memory;
  varve_memory_init(&memory, &library->allocator, 0);
  varve_pack_list *list = varve_memory_resize(&memory, NULL, 0, sizeof *list);
  *made = list;
  if (list == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *list = (varve_pack_list){.memory = memory};
  varve_vector_init(&list->packs, &list->memory, sizeof(varve_pack *));
  varve_vector_init(&list->extensions, &list->memory, sizeof(varve_pack_extension));
  const filling f = {list, sink};
  varve_status status = fill_list(&f, varve_buffer_slice(&library->path));
  if (status != VARVE_STATUS_OK) {
    free_list(list);
    *made = NULL;
  }
  return status;
}

/* Two threads may both make the list; the first one that is ready wins. */
varve_status varve_pack_library_read(varve_pack_library *library, varve_diagnostic_sink sink,
                                     const varve_pack_list **list) {
  varve_pack_list *known = atomic_load(&library->list), *made;
  *list = known;
  if (known != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_list(library, sink, &made));
  *list = made;
  if (atomic_compare_exchange_strong(&library->list, &known, made))
    return VARVE_STATUS_OK;
  free_list(made);
  *list = known;
  return VARVE_STATUS_OK;
}

varve_status varve_pack_library_list(varve_pack_library *library, const varve_pack_list **list) {
  const varve_diagnostic_sink nobody = {NULL, NULL};
  *list = NULL;
  return library == NULL ? VARVE_STATUS_OK : varve_pack_library_read(library, nobody, list);
}

/* --- a pack */

bool varve_pack_find_dialect(const varve_pack *pack, varve_slice name, uint32_t *index) {
  return pack->is_open && varve_table_find_dialect(&pack->file.tables, name, index);
}

bool varve_pack_is_sound(varve_pack *pack) {
  varve_reporter silent = {.sink = {NULL, NULL}};
  int state = atomic_load(&pack->checked);
  if (state == VARVE_PACK_UNCHECKED) {
    bool is_sound =
        pack->is_open && varve_table_file_check(&pack->file, &silent) == VARVE_STATUS_OK;
    state = is_sound ? VARVE_PACK_SOUND : VARVE_PACK_DAMAGED;
    atomic_store(&pack->checked, state);
  }
  return state == VARVE_PACK_SOUND;
}

bool varve_pack_is_known_damaged(const varve_pack *pack) {
  return !pack->is_open || atomic_load(&pack->checked) == VARVE_PACK_DAMAGED;
}

void varve_pack_report(const varve_pack *pack, varve_diagnostic_sink sink) {
  varve_reporter reporter = {.sink = sink, .file = varve_slice_of(pack->path)};
  varve_slice bytes = varve_slice_make(pack->map.data, pack->map.size);
  varve_table_file file;
  varve_status status;
  if (bytes.data == NULL)
    status = varve_report(&reporter, VARVE_STATUS_IO, 0, "the definitions cannot be read");
  else
    status = varve_table_file_open(&file, bytes, &reporter);
  if (status == VARVE_STATUS_OK)
    status = varve_table_file_check(&file, &reporter);
  (void)status;
}

bool varve_pack_is_version(const varve_pack *pack, varve_slice asked) {
  varve_slice version = varve_pack_fact_of(pack, VARVE_PACK_FACT_version);
  return varve_slice_starts_with(version, asked) &&
         (version.size == asked.size || version.data[asked.size] == '.');
}

varve_pack *varve_pack_find(const varve_pack_list *list, varve_slice name) {
  const char *sign = memchr(name.data, '@', name.size);
  varve_slice version = VARVE_SLICE("");
  varve_pack *found = NULL;
  uint32_t index;
  if (sign != NULL) {
    size_t size = (size_t)(sign - name.data);
    version = varve_slice_make(sign + 1, name.size - size - 1);
    name = varve_slice_make(name.data, size);
  }
  for (size_t i = 0; i < list->packs.count; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    if (!pack->is_open || (version.size != 0 && !varve_pack_is_version(pack, version)))
      continue;
    if (varve_slice_equal(varve_pack_fact_of(pack, VARVE_PACK_FACT_project), name))
      return pack;
    if (found == NULL && varve_pack_find_dialect(pack, name, &index))
      found = pack;
  }
  return found;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reading whole inputs on POSIX. */
#include "base/file/file_map.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef VARVE_STRESS
enum { MAP_THRESHOLD = 1, FIRST_READ = 1 };
#else
enum { MAP_THRESHOLD = 16 << 20, FIRST_READ = 32 << 10 };
#endif
/* The size limit of one system call; some hosts reject more than INT_MAX. */
enum { LARGEST_TRANSFER = 1 << 30 };
#define DEFAULT_MAX_INPUT (UINT64_C(4) << 30)

/* An input while it is read. */
typedef struct reading {
  const varve_file_request *request;
  int file;
  const char **error_text;
} reading;

static varve_status io_error(const char **error_text) {
  *error_text = strerror(errno);
  return VARVE_STATUS_IO;
}

/* Doubles the heap storage of map and keeps its size bytes. */
static varve_status grow(varve_file_map *map) {
  size_t capacity;
  if (!varve_multiply_size(map->capacity, 2, &capacity))
    return VARVE_STATUS_OUT_OF_MEMORY;
  void *data = varve_memory_resize(map->memory, map->data, map->capacity, capacity);
  if (data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  map->data = data;
  map->capacity = capacity;
  return VARVE_STATUS_OK;
}

static uint64_t most_of(const varve_file_request *request) {
  return request->max_input == 0 ? DEFAULT_MAX_INPUT : request->max_input;
}

/* Reads to the end, or until more than most bytes are read. expected is the size that the file
 * system reports, which may be wrong. */
static varve_status read_all(varve_file_map *map, const reading *from, size_t expected,
                             uint64_t most) {
  size_t capacity = expected < SIZE_MAX ? expected + 1 : expected;
  map->data = varve_memory_resize(map->memory, NULL, 0, capacity);
  if (map->data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  map->capacity = capacity;
  while (map->size <= most) {
    if (map->size == map->capacity)
      VARVE_TRY(grow(map));
    size_t room = map->capacity - map->size;
    ssize_t count = read(from->file, (char *)map->data + map->size,
                         room < LARGEST_TRANSFER ? room : LARGEST_TRANSFER);
    if (count == 0)
      return VARVE_STATUS_OK;
    if (count > 0)
      map->size += (size_t)count;
    else if (errno != EINTR)
      return io_error(from->error_text);
  }
  *from->error_text = "the input is no regular file and has more bytes than max-input allows";
  return VARVE_STATUS_LIMIT_EXCEEDED;
}

static varve_status load(varve_file_map *map, const reading *from) {
  struct stat facts;
  if (fstat(from->file, &facts) != 0)
    return io_error(from->error_text);
  if (from->request->must_be_regular && !S_ISREG(facts.st_mode)) {
    *from->error_text = S_ISDIR(facts.st_mode) ? "it is a folder" : "it is not a regular file";
    return VARVE_STATUS_IO;
  }
  /* Files that the system generates on reading report no size. */
  if (!S_ISREG(facts.st_mode) || facts.st_size <= 0)
    return read_all(map, from, FIRST_READ, most_of(from->request));
  uint64_t size = (uint64_t)facts.st_size;
  if (size >= SIZE_MAX) {
    *from->error_text = "file is larger than the address space";
    return VARVE_STATUS_LIMIT_EXCEEDED;
  }
  /* Mapping standard input would ignore its current position. */
  bool is_mapped = from->request->path != NULL &&
                   (from->request->maps_all || (from->request->allow_map && size >= MAP_THRESHOLD));
  void *data =
      !is_mapped ? MAP_FAILED : mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, from->file, 0);
  if (data == MAP_FAILED)
    return read_all(map, from, (size_t)size, UINT64_MAX);
  map->data = data;
  map->size = (size_t)size;
  map->is_mapped = true;
  map->mapped = (varve_mapped_file){data, from->file};
  return VARVE_STATUS_OK;
}

/* Opening a FIFO blocks until it has a writer, unless O_NONBLOCK is given. */
static int open_input(const varve_file_request *request) {
  if (request->path == NULL)
    return STDIN_FILENO;
  return open(request->path, O_RDONLY | O_CLOEXEC | (request->must_be_regular ? O_NONBLOCK : 0));
}

varve_status varve_file_map_open(varve_file_map *map, varve_memory *memory,
                                 const varve_file_request *request, const char **error_text) {
  *map = (varve_file_map){.memory = memory};
  *error_text = "";
  const reading from = {request, open_input(request), error_text};
  if (from.file < 0)
    return io_error(error_text);
  varve_status status = load(map, &from);
  if (request->path != NULL && !map->is_mapped)
    (void)close(from.file);
  if (status != VARVE_STATUS_OK)
    varve_file_map_close(map);
  return status;
}

varve_status varve_file_map_report(varve_reporter *reporter, varve_status status,
                                   const char *error_text) {
  if (status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY)
    return status;
  return varve_report(reporter, status, 0, "cannot read: %s", error_text);
}

void varve_file_map_close(varve_file_map *map) {
  if (map->is_mapped) {
    (void)munmap(map->data, map->size);
    (void)close(map->mapped.file);
  } else {
    varve_memory_free(map->memory, map->data, map->capacity);
  }
  *map = (varve_file_map){.memory = map->memory};
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reading whole inputs and writing whole outputs on POSIX. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif
#ifdef HAVE_COPY_FILE_RANGE
#define _GNU_SOURCE 1 /* which declares it on Linux */
#endif

#include "base/file_map.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef HAVE_SYS_SENDFILE_H
#include <sys/sendfile.h>
#endif

#include "base/hash_table.h"
#include "base/vector.h"

#ifdef VARVE_STRESS
enum { MAP_THRESHOLD = 1, FIRST_READ = 1 };
#else
enum { MAP_THRESHOLD = 16 << 20, FIRST_READ = 32 << 10 };
#endif
/* What one system call is asked to move: some hosts refuse more than INT_MAX. */
enum { LARGEST_TRANSFER = 1 << 30, MOST_LINKS = 40, MOST_NAMES = 100 };

static varve_status io_error(const char **error_text) {
  *error_text = strerror(errno);
  return VARVE_STATUS_IO;
}

/* Doubles the heap storage of map, whose size bytes are kept. */
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

/* Reads to the end; expected is what the file says its size is, which may be a lie. */
static varve_status read_all(varve_file_map *map, int file, size_t expected,
                             const char **error_text) {
  size_t capacity = expected < SIZE_MAX ? expected + 1 : expected;
  map->data = varve_memory_resize(map->memory, NULL, 0, capacity);
  if (map->data == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  map->capacity = capacity;
  for (;;) {
    if (map->size == map->capacity)
      VARVE_TRY(grow(map));
    size_t room = map->capacity - map->size;
    ssize_t count = read(file, (char *)map->data + map->size,
                         room < LARGEST_TRANSFER ? room : LARGEST_TRANSFER);
    if (count == 0)
      return VARVE_STATUS_OK;
    if (count > 0)
      map->size += (size_t)count;
    else if (errno != EINTR)
      return io_error(error_text);
  }
}

static varve_status load(varve_file_map *map, int file, bool allow_map, const char **error_text) {
  struct stat facts;
  if (fstat(file, &facts) != 0)
    return io_error(error_text);
  if (!S_ISREG(facts.st_mode) || facts.st_size <= 0)
    return read_all(map, file, FIRST_READ, error_text);
  uint64_t size = (uint64_t)facts.st_size;
  if (size >= SIZE_MAX) {
    *error_text = "file is larger than the address space";
    return VARVE_STATUS_LIMIT_EXCEEDED;
  }
  if (!allow_map || size < MAP_THRESHOLD)
    return read_all(map, file, (size_t)size, error_text);
  void *data = mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, file, 0);
  if (data == MAP_FAILED)
    return read_all(map, file, (size_t)size, error_text);
  map->data = data;
  map->size = (size_t)size;
  map->is_mapped = true;
  map->mapped = (varve_mapped_file){data, file};
  return VARVE_STATUS_OK;
}

varve_status varve_file_map_open(varve_file_map *map, varve_memory *memory, const char *path,
                                 bool allow_map, const char **error_text) {
  *map = (varve_file_map){.memory = memory};
  *error_text = "";
  int file = path == NULL ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return io_error(error_text);
  /* A mapping of standard input would ignore where it stands. */
  varve_status status = load(map, file, allow_map && path != NULL, error_text);
  if (path != NULL && !map->is_mapped)
    (void)close(file);
  if (status != VARVE_STATUS_OK)
    varve_file_map_close(map);
  return status;
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

static varve_status write_all(int file, varve_slice bytes, const char **error_text) {
  while (bytes.size != 0) {
    ssize_t count =
        write(file, bytes.data, bytes.size < LARGEST_TRANSFER ? bytes.size : LARGEST_TRANSFER);
    if (count < 0 && errno != EINTR)
      return io_error(error_text);
    if (count > 0) {
      bytes.data += count;
      bytes.size -= (size_t)count;
    }
  }
  return VARVE_STATUS_OK;
}

/* Where pieces go. */
typedef struct output {
  int file;
  bool is_refused; /* the system does not copy into it */
  const char **error_text;
} output;

/* From file to file, or else from a file into a pipe; -1 where the system does neither. */
static ssize_t copy_some(const output *out, const varve_mapped_file *from, off_t offset,
                         size_t size) {
  ssize_t count = -1;
#ifdef HAVE_COPY_FILE_RANGE
  count = copy_file_range(from->file, &offset, out->file, NULL, size, 0);
#endif
#ifdef HAVE_SYS_SENDFILE_H
  if (count < 0 && errno != EINTR)
    count = sendfile(out->file, from->file, &offset, size);
#endif
  (void)offset;
  return count;
}

/* What the system copies of a part, without a way through this process. What goes wrong is met
 * again when the rest is written. */
static varve_slice copy_mapped(output *out, const varve_mapped_file *from, varve_slice part) {
  while (part.size != 0 && !out->is_refused) {
    errno = ENOSYS;
    ssize_t count = copy_some(out, from, (off_t)(part.data - from->start), part.size);
    if (count > 0)
      part = varve_slice_make(part.data + count, part.size - (size_t)count);
    else if (count == 0 || errno != EINTR)
      out->is_refused = true;
  }
  return part;
}

static varve_status write_piece(void *user, varve_slice part, const varve_mapped_file *file) {
  output *out = user;
  if (file != NULL)
    part = copy_mapped(out, file, part);
  return write_all(out->file, part, out->error_text);
}

/* What is lent is read twice where there are sums of it, which stand in front of it. */
static varve_status write_in_order(int file, const varve_pieces *pieces, const char **error_text) {
  output out = {.file = file, .error_text = error_text};
  VARVE_TRY(varve_pieces_sum(pieces));
  return varve_pieces_pass(pieces, false, write_piece, &out);
}

/* It is read once: what stands in front is written again when the sums are known. */
static varve_status write_and_return(int file, const varve_pieces *pieces,
                                     const char **error_text) {
  output out = {.file = file, .error_text = error_text};
  VARVE_TRY(varve_pieces_pass(pieces, true, write_piece, &out));
  if (pieces->loans == NULL || pieces->loans->finish == NULL)
    return VARVE_STATUS_OK;
  if (lseek(file, 0, SEEK_SET) != 0)
    return io_error(error_text);
  return write_all(file, varve_slice_make(pieces->made.data, varve_pieces_front(pieces)),
                   error_text);
}

static varve_status write_in_place(const char *path, const varve_pieces *pieces,
                                   const char **error_text) {
  int file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (file < 0)
    return io_error(error_text);
  varve_status status = write_in_order(file, pieces, error_text);
  if (close(file) != 0 && status == VARVE_STATUS_OK)
    status = io_error(error_text);
  return status;
}

/* The part of path up to and with its last slash. */
static varve_slice folder_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return varve_slice_make(path, slash == NULL ? 0 : (size_t)(slash - path) + 1);
}

/* Puts into target what path names behind all symbolic links, which may not exist yet;
 * NUL-terminated. */
static varve_status follow_links(varve_buffer *target, const char *path, const char **error_text) {
  VARVE_TRY(varve_buffer_append(target, varve_slice_make(path, strlen(path) + 1)));
  for (int i = 0; i < MOST_LINKS; i++) {
    char link[4096];
    ssize_t size = readlink(target->data, link, sizeof link);
    if (size < 0)
      return errno == EINVAL || errno == ENOENT ? VARVE_STATUS_OK : io_error(error_text);
    if ((size_t)size == sizeof link)
      break;
    target->size = link[0] == '/' ? 0 : folder_of(target->data).size;
    VARVE_TRY(varve_buffer_append(target, varve_slice_make(link, (size_t)size)));
    VARVE_TRY(varve_buffer_append_char(target, 0));
  }
  errno = ELOOP;
  return io_error(error_text);
}

/* What a file becomes; facts are those of the one that it replaces, or NULL. */
typedef struct replacement {
  const varve_pieces *pieces;
  const struct stat *facts;
} replacement;

/* Creates a new file in the folder of target and leaves its path in name; IO: errno tells why. */
static varve_status create_temporary(varve_buffer *name, const char *target, mode_t mode,
                                     int *file) {
  for (int i = 0; i < MOST_NAMES; i++) {
    name->size = 0;
    VARVE_TRY(varve_buffer_append(name, folder_of(target)));
    VARVE_TRY(varve_buffer_append(name, VARVE_SLICE(".varve-")));
    VARVE_TRY(varve_buffer_append_unsigned(name, varve_hash_random_seed()));
    VARVE_TRY(varve_buffer_append(name, varve_slice_make(".tmp", 5)));
    *file = open(name->data, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (*file >= 0)
      return VARVE_STATUS_OK;
    if (errno != EEXIST)
      break;
  }
  return VARVE_STATUS_IO;
}

/* Fills and closes the temporary. The owner may be another than before, so that the bits that run a
 * program as its owner go, as they do when a file is written in place. */
static varve_status fill_temporary(int file, const replacement *with, const char **error_text) {
  varve_status status = write_and_return(file, with->pieces, error_text);
  if (status == VARVE_STATUS_OK && with->facts != NULL &&
      fchmod(file, with->facts->st_mode & 0777) != 0)
    status = io_error(error_text);
  /* Some file systems cannot sync. */
  if (status == VARVE_STATUS_OK && fsync(file) != 0 && errno != EINVAL && errno != ENOTSUP)
    status = io_error(error_text);
  if (close(file) != 0 && status == VARVE_STATUS_OK)
    status = io_error(error_text);
  return status;
}

static varve_status replace_file(varve_buffer *temporary, const char *target,
                                 const replacement *with, const char **error_text) {
  int file;
  /* Until it has the mode of what it replaces, others may not look into it. */
  varve_status status =
      create_temporary(temporary, target, with->facts == NULL ? 0666 : 0600, &file);
  if (status != VARVE_STATUS_OK)
    return status == VARVE_STATUS_IO ? io_error(error_text) : status;
  status = fill_temporary(file, with, error_text);
  if (status == VARVE_STATUS_OK && rename(temporary->data, target) != 0)
    status = io_error(error_text);
  if (status != VARVE_STATUS_OK)
    (void)unlink(temporary->data);
  return status;
}

varve_status varve_file_write_whole(varve_memory *memory, const char *path, varve_slice bytes,
                                    const char **error_text) {
  const varve_pieces pieces = {bytes, NULL};
  return varve_file_write_pieces(memory, path, &pieces, error_text);
}

/* The descriptor that path is another name of; -1: it is none. What it leads to must not be
 * replaced: who opened it goes on with it, at the place where it is. */
static int descriptor_of(const char *path) {
  static const char *const folders[] = {"/dev/fd/", "/proc/self/fd/"};
  enum { MOST_DIGITS = 6, TEN = 10 };
  if (path == NULL || strcmp(path, "/dev/stdout") == 0)
    return STDOUT_FILENO;
  if (strcmp(path, "/dev/stderr") == 0)
    return STDERR_FILENO;
  for (size_t i = 0; i < VARVE_COUNT_OF(folders); i++) {
    size_t before = strlen(folders[i]);
    if (strncmp(path, folders[i], before) != 0)
      continue;
    size_t digits = strspn(path + before, "0123456789");
    if (digits != 0 && digits <= MOST_DIGITS && path[before + digits] == 0)
      return (int)strtol(path + before, NULL, TEN);
  }
  return -1;
}

varve_status varve_file_write_pieces(varve_memory *memory, const char *path,
                                     const varve_pieces *pieces, const char **error_text) {
  int descriptor = descriptor_of(path);
  *error_text = "";
  if (descriptor >= 0)
    return write_in_order(descriptor, pieces, error_text);
  struct stat facts;
  bool exists = stat(path, &facts) == 0;
  if (!exists && errno != ENOENT)
    return io_error(error_text);
  if (exists && !S_ISREG(facts.st_mode))
    return write_in_place(path, pieces, error_text);
  /* A rename would replace a file that we may not write. */
  if (exists && access(path, W_OK) != 0)
    return io_error(error_text);
  varve_buffer target, temporary;
  varve_buffer_init(&target, memory);
  varve_buffer_init(&temporary, memory);
  const replacement with = {pieces, exists ? &facts : NULL};
  varve_status status = follow_links(&target, path, error_text);
  if (status == VARVE_STATUS_OK)
    status = replace_file(&temporary, target.data, &with, error_text);
  varve_buffer_release(&target);
  varve_buffer_release(&temporary);
  return status;
}

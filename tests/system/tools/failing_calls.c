/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Preloaded into a tool by tests/system/tools/failures.sh: one call of a kind fails. FAIL_KIND is
 * alloc, open or read; FAIL_AT is the number of the call, from 1; FAIL_ERRNO is the cause. At the
 * end the number of calls goes to the file descriptor FAIL_COUNT, if that is set. For the GNU C
 * library. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);

static const char *kind;
static long fail_at, count;
static int cause;

static void begin(void) {
  const char *at = getenv("FAIL_AT"), *number = getenv("FAIL_ERRNO");
  kind = getenv("FAIL_KIND");
  fail_at = at != NULL ? atol(at) : 0;
  cause = number != NULL ? atoi(number) : ENOMEM;
  if (kind == NULL)
    kind = "";
}

/* Counts a call; returns whether it fails. */
static int fails(const char *of) {
  if (kind == NULL)
    begin();
  if (strcmp(kind, of) != 0 || ++count != fail_at)
    return 0;
  errno = cause;
  return 1;
}

__attribute__((destructor)) static void end(void) {
  const char *file = getenv("FAIL_COUNT");
  char text[32];
  int size = snprintf(text, sizeof(text), "%ld\n", count);
  if (file != NULL && write(atoi(file), text, (size_t)size) != size)
    _exit(3);
}

void *malloc(size_t size) { return fails("alloc") ? NULL : __libc_malloc(size); }
void *calloc(size_t number, size_t size) {
  return fails("alloc") ? NULL : __libc_calloc(number, size);
}
void *realloc(void *pointer, size_t size) {
  return fails("alloc") ? NULL : __libc_realloc(pointer, size);
}

static int open_file(const char *path, int flags, va_list arguments) {
  int mode = (flags & O_CREAT) != 0 ? va_arg(arguments, int) : 0;
  return fails("open") ? -1 : (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}
int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  int file = open_file(path, flags, arguments);
  va_end(arguments);
  return file;
}
int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  int file = open_file(path, flags, arguments);
  va_end(arguments);
  return file;
}
DIR *opendir(const char *path) {
  DIR *(*real)(const char *) = (DIR * (*)(const char *)) dlsym(RTLD_NEXT, "opendir");
  return fails("open") ? NULL : real(path);
}
FILE *fopen(const char *path, const char *mode) {
  FILE *(*real)(const char *, const char *) =
      (FILE * (*)(const char *, const char *)) dlsym(RTLD_NEXT, "fopen");
  return fails("open") ? NULL : real(path, mode);
}
FILE *fopen64(const char *path, const char *mode) { return fopen(path, mode); }

struct dirent *readdir(DIR *entries) {
  struct dirent *(*real)(DIR *) = (struct dirent * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir");
  return fails("read") ? NULL : real(entries);
}
struct dirent64 *readdir64(DIR *entries) {
  struct dirent64 *(*real)(DIR *) = (struct dirent64 * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir64");
  return fails("read") ? NULL : real(entries);
}
ssize_t read(int file, void *bytes, size_t size) {
  return fails("read") ? -1 : (ssize_t)syscall(SYS_read, file, bytes, size);
}
ssize_t pread64(int file, void *bytes, size_t size, off64_t offset) {
  return fails("read") ? -1 : (ssize_t)syscall(SYS_pread64, file, bytes, size, offset);
}

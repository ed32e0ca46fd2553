/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writing whole outputs on POSIX: see file_output.h. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif
#ifdef __linux__
#define _GNU_SOURCE 1 /* copy_file_range, O_TMPFILE */
#endif

#include "base/file/file_output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef HAVE_SYS_SENDFILE_H
#include <sys/sendfile.h>
#endif

#include "base/hash_table.h"

/* The size limit of one system call. Between two calls the writer checks for pending signals. */
enum { LARGEST_TRANSFER = 16 << 20, MOST_LINKS = 40, MOST_NAMES = 100 };

static varve_status io_error(const char **error_text) {
  *error_text = strerror(errno);
  return VARVE_STATUS_IO;
}

/* Signals */

/* Signals with which users and systems end programs. */
static const int fatal_signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ};

static void hold_signals(varve_held_signals *held) {
  sigset_t fatal;
  if (held->are_held)
    return;
  sigemptyset(&fatal);
  for (size_t i = 0; i < VARVE_COUNT_OF(fatal_signals); i++)
    sigaddset(&fatal, fatal_signals[i]);
  held->are_held = pthread_sigmask(SIG_BLOCK, &fatal, &held->before) == 0;
}

static void release_signals(varve_held_signals *held) {
  if (held->are_held)
    (void)pthread_sigmask(SIG_SETMASK, &held->before, NULL);
  held->are_held = false;
}

/* Returns whether a signal is pending that was not blocked before. */
static bool is_cancelled(const varve_held_signals *held) {
  sigset_t waiting;
  if (!held->are_held || sigpending(&waiting) != 0)
    return false;
  for (size_t i = 0; i < VARVE_COUNT_OF(fatal_signals); i++)
    if (sigismember(&waiting, fatal_signals[i]) == 1 &&
        sigismember(&held->before, fatal_signals[i]) == 0)
      return true;
  return false;
}

/* Bytes */

varve_status varve_file_output_append(varve_file_output *out, varve_slice bytes,
                                      const char **error_text) {
  while (bytes.size != 0) {
    if (is_cancelled(&out->signals))
      return VARVE_STATUS_CANCELLED;
    ssize_t count =
        write(out->file, bytes.data, bytes.size < LARGEST_TRANSFER ? bytes.size : LARGEST_TRANSFER);
    if (count < 0 && errno != EINTR)
      return io_error(error_text);
    if (count > 0) {
      bytes.data += count;
      bytes.size -= (size_t)count;
    }
  }
  return VARVE_STATUS_OK;
}

/* The target of a list of pieces. */
typedef struct piece_writer {
  varve_file_output *out;
  bool is_refused; /* the system cannot copy into the file */
  const char **error_text;
} piece_writer;

/* Copies from file to file, or from a file into a pipe. Returns -1 if the system supports neither.
 */
static ssize_t copy_some(int file, const varve_mapped_file *from, off_t offset, size_t size) {
  ssize_t count = -1;
#ifdef HAVE_COPY_FILE_RANGE
  count = copy_file_range(from->file, &offset, file, NULL, size, 0);
#endif
#ifdef HAVE_SYS_SENDFILE_H
  if (count < 0 && errno != EINTR)
    count = sendfile(file, from->file, &offset, size);
#endif
  (void)file;
  (void)from;
  (void)size;
  (void)offset;
  return count;
}

/* Lets the system copy a part without passing it through this process; returns what is left. An
 * error occurs again when the rest is written. */
static varve_slice copy_mapped(piece_writer *writer, const varve_mapped_file *from,
                               varve_slice part) {
  while (part.size != 0 && !writer->is_refused && !is_cancelled(&writer->out->signals)) {
    errno = ENOSYS;
    ssize_t count = copy_some(writer->out->file, from, (off_t)(part.data - from->start),
                              part.size < LARGEST_TRANSFER ? part.size : LARGEST_TRANSFER);
    if (count > 0)
      part = varve_slice_make(part.data + count, part.size - (size_t)count);
    else if (count == 0 || errno != EINTR)
      writer->is_refused = true;
  }
  return part;
}

static varve_status write_piece(void *user, varve_slice part, const varve_mapped_file *file) {
  piece_writer *writer = user;
  if (file != NULL)
    part = copy_mapped(writer, file, part);
  return varve_file_output_append(writer->out, part, writer->error_text);
}

/* Writes the pieces in order. Checksums precede the bytes they cover, so lent bytes are read twice.
 */
static varve_status write_in_order(varve_file_output *out, const varve_pieces *pieces,
                                   const char **error_text) {
  piece_writer writer = {.out = out, .error_text = error_text};
  VARVE_TRY(varve_pieces_sum(pieces));
  return varve_pieces_pass(pieces, false, write_piece, &writer);
}

/* Writes lent bytes once, then returns to the front to write it again with the final checksums. */
static varve_status write_and_return(varve_file_output *out, const varve_pieces *pieces,
                                     const char **error_text) {
  piece_writer writer = {.out = out, .error_text = error_text};
  VARVE_TRY(varve_pieces_pass(pieces, true, write_piece, &writer));
  if (pieces->loans == NULL || pieces->loans->finish == NULL)
    return VARVE_STATUS_OK;
  if (lseek(out->file, 0, SEEK_SET) != 0)
    return io_error(error_text);
  return varve_file_output_append(
      out, varve_slice_make(pieces->made.data, varve_pieces_front(pieces)), error_text);
}

/* Opening */

/* Returns path up to and including its last slash. */
static varve_slice folder_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return varve_slice_make(path, slash == NULL ? 0 : (size_t)(slash - path) + 1);
}

/* Stores in target the NUL-terminated path behind all symbolic links. That file may not exist yet.
 */
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

/* Sets temporary to a random name in the target's folder, which very likely no file has. */
static varve_status choose_name(varve_file_output *out) {
  varve_buffer *name = &out->temporary;
  name->size = 0;
  varve_status status = varve_buffer_append(name, folder_of(out->target.data));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(name, VARVE_SLICE(".varve-"));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append_unsigned(name, varve_hash_random_seed());
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(name, varve_slice_make(".tmp", 5));
  if (status != VARVE_STATUS_OK)
    name->size = 0;
  return status;
}

/* Until the file gets the mode of the file it replaces, others must not read it. */
static mode_t first_mode(const varve_file_output *out) { return out->has_mode ? 0600 : 0666; }

/* The path of an open file without a name. */
enum { PATH_SIZE = 32 };
static void name_of_descriptor(int file, char path[PATH_SIZE]) {
  (void)snprintf(path, PATH_SIZE, "/proc/self/fd/%d", file);
}

static int link_as(const varve_file_output *out, const char *name) {
  char path[PATH_SIZE];
  name_of_descriptor(out->file, path);
  return linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW);
}

#if defined(O_TMPFILE) && !defined(VARVE_STRESS) /* the stress build tests the fallback */

/* Opens a file without a name in the target's folder. */
static int open_in_folder(varve_file_output *out, int access_mode) {
  varve_slice folder = folder_of(out->target.data);
  int file = -1;
  out->temporary.size = 0;
  if (varve_buffer_append(&out->temporary, folder.size == 0 ? VARVE_SLICE("./") : folder) ==
          VARVE_STATUS_OK &&
      varve_buffer_append_char(&out->temporary, 0) == VARVE_STATUS_OK)
    file = open(out->temporary.data, O_TMPFILE | access_mode | O_CLOEXEC, first_mode(out));
  out->temporary.size = 0;
  return file;
}

/* Returns whether a file without a name gets one, which is tried with another file. */
static bool can_link(varve_file_output *out) {
  out->file = open_in_folder(out, O_WRONLY);
  bool is_linked = out->file >= 0 && choose_name(out) == VARVE_STATUS_OK &&
                   link_as(out, out->temporary.data) == 0;
  if (is_linked)
    (void)unlink(out->temporary.data);
  if (out->file >= 0)
    (void)close(out->file);
  out->file = -1;
  out->temporary.size = 0;
  return is_linked;
}

/* A sandbox may let a process write files that it cannot read. The contents of such a file cannot
 * be copied if it gets no name in the end. */
static int open_any_mode(varve_file_output *out) {
  int file = open_in_folder(out, O_RDWR);
  if (file < 0 && errno == EACCES && can_link(out))
    file = open_in_folder(out, O_WRONLY);
  return file;
}

#else
static int open_any_mode(varve_file_output *out) {
  (void)out;
  return -1;
}
#endif

/* Returns -1 if the system or the file system does not support files without a name. */
static int open_nameless(varve_file_output *out) {
  char path[PATH_SIZE];
  int file = open_any_mode(out);
  if (file < 0)
    return -1;
  name_of_descriptor(file, path);
  if (access(path, F_OK) == 0)
    return file;
  (void)close(file);
  return -1;
}

/* Opens a temporary file in the target's folder. */
static varve_status open_temporary(varve_file_output *out, const char **error_text) {
  hold_signals(&out->signals);
  for (int i = 0; i < MOST_NAMES; i++) {
    VARVE_TRY(choose_name(out));
    out->file = open(out->temporary.data, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, first_mode(out));
    if (out->file >= 0)
      return VARVE_STATUS_OK;
    if (errno != EEXIST)
      break;
  }
  out->temporary.size = 0;
  return io_error(error_text);
}

static varve_status open_new(varve_file_output *out, const char *path, const char **error_text) {
  out->is_new = true;
  VARVE_TRY(follow_links(&out->target, path, error_text));
  out->file = open_nameless(out);
  return out->file >= 0 ? VARVE_STATUS_OK : open_temporary(out, error_text);
}

/* Returns the descriptor that path is another name for, or -1. Its file must not be replaced:
 * whoever opened the descriptor continues at its current position. */
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

static varve_status open_path(varve_file_output *out, const char *path, const char **error_text) {
  struct stat facts;
  out->file = descriptor_of(path);
  out->is_borrowed = out->file >= 0;
  if (out->is_borrowed)
    return VARVE_STATUS_OK;
  bool exists = stat(path, &facts) == 0;
  if (!exists && errno != ENOENT)
    return io_error(error_text);
  if (exists && !S_ISREG(facts.st_mode)) {
    out->file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    return out->file >= 0 ? VARVE_STATUS_OK : io_error(error_text);
  }
  /* A rename would replace a file that the user cannot write. */
  if (exists && access(path, W_OK) != 0)
    return io_error(error_text);
  out->has_mode = exists;
  out->mode = exists ? (unsigned)facts.st_mode & 0777 : 0;
  return open_new(out, path, error_text);
}

varve_status varve_file_output_open(varve_file_output *out, varve_memory *memory, const char *path,
                                    const char **error_text) {
  *out = (varve_file_output){.file = -1};
  *error_text = "";
  varve_buffer_init(&out->target, memory);
  varve_buffer_init(&out->temporary, memory);
  varve_status status = open_path(out, path, error_text);
  if (status != VARVE_STATUS_OK)
    status = varve_file_output_close(out, status, error_text);
  return status;
}

/* Closing */

static varve_status close_file(varve_file_output *out, const char **error_text) {
  int file = out->file;
  out->file = -1;
  if (file >= 0 && !out->is_borrowed && close(file) != 0)
    return io_error(error_text);
  return VARVE_STATUS_OK;
}

/* The owner may differ from the old one. The set-user-ID bits are dropped, as they are if a file is
 * written in place. */
static varve_status make_durable(const varve_file_output *out, const char **error_text) {
  if (out->has_mode && fchmod(out->file, (mode_t)out->mode) != 0)
    return io_error(error_text);
  /* Some file systems cannot sync. */
  if (fsync(out->file) != 0 && errno != EINVAL && errno != ENOTSUP)
    return io_error(error_text);
  return is_cancelled(&out->signals) ? VARVE_STATUS_CANCELLED : VARVE_STATUS_OK;
}

/* Some systems open files without a name but cannot link them; their contents are copied. */
static varve_status copy_to_temporary(varve_file_output *out, const char **error_text) {
  char bytes[1 << 14];
  int from = out->file;
  off_t offset = 0;
  ssize_t count = 1;
  out->file = -1;
  varve_status status = open_temporary(out, error_text);
  while (status == VARVE_STATUS_OK && count != 0) {
    count = pread(from, bytes, sizeof(bytes), offset);
    if (count > 0)
      status = varve_file_output_append(out, varve_slice_make(bytes, (size_t)count), error_text);
    else if (count < 0 && errno != EINTR)
      status = io_error(error_text);
    offset += count > 0 ? count : 0;
  }
  (void)close(from);
  return status == VARVE_STATUS_OK ? make_durable(out, error_text) : status;
}

/* A link cannot replace a file. If the target exists, a temporary name is linked, then renamed. */
static varve_status give_name(varve_file_output *out, bool *is_done, const char **error_text) {
  *is_done = !out->has_mode && link_as(out, out->target.data) == 0;
  if (*is_done)
    return VARVE_STATUS_OK;
  hold_signals(&out->signals);
  for (int i = 0; i < MOST_NAMES; i++) {
    VARVE_TRY(choose_name(out));
    if (link_as(out, out->temporary.data) == 0)
      return VARVE_STATUS_OK;
    if (errno != EEXIST)
      break;
  }
  return copy_to_temporary(out, error_text);
}

static varve_status publish(varve_file_output *out, const char **error_text) {
  bool is_done = false;
  VARVE_TRY(make_durable(out, error_text));
  if (out->temporary.size == 0)
    VARVE_TRY(give_name(out, &is_done, error_text));
  if (is_done)
    return VARVE_STATUS_OK;
  /* Nothing comes between a name and its renaming: a process that is killed there leaves the file.
   */
  if (rename(out->temporary.data, out->target.data) != 0)
    return io_error(error_text);
  out->temporary.size = 0;
  return VARVE_STATUS_OK;
}

varve_status varve_file_output_close(varve_file_output *out, varve_status status,
                                     const char **error_text) {
  if (status == VARVE_STATUS_OK && out->is_new && out->file >= 0)
    status = publish(out, error_text);
  const char *close_error = "";
  if (close_file(out, &close_error) != VARVE_STATUS_OK && status == VARVE_STATUS_OK) {
    status = VARVE_STATUS_IO;
    *error_text = close_error;
  }
  if (out->temporary.size != 0)
    (void)unlink(out->temporary.data);
  varve_buffer_release(&out->target);
  varve_buffer_release(&out->temporary);
  release_signals(&out->signals);
  return status;
}

varve_status varve_file_write_whole(varve_memory *memory, const char *path, varve_slice bytes,
                                    const char **error_text) {
  const varve_pieces pieces = {bytes, NULL};
  return varve_file_write_pieces(memory, path, &pieces, error_text);
}

varve_status varve_file_write_pieces(varve_memory *memory, const char *path,
                                     const varve_pieces *pieces, const char **error_text) {
  varve_file_output out;
  VARVE_TRY(varve_file_output_open(&out, memory, path, error_text));
  varve_status status = out.is_new ? write_and_return(&out, pieces, error_text)
                                   : write_in_order(&out, pieces, error_text);
  return varve_file_output_close(&out, status, error_text);
}

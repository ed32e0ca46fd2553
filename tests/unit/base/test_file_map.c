/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/file/file_map.c */
#include "tests/unit/unit.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file/file_map.h"
#include "base/file/file_output.h"

/* Each test has a folder of its own, which is the current folder while the test runs. */
static int enter_folder(void **state) {
  static char path[64];
  (void)snprintf(path, sizeof path, "file_map.%ld", (long)getpid());
  *state = path;
  return mkdir(path, 0777) != 0 || chdir(path) != 0;
}

static int leave_folder(void **state) {
  DIR *folder = opendir(".");
  if (folder == NULL)
    return 1;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;)
    (void)unlink(entry->d_name);
  (void)closedir(folder);
  return chdir("..") != 0 || rmdir(*state) != 0;
}

static int count_entries(void) {
  int count = 0;
  DIR *folder = opendir(".");
  assert_non_null(folder);
  while (readdir(folder) != NULL)
    count++;
  (void)closedir(folder);
  return count - 2;
}

static void write_file(const char *path, varve_slice bytes) {
  varve_memory memory;
  const char *error_text;
  varve_memory_init(&memory, NULL, 0);
  assert_status(varve_file_write_whole(&memory, path, bytes, &error_text), OK);
  assert_int_equal(memory.used, 0);
}

static varve_status open_map(varve_file_map *map, varve_memory *memory, const char *path,
                             bool allow_map, const char **error_text) {
  const varve_file_request request = {.path = path, .allow_map = allow_map};
  return varve_file_map_open(map, memory, &request, error_text);
}

static void expect_file(const char *path, varve_slice bytes) {
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_file_map map;
  const char *error_text;
  for (int allow_map = 0; allow_map < 2; allow_map++) {
    assert_status(open_map(&map, &memory, path, allow_map != 0, &error_text), OK);
    assert_int_equal(map.size, bytes.size);
    assert_memory_equal(map.data, bytes.data, bytes.size);
    varve_file_map_close(&map);
    varve_file_map_close(&map);
    assert_int_equal(allocator.live, 0);
  }
}

static void written_files_are_read(void **state) {
  (void)state;
  write_file("empty", (varve_slice){NULL, 0});
  expect_file("empty", VARVE_SLICE(""));
  write_file("small", VARVE_SLICE("a\0b\n"));
  expect_file("small", VARVE_SLICE("a\0b\n"));
  assert_int_equal(count_entries(), 2);
}

static void a_large_file_is_mapped_when_allowed(void **state) {
  (void)state;
  size_t size = (size_t)17 << 20;
  char *bytes = calloc(size, 1);
  assert_non_null(bytes);
  bytes[size - 1] = 'x';
  write_file("large", varve_slice_make(bytes, size));
  free(bytes);
  for (int allow_map = 0; allow_map < 2; allow_map++) {
    varve_memory memory;
    varve_file_map map;
    const char *error_text;
    varve_memory_init(&memory, NULL, 0);
    assert_status(open_map(&map, &memory, "large", allow_map != 0, &error_text), OK);
    assert_int_equal(map.size, size);
    assert_int_equal(map.is_mapped, allow_map);
    assert_int_equal(memory.used == 0, allow_map);
    assert_int_equal(((char *)map.data)[size - 1], 'x');
    varve_file_map_close(&map);
    assert_int_equal(memory.used, 0);
  }
}

/* Reads standard input while it is this file. Closes the file. */
static varve_status open_as_input(int file, varve_memory *memory, varve_file_map *map) {
  const char *error_text;
  int saved = dup(STDIN_FILENO);
  assert_true(saved >= 0 && file >= 0);
  assert_true(dup2(file, STDIN_FILENO) >= 0);
  varve_status status = open_map(map, memory, NULL, true, &error_text);
  assert_true(dup2(saved, STDIN_FILENO) >= 0);
  (void)close(saved);
  (void)close(file);
  return status;
}

static void a_pipe_is_read_to_its_end(void **state) {
  (void)state;
  static char bytes[60000];
  int ends[2];
  varve_memory memory;
  varve_file_map map;
  varve_memory_init(&memory, NULL, 0);
  for (size_t i = 0; i < sizeof bytes; i++)
    bytes[i] = (char)(i % 251);
  assert_int_equal(pipe(ends), 0);
  assert_int_equal(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0);
  ssize_t size = write(ends[1], bytes, sizeof bytes);
  assert_true(size > 0);
  (void)close(ends[1]);
  assert_status(open_as_input(ends[0], &memory, &map), OK);
  assert_int_equal(map.size, size);
  assert_memory_equal(map.data, bytes, map.size);
  varve_file_map_close(&map);
}

static void a_missing_file_or_folder_sets_errno(void **state) {
  (void)state;
  varve_memory memory;
  varve_file_map map;
  const char *error_text;
  varve_memory_init(&memory, NULL, 0);
  assert_status(open_map(&map, &memory, "absent", true, &error_text), IO);
  assert_string_equal(error_text, "No such file or directory");
  assert_null(map.data);
  assert_status(open_map(&map, &memory, ".", true, &error_text), IO);
  assert_string_equal(error_text, "Is a directory");
  assert_int_equal(memory.used, 0);
  assert_status(varve_file_write_whole(&memory, "absent/file", VARVE_SLICE("x"), &error_text), IO);
  assert_string_equal(error_text, "No such file or directory");
  assert_status(varve_file_write_whole(&memory, ".", VARVE_SLICE("x"), &error_text), IO);
  assert_int_equal(memory.used, 0);
  assert_int_equal(count_entries(), 0);
}

static void the_mode_of_a_file_is_kept(void **state) {
  (void)state;
  struct stat facts;
  mode_t mask = umask(022);
  write_file("file", VARVE_SLICE("old"));
  assert_int_equal(stat("file", &facts), 0);
  assert_int_equal(facts.st_mode & 07777, 0644);
  assert_int_equal(chmod("file", 0750), 0);
  write_file("file", VARVE_SLICE("new"));
  assert_int_equal(stat("file", &facts), 0);
  assert_int_equal(facts.st_mode & 07777, 0750);
  expect_file("file", VARVE_SLICE("new"));
  (void)umask(mask);
}

/* As with a file that is written in place, the new content may have another author, so the
 * set-user-ID bit is cleared. */
static void a_replaced_file_loses_its_setuid_bit(void **state) {
  (void)state;
  struct stat facts;
  write_file("file", VARVE_SLICE("old"));
  assert_int_equal(chmod("file", 06750), 0);
  write_file("file", VARVE_SLICE("new"));
  assert_int_equal(stat("file", &facts), 0);
  assert_int_equal(facts.st_mode & 07777, 0750);
}

/* A file that a descriptor names is not replaced. The bytes are written at the position of the
 * descriptor. */
static void names_of_descriptors_are_written_through_them(void **state) {
  (void)state;
  static const char *const folders[] = {"/dev/fd", "/proc/self/fd"};
  char path[64];
  int file = open("file", O_WRONLY | O_CREAT | O_EXCL, 0666);
  assert_true(file >= 0);
  for (size_t i = 0; i < VARVE_COUNT_OF(folders); i++) {
    assert_int_equal(write(file, "+", 1), 1);
    (void)snprintf(path, sizeof path, "%s/%d", folders[i], file);
    write_file(path, VARVE_SLICE("new"));
  }
  assert_int_equal(close(file), 0);
  expect_file("file", VARVE_SLICE("+new+new"));
}

static void links_are_followed_and_stay(void **state) {
  (void)state;
  struct stat facts;
  write_file("target", VARVE_SLICE("old"));
  assert_int_equal(symlink("target", "link"), 0);
  assert_int_equal(symlink("./link", "second"), 0);
  write_file("second", VARVE_SLICE("new"));
  expect_file("target", VARVE_SLICE("new"));
  assert_int_equal(lstat("second", &facts), 0);
  assert_true(S_ISLNK(facts.st_mode));
  assert_int_equal(symlink("later", "dangling"), 0);
  write_file("dangling", VARVE_SLICE("made"));
  expect_file("later", VARVE_SLICE("made"));
  assert_int_equal(symlink("loop", "loop"), 0);
  varve_memory memory;
  const char *error_text;
  varve_memory_init(&memory, NULL, 0);
  assert_status(varve_file_write_whole(&memory, "loop", VARVE_SLICE("x"), &error_text), IO);
  assert_int_equal(count_entries(), 6);
}

static void a_device_is_written_in_place(void **state) {
  (void)state;
  struct stat facts;
  write_file("/dev/null", VARVE_SLICE("x"));
  assert_int_equal(stat("/dev/null", &facts), 0);
  assert_true(S_ISCHR(facts.st_mode));
}

static void a_failed_write_leaves_the_old_file_alone(void **state) {
  (void)state;
  write_file("file", VARVE_SLICE("old"));
  for (size_t fail_at = 1;; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    const char *error_text;
    varve_status status = varve_file_write_whole(&memory, "file", VARVE_SLICE("new"), &error_text);
    assert_int_equal(allocator.live, 0);
    assert_int_equal(count_entries(), 1);
    if (status == VARVE_STATUS_OK)
      break;
    assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
    expect_file("file", VARVE_SLICE("old"));
  }
  expect_file("file", VARVE_SLICE("new"));
}

static void a_full_device_is_an_error(void **state) {
  (void)state;
  varve_memory memory;
  const char *error_text;
  varve_memory_init(&memory, NULL, 0);
  if (access("/dev/full", W_OK) != 0)
    skip();
  assert_status(varve_file_write_whole(&memory, "/dev/full", VARVE_SLICE("x"), &error_text), IO);
  assert_string_equal(error_text, "No space left on device");
}

static void reading_out_of_memory_is_reported(void **state) {
  (void)state;
  write_file("file", VARVE_SLICE("some text"));
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 1);
  varve_file_map map;
  const char *error_text;
  assert_status(open_map(&map, &memory, "file", false, &error_text), OUT_OF_MEMORY);
  assert_int_equal(allocator.live, 0);
}

static void standard_streams_are_used_without_a_path(void **state) {
  (void)state;
  varve_memory memory;
  varve_file_map map;
  varve_memory_init(&memory, NULL, 0);
  write_file("in", VARVE_SLICE("skipped input"));
  int file = open("in", O_RDONLY);
  assert_int_equal(lseek(file, 8, SEEK_SET), 8);
  assert_status(open_as_input(file, &memory, &map), OK);
  assert_slice(varve_slice_make(map.data, map.size), "input");
  varve_file_map_close(&map);
}

#define IN_FOLDER(test) cmocka_unit_test_setup_teardown(test, enter_folder, leave_folder)

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_FOLDER(written_files_are_read),
      IN_FOLDER(a_large_file_is_mapped_when_allowed),
      IN_FOLDER(a_pipe_is_read_to_its_end),
      IN_FOLDER(a_missing_file_or_folder_sets_errno),
      IN_FOLDER(the_mode_of_a_file_is_kept),
      IN_FOLDER(a_replaced_file_loses_its_setuid_bit),
      IN_FOLDER(names_of_descriptors_are_written_through_them),
      IN_FOLDER(links_are_followed_and_stay),
      IN_FOLDER(a_device_is_written_in_place),
      IN_FOLDER(a_failed_write_leaves_the_old_file_alone),
      IN_FOLDER(a_full_device_is_an_error),
      IN_FOLDER(reading_out_of_memory_is_reported),
      IN_FOLDER(standard_streams_are_used_without_a_path),
  };
  return cmocka_run_group_tests_name("file_map", tests, NULL, NULL);
}

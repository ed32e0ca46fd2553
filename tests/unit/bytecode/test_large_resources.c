/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Large resources are read only if their bytes are needed. Files are converted in little memory,
 * with each byte read and written once. With VARVE_TEST_LONG the resources have 2 GiB, in a sparse
 * file, and processor time is compared with that of cp. Otherwise they have 24 MiB. */
#define _DEFAULT_SOURCE

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include <varve/file.h>
#include <varve/ir.h>
#include <varve/module.h>

#include "base/file/loans.h"
#include "bytecode/write/writer.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "tests/unit/unit.h"

enum { MOST_TEXT = 4096, MOST_TOUCHED = 512 /* KB */, MOST_MEMORY = 64 << 10 /* KB */ };
static const char bytecode_path[] = "large-resources.mlirbc",
                  varve_path[] = "large-resources.varve", back_path[] = "large-resources.back",
                  again_path[] = "large-resources.again", copy_path[] = "large-resources.copy";

static uint64_t blob_size(void) {
  return getenv("VARVE_TEST_LONG") != NULL ? UINT64_C(2) << 30 : UINT64_C(24) << 20;
}

/* Returns whether the disk has room for three such files. */
static bool has_room(void) {
  struct statvfs facts;
  return sizeof(size_t) == sizeof(uint64_t) && statvfs(".", &facts) == 0 &&
         (uint64_t)facts.f_bavail * facts.f_frsize > 4 * blob_size();
}

static varve_context *make_context(void) {
  varve_context *context;
  assert_status(varve_context_create(NULL, &context), OK);
  return context;
}

/* Makes a module with a function that needs the blob and one that does not. */
static varve_module *make_module(varve_context *context, varve_slice blob) {
  static const char text[] = "module {\n"
                             "  func.func @large() -> tensor<4xf32> {\n"
                             "    %0 = arith.constant dense_resource<big> : tensor<4xf32>\n"
                             "    return %0 : tensor<4xf32>\n"
                             "  }\n"
                             "  func.func @other(%a: i32) -> i32 {\n"
                             "    return %a : i32\n"
                             "  }\n"
                             "}\n";
  varve_module *module;
  varve_resource resource = {
      .kind = VARVE_RESOURCE_BLOB, .has_data = true, .alignment = 64, .data = blob};
  assert_status(varve_module_load(context, varve_slice_of(text), NULL, &module), OK);
  assert_status(varve_string_get(context, VARVE_SLICE("builtin"), &resource.group), OK);
  assert_status(varve_string_get(context, VARVE_SLICE("big"), &resource.key), OK);
  assert_status(varve_module_add_resource(module, &resource, false), OK);
  return module;
}

/* A file whose blob is a hole. */
typedef struct sparse {
  int file;
  varve_slice blob;
} sparse;

static varve_status write_sparse(void *user, varve_slice part, const varve_mapped_file *file) {
  const sparse *out = user;
  (void)file;
  bool is_hole = part.data >= out->blob.data && part.data < out->blob.data + out->blob.size;
  if (is_hole)
    return lseek(out->file, (off_t)part.size, SEEK_CUR) < 0 ? VARVE_STATUS_IO : VARVE_STATUS_OK;
  return write(out->file, part.data, part.size) == (ssize_t)part.size ? VARVE_STATUS_OK
                                                                      : VARVE_STATUS_IO;
}

static void make_bytecode(void) {
  size_t size = (size_t)blob_size();
  void *zeros = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  assert_true(zeros != MAP_FAILED);
  varve_context *context = make_context();
  varve_module *module = make_module(context, varve_slice_make(zeros, size));
  varve_buffer made;
  varve_loans loans;
  varve_buffer_init(&made, &context->memory);
  varve_loans_init(&loans, &context->memory);
  const varve_bytecode_write_options options = {
      .version = 6, .producer = VARVE_SLICE("Varve test"), .loans = &loans};
  assert_status(varve_bytecode_write(module, &options, &made), OK);
  sparse out = {open(bytecode_path, O_WRONLY | O_CREAT | O_TRUNC, 0666),
                varve_slice_make(zeros, size)};
  const varve_pieces pieces = {varve_buffer_slice(&made), &loans};
  assert_status(varve_pieces_pass(&pieces, false, write_sparse, &out), OK);
  assert_int_equal(close(out.file), 0);
  varve_buffer_release(&made);
  varve_loans_release(&loans);
  varve_module_destroy(module);
  varve_context_destroy(context);
  assert_int_equal(munmap(zeros, size), 0);
}

/* Returns how many KB of a mapped file this process has read, or 0 if the system does not say. */
static long touched(const char *path) {
  char line[512];
  long sum = 0, size;
  bool is_it = false;
  FILE *maps = fopen("/proc/self/smaps", "r");
  while (maps != NULL && fgets(line, sizeof(line), maps) != NULL) {
    if (strchr(line, '-') != NULL && strchr(line, '-') < strchr(line, ' '))
      is_it = strstr(line, path) != NULL;
    else if (is_it && sscanf(line, "Rss: %ld", &size) == 1)
      sum += size;
  }
  if (maps != NULL)
    assert_int_equal(fclose(maps), 0);
  return sum;
}

/* Opens and lists the file, and prints it without the data of resources. */
static void look_at(const char *path) {
  varve_context *context = make_context();
  varve_module *module;
  varve_bytes *text;
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.resources_limit = 100;
  assert_status(varve_module_load_file(context, path, NULL, &module), OK);
  assert_int_equal(varve_module_get_resource_count(module), 1);
  assert_status(varve_module_get_resource(module, 0, &item), OK);
  assert_int_equal(item.data.size, blob_size());
  assert_status(varve_module_save(module, &options, &text), OK);
  assert_true(varve_bytes_slice(text).size < MOST_TEXT);
  assert_in_range(touched(path), 0, MOST_TOUCHED);
  varve_bytes_destroy(text);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

/* Reads one function of the file. */
static void take_function(const char *path) {
  varve_context *context = make_context();
  varve_file *file;
  varve_module *module;
  assert_status(varve_file_open(context, path, NULL, &file), OK);
  assert_status(varve_file_read_symbol(file, VARVE_SLICE("@other"), &module), OK);
  assert_in_range(touched(path), 0, MOST_TOUCHED);
  varve_module_destroy(module);
  varve_file_close(file);
  varve_context_destroy(context);
}

/* Reads the bytes, one part after the other. */
static void hash_in_little_memory(const char *path) {
  varve_context *context = make_context();
  varve_module *module;
  varve_module_hashes hashes;
  assert_status(varve_module_load_file(context, path, NULL, &module), OK);
  assert_status(varve_module_hash(module, NULL, &hashes), OK);
  assert_in_range(touched(path), 0, 4 * MOST_TOUCHED);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

static void expect_untouched(const char *path) {
  look_at(path);
  take_function(path);
}

static void convert(const char *from, const char *to, varve_format format) {
  varve_context *context = make_context();
  varve_module *module;
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.format = format;
  options.producer = VARVE_SLICE("Varve test");
  assert_status(varve_module_load_file(context, from, NULL, &module), OK);
  assert_status(varve_module_save_file(module, to, &options), OK);
  varve_module_destroy(module);
  varve_context_destroy(context);
}

typedef struct cost {
  double seconds;           /* processor time */
  long memory;              /* KB */
  unsigned long long moved; /* bytes that system calls have read and written; 0: unknown */
} cost;

static unsigned long long bytes_moved(void) {
  unsigned long long sum = 0, count;
  char line[80];
  FILE *facts = fopen("/proc/self/io", "r");
  while (facts != NULL && fgets(line, sizeof(line), facts) != NULL)
    if (sscanf(line, "rchar: %llu", &count) == 1 || sscanf(line, "wchar: %llu", &count) == 1)
      sum += count;
  if (facts != NULL)
    (void)fclose(facts);
  return sum;
}

static cost wait_for(pid_t child) {
  struct rusage used;
  int status;
  assert_int_equal(wait4(child, &status, 0, &used), child);
  assert_int_equal(status, 0);
  return (cost){(double)used.ru_utime.tv_sec + (double)used.ru_stime.tv_sec +
                    (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6,
                used.ru_maxrss, 0};
}

typedef struct conversion {
  const char *from;
  const char *to;
  varve_format format;
} conversion;

static cost cost_of_converting(const conversion *of) {
  (void)unlink(of->to);
  void *shared =
      mmap(NULL, sizeof(long long), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  assert_true(shared != MAP_FAILED);
  pid_t child = fork();
  if (child == 0) {
    unsigned long long before = bytes_moved();
    convert(of->from, of->to, of->format);
    *(unsigned long long *)shared = bytes_moved() - before;
    _exit(0);
  }
  cost made = wait_for(child);
  made.moved = *(unsigned long long *)shared;
  assert_int_equal(munmap(shared, sizeof(long long)), 0);
  return made;
}

static cost cost_of_copying(const char *from) {
  (void)unlink(copy_path);
  pid_t child = fork();
  if (child == 0) {
    execlp("cp", "cp", "--sparse=never", from, copy_path, (char *)NULL);
    _exit(1);
  }
  return wait_for(child);
}

/* cp reads and writes each byte once. Half as much again is allowed for the other bytes of the
 * file, and for checksums. The best of several alternating runs counts, because the first one
 * reads from disk and other programs run too. */
static const double most_times = 1.5;

static void expect_cheap(const conversion *of) {
  cost made = {0, 0, 0}, copied = {0, 0, 0};
  unsigned runs = getenv("VARVE_TEST_LONG") != NULL ? 3 : 1;
  for (unsigned run = 0; run < runs; run++) {
    cost one = cost_of_converting(of), other = cost_of_copying(of->from);
    assert_int_equal(unlink(copy_path), 0);
    if (getenv("VARVE_TEST_VALGRIND") == NULL) /* valgrind itself needs more */
      assert_in_range(one.memory, 1, MOST_MEMORY);
    assert_true((double)one.moved <= most_times * 2 * (double)blob_size());
    made = run == 0 || one.seconds < made.seconds ? one : made;
    copied = run == 0 || other.seconds < copied.seconds ? other : copied;
  }
  printf("# %s: %.2f s, %ld KB, %llu bytes read and written; copied: %.2f s\n", of->to,
         made.seconds, made.memory, made.moved, copied.seconds);
  if (runs > 1)
    assert_true(made.seconds <= most_times * copied.seconds);
}

static void expect_same_files(const char *a, const char *b) {
  char command[128];
  (void)snprintf(command, sizeof(command), "cmp %s %s", a, b);
  assert_int_equal(system(command), 0);
}

static void large_resources_are_copied_without_being_read(void **state) {
  (void)state;
  if (!has_room())
    return;
  make_bytecode();
  expect_untouched(bytecode_path);
  expect_cheap(&(conversion){bytecode_path, varve_path, VARVE_FORMAT_VARVE});
  expect_untouched(varve_path);
  hash_in_little_memory(varve_path);
  expect_cheap(&(conversion){varve_path, back_path, VARVE_FORMAT_BYTECODE});
  expect_same_files(bytecode_path, back_path);
  assert_int_equal(unlink(back_path), 0);
  expect_cheap(&(conversion){varve_path, again_path, VARVE_FORMAT_VARVE});
  expect_same_files(varve_path, again_path);
  assert_int_equal(unlink(again_path), 0);
}

/* Flips one byte in the middle of the blob. */
static void flip(const char *path) {
  char byte = 0;
  int file = open(path, O_RDWR);
  off_t place = lseek(file, 0, SEEK_END) / 2;
  assert_true(file >= 0 && pread(file, &byte, 1, place) == 1);
  byte = (char)(byte ^ 1);
  assert_int_equal(pwrite(file, &byte, 1, place), 1);
  assert_int_equal(close(file), 0);
}

static void keep_text(void *user, const varve_diagnostic *diagnostic) {
  (void)snprintf(user, 200, "%.*s", (int)diagnostic->message.size, diagnostic->message.data);
}

/* A reader that does not need the changed byte does not notice it. A writer that copies it reports
 * an error and writes nothing. */
static void a_changed_byte_is_detected_when_it_is_read(void **state) {
  (void)state;
  if (!has_room())
    return;
  flip(varve_path);
  look_at(varve_path);
  take_function(varve_path);
  char message[200] = "";
  varve_context *context = make_context();
  varve_module *module, *copy;
  varve_module_hashes hashes;
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.sink = (varve_diagnostic_sink){keep_text, message};
  options.format = VARVE_FORMAT_BYTECODE;
  assert_status(varve_module_load_file(context, varve_path, NULL, &module), OK);
  assert_status(varve_module_get_resource(module, 0, &item), OK);
  assert_true(item.needs_check);
  assert_status(varve_module_check_resource(module, 0, 0, 1), OK);
  assert_status(varve_module_check_resource(module, 0, item.data.size, 0), OK);
  assert_status(varve_module_check_resource(module, 0, item.data.size, 1), BAD_ARGUMENT);
  assert_status(varve_module_check_resource(module, 1, 0, 0), BAD_ARGUMENT);
  assert_status(varve_module_check_resource(module, 0, 0, item.data.size), CORRUPT);
  long half = touched(varve_path);
  assert_true(half == 0 || half > MOST_TOUCHED);
  assert_status(varve_module_save_file(module, copy_path, &options), CORRUPT);
  assert_int_not_equal(access(copy_path, F_OK), 0);
  assert_non_null(strstr(message, "resource 'big' changed after its file was written"));
  options.format = VARVE_FORMAT_VARVE;
  assert_status(varve_module_save_file(module, copy_path, &options), CORRUPT);
  assert_status(varve_module_hash(module, NULL, &hashes), CORRUPT);
  assert_status(varve_module_copy(module, context, &copy), CORRUPT);
  if (getenv("VARVE_TEST_LONG") == NULL) {
    varve_bytes *text;
    assert_status(varve_module_save(module, NULL, &text), CORRUPT);
  }
  varve_module_destroy(module);
  varve_context_destroy(context);
}

/* Bytes that change after they were checked are not checked again, but no checksum is written for
 * them. */
static void a_change_under_the_mapping_is_detected(void **state) {
  (void)state;
  if (!has_room())
    return;
  varve_context *context = make_context();
  varve_module *module, *other;
  varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.format = VARVE_FORMAT_VARVE;
  flip(varve_path); /* restores the byte */
  assert_status(varve_module_load_file(context, varve_path, NULL, &module), OK);
  assert_status(varve_module_get_resource(module, 0, &item), OK);
  assert_status(varve_module_check_resource(module, 0, 0, 1), OK);
  flip(varve_path);
  assert_status(varve_module_check_resource(module, 0, item.data.size / 2, 1 << 20), CORRUPT);
  flip(varve_path);
  assert_status(varve_module_check_resource(module, 0, 0, item.data.size), OK);
  flip(varve_path);
  assert_status(varve_module_save_file(module, copy_path, &options), OK);
  assert_status(varve_module_load_file(context, copy_path, NULL, &other), OK);
  assert_status(varve_module_check_resource(other, 0, 0, item.data.size), CORRUPT);
  varve_module_destroy(other);
  varve_module_destroy(module);
  varve_context_destroy(context);
  assert_int_equal(unlink(copy_path), 0);
}

/* Where files may change while they are read: the reader reports an error and gets no signal. */
static void a_file_that_shrinks_is_an_error_when_it_is_not_mapped(void **state) {
  (void)state;
  if (!has_room())
    return;
  varve_context *context = make_context();
  varve_load_options options = {.struct_size = sizeof(varve_load_options)};
  varve_file *file;
  varve_module *module;
  options.no_map = true;
  assert_status(varve_file_open(context, varve_path, &options, &file), OK);
  assert_int_equal(truncate(varve_path, (off_t)(blob_size() / 2)), 0);
  assert_status(varve_file_read_symbol(file, VARVE_SLICE("@large"), &module), OK);
  assert_status(varve_module_check_resource(module, 0, 0, 1), IO);
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  char message[200] = "";
  save.sink = (varve_diagnostic_sink){keep_text, message};
  save.format = VARVE_FORMAT_VARVE;
  assert_status(varve_module_save_file(module, copy_path, &save), IO);
  assert_non_null(strstr(message, "cannot read resource 'big'"));
  assert_int_equal(touched(varve_path), 0);
  varve_module_destroy(module);
  varve_file_close(file);
  varve_context_destroy(context);
}

static int remove_files(void **state) {
  (void)state;
  (void)unlink(bytecode_path);
  (void)unlink(varve_path);
  (void)unlink(back_path);
  (void)unlink(again_path);
  (void)unlink(copy_path);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(large_resources_are_copied_without_being_read),
      cmocka_unit_test(a_changed_byte_is_detected_when_it_is_read),
      cmocka_unit_test(a_change_under_the_mapping_is_detected),
      cmocka_unit_test(a_file_that_shrinks_is_an_error_when_it_is_not_mapped),
  };
  return cmocka_run_group_tests(tests, NULL, remove_files);
}

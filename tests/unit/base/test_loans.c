/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/file/loans.c, file_output.c: large blobs are read once, from their source, while a file
 * is written. */
#include "base/file/loans.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/file/file_output.h"
#include "tests/unit/unit.h"

enum { LENT = VARVE_LOAN_PART + 100, PARTS = 2 };

/* A check that counts the bytes that it has to check. */
typedef struct counter {
  varve_blob_check check;
  uint64_t asked;
  uint64_t wrong_from; /* UINT64_MAX: all bytes are correct */
} counter;

static varve_status count(varve_blob_check *check, uint64_t offset, uint64_t size) {
  counter *c = (counter *)check;
  c->asked += size;
  return offset + size > c->wrong_from ? VARVE_STATUS_CORRUPT : VARVE_STATUS_OK;
}

typedef struct fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_buffer made;
  varve_loans loans;
  counter counter;
  char *lent;
} fixture;

/* The sum of each part is its first byte. */
static void add_part(const varve_loans *loans, const varve_loan *loan, uint64_t offset,
                     varve_slice part) {
  loans->made[loan->sums + offset / VARVE_LOAN_PART] = part.data[0];
}

static void finish(const varve_loans *loans) { loans->made[0] = (char)('0' + loans->list.count); }

static int setup(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  if (f == NULL || (f->lent = malloc(LENT)) == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  varve_buffer_init(&f->made, &f->memory);
  varve_loans_init(&f->loans, &f->memory);
  memset(f->lent, 'a', VARVE_LOAN_PART);
  memset(f->lent + VARVE_LOAN_PART, 'b', LENT - VARVE_LOAN_PART);
  f->counter = (counter){.check = {.check = count}, .wrong_from = UINT64_MAX};
  const varve_loan loan = {
      .bytes = varve_slice_make(f->lent, LENT), .check = &f->counter.check, .place = 3, .sums = 3};
  if (varve_buffer_append(&f->made, VARVE_SLICE("?<<..>>")) != VARVE_STATUS_OK ||
      varve_vector_push(&f->loans.list, &loan) != VARVE_STATUS_OK)
    return 1;
  f->loans.size = LENT;
  f->loans.add_part = add_part;
  f->loans.finish = finish;
  f->loans.made = f->made.data;
  *state = f;
  return 0;
}

static int teardown(void **state) {
  fixture *f = *state;
  varve_buffer_release(&f->made);
  varve_loans_release(&f->loans);
  int left = f->allocator.live != 0;
  free(f->lent);
  free(f);
  return left;
}

#define loans_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

static varve_pieces pieces_of(const fixture *f) {
  return (varve_pieces){varve_buffer_slice(&f->made), &f->loans};
}

static void expect_whole(const fixture *f, varve_slice bytes) {
  assert_int_equal(bytes.size, LENT + 7);
  assert_memory_equal(bytes.data, "1<<", 3);
  assert_memory_equal(bytes.data + 3, f->lent, LENT);
  assert_memory_equal(bytes.data + 3 + LENT, "ab>>", 4);
}

static void expect_file(const fixture *f, const char *path) {
  char *bytes = malloc(LENT + 8);
  FILE *file = fopen(path, "rb");
  assert_true(bytes != NULL && file != NULL);
  size_t size = fread(bytes, 1, LENT + 8, file);
  expect_whole(f, varve_slice_make(bytes, size));
  assert_int_equal(fclose(file), 0);
  free(bytes);
}

static void the_pieces_together_are_the_file(void **state) {
  fixture *f = *state;
  assert_status(varve_loans_join(&f->loans, &f->made), OK);
  expect_whole(f, varve_buffer_slice(&f->made));
  assert_int_equal(f->loans.list.count, 0);
  assert_int_equal(f->counter.asked, LENT);
}

static void a_file_gets_the_checksums_that_precede_the_bytes(void **state) {
  fixture *f = *state;
  const char *error;
  const varve_pieces pieces = pieces_of(f);
  assert_status(varve_file_write_pieces(&f->memory, "loans.out", &pieces, &error), OK);
  expect_file(f, "loans.out");
  assert_int_equal(f->counter.asked, LENT);
  assert_int_equal(unlink("loans.out"), 0);
}

/* A pipe cannot be rewritten, so the blob is read twice. */
static void a_pipe_gets_hashes_too(void **state) {
  fixture *f = *state;
  const varve_pieces pieces = pieces_of(f);
  const char *error;
  FILE *reader = popen("cat >loans.pipe.out; exit 0", "w");
  assert_non_null(reader);
  char path[64];
  (void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fileno(reader));
  varve_status status = varve_file_write_pieces(&f->memory, path, &pieces, &error);
  assert_int_equal(pclose(reader), 0);
  assert_status(status, OK);
  assert_int_equal(f->counter.asked, 2 * LENT);
  expect_file(f, "loans.pipe.out");
  assert_int_equal(unlink("loans.pipe.out"), 0);
}

/* Puts the blob into a file. Its first byte in memory differs from that in the file, which shows
 * where bytes were copied from. The difference is lost when the memory is released. */
static void put_into_file(fixture *f, varve_mapped_file *file) {
  varve_loan *loan = &VARVE_VECTOR_AT(&f->loans.list, varve_loan, 0);
  int descriptor = open("loans.lent", O_RDWR | O_CREAT | O_TRUNC, 0666);
  assert_true(descriptor >= 0);
  assert_int_equal(write(descriptor, "front", 5), 5);
  assert_int_equal(write(descriptor, f->lent, LENT), LENT);
  char *start = mmap(NULL, LENT + 5, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0);
  assert_true(start != MAP_FAILED);
  start[5] = 'z';
  *file = (varve_mapped_file){start, descriptor};
  loan->bytes = varve_slice_make(start + 5, LENT);
  loan->file = file;
  f->loans.add_part = NULL;
  f->loans.finish = NULL;
  memcpy(f->made.data, "1<<ab", 5);
}

static void close_file(const varve_mapped_file *file, int descriptor) {
  assert_int_equal(munmap((char *)(uintptr_t)file->start, LENT + 5), 0);
  assert_int_equal(close(descriptor), 0);
  assert_int_equal(unlink("loans.lent"), 0);
}

#if defined(__linux__)
static void bytes_of_a_file_are_copied_by_the_system(void **state) {
  fixture *f = *state;
  varve_mapped_file file;
  const char *error;
  const varve_pieces pieces = pieces_of(f);
  put_into_file(f, &file);
  assert_status(varve_file_write_pieces(&f->memory, "loans.out", &pieces, &error), OK);
  expect_file(f, "loans.out");
  assert_int_equal(unlink("loans.out"), 0);
  close_file(&file, file.file);
}

static void a_pipe_is_written_too(void **state) {
  fixture *f = *state;
  varve_mapped_file file;
  const char *error;
  const varve_pieces pieces = pieces_of(f);
  put_into_file(f, &file);
  FILE *reader = popen("cat >loans.pipe.out; exit 0", "w");
  assert_non_null(reader);
  char path[64];
  (void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fileno(reader));
  assert_status(varve_file_write_pieces(&f->memory, path, &pieces, &error), OK);
  assert_int_equal(pclose(reader), 0);
  expect_file(f, "loans.pipe.out");
  assert_int_equal(unlink("loans.pipe.out"), 0);
  close_file(&file, file.file);
}
#endif

static void bytes_that_the_system_does_not_copy_are_written(void **state) {
  fixture *f = *state;
  varve_mapped_file file;
  const char *error;
  const varve_pieces pieces = pieces_of(f);
  put_into_file(f, &file);
  int descriptor = file.file;
  file.file = -1;
  assert_status(varve_file_write_pieces(&f->memory, "loans.out", &pieces, &error), OK);
  f->lent[0] = 'z';
  expect_file(f, "loans.out");
  assert_int_equal(unlink("loans.out"), 0);
  close_file(&file, descriptor);
}

static void an_error_creates_no_file(void **state) {
  fixture *f = *state;
  const char *error;
  const varve_pieces pieces = pieces_of(f);
  f->counter.wrong_from = VARVE_LOAN_PART;
  assert_status(varve_file_write_pieces(&f->memory, "loans.none", &pieces, &error), CORRUPT);
  assert_int_not_equal(access("loans.none", F_OK), 0);
  assert_status(varve_loans_join(&f->loans, &f->made), CORRUPT);
  assert_int_equal(f->made.size, 7);
}

static varve_status stop(void *user, varve_slice part, const varve_mapped_file *file) {
  (void)part;
  (void)file;
  return --*(int *)user == 0 ? VARVE_STATUS_IO : VARVE_STATUS_OK;
}

static void the_receiver_of_pieces_may_stop(void **state) {
  fixture *f = *state;
  const varve_pieces pieces = pieces_of(f);
  for (int i = 1; i <= PARTS + 3; i++) {
    int left = i;
    assert_int_equal(varve_pieces_pass(&pieces, true, stop, &left),
                     i <= PARTS + 2 ? VARVE_STATUS_IO : VARVE_STATUS_OK);
  }
}

static void without_borrowed_bytes_there_is_one_piece(void **state) {
  fixture *f = *state;
  const varve_pieces pieces = {VARVE_SLICE("abc"), NULL};
  int left = 9;
  assert_int_equal(varve_pieces_front(&pieces), 3);
  assert_status(varve_pieces_sum(&pieces), OK);
  assert_status(varve_pieces_pass(&pieces, true, stop, &left), OK);
  assert_int_equal(left, 8);
  varve_loans_clear(&f->loans);
  assert_status(varve_loans_join(&f->loans, &f->made), OK);
  assert_int_equal(f->made.size, 7);
}

static void joining_without_memory_changes_nothing(void **state) {
  fixture *f = *state;
  f->memory.limit = LENT;
  assert_status(varve_loans_join(&f->loans, &f->made), OUT_OF_MEMORY);
  assert_int_equal(f->made.size, 7);
  f->memory.limit = 0;
  f->loans.size = UINT64_MAX;
  assert_status(varve_loans_join(&f->loans, &f->made), OUT_OF_MEMORY);
}

static void padding_takes_the_memory_of_one_part(void **state) {
  enum { PARTS_OF_PADDING = 3, REST = 5 };
  fixture *f = *state;
  uint64_t size = (uint64_t)PARTS_OF_PADDING * VARVE_LOAN_PART + REST;
  f->memory.limit = 2 * (uint64_t)VARVE_LOAN_PART;
  assert_status(varve_loans_pad(&f->loans, 'p', 3, &size), OK);
  assert_int_equal(size, REST);
  assert_int_equal(f->loans.size, LENT + PARTS_OF_PADDING * VARVE_LOAN_PART);
  f->memory.limit = 0;
  f->loans.add_part = NULL;
  f->loans.finish = NULL;
  assert_status(varve_loans_join(&f->loans, &f->made), OK);
  const char *padding = f->made.data + 3 + LENT;
  assert_int_equal(f->made.size, 7 + LENT + PARTS_OF_PADDING * VARVE_LOAN_PART);
  for (size_t i = 0; i < PARTS_OF_PADDING * VARVE_LOAN_PART; i++)
    assert_true(padding[i] == 'p');
  assert_memory_equal(padding + PARTS_OF_PADDING * VARVE_LOAN_PART, "..>>", 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    loans_test(the_pieces_together_are_the_file),
    loans_test(a_file_gets_the_checksums_that_precede_the_bytes),
    loans_test(a_pipe_gets_hashes_too),
#if defined(__linux__)
    loans_test(bytes_of_a_file_are_copied_by_the_system),
    loans_test(a_pipe_is_written_too),
#endif
    loans_test(bytes_that_the_system_does_not_copy_are_written),
    loans_test(an_error_creates_no_file),
    loans_test(the_receiver_of_pieces_may_stop),
    loans_test(without_borrowed_bytes_there_is_one_piece),
    loans_test(joining_without_memory_changes_nothing),
    loans_test(padding_takes_the_memory_of_one_part),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

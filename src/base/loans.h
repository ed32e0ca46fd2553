/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Large bytes that stay where they are while a file is put together around them: what is made holds
 * all but them, and they are read once, as the file is written. */
#ifndef VARVE_BASE_LOANS_H
#define VARVE_BASE_LOANS_H

#include "base/vector.h"

enum {
  VARVE_LEND_SIZE = 1 << 20, /* fewer bytes are copied */
  VARVE_LOAN_PART = 1 << 20  /* they are checked, summed up and written in parts of so many */
};

/* Who knows whether bytes of a file are those that were written there once; checked when they are
 * touched first. Not for two threads at once. */
typedef struct varve_blob_check {
  varve_status (*check)(struct varve_blob_check *check, uint64_t offset, uint64_t size);
  const uint8_t *sums; /* of each VARVE_LOAN_PART of them 8 bytes, which check compares; NULL: none
                        */
  bool is_wrong;       /* some of it was asked for and was wrong, at offset: */
  uint64_t wrong_offset;
} varve_blob_check;

/* A file that is mapped from its first byte on, and open. */
typedef struct varve_mapped_file {
  const char *start;
  int file;
} varve_mapped_file;

typedef struct varve_loan {
  varve_slice bytes;
  varve_blob_check *check;       /* NULL: they are what they are */
  const varve_mapped_file *file; /* that they lie in: they are dropped from memory behind who has
                                    read them; NULL: none */
  size_t place;                  /* in what is made: of the byte that follows them */
  size_t sums; /* for add_part: where in what is made the sums of the parts stand */
  size_t sum;  /* and that of the sums */
} varve_loan;

/* What is lent to one file. */
typedef struct varve_loans {
  varve_vector list; /* varve_loan, in the order of their places */
  uint64_t size;     /* of all that has a place */
  /* Sums that stand in what is made: each part as it passes by, then what depends on all of them.
   * Behind its first loan, finish changes nothing. NULL: there are none. */
  void (*add_part)(const struct varve_loans *loans, const varve_loan *loan, uint64_t offset,
                   varve_slice part);
  void (*finish)(const struct varve_loans *loans);
  char *made; /* for both: what is made */
  size_t sum; /* for finish: of the header */
  uint64_t seed;
} varve_loans;

/* What a file is made of. */
typedef struct varve_pieces {
  varve_slice made;
  const varve_loans *loans; /* NULL: nothing is lent */
} varve_pieces;

/* Gets each part in order, made ones and lent ones; file: that it lies in, or NULL. */
typedef varve_status (*varve_piece_sink)(void *user, varve_slice part,
                                         const varve_mapped_file *file);

void varve_loans_init(varve_loans *loans, varve_memory *memory);
void varve_loans_release(varve_loans *loans);
void varve_loans_clear(varve_loans *loans);
/* Checks part of what is lent; CORRUPT. check may be NULL. */
varve_status varve_blob_check_part(varve_blob_check *check, uint64_t offset,
                                   uint64_t size) VARVE_MUST_USE;
/* Reads all that is lent and fills in the sums: what was made is whole then. */
varve_status varve_pieces_sum(const varve_pieces *pieces) VARVE_MUST_USE;
/* Hands out all pieces. With sums they are made on the way: what stands in front of the first loan
 * is whole only afterwards. Without, everything was summed up before. */
varve_status varve_pieces_pass(const varve_pieces *pieces, bool with_sums, varve_piece_sink sink,
                               void *user) VARVE_MUST_USE;
/* Bytes in front of the first loan. */
size_t varve_pieces_front(const varve_pieces *pieces);
/* Puts what is lent into what was made, which is whole then. */
varve_status varve_loans_join(varve_loans *loans, varve_buffer *made) VARVE_MUST_USE;

#endif

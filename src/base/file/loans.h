/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lent bytes: large data that is not copied while a file is built around it. The built bytes omit
 * the lent ones, which are read once, while the file is written. */
#ifndef VARVE_BASE_LOANS_H
#define VARVE_BASE_LOANS_H

#include "base/vector.h"

enum {
  VARVE_LEND_SIZE = 1 << 20, /* smaller data is copied */
  VARVE_LOAN_PART = 1 << 20  /* lent bytes are checked, summed and written in parts of this size */
};

/* Checks whether bytes of a file match their checksums, on their first use; may have to read them
 * first. Not thread-safe. */
typedef struct varve_blob_check {
  varve_status (*check)(struct varve_blob_check *check, uint64_t offset, uint64_t size);
  const uint8_t *sums;   /* 8 bytes for each VARVE_LOAN_PART; check compares them; NULL: none */
  varve_status last;     /* what the last check returned */
  uint64_t wrong_offset; /* CORRUPT: the first byte of the part that is wrong */
} varve_blob_check;

/* An open file that is mapped from its first byte on. */
typedef struct varve_mapped_file {
  const char *start;
  int file;
} varve_mapped_file;

typedef struct varve_loan {
  varve_slice bytes;
  varve_blob_check *check; /* NULL: the bytes need no check */
  const varve_mapped_file
      *file; /* the file that contains bytes; their pages are released after reading; NULL: none */
  size_t place; /* offset in the built bytes before which these are inserted */
  size_t sums;  /* for add_part: offset of the parts' checksums in the built bytes */
  size_t sum;   /* for add_part: offset of the checksum over those checksums */
} varve_loan;

/* All bytes lent to one file. */
typedef struct varve_loans {
  varve_vector list;    /* varve_loan, ascending by place */
  varve_buffer padding; /* one part of it, lent as often as needed */
  uint64_t size;        /* of all loans that have a place */
  /* Fill in the checksums in the built bytes. add_part gets each lent part in order. finish then
   * computes the checksums that depend on all parts; it must not change bytes after the first loan.
   * NULL: the file has no checksums. */
  void (*add_part)(const struct varve_loans *loans, const varve_loan *loan, uint64_t offset,
                   varve_slice part);
  void (*finish)(const struct varve_loans *loans);
  char *made; /* used by both: the output in memory */
  size_t sum; /* for finish: offset of the header's checksum */
  uint64_t seed;
} varve_loans;

/* All bytes of a file. */
typedef struct varve_pieces {
  varve_slice made;
  const varve_loans *loans; /* NULL: none */
} varve_pieces;

/* Receives each part in order, built or lent. file is the file that contains the part, or NULL. */
typedef varve_status (*varve_piece_sink)(void *user, varve_slice part,
                                         const varve_mapped_file *file);

void varve_loans_init(varve_loans *loans, varve_memory *memory);
void varve_loans_release(varve_loans *loans);
void varve_loans_clear(varve_loans *loans);
/* Lends padding before that place of the built bytes: whole parts of VARVE_LOAN_PART bytes, at most
 * *size. Reduces *size to the rest. */
varve_status varve_loans_pad(varve_loans *loans, char byte, size_t place,
                             uint64_t *size) VARVE_MUST_USE;
/* Checks a part of the lent bytes; returns CORRUPT if it does not match. check may be NULL. */
varve_status varve_blob_check_part(varve_blob_check *check, uint64_t offset,
                                   uint64_t size) VARVE_MUST_USE;
/* Reads all lent bytes and fills in the checksums, which completes the built bytes. */
varve_status varve_pieces_sum(const varve_pieces *pieces) VARVE_MUST_USE;
/* Passes all pieces to sink. If with_sums is set, checksums are computed on the way, so the bytes
 * before the first loan are complete only afterwards. Otherwise varve_pieces_sum was called before.
 */
varve_status varve_pieces_pass(const varve_pieces *pieces, bool with_sums, varve_piece_sink sink,
                               void *user) VARVE_MUST_USE;
/* Returns the number of bytes before the first loan. */
size_t varve_pieces_front(const varve_pieces *pieces);
/* Inserts the lent bytes into the built ones, which completes them. */
varve_status varve_loans_join(varve_loans *loans, varve_buffer *made) VARVE_MUST_USE;

#endif

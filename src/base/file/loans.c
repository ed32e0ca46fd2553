/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes a file's built and lent bytes to a sink, in parts. */
#include "base/file/loans.h"

#include <unistd.h>

#include "base/file/source.h"

void varve_loans_init(varve_loans *loans, varve_memory *memory) {
  *loans = (varve_loans){.size = 0};
  varve_vector_init(&loans->list, memory, sizeof(varve_loan));
  varve_buffer_init(&loans->padding, memory);
}

void varve_loans_release(varve_loans *loans) {
  varve_vector_release(&loans->list);
  varve_buffer_release(&loans->padding);
}

void varve_loans_clear(varve_loans *loans) {
  varve_vector list = loans->list;
  varve_vector_truncate(&list, 0);
  *loans = (varve_loans){.list = list, .padding = loans->padding};
}

varve_status varve_loans_pad(varve_loans *loans, char byte, size_t place, uint64_t *size) {
  varve_buffer *padding = &loans->padding;
  if (*size < VARVE_LOAN_PART)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_reserve(padding, VARVE_LOAN_PART));
  memset(padding->data, byte, VARVE_LOAN_PART);
  const varve_loan loan = {.bytes = {padding->data, VARVE_LOAN_PART}, .place = place};
  for (; *size >= VARVE_LOAN_PART; *size -= VARVE_LOAN_PART) {
    VARVE_TRY(varve_vector_push(&loans->list, &loan));
    loans->size += VARVE_LOAN_PART;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_blob_check_part(varve_blob_check *check, uint64_t offset, uint64_t size) {
  if (check == NULL)
    return VARVE_STATUS_OK;
  check->last = check->check(check, offset, size);
  return check->last;
}

static size_t loan_count(const varve_pieces *pieces) {
  return pieces->loans == NULL ? 0 : pieces->loans->list.count;
}

static const varve_loan *loan_at(const varve_pieces *pieces, size_t index) {
  return &VARVE_VECTOR_AT(&pieces->loans->list, varve_loan, index);
}

size_t varve_pieces_front(const varve_pieces *pieces) {
  return loan_count(pieces) == 0 ? pieces->made.size : loan_at(pieces, 0)->place;
}

typedef struct pass {
  const varve_pieces *pieces;
  bool with_sums;
  varve_piece_sink sink; /* NULL: the bytes are only read */
  void *user;
} pass;

static varve_status pass_loan(const pass *p, const varve_loan *loan) {
  const varve_loans *loans = p->pieces->loans;
  for (size_t offset = 0; offset < loan->bytes.size;) {
    size_t left = loan->bytes.size - offset;
    varve_slice part = varve_slice_make(loan->bytes.data + offset,
                                        left < VARVE_LOAN_PART ? left : VARVE_LOAN_PART);
    VARVE_TRY(varve_blob_check_part(loan->check, offset, part.size));
    if (p->with_sums && loans->add_part != NULL)
      loans->add_part(loans, loan, offset, part);
    if (p->sink != NULL)
      VARVE_TRY(p->sink(p->user, part, loan->file));
    if (loan->file != NULL) {
      /* The system reads the pages again on demand. Those of the previous part are released again,
       * because reading the first page of this part may have mapped pages before it. */
      uintptr_t mask = ~(uintptr_t)(sysconf(_SC_PAGESIZE) - 1);
      uintptr_t start = (uintptr_t)loan->bytes.data + offset, end = (start + part.size) & mask;
      if (offset >= VARVE_LOAN_PART)
        start -= VARVE_LOAN_PART;
      start = (start + ~mask) & mask;
      varve_pages_drop(start, end);
    }
    offset += part.size;
  }
  return VARVE_STATUS_OK;
}

static varve_status pass_made(const pass *p, size_t start, size_t end) {
  return p->sink == NULL || start == end
             ? VARVE_STATUS_OK
             : p->sink(p->user, varve_slice_make(p->pieces->made.data + start, end - start), NULL);
}

static varve_status pass_all(const pass *p) {
  size_t start = 0;
  for (size_t i = 0; i < loan_count(p->pieces); i++) {
    const varve_loan *loan = loan_at(p->pieces, i);
    VARVE_TRY(pass_made(p, start, loan->place));
    VARVE_TRY(pass_loan(p, loan));
    start = loan->place;
  }
  VARVE_TRY(pass_made(p, start, p->pieces->made.size));
  if (p->with_sums && p->pieces->loans != NULL && p->pieces->loans->finish != NULL)
    p->pieces->loans->finish(p->pieces->loans);
  return VARVE_STATUS_OK;
}

varve_status varve_pieces_sum(const varve_pieces *pieces) {
  const pass p = {.pieces = pieces, .with_sums = true};
  return pieces->loans == NULL || pieces->loans->add_part == NULL ? VARVE_STATUS_OK : pass_all(&p);
}

varve_status varve_pieces_pass(const varve_pieces *pieces, bool with_sums, varve_piece_sink sink,
                               void *user) {
  const pass p = {.pieces = pieces, .with_sums = with_sums, .sink = sink, .user = user};
  return pass_all(&p);
}

static varve_status append_piece(void *user, varve_slice part, const varve_mapped_file *file) {
  (void)file;
  return varve_buffer_append(user, part);
}

varve_status varve_loans_join(varve_loans *loans, varve_buffer *made) {
  if (loans->list.count == 0)
    return VARVE_STATUS_OK;
  varve_buffer all;
  const varve_pieces pieces = {varve_buffer_slice(made), loans};
  if (loans->size > SIZE_MAX - made->size)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_buffer_init(&all, made->memory);
  varve_status status = varve_buffer_reserve(&all, made->size + (size_t)loans->size);
  if (status == VARVE_STATUS_OK)
    status = varve_pieces_pass(&pieces, true, append_piece, &all);
  if (status == VARVE_STATUS_OK) {
    varve_buffer made_before = *made;
    memcpy(all.data, made_before.data, varve_pieces_front(&pieces));
    *made = all;
    all = made_before;
    varve_loans_clear(loans);
  }
  varve_buffer_release(&all);
  return status;
}

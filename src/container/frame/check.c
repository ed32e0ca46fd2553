/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the checksums of a file that need not be in memory. format-spec/varve.md, "File". */
#include "container/frame/check.h"

#include <xxhash.h>

#include "container/frame/pages.h"

enum { STEP = 1 << 20 /* a multiple of all page sizes */ };

typedef struct file_check {
  const varve_source *source;
  const varve_container_frame_reader *frame;
  XXH3_state_t *state;
  varve_buffer part;    /* scratch, if the source is not in memory */
  varve_buffer table;   /* a table of checksums */
  varve_status failure; /* the first failure */
} file_check;

/* Reports an error; the check continues. */
static void report(file_check *check, uint64_t offset, const char *what,
                   const varve_section *section) {
  varve_status status = varve_report(
      check->frame->reporter, VARVE_STATUS_CORRUPT, offset, "the %s the %s section %s", what,
      varve_section_text(section->kind), what[0] == 'p' ? "is not zero" : "is wrong");
  if (check->failure == VARVE_STATUS_OK)
    check->failure = status;
}

/* Reads at most one step from start; *size is the number of bytes read. */
static varve_status get_step(file_check *check, uint64_t start, uint64_t left, varve_slice *bytes) {
  return varve_source_get(check->source, start, left < STEP ? left : STEP, &check->part, bytes);
}

static varve_status sum_up(file_check *check, uint64_t start, uint64_t size, uint64_t *sum) {
  varve_slice bytes;
  (void)XXH3_64bits_reset(check->state);
  for (; size != 0; start += bytes.size, size -= bytes.size) {
    VARVE_TRY(get_step(check, start, size, &bytes));
    (void)XXH3_64bits_update(check->state, bytes.data, bytes.size);
    varve_source_drop(check->source, start, bytes.size);
  }
  *sum = XXH3_64bits_digest(check->state);
  return VARVE_STATUS_OK;
}

static varve_status check_section(file_check *check, const varve_section *section) {
  uint64_t sum;
  if (varve_codec_page_bits(section->codec) != 0) {
    /* If the table is wrong, the pages are not checked. */
    uint64_t place = section->offset + section->size;
    varve_slice bytes;
    check->table.size = 0;
    VARVE_TRY(varve_source_append(check->source, place, section->stored_size - section->size,
                                  &check->table));
    if (XXH3_64bits(check->table.data, check->table.size) != section->checksum) {
      report(check, place, "table of checksums of", section);
      return VARVE_STATUS_OK;
    }
    for (uint64_t start = 0; start < section->size; start += bytes.size) {
      VARVE_TRY(get_step(check, section->offset + start, section->size - start, &bytes));
      unsigned bits = varve_codec_page_bits(section->codec);
      for (size_t at = 0; at < bytes.size; at += (size_t)1 << bits) {
        size_t size = (size_t)1 << bits;
        if (size > bytes.size - at)
          size = bytes.size - at;
        if (!varve_page_is_right((const uint8_t *)check->table.data, (start + at) >> bits,
                                 bytes.data + at, size))
          report(check, section->offset + start + at, "checksum of a page of", section);
      }
      varve_source_drop(check->source, section->offset + start, bytes.size);
    }
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(sum_up(check, section->offset, section->stored_size, &sum));
  if (sum != section->checksum)
    report(check, section->offset, "checksum of", section);
  return VARVE_STATUS_OK;
}

static varve_status check_all(file_check *check) {
  const varve_section *sections = check->frame->sections.data;
  uint64_t end = check->frame->directory_end;
  for (size_t i = 0; i < check->frame->sections.count; i++) {
    varve_slice bytes;
    bool is_zero = true;
    VARVE_TRY(varve_source_get(check->source, end, sections[i].offset - end, &check->part, &bytes));
    for (size_t k = 0; k < bytes.size; k++)
      is_zero = is_zero && bytes.data[k] == 0;
    if (!is_zero)
      report(check, end, "padding before", &sections[i]);
    VARVE_TRY(check_section(check, &sections[i]));
    end = sections[i].offset + sections[i].stored_size;
  }
  return check->failure;
}

varve_status varve_container_check(const varve_source *source,
                                   const varve_container_frame_reader *frame) {
  file_check check = {.source = source, .frame = frame, .state = XXH3_createState()};
  varve_buffer_init(&check.part, frame->memory);
  varve_buffer_init(&check.table, frame->memory);
  varve_status status = check.state == NULL ? VARVE_STATUS_OUT_OF_MEMORY : check_all(&check);
  (void)XXH3_freeState(check.state);
  varve_buffer_release(&check.part);
  varve_buffer_release(&check.table);
  return status;
}

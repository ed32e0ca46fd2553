/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Looks up names in INDEX. The index is only a hint: the caller compares it with the group that it
 * reads. format-spec/varve.md, "Symbols". */
#include "container/symbols/index.h"

#include <xxhash.h>

#include "base/search.h"
#include "container/frame/pages.h"

#define NO_PAGE UINT64_MAX

uint64_t varve_index_hash(varve_slice name) { return XXH3_64bits(name.data, name.size); }

void varve_index_init(varve_index *index, varve_memory *memory) {
  *index = (varve_index){.page_number = NO_PAGE};
  varve_buffer_init(&index->table, memory);
  varve_buffer_init(&index->page, memory);
}

void varve_index_release(varve_index *index) {
  varve_buffer_release(&index->table);
  varve_buffer_release(&index->page);
}

varve_status varve_index_fail(const varve_index *index, const char *what) {
  return varve_report(index->reporter, VARVE_STATUS_CORRUPT, index->section->offset,
                      "index section: %s", what);
}

/* Reads a page into index->page and checks it. */
static varve_status read_page(varve_index *index, uint64_t number) {
  uint64_t start = number << VARVE_PAGE_BITS, size = (uint64_t)1 << VARVE_PAGE_BITS;
  if (index->page_number == number)
    return VARVE_STATUS_OK;
  if (size > index->raw_size - start)
    size = index->raw_size - start;
  index->page_number = NO_PAGE;
  index->page.size = 0;
  VARVE_TRY(varve_source_append(index->source, index->section->offset + start, size, &index->page));
  if (!varve_page_is_right((const uint8_t *)index->table.data, number, index->page.data,
                           index->page.size))
    return varve_report(index->reporter, VARVE_STATUS_CORRUPT, index->section->offset + start,
                        "the checksum of a page of the index section is wrong");
  index->page_number = number;
  return VARVE_STATUS_OK;
}

/* Reads the number at an offset that is a multiple of its size. */
static varve_status read_word(varve_index *index, uint64_t at, uint32_t *word) {
  *word = 0;
  if (at > index->raw_size || index->raw_size - at < VARVE_INDEX_WORD_SIZE)
    return varve_index_fail(index, "it ends early");
  VARVE_TRY(read_page(index, at >> VARVE_PAGE_BITS));
  const uint8_t *bytes =
      (const uint8_t *)index->page.data + (size_t)(at & (((uint64_t)1 << VARVE_PAGE_BITS) - 1));
  for (unsigned i = 0; i < VARVE_INDEX_WORD_SIZE; i++)
    *word |= (uint32_t)bytes[i] << (8 * i);
  return VARVE_STATUS_OK;
}

static uint64_t place_of_numbers(const varve_index *index) {
  return VARVE_INDEX_HEAD_SIZE + (uint64_t)index->group_count * VARVE_INDEX_WORD_SIZE;
}

static uint64_t place_of_buckets(const varve_index *index) {
  uint64_t size = index->has_numbers ? (uint64_t)index->group_count * VARVE_INDEX_WORD_SIZE : 0;
  return place_of_numbers(index) + size;
}

static uint64_t place_of_entries(const varve_index *index) {
  return place_of_buckets(index) +
         (((uint64_t)1 << index->widths.bucket) + 1) * VARVE_INDEX_WORD_SIZE;
}

static varve_status read_table(varve_index *index) {
  const varve_section *section = index->section;
  VARVE_TRY(varve_source_append(index->source, section->offset + section->size,
                                section->stored_size - section->size, &index->table));
  if (XXH3_64bits(index->table.data, index->table.size) != section->checksum)
    return varve_report(index->reporter, VARVE_STATUS_CORRUPT, section->offset + section->size,
                        "the checksum of the index section is wrong");
  return VARVE_STATUS_OK;
}

varve_status varve_index_open(varve_index *index, const varve_source *source,
                              const varve_section *section, varve_reporter *reporter) {
  index->source = source;
  index->section = section;
  index->reporter = reporter;
  index->raw_size = section->size;
  if (section->codec != VARVE_CODEC_PAGES)
    return varve_report(reporter, VARVE_STATUS_UNSUPPORTED, section->offset,
                        "index section: this release does not know codec %u", section->codec);
  VARVE_TRY(varve_source_expect(source, section->offset, section->stored_size));
  VARVE_TRY(read_table(index));
  VARVE_TRY(read_word(index, 0, &index->entry_count));
  VARVE_TRY(read_word(index, 4, &index->operation_count));
  VARVE_TRY(read_word(index, 8, &index->group_count));
  enum { BYTE = 0xFF };
  uint32_t widths;
  VARVE_TRY(read_word(index, 12, &widths));
  index->widths = (varve_index_widths){widths & BYTE, widths >> 8 & BYTE, widths >> 16 & BYTE};
  index->has_numbers = widths >> 24 != 0;
  bool is_fine = index->widths.bucket <= VARVE_INDEX_MAX_BITS &&
                 index->widths.mark >= VARVE_INDEX_LEAST_MARK &&
                 index->widths.mark <= VARVE_INDEX_MOST_MARK &&
                 index->widths.rest <= VARVE_INDEX_MAX_REST && widths >> 24 <= 1;
  VARVE_TRY(is_fine ? VARVE_STATUS_OK : varve_index_fail(index, "it has invalid widths"));
  if (index->group_count > VARVE_INDEX_MAX_GROUPS)
    return varve_index_fail(index, "it has more groups than the limit");
  if (place_of_entries(index) > index->raw_size)
    return varve_index_fail(index, "its size does not match its contents");
  /* Each group has at least one operation. Otherwise a group could exist that no operation number
   * leads to. */
  uint32_t end = 0;
  for (uint32_t group = 0; group < index->group_count; group++) {
    uint32_t first;
    VARVE_TRY(varve_index_first_operation(index, group, &first));
    if (group == 0 ? first != 0 : first < end)
      return varve_index_fail(index, group == 0 ? "its first group does not begin at the first "
                                                  "operation"
                                                : "its groups are out of order");
    end = first + 1;
  }
  return index->operation_count >= end
             ? VARVE_STATUS_OK
             : varve_index_fail(index, "a group begins after the last operation");
}

varve_status varve_index_find(varve_index *index, uint64_t hash, varve_index_cursor *cursor) {
  uint64_t place = place_of_buckets(index) +
                   (uint64_t)varve_index_bucket(hash, index->widths.bucket) * VARVE_INDEX_WORD_SIZE;
  uint64_t entries = place_of_entries(index);
  uint32_t start, end;
  VARVE_TRY(read_word(index, place, &start));
  VARVE_TRY(read_word(index, place + VARVE_INDEX_WORD_SIZE, &end));
  if (start > end || end > index->raw_size - entries)
    return varve_index_fail(index, "its buckets are out of order");
  *cursor = (varve_index_cursor){.bit = (entries + start) * 8,
                                 .end = (entries + end) * 8,
                                 .mark = varve_index_mark(hash, index->widths.mark)};
  return VARVE_STATUS_OK;
}

/* Reads bits of the section, the lowest bit of a byte first. */
static varve_status read_bits(varve_index *index, varve_index_cursor *cursor, unsigned count,
                              uint32_t *bits) {
  *bits = 0;
  if (count > cursor->end - cursor->bit)
    return varve_index_fail(index, "an entry ends after its bucket");
  for (unsigned i = 0; i < count; i++, cursor->bit++) {
    uint64_t at = cursor->bit >> 3;
    VARVE_TRY(read_page(index, at >> VARVE_PAGE_BITS));
    uint8_t byte = (uint8_t)index->page.data[at & (((uint64_t)1 << VARVE_PAGE_BITS) - 1)];
    *bits |= (uint32_t)(byte >> (cursor->bit & 7) & 1) << i;
  }
  return VARVE_STATUS_OK;
}

/* Padding to a whole byte is shorter than an entry, so it is never mistaken for one. */
static varve_status read_entry(varve_index *index, varve_index_cursor *cursor, uint32_t *mark) {
  uint32_t bit = 1, rest;
  uint64_t group = cursor->group;
  while (bit != 0) {
    VARVE_TRY(read_bits(index, cursor, 1, &bit));
    group += (uint64_t)bit << index->widths.rest;
    if (group >= index->group_count)
      return varve_index_fail(index, "an entry names a group that does not exist");
  }
  VARVE_TRY(read_bits(index, cursor, index->widths.rest, &rest));
  VARVE_TRY(read_bits(index, cursor, index->widths.mark, mark));
  if (group + rest >= index->group_count)
    return varve_index_fail(index, "an entry names a group that does not exist");
  cursor->group = (uint32_t)group + rest;
  return VARVE_STATUS_OK;
}

varve_status varve_index_next(varve_index *index, varve_index_cursor *cursor, uint32_t *group) {
  uint32_t mark = 0;
  while (cursor->end - cursor->bit > index->widths.rest + index->widths.mark) {
    VARVE_TRY(read_entry(index, cursor, &mark));
    *group = cursor->group;
    if (mark == cursor->mark)
      return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_NOT_FOUND;
}

varve_status varve_index_first_number(varve_index *index, uint32_t group, uint32_t *number) {
  return read_word(index, place_of_numbers(index) + (uint64_t)group * VARVE_INDEX_WORD_SIZE,
                   number);
}

varve_status varve_index_first_operation(varve_index *index, uint32_t group, uint32_t *operation) {
  *operation = index->operation_count;
  if (group >= index->group_count)
    return VARVE_STATUS_OK;
  VARVE_TRY(
      read_word(index, VARVE_INDEX_HEAD_SIZE + (uint64_t)group * VARVE_INDEX_WORD_SIZE, operation));
  return *operation <= index->operation_count
             ? VARVE_STATUS_OK
             : varve_index_fail(index, "a group begins after the last operation");
}

varve_status varve_index_group_of_operation(varve_index *index, uint32_t operation,
                                            uint32_t *group) {
  uint32_t at = 0, first;
  varve_status status = VARVE_STATUS_OK;
  if (index->group_count == 0)
    return varve_index_fail(index, "it has operations but no groups");
  VARVE_SEARCH(uint32_t, at, index->group_count - 1,
               (status = varve_index_first_operation(index, at + 1, &first)) != VARVE_STATUS_OK
                   ? 0
                   : (first <= operation ? -1 : 1));
  *group = at;
  return status;
}

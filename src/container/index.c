/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* INDEX being looked into. What it says is a hint only: the group that is read must bear it out.
 * format-spec/varve.md, "Symbols". */
#include "container/index.h"

#include <xxhash.h>

#include "container/pages.h"

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

/* A page that is right, into index->page. */
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

/* The number at a place that is a multiple of its size. */
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

static uint64_t place_of_buckets(const varve_index *index) {
  return VARVE_INDEX_HEAD_SIZE + (uint64_t)index->group_count * VARVE_INDEX_WORD_SIZE;
}

static uint64_t place_of_entries(const varve_index *index) {
  return place_of_buckets(index) + (((uint64_t)1 << index->bits) + 1) * VARVE_INDEX_WORD_SIZE;
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

/* Each group has an operation: without that check a group might be one that no number leads to. */
static varve_status check_groups(varve_index *index) {
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
             : varve_index_fail(index, "a group begins behind the last operation");
}

static varve_status read_head(varve_index *index) {
  uint32_t bits;
  VARVE_TRY(read_word(index, 0, &index->entry_count));
  VARVE_TRY(read_word(index, 4, &index->operation_count));
  VARVE_TRY(read_word(index, 8, &index->group_count));
  VARVE_TRY(read_word(index, 12, &bits));
  if (bits > VARVE_INDEX_MAX_BITS || index->group_count > VARVE_INDEX_MAX_GROUPS)
    return varve_index_fail(index, "it has more buckets or groups than there can be");
  index->bits = bits;
  if (place_of_entries(index) + (uint64_t)index->entry_count * VARVE_INDEX_WORD_SIZE !=
      index->raw_size)
    return varve_index_fail(index, "it is not as large as it says");
  return check_groups(index);
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
  VARVE_TRY(read_table(index));
  return read_head(index);
}

varve_status varve_index_group_of_entry(varve_index *index, uint32_t entry, uint32_t *group) {
  uint32_t word;
  VARVE_TRY(
      read_word(index, place_of_entries(index) + (uint64_t)entry * VARVE_INDEX_WORD_SIZE, &word));
  *group = word & UINT16_MAX;
  return *group < index->group_count
             ? VARVE_STATUS_OK
             : varve_index_fail(index, "an entry names a group that is not");
}

/* The first entry from low on whose mark is at least that. */
static varve_status find_mark(varve_index *index, uint32_t low, uint32_t high, uint32_t mark,
                              uint32_t *found) {
  while (low < high) {
    uint32_t middle = low + (high - low) / 2, word;
    VARVE_TRY(read_word(index, place_of_entries(index) + (uint64_t)middle * VARVE_INDEX_WORD_SIZE,
                        &word));
    if (word >> 16 < mark)
      low = middle + 1;
    else
      high = middle;
  }
  *found = low;
  return VARVE_STATUS_OK;
}

varve_status varve_index_find(varve_index *index, uint64_t hash, uint32_t *first, uint32_t *end) {
  uint64_t place = place_of_buckets(index) +
                   (uint64_t)varve_index_bucket(hash, index->bits) * VARVE_INDEX_WORD_SIZE;
  uint32_t low, high, mark = varve_index_mark(hash);
  VARVE_TRY(read_word(index, place, &low));
  VARVE_TRY(read_word(index, place + VARVE_INDEX_WORD_SIZE, &high));
  if (low > high || high > index->entry_count)
    return varve_index_fail(index, "its buckets are out of order");
  VARVE_TRY(find_mark(index, low, high, mark, first));
  return find_mark(index, *first, high, mark + 1, end);
}

varve_status varve_index_first_operation(varve_index *index, uint32_t group, uint32_t *operation) {
  *operation = index->operation_count;
  if (group >= index->group_count)
    return VARVE_STATUS_OK;
  VARVE_TRY(
      read_word(index, VARVE_INDEX_HEAD_SIZE + (uint64_t)group * VARVE_INDEX_WORD_SIZE, operation));
  return *operation <= index->operation_count
             ? VARVE_STATUS_OK
             : varve_index_fail(index, "a group begins behind the last operation");
}

varve_status varve_index_group_of_operation(varve_index *index, uint32_t operation,
                                            uint32_t *group) {
  uint32_t low = 0, high = index->group_count, first;
  while (high - low > 1) {
    uint32_t middle = low + (high - low) / 2;
    VARVE_TRY(varve_index_first_operation(index, middle, &first));
    if (first <= operation)
      low = middle;
    else
      high = middle;
  }
  *group = low;
  return index->group_count != 0 ? VARVE_STATUS_OK
                                 : varve_index_fail(index, "it has operations but no groups");
}

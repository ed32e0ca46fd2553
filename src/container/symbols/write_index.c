/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes INDEX. Within a bucket, the steps from group to group have similar sizes, so that each
 * takes few bits. format-spec/varve.md, "Symbols". */
#include "container/symbols/write_index.h"

#include "container/symbols/index.h"
#include "numbering/sort.h"

enum {
  BUCKET_BITS = 5, /* log2 of the least number of entries in a bucket */
  MARK_BITS = 8,   /* one name in about five shares bucket and mark with a name of another group */
  MARK_ROOM = 16,  /* bits in a sort key */
  GROUP_ROOM = 20
};

void varve_index_writer_init(varve_index_writer *writer, varve_memory *memory,
                             const varve_group_starts *groups) {
  *writer = (varve_index_writer){.memory = memory, .groups = groups};
  varve_vector_init(&writer->entries, memory, sizeof(varve_sort_entry));
}

void varve_index_writer_release(varve_index_writer *writer) {
  varve_vector_release(&writer->entries);
}

varve_status varve_index_writer_add(varve_index_writer *writer, const varve_symbol *symbol) {
  const varve_group_starts *groups = writer->groups;
  while (writer->group + 1 < groups->count && symbol->top_level >= groups->first[writer->group + 1])
    writer->group++;
  const varve_sort_entry entry = {varve_index_hash(symbol->name), writer->group};
  return varve_vector_push(&writer->entries, &entry);
}

/* Sorts by bucket, group and mark; removes duplicates. */
static varve_status sort_entries(varve_index_writer *writer, const varve_index_widths *widths) {
  size_t count = writer->entries.count;
  if (count == 0)
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < count; i++) {
    varve_sort_entry *entry = &VARVE_VECTOR_AT(&writer->entries, varve_sort_entry, i);
    uint64_t bucket = varve_index_bucket(entry->key, widths->bucket);
    entry->key = bucket << (GROUP_ROOM + MARK_ROOM) | entry->value << MARK_ROOM |
                 varve_index_mark(entry->key, widths->mark);
  }
  if (varve_vector_grow(&writer->entries, count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_sort_entry *entries = writer->entries.data;
  varve_sort(entries, entries + count, count);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (i == 0 || entries[i].key != entries[kept - 1].key)
      entries[kept++] = entries[i];
  varve_vector_truncate(&writer->entries, kept);
  return VARVE_STATUS_OK;
}

static uint32_t bucket_at(const varve_index_writer *writer, size_t i) {
  uint64_t key = VARVE_VECTOR_AT(&writer->entries, varve_sort_entry, i).key;
  return (uint32_t)(key >> (GROUP_ROOM + MARK_ROOM));
}

/* Returns the step from the group of the previous entry in the bucket, or from 0. */
static uint32_t step_at(const varve_index_writer *writer, size_t i) {
  const varve_sort_entry *entries = writer->entries.data;
  uint32_t mask = (UINT32_C(1) << GROUP_ROOM) - 1;
  uint32_t group = (uint32_t)(entries[i].key >> MARK_ROOM) & mask;
  bool is_first = i == 0 || bucket_at(writer, i - 1) != bucket_at(writer, i);
  return is_first ? group : group - ((uint32_t)(entries[i - 1].key >> MARK_ROOM) & mask);
}

static varve_status put(varve_buffer *out, uint64_t value) {
  return varve_buffer_append_fixed(out, value, VARVE_INDEX_WORD_SIZE);
}

static varve_status put_all(varve_buffer *out, const uint32_t *values, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(put(out, values[i]));
  return VARVE_STATUS_OK;
}

/* Collects bits, the lowest bit of a byte first. */
typedef struct bit_writer {
  varve_buffer *out;
  uint64_t last; /* bits that do not fill a byte yet */
  unsigned count;
} bit_writer;

static varve_status put_bits(bit_writer *bits, uint32_t value, unsigned count) {
  bits->last |= (value & ((UINT64_C(1) << count) - 1)) << bits->count;
  for (bits->count += count; bits->count >= 8; bits->count -= 8) {
    VARVE_TRY(varve_buffer_append_char(bits->out, (char)(bits->last & 0xFF)));
    bits->last >>= 8;
  }
  return VARVE_STATUS_OK;
}

/* Writes the offsets of buckets into out and their entries into entries. */
static varve_status put_buckets(const varve_index_writer *writer, const varve_index_widths *widths,
                                uint64_t most, varve_buffer *out, varve_buffer *entries) {
  bit_writer bits = {.out = entries};
  size_t next = 0;
  for (uint64_t bucket = 0; bucket < (uint64_t)1 << widths->bucket; bucket++) {
    VARVE_TRY(put(out, entries->size));
    for (; next < writer->entries.count && bucket_at(writer, next) == bucket; next++) {
      uint32_t step = step_at(writer, next);
      uint64_t key = VARVE_VECTOR_AT(&writer->entries, varve_sort_entry, next).key;
      for (uint32_t k = 0; k < step >> widths->rest; k++)
        VARVE_TRY(put_bits(&bits, 1, 1));
      VARVE_TRY(put_bits(&bits, 0, 1));
      VARVE_TRY(put_bits(&bits, step, widths->rest));
      VARVE_TRY(put_bits(&bits, (uint32_t)key, widths->mark));
      if (entries->size > most)
        return VARVE_STATUS_LIMIT_EXCEEDED;
    }
    VARVE_TRY(bits.count == 0 ? VARVE_STATUS_OK : put_bits(&bits, 0, 8 - bits.count));
  }
  return put(out, entries->size);
}

static varve_status put_index(const varve_index_writer *writer, const varve_index_widths *widths,
                              uint64_t most, varve_buffer *out) {
  const varve_group_starts *groups = writer->groups;
  varve_buffer entries;
  VARVE_TRY(put(out, writer->entries.count));
  VARVE_TRY(put(out, groups->operation_count));
  VARVE_TRY(put(out, groups->count));
  VARVE_TRY(put(out, widths->bucket | widths->mark << 8 | widths->rest << 16 |
                         (uint32_t)(groups->numbers != NULL) << 24));
  VARVE_TRY(put_all(out, groups->first, groups->count));
  if (groups->numbers != NULL)
    VARVE_TRY(put_all(out, groups->numbers, groups->count));
  varve_buffer_init(&entries, writer->memory);
  varve_status status = put_buckets(writer, widths, most, out, &entries);
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(out, varve_buffer_slice(&entries));
  varve_buffer_release(&entries);
  return status;
}

varve_status varve_index_writer_bytes(varve_index_writer *writer, const varve_index_widths *widths,
                                      uint64_t most, varve_buffer *out) {
  VARVE_TRY(sort_entries(writer, widths));
  return put_index(writer, widths, most, out);
}

varve_status varve_index_write(varve_index_writer *writer, varve_container_frame_writer *frame) {
  const varve_section section = {
      .kind = VARVE_CONTAINER_INDEX, .is_optional = true, .codec = VARVE_CODEC_PAGES};
  varve_index_widths widths = {.mark = MARK_BITS};
  if (writer->groups->count > VARVE_INDEX_MAX_GROUPS)
    return VARVE_STATUS_OK;
  while (widths.bucket < VARVE_INDEX_MAX_BITS &&
         writer->entries.count >> (widths.bucket + BUCKET_BITS + 1) != 0)
    widths.bucket++;
  VARVE_TRY(sort_entries(writer, &widths));
  /* Chooses how many low bits of a step are stored as they are; the rest takes one bit for each
   * unit.
   */
  uint64_t least = UINT64_MAX;
  unsigned best = 0;
  for (unsigned rest = 0; rest <= VARVE_INDEX_MAX_REST; rest++) {
    uint64_t size = 0;
    for (size_t i = 0; i < writer->entries.count; i++)
      size += (step_at(writer, i) >> rest) + rest;
    if (size < least)
      best = rest;
    least = size < least ? size : least;
  }
  widths.rest = best;
  varve_buffer bytes;
  varve_buffer_init(&bytes, writer->memory);
  varve_status status = put_index(writer, &widths, UINT32_MAX, &bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_add(frame, &section, varve_buffer_slice(&bytes),
                                       (varve_part_ends){NULL, 0});
  varve_buffer_release(&bytes);
  return status == VARVE_STATUS_LIMIT_EXCEEDED ? VARVE_STATUS_OK : status;
}

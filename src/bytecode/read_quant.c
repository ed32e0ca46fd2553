/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks the coded fields of types of dialect quant. format-spec/bytecode.md, "Types of quant". */
#include <inttypes.h>

#include "bytecode/read.h"
#include "dialect/quant_text.h"

enum { BLOCK_TEXT_SIZE = 32 };

/* The numbers are: flags, dimension, range, count and scales, count and zero points. */
static varve_status check_per_axis(const varve_coded_entry *entry) {
  uint64_t count = varve_fields_number(entry->fields, 4);
  if (varve_fields_number(entry->fields, (size_t)count + 5) == count)
    return VARVE_STATUS_OK;
  return varve_entry_fail(entry, "%" PRIu64 " scales, but a different number of zero points",
                          count);
}

/* A splat has few bytes in the file, but its text spells out every element. */
static varve_status claim_blocks(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                 uint64_t count) {
  size_t rank = varve_type_dims(entry->children[2]->children[0]).rank;
  if (count > UINT64_MAX / (rank + BLOCK_TEXT_SIZE))
    count = UINT64_MAX / (rank + BLOCK_TEXT_SIZE);
  return varve_reader_claim(reader, entry->cursor, count * (rank + BLOCK_TEXT_SIZE));
}

/* The numbers are: flags, range, count and dimensions, count and block sizes. */
static varve_status check_sub_channel(varve_bytecode_reader *reader,
                                      const varve_coded_entry *entry) {
  uint64_t rank = varve_fields_number(entry->fields, 3);
  uint64_t count;
  if (varve_fields_number(entry->fields, (size_t)rank + 4) != rank)
    return varve_entry_fail(entry, "%" PRIu64 " dimensions, but a different number of block sizes",
                            rank);
  if (!varve_quant_are_blocks(entry->children[2], entry->children[3], &count))
    return varve_entry_fail(entry, "its scales and zero points do not match");
  return claim_blocks(reader, entry, count);
}

varve_status varve_build_quant_type(varve_bytecode_reader *reader, const varve_coded_entry *entry,
                                    const varve_entity **entity) {
  const varve_quant_fields fields = {entry->code, entry->fields->numbers.data, entry->children,
                                     entry->child_count};
  if (entry->code == VARVE_QUANT_TYPE_PER_AXIS)
    VARVE_TRY(check_per_axis(entry));
  if (entry->code == VARVE_QUANT_TYPE_SUB_CHANNEL)
    VARVE_TRY(check_sub_channel(reader, entry));
  reader->text.size = 0;
  return varve_quant_type_get(reader->context, &fields, &reader->text, entity);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds records in one part of a dialect: see part_records.h. */
#include "dialect/tables/part_records.h"

#include "base/search.h"

static const varve_table record_tables[] = {
    [VARVE_RECORD_OPERATION] = VARVE_TABLE_operations,
    [VARVE_RECORD_TYPE] = VARVE_TABLE_entities,
    [VARVE_RECORD_ATTRIBUTE] = VARVE_TABLE_entities,
    [VARVE_RECORD_ENUM] = VARVE_TABLE_enums,
};

static varve_record_list records_of(const varve_dialect_record *dialect, varve_record_kind kind) {
  switch (kind) {
  case VARVE_RECORD_OPERATION:
    return dialect->operations;
  case VARVE_RECORD_TYPE:
    return dialect->types;
  case VARVE_RECORD_ATTRIBUTE:
    return dialect->attributes;
  default:
    return dialect->enums;
  }
}

bool varve_part_find(const varve_dialect_definition *part, varve_record_kind kind, varve_slice name,
                     uint32_t *index) {
  varve_record_list list = records_of(part->record, kind);
  uint32_t at;
  int order = 1;
  VARVE_SEARCH(
      uint32_t, at, list.count,
      order = varve_slice_compare(
          varve_table_text(part->tables, varve_table_first_member(part->tables, record_tables[kind],
                                                                  list.first + at)),
          name));
  *index = list.first + at;
  return order == 0;
}

/* Compares an entry of the removed records with "word name". */
static int compare_removed(const varve_dialect_definition *part, uint32_t index, varve_slice word,
                           varve_slice name) {
  uint32_t text = varve_table_number(part->tables, part->record->removes.first + index);
  varve_slice removed = varve_table_text(part->tables, text);
  int order = memcmp(removed.data, word.data, removed.size < word.size ? removed.size : word.size);
  if (order == 0 && removed.size >= word.size)
    order = varve_slice_compare(
        varve_slice_make(removed.data + word.size, removed.size - word.size), name);
  return order;
}

bool varve_part_removes(const varve_dialect_definition *part, varve_record_kind kind,
                        varve_slice name) {
  static const char *const words[] = {[VARVE_RECORD_OPERATION] = "operation ",
                                      [VARVE_RECORD_TYPE] = "type ",
                                      [VARVE_RECORD_ATTRIBUTE] = "attribute ",
                                      [VARVE_RECORD_ENUM] = "enum "};
  varve_slice word = varve_slice_of(words[kind]);
  uint32_t at;
  int order = 1;
  VARVE_SEARCH(uint32_t, at, part->record->removes.count,
               order = compare_removed(part, at, word, name));
  return order == 0;
}

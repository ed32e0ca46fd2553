/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads records from tables. */
#include "dialect/tables/tables.h"

#include "base/search.h"

static const size_t record_sizes[VARVE_TABLE_COUNT] = {
#define VARVE_TABLE_SIZE(name, record) sizeof(record),
    VARVE_TABLE_LIST(VARVE_TABLE_SIZE)
#undef VARVE_TABLE_SIZE
};

const char *const varve_table_members[VARVE_TABLE_COUNT] = {[VARVE_TABLE_dialects] = "22noeemttf",
                                                            [VARVE_TABLE_operations] = "22nvvvvptf",
                                                            [VARVE_TABLE_entities] = "12vtf",
                                                            [VARVE_TABLE_values] = "1kn00",
                                                            [VARVE_TABLE_properties] = "1k00n",
                                                            [VARVE_TABLE_enums] = "1nn0c",
                                                            [VARVE_TABLE_enum_cases] = "1nn",
                                                            [VARVE_TABLE_constraints] = "n2inn",
                                                            [VARVE_TABLE_numbers] = "n"};

bool varve_table_letter_is_list(char letter) { return strchr("vpcoemtfi", letter) != NULL; }

uint32_t varve_table_member_count(varve_table table) {
  uint32_t count = 0;
  for (const char *letter = varve_table_members[table]; *letter != 0; letter++)
    count += varve_table_letter_is_list(*letter) ? 2 : 1;
  return count;
}

static const unsigned char *row_at(const varve_definition_tables *tables, varve_table table,
                                   uint32_t index) {
  const varve_row_layout *layout = &tables->layouts[table];
  return tables->rows + layout->start + (size_t)index * layout->size;
}

const void *varve_table_place(const varve_definition_tables *tables, varve_table table,
                              uint32_t index) {
  if (tables->rows != NULL)
    return row_at(tables, table, index);
  switch (table) {
#define VARVE_TABLE_PLACE(name, record)                                                            \
  case VARVE_TABLE_##name:                                                                         \
    return &tables->name[index];
    VARVE_TABLE_LIST(VARVE_TABLE_PLACE)
#undef VARVE_TABLE_PLACE
  default:
    return NULL;
  }
}

void varve_table_read(const varve_definition_tables *tables, varve_table table, const void *place,
                      void *record) {
  uint32_t *member = record;
  const unsigned char *at = place;
  if (tables->rows == NULL) {
    memcpy(record, place, record_sizes[table]);
    return;
  }
  const varve_row_layout *layout = &tables->layouts[table];
  const unsigned char *constants = tables->rows + tables->layouts[VARVE_CONSTANTS_LAYOUT].start;
  for (size_t i = 0; i < layout->member_count; i++) {
    uint32_t width = layout->widths[i], constant = layout->constants[i];
    uint32_t number = varve_row_member(at, width);
    if (constant != 0)
      number = varve_row_member(constants + 4 * ((size_t)constant - 1 + number), 4);
    *member++ = number;
    at += width;
  }
  while (member < (uint32_t *)record + record_sizes[table] / sizeof *member)
    *member++ = 0;
}

/* The only table of records with one member. Its lists are searched most often, so it has its
 * own function. */
uint32_t varve_table_number(const varve_definition_tables *tables, uint32_t index) {
  if (tables->rows == NULL)
    return tables->numbers[index];
  return varve_row_member(row_at(tables, VARVE_TABLE_numbers, index),
                          tables->layouts[VARVE_TABLE_numbers].size);
}

#define VARVE_TABLE_READER(name, record)                                                           \
  record record##_at(const varve_definition_tables *tables, uint32_t index) {                      \
    record made;                                                                                   \
    if (tables->rows == NULL)                                                                      \
      return tables->name[index];                                                                  \
    varve_table_read(tables, VARVE_TABLE_##name, row_at(tables, VARVE_TABLE_##name, index),        \
                     &made);                                                                       \
    return made;                                                                                   \
  }
VARVE_RECORD_TABLE_LIST(VARVE_TABLE_READER)
#undef VARVE_TABLE_READER

varve_text varve_table_first_member(const varve_definition_tables *tables, varve_table table,
                                    uint32_t index) {
  uint32_t member;
  if (tables->rows != NULL)
    return varve_row_member(row_at(tables, table, index), tables->layouts[table].widths[0]);
  memcpy(&member, varve_table_place(tables, table, index), sizeof member);
  return member;
}

/* Dialects */

varve_slice varve_table_dialect_name(const varve_definition_tables *tables, uint32_t dialect) {
  return varve_table_text(tables, varve_table_first_member(tables, VARVE_TABLE_dialects, dialect));
}

uint32_t varve_table_dialect_not_below(const varve_definition_tables *tables, varve_slice name) {
  uint32_t at;
  VARVE_SEARCH(uint32_t, at, tables->dialect_count,
               varve_slice_compare(varve_table_dialect_name(tables, at), name) < 0 ? -1 : 1);
  return at;
}

bool varve_table_has_dialect(const varve_definition_tables *tables, uint32_t dialect,
                             varve_slice name) {
  return dialect < tables->dialect_count &&
         varve_slice_equal(varve_table_dialect_name(tables, dialect), name);
}

bool varve_table_find_dialect(const varve_definition_tables *tables, varve_slice name,
                              uint32_t *dialect) {
  *dialect = varve_table_dialect_not_below(tables, name);
  return varve_table_has_dialect(tables, *dialect, name);
}

/* Facts and traits */

/* Returns the text after the word that the text starts with, or NULL if it starts otherwise. */
static const char *behind(const varve_definition_tables *tables, varve_text text,
                          const char *word) {
  const char *at = tables->strings + text;
  for (; *word != 0; word++, at++)
    if (*at != *word)
      return NULL;
  return at;
}

varve_slice varve_find_fact(const varve_definition_tables *tables, varve_record_list facts,
                            const char *key) {
  for (uint32_t i = 0; i < facts.count; i++) {
    uint32_t at = facts.first + 2 * i;
    const char *end = behind(tables, varve_table_number(tables, at), key);
    if (end != NULL && *end == 0)
      return varve_table_text(tables, varve_table_number(tables, at + 1));
  }
  return VARVE_SLICE("");
}

bool varve_has_fact_with(const varve_definition_tables *tables, varve_record_list facts,
                         const char *start) {
  for (uint32_t i = 0; i < facts.count; i++)
    if (behind(tables, varve_table_number(tables, facts.first + 2 * i), start) != NULL)
      return true;
  return false;
}

varve_slice varve_find_text_fact(const varve_definition_tables *tables, varve_record_list facts,
                                 const char *key) {
  varve_slice text = varve_find_fact(tables, facts, key);
  if (text.size < 2 || text.data[0] != '"')
    return VARVE_SLICE("");
  return varve_slice_make(text.data + 1, text.size - 2);
}

bool varve_has_trait(const varve_definition_tables *tables, varve_record_list traits,
                     const char *trait) {
  for (uint32_t i = 0; i < traits.count; i++) {
    const char *end = behind(tables, varve_table_number(tables, traits.first + i), trait);
    if (end != NULL && (*end == 0 || *end == '<'))
      return true;
  }
  return false;
}

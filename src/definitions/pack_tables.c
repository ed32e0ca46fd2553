/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes tables small: lists that are part of a longer list share its records, strings are laid out
 * anew, and each column gets the width that its members need. */
#include "definitions/pack_tables.h"

#include <stdlib.h>

varve_table_sizes varve_definition_table_sizes(const varve_definition_tables *tables, size_t size) {
  const char *end = (const char *)tables + size;
  /* The arrays are consecutive in the order of the list; the strings follow them. */
  const void *starts[VARVE_TABLE_COUNT + 1] = {
#define VARVE_TABLE_START(name, record) tables->name,
      VARVE_TABLE_LIST(VARVE_TABLE_START)
#undef VARVE_TABLE_START
          tables->strings};
  varve_table_sizes sizes;
#define VARVE_TABLE_COUNT_RECORDS(name, record)                                                    \
  sizes.name = (uint32_t)((size_t)((const char *)starts[VARVE_TABLE_##name + 1] -                  \
                                   (const char *)starts[VARVE_TABLE_##name]) /                     \
                          sizeof(record));
  VARVE_TABLE_LIST(VARVE_TABLE_COUNT_RECORDS)
#undef VARVE_TABLE_COUNT_RECORDS
  sizes.strings = (uint32_t)(end - tables->strings);
  return sizes;
}

typedef struct list_kind {
  char letter;
  varve_table table;
  uint32_t step; /* records for each item */
  bool holds_texts;
} list_kind;

static const list_kind list_kinds[] = {
    {'v', VARVE_TABLE_values, 1, false},     {'p', VARVE_TABLE_properties, 1, false},
    {'c', VARVE_TABLE_enum_cases, 1, false}, {'t', VARVE_TABLE_numbers, 1, true},
    {'f', VARVE_TABLE_numbers, 2, true},     {'i', VARVE_TABLE_numbers, 1, false},
};

static const list_kind *kind_of(char letter) {
  for (size_t i = 0; i < VARVE_COUNT_OF(list_kinds); i++)
    if (list_kinds[i].letter == letter)
      return &list_kinds[i];
  return NULL;
}

static bool is_list(char letter) { return varve_table_letter_is_list(letter); }
static bool is_text(char letter) { return letter >= '0' && letter <= '2'; }

static uint32_t member_count(varve_table table) { return varve_table_member_count(table); }

/* A list of a record; packed->words holds its records. */
typedef struct placed_list {
  varve_table table;
  uint32_t *first; /* the member to set */
  size_t words;
  size_t count; /* in words */
} placed_list;

/* A callback for the members of all records. */
typedef varve_status visit_member(varve_packed_tables *packed, char letter, uint32_t *member);

static varve_status visit_all(varve_packed_tables *packed, visit_member *visit) {
  for (size_t table = 0; table < VARVE_TABLE_COUNT; table++) {
    uint32_t *member = packed->records[table].data;
    for (size_t i = 0; i < packed->records[table].count; i++)
      for (const char *letter = varve_table_members[table]; *letter != 0; letter++) {
        VARVE_TRY(visit(packed, *letter, member));
        member += is_list(*letter) ? 2 : 1;
      }
  }
  return VARVE_STATUS_OK;
}

static varve_status use_texts(varve_packed_tables *packed, char letter, uint32_t *member) {
  const list_kind *kind = kind_of(letter);
  if (is_text(letter))
    varve_pack_strings_use(&packed->strings, *member,
                           (varve_text_rank)(VARVE_TEXT_RARE + letter - '0'));
  for (uint32_t i = 0; kind != NULL && kind->holds_texts && i < member[1] * kind->step; i++)
    varve_pack_strings_use(&packed->strings,
                           ((uint32_t *)packed->records[VARVE_TABLE_numbers].data + member[0])[i],
                           VARVE_TEXT_OTHER);
  return VARVE_STATUS_OK;
}

static varve_status place_text(varve_packed_tables *packed, char letter, uint32_t *member) {
  if (is_text(letter))
    *member = varve_pack_strings_place(&packed->strings, *member);
  return VARVE_STATUS_OK;
}

/* The texts of records have their new offsets already. */
static varve_status take_list(varve_packed_tables *packed, char letter, uint32_t *member) {
  const list_kind *kind = kind_of(letter);
  if (kind == NULL || member[1] == 0)
    return VARVE_STATUS_OK;
  size_t size = member_count(kind->table);
  const uint32_t *from = (const uint32_t *)packed->records[kind->table].data + member[0] * size;
  placed_list list = {kind->table, member, packed->words.count,
                      (size_t)member[1] * kind->step * size};
  for (size_t i = 0; i < list.count; i++) {
    uint32_t word =
        kind->holds_texts ? varve_pack_strings_place(&packed->strings, from[i]) : from[i];
    VARVE_TRY(varve_vector_push(&packed->words, &word));
  }
  return varve_vector_push(&packed->lists, &list);
}

/* Sorts longer lists first; otherwise keeps the order of discovery. */
static int compare_lists(const void *a, const void *b) {
  const placed_list *left = a, *right = b;
  if (left->count != right->count)
    return left->count > right->count ? -1 : 1;
  return (left->words > right->words) - (left->words < right->words);
}

/* Returns whether records contains words from the word at on. */
static bool are_words_at(const varve_vector *records, size_t at, const uint32_t *words,
                         size_t count) {
  const uint32_t *from = (const uint32_t *)records->data + at;
  return *from == *words && memcmp(from, words, count * sizeof *words) == 0;
}

static bool is_made_of_lists(varve_table table) {
  for (size_t i = 0; i < VARVE_COUNT_OF(list_kinds); i++)
    if (list_kinds[i].table == table)
      return true;
  return false;
}

static varve_status place_lists(varve_packed_tables *packed) {
  VARVE_TRY(visit_all(packed, take_list));
  if (packed->lists.count != 0)
    qsort(packed->lists.data, packed->lists.count, sizeof(placed_list), compare_lists);
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    if (is_made_of_lists((varve_table)i))
      varve_vector_truncate(&packed->records[i], 0);
  for (size_t i = 0; i < packed->lists.count; i++) {
    const placed_list *list = &VARVE_VECTOR_AT(&packed->lists, placed_list, i);
    const uint32_t *words = (const uint32_t *)packed->words.data + list->words;
    /* Sets the first record of the list. Appends the list to records unless they contain it
     * already. */
    varve_vector *records = &packed->records[list->table];
    size_t size = member_count(list->table), at = 0;
    size_t there = records->count * size;
    while (at + list->count <= there && !are_words_at(records, at, words, list->count))
      at += size;
    if (at + list->count > there) {
      at = there;
      VARVE_TRY(varve_vector_append(records, words, list->count / size));
    }
    *list->first = (uint32_t)(at / size);
  }
  return VARVE_STATUS_OK;
}

/* Rows */

static uint8_t width_of(uint32_t number) {
  return number > 0xFFFFFF ? 4 : number > 0xFFFF ? 3 : number > 0xFF ? 2 : number != 0;
}

/* A member of a table. */
typedef struct column {
  const varve_vector *records;
  uint32_t member;
  uint32_t count; /* in members */
} table_column;

static uint32_t number_at(const table_column *column, size_t row) {
  return ((const uint32_t *)column->records->data)[row * column->count + column->member];
}

/* Returns the index of a number among the constants from first on, or their count if it is not one
 * of them. */
static uint32_t find_constant(const varve_packed_tables *packed, size_t first, uint32_t number) {
  size_t i = first;
  while (i < packed->constants.count && VARVE_VECTOR_AT(&packed->constants, uint32_t, i) != number)
    i++;
  return (uint32_t)(i - first);
}

/* Replaces the numbers of a column by indices of constants if that is smaller. */
static varve_status choose_constants(varve_packed_tables *packed, const table_column *column,
                                     varve_row_layout *layout) {
  size_t first = packed->constants.count, rows = column->records->count;
  uint8_t width = layout->widths[column->member];
  for (size_t i = 0; i < rows; i++) {
    uint32_t number = number_at(column, i);
    if (find_constant(packed, first, number) == packed->constants.count - first)
      VARVE_TRY(varve_vector_push(&packed->constants, &number));
  }
  size_t count = packed->constants.count - first;
  uint8_t coded = count > 1 ? width_of((uint32_t)count - 1) : 1;
  if (coded >= width || rows * (size_t)(width - coded) <= count * sizeof(uint32_t) ||
      packed->constants.count > UINT16_MAX) {
    varve_vector_truncate(&packed->constants, first);
    return VARVE_STATUS_OK;
  }
  layout->widths[column->member] = coded;
  layout->constants[column->member] = (uint16_t)(first + 1);
  return VARVE_STATUS_OK;
}

/* The first member is read directly, so it is never a constant. */
static varve_status lay_out(varve_packed_tables *packed, varve_table table) {
  varve_row_layout *layout = &packed->layouts[table];
  table_column of = {&packed->records[table], 0, member_count(table)};
  for (; of.member < of.count; of.member++) {
    uint8_t width = 0;
    for (size_t i = 0; i < of.records->count; i++)
      if (width_of(number_at(&of, i)) > width)
        width = width_of(number_at(&of, i));
    layout->widths[of.member] = width;
    if (of.member != 0)
      VARVE_TRY(choose_constants(packed, &of, layout));
    layout->size = (uint8_t)(layout->size + layout->widths[of.member]);
    if (layout->widths[of.member] != 0)
      layout->member_count = (uint8_t)(of.member + 1);
  }
  return VARVE_STATUS_OK;
}

static varve_status add_number(varve_buffer *rows, uint32_t number, uint32_t width) {
  for (uint32_t byte = 0; byte < width; byte++)
    VARVE_TRY(varve_buffer_append_char(rows, (char)(number >> 8 * byte & 0xFF)));
  return VARVE_STATUS_OK;
}

static varve_status add_rows(varve_packed_tables *packed, varve_table table) {
  varve_row_layout *layout = &packed->layouts[table];
  table_column of = {&packed->records[table], 0, member_count(table)};
  layout->start = (uint32_t)packed->rows.size;
  for (size_t i = 0; i < of.records->count; i++)
    for (of.member = 0; of.member < of.count; of.member++) {
      uint32_t number = number_at(&of, i), constant = layout->constants[of.member];
      if (constant != 0)
        number = find_constant(packed, constant - 1, number);
      VARVE_TRY(add_number(&packed->rows, number, layout->widths[of.member]));
    }
  return VARVE_STATUS_OK;
}

/* Start */

static varve_status copy_records(varve_packed_tables *packed, const varve_definition_tables *tables,
                                 size_t size) {
  varve_table_sizes sizes = varve_definition_table_sizes(tables, size);
#define VARVE_TABLE_COPY(name, record)                                                             \
  if (sizes.name != 0)                                                                             \
    VARVE_TRY(varve_vector_append(&packed->records[VARVE_TABLE_##name], tables->name, sizes.name));
  VARVE_TABLE_LIST(VARVE_TABLE_COPY)
#undef VARVE_TABLE_COPY
  return VARVE_STATUS_OK;
}

varve_status varve_pack_tables(varve_packed_tables *packed, const varve_definition_tables *tables,
                               size_t size, varve_buffer *pool) {
  varve_memory *memory = pool->memory;
  varve_table_sizes sizes = varve_definition_table_sizes(tables, size);
  *packed = (varve_packed_tables){.rows = {0}};
#define VARVE_TABLE_INIT(name, record)                                                             \
  varve_vector_init(&packed->records[VARVE_TABLE_##name], memory, sizeof(record));
  VARVE_TABLE_LIST(VARVE_TABLE_INIT)
#undef VARVE_TABLE_INIT
  varve_vector_init(&packed->words, memory, sizeof(uint32_t));
  varve_vector_init(&packed->lists, memory, sizeof(placed_list));
  varve_vector_init(&packed->constants, memory, sizeof(uint32_t));
  varve_buffer_init(&packed->rows, memory);
  VARVE_TRY(varve_pack_strings_begin(&packed->strings,
                                     varve_slice_make(tables->strings, sizes.strings), pool));
  VARVE_TRY(copy_records(packed, tables, size));
  VARVE_TRY(visit_all(packed, use_texts));
  VARVE_TRY(varve_pack_strings_end(&packed->strings));
  VARVE_TRY(visit_all(packed, place_text));
  VARVE_TRY(place_lists(packed));
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    VARVE_TRY(lay_out(packed, (varve_table)i));
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    VARVE_TRY(add_rows(packed, (varve_table)i));
  packed->layouts[VARVE_CONSTANTS_LAYOUT] = (varve_row_layout){
      .start = (uint32_t)packed->rows.size, .size = 4, .member_count = 1, .widths = {4}};
  for (size_t i = 0; i < packed->constants.count; i++)
    VARVE_TRY(add_number(&packed->rows, VARVE_VECTOR_AT(&packed->constants, uint32_t, i), 4));
  return add_number(&packed->rows, 0, VARVE_ROW_PADDING);
}

void varve_packed_tables_release(varve_packed_tables *packed) {
  varve_pack_strings_release(&packed->strings);
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    varve_vector_release(&packed->records[i]);
  varve_vector_release(&packed->words);
  varve_vector_release(&packed->lists);
  varve_vector_release(&packed->constants);
  varve_buffer_release(&packed->rows);
}

/* Lays out the strings of packed tables by rank, without texts that are a suffix of another. */

typedef struct packed_text {
  varve_slice text;
  varve_text old; /* if it is placed: its offset in the pool */
  varve_text_rank rank;
  const struct packed_text *host; /* the text that it is a suffix of; NULL: none */
} packed_text;

varve_status varve_pack_strings_begin(varve_string_packing *packing, varve_slice old,
                                      varve_buffer *pool) {
  *packing = (varve_string_packing){.old = old, .pool = pool};
  varve_vector_init(&packing->ranks, pool->memory, sizeof(uint8_t));
  varve_vector_init(&packing->places, pool->memory, sizeof(varve_text));
  uint8_t *ranks = varve_vector_grow(&packing->ranks, old.size);
  if (ranks == NULL || varve_vector_grow(&packing->places, old.size) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(ranks, VARVE_TEXT_UNUSED, old.size);
  return VARVE_STATUS_OK;
}

void varve_pack_strings_release(varve_string_packing *packing) {
  varve_vector_release(&packing->ranks);
  varve_vector_release(&packing->places);
}

void varve_pack_strings_use(varve_string_packing *packing, varve_text text, varve_text_rank rank) {
  uint8_t *known = &VARVE_VECTOR_AT(&packing->ranks, uint8_t, text);
  if (text != 0 && rank < *known)
    *known = (uint8_t)rank;
}

varve_text varve_pack_strings_place(const varve_string_packing *packing, varve_text text) {
  return text == 0 ? 0 : VARVE_VECTOR_AT(&packing->places, varve_text, text);
}

static varve_status list_texts(const varve_string_packing *packing, varve_vector *texts) {
  for (size_t i = 1; i < packing->old.size; i++) {
    uint8_t rank = VARVE_VECTOR_AT(&packing->ranks, uint8_t, i);
    if (rank == VARVE_TEXT_UNUSED)
      continue;
    packed_text text = {.text = varve_slice_of(packing->old.data + i),
                        .old = (varve_text)i,
                        .rank = (varve_text_rank)rank};
    VARVE_TRY(varve_vector_push(texts, &text));
  }
  return VARVE_STATUS_OK;
}

static varve_status list_placed(const varve_string_packing *packing, varve_vector *texts) {
  for (size_t at = 0; at < packing->pool->size;) {
    packed_text text = {.text = varve_slice_of(packing->pool->data + at),
                        .old = (varve_text)at,
                        .rank = VARVE_TEXT_PLACED};
    VARVE_TRY(varve_vector_push(texts, &text));
    at += text.text.size + 1;
  }
  return VARVE_STATUS_OK;
}

/* Compares from the last byte to the first. Of equal texts the one that is placed comes last. */
static int compare_ends(const void *a, const void *b) {
  varve_slice left = ((const packed_text *)a)->text, right = ((const packed_text *)b)->text;
  for (size_t i = 1; i <= left.size && i <= right.size; i++) {
    unsigned char l = (unsigned char)left.data[left.size - i];
    unsigned char r = (unsigned char)right.data[right.size - i];
    if (l != r)
      return l < r ? -1 : 1;
  }
  if (left.size != right.size)
    return left.size < right.size ? -1 : 1;
  return (((const packed_text *)a)->rank == VARVE_TEXT_PLACED) -
         (((const packed_text *)b)->rank == VARVE_TEXT_PLACED);
}

static int compare_ranks(const void *a, const void *b) {
  const packed_text *left = *(const packed_text *const *)a, *right = *(const packed_text *const *)b;
  if (left->rank != right->rank)
    return left->rank < right->rank ? -1 : 1;
  return (left->old > right->old) - (left->old < right->old);
}

static bool is_end_of(varve_slice end, varve_slice text) {
  return end.size <= text.size && memcmp(text.data + text.size - end.size, end.data, end.size) == 0;
}

/* After the sort, the texts that end with a text directly follow it. Such a text can be its host,
 * unless it comes later in the strings. */
static void find_hosts(packed_text *texts, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t j = i + 1;
         texts[i].rank != VARVE_TEXT_PLACED && j < count && is_end_of(texts[i].text, texts[j].text);
         j++)
      if (texts[j].rank <= texts[i].rank) {
        texts[i].host = &texts[j];
        break;
      }
}

static varve_status add_text(varve_string_packing *packing, const packed_text *text) {
  VARVE_VECTOR_AT(&packing->places, varve_text, text->old) = (varve_text)packing->pool->size;
  VARVE_TRY(varve_buffer_append(packing->pool, text->text));
  return varve_buffer_append_char(packing->pool, 0);
}

static void place_in_host(varve_string_packing *packing, const packed_text *text) {
  const packed_text *host = text->host;
  while (host->host != NULL)
    host = host->host;
  varve_text place =
      host->rank == VARVE_TEXT_PLACED ? host->old : varve_pack_strings_place(packing, host->old);
  VARVE_VECTOR_AT(&packing->places, varve_text, text->old) =
      place + (varve_text)(host->text.size - text->text.size);
}

static varve_status place_all(varve_string_packing *packing, const varve_vector *texts,
                              const packed_text **order) {
  const packed_text *all = texts->data;
  for (size_t i = 0; i < texts->count; i++)
    order[i] = &all[i];
  qsort(order, texts->count, sizeof(const packed_text *), compare_ranks);
  if (packing->pool->size == 0)
    VARVE_TRY(varve_buffer_append_char(packing->pool, 0));
  for (size_t i = 0; i < texts->count; i++)
    if (order[i]->host == NULL && order[i]->rank != VARVE_TEXT_PLACED)
      VARVE_TRY(add_text(packing, order[i]));
  for (size_t i = 0; i < texts->count; i++)
    if (order[i]->host != NULL)
      place_in_host(packing, order[i]);
  return VARVE_STATUS_OK;
}

varve_status varve_pack_strings_end(varve_string_packing *packing) {
  varve_memory *memory = packing->pool->memory;
  varve_vector texts, order;
  varve_vector_init(&texts, memory, sizeof(packed_text));
  varve_vector_init(&order, memory, sizeof(const packed_text *));
  varve_status status = list_texts(packing, &texts);
  if (status == VARVE_STATUS_OK)
    status = list_placed(packing, &texts);
  if (status == VARVE_STATUS_OK && texts.count != 0) {
    qsort(texts.data, texts.count, sizeof(packed_text), compare_ends);
    find_hosts(texts.data, texts.count);
  }
  const packed_text **places =
      status == VARVE_STATUS_OK ? varve_vector_grow(&order, texts.count + 1) : NULL;
  if (status == VARVE_STATUS_OK && places == NULL)
    status = VARVE_STATUS_OUT_OF_MEMORY;
  if (status == VARVE_STATUS_OK)
    status = place_all(packing, &texts, places);
  varve_vector_release(&texts);
  varve_vector_release(&order);
  return status;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads and checks files of tables. */
#include "dialect/tables/table_file.h"

#define XXH_STATIC_LINKING_ONLY
#include <xxhash.h>

#include "base/byte_reader.h"

static const char *const table_names[VARVE_LAYOUT_COUNT] = {
#define VARVE_TABLE_NAME(name, record) #name,
    VARVE_TABLE_LIST(VARVE_TABLE_NAME)
#undef VARVE_TABLE_NAME
        "constants"};

bool varve_is_table_file(varve_slice bytes) {
  return varve_slice_starts_with(bytes, VARVE_SLICE(VARVE_TABLE_FILE_MAGIC));
}

static varve_status corrupt(varve_reporter *reporter, uint64_t offset, const char *what) {
  return varve_report(reporter, VARVE_STATUS_CORRUPT, offset, "the definitions are damaged: %s",
                      what);
}

/* --- the head */

static varve_status read_u32(varve_byte_reader *reader, const char *what, uint32_t *number) {
  uint64_t wide;
  VARVE_TRY(varve_read_fixed(reader, what, sizeof *number, &wide));
  *number = (uint32_t)wide;
  return VARVE_STATUS_OK;
}

static varve_status read_start(varve_table_file *file, varve_byte_reader *reader,
                               varve_reporter *reporter) {
  varve_slice magic;
  uint64_t version, hash, size;
  if (!varve_is_table_file(file->bytes))
    return varve_report(reporter, VARVE_STATUS_NOT_RECOGNIZED, 0,
                        "this is no file of compiled definitions");
  VARVE_TRY(varve_read_bytes(reader, "magic", sizeof(VARVE_TABLE_FILE_MAGIC) - 1, &magic));
  VARVE_TRY(varve_read_fixed(reader, "version", 8, &version));
  if (version != VARVE_TABLE_FILE_VERSION)
    return varve_report(reporter, VARVE_STATUS_UNSUPPORTED, sizeof(VARVE_TABLE_FILE_MAGIC) - 1,
                        "the definitions were compiled for another release of Varve: they have "
                        "version %llu, and this release reads version %d",
                        (unsigned long long)version, VARVE_TABLE_FILE_VERSION);
  VARVE_TRY(varve_read_fixed(reader, "checksum", 8, &hash));
  VARVE_TRY(varve_read_fixed(reader, "file size", 8, &size));
  if (size > file->bytes.size)
    return varve_report(reporter, VARVE_STATUS_TRUNCATED, file->bytes.size,
                        "the file is incomplete: %llu of %llu bytes are there",
                        (unsigned long long)file->bytes.size, (unsigned long long)size);
  if (size < file->bytes.size)
    return corrupt(reporter, size, "bytes follow the end");
  VARVE_TRY(read_u32(reader, "size of the strings", &file->strings_size));
  return read_u32(reader, "size of the rows", &file->rows_size);
}

static varve_status read_layout(varve_byte_reader *reader, varve_row_layout *layout,
                                uint32_t *count) {
  enum { MEMBER_SIZE = 3 }; /* a width, and the number of constants in two bytes */
  uint8_t member_count;
  varve_slice members;
  *layout = (varve_row_layout){0};
  VARVE_TRY(read_u32(reader, "start of a table", &layout->start));
  VARVE_TRY(read_u32(reader, "number of records", count));
  VARVE_TRY(varve_read_byte(reader, "size of a row", &layout->size));
  VARVE_TRY(varve_read_byte(reader, "number of members", &member_count));
  if (member_count > VARVE_RECORD_MEMBERS)
    return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT, "a record has too many members");
  layout->member_count = member_count;
  VARVE_TRY(varve_read_bytes(reader, "members", (size_t)member_count * MEMBER_SIZE, &members));
  for (size_t i = 0; i < member_count; i++) {
    const uint8_t *member = (const uint8_t *)members.data + i * MEMBER_SIZE;
    layout->widths[i] = member[0];
    layout->constants[i] = (uint16_t)(member[1] | member[2] << 8);
  }
  return VARVE_STATUS_OK;
}

/* Returns what is wrong with the layout of a table, or NULL. */
static const char *fault_of_layout(const varve_table_file *file, size_t table) {
  const varve_row_layout *layout = &file->layouts[table];
  uint32_t most = table < VARVE_TABLE_COUNT ? varve_table_member_count((varve_table)table) : 1;
  uint32_t size = 0, constants = file->counts[VARVE_CONSTANTS_LAYOUT];
  if (layout->member_count > most)
    return "a record has too many members";
  for (size_t i = 0; i < layout->member_count; i++) {
    if (layout->widths[i] > sizeof(uint32_t) || layout->constants[i] > constants ||
        (i == 0 && layout->constants[i] != 0))
      return "a member has no valid width";
    size += layout->widths[i];
  }
  bool is_fixed = table == VARVE_CONSTANTS_LAYOUT;
  if (size != layout->size || (is_fixed && constants != 0 && size != sizeof(uint32_t)))
    return "the size of a row is wrong";
  uint64_t end = layout->start + (uint64_t)file->counts[table] * layout->size;
  if (file->rows_size < VARVE_ROW_PADDING || end > file->rows_size - VARVE_ROW_PADDING)
    return "a table ends behind the rows";
  return file->counts[table] > file->rows_size ? "a table has too many records" : NULL;
}

/* --- the tables */

/* A member of a record, or the first of the two of a list. */
typedef struct checked_member {
  char letter; /* varve_table_members */
  bool is_list;
  uint8_t index;
  uint32_t limit; /* the member is less, unless it begins a list */
} checked_member;

/* A record that is checked. */
typedef struct checking {
  const varve_table_file *file;
  varve_table table;
  uint32_t index;
  uint64_t items;    /* of the lists so far */
  const char *fault; /* NULL: none so far */
  uint32_t members[VARVE_RECORD_MEMBERS];
  size_t checked_count;
  checked_member checked[VARVE_RECORD_MEMBERS]; /* those that may be wrong */
} checking;

/* Returns the highest number that a member can be. */
static uint32_t most_of(const varve_row_layout *layout, uint32_t index) {
  if (index >= layout->member_count)
    return 0;
  return layout->constants[index] != 0 ? UINT32_MAX
                                       : (uint32_t)((UINT64_C(1) << 8 * layout->widths[index]) - 1);
}

static void begin_table(checking *c, varve_table table) {
  const varve_row_layout *layout = &c->file->layouts[table];
  uint32_t index = 0;
  c->table = table;
  c->checked_count = 0;
  memset(c->members, 0, sizeof c->members);
  for (const char *letter = varve_table_members[table]; *letter != 0; letter++) {
    bool is_list = varve_table_letter_is_list(*letter);
    uint32_t limit =
        *letter == 'k' ? c->file->counts[VARVE_TABLE_constraints] : c->file->strings_size;
    bool may_be_wrong = is_list ? (most_of(layout, index) | most_of(layout, index + 1)) != 0
                                : *letter != 'n' && most_of(layout, index) >= limit;
    if (may_be_wrong)
      c->checked[c->checked_count++] = (checked_member){*letter, is_list, (uint8_t)index, limit};
    index += is_list ? 2 : 1;
  }
}

/* Reads the members that the rows have. Returns false if one is the number of no constant. */
static bool read_members(checking *c) {
  const varve_table_file *file = c->file;
  const unsigned char *rows = file->tables.rows;
  const unsigned char *constants = rows + file->layouts[VARVE_CONSTANTS_LAYOUT].start;
  const varve_row_layout *layout = &file->layouts[c->table];
  const unsigned char *at = rows + layout->start + (size_t)c->index * layout->size;
  for (size_t i = 0; i < layout->member_count; i++) {
    uint32_t number = varve_row_member(at, layout->widths[i]), constant = layout->constants[i];
    at += layout->widths[i];
    if (constant != 0) {
      if (number > file->counts[VARVE_CONSTANTS_LAYOUT] - constant)
        return false;
      number = varve_row_member(constants + 4 * ((size_t)constant - 1 + number), 4);
    }
    c->members[i] = number;
  }
  return true;
}

static varve_table table_of_list(char letter) {
  switch (letter) {
  case 'v':
    return VARVE_TABLE_values;
  case 'p':
    return VARVE_TABLE_properties;
  case 'c':
    return VARVE_TABLE_enum_cases;
  case 'o':
    return VARVE_TABLE_operations;
  case 'e':
    return VARVE_TABLE_entities;
  case 'm':
    return VARVE_TABLE_enums;
  default:
    return VARVE_TABLE_numbers;
  }
}

/* A constraint comes after those that it is made of, so that none contains itself. Lists may share
 * items, but only so many that all readers of lists take time in proportion to the file. */
static void check_list(checking *c, char letter, uint32_t first, uint32_t count) {
  enum { ITEMS_FOR_BYTE = 64 };
  const varve_table_file *file = c->file;
  uint64_t step = letter == 'f' ? 2 : 1, end = first + count * step;
  uint32_t limit = letter == 'i' ? c->index : file->strings_size;
  if (end > file->counts[table_of_list(letter)])
    c->fault = "a list ends behind its table";
  c->items += count * step;
  if (c->items / ITEMS_FOR_BYTE > file->bytes.size)
    c->fault = "the lists have too many items for the size of the file";
  if (c->fault != NULL || table_of_list(letter) != VARVE_TABLE_numbers)
    return;
  const varve_row_layout *layout = &file->layouts[VARVE_TABLE_numbers];
  const unsigned char *numbers = file->tables.rows + layout->start;
  for (uint64_t i = first; i < end && c->fault == NULL; i++)
    if (varve_row_member(numbers + i * layout->size, layout->size) >= limit)
      c->fault = letter == 'i' ? "a constraint precedes one that it is made of"
                               : "a text is outside the strings";
}

static varve_slice text_at(const checking *c, varve_text text) {
  return varve_table_text(&c->file->tables, text);
}

static varve_slice name_of(const checking *c, varve_table table, uint32_t index) {
  return text_at(c, varve_table_first_member(&c->file->tables, table, index));
}

/* Names are looked for by halving: a dialect precedes its extensions, which have its name. */
static const char *fault_of_dialect(const checking *c, const varve_dialect_record *record) {
  varve_slice name = text_at(c, record->name);
  varve_slice last =
      c->index == 0 ? VARVE_SLICE("") : name_of(c, VARVE_TABLE_dialects, c->index - 1);
  int order = varve_slice_compare(last, name);
  bool extends = (record->flags & VARVE_DIALECT_EXTENDS) != 0;
  if (name.size == 0)
    return "a dialect has no name";
  return order > 0 || (order == 0 && !extends) ? "the dialects are not sorted by name" : NULL;
}

/* A base is named with its sigil. */
static const char *fault_of_constraint(const checking *c, const varve_constraint_record *record) {
  varve_slice text = text_at(c, record->text);
  bool is_base =
      record->kind == VARVE_CONSTRAINT_BASE || record->kind == VARVE_CONSTRAINT_PARAMETRIC;
  if (record->kind > VARVE_CONSTRAINT_REGION)
    return "a constraint is of an unknown kind";
  return is_base && (text.size < 2 || (text.data[0] != '!' && text.data[0] != '#'))
             ? "a constraint has no base"
             : NULL;
}

/* Returns what is wrong with a record whose members are inside of their tables, or NULL. */
static const char *fault_of_record(const checking *c) {
  switch (c->table) {
  case VARVE_TABLE_dialects: {
    varve_dialect_record record;
    memcpy(&record, c->members, sizeof record);
    return fault_of_dialect(c, &record);
  }
  case VARVE_TABLE_constraints: {
    varve_constraint_record record;
    memcpy(&record, c->members, sizeof record);
    return fault_of_constraint(c, &record);
  }
  case VARVE_TABLE_enums: {
    varve_enum_record record;
    memcpy(&record, c->members, sizeof record);
    return record.width == 0 || record.width > 64 ? "an enum has no valid width" : NULL;
  }
  case VARVE_TABLE_values: {
    varve_value_record record;
    memcpy(&record, c->members, sizeof record);
    return record.variadicity > VARVE_VARIADICITY_NESTED ? "a value is of an unknown kind" : NULL;
  }
  default:
    return NULL;
  }
}

static void check_record(checking *c) {
  if (!read_members(c)) {
    c->fault = "a member has no constant";
    return;
  }
  for (size_t i = 0; i < c->checked_count; i++) {
    const checked_member *checked = &c->checked[i];
    const uint32_t *member = &c->members[checked->index];
    if (checked->is_list)
      check_list(c, checked->letter, member[0], member[1]);
    else if (*member >= checked->limit)
      c->fault =
          checked->letter == 'k' ? "a constraint is missing" : "a text is outside the strings";
  }
  if (c->fault == NULL)
    c->fault = fault_of_record(c);
}

static varve_status report_fault(const checking *c, varve_reporter *reporter) {
  return varve_report(reporter, VARVE_STATUS_CORRUPT, 0,
                      "the definitions are damaged: record %u of table %s: %s", (unsigned)c->index,
                      table_names[c->table], c->fault);
}

static varve_status check_table(checking *c, varve_table table, varve_reporter *reporter) {
  begin_table(c, table);
  for (c->index = 0; c->index < c->file->counts[table]; c->index++) {
    check_record(c);
    if (c->fault != NULL)
      return report_fault(c, reporter);
  }
  return VARVE_STATUS_OK;
}

static varve_status check_names(const varve_table_file *file, varve_reporter *reporter) {
  checking c = {.file = file, .table = VARVE_TABLE_dialects};
  for (; c.index < file->tables.dialect_count; c.index++) {
    const varve_dialect_record dialect = varve_dialect_record_at(&file->tables, c.index);
    /* The operations of a dialect are named after it. */
    varve_slice prefix = text_at(&c, dialect.name);
    for (uint32_t i = 0; i < dialect.operations.count && c.fault == NULL; i++) {
      varve_slice name = name_of(&c, VARVE_TABLE_operations, dialect.operations.first + i);
      if (!varve_slice_starts_with(name, prefix) || name.size < prefix.size + 2 ||
          name.data[prefix.size] != '.')
        c.fault = "an operation is not named after its dialect";
    }
    if (c.fault != NULL)
      return report_fault(&c, reporter);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_table_file_open(varve_table_file *file, varve_slice bytes,
                                   varve_reporter *reporter) {
  varve_byte_reader reader;
  uint32_t facts[VARVE_PACK_FACT_COUNT] = {0};
  *file = (varve_table_file){.bytes = bytes};
  varve_byte_reader_init(&reader, bytes, 0, reporter, "definitions");
  VARVE_TRY(read_start(file, &reader, reporter));
  for (size_t i = 0; i < VARVE_PACK_FACT_COUNT; i++) {
    VARVE_TRY(read_u32(&reader, "fact of the pack", &facts[i]));
    if (facts[i] >= file->strings_size)
      return varve_byte_reader_fail(&reader, VARVE_STATUS_CORRUPT, "a fact is outside the strings");
  }
  for (size_t i = 0; i < VARVE_LAYOUT_COUNT; i++)
    VARVE_TRY(read_layout(&reader, &file->layouts[i], &file->counts[i]));
  for (size_t i = 0; i < VARVE_LAYOUT_COUNT; i++) {
    const char *fault = fault_of_layout(file, i);
    if (fault != NULL)
      return varve_byte_reader_fail(&reader, VARVE_STATUS_CORRUPT, "%s: %s", table_names[i], fault);
  }
  varve_slice strings, rows;
  VARVE_TRY(varve_read_bytes(&reader, "strings", file->strings_size, &strings));
  VARVE_TRY(varve_read_bytes(&reader, "rows", file->rows_size, &rows));
  VARVE_TRY(varve_read_end(&reader, "rows"));
  if (strings.size == 0 || strings.data[0] != 0 || strings.data[strings.size - 1] != 0)
    return varve_byte_reader_fail(&reader, VARVE_STATUS_CORRUPT, "the strings have no end");
  file->tables = (varve_definition_tables){.strings = strings.data,
                                           .rows = (const unsigned char *)rows.data,
                                           .layouts = file->layouts,
                                           .dialect_count = file->counts[VARVE_TABLE_dialects]};
  for (size_t i = 0; i < VARVE_PACK_FACT_COUNT; i++)
    file->facts[i] = varve_table_text(&file->tables, facts[i]);
  checking c = {.file = file};
  return check_table(&c, VARVE_TABLE_dialects, reporter);
}

/* The table of numbers is checked with the lists that are in it. */
varve_status varve_table_file_check(const varve_table_file *file, varve_reporter *reporter) {
  const char *hashed = file->bytes.data + VARVE_TABLE_FILE_HASHED, *sum = hashed - 8;
  uint64_t stored = 0;
  for (size_t i = 0; i < 8; i++)
    stored |= (uint64_t)(uint8_t)sum[i] << 8 * i;
  if (XXH3_64bits(hashed, file->bytes.size - VARVE_TABLE_FILE_HASHED) != stored)
    return corrupt(reporter, VARVE_TABLE_FILE_HASHED - 8, "the checksum is wrong");
  checking c = {.file = file};
  for (size_t i = 0; i < VARVE_TABLE_numbers; i++)
    VARVE_TRY(check_table(&c, (varve_table)i, reporter));
  return check_names(file, reporter);
}

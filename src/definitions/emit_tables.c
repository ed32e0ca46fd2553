/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definition tables as C source. */
#include "definitions/definitions.h"
#include "definitions/tables_builder.h"

varve_table_sizes varve_definition_table_sizes(const varve_definition_tables *tables, size_t size) {
  const char *end = (const char *)tables + size;
  /* The arrays stand behind each other in the order of the list, the strings behind them. */
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

static varve_status add(varve_buffer *out, const char *text) {
  return varve_buffer_append(out, varve_slice_of(text));
}

/* --- strings: parts of a struct, as no literal may be longer than C compilers must take */

enum { PART_SIZE = 4000 };

static varve_status add_char(varve_buffer *out, unsigned char c) {
  if (c == '"' || c == '\\' || c == '?')
    VARVE_TRY(varve_buffer_append_char(out, '\\'));
  if (c >= 0x20 && c < 0x7F)
    return varve_buffer_append_char(out, (char)c);
  char escape[] = {'\\', (char)('0' + (c >> 6)), (char)('0' + (c >> 3 & 7)), (char)('0' + (c & 7))};
  return varve_buffer_append(out, varve_slice_make(escape, sizeof escape));
}

/* The bytes of the next part: texts as long as they fit, or one that does not. */
static size_t measure_part(varve_slice strings) {
  size_t size = 0;
  while (size < strings.size) {
    size_t text = strlen(strings.data + size) + 1;
    if (size != 0 && size + text > PART_SIZE)
      break;
    size += text;
  }
  return size;
}

static varve_status add_part_member(varve_buffer *out, uint64_t number, size_t size) {
  VARVE_TRY(add(out, "  char part_"));
  VARVE_TRY(varve_buffer_append_unsigned(out, number));
  VARVE_TRY(add(out, "["));
  VARVE_TRY(varve_buffer_append_unsigned(out, size));
  return add(out, "];\n");
}

static varve_status add_bytes(varve_buffer *out, varve_slice part) {
  VARVE_TRY(add(out, "    {"));
  for (size_t i = 0; i < part.size; i++) {
    VARVE_TRY(add(out, i % 16 == 0 ? "\n      " : " "));
    VARVE_TRY(varve_buffer_append_signed(out, ((const signed char *)part.data)[i]));
    VARVE_TRY(add(out, ","));
  }
  return add(out, "},\n");
}

static varve_status add_literal(varve_buffer *out, varve_slice part) {
  for (size_t at = 0; at < part.size;) {
    size_t size = strlen(part.data + at);
    VARVE_TRY(add(out, "    \""));
    for (size_t i = 0; i < size; i++)
      VARVE_TRY(add_char(out, (unsigned char)part.data[at + i]));
    at += size + 1;
    VARVE_TRY(add(out, at < part.size ? "\\0\"\n" : "\",\n"));
  }
  return VARVE_STATUS_OK;
}

static varve_status add_strings(varve_buffer *out, varve_slice strings) {
  uint64_t number = 0;
  VARVE_TRY(add(out, "static const struct {\n"));
  for (size_t at = 0; at < strings.size; number++) {
    size_t size = measure_part(varve_slice_make(strings.data + at, strings.size - at));
    VARVE_TRY(add_part_member(out, number, size));
    at += size;
  }
  VARVE_TRY(add(out, "} strings = {\n"));
  for (size_t at = 0; at < strings.size;) {
    size_t size = measure_part(varve_slice_make(strings.data + at, strings.size - at));
    varve_slice part = varve_slice_make(strings.data + at, size);
    VARVE_TRY(size > PART_SIZE ? add_bytes(out, part) : add_literal(out, part));
    at += size;
  }
  return add(out, "};\n");
}

/* --- records: all their members are numbers or lists of two */

typedef struct table_layout {
  const char *name;
  const char *record;
  const char *members; /* n: number, l: list */
} table_layout;

static const table_layout layouts[VARVE_TABLE_COUNT] = {
    {"dialects", "varve_dialect_record", "nnnllllll"},
    {"operations", "varve_operation_record", "nnnlllllll"},
    {"entities", "varve_entity_record", "nnlll"},
    {"values", "varve_value_record", "nnnnn"},
    {"properties", "varve_property_record", "nnnnn"},
    {"enums", "varve_enum_record", "nnnnl"},
    {"enum_cases", "varve_enum_case_record", "nnn"},
    {"constraints", "varve_constraint_record", "nnlnn"},
    {"numbers", "uint32_t", "n"},
};

static varve_status add_record(varve_buffer *out, const char *members, const uint32_t **next) {
  VARVE_TRY(add(out, "{"));
  for (const char *member = members; *member != 0; member++) {
    VARVE_TRY(add(out, member == members ? "" : ", "));
    if (*member == 'l')
      VARVE_TRY(add(out, "{"));
    VARVE_TRY(varve_buffer_append_unsigned(out, *(*next)++));
    if (*member != 'l')
      continue;
    VARVE_TRY(add(out, ", "));
    VARVE_TRY(varve_buffer_append_unsigned(out, *(*next)++));
    VARVE_TRY(add(out, "}"));
  }
  return add(out, "}");
}

/* Several to a line while it stays short. */
static varve_status add_records(varve_buffer *out, const table_layout *layout, const void *records,
                                uint32_t count) {
  enum { WIDTH = 90 };
  const uint32_t *next = records;
  size_t line = out->size;
  for (uint32_t i = 0; i < count; i++) {
    if (i == 0 || out->size - line > WIDTH) {
      VARVE_TRY(add(out, "\n   "));
      line = out->size;
    }
    VARVE_TRY(varve_buffer_append_char(out, ' '));
    if (layout->members[1] == 0)
      VARVE_TRY(varve_buffer_append_unsigned(out, *next++));
    else
      VARVE_TRY(add_record(out, layout->members, &next));
    VARVE_TRY(varve_buffer_append_char(out, ','));
  }
  return VARVE_STATUS_OK;
}

static varve_status add_table(varve_buffer *out, const table_layout *layout, const void *records,
                              uint32_t count) {
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(add(out, "\nstatic const "));
  VARVE_TRY(add(out, layout->record));
  VARVE_TRY(add(out, " "));
  VARVE_TRY(add(out, layout->name));
  VARVE_TRY(add(out, "[] = {"));
  VARVE_TRY(add_records(out, layout, records, count));
  return add(out, "\n};\n");
}

static varve_status add_accessor(varve_buffer *out, const uint32_t *counts, varve_slice name) {
  VARVE_TRY(add(out, "\nvoid varve_generated_"));
  VARVE_TRY(varve_buffer_append(out, name));
  VARVE_TRY(add(out, "(varve_definition_tables *tables) {\n"
                     "  *tables = (varve_definition_tables){\n"
                     "      .strings = (const char *)&strings,\n"));
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++) {
    if (counts[i] == 0)
      continue;
    VARVE_TRY(add(out, "      ."));
    VARVE_TRY(add(out, layouts[i].name));
    VARVE_TRY(add(out, " = "));
    VARVE_TRY(add(out, layouts[i].name));
    VARVE_TRY(add(out, ",\n"));
  }
  VARVE_TRY(add(out, "      .dialect_count = "));
  VARVE_TRY(varve_buffer_append_unsigned(out, counts[VARVE_TABLE_dialects]));
  return add(out, ",\n  };\n}\n");
}

varve_status varve_definitions_emit(const varve_definition_tables *tables, size_t size,
                                    varve_slice name, varve_buffer *out) {
  varve_table_sizes sizes = varve_definition_table_sizes(tables, size);
  const void *arrays[VARVE_TABLE_COUNT] = {
#define VARVE_TABLE_ARRAY(name, record) tables->name,
      VARVE_TABLE_LIST(VARVE_TABLE_ARRAY)
#undef VARVE_TABLE_ARRAY
  };
  uint32_t counts[VARVE_TABLE_COUNT] = {
#define VARVE_TABLE_NUMBER(name, record) sizes.name,
      VARVE_TABLE_LIST(VARVE_TABLE_NUMBER)
#undef VARVE_TABLE_NUMBER
  };
  VARVE_TRY(add(out, "/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */\n"
                     "/* Made by `make regen` of the files in dialects/"));
  VARVE_TRY(varve_buffer_append(out, name));
  VARVE_TRY(add(out, ": change those. */\n#include \"dialect/generated/"));
  VARVE_TRY(varve_buffer_append(out, name));
  VARVE_TRY(add(out, ".h\"\n\n"));
  VARVE_TRY(add_strings(out, varve_slice_make(tables->strings, sizes.strings)));
  for (size_t i = 0; i < VARVE_TABLE_COUNT; i++)
    VARVE_TRY(add_table(out, &layouts[i], arrays[i], counts[i]));
  return add_accessor(out, counts, name);
}

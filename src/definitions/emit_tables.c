/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes definition tables as C source. */
#include "definitions/pack_tables.h"

static varve_status add(varve_buffer *out, const char *text) {
  return varve_buffer_append(out, varve_slice_of(text));
}

/* --- strings: members of a struct, because a literal must not exceed the length that C compilers
 * have to accept */

enum { PART_SIZE = 4000 };

static varve_status add_char(varve_buffer *out, unsigned char c) {
  if (c == '"' || c == '\\' || c == '?')
    VARVE_TRY(varve_buffer_append_char(out, '\\'));
  if (c >= 0x20 && c < 0x7F)
    return varve_buffer_append_char(out, (char)c);
  char escape[] = {'\\', (char)('0' + (c >> 6)), (char)('0' + (c >> 3 & 7)), (char)('0' + (c & 7))};
  return varve_buffer_append(out, varve_slice_make(escape, sizeof escape));
}

/* Returns the size of the next part: as many texts as fit, or one that does not. */
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
    VARVE_TRY(add(out, "  char part_"));
    VARVE_TRY(varve_buffer_append_unsigned(out, number));
    VARVE_TRY(add(out, "["));
    VARVE_TRY(varve_buffer_append_unsigned(out, size));
    VARVE_TRY(add(out, "];\n"));
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

/* --- rows */

static const char *const table_names[VARVE_TABLE_COUNT] = {
#define VARVE_TABLE_NAME(name, record) #name,
    VARVE_TABLE_LIST(VARVE_TABLE_NAME)
#undef VARVE_TABLE_NAME
};

/* There is at least one. */
static varve_status add_numbers(varve_buffer *out, const uint32_t *numbers, size_t count) {
  VARVE_TRY(add(out, "{"));
  for (size_t i = 0; i < count || i == 0; i++) {
    VARVE_TRY(add(out, i == 0 ? "" : ", "));
    VARVE_TRY(varve_buffer_append_unsigned(out, numbers[i]));
  }
  return add(out, "}");
}

static varve_status add_layout(varve_buffer *out, const varve_row_layout *layout) {
  const uint32_t sizes[] = {layout->start, layout->size, layout->member_count};
  uint32_t widths[VARVE_RECORD_MEMBERS], constants[VARVE_RECORD_MEMBERS];
  for (size_t i = 0; i < VARVE_RECORD_MEMBERS; i++) {
    widths[i] = layout->widths[i];
    constants[i] = layout->constants[i];
  }
  VARVE_TRY(add(out, "    {"));
  for (size_t i = 0; i < VARVE_COUNT_OF(sizes); i++) {
    VARVE_TRY(varve_buffer_append_unsigned(out, sizes[i]));
    VARVE_TRY(add(out, ", "));
  }
  VARVE_TRY(add_numbers(out, widths, layout->member_count));
  VARVE_TRY(add(out, ", "));
  VARVE_TRY(add_numbers(out, constants, layout->member_count));
  return add(out, "},");
}

static varve_status add_layouts(varve_buffer *out, const varve_packed_tables *packed) {
  VARVE_TRY(add(out, "\nstatic const varve_row_layout layouts[] = {\n"));
  for (size_t i = 0; i < VARVE_LAYOUT_COUNT; i++) {
    bool is_table = i < VARVE_TABLE_COUNT;
    VARVE_TRY(add_layout(out, &packed->layouts[i]));
    VARVE_TRY(add(out, " /* "));
    VARVE_TRY(varve_buffer_append_unsigned(out, is_table ? packed->records[i].count
                                                         : packed->constants.count));
    VARVE_TRY(add(out, " "));
    VARVE_TRY(add(out, is_table ? table_names[i] : "constants"));
    VARVE_TRY(add(out, " */\n"));
  }
  return add(out, "};\n");
}

static varve_status emit(varve_buffer *out, const varve_packed_tables *packed, varve_slice name) {
  VARVE_TRY(add(out, "/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */\n"
                     "/* Made by `make regen` of the files in dialects/"));
  VARVE_TRY(varve_buffer_append(out, name));
  VARVE_TRY(add(out, ": change those. */\n#include \"dialect/generated/"));
  VARVE_TRY(varve_buffer_append(out, name));
  VARVE_TRY(add(out, ".h\"\n\n#include \"dialect/generated/strings.h\"\n"));
  enum { BYTES_A_LINE = 25 };
  VARVE_TRY(add(out, "\nstatic const unsigned char rows[] = {"));
  for (size_t i = 0; i < packed->rows.size; i++) {
    VARVE_TRY(add(out, i % BYTES_A_LINE == 0 ? "\n   " : ""));
    VARVE_TRY(varve_buffer_append_char(out, ' '));
    VARVE_TRY(varve_buffer_append_unsigned(out, (unsigned char)packed->rows.data[i]));
    VARVE_TRY(varve_buffer_append_char(out, ','));
  }
  VARVE_TRY(add(out, "\n};\n"));
  VARVE_TRY(add_layouts(out, packed));
  VARVE_TRY(add(out, "\nvoid varve_generated_"));
  VARVE_TRY(varve_buffer_append(out, name));
  VARVE_TRY(add(out, "(varve_definition_tables *tables) {\n"
                     "  *tables = (varve_definition_tables){.strings = varve_generated_strings(),\n"
                     "                                      .rows = rows,\n"
                     "                                      .layouts = layouts,\n"
                     "                                      .dialect_count = "));
  VARVE_TRY(varve_buffer_append_unsigned(out, packed->records[VARVE_TABLE_dialects].count));
  return add(out, "};\n}\n");
}

varve_status varve_definitions_emit(const varve_emitted_set *set, varve_buffer *pool,
                                    varve_buffer *out) {
  varve_packed_tables packed;
  varve_status status = varve_pack_tables(&packed, set->tables, set->size, pool);
  if (status == VARVE_STATUS_OK)
    status = emit(out, &packed, set->name);
  varve_packed_tables_release(&packed);
  return status;
}

varve_status varve_definitions_emit_strings(varve_slice pool, varve_buffer *out) {
  VARVE_TRY(add(out, "/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */\n"
                     "/* Made by `make regen` of the files in dialects/: change those. */\n"
                     "#include \"dialect/generated/strings.h\"\n\n"));
  VARVE_TRY(add_strings(out, pool));
  return add(out,
             "\nconst char *varve_generated_strings(void) { return (const char *)&strings; }\n");
}

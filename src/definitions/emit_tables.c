/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes definition tables as C source. */
#include "definitions/pack_tables.h"

static varve_status add(varve_buffer *out, const char *text) {
  return varve_buffer_append(out, varve_slice_of(text));
}

/* Starts the definition of an array: static const <type> <set>_<what>[] = { */
static varve_status begin(varve_buffer *out, const char *type, varve_slice set, const char *what) {
  VARVE_TRY(add(out, "static const "));
  VARVE_TRY(add(out, type));
  VARVE_TRY(varve_buffer_append(out, set));
  VARVE_TRY(add(out, what));
  return add(out, "[] = {\n");
}

static varve_status add_bytes(varve_buffer *out, varve_slice bytes) {
  enum { BYTES_A_LINE = 32 };
  for (size_t i = 0; i < bytes.size; i++) {
    VARVE_TRY(varve_buffer_append_unsigned(out, (unsigned char)bytes.data[i]));
    VARVE_TRY(add(out, (i + 1) % BYTES_A_LINE == 0 ? ",\n" : ","));
  }
  return add(out, "};\n");
}

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
  VARVE_TRY(begin(out, "unsigned char ", name, "_rows"));
  VARVE_TRY(add_bytes(out, varve_buffer_slice(&packed->rows)));
  VARVE_TRY(begin(out, "varve_row_layout ", name, "_layouts"));
  VARVE_TRY(add_layouts(out, packed));
  VARVE_TRY(add(out, "enum { "));
  VARVE_TRY(varve_buffer_append(out, name));
  VARVE_TRY(add(out, "_dialect_count = "));
  VARVE_TRY(varve_buffer_append_unsigned(out, packed->records[VARVE_TABLE_dialects].count));
  return add(out, " };\n\n");
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
  VARVE_TRY(begin(out, "unsigned char ", VARVE_SLICE(""), "strings"));
  return add_bytes(out, pool);
}

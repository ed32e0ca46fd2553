/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* SYMBOLS being written and listed. format-spec/varve.md, "Symbols". */
#include "container/symbols.h"

#include "container/write_index.h"

enum {
  COLUMN_OPERATION_NAMES, /* texts */
  COLUMN_KINDS,
  COLUMN_DEPTHS,
  COLUMN_STEPS,
  COLUMN_SHARED,
  COLUMN_ENDS, /* texts */
  COLUMN_COUNT,
  VISIBILITY_BITS = 2,
  /* Names may become so much longer than what they are told by. */
  EXPANSION_BASE = 64 << 20,
  EXPANSION_PER_BYTE = 100
};

/* Writing */

typedef struct symbols_writer {
  varve_memory *memory;
  uint64_t count;
  uint64_t last_top_level;
  varve_buffer last_name;
  varve_byte_writer columns[COLUMN_COUNT];
  varve_hash_table numbers_of_names; /* uint64_t */
  varve_arena arena;                 /* of these */
  varve_index_writer index;
} symbols_writer;

/* As the streams of a module have it. */
static varve_status write_text(varve_byte_writer *writer, varve_slice text) {
  for (size_t i = 0; i < text.size; i++) {
    uint8_t byte = (uint8_t)text.data[i];
    if (byte > 1) {
      VARVE_TRY(varve_write_byte(writer, byte));
      continue;
    }
    VARVE_TRY(varve_write_byte(writer, 1));
    VARVE_TRY(varve_write_byte(writer, byte + 1));
  }
  return varve_write_byte(writer, 0);
}

/* The table compares hashes: those of names, which are interned, are their places. */
static bool is_any(const void *key, const void *value) {
  (void)key;
  return value != NULL;
}

static varve_status number_of_name(symbols_writer *writer, varve_slice name, uint64_t *number) {
  uint64_t place = (uintptr_t)name.data;
  uint64_t *known = varve_hash_table_find(&writer->numbers_of_names, place, is_any, name.data);
  if (known == NULL) {
    known = varve_arena_allocate(&writer->arena, sizeof(*known));
    if (known == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *known = writer->numbers_of_names.count;
    VARVE_TRY(varve_hash_table_insert(&writer->numbers_of_names, place, known));
    VARVE_TRY(write_text(&writer->columns[COLUMN_OPERATION_NAMES], name));
  }
  *number = *known;
  return VARVE_STATUS_OK;
}

static varve_slice behind(varve_slice text, size_t size) {
  return varve_slice_make(text.size == 0 ? text.data : text.data + size, text.size - size);
}

static varve_status write_symbol(void *user, const varve_symbol *symbol) {
  symbols_writer *writer = user;
  varve_byte_writer *columns = writer->columns;
  varve_slice last = varve_buffer_slice(&writer->last_name);
  size_t shared = 0;
  uint64_t number;
  while (shared < last.size && shared < symbol->name.size &&
         last.data[shared] == symbol->name.data[shared])
    shared++;
  VARVE_TRY(number_of_name(writer, symbol->operation, &number));
  VARVE_TRY(varve_write_varint(&columns[COLUMN_KINDS],
                               number << VISIBILITY_BITS | (unsigned)symbol->visibility));
  VARVE_TRY(varve_write_varint(&columns[COLUMN_DEPTHS], symbol->depth));
  VARVE_TRY(varve_write_varint(&columns[COLUMN_STEPS], symbol->top_level - writer->last_top_level));
  VARVE_TRY(varve_write_varint(&columns[COLUMN_SHARED], shared));
  VARVE_TRY(write_text(&columns[COLUMN_ENDS], behind(symbol->name, shared)));
  writer->last_name.size = shared;
  VARVE_TRY(varve_buffer_append(&writer->last_name, behind(symbol->name, shared)));
  writer->last_top_level = symbol->top_level;
  writer->count++;
  return symbol->depth == 0 ? varve_index_writer_add(&writer->index, symbol) : VARVE_STATUS_OK;
}

static varve_status add_symbols(symbols_writer *writer, varve_container_frame_writer *frame) {
  const varve_section section = {.kind = VARVE_CONTAINER_SYMBOLS, .is_optional = true};
  varve_byte_writer all;
  size_t ends[COLUMN_COUNT];
  varve_byte_writer_init(&all, writer->memory);
  varve_status status = varve_write_varint(&all, writer->count);
  for (unsigned i = 0; i < COLUMN_COUNT && status == VARVE_STATUS_OK; i++)
    status = varve_write_varint(&all, writer->columns[i].bytes.size);
  for (unsigned i = 0; i < COLUMN_COUNT && status == VARVE_STATUS_OK; i++) {
    status = varve_write_bytes(&all, varve_buffer_slice(&writer->columns[i].bytes));
    ends[i] = all.bytes.size;
  }
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_add(frame, &section, varve_buffer_slice(&all.bytes),
                                       (varve_part_ends){ends, COLUMN_COUNT});
  varve_byte_writer_release(&all);
  return status;
}

varve_status varve_symbols_write(varve_module *module, const varve_group_starts *groups,
                                 varve_container_frame_writer *frame) {
  varve_memory *memory = &module->context->memory;
  symbols_writer writer = {.memory = memory};
  varve_buffer_init(&writer.last_name, memory);
  varve_hash_table_init(&writer.numbers_of_names, memory);
  varve_arena_init(&writer.arena, memory);
  varve_index_writer_init(&writer.index, memory, groups);
  for (unsigned i = 0; i < COLUMN_COUNT; i++)
    varve_byte_writer_init(&writer.columns[i], memory);
  varve_status status = varve_module_visit_symbols(module, write_symbol, &writer);
  if (status == VARVE_STATUS_OK)
    status = add_symbols(&writer, frame);
  if (status == VARVE_STATUS_OK)
    status = varve_index_write(&writer.index, frame);
  varve_buffer_release(&writer.last_name);
  varve_hash_table_release(&writer.numbers_of_names);
  varve_arena_release(&writer.arena);
  varve_index_writer_release(&writer.index);
  for (unsigned i = 0; i < COLUMN_COUNT; i++)
    varve_byte_writer_release(&writer.columns[i]);
  return status;
}

/* Listing */

typedef struct symbols_listing {
  const varve_symbols_reader *section;
  varve_byte_reader columns[COLUMN_COUNT];
  varve_vector operation_names; /* varve_slice: into text */
  varve_buffer text;
  varve_buffer name;
  uint64_t expansion_left;
  varve_symbol symbol;
} symbols_listing;

static varve_status read_text(varve_byte_reader *reader, varve_buffer *out) {
  for (;;) {
    uint8_t byte;
    VARVE_TRY(varve_read_byte(reader, "a text", &byte));
    if (byte == 0)
      return VARVE_STATUS_OK;
    if (byte == 1) {
      VARVE_TRY(varve_read_byte(reader, "a text", &byte));
      if (byte != 1 && byte != 2)
        return varve_byte_reader_fail(reader, VARVE_STATUS_CORRUPT,
                                      "a byte 01 in a text before a byte %02x", byte);
      byte--;
    }
    VARVE_TRY(varve_buffer_append_char(out, (char)byte));
  }
}

static varve_status split_columns(symbols_listing *listing, uint64_t *count) {
  static const char *const texts[COLUMN_COUNT] = {"symbols: names of operations",
                                                  "symbols: kinds",
                                                  "symbols: depths",
                                                  "symbols: steps",
                                                  "symbols: shared",
                                                  "symbols: ends"};
  const varve_symbols_reader *section = listing->section;
  varve_byte_reader all;
  uint64_t sizes[COLUMN_COUNT];
  varve_byte_reader_init(&all, section->bytes, section->start, section->reporter, "symbols");
  VARVE_TRY(varve_read_shortest_varint(&all, "the number of symbols", count));
  for (unsigned i = 0; i < COLUMN_COUNT; i++)
    VARVE_TRY(varve_read_shortest_varint(&all, "the size of a column", &sizes[i]));
  for (unsigned i = 0; i < COLUMN_COUNT; i++) {
    varve_slice column;
    uint64_t offset = varve_byte_reader_offset(&all);
    VARVE_TRY(varve_read_bytes(&all, "a column", sizes[i], &column));
    varve_byte_reader_init(&listing->columns[i], column, offset, section->reporter, texts[i]);
  }
  return varve_read_end(&all, "the columns");
}

/* Places in the text first, because it moves as it grows. */
static varve_status read_operation_names(symbols_listing *listing) {
  varve_byte_reader *column = &listing->columns[COLUMN_OPERATION_NAMES];
  while (varve_byte_reader_left(column) != 0) {
    size_t start = listing->text.size;
    VARVE_TRY(read_text(column, &listing->text));
    const varve_slice name = {NULL, listing->text.size - start};
    if (name.size == 0)
      return varve_byte_reader_fail(column, VARVE_STATUS_CORRUPT, "an operation without a name");
    VARVE_TRY(varve_vector_push(&listing->operation_names, &name));
  }
  const char *at = listing->text.data;
  for (size_t i = 0; i < listing->operation_names.count; i++) {
    varve_slice *name = &VARVE_VECTOR_AT(&listing->operation_names, varve_slice, i);
    name->data = at;
    at += name->size;
  }
  return VARVE_STATUS_OK;
}

static varve_status read_kind(symbols_listing *listing) {
  varve_byte_reader *column = &listing->columns[COLUMN_KINDS];
  uint64_t kind;
  VARVE_TRY(varve_read_shortest_varint(column, "a kind", &kind));
  uint64_t visibility = kind & ((1 << VISIBILITY_BITS) - 1);
  if (visibility > VARVE_VISIBILITY_NESTED ||
      kind >> VISIBILITY_BITS >= listing->operation_names.count)
    return varve_byte_reader_fail(column, VARVE_STATUS_CORRUPT, "a kind that is none");
  listing->symbol.visibility = (varve_visibility)visibility;
  listing->symbol.operation =
      VARVE_VECTOR_AT(&listing->operation_names, varve_slice, (size_t)(kind >> VISIBILITY_BITS));
  return VARVE_STATUS_OK;
}

/* A nested symbol is in the operation of the one before, others are in later ones. */
static varve_status read_place(symbols_listing *listing, bool is_first) {
  varve_byte_reader *depths = &listing->columns[COLUMN_DEPTHS];
  varve_byte_reader *steps = &listing->columns[COLUMN_STEPS];
  varve_symbol *symbol = &listing->symbol;
  uint64_t depth, step, least = is_first ? 0 : (uint64_t)symbol->depth + 1;
  VARVE_TRY(varve_read_shortest_varint(depths, "a depth", &depth));
  VARVE_TRY(varve_read_shortest_varint(steps, "a step", &step));
  if (depth > least || depth > UINT32_MAX)
    return varve_byte_reader_fail(depths, VARVE_STATUS_CORRUPT, "a symbol in none");
  if (step >= listing->section->operation_count - symbol->top_level ||
      (depth == 0 ? step == 0 && !is_first : step != 0))
    return varve_byte_reader_fail(steps, VARVE_STATUS_CORRUPT,
                                  "a symbol in an operation that cannot be");
  symbol->depth = (uint32_t)depth;
  symbol->top_level += step;
  return VARVE_STATUS_OK;
}

static varve_status read_name(symbols_listing *listing) {
  varve_byte_reader *column = &listing->columns[COLUMN_SHARED];
  uint64_t shared;
  VARVE_TRY(varve_read_shortest_varint(column, "what a name has in common", &shared));
  if (shared > listing->name.size)
    return varve_byte_reader_fail(column, VARVE_STATUS_CORRUPT,
                                  "a name that has more in common than there is");
  if (shared > listing->expansion_left)
    return varve_byte_reader_fail(column, VARVE_STATUS_LIMIT_EXCEEDED,
                                  "names repeat each other too often");
  listing->expansion_left -= shared;
  listing->name.size = (size_t)shared;
  VARVE_TRY(read_text(&listing->columns[COLUMN_ENDS], &listing->name));
  listing->symbol.name = varve_buffer_slice(&listing->name);
  return VARVE_STATUS_OK;
}

static varve_status list(symbols_listing *listing, varve_symbol_function *function, void *user) {
  uint64_t count;
  VARVE_TRY(split_columns(listing, &count));
  VARVE_TRY(read_operation_names(listing));
  for (uint64_t i = 0; i < count; i++) {
    VARVE_TRY(read_kind(listing));
    VARVE_TRY(read_place(listing, i == 0));
    VARVE_TRY(read_name(listing));
    VARVE_TRY(function(user, &listing->symbol));
  }
  for (unsigned i = 0; i < COLUMN_COUNT; i++)
    VARVE_TRY(varve_read_end(&listing->columns[i], "the last symbol"));
  return VARVE_STATUS_OK;
}

varve_status varve_symbols_visit(const varve_symbols_reader *section,
                                 varve_symbol_function *function, void *user) {
  symbols_listing listing = {.section = section,
                             .expansion_left = EXPANSION_BASE +
                                               (uint64_t)section->bytes.size * EXPANSION_PER_BYTE};
  varve_vector_init(&listing.operation_names, section->memory, sizeof(varve_slice));
  varve_buffer_init(&listing.text, section->memory);
  varve_buffer_init(&listing.name, section->memory);
  varve_status status = list(&listing, function, user);
  varve_vector_release(&listing.operation_names);
  varve_buffer_release(&listing.text);
  varve_buffer_release(&listing.name);
  return status;
}

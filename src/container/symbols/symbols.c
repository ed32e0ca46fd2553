/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists SYMBOLS. format-spec/varve.md, "Symbols". */
#include "container/symbols/symbols.h"

enum {
  /* Limits the memory of names, which may be longer than their encoding. */
  EXPANSION_BASE = 64 << 20,
  EXPANSION_PER_BYTE = 100
};

typedef struct operation_name {
  varve_slice text; /* range in symbols_listing.text */
  bool may_be_table;
} operation_name;

typedef struct symbols_listing {
  const varve_symbols_reader *section;
  varve_byte_reader columns[VARVE_SYMBOL_COLUMNS];
  varve_vector operation_names; /* operation_name */
  varve_buffer text;
  varve_buffer name;
  uint64_t expansion_left;
  varve_symbol symbol;
  bool is_table; /* the symbol may be a symbol table */
  uint32_t
      hidden_depth; /* symbols at this depth or deeper are inside one that is not a symbol table */
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
  static const char *const texts[VARVE_SYMBOL_COLUMNS] = {"symbols: names of operations",
                                                          "symbols: kinds",
                                                          "symbols: depths",
                                                          "symbols: steps",
                                                          "symbols: shared",
                                                          "symbols: ends"};
  const varve_symbols_reader *section = listing->section;
  varve_byte_reader all;
  uint64_t sizes[VARVE_SYMBOL_COLUMNS];
  varve_byte_reader_init(&all, section->bytes, section->start, section->reporter, "symbols");
  VARVE_TRY(varve_read_shortest_varint(&all, "the number of symbols", count));
  for (unsigned i = 0; i < VARVE_SYMBOL_COLUMNS; i++)
    VARVE_TRY(varve_read_shortest_varint(&all, "the size of a column", &sizes[i]));
  for (unsigned i = 0; i < VARVE_SYMBOL_COLUMNS; i++) {
    varve_slice column;
    uint64_t offset = varve_byte_reader_offset(&all);
    VARVE_TRY(varve_read_bytes(&all, "a column", sizes[i], &column));
    varve_byte_reader_init(&listing->columns[i], column, offset, section->reporter, texts[i]);
  }
  return varve_read_end(&all, "the columns");
}

static varve_status read_name(symbols_listing *listing) {
  varve_byte_reader *column = &listing->columns[VARVE_SYMBOL_SHARED];
  uint64_t shared;
  VARVE_TRY(varve_read_shortest_varint(column, "the number of shared bytes of a name", &shared));
  if (shared > listing->name.size)
    return varve_byte_reader_fail(column, VARVE_STATUS_CORRUPT,
                                  "a name that shares more bytes than the previous name has");
  if (shared > listing->expansion_left)
    return varve_byte_reader_fail(column, VARVE_STATUS_LIMIT_EXCEEDED,
                                  "names repeat each other too often");
  listing->expansion_left -= shared;
  listing->name.size = (size_t)shared;
  VARVE_TRY(read_text(&listing->columns[VARVE_SYMBOL_ENDS], &listing->name));
  listing->symbol.name = varve_buffer_slice(&listing->name);
  return VARVE_STATUS_OK;
}

/* Collects offsets first, because the text moves as it grows. */
static varve_status read_operation_names(symbols_listing *listing) {
  varve_byte_reader *column = &listing->columns[VARVE_SYMBOL_OPERATION_NAMES];
  while (varve_byte_reader_left(column) != 0) {
    size_t start = listing->text.size;
    VARVE_TRY(read_text(column, &listing->text));
    const operation_name name = {.text = {NULL, listing->text.size - start}};
    bool is_name =
        name.text.size != 0 &&
        varve_is_operation_name(varve_slice_make(listing->text.data + start, name.text.size));
    if (!is_name)
      return varve_byte_reader_fail(column, VARVE_STATUS_CORRUPT,
                                    "an invalid name of an operation");
    VARVE_TRY(varve_vector_push(&listing->operation_names, &name));
  }
  const char *at = listing->text.data;
  for (size_t i = 0; i < listing->operation_names.count; i++) {
    operation_name *name = &VARVE_VECTOR_AT(&listing->operation_names, operation_name, i);
    const varve_operation_name *known;
    name->text.data = at;
    at += name->text.size;
    VARVE_TRY(varve_operation_name_get(listing->section->context, name->text, &known));
    name->may_be_table = varve_may_be_symbol_table(known->definition);
  }
  return VARVE_STATUS_OK;
}

static varve_status list(symbols_listing *listing, varve_symbol_function *function, void *user) {
  uint64_t count;
  VARVE_TRY(split_columns(listing, &count));
  VARVE_TRY(read_operation_names(listing));
  for (uint64_t i = 0; i < count; i++) {
    varve_byte_reader *column = &listing->columns[VARVE_SYMBOL_KINDS];
    uint64_t kind;
    VARVE_TRY(varve_read_shortest_varint(column, "a kind", &kind));
    uint64_t visibility = kind & ((1 << VARVE_SYMBOL_VISIBILITY_BITS) - 1);
    if (visibility > VARVE_VISIBILITY_NESTED ||
        kind >> VARVE_SYMBOL_VISIBILITY_BITS >= listing->operation_names.count)
      return varve_byte_reader_fail(column, VARVE_STATUS_CORRUPT, "an unknown kind");
    listing->symbol.visibility = (varve_visibility)visibility;
    const operation_name *name = &VARVE_VECTOR_AT(&listing->operation_names, operation_name,
                                                  (size_t)(kind >> VARVE_SYMBOL_VISIBILITY_BITS));
    listing->symbol.operation = name->text;
    listing->is_table = name->may_be_table;
    /* Reads the place of a symbol: in the operation of the symbol before if it is nested, otherwise
     * in a later operation. */
    const bool is_first = i == 0;
    varve_byte_reader *depths = &listing->columns[VARVE_SYMBOL_DEPTHS];
    varve_byte_reader *steps = &listing->columns[VARVE_SYMBOL_STEPS];
    varve_symbol *symbol = &listing->symbol;
    uint64_t depth, step, least = is_first ? 0 : (uint64_t)symbol->depth + 1;
    VARVE_TRY(varve_read_shortest_varint(depths, "a depth", &depth));
    VARVE_TRY(varve_read_shortest_varint(steps, "a step", &step));
    if (depth > least || depth > UINT32_MAX)
      return varve_byte_reader_fail(depths, VARVE_STATUS_CORRUPT,
                                    "a nested symbol without a symbol before it");
    if (step >= listing->section->operation_count - symbol->top_level ||
        (depth == 0 ? step == 0 && !is_first : step != 0))
      return varve_byte_reader_fail(steps, VARVE_STATUS_CORRUPT,
                                    "a symbol in an operation that does not exist");
    symbol->depth = (uint32_t)depth;
    symbol->top_level += step;
    VARVE_TRY(read_name(listing));
    if (listing->symbol.depth >= listing->hidden_depth)
      continue;
    listing->hidden_depth = listing->is_table ? UINT32_MAX : listing->symbol.depth + 1;
    VARVE_TRY(function(user, &listing->symbol));
  }
  for (unsigned i = 0; i < VARVE_SYMBOL_COLUMNS; i++)
    VARVE_TRY(varve_read_end(&listing->columns[i], "the last symbol"));
  return VARVE_STATUS_OK;
}

varve_status varve_symbols_visit(const varve_symbols_reader *section,
                                 varve_symbol_function *function, void *user) {
  varve_memory *memory = &section->context->memory;
  symbols_listing listing = {.section = section,
                             .hidden_depth = UINT32_MAX,
                             .expansion_left = EXPANSION_BASE +
                                               (uint64_t)section->bytes.size * EXPANSION_PER_BYTE};
  varve_vector_init(&listing.operation_names, memory, sizeof(operation_name));
  varve_buffer_init(&listing.text, memory);
  varve_buffer_init(&listing.name, memory);
  varve_status status = list(&listing, function, user);
  varve_vector_release(&listing.operation_names);
  varve_buffer_release(&listing.text);
  varve_buffer_release(&listing.name);
  return status;
}

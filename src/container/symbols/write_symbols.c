/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes SYMBOLS. format-spec/varve.md, "Symbols". */
#include "container/symbols/write_symbols.h"

#include "base/scanner.h"

/* Writes a text as streams of a module do. Most texts have no byte that needs an escape. */
static varve_status write_text(varve_byte_writer *writer, varve_slice text) {
  size_t plain = 0;
  for (size_t i = 0; i < text.size; i++) {
    uint8_t byte = (uint8_t)text.data[i];
    if (byte > 1)
      continue;
    VARVE_TRY(varve_write_bytes(writer, varve_slice_make(text.data + plain, i - plain)));
    VARVE_TRY(varve_write_byte(writer, 1));
    VARVE_TRY(varve_write_byte(writer, byte + 1));
    plain = i + 1;
  }
  if (plain < text.size)
    VARVE_TRY(varve_write_bytes(writer, varve_slice_make(text.data + plain, text.size - plain)));
  return varve_write_byte(writer, 0);
}

/* The table compares hashes. Names are interned, so their hash is their address. */
static bool is_any(const void *key, const void *value) {
  (void)key;
  return value != NULL;
}

static varve_status number_of_name(varve_symbols_writer *writer, varve_slice name,
                                   uint64_t *number) {
  uint64_t place = (uintptr_t)name.data;
  if (name.data == writer->last_operation.data) {
    *number = writer->last_number;
    return VARVE_STATUS_OK;
  }
  uint64_t *known = varve_hash_table_find(&writer->numbers_of_names, place, is_any, name.data);
  if (known == NULL) {
    known = varve_arena_allocate(&writer->arena, sizeof(*known));
    if (known == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    *known = writer->numbers_of_names.count;
    VARVE_TRY(varve_hash_table_insert(&writer->numbers_of_names, place, known));
    VARVE_TRY(write_text(&writer->columns[VARVE_SYMBOL_OPERATION_NAMES], name));
  }
  writer->last_operation = name;
  *number = writer->last_number = *known;
  return VARVE_STATUS_OK;
}

varve_status varve_symbols_writer_add(void *user, const varve_symbol *symbol) {
  varve_symbols_writer *writer = user;
  varve_byte_writer *columns = writer->columns;
  varve_slice last = varve_buffer_slice(&writer->last_name);
  size_t shared = 0;
  uint64_t number;
  while (shared < last.size && shared < symbol->name.size &&
         last.data[shared] == symbol->name.data[shared])
    shared++;
  VARVE_TRY(number_of_name(writer, symbol->operation, &number));
  VARVE_TRY(
      varve_write_varint(&columns[VARVE_SYMBOL_KINDS],
                         number << VARVE_SYMBOL_VISIBILITY_BITS | (unsigned)symbol->visibility));
  VARVE_TRY(varve_write_varint(&columns[VARVE_SYMBOL_DEPTHS], symbol->depth));
  VARVE_TRY(
      varve_write_varint(&columns[VARVE_SYMBOL_STEPS], symbol->top_level - writer->last_top_level));
  VARVE_TRY(varve_write_varint(&columns[VARVE_SYMBOL_SHARED], shared));
  VARVE_TRY(write_text(&columns[VARVE_SYMBOL_ENDS], varve_text_after(symbol->name, shared)));
  writer->last_name.size = shared;
  VARVE_TRY(varve_buffer_append(&writer->last_name, varve_text_after(symbol->name, shared)));
  writer->last_top_level = symbol->top_level;
  writer->count++;
  return symbol->depth == 0 ? varve_index_writer_add(&writer->index, symbol) : VARVE_STATUS_OK;
}

varve_status varve_symbols_writer_bytes(const varve_symbols_writer *writer, varve_byte_writer *all,
                                        size_t ends[VARVE_SYMBOL_COLUMNS]) {
  VARVE_TRY(varve_write_varint(all, writer->count));
  for (unsigned i = 0; i < VARVE_SYMBOL_COLUMNS; i++)
    VARVE_TRY(varve_write_varint(all, writer->columns[i].bytes.size));
  for (unsigned i = 0; i < VARVE_SYMBOL_COLUMNS; i++) {
    VARVE_TRY(varve_write_bytes(all, varve_buffer_slice(&writer->columns[i].bytes)));
    ends[i] = all->bytes.size;
  }
  return VARVE_STATUS_OK;
}

static varve_status add_section(const varve_symbols_writer *writer,
                                varve_container_frame_writer *frame) {
  const varve_section section = {.kind = VARVE_CONTAINER_SYMBOLS, .is_optional = true};
  varve_byte_writer all;
  size_t ends[VARVE_SYMBOL_COLUMNS];
  varve_byte_writer_init(&all, writer->memory);
  varve_status status = varve_symbols_writer_bytes(writer, &all, ends);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_add(frame, &section, varve_buffer_slice(&all.bytes),
                                       (varve_part_ends){ends, VARVE_SYMBOL_COLUMNS});
  varve_byte_writer_release(&all);
  return status;
}

void varve_symbols_writer_init(varve_symbols_writer *writer, varve_memory *memory,
                               const varve_group_starts *groups) {
  *writer = (varve_symbols_writer){.memory = memory};
  varve_buffer_init(&writer->last_name, memory);
  varve_hash_table_init(&writer->numbers_of_names, memory);
  varve_arena_init(&writer->arena, memory);
  varve_index_writer_init(&writer->index, memory, groups);
  for (unsigned i = 0; i < VARVE_SYMBOL_COLUMNS; i++)
    varve_byte_writer_init(&writer->columns[i], memory);
}

void varve_symbols_writer_release(varve_symbols_writer *writer) {
  varve_buffer_release(&writer->last_name);
  varve_hash_table_release(&writer->numbers_of_names);
  varve_arena_release(&writer->arena);
  varve_index_writer_release(&writer->index);
  for (unsigned i = 0; i < VARVE_SYMBOL_COLUMNS; i++)
    varve_byte_writer_release(&writer->columns[i]);
}

varve_status varve_symbols_writer_add_block(varve_symbols_writer *writer, const varve_block *block,
                                            uint64_t named_count) {
  varve_symbol_walk walk = {.function = varve_symbols_writer_add, .user = writer};
  varve_slice name;
  for (const varve_operation *op = block->first; op != NULL; op = op->next)
    named_count -= varve_operation_symbol_name(op, &name);
  walk.is_flat = named_count == 0;
  for (varve_operation *op = block->first; op != NULL; op = op->next) {
    VARVE_TRY(varve_symbol_walk_visit(&walk, op));
    walk.symbol.top_level++;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_symbols_write(const varve_block *block, const varve_group_starts *groups,
                                 varve_container_frame_writer *frame) {
  varve_symbols_writer writer;
  varve_symbols_writer_init(&writer, frame->memory, groups);
  varve_status status = varve_symbols_writer_add_block(&writer, block, UINT64_MAX);
  if (status == VARVE_STATUS_OK)
    status = add_section(&writer, frame);
  if (status == VARVE_STATUS_OK)
    status = varve_index_write(&writer.index, frame);
  varve_symbols_writer_release(&writer);
  return status;
}

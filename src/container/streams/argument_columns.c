/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Predicts the column of a block argument from the arguments read or written before. */
#include "container/streams/argument_columns.h"

#include "ir/attributes.h"

void varve_argument_columns_init(varve_argument_columns *columns, varve_memory *memory) {
  varve_id_table_init(&columns->first, memory);
  varve_id_table_init(&columns->behind, memory);
  columns->name_key = NULL;
}

void varve_argument_columns_release(varve_argument_columns *columns) {
  varve_id_table_release(&columns->first);
  varve_id_table_release(&columns->behind);
}

/* Most dictionary attributes are short, so a linear search that compares bytes is fastest. */
static const varve_entity *find_name(varve_argument_columns *columns,
                                     const varve_entity *dictionary) {
  enum { SHORT = 16 };
  const varve_slice name = VARVE_SLICE("sym_name");
  uint32_t count = dictionary == NULL || dictionary->kind != VARVE_KIND_DICTIONARY
                       ? 0
                       : varve_dictionary_size(dictionary);
  if (count > SHORT)
    return varve_dictionary_find(dictionary, name);
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *key = varve_dictionary_name(dictionary, i);
    if (columns->name_key == NULL && varve_slice_equal(varve_string_bytes(key), name))
      columns->name_key = key;
    if (key == columns->name_key)
      return varve_dictionary_value(dictionary, i);
  }
  return NULL;
}

static uint32_t name_size(varve_argument_columns *columns, const varve_operation *op) {
  const varve_entity *name = find_name(columns, varve_operation_properties(op));
  if (name == NULL)
    name = find_name(columns, varve_operation_dictionary(op));
  bool is_string = name != NULL && name->kind == VARVE_KIND_STRING && name->child_count == 0;
  return is_string ? (uint32_t)varve_string_bytes(name).size : 0;
}

static uint32_t digits_of(uint32_t number) {
  uint32_t count = 1;
  for (; number >= 10; number /= 10)
    count++;
  return count;
}

/* Returns the part of the distance that is known beforehand: the length of the symbol name for the
 * first argument, otherwise the number of digits in the name of the argument before. */
static uint32_t own_columns(varve_argument_columns *columns, const varve_block *block,
                            uint32_t index) {
  return index == 0 ? name_size(columns, block->region->owner) : digits_of(index - 1);
}

static uint32_t type_before(const varve_block *block, uint32_t index) {
  return block->arguments[index - 1]->value.type->id;
}

uint32_t varve_expected_columns(varve_argument_columns *columns, const varve_block *block,
                                uint32_t index) {
  return own_columns(columns, block, index) +
         (index == 0 ? varve_id_table_get(&columns->first, block->region->owner->name->id)
                     : varve_id_table_get(&columns->behind, type_before(block, index)));
}

varve_status varve_learn_columns(varve_argument_columns *columns, const varve_block *block,
                                 uint32_t index, uint32_t count) {
  uint32_t learnt = count - own_columns(columns, block, index);
  return index == 0 ? varve_id_table_set(&columns->first, block->region->owner->name->id, learnt)
                    : varve_id_table_set(&columns->behind, type_before(block, index), learnt);
}

varve_status varve_step_columns(varve_argument_columns *columns, const varve_block *block,
                                uint32_t step, uint32_t *count) {
  uint32_t index = block->argument_count;
  uint32_t *learnt = index == 0
                         ? varve_id_table_place(&columns->first, block->region->owner->name->id)
                         : varve_id_table_place(&columns->behind, type_before(block, index));
  if (learnt == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *learnt += step;
  *count = own_columns(columns, block, index) + *learnt;
  return VARVE_STATUS_OK;
}

static void forget(varve_id_table *table, uint32_t id) {
  if (id < table->count)
    table->numbers[id] = 0;
}

void varve_forget_columns(varve_argument_columns *columns, const varve_block *block) {
  if (block->argument_count == 0)
    return;
  forget(&columns->first, block->region->owner->name->id);
  for (uint32_t i = 1; i < block->argument_count; i++)
    forget(&columns->behind, type_before(block, i));
}

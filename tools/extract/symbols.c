/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbol tables: see symbols.h. */
#include "extract/symbols.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "extract/input.h"

void symbol_index_release(symbol_index *index) {
  for (size_t i = 0; i < index->tables.capacity; i++)
    free(index->tables.entries[i].value);
  pointer_map_release(&index->tables);
  pointer_map_release(&index->names);
  pointer_map_release(&index->unknowns);
}

bool symbol_name_of(const varve_operation *op, varve_slice *name) {
  const varve_slice key = {"sym_name", sizeof("sym_name") - 1};
  const varve_attribute *attribute = varve_operation_get_attribute(op, key);
  return attribute != NULL && varve_attribute_get_string(attribute, name) == VARVE_STATUS_OK;
}

static varve_definition definition_of(const symbol_index *index, const varve_operation *op) {
  return varve_registry_get_definition(index->registry, VARVE_DEFINITION_OPERATION,
                                       varve_operation_get_name(op));
}

bool symbol_has_definition(const symbol_index *index, const varve_operation *op) {
  return definition_of(index, op).record != NULL;
}

static bool has_trait(varve_definition definition, const char *trait) {
  uint32_t count = varve_definition_get_count(definition, VARVE_DEFINITION_TRAITS);
  for (uint32_t i = 0; i < count; i++) {
    varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
    if (varve_definition_get_item(definition, VARVE_DEFINITION_TRAITS, i, &item) ==
            VARVE_STATUS_OK &&
        item.name.size == strlen(trait) && memcmp(item.name.data, trait, item.name.size) == 0)
      return true;
  }
  return false;
}

bool symbol_has_trait(const symbol_index *index, const varve_operation *op, const char *trait) {
  varve_definition definition = definition_of(index, op);
  return definition.record != NULL && has_trait(definition, trait);
}

typedef enum table_answer { NO_TABLE, IS_TABLE, NOT_DEFINED } table_answer;

/* Looks up what the definition of a name says. Names are unique and live as long as the context. */
static varve_status ask_definition(symbol_index *index, const varve_operation *op, int *answer) {
  const char *name = varve_operation_get_name(op).data;
  const pointer_entry *known = pointer_map_find(&index->names, name, NULL);
  if (known != NULL) {
    *answer = known->tag;
    return VARVE_STATUS_OK;
  }
  varve_definition definition = definition_of(index, op);
  pointer_entry entry = {.key = name, .tag = NOT_DEFINED};
  if (definition.record != NULL)
    entry.tag = has_trait(definition, "SymbolTable") ? IS_TABLE : NO_TABLE;
  *answer = entry.tag;
  return pointer_map_add(&index->names, &entry) ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

static varve_status look_for_symbols(symbol_index *index, varve_operation *op, bool *is_table) {
  const pointer_entry *known = pointer_map_find(&index->unknowns, op, NULL);
  varve_slice name;
  if (known != NULL) {
    *is_table = known->tag == IS_TABLE;
    return VARVE_STATUS_OK;
  }
  varve_status status = extract_input_read(op);
  if (status != VARVE_STATUS_OK)
    return status;
  const varve_operation *child = symbol_first_child(op);
  while (child != NULL && !symbol_name_of(child, &name))
    child = symbol_next_child(child);
  *is_table = child != NULL;
  const pointer_entry entry = {.key = op, .tag = *is_table ? IS_TABLE : NO_TABLE};
  return pointer_map_add(&index->unknowns, &entry) ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

varve_status symbol_is_table(symbol_index *index, varve_operation *op, bool *is_table) {
  int answer = NO_TABLE;
  *is_table = false;
  if (varve_operation_get_region_count(op) == 0)
    return VARVE_STATUS_OK;
  varve_status status = ask_definition(index, op, &answer);
  *is_table = answer == IS_TABLE;
  if (status == VARVE_STATUS_OK && answer == NOT_DEFINED)
    return look_for_symbols(index, op, is_table);
  return status;
}

static int compare_names(varve_slice a, varve_slice b) {
  size_t size = a.size < b.size ? a.size : b.size;
  int order = size == 0 ? 0 : memcmp(a.data, b.data, size);
  return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

static int compare_symbols(const void *a, const void *b) {
  const symbol *one = a, *other = b;
  int order = compare_names(one->name, other->name);
  return order != 0 ? order : (one->order > other->order) - (one->order < other->order);
}

static symbol_table *make_table(const varve_operation *op) {
  size_t count = 0;
  varve_slice name;
  for (varve_operation *c = symbol_first_child(op); c != NULL; c = symbol_next_child(c))
    count += symbol_name_of(c, &name);
  symbol_table *table = malloc(sizeof(*table) + count * sizeof(symbol));
  if (table == NULL)
    return NULL;
  table->count = 0;
  for (varve_operation *c = symbol_first_child(op); c != NULL; c = symbol_next_child(c))
    if (symbol_name_of(c, &name)) {
      table->symbols[table->count] = (symbol){.name = name, .op = c, .order = table->count};
      table->count++;
    }
  qsort(table->symbols, table->count, sizeof(symbol), compare_symbols);
  return table;
}

varve_status symbol_table_of(symbol_index *index, varve_operation *op, const symbol_table **table) {
  const pointer_entry *known = pointer_map_find(&index->tables, op, NULL);
  if (known != NULL) {
    *table = known->value;
    return VARVE_STATUS_OK;
  }
  varve_status status = extract_input_read(op);
  if (status != VARVE_STATUS_OK)
    return status;
  const pointer_entry entry = {.key = op, .value = make_table(op)};
  *table = entry.value;
  if (entry.value != NULL && pointer_map_add(&index->tables, &entry))
    return VARVE_STATUS_OK;
  free(entry.value);
  return VARVE_STATUS_OUT_OF_MEMORY;
}

const symbol *symbol_find(const symbol_table *table, varve_slice name, size_t *count) {
  size_t low = 0, high = table->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (compare_names(table->symbols[middle].name, name) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  size_t end = low;
  while (end < table->count && compare_names(table->symbols[end].name, name) == 0)
    end++;
  *count = end - low;
  return end == low ? NULL : &table->symbols[low];
}

varve_status symbol_nearest_table(symbol_index *index, varve_operation *op,
                                  varve_operation **table) {
  bool is_table = false;
  varve_status status = VARVE_STATUS_OK;
  for (; op != NULL; op = varve_operation_get_parent(op)) {
    status = symbol_is_table(index, op, &is_table);
    if (status != VARVE_STATUS_OK || is_table)
      break;
  }
  *table = op;
  return status;
}

static varve_operation *first_in_blocks(const varve_block *block) {
  for (; block != NULL; block = varve_block_get_next(block))
    if (varve_block_get_first_operation(block) != NULL)
      return varve_block_get_first_operation(block);
  return NULL;
}

static varve_operation *first_in_regions(const varve_operation *op, uint32_t index) {
  uint32_t count = varve_operation_get_region_count(op);
  for (; index < count; index++) {
    varve_region *region = varve_operation_get_region(op, index);
    varve_operation *first = first_in_blocks(varve_region_get_first_block(region));
    if (first != NULL)
      return first;
  }
  return NULL;
}

varve_operation *symbol_first_child(const varve_operation *op) { return first_in_regions(op, 0); }

varve_operation *symbol_next_child(const varve_operation *child) {
  varve_operation *next = varve_operation_get_next(child);
  if (next != NULL)
    return next;
  const varve_block *block = varve_operation_get_block(child);
  next = first_in_blocks(varve_block_get_next(block));
  if (next != NULL)
    return next;
  const varve_region *region = varve_block_get_region(block);
  const varve_operation *owner = varve_region_get_owner(region);
  uint32_t index = 0;
  while (varve_operation_get_region(owner, index) != region)
    index++;
  return first_in_regions(owner, index + 1);
}

static bool is_bare(varve_slice name) {
  if (name.size == 0 || isdigit((unsigned char)name.data[0]))
    return false;
  for (size_t i = 0; i < name.size; i++) {
    unsigned char c = (unsigned char)name.data[i];
    bool is_sign = c == '_' || (i != 0 && (c == '$' || c == '.'));
    if (c >= 0x80 || (!isalnum(c) && !is_sign))
      return false;
  }
  return true;
}

void symbol_print(varve_slice name, FILE *out) {
  fputc('@', out);
  if (is_bare(name)) {
    fwrite(name.data, 1, name.size, out);
    return;
  }
  fputc('"', out);
  for (size_t i = 0; i < name.size; i++) {
    unsigned char c = (unsigned char)name.data[i];
    if (c == '"' || c == '\\')
      fprintf(out, "\\%c", c);
    else if (c < ' ' || c >= 0x7F)
      fprintf(out, "\\%02X", c);
    else
      fputc(c, out);
  }
  fputc('"', out);
}

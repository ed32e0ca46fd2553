/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols in order of definition, and resources by key. */
#include "extract/list.h"

#include <string.h>

/* The tables around the symbol that is listed, the outermost first. */
static void print_path(const pointer_list *tables, varve_slice name, FILE *out) {
  varve_slice outer;
  for (size_t i = 0; i < tables->count; i++)
    if (symbol_name_of(tables->items[i], &outer)) {
      symbol_print(outer, out);
      fputs("::", out);
    }
  symbol_print(name, out);
}

static varve_status list_symbol(symbol_index *index, varve_operation *op, pointer_list *tables,
                                FILE *out) {
  varve_slice name;
  bool is_table;
  if (!symbol_name_of(op, &name))
    return VARVE_STATUS_OK;
  print_path(tables, name, out);
  varve_slice kind = varve_operation_get_name(op);
  fprintf(out, "\t%.*s\n", (int)kind.size, kind.data);
  varve_status status = symbol_is_table(index, op, &is_table);
  if (status != VARVE_STATUS_OK || !is_table)
    return status;
  status = extract_input_read(op);
  if (status == VARVE_STATUS_OK && symbol_first_child(op) != NULL && !pointer_list_push(tables, op))
    status = VARVE_STATUS_OUT_OF_MEMORY;
  return status;
}

/* tables[0] stands for the root, whose own name is no part of a path. */
static varve_status list_in(symbol_index *index, varve_operation *root, pointer_list *tables,
                            FILE *out) {
  varve_operation *op = symbol_first_child(root);
  while (op != NULL) {
    size_t depth = tables->count;
    varve_status status = list_symbol(index, op, tables, out);
    if (status != VARVE_STATUS_OK)
      return status;
    varve_operation *next = tables->count > depth ? symbol_first_child(op) : symbol_next_child(op);
    while (next == NULL && tables->count != 0)
      next = symbol_next_child(tables->items[--tables->count]);
    op = next;
  }
  return VARVE_STATUS_OK;
}

varve_status list_symbols(const extract_input *input, symbol_index *index, FILE *out) {
  varve_operation *root = varve_module_get_root(input->module);
  pointer_list tables = {.items = NULL};
  bool is_table;
  varve_status status = symbol_is_table(index, root, &is_table);
  if (status == VARVE_STATUS_OK && is_table)
    status = list_in(index, root, &tables, out);
  pointer_list_release(&tables);
  return status;
}

static bool is_same(varve_slice a, const char *text, size_t size) {
  return a.size == size && (size == 0 || memcmp(a.data, text, size) == 0);
}

/* Whether key is that of the resource, or its group, a colon and that. */
static bool has_key(const varve_resource_item *item, const char *key) {
  size_t size = strlen(key), group = item->group.size;
  if (is_same(item->key, key, size))
    return true;
  return size > group && key[group] == ':' && is_same(item->group, key, group) &&
         is_same(item->key, key + group + 1, size - group - 1);
}

static varve_status refuse(const extract_input *input, const char *key, const char *why,
                           varve_status status) {
  fprintf(stderr, "%s: error: %s '%s'\n", input->name, why, key);
  return status;
}

varve_status find_resource(const extract_input *input, const char *key, varve_slice *bytes) {
  size_t count = varve_module_get_resource_count(input->module), same = 0, number = 0;
  varve_resource_item found = VARVE_RESOURCE_ITEM_INIT;
  for (size_t i = 0; i < count; i++) {
    varve_resource_item item = VARVE_RESOURCE_ITEM_INIT;
    varve_status status = varve_module_get_resource(input->module, i, &item);
    if (status != VARVE_STATUS_OK)
      return status;
    if (!has_key(&item, key))
      continue;
    found = item;
    number = i;
    same++;
  }
  if (same == 0)
    return refuse(input, key, "there is no resource", VARVE_STATUS_NOT_FOUND);
  if (same > 1)
    return refuse(input, key, "several resources have the key", VARVE_STATUS_INVALID);
  if (!found.has_data)
    return refuse(input, key, "the file does not hold the bytes of resource",
                  VARVE_STATUS_NOT_FOUND);
  varve_status status = varve_module_check_resource(input->module, number, 0, found.data.size);
  if (status != VARVE_STATUS_OK)
    return refuse(input, key, "the file was changed: wrong checksum of resource", status);
  *bytes = found.data;
  if (found.is_bool)
    *bytes = found.bool_value ? (varve_slice){"true", 4} : (varve_slice){"false", 5};
  return VARVE_STATUS_OK;
}

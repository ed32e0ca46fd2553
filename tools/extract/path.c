/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols that the command line names: see path.h. */
#include "extract/path.h"

#include <stdlib.h>
#include <string.h>

#include "common/message.h"

/* A path of the command line: a symbol reference, or a single name without @. */
typedef struct symbol_path {
  const char *text;
  const varve_attribute *reference; /* NULL: the path is a single name, in text */
} symbol_path;

static uint32_t path_size(const symbol_path *path) {
  return path->reference == NULL ? 1 : varve_attribute_get_symbol_name_count(path->reference);
}

static varve_slice path_name(const symbol_path *path, uint32_t index) {
  return path->reference != NULL ? varve_attribute_get_symbol_name(path->reference, index)
                                 : (varve_slice){path->text, strlen(path->text)};
}

static void print_similar(const symbol_table *table, varve_slice requested, FILE *out) {
  varve_similar_names similar = {.requested = requested};
  for (size_t i = 0; table != NULL && i < table->count; i++)
    varve_similar_names_offer(&similar, table->symbols[i].name);
  for (size_t i = 0; i < similar.count; i++) {
    fputs(i == 0 ? "; did you mean " : i + 1 == similar.count ? " or " : ", ", out);
    symbol_print(similar.names[i], out);
  }
  if (similar.count != 0)
    fputc('?', out);
}

/* Says that a table has no symbol, or several, with the last of the first size names of a path. */
static varve_status print_fault(const symbol_table *table, const symbol_path *path, uint32_t size,
                                FILE *out) {
  size_t same = 0;
  varve_slice name = path_name(path, size - 1);
  if (table != NULL)
    (void)symbol_find(table, name, &same);
  fputs(same == 0 ? "there is no symbol " : "several symbols have the name ", out);
  for (uint32_t i = 0; i < size; i++) {
    if (i != 0)
      fputs("::", out);
    symbol_print(path_name(path, i), out);
  }
  if (same != 0)
    return VARVE_STATUS_INVALID;
  print_similar(table, name, out);
  return VARVE_STATUS_NOT_FOUND;
}

static varve_status report_fault(const extract_input *input, const symbol_table *table,
                                 const symbol_path *path, uint32_t size) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (out == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_status status = print_fault(table, path, size, out);
  if (fclose(out) == 0)
    message_fault(input->name, "%s", text);
  else
    status = VARVE_STATUS_OUT_OF_MEMORY;
  free(text);
  return status;
}

/* Finds the symbol in outer that the path names at this index. */
static varve_status step(const extract_input *input, symbol_index *index, const symbol_path *path,
                         uint32_t at, varve_operation **op) {
  const symbol_table *table = NULL;
  const symbol *next = NULL;
  bool is_table;
  size_t same = 0;
  varve_status status = symbol_is_table(index, *op, &is_table);
  if (status == VARVE_STATUS_OK && is_table)
    status = symbol_table_of(index, *op, &table);
  if (status != VARVE_STATUS_OK)
    return status;
  if (table != NULL)
    next = symbol_find(table, path_name(path, at), &same);
  *op = next != NULL && same == 1 ? next->op : NULL;
  return *op != NULL ? VARVE_STATUS_OK : report_fault(input, table, path, at + 1);
}

static varve_status parse_path(const extract_input *input, const char *text, symbol_path *path) {
  const varve_diagnostic_sink none = {NULL, NULL};
  *path = (symbol_path){.text = text};
  if (text[0] != '@')
    return VARVE_STATUS_OK;
  varve_status status = varve_attribute_parse(input->context, (varve_slice){text, strlen(text)},
                                              none, &path->reference);
  if (status == VARVE_STATUS_OUT_OF_MEMORY)
    return status;
  if (status == VARVE_STATUS_OK &&
      varve_attribute_get_kind(path->reference) == VARVE_ATTRIBUTE_KIND_SYMBOL_REF)
    return VARVE_STATUS_OK;
  message_print(input->run->tool, "--symbol must be @name or @outer::@name, not '%s'", text);
  return VARVE_STATUS_BAD_ARGUMENT;
}

varve_status path_take(extract_input *input, const char *text) {
  symbol_path path;
  size_t count = 0;
  varve_status status = parse_path(input, text, &path);
  if (status == VARVE_STATUS_OK)
    status = extract_input_take(input, path_name(&path, 0), &count);
  if (status == VARVE_STATUS_OK && count != 1)
    extract_input_take_all(input);
  return status;
}

varve_status path_find(const extract_input *input, symbol_index *index, const char *text,
                       varve_operation **found) {
  symbol_path path;
  *found = NULL;
  varve_status status = parse_path(input, text, &path);
  if (status != VARVE_STATUS_OK)
    return status;
  varve_operation *op = varve_module_get_root(input->module);
  for (uint32_t i = 0; i < path_size(&path); i++) {
    status = step(input, index, &path, i, &op);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  *found = op;
  return VARVE_STATUS_OK;
}

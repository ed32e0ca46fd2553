/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of the root are read on demand. A root that is not a plain module is read as a whole,
 * because its blocks may need their terminators. */
#include "extract/input.h"

#include <stdlib.h>
#include <string.h>

#include "modules/shared.h"

/* An input that becomes an open file. */
typedef struct file_reading {
  shared_reading reading; /* first */
  varve_file *file;
} file_reading;

static varve_status pass_over(void *user, const varve_file_symbol *symbol) {
  (void)user;
  (void)symbol;
  return VARVE_STATUS_OK;
}

/* Text is read as a whole, at once: another release may have to read it. */
static varve_status open_file(shared_reading *reading, const varve_load_options *options) {
  varve_load_options load = *options;
  varve_file **file = &((file_reading *)reading)->file;
  load.no_verify = true; /* checking would read everything */
  varve_status status =
      shared_open_file(reading->run, reading->context, reading->path, &load, file);
  if (status == VARVE_STATUS_OK && varve_file_get_format(*file) == VARVE_FORMAT_TEXT)
    status = varve_file_list(*file, pass_over, NULL);
  if (status != VARVE_STATUS_OK) {
    varve_file_close(*file);
    *file = NULL;
  }
  return status;
}

varve_status extract_input_open(extract_input *input, shared_run *run, const char *path) {
  file_reading opened = {{.run = run, .path = path, .read = open_file}, NULL};
  *input = (extract_input){.run = run, .name = strcmp(path, "-") == 0 ? "<stdin>" : path};
  varve_status status = shared_read_chosen(&opened.reading);
  input->context = opened.reading.context;
  input->file = opened.file;
  if (status != VARVE_STATUS_OK)
    return status;
  varve_format format = varve_file_get_format(input->file);
  input->is_whole = format != VARVE_FORMAT_BYTECODE && format != VARVE_FORMAT_VARVE;
  return VARVE_STATUS_OK;
}

void extract_input_close(extract_input *input) {
  varve_module_destroy(input->module);
  varve_file_close(input->file);
  varve_context_destroy(input->context);
  free(input->numbers);
}

/* Returns the position of the number in the sorted list, or where to insert it. */
static size_t place_of(const extract_input *input, uint64_t number) {
  size_t low = 0, high = input->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (input->numbers[middle] < number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static varve_status add_number(extract_input *input, uint64_t number) {
  enum { FIRST_CAPACITY = 16 };
  size_t place = place_of(input, number);
  if (place < input->count && input->numbers[place] == number)
    return VARVE_STATUS_OK;
  if (input->count == input->capacity) {
    size_t capacity = input->capacity == 0 ? FIRST_CAPACITY : 2 * input->capacity;
    uint64_t *numbers = realloc(input->numbers, capacity * sizeof(*numbers));
    if (numbers == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    input->numbers = numbers;
    input->capacity = capacity;
  }
  memmove(&input->numbers[place + 1], &input->numbers[place],
          (input->count - place) * sizeof(*input->numbers));
  input->numbers[place] = number;
  input->count++;
  input->is_changed = true;
  return VARVE_STATUS_OK;
}

void extract_input_take_all(extract_input *input) {
  input->is_changed |= !input->is_whole;
  input->is_whole = true;
}

varve_status extract_input_take(extract_input *input, varve_slice name, size_t *count) {
  uint64_t number;
  *count = 0;
  varve_status status = varve_file_find(input->file, name, &number, count);
  if (status == VARVE_STATUS_NOT_FOUND)
    return VARVE_STATUS_OK;
  return status == VARVE_STATUS_OK ? add_number(input, number) : status;
}

static bool is_plain_module(const varve_module *module) {
  static const char plain[] = "builtin.module";
  varve_slice name = varve_operation_get_name(varve_module_get_root(module));
  return name.size == sizeof(plain) - 1 && memcmp(name.data, plain, name.size) == 0;
}

static varve_status read_selection(extract_input *input, bool is_root_only) {
  varve_file_selection selection = {.struct_size = sizeof(varve_file_selection)};
  selection.operations = input->numbers;
  selection.count = is_root_only ? 0 : input->count;
  selection.all_resources = is_root_only;
  varve_module_destroy(input->module);
  input->module = NULL;
  input->is_changed = false;
  return varve_file_read_selection(input->file, &selection, &input->module);
}

varve_status extract_input_read_module(extract_input *input) {
  if (!input->is_whole) {
    varve_status status = read_selection(input, false);
    if (status != VARVE_STATUS_OK || is_plain_module(input->module))
      return status;
  }
  input->is_whole = true;
  varve_module_destroy(input->module);
  input->module = NULL;
  input->is_changed = false;
  return varve_file_read_module(input->file, &input->module);
}

varve_status extract_input_read_root(extract_input *input) { return read_selection(input, true); }

varve_status extract_input_read(varve_operation *op) { return varve_operation_read_regions(op); }

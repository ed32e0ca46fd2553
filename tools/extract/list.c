/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists symbols in order of definition, and resources by key. */
#include "extract/list.h"

#include <string.h>

#include "common/message.h"

static varve_status print_symbol(void *user, const varve_file_symbol *symbol) {
  output *out = user;
  put_visible(symbol->path, out);
  put_char('\t', out);
  put_visible(symbol->operation_name, out);
  put_char('\n', out);
  return out->status;
}

varve_status list_symbols(const extract_input *input, output *out) {
  return varve_file_list(input->file, print_symbol, out);
}

static bool is_same(varve_slice a, const char *text, size_t size) {
  return a.size == size && (size == 0 || memcmp(a.data, text, size) == 0);
}

/* Returns whether key is the key of the resource, or its group, a colon and the key. */
static bool has_key(const varve_resource_item *item, const char *key) {
  size_t size = strlen(key), group = item->group.size;
  if (is_same(item->key, key, size))
    return true;
  return size > group && key[group] == ':' && is_same(item->group, key, group) &&
         is_same(item->key, key + group + 1, size - group - 1);
}

static varve_status refuse(const extract_input *input, const char *key, const char *why,
                           varve_status status) {
  message_fault(input->name, "%s '%s'", why, key);
  return status;
}

static varve_status report_absent(const extract_input *input, const char *key, size_t count) {
  varve_similar_names similar = {.requested = {key, strlen(key)}};
  similar_text text;
  for (size_t i = 0; i < count; i++) {
    varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
    if (varve_module_get_resource(input->module, i, &item) == VARVE_STATUS_OK)
      varve_similar_names_offer(&similar, item.key);
  }
  const char *found = similar_print(&similar, &text);
  bool has_none = count == 0;
  message_fault(input->name, "there is no resource '%s'%s%s", key,
                has_none ? ": the module has none" : "", found);
  return VARVE_STATUS_NOT_FOUND;
}

varve_status find_resource(const extract_input *input, const char *key, varve_slice *bytes) {
  size_t count = varve_module_get_resource_count(input->module), same = 0, number = 0;
  varve_resource_item found = {.struct_size = sizeof(varve_resource_item)};
  for (size_t i = 0; i < count; i++) {
    varve_resource_item item = {.struct_size = sizeof(varve_resource_item)};
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
    return report_absent(input, key, count);
  if (same > 1)
    return refuse(input, key, "several resources have the key", VARVE_STATUS_INVALID);
  if (!found.has_data)
    return refuse(input, key, "the file has no bytes of resource", VARVE_STATUS_NOT_FOUND);
  varve_status status = varve_module_check_resource(input->module, number, 0, found.data.size);
  if (status != VARVE_STATUS_OK)
    return refuse(input, key, "the file was changed: wrong checksum of resource", status);
  *bytes = found.data;
  if (found.is_bool)
    *bytes = found.bool_value ? (varve_slice){"true", 4} : (varve_slice){"false", 5};
  return VARVE_STATUS_OK;
}

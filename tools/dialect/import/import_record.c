/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads records and builds models: see import.h. */
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/import/import.h"

const json_t *import_find(const importer *in, const char *name) {
  const json_t *record = json_object_get(in->records, name);
  return json_is_object(record) && name[0] != '!' ? record : NULL;
}

const json_t *import_referred(const importer *in, const json_t *reference) {
  const char *name = json_string_value(json_object_get(reference, "def"));
  return name != NULL ? import_find(in, name) : NULL;
}

const json_t *import_record_of(const importer *in, const json_t *record, const char *field) {
  return import_referred(in, json_object_get(record, field));
}

const char *import_text(const json_t *record, const char *field) {
  return json_string_value(json_object_get(record, field));
}

const json_t *import_list(const json_t *record, const char *field) {
  const json_t *list = json_object_get(record, field);
  return json_is_array(list) ? list : NULL;
}

bool import_flag(const json_t *record, const char *field) {
  const json_t *value = json_object_get(record, field);
  return json_is_true(value) || json_integer_value(value) != 0;
}

const char *import_record_name(const json_t *record) {
  const char *name = import_text(record, "!name");
  return name != NULL ? name : "";
}

bool import_is_anonymous(const json_t *record) { return import_flag(record, "!anonymous"); }

bool import_is(const json_t *record, const char *class_name) {
  const json_t *classes = import_list(record, "!superclasses");
  for (size_t i = 0; i < json_array_size(classes); i++) {
    const char *name = json_string_value(json_array_get(classes, i));
    if (name != NULL && strcmp(name, class_name) == 0)
      return true;
  }
  return false;
}

bool import_is_enum(const json_t *record) {
  return import_is(record, "EnumInfo") || import_is(record, "EnumAttrInfo");
}

bool import_has_own_syntax(const json_t *record) {
  return import_flag(record, "hasCustomAssemblyFormat") || import_text(record, "parser") != NULL;
}

const char *import_dialect_name(const importer *in, const json_t *record, const char *field) {
  const char *known = strcmp(field, "dialect") == 0 ? import_text(record, "!dialect") : NULL;
  return known != NULL ? known : import_text(import_record_of(in, record, field), "name");
}

const char *import_name_space(const importer *in, const json_t *record, const char *field) {
  const char *space = import_text(record, "cppNamespace");
  if (space == NULL)
    space = import_text(import_record_of(in, record, field), "cppNamespace");
  if (space == NULL)
    return "";
  return space + (strncmp(space, "::", 2) == 0 ? 2 : 0);
}

char *import_enum_path(importer *in, const json_t *record) {
  const char *space = import_text(record, "cppNamespace"), *name = import_text(record, "className");
  return import_format(in, "%s::%s", space != NULL ? space : "",
                       name != NULL ? name : import_record_name(record));
}

void import_set(importer *in, json_t *object, const char *key, json_t *value) {
  if (json_object_set_new(object, key, value) != 0)
    in->is_out_of_memory = true;
}

void import_set_text(importer *in, json_t *object, const char *key, const char *text) {
  import_set(in, object, key, json_string(text));
}

void import_append(importer *in, json_t *array, json_t *value) {
  if (json_array_append_new(array, value) != 0)
    in->is_out_of_memory = true;
}

json_t *import_json(importer *in, json_t *value) {
  if (value == NULL)
    in->is_out_of_memory = true;
  return value;
}

void import_append_text(importer *in, json_t *array, const char *text) {
  import_append(in, array, json_string(text));
}

char *import_format(importer *in, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  char *text = size >= 0 ? malloc((size_t)size + 1) : NULL;
  if (text != NULL)
    vsnprintf(text, (size_t)size + 1, format, again);
  else
    in->is_out_of_memory = true;
  va_end(again);
  va_end(arguments);
  return text;
}

void import_unknown(importer *in, const char *kind, const char *text) {
  char *key = import_format(in, "%s: %s", kind, text);
  if (key == NULL)
    return;
  json_int_t count = json_integer_value(json_object_get(in->unknown, key));
  import_set(in, in->unknown, key, json_integer(count + 1));
  free(key);
}

char *import_squeeze(importer *in, const char *format) {
  char *text = import_format(in, "%s", format);
  if (text == NULL)
    return NULL;
  char *to = text;
  bool is_literal = false;
  for (const char *from = format; *from != '\0'; from++) {
    is_literal ^= *from == '`';
    bool is_blank = strchr(" \t\r\n", *from) != NULL;
    if (!is_literal && is_blank && (to == text || to[-1] == ' '))
      continue;
    *to++ = is_blank && !is_literal ? ' ' : *from;
  }
  while (to > text && to[-1] == ' ')
    to--;
  *to = '\0';
  return text;
}

size_t import_folder_count(const char *folders) {
  size_t count = folders != NULL;
  for (const char *at = folders; at != NULL && *at != '\0'; at++)
    count += *at == ',';
  return count;
}

char *import_folder(importer *in, const char *folders, size_t index) {
  const char *at = folders;
  for (; index > 0; index--)
    at += strcspn(at, ",") + 1;
  return import_format(in, "%.*s", (int)strcspn(at, ","), at);
}

bool import_is_selected(const importer *in, const char *dialect) {
  size_t size = strlen(dialect);
  if (in->selected == NULL)
    return true;
  for (const char *at = in->selected; at != NULL; at = strchr(at, ',')) {
    at += *at == ',';
    if (strncmp(at, dialect, size) == 0 && (at[size] == ',' || at[size] == '\0'))
      return true;
  }
  return false;
}

/* Implements --max-memory for JSON. jansson's allocation functions have no context argument, so the
 * bytes left are a global counter. */

/* Precedes each block; keeps the block aligned. */
typedef union block_head {
  size_t size;
  long double alignment;
} block_head;

static size_t left = SIZE_MAX;
static bool is_used_up;

static void *take(size_t size) {
  if (left < sizeof(block_head) || size > left - sizeof(block_head)) {
    is_used_up = true;
    return NULL;
  }
  block_head *head = malloc(sizeof(*head) + size);
  if (head == NULL)
    return NULL;
  head->size = sizeof(*head) + size;
  left -= head->size;
  return head + 1;
}

static void give_back(void *block) {
  if (block == NULL)
    return;
  block_head *head = (block_head *)block - 1;
  left += head->size;
  free(head);
}

bool import_memory_is_used_up(void) { return is_used_up; }

void import_limit_memory(uint64_t max_memory) {
  if (max_memory == 0 || max_memory >= SIZE_MAX)
    return;
  left = (size_t)max_memory;
  json_set_alloc_funcs(take, give_back);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads records and builds models: see import.h. */
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"
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

char *import_enum_path(const json_t *record) {
  const char *space = import_text(record, "cppNamespace"), *name = import_text(record, "className");
  return import_format("%s::%s", space != NULL ? space : "",
                       name != NULL ? name : import_record_name(record));
}

void import_set(json_t *object, const char *key, json_t *value) {
  if (json_object_set_new(object, key, value) != 0)
    import_fail();
}

void import_set_text(json_t *object, const char *key, const char *text) {
  import_set(object, key, json_string(text));
}

void import_append(json_t *array, json_t *value) {
  if (json_array_append_new(array, value) != 0)
    import_fail();
}

void import_append_text(json_t *array, const char *text) {
  import_append(array, json_string(text));
}

char *import_format(const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  if (size < 0)
    import_fail();
  char *text = import_memory((size_t)size + 1);
  vsnprintf(text, (size_t)size + 1, format, again);
  va_end(again);
  va_end(arguments);
  return text;
}

void import_unknown(importer *in, const char *kind, const char *text) {
  char *key = import_format("%s: %s", kind, text);
  json_int_t count = json_integer_value(json_object_get(in->unknown, key));
  import_set(in->unknown, key, json_integer(count + 1));
}

char *import_squeeze(const char *format) {
  char *text = import_format("%s", format);
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

char *import_folder(const char *folders, size_t index) {
  const char *at = folders;
  for (; index > 0; index--)
    at += strcspn(at, ",") + 1;
  return import_format("%.*s", (int)strcspn(at, ","), at);
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

/* --- definitions */

bool import_is_same(varve_slice a, varve_slice b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

bool import_is_text(varve_slice slice, const char *text) {
  return import_is_same(slice, (varve_slice){text, strlen(text)});
}

const varve_operation *import_first_in(const varve_operation *op) {
  if (varve_operation_get_region_count(op) == 0)
    return NULL;
  const varve_block *block = varve_region_get_first_block(varve_operation_get_region(op, 0));
  return block != NULL ? varve_block_get_first_operation(block) : NULL;
}

/* --- memory. jansson's allocation functions have no context argument, so the state is global. */

/* Precedes each block; keeps the block aligned. */
typedef union block_head {
  size_t size;            /* of a JSON value */
  union block_head *next; /* of memory that lives as long as the import */
  long double alignment;
} block_head;

static const importer *user;
static block_head *kept;
static size_t left; /* for JSON values */

void import_fail(void) {
  message_print("varve-dialect", "%s%s%s", user->is_loading ? user->path : "",
                user->is_loading ? ": " : "", varve_status_text(VARVE_STATUS_OUT_OF_MEMORY));
  if (user->page != NULL)
    (void)output_close(user->page, VARVE_STATUS_OUT_OF_MEMORY);
  (void)output_close(user->settings->out, VARVE_STATUS_OUT_OF_MEMORY);
  exit(exit_code_of(VARVE_STATUS_OUT_OF_MEMORY));
}

static block_head *allocate(size_t size) {
  block_head *head = size < SIZE_MAX - sizeof *head ? malloc(sizeof *head + size) : NULL;
  if (head == NULL)
    import_fail();
  return head;
}

static void *take(size_t size) {
  if (left < sizeof(block_head) || size > left - sizeof(block_head))
    import_fail();
  block_head *head = allocate(size);
  head->size = sizeof *head + size;
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

void import_begin_memory(const importer *in, uint64_t max_memory) {
  user = in;
  left = max_memory == 0 || max_memory >= SIZE_MAX ? SIZE_MAX : (size_t)max_memory;
  json_set_alloc_funcs(take, give_back);
}

void *import_memory(size_t size) {
  block_head *head = allocate(size);
  head->next = kept;
  kept = head;
  return head + 1;
}

FILE *import_open_text(char **text, size_t *size) {
  FILE *stream = open_memstream(text, size);
  if (stream == NULL)
    import_fail();
  return stream;
}

void import_end_memory(void) {
  while (kept != NULL) {
    block_head *next = kept->next;
    free(kept);
    kept = next;
  }
}

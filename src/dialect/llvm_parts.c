/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splits types of llvm into their parts. */
#include "dialect/llvm_parts.h"

#include "dialect/infer_convert.h"

#define PREFIX "!llvm."

static bool is_scalar_or_vector(const varve_type *type) {
  switch (type->kind) {
  case VARVE_KIND_INTEGER_TYPE:
    return varve_integer_type_layout(type).signedness == VARVE_SIGNLESS;
  case VARVE_KIND_VECTOR_TYPE:
    return varve_type_dims(type).rank == 1 && is_scalar_or_vector(varve_type_element(type));
  case VARVE_KIND_FLOAT_TYPE:
    return varve_type_bit_width(type) >= 16 && varve_type_bit_width(type) != 19;
  case VARVE_KIND_DIALECT_TYPE:
    return true;
  default:
    return false;
  }
}

/* The parts of a struct, an array or a function must be types of llvm too. */
bool varve_is_llvm_type(const varve_type *type) {
  bool is_of_llvm = is_scalar_or_vector(type);
  if (type->kind != VARVE_KIND_DIALECT_TYPE ||
      !varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("llvm")))
    return is_of_llvm;
  for (uint32_t i = 1; i < type->child_count; i++)
    is_of_llvm &= !varve_is_type(type->children[i]) || is_scalar_or_vector(type->children[i]);
  return is_of_llvm;
}

static const char *skip_string(const char *p, const char *end) {
  for (p++; p < end && *p != '"'; p++)
    if (*p == '\\' && end - p > 1)
      p++;
  return p < end ? p + 1 : end;
}

/* Returns the first of these bytes outside all brackets, or the end. *places counts references. */
static const char *find_outside(const char *p, const char *end, const char *bytes,
                                uint32_t *places) {
  size_t depth = 0;
  while (p < end) {
    if (*p == '"') {
      p = skip_string(p, end);
      continue;
    }
    if (depth == 0 && *p != 0 && strchr(bytes, *p) != NULL)
      return p;
    bool is_arrow = *p == '-' && end - p > 1 && p[1] == '>';
    *places += *p == 0;
    depth += *p == '<' || *p == '(' || *p == '[' || *p == '{';
    depth -= (*p == '>' || *p == ')' || *p == ']' || *p == '}') && depth != 0;
    p += is_arrow ? 2 : 1;
  }
  return p;
}

/* A part of the text of a type. */
typedef struct type_part {
  const char *start;
  const char *end;
  uint32_t first_place;
} type_part;

static type_part trim(type_part part) {
  while (part.start < part.end && *part.start == ' ')
    part.start++;
  while (part.start < part.end && part.end[-1] == ' ')
    part.end--;
  return part;
}

static bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.';
}

static bool starts_with_word(varve_slice text, const char *word) {
  size_t size = strlen(word);
  return text.size >= size && memcmp(text.data, word, size) == 0 &&
         (text.size == size || !is_word_byte(text.data[size]));
}

static bool is_llvm_word(varve_slice text) {
  static const char *const words[] = {"array",     "func", "label",   "metadata",
                                      "ppc_fp128", "ptr",  "struct",  "target",
                                      "token",     "void", "x86_amx", "x86_mmx"};
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++)
    if (starts_with_word(text, words[i]))
      return true;
  return false;
}

static varve_status type_of_llvm_text(varve_context *context, varve_slice text,
                                      const varve_type **type) {
  varve_buffer whole;
  varve_buffer_init(&whole, &context->memory);
  varve_status status = varve_buffer_append(&whole, VARVE_SLICE(PREFIX));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&whole, text);
  if (status == VARVE_STATUS_OK)
    status = varve_type_of_text(context, varve_buffer_slice(&whole), type);
  varve_buffer_release(&whole);
  return status;
}

/* *found is NULL if the part is not a type. */
static varve_status take_part(varve_context *context, const varve_type *whole, type_part part,
                              const varve_type **type) {
  part = trim(part);
  varve_slice text = varve_slice_make(part.start, (size_t)(part.end - part.start));
  uint32_t count = 0;
  *type = NULL;
  for (size_t i = 0; i < text.size; i++)
    count += text.data[i] == 0;
  if (text.size == 0 || part.first_place + count >= whole->child_count)
    return VARVE_STATUS_OK;
  varve_entity_list references = whole->children + 1 + part.first_place;
  if (text.size == 1 && count == 1) {
    *type = varve_is_type(references[0]) ? references[0] : NULL;
    return VARVE_STATUS_OK;
  }
  if (count != 0)
    return varve_dialect_type_get(context, whole->children[0], text, references, count, type);
  return is_llvm_word(text) ? type_of_llvm_text(context, text, type)
                            : varve_type_of_text(context, text, type);
}

/* Opens the text in name<...>. */
static bool open_body(const varve_type *type, const char *name, type_part *body) {
  if (!varve_is_dialect_type(type, "llvm", name) || varve_entity_is_parametric(type))
    return false;
  varve_slice text = varve_parametric_mnemonic(type);
  size_t size = strlen(name);
  if (text.size < size + 2 || text.data[text.size - 1] != '>')
    return false;
  *body = (type_part){text.data + size + 1, text.data + text.size - 1, 0};
  return true;
}

/* Opens the list in the parentheses at start. */
static varve_llvm_list open_list(varve_context *context, const varve_type *type, type_part part) {
  varve_llvm_list list = {context, type, part.start + 1, part.end, part.first_place};
  if (part.end - part.start < 2 || *part.start != '(' || part.end[-1] != ')')
    list.next = NULL;
  else
    list.end--;
  if (list.next == list.end)
    list.next = NULL;
  return list;
}

static bool next_part(varve_llvm_list *list, type_part *part) {
  if (list->next == NULL)
    return false;
  uint32_t places = 0;
  const char *end = find_outside(list->next, list->end, ",", &places);
  *part = trim((type_part){list->next, end, list->place});
  list->next = end == list->end ? NULL : end + 1;
  list->place += places;
  return true;
}

varve_status varve_llvm_list_next(varve_llvm_list *list, const varve_type **type,
                                  bool *is_variadic) {
  type_part part;
  *type = NULL;
  if (!next_part(list, &part))
    return VARVE_STATUS_OK;
  if (part.end - part.start == 3 && memcmp(part.start, "...", 3) == 0) {
    *is_variadic = true;
    return VARVE_STATUS_OK;
  }
  return take_part(list->context, list->type, part, type);
}

varve_status varve_llvm_function_open(varve_context *context, const varve_type *type,
                                      const varve_type **result, varve_llvm_list *inputs) {
  type_part body;
  uint32_t places = 0;
  *result = NULL;
  if (!open_body(type, "func", &body))
    return VARVE_STATUS_INVALID;
  const char *end = find_outside(body.start, body.end, "(", &places);
  *inputs = open_list(context, type, trim((type_part){end, body.end, places}));
  type_part part = trim((type_part){body.start, end, 0});
  if (part.end - part.start == 4 && memcmp(part.start, "void", 4) == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(take_part(context, type, part, result));
  return *result == NULL ? VARVE_STATUS_INVALID : VARVE_STATUS_OK;
}

/* Elements */

/* "4 x i8" */
static varve_status array_element(varve_context *context, const varve_type *type, type_part body,
                                  int64_t index, const varve_type **element) {
  int64_t size = 0;
  for (body = trim(body); body.start < body.end && *body.start >= '0' && *body.start <= '9';
       body.start++)
    size = size > INT64_MAX / 10 - 1 ? size : size * 10 + (*body.start - '0');
  while (body.start < body.end && *body.start != 'x')
    body.start++;
  if (body.start < body.end)
    body.start++;
  return index >= 0 && index < size ? take_part(context, type, body, element) : VARVE_STATUS_OK;
}

static varve_status struct_element(varve_context *context, const varve_type *type, type_part body,
                                   int64_t index, const varve_type **element) {
  uint32_t places = 0;
  const char *start = find_outside(body.start, body.end, "(", &places);
  varve_llvm_list list = open_list(context, type, trim((type_part){start, body.end, 0}));
  type_part part = {NULL, NULL, 0};
  for (; index >= 0; index--)
    if (!next_part(&list, &part))
      return VARVE_STATUS_OK;
  return part.start == NULL ? VARVE_STATUS_OK : take_part(context, type, part, element);
}

varve_status varve_llvm_element(varve_context *context, const varve_type *type, int64_t index,
                                const varve_type **element, bool *is_aggregate) {
  type_part body;
  *element = NULL;
  *is_aggregate = true;
  if (open_body(type, "array", &body))
    return array_element(context, type, body, index, element);
  if (open_body(type, "struct", &body))
    return struct_element(context, type, body, index, element);
  *is_aggregate = false;
  return VARVE_STATUS_OK;
}

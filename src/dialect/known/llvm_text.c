/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses and normalizes the text of LLVM IR types. */
#include "dialect/known/llvm_text.h"

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' ||
         c == '$' || c == '-' || c == '%' || c == '\\';
}

/* Blanks */

static bool ends_with(varve_slice text, varve_slice end) {
  return text.size >= end.size && memcmp(text.data + text.size - end.size, end.data, end.size) == 0;
}

/* Returns whether the printer puts a blank before c. is_apart: the source has one. */
static bool needs_blank(varve_slice out, char c, bool is_apart) {
  char last = out.size == 0 ? 0 : out.data[out.size - 1];
  if (last == 0 || last == ' ')
    return false;
  if (last == '{')
    return c != '}';
  if (c == '}')
    return true;
  bool ends =
      is_word(last) || last == '*' || last == ')' || last == ']' || last == '}' || last == '>';
  if (c == '(')
    return ends && !ends_with(out, VARVE_SLICE(" addrspace"));
  if (is_word(c) && is_word(last))
    return is_apart;
  return ends && (is_word(c) || c == '[' || c == '<' || c == '{');
}

/* Returns the size of a quote of a name inside a string, where it is escaped: \22 or \". 0: no
 * quote. */
static size_t quote_size(varve_slice text, size_t at) {
  varve_slice rest = varve_slice_make(text.data + at, text.size - at);
  if (varve_slice_starts_with(rest, VARVE_SLICE("\\22")))
    return 3;
  return varve_slice_starts_with(rest, VARVE_SLICE("\\\"")) ? 2 : 0;
}

/* Returns whether the text is a word that may follow "!llvm.". */
static bool is_mnemonic(varve_slice text) {
  if (text.size == 0 || is_digit(text.data[0]))
    return false;
  for (size_t i = 0; i < text.size; i++)
    if (!is_word(text.data[i]) || text.data[i] == '%' || text.data[i] == '\\' ||
        text.data[i] == '-' || text.data[i] == '.')
      return false;
  return true;
}

static varve_status make_type(varve_context *context, varve_slice text, varve_buffer *out,
                              const varve_entity **type) {
  const varve_entity *dialect = NULL;
  VARVE_TRY(varve_buffer_append_char(out, '"'));
  bool is_apart = false, is_quoted = false;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    size_t quote = quote_size(text, i);
    if (is_blank(c) && !is_quoted) {
      is_apart = true;
      continue;
    }
    if (!is_quoted && needs_blank(varve_buffer_slice(out), c, is_apart))
      VARVE_TRY(varve_buffer_append_char(out, ' '));
    is_apart = false;
    if (quote != 0) {
      is_quoted = !is_quoted;
      VARVE_TRY(varve_buffer_append(out, varve_slice_make(text.data + i, quote)));
      i += quote - 1;
      continue;
    }
    VARVE_TRY(varve_buffer_append_char(out, c));
    if (c == ',' && !is_quoted)
      VARVE_TRY(varve_buffer_append_char(out, ' '));
  }
  varve_slice body = varve_slice_make(out->data + 1, out->size - 1);
  if (is_mnemonic(body)) {
    VARVE_TRY(varve_string_get(context, VARVE_SLICE("llvm"), &dialect));
    return varve_dialect_type_get(context, dialect, body, NULL, 0, type);
  }
  VARVE_TRY(varve_buffer_append_char(out, '"'));
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("llvm"), &dialect));
  return varve_dialect_type_get(context, dialect, varve_buffer_slice(out), NULL, 0, type);
}

varve_status varve_llvm_text_type(varve_context *context, varve_slice text,
                                  const varve_entity **type) {
  varve_buffer out;
  varve_buffer_init(&out, &context->memory);
  varve_status status = make_type(context, text, &out, type);
  varve_buffer_release(&out);
  return status;
}

bool varve_llvm_text_of(const varve_entity *type, varve_slice *text) {
  if (type->kind != VARVE_KIND_DIALECT_TYPE || varve_entity_is_parametric(type) ||
      !varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("llvm")))
    return false;
  *text = varve_slice_make(varve_entity_payload(type), type->payload_size);
  if (text->size >= 2 && text->data[0] == '"' && text->data[text->size - 1] == '"')
    *text = varve_slice_make(text->data + 1, text->size - 2);
  return text->size != 0;
}

varve_status varve_llvm_text_normalize(varve_context *context, const varve_entity **type) {
  varve_slice text;
  if (!varve_llvm_text_of(*type, &text) || *(const char *)varve_entity_payload(*type) != '"' ||
      (*type)->child_count != 1)
    return VARVE_STATUS_OK;
  return varve_llvm_text_type(context, text, type);
}

/* Parts */

static int depth_of(char c) {
  if (c == '(' || c == '[' || c == '{' || c == '<')
    return 1;
  return c == ')' || c == ']' || c == '}' || c == '>' ? -1 : 0;
}

static varve_slice cut(varve_slice text, size_t front, size_t back) {
  return varve_slice_make(text.data + front, text.size - front - back);
}

static bool ends_in(varve_slice text, char c) {
  return text.size != 0 && text.data[text.size - 1] == c;
}

bool varve_llvm_text_pointee(varve_slice text, varve_slice *pointee) {
  varve_slice space = VARVE_SLICE(" addrspace(");
  if (!ends_in(text, '*'))
    return false;
  *pointee = cut(text, 0, 1);
  if (!ends_in(*pointee, ')'))
    return true;
  size_t digits = 0;
  while (digits + 1 < pointee->size && is_digit(pointee->data[pointee->size - 2 - digits]))
    digits++;
  varve_slice head = cut(*pointee, 0, digits + 1);
  if (digits != 0 && ends_with(head, space))
    *pointee = cut(head, 0, space.size);
  return true;
}

bool varve_llvm_text_next(varve_slice *list, varve_slice *item) {
  int depth = 0;
  size_t size = 0;
  bool is_quoted = false;
  if (list->size == 0)
    return false;
  for (; size < list->size; size++) {
    is_quoted = is_quoted != (quote_size(*list, size) != 0);
    if (is_quoted)
      continue;
    depth += depth_of(list->data[size]);
    if (depth == 0 && list->data[size] == ',')
      break;
  }
  *item = cut(*list, 0, list->size - size);
  *list = cut(*list, size, 0);
  if (list->size >= 2)
    *list = cut(*list, 2, 0);
  return item->size != 0;
}

/* Splits "4 x T" into "4" and "T". */
static bool split_times(varve_slice text, varve_slice *count, varve_slice *element) {
  size_t at = 0;
  if (varve_slice_starts_with(text, VARVE_SLICE("vscale x ")))
    at = 9;
  while (at < text.size && is_digit(text.data[at]))
    at++;
  *count = cut(text, 0, text.size - at);
  *element = cut(text, at, 0);
  if (at == 0 || !varve_slice_starts_with(*element, VARVE_SLICE(" x ")))
    return false;
  *element = cut(*element, 3, 0);
  return element->size != 0;
}

bool varve_llvm_text_vector(varve_slice text, varve_slice *count, varve_slice *element) {
  if (text.size < 2 || text.data[0] != '<' || text.data[1] == '{' || !ends_in(text, '>'))
    return false;
  return split_times(cut(text, 1, 1), count, element);
}

static bool is_below(uint64_t index, varve_slice count) {
  uint64_t number = 0;
  if (varve_slice_starts_with(count, VARVE_SLICE("vscale")))
    return true;
  for (size_t i = 0; i < count.size && number <= index; i++)
    number = number * 10 + (uint64_t)(count.data[i] - '0');
  return index < number;
}

/* Finds the text between the braces of "{ A, B }" and "<{ A, B }>". */
static bool open_struct(varve_slice text, varve_slice *members) {
  size_t size = varve_slice_starts_with(text, VARVE_SLICE("<{ ")) ? 3 : 2;
  if (!varve_slice_starts_with(text, size == 3 ? VARVE_SLICE("<{ ") : VARVE_SLICE("{ ")) ||
      !ends_with(text, size == 3 ? VARVE_SLICE(" }>") : VARVE_SLICE(" }")) || text.size <= 2 * size)
    return false;
  *members = cut(text, size, size);
  return true;
}

bool varve_llvm_text_part(varve_slice text, uint64_t index, varve_slice *part) {
  varve_slice members, count;
  if (open_struct(text, &members)) {
    while (varve_llvm_text_next(&members, part))
      if (index-- == 0)
        return true;
    return false;
  }
  if (varve_llvm_text_vector(text, &count, part))
    return is_below(index, count);
  return text.size >= 2 && text.data[0] == '[' && ends_in(text, ']') &&
         split_times(cut(text, 1, 1), &count, part) && is_below(index, count);
}

bool varve_llvm_text_function(varve_slice text, varve_slice *result, varve_slice *parameters) {
  int depth = 0;
  size_t at = text.size;
  if (!ends_in(text, ')'))
    return false;
  while (at != 0) {
    depth += depth_of(text.data[--at]);
    if (depth == 0)
      break;
  }
  if (at < 2 || text.data[at] != '(' || text.data[at - 1] != ' ')
    return false;
  *result = varve_slice_make(text.data, at - 1);
  *parameters = cut(text, at + 1, 1);
  return true;
}

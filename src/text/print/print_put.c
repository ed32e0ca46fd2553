/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the smallest pieces of text: numbers, strings, names, and text that is in the output
 * already. */
#include "text/lex/lexer.h"
#include "text/print/print_hook.h"

/* Pairs of digits: one division gives two digits. */
static const char PAIRS[] = "0001020304050607080910111213141516171819"
                            "2021222324252627282930313233343536373839"
                            "4041424344454647484950515253545556575859"
                            "6061626364656667686970717273747576777879"
                            "8081828384858687888990919293949596979899";

varve_status varve_put_unsigned(varve_printer *printer, uint64_t value) {
  char digits[20];
  size_t first = sizeof digits;
  if (value < 10)
    return varve_put_char(printer, (char)('0' + value));
  for (; value >= 10; value /= 100) {
    first -= 2;
    memcpy(digits + first, PAIRS + 2 * (value % 100), 2);
  }
  if (value != 0)
    digits[--first] = (char)('0' + value);
  return varve_put(printer, varve_slice_make(digits + first, sizeof digits - first));
}

varve_status varve_put_signed(varve_printer *printer, int64_t value) {
  if (value >= 0)
    return varve_put_unsigned(printer, (uint64_t)value);
  return varve_buffer_append_signed(printer->out, value);
}

varve_status varve_put_spaces(varve_printer *printer, size_t count) {
  VARVE_TRY(varve_buffer_reserve(printer->out, count));
  if (count != 0)
    memset(printer->out->data + printer->out->size, ' ', count);
  printer->out->size += count;
  return VARVE_STATUS_OK;
}

varve_status varve_put_copy(varve_printer *printer, varve_print_text text) {
  VARVE_TRY(varve_print_check(printer));
  VARVE_TRY(varve_buffer_reserve(printer->out, text.size));
  return varve_put(printer, varve_slice_make(printer->out->data + text.offset, text.size));
}

varve_status varve_put_string(varve_printer *printer, varve_slice text) {
  VARVE_TRY(varve_put_char(printer, '"'));
  VARVE_TRY(varve_print_escaped(printer->out, text));
  return varve_put_char(printer, '"');
}

varve_status varve_put_keyword(varve_printer *printer, varve_slice text) {
  return varve_is_bare_identifier(text) ? varve_put(printer, text)
                                        : varve_put_string(printer, text);
}

varve_status varve_print_symbol_name(varve_printer *printer, varve_slice name) {
  VARVE_TRY(varve_put_char(printer, '@'));
  return varve_put_keyword(printer, name);
}

/* A number after a digit has '_' before it. */
varve_status varve_put_alias_name(varve_printer *printer, const varve_alias_node *alias) {
  varve_slice name = varve_aliases_name(&printer->aliases, alias);
  char last = name.data[name.size - 1];
  VARVE_TRY(varve_put_char(printer, varve_is_type(alias->entity) ? '!' : '#'));
  VARVE_TRY(varve_put(printer, name));
  if (!alias->has_suffix)
    return VARVE_STATUS_OK;
  if (last >= '0' && last <= '9')
    VARVE_TRY(varve_put_char(printer, '_'));
  return varve_put_unsigned(printer, alias->suffix);
}

varve_status varve_put_quotes(varve_printer *printer, size_t start) {
  size_t size = printer->out->size - start;
  VARVE_TRY(varve_put(printer, VARVE_SLICE("\"\"")));
  memmove(printer->out->data + start + 1, printer->out->data + start, size);
  printer->out->data[start] = '"';
  return VARVE_STATUS_OK;
}

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool is_word(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '_';
}

size_t varve_symbol_name_size(varve_slice text) {
  size_t size = 0;
  while (size < text.size && is_word(text.data[size]))
    size++;
  return size;
}

/* Returns whether the last byte of a text closes the bracket at its start. The first closing
 * bracket ends the text for a parser. */
static bool is_enclosed(varve_slice text) {
  size_t depth = 0;
  size_t i = 0;
  if (text.data[text.size - 1] != '>')
    return false;
  if (memchr(text.data, '>', text.size) == text.data + text.size - 1)
    return true;
  do {
    char c = text.data[i];
    if (c == '"') {
      i = (size_t)(varve_end_of_string(text.data + i, text.data + text.size) - text.data);
      continue;
    }
    i++;
    if (c == '-' && i < text.size && text.data[i] == '>')
      i++;
    else if (c == '<' || c == '(' || c == '[' || c == '{')
      depth++;
    else if (c == '>' || c == ')' || c == ']' || c == '}')
      depth--;
  } while (depth != 0 && i < text.size);
  return i == text.size;
}

bool varve_is_pretty_symbol(varve_slice text) {
  if (text.size == 0 || !is_letter(text.data[0]))
    return false;
  /* In brackets '-' would join the closing one. */
  if (text.data[text.size - 1] == '-')
    return varve_is_suffix_identifier(text);
  size_t size = varve_symbol_name_size(text);
  return size == text.size || (text.data[size] == '<' &&
                               is_enclosed(varve_slice_make(text.data + size, text.size - size)));
}

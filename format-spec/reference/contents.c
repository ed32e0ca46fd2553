/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads what a definition has after its children (6), and keeps it as in the canonical form (13).
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "reference.h"

enum { MAX_SIZE_BITS = 63, WORD = 64, BYTE = 8 };

void add_bytes(decoder *d, bytes data) {
  if (data.size != 0)
    memcpy(extend(d, &d->contents, data.size), data.data, data.size);
}

void add_number(decoder *d, uint64_t number) {
  uint8_t coded[MAX_VARINT];
  add_bytes(d, (bytes){coded, put_varint(coded, number)});
}

static void add_signed(decoder *d, int64_t number) {
  add_number(d, (uint64_t)number << 1 ^ (number < 0 ? UINT64_MAX : 0));
}

/* Copies a number unchanged. */
static uint64_t copy_number(decoder *d, stream_name name) {
  uint64_t number = read_number(d, name);
  add_number(d, number);
  return number;
}

static void copy_numbers(decoder *d, size_t count, uint64_t most) {
  for (size_t i = 0; i < count; i++)
    if (copy_number(d, NUMBER) > most)
      fail(d, "a number in a definition is out of range");
}

static const node *child_of(const decoder *d, const node *of, uint32_t index) {
  return node_at(d, of->children[index]);
}

static uint32_t float_width(uint64_t kind) {
  static const uint8_t widths[] = {4, 6, 6, 8, 8, 8, 8, 8, 8, 8, 8, 16, 16, 19, 32, 64, 80, 128};
  return kind < sizeof(widths) ? widths[kind] : 0;
}

/* Returns the width in bits, or 0 for types without one. */
uint32_t width_of(const node *type) {
  if (type->code == INTEGER_TYPE)
    return (uint32_t)(type->number >> 2);
  if (type->code == INDEX_TYPE)
    return WORD;
  return type->code == FLOAT_TYPE ? float_width(type->number) : 0;
}

static size_t byte_count(uint32_t width) { return ((size_t)width + BYTE - 1) / BYTE; }

static uint32_t read_dimensions(decoder *d) {
  uint32_t rank = read_count_of(d, LENGTH, NUMBER);
  add_number(d, rank);
  copy_numbers(d, rank, (uint64_t)1 << MAX_SIZE_BITS);
  return rank;
}

static void read_integer_type(decoder *d, node *made) {
  made->number = copy_number(d, NUMBER);
  if ((made->number & 3) == 3 || made->number > UINT32_MAX)
    fail(d, "not an integer type");
}

static void read_float_type(decoder *d, node *made) {
  made->number = copy_number(d, NUMBER);
  if (float_width(made->number) == 0)
    fail(d, "not a float type");
}

static void read_function_type(decoder *d, node *made) {
  made->number = copy_number(d, NUMBER);
  if (made->number > made->child_count)
    fail(d, "a function type has more inputs than types");
}

/* Truncates the value to that many bits, with sign extension. */
static int64_t cut(uint64_t value, uint32_t width) {
  if (width == 0)
    return 0;
  if (width < WORD)
    value <<= WORD - width;
  return width < WORD ? (int64_t)value >> (WORD - width) : (int64_t)value;
}

static void read_integer(decoder *d, node *made) {
  const node *type = child_of(d, made, 0);
  uint32_t width = width_of(type);
  if (type->code != INTEGER_TYPE && type->code != INDEX_TYPE)
    fail(d, "an integer whose type is not an integer type");
  if (width <= WORD)
    add_signed(d, cut((uint64_t)read_signed(d, NUMBER), width));
  for (size_t i = 0; width > WORD && i < ((size_t)width + WORD - 1) / WORD; i++)
    (void)copy_number(d, NUMBER);
}

static void read_float(decoder *d, node *made) {
  const node *type = child_of(d, made, 0);
  if (type->code != FLOAT_TYPE)
    fail(d, "a float whose type is not a float type");
  add_bytes(d, take_bytes(d, stream_of(d, DATA), byte_count(width_of(type))));
}

static void read_array(decoder *d, node *made) {
  const node *type = child_of(d, made, 0);
  size_t size = byte_count(width_of(type));
  uint64_t count = read_number(d, LENGTH);
  if (type->code != INTEGER_TYPE && type->code != INDEX_TYPE && type->code != FLOAT_TYPE)
    fail(d, "an array of a type without a width");
  add_number(d, count);
  if (size == 0)
    return;
  if (type->code == INTEGER_TYPE && size <= sizeof(uint64_t)) {
    for (uint64_t i = 0; i < count; i++)
      add_signed(d, cut((uint64_t)read_signed(d, NUMBER), (uint32_t)size * BYTE));
    return;
  }
  if (count > stream_of(d, DATA)->size / size)
    fail(d, "ends early");
  add_bytes(d, take_bytes(d, stream_of(d, DATA), count * size));
}

/* Returns the bytes of an element; 0: elements of this type only have form 0. */
static size_t element_size(const decoder *d, const node *type) {
  bool is_complex = type->code == COMPLEX_TYPE;
  const node *part = is_complex ? child_of(d, type, 0) : type;
  if (part->code == INTEGER_TYPE && width_of(part) == 1 && !is_complex)
    return 0;
  return byte_count(width_of(part)) * (is_complex ? 2 : 1);
}

/* Byte b of element i is at b * count + i. */
static void add_planes(decoder *d, bytes data, size_t size, bool are_differences) {
  size_t count = data.size / size;
  uint8_t *elements = extend(d, &d->contents, data.size);
  uint64_t last = 0;
  for (size_t i = 0; i < count; i++) {
    uint64_t element = 0;
    for (size_t b = size; b-- > 0;)
      element = element << BYTE | data.data[b * count + i];
    element += last;
    for (size_t b = 0; b < size; b++)
      *elements++ = (uint8_t)(element >> (BYTE * b));
    last = are_differences ? element : 0;
  }
}

static void read_elements(decoder *d, node *made) {
  enum { PLAIN, PLANES, DIFFERENCES };
  const node *type = child_of(d, made, 0);
  if (type->code < FIRST_SHAPED_TYPE || type->code > LAST_SHAPED_TYPE)
    fail(d, "elements of a type without an element type");
  uint64_t head = read_number(d, LENGTH);
  bytes data = take_bytes(d, stream_of(d, DATA), head >> 2);
  add_number(d, (head >> 2) << 2);
  if ((head & 3) == PLAIN) {
    add_bytes(d, data);
    return;
  }
  size_t size = element_size(d, child_of(d, type, 0));
  if ((head & 3) <= DIFFERENCES && size != 0 && size <= sizeof(uint64_t) && data.size % size == 0)
    add_planes(d, data, size, (head & 3) == DIFFERENCES);
  else
    fail(d, "elements in an invalid form");
}

/* Numbers that a form omits must have the values that the form implies. */
static bool is_normal_location(const uint32_t numbers[5]) {
  uint32_t form = numbers[0], line = numbers[1], column = numbers[2];
  bool has_line = form != 0, has_column = form >= 2;
  return (has_line || line == 0) && (has_column || column == 0) &&
         (form == 4 || numbers[3] == line) && (form == 3 || form == 4 || numbers[4] == column);
}

static void read_file_location(decoder *d, node *made) {
  enum { FORM_COUNT = 6 };
  uint32_t numbers[5];
  for (unsigned i = 0; i < 5; i++) {
    numbers[i] = read_u32(d, NUMBER);
    add_number(d, numbers[i]);
  }
  if (numbers[0] >= FORM_COUNT)
    fail(d, "a file location of unknown form");
  if (!is_normal_location(numbers))
    fail(d, "a file location is not in normal form");
  made->number = numbers[0];
  made->line = numbers[1];
  made->column = numbers[2];
}

static size_t count_places(bytes text) {
  size_t count = 0;
  for (size_t i = 0; i < text.size; i++)
    count += text.data[i] == 0;
  return count;
}

/* Replaces each mark in the text by a string child, and removes these children. */
static bytes join_text(decoder *d, node *made, bytes text) {
  uint32_t *children = d->children.data;
  uint32_t next = 1, kept = 1;
  for (size_t i = 0; i < text.size; i++) {
    bool is_place = text.data[i] == 0 && next < made->child_count;
    const node *child = is_place ? child_of(d, made, next) : NULL;
    if (is_place && child->code == STRING) {
      claim_work(d, child->contents.size);
      add_bytes(d, child->contents);
    } else {
      add_bytes(d, (bytes){&text.data[i], 1});
      if (is_place)
        children[kept++] = children[next];
    }
    next += is_place;
  }
  while (next < made->child_count)
    children[kept++] = children[next++];
  made->child_count = kept;
  return (bytes){d->contents.data, d->contents.count};
}

/* Names at the start of templates */

static bool is_letter(uint8_t c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
static bool is_digit(uint8_t c) { return c >= '0' && c <= '9'; }

/* A letter or '_', then letters, '_', digits and the bytes of more. */
static bool is_name(bytes text, const char *more) {
  for (size_t i = 0; i < text.size; i++) {
    uint8_t c = text.data[i];
    bool fits = is_letter(c) || c == '_' ||
                (i != 0 && (is_digit(c) || (c != 0 && strchr(more, c) != NULL)));
    if (!fits)
      return false;
  }
  return text.size != 0;
}

/* Returns the index after the string that begins at i. */
static size_t skip_template_string(const decoder *d, bytes text, size_t i) {
  for (i++; i < text.size && text.data[i] != '"'; i++) {
    uint8_t c = text.data[i], next = i + 1 < text.size ? text.data[i + 1] : 0;
    bool is_hex = i + 2 < text.size && isxdigit(next) && isxdigit(text.data[i + 2]);
    if (c == 0 || c == '\n' || c == '\v' || c == '\f')
      fail(d, "an invalid byte in a string of a text");
    if (c != '\\')
      continue;
    if (next != '"' && next != '\\' && next != 'n' && next != 't' && !is_hex)
      fail(d, "an unknown escape in a string");
    i += is_hex ? 2 : 1;
  }
  if (i >= text.size)
    fail(d, "a string of a text does not end");
  return i + 1;
}

static void check_template(decoder *d, bytes text) {
  uint8_t *open = take(d, text.size + 1, 1);
  size_t depth = 0;
  bool is_arrow = false;
  for (size_t i = 0; i < text.size;) {
    uint8_t c = text.data[i];
    if (c == '"') {
      i = skip_template_string(d, text, i);
      is_arrow = false;
      continue;
    }
    const char *pairs = "<>()[]{}", *found = c == 0 ? NULL : strchr(pairs, c);
    if (found != NULL && (found - pairs) % 2 == 0)
      open[depth++] = (uint8_t)found[1];
    else if (found != NULL && !(c == '>' && is_arrow) && (depth == 0 || open[--depth] != c))
      fail(d, "the brackets of a text do not match");
    is_arrow = c == '-';
    i++;
  }
  if (depth != 0 || (is_arrow && !is_name(text, "$.-")))
    fail(d, "the brackets of a text do not match");
}

static void check_dialect_name(const decoder *d, const node *made) {
  const node *dialect = child_of(d, made, 0);
  if (dialect->code != STRING || !is_name(dialect->contents, "$"))
    fail(d, "not a valid name of a dialect");
}

/* Checks that there is a child for each mark, and at most a type after them. */
static void read_template(decoder *d, node *made) {
  bool is_type = made->code == TEXT_TYPE || made->code == SPLIT_TYPE;
  bytes text = read_text(d, TEMPLATE);
  if (made->code == SPLIT_TYPE || made->code == SPLIT_ATTRIBUTE)
    text = join_text(d, made, text);
  size_t places = count_places(text), count = made->child_count - 1;
  made->code = is_type ? TEXT_TYPE : TEXT_ATTRIBUTE;
  made->contents = text;
  if (count < places || count > places + 1 ||
      (count > places && node_at(d, made->children[count])->code >= STRING))
    fail(d, "the marks of a text do not match the children");
  check_dialect_name(d, made);
  check_template(d, text);
}

typedef struct entry {
  const node *key;
  uint32_t children[2];
} entry;

static int compare_entries(const void *a, const void *b) {
  return compare_bytes(((const entry *)a)->key->contents, ((const entry *)b)->key->contents);
}

static void sort_dictionary(decoder *d, node *made) {
  size_t count = made->child_count / 2;
  uint32_t *children = d->children.data;
  entry *entries = take(d, count + 1, sizeof(entry));
  for (size_t i = 0; i < count; i++) {
    entries[i] =
        (entry){child_of(d, made, (uint32_t)(2 * i)), {children[2 * i], children[2 * i + 1]}};
    if (entries[i].key->code != STRING)
      fail(d, "a key of a dictionary is not a string");
  }
  qsort(entries, count, sizeof(entry), compare_entries);
  for (size_t i = 0; i < count; i++) {
    if (i != 0 && entries[i].key == entries[i - 1].key)
      fail(d, "a key occurs twice");
    memcpy(&children[2 * i], entries[i].children, sizeof(entries[i].children));
  }
}

static void check_strings(const decoder *d, const node *made, uint32_t first) {
  for (uint32_t i = first; i < made->child_count; i++)
    if (child_of(d, made, i)->code != STRING)
      fail(d, "a child is not a string");
}

static void check_symbol(const decoder *d, const node *made) {
  if (child_of(d, made, 0)->code != STRING)
    fail(d, "a symbol without name");
  for (uint32_t i = 1; i < made->child_count; i++)
    if (child_of(d, made, i)->code != SYMBOL_REF || child_of(d, made, i)->child_count != 1)
      fail(d, "a nested symbol is not a symbol");
}

static void check_children(decoder *d, node *made) {
  switch (made->code) {
  case TEXT_TYPE:
  case TEXT_ATTRIBUTE:
  case SPLIT_TYPE:
  case SPLIT_ATTRIBUTE:
  case FILE_LOCATION:
  case 46: /* name location */
    if (child_of(d, made, 0)->code != STRING)
      fail(d, "a name is not a string");
    break;
  case DICTIONARY:
    sort_dictionary(d, made);
    break;
  case SYMBOL_REF:
    check_symbol(d, made);
    break;
  case RESOURCE_HANDLE:
    check_strings(d, made, 0);
    break;
  case DIALECT_LOCATION:
    if (child_of(d, made, 0)->code != TEXT_ATTRIBUTE)
      fail(d, "a location that is not an attribute of a dialect");
    break;
  case 32: /* string elements */
  case 33:
    check_strings(d, made, 1);
    break;
  case 34: /* resource elements */
    if (child_of(d, made, 1)->code != RESOURCE_HANDLE)
      fail(d, "resource elements without handle");
    break;
  default:
    break;
  }
}

static void read_numbers(decoder *d, node *made) {
  switch (made->code) {
  case 8: /* scalable vector type */
    copy_numbers(d, read_dimensions(d), 1);
    break;
  case 36: /* affine map */
  case 37: /* integer set */
    copy_numbers(d, 2, UINT32_MAX);
    copy_numbers(d, made->code == 37 ? made->child_count : 0, 1);
    break;
  case 38: { /* strided layout */
    uint32_t rank = read_count_of(d, LENGTH, NUMBER);
    add_number(d, rank);
    copy_numbers(d, (size_t)rank + 1, UINT64_MAX);
    break;
  }
  case 50: /* affine dim, symbol, constant */
  case 51:
    copy_numbers(d, 1, UINT32_MAX);
    break;
  case 52:
    (void)copy_number(d, NUMBER);
    break;
  default:
    break;
  }
}

void read_contents(decoder *d, node *made) {
  check_children(d, made);
  switch (made->code) {
  case INTEGER_TYPE:
    read_integer_type(d, made);
    break;
  case FLOAT_TYPE:
    read_float_type(d, made);
    break;
  case FUNCTION_TYPE:
    read_function_type(d, made);
    break;
  case 7: /* vectors, tensors, memrefs */
  case 9:
  case 10:
  case 12:
  case 13:
  case 14:
  case 15:
    (void)read_dimensions(d);
    break;
  case TEXT_TYPE:
  case TEXT_ATTRIBUTE:
  case SPLIT_TYPE:
  case SPLIT_ATTRIBUTE:
    read_template(d, made);
    return;
    made->contents = read_text(d, TEMPLATE);
    check_dialect_name(d, made);
    if (!is_name(made->contents, "$.-"))
      fail(d, "a mnemonic that is not a name");
    return;
  case STRING:
  case TYPED_STRING:
    made->contents = read_text(d, TEXT);
    return;
  case INTEGER:
    read_integer(d, made);
    break;
  case FLOAT:
    read_float(d, made);
    break;
  case 29: /* dense array */
    read_array(d, made);
    break;
  case FIRST_ELEMENTS:
  case FIRST_ELEMENTS + 1:
    read_elements(d, made);
    break;
  case FILE_LOCATION:
    read_file_location(d, made);
    break;
  default:
    read_numbers(d, made);
    break;
  }
  made->contents = (bytes){d->contents.data, d->contents.count};
}

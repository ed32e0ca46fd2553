/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The scanner and the field list of the coder, and the dialects that have one. */
#include "dialect/coder.h"

#include "base/text_spelling.h"

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_word_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static void skip_space(varve_coder *coder) {
  while (coder->place < coder->end && (*coder->place == ' ' || *coder->place == '\t' ||
                                       *coder->place == '\n' || *coder->place == '\r'))
    coder->place++;
}

/* Checks for c after space. A NUL byte is a reference, not the end. */
static bool at_char(varve_coder *coder, char c) {
  skip_space(coder);
  return coder->place < coder->end && *coder->place == c;
}

bool varve_coder_accept(varve_coder *coder, char c) {
  if (!at_char(coder, c))
    return false;
  coder->place++;
  return true;
}

bool varve_coder_take_word(varve_coder *coder, varve_slice *word) {
  skip_space(coder);
  const char *p = coder->place;
  if (p == coder->end || !is_word_start(*p))
    return false;
  while (p < coder->end && (is_word_start(*p) || is_digit(*p)))
    p++;
  *word = varve_slice_make(coder->place, (size_t)(p - coder->place));
  coder->place = p;
  return true;
}

/* A number must not be followed by a letter or digit: 0x10, 8bit. */
static bool take_digits(varve_coder *coder, uint64_t *number) {
  const char *p = coder->place;
  uint64_t value = 0;
  for (; p < coder->end && is_digit(*p); p++) {
    uint64_t digit = (uint64_t)(*p - '0');
    if (value > (UINT64_MAX - digit) / 10)
      return false;
    value = value * 10 + digit;
  }
  if (p == coder->place || (p < coder->end && (is_word_start(*p) || *p == '.')))
    return false;
  coder->place = p;
  *number = value;
  return true;
}

bool varve_coder_take_unsigned(varve_coder *coder, uint64_t *number) {
  skip_space(coder);
  return take_digits(coder, number);
}

bool varve_coder_take_signed(varve_coder *coder, int64_t *number) {
  uint64_t magnitude;
  skip_space(coder);
  const char *start = coder->place;
  bool is_negative = varve_coder_accept(coder, '-');
  if (!take_digits(coder, &magnitude) || magnitude > (uint64_t)INT64_MAX + is_negative) {
    coder->place = start;
    return false;
  }
  *number = (int64_t)(is_negative ? 0 - magnitude : magnitude);
  return true;
}

static const char *skip_digits(const varve_coder *coder, const char *p) {
  while (p < coder->end && is_digit(*p))
    p++;
  return p;
}

bool varve_coder_take_float(varve_coder *coder, varve_slice *digits, bool *is_negative) {
  skip_space(coder);
  const char *start = coder->place;
  *is_negative = varve_coder_accept(coder, '-');
  const char *first = coder->place, *p = skip_digits(coder, first);
  if (p == first || p == coder->end || *p != '.') {
    coder->place = start;
    return false;
  }
  p = skip_digits(coder, p + 1);
  if (p < coder->end && (*p == 'e' || *p == 'E')) {
    const char *exponent = p + 1;
    if (exponent < coder->end && (*exponent == '-' || *exponent == '+'))
      exponent++;
    const char *behind = skip_digits(coder, exponent);
    p = behind == exponent ? p : behind;
  }
  *digits = varve_slice_make(first, (size_t)(p - first));
  coder->place = p;
  return true;
}

bool varve_coder_take_hex(varve_coder *coder, varve_slice *digits) {
  unsigned value;
  skip_space(coder);
  const char *p = coder->place;
  if (coder->end - p < 3 || p[0] != '0' || p[1] != 'x')
    return false;
  for (p += 2; p < coder->end && varve_parse_hex_digit(*p, &value); p++)
    continue;
  *digits = varve_slice_make(coder->place + 2, (size_t)(p - coder->place - 2));
  if (digits->size == 0)
    return false;
  coder->place = p;
  return true;
}

bool varve_coder_is_done(varve_coder *coder) {
  skip_space(coder);
  return coder->place == coder->end && coder->reference_count == 0;
}

varve_status varve_coder_take_integer_type(varve_coder *coder, const varve_type **type) {
  varve_slice word;
  uint64_t width;
  varve_signedness signedness = VARVE_SIGNLESS;
  VARVE_CODER_WANT(varve_coder_take_word(coder, &word));
  if (varve_slice_equal(word, VARVE_SLICE("index"))) {
    *type = coder->context->index_type;
    return VARVE_STATUS_OK;
  }
  size_t prefix = 1;
  if (word.data[0] != 'i') {
    signedness = word.data[0] == 's' ? VARVE_SIGNED : VARVE_UNSIGNED;
    VARVE_CODER_WANT(varve_slice_starts_with(word, VARVE_SLICE("si")) ||
                     varve_slice_starts_with(word, VARVE_SLICE("ui")));
    prefix = 2;
  }
  varve_coder digits = {.place = word.data + prefix, .end = word.data + word.size};
  VARVE_CODER_WANT(take_digits(&digits, &width) && digits.place == digits.end &&
                   width <= VARVE_MAX_INTEGER_WIDTH);
  return varve_integer_type_get(coder->context, (uint32_t)width, signedness, type);
}

/* Fields */

static varve_status add(varve_coder *coder, varve_coded_field field) {
  return varve_vector_push(coder->fields, &field);
}

varve_status varve_coder_begin(varve_coder *coder, uint64_t code, const char *letters) {
  coder->letters = letters;
  return add(coder, (varve_coded_field){.letter = 'v', .number = code});
}

varve_status varve_coder_add_number(varve_coder *coder, uint64_t number) {
  return add(coder, (varve_coded_field){.letter = *coder->letters++, .number = number});
}

varve_status varve_coder_add_entity(varve_coder *coder, const varve_entity *entity) {
  return add(coder, (varve_coded_field){.letter = *coder->letters++, .entity = entity});
}

/* The count goes into the field of the list, before its items. */
static varve_status begin_list(varve_coder *coder, size_t count) {
  return add(coder, (varve_coded_field){.letter = *coder->letters++, .number = count});
}

varve_status varve_coder_add_numbers(varve_coder *coder, const uint64_t *numbers, size_t count) {
  VARVE_TRY(begin_list(coder, count));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(add(coder, (varve_coded_field){.letter = *coder->letters, .number = numbers[i]}));
  coder->letters += 2;
  return VARVE_STATUS_OK;
}

/* Dialects */

static varve_status code_entity(varve_coder *coder, const varve_entity *entity) {
  varve_slice dialect = varve_string_bytes(entity->children[0]), mnemonic;
  if (entity->kind == VARVE_KIND_DIALECT_TYPE && varve_slice_equal(dialect, VARVE_SLICE("quant"))) {
    VARVE_CODER_WANT(varve_coder_take_word(coder, &mnemonic));
    return varve_code_quant_type(coder, mnemonic);
  }
  return varve_code_by_rows(coder, entity);
}

varve_status varve_coded_fields_append(varve_context *context, const varve_entity *entity,
                                       varve_vector *fields) {
  const char *text = varve_entity_payload(entity);
  size_t count = fields->count;
  varve_coder coder = {.context = context,
                       .place = text,
                       .end = text + entity->payload_size,
                       .references = entity->children + 1,
                       .reference_count = entity->child_count - 1,
                       .fields = fields};
  varve_buffer_init(&coder.text, &context->memory);
  varve_vector_init(&coder.numbers, &context->memory, sizeof(uint64_t));
  varve_vector_init(&coder.sizes, &context->memory, sizeof(int64_t));
  varve_vector_init(&coder.nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = code_entity(&coder, entity);
  varve_buffer_release(&coder.text);
  varve_vector_release(&coder.numbers);
  varve_vector_release(&coder.sizes);
  varve_vector_release(&coder.nodes);
  if (status == VARVE_STATUS_OK)
    return status;
  varve_vector_truncate(fields, count);
  return status == VARVE_STATUS_OUT_OF_MEMORY ? status : VARVE_STATUS_OK;
}

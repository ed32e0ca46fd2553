/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* word(`p` $n) and letter($n, 'i'..'z', 'z_'): numbers that are part of a word.
 * format-spec/assembly-format.md section 2.7. */
#include "base/scanner.h"
#include "base/text_spelling.h"
#include "dialect/entity_format/format_compile.h"
#include "ir/types.h"

enum { LONGEST_MORE = 16 };

/* Reading */

static bool take_digits(varve_slice *text, uint64_t *number) {
  varve_slice rest = *text;
  if (!varve_text_take_number(&rest, (uint64_t)INT64_MAX - 8, number) ||
      (text->size - rest.size > 1 && text->data[0] == '0'))
    return false;
  *text = rest;
  return true;
}

static bool take_letter(const varve_format_letters *letters, varve_slice *text, uint64_t *number) {
  uint64_t last = (uint64_t)(letters->last - letters->first);
  if (letters->more.size != 0 && varve_text_accept(text, letters->more)) {
    if (!take_digits(text, number) || *number == 0 || *number > (uint64_t)INT64_MAX - last)
      return false;
    *number += last;
    return true;
  }
  if (text->size == 0 || text->data[0] < letters->first || text->data[0] > letters->last)
    return false;
  *number = (uint64_t)(text->data[0] - letters->first);
  *text = varve_text_after(*text, 1);
  return true;
}

bool varve_format_take_number(const varve_format_element *part, varve_slice *text,
                              uint64_t *number) {
  if (part->is_width) {
    /* 08 is 8. */
    size_t zeros = 0;
    while (zeros + 1 < text->size && text->data[zeros] == '0' && text->data[zeros + 1] >= '0' &&
           text->data[zeros + 1] <= '9')
      zeros++;
    varve_slice digits = varve_text_after(*text, zeros);
    if (!take_digits(&digits, number) || *number > VARVE_MAX_INTEGER_WIDTH)
      return false;
    *text = digits;
    return true;
  }
  return part->letters != NULL ? take_letter(part->letters, text, number)
                               : take_digits(text, number);
}

bool varve_format_is_word(const varve_format_element *word, uint32_t part_count, varve_slice text) {
  uint64_t number;
  for (uint32_t i = 1; i <= part_count; i++) {
    const varve_format_element *part = &word[i];
    if (part->text.size != 0) {
      if (!varve_text_accept(&text, part->text))
        return false;
      continue;
    }
    if (!part->is_list && !varve_format_take_number(part, &text, &number))
      return false;
    while (part->is_list && text.size != 0)
      if (!varve_format_take_number(part, &text, &number))
        return false;
  }
  return text.size == 0;
}

/* Compiling */

static bool ends_with_digit(varve_slice text) {
  char last = text.data[text.size - 1];
  return last >= '0' && last <= '9';
}

/* width($type) */
static varve_status find_width(varve_format_compiler *c, varve_format_element *part) {
  part->is_width = true;
  VARVE_TRY(varve_format_enter(c));
  const char *place = c->lexer.token.place;
  VARVE_TRY(varve_format_find_parameter(c, false, &part->index));
  const varve_parameter_rule *rule = &c->parameters[part->index].rule;
  if (rule->kind != VARVE_PARAMETER_TYPE || rule->is_array)
    return varve_format_refuse(&c->lexer, place, "'width' needs a parameter that is a type");
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* $n, or index: the place of the item in the innermost each. */
static varve_status find_number(varve_format_compiler *c, varve_format_element *part) {
  const char *place = c->lexer.token.place;
  if (varve_format_at_word(&c->lexer, "index")) {
    if (c->each_count == 0)
      return varve_format_refuse(&c->lexer, place, "'index' needs an 'each' around it");
    part->index = VARVE_NO_PARAMETER;
    part->next = c->parameters[c->each[c->each_count - 1]].depth;
    return varve_format_advance(&c->lexer);
  }
  VARVE_TRY(varve_format_find_parameter(c, false, &part->index));
  const varve_parameter_rule *rule = &c->parameters[part->index].rule;
  part->is_list = rule->is_array;
  return rule->kind == VARVE_PARAMETER_INTEGER && (!rule->is_array || part->letters != NULL)
             ? VARVE_STATUS_OK
             : varve_format_refuse(&c->lexer, place, "expected a parameter that is a number");
}

static varve_status take_letter_of(varve_format_compiler *c, char *letter) {
  varve_slice text = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_QUOTE || text.size != 1 ||
      !varve_is_bare_identifier(text) || text.data[0] == '_')
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a letter in quotes");
  *letter = text.data[0];
  return varve_format_advance(&c->lexer);
}

/* 'i'..'z', 'z_' */
static varve_status take_letters(varve_format_compiler *c, varve_format_letters *letters) {
  const char *place = c->lexer.token.place;
  VARVE_TRY(take_letter_of(c, &letters->first));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '.'));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '.'));
  VARVE_TRY(take_letter_of(c, &letters->last));
  if (letters->last < letters->first)
    return varve_format_refuse(&c->lexer, place, "the letters are not in order");
  if (!varve_format_at_sign(&c->lexer, ','))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_advance(&c->lexer));
  letters->more = c->lexer.token.text;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_QUOTE || letters->more.size > LONGEST_MORE ||
      !varve_is_bare_identifier(letters->more) || letters->more.size < 2 ||
      ends_with_digit(letters->more))
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "expected a word of 2 to 16 characters that ends with no digit");
  return varve_format_advance(&c->lexer);
}

/* letter($n, 'i'..'z', 'z_') */
static varve_status add_letter(varve_format_compiler *c) {
  varve_format_letters *letters = varve_arena_allocate(&c->context->arena, sizeof *letters);
  varve_format_element part = {.kind = VARVE_FORMAT_PART, .letters = letters};
  if (letters == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *letters = (varve_format_letters){0};
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(find_number(c, &part));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ','));
  VARVE_TRY(take_letters(c, letters));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ')'));
  c->depth--;
  return varve_format_add(c, part);
}

/* The parts of word(...): texts and numbers in turn. Letters are the last part. */
static varve_status add_parts(varve_format_compiler *c) {
  bool has_text = false; /* directly before */
  while (!varve_format_at_sign(&c->lexer, ')')) {
    varve_format_element part = {.kind = VARVE_FORMAT_PART};
    if (varve_format_at_word(&c->lexer, "letter"))
      return add_letter(c);
    if (!has_text && c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL) {
      /* No digit of a text is next to a number. */
      varve_slice text = c->lexer.token.text;
      if (!varve_is_bare_identifier(text) || ends_with_digit(text))
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "'%.*s' cannot be in this word",
                                   VARVE_FORMAT_SLICE(text));
      VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_PART,
                                                           .index = VARVE_NO_PARAMETER,
                                                           .text = text}));
      VARVE_TRY(varve_format_advance(&c->lexer));
      has_text = true;
      continue;
    }
    if (!has_text)
      return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                 "texts and numbers alternate in a word, with a text first");
    VARVE_TRY(varve_format_at_word(&c->lexer, "width") ? find_width(c, &part)
                                                       : find_number(c, &part));
    VARVE_TRY(varve_format_add(c, part));
    has_text = false;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_format_compile_word(varve_format_compiler *c) {
  uint32_t word = (uint32_t)c->lists.elements.count;
  bool is_letter = varve_format_at_word(&c->lexer, "letter");
  c->place = c->lexer.token.place;
  VARVE_TRY(varve_format_add(
      c, (varve_format_element){.kind = VARVE_FORMAT_WORD,
                                .has_space = varve_format_space_element(&c->spacing)}));
  c->place = NULL;
  if (is_letter) {
    VARVE_TRY(add_letter(c));
  } else {
    VARVE_TRY(varve_format_enter(c));
    VARVE_TRY(add_parts(c));
    c->depth--;
    VARVE_TRY(varve_format_expect_sign(&c->lexer, ')'));
  }
  varve_format_end_directive(c, word);
  return VARVE_STATUS_OK;
}

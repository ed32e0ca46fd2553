/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles struct(...), any(...), nested(...) and places(...): format-spec/assembly-format.md
 * section 2.
 */
#include "base/scanner.h"
#include "base/text_spelling.h"
#include "dialect/entity_format/format_compile.h"
#include "ir/attributes.h"
#include "ir/types.h"

/* A key whose value is not complete. */
typedef struct open_key {
  uint32_t element;
  size_t written; /* parameters before it */
  bool was_required;
  bool was_in_struct;
  bool was_in_branch;
} open_key;

/* The printer puts "key = " before the value. */
static varve_status begin_key(varve_format_compiler *c, varve_slice key, open_key *open) {
  *open = (open_key){(uint32_t)c->lists.elements.count, c->written.count, c->is_required,
                     c->in_struct, c->in_branch};
  c->is_required = c->in_struct = true;
  c->in_branch = false;
  c->spacing = (varve_format_spacing){.needs_space = false, .after_sign = true};
  return varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_KEY, .text = key});
}

static varve_status end_key(varve_format_compiler *c, uint32_t structure, const open_key *open) {
  uint32_t first = (uint32_t)c->lists.anchors.count;
  c->is_required = open->was_required;
  c->in_struct = open->was_in_struct;
  c->in_branch = open->was_in_branch;
  VARVE_TRY(varve_format_add(
      c, (varve_format_element){.kind = VARVE_FORMAT_KEY_END, .index = structure}));
  for (size_t i = open->written; i < c->written.count; i++)
    VARVE_TRY(varve_vector_push(&c->lists.anchors, &VARVE_VECTOR_AT(&c->written, uint32_t, i)));
  varve_format_element *key = varve_format_element_at(c, open->element);
  key->next = (uint32_t)c->lists.elements.count;
  key->first_anchor = first;
  key->anchor_count = (uint32_t)c->lists.anchors.count - first;
  return VARVE_STATUS_OK;
}

/* Compiles elements up to the comma or parenthesis that ends them. */
static varve_status compile_elements(varve_format_compiler *c) {
  size_t open = c->open_count;
  const char *place = c->lexer.token.place;
  size_t written = c->written.count;
  while (c->open_count > open ||
         (!varve_format_at_sign(&c->lexer, ',') && !varve_format_at_sign(&c->lexer, ')'))) {
    if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_END)
      return varve_format_refuse(&c->lexer, place, "'struct' does not end");
    VARVE_TRY(varve_format_compile_element(c));
  }
  if (written == c->written.count)
    return varve_format_refuse(&c->lexer, place, "the value of the key has no parameter");
  return VARVE_STATUS_OK;
}

/* shown(A): the key is printed even if its value has the default. */
static varve_status compile_shown(varve_format_compiler *c, uint32_t key) {
  varve_format_element_at(c, key)->is_shown = true;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(compile_elements(c));
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* Returns whether "key =" follows, otherwise a value whose name is the key. */
static bool at_key(const varve_format_compiler *c) {
  varve_format_fault ignored;
  varve_format_lexer ahead = c->lexer;
  ahead.fault = &ignored;
  return c->lexer.token.kind == VARVE_FORMAT_TOKEN_WORD &&
         varve_format_advance(&ahead) == VARVE_STATUS_OK && varve_format_at_sign(&ahead, '=');
}

static bool has_key(varve_format_compiler *c, uint32_t structure, varve_slice key) {
  for (uint32_t i = structure + 1; i < c->lists.elements.count;
       i = varve_format_element_at(c, i)->next)
    if (varve_slice_equal(varve_format_element_at(c, i)->text, key))
      return true;
  return false;
}

static varve_status compile_key(varve_format_compiler *c, uint32_t structure) {
  varve_slice key = c->lexer.token.text;
  const char *place = c->lexer.token.place;
  open_key open;
  if (!varve_format_is_literal(key) || has_key(c, structure, key))
    return varve_format_refuse(&c->lexer, place,
                               varve_format_is_literal(key) ? "the key '%.*s' comes twice"
                                                            : "'%.*s' cannot be a key",
                               VARVE_FORMAT_SLICE(key));
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '='));
  VARVE_TRY(begin_key(c, key, &open));
  VARVE_TRY(varve_format_at_word(&c->lexer, "shown") ? compile_shown(c, open.element)
                                                     : compile_elements(c));
  return end_key(c, structure, &open);
}

/* $a, qualified($a): the key is the name. */
static varve_status compile_named(varve_format_compiler *c, uint32_t structure) {
  open_key open;
  if (!varve_format_at_value(c))
    return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a variable");
  VARVE_TRY(begin_key(c, VARVE_SLICE(""), &open));
  VARVE_TRY(varve_format_compile_value(c));
  varve_format_element_at(c, open.element)->text =
      varve_format_slot_name(c, varve_format_element_at(c, open.element + 1)->index);
  return end_key(c, structure, &open);
}

static varve_status compile_keys(varve_format_compiler *c, uint32_t structure) {
  if (varve_format_at_word(&c->lexer, "params") && !at_key(c)) {
    /* params: adds all parameters. */
    open_key open;
    for (uint32_t i = 0; i < c->definition->parameter_count; i++) {
      VARVE_TRY(begin_key(c, c->definition->parameters[i].name, &open));
      VARVE_TRY(varve_format_mark_by_params(c, i));
      VARVE_TRY(varve_format_add_value(
          c, (varve_format_element){.kind = VARVE_FORMAT_VARIABLE, .index = i}));
      VARVE_TRY(end_key(c, structure, &open));
    }
    return varve_format_advance(&c->lexer);
  }
  for (;;) {
    VARVE_TRY(at_key(c) ? compile_key(c, structure) : compile_named(c, structure));
    if (!varve_format_at_sign(&c->lexer, ','))
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_format_advance(&c->lexer));
    if (varve_format_at_word(&c->lexer, "others") && !at_key(c)) {
      varve_format_element_at(c, structure)->has_others = true;
      return varve_format_advance(&c->lexer);
    }
  }
}

varve_status varve_format_enter(varve_format_compiler *c) {
  if (c->depth == VARVE_FORMAT_NESTING)
    return varve_format_refuse(&c->lexer, c->lexer.token.place,
                               "directives are nested deeper than %d levels", VARVE_FORMAT_NESTING);
  c->depth++;
  VARVE_TRY(varve_format_advance(&c->lexer));
  return varve_format_expect_sign(&c->lexer, '(');
}

varve_status varve_format_compile_struct(varve_format_compiler *c) {
  uint32_t structure = (uint32_t)c->lists.elements.count;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(varve_format_add(
      c, (varve_format_element){.kind = VARVE_FORMAT_STRUCT,
                                .has_space = varve_format_space_element(&c->spacing)}));
  VARVE_TRY(compile_keys(c, structure));
  varve_format_end_directive(c, structure);
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* any(A | B) and any(`,`: A | B): clauses in any order. format-spec/assembly-format.md section 2.8.
 */

/* `,`: the literal before each clause. */
static varve_status take_lead(varve_format_compiler *c, uint32_t any) {
  varve_format_fault ignored;
  varve_format_lexer ahead = c->lexer;
  ahead.fault = &ignored;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_LITERAL ||
      !varve_format_is_literal(c->lexer.token.text) ||
      varve_format_advance(&ahead) != VARVE_STATUS_OK || !varve_format_at_sign(&ahead, ':'))
    return VARVE_STATUS_OK;
  varve_format_element_at(c, any)->text = c->lexer.token.text;
  VARVE_TRY(varve_format_advance(&c->lexer));
  return varve_format_advance(&c->lexer);
}

varve_status varve_format_compile_any(varve_format_compiler *c) {
  uint32_t any = (uint32_t)c->lists.elements.count;
  bool was_required = c->is_required, was_in_branch = c->in_branch;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_ANY}));
  c->has_choices = c->is_required = true;
  c->in_branch = false;
  VARVE_TRY(take_lead(c, any));
  for (;;) {
    uint32_t clause = (uint32_t)c->lists.elements.count;
    size_t first = c->written.count;
    const char *place = c->lexer.token.place;
    const varve_slice lead = varve_format_element_at(c, any)->text;
    VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_CLAUSE}));
    if (lead.size != 0)
      VARVE_TRY(
          varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_LITERAL, .text = lead}));
    VARVE_TRY(varve_format_compile_body(c, "any"));
    VARVE_TRY(
        varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_CLAUSE_END, .index = any}));
    /* The parameters that a clause writes decide whether it is printed. */
    uint32_t first_anchor = (uint32_t)c->lists.anchors.count;
    for (size_t i = first; i < c->written.count; i++) {
      uint32_t slot = VARVE_VECTOR_AT(&c->written, uint32_t, i);
      if (!c->parameters[slot].may_be_absent)
        return varve_format_refuse(&c->lexer, place, "'%.*s' in 'any' has no default",
                                   VARVE_FORMAT_SLICE(varve_format_slot_name(c, slot)));
      VARVE_TRY(varve_vector_push(&c->lists.anchors, &slot));
    }
    if (c->lists.anchors.count == first_anchor)
      return varve_format_refuse(&c->lexer, place, "a clause of 'any' has no parameter");
    varve_format_element *element = varve_format_element_at(c, clause);
    element->first_anchor = first_anchor;
    element->anchor_count = (uint32_t)c->lists.anchors.count - first_anchor;
    element->next = (uint32_t)c->lists.elements.count;
    if (!varve_format_at_sign(&c->lexer, '|'))
      break;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  varve_format_element_at(c, any)->next = (uint32_t)c->lists.elements.count;
  c->is_required = was_required;
  c->in_branch = was_in_branch;
  c->has_last = false;
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* nested($a, $t `:` $b, $u): dense elements in braces. format-spec/assembly-format.md section 2.9.
 */

static bool is_elements(const varve_parameter_rule *rule) {
  return rule->kind == VARVE_PARAMETER_ATTRIBUTE && !rule->is_array &&
         rule->node_kinds == UINT64_C(1) << VARVE_KIND_DENSE_ELEMENTS;
}

/* $a, $t: the elements and their type, which precedes them. */
static varve_status add_elements(varve_format_compiler *c, varve_format_element elements) {
  const char *place = c->lexer.token.place;
  varve_format_element type = {.kind = VARVE_FORMAT_FIELD};
  VARVE_TRY(varve_format_find_parameter(c, false, &elements.index));
  if (!is_elements(&c->parameters[elements.index].rule) ||
      elements.index >= c->definition->parameter_count)
    return varve_format_refuse(&c->lexer, place,
                               "'nested' needs a parameter that is dense elements");
  VARVE_TRY(varve_format_add(c, elements));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, ','));
  place = c->lexer.token.place;
  VARVE_TRY(varve_format_find_parameter(c, true, &type.index));
  if (c->parameters[type.index].rule.kind != VARVE_PARAMETER_TYPE ||
      c->parameters[type.index].may_be_absent || type.index >= c->definition->parameter_count)
    return varve_format_refuse(&c->lexer, place, "'nested' needs a type that is always present");
  return varve_format_add(c, type);
}

varve_status varve_format_compile_nested(varve_format_compiler *c) {
  uint32_t element = (uint32_t)c->lists.elements.count;
  const varve_format_element nested = {.kind = VARVE_FORMAT_NESTED,
                                       .has_space = varve_format_space_element(&c->spacing)};
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(add_elements(c, nested));
  if (c->lexer.token.kind == VARVE_FORMAT_TOKEN_LITERAL) {
    const varve_format_element other = {.kind = VARVE_FORMAT_FIELD, .text = c->lexer.token.text};
    if (!varve_format_is_literal(other.text))
      return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a literal");
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(add_elements(c, other));
  }
  varve_format_element_at(c, element)->next = (uint32_t)c->lists.elements.count;
  c->has_last = false;
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* places($a, `b` $b, ...): a list of which each item says what is at its place.
 * format-spec/assembly-format.md section 2.6. */

static varve_status take_number(varve_format_compiler *c, bool is_array, uint32_t *slot) {
  const char *place = c->lexer.token.place;
  VARVE_TRY(varve_format_find_parameter(c, false, slot));
  const varve_parameter_value *value = &c->parameters[*slot];
  if (value->rule.kind != VARVE_PARAMETER_INTEGER || value->rule.is_array != is_array ||
      value->parent != VARVE_NO_PARAMETER || value->rule.is_optional)
    return varve_format_refuse(&c->lexer, place,
                               is_array ? "'places' needs a parameter that is an array of numbers"
                                        : "'places' needs a parameter that is a number");
  return VARVE_STATUS_OK;
}

varve_status varve_format_compile_places(varve_format_compiler *c) {
  uint32_t element = (uint32_t)c->lists.elements.count;
  varve_format_element places = {.kind = VARVE_FORMAT_PLACES,
                                 .has_space = varve_format_space_element(&c->spacing)};
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(take_number(c, true, &places.index));
  VARVE_TRY(varve_format_add(c, places));
  while (varve_format_at_sign(&c->lexer, ',')) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    /* `b` $b */
    varve_format_element field = {.kind = VARVE_FORMAT_FIELD, .text = c->lexer.token.text};
    if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_LITERAL || !varve_is_bare_identifier(field.text))
      return varve_format_refuse(&c->lexer, c->lexer.token.place, "expected a word in backquotes");
    for (uint32_t i = element + 1; i < c->lists.elements.count; i++)
      if (varve_slice_equal(varve_format_element_at(c, i)->text, field.text))
        return varve_format_refuse(&c->lexer, c->lexer.token.place, "the word '%.*s' comes twice",
                                   VARVE_FORMAT_SLICE(field.text));
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(take_number(c, false, &field.index));
    VARVE_TRY(varve_format_add(c, field));
  }
  varve_format_element_at(c, element)->next = (uint32_t)c->lists.elements.count;
  c->has_last = false;
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

/* Notes what is at a place. Returns false if there is no such place, or something is at it. */
static bool put(varve_vector *items, const varve_entity *place, int64_t item) {
  if (place->kind != VARVE_KIND_INTEGER)
    return false;
  uint64_t index = varve_integer_words(place)[0];
  if (index >= items->count || VARVE_VECTOR_AT(items, int64_t, index) != VARVE_FORMAT_NO_ITEM)
    return false;
  VARVE_VECTOR_AT(items, int64_t, index) = item;
  return true;
}

varve_status varve_format_find_places(const varve_assembly_format *format,
                                      const varve_entity *entity, uint32_t element,
                                      varve_vector *items, bool *do_fit) {
  const varve_format_element *places = &format->elements[element];
  const varve_entity *array = varve_parameter(entity, places->index);
  uint32_t words = places->next - element - 1;
  *do_fit = array->kind == VARVE_KIND_ARRAY;
  if (!*do_fit)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < array->child_count + words; i++) {
    const int64_t nothing = VARVE_FORMAT_NO_ITEM;
    VARVE_TRY(varve_vector_push(items, &nothing));
  }
  for (uint32_t i = 0; *do_fit && i < array->child_count; i++)
    *do_fit = put(items, array->children[i], i);
  for (uint32_t i = 0; *do_fit && i < words; i++)
    *do_fit = put(items, varve_parameter(entity, places[i + 1].index), -(int64_t)i - 1);
  return VARVE_STATUS_OK;
}

/* word(`p` $n) and letter($n, 'i'..'z', 'z_'): numbers that are part of a word.
 * format-spec/assembly-format.md section 2.7. */

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

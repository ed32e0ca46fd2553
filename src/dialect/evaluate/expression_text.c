/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of expressions that make texts. */
#include "base/scanner.h"
#include "dialect/evaluate/entity_expressions.h"
#include "dialect/evaluate/expression_functions.h"
#include "dialect/rule/parameter_rule.h"

typedef varve_evaluation evaluation;
typedef const varve_arguments arguments;
typedef varve_term term;

static varve_status keep_text(evaluation *e, varve_slice text, term *result) {
  if (!varve_work_take_bytes(e->input->context, text.size))
    return VARVE_STATUS_OK;
  varve_slice kept = varve_arena_copy(e->input->arena, text);
  *result = (term){.kind = VARVE_TERM_TEXT, .text = kept};
  return kept.data == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

static bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
static bool is_word_character(char c) {
  return is_upper(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}
static char lower(char c) { return (char)(is_upper(c) ? c + ('a' - 'A') : c); }
static char word_character(char c) { return (char)(is_word_character(c) ? c : '_'); }

static varve_status change_characters(evaluation *e, arguments *a, char (*change)(char c),
                                      term *result) {
  varve_slice text;
  if (!varve_term_text(&a->items[0], &text) || !varve_work_take_bytes(e->input->context, text.size))
    return VARVE_STATUS_OK;
  char *made = varve_arena_allocate(e->input->arena, text.size + 1);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < text.size; i++)
    made[i] = change(text.data[i]);
  *result = (term){.kind = VARVE_TERM_TEXT, .text = varve_slice_make(made, text.size)};
  return VARVE_STATUS_OK;
}

varve_status varve_expression_lower(evaluation *e, arguments *a, term *result) {
  return change_characters(e, a, lower, result);
}

varve_status varve_expression_identifier(evaluation *e, arguments *a, term *result) {
  return change_characters(e, a, word_character, result);
}

/* The letters, digits and '_' that a text begins with. */
varve_status varve_expression_leading_word(evaluation *e, arguments *a, term *result) {
  varve_slice text;
  size_t size = 0;
  (void)e;
  if (!varve_term_text(&a->items[0], &text))
    return VARVE_STATUS_OK;
  while (size < text.size && is_word_character(text.data[size]))
    size++;
  *result = (term){.kind = VARVE_TERM_TEXT, .text = varve_slice_make(text.data, size)};
  return VARVE_STATUS_OK;
}

/* Returns whether a text may be searched for another one. */
static bool may_search(evaluation *e, varve_slice text, varve_slice sought) {
  return text.size <= VARVE_EXPRESSION_ITEMS && sought.size <= VARVE_EXPRESSION_ITEMS &&
         varve_work_take_bytes(e->input->context, (uint64_t)text.size * (sought.size / 8 + 1));
}

/* Stops when it is too long. */
static varve_status append_replaced(varve_buffer *out, varve_slice text, varve_slice from,
                                    varve_slice to) {
  for (size_t i = 0; i < text.size && out->size <= VARVE_EXPRESSION_ITEMS;) {
    varve_slice rest = varve_text_after(text, i);
    bool is_there = varve_slice_starts_with(rest, from);
    VARVE_TRY(is_there ? varve_buffer_append(out, to) : varve_buffer_append_char(out, *rest.data));
    i += is_there ? from.size : 1;
  }
  return VARVE_STATUS_OK;
}

/* The text with another text for each occurrence of a text. */
varve_status varve_expression_replace(evaluation *e, arguments *a, term *result) {
  varve_slice text, from, to;
  varve_buffer made;
  if (!varve_term_text(&a->items[0], &text) || !varve_term_text(&a->items[1], &from) ||
      !varve_term_text(&a->items[2], &to) || from.size == 0 || !may_search(e, text, from))
    return VARVE_STATUS_OK;
  varve_buffer_init(&made, &e->input->context->memory);
  varve_status status = append_replaced(&made, text, from, to);
  if (status == VARVE_STATUS_OK && made.size <= VARVE_EXPRESSION_ITEMS)
    status = keep_text(e, varve_buffer_slice(&made), result);
  varve_buffer_release(&made);
  return status;
}

/* The text that a type or attribute keeps between its outermost brackets, if no other types and
 * attributes are in it; absent without brackets. */
varve_status varve_expression_body(evaluation *e, arguments *a, term *result) {
  const varve_entity *entity = a->items[0].entity;
  (void)e;
  if (a->items[0].kind != VARVE_TERM_ENTITY || !varve_entity_is_dialect_node(entity) ||
      varve_entity_is_parametric(entity))
    return VARVE_STATUS_OK;
  varve_slice text = varve_slice_make(varve_entity_payload(entity), entity->payload_size);
  const char *open = text.size == 0 ? NULL : memchr(text.data, '<', text.size);
  if (open == NULL) {
    *result = (term){.kind = VARVE_TERM_ABSENT};
    return VARVE_STATUS_OK;
  }
  if (text.data[text.size - 1] != '>' || memchr(text.data, 0, text.size) != NULL)
    return VARVE_STATUS_OK;
  const char *end = text.data + text.size - 1;
  *result =
      (term){.kind = VARVE_TERM_TEXT, .text = varve_slice_make(open + 1, (size_t)(end - open) - 1)};
  return VARVE_STATUS_OK;
}

/* The name of a type or attribute in its dialect; absent for those of the builtin dialect. */
varve_status varve_expression_mnemonic(evaluation *e, arguments *a, term *result) {
  const varve_entity *entity = a->items[0].entity;
  (void)e;
  if (a->items[0].kind != VARVE_TERM_ENTITY)
    return VARVE_STATUS_OK;
  *result = (term){.kind = VARVE_TERM_ABSENT};
  if (varve_entity_is_dialect_node(entity))
    *result = (term){.kind = VARVE_TERM_TEXT, .text = varve_dialect_node_mnemonic(entity)};
  return VARVE_STATUS_OK;
}

/* The decimal text of an integer of any width, with its highest bit as sign. */
varve_status varve_expression_signed(evaluation *e, arguments *a, term *result) {
  const varve_entity *entity = a->items[0].entity;
  varve_buffer text;
  if (a->items[0].kind != VARVE_TERM_ENTITY || entity->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_OK;
  uint64_t words = varve_type_bit_width(entity->children[0]) / 64;
  if (!varve_work_take(e->input->context, words * words / 8)) /* decimal digits are quadratic */
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &e->input->context->memory);
  varve_status status = varve_wide_print(&text, varve_integer_words(entity),
                                         varve_type_bit_width(entity->children[0]), true);
  if (status == VARVE_STATUS_OK)
    status = keep_text(e, varve_buffer_slice(&text), result);
  varve_buffer_release(&text);
  return status;
}

static varve_status write_alias(evaluation *e, const varve_entity *entity, term *result) {
  varve_alias_budget *budget = e->input->aliases;
  varve_buffer text;
  varve_buffer_init(&text, &e->input->context->memory);
  budget->depth++;
  budget->left--;
  varve_status status = varve_alias_write(e->input->context, entity, budget, &text);
  budget->depth--;
  *result = (term){.kind = VARVE_TERM_ABSENT};
  if (status == VARVE_STATUS_OK && text.size != 0)
    status = keep_text(e, varve_buffer_slice(&text), result);
  varve_buffer_release(&text);
  return status;
}

/* The alias of a type or attribute; absent if it has none. */
varve_status varve_expression_alias(evaluation *e, arguments *a, term *result) {
  const varve_alias_budget *budget = e->input->aliases;
  const varve_entity *entity = a->items[0].entity;
  if (a->items[0].kind != VARVE_TERM_ENTITY || budget == NULL || budget->left == 0 ||
      budget->depth == VARVE_ALIAS_DEPTH)
    return VARVE_STATUS_OK;
  if (entity->kind == VARVE_KIND_TYPE)
    entity = entity->children[0];
  if (varve_entity_is_dialect_node(entity))
    return write_alias(e, entity, result);
  *result = (term){.kind = VARVE_TERM_ABSENT};
  return VARVE_STATUS_OK;
}

/* The case of an attribute that holds one of an enum, or the text of a string. */
varve_status varve_expression_word(evaluation *e, arguments *a, term *result) {
  const varve_entity *attribute = a->items[0].entity;
  varve_slice word;
  if (varve_term_text(&a->items[0], &word)) {
    *result = (term){.kind = VARVE_TERM_TEXT, .text = word};
    return VARVE_STATUS_OK;
  }
  if (!varve_term_is(&a->items[0], VARVE_KIND_DIALECT_ATTRIBUTE))
    return VARVE_STATUS_OK;
  /* "kind<add>" without its mnemonic: an attribute that is kept as text. */
  const varve_slice text = varve_parametric_mnemonic(attribute);
  const char *start = memchr(text.data, '<', text.size);
  size_t size = start == NULL ? 0 : text.size - (size_t)(start - text.data);
  word = size < 2 || text.data[text.size - 1] != '>' ? VARVE_SLICE("")
                                                     : varve_slice_make(start + 1, size - 2);
  if (varve_entity_is_parametric(attribute))
    VARVE_TRY(varve_entity_word(e->input->context, attribute, &word));
  if (word.size != 0)
    *result = (term){.kind = VARVE_TERM_TEXT, .text = word};
  return VARVE_STATUS_OK;
}

/* Returns the size of the part before the separator; without one, a part is a character. */
static size_t part_size(varve_slice text, varve_slice separator) {
  size_t size = 0;
  if (separator.size == 0)
    return 1;
  while (size < text.size && !varve_slice_starts_with(varve_text_after(text, size), separator))
    size++;
  return size;
}

/* Returns the number of parts, and stores them in items unless it is NULL. */
static size_t split(varve_slice text, varve_slice separator, term *items) {
  bool goes_on = separator.size != 0 || text.size != 0;
  size_t count = 0;
  for (; goes_on; count++) {
    varve_slice part = varve_text_take(&text, part_size(text, separator));
    if (items != NULL)
      items[count] = (term){.kind = VARVE_TERM_TEXT, .text = part};
    goes_on = text.size != 0;
    if (goes_on)
      text = varve_text_after(text, separator.size);
  }
  return count;
}

varve_status varve_expression_split(evaluation *e, arguments *a, term *result) {
  varve_slice text, separator;
  term *items = NULL;
  if (!varve_term_text(&a->items[0], &text) || !varve_term_text(&a->items[1], &separator) ||
      text.size == VARVE_EXPRESSION_ITEMS || !may_search(e, text, separator))
    return VARVE_STATUS_OK;
  size_t count = split(text, separator, NULL);
  VARVE_TRY(varve_evaluation_items(e, count, &items));
  if (items == NULL)
    return VARVE_STATUS_OK;
  (void)split(text, separator, items);
  *result = varve_term_of_items(items, count);
  return VARVE_STATUS_OK;
}

/* The texts of a list, with another text between two of them. */
varve_status varve_expression_join(evaluation *e, arguments *a, term *result) {
  term list;
  varve_slice separator, text;
  varve_buffer made;
  VARVE_TRY(varve_argument_list(e, a, 0, &list));
  if (list.kind != VARVE_TERM_LIST || !varve_term_text(&a->items[1], &separator) ||
      !varve_work_take(e->input->context, list.count))
    return VARVE_STATUS_OK;
  varve_buffer_init(&made, &e->input->context->memory);
  varve_status status = VARVE_STATUS_OK;
  bool is_known = true;
  for (uint32_t i = 0; i < list.count && is_known && status == VARVE_STATUS_OK; i++) {
    is_known = varve_term_text(&list.items[i], &text) &&
               text.size + separator.size <= VARVE_EXPRESSION_ITEMS - made.size;
    if (i != 0 && is_known)
      status = varve_buffer_append(&made, separator);
    if (is_known && status == VARVE_STATUS_OK)
      status = varve_buffer_append(&made, text);
  }
  if (status == VARVE_STATUS_OK && is_known)
    status = keep_text(e, varve_buffer_slice(&made), result);
  varve_buffer_release(&made);
  return status;
}

varve_status varve_entity_word(varve_context *context, const varve_entity *attribute,
                               varve_slice *word) {
  const varve_entity_definition *definition;
  const varve_entity *string = NULL;
  varve_parameter_rule rule;
  varve_buffer text;
  uint64_t number;
  *word = VARVE_SLICE("");
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(attribute->children[0]),
                              varve_parametric_mnemonic(attribute), false, &definition));
  if (definition == NULL || definition->parameter_count != 1 ||
      varve_parameter_count(attribute) != 1 ||
      varve_parameter(attribute, 0)->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_OK;
  number = *varve_integer_words(varve_parameter(attribute, 0));
  VARVE_TRY(varve_parameter_rule_parse(context, definition->dialect, definition->parameters[0].rule,
                                       &rule));
  if (rule.kind != VARVE_PARAMETER_ENUM || !varve_enum_has(&rule, number))
    return VARVE_STATUS_OK;
  varve_buffer_init(&text, &context->memory);
  varve_status status = varve_enum_print(&rule, number, &text);
  if (status == VARVE_STATUS_OK)
    status = varve_string_get(context, varve_buffer_slice(&text), &string);
  varve_buffer_release(&text);
  if (status == VARVE_STATUS_OK)
    *word = varve_string_bytes(string);
  return status;
}

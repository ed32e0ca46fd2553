/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* again(%a, $i) for a column %a of the same loop, and named(NAMES, $i): numbers that are written as
 * the names of arguments, of items, or in a list. */
#include <stdlib.h>

#include "base/search.h"
#include "dialect/infer/operation_equation.h"
#include "dialect/operation_format/operation_part.h"
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/print_operation/print_operation_by_format.h"

typedef varve_format_run format_run;

static const varve_attribute_syntax *syntax_of(const varve_operation_format *format,
                                               const varve_syntax_element *element) {
  return varve_syntax_of_attribute(format, element[1].index, element[1].is_item);
}

/* Returns whether the attribute is a list of numbers. */
static bool is_list(const varve_operation_format *format, const varve_syntax_element *element) {
  return element[1].is_item && syntax_of(format, element)->item != NULL;
}

/* Parsing */

/* *name is NULL if there is no name. */
static varve_status parse_name(varve_parser *parser, const varve_syntax_element *element,
                               const varve_entity **name) {
  *name = NULL;
  if (element->kind == VARVE_SYNTAX_NAMED)
    return varve_parse_word_or_string(parser, name);
  if (!varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_string_get(parser->context, parser->token.text, name));
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

static varve_status report_no_name(varve_parser *parser, const varve_operation_draft *draft,
                                   const varve_syntax_element *element, const char *place) {
  return VARVE_SYNTAX_ERROR(parser, place,
                            element->kind == VARVE_SYNTAX_AGAIN
                                ? "expected the name of an argument of '%.*s'"
                                : "expected a name that '%.*s' has",
                            VARVE_FORMAT_SLICE(draft->name->text));
}

/* Parses one name, or names with commas between them: a string or an array of strings. */
static varve_status parse_names(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_syntax_element *element, const varve_entity **names) {
  bool are_many = is_list(draft->format, element);
  size_t first = parser->nodes.count;
  do {
    const char *place = parser->token.text.data;
    const varve_entity *name = NULL;
    VARVE_TRY(parse_name(parser, element, &name));
    if (name == NULL && are_many && parser->nodes.count == first)
      break;
    if (name == NULL)
      return report_no_name(parser, draft, element, place);
    VARVE_TRY(varve_push_node(parser, name));
  } while (are_many && varve_accept(parser, VARVE_TOKEN_COMMA));
  const varve_entity *const *made = (const varve_entity *const *)parser->nodes.data + first;
  uint32_t count = (uint32_t)(parser->nodes.count - first);
  *names = count == 0 ? NULL : made[0];
  if (are_many)
    VARVE_TRY(varve_array_get(parser->context, made, count, names));
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

static varve_status make_number(varve_parser *parser, const varve_attribute_syntax *syntax,
                                uint32_t number, const varve_entity **value) {
  return varve_integer_get_i64(parser->context,
                               syntax->type != NULL ? syntax->type : parser->context->index_type,
                               (int64_t)number, value);
}

/* A name and its number, in the order of the addresses of names. */
typedef struct numbered_name {
  const varve_entity *name;
  uint32_t number;
} numbered_name;

static int compare_names(const void *left, const void *right) {
  const numbered_name *a = left, *b = right;
  uintptr_t first = (uintptr_t)a->name, second = (uintptr_t)b->name;
  if (first != second)
    return first < second ? -1 : 1;
  return (a->number > b->number) - (a->number < b->number);
}

/* Finds the last of the names that are equal. */
static bool find_sorted(const varve_numbered_names *names, const varve_entity *name,
                        uint32_t *number) {
  const numbered_name *sorted = names->sorted;
  size_t after;
  VARVE_SEARCH(size_t, after, names->count,
               (uintptr_t)sorted[after].name <= (uintptr_t)name ? -1 : 1);
  if (after == 0 || sorted[after - 1].name != name)
    return false;
  *number = sorted[after - 1].number;
  return true;
}

varve_status varve_begin_names(varve_parser *parser, size_t count, varve_numbered_names *names) {
  *names = (varve_numbered_names){0};
  names->sorted = varve_arena_allocate_array(&parser->scratch, count + 1, sizeof(numbered_name));
  return names->sorted == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

void varve_add_name(varve_numbered_names *names, const varve_entity *name) {
  numbered_name *sorted = names->sorted;
  sorted[names->count] = (numbered_name){name, (uint32_t)names->count};
  names->count++;
}

void varve_sort_names(const varve_numbered_names *names) {
  qsort(names->sorted, names->count, sizeof(numbered_name), compare_names);
}

varve_status varve_take_argument_names(varve_parser *parser, const varve_format_slot *arguments,
                                       varve_numbered_names *names) {
  VARVE_TRY(varve_begin_names(parser, arguments->count, names));
  for (size_t i = 0; i < arguments->count; i++) {
    const varve_entity *name = NULL;
    VARVE_TRY(varve_string_get(
        parser->context, varve_region_argument_at(parser, arguments->first + i)->name, &name));
    varve_add_name(names, name);
  }
  varve_sort_names(names);
  return VARVE_STATUS_OK;
}

varve_status varve_number_names(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_syntax_element *element,
                                const varve_numbered_names *names, varve_format_slot *slot) {
  const varve_attribute_syntax *syntax = syntax_of(draft->format, element);
  const varve_entity *given = slot->attribute;
  bool are_many = is_list(draft->format, element);
  uint32_t count = are_many && given != NULL ? given->child_count : given != NULL;
  size_t first = parser->nodes.count;
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *value = NULL;
    uint32_t number = 0;
    const varve_entity *name = are_many ? given->children[i] : given;
    if (!find_sorted(names, name, &number))
      return report_no_name(parser, draft, element, slot->place);
    VARVE_TRY(make_number(parser, are_many ? syntax->item : syntax, number, &value));
    VARVE_TRY(varve_push_node(parser, value));
  }
  const varve_entity *const *made = (const varve_entity *const *)parser->nodes.data + first;
  if (are_many && given != NULL)
    VARVE_TRY(varve_array_get(parser->context, made, count, &slot->attribute));
  else if (count != 0)
    slot->attribute = made[0];
  varve_vector_truncate(&parser->nodes, first);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_named(varve_parser *parser, const varve_operation_draft *draft,
                               const varve_syntax_element *element) {
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, element[1].index);
  varve_format_slot given = {.place = parser->token.text.data, .is_set = true};
  VARVE_TRY(parse_names(parser, draft, element, &given.attribute));
  if (element->is_item)
    *slot = given;
  else
    *varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE,
                     draft->format->clause_count + element->index) = given;
  return VARVE_STATUS_OK;
}

varve_status varve_set_named(varve_parser *parser, const varve_operation_draft *draft,
                             uint32_t index, const varve_term *names) {
  const varve_syntax_equation *equation = &draft->format->equations[index];
  const varve_format_slot *given =
      varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE, draft->format->clause_count + index);
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, equation->index);
  varve_slice name = varve_string_bytes(given->attribute), text;
  for (uint32_t i = names->count; i-- > 0;) {
    if (!varve_term_text(&names->items[i], &text) || !varve_slice_equal(text, name))
      continue;
    slot->is_set = true;
    return make_number(parser,
                       varve_syntax_of_attribute(draft->format, equation->index, equation->is_item),
                       i, &slot->attribute);
  }
  return VARVE_INVALID_ERROR(parser, given->place, "'%.*s' is no name that '%.*s' has",
                             VARVE_FORMAT_SLICE(name), VARVE_FORMAT_SLICE(draft->name->text));
}

/* Printing */

/* The numbers of an element: those of a list, or the only one. */
static uint32_t count_numbers(const format_run *run, const varve_syntax_element *element,
                              const varve_entity *value) {
  if (value == NULL || !is_list(run->format, element))
    return value != NULL;
  return value->kind == VARVE_KIND_ARRAY ? value->child_count : 0;
}

static bool number_at(const format_run *run, const varve_syntax_element *element,
                      const varve_entity *value, uint32_t index, uint32_t *number) {
  varve_term term = {.kind = VARVE_TERM_ENTITY, .entity = value};
  int64_t found;
  if (is_list(run->format, element))
    term.entity = value->children[index];
  if (!varve_term_number(&term, &found) || found < 0 || found > UINT32_MAX)
    return false;
  *number = (uint32_t)found;
  return true;
}

/* The text of name `number`. *fits is false if it is missing or another one like it follows. */
static varve_status find_in_list(const format_run *run, const varve_syntax_element *element,
                                 uint32_t number, varve_slice *text, bool *fits) {
  varve_term names;
  varve_slice other;
  const varve_expression_input input = {.context = run->printer->context,
                                        .arena = &run->printer->terms};
  *fits = false;
  VARVE_TRY(varve_evaluate_printed(run, element->index, &names));
  VARVE_TRY(varve_term_list(&input, &names, &names));
  if (names.kind != VARVE_TERM_LIST || number >= names.count ||
      !varve_term_text(&names.items[number], text))
    return VARVE_STATUS_OK;
  *fits = true;
  for (uint32_t i = number + 1; i < names.count && *fits; i++)
    *fits = !varve_term_text(&names.items[i], &other) || !varve_slice_equal(other, *text);
  return VARVE_STATUS_OK;
}

static varve_status find_text(const format_run *run, const varve_syntax_element *element,
                              uint32_t number, varve_slice *text, bool *fits) {
  const varve_entity *name = NULL;
  if (!element->is_item)
    return find_in_list(run, element, number, text, fits);
  VARVE_TRY(varve_name_of_item(run, element->index, number, &name));
  *fits = name != NULL;
  if (name != NULL)
    *text = varve_string_bytes(name);
  return VARVE_STATUS_OK;
}

varve_status varve_named_fits(const format_run *run, const varve_syntax_element *element,
                              bool *it_does) {
  const varve_entity *value = NULL;
  varve_slice text;
  varve_arena_mark mark;
  varve_status status = VARVE_STATUS_OK;
  uint32_t number = 0;
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  uint32_t count = count_numbers(run, element, value);
  *it_does = value != NULL;
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  for (uint32_t i = 0; i < count && *it_does && status == VARVE_STATUS_OK; i++) {
    *it_does = number_at(run, element, value, i, &number);
    if (*it_does)
      status = element->kind == VARVE_SYNTAX_AGAIN
                   ? varve_argument_number_fits(run, element->index, number, it_does)
                   : find_text(run, element, number, &text, it_does);
  }
  varve_arena_reset(&run->printer->terms, mark);
  return status;
}

static varve_status put_name(const format_run *run, const varve_syntax_element *element,
                             uint32_t number) {
  varve_slice text = {0};
  bool fits = false;
  varve_arena_mark mark;
  if (element->kind == VARVE_SYNTAX_AGAIN)
    return varve_put_numbered_argument(run, element->index, number);
  VARVE_TRY(varve_begin_terms(run->printer, &mark));
  varve_status status = find_text(run, element, number, &text, &fits);
  if (status == VARVE_STATUS_OK)
    status = fits ? varve_put_keyword(run->printer, text) : VARVE_STATUS_UNSUPPORTED;
  varve_arena_reset(&run->printer->terms, mark);
  return status;
}

varve_status varve_put_named(const format_run *run, const varve_syntax_element *element) {
  const varve_entity *value = NULL;
  uint32_t number = 0;
  if (element->kind == VARVE_SYNTAX_AGAIN && !element->is_item)
    return varve_put_again_argument(run, element);
  VARVE_TRY(varve_find_printed(run, element[1].index, &value));
  varve_mark_item(run, VARVE_SYNTAX_ATTRIBUTE, element[1].index);
  if (value == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  uint32_t count = count_numbers(run, element, value);
  for (uint32_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_PUT(run->printer, ", ");
    if (!number_at(run, element, value, i, &number))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(put_name(run, element, number));
  }
  return VARVE_STATUS_OK;
}

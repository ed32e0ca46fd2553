/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses again(%a, $i) and named(NAMES, $i): numbers that are written as names. */
#include <stdlib.h>

#include "base/search.h"
#include "dialect/infer/operation_terms.h"
#include "dialect/operation_format/operation_part.h"
#include "text/format_rules.h"
#include "text/parse/parse_parameter.h"
#include "text/parse_operation/parse_operation_by_format.h"

/* Back references */

static varve_status find_repeated_argument(varve_parser *parser, const varve_operation_draft *draft,
                                           uint32_t argument, size_t *number) {
  const varve_format_slot *arguments =
      varve_find_slot(parser, draft, VARVE_SLOT_ARGUMENT, argument);
  varve_slice name = parser->token.text;
  for (*number = 0; *number < arguments->count && varve_at(parser, VARVE_TOKEN_PERCENT_NAME);
       ++*number)
    if (varve_slice_equal(varve_region_argument_at(parser, arguments->first + *number)->name,
                          name)) {
      varve_advance(parser);
      return VARVE_STATUS_OK;
    }
  return VARVE_SYNTAX_ERROR(parser, name.data, "expected the name of an argument of '%.*s'",
                            VARVE_FORMAT_SLICE(draft->name->text));
}

static varve_status find_repeated_operand(varve_parser *parser, const varve_operation_draft *draft,
                                          uint32_t operand, bool has_number, size_t *number) {
  const varve_format_slot *operands = varve_find_slot(parser, draft, VARVE_SLOT_OPERAND, operand);
  const varve_numbered_uses uses = {draft->name_start, operands->first, operands->count};
  varve_operand_use use;
  VARVE_TRY(varve_parse_value_use(parser, &use));
  if (!has_number) /* there is one value only, which the name does not change */
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_use(parser, &uses, use.name, number));
  return *number < uses.count
             ? VARVE_STATUS_OK
             : VARVE_SYNTAX_ERROR(parser, use.place, "'%.*s' is not an operand of '%.*s' before",
                                  VARVE_FORMAT_SLICE(use.name->name),
                                  VARVE_FORMAT_SLICE(draft->name->text));
}

varve_status varve_parse_back_reference(varve_parser *parser, const varve_operation_draft *draft,
                                        const varve_syntax_element *element) {
  const varve_syntax_element *attribute = element + 1;
  bool has_number = &draft->format->elements[element->next] != attribute;
  size_t number = 0;
  VARVE_TRY(element->is_operand
                ? find_repeated_operand(parser, draft, element->index, has_number, &number)
                : find_repeated_argument(parser, draft, element->index, &number));
  if (!has_number)
    return VARVE_STATUS_OK;
  const varve_attribute_syntax *syntax =
      varve_syntax_of_attribute(draft->format, attribute->index, attribute->is_item);
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, attribute->index);
  slot->is_set = true;
  return varve_integer_get_i64(parser->context,
                               syntax->type != NULL ? syntax->type : parser->context->index_type,
                               (int64_t)number, &slot->attribute);
}

/* References by name */

/* *name is NULL if there is no name. */
static varve_status parse_name(varve_parser *parser, const varve_syntax_element *element,
                               const varve_entity **name) {
  *name = NULL;
  if (element->kind == VARVE_SYNTAX_LISTED_NAME)
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
  const varve_attribute_syntax *syntax =
      varve_syntax_of_attribute(draft->format, element[1].index, element[1].is_item);
  const varve_entity *given = slot->attribute;
  bool are_many = varve_has_number_items(draft->format, element);
  uint32_t count = are_many && given != NULL ? given->child_count : given != NULL;
  size_t first = parser->nodes.count;
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *value = NULL;
    uint32_t number = 0;
    const varve_entity *name = are_many ? given->children[i] : given;
    /* Finds the last of the names that are equal. */
    const numbered_name *sorted = names->sorted;
    size_t after;
    VARVE_SEARCH(size_t, after, names->count,
                 (uintptr_t)sorted[after].name <= (uintptr_t)name ? -1 : 1);
    if (after == 0 || sorted[after - 1].name != name)
      return report_no_name(parser, draft, element, slot->place);
    number = sorted[after - 1].number;
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

varve_status varve_parse_name_reference(varve_parser *parser, const varve_operation_draft *draft,
                                        const varve_syntax_element *element) {
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, element[1].index);
  varve_format_slot given = {.place = parser->token.text.data, .is_set = true};
  /* Parses one name, or names with commas between them: a string or an array of strings. */
  const varve_entity **names = &given.attribute;
  bool are_many = varve_has_number_items(draft->format, element);
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
  if (element->is_item)
    *slot = given;
  else
    *varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE,
                     draft->format->clause_count + element->index) = given;
  return VARVE_STATUS_OK;
}

varve_status varve_set_name_reference(varve_parser *parser, const varve_operation_draft *draft,
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

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Iterator types as words: see the header. */
#include "hooks/shared/common_iterators.h"

#include <stdio.h>

#define ITERATORS VARVE_SLICE("iterator_types")

static const char *const words[] = {"parallel", "reduction"}; /* by the number of the case */

/* Reading */

static varve_status convert_iterator(varve_parser *parser, const varve_operation_draft *draft,
                                     const varve_entity **iterator, const char *place) {
  varve_slice word, dialect = varve_string_bytes(draft->name->dialect);
  char text[96];
  if ((*iterator)->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_OK;
  word = varve_string_bytes(*iterator);
  for (size_t i = 0; i < VARVE_COUNT_OF(words); i++) {
    if (!varve_slice_equal(word, varve_slice_of(words[i])))
      continue;
    snprintf(text, sizeof text, "#%.*s.iterator_type<%s>", VARVE_FORMAT_SLICE(dialect), words[i]);
    return varve_fixed_attribute(parser, varve_slice_of(text), iterator);
  }
  return VARVE_INVALID_ERROR(parser, place,
                             "'%.*s' is not a type of iterator: 'parallel' or 'reduction'",
                             VARVE_FORMAT_SLICE(word));
}

static varve_status convert_iterators(varve_parser *parser, const varve_operation_draft *draft,
                                      const varve_entity **iterators, const char *place) {
  const varve_entity *given = *iterators, *last = NULL, *converted = NULL;
  size_t first = parser->nodes.count;
  for (uint32_t i = 0; i < given->child_count; i++) {
    if (given->children[i] != last) {
      converted = last = given->children[i];
      VARVE_TRY(convert_iterator(parser, draft, &converted, place));
    }
    VARVE_TRY(varve_push_node(parser, converted));
  }
  return varve_nodes_to_array(parser, first, iterators);
}

varve_status varve_parse_iterator_traits(varve_parser *parser, const varve_operation_draft *draft) {
  const char *place = parser->token.text.data;
  const varve_entity *dictionary = NULL;
  bool has_iterators = false;
  VARVE_TRY(varve_parse_attribute(parser, &dictionary));
  if (dictionary->kind != VARVE_KIND_DICTIONARY)
    return VARVE_INVALID_ERROR(parser, place, "expected a dictionary of attributes");
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(dictionary, i));
    const varve_entity *value = varve_dictionary_value(dictionary, i);
    if (varve_slice_equal(name, ITERATORS) && value->kind == VARVE_KIND_ARRAY) {
      has_iterators = true;
      if (!varve_era_is_before(parser->context->era,
                               VARVE_ERA_LLVM16)) /* before, they stayed strings */
        VARVE_TRY(convert_iterators(parser, draft, &value, place));
    }
    VARVE_TRY(varve_add_attribute(parser, name, value));
  }
  if (has_iterators || varve_era_is_before(parser->context->era, VARVE_ERA_LLVM16))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected 'iterator_types', an array");
}

/* Printing */

static const char *iterator_word(const varve_entity *iterator) {
  const varve_entity *value;
  if (!varve_entity_is_parametric(iterator) || varve_parameter_count(iterator) != 1)
    return NULL;
  value = varve_parameter(iterator, 0);
  if (value->kind != VARVE_KIND_INTEGER || varve_integer_words(value)[0] >= VARVE_COUNT_OF(words))
    return NULL;
  return words[varve_integer_words(value)[0]];
}

static varve_status put_iterators(varve_printer *printer, const varve_entity *iterators) {
  VARVE_PUT(printer, "iterator_types = [");
  for (uint32_t i = 0; i < iterators->child_count; i++) {
    const char *word = iterator_word(iterators->children[i]);
    if (word == NULL)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_put_string(printer, varve_slice_of(word)));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_print_iterator_traits(varve_printer *printer, const varve_operation *op,
                                         varve_elided names) {
  varve_slice opening = VARVE_SLICE(" {");
  for (size_t i = 0; i < names.count; i++) {
    varve_slice name = varve_slice_of(names.names[i]);
    const varve_entity *value = varve_operation_attribute(op, name);
    if (value == NULL || varve_slice_equal(name, VARVE_SLICE("operandSegmentSizes")))
      continue;
    VARVE_TRY(varve_put(printer, opening));
    opening = VARVE_SLICE(", ");
    if (value->kind == VARVE_KIND_ARRAY && varve_slice_equal(name, ITERATORS) &&
        !varve_era_is_before(printer->context->era, VARVE_ERA_LLVM16))
      VARVE_TRY(put_iterators(printer, value));
    else
      VARVE_TRY(varve_print_named_attribute(printer, name, value));
  }
  return varve_put_char(printer, '}');
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* places($a, `b` $b, ...): a list of which each item says what is at its place.
 * format-spec/assembly-format.md section 2.6. */
#include "base/text_spelling.h"
#include "dialect/entity_format/format_compile.h"
#include "ir/attributes.h"

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
  uint32_t element = (uint32_t)c->elements.count;
  varve_format_element places = {.kind = VARVE_FORMAT_PLACES,
                                 .has_space = varve_format_space_element(&c->spacing)};
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(take_number(c, true, &places.index));
  VARVE_TRY(varve_format_add(c, places));
  while (varve_format_at_sign(&c->lexer, ',')) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    {
      /* `b` $b */
      varve_format_element field = {.kind = VARVE_FORMAT_FIELD, .text = c->lexer.token.text};
      if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_LITERAL ||
          !varve_is_bare_identifier(field.text))
        return varve_format_refuse(&c->lexer, c->lexer.token.place,
                                   "expected a word in backquotes");
      for (uint32_t i = element + 1; i < c->elements.count; i++)
        if (varve_slice_equal(varve_format_element_at(c, i)->text, field.text))
          return varve_format_refuse(&c->lexer, c->lexer.token.place, "the word '%.*s' comes twice",
                                     VARVE_FORMAT_SLICE(field.text));
      VARVE_TRY(varve_format_advance(&c->lexer));
      VARVE_TRY(take_number(c, false, &field.index));
      VARVE_TRY(varve_format_add(c, field));
    }
  }
  varve_format_element_at(c, element)->next = (uint32_t)c->elements.count;
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

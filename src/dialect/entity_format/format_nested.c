/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nested($a, $t `:` $b, $u): dense elements in braces. format-spec/assembly-format.md section 2.9.
 */
#include "dialect/entity_format/format_compile.h"

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
  uint32_t element = (uint32_t)c->elements.count;
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
  varve_format_element_at(c, element)->next = (uint32_t)c->elements.count;
  c->has_last = false;
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

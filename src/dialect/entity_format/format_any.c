/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* any(A | B) and any(`,`: A | B): clauses in any order. format-spec/assembly-format.md section 2.8.
 */
#include "dialect/entity_format/format_compile.h"

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
  uint32_t any = (uint32_t)c->elements.count;
  bool was_required = c->is_required, was_in_branch = c->in_branch;
  VARVE_TRY(varve_format_enter(c));
  VARVE_TRY(varve_format_add(c, (varve_format_element){.kind = VARVE_FORMAT_ANY}));
  c->has_choices = c->is_required = true;
  c->in_branch = false;
  VARVE_TRY(take_lead(c, any));
  for (;;) {
    uint32_t clause = (uint32_t)c->elements.count;
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
    uint32_t first_anchor = (uint32_t)c->anchors.count;
    for (size_t i = first; i < c->written.count; i++) {
      uint32_t slot = VARVE_VECTOR_AT(&c->written, uint32_t, i);
      if (!c->parameters[slot].may_be_absent)
        return varve_format_refuse(&c->lexer, place, "'%.*s' in 'any' has no default",
                                   VARVE_FORMAT_SLICE(varve_format_slot_name(c, slot)));
      VARVE_TRY(varve_vector_push(&c->anchors, &slot));
    }
    if (c->anchors.count == first_anchor)
      return varve_format_refuse(&c->lexer, place, "a clause of 'any' has no parameter");
    varve_format_element *element = varve_format_element_at(c, clause);
    element->first_anchor = first_anchor;
    element->anchor_count = (uint32_t)c->anchors.count - first_anchor;
    element->next = (uint32_t)c->elements.count;
    if (!varve_format_at_sign(&c->lexer, '|'))
      break;
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
  varve_format_element_at(c, any)->next = (uint32_t)c->elements.count;
  c->is_required = was_required;
  c->in_branch = was_in_branch;
  c->has_last = false;
  c->depth--;
  return varve_format_expect_sign(&c->lexer, ')');
}

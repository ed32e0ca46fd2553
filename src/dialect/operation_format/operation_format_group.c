/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles what encloses other elements of operation formats: groups and their anchors, oilists,
 * one(...) and if(...); and what is in branches only. */
#include "base/diagnostic.h"
#include "dialect/operation_format/operation_format_compile.h"

typedef varve_syntax_compiler compiler;
typedef varve_open_syntax open_syntax;

#define REFUSE(c, place, ...) varve_format_refuse(&(c)->lexer, place, __VA_ARGS__)

/* Anchors */

static varve_status add_anchor(compiler *c, const char *place, uint32_t index) {
  const varve_syntax_element *element = varve_syntax_at(c, index);
  switch (element->kind) {
  case VARVE_SYNTAX_ATTRIBUTE:
    if (!varve_syntax_may_be_absent(c->attributes[element->index].property))
      return REFUSE(c, place, "an anchor must be an attribute that may be absent");
    break;
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_RESULT:
    if (varve_syntax_is_single(c, element))
      return REFUSE(c, place, "an anchor must be an operand or result that may be absent");
    break;
  case VARVE_SYNTAX_REGION:
    break;
  default:
    return REFUSE(c, place, "this cannot be an anchor");
  }
  varve_syntax_element anchor = {.kind = element->kind, .index = element->index};
  return varve_vector_push(&c->lists.anchors, &anchor);
}

/* Returns the first element of a half that is parsed, or its end if it has no such element. */
static uint32_t first_read(compiler *c, uint32_t element) {
  while (element < varve_syntax_count(c) &&
         varve_syntax_at(c, element)->kind == VARVE_SYNTAX_WHITESPACE)
    element++;
  return element;
}

/* A unit attribute that anchors a group but does not start it is implied: it is present if the
 * group is. */
static void imply_anchor(compiler *c, const open_syntax *open) {
  varve_syntax_element *anchor = varve_syntax_at(c, open->anchor);
  if (anchor->kind != VARVE_SYNTAX_ATTRIBUTE || !varve_syntax_is_unit(c, anchor->index) ||
      open->anchor == first_read(c, open->element + 1) ||
      (open->jump != open->element && open->anchor == open->jump + 1))
    return;
  anchor->is_implied = true;
  anchor->has_space = false;
  c->at.spacing = c->at.spacing_before;
}

/* Handles '^': the element before it decides whether the group is present. */
varve_status varve_syntax_add_anchors(compiler *c) {
  const char *place = c->lexer.token.place;
  if (c->open_count == 0 || !c->has_last || c->open[c->open_count - 1].kind != VARVE_SYNTAX_GROUP)
    return REFUSE(c, place, "'^' must follow an element of a group");
  open_syntax *open = &c->open[c->open_count - 1];
  uint32_t first = (uint32_t)c->lists.anchors.count, last = c->last_element;
  if (open->anchor != 0)
    return REFUSE(c, place, "the group has two anchors");
  varve_syntax_kind kind = varve_syntax_at(c, last)->kind;
  bool has_parts = kind == VARVE_SYNTAX_TYPE || kind == VARVE_SYNTAX_FUNCTIONAL_TYPE;
  if (kind == VARVE_SYNTAX_CUSTOM) {
    for (uint32_t i = last + 1, end = varve_syntax_at(c, last)->next; i < end;
         i = varve_syntax_behind(c->lists.elements.data, i)) {
      if (!varve_syntax_at(c, i)->is_reference)
        VARVE_TRY(add_anchor(c, place, i + (varve_syntax_at(c, i)->kind == VARVE_SYNTAX_TYPE)));
    }
  } else
    VARVE_TRY(add_anchor(c, place, has_parts ? last + 1 : last));
  if (c->lists.anchors.count == first)
    return REFUSE(c, place, "an argument of custom<...> cannot be an anchor");
  varve_syntax_element *group = varve_syntax_at(c, open->element);
  group->first_anchor = first;
  group->anchor_count = (uint32_t)c->lists.anchors.count - first;
  group->is_inverted = open->jump != open->element;
  open->anchor = last;
  imply_anchor(c, open);
  return varve_format_advance(&c->lexer);
}

/* Groups */

varve_status varve_syntax_begin_open(compiler *c, varve_syntax_kind kind) {
  if (c->open_count == VARVE_FORMAT_NESTING)
    return REFUSE(c, c->lexer.token.place, "groups are nested deeper than %d levels",
                  VARVE_FORMAT_NESTING);
  uint32_t element = varve_syntax_count(c);
  c->open[c->open_count++] = (open_syntax){
      .element = element, .jump = element, .place = c->lexer.token.place, .kind = kind};
  c->has_last = false;
  VARVE_TRY(varve_syntax_add(c, (varve_syntax_element){.kind = kind}));
  return varve_format_advance(&c->lexer);
}

/* Checks that a parser can see from the first element whether the group is present. */
static varve_status check_start(compiler *c, const open_syntax *open) {
  uint32_t first = first_read(c, open->element + 1);
  if (first == varve_syntax_count(c))
    return REFUSE(c, open->place, "the group is empty");
  switch (varve_syntax_at(c, first)->kind) {
  case VARVE_SYNTAX_LITERAL:
  case VARVE_SYNTAX_ATTRIBUTE:
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_CUSTOM:
    return VARVE_STATUS_OK;
  default:
    return REFUSE(c, open->place,
                  "a group begins with a literal, a variable or a custom directive");
  }
}

/* Handles ')', which ends the first half or the whole group. */
varve_status varve_syntax_end_half(compiler *c, open_syntax *open) {
  bool is_first = open->jump == open->element;
  VARVE_TRY(varve_format_advance(&c->lexer));
  if (is_first)
    VARVE_TRY(check_start(c, open));
  else if (varve_syntax_count(c) == open->jump + 1)
    return REFUSE(c, open->place, "the second half of the group is empty");
  if (is_first && varve_format_at_sign(&c->lexer, ':')) {
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
    open->jump = varve_syntax_count(c);
    VARVE_TRY(varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_JUMP}));
    varve_syntax_at(c, open->element)->next = varve_syntax_count(c);
    c->has_last = false;
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '?'));
  if (open->anchor == 0)
    return REFUSE(c, open->place, "the group has no anchor");
  varve_syntax_at(c, open->jump)->next = varve_syntax_count(c);
  c->last_element = open->element;
  c->open_count--;
  return VARVE_STATUS_OK;
}

/* oilist */

static varve_status begin_clause(compiler *c, open_syntax *open) {
  open->clause = varve_syntax_count(c);
  open->place = c->lexer.token.place;
  c->has_last = false;
  if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_LITERAL)
    return REFUSE(c, c->lexer.token.place, "each part of an oilist begins with a literal");
  return varve_syntax_add_literal(c, VARVE_SYNTAX_CLAUSE);
}

varve_status varve_syntax_begin_oilist(compiler *c) {
  if (c->open_count != 0)
    return REFUSE(c, c->lexer.token.place, "'oilist' is not allowed in another directive or group");
  VARVE_TRY(varve_syntax_begin_open(c, VARVE_SYNTAX_OILIST));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  if (varve_format_at_word(&c->lexer, "by")) {
    /* by `,`: */
    VARVE_TRY(varve_format_advance(&c->lexer));
    if (c->lexer.token.kind != VARVE_FORMAT_TOKEN_LITERAL ||
        !varve_format_is_literal(c->lexer.token.text))
      return REFUSE(c, c->lexer.token.place, "expected the literal between two parts");
    varve_syntax_at(c, c->open[0].element)->text = c->lexer.token.text;
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(varve_format_expect_sign(&c->lexer, ':'));
  }
  return begin_clause(c, &c->open[0]);
}

/* Handles '|' or ')'. */
varve_status varve_syntax_end_oilist_part(compiler *c, open_syntax *open) {
  bool is_last = varve_format_at_sign(&c->lexer, ')');
  /* Ends a clause of an oilist, and finds its anchors: they decide whether it is printed. */
  uint32_t first = (uint32_t)c->lists.anchors.count, clause = open->clause;
  for (uint32_t i = clause + 1; i < varve_syntax_count(c); i++) {
    const varve_syntax_element *element = varve_syntax_at(c, i);
    if (element->is_reference ||
        (element->kind != VARVE_SYNTAX_ATTRIBUTE && element->kind != VARVE_SYNTAX_OPERAND &&
         element->kind != VARVE_SYNTAX_RESULT && element->kind != VARVE_SYNTAX_REGION))
      continue;
    varve_syntax_element anchor = {.kind = element->kind, .index = element->index};
    VARVE_TRY(varve_vector_push(&c->lists.anchors, &anchor));
  }
  if (varve_syntax_count(c) == clause + 2 &&
      varve_syntax_at(c, clause + 1)->kind == VARVE_SYNTAX_ATTRIBUTE &&
      varve_syntax_is_unit(c, varve_syntax_at(c, clause + 1)->index)) {
    varve_syntax_at(c, clause + 1)->is_implied = true;
    varve_syntax_at(c, clause + 1)->has_space = false;
    c->at.spacing = c->at.spacing_before;
  }
  varve_syntax_element *made = varve_syntax_at(c, clause);
  made->first_anchor = first;
  made->anchor_count = (uint32_t)c->lists.anchors.count - first;
  made->next = varve_syntax_count(c);
  VARVE_TRY(varve_format_advance(&c->lexer));
  if (!is_last)
    return begin_clause(c, open);
  varve_syntax_at(c, open->element)->next = varve_syntax_count(c);
  c->last_element = open->element;
  c->open_count--;
  return VARVE_STATUS_OK;
}

/* one(...) and if(...) */

varve_status varve_syntax_open_one(compiler *c) {
  VARVE_TRY(varve_syntax_begin_open(c, VARVE_SYNTAX_ONE));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  return varve_syntax_begin_one(c, &c->open[c->open_count - 1]);
}

varve_status varve_syntax_close_branch(compiler *c, open_syntax *open) {
  bool is_closed = false;
  VARVE_TRY(varve_syntax_end_branch(c, open, &is_closed));
  c->has_last = false;
  if (is_closed) {
    c->last_element = open->element;
    c->open_count--;
  }
  return VARVE_STATUS_OK;
}

/* if(CONDITION: A | B) */
varve_status varve_syntax_open_if(compiler *c) {
  uint32_t equation;
  VARVE_TRY(varve_syntax_begin_open(c, VARVE_SYNTAX_IF));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  VARVE_TRY(varve_syntax_add_condition(c, &equation));
  varve_syntax_at(c, c->open[c->open_count - 1].element)->index = equation;
  VARVE_TRY(varve_syntax_begin_halves(c, &c->open[c->open_count - 1]));
  return varve_format_expect_sign(&c->lexer, ':');
}

varve_status varve_syntax_close_half(compiler *c, open_syntax *open) {
  bool is_first = open->jump == open->element, is_last = varve_format_at_sign(&c->lexer, ')');
  if (!is_first && !is_last)
    return REFUSE(c, c->lexer.token.place, "if(...) has two halves");
  VARVE_TRY(varve_syntax_end_if_half(c, open, is_last));
  VARVE_TRY(varve_format_advance(&c->lexer));
  if (!is_last) {
    open->jump = varve_syntax_count(c);
    VARVE_TRY(varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_JUMP}));
    varve_syntax_at(c, open->element)->next = varve_syntax_count(c);
    return VARVE_STATUS_OK;
  }
  varve_syntax_at(c, open->jump)->next = varve_syntax_count(c);
  c->open_count--;
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_add_let(compiler *c) {
  VARVE_TRY(varve_format_advance(&c->lexer));
  return varve_syntax_add_equations(c, false, false);
}

varve_status varve_syntax_add_when(compiler *c) {
  uint32_t equation;
  VARVE_TRY(varve_format_advance(&c->lexer));
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  VARVE_TRY(varve_syntax_add_condition(c, &equation));
  VARVE_TRY(
      varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_WHEN, .index = equation}));
  return varve_format_expect_sign(&c->lexer, ')');
}

/* The innermost branch of a one(...) that is open; those of inner ones are gone when they are
 * closed. */
static varve_branch_syntax *current_branch(compiler *c) {
  return &VARVE_VECTOR_AT(&c->lists.branch_results, varve_branch_syntax,
                          c->lists.branch_results.count - 1);
}

/* The parser never takes this branch. */
varve_status varve_syntax_add_printed(compiler *c) {
  if (c->open_count == 0 || c->open[c->open_count - 1].kind != VARVE_SYNTAX_ONE)
    return REFUSE(c, c->lexer.token.place, "'printed' must begin a branch of one(...)");
  current_branch(c)->is_printed_only = true;
  return varve_format_advance(&c->lexer);
}

/* The rest is in generic form: it can only be a branch by itself. */
varve_status varve_syntax_add_generic(compiler *c) {
  if (c->open_count == 0 || c->open[c->open_count - 1].kind != VARVE_SYNTAX_ONE)
    return REFUSE(c, c->lexer.token.place, "'generic' must be a branch of one(...)");
  current_branch(c)->is_generic = true;
  VARVE_TRY(varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_GENERIC}));
  return varve_format_advance(&c->lexer);
}

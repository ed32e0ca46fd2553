/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiles one(...), let(...) and conditions of operation formats: what tokens a branch begins
 * with, and what must be present or absent to print it. */
#include "base/diagnostic.h"
#include "dialect/operation_format/operation_format_compile.h"
#include "dialect/rule/rule_text.h"
#include "ir/types.h"

typedef varve_syntax_compiler compiler;
typedef varve_open_syntax open_syntax;
typedef varve_branch_syntax branch_result;

#define REFUSE(c, place, ...) varve_format_refuse(&(c)->lexer, place, __VA_ARGS__)

enum { BRANCH_LIMIT = 256, LITERAL_LIMIT = 256 };

static bool at_sign(const compiler *c, char sign) { return varve_format_at_sign(&c->lexer, sign); }

static branch_result *branch_result_at(compiler *c, size_t index) {
  return &VARVE_VECTOR_AT(&c->lists.branch_results, branch_result, index);
}

static varve_syntax_branch *branch_at(compiler *c, uint32_t element) {
  return &VARVE_VECTOR_AT(&c->lists.branches, varve_syntax_branch,
                          varve_syntax_at(c, element)->index);
}

/* What is bound */

static varve_status save_bound(compiler *c, varve_bound_syntax *bound) {
  bound->flags = varve_arena_allocate_array(&c->context->arena, c->seen_count, sizeof(bool));
  if (bound->flags == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (c->seen_count != 0)
    memcpy(bound->flags, c->seen_flags, c->seen_count * sizeof(bool));
  memcpy(bound->seen, c->seen, sizeof bound->seen);
  bound->has_attr_dict = c->has_attr_dict;
  return VARVE_STATUS_OK;
}

static void restore_bound(compiler *c, const varve_bound_syntax *bound) {
  if (c->seen_count != 0)
    memcpy(c->seen_flags, bound->flags, c->seen_count * sizeof(bool));
  memcpy(c->seen, bound->seen, sizeof c->seen);
  c->has_attr_dict = bound->has_attr_dict;
}

/* Where the flags of a kind begin in the block: values, then types. */
static size_t flags_of(const compiler *c, varve_syntax_kind kind, bool are_types) {
  const varve_seen_syntax *seen = &c->seen[kind];
  return (size_t)((are_types ? seen->types : seen->values) - c->seen_flags);
}

/* First tokens */

static varve_status add_literal(compiler *c, varve_syntax_branch *branch, varve_slice text) {
  if (branch->literal_count++ == LITERAL_LIMIT)
    return REFUSE(c, c->lexer.token.place, "a branch can begin with more than %d literals",
                  LITERAL_LIMIT);
  return varve_vector_push(&c->lists.literals, &text);
}

enum {
  ANY_ATTRIBUTE = VARVE_START_WORD | VARVE_START_NUMBER | VARVE_START_STRING | VARVE_START_SYMBOL |
                  VARVE_START_TYPE | VARVE_START_ATTRIBUTE | VARVE_START_SQUARE |
                  VARVE_START_BRACE | VARVE_START_PAREN
};

/* Only a number of one bit may be a word: true, false. */
static bool is_number(const varve_entity *type) {
  return type != NULL &&
         (type->kind == VARVE_KIND_FLOAT_TYPE || type->kind == VARVE_KIND_INDEX_TYPE ||
          (type->kind == VARVE_KIND_INTEGER_TYPE && varve_type_bit_width(type) != 1));
}

static uint32_t classes_of_attribute(const varve_attribute_syntax *syntax) {
  switch (syntax->form) {
  case VARVE_ATTRIBUTE_FORM_RULE:
    switch (syntax->rule.kind) {
    case VARVE_PARAMETER_STRING:
      return VARVE_START_STRING;
    case VARVE_PARAMETER_BOOL:
      return VARVE_START_WORD;
    case VARVE_PARAMETER_ENUM:
      return VARVE_START_WORD | VARVE_START_STRING;
    case VARVE_PARAMETER_INTEGER:
      return VARVE_START_NUMBER | VARVE_START_WORD;
    case VARVE_PARAMETER_FLOAT:
      return VARVE_START_NUMBER;
    case VARVE_PARAMETER_TYPE:
      return VARVE_START_WORD | VARVE_START_TYPE | VARVE_START_PAREN;
    case VARVE_PARAMETER_DENSE_ARRAY:
      return VARVE_START_SQUARE | VARVE_START_WORD | VARVE_START_ATTRIBUTE;
    default:
      return ANY_ATTRIBUTE | VARVE_START_LESS;
    }
  case VARVE_ATTRIBUTE_FORM_TYPED:
    if (is_number(syntax->type))
      return VARVE_START_NUMBER | VARVE_START_ATTRIBUTE;
    return VARVE_START_WORD | VARVE_START_NUMBER | VARVE_START_STRING | VARVE_START_ATTRIBUTE;
  case VARVE_ATTRIBUTE_FORM_SYMBOL_NAME:
  case VARVE_ATTRIBUTE_FORM_SYMBOL_REF:
    return VARVE_START_SYMBOL;
  case VARVE_ATTRIBUTE_FORM_ENUM:
    return VARVE_START_WORD | VARVE_START_STRING;
  case VARVE_ATTRIBUTE_FORM_ENTITY:
    return ANY_ATTRIBUTE | VARVE_START_LESS;
  case VARVE_ATTRIBUTE_FORM_DENSE_ARRAY:
    return VARVE_START_SQUARE;
  case VARVE_ATTRIBUTE_FORM_UNIT:
    return VARVE_START_WORD;
  default: {
    /* An attribute in full may be an alias. */
    varve_slice head = varve_rule_head(syntax->constraint);
    if (varve_slice_equal(head, VARVE_SLICE("ArrayAttr")) ||
        varve_slice_equal(head, VARVE_SLICE("ArrayOf")))
      return VARVE_START_SQUARE | VARVE_START_ATTRIBUTE;
    if (varve_slice_equal(head, VARVE_SLICE("DictionaryAttr")))
      return VARVE_START_BRACE | VARVE_START_ATTRIBUTE;
    if (varve_slice_equal(head, VARVE_SLICE("TypedAttr")))
      return ANY_ATTRIBUTE & ~(uint32_t)VARVE_START_SYMBOL;
    return ANY_ATTRIBUTE;
  }
  }
}

static const varve_attribute_syntax *syntax_of(const compiler *c,
                                               const varve_syntax_element *element) {
  const varve_attribute_syntax *syntax = &c->attributes[element->index];
  return element->is_item && syntax->item != NULL ? syntax->item : syntax;
}

static varve_status start_of_attribute(compiler *c, varve_syntax_branch *branch,
                                       const varve_syntax_element *element, bool *may_be_empty) {
  *may_be_empty = element->is_implied;
  if (element->is_implied)
    return VARVE_STATUS_OK;
  switch (element->spelling) {
  case VARVE_SPELLING_SYMBOL:
    branch->classes |= VARVE_START_SYMBOL;
    return VARVE_STATUS_OK;
  case VARVE_SPELLING_VALUE:
    branch->classes |= VARVE_START_VALUE;
    return VARVE_STATUS_OK;
  case VARVE_SPELLING_NAME:
    branch->classes |= VARVE_START_WORD | VARVE_START_STRING;
    return VARVE_STATUS_OK;
  case VARVE_SPELLING_INSIDE:
    branch->classes |= UINT32_MAX;
    return VARVE_STATUS_OK;
  case VARVE_SPELLING_DENSE:
    branch->classes |= VARVE_START_LESS;
    branch->classes |=
        VARVE_START_SQUARE | VARVE_START_NUMBER | VARVE_START_STRING | VARVE_START_PAREN;
    VARVE_TRY(add_literal(c, branch, VARVE_SLICE("true")));
    return add_literal(c, branch, VARVE_SLICE("false"));
  case VARVE_SPELLING_DICTIONARY:
    *may_be_empty = true;
    return add_literal(c, branch, VARVE_SLICE("{"));
  default:
    branch->classes |= classes_of_attribute(syntax_of(c, element));
    if (element->spelling == VARVE_SPELLING_SHORT && varve_syntax_is_type(syntax_of(c, element)))
      branch->classes |= VARVE_START_WORD;
    return VARVE_STATUS_OK;
  }
}

static bool is_variadic(const compiler *c, const varve_syntax_element *element) {
  if (element->is_item)
    return element->has_count;
  return element->kind == VARVE_SYNTAX_REGIONS ||
         varve_syntax_record(c, element->kind, element->index)->variadicity !=
             VARVE_VARIADICITY_SINGLE;
}

static bool is_nested(const compiler *c, const varve_syntax_element *element) {
  return varve_syntax_record(c, element->kind, element->index)->variadicity ==
         VARVE_VARIADICITY_NESTED;
}

/* Classes of tokens that begin any element of a kind; 0: this depends on the element. */
static uint32_t classes_of_kind(varve_syntax_kind kind) {
  switch (kind) {
  case VARVE_SYNTAX_ARGUMENT:
  case VARVE_SYNTAX_AGAIN:
    return VARVE_START_VALUE;
  case VARVE_SYNTAX_WORD:
    return VARVE_START_WORD;
  case VARVE_SYNTAX_ONLY_OPERATION:
  case VARVE_SYNTAX_LISTED_NAME:
    return VARVE_START_WORD | VARVE_START_STRING;
  case VARVE_SYNTAX_TYPED:
    return ANY_ATTRIBUTE;
  case VARVE_SYNTAX_TYPE:
    return VARVE_START_WORD | VARVE_START_TYPE | VARVE_START_PAREN | VARVE_START_LESS;
  case VARVE_SYNTAX_CUSTOM:
    return UINT32_MAX;
  default:
    return 0;
  }
}

/* Adds what one element can begin with. *may_be_empty: what follows it can begin, too. */
static varve_status start_of(compiler *c, varve_syntax_branch *branch, uint32_t index,
                             bool *may_be_empty) {
  const varve_syntax_element *element = varve_syntax_at(c, index);
  uint32_t classes = classes_of_kind(element->kind);
  *may_be_empty = element->is_typed;
  branch->classes |= classes;
  if (classes != 0)
    return VARVE_STATUS_OK;
  switch (element->kind) {
  case VARVE_SYNTAX_LITERAL:
    return add_literal(c, branch, element->text);
  case VARVE_SYNTAX_ATTRIBUTE:
    return start_of_attribute(c, branch, element, may_be_empty);
  case VARVE_SYNTAX_NUMBER:
    branch->classes |= VARVE_START_NUMBER;
    return add_literal(c, branch, VARVE_SLICE("dense"));
  case VARVE_SYNTAX_LOCATION:
    *may_be_empty = true;
    if (element->is_implied)
      return VARVE_STATUS_OK;
    return add_literal(c, branch, VARVE_SLICE("loc"));
  case VARVE_SYNTAX_OPERAND:
    branch->classes |= is_nested(c, element) ? VARVE_START_PAREN : VARVE_START_VALUE;
    *may_be_empty = is_variadic(c, element);
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_OPERANDS:
    branch->classes |= VARVE_START_VALUE;
    *may_be_empty = true;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_REGIONS:
    *may_be_empty = is_variadic(c, element);
    return add_literal(c, branch, VARVE_SLICE("{"));
  case VARVE_SYNTAX_SUCCESSOR:
  case VARVE_SYNTAX_SUCCESSORS:
    branch->classes |= VARVE_START_BLOCK;
    *may_be_empty = element->kind == VARVE_SYNTAX_SUCCESSORS;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_ATTR_DICT:
    *may_be_empty = true;
    if (element->is_absent)
      return VARVE_STATUS_OK;
    return add_literal(c, branch, element->has_keyword ? element->text : VARVE_SLICE("{"));
  case VARVE_SYNTAX_PROP_DICT:
    *may_be_empty = true;
    return add_literal(c, branch, VARVE_SLICE("<"));
  case VARVE_SYNTAX_FUNCTIONAL_TYPE:
    *may_be_empty = element->has_no_inputs;
    return add_literal(c, branch, *may_be_empty ? VARVE_SLICE("->") : VARVE_SLICE("("));
  case VARVE_SYNTAX_GENERIC:
    return add_literal(c, branch, VARVE_SLICE("("));
  case VARVE_SYNTAX_CLAUSE:
    return add_literal(c, branch, element->text);
  default:
    *may_be_empty = true;
    return VARVE_STATUS_OK;
  }
}

static varve_status find_starts(compiler *c, varve_syntax_branch *branch, uint32_t first,
                                uint32_t end, bool *may_be_empty);

/* Adds what the halves, clauses or branches of an element can begin with. */
static varve_status start_of_parts(compiler *c, varve_syntax_branch *branch, uint32_t index,
                                   bool *may_be_empty) {
  const varve_syntax_element *elements = c->lists.elements.data;
  uint32_t behind = varve_syntax_behind(elements, index);
  bool is_empty = false;
  if (elements[index].kind == VARVE_SYNTAX_GROUP || elements[index].kind == VARVE_SYNTAX_IF) {
    VARVE_TRY(find_starts(c, branch, index + 1, elements[index].next, &is_empty));
    *may_be_empty = is_empty || elements[index].next == behind;
    if (elements[index].next != behind) {
      VARVE_TRY(find_starts(c, branch, elements[index].next, behind, &is_empty));
      *may_be_empty = *may_be_empty || is_empty;
    }
    return VARVE_STATUS_OK;
  }
  if (elements[index].kind == VARVE_SYNTAX_EACH) {
    *may_be_empty =
        !VARVE_VECTOR_AT(&c->lists.loops, varve_syntax_loop, elements[index].index).needs_items;
    return find_starts(c, branch, index + 1, behind, &is_empty);
  }
  *may_be_empty = elements[index].kind == VARVE_SYNTAX_OILIST;
  for (uint32_t i = index + 1; i < behind; i = elements[i].next) {
    uint32_t first = elements[i].kind == VARVE_SYNTAX_BRANCH ? i + 1 : i;
    VARVE_TRY(find_starts(c, branch, first, elements[i].next, &is_empty));
    *may_be_empty = *may_be_empty || is_empty;
  }
  return VARVE_STATUS_OK;
}

static varve_status find_starts(compiler *c, varve_syntax_branch *branch, uint32_t first,
                                uint32_t end, bool *may_be_empty) {
  *may_be_empty = true;
  for (uint32_t i = first; i < end && *may_be_empty;
       i = varve_syntax_behind(c->lists.elements.data, i)) {
    varve_syntax_kind kind = varve_syntax_at(c, i)->kind;
    if (kind == VARVE_SYNTAX_JUMP)
      break;
    bool has_parts = kind == VARVE_SYNTAX_GROUP || kind == VARVE_SYNTAX_IF ||
                     kind == VARVE_SYNTAX_ONE || kind == VARVE_SYNTAX_OILIST ||
                     kind == VARVE_SYNTAX_EACH;
    VARVE_TRY(has_parts ? start_of_parts(c, branch, i, may_be_empty)
                        : start_of(c, branch, i, may_be_empty));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_find_starts(compiler *c, varve_syntax_branch *branch, uint32_t first,
                                      uint32_t end) {
  return find_starts(c, branch, first, end, &branch->may_be_empty);
}

/* What must be present */

static varve_status add_anchor(compiler *c, varve_syntax_kind kind, uint32_t index,
                               uint32_t *count) {
  varve_syntax_element anchor = {.kind = kind, .index = index};
  (*count)++;
  return varve_vector_push(&c->lists.anchors, &anchor);
}

/* Parts, arguments and items may be absent. */
static bool may_be_absent(const compiler *c, varve_syntax_kind kind, uint32_t index) {
  if (kind == VARVE_SYNTAX_ATTRIBUTE)
    return index >= c->definition->property_count || c->attributes[index].item != NULL ||
           varve_syntax_may_be_absent(c->attributes[index].property);
  return kind == VARVE_SYNTAX_REGION || kind == VARVE_SYNTAX_ARGUMENT ||
         varve_syntax_record(c, kind, index)->variadicity != VARVE_VARIADICITY_SINGLE;
}

/* Returns whether a branch with the element is printed only if its variable is present. */
static bool is_needed(const compiler *c, const varve_syntax_element *element) {
  switch (element->kind) {
  case VARVE_SYNTAX_ATTRIBUTE:
    return !element->is_implied && element->spelling != VARVE_SPELLING_DICTIONARY &&
           may_be_absent(c, element->kind, element->index);
  case VARVE_SYNTAX_OPERAND:
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_SUCCESSOR:
    return !element->has_count &&
           varve_syntax_record(c, element->kind, element->index)->variadicity !=
               VARVE_VARIADICITY_SINGLE;
  default:
    return element->kind == VARVE_SYNTAX_ARGUMENT;
  }
}

/* The lists of attributes that a loop writes, unless their items have usual values. */
static varve_status find_needed_lists(compiler *c, const varve_syntax_element *each,
                                      varve_syntax_branch *branch) {
  const varve_syntax_loop *loop = &VARVE_VECTOR_AT(&c->lists.loops, varve_syntax_loop, each->index);
  for (uint32_t i = 0; i < loop->column_count; i++) {
    const varve_syntax_column *column =
        &VARVE_VECTOR_AT(&c->lists.columns, varve_syntax_column, loop->first_column + i);
    if (column->kind == VARVE_SYNTAX_ATTRIBUTE && column->usual == NULL && !column->is_sparse &&
        !column->is_implied)
      VARVE_TRY(add_anchor(c, column->kind, column->index, &branch->needed_count));
  }
  return VARVE_STATUS_OK;
}

/* Returns whether a branch writes the region that an argument belongs to in another way. */
static bool has_region(const compiler *c, const branch_result *made, varve_syntax_kind kind,
                       uint32_t index) {
  if (kind != VARVE_SYNTAX_ARGUMENT)
    return false;
  uint32_t region = VARVE_VECTOR_AT(&c->lists.arguments, varve_syntax_argument, index).region;
  return made->bound.flags[flags_of(c, VARVE_SYNTAX_REGION, false) + region];
}

/* Returns whether an expression says how many values of an operand an item has. */
static bool is_counted(const compiler *c, varve_syntax_kind kind, uint32_t index) {
  for (uint32_t i = 0; kind == VARVE_SYNTAX_OPERAND && i < varve_syntax_count(c); i++) {
    const varve_syntax_element *at = varve_syntax_at(c, i);
    if (at->kind == kind && at->index == index && at->has_count)
      return true;
  }
  return false;
}

/* Returns whether a branch itself has a condition. It decides whether the item writes a column. */
static bool has_condition(const compiler *c, uint32_t branch) {
  uint32_t end = VARVE_VECTOR_AT(&c->lists.elements, varve_syntax_element, branch).next;
  for (uint32_t i = branch + 1; i < end; i = varve_syntax_behind(c->lists.elements.data, i))
    if (varve_syntax_at(c, i)->kind == VARVE_SYNTAX_WHEN)
      return true;
  return false;
}

static bool is_column(const compiler *c, varve_syntax_kind kind, uint32_t index) {
  const varve_syntax_name variable = {.kind = kind, .index = index};
  return varve_syntax_is_column(c, &variable, false);
}

/* Collects what any branch sets in place of what was set before: that is restored by now. */
static void find_set_by_any(compiler *c, const open_syntax *open) {
  bool *any = open->before.flags;
  for (size_t flag = 0; flag < c->seen_count; flag++)
    any[flag] = false;
  for (size_t i = open->first_branch; i < c->lists.branch_results.count; i++)
    for (size_t flag = 0; flag < c->seen_count && !branch_result_at(c, i)->is_generic; flag++)
      any[flag] |= branch_result_at(c, i)->bound.flags[flag];
}

/* The variables that other branches set and this one does not. They must be optional. */
static varve_status find_barred(compiler *c, const open_syntax *open, size_t which) {
  branch_result *made = branch_result_at(c, which);
  varve_syntax_branch *branch = branch_at(c, made->element);
  branch->first_barred = (uint32_t)c->lists.anchors.count;
  for (varve_syntax_kind kind = VARVE_SYNTAX_ATTRIBUTE; kind <= VARVE_SYNTAX_ARGUMENT; kind++) {
    uint32_t count = kind == VARVE_SYNTAX_RESULT ? 0 : varve_syntax_variable_count(c, kind);
    size_t flag = flags_of(c, kind, false);
    for (uint32_t i = 0; i < count; i++, flag++) {
      if (!open->before.flags[flag] || made->bound.flags[flag])
        continue;
      if (is_counted(c, kind, i) || has_region(c, made, kind, i) ||
          ((is_column(c, kind, i) || made->is_printed_only) && has_condition(c, made->element)))
        continue;
      if (!may_be_absent(c, kind, i))
        return REFUSE(c, open->place, "a branch does not set what another one sets");
      VARVE_TRY(add_anchor(c, kind, i, &branch->barred_count));
    }
  }
  return VARVE_STATUS_OK;
}

/* Disjoint beginnings */

static bool share_start(compiler *c, const varve_syntax_branch *a, const varve_syntax_branch *b) {
  if ((a->classes & b->classes) != 0 || (a->may_be_empty && b->may_be_empty))
    return true;
  for (uint32_t i = 0; i < a->literal_count; i++)
    for (uint32_t j = 0; j < b->literal_count; j++)
      if (varve_slice_equal(VARVE_VECTOR_AT(&c->lists.literals, varve_slice, a->first_literal + i),
                            VARVE_VECTOR_AT(&c->lists.literals, varve_slice, b->first_literal + j)))
        return true;
  return false;
}

static varve_status check_starts(compiler *c, const open_syntax *open) {
  for (size_t i = open->first_branch; i < c->lists.branch_results.count; i++)
    for (size_t j = open->first_branch; j < i; j++)
      if (share_start(c, branch_at(c, branch_result_at(c, i)->element),
                      branch_at(c, branch_result_at(c, j)->element)))
        return REFUSE(c, open->place, "two branches can begin with the same token");
  return VARVE_STATUS_OK;
}

/* What follows a one(...) that may be empty */

/* Classes that a token surely belongs to: an attribute in full or custom<...> can be limited in a
 * way that this file does not know. */
static uint32_t certain_classes(const varve_syntax_branch *branch) {
  return (branch->classes & ANY_ATTRIBUTE) == ANY_ATTRIBUTE ? 0 : branch->classes;
}

static bool is_taken(compiler *c, const varve_syntax_branch *branch,
                     const varve_syntax_branch *behind) {
  varve_syntax_branch one = *branch, other = *behind;
  one.classes = certain_classes(branch);
  other.classes = certain_classes(behind);
  one.may_be_empty = other.may_be_empty = false;
  return share_start(c, &one, &other);
}

/* Returns whether a branch never has text. One with a condition is not counted: it may depend on
 * what follows. */
static bool is_always_empty(compiler *c, uint32_t branch) {
  uint32_t end = varve_syntax_at(c, branch)->next;
  for (uint32_t i = branch + 1; i < end; i++) {
    varve_syntax_kind kind = varve_syntax_at(c, i)->kind;
    if (kind != VARVE_SYNTAX_LET && kind != VARVE_SYNTAX_JUMP)
      return false;
  }
  return true;
}

static varve_status check_behind(compiler *c, uint32_t one) {
  uint32_t end = varve_syntax_at(c, one)->next;
  size_t literals = c->lists.literals.count;
  varve_syntax_branch behind = {.first_literal = (uint32_t)literals};
  bool may_be_empty = false, is_ambiguous = false;
  for (uint32_t i = one + 1; i < end; i = varve_syntax_at(c, i)->next)
    may_be_empty = may_be_empty || is_always_empty(c, i);
  if (!may_be_empty)
    return VARVE_STATUS_OK;
  varve_status status = varve_syntax_find_starts(c, &behind, end, varve_syntax_count(c));
  if (status == VARVE_STATUS_INVALID) /* too many literals: those found so far count */
    behind.literal_count = (uint32_t)(c->lists.literals.count - literals);
  else
    VARVE_TRY(status);
  for (uint32_t i = one + 1; i < end; i = varve_syntax_at(c, i)->next)
    is_ambiguous = is_ambiguous || is_taken(c, branch_at(c, i), &behind);
  varve_vector_truncate(&c->lists.literals, literals);
  return is_ambiguous ? REFUSE(c, c->lexer.text.data + c->lexer.text.size,
                               "a branch of a one(...) that may be empty, and what follows it, "
                               "begin with the same token")
                      : VARVE_STATUS_OK;
}

varve_status varve_syntax_check_choices(compiler *c) {
  for (uint32_t i = 0; i < varve_syntax_count(c); i++)
    if (varve_syntax_at(c, i)->kind == VARVE_SYNTAX_ONE)
      VARVE_TRY(check_behind(c, i));
  return VARVE_STATUS_OK;
}

/* one(...) */

static varve_status begin_branch(compiler *c, const open_syntax *open) {
  branch_result made = {.element = varve_syntax_count(c)};
  varve_syntax_branch branch = {0};
  if (c->lists.branch_results.count - open->first_branch == BRANCH_LIMIT)
    return REFUSE(c, c->lexer.token.place, "one(...) has more than %d branches", BRANCH_LIMIT);
  VARVE_TRY(varve_vector_push(&c->lists.branch_results, &made));
  VARVE_TRY(varve_vector_push(&c->lists.branches, &branch));
  return varve_syntax_add(c,
                          (varve_syntax_element){.kind = VARVE_SYNTAX_BRANCH,
                                                 .index = (uint32_t)c->lists.branches.count - 1});
}

varve_status varve_syntax_begin_one(compiler *c, open_syntax *open) {
  open->first_branch = c->lists.branch_results.count;
  VARVE_TRY(save_bound(c, &open->before));
  return begin_branch(c, open);
}

static void merge_lists(varve_seen_syntax *seen, const varve_seen_syntax *branch, bool is_first) {
  seen->all_values = seen->all_values || branch->all_values;
  seen->any_value = seen->any_value || branch->any_value;
  seen->any_type = seen->any_type || branch->any_type;
  seen->all_types = is_first ? branch->all_types : seen->all_types && branch->all_types;
}

/* Returns whether a branch leaves an operand out that another one writes with its type: it has no
 * type then. */
static bool is_left_out(compiler *c, const open_syntax *open, const branch_result *made,
                        uint32_t operand) {
  size_t value = flags_of(c, VARVE_SYNTAX_OPERAND, false) + operand;
  size_t type = flags_of(c, VARVE_SYNTAX_OPERAND, true) + operand;
  for (size_t i = open->first_branch;
       i < c->lists.branch_results.count && !made->bound.flags[value]; i++) {
    const branch_result *other = branch_result_at(c, i);
    if (!other->is_generic && other->bound.flags[value] && other->bound.flags[type])
      return true;
  }
  return false;
}

/* How types that a branch binds are merged with those of the branches before it. */
typedef enum merge_kind { MERGE_FIRST, MERGE_ALL, MERGE_ANY } merge_kind;

/* Returns the end of the flags. */
static size_t merge_types(compiler *c, const open_syntax *open, const branch_result *made,
                          varve_syntax_kind kind, merge_kind merge) {
  size_t first = flags_of(c, kind, true);
  uint32_t count = varve_syntax_variable_count(c, kind);
  for (uint32_t i = 0; i < count; i++) {
    bool *seen = &c->seen_flags[first + i];
    bool is_bound = made->bound.flags[first + i] ||
                    (kind == VARVE_SYNTAX_OPERAND && is_left_out(c, open, made, i));
    if (merge == MERGE_ANY)
      *seen = *seen || is_bound;
    else
      *seen = is_bound && (*seen || merge == MERGE_FIRST);
  }
  return first + count;
}

/* After one(...) values are bound if any branch sets them, types if every branch does. After
 * if(...) any_branch: only the text shows whether a type is missing. */
static void merge_bound(compiler *c, const open_syntax *open, bool any_branch) {
  merge_kind merge = any_branch ? MERGE_ANY : MERGE_FIRST;
  bool is_first = true;
  for (size_t i = open->first_branch; i < c->lists.branch_results.count; i++) {
    const branch_result *made = branch_result_at(c, i);
    if (made->is_generic || made->is_printed_only)
      continue;
    size_t end = 0;
    for (varve_syntax_kind kind = VARVE_SYNTAX_OPERAND; kind <= VARVE_SYNTAX_RESULT; kind++) {
      for (; end < flags_of(c, kind, true); end++)
        c->seen_flags[end] |= made->bound.flags[end];
      end = merge_types(c, open, made, kind, merge);
    }
    for (; end < c->seen_count; end++)
      c->seen_flags[end] |= made->bound.flags[end];
    for (varve_syntax_kind kind = VARVE_SYNTAX_ATTRIBUTE; kind <= VARVE_SYNTAX_ARGUMENT; kind++)
      merge_lists(&c->seen[kind], &made->bound.seen[kind], is_first);
    c->has_attr_dict = c->has_attr_dict || made->bound.has_attr_dict;
    merge = any_branch ? MERGE_ANY : MERGE_ALL;
    is_first = false;
  }
}

static varve_status end_one(compiler *c, const open_syntax *open) {
  uint32_t end = varve_syntax_count(c);
  varve_syntax_at(c, open->element)->next = end;
  for (size_t i = open->first_branch; i < c->lists.branch_results.count; i++) {
    uint32_t next = varve_syntax_at(c, branch_result_at(c, i)->element)->next;
    varve_syntax_at(c, next - 1)->next = end; /* its JUMP */
  }
  find_set_by_any(c, open);
  for (size_t i = open->first_branch; i < c->lists.branch_results.count; i++)
    if (!branch_result_at(c, i)->is_generic)
      VARVE_TRY(find_barred(c, open, i));
  VARVE_TRY(check_starts(c, open));
  merge_bound(c, open, false);
  varve_vector_truncate(&c->lists.branch_results, open->first_branch);
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_end_branch(compiler *c, open_syntax *open, bool *is_closed) {
  size_t last = c->lists.branch_results.count - 1; /* nested ones are closed, and gone */
  uint32_t element = branch_result_at(c, last)->element;
  *is_closed = at_sign(c, ')');
  VARVE_TRY(varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_JUMP}));
  varve_syntax_at(c, element)->next = varve_syntax_count(c);
  branch_at(c, element)->first_literal = (uint32_t)c->lists.literals.count;
  varve_syntax_branch starts = *branch_at(c, element);
  if (!branch_result_at(c, last)->is_printed_only)
    VARVE_TRY(find_starts(c, &starts, element + 1, varve_syntax_count(c), &starts.may_be_empty));
  *branch_at(c, element) = starts;
  /* The variables that a branch itself writes and that the text cannot omit there. */
  varve_syntax_branch *branch = branch_at(c, element);
  uint32_t end = varve_syntax_at(c, element)->next;
  branch->first_needed = (uint32_t)c->lists.anchors.count;
  for (uint32_t i = element + 1; i < end; i = varve_syntax_behind(c->lists.elements.data, i)) {
    varve_syntax_element *at = varve_syntax_at(c, i);
    at->is_required = (at->kind == VARVE_SYNTAX_ATTRIBUTE && !at->is_implied) ||
                      (at->kind == VARVE_SYNTAX_OPERAND && i != element + 1);
    if (at->kind == VARVE_SYNTAX_EACH)
      VARVE_TRY(find_needed_lists(c, at, branch));
    uint32_t parts = at->kind == VARVE_SYNTAX_WORD ? at->next - i : 1;
    for (uint32_t k = 0; k < parts; k++)
      if (is_needed(c, varve_syntax_at(c, i + k)))
        VARVE_TRY(add_anchor(c, varve_syntax_at(c, i + k)->kind, varve_syntax_at(c, i + k)->index,
                             &branch->needed_count));
  }
  VARVE_TRY(save_bound(c, &branch_result_at(c, last)->bound));
  restore_bound(c, &open->before);
  VARVE_TRY(varve_format_advance(&c->lexer));
  return *is_closed ? end_one(c, open) : begin_branch(c, open);
}

/* if(...): its halves bind what branches do, and the empty half binds nothing. */

varve_status varve_syntax_begin_halves(compiler *c, open_syntax *open) {
  open->first_branch = c->lists.branch_results.count;
  return save_bound(c, &open->before);
}

static bool is_in_loop(const compiler *c) {
  for (size_t i = 0; i < c->open_count; i++)
    if (c->open[i].kind == VARVE_SYNTAX_EACH)
      return true;
  return false;
}

/* Adds a half of if(...) with what only the other half sets: if it is present, the half would lose
 * it. A loop checks the columns of its items itself. */
static varve_status add_half(compiler *c, const open_syntax *open, size_t which) {
  static const varve_syntax_kind kinds[] = {VARVE_SYNTAX_ATTRIBUTE, VARVE_SYNTAX_OPERAND,
                                            VARVE_SYNTAX_REGION, VARVE_SYNTAX_SUCCESSOR};
  const branch_result *made = branch_result_at(c, open->first_branch + which);
  const branch_result *other = branch_result_at(c, open->first_branch + 1 - which);
  varve_syntax_branch half = {.first_barred = (uint32_t)c->lists.anchors.count};
  for (size_t k = 0; k < VARVE_COUNT_OF(kinds) && !is_in_loop(c); k++)
    for (uint32_t i = 0; i < varve_syntax_variable_count(c, kinds[k]); i++) {
      size_t flag = flags_of(c, kinds[k], false) + i;
      bool is_part = kinds[k] == VARVE_SYNTAX_ATTRIBUTE && i >= c->definition->property_count;
      if (is_part || made->bound.flags[flag] || !other->bound.flags[flag] ||
          !may_be_absent(c, kinds[k], i))
        continue;
      VARVE_TRY(add_anchor(c, kinds[k], i, &half.barred_count));
    }
  return varve_vector_push(&c->lists.branches, &half);
}

varve_status varve_syntax_end_if_half(compiler *c, open_syntax *open, bool is_last) {
  branch_result made = {0};
  VARVE_TRY(save_bound(c, &made.bound));
  VARVE_TRY(varve_vector_push(&c->lists.branch_results, &made));
  restore_bound(c, &open->before);
  if (!is_last)
    return VARVE_STATUS_OK;
  if (c->lists.branch_results.count - open->first_branch == 1) {
    made.bound = open->before;
    VARVE_TRY(varve_vector_push(&c->lists.branch_results, &made));
  }
  varve_syntax_at(c, open->element)->first_anchor = (uint32_t)c->lists.branches.count;
  VARVE_TRY(add_half(c, open, 0));
  VARVE_TRY(add_half(c, open, 1));
  merge_bound(c, open, true);
  varve_vector_truncate(&c->lists.branch_results, open->first_branch);
  return VARVE_STATUS_OK;
}

/* Equations */

static varve_status find_slots(void *user, bool is_argument, varve_expression_slot *slots,
                               uint32_t *count) {
  const varve_syntax_name *names[VARVE_EXPRESSION_SLOTS] = {NULL};
  *count = 1;
  VARVE_TRY(is_argument ? varve_syntax_find_argument(user, names)
                        : varve_syntax_find_path(user, false, names, count));
  for (uint32_t i = 0; i < *count; i++)
    slots[i] = (varve_expression_slot){.kind = names[i]->kind,
                                       .index = names[i]->index,
                                       .is_item = varve_syntax_is_column(user, names[i], false) ||
                                                  varve_syntax_is_column(user, names[i], true)};
  return VARVE_STATUS_OK;
}

varve_status varve_syntax_parse_expression(compiler *c, const varve_expression **expression) {
  varve_expression_scope scope = {.user = c, .find = find_slots, .context = c->context};
  return varve_expression_parse(&c->lexer, &scope, expression);
}

varve_status varve_syntax_add_condition(compiler *c, uint32_t *equation) {
  varve_syntax_equation made = {0};
  *equation = (uint32_t)c->lists.equations.count;
  VARVE_TRY(varve_syntax_parse_expression(c, &made.value));
  return varve_vector_push(&c->lists.equations, &made);
}

/* The cases in the value of an equation are those of the slot. */
static void join_cases(const varve_expression *value, const varve_syntax_equation *equation) {
  varve_expression *e = (varve_expression *)(uintptr_t)value;
  if (e->kind == VARVE_EXPRESSION_CASE)
    e->slot = (varve_expression_slot){equation->kind, equation->index, equation->is_item};
  if (e->kind == VARVE_EXPRESSION_IF)
    for (uint32_t i = 1; i < e->argument_count; i++)
      join_cases(e->arguments[i], equation);
}

varve_status varve_syntax_add_equations(compiler *c, bool are_defaults, bool are_shown) {
  VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
  for (;;) {
    const varve_syntax_name *names[VARVE_EXPRESSION_SLOTS] = {NULL};
    varve_syntax_equation made = {.is_default = are_defaults, .is_shown = are_shown};
    const char *place = c->lexer.token.place;
    uint32_t count = 0;
    /* $x, $x.part, type($x), types($x) or type(%a) */
    bool *is_type = &made.is_type;
    *is_type = varve_format_at_word(&c->lexer, "type") || varve_format_at_word(&c->lexer, "types");
    if (*is_type) {
      VARVE_TRY(varve_format_advance(&c->lexer));
      VARVE_TRY(varve_format_expect_sign(&c->lexer, '('));
    }
    VARVE_TRY(varve_syntax_find_any(c, names, &count));
    VARVE_TRY(varve_format_advance(&c->lexer));
    VARVE_TRY(*is_type ? varve_format_expect_sign(&c->lexer, ')') : VARVE_STATUS_OK);
    VARVE_TRY(varve_format_expect_sign(&c->lexer, '='));
    VARVE_TRY(varve_syntax_parse_expression(c, &made.value));
    for (uint32_t i = 0; i < count; i++) {
      made.kind = names[i]->kind;
      made.index = names[i]->index;
      made.is_item = varve_syntax_is_column(c, names[i], made.is_type);
      if (made.is_type)
        VARVE_TRY(varve_syntax_use_type(c, names[i], &made.is_item));
      if (!made.is_type && made.kind != VARVE_SYNTAX_ATTRIBUTE)
        VARVE_TRY(varve_syntax_check_operands(c, place, &made));
      if (i == 0)
        join_cases(made.value, &made);
      if (!are_defaults)
        VARVE_TRY(varve_syntax_bind(c, names[i], made.is_type));
      c->at.place = place;
      VARVE_TRY(
          varve_syntax_add(c, (varve_syntax_element){.kind = VARVE_SYNTAX_LET,
                                                     .index = (uint32_t)c->lists.equations.count}));
      c->at.place = NULL;
      VARVE_TRY(varve_vector_push(&c->lists.equations, &made));
    }
    if (!at_sign(c, ';'))
      return varve_format_expect_sign(&c->lexer, ')');
    VARVE_TRY(varve_format_advance(&c->lexer));
  }
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses the alternatives of formats, and solves their equations when the text has ended. */
#include <stdio.h>

#include "dialect/infer/operation_terms.h"
#include "dialect/operation_format/operation_part.h"
#include "dialect/segments.h"
#include "dialect/work.h"
#include "text/parse_operation/parse_operation_by_format.h"

/* Alternatives */

static uint32_t class_of(const varve_parser *parser) {
  switch (parser->token.kind) {
  case VARVE_TOKEN_WORD:
    return VARVE_START_WORD;
  case VARVE_TOKEN_INTEGER:
  case VARVE_TOKEN_FLOAT:
  case VARVE_TOKEN_MINUS:
    return VARVE_START_NUMBER;
  case VARVE_TOKEN_STRING:
    return VARVE_START_STRING;
  case VARVE_TOKEN_AT_NAME:
    return VARVE_START_SYMBOL;
  case VARVE_TOKEN_PERCENT_NAME:
    return VARVE_START_VALUE;
  case VARVE_TOKEN_CARET_NAME:
    return VARVE_START_BLOCK;
  case VARVE_TOKEN_EXCLAMATION_NAME:
    return VARVE_START_TYPE;
  case VARVE_TOKEN_HASH_NAME:
    return VARVE_START_ATTRIBUTE;
  case VARVE_TOKEN_LESS:
    return VARVE_START_LESS;
  case VARVE_TOKEN_LEFT_SQUARE:
    return VARVE_START_SQUARE;
  case VARVE_TOKEN_LEFT_BRACE:
    return VARVE_START_BRACE;
  case VARVE_TOKEN_LEFT_PAREN:
    return VARVE_START_PAREN;
  default:
    return 0;
  }
}

static bool begins_with_literal(const varve_parser *parser, const varve_operation_format *format,
                                const varve_syntax_branch *branch) {
  for (uint32_t i = 0; i < branch->literal_count; i++)
    if (varve_at_literal(parser, format->literals[branch->first_literal + i]))
      return true;
  return false;
}

bool varve_begins_branch(const varve_parser *parser, const varve_operation_format *format,
                         const varve_syntax_branch *branch) {
  return (branch->classes & class_of(parser)) != 0 || begins_with_literal(parser, format, branch);
}

/* Finds the branch that the token begins: by a literal, by its class, or the empty one. */
static uint32_t find_branch(const varve_parser *parser, const varve_operation_format *format,
                            uint32_t one) {
  const varve_syntax_element *elements = format->elements;
  uint32_t by_class = 0, empty = 0, class = class_of(parser);
  for (uint32_t i = one + 1; i < elements[one].next; i = elements[i].next) {
    const varve_syntax_branch *branch = &format->branches[elements[i].index];
    if (begins_with_literal(parser, format, branch))
      return i;
    if (by_class == 0 && (branch->classes & class) != 0)
      by_class = i;
    if (branch->may_be_empty)
      empty = i;
  }
  return by_class != 0 ? by_class : empty;
}

enum { MOST_LISTED = 8 };

/* Collects the literals that branches begin with. *are_all: no other token begins one, and all fit.
 */
static uint32_t list_literals(const varve_operation_format *format, uint32_t one,
                              varve_slice *literals, bool *are_all) {
  const varve_syntax_element *elements = format->elements;
  uint32_t count = 0;
  *are_all = true;
  for (uint32_t i = one + 1; i < elements[one].next; i = elements[i].next) {
    const varve_syntax_branch *branch = &format->branches[elements[i].index];
    *are_all = *are_all && branch->classes == 0 && branch->literal_count <= MOST_LISTED - count;
    for (uint32_t k = 0; k < branch->literal_count && count < MOST_LISTED; k++)
      literals[count++] = format->literals[branch->first_literal + k];
  }
  return count;
}

varve_status varve_enter_one(varve_parser *parser, varve_operation_draft *draft) {
  const varve_operation_format *format = draft->format;
  uint32_t branch = find_branch(parser, format, draft->element);
  if (branch != 0) {
    varve_cover_read(format->coverage, branch, false);
    draft->element = branch + 1;
    return VARVE_STATUS_OK;
  }
  /* Reports what may follow here: "expected 'a', 'b' or 'c'". */
  varve_slice literals[MOST_LISTED];
  char text[256];
  size_t size = 0;
  bool are_all;
  uint32_t count = list_literals(draft->format, draft->element, literals, &are_all);
  if (count == 0)
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                              "this cannot follow in the custom form of '%.*s'",
                              VARVE_FORMAT_SLICE(draft->name->text));
  for (uint32_t i = 0; i < count && size < sizeof(text); i++) {
    const char *before = i == 0 ? "" : are_all && i == count - 1 ? " or " : ", ";
    size += (size_t)snprintf(text + size, sizeof(text) - size, "%s'%.*s'", before,
                             VARVE_FORMAT_SLICE(literals[i]));
  }
  return VARVE_SYNTAX_ERROR(
      parser, parser->token.text.data, "expected %s%s in the custom form of '%.*s'", text,
      are_all ? "" : " or another alternative", VARVE_FORMAT_SLICE(draft->name->text));
}

/* Terms of a draft */

typedef struct draft_input {
  varve_expression_input base;
  varve_parser *parser;
  const varve_operation_draft *draft;
} draft_input;

static varve_format_slot *equation_slot(const varve_parser *parser,
                                        const varve_operation_draft *draft, uint32_t equation) {
  return varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE, draft->format->clause_count + equation);
}

void varve_note_equation(varve_parser *parser, const varve_operation_draft *draft,
                         uint32_t equation) {
  equation_slot(parser, draft, equation)->is_set = true;
}

static bool is_solved(const draft_input *in, uint32_t equation) {
  return equation_slot(in->parser, in->draft, equation)->count != 0;
}

/* Returns whether an equation that the text reached will set the slot. */
static bool is_pending(const draft_input *in, const varve_expression_slot *slot, bool is_type) {
  const varve_operation_format *format = in->draft->format;
  for (uint32_t i = 0; i < format->equation_count; i++) {
    const varve_syntax_equation *equation = &format->equations[i];
    if (equation->is_type == is_type && equation->kind == slot->kind &&
        equation->index == slot->index && equation_slot(in->parser, in->draft, i)->is_set &&
        !is_solved(in, i))
      return true;
  }
  return false;
}

/* An attribute of attr-dict, or one that a directive gave. */
static const varve_entity *find_given(const draft_input *in, varve_slice name) {
  const varve_vector *attributes = &in->parser->attributes;
  if (in->draft->dictionary != NULL) {
    const varve_entity *found = varve_dictionary_find(in->draft->dictionary, name);
    if (found != NULL)
      return found;
  }
  for (size_t i = in->draft->first_attribute; i + 1 < attributes->count; i += 2)
    if (varve_slice_equal(varve_string_bytes(VARVE_VECTOR_AT(attributes, const varve_entity *, i)),
                          name))
      return VARVE_VECTOR_AT(attributes, const varve_entity *, i + 1);
  return NULL;
}

static varve_record_list list_of(const draft_input *in, uint32_t kind) {
  const varve_operation_record *record = varve_record_of(in->draft);
  return kind == VARVE_SYNTAX_OPERAND ? record->operands : record->results;
}

static bool is_single(const draft_input *in, const varve_expression_slot *slot) {
  if (slot->is_item)
    return true;
  if (slot->kind == VARVE_SYNTAX_ARGUMENT)
    return !in->draft->format->arguments[slot->index].is_list;
  return varve_variadicity_of(in->draft, list_of(in, slot->kind), slot->index) ==
         VARVE_VARIADICITY_SINGLE;
}

static varve_status find_types(const draft_input *in, const varve_expression_slot *slot,
                               varve_term *term) {
  if (slot->kind == VARVE_SYNTAX_ARGUMENT) {
    const varve_format_slot *arguments =
        varve_find_slot(in->parser, in->draft, VARVE_SLOT_ARGUMENT, slot->index);
    varve_term *items =
        varve_arena_allocate_array(in->base.arena, arguments->count + 1, sizeof *items);
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < arguments->count; i++) {
      const varve_entity *type = varve_region_argument_at(in->parser, arguments->first + i)->type;
      if (type == NULL)
        return VARVE_STATUS_OK;
      items[i] = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = type};
    }
    *term =
        (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = (uint32_t)arguments->count};
    if (is_single(in, slot) && arguments->count == 1)
      *term = items[0];
    return VARVE_STATUS_OK;
  }
  bool are_operands = slot->kind == VARVE_SYNTAX_OPERAND;
  if (!are_operands && slot->kind != VARVE_SYNTAX_RESULT)
    return VARVE_STATUS_OK;
  const varve_format_slot *types =
      varve_find_slot(in->parser, in->draft,
                      are_operands ? VARVE_SLOT_OPERAND_TYPE : VARVE_SLOT_RESULT_TYPE, slot->index);
  const varve_value_syntax *syntax = are_operands ? &in->draft->format->operands[slot->index]
                                                  : &in->draft->format->results[slot->index];
  const varve_entity *const *nodes =
      (const varve_entity *const *)in->parser->nodes.data + types->first;
  if (types->is_set && !(is_single(in, slot) && types->count == 1)) {
    size_t count = types->count;
    varve_term *items = varve_arena_allocate_array(in->base.arena, count + 1, sizeof *items);
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < count; i++)
      items[i] = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = nodes[i]};
    *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = (uint32_t)count};
    return VARVE_STATUS_OK;
  }
  if (types->is_set)
    *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = nodes[0]};
  else if (syntax->type != NULL && is_single(in, slot))
    *term = (varve_term){.kind = VARVE_TERM_ENTITY, .entity = syntax->type};
  return VARVE_STATUS_OK;
}

/* Counts the values of an operand. In a list of all operands, the only variadic one has what the
 * others leave. */
static size_t count_operands(const draft_input *in, uint32_t operand) {
  const varve_operation_record *record = varve_record_of(in->draft);
  const varve_format_slot *all = varve_find_slot(in->parser, in->draft, VARVE_SLOT_OPERANDS, 0);
  const varve_expression_slot slot = {.kind = VARVE_SYNTAX_OPERAND, .index = operand};
  if (is_single(in, &slot))
    return 1;
  if (!all->is_set)
    return varve_find_slot(in->parser, in->draft, VARVE_SLOT_OPERAND, operand)->count;
  size_t others = record->operands.count - 1;
  return all->count < others ? 0 : all->count - others;
}

/* The number of results that the text names, or that the definition gives. */
static varve_term count_results(const draft_input *in) {
  const varve_operation_record *record = varve_record_of(in->draft);
  uint64_t named = 0;
  for (uint32_t i = 0; i < record->results.count; i++)
    if (varve_variadicity_of(in->draft, record->results, i) != VARVE_VARIADICITY_SINGLE) {
      for (size_t j = in->draft->first_result; j < in->parser->operation.results.count; j++)
        named += VARVE_VECTOR_AT(&in->parser->operation.results, varve_result_name, j).count;
      return (varve_term){.kind = VARVE_TERM_VALUES, .count = (uint32_t)named};
    }
  return (varve_term){.kind = VARVE_TERM_VALUES, .count = record->results.count};
}

/* The name without '%'. A number is no name, unless the expression wants its text. */
static varve_term name_term(varve_slice name, bool allows_numbers) {
  if (name.size != 0 && name.data[0] == '%')
    name = varve_slice_make(name.data + 1, name.size - 1);
  if (!allows_numbers && (name.size == 0 || varve_char_is(name.data[0], VARVE_CHAR_DIGIT)))
    name = VARVE_SLICE("");
  return (varve_term){.kind = VARVE_TERM_TEXT, .text = name};
}

/* The names of arguments, or those before the '=' of the operation. */
static varve_status find_names(const draft_input *in, const varve_expression *e, varve_term *term) {
  bool are_arguments = e->slot.kind == VARVE_SYNTAX_ARGUMENT;
  if (e->slot.kind == VARVE_SYNTAX_OPERAND) {
    const varve_format_slot *slot =
        varve_find_slot(in->parser, in->draft, VARVE_SLOT_OPERAND, e->slot.index);
    varve_term *items = varve_arena_allocate_array(in->base.arena, slot->count + 1, sizeof *items);
    if (items == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < slot->count; i++)
      items[i] = name_term(
          VARVE_VECTOR_AT(&in->parser->operands, varve_operand_use, slot->first + i).name->name,
          e->number != 0);
    *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = (uint32_t)slot->count};
    if (is_single(in, &e->slot) && slot->count == 1)
      *term = items[0];
    return VARVE_STATUS_OK;
  }
  const varve_format_slot *slot = NULL;
  size_t first = in->draft->first_result, count = in->parser->operation.results.count - first;
  if (are_arguments)
    slot = varve_find_slot(in->parser, in->draft, VARVE_SLOT_ARGUMENT, e->slot.index);
  else if (e->slot.kind != VARVE_SYNTAX_RESULTS && e->slot.kind != VARVE_SYNTAX_RESULT)
    return VARVE_STATUS_OK;
  if (slot != NULL) {
    first = slot->first;
    count = slot->count;
  }
  varve_term *items = varve_arena_allocate_array(in->base.arena, count + 1, sizeof *items);
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  items[0] = name_term(VARVE_SLICE(""), false);
  for (size_t i = 0; i < count; i++)
    items[i] = name_term(
        are_arguments
            ? varve_region_argument_at(in->parser, first + i)->name
            : VARVE_VECTOR_AT(&in->parser->operation.results, varve_result_name, first + i).name,
        e->number != 0);
  *term = (varve_term){.kind = VARVE_TERM_LIST, .items = items, .count = (uint32_t)count};
  if (!are_arguments || is_single(in, &e->slot))
    *term = items[0];
  return VARVE_STATUS_OK;
}

static varve_status find_term(const varve_expression_input *input, const varve_expression *e,
                              varve_term *term) {
  const draft_input *in = (const draft_input *)input;
  *term = (varve_term){.kind = VARVE_TERM_UNKNOWN};
  if (e->kind == VARVE_EXPRESSION_CASE)
    return varve_equation_case(input, in->draft->format, e, term);
  if (e->kind == VARVE_EXPRESSION_TYPES)
    return find_types(in, &e->slot, term);
  if (e->kind == VARVE_EXPRESSION_NAME)
    return find_names(in, e, term);
  switch (e->slot.kind) {
  case VARVE_SYNTAX_ATTRIBUTE: {
    /* The term is unknown while an equation that the text reached will set the attribute, and as
     * long as its parts are not joined. */
    const varve_operation_format *format = in->draft->format;
    const varve_property_definition *property = format->attributes[e->slot.index].property;
    const varve_entity *value =
        varve_find_slot(in->parser, in->draft, VARVE_SLOT_ATTRIBUTE, e->slot.index)->attribute;
    if (value == NULL && e->slot.index < format->definition->property_count)
      value = find_given(in, property->name);
    for (uint32_t i = 0; value == NULL && i < format->part_count; i++)
      if (format->parts[i].of == e->slot.index)
        return VARVE_STATUS_OK;
    if (value == NULL && is_pending(in, &e->slot, false))
      return VARVE_STATUS_OK;
    if (value == NULL && property->default_value.size != 0)
      VARVE_TRY(varve_definition_attribute(in->base.context, property->default_value, &value));
    *term = varve_term_of(value);
    return VARVE_STATUS_OK;
  }
  case VARVE_SYNTAX_ARGUMENT:
    *term = (varve_term){.kind = VARVE_TERM_VALUES,
                         .count = (uint32_t)varve_find_slot(in->parser, in->draft,
                                                            VARVE_SLOT_ARGUMENT, e->slot.index)
                                      ->count};
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_OPERANDS:
    *term =
        (varve_term){.kind = VARVE_TERM_VALUES,
                     .count = (uint32_t)(in->parser->operands.count - in->draft->first_operand)};
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_RESULTS:
    *term = count_results(in);
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_OPERAND:
    *term = (varve_term){.kind = VARVE_TERM_VALUES,
                         .count = (uint32_t)count_operands(in, e->slot.index)};
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_REGION:
    *term = (varve_term){
        .kind = VARVE_TERM_VALUES,
        .count = (uint32_t)varve_find_slot(in->parser, in->draft, VARVE_SLOT_REGION, e->slot.index)
                     ->count};
    return VARVE_STATUS_OK;
  default:
    return VARVE_STATUS_OK;
  }
}

static draft_input input_of(varve_parser *parser, const varve_operation_draft *draft) {
  return (draft_input){
      .base = {.context = parser->context, .arena = &parser->scratch, .find = find_term},
      .parser = parser,
      .draft = draft};
}

/* Solving */

/* Sets the types of arguments of an entry block: all to one, or each to its own. */
static varve_status set_argument_types(const draft_input *in, const varve_syntax_equation *equation,
                                       const varve_term *term, bool *is_solved_now) {
  const varve_format_slot *arguments =
      varve_find_slot(in->parser, in->draft, VARVE_SLOT_ARGUMENT, equation->index);
  const varve_entity *type = varve_term_type(term);
  if (type == NULL && (term->kind != VARVE_TERM_LIST || term->count != arguments->count))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < arguments->count; i++) {
    const varve_entity *one = type != NULL ? type : varve_term_type(&term->items[i]);
    if (one == NULL)
      return VARVE_STATUS_OK;
    varve_region_argument_at(in->parser, arguments->first + i)->type = one;
  }
  *is_solved_now = true;
  return VARVE_STATUS_OK;
}

static varve_status set_types(const draft_input *in, const varve_syntax_equation *equation,
                              const varve_term *term, bool *is_solved_now) {
  varve_parser *parser = in->parser;
  const varve_expression_slot slot = {equation->kind, equation->index, equation->is_item};
  bool are_operands = equation->kind == VARVE_SYNTAX_OPERAND;
  varve_format_slot *types = varve_find_slot(
      parser, in->draft, are_operands ? VARVE_SLOT_OPERAND_TYPE : VARVE_SLOT_RESULT_TYPE,
      equation->index);
  size_t count = 1, first = parser->nodes.count;
  const varve_entity *type = varve_term_type(term);
  if (type == NULL && term->kind != VARVE_TERM_LIST)
    return VARVE_STATUS_OK;
  if (equation->is_item)
    count = 1;
  else if (are_operands)
    count = count_operands(in, equation->index);
  else if (type == NULL && !is_single(in, &slot))
    count = term->count;
  if (type == NULL && term->count != count)
    return VARVE_INVALID_ERROR(parser, in->draft->name_start,
                               "'%.*s' needs %u types for %zu values",
                               VARVE_FORMAT_SLICE(in->draft->name->text), term->count, count);
  for (size_t i = 0; i < count; i++) {
    const varve_entity *one = type != NULL ? type : varve_term_type(&term->items[i]);
    if (one == NULL)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_push_node(parser, one));
  }
  *types = (varve_format_slot){
      .first = first, .count = count, .place = in->draft->name_start, .is_set = true};
  *is_solved_now = true;
  return VARVE_STATUS_OK;
}

static bool is_attribute_given(const draft_input *in, uint32_t index) {
  return varve_find_slot(in->parser, in->draft, VARVE_SLOT_ATTRIBUTE, index)->is_set ||
         find_given(in, in->draft->format->attributes[index].property->name) != NULL;
}

static varve_status solve(const draft_input *in, uint32_t index, bool *is_solved_now) {
  const varve_syntax_equation *equation = &in->draft->format->equations[index];
  varve_term term;
  *is_solved_now = false;
  if (!equation->is_type && equation->kind == VARVE_SYNTAX_OPERAND) {
    /* Sets an operand to the value of another one. */
    varve_parser *parser = in->parser;
    const varve_format_slot *from =
        varve_find_slot(parser, in->draft, VARVE_SLOT_OPERAND, equation->value->slot.index);
    *is_solved_now = from->is_set && from->count == 1;
    if (!*is_solved_now)
      return VARVE_STATUS_OK;
    const varve_operand_use use =
        VARVE_VECTOR_AT(&parser->operands, varve_operand_use, from->first);
    const varve_format_slot made = {
        .first = parser->operands.count, .count = 1, .place = from->place, .is_set = true};
    *varve_find_slot(parser, in->draft, VARVE_SLOT_OPERAND, equation->index) = made;
    return varve_vector_push(&parser->operands, &use);
  }
  VARVE_TRY(varve_expression_evaluate(&in->base, equation->value, &term));
  if (term.kind == VARVE_TERM_UNKNOWN)
    return VARVE_STATUS_OK;
  if (equation->is_number) {
    *is_solved_now = true;
    return varve_set_number(in->parser, in->draft, index, &term);
  }
  if (equation->is_name) {
    /* Sets an attribute to the place of a name in a list. */
    VARVE_TRY(varve_term_list(&in->base, &term, &term));
    if (term.kind != VARVE_TERM_LIST)
      return VARVE_STATUS_OK;
    *is_solved_now = true;
    return varve_set_name_reference(in->parser, in->draft, index, &term);
  }
  if (!equation->is_type) {
    const varve_entity *value = NULL;
    const varve_attribute_syntax *syntax =
        varve_syntax_of_attribute(in->draft->format, equation->index, equation->is_item);
    varve_format_slot *slot =
        varve_find_slot(in->parser, in->draft, VARVE_SLOT_ATTRIBUTE, equation->index);
    *is_solved_now = equation->is_default && is_attribute_given(in, equation->index);
    if (*is_solved_now)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_equation_attribute(&in->base, syntax, &term, &value, is_solved_now));
    if (*is_solved_now && value != NULL) {
      slot->attribute = value;
      slot->is_set = true;
    }
    return VARVE_STATUS_OK;
  }
  if (varve_term_type(&term) == NULL)
    VARVE_TRY(varve_term_list(&in->base, &term, &term));
  return equation->kind == VARVE_SYNTAX_ARGUMENT
             ? set_argument_types(in, equation, &term, is_solved_now)
             : set_types(in, equation, &term, is_solved_now);
}

/* Solves an equation, and counts it unless the text has the attribute that it sets by default. */
static varve_status solve_and_count(const draft_input *in, uint32_t index, bool *is_solved_now) {
  const varve_operation_format *format = in->draft->format;
  const varve_syntax_equation *equation = &format->equations[index];
  bool is_given = equation->is_default && is_attribute_given(in, equation->index);
  VARVE_TRY(solve(in, index, is_solved_now));
  if (*is_solved_now && !is_given && format->coverage->lets[index] != 0)
    varve_cover_read(format->coverage, format->coverage->lets[index] - 1, false);
  return VARVE_STATUS_OK;
}

/* An equation may need one that follows, so all are tried again; each looks at all others. */
static varve_status solve_range(varve_parser *parser, const varve_operation_draft *draft,
                                uint32_t first, uint32_t count) {
  enum { LEAST = 8, LOOKED_AT_IN_STEP = 16 };
  const uint64_t steps = count * (LEAST + (uint64_t)count / LOOKED_AT_IN_STEP);
  draft_input in = input_of(parser, draft);
  bool has_progress = true;
  while (has_progress && varve_work_take(parser->context, steps)) {
    has_progress = false;
    for (uint32_t i = first; i < first + count; i++) {
      bool is_solved_now = false;
      const varve_format_slot *slot = equation_slot(parser, draft, i);
      if (!slot->is_set || slot->count != 0)
        continue;
      VARVE_TRY(draft->format->coverage == NULL ? solve(&in, i, &is_solved_now)
                                                : solve_and_count(&in, i, &is_solved_now));
      equation_slot(parser, draft, i)->count = is_solved_now;
      has_progress = has_progress || is_solved_now;
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_solve_some_equations(varve_parser *parser, const varve_operation_draft *draft,
                                        uint32_t first, uint32_t count) {
  varve_arena_mark mark;
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status = solve_range(parser, draft, first, count);
  varve_arena_reset(&parser->scratch, mark);
  return status;
}

varve_status varve_solve_equations(varve_parser *parser, const varve_operation_draft *draft) {
  draft_input in = input_of(parser, draft);
  VARVE_TRY(varve_solve_some_equations(parser, draft, 0, draft->format->equation_count));
  const varve_operation_format *format = in.draft->format;
  for (uint32_t i = 0; i < format->equation_count; i++) {
    const varve_syntax_equation *equation = &format->equations[i];
    if (!equation_slot(in.parser, in.draft, i)->is_set || is_solved(&in, i) || equation->is_type ||
        equation->kind != VARVE_SYNTAX_ATTRIBUTE)
      continue;
    varve_slice name = format->attributes[equation->index].property->name;
    return VARVE_INVALID_ERROR(in.parser, in.draft->name_start,
                               "attribute '%.*s' of '%.*s' cannot be computed: give the generic "
                               "form (mlir-opt --mlir-print-op-generic)",
                               VARVE_FORMAT_SLICE(name), VARVE_FORMAT_SLICE(in.draft->name->text));
  }
  return VARVE_STATUS_OK; /* types may be inferred otherwise */
}

varve_status varve_condition_holds(varve_parser *parser, const varve_operation_draft *draft,
                                   uint32_t equation, bool *holds) {
  draft_input in = input_of(parser, draft);
  VARVE_TRY(varve_solve_some_equations(parser, draft, 0, draft->format->equation_count));
  varve_arena_mark mark;
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_status status =
      varve_expression_is_true(&in.base, draft->format->equations[equation].value, holds);
  varve_arena_reset(&parser->scratch, mark);
  return status;
}

varve_status varve_evaluate_draft(varve_parser *parser, const varve_operation_draft *draft,
                                  uint32_t equation, varve_term *term) {
  draft_input in = input_of(parser, draft);
  return varve_expression_evaluate(&in.base, draft->format->equations[equation].value, term);
}

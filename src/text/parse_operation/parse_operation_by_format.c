/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses operations by the formats of their definitions. The parser steps through the elements,
 * and stores what the text gives for a variable in its slot, in any order. A region pushes the
 * draft; its step continues after the region. Optional elements are present by upstream's rules. */
#include "text/parse_operation/parse_operation_by_format.h"

#include "text/parse/parse_legacy.h"

/* Slots */

static void set_slot(varve_format_slot *slot, const char *place, size_t first, size_t end) {
  slot->place = place;
  slot->first = first;
  slot->count = end - first;
  slot->is_set = true;
}

/* Returns whether an operand, result, region or successor is single, optional or variadic. */
static varve_variadicity variadicity_of(const varve_operation_draft *draft,
                                        const varve_syntax_element *element) {
  const varve_operation_record *record = varve_record_of(draft);
  if (element->is_item)
    return VARVE_VARIADICITY_SINGLE;
  switch (element->kind) {
  case VARVE_SYNTAX_OPERAND:
    return varve_variadicity_of(draft, record->operands, element->index);
  case VARVE_SYNTAX_RESULT:
    return varve_variadicity_of(draft, record->results, element->index);
  case VARVE_SYNTAX_REGION:
    return varve_variadicity_of(draft, record->regions, element->index);
  case VARVE_SYNTAX_SUCCESSOR:
    return varve_variadicity_of(draft, record->successors, element->index);
  default:
    return VARVE_VARIADICITY_VARIADIC;
  }
}

/* Groups: the one that contains an element */

typedef struct enclosing_group {
  const varve_syntax_element *group; /* NULL: not in a group */
  uint32_t first;                    /* the first element of its first half */
} enclosing_group;

static uint32_t first_of_group(const varve_operation_format *format, uint32_t group) {
  uint32_t first = group + 1;
  while (first < format->element_count && format->elements[first].kind == VARVE_SYNTAX_WHITESPACE)
    first++;
  return first;
}

static enclosing_group find_group(const varve_operation_format *format, uint32_t element) {
  for (uint32_t i = format->has_groups ? element : 0; i-- > 0;) {
    const varve_syntax_element *group = &format->elements[i];
    if (group->kind != VARVE_SYNTAX_GROUP)
      continue;
    uint32_t end = group->next;
    if (format->elements[end - 1].kind == VARVE_SYNTAX_JUMP)
      end = format->elements[end - 1].next;
    if (element < end)
      return (enclosing_group){group, first_of_group(format, i)};
  }
  return (enclosing_group){0};
}

/* Literals */

/* Attributes */

static varve_status parse_attribute(varve_parser *parser, const varve_operation_draft *draft,
                                    uint32_t element) {
  const varve_operation_format *format = draft->format;
  uint32_t index = format->elements[element].index;
  const varve_syntax_element *at = &format->elements[element];
  varve_form_request request = {.property = format->attributes[index].property,
                                .syntax = varve_syntax_of_attribute(format, index, at->is_item)};
  const varve_entity *value = NULL;
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, index);
  if (format->elements[element].is_implied) {
    slot->attribute = parser->context->unit;
    slot->is_set = true;
    return VARVE_STATUS_OK;
  }
  enclosing_group place = find_group(format, element);
  bool is_native = request.property->kind == VARVE_PROPERTY_NATIVE;
  bool is_first = place.group != NULL && place.first == element;
  /* The first element of a group may be absent even if it has a default. An item that is written
   * has each of its attributes. */
  request.is_optional =
      !at->is_required && (!at->is_item || at->spelling != VARVE_SPELLING_PLAIN) &&
      (is_first ||
       (!is_native && place.group == NULL && varve_property_may_be_absent(request.property)));
  if (at->spelling == VARVE_SPELLING_DENSE)
    VARVE_TRY(varve_parse_dense(parser, draft, at, &value));
  else if (at->spelling == VARVE_SPELLING_SHORT)
    VARVE_TRY(varve_parse_short_attribute(parser, draft, request.syntax, &value));
  else
    VARVE_TRY(at->spelling == VARVE_SPELLING_PLAIN
                  ? varve_parse_form(parser, &request, &value)
                  : varve_parse_spelling(parser, at->spelling, &request, &value));
  slot->attribute = value;
  slot->is_set = value != NULL;
  return VARVE_STATUS_OK;
}

/* Operands */

static varve_status parse_operands(varve_parser *parser) {
  return varve_at_operands(parser) ? varve_parse_operand_list(parser) : VARVE_STATUS_OK;
}

static varve_status parse_operand(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_syntax_element *element) {
  const char *place = parser->token.text.data;
  size_t first = parser->operands.count;
  bool found;
  switch (variadicity_of(draft, element)) {
  case VARVE_VARIADICITY_SINGLE:
    VARVE_TRY(element->has_count ? varve_parse_operands_with_count(parser, draft, element)
                                 : varve_parse_operand(parser));
    break;
  case VARVE_VARIADICITY_OPTIONAL:
    VARVE_TRY(element->is_required ? varve_parse_operand(parser)
                                   : varve_parse_optional_operand(parser, &found));
    break;
  case VARVE_VARIADICITY_VARIADIC:
    VARVE_TRY(parse_operands(parser));
    break;
  case VARVE_VARIADICITY_NESTED: {
    size_t start = parser->text.size;
    /* (%a, %b), (), (%c): the sizes are collected as the bytes of an array<i32>. */
    while (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
      size_t before = parser->operands.count;
      VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN));
      size_t size = parser->operands.count - before;
      if (size > INT32_MAX)
        return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, parser->token.text.data,
                              "more than 2^31 - 1 operands");
      for (int shift = 0; shift < 32; shift += 8)
        VARVE_TRY(varve_buffer_append_char(&parser->text, (char)(unsigned char)(size >> shift)));
      if (!varve_accept(parser, VARVE_TOKEN_COMMA))
        break;
    }
    varve_slice sizes = varve_slice_make(parser->text.data + start, parser->text.size - start);
    varve_status status = varve_set_group_sizes(parser, draft, element->index, sizes);
    parser->text.size = start;
    VARVE_TRY(status);
  } break;
  }
  set_slot(varve_element_slot(parser, draft, element), place, first, parser->operands.count);
  return VARVE_STATUS_OK;
}

/* Types */

/* If a single operand or result can have only one type, the text omits the type's name, except
 * in qualified(...). */
static varve_status parse_single_type(varve_parser *parser, const varve_operation_draft *draft,
                                      const varve_syntax_element *of, bool is_qualified) {
  const varve_value_syntax *syntax = of->kind == VARVE_SYNTAX_OPERAND
                                         ? &draft->format->operands[of->index]
                                         : &draft->format->results[of->index];
  const varve_entity *type = NULL;
  const char *place = parser->token.text.data;
  if (is_qualified)
    return varve_parse_to_stack(parser, varve_begin_type);
  if (syntax->stripped == NULL) {
    /* Upstream's parser requires the C++ class of type that the constraint names. */
    const char *kind_place = parser->token.text.data;
    VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    const varve_entity *kind_type = varve_top_node(parser);
    if (syntax->kinds == 0 || (syntax->kinds >> kind_type->kind & 1) != 0)
      return VARVE_STATUS_OK;
    return VARVE_INVALID_ERROR(parser, kind_place,
                               "the form does not allow a type of this kind: %s",
                               varve_kind_text((varve_kind)kind_type->kind));
  }
  varve_parameter_rule rule = {.kind = VARVE_PARAMETER_ENTITY,
                               .is_type = true,
                               .dialect = syntax->stripped->dialect->name,
                               .mnemonic = syntax->stripped->mnemonic};
  VARVE_TRY(varve_parse_by_rule(parser, &rule, &type));
  if (varve_parameter_rule_accepts(&rule, type))
    return varve_push_node(parser, type);
  return VARVE_INVALID_ERROR(parser, place, "expected a type !%.*s.%.*s",
                             VARVE_FORMAT_SLICE(rule.dialect), VARVE_FORMAT_SLICE(rule.mnemonic));
}

/* Returns whether there are no types of operands or results: their number is known to be 0,
 * or they are variadic and no text has them so far. */
static bool has_no_types(const varve_parser *parser, const varve_operation_draft *draft,
                         const varve_syntax_element *of) {
  if (of->kind == VARVE_SYNTAX_RESULTS)
    return varve_record_of(draft)->results.count == 0;
  if (of->kind == VARVE_SYNTAX_OPERAND) {
    const varve_format_slot *one = varve_find_slot(parser, draft, VARVE_SLOT_OPERAND, of->index);
    return one->count == 0 && variadicity_of(draft, of) != VARVE_VARIADICITY_SINGLE &&
           (one->is_set || !varve_at_type(parser));
  }
  const varve_format_slot *all = varve_find_slot(parser, draft, VARVE_SLOT_OPERANDS, 0);
  return of->kind == VARVE_SYNTAX_OPERANDS && all->is_set && all->count == 0;
}

static varve_status parse_type_of(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_syntax_element *element) {
  const varve_syntax_element *of = element + 1;
  const char *place = parser->token.text.data;
  size_t first = parser->nodes.count;
  if (of->kind == VARVE_SYNTAX_ARGUMENT)
    return varve_parse_argument_type(parser, draft, element);
  if (has_no_types(parser, draft, of)) {
    set_slot(varve_type_slot(parser, draft, of), place, first, first);
    return VARVE_STATUS_OK;
  }
  if (element->is_short) {
    VARVE_TRY(varve_parse_short_types(parser, draft, variadicity_of(draft, of)));
    set_slot(varve_type_slot(parser, draft, of), place, first, parser->nodes.count);
    return VARVE_STATUS_OK;
  }
  switch (variadicity_of(draft, of)) {
  case VARVE_VARIADICITY_SINGLE:
    VARVE_TRY(parse_single_type(parser, draft, of, element->is_qualified));
    break;
  case VARVE_VARIADICITY_OPTIONAL:
    if (varve_at_type(parser))
      VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    break;
  case VARVE_VARIADICITY_VARIADIC:
    VARVE_TRY(varve_parse_types_of_list(parser, draft, element));
    break;
  case VARVE_VARIADICITY_NESTED: {
    size_t count;
    while (varve_accept(parser, VARVE_TOKEN_LEFT_PAREN)) {
      if (!varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN)) {
        VARVE_TRY(varve_parse_type_list(parser, &count));
        VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types"));
      }
      if (!varve_accept(parser, VARVE_TOKEN_COMMA))
        break;
    }
  } break;
  }
  set_slot(varve_type_slot(parser, draft, of), place, first, parser->nodes.count);
  return VARVE_STATUS_OK;
}

/* -> type, or -> (types), or nothing */
static varve_status parse_result_types(varve_parser *parser, const varve_operation_draft *draft,
                                       const varve_syntax_element *results) {
  const char *place = parser->token.text.data;
  size_t first = parser->nodes.count, count;
  if (varve_accept(parser, VARVE_TOKEN_ARROW)) {
    if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
      VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
    else if (!varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN)) {
      VARVE_TRY(varve_parse_type_list(parser, &count));
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of the results"));
    }
  }
  set_slot(varve_type_slot(parser, draft, results), place, first, parser->nodes.count);
  return VARVE_STATUS_OK;
}

/* The types before the arrow belong to the inputs in order, as many as each has values. */
static varve_status parse_functional_type(varve_parser *parser, const varve_operation_draft *draft,
                                          const varve_syntax_element *element) {
  const varve_syntax_element *input = element + 1;
  const varve_syntax_element *results = &draft->format->elements[element->next - 1];
  const char *place = parser->token.text.data;
  const varve_entity *type = NULL;
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (type->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "expected a function type, but this is of %s",
                               varve_kind_text((varve_kind)type->kind));
  uint32_t input_count = varve_function_type_num_inputs(type);
  VARVE_TRY(varve_vector_append(&parser->nodes, type->children, type->child_count));
  size_t next = first, end = first + input_count;
  for (; input < results; input++) {
    size_t left = end - next, count = left;
    if (input + 1 < results) /* with `operands`, only single ones have a known number */
      count = variadicity_of(draft, input) == VARVE_VARIADICITY_SINGLE
                  ? 1
                  : varve_element_slot(parser, draft, input)->count;
    set_slot(varve_type_slot(parser, draft, input), place, next,
             next + (count < left ? count : left));
    next += count < left ? count : left;
  }
  set_slot(varve_type_slot(parser, draft, results), place, end, parser->nodes.count);
  return VARVE_STATUS_OK;
}

/* Successors */

/* Regions */

static varve_frame_step region_step;

static varve_status begin_region(varve_parser *parser, varve_operation_draft *draft) {
  const varve_syntax_element *element = &draft->format->elements[draft->element];
  /* Types that equations give stay on the stack of nodes, below the frame of the region. */
  if (element->kind == VARVE_SYNTAX_REGION && varve_region_has_arguments(draft, element->index) &&
      draft->format->equation_count != 0)
    VARVE_TRY(varve_solve_some_equations(parser, draft, 0, draft->format->equation_count));
  VARVE_TRY(varve_draft_push(parser, draft, region_step));
  return element->kind == VARVE_SYNTAX_REGION && varve_region_has_arguments(draft, element->index)
             ? varve_begin_region_of_arguments(parser, draft, element->index)
             : varve_begin_region(parser);
}

static varve_status run(varve_parser *parser, varve_operation_draft *draft);

static varve_status region_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  const varve_operation_format *format = draft.format;
  const varve_syntax_element *element = &format->elements[draft.element];
  enclosing_group place = find_group(format, draft.element);
  varve_format_slot *slot = varve_element_slot(parser, &draft, element);
  bool is_single = variadicity_of(&draft, element) == VARVE_VARIADICITY_SINGLE;
  /* A group that starts with an empty region is absent. */
  bool is_absent = varve_last_region(parser)->first == NULL && is_single && place.group != NULL &&
                   place.first == draft.element;
  slot->count++;
  varve_operation_draft place_of_end = draft;
  if (element->is_behind)
    place_of_end.location_start = parser->token.text.data;
  if (!is_absent)
    VARVE_TRY(element->has_block ? varve_ensure_block(parser)
                                 : varve_end_region(parser, &place_of_end));
  if (!is_single && varve_accept(parser, VARVE_TOKEN_COMMA))
    return begin_region(parser, &draft);
  draft.element = is_absent ? place.group->next : draft.element + 1;
  return run(parser, &draft);
}

static varve_frame_step directive_step;
static varve_status parse_simple(varve_parser *parser, varve_operation_draft *draft);

/* custom<...> */

static uint32_t count_arguments(const varve_operation_format *format, uint32_t element) {
  uint32_t count = 0;
  for (uint32_t i = element + 1; i < format->elements[element].next; count++)
    i = format->elements[i].kind == VARVE_SYNTAX_TYPE ? format->elements[i].next : i + 1;
  return count;
}

/* Pushes the draft before the call, because the function may begin a region. Nodes that the
 * function leaves belong to the draft. */
static varve_status call_directive(varve_parser *parser, varve_operation_draft *draft,
                                   bool *is_suspended) {
  const varve_operation_format *format = draft->format;
  const varve_syntax_element *element = &format->elements[draft->element];
  uint32_t argument_count = count_arguments(format, draft->element);
  const varve_directive_hook *hook =
      varve_find_directive(parser->context, format->definition->dialect->name, element->text);
  size_t frame = parser->frames.count, pushed = parser->operation.drafts.count;
  if (hook == NULL || hook->parse == NULL ||
      !varve_directive_takes(hook, element + 1, argument_count))
    return VARVE_INVALID_ERROR(
        parser, draft->name_start,
        "custom form of operation '%.*s' cannot be read: this version does "
        "not know custom<%.*s> in its format; give the generic form (mlir-opt "
        "--mlir-print-op-generic)",
        VARVE_FORMAT_SLICE(draft->name->text), VARVE_FORMAT_SLICE(element->text));
  varve_parse_call call = {.hook = hook,
                           .format = format,
                           .draft = draft,
                           .arguments = element + 1,
                           .argument_count = argument_count,
                           .step = draft->step};
  VARVE_TRY(varve_draft_push(parser, draft, directive_step));
  VARVE_TRY(hook->parse(parser, &call));
  if (call.is_unfinished) {
    *is_suspended = true;
    draft->step++;
    VARVE_VECTOR_AT(&parser->operation.drafts, varve_operation_draft, pushed) = *draft;
    VARVE_VECTOR_AT(&parser->frames, varve_frame, frame).first_node = parser->nodes.count;
    return VARVE_STATUS_OK;
  }
  varve_vector_truncate(&parser->frames, frame);
  varve_vector_truncate(&parser->operation.drafts, pushed);
  draft->step = 0;
  draft->element = element->next;
  return VARVE_STATUS_OK;
}

static varve_status directive_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  return run(parser, &draft);
}

/* Groups */

static varve_status choose_half(varve_operation_draft *draft, uint32_t group, bool is_first_half) {
  varve_cover_read(draft->format->coverage, group, !is_first_half);
  if (!is_first_half)
    draft->element = draft->format->elements[group].next;
  return VARVE_STATUS_OK;
}

static bool is_slot_filled(const varve_parser *parser, const varve_operation_draft *draft,
                           const varve_syntax_element *element) {
  const varve_format_slot *slot = varve_element_slot(parser, draft, element);
  return slot != NULL && (slot->attribute != NULL || slot->count != 0);
}

/* The first element decides whether a group is present. If it is a region that may be empty,
 * this is decided after the region. */
static varve_status enter_group(varve_parser *parser, varve_operation_draft *draft,
                                bool *is_suspended) {
  const varve_operation_format *format = draft->format;
  uint32_t group = draft->element;
  const char *place = parser->token.text.data;
  draft->element = first_of_group(format, group);
  const varve_syntax_element *first = &format->elements[draft->element];
  switch (first->kind) {
  case VARVE_SYNTAX_LITERAL:
    return choose_half(draft, group, varve_at_literal(parser, first->text));
  case VARVE_SYNTAX_ATTRIBUTE:
    VARVE_TRY(parse_attribute(parser, draft, draft->element++));
    return choose_half(draft, group, is_slot_filled(parser, draft, first));
  case VARVE_SYNTAX_OPERAND:
    if (varve_is_value_behind_group(parser, draft, group, draft->element))
      return choose_half(draft, group, false);
    VARVE_TRY(parse_simple(parser, draft));
    draft->element++;
    return choose_half(draft, group, is_slot_filled(parser, draft, first));
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_REGIONS:
    return choose_half(draft, group, varve_at(parser, VARVE_TOKEN_LEFT_BRACE));
  case VARVE_SYNTAX_SUCCESSOR:
  case VARVE_SYNTAX_SUCCESSORS:
    return choose_half(draft, group, varve_at(parser, VARVE_TOKEN_CARET_NAME));
  case VARVE_SYNTAX_OPERANDS:
    return choose_half(draft, group, varve_at_operands(parser));
  case VARVE_SYNTAX_CUSTOM:
    VARVE_TRY(call_directive(parser, draft, is_suspended));
    return choose_half(draft, group, *is_suspended || parser->token.text.data != place);
  default:
    return choose_half(draft, group, true);
  }
}

/* oilist(...) */

static uint32_t count_clauses(const varve_operation_format *format, uint32_t end) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < end; i++)
    count += format->elements[i].kind == VARVE_SYNTAX_CLAUSE;
  return count;
}

static varve_status enter_clause(varve_parser *parser, varve_operation_draft *draft,
                                 uint32_t clause) {
  const varve_operation_format *format = draft->format;
  const varve_syntax_element *element = &format->elements[clause];
  varve_format_slot *seen =
      varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE, count_clauses(format, clause));
  if (seen->is_set)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "the clause '%.*s' occurs more than once",
                               VARVE_FORMAT_SLICE(element->text));
  seen->is_set = true;
  varve_cover_read(format->coverage, clause, false);
  varve_advance(parser);
  draft->oilist = draft->element;
  draft->element = clause + 1;
  draft->clause_end = element->next;
  return VARVE_STATUS_OK;
}

/* Returns whether another clause may follow: the text has the separator after the last one. */
static bool accept_separator(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_operation_format *format = draft->format;
  const varve_syntax_element *oilist = &format->elements[draft->element];
  uint32_t first = count_clauses(format, draft->element), end = count_clauses(format, oilist->next);
  bool has_clause = false;
  for (uint32_t i = first; i < end; i++)
    has_clause |= varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE, i)->is_set;
  if (oilist->text.size == 0 || !has_clause)
    return true;
  if (!varve_at_literal(parser, oilist->text))
    return false;
  varve_advance(parser);
  return true;
}

/* Dictionaries */

static varve_status parse_attr_dict(varve_parser *parser, varve_operation_draft *draft,
                                    const varve_syntax_element *element) {
  VARVE_TRY(varve_parse_properties_before(parser, draft));
  return element->has_keyword
             ? varve_parse_attr_dict_after(parser, draft, element->text, element->has_equal)
             : varve_parse_attr_dict(parser, draft);
}

/* if(...) and generic */

static varve_status enter_if(varve_parser *parser, varve_operation_draft *draft) {
  bool holds;
  const varve_syntax_element *element = &draft->format->elements[draft->element];
  VARVE_TRY(varve_condition_holds(parser, draft, element->index, &holds));
  varve_cover_read(draft->format->coverage, draft->element, !holds);
  draft->element = holds ? draft->element + 1 : element->next;
  return VARVE_STATUS_OK;
}

/* Elements */

static varve_status parse_simple(varve_parser *parser, varve_operation_draft *draft) {
  const varve_syntax_element *element = &draft->format->elements[draft->element];
  const char *place = parser->token.text.data;
  size_t first = parser->operands.count;
  if (element->is_same && varve_item_number(parser, draft, draft->element) != 0)
    return varve_parse_same(parser, draft, element);
  switch (element->kind) {
  case VARVE_SYNTAX_LITERAL: {
    varve_slice name = draft->name->text;
    const char *literal_place = parser->token.text.data;
    if (varve_at_literal(parser, element->text)) {
      varve_advance(parser);
      return VARVE_STATUS_OK;
    }
    if (varve_repair_word(parser, element->text))
      return VARVE_STATUS_OK;
    /* Upstream reports missing punctuation at the end of the previous token, and missing words at
     * the current token. */
    if (element->text.size != 0 && !varve_char_is(element->text.data[0], VARVE_CHAR_WORD))
      literal_place = varve_missing_place(parser);
    return VARVE_SYNTAX_ERROR(parser, literal_place, "expected '%.*s' in the custom form of '%.*s'",
                              VARVE_FORMAT_SLICE(element->text), VARVE_FORMAT_SLICE(name));
  }
  case VARVE_SYNTAX_ATTRIBUTE:
    return parse_attribute(parser, draft, draft->element);
  case VARVE_SYNTAX_OPERAND:
    return parse_operand(parser, draft, element);
  case VARVE_SYNTAX_OPERANDS:
    VARVE_TRY(parse_operands(parser));
    set_slot(varve_element_slot(parser, draft, element), place, first, parser->operands.count);
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_SUCCESSOR:
  case VARVE_SYNTAX_SUCCESSORS: {
    const char *successors_place = parser->token.text.data;
    size_t successors_first = parser->operation.successors.count;
    bool is_single = variadicity_of(draft, element) == VARVE_VARIADICITY_SINGLE;
    if (is_single || varve_at(parser, VARVE_TOKEN_CARET_NAME)) {
      do {
        VARVE_TRY(varve_parse_successor(parser));
      } while (!is_single && varve_accept(parser, VARVE_TOKEN_COMMA));
    }
    set_slot(varve_element_slot(parser, draft, element), successors_place, successors_first,
             parser->operation.successors.count);
    return VARVE_STATUS_OK;
  }
  case VARVE_SYNTAX_ATTR_DICT:
    return element->is_absent ? VARVE_STATUS_OK : parse_attr_dict(parser, draft, element);
  case VARVE_SYNTAX_PROP_DICT:
    return varve_parse_properties(parser, draft);
  case VARVE_SYNTAX_ARGUMENT:
    return varve_parse_argument(parser, draft, element);
  case VARVE_SYNTAX_AGAIN:
  case VARVE_SYNTAX_LISTED_NAME:
    return element->kind == VARVE_SYNTAX_LISTED_NAME || element->is_item
               ? varve_parse_name_reference(parser, draft, element)
               : varve_parse_back_reference(parser, draft, element);
  case VARVE_SYNTAX_NUMBER:
    return varve_parse_number(parser, draft, element);
  case VARVE_SYNTAX_TYPED:
    return varve_parse_typed(parser, draft, element);
  case VARVE_SYNTAX_ONLY_OPERATION:
    return varve_parse_payload_operation(parser, draft, element);
  case VARVE_SYNTAX_WORD:
    return varve_parse_word(parser, draft, element);
  case VARVE_SYNTAX_LOCATION:
    return varve_parse_location_of(parser, draft, element);
  case VARVE_SYNTAX_TYPE:
    return parse_type_of(parser, draft, element);
  case VARVE_SYNTAX_FUNCTIONAL_TYPE:
    return element->has_no_inputs ? parse_result_types(parser, draft, element + 1)
                                  : parse_functional_type(parser, draft, element);
  case VARVE_SYNTAX_LET:
    varve_note_equation(parser, draft, element->index);
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_WHITESPACE:
    if (varve_slice_equal(element->text, VARVE_SLICE("\n ")))
      varve_note_line_space(parser);
    return VARVE_STATUS_OK;
  default:
    return VARVE_STATUS_OK;
  }
}

static varve_status parse_element(varve_parser *parser, varve_operation_draft *draft,
                                  bool *is_suspended) {
  const varve_syntax_element *element = &draft->format->elements[draft->element];
  switch (element->kind) {
  case VARVE_SYNTAX_GROUP:
    return enter_group(parser, draft, is_suspended);
  case VARVE_SYNTAX_JUMP:
    draft->element = element->next;
    return VARVE_STATUS_OK;
  case VARVE_SYNTAX_OILIST: {
    const varve_syntax_element *elements = draft->format->elements;
    uint32_t end = elements[draft->element].next;
    if (!accept_separator(parser, draft)) {
      draft->element = end;
      return VARVE_STATUS_OK;
    }
    for (uint32_t i = draft->element + 1; i < end; i = elements[i].next)
      if (elements[i].kind == VARVE_SYNTAX_CLAUSE && varve_at_literal(parser, elements[i].text))
        return enter_clause(parser, draft, i);
    draft->element = end;
    return VARVE_STATUS_OK;
  }
  case VARVE_SYNTAX_ONE:
    return varve_enter_one(parser, draft);
  case VARVE_SYNTAX_IF:
    return enter_if(parser, draft);
  case VARVE_SYNTAX_GENERIC:
    *is_suspended = true; /* the rest is made as any generic form */
    varve_vector_truncate(&parser->operation.slots, draft->first_slot);
    draft->format = NULL;
    draft->is_custom = false;
    return varve_parse_after_name(parser, draft);
  case VARVE_SYNTAX_REGION:
  case VARVE_SYNTAX_REGIONS: {
    /* *is_suspended: a region was begun, and the step continues after it. */
    const varve_syntax_element *regions_element = &draft->format->elements[draft->element];
    enclosing_group place = find_group(draft->format, draft->element);
    bool may_be_absent = variadicity_of(draft, regions_element) != VARVE_VARIADICITY_SINGLE ||
                         (place.group != NULL && place.first == draft->element);
    set_slot(varve_element_slot(parser, draft, regions_element), parser->token.text.data,
             parser->operation.regions.count, parser->operation.regions.count);
    if (may_be_absent && !varve_at(parser, VARVE_TOKEN_LEFT_BRACE)) {
      draft->element++;
      return VARVE_STATUS_OK;
    }
    *is_suspended = true;
    return begin_region(parser, draft);
  }
  case VARVE_SYNTAX_CUSTOM:
    return call_directive(parser, draft, is_suspended);
  case VARVE_SYNTAX_EACH:
    return varve_enter_each(parser, draft);
  case VARVE_SYNTAX_EACH_END:
    return varve_end_item(parser, draft);
  case VARVE_SYNTAX_TYPE:
  case VARVE_SYNTAX_LOCATION:
  case VARVE_SYNTAX_AGAIN:
  case VARVE_SYNTAX_WORD:
  case VARVE_SYNTAX_LISTED_NAME:
  case VARVE_SYNTAX_NUMBER:
  case VARVE_SYNTAX_TYPED:
  case VARVE_SYNTAX_FUNCTIONAL_TYPE:
    VARVE_TRY(parse_simple(parser, draft));
    draft->element = element->next;
    return VARVE_STATUS_OK;
  default:
    VARVE_TRY(parse_simple(parser, draft));
    draft->element++;
    return VARVE_STATUS_OK;
  }
}

/* Parses from draft->element on, up to a region or the end. */
static varve_status run(varve_parser *parser, varve_operation_draft *draft) {
  bool is_suspended = false;
  while (draft->element < draft->format->element_count || draft->clause_end != 0) {
    if (draft->clause_end != 0 && draft->element == draft->clause_end) {
      draft->element = draft->oilist;
      draft->clause_end = 0;
    }
    VARVE_TRY(parse_element(parser, draft, &is_suspended));
    if (is_suspended)
      return VARVE_STATUS_OK;
  }
  return varve_finish_by_format(parser, draft);
}

varve_status varve_parse_by_operation_format(varve_parser *parser, varve_operation_draft *draft,
                                             const varve_operation_format *format) {
  draft->format = format;
  draft->element = 0;
  varve_cover_read(format->coverage, format->element_count, false);
  size_t count = format->slot_places[VARVE_SLOT_CLAUSE] + format->clause_count +
                 format->equation_count + format->loop_count;
  if (varve_vector_grow(&parser->operation.slots, count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  return run(parser, draft);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses types and attributes of dialects by the formats of their definitions. */
#include "dialect/evaluate/entity_expressions.h"
#include "text/parse/parse_draft.h"
#include "text/parse_operation/parse_hook.h"

#include "text/parse/parse_parameter.h"
#include "text/parse_operation/parse_operation_by_format.h"

enum { RUN, VALUE_READ, TYPE_READ, OTHER_READ }; /* states */

/* Parameters: a value, or a list of them */

static const varve_parameter_rule *rule_of(const varve_format_draft *draft) {
  return varve_format_rule(varve_draft_format(draft), draft->variable);
}

/* The type that an attribute has in typed(...). */
static const varve_entity *type_of_value(varve_parser *parser, const varve_frame *frame,
                                         const varve_format_draft *draft) {
  const varve_format_element *variable = draft->variable;
  if (variable->is_canonical) /* until its type is known */
    return parser->context->floats[VARVE_FLOAT_F64];
  return variable->constant != NULL ? variable->constant
                                    : *varve_draft_slot(parser, frame, variable->next);
}

static varve_status begin_item(varve_parser *parser, varve_frame *frame,
                               varve_format_draft *draft) {
  bool is_nested;
  frame->state = VALUE_READ;
  frame->mark = parser->token.text.data;
  if (draft->variable->is_short) {
    /* Of the dialect of the definition, or of the one that the format names. */
    const varve_dialect_definition *dialect = draft->definition->dialect;
    if (draft->variable->text.size != 0)
      VARVE_TRY(varve_find_dialect(parser->context, draft->variable->text, &dialect));
    return dialect != NULL ? varve_begin_short_type(parser, dialect)
                           : varve_request(parser, varve_begin_type);
  }
  if (draft->variable->is_name)
    return varve_parse_parameter_word(parser);
  if (draft->variable->is_symbol)
    return varve_parse_parameter_symbol(parser);
  if (draft->variable->is_plain)
    return varve_begin_plain_float(parser, rule_of(draft));
  if (draft->variable->is_inside) {
    /* inside($x): the format of its definition without the first and the last literal. */
    const varve_parameter_rule *rule = rule_of(draft);
    const varve_entity_definition *definition = NULL;
    VARVE_TRY(varve_find_entity(parser->context, rule->dialect, rule->mnemonic, rule->is_type,
                                &definition));
    parser->request.definition = definition;
    return varve_request(parser, varve_begin_inside_format);
  }
  if (draft->variable->is_canonical && varve_at(parser, VARVE_TOKEN_INTEGER))
    draft->bits |= UINT64_C(1) << draft->variable->index;
  if (draft->variable->is_typed)
    return varve_begin_typed_parameter(parser, type_of_value(parser, frame, draft));
  return varve_begin_parameter_value(parser, rule_of(draft), &is_nested);
}

/* Makes the value of a shape from the numbers above first. */
static varve_status make_shape(varve_parser *parser, const varve_frame *frame,
                               const varve_format_draft *draft, size_t first) {
  const varve_parameter_rule *rule = rule_of(draft);
  size_t count = parser->numbers.count - first;
  const int64_t *numbers = (const int64_t *)parser->numbers.data + first;
  if (rule->kind == VARVE_PARAMETER_DENSE_ARRAY)
    return varve_push_dense_parameter(parser, numbers, count);
  if (draft->variable->is_typed && count == 1) {
    const varve_entity *type = type_of_value(parser, frame, draft);
    const varve_entity *value = NULL;
    VARVE_TRY(varve_integer_get_i64(parser->context, type, numbers[0], &value));
    return varve_push_node(parser, value);
  }
  if (!rule->is_array && (count != 1 || numbers[0] == VARVE_DYNAMIC))
    return VARVE_EXPECTED(parser, "expected one dimension of " VARVE_DRAFT_NAME_FORMAT,
                          VARVE_DRAFT_NAME_OF(draft));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_push_parameter_integer(
        parser, (uint64_t)VARVE_VECTOR_AT(&parser->numbers, int64_t, first + i)));
  return rule->is_array ? varve_draft_make_list(parser, frame, draft) : VARVE_STATUS_OK;
}

/* What closes and opens a list, by varve_format_bracket. */
static const varve_token_kind closing[] = {[VARVE_FORMAT_SQUARE] = VARVE_TOKEN_RIGHT_SQUARE,
                                           [VARVE_FORMAT_BRACE] = VARVE_TOKEN_RIGHT_BRACE};
static const varve_token_kind opening[] = {
    [VARVE_FORMAT_SQUARE] = VARVE_TOKEN_LEFT_SQUARE, [VARVE_FORMAT_BRACE] = VARVE_TOKEN_LEFT_BRACE};

static varve_status begin_parameter(varve_parser *parser, varve_frame *frame,
                                    varve_format_draft *draft,
                                    const varve_format_element *variable) {
  draft->variable = variable;
  draft->first_item = parser->nodes.count;
  if (variable->is_typed && variable->bracket == VARVE_FORMAT_SHAPE &&
      !varve_at(parser, VARVE_TOKEN_INTEGER))
    return begin_item(parser, frame, draft);
  if (variable->bracket == VARVE_FORMAT_SHAPE || variable->bracket == VARVE_FORMAT_DIMENSIONS) {
    size_t first = parser->numbers.count;
    if (rule_of(draft)->is_optional && varve_accept(parser, VARVE_TOKEN_STAR)) {
      VARVE_TRY(varve_absent_get(parser->context,
                                 varve_draft_slot(parser, frame, draft->variable->index)));
      return varve_expect_x(parser);
    }
    if (draft->variable->bracket == VARVE_FORMAT_SHAPE)
      VARVE_TRY(varve_parse_shape_before(parser));
    else if (varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after no dimensions"));
    else
      VARVE_TRY(varve_parse_dimension_list(parser));
    VARVE_TRY(make_shape(parser, frame, draft, first));
    varve_vector_truncate(&parser->numbers, first);
    varve_draft_store(parser, frame, draft->variable->index);
    return VARVE_STATUS_OK;
  }
  if (variable->bracket == VARVE_FORMAT_BARE)
    return begin_item(parser, frame, draft);
  VARVE_TRY(varve_expect(parser, opening[variable->bracket], " before the list"));
  if (!varve_at(parser, closing[variable->bracket]))
    return begin_item(parser, frame, draft);
  frame->state = VALUE_READ;
  return VARVE_STATUS_OK;
}

/* Returns whether "name =" follows: a comma before it belongs to the struct, not to a list in
 * it. */
static bool at_key(const varve_parser *parser) {
  const char *p = parser->token.text.data + parser->token.text.size;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return false;
  while (p < parser->lexer.end && varve_char_is(*p, VARVE_CHAR_BLANK))
    p++;
  return p < parser->lexer.end && *p == '=';
}

static bool accept_item_comma(varve_parser *parser, const varve_format_draft *draft) {
  const char *comma = parser->token.text.data;
  if (!varve_accept(parser, VARVE_TOKEN_COMMA))
    return false;
  if (!draft->variable->in_struct || !at_key(parser))
    return true;
  varve_reset(parser, comma);
  return false;
}

/* Entries of data layouts: "key = value", where keys are strings and types. The frame's flags
 * record that the key is on the stack. */

enum { AT_ENTRY_VALUE = 1 };

/* Only an entry of the same dialect prints as a key and a value that parse to the same entry. */
static bool is_entry(const varve_parser *parser, const varve_frame *frame) {
  const varve_entity *node = varve_top_node(parser);
  return node->kind == VARVE_KIND_DIALECT_ATTRIBUTE && varve_entity_is_parametric(node) &&
         varve_parameter_count(node) == 2 &&
         node->children[0] == varve_frame_nodes(parser, frame)[VARVE_DRAFT_DIALECT] &&
         varve_slice_equal(varve_parametric_mnemonic(node), VARVE_SLICE("dl_entry"));
}

/* Called when a value is on the stack, or a list in braces is empty. Continues the list, or
 * stores the value as the parameter. */
static varve_status take_value(varve_parser *parser, varve_frame *frame,
                               varve_format_draft *draft) {
  const varve_parameter_rule *rule = rule_of(draft);
  if (rule->has_keys && (frame->flags & AT_ENTRY_VALUE) != 0) {
    const varve_entity *entry = NULL;
    size_t first = parser->nodes.count - 2;
    VARVE_TRY(varve_parametric_attribute_get(
        parser->context, varve_frame_nodes(parser, frame)[VARVE_DRAFT_DIALECT],
        VARVE_SLICE("dl_entry"), (const varve_entity *const *)parser->nodes.data + first, 2,
        &entry));
    frame->flags &= ~(uint32_t)AT_ENTRY_VALUE;
    varve_vector_truncate(&parser->nodes, first);
    VARVE_TRY(varve_push_node(parser, entry));
  } else if (rule->has_keys && !is_entry(parser, frame)) {
    const varve_entity *key = varve_top_node(parser);
    if (key->kind != VARVE_KIND_STRING && key->kind != VARVE_KIND_TYPE)
      return VARVE_INVALID_ERROR(parser, frame->mark, "the key of an entry is a string or a type");
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the key of an entry"));
    frame->flags |= AT_ENTRY_VALUE;
    return varve_request(parser, varve_begin_attribute);
  }
  if (varve_draft_item_count(parser, draft) != 0) {
    if (!varve_parameter_rule_accepts(rule_of(draft), varve_top_node(parser))) {
      if (rule_of(draft)->kind == VARVE_PARAMETER_TYPE && rule_of(draft)->node_kinds != 0)
        return VARVE_INVALID_ERROR(parser, frame->mark, "invalid kind of type specified");
      VARVE_TRY(
          VARVE_INVALID_ERROR(parser, frame->mark,
                              "this kind of attribute or type cannot be parameter '%.*s' "
                              "of " VARVE_DRAFT_NAME_FORMAT,
                              VARVE_FORMAT_SLICE(varve_draft_name(draft, draft->variable->index)),
                              VARVE_DRAFT_NAME_OF(draft)));
    }
    if (rule->is_array && varve_is_type(varve_top_node(parser))) {
      const varve_entity **top = &VARVE_VECTOR_LAST(&parser->nodes, const varve_entity *);
      VARVE_TRY(varve_type_attribute_get(parser->context, *top, top));
    }
    if (rule->is_array && accept_item_comma(parser, draft))
      return begin_item(parser, frame, draft);
  }
  if (rule->is_array)
    VARVE_TRY(varve_draft_make_list(parser, frame, draft));
  if (draft->variable->is_typed)
    VARVE_TRY(varve_give_self_type(parser, type_of_value(parser, frame, draft)));
  if (draft->variable->bracket == VARVE_FORMAT_SHAPE)
    VARVE_TRY(varve_expect_x(parser));
  else if (draft->variable->bracket != VARVE_FORMAT_BARE)
    VARVE_TRY(varve_expect(parser, closing[draft->variable->bracket], " after the list"));
  varve_draft_store(parser, frame, draft->variable->index);
  frame->state = RUN;
  return VARVE_STATUS_OK;
}

/* Structs and lists of parameters */

/* Goes to the value of the key that the token is. */
static varve_status begin_entry(varve_parser *parser, varve_frame *frame, varve_format_draft *draft,
                                uint32_t structure) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  varve_slice key = parser->token.text;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the name of a parameter of " VARVE_DRAFT_NAME_FORMAT,
                          VARVE_DRAFT_NAME_OF(draft));
  for (uint32_t i = structure + 1; i < elements[structure].next; i = elements[i].next) {
    if (!varve_slice_equal(key, elements[i].text))
      continue;
    if (varve_draft_is_set(parser, frame, draft, &elements[i]))
      return VARVE_INVALID_ERROR(parser, key.data, "parameter '%.*s' comes twice",
                                 VARVE_FORMAT_SLICE(key));
    draft->element = i + 1;
    varve_advance(parser);
    return varve_expect(parser, VARVE_TOKEN_EQUAL, " after the name of a parameter");
  }
  if (elements[structure].has_others) {
    /* Reads the value of a key that the format does not have, if there is one. */
    const varve_format_element *other_elements = varve_draft_format(draft)->elements;
    draft->element = other_elements[structure + 1].next - 1; /* the end of any key */
    varve_advance(parser);
    if (!varve_accept(parser, VARVE_TOKEN_EQUAL))
      return VARVE_STATUS_OK;
    frame->state = OTHER_READ;
    return varve_request(parser, varve_begin_attribute);
  }
  return VARVE_INVALID_ERROR(parser, key.data, VARVE_DRAFT_NAME_FORMAT " has no parameter '%.*s'",
                             VARVE_DRAFT_NAME_OF(draft), VARVE_FORMAT_SLICE(key));
}

/* Whether a parameter in the value of the key has neither been parsed nor may be absent. */
static bool is_missing(varve_parser *parser, const varve_frame *frame,
                       const varve_format_draft *draft, const varve_format_element *key) {
  const varve_assembly_format *format = varve_draft_format(draft);
  for (uint32_t i = 0; i < key->anchor_count; i++) {
    uint32_t parameter = format->anchors[key->first_anchor + i];
    if (!format->parameters[parameter].may_be_absent &&
        *varve_draft_slot(parser, frame, parameter) == NULL)
      return true;
  }
  return false;
}

static const varve_format_element *missing_key(varve_parser *parser, const varve_frame *frame,
                                               const varve_format_draft *draft,
                                               uint32_t structure) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  for (uint32_t i = structure + 1; i < elements[structure].next; i = elements[i].next)
    if (is_missing(parser, frame, draft, &elements[i]))
      return &elements[i];
  return NULL;
}

static varve_status leave_struct(varve_parser *parser, const varve_frame *frame,
                                 varve_format_draft *draft, uint32_t structure) {
  const varve_format_element *missing = missing_key(parser, frame, draft, structure);
  if (missing != NULL)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               VARVE_DRAFT_NAME_FORMAT " lacks its parameter '%.*s'",
                               VARVE_DRAFT_NAME_OF(draft), VARVE_FORMAT_SLICE(missing->text));
  draft->element = varve_draft_format(draft)->elements[structure].next;
  return VARVE_STATUS_OK;
}

static bool any_is_required(const varve_assembly_format *format, uint32_t element) {
  for (uint32_t i = element + 1; i < format->elements[element].next; i++)
    if (!format->parameters[format->elements[i].index].may_be_absent)
      return true;
  return false;
}

/* custom<...> */

/* A named encoding is the type of a conversion; all others are numbers. */
static varve_status parse_expression_argument(varve_parser *parser,
                                              const varve_dialect_definition *dialect,
                                              uint64_t opcode) {
  varve_parameter_rule rule = {.kind = VARVE_PARAMETER_INTEGER, .width = 64};
  bool is_nested;
  if (opcode == VARVE_FORMAT_CONVERSION && varve_at(parser, VARVE_TOKEN_WORD))
    VARVE_TRY(varve_parameter_rule_parse(parser->context, dialect,
                                         VARVE_SLICE(VARVE_FORMAT_ENCODING), &rule));
  return varve_begin_parameter_value(parser, &rule, &is_nested);
}

static varve_status parse_custom(varve_parser *parser, varve_frame *frame,
                                 varve_format_draft *draft) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  if (elements[draft->element].index == VARVE_FORMAT_CUSTOM_DIMENSIONS) {
    /* The count must be that of the fields. The single dimension of an array or matrix must be
     * positive. */
    const varve_format_element *element = &varve_draft_format(draft)->elements[draft->element];
    uint32_t count = element->next - draft->element - 1;
    size_t first = parser->numbers.count;
    const char *place = parser->token.text.data;
    VARVE_TRY(varve_parse_dimensions_before(parser));
    bool is_valid = parser->numbers.count - first == count;
    for (uint32_t i = 0; is_valid && i < count; i++) {
      int64_t number = VARVE_VECTOR_AT(&parser->numbers, int64_t, first + i);
      is_valid = number > 0 || (number == 0 && count > 1);
      VARVE_TRY(varve_push_parameter_integer(parser, (uint64_t)number));
      varve_draft_store(parser, frame, element[i + 1].index);
    }
    if (!is_valid)
      return VARVE_INVALID_ERROR(parser, place, "expected %u number%s with 'x' after %s",
                                 (unsigned)count, count == 1 ? "" : "s",
                                 count == 1 ? "it" : "each");
    varve_vector_truncate(&parser->numbers, first);
    draft->element = element->next;
    return VARVE_STATUS_OK;
  }
  const varve_entity *opcode = *varve_draft_slot(parser, frame, elements[draft->element + 1].index);
  uint32_t arguments = elements[draft->element + 2].index;
  draft->first_item = parser->nodes.count;
  do {
    VARVE_TRY(parse_expression_argument(parser, draft->definition->dialect,
                                        varve_integer_words(opcode)[0]));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(varve_draft_make_list(parser, frame, draft));
  varve_draft_store(parser, frame, arguments);
  draft->element = elements[draft->element].next;
  return VARVE_STATUS_OK;
}

/* Groups */

/* Returns whether the first element of the group is present. */
static bool is_group_there(const varve_parser *parser, const varve_format_draft *draft) {
  const varve_assembly_format *format = varve_draft_format(draft);
  const varve_format_element *first = &format->elements[draft->element + 1];
  while (first->kind == VARVE_FORMAT_WHITESPACE)
    first++;
  switch (first->kind) {
  case VARVE_FORMAT_LITERAL:
    return varve_at_format_literal(parser, first->text);
  case VARVE_FORMAT_VARIABLE:
    return varve_may_be_value(parser, format, first);
  case VARVE_FORMAT_STRUCT:
    return varve_at(parser, VARVE_TOKEN_WORD);
  default:
    return !varve_at(parser, VARVE_TOKEN_GREATER) && !varve_at(parser, VARVE_TOKEN_END);
  }
}

/* The value of a LET that is an expression. */
static varve_status solve(varve_parser *parser, const varve_frame *frame,
                          const varve_format_draft *draft, const varve_format_element *let,
                          const varve_entity **value) {
  const varve_assembly_format *format = varve_draft_format(draft);
  varve_entity_input input;
  varve_arena_mark mark;
  VARVE_TRY(varve_mark_scratch(parser, &mark));
  varve_entity_input_init(&input, parser->context, &parser->scratch);
  input.parameters = varve_draft_slot(parser, frame, 0);
  input.count = format->parameter_count;
  varve_status status =
      varve_entity_solve(&input, &format->parameters[let->index].rule, let->value, value);
  varve_arena_reset(&parser->scratch, mark);
  if (status != VARVE_STATUS_OK || *value != NULL)
    return status;
  return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                             "parameter '%.*s' of " VARVE_DRAFT_NAME_FORMAT " cannot be computed",
                             VARVE_FORMAT_SLICE(varve_draft_name(draft, let->index)),
                             VARVE_DRAFT_NAME_OF(draft));
}

static varve_status take_constant(varve_parser *parser, const varve_frame *frame,
                                  varve_format_draft *draft) {
  const varve_format_element *let = &varve_draft_format(draft)->elements[draft->element];
  const varve_entity *value = let->constant;
  varve_cover_read(varve_draft_format(draft)->coverage, draft->element++, false);
  if (let->value != NULL)
    VARVE_TRY(solve(parser, frame, draft, let, &value));
  else if (value == NULL)
    VARVE_TRY(varve_format_moved(parser->context, *varve_draft_slot(parser, frame, let->next),
                                 let->offset, &value));
  *varve_draft_slot(parser, frame, let->index) = value;
  return VARVE_STATUS_OK;
}

static varve_status parse_element(varve_parser *parser, varve_frame *frame,
                                  varve_format_draft *draft) {
  const varve_format_element *element = &varve_draft_format(draft)->elements[draft->element];
  switch (element->kind) {
  case VARVE_FORMAT_LITERAL: {
    const varve_format_element *literal = &varve_draft_format(draft)->elements[draft->element];
    varve_slice text = literal->text;
    if (literal->is_name ? !varve_at(parser, VARVE_TOKEN_WORD)
                         : !varve_at_format_literal(parser, text))
      return VARVE_SYNTAX_ERROR(parser,
                                varve_is_bare_identifier(text) ? parser->token.text.data
                                                               : varve_missing_place(parser),
                                "expected '%.*s' in " VARVE_DRAFT_NAME_FORMAT,
                                VARVE_FORMAT_SLICE(text), VARVE_DRAFT_NAME_OF(draft));
    varve_advance(parser);
    draft->element++;
    return VARVE_STATUS_OK;
  }
  case VARVE_FORMAT_VARIABLE: {
    const varve_format_element *variable = &varve_draft_format(draft)->elements[draft->element++];
    const varve_parameter_value *value = &varve_draft_format(draft)->parameters[variable->index];
    if (!variable->is_required && value->may_be_absent &&
        !varve_may_be_value(parser, varve_draft_format(draft), variable))
      return VARVE_STATUS_OK;
    return begin_parameter(parser, frame, draft, variable);
  }
  case VARVE_FORMAT_STRUCT: {
    uint32_t structure = draft->element;
    if (!varve_at(parser, VARVE_TOKEN_WORD) && missing_key(parser, frame, draft, structure) == NULL)
      return leave_struct(parser, frame, draft, structure);
    return begin_entry(parser, frame, draft, structure);
  }
  case VARVE_FORMAT_KEY_END: {
    uint32_t structure = varve_draft_format(draft)->elements[draft->element].index;
    if (varve_accept(parser, VARVE_TOKEN_COMMA) && !varve_at(parser, VARVE_TOKEN_GREATER))
      return begin_entry(parser, frame, draft, structure);
    return leave_struct(parser, frame, draft, structure);
  }
  case VARVE_FORMAT_LIST:
    if (draft->field == 0)
      draft->field = draft->element + 1;
    /* Parses FIELDs separated by commas. Optional ones may be omitted at the end. */
    const varve_assembly_format *format = varve_draft_format(draft);
    uint32_t field = draft->field;
    if (field == draft->element + 1 && !any_is_required(format, draft->element) &&
        varve_at(parser, VARVE_TOKEN_GREATER))
      field = format->elements[draft->element].next;
    if (field == format->elements[draft->element].next) {
      draft->element = field;
      draft->field = 0;
      return VARVE_STATUS_OK;
    }
    if (field != draft->element + 1 && !varve_accept(parser, VARVE_TOKEN_COMMA)) {
      if (!format->parameters[format->elements[field].index].may_be_absent)
        return varve_report_missing(parser, VARVE_TOKEN_COMMA, " before the next parameter");
      draft->field = format->elements[draft->element].next;
      return VARVE_STATUS_OK;
    }
    draft->field = field + 1;
    return begin_parameter(parser, frame, draft, &format->elements[field]);
  case VARVE_FORMAT_CUSTOM:
    return parse_custom(parser, frame, draft);
  case VARVE_FORMAT_PLACES:
    return varve_draft_parse_places(parser, frame, draft);
  case VARVE_FORMAT_NESTED:
    return varve_draft_parse_nested(parser, frame, draft);
  case VARVE_FORMAT_WORD:
    return varve_draft_parse_word(parser, frame, draft);
  case VARVE_FORMAT_ANY:
    varve_draft_enter_any(parser, frame, draft);
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_CLAUSE_END:
    draft->element = element->index;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_GROUP: {
    const bool is_there = is_group_there(parser, draft);
    const varve_assembly_format *group_format = varve_draft_format(draft);
    varve_cover_read(group_format->coverage, draft->element, !is_there);
    draft->element = is_there ? draft->element + 1 : group_format->elements[draft->element].next;
  }
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_JUMP:
    draft->element = element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_ONE:
    return varve_draft_choose(parser, draft);
  case VARVE_FORMAT_LET:
    return take_constant(parser, frame, draft);
  case VARVE_FORMAT_EACH:
    return varve_draft_enter_each(parser, frame, draft);
  case VARVE_FORMAT_EACH_NEXT:
    return varve_draft_take_item(parser, frame, draft);
  default:
    draft->element++;
    return VARVE_STATUS_OK;
  }
}

/* Finishing the type or attribute */

/* Gives omitted parameters their defaults. */
static varve_status fill_in(varve_parser *parser, const varve_frame *frame,
                            const varve_format_draft *draft) {
  const varve_assembly_format *format = varve_draft_format(draft);
  for (uint32_t i = 0; i < format->parameter_count; i++) {
    const varve_entity *value = NULL;
    VARVE_TRY(varve_draft_take_record(parser, frame, draft, i));
    if (*varve_draft_slot(parser, frame, i) != NULL)
      continue;
    varve_status status = varve_format_default(parser->context, format, i, &value);
    if (status == VARVE_STATUS_INVALID)
      return VARVE_INVALID_ERROR(
          parser, frame->start,
          "the default of parameter '%.*s' in the definition of " VARVE_DRAFT_NAME_FORMAT
          " cannot be read",
          VARVE_FORMAT_SLICE(varve_draft_name(draft, i)), VARVE_DRAFT_NAME_OF(draft));
    VARVE_TRY(status);
    *varve_draft_slot(parser, frame, i) = value;
  }
  return VARVE_STATUS_OK;
}

static varve_status finish(varve_parser *parser, varve_frame *frame) {
  varve_format_draft draft = *varve_format_draft_top(parser);
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *made = NULL;
  uint32_t count = 0;
  const varve_assembly_format *format = varve_draft_format(&draft);
  varve_cover_read(format->coverage, format->element_count, false);
  VARVE_TRY(fill_in(parser, frame, &draft));
  VARVE_TRY(varve_draft_convert_numbers(parser, frame, &draft));
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  count -= VARVE_DRAFT_PARAMETERS;
  if (!format->is_dynamic)
    count = format->parameter_count;
  if (draft.definition->is_type)
    VARVE_TRY(varve_parametric_type_get(parser->context, nodes[VARVE_DRAFT_DIALECT],
                                        draft.definition->mnemonic, nodes + VARVE_DRAFT_PARAMETERS,
                                        count, &made));
  else
    VARVE_TRY(varve_parametric_attribute_get(parser->context, nodes[VARVE_DRAFT_DIALECT],
                                             draft.definition->mnemonic,
                                             nodes + VARVE_DRAFT_PARAMETERS, count, &made));
  varve_status status = varve_read_entity(parser->context, draft.definition, made, &made);
  if (status == VARVE_STATUS_INVALID)
    return VARVE_INVALID_ERROR(parser, frame->start, "varve.read_as of '%.*s.%.*s' contains itself",
                               VARVE_FORMAT_SLICE(draft.definition->dialect->name),
                               VARVE_FORMAT_SLICE(draft.definition->mnemonic));
  VARVE_TRY(status);
  if (varve_entity_is_dialect_node(made)) /* varve.read_as may give one of builtin */
    VARVE_TRY(varve_check_read_entity(parser, frame->start, made));
  varve_vector_truncate(&parser->dialect.formats, parser->dialect.formats.count - 1);
  if (draft.has_prefix && !draft.is_typed)
    VARVE_TRY(varve_memo_add(parser, frame->start, parser->last_end, made));
  return varve_frame_finish(parser, frame, made);
}

/* Makes the self type that is used if the text has none: the type none, if that is allowed. */
static varve_status leave_out_self_type(varve_parser *parser, varve_frame *frame,
                                        const varve_format_draft *draft) {
  uint32_t self = varve_draft_format(draft)->self_type;
  if (self == VARVE_NO_PARAMETER || *varve_draft_slot(parser, frame, self) != NULL)
    return finish(parser, frame);
  if (!varve_parameter_rule_accepts(&varve_draft_format(draft)->parameters[self].rule,
                                    parser->context->none_type))
    return VARVE_EXPECTED(parser, "expected ':' and the type of " VARVE_DRAFT_NAME_FORMAT,
                          VARVE_DRAFT_NAME_OF(draft));
  *varve_draft_slot(parser, frame, self) = parser->context->none_type;
  return finish(parser, frame);
}

/* Ends the format. Text that remains in the body of a name is ignored, as in mlir-opt. */
static varve_status leave_format(varve_parser *parser, varve_frame *frame) {
  varve_format_draft *draft = varve_format_draft_top(parser);
  if (!draft->has_prefix)
    return leave_out_self_type(parser, frame, draft);
  if (draft->end != NULL) {
    parser->lexer.end = draft->outer_end;
    varve_reset(parser, draft->end);
  } else if (draft->is_verbose) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the body"));
  }
  if (draft->definition->is_type || !varve_accept(parser, VARVE_TOKEN_COLON))
    return leave_out_self_type(parser, frame, draft);
  draft->is_typed = true;
  frame->state = TYPE_READ;
  frame->mark = parser->token.text.data;
  return varve_request(parser, varve_begin_type);
}

static varve_status format_step(varve_parser *parser, varve_frame *frame) {
  varve_format_draft *draft = varve_format_draft_top(parser);
  if (frame->state == TYPE_READ) {
    /* A type that no parameter takes has no effect, as in mlir-opt. */
    const varve_format_draft *type_draft = varve_format_draft_top(parser);
    uint32_t self = varve_draft_format(type_draft)->self_type;
    if (self != VARVE_NO_PARAMETER) {
      const varve_parameter_rule *rule = &varve_draft_format(type_draft)->parameters[self].rule;
      if (!varve_parameter_rule_accepts(rule, varve_top_node(parser)))
        return VARVE_INVALID_ERROR(parser, frame->mark,
                                   "this cannot be the type of " VARVE_DRAFT_NAME_FORMAT,
                                   VARVE_DRAFT_NAME_OF(type_draft));
      const varve_entity *known = *varve_draft_slot(parser, frame, self);
      if (known != NULL && known != varve_top_node(parser))
        return VARVE_INVALID_ERROR(parser, frame->mark,
                                   "this is not the type in " VARVE_DRAFT_NAME_FORMAT,
                                   VARVE_DRAFT_NAME_OF(type_draft));
      *varve_draft_slot(parser, frame, self) = varve_top_node(parser);
    }
    varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
    return finish(parser, frame);
  }
  if (varve_draft_format(draft)->is_dynamic) {
    /* <a, b>: each value is stored as a parameter. */
    bool is_begun = frame->state == VALUE_READ;
    bool goes_on = varve_accept(parser, is_begun ? VARVE_TOKEN_COMMA : VARVE_TOKEN_LESS);
    frame->state = VALUE_READ;
    if (goes_on && (is_begun || !varve_at(parser, VARVE_TOKEN_GREATER)))
      return varve_request(parser, varve_begin_attribute);
    if (goes_on || is_begun)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the parameters"));
    return leave_format(parser, frame);
  }
  if (frame->state == VALUE_READ)
    return take_value(parser, frame, draft);
  if (frame->state == OTHER_READ) {
    varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
    frame->state = RUN;
  }
  uint32_t end = varve_draft_format(draft)->element_count - draft->is_inside;
  while (frame->state == RUN && draft->element < end)
    VARVE_TRY(parse_element(parser, frame, draft));
  return frame->state == RUN ? leave_format(parser, frame) : VARVE_STATUS_OK;
}

/* The beginning */

static varve_status push_draft(varve_parser *parser, const varve_format_draft *draft,
                               const char *start) {
  varve_frame *frame = NULL;
  const varve_entity *dialect = NULL;
  VARVE_TRY(varve_string_get(parser->context, draft->definition->dialect->name, &dialect));
  VARVE_TRY(varve_frame_push(parser, format_step, start, &frame));
  VARVE_TRY(varve_vector_push(&parser->dialect.formats, draft));
  varve_format_draft_top(parser)->first_node = frame->first_node;
  VARVE_TRY(varve_push_node(parser, dialect));
  for (uint32_t i = 0; i < varve_draft_format(draft)->slot_count; i++)
    VARVE_TRY(varve_push_node(parser, NULL));
  return VARVE_STATUS_OK;
}

varve_status varve_begin_by_format(varve_parser *parser) {
  const varve_format_draft draft = {.definition = parser->request.definition};
  if (draft.definition->is_tight)
    varve_note_body_space(parser);
  return push_draft(parser, &draft, parser->token.text.data);
}

varve_status varve_begin_inside_format(varve_parser *parser) {
  const varve_format_draft draft = {
      .definition = parser->request.definition, .is_inside = true, .element = 1};
  return push_draft(parser, &draft, parser->token.text.data);
}

static bool is_literal(const varve_format_element *element, varve_slice text) {
  return element->kind == VARVE_FORMAT_LITERAL && varve_slice_equal(element->text, text);
}

/* Returns whether the brackets after the name are those of the first parameter, or the first
 * literals, so that the text of the format may go on after them: #d.a<1> : i32. */
static bool goes_on_after_brackets(const varve_format_name *name) {
  const varve_assembly_format *format = name->definition->format;
  if (name->is_verbose || name->is_quoted || format == NULL || format->element_count < 2)
    return false;
  return format->elements[0].kind == VARVE_FORMAT_VARIABLE ||
         (is_literal(&format->elements[0], VARVE_SLICE("<")) &&
          !is_literal(&format->elements[format->element_count - 1], VARVE_SLICE(">")));
}

varve_status varve_begin_prefixed_format(varve_parser *parser, const varve_format_name *name) {
  const char *end = goes_on_after_brackets(name) ? NULL : name->end;
  const varve_format_draft draft = {.definition = name->definition,
                                    .has_prefix = true,
                                    .is_verbose = name->is_verbose,
                                    .outer_end = parser->lexer.end,
                                    .end = end};
  const char *start = parser->token.text.data;
  if (end != NULL)
    parser->lexer.end = end - (name->is_verbose ? 1 : 0) - (name->is_quoted ? 1 : 0);
  varve_reset(parser, name->body);
  return push_draft(parser, &draft, start);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses types and attributes of dialects by the formats of their definitions. */
#include "text/parse_by_format.h"

/* Nodes of a frame: the dialect's name, one for each parameter, and the items of the list being
 * parsed. */
enum { DIALECT_NODE, FIRST_PARAMETER };
enum { RUN, VALUE_READ, TYPE_READ }; /* states */

static varve_format_draft *draft_of(const varve_parser *parser) {
  return &VARVE_VECTOR_LAST(&parser->format_drafts, varve_format_draft);
}

static const varve_assembly_format *format_of(const varve_format_draft *draft) {
  return draft->definition->format;
}

static const varve_entity **slot_of(varve_parser *parser, const varve_frame *frame,
                                    uint32_t parameter) {
  return (const varve_entity **)parser->nodes.data + frame->first_node + FIRST_PARAMETER +
         parameter;
}

/* "gpu.dim" for messages */
#define NAME_FORMAT "%.*s.%.*s"
#define NAME_OF(draft)                                                                             \
  VARVE_FORMAT_SLICE((draft)->definition->dialect->name),                                          \
      VARVE_FORMAT_SLICE((draft)->definition->mnemonic)

static varve_slice name_of(const varve_format_draft *draft, uint32_t parameter) {
  return draft->definition->parameters[parameter].name;
}

/* Values without nested nodes */

static varve_status push_integer(varve_parser *parser, uint64_t value) {
  const varve_attribute *attribute = NULL;
  VARVE_TRY(
      varve_integer_get_i64(parser->context, parser->context->i64, (int64_t)value, &attribute));
  return varve_push_node(parser, attribute);
}

/* Counts digits without leading zeros. */
static size_t digits_of(uint64_t magnitude) {
  size_t count = 1;
  while ((magnitude /= 10) != 0)
    count++;
  return count;
}

/* As in mlir-opt, an unsigned parameter accepts a negative number and wraps it, if its hex digits
 * fit in the width. */
static bool fits(const varve_parameter_rule *rule, uint64_t magnitude, bool is_negative) {
  uint32_t bits = rule->width - (rule->is_signed && rule->width != 0);
  if (is_negative && !rule->is_signed && rule->width > 1)
    return digits_of(magnitude) * 4 <= rule->width;
  if (is_negative)
    return magnitude == 0 || (rule->is_signed && magnitude - 1 <= ((uint64_t)1 << bits) - 1);
  return bits == 64 || magnitude >> bits == 0;
}

/* Parses an integer, which may also be true or false. */
static varve_status parse_integer(varve_parser *parser, const varve_parameter_rule *rule,
                                  uint64_t *value) {
  const char *place = parser->token.text.data;
  *value = varve_at_word(parser, "true");
  if (*value != 0 || varve_at_word(parser, "false")) {
    varve_advance(parser);
    return VARVE_STATUS_OK;
  }
  bool is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected an integer");
  uint64_t magnitude = 0;
  if (!varve_token_unsigned(parser->token.text, &magnitude) || !fits(rule, magnitude, is_negative))
    return VARVE_INVALID_ERROR(parser, place, "the integer does not fit in %u bits",
                               (unsigned)rule->width);
  varve_advance(parser);
  *value = is_negative ? 0 - magnitude : magnitude;
  if (is_negative && !rule->is_signed && rule->width < 64)
    *value &= ((uint64_t)1 << rule->width) - 1;
  return VARVE_STATUS_OK;
}

static varve_status parse_bool(varve_parser *parser) {
  static const varve_parameter_rule one_bit = {.kind = VARVE_PARAMETER_INTEGER, .width = 1};
  const varve_attribute *attribute = NULL;
  uint64_t value = 0;
  VARVE_TRY(parse_integer(parser, &one_bit, &value));
  VARVE_TRY(varve_bool_get(parser->context, value != 0, &attribute));
  return varve_push_node(parser, attribute);
}

static varve_status parse_string(varve_parser *parser) {
  const varve_attribute *string = NULL;
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_EXPECTED(parser, "expected a string");
  VARVE_TRY(varve_token_string(parser, &parser->token, &string));
  varve_advance(parser);
  return varve_push_node(parser, string);
}

varve_status varve_list_enum_cases(varve_parser *parser, const varve_parameter_rule *rule,
                                   varve_slice *names) {
  enum { SHOWN = 600 };
  size_t start = parser->text.size;
  const varve_record_list list = rule->enumeration.record.cases;
  for (uint32_t i = 0; i < list.count && parser->text.size - start < SHOWN; i++) {
    if (i != 0)
      VARVE_TRY(varve_buffer_append(&parser->text, VARVE_SLICE(", ")));
    VARVE_TRY(varve_buffer_append(&parser->text, varve_enum_case_text(rule->tables, list, i)));
  }
  *names = varve_slice_make(parser->text.data + start, parser->text.size - start);
  return VARVE_STATUS_OK;
}

static varve_status report_case(varve_parser *parser, const varve_parameter_rule *rule,
                                const char *place) {
  size_t start = parser->text.size;
  varve_slice names;
  VARVE_TRY(varve_list_enum_cases(parser, rule, &names));
  varve_status status =
      VARVE_SYNTAX_ERROR(parser, place, "expected one of %.*s", VARVE_FORMAT_SLICE(names));
  parser->text.size = start;
  return status;
}

static bool accept_separator(varve_parser *parser, const varve_parameter_rule *rule) {
  varve_slice separator = varve_table_text(rule->tables, rule->enumeration.record.separator);
  if ((rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) == 0)
    return false;
  bool is_bar = separator.size != 0 && memchr(separator.data, '|', separator.size) != NULL;
  return varve_accept(parser, is_bar ? VARVE_TOKEN_BAR : VARVE_TOKEN_COMMA);
}

static varve_status parse_enum(varve_parser *parser, const varve_parameter_rule *rule) {
  uint64_t value = 0;
  do {
    const varve_attribute *word = NULL;
    const char *place = parser->token.text.data;
    uint64_t bits = 0;
    VARVE_TRY(varve_parse_word_or_string(parser, &word));
    if (word == NULL || !varve_enum_find(rule, varve_string_bytes(word), &bits))
      return report_case(parser, rule, place);
    value |= bits;
  } while (accept_separator(parser, rule));
  return push_integer(parser, value);
}

static varve_status parse_named(varve_parser *parser, const varve_parameter_rule *rule) {
  const varve_attribute *word = NULL;
  const char *place = parser->token.text.data;
  uint64_t value = 0;
  VARVE_TRY(varve_parse_word_or_string(parser, &word));
  if (word == NULL || !varve_dwarf_number_of(rule->family, varve_string_bytes(word), &value))
    return VARVE_SYNTAX_ERROR(parser, place, "expected a DWARF %s, %s...",
                              varve_dwarf_family_text(rule->family),
                              varve_dwarf_prefix(rule->family));
  return push_integer(parser, value);
}

/* [1, 2] */
static varve_status parse_dense_array(varve_parser *parser, const varve_parameter_rule *rule) {
  const varve_type *element = NULL;
  const varve_attribute *array = NULL;
  size_t start = parser->text.size;
  VARVE_TRY(varve_integer_type_get(parser->context, rule->width, VARVE_SIGNLESS, &element));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the elements"));
  while (!varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
    uint64_t value = 0;
    VARVE_TRY(parse_integer(parser, rule, &value));
    for (uint32_t bit = 0; bit < rule->width; bit += 8)
      VARVE_TRY(
          varve_buffer_append_char(&parser->text, (char)(unsigned char)(value >> bit & 0xff)));
    if (!varve_accept(parser, VARVE_TOKEN_COMMA))
      break;
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the elements"));
  VARVE_TRY(varve_dense_array_get(
      parser->context, element,
      varve_slice_make(parser->text.data + start, parser->text.size - start), &array));
  parser->text.size = start;
  return varve_push_node(parser, array);
}

/* Values that nest */

static varve_status begin_by_format(varve_parser *parser);

/* Begins #d.a in full, or its body if the definition is known. */
static varve_status request_entity(varve_parser *parser, const varve_parameter_rule *rule) {
  const varve_entity_definition *definition = NULL;
  varve_begin_function *generic = rule->is_type ? varve_begin_type : varve_begin_attribute;
  if (varve_at(parser, rule->is_type ? VARVE_TOKEN_EXCLAMATION_NAME : VARVE_TOKEN_HASH_NAME))
    return varve_request(parser, generic);
  VARVE_TRY(varve_find_entity(parser->context, rule->dialect, rule->mnemonic, rule->is_type,
                              &definition));
  if (definition != NULL && definition->format != NULL) {
    parser->requested_definition = definition;
    return varve_request(parser, begin_by_format);
  }
  if (!varve_at(parser, VARVE_TOKEN_LESS))
    return varve_request(parser, generic);
  return varve_request_text_body(parser, rule);
}

/* *is_nested: the value comes later; otherwise it is on the stack. */
static varve_status begin_value(varve_parser *parser, const varve_parameter_rule *rule,
                                bool *is_nested) {
  *is_nested = false;
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER: {
    uint64_t value = 0;
    VARVE_TRY(parse_integer(parser, rule, &value));
    return push_integer(parser, value);
  }
  case VARVE_PARAMETER_BOOL:
    return parse_bool(parser);
  case VARVE_PARAMETER_STRING:
    return parse_string(parser);
  case VARVE_PARAMETER_ENUM:
    return parse_enum(parser, rule);
  case VARVE_PARAMETER_NAME:
    return parse_named(parser, rule);
  case VARVE_PARAMETER_DENSE_ARRAY:
    if (!varve_at(parser, VARVE_TOKEN_HASH_NAME))
      return parse_dense_array(parser, rule);
    break;
  default:
    break;
  }
  *is_nested = true;
  if (rule->kind == VARVE_PARAMETER_ENTITY)
    return request_entity(parser, rule);
  if (rule->kind == VARVE_PARAMETER_AFFINE_MAP)
    return varve_request(parser, varve_begin_bare_affine_map);
  return varve_request(parser, rule->kind == VARVE_PARAMETER_TYPE ? varve_begin_type
                                                                  : varve_begin_attribute);
}

/* Parameters: a value, or a list of them */

static const varve_parameter_rule *rule_of(const varve_format_draft *draft) {
  return &format_of(draft)->parameters[draft->parameter].rule;
}

static varve_status begin_item(varve_parser *parser, varve_frame *frame,
                               varve_format_draft *draft) {
  bool is_nested;
  frame->state = VALUE_READ;
  frame->mark = parser->token.text.data;
  return begin_value(parser, rule_of(draft), &is_nested);
}

static varve_status begin_parameter(varve_parser *parser, varve_frame *frame,
                                    varve_format_draft *draft, uint32_t parameter) {
  draft->parameter = parameter;
  const varve_parameter_rule *rule = rule_of(draft);
  if (!rule->in_braces)
    return begin_item(parser, frame, draft);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_BRACE, " before the list"));
  if (!varve_at(parser, VARVE_TOKEN_RIGHT_BRACE))
    return begin_item(parser, frame, draft);
  frame->state = VALUE_READ;
  return VARVE_STATUS_OK;
}

static size_t item_count(const varve_parser *parser, const varve_frame *frame,
                         const varve_format_draft *draft) {
  return parser->nodes.count - frame->first_node - FIRST_PARAMETER -
         draft->definition->parameter_count;
}

static varve_status check_value(varve_parser *parser, const varve_frame *frame,
                                const varve_format_draft *draft) {
  if (varve_parameter_rule_accepts(rule_of(draft), varve_top_node(parser)))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, frame->mark,
                             "this kind of attribute or type cannot be parameter '%.*s' "
                             "of " NAME_FORMAT,
                             VARVE_FORMAT_SLICE(name_of(draft, draft->parameter)), NAME_OF(draft));
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
  if (!draft->in_struct || !at_key(parser))
    return true;
  varve_reset(parser, comma);
  return false;
}

/* Makes a list of the items above the parameters. */
static varve_status make_list(varve_parser *parser, const varve_frame *frame,
                              const varve_format_draft *draft) {
  size_t count = item_count(parser, frame, draft);
  const varve_attribute *array = NULL;
  if (count > UINT32_MAX)
    return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, frame->start,
                          "more than 2^32 - 1 elements");
  size_t first = parser->nodes.count - count;
  VARVE_TRY(varve_array_get(parser->context,
                            (const varve_entity *const *)parser->nodes.data + first,
                            (uint32_t)count, &array));
  varve_vector_truncate(&parser->nodes, first);
  return varve_push_node(parser, array);
}

/* Entries of data layouts: "key = value", where keys are strings and types. The frame's flags
 * record that the key is on the stack. */

enum { AT_ENTRY_VALUE = 1 };

/* Only an entry of the same dialect prints as a key and a value that parse to the same entry. */
static bool is_entry(const varve_parser *parser, const varve_frame *frame) {
  const varve_entity *node = varve_top_node(parser);
  return node->kind == VARVE_KIND_DIALECT_ATTRIBUTE && varve_entity_is_parametric(node) &&
         varve_parameter_count(node) == 2 &&
         node->children[0] == varve_frame_nodes(parser, frame)[DIALECT_NODE] &&
         varve_slice_equal(varve_parametric_mnemonic(node), VARVE_SLICE("dl_entry"));
}

static varve_status begin_entry_value(varve_parser *parser, varve_frame *frame) {
  const varve_entity *key = varve_top_node(parser);
  if (key->kind != VARVE_KIND_STRING && key->kind != VARVE_KIND_TYPE)
    return VARVE_INVALID_ERROR(parser, frame->mark, "the key of an entry is a string or a type");
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the key of an entry"));
  frame->flags |= AT_ENTRY_VALUE;
  return varve_request(parser, varve_begin_attribute);
}

static varve_status make_entry(varve_parser *parser, varve_frame *frame) {
  const varve_entity *entry = NULL;
  size_t first = parser->nodes.count - 2;
  VARVE_TRY(varve_parametric_attribute_get(
      parser->context, varve_frame_nodes(parser, frame)[DIALECT_NODE], VARVE_SLICE("dl_entry"),
      (const varve_entity *const *)parser->nodes.data + first, 2, &entry));
  frame->flags &= ~(uint32_t)AT_ENTRY_VALUE;
  varve_vector_truncate(&parser->nodes, first);
  return varve_push_node(parser, entry);
}

/* Called when a value is on the stack, or a list in braces is empty. Continues the list, or
 * stores the value as the parameter. */
static varve_status take_value(varve_parser *parser, varve_frame *frame,
                               varve_format_draft *draft) {
  const varve_parameter_rule *rule = rule_of(draft);
  if (rule->has_keys && (frame->flags & AT_ENTRY_VALUE) != 0)
    VARVE_TRY(make_entry(parser, frame));
  else if (rule->has_keys && !is_entry(parser, frame))
    return begin_entry_value(parser, frame);
  if (item_count(parser, frame, draft) != 0) {
    VARVE_TRY(check_value(parser, frame, draft));
    if (rule->is_array && varve_is_type(varve_top_node(parser))) {
      const varve_entity **top = &VARVE_VECTOR_LAST(&parser->nodes, const varve_entity *);
      VARVE_TRY(varve_type_attribute_get(parser->context, *top, top));
    }
    if (rule->is_array && accept_item_comma(parser, draft))
      return begin_item(parser, frame, draft);
  }
  if (rule->is_array)
    VARVE_TRY(make_list(parser, frame, draft));
  if (rule->in_braces)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the list"));
  *slot_of(parser, frame, draft->parameter) = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  frame->state = RUN;
  return VARVE_STATUS_OK;
}

/* Structs and lists of parameters */

static varve_status find_key(varve_parser *parser, varve_frame *frame, varve_format_draft *draft,
                             uint32_t *parameter) {
  const varve_assembly_format *format = format_of(draft);
  const varve_format_element *element = &format->elements[draft->element];
  varve_slice key = parser->token.text;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the name of a parameter of " NAME_FORMAT,
                          NAME_OF(draft));
  for (uint32_t i = draft->element + 1; i < element->next; i++) {
    *parameter = format->elements[i].index;
    if (!varve_slice_equal(key, name_of(draft, *parameter)))
      continue;
    if (*slot_of(parser, frame, *parameter) != NULL)
      return VARVE_INVALID_ERROR(parser, key.data, "parameter '%.*s' comes twice",
                                 VARVE_FORMAT_SLICE(key));
    return VARVE_STATUS_OK;
  }
  return VARVE_INVALID_ERROR(parser, key.data, NAME_FORMAT " has no parameter '%.*s'",
                             NAME_OF(draft), VARVE_FORMAT_SLICE(key));
}

static varve_status begin_entry(varve_parser *parser, varve_frame *frame,
                                varve_format_draft *draft) {
  uint32_t parameter = 0;
  VARVE_TRY(find_key(parser, frame, draft, &parameter));
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the name of a parameter"));
  return begin_parameter(parser, frame, draft, parameter);
}

static bool any_is_required(const varve_assembly_format *format, uint32_t element) {
  for (uint32_t i = element + 1; i < format->elements[element].next; i++)
    if (!format->parameters[format->elements[i].index].may_be_absent)
      return true;
  return false;
}

static varve_status leave_struct(varve_parser *parser, const varve_frame *frame,
                                 varve_format_draft *draft) {
  const varve_assembly_format *format = format_of(draft);
  const varve_format_element *element = &format->elements[draft->element];
  for (uint32_t i = draft->element + 1; i < element->next; i++) {
    uint32_t parameter = format->elements[i].index;
    if (format->parameters[parameter].may_be_absent || *slot_of(parser, frame, parameter) != NULL)
      continue;
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               NAME_FORMAT " lacks its parameter '%.*s'", NAME_OF(draft),
                               VARVE_FORMAT_SLICE(name_of(draft, parameter)));
  }
  draft->in_struct = false;
  draft->element = element->next;
  return VARVE_STATUS_OK;
}

static varve_status enter_struct(varve_parser *parser, varve_frame *frame,
                                 varve_format_draft *draft) {
  draft->in_struct = true;
  if (!varve_at(parser, VARVE_TOKEN_WORD) && !any_is_required(format_of(draft), draft->element))
    return leave_struct(parser, frame, draft);
  return begin_entry(parser, frame, draft);
}

static varve_status go_on_in_struct(varve_parser *parser, varve_frame *frame,
                                    varve_format_draft *draft) {
  if (varve_accept(parser, VARVE_TOKEN_COMMA))
    return begin_entry(parser, frame, draft);
  return leave_struct(parser, frame, draft);
}

/* Parses FIELDs separated by commas. Optional ones may be omitted at the end. */
static varve_status go_on_in_list(varve_parser *parser, varve_frame *frame,
                                  varve_format_draft *draft) {
  const varve_assembly_format *format = format_of(draft);
  uint32_t field = draft->field;
  if (field == draft->element + 1 && !any_is_required(format, draft->element) &&
      varve_at(parser, VARVE_TOKEN_GREATER))
    field = format->elements[draft->element].next;
  if (field == format->elements[draft->element].next) {
    draft->element = field;
    draft->field = 0;
    return VARVE_STATUS_OK;
  }
  uint32_t parameter = format->elements[field].index;
  if (field != draft->element + 1 && !varve_accept(parser, VARVE_TOKEN_COMMA)) {
    if (!format->parameters[parameter].may_be_absent)
      return varve_report_missing(parser, VARVE_TOKEN_COMMA, " before the next parameter");
    draft->field = format->elements[draft->element].next;
    return VARVE_STATUS_OK;
  }
  draft->field = field + 1;
  return begin_parameter(parser, frame, draft, parameter);
}

/* custom<...> */

/* A named encoding is the type of a conversion; all others are numbers. */
static varve_status parse_expression_argument(varve_parser *parser, uint64_t opcode) {
  static const varve_parameter_rule number = {.kind = VARVE_PARAMETER_INTEGER, .width = 64};
  static const varve_parameter_rule encoding = {.kind = VARVE_PARAMETER_NAME,
                                                .family = VARVE_DWARF_ENCODING};
  uint64_t value = 0;
  if (opcode == VARVE_DWARF_OPERATION_CONVERT && varve_at(parser, VARVE_TOKEN_WORD))
    return parse_named(parser, &encoding);
  VARVE_TRY(parse_integer(parser, &number, &value));
  return push_integer(parser, value);
}

/* The count must be that of the fields. The single dimension of an array or matrix must be
 * positive. */
static varve_status parse_dimensions(varve_parser *parser, const varve_frame *frame,
                                     varve_format_draft *draft) {
  const varve_format_element *element = &format_of(draft)->elements[draft->element];
  uint32_t count = element->next - draft->element - 1;
  size_t first = parser->numbers.count;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_dimensions_before(parser));
  bool is_valid = parser->numbers.count - first == count;
  for (uint32_t i = 0; is_valid && i < count; i++) {
    int64_t number = VARVE_VECTOR_AT(&parser->numbers, int64_t, first + i);
    is_valid = number > 0 || (number == 0 && count > 1);
    VARVE_TRY(push_integer(parser, (uint64_t)number));
    *slot_of(parser, frame, element[i + 1].index) = varve_top_node(parser);
    varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  }
  if (!is_valid)
    return VARVE_INVALID_ERROR(parser, place, "expected %u number%s with 'x' after %s",
                               (unsigned)count, count == 1 ? "" : "s", count == 1 ? "it" : "each");
  varve_vector_truncate(&parser->numbers, first);
  draft->element = element->next;
  return VARVE_STATUS_OK;
}

static varve_status parse_custom(varve_parser *parser, varve_frame *frame,
                                 varve_format_draft *draft) {
  const varve_format_element *elements = format_of(draft)->elements;
  if (elements[draft->element].index == VARVE_FORMAT_CUSTOM_DIMENSIONS)
    return parse_dimensions(parser, frame, draft);
  const varve_attribute *opcode = *slot_of(parser, frame, elements[draft->element + 1].index);
  uint32_t arguments = elements[draft->element + 2].index;
  do {
    VARVE_TRY(parse_expression_argument(parser, varve_integer_words(opcode)[0]));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  VARVE_TRY(make_list(parser, frame, draft));
  *slot_of(parser, frame, arguments) = varve_top_node(parser);
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  draft->element = elements[draft->element].next;
  return VARVE_STATUS_OK;
}

/* Elements */

static bool at_literal(const varve_parser *parser, varve_slice literal) {
  return !varve_at(parser, VARVE_TOKEN_STRING) && varve_slice_equal(parser->token.text, literal);
}

/* Returns whether a value that fits the rule can begin here. */
static bool may_be_value(const varve_parser *parser, const varve_parameter_rule *rule) {
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER:
    return varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_MINUS);
  case VARVE_PARAMETER_TYPE:
    return varve_at_type(parser);
  case VARVE_PARAMETER_STRING:
    return varve_at(parser, VARVE_TOKEN_STRING);
  case VARVE_PARAMETER_ENUM:
  case VARVE_PARAMETER_NAME:
  case VARVE_PARAMETER_BOOL:
    return varve_at(parser, VARVE_TOKEN_WORD) || varve_at(parser, VARVE_TOKEN_STRING);
  default:
    return !varve_at(parser, VARVE_TOKEN_GREATER) && !varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE) &&
           !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN) && !varve_at(parser, VARVE_TOKEN_COMMA) &&
           !varve_at(parser, VARVE_TOKEN_RIGHT_BRACE) && !varve_at(parser, VARVE_TOKEN_END);
  }
}

/* Returns whether the first element of the group is present. */
static bool is_group_there(const varve_parser *parser, const varve_format_draft *draft) {
  const varve_assembly_format *format = format_of(draft);
  const varve_format_element *first = &format->elements[draft->element + 1];
  while (first->kind == VARVE_FORMAT_WHITESPACE)
    first++;
  switch (first->kind) {
  case VARVE_FORMAT_LITERAL:
    return at_literal(parser, first->text);
  case VARVE_FORMAT_VARIABLE:
    return may_be_value(parser, &format->parameters[first->index].rule);
  case VARVE_FORMAT_STRUCT:
    return varve_at(parser, VARVE_TOKEN_WORD);
  default:
    return !varve_at(parser, VARVE_TOKEN_GREATER) && !varve_at(parser, VARVE_TOKEN_END);
  }
}

static varve_status parse_variable(varve_parser *parser, varve_frame *frame,
                                   varve_format_draft *draft) {
  const varve_assembly_format *format = format_of(draft);
  uint32_t parameter = format->elements[draft->element].index;
  const varve_parameter_value *value = &format->parameters[parameter];
  draft->element++;
  if (value->may_be_absent && !may_be_value(parser, &value->rule))
    return VARVE_STATUS_OK;
  return begin_parameter(parser, frame, draft, parameter);
}

static varve_status parse_element(varve_parser *parser, varve_frame *frame,
                                  varve_format_draft *draft) {
  const varve_format_element *element = &format_of(draft)->elements[draft->element];
  switch (element->kind) {
  case VARVE_FORMAT_LITERAL:
    if (!at_literal(parser, element->text))
      return VARVE_SYNTAX_ERROR(
          parser,
          varve_is_bare_identifier(element->text) ? parser->token.text.data
                                                  : varve_missing_place(parser),
          "expected '%.*s' in " NAME_FORMAT, VARVE_FORMAT_SLICE(element->text), NAME_OF(draft));
    varve_advance(parser);
    draft->element++;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_VARIABLE:
    return parse_variable(parser, frame, draft);
  case VARVE_FORMAT_STRUCT:
    return draft->in_struct ? go_on_in_struct(parser, frame, draft)
                            : enter_struct(parser, frame, draft);
  case VARVE_FORMAT_LIST:
    if (draft->field == 0)
      draft->field = draft->element + 1;
    return go_on_in_list(parser, frame, draft);
  case VARVE_FORMAT_CUSTOM:
    return parse_custom(parser, frame, draft);
  case VARVE_FORMAT_GROUP:
    draft->element = is_group_there(parser, draft) ? draft->element + 1 : element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_JUMP:
    draft->element = element->next;
    return VARVE_STATUS_OK;
  default:
    draft->element++;
    return VARVE_STATUS_OK;
  }
}

/* Finishing the type or attribute */

/* Gives omitted parameters their defaults. */
static varve_status fill_in(varve_parser *parser, const varve_frame *frame,
                            const varve_format_draft *draft) {
  const varve_assembly_format *format = format_of(draft);
  for (uint32_t i = 0; i < format->parameter_count; i++) {
    const varve_entity **slot = slot_of(parser, frame, i);
    const varve_entity *value = NULL;
    if (*slot != NULL)
      continue;
    varve_status status = varve_format_default(parser->context, format, i, &value);
    if (status == VARVE_STATUS_INVALID)
      return VARVE_INVALID_ERROR(parser, frame->start,
                                 "the default of parameter '%.*s' in the definition of " NAME_FORMAT
                                 " cannot be read",
                                 VARVE_FORMAT_SLICE(name_of(draft, i)), NAME_OF(draft));
    VARVE_TRY(status);
    *slot_of(parser, frame, i) = value;
  }
  return VARVE_STATUS_OK;
}

static varve_status finish(varve_parser *parser, varve_frame *frame) {
  varve_format_draft draft = *draft_of(parser);
  const varve_entity *const *nodes = varve_frame_nodes(parser, frame);
  const varve_entity *made = NULL;
  uint32_t count = 0;
  VARVE_TRY(fill_in(parser, frame, &draft));
  VARVE_TRY(varve_frame_node_count(parser, frame, &count));
  count -= FIRST_PARAMETER;
  if (draft.definition->is_type)
    VARVE_TRY(varve_parametric_type_get(parser->context, nodes[DIALECT_NODE],
                                        draft.definition->mnemonic, nodes + FIRST_PARAMETER, count,
                                        &made));
  else
    VARVE_TRY(varve_parametric_attribute_get(parser->context, nodes[DIALECT_NODE],
                                             draft.definition->mnemonic, nodes + FIRST_PARAMETER,
                                             count, &made));
  VARVE_TRY(varve_check_read_entity(parser, frame->start, made));
  varve_vector_truncate(&parser->format_drafts, parser->format_drafts.count - 1);
  if (draft.is_named && !draft.is_typed)
    VARVE_TRY(varve_memo_add(parser, frame->start, parser->last_end, made));
  return varve_frame_finish(parser, frame, made);
}

/* A type that no parameter takes has no effect, as in mlir-opt. */
static varve_status take_self_type(varve_parser *parser, varve_frame *frame) {
  const varve_format_draft *draft = draft_of(parser);
  uint32_t self = format_of(draft)->self_type;
  if (self != VARVE_NO_PARAMETER) {
    const varve_parameter_rule *rule = &format_of(draft)->parameters[self].rule;
    if (!varve_parameter_rule_accepts(rule, varve_top_node(parser)))
      return VARVE_INVALID_ERROR(parser, frame->mark, "this cannot be the type of " NAME_FORMAT,
                                 NAME_OF(draft));
    *slot_of(parser, frame, self) = varve_top_node(parser);
  }
  varve_vector_truncate(&parser->nodes, parser->nodes.count - 1);
  return finish(parser, frame);
}

/* Makes the self type that is used if the text has none: the type none, if that is allowed. */
static varve_status leave_out_self_type(varve_parser *parser, varve_frame *frame,
                                        const varve_format_draft *draft) {
  uint32_t self = format_of(draft)->self_type;
  if (self == VARVE_NO_PARAMETER)
    return finish(parser, frame);
  if (!varve_parameter_rule_accepts(&format_of(draft)->parameters[self].rule,
                                    parser->context->none_type))
    return VARVE_EXPECTED(parser, "expected ':' and the type of " NAME_FORMAT, NAME_OF(draft));
  *slot_of(parser, frame, self) = parser->context->none_type;
  return finish(parser, frame);
}

/* Ends the format. Text that remains in the body of a name is ignored, as in mlir-opt. */
static varve_status leave_format(varve_parser *parser, varve_frame *frame) {
  varve_format_draft *draft = draft_of(parser);
  if (!draft->is_named)
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

/* <a, b>: each value is stored as a parameter. */
static varve_status dynamic_step(varve_parser *parser, varve_frame *frame) {
  bool is_begun = frame->state == VALUE_READ;
  bool goes_on = varve_accept(parser, is_begun ? VARVE_TOKEN_COMMA : VARVE_TOKEN_LESS);
  frame->state = VALUE_READ;
  if (goes_on && (is_begun || !varve_at(parser, VARVE_TOKEN_GREATER)))
    return varve_request(parser, varve_begin_attribute);
  if (goes_on || is_begun)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the parameters"));
  return leave_format(parser, frame);
}

static varve_status format_step(varve_parser *parser, varve_frame *frame) {
  varve_format_draft *draft = draft_of(parser);
  if (frame->state == TYPE_READ)
    return take_self_type(parser, frame);
  if (format_of(draft)->is_dynamic)
    return dynamic_step(parser, frame);
  if (frame->state == VALUE_READ)
    return take_value(parser, frame, draft);
  while (frame->state == RUN && draft->element < format_of(draft)->element_count)
    VARVE_TRY(parse_element(parser, frame, draft));
  return frame->state == RUN ? leave_format(parser, frame) : VARVE_STATUS_OK;
}

/* The beginning */

static varve_status push_draft(varve_parser *parser, const varve_format_draft *draft,
                               const char *start) {
  varve_frame *frame = NULL;
  const varve_attribute *dialect = NULL;
  VARVE_TRY(varve_string_get(parser->context, draft->definition->dialect->name, &dialect));
  VARVE_TRY(varve_frame_push(parser, format_step, start, &frame));
  VARVE_TRY(varve_vector_push(&parser->format_drafts, draft));
  VARVE_TRY(varve_push_node(parser, dialect));
  for (uint32_t i = 0; i < format_of(draft)->parameter_count; i++)
    VARVE_TRY(varve_push_node(parser, NULL));
  return VARVE_STATUS_OK;
}

static varve_status begin_by_format(varve_parser *parser) {
  const varve_format_draft draft = {.definition = parser->requested_definition};
  return push_draft(parser, &draft, parser->token.text.data);
}

varve_status varve_begin_named_format(varve_parser *parser, const varve_format_name *name) {
  const varve_format_draft draft = {.definition = name->definition,
                                    .is_named = true,
                                    .is_verbose = name->is_verbose,
                                    .outer_end = parser->lexer.end,
                                    .end = name->end};
  const char *start = parser->token.text.data;
  if (name->end != NULL)
    parser->lexer.end = name->end - (name->is_verbose ? 1 : 0);
  varve_reset(parser, name->body);
  return push_draft(parser, &draft, start);
}

/* Values alone */

static varve_status begin_requested_value(varve_parser *parser) {
  const varve_parameter_rule *rule = parser->requested_rule;
  bool is_nested;
  parser->requested_rule = NULL;
  return begin_value(parser, rule, &is_nested);
}

varve_status varve_parse_by_rule(varve_parser *parser, const varve_parameter_rule *rule,
                                 const varve_entity **node) {
  parser->requested_rule = rule;
  return varve_parse_node(parser, begin_requested_value, node);
}

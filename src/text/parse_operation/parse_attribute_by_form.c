/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses values of attributes and native properties that a format names. Type, dialect and name
 * are omitted where they are implied. */
#include "dialect/properties/native_property.h"
#include "text/format_rules.h"
#include "text/parse/parse_parameter.h"
#include "text/parse_operation/parse_operation_by_format.h"

bool varve_property_may_be_absent(const varve_property_definition *property) {
  return property->kind == VARVE_PROPERTY_OPTIONAL && !property->is_filled_in;
}

/* The kind of attribute of upstream's class, which decides what can begin it. */

typedef enum attribute_class { CLASS_ANY, CLASS_STRING, CLASS_ARRAY, CLASS_SYMBOL } attribute_class;

static bool begins_with(varve_slice text, const char *name) {
  size_t size = strlen(name);
  return varve_slice_starts_with(text, varve_slice_of(name)) &&
         (text.size == size || text.data[size] == '<' || text.data[size] == ',' ||
          text.data[size] == '>');
}

/* Returns the class of a rule, or of the first part of a conjunction. */
static attribute_class class_of(varve_slice rule) {
  static const struct {
    const char *name;
    attribute_class class;
  } known[] = {{"StrAttr", CLASS_STRING},          {"StringAttr", CLASS_STRING},
               {"ArrayAttr", CLASS_ARRAY},         {"ArrayOf", CLASS_ARRAY},
               {"SymbolNameAttr", CLASS_STRING},   {"SymbolRefAttr", CLASS_SYMBOL},
               {"FlatSymbolRefAttr", CLASS_SYMBOL}};
  while (varve_slice_starts_with(rule, VARVE_SLICE("AllOf<")))
    rule = varve_slice_make(rule.data + 6, rule.size - 6);
  for (size_t i = 0; i < VARVE_COUNT_OF(known); i++)
    if (begins_with(rule, known[i].name))
      return known[i].class;
  return CLASS_ANY;
}

/* Returns whether any attribute can begin here, by upstream's criteria. */
static bool at_attribute(const varve_parser *parser) {
  switch (parser->token.kind) {
  case VARVE_TOKEN_AT_NAME:
  case VARVE_TOKEN_FLOAT:
  case VARVE_TOKEN_HASH_NAME:
  case VARVE_TOKEN_INTEGER:
  case VARVE_TOKEN_LEFT_BRACE:
  case VARVE_TOKEN_LEFT_SQUARE:
  case VARVE_TOKEN_MINUS:
  case VARVE_TOKEN_STRING:
    return true;
  case VARVE_TOKEN_WORD:
    break;
  default:
    return varve_at_type(parser);
  }
  switch (varve_keyword_find(parser->token.text)) {
  case VARVE_KEYWORD_AFFINE_MAP:
  case VARVE_KEYWORD_AFFINE_SET:
  case VARVE_KEYWORD_ARRAY:
  case VARVE_KEYWORD_DENSE:
  case VARVE_KEYWORD_DENSE_RESOURCE:
  case VARVE_KEYWORD_DISTINCT:
  case VARVE_KEYWORD_FALSE:
  case VARVE_KEYWORD_LOC:
  case VARVE_KEYWORD_SPARSE:
  case VARVE_KEYWORD_TRUE:
  case VARVE_KEYWORD_UNIT:
    return true;
  default:
    return varve_at_type(parser);
  }
}

static bool at_class(const varve_parser *parser, attribute_class class) {
  switch (class) {
  case CLASS_STRING:
    return varve_at(parser, VARVE_TOKEN_STRING);
  case CLASS_ARRAY:
    return varve_at(parser, VARVE_TOKEN_LEFT_SQUARE);
  case CLASS_SYMBOL:
    return varve_at(parser, VARVE_TOKEN_AT_NAME);
  case CLASS_ANY:
    break;
  }
  return at_attribute(parser);
}

/* Enums */

static varve_status report_cases(varve_parser *parser, const varve_form_request *request,
                                 const char *place) {
  size_t start = parser->text.size;
  varve_slice names;
  VARVE_TRY(varve_list_enum_cases(parser, &request->syntax->rule, &names));
  varve_status status =
      VARVE_SYNTAX_ERROR(parser, place, "expected for '%.*s' one of %.*s",
                         VARVE_FORMAT_SLICE(request->property->name), VARVE_FORMAT_SLICE(names));
  parser->text.size = start;
  return status;
}

/* Dense arrays: [1, 2] */

/* Native properties: values of the encoding's leaves, arrays [a, b] and optional values. */

static varve_status report_native(varve_parser *parser, const varve_form_request *request,
                                  const char *place) {
  return VARVE_SYNTAX_ERROR(parser, place, "property '%.*s' cannot be made of this: expected %s",
                            VARVE_FORMAT_SLICE(request->property->name),
                            varve_property_expectation(request->property));
}

static bool at_integer(const varve_parser *parser) {
  return varve_at(parser, VARVE_TOKEN_INTEGER) || varve_at(parser, VARVE_TOKEN_MINUS) ||
         varve_at_word(parser, "true") || varve_at_word(parser, "false");
}

static varve_status parse_native_integer(varve_parser *parser, const varve_form_request *request,
                                         const varve_entity *type, const varve_entity **value) {
  const char *place = parser->token.text.data;
  bool is_true = varve_accept_word(parser, "true");
  uint64_t word = is_true;
  if (is_true || varve_accept_word(parser, "false"))
    return varve_integer_get(parser->context, type, &word, value);
  if (!at_integer(parser))
    return report_native(parser, request, place);
  if (varve_type_bit_width(type) != 1)
    return varve_parse_integer_attribute(parser, type, value);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER) || !varve_token_unsigned(parser->token.text, &word) ||
      word > 1)
    return VARVE_SYNTAX_ERROR(parser, place, "expected true or false");
  varve_advance(parser);
  return varve_integer_get(parser->context, type, &word, value);
}

/* Bits are words with separators between them, or all in one string. */
static varve_status parse_native_bits(varve_parser *parser, const varve_form_request *request,
                                      uint64_t *bits) {
  const varve_parameter_rule *rule = &request->syntax->rule;
  varve_slice separator = varve_table_text(rule->tables, rule->enumeration.record.separator);
  bool has_bar = separator.size != 0 && memchr(separator.data, '|', separator.size) != NULL;
  bool is_set = (rule->enumeration.record.flags & VARVE_ENUM_IS_BITS) != 0;
  do {
    const char *place = parser->token.text.data;
    const varve_entity *word = NULL;
    uint64_t bit = 0;
    VARVE_TRY(varve_parse_word_or_string(parser, &word));
    if (word == NULL || !varve_enum_find(rule, varve_string_bytes(word), &bit))
      return report_cases(parser, request, place);
    *bits |= bit;
  } while (is_set && varve_accept(parser, has_bar ? VARVE_TOKEN_BAR : VARVE_TOKEN_COMMA));
  return VARVE_STATUS_OK;
}

static varve_status parse_native_leaf(varve_parser *parser, const varve_form_request *request,
                                      varve_native_kind kind, const varve_entity **value) {
  const varve_entity *type = NULL;
  switch (kind) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
    VARVE_TRY(varve_integer_type_get(parser->context,
                                     varve_native_integer_width(request->property, kind),
                                     VARVE_SIGNLESS, &type));
    return parse_native_integer(parser, request, type, value);
  case VARVE_NATIVE_BOOL:
    VARVE_TRY(varve_integer_type_get(parser->context, 1, VARVE_SIGNLESS, &type));
    return parse_native_integer(parser, request, type, value);
  case VARVE_NATIVE_ENUM:
    if (request->syntax->rule.enumeration.place != NULL) {
      /* Parses a value with a keyword: overflow<nsw, nuw>. */
      varve_slice keyword = request->syntax->keyword;
      uint64_t bits = 0;
      if (keyword.size != 0) {
        if (!varve_at(parser, VARVE_TOKEN_WORD) || !varve_slice_equal(parser->token.text, keyword))
          return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected '%.*s'",
                                    VARVE_FORMAT_SLICE(keyword));
        varve_advance(parser);
        VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LESS, " before the cases"));
      }
      VARVE_TRY(parse_native_bits(parser, request, &bits));
      if (keyword.size != 0)
        VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the cases"));
      return varve_native_enum_get(parser->context, request->property, bits, value);
    }
    VARVE_TRY(varve_integer_type_get(parser->context,
                                     varve_native_integer_width(request->property, kind),
                                     VARVE_SIGNLESS, &type));
    return parse_native_integer(parser, request, type, value);
  case VARVE_NATIVE_UNIT: {
    const char *place = parser->token.text.data;
    if (varve_accept_word(parser, "unit")) {
      *value = parser->context->unit;
      return VARVE_STATUS_OK;
    }
    if (varve_accept_word(parser, "unit_absent"))
      return varve_bool_get(parser->context, false, value);
    return report_native(parser, request, place);
  }
  case VARVE_NATIVE_STRING:
    return varve_parse_string(parser, value);
  default:
    return varve_parse_attribute(parser, value);
  }
}

/* An array or optional value whose parts are being parsed. */
typedef struct native_level {
  varve_slice element;
  size_t first; /* node */
  bool is_optional;
} native_level;

typedef struct native_reading {
  const varve_form_request *request;
  native_level levels[VARVE_NATIVE_NESTING];
  size_t depth;
} native_reading;

/* *value stays NULL if the values of a new level come first. */
static varve_status begin_native(varve_parser *parser, native_reading *reading,
                                 varve_slice encoding, const varve_entity **value) {
  varve_slice element;
  varve_native_kind kind = varve_native_kind_of(encoding, &element);
  *value = NULL;
  if (kind != VARVE_NATIVE_ARRAY && kind != VARVE_NATIVE_OPTIONAL)
    return parse_native_leaf(parser, reading->request, kind, value);
  if (reading->depth == VARVE_NATIVE_NESTING)
    return varve_error_at(parser, VARVE_STATUS_UNSUPPORTED, parser->token.text.data,
                          "the encoding of the property nests too deep");
  if (kind == VARVE_NATIVE_OPTIONAL) {
    if (varve_accept_word(parser, "none"))
      return varve_array_get(parser->context, NULL, 0, value);
  } else {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the elements"));
    if (varve_accept(parser, VARVE_TOKEN_RIGHT_SQUARE))
      return varve_array_get(parser->context, NULL, 0, value);
  }
  reading->levels[reading->depth++] =
      (native_level){element, parser->nodes.count, kind == VARVE_NATIVE_OPTIONAL};
  return VARVE_STATUS_OK;
}

/* Takes a value of the innermost level. If it was the last one, *value becomes the whole level. */
static varve_status take_native(varve_parser *parser, native_reading *reading,
                                const varve_entity **value) {
  native_level *level = &reading->levels[reading->depth - 1];
  VARVE_TRY(varve_push_node(parser, *value));
  *value = NULL;
  if (!level->is_optional) {
    if (varve_accept(parser, VARVE_TOKEN_COMMA))
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the elements"));
  }
  VARVE_TRY(varve_nodes_to_array(parser, level->first, value));
  reading->depth--;
  return VARVE_STATUS_OK;
}

static varve_status parse_native(varve_parser *parser, const varve_form_request *request,
                                 const varve_entity **value) {
  native_reading reading = {.request = request};
  VARVE_TRY(begin_native(parser, &reading, request->property->native, value));
  while (reading.depth != 0) {
    if (*value != NULL)
      VARVE_TRY(take_native(parser, &reading, value));
    else
      VARVE_TRY(begin_native(parser, &reading, reading.levels[reading.depth - 1].element, value));
  }
  return VARVE_STATUS_OK;
}

static bool at_native(const varve_parser *parser, const varve_form_request *request) {
  varve_slice encoding = request->property->native, element;
  varve_native_kind kind = varve_native_kind_of(encoding, &element);
  if (kind == VARVE_NATIVE_OPTIONAL) {
    if (varve_at_word(parser, "none"))
      return true;
    kind = varve_native_kind_of(element, &encoding);
  }
  switch (kind) {
  case VARVE_NATIVE_I32:
  case VARVE_NATIVE_I64:
  case VARVE_NATIVE_BOOL:
    return at_integer(parser);
  case VARVE_NATIVE_ENUM:
    if (request->syntax->keyword.size != 0)
      return varve_at(parser, VARVE_TOKEN_WORD) &&
             varve_slice_equal(parser->token.text, request->syntax->keyword);
    return varve_at(parser, VARVE_TOKEN_WORD) || varve_at(parser, VARVE_TOKEN_STRING) ||
           varve_at(parser, VARVE_TOKEN_INTEGER);
  case VARVE_NATIVE_UNIT:
    return varve_at_word(parser, "unit") || varve_at_word(parser, "unit_absent");
  case VARVE_NATIVE_STRING:
    return varve_at(parser, VARVE_TOKEN_STRING);
  case VARVE_NATIVE_ARRAY:
    return varve_at(parser, VARVE_TOKEN_LEFT_SQUARE);
  default:
    return at_attribute(parser);
  }
}

/* All forms */

static varve_status parse_entity(varve_parser *parser, const varve_form_request *request,
                                 const varve_entity **value) {
  const varve_parameter_rule *rule = &request->syntax->rule;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_by_rule(parser, rule, value));
  if (varve_parameter_rule_accepts(rule, *value))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "attribute '%.*s' must be of #%.*s.%.*s",
                             VARVE_FORMAT_SLICE(request->property->name),
                             VARVE_FORMAT_SLICE(rule->dialect), VARVE_FORMAT_SLICE(rule->mnemonic));
}

/* Types become TYPE attributes. */
static varve_status parse_parameter(varve_parser *parser, const varve_form_request *request,
                                    const varve_entity **value) {
  const varve_parameter_rule *rule = &request->syntax->rule;
  const char *place = parser->token.text.data;
  if (request->is_optional && !varve_may_be_parameter(parser, rule))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_by_rule(parser, rule, value));
  if (!varve_parameter_rule_accepts(rule, *value))
    return VARVE_INVALID_ERROR(parser, place, "this does not match the rule of '%.*s'",
                               VARVE_FORMAT_SLICE(request->property->name));
  return varve_is_type(*value) ? varve_type_attribute_get(parser->context, *value, value)
                               : VARVE_STATUS_OK;
}

varve_status varve_parse_form(varve_parser *parser, const varve_form_request *request,
                              const varve_entity **value) {
  const varve_attribute_syntax *syntax = request->syntax;
  attribute_class class = class_of(syntax->constraint);
  *value = NULL;
  switch (syntax->form) {
  case VARVE_ATTRIBUTE_FORM_NATIVE:
    return request->is_optional && !at_native(parser, request)
               ? VARVE_STATUS_OK
               : parse_native(parser, request, value);
  case VARVE_ATTRIBUTE_FORM_RULE:
    return parse_parameter(parser, request, value);
  case VARVE_ATTRIBUTE_FORM_ENUM: {
    /* Parses a case as a word, or the value in quotes. An empty string is not a value. */
    const varve_parameter_rule *rule = &request->syntax->rule;
    const char *place = parser->token.text.data;
    const varve_entity *string = NULL;
    varve_slice text = parser->token.text;
    uint64_t bits = 0;
    bool is_case = varve_at(parser, VARVE_TOKEN_WORD) && varve_enum_find_case(rule, text, &bits);
    if (!is_case && !varve_at(parser, VARVE_TOKEN_STRING))
      return request->is_optional ? VARVE_STATUS_OK : report_cases(parser, request, place);
    if (!is_case) {
      VARVE_TRY(varve_token_string(parser, &parser->token, &string));
      text = varve_string_bytes(string);
    }
    varve_advance(parser);
    if (text.size == 0)
      return VARVE_STATUS_OK;
    if (!is_case && !varve_enum_find(rule, text, &bits))
      return report_cases(parser, request, place);
    return varve_integer_get(parser->context, request->syntax->type, &bits, value);
  }
  case VARVE_ATTRIBUTE_FORM_SYMBOL_NAME:
    return request->is_optional ? varve_parse_optional_symbol_name(parser, value)
                                : varve_parse_symbol_name(parser, value);
  default:
    break;
  }
  if (syntax->form == VARVE_ATTRIBUTE_FORM_SYMBOL_REF)
    class = CLASS_SYMBOL;
  if (request->is_optional && !at_class(parser, class))
    return VARVE_STATUS_OK;
  /* A type after a string belongs to the next element. */
  if (class == CLASS_STRING && varve_at(parser, VARVE_TOKEN_STRING))
    return varve_parse_string(parser, value);
  if (class == CLASS_STRING && at_attribute(parser) && !varve_at(parser, VARVE_TOKEN_HASH_NAME))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a string for '%.*s'",
                              VARVE_FORMAT_SLICE(request->property->name));
  if (class == CLASS_SYMBOL && at_attribute(parser) && !varve_at(parser, VARVE_TOKEN_AT_NAME) &&
      !varve_at(parser, VARVE_TOKEN_HASH_NAME))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected a symbol for '%.*s'",
                              VARVE_FORMAT_SLICE(request->property->name));
  switch (syntax->form) {
  case VARVE_ATTRIBUTE_FORM_TYPED:
    return varve_parse_attribute_of_type(parser, syntax->type, value);
  case VARVE_ATTRIBUTE_FORM_DENSE_ARRAY: {
    size_t start = parser->text.size;
    if (!varve_at(parser, VARVE_TOKEN_LEFT_SQUARE) &&
        (varve_at(parser, VARVE_TOKEN_HASH_NAME) || varve_at_word(parser, "array")))
      return varve_parse_attribute(parser, value);
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the elements"));
    if (!varve_at(parser, VARVE_TOKEN_RIGHT_SQUARE)) {
      do {
        varve_literal literal = {.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS)};
        literal.token = parser->token;
        literal.place = parser->token.text.data;
        bool is_bool = varve_at_word(parser, "true") || varve_at_word(parser, "false");
        if (!is_bool && !varve_at(parser, VARVE_TOKEN_INTEGER) &&
            !varve_at(parser, VARVE_TOKEN_FLOAT))
          return VARVE_SYNTAX_ERROR(parser, literal.place, "expected an element of the array");
        varve_advance(parser);
        VARVE_TRY(varve_append_element(parser, &literal, syntax->type));
      } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    }
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the elements"));
    varve_slice data = varve_slice_make(parser->text.data + start, parser->text.size - start);
    varve_status status = varve_dense_array_get(parser->context, syntax->type, data, value);
    parser->text.size = start;
    return status;
  }
  case VARVE_ATTRIBUTE_FORM_ENTITY:
    return request->is_optional ? varve_parse_attribute(parser, value)
                                : parse_entity(parser, request, value);
  default:
    return varve_parse_attribute(parser, value);
  }
}

/* Properties in angle brackets */

/* Returns the slot of a property that the text names, or NULL. */
static varve_format_slot *find_property_slot(varve_parser *parser,
                                             const varve_operation_draft *draft, varve_slice name) {
  const varve_operation_definition *definition = draft->format->definition;
  const varve_property_definition *property = varve_find_property(definition, name);
  return property == NULL ? NULL
                          : varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE,
                                            (uint32_t)(property - definition->properties));
}

static varve_status reject_property(varve_parser *parser, const varve_operation_draft *draft,
                                    varve_slice name, const char *place) {
  return VARVE_INVALID_ERROR(parser, place, "'%.*s' has no property '%.*s'",
                             VARVE_FORMAT_SLICE(draft->name->text), VARVE_FORMAT_SLICE(name));
}

static varve_status parse_dictionary_of_properties(varve_parser *parser,
                                                   const varve_operation_draft *draft) {
  const varve_entity *given = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, &given));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the properties"));
  if (given->kind != VARVE_KIND_DICTIONARY)
    return VARVE_INVALID_ERROR(parser, place, "expected a dictionary of properties: <{...}>");
  for (uint32_t i = 0; i < varve_dictionary_size(given); i++) {
    varve_slice name = varve_string_bytes(varve_dictionary_name(given, i));
    varve_format_slot *slot = find_property_slot(parser, draft, name);
    if (slot == NULL)
      return reject_property(parser, draft, name, place);
    slot->attribute = varve_dictionary_value(given, i);
    slot->is_set = true;
  }
  return VARVE_STATUS_OK;
}

/* name = value, or the name of a unit attribute. The value is that of a variable of a format. */
static varve_status parse_named_property(varve_parser *parser, const varve_operation_draft *draft) {
  varve_slice name = parser->token.text;
  if (!varve_accept(parser, VARVE_TOKEN_WORD))
    return VARVE_INVALID_ERROR(parser, name.data, "expected the name of a property");
  varve_format_slot *slot = find_property_slot(parser, draft, name);
  if (slot == NULL)
    return reject_property(parser, draft, name, name.data);
  if (slot->is_set)
    return VARVE_INVALID_ERROR(parser, name.data, "property '%.*s' is written twice",
                               VARVE_FORMAT_SLICE(name));
  const varve_operation_format *format = draft->format;
  uint32_t index =
      (uint32_t)(varve_find_property(format->definition, name) - format->definition->properties);
  varve_form_request request = {.property = format->attributes[index].property,
                                .syntax = varve_syntax_of_attribute(format, index, false)};
  const varve_entity *value = parser->context->unit;
  const char *place = name.data;
  if (varve_accept(parser, VARVE_TOKEN_EQUAL)) {
    place = parser->token.text.data;
    VARVE_TRY(varve_parse_form(parser, &request, &value));
  }
  *slot = (varve_format_slot){.place = place, .attribute = value, .is_set = true};
  return VARVE_STATUS_OK;
}

static varve_status parse_named_properties(varve_parser *parser,
                                           const varve_operation_draft *draft) {
  do
    VARVE_TRY(parse_named_property(parser, draft));
  while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_GREATER, " after the properties");
}

varve_status varve_parse_properties(varve_parser *parser, const varve_operation_draft *draft) {
  if (!varve_accept(parser, VARVE_TOKEN_LESS))
    return VARVE_STATUS_OK;
  return parser->token.kind == VARVE_TOKEN_LEFT_BRACE
             ? parse_dictionary_of_properties(parser, draft)
             : parse_named_properties(parser, draft);
}

/* Returns whether the text after '<' names a property that the format does not write. */
static bool names_unbound_property(const varve_parser *parser, const varve_operation_draft *draft) {
  const varve_operation_definition *definition = draft->format->definition;
  varve_lexer lexer = parser->lexer;
  varve_token token = parser->token;
  for (lexer.next = token.text.data + token.text.size; token.kind == VARVE_TOKEN_LESS;)
    varve_lexer_next(&lexer, &token);
  const varve_property_definition *property =
      token.kind == VARVE_TOKEN_WORD ? varve_find_property(definition, token.text) : NULL;
  return property != NULL && !draft->format->is_bound[property - definition->properties];
}

varve_status varve_parse_properties_before(varve_parser *parser,
                                           const varve_operation_draft *draft) {
  return parser->token.kind == VARVE_TOKEN_LESS && names_unbound_property(parser, draft)
             ? varve_parse_properties(parser, draft)
             : VARVE_STATUS_OK;
}

/* number($x, E): the type follows from the equation, when the text has ended */

varve_status varve_parse_number(varve_parser *parser, const varve_operation_draft *draft,
                                const varve_syntax_element *element) {
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE,
                                            draft->format->clause_count + element->index);
  *slot = (varve_format_slot){.place = parser->token.text.data, .is_set = true};
  if (varve_at_word(parser, "dense")) {
    /* Skips dense<...>: the type of the elements is not known yet. */
    size_t depth = 0;
    varve_advance(parser);
    if (!varve_at(parser, VARVE_TOKEN_LESS))
      return varve_report_missing(parser, VARVE_TOKEN_LESS, " before the elements");
    do {
      if (varve_at(parser, VARVE_TOKEN_END) || varve_at(parser, VARVE_TOKEN_ERROR))
        return varve_report_missing(parser, VARVE_TOKEN_GREATER, " after the elements");
      depth += varve_at(parser, VARVE_TOKEN_LESS);
      depth -= varve_at(parser, VARVE_TOKEN_GREATER);
      varve_advance(parser);
    } while (depth != 0);
    return VARVE_STATUS_OK;
  }
  (void)varve_accept(parser, VARVE_TOKEN_MINUS);
  if (!varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected an integer");
  varve_advance(parser);
  return VARVE_STATUS_OK;
}

/* A number without sign may use all bits of a signed type. */
static varve_status parse_bits(varve_parser *parser, const varve_entity *type,
                               const varve_entity **value) {
  const varve_entity *as_parsed = type;
  if (type != NULL && type->kind == VARVE_KIND_INTEGER_TYPE &&
      !varve_at(parser, VARVE_TOKEN_MINUS) &&
      varve_integer_type_layout(type).signedness == VARVE_SIGNED)
    VARVE_TRY(varve_integer_type_get(parser->context, varve_integer_type_layout(type).width,
                                     VARVE_UNSIGNED, &as_parsed));
  VARVE_TRY(varve_parse_integer_attribute(parser, as_parsed, value));
  return as_parsed == type
             ? VARVE_STATUS_OK
             : varve_integer_get(parser->context, type, varve_integer_words(*value), value);
}

static varve_status report_type(varve_parser *parser) {
  return VARVE_INVALID_ERROR(parser, parser->token.text.data, "the type of this number is unknown");
}

static varve_status parse_dense(varve_parser *parser, const varve_term *term,
                                const varve_entity **value) {
  const varve_entity *type = varve_term_type(term);
  return type != NULL && varve_is_shaped_type(type)
             ? varve_parse_attribute_of_type(parser, type, value)
             : report_type(parser);
}

static varve_status parse_integer(varve_parser *parser, const varve_term *term,
                                  const varve_entity **value) {
  const varve_entity *type = NULL;
  varve_lexer after_sign = parser->lexer;
  varve_token digits = parser->token;
  if (varve_at(parser, VARVE_TOKEN_MINUS))
    varve_lexer_next(&after_sign, &digits);
  VARVE_TRY(varve_number_type(parser->context, term, digits.text, &type));
  return type == NULL ? report_type(parser) : parse_bits(parser, type, value);
}

varve_status varve_set_number(varve_parser *parser, const varve_operation_draft *draft,
                              uint32_t index, const varve_term *term) {
  const varve_syntax_equation *equation = &draft->format->equations[index];
  const varve_format_slot *given =
      varve_find_slot(parser, draft, VARVE_SLOT_CLAUSE, draft->format->clause_count + index);
  const varve_entity *value = NULL;
  const varve_parser_place end = varve_parser_mark(parser);
  varve_reset(parser, given->place);
  varve_status status = varve_at_word(parser, "dense") ? parse_dense(parser, term, &value)
                                                       : parse_integer(parser, term, &value);
  varve_format_slot *slot = varve_find_slot(parser, draft, VARVE_SLOT_ATTRIBUTE, equation->index);
  slot->attribute = value;
  slot->is_set = true;
  varve_parser_return(parser, &end);
  return status;
}

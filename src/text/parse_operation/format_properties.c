/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Properties in angle brackets: <{name = value}> of prop-dict, and <name = value> before attr-dict,
 * with which later states of LLVM 24 write the properties that a format does not write itself.
 * format-spec/assembly-format.md, "Attributes". */
#include "text/parse/parse_by_format.h"
#include "text/parse_operation/parse_operation_by_format.h"
#include "text/print_operation/print_operation_by_format.h"

typedef varve_format_run format_run;

/* Parsing */

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

/* Printing */

/* Formats of operations that C++ prints, and older states, have properties in attr-dict. */
bool varve_has_strict_properties(const format_run *run) {
  return varve_era_has_strict_properties(run->printer->context->era) &&
         !run->format->is_printed_by_code;
}

static varve_status put_property(const format_run *run, uint32_t property, bool *is_open) {
  const varve_entity *value = varve_printed_property(run, property);
  bool is_it = false;
  VARVE_TRY(varve_is_in_attr_dict(run, property, value, &is_it));
  if (!is_it)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(run->printer, *is_open ? VARVE_SLICE(", ") : VARVE_SLICE(" <")));
  *is_open = true;
  VARVE_TRY(varve_put(run->printer, run->format->definition->properties[property].name));
  if (value->kind == VARVE_KIND_UNIT)
    return VARVE_STATUS_OK;
  const varve_attribute_syntax *syntax = varve_syntax_of_attribute(run->format, property, false);
  const varve_print_value_request request = {.syntax = syntax, .property = syntax->property};
  VARVE_PUT(run->printer, " = ");
  return varve_print_form(run->printer, &request, value);
}

varve_status varve_put_named_properties(const format_run *run) {
  const varve_operation_definition *definition = run->format->definition;
  bool is_open = false;
  for (uint32_t order = 0; order < definition->property_count; order++)
    for (uint32_t i = 0; i < definition->property_count; i++)
      if (definition->properties[i].order == order)
        VARVE_TRY(put_property(run, i, &is_open));
  return is_open ? varve_put_char(run->printer, '>') : VARVE_STATUS_OK;
}

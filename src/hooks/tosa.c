/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of tosa that assembly formats cannot express: attributes that are words, control
 * flow, variables. */
#include <stdio.h>

#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

/* An enum attribute that the text contains as a word: `mode = BILINEAR` for
 * #tosa.resize_mode<BILINEAR>. */
typedef struct word_attribute {
  varve_slice name;
  const char *mnemonic;
} word_attribute;
static const word_attribute word_attributes[] = {
    {VARVE_SLICE_INIT("block_size"), "block_size"},
    {VARVE_SLICE_INIT("mode"), "resize_mode"},
    {VARVE_SLICE_INIT("nan_mode"), "nan_mode"},
    {VARVE_SLICE_INIT("rounding_mode"), "rounding_mode"},
};

static const word_attribute *find_word_attribute(const varve_operation_name *operation,
                                                 varve_slice name) {
  if (operation->definition == NULL || varve_find_property(operation->definition, name) == NULL)
    return NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(word_attributes); i++)
    if (varve_slice_equal(word_attributes[i].name, name))
      return &word_attributes[i];
  return NULL;
}

/* %a, %b {name = value, mode = WORD} : (types) -> types */

static varve_status parse_entry(varve_parser *parser, const varve_operation_draft *draft) {
  varve_slice name = parser->token.text;
  const varve_entity *value = NULL;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return VARVE_EXPECTED(parser, "expected the name of an attribute");
  varve_advance(parser);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after the name of an attribute"));
  const word_attribute *attribute = find_word_attribute(draft->name, name);
  if (attribute != NULL && varve_at(parser, VARVE_TOKEN_WORD)) {
    varve_token token = parser->token;
    char text[128];
    int size = snprintf(text, sizeof text, "#tosa.%s<%.*s>", attribute->mnemonic,
                        VARVE_FORMAT_SLICE(token.text));
    varve_status status = VARVE_STATUS_INVALID;
    if (size > 0 && (size_t)size < sizeof text)
      status = varve_fixed_attribute(parser, varve_slice_of(text), &value);
    varve_advance(parser);
    if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX)
      return VARVE_INVALID_ERROR(parser, parser->token.text.data, "'%.*s' is not a value of %.*s",
                                 VARVE_FORMAT_SLICE(token.text),
                                 VARVE_FORMAT_SLICE(attribute->name));
    VARVE_TRY(status);
  } else
    VARVE_TRY(varve_parse_attribute(parser, &value));
  return varve_add_attribute(parser, name, value);
}

static varve_status parse_entries(varve_parser *parser, const varve_operation_draft *draft) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_BRACE) ||
      varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(parse_entry(parser, draft));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_BRACE, " after the attributes");
}

/* Parses a function type. Resolves the operands from index first on with its inputs, and adds
 * its results to the operation. If first is 0, a ':' must precede the type. */
static varve_status parse_function_type(varve_parser *parser, const varve_operation_draft *draft,
                                        size_t first, const varve_entity **type) {
  const char *place = parser->token.text.data;
  size_t count = varve_draft_operand_count(parser, draft) - first;
  if (first == 0)
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the operation"));
  VARVE_TRY(varve_parse_type(parser, type));
  if ((*type)->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "expected a function type");
  uint32_t inputs = varve_function_type_num_inputs(*type);
  if (inputs != count)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "%zu operand%s, but %u type%s of operands", count,
                               count == 1 ? "" : "s", inputs, inputs == 1 ? "" : "s");
  for (uint32_t i = 0; i < inputs; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, first + i, (*type)->children[i]));
  for (uint32_t i = inputs; i < (*type)->child_count; i++)
    VARVE_TRY(varve_add_result(parser, (*type)->children[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_parse_tosa_with_words(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(parse_entries(parser, draft));
  VARVE_TRY(parse_function_type(parser, draft, 0, &type));
  return varve_finish_custom(parser, draft);
}

/* Finds the word for an enum attribute. *word is empty if the value is not an enum attribute or
 * the enum has no word for its number. */
static varve_status find_word(varve_printer *printer, const word_attribute *attribute,
                              const varve_entity *value, varve_slice *word) {
  const varve_entity_definition *definition = NULL;
  *word = VARVE_SLICE("");
  if (!varve_entity_is_parametric(value) || varve_parameter_count(value) != 1 ||
      varve_parameter(value, 0)->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(printer->context, VARVE_SLICE("tosa"),
                              varve_slice_of(attribute->mnemonic), false, &definition));
  if (definition == NULL || definition->parameter_count != 1)
    return VARVE_STATUS_OK;
  varve_enum_definition found =
      varve_find_enum_in_rule(definition->dialect, definition->parameters[0].rule);
  varve_record_list cases = found.record.cases;
  uint64_t number = varve_integer_words(varve_parameter(value, 0))[0];
  for (uint32_t i = 0; i < cases.count; i++)
    if (varve_enum_case_value(found.tables, cases, i) == number)
      *word = varve_enum_case_text(found.tables, cases, i);
  return VARVE_STATUS_OK;
}

/* Prints "name = value". Prints nothing if the value is PROPAGATE, the default of nan_mode. */
static varve_status put_entry(varve_printer *printer, const varve_operation *op,
                              const varve_entity *const *entry, bool *is_open) {
  varve_slice name = varve_string_bytes(entry[0]);
  const varve_entity *value = entry[1];
  const word_attribute *attribute = find_word_attribute(op->name, name);
  varve_slice word = VARVE_SLICE("");
  if (attribute != NULL)
    VARVE_TRY(find_word(printer, attribute, value, &word));
  if (varve_slice_equal(word, VARVE_SLICE("PROPAGATE")))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, *is_open ? VARVE_SLICE(", ") : VARVE_SLICE(" {")));
  *is_open = true;
  VARVE_TRY(varve_put_keyword(printer, name));
  VARVE_PUT(printer, " = ");
  return word.size != 0 ? varve_put(printer, word) : varve_print_attribute(printer, value);
}

varve_status varve_print_tosa_with_words(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *merged = NULL, *conflict = NULL;
  bool is_open = false;
  VARVE_TRY(varve_print_all_operands(printer, op));
  if (varve_merge_attributes(printer->context, varve_operation_dictionary(op),
                             varve_operation_properties(op), &merged, &conflict) != VARVE_STATUS_OK)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; merged != NULL && i < varve_dictionary_size(merged); i++)
    VARVE_TRY(put_entry(printer, op, merged->children + 2 * (size_t)i, &is_open));
  VARVE_TRY(varve_put(printer, is_open ? VARVE_SLICE("} : ") : VARVE_SLICE(" : ")));
  return varve_print_functional_type(printer, op);
}

/* tosa.cond_if %c (%a = %b) : type (types) -> types {...} else {...} {...} */

static varve_status then_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  if (varve_accept_word(parser, "else")) {
    return varve_begin_region_then(parser, &draft, varve_finish_with_attributes_step);
  }
  VARVE_TRY(varve_add_region(parser));
  return varve_finish_with_attributes(parser, &draft);
}

/* Returns whether the text has the type of the condition. It does not in eras before LLVM 22. */
static bool has_condition_type(const varve_context *context) {
  return varve_era_has(context->era, VARVE_HAS_TOSA_CONDITION_TYPE);
}

static varve_status parse_condition_type(varve_parser *parser, const varve_entity **type) {
  if (has_condition_type(parser->context)) {
    return varve_parse_colon_type(parser, " and the type of the condition", type);
  }
  return varve_tensor_type_get(parser->context, (varve_dims){NULL, 0}, parser->context->i1, NULL,
                               type);
}

/* Parses tosa.cond_if. Ignores the names before '=' in the list, because the header of each
 * entry block repeats them. */
varve_status varve_parse_tosa_cond_if(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  size_t first_argument = parser->arguments.count;
  VARVE_TRY(varve_parse_operand(parser));
  bool has_list = varve_at(parser, VARVE_TOKEN_LEFT_PAREN);
  if (has_list)
    VARVE_TRY(varve_parse_assignment_list(parser));
  varve_vector_truncate(&parser->arguments, first_argument);
  VARVE_TRY(parse_condition_type(parser, &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  if (has_list)
    VARVE_TRY(parse_function_type(parser, draft, 1, &type));
  else
    VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_begin_region_then(parser, draft, then_step);
}

/* Prints (%a = %b, ...): the arguments of the entry block and the operands from index first on.
 * Prints nothing if the operation has no operand from this index on. */
static varve_status put_assignments(varve_printer *printer, const varve_operation *op,
                                    uint32_t region, uint32_t first) {
  const varve_block *block = varve_operation_region(op, region)->first;
  if (first >= op->operand_count)
    return VARVE_STATUS_OK;
  if (block == NULL || block->argument_count != op->operand_count - first)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < block->argument_count; i++) {
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE(" (") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_argument(printer, block, i));
    VARVE_PUT(printer, " = ");
    VARVE_TRY(varve_print_value(printer, varve_operation_operand(op, first + i)));
  }
  return varve_put_char(printer, ')');
}

enum { WHOLE = VARVE_REGION_ARGUMENTS | VARVE_REGION_TERMINATORS };

static varve_status put_if_results(varve_printer *printer, const varve_operation *op) {
  if (!has_condition_type(printer->context))
    return varve_print_result_list(printer, op);
  return varve_operation_result_count(op) == 0 ? varve_put(printer, VARVE_SLICE(" -> ()"))
                                               : varve_print_optional_arrow_results(printer, op);
}

static varve_status put_if_head(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range inputs = {1, op->operand_count - 1};
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(put_assignments(printer, op, 0, 1));
  if (has_condition_type(printer->context)) {
    VARVE_TRY(varve_print_colon_types(printer, op, (varve_value_range){0, 1}));
  }
  if (inputs.count != 0) {
    VARVE_PUT(printer, " (");
    VARVE_TRY(varve_print_operand_types(printer, op, inputs));
    VARVE_PUT(printer, ")");
  }
  VARVE_TRY(put_if_results(printer, op));
  return varve_print_region(printer, frame, 0, WHOLE);
}

varve_status varve_print_tosa_cond_if(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step == 0)
    return put_if_head(printer, frame);
  const varve_region *otherwise = varve_operation_region(op, 1);
  if (frame->step == 1 && otherwise->first != NULL) {
    VARVE_PUT(printer, " else ");
    return varve_ask_region(frame, otherwise, WHOLE);
  }
  return varve_print_attr_dict(printer, op, VARVE_NO_ELISION);
}

/* tosa.while_loop (%a = %b) : (types) -> types {...} do {...} attributes {...} */

varve_status varve_parse_tosa_while_loop(varve_parser *parser, varve_operation_draft *draft) {
  size_t first_argument = parser->arguments.count;
  const varve_entity *type = NULL;
  if (varve_at(parser, VARVE_TOKEN_LEFT_PAREN))
    VARVE_TRY(varve_parse_assignment_list(parser));
  VARVE_TRY(parse_function_type(parser, draft, 0, &type));
  for (size_t i = first_argument; i < parser->arguments.count; i++)
    varve_region_argument_at(parser, i)->type = type->children[i - first_argument];
  return varve_begin_region_with_then(parser, draft, first_argument, varve_do_step);
}

varve_status varve_print_tosa_while_loop(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  switch (frame->step) {
  case 0:
    VARVE_TRY(put_assignments(printer, op, 0, 0));
    VARVE_PUT(printer, " : ");
    VARVE_TRY(varve_print_functional_type(printer, op));
    return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
  case 1:
    VARVE_PUT(printer, " do ");
    return varve_ask_region(frame, varve_operation_region(op, 1), WHOLE);
  default:
    return varve_print_attr_dict_with_keyword(printer, op, VARVE_NO_ELISION);
  }
}

/* custom<VariableOpTypeOrInitialValue>(shape, type, initial value) of tosa.variable: ": type",
 * or "= value" with a value of a tensor type. The shape is a dense<...> attribute with elements
 * of type index, where -1 is an unknown dimension. */

enum { SHAPE, ELEMENT, VALUE };

static varve_status set_shape(varve_parser *parser, varve_parse_call *call,
                              const varve_entity *type) {
  const varve_entity *attribute = NULL;
  if (type == NULL || !varve_is_shaped_type(type) || !varve_is_ranked_type(type))
    return VARVE_INVALID_ERROR(parser, parser->token.text.data, "expected a tensor of known rank");
  VARVE_TRY(varve_type_attribute_get(parser->context, varve_type_element(type), &attribute));
  VARVE_TRY(varve_set_attribute(parser, call, ELEMENT, attribute));
  VARVE_TRY(varve_index_elements_get(parser, varve_type_dims(type), &attribute));
  return varve_set_attribute(parser, call, SHAPE, attribute);
}

varve_status varve_parse_tosa_variable(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *value = NULL, *type = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_EQUAL)) {
    VARVE_TRY(varve_parse_colon_type(parser, " and the type of the variable", &type));
    return set_shape(parser, call, type);
  }
  VARVE_TRY(varve_parse_attribute(parser, &value));
  VARVE_TRY(varve_set_attribute(parser, call, VALUE, value));
  if (value->child_count != 0 && varve_is_type(value->children[0]))
    type = value->children[0];
  return set_shape(parser, call, type);
}

static varve_status put_type(varve_printer *printer, const varve_entity *shape,
                             const varve_entity *element) {
  enum { MAX_RANK = 64 };
  int64_t sizes[MAX_RANK];
  const varve_entity *type = NULL;
  uint64_t count;
  if (!varve_index_elements_count(shape, &count) || count > MAX_RANK)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint64_t i = 0; i < count; i++) {
    int64_t size = varve_index_element(shape, i);
    sizes[i] = size == -1 ? VARVE_DYNAMIC : size;
  }
  varve_dims dims = {sizes, (size_t)count};
  if (varve_tensor_type_get(printer->context, dims, element, NULL, &type) != VARVE_STATUS_OK)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_type_after(printer, ": ", type);
}

varve_status varve_print_tosa_variable(varve_printer *printer, varve_print_call *call) {
  const varve_entity *value = varve_printed_attribute(call, VALUE);
  const varve_entity *shape = varve_printed_attribute(call, SHAPE);
  const varve_entity *element = varve_printed_attribute(call, ELEMENT);
  if (value != NULL) {
    return varve_print_attribute_between(printer, "= ", value, "");
  }
  if (element == NULL || element->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  return put_type(printer, shape, element->children[0]);
}

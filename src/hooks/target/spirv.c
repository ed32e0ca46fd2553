/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks of dialect spirv: the directives custom<...> in its formats, functions, and
 * specialization constants. The mnemonic of the enum attribute #spirv.storage_class<...> is
 * "storage_class". If the constraint of a property does not name an attribute, the mnemonic is
 * the name of the property. */
#include "hooks/target/spirv.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/spirv_parts.h"
#include "hooks/hooks.h"
#include "hooks/shared/function_signature.h"

#define CONTROL VARVE_SLICE("function_control")

static varve_status find_enum(varve_context *context, varve_slice mnemonic,
                              const varve_parameter_rule **rule) {
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(context, VARVE_SLICE("spirv"), mnemonic, false, &definition));
  if (definition == NULL || definition->format == NULL || definition->parameter_count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  *rule = &definition->format->parameters[0].rule;
  return (*rule)->kind == VARVE_PARAMETER_ENUM ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* Parses a value of the enum and sets *number to the number of the value: a word if is_word is
 * true, otherwise a string in quotes. The error message contains the mnemonic of the enum. */
static varve_status parse_number(varve_parser *parser, const varve_parameter_rule *rule,
                                 varve_slice mnemonic, bool is_word, uint64_t *number) {
  const varve_entity *name = NULL;
  *number = 0;
  bool is_there = varve_at(parser, is_word ? VARVE_TOKEN_WORD : VARVE_TOKEN_STRING);
  bool is_missing = !is_word && (varve_at(parser, VARVE_TOKEN_WORD) ||
                                 varve_at(parser, VARVE_TOKEN_PERCENT_NAME));
  const char *place = is_missing ? varve_missing_place(parser) : parser->token.text.data;
  VARVE_TRY(varve_parse_word_or_string(parser, &name));
  if (is_there && varve_enum_find(rule, varve_string_bytes(name), number))
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "expected a %.*s of spirv%s",
                             VARVE_FORMAT_SLICE(mnemonic), is_word ? "" : ", in quotes");
}

static varve_status enum_get(varve_context *context, varve_slice mnemonic, uint64_t number,
                             const varve_entity **value) {
  const varve_entity *dialect = NULL, *bits = NULL;
  *value = NULL;
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("spirv"), &dialect));
  VARVE_TRY(varve_integer_get_i64(context, context->i64, (int64_t)number, &bits));
  return varve_parametric_attribute_get(context, dialect, mnemonic, &bits, 1, value);
}

static varve_status print_number(varve_printer *printer, const varve_parameter_rule *rule,
                                 uint64_t number) {
  return varve_enum_has(rule, number) ? varve_enum_print(rule, number, printer->out)
                                      : VARVE_STATUS_UNSUPPORTED;
}

/* Reads the number of an enum attribute. Returns false if value is NULL or another attribute. */
static bool number_of(const varve_entity *value, uint64_t *number) {
  if (value == NULL || value->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
      !varve_entity_is_parametric(value) || varve_parameter_count(value) != 1 ||
      varve_parameter(value, 0)->kind != VARVE_KIND_INTEGER)
    return false;
  *number = varve_integer_words(varve_parameter(value, 0))[0];
  return true;
}

static varve_slice mnemonic_of(const varve_operation_format *format,
                               const varve_syntax_element *arguments) {
  const varve_slice prefix = VARVE_SLICE("#spirv.");
  const varve_property_definition *property =
      &format->definition->properties[varve_argument_element(arguments, 0)->index];
  const varve_definition_tables *tables = format->definition->dialect->tables;
  varve_constraint_record record = varve_constraint_record_at(tables, property->constraint);
  varve_slice base = record.kind == VARVE_CONSTRAINT_BASE ? varve_table_text(tables, record.text)
                                                          : VARVE_SLICE("");
  return varve_slice_starts_with(base, prefix)
             ? varve_slice_make(base.data + prefix.size, base.size - prefix.size)
             : property->name;
}

static bool is_spv(const varve_operation_format *format) {
  return varve_slice_starts_with(format->definition->name, VARVE_SLICE("spv."));
}

static varve_slice dialect_of(const varve_operation_format *format) {
  return is_spv(format) ? VARVE_SLICE("spv") : VARVE_SLICE("spirv");
}

/* Returns the integer type and the case names of an enum attribute of dialect spv. Returns NULL
 * for dialect spirv, whose enum attributes are not integers, but #spirv.storage_class<...> and
 * the like. */
static const varve_attribute_syntax *integer_syntax(const varve_operation_format *format,
                                                    const varve_syntax_element *arguments,
                                                    uint32_t argument) {
  return is_spv(format) ? &format->attributes[varve_argument_element(arguments, argument)->index]
                        : NULL;
}

static varve_status set_enum(varve_parser *parser, varve_parse_call *call, uint32_t argument,
                             varve_slice mnemonic, uint64_t number) {
  const varve_attribute_syntax *syntax = integer_syntax(call->format, call->arguments, argument);
  const varve_entity *value = NULL;
  VARVE_TRY(syntax == NULL ? enum_get(parser->context, mnemonic, number, &value)
                           : varve_integer_get(parser->context, syntax->type, &number, &value));
  return varve_set_attribute(parser, call, argument, value);
}

/* Reads the number of the enum attribute that an argument denotes. Returns false if the
 * attribute is missing or of another kind. */
static bool printed_number(const varve_print_call *call, uint32_t argument, uint64_t *number) {
  const varve_attribute_syntax *syntax = integer_syntax(call->format, call->arguments, argument);
  const varve_entity *value = varve_printed_attribute(call, argument);
  return syntax == NULL ? number_of(value, number) : varve_enum_number_of(syntax, value, number);
}

/* Parses a value of the enum of argument 0. Sets the argument to this value, and *number to its
 * number. */
static varve_status parse_enum(varve_parser *parser, varve_parse_call *call, varve_slice mnemonic,
                               bool is_word, uint64_t *number) {
  const varve_attribute_syntax *syntax = integer_syntax(call->format, call->arguments, 0);
  const varve_parameter_rule *rule = syntax == NULL ? NULL : &syntax->rule;
  if (rule == NULL)
    VARVE_TRY(find_enum(parser->context, mnemonic, &rule));
  VARVE_TRY(parse_number(parser, rule, mnemonic, is_word, number));
  return set_enum(parser, call, 0, mnemonic, *number);
}

static varve_status print_enum(varve_printer *printer, const varve_print_call *call,
                               varve_slice mnemonic, varve_slice quote) {
  const varve_attribute_syntax *syntax = integer_syntax(call->format, call->arguments, 0);
  const varve_parameter_rule *rule = syntax == NULL ? NULL : &syntax->rule;
  uint64_t number;
  if (!printed_number(call, 0, &number))
    return VARVE_STATUS_UNSUPPORTED;
  if (rule == NULL)
    VARVE_TRY(find_enum(printer->context, mnemonic, &rule));
  VARVE_TRY(varve_put(printer, quote));
  VARVE_TRY(print_number(printer, rule, number));
  return varve_put(printer, quote);
}

/* custom<Name>($enum): "Name|Name", custom<Word>($enum): Name */

static varve_status parse_own_enum(varve_parser *parser, varve_parse_call *call, bool is_word) {
  uint64_t number;
  return parse_enum(parser, call, mnemonic_of(call->format, call->arguments), is_word, &number);
}

static varve_status print_own_enum(varve_printer *printer, const varve_print_call *call,
                                   varve_slice quote) {
  return print_enum(printer, call, mnemonic_of(call->format, call->arguments), quote);
}

varve_status varve_parse_spirv_name(varve_parser *parser, varve_parse_call *call) {
  return parse_own_enum(parser, call, false);
}

varve_status varve_print_spirv_name(varve_printer *printer, varve_print_call *call) {
  return print_own_enum(printer, call, VARVE_SLICE("\""));
}

varve_status varve_parse_spirv_word(varve_parser *parser, varve_parse_call *call) {
  return parse_own_enum(parser, call, true);
}

varve_status varve_print_spirv_word(varve_printer *printer, varve_print_call *call) {
  return print_own_enum(printer, call, VARVE_SLICE(""));
}

/* custom<Control>($enum): control(Name), or nothing for 0 */

varve_status varve_parse_spirv_control(varve_parser *parser, varve_parse_call *call) {
  if (!varve_accept_word(parser, "control"))
    return set_enum(parser, call, 0, mnemonic_of(call->format, call->arguments), 0);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the control"));
  VARVE_TRY(parse_own_enum(parser, call, true));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the control");
}

varve_status varve_print_spirv_control(varve_printer *printer, varve_print_call *call) {
  uint64_t number;
  if (printed_number(call, 0, &number) && number == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " control(");
  VARVE_TRY(print_own_enum(printer, call, VARVE_SLICE("")));
  return varve_put_char(printer, ')');
}

/* custom<ImageOperands>($image_operands): ["Bias|Lod"] or nothing. mlir-opt prints a space
 * before this directive even if the directive prints nothing. */

varve_status varve_parse_spirv_image_operands(varve_parser *parser, varve_parse_call *call) {
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  VARVE_TRY(parse_own_enum(parser, call, false));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the image operands");
}

varve_status varve_print_spirv_image_operands(varve_printer *printer, varve_print_call *call) {
  if (varve_printed_attribute(call, 0) == NULL)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "[");
  VARVE_TRY(print_own_enum(printer, call, VARVE_SLICE("\"")));
  return varve_put_char(printer, ']');
}

/* custom<SymbolName>($sym_name): @name, or nothing if the attribute is optional */

varve_status varve_parse_spirv_symbol_name(varve_parser *parser, varve_parse_call *call) {
  uint32_t index = varve_argument_element(call->arguments, 0)->index;
  bool is_optional = call->format->definition->properties[index].kind == VARVE_PROPERTY_OPTIONAL;
  const varve_entity *name = NULL;
  VARVE_TRY(
      (is_optional ? varve_parse_optional_symbol_name : varve_parse_symbol_name)(parser, &name));
  return varve_set_attribute(parser, call, 0, name);
}

varve_status varve_print_spirv_symbol_name(varve_printer *printer, varve_print_call *call) {
  const varve_entity *name = varve_printed_attribute(call, 0);
  return name == NULL ? VARVE_STATUS_OK : varve_print_symbol(printer, name);
}

/* custom<Symbols>($array) is a list of symbols: @a, @b. custom<Numbers>($array) is exactly two
 * numbers of type i32: 1, 2. With "," as a second argument, a comma precedes each item, and the
 * list may have any length. */

static varve_status parse_list(varve_parser *parser, varve_parse_call *call, bool are_symbols) {
  const varve_entity *item = NULL;
  size_t first = parser->nodes.count;
  bool goes_on = call->argument_count == 1 || varve_accept(parser, VARVE_TOKEN_COMMA);
  while (goes_on) {
    const char *place = parser->token.text.data;
    VARVE_TRY(are_symbols ? varve_parse_attribute(parser, &item)
                          : varve_parse_integer_attribute(parser, parser->context->i32, &item));
    if (are_symbols && (item->kind != VARVE_KIND_SYMBOL_REF || item->child_count != 1))
      return VARVE_INVALID_ERROR(parser, place, "expected a symbol of this module: '@name'");
    VARVE_TRY(varve_push_node(parser, item));
    bool is_pair = !are_symbols && call->argument_count == 1;
    if (is_pair && parser->nodes.count == first + 1)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the other number"));
    else
      goes_on = !is_pair && varve_accept(parser, VARVE_TOKEN_COMMA);
  }
  return varve_set_array(parser, call, 0, first);
}

varve_status varve_parse_spirv_symbols(varve_parser *parser, varve_parse_call *call) {
  return parse_list(parser, call, true);
}

varve_status varve_parse_spirv_numbers(varve_parser *parser, varve_parse_call *call) {
  return parse_list(parser, call, false);
}

varve_status varve_print_spirv_list(varve_printer *printer, varve_print_call *call) {
  const varve_entity *array = varve_printed_attribute(call, 0);
  if (array == NULL || array->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < array->child_count; i++) {
    const varve_entity *item = array->children[i];
    bool is_number = item->kind == VARVE_KIND_INTEGER;
    if (i != 0 || call->argument_count != 1)
      VARVE_PUT(printer, ", ");
    if (is_number && item->children[0] != printer->context->i32)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(is_number ? varve_print_attribute_without_type(printer, item)
                        : varve_print_attribute(printer, item));
  }
  return VARVE_STATUS_OK;
}

/* Pointer types. custom<Pointer>(type($pointer)) parses the storage class in quotes, and sets
 * the type of the pointer to a pointer to type `none`. custom<Pointee>(type($value),
 * type($pointer)) comes later. It parses the element type, sets the type of the value to the
 * element type, and replaces `none` in the pointer. If both arguments are pointers, it replaces
 * `none` in both. */

varve_status varve_spirv_pointer_get(varve_context *context, const varve_entity *dialect,
                                     const varve_entity *pointee, const varve_entity *storage,
                                     const varve_entity **type) {
  const varve_entity *parts[2] = {pointee, storage};
  return varve_parametric_type_get(context, dialect, VARVE_SLICE("ptr"), parts, 2, type);
}

/* Returns whether the type is !spirv.mnemonic, or !spv.mnemonic in older releases. */
static bool is_spirv_type(const varve_entity *type, const char *mnemonic) {
  return varve_is_dialect_type(type, "spirv", mnemonic) ||
         varve_is_dialect_type(type, "spv", mnemonic);
}

const varve_entity *varve_spirv_pointee_of(const varve_entity *type) {
  bool is_pointer = is_spirv_type(type, "ptr") && varve_entity_is_parametric(type) &&
                    varve_parameter_count(type) == 2 && varve_is_type(varve_parameter(type, 0)) &&
                    varve_parameter(type, 1)->kind == VARVE_KIND_INTEGER;
  return is_pointer ? varve_parameter(type, 0) : NULL;
}

/* Finds the enum of storage classes in the definition of pointers. */
static varve_status storage_rule(varve_context *context, const varve_operation_format *format,
                                 const varve_parameter_rule **rule) {
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(context, dialect_of(format), VARVE_SLICE("ptr"), true, &definition));
  if (definition == NULL || definition->format == NULL || definition->parameter_count != 2)
    return VARVE_STATUS_UNSUPPORTED;
  *rule = &definition->format->parameters[1].rule;
  return (*rule)->kind == VARVE_PARAMETER_ENUM ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

varve_status varve_parse_spirv_pointer(varve_parser *parser, varve_parse_call *call) {
  const varve_parameter_rule *rule = NULL;
  const varve_entity *name = NULL, *storage = NULL, *dialect = NULL, *type = NULL;
  const char *place = parser->token.text.data;
  size_t first = parser->nodes.count;
  uint64_t number;
  VARVE_TRY(storage_rule(parser->context, call->format, &rule));
  if (!varve_slice_equal(dialect_of(call->format), VARVE_SLICE("spv"))) {
    VARVE_TRY(parse_number(parser, rule, VARVE_SLICE("storage_class"), false, &number));
  } else {
    VARVE_TRY(varve_expect_string(parser, "expected a storage class in quotes", &name));
    if (!varve_enum_find(rule, varve_string_bytes(name), &number))
      return VARVE_INVALID_ERROR(parser, place, "'%.*s' is not a storage class",
                                 VARVE_FORMAT_SLICE(varve_string_bytes(name)));
  }
  VARVE_TRY(
      varve_integer_get_i64(parser->context, parser->context->i64, (int64_t)number, &storage));
  VARVE_TRY(varve_string_get(parser->context, dialect_of(call->format), &dialect));
  VARVE_TRY(varve_spirv_pointer_get(parser->context, dialect, parser->context->none_type, storage,
                                    &type));
  VARVE_TRY(varve_push_node(parser, type));
  return varve_set_types(parser, call, 0, first);
}

static const varve_entity *printed_type(const varve_print_call *call, uint32_t argument) {
  const varve_operation *op = call->frame->op;
  uint32_t index = varve_printed_range(call, argument).first;
  return varve_argument_element(call->arguments, argument)[1].kind == VARVE_SYNTAX_OPERAND
             ? varve_operation_operand(op, index)->type
             : varve_operation_result(op, index)->type;
}

bool varve_spirv_is_block(const varve_operation_format *format) {
  return varve_slice_starts_with(format->definition->name, VARVE_SLICE("spirv.INTEL.")) ||
         varve_slice_starts_with(format->definition->name, VARVE_SLICE("spv.SubgroupBlock"));
}

varve_status varve_print_spirv_pointer(varve_printer *printer, varve_print_call *call) {
  const varve_entity *type = printed_type(call, 0);
  const varve_parameter_rule *rule = NULL;
  if (varve_spirv_pointee_of(type) == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(storage_rule(printer->context, call->format, &rule));
  if (varve_spirv_is_block(call->format)) { /* mlir-opt does not print the storage class, although
                                               its parser requires it */
    varve_take_back_space(printer);
    return VARVE_STATUS_OK;
  }
  VARVE_PUT(printer, "\"");
  VARVE_TRY(print_number(printer, rule, varve_integer_words(varve_parameter(type, 1))[0]));
  return varve_put_char(printer, '"');
}

static const varve_entity *element_of(const varve_operation_format *format,
                                      const varve_entity *type) {
  return varve_spirv_is_block(format) && type->kind == VARVE_KIND_VECTOR_TYPE
             ? varve_type_element(type)
             : type;
}

varve_status varve_parse_spirv_pointee(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *type = NULL;
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  type = varve_top_node(parser);
  for (uint32_t i = 0; i < call->argument_count; i++) {
    const varve_entity *const *types = varve_get_types(parser, call, i, &count);
    if (types == NULL) {
      VARVE_TRY(varve_set_types(parser, call, i, first));
      continue;
    }
    size_t place = (size_t)(types - (const varve_entity *const *)parser->nodes.data);
    VARVE_TRY(varve_spirv_pointer_get(
        parser->context, (*types)->children[0], element_of(call->format, type),
        varve_parameter(*types, 1), &VARVE_VECTOR_AT(&parser->nodes, const varve_entity *, place)));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_spirv_pointee(varve_printer *printer, varve_print_call *call) {
  const varve_entity *type = printed_type(call, 0),
                     *pointee = varve_spirv_pointee_of(printed_type(call, 1));
  bool are_pointers =
      varve_slice_equal(call->format->definition->name, VARVE_SLICE("spirv.CopyMemory")) ||
      varve_slice_equal(call->format->definition->name, VARVE_SLICE("spv.CopyMemory"));
  if (are_pointers)
    type = varve_spirv_pointee_of(type);
  if (pointee == NULL || type == NULL || pointee != element_of(call->format, type))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_type(printer, type);
}

/* custom<Access>($access, $alignment): ["Volatile|Aligned", 4] or nothing. Operations without an
 * alignment attribute have no number. custom<SourceAccess> is a comma and the text of
 * custom<Access>. mlir-opt prints the comma even if nothing follows. If only the target has a
 * memory access, mlir-opt prints this access for the source too; this printer uses the generic
 * form. */

enum { ALIGNED = 2 };

varve_status varve_parse_spirv_access(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *value = NULL;
  uint64_t number;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  VARVE_TRY(parse_enum(parser, call, VARVE_SLICE("memory_access"), false, &number));
  if ((number & ALIGNED) != 0 && call->argument_count > 1) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the alignment"));
    VARVE_TRY(varve_parse_attribute_of_type(parser, parser->context->i32, &value));
    VARVE_TRY(varve_set_attribute(parser, call, 1, value));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the memory access");
}

varve_status varve_parse_spirv_source_access(varve_parser *parser, varve_parse_call *call) {
  return varve_accept(parser, VARVE_TOKEN_COMMA) ? varve_parse_spirv_access(parser, call)
                                                 : VARVE_STATUS_OK;
}

varve_status varve_print_spirv_access(varve_printer *printer, varve_print_call *call) {
  const varve_entity *access = varve_printed_attribute(call, 0);
  const varve_entity *alignment =
      call->argument_count > 1 ? varve_printed_attribute(call, 1) : NULL;
  uint64_t number = 0;
  bool is_aligned = printed_number(call, 0, &number) && (number & ALIGNED) != 0;
  if (is_aligned != (alignment != NULL))
    return VARVE_STATUS_UNSUPPORTED;
  if (access == NULL)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, " [");
  VARVE_TRY(print_enum(printer, call, VARVE_SLICE("memory_access"), VARVE_SLICE("\"")));
  if (is_aligned) {
    VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_attribute_without_type(printer, alignment));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_print_spirv_source_access(varve_printer *printer, varve_print_call *call) {
  if (varve_printed_attribute(call, 0) == NULL && varve_printed_attribute(call, 2) != NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, ", ");
  return varve_print_spirv_access(printer, call);
}

/* Variables. custom<Decorations>($set, $binding, $built_in): bind(1, 2), built_in("Name") or
 * nothing. custom<VariableType>(type($pointer), $storage_class): the type of a pointer.
 * custom<PointerType>($type): a colon and the type of a pointer. */

static varve_status parse_decoration(varve_parser *parser, varve_parse_call *call,
                                     uint32_t argument) {
  const varve_entity *value = NULL;
  const varve_context *context = parser->context;
  VARVE_TRY(varve_parse_attribute_of_type(parser, argument == 2 ? context->none_type : context->i32,
                                          &value));
  return varve_set_attribute(parser, call, argument, value);
}

varve_status varve_parse_spirv_decorations(varve_parser *parser, varve_parse_call *call) {
  bool is_bind = varve_accept_word(parser, "bind");
  if (!is_bind && !varve_accept_word(parser, "built_in"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the decoration"));
  VARVE_TRY(parse_decoration(parser, call, is_bind ? 0 : 2));
  if (is_bind) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the binding"));
    VARVE_TRY(parse_decoration(parser, call, 1));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the decoration");
}

varve_status varve_print_spirv_decorations(varve_printer *printer, varve_print_call *call) {
  const varve_entity *values[3];
  for (uint32_t i = 0; i < 3; i++)
    values[i] = varve_printed_attribute(call, i);
  bool is_bound = values[0] != NULL;
  if (is_bound != (values[1] != NULL) || (is_bound && values[2] != NULL))
    return VARVE_STATUS_UNSUPPORTED;
  if (!is_bound && values[2] == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, is_bound ? VARVE_SLICE(" bind(") : VARVE_SLICE(" built_in(")));
  VARVE_TRY(varve_print_attribute_without_type(printer, values[is_bound ? 0 : 2]));
  if (is_bound) {
    VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_attribute_without_type(printer, values[1]));
  }
  return varve_put_char(printer, ')');
}

/* Parses a pointer type and leaves it on the stack of nodes. Reports any other type at place. */
static varve_status parse_pointer_type(varve_parser *parser, const char *place) {
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  if (varve_spirv_pointee_of(varve_top_node(parser)) != NULL)
    return VARVE_STATUS_OK;
  return VARVE_INVALID_ERROR(parser, place, "the type of a variable must be a pointer");
}

varve_status varve_parse_spirv_variable_type(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count;
  VARVE_TRY(parse_pointer_type(parser, parser->token.text.data));
  const varve_entity *type = varve_top_node(parser);
  VARVE_TRY(set_enum(parser, call, 1, VARVE_SLICE("storage_class"),
                     varve_integer_words(varve_parameter(type, 1))[0]));
  return varve_set_types(parser, call, 0, first);
}

varve_status varve_print_spirv_variable_type(varve_printer *printer, varve_print_call *call) {
  const varve_entity *type = printed_type(call, 0);
  uint64_t storage;
  if (varve_spirv_pointee_of(type) == NULL || !printed_number(call, 1, &storage) ||
      storage != varve_integer_words(varve_parameter(type, 1))[0])
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_type(printer, type);
}

varve_status varve_parse_spirv_pointer_type(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *type = NULL;
  const char *place = parser->token.text.data;
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the variable"));
  VARVE_TRY(parse_pointer_type(parser, place));
  VARVE_TRY(varve_type_attribute_get(parser->context, varve_top_node(parser), &type));
  varve_vector_truncate(&parser->nodes, first);
  return varve_set_attribute(parser, call, 0, type);
}

varve_status varve_print_spirv_pointer_type(varve_printer *printer, varve_print_call *call) {
  const varve_entity *type = varve_printed_attribute(call, 0);
  if (type == NULL || type->kind != VARVE_KIND_TYPE ||
      varve_spirv_pointee_of(type->children[0]) == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attribute_between(printer, ": ", type, "");
}

/* custom<Constant>($value, type($constant)): value, or value : type if the value does not imply
 * the type. */

/* Finds the type that the value implies. *type is NULL if the value is a type attribute, or has no
 * type, type none or a tensor type. */
static varve_status implied_type(varve_context *context, const varve_entity *value,
                                 const varve_entity **type) {
  VARVE_TRY(varve_attribute_own_type(context, value, type));
  if (*type == NULL || value->kind == VARVE_KIND_TYPE || (*type)->kind == VARVE_KIND_NONE_TYPE ||
      (*type)->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
      (*type)->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE)
    *type = NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_parse_spirv_constant(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *value = NULL, *type = NULL;
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_parse_attribute(parser, &value));
  VARVE_TRY(varve_set_attribute(parser, call, 0, value));
  VARVE_TRY(implied_type(parser->context, value, &type));
  if (type != NULL) {
    VARVE_TRY(varve_push_node(parser, type));
  } else {
    VARVE_TRY(varve_parse_colon_type_to_stack(parser, " and the type of the constant"));
  }
  return varve_set_types(parser, call, 1, first);
}

varve_status varve_print_spirv_constant(varve_printer *printer, varve_print_call *call) {
  const varve_entity *value = varve_printed_attribute(call, 0);
  const varve_entity *type = printed_type(call, 1), *implied = NULL;
  VARVE_TRY(implied_type(printer->context, value, &implied));
  bool is_array = is_spirv_type(type, "array");
  if (is_array ? implied != NULL : implied != type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_attribute(printer, value));
  if (!is_array)
    return VARVE_STATUS_OK;
  return varve_print_colon_type(printer, type);
}

/* custom<Part>($indices, type($composite), type($component)): [0 : i32] : type. The type of the
 * component is inferred. */

static const varve_entity *part_at(const varve_entity *indices, const varve_entity *type) {
  if (indices->kind != VARVE_KIND_ARRAY || indices->child_count == 0)
    return NULL;
  for (uint32_t i = 0; type != NULL && i < indices->child_count; i++) {
    const varve_entity *index = indices->children[i];
    bool is_index = index->kind == VARVE_KIND_INTEGER && index->payload_size == 8;
    type = is_index ? varve_spirv_part(type, varve_integer_words(index)[0]) : NULL;
  }
  return type;
}

varve_status varve_parse_spirv_part(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *indices = NULL, *part = NULL;
  const char *place = parser->token.text.data;
  size_t first = parser->nodes.count;
  VARVE_TRY(varve_parse_attribute(parser, &indices));
  VARVE_TRY(varve_set_attribute(parser, call, 0, indices));
  VARVE_TRY(varve_parse_colon_type_to_stack(parser, " and the type of the composite"));
  VARVE_TRY(varve_set_types(parser, call, 1, first));
  part = part_at(indices, varve_top_node(parser));
  if (part == NULL)
    return VARVE_INVALID_ERROR(parser, place, "the type has no element at these indices");
  VARVE_TRY(varve_push_node(parser, part));
  return varve_set_types(parser, call, 2, first + 1);
}

varve_status varve_print_spirv_part(varve_printer *printer, varve_print_call *call) {
  const varve_entity *indices = varve_printed_attribute(call, 0);
  if (part_at(indices, printed_type(call, 1)) != printed_type(call, 2))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_attribute(printer, indices));
  return varve_print_colon_type(printer, printed_type(call, 1));
}

/* Functions and specialization constants */

/* Prints nothing. Returns UNSUPPORTED if the operation has attributes other than the known ones,
 * because the form cannot represent them. */
static varve_status print_no_others(varve_printer *printer, const varve_operation *op,
                                    varve_elided known) {
  size_t start = printer->out->size;
  VARVE_TRY(varve_print_attr_dict(printer, op, known));
  return printer->out->size == start ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

/* spirv.func @name(%a: type) -> type "None" attributes {...} {...}. spirv.ARM.Graph has the same
 * form without the function control "None". */

static bool has_function_control(const varve_operation_name *name) {
  return !varve_slice_equal(name->text, VARVE_SLICE("spirv.ARM.Graph"));
}

varve_status varve_parse_spirv_func(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *control = NULL, *type = NULL;
  const varve_parameter_rule *rule = NULL;
  uint64_t number;
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(varve_add_signature(parser, &signature, type));
  if (has_function_control(draft->name)) {
    VARVE_TRY(find_enum(parser->context, CONTROL, &rule));
    VARVE_TRY(parse_number(parser, rule, CONTROL, false, &number));
    VARVE_TRY(enum_get(parser->context, CONTROL, number, &control));
    VARVE_TRY(varve_add_attribute(parser, CONTROL, control));
  }
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return varve_begin_function_region(parser, &signature);
}

varve_status varve_print_spirv_func(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_printed_signature signature;
  const varve_parameter_rule *rule = NULL;
  uint64_t number;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_printed_signature_of(op, &signature));
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_function_signature(printer, &signature));
  if (has_function_control(op->name)) {
    if (!number_of(varve_operation_attribute(op, CONTROL), &number))
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(find_enum(printer->context, CONTROL, &rule));
    VARVE_PUT(printer, " \"");
    VARVE_TRY(print_number(printer, rule, number));
    VARVE_PUT(printer, "\"");
  }
  VARVE_TRY(varve_print_attr_dict_with_keyword(
      printer, op,
      VARVE_ELIDED("sym_name", "function_type", "arg_attrs", "res_attrs", "function_control")));
  return varve_print_function_body(printer, frame, signature.body);
}

/* spirv.SpecConstantOperation wraps "operation"(...) ...: another operation, in generic form.
 * The wrapped operation has one result, which the region yields. The outer operation gets the
 * location of the wrapped operation. spv.SpecConstantOperation has the same form. */

static varve_slice yield_name(varve_slice wrapper) {
  return varve_slice_starts_with(wrapper, VARVE_SLICE("spv.")) ? VARVE_SLICE("spv.mlir.yield")
                                                               : VARVE_SLICE("spirv.mlir.yield");
}

static varve_status wraps_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  varve_block *block = varve_last_region(parser)->first;
  varve_operation_state state = {.operand_count = 1};
  varve_operation *wrapped = block->first, *yield = NULL;
  draft.name_start = parser->lexer.start + draft.saved[0];
  if (varve_operation_result_count(wrapped) != 1)
    return VARVE_INVALID_ERROR(parser, draft.name_start,
                               "the operation that is wrapped must have one result");
  varve_value *value = varve_operation_result(wrapped, 0);
  state.operands = &value;
  VARVE_TRY(
      varve_build_operation(parser, &draft, yield_name(draft.name->text), &state, block, &yield));
  VARVE_TRY(varve_add_result(parser, value->type));
  return varve_finish_with_attributes(parser, &draft);
}

varve_status varve_parse_spirv_wraps(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_expect_keyword(parser, "wraps", " and an operation in generic form"));
  draft->saved[0] = (size_t)(parser->token.text.data - parser->lexer.start);
  VARVE_TRY(varve_draft_push(parser, draft, wraps_step));
  return varve_begin_wrapped_operation(parser);
}

varve_status varve_print_spirv_wraps(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_block *block = varve_operation_region(op, 0)->first;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(print_no_others(printer, op, VARVE_NO_ELISION));
  if (block == NULL || block->argument_count != 0 || block->next != NULL ||
      block->first == block->last || block->first->next != block->last ||
      !varve_slice_equal(block->last->name->text, yield_name(op->name->text)) ||
      varve_operation_region_count(block->first) != 0 ||
      varve_operation_successor_count(block->first) != 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " wraps ");
  return varve_ask_region(frame, varve_operation_region(op, 0),
                          VARVE_REGION_FIRST_INLINE | VARVE_REGION_GENERIC);
}

/* spirv.SpecConstant @name spec_id(5) = value */

varve_status varve_parse_spirv_spec_constant(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *value = NULL;
  VARVE_TRY(varve_parse_own_name(parser));
  if (varve_accept_word(parser, "spec_id")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the number"));
    const char *place = parser->token.text.data;
    VARVE_TRY(varve_parse_attribute(parser, &value));
    if (value->kind != VARVE_KIND_INTEGER)
      return VARVE_INVALID_ERROR(parser, place, "expected an integer");
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("spec_id"), value));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the number"));
  }
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the value"));
  VARVE_TRY(varve_parse_attribute_as(parser, VARVE_SLICE("default_value"), &value));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_spirv_spec_constant(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *id = varve_operation_attribute(op, VARVE_SLICE("spec_id"));
  VARVE_TRY(print_no_others(printer, op, VARVE_ELIDED("sym_name", "default_value", "spec_id")));
  VARVE_TRY(varve_print_own_name(printer, op));
  if (id != NULL) {
    if (id->kind != VARVE_KIND_INTEGER || id->children[0] != printer->context->i64)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_literal_between(printer, " spec_id(", id, ")"));
  }
  return varve_print_attribute_between(
      printer, " = ", varve_operation_attribute(op, VARVE_SLICE("default_value")), "");
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions of spv up to LLVM 13, whose control is an integer, and global variables of LLVM 13. */
#include "dialect/definition.h"
#include "dialect/rule/parameter_rule.h"
#include "hooks/hooks.h"
#include "hooks/shared/func_legacy.h"
#include "hooks/target/spirv.h"

#define CONTROL VARVE_SLICE("function_control")

static varve_status control_rule(varve_context *context, const varve_operation_name *name,
                                 varve_parameter_rule *rule) {
  if (name->definition == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_parameter_rule_parse(context, name->definition->dialect,
                                    VARVE_SLICE("enum<@FunctionControl>"), rule);
}

static varve_status parse_control(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_entity *value = NULL;
  const char *place = parser->token.text.data;
  varve_parameter_rule rule;
  uint64_t control = 0;
  VARVE_TRY(control_rule(parser->context, draft->name, &rule));
  VARVE_TRY(varve_expect_string(
      parser, "expected a function control in quotes, which may be \"None\"", &value));
  if (!varve_enum_find(&rule, varve_string_bytes(value), &control))
    return VARVE_INVALID_ERROR(parser, place, "'%.*s' is not a function control",
                               VARVE_FORMAT_SLICE(varve_string_bytes(value)));
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i32, &control, &value));
  return varve_add_attribute(parser, CONTROL, value);
}

/* spv.func @name(%a: type) -> type "None" attributes {...} {...} */

varve_status varve_parse_spv_func(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(varve_add_legacy_signature(parser, &signature, type));
  VARVE_TRY(parse_control(parser, draft));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  VARVE_TRY(varve_draft_push(parser, draft, varve_finish_step));
  return varve_begin_function_region(parser, &signature);
}

varve_status varve_print_spv_func(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_printed_signature signature;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_legacy_signature_of(printer, op, &signature));
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_function_signature(printer, &signature));
  const varve_entity *control = varve_operation_attribute(op, CONTROL);
  varve_parameter_rule rule;
  VARVE_TRY(control_rule(printer->context, op->name, &rule));
  if (control == NULL || control->kind != VARVE_KIND_INTEGER ||
      control->children[0] != printer->context->i32 ||
      !varve_enum_has(&rule, varve_integer_words(control)[0]))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " \"");
  VARVE_TRY(varve_enum_print(&rule, varve_integer_words(control)[0], printer->out));
  VARVE_TRY(varve_put_char(printer, '"'));

  VARVE_TRY(
      varve_print_legacy_attributes(printer, op, &signature, VARVE_ELIDED("function_control")));
  return varve_print_function_body(printer, frame, signature.body);
}

/* spv.GlobalVariable @name initializer(@other) bind(1, 2) {...} : pointer, or built_in("Name") in
 * place of bind. LLVM 13's definition does not have what binds it. */

#define SET VARVE_SLICE("descriptor_set")
#define BINDING VARVE_SLICE("binding")
#define BUILT_IN VARVE_SLICE("built_in")

static varve_status parse_numbered(varve_parser *parser, varve_slice name) {
  const varve_entity *value = NULL;
  VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i32, &value));
  return varve_add_attribute(parser, name, value);
}

static varve_status parse_place_of_variable(varve_parser *parser) {
  const varve_entity *value = NULL;
  bool is_bound = varve_accept_word(parser, "bind");
  if (!is_bound && !varve_accept_word(parser, "built_in"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the decoration"));
  if (is_bound) {
    VARVE_TRY(parse_numbered(parser, SET));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the binding"));
    VARVE_TRY(parse_numbered(parser, BINDING));
  } else {
    VARVE_TRY(
        varve_expect_string(parser, "expected the name of what is built in, in quotes", &value));
    VARVE_TRY(varve_add_attribute(parser, BUILT_IN, value));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the decoration");
}

varve_status varve_parse_spv_global_variable(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *value = NULL, *type = NULL;
  VARVE_TRY(varve_parse_own_name(parser));
  if (varve_accept_word(parser, "initializer")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the initializer"));
    VARVE_TRY(varve_parse_symbol_reference(parser, &value));
    VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("initializer"), value));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the initializer"));
  }
  VARVE_TRY(parse_place_of_variable(parser));
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the variable"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (varve_spirv_pointee_of(type) == NULL)
    return VARVE_INVALID_ERROR(parser, place, "the type of a variable must be a !spv.ptr");
  VARVE_TRY(varve_add_type_attribute(parser, VARVE_SLICE("type"), type));
  return varve_finish_custom(parser, draft);
}

static bool is_i32(const varve_printer *printer, const varve_entity *value) {
  return value != NULL && value->kind == VARVE_KIND_INTEGER &&
         value->children[0] == printer->context->i32;
}

/* Adds what it prints to the names that the dictionary leaves out. */
static varve_status print_place_of_variable(varve_printer *printer, const varve_operation *op,
                                            varve_elided *said, const char **names) {
  const varve_entity *set = varve_operation_attribute(op, SET);
  const varve_entity *binding = varve_operation_attribute(op, BINDING);
  const varve_entity *built_in = varve_operation_attribute(op, BUILT_IN);
  bool is_built_in = built_in != NULL && built_in->kind == VARVE_KIND_STRING;
  if (is_i32(printer, set) && is_i32(printer, binding)) {
    if (is_built_in) /* one of them could be read again */
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_literal_between(printer, " bind(", set, ", "));
    VARVE_TRY(varve_print_attribute_without_type(printer, binding));
    names[said->count++] = "descriptor_set";
    names[said->count++] = "binding";
  } else if (is_built_in) {
    VARVE_TRY(varve_print_attribute_between(printer, " built_in(", built_in, ""));
    names[said->count++] = "built_in";
  } else {
    return VARVE_STATUS_OK;
  }
  return varve_put_char(printer, ')');
}

varve_status varve_print_spv_global_variable(varve_printer *printer, varve_print_operation *frame) {
  const char *names[6] = {"sym_name", "type", "initializer"};
  const varve_operation *op = frame->op;
  const varve_entity *initializer = varve_operation_attribute(op, VARVE_SLICE("initializer"));
  const varve_entity *type = varve_operation_attribute(op, VARVE_SLICE("type"));
  varve_elided said = {names, 3};
  if (type == NULL || type->kind != VARVE_KIND_TYPE ||
      varve_spirv_pointee_of(type->children[0]) == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_own_name(printer, op));
  if (initializer != NULL) {
    VARVE_TRY(varve_print_attribute_between(printer, " initializer(", initializer, ")"));
  }
  VARVE_TRY(print_place_of_variable(printer, op, &said, names));
  VARVE_TRY(varve_print_attr_dict(printer, op, said));
  return varve_print_attribute_between(printer, " : ", type, "");
}

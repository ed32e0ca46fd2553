/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of the dialect spv, which LLVM 16 renamed to spirv. */
#include "dialect/definition.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/spirv_parts.h"
#include "dialect/rule/parameter_rule.h"
#include "hooks/hooks.h"
#include "hooks/legacy/legacy.h"
#include "hooks/shared/function_signature.h"
#include "hooks/target/spirv.h"

#define CONTROL VARVE_SLICE("function_control")

static varve_status control_rule(varve_context *context, const varve_operation_name *name,
                                 varve_parameter_rule *rule) {
  if (name->definition == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_parameter_rule_parse(context, name->definition->dialect,
                                    VARVE_SLICE("enum<@FunctionControl>"), rule);
}

/* spv.func @name(%a: type) -> type "None" attributes {...} {...}. The string is the function
 * control. */

varve_status varve_parse_spv_func(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(varve_add_legacy_signature(parser, &signature, type));
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
  VARVE_TRY(varve_add_attribute(parser, CONTROL, value));
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

/* spv.GlobalVariable @name initializer(@other) bind(1, 2) {...} : pointer type. The text may have
 * built_in("Name") instead of bind(1, 2). The definition of LLVM 13 lacks the attributes for bind
 * and built_in. */

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

/* Prints bind(...) if the operation has descriptor_set and binding, or built_in(...) if it has
 * built_in. Adds the names of the printed attributes to elided_names. Returns UNSUPPORTED if both
 * apply. */
static varve_status print_place_of_variable(varve_printer *printer, const varve_operation *op,
                                            varve_elided *elided_names, const char **names) {
  const varve_entity *set = varve_operation_attribute(op, SET);
  const varve_entity *binding = varve_operation_attribute(op, BINDING);
  const varve_entity *built_in = varve_operation_attribute(op, BUILT_IN);
  bool is_built_in = built_in != NULL && built_in->kind == VARVE_KIND_STRING;
  if (is_i32(printer, set) && is_i32(printer, binding)) {
    if (is_built_in) /* the text cannot have both bind and built_in */
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_print_literal_between(printer, " bind(", set, ", "));
    VARVE_TRY(varve_print_attribute_without_type(printer, binding));
    names[elided_names->count++] = "descriptor_set";
    names[elided_names->count++] = "binding";
  } else if (is_built_in) {
    VARVE_TRY(varve_print_attribute_between(printer, " built_in(", built_in, ""));
    names[elided_names->count++] = "built_in";
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
  varve_elided elided_names = {names, 3};
  if (type == NULL || type->kind != VARVE_KIND_TYPE ||
      varve_spirv_pointee_of(type->children[0]) == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_own_name(printer, op));
  if (initializer != NULL) {
    VARVE_TRY(varve_print_attribute_between(printer, " initializer(", initializer, ")"));
  }
  VARVE_TRY(print_place_of_variable(printer, op, &elided_names, names));
  VARVE_TRY(varve_print_attr_dict(printer, op, elided_names));
  return varve_print_attribute_between(printer, " : ", type, "");
}

/* spv.AccessChain %pointer[%i, ...] {...} : pointer type, index types. In 2019 and 2020 the text
 * omits the index types, which are all i32. The parser infers the result type, so an index into a
 * struct must be a constant. */

static bool has_index_types(varve_era era) { return varve_era_has(era, VARVE_HAS_SPV_INDEX_TYPES); }

/* Sets *index to the value of a constant index. Returns false if the index is not the result of a
 * spv.Constant with an integer. */
static bool constant_index(const varve_value *value, uint64_t *index) {
  if (value->kind != VARVE_VALUE_RESULT)
    return false;
  const varve_operation *op = varve_value_operation(value);
  const varve_entity *constant = varve_operation_attribute(op, VARVE_SLICE("value"));
  bool is_constant = varve_slice_equal(op->name->text, VARVE_SLICE("spv.constant")) ||
                     varve_slice_equal(op->name->text, VARVE_SLICE("spv.Constant")) ||
                     varve_slice_equal(op->name->text, VARVE_SLICE("spirv.Constant"));
  if (!is_constant || constant == NULL || constant->kind != VARVE_KIND_INTEGER ||
      constant->payload_size != 8)
    return false;
  *index = varve_integer_words(constant)[0];
  return true;
}

/* Returns the type of the element that the index selects from the type. Returns NULL if the type
 * has no such element, or if the type is a struct and the index is not a constant. */
static const varve_entity *element_at(const varve_entity *type, const varve_value *value) {
  uint64_t index = 0;
  bool is_struct = varve_is_dialect_type(type, "spv", "struct") ||
                   varve_is_dialect_type(type, "spirv", "struct");
  return is_struct && !constant_index(value, &index) ? NULL : varve_spirv_part(type, index);
}

/* Returns how many leading operands select no element of the pointee: 1 for spv.AccessChain, which
 * is the pointer, and 2 for other operations, which are the pointer and the first index. */
static uint32_t count_outer(const varve_operation_name *name) {
  return varve_slice_equal(name->suffix, VARVE_SLICE("AccessChain")) ? 1 : 2;
}

/* Resolves the indices. From LLVM 13 on, first parses ", type" for each index. Before LLVM 13, each
 * index has type i32. */
static varve_status resolve_indices(varve_parser *parser, const varve_operation_draft *draft) {
  size_t count = varve_draft_operand_count(parser, draft);
  const varve_entity *type = parser->context->i32;
  for (size_t i = 1; i < count; i++) {
    if (has_index_types(parser->era)) {
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the type of an index"));
      VARVE_TRY(varve_parse_type(parser, &type));
    }
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, type));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_parse_access_chain_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *part = NULL;
  VARVE_TRY(varve_parse_access(parser));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the pointer", &type));
  size_t count = varve_draft_operand_count(parser, draft);
  size_t resolved = parser->operation.resolved.count;
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  VARVE_TRY(resolve_indices(parser, draft));
  part = varve_spirv_pointee_of(type);
  for (size_t i = count_outer(draft->name); part != NULL && i < count; i++)
    part = element_at(
        part, VARVE_VECTOR_AT(&parser->operation.resolved, const varve_value *, resolved + i));
  if (part == NULL || count == 1)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "the pointer's type has no element at these indices");
  VARVE_TRY(varve_spirv_pointer_get(parser->context, type->children[0], part,
                                    varve_parameter(type, 1), &type));
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_access_chain_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *part = varve_spirv_pointee_of(varve_operation_operand(op, 0)->type);
  bool has_types = has_index_types(printer->context->era);
  for (uint32_t i = 1; part != NULL && i < op->operand_count; i++) {
    const varve_value *index = varve_operation_operand(op, i);
    if (!has_types && index->type != printer->context->i32)
      return VARVE_STATUS_UNSUPPORTED;
    if (i >= count_outer(op->name))
      part = element_at(part, index);
  }
  if (part == NULL || op->operand_count < 2 ||
      varve_spirv_pointee_of(varve_operation_result(op, 0)->type) != part)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  VARVE_TRY(varve_print_operands_between(printer, "[", op,
                                         (varve_value_range){1, op->operand_count - 1}, "]"));
  return varve_print_attributes_and_types(
      printer, op, VARVE_NO_ELISION, (varve_value_range){0, has_types ? op->operand_count : 1});
}

/* spv.CompositeConstruct %a, %b {...} : result type, which implies the types of the operands. */

varve_status varve_parse_spv_construct(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *part = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the result", &type));
  for (size_t i = 0; i < varve_draft_operand_count(parser, draft); i++) {
    part = varve_spirv_part(type, i);
    if (part == NULL)
      return VARVE_INVALID_ERROR(parser, draft->name_start, "the type has fewer parts");
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, part));
  }
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_spv_construct(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type, *part = NULL;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    part = varve_spirv_part(type, i);
    if (part != varve_operation_operand(op, i)->type)
      return VARVE_STATUS_UNSUPPORTED;
  }
  VARVE_TRY(varve_print_all_operands(printer, op));
  return varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, type);
}

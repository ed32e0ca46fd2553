/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of the dialect spv, which LLVM 16 renamed to spirv. */
#include "dialect/definition.h"
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/spirv_parts.h"
#include "dialect/rule/parameter_rule.h"
#include "hooks/hooks.h"
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

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of emitc. function_signature.c has the form of emitc.func. */
#include "hooks/hooks.h"
#include "hooks/shared/structured_parts.h"

enum {
  MOST_NAMES = 1024
}; /* the most operands of an expression in custom form, because the printer compares all pairs of
      operands */

/* emitc.include "file", or <"file"> */

varve_status varve_parse_emitc_include(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *file;
  bool is_standard = varve_accept(parser, VARVE_TOKEN_LESS);
  if (!varve_at(parser, VARVE_TOKEN_STRING))
    return VARVE_SYNTAX_ERROR(parser, draft->name_start,
                              "expected the name of the file: \"name\", or <\"name\">");
  VARVE_TRY(varve_parse_string(parser, &file));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("include"), file));
  if (is_standard) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the name of the file"));
    VARVE_TRY(
        varve_add_attribute(parser, VARVE_SLICE("is_standard_include"), parser->context->unit));
  }
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_emitc_include(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *file = varve_operation_attribute(op, VARVE_SLICE("include"));
  bool is_standard = varve_operation_attribute(op, VARVE_SLICE("is_standard_include")) != NULL;
  const varve_entity *others = varve_operation_dictionary(op);
  uint32_t own = !op->name->definition->in_dictionary ? 0 : is_standard ? 2 : 1;
  if (file->kind != VARVE_KIND_STRING || (others != NULL && varve_dictionary_size(others) > own))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put(printer, is_standard ? VARVE_SLICE(" <") : VARVE_SLICE(" ")));
  VARVE_TRY(varve_put_string(printer, varve_string_bytes(file)));
  return is_standard ? varve_put_char(printer, '>') : VARVE_STATUS_OK;
}

/* emitc.expression %a, %b : (types) -> type {...}. In the body the names of the operands denote
 * the block arguments. mlir-opt accepts "noinline" after the operands, but does not print it.
 * This printer prints "noinline". */

/* Makes the operand names denote the operands again, after the body. */
static varve_status expression_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  for (size_t i = 0; i < varve_draft_operand_count(parser, &draft); i++) {
    varve_operand_use use = varve_draft_operand(parser, &draft, i);
    use.name->value =
        VARVE_VECTOR_AT(&parser->operation.resolved, varve_value *, draft.first_resolved + i);
    use.name->place = use.place;
  }
  if (varve_last_region(parser)->first == NULL)
    return VARVE_SYNTAX_ERROR(parser, draft.name_start, "expected operations in the expression");
  return varve_finish_custom(parser, &draft);
}

static varve_status parse_expression_type(varve_parser *parser, const varve_operation_draft *draft,
                                          const varve_entity **type) {
  VARVE_TRY(varve_parse_colon_type(parser, " after the operands", type));
  const char *place = parser->token.text.data; /* where mlir-opt reports the error */
  if ((*type)->kind != VARVE_KIND_FUNCTION_TYPE)
    return VARVE_SYNTAX_ERROR(parser, place, "expected a function type");
  uint32_t inputs = varve_function_type_num_inputs(*type);
  if (inputs != varve_draft_operand_count(parser, draft))
    return VARVE_INVALID_ERROR(parser, place, "%zu operands, but %u types",
                               varve_draft_operand_count(parser, draft), (unsigned)inputs);
  if ((*type)->child_count - inputs != 1)
    return VARVE_INVALID_ERROR(parser, place, "expected a single result type");
  return varve_add_result(parser, (*type)->children[inputs]);
}

varve_status varve_parse_emitc_expression(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  if (varve_at(parser, VARVE_TOKEN_PERCENT_NAME))
    VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_optional_unit(parser, "noinline", "do_not_inline"));
  VARVE_TRY(parse_expression_type(parser, draft, &type));
  for (size_t i = 0; i < varve_draft_operand_count(parser, draft); i++) {
    varve_operand_use use = varve_draft_operand(parser, draft, i);
    varve_region_argument argument = {.use = use, .type = type->children[i]};
    VARVE_TRY(varve_resolve_operand(parser, use, type->children[i]));
    VARVE_TRY(varve_vector_push(&parser->arguments, &argument));
  }
  for (size_t i = 0; i < varve_draft_operand_count(parser, draft); i++)
    varve_draft_operand(parser, draft, i).name->value = NULL;
  return varve_begin_region_with_then(parser, draft, draft->first_argument, expression_step);
}

static bool can_print_expression(const varve_operation *op) {
  const varve_block *body = varve_operation_region(op, 0)->first;
  if (body == NULL || body->first == NULL || body->argument_count != op->operand_count ||
      op->operand_count > MOST_NAMES || varve_operation_dictionary(op) != NULL)
    return false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_value *value = op->operands[i].value;
    if (value->type != body->arguments[i]->value.type)
      return false;
    /* Each operand must be another value, because a name can denote only one argument. */
    for (uint32_t j = 0; j < i; j++)
      if (op->operands[j].value == value)
        return false;
  }
  return true;
}

varve_status varve_print_emitc_expression(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  if (!can_print_expression(op))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(varve_print_optional_unit(printer, op, "do_not_inline", " noinline"));
  VARVE_PUT(printer, " : ");
  VARVE_TRY(varve_print_functional_type(printer, op));
  VARVE_PUT(printer, " ");
  VARVE_TRY(
      varve_print_shadow_arguments(printer, varve_operation_region(op, 0)->first, op->operands));
  return varve_ask_region(frame, varve_operation_region(op, 0), VARVE_REGION_TERMINATORS);
}

/* custom<EmitCGlobalOpTypeAndInitialValue>(type, initial value) of globals, and
 * custom<EmitCFieldOpTypeAndInitialValue> of fields: "type" or "type = value" */

/* Finds the type of the initial value: a tensor type if the global is an !emitc.array, otherwise
 * the type of the global. */
static varve_status type_of_value(varve_parser *parser, const varve_entity *type,
                                  const varve_entity **value_type) {
  *value_type = type;
  if (type->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  size_t start = parser->text.size;
  varve_slice text = varve_node_text(parser, type);
  static const char before[] = "!emitc.array<";
  varve_buffer spelled;
  varve_buffer_init(&spelled, &parser->context->memory);
  varve_status status = VARVE_STATUS_OK;
  if (varve_slice_starts_with(text, VARVE_SLICE("!emitc.array<"))) {
    text = varve_slice_make(text.data + sizeof before - 1, text.size - (sizeof before - 1));
    status = varve_buffer_append(&spelled, VARVE_SLICE("tensor<"));
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append(&spelled, text);
    if (status == VARVE_STATUS_OK)
      status = varve_fixed_type(parser, varve_buffer_slice(&spelled), value_type);
  }
  parser->text.size = start;
  varve_buffer_release(&spelled);
  return status;
}

static bool is_initial_value(const varve_entity *value) {
  return value->kind == VARVE_KIND_INTEGER || value->kind == VARVE_KIND_FLOAT ||
         value->kind == VARVE_KIND_DIALECT_ATTRIBUTE || varve_attribute_is_elements(value);
}

varve_status varve_parse_emitc_global(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *type = NULL, *value_type = NULL, *attribute = NULL;
  VARVE_TRY(varve_parse_type(parser, &type));
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  VARVE_TRY(varve_set_attribute(parser, call, VARVE_GLOBAL_TYPE, attribute));
  if (!varve_accept(parser, VARVE_TOKEN_EQUAL))
    return VARVE_STATUS_OK;
  VARVE_TRY(type_of_value(parser, type, &value_type));
  VARVE_TRY(varve_parse_attribute_of_type(parser, value_type, &attribute));
  if (!is_initial_value(attribute))
    return VARVE_INVALID_ERROR(parser, call->draft->name_start,
                               "the initial value must be an integer, float, elements or opaque");
  return varve_set_attribute(parser, call, VARVE_GLOBAL_VALUE, attribute);
}

varve_status varve_print_emitc_global(varve_printer *printer, varve_print_call *call) {
  const varve_entity *value = NULL;
  VARVE_TRY(varve_print_global_type(printer, call, &value));
  if (value == NULL)
    return VARVE_STATUS_OK;
  return varve_print_attribute_without_type(printer, value);
}

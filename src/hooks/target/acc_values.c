/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<...> in the formats of acc: variables, single operands, names, and loops. */
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

/* Var(variable): varPtr(%a, or var(%a. VarPtrType(type, type of the variable) follows: type)
 * varType(type), where varType is omitted if the pointer has that element type. */

static bool is_pointer(const varve_entity *type) {
  return type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE ||
         (type->kind == VARVE_KIND_DIALECT_TYPE &&
          varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("llvm")));
}

static varve_status parse_either(varve_parser *parser, const char *pointer, const char *other) {
  if (!varve_accept_word(parser, pointer) && !varve_accept_word(parser, other))
    return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "expected '%s' or '%s'", pointer,
                              other);
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the variable"));
  return varve_parse_operand(parser);
}

/* Prints the word and the parenthesis before the variable, which is the first argument. */
static varve_status print_either(varve_printer *printer, const varve_print_call *call,
                                 const char *pointer, const char *other) {
  varve_value_range range = varve_printed_range(call, 0);
  if (range.count != 1)
    return VARVE_STATUS_UNSUPPORTED;
  bool has_pointer = is_pointer(call->frame->op->operands[range.first].value->type);
  VARVE_TRY(varve_put(printer, varve_slice_of(has_pointer ? pointer : other)));
  return varve_put_char(printer, '(');
}

varve_status varve_parse_acc_variable(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->operands.count;
  VARVE_TRY(parse_either(parser, "varPtr", "var"));
  return varve_set_operands(parser, call, 0, first);
}

varve_status varve_print_acc_variable(varve_printer *printer, varve_print_call *call) {
  varve_value_range range = varve_printed_range(call, 0);
  VARVE_TRY(print_either(printer, call, "varPtr", "var"));
  return varve_print_operands(printer, call->frame->op, range);
}

/* Returns the type of the variable, or NULL if the type of the pointer does not imply it. */
static const varve_entity *pointee_of(const varve_entity *type) {
  if (type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE)
    return varve_type_element(type);
  return is_pointer(type) ? NULL : type;
}

varve_status varve_parse_acc_variable_type(varve_parser *parser, varve_parse_call *call) {
  size_t first = parser->nodes.count;
  const varve_entity *attribute = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_to_stack(parser, varve_begin_type));
  const varve_entity *type = pointee_of(varve_top_node(parser));
  VARVE_TRY(varve_set_types(parser, call, 0, first));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type of the variable"));
  if (varve_accept_word(parser, "varType")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'varType'"));
    VARVE_TRY(varve_parse_type(parser, &type));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type"));
  }
  if (type == NULL)
    return VARVE_INVALID_ERROR(parser, place,
                               "the element type of this pointer is unknown: add varType(...)");
  VARVE_TRY(varve_type_attribute_get(parser->context, type, &attribute));
  return varve_set_attribute(parser, call, 1, attribute);
}

varve_status varve_print_acc_variable_type(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  const varve_entity *type = varve_printed_attribute(call, 1);
  if (range.count != 1 || type == NULL || type->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_types(printer, op, range));
  VARVE_PUT(printer, ")");
  if (type->children[0] == pointee_of(op->operands[range.first].value->type))
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, " varType(", type, ")");
}

/* AccVar(variable, type): accPtr(%a : type), or accVar(%a : type) */

varve_status varve_parse_acc_device_variable(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  VARVE_TRY(parse_either(parser, "accPtr", "accVar"));
  VARVE_TRY(varve_parse_colon_type_to_stack(parser, " and the type of the variable"));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  VARVE_TRY(varve_set_types(parser, call, 1, first_type));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the type of the variable");
}

varve_status varve_print_acc_device_variable(varve_printer *printer, varve_print_call *call) {
  varve_value_range range = varve_printed_range(call, 0);
  VARVE_TRY(print_either(printer, call, "accPtr", "accVar"));
  VARVE_TRY(varve_print_typed_operands(printer, call->frame->op, range));
  return varve_put_char(printer, ')');
}

/* RecipeSym(symbol) */

varve_status varve_parse_acc_recipe(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *symbol = NULL;
  VARVE_TRY(varve_parse_symbol_reference(parser, &symbol));
  return varve_set_attribute(parser, call, 0, symbol);
}

varve_status varve_print_acc_recipe(varve_printer *printer, varve_print_call *call) {
  const varve_entity *symbol = varve_printed_attribute(call, 0);
  return symbol == NULL ? VARVE_STATUS_OK : varve_print_attribute(printer, symbol);
}

/* OperandWithKeywordOnly, OperandsWithKeywordOnly(operands, types, unit): nothing, or (%a, %b :
 * i32, i32) */

varve_status varve_parse_acc_operands(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_PAREN))
    return varve_set_attribute(parser, call, 2, parser->context->unit);
  VARVE_TRY(varve_parse_operands_with_types(parser));
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  return varve_set_types(parser, call, 1, first_type);
}

varve_status varve_print_acc_operands(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  if (varve_printed_attribute(call, 2) != NULL)
    return range.count == 0 ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
  return varve_print_typed_operands_between(printer, "(", op, range, ")");
}

/* CombinedConstructsLoop(kind): kernels, parallel or serial */

static const char *const construct_words[] = {"kernels", "parallel", "serial"};

varve_status varve_parse_acc_combined(varve_parser *parser, varve_parse_call *call) {
  static const char *const texts[] = {"#acc.combined_constructs<kernels_loop>",
                                      "#acc.combined_constructs<parallel_loop>",
                                      "#acc.combined_constructs<serial_loop>"};
  const varve_entity *kind = NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    if (!varve_accept_word(parser, construct_words[i]))
      continue;
    VARVE_TRY(varve_fixed_attribute(parser, varve_slice_of(texts[i]), &kind));
    return varve_set_attribute(parser, call, 0, kind);
  }
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data,
                            "expected 'kernels', 'parallel' or 'serial'");
}

varve_status varve_print_acc_combined(varve_printer *printer, varve_print_call *call) {
  uint64_t value = varve_llvm_enum_value(varve_printed_attribute(call, 0));
  if (value < 1 || value > VARVE_COUNT_OF(construct_words))
    return VARVE_STATUS_UNSUPPORTED;
  return varve_put(printer, varve_slice_of(construct_words[value - 1]));
}

/* LoopControl(region, lower bounds, types, upper bounds, types, steps, types): control(%i : index)
 * = (%a : index) to (%b : index) step (%c : index) {...}, or the region alone */

static varve_status parse_bounds(varve_parser *parser, varve_parse_call *call, uint32_t argument) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  size_t variables = parser->arguments.count - call->draft->first_argument;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_operands_with_types(parser));
  size_t count = parser->operands.count - first_use;
  if (count != variables)
    return VARVE_INVALID_ERROR(parser, place, "%zu operand%s for %zu variable%s", count,
                               count == 1 ? "" : "s", variables, variables == 1 ? "" : "s");
  VARVE_TRY(varve_set_operands(parser, call, argument, first_use));
  return varve_set_types(parser, call, argument + 1, first_type);
}

varve_status varve_parse_acc_loop(varve_parser *parser, varve_parse_call *call) {
  size_t first_argument = parser->arguments.count, first_region;
  if (call->step != 0)
    return varve_set_regions(parser, call, 0, call->draft->saved[0]);
  if (varve_accept_word(parser, "control")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the variables of the loop"));
    do {
      VARVE_TRY(varve_parse_region_argument(parser, true));
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the variables of the loop"));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the lower bounds"));

    VARVE_TRY(parse_bounds(parser, call, 1));
    VARVE_TRY(varve_expect_keyword(parser, "to", " and the upper bounds"));
    VARVE_TRY(parse_bounds(parser, call, 3));
    VARVE_TRY(varve_expect_keyword(parser, "step", " and the steps"));
    VARVE_TRY(parse_bounds(parser, call, 5));
  }
  first_region = parser->operation.regions.count;
  call->draft->saved[0] = first_region;
  call->is_unfinished = true;
  if (parser->arguments.count == first_argument)
    return varve_begin_region(parser);
  return varve_begin_region_with(parser, first_argument);
}

static varve_status print_bounds(varve_printer *printer, const varve_print_call *call,
                                 uint32_t argument) {
  varve_value_range range = varve_printed_range(call, argument);
  VARVE_TRY(varve_print_operands_between(printer, "(", call->frame->op, range, ""));
  VARVE_TRY(varve_print_colon_types(printer, call->frame->op, range));
  return varve_put_char(printer, ')');
}

static varve_status print_control(varve_printer *printer, const varve_print_call *call,
                                  const varve_block *block) {
  VARVE_PUT(printer, "control(");
  for (uint32_t i = 0; i < block->argument_count; i++) {
    const varve_value *variable = &block->arguments[i]->value;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_value(printer, variable));
    VARVE_TRY(varve_print_colon_type(printer, variable->type));
  }
  VARVE_PUT(printer, ") = ");
  VARVE_TRY(print_bounds(printer, call, 1));
  VARVE_PUT(printer, " to ");
  VARVE_TRY(print_bounds(printer, call, 3));
  VARVE_PUT(printer, "  step ");
  VARVE_TRY(print_bounds(printer, call, 5));
  return varve_put_char(printer, ' ');
}

varve_status varve_print_acc_loop(varve_printer *printer, varve_print_call *call) {
  varve_value_range regions = varve_printed_regions(call, 0);
  if (call->step != 0)
    return VARVE_STATUS_OK;
  const varve_region *region = varve_operation_region(call->frame->op, regions.first);
  bool has_variables = region->first != NULL && region->first->argument_count != 0;
  if (has_variables)
    VARVE_TRY(print_control(printer, call, region->first));
  else if (varve_printed_range(call, 1).count != 0)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_ask_region(call->frame, region, VARVE_REGION_TERMINATORS);
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of region arguments: see the header. */
#include "hooks/shared/assignment_list.h"

varve_status varve_parse_loop_variable(varve_parser *parser) {
  const varve_entity *location = NULL;
  varve_slice deferred;
  VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
  varve_region_argument *argument = &VARVE_VECTOR_LAST(&parser->arguments, varve_region_argument);
  argument->location = location;
  argument->deferred = deferred;
  return VARVE_STATUS_OK;
}

varve_status varve_parse_assignment_list(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the assignments"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    VARVE_TRY(varve_parse_loop_variable(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the value it begins with"));
    VARVE_TRY(varve_parse_operand(parser));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the assignments");
}

varve_status varve_parse_argument_list(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(varve_parse_loop_variable(parser));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments");
}

varve_status varve_parse_bounds(varve_parser *parser, const varve_operation_draft *draft,
                                size_t variables) {
  size_t first = varve_draft_operand_count(parser, draft);
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_operands_in(parser, VARVE_TOKEN_LEFT_PAREN, " before the bounds"));
  varve_operand_range range = varve_draft_operands_from(parser, draft, first);
  if (range.count != variables)
    return VARVE_SYNTAX_ERROR(parser, place, "expected %zu operand%s, as the loop has variables",
                              variables, variables == 1 ? "" : "s");
  return varve_resolve_alike(parser, draft, range, parser->context->index_type);
}

void varve_set_argument_types(varve_parser *parser, size_t first, const varve_entity *type) {
  for (size_t i = first; i < parser->arguments.count; i++)
    varve_region_argument_at(parser, i)->type = type;
}

void varve_set_argument_types_of_results(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first) {
  for (size_t i = first; i < parser->arguments.count; i++)
    varve_region_argument_at(parser, i)->type = VARVE_VECTOR_AT(
        &parser->added_types, const varve_entity *, draft->first_added_type + (i - first));
}

varve_status varve_resolve_as_results(varve_parser *parser, const varve_operation_draft *draft,
                                      size_t first) {
  return varve_resolve_as_results_at(parser, draft, first, draft->name_start);
}

varve_status varve_resolve_as_results_at(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first, const char *place) {
  size_t uses = varve_draft_operand_count(parser, draft) - first;
  size_t types = parser->added_types.count - draft->first_added_type;
  if (uses != types)
    return VARVE_INVALID_ERROR(parser, place, "%zu value%s, but %zu type%s", uses,
                               uses == 1 ? "" : "s", types, types == 1 ? "" : "s");
  for (size_t i = 0; i < uses; i++)
    VARVE_TRY(varve_resolve_draft_operand(
        parser, draft, first + i,
        VARVE_VECTOR_AT(&parser->added_types, const varve_entity *, draft->first_added_type + i)));
  return VARVE_STATUS_OK;
}

/* Printing */

varve_status varve_print_assignments(varve_printer *printer, const varve_block *block,
                                     uint32_t first, const varve_operation *op,
                                     varve_value_range range) {
  VARVE_PUT(printer, "(");
  for (uint32_t i = 0; i < range.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, block, first + i));
    VARVE_TRY(varve_print_operand_between(printer, " = ", op, range.first + i, ""));
  }
  return varve_put_char(printer, ')');
}

varve_status varve_print_arguments(varve_printer *printer, const varve_block *block,
                                   varve_value_range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, block, range.first + i));
  }
  return VARVE_STATUS_OK;
}

bool varve_entry_takes(const varve_region *region, uint32_t first, const varve_operation *op,
                       varve_value_range range) {
  const varve_block *entry = region->first;
  if (entry == NULL || entry->argument_count < first ||
      entry->argument_count - first != range.count)
    return false;
  for (uint32_t i = 0; i < range.count; i++)
    if (entry->arguments[first + i]->value.type != op->operands[range.first + i].value->type)
      return false;
  return true;
}

bool varve_operands_are(const varve_operation *op, varve_value_range range,
                        const varve_entity *type) {
  for (uint32_t i = 0; i < range.count; i++)
    if (op->operands[range.first + i].value->type != type)
      return false;
  return true;
}

bool varve_arguments_are(const varve_block *block, varve_value_range range,
                         const varve_entity *type) {
  for (uint32_t i = 0; i < range.count; i++)
    if (block->arguments[range.first + i]->value.type != type)
      return false;
  return true;
}

bool varve_operands_are_as_results(const varve_operation *op, varve_value_range range) {
  if (range.count != varve_operation_result_count(op))
    return false;
  for (uint32_t i = 0; i < range.count; i++)
    if (op->operands[range.first + i].value->type != varve_operation_result(op, i)->type)
      return false;
  return true;
}

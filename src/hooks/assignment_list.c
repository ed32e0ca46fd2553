/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lists of region arguments: see the header. */
#include "hooks/assignment_list.h"

varve_status varve_parse_loop_variable(varve_parser *parser) {
  const varve_attribute *location = NULL;
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
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(varve_parse_loop_variable(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the value it begins with"));
    VARVE_TRY(varve_parse_operand(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the assignments");
}

varve_status varve_parse_argument_list(varve_parser *parser) {
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments"));
  if (varve_accept(parser, VARVE_TOKEN_RIGHT_PAREN))
    return VARVE_STATUS_OK;
  do {
    VARVE_TRY(varve_parse_loop_variable(parser));
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " behind the arguments");
}

void varve_set_argument_types(varve_parser *parser, size_t first, const varve_type *type) {
  for (size_t i = first; i < parser->arguments.count; i++)
    varve_region_argument_at(parser, i)->type = type;
}

void varve_set_argument_types_of_results(varve_parser *parser, const varve_operation_draft *draft,
                                         size_t first) {
  for (size_t i = first; i < parser->arguments.count; i++)
    varve_region_argument_at(parser, i)->type = VARVE_VECTOR_AT(
        &parser->added_types, const varve_type *, draft->first_added_type + (i - first));
}

varve_status varve_resolve_as_results(varve_parser *parser, const varve_operation_draft *draft,
                                      size_t first) {
  size_t uses = varve_draft_operand_count(parser, draft) - first;
  size_t types = parser->added_types.count - draft->first_added_type;
  if (uses != types)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "%zu value%s, but %zu type%s", uses,
                               uses == 1 ? "" : "s", types, types == 1 ? "" : "s");
  for (size_t i = 0; i < uses; i++)
    VARVE_TRY(varve_resolve_operand(
        parser, varve_draft_operand(parser, draft, first + i),
        VARVE_VECTOR_AT(&parser->added_types, const varve_type *, draft->first_added_type + i)));
  return VARVE_STATUS_OK;
}

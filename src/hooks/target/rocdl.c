/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : type, and its like, which have the value
 * that is stored before those. The others' types are always the same. */
#include "hooks/hooks.h"

enum { ADDRESS_OPERANDS = 4 };

varve_status varve_parse_rocdl_buffer(varve_parser *parser, varve_operation_draft *draft) {
  bool is_load = varve_slice_equal(draft->name->text, VARVE_SLICE("rocdl.raw.buffer.load"));
  const size_t expected = ADDRESS_OPERANDS + (is_load ? 0 : 1), first = expected - ADDRESS_OPERANDS;
  const char *place = parser->token.text.data;
  const varve_entity *type = NULL, *resource = NULL;
  bool found;
  do {
    VARVE_TRY(varve_parse_optional_operand(parser, &found));
    if (!found)
      return VARVE_EXPECTED(parser, "expected an operand: '%%name'");
  } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  size_t count = varve_draft_operand_count(parser, draft);
  if (count != expected)
    return VARVE_INVALID_ERROR(parser, place, "expected %zu operands, but there are %zu", expected,
                               count);
  VARVE_TRY(varve_parse_colon_type(parser, " and the type of the value", &type));
  VARVE_TRY(varve_fixed_type(parser, VARVE_SLICE("vector<4xi32>"), &resource));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){0, first}, type));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){first, 1}, resource));
  VARVE_TRY(varve_resolve_alike(
      parser, draft, (varve_operand_range){first + 1, ADDRESS_OPERANDS - 1}, parser->context->i32));
  if (is_load)
    VARVE_TRY(varve_add_result(parser, type));
  return varve_finish_custom(parser, draft);
}

static bool is_resource(const varve_entity *type) {
  if (type->kind != VARVE_KIND_VECTOR_TYPE)
    return false;
  varve_dims dims = varve_type_dims(type);
  return dims.rank == 1 && dims.sizes[0] == 4 &&
         varve_type_is_integer(varve_type_element(type), 32, VARVE_SIGNLESS);
}

varve_status varve_print_rocdl_buffer(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint32_t first = op->operand_count - ADDRESS_OPERANDS;
  bool fits =
      varve_operation_dictionary(op) == NULL && is_resource(op->operands[first].value->type);
  for (uint32_t i = first + 1; i < op->operand_count; i++)
    fits = fits && varve_type_is_integer(op->operands[i].value->type, 32, VARVE_SIGNLESS);
  if (!fits)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  return varve_print_colon_type(printer, first == 0 ? varve_operation_result(op, 0)->type
                                                    : op->operands[0].value->type);
}

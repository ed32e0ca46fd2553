/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of bufferization.alloc_tensor: (%sizes) copy(%t) size_hint=%n {...} : type */
#include "hooks/assignment_list.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"

static varve_status parse_copy(varve_parser *parser) {
  if (!varve_accept_word(parser, "copy"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " after 'copy'"));
  VARVE_TRY(varve_parse_operand(parser));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after what is copied");
}

static varve_status parse_size_hint(varve_parser *parser) {
  if (!varve_accept_word(parser, "size_hint"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " after 'size_hint'"));
  return varve_parse_operand(parser);
}

/* %sizes, %t, %n; how many of each. */
static varve_status resolve(varve_parser *parser, const varve_operation_draft *draft,
                            const int32_t *sizes, const varve_type *type) {
  const varve_type *index = parser->context->index_type;
  varve_operand_range dynamic = {0, (size_t)sizes[0]};
  varve_operand_range copy = {dynamic.count, (size_t)sizes[1]};
  varve_operand_range hint = {copy.first + copy.count, (size_t)sizes[2]};
  VARVE_TRY(varve_resolve_alike(parser, draft, dynamic, index));
  VARVE_TRY(varve_resolve_alike(parser, draft, copy, type));
  return varve_resolve_alike(parser, draft, hint, index);
}

varve_status varve_parse_alloc_tensor(varve_parser *parser, varve_operation_draft *draft) {
  const varve_type *type = NULL;
  int32_t sizes[3];
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the dynamic sizes"));
  VARVE_TRY(varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_PAREN));
  sizes[0] = (int32_t)varve_draft_operand_count(parser, draft);
  VARVE_TRY(parse_copy(parser));
  sizes[1] = (int32_t)varve_draft_operand_count(parser, draft) - sizes[0];
  VARVE_TRY(parse_size_hint(parser));
  sizes[2] = (int32_t)varve_draft_operand_count(parser, draft) - sizes[0] - sizes[1];
  VARVE_TRY(varve_parse_attr_dict(parser, draft));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the type of the tensor"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_type(parser, &type));
  if (type->kind != VARVE_KIND_RANKED_TENSOR_TYPE && type->kind != VARVE_KIND_UNRANKED_TENSOR_TYPE)
    return VARVE_INVALID_ERROR(parser, place, "expected the type of a tensor");
  VARVE_TRY(varve_add_result(parser, type));
  VARVE_TRY(resolve(parser, draft, sizes, type));
  /* LLVM 16 was the first with hints. */
  uint32_t groups = varve_era_is_before(parser->era, VARVE_ERA_LLVM16) && sizes[2] == 0 ? 2 : 3;
  VARVE_TRY(varve_add_segment_sizes(parser, VARVE_SLICE("operandSegmentSizes"), sizes, groups));
  return varve_finish_custom(parser, draft);
}

/* Printing */

varve_status varve_print_alloc_tensor(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_type *type = varve_operation_result(op, 0)->type;
  varve_value_range sizes = varve_operand_range_of(op, 0), copy = varve_operand_range_of(op, 1);
  varve_value_range hint = varve_operand_range_of(op, 2);
  const varve_type *index = printer->context->index_type;
  if (!varve_operands_are(op, sizes, index) || !varve_operands_are(op, copy, type) ||
      !varve_operands_are(op, hint, index))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_put_char(printer, '('));
  VARVE_TRY(varve_print_operands(printer, op, sizes));
  VARVE_TRY(varve_put_char(printer, ')'));
  if (copy.count != 0) {
    VARVE_PUT(printer, " copy(");
    VARVE_TRY(varve_print_operands(printer, op, copy));
    VARVE_PUT(printer, ")");
  }
  if (hint.count != 0) {
    VARVE_PUT(printer, " size_hint=");
    VARVE_TRY(varve_print_operands(printer, op, hint));
  }
  VARVE_TRY(varve_print_attr_dict(printer, op, (varve_elided){NULL, 0}));
  VARVE_PUT(printer, " : ");
  return varve_print_type(printer, type);
}

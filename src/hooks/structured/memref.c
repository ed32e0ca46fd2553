/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of memref operations that assembly formats cannot express. */
#include "hooks/hooks.h"

static varve_status resolve_access(varve_parser *parser, const varve_operation_draft *draft,
                                   varve_operand_range range, const varve_entity *type) {
  varve_operand_range indices = {range.first + 1, range.count - 1};
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, range.first, type));
  return varve_resolve_alike(parser, draft, indices, parser->context->index_type);
}

/* Prints operand `first` and its indices: %m[%i, %j]. Sets *next to the number of the operand after
 * the indices. Returns UNSUPPORTED if operand `first` is not a memref or indices are missing. */
static varve_status put_access(varve_printer *printer, const varve_operation *op, uint32_t first,
                               uint32_t *next) {
  if (first >= op->operand_count)
    return VARVE_STATUS_UNSUPPORTED;
  const varve_entity *type = varve_operation_operand(op, first)->type;
  if (type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_UNSUPPORTED;
  size_t rank = varve_type_dims(type).rank;
  if (rank >= op->operand_count - first)
    return VARVE_STATUS_UNSUPPORTED;
  *next = first + 1 + (uint32_t)rank;
  VARVE_TRY(varve_print_value(printer, varve_operation_operand(op, first)));
  return varve_print_operands_between(printer, "[", op,
                                      (varve_value_range){first + 1, (uint32_t)rank}, "]");
}

/* memref.dma_start %source[...], %destination[...], %count, %tag[...], %stride, %count_per_stride :
 * type of %source, type of %destination, type of %tag. %stride and %count_per_stride are
 * optional. */

static varve_status resolve_dma(varve_parser *parser, const varve_operation_draft *draft,
                                const size_t sizes[3]) {
  const varve_entity *const *types =
      (const varve_entity *const *)parser->nodes.data + draft->first_node;
  const varve_entity *index = parser->context->index_type;
  size_t first = sizes[0] + sizes[1];
  varve_operand_range source = {0, sizes[0]}, destination = {sizes[0], sizes[1]};
  varve_operand_range number = {first, 1}, tag = {first + 1, sizes[2]};
  varve_operand_range stride = {first + 1 + sizes[2], 0};
  stride.count = varve_draft_operand_count(parser, draft) - stride.first;
  VARVE_TRY(resolve_access(parser, draft, source, types[0]));
  VARVE_TRY(resolve_access(parser, draft, destination, types[1]));
  VARVE_TRY(varve_resolve_alike(parser, draft, number, index));
  VARVE_TRY(resolve_access(parser, draft, tag, types[2]));
  return varve_resolve_alike(parser, draft, stride, index);
}

varve_status varve_parse_memref_dma_start(varve_parser *parser, varve_operation_draft *draft) {
  size_t sizes[3], strides = 0, types;
  for (size_t i = 0; i < 3; i++) {
    /* Parses %memref[%index, ...]. sizes[i] becomes the number of its operands: the memref and the
     * indices. */
    size_t *count = &sizes[i];
    size_t first = varve_draft_operand_count(parser, draft);
    VARVE_TRY(varve_parse_access(parser));
    *count = varve_draft_operand_count(parser, draft) - first;

    if (i == 2)
      break;
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " after the indices"));
    if (i == 0)
      continue;
    VARVE_TRY(varve_parse_operand(parser));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the tag"));
  }
  for (; varve_accept(parser, VARVE_TOKEN_COMMA) && !varve_may_end_in_comma(parser); strides++)
    VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the memrefs"));
  if (strides != 0 && strides != 2)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "expected a stride and the number of elements for each, or neither");
  VARVE_TRY(varve_parse_type_list(parser, &types));
  if (types != 3)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected 3 types, not %zu", types);
  VARVE_TRY(resolve_dma(parser, draft, sizes));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_memref_dma_start(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  uint32_t destination, number, tag, strides;
  VARVE_PUT(printer, " ");
  VARVE_TRY(put_access(printer, op, 0, &destination));
  VARVE_PUT(printer, ", ");
  VARVE_TRY(put_access(printer, op, destination, &number));
  if (number >= op->operand_count)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_print_value(printer, varve_operation_operand(op, number)));
  tag = number + 1;
  VARVE_PUT(printer, ", ");
  VARVE_TRY(put_access(printer, op, tag, &strides));
  varve_value_range rest = {strides, op->operand_count - strides};
  if (rest.count != 0)
    VARVE_PUT(printer, ", ");
  VARVE_TRY(varve_print_operands(printer, op, rest));
  VARVE_TRY(varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION,
                                            varve_operation_operand(op, 0)->type));
  VARVE_TRY(varve_print_type_after(printer, ", ", varve_operation_operand(op, destination)->type));
  return varve_print_type_after(printer, ", ", varve_operation_operand(op, tag)->type);
}

/* memref.transpose %memref (i, j) -> (j, i) {...} : type of %memref to result type.
 * linalg.transpose of 2019 and 2020 has only the type of %memref, which is also the result type. */

static bool has_result_type(const varve_operation_name *name) {
  return varve_slice_starts_with(name->text, VARVE_SLICE("memref."));
}

varve_status varve_parse_memref_transpose(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *map = NULL, *type = NULL;
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_parse_node(parser, varve_begin_bare_affine_map, &map));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("permutation"), map));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the memref", &type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  if (has_result_type(draft->name)) {
    VARVE_TRY(varve_parse_type_after(parser, "to", " and the type of the result", &type));
  }
  return varve_finish_with_result(parser, draft, type);
}

varve_status varve_print_memref_transpose(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  bool names_result = has_result_type(op->name);
  const varve_entity *map = varve_operation_attribute(op, VARVE_SLICE("permutation"));
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP ||
      (!names_result && varve_operation_operand(op, 0)->type != type))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, " "));
  VARVE_TRY(varve_print_entity_in(printer, (varve_print_child){map, VARVE_PRINT_BARE}));
  VARVE_TRY(varve_print_attributes_and_type(printer, op, VARVE_ELIDED("permutation"),
                                            varve_operation_operand(op, 0)->type));
  if (!names_result)
    return VARVE_STATUS_OK;
  return varve_print_type_after(printer, " to ", type);
}

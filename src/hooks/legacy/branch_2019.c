/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of branch operations of std, llvm and spv in 2019 and 2020: br ^a(%x : type),
 * cond_br %condition, ^a(...), ^b(...). The operands of a successor follow its name in the generic
 * form, too.
 * text/lex/legacy_grammar.h describes how the IR represents the operands of successors. */
#include "dialect/known/llvm_text.h"
#include "dialect/segments.h"
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

#define WEIGHTS VARVE_SLICE("branch_weights")

/* Parses ^name(%a, ... : type, ...) and resolves the operands. Sets *size to the number of
 * operands. */
static varve_status parse_target(varve_parser *parser, const varve_operation_draft *draft,
                                 int32_t *size) {
  size_t first = varve_draft_operand_count(parser, draft), first_type = parser->nodes.count;
  VARVE_TRY(varve_parse_successor_and_operands(parser));
  varve_operand_range range = varve_draft_operands_from(parser, draft, first);
  VARVE_TRY(varve_resolve_range(parser, draft, range, first_type));
  varve_vector_truncate(&parser->nodes, first_type);
  *size = (int32_t)range.count;
  return VARVE_STATUS_OK;
}

/* Adds the attribute operand_segment_sizes if any successor has operands. sizes[0] is the number of
 * operands that belong to no successor; sizes[i] is the number of operands of successor i - 1. */
static varve_status add_sizes(varve_parser *parser, const int32_t *sizes, size_t count) {
  bool has_any = false;
  for (size_t i = 1; i < count; i++)
    has_any = has_any || sizes[i] != 0;
  return has_any ? varve_add_operand_sizes(parser, sizes, count) : VARVE_STATUS_OK;
}

varve_status varve_parse_branch_2019(varve_parser *parser, varve_operation_draft *draft) {
  int32_t sizes[2] = {0, 0};
  VARVE_TRY(parse_target(parser, draft, &sizes[1]));
  VARVE_TRY(add_sizes(parser, sizes, 2));
  return varve_finish_with_attributes(parser, draft);
}

/* Parses the optional weights, [5, 10], after the condition of spv.BranchConditional. */
static varve_status parse_weights(varve_parser *parser) {
  size_t first = parser->nodes.count;
  const varve_entity *item = NULL;
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  for (int i = 0; i < 2; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the other weight"));
    VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i32, &item));
    VARVE_TRY(varve_push_node(parser, item));
  }
  VARVE_TRY(varve_add_array(parser, WEIGHTS, first));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the weights");
}

/* Sets *type to the type of the condition: i1, or in operations of llvm, the type of llvm that
 * contains the LLVM IR text "i1". */
static varve_status condition_type(varve_context *context, const varve_operation_name *name,
                                   const varve_entity **type) {
  *type = context->i1;
  return varve_slice_starts_with(name->text, VARVE_SLICE("llvm."))
             ? varve_llvm_text_type(context, VARVE_SLICE("i1"), type)
             : VARVE_STATUS_OK;
}

static bool has_weights(const varve_operation_name *name) {
  return varve_slice_starts_with(name->text, VARVE_SLICE("spv."));
}

varve_status varve_parse_cond_branch_2019(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  int32_t sizes[3] = {1, 0, 0};
  VARVE_TRY(condition_type(parser->context, draft->name, &type));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  if (has_weights(draft->name))
    VARVE_TRY(parse_weights(parser));
  for (int i = 1; i < 3; i++) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the block"));
    VARVE_TRY(parse_target(parser, draft, &sizes[i]));
  }
  VARVE_TRY(add_sizes(parser, sizes, 3));
  return varve_finish_with_attributes(parser, draft);
}

/* Finds the operands of each successor; the operation must have at most two successors. own: the
 * number of operands that belong to no successor. Returns UNSUPPORTED if operand_segment_sizes does
 * not fit the operands. */
static varve_status find_targets(const varve_operation *op, uint32_t own,
                                 varve_value_range ranges[2]) {
  const varve_entity *sizes = varve_operation_attribute(op, VARVE_SLICE("operand_segment_sizes"));
  uint32_t successors = varve_operation_successor_count(op), next = own;
  ranges[0] = ranges[1] = (varve_value_range){own, 0};
  if (sizes == NULL)
    return op->operand_count == own ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
  if (!varve_segments_are_sizes(sizes) || varve_segments_count(sizes) != 1 + successors ||
      varve_segments_at(sizes, 0) != (int32_t)own)
    return VARVE_STATUS_UNSUPPORTED;
  for (uint32_t i = 0; i < successors; i++) {
    int32_t size = varve_segments_at(sizes, i + 1);
    if (size < 0 || (uint32_t)size > op->operand_count - next)
      return VARVE_STATUS_UNSUPPORTED;
    ranges[i] = (varve_value_range){next, (uint32_t)size};
    next += (uint32_t)size;
  }
  return next == op->operand_count ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
}

static varve_status print_target(varve_printer *printer, const varve_operation *op, uint32_t index,
                                 varve_value_range range) {
  VARVE_PUT(printer, " ");
  VARVE_TRY(varve_print_successor(printer, varve_operation_successors(op)[index].block));
  if (range.count == 0)
    return VARVE_STATUS_OK;
  return varve_print_typed_operands_between(printer, "(", op, range, ")");
}

varve_status varve_print_branch_2019(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  varve_value_range ranges[2];
  if (varve_operation_successor_count(op) != 1)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(find_targets(op, 0, ranges));
  VARVE_TRY(print_target(printer, op, 0, ranges[0]));
  return varve_print_attr_dict(printer, op, VARVE_ELIDED("operand_segment_sizes"));
}

static varve_status print_weights(varve_printer *printer, const varve_operation *op) {
  const varve_entity *weights = varve_operation_attribute(op, WEIGHTS);
  if (weights == NULL)
    return VARVE_STATUS_OK;
  if (weights->kind != VARVE_KIND_ARRAY || weights->child_count != 2)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " [");
  for (uint32_t i = 0; i < 2; i++) {
    const varve_entity *weight = weights->children[i];
    if (weight->kind != VARVE_KIND_INTEGER || weight->children[0] != printer->context->i32)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_attribute_without_type(printer, weight));
  }
  return varve_put_char(printer, ']');
}

varve_status varve_print_cond_branch_2019(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided_names[] = {"operand_segment_sizes", "branch_weights"};
  const varve_operation *op = frame->op;
  const varve_entity *type = NULL;
  varve_value_range ranges[2];
  VARVE_TRY(condition_type(printer->context, op->name, &type));
  if (varve_operation_successor_count(op) != 2 || op->operand_count == 0 ||
      varve_operation_operand(op, 0)->type != type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(find_targets(op, 1, ranges));
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  if (has_weights(op->name))
    VARVE_TRY(print_weights(printer, op));
  for (uint32_t i = 0; i < 2; i++) {
    VARVE_PUT(printer, ",");
    VARVE_TRY(print_target(printer, op, i, ranges[i]));
  }
  return varve_print_attr_dict(printer, op,
                               (varve_elided){elided_names, has_weights(op->name) ? 2 : 1});
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of branch operations of std, llvm and spv in 2019 and 2020: br ^a(%x : type), and
 * with two successors cond_br %condition, ^a(...), ^b(...).
 * text/lex/legacy_grammar.h describes how the IR represents the operands of successors. */
#include "dialect/known/llvm_text.h"
#include "dialect/segments.h"
#include "hooks/hooks.h"
#include "hooks/shared/common_llvm.h"

#define WEIGHTS VARVE_SLICE("branch_weights")
enum { MOST_TARGETS = 2 };

/* Parses ^name(%a, ... : type, ...) and resolves the operands. */
static varve_status parse_target(varve_parser *parser, const varve_operation_draft *draft,
                                 int64_t *size) {
  size_t first = varve_draft_operand_count(parser, draft), first_type = parser->nodes.count;
  VARVE_TRY(varve_parse_successor_and_operands(parser));
  varve_operand_range range = varve_draft_operands_from(parser, draft, first);
  VARVE_TRY(varve_resolve_range(parser, draft, range, first_type));
  varve_vector_truncate(&parser->nodes, first_type);
  *size = (int64_t)range.count;
  return range.count <= VARVE_MAX_VALUES ? VARVE_STATUS_OK : VARVE_STATUS_LIMIT_EXCEEDED;
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
  return varve_find_property(name->definition, WEIGHTS) != NULL;
}

static varve_status parse_condition(varve_parser *parser, const varve_operation_draft *draft) {
  const varve_entity *type = NULL;
  VARVE_TRY(condition_type(parser->context, draft->name, &type));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, type));
  if (has_weights(draft->name))
    VARVE_TRY(parse_weights(parser));
  return varve_expect(parser, VARVE_TOKEN_COMMA, " and the block");
}

varve_status varve_parse_branch_2019(varve_parser *parser, varve_operation_draft *draft) {
  const uint32_t targets = draft->name->definition->record->successors.count;
  int64_t sizes[MOST_TARGETS] = {0, 0};
  if (targets == MOST_TARGETS)
    VARVE_TRY(parse_condition(parser, draft));
  for (uint32_t i = 0; i < targets && i < MOST_TARGETS; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the block"));
    VARVE_TRY(parse_target(parser, draft, &sizes[i]));
  }
  VARVE_TRY(varve_add_successor_sizes(parser, targets - 1, (varve_dims){sizes, targets}));
  return varve_finish_with_attributes(parser, draft);
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

static varve_status print_condition(varve_printer *printer, const varve_operation *op) {
  const varve_entity *type = NULL;
  VARVE_TRY(condition_type(printer->context, op->name, &type));
  if (op->operand_count == 0 || varve_operation_operand(op, 0)->type != type)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, " ", op, 0, ""));
  if (has_weights(op->name))
    VARVE_TRY(print_weights(printer, op));
  return varve_put(printer, VARVE_SLICE(","));
}

varve_status varve_print_branch_2019(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided_names[] = {"operand_segment_sizes", "branch_weights"};
  const varve_operation *op = frame->op;
  const varve_entity *sizes = varve_operation_attribute(op, VARVE_SLICE("operand_segment_sizes"));
  const uint32_t targets = varve_operation_successor_count(op), own = targets - 1;
  uint32_t next = own;
  if (targets != op->name->definition->record->successors.count ||
      (sizes != NULL &&
       (!varve_segments_are_sizes(sizes) || varve_segments_count(sizes) != 1 + targets ||
        varve_segments_at(sizes, 0) != (int32_t)own)))
    return VARVE_STATUS_UNSUPPORTED;
  if (targets == MOST_TARGETS)
    VARVE_TRY(print_condition(printer, op));
  for (uint32_t i = 0; i < targets; i++) {
    int32_t size = sizes == NULL ? 0 : varve_segments_at(sizes, i + 1);
    if (size < 0 || next > op->operand_count || (uint32_t)size > op->operand_count - next)
      return VARVE_STATUS_UNSUPPORTED;
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE(" ") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_successor_and_operands(printer, op, i,
                                                 (varve_value_range){next, (uint32_t)size}));
    next += (uint32_t)size;
  }
  if (next != op->operand_count)
    return VARVE_STATUS_UNSUPPORTED;
  return varve_print_attr_dict(printer, op,
                               (varve_elided){elided_names, has_weights(op->name) ? 2 : 1});
}
